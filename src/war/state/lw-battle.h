/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle.h: the state of a battle. Read it freely; only lw_play() changes it.
 *
 * A battle is its set-up (Country, forces, house rules, seed) and its record of orders; everything
 * else here follows from playing them.
 */
#pragma once

#include "lw-army.h"
#include "laws/laws.h"
#include "lw-event.h"
#include "country/country.h"
#include "lw-order.h"

G_BEGIN_DECLS

typedef enum
{
  LW_PHASE_PUTTING_DOWN, /* R10-R15 */
  LW_PHASE_WAITING,      /* the mover stands at attention: between moves, before Go (R19, R22) */
  LW_PHASE_GUNS,         /* Guns First (R27) */
  LW_PHASE_MEN,          /* first man moved; no gun any more (Q44) */
  LW_PHASE_SETTLING,     /* after the end: trail men, melees, captures (R41, R56, R72) */
  LW_PHASE_OVER
} LwPhase;

typedef enum
{
  LW_ENDING_NONE,
  LW_ENDING_DRIVEN,      /* no man of the loser is left on the field (R75, Q112) */
  LW_ENDING_BOTH_GONE,   /* Q120 */
  LW_ENDING_EXHAUSTED,   /* both forces below the least number (R77, Q117) */
  LW_ENDING_SURRENDER,   /* Q102 */
  LW_ENDING_AGREED,      /* Q121 */
  LW_ENDING_BLOW,        /* three men on the back line, and the six moves are over (R79-R81) */
  LW_ENDING_ARRIVED,     /* the attacker is on the defender's line with a quarter (R85) */
  LW_ENDING_REPULSED     /* the attacker has not a quarter left (R85, Q127) */
} LwEnding;

/* A melee found at the end of a move (R56, R57, Q72). */
typedef struct
{
  GArray *men[LW_N_SIDES];  /* of LwRef: all who take part, in rising order */
  GArray *contacts;         /* of LwPoint: the points of contact, one for each pair of men */
  GArray *spans;            /* of LwPoint, two and two: the whole of each contact (R53); NULL by the
                               first edition of the laws, which measures from the points */
  GArray *near;             /* of LwRef: men of the inferior side within a move: the support */
  LwSide inferior;          /* meaningless when equal */
  gboolean equal;           /* R58 */
  gboolean isolated;        /* the inferior side is (R52) */
  guint each_dead;          /* dead on each side */
  guint taken;              /* prisoners of the inferior side */
  guint need;               /* support needed so as not to be isolated (Q61) */
  gboolean settled;
} LwMelee;

/* Who plays a side: a label to this floor, and a General to the floor above. */
typedef struct
{
  guint general;            /* 0: a person; n: a General of the n-th level, Cadet being the first */
  guint temper;             /* of that General, as LwTemper counts them */
} LwSeat;

typedef struct
{
  char *name;               /* of the player; NULL becomes the name of his side */
  LwEdge edge;              /* his back line */
  LwForce force;            /* as he began */
  LwSeat seat;
} LwPlayer;

typedef struct _LwBattle LwBattle;
typedef struct _LwWhereabouts LwWhereabouts;

struct _LwBattle
{
  /* Set-up: does not change once the battle has begun. */
  char *id;                 /* 32 hex digits */
  char *begun;              /* UTC, ISO 8601: a label, nothing decides by it */
  gint zone;                /* minutes by which the clocks were before UTC where it was begun */
  char *title;              /* "Hook's Farm" */
  char *war;                /* file name of the campaign it is fought in, or NULL */
  LwGround *ground;         /* and through it the Country */
  LwScenario *scenario;     /* what it was begun from, or NULL */
  LwPlayer player[LW_N_SIDES];
  LwVariety variety;
  LwHouseRules rules;
  gboolean curtain_used;    /* R11 */
  guint64 seed;
  guint laws;               /* the edition it is fought by, LW_LAWS_EDITION unless it is older */

  /* State. */
  LwPhase phase;
  LwSide first;             /* First Player (R9) */
  LwSide mover;             /* who moves, or puts down when there is no curtain */
  guint move;               /* 0 while putting down; then 1 for each player's first move, ... */
  gboolean ready[LW_N_SIDES];
  gboolean curtain_closed;
  gboolean paused;
  gint64 allowance;         /* of the move under way, ms; -1 untimed */
  gint64 clock;             /* t of the latest order of the move */
  gint64 agreed;            /* ms by which the players have agreed to lengthen moves, or, below
                               0, to shorten them (R18, Q26) */
  LwChance chance;
  const LwMan *men;         /* changed through lw_battle_man_rw() alone, and so are the guns */
  guint n_men;
  const LwGun *guns;
  guint n_guns;
  LwWhereabouts *where;     /* private: who stands where */
  GArray *passed;           /* of guint32: (man << 16) | gun: men who have passed an axle (Q105) */
  GPtrArray *melees;        /* of LwMelee: this settling's, judged on end-of-move positions (Q78) */
  /* Blow at the Rear: decided, and the loser is retreating (R79, R80, Q124). */
  gboolean blow_struck;
  LwSide striker;           /* whose three men were first on the enemy back line */
  guint retreat_moves;      /* moves of the loser that are left */
  LwEnding ending;
  gboolean won;             /* FALSE: drawn */
  LwSide winner;

