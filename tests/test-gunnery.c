/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-gunnery.c: guns in action, fired, moved, and their trails (R25-R27, R35-R47, Q7-Q9,
 * Q29-Q50).
 */
#include "lw-flight.h"
#include "lw-gunnery.h"
#include "lw-march.h"
#include "lw-play.h"
#include "lw-refusal.h"

#define WIDTH LW_INCHES (120)
#define DEPTH LW_INCHES (144)
#define GUN_X LW_INCHES (60)
#define GUN_Y LW_INCHES (40)

/* Red stands south and is First Player; his gun 0 points north. Infantry first: 12, then 25 horse.
 */
#define RED_FOOT 12
#define RED_HORSE 25
#define BLUE_FIRST (RED_FOOT + RED_HORSE)
#define HORSE(i) ((LwRef)(RED_FOOT + (i)))
#define BLUE(i) ((LwRef)(BLUE_FIRST + (i)))

static LwBattle *
make_battle_on (LwCountry *country, LwVariety variety)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Red", LW_EDGE_SOUTH, { RED_FOOT, RED_HORSE, 2 } },
    { (char *)"Blue", LW_EDGE_NORTH, { 12, 10, 1 } },
  };
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, variety, &rules, 77);
  battle->phase = LW_PHASE_GUNS;
  battle->mover = LW_RED;
  battle->move = 2;
  battle->allowance = -1;
  battle->guns[0].placed = TRUE;
  battle->guns[0].at = battle->guns[0].start = (LwPoint){ GUN_X, GUN_Y };
  battle->guns[0].bearing = LW_NORTH;
  lw_country_free (country);
  return battle;
}

static LwBattle *
make_battle (void)
{
  return make_battle_on (lw_country_new ("Level", WIDTH, DEPTH), LW_VARIETY_FINISH);
}

static void
stand (LwBattle *battle, LwRef man, LwLength x, LwLength y)
{
  battle->men[man].state = LW_MAN_FIGHTING;
  battle->men[man].at = battle->men[man].start = (LwPoint){ x, y };
  battle->men[man].facing = battle->men[man].side == LW_RED ? LW_NORTH : LW_SOUTH;
}

/* @n men of Red's from @first on, in a row 4 in behind the axle. */
static void
stand_crew (LwBattle *battle, LwRef first, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    stand (battle, first + i, GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
}

static LwOrder *
make_fire (LwRef gun, LwAngle bearing, LwAngle elevation)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, LW_RED);

  order->gun = gun;
  order->bearing = bearing;
  order->elevation = elevation;
  order->hurry = 100;
  return order;
}

static void
add_shot (LwOrder *order, LwShotEventKind kind, LwRef man)
{
  LwShotEvent event = { kind, man };

  order->by = LW_SHOT_BY_HAND;
  g_array_append_val (order->shots, event);
}

static void
assert_plays (LwBattle *battle, const LwOrder *order)
{
  LwRefusal refusal = { 0 };
  gboolean played = lw_play (battle, order, &refusal);

  if (!played)
    g_test_message ("refused: code %d (%s) man %d other %d gun %d have %d need %d", refusal.code,
                    lw_refusal_law (&refusal), refusal.man, refusal.other, refusal.gun,
                    (int)refusal.have, (int)refusal.need);
  g_assert_true (played);
}

static void
assert_refused (LwBattle *battle, const LwOrder *order, LwRefusalCode code)
{
  g_autofree char *before = lw_battle_hash (battle);
  g_autofree char *after = NULL;
  LwRefusal refusal = { 0 };

  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, code);
  after = lw_battle_hash (battle);
  g_assert_cmpstr (before, ==, after);
}

static void
fire_and_expect (LwBattle *battle, LwRefusalCode code)
{
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, LW_DEGREE);

  order->by = LW_SHOT_BY_HAND;
  if (code == LW_REFUSED_NOTHING)
    assert_plays (battle, order);
  else
    assert_refused (battle, order, code);
}

/* T25: the sixth inch counts, the unit after it does not. */
static void
test_six_inches (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwLength side = GUN_X + LW_GUN_AXLE_WIDTH / 2 + LW_INFANTRY_RADIUS + LW_SIX_INCHES;

  stand_crew (battle, 0, 3);
  stand (battle, 3, side, GUN_Y);
  g_assert_true (lw_battle_in_action (battle, 0));
  stand (battle, 3, side + 1, GUN_Y);
  g_assert_false (lw_battle_in_action (battle, 0));
  fire_and_expect (battle, LW_REFUSED_OUT_OF_ACTION);
  /* Q7: any part of the gun will do, the trail's end too. */
  stand (battle, 3, GUN_X, GUN_Y - LW_GUN_TRAIL - LW_SIX_INCHES - LW_INFANTRY_RADIUS);
  g_assert_true (lw_battle_in_action (battle, 0));
}

/* T26, R68: only armed men of its own side serve a gun. */
static void
test_who_serves (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  battle->men[3].state = LW_MAN_RELEASED;
  g_assert_false (lw_battle_in_action (battle, 0));
  stand (battle, BLUE (0), GUN_X, GUN_Y - LW_INCHES (6));
  g_assert_false (lw_battle_in_action (battle, 0));
  battle->men[3].state = LW_MAN_FIGHTING;
  battle->men[3].prone = TRUE;
  g_assert_true (lw_battle_in_action (battle, 0));
}

