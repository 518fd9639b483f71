/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-formation.h: how a body of men is drawn up.
 */
#pragma once

#include "laws/laws.h"

G_BEGIN_DECLS

typedef enum
{
  LW_FORMATION_KEEP,    /* as they stand, shifted */
  LW_FORMATION_LINE,    /* one rank, 1/16 in and a little apart */
  LW_FORMATION_COLUMN,  /* files of two */
  LW_FORMATION_OPEN,    /* one rank, 2 in apart */
  LW_FORMATION_SQUARE,
  LW_FORMATION_CRESCENT
} LwFormation;

/* Those who are to be drawn up, and where they stand now: for LW_FORMATION_KEEP, or NULL. */
typedef struct
{
  const LwArm *arms;
  const LwPoint *keep;
  guint n;
} LwCompany;

/*
 * lw_formation_places: appends to @places (LwPoint) a place for each man of @company, about
 * @centre, fronting @facing; no two nearer than the clearance.
 */
void lw_formation_places (LwFormation formation, const LwCompany *company, LwPoint centre,
                          LwAngle facing, GArray *places);

G_END_DECLS
