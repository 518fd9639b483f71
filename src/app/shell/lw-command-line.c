/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-line.c: the headless half of the program.
 *
 * Results go to standard output, refusals to standard error with the file's name; no display is
 * opened and none is needed.
 */
#include "lw-command-line.h"

#include "xml/xml.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "lw-command-general.h"
#include "lw-command-print.h"
#include "lw-command-say.h"
#include "despatch/despatch.h"
#include "lw-replay-text.h"
#include "play/play.h"

typedef struct
{
  gboolean check;
  gboolean version;
  gboolean positions;
  gboolean csv;
  gboolean card;
  gboolean service;
  char *replay;
  char *report;
  char *plan;
  char *sheet;
  char *standing;
  char *export;
  char *general;
  char *red;
  char *blue;
  gint64 seed;
  char *output;
  char *scale;
  char *paper;
  char *pages;
  char *war;
  char **files;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->replay);
  g_free (options->report);
  g_free (options->plan);
  g_free (options->sheet);
  g_free (options->standing);
  g_free (options->export);
  g_free (options->general);
  g_free (options->red);
  g_free (options->blue);
  g_free (options->output);
  g_free (options->scale);
  g_free (options->paper);
  g_free (options->pages);
  g_free (options->war);
  g_strfreev (options->files);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static char *
check_file (const char *path, GError **error)
{
  LwFileKind kind;

  if (!lw_xml_root_kind_of_file (path, &kind, error))
    return NULL;
  switch (kind)
    {
    case LW_FILE_COUNTRY:
      {
        g_autoptr (LwCountry) country = lw_country_file_load_strict (path, NULL, error);
        return country == NULL ? NULL
                               : g_strdup_printf ("country, %u things", lw_country_count (country));
      }
    case LW_FILE_BATTLE:
      {
        g_autoptr (LwBattle) battle = lw_battle_file_load (path, NULL, error);
        g_autofree char *hash = battle == NULL ? NULL : lw_battle_checksum_state (battle);
        return battle == NULL
                   ? NULL
                   : g_strdup_printf ("battle, %u orders, hash %s", battle->record->len, hash);
      }
    case LW_FILE_CAMPAIGN:
    default:
      {
        g_autoptr (LwCampaign) campaign = lw_campaign_file_load (path, error);

        if (campaign != NULL && campaign->remarks != NULL)
          {
            g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_LAW,
                                 g_ptr_array_index (campaign->remarks, 0));
            return NULL;
          }
        return campaign == NULL
                   ? NULL
                   : g_strdup_printf ("campaign, %u %s", campaign->battles->len,
                                      campaign->battles->len == 1 ? "battle" : "battles");
      }
    }
}

/* "FILE: ok (…)", or why not. */
static int
run_check_of (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *what = check_file (path, &error);
  g_autofree char *name = lw_command_shown (path, FALSE);
  g_autofree char *line = NULL;

  if (what == NULL)
    return lw_command_refuse (error);
  line = g_strdup_printf ("%s: ok (%s)\n", name, what);
  return lw_command_print (line, NULL);
}

static int
run_check (char **files)
{
  int status = LW_COMMAND_DONE;

  if (files == NULL || files[0] == NULL)
    return lw_command_misuse ("--check wants at least one file");
  for (guint i = 0; files[i] != NULL; i++)
    if (run_check_of (files[i]) != LW_COMMAND_DONE)
      status = LW_COMMAND_FAILED;
  return status;
}

/* On a terminal nothing but lines and letters; in a file it stands as it is. */
static int
print_shown (const char *text, const char *output)
{
  g_autofree char *shown = lw_command_shown (text, TRUE);

  return lw_command_print (output == NULL ? shown : text, output);
}

static int
run_replay (const char *path, gboolean positions)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_file_judge (path, &error);
  g_autofree char *text = NULL, *name = NULL;

  if (battle == NULL)
    return lw_command_refuse (error);
  name = lw_command_shown (path, FALSE);
  text = positions ? lw_replay_text_positions (battle) : lw_replay_text (battle, name);
  return print_shown (text, NULL);
}

static int
run_standing (const char *path, gboolean csv, const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCampaign) campaign = lw_campaign_file_load (path, &error);
  g_autofree char *text = NULL;

  if (campaign == NULL)
    return lw_command_refuse (error);
  /* What did not add up is said, and counted anew. */
  for (guint i = 0; campaign->remarks != NULL && i < campaign->remarks->len; i++)
    {
      g_autofree char *shown = lw_command_shown (g_ptr_array_index (campaign->remarks, i), FALSE);

      g_printerr ("%s\n", shown);
    }
  text = csv ? lw_campaign_file_csv (campaign) : lw_standing_text (campaign);
  return print_shown (text, output);
}

