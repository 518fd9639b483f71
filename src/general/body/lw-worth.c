/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-worth.c: what men, guns and a battle are worth.
 *
 * The account of the laws (R76), with what it does not see yet: a gun that nobody serves is half
 * lost, a man without arms fights no more, and he who is nearly through has nearly won.
 */
#include "lw-worth.h"

#include "play/play.h"

#define RELEASED 60
#define SILENT_GUN 550
#define LED_AWAY 20 /* a prisoner beyond liberation is surer */
#define BLOW_STRUCK 6000
#define RETREATED 4000 /* of it, for men who are over the line in time */
#define RUNNER 25      /* an inch nearer to the enemy's back line, of each of three */
#define RUNNERS LW_BLOW_MEN
#define RUN_WATCHED LW_INCHES (72)

gint
lw_worth_of_arm (LwArm arm)
{
  return arm == LW_CAVALRY ? LW_WORTH_CAVALRY : LW_WORTH_INFANTRY;
}

guint
lw_worth_crew (const LwBattle *battle, LwRef gun)
{
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_serving (battle, gun, &near);
  return near.n;
}

static gint
worth_of_man (const LwMan *man)
{
  gint whole = lw_worth_of_arm (man->arm);

  switch (man->state)
    {
    case LW_MAN_FIGHTING:
    case LW_MAN_RETIRED:
    case LW_MAN_IN_BOX:
      return whole;
    case LW_MAN_RELEASED:
      return RELEASED;
    default:
      return 0;
    }
}

static gint
worth_of_men (const LwBattle *battle, LwSide side)
{
  gint sum = 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      sum += man->side == side ? worth_of_man (man) : -worth_of_man (man);
      if (man->state == LW_MAN_CAPTIVE && man->side != side)
        sum += man->led_away ? LED_AWAY : 0;
      else if (man->state == LW_MAN_CAPTIVE)
        sum -= man->led_away ? LED_AWAY : 0;
    }

  return sum;
}

static gint
worth_of_guns (const LwBattle *battle, LwSide side)
{
  gint sum = 0;

  for (LwRef g = 0; g < (LwRef)battle->n_guns; g++)
    {
      const LwGun *gun = &battle->guns[g];
      gint worth = LW_WORTH_GUN;

      if (gun->wrecked)
        continue;
      if (gun->placed && !gun->retired && lw_worth_crew (battle, g) < LW_GUN_CREW)
        worth = SILENT_GUN;
      sum += gun->owner == side ? worth : -worth;
    }

  return sum;
}

/* How near the three foremost of @side are to the enemy's back line. */
static gint
worth_of_runners (const LwBattle *battle, LwSide side)
{
  LwLength line =
      lw_country_line_y (lw_battle_country (battle), battle->player[LW_OTHER (side)].edge);
  LwLength best[RUNNERS] = { RUN_WATCHED, RUN_WATCHED, RUN_WATCHED };
  gint sum = 0;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwLength way = ABS (man->at.y - line);

      if (man->side != side || !lw_man_armed (man))
        continue;
      for (guint k = 0; k < RUNNERS; k++)
        if (way < best[k])
          {
            LwLength other = best[k];

            best[k] = way;
            way = other;
          }
    }
  for (guint k = 0; k < RUNNERS; k++)
    sum += (RUN_WATCHED - best[k]) / LW_INCH * RUNNER;

  return sum;
}

static gint
worth_of_blow (const LwBattle *battle, LwSide side)
{
  LwSide loser = LW_OTHER (battle->striker);
  guint left, all;
  gint sum;

  if (!battle->blow_struck)
    return worth_of_runners (battle, side) - worth_of_runners (battle, LW_OTHER (side));

  left = lw_men_counted (battle, loser, LW_MAN_FIGHTING) +
         lw_men_counted (battle, loser, LW_MAN_RELEASED);
  all = MAX (1, lw_force_men (&battle->player[loser].force));
  sum = BLOW_STRUCK + RETREATED * (gint)left / (gint)all;
  return battle->striker == side ? sum : -sum;
}

/* The attacker wants a quarter of what he was on the line, and has lost without it (R85). */
static gint
worth_of_attack (const LwBattle *battle, LwSide side)
{
  gint arrived = lw_attack_strength (battle, TRUE), original = MAX (1, lw_attack_original (battle));
  gint sum = 2 * worth_of_runners (battle, battle->first) +
             LW_WORTH_VICTORY / 2 * MIN (original, LW_ARRIVING_PART * arrived) / original;

  return side == battle->first ? sum : -sum;
}

static gint
worth_of_victory (const LwBattle *battle, LwSide side)
{
  if (!battle->won)
    return 0;

  return battle->winner == side ? LW_WORTH_VICTORY : -LW_WORTH_VICTORY;
}

gint
lw_worth_of_lead (const LwBattle *battle, LwSide side)
{
  gint lead;

  g_return_val_if_fail (battle != NULL && side < LW_N_SIDES, 0);

  lead = worth_of_men (battle, side) + worth_of_guns (battle, side);
  if (battle->phase == LW_PHASE_OVER)
    return lead + worth_of_victory (battle, side);
  if (battle->variety == LW_VARIETY_BLOW)
    lead += worth_of_blow (battle, side);
  else if (battle->variety == LW_VARIETY_DEFENSIVE)
    lead += worth_of_attack (battle, side);
  return lead;
}
