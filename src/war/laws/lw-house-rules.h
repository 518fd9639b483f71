/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules.h: what players may settle otherwise than the book, or where it is silent.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * House rules: a setting of each battle, saved with it. 0 is what the laws say first; the order of
 * the choices is that of the table in lw-house-rules.c.
 */
typedef enum
{
  LW_RULE_MOVED_GUN_FACING, /* R45: trail-forward | free */
  LW_RULE_MOVE_MEASURE,     /* Q2: path | straight */
  LW_RULE_CLEARANCE,        /* Q6: enforced | off | warn */
  LW_RULE_WATER,            /* Q12: impassable | wadeable */
  LW_RULE_GUNS_AT_FORDS,    /* Q12: no | yes */
  LW_RULE_WALLS,            /* Q13: impassable | infantry-cross */
  LW_RULE_PASS_ENEMY,       /* Q16: stop | free */
  LW_RULE_TIME_ROUND,       /* Q25: minute | exact */
  LW_RULE_TIME_REDUCE,      /* Q26: auto | never | agreed */
  LW_RULE_TIMED,            /* Q25: timed | untimed */
  LW_RULE_INTERVAL,         /* Q32: 4 | 5 | off (minutes) */
  LW_RULE_SHARED_CREW,      /* Q36: yes | no */
  LW_RULE_ESCORT_SERVES,    /* Q37: yes | no */
  LW_RULE_SUPPORT_ENGAGED,  /* Q62: no | yes */
  LW_RULE_SUPPORT_MEASURE,  /* Q65: straight | path */
  LW_RULE_UNESCORTED,       /* Q81: held | free */
  LW_RULE_LIBERATION,       /* Q92: last-escort | any-escort */
  LW_RULE_DRAW_BELOW,       /* Q117: auto | 15 | 10 | off */
  LW_RULE_SHOTS,            /* Q51: simulated | reported | table */
  /* From here on a rule is part of the state's dump only when it is not the laws' own choice. */
  LW_RULE_CLIMB_COST,       /* Q10: 0 | 2 | 12 (inches for each board) */
  LW_RULE_FORD_COST,        /* Q12: none | half | whole (of a move) */
  LW_RULE_WOODS_SLOW,       /* Q14: no | yes */
  LW_RULE_LEAVE_ENEMY_LINE, /* Q19: no | yes */
  LW_RULE_RETIRED_RETURN,   /* Q20: no | yes */
  LW_RULE_SECONDS_PER_MAN,  /* Q25: 2 | 1 | 3 | 4 */
  LW_RULE_SECONDS_PER_GUN,  /* Q25: 60 | 30 | 90 */
  LW_RULE_TIME_MIN,         /* Q25: 60 | 30 | 120 (seconds) */
  LW_RULE_WORN_GUNS,        /* Q51: no | yes */
  LW_RULE_MELEE_WALLS,      /* Q75: yes | no */
  LW_RULE_RETAKE,           /* Q94: yes | no */
  LW_RULE_CAPTURE_RADIUS,   /* Q104: 6 | 12 (inches) */
  LW_RULE_GUN_CLAIM,        /* Q113: strict | generous */
  LW_RULE_ARRIVALS,         /* Q122: together | cumulative */
  LW_RULE_STRETCH,          /* Q123: whole | middle | left | right */
  LW_RULE_STRENGTH,         /* Q126: points | men */
  LW_RULE_GUN_ZONE,         /* Q128: 24 | 12 (inches) */
  LW_RULE_COUNTRY_MAKER,    /* Q137: toss | loser */
  LW_RULE_TIME_FIXED,       /* Q25: no | 3 | 5 | 7 | 10 (minutes) */
  LW_RULE_AUTO_GO,          /* Q32: yes | no */
  LW_RULE_GUN_DAMAGE,       /* Q56: none | shell */
  LW_RULE_CAPTIVE_AT_GUN,   /* R72: bars | ignored */
  LW_N_RULES
} LwRule;

typedef struct
{
  guint8 choice[LW_N_RULES];
} LwHouseRules;

void        lw_house_rules_init  (LwHouseRules *rules);
gboolean    lw_house_rules_equal (const LwHouseRules *a, const LwHouseRules *b);

/* One rule's nick in files ("moved-gun-facing"), and its law ("R45"). */
const char *lw_rule_nick         (LwRule rule);
const char *lw_rule_law          (LwRule rule);
guint       lw_rule_n_choices    (LwRule rule);
const char *lw_rule_choice_nick  (LwRule rule, guint choice);
gboolean    lw_rule_parse        (const char *nick, LwRule *rule);
gboolean    lw_rule_parse_choice (LwRule rule, const char *nick, guint *choice);

G_END_DECLS
