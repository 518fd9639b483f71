/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-field.c: the map's place on the table, which the view along a gun or the other's last
 * move may take.
 */
#include "lw-battle-field.h"

#include "lw-replay-page.h"
#include "lw-sight-view.h"

struct _LwBattleField
{
  GtkBox parent_instance;

  GtkStack *stack;
  LwMapView *map;
  GtkWidget *sight;
  GtkWidget *last_move; /* the other's last move, while it is shown; or NULL */

  /* Owned. */
  LwHand *hand;
};

enum
{
  PROP_LOOKING = 1,
  PROP_LOOKING_BACK,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (LwBattleField, lw_battle_field, GTK_TYPE_BOX)

static LwSession *
session_of (LwBattleField *self)
{
  return lw_hand_session (self->hand);
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static gboolean
lw_battle_field_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (LW_BATTLE_FIELD (widget)->stack));
}

/* ---- along a gun ---- */

gboolean
lw_battle_field_may_look (LwBattleField *self)
{
  LwPhase phase = lw_session_battle (session_of (self))->phase;

  return (phase == LW_PHASE_GUNS || phase == LW_PHASE_MEN) &&
         lw_session_viewer (session_of (self)) != LW_VIEWER_NOBODY &&
         lw_hand_gun (self->hand) != LW_NONE && lw_hand_task (self->hand) == LW_TASK_AIM;
}

static gboolean
is_looking (LwBattleField *self)
{
  return gtk_stack_get_visible_child (self->stack) == self->sight;
}

void
lw_battle_field_look (LwBattleField *self, gboolean look)
{
  gboolean focus = has_focus_within (GTK_WIDGET (self->stack));

  look = look && lw_battle_field_may_look (self);
  if (is_looking (self) != look)
    {
      lw_sight_view_set_open (LW_SIGHT_VIEW (self->sight), look);
      gtk_stack_set_visible_child (self->stack, look ? self->sight : GTK_WIDGET (self->map));
      if (focus || look)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING]);
}

/* ---- the other's last move ---- */

gboolean
lw_battle_field_may_look_back (LwBattleField *self)
{
  const LwBattle *battle = lw_session_battle (session_of (self));

  return battle->phase == LW_PHASE_WAITING &&
         lw_session_viewer (session_of (self)) == LW_VIEWER_BOTH &&
         (battle->move > 1 || battle->mover != battle->first);
}

static void
close_last_move (LwBattleField *self)
{
  GtkWidget *again = self->last_move;
  gboolean focus = again != NULL && has_focus_within (again);

  if (again == NULL)
    return;
  self->last_move = NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING_BACK]);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->map));
  gtk_stack_remove (self->stack, again);
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
lw_battle_field_look_back (LwBattleField *self)
{
  const LwBattle *battle = lw_session_battle (session_of (self));
  g_autoptr (LwReplay) replay = NULL;

  if (self->last_move != NULL || !lw_battle_field_may_look_back (self))
    return;
  replay = lw_replay_new_last_move (battle, LW_OTHER (battle->mover));
  if (replay == NULL)
    return;
  self->last_move = lw_replay_view_new (replay, TRUE);
  g_signal_connect_object (self->last_move, "done", G_CALLBACK (close_last_move), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, self->last_move);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING_BACK]);
  gtk_stack_set_visible_child (self->stack, self->last_move);
  gtk_widget_grab_focus (self->last_move);
  lw_replay_view_play (LW_REPLAY_VIEW (self->last_move), TRUE);
}

/* ---- the whole ---- */

void
lw_battle_field_update (LwBattleField *self)
{
  if (is_looking (self) && !lw_battle_field_may_look (self))
    lw_battle_field_look (self, FALSE);
  if (!lw_battle_field_may_look_back (self))
    close_last_move (self);
}

LwMapView *
lw_battle_field_map (LwBattleField *self)
{
  return self->map;
}

static void
lw_battle_field_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LwBattleField *self = LW_BATTLE_FIELD (object);

  switch (id)
    {
    case PROP_LOOKING:
      g_value_set_boolean (value, is_looking (self));
      break;
    case PROP_LOOKING_BACK:
      g_value_set_boolean (value, self->last_move != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lw_battle_field_dispose (GObject *object)
{
  g_clear_object (&LW_BATTLE_FIELD (object)->hand);
  G_OBJECT_CLASS (lw_battle_field_parent_class)->dispose (object);
}

static void
lw_battle_field_class_init (LwBattleFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lw_battle_field_get_property;
  object_class->dispose = lw_battle_field_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = lw_battle_field_grab_focus;
  properties[PROP_LOOKING] = g_param_spec_boolean ("looking", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOOKING_BACK] = g_param_spec_boolean ("looking-back", NULL, NULL, FALSE,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
lw_battle_field_init (LwBattleField *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->stack), TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->stack));
  self->map = LW_MAP_VIEW (lw_map_view_new ());
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->map));
}

GtkWidget *
lw_battle_field_new (LwHand *hand)
{
  LwBattleField *self = g_object_new (LW_TYPE_BATTLE_FIELD, NULL);

  self->hand = g_object_ref (hand);
  lw_map_view_set_scene (self->map, lw_map_scene_new_battle (session_of (self), hand));
  self->sight = lw_sight_view_new (hand);
  gtk_stack_add_child (self->stack, self->sight);
  return GTK_WIDGET (self);
}
