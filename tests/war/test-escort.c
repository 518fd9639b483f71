/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-escort.c: one man within six inches of any number of prisoners up to seven leads them, be
 * they whose they may, and the death of an escort frees them (R64, R65, Q78, Q91, Q92).
 */
#include "lw-escort.h"
#include "lw-prisoner.h"
#include "skirmish.h"
#include "war-test.h"

/* @n prisoners of Blue's in a row, each beside a guard of his own; another of Blue's stands within
 * six inches of them all. Blue has said Go. */
static LwBattle *
make_captives (guint n, LwArm arm, LwRef *leader, GArray *who)
{
  LwBattle *battle = skirmish_new (16, 16, 0);

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3;
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 10, 90);
  *leader = SKIRMISH (battle, LW_BLUE, arm, 60, 45);
  g_array_append_val (who, *leader);
  for (guint i = 0; i < n; i++)
    {
      LwRef man = SKIRMISH (battle, LW_RED, arm, 60 + ((gint)i - (gint)n / 2) * 1.25, 48);
      LwRef guard = SKIRMISH (battle, LW_BLUE, arm, 60 + ((gint)i - (gint)n / 2) * 1.25, 51);

      skirmish_captive (battle, man, guard);
      g_array_append_val (who, man);
    }
  begin_at (battle, LW_BLUE, 3);

  return battle;
}

static LwOrder *
lead_off (const LwBattle *battle, const GArray *who, gdouble inches)
{
  LwOrder *order = plain_order (LW_ORDER_MARCH, LW_BLUE);

  order->bearing = LW_SOUTH;
  for (guint i = 0; i < who->len; i++)
    {
      LwPoint at = battle->men[g_array_index (who, LwRef, i)].at;

      lw_order_add_man (order, g_array_index (who, LwRef, i));
      lw_order_add_place (order, (LwPoint){ at.x, at.y - UNITS (inches) });
    }

  return order;
}

/* Any armed captor within six inches leads up to seven, whoever guarded them; and he is their
 * escort from the end of the march. */
static void
test_any_captor (void)
{
  for (guint n = 1; n <= LW_ESCORTED_MOST; n++)
    for (guint arm = LW_INFANTRY; arm <= LW_CAVALRY; arm++)
      {
        g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));
        LwRef leader;
        g_autoptr (LwBattle) battle = make_captives (n, (LwArm)arm, &leader, who);

        expect_played (battle, lead_off (battle, who, arm == LW_CAVALRY ? 23 : 11));
        for (guint i = 1; i < who->len; i++)
          g_assert_cmpint (battle->men[g_array_index (who, LwRef, i)].escort, ==, leader);
        end_move (battle);
        for (guint i = 1; i < who->len; i++)
          g_assert_cmpint (battle->men[g_array_index (who, LwRef, i)].escort, ==, leader);
      }
}

/* The eighth stays, and it is said that he is the eighth; so does one who is too far off. */
static void
test_why_not (void)
{
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef leader, last;
  g_autoptr (LwBattle) battle = make_captives (LW_ESCORTED_MOST + 1, LW_INFANTRY, &leader, who);
  LwRefusal why;

  last = g_array_index (who, LwRef, who->len - 1);
  why = expect_refused (battle, lead_off (battle, who, 5), LW_REFUSED_ESCORT);
  g_assert_cmpint (why.man, ==, last);
  g_assert_cmpint (why.other, ==, leader);
  g_assert_cmpint (why.have, ==, LW_ESCORTED_MOST + 1);
  g_assert_cmpint (why.need, ==, LW_ESCORTED_MOST);
  g_array_set_size (who, 2);
  lw_battle_man_rw (battle, leader)->at.y -= UNITS (5);
  why = expect_refused (battle, lead_off (battle, who, 5), LW_REFUSED_ESCORT);
  g_assert_cmpint (why.other, ==, leader);
  g_assert_cmpint (why.need, ==, LW_SIX_INCHES);
  g_assert_cmpint (why.have, >, LW_SIX_INCHES);
}

/* Seven are led off by one who had wards of his own: these are left to whoever is near. */
static void
test_left_behind (void)
{
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef leader, ward;
  g_autoptr (LwBattle) battle = make_captives (LW_ESCORTED_MOST, LW_INFANTRY, &leader, who);

  ward = SKIRMISH (battle, LW_RED, LW_INFANTRY, 66, 46);
  skirmish_captive (battle, ward, leader);
  expect_played (battle, lead_off (battle, who, 1.5));
  g_assert_cmpint (battle->men[ward].escort, !=, leader);
  for (guint i = 1; i < who->len; i++)
    g_assert_cmpint (battle->men[g_array_index (who, LwRef, i)].escort, ==, leader);
  end_move (battle);
  g_assert_cmpint (battle->men[ward].state, ==, LW_MAN_CAPTIVE);
}