static void
test_escort_serves (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, GUN_Y - LW_INCHES (8));
  battle->men[BLUE (0)].state = LW_MAN_CAPTIVE;
  battle->men[BLUE (0)].escort = 2;
  g_assert_true (lw_battle_in_action (battle, 0));
  battle->rules.choice[LW_RULE_ESCORT_SERVES] = 1;
  g_assert_false (lw_battle_in_action (battle, 0));
}

/* T27 */
static void
test_four_shots (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  guint i;

  stand_crew (battle, 0, 4);
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    fire_and_expect (battle, LW_REFUSED_NOTHING);
  fire_and_expect (battle, LW_REFUSED_NO_SHOTS_LEFT);
  g_assert_cmpuint (battle->guns[0].shots, ==, 4);
  g_assert_cmpuint (battle->guns[0].shots_all, ==, 4);
}

/* T28 */
static void
test_first_shots (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) defence =
      make_battle_on (lw_country_new ("Level", WIDTH, DEPTH), LW_VARIETY_DEFENSIVE);

  stand_crew (battle, 0, 4);
  battle->move = 1;
  fire_and_expect (battle, LW_REFUSED_TOO_EARLY);
  g_assert_false (lw_battle_may_fire (battle, LW_RED));
  g_assert_false (lw_battle_may_fire (battle, LW_BLUE));
  battle->move = 2;
  g_assert_true (lw_battle_may_fire (battle, LW_RED));
  g_assert_true (lw_battle_may_fire (battle, LW_BLUE));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  defence->move = 1;
  g_assert_true (lw_battle_may_fire (defence, LW_OTHER (defence->first)));
  g_assert_false (lw_battle_may_fire (defence, defence->first));
}

static LwOrder *
make_haul (LwBattle *battle, LwPoint goal, const LwRef *crew, guint n)
{
  LwOrder *order = lw_order_new (LW_ORDER_HAUL, LW_RED);
  LwAngle ahead = lw_direction (battle->guns[0].at, goal);
  guint i;

  order->gun = 0;
  lw_order_add_leg (order, battle->guns[0].at);
  lw_order_add_leg (order, goal);
  order->bearing = lw_direction (goal, battle->guns[0].at);
  for (i = 0; i < n; i++)
    {
      LwPoint back = lw_point_towards (goal, order->bearing, LW_INCHES (6));
      LwPoint at = lw_point_towards (back, lw_angle_wrapped ((gint64)ahead + LW_TURN / 4),
                                     LW_INCHES (3) - (LwLength)i * 400);

      lw_order_add_man (order, crew[i]);
      lw_order_add_place (order, at);
    }
  return order;
}

static const LwRef foot_crew[] = { 0, 1, 2, 3 };
static const LwRef horse_crew[] = { HORSE (0), HORSE (1), HORSE (2), HORSE (3) };

/* R36: moved or fired, never both. */
static void
test_moved_or_fired (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) other = make_battle ();
  g_autoptr (LwOrder) haul = NULL;

  stand_crew (battle, 0, 4);
  haul = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, foot_crew, 4);
  assert_plays (battle, haul);
  fire_and_expect (battle, LW_REFUSED_MOVED_AND_FIRED);

  stand_crew (other, 0, 4);
  fire_and_expect (other, LW_REFUSED_NOTHING);
  assert_refused (other, haul, LW_REFUSED_MOVED_AND_FIRED);
}

/* T33, Q44: once a man has marched, no gun. */
static void
test_guns_first (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) march = lw_order_new (LW_ORDER_MARCH, LW_RED);

  stand_crew (battle, 0, 4);
  stand (battle, 8, LW_INCHES (20), LW_INCHES (20));
  lw_order_add_man (march, 8);
  lw_order_add_place (march, (LwPoint){ LW_INCHES (20), LW_INCHES (24) });
  march->bearing = LW_NORTH;
  assert_plays (battle, march);
  fire_and_expect (battle, LW_REFUSED_GUNS_FIRST);
}

/* Q35: own men down, and the gun is out of action before its next shot. */
static void
test_each_shot (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  add_shot (order, LW_SHOT_TOUCH, 2);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[2].state, ==, LW_MAN_DEAD);
  fire_and_expect (battle, LW_REFUSED_OUT_OF_ACTION);
}

static void
test_screw (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) high = make_fire (0, LW_NORTH, LW_ELEVATION_MAX + 1);
  g_autoptr (LwOrder) low = make_fire (0, LW_NORTH, LW_ELEVATION_MIN - 1);

  stand_crew (battle, 0, 4);
  assert_refused (battle, high, LW_REFUSED_SCREW);
  assert_refused (battle, low, LW_REFUSED_SCREW);
}

/* R40, Q42: it stays as it last fired, and each shot is laid by itself. */
static void
test_stays_laid (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = make_fire (0, LW_NORTH + LW_DEGREE, 2 * LW_DEGREE);
  g_autoptr (LwOrder) two = make_fire (0, LW_NORTH - LW_DEGREE, 3 * LW_DEGREE);

  stand_crew (battle, 0, 4);
  assert_plays (battle, one);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_NORTH + LW_DEGREE);
  g_assert_cmpint (battle->guns[0].elevation, ==, 2 * LW_DEGREE);
  assert_plays (battle, two);
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_NORTH - LW_DEGREE);
  g_assert_cmpint (battle->guns[0].elevation, ==, 3 * LW_DEGREE);
  g_assert_true (battle->guns[0].has_mark);
}

