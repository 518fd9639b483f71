/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-format.h: the three kinds of files, their versions, and the way from older ones to ours.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  LW_FILE_COUNTRY,
  LW_FILE_BATTLE,
  LW_FILE_CAMPAIGN
} LwFileKind;

const char *lw_file_kind_extension (LwFileKind kind);  /* ".lwbattle" */
const char *lw_file_kind_name      (LwFileKind kind);  /* _("battle") */

typedef enum
{
  LW_FORMAT_OURS,
  LW_FORMAT_OLDER,     /* its first save keeps a copy beside it, `path.v0.bak` */
  LW_FORMAT_NEWER      /* a later minor one: read, and never written over */
} LwFormatAge;

/* The format that is written, and read without more ado. */
#define LW_FORMAT_MAJOR 1
#define LW_FORMAT_MINOR 0

/*
 * One step of the way: rewrites the text of a file of the format @from into that of the next one,
 * format attribute included. Returns: (transfer full), NULL on error
 */
typedef struct
{
  LwFileKind kind;
  guint from;                                            /* its major number */
  char *(*step) (const char *data, gsize size, GError **error);
} LwMigration;

/* "1.0": FALSE where it is anything but two numbers of at most nine digits. */
gboolean    lw_format_parse    (const char *text, guint *major, guint *minor);

LwFormatAge lw_format_age      (const char *data, gsize size, guint *major);

/*
 * lw_format_migrate: the text of an older file in our format. Returns: (transfer full): NULL
 * without an error when it is in ours already, or newer, or no step leads from there.
 */
char       *lw_format_migrate  (LwFileKind kind, const char *data, gsize size, GError **error);

/* Does a way lead from this older format to ours? */
gboolean    lw_format_is_known (LwFileKind kind, guint major);

/* The steps there are, ended by one without a function; NULL: those of the program. */
void        lw_format_replace_migrations_for_test (const LwMigration *steps);

G_END_DECLS
