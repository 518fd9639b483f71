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
#include "lw-shelf.h"
#include "files/files.h"
#include "library/library.h"
#include "kit/kit.h"
#include "safe/safe.h"

/* So many are seen at first. */
#define FEW 24

struct _LwGallery
{
  GtkBox parent_instance;

  GtkFlowBox *cards; /* made here, as are these */
  GtkWidget *head;
  GtkButton *more;

  /* Owned. */
  LwShelf *shelf;
};

G_DEFINE_FINAL_TYPE (LwGallery, lw_gallery, GTK_TYPE_BOX)

static GMenuModel *
new_menu (const LwLibraryItem *item)
{
  GMenu *menu = g_menu_new ();

  lw_shelf_item (menu, _ ("_Edit"), "win.edit-country", item->path);
  lw_shelf_item (menu, _ ("_Fight on it"), "win.fight-on", item->path);
  lw_shelf_item (menu, _ ("_Duplicate"), "gallery.duplicate", item->path);
  lw_shelf_common (menu, item);
  return G_MENU_MODEL (menu);
}

static void
append (LwGallery *self, const LwLibraryItem *item)
{
  GtkWidget *card = lw_cards_new_country (item);
  g_autoptr (GMenuModel) menu = NULL;

  if (item->bad == NULL)
    {
      menu = new_menu (item);
      card = lw_shelf_card (card, item, menu, _ ("Edit, fight, duplicate, delete"));
    }
  lw_shelf_add (self->shelf, card, item->name);
}

/* Always there, and counted with none. */
static void
append_lay_out (LwGallery *self)
{
  GtkWidget *card = lw_cards_new_lay_out ();

  gtk_flow_box_append (self->cards, card);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

void
lw_gallery_fill (LwGallery *self, gboolean put_away)
{
  g_autoptr (GPtrArray) items = lw_files_shown (LW_FILE_COUNTRY, put_away);

  g_return_if_fail (LW_IS_GALLERY (self));

  lw_shelf_clear (self->shelf);
  for (guint i = 0; i < items->len; i++)
    append (self, g_ptr_array_index (items, i));
  append_lay_out (self);
  lw_shelf_seek_again (self->shelf);
}

void
lw_gallery_seek (LwGallery *self, const char *needle)
{
  g_return_if_fail (LW_IS_GALLERY (self));

  lw_shelf_seek (self->shelf, needle);
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
  gtk_widget_activate_action (widget, "start.refresh", NULL);
}

static GtkWidget *
new_head (LwGallery *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Countries"));
  GtkWidget *more = gtk_button_new ();

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (title, "section");
  gtk_widget_add_css_class (more, "flat");
  gtk_widget_set_valign (more, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), more);
  self->more = GTK_BUTTON (more);
  return head;
}

static void
lw_gallery_dispose (GObject *object)
{
  g_clear_pointer (&LW_GALLERY (object)->shelf, lw_shelf_free);
  G_OBJECT_CLASS (lw_gallery_parent_class)->dispose (object);
}

static void
lw_gallery_class_init (LwGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_gallery_dispose;
  gtk_widget_class_install_action (widget_class, "gallery.duplicate", "s", duplicate_cb);
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
  gtk_widget_set_halign (GTK_WIDGET (self->cards), GTK_ALIGN_FILL);
  self->head = new_head (self);
  gtk_box_append (GTK_BOX (self), self->head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->cards));
  self->shelf = lw_shelf_new (self->head, self->cards, self->more, FEW);
}
