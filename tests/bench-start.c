/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-start.c: what it costs to start the program, what it holds and what it does at rest, beside
 * a bare GTK 4 window and, where it is installed, gnome-chess; turn and turn about.
 *
 *   bench-start PROGRAM HELLO
 *
 * wants a screen of 1600 by 1000 with nothing else on it. A program has started when its window is
 * mapped and has painted something: at least six colours on one pixel of fifty. What it has cost
 * till then is the processor time of its process; what it holds is what smaps calls private.
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench-floor.h"
#include "bench-table.h"
#include "lw-battle-file.h"

#define ROUNDS 7
#define POLL_US 4000
#define PATIENCE_POLLS 7500
#define SETTLE_US 2000000
#define REST_US 12000000
#define BAND 5 /* every so many rows of the screen one is looked at: a line of letters has one */
#define COLOURS 6
#define SHARE 50
#define SURFACES_KB (2 * 1600 * 1000 * 4 / 1024)

typedef struct
{
  double us;      /* CPU from the start to the first content */
  double kb;      /* private, a little later */
  double rest_ms; /* CPU a minute at rest; measured when asked for */
} Start;

static Display *display;
static char *home;

/* --- The screen ----------------------------------------------------------------------------------
 */

static GArray *
take_rows (void)
{
  Window root = DefaultRootWindow (display);
  int screen = DefaultScreen (display), width = DisplayWidth (display, screen);
  GArray *pixels = g_array_new (FALSE, FALSE, sizeof (guint32));
  int y, x;

  for (y = BAND / 2; y < DisplayHeight (display, screen); y += BAND)
    {
      XImage *row = XGetImage (display, root, 0, y, (unsigned)width, 1, AllPlanes, ZPixmap);

      for (x = 0; x < width; x++)
        {
          guint32 pixel = (guint32)XGetPixel (row, x, 0);

          g_array_append_val (pixels, pixel);
        }
      XDestroyImage (row);
    }

  return pixels;
}

static gboolean
has_content (const GArray *before, const GArray *now)
{
  guint32 colours[COLOURS];
  guint n_colours = 0, changed = 0, i, k;

  for (i = 0; i < now->len; i++)
    {
      guint32 pixel = g_array_index (now, guint32, i);

      if (pixel == g_array_index (before, guint32, i))
        continue;
      changed++;
      for (k = 0; k < n_colours && colours[k] != pixel; k++)
        ;
      if (k == n_colours && n_colours < COLOURS)
        colours[n_colours++] = pixel;
    }

  return n_colours == COLOURS && changed > now->len / SHARE;
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

/* Waits for its first content. FALSE: none came. */
static gboolean
wait_content (const GArray *before)
{
  guint i;

  for (i = 0; i < PATIENCE_POLLS; i++)
    {
      g_autoptr (GArray) now = take_rows ();

      if (has_content (before, now))
        return TRUE;
      g_usleep (POLL_US);
    }

  return FALSE;
}

static void
end_process (GPid pid, const GArray *before)
{
  guint i;

  kill (pid, SIGTERM);
  g_spawn_close_pid (pid);
  /* Its window must be gone before the next one comes. */
  for (i = 0; i < PATIENCE_POLLS; i++)
    {
      g_autoptr (GArray) now = take_rows ();

      if (memcmp (now->data, before->data, now->len * sizeof (guint32)) == 0)
        return;
      g_usleep (POLL_US);
    }
}

static gboolean
start (const char *const *argv, gboolean rest, Start *start)
{
  g_autoptr (GArray) before = take_rows ();
  g_autoptr (GError) error = NULL;
  gboolean shown;
  GPid pid;

  if (!g_spawn_async (home, (char **)argv, NULL,
                      G_SPAWN_STDERR_TO_DEV_NULL | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_SEARCH_PATH,
                      NULL, NULL, &pid, &error))
    return FALSE;
  shown = wait_content (before);
  start->us = cpu_of (pid);
  g_usleep (SETTLE_US);
  start->kb = private_kb_of (pid);
  if (rest)
    {
      double rested = cpu_of (pid);

      g_usleep (REST_US);
      start->rest_ms = (cpu_of (pid) - rested) / 1000 * 60e6 / REST_US;
    }
  end_process (pid, before);

  return shown;
}

/* --- The rows ------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *id;
  const char *memory_id; /* or NULL: memory is not asked for */
  const char *what;
  const char *const *argv;
  const char *const *yardstick;
  double goal, stretch;
  double memory_goal, memory_stretch;
} Pair;

static void
add_row (const Pair *pair,
         const char *id,
         const char *unit,
         double *a,
         double *b,
         double goal,
         double stretch)
{
  g_autofree char *what = g_strdup_printf ("%s, %s", pair->what, g_getenv ("GSK_RENDERER"));
  BenchRow row = { .id = id, .what = what, .unit = unit, .goal = goal, .stretch = stretch };

  bench_row_of_pairs (&row, a, b, ROUNDS);
  bench_table_add (&row);
}

