/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-csv.c: a war's ledger for spreadsheets: one line a battle, a dot in every locale.
 */
#include "lw-campaign-file.h"

#include <string.h>

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
  if (!text)
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

  g_string_append_printf (csv, "%u,%s,", i + 1, row->date ? row->date : "");
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
lw_campaign_csv (const LwCampaign *campaign)
{
  LwStanding standing = { 0 };
  GString *csv;

  g_return_val_if_fail (campaign != NULL, NULL);

  csv = g_string_new (HEADER);
  for (guint i = 0; i < campaign->battles->len; i++)
    append_row (csv, campaign, i, &standing);
  return g_string_free (csv, FALSE);
}
