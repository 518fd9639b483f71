/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor.c: a battle of the real floor as it is written down, and the row it gives.
 *
 * Every field holds the text that was typed, right or wrong; numbers are read from it each time.
 * Only when the whole form is right does its row count. What is wrong is told by where it stands, a
 * reason, and the numbers that do not agree.
 */
#include "lw-campaign-floor.h"

#include <stdio.h>
#include <string.h>

LwFloorForm *
lw_floor_form_new (void)
{
  LwFloorForm *form = g_new0 (LwFloorForm, 1);

  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    form->text[i] = g_strdup ("");
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        form->number[side][arm][fate] = g_strdup ("");

  return form;
}

void
lw_floor_form_free (LwFloorForm *form)
{
  if (form == NULL)
    return;

  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    g_free (form->text[i]);
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        g_free (form->number[side][arm][fate]);
  g_free (form);
}

void
lw_floor_form_write (LwFloorForm *form, LwFloorText which, const char *text)
{
  char *copy = g_strdup (text == NULL ? "" : text);

  g_return_if_fail (form != NULL && which < LW_N_FLOOR_TEXTS);

  g_free (form->text[which]);
  form->text[which] = copy;
}

void
lw_floor_form_number (
    LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate, const char *text)
{
  char *copy = g_strdup (text == NULL ? "" : text);

  g_return_if_fail (form != NULL && side < LW_N_SIDES);
  g_return_if_fail (arm < LW_N_FLOOR_ARMS && fate < LW_N_FLOOR_FATES);

  g_free (form->number[side][arm][fate]);
  form->number[side][arm][fate] = copy;
}

static void
put_count (LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate, guint count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  lw_floor_form_number (form, side, arm, fate, text);
}

static void
put_side (LwFloorForm *form, LwSide side, const LwRowSide *line)
{
  guint horse = MIN (line->captive_horse, line->captive);

  put_count (form, side, LW_FLOOR_FOOT, LW_FLOOR_SENT, line->sent.infantry);
  put_count (form, side, LW_FLOOR_FOOT, LW_FLOOR_HOME, line->home.infantry);
  put_count (form, side, LW_FLOOR_FOOT, LW_FLOOR_DEAD, line->dead[LW_INFANTRY]);
  put_count (form, side, LW_FLOOR_FOOT, LW_FLOOR_PRISONER, line->captive - horse);
  put_count (form, side, LW_FLOOR_HORSE, LW_FLOOR_SENT, line->sent.cavalry);
  put_count (form, side, LW_FLOOR_HORSE, LW_FLOOR_HOME, line->home.cavalry);
  put_count (form, side, LW_FLOOR_HORSE, LW_FLOOR_DEAD, line->dead[LW_CAVALRY]);
  put_count (form, side, LW_FLOOR_HORSE, LW_FLOOR_PRISONER, horse);
  put_count (form, side, LW_FLOOR_GUNS, LW_FLOOR_SENT, line->sent.guns);
  put_count (form, side, LW_FLOOR_GUNS, LW_FLOOR_HOME, line->home.guns);
}

LwFloorForm *
lw_floor_form_of (const LwLedgerRow *row)
{
  LwFloorForm *form = lw_floor_form_new ();

  g_return_val_if_fail (row != NULL, form);

  lw_floor_form_write (form, LW_FLOOR_DATE, row->date);
  lw_floor_form_write (form, LW_FLOOR_COUNTRY, row->country);
  lw_floor_form_write (form, LW_FLOOR_NOTE, row->note);
  lw_floor_form_write (form, LW_FLOOR_RED_PLAYER, row->side[LW_RED].player);
  lw_floor_form_write (form, LW_FLOOR_BLUE_PLAYER, row->side[LW_BLUE].player);
  form->variety = row->variety;
  form->has_result = TRUE;
  form->result = row->result;
  for (guint side = 0; side < LW_N_SIDES; side++)
    put_side (form, side, &row->side[side]);

  return form;
}

void
lw_floor_form_all (LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  g_return_if_fail (form != NULL && side < LW_N_SIDES && arm < LW_N_FLOOR_ARMS);

  for (guint fate = LW_FLOOR_HOME; fate < LW_N_FLOOR_FATES; fate++)
    lw_floor_form_number (form, side, arm, fate, "");
}

