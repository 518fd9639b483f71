/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-widgets.c: small things that GTK's widgets do not do by themselves.
 */
#include "lw-widgets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- a fold ---- */

/* A folded expander has taken its child out of the window, but GTK 4.18 goes on to look for the
 * focus in it and complains that it has no root; in what is invisible it does not look. */
GtkWidget *
lw_fold_new (const char *heading, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (heading);

  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  g_object_bind_property (expander, "expanded", child, "visible", G_BINDING_SYNC_CREATE);
  return expander;
}

/* ---- a menu ---- */

static void
opened_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
lw_menu_set (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, opened_cb, g_object_ref (menu), g_object_unref);
}

/* ---- into sight ---- */

/* Pixels left below it. */
#define MARGIN 8

/* A length of @size at @start, as it is seen in the window of @adjustment. */
static void
scroll_along (GtkAdjustment *adjustment, double start, double size)
{
  double at = gtk_adjustment_get_value (adjustment);
  double beyond = start + size + MARGIN - gtk_adjustment_get_page_size (adjustment);

  if (beyond > 0)
    gtk_adjustment_set_value (adjustment, at + MIN (start, beyond));
  else if (start < 0)
    gtk_adjustment_set_value (adjustment, at + start);
}

static void
scroll (GtkScrolledWindow *scroller, GtkWidget *widget)
{
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (scroller), &box))
    return;
  scroll_along (gtk_scrolled_window_get_vadjustment (scroller), box.origin.y, box.size.height);
  scroll_along (gtk_scrolled_window_get_hadjustment (scroller), box.origin.x, box.size.width);
}

/* The first call comes before the layout, the second after it. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gboolean *laid_out = data;
  GtkWidget *above;

  if (!*laid_out)
    {
      *laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }
  for (above = widget; above != NULL; above = gtk_widget_get_parent (above))
    if (GTK_IS_SCROLLED_WINDOW (above))
      scroll (GTK_SCROLLED_WINDOW (above), widget);
  return G_SOURCE_REMOVE;
}

void
lw_scroll_into_sight (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_add_tick_callback (widget, scroll_cb, g_new0 (gboolean, 1), g_free);
}

/* ---- the wheel ---- */

static void
set_wheel (GtkWidget *widget, gboolean on)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller,
                                                    on ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}

static void
focus_moved_cb (GtkEventControllerFocus *focus)
{
  set_wheel (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus)),
             gtk_event_controller_focus_contains_focus (focus));
}

void
lw_wheel_with_focus (GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SCALE (widget));

  g_signal_connect (focus, "notify::contains-focus", G_CALLBACK (focus_moved_cb), NULL);
  gtk_widget_add_controller (widget, focus);
  set_wheel (widget, FALSE);
}

/* ---- what belongs to a widget ---- */

typedef struct
{
  gpointer data;
  GDestroyNotify free_data;
} Owned;

static void
free_owned (gpointer data)
{
  Owned *owned = data;

  owned->free_data (owned->data);
  g_free (owned);
}

void
lw_widget_owns (GtkWidget *owner, gpointer data, GDestroyNotify free_data)
{
  GQuark key = g_quark_from_static_string ("lw-owned");
  Owned *owned;

  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (g_object_get_qdata (G_OBJECT (owner), key) == NULL);

  owned = g_new0 (Owned, 1);
  owned->data = data;
  owned->free_data = free_data;
  g_object_set_qdata_full (G_OBJECT (owner), key, owned, free_owned);
}

/* ---- before a widget goes ---- */

static void
silence (GtkWidget *inside, gpointer listener)
{
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (inside); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_signal_handlers_disconnect_by_data (child, listener);
      silence (child, listener);
    }
}

void
lw_fall_silent (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  silence (widget, widget);
}

void
lw_give_up_focus (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root == NULL ? NULL : gtk_root_get_focus (root);
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, NULL);
}

/* One line of a checklist. */

struct _LwStep
{
  GtkBox parent_instance;

  GtkImage *mark;
  GtkLabel *title;
  GtkLabel *subtitle;
};

G_DEFINE_FINAL_TYPE (LwStep, lw_step, GTK_TYPE_BOX)

static void
lw_step_class_init (LwStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-step.ui");
  gtk_widget_class_bind_template_child (widget_class, LwStep, mark);
  gtk_widget_class_bind_template_child (widget_class, LwStep, title);
  gtk_widget_class_bind_template_child (widget_class, LwStep, subtitle);
}

static void
lw_step_init (LwStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lw_step_new (const char *title)
{
  LwStep *self = g_object_new (LW_TYPE_STEP, NULL);

  gtk_label_set_text (self->title, title);
  return GTK_WIDGET (self);
}

void
lw_step_set (LwStep *self, LwStepState state, const char *subtitle)
{
  static const char *const icons[] = { "lw-step-open-symbolic", "lw-step-owed-symbolic",
                                       "lw-step-done-symbolic" };
  static const char *const classes[] = { "open", "owed", "done" };
  const char *states[] = { _ ("open"), _ ("owed"), _ ("done") };
  g_autofree char *label = NULL;

  g_return_if_fail (LW_IS_STEP (self));

  if (subtitle == NULL)
    subtitle = "";
  gtk_image_set_from_icon_name (self->mark, icons[state]);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), *subtitle != '\0');
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[state]);
  label = g_strdup_printf ("%s: %s. %s", gtk_label_get_text (self->title), states[state], subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* What all cards of the start page have in common. */

GtkWidget *
lw_card_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  /* A title may be longer than a card is wide. */
  if (g_strcmp0 (css_class, "card-title") == 0)
    gtk_widget_set_tooltip_text (label, text);
  return label;
}

GtkWidget *
lw_card_new (const char *path, const char *name, GtkWidget *content)
{
  GtkWidget *card = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (card), content);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.open-path");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return card;
}

/* The card says which file it is: the reason need not say in which folder. */
static const char *
short_reason (const char *path, const char *why)
{
  const char *base = strrchr (path, G_DIR_SEPARATOR);

  return base != NULL && g_str_has_prefix (why, path) ? why + (base + 1 - path) : why;
}

GtkWidget *
lw_card_new_bad (const LwLibraryItem *item, const char *why)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *base = g_path_get_basename (item->path);
  g_autofree char *name = g_strdup_printf (_ ("%s cannot be opened"), base);
  GtkWidget *reason = lw_card_label (short_reason (item->path, why), "dim");

  gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (reason), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (reason), 3);
  gtk_widget_add_css_class (reason, "caption");
  gtk_widget_set_tooltip_text (reason, why);
  gtk_box_append (GTK_BOX (box), lw_card_label (base, "card-title"));
  gtk_box_append (GTK_BOX (box), lw_card_label (_ ("cannot be opened"), "warning"));
  gtk_box_append (GTK_BOX (box), reason);
  gtk_widget_add_css_class (box, "card-body");
  return lw_card_new (item->path, name, box);
}
