/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-widgets.c: small things that GTK's widgets do not do by themselves.
 */
#include "lw-widgets.h"

/* ---- a fold ---- */

/* A folded expander has taken its child out of the window, but GTK 4.18 goes on to look for the
 * focus in it and complains that it has no root; in what is invisible it does not look. */
GtkWidget *
lw_fold_new (const char *heading, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (heading);

  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "visible", G_BINDING_SYNC_CREATE);
  return expander;
}

/* ---- a menu ---- */

static void
opened_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
lw_menu_set (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, opened_cb, g_object_ref (menu), g_object_unref);
}

/* ---- into sight ---- */

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

/* ---- before a widget goes ---- */

static void
silence (GtkWidget *inside, gpointer listener)
{
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (inside); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_signal_handlers_disconnect_by_data (child, listener);
      silence (child, listener);
    }
}

void
lw_fall_silent (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  silence (widget, widget);
}

void
lw_give_up_focus (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root == NULL ? NULL : gtk_root_get_focus (root);
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, NULL);
}
