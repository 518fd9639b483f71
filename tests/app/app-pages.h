/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-pages.h: every page of the program, how one comes to it and how it is left.
 */
#pragma once

#include "app-files.h"

G_BEGIN_DECLS

/* Comes to a page from the start page; its files are written first. */
typedef struct
{
  const char *name;
  void (*enter) (void);
  gboolean keeps; /* what was typed there is meant to be offered again */
} AppPage;

#define APP_N_PAGES 19
#define APP_N_STAGES 6

extern const AppPage app_pages[APP_N_PAGES];
/* The table in the stages of a battle. */
extern const AppPage app_stages[APP_N_STAGES];

/* By Back the window stays, with the start page; by the others it goes. */
typedef enum
{
  APP_BY_BACK,
  APP_BY_CLOSE,
  APP_BY_ALT_F4,
  APP_BY_LAST_WINDOW,
  APP_BY_QUIT,
  APP_BY_SIGTERM,
  APP_N_WAYS
} AppWay;

/* Leaves the page in sight; what was changed is discarded where one is asked. */
void        app_leave           (AppWay way);
const char *app_way_name        (AppWay way);

GtkWidget  *app_page_now        (void);
/* Something is chosen in each list of the page in sight, a number typed and not yet taken. */
void        app_choose_in_lists (void);
/* Folders of work under way; or only those that somebody has locked. */
guint       app_count_kept      (gboolean locked);
/* The battle of app_battle_path(), as far as that. */
void        app_write_stage     (LwPhase phase);

G_END_DECLS
