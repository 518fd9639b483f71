/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-model.h: the battles of a war as entries of a list: what stands in their columns, which
 * comes before which, and who has the words that are looked for.
 */
#pragma once

#include <gtk/gtk.h>

#include "campaign/campaign.h"

G_BEGIN_DECLS

typedef enum
{
  LW_COLUMN_NUMBER,
  LW_COLUMN_DATE,
  LW_COLUMN_COUNTRY,
  LW_COLUMN_VARIETY,
  LW_COLUMN_WHERE,
  LW_COLUMN_WINNER,
  LW_COLUMN_RED,
  LW_COLUMN_BLUE,
  LW_COLUMN_MARGIN,
  LW_COLUMN_RED_TOTAL,
  LW_COLUMN_BLUE_TOTAL,
  LW_N_LEDGER_COLUMNS
} LwLedgerColumn;

#define LW_TYPE_LEDGER_ENTRY (lw_ledger_entry_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerEntry, lw_ledger_entry, LW, LEDGER_ENTRY, GObject)

struct _LwLedgerEntry
{
  GObject parent_instance;

  guint number;            /* of the battle in its war, from 0 */
  const LwLedgerRow *row;  /* valid as long as the war that it was filled from */
  gint total[LW_N_SIDES];  /* half-points after it */
};

/* @list, of entries, has an entry for each battle of @campaign, in their order, and no other. */
void           lw_ledger_model_fill   (GListStore *list, const LwCampaign *campaign);

/* The words of a cell, as they are shown. Returns: (transfer full) */
char          *lw_ledger_entry_text   (const LwLedgerEntry *entry, LwLedgerColumn column);
/* All its cells, parted by tabs, for a letter or a table. Returns: (transfer full) */
char          *lw_ledger_entry_line   (const LwLedgerEntry *entry);
/* "red", "blue" or "nobody": who won, as a style class. */
const char    *lw_ledger_entry_winner (const LwLedgerEntry *entry);
/* Has it all of @words, which are folded, somewhere? @campaign knows the players. */
gboolean       lw_ledger_entry_has    (const LwLedgerEntry *entry, const LwCampaign *campaign,
                                       const char *const *words);

/* Rising by @column; equal ones in the order in which they were fought. */
GtkSorter     *lw_ledger_sorter_new   (LwLedgerColumn column);
/* By which column does @sorter, made of these, sort first, and does it fall? */
LwLedgerColumn lw_ledger_sorter_leads (GtkSorter *sorter, gboolean *falling);

const char    *lw_ledger_column_title (LwLedgerColumn column);
/* "24 Oct 2026", or the text itself when it is no date. Returns: (transfer full) */
char          *lw_ledger_date         (const char *date);

G_END_DECLS
