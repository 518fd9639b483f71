/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sheets-view.c: the sheets of a document one below the other, nearer or farther.
 */
#include "lw-sheets-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "kit/kit.h"

/* Pixels to a point: at first, at the least, at the most; and one step of the wheel. */
#define ZOOM_FIRST 1.3
#define ZOOM_LEAST 0.5
#define ZOOM_MOST 4.0
#define ZOOM_STEP 1.15

#define GAP 18

typedef struct
{
  LwSheetsView *view;
  GtkWidget *area;
  guint page;
  cairo_surface_t *drawn; /* owned; or NULL */
} Sheet;

struct _LwSheetsView
{
  GtkBox parent_instance;

  GtkWidget *scroller;
  GtkBox *sheets;
  GPtrArray *sheet;     /* of Sheet, a page each; owned */
  LwDocument *document; /* not owned */
  double zoom;
  guint idle; /* draws the sheets that are not seen yet; 0: they all are drawn */
};

G_DEFINE_FINAL_TYPE (LwSheetsView, lw_sheets_view, GTK_TYPE_BOX)

/* A sheet is drawn once for each zoom and then shown as it is, or scrolling would draw every map
 * again. */
static cairo_surface_t *
draw_page (LwSheetsView *self, guint page, int width, int height, int sharpness)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * sharpness, height * sharpness);
  cairo_t *cr = cairo_create (surface);
  const LwPaper *paper = lw_document_paper (self->document);
  double scale = MIN (width / paper->width, height / paper->height) * sharpness;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  lw_document_draw (self->document, cr, page);
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, sharpness, sharpness);
  return surface;
}

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_clear_pointer (&sheet->drawn, cairo_surface_destroy);
  g_free (sheet);
}

/* Has it a picture of its size? */
static gboolean
is_drawn (const Sheet *sheet)
{
  int sharpness = gtk_widget_get_scale_factor (sheet->area);

  return sheet->drawn != NULL &&
         cairo_image_surface_get_width (sheet->drawn) ==
             gtk_widget_get_width (sheet->area) * sharpness &&
         cairo_image_surface_get_height (sheet->drawn) ==
             gtk_widget_get_height (sheet->area) * sharpness;
}

static void
draw_sheet (Sheet *sheet)
{
  g_clear_pointer (&sheet->drawn, cairo_surface_destroy);
  sheet->drawn =
      draw_page (sheet->view, sheet->page, gtk_widget_get_width (sheet->area),
                 gtk_widget_get_height (sheet->area), gtk_widget_get_scale_factor (sheet->area));
}

/* Is any of it in the part that the scroller shows, or will show in its next frame? */
static gboolean
is_seen (const Sheet *sheet)
{
  LwSheetsView *self = sheet->view;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double top = gtk_adjustment_get_value (down) - GAP;
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (sheet->area, GTK_WIDGET (self->sheets), &bounds) &&
         bounds.origin.y < top + gtk_adjustment_get_page_size (down) &&
         bounds.origin.y + bounds.size.height > top;
}

/* One at a time, so that nothing has to wait for it. */
static gboolean
draw_unseen_cb (gpointer data)
{
  LwSheetsView *self = data;
  Sheet *sheet = NULL;

  for (guint i = 0; i < self->sheet->len && sheet == NULL; i++)
    if (!is_drawn (g_ptr_array_index (self->sheet, i)))
      sheet = g_ptr_array_index (self->sheet, i);
  if (sheet == NULL || gtk_widget_get_width (sheet->area) == 0)
    {
      self->idle = 0;
      return G_SOURCE_REMOVE;
    }
  draw_sheet (sheet);
  gtk_widget_queue_draw (sheet->area);
  return G_SOURCE_CONTINUE;
}

/* Only what is seen is drawn at once: the pages below it are the most of the work. */
static void
draw_sheet_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  Sheet *sheet = data;
  LwSheetsView *self = sheet->view;

  if (!is_drawn (sheet) && is_seen (sheet))
    draw_sheet (sheet);
  if (!is_drawn (sheet))
    {
      if (self->idle == 0)
        self->idle = g_idle_add_full (G_PRIORITY_LOW, draw_unseen_cb, self, NULL);
      return;
    }
  cairo_set_source_surface (cr, sheet->drawn, 0, 0);
  cairo_paint (cr);
}

/* A sheet that comes into view before its turn. */
static void
scrolled_on_cb (LwSheetsView *self)
{
  for (guint i = 0; i < self->sheet->len; i++)
    {
      const Sheet *sheet = g_ptr_array_index (self->sheet, i);

      if (!is_drawn (sheet) && is_seen (sheet))
        gtk_widget_queue_draw (sheet->area);
    }
}

static void
set_size (LwSheetsView *self, GtkDrawingArea *sheet)
{
  const LwPaper *paper = lw_document_paper (self->document);

  gtk_drawing_area_set_content_width (sheet, (int)lround (paper->width * self->zoom));
  gtk_drawing_area_set_content_height (sheet, (int)lround (paper->height * self->zoom));
}

