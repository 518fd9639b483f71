/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-opponent.h: the Generals at the table: they think in a thread of their own, and act at a pace
 * that the eye follows.
 *
 * A General is asked for one order after the other while it is his turn. What he thinks on is a
 * copy of the battle; what he orders goes through the session like anybody's. His acts take the
 * time of his move that they would take a person, and no time of anybody's evening is spent on
 * them: the clock stands while he is shown.
 */
#pragma once

#include "command/command.h"
#include "lw-session.h"

G_BEGIN_DECLS

#define LW_TYPE_OPPONENT (lw_opponent_get_type ())
G_DECLARE_FINAL_TYPE (LwOpponent, lw_opponent, LW, OPPONENT, GObject)

/* One order of his and why he gave it. */
typedef struct
{
  guint order;     /* its number in the record */
  LwReason reason;
} LwOpponentAct;

/*
 * Properties: "thinking" (he has been asked, and has not answered yet), "paused" (he waits after
 * each act until he is told to go on), "speed" (1, 2 or 4).
 * Signals: "acted": another act stands in lw_opponent_acts(), or they begin anew.
 *          "stuck": there is no room for his army, or the laws refused him: he gives up playing.
 */
LwOpponent   *lw_opponent_new      (LwSession *session);

/* The General of a side, or FALSE: a person plays it. */
gboolean      lw_opponent_seat     (LwOpponent *self, LwSide side, LwLevel *level,
                                    LwTemper *temper);

/* Of LwOpponentAct: those of his move under way, or of his last one. */
const GArray *lw_opponent_acts     (LwOpponent *self);

void          lw_opponent_set_paused (LwOpponent *self, gboolean paused);
gboolean      lw_opponent_paused   (LwOpponent *self);
void          lw_opponent_set_speed (LwOpponent *self, guint speed);
guint         lw_opponent_speed    (LwOpponent *self);
gboolean      lw_opponent_thinking (LwOpponent *self);
/* While paused: one act more. */
void          lw_opponent_step     (LwOpponent *self);
/* The rest of his move at once, but that guns and charges are seen. */
void          lw_opponent_skip     (LwOpponent *self);

/* Nobody plays any more: a thought under way is broken off. */
void          lw_opponent_leave    (LwOpponent *self);

G_END_DECLS
