/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-select-tool.c: the tool of selecting: what is taken up, carried along, put down; handles that
 * resize, the knob that rotates, the points that reshape.
 *
 * While things are carried the Country stays as it is: they are lifted off the floor and drawn by
 * themselves, and only what is put down is an edit. Handles, knob and points change the Country as
 * they go, each motion from where the drag began. Either way the whole of a drag is one step.
 */
#include "lw-select-tool.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lw-editor-frame.h"
#include "scene/scene.h"

/* Beyond its banks a bridge rests on so much of land, a ford on none. */
#define BRIDGE_LANDING LW_INCH
/* Nothing is drawn smaller than this. */
#define LEAST (LW_INCH / 4)

static void
hold_things (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  const LwFeature *only = lw_editor_only (grasp->editor);
  gboolean crossing = only != NULL && only->across != NULL && !only->locked;

  grasp->from = touch->at;
  grasp->hold = crossing ? LW_HOLD_CROSSING : LW_HOLD_THINGS;
  if ((touch->state & GDK_ALT_MASK) != 0)
    grasp->hold = LW_HOLD_COPY;
  lw_editor_bounds (grasp->editor, &grasp->box);
  grasp->shift = (LwPoint){ 0, 0 };
}

/* Alt takes what lies beneath what is selected. */
static const LwFeature *
thing_at (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  const LwCountry *country = lw_editor_country (grasp->editor);
  const LwFeature *below = NULL, *thing;

  if ((touch->state & GDK_ALT_MASK) != 0)
    below = lw_editor_only (grasp->editor);
  thing = lw_pick_feature (country, touch->at, touch->slack, below);
  if (thing == NULL && below != NULL)
    thing = lw_pick_feature (country, touch->at, touch->slack, NULL);
  return thing;
}

static LwMapGrip
take_grip (LwEditorGrasp *grasp, const LwMapTouch *touch, LwHold grip)
{
  const LwFeature *only = lw_editor_only (grasp->editor);

  grasp->hold = grip;
  grasp->from = touch->at;
  grasp->held_id = only == NULL ? NULL : g_strdup (only->id);
  lw_editor_bounds (grasp->editor, &grasp->box);
  lw_editor_frame_of (grasp->editor, &grasp->frame);
  return LW_MAP_GRIP_CARRY;
}

/* With Alt the press itself selects nothing yet: a drag copies what is selected, a click takes what
 * lies beneath. */
static LwMapGrip
take_with_alt (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  const LwFeature *top =
      lw_pick_feature (lw_editor_country (grasp->editor), touch->at, touch->slack, NULL);

  if (top == NULL)
    return LW_MAP_GRIP_BAND;
  if (lw_editor_n_selected (grasp->editor) == 0)
    lw_editor_select (grasp->editor, top->id, FALSE);
  hold_things (grasp, touch);
  return LW_MAP_GRIP_CARRY;
}

LwMapGrip
lw_select_tool_take (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0;
  LwHold grip = shift ? LW_HOLD_NONE : lw_editor_frame_grip (grasp, touch);
  const LwFeature *thing;

  grasp->twice = touch->n_press == 2 && !shift;
  if (grip != LW_HOLD_NONE)
    return take_grip (grasp, touch, grip);
  if ((touch->state & GDK_ALT_MASK) != 0 && !touch->by_key)
    return take_with_alt (grasp, touch);
  thing = thing_at (grasp, touch);
  if (thing == NULL)
    {
      if (!shift)
        lw_editor_select_none (grasp->editor);
      return LW_MAP_GRIP_BAND;
    }
  if (shift || !lw_editor_has (grasp->editor, thing->id))
    lw_editor_select (grasp->editor, thing->id, shift);
  if (!lw_editor_has (grasp->editor, thing->id))
    return LW_MAP_GRIP_NONE;
  hold_things (grasp, touch);
  return LW_MAP_GRIP_CARRY;
}

static void
note_shift (LwEditorGrasp *grasp)
{
  g_autofree char *x = lw_editor_grasp_length (ABS (grasp->shift.x));
  g_autofree char *y = lw_editor_grasp_length (ABS (grasp->shift.y));
  const char *east = grasp->shift.x < 0 ? "←" : "→", *north = grasp->shift.y < 0 ? "↓" : "↑";

  lw_editor_grasp_set_note (grasp, g_strdup_printf ("%s %s  %s %s", east, x, north, y));
}

