/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * sight-scene.c: a battle to be looked at along a gun.
 */
#include "sight-scene.h"

#include "lw-refusal.h"

#define WIDTH 144
#define DEPTH 288
#define GUN_X 72.0
#define GUN_Y 10.0

/* Places are from the axle: inches to the right, and ahead. */
static LwPoint
place (double right, double ahead)
{
  return (LwPoint){ (LwLength)((GUN_X + right) * LW_INCH), (LwLength)((GUN_Y + ahead) * LW_INCH) };
}

static LwFeature *
add (LwCountry *country, LwFeatureKind kind, const char *name, double height)
{
  g_autofree char *id = g_strdup_printf ("%s%u", name, lw_country_count (country) + 1);
  LwFeature *thing = lw_feature_new (kind, id);

  thing->height = (LwLength)(height * LW_INCH);
  lw_country_add (country, thing);
  return thing;
}

static void
add_points (LwFeature *thing, const LwPoint *points, guint n)
{
  if (thing->points == NULL)
    thing->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (thing->points, points, n);
}

static void
add_wall (LwCountry *country, double from, double to, double ahead)
{
  LwFeature *wall = add (country, LW_FEATURE_WALL, "wall", 1);
  LwPoint ends[] = { place (from, ahead), place (to, ahead) };

  wall->thickness = LW_INCH / 2;
  add_points (wall, ends, G_N_ELEMENTS (ends));
}

static void
add_hill (LwCountry *country, double left, double right, double front, double back, double height)
{
  LwPoint corners[] = { place (left, front), place (right, front), place (right, back),
                        place (left, back) };

  add_points (add (country, LW_FEATURE_BOARD, "hill", height), corners, G_N_ELEMENTS (corners));
}

static void
add_tree (LwCountry *country, double right, double ahead, double height)
{
  LwFeature *tree = add (country, LW_FEATURE_TREE, "twig", height);

  tree->radius = LW_TREE_RADIUS;
  tree->at = place (right, ahead);
}

static void
add_house (LwCountry *country,
           LwFeatureKind kind,
           double right,
           double ahead,
           double width,
           double height,
           gint degrees)
{
  LwFeature *house = add (country, kind, "house", height);

  house->at = place (right, ahead);
  house->width = (LwLength)(width * LW_INCH);
  house->depth = (LwLength)(width * 0.55 * LW_INCH);
  house->angle = degrees * LW_DEGREE;
}

static void
add_river (LwCountry *country, double ahead)
{
  LwFeature *river = add (country, LW_FEATURE_RIVER, "brook", 0);
  LwPoint line[] = { place (-72, ahead + 6), place (-20, ahead - 3), place (30, ahead + 4),
                     place (72, ahead - 2) };

  river->width = LW_INCHES (5);
  add_points (river, line, G_N_ELEMENTS (line));
}

/* How far to the side of the gun's line men can stand at that distance and be seen. */
static double
breadth (gint inches)
{
  return MIN ((inches + 3) * 0.38, 52);
}

static guint
files (gint inches)
{
  return inches < 24 ? 3 : inches < 120 ? 7 : 10;
}

/* Far things, behind all whom one may hit. */
static void
add_village (LwCountry *country, gint inches)
{
  double back = MIN (inches + 30, DEPTH - GUN_Y - 14);

  add_house (country, LW_FEATURE_CHURCH, 16, back, 11, 9, 8);
  add_house (country, LW_FEATURE_HOUSE, -34, back - 4, 9, 6, 168);
  add_house (country, LW_FEATURE_SHED, -8, back + 2, 6, 4, 20);
  add_house (country, LW_FEATURE_HOUSE, 48, back - 6, 8, 5.5, 74);
  for (guint i = 0; i < 9; i++)
    add_tree (country, -60 + i * 5.3, back - 10 + i * 7 % 5, 5 + i % 3);
}

static LwCountry *
make_country (gint inches)
{
  LwCountry *country = lw_country_new ("Along the gun", LW_INCHES (WIDTH), LW_INCHES (DEPTH));
  double wide = breadth (inches), ahead = inches;

  country->texture = 1913;
  add_wall (country, -wide, -wide * 0.42, ahead - 1.2);
  add_hill (country, wide * 0.36, wide * 1.1, ahead - 1, ahead + MAX (5, wide * 0.3),
            inches < 24 ? 1 : 2);
  for (guint i = 0; i < files (inches); i++)
    add_tree (country, wide * (-0.26 + 0.48 * i / (files (inches) - 1)),
              ahead - 1.6 - (i * 5 % 3) * (inches < 24 ? 0.3 : 1), 4.4 + i % 3);
  if (inches >= 24)
    {
      add_house (country, LW_FEATURE_HOUSE, -wide * 0.74, ahead * 0.62, 8, 6, 14);
      add_river (country, ahead > 120 ? 130 : ahead + 20);
    }
  add_village (country, inches);
  return country;
}

typedef struct
{
  GArray *foot, *horse; /* of LwPoint */
} Places;

static void
add_row (GArray *places, double from, double to, double ahead, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      LwPoint at = place (from + (to - from) * i / MAX (n - 1, 1), ahead);
      g_array_append_val (places, at);
    }
}

