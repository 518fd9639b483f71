/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-gallery.c: the Countries, shipped and the player's own, as pictures: to fight on, to edit, to
 * copy, to take away.
 */
#include "lw-gallery.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "lw-cards.h"
#include "files/files.h"
#include "library/library.h"
#include "kit/kit.h"
#include "safe/safe.h"

struct _LwGallery
{
  GtkBox parent_instance;

  GtkFlowBox *cards; /* made here */

  /* Owned. */
  LwBinned *binned; /* what was put away last, for undo; or NULL */
  char *doomed;     /* what is asked about: to be deleted for good? */
};

G_DEFINE_FINAL_TYPE (LwGallery, lw_gallery, GTK_TYPE_BOX)

static GMenuModel *
new_menu (const LwLibraryItem *item)
{
  const struct
  {
    const char *label, *action;
    gboolean offered;
  } entries[] = {
    { _ ("_Edit"), "win.edit-country", TRUE },
    { _ ("_Fight on it"), "win.fight-on", TRUE },
    { _ ("_Duplicate"), "gallery.duplicate", TRUE },
    { _ ("_Take off this page"), "gallery.forget", item->elsewhere },
    { _ ("De_lete"), "gallery.delete", !item->shipped },
  };
  GMenu *menu = g_menu_new ();
  guint i;

  for (i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autoptr (GMenuItem) entry = g_menu_item_new (entries[i].label, NULL);

      if (!entries[i].offered)
        continue;
      g_menu_item_set_action_and_target (entry, entries[i].action, "s", item->path);
      g_menu_append_item (menu, entry);
    }
  return G_MENU_MODEL (menu);
}

/* The second button, or the key for it, opens the menu as well. */
static void
menu_pressed_cb (GtkGestureClick *click, int n, double x, double y, GtkMenuButton *button)
{
  gtk_menu_button_popup (button);
}

static GtkWidget *
with_menu (GtkWidget *card, const LwLibraryItem *item)
{
  GtkWidget *place = gtk_overlay_new (), *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = new_menu (item);
  g_autofree char *label = g_strdup_printf (_ ("What to do with %s"), item->name);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  lw_menu_set (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  gtk_widget_set_tooltip_text (button, _ ("Edit, fight, duplicate, delete"));
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

/* The card itself takes the focus, not the cell of the box round it. */
static void
append (LwGallery *self, GtkWidget *card)
{
  gtk_flow_box_append (self->cards, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

void
lw_gallery_refresh (LwGallery *self)
{
  g_autoptr (GPtrArray) items = lw_files_list (LW_FILE_COUNTRY);
  GtkWidget *child;
  guint i;

  g_return_if_fail (LW_IS_GALLERY (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
  for (i = 0; i < items->len; i++)
    {
      const LwLibraryItem *item = g_ptr_array_index (items, i);
      GtkWidget *card = lw_cards_new_country (item);

      if (item->bad == NULL)
        card = with_menu (card, item);
      append (self, card);
    }
  append (self, lw_cards_new_lay_out ());
}

static void
duplicate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwScenario *scenario = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LwCountry) country =
      lw_country_file_load (g_variant_get_string (parameter, NULL), &scenario, &error);
  g_autofree char *copied = NULL;
  g_autofree char *path = NULL;

  if (country != NULL)
    {
      copied = g_strdup_printf (_ ("%s (copy)"), country->name);
      g_free (country->name);
      country->name = g_strdup (copied);
      path = lw_library_new_path (LW_FILE_COUNTRY, country->name);
    }
  if (country == NULL || !lw_country_file_save (country, scenario, path, &error))
    lw_navigator_toast (lw_navigator_of (widget), error->message);
  lw_scenario_free (scenario);
  lw_gallery_refresh (LW_GALLERY (widget));
}

/* What was put away is gone from the cards; the toast brings it back. */
static void
show_binned (LwGallery *self, const char *path, LwBinned *binned)
{
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("%s has been deleted."), base);

  g_clear_pointer (&self->binned, lw_binned_free);
  self->binned = binned;
  lw_gallery_refresh (self);
  lw_navigator_toast_action (lw_navigator_of (GTK_WIDGET (self)), said, _ ("Undo"),
                             "start.undelete");
}

static void
destroy_agreed_cb (gpointer data)
{
  LwGallery *self = data;
  g_autoptr (GError) error = NULL;
  LwBinned *binned = lw_bin_destroy (self->doomed, &error);

  if (binned == NULL)
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
  else
    show_binned (self, self->doomed, binned);
}

/* Where it lies there is no bin, such as on a disk of the network. */
static void
ask_destroy (LwGallery *self, const char *path)
{
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *asks = g_strdup_printf (_ ("Delete “%s” for good?"), base);
  LwQuestion question = { asks, _ ("There is no bin where it lies."), _ ("Delete"), TRUE };

  g_free (self->doomed);
  self->doomed = g_strdup (path);
  lw_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), &question, destroy_agreed_cb,
                 self);
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwGallery *self = LW_GALLERY (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  LwBinned *binned = lw_bin_put (path, &error);

  if (binned != NULL)
    show_binned (self, path, binned);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    ask_destroy (self, path);
  else
    lw_navigator_toast (lw_navigator_of (widget), error->message);
}

static void
undelete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LwGallery *self = LW_GALLERY (widget);
  g_autoptr (LwBinned) binned = g_steal_pointer (&self->binned);
  g_autoptr (GError) error = NULL;

  if (binned == NULL)
    return;
  if (!lw_bin_take_back (binned, &error))
    lw_navigator_toast (lw_navigator_of (widget), error->message);
  lw_gallery_refresh (self);
}

/* The file stays where it is. */
static void
forget_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_forget (g_variant_get_string (parameter, NULL));
  lw_gallery_refresh (LW_GALLERY (widget));
}

static GtkWidget *
new_head (void)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Countries"));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "section");
  gtk_box_append (GTK_BOX (head), title);
  return head;
}

static void
lw_gallery_finalize (GObject *object)
{
  LwGallery *self = LW_GALLERY (object);

  g_clear_pointer (&self->binned, lw_binned_free);
  g_clear_pointer (&self->doomed, g_free);
  G_OBJECT_CLASS (lw_gallery_parent_class)->finalize (object);
}

static void
lw_gallery_class_init (LwGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lw_gallery_finalize;
  gtk_widget_class_install_action (widget_class, "gallery.duplicate", "s", duplicate_cb);
  gtk_widget_class_install_action (widget_class, "gallery.forget", "s", forget_cb);
  gtk_widget_class_install_action (widget_class, "gallery.delete", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "gallery.undelete", NULL, undelete_cb);
}

static void
lw_gallery_init (LwGallery *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->cards = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->cards, TRUE);
  gtk_flow_box_set_max_children_per_line (self->cards, 6);
  gtk_flow_box_set_column_spacing (self->cards, 16);
  gtk_flow_box_set_row_spacing (self->cards, 16);
  gtk_widget_set_halign (GTK_WIDGET (self->cards), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self), new_head ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cards));
}
