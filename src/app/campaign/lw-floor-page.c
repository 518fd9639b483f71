/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page.c: a battle fought on a real floor, entered by hand on one page.
 */
#include "lw-floor-page-private.h"

#include <glib/gi18n-lib.h>

#include "lw-dialog.h"
#include "lw-ledger-line.h"
#include "lw-library.h"
#include "lw-window.h"

G_DEFINE_FINAL_TYPE (LwFloorPage, lw_floor_page, GTK_TYPE_BOX)

/* ---- what is kept of it while it is typed ---- */

#define GROUP "page"

static void
kept_cb (gpointer data, guint n, const GError *problem)
{
  LwFloorPage *self = data;
  LwWindow *window = lw_window_of (GTK_WIDGET (self));

  if (problem != NULL && window != NULL)
    lw_window_toast (window, problem->message);
}

static const LwKeeperAnswers answers = { kept_cb, NULL };

static char *
save_page (LwFloorPage *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *form = lw_floor_form_save (self->form);
  const char *reason =
      self->reason == NULL ? "" : gtk_editable_get_text (GTK_EDITABLE (self->reason));

  g_key_file_load_from_data (file, form, -1, G_KEY_FILE_NONE, NULL);
  if (self->id != NULL)
    {
      g_key_file_set_string (file, GROUP, "id", self->id);
      g_key_file_set_string (file, GROUP, "reason", reason);
    }
  return g_key_file_to_data (file, NULL, NULL);
}

static void
keep (LwFloorPage *self)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  g_autofree char *text = NULL;
  LwRecoveryNote note = { campaign->name, NULL, lw_war_book_path (self->book) };

  if (self->keeper == NULL)
    {
      LwRecovery *recovery = lw_recovery_open (LW_RECOVERY_FLOOR, NULL, campaign->name, NULL);

      if (recovery == NULL)
        return;
      self->keeper = lw_keeper_new (recovery, &answers, self);
    }
  text = save_page (self);
  note.detail = *self->form->text[LW_FLOOR_COUNTRY] == '\0' ? _ ("A floor battle, half entered")
                                                            : self->form->text[LW_FLOOR_COUNTRY];
  lw_keeper_draft (self->keeper, &note, text);
}

/* ---- showing what the form gives ---- */

static void
show_rests (LwFloorPage *self)
{
  guint side, arm, fate;

  for (side = 0; side < LW_N_SIDES; side++)
    for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          gint rest = lw_floor_form_rest (self->form, side, arm, fate);
          g_autofree char *text = rest < 0 ? NULL : g_strdup_printf ("%d", rest);

          if (self->number[side][arm][fate] == NULL)
            continue;
          gtk_entry_set_placeholder_text (self->number[side][arm][fate], text);
          gtk_widget_remove_css_class (GTK_WIDGET (self->number[side][arm][fate]), "wrong");
        }
}

static void
show_fault (LwFloorPage *self, const LwFloorFault *fault)
{
  guint i;

  for (i = 0; i < LW_N_FLOOR_TEXTS; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->text[i]), "wrong");
  if (fault->wrong == LW_FLOOR_BAD_NUMBER)
    gtk_widget_add_css_class (GTK_WIDGET (self->number[fault->side][fault->arm][fault->fate]),
                              "wrong");
  if (fault->wrong == LW_FLOOR_BAD_TEXT)
    gtk_widget_add_css_class (GTK_WIDGET (self->text[fault->text]), "wrong");
  gtk_label_set_text (self->wrong, fault->sentence == NULL ? "" : fault->sentence);
}

static void
show_sums (LwFloorPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->sums));

  if (child != NULL)
    gtk_box_remove (self->sums, child);
  gtk_box_append (self->sums, lw_ledger_sums_new (self->row));
}

/* Where the war would stand with it. */
static void
foresee (LwFloorPage *self, LwForesight *foresight)
{
  const LwCampaign *campaign = lw_war_book_campaign (self->book);
  gint number = self->id == NULL ? -1 : lw_campaign_find (campaign, self->id);

  if (number >= 0)
    {
      lw_campaign_foresee (campaign, (guint)number, self->row, foresight);
      return;
    }
  lw_campaign_standing (campaign, G_MAXUINT, &foresight->before);
  foresight->after = foresight->before;
  lw_standing_add (&foresight->after, campaign, self->row);
}

