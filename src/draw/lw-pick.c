/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-pick.c: what lies under a point, for those who may see it.
 */
#include "lw-scene.h"

/* Longer is no figure, from its middle. */
#define FIGURE_REACH LW_CAVALRY_LENGTH

static gboolean
is_out_of_reach (LwPoint at, LwPoint point, LwLength reach)
{
  return ABS (at.x - point.x) > reach || ABS (at.y - point.y) > reach;
}

LwRef
lw_pick_man (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack)
{
  LwRef best = LW_NONE;
  LwLength best_gap = slack;

  g_return_val_if_fail (battle != NULL && slack >= 0, LW_NONE);

  LwShape pointer = lw_shape_disc (point, 0);
  for (guint i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      if (is_out_of_reach (man->at, point, FIGURE_REACH + slack) || !lw_man_on_field (man) ||
          !lw_scene_sees (battle, viewer, man->side))
        continue;
      LwShape shape = lw_man_shape (man);
      if (!lw_box_holds (lw_box_grown (shape.bounds, slack), point))
        continue;
      LwLength gap = lw_shape_gap (&shape, &pointer);
      gboolean nearer = best == LW_NONE || gap < best_gap ||
                        (gap == best_gap && lw_distance_squared (man->at, point) <
                                                lw_distance_squared (battle->men[best].at, point));
      if (gap <= slack && nearer)
        {
          best = (LwRef)i;
          best_gap = gap;
        }
    }
  return best;
}

static LwLength
gap_to_gun (const LwGun *gun, const LwShape *pointer)
{
  LwShape parts[LW_GUN_PARTS];
  LwLength least = G_MAXINT32;

  lw_gun_shapes (gun, parts);
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    least = MIN (least, lw_shape_gap (&parts[i], pointer));
  return least;
}

LwRef
lw_pick_gun (const LwBattle *battle, LwViewer viewer, LwPoint point, LwLength slack)
{
  LwRef best = LW_NONE;
  LwLength best_gap = slack;

  g_return_val_if_fail (battle != NULL && slack >= 0, LW_NONE);

  LwShape pointer = lw_shape_disc (point, 0);
  for (guint i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];
      if (!gun->placed || gun->retired || !lw_scene_sees (battle, viewer, gun->owner))
        continue;
      LwLength gap = gap_to_gun (gun, &pointer);
      if (gap <= slack && (best == LW_NONE || gap < best_gap))
        {
          best = (LwRef)i;
          best_gap = gap;
        }
    }
  return best;
}

static gboolean
under (const LwFeature *feature, LwPoint point, LwLength slack)
{
  LwShape pointer = lw_shape_disc (point, 0);

  if (!lw_box_holds (lw_box_grown (lw_feature_bounds (feature), slack), point))
    return FALSE;
  g_autoptr (GArray) shapes = lw_feature_shapes (feature);
  for (guint i = 0; i < shapes->len; i++)
    if (lw_shape_within (&g_array_index (shapes, LwShape, i), &pointer, slack))
      return TRUE;
  return FALSE;
}

/* Hills, woods and roads lie under what stands on them, whatever the order they were put down in.
 */
static guint
storey_of (LwFeatureKind kind)
{
  switch (kind)
    {
    case LW_FEATURE_ROAD:
    case LW_FEATURE_WOOD:
      return 0;
    case LW_FEATURE_BOARD:
    case LW_FEATURE_RIVER:
    case LW_FEATURE_POND:
    case LW_FEATURE_SWAMP:
      return 1;
    default:
      return 2;
    }
}

const LwFeature *
lw_pick_feature (const LwCountry *country, LwPoint point, LwLength slack, const LwFeature *below)
{
  gboolean passed = below == NULL;

  g_return_val_if_fail (country != NULL && slack >= 0, NULL);

  for (gint storey = 2; storey >= 0; storey--)
    for (guint i = lw_country_count (country); i > 0; i--)
      {
        const LwFeature *feature = lw_country_feature (country, i - 1);
        if ((gint)storey_of (feature->kind) != storey || !under (feature, point, slack))
          continue;
        if (passed)
          return feature;
        passed = feature == below;
      }
  return NULL;
}
