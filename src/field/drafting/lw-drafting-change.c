/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-change.c: numbers, words and single points of things.
 *
 * A number means the same to the reader and to the writer of it: what a kind has no number for is
 * refused, and what it has is stretched, moved or set so that reading gives it back.
 */
#include "lw-drafting-change.h"

#include "lw-drafting-things.h"
#include "lw-drafting-words.h"

/* ---- Numbers ---- */

static LwLength
middle_of (LwLength low, LwLength high)
{
  return low + (high - low) / 2;
}

static gboolean
has_number (const LwFeature *feature, LwNumber number)
{
  gboolean box = lw_feature_has_box (feature->kind);
  gboolean crossing = feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE;

  switch (number)
    {
    case LW_NUMBER_X:
    case LW_NUMBER_Y:
      return TRUE;
    case LW_NUMBER_WIDTH:
      return feature->kind != LW_FEATURE_TREE && feature->kind != LW_FEATURE_ROCK;
    case LW_NUMBER_DEPTH:
      return box || lw_feature_has_outline (feature->kind) || feature->kind == LW_FEATURE_WALL;
    case LW_NUMBER_RADIUS:
      return feature->kind == LW_FEATURE_ROCK;
    case LW_NUMBER_THICKNESS:
      return feature->kind == LW_FEATURE_WALL || feature->kind == LW_FEATURE_BOARD;
    case LW_NUMBER_HEIGHT:
      return (box && !crossing) || feature->kind == LW_FEATURE_BOARD ||
             feature->kind == LW_FEATURE_WALL || feature->kind == LW_FEATURE_TREE ||
             feature->kind == LW_FEATURE_ROCK;
    case LW_NUMBER_ANGLE:
      return box;
    default:
      return FALSE;
    }
}

/* Boxes, rivers and roads have a width of their own, the rest that of their bounds. */
static gboolean
is_stretched (const LwFeature *feature)
{
  return lw_feature_has_outline (feature->kind) || feature->kind == LW_FEATURE_WALL;
}

/* Of a wall the line alone, without the thickness about it. */
static LwBox
bare_bounds (const LwFeature *feature)
{
  if (feature->points != NULL && feature->points->len > 0)
    return lw_box_around (&g_array_index (feature->points, LwPoint, 0), feature->points->len, 0);
  return lw_feature_bounds (feature);
}

static gint32
read_number (const LwDrafting *drafting, const LwFeature *feature, LwNumber number)
{
  LwBox box = bare_bounds (feature);

  switch (number)
    {
    case LW_NUMBER_X:
      return middle_of (box.x1, box.x2);
    case LW_NUMBER_Y:
      return middle_of (box.y1, box.y2);
    case LW_NUMBER_WIDTH:
      return is_stretched (feature) ? box.x2 - box.x1 : feature->width;
    case LW_NUMBER_DEPTH:
      return is_stretched (feature) ? box.y2 - box.y1 : feature->depth;
    case LW_NUMBER_RADIUS:
      return feature->radius;
    case LW_NUMBER_THICKNESS:
      if (feature->kind == LW_FEATURE_BOARD)
        return feature->height - lw_country_board_under (lw_drafting_country (drafting), feature);
      return feature->thickness;
    case LW_NUMBER_HEIGHT:
      return feature->height;
    case LW_NUMBER_ANGLE:
    default:
      return feature->angle;
    }
}

gboolean
lw_drafting_get_number (const LwDrafting *drafting, const char *id, LwNumber number, gint32 *value)
{
  gint place;

  g_return_val_if_fail (drafting != NULL && value != NULL, FALSE);

  place = lw_drafting_find (drafting, id);
  if (place < 0 || !has_number (lw_drafting_at (drafting, (guint)place), number))
    return FALSE;
  *value = read_number (drafting, lw_drafting_at (drafting, (guint)place), number);
  return TRUE;
}

static void
stretch_to (LwFeature *feature, gboolean width, LwLength length)
{
  LwBox from = bare_bounds (feature), to = from;

  length = CLAMP (length, 1, LW_FIELD_MAX);
  if (width)
    {
      to.x1 = middle_of (from.x1, from.x2) - length / 2;
      to.x2 = to.x1 + length;
    }
  else
    {
      to.y1 = middle_of (from.y1, from.y2) - length / 2;
      to.y2 = to.y1 + length;
    }
  lw_feature_stretch (feature, from, to);
}

