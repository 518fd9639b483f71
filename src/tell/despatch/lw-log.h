/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-log.h: the sentence of the log that is being gathered, and its writing.
 */
#pragma once

#include "names/names.h"

G_BEGIN_DECLS

typedef enum
{
  LW_LOG_NONE,
  LW_LOG_FIRE,  /* shots of one gun */
  LW_LOG_MARCH, /* men of one side */
  LW_LOG_MELEE,
  LW_LOG_FREED,
  LW_LOG_REARMED,
  LW_LOG_TAKEN, /* after a white flag, or released men */
  LW_LOG_LED_AWAY,
  LW_LOG_RETIRED
} LwLogGroup;

/* The sentence that is being gathered. */
typedef struct
{
  const LwBattle *battle;
  GPtrArray *lines;
  GHashTable *fighters; /* of fighter_key (): who fought hand to hand */
  LwLogGroup group;
  guint move;
  LwSide side;
  LwRef gun;
  guint order; /* of a melee, a flag */
  guint shots;
  LwPoint at;
  gboolean has_at;
  gint64 allowance; /* of the move, as Go gave it */
  LwMen charging;   /* marches that end in contact */
  LwMen men;        /* those marched, freed, ... */
  guint prisoners;  /* led along in a march */
  LwMen dead[LW_N_SIDES];
  LwMen taken[LW_N_SIDES];
  LwMen freed[LW_N_SIDES]; /* in a melee */
  guint fought[LW_N_SIDES];
} LwLog;

/* Writes the sentence of an event that is one by itself; does nothing for any other. */
void lw_log_read  (LwLog *log, const LwEvent *event);

/* Writes what has been gathered, and begins anew. */
void lw_log_flush (LwLog *log);

G_END_DECLS
