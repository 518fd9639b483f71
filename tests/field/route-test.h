/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * route-test.h: things to go round, and ways that are looked for among them.
 */
#pragma once

#include "lw-route.h"

#include "field-test.h"
#include "lw-route-graph.h"

#define MAN 96
#define GUN 300

static inline void
add_tree (LwCountry *country, LwPoint at)
{
  LwFeature *tree = lw_feature_new (LW_FEATURE_TREE, "tree");

  tree->at = at;
  lw_country_add (country, tree);
}

static inline void
add_house (LwCountry *country, LwPoint at, LwLength width, LwLength depth, LwAngle angle)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = at;
  house->width = width;
  house->depth = depth;
  house->angle = angle;
  lw_country_add (country, house);
}

static inline LwFeature *
add_line (LwCountry *country, LwFeatureKind kind, LwPoint a, LwPoint b, LwLength breadth)
{
  LwFeature *line = lw_feature_new (kind, "line");

  g_array_append_val (line->points, a);
  g_array_append_val (line->points, b);
  line->width = line->thickness = breadth;
  line->height = LW_INCHES (2);
  lw_country_add (country, line);
  return line;
}

/* A Country of houses, trees and walls, none of them on the borders. */
static inline LwCountry *
draw_country (guint32 *seed, int things)
{
  LwCountry *country = lw_country_new ("", 10 * LW_FOOT, 10 * LW_FOOT);

  for (int i = 0; i < things; i++)
    {
      LwPoint at = draw_point (seed, 1000, 29000);

      if (i % 10 < 2)
        add_house (country, at, draw_between (seed, 500, 2500), draw_between (seed, 500, 1500),
                   draw_between (seed, 0, LW_TURN));
      else if (i % 10 < 4)
        add_line (
            country, LW_FEATURE_WALL, at,
            lw_point_towards (at, draw_between (seed, 0, LW_TURN), draw_between (seed, 500, 4000)),
            128);
      else
        add_tree (country, at);
    }
  return country;
}
