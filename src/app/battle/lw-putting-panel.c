/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-panel.c: companies in the box, formations, a disposition to start from, and "ready".
 */
#include "lw-putting-panel.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

/* Men in a company, unless the player wants more or fewer. */
#define COMPANY 12

struct _LwPuttingPanel
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *heading;
  GtkLabel *hint;
  GtkLabel *infantry_in_box;
  GtkLabel *cavalry_in_box;
  GtkLabel *guns_in_box;
  GtkSpinButton *company;
  GtkButton *take_infantry;
  GtkButton *take_cavalry;
  GtkButton *take_gun;
  GtkButton *suggest;
  GtkButton *ready;
  GtkLabel *owed;

  LwHand *hand;
};

G_DEFINE_FINAL_TYPE (LwPuttingPanel, lw_putting_panel, GTK_TYPE_BOX)

static guint
guns_in_box (const LwBattle *battle, LwSide side)
{
  guint i, n = 0;

  for (i = 0; i < battle->n_guns; i++)
    n += battle->guns[i].owner == side && !battle->guns[i].placed ? 1 : 0;
  return n;
}

static void
show_number (GtkLabel *label, GtkButton *button, guint n)
{
  g_autofree char *text = g_strdup_printf (_ ("%u in the box"), n);

  gtk_label_set_text (label, text);
  gtk_widget_set_sensitive (GTK_WIDGET (button), n > 0);
}

static const char *
word_heading (const LwBattle *battle, LwSide side)
{
  if (battle->variety != LW_VARIETY_DEFENSIVE)
    return side == LW_RED ? _ ("Red puts down") : _ ("Blue puts down");
  /* The attacker is First Player (R88). */
  if (side == battle->first)
    return side == LW_RED ? _ ("Red puts down to attack") : _ ("Blue puts down to attack");

  return side == LW_RED ? _ ("Red puts down to defend") : _ ("Blue puts down to defend");
}

static const char *
word_hint (const LwBattle *battle, LwSide side)
{
  if (battle->variety != LW_VARIETY_DEFENSIVE)
    return _ ("Take a company out of the box and set it down by your back line. There is no hurry "
              "(R12).");
  if (side == battle->first)
    return _ ("Take a company out of the box and set it down up to a move from your back line "
              "(R88). There is no hurry (R12).");

  return _ ("Take a company out of the box and set it down anywhere on your side, but not within a "
            "move of the middle line (R87). There is no hurry (R12).");
}

/* Nothing is shown of a side that is not in hand. */
static void
update (LwPuttingPanel *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwBattle *battle = lw_session_battle (session);
  guint foot = 0, horse = 0, guns = 0;
  LwSide side;
  gboolean has_hand = battle->curtain_used ? lw_session_hand (session, &side) : TRUE;

  if (battle->phase != LW_PHASE_PUTTING_DOWN)
    return;
  if (!battle->curtain_used)
    side = battle->mover;
  if (has_hand)
    {
      foot = lw_battle_count (battle, side, LW_INFANTRY, LW_MAN_IN_BOX);
      horse = lw_battle_count (battle, side, LW_CAVALRY, LW_MAN_IN_BOX);
      guns = guns_in_box (battle, side);
    }
  gtk_label_set_text (self->heading, has_hand ? word_heading (battle, side) : "");
  gtk_label_set_text (self->hint, word_hint (battle, has_hand ? side : battle->first));
  show_number (self->infantry_in_box, self->take_infantry, foot);
  show_number (self->cavalry_in_box, self->take_cavalry, horse);
  show_number (self->guns_in_box, self->take_gun, guns);
  gtk_widget_set_sensitive (GTK_WIDGET (self->suggest), foot + horse + guns > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->owed), foot + horse + guns > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->ready), has_hand && foot + horse + guns == 0);
}

/* The next player finds nothing of how the other parcelled his army out. */
static void
viewer_changed_cb (LwPuttingPanel *self)
{
  gtk_spin_button_set_value (self->company, COMPANY);
  update (self);
}

static void
infantry_taken_cb (LwPuttingPanel *self)
{
  lw_hand_take_from_box (self->hand, LW_INFANTRY, gtk_spin_button_get_value_as_int (self->company));
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-map", NULL);
}

static void
cavalry_taken_cb (LwPuttingPanel *self)
{
  lw_hand_take_from_box (self->hand, LW_CAVALRY, gtk_spin_button_get_value_as_int (self->company));
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-map", NULL);
}

static void
gun_taken_cb (LwPuttingPanel *self)
{
  lw_hand_take_gun_from_box (self->hand);
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-map", NULL);
}

static void
lw_putting_panel_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_PUTTING_PANEL (object)->hand);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_PUTTING_PANEL);
  G_OBJECT_CLASS (lw_putting_panel_parent_class)->dispose (object);
}

static void
lw_putting_panel_class_init (LwPuttingPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_putting_panel_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-putting-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, infantry_in_box);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, cavalry_in_box);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, guns_in_box);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, company);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, take_infantry);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, take_cavalry);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, take_gun);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, suggest);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, ready);
  gtk_widget_class_bind_template_child (widget_class, LwPuttingPanel, owed);
  gtk_widget_class_bind_template_callback (widget_class, infantry_taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, cavalry_taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, gun_taken_cb);
}

static void
lw_putting_panel_init (LwPuttingPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_wheel_with_focus (GTK_WIDGET (self->company));
  gtk_spin_button_set_value (self->company, COMPANY);
}

GtkWidget *
lw_putting_panel_new (LwHand *hand)
{
  LwPuttingPanel *self = g_object_new (LW_TYPE_PUTTING_PANEL, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (session, "played", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
