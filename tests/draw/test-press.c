/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-press.c: the press draws nothing on trial and counts the same pages; the white edge of words
 * on a printed map, which is traced roughly, is the edge of their letters.
 */
#include <math.h>

#include "lw-document.h"
#include "lw-press.h"
#include "lw-report-sign.h"

#define SENTENCE "The guns spoke twice before the smoke of the first had lifted."
#define PLACE "Hook’s Farm, Firely & Ågård"
#define SCALE 4 /* pixels to a point */
#define WIDE 160
#define HIGH 24

static double
set_blocks (LwPress *press)
{
  for (guint i = 0; i < 100; i++)
    {
      lw_press_head (press, "The losses", 40);
      lw_press_block (press, LW_TYPE_BODY, LW_ALIGN_LEFT, SENTENCE SENTENCE SENTENCE);
      lw_press_skip (press, 7);
    }
  return press->y;
}

static gboolean
is_blank (LwDocument *document, guint page)
{
  cairo_t *pen = lw_document_pen (document, page);
  double x, y, width, height;

  cairo_recording_surface_ink_extents (cairo_get_target (pen), &x, &y, &width, &height);
  cairo_destroy (pen);
  return width <= 0 || height <= 0;
}

static void
test_trial (void)
{
  LwPress *press = lw_press_new ("Report", "a foot", &lw_paper_a4);
  LwPress *trial = lw_press_trial ("Report", &lw_paper_a4);
  double down = set_blocks (press), tried = set_blocks (trial);
  g_autoptr (LwDocument) document = lw_press_finish (press);
  g_autoptr (LwDocument) blank = lw_press_finish (trial);

  g_assert_cmpfloat (tried, ==, down);
  g_assert_cmpuint (lw_document_pages (document), >=, 4);
  g_assert_cmpuint (lw_document_pages (blank), ==, lw_document_pages (document));
  for (guint i = 0; i < lw_document_pages (document); i++)
    {
      g_assert_false (is_blank (document, i));
      g_assert_true (is_blank (blank, i));
    }
}

static cairo_t *
black_paper (void)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDE * SCALE, HIGH * SCALE);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_scale (cr, SCALE, SCALE);
  return cr;
}

/* Pixels that are as light in one picture as they are dark in the other. */
static guint
count_unlike (cairo_t *a, cairo_t *b, guint *light)
{
  cairo_surface_t *one = cairo_get_target (a), *other = cairo_get_target (b);
  const guchar *p = cairo_image_surface_get_data (one), *q = cairo_image_surface_get_data (other);
  guint unlike = 0;

  cairo_surface_flush (one);
  cairo_surface_flush (other);
  *light = 0;
  for (gint i = 0; i < cairo_image_surface_get_stride (one) * HIGH * SCALE; i += 4)
    {
      *light += q[i] > 128;
      unlike += ABS (p[i] - q[i]) > 128;
    }
  return unlike;
}

/* As the words are drawn, but with every curve of their letters. */
static void
draw_finely (cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = lw_type_layout (cr, LW_TYPE_PLACE, PLACE);

  cairo_move_to (cr, 8, 15 - (double)pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_layout_path (cr, layout);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, 2.2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  lw_type_ink (cr, LW_TYPE_PLACE);
  cairo_fill (cr);
}

static void
test_white_edge (void)
{
  cairo_t *rough = black_paper (), *fine = black_paper ();
  guint light, unlike;

  lw_sign_words (rough, 8, 15, 0, PLACE);
  draw_finely (fine);
  unlike = count_unlike (rough, fine, &light);
  g_test_message ("%u of %u pixels", unlike, light);
  g_assert_cmpuint (light, >, 4000);
  g_assert_cmpuint (unlike, <, light / 100);
  cairo_destroy (rough);
  cairo_destroy (fine);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/press/trial", test_trial);
  g_test_add_func ("/draw/press/white-edge", test_white_edge);
  return g_test_run ();
}
