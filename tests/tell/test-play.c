/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play.c: the order of a battle: phases, whose turn it is, and whatever wild orders come.
 */
#include "play-test.h"

#include "names/names.h"
#include "lw-despatch.h"
#include "lw-law-text.h"
#include "lw-gunnery.h"

static void
test_new (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 1);

  g_assert_cmpuint (battle->n_men, ==, 10);
  g_assert_cmpuint (battle->n_guns, ==, 2);
  g_assert_cmpint (lw_battle_man (battle, 0)->arm, ==, LW_INFANTRY);
  g_assert_cmpint (lw_battle_man (battle, man_of (battle, "r4"))->arm, ==, LW_CAVALRY);
  g_assert_cmpint (lw_battle_man (battle, man_of (battle, "b1"))->side, ==, LW_BLUE);
  g_assert_cmpint (lw_battle_gun (battle, lw_battle_find_gun (battle, "bg1"))->owner, ==, LW_BLUE);
  g_assert_cmpint (lw_battle_find_man (battle, "r99"), ==, LW_NONE);
  g_assert_null (lw_battle_man (battle, LW_NONE));
  g_assert_null (lw_battle_gun (battle, 2));
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_CAVALRY, LW_MAN_IN_BOX), ==, 2);
  g_assert_cmpuint (lw_battle_free_men (battle, LW_RED), ==, 0);
}

/* No gun of either player fires before First Player's second move (R25); and the moves alternate.
 */
static void
test_turns (void)
{
  g_autoptr (LwBattle) battle = ready_battle ();
  guint i;

  g_assert_cmpuint (battle->move, ==, 1);
  for (i = 0; i < 6; i++)
    {
      g_assert_cmpint (battle->mover, ==, i % 2 == 0 ? LW_RED : LW_BLUE);
      g_assert_cmpuint (battle->move, ==, 1 + i / 2);
      expect_refused (battle, plain_order (LW_ORDER_GO, LW_OTHER (battle->mover)),
                      LW_REFUSED_NOT_YOUR_MOVE);
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      g_assert_cmpint (lw_side_may_fire (battle, battle->mover), ==, i >= 2);
      end_move (battle);
      g_assert_cmpint (battle->phase, ==, LW_PHASE_WAITING);
    }
}

/* T28 with Blue as First Player: the order of the moves counts, not the colour. */
static void
test_turns_blue_first (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 8, 1);
  guint i;

  lw_battle_set_up (battle, LW_BLUE, FALSE);
  put_all_down (battle);
  for (i = 0; i < 4; i++)
    {
      g_assert_cmpint (battle->mover, ==, i % 2 == 0 ? LW_BLUE : LW_RED);
      g_assert_cmpuint (battle->move, ==, 1 + i / 2);
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      end_move (battle);
    }
}

/* Empty lists are one and the same, till one is asked for to be changed: then no other changes. */
static void
test_order_lists (void)
{
  g_autoptr (LwOrder) order = plain_order (LW_ORDER_MARCH, LW_RED);
  g_autoptr (LwOrder) empty = lw_order_copy (order);
  g_autoptr (LwOrder) full = NULL;

  g_assert_true (order->who == order->path && order->path == empty->dead);
  lw_order_add_man (order, 7);
  lw_order_add_place (order, (LwPoint){ 1, 2 });
  g_assert_cmpuint (g_array_index (order->who, LwRef, 0), ==, 7);
  g_assert_cmpint (g_array_index (order->to, LwPoint, 0).y, ==, 2);
  g_assert_cmpuint (empty->who->len + empty->to->len + order->taken->len, ==, 0);

  full = lw_order_copy (order);
  lw_order_add_man (full, 8);
  lw_order_empty_list (&order->who);
  g_assert_cmpuint (full->who->len, ==, 2);
  g_assert_cmpuint (order->who->len, ==, 0);
}

/* Until Go nothing is touched (R19); between the end and the settling nothing is moved. */
static void
test_out_of_place (void)
{
  g_autoptr (LwBattle) battle = ready_battle ();
  LwOrder *put = plain_order (LW_ORDER_PUT, LW_RED);

  expect_refused (battle, step_forward (battle, "r1", 1), LW_REFUSED_BEFORE_GO);
  expect_refused (battle, plain_order (LW_ORDER_END, LW_RED), LW_REFUSED_BEFORE_GO);
  expect_refused (battle, plain_order (LW_ORDER_SETTLE, LW_RED), LW_REFUSED_NOT_NOW);
  expect_refused (battle, put, LW_REFUSED_NOT_NOW);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  expect_refused (battle, plain_order (LW_ORDER_GO, LW_RED), LW_REFUSED_NOT_NOW);
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  expect_refused (battle, step_forward (battle, "r1", 1), LW_REFUSED_NOT_NOW);
  expect_refused (battle, plain_order (LW_ORDER_SETTLE, LW_BLUE), LW_REFUSED_NOT_YOUR_MOVE);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
}

