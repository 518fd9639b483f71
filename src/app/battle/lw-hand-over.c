/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-hand-over.c: the opaque page between two players: names, and nothing else.
 */
#include "lw-hand-over.h"

#include <glib/gi18n-lib.h>

#include "ink/ink.h"
#include "kit/kit.h"

/* The cloth is the curtain's own, as large as if one stood before it. */
#define CLOTH_INCH 20
#define FOLD_WIDTH 64
#define CLOTH_SEED 1913

struct _LwHandOver
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *heading;
  GtkLabel *advice;
  GtkButton *take;

  LwRest rest;
  GskRenderNode *cloth; /* as large as the page, or NULL */
};

enum
{
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LwHandOver, lw_hand_over, GTK_TYPE_BOX)

static void
clicked_cb (LwHandOver *self)
{
  if (self->rest.timer == 0)
    g_signal_emit (self, signals[TAKEN], 0);
}

void
lw_hand_over_show (
    LwHandOver *self, LwSide side, const char *heading, const char *advice, const char *button)
{
  g_return_if_fail (LW_IS_HAND_OVER (self));

  gtk_label_set_text (self->heading, heading);
  gtk_label_set_text (self->advice, advice);
  gtk_button_set_label (self->take, button);
  gtk_widget_remove_css_class (GTK_WIDGET (self), lw_side_nick (LW_OTHER (side)));
  gtk_widget_add_css_class (GTK_WIDGET (self), lw_side_nick (side));
  lw_rest_begin (&self->rest);
}

static GskRenderNode *
weave (int width, int height)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  LwTexture cloth = { LW_TEXTURE_CLOTH, CLOTH_SEED, lw_colour_cloth, 0, 0, CLOTH_INCH };

  cloth.width = (double)width / CLOTH_INCH;
  cloth.folds = MAX (4, width / FOLD_WIDTH);
  cairo_rectangle (cr, 0, 0, width, height);
  lw_texture_fill (cr, &cloth);
  cairo_destroy (cr);
  return node;
}

/* Casement cloth from edge to edge, whatever stands behind it. */
static void
lw_hand_over_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LwHandOver *self = LW_HAND_OVER (widget);

  if (self->cloth == NULL)
    self->cloth = weave (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gtk_snapshot_append_node (snapshot, self->cloth);
  GTK_WIDGET_CLASS (lw_hand_over_parent_class)->snapshot (widget, snapshot);
}

static void
lw_hand_over_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (lw_hand_over_parent_class)->size_allocate (widget, width, height, baseline);
  g_clear_pointer (&LW_HAND_OVER (widget)->cloth, gsk_render_node_unref);
}

static gboolean
lw_hand_over_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_HAND_OVER (widget)->take));
}

static void
lw_hand_over_dispose (GObject *object)
{
  LwHandOver *self = LW_HAND_OVER (object);

  lw_rest_end (&self->rest);
  g_clear_pointer (&self->cloth, gsk_render_node_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_HAND_OVER);
  G_OBJECT_CLASS (lw_hand_over_parent_class)->dispose (object);
}

static void
lw_hand_over_class_init (LwHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_hand_over_dispose;
  widget_class->grab_focus = lw_hand_over_grab_focus;
  widget_class->snapshot = lw_hand_over_snapshot;
  widget_class->size_allocate = lw_hand_over_size_allocate;
  signals[TAKEN] = g_signal_new ("taken", LW_TYPE_HAND_OVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, LwHandOver, heading);
  gtk_widget_class_bind_template_child (widget_class, LwHandOver, advice);
  gtk_widget_class_bind_template_child (widget_class, LwHandOver, take);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
lw_hand_over_init (LwHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
lw_hand_over_new (void)
{
  return g_object_new (LW_TYPE_HAND_OVER, NULL);
}

/* ---- when the table is covered ---- */

/* "Blue (Anna) to put down": names alone. */
static void
show_putting_down (LwHandOver *self, const LwBattle *battle, LwSide side)
{
  g_autofree char *player = lw_caption_player (battle, side);
  g_autofree char *heading = g_strdup_printf (_ ("%s to put down"), player);
  const char *advice = side == LW_RED ? _ ("Press when Blue is not looking. The curtain is closed, "
                                           "and nothing of either army can be seen.")
                                      : _ ("Press when Red is not looking. The curtain is closed, "
                                           "and nothing of either army can be seen.");

  lw_hand_over_show (self, side, heading, advice,
                     side == LW_RED ? _ ("I am Red: show me my side")
                                    : _ ("I am Blue: show me my side"));
}

static void
show_both_ready (LwHandOver *self, const LwBattle *battle)
{
  lw_hand_over_show (self, battle->first, _ ("Both are ready"),
                     _ ("When both players look on, the curtain is drawn back and the hostile "
                        "forces come within sight."),
                     _ ("Draw back the curtain"));
}

static void
show_turn (LwHandOver *self, const LwBattle *battle)
{
  LwSide side = battle->mover;
  g_autofree char *player = lw_caption_player (battle, side);
  g_autofree char *heading = g_strdup_printf (_ ("%s to move"), player);

  lw_hand_over_show (self, side, heading, _ ("The map is hidden between the moves."),
                     side == LW_RED ? _ ("I am Red: show me the map")
                                    : _ ("I am Blue: show me the map"));
}

LwSide
lw_hand_over_next (const LwBattle *battle)
{
  return battle->ready[battle->first] ? LW_OTHER (battle->first) : battle->first;
}

static void
show_curtain_closed (LwHandOver *self, const LwBattle *battle)
{
  lw_hand_over_show (self, battle->mover, _ ("The curtain is closed"),
                     _ ("Nothing can be seen, and the clock stands."), _ ("Draw back the curtain"));
}

/* Which page the one at the screen sees: the table, or the opaque page with names alone. */
gboolean
lw_hand_over_cover (LwHandOver *self, LwSession *session)
{
  const LwBattle *battle = lw_session_battle (session);

  if (battle->phase == LW_PHASE_PUTTING_DOWN && battle->curtain_used)
    {
      if (lw_session_viewer (session) != LW_VIEWER_NOBODY)
        return FALSE;
      if (battle->ready[LW_RED] && battle->ready[LW_BLUE])
        show_both_ready (self, battle);
      else
        show_putting_down (self, battle, lw_hand_over_next (battle));
      return TRUE;
    }
  if (lw_session_covered (session))
    {
      show_curtain_closed (self, battle);
      return TRUE;
    }
  if (!lw_session_between (session))
    return FALSE;
  show_turn (self, battle);
  return TRUE;
}
