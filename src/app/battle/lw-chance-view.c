/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-chance-view.c: the coin or the dice of the opening, drawn as they fell.
 */
#include "lw-chance-view.h"

#include <glib/gi18n-lib.h>

#include "figures/figures.h"

#define COIN 52
#define DIE 30
#define GAP 6

struct _LwChanceView
{
  GtkWidget parent_instance;

  gboolean is_coin;
  gboolean heads;
  guint dice[LW_N_SIDES][2];
};

G_DEFINE_FINAL_TYPE (LwChanceView, lw_chance_view, GTK_TYPE_WIDGET)

static void
draw_dice (LwChanceView *self, cairo_t *cr)
{
  double x = 0;
  guint side, i;

  for (side = 0; side < LW_N_SIDES; side++, x += 2 * GAP)
    for (i = 0; i < 2; i++, x += DIE + GAP)
      lw_draw_die (cr, side, self->dice[side][i], x, 0, DIE);
}

static void
lw_chance_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwChanceView *self = LW_CHANCE_VIEW (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget),
                                               (float)gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  if (self->is_coin)
    lw_draw_coin (cr, self->heads, 0, 0, COIN);
  else
    draw_dice (self, cr);
  cairo_destroy (cr);
}

static void
lw_chance_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  gboolean coin = LW_CHANCE_VIEW (widget)->is_coin;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = coin ? COIN : 4 * (DIE + GAP) + 4 * GAP;
  else
    *minimum = *natural = coin ? COIN : DIE;
}

static void
lw_chance_view_class_init (LwChanceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lw_chance_view_snapshot;
  widget_class->measure = lw_chance_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lw_chance_view_init (LwChanceView *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
lw_chance_view_new (void)
{
  return g_object_new (LW_TYPE_CHANCE_VIEW, NULL);
}

static void
show (LwChanceView *self, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
lw_chance_view_show_coin (LwChanceView *self, gboolean heads)
{
  g_return_if_fail (LW_IS_CHANCE_VIEW (self));

  self->is_coin = TRUE;
  self->heads = heads;
  show (self, heads ? _ ("The coin: heads") : _ ("The coin: tails"));
}

void
lw_chance_view_show_dice (LwChanceView *self, const guint *red, const guint *blue)
{
  g_autofree char *label = NULL;

  g_return_if_fail (LW_IS_CHANCE_VIEW (self));

  self->is_coin = FALSE;
  memcpy (self->dice[LW_RED], red, sizeof self->dice[LW_RED]);
  memcpy (self->dice[LW_BLUE], blue, sizeof self->dice[LW_BLUE]);
  label = g_strdup_printf (_ ("The dice: Red %u and %u, Blue %u and %u"), red[0], red[1], blue[0],
                           blue[1]);
  show (self, label);
}

void
lw_chance_view_clear (LwChanceView *self)
{
  g_return_if_fail (LW_IS_CHANCE_VIEW (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
