/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-map-scene.c: what a map shows: a battle, a Country on the drawing board, or a bare Country.
 */
#include "lw-map-scene.h"

/* One of session, tool and country says which Country it is; with a session there is a tool, too.
 */
struct _LwMapScene
{
  GObject parent_instance;

  LwSession *session; /* all owned, or NULL */
  LwHand *hand;
  LwMapTool *tool;
  LwCountry *country;
};

G_DEFINE_FINAL_TYPE (LwMapScene, lw_map_scene, G_TYPE_OBJECT)

const LwCountry *
lw_map_scene_country (LwMapScene *self)
{
  const LwCountry *country = lw_map_tool_country (self->tool);

  if (country != NULL)
    return country;
  return self->session == NULL ? self->country : lw_battle_country (lw_map_scene_battle (self));
}

LwSession *
lw_map_scene_session (LwMapScene *self)
{
  return self->session;
}

const LwBattle *
lw_map_scene_battle (LwMapScene *self)
{
  return self->session == NULL ? NULL : lw_session_battle (self->session);
}

LwViewer
lw_map_scene_viewer (LwMapScene *self)
{
  return self->session == NULL ? LW_VIEWER_BOTH : lw_session_viewer (self->session);
}

LwHand *
lw_map_scene_hand (LwMapScene *self)
{
  return self->hand;
}

LwMapTool *
lw_map_scene_tool (LwMapScene *self)
{
  return self->tool;
}

void
lw_map_scene_set_tool (LwMapScene *self, LwMapTool *tool)
{
  g_return_if_fail (LW_IS_MAP_SCENE (self));

  g_set_object (&self->tool, tool);
}

static void
lw_map_scene_finalize (GObject *object)
{
  LwMapScene *self = LW_MAP_SCENE (object);

  g_clear_object (&self->tool);
  g_clear_object (&self->hand);
  g_clear_object (&self->session);
  g_clear_pointer (&self->country, lw_country_free);
  G_OBJECT_CLASS (lw_map_scene_parent_class)->finalize (object);
}

static void
lw_map_scene_class_init (LwMapSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lw_map_scene_finalize;
}

static void
lw_map_scene_init (LwMapScene *self)
{
}

LwMapScene *
lw_map_scene_new_battle (LwSession *session, LwHand *hand)
{
  LwMapScene *self = g_object_new (LW_TYPE_MAP_SCENE, NULL);

  g_set_object (&self->session, session);
  g_set_object (&self->hand, hand);
  return self;
}

LwMapScene *
lw_map_scene_new_drafting (LwMapTool *tool)
{
  LwMapScene *self = g_object_new (LW_TYPE_MAP_SCENE, NULL);

  self->tool = tool;
  return self;
}

LwMapScene *
lw_map_scene_new_country (const LwCountry *country)
{
  LwMapScene *self = g_object_new (LW_TYPE_MAP_SCENE, NULL);

  self->country = country == NULL ? NULL : lw_country_copy (country);
  return self;
}
