/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-melee-choice.c: the mover chooses the dead and the taken (R57, R61, Q80).
 */
#include "melee-test.h"
#include "lw-battle-checksum.h"
#include "lw-gunnery.h"
#include "lw-melee-choice.h"

static void
assert_refused (LwBattle *battle, LwOrder *order, LwRefusalCode code)
{
  g_autofree char *before = lw_battle_checksum_state (battle);
  g_autofree char *after = NULL;
  LwRefusal refusal;

  g_assert_false (lw_play (battle, order, &refusal));
  g_assert_cmpint (refusal.code, ==, code);
  after = lw_battle_checksum_state (battle);
  g_assert_cmpstr (before, ==, after);
}

static void
test_choice (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_RED);
  LwRef outsider, first;

  skirmish_scrap (battle, 3, 5, 0);
  outsider = SKIRMISH (battle, LW_RED, LW_INFANTRY, 100, 90);
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);

  lw_melee_suggest (battle, order);
  g_assert_cmpuint (order->dead->len, ==, 2);
  g_assert_cmpuint (order->taken->len, ==, 2);

  first = g_array_index (order->dead, LwRef, 0);
  g_array_index (order->dead, LwRef, 0) = outsider;
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);
  g_array_index (order->dead, LwRef, 0) = g_array_index (order->taken, LwRef, 0);
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);
  g_array_index (order->dead, LwRef, 0) = first;
  /* One too few of the dead, or of the taken, is as wrong as one too many. */
  g_array_set_size (lw_order_list (order, &order->dead), order->dead->len - 1);
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);
  lw_melee_suggest (battle, order);
  g_array_set_size (lw_order_list (order, &order->taken), order->taken->len - 1);
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);
  lw_melee_suggest (battle, order);

  order->melee = 1;
  assert_refused (battle, order, LW_REFUSED_NO_SUCH_MELEE);
  order->melee = 0;
  g_assert_true (lw_play (battle, order, NULL));
  assert_refused (battle, order, LW_REFUSED_NO_SUCH_MELEE);
}

static void
test_prisoners_of_the_larger (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_RED);
  const LwMelee *melee = skirmish_scrap (battle, 3, 5, 0);

  lw_melee_suggest (battle, order);
  g_array_index (order->taken, LwRef, 0) = g_array_index (melee->men[LW_BLUE], LwRef, 4);
  assert_refused (battle, order, LW_REFUSED_MELEE_CHOICE);
}

static void
test_facts (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_RED);
  const LwMelee *melee = skirmish_scrap (battle, 3, 5, 1);
  guint side;

  lw_melee_suggest (battle, order);
  for (side = 0; side < LW_N_SIDES; side++)
    g_array_append_vals (lw_order_list (order, &order->who), melee->men[side]->data,
                         melee->men[side]->len);
  order->has_outcome = TRUE;
  order->isolated = TRUE;
  order->support = 2;
  assert_refused (battle, order, LW_REFUSED_MELEE_FACTS);
  order->support = 1;
  order->isolated = FALSE;
  assert_refused (battle, order, LW_REFUSED_MELEE_FACTS);
  order->isolated = TRUE;
  g_array_set_size (lw_order_list (order, &order->who), 7);
  assert_refused (battle, order, LW_REFUSED_MELEE_FACTS);
  g_array_append_val (lw_order_list (order, &order->who),
                      g_array_index (melee->men[LW_BLUE], LwRef, 0));
  assert_refused (battle, order, LW_REFUSED_MELEE_FACTS);
  g_array_index (order->who, LwRef, 7) = g_array_index (melee->men[LW_BLUE], LwRef, 4);
  g_assert_true (lw_play (battle, order, NULL));
}

static void
test_outcome (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 0);
  const LwOrder *played;

  skirmish_scrap (battle, 3, 5, 1);
  skirmish_settle (battle);
  played = lw_battle_order (battle, battle->record->len);
  g_assert_true (played->has_outcome);
  g_assert_cmpuint (played->who->len, ==, 8);
  g_assert_cmpint (played->support, ==, 1);
  g_assert_true (played->isolated);
}

/* A gun at its place with horsemen round it, as Blue stood at Hook's Farm. */
static void
set_battery (LwBattle *battle, LwRef gun, double x, guint men)
{
  guint i;

  skirmish_gun (battle, gun, UNITS (x), UNITS (44), LW_NORTH);
  for (i = 0; i < men; i++)
    lw_battle_man_rw (
        battle, SKIRMISH (battle, LW_BLUE, LW_CAVALRY, x - 4.5 + (i % 10), 48.5 + i / 10 * 2.25))
        ->facing = LW_NORTH;
}

