/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keys.c: who listens to the keys of the table, and tooltips that name them.
 *
 * GTK's shortcuts match by the letter and, where another layout of the same keyboard has it, by the
 * place of the key, but with Shift not. A keyboard with no Latin layout at all has the letter
 * nowhere. So the letter of the other script on that key, or on the key in its place, is bound as
 * well, anew whenever the keyboard is found to be another.
 */
#include "lw-keys.h"

#include <glib/gi18n-lib.h>

#include "lw-key-repeat.h"
#include "lw-settings.h"

/* ---- listening ---- */

/* One of the controllers of a widget. */
typedef struct
{
  GtkShortcutController *controller;
  LwKeyPlaces places;
  LwKeyWay phase;
  LwKeyPressed pressed; /* NULL: acts are actions */
  gpointer data;
} Listener;

/* What a shortcut asks for. */
typedef struct
{
  LwKeyPressed pressed;
  gpointer data;
  GdkModifierType state;
} Asked;

static GPtrArray *listeners;
static guint heard_keyboard; /* that all are set to */

static gboolean
asked_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  const Asked *asked = data;

  return asked->pressed (asked->data, g_variant_get_string (arguments, NULL), asked->state);
}

static void
set_action (GtkShortcut *shortcut, const Listener *self, const LwAct *act, GdkModifierType state)
{
  if (self->pressed != NULL)
    {
      g_autoptr (GVariant) name = g_variant_ref_sink (g_variant_new_string (act->name));
      Asked *asked = g_new (Asked, 1);

      *asked = (Asked){ self->pressed, self->data, state };
      gtk_shortcut_set_action (shortcut, gtk_callback_action_new (asked_cb, asked, g_free));
      gtk_shortcut_set_arguments (shortcut, name);
    }
  else
    {
      g_autoptr (GVariant) target = NULL;
      g_autofree char *name = NULL;

      g_action_parse_detailed_name (act->name, &name, &target, NULL);
      gtk_shortcut_set_action (shortcut, gtk_named_action_new (name));
      gtk_shortcut_set_arguments (shortcut, target);
    }
}

static void
add_shortcut (Listener *self, const LwAct *act, guint keyval, GdkModifierType held)
{
  GdkModifierType state = held & ((act->way & LW_KEY_STEPS) != 0 ? ~0u : 0u);
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, held), NULL);

  set_action (shortcut, self, act, state);
  gtk_shortcut_controller_add_shortcut (self->controller, shortcut);
}

/* The key itself comes last: menus show the last one that an action was given. */
static void
add_key (Listener *self, const LwAct *act, const char *key)
{
  GdkDisplay *display = gdk_display_get_default ();
  GdkModifierType held;
  g_autoptr (GArray) others = NULL;
  guint keyval;

  if (!gtk_accelerator_parse (key, &keyval, &held))
    return;
  others = lw_key_stand_ins (display, keyval);
  for (guint i = 0; i < others->len; i++)
    add_shortcut (self, act, g_array_index (others, guint, i), held);
  if ((act->way & LW_KEY_STEPS) != 0)
    {
      add_shortcut (self, act, keyval, held | GDK_CONTROL_MASK);
      add_shortcut (self, act, keyval, held | GDK_SHIFT_MASK);
      add_shortcut (self, act, keyval, held | GDK_CONTROL_MASK | GDK_SHIFT_MASK);
    }
  add_shortcut (self, act, keyval, held);
}

/* A key of the page is heard at the widget itself too, before the window would use it to move the
 * focus. */
static gboolean
is_for (const LwAct *act, LwKeyWay phase)
{
  LwKeyWay its = act->way & (LW_KEY_FIRST | LW_KEY_OF_FOCUS);

  /* Of the toolkit's own keys only those of a text need help. */
  if ((act->way & LW_KEY_FIXED) != 0 && (act->places & LW_KEYS_WRITING) == 0)
    return FALSE;
  return its == phase || (phase == LW_KEY_OF_FOCUS && its == LW_KEY_OF_PAGE);
}

/* The lines of a menu are not told that an action has lost its key, which GTK 4.8 takes badly: they
 * are told of the next. */
static void
empty (Listener *self)
{
  GListModel *model = G_LIST_MODEL (self->controller);

  while (g_list_model_get_n_items (model) > 0)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (model, 0);

      gtk_shortcut_set_action (shortcut, g_object_ref (gtk_nothing_action_get ()));
      gtk_shortcut_controller_remove_shortcut (self->controller, shortcut);
    }
}

static void
fill (Listener *self)
{
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  empty (self);
  for (guint i = 0; i < n; i++)
    if ((acts[i].places & self->places) != 0 && is_for (&acts[i], self->phase))
      {
        g_auto (GStrv) keys = lw_key_of (&acts[i], TRUE);

        for (guint k = g_strv_length (keys); k > 0; k--)
          add_key (self, &acts[i], keys[k - 1]);
        /* No key, and nothing in the menu. */
        if (keys[0] == NULL)
          add_shortcut (self, &acts[i], 0, 0);
      }
}

