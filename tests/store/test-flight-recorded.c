/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-flight-recorded.c: a shot's record tells the truth: flown again from the state before it,
 * it gives the same touches, falls, dead and mark; and events, men, log, totals and file agree on
 * who is dead.
 */
#include "lw-battle-file.h"
#include "despatch/despatch.h"
#include "names/names.h"
#include "lw-statistics.h"
#include "store-test.h"

#include <string.h>

#define BATTLES 6
#define MOVES 12

static LwCountry *
make_country (LwChance *chance)
{
  LwCountry *country = open_country (8 * LW_FOOT, 6 * LW_FOOT);
  guint i;

  for (i = 0; i < 4; i++)
    {
      g_autofree char *id = g_strdup_printf ("house%u", i);
      LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

      house->at.x = LW_INCHES (20 + 18 * (LwLength)i);
      house->at.y = LW_INCHES (30) + (LwLength)lw_chance_below (chance, LW_INCHES (12));
      house->width = LW_INCHES (3);
      house->depth = LW_INCHES (2);
      house->height = LW_INCHES (3);
      house->angle = (LwAngle)lw_chance_below (chance, LW_TURN);
      lw_country_add (country, house);
    }

  return country;
}

static LwRef
find_enemy (const LwBattle *battle, LwRef gun)
{
  LwLength best = LW_FIELD_MAX * 2;
  LwRef found = LW_NONE;
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      LwLength away = lw_distance (battle->guns[gun].at, battle->men[i].at);

      if (battle->men[i].side == battle->mover || !lw_man_on_field (&battle->men[i]) ||
          away >= best)
        continue;
      best = away;
      found = i;
    }

  return found;
}

/* Four shots of each gun, at whoever is nearest. */
static void
fire_at_nearest (LwBattle *battle, LwChance *chance)
{
  guint i;

  for (i = 0; i < LW_SHOTS_PER_MOVE * battle->n_guns; i++)
    {
      LwRef gun = (LwRef)(i / LW_SHOTS_PER_MOVE);
      LwRef man = find_enemy (battle, gun);
      LwOrder *order;

      if (man == LW_NONE)
        return;
      order = lw_order_new (LW_ORDER_FIRE, battle->mover);
      order->t = battle->clock + 1000;
      order->gun = gun;
      order->bearing = lw_direction (battle->guns[gun].at, battle->men[man].at);
      order->elevation =
          lw_distance (battle->guns[gun].at, battle->men[man].at) / LW_INCH * 90 - LW_DEGREE / 3;
      order->hurry = 100 + 50 * (i % 4);
      order->seed = lw_chance_next (chance);
      play_if (battle, order);
    }
}

static LwBattle *
play_battle (guint64 seed)
{
  LwChance chance;
  g_autoptr (LwCountry) country = NULL;
  LwBattle *battle;
  guint i;

  lw_chance_seed (&chance, seed);
  country = make_country (&chance);
  battle = battle_on (country, (LwForce){ 20, 6, 2 }, NULL);
  battle->id = g_strdup ("0123456789abcdef0123456789abcdef");
  battle->begun = g_strdup ("1913-08-01T14:05:00Z");
  battle->title = g_strdup ("Four shots a gun");
  put_all_down (battle);
  for (i = 0; i < MOVES && battle->phase != LW_PHASE_OVER; i++)
    {
      LwPoint goal = { LW_INCHES (20) + (LwLength)lw_chance_below (&chance, LW_INCHES (50)),
                       3 * LW_FOOT };

      expect_played (battle, plain_order (LW_ORDER_GO, battle->mover));
      fire_at_nearest (battle, &chance);
      play_if (battle, march_all (battle, goal));
      end_move (battle);
    }

  return battle;
}

static void
assert_refs (const GArray *one, const GArray *two)
{
  g_assert_cmpmem (one->data, one->len * sizeof (LwRef), two->data, two->len * sizeof (LwRef));
}

static void
assert_outcome (const LwOrder *one, const LwOrder *two)
{
  guint i;

  g_assert_cmpuint (one->shots->len, ==, two->shots->len);
  for (i = 0; i < one->shots->len; i++)
    {
      LwShotEvent a = g_array_index (one->shots, LwShotEvent, i);
      LwShotEvent b = g_array_index (two->shots, LwShotEvent, i);

      g_assert_cmpint (a.kind, ==, b.kind);
      g_assert_cmpint (a.man, ==, b.man);
    }
  assert_refs (one->dead, two->dead);
  g_assert_cmpint (one->rest.x, ==, two->rest.x);
  g_assert_cmpint (one->rest.y, ==, two->rest.y);
  g_assert_cmpuint (one->model, ==, two->model);
}

/* Played without its outcome, the order finds it again. */
static void
check_flown_again (const LwBattle *before, const LwOrder *recorded)
{
  g_autoptr (LwBattle) battle = lw_battle_copy (before);
  g_autoptr (LwOrder) bare = lw_order_copy (recorded);
  LwRefusal refusal;

  bare->has_outcome = FALSE;
  lw_order_empty_list (&bare->shots);
  lw_order_empty_list (&bare->dead);
  bare->rest = (LwPoint){ 0, 0 };
  bare->model = 0;
  g_assert_true (lw_play (battle, bare, &refusal));
  assert_outcome (g_ptr_array_index (battle->record, battle->record->len - 1), recorded);
}