static void
write_size (LwFeature *feature, LwNumber number, gint32 value)
{
  LwLength length = CLAMP (value, 0, LW_FIELD_MAX);

  if (is_stretched (feature))
    stretch_to (feature, number == LW_NUMBER_WIDTH, length);
  else if (number == LW_NUMBER_WIDTH)
    feature->width = length;
  else
    feature->depth = length;
}

static void
write_number (LwDrafting *drafting, LwFeature *feature, LwNumber number, gint32 value)
{
  gint32 now = read_number (drafting, feature, number);
  LwLength place = CLAMP (value, LW_FEATURE_LEAST, LW_FEATURE_MOST);

  switch (number)
    {
    case LW_NUMBER_X:
      lw_feature_translate (feature, place - now, 0);
      break;
    case LW_NUMBER_Y:
      lw_feature_translate (feature, 0, place - now);
      break;
    case LW_NUMBER_WIDTH:
    case LW_NUMBER_DEPTH:
      write_size (feature, number, value);
      break;
    case LW_NUMBER_RADIUS:
      feature->radius = CLAMP (value, 0, LW_FIELD_MAX);
      break;
    case LW_NUMBER_THICKNESS:
      if (feature->kind == LW_FEATURE_BOARD)
        feature->height = CLAMP (feature->height - now + CLAMP (value, 0, LW_DRAFTING_TALLEST), 0,
                                 LW_DRAFTING_TALLEST);
      else
        feature->thickness = CLAMP (value, 0, LW_DRAFTING_THICKEST);
      break;
    case LW_NUMBER_HEIGHT:
      feature->height = CLAMP (value, 0, LW_DRAFTING_TALLEST);
      break;
    case LW_NUMBER_ANGLE:
    default:
      feature->angle = lw_angle_wrapped (value);
      break;
    }
}

/* A board whose own height is set stays at it; those above it come along. */
static void
set_number (LwDrafting *drafting, GHashTable *boards, guint place, LwNumber number, gint32 value)
{
  LwFeature *feature = lw_drafting_touch (drafting, place);

  write_number (drafting, feature, number, value);
  if (feature->kind == LW_FEATURE_RIVER)
    lw_drafting_snap_crossings (drafting, feature->id);
  if (number == LW_NUMBER_HEIGHT || number == LW_NUMBER_THICKNESS)
    g_hash_table_remove (boards, feature);
}

static GArray *
places_with_number (LwDrafting *drafting, const char *const *ids, LwNumber number)
{
  GArray *places = lw_drafting_places (drafting, ids, TRUE);

  for (guint i = places->len; i > 0; i--)
    if (!has_number (lw_drafting_at (drafting, g_array_index (places, guint, i - 1)), number))
      g_array_remove_index (places, i - 1);
  return places;
}

static LwAct
act_of (LwNumber number)
{
  if (number == LW_NUMBER_X || number == LW_NUMBER_Y)
    return LW_ACT_MOVE;
  if (number == LW_NUMBER_ANGLE)
    return LW_ACT_ROTATE;
  return LW_ACT_RESIZE;
}

gboolean
lw_drafting_set_number (LwDrafting *drafting, const char *const *ids, LwNumber number, gint32 value)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = places_with_number (drafting, ids, number);
  if (places->len == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, act_of (number), places));
  for (guint i = 0; i < places->len; i++)
    set_number (drafting, boards, g_array_index (places, guint, i), number, value);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

/* ---- Words ---- */

static gboolean
is_id (const char *text)
{
  if (text == NULL || !g_ascii_isalpha (*text) || strlen (text) > 32)
    return FALSE;
  for (; *text != '\0'; text++)
    if (!g_ascii_isalnum (*text) && strchr ("-_.", *text) == NULL)
      return FALSE;
  return TRUE;
}

static void
set_id (LwDrafting *drafting, guint place, const char *id)
{
  const LwCountry *country = lw_drafting_country (drafting);
  g_autofree char *old = g_strdup (lw_drafting_at (drafting, place)->id);
  LwFeature *feature = lw_drafting_touch (drafting, place);

  g_free (feature->id);
  feature->id = g_strdup (id);
  for (guint i = 0; i < country->features->len; i++)
    if (g_strcmp0 (lw_country_feature (country, i)->across, old) == 0)
      {
        LwFeature *crossing = lw_drafting_touch (drafting, i);

        g_free (crossing->across);
        crossing->across = g_strdup (id);
      }
}

