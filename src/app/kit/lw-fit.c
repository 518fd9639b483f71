/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-fit.c: a row that shows as many of its children as there is room for, and none in part.
 */
#include "lw-fit.h"

#define SPACING 14

struct _LwFit
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LwFit, lw_fit, GTK_TYPE_WIDGET)

static int
natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
lw_fit_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  GtkWidget *child;
  int least, most;

  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          /* The first is always shown, whoever else is in want of room. */
          *minimum = MAX (*minimum, *natural == 0 ? most : 0);
          *natural += most + (*natural > 0 ? SPACING : 0);
        }
      else
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, most);
        }
    }
}

static void
lw_fit_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, fits = TRUE;
  GtkAllocation area = { 0, 0, 0, height };
  GtkWidget *child;
  int at = 0;

  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      area.width = natural_width (child);
      fits = fits && at + area.width <= width;
      gtk_widget_set_child_visible (child, fits);
      if (!fits)
        continue;
      area.x = rtl ? width - at - area.width : at;
      gtk_widget_size_allocate (child, &area, -1);
      at += area.width + SPACING;
    }
}

void
lw_fit_clear (LwFit *self)
{
  GtkWidget *child;

  g_return_if_fail (LW_IS_FIT (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

static void
lw_fit_dispose (GObject *object)
{
  lw_fit_clear (LW_FIT (object));
  G_OBJECT_CLASS (lw_fit_parent_class)->dispose (object);
}

static void
lw_fit_class_init (LwFitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_fit_dispose;
  widget_class->measure = lw_fit_measure;
  widget_class->size_allocate = lw_fit_size_allocate;
}

static void
lw_fit_init (LwFit *self)
{
}
