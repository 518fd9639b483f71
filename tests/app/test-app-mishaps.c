/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-mishaps.c: bad luck at the table: the window closed in the middle of a drag, a refusal
 * in the way of the hand.
 */
#include "app-fight.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>

#include "lw-battle-file.h"

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

/* Nobody holds the battle any more: neither its session nor its lock is left in this process. */
static void
assert_let_go (const char *path, gpointer session)
{
  g_autoptr (LwSession) next = NULL;

  g_assert_null (session);
  next = lw_session_open (path, NULL);
  g_assert_false (lw_session_file_read_only (lw_session_file (next)));
  lw_session_leave (next);
}

/* Nothing is lost but what was in the air: in the file the man stands where he stood. */
static void
test_closed_in_a_drag (void)
{
  gpointer session;
  g_autoptr (LwBattle) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  guint orders;
  LwPoint at;

  begin ();
  orders = app_orders ();
  path = g_strdup (lw_session_file_path (lw_session_file (app_session ())));
  session = app_session ();
  g_object_add_weak_pointer (G_OBJECT (session), &session);
  at = carry_half ();
  app_close ();
  assert_let_go (path, session);
  press (FALSE);
  kept = lw_battle_file_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (kept->record->len, >=, orders);
  g_assert_cmpint (kept->men[0].at.x, ==, at.x);
  g_assert_cmpint (kept->men[0].at.y, ==, at.y);
  end ();
}

static gboolean
has_room (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

/* In a small window, too, what is said over the map leaves the panel's great button free. */
static void
test_said_beside_the_panel (void)
{
  g_autoptr (LwOrder) again = NULL;
  GtkWidget *toast, *button;
  graphene_rect_t said, pressed;

  app_look (1000, 560, FALSE);
  begin ();
  again = lw_order_new (LW_ORDER_GO, app_battle ()->mover);
  g_assert_false (lw_session_submit (app_session (), again, NULL));
  button = app_need_text ("End the move");
  toast = app_find_named (NULL, GTK_TYPE_BUTTON, "Close this message");
  g_assert_nonnull (toast);
  toast = gtk_widget_get_parent (toast);
  app_wait (has_room, toast, "the words on their way up");
  g_assert_true (gtk_widget_compute_bounds (toast, app_window (), &said));
  g_assert_true (gtk_widget_compute_bounds (button, app_window (), &pressed));
  g_assert_cmpfloat (said.origin.x + said.size.width, <, pressed.origin.x);
  app_click (button);
  app_wait_phase (LW_PHASE_SETTLING);
  app_close ();
  end ();
  app_look (1366, 768, FALSE);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/mishaps/closed-in-a-drag", test_closed_in_a_drag);
  g_test_add_func ("/app/mishaps/said-beside-the-panel", test_said_beside_the_panel);
  return app_test_run ();
}
