/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-recovery.c: kill -9 of the real window, and what the next start offers.
 *
 * The program that is killed is this one, started once more for one of the lives below.
 */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "app-files.h"
#include "lw-country-file.h"
#include "lw-editor-page-private.h"
#include "lw-floor-page-private.h"
#include "lw-recovery.h"
#include "lw-saved-mark.h"
#include "lw-navigator.h"

#define CLOCK_RUNS_MS 1300
/* The clock goes to the journal once a second. */
#define CLOCK_MAY_DIFFER_MS 1000
#define THINGS 10

static const char *program;

/* ---- what a witness saw last ---- */

static char *
note_path (const char *name)
{
  return g_build_filename (g_get_user_state_dir (), name, NULL);
}

static void
write_note (const char *name, const char *text)
{
  g_autofree char *path = note_path (name);

  g_file_set_contents (path, text, -1, NULL);
}

static char *
read_note (const char *name)
{
  g_autofree char *path = note_path (name);

  return app_text (path);
}

/* State, orders and clock. */
static void
write_last_seen (LwSession *session)
{
  g_autofree char *seal = lw_battle_checksum (lw_session_battle (session));
  g_autofree char *text =
      g_strdup_printf ("%s %u %" G_GINT64_FORMAT, seal, lw_session_battle (session)->record->len,
                       lw_move_clock_elapsed (lw_session_clock (session)));

  write_note ("last-seen", text);
}

/* ---- lives that end by kill -9 ---- */

static gboolean
runs_long_enough (gpointer data)
{
  return lw_move_clock_elapsed (lw_session_clock (data)) >= CLOCK_RUNS_MS;
}

static void
begin_battle (void)
{
  g_autofree char *path = app_battle_path ();

  g_assert_true (app_open_path (path));
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_submit (app_march_all ((LwPoint){ 3 * LW_FOOT, 3 * LW_FOOT }));
  app_wait (runs_long_enough, app_session (), "a second on the clock");
}

static void
add_rocks (guint n)
{
  LwDrafting *drafting = lw_editor_drafting (app_editor ());

  for (guint i = 0; i < n; i++)
    {
      LwFeature *rock = lw_feature_new (LW_FEATURE_ROCK, "");

      rock->at = app_inches (10 + 9 * (int)i, 20);
      rock->radius = rock->height = LW_INCH;
      g_assert_true (lw_drafting_add (drafting, rock));
      lw_editor_done (app_editor (), TRUE);
    }
}

/* Ten things more, and another name, not saved. */
static void
change_country (const char *path)
{
  g_autofree char *text = NULL;

  lw_navigator_edit_country (LW_NAVIGATOR (app_window ()), path);
  app_settle ();
  g_assert_true (lw_drafting_set_title (lw_editor_drafting (app_editor ()), "Lower Meadow"));
  add_rocks (THINGS);
  app_settle ();
  text = app_drawn ();
  g_assert_nonnull (app_editor_page ()->saving);
  g_assert_true (lw_save_queue_wait (app_editor_page ()->saving, 60000));
  write_note ("drawn", text);
}

static LwFloorPage *
floor_page (void)
{
  return LW_FLOOR_PAGE (app_find_type (app_window (), LW_TYPE_FLOOR_PAGE));
}

/* A floor battle of which the Country and one number are entered. */
static void
enter_half (void)
{
  g_autofree char *path = app_war_path ();
  g_autofree char *text = NULL;
  LwWarBook *book = lw_war_book_open (path, NULL);

  g_assert_nonnull (book);
  lw_navigator_push (LW_NAVIGATOR (app_window ()), lw_floor_page_new (book, NULL), "Floor battle");
  app_settle ();
  gtk_editable_set_text (GTK_EDITABLE (floor_page ()->text[LW_FLOOR_COUNTRY]), "The nursery");
  gtk_editable_set_text (GTK_EDITABLE (floor_page ()->number[LW_RED][0][0]), "37");
  app_settle ();
  g_assert_nonnull (floor_page ()->saving);
  g_assert_true (lw_save_queue_wait (floor_page ()->saving, 60000));
  text = lw_floor_form_save (floor_page ()->form);
  write_note ("entered", text);
}

static void
live_battle (void)
{
  app_open ();
  begin_battle ();
  app_wait (app_all_kept, app_session (), "every order on the disk");
  write_last_seen (app_session ());
  kill (getpid (), SIGKILL);
}

static void
live_country (void)
{
  g_autofree char *path = app_country_path ();

  app_open ();
  change_country (path);
  kill (getpid (), SIGKILL);
}

/* One window with all three in it, page upon page, while the clock of the battle goes on. */
static void
live_three (void)
{
  LwSession *session;

  app_open ();
  begin_battle ();
  session = g_object_ref (app_session ());
  change_country (NULL);
  enter_half ();
  app_wait (app_all_kept, session, "every order on the disk");
  write_last_seen (session);
  kill (getpid (), SIGKILL);
}

