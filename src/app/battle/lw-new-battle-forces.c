/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-forces.c: the forces of a new battle: presets, numbers, a draft's points; and the
 * coin and the dice of the opening: who lays the Country, who moves first, the chances of war.
 *
 * Coin and dice are the players' own affair until the battle begins, and are recorded then (R1, R2,
 * R8, R9, R86, R90); a change of what they were thrown for makes them void.
 */
#include "lw-new-battle-forces.h"

#include <glib/gi18n-lib.h>

#include "lw-draft-dialog.h"
#include "play/play.h"
#include "names/names.h"
#include "remarks/remarks.h"
#include "kit/kit.h"

LwForce
lw_new_battle_force (LwNewBattlePage *self, LwSide side)
{
  LwForce force = {
    gtk_spin_button_get_value_as_int (self->number[side][0]),
    gtk_spin_button_get_value_as_int (self->number[side][1]),
    gtk_spin_button_get_value_as_int (self->number[side][2]),
  };

  return force;
}

void
lw_new_battle_set_force (LwNewBattlePage *self, LwSide side, const LwForce *force)
{
  gtk_spin_button_set_value (self->number[side][0], force->infantry);
  gtk_spin_button_set_value (self->number[side][1], force->cavalry);
  gtk_spin_button_set_value (self->number[side][2], force->guns);
}

LwVariety
lw_new_battle_variety (LwNewBattlePage *self)
{
  return (LwVariety)gtk_drop_down_get_selected (self->variety);
}

static gboolean
is_draft (LwNewBattlePage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->preset);

  return chosen > 0 && chosen != GTK_INVALID_LIST_POSITION &&
         lw_force_preset (chosen - 1) != NULL &&
         g_str_has_prefix (lw_force_preset (chosen - 1)->nick, "draft-");
}

/* In a draft, the points of a hundred and fifty (R92). */
static void
show_total (LwNewBattlePage *self, LwSide side, const LwForce *force)
{
  g_autofree char *points = lw_points_format (lw_force_points (force));
  g_autofree char *most = lw_points_format (LW_DRAFT_POINTS);
  /* Translators: points spent, points there are: "115½ of 150". */
  g_autofree char *text = g_strdup_printf (_ ("%s of %s"), points, most);

  gtk_label_set_text (self->total[side], is_draft (self) ? text : points);
}

/* By the house rule the loser of the last battle of the war makes the Country (Q137). */
static void
show_maker (LwNewBattlePage *self, const LwHouseRules *rules)
{
  LwSide maker = LW_RED;
  gboolean known = self->war != NULL && lw_campaign_country_maker (self->war, rules, &maker);

  gtk_label_set_text (self->maker,
                      maker == LW_RED
                          ? _ ("Red lost the last battle: he makes the Country, and Blue chooses "
                               "his side (Q137).")
                          : _ ("Blue lost the last battle: he makes the Country, and Red chooses "
                               "his side (Q137)."));
  gtk_widget_set_visible (GTK_WIDGET (self->maker), known);
}

void
lw_new_battle_update (LwNewBattlePage *self)
{
  LwForce forces[LW_N_SIDES] = { lw_new_battle_force (self, LW_RED),
                                 lw_new_battle_force (self, LW_BLUE) };
  LwSide first = (LwSide)gtk_drop_down_get_selected (self->first);
  const char *advice;
  gboolean overdrawn = FALSE;
  LwHouseRules rules;
  guint side;

  /* While the page is being made. */
  if (self->total[LW_BLUE] == NULL)
    return;
  lw_rules_list_get (self->rules, &rules);
  show_maker (self, &rules);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      show_total (self, side, &forces[side]);
      overdrawn |= is_draft (self) && lw_force_points (&forces[side]) > LW_DRAFT_POINTS;
    }
  advice =
      overdrawn
          ? _ ("A draft has a hundred and fifty points to spend (R92).")
          : lw_force_words (lw_forces_advice (forces, lw_new_battle_variety (self), first, &rules));
  gtk_label_set_text (self->advice, advice == NULL ? "" : advice);
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin), !overdrawn &&
                                                          lw_force_men (&forces[LW_RED]) > 0 &&
                                                          lw_force_men (&forces[LW_BLUE]) > 0);
}

