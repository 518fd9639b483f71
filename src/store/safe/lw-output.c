/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-output.c: what is made for others, a picture, a document, a table, into the file they named.
 */
#include "lw-output.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lw-replace.h"
#include "lw-safe-file.h"
#include "lw-store-error.h"

/* What is no plain file is written to as it is: a pipe, a device. */
static int
write_through (const char *path, const char *data, gsize size)
{
  int file = lw_calls ()->open (path, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0);
  int fault;

  if (file < 0)
    return errno;
  fault = lw_write_all (file, data, size);
  if (lw_calls ()->close (file) != 0 && fault == 0)
    fault = errno;
  return fault;
}

static int
write_target (const char *target, const char *data, gsize size)
{
  struct stat facts;
  gboolean exists = stat (target, &facts) == 0;

  if (!exists && errno != ENOENT)
    return errno;
  if (exists && S_ISDIR (facts.st_mode))
    return EISDIR;
  if (exists && !S_ISREG (facts.st_mode))
    return write_through (target, data, size);
  if (exists && access (target, W_OK) != 0)
    return errno;
  return lw_replace (target, data, size, exists ? facts.st_mode & 07777 : 0666, exists);
}

gboolean
lw_output_write (const char *path, const char *data, gssize size, GError **error)
{
  g_autofree char *target = NULL;
  gsize length;
  int fault;

  g_return_val_if_fail (path != NULL && data != NULL, FALSE);

  length = size < 0 ? strlen (data) : (gsize)size;
  if (g_str_equal (path, LW_OUTPUT_STANDARD))
    fault = lw_write_all (STDOUT_FILENO, data, length);
  else if ((target = lw_safe_target (path)) == NULL)
    fault = ELOOP;
  else
    fault = write_target (target, data, length);
  return fault == 0 || lw_store_fail_write (path, fault, error);
}
