/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clock-face.c: the timekeeper's clock: a face that empties, and the time in figures.
 */
#include "lw-clock-face.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-palette.h"
#include "lw-words.h"

#define SIZE 116
#define FLASH_MS 900

struct _LwClockFace
{
  GtkWidget parent_instance;

  LwSide side;
  gint64 left;
  gint64 allowance;
  gboolean running;
  guint flash;
};

G_DEFINE_FINAL_TYPE (LwClockFace, lw_clock_face, GTK_TYPE_WIDGET)

/* One turn of the hand is twelve minutes, or the allowance where that is longer. */
static double
part_of_turn (LwClockFace *self)
{
  double turn = MAX (12 * 60000.0, (double)self->allowance);

  return (double)self->left / turn;
}

static void
draw_ticks (cairo_t *cr, double radius)
{
  int i;

  cairo_set_source_rgb (cr, .28, .22, .12);
  for (i = 0; i < 12; i++)
    {
      double angle = i * G_PI / 6;
      double inner = radius * (i % 3 == 0 ? .82 : .87);

      cairo_set_line_width (cr, i % 3 == 0 ? 3 : 1.6);
      cairo_move_to (cr, sin (angle) * inner, -cos (angle) * inner);
      cairo_line_to (cr, sin (angle) * radius * .92, -cos (angle) * radius * .92);
      cairo_stroke (cr);
    }
}

static void
draw_rim (LwClockFace *self, cairo_t *cr, double radius)
{
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, self->flash != 0 ? 1 : .995, self->flash != 0 ? .86 : .985,
                        self->flash != 0 ? .55 : .95);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .55, .42, .2);
  cairo_set_line_width (cr, 3.5);
  cairo_stroke (cr);
}

static void
draw_hand (LwClockFace *self, cairo_t *cr, double radius)
{
  double angle = 2 * G_PI * part_of_turn (self);
  const LwColour *colour = &lw_colour_side_text[self->side];

  cairo_move_to (cr, 0, 0);
  cairo_arc (cr, 0, 0, radius * .78, -G_PI / 2, angle - G_PI / 2);
  cairo_close_path (cr);
  lw_set_colour (cr, colour, .18);
  cairo_fill (cr);
  lw_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 2.4);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, sin (angle) * radius * .76, -cos (angle) * radius * .76);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 3.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_figures (LwClockFace *self, cairo_t *cr, double radius)
{
  g_autofree char *text = lw_words_clock (self->left);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (self->left < 0 ? 1 : 1.5));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, -width / 2.0, radius * .42 - height / 2.0);
  cairo_set_source_rgb (cr, .16, .14, .12);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

static void
lw_clock_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwClockFace *self = LW_CLOCK_FACE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  double radius = MIN (width, height) / 2.0 - 3;

  cairo_translate (cr, width / 2.0, height / 2.0);
  draw_rim (self, cr, radius);
  draw_ticks (cr, radius);
  if (self->left >= 0)
    draw_hand (self, cr, radius);
  draw_figures (self, cr, radius);
  cairo_destroy (cr);
}

static void
lw_clock_face_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

/* The label changes by the minute only, so that it is not read out every second. */
static void
name_time (LwClockFace *self)
{
  g_autofree char *clock =
      lw_words_clock (self->left < 0 ? -1 : (self->left + 59999) / 60000 * 60000);
  g_autofree char *label = g_strdup_printf (_ ("Time left: %s"), clock);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
lw_clock_face_set (LwClockFace *self, LwSide side, gint64 left, gint64 allowance, gboolean running)
{
  gboolean same;

  g_return_if_fail (LW_IS_CLOCK_FACE (self));

  same = self->side == side && (self->left + 999) / 1000 == (left + 999) / 1000 &&
         self->allowance == allowance && self->running == running;
  self->side = side;
  self->left = left;
  self->allowance = allowance;
  self->running = running;
  if (same)
    return;
  name_time (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
flash_over_cb (gpointer data)
{
  LwClockFace *self = data;

  self->flash = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
lw_clock_face_flash (LwClockFace *self)
{
  g_return_if_fail (LW_IS_CLOCK_FACE (self));

  g_clear_handle_id (&self->flash, g_source_remove);
  self->flash = g_timeout_add (FLASH_MS, flash_over_cb, self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lw_clock_face_dispose (GObject *object)
{
  g_clear_handle_id (&LW_CLOCK_FACE (object)->flash, g_source_remove);
  G_OBJECT_CLASS (lw_clock_face_parent_class)->dispose (object);
}

static void
lw_clock_face_class_init (LwClockFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_clock_face_dispose;
  widget_class->snapshot = lw_clock_face_snapshot;
  widget_class->measure = lw_clock_face_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lw_clock_face_init (LwClockFace *self)
{
  self->left = -1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
lw_clock_face_new (void)
{
  return g_object_new (LW_TYPE_CLOCK_FACE, NULL);
}
