/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-safe-read.c: whole files in, and marks by which a change from outside is noticed.
 */
#include "lw-safe-read.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lw-store-error.h"
#include "lw-sum.h"

/* Only what has a length that can be known is read at all. */
static int
check_file (int file)
{
  struct stat facts;

  if (fstat (file, &facts) != 0)
    return errno;
  if (S_ISDIR (facts.st_mode))
    return EISDIR;
  if (!S_ISREG (facts.st_mode))
    return ENODEV;
  return facts.st_size > LW_FILE_LARGEST ? EFBIG : 0;
}

static int
read_whole (int file, GString *text)
{
  char buffer[65536];
  gssize got;

  do
    {
      got = read (file, buffer, sizeof buffer);
      if (got > 0)
        g_string_append_len (text, buffer, got);
      if (text->len > LW_FILE_LARGEST)
        return EFBIG; /* it has grown under our hands */
    }
  while (got > 0 || (got < 0 && errno == EINTR));
  return got < 0 ? errno : 0;
}

/* ---- the standard input ---- */

gboolean
lw_safe_is_input (const char *path)
{
  static const char *const names[] = { "-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", NULL };

  return path != NULL && g_strv_contains (names, path);
}

/* It can be read once, and is asked for again: first of which kind it is, then what is in it. */
static char *
read_input (gsize *size, int *fault)
{
  static GString *kept = NULL;
  static int kept_fault = 0;

  if (kept == NULL)
    {
      kept = g_string_new (NULL);
      kept_fault = read_whole (STDIN_FILENO, kept);
    }
  *fault = kept_fault;
  *size = kept->len;
  return kept_fault == 0 ? g_memdup2 (kept->str, kept->len + 1) : NULL;
}

char *
lw_safe_try_read (const char *path, gsize *size, int *fault)
{
  int file;
  GString *text;

  if (lw_safe_is_input (path))
    return read_input (size, fault);
  file = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  *fault = file < 0 ? errno : 0;
  if (file < 0)
    return NULL;
  text = g_string_new (NULL);
  *fault = check_file (file);
  if (*fault == 0)
    *fault = read_whole (file, text);
  close (file);
  *size = text->len;
  return g_string_free (text, *fault != 0);
}

char *
lw_safe_read (const char *path, gsize *size, GError **error)
{
  char *data;
  int fault;

  g_return_val_if_fail (path != NULL && size != NULL, NULL);

  data = lw_safe_try_read (path, size, &fault);
  if (data == NULL)
    lw_store_fail_read (path, fault, error);
  return data;
}

void
lw_file_mark_set (LwFileMark *mark, const char *data, gsize size)
{
  *mark = (LwFileMark){ .known = TRUE, .exists = TRUE, .size = size };
  mark->sum = lw_sum_add (size, LW_SUM_ODD, data, size);
  mark->age = lw_format_age (data, size, &mark->major);
}

gboolean
lw_file_mark_same (const LwFileMark *one, const LwFileMark *other)
{
  g_return_val_if_fail (one != NULL && other != NULL, FALSE);
  return one->known && other->known && one->exists && other->exists && one->size == other->size &&
         one->sum == other->sum;
}

char *
lw_safe_read_marked (const char *path, gsize *size, LwFileMark *mark, GError **error)
{
  char *data = lw_safe_read (path, size, error);

  g_return_val_if_fail (mark != NULL, data);

  if (data != NULL)
    lw_file_mark_set (mark, data, *size);
  return data;
}

char *
lw_file_sha256 (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  data = lw_safe_read (path, &size, error);
  return data != NULL ? g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *)data, size)
                      : NULL;
}
