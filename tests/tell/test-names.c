/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-names.c: what sides, players, points and house rules are called.
 */
#include "names/names.h"
#include "war-test.h"

static void
test_points_format (void)
{
  static const struct
  {
    gint half;
    const char *text;
  } cases[] = { { 0, "0" },     { 1, "½" },    { 2, "1" },  { 47, "23½" },
                { 200, "100" }, { -3, "-1½" }, { -4, "-2" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = lw_points_format (cases[i].half);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_rules_have_words (void)
{
  for (LwRule rule = 0; rule < LW_N_RULES; rule++)
    {
      g_assert_cmpstr (lw_rule_title (rule), !=, "");
      for (guint choice = 0; choice < lw_rule_n_choices (rule); choice++)
        g_assert_nonnull (lw_rule_choice_title (rule, choice));
    }
}

static void
test_players (void)
{
  g_autoptr (LwBattle) battle = open_battle (10, 0, 1);

  g_clear_pointer (&battle->player[LW_RED].name, g_free);
  g_assert_cmpstr (lw_player_name (battle, LW_RED), ==, "Red");
  battle->player[LW_RED].name = g_strdup ("");
  g_assert_cmpstr (lw_player_name (battle, LW_RED), ==, "Red");
  g_free (battle->player[LW_RED].name);
  battle->player[LW_RED].name = g_strdup ("Wells");
  g_assert_cmpstr (lw_player_name (battle, LW_RED), ==, "Wells");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/Q140/points-format", test_points_format);
  g_test_add_func ("/tell/names/rules-have-words", test_rules_have_words);
  g_test_add_func ("/tell/names/players", test_players);

  return g_test_run ();
}
