/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-orders.c: what is done with the men or the gun in hand, and with the whole army, as
 * actions.
 */
#include "lw-battle-orders.h"

#include <glib/gi18n-lib.h>

#include "guns/guns.h"
#include "kit/kit.h"

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

static void
surrender_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  const GArray *men = lw_hand_men (self->hand);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SURRENDER, battle_of (self)->mover);

  if (men->len == 0)
    return;
  g_array_append_vals (lw_order_list (order, &order->who), men->data, men->len);
  lw_session_submit (self->session, order, NULL);
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
  LwQuestion question = { battle_of (self)->mover == LW_RED
                              ? _ ("Hoist the white flag over Red’s army?")
                              : _ ("Hoist the white flag over Blue’s army?"),
                          _ ("Every man of it on the field becomes a prisoner, its guns there are "
                             "taken, and the enemy has the hundred points."),
                          _ ("Hoist the white flag"), TRUE };

  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (widget)), &question, resign_agreed_cb, self);
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
                          _ ("We agree"), FALSE };

  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (widget)), &question, draw_agreed_cb,
                 (LwBattlePage *)widget);
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
