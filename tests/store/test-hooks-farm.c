/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-hooks-farm.c: the Battle of Hook's Farm, as the book tells it, is a record that the laws
 * allow: its losses move by move, its two melees, its account; and nobody can alter it unseen.
 */
#include "lw-battle-file.h"
#include "data-folder.h"
#include "despatch/despatch.h"
#include "lw-melee.h"
#include "lw-muster.h"
#include "lw-play.h"
#include "lw-score.h"
#include "lw-statistics.h"
#include "lw-battle-checksum.h"
#include "story/story.h"
#include "lw-gunnery.h"
#include "lw-trail.h"

#include <string.h>

static char *
read_record (void)
{
  g_autofree char *path = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static LwBattle *
load_record (void)
{
  g_autofree char *text = read_record ();
  g_autoptr (GError) error = NULL;
  LwBattle *battle = lw_battle_file_parse ("hooks-farm", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return battle;
}

/* The battle as it stood after order @n. */
static LwBattle *
battle_after (const LwBattle *battle, guint n)
{
  LwBattle *then = lw_battle_fresh (battle);
  guint i;

  for (i = 1; i <= n; i++)
    g_assert_true (lw_play (then, lw_battle_order (battle, i), NULL));
  return then;
}

/* The @nth order of that kind, from 0. */
static const LwOrder *
find_order (const LwBattle *battle, LwOrderKind kind, guint nth)
{
  guint i;

  for (i = 1; i <= battle->record->len; i++)
    if (lw_battle_order (battle, i)->kind == kind && nth-- == 0)
      return lw_battle_order (battle, i);
  g_assert_not_reached ();
}

static void
assert_side (const LwSideAccount *side, const gint points[7])
{
  g_assert_cmpint (side->victory, ==, 2 * points[0]);
  g_assert_cmpint (side->gun_points, ==, 2 * points[1]);
  g_assert_cmpint (side->cavalry, ==, 2 * points[2]);
  g_assert_cmpint (side->infantry, ==, 2 * points[3]);
  g_assert_cmpint (side->captive_points, ==, 2 * points[4]);
  g_assert_cmpint (side->taken_points, ==, 2 * points[5]);
  g_assert_cmpint (side->points, ==, 2 * points[6]);
}

static void
test_account (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  g_autofree char *lines = lw_despatch_account (battle);
  LwAccount account;

  lw_account (battle, &account);
  assert_side (&account.side[LW_RED], (const gint[]){ 0, 10, 6, 7, 3, 0, 26 });
  assert_side (&account.side[LW_BLUE], (const gint[]){ 100, 50, 12, 31, 0, 3, 196 });
  g_assert_cmpint (battle->phase, ==, LW_PHASE_OVER);
  g_assert_cmpint (battle->ending, ==, LW_ENDING_DRIVEN);
  g_assert_nonnull (strstr (lines, "\nred: 26\nblue: 196\nmargin: 170\nwinner: blue"));
}

static void
test_forces (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_assert_cmpuint (battle->player[side].force.infantry, ==, 48);
      g_assert_cmpuint (battle->player[side].force.cavalry, ==, 25);
      g_assert_cmpuint (battle->player[side].force.guns, ==, 3);
    }
  g_assert_cmpint (battle->first, ==, LW_RED);
  g_assert_cmpint (battle->player[LW_RED].edge, ==, LW_EDGE_NORTH);
  g_assert_false (battle->curtain_used);
}

static void
test_left_over (void)
{
  g_autoptr (LwBattle) battle = load_record ();

  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_RETIRED), ==, 7);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_CAVALRY, LW_MAN_RETIRED), ==, 4);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_INFANTRY, LW_MAN_CAPTIVE), ==, 3);
  g_assert_cmpuint (lw_battle_count (battle, LW_RED, LW_CAVALRY, LW_MAN_CAPTIVE), ==, 3);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_FIGHTING), ==, 31);
  g_assert_cmpuint (lw_battle_count (battle, LW_BLUE, LW_CAVALRY, LW_MAN_FIGHTING), ==, 8);
  g_assert_cmpint (battle->guns[0].owner, ==, LW_BLUE);
  g_assert_cmpint (battle->guns[1].owner, ==, LW_BLUE);
  g_assert_cmpint (battle->guns[2].owner, ==, LW_RED);
  g_assert_true (battle->guns[2].retired);
}

