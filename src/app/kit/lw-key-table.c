/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-table.c: every act that has a key, once: its name, its key, its words, and where it holds.
 */
#include "lw-key-table.h"

#include <glib/gi18n-lib.h>

static const char *const headings[LW_N_KEY_HEADINGS] = {
  [LW_KEYS_UNDER_EVERYWHERE] = N_ ("The program: Everywhere"),
  [LW_KEYS_UNDER_WRITING] = N_ ("The program: In a text"),
  [LW_KEYS_UNDER_PAPER] = N_ ("The program: Reports, plans, war sheets"),
  [LW_KEYS_UNDER_BATTLE] = N_ ("A battle: In a battle"),
  [LW_KEYS_UNDER_GUNS] = N_ ("A battle: Guns"),
  [LW_KEYS_UNDER_MELEE] = N_ ("A battle: A melee"),
  [LW_KEYS_UNDER_REPLAY] = N_ ("A battle: Replay"),
  [LW_KEYS_UNDER_HAND] = N_ ("The map and what is in hand: What is in hand"),
  [LW_KEYS_UNDER_MAP] = N_ ("The map and what is in hand: The map"),
  [LW_KEYS_UNDER_TOOLS] = N_ ("The editor: Tools"),
  [LW_KEYS_UNDER_SELECTED] = N_ ("The editor: What is selected"),
  [LW_KEYS_UNDER_COUNTRY] = N_ ("The editor: The Country"),
  [LW_KEYS_UNDER_WAR] = N_ ("A campaign: The war"),
  [LW_KEYS_UNDER_CLOCK] = N_ ("A campaign: Timekeeper of the floor"),
};

/* Places that can be in one window at the same time. */
static const LwKeyPlaces together[] = {
  LW_KEYS_PROGRAM | LW_KEYS_START,
  LW_KEYS_PROGRAM | LW_KEYS_REPORT | LW_KEYS_SHEETS,
  LW_KEYS_PROGRAM | LW_KEYS_BATTLE | LW_KEYS_VIEW | LW_KEYS_MAP | LW_KEYS_TABLE,
  LW_KEYS_PROGRAM | LW_KEYS_BATTLE | LW_KEYS_SIGHT,
  LW_KEYS_PROGRAM | LW_KEYS_BATTLE | LW_KEYS_REPLAY | LW_KEYS_VIEW,
  LW_KEYS_PROGRAM | LW_KEYS_PRACTICE | LW_KEYS_VIEW | LW_KEYS_MAP | LW_KEYS_TABLE,
  LW_KEYS_PROGRAM | LW_KEYS_PRACTICE | LW_KEYS_SIGHT,
  LW_KEYS_PROGRAM | LW_KEYS_REPLAY | LW_KEYS_VIEW,
  LW_KEYS_PROGRAM | LW_KEYS_EDITOR | LW_KEYS_VIEW | LW_KEYS_MAP,
  LW_KEYS_PROGRAM | LW_KEYS_CAMPAIGN | LW_KEYS_LEDGER,
  LW_KEYS_PROGRAM | LW_KEYS_FLOOR,
  LW_KEYS_PROGRAM | LW_KEYS_CLOCK,
  LW_KEYS_SMALL | LW_KEYS_MELEE,
};

