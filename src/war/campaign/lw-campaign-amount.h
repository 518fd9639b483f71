/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-amount.h: numbers as players write them: whole men, and points with halves.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  LW_AMOUNT_RIGHT,
  LW_AMOUNT_EMPTY,
  LW_AMOUNT_NO_NUMBER,  /* letters, two numbers, ... */
  LW_AMOUNT_NEGATIVE,
  LW_AMOUNT_PART,       /* a part of a man, or of half a point */
  LW_AMOUNT_TOO_LARGE
} LwAmount;

/* A whole number from 0 to @most, in any script's digits, with blanks round it. */
LwAmount lw_count_parse  (const char *text, guint most, guint *count);

/* Points: 12, 12½, ½, 12 1/2, 1/2, 12.5, 12,5 - in half-points, from 0 to @most. */
LwAmount lw_points_parse (const char *text, gint most, gint *half_points);

G_END_DECLS
