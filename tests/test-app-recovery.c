/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-recovery.c: kill -9 of the real window, and what the next start offers; two windows on
 * one battle; a file that cannot be written or that another program changed; signals.
 *
 * The program that is killed is this one, started once more for one of the lives below.
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "app-play.h"
#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-editor-page-private.h"
#include "lw-floor-page-private.h"
#include "lw-library.h"
#include "lw-lock.h"
#include "lw-recovery.h"
#include "lw-safe-file.h"
#include "lw-store-calls.h"
#include "lw-trouble-row.h"
#include "lw-window.h"
#include "store-test.h"

#define CLOCK_RUNS_MS 1300
#define CLOCK_MAY_DIFFER_MS 1000

static const char *program;

static char *
note_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "last-seen", NULL);
}

static char *
battle_path (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);

  return g_build_filename (folder, "story.lwbattle", NULL);
}

static gboolean
open_at_path (void)
{
  g_autofree char *path = battle_path ();

  return gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
}

static void
forget_left (void)
{
  g_autoptr (GPtrArray) left = lw_leftover_list ();

  for (guint i = 0; i < left->len; i++)
    lw_leftover_discard (g_ptr_array_index (left, i), NULL);
}

/* A battle of fourteen men and a gun, put down and waiting for Red's first Go, with a clock. */
static void
write_battle (void)
{
  g_autoptr (LwBattle) whole = short_battle ();
  g_autoptr (LwBattle) battle = lw_battle_fresh (whole);
  g_autofree char *path = battle_path ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; battle->phase != LW_PHASE_WAITING; i++)
    lw_play_again (battle, g_ptr_array_index (whole->record, i), NULL);
  lw_battle_save (battle, NULL, path, &error);
  g_assert_no_error (error);
}

/* ---- lives that end by kill -9 ---- */

static gboolean
runs_long_enough (gpointer data)
{
  return lw_session_elapsed (data) >= CLOCK_RUNS_MS;
}

static gboolean
all_kept (gpointer data)
{
  return lw_session_n_kept (data) >= lw_session_battle (data)->record->len;
}

/* What a witness saw last: state, orders and clock. */
static void
write_last_seen (LwSession *session)
{
  g_autofree char *seal = lw_battle_seal (lw_session_battle (session));
  g_autofree char *path = note_path ();
  g_autofree char *text =
      g_strdup_printf ("%s %u %" G_GINT64_FORMAT, seal, lw_session_battle (session)->record->len,
                       lw_session_elapsed (session));

  g_file_set_contents (path, text, -1, NULL);
}

static void
submit (LwOrder *order)
{
  gboolean played = lw_session_submit (app_session (), order, NULL);

  g_assert_true (played);
  lw_order_free (order);
}

static void
live_battle (void)
{
  const LwBattle *battle;

  app_open ();
  g_assert_true (open_at_path ());
  app_settle ();
  battle = app_battle ();
  submit (lw_order_new (LW_ORDER_GO, battle->mover));
  submit (march_all (battle, (LwPoint){ 3 * LW_FOOT, 3 * LW_FOOT }));
  app_wait (runs_long_enough, app_session (), "a second on the clock");
  app_wait (all_kept, app_session (), "every order on the disk");
  write_last_seen (app_session ());
  kill (getpid (), SIGKILL);
}

static void
write_note (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), name, NULL);

  g_file_set_contents (path, text, -1, NULL);
}

static char *
read_note (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static LwEditorPage *
editor (void)
{
  return LW_EDITOR_PAGE (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE));
}

static char *
country_text (void)
{
  LwEditor *drawn = lw_editor_page_editor (editor ());

  return lw_country_write (lw_editor_country (drawn), lw_editor_scenario (drawn), NULL);
}

