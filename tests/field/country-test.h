/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * country-test.h: things for the Country of a test, and all of a Country in words, to compare.
 */
#pragma once

#include "war-test.h"

static inline LwFeature *
add_house (LwCountry *country, const char *id, LwPoint at, LwLength width, LwLength depth)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, id);

  house->at = at;
  house->width = width;
  house->depth = depth;
  house->height = LW_INCHES (4);
  lw_country_add (country, house);

  return house;
}

static inline LwFeature *
add_tree (LwCountry *country, const char *id, LwPoint at)
{
  LwFeature *tree = lw_feature_new (LW_FEATURE_TREE, id);

  tree->at = at;
  tree->radius = LW_TREE_RADIUS;
  tree->height = LW_INCHES (7);
  lw_country_add (country, tree);

  return tree;
}

/* A rectangle of board or of wood. */
static inline LwFeature *
add_area (LwCountry *country, LwFeatureKind kind, const char *id, LwBox box, LwLength height)
{
  LwFeature *area = lw_feature_new (kind, id);
  LwPoint corners[] = {
    { box.x1, box.y1 }, { box.x2, box.y1 }, { box.x2, box.y2 }, { box.x1, box.y2 }
  };

  if (area->points == NULL)
    area->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (area->points, corners, G_N_ELEMENTS (corners));
  area->height = height;
  lw_country_add (country, area);

  return area;
}

/* A straight wall. */
static inline LwFeature *
add_wall (LwCountry *country, const char *id, LwPoint from, LwPoint to)
{
  LwFeature *wall = lw_feature_new (LW_FEATURE_WALL, id);

  if (wall->points == NULL)
    wall->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_val (wall->points, from);
  g_array_append_val (wall->points, to);
  wall->thickness = LW_INCH / 4;
  wall->height = LW_INCHES (2);
  lw_country_add (country, wall);

  return wall;
}

/* Every place and measure of it, in order. (transfer full) */
static inline char *
country_in_words (const LwCountry *country)
{
  GString *words = g_string_new (NULL);
  guint i, k;

  g_string_printf (words, "%d %d %u\n", country->width, country->depth, country->texture);
  for (i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *it = lw_country_feature (country, i);

      g_string_append_printf (words, "%d %s %d,%d %d %d %d %d %d %d", it->kind, it->id, it->at.x,
                              it->at.y, it->width, it->depth, it->radius, it->thickness,
                              it->height, it->angle);
      for (k = 0; it->points != NULL && k < it->points->len; k++)
        g_string_append_printf (words, " %d,%d", g_array_index (it->points, LwPoint, k).x,
                                g_array_index (it->points, LwPoint, k).y);
      g_string_append_c (words, '\n');
    }

  return g_string_free (words, FALSE);
}
