/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-files.c: a battle, a Country and a war in files of the player.
 */
#include "app-files.h"

#include "lw-campaign-file.h"
#include "lw-country-file.h"
#include "lw-library.h"
#include "lw-recovery.h"
#include "store-test.h"

static char *
path_of (LwFileKind kind, const char *name)
{
  g_autofree char *folder = lw_library_folder (kind);

  return g_build_filename (folder, name, NULL);
}

char *
app_bring_battle (const char *name)
{
  g_autofree char *shipped = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *from = g_build_filename (shipped, "hooks-farm.lwbattle", NULL);
  g_autofree char *folder = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *text = NULL;
  char *path = path_of (LW_FILE_BATTLE, name);
  gsize size;

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_get_contents (from, &text, &size, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize)size, NULL));
  return path;
}

char *
app_battle_path (void)
{
  return path_of (LW_FILE_BATTLE, "story.lwbattle");
}

char *
app_country_path (void)
{
  return path_of (LW_FILE_COUNTRY, "meadow.lwcountry");
}

char *
app_war_path (void)
{
  return path_of (LW_FILE_CAMPAIGN, "war.lwcampaign");
}

void
app_write_battle (void)
{
  g_autoptr (LwBattle) whole = short_battle ();
  g_autoptr (LwBattle) battle = lw_battle_fresh (whole);
  g_autofree char *path = app_battle_path ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; battle->phase != LW_PHASE_WAITING; i++)
    lw_play_again (battle, g_ptr_array_index (whole->record, i), NULL);
  lw_battle_file_save (battle, NULL, path, &error);
  g_assert_no_error (error);
}

void
app_write_country (void)
{
  g_autoptr (LwCountry) country = lw_country_new ("Low Meadow", 10 * LW_FOOT, 8 * LW_FOOT);
  LwFeature *house = lw_feature_new (LW_FEATURE_HOUSE, "house-1");
  g_autofree char *path = app_country_path ();
  g_autoptr (GError) error = NULL;

  house->at = app_inches (60, 48);
  house->width = house->depth = LW_INCHES (8);
  house->height = LW_INCHES (6);
  lw_country_add (country, house);
  lw_country_file_save (country, NULL, path, &error);
  g_assert_no_error (error);
}

void
app_write_war (void)
{
  g_autoptr (LwCampaign) war = lw_campaign_new ("The Sandgate War", 600, LW_LEDGER_MARGIN);
  g_autofree char *path = app_war_path ();
  g_autoptr (GError) error = NULL;

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  lw_campaign_file_save (war, path, &error);
  g_assert_no_error (error);
}

void
app_forget_left (void)
{
  g_autoptr (GPtrArray) left = lw_crash_list ();

  for (guint i = 0; i < left->len; i++)
    lw_crash_item_discard (g_ptr_array_index (left, i), NULL);
}

gboolean
app_open_path (const char *path)
{
  gboolean opened = gtk_widget_activate_action (app_window (), "win.open-path", "s", path);

  app_settle ();
  return opened;
}

void
app_open_battle (void)
{
  g_autofree char *path = app_battle_path ();

  app_open ();
  g_assert_true (app_open_path (path));
}

void
app_submit (LwOrder *order)
{
  gboolean played = lw_session_submit (app_session (), order, NULL);

  g_assert_true (played);
  lw_order_free (order);
}

LwOrder *
app_march_all (LwPoint goal)
{
  return march_all (app_battle (), goal);
}

void
app_play_a_move (void)
{
  app_submit (lw_order_new (LW_ORDER_GO, app_battle ()->mover));
  app_submit (lw_order_new (LW_ORDER_END, app_battle ()->mover));
  while (app_battle ()->phase == LW_PHASE_SETTLING)
    app_submit (lw_order_new (LW_ORDER_SETTLE, app_battle ()->mover));
}

gboolean
app_all_kept (gpointer session)
{
  return lw_session_file_all_kept (lw_session_file (session));
}

LwEditorPage *
app_editor_page (void)
{
  GtkWidget *page = app_find_type (app_window (), LW_TYPE_EDITOR_PAGE);

  return page == NULL ? NULL : LW_EDITOR_PAGE (page);
}

LwEditor *
app_editor (void)
{
  return lw_editor_page_editor_for_test (app_editor_page ());
}

char *
app_drawn (void)
{
  g_autoptr (GError) error = NULL;
  char *text = lw_country_file_write (lw_editor_country (app_editor ()),
                                      lw_editor_scenario (app_editor ()), &error);

  g_assert_no_error (error);
  return text;
}

char *
app_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
app_assert_text (const char *path, const char *wanted)
{
  g_autofree char *text = app_text (path);

  g_assert_cmpstr (text, ==, wanted);
}
