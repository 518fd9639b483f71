/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scroll.c: a widget comes into sight.
 */
#include "lw-scroll.h"

/* Pixels left below it. */
#define MARGIN 8

/* A length of @size at @start, as it is seen in the window of @adjustment. */
static void
scroll_along (GtkAdjustment *adjustment, double start, double size)
{
  double at = gtk_adjustment_get_value (adjustment);
  double beyond = start + size + MARGIN - gtk_adjustment_get_page_size (adjustment);

  if (beyond > 0)
    gtk_adjustment_set_value (adjustment, at + MIN (start, beyond));
  else if (start < 0)
    gtk_adjustment_set_value (adjustment, at + start);
}

static void
scroll (GtkScrolledWindow *scroller, GtkWidget *widget)
{
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (scroller), &box))
    return;
  scroll_along (gtk_scrolled_window_get_vadjustment (scroller), box.origin.y, box.size.height);
  scroll_along (gtk_scrolled_window_get_hadjustment (scroller), box.origin.x, box.size.width);
}

/* The first call comes before the layout, the second after it. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gboolean *laid_out = data;
  GtkWidget *above;

  if (!*laid_out)
    {
      *laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }
  for (above = widget; above != NULL; above = gtk_widget_get_parent (above))
    if (GTK_IS_SCROLLED_WINDOW (above))
      scroll (GTK_SCROLLED_WINDOW (above), widget);
  return G_SOURCE_REMOVE;
}

void
lw_scroll_into_sight (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, scroll_cb, g_new0 (gboolean, 1), g_free);
}
