/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-law-text.c: what each law says, in one sentence for the player, and how each house rule is
 * played.
 *
 * Two tables: sentences by the number of the law, and, by house rule, a title with one ending for
 * each choice, in the order of lw-house-rules.c.
 */
#include "lw-law-text.h"

#include <glib/gi18n-lib.h>

/*
 * R: the laws of the book. Q: what had to be decided where the book is silent; not all of these
 * concern a player.
 */
static const struct
{
  const char *law;
  const char *text;
} texts[] = {
  { "R1", N_ ("One player arranges the whole Country; failing agreement, a coin says who.") },
  { "R2", N_ ("The other player then chooses the side of the field he will fight from.") },
  { "R3", N_ ("The Country is disturbed as little as possible, and nothing in it is set aside "
              "to help a gun.") },
  { "R4", N_ ("Whatever is moved by accident is put back after the end of the move.") },
  { "R5", N_ ("A player may not lie across the Country if his opponent objects.") },
  { "R6", N_ ("Houses and sheds are solid, and no man can be inside them.") },
  { "R7", N_ ("Too much cover is better than too little: a wide open middle makes a dull game.") },
  { "R8", N_ ("The toss for the first move comes after the Country is made and the sides are "
              "chosen.") },
  { "R9", N_ ("The winner of that toss is First Player.") },
  { "R10", N_ ("Without a curtain First Player puts down all his men, and then Second Player.") },
  { "R11", N_ ("With a curtain both put down at the same time, unseen, and it is drawn back when"
               " both are ready.") },
  { "R12", N_ ("Putting down takes as long as the players like.") },
  { "R13", N_ ("Men are put down along their own back line, and their first move is measured "
               "from it.") },
  { "R14", N_ ("Putting down is not a move.") },
  { "R15", N_ ("Guns are put down trail forward, muzzle to the rear.") },
  { "R16", N_ ("Every move after the putting down is timed.") },
  { "R17", N_ ("A move has about a minute for every thirty men and a minute for every gun.") },
  { "R18", N_ ("As men are killed, the time for a move grows less.") },
  { "R19", N_ ("The player about to move touches nothing until the timekeeper says “Go”.") },
  { "R20", N_ ("On “Time” he stops at once.") },
  { "R21", N_ ("The timekeeper warns at two minutes, at one minute and at thirty seconds before "
               "time.") },
  { "R22", N_ ("Between moves there is an interval of at most five or four minutes, as agreed.") },
  { "R23", N_ ("Melees are settled in the interval but not at its expense.") },
  { "R24", N_ ("Before the first move a player may plan as long as he likes.") },
  { "R25", N_ ("No gun is fired before the second move of First Player.") },
  { "R26", N_ ("In the Defensive Game the defender may fire from his first move.") },
  { "R27", N_ ("Guns first: a player moves or fires his guns before he moves his men.") },
  { "R28", N_ ("In a move every man may be moved once, and every gun moved or fired.") },
  { "R29", N_ ("An infantry-man moves a foot or less.") },
  { "R30", N_ ("A cavalry-man moves two feet or less.") },
  { "R31", N_ ("Each player has two strings, one of two feet and one of six inches.") },
  { "R32", N_ ("A man stands at least a sixteenth of an inch clear of guns, hills, houses, trees"
               " and the like.") },
  { "R33", N_ ("Men of one side stand at least a sixteenth of an inch apart.") },
  { "R34", N_ ("Men are not jammed into interstices.") },
  { "R35", N_ ("A gun is in action while at least four men of its own side are within six inches"
               " of it.") },
  { "R36", N_ ("In a move a gun is moved or fired, never both.") },
  { "R37", N_ ("A gun fires at most four shots in a move.") },
  { "R38", N_ ("To take aim a gun swings on its axis as far as the Country permits, and may be "
               "elevated or depressed.") },
  { "R39", N_ ("Men about a gun, or in front of it, may lie down while it is fired.") },
  { "R40", N_ ("A gun is left as it last fired, elevation and direction unchanged.") },
  { "R41",
    N_ ("After firing, two men stand exactly at the end of the trail, one on either side.") },
  { "R42", N_ ("The two men at the trail are owed at the end of the move, and are taken back "
               "from elsewhere if they were forgotten.") },
  { "R43", N_ ("A gun that is moved takes with it at least four of the men who were with it, to "
               "within six inches of its new place.") },
  { "R44", N_ ("A gun goes two feet with four cavalry-men, and one foot with anybody else.") },
  { "R45", N_ ("A moved gun is set down trail forward, with its muzzle to where it came from.") },
  { "R46", N_ ("A gun is not tilted or raised to serve as cover.") },
  { "R47", N_ ("A gun that is left alone for a move owes no men at its trail.") },
  { "R48", N_ ("As many men are dead as a shot knocks over or causes to fall.") },
  { "R49", N_ ("A man who is struck and not knocked over is dead, if the shot has not killed a "
               "man already.") },
  { "R50", N_ ("A shot kills no more than one man without knocking him over: the first it "
               "touches.") },
  { "R51", N_ ("A shot that rebounds, glances or rolls to a man’s feet touches him.") },
  { "R52", N_ ("A body with less than half its own number of its side within a move of it is "
               "isolated; with half or more it is supported.") },
  { "R53", N_ ("In a melee that distance is measured from the points of contact.") },
  { "R54", N_ ("Eighteen need nine within a move of them, thirteen need seven, six need three.") },
  { "R55", N_ ("Men may be moved to within an eighth of an inch of enemies, and then stay until "
               "the end of the move.") },
  { "R56", N_ ("If men of the side that has moved are in contact with enemies at the end of the "
               "move, there is a melee.") },
  { "R57", N_ ("All men in contact take part, and all others of either side within six inches of"
               " them.") },
  { "R58", N_ ("Equal numbers: all on both sides are killed.") },
  { "R59", N_ ("The smaller side is isolated: the difference in numbers is taken prisoner, and "
               "the rest kill man for man.") },
  { "R60", N_ ("The smaller side is supported: each of its men kills one and is killed, and the "
               "rest of the larger side survive.") },
  { "R61", N_ ("Where there is choice, he who has moved decides who of both sides die and who "
               "are taken.") },
  { "R62", N_ ("All men fight alike: a cavalry-man is one man.") },
  { "R63", N_ ("Prisoners are moved by their captor, in his own move.") },
  { "R64", N_ ("One man within six inches can escort up to seven prisoners.") },
  { "R65", N_ ("Prisoners are free when their escort within six inches is killed.") },
  { "R66", N_ ("Freed men are not moved by their side before the move after the one in which "
               "they were freed.") },
  { "R67", N_ ("Freed men have no arms until they have been to their own back line.") },
  { "R68", N_ ("Men without arms do not count in a melee.") },
  { "R69", N_ ("Prisoners at their captor’s back line are beyond rescue, and their escort may "
               "return.") },
  { "R70", N_ ("Prisoners whose captors are all killed or taken are recaptured by their side.") },
  { "R71", N_ ("An isolated body may show the white flag and surrender.") },
  { "R72", N_ ("A gun is captured when no man of its side is within six inches of it and four "
               "enemies have passed its wheel axis.") },
  { "R73", N_ ("Until then it is in dispute, and the attacker may neither fire nor move it in "
               "his next move.") },
  { "R74", N_ ("A captured gun follows the same laws as one’s own.") },
  { "R75", N_ ("Fight to the Finish: kill, capture or drive over his back line the whole of the "
               "enemy’s force.") },
  { "R76", N_ ("Victory is 100 points, a gun 10, a cavalry-man 1½, an infantry-man 1, an own man"
               " captive ½ and a prisoner ½.") },
  { "R77", N_ ("With both forces below fifteen men the battle is drawn, and the hundred is "
               "divided.") },
  { "R78", N_ ("With fewer than fifty men a side, that number is ten.") },
  { "R79", N_ ("Blow at the Rear: three men on the enemy’s back line decide the battle.") },
  { "R80", N_ ("The loser of a Blow at the Rear has six moves to bring his force over his own "
               "back line.") },
  { "R81", N_ ("What is left of it then surrenders to the victor.") },
  { "R82", N_ ("The points of a Blow at the Rear are those of a Fight to the Finish.") },
  { "R83", N_ ("Only the middle or one half of the back line may be agreed upon for the blow.") },
  { "R84", N_ ("In the Defensive Game the defender is two-thirds as strong as the attacker.") },
  { "R85", N_ ("The attacker wins by reaching the defender’s back line with a quarter of his "
               "strength.") },
  { "R86", N_ ("The Country is made before it is known who defends; the winner of the toss "
               "defends.") },
  { "R87", N_ ("The defender puts down first, nobody within a move of the middle line.") },
  { "R88", N_ ("The attacker moves first, and sets out a move from his back line.") },
  { "R89", N_ ("Unless agreed otherwise, forces are equal in number and similar in composition.") },
  { "R90", N_ ("The chances of war: twelve men a side are left out, and dice say how many of "
               "them each side takes.") },
  { "R91", N_ ("For each gun it is best to have twenty to five-and-twenty infantry and twelve to"
               " fifteen cavalry.") },
  { "R92", N_ ("A draft of 150 points: infantry at 1, cavalry at 1½, guns at 10.") },
  { "R93", N_ ("All figures are of one size.") },
  { "R94", N_ ("In a war each battle counts what a player scored less what his antagonist "
               "scored, up to the points agreed.") },
  { "R95",
    N_ ("Above about a hundred men and three guns a player, add players rather than time.") },
  { "Q1", N_ ("A move is measured at the middle of the base.") },
  { "Q2", N_ ("The string is laid round whatever is in the way, and its whole length counts.") },
  { "Q3", N_ ("Distances between men and guns are measured between their nearest points.") },
  { "Q4", N_ ("Exactly six inches, or exactly an eighth, is near enough.") },
  { "Q5", N_ ("Enemies may stand closer than a sixteenth of an inch, but not on top of one "
              "another.") },
  { "Q6", N_ ("The sixteenth of an inch is always insisted upon.") },
  { "Q7", N_ ("Six inches from a gun are measured from its nearest part.") },
  { "Q8", N_ ("A gun’s move is measured at the middle of its axle.") },
  { "Q9", N_ ("A gun’s swing is stopped by the Country and by enemies.") },
  { "Q10", N_ ("Heights do not count in measuring.") },
  { "Q11", N_ ("Men and guns may climb board hills.") },
  { "Q12", N_ ("Rivers, ponds and swamps stop everybody but at fords and bridges, and guns at "
               "fords too.") },
  { "Q13", N_ ("Walls stop everybody.") },
  { "Q14", N_ ("Woods do not slow anybody; each tree stands for itself.") },
  { "Q15", N_ ("Nobody enters a house or stands upon its roof.") },
  { "Q16", N_ ("A man may pass his own side, but not an enemy within an eighth of an inch "
               "without stopping.") },
  { "Q17", N_ ("A man set in contact stays where he is.") },
  { "Q18", N_ ("A man may be moved again until his string is used up.") },
  { "Q19", N_ ("Nobody leaves the field but over his own back line.") },
  { "Q20", N_ ("A man may retire over his own back line, and then does not come back.") },
  { "Q21", N_ ("A man’s first move is measured from his back line, wherever he was put down.") },
  { "Q22", N_ ("Guns are put down along the back line as men are.") },
  { "Q23", N_ ("Men may face whichever way they like.") },
  { "Q25", N_ ("The time of a move is made up to the whole minute.") },
  { "Q26", N_ ("The time is reckoned again for each move from the men and guns that are left.") },
  { "Q28", N_ ("At “Time” a shot or a move that is not finished is lost.") },
  { "Q29", N_ ("What is owed at the trails is put right after the end of the move.") },
  { "Q31", N_ ("A player may end his move early; the time saved is lost.") },
  { "Q32", N_ ("At the end of the interval the clock of the next move starts by itself.") },
  { "Q34", N_ ("Play may be paused, and the record says so.") },
  { "Q35", N_ ("A gun must be in action at the moment it acts.") },
  { "Q36", N_ ("The same four men may serve two guns in firing, but go with only one.") },
  { "Q37", N_ ("Only armed men serve a gun; an escort does.") },
  { "Q39", N_ ("Men lying down count for their gun.") },
  { "Q43", N_ ("Guns may fire by turns while the guns’ part of the move lasts.") },
  { "Q44", N_ ("The guns’ part of the move ends with the first man moved.") },
  { "Q45", N_ ("The crew of a moved gun may use what is left of their strings within six inches "
               "of it.") },
  { "Q46", N_ ("The four who move with a gun must have been within six inches of it.") },
  { "Q48", N_ ("Each man of a moved gun’s crew keeps to his own string.") },
  { "Q51", N_ ("A shot flies as the program works it out, or is fired by hand and reported.") },
  { "Q53", N_ ("A man touched before anybody is dead dies, and so does everybody overset after "
               "him.") },
  { "Q54", N_ ("Who is knocked over by a falling neighbour is dead too.") },
  { "Q56", N_ ("Guns cannot be destroyed.") },
  { "Q58", N_ ("Prisoners can be shot like other men.") },
  { "Q61", N_ ("A body is supported by half of its own number in the melee.") },
  { "Q62", N_ ("Men engaged in another melee are no support.") },
  { "Q63", N_ ("A supporter’s own move counts: a foot for infantry, two for cavalry.") },
  { "Q64", N_ ("Outside a melee it is measured from the nearest man of the body.") },
  { "Q65", N_ ("The way of support is measured straight.") },
  { "Q66", N_ ("Gunners and escorts count as support; prisoners, released and retired men do "
               "not.") },
  { "Q67", N_ ("Whether the larger side is isolated does not matter.") },
  { "Q68", N_ ("Support is judged on the places at the end of the move, before anybody is "
               "removed.") },
  { "Q69", N_ ("Equal numbers all die, isolated or not.") },
  { "Q70", N_ ("A single man needs one man in support.") },
  { "Q72", N_ ("Contacts that share a man are one melee.") },
  { "Q73", N_ ("Men drawn in by six inches draw in nobody else.") },
  { "Q75", N_ ("Walls do not keep men out of a melee within six inches.") },
  { "Q77", N_ ("Men left in contact after a melee fight again only when the mover still stands "
               "in contact.") },
  { "Q78", N_ ("All melees of a move are judged on the same places.") },
  { "Q80", N_ ("The choice is free among those in the melee, within its numbers.") },
  { "Q81", N_ ("Prisoners whom nobody escorts are held until the end of their captor’s next "
               "move, and are then free.") },
  { "Q82", N_ ("An isolated body against twice its number or more is taken whole.") },
  { "Q84", N_ ("A melee cannot be declined.") },
  { "Q88", N_ ("Prisoners walk a foot; two only when they and their escort are all mounted.") },
  { "Q90", N_ ("Each prisoner stays within six inches of his escort.") },
  { "Q91", N_ ("The eighth prisoner of one escort is not escorted.") },
  { "Q92", N_ ("Prisoners stay prisoners while another captor within six inches can guard them.") },
  { "Q94", N_ ("Released men whom an armed enemy touches are taken again without a fight.") },
  { "Q96", N_ ("A freed man who reaches his back line is armed at once.") },
  { "Q97", N_ ("Prisoners at the captor’s back line leave the field.") },
  { "Q100", N_ ("The white flag is shown in one’s own move or in the interval.") },
  { "Q101", N_ ("Those who surrender become prisoners where they stand.") },
  { "Q102", N_ ("A whole army may surrender: its men on the field are prisoners, its guns taken, "
                "and the enemy has won.") },
  { "Q103", N_ ("A body that surrenders must be isolated.") },
  { "Q104", N_ ("The four captors must have crossed the axle line and be beyond it, within six "
                "inches of the gun.") },
  { "Q106", N_ ("Captures are judged after the melees, with those who are left.") },
  { "Q112", N_ ("A side is driven when no man of it is left on the field.") },
  { "Q113", N_ ("A gun counts for the enemy who could take it in one move and from whom nobody "
                "guards it.") },
  { "Q114", N_ ("Men and guns that went home over their own line count.") },
  { "Q117", N_ ("A battle is drawn when both forces are below fifteen men, or ten where one began"
                " with fewer than fifty.") },
  { "Q120", N_ ("When both forces are gone at once, the battle is drawn.") },
  { "Q121", N_ ("A battle may be ended by agreement, drawn or conceded.") },
  { "Q122", N_ ("A Blow at the Rear needs three armed men together on the enemy back line at "
                "the end of their own move.") },
  { "Q123", N_ ("In a Blow at the Rear the whole of the back line counts.") },
  { "Q124", N_ ("After a Blow at the Rear both players go on moving; whoever was first on the "
                "line has won.") },
  { "Q125", N_ ("Men and guns left on the field after the six moves are the victor’s.") },
  { "Q126", N_ ("In the Defensive Game strength is counted in points.") },
  { "Q127", N_ ("In the Defensive Game attackers who have been on the line count while they "
                "live, and with less than a quarter free the attack has failed.") },
  { "Q128", N_ ("In the Defensive Game no man is put down within a move of the middle line, "
                "nor a gun within two feet of it.") },
  { "Q129", N_ ("The attacker in the Defensive Game puts down up to a move from his back line.") },
  { "Q130", N_ ("In the Defensive Game there is no curtain.") },
  { "Q131", N_ ("Points that are left over in a draft are lost.") },
  { "Q132", N_ ("In the chances of war each player tosses a pair of dice for the twelve that "
                "he left out.") },
  { "Q134", N_ ("In the ledger the higher scorer of a battle has the difference.") },
  { "Q135", N_ ("When both reach the target in one battle, the higher total wins; if they are "
                "equal, another battle is fought.") },
  { "Q136", N_ ("A drawn battle adds what one side has more in men and guns.") },
  { "Q137", N_ ("In a war the coin is tossed again for every battle.") },
  { "Q138", N_ ("Losses do not carry over from battle to battle.") },
  { "Q139", N_ ("A war ends after the battle in which a side reaches the target.") },
};

const char *
lw_law_text (const char *law)
{
  g_return_val_if_fail (law != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].law, law))
      return _ (texts[i].text);

  return NULL;
}

/* ---- house rules: a title and one of its choices make the sentence ---- */

#define MOST_CHOICES 5

static const struct
{
  const char *title;
  const char *choice[MOST_CHOICES];
} rules[LW_N_RULES] = {
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
  [LW_RULE_CAPTIVE_AT_GUN] = { N_ ("A prisoner of its owner’s side within six inches of a gun"),
                               { N_ ("bars its capture, as any man does"),
                                 N_ ("does not bar its capture") } },
};

const char *
lw_rule_title (LwRule rule)
{
  g_return_val_if_fail (rule < LW_N_RULES, NULL);

  return _ (rules[rule].title);
}

const char *
lw_rule_choice_title (LwRule rule, guint choice)
{
  g_return_val_if_fail (choice < lw_rule_n_choices (rule), NULL);

  return _ (rules[rule].choice[choice]);
}
