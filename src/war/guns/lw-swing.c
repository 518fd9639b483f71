/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-swing.c: a gun swings on its axle as far as the Country permits; men make room (R38, Q9).
 */
#include "lw-swing.h"

#include "lw-gunnery.h"
#include "moving/moving.h"

/* At a muzzle four inches out, two degrees are a seventh of an inch: less than any thing is wide.
 */
#define SWING_STEP (2 * LW_DEGREE)
#define NUDGE_MOST LW_INCH
#define NUDGE_IN_A_PRESS LW_INCHES (2)
#define NUDGE_FOR_A_TRAIL LW_SIX_INCHES
#define GUN_REACH LW_INCHES (6)

/* What is lower than this the barrel passes over; of the parts of a gun it is the last. */
#define BARREL_CLEARS (5 * LW_INCH / 4)
#define BARREL (LW_GUN_PARTS - 1)

static gboolean
overlap (const LwShape *shape, const LwShape parts[LW_GUN_PARTS], LwLength clearance)
{
  for (guint i = 0; i < LW_GUN_PARTS; i++)
    if (lw_shape_nearer (shape, &parts[i], clearance))
      return TRUE;

  return FALSE;
}

/* The enemies whom the gun might swing against, wherever it points. */
static void
find_enemies (const LwBattle *battle, const LwGun *gun, LwHits *enemies)
{
  lw_men_in (battle, LW_MEN_OF (LW_OTHER (gun->owner)), lw_box_around (&gun->at, 1, GUN_REACH),
             enemies);
}

/* The first of @enemies whom the gun would touch, or LW_NONE. */
static LwRef
find_enemy (const LwBattle *battle, const LwHits *enemies, const LwShape parts[LW_GUN_PARTS])
{
  for (guint i = 0; i < enemies->n; i++)
    {
      LwRef man = enemies->number[i];
      LwShape shape = lw_man_shape (&battle->men[man]);

      if (overlap (&shape, parts, 0))
        return man;
    }

  return LW_NONE;
}

/* The guns of which a part may ever meet a part of @gun, and itself. */
static void
find_guns (const LwBattle *battle, LwRef gun, LwHits *guns)
{
  lw_guns_in (battle, lw_box_around (&battle->guns[gun].at, 1, 2 * GUN_REACH), guns);
}

static LwRef
find_other_gun (const LwBattle *battle, LwRef gun, const LwShape parts[LW_GUN_PARTS])
{
  g_auto (LwHits) guns = LW_NO_HITS;

  find_guns (battle, gun, &guns);
  for (guint k = 0; k < guns.n; k++)
    {
      LwShape others[LW_GUN_PARTS];

      if (guns.number[k] == gun)
        continue;
      lw_gun_shapes (&battle->guns[guns.number[k]], others);
      for (guint i = 0; i < LW_GUN_PARTS; i++)
        if (overlap (&others[i], parts, 0))
          return guns.number[k];
    }

  return LW_NONE;
}

static gboolean
meets_feature (const LwFeature *thing, const LwShape *part)
{
  g_autoptr (GArray) shapes = lw_feature_shapes (thing);

  for (guint i = 0; i < shapes->len; i++)
    if (lw_shape_nearer (part, &g_array_index (shapes, LwShape, i), 0))
      return TRUE;

  return FALSE;
}

/* The thing of the Country that a part of the gun would go through, or NULL (R38). */
static const LwFeature *
find_thing (const LwBattle *battle, const LwGun *gun, guint part, const LwShape *shape)
{
  const LwCountry *country = lw_battle_country (battle);
  const LwFeature *thing = lw_ground_stands (battle->ground, LW_BODY_GUN, shape, 0);
  LwLength clears = lw_ground_height (battle->ground, gun->at) + BARREL_CLEARS;

  if (thing == NULL || part != BARREL || thing->height > clears)
    return thing;

  /* Under the barrel lies something low; is there anything high as well? */
  for (guint i = 0; i < lw_country_count (country); i++)
    {
      thing = lw_country_feature (country, i);
      if (thing->height > clears && thing->kind != LW_FEATURE_BOARD &&
          thing->kind != LW_FEATURE_WOOD &&
          lw_box_meets (lw_feature_bounds (thing), shape->bounds) && meets_feature (thing, shape))
        return thing;
    }

  return NULL;
}

