/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-sight.c: the view along a gun in the real window, by the keyboard alone: a named man at
 * six feet is laid on, four shots are fired, and the gun stands as it last fired.
 */
#include "app-play.h"

#include "despatch/despatch.h"
#include "lw-library.h"
#include "lw-map-view-private.h"
#include "lw-battle-report.h"
#include "lw-pick.h"
#include "lw-sight-cover.h"
#include "lw-sight-view.h"
#include "lw-statistics.h"
#include "lw-report-text.h"

/* The elevation for six feet, which a player learns. */
#define SIX_FEET_CLICKS 10

static void
play (LwBattle *battle, LwOrder *order)
{
  LwRefusal refusal = { 0 };

  g_assert_true (lw_play (battle, order, &refusal));
  lw_order_free (order);
}

/* Four of the foot to serve the gun, within six inches of it. */
static void
crew (LwBattle *battle, LwSide side)
{
  static const int beside[] = { -4, -3, 3, 4 };
  const LwGun *gun = &battle->guns[side == LW_RED ? 0 : 1];
  LwOrder *order = lw_order_new (LW_ORDER_PUT, side);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      lw_order_add_man (order, (LwRef)(i + (side == LW_RED ? 0 : 8)));
      lw_order_add_place (order, (LwPoint){ gun->at.x + LW_INCHES (beside[i]), gun->at.y });
    }
  order->bearing = side == LW_RED ? LW_NORTH : LW_SOUTH;
  play (battle, order);
}

static void
put_down (LwBattle *battle, LwSide side)
{
  g_autoptr (GPtrArray) orders = lw_putting_down_suggest (battle, side);
  guint i;

  for (i = 0; i < orders->len; i++)
    g_assert_true (lw_play (battle, g_ptr_array_index (orders, i), NULL));
  g_assert_cmpint (battle->guns[side == LW_RED ? 0 : 1].owner, ==, side);
  crew (battle, side);
  play (battle, lw_order_new (LW_ORDER_READY, side));
}

static void
pass_move (LwBattle *battle)
{
  LwSide side = battle->mover;

  play (battle, lw_order_new (LW_ORDER_GO, side));
  play (battle, lw_order_new (LW_ORDER_END, side));
  play (battle, lw_order_new (LW_ORDER_SETTLE, side));
}

