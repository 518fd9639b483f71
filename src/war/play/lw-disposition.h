/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-disposition.h: private to this floor: an army being put down, company by company.
 */
#pragma once

#include "moving/moving.h"

G_BEGIN_DECLS

typedef struct
{
  const LwBattle *battle;
  LwSide side;
  LwAngle facing;    /* forward */
  LwMuster *muster;
  LwRef man;         /* whose place is looked for */
  GPtrArray *orders; /* of LwOrder */
  GArray *guns;      /* of LwPoint: where they were put, along the line */
} LwDisposition;

void     lw_disposition_init    (LwDisposition *disposition, const LwBattle *battle, LwSide side);
void     lw_disposition_clear   (LwDisposition *disposition);

/* Where what goes @move in one move may be put down; of a zone, the box around it. */
LwBox    lw_disposition_band    (const LwDisposition *disposition, LwLength move);

/* A PUT order of nobody yet. (transfer full) */
LwOrder *lw_disposition_order   (const LwDisposition *disposition);

/* Sets a man down at @wanted or near it and enters him in @order; FALSE when there is no room. */
gboolean lw_disposition_put     (LwDisposition *disposition, LwOrder *order, LwRef man,
                                 LwPoint wanted);

/* Draws @men up about @centre; nobody who finds no room is in the order. (transfer full) */
LwOrder *lw_disposition_company (LwDisposition *disposition, const GArray *men,
                                 LwFormation formation, LwPoint centre);

G_END_DECLS
