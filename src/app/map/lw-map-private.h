/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-private.h: the fields of the map, shared by its layers, pieces, input and keys.
 */
#pragma once

#include "kit/kit.h"
#include "ink/ink.h"
#include "flight/flight.h"
#include "lw-map-view.h"
#include "lw-sprites.h"
#include "lw-squares.h"
#include "lw-tiles.h"

G_BEGIN_DECLS

#define LW_RULER 22   /* pixels of each ruler */

/* A man or gun as it is drawn now: its node is kept until it changes. */
typedef struct
{
  GskRenderNode *node;    /* owned, in pixels from the field's north-west corner; NULL: not drawn
                             by itself */
  gboolean shown;
  guint64 look;           /* key of the sprite it was made of */
  LwPoint at;             /* where it is drawn */
  LwPoint from;           /* walking: from where, to where */
  LwPoint to;
  gboolean walking;
} LwPiece;

/* Draws a part of something. FALSE: there is no such part. */
typedef gboolean (*LwMapDraw) (LwMapView *self, cairo_t *cr, guint part);

#define LW_MAP_STANDING 4
typedef struct _LwMapStamp LwMapStamp;

/* A ruler's picture, longer than what is seen of it. */
typedef struct
{
  cairo_surface_t *picture; /* owned, or NULL */
  int begin, end;           /* in pixels from the field's north-west corner */
  GskRenderNode *node;      /* owned, or NULL */
  int offset;               /* of that corner, in the node */
} LwMapRuler;

struct _LwMapView
{
  GtkWidget parent_instance;

  /* Owned. */
  LwSession *session;
  LwHand *hand;
  LwMapTool *tool;         /* what pointer and keys do; NULL: it is only looked at */
  LwCountry *country;      /* when there is neither session nor tool */
  LwSprites *sprites;
  LwPicker *picker;        /* of the session's battle */
  LwSquares *squares;      /* the men at rest */
  gboolean letters;        /* they bear letters, in the frame that is being drawn */
  GArray *men;             /* of LwPiece */
  GArray *guns;            /* of LwPiece */

  /* Kept nodes. */
  LwTiles *floor;          /* the Country ... */
  double floor_scale;
  LwTiles *next_floor;     /* ... and as it is being drawn at another scale, or NULL */
  double next_scale;
  guint piecework;         /* idle: what is owed of them */
  guint floor_renders;
  GArray *damage;          /* of LwBox: what has changed of the Country since */
  GPtrArray *still;        /* of GskRenderNode: the overlay that seldom changes, or NULL */
  LwView still_view;
  GPtrArray *standing[LW_MAP_STANDING]; /* of GskRenderNode: layers of a battle, or NULL ... */
  LwMapStamp *stamps[LW_MAP_STANDING];  /* ... and what each was drawn from */
  LwChips *crews;          /* words about guns, while they are being drawn */
  guint sharpen;           /* timer: render the floor anew when a zoom has come to rest */
  LwMapRuler rulers[2];    /* along the north, along the west */
  GskRenderNode *pointers[2];
  GPtrArray *ruler_labels; /* of PangoLayout, by foot, or NULL */
  double rulers_scale;
  gboolean rulers_dark;
  double curtain_open;     /* 0 closed .. 1 drawn back, while it moves */
  gint64 curtain_since;
  gboolean curtain_moving;

  /* State. */
  LwView view;
  gboolean fitted;         /* follows the size of the window */
  gboolean strings;
  LwPoint cursor;          /* of the keyboard */
  gboolean cursor_shown;
  LwPoint pointer;
  gboolean pointer_inside;
  const char *shape;       /* of the pointer */
  gboolean measuring;
  gboolean measure_tool;   /* the tape is the tool in hand: Escape is the tool's */
  gboolean measure_fixed;  /* drawn by a drag: both ends stay */
  LwPoint measure_from;
  LwPoint measure_to;

  /* A gesture under way. */
  LwMapGrip grip;
  gboolean dragging;       /* beyond a few pixels: no longer a mere press */
  gboolean banding;
  LwPoint band_from;
  guint n_press;
  double pan_left, pan_top;
  double pinch;
  gboolean space_down;