/* Two small forces on a bare floor, about six feet apart; Red is to begin his second move. */
static char *
save_battle (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Bare floor", LW_INCHES (54), LW_INCHES (84));
  LwPlayer players[LW_N_SIDES] = { { (char *)"Rufus", LW_EDGE_SOUTH, { 8, 0, 1 } },
                                   { (char *)"Belinda", LW_EDGE_NORTH, { 8, 0, 1 } } };
  LwHouseRules rules;
  g_autoptr (LwBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  char *path = lw_library_new_path (LW_FILE_BATTLE, "Along the gun");

  lw_house_rules_init (&rules);
  battle = lw_battle_new (country, players, LW_VARIETY_FINISH, &rules, 1913);
  lw_battle_set_up (battle, LW_RED, FALSE);
  g_free (battle->title);
  battle->title = g_strdup ("Along the gun");
  put_down (battle, LW_RED);
  put_down (battle, LW_BLUE);
  pass_move (battle);
  pass_move (battle);
  g_assert_true (lw_battle_file_save (battle, NULL, path, &error));
  g_assert_no_error (error);
  return path;
}

static GtkWidget *
picture (void)
{
  GtkWidget *view = app_find_type (app_window (), LW_TYPE_SIGHT_VIEW);

  return view == NULL ? NULL : app_find_type (view, GTK_TYPE_DRAWING_AREA);
}

static gboolean
sight_shown (gpointer data)
{
  return (picture () != NULL) == GPOINTER_TO_INT (data);
}

/* What one who hears the screen is told of the picture. */
static char *
told (void)
{
  return app_accessible (picture (), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
need_told (const char *sentence)
{
  g_autofree char *words = NULL;

  app_settle ();
  words = told ();
  g_assert_cmpstr (words, ==, sentence);
}

/* Z puts the spy-glass away, and takes it up again. */
static void
try_glass (void)
{
  app_key ('z', 0);
  need_told ("The spy-glass is put away.");
  app_key ('z', 0);
  need_told ("The spy-glass is held up.");
}

static void
take_up_gun (void)
{
  app_key ('n', 0);
  app_settle ();
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, app_gun_of (LW_RED));
  g_assert_cmpint (lw_hand_task (app_hand ()), ==, LW_TASK_AIM);
}

/* N names one enemy after the other; the one in the middle of their line is laid at. */
static LwRef
name_man (void)
{
  const LwBattle *battle = app_battle ();
  LwPoint gun = battle->guns[app_gun_of (LW_RED)].at;
  LwRef best = LW_NONE, man;

  for (man = 0; man < (LwRef)battle->n_men; man++)
    if (battle->men[man].side == LW_BLUE &&
        (best == LW_NONE ||
         lw_distance (gun, battle->men[man].at) < lw_distance (gun, battle->men[best].at)))
      best = man;
  for (man = 0; man < (LwRef)battle->n_men; man++)
    {
      g_autofree char *name = lw_despatch_man (battle, best);
      g_autofree char *words = NULL;

      app_key ('n', 0);
      app_settle ();
      words = told ();
      if (g_str_has_prefix (words, name))
        return best;
    }
  g_assert_not_reached ();
}

static void
lay_on (LwRef man)
{
  LwPoint gun = app_battle ()->guns[app_gun_of (LW_RED)].at;
  LwAngle wanted = lw_direction (gun, app_battle ()->men[man].at);
  LwAngle by = lw_angle_between (lw_hand_bearing (app_hand ()), wanted);
  guint minutes = (guint)(ABS (by) + 30) / 60;
  guint key = by > 0 ? GDK_KEY_Left : GDK_KEY_Right;

  app_keys (key, GDK_SHIFT_MASK, minutes / 60);
  app_keys (key, 0, minutes % 60 / 10);
  app_keys (key, GDK_CONTROL_MASK, minutes % 10);
  app_keys (GDK_KEY_Up, 0, SIX_FEET_CLICKS);
  app_settle ();
  g_assert_cmpint (ABS (lw_angle_between (lw_hand_bearing (app_hand ()), wanted)), <=, 60);
  g_assert_cmpint (lw_hand_elevation (app_hand ()), ==, SIX_FEET_CLICKS * 600);
}

static gboolean
loaded (gpointer data)
{
  return lw_hand_loaded (app_hand ());
}

static void
fire_four (void)
{
  guint i;

  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    {
      guint before = app_orders ();
      g_autofree char *line = g_strdup_printf ("Shot %u: 1° ", i + 1);

      app_need_shown ("Space fires");
      app_key (GDK_KEY_space, 0);
      app_wait_order (before);
      app_need_shown (line);
      /* While it is loaded it does not fire. */
      app_key (GDK_KEY_space, 0);
      app_settle ();
      g_assert_cmpuint (app_battle ()->guns[app_gun_of (LW_RED)].shots, ==, i + 1);
    }
  app_need_shown ("Four shots fired");
}

static const LwOrder *
last_shot (void)
{
  const LwBattle *battle = app_battle ();
  guint i;

  for (i = battle->record->len; i > 0; i--)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i - 1);

      if (order->kind == LW_ORDER_FIRE)
        return order;
    }
  g_assert_not_reached ();
}

/* R37: no gun fires a fifth time. */
static void
refuse_fifth (void)
{
  guint before = app_orders ();

  app_wait (loaded, NULL, "the gun to be loaded");
  app_need_shown ("All shots fired");
  app_key (GDK_KEY_space, 0);
  app_need_shown ("R37");
  g_assert_cmpuint (app_orders (), ==, before);
}

