/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-walk.c: a walk over what is on top, for those who hear the screen: each thing that takes the
 * focus has a role and a name.
 */
#include "app-walk.h"

gboolean
app_says_something (const char *words)
{
  return words != NULL && *words != '\0' && !g_str_equal (words, "undefined");
}

/* Words inside a control are its name. */
static gboolean
shows_words (GtkWidget *widget)
{
  g_autoptr (GPtrArray) all = app_all (widget);
  guint i;

  for (i = 0; i < all->len; i++)
    {
      g_autofree char *text = app_text_of (g_ptr_array_index (all, i));

      if (app_says_something (text))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_a_part (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  for (; parent != NULL; parent = gtk_widget_get_parent (parent))
    if (GTK_IS_EDITABLE (parent) || GTK_IS_DROP_DOWN (parent) || GTK_IS_WINDOW_CONTROLS (parent) ||
        GTK_IS_MENU_BUTTON (parent) || GTK_IS_POPOVER (parent) || GTK_IS_SCALE (parent) ||
        GTK_IS_EXPANDER (parent))
      return !GTK_IS_EXPANDER (parent) || GTK_IS_LABEL (widget);
  return GTK_IS_WINDOW (widget) || GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget) ||
         GTK_IS_STACK (widget);
}

static gboolean
has_name (GtkWidget *widget)
{
  g_autofree char *label = app_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  return app_says_something (label) || shows_words (widget) ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
has_role (GtkWidget *widget)
{
  switch (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_NONE:
    case GTK_ACCESSIBLE_ROLE_GENERIC:
    case GTK_ACCESSIBLE_ROLE_WIDGET:
      return FALSE;
    default:
      return TRUE;
    }
}

/* Which kinds of page and dialog have been walked over. */
static GHashTable *seen;

gboolean
app_walked (const char *type)
{
  return seen != NULL && g_hash_table_contains (seen, type);
}

static void
note (GtkWidget *widget)
{
  if (seen == NULL)
    seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_add (seen, (gpointer)G_OBJECT_TYPE_NAME (widget));
}

/* What is pressed, typed into, chosen from, drawn by hand; an entry hands its focus to a part. */
static gboolean
is_interactive (GtkWidget *widget)
{
  return (gtk_widget_get_focusable (widget) || GTK_IS_EDITABLE (widget)) &&
         gtk_widget_is_sensitive (widget) && !is_a_part (widget);
}

void
app_walk_window (GtkWidget *window, const char *where)
{
  g_autoptr (GPtrArray) all = NULL;
  guint i, n = 0;

  app_settle ();
  all = app_all (window);
  for (i = 0; i < all->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (all, i);

      note (widget);
      if (!is_interactive (widget))
        continue;
      n++;
      if (has_role (widget) && has_name (widget))
        continue;
      g_test_message ("%s: %s has no %s", where, G_OBJECT_TYPE_NAME (widget),
                      has_role (widget) ? "name" : "role");
      g_test_fail ();
    }
  g_assert_cmpuint (n, >, 0);
}

void
app_walk (const char *where)
{
  app_walk_window (NULL, where);
}
