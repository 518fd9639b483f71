/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * story-sentences.c: every sentence that is known, and what it is held against.
 */
#include "story-reading.h"

#include <string.h>

#define N "(?:[a-z]+(?:-[a-z]+)*|\\d+)"

/* What stands in braces below. */
static const struct
{
  const char *name;
  const char *words;
} parts[] = {
  { "{move}", "(?<move>[a-z]+|\\d+(?:st|nd|rd|th)) move" },
  { "{battery}",
    "(?<battery>(?:Red|Blue)’s (?:(?:[a-z]+|\\d+[a-z]+) )?(?:and [a-z]+ )?guns?|"
    "a captured gun|(?:all )?" N " (?:Red|Blue) guns|" N " guns in (?:Red|Blue) hands)" },
  { "{gun}", "(?<gun>(?:Red|Blue)’s (?:(?:[a-z]+|\\d+[a-z]+) )?gun)" },
  { "{rounds}", "(?<rounds>" N ") rounds?" },
  { "{down}", "(?<down>" N " (?:Red|Blue) (?:horseman|horse|foot-soldier|foot)(?: and " N
              " (?:foot-soldier|foot))?)" },
  { "{own_down}", "(?<own_down>" N " (?:Red|Blue) (?:horseman|horse|foot-soldier|foot)(?: and " N
                  " (?:foot-soldier|foot))?)" },
  { "{bare}",
    "(?<bare>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N " (?:foot-soldier|foot))?)" },
  { "{force_a}", "(?<force_a>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N
                 " (?:foot-soldier|foot))?)(?:, with (?<guns_a>" N ") guns?)?" },
  { "{force_b}", "(?<force_b>" N " (?:horseman|horse|foot-soldier|foot)(?: and " N
                 " (?:foot-soldier|foot))?)(?:, with (?<guns_b>" N ") guns?)?" },
  { "{own}", "(?<own>" N " (?:Reds?|Blues?))" },
  { "{enemy}", "(?<enemy>" N " (?:Reds?|Blues?))(?: at [^.;]+?)?" },
  { "{captives}", "(?<captives>" N " (?:Reds?|Blues?)(?: and " N " Blues?)?)" },
  { "{list}", "(?<list>" N " (?:Reds?|Blues?)(?: and " N " Blues?)?)" },
  { "{left}", "(?<left>" N " (?:Reds?|Blues?))" },
  { "{fell}", "(?<fell>" N ")" },
  { "{need}", "(?<need>" N ")" },
  { "{friends}", "(?<friends>" N ") friends?" },
  { "{side}", "(?<side>Red|Blue)" },
  { "{other}", "(?:Red|Blue)" },
  { "{n}", "(?<number>" N ")" },
  { "{guns}", "(?<guns>" N ")" },
  { "{times}", "(?<times>once|twice|thrice|" N " times)" },
  { "{points}", "(?<points>[0-9]*½?)" },
  { "{way}", "(?<way>a foot|" N " feet|" N " inch(?:es)?)" },
  { "{feet}", "(?:more than )?(?<number>" N ") feet" },
  { "{cost_red}", "(?<cost_red>[a-z0-9 -]+)" },
  { "{cost_blue}", "(?<cost_blue>[a-z0-9 -]+)" },
  { "{who}", "(?:Robert|Anna|Red|General H\\. G\\. W\\.)" },
  { "{place}", "[^.;]+?" },
  { "{where}", "(?:at [^.;]+?|in the open)" },
  { "{line}", "on the (?:left|right)|in the centre" },
};

