/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-despatch.c: refusals, the log, the account and the story in words, and the statistics.
 */
#include <string.h>

#include "despatch/despatch.h"
#include "lw-statistics.h"
#include "skirmish.h"
#include "war-test.h"
#include "names/names.h"
#include "remarks/remarks.h"
#include "story/story.h"
#include "lw-law-text.h"
#include "lw-gunnery.h"
#include "lw-haul-plan.h"

static LwFeature *
house (const char *id, const char *name, LwFeatureKind kind, LwPoint at)
{
  LwFeature *feature = lw_feature_new (kind, id);

  feature->name = g_strdup (name);
  feature->at = at;
  feature->width = feature->depth = LW_INCHES (5);
  feature->height = LW_INCHES (4);

  return feature;
}

static LwBattle *
village_battle (guint infantry, guint cavalry, guint guns)
{
  g_autoptr (LwCountry) country = open_country (8 * LW_FOOT, 6 * LW_FOOT);
  LwBattle *battle;

  lw_country_add (country, house ("farm", "Hook's Farm", LW_FEATURE_HOUSE, P (32, 36)));
  lw_country_add (country, house ("church", "Firely Church", LW_FEATURE_CHURCH, P (70, 38)));
  battle = battle_on (country, (LwForce){ infantry, cavalry, guns }, NULL);
  battle->id = g_strdup ("5f0c0000000000000000000000000001");

  return battle;
}

static LwRef
nearest_enemy (const LwBattle *battle, LwPoint from)
{
  LwRef best = LW_NONE;
  gint64 square = G_MAXINT64;
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side == battle->mover || !lw_man_armed (man) ||
          lw_distance_squared (man->at, from) >= square)
        continue;
      square = lw_distance_squared (man->at, from);
      best = (LwRef)i;
    }

  return best;
}

/* One shot, if the gun can be laid, of which the players report that it overset one man. */
static void
fire_at (LwBattle *battle, LwRef gun, LwRef man)
{
  LwOrder *order = lw_order_new (LW_ORDER_FIRE, battle->mover);
  LwShotEvent hit = { LW_SHOT_OVERSET, man };

  order->t = battle->clock;
  order->gun = gun;
  order->by = LW_SHOT_BY_HAND;
  order->bearing = lw_direction (battle->guns[gun].at, battle->men[man].at);
  order->hurry = 100;
  order->rest = battle->men[man].at;
  g_array_append_val (lw_order_list (order, &order->shots), hit);
  if (lw_play_check (battle, order, NULL))
    expect_played (battle, order);
  else
    lw_order_free (order);
}

static void
serve_guns (LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    {
      LwRef target = nearest_enemy (battle, battle->guns[i].at);
      g_autoptr (LwOrder) haul = NULL;

      if (battle->guns[i].owner != battle->mover || !lw_gun_in_action (battle, (LwRef)i) ||
          target == LW_NONE)
        continue;
      if (lw_side_may_fire (battle, battle->mover))
        {
          if (!battle->guns[i].disputed)
            fire_at (battle, (LwRef)i, target);
          continue;
        }
      haul = lw_haul_plan (battle, (LwRef)i, battle->men[target].at);
      if (haul != NULL)
        expect_played (battle, g_steal_pointer (&haul));
    }
}

static void
advance (LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
      LwRef ref = (LwRef)i;
      LwRef target = nearest_enemy (battle, man->at);
      LwOrder *march;

      if (man->side != battle->mover || !lw_man_armed (man) || man->with_gun != LW_NONE ||
          i % 4 == 0 || target == LW_NONE)
        continue;

      g_array_append_val (men, ref);
      march = lw_march_plan (battle, men, LW_FORMATION_KEEP, battle->men[target].at, LW_NORTH);
      if (march == NULL)
        continue;
      march->t = battle->clock;
      expect_played (battle, march);
    }
}

/* Both sides go at one another for some moves. */
static LwBattle *
fought_battle (guint half_moves)
{
  LwBattle *battle = village_battle (12, 8, 2);

  put_all_down (battle);
  while (half_moves-- > 0 && battle->phase != LW_PHASE_OVER)
    {
      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      serve_guns (battle);
      advance (battle);
      end_move (battle);
    }

  return battle;
}

static char *
refusal_text (
    const LwBattle *battle, LwRefusalCode code, LwRef man, LwRef gun, gint64 have, gint64 need)
{
  LwRefusal refusal;

  lw_refuse (&refusal, code);
  refusal.man = man;
  refusal.gun = gun;
  refusal.have = have;
  refusal.need = need;

  return lw_refusal_words (battle, &refusal);
}

