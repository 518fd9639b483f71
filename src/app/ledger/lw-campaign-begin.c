/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-begin.c: a new war, the settings of one, and a finished battle into its ledger.
 */
#include "lw-campaign-page.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "campaign/campaign.h"
#include "files/files.h"
#include "library/library.h"
#include "kit/kit.h"
#include "remarks/remarks.h"
#include "lw-campaign-begin.h"

#define MOST_HALF_POINTS 999999

typedef struct
{
  GtkWindow *window;
  GtkWindow *parent;
  GtkEntry *name;
  GtkEntry *player[LW_N_SIDES];
  GtkEntry *target;
  GtkDropDown *method;
  GtkDropDown *country;
  GtkCheckButton *drawn; /* NULL for a new war */
  GtkLabel *law;
  GtkLabel *wrong;
  GtkWidget *act;
  LwWarBook *book; /* NULL for a new war */
} Form;

static void
free_form (gpointer data)
{
  Form *form = data;

  g_clear_object (&form->book);
  g_free (form);
}

/* ---- what has been typed ---- */

static const char *
text_of (GtkEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static gboolean
is_blank (const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));

  return *copy == '\0';
}

/* NULL when all is right; else a sentence. (transfer full) */
static char *
look_over (Form *form, gint *target)
{
  LwAmount amount = lw_points_parse (text_of (form->target), MOST_HALF_POINTS, target);

  if (is_blank (text_of (form->name)))
    return g_strdup (_ ("The war wants a name."));
  if (amount != LW_AMOUNT_RIGHT)
    return lw_amount_words (amount, TRUE, MOST_HALF_POINTS / 2);
  if (*target == 0)
    return g_strdup (_ ("The target must be more than nothing."));
  return NULL;
}

static void
changed_cb (Form *form)
{
  gint target;
  g_autofree char *wrong = NULL;
  LwLedgerMethod method;

  /* Nothing is looked at before all of the form is there. */
  if (form->country == NULL)
    return;
  wrong = look_over (form, &target);
  method = gtk_drop_down_get_selected (form->method);

  gtk_label_set_text (form->wrong, wrong == NULL ? "" : wrong);
  gtk_widget_set_visible (GTK_WIDGET (form->wrong), wrong != NULL);
  gtk_widget_set_sensitive (form->act, wrong == NULL);
  gtk_label_set_text (form->law, lw_method_law (method));
}

static LwCampaign *
read_form (Form *form)
{
  g_autofree char *name = g_strstrip (g_strdup (text_of (form->name)));
  LwCampaign *campaign;
  gint target;
  guint side;

  g_free (look_over (form, &target));
  campaign = lw_campaign_new (name, target, gtk_drop_down_get_selected (form->method));
  campaign->loser_makes = gtk_drop_down_get_selected (form->country) == 1;
  campaign->drawn = form->drawn != NULL && gtk_check_button_get_active (form->drawn);
  for (side = 0; side < LW_N_SIDES; side++)
    if (!is_blank (text_of (form->player[side])))
      campaign->player[side] = g_strstrip (g_strdup (text_of (form->player[side])));
  return campaign;
}

/* ---- the window ---- */

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

static GtkEntry *
attach_entry (Form *form, GtkGrid *grid, const char *title, const char *text, int row)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text == NULL ? "" : text);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 80);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), form);
  return GTK_ENTRY (attach (grid, title, entry, row));
}

static void
target_chosen_cb (GtkButton *button, Form *form)
{
  gtk_editable_set_text (GTK_EDITABLE (form->target), gtk_button_get_label (button));
  gtk_widget_grab_focus (GTK_WIDGET (form->target));
}

