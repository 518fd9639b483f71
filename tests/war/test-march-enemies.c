/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-march-enemies.c: up to an enemy, past him, and between two of them (R55, Q5, Q16).
 */
#include "march-test.h"

/* An enemy within an eighth is in contact: lawful, binding, but never on top of him (R55, Q5, Q17).
 */
static void
test_contact (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();
  LwRef r1 = man_of (battle, "r1");

  stand (battle, "b1", P (60, 52));
  expect_refused (battle,
                  march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 191 }),
                  LW_REFUSED_ON_TOP);
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 225 }));
  g_assert_false (battle->men[r1].locked);
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 224 }));
  g_assert_true (battle->men[r1].locked);
  expect_refused (battle, march_id (battle, "r1", P (60, 55)), LW_REFUSED_LOCKED);

  end_move (battle);
  g_assert_false (battle->men[r1].locked);
}

/* Nobody passes an enemy within an eighth without stopping there (Q16). */
static void
test_pass_enemy (void)
{
  g_autoptr (LwBattle) battle = open_battle (3, 2, 0);
  LwRefusal refusal;
  guint i;

  stand (battle, "r4", P (60, 60));
  for (i = 1; i <= 3; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      stand (battle, id, (LwPoint){ LW_INCHES (58 + (gint)i), LW_INCHES (55) });
    }
  begin_at (battle, LW_RED, 3);
  lw_battle_man_rw (battle, man_of (battle, "r4"))->walked = LW_INCHES (13) + LW_INCH / 2;
  refusal = expect_refused (battle, march_id (battle, "r4", P (60, 50)), LW_REFUSED_PASSES_ENEMY);
  g_assert_cmpint (refusal.man, ==, man_of (battle, "r4"));

  battle->rules.choice[LW_RULE_PASS_ENEMY] = 1;
  expect_played (battle, march_id (battle, "r4", P (60, 50)));
}

/* Touching an enemy is as near as it gets, and lawful (Q5). */
static void
test_touching (void)
{
  g_autoptr (LwBattle) battle = battle_in_the_open ();

  stand (battle, "b1", P (60, 52));
  expect_played (battle,
                 march_id (battle, "r1", (LwPoint){ LW_INCHES (60), LW_INCHES (52) + 192 }));
  g_assert_true (battle->men[man_of (battle, "r1")].locked);
}

/* Between two enemies he goes only if he keeps more than an eighth from both (Q16). */
static void
test_between_enemies (void)
{
  LwLength apart;

  for (apart = 32; apart <= 33; apart++)
    {
      g_autoptr (LwBattle) battle = battle_in_the_open ();
      LwRef r1 = man_of (battle, "r1");

      stand (battle, "b1", (LwPoint){ LW_INCHES (60) - 192 - apart, LW_INCHES (55) });
      stand (battle, "b2", (LwPoint){ LW_INCHES (60) + 192 + apart, LW_INCHES (55) });
      /* The string is just long enough for the straight way. */
      lw_battle_man_rw (battle, r1)->walked = LW_INCHES (2);
      if (apart == 32)
        expect_refused (battle, march_order (battle, r1, P (60, 50)), LW_REFUSED_PASSES_ENEMY);
      else
        expect_played (battle, march_order (battle, r1, P (60, 50)));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R55/contact", test_contact);
  g_test_add_func ("/laws/Q5/touching", test_touching);
  g_test_add_func ("/laws/Q16/between-enemies", test_between_enemies);
  g_test_add_func ("/laws/Q16/pass-enemy", test_pass_enemy);

  return g_test_run ();
}
