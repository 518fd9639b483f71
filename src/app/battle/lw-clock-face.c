/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-clock-face.c: the timekeeper's clock: a face that empties, and the time in figures.
 */
#include "lw-clock-face.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "ink/ink.h"
#include "kit/kit.h"

#define SIZE 116
#define RIM 3
#define FLASH_MS 900

/* The hand is drawn every three seconds, in which its tip goes on by about a pixel, and every
 * second once there are less than HURRY_MS left. */
#define HAND_STEP_MS 3000
#define SECOND_MS 1000
#define HURRY_MS 20000

/* Everything that the face is drawn by. */
typedef struct
{
  int width, height, scale;
  LwSide side;
  gint64 left, allowance; /* where the hand stands */
  gboolean flash;
} FaceLook;

struct _LwClockFace
{
  GtkWidget parent_instance;

  LwSide side;
  gint64 left;
  gint64 allowance;
  gboolean running;
  guint flash;

  cairo_surface_t *plate; /* rim and strokes */
  GskRenderNode *face;    /* all but the figures, kept while it looks the same: */
  FaceLook look;
};

G_DEFINE_FINAL_TYPE (LwClockFace, lw_clock_face, GTK_TYPE_WIDGET)

/* One turn of the hand is twelve minutes, or the allowance where that is longer. */
static double
part_of_turn (const FaceLook *look)
{
  double turn = MAX (12 * 60000.0, (double)look->allowance);

  return (double)look->left / turn;
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
draw_rim (const FaceLook *look, cairo_t *cr, double radius)
{
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, look->flash ? 1 : .995, look->flash ? .86 : .985,
                        look->flash ? .55 : .95);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .55, .42, .2);
  cairo_set_line_width (cr, 3.5);
  cairo_stroke (cr);
}

static void
draw_hand (const FaceLook *look, cairo_t *cr, double radius)
{
  double angle = 2 * G_PI * part_of_turn (look);
  const LwColour *colour = &lw_colour_side_text[look->side];

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
get_look (LwClockFace *self, FaceLook *look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gint64 step = self->left > HURRY_MS ? HAND_STEP_MS : SECOND_MS, left = self->left;

  if (left > 0)
    left = (left + step - 1) / step * step;
  memset (look, 0, sizeof *look);
  look->width = gtk_widget_get_width (widget);
  look->height = gtk_widget_get_height (widget);
  look->scale = gtk_widget_get_scale_factor (widget);
  look->side = self->side;
  look->left = self->allowance > 0 ? MIN (left, self->allowance) : left;
  look->allowance = self->allowance;
  look->flash = self->flash != 0;
}

/* As dots: what is painted under the figures every second costs next to nothing so. */
static cairo_surface_t *
new_picture (const FaceLook *look, cairo_t **cr)
{
  cairo_surface_t *picture = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, look->width * look->scale, look->height * look->scale);

  cairo_surface_set_device_scale (picture, look->scale, look->scale);
  *cr = cairo_create (picture);
  return picture;
}

static void
ensure_plate (LwClockFace *self, const FaceLook *look)
{
  double radius = MIN (look->width, look->height) / 2.0 - RIM;
  cairo_t *cr;

  if (self->plate != NULL && look->width == self->look.width && look->height == self->look.height &&
      look->scale == self->look.scale && look->flash == self->look.flash)
    return;
  g_clear_pointer (&self->plate, cairo_surface_destroy);
  self->plate = new_picture (look, &cr);
  cairo_translate (cr, look->width / 2.0, look->height / 2.0);
  draw_rim (look, cr, radius);
  draw_ticks (cr, radius);
  cairo_destroy (cr);
}

static cairo_surface_t *
picture_of (LwClockFace *self, const FaceLook *look)
{
  cairo_t *cr;
  cairo_surface_t *picture = new_picture (look, &cr);

  ensure_plate (self, look);
  cairo_set_source_surface (cr, self->plate, 0, 0);
  cairo_paint (cr);
  cairo_translate (cr, look->width / 2.0, look->height / 2.0);
  if (look->left >= 0)
    draw_hand (look, cr, MIN (look->width, look->height) / 2.0 - RIM);
  cairo_destroy (cr);
  return picture;
}

/* GTK paints again what is another node than in the last frame: in most seconds the figures alone.
 */
static void
draw_face (LwClockFace *self, const FaceLook *look)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, look->width, look->height);
  cairo_surface_t *picture = picture_of (self, look);
  cairo_t *cr;

  g_clear_pointer (&self->face, gsk_render_node_unref);
  self->face = gsk_cairo_node_new (&bounds);
  self->look = *look;
  cr = gsk_cairo_node_get_draw_context (self->face);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
}

static void
snapshot_figures (LwClockFace *self, GtkSnapshot *snapshot, const FaceLook *look)
{
  g_autofree char *text = lw_caption_clock (self->left);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();
  graphene_rect_t bounds;
  double x, y;
  int width, height;
  cairo_t *cr;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (self->left < 0 ? 1 : 1.5));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  x = look->width / 2.0 - width / 2.0;
  y = look->height / 2.0 + (MIN (look->width, look->height) / 2.0 - RIM) * .42 - height / 2.0;
  graphene_rect_init (&bounds, (float)floor (x) - 1, (float)floor (y) - 1, (float)width + 3,
                      (float)height + 3);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_move_to (cr, x, y);
  cairo_set_source_rgb (cr, .16, .14, .12);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  g_object_unref (layout);
}

static void
lw_clock_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwClockFace *self = LW_CLOCK_FACE (widget);
  FaceLook look;

  get_look (self, &look);
  if (self->face == NULL || memcmp (&look, &self->look, sizeof look) != 0)
    draw_face (self, &look);
  gtk_snapshot_append_node (snapshot, self->face);
  snapshot_figures (self, snapshot, &look);
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
      lw_caption_clock (self->left < 0 ? -1 : (self->left + 59999) / 60000 * 60000);
  g_autofree char *label = g_strdup_printf (_ ("Time left: %s"), clock);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
lw_clock_face_set (LwClockFace *self, LwSide side, gint64 left, gint64 allowance, gboolean running)
{
  gboolean same, same_minute;

  g_return_if_fail (LW_IS_CLOCK_FACE (self));

  same_minute =
      self->left >= 0 && left >= 0 && (self->left + 59999) / 60000 == (left + 59999) / 60000;
  same = self->side == side && (self->left + 999) / 1000 == (left + 999) / 1000 &&
         self->allowance == allowance && self->running == running;
  self->side = side;
  self->left = left;
  self->allowance = allowance;
  self->running = running;
  if (same)
    return;
  if (!same_minute)
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
  g_clear_pointer (&LW_CLOCK_FACE (object)->plate, cairo_surface_destroy);
  g_clear_pointer (&LW_CLOCK_FACE (object)->face, gsk_render_node_unref);
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
