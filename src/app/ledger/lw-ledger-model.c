/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-model.c: the battles of a war as a list that is sorted and filtered.
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

/* A long ledger shows its first lines at once, and has the others when those are painted: the list
 * makes twice as many as anybody sees. */
#define FIRST_LINES 60

struct _LwLedgerModel
{
  GObject parent_instance;

  const LwCampaign *campaign; /* borrowed */
  gint *total[LW_N_SIDES];    /* after each battle */
  GArray *shown;              /* of guint: the battles in their order here */
  GHashTable *open;           /* ids */
  LwLedgerColumn column;
  gboolean falling;
  char **words; /* folded; NULL: all are shown */
  guint later;  /* the source that brings the lines after the first ones */
};

static GType
get_item_type (GListModel *list)
{
  return LW_TYPE_LEDGER_ENTRY;
}

static guint
count_lines (LwLedgerModel *self)
{
  return self->later == 0 ? self->shown->len : MIN (self->shown->len, FIRST_LINES);
}

static guint
get_n_items (GListModel *list)
{
  return count_lines (LW_LEDGER_MODEL (list));
}

static const LwLedgerRow *
row_at (LwLedgerModel *self, guint number)
{
  return g_ptr_array_index (self->campaign->battles, number);
}

static gpointer
get_item (GListModel *list, guint position)
{
  LwLedgerModel *self = LW_LEDGER_MODEL (list);
  LwLedgerEntry *entry;

  if (position >= count_lines (self))
    return NULL;
  entry = g_object_new (LW_TYPE_LEDGER_ENTRY, NULL);
  entry->number = g_array_index (self->shown, guint, position);
  entry->row = row_at (self, entry->number);
  entry->total[LW_RED] = self->total[LW_RED][entry->number];
  entry->total[LW_BLUE] = self->total[LW_BLUE][entry->number];
  entry->open = entry->row->id != NULL && g_hash_table_contains (self->open, entry->row->id);
  return entry;
}

