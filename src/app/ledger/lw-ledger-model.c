/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-model.c: the battles of a war as entries of a list.
 */
#include "lw-ledger-model.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (LwLedgerEntry, lw_ledger_entry, G_TYPE_OBJECT)

static void
lw_ledger_entry_class_init (LwLedgerEntryClass *klass)
{
}

static void
lw_ledger_entry_init (LwLedgerEntry *self)
{
}

void
lw_ledger_model_fill (GListStore *list, const LwCampaign *campaign)
{
  guint n = campaign->battles->len, side;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_full (n, g_object_unref);
  LwStanding standing = { 0 };

  g_return_if_fail (G_IS_LIST_STORE (list));

  for (guint i = 0; i < n; i++)
    {
      LwLedgerEntry *entry = g_object_new (LW_TYPE_LEDGER_ENTRY, NULL);

      entry->number = i;
      entry->row = g_ptr_array_index (campaign->battles, i);
      lw_standing_add (&standing, campaign, entry->row);
      for (side = 0; side < LW_N_SIDES; side++)
        entry->total[side] = standing.total[side];
      g_ptr_array_add (entries, entry);
    }
  g_list_store_splice (list, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), entries->pdata, n);
}

/* ---- words ---- */

const char *
lw_ledger_column_title (LwLedgerColumn column)
{
  static const char *const titles[LW_N_LEDGER_COLUMNS] = {
    [LW_COLUMN_NUMBER] = N_ ("No."),
    [LW_COLUMN_DATE] = N_ ("Date"),
    [LW_COLUMN_COUNTRY] = N_ ("Country"),
    [LW_COLUMN_VARIETY] = N_ ("Variety"),
    [LW_COLUMN_WHERE] = N_ ("Where"),
    [LW_COLUMN_WINNER] = N_ ("Winner"),
    [LW_COLUMN_RED] = N_ ("Red"),
    [LW_COLUMN_BLUE] = N_ ("Blue"),
    [LW_COLUMN_MARGIN] = N_ ("Margin"),
    [LW_COLUMN_RED_TOTAL] = N_ ("Red total"),
    [LW_COLUMN_BLUE_TOTAL] = N_ ("Blue total"),
  };

  g_return_val_if_fail (column < LW_N_LEDGER_COLUMNS, NULL);
  return _ (titles[column]);
}

char *
lw_ledger_date (const char *date)
{
  int year, month, day;
  g_autoptr (GDateTime) when = NULL;

  if (date == NULL)
    return g_strdup ("");
  if (sscanf (date, "%4d-%2d-%2d", &year, &month, &day) == 3)
    when = g_date_time_new_local (year, month, day, 12, 0, 0);
  /* TRANSLATORS: a short date, for g_date_time_format(). */
  return when == NULL ? g_strdup (date) : g_date_time_format (when, _ ("%-d %b %Y"));
}

static gint
margin_of (const LwLedgerRow *row)
{
  return ABS (lw_row_points (row, LW_RED) - lw_row_points (row, LW_BLUE));
}

