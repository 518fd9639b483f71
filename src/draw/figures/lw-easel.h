/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-easel.h: what toy soldiers are painted on.
 *
 * While an easel stands, one user unit is an inch and the figure looks along x.
 */
#pragma once

#include "ink/ink.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_t *cr;
  double inch;      /* pixels to the inch as drawn */
  double hair;      /* a pixel, in inches */
  double turn;      /* clockwise on the paper */
} LwEasel;

void lw_easel_raise  (LwEasel *easel, cairo_t *cr, LwAngle facing, double inch);
void lw_easel_strike (LwEasel *easel);

/* The paper's shift (x, y) in the figure's own directions. */
void lw_easel_shift  (const LwEasel *easel, double x, double y, double *along, double *across);
void lw_easel_width  (const LwEasel *easel, double inches, double pixels);
void lw_easel_fill   (const LwEasel *easel, const LwColour *colour, double alpha);
void lw_easel_stroke (const LwEasel *easel, const LwColour *colour, double alpha);
void lw_easel_oval   (const LwEasel *easel, double x, double y, double rx, double ry);

/* The outline of a base: Red's is round at both ends, Blue's is cut flat in front. */
void lw_easel_base   (const LwEasel *easel, LwSide side, double half, double radius, double grow);

G_END_DECLS
