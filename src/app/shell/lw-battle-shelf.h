/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-shelf.h: the battles of the start page, those under way and those that are over.
 *
 * A battle is played again from its orders to know how it stands, so that a shelf of many takes
 * its time: some are read at once, the others while nothing else is to be done, and none twice
 * unless its file has changed: what was found out is kept for the next start, too.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct LwBattleShelf LwBattleShelf;

/* Two boxes with their titles, which are seen when there is something in the box. */
LwBattleShelf *lw_battle_shelf_new  (GtkWidget *resume_title, GtkFlowBox *resume,
                                     GtkWidget *finished_title, GtkFlowBox *finished);
void           lw_battle_shelf_free (LwBattleShelf *shelf);

/* Shows what the library holds now, the latest first; what is over its number is reached by
 * "Open". */
void           lw_battle_shelf_fill (LwBattleShelf *shelf);

/* Adds @card so that it takes the focus, and not the cell of the box round it. */
void           lw_shelf_append      (GtkFlowBox *box, GtkWidget *card);

G_END_DECLS
