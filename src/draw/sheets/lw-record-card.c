/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-record-card.c: the card of a battle fought on a real floor, blank or filled in.
 *
 * Sums that a player works out in his head, the score among them, have their places too.
 */
#include "lw-record-card.h"

#include <glib/gi18n-lib.h>

#include "paper/paper.h"
#include "paper/paper.h"
#include "campaign/campaign.h"
#include "laws/laws.h"
#include "report/report.h"
#include "names/names.h"

#define GUTTER 22.0
#define FIELD 25.0    /* from one line to write upon to the next */
#define LABEL_GAP 8.0 /* from the name of a field to its line */
#define TICK 10.0     /* a box to be ticked */
#define CELL 27.0     /* a box for a number, tall enough for a pencil */
#define CELL_GAP 5.0  /* between boxes */
#define NAME_WIDTH 58.0
#define INK 0.15
#define LINES 3 /* for a note */

typedef struct
{
  LwPress *press;
  const LwCampaign *campaign;
  const LwLedgerRow *row; /* NULL: blank */
} Card;

static void
set_title (const Card *card)
{
  LwPress *press = card->press;
  gboolean named = card->campaign && card->campaign->name && *card->campaign->name;

  lw_press_need (press, 110);
  lw_press_lines (press, LW_TYPE_KICKER, LW_ALIGN_CENTRE,
                  named ? card->campaign->name : _ ("Little Wars"), 2);
  press->y += 2;
  lw_press_block (press, LW_TYPE_TITLE, LW_ALIGN_CENTRE, lw_document_title (press->document));
  press->y += 2;
  lw_press_block (press, LW_TYPE_SUBTITLE, LW_ALIGN_CENTRE,
                  _ ("One battle on the floor, for the ledger"));
  press->y += 8;
  lw_type_rule (press->cr, press->left, press->y, press->width, 1.2, 0.1);
  lw_type_rule (press->cr, press->left, press->y + 2.4, press->width, 0.5, 0.1);
  press->y += 6;
}

/* A name, and a line beside it with what is known upon it. */
static void
draw_field (LwPress *press, double x, double width, const char *name, const char *words)
{
  double label = lw_type_width (press->cr, LW_TYPE_LABEL, name) + LABEL_GAP;
  double baseline = press->y + FIELD - 5;

  lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_LEFT, (LwSpan){ x, baseline, label }, name);
  lw_type_rule (press->cr, x + label, baseline + 2.5, width - label, 0.5, 0.45);
  if (words != NULL)
    lw_type_line (press->cr, LW_TYPE_FACT, LW_ALIGN_LEFT,
                  (LwSpan){ x + label + 3, baseline, width - label - 3 }, words);
}

static void
set_pair (
    LwPress *press, const char *left, const char *known_left, const char *right, const char *known)
{
  double half = (press->width - GUTTER) / 2;

  lw_press_need (press, FIELD);
  draw_field (press, press->left, half, left, known_left);
  draw_field (press, press->left + half + GUTTER, half, right, known);
  press->y += FIELD;
}

/* Whoever led this battle, else the war's player. */
static const char *
player_of (const Card *card, LwSide side)
{
  if (card->row && card->row->side[side].player)
    return card->row->side[side].player;
  return card->campaign ? card->campaign->player[side] : NULL;
}