void
lw_floor_form_none (LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  g_return_if_fail (form != NULL && side < LW_N_SIDES && arm < LW_N_FLOOR_ARMS);

  lw_floor_form_number (form, side, arm, LW_FLOOR_HOME, "0");
  lw_floor_form_number (form, side, arm, LW_FLOOR_DEAD, "");
}

static gboolean
is_empty (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  guint count;

  return lw_count_parse (form->number[side][arm][fate], LW_ROW_MOST_MEN, &count) == LW_AMOUNT_EMPTY;
}

static guint
count_of (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  guint count;
  LwAmount amount = lw_count_parse (form->number[side][arm][fate], LW_ROW_MOST_MEN, &count);

  return amount == LW_AMOUNT_RIGHT ? count : 0;
}

static LwFloorFate
fate_of_rest (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  LwFloorFate fate;

  for (fate = LW_FLOOR_HOME; fate < LW_N_FLOOR_FATES; fate++)
    if (is_empty (form, side, arm, fate))
      break;
  return fate;
}

static guint
sum_of (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  return count_of (form, side, arm, LW_FLOOR_HOME) + count_of (form, side, arm, LW_FLOOR_DEAD) +
         count_of (form, side, arm, LW_FLOOR_PRISONER);
}

gint
lw_floor_form_rest (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  gint rest;

  g_return_val_if_fail (form != NULL && side < LW_N_SIDES, -1);
  g_return_val_if_fail (arm < LW_N_FLOOR_ARMS && fate < LW_N_FLOOR_FATES, -1);

  if (!is_empty (form, side, arm, fate))
    return -1;
  if (fate == LW_FLOOR_SENT)
    return 0;
  if (arm == LW_FLOOR_GUNS)
    return fate == LW_FLOOR_HOME ? (gint)count_of (form, side, arm, LW_FLOOR_SENT) : -1;
  if (fate_of_rest (form, side, arm) != fate)
    return 0;
  rest = (gint)count_of (form, side, arm, LW_FLOOR_SENT) - (gint)sum_of (form, side, arm);
  return MAX (rest, 0);
}

static guint
value_of (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  gint rest = lw_floor_form_rest (form, side, arm, fate);

  return rest >= 0 ? (guint)rest : count_of (form, side, arm, fate);
}

/* ---- what is wrong with it ---- */

static gboolean
fail_number (
    LwFloorFault *fault, LwFloorReason reason, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  *fault = (LwFloorFault){ LW_FLOOR_BAD_NUMBER, reason, .side = side, .arm = arm, .fate = fate };
  return FALSE;
}

/* The fault found already lies in two numbers that do not agree. */
static gboolean
fail_sum (LwFloorFault *fault, guint told, guint sent)
{
  fault->told = told;
  fault->sent = sent;
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
  fail_number (fault, LW_FLOOR_AMOUNT, side, arm, fate);
  fault->amount = amount;
  fault->most = most;
  return FALSE;
}

/* The field to blame for a sum that is too large: one that is so by itself, or the last of them. */
static LwFloorFate
find_culprit (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  guint sent = count_of (form, side, arm, LW_FLOOR_SENT);
  LwFloorFate fate;

  for (fate = LW_FLOOR_HOME; fate < LW_N_FLOOR_FATES; fate++)
    if (count_of (form, side, arm, fate) > sent)
      return fate;
  for (fate = LW_FLOOR_PRISONER; fate > LW_FLOOR_HOME; fate--)
    if (count_of (form, side, arm, fate) > 0)
      break;
  return fate;
}

