/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rush.c: men run for what decides, and guns go where they see.
 */
#include "lw-rush.h"

#include "guns/guns.h"
#include "play/play.h"
#include "view/view.h"

#define TAKERS 6             /* four are enough; two more than that are surer */
#define BEYOND LW_INCHES (3) /* the axle */
#define GUN_SIGHT LW_INCHES (100)
#define HAUL_GUARDS 3 /* enemies for each guard who may come, and it stays away */
#define SEEN_EACH 10  /* for each enemy that it sees there */
#define NEARER_EACH 2 /* for each inch nearer */
#define SEEN_BY 40    /* for each gun that sees it */
#define RISK_EACH 12
#define WORTH_GOING 25
#define RING 12 /* directions that are looked at */

/* ---- the line ---- */

static LwLength
enemy_line (const LwOutlook *outlook)
{
  return lw_country_line_y (lw_battle_country (outlook->battle),
                            outlook->battle->player[LW_OTHER (outlook->side)].edge);
}

/* Those whose string reaches the line as the crow flies. (transfer full) */
static GArray *
pick_runners (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready)
{
  GArray *runners = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwLength line = enemy_line (outlook);

  for (guint i = 0; i < ready->len; i++)
    {
      LwRef ref = g_array_index (ready, LwRef, i);

      if (ABS (trial->men[ref].at.y - line) <= lw_battle_string_left (trial, ref))
        g_array_append_val (runners, ref);
    }

  return runners;
}

/* One man's march to the nearest point of the line where there is room. */
static gboolean
run_man (const LwOutlook *outlook, LwBattle *tried, LwRef ref, LwOrder *order)
{
  g_autoptr (GArray) one = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (LwOrder) march = NULL;
  LwPoint goal = { tried->men[ref].at.x, enemy_line (outlook) };

  g_array_append_val (one, ref);
  march = lw_march_plan (tried, one, LW_FORMATION_LINE, goal, order->bearing);
  if (march == NULL || g_array_index (march->to, LwPoint, 0).y != goal.y)
    return FALSE;

  lw_order_add_man (order, ref);
  lw_order_add_place (order, g_array_index (march->to, LwPoint, 0));
  return lw_trial_play (tried, g_steal_pointer (&march));
}

static guint
count_there (const LwOutlook *outlook)
{
  const LwBattle *battle = outlook->battle;
  LwLength line = enemy_line (outlook);
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    n += battle->men[i].side == outlook->side && lw_man_armed (&battle->men[i]) &&
         battle->men[i].at.y == line;

  return n;
}

LwOrder *
lw_rush_line (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready)
{
  g_autoptr (GArray) runners = NULL;
  g_autoptr (LwOrder) order = NULL;
  g_autoptr (LwBattle) tried = NULL;
  guint there;

  if (outlook->purpose != LW_AIM_LINE)
    return NULL;
  runners = pick_runners (outlook, trial, ready);
  there = count_there (outlook);
  if (runners->len == 0 ||
      (trial->variety == LW_VARIETY_BLOW && runners->len + there < LW_BLOW_MEN))
    return NULL;

  order = lw_order_new (LW_ORDER_MARCH, outlook->side);
  order->t = trial->clock;
  order->bearing = enemy_line (outlook) == 0 ? LW_SOUTH : LW_NORTH;
  tried = lw_battle_snapshot (trial);
  for (guint i = 0; i < runners->len; i++)
    run_man (outlook, tried, g_array_index (runners, LwRef, i), order);
  if (trial->variety == LW_VARIETY_BLOW && order->who->len + there < LW_BLOW_MEN)
    return NULL;

  return order->who->len == 0 ? NULL : lw_play_lawful_part (trial, g_steal_pointer (&order));
}

/* ---- a gun that nobody guards ---- */

static gboolean
is_left_alone (const LwBattle *trial, LwRef ref)
{
  const LwGun *gun = &trial->guns[ref];
  g_auto (LwHits) near = LW_NO_HITS;

  lw_men_near_gun (trial, LW_MEN_OF (gun->owner), gun, LW_SIX_INCHES, &near);
  for (guint i = 0; i < near.n; i++)
    if (trial->men[near.number[i]].state != LW_MAN_CAPTIVE)
      return FALSE;

  return TRUE;
}

/* Those who can come past the gun at @at, at most so many. (transfer full) */
static GArray *
pick_takers (const LwBattle *trial, const GArray *ready, LwPoint at)
{
  GArray *men = g_array_new (FALSE, FALSE, sizeof (LwRef));

  for (guint i = 0; i < ready->len && men->len < TAKERS; i++)
    {
      LwRef ref = g_array_index (ready, LwRef, i);

      if (lw_distance (trial->men[ref].at, at) + BEYOND <= lw_battle_string_left (trial, ref))
        g_array_append_val (men, ref);
    }

  return men;
}