static void
show_after (LwFloorPage *self)
{
  LwForesight foresight;
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  g_autofree char *text = NULL;
  const LwCampaign *campaign = lw_war_book_campaign (self->book);

  foresee (self, &foresight);
  red = lw_points_format (foresight.after.total[LW_RED]);
  blue = lw_points_format (foresight.after.total[LW_BLUE]);
  text = g_strdup_printf (_ ("The war then stands Red %s, Blue %s, %s."), red, blue,
                          lw_method_name (campaign->method));
  gtk_label_set_text (self->after, text);
}

static void
update (LwFloorPage *self)
{
  LwFloorFault fault = { LW_FLOOR_RIGHT };
  gboolean right = lw_floor_form_read (self->form, self->row, &fault);

  show_rests (self);
  show_fault (self, &fault);
  show_sums (self);
  show_after (self);
  gtk_widget_set_sensitive (self->enter, right);
  lw_floor_fault_clear (&fault);
}

/* ---- typing ---- */

static void
changed (LwFloorPage *self)
{
  if (self->filling)
    return;
  update (self);
  keep (self);
}

void
lw_floor_page_text_cb (GtkEntry *entry, LwFloorPage *self)
{
  LwFloorText which = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (entry), "lw-which"));

  lw_floor_form_write (self->form, which, gtk_editable_get_text (GTK_EDITABLE (entry)));
  changed (self);
}

void
lw_floor_page_number_cb (GtkEntry *entry, LwFloorPage *self)
{
  guint which = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "lw-which"));

  lw_floor_form_number (self->form, LW_FLOOR_SIDE (which), LW_FLOOR_ARM (which),
                        LW_FLOOR_FATE (which), gtk_editable_get_text (GTK_EDITABLE (entry)));
  changed (self);
}

void
lw_floor_page_variety_cb (LwFloorPage *self)
{
  self->form->variety = gtk_drop_down_get_selected (self->variety);
  changed (self);
}

void
lw_floor_page_result_cb (GtkToggleButton *button, LwFloorPage *self)
{
  guint i;

  if (self->filling || !gtk_toggle_button_get_active (button))
    return;
  for (i = 0; i <= LW_RESULT_ABANDONED; i++)
    if (self->result[i] == button)
      self->form->result = i;
  self->form->has_result = TRUE;
  changed (self);
}

void
lw_floor_page_reason_cb (LwFloorPage *self)
{
  changed (self);
}

/* The fields say what the form says. */
static void
fill (LwFloorPage *self)
{
  guint side, arm, fate, i;

  self->filling = TRUE;
  for (i = 0; i < LW_N_FLOOR_TEXTS; i++)
    {
      g_autofree char *text = g_strdup (self->form->text[i]);

      gtk_editable_set_text (GTK_EDITABLE (self->text[i]), text);
    }
  for (side = 0; side < LW_N_SIDES; side++)
    for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
      for (fate = 0; fate < LW_N_FLOOR_FATES; fate++)
        {
          g_autofree char *text = g_strdup (self->form->number[side][arm][fate]);

          if (self->number[side][arm][fate] != NULL)
            gtk_editable_set_text (GTK_EDITABLE (self->number[side][arm][fate]), text);
        }
  gtk_drop_down_set_selected (self->variety, self->form->variety);
  if (self->form->has_result)
    gtk_toggle_button_set_active (self->result[self->form->result], TRUE);
  self->filling = FALSE;
  update (self);
}

void
lw_floor_page_all_cb (GtkButton *button, LwFloorPage *self)
{
  guint which = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "lw-which"));

  if (LW_FLOOR_FATE (which) == LW_FLOOR_DEAD)
    lw_floor_form_none (self->form, LW_FLOOR_SIDE (which), LW_FLOOR_ARM (which));
  else
    lw_floor_form_all (self->form, LW_FLOOR_SIDE (which), LW_FLOOR_ARM (which));
  fill (self);
  keep (self);
}

/* ---- entering ---- */

static void
leave (LwFloorPage *self, const char *said)
{
  LwWindow *window = lw_window_of (GTK_WIDGET (self));

  g_clear_pointer (&self->keeper, lw_keeper_drop);
  lw_window_toast (window, said);
  lw_window_back (window);
}

static char *
new_id (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_auto (GStrv) parts = g_strsplit (uuid, "-", -1);

  return g_strjoinv ("", parts);
}

