/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-event.h: what happened when an order was played, for log, map, sounds and report.
 */
#pragma once

#include "lw-shot.h"

G_BEGIN_DECLS

typedef enum
{
  LW_EVENT_PUT_DOWN,       /* side; count: men (or gun) */
  LW_EVENT_READY,          /* side */
  LW_EVENT_CURTAIN,        /* count: 1 drawn back, 0 closed */
  LW_EVENT_GO,             /* side; value: allowance in ms, -1 untimed */
  LW_EVENT_MARCHED,        /* side; man: the first; count; from, to: of the first; value: the
                              longest string used */
  LW_EVENT_GUN_MOVED,      /* side, gun, from, to; count: crew */
  LW_EVENT_SHOT,           /* side, gun, to: rest; count: the dead */
  LW_EVENT_TOUCHED,        /* man */
  LW_EVENT_OVERSET,        /* man */
  LW_EVENT_KILLED,         /* man; gun: by which, or LW_NONE in a melee; side: his */
  LW_EVENT_TRAIL,          /* side, gun: two men stand at its trail */
  LW_EVENT_MOVE_ENDED,     /* side */
  LW_EVENT_MELEE,          /* side: mover; count, value: Red and Blue in it; to: where */
  LW_EVENT_TAKEN,          /* man: made prisoner; other: his escort or LW_NONE */
  LW_EVENT_FREED,          /* man: liberated or recaptured (R65, R70) */
  LW_EVENT_REARMED,        /* man (R67) */
  LW_EVENT_GUN_DISPUTED,   /* gun; side: who claims it */
  LW_EVENT_GUN_CAPTURED,   /* gun; side: who has it now */
  LW_EVENT_SURRENDERED,    /* side; count */
  LW_EVENT_RETIRED,        /* side; man or gun: over its own back line */
  LW_EVENT_LED_AWAY,       /* man: a prisoner beyond liberation */
  LW_EVENT_TURN_PASSED,    /* side: who moves next */
  LW_EVENT_ENDED,          /* side: the winner; count: 1 won, 0 drawn */
  LW_EVENT_UNDONE,         /* value: order number */
  LW_EVENT_REDONE,
  LW_EVENT_BLOW,           /* side: whose men are on the enemy line; count: the other's moves left
                              to retreat in (R79, R80) */
  LW_EVENT_CAPITULATED,    /* side; count: men (R81) */
  LW_EVENT_TOO_NEAR,       /* man, and other or gun: nearer than a sixteenth of an inch (Q6) */
  LW_EVENT_GUN_HIT,        /* gun; count: for how many moves, 0 for good (Q56) */
  LW_EVENT_TOSSED          /* side: the winner, or who threw; count: lw_toss_rank(); value: two dice
                              as 10 times one and the other */
} LwEventKind;

typedef struct
{
  LwEventKind kind;
  guint order;         /* number of the order it came of */
  guint move;          /* number of the move, 0 while putting down; see LwBattle */
  LwSide side;
  LwRef man;
  LwRef gun;
  LwRef other;
  gint count;
  gint64 value;
  LwPoint from;
  LwPoint to;
} LwEvent;

G_END_DECLS
