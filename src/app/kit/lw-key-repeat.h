/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-repeat.h: a key that is held down does its act once, and a page that has just come takes
 * no press that was meant for the one before.
 *
 * What it moves a little, and what can be moved back, goes on: a cursor, a page, the muzzle of a
 * gun, a word in a text. Whatever else a key asks for, or a button with the focus, it asks for once
 * till it is let go of, though the window it was pressed in be gone: so no order is given and no
 * question answered by a finger that lay too long.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on for all keys that are pressed in @window, before anybody in it hears of them. */
void     lw_keys_calm    (GtkWidget *window);

/* Half a second between two pages, in which nothing that leads on is heard: who presses once
 * too often presses for the page that is gone. A press in it makes it last. All zero at first. */
typedef struct
{
  guint timer; /* 0: it is over */
} LwRest;

void     lw_rest_begin   (LwRest *self);
/* FALSE: it lasts, and what was pressed is not to be done. */
gboolean lw_rest_is_over (LwRest *self);
/* To be called before *@self goes. */
void     lw_rest_end     (LwRest *self);

G_END_DECLS
