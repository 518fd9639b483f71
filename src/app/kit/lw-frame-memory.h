/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-frame-memory.h: the memory of frames: little at rest, and kept while a whole window moves.
 *
 * A frame takes pictures as large as the window, one to paint on and, under X, one to hand over.
 * Where they go back to the system after each, it has to clear every page of them for the next,
 * which takes longer than all that is drawn.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on what a picture took goes back when freed, however large others before it were. */
void lw_frame_memory_save (void);

/* The window of @widget is about to be painted whole, and again soon: for a second from now on what
 * its frames take is kept for the next. */
void lw_frame_memory_hold (GtkWidget *widget);

G_END_DECLS