/* ---- coin and dice ---- */

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
      sums[side] = lw_chance_dice (&chance, self->dice_thrown[side]);
      lw_chances_of_war (&force, sums[side]);
      lw_new_battle_set_force (self, side, &force);
    }
  self->throwing = FALSE;
  self->thrown = TRUE;
  show_dice (self, sums);
}

static void
forget_dice (LwNewBattlePage *self)
{
  self->thrown = FALSE;
  lw_chance_view_clear (self->dice_view);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), FALSE);
}

/* ---- numbers and presets ---- */

/* Other numbers are other forces: the dice that were thrown for the old ones are forgotten. */
static void
number_changed_cb (LwNewBattlePage *self)
{
  if (!self->throwing)
    forget_dice (self);
  lw_new_battle_update (self);
}

static void
attach_label (GtkGrid *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
add_numbers (LwNewBattlePage *self, LwSide side)
{
  const char *names[2][3] = {
    { _ ("Red infantry"), _ ("Red cavalry"), _ ("Red guns") },
    { _ ("Blue infantry"), _ ("Blue cavalry"), _ ("Blue guns") },
  };
  const int most[3] = { LW_MOST_MEN, LW_MOST_MEN, LW_MOST_GUNS };
  guint i;

  for (i = 0; i < 3; i++)
    {
      GtkWidget *spin = gtk_spin_button_new_with_range (0, most[i], 1);

      lw_wheel_with_focus (spin);
      gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      names[side][i], -1);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (spin), 4);
      gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
      g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (number_changed_cb), self);
      gtk_grid_attach (self->forces, spin, 1 + i, 1 + side, 1, 1);
      self->number[side][i] = GTK_SPIN_BUTTON (spin);
    }
  self->total[side] = GTK_LABEL (gtk_label_new (NULL));
  gtk_grid_attach (self->forces, GTK_WIDGET (self->total[side]), 4, 1 + side, 1, 1);
}

void
lw_new_battle_add_forces (LwNewBattlePage *self)
{
  attach_label (self->forces, _ ("Infantry"), 1, 0, "dim");
  attach_label (self->forces, _ ("Cavalry"), 2, 0, "dim");
  attach_label (self->forces, _ ("Guns"), 3, 0, "dim");
  attach_label (self->forces, _ ("Points"), 4, 0, "dim");
  attach_label (self->forces, lw_side_name (LW_RED), 0, 1, "red-text");
  attach_label (self->forces, lw_side_name (LW_BLUE), 0, 2, "blue-text");
  add_numbers (self, LW_RED);
  add_numbers (self, LW_BLUE);
}

void
lw_new_battle_add_presets (LwNewBattlePage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint i;

  gtk_string_list_append (titles, _ ("As the scenario has it"));
  for (i = 0; lw_force_preset (i) != NULL; i++)
    gtk_string_list_append (titles, lw_force_title (lw_force_preset (i)));
  gtk_drop_down_set_model (self->preset, G_LIST_MODEL (titles));
}

void
lw_new_battle_preset_cb (LwNewBattlePage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->preset);
  guint side;

  if (self->chosen == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;
  for (side = 0; side < LW_N_SIDES; side++)
    lw_new_battle_set_force (self, side,
                             chosen == 0 ? &self->scenario->side[side].force
                                         : &lw_force_preset (chosen - 1)->force);
}

void
lw_new_battle_two_thirds_cb (LwNewBattlePage *self)
{
  LwSide attacker = (LwSide)gtk_drop_down_get_selected (self->first);
  LwForce force = lw_new_battle_force (self, attacker);
  LwHouseRules rules;

  lw_rules_list_get (self->rules, &rules);
  force = lw_force_defending (&force, rules.choice[LW_RULE_STRENGTH] == 1);
  lw_new_battle_set_force (self, LW_OTHER (attacker), &force);
}

static void
drafted_cb (const LwForce forces[LW_N_SIDES], gpointer data)
{
  lw_new_battle_set_force (data, LW_RED, &forces[LW_RED]);
  lw_new_battle_set_force (data, LW_BLUE, &forces[LW_BLUE]);
}

void
lw_new_battle_draft_cb (LwNewBattlePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  LwSide first = (LwSide)gtk_drop_down_get_selected (self->first);

  gtk_window_present (lw_draft_dialog_new (window, first, drafted_cb, self));
}
