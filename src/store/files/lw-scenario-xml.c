/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-xml.c: the <scenario> of a Country: forces, first move, house rules, zones.
 *
 * House rules stand in a battle as well, and are read and written the same there: only those that
 * differ from the laws are written, and none may be given twice.
 */
#include "lw-scenario-xml.h"

#include <glib/gi18n-lib.h>

/* The <outline> of an area and the <line> of a wall or a river. */

static const LwXmlValue no_attributes[] = { { NULL } };
static const LwXmlValue outline_text = {
  NULL, LW_XML_POINTS, FALSE, LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST, 3
};
static const LwXmlValue line_text = {
  NULL, LW_XML_POINTS, FALSE, LW_OUTLINE_XML_LEAST, LW_OUTLINE_XML_MOST, 2
};

const LwXmlElement lw_outline_xml_element = { "outline", NULL, no_attributes,
                                              .text = &outline_text };
const LwXmlElement lw_outline_xml_line_for_test = { "line", NULL, no_attributes,
                                                    .text = &line_text };

static gboolean
check_points (const LwXmlDocument *document,
              const LwXmlNode *node,
              const GArray *points,
              const LwCountry *country,
              gboolean strict,
              GError **error)
{
  LwBox field = { 0, 0, country->width, country->depth };

  if (points->len > LW_OUTLINE_XML_POINTS)
    return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                        _ ("%u points are too many; at most %u are read"), points->len,
                        LW_OUTLINE_XML_POINTS);
  for (guint i = 0; strict && i < points->len; i++)
    {
      LwPoint point = g_array_index (points, LwPoint, i);

      if (!lw_box_holds (field, point))
        return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                            _ ("the point %d,%d lies outside the field of %d by %d"), point.x,
                            point.y, country->width, country->depth);
    }
  return TRUE;
}

GArray *
lw_outline_xml_read (const LwXmlDocument *document,
                     const LwXmlNode *node,
                     const LwCountry *country,
                     gboolean strict,
                     GError **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  lw_xml_get_points (node, NULL, points);
  if (!check_points (document, node, points, country, strict, error))
    return NULL;
  if (strict && !lw_outline_simple ((const LwPoint *)points->data, points->len))
    {
      lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                   _ ("the outline crosses itself or holds no area"));
      return NULL;
    }
  return g_steal_pointer (&points);
}

GArray *
lw_outline_xml_read_line (const LwXmlDocument *document,
                          const LwXmlNode *node,
                          const LwCountry *country,
                          gboolean strict,
                          GError **error)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  lw_xml_get_points (node, NULL, points);
  if (!check_points (document, node, points, country, strict, error))
    return NULL;
  for (guint i = 1; strict && i < points->len; i++)
    {
      LwPoint a = g_array_index (points, LwPoint, i - 1);
      LwPoint b = g_array_index (points, LwPoint, i);

      if (a.x != b.x || a.y != b.y)
        continue;
      lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                   _ ("the line has the point %d,%d twice running"), a.x, a.y);
      return NULL;
    }
  return g_steal_pointer (&points);
}

/* ---- What may be there ---- */

static const LwXmlValue rule_attributes[] = {
  { "name", LW_XML_ID, TRUE }, { "value", LW_XML_NAME, TRUE, .max = LW_XML_ID_LONGEST }, { NULL }
};
const LwXmlElement lw_scenario_xml_rule = { "rule", NULL, rule_attributes, .id = "name" };

static const LwXmlValue briefing_text = { NULL, LW_XML_TEXT, .max = LW_XML_TEXT_LONGEST };
static const LwXmlElement briefing_element = { "briefing", NULL, no_attributes,
                                               .text = &briefing_text };
static const LwXmlElement notes_element = { "notes", NULL, no_attributes, .text = &briefing_text };

static const LwXmlValue force_attributes[] = {
  { "side", LW_XML_CHOICE, TRUE, .choices = "red|blue" },
  { "edge", LW_XML_CHOICE, TRUE, .choices = "south|north" },
  { "name", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "commander", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "infantry", LW_XML_INT, TRUE, .max = LW_MOST_MEN },
  { "cavalry", LW_XML_INT, TRUE, .max = LW_MOST_MEN },
  { "guns", LW_XML_INT, TRUE, .max = LW_MOST_GUNS },
  { NULL }
};
static const LwXmlElement force_element = { "force", NULL, force_attributes, .id = "side" };

