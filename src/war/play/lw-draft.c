/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-draft.c: how forces come about (R78, R84, R89-R92, R95, Q126, Q131, Q132).
 */
#include "lw-draft.h"

#define INFANTRY_OF_TWELVE 8 /* Q132 */
#define MOST_MEN 100         /* a player (R95) */
#define MOST_GUNS 3

void
lw_draft_begin (LwDraft *draft, LwSide winner)
{
  g_return_if_fail (draft != NULL && winner < LW_N_SIDES);

  *draft = (LwDraft){ .turn = winner };
}

gboolean
lw_draft_choose (LwDraft *draft, LwSide side, const LwForce *force)
{
  g_return_val_if_fail (draft != NULL && side < LW_N_SIDES && force != NULL, FALSE);

  if (draft->done[side] || draft->turn != side)
    return FALSE;
  draft->force[side] = *force;
  return TRUE;
}

gint
lw_draft_left (const LwDraft *draft, LwSide side)
{
  g_return_val_if_fail (draft != NULL && side < LW_N_SIDES, 0);

  return LW_DRAFT_POINTS - lw_force_points (&draft->force[side]);
}

gboolean
lw_draft_may_finish (const LwDraft *draft, LwSide side)
{
  g_return_val_if_fail (draft != NULL && side < LW_N_SIDES, FALSE);

  return draft->turn == side && !draft->done[side] && lw_draft_left (draft, side) >= 0 &&
         lw_force_men (&draft->force[side]) > 0;
}

gboolean
lw_draft_finish (LwDraft *draft, LwSide side)
{
  if (!lw_draft_may_finish (draft, side))
    return FALSE;

  draft->done[side] = TRUE;
  draft->turn = LW_OTHER (side);
  return TRUE;
}

gboolean
lw_draft_may_see (const LwDraft *draft, LwSide viewer, LwSide side)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return viewer == side || (draft->done[LW_RED] && draft->done[LW_BLUE]);
}

void
lw_chances_of_war (LwForce *force, guint tossed)
{
  guint infantry, cavalry;

  g_return_if_fail (force != NULL && tossed <= LW_CHANCES_MEN);

  if (lw_force_men (force) < LW_CHANCES_MEN)
    return;

  infantry = MIN (force->infantry, INFANTRY_OF_TWELVE);
  cavalry = MIN (force->cavalry, LW_CHANCES_MEN - infantry);
  infantry = LW_CHANCES_MEN - cavalry;
  force->infantry -= infantry;
  force->cavalry -= cavalry;
  force->cavalry += cavalry * tossed / LW_CHANCES_MEN;
  force->infantry += tossed - cavalry * tossed / LW_CHANCES_MEN;
}

static gint
strength_of (const LwForce *force, gboolean in_men)
{
  return in_men ? (gint)lw_force_men (force) : lw_force_points (force);
}

gint
lw_two_thirds (const LwForce *attacker, gboolean in_men)
{
  g_return_val_if_fail (attacker != NULL, 0);

  return 2 * strength_of (attacker, in_men) / 3;
}

LwForce
lw_force_defending (const LwForce *attacker, gboolean in_men)
{
  LwForce force = { 0 };
  gint left;

  g_return_val_if_fail (attacker != NULL, force);

  force.infantry = 2 * attacker->infantry / 3;
  force.cavalry = 2 * attacker->cavalry / 3;
  force.guns = 2 * attacker->guns / 3;
  /* The fractions together are more men: of the arm that he has. */
  left = lw_two_thirds (attacker, in_men) - strength_of (&force, in_men);
  if (attacker->infantry == 0)
    force.cavalry += (guint)(in_men ? left : left / LW_POINTS_CAVALRY);
  else
    force.infantry += (guint)(in_men ? left : left / LW_POINTS_INFANTRY);

  return force;
}

static LwForceAdvice
advise_on_pair (const LwForce forces[LW_N_SIDES],
                LwVariety variety,
                LwSide first,
                const LwHouseRules *rules)
{
  const LwForce *attacker = &forces[first], *defender = &forces[LW_OTHER (first)];
  gboolean in_men = rules->choice[LW_RULE_STRENGTH] == 1;
  LwForce right = lw_force_defending (attacker, in_men);

  if (variety != LW_VARIETY_DEFENSIVE)
    return lw_force_men (attacker) != lw_force_men (defender) ||
                   lw_force_points (attacker) != lw_force_points (defender)
               ? LW_FORCE_UNEQUAL
               : LW_FORCE_SOUND;
  if (strength_of (defender, in_men) > lw_two_thirds (attacker, in_men))
    return LW_FORCE_DEFENDER_STRONG;
  if (strength_of (defender, in_men) < strength_of (&right, in_men))
    return LW_FORCE_DEFENDER_WEAK;
  return LW_FORCE_SOUND;
}

static gboolean
is_too_big (const LwForce *force)
{
  return lw_force_men (force) > MOST_MEN && force->guns > MOST_GUNS;
}

LwForceAdvice
lw_forces_advice (const LwForce forces[LW_N_SIDES],
                  LwVariety variety,
                  LwSide first,
                  const LwHouseRules *rules)
{
  LwForceAdvice advice;

  g_return_val_if_fail (forces != NULL && first < LW_N_SIDES && rules != NULL, LW_FORCE_SOUND);

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (lw_force_men (&forces[side]) < LW_LEAST_MEN)
      return lw_force_advice (&forces[side]);
  advice = advise_on_pair (forces, variety, first, rules);
  if (advice != LW_FORCE_SOUND)
    return advice;
  if (is_too_big (&forces[LW_RED]) || is_too_big (&forces[LW_BLUE]))
    return LW_FORCE_TOO_MANY;
  return lw_force_advice (&forces[first]);
}
