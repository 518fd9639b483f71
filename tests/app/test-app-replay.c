/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-replay.c: a battle seen again: order by order, by slider and by moves, and the other's
 * last move at the start of one's own. Nothing in it changes the battle.
 */
#include "app-files.h"

#include "lw-battle-file.h"
#include "lw-map-view-private.h"
#include "lw-replay-page.h"
#include "lw-navigator.h"

#define SHIPPED "../data/battles/hooks-farm.lwbattle"

static LwBattle *
load_shipped (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, SHIPPED, NULL);
  g_autoptr (GError) error = NULL;
  LwBattle *battle = lw_battle_file_load (path, NULL, &error);

  g_assert_no_error (error);
  return battle;
}

static char *
seal_of (LwReplay *replay)
{
  return lw_battle_checksum (lw_session_battle (lw_replay_session (replay)));
}

/* On to the end, then to every beginning of a move and back: the same moments, the same state. */
static void
test_same_state (void)
{
  g_autoptr (LwBattle) battle = load_shipped ();
  g_autofree char *was = lw_battle_checksum (battle);
  g_autoptr (LwReplay) replay = lw_replay_new (battle);
  g_autoptr (GPtrArray) seals = g_ptr_array_new_with_free_func (g_free);
  guint i, middle = lw_replay_length (replay) / 2;
  g_autofree char *end = NULL;

  do
    g_ptr_array_add (seals, seal_of (replay));
  while (lw_replay_step (replay));
  g_assert_cmpuint (lw_replay_position (replay), ==, lw_replay_length (replay));
  end = seal_of (replay);
  g_assert_cmpstr (end, ==, was);
  g_assert_cmpuint (lw_replay_n_moves (replay), >, 8);
  for (i = 0; i < lw_replay_n_moves (replay); i++)
    {
      g_autofree char *seal = NULL;

      lw_replay_go_to (replay, lw_replay_move_start (replay, i));
      g_assert_cmpuint (lw_replay_move (replay), ==, i);
      seal = seal_of (replay);
      g_assert_cmpstr (seal, ==, g_ptr_array_index (seals, lw_replay_position (replay)));
    }
  lw_replay_go_to (replay, middle);
  for (i = middle; i > middle - 5; i--)
    {
      g_autofree char *seal = seal_of (replay);

      g_assert_cmpstr (seal, ==, g_ptr_array_index (seals, i));
      g_assert_true (lw_replay_step_back (replay));
    }
}

/* The last move of a side begins with its Go, and nothing before it can be reached. */
static void
test_last_move (void)
{
  g_autoptr (LwBattle) battle = load_shipped ();
  g_autoptr (LwReplay) replay = lw_replay_new_last_move (battle, LW_BLUE);
  g_autofree char *name = NULL;

  g_assert_nonnull (replay);
  name = lw_replay_move_name (replay, lw_replay_move (replay));
  g_assert_true (g_str_has_prefix (name, "Blue, move "));
  g_assert_cmpuint (lw_replay_position (replay), ==, 0);
  g_assert_false (lw_replay_step_back (replay));
  while (lw_replay_step (replay))
    ;
  g_assert_cmpuint (lw_replay_position (replay), ==, lw_replay_length (replay));
}

static LwReplayView *
view (void)
{
  GtkWidget *found = app_find_type (NULL, LW_TYPE_REPLAY_VIEW);

  g_assert_nonnull (found);
  return LW_REPLAY_VIEW (found);
}

static double
slider_value (void)
{
  return gtk_range_get_value (GTK_RANGE (app_need_named (GTK_TYPE_SCALE, "Moment of the battle")));
}

static gboolean
beyond (gpointer data)
{
  return slider_value () > GPOINTER_TO_UINT (data);
}

static gboolean
stands_still (gpointer data)
{
  return !lw_replay_view_plays_for_test (data);
}

/* From the account of a battle that has been fought: slider, steps, moves, play. */
static void
test_page (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, SHIPPED, NULL);
  GtkWidget *slider;

  app_open ();
  lw_navigator_open_path (LW_NAVIGATOR (app_window ()), path);
  app_click_text ("See the battle again");
  app_need_shown ("before the armies are put down");
  slider = app_need_named (GTK_TYPE_SCALE, "Moment of the battle");
  app_key (GDK_KEY_Page_Down, 0);
  app_need_shown ("Red, move 1 · order");
  app_key (GDK_KEY_Right, 0);
  app_key (GDK_KEY_Right, 0);
  app_choose ("Go to a move", "Blue, move 4");
  app_need_shown ("Blue, move 4 · order");
  app_click_text ("Step on");
  app_click_text ("Step back");
  app_choose ("Speed", "speed 4");
  app_click_text ("Play");
  app_wait (beyond, GUINT_TO_POINTER ((guint)slider_value () + 1), "a battle that plays");
  app_click_text ("Pause");
  app_wait (stands_still, view (), "a pause");
  app_click_at (slider, gtk_widget_get_width (slider) / 2.0, gtk_widget_get_height (slider) / 2.0,
                1);
  app_key (GDK_KEY_End, 0);
  app_wait (
      beyond,
      GUINT_TO_POINTER (
          (guint)gtk_adjustment_get_upper (gtk_range_get_adjustment (GTK_RANGE (slider))) - 1),
      "the end");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("See the battle again");
  app_close ();
}

/* Whoever looks at an older moment can neither move nor fire nor end: the mouse on the map and the
 * keys of the table change neither the moment nor the battle. */
static void
test_only_looked_at (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, SHIPPED, NULL);
  g_autofree char *file = app_text (path);
  g_autofree char *after = NULL;
  g_autofree char *moment = NULL;
  g_autofree char *still = NULL;
  LwMapView *map;
  LwPoint man;
  double x, y;

  app_open ();
  lw_navigator_open_path (LW_NAVIGATOR (app_window ()), path);
  app_click_text ("See the battle again");
  app_need_shown ("before the armies are put down");
  app_choose ("Go to a move", "Blue, move 4");
  app_need_shown ("Blue, move 4 · order");
  map = LW_MAP_VIEW (app_find_type (GTK_WIDGET (view ()), LW_TYPE_MAP_VIEW));
  g_assert_true (lw_session_looks (lw_map_scene_session (map->camera.scene)));
  moment = lw_battle_checksum (lw_session_battle (lw_map_scene_session (map->camera.scene)));
  man = lw_session_battle (lw_map_scene_session (map->camera.scene))->men[0].at;
  lw_view_to_paper (&map->camera.view, man, &x, &y);
  app_drag (GTK_WIDGET (map), x, y, x, y + 60);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_key ('z', GDK_CONTROL_MASK);
  app_key ('a', GDK_CONTROL_MASK);
  app_settle ();
  g_assert_null (app_find_text (NULL, "Undo"));
  still = lw_battle_checksum (lw_session_battle (lw_map_scene_session (map->camera.scene)));
  g_assert_cmpstr (still, ==, moment);
  app_close ();
  after = app_text (path);
  g_assert_cmpstr (after, ==, file);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/replay/same-state", test_same_state);
  g_test_add_func ("/app/replay/last-move", test_last_move);
  g_test_add_func ("/app/replay/page", test_page);
  g_test_add_func ("/reports/T23/only-looked-at", test_only_looked_at);
  return app_test_run ();
}
