/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chance.h: the one source of chance: splitmix64, whose whole state is one saved number.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 state;
} LwChance;

void    lw_chance_seed  (LwChance *chance, guint64 seed);
guint64 lw_chance_next  (LwChance *chance);

/* A whole number from 0 to @n - 1, without bias; @n > 0. */
guint32 lw_chance_below (LwChance *chance, guint32 n);

/* A pair of dice: how they lie, each from 1 to 6. Returns: their sum. */
guint   lw_chance_dice  (LwChance *chance, guint dice[2]);

/*
 * lw_chance_gauss: a bell-shaped whole number: the sum of twelve 16-bit draws less 393210, so that
 * 65536 is one standard deviation, symmetric, never beyond 6 of them.
 */
gint32  lw_chance_gauss (LwChance *chance);

G_END_DECLS
