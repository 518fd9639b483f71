/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-contact.c: the point at which two men touch (R53), and what stands between them (Q75).
 */
#include "state/state.h"

static LwPoint
nearest_on_leg (LwPoint from, LwPoint a, LwPoint b)
{
  gint64 dx = (gint64)b.x - a.x;
  gint64 dy = (gint64)b.y - a.y;
  gint64 length = dx * dx + dy * dy;
  gint64 along;
  LwPoint nearest;

  if (length == 0)
    return a;

  along = CLAMP ((from.x - (gint64)a.x) * dx + (from.y - (gint64)a.y) * dy, 0, length);
  nearest.x = a.x + (LwLength)(dx * along / length);
  nearest.y = a.y + (LwLength)(dy * along / length);
  return nearest;
}

/* Men are discs and capsules; the nearest points of two legs lie at an end of one of them. */
static void
find_nearest_points (const LwShape *a, const LwShape *b, LwPoint *on_a, LwPoint *on_b)
{
  const LwPoint *pa = lw_shape_points (a);
  const LwPoint *pb = lw_shape_points (b);
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < a->n_points + b->n_points; i++)
    {
      gboolean from_a = i < a->n_points;
      LwPoint end = from_a ? pa[i] : pb[i - a->n_points];
      LwPoint other = from_a ? nearest_on_leg (end, pb[0], pb[b->n_points - 1])
                             : nearest_on_leg (end, pa[0], pa[a->n_points - 1]);
      gint64 square = lw_distance_squared (end, other);

      if (square < best)
        {
          best = square;
          *on_a = from_a ? end : other;
          *on_b = from_a ? other : end;
        }
    }
}

/* The point of contact: in the middle of the gap between the two (R53). */
LwPoint
lw_contact_point (const LwShape *a, const LwShape *b)
{
  LwPoint on_a = { 0 };
  LwPoint on_b = { 0 };
  LwPoint at;

  find_nearest_points (a, b, &on_a, &on_b);
  /* All bases are equally wide, so the middle between the skeletons is the middle of the gap. */
  at.x = on_a.x + (on_b.x - on_a.x) / 2;
  at.y = on_a.y + (on_b.y - on_a.y) / 2;
  return at;
}

gboolean
lw_walled_off (const LwBattle *battle, LwRef man, LwRef other)
{
  const LwCountry *country = lw_battle_country (battle);
  LwShape line = lw_shape_swept (battle->men[man].at, battle->men[other].at, 0);

  for (guint i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *thing = lw_country_feature (country, i);
      g_autoptr (GArray) shapes = NULL;

      if ((thing->kind != LW_FEATURE_HOUSE && thing->kind != LW_FEATURE_CHURCH &&
           thing->kind != LW_FEATURE_SHED && thing->kind != LW_FEATURE_WALL) ||
          !lw_box_meets (lw_feature_bounds (thing), line.bounds))
        continue;
      shapes = lw_feature_shapes (thing);
      for (guint k = 0; k < shapes->len; k++)
        if (lw_shape_within (&line, &g_array_index (shapes, LwShape, k), 0))
          return TRUE;
    }

  return FALSE;
}
