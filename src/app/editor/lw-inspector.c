/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-inspector.c: what is selected, in words and numbers that can be changed.
 */
#include "lw-inspector.h"

#include <glib/gi18n-lib.h>

#include "lw-country-form.h"
#include "kit/kit.h"
#include "lw-editor-tools.h"

#define FARTHEST (2 * LW_FIELD_MAX)

/* One field a number, named as players call it. */
static const struct
{
  LwNumber number;
  const char *title;
  LwLength least;
} fields[] = {
  { LW_NUMBER_X, N_ ("From the left"), -LW_FIELD_MAX },
  { LW_NUMBER_Y, N_ ("From the south"), -LW_FIELD_MAX },
  { LW_NUMBER_WIDTH, N_ ("Width"), 0 },
  { LW_NUMBER_DEPTH, N_ ("Depth"), 0 },
  { LW_NUMBER_RADIUS, N_ ("Radius"), 0 },
  { LW_NUMBER_THICKNESS, N_ ("Thickness"), 0 },
  { LW_NUMBER_HEIGHT, N_ ("Height"), 0 },
  { LW_NUMBER_ANGLE, N_ ("Angle"), 0 },
};

struct _LwInspector
{
  GtkBox parent_instance;

  /* Made here. */
  GtkWidget *things; /* shown when something is selected */
  GtkWidget *form;   /* else: the Country */
  GtkWidget *icon;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *cell[G_N_ELEMENTS (fields)];
  GtkWidget *spin[G_N_ELEMENTS (fields)];
  GtkFlowBox *grid;
  GtkWidget *locked;

  LwEditor *editor; /* owned */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (LwInspector, lw_inspector, GTK_TYPE_BOX)

static void
number_changed_cb (GtkSpinButton *spin, LwInspector *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  gint value = lw_length_spin_get (GTK_WIDGET (spin));
  guint i = 0;

  if (self->updating)
    return;
  while (self->spin[i] != GTK_WIDGET (spin))
    i++;
  if (fields[i].number == LW_NUMBER_ANGLE)
    value = lw_angle_wrapped (value);
  lw_drafting_merge (drafting, fields[i].title);
  lw_editor_done (self->editor, lw_drafting_set_number (drafting, lw_editor_ids (self->editor),
                                                        fields[i].number, value));
}

static void
name_changed_cb (LwInspector *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  const LwFeature *only = lw_editor_only (self->editor);

  if (self->updating || only == NULL)
    return;
  lw_drafting_merge (drafting, "name");
  lw_editor_done (self->editor,
                  lw_drafting_set_word (drafting, only->id, LW_WORD_NAME,
                                        gtk_editable_get_text (GTK_EDITABLE (self->name))));
}

static void
locked_cb (LwInspector *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.lock", NULL);
}

/* "on a board, 2 in up": what it stands on. */
static char *
word_place (const LwCountry *country, const LwFeature *feature)
{
  LwLength under = 0;
  g_autofree char *height = NULL;
  guint i;

  for (i = 0; i < lw_country_count (country); i++)
    {
      const LwFeature *board = lw_country_feature (country, i);
      LwBox box = lw_feature_bounds (feature);
      LwPoint middle = { box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 };

      if (board == feature)
        break;
      if (board->kind == LW_FEATURE_BOARD && board->points->len > 2 &&
          lw_outline_holds ((const LwPoint *)(void *)board->points->data, board->points->len,
                            middle))
        under = MAX (under, board->height);
    }
  if (under == 0)
    return g_strdup (_ ("on the floor"));
  height = lw_length_format (under, LW_UNITS_FEET);
  return g_strdup_printf (_ ("on a board, %s up"), height);
}

static void
show_only (LwInspector *self, const LwFeature *only)
{
  g_autofree char *place = word_place (lw_editor_country (self->editor), only);
  g_autofree char *detail =
      g_strdup_printf ("%s · %s", lw_editor_tool_name ((LwEditorTool)only->kind), place);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                lw_editor_tool_icon ((LwEditorTool)only->kind));
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->name)),
                 only->name == NULL ? "" : only->name) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->name), only->name == NULL ? "" : only->name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name),
                                  lw_editor_tool_name ((LwEditorTool)only->kind));
  gtk_label_set_text (GTK_LABEL (self->detail), detail);
}

