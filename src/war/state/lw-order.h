/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-order.h: an order: what a player wants done, and, once it is played, what came of it.
 *
 * A battle file, the journal and the tests are lists of orders with their outcomes; the state of a
 * battle is what playing them gives. Order by order the fields in use are named below; the rest
 * stay at nothing.
 */
#pragma once

#include "lw-shot.h"

G_BEGIN_DECLS

typedef enum
{
  LW_ORDER_TOSS,      /* text ("country" | "edge" | "first"), side: the winner (R1, R2, R8, R9);
                         or "chances", side: who throws, dice: how they lie (R90, Q132) */
  LW_ORDER_PUT,       /* who, to (a place each), bearing: facing of all (R13, Q23) */
  LW_ORDER_PUT_GUN,   /* gun, to[0], bearing (R15) */
  LW_ORDER_READY,     /* side: all put down (R10, R11) */
  LW_ORDER_CURTAIN,   /* flag: TRUE drawn back, FALSE closed (R11) */
  LW_ORDER_GO,        /* side; outcome: allowance (R16-R19) */
  LW_ORDER_HAUL,      /* gun, path (of the axle, both ends; two points are joined by the shortest
                         way), bearing: of the muzzle afterwards, who: the crew, to: their places;
                         flag: over their own back line (R36, R43-R45, Q114) */
  LW_ORDER_LIE,       /* who; flag: TRUE lie down, FALSE stand up; gun, bearing: for which gun, and
                         how it is to be laid; LW_NONE: any that they are about (R39) */
  LW_ORDER_FIRE,      /* gun, bearing, elevation, hurry, seed, by; outcome: shots, dead, rest */
  LW_ORDER_MARCH,     /* who, to (a place each), bearing: facing of all; path: empty, and each goes
                         by the shortest way, or one man's string with its bends, both ends; flag:
                         over their own back line, `to` are the points of it (Q20) */
  LW_ORDER_TURN,      /* who, bearing: facing, free (Q23) */
  LW_ORDER_END,       /* side: he stops; t is when (R20, Q31) */
  LW_ORDER_TAIL,      /* gun, who: two men, to: their places (R41, R42, Q29) */
  LW_ORDER_MELEE,     /* melee: its number; dead, taken: the mover's choice (R61); outcome: who,
                         support, isolated */
  LW_ORDER_SETTLE,    /* the move is settled: outcome: captures, endings (R70, R72, R75) */
  LW_ORDER_SURRENDER, /* who; flag: TRUE the whole army (R71, Q100-Q103) */
  LW_ORDER_AGREE,     /* text: "draw" | "red" | "blue": ended by agreement (Q121) */
  LW_ORDER_PAUSE,     /* flag: TRUE stop the clock, FALSE go on (Q34) */
  LW_ORDER_ADD_TIME,  /* t: milliseconds more; between moves, as agreed, also less (Q26) */
  LW_ORDER_UNDO,      /* upto: orders after this number are taken back */
  LW_ORDER_REDO,      /* upto: up to this number they stand again */
  LW_N_ORDER_KINDS
} LwOrderKind;

/* What a record can hold: numbers of orders, milliseconds of a move's clock, and how far from the
 * corner of the field, in units, a shot can come to rest. */
#define LW_MOST_ORDERS 100000
#define LW_MOST_MS 999999999
#define LW_FARTHEST ((LwLength) 1000000)

/* How an event of a recorded battle is known (for records made after a printed account). */
typedef enum
{
  LW_TOLD_NOT_SAID,
  LW_TOLD_YES,
  LW_TOLD_COUNT,
  LW_TOLD_PLATE,
  LW_TOLD_INVENTED
} LwTold;

typedef struct
{
  LwOrderKind kind;
  guint n;             /* its number in the record, from 1; 0 before it is played */
  LwSide side;         /* who orders it */
  gint64 t;            /* milliseconds on the clock of the move; 0 outside it */
  LwRef gun;           /* or LW_NONE */
  const GArray *who;   /* of LwRef; never NULL, as all lists here: lw_order_list() changes them */
  const GArray *path;  /* of LwPoint */
  const GArray *to;    /* of LwPoint */
  LwAngle bearing;
  LwAngle elevation;
  guint hurry;         /* per cent */
  guint64 seed;
  guint model;         /* LW_FLIGHT_MODEL when it flew */
  LwShotBy by;
  guint melee;         /* index into battle->melees, from 0 */
  gboolean flag;
  guint upto;
  char *text;
  guint dice[2];       /* 1 to 6; 0: none were thrown */
  LwTold told;

  /* Outcome: filled in by lw_play(); when it is there already, as in a file,
   * checked or believed. */
  gboolean has_outcome;
  gint64 allowance;    /* milliseconds; -1 untimed */
  const GArray *shots; /* of LwShotEvent */
  const GArray *dead;  /* of LwRef */
  const GArray *taken; /* of LwRef */
  const GArray *captured; /* of LwRef: guns that changed hands */
  LwPoint rest;
  gint support;        /* men of the inferior side within a move (R52) */
  gboolean isolated;   /* the inferior side was (R52) */
} LwOrder;

LwOrder    *lw_order_new        (LwOrderKind kind, LwSide side);
LwOrder    *lw_order_copy       (const LwOrder *order);
void        lw_order_free       (LwOrder *order);

/* One of the lists of an order, as &order->who, to be changed; it stays the order's. Most orders
 * have one or two of the seven, and in a record there are thousands of orders: a list is made when
 * it is asked for here, and till then all share one that is empty. */
GArray     *lw_order_list       (LwOrder *order, const GArray **list);
void        lw_order_empty_list (const GArray **list);

void        lw_order_add_man    (LwOrder *order, LwRef man);
void        lw_order_add_place  (LwOrder *order, LwPoint place);   /* to `to` */
void        lw_order_add_leg_for_test    (LwOrder *order, LwPoint point);   /* to `path` */

/* Is @man among @men (LwRef; NULL is nobody)? */
gboolean    lw_refs_hold        (const GArray *men, LwRef man);

const char *lw_order_kind_nick_for_test  (LwOrderKind kind);  /* the element's name: "march" */
gboolean    lw_order_kind_parse (const char *nick, LwOrderKind *kind);
const char *lw_told_nick        (LwTold told);       /* "yes", ...; NULL when not said */
gboolean    lw_told_parse       (const char *nick, LwTold *told);

/* Can it never be taken back once it is played (a shot, a melee, a hand-over)? */
gboolean    lw_order_is_barrier (LwOrderKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwOrder, lw_order_free)

G_END_DECLS