  /* Record. */
  GPtrArray *record;        /* of LwOrder: all ever given, undo and redo among them */
  GArray *standing;         /* of guint: numbers of the orders that stand, in order; pauses, minutes
                               added, undo and redo stand in the record alone */
  GArray *undone;           /* of guint: numbers that redo can bring back, latest last */
  GPtrArray *checksums;     /* private, of char*: see lw-battle-checksum.h */
  GArray *events;           /* of LwEvent: what the standing orders brought about */
  LwBattle *base;           /* private: the state at the last barrier, when there is one in it */
  gboolean based;           /* private: is there? If not, the next one has its room */
  guint base_standing;      /* private: how many orders stood then */
  guint base_events;        /* private: how many events there were then */
};

/*
 * lw_battle_new: a battle ready for putting down. Takes the forces, edges and rules as given;
 * men get the ids r1.. and b1.., infantry first; guns rg1.. and bg1... Red is First Player until a
 * toss says otherwise, and there is no curtain. A player need have no name. Title, id, date,
 * scenario may be set before the first order.
 */
LwBattle      *lw_battle_new       (const LwCountry *country, const LwPlayer players[LW_N_SIDES],
                                    LwVariety variety, const LwHouseRules *rules, guint64 seed);
/*
 * lw_battle_set_up: before the first order: who is First Player and whether there is a curtain
 * (R9, R11). In the Defensive Game the defender, who is Second Player, puts down first and there is
 * no curtain (R87, R88, Q130).
 */
void           lw_battle_set_up    (LwBattle *battle, LwSide first, gboolean curtain);
LwBattle      *lw_battle_copy      (const LwBattle *battle);
/* The state alone, without record and events, (transfer full); given back to the battle whose it
 * was. */
LwBattle      *lw_battle_snapshot  (const LwBattle *battle);
void           lw_battle_restore   (LwBattle *battle, const LwBattle *saved);
/* The same battle before its first order: for replays, report maps and tests. (transfer full) */
LwBattle      *lw_battle_fresh     (const LwBattle *battle);
void           lw_battle_free      (LwBattle *battle);

/* The day on which it was begun, by the clocks of the place: 2026-11-30; NULL: nobody knows it.
 * (transfer full) */
char           *lw_battle_day       (const LwBattle *battle);

/* How far clocks are from UTC anywhere on earth, in minutes. */
#define LW_ZONE_LEAST (-840)
#define LW_ZONE_MOST 840

const LwCountry *lw_battle_country (const LwBattle *battle);
const LwMan   *lw_battle_man       (const LwBattle *battle, LwRef man);   /* NULL when nobody */
const LwGun   *lw_battle_gun       (const LwBattle *battle, LwRef gun);

/*
 * lw_battle_man_rw, lw_battle_gun_rw: the one door through which men and guns are changed, so that
 * the battle knows who has to be looked for anew (lw-whereabouts.h). What they return may be
 * written to until a law next asks who stands where; after that, call them again.
 */
LwMan         *lw_battle_man_rw    (LwBattle *battle, LwRef man);
LwGun         *lw_battle_gun_rw    (LwBattle *battle, LwRef gun);

LwRef          lw_battle_find_man  (const LwBattle *battle, const char *id);
LwRef          lw_battle_find_gun  (const LwBattle *battle, const char *id);
const LwOrder *lw_battle_order     (const LwBattle *battle, guint n);     /* by number, from 1 */

/* Men of a side in a state; armed men on the field; guns owned and on the field or retired. */
guint          lw_battle_count     (const LwBattle *battle, LwSide side, LwArm arm,
                                    LwManState state);
guint          lw_battle_free_men  (const LwBattle *battle, LwSide side);
guint          lw_battle_guns_of   (const LwBattle *battle, LwSide side);

/* Is a move under way, and its clock with it: from Go to the end (R16)? */
gboolean       lw_battle_moving    (const LwBattle *battle);
/* Half moves since the battle began, as LwMan's freed_in; between moves, the one that is done. */
gint           lw_half_move        (const LwBattle *battle);

/* The part of a man's allowance that is left this move, as he stands (R29, R30, Q18). */
LwLength       lw_battle_string_left (const LwBattle *battle, LwRef man);

/* Appends an event of @order and returns it to be filled in; valid until the next one. */
LwEvent       *lw_battle_tell      (LwBattle *battle, const LwOrder *order, LwEventKind kind);

void           lw_battle_melee_free (LwMelee *melee);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwBattle, lw_battle_free)

G_END_DECLS
