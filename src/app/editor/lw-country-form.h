/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-form.h: the Country itself: its name, who made it, notes, the size of the field.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

#define LW_TYPE_COUNTRY_FORM (lw_country_form_get_type ())
G_DECLARE_FINAL_TYPE (LwCountryForm, lw_country_form, LW, COUNTRY_FORM, GtkBox)

GtkWidget *lw_country_form_new (LwEditor *editor);

/* For forms: a field with its words above it; a text of several lines with a name. */
GtkWidget *lw_form_row         (const char *title, GtkWidget *field);
/* An entry that leaves Ctrl+Z to the acts of the editor. */
GtkWidget *lw_form_entry       (void);
GtkWidget *lw_form_text        (const char *label, GtkTextBuffer **buffer);
char      *lw_form_get_text    (GtkTextBuffer *buffer); /* (transfer full) */
/* Without "changed" when it is the same. */
void       lw_form_set_text    (GtkTextBuffer *buffer, const char *text);

G_END_DECLS
