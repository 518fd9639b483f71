/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-orders.c: what is done with the men or the gun in hand, and with the whole army, as
 * actions.
 */
#include "lw-battle-orders.h"

#include <glib/gi18n-lib.h>

#include "guns/guns.h"
#include "kit/kit.h"
#include "names/names.h"
#include "play/play.h"

static const LwBattle *
battle_of (LwBattlePage *self)
{
  return lw_session_battle (self->session);
}

gboolean
lw_battle_orders_give (LwBattlePage *self, LwOrderKind kind, LwSide side)
{
  g_autoptr (LwOrder) order = lw_order_new (kind, side);

  return lw_session_submit (self->session, order, NULL);
}

static void
fire_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (lw_hand_task (self->hand) == LW_TASK_REPORT)
    lw_hand_report_done (self->hand);
  else
    lw_hand_fire (self->hand);
}

static void
wheel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_hand_wheel (((LwBattlePage *)widget)->hand, g_variant_get_int32 (parameter));
}

static void
formation_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwHand *hand = ((LwBattlePage *)widget)->hand;

  lw_hand_set_formation (
      hand, (LwFormation)((lw_hand_formation (hand) + 1) % (LW_FORMATION_CRESCENT + 1)));
}

static void
aim_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_hand_start_task (((LwBattlePage *)widget)->hand, LW_TASK_AIM);
}

static void
haul_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_hand_start_task (((LwBattlePage *)widget)->hand, LW_TASK_HAUL);
}

/* Does anybody of them stand? */
static gboolean
does_any_stand (const LwBattle *battle, const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    if (!battle->men[g_array_index (men, LwRef, i)].prone)
      return TRUE;

  return FALSE;
}

/* Those in hand lie down, or all stand up again. With a gun in hand it is those who are in the way
 * of it as it is laid now, wherever its barrel still points (R39). */
static void
lie_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const LwBattle *battle = battle_of (self);
  const GArray *men = lw_hand_men (self->hand);
  g_autoptr (GArray) in_the_way = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_LIE, battle->mover);
  LwRef gun = lw_hand_gun (self->hand);

  if (gun != LW_NONE)
    {
      lw_men_before_gun (battle, gun, lw_hand_bearing (self->hand), in_the_way);
      men = in_the_way;
    }
  if (men->len == 0)
    {
      lw_hand_tell (self->hand, _ ("None of your men is in the way of that shot."));
      return;
    }

  g_array_append_vals (lw_order_list (order, &order->who), men->data, men->len);
  order->flag = does_any_stand (battle, men);
  if (gun != LW_NONE && order->flag)
    {
      order->gun = gun;
      order->bearing = lw_hand_bearing (self->hand);
    }
  lw_session_submit (self->session, order, NULL);
}

static LwOrder *
retire_order (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  const GArray *men = lw_hand_men (self->hand);
  LwOrder *order = lw_order_new (LW_ORDER_MARCH, battle->mover);
  guint i;

  order->flag = TRUE;
  for (i = 0; i < men->len; i++)
    {
      LwRef man = g_array_index (men, LwRef, i);

      lw_order_add_man (order, man);
      lw_order_add_place (order, lw_country_line_point (lw_battle_country (battle),
                                                        battle->player[battle->mover].edge,
                                                        battle->men[man].at));
    }
  return order;
}

static void
retire_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  g_autoptr (LwOrder) order = retire_order (self);

  if (order->who->len > 0)
    lw_session_submit (self->session, order, NULL);
}

/* ---- what cannot be taken back is asked first ---- */

/* The clock stands as long as the question does, and that is said. */
static void
ask (LwBattlePage *self, LwQuestion *question, LwAgreed agreed)
{
  LwMoveClock *clock = lw_session_clock (self->session);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *more = NULL;

  if (lw_move_clock_running (clock) && lw_move_clock_remaining (clock) >= 0)
    more = g_strdup_printf (_ ("%s The clock stands while you decide."), question->more);
  if (more != NULL)
    question->more = more;
  window = lw_dialog_ask (window, question, agreed, self);
  lw_move_clock_hold (clock);
  g_signal_connect_object (window, "destroy", G_CALLBACK (lw_move_clock_release), clock,
                           G_CONNECT_SWAPPED);
}

static void
append_points (GString *text, const LwBattle *battle, gboolean after)
{
  LwAccount account;
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;

  lw_account (battle, &account);
  red = lw_points_format (account.side[LW_RED].points);
  blue = lw_points_format (account.side[LW_BLUE].points);
  g_string_append_c (text, ' ');
  g_string_append_printf (
      text, after ? _ ("Points then: Red %s, Blue %s.") : _ ("Points now: Red %s, Blue %s."), red,
      blue);
}

