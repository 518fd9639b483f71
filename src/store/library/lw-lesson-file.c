/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-lesson-file.c: lessons.xml, which only ships and is never written; the battles beside it.
 */
#include "lw-lesson-file.h"

#include "files/files.h"
#include "lw-library.h"
#include "xml/xml.h"

#include <string.h>

#define NAMESPACE "urn:little-wars:lessons"

typedef struct
{
  GPtrArray *lessons;
  LwLesson *lesson;   /* being read, or NULL */
  LwLessonTask *task; /* the same */
  GString *text;
} Reading;

static gboolean
fail (GError **error, const char *element, const char *what)
{
  g_set_error (error, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT, "lessons.xml: <%s>: %s", element,
               what);
  return FALSE;
}

static const char *
find (const char **names, const char **values, const char *name)
{

  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return values[i];
  return NULL;
}

static gboolean
find_number (const char **names, const char **values, const char *name, guint *number)
{
  const char *text = find (names, values, name);
  gint32 n;

  if (text == NULL || !lw_xml_parse_int (text, &n) || n < 0)
    return FALSE;
  *number = (guint)n;
  return TRUE;
}

static gboolean
read_box (const char *text, LwBox *box)
{
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  LwPoint low, high;

  if (!lw_xml_parse_points (text, corners) || corners->len != 2)
    return FALSE;
  low = g_array_index (corners, LwPoint, 0);
  high = g_array_index (corners, LwPoint, 1);
  *box = (LwBox){ low.x, low.y, high.x, high.y };
  return low.x < high.x && low.y < high.y;
}

static gboolean
read_goal (const char **names, const char **values, LwLessonGoal *goal)
{
  const char *event = find (names, values, "event");
  const char *within = find (names, values, "within");

  goal->count = 1;
  if (find (names, values, "count") != NULL && !find_number (names, values, "count", &goal->count))
    return FALSE;
  if (event != NULL)
    {
      goal->kind = LW_GOAL_EVENT;
      return lw_lesson_event_parse (event, &goal->event, &goal->of_gun);
    }
  if (within != NULL)
    {
      goal->kind = LW_GOAL_WITHIN;
      return lw_arm_parse (find (names, values, "arm"), &goal->arm) &&
             read_box (within, &goal->box);
    }
  goal->kind = LW_GOAL_GUNS;
  return find_number (names, values, "guns", &goal->count);
}

static gboolean
begin_lesson (Reading *reading, const char **names, const char **values, GError **error)
{
  reading->lesson = lw_lesson_new ();
  g_ptr_array_add (reading->lessons, reading->lesson);
  reading->lesson->id = g_strdup (find (names, values, "id"));
  if (reading->lesson->id == NULL || !find_number (names, values, "first", &reading->lesson->first))
    return fail (error, "lesson", "id and first are needed");
  return TRUE;
}

/* Tasks follow one another in the record. */
static gboolean
begin_task (Reading *reading, const char **names, const char **values, GError **error)
{
  guint before = lw_lesson_begins (reading->lesson, reading->lesson->tasks->len);

  reading->task = lw_lesson_task_new ();
  g_ptr_array_add (reading->lesson->tasks, reading->task);
  if (!find_number (names, values, "last", &reading->task->last) || reading->task->last <= before)
    return fail (error, "task", "last must be an order after those of the task before");
  return TRUE;
}

static gboolean
begin_goal (Reading *reading, const char **names, const char **values, GError **error)
{
  LwLessonGoal goal = { 0 };

  if (!read_goal (names, values, &goal))
    return fail (error, "goal", "an event, men of an arm within a box, or guns are needed");
  g_array_append_val (reading->task->goals, goal);
  return TRUE;
}

