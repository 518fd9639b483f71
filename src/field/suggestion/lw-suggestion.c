/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggestion.c: a Country from a seed: water first, then one half laid out thing by thing, and
 * the other half turned from it.
 */
#include "lw-suggestion-private.h"

#include <glib/gi18n-lib.h>

#include "drafting/drafting.h"

#define CROSSINGS_APART (3 * LW_FOOT)

/* How many of a thing that a slider of 1 to 4 wants so many of on the usual field. */
static gint
how_many (const LwMaker *maker, guint slider, gint each)
{
  gint n = (gint)slider * each * maker->scale;

  return slider == 0 ? 0 : MAX (1, (n + 2) / 4);
}

/* ---- Water ---- */

static void
make_pond (LwMaker *maker)
{
  for (gint i = 0; i < LW_MAKER_TRIES / 2; i++)
    {
      LwFeature *pond = lw_maker_new_thing (maker, LW_FEATURE_POND);

      lw_maker_round_off (maker, pond, lw_maker_some_place (maker, LW_INCHES (5)),
                          lw_maker_between (maker, 5, 9) * LW_INCH,
                          lw_maker_between (maker, 4, 6) * LW_INCH);
      lw_maker_smooth (pond, TRUE);
      lw_maker_smooth (pond, TRUE);
      if (lw_maker_put_down (maker, pond))
        return;
    }
}

/* From the west through the middle to the east, where it is its own image. */
static LwFeature *
make_river (LwMaker *maker, LwLength breadth)
{
  LwCountry *country = maker->country;
  LwFeature *river = lw_maker_new_thing (maker, LW_FEATURE_RIVER);
  LwPoint centre = { country->width / 2, country->depth / 2 };
  LwLength sway = country->depth / 12;
  gint n = CLAMP (country->width / (2 * LW_FOOT), 2, 8);

  river->width = breadth;
  for (gint i = 0; i < n; i++)
    lw_maker_add_corner (
        river, (LwPoint){ centre.x * i / n, centre.y + lw_maker_between (maker, -sway, sway) });
  lw_maker_add_corner (river, centre);
  lw_maker_smooth (river, FALSE);
  lw_maker_smooth (river, FALSE);
  for (guint i = river->points->len - 1; i > 0; i--)
    {
      LwPoint point = g_array_index (river->points, LwPoint, i - 1);

      lw_maker_add_corner (river, (LwPoint){ country->width - point.x, country->depth - point.y });
    }
  lw_country_add (country, river);
  return river;
}

static void
cross_river (LwMaker *maker, const LwFeature *river, LwFeatureKind kind, LwLength x)
{
  LwFeature *crossing = lw_maker_new_thing (maker, kind);

  crossing->width = LW_INCHES (kind == LW_FEATURE_BRIDGE ? 4 : 5);
  lw_snap_crossing (river, (LwPoint){ x, maker->country->depth / 2 }, LW_INCH, crossing);
  /* Even sizes, for the same reason as houses. */
  crossing->depth += crossing->depth % 2;
  lw_country_add (maker->country, crossing);
}

static void
make_water (LwMaker *maker)
{
  LwLength width = maker->country->width;
  const LwFeature *river;
  gint pairs = width / 2 / CROSSINGS_APART;

  if (maker->wish->water < 2)
    return;
  river = make_river (maker, maker->wish->water == 2 ? LW_INCHES (2) : LW_INCHES (4));
  cross_river (maker, river, LW_FEATURE_BRIDGE, width / 2);
  for (gint i = 1; i <= MAX (1, pairs); i++)
    {
      LwLength away = width / 2 * i / (MAX (1, pairs) + 1);
      LwFeatureKind kind = i % 2 == 1 ? LW_FEATURE_FORD : LW_FEATURE_BRIDGE;

      cross_river (maker, river, kind, width / 2 - away);
      cross_river (maker, river, kind, width / 2 + away);
    }
}

/* ---- The whole ---- */

