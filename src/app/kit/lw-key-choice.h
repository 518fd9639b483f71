/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-choice.h: which key an act has now: the table's or the player's own.
 */
#pragma once

#include <gtk/gtk.h>

#include "lw-key-table.h"

G_BEGIN_DECLS

/* The keys of an act now, as GTK writes them, the shown ones; none: it has no key. Of @all those
 * that go without saying too. (transfer full) */
char       **lw_key_of       (const LwAct *act, gboolean all);
/* A key as GTK writes it, for people: "Ctrl+Z"; NULL: it is none. (transfer full) */
char        *lw_key_in_words (const char *key);
/* The first of them for people, as in "Ctrl+Z"; NULL: it has none. (transfer full) */
char        *lw_key_first    (const char *name);

/* Of guint: letters of other scripts on the key of @keyval, or where it is not printed on any, on
 * the key in its place. (transfer full) */
GArray      *lw_key_stand_ins (GdkDisplay *display, guint keyval);
/* Another number for another keyboard. */
guint        lw_key_keyboard  (GdkDisplay *display);

/* ---- keys of one's own ---- */

/* The one who has @key, as GTK writes it, where @act is asked for too; NULL: nobody. */
const LwAct *lw_key_clash    (const LwAct *act, const char *key);
/* What speaks against @key for @act, in the player's language; NULL: nothing. */
const char  *lw_key_refuse   (const LwAct *act, const char *key);
/* From now on, and for the next start; @key NULL: it has none. */
void         lw_key_set      (const LwAct *act, const char *key);
/* The key of the table again; @act NULL: of all acts. */
void         lw_key_reset    (const LwAct *act);
gboolean     lw_key_is_own   (const LwAct *act);
/* A key that was pressed, as GTK writes it, by what is printed on it; NULL: no key of its own, such
 * as Shift. (transfer full) */
char        *lw_key_pressed  (GdkEvent *event);

G_END_DECLS
