/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-swing.c: a gun swings on its axle as far as the Country permits; men make room (R38, Q9).
 */
#include "lw-gunnery.h"

/* At a muzzle four inches out, two degrees are a seventh of an inch: less than any thing is wide. */
#define SWING_STEP (2 * LW_DEGREE)
#define NUDGE_MOST LW_INCH
#define GUN_REACH LW_INCHES (6)

static gboolean
overlap (const LwShape *shape, const LwShape parts[LW_GUN_PARTS], LwLength clearance)
{
  guint i;

  for (i = 0; i < LW_GUN_PARTS; i++)
    if (lw_shape_nearer (shape, &parts[i], clearance))
      return TRUE;

  return FALSE;
}

static gboolean
is_near (LwPoint a, LwPoint b)
{
  return ABS (a.x - b.x) <= GUN_REACH && ABS (a.y - b.y) <= GUN_REACH;
}

static LwRef
find_enemy (const LwBattle *battle, const LwGun *gun, const LwShape parts[LW_GUN_PARTS])
{
  LwRef i;

  for (i = 0; i < (LwRef)battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];
      LwShape shape;

      if (man->side == gun->owner || !lw_man_on_field (man) || !is_near (man->at, gun->at))
        continue;
      shape = lw_man_shape (man);
      if (overlap (&shape, parts, 0))
        return i;
    }

  return LW_NONE;
}

static LwRef
find_other_gun (const LwBattle *battle, LwRef gun, const LwShape parts[LW_GUN_PARTS])
{
  LwRef g;
  guint i;

  for (g = 0; g < (LwRef)battle->n_guns; g++)
    {
      LwShape others[LW_GUN_PARTS];

      if (g == gun || !battle->guns[g].placed || battle->guns[g].retired)
        continue;
      lw_gun_shapes (&battle->guns[g], others);
      for (i = 0; i < LW_GUN_PARTS; i++)
        if (overlap (&others[i], parts, 0))
          return g;
    }

  return LW_NONE;
}

/* May the gun point to @bearing, with nothing through it? */
static gboolean
may_point (const LwBattle *battle, LwRef gun, LwAngle bearing, LwRefusal *refusal)
{
  const LwGun *piece = &battle->guns[gun];
  LwRefusal why = { .code = LW_REFUSED_SWING, .man = LW_NONE, .other = LW_NONE, .gun = gun };
  LwShape parts[LW_GUN_PARTS];
  LwRef other_gun;
  guint i;

  lw_gun_shapes_at (piece->at, bearing, parts);
  for (i = 0; i < LW_GUN_PARTS && why.thing == NULL; i++)
    {
      const LwFeature *thing = lw_ground_stands (battle->ground, LW_BODY_GUN, &parts[i], 0);

      why.thing = thing != NULL ? thing->id : NULL;
    }
  why.other = find_enemy (battle, piece, parts);
  other_gun = find_other_gun (battle, gun, parts);
  if (why.thing == NULL && why.other == LW_NONE && other_gun == LW_NONE)
    return TRUE;

  if (refusal != NULL)
    *refusal = why;
  return FALSE;
}

static gboolean
may_sweep (const LwBattle *battle, LwRef gun, LwAngle sweep, LwRefusal *refusal)
{
  LwAngle from = battle->guns[gun].bearing;
  gint n = (ABS (sweep) + SWING_STEP - 1) / SWING_STEP;
  gint i;

  for (i = 1; i <= n; i++)
    if (!may_point (battle, gun, lw_angle_wrapped (from + (gint64)sweep * i / n), refusal))
      return FALSE;

  return TRUE;
}

gboolean
lw_gun_may_swing (const LwBattle *battle, LwRef gun, LwAngle bearing, LwRefusal *refusal)
{
  LwAngle sweep = lw_angle_between (battle->guns[gun].bearing, bearing);

  if (sweep == 0 || may_sweep (battle, gun, sweep, refusal))
    return TRUE;

  /* The other way round may be free; if not, what bars the shorter way is named. */
  return may_sweep (battle, gun, sweep > 0 ? sweep - LW_TURN : sweep + LW_TURN, NULL);
}

/* Would the gun of @spot, or a man it sets down, stand nearer to this man than the clearance? */
static gboolean
crowds (const LwSpot *spot, LwRef man)
{
  const LwMan *him = &spot->battle->men[man];
  LwShape shape = lw_man_shape (him);
  guint i;

  if (spot->gun != LW_NONE && overlap (&shape, spot->parts, LW_CLEARANCE))
    return TRUE;

  for (i = 0; spot->moving != NULL && i < spot->moving->len && i < spot->places->len; i++)
    {
      LwRef mover = g_array_index (spot->moving, LwRef, i);
      LwPoint there = g_array_index (spot->places, LwPoint, i);
      LwShape body = lw_man_shape_at (spot->battle->men[mover].arm, there, spot->facing);

      if (lw_shape_nearer (&shape, &body, LW_CLEARANCE))
        return TRUE;
    }

  return FALSE;
}

static gboolean
nudge (LwSpot *spot, LwRef man, GArray *moving, GArray *places, GArray *nudges)
{
  const LwMan *him = &spot->battle->men[man];
  LwNudge step = { .man = man };

  if (!lw_spot_nearest (spot, man, him->at, him->facing, NUDGE_MOST, &step.to))
    return FALSE;

  g_array_append_val (nudges, step);
  g_array_append_val (moving, man);
  g_array_append_val (places, step.to);
  return TRUE;
}

gboolean
lw_spot_nudges (LwSpot *spot, LwSide side, GArray *nudges, LwRefusal *refusal)
{
  const LwBattle *battle = spot->battle;
  g_autoptr (GArray) moving = g_array_new (FALSE, FALSE, sizeof (LwRef));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  const LwSpot as_given = *spot;
  gboolean fits = TRUE;
  LwRef i;

  if (spot->moving != NULL)
    {
      g_array_append_vals (moving, spot->moving->data, spot->moving->len);
      g_array_append_vals (places, spot->places->data, spot->places->len);
    }
  spot->moving = moving;
  spot->places = places;
  for (i = 0; fits && i < (LwRef)battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side != side || !lw_man_on_field (man) || lw_refs_hold (moving, i) || !crowds (&as_given, i))
        continue;
      fits = nudge (spot, i, moving, places, nudges);
      if (!fits)
        lw_refuse_man (refusal, LW_REFUSED_SWING, LW_NONE, spot->gun);
      if (!fits && refusal != NULL)
        refusal->other = i;
    }

  spot->moving = as_given.moving;
  spot->places = as_given.places;
  return fits;
}

void
lw_nudges_apply (LwBattle *battle, const GArray *nudges)
{
  guint i;

  for (i = 0; i < nudges->len; i++)
    {
      const LwNudge *step = &g_array_index (nudges, LwNudge, i);
      LwMan *man = &battle->men[step->man];

      /* A hand makes room: the man has not used his move (Q9). */
      if (man->walked == 0 && man->start.x == man->at.x && man->start.y == man->at.y)
        man->start = step->to;
      man->at = step->to;
    }
}
