/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-edit.c: things put down, taken up, moved, turned, stretched, copied.
 *
 * Every edit has one shape: it finds the places of what it is asked to change, takes the thickness
 * of the boards, opens a step by its name, touches things, lays the boards again and closes the
 * step.
 */
#include "lw-drafting-edit.h"

#include <glib/gi18n-lib.h>

#include "lw-drafting-things.h"
#include "lw-drafting-words.h"

static LwFeature *
touch_nth (LwDrafting *drafting, const GArray *places, guint i)
{
  return lw_drafting_touch (drafting, g_array_index (places, guint, i));
}

static LwFeature *
nth_of (LwDrafting *drafting, const GArray *places, guint i)
{
  return lw_drafting_at (drafting, g_array_index (places, guint, i));
}

/* ---- Putting down and taking up ---- */

/* Half of an outline, or half of a line, is no thing. */
static gboolean
is_drawn (const LwFeature *feature)
{
  guint least = lw_feature_has_outline (feature->kind) ? 3
                : lw_feature_has_line (feature->kind)  ? 2
                                                       : 0;

  return least == 0 || (feature->points != NULL && feature->points->len >= least &&
                        feature->points->len <= LW_DRAFTING_POINTS);
}

const char *
lw_drafting_add (LwDrafting *drafting, LwFeature *feature)
{
  const LwCountry *country;
  guint last;
  g_autoptr (GArray) places = NULL;

  g_return_val_if_fail (drafting != NULL && feature != NULL, NULL);

  country = lw_drafting_country (drafting);
  last = country->features->len;
  if (last >= LW_DRAFTING_THINGS || !is_drawn (feature))
    {
      lw_feature_free (feature);
      return NULL;
    }
  if (feature->id == NULL || *feature->id == '\0' || lw_drafting_find (drafting, feature->id) >= 0)
    {
      g_free (feature->id);
      feature->id = lw_drafting_fresh_id (drafting, feature->kind);
    }
  if (feature->kind == LW_FEATURE_BOARD)
    feature->height =
        MIN (LW_DRAFTING_TALLEST, feature->height + lw_country_board_under (country, feature));
  places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (places, last);
  lw_drafting_open (drafting, NULL);
  lw_drafting_insert (drafting, last, feature);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_ADD, places));
  lw_drafting_close (drafting);
  lw_drafting_close (drafting);
  return feature->id;
}

gboolean
lw_drafting_delete (LwDrafting *drafting, const char *const *ids)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_DELETE, places));
  lw_drafting_with_crossings (drafting, places, TRUE);
  for (guint i = places->len; i > 0; i--)
    lw_drafting_remove (drafting, g_array_index (places, guint, i - 1));
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

static LwFeature *
copy_thing (LwDrafting *drafting, const LwFeature *feature, GHashTable *ids)
{
  LwFeature *copy = lw_feature_copy (feature);

  g_free (copy->id);
  copy->id = lw_drafting_fresh_id (drafting, copy->kind);
  copy->locked = FALSE;
  g_hash_table_insert (ids, g_strdup (feature->id), copy);
  return copy;
}

/* A bridge copied with its river leads across the copy. */
static void
mend_copies (GHashTable *copies)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, copies);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      LwFeature *copy = value;
      const LwFeature *river =
          copy->across != NULL ? g_hash_table_lookup (copies, copy->across) : NULL;

      if (river != NULL)
        {
          g_free (copy->across);
          copy->across = g_strdup (river->id);
        }
    }
}

gboolean
lw_drafting_duplicate (
    LwDrafting *drafting, const char *const *ids, LwLength dx, LwLength dy, GPtrArray *made)
{
  const LwCountry *country;

  g_return_val_if_fail (drafting != NULL, FALSE);

  country = lw_drafting_country (drafting);
  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, FALSE);
  if (places->len == 0 || country->features->len + places->len > LW_DRAFTING_THINGS)
    return FALSE;
  g_autoptr (GHashTable) copies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_DUPLICATE, places));
  for (guint i = 0; i < places->len; i++)
    {
      LwFeature *copy = copy_thing (drafting, nth_of (drafting, places, i), copies);

      lw_feature_translate (copy, dx, dy);
      if (made != NULL)
        g_ptr_array_add (made, g_strdup (copy->id));
      lw_drafting_insert (drafting, country->features->len, copy);
    }
  mend_copies (copies);
  return lw_drafting_close (drafting);
}

static gboolean
is_clear (const LwCountry *country, LwPoint at, LwLength apart)
{
  LwShape twig = lw_shape_disc (at, LW_TREE_RADIUS);

  if (!lw_box_holds (lw_box_grown (lw_country_bounds (country), -LW_TREE_RADIUS), at))
    return FALSE;
  for (guint i = 0; i < country->features->len; i++)
    {
      const LwFeature *feature = lw_country_feature (country, i);

      if (feature->kind == LW_FEATURE_TREE)
        {
          if (lw_distance (feature->at, at) < apart)
            return FALSE;
        }
      else if (feature->kind != LW_FEATURE_BOARD && feature->kind != LW_FEATURE_WOOD &&
               lw_box_meets (twig.bounds, lw_feature_bounds (feature)))
        {
          g_autoptr (GArray) shapes = lw_feature_shapes (feature);

          for (guint k = 0; k < shapes->len; k++)
            if (lw_shape_nearer (&twig, &g_array_index (shapes, LwShape, k), LW_INCH / 8))
              return FALSE;
        }
    }
  return TRUE;
}

