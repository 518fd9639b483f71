/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-library.h: the folders of Countries, battles and campaigns: shipped ones and the player's own.
 */
#pragma once

#include "safe/safe.h"

G_BEGIN_DECLS

typedef struct
{
  char *path;
  LwFileKind kind;
  /* of the Country, battle or war, for lists; the file's name when it is bad */
  char *name;
  gboolean shipped;    /* came with the program: read-only */
  gboolean elsewhere;  /* in a folder of the player's choice */
  gboolean put_away;   /* not to be shown unasked; set by whoever knows */
  char *bad;           /* why it cannot be opened, or NULL */
} LwLibraryItem;

/* What a list says of the file @path, which is in no folder of the library. (transfer full) */
LwLibraryItem *lw_library_item_elsewhere (const char *path, LwFileKind kind);
void       lw_library_item_free (LwLibraryItem *item);

/* The player's own folder for a kind, made if it is missing:
 * XDG_DATA_HOME/little-wars/countries... */
char      *lw_library_folder    (LwFileKind kind);

/* The folder of what ships: LITTLE_WARS_DATADIR, else the installed one, else the source tree's. */
char      *lw_library_shipped   (LwFileKind kind);

/*
 * lw_library_own_copy: a file that ships is copied into the player's folder, unless it is there
 * already; any other is itself. Returns: (transfer full) the path to work on, NULL on error
 */
char      *lw_library_own_copy  (LwFileKind kind, const char *path, GError **error);

/* All of a kind, shipped ones first, each by name; one bad file never hides the others. Of wars
 * the player's own alone.
 * Returns: (transfer full) (element-type LwLibraryItem) */
GPtrArray *lw_library_list      (LwFileKind kind);

/* Is @path in the player's folder for @kind, or in that of what ships? */
gboolean   lw_library_holds     (LwFileKind kind, const char *path);

/* A path in the player's folder that is free: "hooks-farm.lwbattle",
 * "hooks-farm-2.lwbattle"... */
char      *lw_library_new_path  (LwFileKind kind, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LwLibraryItem, lw_library_item_free)

G_END_DECLS