/* The early end of a move gives nothing to the next (Q31), and strings are whole again. */
static void
test_strings_anew (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwRef man = man_of (battle, "r1");

  expect_played (battle, step_forward (battle, "r1", 8));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_BLUE));
  end_move (battle);
  expect_played (battle, plain_order (LW_ORDER_GO, LW_RED));
  g_assert_cmpint (lw_battle_string_left (battle, man), ==, LW_FOOT);
  g_assert_cmpint (battle->men[man].start.y, ==, battle->men[man].at.y);
  g_assert_cmpint (battle->clock, ==, 0);
}

/* The prone stand up at the end of the move, before any melee (Q40); contact binds no longer than
 * the move (R55). */
static void
test_stand_up (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();

  lw_battle_man_rw (battle, 0)->prone = TRUE;
  lw_battle_man_rw (battle, 1)->locked = TRUE;
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  g_assert_false (battle->men[0].prone);
  g_assert_true (battle->men[1].locked);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));
  g_assert_false (battle->men[1].locked);
}

/* A melee that stands is fought: the move cannot be settled round it (R56, Q84). */
static void
test_melee_owed (void)
{
  g_autoptr (LwBattle) battle = open_battle (12, 8, 0);

  stand (battle, "r1", P (60, 60));
  stand (battle, "b1", (LwPoint){ LW_INCHES (60), LW_INCHES (60) - 224 });
  begin_at (battle, LW_RED, 2);
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  g_assert_cmpuint (battle->melees->len, ==, 1);
  expect_refused (battle, plain_order (LW_ORDER_SETTLE, LW_RED), LW_REFUSED_MELEE_OWED);
}

/* After the end there is nothing to order. */
static void
test_over (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwOrder *agree = plain_order (LW_ORDER_AGREE, LW_RED);

  agree->text = g_strdup ("draw");
  expect_played (battle, agree);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_OVER);
  expect_refused (battle, step_forward (battle, "r1", 1), LW_REFUSED_BATTLE_OVER);
  expect_refused (battle, plain_order (LW_ORDER_UNDO, LW_RED), LW_REFUSED_BATTLE_OVER);
}

/* Whatever is out of place leans on the law that gives it a place, and after the end on the law
 * that ended the battle: no refusal is without one. */
static void
test_laws_named (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) fresh = open_battle (2, 0, 1);
  LwOrderKind kind;
  LwRefusal refusal;

  for (kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    {
      g_autoptr (LwOrder) order = plain_order (kind, LW_BLUE);

      refusal = (LwRefusal){ LW_REFUSED_NOTHING };
      if (!lw_play_check (fresh, order, &refusal))
        g_assert_nonnull (lw_law_text (lw_refusal_law (&refusal)));
      order->n = 77;
      g_assert_false (lw_play (fresh, order, &refusal));
      g_assert_nonnull (lw_law_text (lw_refusal_law (&refusal)));
    }
  refusal = expect_refused (battle, plain_order (LW_ORDER_PUT, LW_RED), LW_REFUSED_NOT_NOW);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R14");
  refusal = expect_refused (battle, plain_order (LW_ORDER_MELEE, LW_RED), LW_REFUSED_NOT_NOW);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R56");
  battle->phase = LW_PHASE_OVER;
  battle->ending = LW_ENDING_EXHAUSTED;
  refusal = expect_refused (battle, plain_order (LW_ORDER_END, LW_RED), LW_REFUSED_BATTLE_OVER);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R77");
}

/* What an order of its kind has no use for is gone when it has been played, and a bearing of more
 * than a turn is the same within one. */
static void
test_tidied (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwOrder *order = step_forward (battle, "r1", 2);
  const LwOrder *played;
  LwRef stray = 3;

  order->gun = 0;
  order->seed = 7;
  order->melee = 5;
  order->upto = 99;
  order->text = g_strdup ("draw");
  order->rest = P (1, 1);
  g_array_append_val (lw_order_list (order, &order->dead), stray);
  order->bearing += 3 * LW_TURN;
  expect_played (battle, order);
  played = lw_battle_order (battle, battle->record->len);
  g_assert_cmpint (played->gun, ==, LW_NONE);
  g_assert_cmpuint (played->seed, ==, 0);
  g_assert_cmpuint (played->melee, ==, 0);
  g_assert_cmpuint (played->upto, ==, 0);
  g_assert_null (played->text);
  g_assert_cmpint (played->rest.x, ==, 0);
  g_assert_cmpuint (played->dead->len, ==, 0);
  g_assert_cmpint (played->bearing, ==, LW_SOUTH);
  g_assert_cmpint (battle->men[man_of (battle, "r1")].facing, ==, LW_SOUTH);
  g_assert_cmpuint (played->who->len, ==, 1);
  g_assert_cmpuint (played->to->len, ==, 1);
}

