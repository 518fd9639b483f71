/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-laws.h: every number of the laws, and the house rules that may change some of them.
 */
#pragma once

#include "measure/measure.h"

G_BEGIN_DECLS

typedef enum { LW_RED, LW_BLUE } LwSide;
#define LW_N_SIDES 2
#define LW_OTHER(side) ((LwSide) (1 - (side)))

typedef enum { LW_INFANTRY, LW_CAVALRY } LwArm;
#define LW_N_ARMS 2

typedef enum { LW_VARIETY_FINISH, LW_VARIETY_BLOW, LW_VARIETY_DEFENSIVE } LwVariety;

#define LW_MOVE_INFANTRY LW_FOOT                /* R29 */
#define LW_MOVE_CAVALRY (2 * LW_FOOT)           /* R30 */
#define LW_GUN_MOVE_CAVALRY (2 * LW_FOOT)       /* R44 */
#define LW_GUN_MOVE_INFANTRY LW_FOOT            /* R44 */
#define LW_SIX_INCHES LW_INCHES (6)             /* R35, R57, R64, R72 */
#define LW_CLEARANCE ((LwLength) 16)            /* R32, R33: 1/16 in */
#define LW_CONTACT ((LwLength) 32)              /* R55: 1/8 in */
#define LW_GUN_CREW 4                           /* R35, R43 */
#define LW_SHOTS_PER_MOVE 4                     /* R37 */
#define LW_TRAIL_MEN 2                          /* R41 */
#define LW_ESCORTED_MOST 7                      /* R64 */
#define LW_DRAW_BELOW 15                        /* R77 */
#define LW_DRAW_BELOW_SMALL 10                  /* R78, Q117 */
#define LW_SMALL_FORCE 50                       /* R78 */
#define LW_LEAST_MEN 10                         /* R78 */
#define LW_BLOW_MEN 3                           /* R79 */
#define LW_RETREAT_MOVES 6                      /* R80 */
#define LW_ARRIVING_PART 4                      /* R85: a quarter */
#define LW_SHELL_RADIUS (LW_INCHES (3) / 2)     /* Q56: a circle three inches across */
#define LW_SHELL_MOVES 2                        /* Q56 */

/* Points of R76 in half-points. */
#define LW_POINTS_VICTORY 200
#define LW_POINTS_GUN 20
#define LW_POINTS_CAVALRY 3
#define LW_POINTS_INFANTRY 2
#define LW_POINTS_CAPTIVE 1
#define LW_POINTS_TAKEN 1

/* Sizes of figures (Q3, laws 4d), as scenario data would give them. */
#define LW_INFANTRY_RADIUS ((LwLength) 96)      /* 3/8 in */
#define LW_CAVALRY_LENGTH LW_INCHES (2)
#define LW_CAVALRY_WIDTH ((LwLength) 192)       /* 3/4 in */
#define LW_GUN_AXLE_WIDTH LW_INCHES (2)
#define LW_GUN_AXLE_DEPTH ((LwLength) 160)
#define LW_GUN_TRAIL LW_INCHES (3)              /* axle to the end of the trail */
#define LW_GUN_BARREL LW_INCHES (4)             /* axle to muzzle */

/* The elevation screw: -5 to +20 degrees. */
#define LW_ELEVATION_MIN (-5 * LW_DEGREE)
#define LW_ELEVATION_MAX (20 * LW_DEGREE)

/*
 * House rules: a setting of each battle, saved with it. 0 is what the laws say first; the order of
 * the choices is that of the table in lw-laws.c.
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
  LW_N_RULES
} LwRule;

typedef struct
{
  guint8 choice[LW_N_RULES];
} LwHouseRules;

void        lw_house_rules_init  (LwHouseRules *rules);
gboolean    lw_house_rules_equal (const LwHouseRules *a, const LwHouseRules *b);

/* One rule's nick in files ("moved-gun-facing"), its law ("R45"), its title for players. */
const char *lw_rule_nick         (LwRule rule);
const char *lw_rule_law          (LwRule rule);
const char *lw_rule_title        (LwRule rule);
guint       lw_rule_n_choices    (LwRule rule);
const char *lw_rule_choice_nick  (LwRule rule, guint choice);
const char *lw_rule_choice_title (LwRule rule, guint choice);
gboolean    lw_rule_parse        (const char *nick, LwRule *rule);
gboolean    lw_rule_parse_choice (LwRule rule, const char *nick, guint *choice);

const char *lw_side_nick         (LwSide side);     /* "red" */
const char *lw_side_name         (LwSide side);     /* _("Red") */
gboolean    lw_side_parse        (const char *nick, LwSide *side);
const char *lw_arm_nick          (LwArm arm);       /* "infantry" */
const char *lw_arm_name          (LwArm arm);       /* _("infantry") */
gboolean    lw_arm_parse         (const char *nick, LwArm *arm);
const char *lw_variety_nick      (LwVariety variety); /* "finish" */
const char *lw_variety_name      (LwVariety variety); /* _("Fight to the Finish") */
gboolean    lw_variety_parse     (const char *nick, LwVariety *variety);

/* How far a man of this arm goes in one move (R29, R30). */
LwLength    lw_arm_move          (LwArm arm);

/* "23½", "100", "0": half-points in words for players, never "0.50". Returns: (transfer full) */
char       *lw_points_format     (gint half_points);

G_END_DECLS
