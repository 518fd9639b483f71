/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-melee-dialog.c: the settling of one melee: who fights, who is isolated, who falls.
 */
#include "lw-melee-dialog.h"

#include "names/names.h"
#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "lw-melee-list.h"
#include "lw-melee-picture.h"
#include "kit/kit.h"

struct _LwMeleeDialog
{
  GtkWindow parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *red_count;
  GtkLabel *blue_count;
  GtkLabel *isolation;
  GtkLabel *law;
  GtkLabel *law_number;
  GtkLabel *result;
  GtkBox *middle;
  GtkBox *left;
  GtkLabel *crews;
  GtkLabel *chooser;
  GtkButton *settle;

  /* Made here. */
  LwMeleePicture *picture;
  LwMeleeList *list[LW_N_SIDES];

  /* Owned. */
  LwSession *session;
  LwMeleeFates *fates;

  LwRest rest; /* what brought the dialog does not settle it too */
};

G_DEFINE_FINAL_TYPE (LwMeleeDialog, lw_melee_dialog, GTK_TYPE_WINDOW)

static const LwBattle *
battle_of (LwMeleeDialog *self)
{
  return lw_session_battle (self->session);
}

static void
set_markup (GtkLabel *label, const char *markup)
{
  gtk_label_set_markup (label, markup);
}

static void
show_count (LwMeleeDialog *self, LwSide side)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);
  GtkLabel *label = side == LW_RED ? self->red_count : self->blue_count;
  guint n = melee->men[side]->len;
  const char *what = side == battle_of (self)->mover ? _ ("who moved") : _ ("who stood");
  g_autofree char *markup = g_markup_printf_escaped (
      side == LW_RED ? "<span size=\"220%%\" weight=\"bold\">%u</span>  <b>%s</b>, %s"
                     : "<b>%2$s</b>, %3$s  <span size=\"220%%\" weight=\"bold\">%1$u</span>",
      n, lw_side_name (side), what);

  set_markup (label, markup);
  gtk_widget_add_css_class (GTK_WIDGET (label), side == LW_RED ? "red-text" : "blue-text");
}

static void
show_isolation (LwMeleeDialog *self)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);
  g_autofree char *text = NULL;

  if (melee->equal)
    text = g_strdup (_ ("Equal numbers"));
  else if (melee->isolated)
    text = g_strdup_printf (melee->inferior == LW_RED
                                ? _ ("Red isolated: needs %u within a move, has %u")
                                : _ ("Blue isolated: needs %u within a move, has %u"),
                            melee->need, melee->near->len);
  else
    text = g_strdup_printf (melee->inferior == LW_RED
                                ? _ ("Red supported: needs %u within a move, has %u")
                                : _ ("Blue supported: needs %u within a move, has %u"),
                            melee->need, melee->near->len);
  gtk_label_set_text (self->isolation, text);
  if (melee->isolated && !melee->equal)
    gtk_widget_add_css_class (GTK_WIDGET (self->isolation), "amber");
}

static void
show_law (LwMeleeDialog *self)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);
  const char *law = melee->equal ? "R58" : melee->isolated ? "R59" : "R60";
  g_autofree char *number = g_strdup_printf (_ ("Hand-to-hand, %s"), law);

  gtk_label_set_text (self->law, lw_law_text (law));
  gtk_label_set_text (self->law_number, number);
}

static void
show_result (LwMeleeDialog *self)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);
  LwSide superior = LW_OTHER (melee->inferior);
  guint left = melee->equal ? 0 : melee->men[superior]->len - melee->each_dead;
  g_autofree char *markup = NULL;

  if (melee->equal)
    markup = g_markup_printf_escaped (_ ("<b>Result</b>  all <b>%u</b> on each side are dead"),
                                      melee->each_dead);
  else
    markup = g_markup_printf_escaped (melee->inferior == LW_RED
                                          ? _ ("<b>Result</b>   <span size=\"130%%\" "
                                               "weight=\"bold\">%u</span> dead on each side  ·  "
                                               "<b>%u</b> Red prisoners  ·  <b>%u</b> Blue left")
                                          : _ ("<b>Result</b>   <span size=\"130%%\" "
                                               "weight=\"bold\">%u</span> dead on each side  ·  "
                                               "<b>%u</b> Blue prisoners  ·  <b>%u</b> Red left"),
                                      melee->each_dead, melee->taken, left);
  set_markup (self->result, markup);
}