static const Pattern patterns[] = {
  { "The two armies came in sight of one another across {feet} of floor.", check_depth },
  { "The curtain went up at {place} upon two armies with {feet} of floor between them.",
    check_depth },
  { "When the curtain was drawn back at {place}, the two armies saw one another for the first "
    "time across {feet} of floor.",
    check_depth },
  { "The two armies came in sight of one another at {place}, with {feet} of open floor between "
    "them.",
    check_depth },
  { "At {place} two armies stood to their lines, and {feet} of floor lay between them.",
    check_depth },
  { "(?:Each had|Either side brought) {force_a}.", check_equal_forces },
  { "Red had {force_a}; Blue had {force_b}.", check_forces },
  { "It was to be a Blow at the Rear, and three men on the enemy’s back line would decide it.",
    check_nothing },
  { "It was a Defensive Game: (?:Red was to attack, and Blue|Blue was to attack, and Red) to hold "
    "the field.",
    check_nothing },
  { "{who} had massed everything (?:{line})(?:, over against {place})?.", check_line },
  { "{who} had massed the army (?:{line})(?:, over against {place})?, with {place}.", check_line },
  { "The weight of {who}’s line stood (?:{line})(?:, facing {place})?, with {place}.", check_line },
  { "{who} had spread the army along the whole line.", check_line },
  { "{who}’s men were strung out from end to end of their line.", check_line },
  { "It was plain that both had marked {place} for their own.", check_nothing },
  { "The first move fell to {who}(?: and the (?:Reds|Blues))?.", check_first_mover },
  { "The horses were hardly warm when {gun} had been run {way}, to {place}.", check_run },
  { "{gun} was run {way} before anybody fired.", check_run },
  { "Before a shot was fired guns had changed their ground {times}, and none had gone farther than "
    "{gun}: {way} in a single move.",
    check_run },
  { "Not a gun was fired: what was settled was settled by marching, and hand to hand.",
    check_silence },
  { "Not a gun was fired, and the armies never came to hand-strokes: what was settled was settled "
    "by marching.",
    check_march },
  { "(?:{gun} was|It was also) the first to speak.", check_nothing },
  { "(?:{gun} was|It was also) the first to speak: {rounds} in the {move}, and {down} went down.",
    check_fire },
  { "{battery} opened the fire in the {move}: {rounds}, and nobody was hit.", check_miss },
  { "In the {move} {battery} gave {rounds}, and {down} went down.", check_fire },
  { "{rounds} from {battery} in the {move} struck down {down}.", check_fire },
  { "{down} fell to {rounds} that {battery} fired in the {move}.", check_fire },
  { "The {move} brought {rounds} from {battery}, and {down} did not rise again.", check_fire },
  { "{battery} fired in the {move}: {rounds}, which cost {side} {bare}.", check_fire },
  { "{battery} answered with {rounds}, and {down} fell.", check_reply },
  { "The reply of {battery}, {rounds} of it, struck down {down}.", check_reply },
  { "With {rounds} {battery} paid it back, and {down} went down.", check_reply },
  { "In the {move} {battery} gave {rounds} and hit none but friends: {own_down} went down.",
    check_astray },
  { "{rounds} from {battery} in the {move} went astray, and {own_down} fell to (?:his|their) own "
    "side.",
    check_astray },
  { "{own_down} fell to the guns of (?:his|their) own side.", check_friends },
  { "No heavier fire fell that day(?:, and the armies never came to hand-strokes)?.",
    check_heaviest },
  { "The armies never came to hand-strokes.", check_no_melee },
  { "Upon the heels of that fire {own} charged home against {enemy} {where}.",
    check_charge_after_fire },
  { "Then the guns were silent, and {own} closed with {enemy} {where}.", check_charge_after_fire },
  { "Then, in the {move}, {own} charged home against {enemy} {where}.", check_charge },
  { "The crisis came in the {move}, when {own} closed with {enemy} {where}.", check_charge },
  { "It might have been two more; but a gun that has fired wants two men at its trail, and {gun} "
    "had fired.",
    check_nothing },
  { "The numbers were equal to a man, and so was the reckoning: nobody on either side came out of "
    "it.",
    check_all_dead },
  { "{side} was cut off from help, without a friend within a move.", check_support },
  { "{side} was cut off from help, with {friends} within a move where {need} (?:was|were) needed.",
    check_support },
  { "{side} had {friends} near enough to be counted where {need} (?:was|were) wanted, and so "
    "fought alone.",
    check_support },
  { "{side} was the weaker but not alone, with {friends} within a move, where {need} would have "
    "been enough.",
    check_support },
  { "{fell} dropped on either hand, and {left} kept (?:his|their) feet.", check_cost },
  { "There was no fighting to speak of: {captives} yielded without a blow.", check_cost },
  { "{fell} dropped on either hand, {captives} yielded, and {left} stood over them.", check_cost },
  { "The choosing of the fallen was {who}’s, who had moved.", check_nothing },
  { "It was for {who}, as the mover, to say who fell and who did not.", check_nothing },
  { "{own} set upon {enemy} in the {move}, and {fell} fell on each side.", check_scrap },
  { "In the {move} {own} came to blows with {enemy}, and each side lost {fell}.", check_scrap },
  { "There was a scrap in the {move}, {own} against {enemy}, and it cost each side {fell}.",
    check_scrap },
  { "{own} set upon {enemy} in the {move}: {fell} fell on each side, and {captives} (?:was|were) "
    "taken.",
    check_scrap },
  { "In the {move} {own} came to blows with {enemy}; each side lost {fell}, and {captives} "
    "yielded.",
    check_scrap },
  { "There was a scrap in the {move}, {own} against {enemy}; it cost each side {fell}, and "
    "{captives} (?:was|were) led away.",
    check_scrap },
  { "In the {move} {own} closed about {enemy}, and {captives} yielded without a blow.",
    check_scrap },
  { "In the {move} {own} met {enemy} man for man, and not one came away.", check_equal },
  { "{own} fought it out with {enemy} in the {move} to the last man of both.", check_equal },
  { "There was a scrap in the {move}, {own} against {enemy}, and it left nobody standing.",
    check_equal },
  { "In the {move} the white flag went up over {list}.", check_yielded },
  { "{list}, cut off from help, hoisted the white flag in the {move}.", check_yielded },
  { "The {move} saw the surrender of {list}.", check_yielded },
  { "The time for retreat ran out in the {move}, and {list} (?:was|were) left to be taken.",
    check_yielded },
  { "{list}, only just set free, (?:was|were) taken again in the {move}.", check_yielded },
  { "{list} besides (?:was|were) taken without a fight.", check_yielded },
  { "{list} laid down arms(?:, and {guns} guns? went with them)?.", check_laid_down },
  { "{guns} guns? (?:was|were) left to the victor.", check_laid_down },
  { "Lesser fire about that time took {list}.", check_rest_of_fire },
  { "All the other shots of those moves came to {list}.", check_rest_of_fire },
  { "In {n} other scraps? {list} fell(?:, and {captives} yielded)?.", check_rest_of_scraps },
  { "In {n} other scraps? {captives} yielded.", check_rest_of_scraps },
  { "{gun} was won back in the {move}.", check_one_capture },
  { "{gun} passed into the hands of {side} in the {move}.", check_one_capture },
  { "In the {move} {side} took possession of {gun}.", check_one_capture },
  { "In the {move} {guns} guns fell into the hands of {side}.", check_captures },
  { "In the {move} {guns} guns came to {side}, its own among them.", check_captures },
  { "Guns changed hands {times} more before it was over.", check_other_guns },
  { "{list} who had been taken (?:was|were) set free again.", check_freed },
  { "Of the {side} army only {bare} came home.", check_home },
  { "{down} went home over the back line.", check_home },
  { "When {other} had not a man left on the field, the day was {who}’s.", check_nothing },
  { "The last of {other} was gone from the floor, and {who} had the victory.", check_nothing },
  { "Then {other} hoisted the white flag, and {who} had the victory.", check_nothing },
  { "Then {other} hoisted the white flag; but the blow was struck, and the day was {who}’s.",
    check_nothing },
  { "Then {other} conceded the day to {who}.", check_nothing },
  { "Then both generals agreed to call it a draw.", check_nothing },
  { "Neither army had men enough left to go on, and the hundred was divided.", check_nothing },
  { "{who} had set three men on the back line of {other}, and that blow decided the day.",
    check_nothing },
  { "So {who} stood in strength on the back line of {other}.", check_nothing },
  { "{other} was too weak to attack any longer, and {who} had held the line.", check_nothing },
  { "Not a man of either army was left upon the field.", check_nothing },
  { "There the record breaks off, with the battle undecided.", check_nothing },
  { "It had taken {n} moves?.", check_length },
  { "The day had cost neither side a man.", check_nobody },
  { "The day had cost Red {cost_red}; Blue it had cost {cost_blue}.", check_day },
  { "No gun had done more than {gun}, which had felled {n} men with {rounds}.", check_best_gun },
  { "The gun of the day was {gun}: {rounds}, and {n} men.", check_best_gun },
  { "{side} slept that night beside {guns} guns?(?: and {n} prisoners?)?.", check_spoils },
  { "By the account it is all even.", check_nothing },
  { "By the account {side} had the better of it by {points} points.", check_margin },
};