static gboolean
file_has_moved (gpointer path)
{
  g_autofree char *text = app_text (path);

  return strstr (text, "<end ") != NULL;
}

/* A move that is in the file, and the beginning of the next. */
static void
live_moved (void)
{
  g_autofree char *path = app_battle_path ();

  app_open ();
  g_assert_true (app_open_path (path));
  app_play_a_move ();
  app_play_a_move ();
  app_wait (file_has_moved, path, "the move in the file");
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_wait (app_all_kept, app_session (), "every order on the disk");
  write_last_seen (app_session ());
  kill (getpid (), SIGKILL);
}

static const struct
{
  const char *name;
  void (*live) (void);
} lives[] = {
  { "moved", live_moved },
  { "battle", live_battle },
  { "country", live_country },
  { "three", live_three },
};

static void
run_life (const char *name)
{
  const char *const arguments[] = { program, "--live", name, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **)arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
}

/* ---- what the next start offers ---- */

static void
assert_as_it_was (void)
{
  g_autofree char *now = lw_battle_checksum (app_battle ());
  g_autofree char *text = read_note ("last-seen");
  char seal[65];
  gint64 clock;
  guint n;

  g_assert_cmpint (sscanf (text, "%64s %u %" G_GINT64_FORMAT, seal, &n, &clock), ==, 3);
  g_assert_cmpstr (now, ==, seal);
  g_assert_cmpuint (app_orders (), ==, n);
  g_assert_cmpint (ABS (lw_move_clock_elapsed (lw_session_clock (app_session ())) - clock), <=,
                   CLOCK_MAY_DIFFER_MS);
  g_assert_false (lw_move_clock_running (lw_session_clock (app_session ())));
}

static void
test_battle (void)
{
  g_autoptr (GPtrArray) left = NULL;

  app_forget_files ();
  app_write_battle ();
  run_life ("battle");
  app_open ();
  app_need_text ("Left unfinished when the program ended");
  g_assert_true (app_shows ("O'Brien & “Sons” <1>"));
  app_click_text ("Continue");
  app_need_text ("Undo");
  assert_as_it_was ();
  app_close ();
  /* It is saved now, and nothing is left to offer. */
  left = lw_crash_list ();
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

static guint
count_offers (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      g_autofree char *text = app_text_of (g_ptr_array_index (all, i));

      n += g_strcmp0 (text, "Continue") == 0;
    }
  return n;
}

/* Killed once; one start offers all three together, and each is as it was. */
static void
test_three (void)
{
  g_autofree char *drawn = NULL;
  g_autofree char *entered = NULL;
  g_autofree char *text = NULL;
  g_autofree char *form = NULL;

  app_forget_files ();
  app_write_battle ();
  app_write_war ();
  run_life ("three");
  drawn = read_note ("drawn");
  entered = read_note ("entered");
  app_open ();
  app_need_text ("Left unfinished when the program ended");
  g_assert_cmpuint (count_offers (), ==, 3);
  go_on_with ("O'Brien & “Sons” <1>");
  assert_as_it_was ();
  app_go_home ();
  app_settle ();
  go_on_with ("The Sandgate War");
  form = lw_floor_form_save (floor_page ()->form);
  g_assert_cmpstr (form, ==, entered);
  app_go_home ();
  app_settle ();
  go_on_with ("Lower Meadow");
  text = app_drawn ();
  g_assert_cmpstr (text, ==, drawn);
  g_assert_cmpuint (lw_country_count (lw_editor_country (app_editor ())), ==, THINGS);
  g_assert_true (lw_drafting_dirty (lw_editor_drafting (app_editor ())));
  gtk_window_destroy (GTK_WINDOW (app_window ()));
  app_end ();
  app_forget_left ();
}

/* Opened by its file it goes on from where the crash was as well. */
static void
test_opened (void)
{
  g_autofree char *path = app_battle_path ();

  app_forget_files ();
  app_write_battle ();
  run_life ("battle");
  app_open ();
  g_assert_true (app_open_path (path));
  assert_as_it_was ();
  app_close ();
}

/* Lives until the second move, and then puts the file back from a copy of before the first.
 * (transfer full): the file as it is then */
static char *
put_back (const char *path)
{
  char *copy;

  app_forget_files ();
  app_write_battle ();
  copy = app_text (path);
  run_life ("moved");
  g_assert_true (g_file_set_contents (path, copy, -1, NULL));
  app_open ();
  return copy;
}

/* Both are told with their move; Cancel opens nothing and changes nothing; what was kept goes on
 * where it was; with the file the rest is still offered, and asks the same when it is taken up. */
