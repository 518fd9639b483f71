/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hand-private.h: the fields of the editor's hand, shared by its files: holding, laying,
 * drawing.
 */
#pragma once

#include "lw-editor-hand.h"
#include "drafting/drafting.h"

G_BEGIN_DECLS

/* The grid that things are drawn to, and from how many pixels. */
#define LW_EDITOR_GRID (LW_INCH / 2)
#define LW_EDITOR_REACH 9
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

struct _LwEditorHand
{
  LwMapTool parent_instance;

  /* Owned. */
  LwEditor *editor;
  GArray *corners;          /* of LwPoint: an outline or line half drawn */
  GPtrArray *bad;           /* ids of things that cannot stay so, or NULL */
  cairo_surface_t *heat;
  cairo_surface_t *held;    /* picture of what is carried, or NULL ... */
  graphene_rect_t held_box; /* ... where it lay, in pixels ... */
  GskRenderNode *held_node; /* ... and its node, or NULL */
  char *note;               /* words at the pointer: how far, how large */
  char *out_note;
  char *held_id;            /* of the thing whose point or handle is held */

  LwMapView *map;           /* which owns this */

  /* State. */
  LwHold hold;
  gboolean by_key;          /* taken up by Enter: put down by Enter */
  LwPoint from;             /* where the pointer took hold */
  LwPoint at;               /* where it is */
  LwPoint shift;            /* how far what is held has come */
  LwBox box;                /* bounds of what is held, as it was */
  LwFrame frame;            /* and its frame */
  gint ux, uy;              /* which handle: -1, 0, 1 */
  guint index;              /* which point */
  gboolean inserted;        /* the point was made by taking hold of the edge */
  LwSnap snap;              /* guides */
  gboolean twice;           /* the press was the second of two */
  gboolean aloft;           /* what is held has been lifted off the floor */
  LwPoint tip;              /* the corner to come */
  LwPoint asked;            /* where the last corner was asked for, before it snapped */
  gboolean tip_shown;
  LwPoint last_dab;         /* of the brush */
  guint dabs;
  LwView held_view;
  gboolean zones;
  gboolean pointing_out;
  LwBox out;
  LwPoint menu_at;
};

/* lw-editor-frame.c */
gboolean lw_editor_hand_frame     (LwEditorHand *self, LwFrame *frame);
void     lw_frame_handle          (const LwFrame *frame, const LwView *view, gint ux, gint uy,
                                   double *x, double *y);
void     lw_frame_knob            (const LwFrame *frame, const LwView *view, double *x, double *y);
/* What of frame and points lies under a place of the floor. */
LwHold   lw_editor_hand_find_grip (LwEditorHand *self, const LwMapTouch *touch);

/* lw-editor-hold.c: what is selected, taken up, carried, put down. */
LwMapGrip lw_editor_hand_take     (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_carry    (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_put      (LwEditorHand *self, const LwMapTouch *touch, gboolean moved);
gboolean  lw_editor_hand_nudge    (LwEditorHand *self, LwLength dx, LwLength dy);

/* lw-editor-shape.c: handles, knob and points. */
void      lw_editor_hand_carry_size  (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_carry_turn  (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_carry_point (LwEditorHand *self, const LwMapTouch *touch);

/* lw-editor-lay.c: new things. */
LwMapGrip lw_editor_hand_begin_laying (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_lay_on   (LwEditorHand *self, const LwMapTouch *touch);
void      lw_editor_hand_lay      (LwEditorHand *self, const LwMapTouch *touch, gboolean moved);
void      lw_editor_hand_show_tip (LwEditorHand *self, const LwMapTouch *touch);
gboolean  lw_editor_hand_drop_corner (LwEditorHand *self);
/* The thing that a press here would set down; NULL: none. (transfer full) */
LwFeature *lw_editor_hand_ghost   (LwEditorHand *self);

/* lw-editor-things.c: how a new thing is made. (transfer full) */
LwFeature *lw_editor_new_thing    (LwFeatureKind kind, LwPoint at);
LwFeature *lw_editor_new_box      (LwFeatureKind kind, LwPoint a, LwPoint b);
LwFeature *lw_editor_new_outline  (LwFeatureKind kind, const LwPoint *points, guint n);

/* lw-editor-keys.c: what the map's cursor and keys do. */
void     lw_editor_hand_step      (LwMapTool *tool, const LwMapTouch *touch);
void     lw_editor_hand_enter     (LwMapTool *tool, const LwMapTouch *touch);
void     lw_editor_hand_escape    (LwMapTool *tool);
gboolean lw_editor_hand_next      (LwMapTool *tool, int step, LwPoint *at);
void     lw_editor_hand_all       (LwMapTool *tool);
gboolean lw_editor_hand_key       (LwMapTool *tool, guint key, GdkModifierType state);

/* All that is selected is in the air, or copies of it. */
gboolean lw_editor_hand_carries_things (LwEditorHand *self);
gboolean lw_editor_hand_selects   (LwEditorHand *self);
/* lw-editor-still.c, lw-editor-held.c, lw-editor-ink.c: what is drawn over the map. */
void     lw_editor_trace_points   (cairo_t *cr, const LwView *view, const LwPoint *points,
                                   guint n);
void     lw_editor_trace_thing    (cairo_t *cr, const LwView *view, const LwFeature *feature);
gboolean lw_editor_hand_draw_still (LwEditorHand *self, cairo_t *cr, const LwView *view,
                                    guint part);
gboolean lw_editor_hand_draw      (LwEditorHand *self, cairo_t *cr, const LwView *view,
                                   guint part);
void     lw_editor_hand_show_held (LwEditorHand *self, LwCanvas *canvas, const LwView *view);
void     lw_editor_hand_forget_held (LwEditorHand *self);

/* lw-editor-hand.c */
/* Does a press wish to be drawn to the grid and to others? Not with Control, nor by key. */
gboolean lw_editor_hand_snaps     (const LwMapTouch *touch);
LwLength lw_editor_hand_reach     (LwEditorHand *self);
void     lw_editor_hand_set_note  (LwEditorHand *self, char *note); /* (transfer full) */
char    *lw_editor_hand_length    (LwLength length);                /* (transfer full) */
void     lw_editor_hand_end       (LwEditorHand *self);             /* nothing is held any more */
LwPoint  lw_editor_hand_snap      (LwEditorHand *self, const LwMapTouch *touch);

G_END_DECLS
