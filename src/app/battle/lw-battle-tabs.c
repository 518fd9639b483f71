/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-tabs.c: forces, roster and dispatches, one of them open below the checklist.
 */
#include "lw-battle-tabs.h"

#include <glib/gi18n-lib.h>

#include "lw-forces-view.h"
#include "lw-roster.h"
#include "lw-dispatches.h"

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
update (LwBattleTabs *self)
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

  update (self);
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
  update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
lw_battle_tabs_roster (GtkWidget *books)
{
  return LW_BATTLE_TABS (books)->roster;
}

void
lw_battle_tabs_open (GtkWidget *books, const char *name)
{
  LwBattleTabs *self = LW_BATTLE_TABS (books);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, name);

  if (page == NULL || !gtk_stack_page_get_visible (gtk_stack_get_page (self->stack, page)))
    return;
  gtk_stack_set_visible_child (self->stack, page);
  gtk_widget_grab_focus (page);
}
