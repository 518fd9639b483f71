/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-shelves.c: the start page of somebody who has played for ten years: few cards and all of
 * them, what is found, put away, deleted and brought back.
 */
#include "app-files.h"

#include <glib/gstdio.h>
#include <sys/time.h>

#include "battle/battle.h"
#include "lw-library.h"

#define MANY 300

/* "Battle 17", a copy of the one under way. (transfer full): its path */
static char *
write_numbered (const char *text, guint n)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *name = g_strdup_printf ("battle-%03u.lwbattle", n);
  g_autofree char *title = g_strdup_printf (" title=\"Battle %u\"", n);
  g_autoptr (GRegex) regex = g_regex_new (" title=\"[^\"]*\"", 0, 0, NULL);
  g_autofree char *numbered = g_regex_replace_literal (regex, text, -1, 0, title, 0, NULL);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, numbered, -1, NULL));
  return path;
}

static void
write_many (guint n)
{
  g_autofree char *path = app_battle_path ();
  g_autofree char *text = NULL;

  app_write_battle ();
  text = app_text (path);
  g_assert_cmpint (g_unlink (path), ==, 0);
  for (guint i = 1; i <= n; i++)
    g_free (write_numbered (text, i));
}

/* Cards of battles that are seen. */
static guint
n_battles (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      g_autofree char *shown = GTK_IS_LABEL (g_ptr_array_index (all, i))
                                   ? app_text_of (g_ptr_array_index (all, i))
                                   : NULL;

      n += shown != NULL && g_str_has_prefix (shown, "Battle ") && strchr (shown, ':') == NULL &&
           g_ascii_isdigit (shown[7]);
    }
  return n;
}

static gboolean
are_so_many (gpointer n)
{
  return n_battles () == GPOINTER_TO_UINT (n);
}

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
hides_cb (gpointer text)
{
  return app_find_text (NULL, text) == NULL;
}

static double
height_of (const char *text)
{
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_point (app_need_text (text), app_window (),
                                           &GRAPHENE_POINT_INIT (0, 0), &at));
  return at.y;
}

/* Three hundred battles leave the Countries in the window; all come when they are asked for. */
static void
test_many (void)
{
  write_many (MANY);
  app_look (1366, 768, FALSE);
  app_open ();
  app_need_text ("Show all");
  app_wait (are_so_many, GUINT_TO_POINTER (4), "four battles");
  g_assert_cmpfloat (height_of ("Countries"), <, 768);
  app_click_text ("Show all");
  app_wait (are_so_many, GUINT_TO_POINTER (MANY), "all battles");
  app_click_text ("Show fewer");
  app_wait (are_so_many, GUINT_TO_POINTER (4), "four battles again");
  app_close ();
  app_forget_files ();
}

/* Among those that are not seen too; Esc leaves it. */
static void
test_find (void)
{
  write_many (40);
  app_write_war ();
  app_open ();
  app_wait (are_so_many, GUINT_TO_POINTER (4), "four battles");
  app_key ('f', GDK_CONTROL_MASK);
  app_type ("battle 17");
  app_wait (are_so_many, GUINT_TO_POINTER (1), "one battle");
  g_assert_nonnull (app_find_text (NULL, "Battle 17"));
  g_assert_null (app_find_text (NULL, "The Two Fords"));
  app_key (GDK_KEY_Escape, 0);
  app_wait (are_so_many, GUINT_TO_POINTER (4), "four battles");
  g_assert_nonnull (app_find_text (NULL, "The Two Fords"));
  app_key ('f', GDK_CONTROL_MASK);
  app_type ("FORDS");
  app_wait (are_so_many, GUINT_TO_POINTER (0), "no battle");
  g_assert_nonnull (app_find_text (NULL, "The Two Fords"));
  g_assert_null (app_find_text (NULL, "The Sandgate War"));
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("robert");
  app_wait (are_so_many, GUINT_TO_POINTER (40), "the battles of one player");
  g_assert_nonnull (app_find_text (NULL, "The Sandgate War"));
  app_close ();
  app_forget_files ();
}

static void
act (const char *card, const char *action, const char *path)
{
  g_assert_true (gtk_widget_activate_action (app_need_text (card), action, "s", path));
  app_settle ();
}

/* Put away, shown by the menu, brought back; the files stay as they are. */
static void
test_put_away (void)
{
  static const char *const names[] = { "Battle 1", "The Sandgate War", "Low Meadow" };
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *battle = g_build_filename (folder, "battle-001.lwbattle", NULL);
  g_autofree char *war = app_war_path ();
  g_autofree char *country = app_country_path ();
  const char *const paths[] = { battle, war, country };

  write_many (1);
  app_write_war ();
  app_write_country ();
  app_open ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      act (names[i], "start.put-away", paths[i]);
      app_wait (hides_cb, (gpointer)names[i], "a card put away");
      g_assert_true (is_there ((gpointer)paths[i]));
    }
  app_close ();
  app_open ();
  app_settle ();
  g_assert_null (app_find_text (NULL, "Battle 1"));
  gtk_widget_activate_action (app_need_text ("New battle"), "start.show-put-away", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    act (names[i], "start.bring-back", paths[i]);
  gtk_widget_activate_action (app_need_text ("New battle"), "start.show-put-away", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    app_need_text (names[i]);
  app_close ();
  app_forget_files ();
}

/* A battle and a war go into the bin, and come back as they were. */
static void
test_delete (void)
{
  static const char *const names[] = { "Battle 1", "The Sandgate War" };
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *battle = g_build_filename (folder, "battle-001.lwbattle", NULL);
  g_autofree char *war = app_war_path ();
  char *const paths[] = { battle, war };

  write_many (1);
  app_write_war ();
  app_open ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = app_text (paths[i]);

      act (names[i], "start.delete", paths[i]);
      app_wait (is_gone, paths[i], "the file in the bin");
      app_wait (hides_cb, (gpointer)names[i], "the end of its card");
      app_click_text ("Undo");
      app_wait (is_there, paths[i], "the file again");
      app_assert_text (paths[i], text);
      app_need_text (names[i]);
    }
  app_close ();
  app_forget_files ();
}

/* What somebody plays in another window is not deleted. */
static void
test_in_use (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *battle = g_build_filename (folder, "battle-001.lwbattle", NULL);
  g_autoptr (LwSession) session = NULL;

  write_many (1);
  session = lw_session_open (battle, NULL);
  g_assert_nonnull (session);
  app_open ();
  act ("Battle 1", "start.delete", battle);
  app_need_shown ("is open in a window");
  g_assert_true (is_there (battle));
  app_close ();
  lw_session_leave (session);
  app_forget_files ();
}

/* A date of another year has its year. */
static void
test_years (void)
{
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *battle = g_build_filename (folder, "battle-001.lwbattle", NULL);
  /* 3 May 2019, noon. */
  const struct timeval then[2] = { { 1556884800, 0 }, { 1556884800, 0 } };

  write_many (1);
  g_assert_cmpint (utimes (battle, then), ==, 0);
  app_open ();
  app_need_shown ("Saved on 3 May 2019");
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/shelves/many", test_many);
  g_test_add_func ("/app/shelves/find", test_find);
  g_test_add_func ("/app/shelves/put-away", test_put_away);
  g_test_add_func ("/app/shelves/delete", test_delete);
  g_test_add_func ("/app/shelves/in-use", test_in_use);
  g_test_add_func ("/app/shelves/years", test_years);
  return app_test_run ();
}
