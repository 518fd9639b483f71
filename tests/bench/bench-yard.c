/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-yard.c: the yardsticks of the machine itself, which stand at the head of the table: a
 * screen copied, a picture of it painted, a ledger walked through, a bare window opened.
 */
#include "bench-yard.h"

#include <cairo.h>
#include <libxml/xmlreader.h>
#include <string.h>
#include <sys/resource.h>

#include "bench-table.h"
#include "bench.h"

#define WIDTH 1600
#define HEIGHT 1000
#define SCREEN_BYTES (WIDTH * HEIGHT * 4)
#define HELLO_TIMES 3

void
bench_copy_screen (guint n)
{
  static char *from, *to;

  if (from == NULL)
    {
      from = g_malloc0 (SCREEN_BYTES);
      to = g_malloc0 (SCREEN_BYTES);
    }
  for (; n > 0; n--)
    {
      memcpy (to, from, SCREEN_BYTES);
      bench_sink += to[n % SCREEN_BYTES];
    }
}

static void
paint_screen (guint n)
{
  static cairo_surface_t *picture;
  static cairo_t *cr;

  if (picture == NULL)
    {
      picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
      cr = cairo_create (cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT));
      cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
      cairo_set_source_surface (cr, picture, 0, 0);
    }
  for (; n > 0; n--)
    cairo_paint (cr);
}

/* Every node, and nothing made of it. */
void
bench_walk_xml (const char *text)
{
  xmlTextReaderPtr reader =
      xmlReaderForMemory (text, (int)strlen (text), "bench", NULL, XML_PARSE_NONET);

  while (xmlTextReaderRead (reader) == 1)
    bench_sink += xmlTextReaderNodeType (reader);
  xmlFreeTextReader (reader);
}

#define ROW \
  "<battle date=\"1913-05-01\"><side name=\"red\" sent=\"48 25 3\"/><note>Lost</note></battle>\n"
#define ROWS 1000

static void
walk_rows (guint n)
{
  static char *text;

  if (text == NULL)
    {
      GString *rows = g_string_new ("<campaign>\n");
      guint i;

      for (i = 0; i < ROWS; i++)
        g_string_append (rows, ROW);
      text = g_string_free (g_string_append (rows, "</campaign>\n"), FALSE);
    }
  for (; n > 0; n--)
    bench_walk_xml (text);
}

static void
nothing (void)
{
}

static void
nothing_of_size (guint size)
{
}

const BenchCase bench_yard[] = {
  { "Y1", "a screen of 6.4 MB copied / itself", WIDTH, nothing_of_size, bench_copy_screen,
    bench_copy_screen, nothing, 0, 0 },
  { "Y2", "a picture of it painted, SOURCE / a screen copied", WIDTH, nothing_of_size, paint_screen,
    bench_copy_screen, nothing, 0, 0 },
  { "Y3", "a bare walk through a ledger / a screen copied", ROWS, nothing_of_size, walk_rows,
    bench_copy_screen, nothing, 0, 0 },
  { NULL }
};

static double
children_us (void)
{
  struct rusage use;

  getrusage (RUSAGE_CHILDREN, &use);
  return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) * 1e6 +
         (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

void
bench_hello (const char *self)
{
  g_autofree char *folder = g_path_get_dirname (self);
  g_autofree char *hello = g_build_filename (folder, "bench-hello", NULL);
  char *argv[] = { hello, (char *)"--once", NULL };
  double us[HELLO_TIMES];
  BenchRow row = { .id = "Y4",
                   .what = "a bare GTK 4 window opened, to its first frame / itself",
                   .unit = "us" };
  guint i;

  if (g_getenv ("DISPLAY") == NULL || !g_file_test (hello, G_FILE_TEST_IS_EXECUTABLE))
    {
      bench_table_say ("Y4: there is no screen, or no bench-hello: no window was opened");
      return;
    }
  for (i = 0; i < HELLO_TIMES; i++)
    {
      double before = children_us ();

      if (!g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL))
        return;
      us[i] = children_us () - before;
    }
  row.best = row.ratio = 1;
  row.measured = row.yardstick = bench_median (us, HELLO_TIMES);
  bench_table_add (&row);
}
