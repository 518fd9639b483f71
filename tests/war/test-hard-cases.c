/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-hard-cases.c: cases that nobody thought of, and that battles and orders drawn at random have
 * found: each is kept here by the law it fell under.
 */
#include "war-test.h"
#include "lw-trail-place.h"
#include "lw-haul-plan.h"

/* A gun at 60, 48 that points north and has fired; behind its trail lies a rock, clear of a foot
 * soldier who stands at the trail and not of a horse. */
static LwBattle *
gun_before_rock (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *rock = lw_feature_new (LW_FEATURE_ROCK, "rock");
  LwBattle *battle;

  rock->at = (LwPoint){ LW_INCHES (60) + 208, LW_INCHES (45) - 430 };
  rock->radius = LW_INCH;
  rock->height = LW_INCH;
  lw_country_add (country, rock);
  battle = battle_on (country, (LwForce){ 8, 8, 1 }, NULL);
  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (60, 48), LW_NORTH);
  lw_battle_gun_rw (battle, 0)->shots = 1;

  return battle;
}

/* A horse is longer than the place at the trail is deep: what is behind it keeps him away. */
static void
test_trail_horse (void)
{
  g_autoptr (LwBattle) battle = gun_before_rock ();
  LwPoint places[LW_TRAIL_MEN];
  LwOrder *order;
  guint right;

  g_assert_cmpuint (lw_trail_places (battle, 0, places), ==, 2);
  right = places[0].x > places[1].x ? 0 : 1;
  stand (battle, "r9", P (66, 42));
  g_assert_cmpint (battle->men[man_of (battle, "r9")].arm, ==, LW_CAVALRY);

  order = plain_order (LW_ORDER_TAIL, LW_RED);
  order->gun = 0;
  lw_order_add_man (order, man_of (battle, "r9"));
  lw_order_add_place (order, places[right]);
  expect_refused (battle, order, LW_REFUSED_NO_CLEARANCE);

  /* On the other side there is nothing behind him, and a foot soldier stands before the rock. */
  order = lw_trail_plan (battle, 0);
  g_assert_nonnull (order);
  g_assert_cmpuint (order->to->len, ==, 1);
  g_assert_cmpint (g_array_index (order->to, LwPoint, 0).x, ==, places[1 - right].x);
  expect_played (battle, order);
  stand (battle, "r1", P (66, 42));
  order = lw_trail_plan (battle, 0);
  g_assert_nonnull (order);
  g_assert_cmpint (g_array_index (order->who, LwRef, 0), ==, man_of (battle, "r1"));
  expect_played (battle, order);
}

/* A march of an unguarded prisoner with men who do not exist is refused like any other. */
static void
test_nobody_leads (void)
{
  static const LwRef nobody[] = { G_MAXINT16, G_MININT16, 16, -1 };
  g_autoptr (LwBattle) battle = open_battle (4, 4, 0);
  LwRef captive;
  guint i;

  begin_at (battle, LW_RED, 3);
  stand (battle, "b1", P (40, 40));
  captive = man_of (battle, "b1");
  lw_battle_man_rw (battle, captive)->state = LW_MAN_CAPTIVE;
  for (i = 0; i < G_N_ELEMENTS (nobody); i++)
    {
      LwOrder *order = march_order (battle, captive, P (41, 40));

      lw_order_add_man (order, nobody[i]);
      lw_order_add_place (order, P (42, 40));
      expect_refused (battle, order, LW_REFUSED_ESCORT);
    }
}

/* So many minutes more that there would be fewer. */
static void
test_endless_time (void)
{
  g_autoptr (LwBattle) battle = open_battle (20, 0, 0);
  LwOrder *order = plain_order (LW_ORDER_ADD_TIME, LW_RED);
  gint64 before;

  begin_at (battle, LW_RED, 3);
  before = battle->allowance;
  order->t = G_MAXINT64;
  expect_refused (battle, order, LW_REFUSED_NOT_NOW);
  order = plain_order (LW_ORDER_ADD_TIME, LW_RED);
  order->t = 60000;
  expect_played (battle, order);
  g_assert_cmpint (battle->allowance, ==, before + 60000);
}

/* Places so far off that sums about them would run over. */
static void
test_far_off (void)
{
  static const LwPoint far[] = {
    { G_MAXINT32, G_MAXINT32 }, { G_MININT32, 0 }, { 0, LW_POINT_MAX + 1 }, { -LW_POINT_MAX - 1, 0 }
  };
  g_autoptr (LwBattle) battle = open_battle (4, 0, 0);
  guint i;

  begin_at (battle, LW_RED, 3);
  stand (battle, "r1", P (60, 48));
  for (i = 0; i < G_N_ELEMENTS (far); i++)
    {
      LwOrder *order = march_order (battle, man_of (battle, "r1"), far[i]);

      expect_refused (battle, order, LW_REFUSED_OFF_FIELD);
      order = march_order (battle, man_of (battle, "r1"), P (60, 49));
      lw_order_add_leg_for_test (order, P (60, 48));
      lw_order_add_leg_for_test (order, far[i]);
      lw_order_add_leg_for_test (order, P (60, 49));
      expect_refused (battle, order, LW_REFUSED_OFF_FIELD);
    }
}

/* Four cavalry by the gun, one with no room beside it where it would go two feet to: the plan does
 * not send a foot soldier so far, but the gun a foot. */
static void
test_mixed_crew (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = battle_on (country, (LwForce){ 8, 4, 1 }, NULL);
  LwOrder *order;
  guint i;

  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (60, 48), LW_NORTH);
  for (i = 0; i < 8; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 1);

      stand (battle, id, P (57 + (gint)i, 43));
    }
  for (i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 9);

      stand (battle, id, P (56 + 2 * (gint)i, 40));
    }
  /* He has not string enough left for so far, and only he. */
  lw_battle_man_rw (battle, man_of (battle, "r9"))->walked = LW_INCHES (13);

  order = lw_haul_plan (battle, 0, P (60, 80));
  g_assert_nonnull (order);
  g_assert_cmpint (lw_path_length ((const LwPoint *)order->path->data, order->path->len), <=,
                   LW_GUN_MOVE_INFANTRY);
  expect_played (battle, order);
}

/* A plan for a gun ends before an enemy on its way. */
static void
test_enemy_on_way (void)
{
  g_autoptr (LwBattle) battle = open_battle (8, 4, 1);
  LwOrder *order;
  guint i;

  begin_at (battle, LW_RED, 3);
  stand_gun (battle, "rg1", P (60, 48), LW_NORTH);
  for (i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("r%u", i + 9);

      stand (battle, id, P (56 + 2 * (gint)i, 43));
    }
  stand (battle, "b1", P (60, 62));
  order = lw_haul_plan (battle, 0, P (60, 70));
  g_assert_nonnull (order);
  g_assert_cmpint (g_array_index (order->path, LwPoint, order->path->len - 1).y, <, LW_INCHES (62));
  g_assert_cmpint (g_array_index (order->path, LwPoint, order->path->len - 1).y, >, LW_INCHES (56));
  expect_played (battle, order);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R41/a-horse-before-a-rock", test_trail_horse);
  g_test_add_func ("/laws/R63/nobody-leads", test_nobody_leads);
  g_test_add_func ("/laws/Q16/a-gun-before-an-enemy", test_enemy_on_way);
  g_test_add_func ("/laws/Q19/far-off", test_far_off);
  g_test_add_func ("/laws/Q34/endless-time", test_endless_time);
  g_test_add_func ("/laws/Q47/a-crew-short-of-a-horse", test_mixed_crew);

  return g_test_run ();
}
