/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-watch.c: starts programs, one at a time, and watches the screen for what they show.
 */
#include "bench-watch.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <gio/gio.h>
#include <signal.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <time.h>

#define POLL_US 4000
#define PATIENCE_US (30 * G_USEC_PER_SEC)
#define SETTLE_US 2000000
#define REST_US 12000000
#define STABLE_US 700000
#define BAND 5 /* every so many rows of the screen one is looked at: a line of letters has one */
#define COLOURS 6
#define SHARE 50
#define LEAST_WINDOW 100 /* pixels: what is smaller is nobody's window */

static Display *display;
static XImage *screen; /* as it was looked at last, in memory shared with the X server */
static guint32 *empty; /* as it was before the program */

/* --- The screen ----------------------------------------------------------------------------------
 */

/* A window may go while it is asked after. */
static int
ignore_error (Display *on, XErrorEvent *event)
{
  return 0;
}

/* A picture of the screen must cost little: what is watched goes on while it is taken. */
gboolean
bench_watch_open (void)
{
  static XShmSegmentInfo segment;
  int number;

  display = XOpenDisplay (NULL);
  if (display == NULL || !XShmQueryExtension (display))
    return FALSE;
  XSetErrorHandler (ignore_error);
  number = DefaultScreen (display);
  /* Out of the way: a tooltip belongs to no start. */
  XWarpPointer (display, None, RootWindow (display, number), 0, 0, 0, 0,
                DisplayWidth (display, number) - 1, DisplayHeight (display, number) - 1);
  screen = XShmCreateImage (display, DefaultVisual (display, number),
                            (unsigned)DefaultDepth (display, number), ZPixmap, NULL, &segment,
                            (unsigned)DisplayWidth (display, number),
                            (unsigned)DisplayHeight (display, number));
  if (screen == NULL || screen->bits_per_pixel != 32)
    return FALSE;
  segment.shmid =
      shmget (IPC_PRIVATE, (gsize)screen->bytes_per_line * screen->height, IPC_CREAT | 0600);
  segment.shmaddr = screen->data = shmat (segment.shmid, NULL, 0);
  XShmAttach (display, &segment);
  XSync (display, False);
  shmctl (segment.shmid, IPC_RMID, NULL);
  empty = g_malloc0 ((gsize)screen->bytes_per_line * screen->height);

  return TRUE;
}

static void
look (void)
{
  XShmGetImage (display, DefaultRootWindow (display), screen, 0, 0, AllPlanes);
}

static void
remember (void)
{
  look ();
  memcpy (empty, screen->data, (gsize)screen->bytes_per_line * screen->height);
}

static gboolean
is_empty (void)
{
  return memcmp (empty, screen->data, (gsize)screen->bytes_per_line * screen->height) == 0;
}

/* What tells two pictures of the screen apart. */
static guint32
sum_screen (void)
{
  const guint32 *pixels = (const guint32 *)(gpointer)screen->data;
  gsize n = (gsize)screen->bytes_per_line / 4 * (gsize)screen->height, i;
  guint32 sum = 0;

  for (i = 0; i < n; i++)
    sum = sum * 31 + pixels[i];

  return sum;
}

static gboolean
is_program_window (Window window, XWindowAttributes *attributes)
{
  XClassHint hint = { NULL, NULL };

  if (!XGetWindowAttributes (display, window, attributes) || attributes->map_state != IsViewable ||
      attributes->width < LEAST_WINDOW || attributes->height < LEAST_WINDOW ||
      !XGetClassHint (display, window, &hint))
    return FALSE;
  XFree (hint.res_name);
  XFree (hint.res_class);
  return TRUE;
}

/* @area: where on the screen the program's own window is, without the frame that a window manager
 * has put round it. */
static gboolean
find_window (Window above, guint depth, XRectangle *area)
{
  Window root = DefaultRootWindow (display), parent, *children = NULL, other;
  XWindowAttributes attributes;
  gboolean found = FALSE;
  guint n = 0, i;
  int x, y;

  if (!XQueryTree (display, above, &root, &parent, &children, &n))
    return FALSE;
  for (i = 0; i < n && !found; i++)
    if (is_program_window (children[i], &attributes))
      {
        found = XTranslateCoordinates (display, children[i], root, 0, 0, &x, &y, &other);
        *area = (XRectangle){ (short)x, (short)y, (unsigned short)attributes.width,
                              (unsigned short)attributes.height };
      }
    else
      found = depth > 0 && find_window (children[i], depth - 1, area);
  if (children != NULL)
    XFree (children);

  return found;
}

