/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-eye.h: private to this floor: the eye behind a breech, and the solids before it.
 *
 * Everything is in inches as the eye has it: x to the right, y ahead, z up from the floor. The
 * picture plane stands upright, so that whatever is upright stays so.
 */
#pragma once

#include "ink/ink.h"
#include "lw-sight.h"

G_BEGIN_DECLS

/* Nothing nearer than this is drawn. */
#define LW_SIGHT_NEAR 0.8

typedef struct
{
  double x, y, z;
} LwSightPoint;

typedef struct _LwSightSprites LwSightSprites;

typedef struct
{
  cairo_t *cr;           /* NULL: only looking */
  const LwBattle *battle;
  const LwSight *sight;
  double x, y, z;        /* of the eye, from the south-west corner of the field */
  double ahead_x, ahead_y; /* unit vector of where it looks */
  double sun_x, sun_y;   /* towards the sun, as the eye has it */
  double scale;          /* pixels to an inch one inch off */
  double middle, horizon;
  guint texture;
  gboolean glass;        /* a spy-glass: nothing near is seen */
  LwSightSprites *sprites; /* of lw-sight-sprite.c, or NULL */
} LwSightEye;

typedef enum
{
  LW_SIGHT_TOP,          /* of a board */
  LW_SIGHT_SIDE,         /* a standing edge of a board */
  LW_SIGHT_BLOCK,        /* house, nave, shed, a leg of a wall */
  LW_SIGHT_TOWER,
  LW_SIGHT_ROCK,
  LW_SIGHT_TREE,
  LW_SIGHT_MAN,
  LW_SIGHT_GUN
} LwSightKind;

#define LW_SIGHT_CORNERS 4

/* Something that hides what is behind it, and its plan as the eye has it. */
typedef struct
{
  LwSightKind kind;
  const LwFeature *feature;  /* or NULL */
  LwRef ref;                 /* man or gun */
  guint n;                   /* corners of its plan, counter-clockwise: 2 or 4; 0: the outline */
  double x[LW_SIGHT_CORNERS], y[LW_SIGHT_CORNERS];
  GArray *outline;           /* LW_SIGHT_TOP: of LwSightPoint, owned */
  double z0, z1;
  double middle_x, middle_y;
  double left, right, top, bottom; /* in the picture */
} LwSightItem;

void   lw_sight_open    (LwSightEye *eye, cairo_t *cr, const LwBattle *battle,
                         const LwSight *sight);
LwSightPoint lw_sight_point (const LwSightEye *eye, LwPoint at, double z);
/* A direction of the floor, as the eye has it. */
void   lw_sight_turn    (const LwSightEye *eye, LwAngle angle, double *x, double *y);
double lw_sight_x       (const LwSightEye *eye, LwSightPoint p);
double lw_sight_y       (const LwSightEye *eye, LwSightPoint p);
double lw_sight_ground  (const LwSightEye *eye, LwPoint at); /* of the highest board, in inches */

/* Paths, cut off where they come too near. */
void   lw_sight_trace   (const LwSightEye *eye, const LwSightPoint *points, guint n);
void   lw_sight_line    (const LwSightEye *eye, LwSightPoint a, LwSightPoint b);
void   lw_sight_fill    (const LwSightEye *eye, const LwColour *colour, double alpha);
void   lw_sight_edge    (const LwSightEye *eye, const LwColour *colour, double alpha,
                         double width);
/* Of a figure: a plain box, an oval; and the path on hand as a round thing, @light brighter on the
 * side of the sun than in the middle, with a rim @rim darker. */
void   lw_sight_box     (const LwSightEye *eye, double x, double y, double wide, double high,
                         const LwColour *colour);
void   lw_sight_oval    (const LwSightEye *eye, double x, double y, double rx, double ry,
                         const LwColour *colour, double alpha);
void   lw_sight_paint   (const LwSightEye *eye, const LwColour *colour, double light, double rim,
                         double width);
