/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-shelf.c: a row of cards on the start page: a few of them, all when they are asked for, or
 * those in which something is found; and the menu of a card.
 *
 * After ten years there are hundreds of battles, and what is begun most often is to be at hand.
 */
#include "lw-shelf.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "country/country.h"
#include "kit/kit.h"

struct LwShelf
{
  GtkWidget *head;
  GtkFlowBox *box;
  GtkButton *more;
  guint few;

  GPtrArray *words; /* of each card, in small letters */
  char *needle;     /* in small letters too; NULL: nothing is sought */
  guint expected;
  gboolean all;
};

/* ---- which are seen ---- */

static gboolean
is_seen (const LwShelf *shelf, guint i)
{
  if (i >= shelf->words->len)
    return shelf->needle == NULL;
  if (shelf->needle != NULL)
    return strstr (g_ptr_array_index (shelf->words, i), shelf->needle) != NULL;
  return shelf->all || i < shelf->few;
}

static void
show_more_button (LwShelf *shelf)
{
  guint n = MAX (shelf->expected, shelf->words->len);

  gtk_button_set_label (shelf->more, shelf->all ? _ ("Show fewer") : _ ("Show all"));
  gtk_widget_set_visible (GTK_WIDGET (shelf->more), shelf->needle == NULL && n > shelf->few);
}

static void
show (LwShelf *shelf)
{
  gboolean any = FALSE;
  GtkFlowBoxChild *cell;

  for (guint i = 0; (cell = gtk_flow_box_get_child_at_index (shelf->box, (int)i)) != NULL; i++)
    {
      gboolean seen = is_seen (shelf, i);

      gtk_widget_set_visible (GTK_WIDGET (cell), seen);
      any = any || seen;
    }
  gtk_widget_set_visible (shelf->head, any);
  gtk_widget_set_visible (GTK_WIDGET (shelf->box), any);
  show_more_button (shelf);
}

static void
more_cb (LwShelf *shelf)
{
  shelf->all = !shelf->all;
  show (shelf);
  if (shelf->all)
    gtk_widget_activate_action (GTK_WIDGET (shelf->more), "start.read-on", NULL);
}

/* ---- the shelf ---- */

LwShelf *
lw_shelf_new (GtkWidget *head, GtkFlowBox *box, GtkButton *more, guint few)
{
  LwShelf *shelf = g_new0 (LwShelf, 1);

  shelf->head = head;
  shelf->box = box;
  shelf->more = more;
  shelf->few = few;
  shelf->words = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (more, "clicked", G_CALLBACK (more_cb), shelf);
  return shelf;
}

void
lw_shelf_free (LwShelf *shelf)
{
  if (shelf == NULL)
    return;
  g_signal_handlers_disconnect_by_data (shelf->more, shelf);
  g_ptr_array_unref (shelf->words);
  g_free (shelf->needle);
  g_free (shelf);
}

/* The cards themselves may come back. */
void
lw_shelf_clear (LwShelf *shelf)
{
  GtkFlowBoxChild *cell;

  while ((cell = gtk_flow_box_get_child_at_index (shelf->box, 0)) != NULL)
    {
      gtk_flow_box_child_set_child (cell, NULL);
      gtk_flow_box_remove (shelf->box, GTK_WIDGET (cell));
    }
  g_ptr_array_set_size (shelf->words, 0);
  shelf->expected = 0;
  show (shelf);
}

void
lw_shelf_add (LwShelf *shelf, GtkWidget *card, const char *words)
{
  guint i = shelf->words->len;
  GtkWidget *cell;

  g_return_if_fail (words != NULL);

  g_ptr_array_add (shelf->words, g_utf8_casefold (words, -1));
  gtk_flow_box_append (shelf->box, card);
  cell = gtk_widget_get_parent (card);
  gtk_widget_set_focusable (cell, FALSE);
  gtk_widget_set_visible (cell, is_seen (shelf, i));
  if (is_seen (shelf, i))
    {
      gtk_widget_set_visible (shelf->head, TRUE);
      gtk_widget_set_visible (GTK_WIDGET (shelf->box), TRUE);
    }
  show_more_button (shelf);
}

void
lw_shelf_expect (LwShelf *shelf, guint n)
{
  shelf->expected = n;
  show_more_button (shelf);
}

void
lw_shelf_seek (LwShelf *shelf, const char *needle)
{
  g_free (shelf->needle);
  shelf->needle = needle == NULL || *needle == '\0' ? NULL : g_utf8_casefold (needle, -1);
  show (shelf);
}

void
lw_shelf_seek_again (LwShelf *shelf)
{
  show (shelf);
}

gboolean
lw_shelf_all (const LwShelf *shelf)
{
  return shelf->all || shelf->needle != NULL;
}

gboolean
lw_shelf_full (const LwShelf *shelf)
{
  return shelf->words->len >= shelf->few;
}

/* ---- the menu of a card ---- */

static void
menu_pressed_cb (GtkGestureClick *click, int n, double x, double y, GtkMenuButton *button)
{
  gtk_menu_button_popup (button);
}

GtkWidget *
lw_shelf_card (GtkWidget *card, const LwLibraryItem *item, GMenuModel *menu, const char *tooltip)
{
  GtkWidget *place = gtk_overlay_new (), *button = gtk_menu_button_new ();
  g_autofree char *label = g_strdup_printf (_ ("What to do with %s"), lw_name_shown (item->name));
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  lw_menu_set (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "card-menu");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_overlay_set_child (GTK_OVERLAY (place), card);
  gtk_overlay_add_overlay (GTK_OVERLAY (place), button);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (menu_pressed_cb), button);
  gtk_widget_add_controller (place, GTK_EVENT_CONTROLLER (click));
  return place;
}

void
lw_shelf_item (GMenu *menu, const char *label, const char *action, const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", path);
  g_menu_append_item (menu, item);
}

void
lw_shelf_common (GMenu *menu, const LwLibraryItem *item)
{
  if (item->put_away)
    lw_shelf_item (menu, _ ("_Bring back"), "start.bring-back", item->path);
  else
    lw_shelf_item (menu, _ ("_Put away"), "start.put-away", item->path);
  if (item->elsewhere)
    lw_shelf_item (menu, _ ("_Take off this page"), "start.forget", item->path);
  if (!item->shipped)
    lw_shelf_item (menu, _ ("De_lete"), "start.delete", item->path);
}
