/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-acts.c: every act of the editor by its mouse and by its key, each undone by one step.
 */
#include "app-play.h"

#include "lw-country-file.h"
#include "lw-editor-page.h"
#include "lw-clamp.h"

static LwEditor *
editor_now (void)
{
  return lw_editor_page_editor_for_test (
      LW_EDITOR_PAGE (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE)));
}

static LwDrafting *
drafting_now (void)
{
  return lw_editor_drafting (editor_now ());
}

static gboolean
page_shown (gpointer data)
{
  return app_find_type (app_window (), LW_TYPE_EDITOR_PAGE) != NULL;
}

static gboolean
page_gone (gpointer data)
{
  return !page_shown (data);
}

static void
open_new (void)
{
  app_open ();
  app_key ('n', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait (page_shown, NULL, "the editor");
}

static void
leave (void)
{
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_click_text ("Discard");
  app_wait (page_gone, NULL, "the start page");
  app_close ();
  app_forget_files ();
}

static char *
written (void)
{
  return lw_country_file_write (lw_editor_country (editor_now ()),
                                lw_editor_scenario (editor_now ()), NULL);
}

static guint
n_things (void)
{
  return lw_country_count (lw_editor_country (editor_now ()));
}

static const LwFeature *
thing (guint i)
{
  return lw_country_feature (lw_editor_country (editor_now ()), i);
}

static const LwFeature *
only (void)
{
  const LwFeature *feature = lw_editor_only (editor_now ());

  g_assert_nonnull (feature);
  return feature;
}

/* The last act bears this name, is one step, and undone and done again leaves the same file. */
static void
assert_one_step (guint before, const char *name)
{
  g_autofree char *after = written (), *again = NULL;

  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting_now ()), ==, before + 1);
  g_assert_cmpstr (lw_drafting_undo_name (drafting_now ()), ==, name);
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_drafting_n_undo_for_test (drafting_now ()), ==, before);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  again = written ();
  g_assert_cmpstr (again, ==, after);
}

static guint
steps (void)
{
  return lw_drafting_n_undo_for_test (drafting_now ());
}

/* A place so many pixels from the middle of a thing. */
static void
drag_from (LwPoint at, double dx, double dy, double to_x, double to_y)
{
  double x, y;

  app_map_pixel (at, &x, &y);
  app_drag (GTK_WIDGET (app_map ()), x + dx, y + dy, x + to_x, y + to_y);
}

static void
put_house (int x, int y)
{
  app_key ('h', 0);
  app_map_click (app_inches (x, y));
  app_key (GDK_KEY_Escape, 0);
}

static void
test_move (void)
{
  guint before;
  LwPoint was;

  open_new ();
  put_house (60, 48);
  before = steps ();
  was = only ()->at;
  app_map_drag (app_inches (60, 48), app_inches (72, 60));
  g_assert_cmpint (only ()->at.x, ==, was.x + LW_INCHES (12));
  assert_one_step (before, "move house");
  app_hold (GDK_SHIFT_MASK, TRUE);
  app_map_click (app_inches (100, 90));
  app_hold (GDK_SHIFT_MASK, FALSE);
  app_map_click (app_inches (72, 60));
  before = steps ();
  was = only ()->at;
  app_hold (GDK_ALT_MASK, TRUE);
  app_map_drag (app_inches (72, 60), app_inches (90, 60));
  app_hold (GDK_ALT_MASK, FALSE);
  g_assert_cmpuint (n_things (), ==, 2);
  g_assert_cmpint (only ()->at.x, ==, was.x + LW_INCHES (18));
  g_assert_cmpuint (steps (), ==, before + 1);
  leave ();
}

/* The knob above a house, the handle at its east, the middle of a board's edge, its corner. */
static void
test_handles (void)
{
  guint before;
  double half, scale;

  open_new ();
  put_house (60, 48);
  scale = lw_map_view_view (app_map ())->scale;
  half = only ()->depth / 2.0 * scale;
  before = steps ();
  drag_from (only ()->at, 0, -half - 29, half + 29, 0);
  g_assert_cmpint (only ()->angle, ==, 270 * LW_DEGREE);
  assert_one_step (before, "turn house");
  app_key ('z', GDK_CONTROL_MASK);
  half = only ()->width / 2.0 * scale;
  before = steps ();
  drag_from (only ()->at, half + 3, 0, half + 3 + LW_INCHES (4) * scale, 0);
  g_assert_cmpint (only ()->width, >, only ()->depth + LW_INCHES (3));
  assert_one_step (before, "resize house");
  app_key ('b', 0);
  app_map_drag (app_inches (20, 20), app_inches (40, 40));
  app_key (GDK_KEY_Escape, 0);
  app_map_click (app_inches (30, 30));
  before = steps ();
  app_map_drag (app_inches (30, 20), app_inches (30, 14));
  g_assert_cmpuint (only ()->points->len, ==, 5);
  assert_one_step (before, "reshape board hill");
  leave ();
}