/* ---- which options go together ---- */

typedef enum
{
  POSITIONS = 1 << 0,
  CSV = 1 << 1,
  OUTPUT = 1 << 2,
  SCALE = 1 << 3,
  PAPER = 1 << 4,
  PAGES = 1 << 5,
  WAR = 1 << 6,
  GENERALS = 1 << 7,
} More;

static const struct
{
  More more;
  const char *sentence;
} strays[] = {
  { POSITIONS, "--positions goes with --replay" },
  { CSV, "--csv goes with --standing" },
  { OUTPUT, "-o goes with what writes a file: --report, --plan, --sheet, --card, --export, "
            "--standing and --general-battle" },
  { SCALE, "--scale goes with --plan" },
  { PAPER, "--paper goes with --report, --plan, --sheet and --card" },
  { PAGES, "--pages goes with --report, --plan, --sheet and --card" },
  { WAR, "--war goes with --report" },
  { GENERALS, "--red, --blue and --seed go with --general-battle" },
};

/* What one runs, and with which others it goes; nothing at all opens the window. */
static guint
count_acts (const Options *options, guint *goes_with, guint *most_files)
{
  const struct
  {
    gboolean wanted;
    guint goes_with;
    guint most_files;
  } acts[] = {
    { options->version, 0, 0 },
    { options->check, 0, G_MAXUINT },
    { options->replay != NULL, POSITIONS, 0 },
    { options->standing != NULL, CSV | OUTPUT, 0 },
    { options->report != NULL, OUTPUT | PAPER | PAGES | WAR, 0 },
    { options->plan != NULL, OUTPUT | PAPER | PAGES | SCALE, 0 },
    { options->sheet != NULL, OUTPUT | PAPER | PAGES, 0 },
    { options->card, OUTPUT | PAPER | PAGES, 1 },
    { options->export != NULL, OUTPUT, 0 },
    { options->general != NULL, OUTPUT | GENERALS, 0 },
  };
  guint n = 0;

  *goes_with = 0;
  *most_files = G_MAXUINT;
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (acts[i].wanted)
      {
        n++;
        *goes_with = acts[i].goes_with;
        *most_files = acts[i].most_files;
      }
  return n;
}

static guint
given (const Options *options)
{
  return (options->positions ? POSITIONS : 0) | (options->csv ? CSV : 0) |
         (options->output != NULL ? OUTPUT : 0) | (options->scale != NULL ? SCALE : 0) |
         (options->paper != NULL ? PAPER : 0) | (options->pages != NULL ? PAGES : 0) |
         (options->war != NULL ? WAR : 0) |
         (options->red != NULL || options->blue != NULL || options->seed != 0 ? GENERALS : 0);
}

static gboolean
any_is_input (char **files)
{
  for (guint i = 0; files[i] != NULL; i++)
    if (lw_safe_is_input (files[i]))
      return TRUE;
  return FALSE;
}

/* What is wrong with them together, or NULL. */
static const char *
find_contrary (const Options *options, guint acts, guint goes_with, guint most_files)
{
  guint files = options->files == NULL ? 0 : g_strv_length (options->files);

  if (acts > 1)
    return "only one thing can be done at a time";
  if (acts == 0 && files > 0 && any_is_input (options->files))
    return "the window opens files; the standard input goes with --check, --replay, --report, "
           "--plan, --sheet, --card, --export, --standing and --general-battle";
  if (files > most_files)
    return "one file more than there is something to do with";
  for (guint i = 0; i < G_N_ELEMENTS (strays); i++)
    if ((given (options) & ~goes_with & strays[i].more) != 0)
      return strays[i].sentence;
  return NULL;
}

/* ---- running ---- */

/* Something is to be written to a file. */
static int
run_writing (const Options *options)
{
  LwPrinting printing = { options->output, lw_command_paper (options->paper), options->pages,
                          options->war };

  if (options->output == NULL)
    return lw_command_misuse ("say with -o where to write");
  if (printing.paper == NULL)
    return lw_command_misuse ("--paper wants a4 or letter");
  if (options->report != NULL)
    return lw_command_report (options->report, &printing);
  if (options->plan != NULL)
    return lw_command_plan (options->plan, options->scale, &printing);
  if (options->sheet != NULL)
    return lw_command_sheet (options->sheet, &printing);
  if (options->card)
    return lw_command_card (options->files == NULL ? NULL : options->files[0], &printing);
  return lw_command_export (options->export, &printing);
}

static int
run (const Options *options)
{
  if (options->version)
    return lw_command_print ("little-wars " LW_VERSION "\n", NULL);
  if (options->check)
    return run_check (options->files);
  if (options->replay != NULL)
    return run_replay (options->replay, options->positions);
  if (options->standing != NULL)
    return run_standing (options->standing, options->csv, options->output);
  if (options->general != NULL)
    return lw_command_general (&(LwGeneralBattle){ options->general, options->red, options->blue,
                                                   options->seed, options->output });
  return run_writing (options);
}

