/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-opening.c: a file becomes a page: a battle under way goes on, one that is over is shown, a war
 * opens, and of a Country it is asked whether to fight on it or to edit it.
 */
#include "lw-opening.h"

#include "xml/xml.h"
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "battle/battle.h"
#include "editor/editor.h"
#include "ledger/ledger.h"
#include "library/library.h"
#include "lw-refused.h"
#include "lw-which-state.h"
#include "safe/safe.h"

/* ---- what is open already ---- */

/* The file that a page works on; NULL: none, or it can only be looked at. */
static const char *
path_of (GtkWidget *page)
{
  LwSessionFile *file;

  if (LW_IS_EDITOR_PAGE (page))
    return lw_editor_page_path (LW_EDITOR_PAGE (page));
  if (LW_IS_CAMPAIGN_PAGE (page))
    return lw_campaign_page_path (LW_CAMPAIGN_PAGE (page));
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

static gboolean
works_on (GtkWidget *page, gconstpointer path)
{
  const char *its_path = path_of (page);

  return its_path != NULL && is_same_file (its_path, path);
}

/* Opened once more a battle would meet the lock of its own page, and two pages of one Country or
 * war would write over each other. FALSE: it is not open. */
static gboolean
show_open (const char *path)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);

      if (LW_IS_NAVIGATOR (window) &&
          lw_navigator_return_to (LW_NAVIGATOR (window), works_on, path))
        return TRUE;
    }
  return FALSE;
}

/* ---- a Country ---- */

void
lw_opening_edit (LwNavigator *navigator, const char *path)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  if (path != NULL && show_open (path))
    return;
  page = lw_editor_page_new (path, &error);
  if (page == NULL)
    {
      lw_refused_show (GTK_WINDOW (navigator), path, error, lw_navigator_edit_country);
      return;
    }
  if (path != NULL)
    lw_files_remember (path);
  lw_navigator_push (navigator, page, lw_editor_page_name (LW_EDITOR_PAGE (page)));
}

void
lw_opening_fight (LwNavigator *navigator, const char *path)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = lw_new_battle_page_new (path, &error);

  if (page == NULL)
    {
      lw_refused_show (GTK_WINDOW (navigator), path, error, lw_navigator_fight_on);
      return;
    }
  lw_files_remember (path);
  lw_navigator_push (navigator, page, _ ("New battle"));
}

typedef struct
{
  LwNavigator *navigator; /* outlives the question, which goes with it */
  char *path;
} Asked;

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_free (asked->path);
  g_free (asked);
}

static void
fight_cb (gpointer data)
{
  Asked *asked = data;

  lw_opening_fight (asked->navigator, asked->path);
}

static void
edit_cb (gpointer data)
{
  Asked *asked = data;

  lw_opening_edit (asked->navigator, asked->path);
}

/* One that cannot be read is refused at once, and not after the answer. */
static void
ask_country (LwNavigator *navigator, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country = lw_country_file_load (path, NULL, &error);
  g_autofree char *size = NULL;
  LwQuestion question = { NULL, NULL, _ ("Fight on it"), FALSE };
  Asked *asked;

  if (country == NULL)
    {
      lw_refused_show (GTK_WINDOW (navigator), path, error, lw_navigator_open_path);
      return;
    }
  lw_files_remember (path);
  size = lw_caption_size (country);
  question.question = country->name;
  question.more = size;
  asked = g_new0 (Asked, 1);
  asked->navigator = navigator;
  asked->path = g_strdup (path);
  lw_dialog_choose (GTK_WINDOW (navigator), &question, _ ("Edit"),
                    &(LwChoice){ fight_cb, edit_cb, asked, asked_free });
}

/* ---- battles and wars ---- */

static void
open_battle (LwNavigator *navigator, const char *path)
{
  g_autoptr (LwCrashItem) left = lw_crash_item_of (LW_RECOVERY_BATTLE, path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = NULL;

  if (lw_which_state_ask (navigator, left))
    return;
  session = lw_session_open (path, &error);
  if (session == NULL)
    {
      lw_refused_show (GTK_WINDOW (navigator), path, error, lw_navigator_open_path);
      return;
    }
  lw_files_remember (path);
  lw_navigator_push (navigator, lw_battle_page_new (session),
                     lw_caption_title (lw_session_battle (session)));
}

/* Of a ledger more can be saved than a copy of it. */
static void
offer_rescue (LwNavigator *navigator, const char *path, const GError *problem)
{
  GtkWidget *page = lw_rescue_page_new (path, problem);

  if (page == NULL)
    lw_refused_show (GTK_WINDOW (navigator), path, problem, lw_navigator_open_path);
  else
    lw_navigator_push (navigator, page, _ ("A ledger that cannot be read"));
}

static void
open_campaign (LwNavigator *navigator, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *own = lw_library_own_copy (LW_FILE_CAMPAIGN, path, &error);
  GtkWidget *page;

  if (own != NULL && show_open (own))
    return;
  page = own == NULL ? NULL : lw_campaign_page_new (own, &error);
  if (page == NULL)
    {
      offer_rescue (navigator, path, error);
      return;
    }
  lw_files_remember (own);
  lw_navigator_push (navigator, page, lw_campaign_page_name (LW_CAMPAIGN_PAGE (page)));
}

void
lw_opening_path (LwNavigator *navigator, const char *path)
{
  g_autoptr (GError) error = NULL;
  LwFileKind kind;

  g_return_if_fail (GTK_IS_WINDOW (navigator) && path != NULL);

  if (show_open (path))
    return;
  if (!lw_xml_root_kind_of_file (path, &kind, &error))
    offer_rescue (navigator, path, error);
  else if (kind == LW_FILE_BATTLE)
    open_battle (navigator, path);
  else if (kind == LW_FILE_COUNTRY)
    ask_country (navigator, path);
  else
    open_campaign (navigator, path);
}
