/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-general.c: the General: what he orders next.
 *
 * He keeps his script from order to order of one half move, and nothing beyond it but what he has
 * found out about the Country. Every order is tried in his trial battle before he gives it.
 */
#include "lw-general.h"

#include "play/play.h"
#include "posting/posting.h"
#include "view/view.h"

#define MOST_REFUSED 400

/* When he gives up: with so few against so many times as many. */
#define HOPELESS_MEN 4
#define HOPELESS_ODDS 6

struct _LwGeneral
{
  LwSide side;
  LwLevel level;
  LwManner manner; /* of what he does */
  LwManner quick;  /* and of what he imagines */
  guint64 seed;
  LwWork work;
  LwTerrain *terrain; /* of the ground that he last fought on, or NULL */
  LwSighting *sighting;
  LwScript *script;      /* of the half move, or NULL */
  LwScheme plan;         /* what it has been told */
  gboolean guns_thought; /* of the guns */
  gboolean men_thought;  /* of the men */
  gint half;             /* and which it is */
  GPtrArray *posts;      /* of LwOrder: still to be put down, the next one last; or NULL */
};

LwGeneral *
lw_general_new (LwSide side, LwLevel level, LwTemper temper, guint64 seed, const gint *stop)
{
  LwGeneral *general;

  g_return_val_if_fail (side < LW_N_SIDES && level < LW_N_LEVELS && temper < LW_N_TEMPERS, NULL);

  general = g_new0 (LwGeneral, 1);
  general->side = side;
  general->level = level;
  general->manner = lw_level_manner (level, temper);
  general->quick = lw_level_quick (temper);
  general->seed = seed;
  general->work.stop = stop;
  return general;
}

static void
forget_turn (LwGeneral *general)
{
  g_clear_pointer (&general->script, lw_script_free);
  lw_scheme_clear (&general->plan);
  general->guns_thought = general->men_thought = FALSE;
  g_clear_pointer (&general->posts, g_ptr_array_unref);
}

void
lw_general_free (LwGeneral *general)
{
  if (general == NULL)
    return;

  forget_turn (general);
  lw_sighting_free (general->sighting);
  lw_terrain_free (general->terrain);
  g_free (general);
}

void
lw_general_weigh_for_test (LwGeneral *general, const LwWeights *weights)
{
  general->manner.weights = general->quick.weights = *weights;
}

void
lw_general_stop_at_for_test (LwGeneral *general, guint64 effort)
{
  general->work.stop_at = effort;
}

const LwWork *
lw_general_work (const LwGeneral *general)
{
  return &general->work;
}

