/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-move-panel.c: the checklist of a move: Guns first, two men at each trail, men, end of move.
 */
#include "lw-move-panel.h"

#include <glib/gi18n-lib.h>

#include "lw-clock-face.h"
#include "kit/kit.h"
#include "guns/guns.h"

struct _LwMovePanel
{
  GtkBox parent_instance;

  LwHand *hand;
  LwClockFace *clock;
  GtkLabel *of;
  GtkLabel *heading;
  GtkWidget *guns;
  GtkWidget *trails;
  GtkButton *send;
  GtkWidget *men;
  GtkButton *recall;
  GtkButton *resume;
};

G_DEFINE_FINAL_TYPE (LwMovePanel, lw_move_panel, GTK_TYPE_BOX)

static void
update_clock (LwMovePanel *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwBattle *battle = lw_session_battle (session);

  lw_clock_face_set (self->clock, battle->mover,
                     lw_move_clock_remaining (lw_session_clock (session)), battle->allowance,
                     lw_move_clock_running (lw_session_clock (session)));
}

/* "2 fired (8 shots), 1 moved": what the guns have done in this move. */
static void
update_guns (LwMovePanel *self, const LwBattle *battle)
{
  guint i, fired = 0, shots = 0, moved = 0, own = 0;
  g_autofree char *text = NULL;
  LwStepState step = LW_STEP_OWED;

  for (i = 0; i < battle->n_guns; i++)
    {
      const LwGun *gun = &battle->guns[i];

      if (gun->owner != battle->mover || gun->retired)
        continue;
      own++;
      fired += gun->shots > 0 ? 1 : 0;
      shots += gun->shots;
      moved += gun->moved ? 1 : 0;
    }
  if (own == 0 || battle->phase == LW_PHASE_MEN)
    step = LW_STEP_DONE;
  if (!lw_side_may_fire (battle, battle->mover))
    text = g_strdup_printf (_ ("%u moved · no gun may fire yet (R25)"), moved);
  else
    text = g_strdup_printf (
        ngettext ("%u fired (%u shot) · %u moved", "%u fired (%u shots) · %u moved", shots), fired,
        shots, moved);
  lw_step_set (LW_STEP (self->guns), step, text);
}

static void
update_trails (LwMovePanel *self, const LwBattle *battle)
{
  guint owed = 0, fired = 0;
  LwRef gun;
  g_autofree char *text = NULL;

  for (gun = 0; gun < (LwRef)battle->n_guns; gun++)
    {
      if (battle->guns[gun].owner != battle->mover || battle->guns[gun].shots == 0)
        continue;
      fired++;
      owed += lw_trail_owed (battle, gun);
    }
  if (fired == 0)
    text = g_strdup (_ ("nothing has fired"));
  else if (owed > 0)
    text = g_strdup_printf (ngettext ("%u man more is owed", "%u men more are owed", owed), owed);
  lw_step_set (LW_STEP (self->trails),
               fired == 0 ? LW_STEP_OPEN
               : owed > 0 ? LW_STEP_OWED
                          : LW_STEP_DONE,
               text);
  gtk_widget_set_visible (GTK_WIDGET (self->send), owed > 0);
}

/* Who has been moved since Go: named by a march, a haul or a walk to the trail that stands. */
static gboolean *
moved_men (const LwBattle *battle)
{
  gboolean *moved = g_new0 (gboolean, battle->n_men);
  guint i, j;

  for (i = battle->standing->len; i > 0; i--)
    {
      const LwOrder *order =
          lw_battle_order (battle, g_array_index (battle->standing, guint, i - 1));

      if (order->kind == LW_ORDER_GO)
        break;
      if (order->kind != LW_ORDER_MARCH && order->kind != LW_ORDER_HAUL &&
          order->kind != LW_ORDER_TAIL)
        continue;
      for (j = 0; j < order->who->len; j++)
        moved[g_array_index (order->who, LwRef, j)] = TRUE;
    }
  return moved;
}

static void
update_men (LwMovePanel *self, const LwBattle *battle)
{
  g_autofree gboolean *has_moved = moved_men (battle);
  guint i, moved = 0, all = 0;
  g_autofree char *text = NULL;

  for (i = 0; i < battle->n_men; i++)
    {
      const LwMan *man = &battle->men[i];

      if (man->side != battle->mover || !lw_man_on_field (man) || man->state == LW_MAN_CAPTIVE)
        continue;
      all++;
      moved += has_moved[i] ? 1 : 0;
    }
  text = g_strdup_printf (_ ("%u of %u moved"), moved, all);
  lw_step_set (LW_STEP (self->men), moved > 0 ? LW_STEP_OWED : LW_STEP_OPEN, text);
}

static guint
count_returning (const LwBattle *battle)
{
  guint i, n = 0;

  for (i = 0; i < battle->n_men; i++)
    n += battle->men[i].side == battle->mover && lw_man_may_return (battle, (LwRef)i) ? 1 : 0;
  return n;
}

