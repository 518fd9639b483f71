/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-country-strip.c: small pictures of all Countries in a row.
 */
#include "lw-country-strip.h"

#include "files/files.h"
#include "library/library.h"
#include "kit/kit.h"

#define WIDTH 104
#define HEIGHT 76

typedef struct
{
  GPtrArray *items;     /* owned */
  GPtrArray *buttons;   /* of GtkToggleButton, borrowed from the row */
  GtkDropDown *chooser; /* owned */
  gulong following;     /* the handler that follows it */
  guint next;           /* the first without a picture yet */
  guint idle;
} Strip;

static void
free_strip (gpointer data)
{
  Strip *strip = data;

  g_clear_handle_id (&strip->idle, g_source_remove);
  g_clear_signal_handler (&strip->following, strip->chooser);
  g_object_unref (strip->chooser);
  g_ptr_array_unref (strip->items);
  g_ptr_array_unref (strip->buttons);
  g_free (strip);
}

/* What is wrong with a file is said where it is chosen. */
static gboolean
picture_cb (gpointer data)
{
  Strip *strip = data;
  const LwLibraryItem *item;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (GBytes) file = NULL;

  if (strip->next == strip->buttons->len)
    {
      strip->idle = 0;
      return G_SOURCE_REMOVE;
    }
  item = g_ptr_array_index (strip->items, strip->next);
  country = lw_country_file_load_with_bytes (item->path, &file, NULL);
  if (country != NULL)
    gtk_button_set_child (g_ptr_array_index (strip->buttons, strip->next),
                          lw_thumbnail_new (country, file, WIDTH, HEIGHT));
  strip->next++;
  return G_SOURCE_CONTINUE;
}

static void
toggled_cb (GtkToggleButton *button, Strip *strip)
{
  guint i;

  if (gtk_toggle_button_get_active (button) && g_ptr_array_find (strip->buttons, button, &i))
    gtk_drop_down_set_selected (strip->chooser, i);
}

static void
follow (Strip *strip)
{
  guint i = gtk_drop_down_get_selected (strip->chooser);

  if (i >= strip->buttons->len)
    return;
  gtk_toggle_button_set_active (g_ptr_array_index (strip->buttons, i), TRUE);
  lw_scroll_into_sight (g_ptr_array_index (strip->buttons, i));
}

static void
append (Strip *strip, GtkBox *row, const LwLibraryItem *item)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0); /* until the picture is there */

  gtk_widget_set_size_request (room, WIDTH, HEIGHT);
  gtk_button_set_child (GTK_BUTTON (button), room);
  gtk_widget_set_tooltip_text (button, item->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  item->name, -1);
  if (strip->buttons->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (strip->buttons, 0));
  g_ptr_array_add (strip->buttons, button);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), strip);
  gtk_box_append (row, button);
}

GtkWidget *
lw_country_strip_new (GPtrArray *items, GtkDropDown *chooser)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  Strip *strip = g_new0 (Strip, 1);
  guint i;

  strip->items = g_ptr_array_ref (items);
  strip->buttons = g_ptr_array_new ();
  strip->chooser = g_object_ref (chooser);
  for (i = 0; i < items->len; i++)
    append (strip, GTK_BOX (row), g_ptr_array_index (items, i));
  lw_widget_owns (row, strip, free_strip);
  strip->following =
      g_signal_connect_swapped (chooser, "notify::selected", G_CALLBACK (follow), strip);
  follow (strip);
  strip->idle = g_idle_add_full (G_PRIORITY_LOW, picture_cb, strip, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), row);
  return scroller;
}
