/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting-points.c: single points of outlines and lines.
 */
#include "lw-drafting-private.h"

/* Opens a step on the points of a thing, or NULL. */
static LwFeature *
open_points (LwDrafting *drafting, const char *id, GHashTable **boards)
{
  const char *ids[] = { id, NULL };
  g_autoptr (GArray) places = lw_draft_places (drafting, ids, TRUE);

  if (places->len == 0 || lw_draft_at (drafting, g_array_index (places, guint, 0))->points == NULL)
    return NULL;
  *boards = lw_draft_boards (drafting);
  lw_draft_open (drafting, lw_draft_words (drafting, LW_ACT_SHAPE, places));
  return lw_draft_touch (drafting, g_array_index (places, guint, 0));
}

static gboolean
close_points (LwDrafting *drafting, const LwFeature *feature, GHashTable *boards)
{
  if (feature->kind == LW_FEATURE_RIVER)
    lw_draft_snap_crossings (drafting, feature->id);
  lw_draft_lay_boards (drafting, boards);
  g_hash_table_unref (boards);
  return lw_draft_close (drafting);
}

static LwPoint
kept_point (LwPoint point)
{
  return (LwPoint){ CLAMP (point.x, LW_DRAFT_LEAST, LW_DRAFT_MOST),
                    CLAMP (point.y, LW_DRAFT_LEAST, LW_DRAFT_MOST) };
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
