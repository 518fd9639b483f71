/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-shelf.c: the battles of the start page, those under way and those that are over.
 */
#include "lw-battle-shelf.h"

#include <glib/gstdio.h>

#include "lw-battle-card.h"
#include "library/library.h"
#include "kit/kit.h"

/* More than these are reached by "Open". */
#define MOST_BATTLES 24

/* A card, and what the file and the wishes of the players were when it was made. */
typedef struct
{
  GtkWidget *card; /* owned */
  char *stamp;
  gboolean over;
} Kept;

struct LwBattleShelf
{
  GtkWidget *resume_title, *finished_title;
  GtkFlowBox *resume, *finished;

  GHashTable *kept; /* path: Kept */
  GPtrArray *items; /* LwLibraryItem: what is to be shown, */
  guint placed;     /* and how many of them are */
  guint reading;    /* source */
};

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_object_unref (kept->card);
  g_free (kept->stamp);
  g_free (kept);
}

LwBattleShelf *
lw_battle_shelf_new (GtkWidget *resume_title,
                     GtkFlowBox *resume,
                     GtkWidget *finished_title,
                     GtkFlowBox *finished)
{
  LwBattleShelf *shelf = g_new0 (LwBattleShelf, 1);

  shelf->resume_title = resume_title;
  shelf->resume = resume;
  shelf->finished_title = finished_title;
  shelf->finished = finished;
  shelf->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, kept_free);
  return shelf;
}

void
lw_battle_shelf_free (LwBattleShelf *shelf)
{
  g_clear_handle_id (&shelf->reading, g_source_remove);
  g_clear_pointer (&shelf->items, g_ptr_array_unref);
  g_hash_table_unref (shelf->kept);
  g_free (shelf);
}

/* ---- what is known of a file ---- */

/* Changes with the file, with what the picture shows or hides, and with the day: the card says
 * "today". */
static char *
stamp_of (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GStatBuf status = { 0 };

  g_stat (path, &status);
  return g_strdup_printf ("%" G_GINT64_FORMAT ".%ld %" G_GINT64_FORMAT " %d %u %d",
                          (gint64)status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                          (gint64)status.st_size, g_date_time_get_day_of_year (now),
                          lw_settings_palette (), lw_settings_hide_map ());
}

static Kept *
find_fresh (LwBattleShelf *shelf, const LwLibraryItem *item)
{
  Kept *kept = g_hash_table_lookup (shelf->kept, item->path);
  g_autofree char *stamp = kept == NULL ? NULL : stamp_of (item->path);

  return kept != NULL && g_str_equal (kept->stamp, stamp) ? kept : NULL;
}

static Kept *
read_anew (LwBattleShelf *shelf, const LwLibraryItem *item, gboolean *played)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->stamp = stamp_of (item->path);
  kept->card = g_object_ref_sink (lw_battle_card_new (item, &kept->over, played));
  g_hash_table_replace (shelf->kept, g_strdup (item->path), kept);
  return kept;
}

/* ---- the boxes ---- */

void
lw_shelf_append (GtkFlowBox *box, GtkWidget *card)
{
  gtk_flow_box_append (box, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

/* The cards themselves may come back. */
static void
empty (GtkWidget *title, GtkFlowBox *box)
{
  GtkFlowBoxChild *cell;

  while ((cell = gtk_flow_box_get_child_at_index (box, 0)) != NULL)
    {
      gtk_flow_box_child_set_child (cell, NULL);
      gtk_flow_box_remove (box, GTK_WIDGET (cell));
    }
  gtk_widget_set_visible (title, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (box), FALSE);
}

static void
place (LwBattleShelf *shelf, const Kept *kept)
{
  GtkFlowBox *box = kept->over ? shelf->finished : shelf->resume;

  lw_shelf_append (box, kept->card);
  gtk_widget_set_visible (kept->over ? shelf->finished_title : shelf->resume_title, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (box), TRUE);
  shelf->placed++;
}

/* Places all up to the first that had to be played: most are known, or were at an earlier start,
 * and every turn of this lays the page out anew. TRUE: there are more. */
static gboolean
place_some (LwBattleShelf *shelf)
{
  gboolean played = FALSE;

  while (shelf->placed < shelf->items->len && !played)
    {
      const LwLibraryItem *item = g_ptr_array_index (shelf->items, shelf->placed);
      Kept *kept = find_fresh (shelf, item);

      place (shelf, kept == NULL ? read_anew (shelf, item, &played) : kept);
    }
  return shelf->placed < shelf->items->len;
}

static gboolean
read_on_cb (gpointer data)
{
  LwBattleShelf *shelf = data;

  if (place_some (shelf))
    return G_SOURCE_CONTINUE;
  shelf->reading = 0;
  return G_SOURCE_REMOVE;
}

/* The latest first. */
static gint
compare_times (gconstpointer a, gconstpointer b)
{
  GStatBuf one = { 0 }, other = { 0 };

  g_stat ((*(LwLibraryItem *const *)a)->path, &one);
  g_stat ((*(LwLibraryItem *const *)b)->path, &other);
  return one.st_mtime < other.st_mtime ? 1 : one.st_mtime > other.st_mtime ? -1 : 0;
}

void
lw_battle_shelf_fill (LwBattleShelf *shelf)
{
  g_return_if_fail (shelf != NULL);

  g_clear_handle_id (&shelf->reading, g_source_remove);
  empty (shelf->resume_title, shelf->resume);
  empty (shelf->finished_title, shelf->finished);
  g_clear_pointer (&shelf->items, g_ptr_array_unref);
  shelf->items = lw_files_list (LW_FILE_BATTLE);
  g_ptr_array_sort (shelf->items, compare_times);
  g_ptr_array_set_size (shelf->items, (int)MIN (shelf->items->len, MOST_BATTLES));
  shelf->placed = 0;
  if (place_some (shelf))
    shelf->reading = g_idle_add (read_on_cb, shelf);
}
