/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight-field.h: random Countries with men and guns on them, and their mirror images, for the
 * tests of the flight.
 */
#pragma once

#include "lw-flight-private.h"
#include "lw-ground.h"

#ifndef FIELD_MEN
#define FIELD_MEN 48
#define FIELD_GUNS 3
#endif
#define FIELD_THINGS 14
#define FIELD_SHOTS 32

typedef struct
{
  LwCountry *country;
  LwGround *ground;
  LwMan men[FIELD_MEN];
  guint n_men;
  LwGun guns[FIELD_GUNS];
  guint n_guns;
} Field;

static inline LwLength
draw_between (LwChance *chance, LwLength least, LwLength most)
{
  return least + (LwLength) lw_chance_below (chance, (guint32) (most - least) + 1);
}

static inline LwPoint
draw_point (LwChance *chance, const LwCountry *country)
{
  LwLength x = draw_between (chance, LW_INCHES (8), country->width - LW_INCHES (8));

  return (LwPoint){ x, draw_between (chance, LW_INCHES (8), country->depth - LW_INCHES (8)) };
}

static inline void
add_points (LwFeature *thing, const LwPoint *points, guint n)
{
  if (thing->points == NULL)
    thing->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (thing->points, points, n);
}

/* A turned board of one to three inches, or a wall of two legs. */
static inline void
draw_line (LwChance *chance, LwFeature *thing)
{
  LwAngle angle = (LwAngle) lw_chance_below (chance, LW_TURN);
  LwLength long_side = draw_between (chance, LW_INCHES (4), LW_INCHES (14));
  LwLength short_side = draw_between (chance, LW_INCHES (3), LW_INCHES (8));
  LwPoint a = lw_point_towards (thing->at, angle, long_side);
  LwAngle across = lw_angle_wrapped ((gint64) angle + LW_NORTH);
  LwPoint points[4] = { thing->at, a, lw_point_towards (a, across, short_side),
                        lw_point_towards (thing->at, across, short_side) };

  thing->thickness = draw_between (chance, 64, 192);
  thing->height = draw_between (chance, 1, 3) * LW_INCH;
  add_points (thing, points, thing->kind == LW_FEATURE_BOARD ? 4 : 3);
}

static inline void
draw_thing (LwChance *chance, LwCountry *country, guint number)
{
  static const LwFeatureKind kinds[] = { LW_FEATURE_BOARD, LW_FEATURE_HOUSE, LW_FEATURE_WALL,
                                         LW_FEATURE_TREE,  LW_FEATURE_ROCK,  LW_FEATURE_TREE };
  g_autofree char *id = g_strdup_printf ("thing%u", number);
  LwFeature *thing = lw_feature_new (kinds[lw_chance_below (chance, G_N_ELEMENTS (kinds))], id);

  thing->at = draw_point (chance, country);
  thing->width = draw_between (chance, LW_INCHES (2), LW_INCHES (7)) / 2 * 2;
  thing->depth = draw_between (chance, LW_INCHES (2), LW_INCHES (7)) / 2 * 2;
  thing->radius = draw_between (chance, 64, LW_INCHES (2));
  thing->height = draw_between (chance, LW_INCH, LW_INCHES (8));
  thing->angle = (LwAngle) lw_chance_below (chance, LW_TURN);
  if (thing->kind == LW_FEATURE_BOARD || thing->kind == LW_FEATURE_WALL)
    draw_line (chance, thing);
  lw_country_add (country, thing);
}

/* Does he crowd one who stands already? */
static inline gboolean
is_crowded (const Field *field, const LwShape *shape)
{
  guint i;

  for (i = 0; i < field->n_men; i++)
    {
      LwShape other = lw_man_shape (&field->men[i]);

      if (lw_shape_nearer (shape, &other, LW_CLEARANCE))
        return TRUE;
    }

  return FALSE;
}

static inline gboolean
is_gun_crowded (const Field *field, const LwGun *gun)
{
  LwShape parts[LW_GUN_PARTS];
  guint i, k;

  lw_gun_shapes (gun, parts);
  for (i = 0; i < LW_GUN_PARTS; i++)
    {
      if (lw_ground_stands (field->ground, LW_BODY_GUN, &parts[i], LW_CLEARANCE) != NULL)
        return TRUE;
      for (k = 0; k < field->n_guns; k++)
        if (lw_distance (gun->at, field->guns[k].at) < LW_INCHES (9))
          return TRUE;
    }

  return FALSE;
}

static inline void
draw_gun (LwChance *chance, Field *field)
{
  LwGun gun = { .placed = TRUE };

  gun.at = draw_point (chance, field->country);
  gun.bearing = (LwAngle) lw_chance_below (chance, LW_TURN);
  if (!is_gun_crowded (field, &gun))
    field->guns[field->n_guns++] = gun;
}

