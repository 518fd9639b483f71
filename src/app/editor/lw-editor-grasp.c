/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-grasp.c: what the hand of the drawing board has taken hold of.
 */
#include "lw-editor-grasp.h"

#include "kit/kit.h"

/* From how many pixels things are drawn to one another. */
#define REACH 9

void
lw_editor_grasp_clear (LwEditorGrasp *grasp)
{
  g_clear_pointer (&grasp->note, g_free);
  g_clear_pointer (&grasp->held_id, g_free);
}

gboolean
lw_editor_grasp_snaps (const LwMapTouch *touch)
{
  return (touch->state & GDK_CONTROL_MASK) == 0 && !touch->by_key;
}

LwLength
lw_editor_grasp_reach (const LwEditorGrasp *grasp)
{
  return (LwLength)(REACH / lw_map_view_view (grasp->map)->scale);
}

LwPoint
lw_editor_grasp_snap (LwEditorGrasp *grasp, const LwMapTouch *touch)
{
  grasp->snap = (LwSnap){ 0 };
  if (!lw_editor_grasp_snaps (touch))
    return touch->at;
  grasp->snap = lw_snap_point (lw_editor_country (grasp->editor), touch->at, NULL, LW_EDITOR_GRID,
                               lw_editor_grasp_reach (grasp));
  return (LwPoint){ touch->at.x + grasp->snap.shift.x, touch->at.y + grasp->snap.shift.y };
}

void
lw_editor_grasp_set_note (LwEditorGrasp *grasp, char *note)
{
  g_free (grasp->note);
  grasp->note = note;
}

char *
lw_editor_grasp_length (LwLength length)
{
  return lw_length_format (length, lw_settings_units ());
}

gboolean
lw_editor_grasp_carries_things (const LwEditorGrasp *grasp)
{
  return grasp->hold == LW_HOLD_THINGS || grasp->hold == LW_HOLD_COPY;
}

void
lw_editor_grasp_end (LwEditorGrasp *grasp)
{
  grasp->hold = LW_HOLD_NONE;
  grasp->by_key = grasp->aloft = FALSE;
  grasp->n_held++;
  grasp->shift = (LwPoint){ 0, 0 };
  grasp->snap = (LwSnap){ 0 };
  g_clear_pointer (&grasp->held_id, g_free);
  lw_editor_grasp_set_note (grasp, NULL);
  lw_editor_lift (grasp->editor, NULL);
}

void
lw_editor_grasp_let_go (LwEditorGrasp *grasp)
{
  LwDrafting *drafting = lw_editor_drafting (grasp->editor);

  if (lw_drafting_in_gesture (drafting))
    {
      lw_drafting_cancel (drafting);
      lw_editor_done (grasp->editor, TRUE);
    }
  lw_editor_grasp_end (grasp);
}
