/* popt ends the process with exit code 1 when it finds no memory. While it is guarded, that becomes CODE_BAD. */
#ifndef POPT_GUARD_H
#define POPT_GUARD_H

void popt_guard_begin(void);
void popt_guard_end(void);

#endif
