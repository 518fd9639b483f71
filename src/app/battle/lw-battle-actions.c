/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-actions.c: every command of the table as an action, used alike by button, menu and key.
 *
 * An action turns what the player wants into an order for the session, or asks the map, the field
 * or the navigator. lw_battle_actions_update() says which of them can be used now; no action does
 * anything that the laws do not allow, even if it is asked for when it cannot be used.
 */
#include "lw-battle-actions.h"

#include <glib/gi18n-lib.h>

#include "lw-account-page.h"
#include "lw-battle-orders.h"
#include "lw-battle-settling.h"
#include "session/session.h"
#include "despatch/despatch.h"
#include "lw-replay-page.h"
#include "documents/documents.h"
#include "kit/kit.h"
#include "plan/plan.h"
#include "posting/posting.h"
#include "lw-battle-tabs.h"

static const LwBattle *
battle_of (LwBattlePage *self)
{
  return lw_session_battle (self->session);
}

static gboolean
hidden (LwBattlePage *self)
{
  return lw_session_viewer (self->session) == LW_VIEWER_NOBODY;
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_session_undo (((LwBattlePage *)widget)->session);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_session_redo (((LwBattlePage *)widget)->session);
}

static void
restart_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_session_restart (((LwBattlePage *)widget)->session);
}

static void
suggest_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  g_autoptr (LwBattle) trial = NULL;
  g_autoptr (GPtrArray) orders = NULL;
  LwSide side = battle_of (self)->mover;
  guint i;

  if (battle_of (self)->curtain_used && !lw_session_hand (self->session, &side))
    return;
  lw_hand_clear (self->hand);
  trial = lw_battle_copy (battle_of (self));
  orders = lw_posting_rest (trial, side);
  for (i = 0; i < orders->len; i++)
    if (!lw_session_submit (self->session, g_ptr_array_index (orders, i), NULL))
      return;
}

static void
ready_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const LwBattle *battle = battle_of (self);
  LwSide side = battle->mover;

  if (!lw_rest_is_over (&self->rest) ||
      (battle->curtain_used && !lw_session_hand (self->session, &side)))
    return;
  lw_hand_clear (self->hand);
  if (lw_battle_orders_give (self, LW_ORDER_READY, side) && battle->curtain_used)
    lw_session_leave_hand (self->session);
}

static void
draw_back (LwBattlePage *self)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_CURTAIN, battle_of (self)->mover);

  order->flag = TRUE;
  if (lw_session_submit (self->session, order, NULL))
    lw_map_view_move_curtain (self->map, TRUE);
}

/* While armies are put down this is an order of the battle; later it covers the map, so that
 * players can leave the table. */
static void
draw_curtain_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (battle_of (self)->phase == LW_PHASE_PUTTING_DOWN)
    {
      draw_back (self);
      return;
    }
  lw_session_cover (self->session, !lw_session_covered (self->session));
  if (!lw_session_covered (self->session))
    lw_map_view_move_curtain (self->map, TRUE);
}

static void
go_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (lw_rest_is_over (&self->rest) &&
      lw_battle_orders_give (self, LW_ORDER_GO, battle_of (self)->mover))
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
end_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (!lw_rest_is_over (&self->rest))
    return;
  lw_hand_clear (self->hand);
  lw_battle_orders_give (self, LW_ORDER_END, battle_of (self)->mover);
}

/* The one key for what comes next: ready, go, end, trail men, melee, settled. */
static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const LwBattle *battle = battle_of (self);

  if (hidden (self) || lw_session_general_acts (self->session))
    return;
  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    ready_cb (widget, name, NULL);
  else if (battle->phase == LW_PHASE_WAITING)
    go_cb (widget, name, NULL);
  else if (lw_battle_moving (battle))
    end_cb (widget, name, NULL);
  else if (battle->phase == LW_PHASE_SETTLING)
    lw_battle_settling_next (self);
}

/* A pause hides the map: the curtain is closed and the clock stands (Q34). */
static void
pause_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (!lw_battle_moving (battle_of (self)))
    return;
  if (lw_move_clock_running (lw_session_clock (self->session)))
    draw_curtain_cb (widget, name, NULL);
  else
    lw_session_set_paused (self->session, FALSE);
}

/* Between moves, where the house has agreed to, it is for all moves from now on (Q26). */
static void
change_time (LwBattlePage *self, gint64 t)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_ADD_TIME, battle_of (self)->mover);

  order->t = t;
  lw_session_submit (self->session, order, NULL);
}

