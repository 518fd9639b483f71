/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-page.c: a lesson: the table with a task above it.
 *
 * The learner plays Red on a table like any other. After each order Blue answers, and the task is
 * looked at. A task that begins again, or is shown, gets a new table, on which all stands as it
 * should; nothing of a lesson is kept but that it is done.
 */
#include "lw-lesson-page.h"

#include <glib/gi18n-lib.h>

#include "battle/battle.h"
#include "library/library.h"
#include "session/session.h"
#include "kit/kit.h"
#include "names/names.h"

/* One task at a time: what is to be done, how, and the buttons that help. */

struct _LwTaskStrip
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

G_DEFINE_FINAL_TYPE (LwTaskStrip, lw_task_strip, GTK_TYPE_BOX)

static void
lw_task_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_TASK_STRIP);
  G_OBJECT_CLASS (lw_task_strip_parent_class)->dispose (object);
}

static void
lw_task_strip_class_init (LwTaskStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_task_strip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-task-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, place);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, task);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, hint);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, show);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, again);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, leave);
  gtk_widget_class_bind_template_child (widget_class, LwTaskStrip, next);
}

static void
lw_task_strip_init (LwTaskStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lw_task_strip_new (void)
{
  return g_object_new (LW_TYPE_TASK_STRIP, NULL);
}

static void
say (LwTaskStrip *self, const char *place, const char *task, const char *hint)
{
  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->task, task);
  gtk_label_set_text (self->hint, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, task, -1);
}

static void
show_buttons (LwTaskStrip *self, gboolean done, gboolean more)
{
  gtk_widget_set_visible (self->show, !done);
  gtk_widget_set_visible (self->again, !done);
  gtk_widget_set_visible (self->leave, done);
  gtk_widget_set_visible (self->next, done && more);
}

