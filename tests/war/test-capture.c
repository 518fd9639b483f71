/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-capture.c: guns taken and disputed (R72-R74, Q104-Q109; T51, T53).
 */
#include "lw-melee.h"
#include "lw-play.h"
#include "lw-capture.h"
#include "lw-gunnery.h"
#include "lw-melee-suggest.h"

#define WIDTH LW_INCHES (120)
#define DEPTH LW_INCHES (144)
#define GUN_X LW_INCHES (60)
#define GUN_Y LW_INCHES (90)
#define RED_MEN 10
#define BLUE(i) ((LwRef)(RED_MEN + (i)))

/* Red moves up from the south against Blue's gun 0, which points south at him: its trail is north.
 */
static LwBattle *
make_battle (void)
{
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Red", LW_EDGE_SOUTH, { RED_MEN, 0, 0 } },
    { (char *)"Blue", LW_EDGE_NORTH, { 10, 0, 1 } },
  };
  g_autoptr (LwCountry) country = lw_country_new ("Level", WIDTH, DEPTH);
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 7);
  battle->phase = LW_PHASE_SETTLING;
  battle->mover = LW_RED;
  battle->move = 3;
  battle->allowance = -1;
  lw_battle_gun_rw (battle, 0)->placed = TRUE;
  lw_battle_gun_rw (battle, 0)->at = (LwPoint){ GUN_X, GUN_Y };
  lw_battle_gun_rw (battle, 0)->bearing = LW_SOUTH;
  return battle;
}

/* A man who began his move @before inches north of the axle (south: negative) and ends @after of
 * it. */
static void
pass (LwBattle *battle, LwRef man, LwLength x, LwLength before, LwLength after)
{
  lw_battle_man_rw (battle, man)->state = LW_MAN_FIGHTING;
  lw_battle_man_rw (battle, man)->start = (LwPoint){ GUN_X + x, GUN_Y + before };
  lw_battle_man_rw (battle, man)->at = (LwPoint){ GUN_X + x, GUN_Y + after };
}

static void
stand (LwBattle *battle, LwRef man, LwLength x, LwLength y)
{
  pass (battle, man, x, y, y);
}

/* @n men of Red's come through, two each side. */
static void
pass_four (LwBattle *battle, guint n)
{
  static const gint at[] = { -4, -3, 3, 4 };
  guint i;

  for (i = 0; i < n; i++)
    pass (battle, i, LW_INCHES (at[i]), -LW_INCHES (8), LW_INCHES (2));
}

static gboolean
settle (LwBattle *battle)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, battle->mover);
  LwSide owner = battle->guns[0].owner;
  guint i;

  lw_capture_settle (battle, order);
  /* The next move begins where this one ended. */
  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->start = lw_battle_man_rw (battle, i)->at;
  g_assert_cmpuint (order->captured->len, ==, battle->guns[0].owner != owner);
  return order->captured->len > 0;
}

/* T51 */
static void
test_four_passed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 4);
  g_assert_true (settle (battle));
  g_assert_cmpint (battle->guns[0].owner, ==, LW_RED);
  g_assert_cmpint (battle->guns[0].army, ==, LW_BLUE);
  g_assert_false (battle->guns[0].disputed);
  /* T53, R74, Q107: they can serve it in their next move. */
  g_assert_true (lw_gun_in_action (battle, 0));
}

static void
test_three_and_one_level (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 3);
  pass (battle, 3, LW_INCHES (4), -LW_INCHES (8), 0);
  g_assert_false (settle (battle));
  g_assert_true (battle->guns[0].disputed);
  /* He who stood level comes on in a later move, and has passed it then. */
  lw_battle_man_rw (battle, 3)->at.y = GUN_Y + LW_INCHES (1);
  g_assert_true (settle (battle));
}

static void
test_unarmed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 4);
  lw_battle_man_rw (battle, 0)->state = LW_MAN_RELEASED;
  g_assert_false (settle (battle));
}

/* R72: no man of its side within six inches, the end of the trail included (Q7). */
static void
test_owner_near (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  LwLength trail = LW_GUN_TRAIL + LW_SIX_INCHES + LW_INFANTRY_RADIUS;

  pass_four (battle, 4);
  stand (battle, BLUE (0), 0, trail);
  g_assert_false (settle (battle));
  g_assert_true (battle->guns[0].disputed);
  /* Q104, Q105: they have passed it and stay; he goes, and it is theirs. */
  stand (battle, BLUE (0), 0, trail + 1);
  g_assert_true (settle (battle));
}