static void
start_cb (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Reading *reading = data;

  g_string_truncate (reading->text, 0);
  if (strcmp (element, "lessons") == 0)
    {
      if (g_strcmp0 (find (names, values, "xmlns"), NAMESPACE) != 0)
        fail (error, element, "it is of another namespace");
    }
  else if (strcmp (element, "lesson") == 0)
    begin_lesson (reading, names, values, error);
  else if (reading->lesson == NULL)
    fail (error, element, "it stands outside a lesson");
  else if (strcmp (element, "task") == 0)
    begin_task (reading, names, values, error);
  else if (strcmp (element, "goal") == 0 && reading->task != NULL)
    begin_goal (reading, names, values, error);
}

/* Where the words of an element belong, or NULL. */
static char **
place_of (Reading *reading, const char *element)
{
  if (reading->lesson == NULL)
    return NULL;
  if (strcmp (element, "title") == 0)
    return &reading->lesson->title;
  if (strcmp (element, "about") == 0)
    return &reading->lesson->about;
  if (reading->task != NULL && strcmp (element, "do") == 0)
    return &reading->task->task;
  if (reading->task != NULL && strcmp (element, "hint") == 0)
    return &reading->task->hint;
  return NULL;
}

static gboolean
is_whole (const LwLesson *lesson)
{

  if (lesson->title == NULL || lesson->about == NULL || lesson->tasks->len == 0)
    return FALSE;
  for (guint i = 0; i < lesson->tasks->len; i++)
    {
      const LwLessonTask *task = g_ptr_array_index (lesson->tasks, i);

      if (task->task == NULL || task->hint == NULL || task->goals->len == 0)
        return FALSE;
    }
  return TRUE;
}

static void
end_cb (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reading *reading = data;
  char **place = place_of (reading, element);

  if (strcmp (element, "task") == 0)
    reading->task = NULL;
  else if (strcmp (element, "lesson") == 0)
    {
      if (!is_whole (reading->lesson))
        fail (error, element, "words or goals are missing");
      reading->lesson = NULL;
    }
  else if (place != NULL)
    {
      g_free (*place);
      *place = g_strdup (reading->text->str);
    }
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize size, gpointer data, GError **error)
{
  g_string_append_len (((Reading *)data)->text, text, (gssize)size);
}

GPtrArray *
lw_lesson_file_parse (const char *text, gsize size, GError **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (GPtrArray) lessons = g_ptr_array_new_with_free_func ((GDestroyNotify)lw_lesson_free);
  g_autoptr (GString) words = g_string_new (NULL);
  Reading reading = { .lessons = lessons, .text = words };
  g_autoptr (GMarkupParseContext) context = NULL;

  context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  if (!g_markup_parse_context_parse (context, text, (gssize)size, error) ||
      !g_markup_parse_context_end_parse (context, error))
    return NULL;
  return g_steal_pointer (&lessons);
}

static char *
path_of (const char *name)
{
  g_autofree char *battles = lw_library_shipped (LW_FILE_BATTLE);
  g_autofree char *folder = g_path_get_dirname (battles);

  return g_build_filename (folder, "lessons", name, NULL);
}

GPtrArray *
lw_lesson_file_list (GError **error)
{
  g_autofree char *path = path_of ("lessons.xml");
  g_autofree char *text = NULL;
  gsize size;

  if (!g_file_get_contents (path, &text, &size, error))
    return NULL;
  return lw_lesson_file_parse (text, size, error);
}

gboolean
lw_lesson_file_load (LwLesson *lesson, GError **error)
{
  g_autofree char *name = g_strconcat (lesson->id, ".lwbattle", NULL);
  g_autofree char *path = path_of (name);

  g_return_val_if_fail (lesson != NULL, FALSE);

  if (lesson->battle != NULL)
    return TRUE;
  lesson->battle = lw_battle_file_load (path, NULL, error);
  if (lesson->battle == NULL)
    return FALSE;
  if (lesson->battle->record->len >= lw_lesson_begins (lesson, lesson->tasks->len))
    return TRUE;
  g_clear_pointer (&lesson->battle, lw_battle_free);
  return fail (error, lesson->id, "its battle is shorter than its tasks");
}
