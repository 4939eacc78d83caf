#include <string.h>

#include "methods/meet_in_the_middle/kernel_portable.h"

#define FUNCTION nqi_join_portable
#include "methods/meet_in_the_middle/join_tmpl.c"
