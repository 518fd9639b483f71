/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-field.c: edits of the whole field: its size and words, one half made like the other.
 *
 * A half is copied thing by thing: what lies on the kept side gets an image, what crosses the
 * middle is cut there and joined to its own image, or set on the middle when it cannot be cut.
 * Rivers come before their crossings, so that an image of a bridge finds the image of its river.
 */
#include "lw-drafting-field.h"

#include <glib/gi18n-lib.h>

#include "lw-drafting-things.h"
#include "lw-drafting-words.h"

/* ---- Words and size ---- */

/* @value: (transfer full) */
static gboolean
set_text (LwDrafting *drafting, char **text, char *value)
{
  g_free (*text);
  *text = value;
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_set_title (LwDrafting *drafting, const char *name)
{
  char *line;

  g_return_val_if_fail (drafting != NULL, FALSE);

  line = lw_drafting_line (name);
  lw_drafting_open (drafting, g_strdup (_ ("name the Country")));
  return set_text (drafting, &lw_drafting_head (drafting)->name,
                   line != NULL ? line : g_strdup (""));
}

gboolean
lw_drafting_set_author (LwDrafting *drafting, const char *author)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  lw_drafting_open (drafting, g_strdup (_ ("change the author")));
  return set_text (drafting, &lw_drafting_head (drafting)->author, lw_drafting_line (author));
}

gboolean
lw_drafting_set_notes (LwDrafting *drafting, const char *notes)
{
  g_return_val_if_fail (drafting != NULL, FALSE);

  lw_drafting_open (drafting, g_strdup (_ ("change the notes")));
  return set_text (drafting, &lw_drafting_head (drafting)->notes, lw_drafting_text (notes));
}

gboolean
lw_drafting_set_field (LwDrafting *drafting, LwLength width, LwLength depth, LwPoint shift)
{
  LwCountry *country;

  g_return_val_if_fail (drafting != NULL, FALSE);

  lw_drafting_open (drafting, g_strdup (_ ("change the size of the field")));
  country = lw_drafting_head (drafting);
  country->width = CLAMP (width, LW_FIELD_MIN, LW_FIELD_MAX);
  country->depth = CLAMP (depth, LW_FIELD_MIN, LW_FIELD_MAX);
  for (guint i = 0; (shift.x != 0 || shift.y != 0) && i < country->features->len; i++)
    lw_feature_translate (lw_drafting_touch (drafting, i), shift.x, shift.y);
  return lw_drafting_close (drafting);
}

gboolean
lw_drafting_replace (LwDrafting *drafting, LwCountry *country, const char *name)
{
  LwCountry *head;

  g_return_val_if_fail (drafting != NULL && country != NULL, FALSE);

  lw_drafting_open (drafting, g_strdup (name));
  head = lw_drafting_head (drafting);
  g_free (head->name);
  g_free (head->author);
  g_free (head->notes);
  head->name = g_steal_pointer (&country->name);
  head->author = g_steal_pointer (&country->author);
  head->notes = g_steal_pointer (&country->notes);
  head->width = country->width;
  head->depth = country->depth;
  head->texture = country->texture;
  for (guint n = head->features->len; n > 0; n--)
    lw_drafting_remove (drafting, n - 1);
  for (guint n = 0; country->features->len > 0; n++)
    lw_drafting_insert (drafting, n, g_ptr_array_steal_index (country->features, 0));
  lw_country_free (country);
  return lw_drafting_close (drafting);
}

/* ---- Halves ---- */

typedef struct
{
  LwDrafting *drafting;
  LwEdge keep;
  LwHalf how;
  LwLength width, depth;
  GHashTable *images; /* id of a thing -> its image's id, both of char * */
} Halving;

typedef enum
{
  SIDE_KEPT,
  SIDE_OTHER,
  SIDE_BOTH
} Side;

static Side
side_of (const Halving *halving, const LwFeature *feature)
{
  LwBox box = lw_feature_bounds (feature);
  gint64 low = 2 * (gint64)box.y1, high = 2 * (gint64)box.y2;

  if (low >= halving->depth)
    return halving->keep == LW_EDGE_NORTH ? SIDE_KEPT : SIDE_OTHER;
  if (high <= halving->depth)
    return halving->keep == LW_EDGE_SOUTH ? SIDE_KEPT : SIDE_OTHER;
  return SIDE_BOTH;
}

static LwPoint
image_point (const Halving *halving, LwPoint point)
{
  if (halving->how == LW_HALF_ROTATE)
    point.x = halving->width - point.x;
  return (LwPoint){ point.x, halving->depth - point.y };
}