/* On dry ground a farm stands in the very middle and is its own image. */
static void
make_centre (LwMaker *maker)
{
  LwFeature *farm;

  if (maker->wish->water >= 2 || maker->wish->buildings == 0)
    return;
  farm = lw_maker_new_building (maker, LW_FEATURE_HOUSE);
  farm->at = (LwPoint){ maker->country->width / 2, maker->country->depth / 2 };
  lw_country_add (maker->country, farm);
}

/* Things that are their own image were laid first; all after them get one. */
static void
turn_half (LwMaker *maker, guint first)
{
  LwCountry *country = maker->country;
  guint n = lw_country_count (country);

  for (guint i = first; i < n; i++)
    {
      LwFeature *image = lw_feature_copy (lw_country_feature (country, i));

      g_free (image->id);
      image->id = g_strdup_printf ("%s-%u", lw_feature_kind_nick (image->kind), ++maker->next);
      lw_feature_flip (image, country->depth, FALSE);
      lw_feature_flip (image, country->width, TRUE);
      lw_country_add (country, image);
    }
}

static void
lay_out (LwMaker *maker)
{
  const LwSuggestion *wish = maker->wish;
  guint first;

  make_water (maker);
  make_centre (maker);
  first = lw_country_count (maker->country);
  for (gint i = how_many (maker, wish->hills, 1); i > 0; i--)
    lw_maker_make_hill (maker);
  for (gint i = wish->water == 1 || wish->water == 4 ? how_many (maker, 1, 1) : 0; i > 0; i--)
    make_pond (maker);
  for (gint i = 0; i < how_many (maker, wish->buildings, 2); i++)
    lw_maker_make_building (maker, i);
  for (gint i = how_many (maker, wish->woods, 1); i > 0; i--)
    lw_maker_make_wood (maker);
  for (gint i = how_many (maker, wish->woods, 2); i > 0; i--)
    for (gint k = 0; k < 6 && !lw_maker_plant_tree (maker, lw_maker_some_place (maker, LW_INCH));
         k++)
      ;
  for (gint i = how_many (maker, 1, 2); i > 0; i--)
    lw_maker_make_rock (maker);
  turn_half (maker, first);
}

/* Boards lie lowest, whatever was thought of first. */
static gint
compare_layers_cb (gconstpointer a, gconstpointer b)
{
  const LwFeature *one = *(const LwFeature *const *)a, *other = *(const LwFeature *const *)b;
  gint layer = one->kind == LW_FEATURE_BOARD ? one->height : G_MAXINT;
  gint other_layer = other->kind == LW_FEATURE_BOARD ? other->height : G_MAXINT;

  if (layer != other_layer)
    return layer < other_layer ? -1 : 1;
  return 0;
}

void
lw_suggestion_init (LwSuggestion *wish)
{
  g_return_if_fail (wish != NULL);

  *wish = (LwSuggestion){ 1, 10 * LW_FOOT, 8 * LW_FOOT, 2, 2, 2, 2 };
}

LwCountry *
lw_suggestion_make (const LwSuggestion *wish)
{
  LwMaker maker = { wish };
  LwCountry *country;
  LwLength line;

  g_return_val_if_fail (wish != NULL, NULL);

  country =
      lw_country_new (_ ("A suggested Country"), CLAMP (wish->width, LW_FIELD_MIN, LW_FIELD_MAX),
                      CLAMP (wish->depth, LW_FIELD_MIN, LW_FIELD_MAX));
  country->texture = wish->seed % 1000000000;
  country->width -= country->width % 2;
  country->depth -= country->depth % 2;
  line = MIN (LW_INCHES (14), country->depth / 6);
  maker.country = country;
  maker.state = (guint64)wish->seed * 2862933555777941757u + 3037000493u;
  lw_maker_draw_number (&maker);
  maker.half = (LwBox){ LW_INCHES (2), line, country->width - LW_INCHES (2),
                        country->depth / 2 - LW_MAKER_ROOM / 2 };
  maker.scale = (gint)CLAMP (
      (gint64)country->width * country->depth * 4 / ((gint64)80 * LW_FOOT * LW_FOOT), 2, 40);
  lay_out (&maker);
  g_ptr_array_sort (country->features, compare_layers_cb);
  return country;
}
