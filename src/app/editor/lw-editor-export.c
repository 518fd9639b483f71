/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-export.c: pictures of the map and of parts of it, and plans for the floor.
 */
#include "lw-editor-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "kit/kit.h"
#include "report/report.h"
#include "documents/documents.h"
#include "plan/plan.h"

/* Pixels to the inch of a picture of the map. */
#define PICTURE_INCH 12

char *
lw_editor_page_file_name (LwEditorPage *self, const char *ending)
{
  g_autofree char *name = g_strdup (lw_editor_page_name (self));

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

  lw_editor_page_toast (self, said);
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
  g_autofree char *whole = with_ending (path, self->wish.ending);
  g_autoptr (GError) error = NULL;
  LwBox part = lw_country_bounds (country);

  if (self->wish.selection)
    lw_editor_bounds (self->editor, &part);
  if (lw_map_export_part (country, part, self->wish.names, PICTURE_INCH, whole, &error))
    say_written (self, whole);
  else
    lw_editor_page_toast (self, error->message);
}

static void
chosen_cb (const LwExportWish *wish, gpointer data)
{
  LwEditorPage *self = data;
  g_autofree char *name = lw_editor_page_file_name (self, wish->ending);
  g_autofree char *pattern = g_strconcat ("*", wish->ending, NULL);

  self->wish = *wish;
  lw_files_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Export the map"), name,
                 pattern, exported_cb, self);
}

void
lw_editor_page_export (LwEditorPage *self, gboolean selection)
{
  lw_export_dialog_present (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->editor,
                            selection, chosen_cb, self);
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
