/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-state.c: what all parts of a half move ask of the script.
 */
#include "lw-script-state.h"

void
lw_script_look (LwScript *script, const LwBattle *trial)
{
  lw_outlook_free (script->outlook);
  script->outlook = lw_outlook_new (trial, script->side, script->means.terrain,
                                    script->means.sighting, &script->manner.weights);
}

gboolean
lw_script_forgets (LwScript *script)
{
  return script->manner.forgets > 0 &&
         lw_chance_below (&script->chance, 100) < script->manner.forgets;
}