static GRegex *regexes[G_N_ELEMENTS (patterns)];

/* The sentence as a regular expression: what is in braces is filled in, and it ends in a stop. */
static GRegex *
compile (const char *words)
{
  g_autoptr (GString) text = g_string_new (words);
  g_autoptr (GError) error = NULL;
  GRegex *regex;

  g_assert_true (g_str_has_suffix (text->str, "."));
  g_string_truncate (text, text->len - 1);
  g_string_append (text, "\\.(?: |$)");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_string_replace (text, parts[i].name, parts[i].words, 0);
  regex =
      g_regex_new (text->str, G_REGEX_OPTIMIZE | G_REGEX_DUPNAMES, G_REGEX_MATCH_ANCHORED, &error);
  g_assert_no_error (error);
  return regex;
}

void
compile_all (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns) && regexes[G_N_ELEMENTS (patterns) - 1] == NULL;
       i++)
    regexes[i] = compile (patterns[i].words);
}

/* A sentence begins with a capital, which in the middle of one it would not have. */
static char *
lower_first (const char *text)
{
  char *lower = g_strdup (text);

  *lower = g_ascii_tolower (*lower);
  return lower;
}

gsize
read_sentence (Reading *reading, const char *text)
{
  g_autofree char *lower = lower_first (text);
  const char *const ways[] = { text, lower };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
      {
        g_autoptr (GMatchInfo) match = NULL;
        g_autofree char *whole = NULL;

        if (!g_regex_match (regexes[i], ways[way], 0, &match))
          continue;
        whole = g_match_info_fetch (match, 0);
        reading->sentence = whole;
        reading->match = match;
        patterns[i].check (reading);
        return strlen (whole);
      }
  g_error ("nobody knows this sentence: “%s”", text);
}
