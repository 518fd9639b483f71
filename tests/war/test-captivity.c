/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-captivity.c: prisoners through the moves: who moves them and when, how far, how they are
 * armed again, and what nobody does to them (R63-R69, Q87-Q91, Q95-Q99, Q103).
 */
#include "skirmish.h"
#include "war-test.h"
#include "lw-prisoner.h"
#include "lw-escort.h"

/* An escort of Blue's and a captive Red in Blue's hands; Blue has said Go. */
static LwBattle *
battle_with_captive (LwArm guard, LwArm man, LwRef *escort, LwRef *captive)
{
  LwBattle *battle = skirmish_new (16, 16, 0);

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3; /* so few men are enough here */
  *escort = SKIRMISH (battle, LW_BLUE, guard, 60, 48);
  *captive = SKIRMISH (battle, LW_RED, man, 63, 48);
  skirmish_captive (battle, *captive, *escort);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 10, 90);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 110, 10);
  begin_at (battle, LW_BLUE, 3);

  return battle;
}

/* Both go @inches towards Blue's line. */
static LwOrder *
lead (const LwBattle *battle, LwRef escort, LwRef captive, gdouble inches)
{
  LwOrder *order = plain_order (LW_ORDER_MARCH, battle->mover);
  LwRef both[] = { escort, captive };
  guint i;

  order->bearing = LW_SOUTH;
  order->t = battle->clock;
  for (i = 0; i < 2; i++)
    {
      LwPoint at = battle->men[both[i]].at;

      lw_order_add_man (order, both[i]);
      lw_order_add_place (order, (LwPoint){ at.x, at.y - UNITS (inches) });
    }

  return order;
}

static void
next_move (LwBattle *battle)
{
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
}

/* He who is taken stands while the enemy moves; his captor may take him along in his own next move,
 * and his own side never (Q87, R63). */
static void
test_whose_move (void)
{
  LwRef escort, captive;
  g_autoptr (LwBattle) battle = battle_with_captive (LW_INFANTRY, LW_INFANTRY, &escort, &captive);

  next_move (battle); /* Red's */
  g_assert_cmpint (battle->mover, ==, LW_RED);
  expect_refused (battle, march_order (battle, captive, P (63, 50)), LW_REFUSED_CAPTIVE);
  next_move (battle);
  expect_refused (battle, march_order (battle, captive, P (63, 46)), LW_REFUSED_ESCORT);
  expect_played (battle, lead (battle, escort, captive, 12));
}

/* A foot; two feet when the escort and all prisoners of the party are mounted (Q88). */
static void
test_how_far (void)
{
  static const struct
  {
    LwArm guard, man;
    gint most;
  } cases[] = {
    { LW_INFANTRY, LW_INFANTRY, 12 },
    { LW_INFANTRY, LW_CAVALRY, 12 },
    { LW_CAVALRY, LW_INFANTRY, 12 },
    { LW_CAVALRY, LW_CAVALRY, 24 },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LwRef escort, captive;
      g_autoptr (LwBattle) battle =
          battle_with_captive (cases[i].guard, cases[i].man, &escort, &captive);

      expect_refused (battle, lead (battle, escort, captive, cases[i].most + 1.0 / 256),
                      LW_REFUSED_TOO_FAR);
      /* He goes no farther than his escort may, though he would still be near enough to him. */
      if (cases[i].most == 12)
        {
          LwOrder *order = lead (battle, escort, captive, 12);

          g_array_index (order->to, LwPoint, 1).y -= LW_INCH;
          expect_refused (battle, order, LW_REFUSED_TOO_FAR);
        }
      expect_played (battle, lead (battle, escort, captive, cases[i].most));
    }
}

/* A prisoner on foot holds a mounted party back. */
static void
test_mixed_party (void)
{
  LwRef escort, captive, second;
  g_autoptr (LwBattle) battle = battle_with_captive (LW_CAVALRY, LW_CAVALRY, &escort, &captive);
  LwOrder *order;

  second = SKIRMISH (battle, LW_RED, LW_INFANTRY, 57, 48);
  skirmish_captive (battle, second, escort);
  order = lead (battle, escort, captive, 14);
  lw_order_add_man (order, second);
  lw_order_add_place (order, P (57, 36));
  expect_refused (battle, order, LW_REFUSED_TOO_FAR);
}

/* Led by the captor in his move, freed, and moved by his own side in the next: never twice by one
 * player (Q89, R66). */
static void
test_moved_by_both (void)
{
  LwRef escort, captive;
  g_autoptr (LwBattle) battle = battle_with_captive (LW_INFANTRY, LW_INFANTRY, &escort, &captive);
  g_autoptr (LwOrder) shot = plain_order (LW_ORDER_FIRE, LW_BLUE);

  expect_played (battle, lead (battle, escort, captive, 12));
  expect_refused (battle, lead (battle, escort, captive, 1), LW_REFUSED_TOO_FAR);
  lw_man_dies (battle, shot, escort, LW_NONE);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_RELEASED);
  next_move (battle);
  expect_played (battle, march_order (battle, captive, P (63, 48)));
  expect_refused (battle, march_order (battle, captive, P (63, 49)), LW_REFUSED_TOO_FAR);
}

