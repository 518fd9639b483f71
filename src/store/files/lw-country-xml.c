/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-xml.c: the <country> element: the floor and what is arranged on it.
 *
 * Each kind of thing is an element whose table says which attributes it has; reading and writing
 * both go by that table. A Country that is being drawn may hold what a battle may not: things off
 * the field, outlines that cross themselves, sizes of nothing. Read strictly, those are faults with
 * their place.
 */
#include "lw-country-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-scenario-xml.h"

#define TALLEST (6 * LW_FOOT)

/* ---- What may be there ---- */

#define ID_AND_NAME                                                                      \
  { "id", LW_XML_ID, TRUE }, { "name", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST }, \
  {                                                                                      \
    "locked", LW_XML_CHOICE, FALSE, .choices = "no|yes"                                  \
  }
#define LENGTH(name, least, most)           \
  {                                         \
    name, LW_XML_INT, TRUE, (least), (most) \
  }
#define PLACE                                              \
  LENGTH ("x", LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST), \
      LENGTH ("y", LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST)
#define ANGLE                                    \
  {                                              \
    "angle", LW_XML_INT, FALSE, 0, (LW_TURN - 1) \
  }

static const LwXmlValue no_attributes[] = { { NULL } };
static const LwXmlValue author_text = { NULL, LW_XML_NAME, .max = LW_XML_NAME_LONGEST };
static const LwXmlValue notes_text = { NULL, LW_XML_TEXT, .max = LW_XML_TEXT_LONGEST };

static const LwXmlElement author_element = { "author", NULL, no_attributes, .text = &author_text };
static const LwXmlElement notes_element = { "notes", NULL, no_attributes, .text = &notes_text };
static const LwXmlChild with_outline[] = { { &lw_outline_xml_element, 0, 1, 1 }, { NULL } };
static const LwXmlChild with_line[] = { { &lw_outline_xml_line_for_test, 0, 1, 1 }, { NULL } };

static const LwXmlValue area_attributes[] = { ID_AND_NAME, { NULL } };
static const LwXmlValue board_attributes[] = { ID_AND_NAME,
                                               LENGTH ("height", 0, TALLEST),
                                               { NULL } };
static const LwXmlValue house_attributes[] = { ID_AND_NAME,
                                               PLACE,
                                               LENGTH ("width", 0, LW_FIELD_MAX),
                                               LENGTH ("depth", 0, LW_FIELD_MAX),
                                               LENGTH ("height", 0, TALLEST),
                                               ANGLE,
                                               { NULL } };
static const LwXmlValue wall_attributes[] = {
  ID_AND_NAME, LENGTH ("height", 0, TALLEST), LENGTH ("thickness", 0, LW_FOOT), { NULL }
};
static const LwXmlValue tree_attributes[] = {
  ID_AND_NAME, PLACE, LENGTH ("height", 0, TALLEST), { NULL }
};
static const LwXmlValue rock_attributes[] = {
  ID_AND_NAME, PLACE, LENGTH ("radius", 0, LW_FIELD_MAX), LENGTH ("height", 0, TALLEST), { NULL }
};
static const LwXmlValue way_attributes[] = { ID_AND_NAME,
                                             LENGTH ("width", 0, LW_FIELD_MAX),
                                             { NULL } };
static const LwXmlValue crossing_attributes[] = { ID_AND_NAME,
                                                  { "across", LW_XML_ID, TRUE },
                                                  PLACE,
                                                  LENGTH ("width", 0, LW_FIELD_MAX),
                                                  LENGTH ("depth", 0, LW_FIELD_MAX),
                                                  ANGLE,
                                                  { NULL } };

#define FEATURE(symbol, name, attributes, children) \
  static const LwXmlElement symbol = { name, NULL, attributes, children, .id = "id" }

FEATURE (board_element, "board", board_attributes, with_outline);
FEATURE (house_element, "house", house_attributes, NULL);
FEATURE (church_element, "church", house_attributes, NULL);
FEATURE (shed_element, "shed", house_attributes, NULL);
FEATURE (wall_element, "wall", wall_attributes, with_line);
FEATURE (tree_element, "tree", tree_attributes, NULL);
FEATURE (wood_element, "wood", area_attributes, with_outline);
FEATURE (rock_element, "rock", rock_attributes, NULL);
FEATURE (river_element, "river", way_attributes, with_line);
FEATURE (pond_element, "pond", area_attributes, with_outline);
FEATURE (swamp_element, "swamp", area_attributes, with_outline);
FEATURE (ford_element, "ford", crossing_attributes, NULL);
FEATURE (bridge_element, "bridge", crossing_attributes, NULL);
FEATURE (road_element, "road", way_attributes, with_line);

