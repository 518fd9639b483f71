/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-frame-memory.c: the memory of frames: little at rest, and kept while a whole window moves.
 */
#include "lw-frame-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

#define HELD_MS 1000
#define SMALL (128 * 1024)
#define LARGE (64 * 1024 * 1024)

static gboolean saving;
static guint held; /* timer */

#ifdef __GLIBC__
static void
keep_heap (void)
{
  mallopt (M_MMAP_THRESHOLD, LARGE / 2);
  mallopt (M_TRIM_THRESHOLD, LARGE);
}

static void
let_heap_go (void)
{
  if (saving)
    mallopt (M_MMAP_THRESHOLD, SMALL);
  mallopt (M_TRIM_THRESHOLD, SMALL);
  malloc_trim (0);
}
#else
static void
keep_heap (void)
{
}

static void
let_heap_go (void)
{
}
#endif

#ifdef GDK_WINDOWING_X11
static cairo_surface_t *foot_in_the_door;

/* Frames are handed to the X server in memory shared with it. Cairo takes so much of that that
 * several fit, and gives all of it back as soon as none is in it: a speck of a picture stays. */
static void
keep_shared (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *window = native == NULL ? NULL : gtk_native_get_surface (native);
  cairo_surface_t *screen, *frame;
  Display *display;
  int scale;

  if (window == NULL || !GDK_IS_X11_SURFACE (window))
    return;
  scale = gdk_surface_get_scale_factor (window);
  display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (window));
  screen = cairo_xlib_surface_create (display, DefaultRootWindow (display),
                                      DefaultVisual (display, DefaultScreen (display)), 1, 1);
  frame = cairo_surface_create_similar_image (screen, CAIRO_FORMAT_RGB24,
                                              gdk_surface_get_width (window) * scale,
                                              gdk_surface_get_height (window) * scale);
  foot_in_the_door = cairo_surface_create_similar_image (screen, CAIRO_FORMAT_RGB24, 16, 16);
  cairo_surface_destroy (frame);
  cairo_surface_destroy (screen);
}

static void
let_shared_go (void)
{
  g_clear_pointer (&foot_in_the_door, cairo_surface_destroy);
}
#else
static void
keep_shared (GtkWidget *widget)
{
}

static void
let_shared_go (void)
{
}
#endif

void
lw_frame_memory_save (void)
{
  saving = TRUE;
  if (held == 0)
    let_heap_go ();
}

static gboolean
let_go_cb (gpointer data)
{
  held = 0;
  let_shared_go ();
  let_heap_go ();
  return G_SOURCE_REMOVE;
}

void
lw_frame_memory_hold (GtkWidget *widget)
{
  if (held == 0)
    {
      keep_heap ();
      keep_shared (widget);
    }
  else
    g_source_remove (held);
  held = g_timeout_add (HELD_MS, let_go_cb, NULL);
}
