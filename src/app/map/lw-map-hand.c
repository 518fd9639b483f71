/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-hand.c: the hand of a battle as the map's tool: taking up, carrying, setting down,
 * laying a gun.
 *
 * A press either goes to what is in hand already (a company from the box, a gun on the move or
 * being laid) or takes up what lies there; what follows, a drag or a mere release, depends on which
 * of the two it was. A battle that is only looked at has no hand: then nothing answers, and shots
 * alone are drawn.
 */
#include "lw-map-hand.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "lw-hand-laying.h"
#include "lw-hand-plan.h"
#include "lw-map-overlay.h"

struct _LwMapHand
{
  LwMapTool parent_instance;

  LwPicker *picker;    /* of the session's battle, owned */
  LwMapCamera *camera; /* the map's, as are pointer and shot; the map owns this */
  LwMapPointer *pointer;
  LwMapShot *shot;
  LwMapOverlay overlay;
  LwPoint pressed; /* where the latest press was */
  gboolean took;   /* it took something up */
  gboolean on_gun; /* or lay on the gun that was in hand */
};

G_DEFINE_FINAL_TYPE (LwMapHand, lw_map_hand, LW_TYPE_MAP_TOOL)

static LwHand *
hand_of (LwMapHand *self)
{
  return lw_map_scene_hand (self->camera->scene);
}

static const LwBattle *
battle_of (LwMapHand *self)
{
  return lw_map_scene_battle (self->camera->scene);
}

static LwViewer
viewer_of (LwMapHand *self)
{
  return lw_map_scene_viewer (self->camera->scene);
}

static gboolean
lw_map_hand_answers (LwMapTool *tool)
{
  LwMapHand *self = LW_MAP_HAND (tool);

  return hand_of (self) != NULL && viewer_of (self) != LW_VIEWER_NOBODY;
}

/* Something goes where the pointer goes: a company from the box, a gun on the move. */
static gboolean
follows_pointer (LwHand *hand)
{
  LwTask task = lw_hand_task (hand);

  return task == LW_TASK_HAUL ||
         (task == LW_TASK_PUT && (lw_hand_men (hand)->len > 0 || lw_hand_gun (hand) != LW_NONE));
}

static gboolean
aims (LwHand *hand)
{
  LwTask task = lw_hand_task (hand);

  return task == LW_TASK_AIM || task == LW_TASK_REPORT;
}

static LwRef
man_at (LwMapHand *self, LwPoint point, LwLength slack)
{
  return lw_picker_man (self->picker, battle_of (self), viewer_of (self), point, slack);
}

static LwRef
gun_at (LwMapHand *self, LwPoint point, LwLength slack)
{
  return lw_pick_gun (battle_of (self), viewer_of (self), point, slack);
}

/* In a report: a man overset, with Shift touched only; the bare floor: where it came to rest. */
static void
report_at (LwMapHand *self, const LwMapTouch *touch)
{
  LwRef man = man_at (self, touch->at, touch->slack);
  gboolean touched = (touch->state & GDK_SHIFT_MASK) != 0;

  if (man != LW_NONE)
    lw_hand_report_man (hand_of (self), man, touched ? LW_SHOT_TOUCH : LW_SHOT_OVERSET);
  else
    lw_hand_report_rest (hand_of (self), touch->at);
}

/* A gun under the pointer itself comes before a man of its crew who is only near. */
static LwRef
man_or_gun_at (LwMapHand *self, const LwMapTouch *touch, LwRef *gun)
{
  LwRef man = man_at (self, touch->at, 0);

  *gun = gun_at (self, touch->at, 0);
  if (man != LW_NONE || *gun != LW_NONE)
    return man;
  *gun = gun_at (self, touch->at, touch->slack);
  return man_at (self, touch->at, touch->slack);
}

/* Takes up what lies under the pointer. Returns FALSE when there is nothing. */
static gboolean
take_at (LwMapHand *self, const LwMapTouch *touch)
{
  LwHand *hand = hand_of (self);
  gboolean add = (touch->state & GDK_SHIFT_MASK) != 0;
  LwRef gun, man = man_or_gun_at (self, touch, &gun);

  if (man != LW_NONE)
    {
      if (add || !lw_hand_has_man (hand, man))
        lw_hand_take_man (hand, man, add);
      return lw_hand_has_man (hand, man);
    }
  if (gun != LW_NONE && !add)
    {
      lw_hand_take_gun (hand, gun);
      return lw_hand_gun (hand) == gun;
    }
  return FALSE;
}

