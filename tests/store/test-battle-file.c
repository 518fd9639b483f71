/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-battle-file.c: a battle is saved and comes back as it stood; a record that was tampered with
 * is refused at the order where it stops being true.
 */
#include "lw-battle-file.h"
#include "data-folder.h"
#include "lw-country-file.h"
#include "lw-score.h"
#include "store-test.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
write_text (const LwBattle *battle, const LwReportWords *words)
{
  g_autoptr (GError) error = NULL;
  char *text = lw_battle_file_write (battle, words, &error);

  g_assert_no_error (error);
  return text;
}

static LwBattle *
parse (const char *text, LwReportWords **words)
{
  g_autoptr (GError) error = NULL;
  LwBattle *battle = lw_battle_file_parse ("a.lwbattle", text, strlen (text), words, &error);

  g_assert_no_error (error);
  return battle;
}

static void
assert_same (const LwBattle *a, const LwBattle *b)
{
  g_autofree char *hash_a = lw_battle_checksum_state (a);
  g_autofree char *hash_b = lw_battle_checksum_state (b);

  g_assert_cmpstr (hash_a, ==, hash_b);
  g_assert_cmpint (a->record->len, ==, b->record->len);
  g_assert_cmpint (a->events->len, ==, b->events->len);
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpstr (a->begun, ==, b->begun);
  g_assert_cmpstr (a->title, ==, b->title);
  g_assert_cmpint (a->curtain_used, ==, b->curtain_used);
}

static void
assert_day (const char *begun, gint zone, const char *day)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = NULL;
  g_autoptr (LwBattle) again = NULL;
  g_autofree char *found = NULL;

  g_free (battle->begun);
  battle->begun = g_strdup (begun);
  battle->zone = zone;
  text = write_text (battle, NULL);
  again = parse (text, NULL);
  found = lw_battle_day (again);
  g_assert_cmpint (again->zone, ==, zone);
  g_assert_cmpstr (found, ==, day);
}

/* An evening battle has the day of the place where it was fought, wherever it is read. */
static void
test_day (void)
{
  assert_day ("2026-12-01T20:15:00Z", 0, "2026-12-01");
  assert_day ("2026-12-01T23:15:00Z", 60, "2026-12-02");
  assert_day ("2026-12-01T10:30:00Z", 840, "2026-12-02");
  assert_day ("2026-12-01T10:30:00Z", -660, "2026-11-30");
  assert_day ("2026-12-01T18:29:00Z", 330, "2026-12-01");
  assert_day ("2026-12-01T18:31:00Z", 330, "2026-12-02");
  assert_day ("2026-03-01T03:00:00Z", -480, "2026-02-28");
  assert_day (NULL, 60, NULL);
}

static void
test_round_trip (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);
  g_autoptr (LwReportWords) words = NULL;
  g_autoptr (LwBattle) again = parse (text, &words);
  g_autofree char *text_again = write_text (again, words);

  g_assert_null (words);
  assert_same (battle, again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_nonnull (strstr (text, "<state n=\"10\""));
  g_assert_nonnull (strstr (text, "<account result="));
  g_assert_nonnull (strstr (text, "<rule name=\"moved-gun-facing\" value=\"free\"/>"));
  g_assert_null (strstr (text, "move-measure"));
  g_assert_nonnull (strstr (text, "<fire "));
  g_assert_nonnull (strstr (text, "<march "));
  g_assert_nonnull (strstr (text, "<undo "));
}

/* Two moves of a variety, by rules of which each is the second choice. */
static LwBattle *
variety_battle (LwVariety variety)
{
  g_autoptr (LwCountry) country = open_country (8 * LW_FOOT, 6 * LW_FOOT);
  const LwForce force = { 12, 6, 1 };
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, force },
    { (char *)"Anna", LW_EDGE_SOUTH, force },
  };
  LwHouseRules rules;
  LwBattle *battle;
  LwRule rule;
  guint i;

  lw_house_rules_init (&rules);
  for (rule = LW_RULE_CLIMB_COST; rule < LW_N_RULES; rule++)
    rules.choice[rule] = 1;
  battle = lw_battle_new (country, players, variety, &rules, 1913);
  lw_battle_set_up (battle, LW_BLUE, FALSE);
  put_all_down (battle);
  for (i = 0; i < 2; i++)
    {
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      end_move (battle);
    }

  return battle;
}