static void
draw_tick (cairo_t *cr, double x, double baseline, gboolean ticked)
{
  double top = baseline - TICK + 1.5;

  cairo_save (cr);
  cairo_set_source_rgb (cr, INK, INK, INK);
  cairo_set_line_width (cr, 0.7);
  cairo_rectangle (cr, x, top, TICK, TICK);
  cairo_stroke (cr);
  if (ticked)
    {
      cairo_set_line_width (cr, 1.3);
      cairo_move_to (cr, x + TICK * 0.2, top + TICK * 0.55);
      cairo_line_to (cr, x + TICK * 0.43, top + TICK * 0.8);
      cairo_line_to (cr, x + TICK * 0.85, top + TICK * 0.15);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* One of several things, each with a box. @chosen: its index, -1 for none yet. */
static void
set_choice (LwPress *press, const char *name, const char *const *choices, guint n, int chosen)
{
  double baseline, x = press->left;

  lw_press_need (press, FIELD);
  baseline = press->y + FIELD - 5;
  lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_LEFT,
                (LwSpan){ x, baseline, NAME_WIDTH + LABEL_GAP }, name);
  x += NAME_WIDTH + LABEL_GAP;
  for (guint i = 0; i < n; i++)
    {
      double width = lw_type_width (press->cr, LW_TYPE_FACT, choices[i]);

      draw_tick (press->cr, x, baseline, chosen == (int)i);
      x += TICK + 5;
      lw_type_line (press->cr, LW_TYPE_FACT, LW_ALIGN_LEFT, (LwSpan){ x, baseline, width + 1 },
                    choices[i]);
      x += width + 16;
    }
  press->y += FIELD;
}

static void
set_facts (const Card *card)
{
  const LwLedgerRow *row = card->row;
  g_autofree char *date = row ? lw_report_date (row->date) : NULL;
  const char *const varieties[] = { lw_variety_name (LW_VARIETY_FINISH),
                                    lw_variety_name (LW_VARIETY_BLOW),
                                    lw_variety_name (LW_VARIETY_DEFENSIVE) };
  const char *const results[] = { lw_side_name (LW_RED), lw_side_name (LW_BLUE),
                                  _ ("nobody: drawn"), _ ("not fought"), _ ("abandoned") };

  set_pair (card->press, _ ("Date"), date, _ ("Country"), row ? row->country : NULL);
  set_pair (card->press, _ ("Red is"), player_of (card, LW_RED), _ ("Blue is"),
            player_of (card, LW_BLUE));
  set_choice (card->press, _ ("Variety"), varieties, G_N_ELEMENTS (varieties),
              row ? (int)row->variety : -1);
  set_choice (card->press, _ ("Won by"), results, G_N_ELEMENTS (results),
              row ? (int)row->result : -1);
  lw_press_skip (card->press, 14);
}

/* A box for a number, and the number when it is known. */
static void
draw_cell (LwPress *press, double x, double width, const char *number)
{
  cairo_save (press->cr);
  cairo_set_source_rgb (press->cr, INK, INK, INK);
  cairo_set_line_width (press->cr, 0.6);
  cairo_rectangle (press->cr, x, press->y, width, CELL - CELL_GAP);
  cairo_stroke (press->cr);
  cairo_restore (press->cr);
  if (number != NULL)
    lw_type_line (press->cr, LW_TYPE_CELL, LW_ALIGN_CENTRE, (LwSpan){ x, press->y + 15, width },
                  number);
}

enum
{
  SENT,
  HOME,
  DEAD,
  PRISONER,
  N_FATES
};

/* What one box says; @line: 0 foot, 1 horse, 2 guns. Returns: (transfer full), NULL when blank */
static char *
count_words (const Card *card, LwSide side, guint line, guint fate)
{
  const LwRowSide *own = card->row ? &card->row->side[side] : NULL;
  guint n;

  if (own == NULL)
    return NULL;
  if (fate == SENT || fate == HOME)
    {
      const LwForce *force = fate == SENT ? &own->sent : &own->home;

      n = line == 0 ? force->infantry : line == 1 ? force->cavalry : force->guns;
    }
  else
    n = fate == DEAD ? own->dead[line]
        : line == 1  ? own->captive_horse
                     : own->captive - own->captive_horse;
  return g_strdup_printf ("%u", n);
}

static void
draw_counts (const Card *card, guint line, LwSide side, double x, double width)
{
  LwPress *press = card->press;

  for (guint fate = 0; fate < N_FATES; fate++)
    {
      g_autofree char *words = NULL;

      if (line == 2 && fate >= DEAD)
        continue;
      words = count_words (card, side, line, fate);
      draw_cell (press, x + fate * width, width - CELL_GAP, words);
    }
}

static void
draw_count_heads (LwPress *press, LwSide side, double x, double width)
{
  const char *const fates[N_FATES] = { _ ("Sent"), _ ("Home"), _ ("Dead"), _ ("Prisoner") };
  double all = N_FATES * width - CELL_GAP;

  lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_CENTRE, (LwSpan){ x, press->y + 10, all },
                lw_side_name (side));
  lw_type_rule (press->cr, x, press->y + 14, all, 0.5, 0.45);
  for (guint fate = 0; fate < N_FATES; fate++)
    lw_type_line (press->cr, LW_TYPE_CELL_HEAD, LW_ALIGN_CENTRE,
                  (LwSpan){ x + fate * width, press->y + 27, width - CELL_GAP }, fates[fate]);
}

static void
set_forces (const Card *card)
{
  LwPress *press = card->press;
  const char *const lines[] = { _ ("Foot"), _ ("Horse"), _ ("Guns") };
  double half = (press->width - NAME_WIDTH - GUTTER + CELL_GAP) / 2;
  double red = press->left + NAME_WIDTH;
  double blue = red + half + GUTTER;
  double width = half / N_FATES;

  lw_press_head (press, _ ("The forces"), 36 + 3 * CELL);
  draw_count_heads (press, LW_RED, red, width);
  draw_count_heads (press, LW_BLUE, blue, width);
  press->y += 34;
  for (guint line = 0; line < G_N_ELEMENTS (lines); line++)
    {
      lw_type_line (press->cr, LW_TYPE_CELL, LW_ALIGN_LEFT,
                    (LwSpan){ press->left, press->y + 15, NAME_WIDTH }, lines[line]);
      draw_counts (card, line, LW_RED, red, width);
      draw_counts (card, line, LW_BLUE, blue, width);
      press->y += CELL;
    }
  lw_press_block (press, LW_TYPE_NOTE, LW_ALIGN_LEFT,
                  _ ("Home: alive and free at the end, on the field or behind the line. All who "
                     "were sent are home, dead or prisoners. A gun is his whose it is, or in whose "
                     "reach it stands, at the end."));
  lw_press_skip (press, 12);
}

