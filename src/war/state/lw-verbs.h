/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-verbs.h: private to this floor: one function a verb, called by lw_play() and nobody else.
 *
 * Each lw_*_play() first checks the whole order against the laws, changing nothing, and refuses;
 * then carries it out, fills in the outcome of @order (which is the record's own copy) and tells
 * what happened. lw_play() has already made sure that the battle is not over, that order->side may
 * act in this phase (table in lw-play.c), and that the clock has not run out.
 */
#pragma once

#include "lw-battle.h"
#include "lw-refusal.h"

G_BEGIN_DECLS

/* Forgets what belonged to one move: strings, shots, crews (R28, R36, R37, Q40). */
void     lw_battle_clear_move (LwBattle *battle);

/* record: one order carried out without being recorded; undo and redo. */
gboolean lw_play_verb         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_undo_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_redo_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* What came before cannot be taken back; the state now is what undo goes back to. */
void     lw_record_barrier    (LwBattle *battle);
void     lw_record_base       (LwBattle *battle);

/* timekeeper and the turn of the moves */
gboolean lw_go_play           (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_end_play          (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_settle_play       (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_pause_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_add_time_play     (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* While a move settles: finds the melees as soon as no trail is owed (R56, Q29). */
void     lw_battle_find_melees (LwBattle *battle);

/* putting-down */
/* What a toss is about, in the order of tosses: the dice for the forces, then Country, edge, first
 * move (Q133); -1: nothing. */
gint     lw_toss_rank         (const LwOrder *order);
gboolean lw_toss_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_put_play          (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_put_gun_play      (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_ready_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_curtain_play      (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* How far from his back line a side may put down what goes @move in one move (R13, R87, R88). */
gboolean lw_putting_down_allows (const LwBattle *battle, LwSide side, LwRef man, LwRef gun,
                                 LwPoint at, LwRefusal *refusal);
LwLength lw_putting_down_depth (const LwBattle *battle, LwSide side, LwLength move);

/* Where the house only warns, tells of those of @order who stand nearer than a sixteenth of an inch
 * to somebody or something (Q6). */
void     lw_tell_crowded      (LwBattle *battle, const LwOrder *order);

/* march */
gboolean lw_march_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* Would it be allowed? Nothing is changed, and so it needs no battle to try it in. */
gboolean lw_march_check       (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);
gboolean lw_turn_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);

/*
 * One man's place and way, for march, haul and tail alike: may he stand at @at (field, Country,
 * guns, men: R32-R34, Q5)? Men in @moving (LwRef, may be NULL) are judged at @places instead of
 * where they stand. Way: from @from to @at within @limit, not past an enemy (Q16); @used gets the
 * length.
 */
gboolean lw_march_may_stand   (const LwBattle *battle, LwRef man, LwPoint at, LwAngle facing,
                               const GArray *moving, const GArray *places, LwRefusal *refusal);
gboolean lw_march_way         (const LwBattle *battle, LwRef man, LwPoint from, LwPoint at,
                               LwLength limit, LwLength *used, LwRefusal *refusal);
/* Where a move is measured straight (Q2), its way may be so many times longer. */
#define LW_STRAIGHT_FACTOR 3
/* Beyond the straight way, in search of one round things. */
#define LW_DETOUR LW_INCHES (18)
/* The same along a string that the player has laid himself, bend by bend: two points or more. */
gboolean lw_march_path        (const LwBattle *battle, LwRef man, const GArray *path,
                               LwLength limit, LwLength *used, LwRefusal *refusal);
/* May @side take this man in hand in this move, together with @who? */
gboolean lw_march_may_go      (const LwBattle *battle, LwRef man, LwSide side, const GArray *who,
                               LwRefusal *refusal);

/*
 * lw_way_cost: what a way of @length through @points takes of the string, with what house rules lay
 * on boards, woods and fords (Q10, Q12, Q14); @whole: the move of whoever goes.
 */
LwLength lw_way_cost          (const LwBattle *battle, LwLength whole, const LwPoint *points,
                               guint n, LwLength length);
/* How far along @way (LwPoint) what is @left of a string goes. */
LwLength lw_way_cut           (const LwBattle *battle, LwLength whole, const GArray *way,
                               LwLength left);
/* Does any house rule lay something on boards, woods or fords? */
gboolean lw_has_tolls         (const LwBattle *battle);
/* The same of one straight leg, roughly: for shading. */
LwLength lw_leg_cost          (const LwBattle *battle, LwLength whole, LwPoint from, LwPoint to,
                               LwLength length);

/* Locks those of @order's men who now stand in contact with an enemy (R55). */
void     lw_march_lock        (LwBattle *battle, const LwOrder *order);

/* The point of the field nearest to @at. */
LwPoint  lw_point_on_field    (const LwBattle *battle, LwPoint at);
/* The way from where a man stands to @to, as far round things as is worth while with @left of his
 * string, and round enemies if it can be. Returns its length, or -1. */
LwLength lw_march_lay         (const LwBattle *battle, LwRef man, LwPoint to, LwLength left,
                               GArray *points);
/* Does a player who points there point beyond his own back line? */
gboolean lw_goal_is_over_line (const LwBattle *battle, LwSide side, LwPoint goal);

/*
 * lw_plan_made_lawful: leaves out of a planned order of men whoever the laws would not have in it.
 * (transfer full): the order, or NULL when it is lawful for nobody.
 */
LwOrder *lw_plan_made_lawful  (const LwBattle *battle, LwOrder *order);

/* gunnery, trail, capture */
gboolean lw_haul_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_lie_play          (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_fire_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_tail_play         (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_trails_owed       (const LwBattle *battle, LwRef *gun); /* any? which first */
/* At the end of a move, after melees: gives guns that are captured to the mover, marks disputed
 * ones (R72-R74, Q104-Q109); fills order->captured. */
void     lw_capture_settle    (LwBattle *battle, LwOrder *order);

/* melee, prisoner, ending */
/* The point of contact of two men: in the middle of the gap between them (R53). */
LwPoint  lw_contact_point     (const LwShape *a, const LwShape *b);
/* A house, a shed, a church or a wall between the two (Q75): on the line from base to base. */
gboolean lw_walled_off        (const LwBattle *battle, LwRef man, LwRef other);
/* Can he come up to one of @points (LwPoint) in one move (R53, Q63, Q65)? */
gboolean lw_man_reaches_any   (const LwBattle *battle, const LwMan *man, const GArray *points);
gboolean lw_melee_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_surrender_play    (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
gboolean lw_agree_play        (LwBattle *battle, LwOrder *order, LwRefusal *refusal);
/* A man dies: frees his prisoners when he was their last escort (R65, Q92), tells. @gun: by which
 * gun, or LW_NONE. */
void     lw_man_dies          (LwBattle *battle, const LwOrder *order, LwRef man, LwRef gun);
/* A man is taken: nearest captor within six inches with room becomes his escort (Q80, Q81). */
void     lw_man_taken         (LwBattle *battle, const LwOrder *order, LwRef man);
/* May @side march this man in this move (R63-R66)? Captives walk only with their escort in @who. */
gboolean lw_prisoner_may_march (const LwBattle *battle, LwRef man, LwSide side, const GArray *who,
                                LwRefusal *refusal);
/*
 * lw_prisoner_limit: how far a captive may walk in a march of @who: 12 in; 24 only when his escort
 * and all the prisoners of the march are cavalry (Q88). For anybody else, his arm's move.
 */
LwLength lw_prisoner_limit    (const LwBattle *battle, LwRef man, const GArray *who);
/*
 * lw_prisoner_party: do the captives of a MARCH order, if there are any, end it within six inches
 * of an escort who has room (R64, Q90), as `to` places them? Call it when the places are known.
 */
gboolean lw_prisoner_party    (const LwBattle *battle, const LwOrder *order, LwRefusal *refusal);
/* A prisoner beyond liberation leaves the field (R69, Q97): for a march over the captor's line. */
void     lw_man_led_away      (LwBattle *battle, const LwOrder *order, LwRef man);
/* Prisoners on the field whose captors have not an armed man left there are free (R70). */
void     lw_prisoner_abandoned (LwBattle *battle, const LwOrder *order);
/* At the end of a move: rearming at the back line (R67, Q96), prisoners led away (R69, Q97),
 * escorts given anew, recapture (R70), unescorted freed if the house rule says so (Q81). */
void     lw_prisoner_settle   (LwBattle *battle, LwOrder *order);
/* Does some part of his base stand on the back line of @side? */
gboolean lw_man_touches_line  (const LwBattle *battle, const LwMan *man, LwSide side);
/* All men of @side on the field are prisoners, its guns on it taken (Q102, R81, Q125). */
void     lw_army_laid_down    (LwBattle *battle, const LwOrder *order, LwSide side);
/* Men who are not driven: armed or released, on the field (Q112). */
guint    lw_battle_standing   (const LwBattle *battle, LwSide side);
/* Blow at the Rear: is it struck; are the six moves over (R79-R81)? Ends the battle then. */
void     lw_blow_settle       (LwBattle *battle, const LwOrder *order);
/* Defensive Game: notes which of the attackers stand on the defender's line now (Q127). */
void     lw_defence_note      (LwBattle *battle);
/* Ends the battle: sets phase, ending and winner, and tells. */
void     lw_battle_finish     (LwBattle *battle, const LwOrder *order, LwEnding ending,
                               gboolean won, LwSide winner);
/* What a battle that is over refuses, by the law that ended it. Returns: FALSE. */
gboolean lw_refuse_over       (const LwBattle *battle, LwRefusal *refusal);
/* Is the battle over? Sets phase, ending, winner and tells (R75, R77, Q112, Q117-Q120). */
void     lw_ending_settle     (LwBattle *battle, LwOrder *order);

G_END_DECLS