static void
add (LwFloorPage *self)
{
  LwLedgerRow *row = lw_ledger_row_copy (self->row);
  g_autoptr (GError) error = NULL;

  row->id = new_id ();
  row->on_floor = TRUE;
  if (lw_war_book_add (self->book, row, &error))
    leave (self, _ ("The battle stands in the ledger."));
  else
    gtk_label_set_text (self->wrong, error->message);
}

static void
correct (gpointer data)
{
  LwFloorPage *self = data;
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason));
  LwLedgerRow *row = lw_ledger_row_copy (self->row);
  g_autoptr (GError) error = NULL;

  if (lw_war_book_correct (self->book, row, reason, &error))
    leave (self, _ ("Corrected; what stood there is kept."));
  else
    gtk_label_set_text (self->wrong, error->message);
}

static const char *
winner_words (const LwStanding *standing)
{
  if (!standing->over)
    return _ ("Nobody has won the war then.");
  if (!standing->has_leader)
    return _ ("The war is drawn then.");
  return standing->leader == LW_RED ? _ ("Red has won the war then.")
                                    : _ ("Blue has won the war then.");
}

/* A correction that gives the war to another is asked about. */
static void
ask_or_correct (LwFloorPage *self)
{
  LwForesight foresight;

  foresee (self, &foresight);
  if (foresight.other_winner)
    lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                   _ ("This changes who has won the war"), winner_words (&foresight.after),
                   _ ("Correct it"), FALSE, correct, self);
  else
    correct (self);
}

static gboolean
has_reason (LwFloorPage *self)
{
  g_autofree char *reason =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason))));

  if (*reason != '\0')
    return TRUE;
  gtk_label_set_text (self->wrong, _ ("Say why it is corrected."));
  gtk_widget_grab_focus (GTK_WIDGET (self->reason));
  return FALSE;
}

/* Who is at work on the numbers of that arm is not sent from one to another. */
static gboolean
is_at_work (LwFloorPage *self, LwSide side, LwFloorArm arm)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  LwFloorFate fate;

  for (fate = 0; focus != NULL && fate < LW_N_FLOOR_FATES; fate++)
    if (self->number[side][arm][fate] != NULL &&
        gtk_widget_is_ancestor (focus, GTK_WIDGET (self->number[side][arm][fate])))
      return TRUE;
  return FALSE;
}

static void
focus_fault (LwFloorPage *self, const LwFloorFault *fault)
{
  if (fault->wrong == LW_FLOOR_BAD_NUMBER && !is_at_work (self, fault->side, fault->arm))
    gtk_widget_grab_focus (GTK_WIDGET (self->number[fault->side][fault->arm][fault->fate]));
  if (fault->wrong == LW_FLOOR_BAD_TEXT)
    gtk_widget_grab_focus (GTK_WIDGET (self->text[fault->text]));
  if (fault->wrong == LW_FLOOR_NO_RESULT)
    gtk_widget_grab_focus (GTK_WIDGET (self->result[LW_RESULT_RED]));
}

static void
enter (LwFloorPage *self)
{
  LwFloorFault fault = { LW_FLOOR_RIGHT };

  if (!lw_floor_form_read (self->form, self->row, &fault))
    focus_fault (self, &fault);
  else if (self->id == NULL)
    add (self);
  else if (has_reason (self))
    ask_or_correct (self);
  lw_floor_fault_clear (&fault);
}

static void
enter_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  enter (LW_FLOOR_PAGE (widget));
}

static void
discard_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwFloorPage *self = LW_FLOOR_PAGE (widget);

  g_clear_pointer (&self->keeper, lw_keeper_drop);
  lw_window_back (lw_window_of (widget));
}

/* ---- the page ---- */

static gboolean
lw_floor_page_grab_focus (GtkWidget *widget)
{
  LwFloorPage *self = LW_FLOOR_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->text[LW_FLOOR_DATE]));
}

static void
lw_floor_page_dispose (GObject *object)
{
  LwFloorPage *self = LW_FLOOR_PAGE (object);

  /* What is half typed stays, and is offered on the start page. */
  g_clear_pointer (&self->keeper, lw_keeper_free);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (lw_floor_page_parent_class)->dispose (object);
}

static void
lw_floor_page_finalize (GObject *object)
{
  LwFloorPage *self = LW_FLOOR_PAGE (object);

  g_clear_pointer (&self->form, lw_floor_form_free);
  g_clear_pointer (&self->row, lw_ledger_row_free);
  g_free (self->id);
  G_OBJECT_CLASS (lw_floor_page_parent_class)->finalize (object);
}

