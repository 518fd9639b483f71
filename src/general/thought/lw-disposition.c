/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-disposition.c: an army put down as it has proved best in rehearsal.
 */
#include "lw-disposition.h"

#include "view/view.h"

#define ENEMIES 4 /* ways of putting down that he may choose */

static gboolean
post (LwBattle *trial, LwSide side, const LwPosting *posting)
{
  g_autoptr (GPtrArray) orders = NULL;

  if (trial->ready[side])
    return TRUE;

  orders = lw_posting_orders (trial, side, posting);
  return lw_trial_play (trial, lw_order_new (LW_ORDER_READY, side));
}

static gboolean
draw_curtain (LwBattle *trial)
{
  LwOrder *order;

  if (!trial->curtain_closed)
    return TRUE;

  order = lw_order_new (LW_ORDER_CURTAIN, trial->first);
  order->flag = TRUE;
  return lw_trial_play (trial, order);
}

/* Both are put down, and the first moves made. */
static gint
try_posting (const LwRehearsal *rehearsal,
             const LwBattle *trial,
             const LwPosting *own,
             const LwPosting *his,
             guint enemy)
{
  LwSide side = rehearsal->side, other = LW_OTHER (side);
  LwSide first = trial->curtain_used || trial->mover == side ? side : other;
  g_autoptr (LwBattle) tried = lw_trial_again (trial, rehearsal->seed + enemy);

  if (!post (tried, first, first == side ? own : his) ||
      !post (tried, LW_OTHER (first), first == side ? his : own) || !draw_curtain (tried))
    return LW_REHEARSAL_FAILED;

  return lw_rehearsal_play (rehearsal, tried, enemy);
}

static gint
value_of (const LwRehearsal *rehearsal, const LwBattle *trial, const LwPosting *own, guint64 seed)
{
  gint sum = 0;

  for (guint enemy = 0; enemy < ENEMIES; enemy++)
    {
      LwPosting his = lw_posting_draw (~seed, enemy);
      gint value = try_posting (rehearsal, trial, own, &his, enemy);

      if (value == LW_REHEARSAL_FAILED)
        return value;
      sum += value;
    }

  return sum / ENEMIES;
}

LwPosting
lw_disposition_choose (const LwRehearsal *rehearsal,
                       const LwDepth *depth,
                       const LwBattle *trial,
                       guint64 seed)
{
  LwPosting best = lw_posting_draw (seed, 0);
  gint most = G_MININT;

  for (guint n = 0; n < depth->postings && depth->postings > 1; n++)
    {
      LwPosting posting = lw_posting_draw (seed, n);
      gint value = value_of (rehearsal, trial, &posting, seed);

      if (lw_work_is_stopped (rehearsal->means->work))
        break;
      if (value <= most)
        continue;
      most = value;
      best = posting;
    }

  return best;
}
