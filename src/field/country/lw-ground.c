/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ground.c: which things stop whom, and where nobody stays (R6, Q12-Q15).
 *
 * Every shape of a thing that stops somebody is an obstacle, numbered in the order of the Country
 * and found by a grid. Boards stop nobody and have a grid of their own, for heights. A way over
 * water is cut at each passage, and what is left of it must be dry.
 */
#include "lw-ground.h"

#include "lw-passage.h"

#define CELL LW_FOOT

/* A wall lower than this is stepped over (Q13). */
#define LOW_WALL (LW_INCH / 2)

struct _LwGround
{
  gatomicrefcount refs;
  LwCountry *country;
  GArray *obstacles; /* of LwObstacle, in the order of the features */
  LwGrid *grid;      /* of numbers of obstacles */
  GArray *boards;    /* of LwObstacle */
  LwGrid *board_grid;
  GArray *passages; /* of LwPassage */
  gsize derived;
  GDestroyNotify free_derived;
};

static void
set_stops (LwObstacle *obstacle, gboolean infantry, gboolean cavalry, gboolean gun)
{
  obstacle->stops[LW_BODY_INFANTRY] = infantry;
  obstacle->stops[LW_BODY_CAVALRY] = cavalry;
  obstacle->stops[LW_BODY_GUN] = gun;
}

/* What a thing of this kind does to each body; FALSE when it does nothing at all. */
static gboolean
describe_obstacle (const LwFeature *feature, const LwGroundRules *rules, LwObstacle *obstacle)
{
  gboolean high = feature->height >= LOW_WALL;

  switch (feature->kind)
    {
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
    case LW_FEATURE_TREE:
    case LW_FEATURE_ROCK:
      set_stops (obstacle, TRUE, TRUE, TRUE);
      break;
    case LW_FEATURE_WALL:
      set_stops (obstacle, high && !rules->infantry_cross_walls, high, high);
      break;
    case LW_FEATURE_RIVER:
    case LW_FEATURE_POND:
    case LW_FEATURE_SWAMP:
      /* Men may wade where that is agreed; guns never do. */
      obstacle->water = TRUE;
      set_stops (obstacle, !rules->water_wadeable, !rules->water_wadeable, TRUE);
      break;
    default:
      return FALSE;
    }
  /* Nobody stands on top of a wall, even where he may step over it. */
  for (int body = 0; body < LW_N_BODIES; body++)
    obstacle->stands[body] = feature->kind == LW_FEATURE_WALL || obstacle->stops[body];
  return TRUE;
}

static void
add_shapes (const LwFeature *feature, LwObstacle obstacle, GArray *obstacles, LwGrid *grid)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);

  obstacle.feature = feature;
  for (guint i = 0; i < shapes->len; i++)
    {
      obstacle.shape = g_array_index (shapes, LwShape, i);
      lw_grid_add (grid, obstacles->len, obstacle.shape.bounds);
      g_array_append_val (obstacles, obstacle);
    }
}

static void
collect_features (LwGround *ground, const LwGroundRules *rules)
{
  for (guint i = 0; i < lw_country_count (ground->country); i++)
    {
      const LwFeature *feature = lw_country_feature (ground->country, i);
      LwObstacle obstacle = { 0 };

      if (feature->kind == LW_FEATURE_BOARD)
        add_shapes (feature, obstacle, ground->boards, ground->board_grid);
      else if (describe_obstacle (feature, rules, &obstacle))
        add_shapes (feature, obstacle, ground->obstacles, ground->grid);
    }
  for (guint i = 0; i < lw_country_count (ground->country); i++)
    {
      const LwFeature *feature = lw_country_feature (ground->country, i);

      if (feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE)
        lw_passage_collect (feature, rules, ground->obstacles, ground->passages);
    }
}

LwGround *
lw_ground_new (const LwCountry *country, const LwGroundRules *rules)
{
  const LwGroundRules laws = { FALSE, FALSE, FALSE };
  LwGround *ground;

  g_return_val_if_fail (country != NULL, NULL);

  ground = g_new0 (LwGround, 1);
  g_atomic_ref_count_init (&ground->refs);
  ground->country = lw_country_copy (country);
  ground->obstacles = g_array_new (FALSE, FALSE, sizeof (LwObstacle));
  ground->boards = g_array_new (FALSE, FALSE, sizeof (LwObstacle));
  ground->passages = g_array_new (FALSE, FALSE, sizeof (LwPassage));
  ground->grid = lw_grid_new (lw_country_bounds (country), CELL);
  ground->board_grid = lw_grid_new (lw_country_bounds (country), CELL);
  collect_features (ground, rules != NULL ? rules : &laws);
  return ground;
}

