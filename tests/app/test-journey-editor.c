/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-editor.c: a Country laid out with the mouse, and one by the keys alone: two hills, a
 * farm, a wood, a river with a ford and a bridge, a scenario; saved, opened again, fought on.
 */
#include "app-play.h"

#include "lw-country-file.h"
#include "lw-editor-page.h"
#include "lw-library.h"

static LwEditorPage *
page_now (void)
{
  return LW_EDITOR_PAGE (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE));
}

static LwEditor *
editor_now (void)
{
  return lw_editor_page_editor_for_test (page_now ());
}

static gboolean
page_shown (gpointer data)
{
  return app_find_type (app_window (), LW_TYPE_EDITOR_PAGE) != NULL;
}

static guint
count (LwFeatureKind kind)
{
  const LwCountry *country = lw_editor_country (editor_now ());
  guint i, n = 0;

  for (i = 0; i < lw_country_count (country); i++)
    n += lw_country_feature (country, i)->kind == kind;
  return n;
}

static void
assert_laid_out (void)
{
  g_assert_cmpuint (count (LW_FEATURE_BOARD), ==, 2);
  g_assert_cmpuint (count (LW_FEATURE_HOUSE), ==, 1);
  g_assert_cmpuint (count (LW_FEATURE_TREE), >=, 3);
  g_assert_cmpuint (count (LW_FEATURE_RIVER), ==, 1);
  g_assert_cmpuint (count (LW_FEATURE_FORD), ==, 1);
  g_assert_cmpuint (count (LW_FEATURE_BRIDGE), ==, 1);
}

static void
assert_scenario (const LwScenario *scenario)
{
  LwSide side;

  g_assert_nonnull (scenario);
  for (side = LW_RED; side < LW_N_SIDES; side++)
    {
      g_assert_cmpuint (scenario->side[side].force.infantry, ==, 60);
      g_assert_cmpuint (scenario->side[side].force.cavalry, ==, 30);
      g_assert_cmpuint (scenario->side[side].force.guns, ==, 2);
    }
}

static char *
written_now (void)
{
  g_autoptr (GError) error = NULL;
  char *text = lw_country_file_write (lw_editor_country (editor_now ()),
                                      lw_editor_scenario (editor_now ()), &error);

  g_assert_no_error (error);
  return text;
}

/* What stands in the file is what stood on the screen, and what stands there when it is opened. */
static void
assert_opens_identical (void)
{
  g_autofree char *path = g_strdup (lw_editor_path (editor_now ()));
  g_autofree char *before = written_now ();
  g_autofree char *file = NULL;
  g_autofree char *after = NULL;

  g_assert_nonnull (path);
  g_assert_true (g_file_get_contents (path, &file, NULL, NULL));
  g_assert_cmpstr (file, ==, before);
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_shown ("Drop a Country, a battle");
  g_assert_true (gtk_widget_activate_action (app_window (), "win.edit-country", "s", path));
  app_wait (page_shown, NULL, "the editor again");
  after = written_now ();
  g_assert_cmpstr (after, ==, before);
  assert_laid_out ();
  assert_scenario (lw_editor_scenario (editor_now ()));
}

static gboolean
is_saved (gpointer data)
{
  return lw_editor_path (editor_now ()) != NULL &&
         !lw_drafting_dirty (lw_editor_drafting (editor_now ()));
}

/* The forces of the scenario stand opposite. */
static void
assert_battle (void)
{
  guint i, men[LW_N_SIDES] = { 0 };

  app_need_shown ("to put down");
  for (i = 0; i < app_battle ()->n_men; i++)
    men[app_battle ()->men[i].side]++;
  g_assert_cmpuint (men[LW_RED], ==, 90);
  g_assert_cmpuint (men[LW_BLUE], ==, 90);
  g_assert_cmpuint (app_battle ()->n_guns, ==, 4);
  g_assert_cmpstr (lw_battle_country (app_battle ())->name, ==, "Two Hills");
}

static void
spin (const char *name, const char *number)
{
  app_click (app_find_type (app_need_named (GTK_TYPE_SPIN_BUTTON, name), GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (number);
  app_key (GDK_KEY_Tab, 0);
}

static void
choose_tool (const char *name)
{
  app_click (app_need_named (GTK_TYPE_TOGGLE_BUTTON, name));
}

static void
draw_with_mouse (void)
{
  choose_tool ("Board hill");
  app_map_drag (app_inches (10, 60), app_inches (34, 84));
  app_map_drag (app_inches (80, 10), app_inches (104, 30));
  choose_tool ("House");
  app_map_click (app_inches (22, 72));
  choose_tool ("Wood of twigs");
  app_map_drag (app_inches (60, 70), app_inches (72, 74));
  choose_tool ("River");
  app_map_click (app_inches (0, 45));
  app_map_click (app_inches (60, 40));
  app_map_click (app_inches (119, 48));
  app_map_click (app_inches (119, 48));
  choose_tool ("Ford");
  app_map_click (app_inches (30, 43));
  choose_tool ("Bridge");
  app_map_click (app_inches (90, 44));
  choose_tool ("Select");
}

static void
set_scenario_with_mouse (void)
{
  app_click_text ("Scenario");
  app_click_text ("Add a scenario");
  app_fill_in ("Title of the scenario", "Over the river");
  spin ("Red’s foot", "60");
  spin ("Red’s horse", "30");
  spin ("Red’s guns", "2");
  spin ("Blue’s foot", "60");
  spin ("Blue’s horse", "30");
  spin ("Blue’s guns", "2");
  assert_scenario (lw_editor_scenario (editor_now ()));
}

static void
test_mouse (void)
{
  LwDrafting *drafting;
  guint steps;

  app_open ();
  app_click_text ("Lay out a Country");
  app_wait (page_shown, NULL, "the editor");
  app_fill_in ("Name of the Country", "Two Hills");
  draw_with_mouse ();
  assert_laid_out ();
  app_map_click (app_inches (22, 72));
  app_fill_in ("Name of the thing", "The farm");
  app_map_drag (app_inches (22, 72), app_inches (26, 76));
  drafting = lw_editor_drafting (editor_now ());
  g_assert_cmpstr (lw_drafting_undo_name (drafting), ==, "move The farm");
  steps = lw_drafting_n_undo_for_test (drafting);
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, steps - 1);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting), ==, steps);
  set_scenario_with_mouse ();
  app_click_text ("Save");
  app_wait (is_saved, NULL, "the saving");
  assert_opens_identical ();
  app_click_text ("Scenario");
  app_click_text ("Fight on this Country");
  app_click_text ("Set up the armies");
  assert_battle ();
  app_close ();
  app_forget_files ();
}

