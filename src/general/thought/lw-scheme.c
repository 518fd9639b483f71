/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scheme.c: what a half move can be told beyond the rule of thumb.
 */
#include "lw-scheme.h"

void
lw_scheme_clear (LwScheme *plan)
{
  g_clear_pointer (&plan->stances, g_array_unref);
}

void
lw_scheme_copy (LwScheme *to, const LwScheme *from)
{
  lw_scheme_clear (to);
  *to = *from;
  to->stances = from->stances == NULL ? NULL : g_array_copy (from->stances);
}

void
lw_scheme_fill (LwScheme *plan, guint n, LwStance stance)
{
  lw_scheme_clear (plan);
  plan->stances = g_array_new (FALSE, FALSE, sizeof (LwStance));
  for (guint i = 0; i < n; i++)
    g_array_append_val (plan->stances, stance);
}

void
lw_scheme_tell (const LwScheme *plan, LwScript *script)
{
  lw_script_guns (script, plan->guns);
  lw_script_charges (script, plan->charges);
  if (plan->stances != NULL)
    lw_script_stances (script, plan->stances);
}
