/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-repeat.c: a key that is held down does its act once.
 *
 * A keyboard sends a held key again and again, and nothing in what it sends tells the first time
 * from the others. So the keys that are down are kept, for all windows together.
 */
#include "lw-key-repeat.h"

#include "lw-key-choice.h"

/* A window that lost the focus never hears that a key was let go of. One that has not been sent for
 * so long is up, whatever is known of it. */
#define STALE_MS 2000

#define REST_MS 500
#define CALM "calm" /* the name of the one who listens */

/* When each key that is down was sent last, in milliseconds, by its code. */
static GHashTable *down;

static gint64
now_ms (void)
{
  return g_get_monotonic_time () / 1000;
}

/* It is down from now on. Has it been before? */
static gboolean
note_down (guint code)
{
  gint64 now = now_ms ();
  const gint64 *last;
  gboolean again;

  if (down == NULL)
    down = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  last = g_hash_table_lookup (down, GUINT_TO_POINTER (code));
  again = last != NULL && now - *last < STALE_MS;
  g_hash_table_insert (down, GUINT_TO_POINTER (code), g_memdup2 (&now, sizeof now));
  return again;
}

/* ---- what goes on ---- */

static gboolean
is_return (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

/* From place to place, in a list, a text, on a map: always. */
static gboolean
is_walking (guint key)
{
  return (key >= GDK_KEY_Home && key <= GDK_KEY_End) ||
         (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_End) || key == GDK_KEY_Tab ||
         key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_KP_Tab;
}

static gboolean
is_written (GtkWidget *window, guint key, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (GTK_IS_TEXT_VIEW (focus))
    return (state & GDK_ALT_MASK) == 0 && !(is_return (key) && (state & GDK_CONTROL_MASK) != 0);
  if (!GTK_IS_TEXT (focus) || is_return (key))
    return FALSE;
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 || key == GDK_KEY_BackSpace ||
         key == GDK_KEY_Delete;
}

static gboolean
is_key_of (const LwAct *act, guint key, GdkModifierType state)
{
  g_auto (GStrv) keys = lw_key_of (act, TRUE);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      GdkModifierType held;
      guint keyval;

      if (gtk_accelerator_parse (keys[i], &keyval, &held) &&
          gdk_keyval_to_lower (keyval) == gdk_keyval_to_lower (key) &&
          ((state ^ held) & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Some act with this key goes on; where another with the same key does not, it is not in the same
 * place, and can do no harm twice. */
static gboolean
goes_on (guint key, GdkModifierType state)
{
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  for (guint i = 0; i < n; i++)
    if (((acts[i].way & LW_KEY_GOES_ON) != 0 || (acts[i].places & LW_KEYS_WRITING) != 0) &&
        is_key_of (&acts[i], key, state))
      return TRUE;
  return FALSE;
}

/* ---- listening ---- */

/* A menu or a list of choices has its keys to itself, and says nothing of them to its window. */
static gboolean
is_in_popover (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static gboolean
pressed_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, GtkWidget *window)
{
  return !is_in_popover (window) && note_down (code) && !is_walking (key) &&
         !is_written (window, key, state) && !goes_on (key, state);
}

static void
released_cb (GtkEventControllerKey *keys, guint key, guint code)
{
  if (down != NULL)
    g_hash_table_remove (down, GUINT_TO_POINTER (code));
}

/* Every window hears that a key was let go of, those of the toolkit too, which open above one of
 * ours while its key is down. */
static void
hear_releases (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_limit (keys, GTK_LIMIT_NONE);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (window, keys);
}

static void
windows_changed_cb (GListModel *windows, guint at, guint removed, guint added)
{
  for (guint i = at; i < at + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      hear_releases (window);
    }
}

static void
follow_windows (void)
{
  static gboolean follows = FALSE;
  GListModel *windows = gtk_window_get_toplevels ();

  if (follows)
    return;
  follows = TRUE;
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
}

/* What is let go of now is told to a window that is no more. */
static void
forget_cb (void)
{
  if (down != NULL)
    g_hash_table_remove_all (down);
}

static void
focus_moved_cb (GtkWidget *window)
{
  if (is_in_popover (window))
    forget_cb ();
}

/* The one of an earlier call; NULL: there was none. */
static GtkEventController *
find_calm (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (one), CALM) == 0)
        return one;
    }
  return NULL;
}

/* Whoever came last is asked first: called again, it comes last again. */
void
lw_keys_calm (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *earlier;

  g_return_if_fail (GTK_IS_WINDOW (window));

  follow_windows ();
  earlier = find_calm (window);
  if (earlier != NULL)
    gtk_widget_remove_controller (window, earlier);
  else
    {
      g_signal_connect (window, "unmap", G_CALLBACK (forget_cb), NULL);
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
    }
  gtk_event_controller_set_name (keys, CALM);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), window);
  gtk_widget_add_controller (window, keys);
}

/* ---- between two pages ---- */

static gboolean
over_cb (gpointer data)
{
  LwRest *self = data;

  self->timer = 0;
  return G_SOURCE_REMOVE;
}

void
lw_rest_begin (LwRest *self)
{
  g_return_if_fail (self != NULL);

  lw_rest_end (self);
  self->timer = g_timeout_add (REST_MS, over_cb, self);
}

gboolean
lw_rest_is_over (LwRest *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  if (self->timer == 0)
    return TRUE;
  lw_rest_begin (self);
  return FALSE;
}

void
lw_rest_end (LwRest *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->timer, g_source_remove);
}