static gboolean
check_sum (const LwFloorForm *form, LwFloorFault *fault, LwSide side, LwFloorArm arm)
{
  guint sent = count_of (form, side, arm, LW_FLOOR_SENT);
  guint told = sum_of (form, side, arm);

  if (told > sent)
    fail_number (fault, LW_FLOOR_MORE_TOLD, side, arm, find_culprit (form, side, arm));
  else if (told < sent && fate_of_rest (form, side, arm) == LW_N_FLOOR_FATES)
    fail_number (fault, LW_FLOOR_FEWER_TOLD, side, arm, LW_FLOOR_HOME);
  else
    return TRUE;
  return fail_sum (fault, told, sent);
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
  guint held = value_of (form, LW_RED, LW_FLOOR_GUNS, LW_FLOOR_HOME) +
               value_of (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME);
  guint sent = count_of (form, LW_RED, LW_FLOOR_GUNS, LW_FLOOR_SENT) +
               count_of (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_SENT);
  LwSide side = count_of (form, LW_BLUE, LW_FLOOR_GUNS, LW_FLOOR_HOME) > 0 ? LW_BLUE : LW_RED;

  if (held <= sent)
    return TRUE;
  fail_number (fault, LW_FLOOR_MORE_GUNS, side, LW_FLOOR_GUNS, LW_FLOOR_HOME);
  return fail_sum (fault, held, sent);
}

static gboolean
check_forces (const LwFloorForm *form, LwFloorFault *fault)
{
  LwSide side;

  for (side = 0; side < LW_N_SIDES; side++)
    if (count_of (form, side, LW_FLOOR_FOOT, LW_FLOOR_SENT) +
            count_of (form, side, LW_FLOOR_HORSE, LW_FLOOR_SENT) ==
        0)
      return fail_number (fault, LW_FLOOR_NOBODY_SENT, side, LW_FLOOR_FOOT, LW_FLOOR_SENT);
  return TRUE;
}

static gboolean
is_date (const char *text)
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
fail_text (LwFloorFault *fault, LwFloorReason reason, LwFloorText which)
{
  *fault = (LwFloorFault){ LW_FLOOR_BAD_TEXT, reason, .text = which };
  return FALSE;
}

static gboolean
check_texts (const LwFloorForm *form, LwFloorFault *fault)
{
  LwFloorText which;

  if (!is_date (form->text[LW_FLOOR_DATE]))
    return fail_text (fault, LW_FLOOR_NO_DATE, LW_FLOOR_DATE);
  for (which = LW_FLOOR_COUNTRY; which < LW_N_FLOOR_TEXTS; which++)
    {
      const char *text = form->text[which];
      gboolean note = which == LW_FLOOR_NOTE;

      if (!g_utf8_validate (text, -1, NULL) || (!note && !is_plain (text)))
        return fail_text (fault, LW_FLOOR_STRANGE_TEXT, which);
      if (note ? strlen (text) > 4000 : g_utf8_strlen (text, -1) > 80)
        return fail_text (fault, LW_FLOOR_LONG_TEXT, which);
    }
  return TRUE;
}

static gboolean
check_form (const LwFloorForm *form, LwFloorFault *fault)
{
  if (!check_texts (form, fault))
    return FALSE;
  if (!form->has_result)
    {
      *fault = (LwFloorFault){ LW_FLOOR_NO_RESULT, LW_FLOOR_UNDECIDED };
      return FALSE;
    }
  if (!check_side (form, fault, LW_RED) || !check_side (form, fault, LW_BLUE))
    return FALSE;
  if (form->result != LW_RESULT_NOT_FOUGHT && !check_forces (form, fault))
    return FALSE;
  return check_guns (form, fault);
}

/* ---- the row ---- */

static char *
text_or_null (const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));

  return *copy == '\0' ? NULL : g_steal_pointer (&copy);
}

static void
read_force (const LwFloorForm *form, LwSide side, LwFloorFate fate, LwForce *force)
{
  force->infantry = value_of (form, side, LW_FLOOR_FOOT, fate);
  force->cavalry = value_of (form, side, LW_FLOOR_HORSE, fate);
  force->guns = value_of (form, side, LW_FLOOR_GUNS, fate);
}

static void
read_side (const LwFloorForm *form, LwSide side, LwRowSide *line)
{
  read_force (form, side, LW_FLOOR_SENT, &line->sent);
  read_force (form, side, LW_FLOOR_HOME, &line->home);
  line->dead[LW_INFANTRY] = value_of (form, side, LW_FLOOR_FOOT, LW_FLOOR_DEAD);
  line->dead[LW_CAVALRY] = value_of (form, side, LW_FLOOR_HORSE, LW_FLOOR_DEAD);
  line->captive_horse = value_of (form, side, LW_FLOOR_HORSE, LW_FLOOR_PRISONER);
  line->captive = line->captive_horse + value_of (form, side, LW_FLOOR_FOOT, LW_FLOOR_PRISONER);
  g_free (line->player);
  line->player =
      text_or_null (form->text[side == LW_RED ? LW_FLOOR_RED_PLAYER : LW_FLOOR_BLUE_PLAYER]);
}

