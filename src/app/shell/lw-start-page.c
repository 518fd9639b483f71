/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-start-page.c: where one begins: battles to resume, Countries, campaigns.
 */
#include "lw-start-page.h"

#include <glib/gi18n-lib.h>

#include "lw-battle-shelf.h"
#include "lw-cards.h"
#include "kit/kit.h"
#include "lw-gallery.h"
#include "library/library.h"
#include "ledger/ledger.h"
#include "lw-resume.h"

#define SAMPLE_WAR "two-chairs.lwcampaign"

struct _LwStartPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkWidget *learn;
  GtkWidget *new_battle;
  GtkWidget *left_title;
  GtkBox *left;
  GtkWidget *resume_title;
  GtkFlowBox *resume;
  GtkWidget *finished_title;
  GtkFlowBox *finished;
  LwGallery *gallery;
  GtkWidget *players;
  GtkFlowBox *campaigns;
  GtkWidget *no_campaigns;

  LwBattleShelf *battles;
};

G_DEFINE_FINAL_TYPE (LwStartPage, lw_start_page, GTK_TYPE_BOX)

static void
empty (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

/* What a crash has left comes before all else. */
static void
fill_left (LwStartPage *self)
{
  GtkWidget *old = gtk_widget_get_first_child (GTK_WIDGET (self->left));
  GtkWidget *list = lw_resume_list_new ();

  if (old != NULL)
    gtk_box_remove (self->left, old);
  if (list != NULL)
    {
      gtk_widget_set_hexpand (list, TRUE);
      gtk_box_append (self->left, list);
    }
  gtk_widget_set_visible (self->left_title, list != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->left), list != NULL);
}

typedef GtkWidget *(*NewCard) (const LwLibraryItem *item);

static guint
fill (GtkFlowBox *box, LwFileKind kind, NewCard new_card)
{
  g_autoptr (GPtrArray) items = lw_files_list (kind);
  guint i;

  empty (box);
  for (i = 0; i < items->len; i++)
    lw_shelf_append (box, new_card (g_ptr_array_index (items, i)));
  return items->len;
}

/* Whoever has not done a lesson yet is led to the first. */
static void
suggest (LwStartPage *self)
{
  gboolean new_here = !lw_settings_any_lesson ();
  GtkWidget *suggested = new_here ? self->learn : self->new_battle;
  GtkWidget *other = new_here ? self->new_battle : self->learn;

  gtk_widget_add_css_class (suggested, "suggested-action");
  gtk_widget_remove_css_class (suggested, "quiet");
  gtk_widget_remove_css_class (other, "suggested-action");
  gtk_widget_add_css_class (other, "quiet");
}

void
lw_start_page_refresh (LwStartPage *self)
{
  guint n;

  g_return_if_fail (LW_IS_START_PAGE (self));

  suggest (self);
  fill_left (self);
  lw_battle_shelf_fill (self->battles);
  lw_gallery_refresh (self->gallery);
  n = fill (self->campaigns, LW_FILE_CAMPAIGN, lw_cards_new_campaign);
  gtk_widget_set_visible (self->players, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->campaigns), n > 0);
  gtk_widget_set_visible (self->no_campaigns, n == 0);
}

static void
refresh_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_start_page_refresh (LW_START_PAGE (widget));
}

/* A toast speaks to the page. */
static void
undelete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (LW_START_PAGE (widget)->gallery), "gallery.undelete",
                              NULL);
}

static void
players_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_navigator_push (lw_navigator_of (widget), lw_players_page_new (), _ ("The players"));
}

/* It is copied, and becomes one of the player's own. */
static void
sample_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *folder = lw_library_shipped (LW_FILE_CAMPAIGN);
  g_autofree char *path = g_build_filename (folder, SAMPLE_WAR, NULL);

  lw_navigator_open_path (lw_navigator_of (widget), path);
}

static gboolean
lw_start_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (LW_START_PAGE (widget)->new_battle);
}

static void
lw_start_page_dispose (GObject *object)
{
  g_clear_pointer (&LW_START_PAGE (object)->battles, lw_battle_shelf_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_START_PAGE);
  G_OBJECT_CLASS (lw_start_page_parent_class)->dispose (object);
}

static void
lw_start_page_class_init (LwStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_start_page_dispose;
  widget_class->grab_focus = lw_start_page_grab_focus;
  gtk_widget_class_install_action (widget_class, "start.refresh", NULL, refresh_cb);
  gtk_widget_class_install_action (widget_class, "start.undelete", NULL, undelete_cb);
  gtk_widget_class_install_action (widget_class, "start.sample", NULL, sample_cb);
  gtk_widget_class_install_action (widget_class, "start.players", NULL, players_cb);
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, menu);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, learn);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, new_battle);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, left_title);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, left);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, resume_title);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, resume);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, finished_title);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, finished);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, gallery);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, players);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, campaigns);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, no_campaigns);
}

static void
lw_start_page_init (LwStartPage *self)
{
  g_type_ensure (LW_TYPE_CLAMP);
  g_type_ensure (LW_TYPE_GALLERY);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_menu_set (self->menu_button, self->menu);
  self->battles =
      lw_battle_shelf_new (self->resume_title, self->resume, self->finished_title, self->finished);
  lw_start_page_refresh (self);
}

GtkWidget *
lw_start_page_new (void)
{
  return g_object_new (LW_TYPE_START_PAGE, NULL);
}
