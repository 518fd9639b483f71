/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * paper-test.h: printed pages looked at with other people's eyes: pdfinfo, pdftotext, pdffonts.
 */
#pragma once

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "lw-battle-report.h"
#include "lw-document.h"

/* What a tool says of a file; NULL, and the test skipped, where the tool is missing. */
static inline char *
ask_tool (const char *tool, const char *path)
{
  g_autofree char *program = g_find_program_in_path (tool);
  const char *argv[] = { program, path, NULL };
  char *out = NULL;
  int status;

  if (program == NULL)
    {
      g_test_skip ("a tool of poppler-utils is not installed");
      return NULL;
    }
  g_assert_true (
      g_spawn_sync (NULL, (char **)argv, NULL, 0, NULL, NULL, &out, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  return out;
}

static inline char *
scratch_path (const char *name)
{
  static char *folder;

  if (folder == NULL)
    folder = g_dir_make_tmp ("little-wars-XXXXXX", NULL);
  return g_build_filename (folder, name, NULL);
}

/* The words of page @page, from 1; of all with 0. */
static inline char *
page_words (const char *path, guint page)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autofree char *first = g_strdup_printf ("%u", MAX (1, page));
  g_autofree char *last = g_strdup_printf ("%u", page ? page : 9999);
  const char *argv[] = { program, "-f", first, "-l", last, path, "-", NULL };
  char *words = NULL;

  if (program == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }
  g_assert_true (g_spawn_sync (NULL, (char **)argv, NULL, 0, NULL, NULL, &words, NULL, NULL, NULL));
  return words;
}

static inline void
assert_holds (const char *text, const char *words)
{
  if (strstr (text, words) == NULL)
    g_test_message ("“%s” is not in: %s", words, text);
  g_assert_nonnull (strstr (text, words));
}

/* The edges of a page are white to within @margin points, and the rest is not. */
static inline void
check_margins (const LwDocument *document, const LwPaper *paper, guint page, double margin)
{
  int width = (int) (paper->width + 0.5), height = (int) (paper->height + 0.5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);
  guint inked = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  lw_document_draw (document, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint32 *row =
            (const guint32 *)(gconstpointer)(cairo_image_surface_get_data (surface) +
                                             y * cairo_image_surface_get_stride (surface));
        gboolean within = x >= margin && y >= margin && x < width - margin && y < height - margin;
        gboolean ink = (row[x] & 0xffffff) != 0xffffff;

        if (ink && !within)
          g_error ("page %u has ink at %d, %d", page + 1, x, y);
        inked += ink;
      }
  g_assert_cmpuint (inked, >, 1500);
  cairo_surface_destroy (surface);
}

/* Exported, it has its pages, of the paper's size; none is blank; all fonts are in it; each page
 * has its number. */
static inline void
check_document (const LwDocument *document, const LwPaper *paper)
{
  g_autofree char *path = scratch_path ("document.pdf");
  g_autofree char *info = NULL;
  g_autofree char *fonts = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint pages = lw_document_pages (document);
  g_autofree char *count = g_strdup_printf ("Pages:           %u\n", pages);

  g_assert_true (lw_document_export (document, path, g_file_set_contents, &error));
  g_assert_no_error (error);
  info = ask_tool ("pdfinfo", path);
  fonts = ask_tool ("pdffonts", path);
  if (info == NULL || fonts == NULL)
    return;
  assert_holds (info, count);
  assert_holds (info,
                paper == &lw_paper_a4 ? "595.276 x 841.89 pts (A4)" : "612 x 792 pts (letter)");
  lines = g_strsplit (fonts, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 3);
  for (guint i = 2; lines[i] != NULL && *lines[i] != '\0'; i++)
    if (strstr (lines[i], "yes") == NULL)
      g_error ("not embedded: %s", lines[i]);
  for (guint i = 0; i < pages; i++)
    {
      g_autofree char *number = g_strdup_printf ("page %u of %u", i + 1, pages);
      g_autofree char *words = page_words (path, i + 1);

      assert_holds (words, number);
      check_margins (document, paper, i, paper->margin - 2);
    }
}

/* The words of the whole document. */
static inline char *
document_words (const LwDocument *document)
{
  g_autofree char *path = scratch_path ("words.pdf");

  g_assert_true (lw_document_export (document, path, g_file_set_contents, NULL));
  return page_words (path, 0);
}
