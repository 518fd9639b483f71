/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-whereabouts.c: who stands where, as the battle keeps it, is what a look at every man would
 * find: after any order, refused or obeyed, taken back, copied, and read from a file.
 */
#include "lw-battle-file.h"
#include "lw-escort.h"
#include "lw-play.h"
#include "lw-whereabouts.h"
#include "random-player.h"

#define BATTLES 12
#define STEPS 400

static void
check_men (const LwBattle *battle, guint which, LwBox box, LwHits *found)
{
  guint i, n = 0;

  lw_men_in (battle, which, box, found);
  for (i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]) && (which & LW_MEN_OF (battle->men[i].side)) != 0 &&
        lw_box_holds (box, battle->men[i].at))
      {
        g_assert_cmpuint (n, <, found->n);
        g_assert_cmpint (found->number[n++], ==, i);
      }
  g_assert_cmpuint (n, ==, found->n);
}

static void
check_guns (const LwBattle *battle, LwBox box, LwHits *found)
{
  guint i, n = 0;

  lw_guns_in (battle, box, found);
  for (i = 0; i < battle->n_guns; i++)
    if (battle->guns[i].placed && !battle->guns[i].retired &&
        lw_box_holds (box, battle->guns[i].at))
      {
        g_assert_cmpuint (n, <, found->n);
        g_assert_cmpint (found->number[n++], ==, i);
      }
  g_assert_cmpuint (n, ==, found->n);
}

static void
check_wards (const LwBattle *battle, LwHits *found)
{
  guint guard, i;

  for (guard = 0; guard < battle->n_men; guard++)
    {
      guint n = 0;

      lw_wards_of (battle, (LwRef)guard, found);
      for (i = 0; i < battle->n_men; i++)
        if (lw_man_held (&battle->men[i]) && battle->men[i].escort == (LwRef)guard)
          {
            g_assert_cmpuint (n, <, found->n);
            g_assert_cmpint (found->number[n++], ==, i);
          }
      g_assert_cmpuint (n, ==, found->n);
    }
}

static void
check_strayed (const LwBattle *battle)
{
  LwLength most = lw_men_strayed (battle);
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (lw_man_on_field (man))
        g_assert_cmpint (MAX (ABS (man->at.x - man->start.x), ABS (man->at.y - man->start.y)), <=,
                         most);
    }
}

static void
check_counted (const LwBattle *battle)
{
  guint counted[LW_N_SIDES][LW_MAN_RETIRED + 1] = { 0 }, side, i;
  LwManState state;

  for (i = 0; i < battle->n_men; i++)
    if (lw_man_on_field (&battle->men[i]))
      counted[battle->men[i].side][battle->men[i].state]++;
  for (side = 0; side < LW_N_SIDES; side++)
    for (state = LW_MAN_FIGHTING; state <= LW_MAN_RETIRED; state++)
      g_assert_cmpuint (lw_men_counted (battle, side, state), ==, counted[side][state]);
}

/* All who are not handled are as they were when the move began. */
static void
check_handled (const LwBattle *battle)
{
  g_autofree gboolean *is_handled = g_new0 (gboolean, battle->n_men);
  const LwRef *handled;
  guint i, n = lw_men_handled (battle, &handled);

  for (i = 0; i < n; i++)
    {
      g_assert_false (is_handled[handled[i]]);
      is_handled[handled[i]] = TRUE;
    }
  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      g_assert_true (is_handled[i] || (lw_distance_squared (man->start, man->at) == 0 &&
                                       man->walked == 0 && man->with_gun == LW_NONE &&
                                       man->trail_of == LW_NONE && !man->prone && !man->locked));
    }
}

static void
check_outlines (const LwBattle *battle)
{
  guint i;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwShape *outline = lw_man_outline (battle, (LwRef)i);
      LwShape shape = lw_man_shape (&battle->men[i]);
      guint k;

      g_assert_cmpuint (outline->n_points, ==, shape.n_points);
      for (k = 0; k < shape.n_points; k++)
        g_assert_true (lw_distance_squared (outline->corner[k], shape.corner[k]) == 0);
    }
}