static gboolean
near_melee (LwMeleeDialog *self, LwRef gun)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);
  const LwBattle *battle = battle_of (self);
  guint side, i;

  for (side = 0; side < LW_N_SIDES; side++)
    for (i = 0; i < melee->men[side]->len; i++)
      if (lw_man_near_gun (&battle->men[g_array_index (melee->men[side], LwRef, i)],
                           &battle->guns[gun], LW_SIX_INCHES))
        return TRUE;
  return FALSE;
}

/* "Red 1, 3; Blue 2": the men of a list by their numbers. */
static void
append_numbers (LwMeleeDialog *self, GString *text, const GArray *men, const char *what)
{
  const LwMelee *melee = lw_melee_fates_melee (self->fates);

  for (guint side = 0; side < LW_N_SIDES; side++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (guint i = 0; i < melee->men[side]->len; i++)
        if (lw_refs_hold (men, g_array_index (melee->men[side], LwRef, i)))
          g_string_append_printf (numbers, "%s%u", numbers->len == 0 ? "" : ", ", i + 1);
      if (numbers->len > 0)
        /* TRANSLATORS: what becomes of them, their side, their numbers: "Dead: Red 1, 3". */
        g_string_append_printf (text, _ ("%s%s: %s %s"), text->len == 0 ? "" : "\n", what,
                                lw_side_name ((LwSide)side), numbers->str);
    }
}

/* What will happen when it is settled so. (transfer full) */
static GString *
word_fates (LwMeleeDialog *self)
{
  g_autoptr (LwOrder) order = lw_melee_fates_order (self->fates);
  GString *text = g_string_new (NULL);

  append_numbers (self, text, order->dead, _ ("Dead"));
  append_numbers (self, text, order->taken, _ ("Prisoners"));
  return text;
}

/* Each gun about the melee as the choice would leave it (the mover at Hook's Farm chose like a
 * gunner). */
static void
show_crews (LwMeleeDialog *self)
{
  const LwBattle *battle = battle_of (self);
  GString *text = word_fates (self);
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      g_autofree char *name = NULL;
      guint left;

      if (!battle->guns[gun].placed || battle->guns[gun].retired || !near_melee (self, gun))
        continue;
      name = lw_despatch_gun_heading (battle, gun);
      left = lw_melee_fates_crew_left (self->fates, gun);
      g_string_append_printf (text,
                              left >= LW_GUN_CREW
                                  ? _ ("%s%s: %u men within six inches, in action")
                                  : _ ("%s%s: %u men within six inches, out of action"),
                              text->len == 0 ? "" : "\n", name, left);
    }
  gtk_label_set_text (self->crews, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->crews), text->len > 0);
  g_string_free (text, TRUE);
}

static void
update (LwMeleeDialog *self)
{
  lw_melee_list_update (self->list[LW_RED]);
  lw_melee_list_update (self->list[LW_BLUE]);
  show_crews (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
change (LwMeleeDialog *self, LwRef man)
{
  lw_melee_fates_change (self->fates, man);
  lw_melee_picture_select (self->picture, man);
  update (self);
}

static void
picked_cb (LwMeleeDialog *self, int man)
{
  change (self, (LwRef)man);
}

static void
held_cb (LwMeleeDialog *self, int man)
{
  if (self->picture != NULL)
    lw_melee_picture_select (self->picture, (LwRef)man);
}

static void
add_list (LwMeleeDialog *self, LwSide side)
{
  GtkWidget *list = lw_melee_list_new (battle_of (self), self->fates, side);

  self->list[side] = LW_MELEE_LIST (list);
  g_signal_connect_object (list, "chosen", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "held", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->middle, list);
}

static void
suggested_cb (LwMeleeDialog *self)
{
  lw_melee_fates_suggest (self->fates);
  update (self);
}

static void
settled_cb (LwMeleeDialog *self)
{
  g_autoptr (LwOrder) order = lw_melee_fates_order (self->fates);

  if (lw_rest_is_over (&self->rest) && lw_session_submit (self->session, order, NULL))
    gtk_window_close (GTK_WINDOW (self));
}

static void
settle_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  settled_cb (LW_MELEE_DIALOG (widget));
}

static void
lw_melee_dialog_dispose (GObject *object)
{
  LwMeleeDialog *self = LW_MELEE_DIALOG (object);

  lw_fall_silent (GTK_WIDGET (object));
  lw_rest_end (&self->rest);
  if (self->picture != NULL)
    lw_melee_picture_forget (self->picture);
  self->picture = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_MELEE_DIALOG);
  g_clear_pointer (&self->fates, lw_melee_fates_unref);
  if (self->session != NULL)
    lw_move_clock_release (lw_session_clock (self->session));
  g_clear_object (&self->session);
  G_OBJECT_CLASS (lw_melee_dialog_parent_class)->dispose (object);
}