static void
run_pair (const Pair *pair)
{
  double a_us[ROUNDS], b_us[ROUNDS], a_kb[ROUNDS], b_kb[ROUNDS];
  Start one, other;
  guint i;

  for (i = 0; i < ROUNDS + 1; i++)
    {
      guint k = i == 0 ? 0 : i - 1;

      if (!start (pair->argv, FALSE, &one) || !start (pair->yardstick, FALSE, &other))
        {
          bench_table_say ("%s: one of the two programs showed nothing", pair->id);
          return;
        }
      a_us[k] = one.us;
      b_us[k] = other.us;
      a_kb[k] = one.kb;
      b_kb[k] = other.kb;
    }
  add_row (pair, pair->id, "us", a_us, b_us, pair->goal, pair->stretch);
  if (pair->memory_id == NULL)
    return;
  add_row (pair, pair->memory_id, "kB", a_kb, b_kb, pair->memory_goal, pair->memory_stretch);
  bench_table_say ("%s: %.1f MB over it; two surfaces of 1600 by 1000 are %.1f MB", pair->memory_id,
                   (bench_median (a_kb, ROUNDS) - bench_median (b_kb, ROUNDS)) / 1024,
                   SURFACES_KB / 1024.);
}

static void
run_rest (const char *const *argv, const char *what)
{
  BenchRow row = { .id = "P20", .what = what, .unit = "ms", .yardstick = 1, .goal = 30 };
  Start one = { 0 };

  if (!start (argv, TRUE, &one))
    return;
  row.measured = row.ratio = row.best = one.rest_ms;
  bench_table_add (&row);
}

static char *
write_battle (void)
{
  g_autoptr (LwBattle) battle = bench_usual (FALSE);
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (home, "bench.lwbattle", NULL);

  lw_battle_save (battle, NULL, path, &error);
  g_assert_no_error (error);

  return path;
}

static void
make_home (void)
{
  static const char *const names[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                       "XDG_STATE_HOME", "XDG_RUNTIME_DIR" };
  guint i;

  home = g_dir_make_tmp ("little-wars-bench-XXXXXX", NULL);
  for (i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folder = g_build_filename (home, names[i], NULL);

      g_mkdir (folder, 0700);
      g_setenv (names[i], folder, TRUE);
    }
  g_setenv ("HOME", home, TRUE);
}

static void
remove_all (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, "standard::name", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFile *child;

  while (files != NULL && g_file_enumerator_iterate (files, NULL, &child, NULL, NULL) &&
         child != NULL)
    remove_all (child);
  g_file_delete (folder, NULL, NULL);
}

static gboolean
is_installed (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  if (path == NULL)
    bench_table_say ("%s is not installed: nothing is measured beside it", program);
  return path != NULL;
}

static void
run_all (const char *program, const char *hello, gboolean gl)
{
  g_autofree char *battle = write_battle ();
  const char *const empty[] = { program, NULL }, *const full[] = { program, battle, NULL },
                    *const bare[] = { hello, NULL }, *const chess[] = { "gnome-chess", NULL };
  const Pair pairs[] = {
    { "P1", NULL, "started / a bare GTK 4 window", empty, bare, 1.3, 1.15, 0, 0 },
    { "P2", "P3", "started with a battle of 424 men / a bare GTK 4 window", full, bare, 1.6, 1.3,
      gl ? 1.3 : 1.8, gl ? 1.15 : 1.4 },
    { "P1b", "P3b", "started / gnome-chess", empty, chess, .6, .5, 0, 0 },
  };

  run_pair (&pairs[0]);
  run_pair (&pairs[1]);
  if (is_installed ("gnome-chess"))
    run_pair (&pairs[2]);
  if (!gl)
    run_rest (full, "a minute of rest with the battle open / 1 ms of CPU");
}

int
main (int argc, char **argv)
{
  gboolean gl = g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") != 0;
  g_autoptr (GTestDBus) bus = NULL;
  g_autoptr (GFile) folder = NULL;

  display = XOpenDisplay (NULL);
  if (argc != 3 || display == NULL)
    {
      g_printerr ("bench-start PROGRAM HELLO, on a screen\n");
      return EXIT_FAILURE;
    }
  make_home ();
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  if (gl)
    g_setenv ("GSK_RENDERER", "gl", TRUE);
  bench_table_begin ();
  run_all (argv[1], argv[2], gl);
  bench_table_end ();
  g_test_dbus_down (bus);
  folder = g_file_new_for_path (home);
  remove_all (folder);

  return EXIT_SUCCESS;
}