static void
make_image (const Halving *halving, LwFeature *feature)
{
  lw_feature_flip (feature, halving->depth, FALSE);
  if (halving->how == LW_HALF_ROTATE)
    lw_feature_flip (feature, halving->width, TRUE);
}

static gboolean
is_kept (const Halving *halving, LwPoint point)
{
  gint64 twice = 2 * (gint64)point.y;

  return halving->keep == LW_EDGE_SOUTH ? twice <= halving->depth : twice >= halving->depth;
}

/* Where the way from a to b crosses the middle line. */
static LwPoint
cross_middle (const Halving *halving, LwPoint a, LwPoint b)
{
  gint64 rise = (gint64)b.y - a.y, to_middle = halving->depth / 2 - a.y;

  if (rise == 0)
    return a;
  return (LwPoint){ a.x + (LwLength)(((gint64)b.x - a.x) * to_middle / rise), halving->depth / 2 };
}

/* The part of a closed outline in the kept half. */
static void
clip_outline (const Halving *halving, LwFeature *feature)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  for (guint i = 0; i < feature->points->len; i++)
    {
      LwPoint a = g_array_index (feature->points, LwPoint, i);
      LwPoint b = g_array_index (feature->points, LwPoint, (i + 1) % feature->points->len);
      LwPoint middle = cross_middle (halving, a, b);

      if (is_kept (halving, a))
        g_array_append_val (points, a);
      if (is_kept (halving, a) != is_kept (halving, b) && lw_distance_squared (a, middle) > 0 &&
          lw_distance_squared (b, middle) > 0)
        g_array_append_val (points, middle);
    }
  /* A corner that only touches the middle leaves no area: the thing stays whole. */
  if (points->len < 3)
    {
      g_array_unref (points);
      return;
    }
  g_array_unref (feature->points);
  feature->points = points;
}

/* How a line that lies on the middle is folded over it. */
typedef struct
{
  gboolean across;   /* it runs from side to side, not from line to line */
  gboolean backward; /* its last point is where the kept part begins */
  LwPoint centre;
} Fold;

/* Does the kept part of the line end before this point? */
static gboolean
ends_before (const Halving *halving, const Fold *fold, LwPoint point)
{
  if (!fold->across)
    return !is_kept (halving, point);
  return halving->how == LW_HALF_ROTATE && point.x >= fold->centre.x;
}

/* The kept part, up to the middle; NULL when the line never gets there. */
static GArray *
keep_part (const Halving *halving, const Fold *fold, const GArray *old)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));

  for (guint i = 0; i < old->len; i++)
    {
      LwPoint point = g_array_index (old, LwPoint, fold->backward ? old->len - 1 - i : i);
      LwPoint before = points->len > 0 ? g_array_index (points, LwPoint, points->len - 1) : point;

      if (!ends_before (halving, fold, point))
        {
          g_array_append_val (points, point);
          continue;
        }
      point = halving->how == LW_HALF_ROTATE ? fold->centre : cross_middle (halving, before, point);
      if (points->len == 0)
        return NULL;
      if (lw_distance_squared (before, point) > 0)
        g_array_append_val (points, point);
      return points->len > 1 ? g_steal_pointer (&points) : NULL;
    }
  return NULL;
}

static void
lay_on_middle (const Halving *halving, LwFeature *feature)
{
  for (guint i = 0; i < feature->points->len; i++)
    g_array_index (feature->points, LwPoint, i).y = halving->depth / 2;
}

/*
 * A line that crosses the middle becomes the half of it that is kept, from its end to the middle,
 * and the image of that half. One that runs from side to side is kept to the west of the middle
 * when it is turned, and laid on the middle when it is mirrored. TRUE: it has no middle to be
 * folded in, and wants an image.
 */
static gboolean
fold_line (const Halving *halving, LwFeature *feature)
{
  GArray *old = feature->points, *points;
  LwPoint first = g_array_index (old, LwPoint, 0);
  LwPoint last = g_array_index (old, LwPoint, old->len - 1);
  Fold fold = { .centre = { halving->width / 2, halving->depth / 2 } };

  fold.across = ABS (first.x - last.x) > ABS (first.y - last.y);
  fold.backward = fold.across ? first.x > last.x : !is_kept (halving, first);
  if (fold.across && halving->how == LW_HALF_MIRROR)
    {
      lay_on_middle (halving, feature);
      return FALSE;
    }
  points = keep_part (halving, &fold, old);
  if (points == NULL)
    return TRUE;
  for (guint i = points->len - 1; i > 0; i--)
    {
      LwPoint image = image_point (halving, g_array_index (points, LwPoint, i - 1));

      g_array_append_val (points, image);
    }
  feature->points = points;
  g_array_unref (old);
  return FALSE;
}

