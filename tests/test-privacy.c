/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-privacy.c: nothing that the curtain hides can be seen, read or heard: two different hidden
 * dispositions give the same pixels, titles, tooltips, words and accessible names.
 */
#include "app-play.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#define DISPOSITIONS 2

/* All that a player, or a program that reads the screen to him, could learn of the window. */
typedef struct
{
  guchar *pixels;
  gsize size;
  GPtrArray
      *words; /* of char*: one line for each widget that is there for a reader of the screen */
} Look;

static void
look_free (Look *look)
{
  g_free (look->pixels);
  g_ptr_array_unref (look->words);
  g_free (look);
}

/* What has never been said and what says nothing sound alike. */
static char *
spoken (GtkWidget *widget, GtkAccessibleProperty property)
{
  char *words = app_accessible (widget, property);

  if (words == NULL || g_str_equal (words, "undefined"))
    {
      g_free (words);
      return g_strdup ("");
    }
  return words;
}

static char *
describe (GtkWidget *widget, guint depth)
{
  g_autofree char *text = app_text_of (widget);
  g_autofree char *label = spoken (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *more = spoken (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_autofree char *value = spoken (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  const char *title = GTK_IS_WINDOW (widget) ? gtk_window_get_title (GTK_WINDOW (widget)) : NULL;

  return g_strdup_printf ("%*s%s%s%s title '%s' text '%s' tooltip '%s' label '%s' more '%s' value "
                          "'%s'",
                          (int)depth, "", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_visible (widget) ? "" : " invisible",
                          gtk_widget_get_sensitive (widget) ? "" : " insensitive", title, text,
                          tooltip, label, more, value);
}

/* @all: even of what is invisible, which is never read out. */
static void
read_words (GtkWidget *widget, gboolean all, guint depth, GPtrArray *words)
{
  GtkWidget *child;

  if (!all && !gtk_widget_get_visible (widget))
    return;
  /* Tooltips are compared where they belong; the little window comes and goes by the clock. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  g_ptr_array_add (words, describe (widget, depth));
  for (child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_words (child, all, depth + 1, words);
}

/* A toast says the same to all, but goes when its seconds are over. */
static gboolean
no_toast (gpointer data)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    if (GTK_IS_REVEALER (g_ptr_array_index (all, i)) &&
        gtk_revealer_get_child_revealed (g_ptr_array_index (all, i)))
      return FALSE;
  return TRUE;
}

/* The pointer rests in the same corner for every look, and the ring that keys draw is off. */
static Look *
look_at_window (gboolean all)
{
  Look *look = g_new0 (Look, 1);

  app_point_at (app_window (), gtk_widget_get_width (app_window ()) - 4.0,
                gtk_widget_get_height (app_window ()) - 4.0);
  gtk_window_set_focus_visible (GTK_WINDOW (app_window ()), FALSE);
  app_wait (no_toast, NULL, "the end of a toast");
  app_settle ();
  app_settle ();
  look->pixels = app_grab (&look->size);
  look->words = g_ptr_array_new_with_free_func (g_free);
  read_words (app_window (), all, 0, look->words);
  return look;
}

static void
compare (const Look *one, const Look *two, const char *where)
{
  guint i;
  gsize at, differing = 0;

  g_test_message ("compared: %s", where);
  for (i = 0; i < MIN (one->words->len, two->words->len); i++)
    g_assert_cmpstr (g_ptr_array_index (one->words, i), ==, g_ptr_array_index (two->words, i));
  g_assert_cmpuint (one->words->len, ==, two->words->len);
  g_assert_cmpuint (one->size, ==, two->size);
  for (at = 0; at < one->size; at++)
    differing += one->pixels[at] != two->pixels[at] ? 1 : 0;
  g_assert_cmpuint (differing, ==, 0);
}

/* And the test can see: what is not hidden differs. */
static void
assert_differ (const Look *one, const Look *two)
{
  g_assert_cmpuint (one->size, ==, two->size);
  g_assert_cmpint (memcmp (one->pixels, two->pixels, one->size), !=, 0);
}

/* Twice the same army, as different as can be on the floor, in habits and in the number of acts. */
static void
dispose (LwSide side, guint which)
{
  app_take_hand (side);
  if (which == 0)
    {
      app_spin_down ("Men in a company", 6);
      app_put ("Take horse", app_place (side, 112, 8));
      app_put ("Take a gun", app_place (side, 100, 4));
      app_click_text ("Take foot");
      app_choose ("Formation", "Column");
      app_map_click (app_place (side, 20, 8));
    }
  else
    app_put ("Take foot", app_place (side, 60, 6));
}

enum
{
  RED_AT_WORK,      /* seen by Red himself: this may and must differ */
  HAND_OVER,        /* Red is ready, Blue to come */
  BLUE_AT_WORK,     /* Blue puts down, Red is hidden */
  HALFWAY_AT_START, /* left for the start page while Red is hidden */
  BOTH_READY,
  CURTAIN_IN_MOVE, /* closed later, over different positions */
  N_LOOKS
};

static const char *const places[] = { "Red at work",    "the hand-over",  "Blue at work",
                                      "the start page", "both are ready", "the curtain in a move" };

static void
march_one (LwRef man)
{
  LwPoint at = app_battle ()->men[man].at;
  guint before = app_orders ();

  app_map_click (at);
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (7) });
  app_wait_order (before);
}

static void
march_somewhere (guint which)
{
  march_one (0);
  if (which == 0)
    return;
  march_one (7);
  march_one (14);
}

/* No report of what may not be seen, and none to print. */
static void
assert_no_report (void)
{
  GtkWidget *words = app_find_text (NULL, "Report");

  g_assert_true (words == NULL || !gtk_widget_is_sensitive (words));
  app_key ('p', GDK_CONTROL_MASK);
  app_settle ();
  g_assert_null (app_find_text (NULL, "Save as PDF…"));
}

static void
close_curtain (void)
{
  app_click_text ("Curtain");
  app_need_shown ("The curtain is closed");
}

/* The card says when the battle was put by; that is the same hour for both. */
static void
go_to_start (void)
{
  struct utimbuf hour = { 1000000000, 1000000000 };
  g_autofree char *path = g_strdup (lw_session_path (app_session ()));

  app_click_text ("Back");
  app_need_shown ("Resume");
  g_assert_cmpint (g_utime (path, &hour), ==, 0);
  app_click_text ("New battle");
  app_click_text ("Back");
  app_need_shown ("Resume");
}

static void
play (guint which, Look *looks[N_LOOKS])
{
  app_open ();
  app_lay_down (NULL);
  dispose (LW_RED, which);
  looks[RED_AT_WORK] = look_at_window (TRUE);
  app_be_ready ();
  app_need_shown ("Blue (Belinda) to put down");
  assert_no_report ();
  looks[HAND_OVER] = look_at_window (TRUE);
  go_to_start ();
  looks[HALFWAY_AT_START] = look_at_window (TRUE);
  app_click_text ("Rufus against Belinda");
  app_take_hand (LW_BLUE);
  looks[BLUE_AT_WORK] = look_at_window (TRUE);
  g_assert_false (gtk_widget_is_sensitive (app_find_text (NULL, "Undo")));
  app_key ('z', GDK_CONTROL_MASK);
  g_assert_true (app_battle ()->ready[LW_RED]);
  app_be_ready ();
  app_need_shown ("Both are ready");
  looks[BOTH_READY] = look_at_window (TRUE);
  app_raise_curtain ();
  app_go ();
  march_somewhere (which);
  close_curtain ();
  assert_no_report ();
  looks[CURTAIN_IN_MOVE] = look_at_window (FALSE);
  app_close ();
  app_forget_files ();
}

static void
test_two_dispositions (void)
{
  Look *looks[DISPOSITIONS][N_LOOKS];
  guint i, k;

  for (i = 0; i < DISPOSITIONS; i++)
    play (i, looks[i]);
  assert_differ (looks[0][RED_AT_WORK], looks[1][RED_AT_WORK]);
  for (k = HAND_OVER; k < N_LOOKS; k++)
    compare (looks[0][k], looks[1][k], places[k]);
  for (i = 0; i < DISPOSITIONS; i++)
    for (k = 0; k < N_LOOKS; k++)
      look_free (looks[i][k]);
}

/*
 * Every frame that is drawn from the moment when nobody may look: its pixels as a sum, each once
 * while it stays the same. What is shown before, to the player himself, is no frame of these.
 */
typedef struct
{
  GPtrArray *frames;
  gboolean on;
} Film;

static void
painted_cb (GdkFrameClock *clock, Film *film)
{
  g_autofree guchar *pixels = NULL;
  g_autofree char *sum = NULL;
  gsize size;

  if (!film->on)
    return;
  gdk_display_sync (gdk_display_get_default ());
  pixels = app_grab (&size);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, size);
  if (film->frames->len == 0 ||
      !g_str_equal (g_ptr_array_index (film->frames, film->frames->len - 1), sum))
    g_ptr_array_add (film->frames, g_steal_pointer (&sum));
}