static LwMapGrip
lay_at (LwMapHand *self, const LwMapTouch *touch, LwRef gun)
{
  LwHand *hand = hand_of (self);

  if (lw_hand_task (hand) == LW_TASK_REPORT)
    {
      report_at (self, touch);
      return LW_MAP_GRIP_NONE;
    }
  if (gun == LW_NONE)
    lw_hand_aim_at (hand, touch->at);
  return LW_MAP_GRIP_CARRY;
}

/* A gun that is to go somewhere does not go onto another: that one is meant. */
static gboolean
is_another_gun (LwMapHand *self, LwRef gun)
{
  LwHand *hand = hand_of (self);
  LwSide side;

  return gun != LW_NONE && lw_hand_task (hand) == LW_TASK_HAUL && gun != lw_hand_gun (hand) &&
         lw_hand_side (hand, &side) && battle_of (self)->guns[gun].owner == side;
}

static LwMapGrip
lw_map_hand_press (LwMapTool *tool, const LwMapTouch *touch)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  LwHand *hand = hand_of (self);
  LwRef gun = gun_at (self, touch->at, 0);

  self->pressed = touch->at;
  self->took = FALSE;
  self->on_gun =
      gun != LW_NONE && gun == lw_hand_gun (hand) && lw_hand_task (hand) != LW_TASK_REPORT;
  if (follows_pointer (hand) && !is_another_gun (self, gun))
    return LW_MAP_GRIP_CARRY;
  if (aims (hand) && (gun == LW_NONE || gun == lw_hand_gun (hand)))
    return lay_at (self, touch, gun);
  self->took = take_at (self, touch);
  return self->took ? LW_MAP_GRIP_CARRY : LW_MAP_GRIP_BAND;
}

/* Men who have been taken up go along; a gun that is only in hand does not. */
static gboolean
carries (LwMapHand *self)
{
  LwHand *hand = hand_of (self);

  return follows_pointer (hand) || (self->took && lw_hand_gun (hand) == LW_NONE);
}

static void
lw_map_hand_carry (LwMapTool *tool, const LwMapTouch *touch)
{
  LwMapHand *self = LW_MAP_HAND (tool);

  if (carries (self))
    lw_hand_plan_to (hand_of (self), touch->at);
  else if (lw_hand_task (hand_of (self)) == LW_TASK_AIM)
    lw_hand_aim_at (hand_of (self), touch->at);
}

/* By the player himself, who is told so. */
static void
let_go (LwHand *hand)
{
  if (lw_hand_men (hand)->len > 0 || lw_hand_gun (hand) != LW_NONE)
    lw_hand_tell (hand, _ ("Nothing is in hand."));
  lw_hand_clear (hand);
}

static void
lw_map_hand_release (LwMapTool *tool, const LwMapTouch *touch, gboolean moved)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  LwHand *hand = hand_of (self);
  gboolean shift = (touch->state & GDK_SHIFT_MASK) != 0;

  if (!moved && (self->took || self->on_gun))
    {
      /* Taken up by this press, and that is all; the gun in hand is let go by it. */
      if (self->on_gun)
        let_go (hand);
    }
  else if (follows_pointer (hand))
    {
      lw_hand_plan_to (hand, moved ? touch->at : self->pressed);
      lw_hand_set_down (hand);
    }
  else if (moved && carries (self))
    lw_hand_set_down (hand);
  else if (!moved && !shift && !aims (hand))
    let_go (hand);
}

static void
lw_map_hand_band (LwMapTool *tool, LwBox box, GdkModifierType state)
{
  lw_hand_take_box (hand_of (LW_MAP_HAND (tool)), box, (state & GDK_SHIFT_MASK) != 0);
}

static void
lw_map_hand_cancel (LwMapTool *tool)
{
  if (hand_of (LW_MAP_HAND (tool)) != NULL)
    lw_hand_drop_plan (hand_of (LW_MAP_HAND (tool)));
}

/* The second button sets the body in hand down where it is pressed. */
static void
lw_map_hand_second (LwMapTool *tool, const LwMapTouch *touch)
{
  LwHand *hand = hand_of (LW_MAP_HAND (tool));
  LwTask task = lw_hand_task (hand);

  if (task != LW_TASK_MARCH && task != LW_TASK_HAUL && task != LW_TASK_PUT)
    return;
  lw_hand_plan_to (hand, touch->at);
  lw_hand_set_down (hand);
}

