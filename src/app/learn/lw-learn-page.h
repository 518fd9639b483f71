/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-learn-page.h: "Learn to play": the lessons and the practice ground, a card for each.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_LEARN_PAGE (lw_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (LwLearnPage, lw_learn_page, LW, LEARN_PAGE, GtkBox)

GtkWidget *lw_learn_page_new (void);

G_END_DECLS