static void
test_varieties (void)
{
  LwVariety variety;
  LwRule rule;

  for (variety = LW_VARIETY_FINISH; variety <= LW_VARIETY_DEFENSIVE; variety++)
    {
      g_autoptr (LwBattle) battle = variety_battle (variety);
      g_autofree char *text = write_text (battle, NULL);
      g_autoptr (LwReportWords) words = NULL;
      g_autoptr (LwBattle) again = parse (text, &words);
      g_autofree char *said =
          g_strdup_printf ("variety=\"%s\" first=\"blue\"", lw_variety_nick (variety));

      assert_same (battle, again);
      g_assert_nonnull (strstr (text, said));
      for (rule = LW_RULE_CLIMB_COST; rule < LW_N_RULES; rule++)
        {
          g_autofree char *line =
              g_strdup_printf ("<rule name=\"%s\" value=\"%s\"/>", lw_rule_nick (rule),
                               lw_rule_choice_nick (rule, 1));

          g_assert_nonnull (strstr (text, line));
        }
    }
}

/* It can be saved at any moment, and goes on afterwards as it would have gone on. */
static void
test_every_moment (void)
{
  g_autoptr (LwBattle) whole = short_battle ();
  g_autoptr (LwCountry) country = open_country (6 * LW_FOOT, 5 * LW_FOOT);
  LwBattle *battle = battle_on (country, whole->player[LW_RED].force, &whole->rules);

  battle->id = g_strdup (whole->id);
  battle->begun = g_strdup (whole->begun);
  battle->title = g_strdup (whole->title);
  for (guint i = 0; i < whole->record->len; i++)
    {
      g_autofree char *text = write_text (battle, NULL);
      LwBattle *again = parse (text, NULL);

      g_assert_nonnull (again);
      assert_same (battle, again);
      lw_battle_free (battle);
      battle = again;
      expect_played (battle, lw_order_copy (g_ptr_array_index (whole->record, i)));
    }
  assert_same (whole, battle);
  lw_battle_free (battle);
}

static void
test_curtain_and_toss (void)
{
  g_autoptr (LwBattle) battle = open_battle (6, 4, 1);
  LwOrder *toss;

  expect_played (battle, plain_order (LW_ORDER_CURTAIN, LW_RED));
  toss = plain_order (LW_ORDER_TOSS, LW_BLUE);
  toss->text = g_strdup ("first");
  expect_played (battle, toss);
  {
    g_autofree char *text = write_text (battle, NULL);
    g_autoptr (LwBattle) again = parse (text, NULL);

    assert_same (battle, again);
    g_assert_cmpint (again->first, ==, LW_BLUE);
  }
}

static void
test_hooks_farm_scenario (void)
{
  g_autofree char *path =
      g_build_filename (data_folder (), "countries", "hooks-farm.lwcountry", NULL);
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load (path, &scenario, NULL);
  g_autoptr (LwBattle) battle = battle_on (country, scenario->side[LW_RED].force, NULL);
  g_autofree char *text = NULL;
  g_autoptr (LwBattle) again = NULL;

  battle->scenario = g_steal_pointer (&scenario);
  put_all_down (battle);
  play_moves (battle, 2);
  text = write_text (battle, NULL);
  again = parse (text, NULL);
  assert_same (battle, again);
  g_assert_cmpint (lw_country_count (lw_battle_country (again)), ==, lw_country_count (country));
  g_assert_cmpstr (again->scenario->title, ==, "Hook's Farm");
}

static void
test_words (void)
{
  g_autoptr (LwBattle) battle = open_battle (6, 4, 1);
  g_autoptr (LwReportWords) words = lw_battle_file_words_new ();
  g_autoptr (LwReportWords) words_again = NULL;
  g_autoptr (LwBattle) again = NULL;
  g_autofree char *text = NULL;

  words->title = g_strdup ("A <title> & more");
  g_ptr_array_add (words->paragraphs, g_strdup ("One\nand on."));
  g_ptr_array_add (words->paragraphs, g_strdup ("“Two” – zwei"));
  text = write_text (battle, words);
  again = parse (text, &words_again);
  g_assert_cmpstr (words_again->title, ==, words->title);
  g_assert_cmpint (words_again->paragraphs->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (words_again->paragraphs, 0), ==, "One\nand on.");
}

