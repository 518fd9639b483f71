/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor.c: a battle of the real floor as it is written down, and the row it gives.
 */
#include "lw-campaign-floor-private.h"

#include <string.h>

#include "lw-campaign-amount.h"

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

guint
lw_floor_form_count (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  guint count;
  LwAmount amount = lw_count_parse (form->number[side][arm][fate], LW_ROW_MOST_MEN, &count);

  return amount == LW_AMOUNT_RIGHT ? count : 0;
}

LwFloorFate
lw_floor_form_fate_of_rest (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  LwFloorFate fate;

  for (fate = LW_FLOOR_HOME; fate < LW_N_FLOOR_FATES; fate++)
    if (is_empty (form, side, arm, fate))
      break;
  return fate;
}

guint
lw_floor_form_sum (const LwFloorForm *form, LwSide side, LwFloorArm arm)
{
  return lw_floor_form_count (form, side, arm, LW_FLOOR_HOME) +
         lw_floor_form_count (form, side, arm, LW_FLOOR_DEAD) +
         lw_floor_form_count (form, side, arm, LW_FLOOR_PRISONER);
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
    return fate == LW_FLOOR_HOME ? (gint)lw_floor_form_count (form, side, arm, LW_FLOOR_SENT) : -1;
  if (lw_floor_form_fate_of_rest (form, side, arm) != fate)
    return 0;
  rest = (gint)lw_floor_form_count (form, side, arm, LW_FLOOR_SENT) -
         (gint)lw_floor_form_sum (form, side, arm);
  return MAX (rest, 0);
}

guint
lw_floor_form_value (const LwFloorForm *form, LwSide side, LwFloorArm arm, LwFloorFate fate)
{
  gint rest = lw_floor_form_rest (form, side, arm, fate);

  return rest >= 0 ? (guint)rest : lw_floor_form_count (form, side, arm, fate);
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
  force->infantry = lw_floor_form_value (form, side, LW_FLOOR_FOOT, fate);
  force->cavalry = lw_floor_form_value (form, side, LW_FLOOR_HORSE, fate);
  force->guns = lw_floor_form_value (form, side, LW_FLOOR_GUNS, fate);
}

static void
read_side (const LwFloorForm *form, LwSide side, LwRowSide *line)
{
  read_force (form, side, LW_FLOOR_SENT, &line->sent);
  read_force (form, side, LW_FLOOR_HOME, &line->home);
  line->dead[LW_INFANTRY] = lw_floor_form_value (form, side, LW_FLOOR_FOOT, LW_FLOOR_DEAD);
  line->dead[LW_CAVALRY] = lw_floor_form_value (form, side, LW_FLOOR_HORSE, LW_FLOOR_DEAD);
  line->captive_horse = lw_floor_form_value (form, side, LW_FLOOR_HORSE, LW_FLOOR_PRISONER);
  line->captive =
      line->captive_horse + lw_floor_form_value (form, side, LW_FLOOR_FOOT, LW_FLOOR_PRISONER);
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
  row->date =
      lw_floor_is_date (form->text[LW_FLOOR_DATE]) ? g_strdup (form->text[LW_FLOOR_DATE]) : NULL;
  row->country = text_or_null (form->text[LW_FLOOR_COUNTRY]);
  row->note = text_or_null (form->text[LW_FLOOR_NOTE]);
  row->variety = form->variety;
  row->result = form->has_result ? form->result : LW_RESULT_ABANDONED;
  read_side (form, LW_RED, &row->side[LW_RED]);
  read_side (form, LW_BLUE, &row->side[LW_BLUE]);
  row->side[LW_RED].taken = row->side[LW_BLUE].captive;
  row->side[LW_BLUE].taken = row->side[LW_RED].captive;

  right = lw_floor_form_check (form, &found);
  if (fault != NULL)
    *fault = found;
  else
    lw_floor_fault_clear (&found);
  return right;
}
