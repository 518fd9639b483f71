/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-file.c: `.lwcampaign` files in and out, and a ledger for spreadsheets.
 *
 * What is new since a war was read is written by itself first and read back strictly; the rest came
 * through the same gate when it was read. So one battle more costs as much after ten thousand
 * battles as after ten.
 */
#include "lw-campaign-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "safe/safe.h"
#include "xml/xml.h"

#include "lw-campaign-read.h"

/* ---- The text ---- */

static void
put_force (LwXmlWriter *writer, const char *name, const LwForce *force)
{
  const guint numbers[] = { force->infantry, force->cavalry, force->guns };

  lw_xml_put_numbers (writer, name, numbers, G_N_ELEMENTS (numbers));
}

static void
put_side (LwXmlWriter *writer, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *line = &row->side[side];
  const guint dead[] = { line->dead[LW_INFANTRY], line->dead[LW_CAVALRY] };
  const guint captive[] = { line->captive - line->captive_horse, line->captive_horse };

  lw_xml_open (writer, "side");
  lw_xml_put (writer, "name", lw_side_nick (side));
  put_force (writer, "sent", &line->sent);
  put_force (writer, "home", &line->home);
  lw_xml_put_numbers (writer, "dead", dead, G_N_ELEMENTS (dead));
  lw_xml_put_numbers (writer, "captive", captive, G_N_ELEMENTS (captive));
  lw_xml_put_int (writer, "taken", line->taken);
  lw_xml_put_int (writer, "points", lw_row_points (row, side));
  lw_xml_put (writer, "player", line->player);
  lw_xml_close (writer);
}

static void
put_row (LwXmlWriter *writer, const LwLedgerRow *row)
{
  lw_xml_put (writer, "date", row->date);
  lw_xml_put (writer, "country", row->country);
  lw_xml_put (writer, "variety", lw_variety_nick (row->variety));
  lw_xml_put (writer, "where", row->on_floor ? "floor" : "screen");
  lw_xml_put (writer, "file", row->file);
  lw_xml_put (writer, "sha256", row->sha256);
  lw_xml_put (writer, "result", lw_result_nick (row->result));
  put_side (writer, row, LW_RED);
  put_side (writer, row, LW_BLUE);
  lw_xml_text (writer, "note", row->note);
}

static void
put_version (LwXmlWriter *writer, const LwRowVersion *version)
{
  lw_xml_open (writer, "was");
  lw_xml_put (writer, "on", version->on);
  lw_xml_put (writer, "reason", version->reason);
  lw_xml_open (writer, "stood");
  put_row (writer, version->row);
  lw_xml_close (writer);
  lw_xml_close (writer);
}

static void
put_battle (LwXmlWriter *writer, const LwLedgerRow *row)
{
  lw_xml_open (writer, "battle");
  lw_xml_put (writer, "id", row->id);
  put_row (writer, row);
  for (guint i = 0; row->was && i < row->was->len; i++)
    put_version (writer, g_ptr_array_index (row->was, i));
  lw_xml_close (writer);
}

static void
put_player (LwXmlWriter *writer, const LwCampaign *campaign, LwSide side)
{
  if (campaign->player[side] == NULL)
    return;
  lw_xml_open (writer, "player");
  lw_xml_put (writer, "side", lw_side_nick (side));
  lw_xml_put (writer, "name", campaign->player[side]);
  lw_xml_close (writer);
}

/* All of the war, or only what has not come from a file that was read strictly. */
static char *
write_part (const LwCampaign *campaign, gboolean all, GError **error)
{
  LwXmlWriter *writer = lw_xml_writer_new (TRUE);

  lw_xml_open (writer, "campaign");
  lw_xml_put (writer, "xmlns", lw_xml_root_space (LW_FILE_CAMPAIGN));
  lw_xml_put (writer, "format", "1.0");
  lw_xml_put (writer, "name", campaign->name);
  lw_xml_put_int (writer, "target", campaign->target);
  lw_xml_put (writer, "method", lw_method_nick (campaign->method));
  lw_xml_put (writer, "country", campaign->loser_makes ? "loser" : NULL);
  lw_xml_put (writer, "ended", campaign->drawn ? "drawn" : NULL);
  put_player (writer, campaign, LW_RED);
  put_player (writer, campaign, LW_BLUE);
  for (guint i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      if (all || !row->read)
        put_battle (writer, row);
    }
  lw_xml_close (writer);
  return lw_xml_writer_finish (writer, error);
}

