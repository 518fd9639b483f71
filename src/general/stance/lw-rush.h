/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rush.h: men run for what decides: the enemy's back line, a gun that nobody guards; and a gun
 * goes where it sees.
 */
#pragma once

#include "lw-outlook.h"

G_BEGIN_DECLS

/*
 * lw_rush_line: the march that brings onto the enemy's back line whoever of @ready can come there,
 * if together with those who stand there it decides, or brings it nearer (R79, R85). (transfer
 * full), or NULL.
 */
LwOrder *lw_rush_line (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready);

/*
 * lw_rush_gun: the march that takes four of @ready past the axle of an enemy gun with nobody of its
 * own about it (R72). Sets @gun. (transfer full), or NULL.
 */
LwOrder *lw_rush_gun  (const LwOutlook *outlook, const LwBattle *trial, const GArray *ready,
                       LwRef *gun);

/*
 * lw_rush_haul: the order that brings a gun in action to where it sees more of the enemy than here,
 * or nearer to him; NULL when it had best stay. @seen: how many it would see. (transfer full)
 */
LwOrder *lw_rush_haul (const LwOutlook *outlook, const LwBattle *trial, LwRef gun,
                       const LwLength *way, guint *seen);

G_END_DECLS
