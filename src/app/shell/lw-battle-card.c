/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-card.c: a battle as a card of the start page: under way, over, or not to be read.
 */
#include "lw-battle-card.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "files/files.h"
#include "kit/kit.h"
#include "safe/safe.h"
#include "names/names.h"

/* What the start page tells of a battle, known without playing it again. */

/* Title and players; phase, mover, move; won, winner; men and their most, Red's first; allowance
 * and clock; the day on which it was begun, or "". */
#define SHAPE "(sssuuubuuuuuxxs)"

static char *
name_of (GBytes *file)
{
  return lw_keepsake_name ("facts-by-day", SHAPE, g_bytes_get_data (file, NULL),
                           g_bytes_get_size (file));
}

/* Returns: (transfer full) */
static LwBattleCardFacts *
facts_of (const LwBattle *battle)
{
  LwBattleCardFacts *facts = g_new0 (LwBattleCardFacts, 1);
  LwSide side;

  facts->title = g_strdup (lw_caption_title (battle));
  facts->day = lw_battle_day (battle);
  if (facts->day == NULL)
    facts->day = g_strdup ("");
  facts->phase = battle->phase;
  facts->mover = battle->mover;
  facts->move = battle->move;
  facts->won = battle->won;
  facts->winner = battle->winner;
  facts->allowance = battle->allowance;
  facts->clock = battle->clock;
  for (side = LW_RED; side < LW_N_SIDES; side++)
    {
      facts->player[side] = g_strdup (lw_player_name (battle, side));
      facts->men[side] = lw_battle_free_men (battle, side);
      facts->most[side] = lw_force_men (&battle->player[side].force);
    }
  return facts;
}

/* Keeps them for the next start, by the bytes of the file that the battle was read from. */
static void
facts_keep (const LwBattleCardFacts *facts, GBytes *file)
{
  g_autofree char *name = name_of (file);
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new (
      SHAPE, facts->title, facts->player[LW_RED], facts->player[LW_BLUE], (guint)facts->phase,
      (guint)facts->mover, facts->move, facts->won, (guint)facts->winner, facts->men[LW_RED],
      facts->most[LW_RED], facts->men[LW_BLUE], facts->most[LW_BLUE], facts->allowance,
      facts->clock, facts->day));

  lw_thumbnail_cache_put (name, g_variant_get_data_as_bytes (value));
}

LwBattleCardFacts *
lw_battle_card_facts_kept (GBytes *file)
{
  g_autofree char *name = name_of (file);
  g_autoptr (GBytes) bytes = lw_keepsake_get (name);
  g_autoptr (GVariant) value = NULL;
  g_autoptr (LwBattleCardFacts) facts = NULL;
  guint phase, mover, winner;

  if (bytes == NULL)
    return NULL;
  value = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (SHAPE), bytes, FALSE));
  facts = g_new0 (LwBattleCardFacts, 1);
  g_variant_get (value, SHAPE, &facts->title, &facts->player[LW_RED], &facts->player[LW_BLUE],
                 &phase, &mover, &facts->move, &facts->won, &winner, &facts->men[LW_RED],
                 &facts->most[LW_RED], &facts->men[LW_BLUE], &facts->most[LW_BLUE],
                 &facts->allowance, &facts->clock, &facts->day);
  if (phase > LW_PHASE_OVER || mover >= LW_N_SIDES || winner >= LW_N_SIDES)
    return NULL;
  facts->phase = (LwPhase)phase;
  facts->mover = (LwSide)mover;
  facts->winner = (LwSide)winner;
  return g_steal_pointer (&facts);
}

void
lw_battle_card_facts_free (LwBattleCardFacts *facts)
{
  if (facts == NULL)
    return;
  g_free (facts->title);
  g_free (facts->day);
  g_free (facts->player[LW_RED]);
  g_free (facts->player[LW_BLUE]);
  g_free (facts);
}

/* "Move 7, Red to move". Returns: (transfer full) */
static char *
facts_standing (const LwBattleCardFacts *facts)
{
  return lw_caption_standing_at (facts->phase, facts->mover, facts->move,
                                 facts->won ? &facts->winner : NULL);
}

#define PICTURE_WIDTH 170
#define PICTURE_HEIGHT 136