/* How many of a thing a side has, in the order of the account. In half-points, for the victory may
 * be divided. */
static gint
addend_halves (const LwLedgerRow *row, LwSide side, guint which)
{
  const LwRowSide *own = &row->side[side];
  gboolean won = row->result == (side == LW_RED ? LW_RESULT_RED : LW_RESULT_BLUE);
  const guint counts[] = {
    0, own->home.guns, own->home.cavalry, own->home.infantry, own->captive, own->taken
  };

  if (which == 0)
    return won ? 2 : row->result == LW_RESULT_DRAWN ? 1 : 0;
  return row->result == LW_RESULT_NOT_FOUGHT ? 0 : 2 * (gint)counts[which];
}

/* A count, "× 1½ =", and what it comes to. */
static void
draw_addend (const Card *card, LwSide side, guint which, gint worth, double x, double width)
{
  LwPress *press = card->press;
  g_autofree char *each = lw_points_format (worth);
  /* Translators: between a box for a number and a box for what it comes to: "× 1½ =". */
  g_autofree char *times = g_strdup_printf (_ ("× %s ="), each);
  g_autofree char *count = NULL;
  g_autofree char *sum = NULL;
  double box = width * 0.3;

  if (card->row != NULL)
    {
      gint halves = addend_halves (card->row, side, which);

      count = lw_points_format (halves);
      sum = lw_points_format (halves * worth / 2);
    }
  draw_cell (press, x, box, count);
  lw_type_line (press->cr, LW_TYPE_CELL, LW_ALIGN_CENTRE,
                (LwSpan){ x + box, press->y + 15, width - 2 * box }, times);
  draw_cell (press, x + width - box, box, sum);
}

static void
draw_score (const Card *card, LwSide side, double x, double width)
{
  g_autofree char *points = card->row ? lw_points_format (lw_row_points (card->row, side)) : NULL;

  draw_cell (card->press, x + width * 0.7, width * 0.3, points);
}

static void
set_score (const Card *card)
{
  LwPress *press = card->press;
  const struct
  {
    const char *name;
    gint worth;
  } addends[] = {
    { _ ("Victory"), LW_POINTS_VICTORY },         { _ ("Guns held"), LW_POINTS_GUN },
    { _ ("Cavalry"), LW_POINTS_CAVALRY },         { _ ("Infantry"), LW_POINTS_INFANTRY },
    { _ ("Own men captive"), LW_POINTS_CAPTIVE }, { _ ("Prisoners taken"), LW_POINTS_TAKEN },
  };
  double name = 110, width = (press->width - name - GUTTER) / 2;
  double red = press->left + name, blue = red + width + GUTTER;

  lw_press_head (press, _ ("The score"), 20 + 7 * CELL);
  lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_CENTRE, (LwSpan){ red, press->y + 11, width },
                lw_side_name (LW_RED));
  lw_type_line (press->cr, LW_TYPE_LABEL, LW_ALIGN_CENTRE, (LwSpan){ blue, press->y + 11, width },
                lw_side_name (LW_BLUE));
  press->y += 19;
  for (guint i = 0; i < G_N_ELEMENTS (addends); i++)
    {
      lw_type_line (press->cr, LW_TYPE_CELL, LW_ALIGN_LEFT,
                    (LwSpan){ press->left, press->y + 15, name }, addends[i].name);
      draw_addend (card, LW_RED, i, addends[i].worth, red, width);
      draw_addend (card, LW_BLUE, i, addends[i].worth, blue, width);
      press->y += CELL;
    }
  lw_type_line (press->cr, LW_TYPE_CELL_BOLD, LW_ALIGN_LEFT,
                (LwSpan){ press->left, press->y + 15, name }, _ ("Score"));
  draw_score (card, LW_RED, red, width);
  draw_score (card, LW_BLUE, blue, width);
  press->y += CELL;
  lw_press_skip (press, 4);
}

static void
set_note (const Card *card)
{
  LwPress *press = card->press;
  const char *note = card->row ? card->row->note : NULL;

  lw_press_need (press, LINES * FIELD);
  draw_field (press, press->left, press->width, _ ("Note"), note);
  press->y += FIELD;
  for (guint i = 1; i < LINES && lw_press_left (press) >= FIELD; i++)
    {
      lw_type_rule (press->cr, press->left, press->y + FIELD - 2.5, press->width, 0.5, 0.45);
      press->y += FIELD;
    }
}

LwDocument *
lw_record_card (const LwCampaign *campaign, const LwLedgerRow *row, const LwPaper *paper)
{
  Card card = { NULL, campaign, row };

  g_return_val_if_fail (paper != NULL, NULL);
  card.press = lw_press_new (_ ("Record Card"), campaign ? campaign->name : NULL, paper);
  if (row != NULL)
    lw_document_set_date (card.press->document, row->date);
  set_title (&card);
  set_facts (&card);
  set_forces (&card);
  set_score (&card);
  set_note (&card);
  return lw_press_finish (card.press);
}
