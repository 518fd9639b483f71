/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-campaign-floor.h: a battle of the real floor as it is written down: text in each field, and
 * the row of the ledger that it gives, or what is wrong with it.
 *
 * Of home, dead and prisoners one field may be left empty: the rest of the men sent stands there.
 */
#pragma once

#include "lw-campaign-amount.h"
#include "lw-campaign.h"

G_BEGIN_DECLS

#define LW_ROW_MOST_MEN 1000
#define LW_ROW_MOST_GUNS 50

typedef enum { LW_FLOOR_FOOT, LW_FLOOR_HORSE, LW_FLOOR_GUNS, LW_N_FLOOR_ARMS } LwFloorArm;
/* Of guns only sent and home: held at the end, or in a position to be taken. */
typedef enum
{
  LW_FLOOR_SENT,
  LW_FLOOR_HOME,
  LW_FLOOR_DEAD,
  LW_FLOOR_PRISONER,
  LW_N_FLOOR_FATES
} LwFloorFate;

typedef enum
{
  LW_FLOOR_DATE,
  LW_FLOOR_COUNTRY,
  LW_FLOOR_RED_PLAYER,
  LW_FLOOR_BLUE_PLAYER,
  LW_FLOOR_NOTE,
  LW_N_FLOOR_TEXTS
} LwFloorText;

typedef struct
{
  char *text[LW_N_FLOOR_TEXTS];
  char *number[LW_N_SIDES][LW_N_FLOOR_ARMS][LW_N_FLOOR_FATES];
  LwVariety variety;
  gboolean has_result;
  LwResult result;
} LwFloorForm;

/* The first thing that is wrong. */
typedef enum
{
  LW_FLOOR_RIGHT,
  LW_FLOOR_BAD_TEXT,
  LW_FLOOR_BAD_NUMBER,
  LW_FLOOR_NO_RESULT
} LwFloorWrong;
typedef enum
{
  LW_FLOOR_NOTHING_WRONG,
  LW_FLOOR_NO_DATE,
  LW_FLOOR_STRANGE_TEXT,  /* with characters that cannot be kept */
  LW_FLOOR_LONG_TEXT,
  LW_FLOOR_UNDECIDED,     /* nobody is said to have won */
  LW_FLOOR_AMOUNT,        /* amount and most: no number of men or guns */
  LW_FLOOR_MORE_TOLD,     /* told, sent: home, dead and prisoners are more than were sent */
  LW_FLOOR_FEWER_TOLD,    /* told, sent: and no field is empty for the rest */
  LW_FLOOR_MORE_GUNS,     /* told, sent: both sides hold more than there were */
  LW_FLOOR_NOBODY_SENT
} LwFloorReason;
typedef struct
{
  LwFloorWrong wrong;     /* where: in a text, in a number, or in the result */
  LwFloorReason reason;
  LwFloorText text;
  LwSide side;
  LwFloorArm arm;
  LwFloorFate fate;
  LwAmount amount;
  guint most;
  guint told, sent;
} LwFloorFault;

LwFloorForm *lw_floor_form_new     (void);
/* With all numbers as they stand in @row, to be corrected. */
LwFloorForm *lw_floor_form_of      (const LwLedgerRow *row);
void         lw_floor_form_free    (LwFloorForm *form);

void         lw_floor_form_write   (LwFloorForm *form, LwFloorText which, const char *text);
void         lw_floor_form_number  (LwFloorForm *form, LwSide side, LwFloorArm arm,
                                    LwFloorFate fate, const char *text);
/* Every man of an arm came home, or none: then all that are not prisoners are dead. */
void         lw_floor_form_all     (LwFloorForm *form, LwSide side, LwFloorArm arm);
void         lw_floor_form_none    (LwFloorForm *form, LwSide side, LwFloorArm arm);

/* What an empty field stands for, -1 when it is not empty or nothing can be said. */
gint         lw_floor_form_rest    (const LwFloorForm *form, LwSide side, LwFloorArm arm,
                                    LwFloorFate fate);

/*
 * lw_floor_form_read: fills @row, as far as it goes, whatever is wrong; NULLs are left for empty
 * texts. FALSE with @fault (may be NULL) when something is.
 */
gboolean     lw_floor_form_read    (const LwFloorForm *form, LwLedgerRow *row,
                                    LwFloorFault *fault);

/* Half-typed as it is, as a text, and back; NULL when it is no such text. (transfer full) */
char        *lw_floor_form_save    (const LwFloorForm *form);
LwFloorForm *lw_floor_form_restore (const char *saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwFloorForm, lw_floor_form_free)

G_END_DECLS
