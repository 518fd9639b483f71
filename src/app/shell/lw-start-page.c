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
#include "keeping/keeping.h"
#include "library/library.h"
#include "ledger/ledger.h"
#include "lw-resume.h"
#include "lw-shelf.h"

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
  GtkWidget *search;
  GtkButton *resume_more, *finished_more, *campaigns_more;

  gboolean show_put_away;

  /* Owned. */
  LwShelf *resume_shelf, *finished_shelf, *wars;
  LwBattleShelf *battles;
  LwBinned *binned; /* what was deleted last, for undo; or NULL */
  char *doomed;     /* what is asked about: to be deleted for good? */
};

/* So many are seen at first. */
#define FEW_UNDER_WAY 4
#define FEW_OVER 8
#define FEW_WARS 6

enum
{
  PROP_SHOW_PUT_AWAY = 1
};

G_DEFINE_FINAL_TYPE (LwStartPage, lw_start_page, GTK_TYPE_BOX)

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

/* By its name and its players. */
static void
append_war (LwStartPage *self, const LwLibraryItem *item)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *words = NULL;
  GtkWidget *card = lw_cards_new_campaign (item, &words);

  lw_shelf_item (menu, _ ("_Open"), "win.open-path", item->path);
  lw_shelf_common (menu, item);
  lw_shelf_add (self->wars,
                lw_shelf_card (card, item, G_MENU_MODEL (menu), _ ("Open, put away, delete")),
                words);
}

/* TRUE: there are wars, seen or put away. */
static gboolean
fill_wars (LwStartPage *self)
{
  g_autoptr (GPtrArray) items = lw_files_shown (LW_FILE_CAMPAIGN, TRUE);

  lw_shelf_clear (self->wars);
  for (guint i = 0; i < items->len; i++)
    {
      const LwLibraryItem *item = g_ptr_array_index (items, i);

      if (!item->put_away || self->show_put_away)
        append_war (self, item);
    }
  return items->len > 0;
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
  gboolean wars;

  g_return_if_fail (LW_IS_START_PAGE (self));

  suggest (self);
  fill_left (self);
  lw_battle_shelf_fill (self->battles, self->show_put_away);
  lw_gallery_fill (self->gallery, self->show_put_away);
  wars = fill_wars (self);
  gtk_widget_set_visible (self->players, wars);
  gtk_widget_set_visible (self->no_campaigns, !wars);
}

/* ---- what is done with a file ---- */

/* Whoever works on it has its lock, in this program or another. */
static gboolean
is_in_use (const char *path)
{
  for (LwRecoveryKind kind = LW_RECOVERY_BATTLE; kind <= LW_RECOVERY_COUNTRY; kind++)
    {
      g_autofree char *folder = lw_recovery_folder_for (kind, path);
      g_autofree char *lock = g_build_filename (folder, LW_RECOVERY_LOCK, NULL);

      if (lw_lock_is_held (lock))
        return TRUE;
    }
  return FALSE;
}

static void
tell_in_use (LwStartPage *self, const char *path)
{
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("%s is open in a window; leave it first."), base);

  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), said);
}

/* What went into the bin is gone from the cards; the toast brings it back. */
static void
show_binned (LwStartPage *self, const char *path, LwBinned *binned)
{
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("%s has been deleted."), base);

  g_clear_pointer (&self->binned, lw_binned_free);
  self->binned = binned;
  lw_start_page_refresh (self);
  lw_navigator_toast_action (lw_navigator_of (GTK_WIDGET (self)), said, _ ("Undo"),
                             "start.undelete");
}

static void
destroy_agreed_cb (gpointer data)
{
  LwStartPage *self = data;
  g_autoptr (GError) error = NULL;
  LwBinned *binned = lw_bin_destroy (self->doomed, &error);

  if (binned == NULL)
    lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self)), error->message);
  else
    show_binned (self, self->doomed, binned);
}

/* Where it lies there is no bin, such as on a disk of the network. */
static void
ask_destroy (LwStartPage *self, const char *path)
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
  LwStartPage *self = LW_START_PAGE (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  LwBinned *binned;

  if (is_in_use (path))
    {
      tell_in_use (self, path);
      return;
    }
  binned = lw_bin_put (path, &error);
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
  LwStartPage *self = LW_START_PAGE (widget);
  g_autoptr (LwBinned) binned = g_steal_pointer (&self->binned);
  g_autoptr (GError) error = NULL;

  if (binned == NULL)
    return;
  if (!lw_bin_take_back (binned, &error))
    lw_navigator_toast (lw_navigator_of (widget), error->message);
  lw_start_page_refresh (self);
}

