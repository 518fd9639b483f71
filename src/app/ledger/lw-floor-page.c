/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page.c: a battle fought on a real floor, entered by hand on one page.
 */
#include "lw-floor-page-private.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "lw-ledger-line.h"

G_DEFINE_FINAL_TYPE (LwFloorPage, lw_floor_page, GTK_TYPE_BOX)

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

  lw_floor_page_foresee (self, &foresight);
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

  show_rests (self);
  show_fault (self, &fault);
  show_sums (self);
  show_after (self, right);
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
  lw_floor_page_keep (self);
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

void
lw_floor_page_fill (LwFloorPage *self)
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
  lw_floor_page_fill (self);
  lw_floor_page_keep (self);
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
  lw_floor_page_install (widget_class);
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

LwFloorPage *
lw_floor_page_create (LwWarBook *book, const LwLedgerRow *row)
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

  self = lw_floor_page_create (book, row);
  self->form = row == NULL ? propose (lw_war_book_campaign (book)) : lw_floor_form_of (row);
  lw_floor_page_fill (self);
  return GTK_WIDGET (self);
}
