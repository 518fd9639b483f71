/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-fields.c: each attribute of an order tied to its field, both ways.
 */
#include "lw-order-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- men and guns by their ids ---- */

static gboolean
read_ids (const LwOrderSource *source,
          const LwXmlNode *node,
          const char *attribute,
          LwRef (*find) (const LwBattle *, const char *),
          GArray *refs)
{
  const char *value = lw_xml_get (node, attribute);
  g_auto (GStrv) ids = g_strsplit_set (value ? value : "", " \t\r\n", -1);

  for (guint i = 0; ids[i]; i++)
    {
      LwRef ref = *ids[i] ? find (source->battle, ids[i]) : LW_NONE;
      g_autofree char *who = NULL;

      if (ref != LW_NONE)
        g_array_append_val (refs, ref);
      if (ref != LW_NONE || !*ids[i])
        continue;
      who = lw_xml_describe (source->node);
      return lw_xml_fail (source->document, node, attribute, LW_STORE_ERROR_CONTENT, source->error,
                          _ ("%s names “%s”, and there is nobody of that id"), who, ids[i]);
    }
  return TRUE;
}

gboolean
lw_order_read_men (const LwOrderSource *source,
                   const LwXmlNode *node,
                   const char *attribute,
                   GArray *men)
{
  return read_ids (source, node, attribute, lw_battle_find_man, men);
}

/* @side: one side's only, or -1 for both. */
static char *
men_text (const LwBattle *battle, const GArray *men, gint side)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));

      if (man && (side < 0 || man->side == (LwSide)side))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", man->id);
    }
  return g_strdup (text->str);
}

void
lw_order_put_men (const LwOrderTarget *target, const char *attribute, const GArray *men)
{
  g_autofree char *text = men_text (target->battle, men, -1);

  lw_xml_put (target->writer, attribute, text);
}

/* ---- one function a field and direction ---- */

static gboolean
get_number (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->n = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_number (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->n > 0)
    lw_xml_put_int (target->writer, attribute, order->n);
}

static gboolean
get_side (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->side = lw_xml_get_choice (source->node, attribute, LW_RED);
  return TRUE;
}

static void
put_side (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, lw_side_nick (order->side));
}

static gboolean
get_time (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->t = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_time (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->t != 0)
    lw_xml_put_int (target->writer, attribute, order->t);
}

static void
put_more (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->t);
}

static gboolean
get_text (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  g_free (order->text);
  order->text = g_strdup (lw_xml_get (source->node, attribute));
  return TRUE;
}

static void
put_text (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->text);
}

static gboolean
get_gun (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  g_autoptr (GArray) guns = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!read_ids (source, source->node, attribute, lw_battle_find_gun, guns))
    return FALSE;
  order->gun = g_array_index (guns, LwRef, 0);
  return TRUE;
}

static void
put_gun (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  const LwGun *gun = lw_battle_gun (target->battle, order->gun);

  lw_xml_put (target->writer, attribute, gun ? gun->id : NULL);
}

static gboolean
get_who (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  return lw_order_read_men (source, source->node, attribute, order->who);
}

static void
put_who (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_order_put_men (target, attribute, order->who);
}

static void
put_who_of_side (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  LwSide side = strcmp (attribute, "red") == 0 ? LW_RED : LW_BLUE;
  g_autofree char *text = men_text (target->battle, order->who, side);

  if (order->has_outcome)
    lw_xml_put (target->writer, attribute, text);
}

static gboolean
get_places (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  lw_xml_get_points (source->node, attribute, order->to);
  return TRUE;
}

static void
put_places (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_points (target->writer, attribute, order->to);
}

static gboolean
get_path (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  lw_xml_get_points (source->node, attribute, order->path);
  return TRUE;
}

static void
put_path (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_points (target->writer, attribute, order->path);
}

static gboolean
get_bearing (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->bearing = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_bearing (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->bearing);
}

static gboolean
get_elevation (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->elevation = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_elevation (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->elevation);
}

static gboolean
get_hurry (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->hurry = lw_xml_get_int (source->node, attribute, 100);
  return TRUE;
}

static void
put_hurry (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->hurry);
}

static gboolean
get_seed (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->seed = lw_xml_get_seed (source->node, attribute);
  return TRUE;
}

static void
put_seed (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->seed != 0)
    lw_xml_put_seed (target->writer, attribute, order->seed);
}

static gboolean
get_by (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->by =
      lw_xml_get_choice (source->node, attribute, 0) == 0 ? LW_SHOT_BY_MODEL : LW_SHOT_BY_HAND;
  return TRUE;
}