/* The dead of the log and those of the floor are the same. */
static void
check_shots (void)
{
  const LwBattle *battle = app_battle ();
  const LwGun *gun = &battle->guns[app_gun_of (LW_RED)];
  guint dead = lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_DEAD);

  g_assert_cmpuint (dead, >=, 1);
  g_assert_cmpuint (dead, ==, gun->felled_all);
  g_assert_cmpint (gun->bearing, ==, last_shot ()->bearing);
  g_assert_cmpint (gun->elevation, ==, last_shot ()->elevation);
  /* What is stored is what the unsteady hand made of the laying: six minutes at most. */
  g_assert_cmpint (ABS (lw_angle_between (gun->bearing, lw_hand_bearing (app_hand ()))), <=, 360);
  g_assert_cmpint (ABS (gun->elevation - lw_hand_elevation (app_hand ())), <=, 360);
  g_assert_true (gun->bearing != lw_hand_bearing (app_hand ()) ||
                 gun->elevation != lw_hand_elevation (app_hand ()));
}

/* Whom the record says a shot of Red's killed. */
static gboolean
recorded_dead (const LwBattle *battle, LwRef man)
{
  guint i, k;

  for (i = 0; i < battle->record->len; i++)
    {
      const LwOrder *order = g_ptr_array_index (battle->record, i);

      for (k = 0; order->kind == LW_ORDER_FIRE && k < order->dead->len; k++)
        if (g_array_index (order->dead, LwRef, k) == man)
          return TRUE;
    }
  return FALSE;
}

/* Whom what happened, from which log and report are written, says it killed. */
static gboolean
told_dead (const LwBattle *battle, LwRef man)
{
  guint i;

  for (i = 0; i < battle->events->len; i++)
    {
      const LwEvent *event = &g_array_index (battle->events, LwEvent, i);

      if (event->kind == LW_EVENT_KILLED && event->man == man)
        return TRUE;
    }
  return FALSE;
}

/* The same dead on the map, at the sight, in the record, in the story and in the file. */
static void
check_each_man (const LwBattle *battle, const LwBattle *saved)
{
  LwSight sight = { .gun = app_gun_of (LW_RED),
                    .bearing = LW_NORTH,
                    .viewer = LW_VIEWER_BOTH,
                    .named = LW_NONE,
                    .width = 1366,
                    .height = 768 };
  g_autoptr (GArray) seen = lw_sight_men (battle, &sight, LW_BLUE);
  LwRef man;
  guint i;

  for (man = 0; man < (LwRef)battle->n_men; man++)
    {
      gboolean dead = battle->men[man].state == LW_MAN_DEAD;
      LwRef picked = lw_pick_man (battle, LW_VIEWER_BOTH, battle->men[man].at, 0);

      g_assert_cmpint (dead, ==, recorded_dead (battle, man));
      g_assert_cmpint (dead, ==, told_dead (battle, man));
      g_assert_cmpint (dead, ==, picked != man);
      g_assert_cmpint (saved->men[man].state, ==, battle->men[man].state);
      if (dead)
        g_assert_true (lw_scene_still_lies (battle, man));
      for (i = 0; i < seen->len; i++)
        g_assert_false (dead && g_array_index (seen, LwRef, i) == man);
    }
}

/* The same number in the words of the log and in the printed report. */
static void
check_words (const LwBattle *battle, guint dead)
{
  static const char *const numbers[] = { "nobody", "one", "two", "three", "four" };
  g_autoptr (LwStatistics) statistics = lw_statistics_new (battle);
  g_autoptr (GPtrArray) log = lw_despatch_events (battle, 1);
  g_autofree char *report = lw_report_text (battle, NULL, NULL, NULL, "2026-11-30");
  g_autofree char *fire = g_strdup_printf ("Red gun         %u      4    %u", dead, dead);
  const char *last = g_ptr_array_index (log, log->len - 1);

  g_assert_cmpuint (dead, <, G_N_ELEMENTS (numbers));
  g_assert_cmpuint (statistics->felled[LW_RED], ==, dead);
  g_assert_cmpuint (statistics->dead[LW_BLUE][LW_INFANTRY], ==, dead);
  g_assert_nonnull (strstr (last, "fires four times"));
  g_assert_nonnull (strstr (last, numbers[dead]));
  g_assert_nonnull (strstr (report, fire));
}

