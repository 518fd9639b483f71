/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice.c: the practice ground: a gun in the west, and targets up to nine yards east of it.
 */
#include "lw-practice.h"

#include "play/play.h"
#include "state/state.h"

#define WIDTH LW_INCHES (366)
#define DEPTH LW_INCHES (120)
#define GUN_AT ((LwPoint){ LW_INCHES (24), DEPTH / 2 })

#define PITCH (LW_INFANTRY_RADIUS * 2 + LW_CLEARANCE)
#define WALL_BEFORE (LW_INCH * 7 / 8)
#define HILL_HEIGHT LW_INCHES (3)

static const LwLength crew_behind[] = { 3, 3, 5, 5 }, crew_aside[] = { -3, 3, -2, 2 };

#define FIRST ((LwRef)G_N_ELEMENTS (crew_behind))

/* Targets: where, how many. The horseman, being cavalry, comes after all the foot. */
#define FOOT 31
#define ROW(kind, feet, man, n)                          \
  {                                                      \
    LW_PRACTICE_##kind, (feet)*LW_FOOT, FIRST + (man), n \
  }

static const LwPracticeTarget targets[] = {
  ROW (MAN, 1, 0, 1),         ROW (MAN, 2, 1, 1),      ROW (MAN, 3, 2, 1),   ROW (MAN, 6, 3, 1),
  ROW (HORSEMAN, 6, FOOT, 1), ROW (MAN, 9, 4, 1),      ROW (LINE, 9, 11, 5), ROW (WALL, 9, 16, 3),
  ROW (MAN, 12, 5, 1),        ROW (COLUMN, 12, 19, 6), ROW (MAN, 15, 6, 1),  ROW (HILL, 15, 25, 3),
  ROW (MAN, 18, 7, 1),        ROW (TREES, 18, 28, 3),  ROW (MAN, 21, 8, 1),  ROW (MAN, 24, 9, 1),
  ROW (MAN, 27, 10, 1),
};

/* How far to the north of the line through the gun each of them is, in inches: none hides one that
 * is farther. */
static const gint aside[] = {
  5, -7, 10, 0, 22, -12, 30, -36, 12, -30, -20, 41, 19, -45, -5, 32, 8
};

G_STATIC_ASSERT (G_N_ELEMENTS (aside) == G_N_ELEMENTS (targets));

const LwPracticeTarget *
lw_practice_targets (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (targets);
  return targets;
}

static LwPoint
get_place (guint target)
{
  gint64 range = targets[target].range, north = LW_INCHES (aside[target]);

  return (LwPoint){ GUN_AT.x + (LwLength)lw_isqrt (range * range - north * north),
                    GUN_AT.y + (LwLength)north };
}

static void
add_points (LwFeature *thing, const LwPoint *points, guint n)
{
  if (thing->points == NULL)
    thing->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (thing->points, points, n);
}

static void
add_wall (LwCountry *country, LwPoint men)
{
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwLength x = men.x - WALL_BEFORE;
  LwPoint ends[] = { { x, men.y - LW_INCHES (3) }, { x, men.y + LW_INCHES (3) } };

  wall->height = LW_INCH;
  wall->thickness = LW_INCH / 2;
  add_points (wall, ends, G_N_ELEMENTS (ends));
  lw_country_add (country, wall);
}

static void
add_hill (LwCountry *country, LwPoint men)
{
  LwFeature *hill = lw_feature_new (LW_FEATURE_BOARD, "hill");
  LwLength front = men.x - LW_INCHES (2), back = men.x + LW_INCHES (6);
  LwLength south = men.y - LW_INCHES (7), north = men.y + LW_INCHES (7);
  LwPoint corners[] = { { front, south }, { back, south }, { back, north }, { front, north } };

  hill->height = HILL_HEIGHT;
  add_points (hill, corners, G_N_ELEMENTS (corners));
  lw_country_add (country, hill);
}

static void
add_trees (LwCountry *country, LwPoint men)
{
  static const gint before[] = { 3, 5, 4, 6, 3 }, beside[] = { -4, -2, 0, 2, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *id = g_strdup_printf ("twig%u", i + 1);
      LwFeature *tree = lw_feature_new (LW_FEATURE_TREE, id);

      tree->at = (LwPoint){ men.x - LW_INCHES (before[i]), men.y + LW_INCHES (beside[i]) };
      tree->height = LW_INCHES (4 + (gint)i % 3);
      lw_country_add (country, tree);
    }
}

static LwCountry *
make_country (void)
{
  LwCountry *country = lw_country_new ("Practice ground", WIDTH, DEPTH);

  country->texture = 47;
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    if (targets[i].kind == LW_PRACTICE_WALL)
      add_wall (country, get_place (i));
    else if (targets[i].kind == LW_PRACTICE_HILL)
      add_hill (country, get_place (i));
    else if (targets[i].kind == LW_PRACTICE_TREES)
      add_trees (country, get_place (i));

  return country;
}

static void
stand (LwBattle *battle, LwRef ref, LwPoint at, LwAngle facing)
{
  LwMan *man = lw_battle_man_rw (battle, ref);

  man->state = LW_MAN_FIGHTING;
  man->at = man->start = at;
  man->facing = facing;
}

/* A column stands one behind the other; whoever else stands together stands side by side. */
static void
stand_target (LwBattle *battle, guint target)
{
  const LwPracticeTarget *it = &targets[target];
  LwPoint place = get_place (target);

  for (guint i = 0; i < it->n; i++)
    {
      LwPoint at = place;

      if (it->kind == LW_PRACTICE_COLUMN)
        at.x += (LwLength)i * PITCH;
      else
        at.y += (LwLength)((i + 1) / 2) * (i % 2 == 1 ? PITCH : -PITCH);
      stand (battle, it->man + (LwRef)i, at,
             it->kind == LW_PRACTICE_HORSEMAN ? LW_NORTH : LW_TURN / 2);
    }
}

static void
stand_gun (LwBattle *battle)
{
  LwGun *gun = lw_battle_gun_rw (battle, LW_PRACTICE_GUN);

  gun->placed = TRUE;
  gun->at = gun->start = GUN_AT;
  gun->bearing = LW_EAST;
  for (guint i = 0; i < G_N_ELEMENTS (crew_behind); i++)
    stand (battle, (LwRef)i,
           (LwPoint){ GUN_AT.x - LW_INCHES (crew_behind[i]), GUN_AT.y + LW_INCHES (crew_aside[i]) },
           LW_EAST);
}

LwBattle *
lw_practice_new (guint64 seed)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Red", LW_EDGE_SOUTH, { G_N_ELEMENTS (crew_behind), 0, 1 } },
    { (char *)"Blue", LW_EDGE_NORTH, { FOOT, 1, 0 } },
  };
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);
  gboolean gone;
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, seed);
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = TRUE;
  battle->phase = LW_PHASE_WAITING;
  battle->mover = LW_RED;
  battle->move = 2;
  stand_gun (battle);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    stand_target (battle, i);
  gone = lw_play (battle, go, NULL);
  g_assert (gone);

  return battle;
}
