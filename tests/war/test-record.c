/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-record.c: the record: undo, redo, copies, and the fingerprint of the state.
 */
#include "play-test.h"

static void
expect_same_state (const LwBattle *a, const LwBattle *b)
{
  g_autofree char *one = lw_battle_checksum_state (a);
  g_autofree char *other = lw_battle_checksum_state (b);

  g_assert_cmpstr (one, ==, other);
}

static void
test_undo_redo (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) at_go = lw_battle_copy (battle);
  g_autoptr (LwBattle) after = NULL;
  guint n = battle->record->len, events = battle->events->len;

  g_assert_cmpuint (lw_play_can_undo (battle), ==, 0);
  expect_played (battle, step_forward (battle, "r1", 3));
  expect_played (battle, step_forward (battle, "r2", 3));
  expect_played (battle, step_forward (battle, "r1", 2));
  after = lw_battle_copy (battle);

  g_assert_cmpuint (lw_play_can_undo (battle), ==, n + 3);
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_true (lw_play_undo (battle, NULL));
  g_assert_true (lw_play_undo (battle, NULL));
  expect_same_state (battle, at_go);
  g_assert_cmpint (battle->phase, ==, LW_PHASE_GUNS);
  g_assert_false (lw_play_undo (battle, NULL));
  /* Undo is in the record too; the events are those of the orders that stand. */
  g_assert_cmpuint (battle->record->len, ==, n + 6);
  g_assert_cmpuint (battle->events->len, ==, events + 1);

  g_assert_cmpuint (lw_play_can_redo (battle), ==, n + 1);
  g_assert_true (lw_play_redo (battle, NULL));
  g_assert_true (lw_play_redo (battle, NULL));
  g_assert_true (lw_play_redo (battle, NULL));
  g_assert_cmpuint (lw_play_can_redo (battle), ==, 0);
  g_assert_false (lw_play_redo (battle, NULL));
  expect_same_state (battle, after);
}

/* "Start my move again" goes back to Go; a new order forgets what was taken back. */
static void
test_restart (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) at_go = lw_battle_copy (battle);
  LwRefusal refusal;

  g_assert_false (lw_play_restart (battle, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_BARRIER);
  expect_played (battle, step_forward (battle, "r1", 3));
  expect_played (battle, step_forward (battle, "r2", 3));
  g_assert_true (lw_play_restart (battle, NULL));
  expect_same_state (battle, at_go);
  g_assert_cmpuint (lw_play_can_redo (battle), !=, 0);
  expect_played (battle, step_forward (battle, "r3", 3));
  g_assert_cmpuint (lw_play_can_redo (battle), ==, 0);
}

/* Nobody takes back an end, a Go, or what lies before one. */
static void
test_barrier (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  LwOrder *undo = plain_order (LW_ORDER_UNDO, LW_RED);

  undo->upto = 2;
  expect_refused (battle, undo, LW_REFUSED_BARRIER);
  expect_played (battle, step_forward (battle, "r1", 3));
  expect_played (battle, plain_order (LW_ORDER_END, LW_RED));
  g_assert_cmpuint (lw_play_can_undo (battle), ==, 0);
  undo = plain_order (LW_ORDER_UNDO, LW_RED);
  undo->upto = 1000;
  expect_refused (battle, undo, LW_REFUSED_NOTHING_TO_UNDO);
}

/* A check changes nothing, and says what playing would say. */
static void
test_check (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) before = lw_battle_copy (battle);
  g_autoptr (LwOrder) good = step_forward (battle, "r1", 3);
  g_autoptr (LwOrder) bad = step_forward (battle, "r1", 30);
  LwRefusal refusal;

  g_assert_true (lw_play_check (battle, good, &refusal));
  g_assert_false (lw_play_check (battle, bad, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_TOO_FAR);
  expect_same_state (battle, before);
  g_assert_cmpuint (battle->events->len, ==, before->events->len);
  g_assert_cmpuint (battle->record->len, ==, before->record->len);
}

