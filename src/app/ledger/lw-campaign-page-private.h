/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-page-private.h: what the page of a war and its acts share.
 */
#pragma once

#include "lw-campaign-page.h"
#include "lw-ledger-view.h"
#include "lw-war-total.h"

G_BEGIN_DECLS

struct _LwCampaignPage
{
  GtkBox parent_instance;

  /* Template widgets. */
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkBox *totals;
  GtkWidget *chart_card;
  LwWarChart *chart;
  GtkLabel *target;
  LwLedgerView *ledger;
  GtkWidget *nothing;
  GtkBox *remarks;
  GtkBox *next;
  GtkButton *fight;
  GtkButton *floor;
  GtkButton *go_on;
  GtkBox *statistics;

  /* Owned. */
  LwWarBook *book;
};

G_END_DECLS
