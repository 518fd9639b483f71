/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-prisoner.c: prisoners, escorts, and men set free (R63-R70, Q81-Q97).
 */
#include "prisoner-test.h"
#include "lw-prisoner.h"
#include "lw-escort.h"

/* Ends the half move: the other side's next. */
static void
pass (LwBattle *battle)
{
  if (battle->mover != battle->first)
    battle->move++;
  battle->mover = LW_OTHER (battle->mover);
}

static guint
count_escorted (const LwBattle *battle)
{
  guint n = 0;
  guint i;

  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_CAPTIVE && battle->men[i].escort != LW_NONE)
      n++;

  return n;
}

static void
die (LwBattle *battle, LwRef man)
{
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_FIRE, battle->mover);

  lw_man_dies (battle, order, man, LW_NONE);
}

/* @n captive Reds in a row; the row's middle is at 40, 40. */
static void
set_captives (LwBattle *battle, guint n)
{
  guint i;

  for (i = 0; i < n; i++)
    skirmish_captive (battle, SKIRMISH (battle, LW_RED, LW_INFANTRY, 40 - n * 0.25 + i * 0.5, 40),
                      LW_NONE);
}

static void
test_seven (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (20, 0, 0);
  LwRef second;

  battle->mover = LW_BLUE;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  set_captives (battle, 7);
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 7); /* T43 */

  skirmish_captive (battle, SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 38), LW_NONE);
  lw_battle_man_rw (battle, skirmish_ref (battle, LW_RED, LW_INFANTRY, 7))->freed_in = 2 * 3 + 1;
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 7); /* T44 */

  second = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 43);
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 8);
  lw_battle_man_rw (battle, second)->at.y = UNITS (90);
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 7);
}

static void
test_fourteen (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (20, 0, 0);

  battle->mover = LW_BLUE;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 41, 42);
  set_captives (battle, 14);
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 14); /* T45 */
  set_captives (battle, 1);
  lw_battle_man_rw (battle, skirmish_ref (battle, LW_RED, LW_INFANTRY, 14))->freed_in = 2 * 3 + 1;
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 14);
}

static void
test_change_about (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (20, 0, 0);
  LwRef last;
  guint i;

  /* The near escort has seven; the eighth reaches only him, but one of the seven reaches another.
   */
  battle->mover = LW_BLUE;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 40);
  set_captives (battle, 7);
  settle (battle);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 47.5, 40);
  last = SKIRMISH (battle, LW_RED, LW_INFANTRY, 34, 40);
  skirmish_captive (battle, last, LW_NONE);
  settle (battle);
  g_assert_cmpuint (count_escorted (battle), ==, 8);
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].state == LW_MAN_CAPTIVE)
      {
        LwShape a = lw_man_shape (&battle->men[i]);
        LwShape b = lw_man_shape (&battle->men[battle->men[i].escort]);

        g_assert_true (lw_shape_within (&a, &b, LW_SIX_INCHES));
      }
}

static void
test_escort_dies (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef other = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 44);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  skirmish_captive (battle, captive, escort);
  die (battle, escort);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_CAPTIVE); /* Q92 */
  g_assert_cmpint (battle->men[captive].escort, ==, other);
  die (battle, other);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_RELEASED); /* R65 */
  g_assert_false (lw_man_armed (&battle->men[captive]));             /* R67 */
}

static void
test_any_escort (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 44);
  battle->rules.choice[LW_RULE_LIBERATION] = 1;
  skirmish_captive (battle, captive, escort);
  die (battle, escort);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_RELEASED);
}

static gboolean
may_march (LwBattle *battle, LwRef man, LwSide side, LwRef leader, LwRefusalCode code)
{
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwRefusal refusal = { 0 };

  g_array_append_val (who, man);
  if (leader != LW_NONE)
    g_array_append_val (who, leader);
  if (lw_prisoner_may_march (battle, man, side, who, &refusal))
    return TRUE;

  g_assert_cmpint (refusal.code, ==, code);
  return FALSE;
}

static void
test_just_freed (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  /* Red's own gun frees him in Red's move: he waits for Red's next (R66, Q93). */
  skirmish_captive (battle, captive, escort);
  battle->phase = LW_PHASE_GUNS;
  die (battle, escort);
  g_assert_false (may_march (battle, captive, LW_RED, LW_NONE, LW_REFUSED_JUST_FREED));
  pass (battle);
  pass (battle);
  g_assert_true (may_march (battle, captive, LW_RED, LW_NONE, LW_REFUSED_NOTHING));
}

static void
test_freed_by_captor (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  /* Freed at the end of Blue's move: Red's next is the move following. */
  battle->mover = LW_BLUE;
  skirmish_captive (battle, captive, escort);
  die (battle, escort);
  pass (battle);
  battle->phase = LW_PHASE_MEN;
  g_assert_true (may_march (battle, captive, LW_RED, LW_NONE, LW_REFUSED_NOTHING));
}

static void
test_marching (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 4, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_CAVALRY, 40, 42);
  LwRef foot = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);
  LwRef horse = SKIRMISH (battle, LW_RED, LW_CAVALRY, 42, 40);
  g_autoptr (GArray) who = g_array_new (FALSE, FALSE, sizeof (LwRef));

  battle->mover = LW_BLUE;
  skirmish_captive (battle, foot, escort);
  skirmish_captive (battle, horse, escort);
  g_assert_false (may_march (battle, foot, LW_RED, LW_NONE, LW_REFUSED_CAPTIVE));
  g_assert_false (may_march (battle, foot, LW_BLUE, LW_NONE, LW_REFUSED_ESCORT));
  g_assert_true (may_march (battle, foot, LW_BLUE, escort, LW_REFUSED_NOTHING));

  g_array_append_val (who, escort);
  g_array_append_val (who, horse);
  g_assert_cmpint (lw_prisoner_limit (battle, horse, who), ==, LW_MOVE_CAVALRY); /* Q88 */
  g_array_append_val (who, foot);
  g_assert_cmpint (lw_prisoner_limit (battle, horse, who), ==, LW_MOVE_INFANTRY);
}