static const LwAct acts[] = {
#define UNDER LW_KEYS_UNDER_EVERYWHERE, LW_KEYS_PROGRAM, LW_KEY_FIRST
  { UNDER, "app.new-window", "<Control>n", N_ ("New window") },
  { UNDER, "win.new-battle", "<Control><Shift>b", N_ ("New battle") },
  { UNDER, "win.new-country", "<Control><Shift>n", N_ ("New Country") },
  { UNDER, "win.open", "<Control>o", N_ ("Open a file") },
  { UNDER, "win.back", "<Alt>Left", N_ ("Back") },
  { UNDER, "win.menu", "F10", N_ ("Main menu") },
  { LW_KEYS_UNDER_EVERYWHERE, LW_KEYS_PROGRAM | LW_KEYS_SMALL, LW_KEY_FIRST, "app.help", "F1",
    N_ ("Help on what is shown") },
  { UNDER, "app.rules", "<Shift>F1", N_ ("The laws in short") },
  { UNDER, "app.preferences", "<Control>comma", N_ ("Preferences") },
  { UNDER, "win.show-help-overlay", "<Control>question", N_ ("These keys") },
  { UNDER, "win.close", "<Control>w", N_ ("Close the window") },
  { UNDER, "app.quit", "<Control>q", N_ ("Quit") },
  { LW_KEYS_UNDER_EVERYWHERE, LW_KEYS_START, LW_KEY_OF_PAGE, "start.find", "<Control>f",
    N_ ("Find on the start page") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_WRITING, LW_KEYS_WRITING, LW_KEY_FIXED
  { UNDER, "text.undo", "<Control>z", N_ ("Undo") },
  { UNDER, "text.redo", "<Control><Shift>z; <Control>y", N_ ("Redo") },
  { UNDER, "clipboard.cut", "<Control>x", N_ ("Cut") },
  { UNDER, "clipboard.copy", "<Control>c", N_ ("Copy") },
  { UNDER, "clipboard.paste", "<Control>v", N_ ("Paste") },
  { UNDER, "selection.select-all", "<Control>a", N_ ("Select all") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_PAPER, LW_KEYS_REPORT, LW_KEY_OF_PAGE
  { UNDER, "report.save", "<Control>s", N_ ("Save as PDF") },
  { UNDER, "report.print", "<Control>p", N_ ("Print") },
  { UNDER, "report.edit", "<Control>e", N_ ("Edit the words of a report") },
  { LW_KEYS_UNDER_PAPER, LW_KEYS_REPORT, LW_KEY_GOES_ON, "report.undo", "<Control>z",
    N_ ("Take words back") },
  { LW_KEYS_UNDER_PAPER, LW_KEYS_REPORT, LW_KEY_GOES_ON, "report.redo", "<Control><Shift>z",
    N_ ("Put words back") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_PAPER, LW_KEYS_SHEETS, LW_KEY_GOES_ON
  { UNDER, "sheets.zoom(1)", "plus; equal KP_Add <Control>plus <Control>equal <Control>KP_Add",
    N_ ("Nearer") },
  { UNDER, "sheets.zoom(-1)", "minus; KP_Subtract <Control>minus <Control>KP_Subtract",
    N_ ("Farther") },
  { UNDER, "sheets.zoom(0)", "0; KP_0 <Control>0 <Control>KP_0", N_ ("As at first") },
  { UNDER, "sheets.scroll(-12)", "Up", N_ ("A little up") },
  { UNDER, "sheets.scroll(12)", "Down", N_ ("A little down") },
  { UNDER, "sheets.scroll(-90)", "Page_Up", N_ ("A page up") },
  { UNDER, "sheets.scroll(90)", "Page_Down; space", N_ ("A page down") },
  { UNDER, "sheets.scroll(-100000)", "Home", N_ ("To the beginning") },
  { UNDER, "sheets.scroll(100000)", "End", N_ ("To the end") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_BATTLE, LW_KEYS_BATTLE, LW_KEY_OF_PAGE
  { UNDER, "battle.next", "<Control>Return; <Control>KP_Enter",
    N_ ("Go on: all are down, go, end the move, settle") },
  { LW_KEYS_UNDER_BATTLE, LW_KEYS_BATTLE, LW_KEY_GOES_ON, "battle.undo", "<Control>z",
    N_ ("Undo") },
  { LW_KEYS_UNDER_BATTLE, LW_KEYS_BATTLE, LW_KEY_GOES_ON, "battle.redo", "<Control><Shift>z",
    N_ ("Redo") },
  { UNDER, "battle.pause", "Pause <Control><Shift>p", N_ ("Pause") },
  { UNDER, "battle.draw-curtain", "c", N_ ("Curtain") },
  { UNDER, "battle.strings", "s", N_ ("Strings") },
  { UNDER, "battle.book::roster", "i", N_ ("Roster: every man and gun") },
  { UNDER, "battle.book::dispatches", "d", N_ ("Dispatches") },
  { UNDER, "battle.last-move", "o", N_ ("Show the other’s last move") },
  { UNDER, "battle.report", "<Control>p", N_ ("Report") },
#undef UNDER
  { LW_KEYS_UNDER_GUNS, LW_KEYS_BATTLE, LW_KEY_OF_PAGE, "battle.aim", "a", N_ ("Lay the gun") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_BATTLE | LW_KEYS_PRACTICE, LW_KEY_OF_PAGE, "battle.sight", "v",
    N_ ("Look along the gun") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_SIGHT, LW_KEY_OF_PAGE, "sight.glass", "z",
    N_ ("Hold up the spy-glass along the gun, or put it away") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_PRACTICE, LW_KEY_OF_PAGE, "practice.again", "r",
    N_ ("Set the practice ground up again") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_SIGHT, LW_KEY_GOES_ON, "sight.next", "n",
    N_ ("Name the next enemy along the gun") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_SIGHT, LW_KEY_GOES_ON, "sight.previous", "p",
    N_ ("Name the enemy before") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_TABLE | LW_KEYS_SIGHT, LW_KEY_OF_FOCUS, "gun.fire", "space",
    N_ ("Fire") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_TABLE | LW_KEYS_SIGHT, LW_KEY_OF_FOCUS, "gun.raise", "Page_Up",
    N_ ("Raise the muzzle") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_TABLE | LW_KEYS_SIGHT, LW_KEY_OF_FOCUS, "gun.lower", "Page_Down",
    N_ ("Lower the muzzle") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_BATTLE, LW_KEY_OF_PAGE, "battle.haul", "h",
    N_ ("Move the gun with its crew") },
  { LW_KEYS_UNDER_GUNS, LW_KEYS_SIGHT, LW_KEY_OF_FOCUS, "sight.leave", "Escape",
    N_ ("Look up from the gun") },
  { LW_KEYS_UNDER_MELEE, LW_KEYS_MELEE, LW_KEY_OF_PAGE, "melee.settle",
    "<Control>Return; <Control>KP_Enter", N_ ("Settle the melee") },
#define UNDER LW_KEYS_UNDER_REPLAY, LW_KEYS_REPLAY, LW_KEY_OF_PAGE
  { UNDER, "replay.back", "Left", N_ ("Step back") },
  { UNDER, "replay.on", "Right", N_ ("Step on") },
  { UNDER, "replay.play", "space", N_ ("Play and pause") },
  { UNDER, "replay.move-before", "Page_Up", N_ ("The move before") },
  { UNDER, "replay.next-move", "Page_Down", N_ ("The next move") },
  { UNDER, "replay.begin", "Home", N_ ("To the beginning") },
  { UNDER, "replay.end", "End", N_ ("To the end") },
  { UNDER, "replay.skip", "Escape", N_ ("Skip the last move") },
#undef UNDER
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_GOES_ON, "map.next", "n", N_ ("Next figure or thing") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_GOES_ON, "map.previous", "p",
    N_ ("Previous figure or thing") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_OF_FOCUS, "map.enter", "Return; KP_Enter",
    N_ ("Take up, set down, put down") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_OF_FOCUS, "map.add", "<Shift>Return; <Shift>KP_Enter",
    N_ ("Add to what is in hand") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_OF_FOCUS, "map.escape", "Escape", N_ ("Let go") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_MAP, LW_KEY_OF_PAGE, "map.all", "<Control>a",
    N_ ("Take up all who can still act; in the editor, all things") },
#define UNDER LW_KEYS_UNDER_HAND, LW_KEYS_BATTLE, LW_KEY_OF_PAGE
  { UNDER, "battle.formation", "f", N_ ("Formation") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_BATTLE, LW_KEY_GOES_ON, "battle.wheel(-54000)", "r",
    N_ ("Wheel to the right") },
  { LW_KEYS_UNDER_HAND, LW_KEYS_BATTLE, LW_KEY_GOES_ON, "battle.wheel(54000)", "<Shift>r",
    N_ ("Wheel to the left") },
  { UNDER, "battle.lie", "l", N_ ("Lie down and stand up") },
  { UNDER, "battle.send-trail", "t", N_ ("Send two men to a trail") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_MAP, LW_KEYS_MAP | LW_KEYS_SIGHT, LW_KEY_OF_FOCUS | LW_KEY_STEPS
  { UNDER, "map.left", "Left", N_ ("To the left: the cursor, or the gun that is laid") },
  { UNDER, "map.up", "Up", N_ ("Up: the cursor, or the gun that is laid") },
  { UNDER, "map.right", "Right", N_ ("To the right: the cursor, or the gun that is laid") },
  { UNDER, "map.down", "Down", N_ ("Down: the cursor, or the gun that is laid") },
#undef UNDER
  { LW_KEYS_UNDER_MAP, LW_KEYS_TABLE, LW_KEY_OF_PAGE, "map.measure", "m", N_ ("Measure") },
#define UNDER LW_KEYS_UNDER_MAP, LW_KEYS_VIEW, LW_KEY_GOES_ON
  { UNDER, "map.fit", "0; KP_0", N_ ("The whole field") },
  { UNDER, "map.twelfth", "1; KP_1", N_ ("One twelfth of its size") },
  { UNDER, "map.nearer", "plus; equal KP_Add", N_ ("Nearer") },
  { UNDER, "map.farther", "minus; KP_Subtract", N_ ("Farther") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_TOOLS, LW_KEYS_EDITOR, LW_KEY_OF_PAGE
  { UNDER, "editor.tool::s", "s", N_ ("Select") },
  { UNDER, "editor.tool::b", "b", N_ ("Board hill") },
  { UNDER, "editor.tool::h", "h", N_ ("House") },
  { UNDER, "editor.tool::c", "c", N_ ("Church") },
  { UNDER, "editor.tool::e", "e", N_ ("Shed") },
  { UNDER, "editor.tool::w", "w", N_ ("Wall") },
  { UNDER, "editor.tool::t", "t", N_ ("Tree") },
  { UNDER, "editor.tool::d", "d", N_ ("Wood of twigs") },
  { UNDER, "editor.tool::v", "v", N_ ("Ground of a wood") },
  { UNDER, "editor.tool::k", "k", N_ ("Rock") },
  { UNDER, "editor.tool::r", "r", N_ ("River") },
  { UNDER, "editor.tool::l", "l", N_ ("Road") },
  { UNDER, "editor.tool::o", "o", N_ ("Pond") },
  { UNDER, "editor.tool::a", "a", N_ ("Swamp") },
  { UNDER, "editor.tool::f", "f", N_ ("Ford") },
  { UNDER, "editor.tool::g", "g", N_ ("Bridge") },
  { UNDER, "editor.tool::m", "m", N_ ("Measure") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_SELECTED, LW_KEYS_EDITOR, LW_KEY_OF_PAGE
  { UNDER, "editor.duplicate", "<Control>d", N_ ("Duplicate") },
  { LW_KEYS_UNDER_SELECTED, LW_KEYS_EDITOR, LW_KEY_GOES_ON, "editor.rotate(15)", "bracketleft",
    N_ ("Rotate to the left by 15 degrees") },
  { LW_KEYS_UNDER_SELECTED, LW_KEYS_EDITOR, LW_KEY_GOES_ON, "editor.rotate(-15)", "bracketright",
    N_ ("Rotate to the right by 15 degrees") },
  { UNDER, "editor.flip::across", "x", N_ ("Mirror, west and east") },
  { UNDER, "editor.flip::along", "y", N_ ("Mirror, south and north") },
  { UNDER, "editor.layer::up", "Page_Up", N_ ("Raise") },
  { UNDER, "editor.layer::down", "Page_Down", N_ ("Lower") },
  { UNDER, "editor.layer::top", "<Control>Page_Up", N_ ("To the top") },
  { UNDER, "editor.layer::bottom", "<Control>Page_Down", N_ ("To the bottom") },
  { UNDER, "editor.lock", "<Control>l", N_ ("Lock or unlock") },
  { UNDER, "editor.name", "F2", N_ ("Name it") },
  { UNDER, "editor.delete", "Delete", N_ ("Delete") },
  { UNDER, "editor.back", "BackSpace", N_ ("Take back the last corner, or delete") },
  { UNDER, "editor.menu", "Menu <Shift>F10", N_ ("Menu") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_COUNTRY, LW_KEYS_EDITOR, LW_KEY_FIRST | LW_KEY_GOES_ON
  { UNDER, "editor.undo", "<Control>z", N_ ("Undo") },
  { UNDER, "editor.redo", "<Control><Shift>z <Control>y", N_ ("Redo") },
#undef UNDER
#define UNDER LW_KEYS_UNDER_COUNTRY, LW_KEYS_EDITOR, LW_KEY_OF_PAGE
  { UNDER, "editor.save", "<Control>s", N_ ("Save") },
  { UNDER, "editor.save-as", "<Control><Shift>s", N_ ("Save as") },
  { UNDER, "editor.export", "<Control>e", N_ ("Export the map") },
  { UNDER, "editor.plan", "<Control>p", N_ ("Floor plan") },
#undef UNDER
  { LW_KEYS_UNDER_COUNTRY, LW_KEYS_EDITOR, LW_KEY_BESIDE, "editor.focus-map", "Escape",
    N_ ("Out of a field, back to the map") },
#define UNDER LW_KEYS_UNDER_WAR, LW_KEYS_CAMPAIGN, LW_KEY_OF_PAGE
  { UNDER, "campaign.floor", "<Control>b", N_ ("Enter a floor battle") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_FLOOR, LW_KEY_FIRST, "floor.enter",
    "<Control>Return; <Control>KP_Enter", N_ ("Put the floor battle into the ledger") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_LEDGER, LW_KEY_FIXED, "list.activate-item", "Return",
    N_ ("Open or fold a line of the ledger") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_LEDGER, LW_KEY_OF_FOCUS, "ledger.menu", "Menu <Shift>F10",
    N_ ("Menu of the line") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_LEDGER, LW_KEY_OF_FOCUS, "ledger.fold", "Escape",
    N_ ("Fold the line that is open") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_LEDGER, LW_KEY_OF_FOCUS, "campaign.copy-chosen", "<Control>c",
    N_ ("Copy the line") },
  { UNDER, "campaign.correct-chosen", "F4", N_ ("Correct the battle of the line") },
  { UNDER, "campaign.filter", "<Control>f", N_ ("Filter the ledger") },
  { UNDER, "campaign.settings", "F2", N_ ("Name, target, players") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_CAMPAIGN, LW_KEY_GOES_ON, "campaign.undo", "<Control>z",
    N_ ("Take the last change back") },
  { LW_KEYS_UNDER_WAR, LW_KEYS_CAMPAIGN, LW_KEY_GOES_ON, "campaign.redo", "<Control><Shift>z",
    N_ ("Do the last change again") },
  { UNDER, "campaign.export", "<Control>e", N_ ("The ledger as comma-separated values") },
  { UNDER, "campaign.sheet", "<Control>p", N_ ("War sheet") },
#undef UNDER
  { LW_KEYS_UNDER_CLOCK, LW_KEYS_PROGRAM, LW_KEY_FIRST, "app.timekeeper", "<Control>t",
    N_ ("Show the timekeeper") },
#define UNDER LW_KEYS_UNDER_CLOCK, LW_KEYS_CLOCK, LW_KEY_OF_PAGE
  { UNDER, "clock.go", "space", N_ ("Go, pause, go on, interval") },
  { UNDER, "clock.end", "e", N_ ("End the move before time") },
  { UNDER, "clock.add", "m", N_ ("A minute more") },
  { UNDER, "clock.swap", "o", N_ ("The other side moves next") },
  { UNDER, "clock.full", "F11", N_ ("Full screen") },
  { UNDER, "clock.leave", "Escape", N_ ("Leave the full screen") },
#undef UNDER
};

const LwAct *
lw_key_acts (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (acts);
  return acts;
}

const LwAct *
lw_key_act (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].name, name))
      return &acts[i];
  return NULL;
}

const char *
lw_key_label (const LwAct *act)
{
  g_return_val_if_fail (act != NULL, "");

  return _ (act->label);
}

const char *
lw_key_heading (LwKeyHeading heading)
{
  return _ (lw_key_heading_in_english (heading));
}

const char *
lw_key_heading_in_english (LwKeyHeading heading)
{
  g_return_val_if_fail (heading < LW_N_KEY_HEADINGS, "");

  return headings[heading];
}

gboolean
lw_key_meet (const LwAct *act, const LwAct *other)
{
  g_return_val_if_fail (act != NULL && other != NULL, FALSE);

  if (((act->way | other->way) & LW_KEY_BESIDE) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (together); i++)
    if ((act->places & together[i]) != 0 && (other->places & together[i]) != 0)
      return TRUE;
  return FALSE;
}
