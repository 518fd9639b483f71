/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-xml.c: the one codec of orders, for battle files, the journal and test scripts.
 *
 * lw-order-elements.c says which attributes a kind of order has, and in which order they are
 * written; here each attribute is tied to its field, both ways.
 */
#include "lw-order-xml.h"

#include "lw-battle-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const LwXmlDocument *document;
  const LwXmlNode *node;
  const LwBattle *battle;
  GError **error;
} Source;

typedef struct
{
  LwXmlWriter *writer;
  const LwBattle *battle;
} Target;

/* ---- men and guns by their ids ---- */

static gboolean
read_ids (const Source *source,
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

static gboolean
read_men (const Source *source, const LwXmlNode *node, const char *attribute, GArray *men)
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

static void
put_men (const Target *target, const char *attribute, const GArray *men)
{
  g_autofree char *text = men_text (target->battle, men, -1);

  lw_xml_put (target->writer, attribute, text);
}

/* ---- one function a field and direction ---- */

static gboolean
get_number (const Source *source, LwOrder *order, const char *attribute)
{
  order->n = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_number (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->n > 0)
    lw_xml_put_int (target->writer, attribute, order->n);
}

static gboolean
get_side (const Source *source, LwOrder *order, const char *attribute)
{
  order->side = lw_xml_get_choice (source->node, attribute, LW_RED);
  return TRUE;
}

static void
put_side (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, lw_side_nick (order->side));
}

static gboolean
get_time (const Source *source, LwOrder *order, const char *attribute)
{
  order->t = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_time (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->t != 0)
    lw_xml_put_int (target->writer, attribute, order->t);
}

static void
put_more (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->t);
}

static gboolean
get_text (const Source *source, LwOrder *order, const char *attribute)
{
  g_free (order->text);
  order->text = g_strdup (lw_xml_get (source->node, attribute));
  return TRUE;
}

static void
put_text (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->text);
}

static gboolean
get_gun (const Source *source, LwOrder *order, const char *attribute)
{
  g_autoptr (GArray) guns = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!read_ids (source, source->node, attribute, lw_battle_find_gun, guns))
    return FALSE;
  order->gun = g_array_index (guns, LwRef, 0);
  return TRUE;
}

static void
put_gun (const Target *target, const LwOrder *order, const char *attribute)
{
  const LwGun *gun = lw_battle_gun (target->battle, order->gun);

  lw_xml_put (target->writer, attribute, gun ? gun->id : NULL);
}

static gboolean
get_who (const Source *source, LwOrder *order, const char *attribute)
{
  return read_men (source, source->node, attribute, order->who);
}

static void
put_who (const Target *target, const LwOrder *order, const char *attribute)
{
  put_men (target, attribute, order->who);
}

static void
put_who_of_side (const Target *target, const LwOrder *order, const char *attribute)
{
  LwSide side = strcmp (attribute, "red") == 0 ? LW_RED : LW_BLUE;
  g_autofree char *text = men_text (target->battle, order->who, side);

  if (order->has_outcome)
    lw_xml_put (target->writer, attribute, text);
}

static gboolean
get_places (const Source *source, LwOrder *order, const char *attribute)
{
  lw_xml_get_points (source->node, attribute, order->to);
  return TRUE;
}

static void
put_places (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_points (target->writer, attribute, order->to);
}

static gboolean
get_path (const Source *source, LwOrder *order, const char *attribute)
{
  lw_xml_get_points (source->node, attribute, order->path);
  return TRUE;
}

static void
put_path (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_points (target->writer, attribute, order->path);
}

static gboolean
get_bearing (const Source *source, LwOrder *order, const char *attribute)
{
  order->bearing = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_bearing (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->bearing);
}

static gboolean
get_elevation (const Source *source, LwOrder *order, const char *attribute)
{
  order->elevation = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_elevation (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->elevation);
}

static gboolean
get_hurry (const Source *source, LwOrder *order, const char *attribute)
{
  order->hurry = lw_xml_get_int (source->node, attribute, 100);
  return TRUE;
}

static void
put_hurry (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->hurry);
}

static gboolean
get_seed (const Source *source, LwOrder *order, const char *attribute)
{
  order->seed = lw_xml_get_seed (source->node, attribute);
  return TRUE;
}

static void
put_seed (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->seed != 0)
    lw_xml_put_seed (target->writer, attribute, order->seed);
}