/* Men of one side and arm among @men. */
static guint
count_men (const LwBattle *battle, const GArray *men, LwSide side, LwArm arm)
{
  guint n = 0;
  guint i;

  for (i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));

      n += man->side == side && man->arm == arm ? 1 : 0;
    }
  return n;
}

static const LwMelee *
find_melee (const LwBattle *then)
{
  g_assert_cmpuint (then->melees->len, ==, 1);
  return g_ptr_array_index (then->melees, 0);
}

static void
test_melee_of_horse (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  const LwOrder *order = find_order (battle, LW_ORDER_MELEE, 0);
  g_autoptr (LwBattle) then = battle_after (battle, order->n - 1);
  const LwMelee *melee = find_melee (then);
  guint i;

  g_assert_cmpint (order->side, ==, LW_RED);
  g_assert_cmpuint (count_men (then, melee->men[LW_RED], LW_RED, LW_CAVALRY), ==, 18);
  g_assert_cmpuint (melee->men[LW_RED]->len, ==, 18);
  g_assert_cmpuint (count_men (then, melee->men[LW_BLUE], LW_BLUE, LW_CAVALRY), ==, 21);
  g_assert_cmpuint (melee->men[LW_BLUE]->len, ==, 21);
  g_assert_true (melee->isolated);
  g_assert_cmpuint (melee->need, ==, 9);
  g_assert_cmpuint (melee->near->len, ==, 2);
  for (i = 0; i < 2; i++)
    g_assert_cmpint (then->men[g_array_index (melee->near, LwRef, i)].trail_of, ==,
                     lw_battle_find_gun (then, "rg2"));
  g_assert_cmpuint (count_men (battle, order->dead, LW_RED, LW_CAVALRY), ==, 15);
  g_assert_cmpuint (count_men (battle, order->dead, LW_BLUE, LW_CAVALRY), ==, 15);
  g_assert_cmpuint (count_men (battle, order->taken, LW_RED, LW_CAVALRY), ==, 3);
}

/* "So chosen that neither of Blue's guns kept four men": three each. */
static void
test_guns_silenced (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  const LwOrder *order = find_order (battle, LW_ORDER_MELEE, 0);
  g_autoptr (LwBattle) before = battle_after (battle, order->n - 1);
  g_autoptr (LwBattle) after = battle_after (battle, order->n);
  guint i;

  for (i = 0; i < 2; i++)
    {
      g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwRef));
      LwRef gun = lw_battle_find_gun (after, i == 0 ? "bg1" : "bg2");

      g_assert_true (lw_gun_in_action (before, gun));
      lw_battle_near_gun (after, gun, crew);
      g_assert_cmpuint (crew->len, ==, 3);
    }
}

/* The two at the trail were taken back from the charge when the move was over (R42). */
static void
test_trail_debt (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  const LwOrder *melee = find_order (battle, LW_ORDER_MELEE, 0);
  const LwOrder *tail = lw_battle_order (battle, melee->n - 1);
  g_autoptr (LwBattle) then = battle_after (battle, tail->n - 1);
  guint i;

  g_assert_cmpint (tail->kind, ==, LW_ORDER_TAIL);
  g_assert_cmpint (then->phase, ==, LW_PHASE_SETTLING);
  g_assert_cmpuint (lw_trail_owed (then, tail->gun), ==, 2);
  for (i = 0; i < 2; i++)
    {
      const LwMan *man = &then->men[g_array_index (tail->who, LwRef, i)];

      g_assert_cmpint (man->arm, ==, LW_CAVALRY);
      g_assert_cmpint (man->walked, >, 0);
    }
}

static void
test_melee_of_foot (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  const LwOrder *order = find_order (battle, LW_ORDER_MELEE, 1);
  g_autoptr (LwBattle) then = battle_after (battle, order->n - 1);
  const LwMelee *melee = find_melee (then);

  g_assert_cmpint (order->side, ==, LW_BLUE);
  g_assert_cmpuint (count_men (then, melee->men[LW_RED], LW_RED, LW_INFANTRY), ==, 6);
  g_assert_cmpuint (melee->men[LW_RED]->len, ==, 6);
  g_assert_cmpuint (melee->men[LW_BLUE]->len, ==, 9);
  g_assert_true (melee->isolated);
  g_assert_cmpuint (melee->near->len, <, 3);
  g_assert_cmpuint (count_men (battle, order->dead, LW_RED, LW_INFANTRY), ==, 3);
  g_assert_cmpuint (count_men (battle, order->dead, LW_BLUE, LW_INFANTRY), ==, 3);
  g_assert_cmpuint (count_men (battle, order->taken, LW_RED, LW_INFANTRY), ==, 3);
}

