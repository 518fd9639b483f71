/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules-names.c: what the table of house rules says of each.
 */
#include "lw-house-rules-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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

  return lw_rule_table[rule].nick;
}

const char *
lw_rule_law (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return lw_rule_table[rule].law;
}

const char *
lw_rule_title (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return _ (lw_rule_table[rule].title);
}

guint
lw_rule_n_choices (LwRule rule)
{
  guint n = 0;

  g_return_val_if_fail (rule < LW_N_RULES, 0);

  while (n < LW_CHOICES_MOST && lw_rule_table[rule].choice[n].nick != NULL)
    n++;

  return n;
}

const char *
lw_rule_choice_nick (LwRule rule, guint choice)
{
  g_return_val_if_fail (choice < lw_rule_n_choices (rule), NULL);

  return lw_rule_table[rule].choice[choice].nick;
}

const char *
lw_rule_choice_title (LwRule rule, guint choice)
{
  g_return_val_if_fail (choice < lw_rule_n_choices (rule), NULL);

  return _ (lw_rule_table[rule].choice[choice].title);
}

gboolean
lw_rule_parse (const char *nick, LwRule *rule)
{
  guint i;

  for (i = 0; nick != NULL && i < LW_N_RULES; i++)
    if (g_str_equal (lw_rule_table[i].nick, nick))
      {
        *rule = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
lw_rule_parse_choice (LwRule rule, const char *nick, guint *choice)
{
  guint i;

  for (i = 0; nick != NULL && i < lw_rule_n_choices (rule); i++)
    if (g_str_equal (lw_rule_table[rule].choice[i].nick, nick))
      {
        *choice = i;
        return TRUE;
      }

  return FALSE;
}