/* ---- by the keys alone ---- */

static void
step (guint key, LwLength way)
{
  app_keys (key, GDK_SHIFT_MASK, (guint)(way / LW_FOOT));
  app_keys (key, 0, (guint)(way % LW_FOOT / LW_INCH));
}

/* The cursor, by feet and inches. */
static void
go_to (int x, int y)
{
  LwPoint now = lw_map_view_cursor (app_map (), NULL), to = app_inches (x, y);

  step (to.x > now.x ? GDK_KEY_Right : GDK_KEY_Left, ABS (to.x - now.x));
  step (to.y > now.y ? GDK_KEY_Up : GDK_KEY_Down, ABS (to.y - now.y));
}

static void
enter_at (int x, int y)
{
  go_to (x, y);
  app_key (GDK_KEY_Return, 0);
}

static void
board_by_keys (int x1, int y1, int x2, int y2)
{
  app_key ('b', 0);
  enter_at (x1, y1);
  enter_at (x2, y1);
  enter_at (x2, y2);
  enter_at (x1, y2);
  app_key (GDK_KEY_Return, 0);
}

static void
draw_by_keys (void)
{
  board_by_keys (12, 60, 36, 84);
  board_by_keys (84, 12, 108, 36);
  app_key ('h', 0);
  enter_at (24, 72);
  app_key ('d', 0);
  enter_at (60, 72);
  app_key ('r', 0);
  enter_at (0, 48);
  enter_at (60, 42);
  enter_at (120, 48);
  app_key (GDK_KEY_Return, 0);
  app_key ('f', 0);
  enter_at (30, 45);
  app_key ('g', 0);
  enter_at (90, 45);
  app_key (GDK_KEY_Escape, 0);
}

static void
write_in (const char *name, const char *text)
{
  app_tab_to (app_need_named (GTK_TYPE_EDITABLE, name));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (text);
}

static void
set_scenario_by_keys (void)
{
  app_press_text ("Scenario");
  app_press_text ("Add a scenario");
  write_in ("Title of the scenario", "Over the river");
  write_in ("Red’s foot", "60");
  write_in ("Red’s horse", "30");
  write_in ("Red’s guns", "2");
  write_in ("Blue’s foot", "60");
  write_in ("Blue’s horse", "30");
  write_in ("Blue’s guns", "2");
  app_key (GDK_KEY_Tab, 0);
  assert_scenario (lw_editor_scenario (editor_now ()));
}

/* Taken up by Enter, carried by the arrows, put down by Enter. */
static void
move_farm_by_keys (void)
{
  const LwFeature *farm;
  LwPoint before;

  enter_at (24, 72);
  farm = lw_editor_only (editor_now ());
  g_assert_nonnull (farm);
  before = farm->at;
  app_keys (GDK_KEY_Right, 0, 2);
  app_key (GDK_KEY_Return, 0);
  g_assert_cmpint (lw_editor_only (editor_now ())->at.x, ==, before.x + LW_INCHES (2));
  app_keys (GDK_KEY_bracketleft, 0, 2);
  g_assert_cmpint (lw_editor_only (editor_now ())->angle, ==, 30 * LW_DEGREE);
  app_key (GDK_KEY_F2, 0);
  app_type ("The farm");
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpstr (lw_editor_only (editor_now ())->name, ==, "The farm");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (app_map ())));
}

static void
test_keyboard (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (app_map ())));
  draw_by_keys ();
  assert_laid_out ();
  move_farm_by_keys ();
  app_key (GDK_KEY_Escape, 0);
  write_in ("Name of the Country", "Two Hills");
  app_key (GDK_KEY_Escape, 0);
  set_scenario_by_keys ();
  app_key ('s', GDK_CONTROL_MASK);
  app_wait (is_saved, NULL, "the saving");
  assert_opens_identical ();
  app_press_text ("Scenario");
  app_press_text ("Fight on this Country");
  app_press_text ("Set up the armies");
  assert_battle ();
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/journey/editor/mouse", test_mouse);
  g_test_add_func ("/journey/editor/keyboard", test_keyboard);
  return app_test_run ();
}
