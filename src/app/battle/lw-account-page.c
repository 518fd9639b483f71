/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-account-page.c: the end in the side panel: who won, the account, the ledger, the report.
 */
#include "lw-account-page.h"

#include <glib/gi18n-lib.h>

#include "session/session.h"
#include "library/library.h"
#include "kit/kit.h"
#include "names/names.h"

/* The account of both sides, addend by addend (R76). */

enum
{
  VICTORY,
  GUNS,
  CAVALRY,
  INFANTRY,
  CAPTIVE,
  TAKEN,
  SCORE,
  N_ROWS
};

struct _LwAccountView
{
  GtkBox parent_instance;

  GtkLabel *how[N_ROWS][LW_N_SIDES];
  GtkLabel *points[N_ROWS][LW_N_SIDES];
  GtkLabel *margin;
};

G_DEFINE_FINAL_TYPE (LwAccountView, lw_account_view, GTK_TYPE_BOX)

static GtkLabel *
attach (GtkGrid *grid, const char *text, int column, int row, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static void
attach_rows (LwAccountView *self, GtkGrid *grid)
{
  const char *titles[N_ROWS] = { _ ("Victory"),  _ ("Guns held"),       _ ("Cavalry"),
                                 _ ("Infantry"), _ ("Own men captive"), _ ("Prisoners taken"),
                                 _ ("Score") };
  int row, side;

  attach (grid, lw_side_name (LW_RED), 2, 0, 1, "red-text");
  attach (grid, lw_side_name (LW_BLUE), 4, 0, 1, "blue-text");
  for (row = 0; row < N_ROWS; row++)
    {
      GtkLabel *title =
          attach (grid, titles[row], 0, row + 1, 0, row == SCORE ? "step-title" : NULL);

      gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
      for (side = 0; side < LW_N_SIDES; side++)
        {
          self->how[row][side] = attach (grid, NULL, 1 + 2 * side, row + 1, 1, "dim");
          self->points[row][side] = attach (grid, NULL, 2 + 2 * side, row + 1, 1,
                                            row == SCORE ? "step-title" : "numeric");
          gtk_label_set_width_chars (self->points[row][side], 5);
        }
    }
}

static void
set_row (LwAccountView *self, int row, LwSide side, const char *how, gint half_points)
{
  g_autofree char *points = lw_points_format (half_points);

  gtk_label_set_text (self->how[row][side], how == NULL ? "" : how);
  gtk_label_set_text (self->points[row][side], points);
}

static void
set_times (LwAccountView *self, int row, LwSide side, guint n, const char *each, gint half_points)
{
  g_autofree char *how = g_strdup_printf ("%u × %s", n, each);

  set_row (self, row, side, n == 0 ? NULL : how, half_points);
}

static void
set_side (LwAccountView *self, LwSide side, const LwSideAccount *account)
{
  set_row (self, VICTORY, side, NULL, account->victory);
  set_times (self, GUNS, side, account->guns, "10", account->gun_points);
  set_times (self, CAVALRY, side, account->fighting[LW_CAVALRY] + account->retired[LW_CAVALRY],
             "1½", account->cavalry);
  set_row (self, INFANTRY, side, NULL, account->infantry);
  set_times (self, CAPTIVE, side, account->captive[LW_INFANTRY] + account->captive[LW_CAVALRY], "½",
             account->captive_points);
  set_times (self, TAKEN, side, account->taken, "½", account->taken_points);
  set_row (self, SCORE, side, NULL, account->points);
}

void
lw_account_view_set (LwAccountView *self, const LwBattle *battle)
{
  LwAccount account;
  g_autofree char *points = NULL;
  g_autofree char *margin = NULL;

  g_return_if_fail (LW_IS_ACCOUNT_VIEW (self));

  lw_account (battle, &account);
  set_side (self, LW_RED, &account.side[LW_RED]);
  set_side (self, LW_BLUE, &account.side[LW_BLUE]);
  points = lw_points_format (account.margin);
  margin = account.margin == 0
               ? g_strdup (_ ("No margin: the scores are equal"))
               : g_strdup_printf (account.leader == LW_RED ? _ ("Margin to Red: %s")
                                                           : _ ("Margin to Blue: %s"),
                                  points);
  gtk_label_set_text (self->margin, margin);
}

static void
lw_account_view_class_init (LwAccountViewClass *klass)
{
}

static void
lw_account_view_init (LwAccountView *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  attach_rows (self, GTK_GRID (grid));
  gtk_box_append (GTK_BOX (self), grid);
  self->margin = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->margin, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->margin), "panel-title");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->margin));
}

