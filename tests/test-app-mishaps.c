/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-mishaps.c: bad luck at the table: the window closed or resized in the middle of a drag,
 * the same key again and again, letters on the bases, and letters half as large again.
 */
#include "app-fight.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <string.h>

#include "lw-battle-file.h"
#include "lw-settings.h"

#define LARGE_TEXT 3 / 2

static Display *mouse;

static void
press (gboolean down)
{
  XTestFakeButtonEvent (mouse, 1, down ? True : False, CurrentTime);
  XSync (mouse, False);
}

static void
begin (void)
{
  guint side;

  app_open ();
  mouse = XOpenDisplay (NULL);
  app_lay_down (NULL);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      app_take_hand (side);
      app_be_ready ();
    }
  app_raise_curtain ();
  app_go ();
}

static void
end (void)
{
  XCloseDisplay (mouse);
  app_forget_files ();
}

/* The first man taken up and carried half his way, the button still down. */
static LwPoint
carry_half (void)
{
  LwPoint at = app_battle ()->men[0].at;

  app_map_click (at);
  app_map_point (at);
  press (TRUE);
  app_map_point ((LwPoint){ at.x, at.y - LW_INCHES (2) });
  app_settle ();
  app_map_point ((LwPoint){ at.x, at.y - LW_INCHES (4) });
  app_settle ();
  return at;
}

/* Nothing is lost but what was in the air: in the file the man stands where he stood. */
static void
test_closed_in_a_drag (void)
{
  g_autoptr (LwBattle) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  guint orders;
  LwPoint at;

  begin ();
  orders = app_orders ();
  path = g_strdup (lw_session_path (app_session ()));
  at = carry_half ();
  app_close ();
  press (FALSE);
  kept = lw_battle_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (kept->record->len, >=, orders);
  g_assert_cmpint (kept->men[0].at.x, ==, at.x);
  g_assert_cmpint (kept->men[0].at.y, ==, at.y);
  end ();
}

static gboolean
is_small (gpointer data)
{
  return gtk_widget_get_width (app_window ()) < 1200;
}

/* The floor slides away from under the pointer, and the hand is not stuck for it. */
static void
test_resized_in_a_drag (void)
{
  guint orders;
  LwPoint at;

  begin ();
  orders = app_orders ();
  carry_half ();
  gtk_window_set_default_size (GTK_WINDOW (app_window ()), 1000, 560);
  app_wait (is_small, NULL, "a smaller window");
  app_settle ();
  press (FALSE);
  app_settle ();
  g_assert_cmpuint (app_orders (), <=, orders + 1);
  app_key (GDK_KEY_Escape, 0);
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 0);
  orders = app_orders ();
  at = app_battle ()->men[7].at;
  app_map_click (at);
  g_assert_cmpuint (lw_hand_men (app_hand ())->len, ==, 1);
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (7) });
  app_wait_order (orders);
  app_close ();
  end ();
}

/* The one key for what comes next, as if it were held down: the move ends, is settled and handed
 * over; the other side's clock runs, and no more than that could have come of it. */
static void
test_key_held (void)
{
  begin ();
  app_keys (GDK_KEY_Return, GDK_CONTROL_MASK, 3);
  app_settle ();
  g_assert_cmpint (app_battle ()->mover, ==, LW_BLUE);
  g_assert_cmpuint (app_battle ()->move, ==, 1);
  g_assert_nonnull (app_find_text (NULL, "End the move"));
  app_close ();
  end ();
}

static void
test_letters (void)
{
  g_autofree guchar *plain = NULL;
  g_autofree guchar *lettered = NULL;
  gsize size;

  begin ();
  app_key ('1', 0); /* near enough for letters */
  app_key (GDK_KEY_Escape, 0);
  app_click_text ("Curtain");
  app_press_through ("Draw back the curtain");
  app_settle ();
  plain = app_grab (&size);
  g_settings_set_boolean (lw_settings (), "letters", TRUE);
  app_click_text ("Curtain");
  app_press_through ("Draw back the curtain");
  app_settle ();
  lettered = app_grab (&size);
  g_assert_cmpint (memcmp (plain, lettered, size), !=, 0);
  g_settings_reset (lw_settings (), "letters");
  app_close ();
  end ();
}

/* What cannot wrap or end in dots has the room that its words need. */
static void
assert_nothing_cut (const char *where)
{
  g_autoptr (GPtrArray) all = NULL;
  guint i;

  app_settle ();
  g_assert_cmpint (gtk_widget_get_width (app_window ()), <=, 1366);
  g_assert_cmpint (gtk_widget_get_height (app_window ()), <=, 768);
  all = app_all (NULL);
  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);
      int width;

      if (!GTK_IS_LABEL (widget) || gtk_label_get_wrap (GTK_LABEL (widget)) ||
          gtk_label_get_ellipsize (GTK_LABEL (widget)) != PANGO_ELLIPSIZE_NONE)
        continue;
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (widget)), &width, NULL);
      if (width > gtk_widget_get_width (widget) + 1)
        g_error ("%s: “%s” is cut", where, gtk_label_get_text (GTK_LABEL (widget)));
    }
}

static void
test_large_text (void)
{
  int dpi;

  gtk_init ();
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * LARGE_TEXT, NULL);
  app_open ();
  mouse = XOpenDisplay (NULL);
  assert_nothing_cut ("start");
  app_click_text ("New battle");
  assert_nothing_cut ("new battle");
  app_click_text ("Back");
  app_lay_down (NULL);
  assert_nothing_cut ("hand-over");
  app_take_hand (LW_RED);
  assert_nothing_cut ("putting down");
  app_be_ready ();
  app_take_hand (LW_BLUE);
  app_be_ready ();
  app_raise_curtain ();
  assert_nothing_cut ("waiting");
  app_go ();
  app_key (GDK_KEY_a, GDK_CONTROL_MASK);
  assert_nothing_cut ("men in hand");
  app_close ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  end ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/mishaps/closed-in-a-drag", test_closed_in_a_drag);
  g_test_add_func ("/app/mishaps/resized-in-a-drag", test_resized_in_a_drag);
  g_test_add_func ("/app/mishaps/key-held", test_key_held);
  g_test_add_func ("/app/mishaps/letters", test_letters);
  g_test_add_func ("/app/mishaps/large-text", test_large_text);
  return app_test_run ();
}
