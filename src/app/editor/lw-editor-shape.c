/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-shape.c: handles that resize, the knob that rotates, the points that reshape: each
 * motion of the drag is made from where it began, and the whole of it is one step.
 */
#include "lw-editor-hand-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Nothing is drawn smaller than this. */
#define LEAST (LW_INCH / 4)

static LwDrafting *
begin_again (LwEditorHand *self)
{
  LwDrafting *drafting = lw_editor_drafting (self->editor);

  if (lw_drafting_in_gesture (drafting))
    lw_drafting_rewind (drafting);
  else
    lw_drafting_begin (drafting, NULL);
  return drafting;
}

static void
note_size (LwEditorHand *self, LwLength width, LwLength depth)
{
  g_autofree char *wide = lw_editor_hand_length (width);
  g_autofree char *deep = lw_editor_hand_length (depth);

  /* TRANSLATORS: width and depth: "1 ft 6 in × 10 in" */
  lw_editor_hand_set_note (self, g_strdup_printf (_ ("%s × %s"), wide, deep));
}

/* How far the pointer has come along the axes of the frame. */
static LwPoint
along_frame (LwEditorHand *self, LwPoint to)
{
  LwPoint by = { to.x - self->from.x, to.y - self->from.y };

  return lw_point_placed (by, lw_angle_wrapped (-(gint64)self->frame.angle), (LwPoint){ 0, 0 });
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
void
lw_editor_hand_carry_size (LwEditorHand *self, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (self);
  const LwFrame *frame = &self->frame;
  LwPoint by = along_frame (self, touch->at), out;
  gboolean snaps = lw_editor_hand_snaps (touch);
  LwLength width = grown (frame->width, self->ux, by.x, snaps),
           depth = grown (frame->depth, self->uy, by.y, snaps);
  const LwFeature *only = lw_editor_only (self->editor);

  if ((touch->state & GDK_SHIFT_MASK) != 0 && self->ux != 0 && self->uy != 0)
    depth = (LwLength)((gint64)width * frame->depth / MAX (frame->width, 1));
  out = (LwPoint){ self->ux * (width - frame->width) / 2, self->uy * (depth - frame->depth) / 2 };
  if (only != NULL && lw_feature_has_box (only->kind))
    lw_drafting_set_box (drafting, only->id, lw_point_placed (out, frame->angle, frame->centre),
                         width, depth, frame->angle);
  else
    {
      LwPoint centre = { frame->centre.x + out.x, frame->centre.y + out.y };
      LwBox to = { centre.x - width / 2, centre.y - depth / 2, centre.x - width / 2 + width,
                   centre.y - depth / 2 + depth };

      lw_drafting_resize (drafting, lw_editor_ids (self->editor), self->box, to);
    }
  note_size (self, width, depth);
}

void
lw_editor_hand_carry_turn (LwEditorHand *self, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (self);
  LwAngle was = lw_direction (self->frame.centre, self->from),
          now = lw_direction (self->frame.centre, touch->at);
  LwAngle by = lw_angle_wrapped ((gint64)now - was);
  g_autofree char *angle = NULL;

  /* The angle it comes to is whole, not the angle it goes by. */
  if (lw_editor_hand_snaps (touch))
    by = lw_snap_angle (lw_angle_wrapped ((gint64)self->frame.angle + by), LW_EDITOR_TURN) -
         self->frame.angle;
  lw_drafting_rotate (drafting, lw_editor_ids (self->editor), self->frame.centre, by);
  angle = lw_angle_format (lw_angle_wrapped ((gint64)self->frame.angle + by));
  lw_editor_hand_set_note (self, g_steal_pointer (&angle));
}

/* Shift keeps a leg to eighths of a turn from the point before it. */
static LwPoint
constrained (LwPoint from, LwPoint to)
{
  LwAngle angle = lw_snap_angle (lw_direction (from, to), 45 * LW_DEGREE);

  return lw_point_towards (from, angle, lw_distance (from, to));
}

void
lw_editor_hand_carry_point (LwEditorHand *self, const LwMapTouch *touch)
{
  LwDrafting *drafting = begin_again (self);
  const char *const held[] = { self->held_id, NULL };
  LwPoint to = touch->at, before;
  const LwFeature *thing;
  g_autofree char *leg = NULL;

  self->snap = (LwSnap){ 0 };
  if (lw_editor_hand_snaps (touch))
    {
      self->snap = lw_snap_point (lw_editor_country (self->editor), to, held, LW_EDITOR_GRID,
                                  lw_editor_hand_reach (self));
      to = (LwPoint){ to.x + self->snap.shift.x, to.y + self->snap.shift.y };
    }
  thing = lw_country_find (lw_editor_country (self->editor), self->held_id);
  if (self->inserted)
    lw_drafting_insert_point (drafting, self->held_id, self->index, to);
  thing = lw_country_find (lw_editor_country (self->editor), self->held_id);
  before = g_array_index (thing->points, LwPoint,
                          (self->index + thing->points->len - 1) % thing->points->len);
  if ((touch->state & GDK_SHIFT_MASK) != 0 && !touch->by_key)
    to = constrained (before, to);
  lw_drafting_move_point (drafting, self->held_id, self->index, to);
  leg = lw_editor_hand_length (lw_distance (before, to));
  lw_editor_hand_set_note (self, g_steal_pointer (&leg));
}

/* The thing whose points one may change here, and the place among them. */
static const LwFeature *
pointed_thing (LwEditorHand *self, LwPoint at, LwPoint *nearest, guint *index)
{
  const LwFeature *only = lw_editor_only (self->editor);

  if (only == NULL || only->points == NULL || only->locked ||
      !lw_snap_to_line (only, at, nearest, index) ||
      lw_distance (at, *nearest) > 2 * lw_editor_hand_reach (self))
    return NULL;
  return only;
}

gboolean
lw_editor_hand_add_point (LwEditorHand *self, LwPoint at)
{
  LwPoint nearest;
  guint index;
  const LwFeature *thing = pointed_thing (self, at, &nearest, &index);

  if (thing == NULL)
    return FALSE;
  lw_editor_hand_let_go (self);
  return lw_editor_done (self->editor, lw_drafting_insert_point (lw_editor_drafting (self->editor),
                                                                 thing->id, index + 1, nearest));
}

gboolean
lw_editor_hand_remove_point (LwEditorHand *self, LwPoint at)
{
  LwPoint nearest;
  guint index, i, best = 0;
  const LwFeature *thing = pointed_thing (self, at, &nearest, &index);

  if (thing == NULL)
    return FALSE;
  for (i = 1; i < thing->points->len; i++)
    if (lw_distance_squared (at, g_array_index (thing->points, LwPoint, i)) <
        lw_distance_squared (at, g_array_index (thing->points, LwPoint, best)))
      best = i;
  lw_editor_hand_let_go (self);
  return lw_editor_done (
      self->editor, lw_drafting_delete_point (lw_editor_drafting (self->editor), thing->id, best));
}
