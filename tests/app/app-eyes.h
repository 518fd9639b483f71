/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-eyes.h: all that can be seen, read and heard of the window, for tests of what is hidden: two
 * looks at it, or two films of it, are the same or they are not.
 */
#pragma once

#include "app-play.h"

G_BEGIN_DECLS

/* All that a player, or a program that reads the screen to him, could learn of the window. */
typedef struct
{
  guchar *pixels;
  gsize size;
  GPtrArray *words; /* of char*: a line for each widget that can be read out, and each file name */
  gsize row; /* bytes of a row of pixels */
} AppLook;

/* @all: even of what is invisible, which is never read out. */
AppLook *app_look_at           (gboolean all);
void     app_look_free         (AppLook *look);
void     app_look_compare      (const AppLook *one, const AppLook *two, const char *where);
/* And the test can see: what is not hidden differs. */
void     app_look_assert_differ (const AppLook *one, const AppLook *two);

/* Every frame that is drawn while nobody may look, from the very first. */
typedef struct
{
  GPtrArray *frames;
  gboolean on;
} AppFilm;

void       app_film_begin      (AppFilm *film);
/* The sums of its frames, each once while it stays the same. (transfer full) */
GPtrArray *app_film_end        (AppFilm *film);
void       app_film_compare    (const GPtrArray *one, const GPtrArray *two);

G_END_DECLS
