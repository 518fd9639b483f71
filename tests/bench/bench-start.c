/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-start.c: what it costs to start the program, what it holds and what it does at rest, beside
 * a bare GTK 4 window and, where it is installed, gnome-chess; turn and turn about.
 *
 *   bench-start PROGRAM HELLO
 *
 * wants a screen of 1600 by 1000 with nothing else on it; a window manager is not needed.
 */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-floor.h"
#include "bench-table.h"
#include "bench-watch.h"
#include "lw-battle-file.h"

#define ROUNDS 7
#define SURFACES_KB (2 * 1600 * 1000 * 4 / 1024)

typedef enum
{
  HELLO,
  EMPTY,
  BATTLE,
  CHESS,
  N_PROGRAMS
} Program;

static char *home;
static const char *argvs[N_PROGRAMS][3]; /* none of what is not installed */
static double us[N_PROGRAMS][ROUNDS], kb[N_PROGRAMS][ROUNDS];

static char *
write_battle (void)
{
  g_autoptr (LwBattle) battle = bench_usual (FALSE);
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (home, "bench.lwbattle", NULL);

  lw_battle_file_save (battle, NULL, path, &error);
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

/* --- The rounds
 * --------------------------------------------------------------------------------- */

static gboolean
start_once (Program program, guint round)
{
  BenchStart start;

  if (argvs[program][0] == NULL)
    return TRUE;
  if (!bench_watch_start (argvs[program], &start))
    {
      bench_table_say ("%s showed nothing", argvs[program][0]);
      return FALSE;
    }
  us[program][round] = start.us;
  kb[program][round] = start.kb;

  return TRUE;
}

/* One more than are counted: the first fills the caches. */
static gboolean
run_rounds (void)
{
  Program program;
  guint i;

  for (i = 0; i < ROUNDS + 1; i++)
    for (program = HELLO; program < N_PROGRAMS; program++)
      if (!start_once (program, i == 0 ? 0 : i - 1))
        return FALSE;

  return TRUE;
}

/* --- The rows ------------------------------------------------------------------------------------
 */

static void
add_row (BenchRow row, double values[N_PROGRAMS][ROUNDS], Program measured, Program yardstick)
{
  double a[ROUNDS], b[ROUNDS];

  if (argvs[yardstick][0] == NULL)
    {
      bench_table_say ("%s: the program beside it is not installed", row.id);
      return;
    }
  memcpy (a, values[measured], sizeof a);
  memcpy (b, values[yardstick], sizeof b);
  row.unit = values == kb ? "kB" : "us";
  row.size = measured == BATTLE ? BENCH_MEN : 0;
  bench_row_of_pairs (&row, a, b, ROUNDS);
  bench_table_add (&row);
}

/* Two pictures of the screen are what a map may keep. */
static void
say_surplus (void)
{
  double more = (bench_median (kb[BATTLE], ROUNDS) - bench_median (kb[HELLO], ROUNDS)) / 1024;

  bench_table_say ("P3: the battle takes %.1f MB more than a bare window; two pictures of 1600 by "
                   "1000 are %.1f MB",
                   more, SURFACES_KB / 1024.);
}

#define UNDER(renderer, what) (renderer) ? what ", GL" : what ", Cairo"

static void
add_rows (gboolean gl)
{
  /* A start lasts till all is there and nothing changes on the screen any more: that is what a
   * person waits for. What a bare window takes of gnome-chess nobody comes below. */
  const BenchRow empty = { .id = "P1",
                           .what = UNDER (gl, "a start, all pictures there / a bare GTK 4 window"),
                           .goal = gl ? 1.4 : 1.5,
                           .stretch = gl ? 1.15 : 1.2 };
  const BenchRow chess = { .id = "P1b",
                           .what = UNDER (gl, "a start, all pictures there / gnome-chess"),
                           .goal = gl ? 1 : .8,
                           .stretch = gl ? .85 : .65 };
  const BenchRow least = { .id = "P1h", .what = UNDER (gl, "a bare GTK 4 window / gnome-chess") };
  const BenchRow battle = { .id = "P2",
                            .what = UNDER (gl, "a start with a battle named / a bare GTK 4 window"),
                            .goal = gl ? 1.6 : 2.2,
                            .stretch = gl ? 1.3 : 1.6 };
  const BenchRow battle_beside = { .id = "P2b",
                                   .what =
                                       UNDER (gl, "a start with a battle named / gnome-chess") };
  const BenchRow memory = { .id = "P3",
                            .what = UNDER (
                                gl, "private memory with a battle open / a bare GTK 4 window"),
                            .goal = gl ? 1.3 : 1.8,
                            .stretch = gl ? 1.15 : 1.4 };
  const BenchRow beside = { .id = "P3b", .what = UNDER (gl, "the same / gnome-chess") };

  add_row (empty, us, EMPTY, HELLO);
  add_row (chess, us, EMPTY, CHESS);
  add_row (least, us, HELLO, CHESS);
  add_row (battle, us, BATTLE, HELLO);
  add_row (battle_beside, us, BATTLE, CHESS);
  add_row (memory, kb, BATTLE, HELLO);
  add_row (beside, kb, BATTLE, CHESS);
  say_surplus ();
}

static void
run_rest (void)
{
  BenchRow row = { .id = "P20",
                   .what = "CPU of a minute at rest with a battle open / 1 ms",
                   .unit = "ms",
                   .size = BENCH_MEN,
                   .yardstick = 1,
                   .goal = 30 };
  double ms;

  if (!bench_watch_rest (argvs[BATTLE], &ms))
    return;
  row.measured = row.ratio = row.best = ms;
  bench_table_add (&row);
}

/* Games are not in everybody's path. */
static char *
find_chess (void)
{
  g_autofree char *path = g_strconcat (g_getenv ("PATH"), ":/usr/games", NULL);

  g_setenv ("PATH", path, TRUE);
  return g_find_program_in_path ("gnome-chess");
}

static void
run_all (const char *program, const char *hello, gboolean gl)
{
  g_autofree char *battle = write_battle (), *chess = find_chess ();

  argvs[HELLO][0] = hello;
  argvs[EMPTY][0] = argvs[BATTLE][0] = program;
  argvs[BATTLE][1] = battle;
  argvs[CHESS][0] = chess;
  if (run_rounds ())
    add_rows (gl);
  if (!gl)
    run_rest ();
}

/* A bus of their own: GTestDBus takes away the screen and the folder of what runs, too. */
static GTestDBus *
start_bus (void)
{
  g_autofree char *screen = g_strdup (g_getenv ("DISPLAY"));
  g_autofree char *run = g_strdup (g_getenv ("XDG_RUNTIME_DIR"));
  GTestDBus *bus = g_test_dbus_new (G_TEST_DBUS_NONE);

  g_test_dbus_up (bus);
  g_setenv ("DISPLAY", screen, TRUE);
  g_setenv ("XDG_RUNTIME_DIR", run, TRUE);

  return bus;
}

int
main (int argc, char **argv)
{
  gboolean gl = g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") != 0;
  g_autoptr (GTestDBus) bus = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *program = NULL, *hello = NULL;

  if (argc != 3 || !bench_watch_open ())
    {
      g_printerr ("bench-start PROGRAM HELLO, on a screen\n");
      return EXIT_FAILURE;
    }
  program = g_canonicalize_filename (argv[1], NULL);
  hello = g_canonicalize_filename (argv[2], NULL);
  make_home ();
  bus = start_bus ();
  g_setenv ("GSK_RENDERER", gl ? "gl" : "cairo", TRUE);
  bench_table_begin ();
  run_all (program, hello, gl);
  bench_table_end ();
  g_test_dbus_down (bus);
  folder = g_file_new_for_path (home);
  remove_all (folder);

  return EXIT_SUCCESS;
}
