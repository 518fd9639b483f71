/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-scrap.c: who is drawn into a melee, several of them in one move, and what comes after
 * (Q74-Q79, Q82, Q83, Q85, T12, T21).
 */
#include "country-test.h"
#include "skirmish.h"
#include "lw-trail-place.h"

static guint
count_in (const LwMelee *melee, LwSide side)
{
  return melee == NULL ? 0 : melee->men[side]->len;
}

static LwOrder *
melee_order (LwBattle *battle, guint number)
{
  LwOrder *order = plain_order (LW_ORDER_MELEE, battle->mover);

  order->melee = number;
  lw_melee_suggest (battle, order);

  return order;
}

/* Six inches from a man in contact of either side: near the enemy's man a friend comes in, and an
 * enemy near ours; to the unit (Q74). */
static void
test_either_side (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 0, 0);
  LwRef red, blue;

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  /* Six inches beyond the Blue in contact, and more than six from the Red. */
  red = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48.875 + 6.75);
  blue = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48 - 6.75);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_RED), ==, 2);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_BLUE), ==, 2);
  lw_battle_man_rw (battle, red)->at.y++;
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_RED), ==, 1);
  lw_battle_man_rw (battle, blue)->at.y--;
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_BLUE), ==, 1);
}

/* No wall keeps a man out who is within six inches (Q75). */
static void
test_through_walls (void)
{
  g_autoptr (LwCountry) country = open_country (10 * LW_FOOT, 8 * LW_FOOT);
  g_autoptr (LwBattle) battle = NULL;

  add_wall (country, "wall", P (30, 46), P (50, 46));
  battle = battle_on (country, (LwForce){ 4, 0, 0 }, NULL);
  battle->move = 3;
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 44);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_RED), ==, 2);
}

/* Gunners and trail men fight, escorts fight, and men on their own back line; prisoners and
 * released men do not (Q76, R68). */
static void
test_who_fights (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (12, 0, 1);
  LwRef gunner, escort, captive, released, prone;

  skirmish_gun (battle, 0, UNITS (60), UNITS (92), LW_SOUTH);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 58, 94.125);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 58, 95); /* at his line */
  gunner = SKIRMISH (battle, LW_RED, LW_INFANTRY, 59.1875, 95);
  lw_battle_man_rw (battle, gunner)->trail_of = 0;
  escort = SKIRMISH (battle, LW_RED, LW_INFANTRY, 56, 95);
  captive = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 55, 94);
  skirmish_captive (battle, captive, escort);
  released = SKIRMISH (battle, LW_RED, LW_INFANTRY, 57, 93);
  lw_battle_man_rw (battle, released)->state = LW_MAN_RELEASED;
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_RED), ==, 3);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_BLUE), ==, 1);

  /* Who lay down stands up at the end of the move, and fights. */
  prone = SKIRMISH (battle, LW_RED, LW_INFANTRY, 60.8125, 95);
  lw_battle_man_rw (battle, prone)->prone = TRUE;
  battle->phase = LW_PHASE_GUNS;
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  g_assert_cmpuint (count_in (g_ptr_array_index (battle->melees, 0), LW_RED), ==, 4);
  g_assert_false (battle->men[prone].prone);
}

/* Men who still touch when a melee is settled do not fight again in the same interval, and nobody
 * can bring it about; at the end of the next move they do if its mover stands in contact (Q77). */
static void
test_left_in_contact (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (8, 0, 1);
  LwOrder *order;
  LwRef left;
  guint i;

  /* With three Reds in support: one against two, one dead on each side, and one Blue left. */
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  left = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 42, 49);
  for (i = 0; i < 3; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 36 + 2 * (gint)i, 40);
  skirmish_melee (battle);
  expect_played (battle, melee_order (battle, 0));
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_FIGHTING && battle->men[i].side == LW_BLUE)
      left = (LwRef)i;
  /* A Red beside him, as if he had stood there all the time. */
  skirmish_at (battle, LW_RED, LW_INFANTRY, battle->men[left].at.x,
               battle->men[left].at.y + UNITS (0.875));
  skirmish_gun (battle, 0, UNITS (40), UNITS (80), LW_SOUTH);
  lw_battle_gun_rw (battle, 0)->shots = 1;
  order = plain_order (LW_ORDER_TAIL, LW_RED);
  order->gun = 0;
  lw_order_add_man (order, 1);
  lw_order_add_place (order, P (41, 83));
  expect_refused (battle, order, LW_REFUSED_TRAIL_NOT_OWED);
  expect_refused (battle, melee_order (battle, 0), LW_REFUSED_NO_SUCH_MELEE);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
  g_assert_cmpint (battle->men[left].state, ==, LW_MAN_FIGHTING);

  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  expect_played (battle, plain_order (LW_ORDER_END, LW_BLUE));
  g_assert_cmpuint (battle->melees->len, ==, 1);
}

/* Two melees of one move are judged on the places at its end, in whatever order they are settled
 * (Q78). */
