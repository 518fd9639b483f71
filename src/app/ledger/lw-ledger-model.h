/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-model.h: the battles of a war as a list that is sorted and filtered; each entry is made
 * only when somebody looks at it.
 */
#pragma once

#include <gio/gio.h>

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

#define LW_TYPE_LEDGER_MODEL (lw_ledger_model_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerModel, lw_ledger_model, LW, LEDGER_MODEL, GObject)

#define LW_TYPE_LEDGER_ENTRY (lw_ledger_entry_get_type ())
G_DECLARE_FINAL_TYPE (LwLedgerEntry, lw_ledger_entry, LW, LEDGER_ENTRY, GObject)

struct _LwLedgerEntry
{
  GObject parent_instance;

  guint number;            /* of the battle in its war, from 0 */
  const LwLedgerRow *row;  /* valid as long as the model has not been given another war */
  gint total[LW_N_SIDES];  /* half-points after it */
  gboolean open;
};

LwLedgerModel *lw_ledger_model_new    (void);

/* Borrows @campaign until the next call; what was open stays open. */
void           lw_ledger_model_set    (LwLedgerModel *self, const LwCampaign *campaign);
void           lw_ledger_model_sort   (LwLedgerModel *self, LwLedgerColumn column,
                                       gboolean falling);
/* Only battles that have all the words of @text somewhere. */
void           lw_ledger_model_filter (LwLedgerModel *self, const char *text);
/* The battles that it shows, or will when the first of a long ledger are painted. */
guint          lw_ledger_model_found  (LwLedgerModel *self);
void           lw_ledger_model_open   (LwLedgerModel *self, LwLedgerEntry *entry, gboolean open);

/* The words of a cell, as they are shown. Returns: (transfer full) */
char          *lw_ledger_cell         (const LwLedgerRow *row, guint number, const gint *total,
                                       LwLedgerColumn column);
const char    *lw_ledger_column_title (LwLedgerColumn column);
/* "24 Oct 2026", or the text itself when it is no date. Returns: (transfer full) */
char          *lw_ledger_date         (const char *date);

G_END_DECLS
