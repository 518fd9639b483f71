/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-app-monkey.c: chance at mouse and keyboard. Every page is visited and played upon by clicks,
 * drags, the wheel, keys and new sizes of the window; nothing may be logged that is critical, and
 * after a visit no page is alive and no lock is held.
 *
 * `monkey --seed 7 --minutes 2` plays on pages of its own choice for so long; in the suite each
 * page is visited once, for so many acts. A seed says the same acts again as long as the program
 * answers them in the same way; the log names them all.
 */
#include "app-pages.h"

#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <signal.h>

#include "lw-chance.h"
#include "lw-settings.h"
#include "lw-window.h"

#define SEED 1913
#define ACTS 40 /* on each page */
#define ACTS_BY_HAND 120
#define PRINTING_LOOKED_FOR_MS 50

static gint64 seed = SEED;
static gint minutes = 0;
static gint acts = 0;

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Which chance", "N" },
  { "minutes", 0, 0, G_OPTION_ARG_INT, &minutes, "How long, on pages of its own choice", "M" },
  { "acts", 0, 0, G_OPTION_ARG_INT, &acts, "How many acts on each page", "N" },
  { NULL }
};

static LwChance chance;
static const char *where; /* the page */
static guint number;      /* of the act there */

static guint
below (guint n)
{
  return lw_chance_below (&chance, n);
}

static double
part (void)
{
  return below (1001) / 1000.0;
}

static void
say (const char *what, const char *on)
{
  g_test_message ("%s %u: %s%s%s", where, number, what, on == NULL ? "" : " on ",
                  on == NULL ? "" : on);
}

/* ---- what is alive ---- */

static GPtrArray *alive; /* pages that have been seen, in no order */

static void
page_gone_cb (gpointer data, GObject *page)
{
  g_ptr_array_remove_fast (alive, page);
}

static void
watch_page (void)
{
  GtkWidget *window = app_window ();
  GtkWidget *page = window != NULL && LW_IS_WINDOW (window) && gtk_widget_get_mapped (window)
                        ? app_page_now ()
                        : NULL;

  if (page == NULL || g_ptr_array_find (alive, page, NULL))
    return;
  g_ptr_array_add (alive, page);
  g_object_weak_ref (G_OBJECT (page), page_gone_cb, NULL);
}

static void
assert_nothing_alive (void)
{
  for (guint i = 0; i < alive->len; i++)
    g_test_message ("alive: %s", G_OBJECT_TYPE_NAME (g_ptr_array_index (alive, i)));
  g_assert_cmpuint (alive->len, ==, 0);
  g_assert_cmpuint (app_count_kept (TRUE), ==, 0);
}

/*
 * GTK counts presses and releases of a widget and of all that it stands in. A window that goes
 * between the two, as by Escape in the middle of a drag, leaves the release to another, and GTK
 * says so. That is of its own; all else that it warns of ends the test.
 */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") &&
        g_str_has_prefix (fields[i].value, "Broken accounting of active state"))
      {
        say ("a release that GTK did not count", NULL);
        return G_LOG_WRITER_HANDLED;
      }
  return g_log_writer_default (level, fields, n_fields, data);
}

/* ---- the mouse ---- */

static gboolean
is_worth_more (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_CHECK_BUTTON (widget) ||
         GTK_IS_MENU_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") ||
         gtk_widget_get_focusable (widget);
}

/* One of those on top; mostly one that answers. */
static GtkWidget *
choose_widget (void)
{
  g_autoptr (GPtrArray) all = app_all (NULL);
  g_autoptr (GPtrArray) good = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (is_worth_more (g_ptr_array_index (all, i)))
      g_ptr_array_add (good, g_ptr_array_index (all, i));
  if (good->len > 0 && below (10) < 8)
    return g_ptr_array_index (good, below (good->len));
  return g_ptr_array_index (all, below (all->len));
}

/* Goes to a place of a widget. Returns: what it is called, for the log; NULL: it is nowhere. */
static const char *
go_somewhere (void)
{
  GtkWidget *widget = choose_widget ();
  double x = part () * gtk_widget_get_width (widget);
  double y = part () * gtk_widget_get_height (widget);
  const char *name = G_OBJECT_TYPE_NAME (widget);
  int screen_x, screen_y;

  if (!app_screen_place (widget, x, y, &screen_x, &screen_y))
    return NULL;
  app_send_motion (screen_x + 1, screen_y);
  app_breathe ();
  app_send_motion (screen_x, screen_y);
  return name;
}

static guint
choose_button (void)
{
  guint lot = below (10);

  return lot < 8 ? 1 : lot == 8 ? 2 : 3;
}

static GdkModifierType
choose_modifiers (void)
{
  static const GdkModifierType all[] = { GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK,
                                         GDK_CONTROL_MASK | GDK_SHIFT_MASK };

  return below (10) < 7 ? 0 : all[below (G_N_ELEMENTS (all))];
}

