/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script.c: a half move by rule of thumb, from Go to the last of the settling.
 */
#include "lw-script.h"

#include "lw-script-guns.h"
#include "lw-script-men.h"
#include "lw-script-state.h"
#include "view/view.h"

#define MOST_ORDERS 2000

LwScript *
lw_script_new (const LwMeans *means, const LwManner *manner, LwSide side, guint64 seed)
{
  LwScript *script = g_new0 (LwScript, 1);

  script->means = *means;
  script->manner = *manner;
  script->side = side;
  script->least = manner->weights.charge;
  lw_chance_seed (&script->chance, seed);
  return script;
}

void
lw_script_free (LwScript *script)
{
  if (script == NULL)
    return;

  g_clear_pointer (&script->stances, g_array_unref);
  g_clear_pointer (&script->troops, g_ptr_array_unref);
  lw_outlook_free (script->outlook);
  g_free (script->way);
  lw_order_free (script->pending);
  g_free (script);
}

void
lw_script_guns (LwScript *script, LwGunsWay way)
{
  script->guns_way = way;
}

void
lw_script_stances (LwScript *script, const GArray *stances)
{
  g_clear_pointer (&script->stances, g_array_unref);
  script->stances = g_array_copy ((GArray *)stances);
}

void
lw_script_charges (LwScript *script, gint least)
{
  script->least = least;
}

void
lw_script_skip_guns (LwScript *script)
{
  script->part = LW_PART_TRAILS;
}

/* ---- order by order ---- */

static LwOrder *
order_go (const LwScript *script, LwReason *reason)
{
  *reason = (LwReason){ .code = LW_REASON_NONE };
  return lw_order_new (LW_ORDER_GO, script->side);
}

static LwOrder *
order_end (const LwScript *script, const LwBattle *trial, LwReasonCode code, LwReason *reason)
{
  LwOrder *order = lw_order_new (LW_ORDER_END, script->side);

  order->t = trial->clock;
  *reason = (LwReason){ .code = code };
  return order;
}

/* Is there time for it (R20)? */
static gboolean
is_in_time (const LwBattle *trial, const LwOrder *order)
{
  return trial->allowance < 0 || order->t <= trial->allowance;
}

static LwOrder *
order_guns (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  LwOrder *order;

  if (script->part != LW_PART_GUNS)
    return NULL;

  order = lw_script_guns_next (script, trial, reason);
  if (order != NULL && is_in_time (trial, order))
    return order;

  lw_order_free (order);
  script->part = LW_PART_TRAILS;
  script->next = script->tries = 0;
  return NULL;
}

static LwOrder *
order_in_move (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  LwOrder *order = g_steal_pointer (&script->pending);

  if (order != NULL)
    {
      *reason = script->pending_reason;
      return order;
    }

  order = order_guns (script, trial, reason);
  if (order == NULL)
    order = lw_script_men_next (script, trial, reason);
  if (order != NULL && is_in_time (trial, order))
    return order;

  if (order == NULL)
    return order_end (script, trial, LW_REASON_DONE, reason);
  lw_order_free (order);
  script->part = LW_PART_END;
  return order_end (script, trial, LW_REASON_TIME, reason);
}

gboolean
lw_script_is_at_men (LwScript *script, const LwBattle *trial)
{
  if (!lw_battle_moving (trial) || script->troops != NULL)
    return FALSE;
  if (script->pending == NULL)
    script->pending = order_guns (script, trial, &script->pending_reason);

  return script->pending == NULL;
}

LwOrder *
lw_script_next (LwScript *script, const LwBattle *trial, LwReason *reason)
{
  LwReason why;

  g_return_val_if_fail (script != NULL && trial != NULL, NULL);

  if (reason == NULL)
    reason = &why;
  script->means.work->effort += LW_EFFORT_ORDER;
  if (trial->mover != script->side || lw_work_is_stopped (script->means.work))
    return NULL;

  switch (trial->phase)
    {
    case LW_PHASE_WAITING:
      return order_go (script, reason);
    case LW_PHASE_GUNS:
    case LW_PHASE_MEN:
      return order_in_move (script, trial, reason);
    case LW_PHASE_SETTLING:
      *reason = (LwReason){ .code = LW_REASON_NONE };
      return lw_settling_next (trial);
    default:
      return NULL;
    }
}

void
lw_script_refused (LwScript *script)
{
  if (script->part == LW_PART_GUNS)
    lw_script_guns_refused (script);
  else
    lw_script_men_refused (script);
}

gboolean
lw_script_run (LwScript *script, LwBattle *trial)
{
  for (guint i = 0; i < MOST_ORDERS; i++)
    {
      LwPhase phase = trial->phase;
      LwOrder *order;

      if (trial->phase == LW_PHASE_OVER || trial->mover != script->side)
        return TRUE;
      order = lw_script_next (script, trial, NULL);
      if (order == NULL)
        return FALSE;
      if (lw_trial_play (trial, order))
        continue;
      if (phase == LW_PHASE_SETTLING || phase == LW_PHASE_WAITING)
        return FALSE;
      lw_script_refused (script);
    }

  return FALSE;
}
