/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-check.h: what must be true of every battle after every order, whatever was ordered.
 */
#pragma once

#include "lw-battle.h"

typedef struct
{
  guint n_men;
  LwMan *before;   /* as they were after the last order */
  LwPoint *from;   /* where each man's move is measured from, by this watcher's own book */
  LwLength *aside; /* how far hands have moved him aside at guns, this move (Q9) */
  gboolean has_book;       /* since the last Go */
  gboolean changed_hands; /* has any gun ever? */
} Watch;

void watch_init  (Watch *watch, const LwBattle *battle);
void watch_clear (Watch *watch);

/* The order that was last played is @order; aborts with a sentence when anything is amiss. */
void watch_order (Watch *watch, const LwBattle *battle, const LwOrder *order);
