/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-tabs.c: forces, roster and dispatches, one of them open below the checklist.
 */
#include "lw-battle-tabs.h"

#include <glib/gi18n-lib.h>

#include "lw-forces-view.h"
#include "lw-roster.h"
#include "despatch/despatch.h"

/* The log, as the one who looks may read it. */

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

struct _LwBattleTabs
{
  GtkBox parent_instance;

  GtkStack *stack;
  GtkWidget *switcher;
  GtkWidget *forces;
  GtkWidget *roster;
  GtkWidget *dispatches;

  LwHand *hand;
};

G_DEFINE_FINAL_TYPE (LwBattleTabs, lw_battle_tabs, GTK_TYPE_BOX)

static void
show_page (LwBattleTabs *self, GtkWidget *page, gboolean shown)
{
  gtk_stack_page_set_visible (gtk_stack_get_page (self->stack, page), shown);
}

/* While armies are put down only their own men are counted; in the end the account does it. */
static void
update_tabs (LwBattleTabs *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  gboolean putting = battle->phase == LW_PHASE_PUTTING_DOWN, over = battle->phase == LW_PHASE_OVER;

  show_page (self, self->forces, !putting && !over);
  show_page (self, self->dispatches, !putting);
  if (putting)
    gtk_stack_set_visible_child (self->stack, self->roster);
  else if (over && gtk_stack_get_visible_child (self->stack) == self->forces)
    gtk_stack_set_visible_child (self->stack, self->dispatches);
  gtk_widget_set_visible (self->switcher, !putting);
  if (!putting)
    lw_forces_view_set (LW_FORCES_VIEW (self->forces), battle);
}

/* The men have been put down, and the forces open by themselves. */
static void
played_cb (LwBattleTabs *self, guint first)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  gboolean begun =
      !gtk_widget_get_visible (self->switcher) && battle->phase != LW_PHASE_PUTTING_DOWN;

  update_tabs (self);
  if (begun && battle->phase != LW_PHASE_OVER)
    gtk_stack_set_visible_child (self->stack, self->forces);
}

static void
lw_battle_tabs_dispose (GObject *object)
{
  g_clear_object (&LW_BATTLE_TABS (object)->hand);
  G_OBJECT_CLASS (lw_battle_tabs_parent_class)->dispose (object);
}

static void
lw_battle_tabs_class_init (LwBattleTabsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_battle_tabs_dispose;
}

static void
lw_battle_tabs_init (LwBattleTabs *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  self->switcher = gtk_stack_switcher_new ();
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->switcher), self->stack);
  gtk_box_append (GTK_BOX (self), self->switcher);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
}

GtkWidget *
lw_battle_tabs_new (LwHand *hand)
{
  LwBattleTabs *self = g_object_new (LW_TYPE_BATTLE_TABS, NULL);

  self->hand = g_object_ref (hand);
  self->forces = lw_forces_view_new ();
  self->roster = lw_roster_new (hand);
  self->dispatches = lw_dispatches_new (hand);
  gtk_stack_add_titled (self->stack, self->forces, "forces", _ ("Forces"));
  gtk_stack_add_titled (self->stack, self->roster, "roster", _ ("Roster"));
  gtk_stack_add_titled (self->stack, self->dispatches, "dispatches", _ ("Dispatches"));
  g_signal_connect_object (lw_hand_session (hand), "played", G_CALLBACK (played_cb), self,
                           G_CONNECT_SWAPPED);
  update_tabs (self);
  return GTK_WIDGET (self);
}

GtkWidget *
lw_battle_tabs_roster (GtkWidget *tabs)
{
  return LW_BATTLE_TABS (tabs)->roster;
}

void
lw_battle_tabs_open (GtkWidget *tabs, const char *name)
{
  LwBattleTabs *self = LW_BATTLE_TABS (tabs);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page == NULL || !gtk_stack_page_get_visible (gtk_stack_get_page (self->stack, page)))
    return;
  gtk_stack_set_visible_child (self->stack, page);
  gtk_widget_grab_focus (page);
}
