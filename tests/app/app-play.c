/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-play.c: a battle played by the mouse, for tests of the real window.
 */
#include "app-play.h"

#include "lw-battle-file.h"
#include "lw-campaign-file.h"
#include "lw-library.h"
#include "lw-map-view-private.h"
#include "lw-score.h"

#define FIELD_INCHES 96

LwMapView *
app_map (void)
{
  return LW_MAP_VIEW (app_find_type (app_window (), LW_TYPE_MAP_VIEW));
}

/* The table stays the table while its map is hidden. */
static LwMapView *
map_anywhere (GtkWidget *widget)
{
  GtkWidget *child;
  LwMapView *found = NULL;

  if (LW_IS_MAP_VIEW (widget) && lw_map_scene_session (LW_MAP_VIEW (widget)->camera.scene) != NULL)
    return LW_MAP_VIEW (widget);
  for (child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = map_anywhere (child);
  return found;
}

LwSession *
app_session (void)
{
  LwMapView *map = map_anywhere (app_window ());

  g_assert_nonnull (map);
  return lw_map_scene_session (map->camera.scene);
}

LwHand *
app_hand (void)
{
  return lw_map_scene_hand (map_anywhere (app_window ())->camera.scene);
}

const LwBattle *
app_battle (void)
{
  return lw_session_battle (app_session ());
}

LwPoint
app_inches (int x, int y)
{
  return (LwPoint){ LW_INCHES (x), LW_INCHES (y) };
}

void
app_map_pixel (LwPoint place, double *x, double *y)
{
  g_assert_nonnull (app_map ());
  lw_view_to_paper (lw_map_view_view (app_map ()), place, x, y);
}

void
app_map_click (LwPoint place)
{
  double x, y;

  app_map_pixel (place, &x, &y);
  app_click_at (GTK_WIDGET (app_map ()), x, y, 1);
}

void
app_map_point (LwPoint place)
{
  double x, y;

  app_map_pixel (place, &x, &y);
  app_point_at (GTK_WIDGET (app_map ()), x, y);
}

void
app_map_drag (LwPoint from, LwPoint to)
{
  double x0, y0, x1, y1;

  app_map_pixel (from, &x0, &y0);
  app_map_pixel (to, &x1, &y1);
  app_drag (GTK_WIDGET (app_map ()), x0, y0, x1, y1);
}

static gboolean
in_phase (gpointer data)
{
  return app_battle ()->phase == (LwPhase)GPOINTER_TO_INT (data);
}

void
app_wait_phase (LwPhase phase)
{
  static const char *const names[] = { "putting down",   "waiting",  "the guns' turn",
                                       "the men's turn", "settling", "the end" };

  app_wait (in_phase, GINT_TO_POINTER ((int)phase), names[phase]);
  app_settle ();
}

guint
app_orders (void)
{
  return app_battle ()->record->len;
}

static gboolean
more_orders (gpointer data)
{
  return app_orders () > GPOINTER_TO_UINT (data);
}

void
app_wait_order (guint before)
{
  app_wait (more_orders, GUINT_TO_POINTER (before), "an order");
}

LwLength
app_from_line (LwSide side, int inches)
{
  return side == LW_RED ? LW_INCHES (FIELD_INCHES - inches) : LW_INCHES (inches);
}

LwPoint
app_place (LwSide side, int x, int inches)
{
  return (LwPoint){ LW_INCHES (x), app_from_line (side, inches) };
}

LwRef
app_gun_of (LwSide side)
{
  LwRef gun;

  for (gun = 0; gun < (LwRef)app_battle ()->n_guns; gun++)
    if (app_battle ()->guns[gun].owner == side)
      return gun;
  g_assert_not_reached ();
}

void
app_fill_in (const char *name, const char *text)
{
  app_click (app_need_named (GTK_TYPE_ENTRY, name));
  app_key ('a', GDK_CONTROL_MASK);
  app_type (text);
}

void
app_spin_down (const char *name, guint times)
{
  GtkWidget *spin = app_need_named (GTK_TYPE_SPIN_BUTTON, name);
  GtkWidget *child;
  guint i;

  for (child = gtk_widget_get_first_child (spin); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "down"))
      for (i = 0; i < times; i++)
        app_click (child);
}

void
app_lay_down (const char *campaign)
{
  app_click_text ("New battle");
  app_choose ("Country", "Hook's Farm");
  app_fill_in ("Name of Red", "Rufus");
  app_fill_in ("Name of Blue", "Belinda");
  if (campaign != NULL)
    app_choose ("Campaign", campaign);
  app_click_text ("Set up the armies");
  app_need_shown ("Red (Rufus) to put down");
}

void
app_take_hand (LwSide side)
{
  app_press_through (side == LW_RED ? "I am Red: show me my side" : "I am Blue: show me my side");
  app_need_shown (side == LW_RED ? "Red puts down" : "Blue puts down");
}

void
app_put (const char *button, LwPoint place)
{
  guint before = app_orders ();

  app_click_text (button);
  app_map_click (place);
  app_wait_order (before);
}

void
app_be_ready (void)
{
  app_click_text ("Put the rest down for me");
  app_click_text ("Ready");
}

void
app_raise_curtain (void)
{
  app_need_shown ("Both are ready");
  app_press_through ("Draw back the curtain");
  app_wait_phase (LW_PHASE_WAITING);
}

void
app_go (void)
{
  app_click_text ("Go");
  app_wait_phase (LW_PHASE_GUNS);
}

static gboolean
dialog_gone (gpointer data)
{
  return app_top () == app_window ();
}

void
app_wait_no_dialog (void)
{
  app_wait (dialog_gone, NULL, "the end of a dialog");
}

static gboolean
file_there (gpointer data)
{
  return g_file_test (data, G_FILE_TEST_EXISTS);
}

void
app_wait_file (const char *path)
{
  app_wait (file_there, (gpointer)path, path);
}

void
app_compare_score (const char *battle_path, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_file_load (battle_path, NULL, &error);
  g_autofree char *folder = lw_library_folder (LW_FILE_CAMPAIGN);
  g_autofree char *war = battle == NULL ? NULL : g_build_filename (folder, battle->war, NULL);
  g_autoptr (LwCampaign) campaign = NULL;
  const LwLedgerRow *row;
  LwStanding standing;
  LwAccount account;

  g_assert_no_error (error);
  campaign = lw_campaign_file_load (war, &error);
  g_assert_no_error (error);
  lw_account (battle, &account);
  g_assert_cmpstr (campaign->name, ==, name);
  g_assert_cmpuint (campaign->battles->len, ==, 1);
  row = g_ptr_array_index (campaign->battles, 0);
  g_assert_cmpint (row->result, ==, LW_RESULT_BLUE);
  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  g_assert_cmpint (standing.total[LW_BLUE], ==, account.margin);
  g_assert_cmpint (standing.total[LW_RED], ==, 0);
}

void
app_march_south (LwRef man)
{
  LwPoint at = app_battle ()->men[man].at;
  guint before = app_orders ();

  app_map_click (at);
  app_map_drag (at, (LwPoint){ at.x, at.y - LW_INCHES (7) });
  app_wait_order (before);
}