static LwBattle *
make_battle_with_house (LwPoint at)
{
  LwCountry *country = lw_country_new ("House", WIDTH, DEPTH);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = at;
  house->width = house->depth = LW_INCHES (2);
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
  return make_battle_on (country, LW_VARIETY_FINISH);
}

/* R38: the swing stops at the Country; the other way round may be free. */
static void
test_swing (void)
{
  g_autoptr (LwBattle) battle = make_battle_with_house ((LwPoint){ GUN_X + LW_INCHES (3), GUN_Y });
  g_autoptr (LwOrder) east = make_fire (0, LW_EAST, 0);
  g_autoptr (LwOrder) south =
      make_fire (0, lw_angle_wrapped (LW_NORTH - 100 * LW_DEGREE - 60 * LW_DEGREE), 0);
  g_autoptr (LwOrder) west = make_fire (0, LW_WEST, 0);
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  assert_refused (battle, east, LW_REFUSED_SWING);
  g_assert_false (lw_play (battle, east, &refusal));
  g_assert_cmpstr (refusal.thing, ==, "house");
  g_assert_cmpint (refusal.gun, ==, 0);
  /* With its trail in the house it cannot point west either. */
  assert_refused (battle, west, LW_REFUSED_SWING);
  /* Eastward the way is barred, but the gun may come round by the west? Its trail cannot. */
  assert_refused (battle, south, LW_REFUSED_SWING);
}

/* A barrel passes over a wall of one inch; the trail does not. */
static void
test_swing_wall (void)
{
  LwCountry *country = lw_country_new ("Wall", WIDTH, DEPTH);
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, "wall");
  LwPoint ends[] = { { GUN_X - LW_INCHES (10), GUN_Y + LW_INCHES (2) },
                     { GUN_X + LW_INCHES (10), GUN_Y + LW_INCHES (2) } };
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (LwOrder) east = make_fire (0, LW_EAST, 0);
  g_autoptr (LwOrder) north = make_fire (0, LW_NORTH, 0);
  g_autoptr (LwOrder) south = make_fire (0, LW_SOUTH, 0);

  wall->height = LW_INCH;
  wall->thickness = LW_INCH / 2;
  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (wall->points, ends, 2);
  lw_country_add (country, wall);
  battle = make_battle_on (country, LW_VARIETY_FINISH);
  stand_crew (battle, 0, 4);
  assert_plays (battle, east);
  assert_plays (battle, north);
  assert_refused (battle, south, LW_REFUSED_SWING);
}

/* Q9: own men make room and have not moved; an enemy stops the swing. */
static void
test_swing_men (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH + 90 * LW_DEGREE, 0);
  LwPoint under = { GUN_X + LW_INCHES (2), GUN_Y + 40 };
  LwShape parts[LW_GUN_PARTS];
  LwShape body;
  guint i;

  stand_crew (battle, 0, 4);
  stand (battle, 5, under.x, under.y);
  order->by = LW_SHOT_BY_HAND;
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[5].walked, ==, 0);
  g_assert_cmpint (lw_distance (battle->men[5].at, under), <=, LW_INCH);
  g_assert_cmpint (lw_distance_squared (battle->men[5].at, battle->men[5].start), ==, 0);
  lw_gun_shapes (&battle->guns[0], parts);
  body = lw_man_shape (&battle->men[5]);
  for (i = 0; i < LW_GUN_PARTS; i++)
    g_assert_false (lw_shape_nearer (&body, &parts[i], LW_CLEARANCE));
}

/* A horse that lies across the barrel, hemmed in by others, is turned. */
static void
test_swing_horse (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);
  LwShape parts[LW_GUN_PARTS];
  LwShape body;
  guint i;

  stand_crew (battle, 0, 4);
  battle->guns[0].bearing = LW_EAST;
  stand (battle, HORSE (0), GUN_X, GUN_Y + LW_INCHES (3));
  battle->men[HORSE (0)].facing = LW_EAST;
  for (i = 0; i < 2; i++)
    stand (battle, 8 + i, GUN_X + (i == 0 ? -1 : 1) * (LW_INCHES (2) - 40), GUN_Y + LW_INCHES (3));
  order->by = LW_SHOT_BY_HAND;
  assert_plays (battle, order);
  lw_gun_shapes (&battle->guns[0], parts);
  body = lw_man_shape (&battle->men[HORSE (0)]);
  for (i = 0; i < LW_GUN_PARTS; i++)
    g_assert_false (lw_shape_nearer (&body, &parts[i], LW_CLEARANCE));
}

static void
test_swing_enemy (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_EAST, 0);
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X + LW_INCHES (3), GUN_Y + LW_INCHES (1));
  stand (battle, BLUE (1), GUN_X - LW_INCHES (3), GUN_Y + LW_INCHES (1));
  assert_refused (battle, order, LW_REFUSED_SWING);
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.other, ==, BLUE (0));
}