static LwBox
moved_box (LwBox box, LwPoint by)
{
  return (LwBox){ box.x1 + by.x, box.y1 + by.y, box.x2 + by.x, box.y2 + by.y };
}

static void
carry_things (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  LwPoint by = { touch->at.x - grasp->from.x, touch->at.y - grasp->from.y };
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0 && !touch->by_key;

  if (shift && ABS (by.x) >= ABS (by.y))
    by.y = 0;
  else if (shift)
    by.x = 0;
  grasp->snap = (LwSnap){ 0 };
  if (lw_editor_grasp_snaps (touch))
    {
      grasp->snap = lw_snap_box (lw_editor_country (grasp->editor), moved_box (grasp->box, by),
                                 grasp->hold == LW_HOLD_COPY ? NULL : lw_editor_ids (grasp->editor),
                                 LW_EDITOR_GRID, lw_editor_grasp_reach (grasp));
      by.x += shift && by.x == 0 ? 0 : grasp->snap.shift.x;
      by.y += shift && by.y == 0 ? 0 : grasp->snap.shift.y;
    }
  grasp->shift = by;
  note_shift (grasp);
}

/* A ford or bridge goes along its river, or over to another one that is near. */
static void
carry_crossing (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  LwDrafting *drafting = lw_editor_drafting (grasp->editor);
  const char *const *ids = lw_editor_ids (grasp->editor);
  const LwFeature *river, *crossing;
  g_autoptr (LwFeature) laid = NULL;

  if (!lw_drafting_in_gesture (drafting))
    lw_drafting_begin (drafting, NULL);
  lw_drafting_rewind (drafting);
  crossing = lw_editor_only (grasp->editor);
  river = lw_snap_river (lw_editor_country (grasp->editor), touch->at, NULL,
                         (touch->state & GDK_CONTROL_MASK) != 0 ? 0 : LW_INCHES (4));
  if (river == NULL)
    {
      lw_drafting_move (drafting, ids, touch->at.x - grasp->from.x, touch->at.y - grasp->from.y);
      return;
    }
  laid = lw_feature_copy (crossing);
  lw_snap_crossing (river, touch->at, crossing->kind == LW_FEATURE_BRIDGE ? BRIDGE_LANDING : 0,
                    laid);
  lw_drafting_set_box (drafting, laid->id, laid->at, laid->width, laid->depth, laid->angle);
  if (g_strcmp0 (crossing->across, river->id) != 0)
    lw_drafting_set_word (drafting, laid->id, LW_WORD_ACROSS, river->id);
}

/* ---- handles, knob and points ---- */

static LwDrafting *
begin_again (LwEditorGrasp *grasp)
{
  LwDrafting *drafting = lw_editor_drafting (grasp->editor);

  if (lw_drafting_in_gesture (drafting))
    lw_drafting_rewind (drafting);
  else
    lw_drafting_begin (drafting, NULL);
  return drafting;
}

static void
note_size (LwEditorGrasp *grasp, LwLength width, LwLength depth)
{
  g_autofree char *wide = lw_editor_grasp_length (width);
  g_autofree char *deep = lw_editor_grasp_length (depth);

  /* TRANSLATORS: width and depth: "1 ft 6 in × 10 in" */
  lw_editor_grasp_set_note (grasp, g_strdup_printf (_ ("%s × %s"), wide, deep));
}

/* How far the pointer has come along the axes of the frame. */
static LwPoint
along_frame (LwEditorGrasp *grasp, LwPoint to)
{
  LwPoint by = { to.x - grasp->from.x, to.y - grasp->from.y };

  return lw_point_placed (by, lw_angle_wrapped (-(gint64)grasp->frame.angle), (LwPoint){ 0, 0 });
}

static LwLength
grown (LwLength size, gint u, LwLength by, gboolean snaps)
{
  LwLength wanted = size + u * by;

  if (snaps && u != 0)
    wanted = (wanted + LW_EDITOR_GRID / 4) / (LW_EDITOR_GRID / 2) * (LW_EDITOR_GRID / 2);
  return MAX (wanted, LEAST);
}