/* Out of place rather than against a law: the number is that of the order's own place. */
static gboolean
is_out_of_place (guint code)
{
  switch (code)
    {
    case LW_REFUSED_BATTLE_OVER:
    case LW_REFUSED_NOT_NOW:
    case LW_REFUSED_NO_SUCH:
    case LW_REFUSED_NOT_OWN:
    case LW_REFUSED_NOT_ON_FIELD:
    case LW_REFUSED_OUTCOME:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A line of the table of all refusals, which is left in refusals.txt beside the test. */
static void
note_refusal (GString *table, const char *law, const char *text)
{
  g_string_append_printf (table, "%-5s%s\n", *law == '\0' ? "-" : law, text);
}

static void
test_every_refusal (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "refusals.txt", NULL);
  g_autoptr (GString) table = g_string_new (NULL);
  g_autoptr (LwBattle) battle = village_battle (4, 2, 3);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint code;

  for (code = LW_REFUSED_BATTLE_OVER; code < LW_N_REFUSALS; code++)
    {
      LwRefusal refusal;
      char *text = refusal_text (battle, code, LW_NONE, LW_NONE, 2, 4);
      const char *law;

      lw_refuse (&refusal, code);
      law = lw_refusal_law (&refusal);
      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_true (g_unichar_isupper (g_utf8_get_char (text)) || *text == '2');
      if (*law != '\0')
        {
          g_assert_nonnull (strstr (text, law));
          g_assert_nonnull (lw_law_text (law));
        }
      g_assert_true ((*law == '\0') == is_out_of_place (code));
      note_refusal (table, law, text);
      g_assert_true (g_hash_table_add (seen, text)); /* no two say the same */
    }
  g_assert_true (g_file_set_contents (path, table->str, -1, NULL));
}

/* What is out of place is told with the law of the order that it was: each kind of order is given
 * before its time, and most are refused. The lines are left in refusals-by-order.txt. */
static void
test_out_of_place (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "refusals-by-order.txt", NULL);
  g_autoptr (GString) table = g_string_new (NULL);
  guint kind, refused = 0;

  for (kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    {
      g_autoptr (LwBattle) battle = village_battle (4, 2, 3);
      g_autoptr (LwOrder) order = lw_order_new (kind, LW_RED);
      g_autofree char *text = NULL;
      LwRefusal refusal;

      if (lw_play (battle, order, &refusal))
        continue;
      text = lw_refusal_words (battle, &refusal);
      g_assert_cmpstr (lw_refusal_law (&refusal), !=, "");
      g_assert_nonnull (strstr (text, lw_refusal_law (&refusal)));
      g_assert_true (g_str_has_suffix (text, "."));
      note_refusal (table, lw_refusal_law (&refusal), text);
      refused++;
    }
  g_assert_cmpuint (refused, >, LW_N_ORDER_KINDS / 2);
  g_assert_true (g_file_set_contents (path, table->str, -1, NULL));
}

static void
test_refusals (void)
{
  g_autoptr (LwBattle) battle = village_battle (4, 2, 3);
  g_autofree char *crew = NULL;
  g_autofree char *one = NULL;
  g_autofree char *foot = NULL;
  g_autofree char *horse = NULL;
  g_autofree char *wall = NULL;
  LwRefusal refusal;

  stand_gun (battle, "rg1", P (80, 72), LW_NORTH);
  stand_gun (battle, "rg2", P (40, 72), LW_NORTH);
  stand_gun (battle, "rg3", P (20, 72), LW_NORTH);
  crew = refusal_text (battle, LW_REFUSED_OUT_OF_ACTION, LW_NONE, 0, 3, 4);
  g_assert_cmpstr (crew, ==, "Red’s left gun has 3 men within six inches and needs 4 (R35).");
  one = refusal_text (battle, LW_REFUSED_OUT_OF_ACTION, LW_NONE, 2, 1, 4);
  g_assert_cmpstr (one, ==, "Red’s right gun has 1 man within six inches and needs 4 (R35).");
  foot = refusal_text (battle, LW_REFUSED_TOO_FAR, 0, LW_NONE, UNITS (13.5), UNITS (12));
  g_assert_cmpstr (foot, ==,
                   "Red infantry 1 would go 1 ft 1½ in, and has 1 ft of string left (R29).");
  horse = refusal_text (battle, LW_REFUSED_TOO_FAR, 4, LW_NONE, UNITS (25), UNITS (24));
  g_assert_nonnull (strstr (horse, "Red cavalry 5"));
  g_assert_nonnull (strstr (horse, "(R30)"));

  lw_refuse (&refusal, LW_REFUSED_IN_THE_WAY);
  refusal.man = 0;
  refusal.thing = "farm";
  wall = lw_refusal_words (battle, &refusal);
  g_assert_nonnull (strstr (wall, "Hook's Farm"));
}

/* A gun that would stand too near is named as a gun, whatever it is too near to. */
static void
assert_too_near (const LwBattle *battle, LwRef man, LwRef other, LwRef gun, const char *expected)
{
  g_autofree char *text = NULL;
  LwRefusal refusal;

  lw_refuse (&refusal, LW_REFUSED_NO_CLEARANCE);
  refusal.man = man;
  refusal.other = other;
  refusal.gun = gun;
  text = lw_refusal_words (battle, &refusal);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_too_near (void)
{
  g_autoptr (LwBattle) battle = village_battle (4, 2, 1);

  assert_too_near (battle, 0, 1, LW_NONE,
                   "Red infantry 1 would stand nearer than a sixteenth of an inch to Red "
                   "infantry 2 (R33).");
  assert_too_near (battle, 0, LW_NONE, 0,
                   "Red infantry 1 would stand nearer than a sixteenth of an inch to Red’s gun "
                   "(R32).");
  assert_too_near (battle, LW_NONE, 1, 0,
                   "Red’s gun would stand nearer than a sixteenth of an inch to Red infantry 2 "
                   "(R32).");
  assert_too_near (battle, LW_NONE, LW_NONE, 0,
                   "Red’s gun would stand nearer than a sixteenth of an inch to another gun "
                   "(R32).");
}

static void
test_guns (void)
{
  g_autoptr (LwBattle) battle = village_battle (4, 2, 3);
  g_autoptr (LwBattle) two = village_battle (4, 2, 2);
  g_autoptr (LwBattle) one = village_battle (4, 2, 1);
  static const char *const red[] = { "Red’s right gun", "Red’s centre gun", "Red’s left gun" };
  static const char *const blue[] = { "Blue’s left gun", "Blue’s centre gun", "Blue’s right gun" };
  guint i;

  /* Both lines from west to east; Red looks south, Blue north. */
  for (i = 0; i < 3; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *other = NULL;

      skirmish_gun (battle, (LwRef)i, UNITS (20 + 20 * i), UNITS (72), LW_NORTH);
      skirmish_gun (battle, (LwRef)(3 + i), UNITS (20 + 20 * i), 0, LW_SOUTH);
      if (i < 2)
        continue;
      for (i = 0; i < 3; i++)
        {
          name = lw_despatch_gun (battle, (LwRef)i);
          other = lw_despatch_gun (battle, (LwRef)(3 + i));
          g_assert_cmpstr (name, ==, red[i]);
          g_assert_cmpstr (other, ==, blue[i]);
          g_clear_pointer (&name, g_free);
          g_clear_pointer (&other, g_free);
        }
    }

  skirmish_gun (two, 0, UNITS (20), UNITS (72), LW_NORTH);
  skirmish_gun (two, 1, UNITS (60), UNITS (72), LW_NORTH);
  {
    g_autofree char *right = lw_despatch_gun (two, 0);
    g_autofree char *left = lw_despatch_gun (two, 1);
    g_autofree char *only = lw_despatch_gun (one, 1);

    g_assert_cmpstr (right, ==, "Red’s right gun");
    g_assert_cmpstr (left, ==, "Red’s left gun");
    g_assert_cmpstr (only, ==, "Blue’s gun");
  }
}

static void
test_laws (void)
{
  guint i;

  for (i = 1; i <= 95; i++)
    {
      g_autofree char *law = g_strdup_printf ("R%u", i);

      g_assert_nonnull (lw_law_text (law));
      g_assert_true (g_str_has_suffix (lw_law_text (law), "."));
    }
  for (i = 0; i < LW_N_RULES; i++)
    g_assert_nonnull (lw_law_text (lw_rule_law (i)));
  g_assert_null (lw_law_text ("R96"));
  g_assert_null (lw_law_text (""));
}

static gboolean
has_line (GPtrArray *lines, const char *part)
{
  guint i;

  for (i = 0; i < lines->len; i++)
    if (strstr (g_ptr_array_index (lines, i), part) != NULL)
      return TRUE;

  return FALSE;
}

static void
test_fire_drawn_together (void)
{
  g_autoptr (LwBattle) battle = village_battle (8, 4, 1);
  g_autoptr (GPtrArray) lines = NULL;
  guint i;

  for (i = 0; i < 5; i++)
    SKIRMISH (battle, LW_RED, LW_INFANTRY, 40 + i, 66);
  stand_gun (battle, "rg1", P (42, 64), LW_SOUTH);
  SKIRMISH (battle, LW_BLUE, LW_CAVALRY, 32, 32);
  SKIRMISH (battle, LW_BLUE, LW_CAVALRY, 35, 31);
  SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 37, 31);
  for (i = 0; i < 3; i++)
    SKIRMISH (battle, LW_BLUE, LW_INFANTRY, 80 + i, 10);
  begin_at (battle, LW_RED, 3);
  fire_at (battle, 0, skirmish_ref (battle, LW_BLUE, LW_CAVALRY, 0));
  fire_at (battle, 0, skirmish_ref (battle, LW_BLUE, LW_CAVALRY, 1));
  fire_at (battle, 0, skirmish_ref (battle, LW_BLUE, LW_INFANTRY, 0));
  lines = lw_despatch_events (battle, 1);
  g_assert_true (has_line (lines,
                           "Red’s gun fires thrice at Hook's Farm: two horse and one foot go "
                           "down."));
  g_assert_true (has_line (lines, "“Go.” Red’s third move"));
}

static void
test_from (void)
{
  g_autoptr (LwBattle) battle = fought_battle (3);
  g_autoptr (GPtrArray) all = lw_despatch_events (battle, 1);
  g_autoptr (GPtrArray) last = lw_despatch_events (battle, battle->record->len);

  g_assert_cmpuint (all->len, >, 6);
  g_assert_cmpuint (last->len, <, all->len);
}

static void
test_log (void)
{
  g_autoptr (LwBattle) battle = fought_battle (30);
  g_autoptr (GPtrArray) lines = lw_despatch_events (battle, 1);
  guint i;

  for (i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      g_assert_true (g_str_has_suffix (line, "."));
      g_assert_null (strstr (line, "(null)"));
      g_test_message ("%s", line);
    }
  g_assert_true (has_line (lines, "Melee, "));
}

static guint
all_dead (const LwBattle *battle)
{
  guint n = 0;
  guint i;

  for (i = 0; i < battle->n_men; i++)
    n += battle->men[i].state == LW_MAN_DEAD ? 1 : 0;

  return n;
}

static void
test_statistics (void)
{
  g_autoptr (LwBattle) battle = fought_battle (30);
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  const LwStrength *last =
      &g_array_index (statistics->strength, LwStrength, statistics->strength->len - 1);
  guint dead = 0;
  guint fire = 0;
  guint i, side;

  for (i = 0; i < statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (statistics->losses, i);
      g_autofree char *words = lw_loss_describe (battle, loss);

      g_assert_cmpuint (strlen (words), >, 5);
      for (side = 0; side < LW_N_SIDES; side++)
        dead += loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
    }
  for (i = 0; i < statistics->guns->len; i++)
    {
      const LwGunTally *tally = g_ptr_array_index (statistics->guns, i);

      fire += tally->felled;
      g_assert_cmpuint (tally->shots, ==, battle->guns[i].shots_all);
      g_assert_cmpuint (tally->felled, ==, battle->guns[i].felled_all);
    }
  g_assert_cmpuint (dead, ==, all_dead (battle));
  g_assert_cmpuint (fire, ==, statistics->felled[LW_RED] + statistics->felled[LW_BLUE]);
  g_assert_cmpuint (last->men[LW_RED], ==, lw_battle_free_men (battle, LW_RED));
  g_assert_cmpuint (last->men[LW_BLUE], ==, lw_battle_free_men (battle, LW_BLUE));
}

static void
test_move (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (25, 0, 0);
  g_autofree char *line = NULL;

  skirmish_scrap (battle, 18, 21, 2);
  skirmish_settle (battle);
  line = lw_despatch_move (battle, 3, LW_RED);
  g_assert_cmpstr (
      line, ==,
      "red 3: shots 0, down 0, melees 1 (18 v 21: 15 dead each, 3 red taken, red isolated "
      "2 of 9), guns 0 fired 0 moved");
}

static gboolean
has_key (const char *text, const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *)lines, line);
}

