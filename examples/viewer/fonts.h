/* The font that fontconfig proposes for the window's texts. */
#ifndef FONTS_H
#define FONTS_H

/* The path of a font file with Latin and Cyrillic letters, to be freed; NULL when there is none. */
char *font_find(void);

#endif
