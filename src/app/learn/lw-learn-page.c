/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-learn-page.c: "Learn to play": what one may practise, each entry a card that opens its page.
 */
#include "lw-learn-page.h"

#include <glib/gi18n-lib.h>

#include "lw-card.h"
#include "lw-clamp.h"

struct _LwLearnPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkBox *entries;
};

G_DEFINE_FINAL_TYPE (LwLearnPage, lw_learn_page, GTK_TYPE_BOX)

/* An action of the window opens the page of each. */
typedef struct
{
  const char *action;
  const char *title;
  const char *what;
} Entry;

static const Entry entries[] = {
  { "win.practice", N_ ("Practice ground"),
    N_ ("A gun, and men, a horseman, a wall, a hill and twigs at marked ranges from one to "
        "twenty-seven feet. Fire as often as you like, and see how each shot flew.") },
};

static GtkWidget *
new_entry (const Entry *entry)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *what = gtk_label_new (_ (entry->what));

  gtk_label_set_wrap (GTK_LABEL (what), TRUE);
  gtk_label_set_xalign (GTK_LABEL (what), 0);
  gtk_widget_add_css_class (what, "dim");
  gtk_box_append (GTK_BOX (box), lw_card_label (_ (entry->title), "card-title"));
  gtk_box_append (GTK_BOX (box), what);
  gtk_widget_add_css_class (box, "card-body");
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "card");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), entry->action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (entry->title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ (entry->what), -1);
  return card;
}

static gboolean
lw_learn_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
      gtk_widget_get_first_child (GTK_WIDGET (LW_LEARN_PAGE (widget)->entries)));
}

static void
lw_learn_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_LEARN_PAGE);
  G_OBJECT_CLASS (lw_learn_page_parent_class)->dispose (object);
}

static void
lw_learn_page_class_init (LwLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_learn_page_dispose;
  widget_class->grab_focus = lw_learn_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LwLearnPage, entries);
}

static void
lw_learn_page_init (LwLearnPage *self)
{
  guint i;

  g_type_ensure (LW_TYPE_CLAMP);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (i = 0; i < G_N_ELEMENTS (entries); i++)
    gtk_box_append (self->entries, new_entry (&entries[i]));
}

GtkWidget *
lw_learn_page_new (void)
{
  return g_object_new (LW_TYPE_LEARN_PAGE, NULL);
}
