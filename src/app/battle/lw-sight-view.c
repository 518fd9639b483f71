/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-sight-view.c: the view along the gun in hand: laying it by eye, with an unsteady hand.
 */
#include "lw-sight-view.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"
#include "lw-sight-keys.h"
#include "lw-sight-picture.h"

/* The shots of a gun in this move, in the few words a layer needs. */

/* Nearer than this a shot was neither short nor beyond. */
#define LEVEL (LW_INCH / 2)

/*
 * shots_of: the orders by which @gun has fired in the move under way, oldest first.
 * Returns: (transfer container) (element-type LwOrder)
 */
static GPtrArray *
shots_of (const LwBattle *battle, LwRef gun)
{
  GPtrArray *shots = g_ptr_array_new ();
  guint i;

  for (i = battle->standing->len; i > 0; i--)
    {
      const LwOrder *order =
          lw_battle_order (battle, g_array_index (battle->standing, guint, i - 1));

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind == LW_ORDER_FIRE && order->gun == gun)
        g_ptr_array_insert (shots, 0, (gpointer)order);
    }
  return shots;
}

/* How far @to lies along a bearing from @from, and how far to the right of it. */
static void
measure (LwPoint from, LwPoint to, LwAngle bearing, LwLength *along, LwLength *right)
{
  gint64 x = to.x - from.x, y = to.y - from.y;
  gint64 c = lw_cosine (bearing), s = lw_sine (bearing);

  *along = (LwLength)((x * c + y * s) >> 30);
  *right = (LwLength)((x * s - y * c) >> 30);
}

static char *
far_off (LwLength length)
{
  /* By eye: to the inch. */
  return lw_length_format ((ABS (length) + LW_INCH / 2) / LW_INCH * LW_INCH, lw_settings_units ());
}

static char *
beside_words (LwLength right)
{
  g_autofree char *length = far_off (right);

  if (ABS (right) < LEVEL)
    return NULL;
  return g_strdup_printf (right > 0 ? _ ("%s to the right") : _ ("%s to the left"), length);
}

char *
lw_sight_view_shot_fell (const LwBattle *battle, const LwOrder *shot, LwRef named)
{
  const LwGun *gun = lw_battle_gun (battle, shot->gun);
  const LwMan *man = lw_battle_man (battle, named);
  LwLength along, right, rest, beside;
  g_autofree char *length = NULL;
  g_autofree char *side = NULL;

  if (man == NULL)
    {
      length = far_off (lw_distance (gun->at, shot->rest));
      return g_strdup_printf (_ ("came to rest %s off"), length);
    }
  measure (gun->at, man->at, shot->bearing, &along, &right);
  measure (gun->at, shot->rest, shot->bearing, &rest, &beside);
  side = beside_words (beside - right);
  length = far_off (rest - along);
  if (ABS (rest - along) < LEVEL)
    return side != NULL ? g_steal_pointer (&side) : g_strdup (_ ("came to rest at his feet"));
  if (side == NULL)
    return g_strdup_printf (rest < along ? _ ("fell %s short") : _ ("fell %s beyond"), length);
  return g_strdup_printf (rest < along ? _ ("fell %s short, %s") : _ ("fell %s beyond, %s"), length,
                          side);
}

char *
lw_sight_view_shot_result (const LwOrder *shot)
{
  guint overset = 0, touched = 0, i;
  guint dead = shot->dead->len;

  for (i = 0; i < shot->shots->len; i++)
    if (g_array_index (shot->shots, LwShotEvent, i).kind == LW_SHOT_OVERSET)
      overset++;
    else
      touched++;
  if (overset > 0)
    return g_strdup_printf (ngettext ("%u knocked over", "%u knocked over", overset), overset);
  if (touched > 0)
    return g_strdup_printf (ngettext ("touched, %u dead", "touched, %u dead", dead), dead);
  return g_strdup (_ ("nobody struck"));
}

#define FRAME_US 40000

G_DEFINE_FINAL_TYPE (LwSightView, lw_sight_view, GTK_TYPE_BOX)

static const LwBattle *
battle_of (LwSightView *self)
{
  return lw_session_battle (lw_hand_session (self->hand));
}