/* The side, or corner, across from the handle stays where it is. */
static void
carry_size (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (grasp);
  const LwFrame *frame = &grasp->frame;
  LwPoint by = along_frame (grasp, touch->at), out;
  gboolean snaps = lw_editor_grasp_snaps (touch);
  LwLength width = grown (frame->width, grasp->ux, by.x, snaps),
           depth = grown (frame->depth, grasp->uy, by.y, snaps);
  const LwFeature *only = lw_editor_only (grasp->editor);

  if ((touch->state & GDK_SHIFT_MASK) != 0 && grasp->ux != 0 && grasp->uy != 0)
    depth = (LwLength)((gint64)width * frame->depth / MAX (frame->width, 1));
  out = (LwPoint){ grasp->ux * (width - frame->width) / 2, grasp->uy * (depth - frame->depth) / 2 };
  if (only != NULL && lw_feature_has_box (only->kind))
    lw_drafting_set_box (drafting, only->id, lw_point_placed (out, frame->angle, frame->centre),
                         width, depth, frame->angle);
  else
    {
      LwPoint centre = { frame->centre.x + out.x, frame->centre.y + out.y };
      LwBox to = { centre.x - width / 2, centre.y - depth / 2, centre.x - width / 2 + width,
                   centre.y - depth / 2 + depth };

      lw_drafting_resize (drafting, lw_editor_ids (grasp->editor), grasp->box, to);
    }
  note_size (grasp, width, depth);
}

static void
carry_turn (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (grasp);
  LwAngle was = lw_direction (grasp->frame.centre, grasp->from),
          now = lw_direction (grasp->frame.centre, touch->at);
  LwAngle by = lw_angle_wrapped ((gint64)now - was);
  g_autofree char *angle = NULL;

  /* The angle it comes to is whole, not the angle it goes by. */
  if (lw_editor_grasp_snaps (touch))
    by = lw_snap_angle (lw_angle_wrapped ((gint64)grasp->frame.angle + by), LW_EDITOR_TURN) -
         grasp->frame.angle;
  lw_drafting_rotate (drafting, lw_editor_ids (grasp->editor), grasp->frame.centre, by);
  angle = lw_angle_format (lw_angle_wrapped ((gint64)grasp->frame.angle + by));
  lw_editor_grasp_set_note (grasp, g_steal_pointer (&angle));
}

/* Shift keeps a leg to eighths of a turn from the point before it. */
static LwPoint
constrained (LwPoint from, LwPoint to)
{
  LwAngle angle = lw_snap_angle (lw_direction (from, to), 45 * LW_DEGREE);

  return lw_point_towards (from, angle, lw_distance (from, to));
}

static void
carry_point (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (grasp);
  const char *const held[] = { grasp->held_id, NULL };
  LwPoint to = touch->at, before;
  const LwFeature *thing;
  g_autofree char *leg = NULL;

  grasp->snap = (LwSnap){ 0 };
  if (lw_editor_grasp_snaps (touch))
    {
      grasp->snap = lw_snap_point (lw_editor_country (grasp->editor), to, held, LW_EDITOR_GRID,
                                   lw_editor_grasp_reach (grasp));
      to = (LwPoint){ to.x + grasp->snap.shift.x, to.y + grasp->snap.shift.y };
    }
  thing = lw_country_find (lw_editor_country (grasp->editor), grasp->held_id);
  if (grasp->inserted)
    lw_drafting_insert_point (drafting, grasp->held_id, grasp->index, to);
  thing = lw_country_find (lw_editor_country (grasp->editor), grasp->held_id);
  before = g_array_index (thing->points, LwPoint,
                          (grasp->index + thing->points->len - 1) % thing->points->len);
  if ((touch->state & GDK_SHIFT_MASK) != 0 && !touch->by_key)
    to = constrained (before, to);
  lw_drafting_move_point (drafting, grasp->held_id, grasp->index, to);
  leg = lw_editor_grasp_length (lw_distance (before, to));
  lw_editor_grasp_set_note (grasp, g_steal_pointer (&leg));
}

/* The thing whose points one may change here, and the place among them. */
static const LwFeature *
pointed_thing (LwEditorGrasp *grasp, LwPoint at, LwPoint *nearest, guint *index)
{
  const LwFeature *only = lw_editor_only (grasp->editor);

  if (only == NULL || only->points == NULL || only->locked ||
      !lw_snap_to_line (only, at, nearest, index) ||
      lw_distance (at, *nearest) > 2 * lw_editor_grasp_reach (grasp))
    return NULL;
  return only;
}

