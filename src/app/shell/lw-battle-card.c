/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-card.c: a battle as a card of the start page: under way, over, or not to be read.
 */
#include "lw-battle-card.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lw-battle-facts.h"
#include "files/files.h"
#include "kit/kit.h"
#include "safe/safe.h"
#include "names/names.h"

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
    return g_date_time_format (then, _ ("Put by today at %H:%M"));
  if (days == 1)
    return g_strdup (_ ("Put by yesterday"));
  /* TRANSLATORS: a date without its year, for g_date_time_format(). */
  return g_date_time_format (then, _ ("Put by on %-d %B"));
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
new_standing (const LwBattleFacts *facts)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *standing = lw_battle_facts_standing (facts);
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
new_foot (const LwLibraryItem *item, const LwBattleFacts *facts)
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
attach_strength (GtkGrid *grid, const LwBattleFacts *facts, LwSide side)
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
new_strengths (const LwBattleFacts *facts)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  attach_strength (GTK_GRID (grid), facts, LW_RED);
  attach_strength (GTK_GRID (grid), facts, LW_BLUE);
  return grid;
}

static char *
players (const LwBattleFacts *facts)
{
  return g_strdup_printf (_ ("%s against %s"), facts->player[LW_RED], facts->player[LW_BLUE]);
}

static GtkWidget *
new_words (const LwLibraryItem *item, const LwBattleFacts *facts)
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
new_open_card (const LwLibraryItem *item, const LwBattleFacts *facts, GtkWidget *picture)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *card;
  g_autofree char *standing = lw_battle_facts_standing (facts);
  g_autofree char *name = g_strdup_printf (_ ("Resume %s: %s"), facts->title, standing);

  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), new_words (item, facts));
  gtk_widget_add_css_class (row, "card-body");
  card = lw_card_new (item->path, name, row);
  gtk_widget_add_css_class (card, "battle-card");
  return card;
}

static GtkWidget *
new_over_card (const LwLibraryItem *item, const LwBattleFacts *facts)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *result = lw_battle_facts_standing (facts);
  g_autofree char *who = players (facts);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), facts->title, result);

  gtk_box_append (GTK_BOX (row), new_mark (facts->won ? lw_side_nick (facts->winner) : "nobody"));
  gtk_box_append (GTK_BOX (row), lw_card_label (result, NULL));
  gtk_box_append (GTK_BOX (words), lw_card_label (facts->title, "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (who, "dim"));
  gtk_box_append (GTK_BOX (words), row);
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
new_kept_card (const LwLibraryItem *item, GBytes *file, gboolean *over)
{
  g_autoptr (LwBattleFacts) facts = lw_battle_facts_kept (file);
  GtkWidget *picture;

  if (facts == NULL)
    return NULL;
  *over = facts->phase == LW_PHASE_OVER;
  if (*over)
    return new_over_card (item, facts);
  picture = new_picture (NULL, file);
  return picture == NULL ? NULL : new_open_card (item, facts, picture);
}

/* The battle is played again from its orders. */
static GtkWidget *
new_played_card (const LwLibraryItem *item, GBytes *file, gboolean *over)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_filename_display_name (item->path);
  g_autoptr (LwBattle) battle = lw_battle_file_parse (name, g_bytes_get_data (file, NULL),
                                                      g_bytes_get_size (file), NULL, &error);
  g_autoptr (LwBattleFacts) facts = NULL;

  *over = FALSE;
  if (battle == NULL)
    return lw_card_new_bad (item, error->message);
  facts = lw_battle_facts_of (battle);
  if (!lw_thumbnail_hides (battle))
    lw_battle_facts_keep (facts, file);
  *over = battle->phase == LW_PHASE_OVER;
  return *over ? new_over_card (item, facts)
               : new_open_card (item, facts, new_picture (battle, file));
}

GtkWidget *
lw_battle_card_new (const LwLibraryItem *item, gboolean *over, gboolean *played)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) file = NULL;
  GtkWidget *card;
  gsize size;
  char *text = lw_safe_read (item->path, &size, &error);

  *over = *played = FALSE;
  if (text == NULL)
    return lw_card_new_bad (item, error->message);
  file = g_bytes_new_take (text, size);
  card = new_kept_card (item, file, over);
  *played = card == NULL;
  return *played ? new_played_card (item, file, over) : card;
}
