/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-drafting.h: a Country on the drawing board: every edit of it, with undo and redo.
 *
 * One list of steps holds the edits of the Country and of the scenario that goes with it, of which
 * this floor knows only how to copy, compare and free it (war/lw-planning.h gives it its type).
 * A step keeps what it touched as it was; undoing every step gives the Country back to the byte.
 *
 * Things are named by their ids. Edits return FALSE, and make no step, where nothing changes; a
 * locked thing is passed over by all but lw_drafting_lock(). `ids` end with NULL.
 */
#pragma once

#include "country/country.h"

G_BEGIN_DECLS

typedef struct _LwDrafting LwDrafting;

/* How to handle the scenario; all three are called with a value that is not NULL. */
typedef struct
{
  gpointer (*copy) (gconstpointer value);
  void (*free) (gpointer value);
  gboolean (*equal) (gconstpointer a, gconstpointer b);
} LwDraftingBox;

typedef enum
{
  LW_NUMBER_X,         /* the middle of the thing's bounds (a box, a disc: its centre) */
  LW_NUMBER_Y,
  LW_NUMBER_WIDTH,     /* outlines and walls: of their bounds, which are stretched */
  LW_NUMBER_DEPTH,
  LW_NUMBER_RADIUS,
  LW_NUMBER_THICKNESS, /* a wall's; a board's: what it adds to what it lies on */
  LW_NUMBER_HEIGHT,
  LW_NUMBER_ANGLE      /* boxes only; to turn an outline: lw_drafting_rotate() */
} LwNumber;

typedef enum
{
  LW_WORD_NAME,
  LW_WORD_ID,    /* refused when it is taken or no id; crossings follow their river's new id */
  LW_WORD_ACROSS
} LwWord;

typedef enum
{
  LW_LINE_UP_WEST,
  LW_LINE_UP_CENTRE_X,
  LW_LINE_UP_EAST,
  LW_LINE_UP_SOUTH,
  LW_LINE_UP_CENTRE_Y,
  LW_LINE_UP_NORTH
} LwLineUp;

typedef enum
{
  LW_LAYER_TOP,
  LW_LAYER_UP,
  LW_LAYER_DOWN,
  LW_LAYER_BOTTOM
} LwLayer;

typedef enum
{
  LW_HALF_MIRROR, /* the other half is the kept one seen in a glass on the middle line */
  LW_HALF_ROTATE  /* the other half is the kept one turned by half a turn about the middle */
} LwHalf;

/* ---- The drawing board ---- */

/* @country: (transfer full). @scenario: (transfer full) (nullable); @box may be NULL with it. */
LwDrafting      *lw_drafting_new       (LwCountry *country, gpointer scenario,
                                        const LwDraftingBox *box);
void             lw_drafting_free      (LwDrafting *drafting);

/* Both are borrowed and good until the next edit. */
const LwCountry *lw_drafting_country   (const LwDrafting *drafting);
gconstpointer    lw_drafting_scenario  (const LwDrafting *drafting);

/* Rises with every change of either, undo and redo and rewinding included. */
guint            lw_drafting_revision  (const LwDrafting *drafting);

/* ---- History ---- */

/* "move the church", for "Undo: move the church"; NULL when there is no such step. */
const char      *lw_drafting_undo_name (const LwDrafting *drafting);
const char      *lw_drafting_redo_name (const LwDrafting *drafting);
guint            lw_drafting_n_undo    (const LwDrafting *drafting);
guint            lw_drafting_n_redo    (const LwDrafting *drafting);
gboolean         lw_drafting_undo      (LwDrafting *drafting);
gboolean         lw_drafting_redo      (LwDrafting *drafting);

/* Call when the file has been written. Dirty is exact: what was edited back is not dirty. */
void             lw_drafting_mark_saved (LwDrafting *drafting);
gboolean         lw_drafting_dirty     (const LwDrafting *drafting);

/*
 * A gesture: all edits from begin to end are one step, called @name or, with NULL, as its first
 * edit is. rewind takes back what the gesture did so far and leaves it open, so that each motion
 * of a drag can be made from where it began; cancel takes it back and ends it without a step. A
 * gesture that changed nothing in the end leaves no step and the redo list as it was. Undo and
 * redo are refused while one is open.
 */
void             lw_drafting_begin     (LwDrafting *drafting, const char *name);
void             lw_drafting_rewind    (LwDrafting *drafting);
void             lw_drafting_end       (LwDrafting *drafting);
void             lw_drafting_cancel    (LwDrafting *drafting);
gboolean         lw_drafting_in_gesture (const LwDrafting *drafting);

/*
 * For keys held down and fields typed into: the next edit, or gesture, joins the step before it
 * when that was made with the same @key and nothing came between, neither undo nor save.
 */
void             lw_drafting_merge     (LwDrafting *drafting, const char *key);

/* ---- Things ---- */

/*
 * @feature: (transfer full); an id that is empty, or taken, is replaced by a fresh one. A board
 * that lies on other boards and has height h is set so that it is h thick.
 * Returns: its id, good as long as the thing; NULL when the field is full or the outline has fewer
 * than three points, the line fewer than two.
 */