/* A new Country of another size and name, not saved. */
static void
live_editor (void)
{
  g_autofree char *text = NULL;
  LwDrafting *drafting;

  app_open ();
  lw_window_edit_country (LW_WINDOW (app_window ()), NULL);
  app_settle ();
  drafting = lw_editor_drafting (lw_editor_page_editor (editor ()));
  g_assert_true (lw_drafting_set_title (drafting, "Low Meadow"));
  lw_editor_done (lw_editor_page_editor (editor ()), TRUE);
  app_settle ();
  text = country_text ();
  g_assert_nonnull (editor ()->keeper);
  g_assert_true (lw_keeper_wait (editor ()->keeper, 60000));
  write_note ("drawn", text);
  kill (getpid (), SIGKILL);
}

static LwFloorPage *
floor_page (void)
{
  return LW_FLOOR_PAGE (app_find_type (app_window (), LW_TYPE_FLOOR_PAGE));
}

static char *
war_path (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_CAMPAIGN);

  return g_build_filename (folder, "war.lwcampaign", NULL);
}

static void
write_war (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Sandgate War", 600, LW_LEDGER_MARGIN);
  g_autofree char *path = war_path ();
  g_autoptr (GError) error = NULL;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  lw_campaign_save (war, path, &error);
  g_assert_no_error (error);
}

/* A floor battle of which the Country and one number are entered. */
static void
live_floor (void)
{
  g_autofree char *path = war_path ();
  g_autofree char *text = NULL;
  LwWarBook *book;

  app_open ();
  book = lw_war_book_open (path, NULL);
  g_assert_nonnull (book);
  lw_window_push (LW_WINDOW (app_window ()), lw_floor_page_new (book, NULL), "Floor battle");
  app_settle ();
  gtk_editable_set_text (GTK_EDITABLE (floor_page ()->text[LW_FLOOR_COUNTRY]), "The nursery");
  gtk_editable_set_text (GTK_EDITABLE (floor_page ()->number[LW_RED][0][0]), "37");
  app_settle ();
  g_assert_nonnull (floor_page ()->keeper);
  g_assert_true (lw_keeper_wait (floor_page ()->keeper, 60000));
  text = lw_floor_form_save (floor_page ()->form);
  write_note ("entered", text);
  kill (getpid (), SIGKILL);
}

static const struct
{
  const char *name;
  void (*live) (void);
} lives[] = {
  { "battle", live_battle },
  { "editor", live_editor },
  { "floor", live_floor },
};

/* Returns: how it ended, as waitpid() says */
static int
run_life (const char *name)
{
  const char *const arguments[] = { program, "--live", name, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  return status;
}

/* ---- what the next start offers ---- */

static void
read_last_seen (char seal[65], guint *n, gint64 *clock)
{
  g_autofree char *path = note_path ();
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%64s %u %" G_GINT64_FORMAT, seal, n, clock), ==, 3);
}

static void
assert_as_it_was (void)
{
  g_autofree char *now = lw_battle_seal (app_battle ());
  char seal[65];
  gint64 clock;
  guint n;

  read_last_seen (seal, &n, &clock);
  g_assert_cmpstr (now, ==, seal);
  g_assert_cmpuint (app_orders (), ==, n);
  g_assert_cmpint (ABS (lw_session_elapsed (app_session ()) - clock), <, CLOCK_MAY_DIFFER_MS);
  g_assert_false (lw_session_running (app_session ()));
}

static void
test_killed_battle (void)
{
  g_autoptr (GPtrArray) left = NULL;

  app_forget_files ();
  write_battle ();
  g_assert_true (WIFSIGNALED (run_life ("battle")));
  app_open ();
  app_need_text ("Left unfinished when the program ended");
  g_assert_true (app_shows ("O'Brien & “Sons” <1>"));
  app_click_text ("Continue");
  app_need_text ("Undo");
  assert_as_it_was ();
  app_close ();
  /* It is saved now, and nothing is left to offer. */
  left = lw_leftover_list ();
  g_assert_cmpuint (left->len, ==, 0);
}

/* The row of the list that bears a name: its Continue is pressed. */
static void
go_on_with (const char *name)
{
  GtkWidget *row = app_need_text (name);

  while (app_find_text (row, "Continue") == NULL)
    row = gtk_widget_get_parent (row);
  app_click (app_find_text (row, "Continue"));
  app_settle ();
}

/* All three at once, each as it was. */
static void
test_killed_three (void)
{
  g_autofree char *drawn = NULL;
  g_autofree char *entered = NULL;
  g_autofree char *text = NULL;
  g_autofree char *form = NULL;

  app_forget_files ();
  write_battle ();
  write_war ();
  g_assert_true (WIFSIGNALED (run_life ("battle")));
  g_assert_true (WIFSIGNALED (run_life ("editor")));
  g_assert_true (WIFSIGNALED (run_life ("floor")));
  drawn = read_note ("drawn");
  entered = read_note ("entered");
  app_open ();
  go_on_with ("O'Brien & “Sons” <1>");
  assert_as_it_was ();
  lw_window_home (LW_WINDOW (app_window ()));
  app_settle ();
  go_on_with ("The Sandgate War");
  form = lw_floor_form_save (floor_page ()->form);
  g_assert_cmpstr (form, ==, entered);
  lw_window_home (LW_WINDOW (app_window ()));
  app_settle ();
  go_on_with ("Low Meadow");
  text = country_text ();
  g_assert_cmpstr (text, ==, drawn);
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (lw_editor_page_editor (editor ()))));
  gtk_window_destroy (GTK_WINDOW (app_window ()));
  app_end ();
  forget_left ();
}

