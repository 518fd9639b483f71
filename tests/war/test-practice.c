/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-practice.c: the practice ground: who stands where, and that a gun may fire on and on.
 */
#include "lw-flight-again.h"
#include "lw-play.h"
#include "lw-practice.h"
#include "lw-gunnery.h"

static LwOrder *
make_shot (const LwBattle *battle, LwRef man, LwAngle elevation)
{
  LwOrder *shot = lw_order_new (LW_ORDER_FIRE, LW_RED);
  const LwGun *gun = &battle->guns[LW_PRACTICE_GUN];

  shot->gun = LW_PRACTICE_GUN;
  shot->bearing = lw_direction (gun->at, battle->men[man].at);
  shot->elevation = elevation;
  shot->hurry = 100;
  shot->by = LW_SHOT_BY_MODEL;
  shot->seed = 4;
  return shot;
}

/* The first man of each target stands at its range, and everybody has room. */
static void
test_ranges (void)
{
  g_autoptr (LwBattle) battle = lw_practice_new (1913);
  const LwPracticeTarget *targets;
  LwPoint gun = battle->guns[LW_PRACTICE_GUN].at;
  guint n, i, k, men = 0;

  targets = lw_practice_targets (&n);
  for (i = 0; i < n; i++)
    {
      LwLength off = lw_distance (gun, battle->men[targets[i].man].at);

      g_assert_cmpint (ABS (off - targets[i].range), <=, 1);
      g_assert_true (i == 0 || targets[i].range >= targets[i - 1].range);
      men += targets[i].n;
    }
  g_assert_cmpint (targets[0].range, ==, LW_FOOT);
  g_assert_cmpint (targets[n - 1].range, ==, 27 * LW_FOOT);
  for (i = 0; i < battle->n_men; i++)
    {
      LwShape one = lw_man_shape (&battle->men[i]);

      men += battle->men[i].side == LW_RED;
      g_assert_true (lw_man_on_field (&battle->men[i]));
      g_assert_true (lw_ground_stands (battle->ground, LW_BODY_INFANTRY, &one, 0) == NULL);
      for (k = 0; k < i; k++)
        {
          LwShape other = lw_man_shape (&battle->men[k]);

          g_assert_false (lw_shape_nearer (&one, &other, LW_CLEARANCE - 2));
        }
    }
  g_assert_cmpuint (men, ==, battle->n_men);
}

/* Four shots, as the law has it (R37), and then everybody is set up again for four more. */
static void
test_again (void)
{
  guint round, i, dead = 0;

  for (round = 0; round < 3; round++)
    {
      g_autoptr (LwBattle) battle = lw_practice_new (round);
      g_autoptr (LwOrder) fifth = make_shot (battle, 7, 0);

      g_assert_true (lw_gun_in_action (battle, LW_PRACTICE_GUN));
      g_assert_cmpint (battle->allowance, ==, -1);
      for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
        {
          g_autoptr (LwOrder) shot = make_shot (battle, 7, 100 * 60);

          g_assert_true (lw_play (battle, shot, NULL));
        }
      dead = lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_DEAD);
      g_assert_cmpuint (dead, >=, 1);
      g_assert_false (lw_play (battle, fifth, NULL));
    }
}

/* What is shown of a shot is what happened: the same rest, the same touches and falls. */
static void
fly_again (gboolean worn)
{
  const LwPracticeTarget *targets;
  guint n, i;

  targets = lw_practice_targets (&n);
  for (i = 0; i < n; i++)
    {
      g_autoptr (LwBattle) battle = lw_practice_new (i);
      g_autoptr (LwOrder) order = make_shot (battle, targets[i].man, (LwAngle)i * 2400);
      g_autoptr (LwFlight) flight = NULL;
      const LwOrder *shot;
      LwFlightPoint at;
      guint k;

      battle->rules.choice[LW_RULE_WORN_GUNS] = worn;
      g_assert_true (lw_play (battle, order, NULL));
      shot = lw_battle_order (battle, battle->record->len);
      flight = lw_flight_again (battle, shot);
      g_assert_cmpuint (flight->path->len, >, 2);
      g_assert_cmpint (flight->rest.x, ==, shot->rest.x);
      g_assert_cmpint (flight->rest.y, ==, shot->rest.y);
      g_assert_cmpuint (flight->events->len, ==, shot->shots->len);
      for (k = 0; k < shot->shots->len; k++)
        g_assert_cmpint (g_array_index (flight->events, LwShotEvent, k).man, ==,
                         g_array_index (shot->shots, LwShotEvent, k).man);
      lw_flight_at (flight, 0, &at);
      g_assert_cmpint (at.ms, ==, 0);
      lw_flight_at (flight, lw_flight_ms (flight) + 1000, &at);
      g_assert_cmpint (at.at.x, ==, shot->rest.x);
    }
}

static void
test_fly_again (void)
{
  fly_again (FALSE);
  fly_again (TRUE);
}

/* A shot by hand, or of a model of another day, is known by its end alone. */
static void
test_fly_straight (void)
{
  g_autoptr (LwBattle) battle = lw_practice_new (1913);
  g_autoptr (LwOrder) order = make_shot (battle, 7, 0);
  g_autoptr (LwFlight) flight = NULL;
  LwShotEvent event = { LW_SHOT_OVERSET, 7 };
  LwFlightPoint at;

  order->by = LW_SHOT_BY_HAND;
  order->rest = battle->men[7].at;
  g_array_append_val (lw_order_list (order, &order->shots), event);
  g_assert_true (lw_play (battle, order, NULL));
  flight = lw_flight_again (battle, lw_battle_order (battle, battle->record->len));
  g_assert_cmpuint (flight->path->len, ==, 2);
  g_assert_cmpuint (flight->events->len, ==, 1);
  lw_flight_at (flight, lw_flight_ms (flight) / 2, &at);
  g_assert_cmpint (at.at.x, >, battle->guns[0].at.x);
  g_assert_cmpint (at.at.x, <, battle->men[7].at.x);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/practice/ranges", test_ranges);
  g_test_add_func ("/war/practice/again", test_again);
  g_test_add_func ("/war/practice/fly-again", test_fly_again);
  g_test_add_func ("/war/practice/fly-straight", test_fly_straight);
  return g_test_run ();
}
