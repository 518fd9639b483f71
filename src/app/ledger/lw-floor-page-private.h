/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-floor-page-private.h: the fields of the page of a floor battle, shared by its parts: the
 * widgets, what is kept, what is entered, each of which has a header of its own.
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
  GtkButton *rest[LW_N_SIDES][LW_N_FLOOR_ARMS][2]; /* all of the arm home, or none */
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
  LwSaveQueue *saving; /* NULL: nothing has been typed yet */
  void (*changed) (LwFloorPage *self); /* something was typed */
  gboolean filling; /* the program writes into the fields, and nobody else */
};

G_END_DECLS
