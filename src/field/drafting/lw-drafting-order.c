/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-order.c: things brought into line, spaced out, raised and lowered, locked.
 */
#include "lw-drafting-order.h"

#include "lw-drafting-things.h"
#include "lw-drafting-words.h"

static LwLength
middle_of (LwLength low, LwLength high)
{
  return low + (high - low) / 2;
}

/* ---- In line ---- */

static LwPoint
way_into_line (LwBox all, LwBox box, LwLineUp how)
{
  switch (how)
    {
    case LW_LINE_UP_WEST:
      return (LwPoint){ all.x1 - box.x1, 0 };
    case LW_LINE_UP_EAST:
      return (LwPoint){ all.x2 - box.x2, 0 };
    case LW_LINE_UP_CENTRE_X:
      return (LwPoint){ middle_of (all.x1, all.x2) - middle_of (box.x1, box.x2), 0 };
    case LW_LINE_UP_SOUTH:
      return (LwPoint){ 0, all.y1 - box.y1 };
    case LW_LINE_UP_NORTH:
      return (LwPoint){ 0, all.y2 - box.y2 };
    case LW_LINE_UP_CENTRE_Y:
    default:
      return (LwPoint){ 0, middle_of (all.y1, all.y2) - middle_of (box.y1, box.y2) };
    }
}

gboolean
lw_drafting_align (LwDrafting *drafting, const char *const *ids, LwLineUp how)
{
  LwBox all;

  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len < 2)
    return FALSE;
  all = lw_drafting_bounds (drafting, places);
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_ALIGN, places));
  for (guint i = 0; i < places->len; i++)
    {
      LwFeature *feature = lw_drafting_touch (drafting, g_array_index (places, guint, i));
      LwPoint way = way_into_line (all, lw_feature_bounds (feature), how);

      lw_feature_translate (feature, way.x, way.y);
    }
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

typedef struct
{
  guint place;
  LwLength low, high;
} Span;

static gint
compare_spans_cb (gconstpointer a, gconstpointer b)
{
  const Span *one = a, *other = b;
  gint64 difference = ((gint64)one->low + one->high) - ((gint64)other->low + other->high);

  if (difference != 0)
    return difference > 0 ? 1 : -1;
  return one->place > other->place ? 1 : -1;
}

static GArray *
collect_spans (LwDrafting *drafting, const GArray *places, gboolean east_west)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (Span));

  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);
      LwBox box = lw_feature_bounds (lw_drafting_at (drafting, place));
      Span span = { place, east_west ? box.x1 : box.y1, east_west ? box.x2 : box.y2 };

      g_array_append_val (spans, span);
    }
  g_array_sort (spans, compare_spans_cb);
  return spans;
}

gboolean
lw_drafting_distribute (LwDrafting *drafting, const char *const *ids, gboolean east_west)
{
  gint64 room, at;

  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len < 3)
    return FALSE;
  g_autoptr (GArray) spans = collect_spans (drafting, places, east_west);
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_DISTRIBUTE, places));
  at = g_array_index (spans, Span, 0).low;
  room = g_array_index (spans, Span, spans->len - 1).high - at;
  for (guint i = 0; i < spans->len; i++)
    room -= g_array_index (spans, Span, i).high - g_array_index (spans, Span, i).low;
  for (guint i = 0; i < spans->len; i++)
    {
      const Span *span = &g_array_index (spans, Span, i);
      LwLength gap = (LwLength)(room * i / (gint)(spans->len - 1) -
                                (i > 0 ? room * (i - 1) / (gint)(spans->len - 1) : 0));
      LwLength shift;

      at += gap;
      shift = (LwLength)(at - span->low);
      at += span->high - span->low;
      lw_feature_translate (lw_drafting_touch (drafting, span->place), east_west ? shift : 0,
                            east_west ? 0 : shift);
    }
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

/* ---- In order ---- */

static void
raise_things (LwDrafting *drafting, const GArray *places, gboolean to_top)
{
  guint end = lw_drafting_country (drafting)->features->len;

  for (guint i = places->len; i > 0; i--)
    {
      guint place = g_array_index (places, guint, i - 1);
      guint to = place + 1 >= end ? place : to_top ? end - 1 : place + 1;

      lw_drafting_shift (drafting, place, to);
      end = to;
    }
}

static void
lower_things (LwDrafting *drafting, const GArray *places, gboolean to_bottom)
{
  guint end = 0;

  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);
      guint to = place <= end ? place : to_bottom ? end : place - 1;

      lw_drafting_shift (drafting, place, to);
      end = to + 1;
    }
}

gboolean
lw_drafting_layer (LwDrafting *drafting, const char *const *ids, LwLayer how)
{
  gboolean up = how == LW_LAYER_TOP || how == LW_LAYER_UP;

  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting,
                    lw_drafting_words (drafting, up ? LW_ACT_RAISE : LW_ACT_LOWER, places));
  if (up)
    raise_things (drafting, places, how == LW_LAYER_TOP);
  else
    lower_things (drafting, places, how == LW_LAYER_BOTTOM);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_lock (LwDrafting *drafting, const char *const *ids, gboolean locked)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, FALSE);
  if (places->len == 0)
    return FALSE;
  lw_drafting_open (drafting,
                    lw_drafting_words (drafting, locked ? LW_ACT_LOCK : LW_ACT_UNLOCK, places));
  for (guint i = 0; i < places->len; i++)
    lw_drafting_touch (drafting, g_array_index (places, guint, i))->locked = locked;
  return lw_drafting_close (drafting);
}