/* Who is pointed at shows his strings. */
static void
point_at (LwMapHand *self, LwRef man, LwRef gun)
{
  if (man == self->pointer->man && gun == self->pointer->gun)
    return;
  self->pointer->man = man;
  self->pointer->gun = gun;
  lw_map_camera_redraw (self->camera);
}

static void
lw_map_hand_hover (LwMapTool *tool, const LwMapTouch *touch)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  LwRef man = man_at (self, touch->at, 0);

  point_at (self, man, man == LW_NONE ? gun_at (self, touch->at, 0) : LW_NONE);
  if (!follows_pointer (hand_of (self)))
    return;
  self->pointer->cursor_shown = FALSE;
  lw_hand_plan_to (hand_of (self), touch->at);
}

static void
lw_map_hand_leave (LwMapTool *tool)
{
  LwMapHand *self = LW_MAP_HAND (tool);

  point_at (self, LW_NONE, LW_NONE);
  if (follows_pointer (hand_of (self)) && !self->pointer->cursor_shown)
    lw_hand_drop_plan (hand_of (self));
}

static gboolean
lw_map_hand_scroll (LwMapTool *tool, double dy, GdkModifierType state)
{
  LwHand *hand = hand_of (LW_MAP_HAND (tool));

  if (!aims (hand))
    return FALSE;
  lw_hand_elevate (hand, (LwAngle)(-dy * ((state & GDK_CONTROL_MASK) != 0 ? 60 : 600)));
  return TRUE;
}

static gboolean
lw_map_hand_draw (LwMapTool *tool, cairo_t *cr, const LwView *view, guint part)
{
  return lw_map_overlay_draw (&LW_MAP_HAND (tool)->overlay, cr, part);
}

/* "4 ft 2 in from the left, 1 ft from the south. Red infantry 17." */
static void
tell_cursor (LwMapHand *self, const LwMapTouch *touch)
{
  const LwBattle *battle = battle_of (self);
  LwRef man = man_at (self, touch->at, touch->slack);
  LwRef gun = gun_at (self, touch->at, touch->slack);
  g_autofree char *x = lw_length_format (touch->at.x, lw_settings_units ());
  g_autofree char *y = lw_length_format (touch->at.y, lw_settings_units ());
  g_autofree char *what = man != LW_NONE   ? lw_despatch_man (battle, man)
                          : gun != LW_NONE ? lw_despatch_gun_heading (battle, gun)
                                           : g_strdup (_ ("Bare floor"));
  const char *note = lw_hand_plan_note (hand_of (self));
  g_autofree char *sentence = g_strdup_printf (_ ("%s from the left, %s from the south. %s. %s"), x,
                                               y, what, note == NULL ? "" : note);

  lw_hand_tell (hand_of (self), g_strchomp (sentence));
}

static gboolean
plans (LwHand *hand)
{
  LwTask task = lw_hand_task (hand);

  return task == LW_TASK_PUT || task == LW_TASK_MARCH || task == LW_TASK_HAUL;
}

static void
lw_map_hand_step (LwMapTool *tool, const LwMapTouch *touch)
{
  LwMapHand *self = LW_MAP_HAND (tool);

  if (plans (hand_of (self)) && !self->pointer->measuring)
    lw_hand_plan_to (hand_of (self), touch->at);
  tell_cursor (self, touch);
}

/* Takes up what lies at the cursor, or sets down what is in hand. */
static void
lw_map_hand_enter (LwMapTool *tool, const LwMapTouch *touch)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  LwHand *hand = hand_of (self);
  gboolean add = (touch->state & GDK_SHIFT_MASK) != 0;
  LwRef man = man_at (self, touch->at, touch->slack);
  LwRef gun = gun_at (self, touch->at, touch->slack);

  if (lw_hand_task (hand) == LW_TASK_REPORT)
    report_at (self, touch);
  else if (lw_hand_plan (hand) != NULL && !add)
    lw_hand_set_down (hand);
  else if (man != LW_NONE)
    lw_hand_take_man (hand, man, add);
  else if (gun != LW_NONE)
    lw_hand_take_gun (hand, gun);
}

static void
lw_map_hand_escape (LwMapTool *tool)
{
  LwHand *hand = hand_of (LW_MAP_HAND (tool));

  if (lw_hand_plan (hand) != NULL)
    lw_hand_drop_plan (hand);
  else
    let_go (hand);
}

