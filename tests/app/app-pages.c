/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-pages.c: every page of the program, how one comes to it and how it is left.
 */
#include "app-pages.h"

#include "lw-battle-file.h"
#include "lw-library.h"
#include "lw-recovery.h"
#include "lw-start-page.h"
#include "store-test.h"

#include <signal.h>
#include <string.h>

GtkWidget *
app_page_now (void)
{
  GtkWidget *pages = app_find_type (app_window (), GTK_TYPE_STACK);

  return gtk_stack_get_visible_child (GTK_STACK (pages));
}

/* Folders of work under way; or only those that somebody has locked. */
guint
app_count_kept (gboolean locked)
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

void
app_choose_in_lists (void)
{
  g_autoptr (GPtrArray) all = app_all (app_page_now ());

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
  g_assert_true (gtk_widget_activate_action (app_page_now (), "battle.fire", NULL));
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
enter_plan (void)
{
  enter_editor ();
  g_assert_true (gtk_widget_activate_action (app_page_now (), "editor.plan", NULL));
  app_need_shown ("Save as PDF…");
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

/* A ledger that somebody has spoilt. */
static void
enter_rescue (void)
{
  g_autofree char *path = app_war_path ();
  g_autofree char *text = NULL;

  app_write_war ();
  text = app_text (path);
  g_assert_true (g_file_set_contents (path, text, (gssize)strlen (text) - 14, NULL));
  g_assert_true (app_open_path (path));
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
  g_assert_true (gtk_widget_activate_action (app_page_now (), "battle.replay", NULL));
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
  g_assert_true (gtk_widget_activate_action (app_page_now (), "battle.sight", NULL));
  app_settle ();
}

void
app_write_stage (LwPhase phase)
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

static void
enter_stage (LwPhase phase, void (*take) (void))
{
  g_autofree char *path = app_battle_path ();

  app_write_stage (phase);
  g_assert_true (app_open_path (path));
  take ();
  app_settle ();
}

static void
enter_putting_down (void)
{
  enter_stage (LW_PHASE_PUTTING_DOWN, take_nothing);
}

static void
enter_men_in_hand (void)
{
  enter_stage (LW_PHASE_WAITING, take_men);
}

static void
enter_gun_in_hand (void)
{
  enter_stage (LW_PHASE_WAITING, take_gun);
}

static void
enter_settling (void)
{
  enter_stage (LW_PHASE_SETTLING, take_nothing);
}

static void
enter_over (void)
{
  enter_stage (LW_PHASE_OVER, take_nothing);
}

const AppPage app_pages[] = {
  { "new-battle", enter_new_battle, FALSE },
  { "learning", enter_learning, FALSE },
  { "practice", enter_practice, FALSE },
  { "lesson", enter_lesson, FALSE },
  { "editor", enter_editor, FALSE },
  { "scenario", enter_scenario, FALSE },
  { "plan", enter_plan, FALSE },
  { "war", enter_war, FALSE },
  { "floor-battle", enter_floor_battle, TRUE },
  { "war-sheet", enter_war_sheet, FALSE },
  { "rescue", enter_rescue, FALSE },
  { "fought", enter_fought, FALSE },
  { "report", enter_report, FALSE },
  { "replay", enter_replay, FALSE },
  { "battle", enter_battle, FALSE },
  { "roster", enter_roster, FALSE },
  { "roster-in-move", enter_roster_in_move, FALSE },
  { "dispatches", enter_dispatches, FALSE },
  { "sight", enter_sight, FALSE },
};

/* The table in the stages of a battle, each with what is in hand. */
const AppPage app_stages[] = {
  { "putting-down", enter_putting_down, FALSE }, { "waiting", enter_battle, FALSE },
  { "men-in-hand", enter_men_in_hand, FALSE },   { "gun-in-hand", enter_gun_in_hand, FALSE },
  { "settling", enter_settling, FALSE },         { "over", enter_over, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (app_pages) == APP_N_PAGES);
G_STATIC_ASSERT (G_N_ELEMENTS (app_stages) == APP_N_STAGES);

/* ---- the ways out ---- */

static gboolean
alone_or_asked_cb (gpointer before)
{
  return app_window () == NULL || app_top () != app_window () || app_page_now () != before;
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
  while (!LW_IS_START_PAGE (app_page_now ()))
    {
      GtkWidget *before = app_page_now ();

      app_key (GDK_KEY_Left, GDK_ALT_MASK);
      app_wait (alone_or_asked_cb, before, "the page before");
      discard_if_asked ();
      app_settle ();
    }
}

/* Another window is there, and goes before. */
static void
close_last (void)
{
  g_assert_true (gtk_widget_activate_action (app_window (), "app.timekeeper", NULL));
  app_settle ();
  app_close_others ();
  app_ask_to_close ();
}

void
app_leave (AppWay way)
{
  switch (way)
    {
    case APP_BY_BACK:
      go_back ();
      return;
    case APP_BY_CLOSE:
      app_key ('w', GDK_CONTROL_MASK);
      break;
    case APP_BY_ALT_F4:
      app_ask_to_close ();
      break;
    case APP_BY_LAST_WINDOW:
      close_last ();
      break;
    case APP_BY_QUIT:
      app_key ('q', GDK_CONTROL_MASK);
      break;
    case APP_BY_SIGTERM:
    default:
      raise (SIGTERM);
      app_end ();
      return;
    }
  discard_if_asked ();
  app_end ();
}

const char *
app_way_name (AppWay way)
{
  static const char *const names[] = {
    "back", "close", "alt-f4", "last-window", "quit", "sigterm"
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == APP_N_WAYS);
  return names[way];
}
