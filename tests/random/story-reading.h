/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-reading.h: what the files that read a story share: the record as it was counted, the
 * sentence at hand, and what its words say.
 */
#pragma once

#include "lw-score.h"
#include "story-check.h"

/* The fire of one side in one move, or a melee: as the record has it. */
typedef struct
{
  gboolean melee;
  guint order;
  guint move;
  LwSide mover;
  guint shots;
  guint fought[LW_N_SIDES];
  guint dead[LW_N_SIDES][LW_N_ARMS];
  guint taken[LW_N_SIDES];
  gint support;
  gboolean isolated;
  gboolean told;
} Act;

typedef struct
{
  const LwBattle *battle;
  GArray *acts; /* of Act */
  LwAccount account;
  guint move;                     /* that was spoken of last */
  Act *last;                      /* that was told last */
  guint told_dead[2][LW_N_SIDES]; /* [melee or fire] */
  guint told_taken[LW_N_SIDES];
  guint told_guns;
  guint told_freed[LW_N_SIDES];
  const char *sentence;
  GMatchInfo *match;
} Reading;

/* More than any battle has. */
#define MOST_ACTS 4000

typedef void (*Check) (Reading *reading);

typedef struct
{
  const char *words;
  Check check;
} Pattern;

/* ---- story-reading.c: numbers, sides and men out of words; the acts of the record ---- */

void complain (const Reading *reading, const char *what);
void hold (const Reading *reading, const char *what, guint told, guint true_one);
gboolean parse_number (const char *word, guint *number);
guint read_number (const Reading *reading, const char *word);
guint read_times (const Reading *reading, const char *words);
char *fetch (const Reading *reading, const char *name);
guint fetch_number (const Reading *reading, const char *name);
LwSide fetch_side (const Reading *reading, const char *name);
guint fetch_move (Reading *reading);
void fetch_arms (const Reading *reading, const char *name, LwSide *side, guint men[LW_N_ARMS]);
void fetch_men (const Reading *reading, const char *name, guint men[LW_N_SIDES]);
guint fetch_body (const Reading *reading, const char *name, LwSide *side);
Act *find_act (Reading *reading, gboolean melee, guint order, guint move, LwSide mover);
void count_record (Reading *reading);
guint dead_of (const Act *act, LwSide side);
guint count_events (const Reading *reading, LwEventKind kind, int side);
guint all_dead (const Reading *reading, gboolean melee, LwSide side);
void tell (Reading *reading, Act *act);

/* ---- story-sentences.c: every sentence that is known ---- */

void compile_all (void);
/* The first sentence of @text. Returns: its length. */
gsize read_sentence (Reading *reading, const char *text);

/* ---- story-fights.c, story-day.c: what each of them must be held against ---- */

void check_fire (Reading *reading);
void check_reply (Reading *reading);
void check_astray (Reading *reading);
void check_friends (Reading *reading);
void check_miss (Reading *reading);
void check_scrap (Reading *reading);
void check_equal (Reading *reading);
void check_charge (Reading *reading);
void check_charge_after_fire (Reading *reading);
void check_support (Reading *reading);
void check_cost (Reading *reading);
void check_all_dead (Reading *reading);
void check_yielded (Reading *reading);
void check_rest_of_fire (Reading *reading);
void check_rest_of_scraps (Reading *reading);
void check_one_capture (Reading *reading);
void check_captures (Reading *reading);
void check_other_guns (Reading *reading);
void check_laid_down (Reading *reading);
void check_freed (Reading *reading);
void check_no_melee (Reading *reading);
void check_silence (Reading *reading);
void check_march (Reading *reading);
void check_heaviest (Reading *reading);
void check_home (Reading *reading);
void check_length (Reading *reading);
void check_day (Reading *reading);
void check_nobody (Reading *reading);
void check_best_gun (Reading *reading);
void check_spoils (Reading *reading);
void check_margin (Reading *reading);
void check_equal_forces (Reading *reading);
void check_forces (Reading *reading);
void check_depth (Reading *reading);
void check_line (Reading *reading);
void check_first_mover (Reading *reading);
void check_run (Reading *reading);
void check_nothing (Reading *reading);
