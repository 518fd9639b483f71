/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-fault.h: a system on which things go wrong, for the tests of files: the n-th call fails, or
 * the program dies before it, and everything is written down.
 */
#pragma once

#include "lw-replace.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef enum
{
  FAULT_NONE,
  FAULT_ERROR, /* the call fails with an errno */
  FAULT_SHORT, /* half of a write is done, and the next call fails with an errno, if there is one */
  FAULT_KILL,  /* kill -9 in place of the call */
  FAULT_HALF   /* half of a write is done, then kill -9 */
} FaultKind;

typedef enum
{
  CALL_OPEN = 1 << 0,
  CALL_WRITE = 1 << 1,
  CALL_SYNC = 1 << 2,
  CALL_RENAME = 1 << 3,
  CALL_LINK = 1 << 4,
  CALL_UNLINK = 1 << 5,
  CALL_MKDIR = 1 << 6,
  CALL_ANY = 127
} CallKind;

static struct
{
  FaultKind kind;
  CallKind calls; /* which calls are counted */
  guint at;       /* the number that goes wrong, from 1 */
  gboolean on;    /* and all after it */
  int fault;
  guint count;
  guint struck;
} plan;

static inline void
plan_fault (FaultKind kind, CallKind calls, guint at, gboolean on, int fault)
{
  plan.kind = kind;
  plan.calls = calls;
  plan.at = at;
  plan.on = on;
  plan.fault = fault;
  plan.count = 0;
  plan.struck = 0;
}

/* Does it go wrong now? */
static inline gboolean
strikes (CallKind call)
{
  if (plan.kind == FAULT_NONE || !(plan.calls & call))
    return FALSE;
  plan.count++;
  if (plan.count != plan.at && !(plan.on && plan.count > plan.at))
    return FALSE;
  plan.struck++;
  if (plan.kind == FAULT_KILL)
    kill (getpid (), SIGKILL);
  errno = plan.fault;
  return plan.kind == FAULT_ERROR;
}

static int
fault_open (const char *path, int flags, mode_t mode)
{
  return strikes (CALL_OPEN) ? -1 : lw_system_calls.open (path, flags, mode);
}

static gssize
fault_write (int file, const void *data, gsize size)
{
  guint struck = plan.struck;

  if (strikes (CALL_WRITE))
    return -1;
  if (plan.struck > struck && (plan.kind == FAULT_HALF || plan.kind == FAULT_SHORT))
    {
      gssize done = lw_system_calls.write (file, data, size / 2);

      if (plan.kind == FAULT_HALF)
        kill (getpid (), SIGKILL);
      plan.kind = plan.fault != 0 ? FAULT_ERROR : FAULT_NONE;
      plan.at = plan.count + 1;
      return done;
    }
  return lw_system_calls.write (file, data, size);
}

static int
fault_sync_data (int file)
{
  return strikes (CALL_SYNC) ? -1 : lw_system_calls.sync_data (file);
}

static int
fault_sync (int file)
{
  return strikes (CALL_SYNC) ? -1 : lw_system_calls.sync (file);
}

static int
fault_rename (const char *from, const char *to)
{
  return strikes (CALL_RENAME) ? -1 : lw_system_calls.rename (from, to);
}

static int
fault_link (const char *from, const char *to)
{
  return strikes (CALL_LINK) ? -1 : lw_system_calls.link (from, to);
}

static int
fault_unlink (const char *path)
{
  return strikes (CALL_UNLINK) ? -1 : lw_system_calls.unlink (path);
}

static int
fault_mkdir (const char *path, mode_t mode)
{
  return strikes (CALL_MKDIR) ? -1 : lw_system_calls.mkdir (path, mode);
}

static inline void
use_fault_calls (void)
{
  static LwStoreCalls calls;

  calls = lw_system_calls;
  calls.open = fault_open;
  calls.write = fault_write;
  calls.sync_data = fault_sync_data;
  calls.sync = fault_sync;
  calls.rename = fault_rename;
  calls.link = fault_link;
  calls.unlink = fault_unlink;
  calls.mkdir = fault_mkdir;
  plan_fault (FAULT_NONE, CALL_ANY, 0, FALSE, 0);
  lw_calls_replace_for_test (&calls);
}

/* ---- folders of tests ---- */

static inline void
remove_tree (const char *path)
{
  GDir *dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  if (dir)
    g_dir_close (dir);
  g_remove (path);
}

/* Before the first use of GLib's folders: state and data in a folder of our own. */
static inline char *
new_home (void)
{
  g_autoptr (GError) error = NULL;
  char *home = g_dir_make_tmp ("little-wars-XXXXXX", &error);

  g_assert_no_error (error);
  g_setenv ("XDG_STATE_HOME", home, TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("HOME", home, TRUE);
  return home;
}

/* Runs @child in a process of its own. Returns: its status, as waitpid() gives it */
static inline int
in_child (void (*child) (gpointer data), gpointer data)
{
  pid_t id = fork ();
  int status;

  g_assert_cmpint (id, >=, 0);
  if (id == 0)
    {
      child (data);
      _exit (0);
    }
  g_assert_cmpint (waitpid (id, &status, 0), ==, id);
  return status;
}
