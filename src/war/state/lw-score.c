/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-score.c: the account of a battle in half-points (R76, Q113-Q116).
 */
#include "lw-score.h"

#include <string.h>

/* The axle line that a captor must pass reaches six inches beyond each wheel (Q104). */
#define AXLE_REACH (LW_SIX_INCHES + LW_GUN_AXLE_WIDTH / 2)

gint
lw_points (gboolean won,
           gboolean drawn,
           guint guns,
           guint cavalry,
           guint infantry,
           guint captive,
           guint taken)
{
  gint points = won ? LW_POINTS_VICTORY : drawn ? LW_POINTS_VICTORY / 2 : 0;

  return points + (gint)guns * LW_POINTS_GUN + (gint)cavalry * LW_POINTS_CAVALRY +
         (gint)infantry * LW_POINTS_INFANTRY + (gint)captive * LW_POINTS_CAPTIVE +
         (gint)taken * LW_POINTS_TAKEN;
}

/* Square of the way from @point to the leg from @a to @b, rounded down. */
static gint64
leg_distance_squared (LwPoint point, LwPoint a, LwPoint b)
{
  gint64 dx = (gint64)b.x - a.x;
  gint64 dy = (gint64)b.y - a.y;
  gint64 along =
      CLAMP (((gint64)point.x - a.x) * dx + ((gint64)point.y - a.y) * dy, 0, dx * dx + dy * dy);
  LwPoint foot = a;

  if (along > 0)
    {
      foot.x += (LwLength)(dx * along / (dx * dx + dy * dy));
      foot.y += (LwLength)(dy * along / (dx * dx + dy * dy));
    }

  return lw_distance_squared (point, foot);
}

/* Could he pass the axle of the gun in one move? */
static gboolean
could_pass (const LwMan *man, const LwGun *gun)
{
  LwLength move = lw_arm_move (man->arm);
  LwPoint left =
      lw_point_towards (gun->at, lw_angle_wrapped ((gint64)gun->bearing + LW_NORTH), AXLE_REACH);
  LwPoint right =
      lw_point_towards (gun->at, lw_angle_wrapped ((gint64)gun->bearing - LW_NORTH), AXLE_REACH);

  return leg_distance_squared (man->at, left, right) < (gint64)move * move;
}

/* Within six inches; a gun and a man reach less than six more, so that most are told at a glance.
 */
static gboolean
guards_gun (const LwMan *man, const LwGun *gun)
{
  return lw_man_armed (man) && ABS (man->at.x - gun->at.x) <= 2 * LW_SIX_INCHES &&
         ABS (man->at.y - gun->at.y) <= 2 * LW_SIX_INCHES &&
         lw_man_near_gun (man, gun, LW_SIX_INCHES);
}

/* Is the enemy of its owner in a position to take it (Q110, Q113)? */
static gboolean
could_be_taken (const LwBattle *battle, const LwGun *gun)
{
  gboolean generous = battle->rules.choice[LW_RULE_GUN_CLAIM] == 1;
  guint owners = 0;
  guint takers = 0;
  guint near = 0;

  if (gun->retired || !gun->placed)
    return FALSE;

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side == gun->owner)
        {
          owners += man->state == LW_MAN_FIGHTING || man->state == LW_MAN_RELEASED ? 1 : 0;
          if (guards_gun (man, gun))
            return FALSE;
        }
      else if (lw_man_armed (man))
        {
          takers++;
          near += could_pass (man, gun) ? 1 : 0;
        }
    }

  return near >= LW_GUN_CREW || (generous && near > 0) || (owners == 0 && takers > 0);
}

static void
count_men (const LwBattle *battle, LwAccount *account)
{
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwSideAccount *own = &account->side[man->side];

      switch (man->state)
        {
        case LW_MAN_IN_BOX:
        case LW_MAN_FIGHTING:
        case LW_MAN_RELEASED:
          own->fighting[man->arm]++;
          break;
        case LW_MAN_RETIRED:
          own->retired[man->arm]++;
          break;
        case LW_MAN_CAPTIVE:
          own->captive[man->arm]++;
          account->side[LW_OTHER (man->side)].taken++;
          break;
        case LW_MAN_DEAD:
          own->killed[man->arm]++;
          break;
        }
    }
}

static void
count_guns (const LwBattle *battle, LwAccount *account)
{
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwSide holder;

      /* A wreck is nobody's (Q56). */
      if (gun->wrecked)
        continue;
      holder = could_be_taken (battle, gun) ? LW_OTHER (gun->owner) : gun->owner;

      account->side[holder].guns++;
    }
}

static void
add_up (const LwBattle *battle, LwSide side, LwSideAccount *own)
{
  if (battle->phase == LW_PHASE_OVER && !battle->won)
    own->victory = LW_POINTS_VICTORY / 2;
  else if (battle->phase == LW_PHASE_OVER && battle->winner == side)
    own->victory = LW_POINTS_VICTORY;

  own->gun_points = (gint)own->guns * LW_POINTS_GUN;
  own->cavalry = (gint)(own->fighting[LW_CAVALRY] + own->retired[LW_CAVALRY]) * LW_POINTS_CAVALRY;
  own->infantry =
      (gint)(own->fighting[LW_INFANTRY] + own->retired[LW_INFANTRY]) * LW_POINTS_INFANTRY;
  own->captive_points =
      (gint)(own->captive[LW_INFANTRY] + own->captive[LW_CAVALRY]) * LW_POINTS_CAPTIVE;
  own->taken_points = (gint)own->taken * LW_POINTS_TAKEN;
  own->points = own->victory + own->gun_points + own->cavalry + own->infantry +
                own->captive_points + own->taken_points;
}

void
lw_account (const LwBattle *battle, LwAccount *account)
{
  g_return_if_fail (battle != NULL && account != NULL);

  memset (account, 0, sizeof *account);
  count_men (battle, account);
  count_guns (battle, account);
  for (guint side = 0; side < LW_N_SIDES; side++)
    add_up (battle, side, &account->side[side]);

  account->over = battle->phase == LW_PHASE_OVER;
  account->won = account->over && battle->won;
  account->winner = battle->winner;
  account->margin = account->side[LW_RED].points - account->side[LW_BLUE].points;
  account->leader = account->margin > 0 ? LW_RED : account->margin < 0 ? LW_BLUE : battle->winner;
  account->margin = ABS (account->margin);
}