/* R39: those about it lie down, and those before it; others do not. */
static void
test_lie (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) crew = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) front = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) away = lw_order_new (LW_ORDER_LIE, LW_RED);
  g_autoptr (LwOrder) shot = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  stand (battle, 6, GUN_X + 60, GUN_Y + LW_INCHES (20));
  stand (battle, 7, LW_INCHES (10), LW_INCHES (10));
  crew->flag = front->flag = away->flag = TRUE;
  lw_order_add_man (crew, 1);
  lw_order_add_man (front, 6);
  lw_order_add_man (away, 7);
  assert_plays (battle, crew);
  assert_plays (battle, front);
  assert_refused (battle, away, LW_REFUSED_NOT_NEAR_TO_LIE);
  g_assert_true (battle->men[1].prone);
  /* Who lies down is passed over: nobody can say that he was struck. */
  add_shot (shot, LW_SHOT_TOUCH, 6);
  assert_refused (battle, shot, LW_REFUSED_NOT_ON_FIELD);
  crew->flag = FALSE;
  assert_plays (battle, crew);
  g_assert_false (battle->men[1].prone);
}

/* Q51: the flight finds its men, the outcome is kept, and played again gives the same battle. */
static void
test_model (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwBattle) again = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, LW_DEGREE / 2);
  g_autofree char *hash = NULL;
  g_autofree char *hash_again = NULL;
  const LwOrder *played;
  g_autoptr (LwOrder) replay = NULL;
  guint i;

  stand_crew (battle, 0, 4);
  stand_crew (again, 0, 4);
  for (i = 0; i < 9; i++)
    {
      stand (battle, BLUE (i), GUN_X - LW_INCHES (4) + (LwLength)i * 250, GUN_Y + LW_INCHES (40));
      stand (again, BLUE (i), GUN_X - LW_INCHES (4) + (LwLength)i * 250, GUN_Y + LW_INCHES (40));
    }
  assert_plays (battle, order);
  played = lw_battle_order (battle, 1);
  g_assert_cmpuint (played->model, ==, LW_FLIGHT_MODEL);
  g_assert_cmpuint (played->seed, !=, 0);
  g_assert_cmpuint (played->dead->len, >, 0);
  g_assert_cmpint (battle->men[g_array_index (played->dead, LwRef, 0)].state, ==, LW_MAN_DEAD);

  replay = lw_order_copy (played);
  assert_plays (again, replay);
  hash = lw_battle_hash (battle);
  hash_again = lw_battle_hash (again);
  g_assert_cmpstr (hash, ==, hash_again);
}

/* A recorded shot is believed, but its dead must be what the laws make of it. */
static void
test_outcome (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);
  LwRef dead = BLUE (1);

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, GUN_Y + LW_INCHES (40));
  stand (battle, BLUE (1), GUN_X + 400, GUN_Y + LW_INCHES (40));
  add_shot (order, LW_SHOT_TOUCH, BLUE (0));
  add_shot (order, LW_SHOT_TOUCH, BLUE (1));
  order->has_outcome = TRUE;
  g_array_append_val (order->dead, dead);
  assert_refused (battle, order, LW_REFUSED_OUTCOME);
  g_array_index (order->dead, LwRef, 0) = BLUE (0);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[BLUE (0)].state, ==, LW_MAN_DEAD);
  g_assert_cmpint (battle->men[BLUE (1)].state, ==, LW_MAN_FIGHTING);
}

/* R73 */
static void
test_disputed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  battle->guns[0].owner = LW_BLUE;
  fire_and_expect (battle, LW_REFUSED_NOT_OWN);
  battle->guns[0].disputed = TRUE;
  fire_and_expect (battle, LW_REFUSED_DISPUTED);
}

/* R43-R45, T29 */
static void
test_haul_distance (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) far = NULL;
  g_autoptr (LwOrder) too_far = NULL;
  g_autoptr (LwOrder) foot = NULL;
  guint i;

  for (i = 0; i < 4; i++)
    {
      stand (battle, HORSE (i), GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
      stand (battle, i, GUN_X + (i < 2 ? -1 : 1) * LW_INCHES (2 + (gint)(i % 2)),
             GUN_Y + LW_INCHES (2));
    }
  far = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (24) }, horse_crew, 4);
  too_far = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (24) + 1 }, horse_crew, 4);
  foot = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) + 1 }, foot_crew, 4);
  assert_refused (battle, too_far, LW_REFUSED_GUN_TOO_FAR);
  assert_refused (battle, foot, LW_REFUSED_GUN_TOO_FAR);
  assert_plays (battle, far);
  g_assert_cmpint (battle->guns[0].at.y, ==, GUN_Y + LW_INCHES (24));
  /* Trail forward, muzzle to where it came from. */
  g_assert_cmpint (battle->guns[0].bearing, ==, LW_SOUTH);
  g_assert_cmpint (battle->men[HORSE (0)].with_gun, ==, 0);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
}

static void
test_haul_foot (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, foot_crew, 4);
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[0].walked, <=, LW_FOOT);
}

