/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rescue-page.c: what can be done with a ledger that can no longer be read: an older copy of
 * it, or what the files of its battles tell. Nothing is done before a button is pressed.
 */
#include "lw-rescue-page.h"

#include <glib/gi18n-lib.h>

#include "library/library.h"
#include "kit/kit.h"
#include "names/names.h"

struct _LwRescuePage
{
  GtkBox parent_instance;

  GtkBox *ways;
  GtkLabel *wrong;

  /* Owned. */
  char *path;
  GPtrArray *older;         /* of LwOlderLedger */
  GPtrArray *older_buttons; /* a button each */
  LwCampaign *rebuilt;
};

G_DEFINE_FINAL_TYPE (LwRescuePage, lw_rescue_page, GTK_TYPE_BOX)

static void
take (LwRescuePage *self, const LwCampaign *campaign)
{
  LwNavigator *navigator = lw_navigator_of (GTK_WIDGET (self));
  g_autofree char *path = g_strdup (self->path);
  g_autofree char *kept = NULL;
  g_autofree char *base = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  if (!lw_campaign_rescue (campaign, path, &kept, &error))
    {
      gtk_label_set_text (self->wrong, error->message);
      return;
    }
  base = g_path_get_basename (kept);
  said = g_strdup_printf (_ ("The ledger can be read again; what stood there is in %s."), base);
  /* This page goes; what is pushed next must not come back to it. */
  lw_navigator_back (navigator);
  lw_navigator_open_path (navigator, path);
  lw_navigator_toast (navigator, said);
}

static void
take_older_cb (GtkButton *button, LwRescuePage *self)
{
  guint i;

  if (g_ptr_array_find (self->older_buttons, button, &i))
    take (self, ((LwOlderLedger *)g_ptr_array_index (self->older, i))->campaign);
}

static void
take_rebuilt_cb (GtkButton *button, LwRescuePage *self)
{
  take (self, self->rebuilt);
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* One way out: what it gives, and a button. */
static GtkWidget *
append_way (LwRescuePage *self, const char *title, const char *gives, const char *verb)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_with_label (verb);
  g_autofree char *name = g_strdup_printf ("%s: %s", verb, title);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_label (title, "step-title"));
  gtk_box_append (GTK_BOX (words), new_label (gives, "dim"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), button);
  gtk_widget_add_css_class (row, "card");
  gtk_widget_add_css_class (row, "melee-sum");
  gtk_box_append (self->ways, row);
  return button;
}

/* "6 battles fought; Red 243½, Blue 271". */
static char *
describe (const LwCampaign *campaign)
{
  g_autofree char *fought = lw_caption_fought (campaign);
  g_autofree char *red = NULL;
  g_autofree char *blue = NULL;
  LwStanding standing;

  lw_campaign_standing (campaign, G_MAXUINT, &standing);
  red = lw_points_format (standing.total[LW_RED]);
  blue = lw_points_format (standing.total[LW_BLUE]);
  return g_strdup_printf (_ ("%s; Red %s, Blue %s"), fought, red, blue);
}

static void
append_older (LwRescuePage *self)
{
  guint i;

  for (i = 0; i < self->older->len; i++)
    {
      const LwOlderLedger *older = g_ptr_array_index (self->older, i);
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (older->when);
      /* TRANSLATORS: a day and its time, for g_date_time_format(). */
      g_autofree char *at = g_date_time_format (when, _ ("%-d %b %Y, %H:%M"));
      g_autofree char *title = g_strdup_printf (_ ("The copy of %s"), at);
      g_autofree char *gives = describe (older->campaign);
      GtkWidget *button = append_way (self, title, gives, _ ("Take this copy"));

      g_ptr_array_add (self->older_buttons, button);
      g_signal_connect (button, "clicked", G_CALLBACK (take_older_cb), self);
      if (i == 0)
        gtk_widget_add_css_class (button, "suggested-action");
    }
}