LwGround *
lw_ground_ref (LwGround *ground)
{
  g_return_val_if_fail (ground != NULL, NULL);

  g_atomic_ref_count_inc (&ground->refs);
  return ground;
}

void
lw_ground_unref (LwGround *ground)
{
  if (ground == NULL || !g_atomic_ref_count_dec (&ground->refs))
    return;
  if (ground->derived != 0)
    ground->free_derived ((gpointer)ground->derived);
  lw_grid_free (ground->grid);
  lw_grid_free (ground->board_grid);
  g_array_unref (ground->obstacles);
  g_array_unref (ground->boards);
  g_array_unref (ground->passages);
  lw_country_free (ground->country);
  g_free (ground);
}

gconstpointer
lw_ground_derived (const LwGround *ground, LwGroundMake make, GDestroyNotify free_it)
{
  /* To its users a ground never changes; this is memory of what follows from it. */
  LwGround *own = (LwGround *)ground;

  g_return_val_if_fail (ground != NULL && make != NULL && free_it != NULL, NULL);

  if (g_once_init_enter (&own->derived))
    {
      own->free_derived = free_it;
      g_once_init_leave (&own->derived, (gsize)make (ground));
    }
  return (gconstpointer)own->derived;
}

const LwCountry *
lw_ground_country (const LwGround *ground)
{
  g_return_val_if_fail (ground != NULL, NULL);

  return ground->country;
}

const LwObstacle *
lw_ground_obstacle (const LwGround *ground, guint number)
{
  return &g_array_index (ground->obstacles, LwObstacle, number);
}

/* ---- On the way ---- */

gboolean
lw_ground_shape_stops (const LwShape *shape, LwPoint from, LwPoint to, LwLength half_width)
{
  LwShape way = lw_shape_swept (from, to, half_width), start, spot;
  LwLength gap;

  if (!lw_shape_nearer (&way, shape, 0))
    return FALSE;
  start = lw_shape_disc (from, half_width);
  if (!lw_shape_nearer (&start, shape, 0))
    return TRUE;

  /* Who stands nearer already than half his width has a way out, but none nearer still. */
  spot = lw_shape_disc (from, 0);
  gap = lw_shape_gap (&spot, shape);
  if (gap == 0)
    return FALSE;
  way = lw_shape_swept (from, to, gap - 1);
  return lw_shape_nearer (&way, shape, 0);
}

static const LwPassage *
find_passage (const LwGround *ground, const LwFeature *water, LwBody body, guint *next)
{
  while (*next < ground->passages->len)
    {
      const LwPassage *passage = &g_array_index (ground->passages, LwPassage, (*next)++);

      if (passage->water == water && passage->carries[body])
        return passage;
    }
  return NULL;
}

/* Is any part of the way under water that lies outside the passages from number @next on? */
static gboolean
gets_wet (const LwGround *ground,
          const LwObstacle *obstacle,
          LwBody body,
          LwPoint from,
          LwPoint to,
          LwLength half_width,
          guint next)
{
  LwShape way = lw_shape_swept (from, to, half_width);
  const LwPassage *passage;
  LwPoint enter, leave;

  if (!lw_shape_nearer (&way, &obstacle->shape, 0))
    return FALSE;
  passage = find_passage (ground, obstacle->feature, body, &next);
  if (passage == NULL)
    return TRUE;
  if (!lw_passage_cut (passage, half_width, from, to, &enter, &leave))
    return gets_wet (ground, obstacle, body, from, to, half_width, next);
  return (lw_distance_squared (from, enter) > 0 &&
          gets_wet (ground, obstacle, body, from, enter, half_width, next)) ||
         (lw_distance_squared (leave, to) > 0 &&
          gets_wet (ground, obstacle, body, leave, to, half_width, next));
}

static gboolean
stops_way (const LwGround *ground,
           const LwObstacle *obstacle,
           LwBody body,
           LwPoint from,
           LwPoint to,
           LwLength half_width)
{
  guint next = 0;

  if (!obstacle->stops[body])
    return FALSE;
  if (obstacle->water && find_passage (ground, obstacle->feature, body, &next) != NULL)
    {
      LwShape start = lw_shape_disc (from, 0);

      /* From a bridge or a ford no other way leads out than along it. */
      if (!gets_wet (ground, obstacle, body, from, to, half_width, 0))
        return FALSE;
      if (lw_shape_within (&start, &obstacle->shape, 0))
        return TRUE;
    }
  return lw_ground_shape_stops (&obstacle->shape, from, to, half_width);
}

