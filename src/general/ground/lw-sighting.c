/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sighting.c: what a gun sees from a place: lines from its muzzle to the middle of a man.
 *
 * A shot flies so flat that a straight line tells enough. Guns stand long in one place, and the
 * same lines are asked for again and again: each is drawn once.
 */
#include "lw-sighting.h"

#define MUZZLE (LW_INCH * 7 / 4)
#define BODY LW_INCH /* the middle of a man */
#define SHOT_HALF ((LwLength)48)
#define LOOK_STEP LW_INCHES (3)
#define SLACK (LW_INCH / 4)
#define CLOSE_BY LW_INCHES (3) /* a thing before the muzzle is looked at by its flight alone */

enum
{
  UNKNOWN,
  CLEAR,
  COVERED
};

typedef struct
{
  LwShape shape;
  LwLength top;
} Screen;

struct _LwSighting
{
  const LwTerrain *terrain;
  GArray *screens;   /* of Screen */
  GPtrArray *things; /* of GArray: the shapes borrow from the Country; these keep them */
  GHashTable *seen;  /* cell of the gun -> guint8[cells] */
};

static gboolean
is_screen (const LwFeature *feature)
{
  switch (feature->kind)
    {
    case LW_FEATURE_HOUSE:
    case LW_FEATURE_CHURCH:
    case LW_FEATURE_SHED:
    case LW_FEATURE_WALL:
    case LW_FEATURE_ROCK:
      return feature->height > LW_INCH;
    default:
      return FALSE;
    }
}

/* Things stand on boards, if on anything: their tops are as high as the ground lifts them. */
static LwLength
top_of (const LwTerrain *terrain, const LwFeature *feature, const LwShape *shape)
{
  LwPoint middle = { (shape->bounds.x1 + shape->bounds.x2) / 2,
                     (shape->bounds.y1 + shape->bounds.y2) / 2 };

  return lw_ground_height (lw_terrain_ground (terrain), middle) + feature->height;
}

static void
add_screens (LwSighting *sighting, const LwFeature *feature)
{
  GArray *shapes = lw_feature_shapes (feature);

  for (guint i = 0; i < shapes->len; i++)
    {
      Screen screen = { .shape = g_array_index (shapes, LwShape, i) };

      screen.top = top_of (sighting->terrain, feature, &screen.shape);
      g_array_append_val (sighting->screens, screen);
    }
  g_ptr_array_add (sighting->things, shapes);
}

LwSighting *
lw_sighting_new (const LwTerrain *terrain)
{
  const LwCountry *country = lw_ground_country (lw_terrain_ground (terrain));
  LwSighting *sighting = g_new0 (LwSighting, 1);

  sighting->terrain = terrain;
  sighting->screens = g_array_new (FALSE, FALSE, sizeof (Screen));
  sighting->things = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  sighting->seen = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, g_free);
  for (guint i = 0; i < lw_country_count (country); i++)
    if (is_screen (lw_country_feature (country, i)))
      add_screens (sighting, lw_country_feature (country, i));
  return sighting;
}

void
lw_sighting_free (LwSighting *sighting)
{
  if (sighting == NULL)
    return;

  g_array_unref (sighting->screens);
  g_ptr_array_unref (sighting->things);
  g_hash_table_unref (sighting->seen);
  g_free (sighting);
}

/* ---- one line ---- */

typedef struct
{
  LwPoint from, to;
  LwLength high, low; /* at its ends */
  LwLength length;
} Line;

static LwLength
height_along (const Line *line, LwLength along)
{
  return line->high + (LwLength)((gint64)(line->low - line->high) * along / MAX (line->length, 1));
}

static gboolean
is_over_boards (const LwTerrain *terrain, const Line *line)
{
  for (LwLength along = LOOK_STEP; along < line->length - LW_INCH; along += LOOK_STEP)
    {
      LwPoint at = {
        line->from.x + (LwLength)((gint64)(line->to.x - line->from.x) * along / line->length),
        line->from.y + (LwLength)((gint64)(line->to.y - line->from.y) * along / line->length),
      };

      if (lw_terrain_height (terrain, lw_terrain_cell (terrain, at)) >
          height_along (line, along) + SLACK)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_screened (const Screen *screen, const Line *line)
{
  LwBox box = lw_box_joined (lw_box_around (&line->from, 1, SHOT_HALF),
                             lw_box_around (&line->to, 1, SHOT_HALF));
  LwPoint middle = { (screen->shape.bounds.x1 + screen->shape.bounds.x2) / 2,
                     (screen->shape.bounds.y1 + screen->shape.bounds.y2) / 2 };
  LwLength along = lw_distance (line->from, middle);

  return lw_box_meets (box, screen->shape.bounds) && along > CLOSE_BY &&
         screen->top > height_along (line, MIN (along, line->length)) - SLACK &&
         lw_ground_shape_stops (&screen->shape, line->from, line->to, SHOT_HALF);
}

static gboolean
draw_line (const LwSighting *sighting, guint gun, guint man)
{
  const LwTerrain *terrain = sighting->terrain;
  Line line = { .from = lw_terrain_middle (terrain, gun),
                .to = lw_terrain_middle (terrain, man),
                .high = lw_terrain_height (terrain, gun) + MUZZLE,
                .low = lw_terrain_height (terrain, man) + BODY };

  line.length = lw_distance (line.from, line.to);
  for (guint i = 0; i < sighting->screens->len; i++)
    if (is_screened (&g_array_index (sighting->screens, Screen, i), &line))
      return FALSE;

  return is_over_boards (terrain, &line);
}

gboolean
lw_sighting_clear (LwSighting *sighting, LwPoint gun, LwPoint man)
{
  guint from = lw_terrain_cell (sighting->terrain, gun);
  guint to = lw_terrain_cell (sighting->terrain, man);
  guint8 *seen = g_hash_table_lookup (sighting->seen, GUINT_TO_POINTER (from));

  if (seen == NULL)
    {
      seen = g_new0 (guint8, lw_terrain_cells (sighting->terrain));
      g_hash_table_insert (sighting->seen, GUINT_TO_POINTER (from), seen);
    }
  if (seen[to] == UNKNOWN)
    seen[to] = draw_line (sighting, from, to) ? CLEAR : COVERED;
  return seen[to] == CLEAR;
}