/* Is @text read back, and the same when it is written again? */
static gboolean
comes_back (const char *text, GError **error)
{
  g_autoptr (LwCampaign) read =
      lw_campaign_read (_ ("The campaign to be saved"), text, strlen (text), error);
  g_autofree char *again = NULL;

  if (read == NULL)
    return FALSE;
  again = write_part (read, TRUE, error);
  if (g_strcmp0 (text, again) == 0)
    return TRUE;
  g_set_error_literal (
      error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
      _ ("The campaign cannot be saved: it would not be the same when it is read back."));
  return FALSE;
}

char *
lw_campaign_file_write (const LwCampaign *campaign, GError **error)
{
  g_autofree char *fresh = NULL;

  g_return_val_if_fail (campaign != NULL, NULL);

  fresh = write_part (campaign, FALSE, error);
  if (fresh == NULL || !comes_back (fresh, error))
    return NULL;
  return write_part (campaign, TRUE, error);
}

gboolean
lw_campaign_file_save (const LwCampaign *campaign, const char *path, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (campaign != NULL && path != NULL, FALSE);

  text = lw_campaign_file_write (campaign, error);
  return text && lw_safe_save (path, text, NULL, LW_SAVE_GROWING, error);
}

LwCampaign *
lw_campaign_file_load (const char *path, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  name = g_filename_display_name (path);
  return data != NULL ? lw_campaign_read (name, data, size, error) : NULL;
}

/* ---- For spreadsheets: one line a battle, a dot in every locale ---- */

#define HEADER                                                                                 \
  "number,date,country,variety,where,result,"                                                  \
  "red points,red infantry sent,red cavalry sent,red guns sent,red infantry home,red cavalry " \
  "home,red guns home,"                                                                        \
  "red infantry dead,red cavalry dead,red captive,red taken,"                                  \
  "blue points,blue infantry sent,blue cavalry sent,blue guns sent,blue infantry home,blue "   \
  "cavalry home,"                                                                              \
  "blue guns home,blue infantry dead,blue cavalry dead,blue captive,blue taken,"               \
  "red adds,blue adds,red total,blue total,note\r\n"

static void
append_text (GString *csv, const char *text)
{
  if (text == NULL)
    text = "";
  if (!strpbrk (text, ",\"\r\n"))
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (; *text; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  g_string_append_c (csv, '"');
}

static void
append_points (GString *csv, gint half_points)
{
  g_string_append_printf (csv, ",%s%d%s", half_points < 0 ? "-" : "", ABS (half_points) / 2,
                          half_points % 2 != 0 ? ".5" : "");
}

static void
append_force (GString *csv, const LwForce *force)
{
  g_string_append_printf (csv, ",%u,%u,%u", force->infantry, force->cavalry, force->guns);
}

static void
append_side (GString *csv, const LwLedgerRow *row, LwSide side)
{
  const LwRowSide *line = &row->side[side];

  append_points (csv, lw_row_points (row, side));
  append_force (csv, &line->sent);
  append_force (csv, &line->home);
  g_string_append_printf (csv, ",%u,%u,%u,%u", line->dead[LW_INFANTRY], line->dead[LW_CAVALRY],
                          line->captive, line->taken);
}

static void
append_row (GString *csv, const LwCampaign *campaign, guint i, LwStanding *standing)
{
  const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);
  gint adds[LW_N_SIDES];

  g_string_append_printf (csv, "%u,%s,", i + 1, row->date != NULL ? row->date : "");
  append_text (csv, row->country);
  g_string_append_printf (csv, ",%s,%s,%s", lw_variety_nick (row->variety),
                          row->on_floor ? "floor" : "screen", lw_result_nick (row->result));
  append_side (csv, row, LW_RED);
  append_side (csv, row, LW_BLUE);
  lw_row_adds (row, campaign->method, adds);
  lw_standing_add (standing, campaign, row);
  append_points (csv, adds[LW_RED]);
  append_points (csv, adds[LW_BLUE]);
  append_points (csv, standing->total[LW_RED]);
  append_points (csv, standing->total[LW_BLUE]);
  g_string_append_c (csv, ',');
  append_text (csv, row->note);
  g_string_append (csv, "\r\n");
}

char *
lw_campaign_file_csv (const LwCampaign *campaign)
{
  LwStanding standing = { 0 };
  GString *csv;

  g_return_val_if_fail (campaign != NULL, NULL);

  csv = g_string_new (HEADER);
  for (guint i = 0; i < campaign->battles->len; i++)
    append_row (csv, campaign, i, &standing);
  return g_string_free (csv, FALSE);
}