static LwRef
wild_ref (LwChance *chance)
{
  return (LwRef)((gint)lw_chance_below (chance, 60) - 5);
}

static LwPoint
wild_point (LwChance *chance)
{
  return (LwPoint){ (LwLength)lw_chance_below (chance, 13 * LW_FOOT) - LW_FOOT,
                    (LwLength)lw_chance_below (chance, 11 * LW_FOOT) - LW_FOOT };
}

static LwOrder *
wild_order (LwChance *chance, const LwBattle *battle)
{
  LwOrder *order = plain_order ((LwOrderKind)lw_chance_below (chance, LW_N_ORDER_KINDS),
                                (LwSide)lw_chance_below (chance, LW_N_SIDES));
  guint i, n = lw_chance_below (chance, 4);

  order->t = battle->clock + (gint64)lw_chance_below (chance, 50) - 2;
  order->gun = wild_ref (chance) / 8;
  order->bearing = (LwAngle)lw_chance_below (chance, LW_TURN);
  order->elevation = (LwAngle)lw_chance_below (chance, 40 * LW_DEGREE) - 10 * LW_DEGREE;
  order->by = lw_chance_below (chance, 2) == 0 ? LW_SHOT_BY_MODEL : LW_SHOT_BY_HAND;
  order->melee = lw_chance_below (chance, 3);
  order->flag = lw_chance_below (chance, 2) == 0;
  order->upto = lw_chance_below (chance, battle->record->len + 3);
  for (i = 0; i < n; i++)
    {
      LwRef wild[] = { wild_ref (chance), wild_ref (chance), wild_ref (chance) };

      lw_order_add_man (order, wild[0]);
      if (lw_chance_below (chance, 8) > 0)
        lw_order_add_place (order, wild_point (chance));
      if (lw_chance_below (chance, 4) == 0)
        lw_order_add_leg_for_test (order, wild_point (chance));
      g_array_append_val (lw_order_list (order, &order->dead), wild[1]);
      g_array_append_val (lw_order_list (order, &order->taken), wild[2]);
    }
  order->has_outcome = lw_chance_below (chance, 4) == 0;

  return order;
}

/* No order whatever brings the battle down; refused, it changes nothing, and none is half done. */
static void
test_wild_orders (void)
{
  g_autoptr (LwBattle) battle = NULL;
  LwChance chance;
  guint i, played = 0;

  lw_chance_seed (&chance, 1066);
  for (i = 0; i < 20000; i++)
    {
      g_autoptr (LwOrder) order = NULL;
      g_autofree char *before = NULL;

      if (battle == NULL || battle->phase == LW_PHASE_OVER)
        {
          g_clear_pointer (&battle, lw_battle_free);
          battle = i % 3 == 0 ? open_battle (12, 8, 1) : battle_in_move ();
        }
      order = wild_order (&chance, battle);
      /* Agreements and white flags end too many of these battles. */
      if ((order->kind == LW_ORDER_AGREE || order->kind == LW_ORDER_SURRENDER) && i % 50 != 0)
        continue;
      before = lw_battle_checksum_state (battle);
      if (lw_play (battle, order, NULL))
        played++;
      else
        {
          g_autofree char *after = lw_battle_checksum_state (battle);

          g_assert_cmpstr (before, ==, after);
        }
    }
  g_assert_cmpuint (played, >, 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/play/new", test_new);
  g_test_add_func ("/war/play/order-lists", test_order_lists);
  g_test_add_func ("/laws/R25/turns", test_turns);
  g_test_add_func ("/laws/R25/turns-blue-first", test_turns_blue_first);
  g_test_add_func ("/laws/R19/out-of-place", test_out_of_place);
  g_test_add_func ("/laws/Q31/strings-anew", test_strings_anew);
  g_test_add_func ("/laws/Q40/stand-up", test_stand_up);
  g_test_add_func ("/laws/Q84/melee-owed", test_melee_owed);
  g_test_add_func ("/war/play/over", test_over);
  g_test_add_func ("/war/play/laws-named", test_laws_named);
  g_test_add_func ("/war/play/tidied", test_tidied);
  g_test_add_func ("/war/play/wild-orders", test_wild_orders);

  return g_test_run ();
}