/* Opened by its file it goes on from where the crash was as well. */
static void
test_killed_and_opened (void)
{
  app_forget_files ();
  write_battle ();
  g_assert_true (WIFSIGNALED (run_life ("battle")));
  app_open ();
  g_assert_true (open_at_path ());
  app_settle ();
  assert_as_it_was ();
  app_close ();
}

static void
test_later_and_discard (void)
{
  app_forget_files ();
  write_battle ();
  g_assert_true (WIFSIGNALED (run_life ("battle")));
  app_open ();
  app_need_text ("Continue");
  app_click_text ("Discard");
  app_need_text ("What was not saved of it is lost for good.");
  app_key (GDK_KEY_Escape, 0);
  app_settle ();
  app_click_text ("Keep for later");
  app_settle ();
  g_assert_null (app_find_text (NULL, "Continue"));
  app_close ();
  {
    g_autoptr (GPtrArray) left = lw_leftover_list ();

    g_assert_cmpuint (left->len, ==, 1);
    g_assert_true (lw_leftover_discard (g_ptr_array_index (left, 0), NULL));
  }
}

/* ---- two windows, files that resist ---- */

static GtkWidget *
trouble (void)
{
  return app_find_type (app_window (), LW_TYPE_TROUBLE_ROW);
}

static void
open_story (void)
{
  app_open ();
  g_assert_true (open_at_path ());
  app_settle ();
}

/* The other window is this process too: the lock does not care. */
static void
test_second_opener (void)
{
  g_autofree char *path = battle_path ();
  g_autoptr (LwSession) first = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *process = g_strdup_printf ("(process %d on ", getpid ());
  LwOrder *go;

  app_forget_files ();
  write_battle ();
  first = lw_session_open (path, &error);
  g_assert_no_error (error);
  open_story ();
  g_assert_nonnull (trouble ());
  g_assert_true (app_shows ("is open in another window"));
  g_assert_true (app_shows (process));
  g_assert_true (lw_session_read_only (app_session ()));
  go = lw_order_new (LW_ORDER_GO, LW_RED);
  g_assert_false (lw_session_submit (app_session (), go, NULL));
  g_assert_true (lw_session_submit (first, go, NULL));
  lw_order_free (go);
  app_close ();
  lw_session_leave (first);
}