GtkWidget *
lw_account_view_new (void)
{
  return g_object_new (LW_TYPE_ACCOUNT_VIEW, NULL);
}

struct _LwAccountPage
{
  GtkBox parent_instance;

  GtkLabel *heading;
  GtkLabel *how;
  LwAccountView *account;
  GtkDropDown *campaign;
  GtkButton *enter;
  GtkButton *look;

  LwSession *session;
  GPtrArray *campaigns;
  LwWarBook *book; /* that it was entered in here, or NULL */
};

G_DEFINE_FINAL_TYPE (LwAccountPage, lw_account_page, GTK_TYPE_BOX)

static const char *
how_ended (const LwBattle *battle)
{
  switch (battle->ending)
    {
    case LW_ENDING_DRIVEN:
      return _ ("No man of the loser is left on the field.");
    case LW_ENDING_BOTH_GONE:
      return _ ("Neither side has a man left on the field.");
    case LW_ENDING_EXHAUSTED:
      return _ ("Both forces are too weak to go on, and the hundred points are divided.");
    case LW_ENDING_SURRENDER:
      return _ ("The white flag was hoisted over the whole army.");
    case LW_ENDING_AGREED:
      return _ ("Both players agreed to end it.");
    case LW_ENDING_BLOW:
      return _ ("Three men reached the enemy’s back line, and the time to retreat is over.");
    case LW_ENDING_ARRIVED:
      return _ ("The attacker is on the defender’s back line with a quarter of his strength.");
    case LW_ENDING_REPULSED:
      return _ ("The attacker has not a quarter of his strength left.");
    case LW_ENDING_NONE:
    default:
      return "";
    }
}

static char *
who_won (const LwBattle *battle)
{
  g_autofree char *player = NULL;

  if (!battle->won)
    return g_strdup (_ ("A drawn battle"));
  player = lw_caption_player (battle, battle->winner);
  return g_strdup_printf (_ ("%s has won"), player);
}

static const char *
chosen_path (LwAccountPage *self)
{
  guint i = gtk_drop_down_get_selected (self->campaign);

  return i < self->campaigns->len ? ((LwLibraryItem *)g_ptr_array_index (self->campaigns, i))->path
                                  : NULL;
}

static void
list_campaigns (LwAccountPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *own = lw_war_book_path_for (self->session);
  guint i, chosen = 0;

  g_clear_pointer (&self->campaigns, g_ptr_array_unref);
  self->campaigns = lw_library_list (LW_FILE_CAMPAIGN);
  for (i = 0; i < self->campaigns->len; i++)
    {
      const LwLibraryItem *item = g_ptr_array_index (self->campaigns, i);

      gtk_string_list_append (names, item->name);
      if (g_strcmp0 (item->path, own) == 0)
        chosen = i;
    }
  gtk_drop_down_set_model (self->campaign, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->campaign, chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->campaign), self->campaigns->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->enter), self->campaigns->len > 0);
}

static void
show_entered (LwAccountPage *self, gboolean entered)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->enter), !entered);
  gtk_widget_set_sensitive (GTK_WIDGET (self->campaign), !entered);
  gtk_widget_set_visible (GTK_WIDGET (self->look), entered);
}

