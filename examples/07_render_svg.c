/* A picture of a solution, as an SVG image: on stdout, or in the file that is named.
 *
 * Every function that writes text is asked twice: with NULL for the size, then with a buffer of that size. */
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>

static char *picture(uint32_t n, const nq_square *queens, size_t count) {
    size_t size = 0;
    if (nq_render(n, queens, count, NQ_FORMAT_SVG, NULL, &size) != NQ_OK) return NULL;
    char *text = malloc(size);
    if (text != NULL && nq_render(n, queens, count, NQ_FORMAT_SVG, text, &size) != NQ_OK) {
        free(text);
        return NULL;
    }
    return text;
}

int main(int argc, char **argv) {
    enum { N = 6 };
    nq_square queens[N];
    if (nq_find(N, queens) != NQ_OK) return 1;

    char *text = picture(N, queens, N);
    if (text == NULL) return 1;

    FILE *file = argc > 1 ? fopen(argv[1], "w") : stdout;
    if (file == NULL) {
        perror(argv[1]);
        free(text);
        return 1;
    }
    int failed = fputs(text, file) == EOF;
    failed |= fclose(file) == EOF; /* a full disk is often noticed only here */
    free(text);
    return failed;
}