static const LwXmlValue zone_attributes[] = {
  { "side", LW_XML_CHOICE, TRUE, .choices = "red|blue" }, { NULL }
};
static const LwXmlChild zone_children[] = { { &lw_outline_xml_element, 0, 1, 1 }, { NULL } };
static const LwXmlElement zone_element = { "zone", NULL, zone_attributes, zone_children,
                                           .id = "side" };

static const LwXmlValue scenario_attributes[] = {
  { "title", LW_XML_NAME, FALSE, .max = LW_XML_NAME_LONGEST },
  { "variety", LW_XML_CHOICE, TRUE, .choices = "finish|blow|defensive" },
  { "first", LW_XML_CHOICE, FALSE, .choices = "red|blue" },
  { NULL }
};
static const LwXmlChild scenario_children[] = {
  { &briefing_element, 0, 0, 1 }, { &notes_element, 1, 0, 1 },
  { &force_element, 2, 2, 2 },    { &lw_scenario_xml_rule, 3, 0, LW_N_RULES },
  { &zone_element, 4, 0, 2 },     { NULL }
};
const LwXmlElement lw_scenario_xml_element = { "scenario", NULL, scenario_attributes,
                                               scenario_children };

/* ---- Reading ---- */

static gboolean
read_rule (const LwXmlDocument *document,
           const LwXmlNode *node,
           LwHouseRules *rules,
           GArray *seen,
           GError **error)
{
  const char *name = lw_xml_get (node, "name");
  const char *value = lw_xml_get (node, "value");
  LwRule rule;
  guint choice;

  if (!lw_rule_parse (name, &rule))
    return lw_xml_fail (document, node, "name", LW_STORE_ERROR_CONTENT, error,
                        _ ("there is no house rule “%s”"), name);
  if (!lw_rule_parse_choice (rule, value, &choice))
    return lw_xml_fail (document, node, "value", LW_STORE_ERROR_CONTENT, error,
                        _ ("the house rule “%s” has no choice “%s”"), name, value);
  if (g_array_index (seen, gboolean, rule))
    return lw_xml_fail (document, node, "name", LW_STORE_ERROR_CONTENT, error,
                        _ ("the house rule “%s” is given twice"), name);
  g_array_index (seen, gboolean, rule) = TRUE;
  rules->choice[rule] = choice;
  return TRUE;
}

gboolean
lw_scenario_xml_read_rules (const LwXmlDocument *document,
                            const LwXmlNode *node,
                            LwHouseRules *rules,
                            GError **error)
{
  g_autoptr (GArray) seen = g_array_sized_new (FALSE, TRUE, sizeof (gboolean), LW_N_RULES);

  g_array_set_size (seen, LW_N_RULES);
  lw_house_rules_init (rules);
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);

      if (child->element == &lw_scenario_xml_rule &&
          !read_rule (document, child, rules, seen, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_force (const LwXmlDocument *document,
            const LwXmlNode *node,
            LwScenario *scenario,
            gboolean strict,
            GError **error)
{
  LwSide side = lw_xml_get_choice (node, "side", LW_RED);
  LwForce *force = &scenario->side[side].force;

  scenario->side[side].edge = lw_xml_get_choice (node, "edge", LW_EDGE_SOUTH);
  g_free (scenario->side[side].name);
  scenario->side[side].name = g_strdup (lw_xml_get (node, "name"));
  g_free (scenario->side[side].commander);
  scenario->side[side].commander = g_strdup (lw_xml_get (node, "commander"));
  force->infantry = lw_xml_get_int (node, "infantry", 0);
  force->cavalry = lw_xml_get_int (node, "cavalry", 0);
  force->guns = lw_xml_get_int (node, "guns", 0);
  if (!strict || force->infantry + force->cavalry > 0)
    return TRUE;
  return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                      _ ("the force has no men"));
}

static gboolean
read_forces (const LwXmlDocument *document,
             const LwXmlNode *node,
             LwScenario *scenario,
             gboolean strict,
             GError **error)
{
  guint seen[LW_N_SIDES] = { 0 };

  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);

      if (child->element != &force_element)
        continue;
      seen[lw_xml_get_choice (child, "side", LW_RED)]++;
      if (!read_force (document, child, scenario, strict, error))
        return FALSE;
    }
  if (seen[LW_RED] != 1 || seen[LW_BLUE] != 1)
    return lw_xml_fail (document, node, NULL, LW_STORE_ERROR_CONTENT, error,
                        _ ("one force for red and one for blue are needed"));
  if (!strict || scenario->side[LW_RED].edge != scenario->side[LW_BLUE].edge)
    return TRUE;
  return lw_xml_fail (
      document, node, NULL, LW_STORE_ERROR_CONTENT, error,
      _ ("both sides have the same back line; one needs south and the other north"));
}