/* What lies across the middle in one piece is set on it, along or across the field. */
static void
set_on_middle (const Halving *halving, LwFeature *feature)
{
  feature->at.y = halving->depth / 2;
  if (halving->how == LW_HALF_ROTATE)
    feature->at.x = halving->width / 2;
  else if (lw_feature_has_box (feature->kind))
    feature->angle =
        lw_angle_wrapped ((gint64)(feature->angle + LW_NORTH / 2) / LW_NORTH * LW_NORTH);
}

static void
add_image (Halving *halving, const LwFeature *feature)
{
  const LwCountry *country = lw_drafting_country (halving->drafting);
  LwFeature *image = lw_feature_copy (feature);
  const char *river;

  g_free (image->id);
  image->id = lw_drafting_fresh_id (halving->drafting, image->kind);
  make_image (halving, image);
  river = image->across != NULL ? g_hash_table_lookup (halving->images, image->across) : NULL;
  if (river != NULL)
    {
      g_free (image->across);
      image->across = g_strdup (river);
    }
  g_hash_table_insert (halving->images, g_strdup (feature->id), g_strdup (image->id));
  lw_drafting_insert (halving->drafting, country->features->len, image);
}

/* May a thing on the middle have its image beside it? */
static gboolean
clear_of_image (const Halving *halving, const LwFeature *feature)
{
  g_autoptr (LwFeature) image = lw_feature_copy (feature);
  g_autoptr (GArray) mine = lw_feature_shapes (feature);
  g_autoptr (GArray) other = NULL;

  make_image (halving, image);
  other = lw_feature_shapes (image);
  return !lw_shape_nearer (&g_array_index (mine, LwShape, 0), &g_array_index (other, LwShape, 0),
                           LW_INCH / 4);
}

/* TRUE when the thing, as it is now, wants an image. */
static gboolean
fold_thing (Halving *halving, guint place)
{
  LwFeature *feature = lw_drafting_touch (halving->drafting, place);

  if (lw_feature_has_line (feature->kind) && feature->points->len > 1)
    return fold_line (halving, feature);
  if (lw_feature_has_outline (feature->kind) && feature->points->len > 2)
    {
      clip_outline (halving, feature);
      return TRUE;
    }
  if (clear_of_image (halving, feature))
    return TRUE;
  set_on_middle (halving, feature);
  return FALSE;
}

/* Rivers before the crossings over them, wherever they stand in the order. */
static void
halve_things (Halving *halving, gboolean crossings, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const LwFeature *feature = lw_drafting_at (halving->drafting, i);
      gboolean crossing = feature->kind == LW_FEATURE_FORD || feature->kind == LW_FEATURE_BRIDGE;
      gboolean image;

      if (crossing != crossings)
        continue;
      image = side_of (halving, feature) == SIDE_KEPT || fold_thing (halving, i);
      if (image)
        add_image (halving, lw_drafting_at (halving->drafting, i));
    }
}

static void
clear_other (Halving *halving)
{
  const LwCountry *country = lw_drafting_country (halving->drafting);

  for (guint i = country->features->len; i > 0; i--)
    if (side_of (halving, lw_country_feature (country, i - 1)) == SIDE_OTHER)
      lw_drafting_remove (halving->drafting, i - 1);
}

/* Crossings that lay on the middle of a river that has been folded lie on its new line. */
static void
snap_all (Halving *halving)
{
  const LwCountry *country = lw_drafting_country (halving->drafting);

  for (guint i = 0; i < country->features->len; i++)
    if (lw_country_feature (country, i)->kind == LW_FEATURE_RIVER)
      lw_drafting_snap_crossings (halving->drafting, lw_country_feature (country, i)->id);
}

gboolean
lw_drafting_halve (LwDrafting *drafting, LwEdge keep, LwHalf how)
{
  const LwCountry *country;
  Halving halving = { drafting, keep, how };

  g_return_val_if_fail (drafting != NULL, FALSE);

  country = lw_drafting_country (drafting);
  if (country->features->len > LW_DRAFTING_THINGS / 2)
    return FALSE;
  halving.width = country->width;
  halving.depth = country->depth;
  halving.images = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  lw_drafting_open (drafting, g_strdup (how == LW_HALF_MIRROR ? _ ("mirror half the field")
                                                              : _ ("turn half the field")));
  clear_other (&halving);
  halve_things (&halving, FALSE, country->features->len);
  halve_things (&halving, TRUE, country->features->len);
  snap_all (&halving);
  g_hash_table_unref (halving.images);
  return lw_drafting_close (drafting);
}
