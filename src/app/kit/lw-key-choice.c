/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-choice.c: which key an act has now: the table's or the player's own, and what stands for
 * it on a keyboard without Latin letters.
 */
#include "lw-key-choice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-settings.h"

/* ---- which key an act has ---- */

static char **
split_keys (const char *keys)
{
  g_auto (GStrv) words = g_strsplit_set (keys, " ", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (builder, words[i]);
  return g_strv_builder_end (builder);
}

/* The keys of the table; those behind a semicolon go without saying. */
static char **
default_keys (const LwAct *act, gboolean all)
{
  g_autofree char *keys = g_strdup (act->keys);
  char *others = strchr (keys, ';');

  if (others != NULL)
    *others = all ? ' ' : '\0';
  return split_keys (keys);
}

char **
lw_key_of (const LwAct *act, gboolean all)
{
  char **own;

  g_return_val_if_fail (act != NULL, NULL);

  own = (act->way & LW_KEY_FIXED) != 0 ? NULL : lw_settings_keys (act->name);
  return own != NULL ? own : default_keys (act, all);
}

/* Arrows are shown as they are printed. */
char *
lw_key_in_words (const char *key)
{
  static const struct
  {
    guint keyval;
    const char *arrow;
  } arrows[] = {
    { GDK_KEY_Left, "←" }, { GDK_KEY_Up, "↑" }, { GDK_KEY_Right, "→" }, { GDK_KEY_Down, "↓" }
  };
  g_autofree char *words = NULL, *name = NULL;
  GdkModifierType held;
  guint keyval;

  if (key == NULL || !gtk_accelerator_parse (key, &keyval, &held))
    return NULL;
  words = gtk_accelerator_get_label (keyval, held);
  name = gtk_accelerator_get_label (keyval, 0);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (arrows[i].keyval == keyval && g_str_has_suffix (words, name))
      return g_strdup_printf ("%.*s%s", (int)(strlen (words) - strlen (name)), words,
                              arrows[i].arrow);
  return g_steal_pointer (&words);
}

char *
lw_key_first (const char *name)
{
  const LwAct *act = lw_key_act (name);
  g_auto (GStrv) keys = act == NULL ? NULL : lw_key_of (act, FALSE);

  return keys == NULL ? NULL : lw_key_in_words (keys[0]);
}

/* ---- a keyboard without Latin letters ---- */

/* What an American keyboard has in its four rows, and the code of the first key of each. */
static const struct
{
  const char *keys;
  guint code;
} rows[] = {
  { "1234567890-=", 10 },
  { "qwertyuiop[]", 24 },
  { "asdfghjkl;'", 38 },
  { "zxcvbnm,./", 52 },
};

/* The code of the key in the place of @keyval; 0: it has none of its own. */
static guint
code_of (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *at = keyval == 0 || keyval > 126 ? NULL : strchr (rows[i].keys, (int)keyval);

      if (at != NULL)
        return rows[i].code + (guint)(at - rows[i].keys);
    }
  return 0;
}

static guint
keyval_at (guint code)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (code >= rows[i].code && code < rows[i].code + strlen (rows[i].keys))
      return (guint)rows[i].keys[code - rows[i].code];
  return GDK_KEY_VoidSymbol;
}

/* A letter of another script. */
static gboolean
is_foreign (guint keyval)
{
  return keyval > 0xff && gdk_keyval_to_unicode (keyval) > 0xff;
}

static void
add_others (GdkDisplay *display, guint code, gboolean foreign, GArray *others)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (!gdk_display_map_keycode (display, code, &keys, &keyvals, &n))
    return;
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0 && (!foreign || is_foreign (keyvals[i])))
      g_array_append_val (others, keyvals[i]);
}