static guint
keyboard_now (void)
{
  return lw_key_keyboard (gdk_display_get_default ());
}

static void
fill_all (void)
{
  heard_keyboard = keyboard_now ();
  for (guint i = 0; listeners != NULL && i < listeners->len; i++)
    fill (g_ptr_array_index (listeners, i));
}

static void
controller_gone_cb (gpointer data, GObject *controller)
{
  g_ptr_array_remove_fast (listeners, data);
}

static void
listen (GtkWidget *widget, LwKeyPlaces places, LwKeyWay phase, LwKeyPressed pressed, gpointer data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  Listener *self = g_new (Listener, 1);

  *self = (Listener){ GTK_SHORTCUT_CONTROLLER (controller), places, phase, pressed, data };
  if (listeners == NULL)
    listeners = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (listeners, self);
  g_object_weak_ref (G_OBJECT (controller), controller_gone_cb, self);
  if (phase != LW_KEY_OF_FOCUS)
    gtk_shortcut_controller_set_scope (self->controller, GTK_SHORTCUT_SCOPE_MANAGED);
  if (phase == LW_KEY_FIRST)
    gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, controller);
  fill (self);
}

/* ---- a text that is being written ---- */

/* What a text has a key for is nobody else's while it has the focus. By letter it has answered
 * already, and the key does not come here; all that is left is another script's. */
static gboolean
written_cb (gpointer window, const char *name, GdkModifierType state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)) &&
         gtk_widget_activate_action (focus, name, NULL);
}

/* Before anybody is asked: is it still the same keyboard? */
static gboolean
any_key_cb (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data)
{
  if (keyboard_now () != heard_keyboard)
    fill_all ();
  return FALSE;
}

static void
follow_keyboard (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (any_key_cb), NULL);
  gtk_widget_add_controller (window, keys);
}

/* ---- after a popover ---- */

/* Who had the focus in a window before a popover took it. */
typedef struct
{
  GtkWindow *window;
  GtkWidget *last; /* weak */
} Rest;

static GPtrArray *rests;

static void
focus_moved_cb (GtkWindow *window, GParamSpec *property, Rest *rest)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL)
    g_set_weak_pointer (&rest->last, focus);
}

static void
window_gone_cb (gpointer data, GObject *window)
{
  Rest *rest = data;

  g_clear_weak_pointer (&rest->last);
  g_ptr_array_remove_fast (rests, rest);
}

/* GTK leaves the focus in a menu that slid in, though it is gone, and no key comes to anybody. */
static void
wake (Rest *rest)
{
  if (rest->last == NULL || !gtk_widget_get_mapped (rest->last) ||
      !gtk_widget_grab_focus (rest->last))
    gtk_window_set_focus (rest->window, NULL);
}

static Rest *
rest_of (gpointer window)
{
  for (guint i = 0; i < rests->len; i++)
    if (((Rest *)g_ptr_array_index (rests, i))->window == window)
      return g_ptr_array_index (rests, i);
  return NULL;
}

/* What a menu was about has the focus after it; after the menu of a button, who had it before. */
static gboolean
wake_cb (gpointer owner)
{
  Rest *rest = rest_of (gtk_widget_get_root (owner));
  GtkWidget *focus = rest == NULL ? NULL : gtk_window_get_focus (rest->window);

  if (focus == NULL || gtk_widget_get_mapped (focus))
    return G_SOURCE_REMOVE;
  if (GTK_IS_ROOT (owner) || GTK_IS_MENU_BUTTON (owner) || !gtk_widget_grab_focus (owner))
    wake (rest);
  return G_SOURCE_REMOVE;
}

/* It holds the pointer until it is gone altogether, and is not to be disturbed before. */
static gboolean
closed_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *popover = g_value_get_object (&values[0]);
  GtkWidget *owner = GTK_IS_POPOVER_MENU (popover) ? gtk_widget_get_parent (popover)
                                                   : GTK_WIDGET (gtk_widget_get_root (popover));

  if (owner != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, wake_cb, g_object_ref (owner), g_object_unref);
  return TRUE;
}

static void
follow_popovers (GtkWindow *window)
{
  Rest *rest = g_new0 (Rest, 1);

  if (rests == NULL)
    {
      rests = g_ptr_array_new_with_free_func (g_free);
      g_type_class_unref (g_type_class_ref (GTK_TYPE_POPOVER));
      g_signal_add_emission_hook (g_signal_lookup ("closed", GTK_TYPE_POPOVER), 0, closed_cb, NULL,
                                  NULL);
    }
  rest->window = window;
  g_ptr_array_add (rests, rest);
  g_object_weak_ref (G_OBJECT (window), window_gone_cb, rest);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), rest);
}

/* ---- tooltips ---- */

typedef struct
{
  char *words; /* of the tooltip; NULL: it is a label that shows the key alone */
  const char *name;
} Tip;

static GHashTable *tips; /* of Tip, by widget */

