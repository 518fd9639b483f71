/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-chart.c: the chart of a war and the war sheet.
 */
#include "report-test.h"

#include "lw-chart.h"
#include "paper-test.h"
#include "lw-war-sheet.h"
#include "names/names.h"

#define WIDTH 480
#define HEIGHT 200
#define EDGE 80

typedef struct
{
  guint red, blue, ink;
  guint outside; /* ink beyond the chart's own rectangle */
} Count;

/* Draws a chart in the middle of a larger picture and counts its colours. */
static Count
draw_and_count (const LwCampaign *war, gboolean small, gboolean dark)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE);
  cairo_t *cr = cairo_create (surface);
  LwChartStyle style = { small, dark, "Cantarell, Sans", small ? 11.5 : 12.5 };
  guint ground = dark ? 0x20 : 0xff;
  Count count = { 0 };

  cairo_set_source_rgb (cr, ground / 255.0, ground / 255.0, ground / 255.0);
  cairo_paint (cr);
  cairo_translate (cr, EDGE, EDGE);
  lw_draw_chart (cr, war, WIDTH, HEIGHT, &style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < HEIGHT + 2 * EDGE; y++)
    for (int x = 0; x < WIDTH + 2 * EDGE; x++)
      {
        const guint32 *row =
            (const guint32 *)(gconstpointer)(cairo_image_surface_get_data (surface) +
                                             y * cairo_image_surface_get_stride (surface));
        int r = row[x] >> 16 & 0xff, b = row[x] & 0xff;
        gboolean ink = r != (int)ground || b != (int)ground;

        count.red += r > b + 80;
        count.blue += b > r + 80;
        count.ink += ink;
        count.outside += ink && (x < EDGE || y < EDGE || x >= WIDTH + EDGE || y >= HEIGHT + EDGE);
      }
  cairo_surface_destroy (surface);
  return count;
}

static void
test_both_sides (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 6);

  for (guint look = 0; look < 4; look++)
    {
      Count count = draw_and_count (war, look % 2 == 1, look / 2 == 1);

      g_assert_cmpuint (count.red, >, 60);
      g_assert_cmpuint (count.blue, >, 60);
      g_assert_cmpuint (count.outside, ==, 0);
    }
}

static void
test_sizes (void)
{
  static const guint sizes[] = { 0, 1, 40, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (LwCampaign) war = fought_war ("first", sizes[i]);
      Count full = draw_and_count (war, FALSE, FALSE);
      Count small = draw_and_count (war, TRUE, FALSE);

      g_assert_cmpuint (full.ink, >, 100);
      g_assert_cmpuint (small.ink, >, 50);
      g_assert_cmpuint (full.outside, ==, 0);
      g_assert_cmpuint (small.outside, ==, 0);
    }
}

/* A war by signed margins runs below nought. */
static void
test_signed (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 12);
  Count count;

  war->method = LW_LEDGER_SIGNED;
  count = draw_and_count (war, FALSE, FALSE);
  g_assert_cmpuint (count.red, >, 60);
  g_assert_cmpuint (count.outside, ==, 0);
}

static void
check_sheet (guint battles, guint pages)
{
  g_autoptr (LwCampaign) war = fought_war ("first", battles);
  g_autoptr (LwDocument) a4 = lw_war_sheet (war, &lw_paper_a4);
  g_autoptr (LwDocument) letter = lw_war_sheet (war, &lw_paper_letter);
  g_autofree char *words = document_words (a4);

  g_assert_cmpuint (lw_document_pages (a4), <=, pages);
  check_document (a4, &lw_paper_a4);
  check_document (letter, &lw_paper_letter);
  if (words == NULL)
    return;
  assert_holds (words, "The Sandgate War");
  assert_holds (words, "Blue is Åse.");
  if (battles > 1)
    assert_holds (words, "Country 2");
}

static void
test_sheets (void)
{
  check_sheet (0, 1);
  check_sheet (1, 1);
  check_sheet (6, 1);
  check_sheet (200, 14);
}

/* The last row's running totals are the war's standing. */
static void
test_totals (void)
{
  g_autoptr (LwCampaign) war = fought_war ("first", 5);
  g_autoptr (LwDocument) sheet = lw_war_sheet (war, &lw_paper_a4);
  g_autofree char *words = document_words (sheet);
  g_autofree char *red = NULL;
  LwStanding standing;

  lw_campaign_standing (war, G_MAXUINT, &standing);
  red = lw_points_format (standing.total[LW_RED]);
  if (words != NULL)
    assert_holds (words, red);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/chart/both-sides", test_both_sides);
  g_test_add_func ("/draw/chart/sizes", test_sizes);
  g_test_add_func ("/draw/chart/signed", test_signed);
  g_test_add_func ("/draw/war-sheet/pages", test_sheets);
  g_test_add_func ("/draw/war-sheet/totals", test_totals);
  return g_test_run ();
}
