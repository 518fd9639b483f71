/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-step.h: one line of a checklist: a round mark (done, owed, open), a title, a subtitle.
 */
#pragma once

#include <gtk/gtk.h>



G_BEGIN_DECLS

typedef enum { LW_STEP_OPEN, LW_STEP_OWED, LW_STEP_DONE } LwStep;

GtkWidget *lw_step_new (const char *title);
void       lw_step_set (GtkWidget *step, LwStep state, const char *subtitle);

G_END_DECLS
