/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-view-private.h: the fields of the view along a gun, shared by its words, picture and
 * keys.
 */
#pragma once

#include "lw-sight-view.h"
#include "sight/sight.h"

G_BEGIN_DECLS

struct _LwSightView
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkDrawingArea *picture;
  GtkLabel *clock;
  GtkLabel *gun_name;
  GtkLabel *laying;
  GtkDrawingArea *pips;
  GtkLabel *fired;
  GtkLabel *shots;
  GtkDrawingArea *screw;
  GtkLabel *elevation;

  /* Owned. */
  LwHand *hand;
  LwSightStore *store;

  gboolean open;
  LwRef gun;                        /* that the rest is about */
  LwRef named;                      /* the man laid at, or LW_NONE */
  LwRef laid_at[LW_SHOTS_PER_MOVE]; /* who was named at each shot of this move */
  GArray *marks;                    /* of LwPoint: where the shots of this move came to rest */
  gboolean glass;                   /* a spy-glass is held up */
  guint seen_shots;
  guint tick;
  gint64 last_frame;
  double drag_from;
};

G_END_DECLS
