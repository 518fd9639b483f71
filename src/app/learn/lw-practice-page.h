/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-practice-page.h: the practice ground: a gun to be laid at the sight or on the map, as often as
 * one likes, and after each shot its way from the side and from above.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LW_TYPE_PRACTICE_PAGE (lw_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (LwPracticePage, lw_practice_page, LW, PRACTICE_PAGE, GtkBox)

GtkWidget *lw_practice_page_new (void);

G_END_DECLS