/* Into the ledger of the file @path, from where it can be taken out again. */
static void
enter (LwAccountPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  LwNavigator *navigator = lw_navigator_of (GTK_WIDGET (self));

  g_clear_object (&self->book);
  self->book = lw_war_book_open (path, &error);
  if (self->book == NULL || !lw_war_book_enter (self->book, self->session, &error))
    {
      lw_navigator_toast (navigator, error->message);
      return;
    }
  show_entered (self, TRUE);
  lw_navigator_toast_action (navigator, _ ("The battle stands in the ledger."), _ ("Undo"),
                             "battle.take-out");
}

static void
entered_cb (LwAccountPage *self)
{
  if (chosen_path (self) != NULL)
    enter (self, chosen_path (self));
}

static void
looked_cb (LwAccountPage *self)
{
  const char *path = chosen_path (self);

  if (path != NULL)
    lw_navigator_open_path (lw_navigator_of (GTK_WIDGET (self)), path);
}

static GtkLabel *
append_label (LwAccountPage *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 38);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static GtkButton *
append_button (LwAccountPage *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (clicked != NULL)
    g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self), button);
  return GTK_BUTTON (button);
}

static void
lw_account_page_dispose (GObject *object)
{
  LwAccountPage *self = LW_ACCOUNT_PAGE (object);

  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&self->session);
  g_clear_object (&self->book);
  g_clear_pointer (&self->campaigns, g_ptr_array_unref);
  G_OBJECT_CLASS (lw_account_page_parent_class)->dispose (object);
}

static void
lw_account_page_class_init (LwAccountPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_account_page_dispose;
}

static void
lw_account_page_init (LwAccountPage *self)
{
  GtkButton *report, *replay;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->heading = append_label (self, "panel-title");
  self->how = append_label (self, "dim");
  self->account = LW_ACCOUNT_VIEW (lw_account_view_new ());
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->account));
  self->campaign = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->campaign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Campaign"), -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->campaign));
  self->enter = append_button (self, _ ("_Enter it in the ledger"), G_CALLBACK (entered_cb));
  gtk_widget_add_css_class (GTK_WIDGET (self->enter), "suggested-action");
  self->look = append_button (self, _ ("_Look at the war"), G_CALLBACK (looked_cb));
  gtk_widget_set_visible (GTK_WIDGET (self->look), FALSE);
  report = append_button (self, _ ("_Read the report"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (report), "battle.report");
  replay = append_button (self, _ ("_See the battle again"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (replay), "battle.replay");
}

GtkWidget *
lw_account_page_new (void)
{
  return g_object_new (LW_TYPE_ACCOUNT_PAGE, NULL);
}

void
lw_account_page_set (GtkWidget *page, LwSession *session)
{
  LwAccountPage *self = LW_ACCOUNT_PAGE (page);
  const LwBattle *battle = lw_session_battle (session);
  g_autofree char *heading = who_won (battle);

  g_set_object (&self->session, session);
  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->how, how_ended (battle));
  lw_account_view_set (self->account, battle);
  if (self->campaigns == NULL)
    list_campaigns (self);
}

/* A battle of a war that ends is in its ledger, without anybody having to think of it. */
void
lw_account_page_end (GtkWidget *page)
{
  LwAccountPage *self = LW_ACCOUNT_PAGE (page);
  g_autofree char *path = NULL;

  g_return_if_fail (LW_IS_ACCOUNT_PAGE (page) && self->session != NULL);

  path = lw_war_book_path_for (self->session);
  if (path != NULL && self->book == NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    enter (self, path);
}

void
lw_account_page_take_out (GtkWidget *page)
{
  LwAccountPage *self = LW_ACCOUNT_PAGE (page);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LW_IS_ACCOUNT_PAGE (page));

  if (self->book == NULL)
    return;
  if (lw_war_book_undo (self->book, &error))
    show_entered (self, FALSE);
  lw_navigator_toast (lw_navigator_of (page), error != NULL
                                                  ? error->message
                                                  : _ ("The battle is out of the ledger again."));
}
