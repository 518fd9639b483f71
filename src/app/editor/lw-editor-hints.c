/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hints.c: what a click will do, below the map; and on an empty floor how to begin.
 */
#include "lw-editor-hints.h"

#include <glib/gi18n-lib.h>

struct _LwHint
{
  const char *key, *does; /* to be translated; NULL: the last */
};

/* With nothing selected, with something, and while it is carried by the keys. */
static const LwHint selecting[] = { { N_ ("Click"), N_ ("selects") },
                                    { N_ ("Drag"), N_ ("selects all within") },
                                    { N_ ("Alt"), N_ ("what lies beneath") },
                                    { N_ ("N P"), N_ ("next, previous") },
                                    { NULL } };
static const LwHint selected[] = { { N_ ("Drag"), N_ ("moves") },
                                   { N_ ("Alt"), N_ ("copies, or what lies beneath") },
                                   { N_ ("Shift"), N_ ("adds, keeps straight") },
                                   { N_ ("Ctrl"), N_ ("no snapping") },
                                   { NULL } };
static const LwHint carrying[] = { { N_ ("Arrows"), N_ ("carry it") },
                                   { N_ ("Enter"), N_ ("puts it down") },
                                   { N_ ("Esc"), N_ ("puts it back") },
                                   { NULL } };
/* Each kind of tool, and what is half drawn. */
static const LwHint boards[] = {
  { N_ ("Click"), N_ ("corner by corner") }, { N_ ("Drag"), N_ ("a rectangle") },
  { N_ ("Shift"), N_ ("keeps it square") },  { N_ ("Ctrl"), N_ ("no snapping") },
  { N_ ("Esc"), N_ ("back to Select") },     { NULL }
};
static const LwHint lines[] = { { N_ ("Click"), N_ ("point by point") },
                                { N_ ("Drag"), N_ ("a straight piece") },
                                { N_ ("Ctrl"), N_ ("no snapping") },
                                { N_ ("Esc"), N_ ("back to Select") },
                                { NULL } };
static const LwHint corners[] = { { N_ ("Click"), N_ ("the next, twice to end it") },
                                  { N_ ("Shift"), N_ ("keeps it straight") },
                                  { N_ ("Backspace"), N_ ("one back") },
                                  { N_ ("Esc"), N_ ("gives it up") },
                                  { NULL } };
static const LwHint boxes[] = { { N_ ("Click"), N_ ("sets one down") },
                                { N_ ("Drag"), N_ ("as large as you like") },
                                { N_ ("Ctrl"), N_ ("no snapping") },
                                { N_ ("Esc"), N_ ("back to Select") },
                                { NULL } };
static const LwHint spots[] = { { N_ ("Click"), N_ ("sets one down") },
                                { N_ ("Ctrl"), N_ ("no snapping") },
                                { N_ ("Esc"), N_ ("back to Select") },
                                { NULL } };
static const LwHint crossings[] = { { N_ ("Click"), N_ ("near a river: it lies across") },
                                    { N_ ("Esc"), N_ ("back to Select") },
                                    { NULL } };
static const LwHint brushing[] = { { N_ ("Drag"), N_ ("strews twigs") },
                                   { N_ ("Esc"), N_ ("back to Select") },
                                   { NULL } };
static const LwHint measuring[] = { { N_ ("Drag"), N_ ("from here to there") },
                                    { N_ ("Esc"), N_ ("back to Select") },
                                    { NULL } };

static const LwHint *
hints_of (LwEditorTool tool)
{
  if (tool == LW_EDITOR_MEASURE)
    return measuring;
  if (tool == LW_EDITOR_BRUSH)
    return brushing;
  if (tool == LW_FEATURE_FORD || tool == LW_FEATURE_BRIDGE)
    return crossings;
  if (tool >= LW_N_FEATURE_KINDS || lw_feature_has_outline ((LwFeatureKind)tool))
    return boards;
  if (lw_feature_has_line ((LwFeatureKind)tool))
    return lines;
  return lw_feature_has_box ((LwFeatureKind)tool) ? boxes : spots;
}

static const LwHint *
hints_now (LwEditorPage *self)
{
  LwEditorTool tool = lw_editor_tool (self->editor);

  if (lw_editor_hand_carries_by_key (self->hand))
    return carrying;
  if (lw_editor_hand_has_corners (self->hand))
    return corners;
  if (tool != LW_EDITOR_SELECT)
    return hints_of (tool);
  return lw_editor_n_selected (self->editor) > 0 ? selected : selecting;
}

static GtkWidget *
new_hint (const LwHint *hint)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key = gtk_label_new (gettext (hint->key));

  gtk_widget_add_css_class (key, "key");
  gtk_box_append (GTK_BOX (pair), key);
  gtk_box_append (GTK_BOX (pair), gtk_label_new (gettext (hint->does)));
  return pair;
}

/* How to begin is said while nothing lies there and no tool has been taken up. */
static void
show_beginning (LwEditorPage *self)
{
  gboolean empty = lw_country_count (lw_editor_country (self->editor)) == 0;

  gtk_widget_set_visible (self->beginning,
                          empty && lw_editor_tool (self->editor) == LW_EDITOR_SELECT);
}

void
lw_editor_page_show_hints (LwEditorPage *self)
{
  const LwHint *hints = hints_now (self);

  show_beginning (self);
  if (hints == self->hinted)
    return;
  self->hinted = hints;
  lw_fit_clear (self->hints);
  for (; hints->key != NULL; hints++)
    gtk_widget_set_parent (new_hint (hints), GTK_WIDGET (self->hints));
}
