/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-hold.c: the tool of selecting: what is taken up, carried along, put down.
 *
 * While things are carried the Country stays as it is: they are lifted off the floor and drawn by
 * themselves. Only what is put down is an edit, and one step.
 */
#include "lw-editor-hand-private.h"

#include <glib/gi18n-lib.h>

#include "scene/scene.h"

/* Beyond its banks a bridge rests on so much of land, a ford on none. */
#define BRIDGE_LANDING LW_INCH

static void
hold_things (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwFeature *only = lw_editor_only (self->editor);
  gboolean crossing = only != NULL && only->across != NULL && !only->locked;

  self->from = touch->at;
  self->hold = crossing ? LW_HOLD_CROSSING : LW_HOLD_THINGS;
  if ((touch->state & GDK_ALT_MASK) != 0)
    self->hold = LW_HOLD_COPY;
  lw_editor_bounds (self->editor, &self->box);
  self->shift = (LwPoint){ 0, 0 };
}

/* Alt takes what lies beneath what is selected. */
static const LwFeature *
thing_at (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwCountry *country = lw_editor_country (self->editor);
  const LwFeature *below = NULL, *thing;

  if ((touch->state & GDK_ALT_MASK) != 0)
    below = lw_editor_only (self->editor);
  thing = lw_pick_feature (country, touch->at, touch->slack, below);
  if (thing == NULL && below != NULL)
    thing = lw_pick_feature (country, touch->at, touch->slack, NULL);
  return thing;
}

static LwMapGrip
take_grip (LwEditorHand *self, const LwMapTouch *touch, LwHold grip)
{
  const LwFeature *only = lw_editor_only (self->editor);

  self->hold = grip;
  self->from = touch->at;
  self->held_id = only == NULL ? NULL : g_strdup (only->id);
  lw_editor_bounds (self->editor, &self->box);
  lw_editor_hand_frame (self, &self->frame);
  return LW_MAP_GRIP_CARRY;
}

/* With Alt the press itself selects nothing yet: a drag copies what is selected, a click takes what
 * lies beneath. */
static LwMapGrip
take_with_alt (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwFeature *top =
      lw_pick_feature (lw_editor_country (self->editor), touch->at, touch->slack, NULL);

  if (top == NULL)
    return LW_MAP_GRIP_BAND;
  if (lw_editor_n_selected (self->editor) == 0)
    lw_editor_select (self->editor, top->id, FALSE);
  hold_things (self, touch);
  return LW_MAP_GRIP_CARRY;
}

LwMapGrip
lw_editor_hand_take (LwEditorHand *self, const LwMapTouch *touch)
{
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0;
  LwHold grip = shift ? LW_HOLD_NONE : lw_editor_hand_find_grip (self, touch);
  const LwFeature *thing;

  self->twice = touch->n_press == 2 && !shift;
  if (grip != LW_HOLD_NONE)
    return take_grip (self, touch, grip);
  if ((touch->state & GDK_ALT_MASK) != 0 && !touch->by_key)
    return take_with_alt (self, touch);
  thing = thing_at (self, touch);
  if (thing == NULL)
    {
      if (!shift)
        lw_editor_select_none (self->editor);
      return LW_MAP_GRIP_BAND;
    }
  if (shift || !lw_editor_has (self->editor, thing->id))
    lw_editor_select (self->editor, thing->id, shift);
  if (!lw_editor_has (self->editor, thing->id))
    return LW_MAP_GRIP_NONE;
  hold_things (self, touch);
  return LW_MAP_GRIP_CARRY;
}

static void
note_shift (LwEditorHand *self)
{
  g_autofree char *x = lw_editor_hand_length (ABS (self->shift.x));
  g_autofree char *y = lw_editor_hand_length (ABS (self->shift.y));
  const char *east = self->shift.x < 0 ? "←" : "→", *north = self->shift.y < 0 ? "↓" : "↑";

  lw_editor_hand_set_note (self, g_strdup_printf ("%s %s  %s %s", east, x, north, y));
}

static LwBox
moved_box (LwBox box, LwPoint by)
{
  return (LwBox){ box.x1 + by.x, box.y1 + by.y, box.x2 + by.x, box.y2 + by.y };
}

static void
carry_things (LwEditorHand *self, const LwMapTouch *touch)
{
  LwPoint by = { touch->at.x - self->from.x, touch->at.y - self->from.y };
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0 && !touch->by_key;

  if (shift && ABS (by.x) >= ABS (by.y))
    by.y = 0;
  else if (shift)
    by.x = 0;
  self->snap = (LwSnap){ 0 };
  if (lw_editor_hand_snaps (touch))
    {
      self->snap = lw_snap_box (lw_editor_country (self->editor), moved_box (self->box, by),
                                self->hold == LW_HOLD_COPY ? NULL : lw_editor_ids (self->editor),
                                LW_EDITOR_GRID, lw_editor_hand_reach (self));
      by.x += shift && by.x == 0 ? 0 : self->snap.shift.x;
      by.y += shift && by.y == 0 ? 0 : self->snap.shift.y;
    }
  self->shift = by;
  note_shift (self);
}

