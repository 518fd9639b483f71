/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-army.c: the worth of forces, advice on them, scenarios, and the nicks of the laws' things.
 */
#include "lw-army.h"
#include "lw-figure.h"
#include "lw-refusal.h"

static gint
points (guint infantry, guint cavalry, guint guns)
{
  LwForce force = { infantry, cavalry, guns };

  return lw_force_points (&force);
}

static void
test_worth (void)
{
  /* B10 to B15, in half-points. */
  g_assert_cmpint (points (100, 0, 5), ==, 300);
  g_assert_cmpint (points (0, 100, 0), ==, 300);
  g_assert_cmpint (points (60, 40, 3), ==, 300);
  g_assert_cmpint (points (0, 80, 3), ==, 300);
  g_assert_cmpint (points (110, 0, 4), ==, 300);
  g_assert_cmpint (points (48, 25, 3), ==, 231);
  g_assert_cmpint (points (50, 25, 3), ==, 235);
  g_assert_cmpint (points (80, 50, 4), ==, 390);
  g_assert_cmpint (points (80, 50, 5), ==, 410);
  g_assert_cmpint (points (0, 0, 0), ==, 0);
}

static void
test_advice (void)
{
  static const LwForce few = { 5, 4, 1 }, no_gun = { 40, 20, 0 }, all_guns = { 20, 10, 6 };
  static const LwForce good = { 48, 25, 2 };
  static const LwForce few_guns = { 80, 50, 3 }, no_crews = { 20, 10, 8 };

  g_assert_cmpint (lw_force_advice (&few), ==, LW_FORCE_FEW_MEN);
  g_assert_cmpint (lw_force_advice (&no_gun), ==, LW_FORCE_NO_GUN);
  g_assert_cmpint (lw_force_advice (&no_crews), ==, LW_FORCE_NO_CREWS);
  g_assert_cmpint (lw_force_advice (&all_guns), ==, LW_FORCE_MANY_GUNS);
  g_assert_cmpint (lw_force_advice (&few_guns), ==, LW_FORCE_FEW_GUNS);
  g_assert_cmpint (lw_force_advice (&good), ==, LW_FORCE_SOUND);
}

static void
test_presets (void)
{
  guint i;

  for (i = 0; lw_force_preset (i) != NULL; i++)
    {
      const LwForcePreset *preset = lw_force_preset (i);

      g_assert_nonnull (preset->nick);
      g_assert_cmpuint (lw_force_men (&preset->force), >=, 10);
      if (g_str_has_prefix (preset->nick, "draft-"))
        g_assert_cmpint (lw_force_points (&preset->force), ==, 300);
    }
  g_assert_cmpuint (i, >, 3);
}

static void
test_scenario_copy (void)
{
  static const LwPoint corner = { 10, 20 };
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  g_autoptr (LwScenario) copy = NULL;

  scenario->title = g_strdup ("Hook’s Farm");
  scenario->side[LW_BLUE].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_val (scenario->side[LW_BLUE].zone, corner);
  copy = lw_scenario_copy (scenario);
  g_array_set_size (scenario->side[LW_BLUE].zone, 0);

  g_assert_cmpstr (copy->title, ==, "Hook’s Farm");
  g_assert_cmpuint (copy->side[LW_BLUE].zone->len, ==, 1);
  g_assert_null (copy->side[LW_RED].zone);
  g_assert_cmpuint (copy->side[LW_RED].force.infantry, ==, 48);
  g_assert_cmpint (copy->side[LW_RED].edge, ==, LW_EDGE_NORTH);
}

static void
test_house_rules (void)
{
  LwHouseRules a, b;
  guint rule, choice, found;

  lw_house_rules_init (&a);
  lw_house_rules_init (&b);
  g_assert_true (lw_house_rules_equal (&a, &b));
  for (rule = 0; rule < LW_N_RULES; rule++)
    {
      LwRule parsed;

      g_assert_true (lw_rule_parse (lw_rule_nick (rule), &parsed));
      g_assert_cmpint (parsed, ==, rule);
      g_assert_cmpuint (lw_rule_n_choices (rule), >=, 2);
      for (choice = 0; choice < lw_rule_n_choices (rule); choice++)
        {
          g_assert_true (lw_rule_parse_choice (rule, lw_rule_choice_nick (rule, choice), &found));
          g_assert_cmpuint (found, ==, choice);
        }
      g_assert_false (lw_rule_parse_choice (rule, "perhaps", &found));
    }
  g_assert_false (lw_rule_parse ("no-such-rule", NULL));
  b.choice[LW_RULE_WALLS] = 1;
  g_assert_false (lw_house_rules_equal (&a, &b));
}

static void
test_names (void)
{
  LwSide side;
  LwArm arm;
  LwVariety variety;
  LwManState state;

  g_assert_true (lw_side_parse ("blue", &side) && side == LW_BLUE);
  g_assert_false (lw_side_parse ("green", &side));
  g_assert_true (lw_arm_parse ("cavalry", &arm) && arm == LW_CAVALRY);
  g_assert_false (lw_arm_parse (NULL, &arm));
  g_assert_true (lw_variety_parse ("defensive", &variety) && variety == LW_VARIETY_DEFENSIVE);
  g_assert_true (lw_man_state_parse_for_test ("released", &state) && state == LW_MAN_RELEASED);
  g_assert_cmpstr (lw_variety_nick (LW_VARIETY_BLOW), ==, "blow");
}

