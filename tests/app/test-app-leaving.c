/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-leaving.c: nothing of a page outlives it. Each page is left with something chosen in
 * each of its lists, and the table after each of its buttons, by Back and by quitting: then neither
 * page nor session is there any more, nor a lock, a clock or anything kept.
 */
#include "app-files.h"

#include "lw-battle-file.h"
#include "lw-battle-page.h"
#include "lw-editor-page.h"
#include "lw-recovery.h"
#include "lw-start-page.h"
#include "store-test.h"

typedef enum
{
  BY_BACK,
  BY_QUITTING
} Way;

/* ---- what may be left ---- */

static gpointer page, session;

static GtkWidget *
page_now (void)
{
  GtkWidget *pages = app_find_type (app_window (), GTK_TYPE_STACK);

  return gtk_stack_get_visible_child (GTK_STACK (pages));
}

static void
watch (gpointer *watched, gpointer object)
{
  *watched = object;
  g_object_add_weak_pointer (object, watched);
}

/* Folders of work under way; or only those that somebody has locked. */
static guint
count_kept (gboolean locked)
{
  g_autofree char *root = lw_recovery_root ();
  g_autoptr (GDir) folders = g_dir_open (root, 0, NULL);
  const char *name;
  guint n = 0;

  while (folders != NULL && (name = g_dir_read_name (folders)) != NULL)
    {
      g_autofree char *lock = g_build_filename (root, name, LW_RECOVERY_LOCK, NULL);

      n += !locked || lw_lock_is_held (lock) ? 1 : 0;
    }
  return n;
}

static void
assert_page_gone (const char *after)
{
  if (page != NULL || session != NULL || count_kept (TRUE) > 0)
    g_error ("After %s there is left:%s%s%s", after, page != NULL ? " the page" : "",
             session != NULL ? " the session" : "", count_kept (TRUE) > 0 ? " a lock" : "");
}

/* A battle is in its file: nothing is kept of it beside. */
static void
assert_nothing_left (const char *after)
{
  assert_page_gone (after);
  if (count_kept (FALSE) > 0)
    g_error ("After %s something is kept beside its file", after);
}

/* ---- the ways out ---- */

static gboolean
at_start (void)
{
  return LW_IS_START_PAGE (page_now ());
}

static gboolean
alone_or_asked_cb (gpointer before)
{
  return app_window () == NULL || app_top () != app_window () || page_now () != before;
}

/* Whoever has changed something is asked. */
static void
discard_if_asked (void)
{
  if (app_window () != NULL && app_top () != app_window ())
    app_click_text ("Discard");
}

static void
go_back (void)
{
  while (!at_start ())
    {
      GtkWidget *before = page_now ();

      app_key (GDK_KEY_Left, GDK_ALT_MASK);
      app_wait (alone_or_asked_cb, before, "the page before");
      discard_if_asked ();
      app_settle ();
    }
}

static void
leave (Way way)
{
  if (way == BY_BACK)
    {
      go_back ();
      return;
    }
  app_key ('q', GDK_CONTROL_MASK);
  discard_if_asked ();
  app_end ();
}

/* A question or a menu that was opened on the way is closed again. */
static void
close_what_is_open (void)
{
  while (app_top () != app_window () ||
         (app_focus () != NULL && gtk_widget_get_ancestor (app_focus (), GTK_TYPE_POPOVER) != NULL))
    app_key (GDK_KEY_Escape, 0);
}

/* ---- something chosen in each list ---- */

static void
choose_row (GtkListBox *list)
{
  GtkListBoxRow *row, *last = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (gtk_list_box_row_get_selectable (row))
      last = row;
  if (last == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (last));
  gtk_list_box_select_row (list, last);
}

static void
choose_last (GtkDropDown *choice)
{
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (choice));

  if (n > 0 && gtk_widget_is_sensitive (GTK_WIDGET (choice)))
    gtk_drop_down_set_selected (choice, n - 1);
}

