/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * flight-test.h: a bare floor with a gun at its south end, and shots of it counted.
 */
#pragma once

#include "lw-flight.h"
#include "lw-flight-private.h"

#define FIELD_WIDTH LW_INCHES (240)
#define FIELD_DEPTH LW_INCHES (480)
#define MEN_MOST 160

typedef struct
{
  LwCountry *country;
  LwGround *ground;
  LwMan men[MEN_MOST];
  guint n_men;
  LwGun guns[2];
  guint n_guns;
} Range;

/* A bare floor with a gun at the south end, pointing north. */
static inline void
range_init (Range *range)
{
  *range = (Range){ .n_guns = 1 };
  range->country = lw_country_new ("Range", FIELD_WIDTH, FIELD_DEPTH);
  range->guns[0].placed = TRUE;
  range->guns[0].at = (LwPoint){ FIELD_WIDTH / 2, LW_INCHES (60) };
  range->guns[0].bearing = LW_NORTH;
}

static inline void
range_build (Range *range)
{
  LwGroundRules rules = { 0 };

  range->ground = lw_ground_new (range->country, &rules);
}

static inline void
range_clear (Range *range)
{
  lw_ground_unref (range->ground);
  lw_country_free (range->country);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Range, range_clear)

static inline LwMan *
add_man (Range *range, LwArm arm, LwLength x, LwLength y)
{
  LwMan *man = &range->men[range->n_men++];

  g_assert_cmpuint (range->n_men, <=, MEN_MOST);
  man->side = LW_BLUE;
  man->arm = arm;
  man->state = LW_MAN_FIGHTING;
  man->at = (LwPoint){ x, y };
  man->facing = LW_SOUTH;
  return man;
}

/* @inches before the gun, on its line. */
static inline LwMan *
add_target (Range *range, LwArm arm, gint inches)
{
  return add_man (range, arm, range->guns[0].at.x, range->guns[0].at.y + LW_INCHES (inches));
}

static inline LwFlight *
shoot_laid (const Range *range, LwAngle bearing, LwAngle elevation, guint hurry, guint64 seed)
{
  LwLaying laying = { range->guns[0].at, bearing, elevation, hurry, seed };

  return lw_flight_new (&laying, range->ground, range->men, range->n_men, range->guns,
                        range->n_guns, 0);
}

static inline LwFlight *
shoot (const Range *range, LwAngle elevation, guint64 seed)
{
  return shoot_laid (range, LW_NORTH, elevation, 100, seed);
}

static inline guint
count_dead (const LwFlight *flight)
{
  g_autoptr (GArray) dead = g_array_new (FALSE, FALSE, sizeof (LwRef));

  lw_shot_dead ((const LwShotEvent *)flight->events->data, flight->events->len, dead);
  return dead->len;
}

static inline guint
count_hits (const Range *range, LwAngle elevation, guint hurry, guint shots)
{
  guint hits = 0;
  guint i;

  for (i = 0; i < shots; i++)
    {
      g_autoptr (LwFlight) flight = shoot_laid (range, LW_NORTH, elevation, hurry, 7000 + i);

      hits += count_dead (flight) > 0;
    }

  return hits;
}

static inline void
add_house (Range *range, gint inches, LwLength width)
{
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house");

  house->at = (LwPoint){ range->guns[0].at.x, range->guns[0].at.y + LW_INCHES (inches) };
  house->width = width;
  house->depth = LW_INCHES (4);
  house->height = LW_INCHES (6);
  lw_country_add (range->country, house);
}

static inline void
add_board (Range *range, gint inches)
{
  LwFeature *board = lw_feature_new (LW_FEATURE_BOARD, "board");
  LwLength y = range->guns[0].at.y + LW_INCHES (inches);
  LwLength x = range->guns[0].at.x;
  LwPoint corners[] = { { x - LW_INCHES (15), y },
                        { x + LW_INCHES (15), y },
                        { x + LW_INCHES (15), y + LW_INCHES (20) },
                        { x - LW_INCHES (15), y + LW_INCHES (20) } };

  board->height = LW_INCHES (2);
  if (board->points == NULL)
    board->points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  g_array_append_vals (board->points, corners, G_N_ELEMENTS (corners));
  lw_country_add (range->country, board);
}