/* A copy goes its own way. */
static void
test_copy (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) copy = NULL;

  expect_played (battle, step_forward (battle, "r1", 3));
  copy = lw_battle_copy (battle);
  expect_same_state (battle, copy);
  g_assert_true (lw_play_undo (copy, NULL));
  g_assert_cmpuint (lw_play_can_undo (battle), !=, 0);
  g_assert_cmpuint (copy->record->len, ==, battle->record->len + 1);
  g_assert_cmpstr (copy->player[LW_BLUE].name, ==, "Anna");
}

/* Every part of the state tells in its fingerprint. */
static void
test_hash (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autofree char *before = lw_battle_checksum_state (battle);
  guint i;

  g_assert_cmpuint (strlen (before), ==, 64);
  for (i = 0; i < 11; i++)
    {
      g_autoptr (LwBattle) changed = lw_battle_copy (battle);
      g_autofree char *after = NULL;

      switch (i)
        {
        case 0:
          lw_battle_man_rw (changed, 3)->at.x++;
          break;
        case 1:
          lw_battle_man_rw (changed, 0)->walked++;
          break;
        case 2:
          lw_battle_gun_rw (changed, 1)->shots_all++;
          break;
        case 3:
          changed->chance.state++;
          break;
        case 4:
          changed->clock++;
          break;
        case 5:
          lw_battle_man_rw (changed, 5)->escort = 2;
          break;
        case 6:
          lw_battle_man_rw (changed, 1)->with_gun = 0;
          break;
        case 7:
          lw_battle_man_rw (changed, 1)->trail_of = 0;
          break;
        case 8:
          lw_battle_man_rw (changed, 1)->prone = TRUE;
          break;
        case 9:
          lw_battle_gun_rw (changed, 0)->disputed = TRUE;
          break;
        default:
          changed->move++;
        }
      after = lw_battle_checksum_state (changed);
      g_assert_cmpstr (before, !=, after);
    }
}

/* The record of a battle with second thoughts, played on a fresh one, comes to the same state. */
static void
test_replay (void)
{
  g_autoptr (LwBattle) battle = battle_in_move ();
  g_autoptr (LwBattle) again = open_battle (12, 8, 1);
  guint i;

  expect_played (battle, step_forward (battle, "r1", 3));
  expect_played (battle, step_forward (battle, "r2", 3));
  g_assert_true (lw_play_undo (battle, NULL));
  expect_played (battle, step_forward (battle, "r3", 4));
  g_assert_true (lw_play_restart (battle, NULL));
  g_assert_true (lw_play_redo (battle, NULL));
  end_move (battle);

  for (i = 0; i < battle->record->len; i++)
    g_assert_true (lw_play (again, g_ptr_array_index (battle->record, i), NULL));
  expect_same_state (battle, again);
  g_assert_cmpuint (again->standing->len, ==, battle->standing->len);
  g_assert_cmpuint (again->events->len, ==, battle->events->len);
}

static void
test_number (void)
{
  g_autoptr (LwBattle) battle = ready_battle ();
  LwOrder *go = plain_order (LW_ORDER_GO, LW_RED);

  go->n = battle->record->len;
  expect_refused (battle, lw_order_copy (go), LW_REFUSED_OUTCOME);
  go->n = battle->record->len + 1;
  expect_played (battle, go);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/war/play/undo-redo", test_undo_redo);
  g_test_add_func ("/war/play/restart", test_restart);
  g_test_add_func ("/war/play/barrier", test_barrier);
  g_test_add_func ("/war/play/check", test_check);
  g_test_add_func ("/war/play/copy", test_copy);
  g_test_add_func ("/war/play/hash", test_hash);
  g_test_add_func ("/war/play/replay", test_replay);
  g_test_add_func ("/war/play/number", test_number);

  return g_test_run ();
}
