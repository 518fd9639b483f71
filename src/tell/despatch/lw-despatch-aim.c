/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-aim.c: where the Blow at the Rear and the Defensive Game stand, in a sentence.
 */
#include "lw-despatch.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

static char *
word_retreat (const LwBattle *battle)
{
  g_autofree char *moves = lw_word_number (battle->retreat_moves);
  gulong n = battle->retreat_moves;

  if (battle->striker == LW_RED)
    return g_strdup_printf (ngettext ("Blue has %s move left to retreat over his back line.",
                                      "Blue has %s moves left to retreat over his back line.", n),
                            moves);

  return g_strdup_printf (ngettext ("Red has %s move left to retreat over his back line.",
                                    "Red has %s moves left to retreat over his back line.", n),
                          moves);
}

/* "12½ points", or "9 men" by the house rule. */
static char *
word_strength (const LwBattle *battle, gint strength)
{
  g_autofree char *points = NULL;

  if (battle->rules.choice[LW_RULE_STRENGTH] == 1)
    return g_strdup_printf (ngettext ("%d man", "%d men", (gulong)strength), strength);

  points = lw_points_format (strength);
  /* Translators: points, a half among them: "12½ points". */
  return g_strdup_printf (ngettext ("%s point", "%s points", strength == 2 ? 1 : 2), points);
}

static char *
word_attack (const LwBattle *battle)
{
  gint original = lw_attack_original (battle);
  g_autofree char *there = word_strength (battle, lw_attack_strength (battle, TRUE));
  g_autofree char *left = word_strength (battle, lw_attack_strength (battle, FALSE));
  g_autofree char *need =
      word_strength (battle, (original + LW_ARRIVING_PART - 1) / LW_ARRIVING_PART);

  /* Translators: strengths: what is needed, what is there, what is left: "29 points". */
  return g_strdup_printf (
      battle->first == LW_RED
          ? _ ("Red attacks: he needs %s on Blue’s back line, has %s there, and "
               "has %s left.")
          : _ ("Blue attacks: he needs %s on Red’s back line, has %s there, and "
               "has %s left."),
      need, there, left);
}

char *
lw_despatch_aim (const LwBattle *battle)
{
  g_return_val_if_fail (battle != NULL, NULL);

  if (battle->variety == LW_VARIETY_BLOW && battle->blow_struck)
    return word_retreat (battle);
  if (battle->variety == LW_VARIETY_DEFENSIVE)
    return word_attack (battle);

  return NULL;
}