static void
add_minute_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change_time ((LwBattlePage *)widget, 60000);
}

static void
take_minute_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change_time ((LwBattlePage *)widget, -60000);
}

static void
sight_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  gboolean looking;

  g_object_get (self->field, "looking", &looking, NULL);
  lw_battle_field_look (self->field, !looking);
}

static void
report_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  g_autofree char *campaign = lw_war_book_path_for (self->session);

  lw_navigator_push (lw_navigator_of (widget), lw_report_page_new_battle (self->session, campaign),
                     _ ("Battle report"));
}

static void
replay_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  lw_navigator_push (lw_navigator_of (widget), lw_replay_page_new (battle_of (self)), _ ("Replay"));
}

static void
last_move_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_battle_field_look_back (((LwBattlePage *)widget)->field);
}

static void
take_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_account_page_take_out (((LwBattlePage *)widget)->account);
}

static void
plan_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  LwDocument *plan = lw_floor_plan (lw_battle_country (battle_of (self)), 0, lw_settings_paper ());

  lw_navigator_push (lw_navigator_of (widget),
                     lw_report_page_new_document (plan, _ ("Floor plan.pdf")), _ ("Floor plan"));
}

static void
strings_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkToggleButton *button = ((LwBattlePage *)widget)->strings;

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

/* Roster or dispatches, by name. */
static void
book_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_battle_tabs_open (((LwBattlePage *)widget)->books, g_variant_get_string (parameter, NULL));
}

static void
fit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_map_view_fit (((LwBattlePage *)widget)->map);
}

/* As it is seen: with strings and selection, and without what the curtain hides. */
static void
copy_map_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GdkTexture) picture = lw_map_view_picture (((LwBattlePage *)widget)->map);

  if (picture == NULL)
    return;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), picture);
  lw_navigator_toast (lw_navigator_of (widget), _ ("The picture of the map is copied."));
}

static void
focus_map_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (((LwBattlePage *)widget)->map));
}

static void
name_take_back (
    GtkButton *button, const LwBattle *battle, guint n, const char *words, const char *act)
{
  g_autofree char *what = n == 0 ? NULL : lw_despatch_order (battle, lw_battle_order (battle, n));
  g_autofree char *tip =
      what == NULL ? g_strdup (words) : g_strdup_printf (_ ("%s: %s"), words, what);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), tip);
  lw_keys_tip (GTK_WIDGET (button), act);
}

static void
update_take_back (LwBattlePage *self, const LwBattle *battle)
{
  gboolean may = !hidden (self) && !lw_session_general_acts (self->session);
  guint undo = may ? lw_play_can_undo (battle) : 0;
  guint redo = may ? lw_play_can_redo (battle) : 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.undo", undo != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.restart",
                                 undo != 0 && lw_battle_moving (battle));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.redo", redo != 0);
  name_take_back (self->undo, battle, undo, _ ("Undo"), "battle.undo");
  name_take_back (self->redo, battle, redo, _ ("Redo"), "battle.redo");
}

static gboolean
may_agree_on_time (const LwBattle *battle)
{
  return battle->phase == LW_PHASE_WAITING && battle->rules.choice[LW_RULE_TIME_REDUCE] == 2;
}

/* Between the moves the room of the sight's button is the title's. */
static void
update_field (LwBattlePage *self)
{
  gboolean may_look = lw_battle_field_may_look (self->field);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.sight", may_look);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sight), may_look);
  gtk_widget_set_visible (GTK_WIDGET (self->sight), lw_battle_moving (battle_of (self)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.last-move",
                                 lw_battle_field_may_look_back (self->field));
  lw_battle_field_update (self->field);
}

/* Whoever puts down has put all down. */
static gboolean
may_be_ready (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  LwSide side = battle->mover;

  if (battle->phase != LW_PHASE_PUTTING_DOWN ||
      (battle->curtain_used && !lw_session_hand (self->session, &side)))
    return FALSE;
  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == side && !battle->guns[i].placed)
      return FALSE;
  return lw_battle_count (battle, side, LW_INFANTRY, LW_MAN_IN_BOX) +
             lw_battle_count (battle, side, LW_CAVALRY, LW_MAN_IN_BOX) ==
         0;
}