/* What the events of this order say, in their order. */
static void
check_events (const LwBattle *battle, guint from, const LwOrder *order)
{
  g_autoptr (GArray) killed = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint struck = 0;
  guint i;

  for (i = from; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);
      LwShotEvent shot = { LW_SHOT_TOUCH, LW_NONE };

      if (event->kind == LW_EVENT_SHOT)
        g_assert_cmpint (event->count, ==, order->dead->len);
      if (event->kind == LW_EVENT_KILLED)
        g_array_append_val (killed, event->man);
      if (event->kind != LW_EVENT_TOUCHED && event->kind != LW_EVENT_OVERSET)
        continue;
      g_assert_cmpuint (struck, <, order->shots->len);
      shot = g_array_index (order->shots, LwShotEvent, struck++);
      g_assert_cmpint (event->man, ==, shot.man);
      g_assert_true ((event->kind == LW_EVENT_OVERSET) == (shot.kind == LW_SHOT_OVERSET));
    }
  g_assert_cmpuint (struck, ==, order->shots->len);
  assert_refs (killed, order->dead);
}

/* The log's last sentence tells of the gun's shots of this move, this one among them. */
static void
check_log (const LwBattle *battle, const LwOrder *order)
{
  g_autoptr (GPtrArray) lines = lw_despatch_events (battle, order->n);
  LwMen men[LW_N_SIDES] = { 0 };
  g_autofree char *fallen = NULL;
  const char *line;

  g_assert_cmpuint (lines->len, ==, 1);
  line = g_ptr_array_index (lines, 0);
  lw_men_count (battle, order->dead, men);
  if (order->dead->len == 0)
    {
      g_assert_nonnull (strstr (line, "fires once and hits nobody"));
      return;
    }

  fallen = lw_word_men (men[lw_men_total (men[LW_RED]) > 0 ? LW_RED : LW_BLUE]);
  if (strstr (line, fallen) == NULL)
    g_error ("“%s” does not tell of %s", line, fallen);
}

static void
check_men (const LwBattle *battle, const LwOrder *order)
{
  guint i;

  for (i = 0; i < order->dead->len; i++)
    g_assert_cmpint (battle->men[g_array_index (order->dead, LwRef, i)].state, ==, LW_MAN_DEAD);
  g_assert_cmpint (battle->guns[order->gun].mark.x, ==, order->rest.x);
  g_assert_cmpint (battle->guns[order->gun].mark.y, ==, order->rest.y);
}

/* All dead of shots, by the totals of the guns, of the report and of the file. */
static void
check_totals (const LwBattle *battle, guint dead)
{
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  guint felled = 0;
  guint i;

  for (i = 0; i < battle->n_guns; i++)
    felled += battle->guns[i].felled_all;
  g_assert_cmpuint (felled, ==, dead);
  g_assert_cmpuint (statistics->felled[LW_RED] + statistics->felled[LW_BLUE], ==, dead);
  felled = 0;
  for (i = 0; i < statistics->guns->len; i++)
    felled += ((const LwGunTally *)g_ptr_array_index (statistics->guns, i))->felled;
  g_assert_cmpuint (felled, ==, dead);
}

static void
check_file (const LwBattle *battle)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lw_battle_file_write (battle, NULL, &error);
  g_autoptr (LwBattle) read = NULL;
  guint i;

  g_assert_no_error (error);
  read = lw_battle_file_parse ("a.lwbattle", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->record->len, ==, battle->record->len);
  for (i = 0; i < battle->record->len; i++)
    if (((const LwOrder *)g_ptr_array_index (battle->record, i))->kind == LW_ORDER_FIRE)
      assert_outcome (g_ptr_array_index (read->record, i), g_ptr_array_index (battle->record, i));
}

static void
test_recorded (gconstpointer seed)
{
  g_autoptr (LwBattle) battle = play_battle (GPOINTER_TO_UINT (seed));
  g_autoptr (LwBattle) again = lw_battle_fresh (battle);
  guint shots = 0, dead = 0;
  guint i;

  for (i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);
      guint from = again->events->len;
      LwRefusal refusal;

      if (order->kind == LW_ORDER_FIRE)
        check_flown_again (again, order);
      if (!lw_play (again, order, &refusal))
        g_error ("order %u is refused: %d", order->n, refusal.code);
      if (order->kind != LW_ORDER_FIRE)
        continue;
      g_assert_cmpint (order->by, ==, LW_SHOT_BY_MODEL);
      check_events (again, from, order);
      check_log (again, order);
      check_men (again, order);
      shots++;
      dead += order->dead->len;
    }
  g_test_message ("%u shots, %u dead", shots, dead);
  g_assert_cmpuint (shots, >=, LW_SHOTS_PER_MOVE);
  g_assert_cmpuint (dead, >, 0);
  check_totals (battle, dead);
  check_totals (again, dead);
  check_file (battle);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 1; i <= BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/war/flight-recorded/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_recorded);
    }

  return g_test_run ();
}
