/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-frame.h: the frame about what is selected: its handles, its knob, the points of
 * outlines.
 */
#pragma once

#include "lw-editor-grasp.h"

G_BEGIN_DECLS

/* The frame about what is selected; FALSE: nothing is. */
gboolean lw_editor_frame_of     (LwEditor *editor, LwFrame *frame);
/* Where a handle stands, by -1, 0, 1 along both axes of the frame, and where its knob, in
 * pixels. */
void     lw_editor_frame_handle (const LwFrame *frame, const LwView *view, gint ux, gint uy,
                                 double *x, double *y);
void     lw_editor_frame_knob   (const LwFrame *frame, const LwView *view, double *x, double *y);
/* What of frame and points lies under a place of the floor; notes in @grasp which one it is. */
LwHold   lw_editor_frame_grip   (LwEditorGrasp *grasp, const LwMapTouch *touch);

G_END_DECLS
