/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-plan-parts.c: what stands in a Country, numbered, counted and listed.
 */
#include "lw-plan-parts.h"
#include "country/country.h"
#include "measure/measure.h"

#include <glib/gi18n-lib.h>

#define COLUMNS 6

static gint
compare_parts (gconstpointer a, gconstpointer b)
{
  const LwPart *one = a, *other = b;

  if (one->feature->kind != other->feature->kind)
    return (gint)one->feature->kind - (gint)other->feature->kind;
  return (gint)one->number - (gint)other->number;
}

GArray *
lw_plan_parts (const LwCountry *country)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (LwPart));
  guint number = 0;

  g_return_val_if_fail (country != NULL, parts);
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      /* The place in the Country keeps parts of a kind in their order while they are sorted. */
      LwPart part = { lw_country_feature (country, i), i };

      g_array_append_val (parts, part);
    }
  g_array_sort (parts, compare_parts);
  for (guint i = 0; i < parts->len; i++)
    {
      LwPart *part = &g_array_index (parts, LwPart, i);

      part->number = part->feature->kind == LW_FEATURE_TREE ? 0 : ++number;
    }
  return parts;
}

static guint
count_twigs (const GArray *parts)
{
  guint twigs = 0;

  for (guint i = 0; i < parts->len; i++)
    twigs += g_array_index (parts, LwPart, i).number == 0;
  return twigs;
}

char *
lw_plan_summary (const GArray *parts)
{
  guint twigs, numbered;
  g_autofree char *things = NULL;
  g_autofree char *trees = NULL;

  g_return_val_if_fail (parts != NULL, NULL);
  twigs = count_twigs (parts);
  numbered = parts->len - twigs;
  things = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u numbered part", "%u numbered parts", numbered), numbered);
  trees = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u twig", "%u twigs", twigs), twigs);
  if (twigs == 0)
    return g_steal_pointer (&things);
  return g_strdup_printf (_ ("%s and %s"), things, trees);
}

static LwLength
line_length (const LwFeature *feature)
{
  return feature->points && feature->points->len > 1
             ? lw_path_length ((const LwPoint *)(gconstpointer)feature->points->data,
                               feature->points->len)
             : 0;
}

static char *
format_by (LwLength width, LwLength depth)
{
  g_autofree char *one = lw_length_format (width, LW_UNITS_FEET);
  g_autofree char *other = lw_length_format (depth, LW_UNITS_FEET);

  return g_strdup_printf (_ ("%s by %s"), one, other);
}

static char *
format_size (const LwFeature *feature)
{
  LwBox box = lw_feature_bounds (feature);
  g_autofree char *across = NULL;

  if (lw_feature_has_box (feature->kind))
    return format_by (feature->width, feature->depth);
  if (feature->kind == LW_FEATURE_WALL)
    return format_by (line_length (feature), feature->thickness);
  if (lw_feature_has_line (feature->kind))
    return format_by (line_length (feature), feature->width);
  if (lw_feature_has_outline (feature->kind))
    return format_by (box.x2 - box.x1, box.y2 - box.y1);
  across = lw_length_format (2 * feature->radius, LW_UNITS_FEET);
  return g_strdup_printf (_ ("%s across"), across);
}

static char *
format_name (const LwFeature *feature)
{
  const char *kind = lw_feature_kind_name (feature->kind);

  if (feature->name && *feature->name)
    return g_strdup_printf (_ ("%s, %s"), feature->name, kind);
  return g_strdup (kind);
}

static char *
format_height (LwLength height)
{
  return height > 0 ? lw_length_format (height, LW_UNITS_FEET) : g_strdup ("–");
}

static void
add_part (LwTable *table, const LwPart *part)
{
  LwBox box = lw_feature_bounds (part->feature);
  char *cells[COLUMNS] = {
    g_strdup_printf ("%u", part->number),
    format_name (part->feature),
    format_size (part->feature),
    format_height (part->feature->height),
    lw_length_format (box.x1 + (box.x2 - box.x1) / 2, LW_UNITS_FEET),
    lw_length_format (box.y1 + (box.y2 - box.y1) / 2, LW_UNITS_FEET),
  };

  lw_table_add (table, LW_ROW_BODY, (const char *const *)cells);
  for (guint i = 0; i < COLUMNS; i++)
    g_free (cells[i]);
}

/* "42 twigs, 6 in to 8 in tall": one line for all of them. */
static void
add_twigs (LwTable *table, const GArray *parts)
{
  guint twigs = count_twigs (parts);
  LwLength least = G_MAXINT32, most = 0;
  g_autofree char *count = NULL;
  g_autofree char *size = NULL;
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;
  g_autofree char *height = NULL;

  if (twigs == 0)
    return;
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, LwPart, i).number == 0)
      {
        least = MIN (least, g_array_index (parts, LwPart, i).feature->height);
        most = MAX (most, g_array_index (parts, LwPart, i).feature->height);
      }
  count = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u twig", "%u twigs", twigs), twigs);
  size = lw_length_format (2 * LW_TREE_RADIUS, LW_UNITS_FEET);
  low = lw_length_format (least, LW_UNITS_FEET);
  high = lw_length_format (most, LW_UNITS_FEET);
  height = least == most ? g_strdup (high) : g_strdup_printf (_ ("%s to %s"), low, high);
  {
    g_autofree char *across = g_strdup_printf (_ ("%s across"), size);
    const char *const cells[COLUMNS] = { "", count, across, height, "", "" };

    lw_table_add (table, LW_ROW_BODY, cells);
  }
}

LwTable *
lw_plan_list (const GArray *parts)
{
  static const double shares[COLUMNS] = { 5, 28, 29, 15, 16, 16 };
  static const LwAlign aligns[COLUMNS] = { LW_ALIGN_LEFT,  LW_ALIGN_LEFT,  LW_ALIGN_LEFT,
                                           LW_ALIGN_RIGHT, LW_ALIGN_RIGHT, LW_ALIGN_RIGHT };
  const char *const head[COLUMNS] = { _ ("No."),    _ ("Part"),      _ ("Size"),
                                      _ ("Height"), _ ("From west"), _ ("From south") };
  const char *const none[COLUMNS] = { "", _ ("Nothing stands on this floor."), "", "", "", "" };
  LwTable *table;

  g_return_val_if_fail (parts != NULL, NULL);
  table = lw_table_new (COLUMNS, shares, aligns);
  lw_table_add (table, LW_ROW_HEAD, head);
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, LwPart, i).number > 0)
      add_part (table, &g_array_index (parts, LwPart, i));
  add_twigs (table, parts);
  if (parts->len == 0)
    lw_table_add (table, LW_ROW_BODY, none);
  return table;
}
