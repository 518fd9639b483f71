/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-settings.c: the player's preferences; without an installed schema, their defaults.
 */
#include "lw-settings.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

GSettings *
lw_settings (void)
{
  static GSettings *settings = NULL;
  static gboolean looked = FALSE;

  if (!looked)
    {
      GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
      g_autoptr (GSettingsSchema) schema = NULL;

      looked = TRUE;
      if (source != NULL)
        schema = g_settings_schema_source_lookup (source, LW_APP_ID, TRUE);
      if (schema != NULL)
        settings = g_settings_new_full (schema, NULL, NULL);
    }
  return settings;
}

static gboolean
get_flag (const char *key, gboolean otherwise)
{
  return lw_settings () == NULL ? otherwise : g_settings_get_boolean (lw_settings (), key);
}

static char *
get_text (const char *key, const char *otherwise)
{
  return lw_settings () == NULL ? g_strdup (otherwise)
                                : g_settings_get_string (lw_settings (), key);
}

void
lw_settings_follow (const char *key, GCallback changed, gpointer object)
{
  g_autofree char *signal = g_strconcat ("changed::", key, NULL);

  g_return_if_fail (G_IS_OBJECT (object));

  if (lw_settings () != NULL)
    g_signal_connect_object (lw_settings (), signal, changed, object,
                             G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

gboolean
lw_settings_letters (void)
{
  return get_flag ("letters", FALSE);
}

guint
lw_settings_palette (void)
{
  g_autofree char *nick =
      lw_settings () == NULL ? NULL : g_settings_get_string (lw_settings (), "palette");

  return g_strcmp0 (nick, "orange") == 0 ? 1 : 0;
}

gboolean
lw_settings_hide_map (void)
{
  return get_flag ("hide-map-at-hand-over", FALSE);
}

gboolean
lw_settings_sound (void)
{
  return get_flag ("sound", TRUE);
}

gboolean
lw_settings_animations (void)
{
  gboolean desktop = TRUE;
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings != NULL)
    g_object_get (settings, "gtk-enable-animations", &desktop, NULL);
  return desktop && get_flag ("animations", TRUE);
}

LwUnits
lw_settings_units (void)
{
  g_autofree char *units = get_text ("units", "feet");

  return g_str_equal (units, "centimetres") ? LW_UNITS_CENTIMETRES : LW_UNITS_FEET;
}

/* GTK reads it from the locale: that of the United States and their neighbours is Letter. */
const LwPaper *
lw_settings_usual_paper (void)
{
  return g_str_has_prefix (gtk_paper_size_get_default (), "na_") ? &lw_paper_letter : &lw_paper_a4;
}

const LwPaper *
lw_settings_paper (void)
{
  g_autofree char *paper = get_text ("paper", "locale");

  if (g_str_equal (paper, "locale"))
    return lw_settings_usual_paper ();

  return g_str_equal (paper, "letter") ? &lw_paper_letter : &lw_paper_a4;
}

static const char *
player_key (LwSide side)
{
  return side == LW_RED ? "last-red" : "last-blue";
}

char *
lw_settings_player (LwSide side)
{
  char *name = get_text (player_key (side), "");

  if (*name != '\0')
    return name;
  g_free (name);
  return g_strdup (lw_side_name (side));
}

void
lw_settings_keep_player (LwSide side, const char *name)
{
  if (lw_settings () != NULL)
    g_settings_set_string (lw_settings (), player_key (side), name);
}

static const char *
seat_key (LwSide side)
{
  return side == LW_RED ? "seat-red" : "seat-blue";
}

LwSeat
lw_settings_seat (LwSide side)
{
  LwSeat seat = { 0, 0 };

  if (lw_settings () != NULL)
    g_settings_get (lw_settings (), seat_key (side), "(uu)", &seat.general, &seat.temper);
  return seat;
}

void
lw_settings_keep_seat (LwSide side, LwSeat seat)
{
  if (lw_settings () != NULL)
    g_settings_set (lw_settings (), seat_key (side), "(uu)", seat.general, seat.temper);
}

static char **
get_lessons (void)
{
  return lw_settings () == NULL ? g_new0 (char *, 1)
                                : g_settings_get_strv (lw_settings (), "lessons-done");
}

gboolean
lw_settings_any_lesson (void)
{
  g_auto (GStrv) done = get_lessons ();

  return done[0] != NULL;
}

gboolean
lw_settings_lesson_done (const char *id)
{
  g_auto (GStrv) done = get_lessons ();

  return g_strv_contains ((const char *const *)done, id);
}

void
lw_settings_keep_lesson (const char *id)
{
  g_auto (GStrv) done = get_lessons ();
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (lw_settings () == NULL || g_strv_contains ((const char *const *)done, id))
    return;
  g_strv_builder_addv (builder, (const char **)done);
  g_strv_builder_add (builder, id);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (lw_settings (), "lessons-done", (const char *const *)more);
}

/* By act; those that have the key of the table are not among them. */
static GVariant *
get_keys (void)
{
  return lw_settings () == NULL ? g_variant_ref_sink (g_variant_new ("a{sas}", NULL))
                                : g_settings_get_value (lw_settings (), "keys");
}

char **
lw_settings_keys (const char *act)
{
  g_autoptr (GVariant) all = get_keys ();
  g_autoptr (GVariant) keys = g_variant_lookup_value (all, act, G_VARIANT_TYPE_STRING_ARRAY);

  return keys == NULL ? NULL : g_variant_dup_strv (keys, NULL);
}

void
lw_settings_keep_keys (const char *act, const char *const *keys)
{
  g_autoptr (GVariant) all = get_keys ();
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other;
  GVariant *its;

  if (lw_settings () == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, all);
  while (act != NULL && g_variant_iter_next (&iter, "{&s@as}", &other, &its))
    {
      if (!g_str_equal (other, act))
        g_variant_builder_add (&builder, "{s@as}", other, its);
      g_variant_unref (its);
    }
  if (keys != NULL)
    g_variant_builder_add (&builder, "{s^as}", act, keys);
  g_settings_set_value (lw_settings (), "keys", g_variant_builder_end (&builder));
}

void
lw_settings_restore_window (GtkWindow *window)
{
  GSettings *settings = lw_settings ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
lw_settings_keep_window (GtkWindow *window)
{
  GSettings *settings = lw_settings ();
  int width, height;

  if (settings == NULL)
    return;
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  if (gtk_window_is_maximized (window))
    return;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
}
