/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hurry.c: how hasty a shot is, for the time that is left for it.
 */
#include "lw-hurry.h"

#define EASY_MS 15000
#define HASTY_MS 3000
#define LEAST 100
#define MOST 300

guint
lw_hurry (gint64 left, guint shots)
{
  gint64 each = left / MAX (LW_SHOTS_PER_MOVE - (gint)shots, 1);

  if (left < 0 || each >= EASY_MS)
    return LEAST;
  if (each <= HASTY_MS)
    return MOST;

  return (guint)(LEAST + (MOST - LEAST) * (EASY_MS - each) / (EASY_MS - HASTY_MS));
}
