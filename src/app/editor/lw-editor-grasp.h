/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-grasp.h: what the hand of the drawing board has taken hold of, where, and how far it
 * has
 * come since.
 *
 * Selecting and drawing, and what is drawn of both over the map, all read it; what it means for the
 * Country is theirs to say. It owns no object: editor and map are the hand's.
 */
#pragma once

#include "drafting/drafting.h"
#include "lw-editor.h"
#include "map/map.h"

G_BEGIN_DECLS

/* The grid that things are drawn to, and the turns that they keep to. */
#define LW_EDITOR_GRID (LW_INCH / 2)
#define LW_EDITOR_TURN (15 * LW_DEGREE)

typedef enum
{
  LW_HOLD_NONE,
  LW_HOLD_THINGS,   /* all that is selected, carried along */
  LW_HOLD_COPY,     /* the same, but copies of it are set down */
  LW_HOLD_CROSSING, /* a ford or bridge, drawn to its river */
  LW_HOLD_SIZE,     /* a handle of the frame */
  LW_HOLD_TURN,     /* the knob above it */
  LW_HOLD_POINT,    /* a point of an outline or line */
  LW_HOLD_BOX,      /* a rectangle being drawn from corner to corner */
  LW_HOLD_CORNER,   /* a corner of an outline or line being drawn */
  LW_HOLD_BRUSH     /* strewing twigs */
} LwHold;

/* The frame about what is selected: turned with a house, else straight. */
typedef struct
{
  LwPoint centre;
  LwLength width, depth;
  LwAngle angle;
  gboolean sizes;      /* it has handles to resize by */
  gboolean turns;      /* and a knob to rotate by */
  double outset;       /* pixels that it stands off, so that points have their room */
} LwFrame;

typedef struct
{
  LwEditor *editor;
  LwMapView *map;

  LwHold hold;
  gboolean by_key;     /* taken up by Enter: put down by Enter */
  gboolean aloft;      /* what is held has been lifted off the floor */
  guint n_held;        /* rises whenever something is let go of */
  LwPoint from;        /* where the pointer took hold */
  LwPoint at;          /* where it is */
  LwPoint shift;       /* how far what is held has come */
  LwSnap snap;         /* guides */
  char *note;          /* words at the pointer: how far, how large; or NULL */

  /* Of a handle, a knob or a point. */
  LwBox box;           /* bounds of what is held, as it was */
  LwFrame frame;       /* and its frame */
  gint ux, uy;         /* which handle: -1, 0, 1 */
  guint index;         /* which point */
  gboolean inserted;   /* the point was made by taking hold of the edge */
  gboolean twice;      /* the press was the second of two */
  char *held_id;       /* of the thing whose point or handle is held, or NULL */
} LwEditorGrasp;

void     lw_editor_grasp_clear    (LwEditorGrasp *grasp);

/* Does a press wish to be drawn to the grid and to others? Not with Control, nor by key. */
gboolean lw_editor_grasp_snaps    (const LwMapTouch *touch);
/* So near counts as at it, on the floor. */
LwLength lw_editor_grasp_reach    (const LwEditorGrasp *grasp);
/* A place of the floor as it is drawn to the grid and to what lies near; keeps the guides. */
LwPoint  lw_editor_grasp_snap     (LwEditorGrasp *grasp, const LwMapTouch *touch);

void     lw_editor_grasp_set_note (LwEditorGrasp *grasp, char *note); /* (transfer full) */
char    *lw_editor_grasp_length   (LwLength length);                  /* (transfer full) */

/* All that is selected is in the air, or copies of it. */
gboolean lw_editor_grasp_carries_things (const LwEditorGrasp *grasp);
/* Nothing is held any more. */
void     lw_editor_grasp_end      (LwEditorGrasp *grasp);
/* The same, and what was being done to the Country is taken back. */
void     lw_editor_grasp_let_go   (LwEditorGrasp *grasp);

G_END_DECLS
