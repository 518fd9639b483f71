/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-force-words.c: ready-made forces by name, and what is to be said of forces.
 */
#include "lw-force-words.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *nick;
  const char *title;
} titles[] = {
  { "hooks-farm", N_ ("Hook’s Farm: 48 infantry, 25 cavalry, 3 guns") },
  { "usual", N_ ("The usual force: 80 infantry, 50 cavalry, 4 guns") },
  { "skirmish", N_ ("A skirmish: 24 infantry, 12 cavalry, 1 gun") },
  { "small", N_ ("A small table: 12 infantry, 6 cavalry, 1 gun") },
  { "draft-mixed", N_ ("150 points, mixed: 60 infantry, 40 cavalry, 3 guns") },
  { "draft-boer", N_ ("150 points, mounted: 80 cavalry, 3 guns") },
  { "draft-guns", N_ ("150 points, foot and guns: 110 infantry, 4 guns") },
};

const char *
lw_force_title (const LwForcePreset *preset)
{
  g_return_val_if_fail (preset != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].nick, preset->nick))
      return _ (titles[i].title);
  g_return_val_if_reached (preset->nick);
}

const char *
lw_force_words (LwForceAdvice advice)
{
  switch (advice)
    {
    case LW_FORCE_SOUND:
      return NULL;
    case LW_FORCE_FEW_MEN:
      return _ ("With fewer than ten men a side there is hardly a battle.");
    case LW_FORCE_NO_GUN:
      return _ ("Without a gun nothing drives men from their cover.");
    case LW_FORCE_NO_CREWS:
      return _ ("There are not four men to each gun, so some guns will never be in action.");
    case LW_FORCE_MANY_GUNS:
      return _ ("There are many guns for so few men: twenty to twenty-five infantry and twelve to "
                "fifteen cavalry to each gun make the best game.");
    case LW_FORCE_FEW_GUNS:
      return _ ("There are few guns for so many men: twenty to twenty-five infantry and twelve to "
                "fifteen cavalry to each gun make the best game.");
    case LW_FORCE_UNEQUAL:
      return _ ("The forces are not equal; let both players agree to it (R89).");
    case LW_FORCE_DEFENDER_STRONG:
      return _ ("The defender is more than two-thirds as strong as the attacker (R84).");
    case LW_FORCE_DEFENDER_WEAK:
      return _ ("The defender is less than two-thirds as strong as the attacker (R84).");
    case LW_FORCE_TOO_MANY:
      return _ ("Above a hundred men and three guns a player, it is better to add players than "
                "time (R95).");
    }

  g_return_val_if_reached (NULL);
}
