/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-shelf.c: the battles of the start page, those under way and those that are over.
 *
 * Which of the two a battle is, only its record says. So the latest are read until both shelves
 * have what they show at first; the rest when all are wanted or something is sought.
 */
#include "lw-battle-shelf.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lw-battle-card.h"
#include "kit/kit.h"

/* Of those that are under way, or over, there may be none at all: no more are looked at unasked. */
#define MOST_UNASKED 24

/* A card, and what the file and the wishes of the players were when it was made. */
typedef struct
{
  GtkWidget *card; /* owned */
  char *stamp;
  char *words;
  gboolean over;
} Kept;

struct LwBattleShelf
{
  LwShelf *resume, *finished;

  GHashTable *kept; /* path: Kept */
  GPtrArray *items; /* LwLibraryItem: what there is, */
  guint placed;     /* and how many of them are read */
  guint n_over;     /* of these */
  guint reading;    /* source */
};

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_object_unref (kept->card);
  g_free (kept->stamp);
  g_free (kept->words);
  g_free (kept);
}

LwBattleShelf *
lw_battle_shelf_new (LwShelf *resume, LwShelf *finished)
{
  LwBattleShelf *shelf = g_new0 (LwBattleShelf, 1);

  shelf->resume = resume;
  shelf->finished = finished;
  shelf->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, kept_free);
  return shelf;
}

void
lw_battle_shelf_free (LwBattleShelf *shelf)
{
  if (shelf == NULL)
    return;
  g_clear_handle_id (&shelf->reading, g_source_remove);
  g_clear_pointer (&shelf->items, g_ptr_array_unref);
  g_hash_table_unref (shelf->kept);
  g_free (shelf);
}

/* ---- what is known of a file ---- */

/* Changes with the file, with what the picture shows or hides, with what its menu offers, and with
 * the day: the card says "today". */
static char *
stamp_of (const LwLibraryItem *item)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GStatBuf status = { 0 };

  g_stat (item->path, &status);
  return g_strdup_printf ("%" G_GINT64_FORMAT ".%ld %" G_GINT64_FORMAT " %d %u %d %d",
                          (gint64)status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                          (gint64)status.st_size, g_date_time_get_day_of_year (now),
                          lw_settings_palette (), lw_settings_hide_map (), item->put_away);
}

static Kept *
find_fresh (LwBattleShelf *shelf, const LwLibraryItem *item)
{
  Kept *kept = g_hash_table_lookup (shelf->kept, item->path);
  g_autofree char *stamp = kept == NULL ? NULL : stamp_of (item);

  return kept != NULL && g_str_equal (kept->stamp, stamp) ? kept : NULL;
}

static GtkWidget *
with_menu (GtkWidget *card, const LwLibraryItem *item)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  lw_shelf_item (menu, _ ("_Open"), "win.open-path", item->path);
  lw_shelf_common (menu, item);
  return lw_shelf_card (card, item, G_MENU_MODEL (menu), _ ("Open, put away, delete"));
}

static Kept *
read_anew (LwBattleShelf *shelf, const LwLibraryItem *item, gboolean *played)
{
  Kept *kept = g_new0 (Kept, 1);
  GtkWidget *card = lw_battle_card_new (item, &kept->over, &kept->words, played);

  kept->stamp = stamp_of (item);
  kept->card = g_object_ref_sink (with_menu (card, item));
  g_hash_table_replace (shelf->kept, g_strdup (item->path), kept);
  return kept;
}

/* ---- the boxes ---- */

/* How many there are of each kind is known when all are read. */
static void
count (LwBattleShelf *shelf)
{
  guint unread = shelf->items->len - shelf->placed;

  lw_shelf_expect (shelf->resume, shelf->placed - shelf->n_over + unread);
  lw_shelf_expect (shelf->finished, shelf->n_over + unread);
}

static void
place (LwBattleShelf *shelf, const Kept *kept)
{
  lw_shelf_add (kept->over ? shelf->finished : shelf->resume, kept->card, kept->words);
  shelf->placed++;
  if (kept->over)
    shelf->n_over++;
}

static gboolean
wants_more (const LwBattleShelf *shelf)
{
  if (shelf->placed >= shelf->items->len)
    return FALSE;
  if (lw_shelf_all (shelf->resume) || lw_shelf_all (shelf->finished))
    return TRUE;
  return shelf->placed < MOST_UNASKED &&
         !(lw_shelf_full (shelf->resume) && lw_shelf_full (shelf->finished));
}

/* Places all up to the first that had to be played: most are known, or were at an earlier start,
 * and every turn of this lays the page out anew. TRUE: there are more. */
static gboolean
place_some (LwBattleShelf *shelf)
{
  gboolean played = FALSE;

  while (wants_more (shelf) && !played)
    {
      const LwLibraryItem *item = g_ptr_array_index (shelf->items, shelf->placed);
      Kept *kept = find_fresh (shelf, item);

      place (shelf, kept == NULL ? read_anew (shelf, item, &played) : kept);
    }
  count (shelf);
  return wants_more (shelf);
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

void
lw_battle_shelf_read_on (LwBattleShelf *shelf)
{
  g_return_if_fail (shelf != NULL);

  if (shelf->reading == 0 && place_some (shelf))
    shelf->reading = g_idle_add (read_on_cb, shelf);
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
lw_battle_shelf_fill (LwBattleShelf *shelf, gboolean put_away)
{
  g_return_if_fail (shelf != NULL);

  g_clear_handle_id (&shelf->reading, g_source_remove);
  lw_shelf_clear (shelf->resume);
  lw_shelf_clear (shelf->finished);
  g_clear_pointer (&shelf->items, g_ptr_array_unref);
  shelf->items = lw_files_shown (LW_FILE_BATTLE, put_away);
  g_ptr_array_sort (shelf->items, compare_times);
  shelf->placed = shelf->n_over = 0;
  lw_battle_shelf_read_on (shelf);
}
