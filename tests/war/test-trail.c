/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-trail.c: two men at the trail of a gun that has fired (R41, R42, R47, Q29, Q30, Q36).
 */
#include "gunnery-test.h"
#include "lw-trail-place.h"
#include "lw-trail.h"

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
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
  g_assert_null (lw_trail_plan (battle, 0));
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 2);
  g_assert_true (lw_trails_owed (battle, &gun));
  g_assert_cmpint (gun, ==, 0);
  assert_plays (battle, end);
  assert_refused (battle, settle, LW_REFUSED_TRAIL_OWED);
  plan = lw_trail_plan (battle, 0);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 2);
  assert_plays (battle, plan);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
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
  plan = lw_trail_plan (battle, 0);
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
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 2);
  plan = lw_trail_plan (battle, 0);
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
  lw_battle_gun_rw (battle, 1)->placed = TRUE;
  lw_battle_gun_rw (battle, 1)->at = (LwPoint){ GUN_X + LW_INCHES (12), GUN_Y };
  lw_battle_gun_rw (battle, 1)->bearing = LW_NORTH;
  lw_battle_gun_rw (battle, 1)->owner = LW_RED;
  /* Between the guns, nearer to the first, within six inches of both. */
  for (i = 6; i < 10; i++)
    stand (battle, i, GUN_X + LW_INCHES (5) + (LwLength)(i % 2) * 300,
           GUN_Y - LW_INCHES (2) - (LwLength)(i / 8) * 300);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  lw_battle_gun_rw (battle, 1)->shots = 1;
  assert_plays (battle, end);
  one = lw_trail_plan (battle, 0);
  for (i = 0; i < one->who->len; i++)
    g_assert_cmpint (g_array_index (one->who, LwRef, i), <, 4);
  assert_plays (battle, one);
  g_assert_cmpuint (lw_trail_owed (battle, 1), ==, 2);
  two = lw_trail_plan (battle, 1);
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
  lw_battle_man_rw (battle, 9)->at.y = GUN_Y - LW_INCHES (8);
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
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 1);
}

/* R47 */
static void
test_left_alone (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  stand_crew (battle, 0, 4);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
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
  g_assert_cmpuint (lw_trail_places (battle, 0, places), ==, 2);
  g_assert_cmpint (lw_distance_squared (exact[0], places[0]), ==, 0);
  g_assert_cmpint (lw_distance_squared (exact[1], places[1]), >, 0);
  g_assert_cmpint (lw_distance (exact[1], places[1]), <=, LW_INCH + 1);
  fire_and_expect (battle, LW_REFUSED_NOTHING);
  plan = lw_trail_plan (battle, 0);
  assert_plays (battle, plan);
}

/* The gun stands at @at, four of @arm about it, and has fired. */
static void
serve_at (LwBattle *battle, LwPoint at, LwAngle bearing, LwRef first)
{
  LwGun *gun = lw_battle_gun_rw (battle, 0);

  gun->at = gun->start = at;
  gun->bearing = bearing;
  gun->shots = 1;
  for (guint i = 0; i < 4; i++)
    stand (battle, first + i, at.x - LW_INCHES (4) + (LwLength)(i % 2) * LW_INCHES (8),
           at.y + LW_INCHES (1) + (LwLength)(i / 2) * LW_INCHES (3));
}

/* Two are owed, can be set there, are near the trail, and the move is settled. */
static void
assert_owes_two (LwBattle *battle)
{
  LwPoint places[LW_TRAIL_MEN];
  g_autoptr (LwOrder) end = make_end (), plan = NULL;
  g_autoptr (LwOrder) settle = lw_order_new (LW_ORDER_SETTLE, LW_RED);

  stand (battle, BLUE (0), GUN_X, DEPTH - LW_INCH);
  g_assert_cmpuint (lw_trail_places (battle, 0, places), ==, 2);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 2);
  assert_plays (battle, end);
  plan = lw_trail_plan (battle, 0);
  g_assert_nonnull (plan);
  g_assert_cmpuint (plan->who->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (
        lw_distance (lw_gun_trail_end (&battle->guns[0]), g_array_index (plan->to, LwPoint, i)), <=,
        LW_SIX_INCHES + 1);
  assert_refused (battle, settle, LW_REFUSED_TRAIL_OWED);
  assert_plays (battle, plan);
  g_assert_cmpuint (lw_trail_owed (battle, 0), ==, 0);
  g_assert_cmpuint (lw_trail_short (battle, 0), ==, 0);
  assert_plays (battle, settle);
}