static void
test_haul_crew (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) three = NULL;
  g_autoptr (LwOrder) stranger = NULL;
  g_autoptr (LwOrder) left = NULL;
  const LwRef far_crew[] = { 0, 1, 2, 9 };

  stand_crew (battle, 0, 5);
  stand (battle, 9, LW_INCHES (40), LW_INCHES (30));
  three = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (8) }, foot_crew, 3);
  assert_refused (battle, three, LW_REFUSED_CREW_TOO_SMALL);
  stranger = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (8) }, far_crew, 4);
  assert_refused (battle, stranger, LW_REFUSED_CREW_NOT_NEAR);
  /* R43: all placed within six inches of its new position. */
  left = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, foot_crew, 4);
  g_array_index (left->to, LwPoint, 0) = (LwPoint){ GUN_X - LW_INCHES (3), GUN_Y - LW_INCHES (4) };
  assert_refused (battle, left, LW_REFUSED_CREW_NOT_NEAR);
}

/* R45 and its house rule. */
static void
test_haul_facing (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (10) }, foot_crew, 4);
  order->bearing = LW_SOUTH + LW_DEGREE + 1;
  assert_refused (battle, order, LW_REFUSED_GUN_FACING);
  battle->rules.choice[LW_RULE_MOVED_GUN_FACING] = 1;
  assert_plays (battle, order);
}

/* Q49: the axle is two inches wide on its way. */
static void
test_haul_way (void)
{
  g_autoptr (LwBattle) battle =
      make_battle_with_house ((LwPoint){ GUN_X + LW_INCHES (2) - 8, GUN_Y + LW_INCHES (7) });
  g_autoptr (LwOrder) order = NULL;

  stand_crew (battle, 0, 4);
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, foot_crew, 4);
  /* Straight on it grazes the house; the string round it is longer than a foot. */
  assert_refused (battle, order, LW_REFUSED_IN_THE_WAY);
}

/* Q36: nobody goes with two guns in one move. */
static void
test_one_gun_each (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = NULL;
  g_autoptr (LwOrder) two = NULL;

  stand_crew (battle, 0, 4);
  battle->guns[1].placed = TRUE;
  battle->guns[1].at = (LwPoint){ GUN_X + LW_INCHES (2), GUN_Y + LW_INCHES (7) };
  battle->guns[1].bearing = LW_NORTH;
  one = make_haul (battle, (LwPoint){ GUN_X - LW_INCHES (1), GUN_Y + LW_INCHES (9) }, foot_crew, 4);
  assert_plays (battle, one);
  two = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (9) }, foot_crew, 4);
  two->gun = 1;
  g_array_index (two->path, LwPoint, 0) = battle->guns[1].at;
  g_assert_true (lw_battle_in_action (battle, 1));
  assert_refused (battle, two, LW_REFUSED_ALREADY_WITH_GUN);
}

/* Q114: gun and crew over their own back line. */
static void
test_haul_off (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;
  guint i;

  battle->guns[0].at = (LwPoint){ GUN_X, LW_INCHES (10) };
  for (i = 0; i < 4; i++)
    stand (battle, i, GUN_X - LW_INCHES (3) + (LwLength)i * 400, LW_INCHES (5));
  order = make_haul (battle, (LwPoint){ GUN_X, 0 }, foot_crew, 4);
  g_array_set_size (order->to, 0);
  order->flag = TRUE;
  assert_plays (battle, order);
  g_assert_true (battle->guns[0].retired);
  for (i = 0; i < 4; i++)
    g_assert_cmpint (battle->men[i].state, ==, LW_MAN_RETIRED);
}

/* R42: the four cannot go off with one gun when the trail of another is owed them. */
static void
test_haul_leaves_trail (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = NULL;
  LwRefusal refusal = { 0 };

  stand_crew (battle, 0, 4);
  battle->guns[1].placed = TRUE;
  battle->guns[1].at = (LwPoint){ GUN_X - LW_INCHES (5) / 2, GUN_Y };
  battle->guns[1].bearing = LW_NORTH;
  order = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, foot_crew, 4);
  battle->guns[1].shots = 1;
  assert_refused (battle, order, LW_REFUSED_TRAIL_OWED);
  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.gun, ==, 1);
  stand (battle, 8, GUN_X - LW_INCHES (6), GUN_Y - LW_INCHES (5));
  stand (battle, 9, GUN_X - LW_INCHES (7), GUN_Y - LW_INCHES (5));
  assert_plays (battle, order);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 1), ==, 2);
}

/* Q47: four of those who go must be cavalry, however many there are besides. */
static void
test_haul_mixed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) mixed = NULL;
  g_autoptr (LwOrder) near = NULL;
  const LwRef crew[] = { HORSE (0), HORSE (1), HORSE (2), 0 };
  guint i;

  for (i = 0; i < 4; i++)
    stand (battle, crew[i], GUN_X - LW_INCHES (3) + (LwLength)i * 400, GUN_Y - LW_INCHES (5));
  mixed = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) + 1 }, crew, 4);
  assert_refused (battle, mixed, LW_REFUSED_GUN_TOO_FAR);
  near = make_haul (battle, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (12) }, crew, 4);
  assert_plays (battle, near);
}