static void
test_keys (void)
{
  LwAngle angle;
  guint before;

  open_new ();
  put_house (40, 30);
  before = steps ();
  angle = only ()->angle;
  app_key (GDK_KEY_bracketleft, 0);
  g_assert_cmpint (only ()->angle, ==, angle + 15 * LW_DEGREE);
  app_key (GDK_KEY_bracketright, 0);
  g_assert_cmpint (only ()->angle, ==, angle);
  app_key ('x', 0);
  app_key ('d', GDK_CONTROL_MASK);
  g_assert_cmpuint (n_things (), ==, 2);
  before = steps ();
  app_key (GDK_KEY_Page_Down, 0);
  assert_one_step (before, "lower house");
  app_key ('l', GDK_CONTROL_MASK);
  g_assert_true (only ()->locked);
  before = steps ();
  app_key (GDK_KEY_Delete, 0);
  g_assert_cmpuint (n_things (), ==, 2);
  g_assert_cmpuint (steps (), ==, before);
  app_key ('l', GDK_CONTROL_MASK);
  app_key (GDK_KEY_Delete, 0);
  g_assert_cmpuint (n_things (), ==, 1);
  app_key ('a', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_editor_n_selected (editor_now ()), ==, 1);
  leave ();
}

/* Two clicks on an edge make a point of it; a click and a quick drag move the thing. */
static void
test_twice (void)
{
  LwPoint was;

  open_new ();
  app_key ('r', 0);
  app_map_drag (app_inches (10, 48), app_inches (110, 48));
  app_map_click (app_inches (110, 48));
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpuint (only ()->points->len, ==, 2);
  was = g_array_index (only ()->points, LwPoint, 0);
  app_map_click (app_inches (90, 48));
  app_map_drag (app_inches (90, 48), app_inches (90, 60));
  g_assert_cmpuint (only ()->points->len, ==, 2);
  g_assert_cmpint (g_array_index (only ()->points, LwPoint, 0).y, ==, was.y + LW_INCHES (12));
  app_map_click (app_inches (30, 60));
  app_map_click (app_inches (30, 60));
  g_assert_cmpuint (only ()->points->len, ==, 3);
  leave ();
}

/* Ctrl+A and Ctrl+Z with the focus in the panel; in a text the letters are the text's. */
static void
test_panel_keys (void)
{
  open_new ();
  put_house (40, 30);
  put_house (70, 30);
  app_click (app_need_named (GTK_TYPE_SWITCH, "Lock in its place"));
  g_assert_true (only ()->locked);
  app_key ('a', GDK_CONTROL_MASK);
  g_assert_cmpuint (lw_editor_n_selected (editor_now ()), ==, 2);
  app_key ('z', GDK_CONTROL_MASK);
  app_map_click (app_inches (40, 30));
  app_fill_in ("Name of the thing", "x");
  g_assert_cmpuint (lw_editor_n_selected (editor_now ()), ==, 1);
  g_assert_cmpstr (only ()->name, ==, "x");
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_null (only ()->name);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpstr (only ()->name, ==, "x");
  leave ();
}

