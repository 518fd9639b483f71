/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rehearsal.c: a plan played on for some half moves, by scripts of both sides.
 *
 * The enemy is not of one kind: in one playout he is steady, in the next he comes on more boldly,
 * so that no plan is made for one alone.
 */
#include "lw-rehearsal.h"

#include "view/view.h"

/* What a half move can be told beyond the rule of thumb. */

void
lw_scheme_clear (LwScheme *plan)
{
  g_clear_pointer (&plan->stances, g_array_unref);
}

void
lw_scheme_copy (LwScheme *to, const LwScheme *from)
{
  lw_scheme_clear (to);
  *to = *from;
  to->stances = from->stances == NULL ? NULL : g_array_copy (from->stances);
}

void
lw_scheme_fill (LwScheme *plan, guint n, LwStance stance)
{
  lw_scheme_clear (plan);
  plan->stances = g_array_new (FALSE, FALSE, sizeof (LwStance));
  for (guint i = 0; i < n; i++)
    g_array_append_val (plan->stances, stance);
}

void
lw_scheme_tell (const LwScheme *plan, LwScript *script)
{
  lw_script_guns (script, plan->guns);
  lw_script_charges (script, plan->charges);
  if (plan->stances != NULL)
    lw_script_stances (script, plan->stances);
}

#define BOLDER 140 /* per cent of an enemy's boldness, in every other playout */

static guint64
seed_of (const LwRehearsal *rehearsal, guint playout, guint half)
{
  LwChance chance;

  lw_chance_seed (&chance, rehearsal->seed + playout * 1009 + half);
  return lw_chance_next (&chance);
}

static LwScript *
new_script (const LwRehearsal *rehearsal, const LwBattle *trial, guint playout, guint half)
{
  LwManner manner = rehearsal->manner;

  if (trial->mover != rehearsal->side && playout % 2 == 1)
    manner.weights.progress = manner.weights.progress * BOLDER / 100;
  return lw_script_new (rehearsal->means, &manner, trial->mover,
                        seed_of (rehearsal, playout, half));
}

static gboolean
play_half (const LwRehearsal *rehearsal,
           LwBattle *trial,
           guint playout,
           guint half,
           gboolean guns_done,
           const LwScheme *plan)
{
  g_autoptr (LwScript) script = new_script (rehearsal, trial, playout, half);

  if (half == 0 && plan != NULL)
    lw_scheme_tell (plan, script);
  if (half == 0 && guns_done)
    lw_script_skip_guns (script);
  return lw_script_run (script, trial);
}

gint
lw_rehearsal_play (const LwRehearsal *rehearsal, LwBattle *trial, guint playout)
{
  rehearsal->means->work->playouts++;
  for (guint half = 0; half < rehearsal->halves && trial->phase != LW_PHASE_OVER; half++)
    if (!play_half (rehearsal, trial, playout, half, FALSE, NULL))
      return LW_REHEARSAL_FAILED;

  return lw_worth_of_lead (trial, rehearsal->side);
}

static gint
play_out (const LwRehearsal *rehearsal,
          const LwBattle *trial,
          guint playout,
          gboolean guns_done,
          const LwScheme *plan)
{
  g_autoptr (LwBattle) tried =
      lw_trial_again (trial, seed_of (rehearsal, playout, rehearsal->halves));

  rehearsal->means->work->playouts++;
  for (guint half = 0; half < rehearsal->halves && tried->phase != LW_PHASE_OVER; half++)
    if (!play_half (rehearsal, tried, playout, half, guns_done, plan))
      return LW_REHEARSAL_FAILED;

  return lw_worth_of_lead (tried, rehearsal->side);
}

#define RACED_AFTER 2 /* chances */

/* By how much the first @n chances were better to it than to @best. */
static gint
ahead_of (const LwProof *proof, const LwProof *best, guint n)
{
  gint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += proof->value[i] - best->value[i];

  return sum;
}

gint
lw_rehearsal_value (const LwRehearsal *rehearsal,
                    const LwBattle *trial,
                    gboolean guns_done,
                    const LwScheme *plan,
                    const LwProof *best,
                    LwProof *proof)
{
  guint n = CLAMP (rehearsal->playouts, 1, LW_MOST_PLAYOUTS);
  gint sum = 0;

  g_return_val_if_fail (rehearsal != NULL && trial != NULL && plan != NULL, LW_REHEARSAL_FAILED);

  proof->n = 0;
  while (proof->n < n)
    {
      gint value = play_out (rehearsal, trial, proof->n, guns_done, plan);

      if (value == LW_REHEARSAL_FAILED)
        return value;
      sum += value;
      proof->value[proof->n++] = value;
      if (best != NULL && best->n == n && proof->n >= RACED_AFTER && proof->n < n &&
          ahead_of (proof, best, proof->n) <= 0)
        return LW_REHEARSAL_FAILED;
    }

  return sum / (gint)n;
}