static void
put_away_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *path = g_variant_get_string (parameter, NULL);
  LwStartPage *self = LW_START_PAGE (widget);
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *said = g_strdup_printf (_ ("%s is put away; the menu shows it again."), base);

  lw_files_put_away (path, TRUE);
  lw_start_page_refresh (self);
  lw_navigator_toast (lw_navigator_of (widget), said);
}

static void
bring_back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_put_away (g_variant_get_string (parameter, NULL), FALSE);
  lw_start_page_refresh (LW_START_PAGE (widget));
}

/* The file stays where it is. */
static void
forget_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_files_forget (g_variant_get_string (parameter, NULL));
  lw_start_page_refresh (LW_START_PAGE (widget));
}

/* ---- finding ---- */

static void
sought_cb (LwStartPage *self)
{
  const char *needle = gtk_editable_get_text (GTK_EDITABLE (self->search));

  lw_shelf_seek (self->resume_shelf, needle);
  lw_shelf_seek (self->finished_shelf, needle);
  lw_shelf_seek (self->wars, needle);
  lw_gallery_seek (self->gallery, needle);
  lw_battle_shelf_read_on (self->battles);
}

static void
stopped_cb (LwStartPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (self->new_battle);
}

static void
find_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (LW_START_PAGE (widget)->search);
}

static void
read_on_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_battle_shelf_read_on (LW_START_PAGE (widget)->battles);
}

/* ---- the page ---- */

static void
refresh_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lw_start_page_refresh (LW_START_PAGE (widget));
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
lw_start_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_boolean (value, LW_START_PAGE (object)->show_put_away);
}

static void
lw_start_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  LW_START_PAGE (object)->show_put_away = g_value_get_boolean (value);
  lw_start_page_refresh (LW_START_PAGE (object));
}

static void
lw_start_page_dispose (GObject *object)
{
  LwStartPage *self = LW_START_PAGE (object);

  g_clear_pointer (&self->battles, lw_battle_shelf_free);
  g_clear_pointer (&self->resume_shelf, lw_shelf_free);
  g_clear_pointer (&self->finished_shelf, lw_shelf_free);
  g_clear_pointer (&self->wars, lw_shelf_free);
  g_clear_pointer (&self->binned, lw_binned_free);
  g_clear_pointer (&self->doomed, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_START_PAGE);
  G_OBJECT_CLASS (lw_start_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
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
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, search);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, resume_more);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, finished_more);
  gtk_widget_class_bind_template_child (widget_class, LwStartPage, campaigns_more);
  gtk_widget_class_bind_template_callback (widget_class, sought_cb);
  gtk_widget_class_bind_template_callback (widget_class, stopped_cb);
}

static void
install_acts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "start.refresh", NULL, refresh_cb);
  gtk_widget_class_install_action (widget_class, "start.read-on", NULL, read_on_cb);
  gtk_widget_class_install_action (widget_class, "start.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "start.delete", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "start.undelete", NULL, undelete_cb);
  gtk_widget_class_install_action (widget_class, "start.put-away", "s", put_away_cb);
  gtk_widget_class_install_action (widget_class, "start.bring-back", "s", bring_back_cb);
  gtk_widget_class_install_action (widget_class, "start.forget", "s", forget_cb);
  gtk_widget_class_install_action (widget_class, "start.sample", NULL, sample_cb);
  gtk_widget_class_install_action (widget_class, "start.players", NULL, players_cb);
  gtk_widget_class_install_property_action (widget_class, "start.show-put-away", "show-put-away");
}

static void
lw_start_page_class_init (LwStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_start_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = lw_start_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = lw_start_page_set_property;
  widget_class->grab_focus = lw_start_page_grab_focus;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SHOW_PUT_AWAY,
      g_param_spec_boolean ("show-put-away", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  install_acts (widget_class);
  bind_children (widget_class);
}

static void
lw_start_page_init (LwStartPage *self)
{
  g_type_ensure (LW_TYPE_CLAMP);
  g_type_ensure (LW_TYPE_GALLERY);
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_menu_set (self->menu_button, self->menu);
  lw_keys_add (GTK_WIDGET (self), LW_KEYS_START, NULL, NULL);
  lw_keys_tip (self->search, "start.find");
  self->resume_shelf =
      lw_shelf_new (self->resume_title, self->resume, self->resume_more, FEW_UNDER_WAY);
  self->finished_shelf =
      lw_shelf_new (self->finished_title, self->finished, self->finished_more, FEW_OVER);
  self->wars =
      lw_shelf_new (GTK_WIDGET (self->campaigns), self->campaigns, self->campaigns_more, FEW_WARS);
  self->battles = lw_battle_shelf_new (self->resume_shelf, self->finished_shelf);
  lw_start_page_refresh (self);
}

GtkWidget *
lw_start_page_new (void)
{
  return g_object_new (LW_TYPE_START_PAGE, NULL);
}
