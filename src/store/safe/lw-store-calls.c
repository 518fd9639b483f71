/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-store-calls.c: the calls to the system by which this floor changes files, in a table.
 */
#include "lw-store-calls.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static int
call_open (const char *path, int flags, mode_t mode)
{
  return open (path, flags, mode);
}

static gssize
call_write (int file, const void *data, gsize size)
{
  return write (file, data, size);
}

static gssize
call_write_at (int file, const void *data, gsize size, off_t at)
{
  return pwrite (file, data, size, at);
}

const LwStoreCalls lw_system_calls = {
  .open = call_open,
  .write = call_write,
  .write_at = call_write_at,
  .sync_data = fdatasync,
  .sync = fsync,
  .close = close,
  .chmod = fchmod,
  .rename = rename,
  .link = link,
  .unlink = unlink,
  .mkdir = mkdir,
  .rmdir = rmdir,
  .flock = flock,
};

static const LwStoreCalls *in_use = &lw_system_calls;

const LwStoreCalls *
lw_calls (void)
{
  return in_use;
}

void
lw_calls_replace_for_test (const LwStoreCalls *calls)
{
  in_use = calls != NULL ? calls : &lw_system_calls;
}
