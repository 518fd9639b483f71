/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-war-book.h: the file of a war under somebody's hands: every change goes straight into it.
 *
 * Before a change the file is read again if it is not as it was, and while it is written nobody
 * else may write it: two windows can enter battles into one ledger.
 */
#pragma once

#include <glib-object.h>

#include "campaign/campaign.h"
#include "lw-session.h"

G_BEGIN_DECLS

#define LW_TYPE_WAR_BOOK (lw_war_book_get_type ())
G_DECLARE_FINAL_TYPE (LwWarBook, lw_war_book, LW, WAR_BOOK, GObject)

/* "changed": the war is not as it was; what was read from it before is gone. */

LwWarBook  *lw_war_book_open     (const char *path, GError **error);
/* Reads it again where it is not as it was: a battle may have been entered from another page. */
void        lw_war_book_look     (LwWarBook *self);
LwCampaign *lw_war_book_campaign (LwWarBook *self); /* read it; only the book changes it */
const char *lw_war_book_path     (LwWarBook *self);
/* What is not sure about the lock of its file, a sentence: another program may write it meanwhile.
 * NULL: nothing. */
const char *lw_war_book_doubt    (LwWarBook *self);

/* Name, players, target and method as @wanted has them. */
gboolean    lw_war_book_settle   (LwWarBook *self, const LwCampaign *wanted, GError **error);
/* A new battle (transfer full, whatever comes of it); refused when it stands there already. */
gboolean    lw_war_book_add      (LwWarBook *self, LwLedgerRow *row, GError **error);
/* @row (transfer full) for the battle with its id, which is kept as it stood. */
gboolean    lw_war_book_correct  (LwWarBook *self, LwLedgerRow *row, const char *reason,
                                  GError **error);
/* All battles anew from their files; @said: what has been done, in a sentence. */
gboolean    lw_war_book_rebuild  (LwWarBook *self, char **said, GError **error);

/* Enters the finished battle of @session into the ledger, with the name and the SHA-256 of its own
 * file, and saves both. FALSE with @error: it stands in that ledger already, or a file fails. */
gboolean    lw_war_book_enter    (LwWarBook *self, LwSession *session, GError **error);

/* The file of the war that the battle of @session is fought in, or NULL. (transfer full) */
char       *lw_war_book_path_for (LwSession *session);

/* The name of the change that would be undone or done again, or NULL. */
const char *lw_war_book_undo_name (LwWarBook *self);
const char *lw_war_book_redo_name (LwWarBook *self);
gboolean    lw_war_book_undo     (LwWarBook *self, GError **error);
gboolean    lw_war_book_redo     (LwWarBook *self, GError **error);

/* Where the file of a battle lies: beside the ledger or in the player's folder of battles; the
 * former when it is in neither. (transfer full) */
char       *lw_war_book_battle_path (LwWarBook *self, const char *file);

G_END_DECLS
