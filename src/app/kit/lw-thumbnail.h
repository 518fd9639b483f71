/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.h: a small picture of a Country, or of a battle as it stands.
 */
#pragma once

#include <gtk/gtk.h>
#include <cairo.h>
#include <glib.h>

#include "state/state.h"

G_BEGIN_DECLS

/* Keeps what the start page has found out, for the next start (lw-keepsake.h): it is written when
 * nothing else is to be done. Takes @bytes. */
void       lw_thumbnail_cache_put     (const char *name, GBytes *bytes);

/* @file: the bytes that it was read from, by which its picture is found when it was drawn at an
 * earlier start; else it is drawn when nothing else is to be done. */
GtkWidget *lw_thumbnail_new           (const LwCountry *country, GBytes *file, int width,
                                       int height);

/* Is something of the battle hidden from whoever looks at the start page? */
gboolean   lw_thumbnail_hides         (const LwBattle *battle);

/* Nothing is shown that a curtain hides, and of a battle that hides anything nothing is kept: not
 * even a name that changes with it. @battle may be NULL when it is not known.
 * Returns: NULL: it is not known, and its picture has not been kept */
GtkWidget *lw_thumbnail_new_of_battle (const LwBattle *battle, GBytes *file, int width,
                                       int height);

G_END_DECLS