/* xorshift: enough for twigs. */
static guint32
draw_number (guint32 *state)
{
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

guint
lw_drafting_strew (LwDrafting *drafting, LwPoint at, LwLength radius, LwLength apart, guint seed)
{
  guint32 state = seed * 2654435761u + 88172645u;
  guint set = 0;

  g_return_val_if_fail (drafting != NULL && radius >= 0, 0);

  apart = MAX (apart, 2 * LW_TREE_RADIUS);
  lw_drafting_open (drafting, g_strdup (_ ("plant trees")));
  for (guint i = 0; i < 24 && lw_drafting_country (drafting)->features->len < LW_DRAFTING_THINGS;
       i++)
    {
      LwAngle angle = (LwAngle)(draw_number (&state) % LW_TURN);
      /* The root spreads them evenly over the disc. */
      LwLength away = (LwLength)lw_isqrt ((guint64)radius * (guint64)radius / 1024 *
                                          (draw_number (&state) % 1024));
      LwPoint place = lw_point_towards (at, angle, away);

      if (is_clear (lw_drafting_country (drafting), place, apart))
        {
          LwFeature *tree = lw_feature_new (LW_FEATURE_TREE, "");

          tree->at = place;
          tree->height = LW_INCHES (6) + (LwLength)(draw_number (&state) % 5) * LW_INCH / 2;
          set += lw_drafting_add (drafting, tree) != NULL;
        }
    }
  lw_drafting_close (drafting);
  return set;
}

/* ---- Moving, turning, stretching ---- */

/* As much of a shift of the box as keeps it near the field. */
static LwLength
kept_shift (LwLength low, LwLength high, LwLength shift)
{
  if (low < LW_FEATURE_LEAST || high > LW_FEATURE_MOST)
    return shift;
  return CLAMP (shift, LW_FEATURE_LEAST - low, LW_FEATURE_MOST - high);
}

/* Crossings that are moved without their river keep to it where they still touch it. */
static void
follow_rivers (LwDrafting *drafting, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      const LwFeature *feature = nth_of (drafting, places, i);

      if (feature->kind == LW_FEATURE_RIVER)
        lw_drafting_snap_crossings (drafting, feature->id);
    }
}

gboolean
lw_drafting_move (LwDrafting *drafting, const char *const *ids, LwLength dx, LwLength dy)
{
  LwBox box;

  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0 || (dx == 0 && dy == 0))
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_MOVE, places));
  lw_drafting_with_crossings (drafting, places, TRUE);
  box = lw_drafting_bounds (drafting, places);
  dx = kept_shift (box.x1, box.x2, dx);
  dy = kept_shift (box.y1, box.y2, dy);
  for (guint i = 0; i < places->len; i++)
    lw_feature_translate (touch_nth (drafting, places, i), dx, dy);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_rotate (LwDrafting *drafting, const char *const *ids, LwPoint about, LwAngle angle)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0 || lw_angle_wrapped (angle) == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_ROTATE, places));
  lw_drafting_with_crossings (drafting, places, TRUE);
  for (guint i = 0; i < places->len; i++)
    lw_feature_rotate (touch_nth (drafting, places, i), about, angle);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_flip (LwDrafting *drafting, const char *const *ids, gboolean east_west)
{
  LwBox box;

  g_return_val_if_fail (drafting != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_FLIP, places));
  box = lw_drafting_bounds (drafting, places);
  lw_drafting_with_crossings (drafting, places, TRUE);
  for (guint i = 0; i < places->len; i++)
    lw_feature_flip (touch_nth (drafting, places, i), east_west ? box.x1 + box.x2 : box.y1 + box.y2,
                     east_west);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_resize (LwDrafting *drafting, const char *const *ids, LwBox from, LwBox to)
{
  g_return_val_if_fail (drafting != NULL && from.x2 >= from.x1 && from.y2 >= from.y1, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0)
    return FALSE;
  g_autoptr (GHashTable) boards = lw_drafting_boards (drafting);
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_RESIZE, places));
  for (guint i = 0; i < places->len; i++)
    lw_feature_stretch (touch_nth (drafting, places, i), from, to);
  follow_rivers (drafting, places);
  lw_drafting_lay_boards (drafting, boards);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_set_box (
    LwDrafting *drafting, const char *id, LwPoint at, LwLength width, LwLength depth, LwAngle angle)
{
  const char *ids[] = { id, NULL };
  LwFeature *feature;

  g_return_val_if_fail (drafting != NULL && id != NULL, FALSE);

  g_autoptr (GArray) places = lw_drafting_places (drafting, ids, TRUE);
  if (places->len == 0 || !lw_feature_has_box (nth_of (drafting, places, 0)->kind))
    return FALSE;
  lw_drafting_open (drafting, lw_drafting_words (drafting, LW_ACT_RESIZE, places));
  feature = touch_nth (drafting, places, 0);
  feature->at = (LwPoint){ CLAMP (at.x, LW_FEATURE_LEAST, LW_FEATURE_MOST),
                           CLAMP (at.y, LW_FEATURE_LEAST, LW_FEATURE_MOST) };
  feature->width = CLAMP (width, 0, LW_FIELD_MAX);
  feature->depth = CLAMP (depth, 0, LW_FIELD_MAX);
  feature->angle = lw_angle_wrapped (angle);
  return lw_drafting_close (drafting);
}
