/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-print.c: battle reports with their maps, against pages of mere text.
 */
#include "bench.h"
#include "data-folder.h"

#include <glib/gstdio.h>

#include "lw-battle-file.h"
#include "lw-document.h"
#include "lw-press.h"
#include "lw-battle-report.h"

#define LINES 45
#define LINE "The guns spoke twice before the smoke of the first had lifted, and the foot"

static LwBattle *battle;
static guint pages;
static char *path;

static void
set_up (guint n)
{
  g_autofree char *file = g_build_filename (data_folder (), "battles", "hooks-farm.lwbattle", NULL);
  g_autoptr (GError) error = NULL;

  battle = lw_battle_file_load (file, NULL, &error);
  g_assert_no_error (error);
  pages = n;
  path = g_build_filename (g_get_tmp_dir (), "little-wars-bench.pdf", NULL);
}

static void
write (LwDocument *document)
{
  GStatBuf about;

  g_assert_true (lw_document_export (document, path, g_file_set_contents, NULL));
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  bench_sink += about.st_size;
  lw_document_free (document);
}

/* Of each of as many battles the page with the story and its first two maps, in one file. */
static void
print_reports (guint n)
{
  for (; n > 0; n--)
    {
      LwDocument *book = lw_document_new ("Reports", &lw_paper_a4);

      for (guint i = 0; i < pages; i++)
        {
          g_autoptr (LwDocument) report =
              lw_battle_report (battle, NULL, NULL, NULL, NULL, &lw_paper_a4);
          cairo_t *page = lw_document_add_page (book);

          lw_document_draw (report, page, 0);
          cairo_destroy (page);
        }
      write (book);
    }
}

static void
print_text (guint n)
{
  for (; n > 0; n--)
    {
      LwPress *press = lw_press_new ("Text", NULL, &lw_paper_a4);

      for (guint i = 0; i < pages; i++)
        {
          lw_press_page (press);
          for (guint line = 0; line < LINES; line++)
            lw_press_block (press, LW_TYPE_BODY, LW_ALIGN_LEFT, LINE);
        }
      write (lw_press_finish (press));
    }
}

static void
clear (void)
{
  lw_battle_free (battle);
  g_unlink (path);
  g_free (path);
}

const BenchCase bench_print[] = { { "P19", "pages of battle reports / pages of text", 100, set_up,
                                    print_reports, print_text, clear, 15, 8 },
                                  { NULL } };