gboolean
lw_floor_form_read (const LwFloorForm *form, LwLedgerRow *row, LwFloorFault *fault)
{
  LwFloorFault found = { LW_FLOOR_RIGHT };
  gboolean right;

  g_return_val_if_fail (form != NULL && row != NULL, FALSE);

  g_free (row->date);
  g_free (row->country);
  g_free (row->note);
  row->date = is_date (form->text[LW_FLOOR_DATE]) ? g_strdup (form->text[LW_FLOOR_DATE]) : NULL;
  row->country = text_or_null (form->text[LW_FLOOR_COUNTRY]);
  row->note = text_or_null (form->text[LW_FLOOR_NOTE]);
  row->variety = form->variety;
  row->result = form->has_result ? form->result : LW_RESULT_ABANDONED;
  read_side (form, LW_RED, &row->side[LW_RED]);
  read_side (form, LW_BLUE, &row->side[LW_BLUE]);
  row->side[LW_RED].taken = row->side[LW_BLUE].captive;
  row->side[LW_BLUE].taken = row->side[LW_RED].captive;

  right = check_form (form, &found);
  if (fault != NULL)
    *fault = found;
  return right;
}

/* ---- half-typed, as a text ---- */

#define GROUP "floor battle"

static const char *const text_keys[LW_N_FLOOR_TEXTS] = {
  [LW_FLOOR_DATE] = "date",
  [LW_FLOOR_COUNTRY] = "country",
  [LW_FLOOR_RED_PLAYER] = "red-player",
  [LW_FLOOR_BLUE_PLAYER] = "blue-player",
  [LW_FLOOR_NOTE] = "note",
};

/* "red-foot-sent". */
static char *
number_key (LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  static const char *const arms[] = { "foot", "horse", "guns" };
  static const char *const fates[] = { "sent", "home", "dead", "prisoner" };

  return g_strdup_printf ("%s-%s-%s", lw_side_nick (side), arms[arm], fates[fate]);
}

static void
save_numbers (const LwFloorForm *form, GKeyFile *file)
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *key = number_key (side, arm, fate);

          if (*form->number[side][arm][fate] != '\0')
            g_key_file_set_string (file, GROUP, key, form->number[side][arm][fate]);
        }
}

char *
lw_floor_form_save (const LwFloorForm *form)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (form != NULL, NULL);

  g_key_file_set_string (file, GROUP, "variety", lw_variety_nick (form->variety));
  if (form->has_result)
    g_key_file_set_string (file, GROUP, "result", lw_result_nick (form->result));
  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    g_key_file_set_string (file, GROUP, text_keys[i], form->text[i]);
  save_numbers (form, file);

  return g_key_file_to_data (file, NULL, NULL);
}

static void
restore_choices (LwFloorForm *form, GKeyFile *file)
{
  g_autofree char *variety = g_key_file_get_string (file, GROUP, "variety", NULL);
  g_autofree char *result = g_key_file_get_string (file, GROUP, "result", NULL);

  lw_variety_parse (variety, &form->variety);
  form->has_result = lw_result_parse (result, &form->result);
}

LwFloorForm *
lw_floor_form_restore (const char *saved)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  LwFloorForm *form;

  if (saved == NULL || !g_key_file_load_from_data (file, saved, -1, G_KEY_FILE_NONE, NULL) ||
      !g_key_file_has_group (file, GROUP))
    return NULL;

  form = lw_floor_form_new ();
  restore_choices (form, file);
  for (guint i = 0; i < LW_N_FLOOR_TEXTS; i++)
    {
      g_autofree char *text = g_key_file_get_string (file, GROUP, text_keys[i], NULL);

      lw_floor_form_write (form, i, text);
    }
  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (guint fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *key = number_key (side, arm, fate);
          g_autofree char *text = g_key_file_get_string (file, GROUP, key, NULL);

          lw_floor_form_number (form, side, arm, fate, text);
        }

  return form;
}
