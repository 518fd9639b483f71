/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shot.h: what one shot did, in order, and who is dead of it (R48-R51, Q52-Q55).
 *
 * A simulated flight and a shot reported by hand give the same list of touches and falls; one pure
 * function turns it into the dead.
 */
#pragma once

#include "lw-figure.h"

G_BEGIN_DECLS

typedef enum
{
  LW_SHOT_TOUCH,   /* struck, not overset: flight, rebound, glance, or rolled to his feet (R51) */
  LW_SHOT_OVERSET  /* knocked over, made to fall, or leaning (R48, Q54, Q55) */
} LwShotEventKind;

typedef struct
{
  LwShotEventKind kind;
  LwRef man;
} LwShotEvent;

typedef enum
{
  LW_SHOT_BY_MODEL, /* flight worked out by the program */
  LW_SHOT_BY_HAND   /* reported by the players */
} LwShotBy;

/*
 * lw_shot_dead: appends to @dead (LwRef) whom the events kill, in order, each once: every man
 * overset (R48); a man touched and not overset only if the shot has killed nobody before (R49,
 * R50).
 */
void lw_shot_dead (const LwShotEvent *events, guint n_events, GArray *dead);

G_END_DECLS
