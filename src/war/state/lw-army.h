/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-army.h: what a side brings to the field (R84, R89-R92), and a scenario that says so for both.
 */
#pragma once

#include "country/country.h"
#include "laws/laws.h"

G_BEGIN_DECLS

typedef struct
{
  guint infantry;
  guint cavalry;
  guint guns;
} LwForce;

/* More than any floor holds: of each arm of one side, and of its guns. */
#define LW_MOST_MEN 5000
#define LW_MOST_GUNS 50

/* The worth of a force in half-points: 1, 1.5 and 10 points (R76, R92). B15: 48/25/3 is 115½. */
gint lw_force_points (const LwForce *force);
guint lw_force_men   (const LwForce *force);

/* What is to be said of a force, or of two together, before they fight. */
typedef enum
{
  LW_FORCE_SOUND,       /* nothing */
  LW_FORCE_FEW_MEN,     /* R78: there is hardly a battle */
  LW_FORCE_NO_GUN,
  LW_FORCE_NO_CREWS,    /* not four men to each gun */
  LW_FORCE_MANY_GUNS,   /* R91 */
  LW_FORCE_FEW_GUNS,    /* R91 */
  LW_FORCE_UNEQUAL,     /* R89 */
  LW_FORCE_DEFENDER_STRONG, /* R84 */
  LW_FORCE_DEFENDER_WEAK,   /* R84 */
  LW_FORCE_TOO_MANY     /* R95: better more players than more time */
} LwForceAdvice;

/* Wells's advice on the proportions of one force (R78, R91). */
LwForceAdvice lw_force_advice (const LwForce *force);

/* Ready-made forces for a new battle; @i counts from 0. NULL past the end. */
typedef struct
{
  const char *nick;
  LwForce force;
} LwForcePreset;
const LwForcePreset *lw_force_preset (guint i);

/* A Country may carry a scenario to fight on it; a new battle takes it as it stands. */
typedef struct
{
  char *title;
  char *briefing;              /* may be NULL */
  char *notes;                 /* for the report: what a correspondent ought to know; or NULL */
  LwVariety variety;
  gboolean has_first;
  LwSide first;                /* who moves first, when it is laid down */
  struct
  {
    char *name;                /* "Red's army", may be NULL */
    char *commander;           /* who is who: "General H.G.W.", may be NULL */
    LwEdge edge;
    LwForce force;
    GArray *zone;              /* of LwPoint: outline to put down in, or NULL: the back line */
  } side[LW_N_SIDES];
  LwHouseRules rules;
} LwScenario;

LwScenario *lw_scenario_new   (void); /* 48/25/3 a side, Red north, Fight to the Finish */
LwScenario *lw_scenario_copy  (const LwScenario *scenario);
void        lw_scenario_free  (LwScenario *scenario);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwScenario, lw_scenario_free)

G_END_DECLS
