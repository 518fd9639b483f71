/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules-private.h: how a house rule is entered in the table.
 */
#pragma once

#include "lw-laws.h"

G_BEGIN_DECLS

#define LW_CHOICES_MOST 5

typedef struct
{
  const char *nick;
  const char *law;
  const char *title;
  struct
  {
    const char *nick;
    const char *title;
  } choice[LW_CHOICES_MOST];
} LwRuleInfo;

/* By LwRule. */
extern const LwRuleInfo lw_rule_table[LW_N_RULES];

G_END_DECLS
