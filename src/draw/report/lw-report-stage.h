/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-stage.h: the moments of a battle that its report draws, and the field as it was then.
 */
#pragma once

#include "play/play.h"

G_BEGIN_DECLS

/* Where men went, drawn together: one arrow of the map. */
typedef struct
{
  LwSide side;
  guint men;
  LwPoint from, to;
} LwReportArrow;

/* A shot: from the muzzle to where it came to rest. */
typedef struct
{
  LwSide side;
  LwPoint from, to;
  guint dead;
} LwReportShot;

typedef struct
{
  LwBattle *battle;   /* as it was then */
  GArray *arrows;     /* of LwReportArrow */
  GArray *shots;      /* of LwReportShot */
  gboolean close;     /* drawn close: the map shows `box` alone */
  LwBox box;
  GArray *trail;      /* of LwRef: close: who stood at a trail instead (R42) */
  char *caption;      /* "Red's third move" */
  char *note;         /* "melee, 18 against 21" */
} LwReportStage;

/* Two to four stages: put down, the two turning points that cost most, the end. A battle that has
 * not begun has one. Returns: (transfer full) (element-type LwReportStage) */
GPtrArray *lw_report_stages (const LwBattle *battle, const LwStatistics *statistics);

G_END_DECLS
