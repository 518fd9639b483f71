/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-tool.h: what pointer and keys do on the map: the hand of a battle, the tools of the
 * editor. The map itself pans, zooms, measures, draws the rubber band and keeps the cursor; all
 * else it asks of its tool. A map without one is only looked at.
 */
#pragma once

#include "lw-canvas.h"
#include "ink/ink.h"

G_BEGIN_DECLS

/* A place that is pointed at, by mouse, finger or the cursor of the keyboard. */
typedef struct
{
  LwPoint at;
  GdkModifierType state;
  LwLength slack;      /* how far off a thing still counts as pointed at */
  guint n_press;       /* 2: a double click */
  gboolean by_key;     /* it is the cursor of the keyboard */
} LwMapTouch;

/* What a drag that follows the press does. */
typedef enum
{
  LW_MAP_GRIP_NONE,    /* the press was all */
  LW_MAP_GRIP_CARRY,   /* what was taken goes along */
  LW_MAP_GRIP_BAND,    /* a rubber band */
  LW_MAP_GRIP_PAN      /* the map itself */
} LwMapGrip;

#define LW_TYPE_MAP_TOOL (lw_map_tool_get_type ())
G_DECLARE_DERIVABLE_TYPE (LwMapTool, lw_map_tool, LW, MAP_TOOL, GObject)

struct _LwMapToolClass
{
  GObjectClass parent_class;

  /* The Country that is shown, or NULL: the map's own. Things that are lifted off the floor are
   * not drawn with it. */
  const LwCountry *(*country) (LwMapTool *self);
  gboolean (*lifts)    (LwMapTool *self, const LwFeature *feature);

  /* Does it answer now? FALSE: the map is only looked at. */
  gboolean (*answers)  (LwMapTool *self);

  /* Layers, from the floor up. A part is a node of its own, as large as its ink: what changes
   * apart is drawn apart. FALSE: no more parts. What is still is kept until
   * lw_map_view_forget_still(). */
  gboolean (*still)    (LwMapTool *self, cairo_t *cr, const LwView *view, guint part);
  void     (*show)     (LwMapTool *self, LwCanvas *canvas, const LwView *view);
  gboolean (*draw)     (LwMapTool *self, cairo_t *cr, const LwView *view, guint part);
  /* What the rulers mark in yellow. FALSE: nothing. */
  gboolean (*marks)    (LwMapTool *self, LwBox *box);

  /* The pointer. */
  LwMapGrip (*press)   (LwMapTool *self, const LwMapTouch *touch);
  void     (*carry)    (LwMapTool *self, const LwMapTouch *touch);
  void     (*release)  (LwMapTool *self, const LwMapTouch *touch, gboolean moved);
  void     (*band)     (LwMapTool *self, LwBox box, GdkModifierType state);
  void     (*cancel)   (LwMapTool *self);
  void     (*hover)    (LwMapTool *self, const LwMapTouch *touch);
  void     (*leave)    (LwMapTool *self);
  void     (*second)   (LwMapTool *self, const LwMapTouch *touch);  /* the second button */
  gboolean (*scroll)   (LwMapTool *self, double dy, GdkModifierType state);
  /* The name of the pointer's shape over a place, or NULL. */
  const char *(*shape) (LwMapTool *self, const LwMapTouch *touch);

  /* The keyboard. @key comes before all else, with the name of an act of the map; TRUE: it has been
   * answered. */
  gboolean (*key)      (LwMapTool *self, const char *act, GdkModifierType state);
  void     (*step)     (LwMapTool *self, const LwMapTouch *touch);  /* the cursor has moved */
  void     (*enter)    (LwMapTool *self, const LwMapTouch *touch);
  void     (*escape)   (LwMapTool *self);
  /* Takes up the next thing and says where it is. FALSE: there is none. */
  gboolean (*next)     (LwMapTool *self, int step, LwPoint *at);
  void     (*all)      (LwMapTool *self);
};

/* Each of these asks the class, and does nothing where it has no answer. */
const LwCountry *lw_map_tool_country  (LwMapTool *self);
gboolean         lw_map_tool_lifts    (LwMapTool *self, const LwFeature *feature);
gboolean         lw_map_tool_answers  (LwMapTool *self);
gboolean         lw_map_tool_still    (LwMapTool *self, cairo_t *cr, const LwView *view,
                                       guint part);
void             lw_map_tool_show     (LwMapTool *self, LwCanvas *canvas, const LwView *view);
gboolean         lw_map_tool_draw     (LwMapTool *self, cairo_t *cr, const LwView *view,
                                       guint part);
gboolean         lw_map_tool_marks    (LwMapTool *self, LwBox *box);
LwMapGrip        lw_map_tool_press    (LwMapTool *self, const LwMapTouch *touch);
void             lw_map_tool_carry    (LwMapTool *self, const LwMapTouch *touch);
void             lw_map_tool_release  (LwMapTool *self, const LwMapTouch *touch, gboolean moved);
void             lw_map_tool_band     (LwMapTool *self, LwBox box, GdkModifierType state);
void             lw_map_tool_cancel   (LwMapTool *self);
void             lw_map_tool_hover    (LwMapTool *self, const LwMapTouch *touch);
void             lw_map_tool_leave    (LwMapTool *self);
void             lw_map_tool_second   (LwMapTool *self, const LwMapTouch *touch);
gboolean         lw_map_tool_scroll   (LwMapTool *self, double dy, GdkModifierType state);
const char      *lw_map_tool_shape    (LwMapTool *self, const LwMapTouch *touch);
gboolean         lw_map_tool_key      (LwMapTool *self, const char *act, GdkModifierType state);
void             lw_map_tool_step     (LwMapTool *self, const LwMapTouch *touch);
void             lw_map_tool_enter    (LwMapTool *self, const LwMapTouch *touch);
void             lw_map_tool_escape   (LwMapTool *self);
gboolean         lw_map_tool_next     (LwMapTool *self, int step, LwPoint *at);
void             lw_map_tool_all      (LwMapTool *self);

G_END_DECLS