/* lw-sight-brick.c: upright faces. A point between two; a colour in the sun that falls on a face
 * whose outward direction is (x, y); pixels to the inch of a face whose foot goes from @a to @b;
 * the face with a dark rim; and its bricks. */
LwSightPoint lw_sight_between (LwSightPoint a, LwSightPoint b, double part);
LwColour lw_sight_lit   (const LwSightEye *eye, const LwColour *colour, double x, double y);
double lw_sight_inch    (const LwSightEye *eye, LwSightPoint a, LwSightPoint b);
void   lw_sight_face    (const LwSightEye *eye, const LwSightPoint *face, guint n,
                         const LwColour *colour);
void   lw_sight_bricks  (const LwSightEye *eye, LwSightPoint a, LwSightPoint b, double z0,
                         double z1, const LwColour *mortar);
/* How sunny an upright face is whose outward direction is (x, y): -1 to 1. */
double lw_sight_sun     (const LwSightEye *eye, double x, double y);

/* lw-sight-items.c: all that may hide something, farthest first. (element-type LwSightItem) */
GArray *lw_sight_gather (const LwSightEye *eye);
/* lw-sight-order.c: as they are to be painted, so that what is nearer hides what is farther. */
void   lw_sight_sort    (GArray *items);

/* lw-sight-look.c: is a point, @p above the place @at, hidden by a hill, house, wall or rock? */
gboolean lw_sight_hides (const LwSightEye *eye, const GArray *items, LwPoint at, LwSightPoint p);

/* lw-sight-glass.c: the eye of one who looks through a spy-glass; @round, a copy of its sight, must
 * live as long. FALSE: it is not needed. */
gboolean lw_sight_open_glass (LwSightEye *eye, cairo_t *cr, const LwBattle *battle,
                              const LwSight *sight, LwSight *round, double radius);
void   lw_sight_rim     (cairo_t *cr, double x, double y, double radius); /* and its hair */

/* All that the eye sees, but the barrel. */
void   lw_sight_draw_all (LwSightEye *eye);

/* Kinds of things, each with its own file. */
void   lw_sight_floor   (const LwSightEye *eye);
void   lw_sight_room    (const LwSightEye *eye);
void   lw_sight_shadows (const LwSightEye *eye, const GArray *items);
void   lw_sight_marks   (const LwSightEye *eye, const GArray *items);
void   lw_sight_board   (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_block   (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_tree    (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_rock    (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_man     (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_horse   (const LwSightEye *eye, const LwMan *man, double turn, double inch);
void   lw_sight_gun     (const LwSightEye *eye, const LwSightItem *item);
void   lw_sight_barrel  (const LwSightEye *eye);

/* A man on his feet or his horse, about the origin, one unit an inch; @squash: how oval his base is
 * seen. And the same from the store of those painted already: FALSE when he is too large for it. */
void   lw_sight_stand   (const LwSightEye *eye, const LwMan *man, double turn, double inch,
                         double squash);
gboolean lw_sight_sprite (const LwSightEye *eye, const LwMan *man, LwSightPoint at, double turn);
LwSightSprites *lw_sight_sprites_new (void);
void   lw_sight_sprites_free (LwSightSprites *sprites);
void   lw_sight_sprites_clear (LwSightSprites *sprites);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwSightSprites, lw_sight_sprites_free)

/* Stem and leaves of a tree whose foot is at (@x, @y) in the picture, @high pixels high. And the
 * same from the store, @inches high. */
void   lw_sight_plant   (const LwSightEye *eye, double x, double y, double inch, double high,
                         guint seed);
gboolean lw_sight_tree_sprite (const LwSightEye *eye, LwSightPoint at, double inches, guint seed);

/* lw-sight-soldier.c: the upper half of a soldier, hips at the origin, y down, one unit an inch;
 * and what all of a side wear beneath. */
void   lw_sight_soldier (const LwSightEye *eye, const LwMan *man, double turn, double inch);
LwColour lw_sight_trousers (LwSide side);

G_END_DECLS