static void
describe (LwSightView *self, const char *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

/* "Shot 1: 4° 20′, fell 7 in short; nobody struck." */
static char *
shot_line (LwSightView *self, const LwOrder *shot, guint i)
{
  const LwBattle *battle = battle_of (self);
  LwRef at = i < LW_SHOTS_PER_MOVE ? self->laid_at[i] : LW_NONE;
  g_autofree char *elevation = lw_angle_format (shot->elevation);
  g_autofree char *fell = lw_sight_view_shot_fell (battle, shot, at);
  g_autofree char *result = lw_sight_view_shot_result (shot);

  return g_strdup_printf (_ ("Shot %u: %s, %s; %s"), i + 1, elevation, fell, result);
}

static void
list_shots (LwSightView *self)
{
  g_autoptr (GPtrArray) shots = shots_of (battle_of (self), self->gun);
  g_autoptr (GString) text = g_string_new (NULL);
  guint i;

  for (i = self->seen_shots; i < MIN (shots->len, LW_SHOTS_PER_MOVE); i++)
    self->laid_at[i] = self->named;
  g_array_set_size (self->marks, 0);
  for (i = 0; i < shots->len; i++)
    {
      const LwOrder *shot = g_ptr_array_index (shots, i);
      g_autofree char *line = shot_line (self, shot, i);

      g_array_append_val (self->marks, shot->rest);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", line);
    }
  gtk_label_set_text (self->shots, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->shots), shots->len > 0);
  if (shots->len > self->seen_shots)
    {
      g_autofree char *line =
          shot_line (self, g_ptr_array_index (shots, shots->len - 1), shots->len - 1);

      describe (self, line);
    }
  self->seen_shots = shots->len;
}

static void
update_clock (LwSightView *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwGun *gun = lw_battle_gun (battle_of (self), self->gun);
  g_autofree char *clock = lw_caption_clock (lw_move_clock_remaining (lw_session_clock (session)));
  g_autofree char *timed = g_strdup_printf (_ ("%s left"), clock);
  const char *what = gun != NULL && gun->shots >= LW_SHOTS_PER_MOVE ? _ ("Four shots fired")
                     : !lw_hand_loaded (self->hand)                 ? _ ("Loading…")
                                                                    : _ ("Space fires");
  g_autofree char *text = g_strdup_printf (
      "%s · %s", lw_move_clock_remaining (lw_session_clock (session)) < 0 ? clock : timed, what);

  gtk_label_set_text (self->clock, text);
}

static LwAngle
front_of (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = lw_battle_gun (battle, self->gun);

  return battle->player[gun->owner].edge == LW_EDGE_SOUTH ? LW_NORTH : LW_SOUTH;
}

/* "Bearing 12° 20′ left of the front" */
static char *
bearing_words (LwSightView *self)
{
  LwAngle off = lw_angle_between (front_of (self), lw_hand_bearing (self->hand));
  g_autofree char *by = lw_angle_format (ABS (off));

  if (off == 0)
    return g_strdup (_ ("Bearing: straight to the front"));
  return g_strdup_printf (
      off > 0 ? _ ("Bearing %s left of the front") : _ ("Bearing %s right of the front"), by);
}

