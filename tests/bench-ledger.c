/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-ledger.c: P16: the first picture of a ledger of ten thousand battles, beside that of one of
 * a hundred: processor time, in turn, in one run. Reading the file is P15 and not counted here.
 */
#include <gtk/gtk.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "lw-campaign-file.h"
#include "lw-ledger-view.h"

#define ROUNDS 15
#define GOAL_RATIO 1.5

static gboolean painted;

static double
cpu_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void
painted_cb (void)
{
  painted = TRUE;
}

static LwWarBook *
new_book (guint n)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The long war", 999999, LW_LEDGER_MARGIN);
  g_autofree char *path = NULL;
  LwWarBook *book;
  guint i;

  for (i = 0; i < n; i++)
    {
      LwLedgerRow *row = lw_ledger_row_new ();

      row->id = g_strdup_printf ("b%u", i);
      row->date = g_strdup ("2026-10-24");
      row->country = g_strdup ("Hook’s Farm");
      row->result = i % 2 == 0 ? LW_RESULT_BLUE : LW_RESULT_RED;
      row->side[LW_RED].sent = row->side[LW_BLUE].sent = (LwForce){ 48, 25, 3 };
      row->side[LW_RED].home = (LwForce){ i % 48, 4, 3 };
      g_ptr_array_add (war->battles, row);
    }
  close (g_file_open_tmp ("bench-XXXXXX.lwcampaign", &path, NULL));
  g_assert_true (lw_campaign_save (war, path, NULL));
  book = lw_war_book_open (path, NULL);
  g_unlink (path);
  g_assert_nonnull (book);
  return book;
}

/* From an empty window to the list in it. */
static double
show (GtkWindow *window, LwWarBook *book)
{
  double before = cpu_ms (), took;
  GtkWidget *view = g_object_new (LW_TYPE_LEDGER_VIEW, NULL);

  lw_ledger_view_set (LW_LEDGER_VIEW (view), book);
  gtk_window_set_child (window, view);
  painted = FALSE;
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  took = cpu_ms () - before;
  gtk_window_set_child (window, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return took;
}

static int
compare (const void *a, const void *b)
{
  double one = *(const double *)a, other = *(const double *)b;

  return (one > other) - (one < other);
}

int
main (int argc, char **argv)
{
  g_autoptr (LwWarBook) many = new_book (10000);
  g_autoptr (LwWarBook) few = new_book (100);
  double long_ms[ROUNDS], short_ms[ROUNDS], ratio;
  GtkWindow *window;
  guint i;

  gtk_init ();
  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (window, 1080, 640);
  gtk_window_present (window);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), NULL);
  show (window, many);
  show (window, few);
  for (i = 0; i < ROUNDS; i++)
    {
      long_ms[i] = show (window, many);
      short_ms[i] = show (window, few);
    }
  qsort (long_ms, ROUNDS, sizeof *long_ms, compare);
  qsort (short_ms, ROUNDS, sizeof *short_ms, compare);
  ratio = long_ms[ROUNDS / 2] / short_ms[ROUNDS / 2];
  g_print ("P16 ledger: %.2f ms for 10,000 battles, %.2f ms for 100, ratio %.3f (goal %.1f), %s\n",
           long_ms[ROUNDS / 2], short_ms[ROUNDS / 2], ratio, GOAL_RATIO,
           ratio <= GOAL_RATIO ? "ok" : "OVER");
  return EXIT_SUCCESS;
}
