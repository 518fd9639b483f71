/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clamp.c: layouts that fit their children to the room there is: a column, and a row.
 */
#include "lw-clamp.h"

struct _LwClamp
{
  GtkWidget parent_instance;

  int maximum;
};

G_DEFINE_FINAL_TYPE (LwClamp, lw_clamp, GTK_TYPE_WIDGET)

enum
{
  PROP_MAXIMUM = 1
};

static GtkSizeRequestMode
lw_clamp_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
child_width (LwClamp *self, GtkWidget *child, int width)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return MAX (MIN (width, self->maximum), least);
}

static void
lw_clamp_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  LwClamp *self = LW_CLAMP (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child == NULL)
    return;
  /* Its width follows from no height, and GTK 4.18 complains of one that is too small. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size >= 0)
    for_size = child_width (self, child, for_size);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, self->maximum));
}

static void
lw_clamp_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  GtkAllocation area = { 0, 0, width, height };

  if (child == NULL)
    return;
  area.width = child_width (LW_CLAMP (widget), child, width);
  area.x = MAX (width - area.width, 0) / 2;
  gtk_widget_size_allocate (child, &area, baseline);
}

static void
lw_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_MAXIMUM)
    LW_CLAMP (object)->maximum = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lw_clamp_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lw_clamp_parent_class)->dispose (object);
}

static void
lw_clamp_class_init (LwClampClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = lw_clamp_set_property;
  G_OBJECT_CLASS (klass)->dispose = lw_clamp_dispose;
  widget_class->get_request_mode = lw_clamp_get_request_mode;
  widget_class->measure = lw_clamp_measure;
  widget_class->size_allocate = lw_clamp_size_allocate;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_MAXIMUM,
      g_param_spec_int ("maximum", NULL, NULL, 1, G_MAXINT, 1184,
                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
}

static void
lw_clamp_init (LwClamp *self)
{
}

/* A row that shows as many of its children as there is room for, and none in part. */

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
