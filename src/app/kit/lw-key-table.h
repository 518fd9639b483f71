/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-key-table.h: every act that has a key, once: its name, its key, its words, and where it holds.
 *
 * The pages listen by it, the window of keys and the help show it, menus and tooltips name the keys
 * that it gives. What the player has changed is not here but in lw-keys.h.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who listens. One widget may be more than one of these. */
typedef enum
{
  LW_KEYS_PROGRAM  = 1 << 0,  /* every window of the program */
  LW_KEYS_SMALL    = 1 << 1,  /* a small window over another */
  LW_KEYS_WRITING  = 1 << 2,  /* a text that is being written */
  LW_KEYS_SHEETS   = 1 << 3,
  LW_KEYS_REPORT   = 1 << 4,
  LW_KEYS_BATTLE   = 1 << 5,
  LW_KEYS_SIGHT    = 1 << 6,
  LW_KEYS_PRACTICE = 1 << 7,
  LW_KEYS_REPLAY   = 1 << 8,
  LW_KEYS_VIEW     = 1 << 9,  /* any map, though it be only looked at */
  LW_KEYS_MAP      = 1 << 10, /* a map with a cursor */
  LW_KEYS_TABLE    = 1 << 11, /* the map of a battle */
  LW_KEYS_EDITOR   = 1 << 12,
  LW_KEYS_CAMPAIGN = 1 << 13,
  LW_KEYS_LEDGER   = 1 << 14,
  LW_KEYS_FLOOR    = 1 << 15, /* the form of a floor battle */
  LW_KEYS_CLOCK    = 1 << 16, /* the timekeeper */
  LW_KEYS_MELEE    = 1 << 17,
  LW_KEYS_START    = 1 << 18
} LwKeyPlaces;

typedef enum
{
  LW_KEY_OF_PAGE = 0,       /* wherever the focus is in the window, if it leaves the key alone */
  LW_KEY_OF_FOCUS = 1 << 0, /* only while the focus is there: buttons and lists use this key too */
  LW_KEY_FIRST = 1 << 1,    /* before what has the focus: no key of a letter alone */
  LW_KEY_STEPS = 1 << 2,    /* with Shift and Control too: larger and finer steps */
  LW_KEY_FIXED = 1 << 3,    /* the toolkit's own: nobody can change it */
  LW_KEY_BESIDE = 1 << 4,   /* may share its key: it is asked when the others have no use for it */
  LW_KEY_GOES_ON = 1 << 5   /* again and again while its key is held down */
} LwKeyWay;

/* The heading that it stands under, in the window of keys and in the help. */
typedef enum
{
  LW_KEYS_UNDER_EVERYWHERE,
  LW_KEYS_UNDER_WRITING,
  LW_KEYS_UNDER_PAPER,
  LW_KEYS_UNDER_BATTLE,
  LW_KEYS_UNDER_GUNS,
  LW_KEYS_UNDER_MELEE,
  LW_KEYS_UNDER_REPLAY,
  LW_KEYS_UNDER_HAND,
  LW_KEYS_UNDER_MAP,
  LW_KEYS_UNDER_TOOLS,
  LW_KEYS_UNDER_SELECTED,
  LW_KEYS_UNDER_COUNTRY,
  LW_KEYS_UNDER_WAR,
  LW_KEYS_UNDER_CLOCK,
  LW_N_KEY_HEADINGS
} LwKeyHeading;

typedef struct
{
  LwKeyHeading heading;
  LwKeyPlaces places;
  LwKeyWay way;
  const char *name;  /* the action with its target, as in "editor.flip::across" */
  const char *keys;  /* as GTK writes them; those behind a semicolon go without saying */
  const char *label; /* in English; lw_key_label() has it in the player's language */
} LwAct;

/* All acts, under their headings. */
const LwAct *lw_key_acts    (guint *n);
/* NULL: no act has this name. */
const LwAct *lw_key_act     (const char *name);
/* What it does, in the player's language. */
const char  *lw_key_label   (const LwAct *act);
/* The heading in the player's language, and in English. */
const char  *lw_key_heading (LwKeyHeading heading);
const char  *lw_key_heading_in_english (LwKeyHeading heading);
/* Can both be asked for in the same place, so that they cannot have the same key? */
gboolean     lw_key_meet    (const LwAct *act, const LwAct *other);

G_END_DECLS
