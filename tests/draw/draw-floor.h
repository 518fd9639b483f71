/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * draw-floor.h: what the tests of drawing share: a small Country, a battle on it, pixels.
 */
#pragma once

#include "lw-scene.h"

static inline LwPoint
at_inches (double x, double y)
{
  return (LwPoint){ (LwLength) (x * LW_INCH), (LwLength) (y * LW_INCH) };
}

/* One thing of any kind about (30, 24): boxes 10 by 6, lines and outlines of the like size. */
static inline LwFeature *
make_thing (LwFeatureKind kind, const char *id, double x, double y)
{
  LwFeature *feature = lw_feature_new (kind, id);
  LwPoint outline[] = { at_inches (x - 6, y - 4), at_inches (x + 6, y - 4),
                        at_inches (x + 5, y + 4), at_inches (x - 5, y + 4) };

  feature->at = at_inches (x, y);
  feature->width = LW_INCHES (kind == LW_FEATURE_RIVER || kind == LW_FEATURE_ROAD ? 3 : 10);
  feature->depth = LW_INCHES (6);
  feature->radius = LW_INCH;
  feature->thickness = LW_INCH / 2;
  feature->height = LW_INCHES (2);
  feature->angle = 20 * LW_DEGREE;
  if (lw_feature_has_outline (kind) || lw_feature_has_line (kind))
    {
      if (feature->points == NULL)
        feature->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
      g_array_append_vals (feature->points, outline, lw_feature_has_line (kind) ? 3 : 4);
    }
  return feature;
}

static inline LwCountry *
make_country (void)
{
  LwCountry *country = lw_country_new ("Small", LW_INCHES (60), LW_INCHES (48));

  country->texture = 1913;
  lw_country_add (country, make_thing (LW_FEATURE_BOARD, "hill", 16, 30));
  lw_country_add (country, make_thing (LW_FEATURE_HOUSE, "house", 16, 30));
  lw_country_add (country, make_thing (LW_FEATURE_TREE, "tree", 44, 12));
  lw_country_add (country, make_thing (LW_FEATURE_RIVER, "river", 44, 30));
  return country;
}

/* Four foot, two horse and a gun a side; Red on the north line, Blue on the south; all put down. */
static inline LwBattle *
make_battle (const LwCountry *country)
{
  LwPlayer players[LW_N_SIDES] = { { (char *) "Robert", LW_EDGE_NORTH, { 4, 2, 1 } },
                                   { (char *) "Anna", LW_EDGE_SOUTH, { 4, 2, 1 } } };
  LwHouseRules rules;

  lw_house_rules_init (&rules);
  LwBattle *battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1);
  for (guint i = 0; i < battle->n_men; i++)
    {
      LwMan *man = lw_battle_man_rw (battle, i);
      man->state = LW_MAN_FIGHTING;
      man->at = at_inches (10 + 3 * (i % 6), man->side == LW_RED ? 44 : 4);
      man->facing = man->side == LW_RED ? LW_SOUTH : LW_NORTH;
    }
  for (guint i = 0; i < battle->n_guns; i++)
    {
      LwGun *gun = lw_battle_gun_rw (battle, i);
      gun->placed = TRUE;
      gun->at = at_inches (36, gun->owner == LW_RED ? 42 : 6);
      gun->bearing = gun->owner == LW_RED ? LW_NORTH : LW_SOUTH;
    }
  battle->phase = LW_PHASE_MEN;
  battle->curtain_closed = FALSE;
  return battle;
}

static inline cairo_surface_t *
make_surface (int width, int height, guint32 ground)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba (cr, ((ground >> 16) & 0xff) / 255.0, ((ground >> 8) & 0xff) / 255.0,
                         (ground & 0xff) / 255.0, ground >> 24 == 0 ? 0 : 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return surface;
}

static inline guint32
pixel_at (cairo_surface_t *surface, int x, int y)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  cairo_surface_flush (surface);
  return *(const guint32 *) (const void *) (data + y * stride + x * 4);
}

static inline guint
count_differences (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  guint n = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += pixel_at (a, x, y) != pixel_at (b, x, y);
  return n;
}
