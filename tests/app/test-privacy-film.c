/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-privacy-film.c: frame by frame from the end of one player's work until the other says
 * "Show": two battles that differ in what is hidden give the same frames, words and file names.
 */
#include "app-eyes.h"
#include "app-fight.h"

#include "lw-settings.h"

#define PLAYS 2

/* Twice the same army, as different as can be on the floor, in habits and in the number of acts. */
static void
dispose (LwSide side, guint which)
{
  app_take_hand (side);
  if (which == 0)
    {
      app_put ("Take horse", app_place (side, 112, 8));
      app_put ("Take a gun", app_place (side, 100, 4));
    }
  else
    app_put ("Take foot", app_place (side, 60, 6));
}

/* From Red's Ready until Blue takes the hand. */
static GPtrArray *
film_putting_down (guint which)
{
  GPtrArray *frames;
  AppFilm film;

  app_open ();
  app_lay_down (NULL);
  dispose (LW_RED, which);
  app_click_text ("Put the rest down for me");
  app_film_begin (&film);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("Blue (Belinda) to put down");
  frames = app_film_end (&film);
  app_close ();
  app_forget_files ();
  return frames;
}

static void
test_putting_down (void)
{
  g_autoptr (GPtrArray) one = film_putting_down (0);
  g_autoptr (GPtrArray) two = film_putting_down (1);

  app_film_compare (one, two);
}

/* Both armies down alike, the curtain drawn back, and Red has said Go. */
static void
begin_move (void)
{
  guint side;

  app_open ();
  app_lay_down (NULL);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      app_take_hand (side);
      app_be_ready ();
    }
  app_raise_curtain ();
  app_go ();
}

/* One man a little way; or three, of whom one is taken back and sent again. */
static void
move (guint which)
{
  app_march_south (0);
  if (which == 0)
    return;
  app_march_south (7);
  app_march_south (14);
  app_key ('z', GDK_CONTROL_MASK);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
}

/* What may be seen while the map is hidden between two moves, and what is left of it elsewhere. */
enum
{
  MOVER, /* Red looks at his own move: this may and must differ */
  BETWEEN,
  START_PAGE, /* whose card has a picture of the battle */
  REOPENED,
  N_LOOKS
};

static const char *const places[N_LOOKS] = { "Red's own move", "between the moves",
                                             "the start page", "the battle opened again" };

static void
no_key_reaches_through (void)
{
  static const guint letters[] = { 's', 'v', 'o', 'n', 'f', 'i', 'd', 'h' };
  guint i, orders = app_orders ();

  for (i = 0; i < G_N_ELEMENTS (letters); i++)
    app_key (letters[i], 0);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_key ('z', GDK_CONTROL_MASK);
  app_key ('p', GDK_CONTROL_MASK);
  g_assert_cmpuint (app_orders (), ==, orders);
  app_need_shown ("Blue (Belinda) to move");
}

/* When a file was written last is of the clock on the wall, and of no side. */
static void
cover_time (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      if (GTK_IS_LABEL (widget) &&
          g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Saved today"))
        gtk_label_set_text (GTK_LABEL (widget), "Saved today");
    }
}

static GPtrArray *
film_move (guint which, AppLook *looks[N_LOOKS])
{
  GPtrArray *frames;
  AppFilm film;

  g_settings_set_boolean (lw_settings (), "hide-map-at-hand-over", TRUE);
  begin_move ();
  move (which);
  app_end_move ();
  looks[MOVER] = app_look_at (FALSE);
  app_film_begin (&film);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_wait_phase (LW_PHASE_WAITING);
  app_need_shown ("Blue (Belinda) to move");
  frames = app_film_end (&film);
  looks[BETWEEN] = app_look_at (FALSE);
  no_key_reaches_through ();
  app_click_text ("Back");
  app_need_shown ("Resume");
  cover_time ();
  looks[START_PAGE] = app_look_at (FALSE);
  app_click_text ("Rufus against Belinda");
  app_need_shown ("Blue (Belinda) to move");
  looks[REOPENED] = app_look_at (FALSE);
  app_press_through ("I am Blue: show me the map");
  app_go ();
  app_close ();
  g_settings_reset (lw_settings (), "hide-map-at-hand-over");
  app_forget_files ();
  return frames;
}

static void
test_move (void)
{
  AppLook *looks[PLAYS][N_LOOKS];
  g_autoptr (GPtrArray) one = film_move (0, looks[0]);
  g_autoptr (GPtrArray) two = film_move (1, looks[1]);
  guint i, k;

  app_film_compare (one, two);
  app_look_assert_differ (looks[0][MOVER], looks[1][MOVER]);
  for (k = BETWEEN; k < N_LOOKS; k++)
    app_look_compare (looks[0][k], looks[1][k], places[k]);
  for (i = 0; i < PLAYS; i++)
    for (k = 0; k < N_LOOKS; k++)
      app_look_free (looks[i][k]);
}

/* The curtain closed for visitors, and the pause that closes it too: from the first frame. */
static GPtrArray *
film_curtain (guint which, guint key, GdkModifierType modifiers)
{
  GPtrArray *frames;
  AppFilm film;

  begin_move ();
  move (which);
  app_key (GDK_KEY_Escape, 0);
  app_film_begin (&film);
  app_key (key, modifiers);
  app_need_shown ("The curtain is closed");
  frames = app_film_end (&film);
  app_close ();
  app_forget_files ();
  return frames;
}

static void
test_curtain (void)
{
  g_autoptr (GPtrArray) one = film_curtain (0, 'c', 0);
  g_autoptr (GPtrArray) two = film_curtain (1, 'c', 0);

  app_film_compare (one, two);
}

static void
test_pause (void)
{
  g_autoptr (GPtrArray) one = film_curtain (0, 'p', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_autoptr (GPtrArray) two = film_curtain (1, 'p', GDK_CONTROL_MASK | GDK_SHIFT_MASK);

  app_film_compare (one, two);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/reports/T17/frame-by-frame", test_putting_down);
  g_test_add_func ("/app/privacy/film/move", test_move);
  g_test_add_func ("/app/privacy/film/curtain", test_curtain);
  g_test_add_func ("/app/privacy/film/pause", test_pause);
  return app_test_run ();
}
