/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-open-again.c: a battle that this program has open already leads to its page. Opened once more
 * it would meet the lock of that page, and could only be looked at.
 */
#include "lw-open-again.h"

#include <glib/gstdio.h>

#include "battle/battle.h"
#include "kit/kit.h"

/* What is played there; NULL: nothing, nothing with a file, or it can only be looked at. */
static const char *
path_of (GtkWidget *page)
{
  LwSessionFile *file;

  if (!LW_IS_BATTLE_PAGE (page))
    return NULL;
  file = lw_session_file (lw_battle_page_session (LW_BATTLE_PAGE (page)));
  return lw_session_file_read_only (file) ? NULL : lw_session_file_path (file);
}

/* By whatever links it is reached. */
static gboolean
is_same_file (const char *one, const char *other)
{
  GStatBuf of_one, of_other;

  return g_stat (one, &of_one) == 0 && g_stat (other, &of_other) == 0 &&
         of_one.st_dev == of_other.st_dev && of_one.st_ino == of_other.st_ino;
}

static GtkWidget *
find (LwWindow *window, const char *path)
{
  const GPtrArray *trail = lw_window_trail (window);

  for (guint i = trail->len; i > 0; i--)
    {
      GtkWidget *page = g_ptr_array_index (trail, i - 1);
      const char *its_path = path_of (page);

      if (its_path != NULL && is_same_file (its_path, path))
        return page;
    }
  return NULL;
}

/* A page that will not go stops it. */
static void
go_back_to (LwWindow *window, GtkWidget *page)
{
  const GPtrArray *trail = lw_window_trail (window);
  guint before = 0;

  while (g_ptr_array_index (trail, trail->len - 1) != page && trail->len != before)
    {
      before = trail->len;
      lw_navigator_back (LW_NAVIGATOR (window));
    }
  gtk_window_present (GTK_WINDOW (window));
}

gboolean
lw_open_again (const char *path)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  g_return_val_if_fail (path != NULL, FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      GtkWidget *page = LW_IS_WINDOW (window) ? find (LW_WINDOW (window), path) : NULL;

      if (page == NULL)
        continue;
      go_back_to (LW_WINDOW (window), page);
      return TRUE;
    }
  return FALSE;
}
