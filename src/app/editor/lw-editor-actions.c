/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-actions.c: every act of the editor as an action, with its key.
 */
#include "lw-editor-actions.h"

#include <glib/gi18n-lib.h>

#include "lw-editor-save.h"
#include "lw-editor-tools.h"
#include "lw-inspector.h"
#include "lw-suggest-dialog.h"
#include "kit/kit.h"

static LwDrafting *
drafting_of (LwEditorPage *self)
{
  return lw_editor_drafting (self->editor);
}

/* What is held in the air is put back before anything else is done. */
static LwEditorPage *
ready (GtkWidget *widget)
{
  LwEditorPage *self = (LwEditorPage *)widget;

  lw_editor_hand_let_go (self->hand);
  return self;
}

static gboolean
done (LwEditorPage *self, gboolean changed)
{
  return lw_editor_done (self->editor, changed);
}

static const char *const *
ids_of (LwEditorPage *self)
{
  return lw_editor_ids (self->editor);
}

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  g_autofree char *what = g_strdup (lw_drafting_undo_name (drafting_of (self)));
  g_autofree char *said = NULL;

  if (!lw_editor_undo (self->editor))
    return;
  said = g_strdup_printf (_ ("Undone: %s"), what);
  lw_editor_tell (self->editor, said);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  g_autofree char *what = g_strdup (lw_drafting_redo_name (drafting_of (self)));
  g_autofree char *said = NULL;

  if (!lw_editor_redo (self->editor))
    return;
  said = g_strdup_printf (_ ("Done again: %s"), what);
  lw_editor_tell (self->editor, said);
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_editor_page_save (ready (widget));
}

static void
save_as_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_editor_page_save_as (ready (widget));
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  guint n = lw_editor_n_selected (self->editor);
  g_autofree char *said = NULL;

  if (!done (self, lw_drafting_delete (drafting_of (self), ids_of (self))))
    return;
  said = g_strdup_printf (
      ngettext ("The thing has been taken away.", "%u things have been taken away.", n), n);
  lw_navigator_toast_action (lw_navigator_of (widget), said, _ ("Undo"), "editor.undo");
}

/* Of what is being drawn the last corner, else what is selected. */
static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!lw_editor_hand_drop_corner (((LwEditorPage *)widget)->hand))
    gtk_widget_activate_action (widget, "editor.delete", NULL);
}

static void
duplicate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  gboolean copied =
      lw_drafting_duplicate (drafting_of (self), ids_of (self), LW_INCH, -LW_INCH, made);

  g_ptr_array_add (made, NULL);
  if (done (self, copied))
    lw_editor_select_ids (self->editor, (const char *const *)made->pdata);
}

static void
flip_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  gboolean across = g_str_equal (g_variant_get_string (parameter, NULL), "across");

  done (self, lw_drafting_flip (drafting_of (self), ids_of (self), across));
}

static void
rotate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  LwBox box;
  LwPoint about;

  if (!lw_editor_bounds (self->editor, &box))
    return;
  about = (LwPoint){ box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };
  lw_drafting_merge (drafting_of (self), "rotate");
  done (self, lw_drafting_rotate (drafting_of (self), ids_of (self), about,
                                  g_variant_get_int32 (parameter) * LW_DEGREE));
}

static void
layer_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const names[] = { "top", "up", "down", "bottom" };
  LwEditorPage *self = ready (widget);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], g_variant_get_string (parameter, NULL)))
      done (self, lw_drafting_layer (drafting_of (self), ids_of (self), (LwLayer)i));
}

static void
lock_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);

  done (self,
        lw_drafting_lock (drafting_of (self), ids_of (self), !lw_editor_is_locked (self->editor)));
}

static void
align_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const names[] = { "west", "centre-x", "east", "south", "centre-y", "north" };
  LwEditorPage *self = ready (widget);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], g_variant_get_string (parameter, NULL)))
      done (self, lw_drafting_align (drafting_of (self), ids_of (self), (LwLineUp)i));
}

static void
distribute_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  gboolean across = g_str_equal (g_variant_get_string (parameter, NULL), "across");

  if (!done (self, lw_drafting_distribute (drafting_of (self), ids_of (self), across)))
    lw_editor_tell (self->editor, _ ("Equal gaps need three things or more."));
}

static void
halve_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);
  const char *how = g_variant_get_string (parameter, NULL);

  if (done (self,
            lw_drafting_halve (drafting_of (self),
                               g_str_has_prefix (how, "south") ? LW_EDGE_SOUTH : LW_EDGE_NORTH,
                               g_str_has_suffix (how, "mirror") ? LW_HALF_MIRROR : LW_HALF_ROTATE)))
    lw_navigator_toast_action (lw_navigator_of (widget), _ ("Both halves are alike now."),
                               _ ("Undo"), "editor.undo");
}

/* In a text the same key has selected the letters. */
static gboolean
is_writing (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
}

static void
select_all_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self;

  if (is_writing (widget))
    return;
  self = ready (widget);
  lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  lw_editor_select_all (self->editor);
}

