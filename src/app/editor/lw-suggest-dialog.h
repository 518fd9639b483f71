/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-suggest-dialog.h: a Country proposed by the program, from a seed and a few sliders.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

void lw_suggest_dialog_present (GtkWindow *parent, LwEditor *editor);

G_END_DECLS
