/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sheets-view.c: the sheets of a document one below the other, nearer or farther.
 */
#include "lw-sheets-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Pixels to a point: at first, at the least, at the most; and one step of the wheel. */
#define ZOOM_FIRST 1.3
#define ZOOM_LEAST 0.5
#define ZOOM_MOST 4.0
#define ZOOM_STEP 1.15

#define GAP 18

struct _LwSheetsView
{
  GtkBox parent_instance;

  GtkWidget *scroller;
  GtkBox *sheets;
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

/* The picture of a sheet, or NULL: it has none of its size. */
static cairo_surface_t *
get_drawn (GtkWidget *sheet)
{
  cairo_surface_t *drawn = g_object_get_data (G_OBJECT (sheet), "lw-drawn");
  int sharpness = gtk_widget_get_scale_factor (sheet);

  return drawn != NULL &&
                 cairo_image_surface_get_width (drawn) ==
                     gtk_widget_get_width (sheet) * sharpness &&
                 cairo_image_surface_get_height (drawn) == gtk_widget_get_height (sheet) * sharpness
             ? drawn
             : NULL;
}

static cairo_surface_t *
draw_sheet (LwSheetsView *self, GtkWidget *sheet)
{
  guint page = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (sheet), "lw-page"));
  cairo_surface_t *drawn =
      draw_page (self, page, gtk_widget_get_width (sheet), gtk_widget_get_height (sheet),
                 gtk_widget_get_scale_factor (sheet));

  g_object_set_data_full (G_OBJECT (sheet), "lw-drawn", drawn,
                          (GDestroyNotify)cairo_surface_destroy);
  return drawn;
}

/* Is any of it in the part that the scroller shows, or will show in its next frame? */
static gboolean
is_seen (LwSheetsView *self, GtkWidget *sheet)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double top = gtk_adjustment_get_value (down) - GAP;
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (sheet, GTK_WIDGET (self->sheets), &bounds) &&
         bounds.origin.y < top + gtk_adjustment_get_page_size (down) &&
         bounds.origin.y + bounds.size.height > top;
}

/* One at a time, so that nothing has to wait for it. */
static gboolean
draw_unseen_cb (gpointer data)
{
  LwSheetsView *self = data;
  GtkWidget *sheet = gtk_widget_get_first_child (GTK_WIDGET (self->sheets));

  while (sheet != NULL && get_drawn (sheet) != NULL)
    sheet = gtk_widget_get_next_sibling (sheet);
  if (sheet == NULL || gtk_widget_get_width (sheet) == 0)
    {
      self->idle = 0;
      return G_SOURCE_REMOVE;
    }
  draw_sheet (self, sheet);
  gtk_widget_queue_draw (sheet);
  return G_SOURCE_CONTINUE;
}

/* Only what is seen is drawn at once: the pages below it are the most of the work. */
static void
draw_sheet_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  LwSheetsView *self = data;
  cairo_surface_t *drawn = get_drawn (GTK_WIDGET (area));

  if (drawn == NULL && is_seen (self, GTK_WIDGET (area)))
    drawn = draw_sheet (self, GTK_WIDGET (area));
  if (drawn == NULL)
    {
      if (self->idle == 0)
        self->idle = g_idle_add_full (G_PRIORITY_LOW, draw_unseen_cb, self, NULL);
      return;
    }
  cairo_set_source_surface (cr, drawn, 0, 0);
  cairo_paint (cr);
}

/* A sheet that comes into view before its turn. */
static void
scrolled_on_cb (LwSheetsView *self)
{
  GtkWidget *sheet;

  for (sheet = gtk_widget_get_first_child (GTK_WIDGET (self->sheets)); sheet != NULL;
       sheet = gtk_widget_get_next_sibling (sheet))
    if (get_drawn (sheet) == NULL && is_seen (self, sheet))
      gtk_widget_queue_draw (sheet);
}

static void
set_size (LwSheetsView *self, GtkDrawingArea *sheet)
{
  const LwPaper *paper = lw_document_paper (self->document);

  gtk_drawing_area_set_content_width (sheet, (int)lround (paper->width * self->zoom));
  gtk_drawing_area_set_content_height (sheet, (int)lround (paper->height * self->zoom));
}