static gboolean
lw_map_hand_next (LwMapTool *tool, int step, LwPoint *at)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  const LwBattle *battle = battle_of (self);
  const GArray *men = lw_hand_men (hand_of (self));
  const LwGun *gun;

  lw_hand_take_next (hand_of (self), step);
  gun = lw_battle_gun (battle, lw_hand_gun (hand_of (self)));
  if (men->len > 0 && battle->men[g_array_index (men, LwRef, 0)].state != LW_MAN_IN_BOX)
    *at = battle->men[g_array_index (men, LwRef, 0)].at;
  else if (gun != NULL && gun->placed)
    *at = gun->at;
  return TRUE;
}

static void
lw_map_hand_all (LwMapTool *tool)
{
  lw_hand_take_all (hand_of (LW_MAP_HAND (tool)));
}

/* While a gun is laid the arrows turn it and raise it; Control: by a minute of arc. */
static gboolean
lay_by_arrow (LwHand *hand, const char *act, GdkModifierType state)
{
  LwAngle minutes = (state & GDK_CONTROL_MASK) != 0 ? 60 : 600;
  LwAngle turn = minutes * ((state & GDK_SHIFT_MASK) != 0 ? 6 : 1);

  if (lw_hand_task (hand) != LW_TASK_AIM)
    return FALSE;
  if (g_str_equal (act, "map.left"))
    lw_hand_turn_gun (hand, turn);
  else if (g_str_equal (act, "map.right"))
    lw_hand_turn_gun (hand, -turn);
  else if (g_str_equal (act, "map.up"))
    lw_hand_elevate (hand, minutes);
  else if (g_str_equal (act, "map.down"))
    lw_hand_elevate (hand, -minutes);
  else
    return FALSE;
  return TRUE;
}

static gboolean
lw_map_hand_key (LwMapTool *tool, const char *act, GdkModifierType state)
{
  LwMapHand *self = LW_MAP_HAND (tool);
  LwHand *hand = hand_of (self);
  gboolean fire = g_str_equal (act, "gun.fire");

  if (lay_by_arrow (hand, act, state))
    return TRUE;
  if ((fire || g_str_equal (act, "map.escape")) && lw_map_shot_skip (self->shot))
    return TRUE;
  if (fire && aims (hand))
    return gtk_widget_activate_action (self->camera->widget, "battle.fire", NULL);
  if (g_str_equal (act, "gun.raise"))
    lw_hand_elevate (hand, 600);
  else if (g_str_equal (act, "gun.lower"))
    lw_hand_elevate (hand, -600);
  else
    return FALSE;
  return TRUE;
}

static void
lw_map_hand_finalize (GObject *object)
{
  LwMapHand *self = LW_MAP_HAND (object);

  g_clear_pointer (&self->picker, lw_picker_free);
  G_OBJECT_CLASS (lw_map_hand_parent_class)->finalize (object);
}

static void
lw_map_hand_class_init (LwMapHandClass *klass)
{
  LwMapToolClass *tool_class = LW_MAP_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lw_map_hand_finalize;
  tool_class->answers = lw_map_hand_answers;
  tool_class->draw = lw_map_hand_draw;
  tool_class->press = lw_map_hand_press;
  tool_class->carry = lw_map_hand_carry;
  tool_class->release = lw_map_hand_release;
  tool_class->band = lw_map_hand_band;
  tool_class->cancel = lw_map_hand_cancel;
  tool_class->hover = lw_map_hand_hover;
  tool_class->leave = lw_map_hand_leave;
  tool_class->second = lw_map_hand_second;
  tool_class->scroll = lw_map_hand_scroll;
  tool_class->key = lw_map_hand_key;
  tool_class->step = lw_map_hand_step;
  tool_class->enter = lw_map_hand_enter;
  tool_class->escape = lw_map_hand_escape;
  tool_class->next = lw_map_hand_next;
  tool_class->all = lw_map_hand_all;
}

static void
lw_map_hand_init (LwMapHand *self)
{
  self->picker = lw_picker_new ();
}

static void
forget_picks_cb (LwMapHand *self)
{
  lw_picker_forget (self->picker);
}

LwMapTool *
lw_map_hand_new (LwMapCamera *camera, LwMapPointer *pointer, LwMapShot *shot)
{
  LwMapHand *self = g_object_new (LW_TYPE_MAP_HAND, NULL);
  LwSession *session = lw_map_scene_session (camera->scene);

  self->camera = camera;
  self->pointer = pointer;
  self->shot = shot;
  self->overlay = (LwMapOverlay){ camera, pointer, shot };
  g_signal_connect_object (session, "played", G_CALLBACK (forget_picks_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "viewer", G_CALLBACK (forget_picks_cb), self,
                           G_CONNECT_SWAPPED);
  return LW_MAP_TOOL (self);
}
