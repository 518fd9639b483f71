/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * war-shots.c: pictures of every page of a war, for looking: no test. By hand, like app-shots:
 *
 *     xvfb-run -s '-screen 0 1920x1080x24' tests/war-shots FOLDER 1920 1080 [dark]
 */
#include "app-play.h"

#include <stdlib.h>

#include "app-camera.h"
#include "lw-campaign-file.h"
#include "lw-library.h"

/* The name by which the record of the book's battle goes. */
#define HOOKS_FARM "686f6f6b7320666172612c2031393133"

/* A battle of the war: what each side sent, and what was left of it. */
typedef struct
{
  const char *date;
  const char *country;
  LwVariety variety;
  gboolean on_floor;
  LwResult result;
  LwForce home[LW_N_SIDES];
  guint captive[LW_N_SIDES];
} Battle;

static const Battle battles[] = {
  { "2026-09-12",
    "Sandgate Road",
    LW_VARIETY_FINISH,
    FALSE,
    LW_RESULT_RED,
    { { 40, 15, 2 }, { 20, 9, 1 } },
    { 2, 6 } },
  { "2026-09-26",
    "Pinecone Wood",
    LW_VARIETY_DEFENSIVE,
    TRUE,
    LW_RESULT_BLUE,
    { { 31, 7, 3 }, { 36, 6, 2 } },
    { 0, 0 } },
  { "2026-10-10",
    "Saltmarsh Ford",
    LW_VARIETY_FINISH,
    FALSE,
    LW_RESULT_DRAWN,
    { { 20, 8, 1 }, { 17, 7, 1 } },
    { 10, 10 } },
  { "2026-10-24",
    "Hook’s Farm",
    LW_VARIETY_FINISH,
    FALSE,
    LW_RESULT_BLUE,
    { { 7, 4, 1 }, { 31, 8, 5 } },
    { 6, 0 } },
  { "2026-11-07",
    "The Two Hovels",
    LW_VARIETY_BLOW,
    FALSE,
    LW_RESULT_RED,
    { { 33, 12, 2 }, { 40, 14, 1 } },
    { 1, 4 } },
  { "2026-11-21",
    "Nursery Heights",
    LW_VARIETY_FINISH,
    TRUE,
    LW_RESULT_DRAWN,
    { { 24, 10, 0 }, { 23, 9, 1 } },
    { 5, 6 } },
};

static LwLedgerRow *
new_row (const Battle *battle, guint i)
{
  LwLedgerRow *row = lw_ledger_row_new ();
  guint side;

  row->id = g_strdup_printf ("%032x", i + 1);
  row->date = g_strdup (battle->date);
  row->country = g_strdup (battle->country);
  row->variety = battle->variety;
  row->on_floor = battle->on_floor;
  row->result = battle->result;
  for (side = 0; side < LW_N_SIDES; side++)
    {
      LwRowSide *numbers = &row->side[side];

      numbers->sent = (LwForce){ 48, 25, 3 };
      numbers->home = battle->home[side];
      numbers->captive = battle->captive[side];
      numbers->taken = battle->captive[LW_OTHER (side)];
      numbers->dead[LW_INFANTRY] = 48 - numbers->home.infantry - numbers->captive;
      numbers->dead[LW_CAVALRY] = 25 - numbers->home.cavalry;
    }
  return row;
}

/* The record of Hook's Farm, as if it had been fought here. */
static void
bring_battle (LwLedgerRow *row)
{
  g_autofree char *shipped = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *from = g_build_filename (shipped, "hooks-farm.lwbattle", NULL);
  g_autofree char *own = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *path = g_build_filename (own, "our-farm.lwbattle", NULL);
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (from, &text, &size, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)size, NULL));
  row->file = g_strdup ("our-farm.lwbattle");
  g_free (row->id);
  row->id = g_strdup (HOOKS_FARM);
}