static const LwXmlValue country_attributes[] = {
  { "format", LW_XML_NAME, TRUE, .min = LW_FORMAT_MAJOR, .max = LW_XML_ID_LONGEST },
  { "name", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  LENGTH ("width", LW_FIELD_MIN, LW_FIELD_MAX),
  LENGTH ("depth", LW_FIELD_MIN, LW_FIELD_MAX),
  { "texture", LW_XML_INT, FALSE, .max = 999999999 },
  { NULL }
};
static const LwXmlChild country_children[] = { { &author_element, 0, 0, 1 },
                                               { &notes_element, 1, 0, 1 },
                                               { &board_element, 2 },
                                               { &house_element, 2 },
                                               { &church_element, 2 },
                                               { &shed_element, 2 },
                                               { &wall_element, 2 },
                                               { &tree_element, 2 },
                                               { &wood_element, 2 },
                                               { &rock_element, 2 },
                                               { &river_element, 2 },
                                               { &pond_element, 2 },
                                               { &swamp_element, 2 },
                                               { &ford_element, 2 },
                                               { &bridge_element, 2 },
                                               { &road_element, 2 },
                                               { &lw_scenario_xml_element, 3, 0, 1 },
                                               { NULL } };
const LwXmlElement lw_country_xml_element = { "country", "urn:little-wars:country",
                                              country_attributes, country_children,
                                              .most = LW_MOST_FEATURES };

/* ---- Reading ---- */

static gboolean
read_points (const LwXmlDocument *document,
             const LwXmlNode *node,
             const LwCountry *country,
             LwFeature *feature,
             gboolean strict,
             GError **error)
{
  if (lw_xml_n_children (node) == 0)
    return TRUE;
  g_clear_pointer (&feature->points, g_array_unref);
  if (lw_feature_has_outline (feature->kind))
    feature->points =
        lw_outline_xml_read (document, lw_xml_nth_child (node, 0), country, strict, error);
  else
    feature->points =
        lw_outline_xml_read_line (document, lw_xml_nth_child (node, 0), country, strict, error);
  return feature->points != NULL;
}

/* Buildings, trees and rocks stand whole on the field; a crossing reaches past its river's edges.
 */
static gboolean
check_inside (const LwXmlDocument *document,
              const LwXmlNode *node,
              const LwCountry *country,
              const LwFeature *feature,
              GError **error)
{
  LwBox field = { 0, 0, country->width, country->depth };
  LwBox box = feature->across
                  ? (LwBox){ feature->at.x, feature->at.y, feature->at.x, feature->at.y }
                  : lw_feature_bounds (feature);
  g_autofree char *who = NULL;

  if (feature->points || (lw_box_holds (field, (LwPoint){ box.x1, box.y1 }) &&
                          lw_box_holds (field, (LwPoint){ box.x2, box.y2 })))
    return TRUE;
  who = lw_xml_describe (node);
  return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                      _ ("%s stands outside the field of %d by %d, or over its edge"), who,
                      country->width, country->depth);
}

/* In a battle nothing is without width or height. */
static gboolean
check_sizes (const LwXmlDocument *document, const LwXmlNode *node, GError **error)
{
  static const char *const sizes[] = { "width", "depth", "radius", "thickness", "height" };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (lw_xml_find_attribute (node->element, sizes[i]) >= 0 &&
        lw_xml_get_int (node, sizes[i], 1) == 0)
      {
        g_autofree char *who = lw_xml_describe (node);

        return lw_xml_fail (document, node, sizes[i], LW_STORE_ERROR_CONTENT, error,
                            _ ("%s has %s=\"0\", which is no size for a battle"), who, sizes[i]);
      }
  return TRUE;
}

static gboolean
read_feature (const LwXmlDocument *document,
              const LwXmlNode *node,
              LwCountry *country,
              GHashTable *ids,
              gboolean strict,
              GError **error)
{
  g_autoptr (LwFeature) feature = NULL;
  const char *id = lw_xml_get (node, "id");
  LwFeatureKind kind;

  if (!lw_feature_kind_parse (node->element->name, &kind))
    g_assert_not_reached ();
  if (!g_hash_table_add (ids, (gpointer)id))
    return lw_xml_fail (document, node, "id", LW_STORE_ERROR_CONTENT, error,
                        _ ("the id “%s” is used twice"), id);
  feature = lw_feature_new (kind, id);
  g_free (feature->name);
  feature->name = g_strdup (lw_xml_get (node, "name"));
  feature->across = g_strdup (lw_xml_get (node, "across"));
  feature->at.x = lw_xml_get_int (node, "x", 0);
  feature->at.y = lw_xml_get_int (node, "y", 0);
  feature->width = lw_xml_get_int (node, "width", 0);
  feature->depth = lw_xml_get_int (node, "depth", 0);
  feature->radius = lw_xml_get_int (node, "radius", kind == LW_FEATURE_TREE ? LW_TREE_RADIUS : 0);
  feature->thickness = lw_xml_get_int (node, "thickness", 0);
  feature->height = lw_xml_get_int (node, "height", 0);
  feature->angle = lw_xml_get_int (node, "angle", 0);
  feature->locked = lw_xml_get_choice (node, "locked", 0) == 1;
  if (!read_points (document, node, country, feature, strict, error) ||
      (strict && (!check_sizes (document, node, error) ||
                  !check_inside (document, node, country, feature, error))))
    return FALSE;
  lw_country_add (country, g_steal_pointer (&feature));
  return TRUE;
}