static void
check_same_dead (void)
{
  const LwBattle *battle = app_battle ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) saved = NULL;
  LwReportWords *words = NULL;

  g_assert_true (lw_session_file_save (lw_session_file (app_session ()), NULL));
  saved =
      lw_battle_file_load (lw_session_file_path (lw_session_file (app_session ())), &words, &error);
  g_assert_no_error (error);
  g_assert_null (words);
  check_each_man (battle, saved);
  check_words (battle, lw_battle_count (battle, LW_BLUE, LW_INFANTRY, LW_MAN_DEAD));
}

static void
move_a_man (void)
{
  guint before = app_orders ();

  app_key ('n', 0);
  app_settle ();
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 1);
  app_keys (GDK_KEY_Up, 0, 5);
  app_key (GDK_KEY_Return, 0);
  app_wait_order (before);
  g_assert_cmpint (app_battle ()->phase, ==, LW_PHASE_MEN);
}

/* Guns First: after a man has moved, no gun fires. */
static void
refuse_gun (void)
{
  guint before = app_orders ();

  app_key ('p', 0);
  app_settle ();
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, app_gun_of (LW_RED));
  app_wait (loaded, NULL, "the gun to be loaded");
  app_key (GDK_KEY_space, 0);
  app_need_shown ("R27");
  g_assert_cmpuint (app_orders (), ==, before);
}

static void
begin_move (void)
{
  app_click_text ("Along the gun");
  app_wait_phase (LW_PHASE_WAITING);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_phase (LW_PHASE_GUNS);
  take_up_gun ();
}

/* The map hears of a shot first; then its flight is seen over it. */
static void
played_cb (LwSession *session, guint first, gpointer data)
{
  guint *samples = data;
  LwFlightPoint at;

  g_assert_nonnull (app_map ()->shot.flight);
  g_assert_cmpint (app_map ()->shot.flight->rest.x, ==, last_shot ()->rest.x);
  g_assert_cmpint (app_map ()->shot.flight->rest.y, ==, last_shot ()->rest.y);
  *samples = app_map ()->shot.flight->path->len;
  g_assert_true (lw_map_shot_at (&app_map ()->shot, &at));
  g_assert_true (lw_map_shot_skip (&app_map ()->shot));
  g_assert_false (lw_map_shot_at (&app_map ()->shot, &at));
  g_assert_false (lw_map_shot_skip (&app_map ()->shot));
}

/* However slow the machine, the shot has hardly left the muzzle. */
static void
hold_cb (LwSession *session, guint first, gpointer data)
{
  app_map ()->shot.since = g_get_monotonic_time () + G_TIME_SPAN_HOUR;
}

static gboolean
flies (gpointer data)
{
  LwFlightPoint at;

  return lw_map_shot_at (&app_map ()->shot, &at);
}

/* A shot fired with Space flies until Space is pressed, or the map clicked, and no second one is
 * fired by that. */
static void
skip_flight (gboolean by_key)
{
  gulong held;
  guint before;

  app_wait (loaded, NULL, "the gun to be loaded");
  before = app_orders ();
  held = g_signal_connect_after (app_session (), "played", G_CALLBACK (hold_cb), NULL);
  app_key (GDK_KEY_space, 0);
  app_wait (flies, NULL, "a shot to fly");
  g_signal_handler_disconnect (app_session (), held);
  g_assert_cmpuint (app_orders (), ==, before + 1);
  if (by_key)
    app_key (GDK_KEY_space, 0);
  else
    app_click_at (GTK_WIDGET (app_map ()), 40, 40, 1);
  g_assert_null (app_map ()->shot.flight);
  g_assert_cmpuint (app_orders (), ==, before + 1);
  g_assert_cmpint (lw_hand_gun (app_hand ()), ==, app_gun_of (LW_RED));
}

