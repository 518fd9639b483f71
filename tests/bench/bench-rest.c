/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-rest.c: a long ledger shown, and a battle that nobody touches.
 */
#include "bench-frames.h"

#include "bench-floor.h"
#include "bench-table.h"
#include "lw-battle-page.h"
#include "lw-campaign-file.h"
#include "lw-ledger-view.h"

static char *
write_war (guint n)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The long war", 999999, LW_LEDGER_MARGIN);
  g_autoptr (GError) error = NULL;
  char *path = g_strdup_printf ("%s/bench-%u.lwcampaign", g_get_user_data_dir (), n);
  guint i;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (i = 0; i < n; i++)
    {
      LwLedgerRow *row = lw_ledger_row_new ();

      row->id = g_strdup_printf ("5f0c%028x", i);
      row->date = g_strdup ("1913-05-01");
      row->country = g_strdup ("Hook's Farm");
      row->result = i % 2 == 0 ? LW_RESULT_BLUE : LW_RESULT_RED;
      g_ptr_array_add (war->battles, row);
    }
  lw_campaign_file_save (war, path, &error);
  g_assert_no_error (error);

  return path;
}

/* From the file read to its first lines on the screen. */
static double
open_ledger (const char *path, gboolean reading)
{
  GtkWidget *view = g_object_new (LW_TYPE_LEDGER_VIEW, NULL), *window;
  double before = bench_cpu_us (), us;
  g_autoptr (LwWarBook) book = lw_war_book_open (path, NULL);

  g_assert_nonnull (book);
  if (!reading)
    before = bench_cpu_us ();
  lw_ledger_view_set (LW_LEDGER_VIEW (view), book);
  window = bench_window (view);
  us = bench_cpu_us () - before;
  gtk_window_destroy (GTK_WINDOW (window));

  return us;
}

#define OPENINGS 7

void
bench_run_ledger (void)
{
  g_autofree char *many = write_war (10000), *few = write_war (100);
  BenchRow row = { .id = "P16",
                   .what = "a ledger of 10,000 battles shown / one of 100",
                   .unit = "us",
                   .size = 10000,
                   .goal = 1.5 };
  double measured[OPENINGS], yardstick[OPENINGS];
  guint i;

  open_ledger (few, FALSE);
  for (i = 0; i < OPENINGS; i++)
    {
      measured[i] = open_ledger (many, FALSE);
      yardstick[i] = open_ledger (few, FALSE);
    }
  bench_row_of_pairs (&row, measured, yardstick, OPENINGS);
  bench_table_add (&row);
}

/* --- At rest -------------------------------------------------------------------------------------
 */

#define SETTLE_S 2
#define REST_S 12

static gboolean
over_cb (gpointer over)
{
  *(gboolean *)over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
let_pass (guint seconds)
{
  gboolean over = FALSE;

  g_timeout_add_seconds (seconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* CPU milliseconds a minute, with the clock of the move running or untimed. */
void
bench_run_rest (gboolean timed)
{
  g_autoptr (LwSession) session = lw_session_new (bench_usual (timed), NULL);
  GtkWidget *page = lw_battle_page_new (session), *window = bench_window (page);
  BenchRow row = { .id = "P20",
                   .unit = "ms",
                   .size = BENCH_MEN,
                   .goal = timed ? 300 : 30,
                   .stretch = timed ? 60 : 0,
                   .yardstick = 1,
                   .what = timed ? "a minute with the clock running / 1 ms of CPU"
                                 : "a minute of rest with a battle open / 1 ms of CPU" };
  double before;

  if (timed)
    lw_session_set_paused (session, FALSE);
  let_pass (SETTLE_S);
  if (timed && !lw_move_clock_running (lw_session_clock (session)))
    bench_table_say ("P20: the clock does not run");
  before = bench_cpu_us ();
  let_pass (REST_S);
  row.measured = (bench_cpu_us () - before) / 1000 * 60 / REST_S;
  row.ratio = row.best = row.measured;
  bench_table_add (&row);
  gtk_window_destroy (GTK_WINDOW (window));
}