static void
click (void)
{
  guint times = below (5) == 0 ? 1 + below (3) : 1, button = choose_button ();

  say ("click", go_somewhere ());
  for (guint i = 0; i < times; i++)
    {
      app_send_button (button, TRUE);
      app_send_button (button, FALSE);
    }
}

static void
drag (void)
{
  guint steps = 1 + below (5), button = choose_button ();
  GdkModifierType modifiers = choose_modifiers ();

  say ("drag", go_somewhere ());
  if (modifiers != 0)
    app_hold (modifiers, TRUE);
  app_send_button (button, TRUE);
  for (guint i = 0; i < steps && app_window () != NULL; i++)
    {
      app_breathe ();
      if (app_top () != NULL)
        go_somewhere ();
    }
  if (below (6) == 0)
    app_send_key (GDK_KEY_Escape, 0);
  app_send_button (button, FALSE);
  if (modifiers != 0)
    app_hold (modifiers, FALSE);
}

static void
wheel (void)
{
  guint button = 4 + below (4), times = 1 + below (6);
  GdkModifierType modifiers = choose_modifiers ();

  say ("wheel", go_somewhere ());
  if (modifiers != 0)
    app_hold (modifiers, TRUE);
  for (guint i = 0; i < times; i++)
    {
      app_send_button (button, TRUE);
      app_send_button (button, FALSE);
    }
  if (modifiers != 0)
    app_hold (modifiers, FALSE);
}

/* ---- the keyboard ---- */

static const guint keys[] = {
  GDK_KEY_Return,   GDK_KEY_Return,    GDK_KEY_Escape, GDK_KEY_Escape, GDK_KEY_Tab,
  GDK_KEY_Tab,      GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_Left,   GDK_KEY_Right,
  GDK_KEY_Up,       GDK_KEY_Down,      GDK_KEY_Home,   GDK_KEY_End,    GDK_KEY_Page_Up,
  GDK_KEY_space,    GDK_KEY_space,     GDK_KEY_F1,     GDK_KEY_F2,     GDK_KEY_F5,
  GDK_KEY_F10,      GDK_KEY_F11,       GDK_KEY_Menu,   GDK_KEY_plus,   GDK_KEY_minus,
  GDK_KEY_equal,    GDK_KEY_comma,     GDK_KEY_period, GDK_KEY_slash,  GDK_KEY_bracketleft,
  GDK_KEY_0,        GDK_KEY_1,         GDK_KEY_5,      GDK_KEY_9,      GDK_KEY_Page_Down,
  GDK_KEY_question,
};

static void
press_key (void)
{
  guint key = below (2) == 0 ? keys[below (G_N_ELEMENTS (keys))] : GDK_KEY_a + below (26);
  guint times = below (8) == 0 ? 1 + below (6) : 1;
  GdkModifierType modifiers = choose_modifiers ();
  g_autofree char *name = gtk_accelerator_name (key, modifiers);

  /* An end of everything is in order, and not every time. */
  if ((modifiers & GDK_CONTROL_MASK) != 0 && (key == 'q' || key == 'w') && below (5) != 0)
    return;
  say ("key", name);
  for (guint i = 0; i < times; i++)
    app_send_key (key, modifiers);
}

static void
type_words (void)
{
  static const char letters[] = "0123456789 abcxyz-.,";
  guint n = 1 + below (12);

  say ("typing", NULL);
  for (guint i = 0; i < n; i++)
    app_send_key ((guint)letters[below (sizeof letters - 1)], 0);
}

/* ---- the window ---- */

static void
resize (void)
{
  int width = (int)(200 + below (1200)), height = (int)(150 + below (700));
  g_autofree char *size = g_strdup_printf ("%d x %d", width, height);

  say ("size", size);
  gtk_window_set_default_size (GTK_WINDOW (app_window ()), width, height);
}

static void
do_something (void)
{
  static const char *const names[] = {
    "win.new-battle", "win.learn",      "win.practice", "win.new-campaign",      "win.new-country",
    "win.back",       "win.back",       "win.open",     "app.preferences",       "app.rules",
    "app.about",      "app.timekeeper", "app.help",     "win.show-help-overlay",
  };
  const char *name = names[below (G_N_ELEMENTS (names))];

  if (app_top () != app_window ())
    return;
  say ("action", name);
  gtk_widget_activate_action (app_window (), name, NULL);
}

/* What is chosen there would be of the system's own folders: it is only left again, or taken as it
 * stands. */
static void
answer_chooser (void)
{
  static const guint answers[] = { GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_Tab, GDK_KEY_a };

  say ("key", "a chooser of files");
  app_send_key (answers[below (G_N_ELEMENTS (answers))], 0);
}