static void
append_rebuilt (LwRescuePage *self)
{
  g_autofree char *battles = lw_library_folder (LW_FILE_BATTLE);
  g_autofree char *beside = g_path_get_dirname (self->path);
  const char *const folders[] = { battles, beside, NULL };
  g_autofree char *finds = NULL;
  g_autofree char *gives = NULL;
  LwRebuilt rebuilt = { 0 };
  GtkWidget *button;

  self->rebuilt = lw_campaign_rescue_from_battles (self->path, folders, &rebuilt);
  finds = describe (self->rebuilt);
  if (rebuilt.added == 0)
    gives = g_strdup (_ ("None of the files of battles tells of a battle of this war."));
  else
    gives = g_strdup_printf (
        _ ("%s. Battles of the real floor and what was corrected by hand are in no such file; the "
           "war is counted by the margin, 300 up, until you say otherwise."),
        finds);
  button = append_way (self, _ ("From the files of its battles"), gives, _ ("Make it again"));
  gtk_widget_set_sensitive (button, rebuilt.added > 0);
  g_signal_connect (button, "clicked", G_CALLBACK (take_rebuilt_cb), self);
}

static GtkWidget *
new_bar (void)
{
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *back = gtk_button_new_with_label (_ ("Back"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "win.back");
  gtk_widget_set_tooltip_text (back, _ ("Back, and leave it as it is"));
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), back);
  return bar;
}

static void
build (LwRescuePage *self, const GError *problem)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = g_object_new (LW_TYPE_CLAMP, "maximum", 760, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *base = g_path_get_basename (self->path);
  g_autofree char *title = g_strdup_printf (_ ("%s cannot be read"), base);

  gtk_widget_add_css_class (content, "floor-page");
  self->ways = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
  self->wrong = GTK_LABEL (new_label ("", "warning"));
  gtk_box_append (GTK_BOX (content), new_label (title, "panel-title"));
  gtk_box_append (GTK_BOX (content), new_label (problem->message, "warning"));
  gtk_box_append (
      GTK_BOX (content),
      new_label (_ ("Nothing has been changed. Whatever you choose, the file as it is now "
                    "keeps a name of its own beside the ledger."),
                 NULL));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->ways));
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (self->wrong));
  gtk_widget_set_parent (content, clamp);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), new_bar ());
  gtk_box_append (GTK_BOX (self), scroller);
  append_older (self);
  append_rebuilt (self);
}

static gboolean
lw_rescue_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (LW_RESCUE_PAGE (widget)->ways), GTK_DIR_TAB_FORWARD);
}

static void
lw_rescue_page_finalize (GObject *object)
{
  LwRescuePage *self = LW_RESCUE_PAGE (object);

  g_free (self->path);
  g_clear_pointer (&self->older, g_ptr_array_unref);
  g_clear_pointer (&self->older_buttons, g_ptr_array_unref);
  g_clear_pointer (&self->rebuilt, lw_campaign_free);
  G_OBJECT_CLASS (lw_rescue_page_parent_class)->finalize (object);
}

static void
lw_rescue_page_class_init (LwRescuePageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_rescue_page_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_rescue_page_grab_focus;
}

static void
lw_rescue_page_init (LwRescuePage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static gboolean
helps (const char *path, const GError *problem)
{
  return g_str_has_suffix (path, lw_file_kind_extension (LW_FILE_CAMPAIGN)) &&
         g_file_test (path, G_FILE_TEST_IS_REGULAR) &&
         (g_error_matches (problem, LW_STORE_ERROR, LW_STORE_ERROR_XML) ||
          g_error_matches (problem, LW_STORE_ERROR, LW_STORE_ERROR_CONTENT));
}

GtkWidget *
lw_rescue_page_new (const char *path, const GError *problem)
{
  LwRescuePage *self;

  g_return_val_if_fail (path != NULL && problem != NULL, NULL);

  if (!helps (path, problem))
    return NULL;
  self = g_object_new (LW_TYPE_RESCUE_PAGE, NULL);
  self->path = g_strdup (path);
  self->older_buttons = g_ptr_array_new ();
  self->older = lw_campaign_rescue_older (path);
  build (self, problem);
  return GTK_WIDGET (self);
}
