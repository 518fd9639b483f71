/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-crowded-trails.c: battles that crowd the trails: eight to twelve men are marched up to each
 * gun, and the two men at its trail are left to the end of the move. Whatever a plan offers is
 * played at once, and every move that has ended is settled (R41, R42, Q29, Q30).
 *
 *   crowded-trails [--battles N] [--seed S] [--country FILE]
 */
#include <stdlib.h>

#include "lw-country-file.h"
#include "lw-formation.h"
#include "lw-gunnery.h"
#include "lw-haul-plan.h"
#include "lw-library.h"
#include "lw-march-plan.h"
#include "lw-melee-suggest.h"
#include "lw-play.h"
#include "lw-putting-down-plan.h"
#include "lw-trail.h"

#define BATTLES 12
#define SEED 1913
#define MOVES 12
#define MOST_STEPS 400 /* of one settling */

static gint battles = BATTLES;
static gint64 seed = SEED;
static char *country_path;

static const GOptionEntry options[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &battles, "How many battles", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the first", "S" },
  { "country", 0, 0, G_OPTION_ARG_FILENAME, &country_path, "Where to fight", "FILE" },
  { NULL }
};

typedef struct
{
  LwBattle *battle;
  LwChance chance;
  guint fired, crowded, short_of; /* guns that fired; marches up to one; that nobody could serve */
} Crowd;

static void
play (Crowd *crowd, LwOrder *order)
{
  LwRefusal why = { LW_REFUSED_NOTHING };

  if (!lw_play (crowd->battle, order, &why))
    g_error ("move %u: %s refused: code %d (%s), man %d, gun %d, other %d, thing %s",
             crowd->battle->move, lw_order_kind_nick_for_test (order->kind), why.code,
             lw_refusal_law (&why), why.man, why.gun, why.other, why.thing);
  lw_order_free (order);
}

static void
give (Crowd *crowd, LwOrderKind kind)
{
  play (crowd, lw_order_new (kind, crowd->battle->mover));
}

static void
put_down (Crowd *crowd)
{
  while (crowd->battle->phase == LW_PHASE_PUTTING_DOWN)
    {
      LwSide side = crowd->battle->mover;
      g_autoptr (GPtrArray) orders = lw_putting_down_suggest (crowd->battle, side);

      for (guint i = 0; i < orders->len; i++)
        play (crowd, lw_order_copy (g_ptr_array_index (orders, i)));
      play (crowd, lw_order_new (LW_ORDER_READY, side));
    }
}

static LwPoint
some_enemy (Crowd *crowd)
{
  const LwBattle *battle = crowd->battle;
  guint from = lw_chance_below (&crowd->chance, battle->n_men);

  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[(from + i) % battle->n_men];

      if (man->side != battle->mover && lw_man_on_field (man))
        return man->at;
    }

  return battle->men[0].at;
}

static void
serve (Crowd *crowd, LwRef gun)
{
  LwBattle *battle = crowd->battle;
  LwPoint goal = some_enemy (crowd);
  LwOrder *order;

  if (battle->guns[gun].owner != battle->mover || !lw_gun_in_action (battle, gun))
    return;
  if (lw_chance_below (&crowd->chance, 6) == 0)
    {
      order = lw_haul_plan (battle, gun, goal);
      if (order != NULL)
        play (crowd, order);
      return;
    }

  order = lw_order_new (LW_ORDER_FIRE, battle->mover);
  order->gun = gun;
  order->bearing = lw_direction (battle->guns[gun].at, goal);
  order->elevation = LW_DEGREE * (LwAngle)(1 + lw_chance_below (&crowd->chance, 6));
  crowd->fired += lw_play (battle, order, NULL);
  lw_order_free (order);
}

/* The men of @side, the nearest to @at first. */
typedef struct
{
  LwRef man;
  gint64 square;
} Near;

static gint
compare_near (gconstpointer a, gconstpointer b)
{
  const Near *one = a, *two = b;

  if (one->square != two->square)
    return one->square < two->square ? -1 : 1;

  return one->man - two->man;
}

/* The closest formations most often. */
static LwFormation
some_formation (Crowd *crowd)
{
  static const LwFormation close[] = { LW_FORMATION_SQUARE, LW_FORMATION_COLUMN };

  return lw_chance_below (&crowd->chance, 3) > 0
             ? close[lw_chance_below (&crowd->chance, G_N_ELEMENTS (close))]
             : (LwFormation)lw_chance_below (&crowd->chance, 6);
}

/* Eight to twelve men are brought to the trail of the gun: the nearest, @passed_over apart. */
static void
crowd_up (Crowd *crowd, LwRef gun, guint passed_over)
{
  const LwBattle *battle = crowd->battle;
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Near));
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint n = 8 + lw_chance_below (&crowd->chance, 5);
  LwPoint goal = lw_gun_trail_end (&battle->guns[gun]);
  LwOrder *order;

  for (LwRef man = 0; man < (LwRef)battle->n_men; man++)
    if (battle->men[man].side == battle->mover && lw_man_armed (&battle->men[man]))
      {
        Near near = { man, lw_distance_squared (battle->men[man].at, goal) };

        g_array_append_val (all, near);
      }
  g_array_sort (all, compare_near);
  goal = lw_point_towards (goal, (LwAngle)lw_chance_below (&crowd->chance, LW_TURN),
                           (LwLength)lw_chance_below (&crowd->chance, LW_INCHES (2)));
  /* Who points beyond his own back line sends them home. */
  goal = lw_point_on_field (battle, goal);
  for (guint i = passed_over; i < MIN (passed_over + n, all->len); i++)
    g_array_append_val (men, g_array_index (all, Near, i).man);
  order = lw_march_plan (battle, men, some_formation (crowd), goal,
                         (LwAngle)lw_chance_below (&crowd->chance, LW_TURN));
  if (order == NULL)
    return;
  crowd->crowded++;
  play (crowd, order);
}