static void
put_by (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->by == LW_SHOT_BY_MODEL ? "model" : "hand");
}

static gboolean
get_model (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->model = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_model (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->model != 0)
    lw_xml_put_int (target->writer, attribute, order->model);
}

static gboolean
get_flag (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->flag = strcmp (lw_xml_get (source->node, attribute), "yes") == 0;
  return TRUE;
}

static void
put_flag (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->flag ? "yes" : "no");
}

static void
put_rare_flag (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->flag ? "yes" : NULL);
}

static gboolean
get_allowance (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->allowance = lw_xml_get_int (source->node, attribute, 0);
  order->has_outcome = TRUE;
  return TRUE;
}

static void
put_allowance (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome)
    lw_xml_put_int (target->writer, attribute, order->allowance);
}

static gboolean
get_melee (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->melee = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_melee (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->melee);
}

static gboolean
get_support (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->support = lw_xml_get_int (source->node, attribute, 0);
  order->has_outcome = TRUE;
  return TRUE;
}

static void
put_support (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome)
    lw_xml_put_int (target->writer, attribute, order->support);
}

static guint
count_side (const LwBattle *battle, const GArray *men, LwSide side)
{
  guint n = 0;

  for (guint i = 0; i < men->len; i++)
    n += lw_battle_man (battle, g_array_index (men, LwRef, i))->side == side;
  return n;
}

static LwSide
find_inferior (const LwBattle *battle, const GArray *men)
{
  return count_side (battle, men, LW_RED) <= count_side (battle, men, LW_BLUE) ? LW_RED : LW_BLUE;
}

/* Read after red and blue: only the smaller of them can be isolated. */
static gboolean
get_isolated (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  LwSide side = lw_xml_get_choice (source->node, attribute, LW_RED);
  g_autofree char *who = NULL;

  order->isolated = TRUE;
  if (side == find_inferior (source->battle, order->who))
    return TRUE;
  who = lw_xml_describe (source->node);
  return lw_xml_fail (source->document, source->node, attribute, LW_STORE_ERROR_CONTENT,
                      source->error,
                      _ ("%s has isolated=\"%s\"; only the side with fewer men can be isolated"),
                      who, lw_side_nick (side));
}

static void
put_isolated (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome && order->isolated)
    lw_xml_put (target->writer, attribute,
                lw_side_nick (find_inferior (target->battle, order->who)));
}

static gboolean
get_captured (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->has_outcome = TRUE;
  return read_ids (source, source->node, attribute, lw_battle_find_gun, order->captured);
}

static void
put_captured (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->captured->len; i++)
    {
      const LwGun *gun = lw_battle_gun (target->battle, g_array_index (order->captured, LwRef, i));

      if (gun)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", gun->id);
    }
  lw_xml_put (target->writer, attribute, text->str);
}

static gboolean
get_upto (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  order->upto = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_upto (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->upto);
}

static gboolean
get_told (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  return lw_told_parse (lw_xml_get (source->node, attribute), &order->told);
}

static void
put_told (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, lw_told_nick (order->told));
}

static const LwOrderField fields[] = {
  { "n", get_number, put_number },
  { "side", get_side, put_side },
  { "t", get_time, put_time },
  { "told", get_told, put_told },
  { "gun", get_gun, put_gun },
  { "who", get_who, put_who },
  { "red", get_who, put_who_of_side },
  { "blue", get_who, put_who_of_side },
  { "to", get_places, put_places },
  { "at", get_places, put_places },
  { "path", get_path, put_path },
  { "bearing", get_bearing, put_bearing },
  { "facing", get_bearing, put_bearing },
  { "elevation", get_elevation, put_elevation },
  { "hurry", get_hurry, put_hurry },
  { "seed", get_seed, put_seed },
  { "by", get_by, put_by },
  { "model", get_model, put_model },
  { "for", get_text, put_text },
  { "result", get_text, put_text },
  { "open", get_flag, put_flag },
  { "down", get_flag, put_flag },
  { "stop", get_flag, put_flag },
  { "over", get_flag, put_rare_flag },
  { "whole", get_flag, put_rare_flag },
  { "allowance", get_allowance, put_allowance },
  { "more", get_time, put_more },
  { "melee", get_melee, put_melee },
  { "support", get_support, put_support },
  { "isolated", get_isolated, put_isolated },
  { "captured", get_captured, put_captured },
  { "upto", get_upto, put_upto },
};

const LwOrderField *
lw_order_field (const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].attribute, attribute) == 0)
      return &fields[i];
  g_assert_not_reached ();
}