static void
tool_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = (LwEditorPage *)widget;
  LwEditorTool tool = lw_editor_tool_of (g_variant_get_string (parameter, NULL)[0]);

  if (tool == LW_N_EDITOR_TOOLS)
    return;
  lw_editor_set_tool (self->editor, tool);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
name_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);

  gtk_stack_set_visible_child_name (self->side, "country");
  lw_inspector_focus_name (LW_INSPECTOR (self->inspector));
}

static void
add_point_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = (LwEditorPage *)widget;

  lw_editor_hand_add_point (self->hand, lw_editor_hand_menu_at (self->hand));
}

static void
remove_point_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = (LwEditorPage *)widget;

  lw_editor_hand_remove_point (self->hand, lw_editor_hand_menu_at (self->hand));
}

static void
zoom_in_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_map_view_zoom (((LwEditorPage *)widget)->map, 1.25);
}

static void
zoom_out_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_map_view_zoom (((LwEditorPage *)widget)->map, .8);
}

static void
fit_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_map_view_fit (((LwEditorPage *)widget)->map);
}

/* Out of a field, back to the map. */
static void
focus_map_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (((LwEditorPage *)widget)->map));
}

static void
export_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_editor_page_export (ready (widget), g_str_equal (name, "editor.export-selection"));
}

static void
plan_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_editor_page_plan (ready (widget), g_str_equal (name, "editor.plan-life") ? 1 : 0);
}

static void
suggest_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);

  lw_suggest_dialog_present (GTK_WINDOW (gtk_widget_get_root (widget)), self->editor);
}

static void
fight_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = ready (widget);

  if (lw_drafting_dirty (drafting_of (self)) || lw_editor_path (self->editor) == NULL)
    if (!lw_editor_page_save (self))
      return;
  lw_navigator_fight_on (lw_navigator_of (widget), lw_editor_path (self->editor));
}

/* The menu of the second button, by the key for it. */
static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwEditorPage *self = (LwEditorPage *)widget;
  LwPoint at = lw_map_view_cursor (self->map, NULL);
  LwMapTouch touch = { .at = at, .slack = LW_INCH, .n_press = 1, .by_key = TRUE };

  lw_map_tool_second (LW_MAP_TOOL (self->hand), &touch);
}

void
lw_editor_page_update_actions (LwEditorPage *self)
{
  static const char *const of_things[] = {
    "editor.delete", "editor.duplicate",  "editor.flip",
    "editor.rotate", "editor.layer",      "editor.lock",
    "editor.align",  "editor.distribute", "editor.export-selection"
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean any = lw_editor_n_selected (self->editor) > 0;
  const LwFeature *only = lw_editor_only (self->editor);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (of_things); i++)
    gtk_widget_action_set_enabled (widget, of_things[i], any);
  gtk_widget_action_set_enabled (widget, "editor.add-point", only != NULL && only->points != NULL);
  gtk_widget_action_set_enabled (widget, "editor.remove-point",
                                 only != NULL && only->points != NULL);
  gtk_widget_action_set_enabled (widget, "editor.undo",
                                 lw_drafting_undo_name (drafting_of (self)) != NULL);
  gtk_widget_action_set_enabled (widget, "editor.redo",
                                 lw_drafting_redo_name (drafting_of (self)) != NULL);
}

void
lw_editor_page_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name, *type;
    GtkWidgetActionActivateFunc act;
  } actions[] = {
    { "editor.undo", NULL, undo_cb },
    { "editor.redo", NULL, redo_cb },
    { "editor.save", NULL, save_cb },
    { "editor.save-as", NULL, save_as_cb },
    { "editor.delete", NULL, delete_cb },
    { "editor.back", NULL, back_cb },
    { "editor.duplicate", NULL, duplicate_cb },
    { "editor.flip", "s", flip_cb },
    { "editor.rotate", "i", rotate_cb },
    { "editor.layer", "s", layer_cb },
    { "editor.lock", NULL, lock_cb },
    { "editor.align", "s", align_cb },
    { "editor.distribute", "s", distribute_cb },
    { "editor.halve", "s", halve_cb },
    { "editor.select-all", NULL, select_all_cb },
    { "editor.tool", "s", tool_cb },
    { "editor.name", NULL, name_cb },
    { "editor.menu", NULL, menu_cb },
    { "editor.add-point", NULL, add_point_cb },
    { "editor.remove-point", NULL, remove_point_cb },
    { "editor.zoom-in", NULL, zoom_in_cb },
    { "editor.zoom-out", NULL, zoom_out_cb },
    { "editor.fit", NULL, fit_cb },
    { "editor.focus-map", NULL, focus_map_cb },
    { "editor.export", NULL, export_cb },
    { "editor.export-selection", NULL, export_cb },
    { "editor.plan", NULL, plan_cb },
    { "editor.plan-life", NULL, plan_cb },
    { "editor.suggest", NULL, suggest_cb },
    { "editor.fight", NULL, fight_cb },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type,
                                     actions[i].act);
}