/* May the gun point to @bearing, with nothing through it? */
static gboolean
may_point (
    const LwBattle *battle, LwRef gun, const LwHits *enemies, LwAngle bearing, LwRefusal *refusal)
{
  const LwGun *piece = &battle->guns[gun];
  LwRefusal why = { .code = LW_REFUSED_SWING, .man = LW_NONE, .other = LW_NONE, .gun = gun };
  LwShape parts[LW_GUN_PARTS];
  LwRef other_gun;

  lw_gun_shapes_at (piece->at, bearing, parts);
  for (guint i = 0; i < LW_GUN_PARTS && why.thing == NULL; i++)
    {
      const LwFeature *thing = find_thing (battle, piece, i, &parts[i]);

      why.thing = thing != NULL ? thing->id : NULL;
    }
  why.other = find_enemy (battle, enemies, parts);
  other_gun = find_other_gun (battle, gun, parts);
  if (why.thing == NULL && why.other == LW_NONE && other_gun == LW_NONE)
    return TRUE;

  if (refusal != NULL)
    *refusal = why;
  return FALSE;
}

static gboolean
may_sweep (
    const LwBattle *battle, LwRef gun, const LwHits *enemies, LwAngle sweep, LwRefusal *refusal)
{
  LwAngle from = battle->guns[gun].bearing;
  gint n = (ABS (sweep) + SWING_STEP - 1) / SWING_STEP;

  for (gint i = 1; i <= n; i++)
    if (!may_point (battle, gun, enemies, lw_angle_wrapped (from + (gint64)sweep * i / n), refusal))
      return FALSE;

  return TRUE;
}

/* Is there nothing at all as near as the gun reaches? A box is dry when the whole of it is: a disc,
 * as a body on its way, may keep to the middle of a bridge and hang over its sides. */
static gboolean
stands_alone (const LwBattle *battle, LwRef gun, const LwHits *enemies)
{
  LwShape reach = lw_shape_box (battle->guns[gun].at, 2 * GUN_REACH, 2 * GUN_REACH, 0);
  g_auto (LwHits) guns = LW_NO_HITS;

  if (enemies->n > 0)
    return FALSE;
  find_guns (battle, gun, &guns);
  for (guint k = 0; k < guns.n; k++)
    if (guns.number[k] != gun)
      return FALSE;

  return lw_ground_stands (battle->ground, LW_BODY_GUN, &reach, 0) == NULL;
}

gboolean
lw_gun_may_swing (const LwBattle *battle, LwRef gun, LwAngle bearing, LwRefusal *refusal)
{
  LwAngle sweep = lw_angle_between (battle->guns[gun].bearing, bearing);
  g_auto (LwHits) enemies = LW_NO_HITS;

  if (sweep == 0)
    return TRUE;

  find_enemies (battle, &battle->guns[gun], &enemies);
  if (stands_alone (battle, gun, &enemies) || may_sweep (battle, gun, &enemies, sweep, refusal))
    return TRUE;

  /* The other way round may be free; if not, what bars the shorter way is named. */
  return may_sweep (battle, gun, &enemies, sweep > 0 ? sweep - LW_TURN : sweep + LW_TURN, NULL);
}

/* What a gun and the men who are set down at it take up: others stand a sixteenth off. */
typedef struct
{
  LwShape parts[LW_GUN_PARTS];
  const LwOrder *posted; /* or NULL */
  LwAngle facing;
} Room;

static gboolean
crowds (const LwBattle *battle, const Room *room, LwRef man)
{
  LwShape shape = lw_man_shape (&battle->men[man]);

  if (overlap (&shape, room->parts, LW_CLEARANCE))
    return TRUE;

  for (guint i = 0; room->posted != NULL && i < room->posted->who->len; i++)
    {
      LwRef other = g_array_index (room->posted->who, LwRef, i);
      LwPoint there = g_array_index (room->posted->to, LwPoint, i);
      LwShape body = lw_man_shape_at (battle->men[other].arm, there, room->facing);

      if (lw_shape_nearer (&shape, &body, LW_CLEARANCE))
        return TRUE;
    }

  return FALSE;
}

static LwMuster *
muster_room (const LwBattle *battle, LwRef gun, LwAngle bearing, const Room *room)
{
  LwMuster *muster =
      lw_muster_new_in (battle, lw_box_around (&battle->guns[gun].at, 1, 2 * GUN_REACH));

  lw_muster_place_gun (muster, gun, battle->guns[gun].at, bearing);
  for (guint i = 0; room->posted != NULL && i < room->posted->who->len; i++)
    lw_muster_place (muster, g_array_index (room->posted->who, LwRef, i),
                     g_array_index (room->posted->to, LwPoint, i), room->facing);

  return muster;
}

/* 1: he stands to the left of the barrel, -1: to the right of it. */
static gint
side_of_barrel (const LwGun *gun, LwAngle bearing, LwPoint at)
{
  gint64 left = (gint64)(at.y - gun->at.y) * lw_cosine (bearing) -
                (gint64)(at.x - gun->at.x) * lw_sine (bearing);

  return (left > 0) - (left < 0);
}

/* Which hand a man is moved aside by first: that of the side where he stands, so that in a glass he
 * is moved by the other; before the very muzzle, by the side where more of the field is. */
