/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-picture.c: the scrap, near at hand: numbered men of both sides and what becomes of them.
 */
#include "lw-melee-picture.h"

#include <glib/gi18n-lib.h>

#include "lw-scene.h"

struct _LwMeleePicture
{
  GtkWidget parent_instance;

  /* Borrowed. */
  const LwBattle *battle;
  LwFates *fates;

  LwRef selected;
  LwView view;
  cairo_surface_t *floor;  /* drawn once for a size */
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwMeleePicture, lw_melee_picture, GTK_TYPE_WIDGET)

static LwBox
box_of_melee (LwMeleePicture *self)
{
  const LwMelee *melee = lw_fates_melee (self->fates);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint side, i;

  for (side = 0; side < LW_N_SIDES; side++)
    for (i = 0; i < melee->men[side]->len; i++)
      g_array_append_val (places, self->battle->men[g_array_index (melee->men[side], LwRef, i)].at);
  return lw_box_around ((const LwPoint *) places->data, places->len, LW_INCHES (5) / 2);
}

static void
fit (LwMeleePicture *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  LwBox box = box_of_melee (self);
  double scale = MIN (width / (box.x2 - box.x1), height / (box.y2 - box.y1));

  self->view.depth = lw_battle_country (self->battle)->depth;
  self->view.scale = MIN (scale, 44.0 / LW_INCH);
  self->view.left = width / 2 - (box.x1 + box.x2) / 2.0 * self->view.scale;
  self->view.top = height / 2 - (self->view.depth - (box.y1 + box.y2) / 2.0) * self->view.scale;
}

static void
render_floor (LwMeleePicture *self)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_t *cr;

  self->floor = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gtk_widget_get_width (GTK_WIDGET (self)) * factor,
                                            gtk_widget_get_height (GTK_WIDGET (self)) * factor);
  cairo_surface_set_device_scale (self->floor, factor, factor);
  cr = cairo_create (self->floor);
  cairo_set_source_rgb (cr, .72, .67, .58);
  cairo_paint (cr);
  lw_draw_country (cr, lw_battle_country (self->battle), &self->view, LW_INK_COLOUR);
  cairo_destroy (cr);
}

static void
draw_cross (cairo_t *cr, double size)
{
  cairo_move_to (cr, -size, -size);
  cairo_line_to (cr, size, size);
  cairo_move_to (cr, size, -size);
  cairo_line_to (cr, -size, size);
  cairo_set_line_width (cr, 5);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2.4);
  cairo_set_source_rgb (cr, .1, .1, .1);
  cairo_stroke (cr);
}

static void
draw_ring (cairo_t *cr, double radius, double red, double green, double blue)
{
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

static void
draw_fate (LwMeleePicture *self, cairo_t *cr, LwRef man, double inch)
{
  LwFate fate = lw_fates_of (self->fates, man);

  if (fate == LW_FATE_DEAD)
    draw_cross (cr, inch * .42);
  else if (fate == LW_FATE_TAKEN)
    draw_ring (cr, inch * .72, .96, .78, .1);
  if (man == self->selected)
    draw_ring (cr, inch * .95, .75, .1, .55);
}

static void
draw_man (LwMeleePicture *self, cairo_t *cr, LwRef ref, guint number)
{
  const LwMan *man = &self->battle->men[ref];
  LwManLook look = { man->side, man->arm, LW_MAN_FIGHTING, FALSE, FALSE, number };
  double x, y, inch = lw_view_inch (&self->view);

  lw_view_to_paper (&self->view, man->at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  lw_draw_man (cr, &look, man->facing, inch, LW_INK_COLOUR);
  draw_fate (self, cr, ref, inch);
  cairo_restore (cr);
}

static void
draw_guns (LwMeleePicture *self, cairo_t *cr)
{
  guint i;

  for (i = 0; i < self->battle->n_guns; i++)
    {
      const LwGun *gun = &self->battle->guns[i];
      double x, y;

      if (!gun->placed || gun->retired)
        continue;
      lw_view_to_paper (&self->view, gun->at, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      lw_draw_gun (cr, gun->owner, gun->bearing, lw_view_inch (&self->view), LW_INK_COLOUR);
      cairo_restore (cr);
    }
}

static void
draw_men (LwMeleePicture *self, cairo_t *cr)
{
  const LwMelee *melee = lw_fates_melee (self->fates);
  guint side, i;

  for (side = 0; side < LW_N_SIDES; side++)
    for (i = 0; i < melee->men[side]->len; i++)
      draw_man (self, cr, g_array_index (melee->men[side], LwRef, i), i + 1);
}

/* The men near enough to support, in a quiet ring. */
static void
draw_support (LwMeleePicture *self, cairo_t *cr)
{
  const LwMelee *melee = lw_fates_melee (self->fates);
  guint i;

  for (i = 0; i < melee->near->len; i++)
    {
      LwRef ref = g_array_index (melee->near, LwRef, i);
      double x, y;

      lw_view_to_paper (&self->view, self->battle->men[ref].at, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      draw_ring (cr, lw_view_inch (&self->view) * .8, 1, 1, 1);
      cairo_restore (cr);
      draw_man (self, cr, ref, 0);
    }
}

static void
lw_melee_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwMeleePicture *self = LW_MELEE_PICTURE (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (self->fates == NULL)
    return;
  if (self->floor == NULL)
    render_floor (self);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_set_source_surface (cr, self->floor, 0, 0);
  cairo_paint (cr);
  draw_guns (self, cr);
  draw_support (self, cr);
  draw_men (self, cr);
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

static gboolean
takes_part (LwMeleePicture *self, LwRef man)
{
  const GArray *men = lw_fates_melee (self->fates)->men[self->battle->men[man].side];
  guint i;

  for (i = 0; i < men->len; i++)
    if (g_array_index (men, LwRef, i) == man)
      return TRUE;
  return FALSE;
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
  if (man != LW_NONE && takes_part (self, man))
    g_signal_emit (self, signals[PICKED], 0, (int) man);
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
  signals[PICKED] = g_signal_new ("picked", LW_TYPE_MELEE_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Picture of the melee"), -1);
}

GtkWidget *
lw_melee_picture_new (const LwBattle *battle, LwFates *fates)
{
  LwMeleePicture *self = g_object_new (LW_TYPE_MELEE_PICTURE, NULL);

  self->battle = battle;
  self->fates = fates;
  return GTK_WIDGET (self);
}