static void
test_fire (void)
{
  static const struct
  {
    guint move;
    LwSide mover;
    guint foot, horse; /* of the other side */
  } told[] = {
    { 2, LW_BLUE, 3, 0 },  { 3, LW_RED, 6, 2 },  { 3, LW_BLUE, 1, 1 },  { 4, LW_RED, 8, 0 },
    { 4, LW_BLUE, 10, 0 }, { 5, LW_BLUE, 2, 2 }, { 6, LW_BLUE, 10, 0 }, { 7, LW_BLUE, 9, 0 },
  };
  g_autoptr (LwBattle) battle = load_record ();
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  guint next = 0;
  guint i;

  for (i = 0; i < statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (statistics->losses, i);
      LwSide other = LW_OTHER (loss->mover);

      if (loss->cause != LW_LOSS_FIRE)
        continue;
      g_assert_cmpuint (next, <, G_N_ELEMENTS (told));
      g_assert_cmpuint (loss->move, ==, told[next].move);
      g_assert_cmpint (loss->mover, ==, told[next].mover);
      g_assert_cmpuint (loss->dead[other][LW_INFANTRY], ==, told[next].foot);
      g_assert_cmpuint (loss->dead[other][LW_CAVALRY], ==, told[next].horse);
      g_assert_cmpuint (loss->dead[loss->mover][LW_INFANTRY], ==, 0);
      g_assert_cmpuint (loss->dead[loss->mover][LW_CAVALRY], ==, 0);
      g_assert_cmpint (loss->untold, ==, loss->move > 5);
      next++;
    }
  g_assert_cmpuint (next, ==, G_N_ELEMENTS (told));
}

/* Of the told moves: forty-four shots, thirty-five men. */
static void
test_guns (void)
{
  static const struct
  {
    guint move, gun, shots, felled;
  } told[] = { { 2, 5, 4, 3 }, { 3, 1, 4, 5 }, { 3, 2, 4, 3 }, { 3, 5, 4, 2 },
               { 4, 1, 4, 4 }, { 4, 2, 4, 4 }, { 4, 3, 4, 3 }, { 4, 4, 4, 4 },
               { 4, 5, 4, 3 }, { 5, 4, 4, 3 }, { 5, 5, 4, 1 } };
  g_autoptr (LwBattle) battle = load_record ();
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  guint shots = 0;
  guint felled = 0;
  guint i;

  for (i = 0; i < G_N_ELEMENTS (told); i++)
    {
      const LwGunTally *tally = g_ptr_array_index (statistics->guns, told[i].gun);
      const LwGunMove *move = lw_gun_tally_move (tally, told[i].move);

      g_assert_nonnull (move);
      g_assert_cmpuint (move->shots, ==, told[i].shots);
      g_assert_cmpuint (move->felled, ==, told[i].felled);
      shots += move->shots;
      felled += move->felled;
    }
  g_assert_cmpuint (shots, ==, 44);
  g_assert_cmpuint (felled, ==, 35);
  g_assert_cmpuint (((const LwGunTally *)g_ptr_array_index (statistics->guns, 0))->shots, ==, 0);
}

/* What the book does not tell is marked: nineteen Red foot, and nobody else, fall by such shots. */
static void
test_told (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  guint invented = 0;
  guint i;

  for (i = 1; i <= battle->record->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, i);

      g_assert_cmpint (order->told, !=, LW_TOLD_NOT_SAID);
      if (order->kind != LW_ORDER_FIRE)
        continue;
      g_assert_cmpint (order->by, ==, LW_SHOT_BY_HAND);
      if (order->told != LW_TOLD_INVENTED)
        continue;
      invented += order->dead->len;
      g_assert_cmpuint (count_men (battle, order->dead, LW_RED, LW_INFANTRY), ==, order->dead->len);
    }
  g_assert_cmpuint (invented, ==, 19);
}