/* Typed, and not yet taken for a number. */
static void
type_number (GtkSpinButton *spin)
{
  if (!gtk_widget_is_sensitive (GTK_WIDGET (spin)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (spin));
  gtk_editable_set_text (GTK_EDITABLE (spin), "1");
}

static void
choose_in_lists (void)
{
  g_autoptr (GPtrArray) all = app_all (page_now ());

  for (guint i = 0; i < all->len; i++)
    g_object_ref (g_ptr_array_index (all, i));
  g_ptr_array_set_free_func (all, g_object_unref);
  for (guint i = 0; i < all->len; i++)
    {
      gpointer widget = g_ptr_array_index (all, i);

      if (!gtk_widget_get_mapped (widget))
        continue;
      if (GTK_IS_LIST_BOX (widget))
        choose_row (widget);
      else if (GTK_IS_DROP_DOWN (widget))
        choose_last (widget);
      else if (GTK_IS_SPIN_BUTTON (widget))
        type_number (widget);
    }
  app_settle ();
}

/* ---- every page ---- */

static void
do_in_window (const char *action)
{
  g_assert_true (gtk_widget_activate_action (app_window (), action, NULL));
  app_settle ();
}

static void
enter_new_battle (void)
{
  do_in_window ("win.new-battle");
}

static void
enter_learning (void)
{
  do_in_window ("win.learn");
}

static void
enter_practice (void)
{
  do_in_window ("win.practice");
  g_assert_true (gtk_widget_activate_action (page_now (), "battle.fire", NULL));
}

static void
enter_lesson (void)
{
  gtk_widget_activate_action (app_window (), "win.lesson", "s", "moving");
  app_settle ();
}

static void
enter_editor (void)
{
  g_autofree char *path = app_country_path ();

  app_write_country ();
  gtk_widget_activate_action (app_window (), "win.edit-country", "s", path);
  app_settle ();
  app_key ('a', GDK_CONTROL_MASK);
}

static void
enter_scenario (void)
{
  enter_editor ();
  app_click_text ("Scenario");
  app_click_text ("Add a scenario");
}

static void
enter_war (void)
{
  g_autofree char *path = app_war_path ();

  app_write_war ();
  g_assert_true (app_open_path (path));
}

static void
enter_floor_battle (void)
{
  enter_war ();
  app_key (GDK_KEY_b, GDK_CONTROL_MASK);
  app_need_named (GTK_TYPE_ENTRY, "Country");
}

static void
enter_war_sheet (void)
{
  enter_war ();
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  app_need_shown ("Save as PDF…");
}

static void
enter_fought (void)
{
  g_autofree char *path = app_bring_battle ("fought.lwbattle");

  g_assert_true (app_open_path (path));
}

static void
enter_report (void)
{
  enter_fought ();
  app_click_text ("Report");
  app_need_shown ("Save as PDF…");
}

static void
enter_replay (void)
{
  enter_fought ();
  g_assert_true (gtk_widget_activate_action (page_now (), "battle.replay", NULL));
  app_settle ();
}

static void
enter_battle (void)
{
  g_autofree char *path = app_battle_path ();

  app_write_battle ();
  g_assert_true (app_open_path (path));
}

static void
enter_roster (void)
{
  enter_battle ();
  app_click_text ("Roster");
}

static void
enter_roster_in_move (void)
{
  enter_battle ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_click_text ("Roster");
}

static void
enter_dispatches (void)
{
  enter_battle ();
  app_click_text ("Dispatches");
}

static void
enter_sight (void)
{
  enter_battle ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  lw_hand_take_gun (app_hand (), app_gun_of (app_battle ()->mover));
  g_assert_true (gtk_widget_activate_action (page_now (), "battle.sight", NULL));
  app_settle ();
}

typedef struct
{
  const char *name;
  void (*enter) (void);
  gboolean keeps; /* what was typed there is meant to be offered again */
} Page;

static const Page all_pages[] = {
  { "new-battle", enter_new_battle, FALSE },
  { "learning", enter_learning, FALSE },
  { "practice", enter_practice, FALSE },
  { "lesson", enter_lesson, FALSE },
  { "editor", enter_editor, FALSE },
  { "scenario", enter_scenario, FALSE },
  { "war", enter_war, FALSE },
  { "floor-battle", enter_floor_battle, TRUE },
  { "war-sheet", enter_war_sheet, FALSE },
  { "fought", enter_fought, FALSE },
  { "report", enter_report, FALSE },
  { "replay", enter_replay, FALSE },
  { "battle", enter_battle, FALSE },
  { "roster", enter_roster, FALSE },
  { "roster-in-move", enter_roster_in_move, FALSE },
  { "dispatches", enter_dispatches, FALSE },
  { "sight", enter_sight, FALSE },
};

static void
leave_page (const Page *entered, Way way)
{
  app_open ();
  entered->enter ();
  watch (&page, page_now ());
  choose_in_lists ();
  leave (way);
  if (entered->keeps)
    assert_page_gone (entered->name);
  else
    assert_nothing_left (entered->name);
  if (way == BY_BACK)
    app_close ();
  app_forget_left ();
  app_forget_files ();
}

static void
test_page (gconstpointer data)
{
  leave_page (data, BY_BACK);
  leave_page (data, BY_QUITTING);
}

/* ---- every button of the table ---- */

static void
write_stage (LwPhase phase)
{
  g_autoptr (LwBattle) whole = short_battle ();
  g_autoptr (LwBattle) battle = lw_battle_fresh (whole);
  g_autofree char *path = app_battle_path ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < whole->record->len && battle->phase != phase; i++)
    lw_play_again (battle, g_ptr_array_index (whole->record, i), NULL);
  g_assert_cmpint (battle->phase, ==, phase);
  lw_battle_file_save (battle, NULL, path, &error);
  g_assert_no_error (error);
}

