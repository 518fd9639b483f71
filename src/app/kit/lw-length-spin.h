/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-length-spin.h: a field for a length, in feet and inches or centimetres as the player prefers.
 */
#pragma once

#include <gtk/gtk.h>

#include "measure/measure.h"

G_BEGIN_DECLS

/* A GtkSpinButton named @label; its value is in 1/256 inch. */
GtkWidget *lw_length_spin_new       (const char *label, LwLength least, LwLength most,
                                     LwLength step);
/* The same for degrees and tenths; its value is in arc-seconds. */
GtkWidget *lw_length_spin_new_angle        (const char *label);

/* Without "value-changed" when it is the same. */
void       lw_length_spin_set       (GtkWidget *spin, gint value);
gint       lw_length_spin_get       (GtkWidget *spin);
/* Several things that differ: it shows a dash until something is typed. */
void       lw_length_spin_set_mixed (GtkWidget *spin, gboolean mixed);

G_END_DECLS
