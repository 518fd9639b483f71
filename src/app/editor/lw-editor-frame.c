/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-frame.c: the frame about what is selected: its handles, its knob, the points of
 * outlines; where they are on the screen, and which of them lies under the pointer.
 */
#include "lw-editor-frame.h"

#include <math.h>

#define KNOB_PIXELS 26
#define HANDLE_PIXELS 8
#define LEAST_EDGE_PIXELS 34

static gboolean
can_resize (const LwFeature *feature)
{
  return !lw_feature_has_line (feature->kind) && feature->kind != LW_FEATURE_TREE;
}

static void
frame_one (const LwFeature *feature, LwFrame *frame)
{
  frame->sizes = can_resize (feature);
  frame->turns = lw_feature_has_box (feature->kind) || feature->points != NULL;
  if (lw_feature_has_box (feature->kind))
    {
      frame->centre = feature->at;
      frame->width = feature->width;
      frame->depth = feature->depth;
      frame->angle = feature->angle;
      frame->outset = 3;
    }
}

gboolean
lw_editor_frame_of (LwEditor *editor, LwFrame *frame)
{
  const LwFeature *only = lw_editor_only (editor);
  LwBox box;

  if (!lw_editor_bounds (editor, &box))
    return FALSE;
  *frame = (LwFrame){ .centre = { box.x1 + (box.x2 - box.x1) / 2, box.y1 + (box.y2 - box.y1) / 2 },
                      .width = box.x2 - box.x1,
                      .depth = box.y2 - box.y1,
                      .sizes = TRUE,
                      .turns = TRUE,
                      .outset = 10 };
  if (only != NULL)
    frame_one (only, frame);
  if (lw_editor_is_locked (editor))
    frame->sizes = frame->turns = FALSE;
  return TRUE;
}

/* A place of the frame, in pixels, along its own axes: north of it is up. */
static void
place (const LwFrame *frame, const LwView *view, double along, double up, double *x, double *y)
{
  double angle = frame->angle * G_PI / (180.0 * LW_DEGREE), cx, cy;

  lw_view_to_paper (view, frame->centre, &cx, &cy);
  *x = cx + along * cos (angle) - up * sin (angle);
  *y = cy - along * sin (angle) - up * cos (angle);
}

void
lw_editor_frame_handle (
    const LwFrame *frame, const LwView *view, gint ux, gint uy, double *x, double *y)
{
  place (frame, view, ux * (frame->width / 2.0 * view->scale + frame->outset),
         uy * (frame->depth / 2.0 * view->scale + frame->outset), x, y);
}

void
lw_editor_frame_knob (const LwFrame *frame, const LwView *view, double *x, double *y)
{
  place (frame, view, 0, frame->depth / 2.0 * view->scale + frame->outset + KNOB_PIXELS, x, y);
}

static gboolean
is_near (LwEditorGrasp *grasp, const LwMapTouch *touch, double x, double y)
{
  const LwView *view = lw_map_view_view (grasp->map);
  double slack = MAX (touch->slack * view->scale, HANDLE_PIXELS), px, py;

  if (touch->by_key)
    slack = HANDLE_PIXELS * 1.5;
  lw_view_to_paper (view, touch->at, &px, &py);
  return hypot (px - x, py - y) <= slack;
}

static gboolean
find_size (LwEditorGrasp *grasp, const LwMapTouch *touch, const LwFrame *frame)
{
  const LwView *view = lw_map_view_view (grasp->map);
  double x, y;

  if (!frame->sizes)
    return FALSE;
  for (grasp->uy = -1; grasp->uy <= 1; grasp->uy++)
    for (grasp->ux = -1; grasp->ux <= 1; grasp->ux++)
      {
        if (grasp->ux == 0 && grasp->uy == 0)
          continue;
        lw_editor_frame_handle (frame, view, grasp->ux, grasp->uy, &x, &y);
        if (is_near (grasp, touch, x, y))
          return TRUE;
      }
  return FALSE;
}

/* Long enough an edge has a grip in its middle, which makes a new point. */
static gboolean
find_middle (LwEditorGrasp *grasp, const LwMapTouch *touch, const LwFeature *feature, guint i)
{
  const LwView *view = lw_map_view_view (grasp->map);
  LwPoint a = g_array_index (feature->points, LwPoint, i),
          b = g_array_index (feature->points, LwPoint, (i + 1) % feature->points->len);
  double x1, y1, x2, y2;

  lw_view_to_paper (view, a, &x1, &y1);
  lw_view_to_paper (view, b, &x2, &y2);
  return hypot (x2 - x1, y2 - y1) >= LEAST_EDGE_PIXELS &&
         is_near (grasp, touch, (x1 + x2) / 2, (y1 + y2) / 2);
}

static gboolean
find_point (LwEditorGrasp *grasp, const LwMapTouch *touch, const LwFeature *feature)
{
  guint i, edges = feature->points->len - (lw_feature_has_line (feature->kind) ? 1 : 0);
  double x, y;

  grasp->inserted = FALSE;
  for (i = 0; i < feature->points->len; i++)
    {
      lw_view_to_paper (lw_map_view_view (grasp->map), g_array_index (feature->points, LwPoint, i),
                        &x, &y);
      grasp->index = i;
      if (is_near (grasp, touch, x, y))
        return TRUE;
    }
  for (i = 0; i < edges; i++)
    if (find_middle (grasp, touch, feature, i))
      {
        grasp->index = i + 1;
        grasp->inserted = TRUE;
        return TRUE;
      }
  return FALSE;
}

LwHold
lw_editor_frame_grip (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  const LwFeature *only = lw_editor_only (grasp->editor);
  LwFrame frame;
  double x, y;

  if (lw_editor_tool (grasp->editor) != LW_EDITOR_SELECT ||
      !lw_editor_frame_of (grasp->editor, &frame) || lw_editor_is_locked (grasp->editor))
    return LW_HOLD_NONE;
  lw_editor_frame_knob (&frame, lw_map_view_view (grasp->map), &x, &y);
  if (frame.turns && is_near (grasp, touch, x, y))
    return LW_HOLD_TURN;
  if (only != NULL && only->points != NULL && find_point (grasp, touch, only))
    return LW_HOLD_POINT;
  if (find_size (grasp, touch, &frame))
    return LW_HOLD_SIZE;
  return LW_HOLD_NONE;
}