/* Of every so many-th row; and only in the program's window: the frame of a window manager comes
 * before the program has painted anything. */
static gboolean
has_content (void)
{
  guint32 colours[COLOURS];
  guint n_colours = 0, changed = 0, seen = 0, k;
  int width = screen->bytes_per_line / 4, x, y;
  XRectangle area;

  if (!find_window (DefaultRootWindow (display), 1, &area))
    return FALSE;
  for (y = BAND / 2; y < screen->height; y += BAND)
    for (x = 0; x < width; x++)
      {
        guint32 pixel = ((const guint32 *)(gpointer)screen->data)[y * width + x];

        seen++;
        if (pixel == empty[y * width + x] || x < area.x || x >= area.x + area.width || y < area.y ||
            y >= area.y + area.height)
          continue;
        changed++;
        for (k = 0; k < n_colours && colours[k] != pixel; k++)
          ;
        if (k == n_colours && n_colours < COLOURS)
          colours[n_colours++] = pixel;
      }

  return n_colours == COLOURS && changed > seen / SHARE;
}

/* --- A process -----------------------------------------------------------------------------------
 */

static double
cpu_of (GPid pid)
{
  clockid_t clock;
  struct timespec t = { 0 };

  if (clock_getcpuclockid (pid, &clock) == 0)
    clock_gettime (clock, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static double
private_kb_of (GPid pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", pid);
  g_autofree char *text = NULL;
  double kb = 0;
  g_auto (GStrv) lines = NULL;
  guint i;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;
  lines = g_strsplit (text, "\n", -1);
  for (i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "Private_Clean:") ||
        g_str_has_prefix (lines[i], "Private_Dirty:"))
      kb += g_ascii_strtod (strchr (lines[i], ':') + 1, NULL);

  return kb;
}

/* Waits for its first content. @us: CPU till the screen was last looked at. FALSE: none came. */
static gboolean
wait_content (GPid pid, double *us)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  while (g_get_monotonic_time () < end)
    {
      g_usleep (POLL_US);
      *us = cpu_of (pid);
      look ();
      if (has_content ())
        return TRUE;
    }

  return FALSE;
}

/* Waits until nothing more changes. @us: CPU till the last change, if there is one. */
static void
wait_stable (GPid pid, double *us)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US, changed = g_get_monotonic_time ();
  guint32 sum = sum_screen ();

  while (g_get_monotonic_time () < MIN (end, changed + STABLE_US))
    {
      double now = cpu_of (pid);
      guint32 next = 0;

      look ();
      next = sum_screen ();
      if (next != sum)
        {
          changed = g_get_monotonic_time ();
          *us = now;
        }
      sum = next;
      g_usleep (POLL_US);
    }
}

static gboolean
spawn (const char *const *argv, GPid *pid)
{
  const GSpawnFlags flags =
      G_SPAWN_STDERR_TO_DEV_NULL | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_SEARCH_PATH;

  remember ();
  return g_spawn_async (NULL, (char **)argv, NULL, flags, NULL, NULL, pid, NULL);
}

/* Its window must be gone before the next one comes. */
static void
end_process (GPid pid)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;

  kill (pid, SIGTERM);
  for (look (); !is_empty () && g_get_monotonic_time () < end; look ())
    g_usleep (POLL_US);
  g_spawn_close_pid (pid);
}

gboolean
bench_watch_start (const char *const *argv, BenchStart *start)
{
  gboolean shown;
  GPid pid;

  *start = (BenchStart){ 0 };
  if (!spawn (argv, &pid))
    return FALSE;
  shown = wait_content (pid, &start->us);
  if (shown)
    {
      wait_stable (pid, &start->us);
      start->kb = private_kb_of (pid);
    }
  end_process (pid);

  return shown;
}

gboolean
bench_watch_rest (const char *const *argv, double *ms)
{
  gboolean shown;
  double us;
  GPid pid;

  if (!spawn (argv, &pid))
    return FALSE;
  shown = wait_content (pid, &us);
  if (shown)
    {
      g_usleep (SETTLE_US);
      us = cpu_of (pid);
      g_usleep (REST_US);
      *ms = (cpu_of (pid) - us) / 1000 * 60e6 / REST_US;
    }
  end_process (pid);

  return shown;
}
