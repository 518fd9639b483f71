/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch-events.h: the log of a battle, in sentences.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/*
 * lw_despatch_events: the log: sentences for the events of orders @from .. battle's last, with
 * like events drawn together ("Red's right gun fires: two horse and one foot go down.").
 * Returns: (transfer full) (element-type utf8)
 */
GPtrArray *lw_despatch_events (const LwBattle *battle, guint from);

G_END_DECLS
