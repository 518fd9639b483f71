/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-advice-view.c: Wells's advice on the Country as it is being drawn; each line selects what it
 * speaks of.
 */
#include "lw-advice-view.h"

#include <glib/gi18n-lib.h>

#include "ink/ink.h"
#include "kit/kit.h"

/* So long after the last change the Country is looked over. */
#define PATIENCE_MS 120
#define HEAT_ALPHA .55

struct _LwAdviceView
{
  GtkBox parent_instance;

  /* Made here. */
  GtkListBox *list;
  GtkToggleButton *guns;
  GtkWidget *legend; /* of the shading, while it is shown */

  /* Owned. */
  LwEditor *editor;
  LwSurvey *survey;

  LwEditorHand *hand; /* of the same page */
  guint timer;
};

G_DEFINE_FINAL_TYPE (LwAdviceView, lw_advice_view, GTK_TYPE_BOX)

static const char *
icon_of (const LwAdvice *advice)
{
  if (advice->weight != LW_ADVICE_GOOD)
    return "dialog-warning-symbolic";
  switch (advice->kind)
    {
    case LW_ADVICE_LANE:
      return "lw-measure-symbolic";
    case LW_ADVICE_COVER:
    case LW_ADVICE_MIDDLE:
      return "lw-tree-symbolic";
    case LW_ADVICE_RIVER:
      return "lw-bridge-symbolic";
    case LW_ADVICE_DEAD_GROUND:
      return "lw-eye-symbolic";
    case LW_ADVICE_FAIRNESS:
      return "lw-flip-symbolic";
    default:
      return "lw-step-done-symbolic";
    }
}

static const char *
word_weight (LwAdviceWeight weight)
{
  switch (weight)
    {
    case LW_ADVICE_FAULT:
      return _ ("Must be mended");
    case LW_ADVICE_CAUTION:
      return _ ("Caution");
    case LW_ADVICE_GOOD:
    default:
      return _ ("Good");
    }
}

static GtkWidget *
new_words (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static const char *
word_line (const LwScenario *scenario, LwEdge edge)
{
  if (scenario == NULL)
    return edge == LW_EDGE_NORTH ? _ ("North back line") : _ ("South back line");
  return scenario->side[LW_RED].edge == edge ? _ ("Red back line") : _ ("Blue back line");
}

static GtkWidget *
new_end (const LwScenario *scenario, LwEdge edge, float align)
{
  GtkWidget *label = gtk_label_new (word_line (scenario, edge));

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim");
  return label;
}

/* North's share at the left, south's at the right; in the colours of the sides once a scenario has
 * settled which line is whose. */
static GtkWidget *
new_balance (const LwAdvice *advice, const LwScenario *scenario)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *ends = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 100);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), advice->number[0]);
  gtk_widget_add_css_class (bar, "balance");
  if (scenario != NULL)
    gtk_widget_add_css_class (bar, scenario->side[LW_RED].edge == LW_EDGE_NORTH ? "red-left"
                                                                                : "blue-left");
  gtk_box_append (GTK_BOX (ends), new_end (scenario, LW_EDGE_NORTH, 0));
  gtk_box_append (GTK_BOX (ends), new_end (scenario, LW_EDGE_SOUTH, 1));
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), ends);
  return box;
}

GtkWidget *
lw_advice_row_new (const LwAdvice *advice, const LwScenario *scenario)
{
  GtkWidget *row = gtk_list_box_row_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_of (advice));
  g_autofree char *spoken =
      g_strdup_printf ("%s: %s. %s", word_weight (advice->weight), advice->title, advice->text);

  gtk_widget_add_css_class (icon, "advice-icon");
  gtk_widget_add_css_class (icon, advice->weight == LW_ADVICE_GOOD ? "good" : "amber");
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_words (advice->title, "step-title"));
  gtk_box_append (GTK_BOX (words), new_words (advice->text, "dim"));
  if (advice->kind == LW_ADVICE_FAIRNESS)
    gtk_box_append (GTK_BOX (words), new_balance (advice, scenario));
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  if (advice->weight == LW_ADVICE_FAULT)
    gtk_widget_add_css_class (row, "fault");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
premultiply (guint8 *pixel, const LwColour *a, double wa, const LwColour *b, double wb)
{
  double alpha = MIN ((wa + wb) * HEAT_ALPHA, .75), sum = MAX (wa + wb, 1e-6);

  pixel[0] = (guint8)(255 * alpha * (a->b * wa + b->b * wb) / sum);
  pixel[1] = (guint8)(255 * alpha * (a->g * wa + b->g * wb) / sum);
  pixel[2] = (guint8)(255 * alpha * (a->r * wa + b->r * wb) / sum);
  pixel[3] = (guint8)(255 * alpha);
}

/* Amber where the guns of the south line see, violet where those of the north do. */
static cairo_surface_t *
draw_heat (const LwHeat *heat)
{
  static const LwColour south = { .95, .6, .1 }, north = { .5, .25, .75 };
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)heat->columns, (int)heat->rows);
  guint8 *pixels = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint x, y;

  for (y = 0; y < heat->rows; y++)
    for (x = 0; x < heat->columns; x++)
      {
        guint i = (heat->rows - 1 - y) * heat->columns + x;

        premultiply (pixels + y * (guint)stride + x * 4, &south,
                     (double)heat->south[i] / MAX (heat->guns, 1), &north,
                     (double)heat->north[i] / MAX (heat->guns, 1));
      }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static void