static void
test_refusal_names_law (void)
{
  LwRefusal refusal;

  g_assert_false (lw_refuse (&refusal, LW_REFUSED_NO_CLEARANCE));
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R32");
  /* A gun that stands too near a man, and then a man. */
  refusal.other = 3;
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R32");
  refusal.man = 4;
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "R33");
  lw_refuse (&refusal, LW_REFUSED_NOT_NOW);
  g_assert_cmpstr (lw_refusal_law (&refusal), ==, "");
  g_assert_cmpint (refusal.man, ==, LW_NONE);
  g_assert_false (lw_refuse (NULL, LW_REFUSED_NOT_NOW));
}

/* Infantry stand on a disc of 3/4 in, horsemen on 2 in by 3/4 in, whichever way they face. */
static void
test_room (void)
{
  LwShape foot = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 0, 0 }, LW_NORTH);
  LwShape horse = lw_man_shape_at (LW_CAVALRY, (LwPoint){ 0, 0 }, LW_NORTH);

  g_assert_cmpint (foot.bounds.x2 - foot.bounds.x1, ==, 192);
  g_assert_cmpint (horse.bounds.x2 - horse.bounds.x1, ==, 192);
  g_assert_cmpint (horse.bounds.y2 - horse.bounds.y1, ==, 512);
  horse = lw_man_shape_at (LW_CAVALRY, (LwPoint){ 0, 0 }, LW_EAST);
  g_assert_cmpint (horse.bounds.x2 - horse.bounds.x1, ==, 512);
}

/* T16 to T19: gaps between discs are measured from nearest point to nearest point. */
static void
test_gaps (void)
{
  LwShape a = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 0, 0 }, 0);
  LwShape contact = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 224, 0 }, 0);
  LwShape beyond = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 225, 0 }, 0);
  LwShape friendly = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 208, 0 }, 0);
  LwShape jammed = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 207, 0 }, 0);
  LwShape in = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 1728, 0 }, 0);
  LwShape out = lw_man_shape_at (LW_INFANTRY, (LwPoint){ 1729, 0 }, 0);

  g_assert_true (lw_shape_within (&a, &contact, LW_CONTACT));
  g_assert_false (lw_shape_within (&a, &beyond, LW_CONTACT));
  g_assert_false (lw_shape_nearer (&a, &friendly, LW_CLEARANCE));
  g_assert_true (lw_shape_nearer (&a, &jammed, LW_CLEARANCE));
  g_assert_true (lw_shape_within (&a, &in, LW_SIX_INCHES));
  g_assert_false (lw_shape_within (&a, &out, LW_SIX_INCHES));
}

/* The six inches of a gun are measured from its nearest part, the end of its trail among them. */
static void
test_near_gun (void)
{
  LwGun gun = { .placed = TRUE, .at = { 0, 0 }, .bearing = LW_EAST };
  LwMan man = { .arm = LW_INFANTRY };

  man.at = (LwPoint){ -LW_GUN_TRAIL - LW_SIX_INCHES - LW_INFANTRY_RADIUS, 0 };
  g_assert_true (lw_man_near_gun (&man, &gun, LW_SIX_INCHES));
  man.at.x--;
  g_assert_false (lw_man_near_gun (&man, &gun, LW_SIX_INCHES));
  g_assert_cmpint (lw_gun_trail_end (&gun).x, ==, -LW_GUN_TRAIL);
  g_assert_cmpint (lw_gun_muzzle (&gun).x, ==, LW_GUN_BARREL);
}

/* Unless the players agree otherwise, both have the same men and guns (R89). */
static void
test_equal_forces (void)
{
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  const LwForce *red = &scenario->side[LW_RED].force, *blue = &scenario->side[LW_BLUE].force;

  g_assert_cmpuint (lw_force_men (red), >, 0);
  g_assert_cmpuint (red->infantry, ==, blue->infantry);
  g_assert_cmpuint (red->cavalry, ==, blue->cavalry);
  g_assert_cmpuint (red->guns, ==, blue->guns);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laws/R76/worth-of-a-force", test_worth);
  g_test_add_func ("/laws/R91/advice", test_advice);
  g_test_add_func ("/laws/R92/presets", test_presets);
  g_test_add_func ("/war/army/scenario-copy", test_scenario_copy);
  g_test_add_func ("/war/army/house-rules", test_house_rules);
  g_test_add_func ("/war/army/names", test_names);
  g_test_add_func ("/war/army/refusal-names-law", test_refusal_names_law);
  g_test_add_func ("/laws/Q3/room-of-a-man", test_room);
  g_test_add_func ("/laws/R93/one-size", test_room);
  g_test_add_func ("/laws/R89/equal-forces", test_equal_forces);
  g_test_add_func ("/laws/Q4/gaps-are-inclusive", test_gaps);
  g_test_add_func ("/laws/Q7/nearest-part-of-a-gun", test_near_gun);

  return g_test_run ();
}