GArray *
lw_key_stand_ins (GdkDisplay *display, guint keyval)
{
  GArray *others = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree GdkKeymapKey *keys = NULL;
  int n = 0;

  g_return_val_if_fail (GDK_IS_DISPLAY (display), others);

  if (!gdk_display_map_keyval (display, keyval, &keys, &n) || n == 0)
    {
      add_others (display, code_of (keyval), FALSE, others);
      return others;
    }
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0)
      add_others (display, keys[i].keycode, TRUE, others);
  return others;
}

guint
lw_key_keyboard (GdkDisplay *display)
{
  guint sum = 0;

  g_return_val_if_fail (GDK_IS_DISPLAY (display), 0);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint k = 0; rows[i].keys[k] != '\0'; k++)
      {
        g_autofree guint *keyvals = NULL;
        int n = 0;

        if (gdk_display_map_keycode (display, rows[i].code + k, NULL, &keyvals, &n))
          for (int at = 0; at < n; at++)
            sum = sum * 31 + keyvals[at];
      }
  return sum;
}

/* ---- keys of one's own ---- */

static gboolean
is_same_key (const char *one, const char *other)
{
  GdkModifierType one_held, other_held;
  guint one_key, other_key;

  return gtk_accelerator_parse (one, &one_key, &one_held) &&
         gtk_accelerator_parse (other, &other_key, &other_held) && one_key == other_key &&
         one_held == other_held;
}

static gboolean
has_key (const LwAct *act, const char *key)
{
  g_auto (GStrv) keys = lw_key_of (act, TRUE);

  for (guint i = 0; keys[i] != NULL; i++)
    if (is_same_key (keys[i], key))
      return TRUE;
  return FALSE;
}

const LwAct *
lw_key_clash (const LwAct *act, const char *key)
{
  guint n;
  const LwAct *acts = lw_key_acts (&n);

  g_return_val_if_fail (act != NULL && key != NULL, NULL);

  for (guint i = 0; i < n; i++)
    if (&acts[i] != act && lw_key_meet (&acts[i], act) && has_key (&acts[i], key))
      return &acts[i];
  return NULL;
}

const char *
lw_key_refuse (const LwAct *act, const char *key)
{
  GdkModifierType held;
  guint keyval;

  g_return_val_if_fail (act != NULL && key != NULL, NULL);

  if ((act->way & LW_KEY_FIXED) != 0)
    return _ ("This key belongs to every text, and stays as it is.");
  if (!gtk_accelerator_parse (key, &keyval, &held))
    return _ ("This key cannot be used.");
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_ISO_Left_Tab)
    return _ ("Tab goes from field to field.");
  if ((act->way & LW_KEY_FIRST) != 0 && (held & ~GDK_SHIFT_MASK) == 0 &&
      gdk_keyval_to_unicode (keyval) != 0)
    return _ ("It would be taken away from whoever writes: hold Ctrl or Alt with it.");
  return NULL;
}

void
lw_key_set (const LwAct *act, const char *key)
{
  const char *const keys[] = { key, NULL };

  g_return_if_fail (act != NULL && (act->way & LW_KEY_FIXED) == 0);

  lw_settings_keep_keys (act->name, keys);
}

void
lw_key_reset (const LwAct *act)
{
  lw_settings_keep_keys (act == NULL ? NULL : act->name, NULL);
}

gboolean
lw_key_is_own (const LwAct *act)
{
  g_auto (GStrv) own = NULL;

  g_return_val_if_fail (act != NULL, FALSE);

  own = lw_settings_keys (act->name);
  return own != NULL;
}

char *
lw_key_pressed (GdkEvent *event)
{
  GdkModifierType held;
  guint keyval, printed;

  g_return_val_if_fail (event != NULL, NULL);

  if (gdk_key_event_is_modifier (event) || !gdk_key_event_get_match (event, &keyval, &held))
    return NULL;
  printed = keyval_at (gdk_key_event_get_keycode (event));
  /* A letter of another script: the Latin one that stands beside it. */
  if (is_foreign (keyval) && printed != GDK_KEY_VoidSymbol)
    keyval = printed;
  return gtk_accelerator_name (keyval, held);
}