static gboolean
get_by (const Source *source, LwOrder *order, const char *attribute)
{
  order->by =
      lw_xml_get_choice (source->node, attribute, 0) == 0 ? LW_SHOT_BY_MODEL : LW_SHOT_BY_HAND;
  return TRUE;
}

static void
put_by (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->by == LW_SHOT_BY_MODEL ? "model" : "hand");
}

static gboolean
get_model (const Source *source, LwOrder *order, const char *attribute)
{
  order->model = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_model (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->model != 0)
    lw_xml_put_int (target->writer, attribute, order->model);
}

static gboolean
get_flag (const Source *source, LwOrder *order, const char *attribute)
{
  order->flag = strcmp (lw_xml_get (source->node, attribute), "yes") == 0;
  return TRUE;
}

static void
put_flag (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->flag ? "yes" : "no");
}

static void
put_rare_flag (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, order->flag ? "yes" : NULL);
}

static gboolean
get_allowance (const Source *source, LwOrder *order, const char *attribute)
{
  order->allowance = lw_xml_get_int (source->node, attribute, 0);
  order->has_outcome = TRUE;
  return TRUE;
}

static void
put_allowance (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome)
    lw_xml_put_int (target->writer, attribute, order->allowance);
}

static gboolean
get_melee (const Source *source, LwOrder *order, const char *attribute)
{
  order->melee = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_melee (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->melee);
}

static gboolean
get_support (const Source *source, LwOrder *order, const char *attribute)
{
  order->support = lw_xml_get_int (source->node, attribute, 0);
  order->has_outcome = TRUE;
  return TRUE;
}

static void
put_support (const Target *target, const LwOrder *order, const char *attribute)
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
get_isolated (const Source *source, LwOrder *order, const char *attribute)
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
put_isolated (const Target *target, const LwOrder *order, const char *attribute)
{
  if (order->has_outcome && order->isolated)
    lw_xml_put (target->writer, attribute,
                lw_side_nick (find_inferior (target->battle, order->who)));
}

static gboolean
get_captured (const Source *source, LwOrder *order, const char *attribute)
{
  order->has_outcome = TRUE;
  return read_ids (source, source->node, attribute, lw_battle_find_gun, order->captured);
}

static void
put_captured (const Target *target, const LwOrder *order, const char *attribute)
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
get_upto (const Source *source, LwOrder *order, const char *attribute)
{
  order->upto = lw_xml_get_int (source->node, attribute, 0);
  return TRUE;
}

static void
put_upto (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put_int (target->writer, attribute, order->upto);
}

static gboolean
get_told (const Source *source, LwOrder *order, const char *attribute)
{
  return lw_told_parse (lw_xml_get (source->node, attribute), &order->told);
}

static void
put_told (const Target *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, lw_told_nick (order->told));
}

static const struct
{
  const char *attribute;
  gboolean (*get) (const Source *source, LwOrder *order, const char *attribute);
  void (*put) (const Target *target, const LwOrder *order, const char *attribute);
} fields[] = {
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

static guint
find_field (const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].attribute, attribute) == 0)
      return i;
  g_assert_not_reached ();
}

/* ---- outcomes that are elements ---- */

static gboolean
read_shot (const Source *source, const LwXmlNode *child, LwShotEventKind kind, GArray *shots)
{
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (LwRef));
  LwShotEvent event = { .kind = kind };

  if (!read_men (source, child, "who", men))
    return FALSE;
  event.man = g_array_index (men, LwRef, 0);
  g_array_append_val (shots, event);
  return TRUE;
}

static gboolean
read_child (const Source *source, const LwXmlNode *child, LwOrder *order)
{
  if (lw_xml_is (child, "touch"))
    return read_shot (source, child, LW_SHOT_TOUCH, order->shots);
  if (lw_xml_is (child, "overset"))
    return read_shot (source, child, LW_SHOT_OVERSET, order->shots);
  if (lw_xml_is (child, "dead"))
    return read_men (source, child, "who", order->dead);
  if (lw_xml_is (child, "taken"))
    return read_men (source, child, "who", order->taken);
  order->rest.x = lw_xml_get_int (child, "x", 0);
  order->rest.y = lw_xml_get_int (child, "y", 0);
  return TRUE;
}