/* "No man whatever" of its side within six inches: a prisoner is a man, and bars the capture till
 * he is led away, unless the house says otherwise (R72). */
static void
test_captive_near (void)
{
  for (guint choice = 0; choice < 2; choice++)
    {
      g_autoptr (LwBattle) battle = make_battle ();

      battle->rules.choice[LW_RULE_CAPTIVE_AT_GUN] = (guint8)choice;
      pass_four (battle, 4);
      stand (battle, BLUE (0), 0, LW_INCHES (6));
      lw_battle_man_rw (battle, BLUE (0))->state = LW_MAN_CAPTIVE;
      g_assert_cmpint (settle (battle), ==, choice == 1);
      lw_battle_man_rw (battle, BLUE (0))->led_away = TRUE;
      g_assert_true (choice == 1 || settle (battle));
    }
}

/* Q104, Q105: who passes the line of the axle wide, beyond six inches, has passed it all the same,
 * and closes in in his next move; but not if he goes back between. */
static void
test_passed_wide (void)
{
  for (guint back = 0; back < 2; back++)
    {
      g_autoptr (LwBattle) battle = make_battle ();

      pass_four (battle, 3);
      pass (battle, 3, LW_INCHES (20), -LW_INCHES (4), LW_INCHES (4));
      g_assert_false (settle (battle));
      pass (battle, 3, LW_INCHES (20), LW_INCHES (4), back == 1 ? -LW_INCHES (4) : LW_INCHES (3));
      g_assert_false (settle (battle));
      pass (battle, 3, LW_INCHES (back == 1 ? 20 : 12), back == 1 ? -LW_INCHES (4) : LW_INCHES (3),
            back == 1 ? -LW_INCHES (2) : LW_INCHES (2));
      lw_battle_man_rw (battle, 3)->at.x = GUN_X + LW_INCHES (4);
      g_assert_cmpint (settle (battle), ==, back == 0);
    }
}

/* The gun swings round: they are beyond its axle still, and have not gone back. */
static void
test_swung_round (void)
{
  for (LwAngle turn = 0; turn < LW_TURN; turn += 10 * LW_DEGREE)
    {
      g_autoptr (LwBattle) battle = make_battle ();
      LwAngle was = battle->guns[0].bearing;

      pass_four (battle, 4);
      stand (battle, BLUE (0), 0, LW_INCHES (6));
      g_assert_false (settle (battle));
      lw_battle_gun_rw (battle, 0)->bearing = lw_angle_wrapped ((gint64)was + turn);
      lw_capture_swung (battle, 0, was);
      stand (battle, BLUE (0), 0, LW_INCHES (30));
      for (LwRef man = 0; man < 4; man++)
        lw_battle_man_rw (battle, man)->start = battle->men[man].at;
      g_assert_true (settle (battle));
    }
}

/* A released man has no arms, but he is a man of its side (R72). */
static void
test_released_near (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 4);
  stand (battle, BLUE (0), 0, LW_INCHES (6));
  lw_battle_man_rw (battle, BLUE (0))->state = LW_MAN_RELEASED;
  g_assert_false (settle (battle));
  g_assert_true (battle->guns[0].disputed);
}

/* Q104: who has passed and gone on beyond six inches is no longer there. */
static void
test_went_on (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 4);
  pass (battle, 0, LW_INCHES (12), -LW_INCHES (8), LW_INCHES (2));
  g_assert_false (settle (battle));
}

/* Q105: who stood on the far side already, and came from there, has passed nothing. */
static void
test_from_behind (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  guint i;

  pass_four (battle, 4);
  for (i = 0; i < 4; i++)
    lw_battle_man_rw (battle, i)->start.y = GUN_Y + LW_INCHES (9);
  g_assert_false (settle (battle));
  /* But from the rear to the front is passing too: that is the way of their attack. */
  for (i = 0; i < 4; i++)
    lw_battle_man_rw (battle, i)->at.y = GUN_Y - LW_INCHES (2);
  g_assert_true (settle (battle));
}

/* Having passed in two moves, not in one. */
static void
test_two_moves (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 2);
  g_assert_false (settle (battle));
  pass (battle, 2, LW_INCHES (3), -LW_INCHES (8), LW_INCHES (2));
  pass (battle, 3, LW_INCHES (4), -LW_INCHES (8), LW_INCHES (2));
  g_assert_true (settle (battle));
}

