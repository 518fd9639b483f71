/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-card.h: what all cards of the start page have in common.
 */
#pragma once

#include <gtk/gtk.h>

#include "library/library.h"

G_BEGIN_DECLS

/* A button that opens @path; @name is what a screen reader says. */
GtkWidget *lw_card_new     (const char *path, const char *name, GtkWidget *content);

/* One bad file is shown as such, with why, and never hides the others. */
GtkWidget *lw_card_new_bad (const LwLibraryItem *item, const char *why);

/* A line of text that gives way where the card is narrow; @css_class may be NULL. */
GtkWidget *lw_card_label   (const char *text, const char *css_class);

G_END_DECLS
