/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-palette.c: the tools at the left, and what the brush strews.
 */
#include "lw-editor-palette.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "lw-editor-hints.h"
#include "lw-editor-tools.h"

#define NOTHING LW_N_EDITOR_TOOLS

/* In the order of the palette; NOTHING: a line between. */
static const LwEditorTool order[] = {
  LW_EDITOR_SELECT,  NOTHING,         LW_FEATURE_BOARD,  LW_FEATURE_HOUSE, LW_FEATURE_CHURCH,
  LW_FEATURE_SHED,   LW_FEATURE_WALL, NOTHING,           LW_FEATURE_TREE,  LW_EDITOR_BRUSH,
  LW_FEATURE_WOOD,   LW_FEATURE_ROCK, NOTHING,           LW_FEATURE_RIVER, LW_FEATURE_POND,
  LW_FEATURE_SWAMP,  LW_FEATURE_FORD, LW_FEATURE_BRIDGE, LW_FEATURE_ROAD,  NOTHING,
  LW_EDITOR_MEASURE,
};

void
lw_editor_page_show_tool (LwEditorPage *self)
{
  LwEditorTool tool = lw_editor_tool (self->editor), i;

  self->updating = TRUE;
  for (i = 0; i < LW_N_EDITOR_TOOLS; i++)
    if (self->tool[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tool[i]), i == tool);
  self->updating = FALSE;
  gtk_label_set_text (self->tool_name, lw_editor_tool_name (tool));
  gtk_label_set_text (self->told, "");
  lw_editor_page_show_hints (self);
  gtk_widget_set_visible (self->brush, tool == LW_EDITOR_BRUSH);
}

static void
toggled_cb (GtkToggleButton *button, LwEditorPage *self)
{
  LwEditorTool tool = LW_EDITOR_SELECT;

  if (self->updating)
    return;
  for (guint i = 0; i < LW_N_EDITOR_TOOLS; i++)
    if (self->tool[i] == GTK_WIDGET (button))
      tool = i;
  /* The tool in hand is let go by a second press. */
  lw_editor_set_tool (self->editor,
                      gtk_toggle_button_get_active (button) ? tool : LW_EDITOR_SELECT);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static GtkWidget *
new_tool (LwEditorPage *self, LwEditorTool tool)
{
  GtkWidget *button = gtk_toggle_button_new (), *place = gtk_overlay_new (), *image, *letter;
  g_autofree char *act = g_strdup_printf ("editor.tool::%c", lw_editor_tool_letter (tool));

  image = gtk_image_new_from_icon_name (lw_editor_tool_icon (tool));
  gtk_image_set_pixel_size (GTK_IMAGE (image), 22);
  letter = gtk_label_new (NULL);
  gtk_widget_add_css_class (letter, "tool-letter");
  gtk_widget_set_halign (letter, GTK_ALIGN_END);
  gtk_widget_set_valign (letter, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (place), image);
  gtk_overlay_add_overlay (GTK_OVERLAY (place), letter);
  gtk_button_set_child (GTK_BUTTON (button), place);
  gtk_widget_set_tooltip_text (button, lw_editor_tool_name (tool));
  lw_keys_tip (button, act);
  lw_keys_show_in (GTK_LABEL (letter), act);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lw_editor_tool_name (tool), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tool");
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static void
brush_changed_cb (LwEditorPage *self)
{
  lw_editor_set_brush (self->editor, lw_length_spin_get (self->brush_apart),
                       lw_length_spin_get (self->brush_radius));
}

static GtkWidget *
add_brush_field (
    LwEditorPage *self, const char *title, LwLength least, LwLength most, LwLength value)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *spin = lw_length_spin_new (title, least, most, LW_INCH / 2);

  lw_length_spin_set (spin, value);
  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (GTK_BOX (self->brush), label);
  gtk_box_append (GTK_BOX (self->brush), spin);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (brush_changed_cb), self);
  return spin;
}

/* How dense the wood is to be, and how broad the brush, over the corner of the map. */
static void
add_brush (LwEditorPage *self)
{
  self->brush = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (self->brush, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->brush, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->brush, "brush");
  self->brush_apart = add_brush_field (self, _ ("Twigs apart"), LW_INCH / 2, LW_FOOT,
                                       lw_editor_brush_apart (self->editor));
  self->brush_radius = add_brush_field (self, _ ("Brush"), LW_INCH, 2 * LW_FOOT,
                                        lw_editor_brush_radius (self->editor));
  gtk_overlay_add_overlay (self->map_place, self->brush);
}

void
lw_editor_page_add_palette (LwEditorPage *self)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (order); i++)
    if (order[i] == NOTHING)
      gtk_box_append (self->palette, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
    else
      {
        self->tool[order[i]] = new_tool (self, order[i]);
        gtk_box_append (self->palette, self->tool[order[i]]);
      }
  add_brush (self);
}