static inline void
draw_man (LwChance *chance, Field *field)
{
  LwMan man = { .state = LW_MAN_FIGHTING };
  LwShape shape;
  guint i;

  man.side = lw_chance_below (chance, 2) == 0 ? LW_RED : LW_BLUE;
  man.arm = lw_chance_below (chance, 3) == 0 ? LW_CAVALRY : LW_INFANTRY;
  man.at = draw_point (chance, field->country);
  man.facing = (LwAngle) lw_chance_below (chance, LW_TURN);
  man.prone = lw_chance_below (chance, 8) == 0;
  shape = lw_man_shape (&man);
  if (is_crowded (field, &shape) ||
      lw_ground_stands (field->ground,
                        man.arm == LW_CAVALRY ? LW_BODY_CAVALRY : LW_BODY_INFANTRY, &shape,
                        LW_CLEARANCE) != NULL)
    return;
  for (i = 0; i < field->n_guns; i++)
    if (lw_man_near_gun (&man, &field->guns[i], LW_INCHES (1)))
      return;

  field->men[field->n_men++] = man;
}

/* A small crowded Country, with at least one gun, which is the one that fires. */
static inline void
field_init (Field *field, guint64 seed)
{
  LwGroundRules rules = { 0 };
  LwChance chance;
  LwLength width, depth;
  guint i;

  *field = (Field){ 0 };
  lw_chance_seed (&chance, seed);
  width = draw_between (&chance, 4, 12) * LW_FOOT;
  depth = draw_between (&chance, 4, 12) * LW_FOOT;
  field->country = lw_country_new ("Random", width, depth);
  for (i = lw_chance_below (&chance, FIELD_THINGS); i > 0; i--)
    draw_thing (&chance, field->country, i);
  field->ground = lw_ground_new (field->country, &rules);
  while (field->n_guns == 0)
    draw_gun (&chance, field);
  for (i = 1; i < FIELD_GUNS; i++)
    draw_gun (&chance, field);
  for (i = 0; i < FIELD_MEN; i++)
    draw_man (&chance, field);
}

static inline void
field_clear (Field *field)
{
  lw_ground_unref (field->ground);
  lw_country_free (field->country);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Field, field_clear)

/* Left for right, about the middle line from end to end. */
static inline LwPoint
mirror_point (const LwCountry *country, LwPoint point)
{
  return (LwPoint){ country->width - point.x, point.y };
}

static inline LwAngle
mirror_angle (LwAngle angle)
{
  return lw_angle_wrapped ((gint64) LW_TURN / 2 - angle);
}

static inline void
field_mirror (const Field *field, Field *mirror)
{
  LwGroundRules rules = { 0 };
  guint i, k;

  *mirror = *field;
  mirror->country = lw_country_copy (field->country);
  for (i = 0; i < mirror->country->features->len; i++)
    {
      LwFeature *thing = g_ptr_array_index (mirror->country->features, i);

      thing->at = mirror_point (field->country, thing->at);
      thing->angle = mirror_angle (thing->angle);
      for (k = 0; thing->points != NULL && k < thing->points->len; k++)
        {
          LwPoint *point = &g_array_index (thing->points, LwPoint, k);

          *point = mirror_point (field->country, *point);
        }
    }
  mirror->ground = lw_ground_new (mirror->country, &rules);
  for (i = 0; i < field->n_men; i++)
    {
      mirror->men[i].at = mirror_point (field->country, field->men[i].at);
      mirror->men[i].facing = mirror_angle (field->men[i].facing);
    }
  for (i = 0; i < field->n_guns; i++)
    {
      mirror->guns[i].at = mirror_point (field->country, field->guns[i].at);
      mirror->guns[i].bearing = mirror_angle (field->guns[i].bearing);
    }
}

/* A laying within the screw, at all hurries. */
static inline LwLaying
draw_laying (LwChance *chance, const Field *field)
{
  LwLaying laying = { .axle = field->guns[0].at };

  laying.bearing = (LwAngle) lw_chance_below (chance, LW_TURN);
  laying.elevation = draw_between (chance, LW_ELEVATION_MIN, LW_ELEVATION_MAX / 2);
  laying.hurry = 100 + lw_chance_below (chance, 301);
  laying.seed = lw_chance_next (chance);
  return laying;
}

static inline LwFlight *
field_shoot (const Field *field, const LwLaying *laying, const LwFlightProof *proof)
{
  return lw_flight_run (laying, field->ground, field->men, field->n_men, field->guns,
                        field->n_guns, 0, proof);
}