/* A charge, or a retirement, or men at a trail while the move lasts. */
static void
do_something_else (Crowd *crowd)
{
  const LwBattle *battle = crowd->battle;
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  guint from = lw_chance_below (&crowd->chance, battle->n_men);
  LwOrder *order;

  for (guint i = 0; i < battle->n_men && men->len < 6; i++)
    {
      LwRef man = (LwRef)((from + i) % battle->n_men);

      if (battle->men[man].side == battle->mover && lw_man_armed (&battle->men[man]))
        g_array_append_val (men, man);
    }
  if (men->len == 0)
    return;
  order = lw_chance_below (&crowd->chance, 8) == 0
              ? lw_retire_plan (battle, men)
              : lw_march_plan (battle, men, LW_FORMATION_KEEP, some_enemy (crowd), LW_NORTH);
  if (order != NULL)
    play (crowd, order);
}

static void
settle_melees (Crowd *crowd)
{
  for (guint i = 0; i < crowd->battle->melees->len; i++)
    {
      LwOrder *order = lw_order_new (LW_ORDER_MELEE, crowd->battle->mover);

      order->melee = i;
      lw_melee_suggest (crowd->battle, order);
      play (crowd, order);
    }
}

static void
settle (Crowd *crowd)
{
  LwBattle *battle = crowd->battle;
  LwRef gun;

  give (crowd, LW_ORDER_END);
  for (guint step = 0; lw_trails_owed (battle, &gun); step++)
    {
      LwOrder *order = lw_trail_plan (battle, gun);

      if (order == NULL)
        g_error ("nobody can pay what is owed to %s", battle->guns[gun].id);
      if (step == MOST_STEPS)
        g_error ("what is owed to %s is paid for ever", battle->guns[gun].id);
      play (crowd, order);
    }
  settle_melees (crowd);
  give (crowd, LW_ORDER_SETTLE);
}

static void
play_move (Crowd *crowd)
{
  LwBattle *battle = crowd->battle;
  guint acts = lw_chance_below (&crowd->chance, 6) / 4;

  give (crowd, LW_ORDER_GO);
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    serve (crowd, gun);
  for (LwRef gun = 0; gun < (LwRef)battle->n_guns; gun++)
    if (battle->guns[gun].owner == battle->mover && battle->guns[gun].placed &&
        !battle->guns[gun].retired)
      for (guint body = 0, n = 1 + lw_chance_below (&crowd->chance, 3); body < n; body++)
        crowd_up (crowd, gun, 12 * body);
  for (; acts > 0; acts--)
    do_something_else (crowd);
  settle (crowd);
}

static LwCountry *
load_country (LwScenario **scenario)
{
  g_autofree char *path = g_strdup (country_path);
  g_autoptr (GError) error = NULL;
  LwCountry *country;

  if (path == NULL)
    {
      g_autofree char *folder = lw_library_shipped (LW_FILE_COUNTRY);

      path = g_build_filename (folder, "two-fords.lwcountry", NULL);
    }
  country = lw_country_file_load (path, scenario, &error);
  g_assert_no_error (error);

  return country;
}

static void
play_battle (guint64 number)
{
  g_autoptr (LwScenario) scenario = NULL;
  g_autoptr (LwCountry) country = load_country (&scenario);
  LwForce force = scenario != NULL ? scenario->side[LW_RED].force : (LwForce){ 48, 25, 3 };
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, force },
    { (char *)"Anna", LW_EDGE_SOUTH, force },
  };
  g_autoptr (LwBattle) battle = NULL;
  LwHouseRules rules;
  Crowd crowd = { 0 };

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, number);
  crowd.battle = battle;
  lw_chance_seed (&crowd.chance, number);
  put_down (&crowd);
  while (battle->phase != LW_PHASE_OVER && battle->move <= MOVES)
    play_move (&crowd);
  g_test_message ("battle %" G_GUINT64_FORMAT ": %u guns fired, %u crowds, over after move %u",
                  number, crowd.fired, crowd.crowded, battle->move);
  g_assert_cmpuint (crowd.fired, >, 0);
}

static void
test_crowded (gconstpointer number)
{
  play_battle (SEED + GPOINTER_TO_UINT (number));
}

static int
play_many (void)
{
  for (gint i = 0; i < battles; i++)
    {
      g_print ("battle %" G_GINT64_FORMAT "\n", seed + i);
      play_battle ((guint64)(seed + i));
    }
  g_print ("%d battles, all settled\n", battles);

  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  gboolean many = argc > 1 && g_str_has_prefix (argv[1], "--battles");

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return EXIT_FAILURE;
  if (many)
    return play_many ();

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < BATTLES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/laws/Q30/crowded-trails/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_crowded);
    }

  return g_test_run ();
}