/* Who passes it and comes back to the side he came from is not beyond it. */
static void
test_came_back (void)
{
  g_autoptr (LwBattle) battle = make_battle ();

  pass_four (battle, 3);
  g_assert_false (settle (battle));
  lw_battle_man_rw (battle, 0)->at.y = GUN_Y - LW_INCHES (2);
  pass (battle, 3, LW_INCHES (4), -LW_INCHES (8), LW_INCHES (2));
  g_assert_false (settle (battle));
  lw_battle_man_rw (battle, 0)->at.y = GUN_Y + LW_INCHES (2);
  g_assert_true (settle (battle));
}

/* R73, Q109 */
static void
test_disputed (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  guint i, told = 0;

  pass (battle, 0, LW_INCHES (3), -LW_INCHES (8), -LW_INCHES (2));
  for (i = 0; i < 4; i++)
    stand (battle, BLUE (i), (LwLength)i * 400, LW_INCHES (5));
  g_assert_false (settle (battle));
  g_assert_false (battle->guns[0].disputed);
  g_assert_true (lw_gun_in_action (battle, 0));
  lw_battle_man_rw (battle, BLUE (0))->state = LW_MAN_DEAD;
  g_assert_false (settle (battle));
  g_assert_true (battle->guns[0].disputed);
  g_assert_false (lw_gun_in_action (battle, 0));
  /* It is told once, for as long as it lasts. */
  g_assert_false (settle (battle));
  for (i = 0; i < battle->events->len; i++)
    told += g_array_index (battle->events, LwEvent, i).kind == LW_EVENT_GUN_DISPUTED;
  g_assert_cmpuint (told, ==, 1);
  lw_battle_man_rw (battle, 0)->state = LW_MAN_DEAD;
  g_assert_false (settle (battle));
  g_assert_false (battle->guns[0].disputed);
}

/* Q108 */
static void
test_retaken (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  guint i;

  pass_four (battle, 4);
  g_assert_true (settle (battle));
  for (i = 0; i < 4; i++)
    lw_battle_man_rw (battle, i)->state = LW_MAN_DEAD;
  battle->mover = LW_BLUE;
  for (i = 0; i < 4; i++)
    pass (battle, BLUE (i), LW_INCHES (3) * (i < 2 ? -1 : 1) + (LwLength)(i % 2) * 300,
          LW_INCHES (9), -LW_INCHES (3));
  settle (battle);
  g_assert_cmpint (battle->guns[0].owner, ==, LW_BLUE);
}

/* Through lw_play: the outcome is in the record, and a wrong one is refused. */
static void
test_played (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  g_autoptr (LwOrder) wrong = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  LwRefusal refusal = { 0 };

  pass_four (battle, 4);
  stand (battle, BLUE (0), 0, DEPTH - GUN_Y - LW_INCH);
  wrong->has_outcome = TRUE;
  g_assert_false (lw_play (battle, wrong, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_OUTCOME);
  g_assert_cmpint (battle->guns[0].owner, ==, LW_BLUE);
  g_assert_true (lw_play (battle, order, NULL));
  g_assert_cmpuint (lw_battle_order (battle, 1)->captured->len, ==, 1);
  g_assert_cmpint (battle->guns[0].owner, ==, LW_RED);
}

/* Judged when the melees are settled, with those who are left: the owner's last man by the gun
 * falls in one, and the gun is taken in the same move (Q106). */
static void
test_after_melee (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) end = lw_order_new (LW_ORDER_END, LW_RED);
  g_autoptr (LwOrder) melee = lw_order_new (LW_ORDER_MELEE, LW_RED);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  LwLength x = LW_INCHES (3);
  guint i;

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3; /* so few men are enough here */
  pass_four (battle, 4);
  /* A fifth Red in contact with the one Blue; all are within six inches: five to one, supported. */
  pass (battle, 4, x, -LW_INCHES (8), LW_INCHES (5));
  stand (battle, BLUE (0), x, LW_INCHES (5) + 2 * LW_INFANTRY_RADIUS + LW_CONTACT);
  stand (battle, BLUE (1), x, LW_INCHES (15));
  battle->phase = LW_PHASE_MEN;
  g_assert_true (lw_play (battle, end, NULL));
  g_assert_cmpuint (battle->melees->len, ==, 1);
  g_assert_false (lw_play (battle, order, NULL));
  g_assert_cmpint (battle->guns[0].owner, ==, LW_BLUE);
  lw_melee_suggest (battle, melee);
  /* The fifth Red falls, and not one of the four. */
  for (i = 0; i < melee->dead->len; i++)
    if (g_array_index (melee->dead, LwRef, i) < RED_MEN)
      g_array_index (melee->dead, LwRef, i) = 4;
  g_assert_true (lw_play (battle, melee, NULL));
  g_assert_cmpint (battle->men[BLUE (0)].state, ==, LW_MAN_DEAD);
  g_assert_true (lw_play (battle, order, NULL));
  g_assert_cmpint (battle->guns[0].owner, ==, LW_RED);
}

