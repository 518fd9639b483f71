/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-putting-down-plan.h: companies, and a whole army, put down in one gesture (R13, R15).
 */
#pragma once

#include "moving/moving.h"

G_BEGIN_DECLS

/*
 * lw_putting_down_plan: places a company along its own back line about @centre. Returns:
 * (transfer full) a PUT order. lw_putting_down_suggest: a sensible disposition of all that is
 * still in the box: (transfer full) (element-type LwOrder).
 */
LwOrder   *lw_putting_down_plan    (const LwBattle *battle, const GArray *men,
                                    LwFormation formation, LwPoint centre);
GPtrArray *lw_putting_down_suggest (const LwBattle *battle, LwSide side);

G_END_DECLS
