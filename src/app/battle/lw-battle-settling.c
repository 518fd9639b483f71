/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-settling.c: what a move owes when it is over, as actions: men at the trails, melees,
 * the settling itself. What a player has chosen in a melee is kept until it is settled.
 */
#include "lw-battle-settling.h"

#include <glib/gi18n-lib.h>

#include "lw-battle-orders.h"
#include "lw-melee-fates.h"
#include "moving/moving.h"
#include "lw-melee-dialog.h"
#include "guns/guns.h"

static const LwBattle *
battle_of (LwBattlePage *self)
{
  return lw_session_battle (self->session);
}

static guint
first_melee_owed (const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->melees->len; i++)
    if (!((LwMelee *)g_ptr_array_index (battle->melees, i))->settled)
      return i;
  return G_MAXUINT;
}

/* One for each melee: looked at, left, and come back to. */
static LwMeleeFates *
fates_of (LwBattlePage *self, guint melee)
{
  if (self->fates == NULL)
    self->fates = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_melee_fates_unref);
  while (self->fates->len <= melee)
    g_ptr_array_add (self->fates, lw_melee_fates_new (battle_of (self), self->fates->len));
  return g_ptr_array_index (self->fates, melee);
}

static void
show_melee (LwBattlePage *self, guint melee)
{
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  const LwBattle *battle = battle_of (self);

  if (melee < battle->melees->len &&
      !((LwMelee *)g_ptr_array_index (battle->melees, melee))->settled)
    gtk_window_present (lw_melee_dialog_new (parent, self->session, fates_of (self, melee)));
}

static void
melee_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_melee ((LwBattlePage *)widget, (guint)g_variant_get_int32 (parameter));
}

static void
send_to_trail (LwBattlePage *self, LwRef gun)
{
  g_autoptr (LwOrder) order = lw_trail_plan (battle_of (self), gun);

  if (order == NULL)
    lw_battle_status_say (self->words, _ ("No man can reach that trail; the gun is short (Q30)."));
  else
    lw_session_submit (self->session, order, NULL);
}

static void
trail_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  send_to_trail ((LwBattlePage *)widget, (LwRef)g_variant_get_int32 (parameter));
}

static gboolean
stands_at (const LwBattle *battle, LwSide side, LwPoint at)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == side && lw_man_armed (&battle->men[i]) &&
        battle->men[i].at.x == at.x && battle->men[i].at.y == at.y)
      return TRUE;
  return FALSE;
}

/* The men in hand to the free places of the trail, the first to the first or, @crossed, the other
 * way about. */
static LwOrder *
new_tail (LwBattlePage *self, LwRef gun, gboolean crossed)
{
  const LwBattle *battle = battle_of (self);
  const GArray *men = lw_hand_men (self->hand);
  LwOrder *order = lw_order_new (LW_ORDER_TAIL, battle->mover);
  LwPoint places[LW_TRAIL_MEN];
  guint i, n = lw_trail_places (battle, gun, places);

  order->gun = gun;
  order->t = battle->clock;
  g_array_append_vals (lw_order_list (order, &order->who), men->data, men->len);
  for (i = 0; i < n; i++)
    {
      LwPoint place = places[crossed ? n - 1 - i : i];

      if (order->to->len < men->len && !stands_at (battle, battle->mover, place))
        lw_order_add_place (order, place);
    }
  return order;
}

/* Other men than the program would send (Q29). */
static void
trail_chosen_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  LwRef gun = (LwRef)g_variant_get_int32 (parameter);
  g_autoptr (LwOrder) straight = new_tail (self, gun, FALSE);
  g_autoptr (LwOrder) crossed = new_tail (self, gun, TRUE);
  gboolean better = !lw_play_check (battle_of (self), straight, NULL) &&
                    lw_play_check (battle_of (self), crossed, NULL);

  if (lw_session_submit (self->session, better ? crossed : straight, NULL))
    lw_hand_clear (self->hand);
}

static LwRef
first_trail_owed (const LwBattle *battle)
{
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (battle->guns[gun].owner == battle->mover && lw_trail_owed (battle, gun) > 0)
      return gun;
  return LW_NONE;
}

static void
send_trail_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;
  LwRef gun = first_trail_owed (battle_of (self));

  if (gun != LW_NONE)
    send_to_trail (self, gun);
}

static void
settle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwBattlePage *self = (LwBattlePage *)widget;

  if (!lw_rest_is_over (&self->rest))
    return;
  lw_hand_clear (self->hand);
  lw_battle_orders_give (self, LW_ORDER_SETTLE, battle_of (self)->mover);
}

void
lw_battle_settling_next (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);

  if (self->rest.timer == 0 && first_trail_owed (battle) != LW_NONE)
    send_to_trail (self, first_trail_owed (battle));
  else if (self->rest.timer == 0 && first_melee_owed (battle) != G_MAXUINT)
    show_melee (self, first_melee_owed (battle));
  else
    settle_cb (GTK_WIDGET (self), NULL, NULL);
}

/* Where men have been moved since, or taken back, the choices are for other melees. */
void
lw_battle_settling_update (LwBattlePage *self)
{
  const LwBattle *battle = battle_of (self);
  const LwOrder *last =
      battle->record->len == 0 ? NULL : lw_battle_order (battle, battle->record->len);

  if (battle->phase != LW_PHASE_SETTLING || last == NULL || last->kind != LW_ORDER_MELEE)
    g_clear_pointer (&self->fates, g_ptr_array_unref);
}

void
lw_battle_settling_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.trail", "i", trail_cb);
  gtk_widget_class_install_action (widget_class, "battle.trail-chosen", "i", trail_chosen_cb);
  gtk_widget_class_install_action (widget_class, "battle.send-trail", NULL, send_trail_cb);
  gtk_widget_class_install_action (widget_class, "battle.melee", "i", melee_cb);
  gtk_widget_class_install_action (widget_class, "battle.settle", NULL, settle_cb);
}
