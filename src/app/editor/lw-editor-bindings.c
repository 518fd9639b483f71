/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-bindings.c: the key of each act of the editor.
 */
#include "lw-editor-page-private.h"

static void
bind (GtkWidgetClass *widget_class,
      guint key,
      GdkModifierType modifiers,
      const char *action,
      const char *target)
{
  if (target == NULL)
    gtk_widget_class_add_binding_action (widget_class, key, modifiers, action, NULL);
  else
    gtk_widget_class_add_binding_action (widget_class, key, modifiers, action, "s", target);
}

void
lw_editor_page_bind_keys (GtkWidgetClass *widget_class)
{
  LwEditorTool tool;

  bind (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "editor.undo", NULL);
  bind (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.redo", NULL);
  bind (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "editor.redo", NULL);
  bind (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "editor.save", NULL);
  bind (widget_class, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "editor.save-as", NULL);
  bind (widget_class, GDK_KEY_d, GDK_CONTROL_MASK, "editor.duplicate", NULL);
  bind (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "editor.lock", NULL);
  bind (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "editor.plan", NULL);
  bind (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "editor.export", NULL);
  bind (widget_class, GDK_KEY_a, GDK_CONTROL_MASK, "editor.select-all", NULL);
  bind (widget_class, GDK_KEY_BackSpace, 0, "editor.delete", NULL);
  bind (widget_class, GDK_KEY_Delete, 0, "editor.delete", NULL);
  bind (widget_class, GDK_KEY_Escape, 0, "editor.focus-map", NULL);
  bind (widget_class, GDK_KEY_F2, 0, "editor.name", NULL);
  bind (widget_class, GDK_KEY_Menu, 0, "editor.menu", NULL);
  bind (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "editor.menu", NULL);
  bind (widget_class, GDK_KEY_x, 0, "editor.flip", "across");
  bind (widget_class, GDK_KEY_y, 0, "editor.flip", "along");
  bind (widget_class, GDK_KEY_Page_Up, 0, "editor.layer", "up");
  bind (widget_class, GDK_KEY_Page_Down, 0, "editor.layer", "down");
  bind (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "editor.layer", "top");
  bind (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "editor.layer", "bottom");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketleft, 0, "editor.rotate", "i",
                                       15);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketright, 0, "editor.rotate", "i",
                                       -15);
  for (tool = 0; tool < LW_N_EDITOR_TOOLS; tool++)
    {
      const char letter[2] = { lw_editor_tool_letter (tool), '\0' };

      if (letter[0] != '\0')
        bind (widget_class, (guint)letter[0], 0, "editor.tool", letter);
    }
}
