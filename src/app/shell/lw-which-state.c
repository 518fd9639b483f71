/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-which-state.c: a battle's file was put back from a copy or changed after the program ended,
 * while more of the battle was kept: which of the two?
 *
 * Both are told with their move and their day. What is not chosen is not lost: the file goes into
 * its older copies at the first saving, what was kept stays among what is left unfinished.
 */
#include "lw-which-state.h"

#include <glib/gi18n-lib.h>

#include "battle/battle.h"
#include "lw-refused.h"

typedef struct
{
  LwNavigator *navigator; /* outlives the question, which goes with it */
  char *path;
  char *folder; /* where it was kept */
  char *name;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->path);
  g_free (choice->folder);
  g_free (choice->name);
  g_free (choice);
}

static void
show_session (const Choice *choice, LwSession *session, const GError *error)
{
  if (session == NULL)
    {
      lw_refused_show (GTK_WINDOW (choice->navigator), choice->path, error, lw_navigator_open_path);
      return;
    }
  lw_files_remember (choice->path);
  lw_navigator_push (choice->navigator, lw_battle_page_new (session),
                     lw_caption_title (lw_session_battle (session)));
}

static void
file_chosen_cb (gpointer data)
{
  Choice *choice = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_open (choice->path, &error);

  show_session (choice, session, error);
}

/* It may lie in the folder of its file, or have been put aside before. */
static void
kept_chosen_cb (gpointer data)
{
  Choice *choice = data;
  const LwCrashItem left = {
    LW_RECOVERY_BATTLE, choice->folder, choice->name, NULL, choice->path, 0
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LwSession) session = lw_session_resume (&left, &error);

  show_session (choice, session, error);
}

static char *
time_words (gint64 time)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time);

  /* TRANSLATORS: a date and a time of day, for g_date_time_format(). */
  return g_date_time_format (then, _ ("%-d %B %Y, %H:%M"));
}

static char *
tell_both (const LwTwoStates *states)
{
  g_autofree char *file_time = time_words (states->file_time);
  g_autofree char *kept_time = time_words (states->kept_time);
  /* TRANSLATORS: first how far the battle has come, "Move 3, Red to move"; then a date. */
  g_autofree char *in_file =
      g_strdup_printf (_ ("In the file: %s · %s"), states->in_file, file_time);
  g_autofree char *kept =
      g_strdup_printf (_ ("Kept when the program ended: %s · %s"), states->kept, kept_time);

  return g_strjoin ("\n\n",
                    _ ("The file of this battle is not as it was when the program ended, as if it "
                       "had been put back from a copy."),
                    in_file, kept,
                    _ ("What you do not choose is not lost: the file goes into its older copies, "
                       "what was kept stays among what is left unfinished."),
                    NULL);
}

gboolean
lw_which_state_ask (LwNavigator *navigator, const LwCrashItem *left)
{
  g_autoptr (LwTwoStates) states = left == NULL ? NULL : lw_session_two_states (left);
  g_autofree char *asks = NULL;
  g_autofree char *both = NULL;
  LwQuestion question = { NULL, NULL, _ ("Open the file"), FALSE };
  Choice *choice;

  if (states == NULL)
    return FALSE;
  question.question = asks = g_strdup_printf (_ ("Which “%s”?"), states->title);
  question.more = both = tell_both (states);
  choice = g_new0 (Choice, 1);
  choice->navigator = navigator;
  choice->path = g_strdup (left->path);
  choice->folder = g_strdup (left->folder);
  choice->name = g_strdup (left->name);
  lw_dialog_choose (GTK_WINDOW (navigator), &question, _ ("Open what was kept"),
                    &(LwChoice){ file_chosen_cb, kept_chosen_cb, choice, choice_free });
  return TRUE;
}
