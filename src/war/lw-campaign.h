/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign.h: a war of 200, 300, 400 points or any other: its ledger (R94, Q134-Q140).
 */
#pragma once

#include "lw-score.h"

G_BEGIN_DECLS

typedef enum { LW_LEDGER_MARGIN, LW_LEDGER_SIGNED, LW_LEDGER_RAW } LwLedgerMethod;
typedef enum
{
  LW_RESULT_RED,
  LW_RESULT_BLUE,
  LW_RESULT_DRAWN,
  LW_RESULT_NOT_FOUGHT,
  LW_RESULT_ABANDONED
} LwResult;

/* One side of one battle, in numbers. */
typedef struct
{
  LwForce sent;
  LwForce home;              /* alive and uncaptured; guns held or in a position to be taken */
  guint dead[LW_N_ARMS];
  guint captive;             /* own men with the enemy */
  guint taken;               /* enemies held */
} LwRowSide;

typedef struct
{
  char *id;                  /* of the battle */
  char *date;                /* 2026-11-30 */
  char *country;
  LwVariety variety;
  gboolean on_floor;         /* fought on a real floor and entered by hand */
  char *file;                /* its battle file, or NULL */
  char *sha256;              /* of that file, or NULL */
  LwResult result;
  LwRowSide side[LW_N_SIDES];
  char *note;                /* may be NULL */
  GPtrArray *was;            /* of LwRowVersion: what stood here before it was corrected */
} LwLedgerRow;

typedef struct
{
  char *on;                  /* when it was corrected */
  char *reason;
  LwLedgerRow *row;          /* as it stood */
} LwRowVersion;

typedef struct
{
  char *name;
  gint target;               /* half-points */
  LwLedgerMethod method;
  char *player[LW_N_SIDES];
  GPtrArray *battles;        /* of LwLedgerRow, in the order they were fought */
} LwCampaign;

/* Where a war stands; derived, never stored. */
typedef struct
{
  gint total[LW_N_SIDES];    /* half-points by the war's method */
  gint need[LW_N_SIDES];     /* half-points to the target, 0 when it is reached */
  gboolean over;             /* Q139 */
  gboolean has_leader;
  LwSide leader;             /* or winner, when over */
  guint fought;
} LwStanding;

LwCampaign  *lw_campaign_new      (const char *name, gint target, LwLedgerMethod method);
void         lw_campaign_free     (LwCampaign *campaign);
LwLedgerRow *lw_ledger_row_new    (void);
LwLedgerRow *lw_ledger_row_copy   (const LwLedgerRow *row);
void         lw_ledger_row_free   (LwLedgerRow *row);

/* The row of a battle that is over. Returns: (transfer full) */
LwLedgerRow *lw_ledger_row_of     (const LwBattle *battle, const char *date);

/* Adds it; FALSE when a battle of that id is in the ledger already. (transfer full) when TRUE */
gboolean     lw_campaign_add      (LwCampaign *campaign, LwLedgerRow *row);

/* Half-points of one side; what the battle adds to each side's total by @method (Q134). */
gint         lw_row_points        (const LwLedgerRow *row, LwSide side);
void         lw_row_adds          (const LwLedgerRow *row, LwLedgerMethod method,
                                   gint adds[LW_N_SIDES]);

/* The standing after the first @n battles (G_MAXUINT: all). */
void         lw_campaign_standing (const LwCampaign *campaign, guint n, LwStanding *standing);

/*
 * lw_campaign_country_maker: by the house rule the loser of the last battle that was won makes the
 * Country of the next (Q137). FALSE: the coin decides.
 */
gboolean     lw_campaign_country_maker (const LwCampaign *campaign, const LwHouseRules *rules,
                                        LwSide *maker);

const char  *lw_method_nick       (LwLedgerMethod method);  /* "margin" */
const char  *lw_method_name       (LwLedgerMethod method);  /* _("by the margin") */
gboolean     lw_method_parse      (const char *nick, LwLedgerMethod *method);
const char  *lw_result_nick       (LwResult result);        /* "red", "drawn", ... */
gboolean     lw_result_parse      (const char *nick, LwResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwCampaign, lw_campaign_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwLedgerRow, lw_ledger_row_free)

G_END_DECLS