static void
take_nothing (void)
{
}

static void
take_men (void)
{
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  lw_hand_take_all (app_hand ());
}

static void
take_gun (void)
{
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  lw_hand_take_gun (app_hand (), app_gun_of (app_battle ()->mover));
  lw_hand_start_task (app_hand (), LW_TASK_AIM);
}

typedef struct
{
  const char *name;
  LwPhase phase;
  void (*take) (void);
} Stage;

static const Stage stages[] = {
  { "putting-down", LW_PHASE_PUTTING_DOWN, take_nothing },
  { "waiting", LW_PHASE_WAITING, take_nothing },
  { "men-in-hand", LW_PHASE_WAITING, take_men },
  { "gun-in-hand", LW_PHASE_WAITING, take_gun },
  { "settling", LW_PHASE_SETTLING, take_nothing },
  { "over", LW_PHASE_OVER, take_nothing },
};

static void
set_stage (const Stage *stage)
{
  g_autofree char *path = app_battle_path ();

  write_stage (stage->phase);
  g_assert_true (app_open_path (path));
  watch (&page, page_now ());
  watch (&session, app_session ());
  stage->take ();
  app_settle ();
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
  g_autoptr (GPtrArray) all = app_all (page_now ());

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
name_of (GtkWidget *button, const Stage *stage)
{
  g_autofree char *label = app_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL);
  const char *words = GTK_IS_BUTTON (button) ? gtk_button_get_label (GTK_BUTTON (button)) : NULL;

  return g_strdup_printf ("“%s” (%s)", words != NULL ? words : label, stage->name);
}

/* FALSE: there is no button with that number. */
static gboolean
press_and_leave (const Stage *stage, guint number, Way way)
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
  leave (way);
  assert_nothing_left (name == NULL ? stage->name : name);
  return button != NULL;
}

static void
test_buttons_then_back (gconstpointer data)
{
  app_open ();
  for (guint i = 0; press_and_leave (data, i, BY_BACK); i++)
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
      more = press_and_leave (data, i, BY_QUITTING);
    }
  app_forget_files ();
}

/* ---- whoever else refers to it ---- */

/* Page and session are held by another: what they hold themselves goes all the same. */
static void
test_held (gconstpointer data)
{
  Way way = (Way)GPOINTER_TO_INT (data);
  g_autoptr (GtkWidget) held_page = NULL;
  g_autoptr (LwSession) held = NULL;
  LwMoveClock *clock;
  LwOrder *end;

  app_open ();
  enter_battle ();
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  held_page = g_object_ref (page_now ());
  held = g_object_ref (app_session ());
  clock = lw_session_clock (held);
  g_assert_true (lw_move_clock_running (clock));
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, clock));
  leave (way);
  g_assert_cmpuint (count_kept (FALSE), ==, 0);
  lw_move_clock_hold (clock);
  lw_move_clock_release (clock);
  g_assert_false (lw_move_clock_running (clock));
  g_assert_null (g_main_context_find_source_by_user_data (NULL, clock));
  end = lw_order_new (LW_ORDER_END, LW_RED);
  g_assert_false (lw_session_submit (held, end, NULL));
  lw_order_free (end);
  if (way == BY_BACK)
    app_close ();
  app_forget_files ();
}

/* The battle is gone on with at once. */
static void
test_resumed (void)
{
  app_open ();
  set_stage (&stages[2]);
  app_click_text ("Retire home");
  leave (BY_BACK);
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
  enter_battle ();
  table = page_now ();
  g_assert_true (app_open_path (path));
  g_assert_true (page_now () == table);
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_click_text ("Report");
  g_assert_true (page_now () != table);
  g_assert_true (app_open_path (path));
  g_assert_true (page_now () == table);
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
  for (guint i = 0; i < G_N_ELEMENTS (all_pages); i++)
    add_test ("page", all_pages[i].name, &all_pages[i], test_page);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      add_test ("back-after", stages[i].name, &stages[i], test_buttons_then_back);
      add_test ("quit-after", stages[i].name, &stages[i], test_buttons_then_quit);
    }
  g_test_add_data_func ("/app/leaving/held/back", GINT_TO_POINTER (BY_BACK), test_held);
  g_test_add_data_func ("/app/leaving/held/quit", GINT_TO_POINTER (BY_QUITTING), test_held);
  g_test_add_func ("/app/leaving/resumed", test_resumed);
  g_test_add_func ("/app/leaving/again/battle", test_battle_again);
  return app_test_run ();
}
