/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-passage.c: fords and bridges as dry strips across water (Q12).
 *
 * A strip is a box in the frame of its water: x along the stream, y from bank to bank. It is worked
 * out anew for each body, because a broader body must go farther to be clear of the banks. Where
 * the river runs askew to the strip, its ends move out by as much.
 */
#include "lw-passage.h"

#include <string.h>

#define ONE (G_GINT64_CONSTANT (1) << 30)

/* Direction of the leg of a line that lies nearest to @point. */
static LwAngle
find_course (const LwFeature *river, LwPoint point)
{
  const LwPoint *p = (const LwPoint *)(void *)river->points->data;
  LwShape spot = lw_shape_disc (point, 0);
  LwLength best = G_MAXINT32;
  LwAngle course = LW_EAST;

  for (guint i = 0; i + 1 < river->points->len; i++)
    {
      LwShape leg = lw_shape_capsule (p[i], p[i + 1], 0);
      LwLength gap = lw_shape_gap (&spot, &leg);

      if (gap < best)
        {
          best = gap;
          course = lw_direction (p[i], p[i + 1]);
        }
    }
  return course;
}

static LwPassage
make_passage (const LwFeature *feature, const LwFeature *water, const LwGroundRules *rules)
{
  LwPassage passage = { .water = water, .at = feature->at, .course = feature->angle };
  LwLength along = feature->width, across = feature->depth;
  gboolean turn = across > along;

  passage.carries[LW_BODY_INFANTRY] = passage.carries[LW_BODY_CAVALRY] = TRUE;
  passage.carries[LW_BODY_GUN] = feature->kind == LW_FEATURE_BRIDGE || rules->guns_at_fords;

  if (lw_feature_has_line (water->kind))
    {
      /* The side of the box that runs more with the river than across it lies along it. */
      LwAngle skew = lw_angle_between (feature->angle, find_course (water, feature->at));

      turn = ABS (lw_sine (skew)) > ABS (lw_cosine (skew));
      passage.bank = water->width / 2;
      passage.skew = turn ? skew + LW_NORTH : skew;
    }
  else
    turn = !turn;
  if (turn)
    {
      passage.course = lw_angle_wrapped ((gint64)feature->angle + LW_NORTH);
      along = feature->depth;
      across = feature->width;
    }
  passage.half = (along > 0 ? along : across) / 2;
  passage.depth_half = across / 2;
  return passage;
}

static gboolean
leads_across (const LwFeature *feature, const LwObstacle *obstacle)
{
  LwShape box;

  if (!obstacle->water)
    return FALSE;
  if (feature->across != NULL && *feature->across != '\0')
    return g_str_equal (feature->across, obstacle->feature->id);
  box = lw_shape_box (feature->at, feature->width, feature->depth, feature->angle);
  return lw_shape_within (&box, &obstacle->shape, 0);
}

void
lw_passage_collect (const LwFeature *feature,
                    const LwGroundRules *rules,
                    const GArray *obstacles,
                    GArray *passages)
{
  const LwFeature *last = NULL;

  for (guint i = 0; i < obstacles->len; i++)
    {
      const LwObstacle *obstacle = &g_array_index (obstacles, LwObstacle, i);

      /* A river is several obstacles in a row, but one water. */
      if (obstacle->feature != last && leads_across (feature, obstacle))
        {
          LwPassage passage = make_passage (feature, obstacle->feature, rules);

          last = obstacle->feature;
          g_array_append_val (passages, passage);
        }
    }
}

/* A body broader than half the strip may keep to the strip's middle half. */
static LwLength
find_side_room (const LwPassage *passage, LwLength half_width)
{
  return passage->half - MIN (half_width, passage->half / 2);
}

/* How far along the strip a body is clear of a bank that runs askew to it. */
static LwLength
find_end (const LwPassage *passage, LwLength half_width)
{
  gint64 cosine = ABS (lw_cosine (passage->skew)), sine = ABS (lw_sine (passage->skew));
  gint64 clear;

  if (passage->bank == 0)
    return passage->depth_half;
  clear =
      (((gint64)passage->bank + half_width) * ONE + passage->half * sine) / MAX (cosine, ONE / 2);
  return MAX (passage->depth_half, (LwLength)clear + 4);
}

void
lw_passage_strip (const LwPassage *passage, LwLength half_width, LwPoint corners[4])
{
  LwLength x = find_side_room (passage, half_width), y = find_end (passage, half_width);
  const LwPoint frame[4] = { { -x, -y }, { x, -y }, { x, y }, { -x, y } };

  memcpy (corners, frame, sizeof frame);
  lw_points_place (corners, 4, passage->course, passage->at);
}

/* A part of a way: none of it, up to all of it. */
typedef struct
{
  gint64 part, whole;
} Share;

static gboolean
is_more (Share a, Share b)
{
  return a.part * b.whole > b.part * a.whole;
}

/* How much of a way lies outside a side of the strip, when its ends lie @before and @behind it. */
static Share
share_of (gint64 before, gint64 behind)
{
  Share share = { -before, behind - before };

  while (share.whole > ONE)
    {
      share.part /= 2;
      share.whole /= 2;
    }
  return share;
}

/* Cut off towards @from. */
static LwPoint
divide (LwPoint from, LwPoint to, Share share)
{
  return (LwPoint){ from.x + (LwLength)(((gint64)to.x - from.x) * share.part / share.whole),
                    from.y + (LwLength)(((gint64)to.y - from.y) * share.part / share.whole) };
}

/* Each end of the way is cut once, by the side that cuts away the most. If it were cut side after
 * side, rounding would make the outcome depend on which side comes first, and a mirrored Country
 * would give another one. */
gboolean
lw_passage_cut (const LwPassage *passage,
                LwLength half_width,
                LwPoint from,
                LwPoint to,
                LwPoint *enter,
                LwPoint *leave)
{
  Share front = { 0, 1 }, rear = { 0, 1 };
  LwPoint corners[4];

  lw_passage_strip (passage, half_width, corners);
  for (int i = 0; i < 4; i++)
    {
      gint64 first = lw_side_of (corners[i], corners[(i + 1) % 4], from);
      gint64 last = lw_side_of (corners[i], corners[(i + 1) % 4], to);

      if (first < 0 && last < 0)
        return FALSE;
      if (first < 0 && is_more (share_of (first, last), front))
        front = share_of (first, last);
      if (last < 0 && is_more (share_of (last, first), rear))
        rear = share_of (last, first);
    }
  if (front.part * rear.whole + rear.part * front.whole > front.whole * rear.whole)
    return FALSE;
  *enter = divide (from, to, front);
  *leave = divide (to, from, rear);
  return TRUE;
}

gboolean
lw_passage_holds (const LwPassage *passage, const LwShape *shape, LwLength clearance)
{
  const LwPoint *points = lw_shape_points (shape);
  LwPoint corners[4];

  lw_passage_strip (passage, shape->radius + clearance, corners);
  for (guint i = 0; i < shape->n_points; i++)
    if (!lw_outline_holds (corners, 4, points[i]))
      return FALSE;
  return TRUE;
}
