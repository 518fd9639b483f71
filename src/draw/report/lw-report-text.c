/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-text.c: the battle report as plain text, for screens without pictures and for readers.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-report-text.h"

#include "lw-report-facts.h"
#include "lw-report-tables.h"
#include "lw-battle-report.h"
#include "paper/paper.h"
#include "names/names.h"
#include "story/story.h"

#define COLUMNS 78

/* Breaks @paragraph between words into lines of COLUMNS characters. */
static void
print_wrapped (GString *text, const char *paragraph)
{
  g_auto (GStrv) words = g_strsplit_set (paragraph, " \n\t", -1);
  glong column = 0;

  for (guint i = 0; words[i]; i++)
    {
      glong n = g_utf8_strlen (words[i], -1);

      if (n == 0)
        continue;
      if (column > 0 && column + 1 + n > COLUMNS)
        {
          g_string_append_c (text, '\n');
          column = 0;
        }
      if (column > 0)
        {
          g_string_append_c (text, ' ');
          column++;
        }
      g_string_append (text, words[i]);
      column += n;
    }
  g_string_append (text, "\n\n");
}

static void
print_underlined (GString *text, const char *words, char line)
{
  g_string_append_printf (text, "%s\n", words);
  for (glong i = g_utf8_strlen (words, -1); i > 0; i--)
    g_string_append_c (text, line);
  g_string_append (text, "\n\n");
}

/* Takes @fact. */
static void
print_fact (GString *text, const char *name, char *fact)
{
  g_string_append_printf (text, _ ("%s: %s\n"), name, fact);
  g_free (fact);
}

static void
print_facts (GString *text, const LwBattle *battle)
{
  print_fact (text, _ ("Red"), lw_report_player (battle, LW_RED));
  print_fact (text, _ ("Blue"), lw_report_player (battle, LW_BLUE));
  print_fact (text, _ ("Variety"), g_strdup (lw_variety_name (battle->variety)));
  print_fact (text, _ ("Forces"), lw_report_forces (battle));
  print_fact (text, _ ("Country"), lw_report_country (lw_battle_country (battle)));
  print_fact (text, _ ("House rules"), lw_report_rules (battle));
  g_string_append_c (text, '\n');
}

static void
print_story (GString *text, const LwBattle *battle, GPtrArray *paragraphs)
{
  g_autoptr (GPtrArray) story =
      paragraphs ? g_ptr_array_ref (paragraphs) : lw_story_paragraphs (battle);

  for (guint i = 0; story && i < story->len; i++)
    {
      g_autofree char *paragraph = g_utf8_make_valid (g_ptr_array_index (story, i), -1);

      if (*g_strstrip (paragraph))
        print_wrapped (text, paragraph);
    }
}

/* Takes @table. */
static void
print_table (GString *text, const char *head, LwTable *table)
{
  print_underlined (text, head, '-');
  lw_table_print (table, text);
  g_string_append_c (text, '\n');
  lw_table_free (table);
}

char *
lw_report_text (const LwBattle *battle,
                const char *title,
                GPtrArray *paragraphs,
                const LwCampaign *campaign,
                const char *date)
{
  g_autoptr (LwStatistics) statistics = NULL;
  g_autofree char *name = NULL;
  g_autofree char *result = NULL;
  g_autofree char *ledger = NULL;
  g_autofree char *note = NULL;
  g_autofree char *curled = NULL;
  GString *text;

  g_return_val_if_fail (battle != NULL, NULL);
  statistics = lw_statistics_new (battle);
  name = lw_report_title (battle, title);
  result = lw_report_result (battle, date);
  ledger = lw_report_ledger (battle, campaign);
  note = lw_report_note (statistics);
  text = g_string_new (NULL);
  print_underlined (text, name, '=');
  g_string_append_printf (text, _ ("%s."), result);
  g_string_append (text, "\n\n");
  print_facts (text, battle);
  print_story (text, battle, paragraphs);
  print_table (text, _ ("The losses"), lw_report_losses (battle, statistics));
  if (note != NULL)
    print_wrapped (text, note);
  print_table (text, _ ("The guns"), lw_report_guns (battle, statistics));
  print_table (text, _ ("The account"), lw_report_account (battle));
  if (ledger != NULL)
    {
      print_underlined (text, _ ("Ledger"), '-');
      g_string_append_printf (text, "%s\n", ledger);
    }
  curled = lw_type_curl (text->str);
  g_string_free (text, TRUE);
  return g_steal_pointer (&curled);
}