show_heat (LwAdviceView *self)
{
  cairo_surface_t *surface = NULL;

  if (gtk_toggle_button_get_active (self->guns) && self->survey != NULL)
    surface = draw_heat (&self->survey->heat);
  gtk_widget_set_visible (self->legend, surface != NULL);
  lw_editor_hand_show_heat (self->hand, surface);
  g_clear_pointer (&surface, cairo_surface_destroy);
}

static void
fill (LwAdviceView *self)
{
  GtkWidget *child;
  guint i;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (i = 0; i < self->survey->lines->len; i++)
    gtk_list_box_append (self->list, lw_advice_row_new (g_ptr_array_index (self->survey->lines, i),
                                                        lw_editor_scenario (self->editor)));
}

/* Looks now, instead of a moment after the last change. */
static void
refresh (LwAdviceView *self)
{
  g_autoptr (GPtrArray) faulty = NULL;

  g_return_if_fail (LW_IS_ADVICE_VIEW (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->survey, lw_survey_free);
  self->survey = lw_survey_new (lw_editor_country (self->editor));
  faulty = lw_survey_faulty (lw_editor_country (self->editor));
  lw_editor_hand_show_bad (self->hand, faulty);
  fill (self);
  show_heat (self);
}

static gboolean
look_cb (gpointer data)
{
  LwAdviceView *self = data;

  self->timer = 0;
  refresh (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (LwAdviceView *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (PATIENCE_MS, look_cb, self);
}

/* The box about all that a line speaks of. FALSE: it speaks of the whole. */
static gboolean
place_of (LwAdviceView *self, const LwAdvice *advice, LwBox *box)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  guint i;

  if (advice->points->len > 0)
    g_array_append_vals (points, advice->points->data, advice->points->len);
  for (i = 0; i < advice->ids->len && advice->points->len == 0; i++)
    {
      const LwFeature *thing =
          lw_country_find (lw_editor_country (self->editor), g_ptr_array_index (advice->ids, i));
      LwBox next = thing == NULL ? (LwBox){ 0, 0, 0, 0 } : lw_feature_bounds (thing);
      LwPoint corners[] = { { next.x1, next.y1 }, { next.x2, next.y2 } };

      if (thing != NULL)
        g_array_append_vals (points, corners, 2);
    }
  if (points->len > 0)
    *box = lw_box_around ((const LwPoint *)(void *)points->data, points->len, LW_INCH / 2);
  return points->len > 0;
}

static void
activated_cb (LwAdviceView *self, GtkListBoxRow *row)
{
  guint i = (guint)gtk_list_box_row_get_index (row);
  const LwAdvice *advice;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  LwBox box;
  guint k;

  if (self->survey == NULL || i >= self->survey->lines->len)
    return;
  advice = g_ptr_array_index (self->survey->lines, i);
  for (k = 0; k < advice->ids->len; k++)
    g_ptr_array_add (ids, g_ptr_array_index (advice->ids, k));
  g_ptr_array_add (ids, NULL);
  lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  lw_editor_select_ids (self->editor, (const char *const *)ids->pdata);
  lw_editor_hand_point_out (self->hand, place_of (self, advice, &box) ? &box : NULL, advice->title);
  lw_editor_tell (self->editor, advice->text);
}

static GtkWidget *
new_head (LwAdviceView *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new (_ ("Advice"));
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *guns = gtk_toggle_button_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "panel-title");
  gtk_box_append (GTK_BOX (inside), gtk_image_new_from_icon_name ("lw-eye-symbolic"));
  gtk_box_append (GTK_BOX (inside), gtk_label_new (_ ("What guns see")));
  gtk_button_set_child (GTK_BUTTON (guns), inside);
  gtk_widget_add_css_class (guns, "quiet");
  gtk_widget_set_tooltip_text (guns, _ ("Shade what guns on the back lines could see: amber from "
                                        "the south, violet from the north"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (guns), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What guns see"), -1);
  self->guns = GTK_TOGGLE_BUTTON (guns);
  g_signal_connect_swapped (guns, "toggled", G_CALLBACK (show_heat), self);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), guns);
  return head;
}

static GtkWidget *
new_shade (const char *css_class, const char *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *patch = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_valign (patch, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (patch, "shade");
  gtk_widget_add_css_class (patch, css_class);
  gtk_box_append (GTK_BOX (box), patch);
  gtk_box_append (GTK_BOX (box), new_words (words, "caption"));
  return box;
}

/* What the colours mean: the deeper, the more guns see it. */
static GtkWidget *
new_legend (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), new_shade ("south", _ ("seen by guns on the south line")));
  gtk_box_append (GTK_BOX (box), new_shade ("north", _ ("seen by guns on the north line")));
  gtk_box_append (GTK_BOX (box), new_shade ("unseen", _ ("unshaded: dead ground")));
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static void
lw_advice_view_dispose (GObject *object)
{
  LwAdviceView *self = LW_ADVICE_VIEW (object);

  lw_fall_silent (GTK_WIDGET (object));
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->survey, lw_survey_free);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (lw_advice_view_parent_class)->dispose (object);
}

static void
lw_advice_view_class_init (LwAdviceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_advice_view_dispose;
}

static void
lw_advice_view_init (LwAdviceView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "advice");
}

GtkWidget *
lw_advice_view_new (LwEditor *editor, LwEditorHand *hand)
{
  LwAdviceView *self = g_object_new (LW_TYPE_ADVICE_VIEW, NULL);

  self->editor = g_object_ref (editor);
  self->hand = hand;
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Advice"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (activated_cb), self);
  self->legend = new_legend ();
  gtk_box_append (GTK_BOX (self), new_head (self));
  gtk_box_append (GTK_BOX (self), self->legend);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->list));
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  refresh (self);
  return GTK_WIDGET (self);
}
