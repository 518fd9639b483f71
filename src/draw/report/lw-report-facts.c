/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-facts.c: what a battle report says about the battle in words, on paper and as text.
 */
#include "lw-report-facts.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

static const char *const ordinals[] = {
  N_ ("first"),   N_ ("second"), N_ ("third"), N_ ("fourth"), N_ ("fifth"),    N_ ("sixth"),
  N_ ("seventh"), N_ ("eighth"), N_ ("ninth"), N_ ("tenth"),  N_ ("eleventh"), N_ ("twelfth"),
};

static char *
number_ordinal (guint n)
{
  if (n % 100 / 10 != 1 && n % 10 == 1)
    return g_strdup_printf (_ ("%ust"), n);
  if (n % 100 / 10 != 1 && n % 10 == 2)
    return g_strdup_printf (_ ("%und"), n);
  if (n % 100 / 10 != 1 && n % 10 == 3)
    return g_strdup_printf (_ ("%urd"), n);
  return g_strdup_printf (_ ("%uth"), n);
}

char *
lw_report_ordinal (guint n)
{
  if (n >= 1 && n <= G_N_ELEMENTS (ordinals))
    return g_strdup (_ (ordinals[n - 1]));
  return number_ordinal (n);
}

char *
lw_report_number (guint n)
{
  static const char *const words[] = {
    N_ ("no"),    N_ ("one"),   N_ ("two"),  N_ ("three"), N_ ("four"),   N_ ("five"),   N_ ("six"),
    N_ ("seven"), N_ ("eight"), N_ ("nine"), N_ ("ten"),   N_ ("eleven"), N_ ("twelve"),
  };

  return n < G_N_ELEMENTS (words) ? g_strdup (_ (words[n])) : g_strdup_printf ("%u", n);
}

static GDateTime *
parse_day (const char *date)
{
  int year, month, day;

  if (date == NULL || strlen (date) < 10 || sscanf (date, "%4d-%2d-%2d", &year, &month, &day) != 3)
    return NULL;
  return g_date_time_new_utc (year, month, day, 0, 0, 0);
}

char *
lw_report_date (const char *date)
{
  g_autoptr (GDateTime) day = parse_day (date);
  g_autofree char *pattern = NULL;
  g_autofree char *ordinal = NULL;
  char **parts;

  if (day == NULL)
    return g_strdup (date);
  ordinal = number_ordinal ((guint)g_date_time_get_day_of_month (day));
  /* Translators: "Saturday, the 24th of October 2026"; {day} is the day with its ending; "%-d" is
   * the day as a bare number. */
  parts = g_strsplit (_ ("%A, the {day} of %B %Y"), "{day}", -1);
  pattern = g_strjoinv (ordinal, parts);
  g_strfreev (parts);
  return g_date_time_format (day, pattern);
}

char *
lw_report_day (const LwBattle *battle, const char *date)
{
  g_return_val_if_fail (battle != NULL, NULL);
  if (date != NULL)
    return g_strdup (date);
  return lw_battle_day (battle);
}

char *
lw_report_title (const LwBattle *battle, const char *title)
{
  const char *name;

  g_return_val_if_fail (battle != NULL, NULL);
  if (title && *title)
    return g_strdup (title);
  name = lw_name_shown (battle->title && *battle->title ? battle->title
                                                        : lw_battle_country (battle)->name);
  if (name == NULL || !*name)
    return g_strdup (_ ("A Battle"));
  if (strstr (name, "Battle") || strstr (name, _ ("Battle")))
    return g_strdup (name);
  return g_strdup_printf (_ ("The Battle of %s"), name);
}

static char *
standing_result (const LwBattle *battle, const char *day)
{
  g_autofree char *ordinal = lw_report_ordinal (MAX (1, battle->move));
  g_autofree char *where = NULL;

  if (battle->move == 0)
    where = g_strdup (_ ("as it stands while the armies are put down"));
  else if (battle->mover == LW_RED)
    where = g_strdup_printf (_ ("as it stands in Red’s %s move"), ordinal);
  else
    where = g_strdup_printf (_ ("as it stands in Blue’s %s move"), ordinal);
  if (day != NULL)
    return g_strdup_printf (_ ("Begun on %s; %s"), day, where);
  return g_strdup_printf (_ ("The battle %s"), where);
}