static void
test_party (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (10, 0, 0);
  g_autoptr (LwOrder) march = lw_order_new (LW_ORDER_MARCH, LW_BLUE);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);
  LwRefusal refusal;

  skirmish_captive (battle, captive, escort);
  lw_order_add_man (march, escort);
  lw_order_add_place (march, (LwPoint){ UNITS (40), UNITS (30) });
  lw_order_add_man (march, captive);
  lw_order_add_place (march, (LwPoint){ UNITS (40), UNITS (36.75) });
  g_assert_true (lw_prisoner_party (battle, march, &refusal)); /* exactly six inches (Q90) */
  g_array_index (march->to, LwPoint, 1).y++;
  g_assert_false (lw_prisoner_party (battle, march, &refusal));
  g_assert_cmpint (refusal.code, ==, LW_REFUSED_ESCORT);
}

static void
test_rearming (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 95.625);
  const LwMelee *melee;

  /* T49: Red's line is at 96 in. */
  lw_battle_man_rw (battle, man)->state = LW_MAN_RELEASED;
  lw_battle_man_rw (battle, man)->at.y--;
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_RELEASED);
  lw_battle_man_rw (battle, man)->at.y++;
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_FIGHTING);

  pass (battle);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 94.75);
  melee = skirmish_melee (battle);
  g_assert_nonnull (melee);
  g_assert_true (melee->equal);
}

static void
test_led_away (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 2);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 0.375);

  battle->mover = LW_BLUE;
  skirmish_captive (battle, captive, escort);
  settle (battle);
  g_assert_true (battle->men[captive].led_away);
  g_assert_false (lw_man_on_field (&battle->men[captive]));
  die (battle, escort);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_CAPTIVE); /* R69 */
}

static void
test_unescorted (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_BLUE);
  LwRef man = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  /* Taken in Blue's move with nobody near: held through Red's, and free after Blue's next (Q81). */
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 90, 10);
  battle->mover = LW_BLUE;
  lw_man_taken (battle, order, man);
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_CAPTIVE);
  pass (battle);
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_CAPTIVE);
  pass (battle);
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_RELEASED);

  battle->rules.choice[LW_RULE_UNESCORTED] = 1;
  lw_man_taken (battle, order, man);
  settle (battle);
  g_assert_cmpint (battle->men[man].state, ==, LW_MAN_RELEASED);
}

static void
test_retaken (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (10, 0, 0);
  guint i;

  battle->mover = LW_BLUE;
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 40);
  lw_battle_man_rw (battle, SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40.875))->state =
      LW_MAN_RELEASED;
  lw_battle_man_rw (battle, SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 39.12109375))->state =
      LW_MAN_RELEASED;
  for (i = 0; i < battle->n_men; i++)
    lw_battle_man_rw (battle, i)->freed_in = 4;
  settle (battle);
  g_assert_cmpint (battle->men[0].state, ==, LW_MAN_CAPTIVE);  /* an eighth: touched (Q94) */
  g_assert_cmpint (battle->men[1].state, ==, LW_MAN_RELEASED); /* a unit more: not */
}

static void
test_escort_taken (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  g_autoptr (LwOrder) order = lw_order_new (LW_ORDER_MELEE, LW_RED);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  skirmish_captive (battle, captive, escort);
  lw_man_taken (battle, order, escort);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_RELEASED); /* R70 */
}

static void
test_abandoned (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (4, 0, 0);
  LwRef escort = SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 40, 42);
  LwRef captive = SKIRMISH (battle, LW_RED, LW_INFANTRY, 40, 40);

  /* The last Blue goes home and leaves his prisoner standing. */
  skirmish_captive (battle, captive, escort);
  battle->mover = LW_BLUE;
  lw_battle_man_rw (battle, captive)->freed_in = 7;
  lw_battle_man_rw (battle, escort)->state = LW_MAN_RETIRED;
  settle (battle);
  g_assert_cmpint (battle->men[captive].state, ==, LW_MAN_RELEASED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R64/seven", test_seven);
  g_test_add_func ("/laws/T43/seven", test_seven);
  g_test_add_func ("/laws/T44/eight", test_seven);
  g_test_add_func ("/laws/R64/fourteen", test_fourteen);
  g_test_add_func ("/laws/Q91/change-about", test_change_about);
  g_test_add_func ("/laws/R65/escort-dies", test_escort_dies);
  g_test_add_func ("/laws/Q92/any-escort", test_any_escort);
  g_test_add_func ("/laws/R66/just-freed", test_just_freed);
  g_test_add_func ("/laws/Q93/freed-by-captor", test_freed_by_captor);
  g_test_add_func ("/laws/R63/marching", test_marching);
  g_test_add_func ("/laws/Q90/party", test_party);
  g_test_add_func ("/laws/R67/rearming", test_rearming);
  g_test_add_func ("/laws/T49/rearming", test_rearming);
  g_test_add_func ("/laws/R69/led-away", test_led_away);
  g_test_add_func ("/laws/R70/escort-taken", test_escort_taken);
  g_test_add_func ("/laws/R70/abandoned", test_abandoned);
  g_test_add_func ("/laws/Q81/unescorted", test_unescorted);
  g_test_add_func ("/laws/Q94/retaken", test_retaken);

  return g_test_run ();
}