static gboolean
parse (int argc, char **argv, Options *options, GError **error)
{
  const GOptionEntry entries[] = {
    { "check", 0, 0, G_OPTION_ARG_NONE, &options->check,
      N_ ("Load each file strictly and say what is wrong"), NULL },
    { "replay", 0, 0, G_OPTION_ARG_FILENAME, &options->replay,
      N_ ("Replay a battle and print its account"), N_ ("BATTLE") },
    { "positions", 0, 0, G_OPTION_ARG_NONE, &options->positions,
      N_ ("With --replay: print every figure after every move"), NULL },
    { "report", 0, 0, G_OPTION_ARG_FILENAME, &options->report,
      N_ ("Write a battle report (.pdf, .png, .svg, .txt)"), N_ ("BATTLE") },
    { "plan", 0, 0, G_OPTION_ARG_FILENAME, &options->plan, N_ ("Write the floor plan of a Country"),
      N_ ("COUNTRY") },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &options->scale,
      N_ ("With --plan: 1:12, 1:1, …; else it fits one page"), N_ ("SCALE") },
    { "sheet", 0, 0, G_OPTION_ARG_FILENAME, &options->sheet, N_ ("Write the war sheet of a war"),
      N_ ("CAMPAIGN") },
    { "card", 0, 0, G_OPTION_ARG_NONE, &options->card,
      N_ ("Write a blank record card, for the war that is named if any"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options->paper,
      N_ ("For all that is written: a4, which it is otherwise, or letter"), N_ ("PAPER") },
    { "pages", 0, 0, G_OPTION_ARG_STRING, &options->pages,
      N_ ("Only these pages of it, such as 1,3-4"), N_ ("PAGES") },
    { "standing", 0, 0, G_OPTION_ARG_FILENAME, &options->standing, N_ ("Print the ledger of a war"),
      N_ ("CAMPAIGN") },
    { "war", 0, 0, G_OPTION_ARG_FILENAME, &options->war,
      N_ ("With --report: the war that the battle belongs to"), N_ ("CAMPAIGN") },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options->csv, N_ ("With --standing: comma-separated values"),
      NULL },
    { "export", 0, 0, G_OPTION_ARG_FILENAME, &options->export,
      N_ ("Write a picture of the map (.png, .svg, .pdf)"), N_ ("FILE") },
    { "general-battle", 0, 0, G_OPTION_ARG_FILENAME, &options->general,
      N_ ("Let two Generals fight a battle there, and write its record"), N_ ("COUNTRY") },
    { "red", 0, 0, G_OPTION_ARG_STRING, &options->red,
      N_ ("With --general-battle: cadet, captain, colonel or marshal; also captain/fiery"),
      N_ ("LEVEL") },
    { "blue", 0, 0, G_OPTION_ARG_STRING, &options->blue, N_ ("The same of Blue"), N_ ("LEVEL") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed,
      N_ ("With --general-battle: the number that all chance begins from"), N_ ("N") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, N_ ("Where to write"),
      N_ ("FILE") },
    { "version", 0, 0, G_OPTION_ARG_NONE, &options->version, N_ ("Print the version"), NULL },
    { "gapplication-service", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &options->service, NULL,
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL,
      N_ ("[FILE…]") },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) copy = g_strdupv (argv);

  g_option_context_set_summary (
      context, _ ("H. G. Wells’s game of toy soldiers: lay out a Country, fight, keep the war."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  return g_option_context_parse_strv (context, &copy, error);
}

gboolean
lw_command_line_run (int argc, char **argv, int *status, GPtrArray *files)
{
  g_auto (Options) options = { 0 };
  g_autoptr (GError) error = NULL;
  const char *contrary;
  guint acts, goes_with, most_files;

  if (!parse (argc, argv, &options, &error))
    {
      *status = lw_command_misuse (error->message);
      return TRUE;
    }
  acts = count_acts (&options, &goes_with, &most_files);
  contrary = find_contrary (&options, acts, goes_with, most_files);
  if (contrary != NULL)
    {
      *status = lw_command_misuse (contrary);
      return TRUE;
    }
  if (acts > 0)
    {
      *status = run (&options);
      return TRUE;
    }
  /* The desktop's own word, with which it starts the program over D-Bus. */
  if (options.service)
    g_ptr_array_add (files, g_strdup ("--gapplication-service"));
  for (guint i = 0; options.files != NULL && options.files[i] != NULL; i++)
    g_ptr_array_add (files, g_strdup (options.files[i]));
  return FALSE;
}
