/* Help, for the tool and for each command. */
#ifndef HELP_H
#define HELP_H

#include "options.h"

#include <stdio.h>

void help_tool(FILE *stream);
void help_command(const struct options *options, FILE *stream);

#endif