/* Played again from its first order it comes out the same, and written again letter by letter. */
static void
test_replay (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  g_autoptr (LwBattle) again = battle_after (battle, battle->record->len);
  g_autofree char *hash = lw_battle_checksum_state (battle);
  g_autofree char *hash_again = lw_battle_checksum_state (again);
  g_autofree char *text = read_record ();
  g_autofree char *written = lw_battle_file_write (again, NULL, NULL);
  const char *root = strstr (text, "<battle ");
  const GPtrArray *marks = lw_battle_checksum_marks (battle),
                  *marks_again = lw_battle_checksum_marks (again);
  guint i;

  g_assert_cmpstr (hash, ==, hash_again);
  g_assert_cmpuint (marks->len, ==, marks_again->len);
  for (i = 0; i < marks->len; i++)
    g_assert_cmpstr (g_ptr_array_index (marks, i), ==, g_ptr_array_index (marks_again, i));
  g_assert_nonnull (root);
  g_assert_cmpstr (strstr (written, "<battle "), ==, root);
}

/* The story names the gun whose two men the charge had to do without, and counts as one speaks. */
static void
test_story (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  g_autoptr (GPtrArray) paragraphs = lw_story_paragraphs (battle);
  g_autoptr (GString) story = g_string_new (NULL);
  guint i;

  for (i = 0; i < paragraphs->len; i++)
    g_string_append (story, g_ptr_array_index (paragraphs, i));
  g_assert_nonnull (strstr (story->str, "wants two men at its trail, and Red’s centre gun had"));
  g_assert_nonnull (strstr (story->str, "eighteen Reds"));
  g_assert_nonnull (strstr (story->str, "a single gun on the right"));
  g_assert_null (strstr (story->str, "one men"));
}

/* Wherever the move ends, everybody on the field stands where he may. */
static void
assert_standing (const LwBattle *battle)
{
  g_autoptr (LwMuster) muster = lw_muster_new (battle);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwRefusal refusal = { LW_REFUSED_NOTHING };

      if (lw_man_on_field (man) &&
          !lw_muster_may_stand (muster, (LwRef)i, man->at, man->facing, &refusal))
        g_error ("%s stands where he may not: %s", man->id, lw_refusal_law (&refusal));
    }
}

static void
test_positions (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  g_autoptr (LwBattle) then = lw_battle_fresh (battle);
  guint moves = 0;
  guint i;

  for (i = 1; i <= battle->record->len; i++)
    {
      const LwOrder *order = lw_battle_order (battle, i);

      g_assert_true (lw_play (then, order, NULL));
      if (order->kind != LW_ORDER_SETTLE)
        continue;
      assert_standing (then);
      moves++;
    }
  g_assert_cmpuint (moves, ==, 15);
}

/* @from on the line of the @nth order that begins with @start becomes @to; the file is refused and
 * the message says where. */
static void
assert_found_out (const char *start, guint nth, const char *from, const char *to, const char *words)
{
  g_autofree char *text = read_record ();
  g_autofree char *bad = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = NULL;
  const char *at = strstr (text, start);

  for (; nth > 0 && at != NULL; nth--)
    at = strstr (at + 1, start);
  g_assert_nonnull (at);
  at = strstr (at, from);
  g_assert_nonnull (at);
  bad = g_strdup_printf ("%.*s%s%s", (int)(at - text), text, to, at + strlen (from));
  battle = lw_battle_file_parse ("a.lwbattle", bad, strlen (bad), NULL, &error);
  g_assert_null (battle);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, "a.lwbattle:"));
  if (strstr (error->message, words) == NULL)
    g_assert_cmpstr (error->message, ==, words);
}

static void
test_altered_melee (void)
{
  assert_found_out ("<melee ", 0, "support=\"2\"", "support=\"9\"", "(melee): ");
  assert_found_out ("<melee ", 0, "isolated=\"red\"", "isolated=\"no\"", "(melee)");
  assert_found_out ("<melee ", 0, " b69\"", " b72\"", "(melee): ");
  assert_found_out ("<melee ", 0, "<dead who=\"r49 ", "<dead who=\"r57 ", "(melee): ");
  assert_found_out ("<melee ", 0, "<taken who=\"r", "<taken who=\"b", "(melee): ");
  assert_found_out ("<melee ", 1, "red=\"r1 r2 ", "red=\"r1 r7 ", "(melee): ");
}

