/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-turns.h: what one side did between Go and Go, and which two of it turned the battle.
 *
 * What a turn cost is counted in points, of both sides together: the dead and the prisoners, who
 * count like horsemen, and each gun that changed hands. The two dearest are drawn, of equals the
 * first; a turn that cost nothing is not.
 */
#pragma once

#include "play/play.h"

G_BEGIN_DECLS

typedef struct
{
  guint move;
  LwSide side;
  guint first, last; /* numbers of its orders in the record */
  gint cost;         /* half-points that fell in it, of both sides */
  const LwLoss *worst;
  gboolean drawn;      /* it is one of the two */
} LwReportTurn;

/* The turns that were begun, in order. Returns: (transfer full) (element-type LwReportTurn) */
GArray *lw_report_turns     (const LwBattle *battle, const LwStatistics *statistics);

/* Half-points that fell in it, of both sides. */
gint    lw_report_loss_cost (const LwLoss *loss);

G_END_DECLS