static void
show_several (LwInspector *self)
{
  guint n = lw_editor_n_selected (self->editor);
  g_autofree char *detail = g_strdup_printf (ngettext ("%u thing", "%u things", n), n);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), "lw-duplicate-symbolic");
  gtk_label_set_text (GTK_LABEL (self->detail), detail);
}

/* A field is shown when all that is selected has such a number; a dash where they differ. */
static void
show_field (LwInspector *self, guint i)
{
  const char *const *ids = lw_editor_ids (self->editor);
  gint32 first = 0, value = 0;
  gboolean all = TRUE, same = TRUE;
  guint k;

  for (k = 0; ids[k] != NULL && all; k++)
    {
      all = lw_drafting_get_number (lw_editor_drafting (self->editor), ids[k], fields[i].number,
                                    &value);
      if (k == 0)
        first = value;
      same = same && value == first;
    }
  gtk_widget_set_visible (gtk_widget_get_parent (self->cell[i]), all);
  if (!all)
    return;
  if (fields[i].number == LW_NUMBER_ANGLE && first > LW_TURN / 2)
    first -= LW_TURN;
  lw_length_spin_set (self->spin[i], first);
  lw_length_spin_set_mixed (self->spin[i], !same);
}

static void
update (LwInspector *self)
{
  const LwFeature *only = lw_editor_only (self->editor);
  guint i, n = lw_editor_n_selected (self->editor);

  self->updating = TRUE;
  gtk_widget_set_visible (self->things, n > 0);
  gtk_widget_set_visible (self->form, n == 0);
  gtk_widget_set_visible (self->name, only != NULL);
  if (only != NULL)
    show_only (self, only);
  else if (n > 0)
    show_several (self);
  for (i = 0; i < G_N_ELEMENTS (fields) && n > 0; i++)
    show_field (self, i);
  gtk_switch_set_active (GTK_SWITCH (self->locked), lw_editor_is_locked (self->editor));
  self->updating = FALSE;
}

static GtkWidget *
new_title (LwInspector *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->icon = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->icon), 24);
  gtk_widget_add_css_class (self->icon, "thing-icon");
  gtk_widget_set_valign (self->icon, GTK_ALIGN_CENTER);
  self->name = lw_form_entry ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the thing"), -1);
  gtk_widget_set_tooltip_text (self->name, _ ("What players call it"));
  lw_keys_tip (self->name, "editor.name");
  gtk_widget_add_css_class (self->name, "thing-name");
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->name), 12);
  gtk_widget_set_hexpand (self->name, TRUE);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_changed_cb), self);
  self->detail = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->detail), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->detail, "dim");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_box_append (GTK_BOX (row), self->icon);
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

static GtkWidget *
new_cell (LwInspector *self, guint i)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (gettext (fields[i].title));
  GtkWidget *spin =
      fields[i].number == LW_NUMBER_ANGLE
          ? lw_length_spin_new_angle (gettext (fields[i].title))
          : lw_length_spin_new (gettext (fields[i].title), fields[i].least, FARTHEST, LW_INCH / 2);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim");
  g_signal_connect (spin, "value-changed", G_CALLBACK (number_changed_cb), self);
  gtk_box_append (GTK_BOX (cell), label);
  gtk_box_append (GTK_BOX (cell), spin);
  self->cell[i] = cell;
  self->spin[i] = spin;
  return cell;
}

