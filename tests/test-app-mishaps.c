/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-mishaps.c: bad luck at the table: the window closed in the middle of a drag.
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
  g_assert_false (lw_session_read_only (next));
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
  path = g_strdup (lw_session_path (app_session ()));
  session = app_session ();
  g_object_add_weak_pointer (G_OBJECT (session), &session);
  at = carry_half ();
  app_close ();
  assert_let_go (path, session);
  press (FALSE);
  kept = lw_battle_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (kept->record->len, >=, orders);
  g_assert_cmpint (kept->men[0].at.x, ==, at.x);
  g_assert_cmpint (kept->men[0].at.y, ==, at.y);
  end ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/mishaps/closed-in-a-drag", test_closed_in_a_drag);
  return app_test_run ();
}