/* A ford or bridge goes along its river, or over to another one that is near. */
static void
carry_crossing (LwEditorHand *self, const LwMapTouch *touch)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  const char *const *ids = lw_editor_ids (self->editor);
  const LwFeature *river, *crossing;
  g_autoptr (LwFeature) laid = NULL;

  if (!lw_drafting_in_gesture (drafting))
    lw_drafting_begin (drafting, NULL);
  lw_drafting_rewind (drafting);
  crossing = lw_editor_only (self->editor);
  river = lw_snap_river (lw_editor_country (self->editor), touch->at, NULL,
                         (touch->state & GDK_CONTROL_MASK) != 0 ? 0 : LW_INCHES (4));
  if (river == NULL)
    {
      lw_drafting_move (drafting, ids, touch->at.x - self->from.x, touch->at.y - self->from.y);
      return;
    }
  laid = lw_feature_copy (crossing);
  lw_snap_crossing (river, touch->at, crossing->kind == LW_FEATURE_BRIDGE ? BRIDGE_LANDING : 0,
                    laid);
  lw_drafting_set_box (drafting, laid->id, laid->at, laid->width, laid->depth, laid->angle);
  if (g_strcmp0 (crossing->across, river->id) != 0)
    lw_drafting_set_word (drafting, laid->id, LW_WORD_ACROSS, river->id);
}

/* From here on it is a drag, and what is held leaves the floor. */
static void
lift (LwEditorHand *self)
{
  if (self->hold == LW_HOLD_COPY || self->aloft)
    return;
  self->aloft = TRUE;
  lw_editor_lift (self->editor, lw_editor_ids (self->editor));
}

void
lw_editor_hand_carry (LwEditorHand *self, const LwMapTouch *touch)
{
  if (self->hold == LW_HOLD_NONE)
    return;
  lift (self);
  switch (self->hold)
    {
    case LW_HOLD_THINGS:
    case LW_HOLD_COPY:
      carry_things (self, touch);
      break;
    case LW_HOLD_CROSSING:
      carry_crossing (self, touch);
      break;
    case LW_HOLD_SIZE:
      lw_editor_hand_carry_size (self, touch);
      break;
    case LW_HOLD_TURN:
      lw_editor_hand_carry_turn (self, touch);
      break;
    case LW_HOLD_POINT:
      lw_editor_hand_carry_point (self, touch);
      break;
    default:
      break;
    }
}

static gboolean
put_copy (LwEditorHand *self)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func (g_free);
  gboolean done =
      lw_drafting_duplicate (lw_editor_drafting (self->editor), lw_editor_ids (self->editor),
                             self->shift.x, self->shift.y, made);

  g_ptr_array_add (made, NULL);
  lw_editor_done (self->editor, done);
  if (done)
    lw_editor_select_ids (self->editor, (const char *const *)made->pdata);
  return done;
}

/* A click, not a drag: it chooses one of several, or with Alt what lies beneath; twice makes a
 * point of an outline or a line. */
static void
clicked (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwFeature *thing = thing_at (self, touch);
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0;

  if (self->twice && lw_editor_hand_add_point (self, touch->at))
    return;
  if (thing != NULL && !shift &&
      (lw_editor_n_selected (self->editor) > 1 || (touch->state & GDK_ALT_MASK) != 0))
    lw_editor_select (self->editor, thing->id, FALSE);
}

void
lw_editor_hand_put (LwEditorHand *self, const LwMapTouch *touch, gboolean moved)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);
  LwHold hold = self->hold;
  LwPoint shift = self->shift;

  if (hold == LW_HOLD_NONE)
    return;
  if (lw_drafting_in_gesture (drafting))
    {
      lw_drafting_end (drafting);
      lw_editor_hand_end (self);
      lw_editor_done (self->editor, TRUE);
    }
  else if (moved && hold == LW_HOLD_COPY)
    {
      put_copy (self);
      lw_editor_hand_end (self);
    }
  else if (moved && hold == LW_HOLD_THINGS)
    {
      gboolean done = lw_drafting_move (drafting, lw_editor_ids (self->editor), shift.x, shift.y);

      lw_editor_hand_end (self);
      lw_editor_done (self->editor, done);
      if (lw_editor_is_locked (self->editor))
        lw_editor_tell (self->editor, _ ("It is locked in its place."));
    }
  else
    {
      lw_editor_hand_end (self);
      if (hold == LW_HOLD_THINGS || hold == LW_HOLD_COPY || hold == LW_HOLD_CROSSING)
        clicked (self, touch);
    }
}
