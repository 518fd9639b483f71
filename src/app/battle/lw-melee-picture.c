/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-picture.c: the scrap, near at hand: numbered men of both sides and what becomes of them.
 */
#include "lw-melee-picture.h"

#include <glib/gi18n-lib.h>

#include "scene/scene.h"

struct _LwMeleePicture
{
  GtkWidget parent_instance;

  /* Borrowed. */
  const LwBattle *battle;
  LwMeleeFates *fates;

  LwRef selected;
  LwView view;
  cairo_surface_t *floor; /* drawn once for a size */
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwMeleePicture, lw_melee_picture, GTK_TYPE_WIDGET)

static void
fit (LwMeleePicture *self)
{
  self->view = lw_draw_melee_view (self->battle, lw_melee_fates_melee (self->fates),
                                   gtk_widget_get_width (GTK_WIDGET (self)),
                                   gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
render_floor (LwMeleePicture *self)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  self->floor = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                            gtk_widget_get_width (GTK_WIDGET (self)) * factor,
                                            gtk_widget_get_height (GTK_WIDGET (self)) * factor);
  cairo_surface_set_device_scale (self->floor, factor, factor);
  cr = cairo_create (self->floor);
  cairo_set_source_rgb (cr, .72, .67, .58);
  cairo_paint (cr);
  lw_draw_melee_floor (cr, self->battle, lw_melee_fates_melee (self->fates), &self->view);
  cairo_destroy (cr);
}

static void
lw_melee_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwMeleePicture *self = LW_MELEE_PICTURE (widget);
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  g_autoptr (LwOrder) choice = NULL;
  cairo_t *cr;

  if (self->fates == NULL)
    return;
  choice = lw_melee_fates_order (self->fates);
  if (self->floor == NULL)
    render_floor (self);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_set_source_surface (cr, self->floor, 0, 0);
  cairo_paint (cr);
  lw_draw_melee_men (cr, self->battle, lw_melee_fates_melee (self->fates), choice, self->selected,
                     &self->view);
  cairo_destroy (cr);
}

static void
lw_melee_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LwMeleePicture *self = LW_MELEE_PICTURE (widget);

  if (self->fates == NULL)
    return;
  g_clear_pointer (&self->floor, cairo_surface_destroy);
  fit (self);
}

static void
lw_melee_picture_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 560 : 300;
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, LwMeleePicture *self)
{
  LwPoint point;
  LwRef man;

  if (self->fates == NULL)
    return;
  point = lw_view_to_floor (&self->view, x, y);
  man = lw_pick_man (self->battle, LW_VIEWER_BOTH, point, LW_INCH / 4);
  if (man != LW_NONE && lw_draw_melee_number (lw_melee_fates_melee (self->fates), man) > 0)
    g_signal_emit (self, signals[PICKED], 0, (int)man);
}

void
lw_melee_picture_select (LwMeleePicture *self, LwRef man)
{
  g_return_if_fail (LW_IS_MELEE_PICTURE (self));

  self->selected = man;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
lw_melee_picture_forget (LwMeleePicture *self)
{
  self->fates = NULL;
  self->battle = NULL;
}

static void
lw_melee_picture_dispose (GObject *object)
{
  g_clear_pointer (&LW_MELEE_PICTURE (object)->floor, cairo_surface_destroy);
  G_OBJECT_CLASS (lw_melee_picture_parent_class)->dispose (object);
}

static void
lw_melee_picture_class_init (LwMeleePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_melee_picture_dispose;
  widget_class->snapshot = lw_melee_picture_snapshot;
  widget_class->size_allocate = lw_melee_picture_size_allocate;
  widget_class->measure = lw_melee_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[PICKED] = g_signal_new ("picked", LW_TYPE_MELEE_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
lw_melee_picture_init (LwMeleePicture *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->selected = LW_NONE;
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Picture of the melee"), -1);
}

GtkWidget *
lw_melee_picture_new (const LwBattle *battle, LwMeleeFates *fates)
{
  LwMeleePicture *self = g_object_new (LW_TYPE_MELEE_PICTURE, NULL);

  self->battle = battle;
  self->fates = fates;
  return GTK_WIDGET (self);
}