/* On the far side of the axle from where they come. */
static LwPoint
far_side (const LwGun *gun, LwPoint from)
{
  LwAngle off = lw_angle_between (gun->bearing, lw_direction (gun->at, from));
  gboolean from_muzzle = ABS (off) < LW_TURN / 4;

  return lw_point_towards (
      gun->at, lw_angle_wrapped ((gint64)gun->bearing + (from_muzzle ? LW_TURN / 2 : 0)), BEYOND);
}

static gboolean
is_taken (const LwBattle *trial, const LwOrder *march, LwRef gun)
{
  g_autoptr (LwBattle) tried = lw_battle_snapshot (trial);

  return lw_play (tried, march, NULL) &&
         lw_trial_play (tried, lw_order_new (LW_ORDER_END, trial->mover)) &&
         lw_settling_play (tried) && tried->guns[gun].owner == trial->mover;
}

LwOrder *
lw_rush_gun (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready, LwRef *gun)
{
  for (LwRef g = 0; g < (LwRef)trial->n_guns; g++)
    {
      const LwGun *piece = &trial->guns[g];
      g_autoptr (GArray) men = NULL;
      g_autoptr (LwOrder) order = NULL;
      LwPoint goal;

      if (piece->owner == outlook->side || !piece->placed || piece->retired || piece->wrecked)
        continue;
      men = pick_takers (trial, ready, piece->at);
      if (men->len < LW_GUN_CREW || !is_left_alone (trial, g))
        continue;
      goal = far_side (piece, trial->men[g_array_index (men, LwRef, 0)].at);
      order = lw_march_plan (trial, men, LW_FORMATION_LINE, goal, lw_direction (piece->at, goal));
      if (order == NULL || !is_taken (trial, order, g))
        continue;
      *gun = g;
      return g_steal_pointer (&order);
    }

  return NULL;
}

/* ---- guns that go ---- */

static guint
count_seen (const LwOutlook *outlook, LwPoint at)
{
  const LwBattle *battle = outlook->battle;
  guint n = 0;

  for (guint i = 0; i < battle->n_men; i++)
    n += battle->men[i].side != outlook->side && lw_man_armed (&battle->men[i]) &&
         lw_distance_squared (battle->men[i].at, at) <= (gint64)GUN_SIGHT * GUN_SIGHT &&
         lw_sighting_clear (outlook->sighting, at, battle->men[i].at);

  return n;
}

static gint
weigh_post (const LwOutlook *outlook, LwPoint at, LwRef gun, const LwLength *way, guint *seen)
{
  guint cell = lw_terrain_cell (outlook->terrain, at);
  guint crew = lw_worth_crew (outlook->battle, gun);
  guint threat = outlook->threat[cell];
  gint worth;

  *seen = count_seen (outlook, at);
  if (way[cell] == LW_FAR)
    return G_MININT / 2;
  worth = SEEN_EACH * (gint)*seen - NEARER_EACH * (way[cell] / LW_INCH) * outlook->boldness / 100 -
          SEEN_BY * (gint)lw_outlook_seen (outlook, at) * outlook->weights->seen / 100;
  if (threat > HAUL_GUARDS * crew)
    worth -= RISK_EACH * (gint)(threat - HAUL_GUARDS * crew) * outlook->weights->risk / 100;
  return worth;
}

LwOrder *
lw_rush_haul (
    const LwOutlook *outlook, const LwBattle *trial, LwRef gun, const LwLength *way, guint *seen)
{
  static const LwLength reaches[] = { LW_GUN_MOVE_INFANTRY, LW_GUN_MOVE_CAVALRY };
  LwPoint from = trial->guns[gun].at, goal = from;
  LwBox field = lw_country_bounds (lw_battle_country (trial));
  gint here = weigh_post (outlook, from, gun, way, seen),
       best = here + WORTH_GOING * outlook->weights->fire / 100;

  for (guint k = 0; k < G_N_ELEMENTS (reaches); k++)
    for (guint i = 0; i < RING; i++)
      {
        LwPoint at = lw_point_towards (from, (LwAngle)(i * (LW_TURN / RING)), reaches[k]);
        guint sees;
        gint worth;

        if (!lw_box_holds (field, at))
          continue;
        worth = weigh_post (outlook, at, gun, way, &sees);
        if (worth <= best)
          continue;
        best = worth;
        goal = at;
        *seen = sees;
      }
  if (lw_distance_squared (goal, from) == 0)
    return NULL;

  return lw_haul_plan (trial, gun, goal);
}
