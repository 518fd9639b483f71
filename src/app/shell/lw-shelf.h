/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shelf.h: a row of cards on the start page: a few of them, all when they are asked for, or
 * those in which something is found; and the menu of a card.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

typedef struct LwShelf LwShelf;

/*
 * lw_shelf_new: @head: seen while there is a card to be seen; @box: for the cards; @more: the
 * button that shows all, and fewer again. All three are borrowed and outlive the shelf. @few: so
 * many are seen at first.
 */
LwShelf   *lw_shelf_new    (GtkWidget *head, GtkFlowBox *box, GtkButton *more, guint few);
void       lw_shelf_free   (LwShelf *shelf);

/* Takes all cards out; what is sought and how many are seen stays. */
void       lw_shelf_clear  (LwShelf *shelf);
/* Adds @card, found by any part of @words in any spelling; the card takes the focus, and not the
 * cell round it. */
void       lw_shelf_add    (LwShelf *shelf, GtkWidget *card, const char *words);
/* There are @n in all, some of which may not be here yet. */
void       lw_shelf_expect (LwShelf *shelf, guint n);
/* Only those in which @needle is found; NULL or "": a few or all. */
void       lw_shelf_seek   (LwShelf *shelf, const char *needle);
/* The same again, after cards have come that are no shelf's; they are seen unless something is
 * sought. */
void       lw_shelf_seek_again (LwShelf *shelf);
/* Are all wanted, by the button or because something is sought? */
gboolean   lw_shelf_all    (const LwShelf *shelf);
/* Are there as many as are seen at first? */
gboolean   lw_shelf_full   (const LwShelf *shelf);

/* @card with the menu @menu in its corner, which the second button opens as well. @tooltip: what is
 * in it. */
GtkWidget *lw_shelf_card   (GtkWidget *card, const LwLibraryItem *item, GMenuModel *menu,
                            const char *tooltip);
/* What every file of the player's own has at the end of its menu: to be put away or brought back,
 * to be taken off the page, to be deleted. */
void       lw_shelf_common (GMenu *menu, const LwLibraryItem *item);
void       lw_shelf_item   (GMenu *menu, const char *label, const char *action, const char *path);

G_END_DECLS
