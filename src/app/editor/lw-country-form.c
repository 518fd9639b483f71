/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-form.c: the Country itself: its name, who made it, notes, the size of the field.
 */
#include "lw-country-form.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"

struct _LwCountryForm
{
  GtkBox parent_instance;

  /* Made here. */
  GtkWidget *name;
  GtkWidget *author;
  GtkTextBuffer *notes;
  GtkWidget *width;
  GtkWidget *depth;

  LwEditor *editor; /* owned */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (LwCountryForm, lw_country_form, GTK_TYPE_BOX)

GtkWidget *
lw_form_row (const char *title, GtkWidget *field)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), field);
  return row;
}

GtkWidget *
lw_form_entry (void)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  return entry;
}

GtkWidget *
lw_form_text (const char *label, GtkTextBuffer **buffer)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *text = gtk_text_view_new ();

  *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (text));
  gtk_text_buffer_set_enable_undo (*buffer, FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (text), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (text), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (text), 8);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (text), 8);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (text), 6);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (text), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 72);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 150);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), text);
  gtk_widget_add_css_class (scroller, "text-field");
  return scroller;
}

char *
lw_form_get_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

void
lw_form_set_text (GtkTextBuffer *buffer, const char *text)
{
  g_autofree char *now = lw_form_get_text (buffer);

  if (g_strcmp0 (now, text == NULL ? "" : text) != 0)
    gtk_text_buffer_set_text (buffer, text == NULL ? "" : text, -1);
}

static void
name_changed_cb (LwCountryForm *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);

  if (self->updating)
    return;
  lw_drafting_merge (drafting, "title");
  lw_editor_done (self->editor, lw_drafting_set_title (
                                    drafting, gtk_editable_get_text (GTK_EDITABLE (self->name))));
}

static void
author_changed_cb (LwCountryForm *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);

  if (self->updating)
    return;
  lw_drafting_merge (drafting, "author");
  lw_editor_done (self->editor, lw_drafting_set_author (
                                    drafting, gtk_editable_get_text (GTK_EDITABLE (self->author))));
}

static void
notes_changed_cb (LwCountryForm *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  g_autofree char *text = lw_form_get_text (self->notes);

  if (self->updating)
    return;
  lw_drafting_merge (drafting, "notes");
  lw_editor_done (self->editor, lw_drafting_set_notes (drafting, text));
}

/* The field grows to the east and to the north: what lies there stays where it is. */
static void
size_changed_cb (LwCountryForm *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);

  if (self->updating)
    return;
  lw_drafting_merge (drafting, "field");
  lw_editor_done (self->editor,
                  lw_drafting_set_field (drafting, lw_length_spin_get (self->width),
                                         lw_length_spin_get (self->depth), (LwPoint){ 0, 0 }));
}

static void
set_entry (GtkWidget *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (entry)), text == NULL ? "" : text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (entry), text == NULL ? "" : text);
}

static void
update (LwCountryForm *self)
{
  const LwCountry *country = lw_editor_country (self->editor);

  self->updating = TRUE;
  set_entry (self->name, country->name);
  set_entry (self->author, country->author);
  lw_form_set_text (self->notes, country->notes);
  lw_length_spin_set (self->width, country->width);
  lw_length_spin_set (self->depth, country->depth);
  self->updating = FALSE;
}

static GtkWidget *
new_entry (LwCountryForm *self, const char *label, GCallback changed)
{
  GtkWidget *entry = lw_form_entry ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 12);
  g_signal_connect_swapped (entry, "changed", changed, self);
  gtk_box_append (GTK_BOX (self), lw_form_row (label, entry));
  return entry;
}

static GtkWidget *
new_size (LwCountryForm *self, const char *label)
{
  GtkWidget *spin = lw_length_spin_new (label, LW_FIELD_MIN, LW_FIELD_MAX, LW_FOOT / 2);

  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (size_changed_cb), self);
  return spin;
}

static void
add_sizes (LwCountryForm *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->width = new_size (self, _ ("Width of the field"));
  self->depth = new_size (self, _ ("Depth of the field"));
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_box_append (GTK_BOX (row), lw_form_row (_ ("Width, along the lines"), self->width));
  gtk_box_append (GTK_BOX (row), lw_form_row (_ ("Depth, line to line"), self->depth));
  gtk_box_append (GTK_BOX (self), row);
}

static void
lw_country_form_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_COUNTRY_FORM (object)->editor);
  G_OBJECT_CLASS (lw_country_form_parent_class)->dispose (object);
}

static void
lw_country_form_class_init (LwCountryFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_country_form_dispose;
}

static void
lw_country_form_init (LwCountryForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
}

GtkWidget *
lw_country_form_new (LwEditor *editor)
{
  LwCountryForm *self = g_object_new (LW_TYPE_COUNTRY_FORM, NULL);

  self->editor = g_object_ref (editor);
  self->name = new_entry (self, _ ("Name of the Country"), G_CALLBACK (name_changed_cb));
  self->author = new_entry (self, _ ("Laid out by"), G_CALLBACK (author_changed_cb));
  add_sizes (self);
  gtk_box_append (GTK_BOX (self),
                  lw_form_row (_ ("Notes"), lw_form_text (_ ("Notes"), &self->notes)));
  g_signal_connect_swapped (self->notes, "changed", G_CALLBACK (notes_changed_cb), self);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
