/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-fields.c: each attribute of an order tied to its field, one function a field and
 * direction; those of melees are in lw-order-melee.c.
 */
#include "lw-order-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

  if (!lw_order_read_guns (source, source->node, attribute, guns))
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
  return lw_order_read_men (source, source->node, attribute, lw_order_list (order, &order->who));
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
  g_autofree char *text = lw_order_men_text (target->battle, order->who, side);

  if (order->has_outcome)
    lw_xml_put (target->writer, attribute, text);
}

static gboolean
get_places (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  lw_xml_get_points (source->node, attribute, lw_order_list (order, &order->to));
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
  lw_xml_get_points (source->node, attribute, lw_order_list (order, &order->path));
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

/* A pair of dice as it lies: "3,5". */
static gboolean
get_dice (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  g_autoptr (GArray) pair = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  lw_xml_get_points (source->node, attribute, pair);
  if (pair->len == 1)
    {
      order->dice[0] = (guint)g_array_index (pair, LwPoint, 0).x;
      order->dice[1] = (guint)g_array_index (pair, LwPoint, 0).y;
    }
  return TRUE;
}

static void
put_dice (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  if (order->dice[0] != 0)
    lw_xml_put_point (target->writer, attribute,
                      (LwPoint){ (LwLength)order->dice[0], (LwLength)order->dice[1] });
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
  { "dice", get_dice, put_dice },
  { "result", get_text, put_text },
  { "open", get_flag, put_flag },
  { "down", get_flag, put_flag },
  { "stop", get_flag, put_flag },
  { "over", get_flag, put_rare_flag },
  { "whole", get_flag, put_rare_flag },
  { "allowance", get_allowance, put_allowance },
  { "more", get_time, put_more },
  { "upto", get_upto, put_upto },
};

const LwOrderField *
lw_order_field (const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].attribute, attribute) == 0)
      return &fields[i];
  for (guint i = 0; i < LW_N_ORDER_MELEE_FIELDS; i++)
    if (strcmp (lw_order_melee_fields[i].attribute, attribute) == 0)
      return &lw_order_melee_fields[i];
  g_assert_not_reached ();
}
