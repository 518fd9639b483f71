/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-script-state.h: private to the room: where a script is in its half move.
 */
#pragma once

#include "lw-script.h"

G_BEGIN_DECLS

/* The parts of a half move, in their order. */
typedef enum
{
  LW_PART_GUNS,
  LW_PART_TRAILS,
  LW_PART_RETREAT,
  LW_PART_RUN,
  LW_PART_CHARGE,
  LW_PART_TAKE,
  LW_PART_ESCORT,
  LW_PART_REARM,
  LW_PART_GUARDS,
  LW_PART_TROOPS,
  LW_PART_END
} LwScriptPart;

struct _LwScript
{
  LwMeans means;
  LwManner manner;
  LwSide side;
  LwChance chance;
  LwGunsWay guns_way;
  gint least;          /* that a charge must bring */
  GArray *stances;     /* of LwStance, or NULL */
  LwScriptPart part;
  guint next;          /* within the part: the gun, man or troop that is looked at next */
  guint tries;         /* within the part: how often something came of it */
  LwOutlook *outlook;  /* of the part: the guns', and then the men's */
  LwLength *way;       /* of guns, of each cell, to the enemy; or NULL */
  GPtrArray *troops;   /* of LwTroop, when it has come to the men */
  LwOrder *pending;    /* found already */
  LwReason pending_reason;
};

/* ---- milliseconds that an order takes a player ---- */

#define LW_TIME_SHOT 8000
#define LW_TIME_MARCH 4000
#define LW_TIME_MAN 1500

/* How the field looks now. */
static inline void
lw_script_look (LwScript *script, const LwBattle *trial)
{
  script->means.work->effort += lw_terrain_cells (script->means.terrain) / LW_EFFORT_CELLS + 1;
  lw_outlook_free (script->outlook);
  script->outlook = lw_outlook_new (trial, script->side, script->means.terrain,
                                    script->means.sighting, &script->manner.weights);
}

/* Does he forget it, being no better than he is? */
static inline gboolean
lw_script_forgets (LwScript *script)
{
  return script->manner.forgets > 0 &&
         lw_chance_below (&script->chance, 100) < script->manner.forgets;
}

G_END_DECLS
