#include <nqueens/status.h>

const char *nq_strerror(nq_status status) {
    switch (status) {
    case NQ_OK: return "success";
    case NQ_DONE: return "every solution has been delivered";
    case NQ_PAUSED: return "a limit was met";
    case NQ_STOPPED: return "stopped by a callback";
    case NQ_CANCELLED: return "cancelled";
    case NQ_EXHAUSTED: return "this method has nothing more to give";
    case NQ_E_ARG: return "invalid argument";
    case NQ_E_STATE: return "not possible in this state";
    case NQ_E_NOMEM: return "out of memory";
    case NQ_E_RANGE: return "too large";
    case NQ_E_UNSUPPORTED: return "not supported by this method or build";
    case NQ_E_CONFLICT: return "the squares contradict each other or the rules";
    case NQ_E_FORMAT: return "malformed input";
    case NQ_E_SPACE: return "the buffer is too small";
    default: return "unknown status";
    }
}
