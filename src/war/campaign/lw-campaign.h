/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign.h: a war of 200, 300, 400 points or any other: its ledger (R94, Q138, Q140).
 */
#pragma once

#include "state/state.h"

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
  guint captive;             /* own men with the enemy, of both arms */
  guint captive_horse;       /* horsemen among them */
  guint taken;               /* enemies held */
  char *player;              /* who led it where that is not the war's player; may be NULL */
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
  GPtrArray *was;            /* of LwRowVersion: what stood here before; NULL: not corrected */
  gboolean read;             /* stands so in a file that has been read strictly */
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
  gboolean loser_makes;      /* the next Country is the last loser's; else by toss (Q137) */
  gboolean drawn;            /* the players have agreed to end it so */
  char *player[LW_N_SIDES];
  GPtrArray *battles;        /* of LwLedgerRow, in the order they were fought */
  GPtrArray *remarks;        /* of char *: what in its file did not add up; NULL: nothing */
} LwCampaign;

LwCampaign  *lw_campaign_new      (const char *name, gint target, LwLedgerMethod method);
void         lw_campaign_free     (LwCampaign *campaign);
LwLedgerRow *lw_ledger_row_new    (void);
LwLedgerRow *lw_ledger_row_copy   (const LwLedgerRow *row);
void         lw_ledger_row_free   (LwLedgerRow *row);

/* Keeps @stood (transfer full) as the latest older version of @row. */
void         lw_row_add_version   (LwLedgerRow *row, const char *on, const char *reason,
                                   LwLedgerRow *stood);

/* The row of a battle that is over. Returns: (transfer full) */
LwLedgerRow *lw_ledger_row_of     (const LwBattle *battle, const char *date);

/* Adds it; FALSE when a battle of that id is in the ledger already. (transfer full) when TRUE */
gboolean     lw_campaign_add      (LwCampaign *campaign, LwLedgerRow *row);

/* The number, from 0, of the battle with that id; -1: none. */
gint         lw_campaign_find     (const LwCampaign *campaign, const char *id);

/* The number of another battle that seems to be @row over again: the same id, or a floor battle of
 * the same day with the same numbers; -1: none. */
gint         lw_campaign_twin     (const LwCampaign *campaign, const LwLedgerRow *row);

/*
 * lw_campaign_correct: @row (transfer full) takes the place of battle @number; what stood there is
 * kept as its latest older version, with @on ("2026-11-30T14:05:00Z") and @reason.
 */
void         lw_campaign_correct  (LwCampaign *campaign, guint number, LwLedgerRow *row,
                                   const char *on, const char *reason);

/* Are both rows the same in all that was fought: date, Country, forces, losses, result? */
gboolean     lw_row_equal         (const LwLedgerRow *one, const LwLedgerRow *other);
/* Who led a side: the row's own player, else the war's; may be NULL. */
const char  *lw_row_player        (const LwCampaign *campaign, const LwLedgerRow *row, LwSide side);

/* A row need not say again who the war's own players are. */
void         lw_row_forget_players (const LwCampaign *campaign, LwLedgerRow *row);

const char  *lw_method_nick       (LwLedgerMethod method);  /* "margin" */
const char  *lw_result_nick       (LwResult result);        /* "red", "drawn", ... */
gboolean     lw_result_parse      (const char *nick, LwResult *result);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwCampaign, lw_campaign_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwLedgerRow, lw_ledger_row_free)

G_END_DECLS
