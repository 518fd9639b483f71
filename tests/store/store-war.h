/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-war.h: a small war for the tests of files: battles all alike, of nothing but numbers.
 */
#pragma once

#include "lw-campaign-file.h"

/* The @i-th battle of a war: Red has won it, and all who were sent came home. */
static inline LwLedgerRow *
row_alike (guint i)
{
  LwLedgerRow *row = lw_ledger_row_new ();

  row->id = g_strdup_printf ("%032x", i);
  row->date = g_strdup ("2026-10-24");
  row->country = g_strdup ("Hook's Farm");
  row->result = LW_RESULT_RED;
  for (guint side = 0; side < LW_N_SIDES; side++)
    row->side[side].sent = row->side[side].home = (LwForce){ 48, 25, 3 };
  return row;
}

/* Robert against Anna, of so many battles. */
static inline LwCampaign *
war_of (guint n)
{
  LwCampaign *war = lw_campaign_new ("The war", 200, LW_LEDGER_MARGIN);

  war->player[LW_RED] = g_strdup ("Robert");
  war->player[LW_BLUE] = g_strdup ("Anna");
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (war->battles, row_alike (i));
  return war;
}
