/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-timekeeper.c: the allowance of a move, the interval, the warnings, and what players change of
 * them (R16-R18, R20-R22, Q25-Q27, Q34).
 */
#include "lw-timekeeper.h"

#define SECOND G_GINT64_CONSTANT (1000)
#define MINUTE (60 * SECOND)

/* Longer than a day no move lasts. */
#define AGREED_MOST (G_GINT64_CONSTANT (24) * 60 * 60 * 1000)

/* By the choices of the house rules; the first is a minute for thirty men and one for each gun
 * (R17), and never less than a minute (Q25). */
static const gint64 per_man[] = { 2 * SECOND, SECOND, 3 * SECOND, 4 * SECOND };
static const gint64 per_gun[] = { MINUTE, MINUTE / 2, MINUTE + MINUTE / 2 };
static const gint64 least[] = { MINUTE, MINUTE / 2, 2 * MINUTE };
static const gint64 fixed[] = { 0, 3 * MINUTE, 5 * MINUTE, 7 * MINUTE, 10 * MINUTE };

gint64
lw_allowance (guint men, guint guns, const LwHouseRules *rules)
{
  gint64 exact = men * per_man[rules->choice[LW_RULE_SECONDS_PER_MAN]] +
                 guns * per_gun[rules->choice[LW_RULE_SECONDS_PER_GUN]];

  if (rules->choice[LW_RULE_TIMED] == 1)
    return -1;
  if (rules->choice[LW_RULE_TIME_FIXED] != 0)
    return fixed[rules->choice[LW_RULE_TIME_FIXED]];
  if (rules->choice[LW_RULE_TIME_ROUND] == 0)
    exact = (exact + MINUTE - 1) / MINUTE * MINUTE;

  return MAX (exact, least[rules->choice[LW_RULE_TIME_MIN]]);
}

static guint
count_undisputed_guns (const LwBattle *battle, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].owner == side && battle->guns[i].placed && !battle->guns[i].retired &&
        !battle->guns[i].disputed && !battle->guns[i].wrecked)
      n++;

  return n;
}

gint64
lw_timekeeper_allowance (const LwBattle *battle, LwSide side)
{
  const LwForce *force;
  gint64 whole;

  g_return_val_if_fail (battle != NULL, 0);

  force = &battle->player[side].force;
  if (battle->rules.choice[LW_RULE_TIME_REDUCE] != 0)
    {
      /* As at the start, and what the players have agreed to take off or to add since (R18). */
      whole = lw_allowance (lw_force_men (force), force->guns, &battle->rules);
      return whole < 0 ? whole
                       : MAX (whole + battle->agreed,
                              MIN (whole, least[battle->rules.choice[LW_RULE_TIME_MIN]]));
    }

  return lw_allowance (lw_battle_free_men (battle, side), count_undisputed_guns (battle, side),
                       &battle->rules);
}

gint64
lw_interval (const LwHouseRules *rules)
{
  static const gint64 minutes[] = { 4, 5, 0 };
  guint choice = rules->choice[LW_RULE_INTERVAL];

  g_return_val_if_fail (choice < G_N_ELEMENTS (minutes), 0);

  return minutes[choice] * MINUTE;
}

gboolean
lw_go_is_called (const LwHouseRules *rules)
{
  return lw_interval (rules) > 0 && rules->choice[LW_RULE_AUTO_GO] == 0;
}

guint
lw_warnings (gint64 allowance, gint64 warnings[3])
{
  static const gint64 all[] = { 2 * MINUTE, MINUTE, MINUTE / 2 }; /* R21 */
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] < allowance)
      warnings[n++] = all[i];

  return n;
}

/* ---- the clock stopped, and minutes added ---- */

gboolean
lw_pause_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (battle->paused == (order->flag != FALSE))
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->paused = order->flag != FALSE;

  return TRUE;
}

/* In the interval, by the house rule: so much longer, or shorter, are moves from now on (R18, Q26).
 */
static gboolean
agree_on_time (LwBattle *battle, const LwOrder *order, LwRefusal *refusal)
{
  gint64 now = lw_timekeeper_allowance (battle, battle->mover), then;

  if (battle->rules.choice[LW_RULE_TIME_REDUCE] != 2 || now < 0 || order->t < -AGREED_MOST ||
      order->t > AGREED_MOST || ABS (battle->agreed + order->t) > AGREED_MOST)
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->agreed += order->t;
  then = lw_timekeeper_allowance (battle, battle->mover);
  if (then - now == order->t && order->t != 0)
    return TRUE;

  /* Nothing is left to be taken off. */
  battle->agreed -= order->t;
  return lw_refuse (refusal, LW_REFUSED_NOT_NOW);
}

gboolean
lw_add_time_play (LwBattle *battle, LwOrder *order, LwRefusal *refusal)
{
  if (battle->phase == LW_PHASE_WAITING)
    return agree_on_time (battle, order, refusal);

  /* More than there are milliseconds would be less than none. */
  if (battle->allowance < 0 || order->t <= 0 || order->t > G_MAXINT64 - battle->allowance)
    return lw_refuse (refusal, LW_REFUSED_NOT_NOW);

  battle->allowance += order->t;

  return TRUE;
}
