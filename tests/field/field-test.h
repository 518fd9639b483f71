/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * field-test.h: seeded numbers for the tests of the field, which knows nothing of chance.
 */
#pragma once

#include "lw-shape.h"

/* xorshift: the same sequence on every machine. */
static inline guint32
draw_number (guint32 *seed)
{
  *seed ^= *seed << 13;
  *seed ^= *seed >> 17;
  *seed ^= *seed << 5;
  return *seed;
}

/* A whole number from @low to @high, both included. */
static inline gint32
draw_between (guint32 *seed, gint32 low, gint32 high)
{
  return low + (gint32) (draw_number (seed) % (guint32) (high - low + 1));
}

static inline LwPoint
draw_point (guint32 *seed, LwLength low, LwLength high)
{
  LwLength x = draw_between (seed, low, high);

  return (LwPoint){ x, draw_between (seed, low, high) };
}
