/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-help.c: F1 opens the page about what is seen, in the desktop's reader or in a browser,
 * and every refusal leads to its law and from there to the page that explains it. Reader and
 * browser are scripts that write down what they were given.
 */
#include "app-files.h"
#include "app-play.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "lw-help.h"
#include "lw-refusal.h"
#include "names/names.h"

/* Set for the process that sees no program of the system. */
#define NOBODY "LITTLE_WARS_TEST_NOBODY"

static char *given; /* the file that the scripts write to */

/* ---- every law has a page ---- */

static void
assert_page (const char *law)
{
  g_autofree char *name = g_strconcat (lw_help_page_of_law (law), ".page", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", name, NULL);

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    g_error ("%s: there is no page %s", law, name);
}

static void
test_laws (void)
{
  for (guint i = 1; i <= 140; i++)
    for (guint letter = 0; letter < 2; letter++)
      {
        g_autofree char *law = g_strdup_printf ("%c%u", letter == 0 ? 'R' : 'Q', i);

        if (lw_law_text (law) == NULL)
          continue;
        assert_page (law);
        g_assert_cmpstr (lw_help_page_of_law (law), !=, "index");
      }
  g_assert_cmpstr (lw_help_page_of_law (NULL), ==, "index");
  g_assert_cmpstr (lw_help_page_of_law ("R35"), ==, "guns");
  g_assert_cmpstr (lw_help_page_of_law ("R64"), ==, "prisoners");
  g_assert_cmpstr (lw_help_page_of_law ("Q61"), ==, "melee");
}

static void
test_refusals (void)
{
  for (guint code = 1; code < LW_N_REFUSALS; code++)
    {
      LwRefusal refusal = { 0 };
      const char *law;

      lw_refuse (&refusal, (LwRefusalCode)code);
      law = lw_refusal_law (&refusal);
      if (*law != '\0')
        assert_page (law);
    }
}

static void
test_house_rules (void)
{
  for (guint rule = 0; rule < LW_N_RULES; rule++)
    assert_page (lw_rule_law ((LwRule)rule));
}

/* ---- who shows it ---- */

/* A program of the player's that opens @type. */
static void
add_program (const char *name, const char *type)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "applications", NULL);
  g_autofree char *script = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.desktop", folder, name);
  g_autofree char *list = g_build_filename (folder, "mimeapps.list", NULL);
  g_autofree char *code = g_strdup_printf ("#!/bin/sh\necho \"$1\" >>'%s'\n", given);
  g_autofree char *entry =
      g_strdup_printf ("[Desktop Entry]\nType=Application\nName=%s\nExec=%s %%u\nMimeType=%s;\n",
                       name, script, type);
  g_autofree char *first = g_strdup_printf ("[Default Applications]\n%s=%s.desktop\n", type, name);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (script, code, -1, NULL));
  g_assert_cmpint (g_chmod (script, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, entry, -1, NULL));
  g_assert_true (g_file_set_contents (list, first, -1, NULL));
}

static gboolean
was_given_cb (gpointer end)
{
  g_autofree char *lines = NULL;

  return g_file_get_contents (given, &lines, NULL, NULL) &&
         g_str_has_suffix (g_strchomp (lines), end);
}

static void
need_given (const char *end)
{
  app_wait (was_given_cb, (gpointer)end, end);
  g_unlink (given);
}

static void
test_browser (void)
{
  add_program ("browser", "text/html");
  app_open ();
  app_key (GDK_KEY_F1, 0);
  need_given ("/help/C/index.html");
  app_key ('b', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_named (GTK_TYPE_ENTRY, "Name of Red");
  app_key (GDK_KEY_F1, 0);
  need_given ("/help/C/varieties.html");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_need_shown ("Advice");
  app_key (GDK_KEY_F1, 0);
  need_given ("/help/C/editor.html");
  app_close ();
  app_forget_files ();
}

/* Refused, its law, and the page about it. */
static void
test_why (void)
{
  g_autoptr (LwOrder) early = NULL;

  app_write_battle ();
  app_open_battle ();
  early = lw_order_new (LW_ORDER_END, app_battle ()->mover);
  g_assert_false (lw_session_submit (app_session (), early, NULL));
  app_click_text ("Why?");
  app_need_shown ("The player about to move touches nothing");
  app_click_text ("Help");
  need_given ("/help/C/timed-moves.html");
  app_key (GDK_KEY_F1, 0);
  need_given ("/help/C/intro.html");
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  app_close ();
  app_forget_files ();
}

/* No reader and no browser: the laws are a button away. In a process of its own, which sees none of
 * the system's programs. */
static void
test_nobody (void)
{
  if (!g_test_subprocess ())
    {
      g_setenv (NOBODY, "1", TRUE);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_unsetenv (NOBODY);
      g_test_trap_assert_passed ();
      return;
    }
  app_open ();
  app_key (GDK_KEY_F1, 0);
  app_need_shown ("The help could not be shown");
  app_click_text ("Read the laws");
  app_need_shown ("Six rules that everybody needs");
  g_assert_false (app_shows ("The help could not be shown"));
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  app_close ();
}

/* In a process of its own, for which the reader was there from the first: when a program that comes
 * later is seen is for the desktop's library to say. */
static void
test_reader (void)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }
  add_program ("reader", "x-scheme-handler/help");
  app_open ();
  app_key (GDK_KEY_F1, 0);
  need_given ("help:little-wars/index");
  app_close ();
}

/* Among the system's folders one in which the help is installed. */
static char *
install_help (void)
{
  const char *before = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *pages = g_test_build_filename (G_TEST_DIST, "..", "help", "C", NULL);
  g_autofree char *whole = g_canonicalize_filename (pages, NULL);
  char *folder = g_dir_make_tmp ("little-wars-help-XXXXXX", NULL);
  g_autofree char *help = g_build_filename (folder, "help", "C", NULL);
  g_autofree char *link = g_build_filename (help, "little-wars", NULL);
  g_autofree char *all = NULL;

  if (before == NULL || *before == '\0')
    before = "/usr/local/share:/usr/share";
  all = g_getenv (NOBODY) != NULL ? g_strdup (folder) : g_strconcat (folder, ":", before, NULL);
  g_assert_cmpint (g_mkdir_with_parents (help, 0700), ==, 0);
  g_assert_cmpint (symlink (whole, link), ==, 0);
  g_setenv ("XDG_DATA_DIRS", all, TRUE);
  return folder;
}

static void
uninstall_help (const char *folder)
{
  g_autofree char *help = g_build_filename (folder, "help", NULL);
  g_autofree char *language = g_build_filename (help, "C", NULL);
  g_autofree char *link = g_build_filename (language, "little-wars", NULL);

  g_unlink (link);
  g_rmdir (language);
  g_rmdir (help);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  int status;

  app_test_init (&argc, &argv);
  folder = install_help ();
  given = g_build_filename (g_get_user_data_dir (), "given", NULL);
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_test_add_func ("/app/help/laws", test_laws);
  g_test_add_func ("/app/help/refusals", test_refusals);
  g_test_add_func ("/app/help/house-rules", test_house_rules);
  g_test_add_func ("/app/help/browser", test_browser);
  g_test_add_func ("/app/help/why", test_why);
  g_test_add_func ("/app/help/reader", test_reader);
  g_test_add_func ("/app/help/nobody", test_nobody);
  status = app_test_run ();
  uninstall_help (folder);
  g_free (given);
  return status;
}
