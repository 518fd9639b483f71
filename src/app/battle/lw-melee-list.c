/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-list.c: the men of one side in a melee, a row each with his fate, under their tally.
 */
#include "lw-melee-list.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "names/names.h"

/* A man and his row. */
typedef struct
{
  LwRef man;
  guint number; /* as on the picture, from 1 */
  GtkWidget *row;
  GtkLabel *fate;
  GtkWidget *sign;
} Line;

struct _LwMeleeList
{
  GtkBox parent_instance;

  const LwBattle *battle; /* borrowed: the dialog outlives its lists */
  LwMeleeFates *fates;
  LwSide side;
  GtkListBox *list;
  GtkLabel *tally;
  GArray *lines; /* of Line, in the order of the rows */
};

enum
{
  CHOSEN,
  HELD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwMeleeList, lw_melee_list, GTK_TYPE_BOX)

static const char *
fate_word (LwFate fate)
{
  return fate == LW_FATE_DEAD ? _ ("dead") : fate == LW_FATE_TAKEN ? _ ("prisoner") : _ ("lives");
}

static const char *
fate_sign (LwFate fate)
{
  return fate == LW_FATE_DEAD ? "✕" : fate == LW_FATE_TAKEN ? "◎" : "✓";
}

static const char *
fate_class (LwFate fate)
{
  return fate == LW_FATE_DEAD ? "fate-dead" : fate == LW_FATE_TAKEN ? "fate-taken" : "fate-lives";
}

static LwRef
man_of (LwMeleeList *self, GtkListBoxRow *row)
{
  return g_array_index (self->lines, Line, gtk_list_box_row_get_index (row)).man;
}

static void
show_sign (GtkWidget *sign, LwFate fate)
{
  const LwFate all[] = { LW_FATE_DEAD, LW_FATE_TAKEN, LW_FATE_LIVES };
  guint i;

  gtk_label_set_text (GTK_LABEL (sign), fate_sign (fate));
  for (i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_widget_remove_css_class (sign, fate_class (all[i]));
  gtk_widget_add_css_class (sign, fate_class (fate));
}

static void
show_fate (LwMeleeList *self, guint i)
{
  const Line *line = &g_array_index (self->lines, Line, i);
  LwFate now = lw_melee_fates_of (self->fates, line->man);
  g_autofree char *name = lw_despatch_man (self->battle, line->man);
  g_autofree char *label = g_strdup_printf ("%u, %s: %s", line->number, name, fate_word (now));

  gtk_label_set_text (line->fate, fate_word (now));
  gtk_widget_remove_css_class (GTK_WIDGET (line->fate), "dim");
  if (now == LW_FATE_DEAD)
    gtk_widget_add_css_class (GTK_WIDGET (line->fate), "dim");
  show_sign (line->sign, now);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
append_label (GtkWidget *box, const char *text, float align, int width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), align);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
append_row (LwMeleeList *self, LwRef man, guint number)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *digits = g_strdup_printf ("%u", number);
  GtkWidget *badge = append_label (box, digits, .5, 2);
  GtkWidget *arm = append_label (box, lw_arm_name (self->battle->men[man].arm), 0, -1);
  GtkWidget *fate = append_label (box, NULL, 1, 8);
  GtkWidget *sign = append_label (box, NULL, .5, 2);
  Line line = { man, number, row, GTK_LABEL (fate), sign };

  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_add_css_class (badge, lw_side_nick (self->side));
  gtk_widget_set_hexpand (arm, TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);
  g_array_append_val (self->lines, line);
  show_fate (self, self->lines->len - 1);
}

static void
show_tally (LwMeleeList *self)
{
  const GArray *men = lw_melee_fates_melee (self->fates)->men[self->side];
  guint dead = 0, taken = 0, i;
  g_autofree char *text = NULL;

  for (i = 0; i < men->len; i++)
    {
      LwFate fate = lw_melee_fates_of (self->fates, g_array_index (men, LwRef, i));

      dead += fate == LW_FATE_DEAD ? 1 : 0;
      taken += fate == LW_FATE_TAKEN ? 1 : 0;
    }
  if (taken > 0)
    text = g_strdup_printf (_ ("%u dead, %u taken"), dead, taken);
  else
    text = g_strdup_printf (_ ("%u dead, %u left"), dead, men->len - dead);
  gtk_label_set_text (self->tally, text);
}

void
lw_melee_list_update (LwMeleeList *self)
{
  g_return_if_fail (LW_IS_MELEE_LIST (self));

  for (guint i = 0; i < self->lines->len; i++)
    show_fate (self, i);
  show_tally (self);
}

void
lw_melee_list_take_focus (LwMeleeList *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (LW_IS_MELEE_LIST (self));

  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
row_activated_cb (LwMeleeList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, (int)man_of (self, row));
}

static void
row_selected_cb (LwMeleeList *self, GtkListBoxRow *row)
{
  if (row != NULL)
    g_signal_emit (self, signals[HELD], 0, (int)man_of (self, row));
}

static void
lw_melee_list_finalize (GObject *object)
{
  g_array_unref (LW_MELEE_LIST (object)->lines);
  g_clear_pointer (&LW_MELEE_LIST (object)->fates, lw_melee_fates_unref);
  G_OBJECT_CLASS (lw_melee_list_parent_class)->finalize (object);
}

static void
lw_melee_list_class_init (LwMeleeListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_melee_list_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", LW_TYPE_MELEE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[HELD] = g_signal_new ("held", LW_TYPE_MELEE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
lw_melee_list_init (LwMeleeList *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "melee-list");
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
}

static void
add_heading (LwMeleeList *self)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name;

  gtk_widget_add_css_class (heading, "melee-heading");
  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_add_css_class (mark, lw_side_nick (self->side));
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (heading), mark);
  name = append_label (heading, lw_side_name (self->side), 0, -1);
  gtk_widget_add_css_class (name, self->side == LW_RED ? "red-text" : "blue-text");
  gtk_widget_set_hexpand (name, TRUE);
  self->tally = GTK_LABEL (append_label (heading, NULL, 1, -1));
  gtk_widget_add_css_class (GTK_WIDGET (self->tally), "dim");
  gtk_box_append (GTK_BOX (self), heading);
}

static void
add_rows (LwMeleeList *self)
{
  const GArray *men = lw_melee_fates_melee (self->fates)->men[self->side];
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  guint i;

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
      self->side == LW_RED ? _ ("Red in the melee") : _ ("Blue in the melee"), -1);
  for (i = 0; i < men->len; i++)
    append_row (self, g_array_index (men, LwRef, i), i + 1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), scrolled);
}

GtkWidget *
lw_melee_list_new (const LwBattle *battle, LwMeleeFates *fates, LwSide side)
{
  LwMeleeList *self = g_object_new (LW_TYPE_MELEE_LIST, NULL);

  self->battle = battle;
  self->fates = lw_melee_fates_ref (fates);
  self->side = side;
  add_heading (self);
  add_rows (self);
  show_tally (self);
  return GTK_WIDGET (self);
}
