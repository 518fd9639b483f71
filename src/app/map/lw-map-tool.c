/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-tool.c: a tool that does not answer is asked in vain, and no harm is done.
 */
#include "lw-map-tool.h"

G_DEFINE_ABSTRACT_TYPE (LwMapTool, lw_map_tool, G_TYPE_OBJECT)

const LwCountry *
lw_map_tool_country (LwMapTool *self)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->country == NULL)
    return NULL;
  return LW_MAP_TOOL_GET_CLASS (self)->country (self);
}

gboolean
lw_map_tool_lifts (LwMapTool *self, const LwFeature *feature)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->lifts == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->lifts (self, feature);
}

gboolean
lw_map_tool_answers (LwMapTool *self)
{
  if (self == NULL)
    return FALSE;
  if (LW_MAP_TOOL_GET_CLASS (self)->answers == NULL)
    return TRUE;
  return LW_MAP_TOOL_GET_CLASS (self)->answers (self);
}

gboolean
lw_map_tool_still (LwMapTool *self, cairo_t *cr, const LwView *view, guint part)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->still == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->still (self, cr, view, part);
}

void
lw_map_tool_show (LwMapTool *self, LwCanvas *canvas, const LwView *view)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->show != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->show (self, canvas, view);
}

gboolean
lw_map_tool_draw (LwMapTool *self, cairo_t *cr, const LwView *view, guint part)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->draw == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->draw (self, cr, view, part);
}

gboolean
lw_map_tool_marks (LwMapTool *self, LwBox *box)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->marks == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->marks (self, box);
}

LwMapGrip
lw_map_tool_press (LwMapTool *self, const LwMapTouch *touch)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->press == NULL)
    return LW_MAP_GRIP_PAN;
  return LW_MAP_TOOL_GET_CLASS (self)->press (self, touch);
}

void
lw_map_tool_carry (LwMapTool *self, const LwMapTouch *touch)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->carry != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->carry (self, touch);
}

void
lw_map_tool_release (LwMapTool *self, const LwMapTouch *touch, gboolean moved)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->release != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->release (self, touch, moved);
}

void
lw_map_tool_band (LwMapTool *self, LwBox box, GdkModifierType state)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->band != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->band (self, box, state);
}

void
lw_map_tool_cancel (LwMapTool *self)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->cancel != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->cancel (self);
}

void
lw_map_tool_hover (LwMapTool *self, const LwMapTouch *touch)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->hover != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->hover (self, touch);
}

void
lw_map_tool_leave (LwMapTool *self)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->leave != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->leave (self);
}

void
lw_map_tool_second (LwMapTool *self, const LwMapTouch *touch)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->second != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->second (self, touch);
}

gboolean
lw_map_tool_scroll (LwMapTool *self, double dy, GdkModifierType state)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->scroll == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->scroll (self, dy, state);
}

const char *
lw_map_tool_shape (LwMapTool *self, const LwMapTouch *touch)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->shape == NULL)
    return NULL;
  return LW_MAP_TOOL_GET_CLASS (self)->shape (self, touch);
}

gboolean
lw_map_tool_key (LwMapTool *self, const char *act, GdkModifierType state)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->key == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->key (self, act, state);
}

void
lw_map_tool_step (LwMapTool *self, const LwMapTouch *touch)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->step != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->step (self, touch);
}

void
lw_map_tool_enter (LwMapTool *self, const LwMapTouch *touch)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->enter != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->enter (self, touch);
}

void
lw_map_tool_escape (LwMapTool *self)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->escape != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->escape (self);
}

gboolean
lw_map_tool_next (LwMapTool *self, int step, LwPoint *at)
{
  if (self == NULL || LW_MAP_TOOL_GET_CLASS (self)->next == NULL)
    return FALSE;
  return LW_MAP_TOOL_GET_CLASS (self)->next (self, step, at);
}

void
lw_map_tool_all (LwMapTool *self)
{
  if (self != NULL && LW_MAP_TOOL_GET_CLASS (self)->all != NULL)
    LW_MAP_TOOL_GET_CLASS (self)->all (self);
}

static void
lw_map_tool_class_init (LwMapToolClass *klass)
{
}

static void
lw_map_tool_init (LwMapTool *self)
{
}
