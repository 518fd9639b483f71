/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-pieces.h: men and guns on the map.
 */
#pragma once

#include "lw-map-shot.h"
#include "lw-squares.h"

G_BEGIN_DECLS

/* A man or gun as it is drawn now: its node is kept until it changes. */
typedef struct
{
  GskRenderNode *node; /* owned, in pixels from the field's north-west corner; NULL: not drawn by
                          itself */
  gboolean shown;
  guint64 look;        /* key of the sprite it was made of */
  LwPoint at;          /* where it is drawn */
  LwPoint from;        /* walking: from where, to where */
  LwPoint to;
  gboolean walking;
} LwPiece;

typedef struct
{
  LwMapCamera *camera;
  LwMapShot *shot;     /* who is still on his feet */

  GArray *men;         /* of LwPiece; NULL: there is no battle */
  GArray *guns;        /* of LwPiece */
  LwSquares *squares;  /* the men at rest */
  LwSprites *sprites;
  double scale;        /* of the view that they are drawn for */
  gboolean letters;    /* they bear letters, in the frame that is being drawn */
  gint64 walk_since;
} LwMapPieces;

void     lw_map_pieces_init     (LwMapPieces *self, LwMapCamera *camera, LwMapShot *shot);
void     lw_map_pieces_clear    (LwMapPieces *self);

void     lw_map_pieces_show     (LwMapPieces *self, LwCanvas *canvas);
/* The battle has changed: whoever stands elsewhere goes there, or is there at once. */
void     lw_map_pieces_follow   (LwMapPieces *self, gboolean walk);
/* One step of the motion under way; FALSE when it is over. */
gboolean lw_map_pieces_walk     (LwMapPieces *self, gint64 now);
/* Another battle, or none. */
void     lw_map_pieces_remove   (LwMapPieces *self);
/* All are drawn anew, in other coats. */
void     lw_map_pieces_recolour (LwMapPieces *self);
void     lw_map_pieces_forget   (LwMapPieces *self);

G_END_DECLS
