/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-ledger-widths.c: the widest that each column of a ledger will show.
 */
#include "lw-ledger-widths.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

/* For the sign of the order beside a title, in smaller letters than the lines. */
#define SIGN_ROOM 10
/* Before the winner's name. */
#define MARK_ROOM 18

typedef struct
{
  LwLedgerWidths *widths;
  PangoLayout *layout;
} Measure;

LwLedgerWidths *
lw_ledger_widths_new (void)
{
  return g_rc_box_new0 (LwLedgerWidths);
}

LwLedgerWidths *
lw_ledger_widths_share (LwLedgerWidths *widths)
{
  return g_rc_box_acquire (widths);
}

void
lw_ledger_widths_free (LwLedgerWidths *widths)
{
  g_rc_box_release (widths);
}

static int
width_of (const Measure *measure, const char *text)
{
  int width;

  pango_layout_set_text (measure->layout, text, -1);
  pango_layout_get_pixel_size (measure->layout, &width, NULL);
  return width;
}

static void
widen (const Measure *measure, LwLedgerColumn column, const char *text)
{
  int *width = &measure->widths->width[column];

  *width = MAX (*width, width_of (measure, text));
}

static void
widen_points (const Measure *measure, LwLedgerColumn column, gint most)
{
  g_autofree char *text = lw_points_format (most | 1);

  widen (measure, column, text);
}

/* Points and totals of all battles; the largest needs the most room, or the lowest with its sign.
 */
static void
measure_numbers (const Measure *measure, const LwCampaign *campaign)
{
  LwStanding standing = { 0 };
  gint points = 1, total = 1, least = 0;
  guint i, side;

  for (i = 0; i < campaign->battles->len; i++)
    {
      const LwLedgerRow *row = g_ptr_array_index (campaign->battles, i);

      lw_standing_add (&standing, campaign, row);
      for (side = 0; side < LW_N_SIDES; side++)
        {
          points = MAX (points, lw_row_points (row, side));
          total = MAX (total, standing.total[side]);
          least = MIN (least, standing.total[side]);
        }
    }
  widen_points (measure, LW_COLUMN_RED, points);
  widen_points (measure, LW_COLUMN_BLUE, points);
  widen_points (measure, LW_COLUMN_MARGIN, points);
  for (side = 0; side < LW_N_SIDES; side++)
    {
      widen_points (measure, LW_COLUMN_RED_TOTAL + side, total);
      widen_points (measure, LW_COLUMN_RED_TOTAL + side, least);
    }
}

static void
measure_words (const Measure *measure)
{
  guint i;

  for (i = 1; i <= 12; i++)
    {
      g_autofree char *date = g_strdup_printf ("2028-%02u-28", i);
      g_autofree char *words = lw_ledger_date (date);

      widen (measure, LW_COLUMN_DATE, words);
    }
  widen (measure, LW_COLUMN_WHERE, _ ("Floor"));
  widen (measure, LW_COLUMN_WHERE, _ ("Screen"));
  for (i = 0; i <= LW_RESULT_ABANDONED; i++)
    widen (measure, LW_COLUMN_WINNER, lw_result_name (i));
  measure->widths->width[LW_COLUMN_WINNER] += MARK_ROOM;
  measure->widths->width[LW_COLUMN_COUNTRY] = width_of (measure, "Pinecone Wood");
  measure->widths->width[LW_COLUMN_VARIETY] = width_of (measure, "Defensive G…");
}

void
lw_ledger_widths_measure (LwLedgerWidths *widths, GtkWidget *widget, const LwCampaign *campaign)
{
  Measure measure = { widths, gtk_widget_create_pango_layout (widget, NULL) };
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autofree char *number = g_strdup_printf ("%u", campaign->battles->len);
  LwLedgerColumn column;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (measure.layout, attributes);
  pango_attr_list_unref (attributes);
  for (column = 0; column < LW_N_LEDGER_COLUMNS; column++)
    widths->width[column] = width_of (&measure, lw_ledger_column_title (column)) + SIGN_ROOM;
  widths->width[LW_COLUMN_NUMBER] += SIGN_ROOM;
  widen (&measure, LW_COLUMN_NUMBER, number);
  measure_words (&measure);
  measure_numbers (&measure, campaign);
  g_object_unref (measure.layout);
}
