/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-formation.c: how a body of men is drawn up: ranks, files, square, crescent.
 *
 * Places are made in the body's own frame, x to the front and y to the left, about its middle, and
 * then turned and set down. Infantry stand before cavalry.
 */
#include "lw-formation.h"

#define FOOT_PITCH LW_INCH                           /* man to man, and rank to rank */
#define HORSE_PITCH LW_INCH                          /* knee to knee */
#define HORSE_RANK (LW_CAVALRY_LENGTH + LW_INCH / 4) /* nose to tail */
#define ARMS_GAP (LW_INCHES (2) - LW_INCH / 4)       /* last rank of foot to the first of horse */
#define OPEN_PITCH LW_INCHES (2)
#define LINE_MOST 20 /* men abreast; more make another rank */
#define OPEN_MOST 12
#define COLUMN_FILES 2
#define CRESCENT_DEGREES 120

typedef struct
{
  LwFormation formation;
  const LwArm *arms;
  guint n;
  LwPoint *rel;
} Body;

static guint
count_arm (const Body *body, LwArm arm)
{
  guint n = 0;

  for (guint i = 0; i < body->n; i++)
    if (body->arms[i] == arm)
      n++;

  return n;
}

static guint
rank_most (LwFormation formation)
{
  switch (formation)
    {
    case LW_FORMATION_COLUMN:
      return COLUMN_FILES;
    case LW_FORMATION_OPEN:
      return OPEN_MOST;
    default:
      return LINE_MOST;
    }
}

/* Draws one arm up in ranks as even as they can be, the front rank at @front; returns the last. */
static LwLength
draw_up_ranks (Body *body, LwArm arm, LwLength front)
{
  guint left = count_arm (body, arm), most = rank_most (body->formation);
  guint ranks = (left + most - 1) / most, in_rank = 0, file = 0;
  LwLength pitch = body->formation == LW_FORMATION_OPEN ? OPEN_PITCH
                   : arm == LW_CAVALRY                  ? HORSE_PITCH
                                                        : FOOT_PITCH;
  LwLength gap = arm == LW_CAVALRY                      ? HORSE_RANK
                 : body->formation == LW_FORMATION_OPEN ? OPEN_PITCH
                                                        : FOOT_PITCH;
  LwLength x = front + gap;

  for (guint i = 0; i < body->n; i++)
    {
      if (body->arms[i] != arm)
        continue;
      if (file == in_rank)
        {
          in_rank = (left + ranks - 1) / ranks;
          left -= in_rank;
          ranks--;
          file = 0;
          x -= gap;
        }
      body->rel[i].x = x;
      body->rel[i].y = ((gint)in_rank - 1) * pitch / 2 - (gint)file * pitch;
      file++;
    }

  return x;
}

static void
draw_up (Body *body)
{
  LwLength last = 0;

  if (count_arm (body, LW_INFANTRY) > 0)
    {
      last = draw_up_ranks (body, LW_INFANTRY, 0);
      if (count_arm (body, LW_CAVALRY) > 0)
        last = draw_up_ranks (body, LW_CAVALRY, last - ARMS_GAP);
    }
  else
    last = draw_up_ranks (body, LW_CAVALRY, 0);

  for (guint i = 0; i < body->n; i++)
    body->rel[i].x -= last / 2;
}

/* What neighbours need between them when they do not stand side by side. */
static LwLength
loose_pitch (const Body *body)
{
  return count_arm (body, LW_CAVALRY) > 0 ? HORSE_RANK : FOOT_PITCH;
}

/* A hollow square: as many men on each side, the corners held. */
static void
form_square (Body *body)
{
  guint side = MAX (1, (body->n + 3) / 4);
  LwLength pitch = loose_pitch (body), half = (gint)side * pitch / 2;

  for (guint i = 0; i < body->n; i++)
    {
      LwLength along = (gint)(i % side) * pitch - half;
      LwPoint corner[4] = {
        { half, -along },
        { -along, -half },
        { -half, along },
        { along, half },
      };

      body->rel[i] = corner[i / side % 4];
    }
}

/* A bow with its horns to the front. */
static void
form_crescent (Body *body)
{
  gint64 gaps = MAX (1, (gint64)body->n - 1);
  LwAngle whole = CRESCENT_DEGREES * LW_DEGREE;
  /* Radius = arc / angle, a fiftieth more for the chords: 206265 arc-seconds are one radian. */
  LwLength radius = (LwLength)(gaps * loose_pitch (body) * 206265 / whole * 51 / 50);

  radius = MAX (radius, loose_pitch (body));
  for (guint i = 0; i < body->n; i++)
    {
      LwAngle angle = (LwAngle)(whole / 2 - i * (gint64)whole / gaps);
      LwPoint ahead = { radius / 2, 0 };

      if (body->n == 1)
        angle = 0;
      body->rel[i] =
          lw_point_towards (ahead, lw_angle_wrapped ((gint64)LW_TURN / 2 - angle), radius);
    }
}

static void
keep_together (const LwPoint *keep, guint n, LwPoint centre, GArray *places)
{
  gint64 x = 0, y = 0;

  for (guint i = 0; i < n; i++)
    {
      x += keep[i].x;
      y += keep[i].y;
    }
  for (guint i = 0; i < n; i++)
    {
      LwPoint place = {
        (LwLength)(keep[i].x - x / n + centre.x),
        (LwLength)(keep[i].y - y / n + centre.y),
      };

      g_array_append_val (places, place);
    }
}

void
lw_formation_places (
    LwFormation formation, const LwCompany *company, LwPoint centre, LwAngle facing, GArray *places)
{
  g_autofree LwPoint *rel = NULL;
  Body body;

  g_return_if_fail (company != NULL && company->arms != NULL && places != NULL);

  if (formation == LW_FORMATION_KEEP && company->keep != NULL)
    {
      keep_together (company->keep, company->n, centre, places);
      return;
    }

  rel = g_new0 (LwPoint, company->n + 1);
  body = (Body){ formation, company->arms, company->n, rel };
  if (formation == LW_FORMATION_SQUARE)
    form_square (&body);
  else if (formation == LW_FORMATION_CRESCENT)
    form_crescent (&body);
  else
    draw_up (&body);

  lw_points_place (rel, body.n, facing, centre);
  g_array_append_vals (places, rel, body.n);
}