static void
play_a_move (void)
{
  submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  submit (lw_order_new (LW_ORDER_END, app_battle ()->mover));
  while (app_battle ()->phase == LW_PHASE_SETTLING)
    submit (lw_order_new (LW_ORDER_SETTLE, app_battle ()->mover));
}

static gboolean
in_trouble (gpointer data)
{
  return trouble () != NULL;
}

static gboolean
out_of_trouble (gpointer data)
{
  return trouble () == NULL;
}

static void
test_changed_outside (void)
{
  g_autofree char *path = battle_path ();
  g_autofree char *text = NULL;
  g_autofree char *now = NULL;
  g_autofree char *changed = NULL;
  gsize size;

  app_forget_files ();
  write_battle ();
  open_story ();
  text = lw_safe_read (path, &size, NULL);
  changed = g_strconcat (text, "\n", NULL);
  g_file_set_contents (path, changed, -1, NULL);
  play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the file");
  g_assert_true (app_shows ("Another program changed"));
  g_assert_true (app_shows ("Your battle is safe"));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (app_window ())), "(not saved)"));
  now = lw_safe_read (path, &size, NULL);
  g_assert_cmpstr (now, ==, changed);
  app_click_text ("Overwrite");
  app_wait (out_of_trouble, NULL, "the file written over");
  g_assert_null (strstr (gtk_window_get_title (GTK_WINDOW (app_window ())), "(not saved)"));
  app_close ();
}

static gssize
no_room (int file, const void *data, gsize size)
{
  errno = ENOSPC;
  return -1;
}

/* The disk is full: it is said, the title stays unsaved, and there is a way out. */
static void
test_full_disk (void)
{
  LwStoreCalls calls = lw_system_calls;

  app_forget_files ();
  write_battle ();
  open_story ();
  calls.write = no_room;
  lw_calls_replace (&calls);
  play_a_move ();
  app_wait (in_trouble, NULL, "the trouble with the disk");
  lw_session_save (app_session (), NULL);
  app_settle ();
  g_assert_true (app_shows ("The disk is full"));
  g_assert_true (app_shows ("Details"));
  g_assert_nonnull (app_find_text (NULL, "Save as…"));
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (app_window ())), "(not saved)"));
  lw_calls_replace (NULL);
  app_click_text ("Try again");
  app_wait (out_of_trouble, NULL, "the file saved");
  app_close ();
}

/* ---- signals ---- */

static gboolean
no_window (gpointer data)
{
  return app_window () == NULL;
}

static void
test_signal (gconstpointer number)
{
  g_autofree char *path = battle_path ();
  g_autoptr (LwBattle) battle = NULL;
  guint n;

  app_forget_files ();
  write_battle ();
  open_story ();
  submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  n = app_orders ();
  kill (getpid (), GPOINTER_TO_INT (number));
  app_wait (no_window, NULL, "the end after a signal");
  app_end ();
  battle = lw_battle_load (path, NULL, NULL);
  g_assert_nonnull (battle);
  g_assert_cmpuint (battle->record->len, >=, n);
}

static int
live (const char *name)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (lives); i++)
    if (strcmp (name, lives[i].name) == 0)
      lives[i].live ();
  return 1;
}

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "--live") == 0)
    return live (argv[2]);
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/recovery/killed-battle", test_killed_battle);
  g_test_add_func ("/app/recovery/killed-three", test_killed_three);
  g_test_add_func ("/app/recovery/killed-and-opened", test_killed_and_opened);
  g_test_add_func ("/app/recovery/later-and-discard", test_later_and_discard);
  g_test_add_func ("/app/recovery/second-opener", test_second_opener);
  g_test_add_func ("/app/recovery/changed-outside", test_changed_outside);
  g_test_add_func ("/app/recovery/full-disk", test_full_disk);
  g_test_add_data_func ("/app/recovery/term", GINT_TO_POINTER (SIGTERM), test_signal);
  g_test_add_data_func ("/app/recovery/hup", GINT_TO_POINTER (SIGHUP), test_signal);
  return app_test_run ();
}
