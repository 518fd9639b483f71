/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-house-rules.c: the table of house rules: nick, law, title and choices; the first choice is
 * what the laws say.
 */
#include "lw-house-rules-private.h"

#include <glib/gi18n-lib.h>

const LwRuleInfo lw_rule_table[LW_N_RULES] = {
  [LW_RULE_MOVED_GUN_FACING] = {
    "moved-gun-facing", "R45", N_("A moved gun is set down"),
    {
      { "trail-forward", N_("trail forward") },
      { "free", N_("facing as its player likes") },
    },
  },
  [LW_RULE_MOVE_MEASURE] = {
    "move-measure", "Q2", N_("A move is measured"),
    {
      { "path", N_("along the string laid round things") },
      { "straight", N_("in a straight line") },
    },
  },
  [LW_RULE_CLEARANCE] = {
    "clearance", "Q6", N_("A sixteenth of an inch between figures"),
    {
      { "enforced", N_("is insisted upon") },
      { "off", N_("is not insisted upon") },
      { "warn", N_("is not insisted upon, but the log tells of it") },
    },
  },
  [LW_RULE_WATER] = {
    "water", "Q12", N_("Rivers, ponds and swamps"),
    {
      { "impassable", N_("stop everybody") },
      { "wadeable", N_("can be waded") },
    },
  },
  [LW_RULE_GUNS_AT_FORDS] = {
    "guns-at-fords", "Q12", N_("Guns at fords"),
    {
      { "no", N_("do not cross") },
      { "yes", N_("cross") },
    },
  },
  [LW_RULE_WALLS] = {
    "walls", "Q13", N_("Walls"),
    {
      { "impassable", N_("stop everybody") },
      { "infantry-cross", N_("are climbed by infantry") },
    },
  },
  [LW_RULE_PASS_ENEMY] = {
    "pass-enemy", "Q16", N_("A man who passes an enemy"),
    {
      { "stop", N_("must stop in contact with him") },
      { "free", N_("may go on") },
    },
  },
  [LW_RULE_TIME_ROUND] = {
    "time-round", "Q25", N_("The time for a move"),
    {
      { "minute", N_("is made up to the whole minute") },
      { "exact", N_("is exact to the second") },
    },
  },
  [LW_RULE_TIME_REDUCE] = {
    "time-reduce", "Q26", N_("As men are killed, the time"),
    {
      { "auto", N_("grows less") },
      { "never", N_("stays as it was at the start") },
      { "agreed", N_("is what the players agree upon between moves") },
    },
  },
  [LW_RULE_TIMED] = {
    "timed", "Q25", N_("Moves"),
    {
      { "timed", N_("are timed") },
      { "untimed", N_("are not timed") },
    },
  },
  [LW_RULE_INTERVAL] = {
    "interval", "Q32", N_("The interval between moves"),
    {
      { "4", N_("is four minutes") },
      { "5", N_("is five minutes") },
      { "off", N_("has no limit") },
    },
  },
  [LW_RULE_SHARED_CREW] = {
    "shared-crew", "Q36", N_("One man counts for two guns"),
    {
      { "yes", N_("when he stands near both") },
      { "no", N_("never") },
    },
  },
  [LW_RULE_ESCORT_SERVES] = {
    "escort-serves-gun", "Q37", N_("An escort of prisoners"),
    {
      { "yes", N_("can serve a gun") },
      { "no", N_("cannot serve a gun") },
    },
  },
  [LW_RULE_SUPPORT_ENGAGED] = {
    "support-engaged", "Q62", N_("Men engaged in another melee"),
    {
      { "no", N_("are no support") },
      { "yes", N_("count as support") },
    },
  },
  [LW_RULE_SUPPORT_MEASURE] = {
    "support-path", "Q65", N_("Support is measured"),
    {
      { "straight", N_("in a straight line") },
      { "path", N_("along the string laid round things") },
    },
  },
  [LW_RULE_UNESCORTED] = {
    "unescorted", "Q81", N_("Prisoners whom nobody escorts"),
    {
      { "held", N_("are held to the end of their captor’s next move") },
      { "free", N_("go free at once") },
    },
  },
  [LW_RULE_LIBERATION] = {
    "liberation", "Q92", N_("Prisoners are liberated by the death"),
    {
      { "last-escort", N_("of the last escort near them") },
      { "any-escort", N_("of any escort near them") },
    },
  },
  [LW_RULE_DRAW_BELOW] = {
    "draw-below", "Q117", N_("A battle is drawn when both forces are below"),
    {
      { "auto", N_("fifteen men, or ten for small forces") },
      { "15", N_("fifteen men") },
      { "10", N_("ten men") },
      { "off", N_("no number at all") },
    },
  },
  [LW_RULE_SHOTS] = {
    "fire", "Q51", N_("Shots"),
    {
      { "simulated", N_("are fired by the program") },
      { "reported", N_("are fired by hand and reported") },
      { "table", N_("are decided by a die and the distance") },
    },
  },
  [LW_RULE_CLIMB_COST] = {
    "climb-cost", "Q10", N_("Climbing a board"),
    {
      { "0", N_("costs nothing") },
      { "2", N_("costs two inches of the string") },
      { "12", N_("costs a foot of the string") },
    },
  },
  [LW_RULE_FORD_COST] = {
    "ford-cost", "Q12", N_("Crossing a ford"),
    {
      { "none", N_("costs nothing") },
      { "half", N_("costs half a move") },
      { "whole", N_("takes a whole move") },
    },
  },
  [LW_RULE_WOODS_SLOW] = {
    "woods-slow", "Q14", N_("In a wood an inch of the way"),
    {
      { "no", N_("is an inch of the string") },
      { "yes", N_("takes two inches of the string") },
    },
  },
  [LW_RULE_LEAVE_ENEMY_LINE] = {
    "leave-enemy-line", "Q19", N_("Over the enemy’s back line"),
    {
      { "no", N_("nobody leaves the field") },
      { "yes", N_("men may leave the field") },
    },
  },
  [LW_RULE_RETIRED_RETURN] = {
    "retired-may-return", "Q20", N_("Men who have retired over their line"),
    {
      { "no", N_("do not come back") },
      { "yes", N_("may come back in a later move") },
    },
  },
  [LW_RULE_SECONDS_PER_MAN] = {
    "seconds-per-man", "Q25", N_("For each man a move lasts"),
    {
      { "2", N_("two seconds") },
      { "1", N_("one second") },
      { "3", N_("three seconds") },
      { "4", N_("four seconds") },
    },
  },
  [LW_RULE_SECONDS_PER_GUN] = {
    "seconds-per-gun", "Q25", N_("For each gun a move lasts"),
    {
      { "60", N_("a minute") },
      { "30", N_("half a minute") },
      { "90", N_("a minute and a half") },
    },
  },
  [LW_RULE_TIME_MIN] = {
    "time-min", "Q25", N_("No move is shorter than"),
    {
      { "60", N_("a minute") },
      { "30", N_("half a minute") },
      { "120", N_("two minutes") },
    },
  },
  [LW_RULE_WORN_GUNS] = {
    "worn-guns", "Q51", N_("The guns"),
    {
      { "no", N_("shoot true") },
      { "yes", N_("are worn, and scatter three times as wide") },
    },
  },
  [LW_RULE_MELEE_WALLS] = {
    "melee-through-walls", "Q75", N_("Behind a wall or a house, men within six inches"),
    {
      { "yes", N_("are drawn into a melee") },
      { "no", N_("are kept out of a melee") },
    },
  },
  [LW_RULE_RETAKE] = {
    "retake-released", "Q94", N_("Unarmed men whom an enemy touches"),
    {
      { "yes", N_("are prisoners again") },
      { "no", N_("stay free") },
    },
  },
  [LW_RULE_CAPTURE_RADIUS] = {
    "capture-radius", "Q104", N_("Captors of a gun, beyond its axle, stand within"),
    {
      { "6", N_("six inches of it") },
      { "12", N_("twelve inches of it") },
    },
  },
  [LW_RULE_GUN_CLAIM] = {
    "gun-claim", "Q113", N_("A gun nobody guards is in a position to be taken"),
    {
      { "strict", N_("when four men could pass its axle in one move") },
      { "generous", N_("when one man could") },
    },
  },
  [LW_RULE_ARRIVALS] = {
    "arrivals", "Q122", N_("Blow at the Rear: the three men on the line"),
    {
      { "together", N_("stand there together") },
      { "cumulative", N_("may have been there one after another") },
    },
  },
  [LW_RULE_STRETCH] = {
    "scoring-stretch", "Q123", N_("Blow at the Rear: what counts of a back line is"),
    {
      { "whole", N_("the whole of it") },
      { "middle", N_("its middle half") },
      { "left", N_("its left half, as its owner sees it") },
      { "right", N_("its right half, as its owner sees it") },
    },
  },
  [LW_RULE_STRENGTH] = {
    "strength", "Q126", N_("Defensive Game: strength is counted"),
    {
      { "points", N_("in points") },
      { "men", N_("in men") },
    },
  },
  [LW_RULE_GUN_ZONE] = {
    "gun-zone", "Q128", N_("Defensive Game: a move of a gun is"),
    {
      { "24", N_("two feet") },
      { "12", N_("one foot") },
    },
  },
  [LW_RULE_COUNTRY_MAKER] = {
    "country-maker", "Q137", N_("In a war the Country is made"),
    {
      { "toss", N_("by whom the coin names") },
      { "loser", N_("by the loser of the last battle") },
    },
  },
  [LW_RULE_TIME_FIXED] = {
    "time-fixed", "Q25", N_("A move lasts"),
    {
      { "no", N_("as long as its men and guns need") },
      { "3", N_("three minutes, whatever is left") },
      { "5", N_("five minutes, whatever is left") },
      { "7", N_("seven minutes, whatever is left") },
      { "10", N_("ten minutes, whatever is left") },
    },
  },
  [LW_RULE_AUTO_GO] = {
    "auto-go", "Q32", N_("At the end of the interval the clock of the next move"),
    {
      { "yes", N_("starts by itself") },
      { "no", N_("waits for “Go”") },
    },
  },
  [LW_RULE_GUN_DAMAGE] = {
    "gun-damage", "Q56", N_("Guns"),
    {
      { "none", N_("cannot be harmed") },
      { "shell", N_("are put out of action, or destroyed, by a shot that comes to rest by them") },
    },
  },
};