static char *
won_result (const LwAccount *account, const char *day, const char *margin)
{
  gboolean red = account->winner == LW_RED;

  if (account->leader != account->winner && account->margin > 0)
    margin = "0";
  if (day != NULL)
    return red ? g_strdup_printf (_ ("Fought on %s, and won by Red by %s points"), day, margin)
               : g_strdup_printf (_ ("Fought on %s, and won by Blue by %s points"), day, margin);
  return red ? g_strdup_printf (_ ("Won by Red by %s points"), margin)
             : g_strdup_printf (_ ("Won by Blue by %s points"), margin);
}

static char *
drawn_result (const LwAccount *account, const char *day, const char *margin)
{
  gboolean red = account->leader == LW_RED;
  g_autofree char *drawn = NULL;

  if (account->margin == 0)
    drawn = g_strdup (_ ("drawn, with equal points"));
  else
    drawn = red ? g_strdup_printf (_ ("drawn, with %s points to Red"), margin)
                : g_strdup_printf (_ ("drawn, with %s points to Blue"), margin);
  if (day != NULL)
    return g_strdup_printf (_ ("Fought on %s, and %s"), day, drawn);
  return g_strdup_printf (_ ("The battle was %s"), drawn);
}

char *
lw_report_result (const LwBattle *battle, const char *date)
{
  g_autofree char *iso = lw_report_day (battle, date);
  g_autofree char *day = lw_report_date (iso);
  g_autofree char *margin = NULL;
  LwAccount account;

  if (battle->phase != LW_PHASE_OVER)
    return standing_result (battle, day);
  lw_account (battle, &account);
  margin = lw_points_format (account.margin);
  return account.won ? won_result (&account, day, margin) : drawn_result (&account, day, margin);
}

/* The place of the battle in its war, from 0; the next place when it is not in the ledger. */
static guint
find_row (const LwBattle *battle, const LwCampaign *campaign, gboolean *entered)
{
  *entered = FALSE;
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      if (g_strcmp0 (row->id, battle->id) == 0)
        {
          *entered = TRUE;
          return i;
        }
    }
  return campaign->battles->len;
}

char *
lw_report_kicker (const LwBattle *battle, const LwCampaign *campaign)
{
  g_autofree char *ordinal = NULL;
  gboolean entered;

  g_return_val_if_fail (battle != NULL, NULL);
  if (campaign == NULL)
    return g_strdup (_ ("Little Wars"));
  ordinal = lw_report_ordinal (find_row (battle, campaign, &entered) + 1);
  return g_strdup_printf (_ ("%s: the %s battle"), lw_name_shown (campaign->name), ordinal);
}

char *
lw_report_foot (const LwBattle *battle, const LwCampaign *campaign)
{
  gboolean entered;

  g_return_val_if_fail (battle != NULL, NULL);
  if (campaign == NULL)
    return NULL;
  return g_strdup_printf (_ ("%s, battle %u"), lw_name_shown (campaign->name),
                          find_row (battle, campaign, &entered) + 1);
}

char *
lw_report_player (const LwBattle *battle, LwSide side)
{
  const char *name;

  g_return_val_if_fail (battle != NULL, NULL);
  name = lw_player_name (battle, side);
  if (battle->first == side && battle->move > 0)
    return g_strdup_printf (_ ("%s, first player"), name);
  return g_strdup (name);
}

static char *
count_arm (guint n, LwArm arm)
{
  if (arm == LW_CAVALRY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u horseman", "%u horse", n), n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u foot-soldier", "%u foot", n), n);
}

static char *
describe_force (const LwForce *force)
{
  g_autofree char *foot = count_arm (force->infantry, LW_INFANTRY);
  g_autofree char *horse = count_arm (force->cavalry, LW_CAVALRY);
  g_autofree char *guns = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u gun", "%u guns", force->guns), force->guns);

  return g_strdup_printf (_ ("%s, %s and %s"), foot, horse, guns);
}