static void
update_words (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = lw_battle_gun (battle, self->gun);
  g_autofree char *name = lw_despatch_gun (battle, self->gun);
  g_autofree char *heading = lw_despatch_gun_heading (battle, self->gun);
  g_autofree char *laying = bearing_words (self);
  g_autofree char *elevation = lw_angle_format (lw_hand_elevation (self->hand));
  g_autofree char *fired =
      g_strdup_printf (_ ("%u fired · %u left"), gun->shots,
                       LW_SHOTS_PER_MOVE - MIN (gun->shots, LW_SHOTS_PER_MOVE));
  g_autofree char *label = g_strdup_printf (_ ("The view along %s"), name);

  gtk_label_set_text (self->gun_name, heading);
  gtk_label_set_text (self->laying, laying);
  gtk_label_set_text (self->fired, fired);
  gtk_label_set_text (self->elevation, elevation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
forget_words (LwSightView *self)
{
  GtkLabel *labels[] = { self->clock, self->gun_name, self->laying,
                         self->fired, self->shots,    self->elevation };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_text (labels[i], "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The view along a gun"), -1);
  describe (self, "");
}

static void
take_gun (LwSightView *self)
{
  guint i;

  lw_sight_store_forget (self->store);
  self->gun = lw_hand_gun (self->hand);
  self->named = LW_NONE;
  for (i = 0; i < LW_SHOTS_PER_MOVE; i++)
    self->laid_at[i] = LW_NONE;
  self->seen_shots = G_MAXUINT;
}

static void
update (LwSightView *self)
{
  if (!lw_sight_picture_looks (self))
    return;
  if (self->gun != lw_hand_gun (self->hand))
    take_gun (self);
  list_shots (self);
  update_words (self);
  update_clock (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_widget_queue_draw (GTK_WIDGET (self->pips));
  gtk_widget_queue_draw (GTK_WIDGET (self->screw));
}

static void
shake (LwSightView *self)
{
  lw_hand_shake (self->hand);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LwSightView *self = LW_SIGHT_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (now - self->last_frame < FRAME_US)
    return G_SOURCE_CONTINUE;
  self->last_frame = now;
  shake (self);
  update_clock (self);
  return G_SOURCE_CONTINUE;
}

static void
start_sway (LwSightView *self)
{
  lw_hand_set_watched (self->hand, TRUE);
  if (lw_settings_animations () && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
stop_sway (LwSightView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  lw_hand_set_watched (self->hand, FALSE);
}

/* A gun is put down with its muzzle to the rear (R15): it is swung round to the enemy's line. */
static void
swing_round (LwSightView *self)
{
  const LwBattle *battle = battle_of (self);
  const LwGun *gun = lw_battle_gun (battle, self->gun);
  LwAngle off = lw_angle_between (lw_hand_bearing (self->hand), front_of (self));

  if (gun->shots_all == 0 && lw_hand_bearing (self->hand) == gun->bearing && ABS (off) > LW_NORTH)
    lw_hand_turn_gun (self->hand, off);
}

void
lw_sight_view_set_open (LwSightView *self, gboolean open)
{
  g_return_if_fail (LW_IS_SIGHT_VIEW (self));

  if (self->open == open)
    return;
  self->open = open;
  if (!open)
    {
      stop_sway (self);
      forget_words (self);
      lw_sight_store_clear (self->store);
      return;
    }
  take_gun (self);
  swing_round (self);
  start_sway (self);
  update (self);
  lw_hand_tell (self->hand,
                _ ("Along the gun: arrows lay it, N and P name men, Z is the glass, Space fires."));
}

static void
told_cb (LwSightView *self, const char *sentence)
{
  if (self->open)
    describe (self, sentence);
}

static void
played_cb (LwSightView *self)
{
  lw_sight_store_forget (self->store);
  update (self);
  if (self->open && self->tick == 0)
    shake (self);
}

static gboolean
lw_sight_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (LW_SIGHT_VIEW (widget)->picture));
}

static void
lw_sight_view_dispose (GObject *object)
{
  LwSightView *self = LW_SIGHT_VIEW (object);

  g_clear_object (&self->hand);
  gtk_widget_dispose_template (GTK_WIDGET (object), LW_TYPE_SIGHT_VIEW);
  G_OBJECT_CLASS (lw_sight_view_parent_class)->dispose (object);
}

static void
lw_sight_view_finalize (GObject *object)
{
  LwSightView *self = LW_SIGHT_VIEW (object);

  lw_sight_store_free (self->store);
  g_array_unref (self->marks);
  G_OBJECT_CLASS (lw_sight_view_parent_class)->finalize (object);
}

static void
lw_sight_view_class_init (LwSightViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lw_sight_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = lw_sight_view_finalize;
  widget_class->grab_focus = lw_sight_view_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, LW_RESOURCE_BASE "/lw-sight-view.ui");
  gtk_widget_class_bind_template_child (widget_class, LwSightView, picture);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, clock);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, gun_name);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, laying);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, pips);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, fired);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, shots);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, screw);
  gtk_widget_class_bind_template_child (widget_class, LwSightView, elevation);
}

static void
lw_sight_view_init (LwSightView *self)
{
  self->store = lw_sight_store_new ();
  self->marks = g_array_new (FALSE, FALSE, sizeof (LwPoint));
  self->glass = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  lw_sight_picture_add (self);
  lw_sight_keys_add (self);
}

GtkWidget *
lw_sight_view_new (LwHand *hand)
{
  LwSightView *self = g_object_new (LW_TYPE_SIGHT_VIEW, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  self->gun = self->named = LW_NONE;
  g_signal_connect_object (hand, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_clock (session), "notify::remaining", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  forget_words (self);
  return GTK_WIDGET (self);
}

void
lw_sight_view_name (LwSightView *self, LwRef man)
{
  g_return_if_fail (LW_IS_SIGHT_VIEW (self));

  lw_sight_keys_name (self, man);
}
