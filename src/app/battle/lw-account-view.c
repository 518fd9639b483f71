/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-account-view.c: the account of both sides, addend by addend (R76).
 */
#include "lw-account-view.h"

#include <glib/gi18n-lib.h>

#include "names/names.h"

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