/* When the file was written last, as one would say it. */
static char *
put_by (const char *path)
{
  GStatBuf status;
  g_autoptr (GDateTime) then = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int days;

  if (g_stat (path, &status) != 0)
    return g_strdup ("");
  then = g_date_time_new_from_unix_local (status.st_mtime);
  days = g_date_time_get_year (now) == g_date_time_get_year (then)
             ? g_date_time_get_day_of_year (now) - g_date_time_get_day_of_year (then)
             : 2;
  if (days == 0)
    /* TRANSLATORS: the time of day, for g_date_time_format(). */
    return g_date_time_format (then, _ ("Saved today at %H:%M"));
  if (days == 1)
    return g_strdup (_ ("Saved yesterday"));
  if (g_date_time_get_year (now) != g_date_time_get_year (then))
    /* TRANSLATORS: a date with its year, for g_date_time_format(). */
    return g_date_time_format (then, _ ("Saved on %-d %B %Y"));
  /* TRANSLATORS: a date without its year, for g_date_time_format(). */
  return g_date_time_format (then, _ ("Saved on %-d %B"));
}

static GtkWidget *
new_mark (const char *css_class)
{
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (mark, GTK_ALIGN_START);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, css_class);
  return mark;
}

static GtkWidget *
new_standing (const LwBattleCardFacts *facts)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *standing = facts_standing (facts);
  gboolean putting = facts->phase == LW_PHASE_PUTTING_DOWN;
  GtkWidget *words = lw_card_label (standing, putting                  ? "step-title"
                                              : facts->mover == LW_RED ? "red-text"
                                                                       : "blue-text");

  /* Whole, on two lines where the language and a narrow window want them. */
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (row), new_mark (putting ? "nobody" : lw_side_nick (facts->mover)));
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

/* When it was put by, and what was left of the clock then. */
static GtkWidget *
new_foot (const LwLibraryItem *item, const LwBattleCardFacts *facts)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *kept = put_by (item->path);
  GtkWidget *when = lw_card_label (kept, "dim");

  gtk_widget_set_hexpand (when, TRUE);
  gtk_widget_add_css_class (row, "caption");
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), when);
  if (facts->allowance > 0 && (facts->phase == LW_PHASE_GUNS || facts->phase == LW_PHASE_MEN))
    {
      g_autofree char *clock = lw_caption_clock (MAX (facts->allowance - facts->clock, 0));
      /* TRANSLATORS: time on the clock, "4:12 left". */
      g_autofree char *left = g_strdup_printf (_ ("%s left"), clock);

      gtk_box_append (GTK_BOX (row), lw_card_label (left, "numeric"));
    }
  return row;
}

static void
attach_strength (GtkGrid *grid, const LwBattleCardFacts *facts, LwSide side)
{
  guint most = MAX (facts->most[side], 1), men = facts->men[side];
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most);
  g_autofree char *count = g_strdup_printf (ngettext ("%u man", "%u men", men), men);
  GtkWidget *number = lw_card_label (count, side == LW_RED ? "red-text" : "blue-text");

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), MIN (men, most));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bar, lw_side_nick (side));
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_grid_attach (grid, lw_card_label (lw_side_name (side), NULL), 0, (int)side, 1, 1);
  gtk_grid_attach (grid, bar, 1, (int)side, 1, 1);
  gtk_grid_attach (grid, number, 2, (int)side, 1, 1);
}

static GtkWidget *
new_strengths (const LwBattleCardFacts *facts)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  attach_strength (GTK_GRID (grid), facts, LW_RED);
  attach_strength (GTK_GRID (grid), facts, LW_BLUE);
  return grid;
}

static char *
players (const LwBattleCardFacts *facts)
{
  return g_strdup_printf (_ ("%s against %s"), facts->player[LW_RED], facts->player[LW_BLUE]);
}

static GtkWidget *
new_words (const LwLibraryItem *item, const LwBattleCardFacts *facts)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *who = players (facts);

  gtk_box_append (GTK_BOX (words), lw_card_label (facts->title, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (who, "dim"));
  gtk_box_append (GTK_BOX (words), new_standing (facts));
  if (facts->phase != LW_PHASE_PUTTING_DOWN)
    gtk_box_append (GTK_BOX (words), new_strengths (facts));
  gtk_box_append (GTK_BOX (words), new_foot (item, facts));
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

static GtkWidget *
new_open_card (const LwLibraryItem *item, const LwBattleCardFacts *facts, GtkWidget *picture)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *card;
  g_autofree char *standing = facts_standing (facts);
  g_autofree char *name = g_strdup_printf (_ ("Resume %s: %s"), facts->title, standing);

  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), new_words (item, facts));
  gtk_widget_add_css_class (row, "card-body");
  card = lw_card_new (item->path, name, row);
  gtk_widget_add_css_class (card, "battle-card");
  return card;
}

