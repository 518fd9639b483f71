/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * shot-test.h: what one shot did, beside what another did.
 */
#pragma once

#include "lw-flight.h"

/* Part by part: what the compiler leaves between the parts of an event is anything. */
static inline void
assert_same_events (const LwFlight *one, const LwFlight *two)
{
  guint i;

  g_assert_cmpuint (one->events->len, ==, two->events->len);
  for (i = 0; i < one->events->len; i++)
    {
      LwShotEvent a = g_array_index (one->events, LwShotEvent, i);
      LwShotEvent b = g_array_index (two->events, LwShotEvent, i);

      g_assert_cmpint (a.kind, ==, b.kind);
      g_assert_cmpint (a.man, ==, b.man);
    }
}
