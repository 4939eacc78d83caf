#include <nqueens/version.h>

#define TEXT(x) #x
#define DOTTED(major, minor, patch) TEXT(major) "." TEXT(minor) "." TEXT(patch)

uint32_t nq_version(void) {
    return NQ_VERSION;
}

const char *nq_version_string(void) {
    return DOTTED(NQ_VERSION_MAJOR, NQ_VERSION_MINOR, NQ_VERSION_PATCH);
}