static void
test_altered_fire (void)
{
  assert_found_out ("gun=\"rg3\" bearing", 0, "<dead who=\"b16\"", "<dead who=\"b17\"",
                    "(fire): The record has Blue infantry 17 fall");
  assert_found_out ("gun=\"rg3\" bearing", 0, "<dead who=\"b16\"/>", "",
                    "(fire): By the touches and falls of the record Blue infantry 16 fell");
  assert_found_out ("gun=\"rg3\" bearing", 0, "side=\"red\"", "side=\"blue\"", "(fire): ");
  /* Of the last shot of the gun in its move: another shot would lay it anew. */
  assert_found_out ("<overset who=\"b30\"", 0, "<rest x=\"1", "<rest x=\"2", "after order ");
  assert_found_out ("<overset who=\"b32\"", 0, "bearing=\"10", "bearing=\"11", "after order ");
}

static void
test_altered_places (void)
{
  assert_found_out ("<put ", 0, "facing=\"972000\"", "facing=\"972001\"", "after order ");
  assert_found_out ("<put-gun ", 0, "at=\"8704,", "at=\"8705,", "after order ");
  assert_found_out ("<march ", 0, ",19200", ",19201", "after order ");
  assert_found_out ("<march ", 0, ",19200", ",1920", "(march): ");
  assert_found_out ("<haul ", 0, "path=\"24064,", "path=\"24065,", "(haul): ");
  assert_found_out ("<tail ", 0, "to=\"1", "to=\"2", "(tail): ");
}

static void
test_altered_numbers (void)
{
  assert_found_out ("<march ", 3, " n=\"", " n=\"1", "is needed here");
  assert_found_out ("<go ", 2, "allowance=\"360000\"", "allowance=\"360001\"", "(go): ");
  assert_found_out ("<settle ", 9, "captured=\"rg1\"", "captured=\"rg2\"",
                    "(settle): By the laws Red’s right gun was captured");
  assert_found_out ("<battle ", 0, "seed=\"1913\"", "seed=\"1914\"", "after order 10 ");
  assert_found_out ("<state n=\"100\"", 0, "sha256=\"", "sha256=\"0", "order 100 (state)");
  assert_found_out ("<account ", 0, "points=\"392\"", "points=\"394\"", "points=\"394\"");
  assert_found_out ("<account ", 0, "result=\"blue\"", "result=\"red\"", "result=\"red\"");
}

/* One digit of one state, somewhere: the message names the order after which it stood. */
static void
test_altered_states (void)
{
  g_autoptr (LwBattle) battle = load_record ();
  guint n;

  for (n = LW_CHECKSUM_EVERY; n < battle->record->len; n += 3 * LW_CHECKSUM_EVERY)
    {
      g_autofree char *start = g_strdup_printf ("<state n=\"%u\"", n);
      g_autofree char *words = g_strdup_printf ("after order %u ", n);
      const char *hash =
          g_ptr_array_index (lw_battle_checksum_marks (battle), n / LW_CHECKSUM_EVERY - 1);
      g_autofree char *from = g_strndup (hash + n % 60, 4);
      g_autofree char *to = g_strdup (from);

      to[0] = to[0] == '0' ? '1' : '0';
      assert_found_out (start, 0, from, to, words);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hooks-farm/forces", test_forces);
  g_test_add_func ("/hooks-farm/account", test_account);
  g_test_add_func ("/hooks-farm/left-over", test_left_over);
  g_test_add_func ("/hooks-farm/melee-of-horse", test_melee_of_horse);
  g_test_add_func ("/hooks-farm/guns-silenced", test_guns_silenced);
  g_test_add_func ("/hooks-farm/trail-debt", test_trail_debt);
  g_test_add_func ("/hooks-farm/melee-of-foot", test_melee_of_foot);
  g_test_add_func ("/hooks-farm/fire", test_fire);
  g_test_add_func ("/hooks-farm/guns", test_guns);
  g_test_add_func ("/hooks-farm/told", test_told);
  g_test_add_func ("/hooks-farm/replay", test_replay);
  g_test_add_func ("/hooks-farm/story", test_story);
  g_test_add_func ("/hooks-farm/positions", test_positions);
  g_test_add_func ("/hooks-farm/altered/melee", test_altered_melee);
  g_test_add_func ("/hooks-farm/altered/fire", test_altered_fire);
  g_test_add_func ("/hooks-farm/altered/places", test_altered_places);
  g_test_add_func ("/hooks-farm/altered/numbers", test_altered_numbers);
  g_test_add_func ("/hooks-farm/altered/states", test_altered_states);
  return g_test_run ();
}