/* On its own back line, where it was put down, its trail lies off the field. */
static void
test_trail_at_line (void)
{
  for (gint turn = -3; turn <= 3; turn++)
    for (LwRef first = 0; first <= HORSE (0); first += HORSE (0))
      {
        g_autoptr (LwBattle) battle = make_battle ();

        serve_at (battle, (LwPoint){ GUN_X, 0 }, LW_NORTH + turn * 15 * LW_DEGREE, first);
        assert_owes_two (battle);
      }
}

static void
test_trail_in_corner (void)
{
  for (LwAngle turn = 0; turn <= LW_NORTH; turn += 15 * LW_DEGREE)
    {
      g_autoptr (LwBattle) battle = make_battle ();

      serve_at (battle, (LwPoint){ LW_INCHES (5), 0 }, turn, 0);
      assert_owes_two (battle);
    }
}

/* Against a house that bars one place, or both, and all that lies behind them. */
static void
test_trail_at_house (void)
{
  for (LwLength x = -3 * LW_INCH; x <= 3 * LW_INCH; x += LW_INCH / 4)
    for (LwRef first = 0; first <= HORSE (0); first += HORSE (0))
      {
        LwCountry *country = lw_country_new ("House", WIDTH, DEPTH);
        LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
        g_autoptr (LwBattle) battle = NULL;

        house->at = (LwPoint){ GUN_X + x, GUN_Y - LW_GUN_TRAIL - 3 * LW_INCH };
        house->width = house->depth = LW_INCHES (5);
        house->height = LW_INCHES (4);
        lw_country_add (country, house);
        battle = make_battle_on (country, LW_VARIETY_FINISH);
        serve_at (battle, (LwPoint){ GUN_X, GUN_Y }, LW_NORTH, first);
        assert_owes_two (battle);
      }
}

/* In a narrow place between a house and the line one man stands before the other. */
static void
test_trail_between (void)
{
  LwCountry *country = lw_country_new ("House", WIDTH, DEPTH);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");
  g_autoptr (LwBattle) battle = NULL;

  house->at = (LwPoint){ GUN_X, LW_INCHES (8) };
  house->width = LW_INCHES (20);
  house->depth = LW_INCHES (12);
  house->height = LW_INCHES (4);
  lw_country_add (country, house);
  battle = make_battle_on (country, LW_VARIETY_FINISH);
  serve_at (battle, (LwPoint){ GUN_X, LW_INCH }, LW_EAST, 0);
  for (guint i = 0; i < 4; i++)
    stand (battle, i, GUN_X + LW_INCHES (3) + (LwLength)i * LW_INCH, LW_INCHES (1));
  assert_owes_two (battle);
}

/* A man who crowds the place and cannot be moved aside: another pair is found. */
static void
test_trail_crowded (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwPoint end;
  guint man = 0;

  lw_battle_gun_rw (battle, 0)->shots = 1;
  end = lw_gun_trail_end (&battle->guns[0]);
  /* All foot and horse in one block behind the gun, as close as the laws let them. */
  for (gint row = 0; row < 3; row++)
    for (gint file = -2; file < 2; file++)
      stand (battle, man++, end.x + 104 + file * 208, end.y - 105 - row * 208);
  for (gint row = 0; row < 4; row++)
    for (gint file = -3; file < 3; file++)
      stand (battle, man++, end.x + 104 + file * 208, end.y - 1000 - row * 530);
  assert_owes_two (battle);
}

/* R42: who has fired does not go home and leave the gun its bare trail. */
static void
test_trail_retired (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) home = lw_order_new (LW_ORDER_MARCH, LW_RED);
  LwRefusal refusal = { 0 };

  serve_at (battle, (LwPoint){ GUN_X, LW_INCHES (4) }, LW_NORTH, 0);
  home->flag = TRUE;
  home->bearing = LW_SOUTH;
  for (guint i = 0; i < 3; i++)
    {
      lw_order_add_man (home, (LwRef)i);
      lw_order_add_place (home, (LwPoint){ battle->men[i].at.x, 0 });
    }
  assert_refused (battle, home, LW_REFUSED_TRAIL_OWED);
  g_assert_false (lw_play_check (battle, home, &refusal));
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R41");
  stand (battle, 4, GUN_X, LW_INCHES (8));
  assert_plays (battle, home);
  assert_owes_two (battle);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
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
  g_test_add_func ("/laws/R41/at-the-line", test_trail_at_line);
  g_test_add_func ("/laws/R41/in-a-corner", test_trail_in_corner);
  g_test_add_func ("/laws/R41/at-a-house", test_trail_at_house);
  g_test_add_func ("/laws/R41/between-house-and-line", test_trail_between);
  g_test_add_func ("/laws/Q30/crowded", test_trail_crowded);
  g_test_add_func ("/laws/R42/not-retired", test_trail_retired);

  return g_test_run ();
}