/* One field changes all that is selected; each thing's change is a step of its own. */
static void
test_numbers (void)
{
  guint before;

  open_new ();
  put_house (40, 30);
  before = steps ();
  app_click (app_find_type (app_need_named (GTK_TYPE_SPIN_BUTTON, "From the left"), GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("4 ft 2 1/2");
  app_key (GDK_KEY_Return, 0);
  g_assert_cmpint (only ()->at.x, ==, 4 * LW_FOOT + LW_INCHES (2.5));
  g_assert_cmpuint (steps (), ==, before + 1);
  app_key (GDK_KEY_Escape, 0);
  put_house (80, 30);
  before = steps ();
  app_click (app_find_type (app_need_named (GTK_TYPE_SPIN_BUTTON, "From the left"), GTK_TYPE_TEXT));
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("7'");
  app_key (GDK_KEY_Return, 0);
  g_assert_cmpint (only ()->at.x, ==, 7 * LW_FOOT);
  g_assert_cmpuint (steps (), ==, before + 1);
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_cmpint (thing (0)->at.x, ==, 4 * LW_FOOT + LW_INCHES (2.5));
  leave ();
}

/* A ford and a bridge go onto the river, stay on it when dragged, and go along with it. */
static void
test_crossings (void)
{
  const LwFeature *river;
  LwLength was;
  guint i;

  open_new ();
  app_key ('g', 0);
  app_map_click (app_inches (60, 48));
  g_assert_cmpuint (n_things (), ==, 0);
  app_key ('r', 0);
  app_map_click (app_inches (0, 48));
  app_map_click (app_inches (119, 48));
  app_map_click (app_inches (119, 48));
  river = only ();
  app_key ('g', 0);
  app_map_click (app_inches (60, 50));
  g_assert_cmpstr (only ()->across, ==, river->id);
  g_assert_cmpint (only ()->at.y, ==, LW_INCHES (48));
  app_key ('f', 0);
  app_map_click (app_inches (30, 46));
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpint (only ()->at.y, ==, LW_INCHES (48));
  app_map_drag (app_inches (30, 48), app_inches (42, 51));
  g_assert_cmpint (only ()->at.y, ==, LW_INCHES (48));
  g_assert_cmpint (ABS (only ()->at.x - LW_INCHES (42)), <=, LW_INCH);
  app_map_click (app_inches (90, 48));
  was = only ()->points->len;
  g_assert_cmpint (was, ==, 2);
  app_map_drag (app_inches (90, 48), app_inches (90, 60));
  for (i = 1; i < n_things (); i++)
    g_assert_cmpint (ABS (thing (i)->at.y - LW_INCHES (60)), <=, LW_INCH);
  leave ();
}

static void
test_halves (void)
{
  guint before;

  open_new ();
  put_house (30, 20);
  before = steps ();
  gtk_widget_activate_action (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE), "editor.halve",
                              "s", "south-rotate");
  app_settle ();
  g_assert_cmpuint (n_things (), ==, 2);
  g_assert_cmpint (thing (1)->at.x, ==, LW_INCHES (120) - thing (0)->at.x);
  g_assert_cmpint (thing (1)->at.y, ==, LW_INCHES (96) - thing (0)->at.y);
  g_assert_cmpuint (steps (), ==, before + 1);
  app_key ('a', GDK_CONTROL_MASK);
  gtk_widget_activate_action (app_find_type (app_window (), LW_TYPE_EDITOR_PAGE), "editor.align",
                              "s", "west");
  app_settle ();
  g_assert_cmpint (thing (1)->at.x, ==, thing (0)->at.x);
  leave ();
}

/* The words below the map follow the hand. */
static void
test_hints (void)
{
  open_new ();
  app_need_shown ("An empty floor");
  app_key ('b', 0);
  g_assert_false (app_shows ("An empty floor"));
  app_need_shown ("corner by corner");
  app_map_click (app_inches (20, 20));
  app_need_shown ("the next, twice to end it");
  app_key (GDK_KEY_Escape, 0);
  app_need_shown ("corner by corner");
  app_key (GDK_KEY_Escape, 0);
  app_need_shown ("An empty floor");
  put_house (60, 48);
  g_assert_false (app_shows ("An empty floor"));
  app_need_shown ("copies, or what lies beneath");
  app_key (GDK_KEY_Escape, 0);
  app_need_shown ("selects all within");
  leave ();
}

/* Enter where the last corner was clicked ends the outline, though that corner was drawn to the
 * edge of the house beside it. */
static void
test_enter_ends (void)
{
  const LwPoint last = { LW_INCHES (40), LW_INCHES (22.5) - LW_INCH };

  open_new ();
  put_house (30, 20);
  app_key ('b', 0);
  app_map_click (app_inches (40, 60));
  app_map_click (app_inches (70, 60));
  app_map_click (app_inches (70, 20));
  app_map_click (last);
  app_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (n_things (), ==, 2);
  g_assert_cmpuint (only ()->points->len, ==, 4);
  g_assert_cmpint (g_array_index (only ()->points, LwPoint, 3).y, ==, LW_INCHES (22.5));
  leave ();
}

/* In a small window the last hints are left out, and none is cut. */
static void
test_hints_whole (void)
{
  GtkWidget *row, *hint;
  guint shown = 0, hidden = 0;

  app_look (1000, 560, FALSE);
  open_new ();
  app_key ('b', 0);
  app_map_click (app_inches (20, 20));
  app_map_click (app_inches (40, 20));
  app_need_shown ("One corner more");
  row = app_find_type (NULL, LW_TYPE_FIT);
  for (hint = gtk_widget_get_first_child (row); hint != NULL;
       hint = gtk_widget_get_next_sibling (hint))
    {
      graphene_rect_t box;

      if (!gtk_widget_get_child_visible (hint))
        {
          hidden++;
          continue;
        }
      shown++;
      g_assert_cmpuint (hidden, ==, 0);
      g_assert_true (gtk_widget_compute_bounds (hint, row, &box));
      g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (row));
    }
  g_assert_cmpuint (shown, >, 0);
  g_assert_cmpuint (hidden, >, 0);
  app_key (GDK_KEY_Escape, 0);
  put_house (60, 48);
  leave ();
  app_look (1366, 768, FALSE);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/acts/move", test_move);
  g_test_add_func ("/app/acts/handles", test_handles);
  g_test_add_func ("/app/acts/keys", test_keys);
  g_test_add_func ("/app/acts/twice", test_twice);
  g_test_add_func ("/app/acts/panel-keys", test_panel_keys);
  g_test_add_func ("/app/acts/numbers", test_numbers);
  g_test_add_func ("/app/acts/crossings", test_crossings);
  g_test_add_func ("/app/acts/halves", test_halves);
  g_test_add_func ("/app/acts/hints", test_hints);
  g_test_add_func ("/app/acts/hints-whole", test_hints_whole);
  g_test_add_func ("/app/acts/enter-ends", test_enter_ends);
  return app_test_run ();
}
