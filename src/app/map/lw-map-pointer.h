/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-pointer.h: what points at the map, mouse or finger and the cursor of the keyboard; and the
 * tape and the rubber band, which lie between two places that were pointed at.
 */
#pragma once

#include "lw-map-camera.h"

G_BEGIN_DECLS

typedef struct
{
  LwMapCamera *camera;

  LwPoint mouse;         /* or finger */
  gboolean inside;       /* it is over the map */
  LwPoint cursor;        /* of the keyboard */
  gboolean cursor_shown; /* from the first arrow to the next press of a button */

  /* What of a battle the mouse is over, or LW_NONE. */
  LwRef man;
  LwRef gun;

  gboolean measuring;
  gboolean tape_held;    /* the tape is the tool in hand: Escape is the tool's */
  gboolean tape_fixed;   /* drawn by a drag: both ends stay */
  LwPoint tape_from;
  LwPoint tape_to;

  gboolean banding;
  gboolean dropped; /* Escape has ended the drag, though the button be still down */
  LwPoint band_from;     /* to where the mouse is */
} LwMapPointer;

void     lw_map_pointer_init       (LwMapPointer *self, LwMapCamera *camera);
/* It is over nothing any more. */
void     lw_map_pointer_leave      (LwMapPointer *self);

/* Where mouse or cursor is. FALSE: the mouse has left the map. */
gboolean lw_map_pointer_at         (const LwMapPointer *self, LwPoint *point);
/* Shows the cursor there, and the floor about it. */
void     lw_map_pointer_set_cursor (LwMapPointer *self, LwPoint point);

/* The tape: from where mouse or cursor is, or from where a drag begins. */
void     lw_map_pointer_lay_tape   (LwMapPointer *self, gboolean on);
/* The tape is the tool in hand, or is so no longer. */
void     lw_map_pointer_hold_tape  (LwMapPointer *self, gboolean hold);
/* It begins at a place; its other end goes with the pointer. */
void     lw_map_pointer_tape_from  (LwMapPointer *self, LwPoint from);

LwBox    lw_map_pointer_band       (const LwMapPointer *self);

/* Draws tape, band or cursor. FALSE: there is no such part. */
gboolean lw_map_pointer_draw       (const LwMapPointer *self, cairo_t *cr, guint part);

G_END_DECLS
