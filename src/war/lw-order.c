/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order.c: making, copying and naming orders.
 */
#include "lw-order.h"

static const struct
{
  const char *nick;
  gboolean barrier;
} kinds[LW_N_ORDER_KINDS] = {
  [LW_ORDER_TOSS] = { "toss", TRUE },          [LW_ORDER_PUT] = { "put", FALSE },
  [LW_ORDER_PUT_GUN] = { "put-gun", FALSE },   [LW_ORDER_READY] = { "ready", TRUE },
  [LW_ORDER_CURTAIN] = { "curtain", TRUE },    [LW_ORDER_GO] = { "go", TRUE },
  [LW_ORDER_HAUL] = { "haul", FALSE },         [LW_ORDER_LIE] = { "lie", FALSE },
  [LW_ORDER_FIRE] = { "fire", TRUE },          [LW_ORDER_MARCH] = { "march", FALSE },
  [LW_ORDER_TURN] = { "turn", FALSE },         [LW_ORDER_END] = { "end", TRUE },
  [LW_ORDER_TAIL] = { "tail", FALSE },         [LW_ORDER_MELEE] = { "melee", TRUE },
  [LW_ORDER_SETTLE] = { "settle", TRUE },      [LW_ORDER_SURRENDER] = { "surrender", TRUE },
  [LW_ORDER_AGREE] = { "agree", TRUE },        [LW_ORDER_PAUSE] = { "pause", FALSE },
  [LW_ORDER_ADD_TIME] = { "add-time", FALSE }, [LW_ORDER_UNDO] = { "undo", FALSE },
  [LW_ORDER_REDO] = { "redo", FALSE },
};

static const char *const told_nicks[] = { NULL, "yes", "count", "plate", "invented" };

LwOrder *
lw_order_new (LwOrderKind kind, LwSide side)
{
  LwOrder *order = g_new0 (LwOrder, 1);

  order->kind = kind;
  order->side = side;
  order->gun = LW_NONE;
  order->who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  order->path = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  order->to = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  order->hurry = 100;
  order->shots = g_array_new (FALSE, TRUE, sizeof (LwShotEvent));
  order->dead = g_array_new (FALSE, FALSE, sizeof (LwRef));
  order->taken = g_array_new (FALSE, FALSE, sizeof (LwRef));
  order->captured = g_array_new (FALSE, FALSE, sizeof (LwRef));

  return order;
}

LwOrder *
lw_order_copy (const LwOrder *order)
{
  LwOrder *copy;

  g_return_val_if_fail (order != NULL, NULL);

  copy = g_memdup2 (order, sizeof *order);
  copy->who = g_array_copy (order->who);
  copy->path = g_array_copy (order->path);
  copy->to = g_array_copy (order->to);
  copy->text = g_strdup (order->text);
  copy->shots = g_array_copy (order->shots);
  copy->dead = g_array_copy (order->dead);
  copy->taken = g_array_copy (order->taken);
  copy->captured = g_array_copy (order->captured);

  return copy;
}

void
lw_order_free (LwOrder *order)
{
  if (order == NULL)
    return;

  g_array_unref (order->who);
  g_array_unref (order->path);
  g_array_unref (order->to);
  g_free (order->text);
  g_array_unref (order->shots);
  g_array_unref (order->dead);
  g_array_unref (order->taken);
  g_array_unref (order->captured);
  g_free (order);
}

void
lw_order_add_man (LwOrder *order, LwRef man)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (order->who, man);
}

void
lw_order_add_place (LwOrder *order, LwPoint place)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (order->to, place);
}

void
lw_order_add_leg (LwOrder *order, LwPoint point)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (order->path, point);
}

gboolean
lw_refs_hold (const GArray *men, LwRef man)
{
  guint i;

  for (i = 0; men != NULL && i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;

  return FALSE;
}

const char *
lw_order_kind_nick (LwOrderKind kind)
{
  g_return_val_if_fail (kind < LW_N_ORDER_KINDS, NULL);

  return kinds[kind].nick;
}

gboolean
lw_order_kind_parse (const char *nick, LwOrderKind *kind)
{
  guint i;

  for (i = 0; nick != NULL && i < LW_N_ORDER_KINDS; i++)
    if (g_str_equal (kinds[i].nick, nick))
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}

const char *
lw_told_nick (LwTold told)
{
  g_return_val_if_fail (told < G_N_ELEMENTS (told_nicks), NULL);

  return told_nicks[told];
}

gboolean
lw_told_parse (const char *nick, LwTold *told)
{
  guint i;

  for (i = 1; nick != NULL && i < G_N_ELEMENTS (told_nicks); i++)
    if (g_str_equal (told_nicks[i], nick))
      {
        *told = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
lw_order_is_barrier (LwOrderKind kind)
{
  g_return_val_if_fail (kind < LW_N_ORDER_KINDS, FALSE);

  return kinds[kind].barrier;
}
