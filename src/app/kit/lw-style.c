/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-style.c: the stylesheet, and light or dark as the player or the desktop wishes.
 */
#include "lw-style.h"

#include <string.h>

#include "ink/ink.h"
#include "lw-settings.h"

#define PORTAL_BUS "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define COLOUR_SCHEME "color-scheme"

/* The portal's word for "dark is preferred". */
#define SCHEME_DARK 1

/* What the desktop said last; without a portal, what GTK was started with. */
static gboolean desktop_dark = FALSE;

gboolean
lw_style_dark (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean dark = FALSE;

  if (settings != NULL)
    g_object_get (settings, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/* ---- themes that are dark by their name ---- */

/* What a dark theme is called in light. */
static const struct
{
  const char *dark, *light;
} theme_ends[] = {
  { "HighContrastInverse", "HighContrast" }, { "-dark", "" }, { "-Dark", "" }, { ":dark", "" }
};

/* The same theme in light, or NULL: @theme is no dark one. (transfer full) */
static char *
get_light_theme (const char *theme)
{
  for (guint i = 0; theme != NULL && i < G_N_ELEMENTS (theme_ends); i++)
    if (g_str_has_suffix (theme, theme_ends[i].dark))
      {
        gsize kept = strlen (theme) - strlen (theme_ends[i].dark);

        return g_strdup_printf ("%.*s%s", (int)kept, theme, theme_ends[i].light);
      }

  return NULL;
}

/* Is it we who change the name of the theme? */
static gboolean our_theme = FALSE;

/* Fields and buttons are the theme's, the rest is ours: all of it is dark, or all of it light. */
static void
follow_style_cb (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *style = NULL;
  g_autofree char *theme = NULL;
  g_autofree char *light = NULL;
  gboolean dark;

  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  light = get_light_theme (theme);
  dark = desktop_dark;
  if (lw_settings () != NULL)
    style = g_settings_get_string (lw_settings (), "style");
  if (g_strcmp0 (style, "light") == 0 || g_strcmp0 (style, "dark") == 0)
    dark = g_str_equal (style, "dark");
  if (!dark && light != NULL)
    {
      our_theme = TRUE;
      g_object_set (settings, "gtk-theme-name", light, NULL);
      our_theme = FALSE;
    }
  if (dark != lw_style_dark ())
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

static void
follow_theme_name_cb (void)
{
  g_autofree char *theme = NULL;
  g_autofree char *light = NULL;

  if (our_theme)
    return;
  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  light = get_light_theme (theme);
  desktop_dark = light != NULL;
  follow_style_cb ();
}

/* A reply of the portal wraps its value once or twice, by its age. */
static void
take_scheme (GVariant *value) /* (transfer full) */
{
  while (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *inner = g_variant_get_variant (value);

      g_variant_unref (value);
      value = inner;
    }
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    desktop_dark = g_variant_get_uint32 (value) == SCHEME_DARK;
  g_variant_unref (value);
  follow_style_cb ();
}

static void
portal_spoke_cb (GDBusConnection *bus,
                 const char *sender,
                 const char *path,
                 const char *interface,
                 const char *signal,
                 GVariant *parameters,
                 gpointer data)
{
  const char *space, *key;
  GVariant *value;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal (space, APPEARANCE) && g_str_equal (key, COLOUR_SCHEME))
    take_scheme (value);
  else
    g_variant_unref (value);
}

/* Without a portal there is nothing to follow, and that is no fault. */
static void
portal_answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  if (reply != NULL)
    take_scheme (g_variant_get_child_value (reply, 0));
}

static void
follow_desktop (void)
{
  GApplication *application = g_application_get_default ();
  GDBusConnection *bus =
      application == NULL ? NULL : g_application_get_dbus_connection (application);

  if (bus == NULL)
    return;
  g_dbus_connection_signal_subscribe (bus, PORTAL_BUS, PORTAL_SETTINGS, "SettingChanged",
                                      PORTAL_PATH, APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE,
                                      portal_spoke_cb, NULL, NULL);
  g_dbus_connection_call (bus, PORTAL_BUS, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                          g_variant_new ("(ss)", APPEARANCE, COLOUR_SCHEME), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NONE, 1000, NULL, portal_answered_cb, NULL);
}

/* gtk-application-prefer-dark-theme changes the theme; our own colours follow by a second sheet. */
static void
follow_theme_cb (GtkSettings *settings, GParamSpec *pspec, gpointer data)
{
  GtkStyleProvider *dark = data;
  GdkDisplay *display = gdk_display_get_default ();

  if (lw_style_dark ())
    gtk_style_context_add_provider_for_display (display, dark,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, dark);
}

static void
forget_sheet_cb (gpointer data, GClosure *closure)
{
  g_object_unref (data);
}

static char *
hex (const LwColour *colour)
{
  return g_strdup_printf ("#%02x%02x%02x", (guint)(colour->r * 255 + .5),
                          (guint)(colour->g * 255 + .5), (guint)(colour->b * 255 + .5));
}

/* The colours of the sides by their names in the stylesheet, over those that stand there. */
static void
follow_palette_cb (gpointer unused, gpointer unused_too, gpointer data)
{
  const LwColour *ink;
  g_autofree char *css = NULL;
  g_autofree char *red = NULL, *blue = NULL, *deep_red = NULL, *deep_blue = NULL;

  lw_palette_choose ((LwPalette)lw_settings_palette ());
  ink = lw_style_dark () ? lw_colour_side_dark : lw_colour_side_text;
  red = hex (&ink[LW_RED]);
  blue = hex (&ink[LW_BLUE]);
  deep_red = hex (&lw_colour_side_text[LW_RED]);
  deep_blue = hex (&lw_colour_side_text[LW_BLUE]);
  css = g_strdup_printf ("@define-color lw_red %s; @define-color lw_blue %s; "
                         "@define-color lw_red_deep %s; @define-color lw_blue_deep %s;",
                         red, blue, deep_red, deep_blue);
  gtk_css_provider_load_from_data (data, css, -1);
}

static void
apply_palette (GtkSettings *settings)
{
  GtkCssProvider *sheet = gtk_css_provider_new ();

  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2);
  g_signal_connect_data (settings, "notify::gtk-application-prefer-dark-theme",
                         G_CALLBACK (follow_palette_cb), sheet, forget_sheet_cb, 0);
  if (lw_settings () != NULL)
    g_signal_connect (lw_settings (), "changed::palette", G_CALLBACK (follow_palette_cb), sheet);
  follow_palette_cb (NULL, NULL, sheet);
}

