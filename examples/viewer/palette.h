/* The colours, 0xAARRGGBB. Whatever a colour says, a shape or a shade says too, for those who print in grey. */
#ifndef PALETTE_H
#define PALETTE_H

#define WHITE 0xffffffffu
#define INK 0xff16202eu           /* text on light ground */
#define FAINT 0xff66758au         /* labels */
#define NAVY 0xff1d2f52u          /* a queen's disc */
#define IVORY 0xfffff1cau         /* a queen's crown */
#define GOLD 0xfff2c14eu          /* a queen that a file requires */
#define GROUND 0xfff4f6f9u        /* the window */
#define PANEL 0xffe3e8efu         /* the panel */
#define BUTTON_FACE 0xffffffffu   /* a button */
#define BUTTON_EDGE 0xffaab6c5u   /* its edge */
#define BUTTON_DOWN 0xffc9d8ebu   /* while it is pressed */
#define BAR 0xff24344du           /* the status line */
#define BAR_TEXT 0xfff4f6f9u      /* what it says */
#define SQUARE_LIGHT 0xffeaf1f8u  /* squares of the board */
#define SQUARE_BLUE 0xff86aed3u   /* the others */
#define FRAME 0xff3c5069u         /* around the board, and between regions */
#define GRID 0x283c5069u          /* between the squares of a region */
#define CONFLICT 0xffc62828u      /* what attacks and is attacked */
#define CONFLICT_DARK 0xff6d0f0fu /* and its edge */
#define HEAT 0xffe2571eu          /* squares that many queens attack, in repair */
#define COVERED 0xff17635au       /* squares that many queens cover */
#define LINES 0x70ff9800u         /* attack lines */
#define LAST 0xffffb300u          /* the square of the last event */
#define GHOST 0xb01d2f52u         /* a queen just taken back */
#define GHOST_BODY 0x38ffffffu
#define VEIL 0xe81b2738u /* behind the help */

#endif
