/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-page-private.h: the fields of the table, shared by the page and its actions.
 */
#pragma once

#include "lw-battle-page.h"
#include "lw-hand-over.h"
#include "map/map.h"

G_BEGIN_DECLS

struct _LwBattlePage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkBox *subtitle_box;
  GtkButton *undo;
  GtkButton *redo;
  GtkToggleButton *curtain;
  GtkToggleButton *strings;
  GtkToggleButton *sight;
  GtkStack *stage;
  GtkBox *map_box;
  GtkLabel *status;
  GtkBox *side_top;
  GtkStack *part;
  GtkButton *end;

  /* Made here. */
  LwMapView *map;
  GtkStack *field;        /* the map, or the view along a gun in its place */
  GtkWidget *sight_view;
  GtkWidget *last_move;   /* the other's last move, while it is shown; or NULL */
  LwHandOver *hand_over;
  GtkWidget *hand_panel;
  GtkWidget *books;
  GtkWidget *account;

  /* Owned. */
  LwSession *session;
  LwHand *hand;
  GPtrArray *fates;       /* of LwFates: what has been chosen in each melee so far; or NULL */

  gboolean updating;
  LwPhase last_phase;         /* before the latest order */
};

/* lw-battle-actions.c, lw-battle-orders.c */
void lw_battle_page_install_actions (GtkWidgetClass *widget_class);
void lw_battle_page_install_orders  (GtkWidgetClass *widget_class);
void lw_battle_page_update_actions  (LwBattlePage *self);
gboolean lw_battle_page_order       (LwBattlePage *self, LwOrderKind kind, LwSide side);

/* lw-battle-settling.c */
void     lw_battle_page_install_settling (GtkWidgetClass *widget_class);
void     lw_battle_page_update_settling  (LwBattlePage *self);
void     lw_battle_page_settle_next      (LwBattlePage *self);

/* lw-battle-cover.c: the opaque page, when there is something that may not be seen. */
gboolean lw_battle_page_cover       (LwBattlePage *self);
LwSide   lw_battle_page_next_hand   (LwBattlePage *self); /* who puts down next */

/* lw-battle-field.c: the map's place, which the view along a gun or the last move may take. */
void     lw_battle_page_add_field    (LwBattlePage *self);
void     lw_battle_page_add_sight    (LwBattlePage *self);
gboolean lw_battle_page_looks        (LwBattlePage *self);
void     lw_battle_page_toggle_sight (LwBattlePage *self);
void     lw_battle_page_update_sight (LwBattlePage *self); /* closed when there is no gun to lay */
gboolean lw_battle_page_focus_field  (LwBattlePage *self);

void     lw_battle_page_show_last_move   (LwBattlePage *self);
void     lw_battle_page_update_last_move (LwBattlePage *self);

/* lw-battle-voice.c: says a sentence in the status line and in the map's description; or the latest
 * of the log, @turned: or else how the battle stands now. */
void lw_battle_page_say             (LwBattlePage *self, const char *sentence);
void lw_battle_page_say_latest      (LwBattlePage *self, guint first, gboolean turned);
void lw_battle_page_add_voice       (LwBattlePage *self);

G_END_DECLS
