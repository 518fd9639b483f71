/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-pick.c: the pointer finds who stands under it, and never one who is hidden.
 */
#include "draw-floor.h"

#include "lw-pick.h"

static void
test_every_man (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  for (guint i = 0; i < battle->n_men; i++)
    {
      LwPoint near = battle->men[i].at;
      near.x += 40;
      g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, near, 0), ==, (LwRef)i);
    }
  g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, at_inches (30, 24), LW_INCH), ==, LW_NONE);
}

static void
test_nearest (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  lw_battle_man_rw (battle, 1)->at = lw_battle_man_rw (battle, 0)->at;
  lw_battle_man_rw (battle, 1)->at.x += LW_INCH;
  LwPoint between = battle->men[0].at;
  between.x += LW_INCH / 2 - 8;
  g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, between, LW_INCH), ==, 0);
  between.x += 16;
  g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, between, LW_INCH), ==, 1);
  between.y += 4 * LW_INCH;
  g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, between, LW_INCH), ==, LW_NONE);
}

static void
test_hidden (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);

  battle->phase = LW_PHASE_PUTTING_DOWN;
  battle->curtain_used = battle->curtain_closed = TRUE;
  battle->ready[LW_RED] = battle->ready[LW_BLUE] = FALSE;
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwRef seen = man->side == LW_RED ? (LwRef)i : LW_NONE;
      g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_RED, man->at, 0), ==, seen);
      g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_NOBODY, man->at, 0), ==, LW_NONE);
    }
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      LwRef seen = gun->owner == LW_BLUE ? (LwRef)i : LW_NONE;
      g_assert_cmpint (lw_pick_gun (battle, LW_VIEWER_BLUE, gun->at, 0), ==, seen);
      g_assert_cmpint (lw_pick_gun (battle, LW_VIEWER_NOBODY, gun->at, 0), ==, LW_NONE);
    }
}

static void
test_off_the_field (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  const LwManState gone[] = { LW_MAN_IN_BOX, LW_MAN_DEAD, LW_MAN_RETIRED };

  for (guint i = 0; i < G_N_ELEMENTS (gone); i++)
    {
      lw_battle_man_rw (battle, 0)->state = gone[i];
      g_assert_cmpint (lw_pick_man (battle, LW_VIEWER_BOTH, battle->men[0].at, 0), ==, LW_NONE);
    }
  lw_battle_gun_rw (battle, 0)->placed = FALSE;
  g_assert_cmpint (lw_pick_gun (battle, LW_VIEWER_BOTH, battle->guns[0].at, 0), ==, LW_NONE);
}

static void
test_gun_parts (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  const LwGun *gun = &battle->guns[0];

  g_assert_cmpint (lw_pick_gun (battle, LW_VIEWER_BOTH, lw_gun_muzzle (gun), 16), ==, 0);
  g_assert_cmpint (lw_pick_gun (battle, LW_VIEWER_BOTH, lw_gun_trail_end (gun), 16), ==, 0);
}

static LwPoint
some_place (const LwCountry *country, GRand *chance)
{
  return (LwPoint){ g_rand_int_range (chance, -LW_FOOT, country->width + LW_FOOT),
                    g_rand_int_range (chance, -LW_FOOT, country->depth + LW_FOOT) };
}

/* The picker says what a look at every man says, wherever they stand. */
static void
test_picker (void)
{
  g_autoptr (LwCountry) country = make_country ();
  g_autoptr (LwBattle) battle = make_battle (country);
  g_autoptr (LwPicker) picker = lw_picker_new ();
  g_autoptr (GRand) chance = g_rand_new_with_seed (1913);
  guint n_found = 0;

  for (guint round = 0; round < 20; round++)
    {
      for (guint i = 0; i < battle->n_men; i++)
        lw_battle_man_rw (battle, i)->at = some_place (country, chance);
      lw_picker_forget (picker);
      for (guint i = 0; i < 500; i++)
        {
          LwPoint at = some_place (country, chance);
          LwViewer viewer = (LwViewer)(i % 3);
          LwRef man = lw_pick_man (battle, viewer, at, LW_INCH);

          g_assert_cmpint (lw_picker_man (picker, battle, viewer, at, LW_INCH), ==, man);
          n_found += man != LW_NONE;
        }
    }
  g_assert_cmpuint (n_found, >, 50);
}

/* The house before the hill under it; what is beneath on the second click. */
static void
test_features (void)
{
  g_autoptr (LwCountry) country = make_country ();
  const LwFeature *house = lw_pick_feature (country, at_inches (16, 30), 0, NULL);
  const LwFeature *hill = lw_pick_feature (country, at_inches (16, 30), 0, house);

  g_assert_cmpstr (house->id, ==, "house");
  g_assert_cmpstr (hill->id, ==, "hill");
  g_assert_null (lw_pick_feature (country, at_inches (16, 30), 0, hill));
  g_assert_null (lw_pick_feature (country, at_inches (3, 3), 0, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/pick/every-man", test_every_man);
  g_test_add_func ("/draw/pick/nearest", test_nearest);
  g_test_add_func ("/draw/pick/hidden", test_hidden);
  g_test_add_func ("/draw/pick/off-the-field", test_off_the_field);
  g_test_add_func ("/draw/pick/gun-parts", test_gun_parts);
  g_test_add_func ("/draw/pick/picker", test_picker);
  g_test_add_func ("/draw/pick/features", test_features);
  return g_test_run ();
}
