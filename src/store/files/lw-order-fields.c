/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order-fields.c: each attribute of an order tied to its field.
 *
 * Most fields are a number, a flag, a text or a list of points: a table says where in the order
 * each of them lies and when it is written. The rest have a function each for reading and for
 * writing. An attribute that is part of an outcome makes the order one that has its outcome.
 */
#include "lw-order-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Men and guns by their ids ---- */

static gboolean
read_ids (const LwOrderSource *source,
          const LwXmlNode *node,
          const char *attribute,
          LwRef (*find) (const LwBattle *, const char *),
          GArray *refs)
{
  const char *value = lw_xml_get (node, attribute);
  g_auto (GStrv) ids = g_strsplit_set (value != NULL ? value : "", " \t\r\n", -1);

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
lw_order_fields_read_men (const LwOrderSource *source,
                          const LwXmlNode *node,
                          const char *attribute,
                          GArray *men)
{
  return read_ids (source, node, attribute, lw_battle_find_man, men);
}

static gboolean
read_guns (const LwOrderSource *source, const LwXmlNode *node, const char *attribute, GArray *guns)
{
  return read_ids (source, node, attribute, lw_battle_find_gun, guns);
}

/* @side: of that side alone; -1: of both. */
static char *
men_text (const LwBattle *battle, const GArray *men, gint side)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < men->len; i++)
    {
      const LwMan *man = lw_battle_man (battle, g_array_index (men, LwRef, i));

      if (man != NULL && (side < 0 || man->side == (LwSide)side))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", man->id);
    }
  return g_strdup (text->str);
}

void
lw_order_fields_put_men (const LwOrderTarget *target, const char *attribute, const GArray *men)
{
  g_autofree char *text = men_text (target->battle, men, -1);

  lw_xml_put (target->writer, attribute, text);
}

/* ---- Fields with ways of their own ---- */

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
get_gun (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  g_autoptr (GArray) guns = g_array_new (FALSE, FALSE, sizeof (LwRef));

  if (!read_guns (source, source->node, attribute, guns))
    return FALSE;
  order->gun = g_array_index (guns, LwRef, 0);
  return TRUE;
}

static void
put_gun (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  const LwGun *gun = lw_battle_gun (target->battle, order->gun);

  lw_xml_put (target->writer, attribute, gun != NULL ? gun->id : NULL);
}

static gboolean
get_who (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  return lw_order_fields_read_men (source, source->node, attribute,
                                   lw_order_list (order, &order->who));
}

static void
put_who (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_order_fields_put_men (target, attribute, order->who);
}

static void
put_who_of_side (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  LwSide side = strcmp (attribute, "red") == 0 ? LW_RED : LW_BLUE;
  g_autofree char *text = men_text (target->battle, order->who, side);

  if (order->has_outcome)
    lw_xml_put (target->writer, attribute, text);
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
get_told (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  return lw_told_parse (lw_xml_get (source->node, attribute), &order->told);
}

static void
put_told (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  lw_xml_put (target->writer, attribute, lw_told_nick (order->told));
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
  return read_guns (source, source->node, attribute, lw_order_list (order, &order->captured));
}

static void
put_captured (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->captured->len; i++)
    {
      const LwGun *gun = lw_battle_gun (target->battle, g_array_index (order->captured, LwRef, i));

      if (gun != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", gun->id);
    }
  lw_xml_put (target->writer, attribute, text->str);
}

/* ---- The table ---- */

typedef enum
{
  TYPE_INT,  /* 32 bits */
  TYPE_TIME, /* 64 bits, milliseconds */
  TYPE_SEED, /* 64 bits without a sign */
  TYPE_FLAG, /* "yes" or "no" */
  TYPE_TEXT,
  TYPE_POINTS, /* a list of LwPoint */
  TYPE_OWN     /* by the functions */
} Type;

typedef enum
{
  ALWAYS,
  IF_SET,    /* when it is not 0, or the flag is TRUE */
  AS_OUTCOME /* when the order has its outcome */
} When;

typedef struct
{
  const char *attribute;
  Type type;
  gsize offset; /* in LwOrder */
  When when;
  gboolean (*get) (const LwOrderSource *source, LwOrder *order, const char *attribute);
  void (*put) (const LwOrderTarget *target, const LwOrder *order, const char *attribute);
} Field;

/* A field of another size than its type does not compile. */
#define AT(field, size)               \
  (G_STRUCT_OFFSET (LwOrder, field) + \
   0 * sizeof (char[sizeof (((LwOrder *)0)->field) == (size) ? 1 : -1]))
#define INT(field) TYPE_INT, AT (field, 4)
#define TIME(field) TYPE_TIME, AT (field, 8)
#define FLAG(field) TYPE_FLAG, AT (field, sizeof (gboolean))
#define POINTS(field) TYPE_POINTS, AT (field, sizeof (GArray *))
#define TEXT(field) TYPE_TEXT, AT (field, sizeof (char *))
#define OWN(get, put) TYPE_OWN, 0, ALWAYS, get, put

static const Field fields[] = {
  { "n", INT (n), IF_SET },
  { "side", OWN (get_side, put_side) },
  { "t", TIME (t), IF_SET },
  { "told", OWN (get_told, put_told) },
  { "gun", OWN (get_gun, put_gun) },
  { "who", OWN (get_who, put_who) },
  { "red", OWN (get_who, put_who_of_side) },
  { "blue", OWN (get_who, put_who_of_side) },
  { "to", POINTS (to), ALWAYS },
  { "at", POINTS (to), ALWAYS },
  { "path", POINTS (path), ALWAYS },
  { "bearing", INT (bearing), ALWAYS },
  { "facing", INT (bearing), ALWAYS },
  { "laid", INT (bearing), IF_SET },
  { "elevation", INT (elevation), ALWAYS },
  { "hurry", INT (hurry), ALWAYS },
  { "seed", TYPE_SEED, AT (seed, 8), IF_SET },
  { "by", OWN (get_by, put_by) },
  { "model", INT (model), IF_SET },
  { "for", TEXT (text), ALWAYS },
  { "result", TEXT (text), ALWAYS },
  { "dice", OWN (get_dice, put_dice) },
  { "open", FLAG (flag), ALWAYS },
  { "down", FLAG (flag), ALWAYS },
  { "stop", FLAG (flag), ALWAYS },
  { "over", FLAG (flag), IF_SET },
  { "whole", FLAG (flag), IF_SET },
  { "allowance", TIME (allowance), AS_OUTCOME },
  { "more", TIME (t), ALWAYS },
  { "upto", INT (upto), ALWAYS },
  { "melee", INT (melee), ALWAYS },
  { "support", INT (support), AS_OUTCOME },
  { "isolated", OWN (get_isolated, put_isolated) },
  { "captured", TYPE_OWN, 0, AS_OUTCOME, get_captured, put_captured },
};

static const Field *
find_field (const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].attribute, attribute) == 0)
      return &fields[i];
  g_assert_not_reached ();
}

