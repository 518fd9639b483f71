/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rules-list.h: the house rules of a new battle, folded away; those that are changed are marked.
 */
#pragma once

#include <gtk/gtk.h>

#include "laws/laws.h"

G_BEGIN_DECLS

#define LW_TYPE_RULES_LIST (lw_rules_list_get_type ())
G_DECLARE_FINAL_TYPE (LwRulesList, lw_rules_list, LW, RULES_LIST, GtkBox)

void lw_rules_list_get (LwRulesList *self, LwHouseRules *rules);
void lw_rules_list_set (LwRulesList *self, const LwHouseRules *rules);

G_END_DECLS
