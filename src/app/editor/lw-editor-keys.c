/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-editor-keys.c: the editor by the keys alone: the cursor over the floor, Enter, Escape,
 * letters.
 */
#include "lw-editor-hand-private.h"

#include <glib/gi18n-lib.h>

#include "scene/scene.h"

static void
tell_place (LwEditorHand *self, const LwMapTouch *touch)
{
  const LwCountry *country = lw_editor_country (self->editor);
  const LwFeature *under = lw_pick_feature (country, touch->at, touch->slack, NULL);
  g_autofree char *x = lw_editor_hand_length (touch->at.x);
  g_autofree char *y = lw_editor_hand_length (touch->at.y);
  g_autofree char *what =
      under == NULL ? g_strdup (_ ("Bare floor")) : lw_editor_describe (self->editor, under);
  g_autofree char *sentence = NULL;

  sentence = self->note == NULL
                 ? g_strdup_printf (_ ("%s from the left, %s from the south. %s."), x, y, what)
                 : g_strdup_printf (_ ("%s from the left, %s from the south. %s. %s."), x, y, what,
                                    self->note);
  lw_editor_tell (self->editor, sentence);
}

/* The cursor has moved: what is carried goes along. */
void
lw_editor_hand_step (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  self->at = touch->at;
  if (self->by_key)
    lw_editor_hand_carry (self, touch);
  else if (!lw_editor_hand_selects (self))
    lw_editor_hand_show_tip (self, touch);
  tell_place (self, touch);
}

/* Enter takes up what lies at the cursor and puts it down again; with another tool it sets down
 * a thing, or a corner of one. */
void
lw_editor_hand_enter (LwMapTool *tool, const LwMapTouch *touch)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  LwMapGrip grip;

  self->at = touch->at;
  if (self->by_key)
    {
      lw_editor_hand_put (self, touch, TRUE);
      return;
    }
  if (!lw_editor_hand_selects (self))
    {
      if (lw_editor_hand_begin_laying (self, touch) != LW_MAP_GRIP_NONE)
        lw_editor_hand_lay (self, touch, FALSE);
      return;
    }
  grip = lw_editor_hand_take (self, touch);
  self->by_key = grip == LW_MAP_GRIP_CARRY && self->hold != LW_HOLD_NONE;
  if (!self->by_key)
    return;
  lw_editor_moved (self->editor);
  lw_editor_tell (self->editor, _ ("Taken up. Arrows carry it, Enter puts it down."));
}

void
lw_editor_hand_escape (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  if (self->pointing_out)
    {
      self->pointing_out = FALSE;
      lw_editor_moved (self->editor);
    }
  if (lw_editor_hand_let_go (self))
    return;
  if (!lw_editor_hand_selects (self))
    lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  else
    lw_editor_select_none (self->editor);
}

gboolean
lw_editor_hand_next (LwMapTool *tool, int step, LwPoint *at)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  const LwFeature *only;
  g_autofree char *what = NULL;

  lw_editor_hand_let_go (self);
  if (!lw_editor_hand_selects (self))
    lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  if (!lw_editor_select_next (self->editor, step, at))
    return FALSE;
  only = lw_editor_only (self->editor);
  what = lw_editor_describe (self->editor, only);
  lw_editor_tell (self->editor, what);
  return TRUE;
}

void
lw_editor_hand_all (LwMapTool *tool)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);

  lw_editor_hand_let_go (self);
  lw_editor_set_tool (self->editor, LW_EDITOR_SELECT);
  lw_editor_select_all (self->editor);
}

gboolean
lw_editor_hand_key (LwMapTool *tool, guint key, GdkModifierType state)
{
  LwEditorHand *self = LW_EDITOR_HAND (tool);
  LwEditorTool letter;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_BackSpace && self->corners->len > 0)
    return lw_editor_hand_drop_corner (self);
  letter = key < 128 ? lw_editor_tool_of (g_ascii_tolower ((char)key)) : LW_N_EDITOR_TOOLS;
  if (letter == LW_N_EDITOR_TOOLS)
    return FALSE;
  lw_editor_set_tool (self->editor, letter);
  return TRUE;
}
