/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-despatch.h: laws, refusals and events in words.
 */
#pragma once

#include "state/state.h"

G_BEGIN_DECLS

/* One sentence with its law: "Red's left gun has 3 men within six inches and needs 4 (R35)."
 * Returns: (transfer full) */
char *lw_despatch_refusal (const LwBattle *battle, const LwRefusal *refusal);

/* "Red infantry 17", "Blue's middle gun" (by where they were put down). Returns: (transfer full) */
char *lw_despatch_man     (const LwBattle *battle, LwRef man);
char *lw_despatch_gun     (const LwBattle *battle, LwRef gun);
/* The same at the head of a line: some languages begin it with an article. (transfer full) */
char *lw_despatch_gun_heading (const LwBattle *battle, LwRef gun);

/* The name of what undo would take back: "march of 12 infantry". Returns: (transfer full) */
char *lw_despatch_order   (const LwBattle *battle, const LwOrder *order);

/*
 * lw_despatch_events: the log: sentences for the events of orders @from .. battle's last, with
 * like events drawn together ("Red's right gun fires: two horse and one foot go down.").
 * Returns: (transfer full) (element-type utf8)
 */
GPtrArray *lw_despatch_events (const LwBattle *battle, guint from);

/* The battle told in about four paragraphs, in a war correspondent's manner. (element-type utf8) */
GPtrArray *lw_despatch_story  (const LwBattle *battle);

/* One line of --replay for a finished move of one side: "Red 3: 8 shots, 8 men down, ...". */
char *lw_despatch_move    (const LwBattle *battle, guint move, LwSide side);

/* The account as `key: value` lines (the command line's --replay). Returns: (transfer full) */
char *lw_despatch_account (const LwBattle *battle);

/*
 * lw_despatch_aim: how far the Blow at the Rear or the Defensive Game is decided: "Blue has four
 * moves left to retreat over his back line."; NULL when there is nothing to say. (transfer full)
 */
char      *lw_despatch_aim      (const LwBattle *battle);

G_END_DECLS
