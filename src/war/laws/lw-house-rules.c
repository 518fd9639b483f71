/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules.c: the table of house rules: nick, law and choices; the first choice is what the
 * laws say.
 */
#include "lw-house-rules.h"

#include <string.h>

#define MOST_CHOICES 5

static const struct
{
  const char *nick;
  const char *law;
  const char *choice[MOST_CHOICES];
} table[LW_N_RULES] = {
  [LW_RULE_MOVED_GUN_FACING] = { "moved-gun-facing", "R45", { "trail-forward", "free" } },
  [LW_RULE_MOVE_MEASURE] = { "move-measure", "Q2", { "path", "straight" } },
  [LW_RULE_CLEARANCE] = { "clearance", "Q6", { "enforced", "off", "warn" } },
  [LW_RULE_WATER] = { "water", "Q12", { "impassable", "wadeable" } },
  [LW_RULE_GUNS_AT_FORDS] = { "guns-at-fords", "Q12", { "no", "yes" } },
  [LW_RULE_WALLS] = { "walls", "Q13", { "impassable", "infantry-cross" } },
  [LW_RULE_PASS_ENEMY] = { "pass-enemy", "Q16", { "stop", "free" } },
  [LW_RULE_TIME_ROUND] = { "time-round", "Q25", { "minute", "exact" } },
  [LW_RULE_TIME_REDUCE] = { "time-reduce", "Q26", { "auto", "never", "agreed" } },
  [LW_RULE_TIMED] = { "timed", "Q25", { "timed", "untimed" } },
  [LW_RULE_INTERVAL] = { "interval", "Q32", { "4", "5", "off" } },
  [LW_RULE_SHARED_CREW] = { "shared-crew", "Q36", { "yes", "no" } },
  [LW_RULE_ESCORT_SERVES] = { "escort-serves-gun", "Q37", { "yes", "no" } },
  [LW_RULE_SUPPORT_ENGAGED] = { "support-engaged", "Q62", { "no", "yes" } },
  [LW_RULE_SUPPORT_MEASURE] = { "support-path", "Q65", { "straight", "path" } },
  [LW_RULE_UNESCORTED] = { "unescorted", "Q81", { "held", "free" } },
  [LW_RULE_LIBERATION] = { "liberation", "Q92", { "last-escort", "any-escort" } },
  [LW_RULE_DRAW_BELOW] = { "draw-below", "Q117", { "auto", "15", "10", "off" } },
  [LW_RULE_SHOTS] = { "fire", "Q51", { "simulated", "reported", "table" } },
  [LW_RULE_CLIMB_COST] = { "climb-cost", "Q10", { "0", "2", "12" } },
  [LW_RULE_FORD_COST] = { "ford-cost", "Q12", { "none", "half", "whole" } },
  [LW_RULE_WOODS_SLOW] = { "woods-slow", "Q14", { "no", "yes" } },
  [LW_RULE_LEAVE_ENEMY_LINE] = { "leave-enemy-line", "Q19", { "no", "yes" } },
  [LW_RULE_RETIRED_RETURN] = { "retired-may-return", "Q20", { "no", "yes" } },
  [LW_RULE_SECONDS_PER_MAN] = { "seconds-per-man", "Q25", { "2", "1", "3", "4" } },
  [LW_RULE_SECONDS_PER_GUN] = { "seconds-per-gun", "Q25", { "60", "30", "90" } },
  [LW_RULE_TIME_MIN] = { "time-min", "Q25", { "60", "30", "120" } },
  [LW_RULE_WORN_GUNS] = { "worn-guns", "Q51", { "no", "yes" } },
  [LW_RULE_MELEE_WALLS] = { "melee-through-walls", "Q75", { "yes", "no" } },
  [LW_RULE_RETAKE] = { "retake-released", "Q94", { "yes", "no" } },
  [LW_RULE_CAPTURE_RADIUS] = { "capture-radius", "Q104", { "6", "12" } },
  [LW_RULE_GUN_CLAIM] = { "gun-claim", "Q113", { "strict", "generous" } },
  [LW_RULE_ARRIVALS] = { "arrivals", "Q122", { "together", "cumulative" } },
  [LW_RULE_STRETCH] = { "scoring-stretch", "Q123", { "whole", "middle", "left", "right" } },
  [LW_RULE_STRENGTH] = { "strength", "Q126", { "points", "men" } },
  [LW_RULE_GUN_ZONE] = { "gun-zone", "Q128", { "24", "12" } },
  [LW_RULE_COUNTRY_MAKER] = { "country-maker", "Q137", { "toss", "loser" } },
  [LW_RULE_TIME_FIXED] = { "time-fixed", "Q25", { "no", "3", "5", "7", "10" } },
  [LW_RULE_AUTO_GO] = { "auto-go", "Q32", { "yes", "no" } },
  [LW_RULE_GUN_DAMAGE] = { "gun-damage", "Q56", { "none", "shell" } },
  [LW_RULE_CAPTIVE_AT_GUN] = { "captive-at-gun", "R72", { "bars", "ignored" } },
};

void
lw_house_rules_init (LwHouseRules *rules)
{
  g_return_if_fail (rules != NULL);

  memset (rules, 0, sizeof *rules);
}

gboolean
lw_house_rules_equal (const LwHouseRules *a, const LwHouseRules *b)
{
  return memcmp (a->choice, b->choice, sizeof a->choice) == 0;
}

const char *
lw_rule_nick (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return table[rule].nick;
}

const char *
lw_rule_law (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return table[rule].law;
}

guint
lw_rule_n_choices (LwRule rule)
{
  guint n = 0;

  g_return_val_if_fail (rule < LW_N_RULES, 0);

  while (n < MOST_CHOICES && table[rule].choice[n] != NULL)
    n++;

  return n;
}

const char *
lw_rule_choice_nick (LwRule rule, guint choice)
{
  g_return_val_if_fail (choice < lw_rule_n_choices (rule), NULL);

  return table[rule].choice[choice];
}

gboolean
lw_rule_parse (const char *nick, LwRule *rule)
{
  for (guint i = 0; nick != NULL && i < LW_N_RULES; i++)
    if (g_str_equal (table[i].nick, nick))
      {
        *rule = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
lw_rule_parse_choice (LwRule rule, const char *nick, guint *choice)
{
  for (guint i = 0; nick != NULL && i < lw_rule_n_choices (rule); i++)
    if (g_str_equal (table[rule].choice[i], nick))
      {
        *choice = i;
        return TRUE;
      }

  return FALSE;
}
