/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-store.h: pictures along a gun that serve again: the floor and the spy-glass as they were
 * drawn last, and small figures and trees.
 *
 * The store keeps paper and says whether it still serves; it paints nothing. Whoever changes the
 * battle makes it forget.
 */
#pragma once

#include "lw-sight-eye.h"

G_BEGIN_DECLS

LwSightStore *lw_sight_store_new    (void);
void          lw_sight_store_free   (LwSightStore *store);
void          lw_sight_store_forget (LwSightStore *store); /* floor and glass are drawn anew */
void          lw_sight_store_clear  (LwSightStore *store); /* and all memory is given back */

/* How often floor or glass has been drawn anew. */
guint         lw_sight_store_drawn_for_test (const LwSightStore *store);

/* ---- floor and glass ---- */

typedef enum
{
  LW_SIGHT_FLOOR,
  LW_SIGHT_ROUND
} LwSightLayer;

/*
 * lw_sight_store_begin: FALSE when the picture of this layer serves as it is, as nothing but the
 * sway
 * has changed since. Otherwise @copy becomes the eye that draws it anew, with @wide, a sight larger
 * by a margin, which must live as long; then lw_sight_store_end().
 */
gboolean      lw_sight_store_begin  (LwSightStore *store, LwSightLayer layer, const LwSightEye *eye,
                                     LwSightEye *copy, LwSight *wide);
void          lw_sight_store_end    (LwSightEye *copy);

/* Shows it from the corner of the eye's context on, shifted by the sway: to the pixel where the
 * bore points, and within two pixels at the edges. */
void          lw_sight_store_show   (LwSightStore *store, LwSightLayer layer,
                                     const LwSightEye *eye);

/* ---- figures and trees ---- */

/* Pixels to the inch above which each is painted for itself. */
#define LW_SIGHT_STAMPED 30.0

/* What a stamp is known by; two that are alike are the same picture. */
typedef struct
{
  gboolean tree;
  gint size, turn, squash;
  guint look;
} LwSightStamp;

/* Paper that is painted already, or NULL. (transfer none) */
cairo_surface_t *lw_sight_store_find  (const LwSightEye *eye, const LwSightStamp *stamp);

/* Blank paper of that size, kept as @stamp, and @copy, the eye that paints on it from its corner
 * on; then lw_sight_store_end(). (transfer none) */
cairo_surface_t *lw_sight_store_paper (LwSightEye *copy, const LwSightStamp *stamp, double width,
                                       double height);

/* Shows paper, whose foot is (@left, @top) from its corner, with the foot where @at is seen, to the
 * pixel. */
void             lw_sight_store_stamp (const LwSightEye *eye, cairo_surface_t *paper,
                                       LwSightPoint at, double left, double top);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSightStore, lw_sight_store_free)

G_END_DECLS
