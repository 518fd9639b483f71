/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-whereabouts.h: who stands where, by the place, so that a law asks those
 * near by and not the whole army.
 *
 * The battle keeps it. It is true as long as men and guns are changed through lw_battle_man_rw()
 * and lw_battle_gun_rw() alone: these note who is in hand, and whoever has been is looked at again
 * when somebody next asks.
 */
#pragma once

#include "lw-battle.h"
#include "measure/measure.h"

G_BEGIN_DECLS

/* Whom and what a shot may meet besides the Country, and an index of where they are: it asks for
 * those near by alone, be there a hundred men on the field or ten thousand. */
typedef struct
{
  const LwMan *men;       /* of both sides; those off the field are passed over */
  guint n_men;
  const LwGun *guns;
  guint n_guns;
  const LwPointIndex *men_at;  /* the men on the field (lw_man_on_field()), by their middles */
  const LwPointIndex *guns_at; /* the guns put down and not retired, by their axles */
} LwFlightCrowd;

/* Which men are asked for: LW_MEN_OF (side), or LW_ALL_MEN. */
#define LW_MEN_OF(side) (1u << (side))
#define LW_ALL_MEN (LW_MEN_OF (LW_RED) | LW_MEN_OF (LW_BLUE))

LwWhereabouts *lw_whereabouts_new       (void);
void           lw_whereabouts_free      (LwWhereabouts *where);
/* Another man, or gun, is in somebody's hand. */
void           lw_whereabouts_take_man  (LwWhereabouts *where, LwRef man);
void           lw_whereabouts_take_gun  (LwWhereabouts *where, LwRef gun);
/* So are all who are not as they were @then, which they will be. */
void           lw_whereabouts_take_changed (const LwBattle *now, const LwBattle *then);
/* Everybody's move is measured from where he stands now. */
void           lw_whereabouts_new_move  (LwWhereabouts *where);

/* Men on the field (lw_man_on_field()) whose middle is in @box: their LwRefs, rising. */
void           lw_men_in                (const LwBattle *battle, guint which, LwBox box,
                                         LwHits *men);
/* The same, sooner, in no order. */
void           lw_men_about             (const LwBattle *battle, guint which, LwBox box,
                                         LwHits *men);
/* In rising order, those whose nearest part is within @limit of the nearest part of @gun (Q7). */
void           lw_men_near_gun          (const LwBattle *battle, guint which, const LwGun *gun,
                                         LwLength limit, LwHits *men);
/*
 * lw_men_serving: in rising order, those who serve a gun: armed men of its owner within six inches
 * of
 * its nearest part (R35, Q7, Q37-Q39). It is in action with four or more.
 * lw_battle_near_gun: the same, appended to @men (LwRef).
 */
void           lw_men_serving           (const LwBattle *battle, LwRef gun, LwHits *men);
void           lw_battle_near_gun       (const LwBattle *battle, LwRef gun, GArray *men);

/* Guns on the field, put down and not retired, whose axle's middle is in @box. */
void           lw_guns_in               (const LwBattle *battle, LwBox box, LwHits *guns);

/* All of them, as a shot meets them: true until the next man or gun is taken in hand. */
void           lw_whereabouts_crowd     (const LwBattle *battle, LwFlightCrowd *crowd);

/* His outline where he stands: true until he is next taken in hand. */
const LwShape *lw_man_outline           (const LwBattle *battle, LwRef man);

/* The prisoners on the field whom @guard escorts (R64), rising; returns how many. */
guint          lw_wards_of              (const LwBattle *battle, LwRef guard, LwHits *wards);

/* How many men of @side are on the field in that state: armed, prisoners, released. */
guint          lw_men_counted           (const LwBattle *battle, LwSide side, LwManState state);
/* Is any man of either side? */
gboolean       lw_are_any               (const LwBattle *battle, LwManState state);

/*
 * lw_men_handled: the men who have been in somebody's hand since the last new move, in no order;
 * all others are as they began it. True until the next man is taken in hand. Returns: how many.
 */
guint          lw_men_handled           (const LwBattle *battle, const LwRef **men);

/* No man on the field stands farther than this from where his move began, in x or in y. */
LwLength       lw_men_strayed           (const LwBattle *battle);

G_END_DECLS