/* Q45: the crew may walk on, but not away. */
static void
test_crew_walks_on (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) haul = NULL;
  g_autoptr (LwOrder) away = lw_order_new (LW_ORDER_MARCH, LW_RED);
  g_autoptr (LwOrder) on = lw_order_new (LW_ORDER_MARCH, LW_RED);
  LwPoint goal = { GUN_X, GUN_Y + LW_INCHES (6) };

  stand_crew (battle, 0, 4);
  haul = make_haul (battle, goal, foot_crew, 4);
  assert_plays (battle, haul);
  lw_order_add_man (away, 0);
  lw_order_add_place (away, (LwPoint){ battle->men[0].at.x - LW_INCHES (5), battle->men[0].at.y });
  lw_order_add_man (on, 0);
  lw_order_add_place (on, (LwPoint){ battle->men[0].at.x, battle->men[0].at.y + LW_INCHES (2) });
  assert_refused (battle, away, LW_REFUSED_CREW_NOT_NEAR);
  assert_plays (battle, on);
  /* He was crew: the guns' time goes on (Q44). */
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
}

/* Q43: shots of two guns may take turns. */
static void
test_take_turns (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) other = make_fire (1, LW_NORTH, 0);
  guint i;

  stand_crew (battle, 0, 4);
  battle->guns[1].placed = TRUE;
  battle->guns[1].at = (LwPoint){ GUN_X - LW_INCHES (5) / 2, GUN_Y };
  battle->guns[1].bearing = LW_NORTH;
  other->by = LW_SHOT_BY_HAND;
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    {
      fire_and_expect (battle, LW_REFUSED_NOTHING);
      assert_plays (battle, other);
    }
  assert_refused (battle, other, LW_REFUSED_NO_SHOTS_LEFT);
}

/* Q41, Q58: a shot does not ask whose man it is, nor whether he is a prisoner. */
static void
test_any_man (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 5);
  stand (battle, BLUE (0), GUN_X, GUN_Y + LW_INCHES (30));
  battle->men[BLUE (0)].state = LW_MAN_CAPTIVE;
  add_shot (order, LW_SHOT_OVERSET, 4);
  add_shot (order, LW_SHOT_OVERSET, BLUE (0));
  assert_plays (battle, order);
  g_assert_cmpint (battle->men[4].state, ==, LW_MAN_DEAD);
  g_assert_cmpint (battle->men[BLUE (0)].state, ==, LW_MAN_DEAD);
  g_assert_cmpuint (battle->guns[0].felled_all, ==, 2);
}

static void
test_haul_plan (void)
{
  g_autoptr (LwBattle) battle = make_battle_with_house ((LwPoint){ GUN_X, GUN_Y + LW_INCHES (9) });
  g_autoptr (LwOrder) near = NULL;
  g_autoptr (LwOrder) far = NULL;
  guint i;

  stand_crew (battle, 0, 4);
  near = lw_haul_plan (battle, 0, (LwPoint){ GUN_X + LW_INCHES (8), GUN_Y + LW_INCHES (6) });
  g_assert_nonnull (near);
  g_assert_true (lw_play_check (battle, near, NULL));
  for (i = 0; i < 4; i++)
    stand (battle, HORSE (i), GUN_X + LW_INCHES (2) + (LwLength)i * 300, GUN_Y - LW_INCHES (1));
  far = lw_haul_plan (battle, 0, (LwPoint){ GUN_X, GUN_Y + LW_INCHES (80) });
  g_assert_nonnull (far);
  assert_plays (battle, far);
  g_assert_cmpint (battle->guns[0].at.y, >, GUN_Y + LW_INCHES (20));
}

/* R41: one each side of the trail's end, in line behind the wheels. */
static void
test_trail_places (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwPoint places[LW_TRAIL_MEN];
  LwShape parts[LW_GUN_PARTS];
  guint i, k;

  lw_gun_trail_places (&battle->guns[0], places);
  lw_gun_shapes (&battle->guns[0], parts);
  for (i = 0; i < LW_TRAIL_MEN; i++)
    {
      LwShape body = lw_man_shape_at (i == 0 ? LW_INFANTRY : LW_CAVALRY, places[i], LW_NORTH);

      g_assert_cmpint (ABS (places[i].y - (GUN_Y - LW_GUN_TRAIL)), <=, 1);
      g_assert_cmpint (ABS (places[i].x - GUN_X), <=, LW_GUN_AXLE_WIDTH / 2);
      for (k = 0; k < LW_GUN_PARTS; k++)
        g_assert_false (lw_shape_nearer (&body, &parts[k], LW_CLEARANCE));
    }
  g_assert_cmpint (places[0].x + places[1].x, ==, 2 * GUN_X);
}

static LwOrder *
make_end (void)
{
  return lw_order_new (LW_ORDER_END, LW_RED);
}

static void
test_trail_owed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (LwOrder) end = make_end ();
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  LwRef gun = LW_NONE;

  stand_crew (battle, 0, 4);
  stand (battle, BLUE (0), GUN_X, DEPTH - LW_INCH);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 0);
  g_assert_null (lw_tail_plan (battle, 0));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 2);
  g_assert_true (lw_trails_owed (battle, &gun));
  g_assert_cmpint (gun, ==, 0);
  assert_plays (battle, end);
  assert_refused (battle, settle, LW_REFUSED_TRAIL_OWED);
  plan = lw_tail_plan (battle, 0);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 2);
  assert_plays (battle, plan);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 0);
  assert_plays (battle, settle);
}