  /* Motion. */
  guint tick;
  gint64 walk_since;
  LwFlight *flight;        /* of the shot that flies, owned, or NULL */
  gint64 shot_since;
  GPtrArray *flights;      /* of LwFlight: shown as they flew, or NULL */
  LwRef ranges;            /* the gun whose ranges are marked, or LW_NONE */
  LwRef target;            /* a man pointed out, or LW_NONE */

  GPtrArray *reach;        /* polygons of the reach of who is in hand, or NULL */
  guint reach_serial;      /* of the hand it was worked out for ... */
  guint reach_orders;      /* ... and how many orders had been given then */
  LwRef hover_man;         /* under the pointer, or LW_NONE */
  LwRef hover_gun;
};

const LwCountry *lw_map_country  (LwMapView *self);
const LwBattle  *lw_map_battle   (LwMapView *self);   /* or NULL */
LwViewer         lw_map_viewer   (LwMapView *self);
gboolean         lw_map_is_dark  (void);

/* lw-map-floor.c: the Country's layer, and the curtain as it is drawn back. */
void lw_map_floor_show       (LwMapView *self, LwCanvas *canvas);
void lw_map_floor_forget     (LwMapView *self);
void lw_map_curtain_show     (LwMapView *self, LwCanvas *canvas);

/* lw-map-pieces.c: men and guns. */
void lw_map_pieces_show      (LwMapView *self, LwCanvas *canvas);
void lw_map_pieces_follow    (LwMapView *self, gboolean walk);  /* the battle has changed */
void lw_map_pieces_forget    (LwMapView *self);                 /* the scale has changed */
/* One step of the motion under way; FALSE when it is over. */
gboolean lw_map_pieces_walk  (LwMapView *self, gint64 now);

/* lw-map-shot.c: a shot over the map. */
void     lw_map_shot_show    (LwMapView *self, guint first);  /* of the events from @first on */
gboolean lw_map_shot_flies   (LwMapView *self);
gboolean lw_map_shot_skip    (LwMapView *self);               /* FALSE: none flew */
gboolean lw_map_shot_at      (LwMapView *self, LwFlightPoint *at);
/* What is left of shots that have come to rest, where one practises. */
void     lw_map_shot_draw    (LwMapView *self, cairo_t *cr);
/* Is this man, whom it will strike, still on his feet? */
gboolean lw_map_shot_spares  (LwMapView *self, LwRef man);

/* lw-map-standing.c: the curtain, rings, reach, selection and melees of a battle. */
void lw_map_standing_show    (LwMapView *self, LwCanvas *canvas);
void lw_map_standing_forget  (LwMapView *self);

/* lw-map-overlay.c: strings, ghosts and marks of a battle. FALSE: there is no such part. */
gboolean lw_map_overlay_draw (LwMapView *self, cairo_t *cr, guint part);

/* lw-map-marks.c: the overlay in nodes as large as their ink; tape, band, cursor. */
void lw_map_marks_show       (LwMapView *self, LwCanvas *canvas);
/* All parts of it. @kept: where their nodes are kept, or NULL; @lasting: for many frames. */
void lw_map_parts_show       (LwMapView *self, LwCanvas *canvas, LwMapDraw draw,
                              GPtrArray **kept, gboolean lasting);
void lw_map_still_show       (LwMapView *self, LwCanvas *canvas);
void lw_map_still_forget     (LwMapView *self);

/* lw-map-rulers.c: feet on two sides, with what the tool marks and where the pointer is. */
void lw_map_rulers_show      (LwMapView *self, LwCanvas *canvas);
void lw_map_rulers_forget    (LwMapView *self);
void lw_map_rulers_resized   (LwMapView *self);

/* lw-map-input.c, lw-map-keys.c */
void lw_map_add_pointer      (LwMapView *self);
/* What is pressed is not waited for any more. */
void lw_map_let_go           (LwMapView *self);
void lw_map_add_keys         (LwMapView *self);
void lw_map_set_view         (LwMapView *self, const LwView *view);

G_END_DECLS