static void
viewer_cb (LwSession *session, Film *film)
{
  film->on = lw_session_viewer (session) == LW_VIEWER_NOBODY;
}

/* From Red's Ready until Blue takes the hand; the pointer rests where the button will not be. */
static GPtrArray *
film_hand_over (guint which)
{
  Film film = { g_ptr_array_new_with_free_func (g_free), FALSE };
  GdkFrameClock *clock;
  guint i;

  app_open ();
  app_lay_down (NULL);
  dispose (LW_RED, which);
  app_click_text ("Put the rest down for me");
  app_point_at (app_window (), gtk_widget_get_width (app_window ()) - 4.0,
                gtk_widget_get_height (app_window ()) - 4.0);
  app_wait (no_toast, NULL, "the end of a toast");
  clock = gtk_widget_get_frame_clock (app_window ());
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &film);
  g_signal_connect (app_session (), "viewer", G_CALLBACK (viewer_cb), &film);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("Blue (Belinda) to put down");
  for (i = 0; i < 5; i++)
    {
      gtk_widget_queue_draw (app_window ());
      app_settle ();
    }
  g_signal_handlers_disconnect_by_data (clock, &film);
  g_signal_handlers_disconnect_by_data (app_session (), &film);
  app_close ();
  app_forget_files ();
  return film.frames;
}

