/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-first-frame.c: what may wait until there is something to see.
 */
#include "lw-first-frame.h"

typedef struct
{
  void (*then) (GtkWidget *widget);
  guint begun; /* frames */
} Waiting;

/* A frame begins with this and ends with the painting: at the second the first has been painted. */
static gboolean
frame_begun_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Waiting *waiting = data;

  if (++waiting->begun < 2)
    return G_SOURCE_CONTINUE;
  waiting->then (widget);
  return G_SOURCE_REMOVE;
}

void
lw_after_first_frame (GtkWidget *widget, void (*then) (GtkWidget *widget))
{
  Waiting *waiting = g_new0 (Waiting, 1);

  g_return_if_fail (GTK_IS_WIDGET (widget) && then != NULL);

  waiting->then = then;
  gtk_widget_add_tick_callback (widget, frame_begun_cb, waiting, g_free);
}