static void
test_hooks_farm (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (0, 25, 2);
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
  const LwMelee *melee;
  guint i, gun;

  set_battery (battle, 2, 40, 10);
  set_battery (battle, 3, 52, 11);
  for (i = 0; i < 18; i++)
    lw_battle_man_rw (battle,
                      SKIRMISH (battle, LW_RED, LW_CAVALRY, (i < 9 ? 35.5 : 38.5) + i, 50.625))
        ->facing = LW_NORTH;
  for (i = 0; i < 2; i++)
    SKIRMISH (battle, LW_RED, LW_CAVALRY, 46 + 2 * i, 66);

  melee = skirmish_melee (battle);
  g_assert_cmpuint (in_melee (melee, LW_RED), ==, 18);
  g_assert_cmpuint (in_melee (melee, LW_BLUE), ==, 21);
  g_assert_cmpuint (melee->near->len, ==, 2);
  g_assert_true (melee->isolated);
  skirmish_settle (battle);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_CAVALRY, LW_MAN_DEAD), ==, 15);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_CAVALRY, LW_MAN_CAPTIVE), ==, 3);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_CAVALRY, LW_MAN_FIGHTING), ==, 6);

  /* Neither gun keeps four men: Red chose so. */
  for (gun = 2; gun < 4; gun++)
    {
      g_array_set_size (crew, 0);
      lw_battle_near_gun (battle, (LwRef)gun, crew);
      g_assert_cmpuint (crew->len, <, LW_GUN_CREW);
    }
}

static void
test_own_crew (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (12, 0, 1);
  guint i;

  /* Eight Reds, four of them by their gun, against four Blues. */
  skirmish_gun (battle, 0, UNITS (34), UNITS (42.5), LW_SOUTH);
  for (i = 0; i < 4; i++)
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 30 + i, 48.875);
  for (i = 0; i < 4; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 30 + i, 48);
  for (i = 0; i < 4; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 28.5 + i, 49.9);
  for (i = 0; i < 2; i++) /* who support the four, so that four Reds die */
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 31 + i, 59);
  g_assert_true (lw_gun_in_action (battle, 0));
  g_assert_cmpuint (in_melee (skirmish_melee (battle), LW_RED), ==, 8);
  g_assert_cmpuint (((LwMelee *)g_ptr_array_index (battle->melees, 0))->each_dead, ==, 4);
  skirmish_settle (battle);
  g_assert_true (lw_gun_in_action (battle, 0));
}

/* Five of @big against three, one of whom stands apart: two of the three are taken. */
static LwRef
set_apart (LwBattle *battle, LwSide big)
{
  LwRef apart;
  guint i;

  for (i = 0; i < 5; i++)
    SKIRMISH (battle, big, LW_INFANTRY, 30 + i, 48);
  for (i = 0; i < 2; i++)
    SKIRMISH (battle, LW_OTHER (big), LW_INFANTRY, 30 + i, 48.875);
  apart = SKIRMISH (battle, LW_OTHER (big), LW_INFANTRY, 37.5, 48);
  g_assert_cmpuint (in_melee (skirmish_melee (battle), LW_OTHER (big)), ==, 3);
  skirmish_settle (battle);

  return apart;
}

static void
test_whom_to_take (void)
{
  g_autoptr (LwBattle) captor = skirmish_new (8, 0, 0);
  g_autoptr (LwBattle) loser = skirmish_new (8, 0, 0);
  LwRef apart;

  /* The mover takes those near his own men, and gives up of his own whom the enemy can least guard.
   */
  apart = set_apart (captor, LW_RED);
  g_assert_cmpint (captor->men[apart].state, ==, LW_MAN_DEAD);
  apart = set_apart (loser, LW_BLUE);
  g_assert_cmpint (loser->men[apart].state, ==, LW_MAN_CAPTIVE);
}

static void
test_what_is_left (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (14, 0, 1);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_RED);

  skirmish_gun (battle, 1, UNITS (32), UNITS (53), LW_NORTH);
  skirmish_scrap (battle, 3, 5, 0);
  g_assert_cmpuint (lw_melee_crew (battle, order, 1), ==, 5);
  lw_melee_suggest (battle, order);
  g_assert_cmpuint (lw_melee_crew (battle, order, 1), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R61/choice", test_choice);
  g_test_add_func ("/laws/Q80/prisoners-of-the-larger", test_prisoners_of_the_larger);
  g_test_add_func ("/laws/R57/facts", test_facts);
  g_test_add_func ("/laws/R61/outcome", test_outcome);
  g_test_add_func ("/laws/R61/hooks-farm", test_hooks_farm);
  g_test_add_func ("/laws/R61/own-crew", test_own_crew);
  g_test_add_func ("/laws/R61/whom-to-take", test_whom_to_take);
  g_test_add_func ("/laws/Q80/what-is-left", test_what_is_left);

  return g_test_run ();
}