static GtkWidget *
new_sheet (LwSheetsView *self, guint page)
{
  GtkWidget *sheet = gtk_drawing_area_new ();
  g_autofree char *label =
      g_strdup_printf (_ ("Page %u of %u"), page + 1, lw_document_pages (self->document));

  set_size (self, GTK_DRAWING_AREA (sheet));
  g_object_set_data (G_OBJECT (sheet), "lw-page", GUINT_TO_POINTER (page));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sheet), draw_sheet_cb, self, NULL);
  gtk_widget_set_halign (sheet, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sheet, "sheet");
  gtk_accessible_update_property (GTK_ACCESSIBLE (sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return sheet;
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
  self->document = document;
  for (page = 0; page < lw_document_pages (document); page++)
    gtk_box_append (self->sheets, new_sheet (self, page));
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
  GtkWidget *sheet;

  g_return_val_if_fail (LW_IS_SHEETS_VIEW (self), 0);

  for (sheet = gtk_widget_get_first_child (GTK_WIDGET (self->sheets)); sheet != NULL;
       sheet = gtk_widget_get_next_sibling (sheet))
    drawn += get_drawn (sheet) != NULL;
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
  GtkWidget *sheet;

  self->zoom = CLAMP (zoom, ZOOM_LEAST, ZOOM_MOST);
  if (self->document == NULL || self->zoom == old)
    return;
  for (sheet = gtk_widget_get_first_child (GTK_WIDGET (self->sheets)); sheet != NULL;
       sheet = gtk_widget_get_next_sibling (sheet))
    set_size (self, GTK_DRAWING_AREA (sheet));
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

/* Zoom in steps, scrolling in hundredths of what is seen. */
static void
add_keys (GtkWidgetClass *widget_class)
{
  const struct
  {
    guint key;
    const char *action;
    gint32 steps;
  } keys[] = {
    { GDK_KEY_plus, "sheets.zoom", 1 },         { GDK_KEY_equal, "sheets.zoom", 1 },
    { GDK_KEY_KP_Add, "sheets.zoom", 1 },       { GDK_KEY_minus, "sheets.zoom", -1 },
    { GDK_KEY_KP_Subtract, "sheets.zoom", -1 }, { GDK_KEY_0, "sheets.zoom", 0 },
    { GDK_KEY_KP_0, "sheets.zoom", 0 },
  };
  const struct
  {
    guint key;
    gint32 hundredths;
  } scrolls[] = {
    { GDK_KEY_Up, -12 },      { GDK_KEY_Down, 12 },      { GDK_KEY_space, 90 },
    { GDK_KEY_Page_Up, -90 }, { GDK_KEY_Page_Down, 90 }, { GDK_KEY_Home, -100000 },
    { GDK_KEY_End, 100000 },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, "i",
                                           keys[i].steps);
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK,
                                           keys[i].action, "i", keys[i].steps);
    }
  for (i = 0; i < G_N_ELEMENTS (scrolls); i++)
    gtk_widget_class_add_binding_action (widget_class, scrolls[i].key, 0, "sheets.scroll", "i",
                                         scrolls[i].hundredths);
}

static void
lw_sheets_view_dispose (GObject *object)
{
  g_clear_handle_id (&LW_SHEETS_VIEW (object)->idle, g_source_remove);
  G_OBJECT_CLASS (lw_sheets_view_parent_class)->dispose (object);
}

static void
lw_sheets_view_class_init (LwSheetsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_sheets_view_dispose;
  widget_class->grab_focus = lw_sheets_view_grab_focus;
  gtk_widget_class_install_action (widget_class, "sheets.zoom", "i", zoom_cb);
  gtk_widget_class_install_action (widget_class, "sheets.scroll", "i", scroll_cb);
  add_keys (widget_class);
}

static void
lw_sheets_view_init (LwSheetsView *self)
{
  GtkEventController *wheel =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkWidget *sheets = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  self->zoom = ZOOM_FIRST;
  self->sheets = GTK_BOX (sheets);
  self->scroller = gtk_scrolled_window_new ();
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