static void
tip_free (gpointer data)
{
  Tip *tip = data;

  g_free (tip->words);
  g_free (tip);
}

static void
tipped_gone_cb (gpointer data, GObject *widget)
{
  g_hash_table_remove (tips, widget);
}

static void
show_words (GtkWidget *widget, const char *words, const char *key)
{
  g_autofree char *text = key == NULL ? g_strdup (words)
                                      /* A tooltip, and the key for it: "Undo". */
                                      : g_strdup_printf (_ ("%s (%s)"), words, key);

  gtk_widget_set_tooltip_text (widget, text);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                    key, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
}

static void
show_tip (GtkWidget *widget, const Tip *tip)
{
  g_autofree char *key = lw_key_first (tip->name);

  if (tip->words != NULL)
    show_words (widget, tip->words, key);
  else
    gtk_label_set_text (GTK_LABEL (widget), key == NULL ? "" : key);
}

static gboolean
has_tip (GtkWidget *widget)
{
  return tips != NULL && g_hash_table_contains (tips, widget);
}

static void
keep_tip (GtkWidget *widget, const char *words, const char *name)
{
  Tip *tip = g_new (Tip, 1);

  if (tips == NULL)
    tips = g_hash_table_new_full (NULL, NULL, NULL, tip_free);
  if (!has_tip (widget))
    g_object_weak_ref (G_OBJECT (widget), tipped_gone_cb, NULL);
  *tip = (Tip){ g_strdup (words), g_intern_string (name) };
  g_hash_table_insert (tips, widget, tip);
  show_tip (widget, tip);
}

void
lw_keys_tip (GtkWidget *widget, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  if (gtk_widget_get_tooltip_text (widget) != NULL && lw_key_act (name) != NULL)
    keep_tip (widget, gtk_widget_get_tooltip_text (widget), name);
}

void
lw_keys_show_in (GtkLabel *label, const char *name)
{
  g_return_if_fail (GTK_IS_LABEL (label) && name != NULL);

  if (lw_key_act (name) != NULL)
    keep_tip (GTK_WIDGET (label), NULL, name);
}

/* Buttons for what a key does under another name. */
static const struct
{
  const char *action;
  const char *name;
} aliases[] = {
  { "battle.ready", "battle.next" },    { "battle.go", "battle.next" },
  { "battle.end", "battle.next" },      { "battle.settle", "battle.next" },
  { "battle.fire", "gun.fire" },        { "battle.fit", "map.fit" },
  { "editor.fit", "map.fit" },          { "editor.zoom-in", "map.nearer" },
  { "editor.zoom-out", "map.farther" },
};

static const LwAct *
alias_of (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    if (g_str_equal (aliases[i].action, action))
      return lw_key_act (aliases[i].name);
  return NULL;
}

/* The act of a button, by its action and target, or NULL. */
static const LwAct *
act_of (GtkWidget *widget)
{
  const char *action =
      GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  g_autofree char *name = NULL;

  if (g_str_equal (gtk_widget_get_name (widget), LW_MAIN_MENU))
    return lw_key_act ("win.menu");
  if (action == NULL)
    return NULL;
  if (alias_of (action) != NULL)
    return alias_of (action);
  name = g_action_print_detailed_name (
      action, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
  return lw_key_act (name);
}

void
lw_keys_tips (GtkWidget *under)
{
  const LwAct *act = act_of (under);
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (under));

  if (act != NULL && !has_tip (under))
    lw_keys_tip (under, act->name);
  for (child = gtk_widget_get_first_child (under); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    lw_keys_tips (child);
}

static void
changed_cb (void)
{
  GHashTableIter iter;
  gpointer widget, tip;

  fill_all ();
  if (tips == NULL)
    return;
  g_hash_table_iter_init (&iter, tips);
  while (g_hash_table_iter_next (&iter, &widget, &tip))
    show_tip (widget, tip);
}

/* All changes come by the settings, whoever makes them. */
static void
follow_settings (void)
{
  static gboolean follows = FALSE;

  if (follows || lw_settings () == NULL)
    return;
  follows = TRUE;
  g_signal_connect (lw_settings (), "changed::keys", changed_cb, NULL);
}

void
lw_keys_add (GtkWidget *widget, LwKeyPlaces places, LwKeyPressed pressed, gpointer data)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  follow_settings ();
  if (listeners == NULL)
    heard_keyboard = keyboard_now ();
  if (GTK_IS_WINDOW (widget))
    {
      follow_keyboard (widget);
      follow_popovers (GTK_WINDOW (widget));
      listen (widget, LW_KEYS_WRITING, LW_KEY_OF_PAGE, written_cb, widget);
    }
  listen (widget, places, LW_KEY_FIRST, pressed, data);
  listen (widget, places, LW_KEY_OF_FOCUS, pressed, data);
  listen (widget, places, LW_KEY_OF_PAGE, pressed, data);
  /* Whoever came last is asked first. */
  if (GTK_IS_WINDOW (widget))
    lw_keys_calm (widget);
}
