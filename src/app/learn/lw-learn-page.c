/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-learn-page.c: "Learn to play": the lessons and the practice ground, each a card that opens its
 * page.
 */
#include "lw-learn-page.h"

#include <glib/gi18n-lib.h>

#include "kit/kit.h"
#include "library/library.h"

struct _LwLearnPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkBox *entries;

  GtkWidget *first; /* the first lesson that is not done */
};

G_DEFINE_FINAL_TYPE (LwLearnPage, lw_learn_page, GTK_TYPE_BOX)

static GtkWidget *
new_body (const char *title, const char *what, const char *mark)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *told = gtk_label_new (what);

  gtk_box_append (GTK_BOX (head), lw_card_label (title, "card-title"));
  if (mark != NULL)
    gtk_box_append (GTK_BOX (head), lw_card_label (mark, "dim"));
  gtk_label_set_wrap (GTK_LABEL (told), TRUE);
  gtk_label_set_xalign (GTK_LABEL (told), 0);
  gtk_widget_add_css_class (told, "dim");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), told);
  gtk_widget_add_css_class (box, "card-body");
  return box;
}

/* An action of the window opens the page of each. */
static GtkWidget *
new_entry (const char *title, const char *what, const char *mark)
{
  GtkWidget *card = gtk_button_new ();
  g_autofree char *name = mark == NULL ? g_strdup (title) : g_strdup_printf ("%s: %s", title, mark);

  gtk_button_set_child (GTK_BUTTON (card), new_body (title, what, mark));
  gtk_widget_add_css_class (card, "card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, what, -1);
  return card;
}

static GtkWidget *
new_lesson (const LwLesson *lesson, guint number, gboolean done)
{
  /* TRANSLATORS: a lesson in the list: its number and its title: "1. Moving". */
  g_autofree char *title = g_strdup_printf (_ ("%u. %s"), number, _ (lesson->title));
  /* TRANSLATORS: a lesson that the player has done. */
  GtkWidget *card = new_entry (title, _ (lesson->about), done ? C_ ("lesson", "done") : NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.lesson");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", lesson->id);
  return card;
}

static void
add_lessons (LwLearnPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lessons = lw_lesson_file_list (&error);
  guint i;

  if (lessons == NULL)
    {
      gtk_box_append (self->entries, lw_card_label (error->message, "warning"));
      return;
    }
  for (i = 0; i < lessons->len; i++)
    {
      const LwLesson *lesson = g_ptr_array_index (lessons, i);
      gboolean done = lw_settings_lesson_done (lesson->id);
      GtkWidget *card = new_lesson (lesson, i + 1, done);

      gtk_box_append (self->entries, card);
      if (self->first == NULL && !done)
        self->first = card;
    }
}

/* Anew each time that one comes to it: a lesson may be done by now. */
static void
fill (LwLearnPage *self)
{
  GtkWidget *child, *practice;

  self->first = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->entries))) != NULL)
    gtk_box_remove (self->entries, child);
  add_lessons (self);
  practice = new_entry (
      _ ("Practice ground"),
      _ ("A gun, and men, a horseman, a wall, a hill and twigs at marked ranges from one to "
         "twenty-seven feet. Fire as often as you like, and see how each shot flew."),
      NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (practice), "win.practice");
  gtk_box_append (self->entries, practice);
  if (self->first == NULL)
    self->first = practice;
}

static void
lw_learn_page_map (GtkWidget *widget)
{
  fill (LW_LEARN_PAGE (widget));
  GTK_WIDGET_CLASS (lw_learn_page_parent_class)->map (widget);
}

static gboolean
lw_learn_page_grab_focus (GtkWidget *widget)
{
  LwLearnPage *self = LW_LEARN_PAGE (widget);

  if (self->first == NULL)
    fill (self);
  return gtk_widget_grab_focus (self->first);
}

static void
lw_learn_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_LEARN_PAGE);
  G_OBJECT_CLASS (lw_learn_page_parent_class)->dispose (object);
}

static void
lw_learn_page_class_init (LwLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_learn_page_dispose;
  widget_class->grab_focus = lw_learn_page_grab_focus;
  widget_class->map = lw_learn_page_map;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwLearnPage, entries);
}

static void
lw_learn_page_init (LwLearnPage *self)
{
  g_type_ensure (LW_TYPE_CLAMP);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lw_learn_page_new (void)
{
  return g_object_new (LW_TYPE_LEARN_PAGE, NULL);
}
