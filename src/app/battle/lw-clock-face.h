/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clock-face.h: the timekeeper's clock: a face that empties, and the time in figures.
 */
#pragma once

#include <gtk/gtk.h>

#include "laws/laws.h"

G_BEGIN_DECLS

#define LW_TYPE_CLOCK_FACE (lw_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (LwClockFace, lw_clock_face, LW, CLOCK_FACE, GtkWidget)

GtkWidget *lw_clock_face_new (void);

/* @left and @allowance: milliseconds; @left below 0: untimed. Redraws when a second passes. */
void       lw_clock_face_set (LwClockFace *self, LwSide side, gint64 left, gint64 allowance,
                              gboolean running);

/* The last two minutes are shown in words too, and the face flashes. */
void       lw_clock_face_flash (LwClockFace *self);

G_END_DECLS