gboolean
lw_select_tool_add_point (LwEditorGrasp *grasp, LwPoint at)
{
  LwPoint nearest;
  guint index;
  const LwFeature *thing = pointed_thing (grasp, at, &nearest, &index);

  if (thing == NULL)
    return FALSE;
  lw_editor_grasp_let_go (grasp);
  return lw_editor_done (
      grasp->editor,
      lw_drafting_insert_point (lw_editor_drafting (grasp->editor), thing->id, index + 1, nearest));
}

gboolean
lw_select_tool_remove_point (LwEditorGrasp *grasp, LwPoint at)
{
  LwPoint nearest;
  guint index, i, best = 0;
  const LwFeature *thing = pointed_thing (grasp, at, &nearest, &index);

  if (thing == NULL)
    return FALSE;
  for (i = 1; i < thing->points->len; i++)
    if (lw_distance_squared (at, g_array_index (thing->points, LwPoint, i)) <
        lw_distance_squared (at, g_array_index (thing->points, LwPoint, best)))
      best = i;
  lw_editor_grasp_let_go (grasp);
  return lw_editor_done (grasp->editor, lw_drafting_delete_point (
                                            lw_editor_drafting (grasp->editor), thing->id, best));
}

/* ---- carried and put down ---- */

/* From here on it is a drag, and what is held leaves the floor. */
static void
lift (LwEditorGrasp *grasp)
{
  if (grasp->hold == LW_HOLD_COPY || grasp->aloft)
    return;
  grasp->aloft = TRUE;
  lw_editor_lift (grasp->editor, lw_editor_ids (grasp->editor));
}

void
lw_select_tool_carry (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  if (grasp->hold == LW_HOLD_NONE)
    return;
  lift (grasp);
  switch (grasp->hold)
    {
    case LW_HOLD_THINGS:
    case LW_HOLD_COPY:
      carry_things (grasp, touch);
      break;
    case LW_HOLD_CROSSING:
      carry_crossing (grasp, touch);
      break;
    case LW_HOLD_SIZE:
      carry_size (grasp, touch);
      break;
    case LW_HOLD_TURN:
      carry_turn (grasp, touch);
      break;
    case LW_HOLD_POINT:
      carry_point (grasp, touch);
      break;
    default:
      break;
    }
}

static gboolean
put_copy (LwEditorGrasp *grasp)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  gboolean done =
      lw_drafting_duplicate (lw_editor_drafting (grasp->editor), lw_editor_ids (grasp->editor),
                             grasp->shift.x, grasp->shift.y, made);

  g_ptr_array_add (made, NULL);
  lw_editor_done (grasp->editor, done);
  if (done)
    lw_editor_select_ids (grasp->editor, (const char *const *)made->pdata);
  return done;
}

/* A click, not a drag: it chooses one of several, or with Alt what lies beneath; twice makes a
 * point of an outline or a line. */
static void
clicked (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  const LwFeature *thing = thing_at (grasp, touch);
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0;

  if (grasp->twice && lw_select_tool_add_point (grasp, touch->at))
    return;
  if (thing != NULL && !shift &&
      (lw_editor_n_selected (grasp->editor) > 1 || (touch->state & GDK_ALT_MASK) != 0))
    lw_editor_select (grasp->editor, thing->id, FALSE);
}

void
lw_select_tool_put (LwEditorGrasp *grasp, const LwMapTouch *touch, gboolean moved)
{
  LwDrafting *drafting = lw_editor_drafting (grasp->editor);
  LwHold hold = grasp->hold;
  LwPoint shift = grasp->shift;

  if (hold == LW_HOLD_NONE)
    return;
  if (lw_drafting_in_gesture (drafting))
    {
      lw_drafting_end (drafting);
      lw_editor_grasp_end (grasp);
      lw_editor_done (grasp->editor, TRUE);
    }
  else if (moved && hold == LW_HOLD_COPY)
    {
      put_copy (grasp);
      lw_editor_grasp_end (grasp);
    }
  else if (moved && hold == LW_HOLD_THINGS)
    {
      gboolean done = lw_drafting_move (drafting, lw_editor_ids (grasp->editor), shift.x, shift.y);

      lw_editor_grasp_end (grasp);
      lw_editor_done (grasp->editor, done);
      if (lw_editor_is_locked (grasp->editor))
        lw_editor_tell (grasp->editor, _ ("It is locked in its place."));
    }
  else
    {
      lw_editor_grasp_end (grasp);
      if (hold == LW_HOLD_THINGS || hold == LW_HOLD_COPY || hold == LW_HOLD_CROSSING)
        clicked (grasp, touch);
    }
}
