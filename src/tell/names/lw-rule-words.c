/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-rule-words.c: the house rules as sentences: a rule's title and one of its choices together say
 * how it is played.
 */
#include "lw-rule-words.h"

#include <glib/gi18n-lib.h>

#define MOST_CHOICES 5

static const struct
{
  const char *title;
  const char *choice[MOST_CHOICES];
} words[LW_N_RULES] = {
  [LW_RULE_MOVED_GUN_FACING] = { N_ ("A moved gun is set down"),
                                 { N_ ("trail forward"), N_ ("facing as its player likes") } },
  [LW_RULE_MOVE_MEASURE] = { N_ ("A move is measured"),
                             { N_ ("along the string laid round things"),
                               N_ ("in a straight line") } },
  [LW_RULE_CLEARANCE] = { N_ ("A sixteenth of an inch between figures"),
                          { N_ ("is insisted upon"), N_ ("is not insisted upon"),
                            N_ ("is not insisted upon, but the log tells of it") } },
  [LW_RULE_WATER] = { N_ ("Rivers, ponds and swamps"),
                      { N_ ("stop everybody"), N_ ("can be waded") } },
  [LW_RULE_GUNS_AT_FORDS] = { N_ ("Guns at fords"), { N_ ("do not cross"), N_ ("cross") } },
  [LW_RULE_WALLS] = { N_ ("Walls"), { N_ ("stop everybody"), N_ ("are climbed by infantry") } },
  [LW_RULE_PASS_ENEMY] = { N_ ("A man who passes an enemy"),
                           { N_ ("must stop in contact with him"), N_ ("may go on") } },
  [LW_RULE_TIME_ROUND] = { N_ ("The time for a move"),
                           { N_ ("is made up to the whole minute"),
                             N_ ("is exact to the second") } },
  [LW_RULE_TIME_REDUCE] = { N_ ("As men are killed, the time"),
                            { N_ ("grows less"), N_ ("stays as it was at the start"),
                              N_ ("is what the players agree upon between moves") } },
  [LW_RULE_TIMED] = { N_ ("Moves"), { N_ ("are timed"), N_ ("are not timed") } },
  [LW_RULE_INTERVAL] = { N_ ("The interval between moves"),
                         { N_ ("is four minutes"), N_ ("is five minutes"), N_ ("has no limit") } },
  [LW_RULE_SHARED_CREW] = { N_ ("One man counts for two guns"),
                            { N_ ("when he stands near both"), N_ ("never") } },
  [LW_RULE_ESCORT_SERVES] = { N_ ("An escort of prisoners"),
                              { N_ ("can serve a gun"), N_ ("cannot serve a gun") } },
  [LW_RULE_SUPPORT_ENGAGED] = { N_ ("Men engaged in another melee"),
                                { N_ ("are no support"), N_ ("count as support") } },
  [LW_RULE_SUPPORT_MEASURE] = { N_ ("Support is measured"),
                                { N_ ("in a straight line"),
                                  N_ ("along the string laid round things") } },
  [LW_RULE_UNESCORTED] = { N_ ("Prisoners whom nobody escorts"),
                           { N_ ("are held to the end of their captor’s next move"),
                             N_ ("go free at once") } },
  [LW_RULE_LIBERATION] = { N_ ("Prisoners are liberated by the death"),
                           { N_ ("of the last escort near them"),
                             N_ ("of any escort near them") } },
  [LW_RULE_DRAW_BELOW] = { N_ ("A battle is drawn when both forces are below"),
                           { N_ ("fifteen men, or ten for small forces"), N_ ("fifteen men"),
                             N_ ("ten men"), N_ ("no number at all") } },
  [LW_RULE_SHOTS] = { N_ ("Shots"),
                      { N_ ("are fired by the program"), N_ ("are fired by hand and reported"),
                        N_ ("are decided by a die and the distance") } },
  [LW_RULE_CLIMB_COST] = { N_ ("Climbing a board"),
                           { N_ ("costs nothing"), N_ ("costs two inches of the string"),
                             N_ ("costs a foot of the string") } },
  [LW_RULE_FORD_COST] = { N_ ("Crossing a ford"),
                          { N_ ("costs nothing"), N_ ("costs half a move"),
                            N_ ("takes a whole move") } },
  [LW_RULE_WOODS_SLOW] = { N_ ("In a wood an inch of the way"),
                           { N_ ("is an inch of the string"),
                             N_ ("takes two inches of the string") } },
  [LW_RULE_LEAVE_ENEMY_LINE] = { N_ ("Over the enemy’s back line"),
                                 { N_ ("nobody leaves the field"),
                                   N_ ("men may leave the field") } },
  [LW_RULE_RETIRED_RETURN] = { N_ ("Men who have retired over their line"),
                               { N_ ("do not come back"), N_ ("may come back in a later move") } },
  [LW_RULE_SECONDS_PER_MAN] = { N_ ("For each man a move lasts"),
                                { N_ ("two seconds"), N_ ("one second"), N_ ("three seconds"),
                                  N_ ("four seconds") } },
  [LW_RULE_SECONDS_PER_GUN] = { N_ ("For each gun a move lasts"),
                                { N_ ("a minute"), N_ ("half a minute"),
                                  N_ ("a minute and a half") } },
  [LW_RULE_TIME_MIN] = { N_ ("No move is shorter than"),
                         { N_ ("a minute"), N_ ("half a minute"), N_ ("two minutes") } },
  [LW_RULE_WORN_GUNS] = { N_ ("The guns"),
                          { N_ ("shoot true"), N_ ("are worn, and scatter three times as wide") } },
  [LW_RULE_MELEE_WALLS] = { N_ ("Behind a wall or a house, men within six inches"),
                            { N_ ("are drawn into a melee"), N_ ("are kept out of a melee") } },
  [LW_RULE_RETAKE] = { N_ ("Unarmed men whom an enemy touches"),
                       { N_ ("are prisoners again"), N_ ("stay free") } },
  [LW_RULE_CAPTURE_RADIUS] = { N_ ("Captors of a gun, beyond its axle, stand within"),
                               { N_ ("six inches of it"), N_ ("twelve inches of it") } },
  [LW_RULE_GUN_CLAIM] = { N_ ("A gun nobody guards is in a position to be taken"),
                          { N_ ("when four men could pass its axle in one move"),
                            N_ ("when one man could") } },
  [LW_RULE_ARRIVALS] = { N_ ("Blow at the Rear: the three men on the line"),
                         { N_ ("stand there together"),
                           N_ ("may have been there one after another") } },
  [LW_RULE_STRETCH] = { N_ ("Blow at the Rear: what counts of a back line is"),
                        { N_ ("the whole of it"), N_ ("its middle half"),
                          N_ ("its left half, as its owner sees it"),
                          N_ ("its right half, as its owner sees it") } },
  [LW_RULE_STRENGTH] = { N_ ("Defensive Game: strength is counted"),
                         { N_ ("in points"), N_ ("in men") } },
  [LW_RULE_GUN_ZONE] = { N_ ("Defensive Game: a move of a gun is"),
                         { N_ ("two feet"), N_ ("one foot") } },
  [LW_RULE_COUNTRY_MAKER] = { N_ ("In a war the Country is made"),
                              { N_ ("by whom the coin names"),
                                N_ ("by the loser of the last battle") } },
  [LW_RULE_TIME_FIXED] = { N_ ("A move lasts"),
                           { N_ ("as long as its men and guns need"),
                             N_ ("three minutes, whatever is left"),
                             N_ ("five minutes, whatever is left"),
                             N_ ("seven minutes, whatever is left"),
                             N_ ("ten minutes, whatever is left") } },
  [LW_RULE_AUTO_GO] = { N_ ("At the end of the interval the clock of the next move"),
                        { N_ ("starts by itself"), N_ ("waits for “Go”") } },
  [LW_RULE_GUN_DAMAGE] = { N_ ("Guns"),
                           { N_ ("cannot be harmed"), N_ ("are put out of action, or destroyed, by "
                                                          "a shot that comes to rest by them") } },
};

const char *
lw_rule_title (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return _ (words[rule].title);
}

const char *
lw_rule_choice_title (LwRule rule, guint choice)
{
  g_return_val_if_fail (choice < lw_rule_n_choices (rule), NULL);

  return _ (words[rule].choice[choice]);
}