static void
read_text (const LwXmlNode *node, const char *attribute, char **text)
{
  g_free (*text);
  *text = g_strdup (lw_xml_get (node, attribute));
}

gboolean
lw_order_fields_read (const LwOrderSource *source, LwOrder *order, const char *attribute)
{
  const Field *field = find_field (attribute);
  gpointer at = G_STRUCT_MEMBER_P (order, field->offset);

  if (field->when == AS_OUTCOME)
    order->has_outcome = TRUE;
  switch (field->type)
    {
    case TYPE_INT:
      *(gint32 *)at = lw_xml_get_int (source->node, attribute, 0);
      return TRUE;
    case TYPE_TIME:
      *(gint64 *)at = lw_xml_get_int (source->node, attribute, 0);
      return TRUE;
    case TYPE_SEED:
      *(guint64 *)at = lw_xml_get_seed (source->node, attribute);
      return TRUE;
    case TYPE_FLAG:
      *(gboolean *)at = strcmp (lw_xml_get (source->node, attribute), "yes") == 0;
      return TRUE;
    case TYPE_TEXT:
      read_text (source->node, attribute, at);
      return TRUE;
    case TYPE_POINTS:
      lw_xml_get_points (source->node, attribute, lw_order_list (order, at));
      return TRUE;
    case TYPE_OWN:
    default:
      return field->get (source, order, attribute);
    }
}

static void
put_int (LwXmlWriter *writer, const Field *field, gint64 number)
{
  if (number != 0 || field->when != IF_SET)
    lw_xml_put_int (writer, field->attribute, number);
}

static void
put_seed (LwXmlWriter *writer, const Field *field, guint64 seed)
{
  if (seed != 0 || field->when != IF_SET)
    lw_xml_put_seed (writer, field->attribute, seed);
}

void
lw_order_fields_put (const LwOrderTarget *target, const LwOrder *order, const char *attribute)
{
  const Field *field = find_field (attribute);
  gconstpointer at = G_STRUCT_MEMBER_P (order, field->offset);

  if (field->type != TYPE_OWN && field->when == AS_OUTCOME && !order->has_outcome)
    return;
  switch (field->type)
    {
    case TYPE_INT:
      put_int (target->writer, field, *(const gint32 *)at);
      break;
    case TYPE_TIME:
      put_int (target->writer, field, *(const gint64 *)at);
      break;
    case TYPE_SEED:
      put_seed (target->writer, field, *(const guint64 *)at);
      break;
    case TYPE_FLAG:
      if (*(const gboolean *)at || field->when == ALWAYS)
        lw_xml_put (target->writer, attribute, *(const gboolean *)at ? "yes" : "no");
      break;
    case TYPE_TEXT:
      lw_xml_put (target->writer, attribute, *(char *const *)at);
      break;
    case TYPE_POINTS:
      lw_xml_put_points (target->writer, attribute, *(const GArray *const *)at);
      break;
    case TYPE_OWN:
    default:
      field->put (target, order, attribute);
      break;
    }
}
