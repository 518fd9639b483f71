/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scroll.c: a widget comes into sight.
 */
#include "lw-scroll.h"

/* Pixels left below it. */
#define MARGIN 8

static void
scroll (GtkScrolledWindow *scroller, GtkWidget *widget)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  double page = gtk_adjustment_get_page_size (adjustment);
  double at = gtk_adjustment_get_value (adjustment), below;
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (scroller), &box))
    return;
  below = box.origin.y + box.size.height + MARGIN - page;
  if (below > 0)
    gtk_adjustment_set_value (adjustment, at + MIN (box.origin.y, below));
  else if (box.origin.y < 0)
    gtk_adjustment_set_value (adjustment, at + box.origin.y);
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
