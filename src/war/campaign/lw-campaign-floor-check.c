/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor-check.c: what is wrong with a battle of the real floor as it is written down.
 */
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "lw-campaign-amount.h"
#include "lw-campaign-floor-private.h"

static gboolean
fail_number (LwFloorFault *fault, LwSide side, LwFloorArm arm, LwFloorFate fate, char *sentence)
{
  *fault = (LwFloorFault){ LW_FLOOR_BAD_NUMBER, .side = side, .arm = arm, .fate = fate };
  fault->sentence = sentence;
  return FALSE;
}

static gboolean
check_number (
    const LwFloorForm *form, LwFloorFault *fault, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  guint most = arm != LW_FLOOR_GUNS    ? LW_ROW_MOST_MEN
               : fate == LW_FLOOR_SENT ? LW_ROW_MOST_GUNS
                                       : 2 * LW_ROW_MOST_GUNS;
  guint count;
  LwAmount amount = lw_count_parse (form->number[side][arm][fate], most, &count);

  if (amount == LW_AMOUNT_RIGHT || amount == LW_AMOUNT_EMPTY)
    return TRUE;
  return fail_number (fault, side, arm, fate, lw_amount_words (amount, FALSE, most));
}

/* The field to blame for a sum that is too large: one that is so by itself, or the last of them. */
static LwFloorFate
find_culprit (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  guint sent = lw_floor_form_count (form, side, arm, LW_FLOOR_SENT);
  LwFloorFate fate;

  for (fate = LW_FLOOR_HOME; fate < LW_N_FLOOR_FATES; fate++)
    if (lw_floor_form_count (form, side, arm, fate) > sent)
      return fate;
  for (fate = LW_FLOOR_PRISONER; fate > LW_FLOOR_HOME; fate--)
    if (lw_floor_form_count (form, side, arm, fate) > 0)
      break;
  return fate;
}

static gboolean
check_sum (const LwFloorForm *form, LwFloorFault *fault, LwSide side, LwFloorArm arm)
{
  guint sent = lw_floor_form_count (form, side, arm, LW_FLOOR_SENT);
  guint told = lw_floor_form_sum (form, side, arm);
  gboolean foot = arm == LW_FLOOR_FOOT;

  if (told > sent)
    return fail_number (
        fault, side, arm, find_culprit (form, side, arm),
        g_strdup_printf (foot ? _ ("Home, dead and prisoners are %u foot, of %u sent.")
                              : _ ("Home, dead and prisoners are %u horse, of %u sent."),
                         told, sent));
  if (told < sent && lw_floor_form_fate_of_rest (form, side, arm) == LW_N_FLOOR_FATES)
    return fail_number (
        fault, side, arm, LW_FLOOR_HOME,
        g_strdup_printf (foot ? _ ("Of %u foot only %u are told of; leave one field empty for "
                                   "the rest.")
                              : _ ("Of %u horse only %u are told of; leave one field empty for "
                                   "the rest."),
                         sent, told));
  return TRUE;
}

static gboolean
check_side (const LwFloorForm *form, LwFloorFault *fault, LwSide side)
{
  LwFloorArm arm;
  LwFloorFate fate;

  for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
    {
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        if ((arm != LW_FLOOR_GUNS || fate <= LW_FLOOR_HOME) &&
            !check_number (form, fault, side, arm, fate))
          return FALSE;
      if (arm != LW_FLOOR_GUNS && !check_sum (form, fault, side, arm))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_guns (const LwFloorForm *form, LwFloorFault *fault)
{
  guint held = lw_floor_form_value (form, LW_RED, LW_FLOOR_GUNS, LW_FLOOR_HOME) +
               lw_floor_form_value (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME);
  guint sent = lw_floor_form_count (form, LW_RED, LW_FLOOR_GUNS, LW_FLOOR_SENT) +
               lw_floor_form_count (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_SENT);
  LwSide side =
      lw_floor_form_count (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME) > 0 ? LW_BLUE : LW_RED;

  if (held <= sent)
    return TRUE;
  return fail_number (
      fault, side, LW_FLOOR_GUNS, LW_FLOOR_HOME,
      g_strdup_printf (_ ("Both sides hold %u guns, and there were %u."), held, sent));
}

static gboolean
check_forces (const LwFloorForm *form, LwFloorFault *fault)
{
  LwSide side;

  for (side = 0; side < LW_N_SIDES; side++)
    if (lw_floor_form_count (form, side, LW_FLOOR_FOOT, LW_FLOOR_SENT) +
            lw_floor_form_count (form, side, LW_FLOOR_HORSE, LW_FLOOR_SENT) ==
        0)
      return fail_number (fault, side, LW_FLOOR_FOOT, LW_FLOOR_SENT,
                          g_strdup (side == LW_RED ? _ ("How many men did Red send?")
                                                   : _ ("How many men did Blue send?")));
  return TRUE;
}

gboolean
lw_floor_is_date (const char *text)
{
  guint year, month, day;
  int end = 0;

  return strlen (text) == 10 && sscanf (text, "%4u-%2u-%2u%n", &year, &month, &day, &end) == 3 &&
         end == 10 && year > 0 && g_date_valid_dmy (day, month, year);
}

static gboolean
is_plain (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_iscntrl (g_utf8_get_char (text)) || g_utf8_get_char (text) == 0xfffe ||
        g_utf8_get_char (text) == 0xffff)
      return FALSE;
  return TRUE;
}

static gboolean
fail_text (LwFloorFault *fault, LwFloorText which, const char *sentence)
{
  *fault = (LwFloorFault){ LW_FLOOR_BAD_TEXT, .text = which };
  fault->sentence = g_strdup (sentence);
  return FALSE;
}

static gboolean
check_texts (const LwFloorForm *form, LwFloorFault *fault)
{
  LwFloorText which;

  if (!lw_floor_is_date (form->text[LW_FLOOR_DATE]))
    return fail_text (fault, LW_FLOOR_DATE, _ ("A date is wanted, such as 2026-11-30."));
  for (which = LW_FLOOR_COUNTRY; which < LW_N_FLOOR_TEXTS; which++)
    {
      const char *text = form->text[which];
      gboolean note = which == LW_FLOOR_NOTE;

      if (!g_utf8_validate (text, -1, NULL) || (!note && !is_plain (text)))
        return fail_text (fault, which, _ ("There are characters in it that cannot be kept."));
      if (note ? strlen (text) > 4000 : g_utf8_strlen (text, -1) > 80)
        return fail_text (fault, which, _ ("This is too long to be kept."));
    }
  return TRUE;
}

gboolean
lw_floor_form_check (const LwFloorForm *form, LwFloorFault *fault)
{
  if (!check_texts (form, fault))
    return FALSE;
  if (!form->has_result)
    {
      *fault = (LwFloorFault){ LW_FLOOR_NO_RESULT };
      fault->sentence = g_strdup (_ ("Who has won?"));
      return FALSE;
    }
  if (!check_side (form, fault, LW_RED) || !check_side (form, fault, LW_BLUE))
    return FALSE;
  if (form->result != LW_RESULT_NOT_FOUGHT && !check_forces (form, fault))
    return FALSE;
  return check_guns (form, fault);
}

void
lw_floor_fault_clear (LwFloorFault *fault)
{
  g_return_if_fail (fault != NULL);

  g_clear_pointer (&fault->sentence, g_free);
  fault->wrong = LW_FLOOR_RIGHT;
}
