/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-report-tables.c: the losses, the guns and the account of a battle as tables.
 */
#include "lw-report-tables.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "state/state.h"

#define LOSS_COLUMNS 8
#define GUN_MOVES 7 /* columns for moves: of a longer battle the latest are shown */
#define ACCOUNT_COLUMNS 5
#define ONE_POINT 2 /* half-points: a man who counts for one needs no sum */

/* A dash for nothing, so that the eye finds what there is. Returns: (transfer full) */
static char *
format_count (guint n)
{
  return n ? g_strdup_printf ("%u", n) : g_strdup ("–");
}

/* Adds a row and frees its cells. */
static void
add_row (LwTable *table, LwRowKind kind, char **cells, guint n)
{
  lw_table_add (table, kind, (const char *const *)cells);
  for (guint i = 0; i < n; i++)
    g_free (cells[i]);
}

static void
fill_sides (char **cells, const guint dead[LW_N_SIDES][LW_N_ARMS], const guint taken[LW_N_SIDES])
{
  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      cells[2 + side * 3] = format_count (dead[side][LW_INFANTRY]);
      cells[3 + side * 3] = format_count (dead[side][LW_CAVALRY]);
      cells[4 + side * 3] = format_count (taken[side]);
    }
}

/* With an asterisk where the account that the record follows is silent. */
static char *
describe_loss (const LwBattle *battle, const LwLoss *loss)
{
  g_autofree char *words = lw_loss_describe (battle, loss);

  return loss->untold ? g_strconcat (words, "*", NULL) : g_steal_pointer (&words);
}

static void
add_loss (LwTable *table, const LwBattle *battle, const LwLoss *loss, const LwLoss *before)
{
  gboolean same = before && before->move == loss->move && before->mover == loss->mover;
  char *cells[LOSS_COLUMNS] = { NULL };

  if (same)
    cells[0] = g_strdup ("");
  else
    cells[0] = g_strdup_printf (loss->mover == LW_RED ? _ ("%u, Red") : _ ("%u, Blue"), loss->move);
  cells[1] = describe_loss (battle, loss);
  fill_sides (cells, loss->dead, loss->taken);
  add_row (table, same ? LW_ROW_PART : LW_ROW_BODY, cells, LOSS_COLUMNS);
}

static void
add_left (LwTable *table, const LwBattle *battle)
{
  char *cells[LOSS_COLUMNS] = { g_strdup (_ ("Left free")), g_strdup (_ ("on the field or home")) };
  guint taken[LW_N_SIDES] = { 0 };
  guint left[LW_N_SIDES][LW_N_ARMS];

  for (guint side = 0; side < LW_N_SIDES; side++)
    for (guint arm = 0; arm < LW_N_ARMS; arm++)
      left[side][arm] = lw_battle_count (battle, side, arm, LW_MAN_FIGHTING) +
                        lw_battle_count (battle, side, arm, LW_MAN_RELEASED) +
                        lw_battle_count (battle, side, arm, LW_MAN_RETIRED) +
                        lw_battle_count (battle, side, arm, LW_MAN_IN_BOX);
  fill_sides (cells, (const guint (*)[LW_N_ARMS])left, taken);
  g_free (cells[4]);
  g_free (cells[7]);
  cells[4] = NULL;
  cells[7] = NULL;
  add_row (table, LW_ROW_PLAIN, cells, LOSS_COLUMNS);
}

LwTable *
lw_report_losses (const LwBattle *battle, const LwStatistics *statistics)
{
  static const double shares[LOSS_COLUMNS] = { 10, 46, 7, 8, 7, 8, 8, 7 };
  static const LwAlign aligns[LOSS_COLUMNS] = { LW_ALIGN_LEFT,  LW_ALIGN_LEFT,  LW_ALIGN_RIGHT,
                                                LW_ALIGN_RIGHT, LW_ALIGN_RIGHT, LW_ALIGN_RIGHT,
                                                LW_ALIGN_RIGHT, LW_ALIGN_RIGHT };
  const char *const head[LOSS_COLUMNS] = { _ ("Move"),  _ ("By"),   _ ("Foot"),  _ ("Horse"),
                                           _ ("Taken"), _ ("Foot"), _ ("Horse"), _ ("Taken") };
  char *sum[LOSS_COLUMNS] = { g_strdup (_ ("Lost")), NULL };
  LwTable *table;

  g_return_val_if_fail (battle != NULL && statistics != NULL, NULL);
  table = lw_table_new (LOSS_COLUMNS, shares, aligns);
  lw_table_add (table, LW_ROW_GROUP, NULL);
  lw_table_group (table, 2, 4, lw_side_name (LW_RED));
  lw_table_group (table, 5, 7, lw_side_name (LW_BLUE));
  lw_table_add (table, LW_ROW_HEAD, head);
  for (guint i = 0; i < statistics->losses->len; i++)
    add_loss (table, battle, g_ptr_array_index (statistics->losses, i),
              i ? g_ptr_array_index (statistics->losses, i - 1) : NULL);
  if (statistics->losses->len == 0)
    {
      const char *const none[LOSS_COLUMNS] = { _ ("Nobody has been lost."), NULL };

      lw_table_add (table, LW_ROW_BODY, none);
    }
  fill_sides (sum, statistics->dead, statistics->taken);
  add_row (table, LW_ROW_SUM, sum, LOSS_COLUMNS);
  add_left (table, battle);
  return table;
}

