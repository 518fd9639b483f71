/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-command-print.c: the half of the command line that writes documents and pictures.
 */
#include "lw-command-print.h"

#include "xml/xml.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/files.h"
#include "kit/kit.h"
#include "library/library.h"
#include "lw-command-say.h"
#include "paper/paper.h"
#include "sheets/sheets.h"
#include "plan/plan.h"
#include "scene/scene.h"
#include "report/report.h"
#include "safe/safe.h"

const LwPaper *
lw_command_paper (const char *name)
{
  if (name == NULL)
    return lw_settings_usual_paper ();
  if (g_ascii_strcasecmp (name, "a4") == 0)
    return &lw_paper_a4;
  return g_ascii_strcasecmp (name, "letter") == 0 ? &lw_paper_letter : NULL;
}

static int
export_document (LwDocument *whole, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwDocument) document =
      lw_document_excerpt (whole, printing->pages == NULL ? "" : printing->pages, &error);
  g_autofree char *pages = NULL;
  guint n;

  if (document == NULL)
    return lw_command_misuse (error->message);
  if (!lw_document_export (document, printing->output, lw_output_write, &error))
    return lw_command_refuse (error);
  n = lw_document_pages (document);
  pages = g_strdup_printf ("(%u %s)", n, n == 1 ? "page" : "pages");
  return lw_command_wrote (printing->output, pages);
}

/* The war that a battle is fought in, if its file lies beside the battle's or in the player's
 * folder; or NULL. */
static LwCampaign *
load_war (const LwBattle *battle, const char *path)
{
  g_autofree char *beside = g_path_get_dirname (path);
  g_autofree char *folder = lw_library_folder (LW_FILE_CAMPAIGN);
  g_autofree char *name = battle->war == NULL ? NULL : g_path_get_basename (battle->war);
  const char *const folders[] = { beside, folder };

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *file = g_build_filename (folders[i], name, NULL);
      LwCampaign *campaign = lw_campaign_file_load (file, NULL);

      if (campaign != NULL)
        return campaign;
    }
  return NULL;
}

/* FALSE: @printing names a war that cannot be read. */
static gboolean
find_war (const LwBattle *battle,
          const char *path,
          const LwPrinting *printing,
          LwCampaign **war,
          GError **error)
{
  *war = printing->war == NULL ? load_war (battle, path)
                               : lw_campaign_file_load (printing->war, error);
  return *war != NULL || printing->war == NULL;
}

static gboolean
is_text (const char *path)
{
  gsize n = strlen (path);

  return n > 4 && g_ascii_strcasecmp (path + n - 4, ".txt") == 0;
}

int
lw_command_report (const char *path, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  LwReportWords *words = NULL;
  g_autoptr (LwBattle) battle = lw_battle_file_load (path, &words, &error);
  g_autoptr (LwReportWords) edited = words;
  g_autoptr (LwDocument) document = NULL;
  g_autoptr (LwCampaign) war = NULL;
  g_autofree char *date = NULL;
  const char *title = edited == NULL ? NULL : edited->title;
  GPtrArray *paragraphs = edited == NULL ? NULL : edited->paragraphs;

  if (battle == NULL)
    return lw_command_refuse (error);
  if (!find_war (battle, path, printing, &war, &error))
    return lw_command_refuse (error);
  date = lw_battle_day (battle);
  if (is_text (printing->output))
    {
      g_autofree char *text = lw_report_text (battle, title, paragraphs, war, date);
      return lw_command_print (text, printing->output);
    }
  document = lw_battle_report (battle, title, paragraphs, war, date, printing->paper);
  return export_document (document, printing);
}

/* "1:12", "12" or nothing, which fits one page. */
static gboolean
parse_scale (const char *text, double *scale)
{
  char *end = NULL;

  *scale = 0;
  if (text == NULL)
    return TRUE;
  if (g_str_has_prefix (text, "1:"))
    text += 2;
  *scale = g_ascii_strtod (text, &end);
  return end != text && *end == '\0' && *scale >= 1 && *scale <= 1000;
}

int
lw_command_plan (const char *path, const char *scale_text, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwDocument) document = NULL;
  double scale;

  if (!parse_scale (scale_text, &scale))
    return lw_command_misuse ("--scale wants 1:1 to 1:1000, such as 1:12");
  country = lw_country_file_load (path, NULL, &error);
  if (country == NULL)
    return lw_command_refuse (error);
  document = lw_floor_plan (country, scale, printing->paper);
  return export_document (document, printing);
}

/* The map of a Country, or of a battle as it stands. */
int
lw_command_export (const char *path, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (LwBattle) battle = NULL;
  LwFileKind kind;

  if (!lw_xml_root_kind_of_file (path, &kind, &error))
    return lw_command_refuse (error);
  if (kind == LW_FILE_BATTLE)
    battle = lw_battle_file_load (path, NULL, &error);
  else
    country = lw_country_file_load (path, NULL, &error);
  if (battle == NULL && country == NULL)
    return lw_command_refuse (error);
  if (!lw_map_export (battle == NULL ? country : lw_battle_country (battle), battle, 10,
                      printing->output, lw_output_write, &error))
    return lw_command_refuse (error);
  return lw_command_wrote (printing->output, NULL);
}

int
lw_command_sheet (const char *path, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCampaign) campaign = lw_campaign_file_load (path, &error);
  g_autoptr (LwDocument) document = NULL;

  if (campaign == NULL)
    return lw_command_refuse (error);
  document = lw_war_sheet (campaign, printing->paper);
  return export_document (document, printing);
}

int
lw_command_card (const char *path, const LwPrinting *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCampaign) campaign = path == NULL ? NULL : lw_campaign_file_load (path, &error);
  g_autoptr (LwDocument) document = NULL;

  if (error != NULL)
    return lw_command_refuse (error);
  document = lw_record_card (campaign, NULL, printing->paper);
  return export_document (document, printing);
}
