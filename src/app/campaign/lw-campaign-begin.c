/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-begin.c: a new war, and a finished battle into its ledger.
 */
#include "lw-campaign-page.h"

#include <glib/gi18n-lib.h>

#include "lw-campaign-file.h"
#include "lw-library.h"
#include "lw-settings.h"
#include "lw-small-window.h"
#include "lw-window.h"

typedef struct
{
  GtkWindow *window;
  GtkWindow *parent;
  GtkEntry *name;
  GtkEntry *player[LW_N_SIDES];
  GtkSpinButton *target;
  GtkDropDown *method;
} Form;

static GtkWidget *
attach (GtkGrid *grid, const char *title, GtkWidget *control, int row)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (control, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, control, 1, row, 1, 1);
  return control;
}

static GtkWidget *
new_entry (const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 80);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  return entry;
}

static GtkWidget *
new_fields (Form *form)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  const char *methods[] = { lw_method_name (LW_LEDGER_MARGIN), lw_method_name (LW_LEDGER_SIGNED),
                            lw_method_name (LW_LEDGER_RAW), NULL };
  g_autofree char *red = lw_settings_player (LW_RED);
  g_autofree char *blue = lw_settings_player (LW_BLUE);

  gtk_grid_set_row_spacing (grid, 8);
  gtk_grid_set_column_spacing (grid, 12);
  form->name =
      GTK_ENTRY (attach (grid, _ ("Name of the war"), new_entry (_ ("The Nursery War")), 0));
  form->player[LW_RED] = GTK_ENTRY (attach (grid, _ ("Red"), new_entry (red), 1));
  form->player[LW_BLUE] = GTK_ENTRY (attach (grid, _ ("Blue"), new_entry (blue), 2));
  form->target = GTK_SPIN_BUTTON (
      attach (grid, _ ("Points up"), gtk_spin_button_new_with_range (50, 2000, 50), 3));
  gtk_spin_button_set_value (form->target, 300);
  form->method =
      GTK_DROP_DOWN (attach (grid, _ ("Counted"), gtk_drop_down_new_from_strings (methods), 4));
  return GTK_WIDGET (grid);
}

static LwCampaign *
read_form (Form *form)
{
  LwCampaign *campaign =
      lw_campaign_new (gtk_editable_get_text (GTK_EDITABLE (form->name)),
                       2 * gtk_spin_button_get_value_as_int (form->target),
                       (LwLedgerMethod)gtk_drop_down_get_selected (form->method));
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_free (campaign->player[side]);
      campaign->player[side] = g_strdup (gtk_editable_get_text (GTK_EDITABLE (form->player[side])));
    }
  return campaign;
}

static void
begun_cb (GtkButton *button, Form *form)
{
  g_autoptr (LwCampaign) campaign = read_form (form);
  g_autofree char *path = lw_library_new_path (LW_FILE_CAMPAIGN, campaign->name);
  g_autoptr (GError) error = NULL;
  LwWindow *window = LW_WINDOW (form->parent);

  if (!lw_campaign_save (campaign, path, &error))
    {
      lw_window_toast (window, error->message);
      return;
    }
  gtk_window_close (form->window);
  lw_window_open_path (window, path);
}

static GtkWidget *
new_buttons (Form *form)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));
  GtkWidget *begin = gtk_button_new_with_mnemonic (_ ("_Begin the war"));

  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_widget_add_css_class (begin, "suggested-action");
  g_signal_connect (begin, "clicked", G_CALLBACK (begun_cb), form);
  gtk_box_append (GTK_BOX (row), cancel);
  gtk_box_append (GTK_BOX (row), begin);
  gtk_window_set_default_widget (form->window, begin);
  return row;
}

void
lw_campaign_page_create (GtkWindow *parent)
{
  Form *form = g_new0 (Form, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);

  form->parent = parent;
  form->window = lw_small_window_new (parent, _ ("A new campaign"), box, 460, -1);
  g_object_set_data_full (G_OBJECT (form->window), "lw-form", form, g_free);
  gtk_widget_add_css_class (box, "question");
  gtk_box_append (GTK_BOX (box), new_fields (form));
  gtk_box_append (GTK_BOX (box), new_buttons (form));
  gtk_window_present (form->window);
  gtk_widget_grab_focus (GTK_WIDGET (form->name));
}

static char *
today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}

gboolean
lw_campaign_enter (const char *path, LwSession *session, GError **error)
{
  g_autoptr (LwCampaign) campaign = NULL;
  g_autofree char *date = today ();
  g_autofree char *war = NULL;
  LwLedgerRow *row;

  campaign = lw_campaign_load (path, error);
  if (campaign == NULL)
    return FALSE;
  war = g_path_get_basename (path);
  lw_session_set_war (session, war);
  if (!lw_session_save (session, error))
    return FALSE;
  row = lw_ledger_row_of (lw_session_battle (session), date);
  if (lw_session_path (session) != NULL)
    {
      row->file = g_path_get_basename (lw_session_path (session));
      row->sha256 = lw_file_sha256 (lw_session_path (session), NULL);
    }
  if (!lw_campaign_add (campaign, row))
    {
      lw_ledger_row_free (row);
      g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT,
                   _ ("This battle stands in the ledger of %s already."), campaign->name);
      return FALSE;
    }
  return lw_campaign_save (campaign, path, error);
}