static void
test_judged_together (void)
{
  guint first;

  for (first = 0; first < 2; first++)
    {
      g_autoptr (LwBattle) battle = skirmish_new (12, 0, 0);
      const LwMelee *melee;
      guint i;

      for (i = 0; i < 2; i++)
        {
          gint x = 30 + 40 * (gint)i;

          SKIRMISH (battle, LW_RED, LW_INFANTRY, x, 48);
          SKIRMISH (battle, LW_BLUE, LW_INFANTRY, x, 48.875);
          SKIRMISH (battle, LW_BLUE, LW_INFANTRY, x, 50);
        }
      SKIRMISH (battle, LW_RED, LW_INFANTRY, 70, 40);
      skirmish_melee (battle);
      g_assert_cmpuint (battle->melees->len, ==, 2);
      expect_played (battle, melee_order (battle, first));
      expect_refused (battle, melee_order (battle, first), LW_REFUSED_NO_SUCH_MELEE);
      expect_refused (battle, plain_order (LW_ORDER_SETTLE, LW_RED), LW_REFUSED_MELEE_OWED);
      expect_played (battle, melee_order (battle, 1 - first));
      for (i = 0; i < 2; i++)
        {
          melee = g_ptr_array_index (battle->melees, i);
          g_assert_cmpuint (melee->taken, ==, i == 0 ? 1 : 0);
          g_assert_cmpuint (melee->each_dead, ==, i == 0 ? 0 : 1);
        }
      expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
    }
}

/* The next move may bring a melee about the same place: the book's own example (Q79, B3). */
static void
test_next_move (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);
  guint i;

  skirmish_scrap (battle, 9, 11, 0);
  skirmish_settle (battle);
  for (i = 0; i < 12; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 30 + i, 80);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == LW_BLUE && battle->men[i].state == LW_MAN_FIGHTING)
      {
        skirmish_at (battle, LW_RED, LW_INFANTRY, battle->men[i].at.x,
                     battle->men[i].at.y - UNITS (0.875));
        break;
      }
  expect_played (battle, plain_order (LW_ORDER_END, LW_BLUE));
  g_assert_cmpuint (battle->melees->len, ==, 1);
  g_assert_cmpuint (count_in (g_ptr_array_index (battle->melees, 0), LW_BLUE), ==, 4);
}

/* Twice its number or more: the isolated body is taken whole, and nobody dies (Q82, T4, T6). */
static void
test_taken_whole (void)
{
  guint big;

  for (big = 10; big <= 30; big += 5)
    {
      g_autoptr (LwBattle) battle = skirmish_new (44, 0, 0);

      skirmish_scrap (battle, 5, big, 2);
      skirmish_settle (battle);
      g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 5);
      g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING), ==, big);
    }
  /* Nine is not twice five: one dies on each side. */
  g_assert_cmpuint (lw_melee_sum (5, 9, 2).taken, ==, 4);
  g_assert_cmpuint (lw_melee_sum (5, 9, 2).each_dead, ==, 1);
}

/* One man moved up to twenty finds all twenty who are within six inches (Q83). */
static void
test_trap (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (24, 0, 0);
  guint i;

  for (i = 0; i < 20; i++)
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 38 + (gint)(i % 5), 46 - (gint)(i / 5));
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 46.875);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_BLUE), ==, 20);
  g_assert_cmpuint (count_in (skirmish_melee (battle), LW_RED), ==, 1);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 1);
}

/* Contact is contact, however it came about: a man set to the trail beside an enemy fights (Q85).
 */
static void
test_at_the_trail (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 0, 1);
  LwPoint places[LW_TRAIL_MEN];
  LwOrder *order;
  guint i;

  skirmish_gun (battle, 0, UNITS (60), UNITS (60), LW_SOUTH);
  lw_gun_trail_places (&battle->guns[0], places);
  for (i = 0; i < 4; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 56 + 2 * (gint)i + (i > 1 ? 2 : 0), 66);
  skirmish_at (battle, LW_BLUE, LW_INFANTRY,
               places[0].x + (places[0].x > places[1].x ? UNITS (0.875) : -UNITS (0.875)),
               places[0].y);
  battle->phase = LW_PHASE_GUNS;
  order = plain_order (LW_ORDER_FIRE, LW_RED);
  order->gun = 0;
  order->bearing = LW_SOUTH;
  order->by = LW_SHOT_BY_HAND;
  expect_played (battle, order);
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  g_assert_cmpuint (battle->melees->len, ==, 0);
  /* Until the trail is manned nobody can say who is hand to hand, nor haul down his flag (R42). */
  order = plain_order (LW_ORDER_SURRENDER, LW_BLUE);
  lw_order_add_man (order, skirmish_ref (battle, LW_BLUE, LW_INFANTRY, 0));
  expect_refused (battle, order, LW_REFUSED_TRAIL_OWED);
  expect_played (battle, lw_trail_plan (battle, 0));
  g_assert_cmpuint (battle->melees->len, ==, 1);
  g_assert_cmpuint (count_in (g_ptr_array_index (battle->melees, 0), LW_RED), ==, 4);
  order = plain_order (LW_ORDER_SURRENDER, LW_BLUE);
  lw_order_add_man (order, skirmish_ref (battle, LW_BLUE, LW_INFANTRY, 0));
  expect_refused (battle, order, LW_REFUSED_MELEE_OWED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q74/either-side", test_either_side);
  g_test_add_func ("/laws/Q75/through-walls", test_through_walls);
  g_test_add_func ("/laws/Q76/who-fights", test_who_fights);
  g_test_add_func ("/laws/Q77/left-in-contact", test_left_in_contact);
  g_test_add_func ("/laws/Q78/judged-together", test_judged_together);
  g_test_add_func ("/laws/Q79/next-move", test_next_move);
  g_test_add_func ("/laws/Q82/taken-whole", test_taken_whole);
  g_test_add_func ("/laws/T4/five-against-ten", test_taken_whole);
  g_test_add_func ("/laws/Q83/trap", test_trap);
  g_test_add_func ("/laws/Q85/at-the-trail", test_at_the_trail);

  return g_test_run ();
}