/* Wells's own: 200, 300, 400 up; any other is typed. */
static void
attach_target (Form *form, GtkGrid *grid, gint half_points, int row)
{
  static const char *const usual[] = { "200", "300", "400" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *text = lw_points_format (half_points);
  guint i;

  form->target = attach_entry (form, grid, _ ("Points up"), text, row);
  g_object_ref (form->target);
  gtk_grid_remove (grid, GTK_WIDGET (form->target));
  gtk_editable_set_width_chars (GTK_EDITABLE (form->target), 8);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (form->target));
  g_object_unref (form->target);
  for (i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (usual[i]);

      g_signal_connect (button, "clicked", G_CALLBACK (target_chosen_cb), form);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_grid_attach (grid, box, 1, row, 1, 1);
}

static GtkWidget *
new_fields (Form *form, const LwCampaign *war)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  const char *methods[] = { lw_method_title (LW_LEDGER_MARGIN), lw_method_title (LW_LEDGER_SIGNED),
                            lw_method_title (LW_LEDGER_RAW), NULL };
  const char *makers[] = { _ ("By the winner of the toss"), _ ("By the loser of the last battle"),
                           NULL };

  gtk_grid_set_row_spacing (grid, 8);
  gtk_grid_set_column_spacing (grid, 12);
  form->name = attach_entry (form, grid, _ ("Name of the war"), war->name, 0);
  form->player[LW_RED] = attach_entry (form, grid, _ ("Red"), war->player[LW_RED], 1);
  form->player[LW_BLUE] = attach_entry (form, grid, _ ("Blue"), war->player[LW_BLUE], 2);
  attach_target (form, grid, war->target, 3);
  form->method =
      GTK_DROP_DOWN (attach (grid, _ ("Counted"), gtk_drop_down_new_from_strings (methods), 4));
  form->law = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (form->law, TRUE);
  gtk_label_set_xalign (form->law, 0);
  gtk_label_set_max_width_chars (form->law, 36);
  gtk_widget_add_css_class (GTK_WIDGET (form->law), "dim");
  gtk_grid_attach (grid, GTK_WIDGET (form->law), 1, 5, 1, 1);
  form->country = GTK_DROP_DOWN (
      attach (grid, _ ("The next Country is laid"), gtk_drop_down_new_from_strings (makers), 6));
  gtk_drop_down_set_selected (form->method, war->method);
  gtk_drop_down_set_selected (form->country, war->loser_makes ? 1 : 0);
  g_signal_connect_swapped (form->method, "notify::selected", G_CALLBACK (changed_cb), form);
  return GTK_WIDGET (grid);
}

static void
append_drawn (Form *form, GtkBox *box, const LwCampaign *war)
{
  form->drawn = GTK_CHECK_BUTTON (
      gtk_check_button_new_with_mnemonic (_ ("The war has ended _drawn, by agreement")));
  gtk_check_button_set_active (form->drawn, war->drawn);
  gtk_box_append (box, GTK_WIDGET (form->drawn));
}

static void
acted_cb (GtkButton *button, Form *form)
{
  g_autoptr (LwCampaign) campaign = read_form (form);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  LwNavigator *navigator = lw_navigator_of (GTK_WIDGET (form->parent));
  gboolean done;

  if (form->book != NULL)
    done = lw_war_book_settle (form->book, campaign, &error);
  else
    {
      path = lw_library_new_path (LW_FILE_CAMPAIGN, campaign->name);
      done = lw_campaign_file_save (campaign, path, &error);
    }
  if (!done)
    {
      gtk_label_set_text (form->wrong, error->message);
      gtk_widget_set_visible (GTK_WIDGET (form->wrong), TRUE);
      return;
    }
  gtk_window_close (form->window);
  if (path != NULL)
    lw_navigator_open_path (navigator, path);
}

static GtkWidget *
new_buttons (Form *form, const char *verb)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  form->act = gtk_button_new_with_mnemonic (verb);
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_widget_add_css_class (form->act, "suggested-action");
  g_signal_connect (form->act, "clicked", G_CALLBACK (acted_cb), form);
  gtk_box_append (GTK_BOX (row), cancel);
  gtk_box_append (GTK_BOX (row), form->act);
  gtk_window_set_default_widget (form->window, form->act);
  return row;
}

static void
ask (GtkWindow *parent, LwWarBook *book, const LwCampaign *war, const char *title, const char *verb)
{
  Form *form = g_new0 (Form, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *fields, *buttons;

  form->parent = parent;
  form->book = book == NULL ? NULL : g_object_ref (book);
  form->window = lw_small_window_new (parent, title, box, 520, -1);
  lw_widget_owns (GTK_WIDGET (form->window), form, free_form);
  gtk_widget_add_css_class (box, "question");
  form->wrong = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (form->wrong, 0);
  gtk_label_set_wrap (form->wrong, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (form->wrong), "warning");
  buttons = new_buttons (form, verb);
  fields = new_fields (form, war);
  gtk_box_append (GTK_BOX (box), fields);
  if (book != NULL)
    append_drawn (form, GTK_BOX (box), war);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (form->wrong));
  gtk_box_append (GTK_BOX (box), buttons);
  changed_cb (form);
  gtk_window_present (form->window);
  gtk_widget_grab_focus (GTK_WIDGET (form->name));
}

void
lw_campaign_begin (GtkWindow *parent)
{
  g_autoptr (LwCampaign) war = lw_campaign_new (_ ("The Nursery War"), 600, LW_LEDGER_MARGIN);

  war->player[LW_RED] = lw_settings_player (LW_RED);
  war->player[LW_BLUE] = lw_settings_player (LW_BLUE);
  ask (parent, NULL, war, _ ("A new campaign"), _ ("_Begin the war"));
}

void
lw_campaign_begin_settings (GtkWindow *parent, LwWarBook *book)
{
  g_return_if_fail (GTK_IS_WINDOW (parent) && LW_IS_WAR_BOOK (book));

  ask (parent, book, lw_war_book_campaign (book), _ ("The war"), _ ("_Keep"));
}
