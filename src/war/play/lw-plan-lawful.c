/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-lawful.c: whoever the laws would not have in a planned order is left out of it.
 */
#include "lw-play.h"
#include "state/state.h"

static void
drop_man (LwOrder *order, LwRef man)
{
  guint i;

  for (i = 0; i < order->who->len; i++)
    if (g_array_index (order->who, LwRef, i) == man)
      break;
  if (i == order->who->len)
    i--;
  g_array_remove_index (lw_order_list (order, &order->who), i);
  g_array_remove_index (lw_order_list (order, &order->to), i);
}

LwOrder *
lw_plan_made_lawful (const LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal;

  while (order->who->len > 0)
    {
      if (lw_play_check (battle, order, &refusal))
        return order;
      /* Not a matter of one man: it is no time for such an order at all. */
      if (refusal.man == LW_NONE)
        break;
      drop_man (order, refusal.man);
    }
  lw_order_free (order);

  return NULL;
}
