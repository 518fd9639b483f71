/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-export.c: pictures of the map and of parts of it, and plans for the floor.
 */
#include "lw-editor-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "kit/kit.h"
#include "lw-country-form.h"
#include "report/report.h"
#include "documents/documents.h"
#include "plan/plan.h"

/* Pixels to the inch of a picture of the map. */
#define PICTURE_INCH 12

char *
lw_editor_page_file_name (LwEditorPage *self, const char *ending)
{
  g_autofree char *name = g_strdup (lw_editor_name (self->editor));

  g_strdelimit (name, "/\\:", '-');
  return g_strconcat (name, ending, NULL);
}

static const char *
last_part (const char *path)
{
  const char *slash = strrchr (path, G_DIR_SEPARATOR);

  return slash == NULL ? path : slash + 1;
}

static void
say_written (LwEditorPage *self, const char *path)
{
  g_autofree char *said = g_strdup_printf (_ ("Written: %s."), last_part (path));

  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), said);
}

/* With the ending that was chosen, unless another of them was typed. */
static char *
with_ending (const char *path, const char *ending)
{
  if (g_str_has_suffix (path, ".png") || g_str_has_suffix (path, ".svg") ||
      g_str_has_suffix (path, ".pdf"))
    return g_strdup (path);
  return g_strconcat (path, ending, NULL);
}

static void
exported_cb (const char *path, gpointer data)
{
  LwEditorPage *self = data;
  const LwCountry *country = lw_editor_country (self->editor);
  g_autofree char *whole = with_ending (path, self->export_ending);
  g_autoptr (GError) error = NULL;
  LwBox part = lw_country_bounds (country);

  if (self->export_selection)
    lw_editor_bounds (self->editor, &part);
  if (lw_map_export_part (country, part, self->export_names, PICTURE_INCH, whole, &error))
    say_written (self, whole);
  else
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
}

static void
ask_for_name (LwEditorPage *self)
{
  g_autofree char *name = lw_editor_page_file_name (self, self->export_ending);
  g_autofree char *pattern = g_strconcat ("*", self->export_ending, NULL);

  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Export the map"), name,
                 pattern, exported_cb, self);
}

/* ---- the dialog ---- */

/* In the order of the list. */
static const char *const endings[] = { ".png", ".svg", ".pdf" };

typedef struct
{
  GtkDropDown *part, *kind;
  GtkCheckButton *names;
  LwEditorPage *page; /* over which the dialog stands */
} Export;

static void
chosen_cb (GtkButton *button, Export *self)
{
  LwEditorPage *page = self->page;

  page->export_selection = gtk_drop_down_get_selected (self->part) == 1;
  page->export_names = gtk_check_button_get_active (self->names);
  page->export_ending = endings[gtk_drop_down_get_selected (self->kind)];
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))));
  ask_for_name (page);
}

static void
free_export_cb (gpointer data, GClosure *closure)
{
  g_free (data);
}

static GtkDropDown *
add_choice (GtkWidget *box, const char *title, const char *const *choices)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_box_append (GTK_BOX (box), lw_form_row (title, choice));
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
new_form (Export *self, gboolean any, gboolean selection)
{
  const char *const parts[] = { _ ("The whole field"), any ? _ ("What is selected") : NULL, NULL };
  const char *const kinds[] = { _ ("Picture in pixels (PNG)"), _ ("Drawing in lines (SVG)"),
                                _ ("Page to print (PDF)"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *go = gtk_button_new_with_label (_ ("Export…"));

  self->part = add_choice (box, _ ("What is to be seen"), parts);
  gtk_drop_down_set_selected (self->part, any && selection ? 1 : 0);
  self->kind = add_choice (box, _ ("As"), kinds);
  self->names = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("With the names of places")));
  gtk_check_button_set_active (self->names, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names));
  gtk_widget_add_css_class (go, "suggested-action");
  g_signal_connect_data (go, "clicked", G_CALLBACK (chosen_cb), self, free_export_cb, 0);
  gtk_box_append (GTK_BOX (box), go);
  gtk_widget_add_css_class (box, "form");
  return box;
}

void
lw_editor_page_export (LwEditorPage *self, gboolean selection)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  Export *export = g_new0 (Export, 1);

  export->page = self;
  gtk_window_present (lw_small_window_new (
      window, _ ("Export the map"),
      new_form (export, lw_editor_n_selected (self->editor) > 0, selection), 360, -1));
}

/* Read, printed and written from a page of its own. @scale: 0 fits a page, 1 is life size. */
void
lw_editor_page_plan (LwEditorPage *self, double scale)
{
  g_autofree char *name =
      lw_editor_page_file_name (self, scale == 1 ? " (1 to 1).pdf" : " (plan).pdf");
  LwDocument *plan = lw_floor_plan (lw_editor_country (self->editor), scale, lw_settings_paper ());

  lw_navigator_push (lw_navigator_of (GTK_WIDGET (self)), lw_report_page_new_document (plan, name),
                     _ ("Floor plan"));
}