/* Freed in his own side's move, he waits for the next (R66). */
static void
test_freed_in_own_move (void)
{
  LwRef escort, captive;
  g_autoptr (LwBattle) battle = battle_with_captive (LW_INFANTRY, LW_INFANTRY, &escort, &captive);
  g_autoptr (LwOrder) shot = plain_order (LW_ORDER_FIRE, LW_RED);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 20, 90);
  next_move (battle); /* Red's */
  lw_man_dies (battle, shot, escort, LW_NONE);
  expect_refused (battle, march_order (battle, captive, P (63, 50)), LW_REFUSED_JUST_FREED);
  next_move (battle);
  next_move (battle);
  expect_played (battle, march_order (battle, captive, P (63, 50)));
}

/* Freed men who are attacked do not fight: there is no melee of them, and none in one (Q95, R68).
 */
static void
test_do_not_fight (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (8, 0, 0);
  LwRef freed = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);

  lw_battle_man_rw (battle, freed)->state = LW_MAN_RELEASED;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48.875);
  battle->mover = LW_BLUE;
  g_assert_null (skirmish_melee (battle));
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40.875, 48.875);
  g_assert_cmpuint (skirmish_melee (battle)->men[LW_RED]->len, ==, 1);
}

/* Armed as soon as he stands at his line, and of the arm that he was; he moves in the next move
 * (Q96, T49). */
static void
test_armed_at_once (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 4, 0);
  LwRef horse = SKIRMISH (battle, LW_RED, LW_CAVALRY, 40, 80);

  SKIRMISH (battle, LW_RED, LW_INFANTRY, 80, 90);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 80, 10);
  lw_battle_man_rw (battle, horse)->state = LW_MAN_RELEASED;
  lw_battle_man_rw (battle, horse)->facing = LW_SOUTH;
  begin_at (battle, LW_RED, 3);
  expect_played (battle, march_order (battle, horse, P (40, 96)));
  g_assert_cmpint (battle->men[horse].state, ==, LW_MAN_RELEASED);
  end_move (battle);
  g_assert_cmpint (battle->men[horse].state, ==, LW_MAN_FIGHTING);
  g_assert_cmpint (battle->men[horse].arm, ==, LW_CAVALRY);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  next_move (battle);
  expect_played (battle, march_order (battle, horse, P (40, 72)));
}

/* At the captor's line prisoners leave the field and are beyond liberation; the escort stands there
 * and goes back in his next move (Q97, R69). */
static void
test_escort_returns (void)
{
  LwRef escort, captive;
  g_autoptr (LwBattle) battle = battle_with_captive (LW_CAVALRY, LW_CAVALRY, &escort, &captive);

  expect_played (battle, lead (battle, escort, captive, 24));
  next_move (battle);
  g_assert_false (battle->men[captive].led_away);
  next_move (battle);
  expect_played (battle, lead (battle, escort, captive, 24));
  g_assert_true (lw_man_on_field (&battle->men[captive]));
  next_move (battle);
  g_assert_true (battle->men[captive].led_away);
  g_assert_false (lw_man_on_field (&battle->men[captive]));
  g_assert_cmpint (battle->men[escort].state, ==, LW_MAN_FIGHTING);
  next_move (battle);
  expect_played (battle, march_order (battle, escort, P (60, 24)));
}

/* No order gives a prisoner back: whatever the captor does with him, he stays a prisoner (Q98). */
static void
test_no_exchange (void)
{
  guint kind;

  for (kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    {
      LwRef escort, captive;
      g_autoptr (LwBattle) battle =
          battle_with_captive (LW_INFANTRY, LW_INFANTRY, &escort, &captive);
      LwOrder *order = plain_order ((LwOrderKind)kind, LW_BLUE);

      lw_order_add_man (order, captive);
      lw_order_add_place (order, battle->men[captive].at);
      lw_play (battle, order, NULL);
      lw_order_free (order);
      g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_CAPTIVE);
    }
}

/* Nothing forbids a shot that kills one's own prisoners; he then counts for nobody (Q99, Q58). */
static void
test_shot_by_captor (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (8, 0, 1);
  LwShotEvent event = { LW_SHOT_OVERSET, LW_NONE };
  LwOrder *order;
  guint i;

  for (i = 0; i < 4; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 56 + 2 * (gint)i + (i > 1 ? 2 : 0), 65);
  skirmish_gun (battle, 0, UNITS (60), UNITS (60), LW_SOUTH);
  event.man = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 60, 50);
  skirmish_captive (battle, event.man, LW_NONE);
  begin_at (battle, LW_RED, 3);
  order = plain_order (LW_ORDER_FIRE, LW_RED);
  order->gun = 0;
  order->bearing = LW_SOUTH;
  order->by = LW_SHOT_BY_HAND;
  g_array_append_val (lw_order_list (order, &order->shots), event);
  expect_played (battle, order);
  g_assert_cmpint (battle->men[event.man].state, ==, LW_MAN_DEAD);
}

