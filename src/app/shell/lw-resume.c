/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-resume.c: what crashed sessions have left, offered at the start.
 */
#include "lw-resume.h"

#include <glib/gi18n-lib.h>

#include "battle/battle.h"
#include "kit/kit.h"
#include "editor/editor.h"
#include "ledger/ledger.h"
#include "lw-which-state.h"

/* Who goes on with which kind of draft. */
static const LwResumePage pages[] = {
  [LW_RECOVERY_BATTLE] = NULL, /* has a session, and no draft */
  [LW_RECOVERY_FLOOR] = lw_floor_page_resume,
  [LW_RECOVERY_COUNTRY] = lw_editor_page_resume,
};

/* "Keep for later" lasts as long as the program runs. */
static GHashTable *for_later;

static gboolean
is_for_later (const LwCrashItem *leftover)
{
  return for_later != NULL && g_hash_table_contains (for_later, leftover->folder);
}

static void
keep_for_later (const LwCrashItem *leftover)
{
  if (for_later == NULL)
    for_later = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (for_later, g_strdup (leftover->folder));
}

static gboolean
can_resume (const LwCrashItem *leftover)
{
  return leftover->kind == LW_RECOVERY_BATTLE || pages[leftover->kind] != NULL;
}

/* ---- going on ---- */

static gboolean
resume_draft (LwNavigator *navigator, const LwCrashItem *leftover, GError **error)
{
  g_autoptr (LwRecovery) recovery = lw_crash_item_resume (leftover, error);
  g_autofree char *text = recovery == NULL ? NULL : lw_recovery_text (recovery, error);
  GtkWidget *page;

  if (text == NULL)
    return FALSE;
  page = pages[leftover->kind](g_steal_pointer (&recovery), leftover, text, error);
  if (page != NULL)
    lw_navigator_push (navigator, page, leftover->name);
  return page != NULL;
}

static gboolean
go_on (LwNavigator *navigator, const LwCrashItem *leftover, GError **error)
{
  g_autoptr (LwSession) session = NULL;

  if (leftover->kind != LW_RECOVERY_BATTLE)
    return resume_draft (navigator, leftover, error);
  if (lw_which_state_ask (navigator, leftover))
    return TRUE;
  session = lw_session_resume (leftover, error);
  if (session != NULL)
    lw_navigator_push (navigator, lw_battle_page_new (session),
                       lw_caption_title (lw_session_battle (session)));
  return session != NULL;
}

/* ---- the list ---- */

typedef struct
{
  GtkWidget *row; /* which owns this */
  LwCrashItem *item;
} Leftover;

static void
leftover_free (gpointer data)
{
  Leftover *leftover = data;

  lw_crash_item_free (leftover->item);
  g_free (leftover);
}

static void
tell_why_not (GtkWindow *window, const LwCrashItem *leftover, const GError *error)
{
  g_autofree char *folder = g_filename_display_name (leftover->folder);
  g_autofree char *heading =
      g_strdup_printf (_ ("“%s” cannot be gone on with"), lw_name_shown (leftover->name));
  g_autofree char *safe =
      g_strdup_printf (_ ("What was kept of it is still in “%s”, and nothing there was changed. "
                          "Discard it when you do not want it any more."),
                       folder);
  g_autofree char *text = g_strjoin ("\n\n", error->message, safe, NULL);

  lw_dialog_tell (window, heading, text, NULL, lw_store_error_details (error));
}

static void
continue_cb (Leftover *leftover)
{
  g_autoptr (GError) error = NULL;

  if (!go_on (lw_navigator_of (leftover->row), leftover->item, &error))
    tell_why_not (GTK_WINDOW (gtk_widget_get_root (leftover->row)), leftover->item, error);
}

static void
later_cb (Leftover *leftover)
{
  keep_for_later (leftover->item);
  gtk_widget_activate_action (leftover->row, "start.refresh", NULL);
}

static void
discarded_cb (gpointer data)
{
  Leftover *leftover = data;
  g_autoptr (GError) error = NULL;

  if (!lw_crash_item_discard (leftover->item, &error))
    lw_navigator_toast (lw_navigator_of (leftover->row), error->message);
  gtk_widget_activate_action (leftover->row, "start.refresh", NULL);
}

static void
discard_cb (Leftover *leftover)
{
  g_autofree char *question =
      g_strdup_printf (_ ("Discard what is left of “%s”?"), lw_name_shown (leftover->item->name));
  LwQuestion text = { question, _ ("What was not saved of it is lost for good."), _ ("Discard"),
                      TRUE };

  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (leftover->row)), &text, discarded_cb, leftover);
}

static void
add_button (Leftover *leftover, const char *label, const char *css_class, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  g_signal_connect_swapped (button, "clicked", clicked, leftover);
  gtk_box_append (GTK_BOX (leftover->row), button);
}

static const char *
kind_words (LwRecoveryKind kind)
{
  switch (kind)
    {
    case LW_RECOVERY_COUNTRY:
      return _ ("A Country on the drawing board");
    case LW_RECOVERY_FLOOR:
      return _ ("A battle of the floor, half entered");
    case LW_RECOVERY_BATTLE:
    default:
      return _ ("A battle under way");
    }
}

/* "A battle under way · Move 7, Red to move · 30 November, 14:05". */
static char *
describe (const LwCrashItem *leftover)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (leftover->time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean this_year = g_date_time_get_year (then) == g_date_time_get_year (now);
  /* TRANSLATORS: a date without its year and a time, for g_date_time_format(). */
  g_autofree char *when =
      g_date_time_format (then, this_year ? _ ("%-d %B, %H:%M") : _ ("%-d %B %Y, %H:%M"));

  if (leftover->detail == NULL || *leftover->detail == '\0')
    return g_strdup_printf ("%s · %s", kind_words (leftover->kind), when);
  return g_strdup_printf ("%s · %s · %s", kind_words (leftover->kind), leftover->detail, when);
}

static GtkWidget *
new_row (LwCrashItem *item)
{
  Leftover *leftover = g_new0 (Leftover, 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *more = describe (item);
  GtkWidget *about = lw_card_label (more, "dim");

  gtk_label_set_max_width_chars (GTK_LABEL (about), 80);
  gtk_box_append (GTK_BOX (words), lw_card_label (item->name, "card-title"));
  gtk_box_append (GTK_BOX (words), about);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_add_css_class (row, "card");
  gtk_widget_add_css_class (row, "card-body");
  leftover->row = row;
  leftover->item = item;
  lw_widget_owns (row, leftover, leftover_free);
  add_button (leftover, _ ("Continue"), "suggested-action", G_CALLBACK (continue_cb));
  add_button (leftover, _ ("Keep for later"), NULL, G_CALLBACK (later_cb));
  add_button (leftover, _ ("Discard"), NULL, G_CALLBACK (discard_cb));
  return row;
}

GtkWidget *
lw_resume_list_new (void)
{
  g_autoptr (GPtrArray) all = lw_crash_list ();
  GtkWidget *list = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  guint n = 0;

  while (all->len > 0)
    {
      LwCrashItem *leftover = g_ptr_array_steal_index (all, 0);

      if (!can_resume (leftover) || is_for_later (leftover))
        {
          lw_crash_item_free (leftover);
          continue;
        }
      gtk_box_append (GTK_BOX (list), new_row (leftover));
      n++;
    }
  if (n == 0)
    g_clear_object (&list);
  else
    g_object_force_floating (G_OBJECT (list));
  return list;
}
