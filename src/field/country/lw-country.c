/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country.c: the Country as a list of things, and words for them.
 *
 * Things lie in the list in the order in which they were put down, so that a board lies on those
 * before it. A thing is looked for from one end to the other: there are a few hundred at most, and
 * whoever asks often makes a ground of the Country (lw-ground).
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

LwLength
lw_country_board_under (const LwCountry *country, const LwFeature *board)
{
  LwLength top = 0;

  g_return_val_if_fail (country != NULL && board != NULL, 0);

  g_autoptr (GArray) shapes = lw_feature_shapes (board);
  if (shapes->len == 0)
    return 0;
  for (guint i = 0; i < country->features->len; i++)
    {
      const LwFeature *other = lw_country_feature (country, i);

      if (other == board)
        break;
      if (other->kind == LW_FEATURE_BOARD && other->height > top && other->points->len > 0)
        {
          LwShape shape =
              lw_shape_polygon (&g_array_index (other->points, LwPoint, 0), other->points->len);

          if (lw_shape_nearer (&g_array_index (shapes, LwShape, 0), &shape, 0))
            top = other->height;
        }
    }
  return top;
}

/* "the church", when it is the only one; one string a kind, for grammars that need it. */
static const char *
describe_kind (LwFeatureKind kind)
{
  switch (kind)
    {
    case LW_FEATURE_BOARD:
      return _ ("the board hill");
    case LW_FEATURE_HOUSE:
      return _ ("the house");
    case LW_FEATURE_CHURCH:
      return _ ("the church");
    case LW_FEATURE_SHED:
      return _ ("the shed");
    case LW_FEATURE_WALL:
      return _ ("the wall");
    case LW_FEATURE_TREE:
      return _ ("the tree");
    case LW_FEATURE_WOOD:
      return _ ("the wood");
    case LW_FEATURE_ROCK:
      return _ ("the rock");
    case LW_FEATURE_RIVER:
      return _ ("the river");
    case LW_FEATURE_POND:
      return _ ("the pond");
    case LW_FEATURE_SWAMP:
      return _ ("the swamp");
    case LW_FEATURE_FORD:
      return _ ("the ford");
    case LW_FEATURE_BRIDGE:
      return _ ("the bridge");
    case LW_FEATURE_ROAD:
      return _ ("the road");
    default:
      g_return_val_if_reached ("");
    }
}

static guint
count_kind (const LwCountry *country, LwFeatureKind kind)
{
  guint n = 0;

  for (guint i = 0; i < country->features->len; i++)
    n += lw_country_feature (country, i)->kind == kind;
  return n;
}

/* ---- names of any script ---- */

static gboolean
is_mark_of_direction (gunichar letter)
{
  return letter == 0x61c || letter == 0x200e || letter == 0x200f ||
         (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
}

/* Hebrew, Arabic and their neighbours. */
static gboolean
is_leftward (gunichar letter)
{
  return (letter >= 0x590 && letter <= 0x8ff) || (letter >= 0xfb1d && letter <= 0xfdff) ||
         (letter >= 0xfe70 && letter <= 0xfefe) || (letter >= 0x10800 && letter <= 0x10fff) ||
         (letter >= 0x1e800 && letter <= 0x1efff);
}

const char *
lw_name_shown (const char *name)
{
  g_autoptr (GString) shown = NULL;
  gboolean leftward = FALSE, marked = FALSE;

  if (name == NULL || g_str_is_ascii (name) || !g_utf8_validate (name, -1, NULL))
    return name;

  shown = g_string_new (NULL);
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      leftward = leftward || is_leftward (letter);
      if (is_mark_of_direction (letter))
        marked = TRUE;
      else
        g_string_append_unichar (shown, letter);
    }
  if (!leftward && !marked)
    return name;

  if (leftward)
    {
      g_string_prepend_unichar (shown, 0x2068);
      g_string_append_unichar (shown, 0x2069);
    }
  return g_intern_string (shown->str);
}

char *
lw_country_describe (const LwCountry *country, const LwFeature *feature)
{
  g_autofree char *along = NULL;
  LwBox box;

  g_return_val_if_fail (country != NULL && feature != NULL, NULL);

  if (feature->name != NULL && *feature->name != '\0')
    return g_strdup (lw_name_shown (feature->name));
  if (count_kind (country, feature->kind) <= 1)
    return g_strdup (describe_kind (feature->kind));

  box = lw_feature_bounds (feature);
  /* A whole inch is near enough to find it by. */
  along = lw_length_format ((box.x1 + (box.x2 - box.x1) / 2 + LW_INCH / 2) / LW_INCH * LW_INCH,
                            LW_UNITS_FEET);
  /* Translators: a thing among several of its kind and how far it stands from the left end of the
   * south back line: "the tree at 4 ft 2 in" */
  return g_strdup_printf (_ ("%s at %s"), describe_kind (feature->kind), along);
}