static void
test_trail_place (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) plan = NULL;
  g_autoptr (LwOrder) unowed = lw_order_new (LW_ORDER_TAIL, LW_RED);

  stand_crew (battle, 0, 4);
  unowed->gun = 0;
  assert_refused (battle, unowed, LW_REFUSED_TRAIL_NOT_OWED);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  plan = lw_tail_plan (battle, 0);
  g_array_index (plan->to, LwPoint, 1).y++;
  assert_refused (battle, plan, LW_REFUSED_TRAIL_PLACE);
  g_array_index (plan->to, LwPoint, 1).y--;
  g_array_index (plan->who, LwRef, 1) = g_array_index (plan->who, LwRef, 0);
  assert_refused (battle, plan, LW_REFUSED_TRAIL_PLACE);
}

/* T32, R42, as at Hook's Farm: twenty horse charge past a gun that they have fired and forgotten;
 * two are taken back to its trail, and eighteen are left. */
static void
test_taken_back (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) march = lw_order_new (LW_ORDER_MARCH, LW_RED);
  g_autoptr (LwOrder) end = make_end ();
  g_autoptr (LwOrder) plan = NULL;
  guint i, charging = 0;

  for (i = 0; i < 20; i++)
    {
      LwLength x = GUN_X - LW_INCHES (5) + (LwLength)(i % 5) * 500;
      LwLength y = -(LwLength)(i / 5) * 600;

      stand (battle, HORSE (i), x, GUN_Y - LW_INCHES (6) + y);
      lw_order_add_man (march, HORSE (i));
      lw_order_add_place (march, (LwPoint){ x + LW_INCHES (9), GUN_Y + LW_INCHES (6) + y });
    }
  /* One Blue, an eighth before the first of them. */
  stand (battle, BLUE (0), GUN_X + LW_INCHES (4),
         GUN_Y + LW_INCHES (7) + LW_INFANTRY_RADIUS + LW_CONTACT);
  march->bearing = LW_NORTH;
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  assert_plays (battle, march);
  g_assert_true (battle->men[HORSE (0)].locked);
  assert_plays (battle, end);
  g_assert_cmpuint (battle->melees->len, ==, 0);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 2);
  plan = lw_tail_plan (battle, 0);
  g_assert_nonnull (plan);
  assert_plays (battle, plan);
  for (i = 0; i < 20; i++)
    charging += battle->men[HORSE (i)].trail_of == LW_NONE;
  g_assert_cmpuint (charging, ==, 18);
  /* Those in contact are taken last; the melee is found when the trail is manned. */
  g_assert_true (battle->men[HORSE (0)].locked);
  g_assert_cmpuint (battle->melees->len, ==, 1);
}

/* Two guns, and two men that only the second can have: the first is served by others. */
static void
test_two_trails (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) one = NULL;
  g_autoptr (LwOrder) two = NULL;
  g_autoptr (LwOrder) end = make_end ();
  guint i;

  stand_crew (battle, 0, 4);
  battle->guns[1].placed = TRUE;
  battle->guns[1].at = (LwPoint){ GUN_X + LW_INCHES (12), GUN_Y };
  battle->guns[1].bearing = LW_NORTH;
  battle->guns[1].owner = LW_RED;
  /* Between the guns, nearer to the first, within six inches of both. */
  for (i = 6; i < 10; i++)
    stand (battle, i, GUN_X + LW_INCHES (5) + (LwLength)(i % 2) * 300,
           GUN_Y - LW_INCHES (2) - (LwLength)(i / 8) * 300);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  battle->guns[1].shots = 1;
  assert_plays (battle, end);
  one = lw_tail_plan (battle, 0);
  for (i = 0; i < one->who->len; i++)
    g_assert_cmpint (g_array_index (one->who, LwRef, i), <, 4);
  assert_plays (battle, one);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 1), ==, 2);
  two = lw_tail_plan (battle, 1);
  assert_plays (battle, two);
  g_assert_false (lw_trails_owed (battle, NULL));
}

/* Q29: judged from where he began the move, not from where he stands. */
static void
test_cannot_reach (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_TAIL, LW_RED);
  g_autoptr (LwOrder) end = make_end ();
  LwPoint places[LW_TRAIL_MEN];

  stand_crew (battle, 0, 4);
  stand (battle, 9, GUN_X, LW_INCHES (10));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  assert_plays (battle, end);
  battle->men[9].at.y = GUN_Y - LW_INCHES (8);
  lw_gun_trail_places (&battle->guns[0], places);
  order->gun = 0;
  lw_order_add_man (order, 9);
  lw_order_add_place (order, places[0]);
  assert_refused (battle, order, LW_REFUSED_CANNOT_REACH);
}

/* Q30: own men down by their own gun: fewer suffice. */
static void
test_nobody_left (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = make_fire (0, LW_NORTH, 0);

  stand_crew (battle, 0, 4);
  add_shot (order, LW_SHOT_OVERSET, 0);
  add_shot (order, LW_SHOT_OVERSET, 1);
  add_shot (order, LW_SHOT_OVERSET, 2);
  assert_plays (battle, order);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 1);
}

