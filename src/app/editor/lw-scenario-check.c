/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-check.c: whether the scenario can be fought as it stands: forces, zones, lines.
 */
#include "lw-scenario-check.h"

#include <glib/gi18n-lib.h>

#include "lw-advice-view.h"
#include "play/play.h"

/* So long after the last change it is looked over. */
#define PATIENCE_MS 200

typedef struct
{
  GtkListBox *list;
  LwEditor *editor; /* owned */
  guint timer;
} Check;

static void
free_check (gpointer data)
{
  Check *self = data;

  g_clear_handle_id (&self->timer, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->editor, self);
  g_clear_object (&self->editor);
  g_free (self);
}

static void
look (Check *self)
{
  const LwScenario *scenario = lw_editor_scenario (self->editor);
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *child;
  guint i;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  if (scenario != NULL)
    lines = lw_planning_check (lw_editor_country (self->editor), scenario);
  for (i = 0; lines != NULL && i < lines->len; i++)
    gtk_list_box_append (self->list, lw_advice_row_new (g_ptr_array_index (lines, i), scenario));
  gtk_widget_set_visible (GTK_WIDGET (self->list), lines != NULL && lines->len > 0);
}

static gboolean
look_cb (gpointer data)
{
  Check *self = data;

  self->timer = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (Check *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (PATIENCE_MS, look_cb, self);
}

GtkWidget *
lw_scenario_check_new (LwEditor *editor)
{
  Check *self = g_new0 (Check, 1);
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  self->editor = g_object_ref (editor);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "card");
  gtk_widget_add_css_class (list, "check");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Can it be fought as it stands?"), -1);
  g_object_set_data_full (G_OBJECT (list), "lw-check", self, free_check);
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (changed_cb), self);
  look (self);
  return list;
}
