/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-check.h: whether the scenario can be fought as it stands: forces, zones, lines.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

/* A list that follows the scenario; hidden while there is nothing to say. */
GtkWidget *lw_scenario_check_new (LwEditor *editor);

G_END_DECLS