/* The day on which it was begun, with its year; NULL: nobody knows. */
static char *
day_of (const LwBattleCardFacts *facts)
{
  g_autofree char *noon = g_strconcat (facts->day, "T12:00:00Z", NULL);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (noon, NULL);

  /* TRANSLATORS: a date with its year, for g_date_time_format(). */
  return then == NULL ? NULL : g_date_time_format (then, _ ("%-d %B %Y"));
}

/* All by which it may be found. */
static char *
words_of (const LwBattleCardFacts *facts)
{
  g_autofree char *day = day_of (facts);
  g_autofree char *standing = facts_standing (facts);

  return g_strjoin ("\n", facts->title, facts->player[LW_RED], facts->player[LW_BLUE], standing,
                    day == NULL ? "" : day, NULL);
}

static GtkWidget *
new_over_card (const LwLibraryItem *item, const LwBattleCardFacts *facts)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *result = facts_standing (facts);
  g_autofree char *who = players (facts);
  g_autofree char *day = day_of (facts);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), facts->title, result);

  gtk_box_append (GTK_BOX (row), new_mark (facts->won ? lw_side_nick (facts->winner) : "nobody"));
  gtk_box_append (GTK_BOX (row), lw_card_label (result, NULL));
  gtk_box_append (GTK_BOX (words), lw_card_label (facts->title, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (who, "dim"));
  gtk_box_append (GTK_BOX (words), row);
  if (day != NULL)
    gtk_box_append (GTK_BOX (words), lw_card_label (day, "dim"));
  gtk_widget_add_css_class (words, "card-body");
  return lw_card_new (item->path, name, words);
}

static GtkWidget *
new_picture (const LwBattle *battle, GBytes *file)
{
  return lw_thumbnail_new_of_battle (battle, file, PICTURE_WIDTH, PICTURE_HEIGHT);
}

/* From what was found out at an earlier start; NULL when that was not kept. */
static GtkWidget *
new_kept_card (const LwLibraryItem *item, GBytes *file, gboolean *over, char **words)
{
  g_autoptr (LwBattleCardFacts) facts = lw_battle_card_facts_kept (file);
  GtkWidget *picture;

  if (facts == NULL)
    return NULL;
  *over = facts->phase == LW_PHASE_OVER;
  picture = *over ? NULL : new_picture (NULL, file);
  if (picture == NULL && !*over)
    return NULL;
  *words = words_of (facts);
  return *over ? new_over_card (item, facts) : new_open_card (item, facts, picture);
}

/* The battle is played again from its orders. */
static GtkWidget *
new_played_card (const LwLibraryItem *item, GBytes *file, gboolean *over, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_name (item->path);
  g_autoptr (LwBattle) battle = lw_battle_file_parse (name, g_bytes_get_data (file, NULL),
                                                      g_bytes_get_size (file), NULL, &error);
  g_autoptr (LwBattleCardFacts) facts = NULL;

  *over = FALSE;
  if (battle == NULL)
    {
      *words = g_strdup (item->name);
      return lw_card_new_bad (item, error->message);
    }
  facts = facts_of (battle);
  *words = words_of (facts);
  if (!lw_thumbnail_hides (battle))
    facts_keep (facts, file);
  *over = battle->phase == LW_PHASE_OVER;
  return *over ? new_over_card (item, facts)
               : new_open_card (item, facts, new_picture (battle, file));
}

GtkWidget *
lw_battle_card_new (const LwLibraryItem *item, gboolean *over, char **words, gboolean *played)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) file = NULL;
  GtkWidget *card;
  gsize size;
  char *text = lw_safe_read (item->path, &size, &error);

  *over = *played = FALSE;
  if (text == NULL)
    {
      *words = g_strdup (item->name);
      return lw_card_new_bad (item, error->message);
    }
  file = g_bytes_new_take (text, size);
  card = new_kept_card (item, file, over, words);
  *played = card == NULL;
  return *played ? new_played_card (item, file, over, words) : card;
}