/* By the house rule those who retired in an earlier move may come back (Q20). */
static void
update_recall (LwMovePanel *self, const LwBattle *battle)
{
  guint n = count_returning (battle);
  g_autofree char *text = g_strdup_printf (
      ngettext ("Bring back %u man who retired", "Bring back %u men who retired", n), n);

  gtk_button_set_label (self->recall, text);
  gtk_widget_set_visible (GTK_WIDGET (self->recall), n > 0);
}

static void
recalled_cb (LwMovePanel *self)
{
  const LwBattle *battle = lw_session_battle (lw_hand_session (self->hand));
  guint i;

  lw_hand_clear (self->hand);
  for (i = 0; i < battle->n_men; i++)
    if (battle->men[i].side == battle->mover && lw_man_may_return (battle, (LwRef)i))
      lw_hand_take_man (self->hand, (LwRef)i, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-map", NULL);
}

static void
update (LwMovePanel *self)
{
  LwSession *session = lw_hand_session (self->hand);
  const LwBattle *battle = lw_session_battle (session);
  g_autofree char *allowance = NULL;
  g_autofree char *of = NULL;

  if (battle->phase != LW_PHASE_GUNS && battle->phase != LW_PHASE_MEN)
    return;
  allowance = lw_caption_clock (battle->allowance);
  of = battle->allowance < 0 ? g_strdup ("") : g_strdup_printf (_ ("of %s"), allowance);
  gtk_label_set_text (self->of, of);
  gtk_label_set_text (self->heading,
                      battle->mover == LW_RED ? _ ("Red’s move") : _ ("Blue’s move"));
  /* Without a clock there is nothing to start, unless the map is hidden. */
  gtk_widget_set_visible (GTK_WIDGET (self->resume),
                          !lw_move_clock_running (lw_session_clock (session)) &&
                              (battle->allowance >= 0 || battle->paused));
  update_clock (self);
  update_guns (self, battle);
  update_trails (self, battle);
  update_men (self, battle);
  update_recall (self, battle);
}

static void
warned_cb (LwMovePanel *self, guint seconds)
{
  lw_clock_face_flash (self->clock);
}

static void
lw_move_panel_dispose (GObject *object)
{
  lw_fall_silent (GTK_WIDGET (object));
  g_clear_object (&LW_MOVE_PANEL (object)->hand);
  G_OBJECT_CLASS (lw_move_panel_parent_class)->dispose (object);
}

static void
lw_move_panel_class_init (LwMovePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lw_move_panel_dispose;
}

static GtkLabel *
new_label (const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  return GTK_LABEL (label);
}

static void
lw_move_panel_init (LwMovePanel *self)
{
  GtkBox *box = GTK_BOX (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (box, 6);
  self->clock = LW_CLOCK_FACE (lw_clock_face_new ());
  self->of = new_label ("dim", .5f);
  self->heading = new_label ("panel-title", 0);
  self->guns = lw_step_new (_ ("Guns first"));
  self->trails = lw_step_new (_ ("Two men at each trail"));
  self->men = lw_step_new (_ ("Men"));
  self->resume = GTK_BUTTON (gtk_button_new_with_label (_ ("Start the clock again")));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->resume), "battle.pause");
  gtk_box_append (box, GTK_WIDGET (self->clock));
  gtk_box_append (box, GTK_WIDGET (self->of));
  gtk_box_append (box, GTK_WIDGET (self->resume));
  gtk_box_append (box, GTK_WIDGET (self->heading));
  gtk_box_append (box, self->guns);
  gtk_box_append (box, self->trails);
  self->send = GTK_BUTTON (gtk_button_new_with_label (_ ("Send the nearest who can come")));
  gtk_widget_set_margin_start (GTK_WIDGET (self->send), 30);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->send),
                               _ ("Two men stand at the trail of a gun that has fired (R41). It "
                                  "ends the gun phase, as any man moved does"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->send), "battle.send-trail");
  gtk_box_append (box, GTK_WIDGET (self->send));
  gtk_box_append (box, self->men);
  self->recall = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_margin_start (GTK_WIDGET (self->recall), 30);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->recall),
                               _ ("Takes them in hand; then show them where to go (Q20)"));
  g_signal_connect_swapped (self->recall, "clicked", G_CALLBACK (recalled_cb), self);
  gtk_box_append (box, GTK_WIDGET (self->recall));
}

GtkWidget *
lw_move_panel_new (LwHand *hand)
{
  LwMovePanel *self = g_object_new (LW_TYPE_MOVE_PANEL, NULL);
  LwSession *session = lw_hand_session (hand);

  self->hand = g_object_ref (hand);
  g_signal_connect_object (session, "played", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_clock (session), "notify::remaining",
                           G_CALLBACK (update_clock), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_clock (session), "warning", G_CALLBACK (warned_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