static LwOrder *
flag (LwSide side, LwRef a, LwRef b)
{
  LwOrder *order = plain_order (LW_ORDER_SURRENDER, side);

  lw_order_add_man (order, a);
  lw_order_add_man (order, b);

  return order;
}

/* Only a body that is truly isolated: fewer than half its own number within a move of its nearest
 * man, to the unit (Q103, Q64, R71). */
static void
test_truly_isolated (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (6, 0, 0);
  LwRef a = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  LwRef b = SKIRMISH (battle, LW_RED, LW_INFANTRY, 46, 48);
  LwRef friend = SKIRMISH (battle, LW_RED, LW_INFANTRY, 58, 48);

  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 90, 10);
  begin_at (battle, LW_RED, 3);
  expect_refused (battle, flag (LW_RED, a, b), LW_REFUSED_NOT_ISOLATED);
  lw_battle_man_rw (battle, friend)->at.x++;
  expect_refused (battle, flag (LW_RED, a, a), LW_REFUSED_NO_SUCH);
  expect_refused (battle, flag (LW_BLUE, a, b), LW_REFUSED_NOT_YOUR_MOVE);
  expect_played (battle, flag (LW_RED, a, b));
  g_assert_cmpint (battle->men[a].state, ==, LW_MAN_CAPTIVE);
  expect_refused (battle, flag (LW_RED, a, b), LW_REFUSED_CAPTIVE);
}

/* Fourteen prisoners and two escorts on the march: whoever can be guarded is, in whatever order
 * they are named (Q91, R64, T45). */
static void
test_fourteen_march (void)
{
  guint order_of, i;

  for (order_of = 0; order_of < 2; order_of++)
    {
      g_autoptr (LwBattle) battle = skirmish_new (20, 0, 0);
      g_autoptr (LwOrder) order = plain_order (LW_ORDER_MARCH, LW_BLUE);
      LwRef a = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 48);
      LwRef b = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 47, 48);
      LwRefusal refusal;

      lw_order_add_man (order, a);
      lw_order_add_place (order, P (40, 48));
      lw_order_add_man (order, b);
      lw_order_add_place (order, P (47, 48));
      for (i = 0; i < 14; i++)
        {
          /* Seven whom only the first reaches, and seven between the two. */
          gboolean between = (i < 7) == (order_of == 0);
          LwRef man = skirmish_at (battle, LW_RED, LW_INFANTRY, UNITS (between ? 43.5 : 34.5),
                                   UNITS (45) + (LwLength)i * UNITS (0.4));

          skirmish_captive (battle, man, LW_NONE);
          lw_order_add_man (order, man);
          lw_order_add_place (order, battle->men[man].at);
        }
      g_assert_true (lw_prisoner_party (battle, order, &refusal));
      /* A fifteenth is one too many. */
      skirmish_captive (battle, SKIRMISH (battle, LW_RED, LW_INFANTRY, 43, 50), LW_NONE);
      lw_order_add_man (order, skirmish_ref (battle, LW_RED, LW_INFANTRY, 14));
      lw_order_add_place (order, P (43, 50));
      g_assert_false (lw_prisoner_party (battle, order, &refusal));
      g_assert_cmpint (refusal.code, ==, LW_REFUSED_ESCORT);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q87/whose-move", test_whose_move);
  g_test_add_func ("/laws/Q88/how-far", test_how_far);
  g_test_add_func ("/laws/Q88/mixed-party", test_mixed_party);
  g_test_add_func ("/laws/Q89/moved-by-both", test_moved_by_both);
  g_test_add_func ("/laws/R66/freed-in-own-move", test_freed_in_own_move);
  g_test_add_func ("/laws/Q91/fourteen-march", test_fourteen_march);
  g_test_add_func ("/laws/T45/fourteen-march", test_fourteen_march);
  g_test_add_func ("/laws/Q95/do-not-fight", test_do_not_fight);
  g_test_add_func ("/laws/Q96/armed-at-once", test_armed_at_once);
  g_test_add_func ("/laws/Q97/escort-returns", test_escort_returns);
  g_test_add_func ("/laws/Q98/no-exchange", test_no_exchange);
  g_test_add_func ("/laws/Q99/shot-by-captor", test_shot_by_captor);
  g_test_add_func ("/laws/Q103/truly-isolated", test_truly_isolated);

  return g_test_run ();
}
