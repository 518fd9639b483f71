/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-contact.c: where two men touch (R53), what stands between them (Q75), who can come up to them
 * (R52, Q63-Q66).
 */
#include "lw-contact.h"

#include "way/way.h"

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

/* ---- the whole of a contact ---- */

/* A skeleton seen from its middle, so that it does not matter which end comes first: the middle,
 * and what one end is off it. Men are discs and capsules, and a capsule is as long as a horse. */
typedef struct
{
  LwPoint middle;
  gint64 dx, dy;
  gint steps; /* from the middle to either end, each about a unit long */
} Bone;

static Bone
bone_of (const LwShape *shape)
{
  const LwPoint *ends = lw_shape_points (shape);
  LwPoint from = ends[0], to = ends[shape->n_points - 1];
  Bone bone = { .middle = { (from.x + to.x) / 2, (from.y + to.y) / 2 } };

  bone.dx = to.x - bone.middle.x;
  bone.dy = to.y - bone.middle.y;
  bone.steps = shape->n_points > 1 ? lw_distance (bone.middle, to) : 0;

  return bone;
}

static LwPoint
point_on (const Bone *bone, gint step)
{
  if (bone->steps == 0)
    return bone->middle;

  return (LwPoint){ bone->middle.x + (LwLength)(bone->dx * step / bone->steps),
                    bone->middle.y + (LwLength)(bone->dy * step / bone->steps) };
}

/* The step on the bone that is nearest to a point. */
static gint
step_near (const Bone *bone, LwPoint point)
{
  gint64 length = bone->dx * bone->dx + bone->dy * bone->dy;
  gint64 along =
      ((gint64)point.x - bone->middle.x) * bone->dx + ((gint64)point.y - bone->middle.y) * bone->dy;

  return length == 0 ? 0 : (gint)(CLAMP (along, -length, length) * bone->steps / length);
}

static gboolean
touches_at (const Bone *bone, const LwShape *own, const LwShape *other, gint step)
{
  LwShape spot = lw_shape_disc (point_on (bone, step), own->radius);

  return lw_shape_within (&spot, other, LW_CONTACT);
}

/* A step of the bone that touches the other: one of its ends, or what is nearest to an end of the
 * other's. The gap grows from there to both sides. FALSE: not one, by a rounding. */
static gboolean
find_touching (const Bone *bone, const LwShape *own, const LwShape *other, gint *step)
{
  const LwPoint *ends = lw_shape_points (other);
  gint first = step_near (bone, ends[0]), last = step_near (bone, ends[other->n_points - 1]);
  gint tries[] = { (first + last) / 2, first, last, -bone->steps, bone->steps };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    if (touches_at (bone, own, other, tries[i]))
      {
        *step = tries[i];
        return TRUE;
      }

  return FALSE;
}

/* The last step that touches, from @step towards @end: as the halving has it, ten tries. */
static gint
find_last_touching (const Bone *bone, const LwShape *own, const LwShape *other, gint step, gint end)
{
  if (touches_at (bone, own, other, end))
    return end;
  while (ABS (end - step) > 1)
    {
      gint middle = step + (end - step) / 2;

      if (touches_at (bone, own, other, middle))
        step = middle;
      else
        end = middle;
    }

  return step;
}

/* The middle of the gap between a step of the one and the nearest of the other. */
static LwPoint
middle_of_gap (const Bone *bone, gint step, const Bone *other)
{
  LwPoint here = point_on (bone, step), there = point_on (other, step_near (other, here));

  return (LwPoint){ here.x + (there.x - here.x) / 2, here.y + (there.y - here.y) / 2 };
}

/* All along @own that touches @other. */
static gboolean
add_span (const LwShape *own, const LwShape *other, GArray *spans)
{
  Bone bone = bone_of (own), others = bone_of (other);
  LwPoint ends[2];
  gint step;

  if (!find_touching (&bone, own, other, &step))
    return FALSE;

  ends[0] =
      middle_of_gap (&bone, find_last_touching (&bone, own, other, step, -bone.steps), &others);
  ends[1] =
      middle_of_gap (&bone, find_last_touching (&bone, own, other, step, bone.steps), &others);
  g_array_append_vals (spans, ends, 2);

  return TRUE;
}

void
lw_contact_spans (const LwShape *a, const LwShape *b, GArray *spans)
{
  gboolean any = add_span (a, b, spans);

  if (b->n_points > 1 || !any)
    any |= add_span (b, a, spans);
  if (!any)
    {
      LwPoint at = lw_contact_point (a, b);

      g_array_append_val (spans, at);
      g_array_append_val (spans, at);
    }
}

