/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-seat-row.c: who plays a side: a person with a name, or a General of a level and a temper.
 */
#include "lw-seat-row.h"

#include <glib/gi18n-lib.h>

#include "generals/generals.h"
#include "names/names.h"

struct _LwSeatRow
{
  GtkBox parent_instance;

  LwSide side;
  GtkToggleButton *person;
  GtkToggleButton *general;
  GtkEntry *name;
  GtkWidget *who; /* of a General */
  GtkDropDown *level;
  GtkDropDown *temper;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (LwSeatRow, lw_seat_row, GTK_TYPE_BOX)

/* What a level thinks, and a temper likes. */
static const char *const levels[LW_N_LEVELS] = {
  [LW_LEVEL_CADET] = N_ ("Aims by eye, and forgets."),
  [LW_LEVEL_CAPTAIN] = N_ ("A sound plan for every company."),
  [LW_LEVEL_COLONEL] = N_ ("Tries some ways in his head before he moves."),
  [LW_LEVEL_MARSHAL] = N_ ("Tries many ways in his head, and takes his time."),
};

static const char *const tempers[LW_N_TEMPERS] = {
  [LW_TEMPER_EVEN] = N_ ("Of even temper."),
  [LW_TEMPER_FIERY] = N_ ("Likes to be close early."),
  [LW_TEMPER_PRUDENT] = N_ ("Keeps what he has."),
  [LW_TEMPER_GUNNER] = N_ ("Trusts his guns."),
};

/* ---- what is chosen ---- */

static LwLevel
get_level (LwSeatRow *self)
{
  return (LwLevel)MIN (gtk_drop_down_get_selected (self->level), LW_N_LEVELS - 1);
}

static LwTemper
get_temper (LwSeatRow *self)
{
  return (LwTemper)MIN (gtk_drop_down_get_selected (self->temper), LW_N_TEMPERS - 1);
}

LwSeat
lw_seat_row_seat (LwSeatRow *self)
{
  g_return_val_if_fail (LW_IS_SEAT_ROW (self), (LwSeat){ 0 });

  if (!gtk_toggle_button_get_active (self->general))
    return (LwSeat){ 0 };

  return (LwSeat){ get_level (self) + 1, get_temper (self) };
}

char *
lw_seat_row_name (LwSeatRow *self)
{
  g_return_val_if_fail (LW_IS_SEAT_ROW (self), NULL);

  if (!gtk_toggle_button_get_active (self->general))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  return lw_level_names_player (get_level (self), get_temper (self));
}

void
lw_seat_row_keep (LwSeatRow *self)
{
  g_return_if_fail (LW_IS_SEAT_ROW (self));

  lw_settings_keep_player (self->side, gtk_editable_get_text (GTK_EDITABLE (self->name)));
  lw_settings_keep_seat (self->side, lw_seat_row_seat (self));
}

static void
update (LwSeatRow *self)
{
  gboolean is_general = gtk_toggle_button_get_active (self->general);
  g_autofree char *words =
      g_strdup_printf ("%s %s", _ (levels[get_level (self)]), _ (tempers[get_temper (self)]));

  gtk_widget_set_visible (GTK_WIDGET (self->name), !is_general);
  gtk_widget_set_visible (self->who, is_general);
  gtk_widget_set_visible (GTK_WIDGET (self->words), is_general);
  gtk_label_set_text (self->words, words);
}

/* ---- the widget ---- */

static GtkDropDown *
append_choice (LwSeatRow *self, const char *label)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);

  gtk_widget_set_hexpand (choice, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_box_append (GTK_BOX (self->who), choice);
  return GTK_DROP_DOWN (choice);
}

static void
add_name (GtkDropDown *choice, const char *name)
{
  gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (choice)), name);
}

static void
add_choices (LwSeatRow *self)
{
  self->who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_hexpand (self->who, TRUE);
  self->level = append_choice (self, self->side == LW_RED ? _ ("Level of Red’s General")
                                                          : _ ("Level of Blue’s General"));
  self->temper = append_choice (self, self->side == LW_RED ? _ ("Temper of Red’s General")
                                                           : _ ("Temper of Blue’s General"));
  for (LwLevel level = LW_LEVEL_CADET; level < LW_N_LEVELS; level++)
    add_name (self->level, lw_level_names_level (level));
  for (LwTemper temper = LW_TEMPER_EVEN; temper < LW_N_TEMPERS; temper++)
    add_name (self->temper, lw_level_names_temper (temper));
}

/* The side in its colour, a person or a General, and the person's name. */
static GtkWidget *
new_line (LwSeatRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *either = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *side = gtk_label_new (lw_side_name (self->side));

  gtk_widget_add_css_class (side, self->side == LW_RED ? "red-text" : "blue-text");
  gtk_label_set_width_chars (GTK_LABEL (side), 5);
  gtk_label_set_xalign (GTK_LABEL (side), 0);
  self->person = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (_ ("A person")));
  self->general = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (_ ("A General")));
  gtk_toggle_button_set_group (self->general, self->person);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->general),
                               _ ("The program plays this side; with two Generals you watch"));
  gtk_widget_add_css_class (either, "linked");
  gtk_box_append (GTK_BOX (either), GTK_WIDGET (self->person));
  gtk_box_append (GTK_BOX (either), GTK_WIDGET (self->general));
  self->name = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->name, 80);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->side == LW_RED ? _ ("Name of Red") : _ ("Name of Blue"),
                                  -1);
  gtk_box_append (GTK_BOX (line), side);
  gtk_box_append (GTK_BOX (line), either);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (line), self->who);
  return line;
}

static void
lw_seat_row_class_init (LwSeatRowClass *klass)
{
}

static void
lw_seat_row_init (LwSeatRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
}

GtkWidget *
lw_seat_row_new (LwSide side)
{
  LwSeatRow *self = g_object_new (LW_TYPE_SEAT_ROW, NULL);
  LwSeat seat = lw_settings_seat (side);
  g_autofree char *name = lw_settings_player (side);

  self->side = side;
  add_choices (self);
  gtk_box_append (GTK_BOX (self), new_line (self));
  self->words = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->words, 0);
  gtk_label_set_wrap (self->words, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "caption");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->words));
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_drop_down_set_selected (self->level, seat.general > 0 ? seat.general - 1 : LW_LEVEL_CADET);
  gtk_drop_down_set_selected (self->temper, seat.temper);
  g_signal_connect_object (self->general, "toggled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->temper, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  gtk_toggle_button_set_active (seat.general > 0 ? self->general : self->person, TRUE);
  update (self);
  return GTK_WIDGET (self);
}