char *
lw_ledger_entry_text (const LwLedgerEntry *entry, LwLedgerColumn column)
{
  const LwLedgerRow *row;

  g_return_val_if_fail (entry != NULL && entry->row != NULL, NULL);

  row = entry->row;
  switch (column)
    {
    case LW_COLUMN_NUMBER:
      return g_strdup_printf ("%u", entry->number + 1);
    case LW_COLUMN_DATE:
      return lw_ledger_date (row->date);
    case LW_COLUMN_COUNTRY:
      return g_strdup (row->country == NULL ? "" : row->country);
    case LW_COLUMN_VARIETY:
      return g_strdup (lw_variety_name (row->variety));
    case LW_COLUMN_WHERE:
      return g_strdup (row->on_floor ? _ ("Floor") : _ ("Screen"));
    case LW_COLUMN_WINNER:
      return g_strdup (lw_result_name (row->result));
    case LW_COLUMN_RED:
      return lw_points_format (lw_row_points (row, LW_RED));
    case LW_COLUMN_BLUE:
      return lw_points_format (lw_row_points (row, LW_BLUE));
    case LW_COLUMN_MARGIN:
      return lw_points_format (margin_of (row));
    case LW_COLUMN_RED_TOTAL:
      return lw_points_format (entry->total[LW_RED]);
    case LW_COLUMN_BLUE_TOTAL:
      return lw_points_format (entry->total[LW_BLUE]);
    case LW_N_LEDGER_COLUMNS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
lw_ledger_entry_line (const LwLedgerEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (LwLedgerColumn column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    {
      g_autofree char *cell = lw_ledger_entry_text (entry, column);

      g_string_append_printf (text, "%s%s", column == 0 ? "" : "\t", cell);
    }
  return g_string_free (text, FALSE);
}

const char *
lw_ledger_entry_winner (const LwLedgerEntry *entry)
{
  LwResult result = entry->row->result;

  return result == LW_RESULT_RED ? "red" : result == LW_RESULT_BLUE ? "blue" : "nobody";
}

static const char *
or_nothing (const char *text)
{
  return text == NULL ? "" : text;
}

gboolean
lw_ledger_entry_has (const LwLedgerEntry *entry,
                     const LwCampaign *campaign,
                     const char *const *words)
{
  const LwLedgerRow *row = entry->row;
  g_autofree char *date = lw_ledger_date (row->date);
  g_autofree char *all =
      g_strjoin ("\n", date, or_nothing (row->date), or_nothing (row->country),
                 lw_variety_name (row->variety), row->on_floor ? _ ("Floor") : _ ("Screen"),
                 lw_result_name (row->result), or_nothing (lw_row_player (campaign, row, LW_RED)),
                 or_nothing (lw_row_player (campaign, row, LW_BLUE)), or_nothing (row->note), NULL);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  for (; *words != NULL; words++)
    if (strstr (folded, *words) == NULL)
      return FALSE;
  return TRUE;
}

/* ---- order ---- */

static gint
compare_numbers (gint64 a, gint64 b)
{
  return a < b ? -1 : a > b ? 1 : 0;
}

static gint
compare_by (LwLedgerColumn column, const LwLedgerEntry *a, const LwLedgerEntry *b)
{
  const LwLedgerRow *one = a->row, *other = b->row;

  switch (column)
    {
    case LW_COLUMN_DATE:
      return g_strcmp0 (one->date, other->date);
    case LW_COLUMN_COUNTRY:
      return g_utf8_collate (or_nothing (one->country), or_nothing (other->country));
    case LW_COLUMN_VARIETY:
      return g_utf8_collate (lw_variety_name (one->variety), lw_variety_name (other->variety));
    case LW_COLUMN_WHERE:
      return compare_numbers (one->on_floor, other->on_floor);
    case LW_COLUMN_WINNER:
      return compare_numbers (one->result, other->result);
    case LW_COLUMN_RED:
      return compare_numbers (lw_row_points (one, LW_RED), lw_row_points (other, LW_RED));
    case LW_COLUMN_BLUE:
      return compare_numbers (lw_row_points (one, LW_BLUE), lw_row_points (other, LW_BLUE));
    case LW_COLUMN_MARGIN:
      return compare_numbers (margin_of (one), margin_of (other));
    case LW_COLUMN_RED_TOTAL:
      return compare_numbers (a->total[LW_RED], b->total[LW_RED]);
    case LW_COLUMN_BLUE_TOTAL:
      return compare_numbers (a->total[LW_BLUE], b->total[LW_BLUE]);
    case LW_COLUMN_NUMBER:
    case LW_N_LEDGER_COLUMNS:
    default:
      return 0;
    }
}

/* An entry of no battle comes first, and learns by which column it was put there. */
static gint
compare_cb (gconstpointer one, gconstpointer other, gpointer data)
{
  LwLedgerEntry *a = (LwLedgerEntry *)one;
  const LwLedgerEntry *b = other;
  LwLedgerColumn column = GPOINTER_TO_UINT (data);
  gint order;

  if (a->row == NULL)
    {
      a->number = column;
      return -1;
    }
  order = compare_by (column, a, b);
  return order == 0 ? compare_numbers (a->number, b->number) : order;
}

GtkSorter *
lw_ledger_sorter_new (LwLedgerColumn column)
{
  g_return_val_if_fail (column < LW_N_LEDGER_COLUMNS, NULL);
  return GTK_SORTER (gtk_custom_sorter_new (compare_cb, GUINT_TO_POINTER (column), NULL));
}

/* GTK 4.8 does not say by what a table is sorted; but its sorter, asked, sorts. */
LwLedgerColumn
lw_ledger_sorter_leads (GtkSorter *sorter, gboolean *falling)
{
  g_autoptr (LwLedgerEntry) first = g_object_new (LW_TYPE_LEDGER_ENTRY, NULL);
  g_autoptr (LwLedgerEntry) second = g_object_new (LW_TYPE_LEDGER_ENTRY, NULL);

  g_return_val_if_fail (GTK_IS_SORTER (sorter) && falling != NULL, LW_COLUMN_NUMBER);

  *falling = gtk_sorter_compare (sorter, first, second) == GTK_ORDERING_LARGER;
  return first->number;
}
