/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-menu.c: what can be done with one battle of a ledger, as a menu at its line.
 */
#include "lw-ledger-menu.h"

#include <glib/gi18n-lib.h>

static void
append (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static void
append_section (GMenu *menu, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

/* A battle whose file is lost can neither be read nor seen again. */
static GMenu *
new_reading (LwWarBook *book, const LwLedgerRow *row)
{
  GMenu *section = g_menu_new ();
  g_autofree char *path = row->file == NULL ? NULL : lw_war_book_battle_path (book, row->file);

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return section;
  append (section, _ ("_Read the report"), "campaign.report", g_variant_new_string (row->file));
  append (section, _ ("Re_play"), "campaign.look", g_variant_new_string (row->file));
  return section;
}

static GMenu *
new_writing (const LwLedgerRow *row)
{
  GMenu *section = g_menu_new ();

  if (row->id == NULL)
    return section;
  append (section, _ ("_Correct this battle…"), "campaign.correct", g_variant_new_string (row->id));
  append (section, _ ("Record car_d"), "campaign.card", g_variant_new_string (row->id));
  return section;
}

GMenuModel *
lw_ledger_menu_new (LwWarBook *book, guint number)
{
  const GPtrArray *battles = lw_war_book_campaign (book)->battles;
  GMenu *menu = g_menu_new ();
  GMenu *copying = g_menu_new ();

  g_return_val_if_fail (number < battles->len, G_MENU_MODEL (menu));

  append_section (menu, new_reading (book, g_ptr_array_index (battles, number)));
  append_section (menu, new_writing (g_ptr_array_index (battles, number)));
  append (copying, _ ("Copy the _line"), "campaign.copy", g_variant_new_uint32 (number));
  append_section (menu, copying);
  return G_MENU_MODEL (menu);
}