/* Another chance for each half move, which nobody else draws from. */
static guint64
seed_of_turn (const LwGeneral *general, const LwBattle *battle)
{
  LwChance chance;

  lw_chance_seed (&chance, general->seed + (guint64)lw_half_move (battle) *
                                               G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  return lw_chance_next (&chance);
}

/* FALSE: he was stopped before he knew the ground. */
static gboolean
survey (LwGeneral *general, const LwBattle *battle)
{
  if (general->terrain != NULL && lw_terrain_ground (general->terrain) == battle->ground)
    return TRUE;

  forget_turn (general);
  g_clear_pointer (&general->sighting, lw_sighting_free);
  g_clear_pointer (&general->terrain, lw_terrain_free);
  general->terrain = lw_terrain_new (battle->ground, general->work.stop);
  if (general->terrain == NULL)
    return FALSE;

  general->sighting = lw_sighting_new (general->terrain);
  return TRUE;
}

static LwRehearsal
new_rehearsal (const LwGeneral *general,
               const LwMeans *means,
               const LwDepth *depth,
               const LwBattle *trial)
{
  return (LwRehearsal){ .means = means,
                        .side = general->side,
                        .manner = general->quick,
                        .halves = depth->halves,
                        .playouts = depth->playouts,
                        .seed = seed_of_turn (general, trial) };
}

/* ---- putting down ---- */

static gboolean
may_put_down (const LwGeneral *general, const LwBattle *battle)
{
  return !battle->ready[general->side] && (battle->curtain_used || battle->mover == general->side);
}

static void
reverse (GPtrArray *orders)
{
  for (guint i = 0; i < orders->len / 2; i++)
    {
      gpointer order = orders->pdata[i];

      orders->pdata[i] = orders->pdata[orders->len - 1 - i];
      orders->pdata[orders->len - 1 - i] = order;
    }
}

/* The orders that put everybody down, the first of them last. */
static GPtrArray *
plan_posts (LwGeneral *general, const LwBattle *trial)
{
  LwMeans means = { general->terrain, general->sighting, &general->work };
  LwDepth depth = lw_level_depth (general->level);
  LwRehearsal rehearsal = new_rehearsal (general, &means, &depth, trial);
  LwPosting posting = lw_disposition_choose (&rehearsal, &depth, trial, general->seed);
  g_autoptr (LwBattle) tried = lw_trial_again (trial, general->seed);
  GPtrArray *posts = lw_posting_orders (tried, general->side, &posting);

  reverse (posts);
  return posts;
}

static LwOrder *
order_post (LwGeneral *general, LwBattle *trial)
{
  g_autoptr (LwOrder) order = NULL;

  if (general->posts == NULL)
    general->posts = plan_posts (general, trial);
  while (general->posts->len > 0)
    {
      g_autoptr (LwOrder) post = g_ptr_array_steal_index (general->posts, general->posts->len - 1);

      if (lw_play_check (trial, post, NULL))
        return g_steal_pointer (&post);
    }

  order = lw_order_new (LW_ORDER_READY, general->side);
  return lw_play_check (trial, order, NULL) ? g_steal_pointer (&order) : NULL;
}

static LwOrder *
order_putting_down (LwGeneral *general, LwBattle *trial, LwReason *reason)
{
  LwOrder *order = NULL;

  *reason = (LwReason){ .code = LW_REASON_POST };
  if (may_put_down (general, trial))
    order = order_post (general, trial);
  else if (trial->curtain_closed && trial->ready[LW_RED] && trial->ready[LW_BLUE])
    {
      order = lw_order_new (LW_ORDER_CURTAIN, general->side);
      order->flag = TRUE;
    }
  if (order != NULL && order->kind != LW_ORDER_PUT && order->kind != LW_ORDER_PUT_GUN)
    reason->code = LW_REASON_NONE;
  return order;
}

/* ---- in a move ---- */

static gboolean
is_hopeless (const LwGeneral *general, const LwBattle *battle)
{
  guint own = lw_battle_free_men (battle, general->side);
  guint his = lw_battle_free_men (battle, LW_OTHER (general->side));

  return battle->move > 1 && own > 0 && own <= HOPELESS_MEN && his >= own * HOPELESS_ODDS &&
         !(battle->blow_struck && battle->striker == general->side);
}

static LwOrder *
order_surrender (const LwGeneral *general, const LwBattle *battle, LwReason *reason)
{
  LwOrder *order = lw_order_new (LW_ORDER_SURRENDER, general->side);

  order->flag = TRUE;
  *reason = (LwReason){ .code = LW_REASON_HOPELESS };
  reason->count = lw_battle_free_men (battle, general->side);
  reason->against = lw_battle_free_men (battle, LW_OTHER (general->side));
  return order;
}

static void
begin_turn (LwGeneral *general, const LwBattle *battle)
{
  LwMeans means = { general->terrain, general->sighting, &general->work };

  forget_turn (general);
  general->half = lw_half_move (battle);
  general->script =
      lw_script_new (&means, &general->manner, general->side, seed_of_turn (general, battle));
  general->plan = (LwScheme){ LW_GUNS_FREE, general->manner.weights.charge, NULL };
}

/* ---- thought ---- */

/* Before the first order, and once more when the guns have done. */
static void
think (LwGeneral *general, const LwBattle *trial)
{
  LwMeans means = { general->terrain, general->sighting, &general->work };
  LwDepth depth = lw_level_depth (general->level);
  LwRehearsal rehearsal = new_rehearsal (general, &means, &depth, trial);

  if (depth.halves == 0 || general->men_thought || !lw_battle_moving (trial))
    return;
  if (!general->guns_thought)
    {
      general->guns_thought = TRUE;
      lw_thought_guns (&rehearsal, &depth, trial, &general->plan);
      lw_scheme_tell (&general->plan, general->script);
    }
  if (!lw_script_is_at_men (general->script, trial))
    return;

  general->men_thought = TRUE;
  lw_thought_men (&rehearsal, &depth, trial, &general->plan);
  lw_scheme_tell (&general->plan, general->script);
}

/* The next order of the script that the laws allow. */
static LwOrder *
order_by_script (LwGeneral *general, LwBattle *trial, LwReason *reason)
{
  for (guint i = 0; i < MOST_REFUSED; i++)
    {
      g_autoptr (LwOrder) order = NULL;

      think (general, trial);
      order = lw_script_next (general->script, trial, reason);
      if (order == NULL)
        return NULL;
      if (lw_play_check (trial, order, NULL))
        return g_steal_pointer (&order);
      lw_script_refused (general->script);
    }

  return NULL;
}

/* ---- a move that was begun earlier ---- */

/* The number, among the orders that stand, of the Go of the move under way. */
static guint
find_go (const LwBattle *battle)
{
  guint i = battle->standing->len;

  while (i > 0)
    {
      const LwOrder *order = lw_battle_order (battle, g_array_index (battle->standing, guint, --i));

      if (order->kind == LW_ORDER_GO)
        return i;
    }

  return battle->standing->len;
}

/* Plays the record again as far as its Go, and lets the script see the orders since then. */
static void
think_through (LwGeneral *general, const LwBattle *battle)
{
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);
  guint go = find_go (battle);

  for (guint i = 0; i < battle->standing->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, g_array_index (battle->standing, guint, i));

      if (i == go + 1)
        begin_turn (general, again);
      if (i > go)
        {
          g_autoptr (LwBattle) trial =
              lw_trial_new (again, general->side, seed_of_turn (general, again));
          g_autoptr (LwOrder) his = order_by_script (general, trial, &(LwReason){ 0 });
        }
      if (!lw_play_again (again, order, NULL))
        break;
    }
  if (general->script == NULL)
    begin_turn (general, battle);
}

