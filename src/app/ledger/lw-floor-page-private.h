/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page-private.h: what the page of the floor battle and its fields share.
 */
#pragma once

#include "lw-floor-page.h"
#include "keeping/keeping.h"

G_BEGIN_DECLS

struct _LwFloorPage
{
  GtkBox parent_instance;

  GtkEntry *text[LW_N_FLOOR_TEXTS];
  GtkEntry *number[LW_N_SIDES][LW_N_FLOOR_ARMS][LW_N_FLOOR_FATES];
  GtkDropDown *variety;
  GtkToggleButton *result[LW_RESULT_ABANDONED + 1];
  GtkEntry *reason; /* NULL: a new battle */
  GtkBox *sums;
  GtkLabel *after;
  GtkLabel *wrong;
  GtkWidget *enter;

  /* Owned. */
  LwWarBook *book;
  LwFloorForm *form;
  LwLedgerRow *row; /* as the form gives it */
  char *id;         /* of the battle that is corrected; NULL: a new one */
  LwKeeper *keeper; /* NULL: nothing has been typed yet */
  gboolean filling; /* the program writes into the fields, and nobody else */
};

/* The data "lw-which" of a field of numbers. */
#define LW_FLOOR_PACK(side, arm, fate) (((side) << 8) | ((arm) << 4) | (fate))
#define LW_FLOOR_SIDE(which) ((which) >> 8)
#define LW_FLOOR_ARM(which) (((which) >> 4) & 15)
#define LW_FLOOR_FATE(which) ((which) & 15)

/* Builds all fields; each calls back with its own "lw-which". */
void lw_floor_page_build          (LwFloorPage *self, gboolean correction);

/* A page without a form yet; @row: the battle that is corrected, NULL for a new one. */
LwFloorPage *lw_floor_page_create (LwWarBook *book, const LwLedgerRow *row);
/* The fields say what the form says. */
void lw_floor_page_fill           (LwFloorPage *self);
/* Where the war would stand with it. */
void lw_floor_page_foresee        (LwFloorPage *self, LwForesight *foresight);
/* What is typed is kept, for another time. */
void lw_floor_page_keep           (LwFloorPage *self);
/* Its actions, to enter and to discard, and their keys. */
void lw_floor_page_install        (GtkWidgetClass *widget_class);

void lw_floor_page_text_cb        (GtkEntry *entry, LwFloorPage *self);
void lw_floor_page_number_cb      (GtkEntry *entry, LwFloorPage *self);
void lw_floor_page_variety_cb     (LwFloorPage *self);
void lw_floor_page_result_cb      (GtkToggleButton *button, LwFloorPage *self);
void lw_floor_page_all_cb         (GtkButton *button, LwFloorPage *self);
void lw_floor_page_reason_cb      (LwFloorPage *self);

G_END_DECLS
