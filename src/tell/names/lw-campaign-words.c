/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-words.c: methods and results of a war by name.
 */
#include "lw-campaign-words.h"

#include <glib/gi18n-lib.h>

#include "lw-names.h"

const char *
lw_method_name (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("by the margin");
    case LW_LEDGER_SIGNED:
      return _ ("by the margin, taken from the loser too");
    case LW_LEDGER_RAW:
      return _ ("by the points as they are scored");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_method_title (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("By the margin");
    case LW_LEDGER_SIGNED:
      return _ ("By the margin, taken from the loser too");
    case LW_LEDGER_RAW:
      return _ ("By the points as they are scored");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_method_law (LwLedgerMethod method)
{
  switch (method)
    {
    case LW_LEDGER_MARGIN:
      return _ ("Who scores more in a battle adds the difference to his total; the other adds "
                "nothing.");
    case LW_LEDGER_SIGNED:
      return _ ("Who scores more in a battle adds the difference to his total, and the other "
                "loses as much of his.");
    case LW_LEDGER_RAW:
      return _ ("Each side adds all the points that it has scored.");
    }

  g_return_val_if_reached (NULL);
}

const char *
lw_result_name (LwResult result)
{
  switch (result)
    {
    case LW_RESULT_RED:
      return lw_side_name (LW_RED);
    case LW_RESULT_BLUE:
      return lw_side_name (LW_BLUE);
    case LW_RESULT_DRAWN:
      return _ ("Drawn");
    case LW_RESULT_NOT_FOUGHT:
      return _ ("Not fought");
    case LW_RESULT_ABANDONED:
      return _ ("Abandoned");
    }

  g_return_val_if_reached (NULL);
}

void
lw_row_forget_side_names (LwLedgerRow *row)
{
  g_return_if_fail (row != NULL);

  for (guint side = 0; side < LW_N_SIDES; side++)
    if (g_strcmp0 (row->side[side].player, lw_side_name (side)) == 0)
      g_clear_pointer (&row->side[side].player, g_free);
}
