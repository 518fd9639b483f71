/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-replay-page.c: a whole battle seen again.
 */
#include "lw-replay-page.h"

#include <glib/gi18n-lib.h>

#include "lw-forces-view.h"
#include "lw-replay-view.h"
#include "kit/kit.h"
#include "lw-dispatches.h"

struct _LwReplayPage
{
  GtkBox parent_instance;

  GtkLabel *subtitle;
  GtkWidget *view;
  GtkWidget *forces;

  LwReplay *replay;
};

G_DEFINE_FINAL_TYPE (LwReplayPage, lw_replay_page, GTK_TYPE_BOX)

static void
update (LwReplayPage *self)
{
  g_autofree char *move = lw_replay_move_name (self->replay, lw_replay_move (self->replay));
  g_autofree char *text =
      g_strdup_printf (_ ("%s · order %u of %u"), move, lw_replay_position (self->replay),
                       lw_replay_length (self->replay));

  gtk_label_set_text (self->subtitle, text);
  lw_forces_view_set (LW_FORCES_VIEW (self->forces),
                      lw_session_battle (lw_replay_session (self->replay)));
}

static gboolean
lw_replay_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LW_REPLAY_PAGE (widget)->view);
}

static void
lw_replay_page_dispose (GObject *object)
{
  g_clear_object (&LW_REPLAY_PAGE (object)->replay);
  G_OBJECT_CLASS (lw_replay_page_parent_class)->dispose (object);
}

static void
lw_replay_page_class_init (LwReplayPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_replay_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_replay_page_grab_focus;
}

static void
lw_replay_page_init (LwReplayPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
append_header (LwReplayPage *self, const LwBattle *battle)
{
  GtkWidget *header = gtk_header_bar_new ();
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (lw_caption_title (battle));
  GtkWidget *back = gtk_button_new_with_label (_ ("Back"));

  gtk_widget_add_css_class (title, "title");
  self->subtitle = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->subtitle), "subtitle");
  gtk_widget_set_valign (titles, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (titles), title);
  gtk_box_append (GTK_BOX (titles), GTK_WIDGET (self->subtitle));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  gtk_widget_set_tooltip_text (back, _ ("Leave the replay (Alt+Left)"));
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (header), titles);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header), back);
  gtk_box_append (GTK_BOX (self), header);
}

static GtkWidget *
new_side (LwReplayPage *self)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = gtk_label_new (_ ("Dispatches"));
  g_autoptr (LwHand) hand = lw_hand_new (lw_replay_session (self->replay));

  self->forces = lw_forces_view_new ();
  gtk_widget_set_size_request (side, 336, -1);
  gtk_widget_add_css_class (side, "panel");
  gtk_widget_add_css_class (side, "side");
  gtk_box_append (GTK_BOX (side), self->forces);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "step-title");
  gtk_box_append (GTK_BOX (side), title);
  gtk_box_append (GTK_BOX (side), lw_dispatches_new (hand));
  return side;
}

GtkWidget *
lw_replay_page_new (const LwBattle *battle)
{
  LwReplayPage *self = g_object_new (LW_TYPE_REPLAY_PAGE, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->replay = lw_replay_new (battle);
  self->view = lw_replay_view_new (self->replay, FALSE);
  append_header (self, battle);
  gtk_box_append (GTK_BOX (row), self->view);
  gtk_box_append (GTK_BOX (row), new_side (self));
  gtk_widget_set_vexpand (row, TRUE);
  gtk_box_append (GTK_BOX (self), row);
  g_signal_connect_object (self->replay, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
