/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * random-mirror.h: the same battle in a glass: left and right, or the two ends of the field and the
 * two sides, or both, are exchanged, and all must come out the same.
 */
#pragma once

#include "lw-battle.h"

typedef struct
{
  gboolean flip;     /* x -> width - x */
  gboolean exchange; /* y -> depth - y, and Red is Blue */
} Mirror;

/* Plays the record of @battle in the glass; aborts when the two differ after an order. */
void mirror_check (const LwBattle *battle, Mirror mirror);