char *
lw_report_note (const LwStatistics *statistics)
{
  guint n = 0;

  g_return_val_if_fail (statistics != NULL, NULL);
  for (guint i = 0; i < statistics->losses->len; i++)
    {
      const LwLoss *loss = g_ptr_array_index (statistics->losses, i);

      for (guint side = 0; loss->untold && side < LW_N_SIDES; side++)
        n += loss->dead[side][LW_INFANTRY] + loss->dead[side][LW_CAVALRY];
    }
  if (n == 0)
    return NULL;

  return g_strdup_printf (
      ngettext ("* The account that this record follows does not tell how this man fell.",
                "* The account that this record follows does not tell how these %u men fell.", n),
      n);
}

/* The moves in which any gun fired, the latest GUN_MOVES of them, in order. */
static GArray *
list_moves (const LwStatistics *statistics)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint move = 1; move <= statistics->last_move; move++)
    for (guint i = 0; i < statistics->guns->len; i++)
      if (lw_gun_tally_move (g_ptr_array_index (statistics->guns, i), move))
        {
          g_array_append_val (moves, move);
          break;
        }
  if (moves->len > GUN_MOVES)
    g_array_remove_range (moves, 0, moves->len - GUN_MOVES);
  return moves;
}

static LwTable *
new_gun_table (const GArray *moves)
{
  guint n = moves->len + 3;
  double shares[GUN_MOVES + 3];
  LwAlign aligns[GUN_MOVES + 3];
  char *head[GUN_MOVES + 3];
  LwTable *table;

  for (guint i = 0; i < n; i++)
    {
      shares[i] = i == 0 ? 30 : i < n - 2 ? 6.5 : i == n - 2 ? 12.5 : 10.5;
      aligns[i] = i == 0 ? LW_ALIGN_LEFT : LW_ALIGN_RIGHT;
      head[i] = i == 0       ? g_strdup (moves->len ? _ ("Felled in move") : _ ("Gun"))
                : i < n - 2  ? g_strdup_printf ("%u", g_array_index (moves, guint, i - 1))
                : i == n - 2 ? g_strdup (_ ("Shots"))
                             : g_strdup (_ ("Men"));
    }
  table = lw_table_new (n, shares, aligns);
  add_row (table, LW_ROW_HEAD, head, n);
  return table;
}

static void
add_gun (LwTable *table, const LwBattle *battle, const LwGunTally *tally, const GArray *moves)
{
  guint n = moves->len + 3;
  char *cells[GUN_MOVES + 3];

  cells[0] = lw_gun_short_name (battle, tally->gun);
  for (guint i = 0; i < moves->len; i++)
    {
      const LwGunMove *move = lw_gun_tally_move (tally, g_array_index (moves, guint, i));

      cells[i + 1] = move ? g_strdup_printf ("%u", move->felled) : g_strdup ("–");
    }
  cells[n - 2] = format_count (tally->shots);
  cells[n - 1] = format_count (tally->felled);
  add_row (table, LW_ROW_BODY, cells, n);
}

LwTable *
lw_report_guns (const LwBattle *battle, const LwStatistics *statistics)
{
  g_autoptr (GArray) moves = NULL;
  char *sum[GUN_MOVES + 3] = { NULL };
  LwTable *table;
  guint n;

  g_return_val_if_fail (battle != NULL && statistics != NULL, NULL);
  moves = list_moves (statistics);
  n = moves->len + 3;
  table = new_gun_table (moves);
  for (guint i = 0; i < statistics->guns->len; i++)
    add_gun (table, battle, g_ptr_array_index (statistics->guns, i), moves);
  sum[0] = g_strdup (_ ("All the guns"));
  sum[n - 2] = format_count (statistics->shots[LW_RED] + statistics->shots[LW_BLUE]);
  sum[n - 1] = format_count (statistics->felled[LW_RED] + statistics->felled[LW_BLUE]);
  add_row (table, LW_ROW_SUM, sum, n);
  return table;
}

