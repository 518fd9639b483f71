/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-acts-list.c: what a General has done in his move, and, asked, why.
 *
 * Each act is a row: its number, what was done, and a button that opens the reason beneath it. The
 * list stays when his turn is over, until he begins the next one.
 */
#include "lw-acts-list.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "generals/generals.h"
#include "names/names.h"

/* As many rows as are seen without scrolling. */
#define SHOWN_HEIGHT 230

struct _LwActsList
{
  GtkBox parent_instance;

  LwSession *session;   /* owned */
  LwOpponent *opponent; /* owned */

  GtkListBox *rows;
  GtkScrolledWindow *scroller;
  guint n; /* rows that are there */
};

G_DEFINE_FINAL_TYPE (LwActsList, lw_acts_list, GTK_TYPE_BOX)

enum
{
  SHOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const LwOpponentAct *
act_at (LwActsList *self, guint i)
{
  return &g_array_index (lw_opponent_acts (self->opponent), LwOpponentAct, i);
}

/* ---- rows ---- */

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* As the log has it, or, of what it is silent about, by the name of the act. */
static char *
word_act (const LwBattle *battle, guint n)
{
  g_autoptr (GPtrArray) sentences = lw_despatch_events (battle, n);

  if (sentences->len == 0)
    return lw_word_capital (lw_despatch_order (battle, lw_battle_order (battle, n)));

  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (" ", (char **)sentences->pdata);
}

static GtkWidget *
new_row (LwActsList *self, guint i)
{
  const LwBattle *battle = lw_session_battle (self->session);
  const LwOpponentAct *act = act_at (self, i);
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  g_autofree char *done = word_act (battle, act->order);
  g_autofree char *reason = lw_reason_words (battle, &act->reason);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *why = gtk_toggle_button_new_with_label (_ ("Why?"));
  GtkWidget *because = gtk_revealer_new ();

  gtk_box_append (GTK_BOX (line), gtk_label_new (number));
  gtk_box_append (GTK_BOX (line), new_label (done, NULL));
  gtk_widget_set_valign (why, GTK_ALIGN_START);
  gtk_widget_add_css_class (why, "flat");
  gtk_widget_add_css_class (why, "caption");
  gtk_box_append (GTK_BOX (line), why);
  gtk_revealer_set_child (GTK_REVEALER (because), new_label (reason, "dim"));
  g_object_bind_property (why, "active", because, "reveal-child", G_BINDING_DEFAULT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (why), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason,
                                  -1);
  gtk_box_append (GTK_BOX (row), line);
  gtk_box_append (GTK_BOX (row), because);
  return row;
}

static gboolean
scroll_cb (gpointer data)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (LW_ACTS_LIST (data)->scroller);

  gtk_adjustment_set_value (down, gtk_adjustment_get_upper (down));
  return G_SOURCE_REMOVE;
}

/* Rows are added as he goes on; when he begins anew all go. */
static void
update (LwActsList *self)
{
  guint n = lw_opponent_acts (self->opponent)->len;
  GtkListBoxRow *row;

  if (n < self->n)
    {
      while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
        gtk_list_box_remove (self->rows, GTK_WIDGET (row));
      self->n = 0;
    }
  for (; self->n < n; self->n++)
    gtk_list_box_append (self->rows, new_row (self, self->n));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_cb, g_object_ref (self), g_object_unref);
}

/* Where an order ended: of men the first, of a shot its rest. */
static gboolean
find_place (const LwBattle *battle, const LwOrder *order, LwPoint *at)
{
  if (order->to->len > 0)
    *at = g_array_index (order->to, LwPoint, 0);
  else if (order->kind == LW_ORDER_FIRE)
    *at = order->rest;
  else if (order->gun != LW_NONE)
    *at = battle->guns[order->gun].at;
  else
    return FALSE;

  return TRUE;
}

static void
activated_cb (LwActsList *self, GtkListBoxRow *row)
{
  const LwBattle *battle = lw_session_battle (self->session);
  guint i = (guint)gtk_list_box_row_get_index (row);
  LwPoint at;

  if (i < lw_opponent_acts (self->opponent)->len &&
      find_place (battle, lw_battle_order (battle, act_at (self, i)->order), &at))
    g_signal_emit (self, signals[SHOWN], 0, at.x, at.y);
}

/* ---- the widget ---- */

static void
lw_acts_list_dispose (GObject *object)
{
  LwActsList *self = LW_ACTS_LIST (object);

  g_clear_object (&self->opponent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_acts_list_parent_class)->dispose (object);
}

static void
lw_acts_list_class_init (LwActsListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_acts_list_dispose;
  signals[SHOWN] = g_signal_new ("shown", LW_TYPE_ACTS_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
lw_acts_list_init (LwActsList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), new_label (_ ("What the General has done"), "section"));
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What the General has done"), -1);
  g_signal_connect_object (self->rows, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  gtk_scrolled_window_set_max_content_height (self->scroller, SHOWN_HEIGHT);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->rows));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->scroller));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
lw_acts_list_new (LwSession *session, LwOpponent *opponent)
{
  LwActsList *self = g_object_new (LW_TYPE_ACTS_LIST, NULL);

  self->session = g_object_ref (session);
  self->opponent = g_object_ref (opponent);
  g_signal_connect_object (opponent, "acted", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