/* Fired from the map, a shot flies over it on its own way, until somebody has seen enough. */
static void
test_over_map (void)
{
  g_autofree char *path = save_battle ();
  guint samples = 0, before;

  app_open ();
  begin_move ();
  app_keys (GDK_KEY_Left, GDK_SHIFT_MASK, 180);
  app_keys (GDK_KEY_Up, 0, SIX_FEET_CLICKS);
  app_settle ();
  before = app_orders ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_connect_after (app_session (), "played", G_CALLBACK (played_cb), &samples);
  app_key (GDK_KEY_space, 0);
  app_wait_order (before);
  g_assert_cmpuint (samples, >, 10);
  g_signal_handlers_disconnect_by_data (app_session (), &samples);
  skip_flight (TRUE);
  skip_flight (FALSE);

  /* Nothing moves where no motion is wished. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  before = app_orders ();
  app_wait (loaded, NULL, "the gun to be loaded");
  app_key (GDK_KEY_space, 0);
  app_wait_order (before);
  g_assert_null (app_map ()->shot.flight);
  app_close ();
  app_forget_files ();
}

static void
test_sight (void)
{
  g_autofree char *path = save_battle ();

  app_open ();
  begin_move ();
  app_key ('v', 0);
  app_wait (sight_shown, GINT_TO_POINTER (TRUE), "the view along the gun");
  try_glass ();
  lay_on (name_man ());
  fire_four ();
  refuse_fifth ();
  check_shots ();
  check_same_dead ();
  app_key (GDK_KEY_Escape, 0);
  app_wait (sight_shown, GINT_TO_POINTER (FALSE), "the map");
  move_a_man ();
  refuse_gun ();
  app_close ();
  app_forget_files ();
}

/* The gun was put down and points to the rear: those who are in the way of the laying chosen in the
 * sight lie down for it, and stand up again by the same key (R39). */
static void
test_lie (void)
{
  g_autofree char *path = save_battle ();
  LwRef man, gun;
  const LwOrder *order;
  guint before;

  app_open ();
  begin_move ();
  gun = app_gun_of (LW_RED);
  man = 7;
  app_key ('v', 0);
  app_wait (sight_shown, GINT_TO_POINTER (TRUE), "the view along the gun");
  lw_hand_aim_at (app_hand (), app_battle ()->men[man].at);
  before = app_orders ();
  app_key ('l', 0);
  app_wait_order (before);
  order = g_ptr_array_index (app_battle ()->record, app_battle ()->record->len - 1);
  g_assert_cmpint (order->kind, ==, LW_ORDER_LIE);
  g_assert_cmpint (order->gun, ==, gun);
  g_assert_cmpint (order->bearing, ==, lw_hand_bearing (app_hand ()));
  g_assert_true (app_battle ()->men[man].prone);

  app_key ('l', 0);
  app_wait_order (before + 1);
  g_assert_false (app_battle ()->men[man].prone);

  /* Nobody of his stands towards the enemy's corner. */
  lw_hand_aim_at (app_hand (), (LwPoint){ app_battle ()->guns[gun].at.x, LW_INCHES (84) });
  app_key ('l', 0);
  need_told ("None of your men is in the way of that shot.");
  g_assert_cmpuint (app_orders (), ==, before + 2);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/sight/over-map", test_over_map);
  g_test_add_func ("/app/sight/journey", test_sight);
  g_test_add_func ("/app/sight/lie-down", test_lie);
  g_test_add_func ("/laws/R39/lie-down-at-the-sight", test_lie);
  return app_test_run ();
}