static void
shoot (LwBattle *battle, LwRef man)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_FIRE, LW_RED);

  lw_man_dies (battle, order, man, 0);
}

/* Where any escort's death is enough, it is that of every captor within six inches, and not of him
 * alone who is written down as their escort. */
static void
test_any_escort (void)
{
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRef leader, far;
  g_autoptr (LwBattle) battle = make_captives (3, LW_INFANTRY, &leader, who);

  battle->rules.choice[LW_RULE_LIBERATION] = 1;
  far = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 60, 40);
  shoot (battle, far);
  for (guint i = 1; i < who->len; i++)
    g_assert_cmpint (battle->men[g_array_index (who, LwRef, i)].state, ==, LW_MAN_CAPTIVE);
  shoot (battle, leader);
  for (guint i = 1; i < who->len; i++)
    g_assert_cmpint (battle->men[g_array_index (who, LwRef, i)].state, ==, LW_MAN_RELEASED);
}

/* ---- two melees of one move ---- */

typedef struct
{
  LwRef taken, captor;
} Pair;

/* Two Reds against three Blues, of whom one is to be taken; and the only Blue within six inches of
 * him stands in another melee, and falls in it. */
static LwBattle *
make_two_melees (Pair *pair)
{
  LwBattle *battle = skirmish_new (12, 0, 0);

  battle->rules.choice[LW_RULE_DRAW_BELOW] = 3;
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 48);
  pair->taken = SKIRMISH (battle, LW_RED, LW_INFANTRY, 46, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 39.125, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 38, 49);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 38, 47);
  pair->captor = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 52, 48);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 58.375, 48);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 57.5, 48);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 59, 49.5);
  SKIRMISH (battle, LW_RED, LW_INFANTRY, 110, 90);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 110, 10);
  skirmish_melee (battle);
  g_assert_cmpuint (battle->melees->len, ==, 2);

  return battle;
}

static LwOrder *
choose (const LwBattle *battle, guint number, LwRef taken)
{
  LwOrder *order = plain_order (LW_ORDER_MELEE, LW_RED);
  const LwMelee *melee = g_ptr_array_index (battle->melees, number);

  order->melee = number;
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint i = 0, n = 0; i < melee->men[side]->len && n < melee->each_dead; i++)
      if (g_array_index (melee->men[side], LwRef, i) != taken)
        {
          n++;
          g_array_append_vals (lw_order_list (order, &order->dead),
                               &g_array_index (melee->men[side], LwRef, i), 1);
        }
  if (melee->taken > 0)
    g_array_append_val (lw_order_list (order, &order->taken), taken);

  return order;
}

static char *
settle_both (guint first)
{
  Pair pair;
  g_autoptr (LwBattle) battle = make_two_melees (&pair);

  g_assert_true (lw_man_can_guard (&battle->men[pair.captor], &battle->men[pair.taken]));
  for (guint i = 0; i < 2; i++)
    expect_played (battle, choose (battle, (first + i) % 2, pair.taken));
  g_assert_cmpint (battle->men[pair.captor].state, ==, LW_MAN_DEAD);
  /* Nobody guards him, and he is held till the end of their next move (Q81). */
  g_assert_cmpint (battle->men[pair.taken].state, ==, LW_MAN_CAPTIVE);
  g_assert_cmpint (battle->men[pair.taken].escort, ==, LW_NONE);
  expect_played (battle, plain_order (LW_ORDER_SETTLE, LW_RED));

  return lw_battle_checksum_state (battle);
}

static void
test_settling_order (void)
{
  g_autofree char *one = settle_both (0);
  g_autofree char *two = settle_both (1);

  g_assert_cmpstr (one, ==, two);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R64/any-captor", test_any_captor);
  g_test_add_func ("/laws/R64/why-not", test_why_not);
  g_test_add_func ("/laws/Q91/left-behind", test_left_behind);
  g_test_add_func ("/laws/R65/any-escort", test_any_escort);
  g_test_add_func ("/laws/Q92/any-escort", test_any_escort);
  g_test_add_func ("/laws/Q78/settling-order", test_settling_order);

  return g_test_run ();
}
