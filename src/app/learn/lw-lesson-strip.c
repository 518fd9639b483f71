/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-strip.c: one task at a time: what is to be done, how, and the buttons that help.
 */
#include "lw-lesson-strip.h"

#include <glib/gi18n-lib.h>

struct _LwLessonStrip
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *place;
  GtkLabel *task;
  GtkLabel *hint;
  GtkWidget *show;
  GtkWidget *again;
  GtkWidget *leave;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (LwLessonStrip, lw_lesson_strip, GTK_TYPE_BOX)

static void
lw_lesson_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_LESSON_STRIP);
  G_OBJECT_CLASS (lw_lesson_strip_parent_class)->dispose (object);
}

static void
lw_lesson_strip_class_init (LwLessonStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_lesson_strip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               LW_RESOURCE_BASE "/lw-lesson-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, place);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, task);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, hint);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, show);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, again);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, leave);
  gtk_widget_class_bind_template_child (widget_class, LwLessonStrip, next);
}

static void
lw_lesson_strip_init (LwLessonStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lw_lesson_strip_new (void)
{
  return g_object_new (LW_TYPE_LESSON_STRIP, NULL);
}

static void
say (LwLessonStrip *self, const char *place, const char *task, const char *hint)
{
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->task, task);
  gtk_label_set_text (self->hint, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, task, -1);
}

static void
show_buttons (LwLessonStrip *self, gboolean done, gboolean more)
{
  gtk_widget_set_visible (self->show, !done);
  gtk_widget_set_visible (self->again, !done);
  gtk_widget_set_visible (self->leave, done);
  gtk_widget_set_visible (self->next, done && more);
}

void
lw_lesson_strip_task (LwLessonStrip *self, const LwLesson *lesson, guint task, gboolean lost)
{
  const LwLessonTask *it;
  g_autofree char *place = NULL;

  g_return_if_fail (LW_IS_LESSON_STRIP (self));
  g_return_if_fail (lesson != NULL && task < lesson->tasks->len);

  it = g_ptr_array_index (lesson->tasks, task);
  /* TRANSLATORS: the title of a lesson, and which of its tasks this is: "Moving · task 2 of 4". */
  place =
      g_strdup_printf (_ ("%s · task %u of %u"), _ (lesson->title), task + 1, lesson->tasks->len);
  say (self, place, _ (it->task),
       lost ? _ ("The move is over, and this is not done. “Start again” takes you back to where "
                 "the task began; “Show me” does it for you.")
            : _ (it->hint));
  show_buttons (self, FALSE, FALSE);
  if (lost)
    gtk_widget_add_css_class (self->again, "suggested-action");
  else
    gtk_widget_remove_css_class (self->again, "suggested-action");
}

void
lw_lesson_strip_done (LwLessonStrip *self, const LwLesson *lesson, gboolean more)
{
  g_return_if_fail (LW_IS_LESSON_STRIP (self));
  g_return_if_fail (lesson != NULL);

  say (self, _ (lesson->title), _ ("That is the end of this lesson."),
       more ? _ ("Go on to the next, or back to the list.")
            : _ ("It was the last one. A real battle is begun with “New battle” on the start "
                 "page; the Nursery Table is a good first Country."));
  show_buttons (self, TRUE, more);
}
