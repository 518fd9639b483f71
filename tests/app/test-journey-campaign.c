/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-journey-campaign.c: a whole war by the keyboard: begun, a battle of the screen and two of
 * the real floor entered, one corrected, the war won, its pages printed, all of it read again the
 * same.
 */
#include "app-files.h"
#include "app-play.h"

#include <glib/gstdio.h>

#include "lw-campaign-file.h"
#include "lw-library.h"
#include "lw-replay-text.h"

#define WAR "The War of the Attic"

static char *
war_path (void)
{
  return lw_library_new_path (LW_FILE_CAMPAIGN, WAR);
}

static LwCampaign *
load_war (const char *path)
{
  g_autoptr (GError) error = NULL;
  LwCampaign *war = lw_campaign_file_load (path, &error);

  g_assert_no_error (error);
  return war;
}

static void
begin_war (void)
{
  app_press_text ("New campaign");
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_key ('a', GDK_CONTROL_MASK);
  app_type (WAR);
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Points up"));
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("-1");
  app_need_shown ("This cannot be less than nothing.");
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("300");
  app_key (GDK_KEY_Return, 0);
  app_need_text ("Fight the next battle");
}

static void
enter_screen_battle (const char *path)
{
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_press_text ("Enter it in the ledger");
  app_need_shown ("The battle stands in the ledger.");
  app_press_text ("Look at the war");
  app_need_shown ("1 battle");
}

/* Into the field that has the focus, and on to the next. */
static void
type_on (const char *text)
{
  app_key ('a', GDK_CONTROL_MASK);
  if (*text == '\0')
    app_key (GDK_KEY_Delete, 0);
  else
    app_type (text);
  app_key (GDK_KEY_Tab, 0);
}

typedef struct
{
  const char *country;
  const char *winner;
  const char *home[LW_N_SIDES][3]; /* foot, horse, guns */
  const char *prisoners[LW_N_SIDES];
} Floor;

static void
type_side (LwSide side, const Floor *floor)
{
  g_autofree char *first = g_strdup (side == LW_RED ? "Red foot: sent" : "Blue foot: sent");

  app_tab_to (app_need_named (GTK_TYPE_ENTRY, first));
  type_on ("80");
  type_on (floor->home[side][0]);
  type_on (""); /* dead: the rest */
  type_on (floor->prisoners[side]);
  type_on ("30");
  type_on (floor->home[side][1]);
  type_on ("");
  type_on ("");
  type_on ("3");
  type_on (floor->home[side][2]);
}

static void
type_floor_battle (const Floor *floor)
{
  app_key (GDK_KEY_b, GDK_CONTROL_MASK);
  app_need_named (GTK_TYPE_ENTRY, "Date");
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Country"));
  app_type (floor->country);
  app_press_text (floor->winner);
  type_side (LW_RED, floor);
  type_side (LW_BLUE, floor);
}

static void
test_refusals (void)
{
  GtkWidget *home = app_need_named (GTK_TYPE_ENTRY, "Red foot: home");
  static const struct
  {
    const char *typed;
    const char *said;
  } bad[] = {
    { "81", "Home, dead and prisoners are 91 foot, of 80 sent." },
    { "1.5", "Men and guns are counted whole." },
    { "1,5", "Men and guns are counted whole." },
    { "1/2", "Men and guns are counted whole." },
    { "-1", "This cannot be less than nothing." },
    { "1e9", "This is not a number." },
    { "1000000000", "At most 1000 can be counted here." },
  };
  guint i;

  app_tab_to (home);
  for (i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      app_key ('a', GDK_CONTROL_MASK);
      app_type (bad[i].typed);
      app_need_shown (bad[i].said);
      app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
      g_assert_nonnull (app_find_named (NULL, GTK_TYPE_ENTRY, "Red foot: home"));
    }
  app_key ('a', GDK_CONTROL_MASK);
  app_type ("40");
}

/* T29: 80, 30 and 3 went out; 40, 12 and 2 came home; 10 are prisoners; the rest is dead. */
static void
enter_floor_battles (void)
{
  static const Floor first = {
    "The Orchard", "Red won", { { "40", "12", "4" }, { "20", "5", "2" } }, { "10", "30" }
  };
  static const Floor second = {
    "The Orchard", "Blue won", { { "10", "2", "1" }, { "60", "20", "5" } }, { "20", "" }
  };

  type_floor_battle (&first);
  test_refusals ();
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("2 battles");
  type_floor_battle (&second);
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("3 battles");
}

static void
check_rows (const char *path)
{
  g_autoptr (LwCampaign) war = load_war (path);
  const LwLedgerRow *row = g_ptr_array_index (war->battles, 1);
  const LwRowSide *red = &row->side[LW_RED];

  g_assert_cmpuint (war->battles->len, ==, 3);
  g_assert_true (row->on_floor);
  g_assert_cmpuint (red->home.infantry, ==, 40);
  g_assert_cmpuint (red->home.cavalry, ==, 12);
  g_assert_cmpuint (red->home.guns, ==, 4);
  g_assert_cmpuint (red->dead[LW_INFANTRY], ==, 30);
  g_assert_cmpuint (red->dead[LW_CAVALRY], ==, 18);
  g_assert_cmpuint (red->captive, ==, 10);
  g_assert_cmpuint (row->side[LW_BLUE].taken, ==, 10);
}

static gboolean
is_line (GtkWidget *widget)
{
  return widget != NULL && GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget)) &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_COLUMN_VIEW) != NULL;
}

