/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-posting.h: an army put down by a plan that varies with its seed (R13, R15, R87, R88).
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* Where the horse that guards no gun is put. */
typedef enum
{
  LW_HORSE_LEFT,
  LW_HORSE_RIGHT,
  LW_HORSE_BOTH,
  LW_HORSE_CENTRE,
  LW_N_HORSE
} LwHorse;

typedef struct
{
  gint lean;       /* of the guns along the line, hundredths of its half: below 0 to the left */
  guint spread;    /* how far apart they are, per cent of even distances */
  guint forward;   /* per cent of the depth in which an army may be put down */
  LwHorse horse;
  gboolean horse_guards; /* four of a gun's guards are mounted, so that it goes two feet */
} LwPosting;

/* The n-th way for a seed: the even line first, then others. */
LwPosting  lw_posting_draw   (guint64 seed, guint n);

/*
 * lw_posting_orders: puts down on @trial, and returns the orders that did so, all of @side that is
 * still in the box. What finds no room stays in it. (transfer full) (element-type LwOrder)
 */
GPtrArray *lw_posting_orders (LwBattle *trial, LwSide side, const LwPosting *posting);

/* So far before its muzzle no man of a gun's own side is put. */
#define LW_POSTING_LANE (3 * LW_FOOT)

/*
 * lw_posting_rest: whatever of an army is still in the box, as a good player would put it down
 * beside what stands there already: guns with their lanes free, every gun with its guards, horse on
 * the flank with more cover, foot along the line, a reserve. Played on @trial. (transfer full): the
 * orders.
 */
GPtrArray *lw_posting_rest   (LwBattle *trial, LwSide side);

G_END_DECLS
