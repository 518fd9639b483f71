/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-weights.h: what a General cares about, per cent of an even temper.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint progress; /* an inch nearer to the enemy */
  gint exposure; /* to his guns */
  gint risk;     /* of being charged with nobody near */
  gint charge;   /* what a charge must bring before it is made */
  gint fire;     /* how much better a place must be before a gun is hauled there */
  gint seen;     /* by an enemy gun, for a gun that is hauled */
  gint bold;     /* how much bolder he grows from move to move */
} LwWeights;

G_END_DECLS