/* Captured at the end of one move, it is fired in the captor's next, by all the laws of a gun of
 * his own (Q107, R74, T53). */
static void
test_used_next_move (void)
{
  g_autoptr (LwBattle) battle = make_battle ();
  g_autoptr (LwOrder) settle_it = lw_order_new (LW_ORDER_SETTLE, LW_RED);
  g_autoptr (LwOrder) go = lw_order_new (LW_ORDER_GO, LW_RED);
  g_autoptr (LwOrder) fire = lw_order_new (LW_ORDER_FIRE, LW_RED);
  LwRefusal refusal;

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3;
  pass_four (battle, 4);
  stand (battle, BLUE (0), LW_INCHES (40), LW_INCHES (40));
  fire->gun = 0;
  fire->bearing = LW_SOUTH;
  fire->by = LW_SHOT_BY_HAND;
  g_assert_true (lw_play (battle, settle_it, NULL));
  battle->mover = LW_RED;
  battle->move++;
  g_assert_true (lw_play (battle, go, NULL));
  lw_battle_man_rw (battle, 0)->state = LW_MAN_DEAD;
  g_assert_false (lw_play (battle, fire, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_OUT_OF_ACTION);
  lw_battle_man_rw (battle, 0)->state = LW_MAN_FIGHTING;
  g_assert_true (lw_play (battle, fire, NULL));
}

/* No order destroys a gun or puts it out of use, the owner's least of all (Q111). */
static void
test_no_spiking (void)
{
  guint kind;

  for (kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    {
      g_autoptr (LwBattle) battle = make_battle ();
      g_autoptr (LwOrder) order = lw_order_new ((LwOrderKind)kind, LW_BLUE);
      guint i;

      for (i = 0; i < 4; i++)
        stand (battle, BLUE (i), (LwLength)i * 400, LW_INCHES (5));
      battle->phase = LW_PHASE_GUNS;
      battle->mover = LW_BLUE;
      lw_battle_gun_rw (battle, 0)->start = lw_battle_gun_rw (battle, 0)->at;
      order->gun = 0;
      order->by = LW_SHOT_BY_HAND;
      order->bearing = LW_SOUTH;
      lw_play (battle, order, NULL);
      g_assert_true (battle->guns[0].placed);
      g_assert_false (battle->guns[0].disputed);
      g_assert_true (lw_gun_in_action (battle, 0));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R72/four-passed", test_four_passed);
  g_test_add_func ("/laws/R72/three-and-one-level", test_three_and_one_level);
  g_test_add_func ("/laws/R72/unarmed", test_unarmed);
  g_test_add_func ("/laws/R72/owner-near", test_owner_near);
  g_test_add_func ("/laws/R72/captive-near", test_captive_near);
  g_test_add_func ("/laws/R72/released-near", test_released_near);
  g_test_add_func ("/laws/Q104/went-on", test_went_on);
  g_test_add_func ("/laws/Q105/from-behind", test_from_behind);
  g_test_add_func ("/laws/Q105/two-moves", test_two_moves);
  g_test_add_func ("/laws/Q105/came-back", test_came_back);
  g_test_add_func ("/laws/Q104/passed-wide", test_passed_wide);
  g_test_add_func ("/laws/Q105/passed-wide", test_passed_wide);
  g_test_add_func ("/laws/Q105/swung-round", test_swung_round);
  g_test_add_func ("/laws/R73/disputed", test_disputed);
  g_test_add_func ("/laws/Q109/owner-serves", test_disputed);
  g_test_add_func ("/laws/Q108/retaken", test_retaken);
  g_test_add_func ("/laws/R74/played", test_played);
  g_test_add_func ("/laws/Q106/after-melee", test_after_melee);
  g_test_add_func ("/laws/Q107/used-next-move", test_used_next_move);
  g_test_add_func ("/laws/T53/used-next-move", test_used_next_move);
  g_test_add_func ("/laws/Q111/no-spiking", test_no_spiking);
  g_test_add_func ("/laws/T51/four-passed", test_four_passed);
  g_test_add_func ("/laws/T51/owner-near", test_owner_near);
  return g_test_run ();
}