static void
test_put_back (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *copy = put_back (path);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (app_open_path (path));
      app_need_text ("Which “O'Brien & “Sons” <1>”?");
      app_need_shown ("In the file: Move 1, ");
      app_need_shown ("Kept when the program ended: Move 2, ");
      app_assert_text (path, copy);
      app_click_text (i == 0 ? "Cancel" : "Open the file");
      app_settle ();
    }
  g_assert_cmpstr (lw_session_file_path (lw_session_file (app_session ())), ==, path);
  g_assert_null (strstr (copy, "<end "));
  g_assert_cmpuint (app_battle ()->move, ==, 1);
  app_go_home ();
  app_assert_text (path, copy);
  app_need_text ("Left unfinished when the program ended");
  app_click_text ("Continue");
  app_need_text ("Which “O'Brien & “Sons” <1>”?");
  app_click_text ("Open what was kept");
  app_settle ();
  assert_as_it_was ();
  app_close ();
  app_forget_left ();
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* What was kept, chosen when the file is opened: the file that was put back is its older copy. */
static void
test_put_back_kept (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *copy = put_back (path);
  g_autofree char *older = g_strconcat (path, ".1", NULL);

  g_assert_true (app_open_path (path));
  app_click_text ("Open what was kept");
  app_settle ();
  assert_as_it_was ();
  app_wait (is_there, older, "the older copy");
  app_assert_text (older, copy);
  app_close ();
  g_assert_true (file_has_moved (path));
  app_forget_left ();
  app_forget_files ();
}

static void
test_later_and_discard (void)
{
  app_forget_files ();
  app_write_battle ();
  run_life ("battle");
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
    g_autoptr (GPtrArray) left = lw_crash_list ();

    g_assert_cmpuint (left->len, ==, 1);
    g_assert_true (lw_crash_item_discard (g_ptr_array_index (left, 0), NULL));
  }
}

/* ---- what was recovered has no right to another's file ---- */

static gboolean
is_saved (gpointer data)
{
  return !lw_drafting_dirty (lw_editor_drafting (app_editor ()));
}

/* By now the file is another Country: what was kept opens without a file, and Ctrl+S makes a new
 * one. */
static void
test_country_untitled (void)
{
  g_autofree char *path = app_country_path ();
  g_autofree char *drawn = NULL;
  g_autofree char *others = NULL;

  app_forget_files ();
  app_write_country ();
  run_life ("country");
  drawn = read_note ("drawn");
  app_write_country ();
  others = app_text (path);
  app_open ();
  go_on_with ("Lower Meadow");
  g_assert_null (lw_editor_path (app_editor ()));
  app_key ('s', GDK_CONTROL_MASK);
  app_wait (is_saved, NULL, "the Country saved");
  g_assert_cmpstr (lw_editor_path (app_editor ()), !=, path);
  app_assert_text (lw_editor_path (app_editor ()), drawn);
  app_assert_text (path, others);
  app_close ();
}

/* The same of a battle: it is said, and a move played on does not touch the other's file. */
static void
test_battle_untitled (void)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *others = NULL;

  app_forget_files ();
  app_write_battle ();
  app_write_country ();
  run_life ("battle");
  {
    g_autofree char *country = app_country_path ();

    others = app_text (country);
    g_file_set_contents (path, others, -1, NULL);
  }
  app_open ();
  go_on_with ("O'Brien & “Sons” <1>");
  assert_as_it_was ();
  g_assert_null (lw_session_file_path (lw_session_file (app_session ())));
  g_assert_true (app_shows ("is not what this battle goes on from any more"));
  g_assert_nonnull (app_find_text (NULL, "Save as…"));
  app_submit (lw_order_new (LW_ORDER_END, app_battle ()->mover));
  app_wait (app_all_kept, app_session (), "every order on the disk");
  app_close ();
  app_assert_text (path, others);
  app_forget_left ();
}

static int
live (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (lives); i++)
    if (strcmp (name, lives[i].name) == 0)
      lives[i].live ();
  return 1;
}

int
main (int argc, char **argv)
{
  program = argv[0];
  /* As main() of the program does by its arguments; the desktop's list of files asks for it. */
  g_set_prgname ("little-wars");
  if (argc == 3 && strcmp (argv[1], "--live") == 0)
    return live (argv[2]);
  app_test_init (&argc, &argv);
  g_test_add_func ("/reports/T5/battle", test_battle);
  g_test_add_func ("/reports/T5/battle-editor-and-floor", test_three);
  g_test_add_func ("/reports/T5/opened-by-its-file", test_opened);
  g_test_add_func ("/reliability/26/put-back", test_put_back);
  g_test_add_func ("/reliability/26/put-back-kept", test_put_back_kept);
  g_test_add_func ("/reliability/26/country", test_country_untitled);
  g_test_add_func ("/reliability/26/battle", test_battle_untitled);
  /* Last: what is kept for later stays out of sight as long as this program runs. */
  g_test_add_func ("/app/recovery/later-and-discard", test_later_and_discard);
  return app_test_run ();
}