/* The one property, which says whether it rests. */
static void
lw_melee_dialog_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, LW_MELEE_DIALOG (object)->rest.timer != 0);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, title);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, subtitle);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, red_count);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, blue_count);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, isolation);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, law);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, law_number);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, result);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, middle);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, left);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, crews);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, LwMeleeDialog, settle);
}

static void
lw_melee_dialog_class_init (LwMeleeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_melee_dialog_dispose;
  G_OBJECT_CLASS (klass)->get_property = lw_melee_dialog_get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_boolean ("resting", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-melee-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, suggested_cb);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_install_action (widget_class, "melee.settle", NULL, settle_cb);
}

static void
lw_melee_dialog_init (LwMeleeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_close_on_escape (GTK_WINDOW (self));
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_MELEE, NULL, NULL);
  lw_keys_tip (GTK_WIDGET (self->settle), "melee.settle");
}

static void
show_heading (LwMeleeDialog *self)
{
  const LwBattle *battle = battle_of (self);
  g_autofree char *title =
      g_strdup_printf (_ ("The melee at %s"), lw_name_shown (lw_battle_country (battle)->name));
  g_autofree char *subtitle =
      g_strdup_printf (battle->mover == LW_RED ? _ ("Move %u, Red · clock stopped")
                                               : _ ("Move %u, Blue · clock stopped"),
                       battle->move);

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->subtitle, subtitle);
  gtk_label_set_text (
      self->chooser,
      battle->mover == LW_RED
          ? _ ("Red, who moved, chooses who falls (R61). Click a man, or press Enter on his row.")
          : _ ("Blue, who moved, chooses who falls (R61). Click a man, or press Enter on his "
               "row."));
  gtk_widget_add_css_class (GTK_WIDGET (self->settle), lw_side_nick (battle->mover));
}

GtkWindow *
lw_melee_dialog_new (GtkWindow *parent, LwSession *session, LwMeleeFates *fates)
{
  LwMeleeDialog *self;

  g_return_val_if_fail (fates != NULL, NULL);

  self = g_object_new (LW_TYPE_MELEE_DIALOG, "transient-for", parent, "destroy-with-parent", TRUE,
                       NULL);
  self->session = g_object_ref (session);
  lw_move_clock_hold (lw_session_clock (session));
  self->fates = lw_melee_fates_ref (fates);
  self->picture =
      LW_MELEE_PICTURE (lw_melee_picture_new (lw_session_battle (session), self->fates));
  gtk_box_prepend (self->left, GTK_WIDGET (self->picture));
  g_signal_connect_object (self->picture, "picked", G_CALLBACK (picked_cb), self,
                           G_CONNECT_SWAPPED);
  show_heading (self);
  show_count (self, LW_RED);
  show_count (self, LW_BLUE);
  show_isolation (self);
  show_law (self);
  show_result (self);
  add_list (self, LW_RED);
  add_list (self, LW_BLUE);
  show_crews (self);
  lw_rest_begin (&self->rest);
  /* On a man, who can be chosen and chosen back: never on what cannot be taken back. */
  lw_melee_list_take_focus (self->list[LW_RED]);
  return GTK_WINDOW (self);
}
