/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-remarks.c: what is to be said to a player who proposes forces, a scenario, or an entry in the
 * ledger of a war.
 *
 * The laws find what is wrong or unwise, as a code with a side and numbers; each has one sentence
 * here.
 */
#include "lw-remarks.h"

#include <glib/gi18n-lib.h>

/* ---- forces ---- */

static const struct
{
  const char *nick;
  const char *title;
} titles[] = {
  { "hooks-farm", N_ ("Hook’s Farm: 48 infantry, 25 cavalry, 3 guns") },
  { "usual", N_ ("The usual force: 80 infantry, 50 cavalry, 4 guns") },
  { "skirmish", N_ ("A skirmish: 24 infantry, 12 cavalry, 1 gun") },
  { "small", N_ ("A small table: 12 infantry, 6 cavalry, 1 gun") },
  { "draft-mixed", N_ ("150 points, mixed: 60 infantry, 40 cavalry, 3 guns") },
  { "draft-boer", N_ ("150 points, mounted: 80 cavalry, 3 guns") },
  { "draft-guns", N_ ("150 points, foot and guns: 110 infantry, 4 guns") },
};

const char *
lw_force_title (const LwForcePreset *preset)
{
  g_return_val_if_fail (preset != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].nick, preset->nick))
      return _ (titles[i].title);
  g_return_val_if_reached (preset->nick);
}

const char *
lw_force_words (LwForceAdvice advice)
{
  switch (advice)
    {
    case LW_FORCE_SOUND:
      return NULL;
    case LW_FORCE_FEW_MEN:
      return _ ("With fewer than ten men a side there is hardly a battle.");
    case LW_FORCE_NO_GUN:
      return _ ("Without a gun nothing drives men from their cover.");
    case LW_FORCE_NO_CREWS:
      return _ ("There are not four men to each gun, so some guns will never be in action.");
    case LW_FORCE_MANY_GUNS:
      return _ ("There are many guns for so few men: twenty to twenty-five infantry and twelve to "
                "fifteen cavalry to each gun make the best game.");
    case LW_FORCE_FEW_GUNS:
      return _ ("There are few guns for so many men: twenty to twenty-five infantry and twelve to "
                "fifteen cavalry to each gun make the best game.");
    case LW_FORCE_UNEQUAL:
      return _ ("The forces are not equal; let both players agree to it (R89).");
    case LW_FORCE_DEFENDER_STRONG:
      return _ ("The defender is more than two-thirds as strong as the attacker (R84).");
    case LW_FORCE_DEFENDER_WEAK:
      return _ ("The defender is less than two-thirds as strong as the attacker (R84).");
    case LW_FORCE_TOO_MANY:
      return _ ("Above a hundred men and three guns a player, it is better to add players than "
                "time (R95).");
    }

  g_return_val_if_reached (NULL);
}

/* ---- scenarios ---- */

static void
free_advice_cb (gpointer advice)
{
  lw_advice_free (advice);
}

static LwAdviceKind
kind_of (LwPlanningKind kind)
{
  switch (kind)
    {
    case LW_PLANNING_ZONE_CROSSED:
    case LW_PLANNING_ZONE_OFF_FIELD:
      return LW_ADVICE_ZONE;
    case LW_PLANNING_NO_MEN:
    case LW_PLANNING_NO_ROOM:
    case LW_PLANNING_FORCE:
      return LW_ADVICE_FORCE;
    default:
      return LW_ADVICE_SCENARIO;
    }
}

static const char *
title_of (const LwPlanningRemark *remark)
{
  switch (remark->kind)
    {
    case LW_PLANNING_ONE_LINE:
      return _ ("One line for both");
    case LW_PLANNING_ZONE_CROSSED:
      return _ ("A zone is crossed");
    case LW_PLANNING_ZONE_OFF_FIELD:
      return _ ("A zone is off the field");
    case LW_PLANNING_NO_MEN:
      return _ ("A force without men");
    case LW_PLANNING_NO_ROOM:
      return _ ("No room to put down");
    case LW_PLANNING_FORCE:
      return remark->side == LW_RED ? _ ("Red’s force") : _ ("Blue’s force");
    case LW_PLANNING_DEFENDER:
      return _ ("The defender’s strength");
    case LW_PLANNING_UNEQUAL:
      return _ ("Unequal forces");
    }

  g_return_val_if_reached (NULL);
}

static const char *
text_of (const LwPlanningRemark *remark)
{
  gboolean red = remark->side == LW_RED;

  switch (remark->kind)
    {
    case LW_PLANNING_ONE_LINE:
      return _ ("No battle yet: both sides have the same back line.");
    case LW_PLANNING_ZONE_CROSSED:
      return red ? _ ("No battle yet: Red’s zone crosses itself or holds no area.")
                 : _ ("No battle yet: Blue’s zone crosses itself or holds no area.");
    case LW_PLANNING_ZONE_OFF_FIELD:
      return red ? _ ("No battle yet: Red’s zone lies over the edge of the field.")
                 : _ ("No battle yet: Blue’s zone lies over the edge of the field.");
    case LW_PLANNING_NO_MEN:
      return red ? _ ("No battle yet: Red has no men.") : _ ("No battle yet: Blue has no men.");
    case LW_PLANNING_NO_ROOM:
      return red ? _ ("No battle yet: Red’s force cannot be put down where it is to stand.")
                 : _ ("No battle yet: Blue’s force cannot be put down where it is to stand.");
    case LW_PLANNING_FORCE:
      return lw_force_words (remark->advice);
    case LW_PLANNING_DEFENDER:
      return _ (
          "In the Defensive Game the defender is two thirds as strong as the attacker (R84).");
    case LW_PLANNING_UNEQUAL:
      return _ ("Unless it is agreed, forces are equal in number and alike in kind (R89).");
    }

  g_return_val_if_reached (NULL);
}

GPtrArray *
lw_scenario_advice (const LwCountry *country, const LwScenario *scenario)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_advice_cb);
  g_autoptr (GArray) remarks = lw_planning_check (country, scenario);

  for (guint i = 0; i < remarks->len; i++)
    {
      const LwPlanningRemark *remark = &g_array_index (remarks, LwPlanningRemark, i);
      const GArray *zone = scenario->side[remark->side].zone;
      LwAdviceKind kind = kind_of (remark->kind);
      LwAdvice *advice = lw_advice_new (
          kind, lw_planning_forbids (remark->kind) ? LW_ADVICE_FAULT : LW_ADVICE_CAUTION,
          title_of (remark), g_strdup (text_of (remark)));

      if (kind == LW_ADVICE_ZONE && zone->len > 0)
        g_array_append_val (advice->points, g_array_index (zone, LwPoint, 0));
      g_ptr_array_add (lines, advice);
    }
  return lines;
}

char *
lw_scenario_refusal (const LwCountry *country, const LwScenario *scenario)
{
  g_autoptr (GArray) remarks = NULL;
  char *refusal;

  g_return_val_if_fail (country != NULL, NULL);

  refusal = lw_survey_refusal (country);
  if (refusal != NULL || scenario == NULL)
    return refusal;
  remarks = lw_planning_check (country, scenario);
  for (guint i = 0; i < remarks->len; i++)
    {
      const LwPlanningRemark *remark = &g_array_index (remarks, LwPlanningRemark, i);

      if (lw_planning_forbids (remark->kind))
        return g_strdup (text_of (remark));
    }
  return NULL;
}

/* ---- the ledger ---- */

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
