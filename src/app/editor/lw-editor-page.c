/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-page.c: the Country editor: palette, map, what is selected, advice, scenario.
 */
#include "lw-editor-page-private.h"
#include "lw-editor-save.h"
#include "lw-editor-tools.h"
#include "lw-editor-hints.h"
#include "lw-editor-actions.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lw-advice-view.h"
#include "files/files.h"
#include "lw-inspector.h"
#include "play/play.h"
#include "lw-scenario-view.h"
#include "kit/kit.h"
#include "lw-editor-palette.h"

#define NEW_WIDTH (10 * LW_FOOT)
#define NEW_DEPTH (8 * LW_FOOT)

static void
guarded_init (LwGuardedInterface *iface)
{
  iface->may_leave = lw_editor_page_may_leave;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LwEditorPage,
                               lw_editor_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (LW_TYPE_GUARDED, guarded_init))

LwEditor *
lw_editor_page_editor_for_test (LwEditorPage *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_PAGE (self), NULL);

  return self->editor;
}

const char *
lw_editor_page_path (LwEditorPage *self)
{
  g_return_val_if_fail (LW_IS_EDITOR_PAGE (self), NULL);
  return lw_editor_path (self->editor);
}

const char *
lw_editor_page_name (LwEditorPage *self)
{
  return lw_editor_name (self->editor);
}

static void
show_title (LwEditorPage *self)
{
  const LwCountry *country = lw_editor_country (self->editor);
  guint n = lw_country_count (country);
  g_autofree char *size = lw_caption_size (country);
  g_autofree char *things = g_strdup_printf (ngettext ("%u thing", "%u things", n), n);
  g_autofree char *line = g_strdup_printf (_ ("Country · %s · %s"), size, things);

  gtk_label_set_text (self->title, lw_editor_page_name (self));
  gtk_label_set_text (self->subtitle, line);
  gtk_widget_set_visible (self->unsaved, lw_drafting_dirty (lw_editor_drafting (self->editor)));
  lw_navigator_set_title (lw_navigator_of (GTK_WIDGET (self)), GTK_WIDGET (self),
                          lw_editor_page_name (self));
}

static void
show_history (LwEditorPage *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  const char *undo = lw_drafting_undo_name (drafting), *redo = lw_drafting_redo_name (drafting);
  g_autofree char *back =
      undo == NULL ? g_strdup (_ ("Nothing to undo")) : g_strdup_printf (_ ("Undo: %s"), undo);
  g_autofree char *again =
      redo == NULL ? g_strdup (_ ("Nothing to redo")) : g_strdup_printf (_ ("Redo: %s"), redo);

  gtk_widget_set_tooltip_text (self->undo, back);
  gtk_widget_set_tooltip_text (self->redo, again);
  lw_keys_tip (self->undo, "editor.undo");
  lw_keys_tip (self->redo, "editor.redo");
}

static void
file_cb (LwEditorPage *self)
{
  show_title (self);
  show_history (self);
  lw_editor_page_update_actions (self);
  if (!lw_drafting_in_gesture (lw_editor_drafting (self->editor)))
    lw_editor_page_keep_draft (self);
}

static void
selection_cb (LwEditorPage *self)
{
  lw_editor_page_update_actions (self);
  lw_editor_page_show_hints (self);
}

static void
show_where (LwEditorPage *self)
{
  LwPoint at;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;
  g_autofree char *line = NULL;

  if (!lw_map_view_pointed_at (self->map, &at))
    {
      gtk_label_set_text (self->where, "");
      return;
    }
  x = lw_length_format (at.x, lw_settings_units ());
  y = lw_length_format (at.y, lw_settings_units ());
  line = g_strdup_printf (_ ("%s from the left, %s from the south"), x, y);
  gtk_label_set_text (self->where, line);
}

static void
moved_cb (LwEditorPage *self)
{
  show_where (self);
  lw_editor_page_show_hints (self);
}

static void
told_cb (LwEditorPage *self, const char *sentence)
{
  gtk_label_set_text (self->told, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

static void
menu_cb (LwEditorPage *self, double x, double y)
{
  GdkRectangle at = { (int)x, (int)y, 1, 1 };

  gtk_popover_set_pointing_to (self->menu, &at);
  gtk_popover_popup (self->menu);
}

static void
add_map (LwEditorPage *self)
{
  self->map = LW_MAP_VIEW (lw_map_view_new ());
  self->hand = lw_editor_hand_new (self->editor, self->map);
  lw_map_view_set_scene (self->map, lw_map_scene_new_drafting (LW_MAP_TOOL (self->hand)));
  gtk_widget_set_hexpand (GTK_WIDGET (self->map), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->map), TRUE);
  gtk_overlay_set_child (self->map_place, GTK_WIDGET (self->map));
  self->menu = GTK_POPOVER (gtk_popover_menu_new_from_model (self->map_menu));
  gtk_popover_set_has_arrow (self->menu, FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->menu), GTK_ALIGN_START);
  gtk_widget_set_parent (GTK_WIDGET (self->menu), GTK_WIDGET (self->map_place));
  g_signal_connect_swapped (self->hand, "menu", G_CALLBACK (menu_cb), self);
}

/* The zones are seen beside what is said of them. */
static void
side_cb (LwEditorPage *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->side);

  lw_editor_hand_show_zones (self->hand, g_strcmp0 (name, "scenario") == 0);
}

