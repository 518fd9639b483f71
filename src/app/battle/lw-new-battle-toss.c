/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-toss.c: the coin of the opening: who lays the Country, who moves first; and the
 * dice for the chances of war. All of them are the players' own affair until the battle begins,
 * and are recorded then (R1, R2, R8, R9, R86, R90).
 */
#include "lw-new-battle-page-private.h"

#include <glib/gi18n-lib.h>

static const char *
word_first (gboolean defensive, LwSide winner)
{
  if (defensive)
    return winner == LW_RED ? _ ("Heads: Red defends.") : _ ("Tails: Blue defends.");

  return winner == LW_RED ? _ ("Heads: Red moves first.") : _ ("Tails: Blue moves first.");
}

static LwSide
toss (LwChanceView *coin, GtkLabel *words)
{
  LwSide winner = (LwSide)g_random_int_range (0, LW_N_SIDES);

  lw_chance_view_show_coin (coin, winner == LW_RED);
  gtk_widget_set_visible (GTK_WIDGET (words), TRUE);
  return winner;
}

void
lw_new_battle_toss_first_cb (LwNewBattlePage *self)
{
  gboolean defensive = lw_new_battle_variety (self) == LW_VARIETY_DEFENSIVE;
  LwSide winner = toss (self->coin, self->toss_result);

  self->tossed_first = TRUE;
  gtk_drop_down_set_selected (self->first, defensive ? LW_OTHER (winner) : winner);
  gtk_label_set_text (self->toss_result, word_first (defensive, winner));
  /* Choosing by hand afterwards is no toss; this was one. */
  self->tossed_first = TRUE;
}

/* The other one chooses his side of the field (R2). */
void
lw_new_battle_toss_country_cb (LwNewBattlePage *self)
{
  self->country_winner = toss (self->coin, self->toss_result);
  self->tossed_country = TRUE;
  gtk_label_set_text (self->toss_result,
                      self->country_winner == LW_RED
                          ? _ ("Heads: Red lays the Country, and Blue chooses his side (R1, R2).")
                          : _ ("Tails: Blue lays the Country, and Red chooses his side (R1, R2)."));
}

void
lw_new_battle_forget_toss (LwNewBattlePage *self)
{
  self->tossed_first = FALSE;
  lw_chance_view_clear (self->coin);
  gtk_widget_set_visible (GTK_WIDGET (self->toss_result), FALSE);
}

/* A pair for one side's own twelve; @dice: how they lie. Returns: their sum */
static guint
throw_pair (LwChance *chance, guint dice[2])
{
  dice[0] = lw_chance_below (chance, 6) + 1;
  dice[1] = lw_chance_below (chance, 6) + 1;
  return dice[0] + dice[1];
}

static void
show_dice (LwNewBattlePage *self, const guint sums[LW_N_SIDES])
{
  g_autofree char *text = g_strdup_printf (
      _ ("Of twelve men each, Red takes %u and Blue takes %u (R90)."), sums[LW_RED], sums[LW_BLUE]);

  lw_chance_view_show_dice (self->dice_view, self->dice_thrown[LW_RED], self->dice_thrown[LW_BLUE]);
  gtk_label_set_text (self->dice, text);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), TRUE);
}

/* Each throws his own pair, for his own twelve; thrown again, it is for the same twelve (Q132). */
void
lw_new_battle_chances_cb (LwNewBattlePage *self)
{
  guint sums[LW_N_SIDES], side;
  LwChance chance;

  lw_chance_seed (&chance, ((guint64)g_random_int () << 32) | g_random_int ());
  self->throwing = TRUE;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      LwForce force = self->thrown ? self->before[side] : lw_new_battle_force (self, side);

      self->before[side] = force;
      sums[side] = throw_pair (&chance, self->dice_thrown[side]);
      lw_chances_of_war (&force, sums[side]);
      lw_new_battle_set_force (self, side, &force);
    }
  self->throwing = FALSE;
  self->thrown = TRUE;
  show_dice (self, sums);
}

void
lw_new_battle_forget_dice (LwNewBattlePage *self)
{
  self->thrown = FALSE;
  lw_chance_view_clear (self->dice_view);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
}
