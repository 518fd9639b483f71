/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-status.c: what the table says: in the status line, in the map's description for those
 * who hear the screen, and, where it must not be missed, in a toast.
 */
#include "lw-battle-status.h"

#include <glib/gi18n-lib.h>

#include "despatch/despatch.h"
#include "kit/kit.h"

struct _LwBattleStatus
{
  GObject parent_instance;

  /* Borrowed from the page, which owns this. */
  GtkLabel *label;
  LwMapView *map;
  LwHand *hand;
};

G_DEFINE_FINAL_TYPE (LwBattleStatus, lw_battle_status, G_TYPE_OBJECT)

static LwSession *
session_of (LwBattleStatus *self)
{
  return lw_hand_session (self->hand);
}

void
lw_battle_status_say (LwBattleStatus *self, const char *sentence)
{
  gtk_label_set_text (self->label, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

/* What was taken back or given again; it stands no more in the log. */
static char *
word_taken_back (const LwBattle *battle)
{
  const LwOrder *last =
      battle->record->len == 0 ? NULL : lw_battle_order (battle, battle->record->len);
  gboolean undone = last != NULL && last->kind == LW_ORDER_UNDO;
  g_autofree char *what = NULL;

  if (!undone && (last == NULL || last->kind != LW_ORDER_REDO))
    return NULL;
  what = lw_despatch_order (battle, lw_battle_order (battle, undone ? last->upto + 1 : last->upto));
  return g_strdup_printf (undone ? _ ("Taken back: %s.") : _ ("Done again: %s."), what);
}

/* Behind the curtain there is no log: what the hand at the table has just put down. */
static char *
word_put_down (const LwBattle *battle)
{
  const LwOrder *last =
      battle->record->len == 0 ? NULL : lw_battle_order (battle, battle->record->len);
  g_autofree char *what = NULL;

  if (last == NULL || (last->kind != LW_ORDER_PUT && last->kind != LW_ORDER_PUT_GUN))
    return g_strdup ("");
  what = lw_despatch_order (battle, last);
  /* Translators: %s is the name of an act: "putting down of twelve foot". */
  return g_strdup_printf (_ ("Done: %s."), what);
}

/* The latest of the log, or else how the battle stands, unless it may not be read. */
void
lw_battle_status_say_latest (LwBattleStatus *self, guint first, gboolean turned)
{
  const LwBattle *battle = lw_session_battle (session_of (self));
  g_autoptr (GPtrArray) sentences = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *put_down = NULL;
  g_autofree char *taken_back = NULL;

  if (lw_session_viewer (session_of (self)) == LW_VIEWER_NOBODY)
    return;
  taken_back = word_taken_back (battle);
  if (taken_back != NULL)
    {
      lw_battle_status_say (self, taken_back);
      return;
    }
  if (battle->phase == LW_PHASE_PUTTING_DOWN)
    {
      put_down = word_put_down (battle);
      lw_battle_status_say (self, put_down);
      return;
    }
  sentences =
      first < battle->events->len
          ? lw_despatch_events (battle, g_array_index (battle->events, LwEvent, first).order)
          : g_ptr_array_new ();
  if (sentences->len > 0)
    lw_battle_status_say (self, g_ptr_array_index (sentences, sentences->len - 1));
  else if (turned)
    {
      standing = lw_caption_standing (battle);
      lw_battle_status_say (self, standing);
    }
}

static void
refused_cb (LwBattleStatus *self, const char *sentence, const char *law)
{
  g_autofree char *read = law == NULL ? NULL : g_strconcat ("app.law::", law, NULL);

  lw_battle_status_say (self, sentence);
  lw_navigator_toast_action (lw_navigator_of (GTK_WIDGET (self->label)), sentence,
                             law == NULL ? NULL : _ ("Why?"), read);
}

static void
told_cb (LwBattleStatus *self, const char *sentence)
{
  lw_battle_status_say (self, sentence);
}

static void
warned_cb (LwBattleStatus *self, guint seconds)
{
  g_autofree char *clock = lw_caption_clock ((gint64)seconds * 1000);
  g_autofree char *sentence = g_strdup_printf (_ ("Timekeeper: “%s left.”"), clock);

  lw_battle_status_say (self, sentence);
  lw_navigator_toast (lw_navigator_of (GTK_WIDGET (self->label)), sentence);
  lw_sound_bell (GTK_WIDGET (self->label));
}

static void
lw_battle_status_class_init (LwBattleStatusClass *klass)
{
}

static void
lw_battle_status_init (LwBattleStatus *self)
{
}

LwBattleStatus *
lw_battle_status_new (GtkLabel *label, LwMapView *map, LwHand *hand)
{
  LwBattleStatus *self = g_object_new (LW_TYPE_BATTLE_STATUS, NULL);

  self->label = label;
  self->map = map;
  self->hand = hand;
  g_signal_connect_object (lw_hand_session (hand), "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (lw_session_clock (lw_hand_session (hand)), "warning",
                           G_CALLBACK (warned_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  return self;
}