static void
append_sheet (LwSheetsView *self, guint page)
{
  GtkWidget *area = gtk_drawing_area_new ();
  Sheet *sheet = g_new0 (Sheet, 1);
  g_autofree char *label =
      g_strdup_printf (_ ("Page %u of %u"), page + 1, lw_document_pages (self->document));

  sheet->view = self;
  sheet->area = area;
  sheet->page = page;
  g_ptr_array_add (self->sheet, sheet);
  set_size (self, GTK_DRAWING_AREA (area));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_sheet_cb, sheet, NULL);
  gtk_widget_set_halign (area, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (area, "sheet");
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (self->sheets, area);
}

void
lw_sheets_view_show (LwSheetsView *self, LwDocument *document)
{
  GtkWidget *child;
  guint page;

  g_return_if_fail (LW_IS_SHEETS_VIEW (self));
  g_return_if_fail (document != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sheets))) != NULL)
    gtk_box_remove (self->sheets, child);
  g_ptr_array_set_size (self->sheet, 0);
  self->document = document;
  for (page = 0; page < lw_document_pages (document); page++)
    append_sheet (self, page);
}

double
lw_sheets_view_zoom_for_test (LwSheetsView *self)
{
  g_return_val_if_fail (LW_IS_SHEETS_VIEW (self), 1);

  return self->zoom;
}

guint
lw_sheets_view_drawn_for_test (LwSheetsView *self)
{
  guint drawn = 0;

  g_return_val_if_fail (LW_IS_SHEETS_VIEW (self), 0);

  for (guint i = 0; i < self->sheet->len; i++)
    drawn += is_drawn (g_ptr_array_index (self->sheet, i));
  return drawn;
}

/* What is in the middle stays in the middle. */
static void
set_zoom (LwSheetsView *self, double zoom)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double page = gtk_adjustment_get_page_size (down);
  double middle = gtk_adjustment_get_value (down) + page / 2;
  double old = self->zoom;

  self->zoom = CLAMP (zoom, ZOOM_LEAST, ZOOM_MOST);
  if (self->document == NULL || self->zoom == old)
    return;
  for (guint i = 0; i < self->sheet->len; i++)
    set_size (self, GTK_DRAWING_AREA (((Sheet *)g_ptr_array_index (self->sheet, i))->area));
  gtk_adjustment_set_upper (down, gtk_adjustment_get_upper (down) * MAX (self->zoom / old, 1));
  gtk_adjustment_set_value (down, middle * self->zoom / old - page / 2);
}

static void
zoom_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwSheetsView *self = LW_SHEETS_VIEW (widget);
  gint32 steps = g_variant_get_int32 (parameter);

  set_zoom (self, steps == 0 ? ZOOM_FIRST : self->zoom * pow (ZOOM_STEP, steps));
}

static gboolean
scrolled_cb (GtkEventControllerScroll *controller, double dx, double dy, LwSheetsView *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0)
    return FALSE;
  set_zoom (self, self->zoom * pow (ZOOM_STEP, -dy));
  return TRUE;
}

static void
scroll_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwSheetsView *self = LW_SHEETS_VIEW (widget);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double by = gtk_adjustment_get_page_size (down) * g_variant_get_int32 (parameter) / 100;

  gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) + by);
}

static gboolean
lw_sheets_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LW_SHEETS_VIEW (widget)->scroller);
}

static void
lw_sheets_view_dispose (GObject *object)
{
  g_clear_handle_id (&LW_SHEETS_VIEW (object)->idle, g_source_remove);
  G_OBJECT_CLASS (lw_sheets_view_parent_class)->dispose (object);
}

static void
lw_sheets_view_finalize (GObject *object)
{
  g_ptr_array_unref (LW_SHEETS_VIEW (object)->sheet);
  G_OBJECT_CLASS (lw_sheets_view_parent_class)->finalize (object);
}

static void
lw_sheets_view_class_init (LwSheetsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_sheets_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_sheets_view_finalize;
  widget_class->grab_focus = lw_sheets_view_grab_focus;
  gtk_widget_class_install_action (widget_class, "sheets.zoom", "i", zoom_cb);
  gtk_widget_class_install_action (widget_class, "sheets.scroll", "i", scroll_cb);
}

static void
lw_sheets_view_init (LwSheetsView *self)
{
  GtkEventController *wheel =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkWidget *sheets = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  self->zoom = ZOOM_FIRST;
  self->sheet = g_ptr_array_new_with_free_func (sheet_free);
  self->sheets = GTK_BOX (sheets);
  self->scroller = gtk_scrolled_window_new ();
  lw_keys_add (self->scroller, LW_KEYS_SHEETS, NULL, NULL);
  gtk_widget_set_margin_top (sheets, GAP);
  gtk_widget_set_margin_bottom (sheets, GAP);
  gtk_widget_set_hexpand (self->scroller, TRUE);
  gtk_widget_set_focusable (self->scroller, TRUE);
  gtk_widget_add_css_class (self->scroller, "paper");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Sheets"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), sheets);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scrolled_cb), self);
  gtk_widget_add_controller (self->scroller, wheel);
  gtk_box_append (GTK_BOX (self), self->scroller);
  g_signal_connect_swapped (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "value-changed",
      G_CALLBACK (scrolled_on_cb), self);
}