/* The points before and after, as the laws would have them. (transfer full) */
static char *
word_cost (const LwBattle *battle, const LwOrder *order, const char *what)
{
  g_autoptr (LwBattle) trial = lw_battle_copy (battle);
  GString *text = g_string_new (what);

  append_points (text, battle, FALSE);
  if (lw_play (trial, order, NULL))
    append_points (text, trial, TRUE);
  return g_string_free (text, FALSE);
}

static LwOrder *
surrender_order (LwBattlePage *self)
{
  const GArray *men = lw_hand_men (self->hand);
  LwOrder *order = lw_order_new (LW_ORDER_SURRENDER, battle_of (self)->mover);

  g_array_append_vals (lw_order_list (order, &order->who), men->data, men->len);
  return order;
}

static void
surrender_agreed_cb (gpointer data)
{
  LwBattlePage *self = data;
  g_autoptr (LwOrder) order = surrender_order (self);

  if (order->who->len > 0)
    lw_session_submit (self->session, order, NULL);
}

static void
surrender_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const LwBattle *battle = battle_of (self);
  g_autoptr (LwOrder) order = surrender_order (self);
  LwQuestion question = { .verb = _ ("Hoist the white flag"), .destructive = TRUE };
  g_autofree char *heading = NULL;
  g_autofree char *cost = NULL;
  guint n = order->who->len;

  if (n == 0)
    return;
  if (!lw_play_check (battle, order, NULL))
    {
      lw_session_submit (self->session, order, NULL);
      return;
    }

  heading = g_strdup_printf (
      ngettext ("Hoist the white flag over %u man?", "Hoist the white flag over %u men?", n), n);
  cost = word_cost (battle, order,
                    ngettext ("He becomes a prisoner, and this cannot be taken back.",
                              "They become prisoners, and this cannot be taken back.", n));
  question.question = heading;
  question.more = cost;
  ask (self, &question, surrender_agreed_cb);
}

static void
resign_agreed_cb (gpointer data)
{
  LwBattlePage *self = data;
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SURRENDER, battle_of (self)->mover);

  order->flag = TRUE;
  lw_session_submit (self->session, order, NULL);
}

static void
resign_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const LwBattle *battle = battle_of (self);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SURRENDER, battle->mover);
  g_autofree char *cost = NULL;
  LwQuestion question = { battle->mover == LW_RED ? _ ("Hoist the white flag over Red’s army?")
                                                  : _ ("Hoist the white flag over Blue’s army?"),
                          NULL, _ ("Hoist the white flag"), TRUE };

  order->flag = TRUE;
  cost = word_cost (battle, order,
                    _ ("Every man of it on the field becomes a prisoner, its guns there are "
                       "taken, and the enemy has the hundred points."));
  question.more = cost;
  ask (self, &question, resign_agreed_cb);
}

static void
draw_agreed_cb (gpointer data)
{
  LwBattlePage *self = data;
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_AGREE, battle_of (self)->mover);

  order->text = g_strdup ("draw");
  lw_session_submit (self->session, order, NULL);
}

static void
draw_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwQuestion question = { _ ("Do both players agree on a draw?"),
                          _ ("The hundred points are divided, and men and guns count as they "
                             "stand."),
                          _ ("Agree on a draw"), FALSE };

  ask ((LwBattlePage *)widget, &question, draw_agreed_cb);
}

void
lw_battle_orders_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.fire", NULL, fire_cb);
  gtk_widget_class_install_action (widget_class, "battle.aim", NULL, aim_cb);
  gtk_widget_class_install_action (widget_class, "battle.haul", NULL, haul_cb);
  gtk_widget_class_install_action (widget_class, "battle.lie", NULL, lie_cb);
  gtk_widget_class_install_action (widget_class, "battle.wheel", "i", wheel_cb);
  gtk_widget_class_install_action (widget_class, "battle.formation", NULL, formation_cb);
  gtk_widget_class_install_action (widget_class, "battle.retire", NULL, retire_cb);
  gtk_widget_class_install_action (widget_class, "battle.surrender", NULL, surrender_cb);
  gtk_widget_class_install_action (widget_class, "battle.resign", NULL, resign_cb);
  gtk_widget_class_install_action (widget_class, "battle.draw", NULL, draw_cb);
}
