/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settle-panel.c: after the move: trail men, melees, prisoners and guns, one after the other.
 */
#include "lw-settle-panel.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "play/play.h"
#include "kit/kit.h"
#include "guns/guns.h"

struct _LwSettlePanel
{
  GtkBox parent_instance;

  LwHand *hand;
  GtkLabel *heading;
  GtkBox *steps;
};

G_DEFINE_FINAL_TYPE (LwSettlePanel, lw_settle_panel, GTK_TYPE_BOX)

static GtkWidget *
append_step (LwSettlePanel *self, const char *title, LwStepState state, const char *subtitle)
{
  GtkWidget *step = lw_step_new (title);

  lw_step_set (LW_STEP (step), state, subtitle);
  gtk_box_append (self->steps, step);
  return step;
}

static void
append_act (LwSettlePanel *self, const char *label, const char *action, int target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (target >= 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", target);
  gtk_widget_set_margin_start (button, 30);
  gtk_box_append (self->steps, button);
}

/* Others than the nearest: taken up on the map or in the roster. */
static void
append_chosen (LwSettlePanel *self, LwRef gun)
{
  guint n = lw_hand_men (self->hand)->len;
  g_autofree char *label =
      g_strdup_printf (ngettext ("Send the %u man in hand", "Send the %u men in hand", n), n);

  if (n > 0 && n <= LW_TRAIL_MEN)
    append_act (self, label, "battle.trail-chosen", gun);
}

/* Fewer suffice where nobody is left to come (Q30), and that is said. */
static void
append_short (LwSettlePanel *self, const LwBattle *battle, LwRef gun)
{
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (lw_trail_short (battle, gun) == 0)
    return;
  name = lw_despatch_gun (battle, gun);
  label = g_strdup_printf (_ ("Too few men at the trail: %s"), name);
  append_step (self, label, LW_STEP_DONE,
               _ ("Nobody else can come to it, and fewer suffice (Q30)."));
}

static guint
append_trails (LwSettlePanel *self, const LwBattle *battle)
{
  guint owed = 0;
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      g_autofree char *name = NULL;
      g_autofree char *label = NULL;

      if (battle->guns[gun].shots == 0 || lw_trail_owed (battle, gun) == 0)
        {
          append_short (self, battle, gun);
          continue;
        }
      owed++;
      name = lw_despatch_gun (battle, gun);
      label = g_strdup_printf (_ ("Two men to the trail: %s"), name);
      append_step (self, label, LW_STEP_OWED, _ ("It fired, and its trail is bare (R41, R42)."));
      append_act (self, _ ("Send the nearest who can come"), "battle.trail", gun);
      append_chosen (self, gun);
    }
  if (owed == 0)
    append_step (self, _ ("Two men at each trail"), LW_STEP_DONE, NULL);
  return owed;
}

static char *
melee_line (const LwMelee *melee)
{
  guint red = melee->men[LW_RED]->len, blue = melee->men[LW_BLUE]->len;

  if (melee->equal)
    return g_strdup_printf (_ ("%u Red against %u Blue: equal, all die"), red, blue);
  if (melee->isolated)
    return g_strdup_printf (melee->inferior == LW_RED ? _ ("%u Red, isolated, against %u Blue")
                                                      : _ ("%u Red against %u Blue, isolated"),
                            red, blue);
  return g_strdup_printf (melee->inferior == LW_RED ? _ ("%u Red, supported, against %u Blue")
                                                    : _ ("%u Red against %u Blue, supported"),
                          red, blue);
}

static guint
append_melees (LwSettlePanel *self, const LwBattle *battle)
{
  guint i, owed = 0;

  for (i = 0; i < battle->melees->len; i++)
    {
      const LwMelee *melee = g_ptr_array_index (battle->melees, i);
      g_autofree char *title = g_strdup_printf (_ ("Melee %u"), i + 1);
      g_autofree char *line = melee_line (melee);

      append_step (self, title, melee->settled ? LW_STEP_DONE : LW_STEP_OWED, line);
      if (melee->settled)
        continue;
      owed++;
      append_act (self, _ ("Settle this melee"), "battle.melee", (int)i);
    }
  if (battle->melees->len == 0)
    append_step (self, _ ("Melees"), LW_STEP_DONE, _ ("no man is in contact"));
  return owed;
}

/* What would come of settling it now, tried on a copy: captures, freed men, the end. */
static char *
foresee (const LwBattle *battle)
{
  g_autoptr (LwBattle) trial = lw_battle_copy (battle);
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, battle->mover);
  g_autoptr (GPtrArray) sentences = NULL;

  if (!lw_play (trial, settle, NULL))
    return NULL;
  sentences = lw_despatch_events (trial, trial->record->len);
  if (sentences->len == 0)
    return g_strdup (_ ("Nothing changes hands."));
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv ("\n", (char **)sentences->pdata);
}

static void
append_last (LwSettlePanel *self, const LwBattle *battle, gboolean can)
{
  GtkWidget *button;
  g_autofree char *outcome = can ? foresee (battle) : NULL;

  append_step (self, _ ("Prisoners, guns and the score"), can ? LW_STEP_OWED : LW_STEP_OPEN,
               outcome != NULL ? outcome : _ ("counted when the rest is settled"));
  button = gtk_button_new_with_mnemonic (_ ("_The move is settled"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "battle.settle");
  gtk_widget_set_tooltip_text (button, _ ("Hand over to the other player"));
  lw_keys_tips (button);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "big");
  gtk_widget_set_sensitive (button, can);
  gtk_box_append (self->steps, button);
}

static void
update (LwSettlePanel *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  GtkWidget *child;
  guint owed;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->steps))) != NULL)
    gtk_box_remove (self->steps, child);
  if (battle->phase != LW_PHASE_SETTLING)
    return;
  gtk_label_set_text (self->heading,
                      battle->mover == LW_RED ? _ ("After Red’s move") : _ ("After Blue’s move"));
  owed = append_trails (self, battle);
  if (owed == 0)
    owed = append_melees (self, battle);
  append_last (self, battle, owed == 0);
}

/* Only the trails depend on it. */
static void
hand_changed_cb (LwSettlePanel *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  LwRef gun;

  for (gun = 0; battle->phase == LW_PHASE_SETTLING && gun < (LwRef)battle->n_guns; gun++)
    if (lw_trail_owed (battle, gun) > 0)
      {
        update (self);
        return;
      }
}

static void
lw_settle_panel_dispose (GObject *object)
{
  g_clear_object (&LW_SETTLE_PANEL (object)->hand);
  G_OBJECT_CLASS (lw_settle_panel_parent_class)->dispose (object);
}

static void
lw_settle_panel_class_init (LwSettlePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_settle_panel_dispose;
}

static void
lw_settle_panel_init (LwSettlePanel *self)
{
  GtkWidget *note = gtk_label_new (_ ("The clock is stopped while a move is settled (R23)."));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->heading = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->heading, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->heading), "panel-title");
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 38);
  gtk_widget_add_css_class (note, "dim");
  self->steps = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), note);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->steps));
}

GtkWidget *
lw_settle_panel_new (LwHand *hand)
{
  LwSettlePanel *self = g_object_new (LW_TYPE_SETTLE_PANEL, NULL);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_hand_session (hand), "played", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
