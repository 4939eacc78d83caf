/* A puzzle as text: a line for each row, a letter for each square, the same letter for the squares of one region. */
#ifndef REGIONS_H
#define REGIONS_H

#include "settings.h"

/* False for text that is none; then `message`, of NQ_MESSAGE_SIZE bytes, says what is wrong and where. */
bool regions_parse(const char *bytes, size_t len, struct regions *regions, char *message);

/* The puzzle that is there when no file brings one. */
void regions_sample(struct regions *regions);

#endif
