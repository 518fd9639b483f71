/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-keyboard.c: other keyboards on the screen of a test: their layouts, Caps Lock, and keys by
 * what is printed on them.
 */
#include "app-keyboard.h"

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <string.h>

#include "app-test.h"

#define N_CODES 256

static KeySym american[N_CODES]; /* what is printed on a key of an American keyboard */

/* A line of its own: Xlib reads the layout once a line. */
static Display *
open_board (void)
{
  Display *board = XOpenDisplay (NULL);

  g_assert_nonnull (board);
  return board;
}

static void
run_setxkbmap (const char *layout)
{
  const char *const command[] = { "setxkbmap", "-layout", layout, NULL };
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

static void
learn_american (void)
{
  Display *board = open_board ();

  for (guint code = 8; code < N_CODES; code++)
    american[code] = XkbKeycodeToKeysym (board, (KeyCode)code, 0, 0);
  XCloseDisplay (board);
}

void
app_keyboard_set (const char *layout)
{
  g_auto (GStrv) layouts = g_strsplit (layout, ",", -1);
  Display *board;

  if (american[52] == 0)
    {
      run_setxkbmap ("us");
      learn_american ();
    }
  run_setxkbmap (layout);
  board = open_board ();
  XkbLockGroup (board, XkbUseCoreKbd, g_strv_length (layouts) - 1);
  XSync (board, False);
  XCloseDisplay (board);
  app_settle ();
}

void
app_keyboard_caps (gboolean locked)
{
  Display *board = open_board ();

  XkbLockModifiers (board, XkbUseCoreKbd, LockMask, locked ? LockMask : 0);
  XSync (board, False);
  XCloseDisplay (board);
  app_settle ();
}

void
app_keyboard_reset (void)
{
  app_keyboard_caps (FALSE);
  app_keyboard_set ("us");
}

static guint
group_now (Display *board)
{
  XkbStateRec state;

  XkbGetState (board, XkbUseCoreKbd, &state);
  return state.group;
}

/* A key that the second layout does not have keeps what it has in the first. */
static KeySym
symbol_of (Display *board, guint code, guint group, guint level)
{
  KeySym any = XkbKeycodeToKeysym (board, (KeyCode)code, (int)group, 0);

  return XkbKeycodeToKeysym (board, (KeyCode)code, any == NoSymbol ? 0 : (int)group, (int)level);
}

/* Where it is printed: the code of the key, and its level; 0: nowhere. */
static guint
find (Display *board, KeySym symbol, guint *level)
{
  guint group = group_now (board);

  for (*level = 0; *level < 4; (*level)++)
    for (guint code = 8; code < N_CODES; code++)
      if (symbol_of (board, code, group, *level) == symbol)
        return code;
  *level = 0;
  for (guint code = 8; code < N_CODES; code++)
    if (american[code] == symbol)
      return code;
  return 0;
}

static void
hold (Display *board, KeySym symbol, gboolean down)
{
  XTestFakeKeyEvent (board, XKeysymToKeycode (board, symbol), down ? True : False, CurrentTime);
}

static void
hold_all (Display *board, GdkModifierType held, guint level, gboolean down)
{
  if ((held & GDK_CONTROL_MASK) != 0)
    hold (board, XK_Control_L, down);
  if ((held & GDK_ALT_MASK) != 0)
    hold (board, XK_Alt_L, down);
  if ((held & GDK_SHIFT_MASK) != 0 || (level & 1) != 0)
    hold (board, XK_Shift_L, down);
  if ((level & 2) != 0)
    hold (board, XK_ISO_Level3_Shift, down);
}

void
app_keyboard_press (const char *key)
{
  Display *board = open_board ();
  GdkModifierType held;
  guint keyval, code, level;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &held));
  code = find (board, keyval, &level);
  if (code == 0)
    g_error ("There is no %s on this keyboard", key);
  hold_all (board, held, level, TRUE);
  XTestFakeKeyEvent (board, code, True, CurrentTime);
  XTestFakeKeyEvent (board, code, False, CurrentTime);
  hold_all (board, held, level, FALSE);
  XSync (board, False);
  XCloseDisplay (board);
  gdk_display_sync (gdk_display_get_default ());
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