static gboolean
read_zones (const LwXmlDocument *document,
            const LwXmlNode *node,
            const LwCountry *country,
            LwScenario *scenario,
            gboolean strict,
            GError **error)
{
  for (guint i = 0; i < lw_xml_n_children (node); i++)
    {
      const LwXmlNode *child = lw_xml_nth_child (node, i);
      LwSide side;

      if (child->element != &zone_element)
        continue;
      side = lw_xml_get_choice (child, "side", LW_RED);
      if (scenario->side[side].zone != NULL)
        return lw_xml_fail (document, child, NULL, LW_STORE_ERROR_CONTENT, error,
                            _ ("a side has two zones; one at most is read"));
      scenario->side[side].zone =
          lw_outline_xml_read (document, lw_xml_nth_child (child, 0), country, strict, error);
      if (scenario->side[side].zone == NULL)
        return FALSE;
    }
  return TRUE;
}

LwScenario *
lw_scenario_xml_read (const LwXmlDocument *document,
                      const LwXmlNode *node,
                      const LwCountry *country,
                      gboolean strict,
                      GError **error)
{
  g_autoptr (LwScenario) scenario = lw_scenario_new ();
  gint first = lw_xml_get_choice (node, "first", -1);

  g_free (scenario->title);
  scenario->title = g_strdup (lw_xml_get (node, "title"));
  g_free (scenario->briefing);
  scenario->briefing = g_strdup (lw_xml_child_text (node, "briefing"));
  scenario->notes = g_strdup (lw_xml_child_text (node, "notes"));
  scenario->variety = lw_xml_get_choice (node, "variety", LW_VARIETY_FINISH);
  scenario->has_first = first >= 0;
  scenario->first = MAX (first, 0);
  if (!read_forces (document, node, scenario, strict, error) ||
      !lw_scenario_xml_read_rules (document, node, &scenario->rules, error) ||
      !read_zones (document, node, country, scenario, strict, error))
    return NULL;
  return g_steal_pointer (&scenario);
}

/* ---- Writing ---- */

void
lw_scenario_xml_put_rules (LwXmlWriter *writer, const LwHouseRules *rules)
{
  for (guint rule = 0; rule < LW_N_RULES; rule++)
    {
      if (rules->choice[rule] == 0)
        continue;
      lw_xml_open (writer, "rule");
      lw_xml_put (writer, "name", lw_rule_nick (rule));
      lw_xml_put (writer, "value", lw_rule_choice_nick (rule, rules->choice[rule]));
      lw_xml_close (writer);
    }
}

static void
put_force (LwXmlWriter *writer, const LwScenario *scenario, LwSide side)
{
  const LwForce *force = &scenario->side[side].force;

  lw_xml_open (writer, "force");
  lw_xml_put (writer, "side", lw_side_nick (side));
  lw_xml_put (writer, "edge", scenario->side[side].edge == LW_EDGE_NORTH ? "north" : "south");
  lw_xml_put (writer, "name", scenario->side[side].name);
  lw_xml_put (writer, "commander", scenario->side[side].commander);
  lw_xml_put_int (writer, "infantry", force->infantry);
  lw_xml_put_int (writer, "cavalry", force->cavalry);
  lw_xml_put_int (writer, "guns", force->guns);
  lw_xml_close (writer);
}

static void
put_zone (LwXmlWriter *writer, const LwScenario *scenario, LwSide side)
{
  if (scenario->side[side].zone == NULL)
    return;
  lw_xml_open (writer, "zone");
  lw_xml_put (writer, "side", lw_side_nick (side));
  lw_xml_points (writer, "outline", scenario->side[side].zone);
  lw_xml_close (writer);
}

void
lw_scenario_xml_put (LwXmlWriter *writer, const LwScenario *scenario)
{
  lw_xml_open (writer, "scenario");
  lw_xml_put (writer, "title", scenario->title);
  lw_xml_put (writer, "variety", lw_variety_nick (scenario->variety));
  if (scenario->has_first)
    lw_xml_put (writer, "first", lw_side_nick (scenario->first));
  lw_xml_text (writer, "briefing", scenario->briefing);
  lw_xml_text (writer, "notes", scenario->notes);
  put_force (writer, scenario, LW_RED);
  put_force (writer, scenario, LW_BLUE);
  lw_scenario_xml_put_rules (writer, &scenario->rules);
  put_zone (writer, scenario, LW_RED);
  put_zone (writer, scenario, LW_BLUE);
  lw_xml_close (writer);
}