static char *
write_war (const char *name, gint target, guint n)
{
  g_autoptr (LwCampaign) war = lw_campaign_new (name, 2 * target, LW_LEDGER_MARGIN);
  char *path = lw_library_new_path (LW_FILE_CAMPAIGN, name);
  g_autoptr (GError) error = NULL;
  guint i;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (i = 0; i < n; i++)
    g_ptr_array_add (war->battles, new_row (&battles[i], i));
  if (n > 3)
    bring_battle (g_ptr_array_index (war->battles, 3));
  g_assert_true (lw_campaign_file_save (war, path, &error));
  /* Once more, so that there is an older copy. */
  g_assert_true (lw_campaign_file_save (war, path, &error));
  return path;
}

static void
open_war (const char *path)
{
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_text ("Fight the next battle");
}

static void
shoot_war (const char *path)
{
  app_open ();
  app_click_text ("Players");
  app_need_text ("What each has done");
  app_shoot ("players");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("New campaign");
  app_shoot ("start");
  app_click_text ("New campaign");
  app_need_named (GTK_TYPE_ENTRY, "Name of the war");
  app_shoot ("new-war");
  app_key (GDK_KEY_Escape, 0);
  app_wait_no_dialog ();
  open_war (path);
  app_shoot ("war");
  app_click_text ("Hook’s Farm");
  app_shoot ("war-open");
  app_click_at (app_need_text ("Saltmarsh Ford"), 4, 4, GDK_BUTTON_SECONDARY);
  app_need_text ("Copy the line");
  app_shoot ("war-menu");
  app_key (GDK_KEY_Escape, 0);
  app_click_text ("Countries");
  app_shoot ("war-countries");
  app_click_text ("Players");
  app_shoot ("war-players");
  app_click_text ("Correct this battle…");
  app_need_named (GTK_TYPE_ENTRY, "Why it is corrected");
  app_shoot ("correct");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("Fight the next battle");
}

static void
shoot_floor (void)
{
  app_key (GDK_KEY_b, GDK_CONTROL_MASK);
  app_need_named (GTK_TYPE_ENTRY, "Country");
  app_shoot ("floor");
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Country"));
  app_type ("The Two Hovels");
  app_press_text ("Red won");
  app_tab_to (app_need_named (GTK_TYPE_ENTRY, "Red foot: home"));
  app_type ("81");
  app_shoot ("floor-wrong");
  app_click_text ("Discard");
  app_need_text ("Fight the next battle");
}

/* The file cut short: what can be done. */
static void
shoot_rescue (const char *path)
{
  g_autofree char *text = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)size / 2, NULL));
  gtk_widget_activate_action (app_window (), "win.open-path", "s", path);
  app_need_shown ("Nothing has been changed.");
  app_shoot ("rescue");
}

static void
shoot_papers (void)
{
  app_key (GDK_KEY_p, GDK_CONTROL_MASK);
  app_need_text ("Save as PDF…");
  app_shoot ("sheet");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  gtk_widget_activate_action (app_need_text ("The ledger"), "campaign.blank-card", NULL);
  app_need_text ("Save as PDF…");
  app_shoot ("card");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  gtk_widget_activate_action (app_need_text ("The ledger"), "campaign.report", "s",
                              "our-farm.lwbattle");
  app_need_text ("Save as PDF…");
  app_shoot ("report");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("The ledger");
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *empty = NULL;

  if (argc < 4)
    return 2;
  app_look (atoi (argv[2]), atoi (argv[3]), argc > 4 && g_str_equal (argv[4], "dark"));
  g_mkdir_with_parents (argv[1], 0755);
  app_camera_into (argv[1]);
  argc = 1;
  app_test_init (&argc, &argv);
  path = write_war ("The Sandgate War", 300, G_N_ELEMENTS (battles));
  empty = write_war ("The Orchard War", 200, 0);
  shoot_war (path);
  shoot_floor ();
  shoot_papers ();
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  open_war (empty);
  app_shoot ("war-empty");
  app_key (GDK_KEY_Left, GDK_ALT_MASK);
  app_need_text ("New campaign");
  shoot_rescue (path);
  app_key (GDK_KEY_t, GDK_CONTROL_MASK);
  app_shoot ("clock");
  app_key (GDK_KEY_Escape, 0);
  app_close ();
  return 0;
}