static void
init_list_model (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LwLedgerModel,
                               lw_ledger_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list_model))

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
lw_ledger_cell (const LwLedgerRow *row, guint number, const gint *total, LwLedgerColumn column)
{
  g_return_val_if_fail (row != NULL && total != NULL, NULL);

  switch (column)
    {
    case LW_COLUMN_NUMBER:
      return g_strdup_printf ("%u", number + 1);
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
      return lw_points_format (total[LW_RED]);
    case LW_COLUMN_BLUE_TOTAL:
      return lw_points_format (total[LW_BLUE]);
    case LW_N_LEDGER_COLUMNS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* ---- filter ---- */

static gboolean
is_wanted (LwLedgerModel *self, guint number)
{
  const LwLedgerRow *row = row_at (self, number);
  const char *red = lw_row_player (self->campaign, row, LW_RED);
  const char *blue = lw_row_player (self->campaign, row, LW_BLUE);
  g_autofree char *date = NULL;
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;
  guint i;

  if (self->words == NULL)
    return TRUE;
  date = lw_ledger_date (row->date);
  all = g_strjoin ("\n", date, row->date == NULL ? "" : row->date,
                   row->country == NULL ? "" : row->country, lw_variety_name (row->variety),
                   row->on_floor ? _ ("Floor") : _ ("Screen"), lw_result_name (row->result),
                   red == NULL ? "" : red, blue == NULL ? "" : blue,
                   row->note == NULL ? "" : row->note, NULL);
  folded = g_utf8_casefold (all, -1);
  for (i = 0; self->words[i] != NULL; i++)
    if (strstr (folded, self->words[i]) == NULL)
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
compare_texts (const char *a, const char *b)
{
  return g_utf8_collate (a == NULL ? "" : a, b == NULL ? "" : b);
}

static gint
compare_by (LwLedgerModel *self, guint a, guint b)
{
  const LwLedgerRow *one = row_at (self, a), *other = row_at (self, b);

  switch (self->column)
    {
    case LW_COLUMN_DATE:
      return g_strcmp0 (one->date, other->date);
    case LW_COLUMN_COUNTRY:
      return compare_texts (one->country, other->country);
    case LW_COLUMN_VARIETY:
      return compare_texts (lw_variety_name (one->variety), lw_variety_name (other->variety));
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
      return compare_numbers (self->total[LW_RED][a], self->total[LW_RED][b]);
    case LW_COLUMN_BLUE_TOTAL:
      return compare_numbers (self->total[LW_BLUE][a], self->total[LW_BLUE][b]);
    case LW_COLUMN_NUMBER:
    case LW_N_LEDGER_COLUMNS:
    default:
      return 0;
    }
}

/* Equal ones keep the order in which they were fought. */
static gint
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  LwLedgerModel *self = data;
  guint one = *(const guint *)a, other = *(const guint *)b;
  gint order = compare_by (self, one, other);

  if (order == 0)
    order = compare_numbers (one, other);
  return self->falling ? -order : order;
}

static void
show (LwLedgerModel *self)
{
  guint before = count_lines (self), i;
  guint n = self->campaign == NULL ? 0 : self->campaign->battles->len;

  g_array_set_size (self->shown, 0);
  for (i = 0; i < n; i++)
    if (is_wanted (self, i))
      g_array_append_val (self->shown, i);
  if (self->column != LW_COLUMN_NUMBER || self->falling)
    g_array_sort_with_data (self->shown, compare_cb, self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, count_lines (self));
}

static void
sum_up (LwLedgerModel *self)
{
  guint n = self->campaign->battles->len, i, side;
  LwStanding standing = { 0 };

  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_free (self->total[side]);
      self->total[side] = g_new0 (gint, n + 1);
    }
  for (i = 0; i < n; i++)
    {
      lw_standing_add (&standing, self->campaign, row_at (self, i));
      for (side = 0; side < LW_N_SIDES; side++)
        self->total[side][i] = standing.total[side];
    }
}

static gboolean
later_cb (gpointer data)
{
  LwLedgerModel *self = data;
  guint before = count_lines (self);

  self->later = 0;
  g_list_model_items_changed (G_LIST_MODEL (self), before, 0, count_lines (self) - before);
  return G_SOURCE_REMOVE;
}

guint
lw_ledger_model_found (LwLedgerModel *self)
{
  g_return_val_if_fail (LW_IS_LEDGER_MODEL (self), 0);
  return self->shown->len;
}

void
lw_ledger_model_set (LwLedgerModel *self, const LwCampaign *campaign)
{
  g_return_if_fail (LW_IS_LEDGER_MODEL (self) && campaign != NULL);

  /* Painting comes before what has nothing else to wait for. */
  if (self->campaign == NULL && campaign->battles->len > FIRST_LINES)
    self->later = g_idle_add_full (G_PRIORITY_LOW, later_cb, self, NULL);
  self->campaign = campaign;
  sum_up (self);
  show (self);
}

void
lw_ledger_model_sort (LwLedgerModel *self, LwLedgerColumn column, gboolean falling)
{
  g_return_if_fail (LW_IS_LEDGER_MODEL (self) && column < LW_N_LEDGER_COLUMNS);

  self->column = column;
  self->falling = falling;
  show (self);
}

void
lw_ledger_model_filter (LwLedgerModel *self, const char *text)
{
  g_autofree char *folded = text == NULL ? g_strdup ("") : g_utf8_casefold (text, -1);

  g_return_if_fail (LW_IS_LEDGER_MODEL (self));

  g_strstrip (folded);
  g_clear_pointer (&self->words, g_strfreev);
  if (*folded != '\0')
    self->words = g_strsplit_set (folded, " \t", -1);
  show (self);
}

void
lw_ledger_model_open (LwLedgerModel *self, LwLedgerEntry *entry, gboolean open)
{
  g_return_if_fail (LW_IS_LEDGER_MODEL (self) && LW_IS_LEDGER_ENTRY (entry));

  entry->open = open;
  if (entry->row->id == NULL)
    return;
  if (open)
    g_hash_table_add (self->open, g_strdup (entry->row->id));
  else
    g_hash_table_remove (self->open, entry->row->id);
}

static void
lw_ledger_model_finalize (GObject *object)
{
  LwLedgerModel *self = LW_LEDGER_MODEL (object);
  guint side;

  g_clear_handle_id (&self->later, g_source_remove);
  for (side = 0; side < LW_N_SIDES; side++)
    g_free (self->total[side]);
  g_array_unref (self->shown);
  g_hash_table_unref (self->open);
  g_strfreev (self->words);
  G_OBJECT_CLASS (lw_ledger_model_parent_class)->finalize (object);
}

static void
lw_ledger_model_class_init (LwLedgerModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_ledger_model_finalize;
}

static void
lw_ledger_model_init (LwLedgerModel *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

LwLedgerModel *
lw_ledger_model_new (void)
{
  return g_object_new (LW_TYPE_LEDGER_MODEL, NULL);
}