static void
check (const LwBattle *battle, LwChance *chance)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  g_auto (LwHits) found = LW_NO_HITS;
  guint i;

  for (i = 0; i < 6; i++)
    {
      LwPoint at = { (LwLength)lw_chance_below (chance, (guint32)field.x2),
                     (LwLength)lw_chance_below (chance, (guint32)field.y2) };
      LwLength within = (LwLength)lw_chance_below (chance, i == 0 ? 40 * LW_FOOT : 2 * LW_FOOT);
      LwBox box = lw_box_around (&at, 1, within);

      check_men (battle, lw_chance_below (chance, LW_ALL_MEN + 1), box, &found);
      check_guns (battle, box, &found);
    }
  check_wards (battle, &found);
  check_strayed (battle);
  check_counted (battle);
  check_handled (battle);
  check_outlines (battle);
}

/* Taken back as far as may be, and given again. */
static void
check_undone (const LwBattle *battle, LwChance *chance)
{
  g_autoptr (LwBattle) copy = lw_battle_copy (battle);

  check (copy, chance);
  while (lw_play_can_undo (copy) != 0)
    {
      g_assert_true (lw_play_undo (copy, NULL));
      check (copy, chance);
    }
  while (lw_play_can_redo (copy) != 0)
    g_assert_true (lw_play_redo (copy, NULL));
  check (copy, chance);
}

static void
check_read (const LwBattle *battle, LwChance *chance)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lw_battle_file_write (battle, NULL, &error);
  g_autoptr (LwBattle) again = NULL;

  g_assert_no_error (error);
  again = lw_battle_file_parse ("again", text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  check (again, chance);
}

static LwBattle *
begin (LwChance *chance)
{
  guint men = 20 + lw_chance_below (chance, 60);
  g_autoptr (LwCountry) country = lw_country_new ("Level", 7 * LW_FOOT, 6 * LW_FOOT);
  LwForce force = { men, men / 4, 2 };
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Robert", LW_EDGE_NORTH, force },
    { (char *)"Anna", LW_EDGE_SOUTH, force },
  };
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_TIMED] = 1;
  return lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, lw_chance_next (chance));
}

static void
play_one (guint64 seed)
{
  LwChance chance;
  g_autoptr (LwBattle) battle = NULL;
  RandomPlayer player;
  guint i;

  lw_chance_seed (&chance, seed);
  battle = begin (&chance);
  random_player_init (&player, battle, lw_chance_next (&chance));
  random_player_toss (&player);
  for (i = 0; i < STEPS && random_player_step (&player); i++)
    {
      check (battle, &chance);
      if (i % 16 == 0)
        check_undone (battle, &chance);
    }
  check_read (battle, &chance);
  random_player_clear (&player);
}

static void
test_random_play (void)
{
  guint i;

  for (i = 0; i < BATTLES; i++)
    play_one (1913 + i);
}

/* The door: what is changed through it is found at once. */
static void
test_door (void)
{
  LwChance chance;
  g_autoptr (LwBattle) battle = NULL;
  LwMan *man;
  LwGun *gun;

  lw_chance_seed (&chance, 7);
  battle = begin (&chance);
  check (battle, &chance);
  man = lw_battle_man_rw (battle, 3);
  man->state = LW_MAN_FIGHTING;
  man->at = (LwPoint){ LW_FOOT, LW_FOOT };
  gun = lw_battle_gun_rw (battle, 1);
  gun->placed = TRUE;
  gun->at = (LwPoint){ LW_FOOT, 2 * LW_FOOT };
  check (battle, &chance);
  man = lw_battle_man_rw (battle, 4);
  man->state = LW_MAN_CAPTIVE;
  man->escort = 3;
  check (battle, &chance);
  lw_battle_man_rw (battle, 4)->led_away = TRUE;
  lw_battle_gun_rw (battle, 1)->retired = TRUE;
  check (battle, &chance);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/whereabouts/door", test_door);
  g_test_add_func ("/whereabouts/random-play", test_random_play);

  return g_test_run ();
}