void
lw_task_strip_task (LwTaskStrip *self, const LwLesson *lesson, guint task, gboolean lost)
{
  const LwLessonTask *it;
  g_autofree char *place = NULL;

  g_return_if_fail (LW_IS_TASK_STRIP (self));
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
lw_task_strip_done (LwTaskStrip *self, const LwLesson *lesson, gboolean more)
{
  g_return_if_fail (LW_IS_TASK_STRIP (self));
  g_return_if_fail (lesson != NULL);

  say (self, _ (lesson->title), _ ("That is the end of this lesson."),
       more ? _ ("Go on to the next, or back to the list.")
            : _ ("It was the last one. A real battle is begun with “New battle” on the start "
                 "page; the Nursery Table is a good first Country."));
  show_buttons (self, TRUE, more);
}

/* Between two orders that are shown. */
#define SHOW_MS 900

struct _LwLessonPage
{
  GtkBox parent_instance;

  GtkWidget *table;
  LwTaskStrip *strip;

  /* Owned. */
  GPtrArray *lessons; /* of LwLesson */
  LwSession *session;

  guint number; /* of the lesson, from 0 */
  guint task;
  guint since; /* so many events there were when it began */
  guint shown; /* the order that is shown next; 0: the learner has the table */
  guint timer;
  guint idle;
};

G_DEFINE_FINAL_TYPE (LwLessonPage, lw_lesson_page, GTK_TYPE_BOX)

static void begin_task (LwLessonPage *self, guint task);

static const LwLesson *
lesson_of (LwLessonPage *self)
{
  return g_ptr_array_index (self->lessons, self->number);
}

static const LwBattle *
battle_of (LwLessonPage *self)
{
  return lw_session_battle (self->session);
}

/* ---- the task ---- */

static void
update_strip (LwLessonPage *self)
{
  const LwLesson *lesson = lesson_of (self);

  if (self->task == lesson->tasks->len)
    lw_task_strip_done (self->strip, lesson, self->number + 1 < self->lessons->len);
  else
    lw_task_strip_task (self->strip, lesson, self->task,
                        lw_lesson_is_lost (lesson, self->task, battle_of (self), self->since));
}

/* Undo takes events back too. */
static void
look_at_task (LwLessonPage *self)
{
  const LwLesson *lesson = lesson_of (self);
  const LwBattle *battle = battle_of (self);

  self->since = MIN (self->since, battle->events->len);
  while (self->task < lesson->tasks->len &&
         lw_lesson_is_done (lesson, self->task, battle, self->since))
    {
      self->task++;
      self->since = battle->events->len;
    }
  if (self->task == lesson->tasks->len)
    lw_settings_keep_lesson (lesson->id);
  update_strip (self);
}

/* Blue must not begin while an order of Red is still being told to everybody. */
static gboolean
answer_cb (gpointer data)
{
  LwLessonPage *self = data;
  gboolean played = TRUE;
  LwOrder *order;

  self->idle = 0;
  while (played && self->shown == 0 && (order = lw_lesson_answer (battle_of (self))) != NULL)
    {
      played = lw_session_submit (self->session, order, NULL);
      lw_order_free (order);
    }
  if (self->shown == 0)
    look_at_task (self);
  return G_SOURCE_REMOVE;
}

static void
played_cb (LwLessonPage *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (answer_cb, self);
}

/* ---- the table ---- */

static void
stop_showing (LwLessonPage *self)
{
  self->shown = 0;
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* Behind the curtain the learner is Red, once he has pressed the button for it. */
static void
take_side (LwLessonPage *self)
{
  const LwBattle *battle = battle_of (self);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && !battle->ready[LW_RED])
    lw_session_take_hand (self->session, LW_RED);
}

/* The file of the battle has its words in English. */
static void
translate (LwBattle *battle, const char *title)
{
  guint side;

  g_free (battle->title);
  battle->title = g_strdup (_ (title));
  for (side = 0; side < LW_N_SIDES; side++)
    {
      g_free (battle->player[side].name);
      battle->player[side].name = g_strdup (lw_side_name (side));
    }
}

static void
lay_table (LwLessonPage *self)
{
  LwBattle *battle = lw_lesson_stand (lesson_of (self), self->task);

  translate (battle, lesson_of (self)->title);
  if (self->table != NULL)
    {
      gtk_box_remove (GTK_BOX (self->table), GTK_WIDGET (self->strip));
      gtk_box_remove (GTK_BOX (self), self->table);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_clear_object (&self->session);
  self->session = lw_session_new_bare (battle, NULL);
  self->table = lw_battle_page_new (self->session);
  gtk_widget_set_vexpand (self->table, TRUE);
  gtk_box_insert_child_after (GTK_BOX (self->table), GTK_WIDGET (self->strip),
                              gtk_widget_get_first_child (self->table));
  gtk_box_append (GTK_BOX (self), self->table);
  g_signal_connect_object (self->session, "played", G_CALLBACK (played_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
begin_task (LwLessonPage *self, guint task)
{
  stop_showing (self);
  self->task = task;
  lay_table (self);
  self->since = battle_of (self)->events->len;
  if (task > 0)
    take_side (self);
  if (lw_battle_moving (battle_of (self)))
    lw_session_set_paused (self->session, FALSE);
  update_strip (self);
  gtk_widget_grab_focus (self->table);
}

/* The order is the record's own, so that a shot that is shown hits. */
static gboolean
show_next_cb (gpointer data)
{
  LwLessonPage *self = data;
  const LwLesson *lesson = lesson_of (self);
  guint last = lw_lesson_begins (lesson, self->task + 1);
  const LwOrder *order = lw_battle_order (lesson->battle, self->shown);

  take_side (self);
  if (lw_session_submit (self->session, order, NULL) && self->shown < last)
    {
      self->shown++;
      return G_SOURCE_CONTINUE;
    }
  self->timer = 0;
  self->shown = 0;
  played_cb (self);
  return G_SOURCE_REMOVE;
}

static void
show_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLessonPage *self = LW_LESSON_PAGE (widget);

  begin_task (self, self->task);
  self->shown = lw_lesson_begins (lesson_of (self), self->task) + 1;
  self->timer = g_timeout_add (SHOW_MS, show_next_cb, self);
}

static void
again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLessonPage *self = LW_LESSON_PAGE (widget);

  begin_task (self, self->task);
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwLessonPage *self = LW_LESSON_PAGE (widget);
  const LwLesson *next = g_ptr_array_index (self->lessons, self->number + 1);
  LwNavigator *navigator = lw_navigator_of (widget);
  g_autoptr (GError) error = NULL;
  GtkWidget *page = lw_lesson_page_new (next->id, &error);

  if (page == NULL)
    lw_navigator_toast (navigator, error->message);
  else
    lw_navigator_replace (navigator, page, _ (next->title));
}

/* ---- the page ---- */

static gboolean
lw_lesson_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LW_LESSON_PAGE (widget)->table);
}

/* The table ends its session; nobody is answered, nothing shown any more. */
static void
lw_lesson_page_unroot (GtkWidget *widget)
{
  LwLessonPage *self = LW_LESSON_PAGE (widget);

  GTK_WIDGET_CLASS (lw_lesson_page_parent_class)->unroot (widget);
  stop_showing (self);
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
lw_lesson_page_dispose (GObject *object)
{
  LwLessonPage *self = LW_LESSON_PAGE (object);
  GtkWidget *child;

  stop_showing (self);
  g_clear_handle_id (&self->idle, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  g_clear_object (&self->strip);
  g_clear_object (&self->session);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  G_OBJECT_CLASS (lw_lesson_page_parent_class)->dispose (object);
}

static void
lw_lesson_page_class_init (LwLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_lesson_page_dispose;
  widget_class->grab_focus = lw_lesson_page_grab_focus;
  widget_class->unroot = lw_lesson_page_unroot;
  gtk_widget_class_install_action (widget_class, "lesson.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
}

static void
lw_lesson_page_init (LwLessonPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->strip = g_object_ref_sink (LW_TASK_STRIP (lw_task_strip_new ()));
}

static gboolean
find_lesson (GPtrArray *lessons, const char *id, guint *number)
{
  guint i;

  for (i = 0; i < lessons->len; i++)
    if (g_str_equal (((LwLesson *)g_ptr_array_index (lessons, i))->id, id))
      {
        *number = i;
        return TRUE;
      }
  return FALSE;
}

GtkWidget *
lw_lesson_page_new (const char *id, GError **error)
{
  g_autoptr (GPtrArray) lessons = lw_lesson_file_list (error);
  LwLessonPage *self;
  guint number;

  g_return_val_if_fail (id != NULL, NULL);

  if (lessons == NULL)
    return NULL;
  if (!find_lesson (lessons, id, &number))
    {
      g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, _ ("There is no lesson “%s”."),
                   id);
      return NULL;
    }
  if (!lw_lesson_file_load (g_ptr_array_index (lessons, number), error))
    return NULL;
  self = g_object_new (LW_TYPE_LESSON_PAGE, NULL);
  self->lessons = g_steal_pointer (&lessons);
  self->number = number;
  begin_task (self, 0);
  return GTK_WIDGET (self);
}
