/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-battle-page-private.h: the fields of the table, shared by the page and its actions.
 *
 * Arrows go one way: the page knows its actions, these the settling and the orders.
 */
#pragma once

#include "lw-battle-field.h"
#include "lw-battle-page.h"
#include "lw-battle-status.h"
#include "lw-hand-over.h"
#include "map/map.h"
#include "kit/kit.h"
#include "lw-saved-mark.h"

G_BEGIN_DECLS

struct _LwBattlePage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *saved;
  LwTroubleRow *trouble;
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
  LwBattleField *field;   /* the map, or what takes its place */
  LwHandOver *hand_over;
  GtkWidget *hand_panel;
  GtkWidget *acts;        /* what a General has done, or NULL */
  GtkWidget *books;
  GtkWidget *account;

  /* Owned. */
  LwSession *session;
  LwHand *hand;
  LwOpponent *opponent;   /* the Generals, if any sits here */
  LwBattleStatus *words;  /* what the status line says */
  LwSavedMark *mark;      /* what `saved` and `trouble` say */
  GPtrArray *fates;       /* of LwMeleeFates: what has been chosen in each melee so far; or NULL */

  gboolean updating;
  LwPhase last_phase;         /* before the latest order */
  gboolean told_guns_first;   /* once a battle is enough */
  LwRest rest;                /* after one page of the battle has followed on another */
};

G_END_DECLS
