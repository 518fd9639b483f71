/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-new-battle-page-private.h: the fields of the new battle page, and its forces.
 */
#pragma once

#include "campaign/campaign.h"
#include "lw-chance-view.h"
#include "laws/laws.h"
#include "play/play.h"
#include "map/map.h"
#include "lw-new-battle-page.h"
#include "lw-rules-list.h"
#include "lw-seat-row.h"

G_BEGIN_DECLS

struct _LwNewBattlePage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkDropDown *variety;
  GtkLabel *aim;
  GtkDropDown *country;
  GtkBox *gallery_box;
  GtkBox *preview_box;
  GtkLabel *briefing;
  GtkBox *seats;
  GtkLabel *first_title;
  GtkDropDown *first;
  GtkButton *toss;
  GtkButton *toss_country;
  GtkBox *coin_box;
  GtkLabel *toss_result;
  GtkDropDown *preset;
  GtkGrid *forces;
  GtkButton *two_thirds;
  GtkBox *dice_box;
  GtkLabel *dice;
  GtkLabel *advice;
  GtkBox *curtain_row;
  GtkSwitch *curtain;
  LwRulesList *rules;
  GtkDropDown *campaign;
  GtkLabel *maker;
  GtkButton *begin;

  /* Made here. */
  LwMapView *preview;
  LwSeatRow *seat[LW_N_SIDES];
  GtkSpinButton *number[LW_N_SIDES][3];
  GtkLabel *total[LW_N_SIDES];
  LwChanceView *coin;
  LwChanceView *dice_view;

  /* Owned. */
  GPtrArray *countries;
  GPtrArray *campaigns;
  LwCampaign *war;               /* the chosen one, or NULL */
  LwCountry *chosen;
  LwScenario *scenario;
  gboolean tossed_first;
  gboolean tossed_country;
  LwSide country_winner;
  guint dice_thrown[LW_N_SIDES][2];
  gboolean thrown; /* the dice for the chances of war ... */
  gboolean throwing;
  LwForce before[LW_N_SIDES]; /* ... and the forces before that */
};

G_END_DECLS
