/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shot.c: from touches and falls, in order, to the dead (R48-R51, Q52-Q55).
 */
#include "lw-shot.h"

static gboolean
holds (const GArray *men, guint from, LwRef man)
{
  for (guint i = from; i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;

  return FALSE;
}

void
lw_shot_dead (const LwShotEvent *events, guint n_events, GArray *dead)
{
  guint first;

  g_return_if_fail (events != NULL || n_events == 0);
  g_return_if_fail (dead != NULL);

  first = dead->len;
  for (guint i = 0; i < n_events; i++)
    {
      LwRef man = events[i].man;

      if (holds (dead, first, man))
        continue;
      /* A touch alone kills only while this shot has killed nobody (R49, R50). */
      if (events[i].kind == LW_SHOT_OVERSET || dead->len == first)
        g_array_append_val (dead, man);
    }
}
