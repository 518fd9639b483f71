/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-thumbnail.h: a small picture of a Country, or of a battle as it stands.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-battle.h"

G_BEGIN_DECLS

/* @battle may be NULL; nothing of it is shown that a curtain hides. */
GtkWidget *lw_thumbnail_new (const LwCountry *country, const LwBattle *battle, int width,
                             int height);

G_END_DECLS