static void
add_panels (LwEditorPage *self)
{
  self->inspector = lw_inspector_new (self->editor, self->align_menu);
  self->advice = lw_advice_view_new (self->editor, self->hand);
  gtk_box_append (self->country_side, self->inspector);
  gtk_box_append (self->country_side, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (self->country_side, self->advice);
  gtk_box_append (self->scenario_side, lw_scenario_view_new (self->editor));
  g_signal_connect_swapped (self->side, "notify::visible-child", G_CALLBACK (side_cb), self);
}

static void
show_snap (LwEditorPage *self)
{
  g_autofree char *grid = lw_length_format (LW_INCH / 2, lw_settings_units ());
  g_autofree char *text = g_strdup_printf (_ ("snap %s"), grid);

  gtk_label_set_text (self->snap, text);
}

static gboolean
lw_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_EDITOR_PAGE (widget)->map));
}

/* Whoever may still refer to the page: its lock and what is kept of it end with its leaving. */
static void
lw_editor_page_unroot (GtkWidget *widget)
{
  LwEditorPage *self = LW_EDITOR_PAGE (widget);

  lw_editor_page_end_draft (self);
  self->unkept = TRUE;
  GTK_WIDGET_CLASS (lw_editor_page_parent_class)->unroot (widget);
}

static void
lw_editor_page_dispose (GObject *object)
{
  LwEditorPage *self = LW_EDITOR_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  if (self->menu != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->menu));
  self->menu = NULL;
  if (self->editor != NULL)
    lw_editor_page_end_draft (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), LW_TYPE_EDITOR_PAGE);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (lw_editor_page_parent_class)->dispose (object);
}

static void
lw_editor_page_class_init (LwEditorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_editor_page_dispose;
  widget_class->grab_focus = lw_editor_page_grab_focus;
  widget_class->unroot = lw_editor_page_unroot;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, title);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, unsaved);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, undo);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, redo);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, banner);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, banner_label);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, palette);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, map_place);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, side);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, country_side);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, scenario_side);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, beginning);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, tool_name);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, hints);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, told);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, where);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, snap);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, align_menu);
  gtk_widget_class_bind_template_child (widget_class, LwEditorPage, map_menu);
  lw_editor_page_install_actions (widget_class);
}

static void
lw_editor_page_init (LwEditorPage *self)
{
  g_type_ensure (LW_TYPE_FIT);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_EDITOR, NULL, NULL);
}

static GtkWidget *
new_page (LwEditor *editor)
{
  LwEditorPage *self = g_object_new (LW_TYPE_EDITOR_PAGE, NULL);

  self->editor = editor;
  add_map (self);
  lw_editor_page_add_palette (self);
  add_panels (self);
  show_snap (self);
  g_signal_connect_object (editor, "file", G_CALLBACK (file_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "selection", G_CALLBACK (selection_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "tool", G_CALLBACK (lw_editor_page_show_tool), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  lw_editor_page_show_tool (self);
  file_cb (self);
  return GTK_WIDGET (self);
}

static GtkWidget *
open_page (const char *path, GError **error)
{
  LwFileMark mark = { 0 };
  LwScenario *scenario = NULL;
  g_autofree char *data = NULL;
  LwCountry *country;
  GtkWidget *page;
  gsize size;

  data = lw_safe_read_marked (path, &size, &mark, error);
  if (data == NULL)
    return NULL;
  country = lw_country_file_parse (path, data, size, &scenario, error);
  if (country == NULL)
    return NULL;
  page = new_page (lw_editor_new (country, scenario, path));
  LW_EDITOR_PAGE (page)->mark = mark;
  return page;
}

static GtkWidget *
fresh_page (void)
{
  LwCountry *country = lw_country_new (_ ("New Country"), NEW_WIDTH, NEW_DEPTH);

  country->texture = (guint)g_random_int_range (1, 1000);
  return new_page (lw_editor_new (country, NULL, NULL));
}

GtkWidget *
lw_editor_page_new (const char *path, GError **error)
{
  return path == NULL ? fresh_page () : open_page (path, error);
}

/* What was last saved is beneath it: undo comes back to that. But it has no file: whatever stands
 * in that place by now, saving does not write over it. */
GtkWidget *
lw_editor_page_resume (LwRecovery *recovery,
                       const LwCrashItem *leftover,
                       const char *text,
                       GError **error)
{
  LwScenario *scenario = NULL;
  LwCountry *country =
      lw_country_file_parse (leftover->name, text, strlen (text), &scenario, error);
  GtkWidget *page;
  LwDrafting *drafting;
  LwEditorPage *self;

  if (country == NULL)
    {
      lw_recovery_free (recovery);
      return NULL;
    }
  page = leftover->path == NULL ? NULL : open_page (leftover->path, NULL);
  page = page == NULL ? fresh_page () : page;
  self = LW_EDITOR_PAGE (page);
  self->mark = (LwFileMark){ 0 };
  lw_editor_set_path (self->editor, NULL);
  lw_editor_page_take_recovery (self, recovery);
  drafting = lw_editor_drafting (self->editor);
  lw_drafting_begin (drafting, _ ("go on with what was kept"));
  lw_drafting_replace (drafting, country, _ ("go on with what was kept"));
  lw_planning_set_scenario (drafting, scenario, _ ("go on with what was kept"));
  lw_drafting_end (drafting);
  lw_editor_done (self->editor, TRUE);
  return page;
}