/* First those behind the wall, then those among the trees, then those on the hill: @n each. */
static void
find_places (gint inches, Places *red)
{
  double wide = breadth (inches), ahead = inches;
  guint n = files (inches);

  add_row (red->foot, -wide * 0.94, -wide * 0.48, ahead, n);
  add_row (red->foot, -wide * 0.2, wide * 0.16, ahead, n);
  add_row (red->foot, wide * 0.44, wide * 0.94, ahead + 1, n);
  if (inches < 24)
    return;
  add_row (red->foot, -wide * 0.3, wide * 0.12, ahead - 14, n);
  add_row (red->horse, wide * 0.2, wide * 0.75, ahead - 16, 6);
}

static void
play (LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal = { 0 };

  if (!lw_play (battle, order, &refusal))
    g_error ("order %s refused: %d, man %d", lw_order_kind_nick_for_test (order->kind),
             refusal.code, refusal.man);
  lw_order_free (order);
}

static void
put (LwBattle *battle, LwSide side, LwRef first, const GArray *places, LwAngle facing)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT, side);

  for (guint i = 0; i < places->len; i++)
    {
      lw_order_add_man (order, first + (LwRef)i);
      lw_order_add_place (order, g_array_index (places, LwPoint, i));
    }
  order->bearing = facing;
  play (battle, order);
}

static void
put_gun (LwBattle *battle, LwSide side, LwPoint at, LwAngle bearing)
{
  LwOrder *order = lw_order_new (LW_ORDER_PUT_GUN, side);

  order->gun = side == LW_RED ? 0 : SIGHT_GUN;
  order->bearing = bearing;
  lw_order_add_place (order, at);
  play (battle, order);
}

static void
pass_move (LwBattle *battle)
{
  LwSide side = battle->mover;

  play (battle, lw_order_new (LW_ORDER_GO, side));
  play (battle, lw_order_new (LW_ORDER_END, side));
  play (battle, lw_order_new (LW_ORDER_SETTLE, side));
}

/* Anybody may be put down anywhere. */
static LwScenario *
make_scenario (void)
{
  LwScenario *scenario = lw_scenario_new ();
  LwPoint all[] = { { 0, 0 },
                    { LW_INCHES (WIDTH), 0 },
                    { LW_INCHES (WIDTH), LW_INCHES (DEPTH) },
                    { 0, LW_INCHES (DEPTH) } };

  for (LwSide side = LW_RED; side < LW_N_SIDES; side++)
    {
      scenario->side[side].zone = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      g_array_append_vals (scenario->side[side].zone, all, G_N_ELEMENTS (all));
    }
  return scenario;
}

static LwBattle *
make_battle (gint inches, const Places *red, const GArray *crew)
{
  g_autoptr (LwCountry) country = make_country (inches);
  LwPlayer players[LW_N_SIDES] = {
    { (char *)"Rufus", LW_EDGE_NORTH, { red->foot->len, red->horse->len, 1 } },
    { (char *)"Belinda", LW_EDGE_SOUTH, { crew->len, 0, 1 } }
  };
  LwHouseRules rules;
  LwBattle *battle;

  lw_house_rules_init (&rules);
  rules.choice[LW_RULE_MOVED_GUN_FACING] = 1;
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  battle->scenario = make_scenario ();
  lw_battle_set_up (battle, LW_BLUE, FALSE);
  return battle;
}

SightScene *
sight_scene_new (gint inches)
{
  static const double crew_right[] = { -1.6, 1.6, -2.4, 2.4 }, crew_ahead[] = { -2, -2, 0.5, 0.5 };
  SightScene *scene = g_new0 (SightScene, 1);
  Places red = { g_array_new (FALSE, FALSE, sizeof (LwPoint)),
                 g_array_new (FALSE, FALSE, sizeof (LwPoint)) };
  g_autoptr (GArray) crew = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint n = files (inches);

  for (guint i = 0; i < G_N_ELEMENTS (crew_right); i++)
    add_row (crew, crew_right[i], 0, crew_ahead[i], 1);
  find_places (inches, &red);
  scene->battle = make_battle (inches, &red, crew);
  put_gun (scene->battle, LW_BLUE, place (0, 0), LW_NORTH);
  put (scene->battle, LW_BLUE, (LwRef)(red.foot->len + red.horse->len), crew, LW_NORTH);
  play (scene->battle, lw_order_new (LW_ORDER_READY, LW_BLUE));
  put_gun (scene->battle, LW_RED, place (breadth (inches) * 0.3 + 4, MIN (inches + 12, 255)),
           LW_SOUTH);
  put (scene->battle, LW_RED, 0, red.foot, LW_SOUTH);
  if (red.horse->len > 0)
    put (scene->battle, LW_RED, (LwRef)red.foot->len, red.horse, LW_SOUTH + 60 * LW_DEGREE);
  play (scene->battle, lw_order_new (LW_ORDER_READY, LW_RED));
  pass_move (scene->battle);
  pass_move (scene->battle);
  scene->walled = (LwRef)(n / 2);
  scene->shaded = (LwRef)(n + n / 2);
  scene->raised = (LwRef)(2 * n + n / 2);
  scene->open = inches < 24 ? LW_NONE : (LwRef)(3 * n + n / 2);
  scene->trooper = inches < 24 ? LW_NONE : (LwRef)red.foot->len + 2;
  g_array_unref (red.foot);
  g_array_unref (red.horse);
  return scene;
}

void
sight_scene_free (SightScene *scene)
{
  lw_battle_free (scene->battle);
  g_free (scene);
}
