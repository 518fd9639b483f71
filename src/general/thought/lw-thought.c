/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thought.c: the best plan that is found for a half move with so much work.
 *
 * First all troops in one stance, and charges dear or cheap; then troop by troop, each asked for
 * the stance that helps the whole most. What is not better is not taken.
 */
#include "lw-thought.h"

#include "view/view.h"

#define NEVER 100000
#define EAGER (-150)

typedef struct
{
  const LwRehearsal *rehearsal;
  const LwBattle *trial;
  gboolean guns_done;
  guint64 until; /* this effort no other plan is tried */
  LwScheme best;
  LwProof proof; /* of the best */
  gint value;
} Search;

static gboolean
may_go_on (const Search *search)
{
  const LwWork *work = search->rehearsal->means->work;

  return work->effort < search->until && !lw_work_is_stopped (work);
}

/* Takes the plan, if it is better than what there is. */
static void
try_plan (Search *search, const LwScheme *plan)
{
  LwProof proof;
  gint value;

  if (!may_go_on (search))
    return;

  value = lw_rehearsal_value (search->rehearsal, search->trial, search->guns_done, plan,
                              &search->proof, &proof);
  if (value <= search->value)
    return;

  search->value = value;
  search->proof = proof;
  lw_scheme_copy (&search->best, plan);
}

static void
open_search (Search *search, guint effort, const LwScheme *plan)
{
  search->until = search->rehearsal->means->work->effort + effort;
  search->value = G_MININT;
  try_plan (search, plan);
  lw_scheme_copy (&search->best, plan);
}

static void
close_search (Search *search, LwScheme *plan)
{
  lw_scheme_copy (plan, &search->best);
  lw_scheme_clear (&search->best);
}

/* ---- guns ---- */

void
lw_thought_guns (const LwRehearsal *rehearsal,
                 const LwDepth *depth,
                 const LwBattle *trial,
                 LwScheme *plan)
{
  Search search = { .rehearsal = rehearsal, .trial = trial };

  open_search (&search, depth->most, plan);
  for (guint way = LW_GUNS_FREE; way <= LW_GUNS_GO; way++)
    {
      g_auto (LwScheme) other = { 0 };

      lw_scheme_copy (&other, plan);
      other.guns = (LwGunsWay)way;
      if (other.guns != plan->guns)
        try_plan (&search, &other);
    }
  close_search (&search, plan);
}

/* ---- men ---- */

static void
try_alike (Search *search, const LwDepth *depth, guint n)
{
  for (guint stance = 0; stance < depth->stances; stance++)
    {
      g_auto (LwScheme) other = { 0 };

      lw_scheme_copy (&other, &search->best);
      lw_scheme_fill (&other, n, (LwStance)stance);
      try_plan (search, &other);
    }
}

static void
try_charges (Search *search)
{
  static const gint charges[] = { NEVER, EAGER };

  for (guint i = 0; i < G_N_ELEMENTS (charges); i++)
    {
      g_auto (LwScheme) other = { 0 };

      lw_scheme_copy (&other, &search->best);
      other.charges = charges[i];
      try_plan (search, &other);
    }
}

/* Where each stance would take a troop. */
static void
find_goals (LwOutlook *outlook, const LwTroop *troop, LwGoal goals[LW_N_STANCES])
{
  for (guint stance = 0; stance < LW_N_STANCES; stance++)
    lw_stance_choose (outlook, troop, (LwStance)stance, &goals[stance]);
}

/* Is it no other way than the one it has, or one that has been tried? */
static gboolean
is_known (const LwGoal *goals, guint stance, LwStance was)
{
  LwPoint goal = goals[stance].goal;

  if (lw_distance_squared (goal, goals[was].goal) == 0)
    return TRUE;
  for (guint i = 0; i < stance; i++)
    if (lw_distance_squared (goal, goals[i].goal) == 0)
      return TRUE;

  return FALSE;
}

static void
ask_troop (Search *search, const LwDepth *depth, LwOutlook *outlook, const LwTroop *troop, guint i)
{
  LwStance was = g_array_index (search->best.stances, LwStance, i);
  LwGoal goals[LW_N_STANCES];

  find_goals (outlook, troop, goals);
  for (guint stance = 0; stance < depth->stances; stance++)
    {
      g_auto (LwScheme) other = { 0 };

      if (is_known (goals, stance, was))
        continue;
      lw_scheme_copy (&other, &search->best);
      g_array_index (other.stances, LwStance, i) = (LwStance)stance;
      try_plan (search, &other);
    }
}

static void
ask_troops (Search *search, const LwDepth *depth, LwOutlook *outlook, const GPtrArray *troops)
{
  for (guint round = 0; round < depth->rounds && may_go_on (search); round++)
    {
      gint before = search->value;

      for (guint i = 0; i < troops->len && may_go_on (search); i++)
        {
          const LwTroop *troop = g_ptr_array_index (troops, i);

          if (troop->gun == LW_NONE)
            ask_troop (search, depth, outlook, troop, i);
        }
      if (search->value == before)
        break;
    }
}

void
lw_thought_men (const LwRehearsal *rehearsal,
                const LwDepth *depth,
                const LwBattle *trial,
                LwScheme *plan)
{
  Search search = { .rehearsal = rehearsal, .trial = trial, .guns_done = TRUE };
  g_autoptr (GPtrArray) troops = lw_troops_muster (trial, rehearsal->side);
  g_autoptr (LwOutlook) outlook =
      lw_outlook_new (trial, rehearsal->side, rehearsal->means->terrain, rehearsal->means->sighting,
                      &rehearsal->manner.weights);

  lw_scheme_fill (plan, troops->len, LW_STANCE_STEADY);
  open_search (&search, depth->most, plan);
  try_alike (&search, depth, troops->len);
  try_charges (&search);
  ask_troops (&search, depth, outlook, troops);
  close_search (&search, plan);
}

/* An army put down as it has proved best in rehearsal. */

#define ENEMIES 8 /* ways of putting down that he may choose */

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