static void
test_account (void)
{
  g_autoptr (LwBattle) battle = skirmish_new (5, 3, 0);
  g_autofree char *open = lw_despatch_account (battle);
  g_autofree char *won = NULL;

  g_assert_true (has_key (open, "winner: none"));
  g_assert_true (has_key (open, "red: 9.5"));
  lw_battle_man_rw (battle, 0)->state = LW_MAN_DEAD;
  battle->phase = LW_PHASE_OVER;
  battle->won = TRUE;
  battle->winner = LW_BLUE;
  won = lw_despatch_account (battle);
  g_assert_true (has_key (won, "red: 8.5"));
  g_assert_true (has_key (won, "blue: 109.5"));
  g_assert_true (has_key (won, "margin: 101"));
  g_assert_true (has_key (won, "winner: blue"));
  g_assert_true (has_key (won, "red killed: 1"));
  g_assert_true (has_key (won, "blue points for victory: 100"));
}

static void
test_story (void)
{
  g_autoptr (LwBattle) battle = fought_battle (30);
  g_autoptr (GPtrArray) story = lw_story_paragraphs (battle);
  g_autoptr (GPtrArray) again = lw_story_paragraphs (battle);
  guint i;

  g_assert_cmpuint (story->len, >=, 3);
  g_assert_cmpuint (story->len, <=, 5);
  for (i = 0; i < story->len; i++)
    {
      const char *paragraph = g_ptr_array_index (story, i);

      g_assert_cmpstr (paragraph, ==, g_ptr_array_index (again, i));
      g_assert_null (strstr (paragraph, "(null)"));
      g_assert_null (strstr (paragraph, "  "));
      g_test_message ("%s", paragraph);
    }
}