void
lw_battle_actions_update (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean shown = !hidden (self);
  gboolean plays = shown && !lw_session_general_acts (self->session) &&
                   !lw_session_file_read_only (lw_session_file (self->session));
  gboolean men = lw_hand_men (self->hand)->len > 0 && lw_battle_moving (battle);
  gboolean gun = lw_hand_gun (self->hand) != LW_NONE && lw_battle_moving (battle);
  gboolean fought = battle->phase != LW_PHASE_PUTTING_DOWN;

  update_take_back (self, battle);
  update_field (self);
  gtk_widget_action_set_enabled (widget, "battle.ready", plays && may_be_ready (self));
  gtk_widget_action_set_enabled (widget, "battle.go", plays && battle->phase == LW_PHASE_WAITING);
  gtk_widget_action_set_enabled (widget, "battle.end", plays && lw_battle_moving (battle));
  gtk_widget_action_set_enabled (widget, "battle.settle",
                                 plays && battle->phase == LW_PHASE_SETTLING);
  gtk_widget_action_set_enabled (widget, "battle.pause", shown && lw_battle_moving (battle));
  gtk_widget_action_set_enabled (widget, "battle.add-minute",
                                 plays && ((lw_battle_moving (battle) && battle->allowance >= 0) ||
                                           may_agree_on_time (battle)));
  gtk_widget_action_set_enabled (widget, "battle.take-minute", plays && may_agree_on_time (battle));
  gtk_widget_action_set_enabled (widget, "battle.draw-curtain",
                                 fought || (battle->ready[LW_RED] && battle->ready[LW_BLUE]));
  gtk_widget_action_set_enabled (widget, "battle.formation", lw_hand_men (self->hand)->len > 0);
  gtk_widget_action_set_enabled (widget, "battle.wheel", lw_hand_men (self->hand)->len > 0);
  gtk_widget_action_set_enabled (widget, "battle.retire", men);
  gtk_widget_action_set_enabled (widget, "battle.surrender", men);
  gtk_widget_action_set_enabled (widget, "battle.lie", men || gun);
  gtk_widget_action_set_enabled (widget, "battle.fire", gun);
  gtk_widget_action_set_enabled (widget, "battle.aim", gun);
  gtk_widget_action_set_enabled (widget, "battle.haul", gun);
  gtk_widget_action_set_enabled (widget, "battle.resign",
                                 plays && fought && battle->phase != LW_PHASE_OVER);
  gtk_widget_action_set_enabled (widget, "battle.draw",
                                 plays && fought && battle->phase != LW_PHASE_OVER);
  gtk_widget_action_set_enabled (widget, "battle.report", shown && fought);
  gtk_widget_action_set_enabled (widget, "battle.replay", shown && fought);
  gtk_widget_action_set_enabled (widget, "battle.plan", shown);
  gtk_widget_action_set_enabled (widget, "battle.copy-map", shown);
}

static void
install_move_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.go", NULL, go_cb);
  gtk_widget_class_install_action (widget_class, "battle.last-move", NULL, last_move_cb);
  gtk_widget_class_install_action (widget_class, "battle.end", NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "battle.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "battle.pause", NULL, pause_cb);
  gtk_widget_class_install_action (widget_class, "battle.add-minute", NULL, add_minute_cb);
  gtk_widget_class_install_action (widget_class, "battle.take-minute", NULL, take_minute_cb);
}

static void
install_page_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "battle.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "battle.restart", NULL, restart_cb);
  gtk_widget_class_install_action (widget_class, "battle.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (widget_class, "battle.ready", NULL, ready_cb);
  gtk_widget_class_install_action (widget_class, "battle.draw-curtain", NULL, draw_curtain_cb);
  gtk_widget_class_install_action (widget_class, "battle.sight", NULL, sight_cb);
  gtk_widget_class_install_action (widget_class, "battle.report", NULL, report_cb);
  gtk_widget_class_install_action (widget_class, "battle.take-out", NULL, take_out_cb);
  gtk_widget_class_install_action (widget_class, "battle.replay", NULL, replay_cb);
  gtk_widget_class_install_action (widget_class, "battle.plan", NULL, plan_cb);
  gtk_widget_class_install_action (widget_class, "battle.strings", NULL, strings_cb);
  gtk_widget_class_install_action (widget_class, "battle.book", "s", book_cb);
  gtk_widget_class_install_action (widget_class, "battle.fit", NULL, fit_cb);
  gtk_widget_class_install_action (widget_class, "battle.copy-map", NULL, copy_map_cb);
  gtk_widget_class_install_action (widget_class, "battle.focus-map", NULL, focus_map_cb);
}

void
lw_battle_actions_install (GtkWidgetClass *widget_class)
{
  install_page_actions (widget_class);
  install_move_actions (widget_class);
  lw_battle_orders_install (widget_class);
  lw_battle_settling_install (widget_class);
}
