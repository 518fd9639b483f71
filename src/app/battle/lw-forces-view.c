/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-forces-view.c: the forces of both sides as bars and numbers, and the points as they stand.
 */
#include "lw-forces-view.h"

#include <glib/gi18n-lib.h>

#include "ink/ink.h"
#include "kit/kit.h"
#include "names/names.h"
#include "guns/guns.h"

enum
{
  INFANTRY,
  CAVALRY,
  GUNS,
  PRISONERS,
  POINTS,
  N_ROWS
};

struct _LwForcesView
{
  GtkBox parent_instance;

  GtkDrawingArea *bar[LW_N_SIDES];
  GtkLabel *number[N_ROWS][LW_N_SIDES];

  /* Parts of each bar: fighting or home, prisoners with the enemy, killed. */
  guint part[LW_N_SIDES][3];
};

G_DEFINE_FINAL_TYPE (LwForcesView, lw_forces_view, GTK_TYPE_BOX)

static void
draw_bar (cairo_t *cr, const guint part[3], const LwColour *colour, int width, int height)
{
  const double alpha[3] = { 1, .5, .18 };
  double x = 0, all = MAX (part[0] + part[1] + part[2], 1);
  guint i;

  for (i = 0; i < 3; i++)
    {
      double w = width * part[i] / all;

      lw_set_colour (cr, colour, alpha[i]);
      cairo_rectangle (cr, x, 0, MAX (w - 1, 0), height);
      cairo_fill (cr);
      x += w;
    }
}

static const LwColour *
side_colour (LwSide side)
{
  return lw_style_dark () ? &lw_colour_side_dark[side] : &lw_colour_side_text[side];
}

static void
draw_red_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw_bar (cr, LW_FORCES_VIEW (data)->part[LW_RED], side_colour (LW_RED), width, height);
}

static void
draw_blue_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  draw_bar (cr, LW_FORCES_VIEW (data)->part[LW_BLUE], side_colour (LW_BLUE), width, height);
}

static void
append_bar (LwForcesView *self, LwSide side)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (lw_side_name (side));
  GtkWidget *bar = gtk_drawing_area_new ();

  gtk_label_set_width_chars (GTK_LABEL (name), 5);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (bar), 12);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar),
                                  side == LW_RED ? draw_red_cb : draw_blue_cb, self, NULL);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), bar);
  gtk_box_append (GTK_BOX (self), row);
  self->bar[side] = GTK_DRAWING_AREA (bar);
}

static GtkLabel *
attach_number (GtkGrid *grid, int column, int row, LwSide side)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_widget_add_css_class (label, side == LW_RED ? "red-text" : "blue-text");
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static void
append_table (LwForcesView *self)
{
  const char *titles[N_ROWS] = { _ ("Infantry"), _ ("Cavalry"), _ ("Guns in action"),
                                 _ ("Prisoners held"), _ ("Points as it stands") };
  GtkWidget *grid = gtk_grid_new ();
  int row;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (row = 0; row < N_ROWS; row++)
    {
      GtkWidget *title = gtk_label_new (titles[row]);

      gtk_label_set_xalign (GTK_LABEL (title), 0);
      gtk_widget_set_hexpand (title, TRUE);
      gtk_grid_attach (GTK_GRID (grid), title, 0, row, 1, 1);
      self->number[row][LW_RED] = attach_number (GTK_GRID (grid), 1, row, LW_RED);
      self->number[row][LW_BLUE] = attach_number (GTK_GRID (grid), 2, row, LW_BLUE);
    }
  gtk_box_append (GTK_BOX (self), grid);
}

static void
set_number (LwForcesView *self, int row, LwSide side, guint n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  gtk_label_set_text (self->number[row][side], text);
}

static void
set_guns (LwForcesView *self, LwSide side, const LwBattle *battle)
{
  guint in_action = 0, of = 0;
  g_autofree char *text = NULL;
  LwRef gun;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      if (battle->guns[gun].owner != side || battle->guns[gun].retired)
        continue;
      of++;
      in_action += lw_gun_in_action (battle, gun) ? 1 : 0;
    }
  text = g_strdup_printf (_ ("%u of %u"), in_action, of);
  gtk_label_set_text (self->number[GUNS][side], text);
}

static void
describe_bar (LwForcesView *self, LwSide side)
{
  g_autofree char *text =
      g_strdup_printf (_ ("%s: %u free, %u prisoners, %u killed"), lw_side_name (side),
                       self->part[side][0], self->part[side][1], self->part[side][2]);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->bar[side]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar[side]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

static void
set_side (LwForcesView *self, LwSide side, const LwBattle *battle, const LwSideAccount *account)
{
  g_autofree char *points = lw_points_format (account->points);
  guint arm;

  memset (self->part[side], 0, sizeof self->part[side]);
  for (arm = 0; arm < LW_N_ARMS; arm++)
    {
      self->part[side][0] += account->fighting[arm] + account->retired[arm];
      self->part[side][1] += account->captive[arm];
      self->part[side][2] += account->killed[arm];
    }
  set_number (self, INFANTRY, side, account->fighting[LW_INFANTRY] + account->retired[LW_INFANTRY]);
  set_number (self, CAVALRY, side, account->fighting[LW_CAVALRY] + account->retired[LW_CAVALRY]);
  set_guns (self, side, battle);
  set_number (self, PRISONERS, side, account->taken);
  gtk_label_set_text (self->number[POINTS][side], points);
  describe_bar (self, side);
  gtk_widget_queue_draw (GTK_WIDGET (self->bar[side]));
}

void
lw_forces_view_set (LwForcesView *self, const LwBattle *battle)
{
  LwAccount account;

  g_return_if_fail (LW_IS_FORCES_VIEW (self));

  lw_account (battle, &account);
  set_side (self, LW_RED, battle, &account.side[LW_RED]);
  set_side (self, LW_BLUE, battle, &account.side[LW_BLUE]);
}

static void
lw_forces_view_class_init (LwForcesViewClass *klass)
{
}

static void
lw_forces_view_init (LwForcesView *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  append_bar (self, LW_RED);
  append_bar (self, LW_BLUE);
  append_table (self);
}

GtkWidget *
lw_forces_view_new (void)
{
  return g_object_new (LW_TYPE_FORCES_VIEW, NULL);
}