static void
test_unwritable (void)
{
  g_autoptr (LwBattle) battle = open_battle (6, 4, 1);
  g_autoptr (GError) error = NULL;

  g_free (battle->player[LW_RED].name);
  battle->player[LW_RED].name = g_strdup ("A\x01");
  g_assert_null (lw_battle_file_write (battle, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT);
}

static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "a.lwbattle", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = short_battle ();
  g_autoptr (LwBattle) again = NULL;

  g_assert_true (lw_battle_file_save (battle, NULL, path, &error));
  g_assert_no_error (error);
  again = lw_battle_file_load (path, NULL, &error);
  g_assert_no_error (error);
  assert_same (battle, again);
  g_unlink (path);
  g_rmdir (folder);
}

/* ---- tampering ---- */

static char *
replace (const char *text, const char *from, const char *to)
{
  const char *at = strstr (text, from);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int)(at - text), text, to, at + strlen (from));
}

static void
assert_refused (const char *text, LwStoreError code, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle =
      lw_battle_file_parse ("a.lwbattle", text, strlen (text), NULL, &error);

  g_assert_null (battle);
  g_assert_nonnull (error);
  if (!strstr (error->message, words))
    g_assert_cmpstr (error->message, ==, words);
  g_assert_error (error, LW_STORE_ERROR, (int)code);
  g_assert_true (g_str_has_prefix (error->message, "a.lwbattle:"));
}

static void
assert_tampered (
    const char *text, const char *from, const char *to, LwStoreError code, const char *words)
{
  g_autofree char *bad = replace (text, from, to);

  assert_refused (bad, code, words);
}

static void
test_tampered (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);

  assert_tampered (text, "<state n=\"10\" sha256=\"", "<state n=\"10\" sha256=\"0",
                   LW_STORE_ERROR_CONTENT, "64 hex");
  assert_tampered (text, "<state n=\"10\"", "<state n=\"11\"", LW_STORE_ERROR_CONTENT,
                   "n=\"11\"; 10 is needed here");
  assert_tampered (text, " n=\"2\" ", " n=\"3\" ", LW_STORE_ERROR_CONTENT,
                   "has n=\"3\"; 2 is needed here");
  assert_tampered (text, "seed=\"1913\"", "seed=\"1914\"", LW_STORE_ERROR_LAW,
                   "after order 10 the battle does not");
  assert_tampered (text, "<army side=\"blue\"", "<army side=\"red\"", LW_STORE_ERROR_CONTENT,
                   "one <army> for red and one for blue are needed");
  assert_tampered (text, "edge=\"south\"", "edge=\"north\"", LW_STORE_ERROR_CONTENT,
                   "both sides have the same back line");
  assert_tampered (text, "infantry=\"10\"", "infantry=\"3\"", LW_STORE_ERROR_CONTENT,
                   "and there is nobody of that id");
  assert_tampered (text, "seed=\"1913\"", "seed=\"1913\" campaign=\"../w.lwcampaign\"",
                   LW_STORE_ERROR_CONTENT, "the bare name of a file, without a folder is needed");
  assert_tampered (text, "<go ", "<jump ", LW_STORE_ERROR_CONTENT,
                   "<jump> is not known inside <record>");
}

static void
test_tampered_account (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);
  g_autofree char *victory = NULL;
  LwAccount account;

  lw_account (battle, &account);
  victory = g_strdup_printf ("victory=\"%d\"", account.side[LW_RED].victory);
  assert_tampered (text, " ending=\"", " ending=\"driven\" was=\"", LW_STORE_ERROR_CONTENT,
                   "the account has an unknown attribute “was”");
  assert_tampered (text, victory, "victory=\"7\"", LW_STORE_ERROR_LAW,
                   "the account of red has victory=\"7\"; the record gives");
  if (battle->ending != LW_ENDING_DRIVEN)
    assert_tampered (text, battle->ending == LW_ENDING_AGREED ? "\"agreed\"" : "\"exhausted\"",
                     "\"driven\"", LW_STORE_ERROR_LAW,
                     "the account has ending=\"driven\"; the record gives “");
  assert_tampered (text, battle->won ? "result=\"red\"" : "result=\"drawn\"", "result=\"blue\"",
                   LW_STORE_ERROR_LAW, "the account has result=\"blue\"; the record gives “");
}

