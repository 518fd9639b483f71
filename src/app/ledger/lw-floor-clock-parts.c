/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-clock-parts.c: the face of the timekeeper's clock, its buttons, and the numbers that the
 * time goes by.
 */
#include "lw-floor-clock-private.h"

#include <glib/gi18n-lib.h>

#define MINUTE G_GINT64_CONSTANT (60000)

static void
numbers_cb (LwFloorClock *self)
{
  static const gint64 intervals[] = { 4 * MINUTE, 5 * MINUTE, 0 };
  guint chosen = gtk_drop_down_get_selected (self->interval);
  guint side;

  for (side = 0; side < LW_N_SIDES; side++)
    {
      self->timer.men[side] = (guint)gtk_spin_button_get_value_as_int (self->men[side]);
      self->timer.guns[side] = (guint)gtk_spin_button_get_value_as_int (self->guns[side]);
    }
  self->timer.interval = intervals[MIN (chosen, G_N_ELEMENTS (intervals) - 1)];
  lw_floor_clock_show (self);
}

static GtkSpinButton *
append_spin (
    LwFloorClock *self, GtkBox *box, const char *title, const char *label, guint value, double most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);
  GtkWidget *words = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (box, words);
  gtk_box_append (box, spin);
  return GTK_SPIN_BUTTON (spin);
}

static void
append_side (LwFloorClock *self, GtkBox *box, LwSide side)
{
  gboolean red = side == LW_RED;
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_side_nick (side));
  gtk_box_append (box, mark);
  self->men[side] = append_spin (self, box, red ? _ ("Red men") : _ ("Blue men"),
                                 red ? _ ("Red men") : _ ("Blue men"), self->timer.men[side], 999);
  self->guns[side] = append_spin (self, box, _ ("guns"), red ? _ ("Red guns") : _ ("Blue guns"),
                                  self->timer.guns[side], 50);
}

static GtkWidget *
new_numbers (LwFloorClock *self)
{
  const char *intervals[] = { _ ("Interval of 4 minutes"), _ ("Interval of 5 minutes"),
                              _ ("No interval"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  LwSide side;

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->interval = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (intervals));
  for (side = 0; side < LW_N_SIDES; side++)
    append_side (self, GTK_BOX (box), side);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->interval));
  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_signal_connect_swapped (self->men[side], "value-changed", G_CALLBACK (numbers_cb), self);
      g_signal_connect_swapped (self->guns[side], "value-changed", G_CALLBACK (numbers_cb), self);
    }
  g_signal_connect_swapped (self->interval, "notify::selected", G_CALLBACK (numbers_cb), self);
  return box;
}

static GtkButton *
append_button (GtkBox *box, const char *label, const char *action, const char *tip)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "big");
  gtk_box_append (box, button);
  return GTK_BUTTON (button);
}

static GtkWidget *
new_buttons (LwFloorClock *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->go = append_button (GTK_BOX (box), _ ("Go"), "clock.go", _ ("Go, pause, go on (Space)"));
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "suggested-action");
  self->end = append_button (GTK_BOX (box), _ ("End of move"), "clock.end",
                             _ ("Done before time; then the interval (E)"));
  append_button (GTK_BOX (box), _ ("Add a minute"), "clock.add", _ ("By agreement (M)"));
  self->swap = append_button (GTK_BOX (box), _ ("Other side"), "clock.swap",
                              _ ("The other side moves next (O)"));
  append_button (GTK_BOX (box), _ ("Full screen"), "clock.full", _ ("The whole screen (F11)"));
  return box;
}

static GtkLabel *
append_label (GtkBox *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static GtkWidget *
new_face (LwFloorClock *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (face, "floor-clock");
  self->heading = append_label (GTK_BOX (face), "words");
  gtk_widget_set_margin_top (GTK_WIDGET (self->heading), 18);
  self->digits = append_label (GTK_BOX (face), "digits");
  gtk_widget_set_vexpand (GTK_WIDGET (self->digits), TRUE);
  gtk_label_set_wrap (self->digits, FALSE);
  self->words = append_label (GTK_BOX (face), "words");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->digits),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Time left"), -1);
  return face;
}

void
lw_floor_clock_build (LwFloorClock *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->face = new_face (self);
  gtk_widget_set_vexpand (self->face, TRUE);
  gtk_box_append (GTK_BOX (foot), new_buttons (self));
  gtk_box_append (GTK_BOX (foot), new_numbers (self));
  gtk_widget_add_css_class (foot, "side");
  gtk_box_append (GTK_BOX (all), self->face);
  gtk_box_append (GTK_BOX (all), foot);
  gtk_window_set_child (GTK_WINDOW (self), all);
}