char *
lw_report_forces (const LwBattle *battle)
{
  const LwForce *red, *blue;
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (battle != NULL, NULL);
  red = &battle->player[LW_RED].force;
  blue = &battle->player[LW_BLUE].force;
  one = describe_force (red);
  if (red->infantry == blue->infantry && red->cavalry == blue->cavalry && red->guns == blue->guns)
    return g_strdup_printf (_ ("%s a side"), one);
  other = describe_force (blue);
  return g_strdup_printf (_ ("Red %s; Blue %s"), one, other);
}

char *
lw_report_country (const LwCountry *country)
{
  g_autofree char *width = NULL;
  g_autofree char *depth = NULL;

  g_return_val_if_fail (country != NULL, NULL);
  width = lw_length_format (country->width, LW_UNITS_FEET);
  depth = lw_length_format (country->depth, LW_UNITS_FEET);
  if (country->name && *country->name)
    return g_strdup_printf (_ ("%s, %s by %s"), lw_name_shown (country->name), width, depth);
  return g_strdup_printf (_ ("%s by %s"), width, depth);
}

char *
lw_report_rules (const LwBattle *battle)
{
  GString *text;

  g_return_val_if_fail (battle != NULL, NULL);
  text = g_string_new (NULL);
  for (guint rule = 0; rule < LW_N_RULES; rule++)
    if (battle->rules.choice[rule] != 0)
      /* Translators: a space between rules or nothing, a rule and its choice, which make one
       * sentence, and its law: "A moved gun", "is set down facing as its player likes", "R45". */
      g_string_append_printf (
          text, _ ("%s%s %s\302\240(%s)."), text->len ? " " : "", lw_rule_title (rule),
          lw_rule_choice_title (rule, battle->rules.choice[rule]), lw_rule_law (rule));
  if (text->len == 0)
    g_string_append (text, _ ("none; by the book"));
  return g_string_free (text, FALSE);
}

static char *
ledger_standing (const LwCampaign *campaign, guint n)
{
  LwStanding standing;
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  g_autofree char *red_needs = NULL;
  g_autofree char *blue_needs = NULL;

  lw_campaign_standing (campaign, n, &standing);
  red = lw_points_format (standing.total[LW_RED]);
  blue = lw_points_format (standing.total[LW_BLUE]);
  red_needs = lw_points_format (standing.need[LW_RED]);
  blue_needs = lw_points_format (standing.need[LW_BLUE]);
  if (!standing.over)
    return g_strdup_printf (_ ("Standing after it: Red %s, Blue %s. Red needs %s, Blue %s."), red,
                            blue, red_needs, blue_needs);
  if (!standing.has_leader)
    return g_strdup_printf (_ ("Standing after it: Red %s, Blue %s. The war has ended drawn."), red,
                            blue);
  return standing.leader == LW_RED
             ? g_strdup_printf (_ ("Standing after it: Red %s, Blue %s. Red has won the war."), red,
                                blue)
             : g_strdup_printf (_ ("Standing after it: Red %s, Blue %s. Blue has won the war."),
                                red, blue);
}

static char *
ledger_adds (const LwLedgerRow *row, const LwCampaign *campaign, guint number)
{
  g_autofree char *target = lw_points_format (campaign->target);
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  gint adds[LW_N_SIDES];

  lw_row_adds (row, campaign->method, adds);
  red = lw_points_format (adds[LW_RED]);
  blue = lw_points_format (adds[LW_BLUE]);
  return g_strdup_printf (_ ("%s, %s up, %s. Battle %u, %s: Red %s, Blue %s."),
                          lw_name_shown (campaign->name), target, lw_method_name (campaign->method),
                          number, lw_name_shown (row->country), red, blue);
}

char *
lw_report_ledger (const LwBattle *battle, const LwCampaign *campaign)
{
  g_autofree char *adds = NULL;
  g_autofree char *standing = NULL;
  gboolean entered;
  guint i;

  g_return_val_if_fail (battle != NULL, NULL);
  if (campaign == NULL)
    return NULL;
  i = find_row (battle, campaign, &entered);
  if (!entered)
    return g_strdup_printf (_ ("%s: this battle is not in the ledger yet."),
                            lw_name_shown (campaign->name));
  adds = ledger_adds (g_ptr_array_index (campaign->battles, i), campaign, i + 1);
  standing = ledger_standing (campaign, i + 1);
  return g_strdup_printf ("%s\n%s", adds, standing);
}
