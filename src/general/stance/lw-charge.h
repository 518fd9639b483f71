/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-charge.h: charges: found by arithmetic, and then tried (R55-R61).
 */
#pragma once

#include "lw-outlook.h"

G_BEGIN_DECLS

typedef struct
{
  guint own, enemies;      /* men in the melee, of the mover and of the enemy */
  guint own_lost;          /* dead and taken */
  guint enemies_dead, enemies_taken;
  guint support;           /* of the inferior side, within a move */
  gboolean isolated;
  gint worth;              /* hundredths of a point that it brings */
} LwClash;

/*
 * lw_charge_find: the best charge that men of @ready (LwRef) can make, if there is one that brings
 * @least or more: tried in at most @tries trials. Sets @clash. Returns: (transfer full) the march
 * into contact; NULL: none.
 */
LwOrder *lw_charge_find   (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready,
                           gint least, guint tries, LwClash *clash);

/* What the mover's melees would bring if his move ended as the battle stands. */
void     lw_charge_result (const LwBattle *battle, LwClash *clash);

G_END_DECLS