/* An article is capital where a sentence begins, and there alone; nothing is said twice. */
static void
test_story_names (void)
{
  g_autoptr (LwBattle) battle = fought_battle (30);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) story = NULL;
  guint i, k;

  for (i = 0; i < LW_N_SIDES; i++)
    {
      g_free (battle->player[i].name);
      battle->player[i].name = g_strdup ("The old general");
    }
  story = lw_story_paragraphs (battle);
  g_assert_nonnull (strstr (g_ptr_array_index (story, 0), "fell to the old general and the Reds."));
  for (i = 0; i < story->len; i++)
    {
      g_auto (GStrv) sentences = g_strsplit (g_ptr_array_index (story, i), ". ", -1);

      for (k = 0; sentences[k] != NULL; k++)
        {
          g_assert_null (strstr (sentences[k], " The "));
          g_assert_true (g_hash_table_add (seen, g_strdup (sentences[k])));
        }
    }
}

static void
test_short_story (void)
{
  g_autoptr (LwBattle) unborn = village_battle (5, 3, 1);
  g_autoptr (LwBattle) battle = fought_battle (1);
  g_autoptr (GPtrArray) none = lw_story_paragraphs (unborn);
  g_autoptr (GPtrArray) story = lw_story_paragraphs (battle);
  guint i;

  g_assert_cmpuint (none->len, >=, 1);
  for (i = 0; i < story->len; i++)
    g_test_message ("%s", (char *)g_ptr_array_index (story, i));
  g_assert_cmpuint (story->len, >=, 2);
}