/* The second battle's horse was one more: by F4 on its line. */
static void
correct_battle (void)
{
  guint i;

  app_need_text ("The ledger");
  for (i = 0; i < 60 && !is_line (app_focus ()); i++)
    app_key (GDK_KEY_Tab, 0);
  g_assert_true (is_line (app_focus ()));
  app_key (GDK_KEY_Home, 0);
  app_key (GDK_KEY_Down, 0);
  app_key (GDK_KEY_F4, 0);
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Red horse: home"));
  type_on ("13");
  type_on ("17");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("Say why it is corrected.");
  app_type ("A horseman stood behind the coal box.");
  app_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  app_need_shown ("Corrected; what stood there is kept.");
}

static gboolean
page_is_here (gpointer data)
{
  return app_find_text (NULL, data) != NULL;
}

/* Every cell of the ledger as it is shown, a line to a battle. */
static char *
read_window (void)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) all = app_all (NULL);
  guint i;

  for (i = 0; i < all->len; i++)
    if (is_line (g_ptr_array_index (all, i)))
      {
        g_autoptr (GPtrArray) cells = app_all (g_ptr_array_index (all, i));
        guint j;

        for (j = 0; j < cells->len; j++)
          if (GTK_IS_LABEL (g_ptr_array_index (cells, j)))
            g_string_append_printf (text, "%s\t",
                                    gtk_label_get_text (g_ptr_array_index (cells, j)));
        g_string_append_c (text, '\n');
      }
  return g_string_free (text, FALSE);
}

/* "12½" of the window is "12.5" of the CSV. */
static char *
csv_points (const char *shown)
{
  g_auto (GStrv) parts = g_strsplit (shown, "½", 2);

  if (parts[1] == NULL)
    return g_strdup (shown);
  return g_strdup_printf ("%s.5", *parts[0] == '\0' ? "0" : parts[0]);
}

enum
{
  CSV_RED_POINTS = 6,
  CSV_BLUE_POINTS = 17,
  CSV_RED_TOTAL = 30,
  CSV_BLUE_TOTAL = 31
};

/* The window, the CSV and --standing say the same to the half-point. */
static void
compare_views (const char *path)
{
  static const int csv_of[] = { CSV_RED_POINTS, CSV_BLUE_POINTS, -1, CSV_RED_TOTAL,
                                CSV_BLUE_TOTAL };
  g_autoptr (LwCampaign) war = load_war (path);
  g_autofree char *shown = read_window ();
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);
  g_autofree char *csv = lw_campaign_file_csv (war);
  g_auto (GStrv) records = g_strsplit (csv, "\r\n", -1);
  g_autofree char *standing = lw_standing_text (war);
  guint i, j;

  g_assert_cmpuint (g_strv_length (lines), ==, war->battles->len + 1);
  for (i = 0; i < war->battles->len; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      g_auto (GStrv) fields = g_strsplit (records[i + 1], ",", -1);
      g_autofree char *said = g_strdup_printf ("red %s\tblue %s\n", cells[6], cells[7]);

      for (j = 0; j < G_N_ELEMENTS (csv_of); j++)
        {
          g_autofree char *points = csv_points (cells[6 + j]);

          if (csv_of[j] >= 0)
            g_assert_cmpstr (points, ==, fields[csv_of[j]]);
        }
      g_assert_nonnull (strstr (standing, said));
    }
  {
    g_auto (GStrv) cells = g_strsplit (lines[war->battles->len - 1], "\t", -1);
    g_autofree char *red = g_strdup_printf ("red: %s, needs", cells[9]);
    g_autofree char *blue = g_strdup_printf ("blue: %s, needs", cells[10]);

    g_assert_nonnull (strstr (standing, red));
    g_assert_nonnull (strstr (standing, blue));
    g_assert_nonnull (strstr (standing, "won by: blue"));
  }
}

static void
save_pdf (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autofree char *data = NULL;
  gsize length;

  app_need_text ("Save as PDF…");
  app_key (GDK_KEY_s, GDK_CONTROL_MASK);
  app_need_text ("Save");
  app_key ('a', GDK_CONTROL_MASK);
  app_type (path);
  app_key (GDK_KEY_Return, 0);
  app_wait_file (path);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_cmpuint (length, >, 2000);
  g_assert_true (g_str_has_prefix (data, "%PDF-"));
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_wait (page_is_here, (gpointer) "The ledger", "the war again");
}

/* Report, war sheet, record card. */
static void
print_pages (void)
{
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  save_pdf ("sheet.pdf");
  gtk_widget_activate_action (app_need_text ("The ledger"), "campaign.blank-card", NULL);
  save_pdf ("card.pdf");
  gtk_widget_activate_action (app_need_text ("The ledger"), "campaign.report", "s",
                              "our-farm.lwbattle");
  save_pdf ("report.pdf");
}

static void
test_journey (void)
{
  g_autofree char *path = war_path ();
  g_autofree char *battle = app_bring_battle ("our-farm.lwbattle");
  g_autofree char *before = NULL;
  g_autofree char *again = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *shown_again = NULL;
  g_autoptr (LwCampaign) war = NULL;
  const LwLedgerRow *row;

  app_open ();
  begin_war ();
  enter_screen_battle (battle);
  enter_floor_battles ();
  check_rows (path);
  correct_battle ();
  app_need_shown ("has won the war");
  compare_views (path);
  shown = read_window ();
  print_pages ();
  app_close ();

  war = load_war (path);
  row = g_ptr_array_index (war->battles, 1);
  g_assert_cmpuint (row->was->len, ==, 1);
  g_assert_cmpuint (row->side[LW_RED].home.cavalry, ==, 13);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  app_open ();
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("has won the war");
  shown_again = read_window ();
  g_assert_cmpstr (shown, ==, shown_again);
  app_close ();
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_cmpstr (before, ==, again);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/journey/campaign", test_journey);
  return app_test_run ();
}
