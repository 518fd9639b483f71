/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-scenario-view.h: the scenario that a Country carries: a new battle takes it as it stands.
 */
#pragma once

#include "lw-editor.h"

G_BEGIN_DECLS

#define LW_TYPE_SCENARIO_VIEW (lw_scenario_view_get_type ())
G_DECLARE_FINAL_TYPE (LwScenarioView, lw_scenario_view, LW, SCENARIO_VIEW, GtkBox)

GtkWidget *lw_scenario_view_new (LwEditor *editor);

G_END_DECLS