const char      *lw_drafting_add       (LwDrafting *drafting, LwFeature *feature);
/* A river takes its fords and bridges with it. */
gboolean         lw_drafting_delete    (LwDrafting *drafting, const char *const *ids);
/* A river takes its fords and bridges with it; boards keep their thickness on what they come to. */
gboolean         lw_drafting_move      (LwDrafting *drafting, const char *const *ids, LwLength dx,
                                        LwLength dy);
gboolean         lw_drafting_rotate    (LwDrafting *drafting, const char *const *ids,
                                        LwPoint about, LwAngle angle);
/* Stretches all so that the box @from, which is not empty, comes to be the box @to. */
gboolean         lw_drafting_resize    (LwDrafting *drafting, const char *const *ids, LwBox from,
                                        LwBox to);
/* The whole of a box, at one stroke, for its handles. */
gboolean         lw_drafting_set_box   (LwDrafting *drafting, const char *id, LwPoint at,
                                        LwLength width, LwLength depth, LwAngle angle);
/* Turns them over in the middle of all their bounds. */
gboolean         lw_drafting_flip      (LwDrafting *drafting, const char *const *ids,
                                        gboolean east_west);

gboolean         lw_drafting_set_number (LwDrafting *drafting, const char *const *ids,
                                         LwNumber number, gint32 value);
gboolean         lw_drafting_set_word  (LwDrafting *drafting, const char *id, LwWord word,
                                        const char *text);
/* What lw_drafting_set_number() would set: FALSE where the kind has no such number. */
gboolean         lw_drafting_get_number (const LwDrafting *drafting, const char *id,
                                         LwNumber number, gint32 *value);

/* Points of an outline or a line; deleting stops at three and at two. */
gboolean         lw_drafting_move_point   (LwDrafting *drafting, const char *id, guint index,
                                           LwPoint to);
gboolean         lw_drafting_insert_point (LwDrafting *drafting, const char *id, guint index,
                                           LwPoint at);
gboolean         lw_drafting_delete_point (LwDrafting *drafting, const char *id, guint index);

/* The copies' ids are appended to @made (of char *, owned by it) when that is not NULL. */
gboolean         lw_drafting_duplicate (LwDrafting *drafting, const char *const *ids, LwLength dx,
                                        LwLength dy, GPtrArray *made);
gboolean         lw_drafting_align     (LwDrafting *drafting, const char *const *ids,
                                        LwLineUp how);
/* Equal gaps between the outermost two; three or more things. */
gboolean         lw_drafting_distribute (LwDrafting *drafting, const char *const *ids,
                                         gboolean east_west);
gboolean         lw_drafting_layer     (LwDrafting *drafting, const char *const *ids,
                                        LwLayer how);
gboolean         lw_drafting_lock      (LwDrafting *drafting, const char *const *ids,
                                        gboolean locked);
/* Lays the board @upper on the board @lower: above it in the order and as much higher as it is
 * thick. Its place is left to lw_drafting_move(). */
gboolean         lw_drafting_stack     (LwDrafting *drafting, const char *upper,
                                        const char *lower);
/* Twigs strewn about @at, @apart from one another and clear of solid things; how many were set. */
guint            lw_drafting_strew     (LwDrafting *drafting, LwPoint at, LwLength radius,
                                        LwLength apart, guint seed);

/* ---- The whole field ---- */

/* Makes the field fair: what lies in the half of @keep is copied onto the other half, which is
 * cleared; what crosses the middle is cut there and joined to its own image. */
gboolean         lw_drafting_halve     (LwDrafting *drafting, LwEdge keep, LwHalf how);
/* @shift: where the present south-west corner comes to lie on the new field. */
gboolean         lw_drafting_set_field (LwDrafting *drafting, LwLength width, LwLength depth,
                                        LwPoint shift);
gboolean         lw_drafting_set_texture (LwDrafting *drafting, guint texture);
gboolean         lw_drafting_set_title (LwDrafting *drafting, const char *name);
gboolean         lw_drafting_set_author (LwDrafting *drafting, const char *author);
gboolean         lw_drafting_set_notes (LwDrafting *drafting, const char *notes);
/* Replaces everything at one stroke: a Country suggested, or one read from elsewhere.
 * @country: (transfer full); @name of the step, such as _("suggest a Country"). */
gboolean         lw_drafting_replace   (LwDrafting *drafting, LwCountry *country,
                                        const char *name);
/* @scenario: (transfer full) (nullable) */
gboolean         lw_drafting_set_scenario (LwDrafting *drafting, gpointer scenario,
                                           const char *name);

/* A fresh id such as "tree-12". Returns: (transfer full) */
char            *lw_drafting_fresh_id  (const LwDrafting *drafting, LwFeatureKind kind);
/* How high the boards below @board in the order lift it where it lies; 0 on the floor. */
LwLength         lw_country_board_under (const LwCountry *country, const LwFeature *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwDrafting, lw_drafting_free)

G_END_DECLS
