/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-card.c: a battle as a card of the start page: under way, over, or not to be read.
 */
#include "lw-card.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lw-battle-file.h"
#include "lw-cards.h"
#include "lw-thumbnail.h"
#include "lw-words.h"

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
new_standing (const LwBattle *battle)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *standing = lw_words_standing (battle);
  gboolean putting = battle->phase == LW_PHASE_PUTTING_DOWN;
  GtkWidget *words = lw_card_label (standing, putting                   ? "step-title"
                                              : battle->mover == LW_RED ? "red-text"
                                                                        : "blue-text");

  /* Whole, on two lines where the language and a narrow window want them. */
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (row), new_mark (putting ? "nobody" : lw_side_nick (battle->mover)));
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

/* When it was put by, and what was left of the clock then. */
static GtkWidget *
new_foot (const LwLibraryItem *item, const LwBattle *battle)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *kept = put_by (item->path);
  GtkWidget *when = lw_card_label (kept, "dim");

  gtk_widget_set_hexpand (when, TRUE);
  gtk_widget_add_css_class (row, "caption");
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), when);
  if (battle->allowance > 0 && (battle->phase == LW_PHASE_GUNS || battle->phase == LW_PHASE_MEN))
    {
      g_autofree char *clock = lw_words_clock (MAX (battle->allowance - battle->clock, 0));
      /* TRANSLATORS: time on the clock, "4:12 left". */
      g_autofree char *left = g_strdup_printf (_ ("%s left"), clock);

      gtk_box_append (GTK_BOX (row), lw_card_label (left, "numeric"));
    }
  return row;
}

static void
attach_strength (GtkGrid *grid, const LwBattle *battle, LwSide side)
{
  guint most = MAX (lw_force_men (&battle->player[side].force), 1);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most);
  guint men = lw_battle_free_men (battle, side);
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
new_strengths (const LwBattle *battle)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  attach_strength (GTK_GRID (grid), battle, LW_RED);
  attach_strength (GTK_GRID (grid), battle, LW_BLUE);
  return grid;
}

static char *
players (const LwBattle *battle)
{
  return g_strdup_printf (_ ("%s against %s"), battle->player[LW_RED].name,
                          battle->player[LW_BLUE].name);
}

static GtkWidget *
new_words (const LwLibraryItem *item, const LwBattle *battle)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *who = players (battle);

  gtk_box_append (GTK_BOX (words), lw_card_label (lw_words_title (battle), "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (who, "dim"));
  gtk_box_append (GTK_BOX (words), new_standing (battle));
  if (battle->phase != LW_PHASE_PUTTING_DOWN)
    gtk_box_append (GTK_BOX (words), new_strengths (battle));
  gtk_box_append (GTK_BOX (words), new_foot (item, battle));
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

static GtkWidget *
new_open_card (const LwLibraryItem *item, const LwBattle *battle)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *card;
  g_autofree char *standing = lw_words_standing (battle);
  g_autofree char *name = g_strdup_printf (_ ("Resume %s: %s"), lw_words_title (battle), standing);

  gtk_box_append (GTK_BOX (row), lw_thumbnail_new (lw_battle_country (battle), battle,
                                                   PICTURE_WIDTH, PICTURE_HEIGHT));
  gtk_box_append (GTK_BOX (row), new_words (item, battle));
  gtk_widget_add_css_class (row, "card-body");
  card = lw_card_new (item->path, name, row);
  gtk_widget_add_css_class (card, "battle-card");
  return card;
}

static GtkWidget *
new_over_card (const LwLibraryItem *item, const LwBattle *battle)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *result = lw_words_standing (battle);
  g_autofree char *who = players (battle);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), lw_words_title (battle), result);

  gtk_box_append (GTK_BOX (row), new_mark (battle->won ? lw_side_nick (battle->winner) : "nobody"));
  gtk_box_append (GTK_BOX (row), lw_card_label (result, NULL));
  gtk_box_append (GTK_BOX (words), lw_card_label (lw_words_title (battle), "card-title"));
  gtk_box_append (GTK_BOX (words), lw_card_label (who, "dim"));
  gtk_box_append (GTK_BOX (words), row);
  gtk_widget_add_css_class (words, "card-body");
  return lw_card_new (item->path, name, words);
}

GtkWidget *
lw_battle_card_new (const LwLibraryItem *item, gboolean *over)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwBattle) battle = lw_battle_load (item->path, NULL, &error);

  *over = FALSE;
  if (battle == NULL)
    return lw_card_new_bad (item, error->message);
  *over = battle->phase == LW_PHASE_OVER;
  return *over ? new_over_card (item, battle) : new_open_card (item, battle);
}