static gboolean
is_feature (const LwXmlNode *node)
{
  LwFeatureKind kind;

  return lw_feature_kind_parse (node->element->name, &kind);
}

static gboolean
read_features (const LwXmlDocument *document,
               const LwXmlNode *node,
               LwCountry *country,
               gboolean strict,
               GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);

      if (is_feature (child) && !read_feature (document, child, country, ids, strict, error))
        return FALSE;
    }
  return TRUE;
}

/* Crossings may stand before their river in the file: references are looked at when all is read. */
static gboolean
check_crossings (const LwXmlDocument *document,
                 const LwXmlNode *node,
                 const LwCountry *country,
                 GError **error)
{
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);
      const char *across = lw_xml_find_attribute (child->element, "across") >= 0
                               ? lw_xml_get (child, "across")
                               : NULL;
      const LwFeature *river = across != NULL ? lw_country_find (country, across) : NULL;

      if (across != NULL && (river == NULL || river->kind != LW_FEATURE_RIVER))
        return lw_xml_fail (document, child, "across", LW_STORE_ERROR_CONTENT, error,
                            _ ("%s %s lies across “%s”, and there is no such river"),
                            child->element->name, lw_xml_get (child, "id"), across);
    }
  return TRUE;
}

LwCountry *
lw_country_xml_read (const LwXmlDocument *document,
                     const LwXmlNode *node,
                     gboolean strict,
                     LwScenario **scenario,
                     GError **error)
{
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwScenario) found = NULL;
  const LwXmlNode *child = lw_xml_child (node, "scenario");

  country = lw_country_new (lw_xml_get (node, "name"), lw_xml_get_int (node, "width", 0),
                            lw_xml_get_int (node, "depth", 0));
  country->author = g_strdup (lw_xml_child_text (node, "author"));
  country->notes = g_strdup (lw_xml_child_text (node, "notes"));
  country->texture = lw_xml_get_int (node, "texture", 0);
  if (!read_features (document, node, country, strict, error) ||
      (strict && !check_crossings (document, node, country, error)))
    return NULL;
  if (child != NULL && !(found = lw_scenario_xml_read (document, child, country, strict, error)))
    return NULL;
  if (scenario != NULL)
    *scenario = g_steal_pointer (&found);
  return g_steal_pointer (&country);
}

/* ---- Writing ---- */

/* Which attributes an element has is in its table; the values come from here. */
static void
put_attribute (LwXmlWriter *writer, const LwFeature *feature, const char *name)
{
  const struct
  {
    const char *name;
    gint32 value;
  } numbers[] = {
    { "x", feature->at.x },        { "y", feature->at.y },
    { "width", feature->width },   { "depth", feature->depth },
    { "radius", feature->radius }, { "thickness", feature->thickness },
    { "height", feature->height }, { "angle", feature->angle },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (numbers[i].name, name) == 0)
      {
        lw_xml_put_int (writer, name, numbers[i].value);
        return;
      }
  if (strcmp (name, "id") == 0)
    lw_xml_put (writer, name, feature->id);
  else if (strcmp (name, "name") == 0)
    lw_xml_put (writer, name, feature->name);
  else if (strcmp (name, "across") == 0)
    lw_xml_put (writer, name, feature->across);
  else if (strcmp (name, "locked") == 0)
    lw_xml_put (writer, name, feature->locked ? "yes" : NULL);
  else
    g_assert_not_reached ();
}

static const LwXmlElement *
element_of (LwFeatureKind kind)
{
  for (const LwXmlChild *child = country_children; child->element; child++)
    if (strcmp (child->element->name, lw_feature_kind_nick (kind)) == 0)
      return child->element;
  g_assert_not_reached ();
}

static void
put_feature (LwXmlWriter *writer, const LwFeature *feature)
{
  const LwXmlElement *element = element_of (feature->kind);

  lw_xml_open_line (writer, element->name);
  for (const LwXmlValue *value = element->attributes; value->name; value++)
    put_attribute (writer, feature, value->name);
  if (element->children != NULL)
    lw_xml_points (writer, element->children[0].element->name, feature->points);
  lw_xml_close (writer);
}

void
lw_country_xml_put (LwXmlWriter *writer, const LwCountry *country, const LwScenario *scenario)
{
  lw_xml_open (writer, "country");
  lw_xml_put (writer, "xmlns", lw_xml_root_space (LW_FILE_COUNTRY));
  lw_xml_put (writer, "format", "1.0");
  lw_xml_put (writer, "name", country->name);
  lw_xml_put_int (writer, "width", country->width);
  lw_xml_put_int (writer, "depth", country->depth);
  lw_xml_put_int (writer, "texture", country->texture);
  lw_xml_text (writer, "author", country->author);
  lw_xml_text (writer, "notes", country->notes);
  for (guint i = 0; i < lw_country_count (country); i++)
    put_feature (writer, lw_country_feature (country, i));
  if (scenario != NULL)
    lw_scenario_xml_put (writer, scenario);
  lw_xml_close (writer);
}