static void
lw_floor_page_class_init (LwFloorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_floor_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_floor_page_finalize;
  widget_class->grab_focus = lw_floor_page_grab_focus;
  gtk_widget_class_install_action (widget_class, "floor.enter", NULL, enter_cb);
  gtk_widget_class_install_action (widget_class, "floor.discard", NULL, discard_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "floor.enter", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "floor.enter", NULL);
}

static void
lw_floor_page_init (LwFloorPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static char *
today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}

static void
propose_force (LwFloorForm *form, LwSide side, const LwForce *force)
{
  const guint sent[LW_N_FLOOR_ARMS] = { force->infantry, force->cavalry, force->guns };
  guint arm;

  for (arm = 0; arm < LW_N_FLOOR_ARMS; arm++)
    {
      g_autofree char *text = g_strdup_printf ("%u", sent[arm]);

      lw_floor_form_number (form, side, arm, LW_FLOOR_SENT, text);
    }
}

/* A new battle begins with today and the forces of the last one. */
static LwFloorForm *
propose (const LwCampaign *campaign)
{
  static const LwForce usual = { 48, 25, 3 };
  LwFloorForm *form = lw_floor_form_new ();
  g_autofree char *date = today ();
  guint n = campaign->battles->len, side;
  const LwLedgerRow *last = n == 0 ? NULL : g_ptr_array_index (campaign->battles, n - 1);

  lw_floor_form_write (form, LW_FLOOR_DATE, date);
  if (last != NULL)
    form->variety = last->variety;
  for (side = 0; side < LW_N_SIDES; side++)
    propose_force (form, side, last == NULL ? &usual : &last->side[side].sent);
  return form;
}

/* A copy of the battle that is corrected, or an empty row; its numbers are the form's. */
static LwLedgerRow *
copy_row (const LwLedgerRow *row)
{
  LwLedgerRow *copy = row == NULL ? lw_ledger_row_new () : lw_ledger_row_copy (row);

  g_clear_pointer (&copy->was, g_ptr_array_unref);
  return copy;
}

static LwFloorPage *
new_page (LwWarBook *book, const LwLedgerRow *row)
{
  LwFloorPage *self = g_object_new (LW_TYPE_FLOOR_PAGE, NULL);

  self->book = g_object_ref (book);
  self->row = copy_row (row);
  self->id = row == NULL ? NULL : g_strdup (row->id);
  lw_floor_page_build (self, row != NULL);
  return self;
}

GtkWidget *
lw_floor_page_new (LwWarBook *book, const LwLedgerRow *row)
{
  LwFloorPage *self;

  g_return_val_if_fail (LW_IS_WAR_BOOK (book), NULL);

  self = new_page (book, row);
  self->form = row == NULL ? propose (lw_war_book_campaign (book)) : lw_floor_form_of (row);
  fill (self);
  return GTK_WIDGET (self);
}

GtkWidget *
lw_floor_page_resume (LwRecovery *recovery,
                      const LwLeftover *leftover,
                      const char *text,
                      GError **error)
{
  g_autoptr (LwRecovery) held = recovery;
  g_autoptr (LwFloorForm) form = lw_floor_form_restore (text);
  g_autoptr (LwWarBook) book =
      leftover->path == NULL ? NULL : lw_war_book_open (leftover->path, error);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *id = NULL;
  g_autofree char *reason = NULL;
  LwFloorPage *self;
  gint number;

  if (form == NULL || book == NULL)
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
                             _ ("What was typed of the floor battle cannot be read."));
      return NULL;
    }
  g_key_file_load_from_data (file, text, -1, G_KEY_FILE_NONE, NULL);
  id = g_key_file_get_string (file, GROUP, "id", NULL);
  reason = g_key_file_get_string (file, GROUP, "reason", NULL);
  number = lw_campaign_find (lw_war_book_campaign (book), id);
  self = new_page (
      book, number < 0 ? NULL : g_ptr_array_index (lw_war_book_campaign (book)->battles, number));
  self->keeper = lw_keeper_new (g_steal_pointer (&held), &answers, self);
  self->form = g_steal_pointer (&form);
  if (self->reason != NULL && reason != NULL)
    {
      self->filling = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->reason), reason);
    }
  fill (self);
  return GTK_WIDGET (self);
}