int
lw_ground_find_blocker (
    const LwGround *ground, LwBody body, LwPoint from, LwPoint to, LwLength half_width)
{
  LwPoint ends[2] = { from, to };
  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (ground->grid, lw_box_around (ends, 2, half_width), &found);
  for (guint i = 0; i < found.n; i++)
    {
      guint number = found.item[i];

      if (stops_way (ground, lw_ground_obstacle (ground, number), body, from, to, half_width))
        return (int)number;
    }
  return -1;
}

const LwFeature *
lw_ground_stops (const LwGround *ground, LwBody body, LwPoint from, LwPoint to, LwLength half_width)
{
  LwPoint ends[2] = { from, to };
  LwShape start = lw_shape_disc (from, 0);
  const LwFeature *first = NULL;
  LwLength best = 0;

  g_return_val_if_fail (ground != NULL && body < LW_N_BODIES && half_width >= 0, NULL);

  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (ground->grid, lw_box_around (ends, 2, half_width), &found);
  for (guint i = 0; i < found.n; i++)
    {
      const LwObstacle *obstacle = lw_ground_obstacle (ground, found.item[i]);

      if (stops_way (ground, obstacle, body, from, to, half_width))
        {
          LwLength gap = lw_shape_gap (&start, &obstacle->shape);

          if (first == NULL || gap < best)
            {
              first = obstacle->feature;
              best = gap;
            }
        }
    }
  return first;
}

/* ---- At rest ---- */

static gboolean
stands_dry (const LwGround *ground,
            const LwObstacle *obstacle,
            LwBody body,
            const LwShape *shape,
            LwLength clearance)
{
  const LwPassage *passage;
  guint next = 0;

  while ((passage = find_passage (ground, obstacle->feature, body, &next)) != NULL)
    if (lw_passage_holds (passage, shape, clearance))
      return TRUE;
  return FALSE;
}

const LwFeature *
lw_ground_stands (const LwGround *ground, LwBody body, const LwShape *shape, LwLength clearance)
{
  g_return_val_if_fail (ground != NULL && body < LW_N_BODIES && shape != NULL, NULL);

  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (ground->grid, lw_box_grown (shape->bounds, clearance), &found);
  for (guint i = 0; i < found.n; i++)
    {
      const LwObstacle *obstacle = lw_ground_obstacle (ground, found.item[i]);

      if (obstacle->stands[body] && lw_shape_nearer (shape, &obstacle->shape, clearance) &&
          !(obstacle->water && stands_dry (ground, obstacle, body, shape, clearance)))
        return obstacle->feature;
    }
  return NULL;
}

gboolean
lw_ground_overlaps (const LwGround *ground, LwBody body, LwPoint at, LwLength half_width)
{
  LwShape disc = lw_shape_disc (at, half_width);
  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (ground->grid, disc.bounds, &found);
  for (guint i = 0; i < found.n; i++)
    {
      const LwObstacle *obstacle = lw_ground_obstacle (ground, found.item[i]);

      if (obstacle->stops[body] && lw_shape_nearer (&disc, &obstacle->shape, 0) &&
          !(obstacle->water && stands_dry (ground, obstacle, body, &disc, 0)))
        return TRUE;
    }
  return FALSE;
}

LwLength
lw_ground_height (const LwGround *ground, LwPoint point)
{
  LwLength height = 0;

  g_return_val_if_fail (ground != NULL, 0);

  g_auto (LwItems) found = LW_NO_ITEMS;

  lw_grid_find (ground->board_grid, lw_box_around (&point, 1, 0), &found);
  for (guint i = 0; i < found.n; i++)
    {
      const LwObstacle *board = &g_array_index (ground->boards, LwObstacle, found.item[i]);

      if (board->feature->height > height && lw_shape_contains (&board->shape, point))
        height = board->feature->height;
    }
  return height;
}

void
lw_ground_passage_points (const LwGround *ground,
                          const LwObstacle *obstacle,
                          LwBody body,
                          LwLength half_width,
                          GArray *points)
{
  const LwPassage *passage;
  guint next = 0;

  if (!obstacle->water)
    return;
  while ((passage = find_passage (ground, obstacle->feature, body, &next)) != NULL)
    {
      LwPoint corners[4];

      /* A little inside the strip, so that a way between two of them is never cut at its side. */
      lw_passage_strip (passage, half_width, corners);
      for (int i = 0; i < 4; i++)
        {
          LwPoint inner = {
            corners[i].x + ((corners[i].x < passage->at.x) - (corners[i].x > passage->at.x)),
            corners[i].y + ((corners[i].y < passage->at.y) - (corners[i].y > passage->at.y))
          };

          g_array_append_val (points, inner);
        }
    }
}