static LwOrder *
order_in_turn (LwGeneral *general, const LwBattle *battle, LwBattle *trial, LwReason *reason)
{
  gboolean known = general->script != NULL && general->half == lw_half_move (battle);

  if (!known)
    {
      forget_turn (general);
      think_through (general, battle);
    }
  return order_by_script (general, trial, reason);
}

static LwOrder *
order_next (LwGeneral *general, const LwBattle *battle, LwReason *reason)
{
  g_autoptr (LwBattle) trial = lw_trial_new (battle, general->side, seed_of_turn (general, battle));

  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    return order_putting_down (general, trial, reason);
  if (battle->phase == LW_PHASE_OVER || battle->mover != general->side)
    return NULL;
  if (battle->phase == LW_PHASE_SETTLING)
    return lw_settling_next (trial);
  if (battle->phase != LW_PHASE_WAITING)
    return order_in_turn (general, battle, trial, reason);

  forget_turn (general);
  if (is_hopeless (general, battle))
    return order_surrender (general, battle, reason);
  return lw_order_new (LW_ORDER_GO, general->side);
}

LwOrder *
lw_general_next (LwGeneral *general, const LwBattle *battle, LwReason *reason)
{
  g_autoptr (LwOrder) order = NULL;
  LwReason why;

  g_return_val_if_fail (general != NULL && battle != NULL, NULL);

  if (reason == NULL)
    reason = &why;
  *reason = (LwReason){ .code = LW_REASON_NONE };
  if (survey (general, battle))
    order = order_next (general, battle, reason);
  if (!lw_work_is_stopped (&general->work))
    return g_steal_pointer (&order);

  /* What was thought so far is half a thought: another time it is thought anew. */
  forget_turn (general);
  return NULL;
}

LwOrder *
lw_general_ask (gpointer data, const LwBattle *battle, LwSide side)
{
  LwGeneral *general = data;

  g_return_val_if_fail (general != NULL && general->side == side, NULL);

  return lw_general_next (general, battle, NULL);
}

/* A whole battle, fought out between two who are asked for their orders. */

/* Whose order is next: while putting down, his who is not ready. */
static LwSide
next_side (const LwBattle *battle)
{
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used && battle->ready[LW_RED] &&
      !battle->ready[LW_BLUE])
    return LW_BLUE;
  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    return LW_RED;

  return battle->mover;
}

LwBoutEnd
lw_bout_play (LwBattle *battle,
              const LwBouter bouters[LW_N_SIDES],
              guint most,
              LwSide *side,
              LwRefusal *refusal)
{
  g_return_val_if_fail (battle != NULL && bouters != NULL, LW_BOUT_STUCK);

  while (battle->phase != LW_PHASE_OVER && battle->move <= most)
    {
      LwSide next = next_side (battle);
      g_autoptr (LwOrder) order = bouters[next].ask (bouters[next].data, battle, next);

      if (side != NULL)
        *side = next;
      if (order == NULL)
        return LW_BOUT_STUCK;
      if (!lw_play (battle, order, refusal))
        return LW_BOUT_REFUSED;
    }

  return battle->phase == LW_PHASE_OVER ? LW_BOUT_OVER : LW_BOUT_UNDECIDED;
}