/* The dialog of the printer keeps a main loop of its own till it is closed. */
static gboolean
close_printing_cb (gpointer data)
{
  GtkWidget *top = app_window () == NULL ? NULL : app_top ();

  if (top != NULL && g_str_equal (G_OBJECT_TYPE_NAME (top), "GtkPrintUnixDialog"))
    gtk_window_close (GTK_WINDOW (top));
  return G_SOURCE_CONTINUE;
}

static void
act (void)
{
  static void (*const all[]) (void) = { click,      click,  click,       click,     click,
                                        drag,       drag,   press_key,   press_key, press_key,
                                        wheel,      click,  drag,        press_key, press_key,
                                        type_words, resize, do_something };

  if (GTK_IS_FILE_CHOOSER (app_top ()))
    answer_chooser ();
  else
    all[below (G_N_ELEMENTS (all))]();
  app_breathe ();
  app_put_in_place ();
  if (app_window () != NULL && below (3) == 0)
    app_settle ();
}

/* ---- visits ---- */

static void
stay_at_start (void)
{
}

static const AppPage start = { "start", stay_at_start, TRUE };

static const AppPage *
page_of (guint i)
{
  if (i == 0)
    return &start;
  return i <= APP_N_PAGES ? &app_pages[i - 1] : &app_stages[i - 1 - APP_N_PAGES];
}

#define N_VISITS (1 + APP_N_PAGES + APP_N_STAGES)

/* What was chosen in the preferences is for that visit alone. */
static void
reset_settings (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = NULL;

  g_object_get (lw_settings (), "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; names[i] != NULL; i++)
    g_settings_reset (lw_settings (), names[i]);
}

/* What a popover has taken hold of, mouse and keys, the next visit of this process would want. */
static void
close_popovers (void)
{
  for (guint i = 0; i < 3 && app_window () != NULL; i++)
    {
      app_send_key (GDK_KEY_Escape, 0);
      app_breathe ();
    }
}

/*
 * Without a manager of windows GDK moves a window itself while it is dragged by its head, even one
 * that an Escape has closed in between; the program asks the X server for nothing itself.
 */
static void
overlook_errors (void)
{
  static gboolean done;

  if (!done)
    gdk_x11_display_error_trap_push (gdk_display_get_default ());
  done = TRUE;
}

/* No manager of windows keeps them on the screen here, and a drag at a bar may move one off it,
 * where GTK knows no monitor to open a menu on. */
static void
bring_back (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

      if (surface != NULL && gtk_widget_get_mapped (window))
        XMoveWindow (gdk_x11_display_get_xdisplay (gtk_widget_get_display (window)),
                     gdk_x11_surface_get_xid (surface), 0, 0);
    }
}

static void
visit (const AppPage *page, guint n)
{
  static const int sizes[][2] = { { 1366, 768 }, { 1000, 560 }, { 800, 600 }, { 1200, 700 } };
  const int *size = sizes[below (G_N_ELEMENTS (sizes))];
  guint printing = g_timeout_add (PRINTING_LOOKED_FOR_MS, close_printing_cb, NULL);

  where = page->name;
  reset_settings ();
  app_look (1366, 768, below (2) == 0);
  app_open ();
  overlook_errors ();
  watch_page ();
  page->enter ();
  gtk_window_set_default_size (GTK_WINDOW (app_window ()), size[0], size[1]);
  for (number = 0; number < n && app_window () != NULL; number++)
    {
      watch_page ();
      act ();
      bring_back ();
    }
  say ("end", NULL);
  close_popovers ();
  if (app_window () != NULL)
    raise (SIGTERM);
  app_end ();
  g_source_remove (printing);
  assert_nothing_alive ();
  app_forget_left ();
  app_forget_files ();
}

static void
test_page (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  lw_chance_seed (&chance, (guint64)seed + i);
  visit (page_of (i), acts > 0 ? (guint)acts : ACTS);
}

static void
test_by_hand (void)
{
  gint64 end = g_get_monotonic_time () + minutes * 60 * G_USEC_PER_SEC;

  lw_chance_seed (&chance, (guint64)seed);
  while (g_get_monotonic_time () < end)
    visit (page_of (below (N_VISITS)), acts > 0 ? (guint)acts : ACTS_BY_HAND);
}

static void
add_visits (void)
{
  for (guint i = 0; i < N_VISITS; i++)
    {
      g_autofree char *path = g_strconcat ("/app/monkey/", page_of (i)->name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_page);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  int status;

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  app_test_init (&argc, &argv);
  g_log_set_writer_func (write_log, NULL, NULL);
  g_assert_cmpint (g_chdir (g_get_home_dir ()), ==, 0);
  alive = g_ptr_array_new ();
  if (minutes > 0)
    g_test_add_func ("/app/monkey", test_by_hand);
  else
    add_visits ();
  status = app_test_run ();
  g_ptr_array_unref (alive);
  return status;
}
