/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order.c: making, copying and naming orders.
 */
#include "lw-order.h"

#include <string.h>

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

/* The one empty list that every order shares for each list with nothing in it; never changed. */
static const GArray nothing;

#define N_LISTS 7

/* The lists of @order, for what is done to all of them. */
static void
get_lists (LwOrder *order, const GArray **lists[N_LISTS])
{
  const GArray **const all[N_LISTS] = { &order->who,  &order->path,  &order->to,      &order->shots,
                                        &order->dead, &order->taken, &order->captured };

  memcpy (lists, all, sizeof all);
}

static guint
element_size (const LwOrder *order, const GArray *const *list)
{
  if (list == &order->path || list == &order->to)
    return sizeof (LwPoint);

  return list == &order->shots ? sizeof (LwShotEvent) : sizeof (LwRef);
}

GArray *
lw_order_list (LwOrder *order, const GArray **list)
{
  g_return_val_if_fail (order != NULL && list != NULL, NULL);

  if (*list == &nothing)
    *list = g_array_new (FALSE, TRUE, element_size (order, list));

  return (GArray *)*list;
}

void
lw_order_empty_list (const GArray **list)
{
  g_return_if_fail (list != NULL);

  if (*list != &nothing)
    g_array_unref ((GArray *)*list);
  *list = &nothing;
}

LwOrder *
lw_order_new (LwOrderKind kind, LwSide side)
{
  LwOrder *order = g_new0 (LwOrder, 1);
  const GArray **lists[N_LISTS];

  order->kind = kind;
  order->side = side;
  order->gun = LW_NONE;
  order->hurry = 100;
  get_lists (order, lists);
  for (guint i = 0; i < N_LISTS; i++)
    *lists[i] = &nothing;

  return order;
}

LwOrder *
lw_order_copy (const LwOrder *order)
{
  const GArray **lists[N_LISTS];
  LwOrder *copy;

  g_return_val_if_fail (order != NULL, NULL);

  copy = g_memdup2 (order, sizeof *order);
  copy->text = g_strdup (order->text);
  get_lists (copy, lists);
  for (guint i = 0; i < N_LISTS; i++)
    *lists[i] = (*lists[i])->len > 0 ? g_array_copy ((GArray *)*lists[i]) : &nothing;

  return copy;
}

void
lw_order_free (LwOrder *order)
{
  const GArray **lists[N_LISTS];

  if (order == NULL)
    return;

  get_lists (order, lists);
  for (guint i = 0; i < N_LISTS; i++)
    lw_order_empty_list (lists[i]);
  g_free (order->text);
  g_free (order);
}

void
lw_order_add_man (LwOrder *order, LwRef man)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (lw_order_list (order, &order->who), man);
}

void
lw_order_add_place (LwOrder *order, LwPoint place)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (lw_order_list (order, &order->to), place);
}

void
lw_order_add_leg_for_test (LwOrder *order, LwPoint point)
{
  g_return_if_fail (order != NULL);

  g_array_append_val (lw_order_list (order, &order->path), point);
}

gboolean
lw_refs_hold (const GArray *men, LwRef man)
{
  for (guint i = 0; men != NULL && i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;

  return FALSE;
}

const char *
lw_order_kind_nick_for_test (LwOrderKind kind)
{
  g_return_val_if_fail (kind < LW_N_ORDER_KINDS, NULL);

  return kinds[kind].nick;
}

gboolean
lw_order_kind_parse (const char *nick, LwOrderKind *kind)
{
  for (guint i = 0; nick != NULL && i < LW_N_ORDER_KINDS; i++)
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
  for (guint i = 1; nick != NULL && i < G_N_ELEMENTS (told_nicks); i++)
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
