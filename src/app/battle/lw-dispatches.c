/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-dispatches.c: the log, as the one who looks may read it.
 */
#include "lw-dispatches.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"

/* The last lines only: the whole story stands in the report. */
#define MOST_LINES 40

struct _LwDispatches
{
  GtkBox parent_instance;

  LwHand *hand;
  GtkScrolledWindow *scroller;
  GtkBox *lines;
};

G_DEFINE_FINAL_TYPE (LwDispatches, lw_dispatches, GTK_TYPE_BOX)

static gboolean
scroll_cb (gpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (LW_DISPATCHES (data)->scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* Until the curtain is drawn back nothing of the putting down may be read by anyone. */
static gboolean
hidden (LwSession *session)
{
  const LwBattle *battle = lw_session_battle (session);

  return !lw_session_looks (session) && battle->phase == LW_PHASE_PUTTING_DOWN &&
         battle->curtain_used;
}

static void
append_line (LwDispatches *self, const char *sentence)
{
  GtkWidget *line = gtk_label_new (sentence);

  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 38);
  gtk_widget_add_css_class (line, "period");
  gtk_box_append (self->lines, line);
}

static void
update (LwDispatches *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  g_autoptr (GPtrArray) sentences = NULL;
  GtkWidget *line;
  guint i;

  while ((line = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, line);
  sentences =
      hidden (lw_hand_session (self->hand)) ? g_ptr_array_new () : lw_despatch_events (battle, 1);
  for (i = sentences->len > MOST_LINES ? sentences->len - MOST_LINES : 0; i < sentences->len; i++)
    append_line (self, g_ptr_array_index (sentences, i));
  if (sentences->len == 0)
    append_line (self, _ ("Nothing has happened yet."));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, g_object_ref (self), g_object_unref);
}

static void
lw_dispatches_dispose (GObject *object)
{
  g_clear_object (&LW_DISPATCHES (object)->hand);
  G_OBJECT_CLASS (lw_dispatches_parent_class)->dispose (object);
}

static void
lw_dispatches_class_init (LwDispatchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_dispatches_dispose;
}

static void
lw_dispatches_init (LwDispatches *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 5));
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (self->scroller, 140);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), TRUE);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->lines));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->scroller));
}

GtkWidget *
lw_dispatches_new (LwHand *hand)
{
  LwDispatches *self = g_object_new (LW_TYPE_DISPATCHES, NULL);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (lw_hand_session (hand), "played", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
