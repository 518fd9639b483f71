/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-leaving.c: nothing of a page outlives it. Each page is left with something chosen in
 * each of its lists by every way out, and the table after each of its buttons by Back and by
 * quitting: then neither page nor session is there any more, nor a lock, a clock or anything kept.
 */
#include "app-pages.h"

#include "lw-battle-page.h"
#include "lw-recovery.h"

/* ---- what may be left ---- */

static gpointer page, session;

static void
watch (gpointer *watched, gpointer object)
{
  *watched = object;
  g_object_add_weak_pointer (object, watched);
}

static void
assert_page_gone (const char *after)
{
  if (page != NULL || session != NULL || app_count_kept (TRUE) > 0)
    g_error ("After %s there is left:%s%s%s", after, page != NULL ? " the page" : "",
             session != NULL ? " the session" : "", app_count_kept (TRUE) > 0 ? " a lock" : "");
}

/* A battle is in its file: nothing is kept of it beside. */
static void
assert_nothing_left (const char *after)
{
  assert_page_gone (after);
  if (app_count_kept (FALSE) > 0)
    g_error ("After %s something is kept beside its file", after);
}

/* A question or a menu that was opened on the way is closed again. */
static void
close_what_is_open (void)
{
  while (app_top () != app_window () ||
         (app_focus () != NULL && gtk_widget_get_ancestor (app_focus (), GTK_TYPE_POPOVER) != NULL))
    app_key (GDK_KEY_Escape, 0);
}

static void
leave_page (const AppPage *entered, AppWay way)
{
  g_autofree char *name = NULL;

  app_open ();
  entered->enter ();
  watch (&page, app_page_now ());
  app_choose_in_lists ();
  app_leave (way);
  name = g_strdup_printf ("%s, left by %s", entered->name, app_way_name (way));
  if (entered->keeps || way == APP_BY_SIGTERM)
    assert_page_gone (name);
  else
    assert_nothing_left (name);
  if (way == APP_BY_BACK)
    app_close ();
  app_forget_left ();
  app_forget_files ();
}

static void
test_page (gconstpointer data)
{
  for (AppWay way = APP_BY_BACK; way < APP_N_WAYS; way++)
    leave_page (data, way);
}

/* ---- every button of the table ---- */

static void
set_stage (const AppPage *stage)
{
  stage->enter ();
  watch (&page, app_page_now ());
  watch (&session, app_session ());
}

/* Of the window itself, and the way out. */
static gboolean
is_of_window (GtkWidget *button)
{
  return gtk_widget_get_ancestor (button, GTK_TYPE_WINDOW_CONTROLS) != NULL ||
         (GTK_IS_ACTIONABLE (button) &&
          g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.back") == 0);
}

/* The one with that number; NULL: there are not so many. */
static GtkWidget *
find_button (guint number)
{
  g_autoptr (GPtrArray) all = app_all (app_page_now ());

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (all, i);

      if (GTK_IS_BUTTON (button) && gtk_widget_is_sensitive (button) && !is_of_window (button) &&
          number-- == 0)
        return button;
    }
  return NULL;
}

static char *
name_of (GtkWidget *button, const AppPage *stage)
{
  g_autofree char *label = app_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL);
  const char *words = GTK_IS_BUTTON (button) ? gtk_button_get_label (GTK_BUTTON (button)) : NULL;

  return g_strdup_printf ("“%s” (%s)", words != NULL ? words : label, stage->name);
}

/* FALSE: there is no button with that number. */
static gboolean
press_and_leave (const AppPage *stage, guint number, AppWay way)
{
  g_autofree char *name = NULL;
  GtkWidget *button;

  set_stage (stage);
  button = find_button (number);
  if (button != NULL)
    {
      name = name_of (button, stage);
      app_click (button);
      close_what_is_open ();
    }
  app_leave (way);
  assert_nothing_left (name == NULL ? stage->name : name);
  return button != NULL;
}

static void
test_buttons_then_back (gconstpointer data)
{
  app_open ();
  for (guint i = 0; press_and_leave (data, i, APP_BY_BACK); i++)
    ;
  app_close ();
  app_forget_files ();
}

static void
test_buttons_then_quit (gconstpointer data)
{
  gboolean more = TRUE;

  for (guint i = 0; more; i++)
    {
      app_open ();
      more = press_and_leave (data, i, APP_BY_QUIT);
    }
  app_forget_files ();
}

/* ---- whoever else refers to it ---- */

/* Page and session are held by another: what they hold themselves goes all the same. */
static void
test_held (gconstpointer data)
{
  AppWay way = (AppWay)GPOINTER_TO_INT (data);
  g_autoptr (GtkWidget) held_page = NULL;
  g_autoptr (LwSession) held = NULL;
  LwMoveClock *clock;
  LwOrder *end;

  app_open ();
  app_stages[1].enter ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  held_page = g_object_ref (app_page_now ());
  held = g_object_ref (app_session ());
  clock = lw_session_clock (held);
  g_assert_true (lw_move_clock_running (clock));
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, clock));
  app_leave (way);
  g_assert_cmpuint (app_count_kept (FALSE), ==, 0);
  lw_move_clock_hold (clock);
  lw_move_clock_release (clock);
  g_assert_false (lw_move_clock_running (clock));
  g_assert_null (g_main_context_find_source_by_user_data (NULL, clock));
  end = lw_order_new (LW_ORDER_END, LW_RED);
  g_assert_false (lw_session_submit (held, end, NULL));
  lw_order_free (end);
  if (way == APP_BY_BACK)
    app_close ();
  app_forget_files ();
}

/* The battle is gone on with at once. */
static void
test_resumed (void)
{
  app_open ();
  set_stage (&app_stages[2]);
  app_click_text ("Retire home");
  app_leave (APP_BY_BACK);
  assert_nothing_left ("Retire home");
  app_click_text ("O'Brien & “Sons” <1>");
  app_settle ();
  g_assert_false (lw_session_file_read_only (lw_session_file (app_session ())));
  app_close ();
  app_forget_files ();
}

/* ---- what is open already ---- */

static void
test_battle_again (void)
{
  g_autofree char *path = app_battle_path ();
  GtkWidget *table;

  app_open ();
  app_stages[1].enter ();
  table = app_page_now ();
  g_assert_true (app_open_path (path));
  g_assert_true (app_page_now () == table);
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_click_text ("Report");
  g_assert_true (app_page_now () != table);
  g_assert_true (app_open_path (path));
  g_assert_true (app_page_now () == table);
  app_submit (lw_order_new (LW_ORDER_END, app_battle ()->mover));
  app_close ();
  app_forget_files ();
}

static void
add_test (const char *kind, const char *name, gconstpointer data, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/app/leaving/%s/%s", kind, name);

  g_test_add_data_func (path, data, test);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  for (guint i = 0; i < APP_N_PAGES; i++)
    add_test ("page", app_pages[i].name, &app_pages[i], test_page);
  for (guint i = 0; i < APP_N_STAGES; i++)
    {
      add_test ("back-after", app_stages[i].name, &app_stages[i], test_buttons_then_back);
      add_test ("quit-after", app_stages[i].name, &app_stages[i], test_buttons_then_quit);
    }
  for (AppWay way = APP_BY_BACK; way < APP_N_WAYS; way++)
    add_test ("held", app_way_name (way), GINT_TO_POINTER (way), test_held);
  g_test_add_func ("/app/leaving/resumed", test_resumed);
  g_test_add_func ("/app/leaving/again/battle", test_battle_again);
  return app_test_run ();
}
