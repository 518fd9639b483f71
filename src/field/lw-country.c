/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country.c: the Country as a list of things, and words for them.
 */
#include "lw-country.h"

#include <glib/gi18n-lib.h>

static void
free_feature_cb (gpointer feature)
{
  lw_feature_free (feature);
}

LwCountry *
lw_country_new (const char *name, LwLength width, LwLength depth)
{
  LwCountry *country = g_new0 (LwCountry, 1);

  country->name = g_strdup (name != NULL ? name : "");
  country->width = width;
  country->depth = depth;
  country->features = g_ptr_array_new_with_free_func (free_feature_cb);
  return country;
}

LwCountry *
lw_country_copy (const LwCountry *country)
{
  LwCountry *copy;

  g_return_val_if_fail (country != NULL, NULL);

  copy = lw_country_new (country->name, country->width, country->depth);
  copy->author = g_strdup (country->author);
  copy->notes = g_strdup (country->notes);
  copy->texture = country->texture;
  for (guint i = 0; i < country->features->len; i++)
    lw_country_add (copy, lw_feature_copy (g_ptr_array_index (country->features, i)));
  return copy;
}

void
lw_country_free (LwCountry *country)
{
  if (country == NULL)
    return;
  g_free (country->name);
  g_free (country->author);
  g_free (country->notes);
  g_ptr_array_unref (country->features);
  g_free (country);
}

void
lw_country_add (LwCountry *country, LwFeature *feature)
{
  g_return_if_fail (country != NULL && feature != NULL);

  g_ptr_array_add (country->features, feature);
}

const LwFeature *
lw_country_find (const LwCountry *country, const char *id)
{
  g_return_val_if_fail (country != NULL, NULL);

  for (guint i = 0; id != NULL && i < country->features->len; i++)
    {
      const LwFeature *feature = g_ptr_array_index (country->features, i);

      if (g_str_equal (feature->id, id))
        return feature;
    }
  return NULL;
}

const LwFeature *
lw_country_feature (const LwCountry *country, guint index)
{
  g_return_val_if_fail (country != NULL && index < country->features->len, NULL);

  return g_ptr_array_index (country->features, index);
}

guint
lw_country_count (const LwCountry *country)
{
  g_return_val_if_fail (country != NULL, 0);

  return country->features->len;
}

LwBox
lw_country_bounds (const LwCountry *country)
{
  g_return_val_if_fail (country != NULL, ((LwBox){ 0, 0, 0, 0 }));

  return (LwBox){ 0, 0, country->width, country->depth };
}

LwLength
lw_country_line_y (const LwCountry *country, LwEdge edge)
{
  g_return_val_if_fail (country != NULL, 0);

  return edge == LW_EDGE_NORTH ? country->depth : 0;
}

LwPoint
lw_country_line_point (const LwCountry *country, LwEdge edge, LwPoint point)
{
  g_return_val_if_fail (country != NULL, point);

  return (LwPoint){ CLAMP (point.x, 0, country->width), lw_country_line_y (country, edge) };
}

/* "the church", when it is the only one; one string a kind, for grammars that need it. */
static const char *
describe_kind (LwFeatureKind kind)
{
  static const char *const words[LW_N_FEATURE_KINDS] = {
    [LW_FEATURE_BOARD] = N_ ("the board hill"),
                             [LW_FEATURE_HOUSE] = N_ ("the house"),
                                                      [LW_FEATURE_CHURCH] = N_ ("the church"),
                                                                                [LW_FEATURE_SHED] = N_ ("the shed"),
                                                                                                        [LW_FEATURE_WALL] = N_ ("the wall"),
                                                                                                                                [LW_FEATURE_TREE] = N_ ("the tree"),
                                                                                                                                                        [LW_FEATURE_WOOD] = N_ ("the wood"),
                                                                                                                                                                                [LW_FEATURE_ROCK] = N_ ("the rock"),
                                                                                                                                                                                                        [LW_FEATURE_RIVER] = N_ ("the river"),
                                                                                                                                                                                                                                 [LW_FEATURE_POND] = N_ ("the pond"),
                                                                                                                                                                                                                                                         [LW_FEATURE_SWAMP] = N_ ("the swamp"),
                                                                                                                                                                                                                                                                                  [LW_FEATURE_FORD] = N_ ("the ford"),
                                                                                                                                                                                                                                                                                                          [LW_FEATURE_BRIDGE] = N_ ("the bridge"),
                                                                                                                                                                                                                                                                                                                                    [LW_FEATURE_ROAD] = N_ ("the road"),
                                                                                                                                                                                                                                                                                                                                    };

  return _ (words[kind]);
}

static guint
count_kind (const LwCountry *country, LwFeatureKind kind)
{
  guint n = 0;

  for (guint i = 0; i < country->features->len; i++)
    n += lw_country_feature (country, i)->kind == kind;
  return n;
}

char *
lw_country_describe (const LwCountry *country, const LwFeature *feature)
{
  g_autofree char *along = NULL;
  LwBox box;

  g_return_val_if_fail (country != NULL && feature != NULL, NULL);

  if (feature->name != NULL && *feature->name != '\0')
    return g_strdup (feature->name);
  if (count_kind (country, feature->kind) <= 1)
    return g_strdup (describe_kind (feature->kind));

  box = lw_feature_bounds (feature);
  along = lw_length_format (box.x1 + (box.x2 - box.x1) / 2, LW_UNITS_FEET);
  /* TRANSLATORS: a thing among several of its kind and how far it stands from the left end of the
   * south back line: "the tree at 4 ft 2 in" */
  return g_strdup_printf (_ ("%s at %s"), describe_kind (feature->kind), along);
}