gboolean
lw_walled_between (const LwBattle *battle, LwPoint from, LwPoint to)
{
  const LwCountry *country = lw_battle_country (battle);
  LwShape line = lw_shape_swept (from, to, 0);

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

/* ---- who can come up ---- */

/* Can he come up to @point in one move (R53, Q63, Q65)? Moves are measured at the base (Q1). */
static gboolean
reaches_point (const LwBattle *battle, const LwMan *man, LwPoint point)
{
  LwLength move = lw_arm_move (man->arm);
  g_autoptr (GArray) way = NULL;

  if (lw_distance_squared (man->at, point) > (gint64)move * move)
    return FALSE;
  if (battle->rules.choice[LW_RULE_SUPPORT_MEASURE] == 0)
    return TRUE;

  way = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  return lw_route_find (&(LwRouteAsk){ battle->ground,
                                       man->arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY,
                                       lw_arm_half_width (man->arm), move },
                        man->at, point, way) >= 0;
}

/* The nearest point of a span: seen from its middle, as men are. */
static LwPoint
nearest_of_span (const LwPoint span[2], LwPoint to)
{
  LwShape line = lw_shape_capsule (span[0], span[1], 0);
  Bone bone = bone_of (&line);

  return point_on (&bone, step_near (&bone, to));
}

static gboolean
reaches_span (const LwBattle *battle, const LwMan *man, const LwPoint span[2])
{
  LwShape line = lw_shape_capsule (span[0], span[1], 0), spot = lw_shape_disc (man->at, 0);

  if (!lw_shape_within (&spot, &line, lw_arm_move (man->arm)))
    return FALSE;

  return battle->rules.choice[LW_RULE_SUPPORT_MEASURE] == 0 ||
         reaches_point (battle, man, nearest_of_span (span, man->at)) ||
         reaches_point (battle, man, span[0]) || reaches_point (battle, man, span[1]);
}

gboolean
lw_man_reaches_spans (const LwBattle *battle, const LwMan *man, const GArray *spans)
{
  for (guint i = 0; i + 1 < spans->len; i += 2)
    if (reaches_span (battle, man, &g_array_index (spans, LwPoint, i)))
      return TRUE;

  return FALSE;
}

gboolean
lw_man_reaches_any (const LwBattle *battle, const LwMan *man, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    if (reaches_point (battle, man, g_array_index (points, LwPoint, i)))
      return TRUE;

  return FALSE;
}

/* The men of @side who may be within a move of the body. */
static void
find_about (const LwBattle *battle, LwSide side, const GArray *body, LwHits *about)
{
  LwBox box = lw_box_around (&battle->men[g_array_index (body, LwRef, 0)].at, 1, 0);

  for (guint i = 1; i < body->len; i++)
    box =
        lw_box_joined (box, lw_box_around (&battle->men[g_array_index (body, LwRef, i)].at, 1, 0));
  lw_men_in (battle, LW_MEN_OF (side), lw_box_grown (box, LW_MOVE_CAVALRY), about);
}

/* Outside a melee a move is measured from the nearest man of the body (Q64). */
static gboolean
reaches_body (const LwBattle *battle, const LwMan *man, const GArray *body)
{
  for (guint i = 0; i < body->len; i++)
    if (reaches_point (battle, man, battle->men[g_array_index (body, LwRef, i)].at))
      return TRUE;

  return FALSE;
}

gboolean
lw_body_isolated (const LwBattle *battle, const GArray *men, guint *have, guint *need)
{
  guint found = 0;
  guint wanted;
  g_auto (LwHits) about = LW_NO_HITS;
  LwSide side;

  g_return_val_if_fail (battle != NULL && men != NULL && men->len > 0, FALSE);

  side = battle->men[g_array_index (men, LwRef, 0)].side;
  find_about (battle, side, men, &about);
  for (guint i = 0; i < about.n; i++)
    {
      const LwMan *man = &battle->men[about.number[i]];

      if (lw_man_armed (man) && !lw_refs_hold (men, about.number[i]) &&
          reaches_body (battle, man, men))
        found++;
    }

  wanted = (men->len + 1) / 2;
  if (have != NULL)
    *have = found;
  if (need != NULL)
    *need = wanted;
  return found < wanted;
}