static GtkWidget *
new_grid (LwInspector *self)
{
  GtkWidget *grid = gtk_flow_box_new ();
  guint i;

  self->grid = GTK_FLOW_BOX (grid);
  gtk_flow_box_set_selection_mode (self->grid, GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (self->grid, 2);
  gtk_flow_box_set_max_children_per_line (self->grid, 2);
  gtk_flow_box_set_homogeneous (self->grid, TRUE);
  gtk_flow_box_set_column_spacing (self->grid, 10);
  gtk_flow_box_set_row_spacing (self->grid, 6);
  gtk_widget_add_css_class (grid, "fields");
  for (i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      gtk_flow_box_append (self->grid, new_cell (self, i));
      gtk_widget_set_focusable (gtk_widget_get_parent (self->cell[i]), FALSE);
    }
  return grid;
}

static GtkWidget *
new_lock (LwInspector *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = gtk_label_new (_ ("Lock in its place"));

  self->locked = gtk_switch_new ();
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (self->locked, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->locked, _ ("What is locked stays as it is"));
  lw_keys_tip (self->locked, "editor.lock");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->locked), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Lock in its place"), -1);
  g_signal_connect_swapped (self->locked, "notify::active", G_CALLBACK (locked_cb), self);
  gtk_box_append (GTK_BOX (row), gtk_image_new_from_icon_name ("lw-lock-symbolic"));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->locked);
  gtk_widget_add_css_class (row, "lock-row");
  gtk_widget_add_css_class (row, "card");
  return row;
}

static GtkWidget *
new_act (const char *icon, const char *label, const char *action, const char *target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  if (target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "quiet");
  return button;
}

static GtkWidget *
new_acts (GMenuModel *align_menu)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *align = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (align), "lw-align-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (align), align_menu);
  gtk_widget_set_tooltip_text (align, _ ("Line up, or equal gaps"));
  gtk_widget_set_hexpand (align, TRUE);
  gtk_widget_add_css_class (align, "quiet");
  gtk_accessible_update_property (GTK_ACCESSIBLE (align), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Line up"), -1);
  gtk_box_append (GTK_BOX (row),
                  new_act ("lw-duplicate-symbolic", _ ("Duplicate"), "editor.duplicate", NULL));
  gtk_box_append (GTK_BOX (row), new_act ("lw-flip-symbolic", _ ("Mirror, west and east"),
                                          "editor.flip", "across"));
  gtk_box_append (GTK_BOX (row), align);
  gtk_box_append (GTK_BOX (row),
                  new_act ("lw-raise-symbolic", _ ("Raise in the order"), "editor.layer", "up"));
  gtk_box_append (GTK_BOX (row),
                  new_act ("lw-lower-symbolic", _ ("Lower in the order"), "editor.layer", "down"));
  gtk_box_append (GTK_BOX (row),
                  new_act ("lw-delete-symbolic", _ ("Delete"), "editor.delete", NULL));
  return row;
}

void
lw_inspector_focus_name (LwInspector *self)
{
  g_return_if_fail (LW_IS_INSPECTOR (self));

  if (gtk_widget_get_mapped (self->name))
    gtk_widget_grab_focus (self->name);
  else
    gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
}

static void
lw_inspector_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_INSPECTOR (object)->editor);
  G_OBJECT_CLASS (lw_inspector_parent_class)->dispose (object);
}

static void
lw_inspector_class_init (LwInspectorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_inspector_dispose;
}

static void
lw_inspector_init (LwInspector *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "inspector");
}

GtkWidget *
lw_inspector_new (LwEditor *editor, GMenuModel *align_menu)
{
  LwInspector *self = g_object_new (LW_TYPE_INSPECTOR, NULL);

  self->editor = g_object_ref (editor);
  self->things = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->things), new_title (self));
  gtk_box_append (GTK_BOX (self->things), new_grid (self));
  gtk_box_append (GTK_BOX (self->things), new_lock (self));
  gtk_box_append (GTK_BOX (self->things), new_acts (align_menu));
  self->form = lw_country_form_new (editor);
  gtk_box_append (GTK_BOX (self), self->things);
  gtk_box_append (GTK_BOX (self), self->form);
  g_signal_connect_object (editor, "selection", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