static void
test_frame_by_frame (void)
{
  g_autoptr (GPtrArray) one = film_hand_over (0);
  g_autoptr (GPtrArray) two = film_hand_over (1);
  guint i;

  g_assert_cmpuint (one->len, >, 0);
  g_assert_cmpuint (one->len, ==, two->len);
  for (i = 0; i < one->len; i++)
    g_assert_cmpstr (g_ptr_array_index (one, i), ==, g_ptr_array_index (two, i));
}

/* No key and no action reaches through the hand-over page. */
static void
test_keys_on_hand_over (void)
{
  static const guint letters[] = { 'n', 'p', 'f', 'a', 'h', 'c', 'm', GDK_KEY_Page_Up };
  guint i, orders;
  Look *before, *after;

  app_open ();
  app_lay_down (NULL);
  app_take_hand (LW_RED);
  app_be_ready ();
  app_need_shown ("Blue (Belinda) to put down");
  before = look_at_window (TRUE);
  orders = app_orders ();
  for (i = 0; i < G_N_ELEMENTS (letters); i++)
    app_key (letters[i], 0);
  app_key ('z', GDK_CONTROL_MASK);
  app_key ('p', GDK_CONTROL_MASK);
  app_key ('z', GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  after = look_at_window (TRUE);
  g_assert_cmpuint (app_orders (), ==, orders);
  compare (before, after, "keys on the hand-over page");
  look_free (before);
  look_free (after);
  app_close ();
  app_forget_files ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/reports/T18/two-dispositions", test_two_dispositions);
  g_test_add_func ("/reports/T17/frame-by-frame", test_frame_by_frame);
  g_test_add_func ("/app/privacy/keys-on-hand-over", test_keys_on_hand_over);
  return app_test_run ();
}
