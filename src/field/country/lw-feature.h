/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-feature.h: one thing on the floor (R6): a board, a house, a twig, a chalked river.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

typedef enum
{
  LW_FEATURE_BOARD,  /* outline; height of its top; men and guns climb it (Q11) */
  LW_FEATURE_HOUSE,  /* box: solid (R6, Q15) */
  LW_FEATURE_CHURCH, /* box: solid, with a tower */
  LW_FEATURE_SHED,   /* box: solid */
  LW_FEATURE_WALL,   /* line with thickness and height (Q13) */
  LW_FEATURE_TREE,   /* a twig: a disc of 1/4 in (Q14) */
  LW_FEATURE_WOOD,   /* outline: decoration; its trees stand as trees (Q14) */
  LW_FEATURE_ROCK,   /* disc */
  LW_FEATURE_RIVER,  /* line with width: impassable but at fords and bridges (Q12) */
  LW_FEATURE_POND,   /* outline: impassable (Q12) */
  LW_FEATURE_SWAMP,  /* outline: impassable (Q12) */
  LW_FEATURE_FORD,   /* box across a river: men cross, guns do not (Q12) */
  LW_FEATURE_BRIDGE, /* box across a river: men and guns cross */
  LW_FEATURE_ROAD,   /* line with width: decoration */
  LW_N_FEATURE_KINDS
} LwFeatureKind;

#define LW_TREE_RADIUS (LW_INCH / 4)

/* Nothing is moved farther than this from the field's corner; outside the field is allowed. */
#define LW_FEATURE_LEAST (-LW_FIELD_MAX)
#define LW_FEATURE_MOST (2 * LW_FIELD_MAX)

typedef struct
{
  LwFeatureKind kind;
  char *id;            /* short, unique in the Country, readable: "farm", "stream" */
  char *name;          /* what players call it, or NULL: "Firely Church" */
  char *across;        /* ford, bridge: the id of the river; else NULL */
  LwPoint at;          /* houses, trees, rocks, fords, bridges: the centre */
  LwLength width;      /* box: along `angle`; river, road: across its line */
  LwLength depth;      /* box: across `angle` */
  LwLength radius;     /* tree, rock */
  LwLength thickness;  /* wall */
  LwLength height;     /* of its top above the floor (a board: its own top, not its thickness) */
  LwAngle angle;
  gboolean locked;     /* in its place: the drawing board passes it over (lw-drafting.h) */
  GArray *points;      /* of LwPoint: outline (closed, not repeated) or line; else NULL */
} LwFeature;

LwFeature  *lw_feature_new         (LwFeatureKind kind, const char *id);
LwFeature  *lw_feature_copy        (const LwFeature *feature);
void        lw_feature_free        (LwFeature *feature);

/* The element's name in files and the word for players: "board"; _("board hill"). */
const char *lw_feature_kind_nick   (LwFeatureKind kind);
const char *lw_feature_kind_name   (LwFeatureKind kind);
gboolean    lw_feature_kind_parse  (const char *nick, LwFeatureKind *kind);

gboolean    lw_feature_has_outline (LwFeatureKind kind);
gboolean    lw_feature_has_line    (LwFeatureKind kind);
gboolean    lw_feature_has_box     (LwFeatureKind kind);

/* The way over a ford or bridge leads along its depth; a loose one's along its longer side. */
gboolean    lw_feature_leads_deep  (const LwFeature *feature);

/*
 * lw_feature_shapes: the outline as shapes (a line gives one box or capsule a leg). The shapes
 * borrow the feature's points. Returns: (transfer full) (element-type LwShape)
 */
GArray     *lw_feature_shapes      (const LwFeature *feature);
LwBox       lw_feature_bounds      (const LwFeature *feature);

gboolean    lw_feature_equal       (const LwFeature *a, const LwFeature *b);
void        lw_feature_translate   (LwFeature *feature, LwLength dx, LwLength dy);
void        lw_feature_rotate      (LwFeature *feature, LwPoint about, LwAngle angle);
/* Flips it over in the line whose x, or y, is half of @middle2. */
void        lw_feature_flip        (LwFeature *feature, LwLength middle2, gboolean east_west);
/* Stretches it as the box @from would have to be stretched to come to be the box @to. */
void        lw_feature_stretch     (LwFeature *feature, LwBox from, LwBox to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwFeature, lw_feature_free)

G_END_DECLS