/* Take one order away, and the laws or the numbers say where. */
static void
test_illegal (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);
  char *go = strstr (text, "<go ");
  g_autofree char *n = g_strndup (go, strcspn (go, ">") + 1);
  g_autofree char *words = NULL;
  const LwOrder *order = NULL;

  for (guint i = 1; !order || order->kind != LW_ORDER_GO; i++)
    order = lw_battle_order (battle, i);
  words = g_strdup_printf (": order %u (end): ", order->n);
  {
    g_autofree char *end =
        g_strdup_printf ("<end n=\"%u\" side=\"%s\"/>", order->n, lw_side_nick (order->side));

    assert_tampered (text, n, end, LW_STORE_ERROR_LAW, words);
  }
}

static void
test_dead_too_many (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);
  g_autofree char *bad = NULL;
  char *rest = strstr (text, "<rest ");
  g_autofree char *place = g_strndup (rest, strcspn (rest, ">") + 1);
  g_autofree char *with_dead = g_strconcat (place, "<dead who=\"b1\"/>", NULL);

  if (strstr (rest, "<dead") == rest + strlen (place))
    with_dead[strlen (place) - 1] = '>';
  bad = replace (text, place, with_dead);
  {
    g_autoptr (GError) error = NULL;

    g_assert_null (lw_battle_file_parse ("a.lwbattle", bad, strlen (bad), NULL, &error));
    g_assert_nonnull (error);
  }
}

static void
test_wrong_kind (void)
{
  assert_refused ("<country xmlns=\"urn:little-wars:country\" format=\"1.0\" name=\"A\"/>",
                  LW_STORE_ERROR_KIND, "a.lwbattle: this is a Country; a battle is wanted");
}

static void
test_truncated_and_flipped (void)
{
  g_autoptr (LwBattle) battle = short_battle ();
  g_autofree char *text = write_text (battle, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1913);
  gsize size = strlen (text);

  for (gsize cut = 0; cut < size - 1; cut += 37)
    {
      g_autofree char *part = g_strndup (text, cut);

      g_assert_null (lw_battle_file_parse ("cut", part, cut, NULL, NULL));
    }
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *bad = g_memdup2 (text, size + 1);
      g_autoptr (GError) error = NULL;
      g_autoptr (LwBattle) read = NULL;

      bad[g_rand_int_range (rand, 0, size)] ^= 1 << g_rand_int_range (rand, 0, 8);
      read = lw_battle_file_parse ("flipped", bad, size, NULL, &error);
      g_assert_true ((read == NULL) == (error != NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/battle-file/round-trip", test_round_trip);
  g_test_add_func ("/store/battle-file/day", test_day);
  g_test_add_func ("/store/battle-file/varieties", test_varieties);
  g_test_add_func ("/store/battle-file/every-moment", test_every_moment);
  g_test_add_func ("/store/battle-file/curtain-and-toss", test_curtain_and_toss);
  g_test_add_func ("/store/battle-file/hooks-farm-scenario", test_hooks_farm_scenario);
  g_test_add_func ("/store/battle-file/words", test_words);
  g_test_add_func ("/store/battle-file/unwritable", test_unwritable);
  g_test_add_func ("/store/battle-file/save", test_save);
  g_test_add_func ("/store/battle-file/tampered", test_tampered);
  g_test_add_func ("/store/battle-file/tampered-account", test_tampered_account);
  g_test_add_func ("/store/battle-file/illegal", test_illegal);
  g_test_add_func ("/store/battle-file/dead-too-many", test_dead_too_many);
  g_test_add_func ("/store/battle-file/wrong-kind", test_wrong_kind);
  g_test_add_func ("/store/battle-file/truncated-and-flipped", test_truncated_and_flipped);
  return g_test_run ();
}