static void
test_orders (void)
{
  g_autoptr (LwBattle) battle = village_battle (5, 3, 1);
  guint kind;

  for (kind = 0; kind < LW_N_ORDER_KINDS; kind++)
    {
      g_autoptr (LwOrder) order = lw_order_new (kind, LW_RED);
      g_autofree char *name = NULL;

      order->gun = 0;
      lw_order_add_man (order, 0);
      name = lw_despatch_order (battle, order);
      g_assert_cmpuint (strlen (name), >, 3);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field/despatch/every-refusal", test_every_refusal);
  g_test_add_func ("/field/despatch/out-of-place", test_out_of_place);
  g_test_add_func ("/field/despatch/refusals", test_refusals);
  g_test_add_func ("/field/despatch/too-near", test_too_near);
  g_test_add_func ("/field/despatch/guns", test_guns);
  g_test_add_func ("/field/despatch/laws", test_laws);
  g_test_add_func ("/field/despatch/fire-drawn-together", test_fire_drawn_together);
  g_test_add_func ("/field/despatch/from", test_from);
  g_test_add_func ("/field/despatch/log", test_log);
  g_test_add_func ("/reports/T23/every-loss-once", test_statistics);
  g_test_add_func ("/field/despatch/move", test_move);
  g_test_add_func ("/field/despatch/account", test_account);
  g_test_add_func ("/field/despatch/story", test_story);
  g_test_add_func ("/field/despatch/story-names", test_story_names);
  g_test_add_func ("/field/despatch/short-story", test_short_story);
  g_test_add_func ("/field/despatch/orders", test_orders);

  return g_test_run ();
}
