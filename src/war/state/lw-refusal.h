/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-refusal.h: why an order was not carried out: a value with its law, never an error.
 *
 * lw_refusal_words() puts it into a sentence for the player.
 */
#pragma once

#include "country/country.h"
#include "lw-event.h"

G_BEGIN_DECLS

typedef enum
{
  LW_REFUSED_NOTHING,          /* not refused */
  LW_REFUSED_BATTLE_OVER,
  LW_REFUSED_NOT_YOUR_MOVE,    /* M3 */
  LW_REFUSED_BEFORE_GO,        /* R19 */
  LW_REFUSED_TIME_IS_UP,       /* R20 */
  LW_REFUSED_NOT_NOW,          /* wrong part of the battle for such an order */
  LW_REFUSED_NOT_DOWN,         /* R10, R11: men or guns are still in the box; have: how many */
  LW_REFUSED_CURTAIN_CLOSED,   /* R11 */
  LW_REFUSED_NO_SUCH,          /* names nobody */
  LW_REFUSED_NOT_OWN,          /* other side's man or gun */
  LW_REFUSED_NOT_ON_FIELD,     /* dead, retired, in the box */
  LW_REFUSED_CAPTIVE,          /* R63: only his captor moves him */
  LW_REFUSED_JUST_FREED,       /* R66 */
  LW_REFUSED_UNARMED,          /* R67, R68 */
  LW_REFUSED_OFF_FIELD,        /* Q19 */
  LW_REFUSED_NOT_AT_LINE,      /* R13: put down away from the back line; need: the most allowed */
  LW_REFUSED_OUT_OF_ZONE,
  LW_REFUSED_TOO_FAR,          /* R29, R30: have: what it takes, need: what he has left */
  LW_REFUSED_IN_THE_WAY,       /* Q2, Q12-Q15: thing: the Country's feature */
  LW_REFUSED_NO_CLEARANCE,     /* R32: thing or gun; R33: other man */
  LW_REFUSED_ON_TOP,           /* overlaps an enemy (Q5) */
  LW_REFUSED_PASSES_ENEMY,     /* Q16: other */
  LW_REFUSED_LOCKED,           /* R55, Q17: in contact */
  LW_REFUSED_PATH_BROKEN,      /* path does not begin where he stands or end where he goes */
  LW_REFUSED_GUNS_FIRST,       /* R27, Q44 */
  LW_REFUSED_TOO_EARLY,        /* R25 */
  LW_REFUSED_OUT_OF_ACTION,    /* R35: have, need 4 */
  LW_REFUSED_DISPUTED,         /* R73 */
  LW_REFUSED_MOVED_AND_FIRED,  /* R36 */
  LW_REFUSED_NO_SHOTS_LEFT,    /* R37 */
  LW_REFUSED_CREW_TOO_SMALL,   /* R43, Q46: have, need 4 */
  LW_REFUSED_CREW_NOT_NEAR,    /* R43: who is not within six inches */
  LW_REFUSED_GUN_TOO_FAR,      /* R44: have, need */
  LW_REFUSED_GUN_FACING,       /* R45 */
  LW_REFUSED_ALREADY_WITH_GUN, /* Q36 */
  LW_REFUSED_SCREW,            /* elevation beyond the screw */
  LW_REFUSED_SWING,            /* R38, Q9: the Country does not permit it */
  LW_REFUSED_NOT_NEAR_TO_LIE,  /* R39 */
  LW_REFUSED_TRAIL_OWED,       /* R41, R42: gun */
  LW_REFUSED_TRAIL_PLACE,      /* R41: not exactly at the end of the trail */
  LW_REFUSED_TRAIL_NOT_OWED,
  LW_REFUSED_CANNOT_REACH,     /* R42, Q29: from where he began the move */
  LW_REFUSED_MELEE_OWED,       /* R56, Q84 */
  LW_REFUSED_NO_SUCH_MELEE,
  LW_REFUSED_MELEE_CHOICE,     /* R58-R61: have, need; who */
  LW_REFUSED_MELEE_FACTS,      /* recorded numbers differ from the laws' (R57, R52) */
  LW_REFUSED_NOT_ISOLATED,     /* R71, Q103 */
  LW_REFUSED_ESCORT,           /* R63, R64 */
  LW_REFUSED_NOTHING_TO_UNDO,
  LW_REFUSED_BARRIER,          /* undo would cross a shot, a melee or a hand-over */
  LW_REFUSED_OUTCOME,          /* a recorded outcome is not what the laws give; have, need */
  LW_REFUSED_DAMAGED,          /* Q56: the gun has been hit; have: 1, it is destroyed */
  LW_REFUSED_BY_HAND,          /* Q51: a record claims a shot by hand where shots are simulated */
  LW_REFUSED_HURRY,            /* Q51: have, need: per cent */
  LW_REFUSED_FLOWN,            /* Q51: the shot, flown again, comes out otherwise */
  LW_REFUSED_CLOCK,            /* R16: the clock has run past that time; have, need: ms */
  LW_N_REFUSALS
} LwRefusalCode;

typedef struct
{
  LwRefusalCode code;
  LwRef man;           /* whom it is about, or LW_NONE */
  LwRef other;         /* the man who is in the way, or LW_NONE */
  LwRef gun;           /* or LW_NONE */
  const char *thing;   /* id of the Country's feature (borrowed from the Country), or NULL */
  const char *law;     /* "Q34", where the code alone does not say which (static), or NULL */
  gint64 have;
  gint64 need;
} LwRefusal;

/* "R35". lw_play() names one whatever it refuses: for an order that is merely out of place, the law
 * that gives its kind a place. Of a code alone that says no more than that, "". */
const char *lw_refusal_law (const LwRefusal *refusal);

/*
 * lw_refuse: sets @refusal (may be NULL), names nobody, and returns FALSE, so that a law can say
 * `return lw_refuse (...)`. The others do the same by another law than the code's own, about a
 * man, about a gun, about both (or LW_NONE) with what there is and what there should be.
 */
gboolean    lw_refuse       (LwRefusal *refusal, LwRefusalCode code);
gboolean    lw_refuse_by    (LwRefusal *refusal, LwRefusalCode code, const char *law);
gboolean    lw_refuse_man   (LwRefusal *refusal, LwRefusalCode code, LwRef man);
gboolean    lw_refuse_gun   (LwRefusal *refusal, LwRefusalCode code, LwRef gun);
gboolean    lw_refuse_about (LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef gun,
                             gint64 have, gint64 need);
/* The same of whoever is barred by a thing of the Country (or NULL) or another man (or LW_NONE). */
gboolean    lw_refuse_barred (LwRefusal *refusal, LwRefusalCode code, LwRef man, LwRef gun,
                              const LwFeature *thing, LwRef other);

G_END_DECLS
