/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-words.c: why an entry in the ledger of a war cannot stand as it is, in a sentence.
 */
#include "lw-ledger-words.h"

#include <glib/gi18n-lib.h>

char *
lw_amount_words (LwAmount amount, gboolean points, guint most)
{
  switch (amount)
    {
    case LW_AMOUNT_RIGHT:
      return NULL;
    case LW_AMOUNT_EMPTY:
      return g_strdup (_ ("A number is wanted here."));
    case LW_AMOUNT_NEGATIVE:
      return g_strdup (_ ("This cannot be less than nothing."));
    case LW_AMOUNT_PART:
      return g_strdup (points ? _ ("Points are counted in halves: 12, 12½ or 12.5.")
                              : _ ("Men and guns are counted whole."));
    case LW_AMOUNT_TOO_LARGE:
      return g_strdup_printf (_ ("At most %u can be counted here."), most);
    case LW_AMOUNT_NO_NUMBER:
      return g_strdup (_ ("This is not a number."));
    }

  g_return_val_if_reached (NULL);
}

static char *
more_guns (guint held, guint sent)
{
  return g_strdup_printf (_ ("Both sides hold %u guns, and there were %u."), held, sent);
}

char *
lw_floor_fault_words (const LwFloorFault *fault)
{
  gboolean foot;

  g_return_val_if_fail (fault != NULL, NULL);

  foot = fault->arm == LW_FLOOR_FOOT;
  switch (fault->reason)
    {
    case LW_FLOOR_NOTHING_WRONG:
      return NULL;
    case LW_FLOOR_NO_DATE:
      return g_strdup (_ ("A date is wanted, such as 2026-11-30."));
    case LW_FLOOR_STRANGE_TEXT:
      return g_strdup (_ ("There are characters in it that cannot be kept."));
    case LW_FLOOR_LONG_TEXT:
      return g_strdup (_ ("This is too long to be kept."));
    case LW_FLOOR_UNDECIDED:
      return g_strdup (_ ("Who has won?"));
    case LW_FLOOR_AMOUNT:
      return lw_amount_words (fault->amount, FALSE, fault->most);
    case LW_FLOOR_MORE_TOLD:
      return g_strdup_printf (foot ? _ ("Home, dead and prisoners are %u foot, of %u sent.")
                                   : _ ("Home, dead and prisoners are %u horse, of %u sent."),
                              fault->told, fault->sent);
    case LW_FLOOR_FEWER_TOLD:
      return g_strdup_printf (
          foot ? _ ("Of %u foot only %u are told of; leave one field empty for the rest.")
               : _ ("Of %u horse only %u are told of; leave one field empty for the rest."),
          fault->sent, fault->told);
    case LW_FLOOR_MORE_GUNS:
      return more_guns (fault->told, fault->sent);
    case LW_FLOOR_NOBODY_SENT:
      return g_strdup (fault->side == LW_RED ? _ ("How many men did Red send?")
                                             : _ ("How many men did Blue send?"));
    }

  g_return_val_if_reached (NULL);
}

char *
lw_row_excess_words (const LwLedgerRow *row)
{
  LwRowExcess excess;
  gboolean foot;

  if (!lw_row_excess (row, &excess))
    return NULL;
  if (excess.guns)
    return more_guns (excess.told, excess.sent);
  foot = excess.arm == LW_INFANTRY;
  if (excess.side == LW_RED)
    return g_strdup_printf (foot ? _ ("Red has %u foot home, dead and captive, and sent %u.")
                                 : _ ("Red has %u horse home, dead and captive, and sent %u."),
                            excess.told, excess.sent);
  return g_strdup_printf (foot ? _ ("Blue has %u foot home, dead and captive, and sent %u.")
                               : _ ("Blue has %u horse home, dead and captive, and sent %u."),
                          excess.told, excess.sent);
}