/* R47 */
static void
test_left_alone (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  g_assert_cmpuint (lw_battle_trail_owed (battle, 0), ==, 0);
  g_assert_false (lw_trails_owed (battle, NULL));
}

/* Where the Country holds the place itself, the nearest behind it will do. */
static void
test_trail_barred (void)
{
  g_autoptr (LwBattle) battle =
      make_battle_with_house ((LwPoint){ GUN_X + LW_INCH + 100, GUN_Y - LW_INCHES (2) + 60 });
  LwPoint exact[LW_TRAIL_MEN], places[LW_TRAIL_MEN];
  g_autoptr (LwOrder) plan = NULL;

  stand_crew (battle, 0, 4);
  lw_gun_trail_places (&battle->guns[0], exact);
  g_assert_cmpuint (lw_battle_trail_places (battle, 0, places), ==, 2);
  g_assert_cmpint (lw_distance_squared (exact[0], places[0]), ==, 0);
  g_assert_cmpint (lw_distance_squared (exact[1], places[1]), >, 0);
  g_assert_cmpint (lw_distance (exact[1], places[1]), <=, LW_INCH + 1);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  plan = lw_tail_plan (battle, 0);
  assert_plays (battle, plan);
}

/* Q36: two guns may share the same four men for firing, unless the players agree otherwise. */
static void
test_shared_crew (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  battle->guns[1].placed = TRUE;
  battle->guns[1].at = (LwPoint){ GUN_X + LW_INCHES (5) / 2, GUN_Y };
  battle->guns[1].bearing = LW_NORTH;
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  g_assert_true (lw_battle_in_action (battle, 1));
  battle->rules.choice[LW_RULE_SHARED_CREW] = 1;
  g_assert_false (lw_battle_in_action (battle, 1));
  stand_crew (battle, 4, 1);
  g_assert_false (lw_battle_in_action (battle, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R35/six-inches", test_six_inches);
  g_test_add_func ("/laws/T25/six-inches", test_six_inches);
  g_test_add_func ("/laws/R35/who-serves", test_who_serves);
  g_test_add_func ("/laws/Q37/escorts", test_escort_serves);
  g_test_add_func ("/laws/R37/four-shots", test_four_shots);
  g_test_add_func ("/laws/R25/first-shots", test_first_shots);
  g_test_add_func ("/laws/R36/moved-or-fired", test_moved_or_fired);
  g_test_add_func ("/laws/Q44/guns-first", test_guns_first);
  g_test_add_func ("/laws/Q35/each-shot", test_each_shot);
  g_test_add_func ("/laws/R38/screw", test_screw);
  g_test_add_func ("/laws/R40/stays-laid", test_stays_laid);
  g_test_add_func ("/laws/R38/swing", test_swing);
  g_test_add_func ("/laws/R38/barrel-over-wall", test_swing_wall);
  g_test_add_func ("/laws/Q9/men-make-room", test_swing_men);
  g_test_add_func ("/laws/Q9/horse-is-turned", test_swing_horse);
  g_test_add_func ("/laws/Q9/enemy-stops-swing", test_swing_enemy);
  g_test_add_func ("/laws/R39/lie", test_lie);
  g_test_add_func ("/laws/Q51/model", test_model);
  g_test_add_func ("/laws/R50/outcome", test_outcome);
  g_test_add_func ("/laws/R73/disputed", test_disputed);
  g_test_add_func ("/laws/R44/distance", test_haul_distance);
  g_test_add_func ("/laws/R44/foot", test_haul_foot);
  g_test_add_func ("/laws/R43/crew", test_haul_crew);
  g_test_add_func ("/laws/R45/facing", test_haul_facing);
  g_test_add_func ("/laws/Q49/way", test_haul_way);
  g_test_add_func ("/laws/Q36/one-gun-each", test_one_gun_each);
  g_test_add_func ("/laws/Q36/shared-crew", test_shared_crew);
  g_test_add_func ("/laws/Q114/over-own-line", test_haul_off);
  g_test_add_func ("/laws/R42/haul-leaves-trail", test_haul_leaves_trail);
  g_test_add_func ("/laws/Q47/mixed-crew", test_haul_mixed);
  g_test_add_func ("/laws/Q45/crew-walks-on", test_crew_walks_on);
  g_test_add_func ("/laws/Q43/guns-take-turns", test_take_turns);
  g_test_add_func ("/laws/Q41/any-man", test_any_man);
  g_test_add_func ("/laws/Q48/haul-plan", test_haul_plan);
  g_test_add_func ("/laws/R41/trail-places", test_trail_places);
  g_test_add_func ("/laws/R41/owed", test_trail_owed);
  g_test_add_func ("/laws/R41/place", test_trail_place);
  g_test_add_func ("/laws/R42/taken-back", test_taken_back);
  g_test_add_func ("/laws/T32/taken-back", test_taken_back);
  g_test_add_func ("/laws/Q36/two-trails", test_two_trails);
  g_test_add_func ("/laws/Q29/from-where-he-began", test_cannot_reach);
  g_test_add_func ("/laws/Q30/nobody-left", test_nobody_left);
  g_test_add_func ("/laws/R47/left-alone", test_left_alone);
  g_test_add_func ("/laws/R41/barred", test_trail_barred);
  return g_test_run ();
}
