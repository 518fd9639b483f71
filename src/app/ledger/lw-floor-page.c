/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page.c: a battle fought on a real floor, entered by hand on one page.
 */
#include "lw-floor-page.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "lw-floor-enter.h"
#include "lw-floor-fields.h"
#include "lw-ledger-addends.h"
#include "names/names.h"

G_DEFINE_FINAL_TYPE (LwFloorPage, lw_floor_page, GTK_TYPE_BOX)

/* ---- showing what the form gives ---- */

static void
show_sums (LwFloorPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->sums));

  if (child != NULL)
    gtk_box_remove (self->sums, child);
  gtk_box_append (self->sums, lw_ledger_addends_sums (self->row));
}

/* "Red 243½, Blue 271". Returns: (transfer full) */
static char *
format_totals (const LwStanding *standing)
{
  g_autofree char *red = lw_points_format (standing->total[LW_RED]);
  g_autofree char *blue = lw_points_format (standing->total[LW_BLUE]);

  return g_strdup_printf (_ ("Red %s, Blue %s"), red, blue);
}

/* Nothing is promised by numbers that cannot be. */
static void
show_after (LwFloorPage *self, gboolean right)
{
  const char *method = lw_method_name (lw_war_book_campaign (self->book)->method);
  LwForesight foresight;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *text = NULL;

  lw_floor_enter_foresee (self, &foresight);
  before = format_totals (&foresight.before);
  after = format_totals (&foresight.after);
  if (right)
    text = g_strdup_printf (_ ("The war stands %s; then %s, %s."), before, after, method);
  else
    text = g_strdup_printf (_ ("The war stands %s."), before);
  gtk_label_set_text (self->after, text);
  gtk_widget_set_opacity (GTK_WIDGET (self->sums), right ? 1 : .45);
}

static void
update (LwFloorPage *self)
{
  LwFloorFault fault = { LW_FLOOR_RIGHT };
  gboolean right = lw_floor_form_read (self->form, self->row, &fault);

  lw_floor_fields_show_rests (self);
  lw_floor_fields_show_fault (self, &fault);
  show_sums (self);
  show_after (self, right);
  gtk_widget_set_sensitive (self->enter, right);
}

static void
changed_cb (LwFloorPage *self)
{
  update (self);
  lw_floor_keep (self);
}

/* ---- the page ---- */

static gboolean
lw_floor_page_grab_focus (GtkWidget *widget)
{
  LwFloorPage *self = LW_FLOOR_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->text[LW_FLOOR_DATE]));
}

/* What is half typed stays, and is offered on the start page: nobody holds it any more. */
static void
lw_floor_page_unroot (GtkWidget *widget)
{
  lw_fall_silent (widget);
  g_clear_pointer (&LW_FLOOR_PAGE (widget)->saving, lw_save_queue_free);
  GTK_WIDGET_CLASS (lw_floor_page_parent_class)->unroot (widget);
}

static void
lw_floor_page_dispose (GObject *object)
{
  LwFloorPage *self = LW_FLOOR_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  g_clear_pointer (&self->saving, lw_save_queue_free);
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
  widget_class->unroot = lw_floor_page_unroot;
  lw_floor_enter_install (widget_class);
}

static void
lw_floor_page_init (LwFloorPage *self)
{
  self->changed = changed_cb;
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_FLOOR, NULL, NULL);
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
create (LwWarBook *book, const LwLedgerRow *row)
{
  LwFloorPage *self = g_object_new (LW_TYPE_FLOOR_PAGE, NULL);

  self->book = g_object_ref (book);
  self->row = copy_row (row);
  self->id = row == NULL ? NULL : g_strdup (row->id);
  lw_floor_fields_build (self, row != NULL);
  return self;
}

GtkWidget *
lw_floor_page_new (LwWarBook *book, const LwLedgerRow *row)
{
  LwFloorPage *self;

  g_return_val_if_fail (LW_IS_WAR_BOOK (book), NULL);

  self = create (book, row);
  self->form = row == NULL ? propose (lw_war_book_campaign (book)) : lw_floor_form_of (row);
  lw_floor_fields_fill (self);
  update (self);
  return GTK_WIDGET (self);
}

GtkWidget *
lw_floor_page_resume (LwRecovery *recovery,
                      const LwCrashItem *leftover,
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
  id = g_key_file_get_string (file, LW_FLOOR_KEEP_GROUP, "id", NULL);
  reason = g_key_file_get_string (file, LW_FLOOR_KEEP_GROUP, "reason", NULL);
  number = lw_campaign_find (lw_war_book_campaign (book), id);
  self = create (
      book, number < 0 ? NULL : g_ptr_array_index (lw_war_book_campaign (book)->battles, number));
  lw_floor_keep_go_on (self, g_steal_pointer (&held));
  self->form = g_steal_pointer (&form);
  if (self->reason != NULL && reason != NULL)
    {
      self->filling = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (self->reason), reason);
    }
  lw_floor_fields_fill (self);
  update (self);
  return GTK_WIDGET (self);
}