/* One addend of both sides: "5 × 10" small, then its sum. @each: half-points, 0 for a bare sum. */
static void
add_addend (LwTable *table,
            const char *name,
            const guint counts[LW_N_SIDES],
            gint each,
            const gint sums[LW_N_SIDES])
{
  char *cells[ACCOUNT_COLUMNS] = { g_strdup (name), NULL };
  g_autofree char *worth = lw_points_format (each);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      if (each != ONE_POINT && each && counts[side])
        cells[1 + side * 2] = g_strdup_printf ("\t%u × %s", counts[side], worth);
      cells[2 + side * 2] = lw_points_format (sums[side]);
    }
  add_row (table, LW_ROW_BODY, cells, ACCOUNT_COLUMNS);
}

static void
add_addends (LwTable *table, const LwAccount *account)
{
  const LwSideAccount *red = &account->side[LW_RED], *blue = &account->side[LW_BLUE];
  const struct
  {
    const char *name;
    guint counts[LW_N_SIDES];
    gint each;
    gint sums[LW_N_SIDES];
  } addends[] = {
    { _ ("Victory"), { 0, 0 }, 0, { red->victory, blue->victory } },
    { _ ("Guns held"),
      { red->guns, blue->guns },
      LW_POINTS_GUN,
      { red->gun_points, blue->gun_points } },
    { _ ("Cavalry"),
      { red->fighting[LW_CAVALRY] + red->retired[LW_CAVALRY],
        blue->fighting[LW_CAVALRY] + blue->retired[LW_CAVALRY] },
      LW_POINTS_CAVALRY,
      { red->cavalry, blue->cavalry } },
    { _ ("Infantry"),
      { red->fighting[LW_INFANTRY] + red->retired[LW_INFANTRY],
        blue->fighting[LW_INFANTRY] + blue->retired[LW_INFANTRY] },
      LW_POINTS_INFANTRY,
      { red->infantry, blue->infantry } },
    { _ ("Own men captive"),
      { red->captive[LW_INFANTRY] + red->captive[LW_CAVALRY],
        blue->captive[LW_INFANTRY] + blue->captive[LW_CAVALRY] },
      LW_POINTS_CAPTIVE,
      { red->captive_points, blue->captive_points } },
    { _ ("Prisoners taken"),
      { red->taken, blue->taken },
      LW_POINTS_TAKEN,
      { red->taken_points, blue->taken_points } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (addends); i++)
    add_addend (table, addends[i].name, addends[i].counts, addends[i].each, addends[i].sums);
}

LwTable *
lw_report_account (const LwBattle *battle)
{
  static const double shares[ACCOUNT_COLUMNS] = { 40, 14, 12, 20, 14 };
  static const LwAlign aligns[ACCOUNT_COLUMNS] = { LW_ALIGN_LEFT, LW_ALIGN_RIGHT, LW_ALIGN_RIGHT,
                                                   LW_ALIGN_RIGHT, LW_ALIGN_RIGHT };
  const char *const head[ACCOUNT_COLUMNS] = { "", "", lw_side_name (LW_RED), "",
                                              lw_side_name (LW_BLUE) };
  char *sum[ACCOUNT_COLUMNS] = { NULL };
  char *margin[ACCOUNT_COLUMNS] = { NULL };
  LwAccount account;
  LwTable *table;

  g_return_val_if_fail (battle != NULL, NULL);
  lw_account (battle, &account);
  table = lw_table_new (ACCOUNT_COLUMNS, shares, aligns);
  lw_table_add (table, LW_ROW_HEAD, head);
  add_addends (table, &account);
  sum[0] = g_strdup (_ ("Score"));
  sum[2] = lw_points_format (account.side[LW_RED].points);
  sum[4] = lw_points_format (account.side[LW_BLUE].points);
  add_row (table, LW_ROW_SUM, sum, ACCOUNT_COLUMNS);
  margin[0] = g_strdup (account.margin == 0        ? _ ("Equal")
                        : account.leader == LW_RED ? _ ("Margin to Red")
                                                   : _ ("Margin to Blue"));
  margin[4] = lw_points_format (account.margin);
  add_row (table, LW_ROW_GREAT, margin, ACCOUNT_COLUMNS);
  return table;
}