static gboolean
read_children (const Source *source, LwOrder *order)
{
  for (guint i = 0; i < lw_xml_n_children (source->node); i++)
    if (!read_child (source, lw_xml_nth_child (source->node, i), order))
      return FALSE;
  /* A shot that has come to rest has its outcome; touches alone are a report still to be judged. */
  if (order->kind == LW_ORDER_FIRE)
    order->has_outcome = lw_xml_child (source->node, "rest") != NULL;
  return TRUE;
}

static void
put_shot (const Target *target, const LwShotEvent *event)
{
  const LwMan *man = lw_battle_man (target->battle, event->man);

  lw_xml_open (target->writer, event->kind == LW_SHOT_TOUCH ? "touch" : "overset");
  lw_xml_put (target->writer, "who", man ? man->id : NULL);
  lw_xml_close (target->writer);
}

static void
put_list (const Target *target, const char *element, const GArray *men)
{
  if (men->len == 0)
    return;
  lw_xml_open (target->writer, element);
  put_men (target, "who", men);
  lw_xml_close (target->writer);
}

static void
put_fire_outcome (const Target *target, const LwOrder *order)
{
  for (guint i = 0; i < order->shots->len; i++)
    put_shot (target, &g_array_index (order->shots, LwShotEvent, i));
  if (!order->has_outcome)
    return;
  lw_xml_open (target->writer, "rest");
  lw_xml_put_int (target->writer, "x", order->rest.x);
  lw_xml_put_int (target->writer, "y", order->rest.y);
  lw_xml_close (target->writer);
}

static void
put_children (const Target *target, const LwOrder *order)
{
  if (order->kind == LW_ORDER_FIRE)
    put_fire_outcome (target, order);
  put_list (target, "dead", order->dead);
  put_list (target, "taken", order->taken);
}

/* ---- whole orders ---- */

LwOrder *
lw_order_of_node (const LwXmlDocument *document,
                  const LwXmlNode *node,
                  const LwBattle *battle,
                  GError **error)
{
  g_autoptr (LwOrder) order = NULL;
  Source source = { document, node, battle, error };
  LwOrderKind kind;

  if (!lw_order_kind_parse (node->element->name, &kind))
    g_assert_not_reached ();
  order = lw_order_new (kind, LW_RED);
  for (guint i = 0; node->element->attributes[i].name; i++)
    {
      const char *attribute = node->element->attributes[i].name;

      if (node->values[i] && !fields[find_field (attribute)].get (&source, order, attribute))
        return NULL;
    }
  return read_children (&source, order) ? g_steal_pointer (&order) : NULL;
}

void
lw_order_put_xml (LwXmlWriter *writer, const LwBattle *battle, const LwOrder *order)
{
  const LwXmlElement *element = &lw_order_elements[order->kind];
  Target target = { writer, battle };

  lw_xml_open_line (writer, element->name);
  for (const LwXmlValue *value = element->attributes; value->name; value++)
    fields[find_field (value->name)].put (&target, order, value->name);
  if (element->children)
    put_children (&target, order);
  lw_xml_close (writer);
}

char *
lw_order_write (const LwBattle *battle, const LwOrder *order)
{
  LwXmlWriter *writer;
  char *line;

  g_return_val_if_fail (battle != NULL && order != NULL && order->kind < LW_N_ORDER_KINDS, NULL);

  writer = lw_xml_writer_new (FALSE);
  lw_order_put_xml (writer, battle, order);
  line = lw_xml_writer_finish (writer, NULL);
  return line ? g_strchomp (line) : NULL;
}

LwOrder *
lw_order_read (const LwBattle *battle, const char *line, GError **error)
{
  g_autoptr (LwXmlDocument) document = NULL;
  g_autofree char *name = NULL;
  LwOrderKind kind;

  g_return_val_if_fail (battle != NULL && line != NULL, NULL);

  if (*line == '<')
    name = g_strndup (line + 1, strspn (line + 1, "abcdefghijklmnopqrstuvwxyz-"));
  if (!lw_order_kind_parse (name, &kind))
    {
      g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, _ ("there is no order “%s”"),
                   name ? name : line);
      return NULL;
    }
  document = lw_xml_read_line (_ ("order"), line, &lw_order_elements[kind], error);
  return document ? lw_order_of_node (document, lw_xml_document_root (document), battle, error)
                  : NULL;
}
