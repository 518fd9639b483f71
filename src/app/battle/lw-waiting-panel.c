/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-waiting-panel.c: between two moves: who is next, the interval, "Go" (R19, R22).
 */
#include "lw-waiting-panel.h"

#include <glib/gi18n-lib.h>

#include "lw-clock-face.h"
#include "despatch/despatch.h"
#include "play/play.h"
#include "kit/kit.h"
#include "names/names.h"

struct _LwWaitingPanel
{
  GtkBox parent_instance;

  LwHand *hand;
  LwClockFace *clock;
  GtkLabel *heading;
  GtkLabel *advice;
  GtkLabel *aim;
  GtkLabel *interval;
  GtkButton *go;
  GtkWidget *last;
};

G_DEFINE_FINAL_TYPE (LwWaitingPanel, lw_waiting_panel, GTK_TYPE_BOX)

static void
update_interval (LwWaitingPanel *self)
{
  LwSession *session = lw_hand_session (self->hand);
  gint64 left = lw_move_clock_interval_left (lw_session_clock (session));
  g_autofree char *clock = lw_caption_clock (left);
  g_autofree char *text = g_strdup_printf (_ ("Interval: %s left to tidy the Country."), clock);

  gtk_label_set_text (self->interval, text);
  gtk_widget_set_visible (GTK_WIDGET (self->interval), left > 0);
}

static void
update (LwWaitingPanel *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwBattle *battle = lw_session_battle (session);
  LwSide side = battle->mover;
  gint64 allowance;
  g_autofree char *player = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *advice = NULL;
  g_autofree char *aim = NULL;
  const char *other = lw_player_name (battle, LW_OTHER (side));
  const char *why = NULL;

  if (battle->phase != LW_PHASE_WAITING)
    return;
  allowance = lw_timekeeper_allowance (battle, side);
  player = lw_caption_player (battle, side);
  heading = g_strdup_printf (_ ("Move %u: %s"), battle->move, player);
  advice = g_strdup_printf (_ ("Stand at attention a yard behind your line. %s says “Go”."), other);
  lw_clock_face_set (self->clock, side, allowance, allowance, FALSE);
  gtk_label_set_text (self->heading, heading);
  /* Who may only look on reads why. */
  if (lw_session_file_read_only (lw_session_file (session)))
    lw_session_file_trouble (lw_session_file (session), &why, NULL);
  gtk_label_set_text (self->advice, why != NULL ? why : advice);
  aim = lw_despatch_aim (battle);
  gtk_label_set_text (self->aim, aim == NULL ? "" : aim);
  gtk_widget_set_visible (GTK_WIDGET (self->aim), aim != NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self->go), lw_side_nick (LW_OTHER (side)));
  gtk_widget_add_css_class (GTK_WIDGET (self->go), lw_side_nick (side));
  gtk_button_set_label (GTK_BUTTON (self->last),
                        side == LW_RED ? _ ("Show Blue’s last move") : _ ("Show Red’s last move"));
  gtk_widget_set_visible (self->last, battle->move > 1 || side != battle->first);
  update_interval (self);
}

static GtkLabel *
append_label (LwWaitingPanel *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
lw_waiting_panel_dispose (GObject *object)
{
  g_clear_object (&LW_WAITING_PANEL (object)->hand);
  G_OBJECT_CLASS (lw_waiting_panel_parent_class)->dispose (object);
}

static void
lw_waiting_panel_class_init (LwWaitingPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_waiting_panel_dispose;
}

static void
lw_waiting_panel_init (LwWaitingPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->clock = LW_CLOCK_FACE (lw_clock_face_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->clock));
  self->heading = append_label (self, "panel-title");
  self->advice = append_label (self, "dim");
  self->aim = append_label (self, "step-title");
  self->interval = append_label (self, "dim");
  self->go = GTK_BUTTON (gtk_button_new_with_mnemonic (_ ("_Go")));
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "big");
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "side-action");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->go), _ ("Start the clock"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go), "battle.go");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->go));
  self->last = gtk_button_new ();
  gtk_widget_set_tooltip_text (self->last, _ ("See it again on the map; Escape skips it"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->last), "battle.last-move");
  gtk_box_append (GTK_BOX (self), self->last);
}

GtkWidget *
lw_waiting_panel_new (LwHand *hand)
{
  LwWaitingPanel *self = g_object_new (LW_TYPE_WAITING_PANEL, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (session, "played", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_file (session), "trouble", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_clock (session), "notify::interval-left",
                           G_CALLBACK (update_interval), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