static gboolean
fits (const LwDrafting *drafting, const LwFeature *feature, LwWord word, const char *text)
{
  const LwFeature *river;

  switch (word)
    {
    case LW_WORD_ID:
      return is_id (text) && lw_drafting_find (drafting, text) < 0;
    case LW_WORD_ACROSS:
      river = lw_country_find (lw_drafting_country (drafting), text);
      return (feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE) &&
             river != NULL && river->kind == LW_FEATURE_RIVER;
    case LW_WORD_NAME:
    default:
      return TRUE;
    }
}

static void
set_word (char **word, const char *text)
{
  g_free (*word);
  *word = lw_drafting_line (text);
}

gboolean
lw_drafting_set_word (LwDrafting *drafting, const char *id, LwWord word, const char *text)
{
  const char *ids[] = { id, NULL };
  guint place;

  g_return_val_if_fail (drafting != NULL && id != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0)
    return FALSE;
  place = g_array_index (places, guint, 0);
  if (!fits (drafting, lw_drafting_at (drafting, place), word, text))
    return FALSE;
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_NAME, places));
  if (word == LW_WORD_ID)
    set_id (drafting, place, text);
  else if (word == LW_WORD_NAME)
    set_word (&lw_drafting_touch (drafting, place)->name, text);
  else
    set_word (&lw_drafting_touch (drafting, place)->across, text);
  return lw_drafting_close (drafting);
}

/* ---- Points ---- */

/* Opens a step on the points of a thing, or NULL. */
static LwFeature *
open_points (LwDrafting *drafting, const char *id, GHashTable **boards)
{
  const char *ids[] = { id, NULL };
  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);

  if (places->len == 0 ||
      lw_drafting_at (drafting, g_array_index (places, guint, 0))->points == NULL)
    return NULL;
  *boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_SHAPE, places));
  return lw_drafting_touch (drafting, g_array_index (places, guint, 0));
}

static gboolean
close_points (LwDrafting *drafting, const LwFeature *feature, GHashTable *boards)
{
  if (feature->kind == LW_FEATURE_RIVER)
    lw_drafting_snap_crossings (drafting, feature->id);
  lw_drafting_lay_boards (drafting, boards);
  g_hash_table_unref (boards);
  return lw_drafting_close (drafting);
}

static LwPoint
kept_point (LwPoint point)
{
  return (LwPoint){ CLAMP (point.x, LW_FEATURE_LEAST, LW_FEATURE_MOST),
                    CLAMP (point.y, LW_FEATURE_LEAST, LW_FEATURE_MOST) };
}

gboolean
lw_drafting_move_point (LwDrafting *drafting, const char *id, guint index, LwPoint to)
{
  GHashTable *boards;
  LwFeature *feature;

  g_return_val_if_fail (drafting != NULL && id != NULL, FALSE);

  feature = open_points (drafting, id, &boards);
  if (feature == NULL)
    return FALSE;
  if (index < feature->points->len)
    g_array_index (feature->points, LwPoint, index) = kept_point (to);
  return close_points (drafting, feature, boards);
}

gboolean
lw_drafting_insert_point (LwDrafting *drafting, const char *id, guint index, LwPoint at)
{
  LwPoint point = kept_point (at);
  GHashTable *boards;
  LwFeature *feature;

  g_return_val_if_fail (drafting != NULL && id != NULL, FALSE);

  feature = open_points (drafting, id, &boards);
  if (feature == NULL)
    return FALSE;
  if (index <= feature->points->len && feature->points->len < LW_DRAFTING_POINTS)
    g_array_insert_val (feature->points, index, point);
  return close_points (drafting, feature, boards);
}

gboolean
lw_drafting_delete_point (LwDrafting *drafting, const char *id, guint index)
{
  GHashTable *boards;
  LwFeature *feature;

  g_return_val_if_fail (drafting != NULL && id != NULL, FALSE);

  feature = open_points (drafting, id, &boards);
  if (feature == NULL)
    return FALSE;
  if (index < feature->points->len &&
      feature->points->len > (lw_feature_has_outline (feature->kind) ? 3 : 2))
    g_array_remove_index (feature->points, index);
  return close_points (drafting, feature, boards);
}
