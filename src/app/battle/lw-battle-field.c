/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-field.c: the map's place on the table, which the view along a gun or the other's last
 * move may take.
 */
#include "lw-battle-page-private.h"

#include "lw-replay-view.h"
#include "lw-sight-view.h"

static gboolean
may_look (LwBattlePage *self)
{
  LwPhase phase = lw_session_battle (self->session)->phase;

  return (phase == LW_PHASE_GUNS || phase == LW_PHASE_MEN) &&
         lw_session_viewer (self->session) != LW_VIEWER_NOBODY &&
         lw_hand_gun (self->hand) != LW_NONE && lw_hand_task (self->hand) == LW_TASK_AIM;
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
show (LwBattlePage *self, gboolean sight)
{
  gboolean focus = has_focus_within (GTK_WIDGET (self->field));

  if (lw_battle_page_looks (self) != sight)
    {
      lw_sight_view_set_open (LW_SIGHT_VIEW (self->sight_view), sight);
      gtk_stack_set_visible_child (self->field, sight ? self->sight_view : GTK_WIDGET (self->map));
      if (focus || sight)
        lw_battle_page_focus_field (self);
    }
  gtk_toggle_button_set_active (self->sight, sight);
}

gboolean
lw_battle_page_looks (LwBattlePage *self)
{
  return self->sight_view != NULL && gtk_stack_get_visible_child (self->field) == self->sight_view;
}

gboolean
lw_battle_page_focus_field (LwBattlePage *self)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->field));
}

void
lw_battle_page_toggle_sight (LwBattlePage *self)
{
  show (self, !lw_battle_page_looks (self) && may_look (self));
}

void
lw_battle_page_update_sight (LwBattlePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.sight", may_look (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->sight), may_look (self));
  /* Between the moves its room is the title's. */
  gtk_widget_set_visible (GTK_WIDGET (self->sight),
                          lw_battle_moving (lw_session_battle (self->session)));
  if (lw_battle_page_looks (self) && !may_look (self))
    show (self, FALSE);
}

static void
close_last_move (LwBattlePage *self)
{
  GtkWidget *again = self->last_move;
  gboolean focus = again != NULL && has_focus_within (again);

  if (again == NULL)
    return;
  self->last_move = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
  gtk_stack_set_visible_child (self->field, GTK_WIDGET (self->map));
  gtk_stack_remove (self->field, again);
  if (focus)
    lw_battle_page_focus_field (self);
}

static gboolean
may_show_last_move (LwBattlePage *self)
{
  const LwBattle *battle = lw_session_battle (self->session);

  return battle->phase == LW_PHASE_WAITING && lw_session_viewer (self->session) == LW_VIEWER_BOTH &&
         (battle->move > 1 || battle->mover != battle->first);
}

void
lw_battle_page_show_last_move (LwBattlePage *self)
{
  const LwBattle *battle = lw_session_battle (self->session);
  g_autoptr (LwReplay) replay = NULL;

  if (self->last_move != NULL || !may_show_last_move (self))
    return;
  replay = lw_replay_new_last_move (battle, LW_OTHER (battle->mover));
  if (replay == NULL)
    return;
  self->last_move = lw_replay_view_new (replay, TRUE);
  g_signal_connect_object (self->last_move, "done", G_CALLBACK (close_last_move), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->field, self->last_move);
  gtk_widget_set_visible (GTK_WIDGET (self->status), FALSE);
  gtk_stack_set_visible_child (self->field, self->last_move);
  gtk_widget_grab_focus (self->last_move);
  lw_replay_view_play (LW_REPLAY_VIEW (self->last_move), TRUE);
}

/* Gone as soon as the battle goes on, or somebody closes the curtain. */
void
lw_battle_page_update_last_move (LwBattlePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.last-move", may_show_last_move (self));
  if (!may_show_last_move (self))
    close_last_move (self);
}

void
lw_battle_page_add_field (LwBattlePage *self)
{
  self->field = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->field), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->field), TRUE);
  gtk_stack_add_child (self->field, GTK_WIDGET (self->map));
  gtk_box_prepend (self->map_box, GTK_WIDGET (self->field));
}

void
lw_battle_page_add_sight (LwBattlePage *self)
{
  self->sight_view = lw_sight_view_new (self->hand);
  gtk_stack_add_child (self->field, self->sight_view);
}