/* The sheet is the display's, which outlives an application: it is added once. */
static void
add_sheet (void)
{
  static gboolean added = FALSE;
  g_autoptr (GtkCssProvider) sheet = NULL;

  if (added)
    return;
  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, LW_RESOURCE_BASE "/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  added = TRUE;
}

void
lw_style_apply (void)
{
  GtkCssProvider *dark = gtk_css_provider_new ();
  GtkSettings *settings = gtk_settings_get_default ();

  add_sheet ();
  gtk_css_provider_load_from_resource (dark, LW_RESOURCE_BASE "/style-dark.css");
  g_signal_connect_data (settings, "notify::gtk-application-prefer-dark-theme",
                         G_CALLBACK (follow_theme_cb), dark, forget_sheet_cb, 0);
  if (lw_style_dark ())
    desktop_dark = TRUE;
  else
    follow_theme_name_cb ();
  follow_style_cb ();
  follow_theme_cb (settings, NULL, dark);
  apply_palette (settings);
  if (lw_settings () != NULL)
    g_signal_connect (lw_settings (), "changed::style", G_CALLBACK (follow_style_cb), NULL);
  g_signal_connect (settings, "notify::gtk-theme-name", G_CALLBACK (follow_theme_name_cb), NULL);
  follow_desktop ();
}

void
lw_style_redraw (GtkWidget *area)
{
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (gtk_widget_queue_draw), area, G_CONNECT_SWAPPED);
  if (lw_settings () != NULL)
    g_signal_connect_object (lw_settings (), "changed::palette", G_CALLBACK (gtk_widget_queue_draw),
                             area, G_CONNECT_SWAPPED);
}