static gint
hand_for (const LwBattle *battle, const LwGun *gun, LwAngle bearing, LwPoint at)
{
  LwBox field = lw_country_bounds (lw_battle_country (battle));
  LwPoint middle = { (field.x1 + field.x2) / 2, (field.y1 + field.y2) / 2 };
  gint hand = side_of_barrel (gun, bearing, at);

  if (hand == 0)
    hand = side_of_barrel (gun, bearing, middle);

  return hand < 0 ? -1 : 1;
}

/* Who moved with a gun in this move stays within six inches of it (R43). */
typedef struct
{
  const LwBattle *battle;
  const LwMan *man;
} Served;

static gboolean
keeps_by_gun (LwPoint at, gpointer data)
{
  const Served *served = data;
  LwMan there = *served->man;

  there.at = at;
  return lw_man_near_gun (&there, &served->battle->guns[there.with_gun], LW_SIX_INCHES);
}

/* A clear place near by for one man; a horse that lies across the barrel may have to turn. Where
 * men are set down at the trail, all others make way, be it a little farther. */
static gboolean
find_nudge (const LwBattle *battle,
            LwMuster *muster,
            const LwMan *man,
            const Room *room,
            gint hand,
            LwNudge *step)
{
  LwAngle bearing = room->facing;
  LwAngle across = ABS (lw_angle_between (bearing, man->facing));
  LwAngle along =
      across <= LW_TURN / 4 ? bearing : lw_angle_wrapped ((gint64)bearing + LW_TURN / 2);
  const struct
  {
    LwAngle facing;
    LwLength limit;
  } tries[] = { { man->facing, NUDGE_MOST },
                { along, NUDGE_MOST },
                { man->facing, NUDGE_IN_A_PRESS },
                { along, NUDGE_IN_A_PRESS },
                { man->facing, NUDGE_FOR_A_TRAIL } };
  Served served = { battle, man };
  LwMusterSearch search = { .first = man->facing, .hand = hand, .data = &served };
  guint n = room->posted != NULL ? G_N_ELEMENTS (tries) : G_N_ELEMENTS (tries) - 1;

  if (man->with_gun != LW_NONE)
    search.accept = keeps_by_gun;
  for (guint i = 0; i < n; i++)
    {
      step->to = man->at;
      step->facing = tries[i].facing;
      search.facing = tries[i].facing;
      search.limit = tries[i].limit;
      if (lw_muster_nearest (muster, step->man, &step->to, &search))
        return TRUE;
    }

  return FALSE;
}

/* Who has been set at a trail is not moved aside for another: so none is ever set there twice. */
static gboolean
stays_at_trail (const LwBattle *battle, const Room *room, LwRef man)
{
  return room->posted != NULL && battle->men[man].trail_of != LW_NONE;
}

gboolean
lw_gun_make_room (const LwBattle *battle,
                  LwRef gun,
                  LwAngle bearing,
                  const LwOrder *posted,
                  GArray *nudges,
                  LwRefusal *refusal)
{
  const LwGun *piece = &battle->guns[gun];
  Room room = { .posted = posted, .facing = bearing };
  g_autoptr (LwMuster) muster = NULL;
  g_auto (LwHits) near = LW_NO_HITS;

  lw_gun_shapes_at (piece->at, bearing, room.parts);
  lw_men_in (battle, LW_MEN_OF (piece->owner), lw_box_around (&piece->at, 1, GUN_REACH), &near);
  for (guint i = 0; i < near.n; i++)
    {
      LwRef ref = near.number[i];
      const LwMan *man = &battle->men[ref];
      LwNudge step = { .man = ref };

      if ((posted != NULL && lw_refs_hold (posted->who, ref)) || !crowds (battle, &room, ref))
        continue;
      /* Mostly nobody is in the way, and then nobody needs to be mustered. */
      if (muster == NULL)
        muster = muster_room (battle, gun, bearing, &room);
      if (stays_at_trail (battle, &room, ref) ||
          !find_nudge (battle, muster, man, &room, hand_for (battle, piece, bearing, man->at),
                       &step))
        return lw_refuse_barred (refusal, LW_REFUSED_SWING, LW_NONE, gun, NULL, ref);
      lw_muster_place (muster, ref, step.to, step.facing);
      g_array_append_val (nudges, step);
    }

  return TRUE;
}

void
lw_nudges_apply (LwBattle *battle, const GArray *nudges)
{
  for (guint i = 0; i < nudges->len; i++)
    {
      const LwNudge *step = &g_array_index (nudges, LwNudge, i);
      LwMan *man = lw_battle_man_rw (battle, step->man);

      /* A hand makes room: the man has not used his move (Q9). */
      if (man->walked == 0 && man->start.x == man->at.x && man->start.y == man->at.y)
        man->start = step->to;
      man->at = step->to;
      man->facing = step->facing;
    }
}
