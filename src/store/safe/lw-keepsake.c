/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lw-keepsake.c: what could be made anew at any time, kept so that it need not be.
 *
 * A keepsake is a file of its own: a head with its size and its sum, then the bytes. It is named by
 * two sums of the build, of what it is and of the file that it was made from, so that it is never
 * wrong but only not there. The folder is kept within its bounds whenever something is put in.
 */
#include "lw-keepsake.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lw-replace.h"
#include "lw-sum.h"

#define NAME_LENGTH 32 /* two sums in hexadecimal */
#define OTHER_ODD G_GUINT64_CONSTANT (0xd6e8feb86659fd93)
#define TEMPORARY_TAIL ".new"

/* What a file begins with; the bytes follow. */
typedef struct
{
  char magic[8];
  guint64 size;
  guint64 sum; /* of its name and its bytes */
} Head;

static const char magic[8] = "LWKEPT1";

/* ---- names ---- */

/* Another build of the program may draw another picture. */
static char *
build_mark (void)
{
  GStatBuf status = { 0 };

  g_stat ("/proc/self/exe", &status);
  return g_strdup_printf (LW_VERSION " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT,
                          (gint64)status.st_size, (gint64)status.st_mtim.tv_sec);
}

char *
lw_keepsake_name (const char *kind, const char *how, const char *data, gsize size)
{
  const guint64 odd[] = { LW_SUM_ODD, OTHER_ODD };
  g_autofree char *build = build_mark ();
  g_autofree char *head = g_strdup_printf ("%s\n%s\n%s\n", build, kind, how);
  guint64 sum[2];

  for (guint i = 0; i < 2; i++)
    sum[i] = lw_sum_add (lw_sum_add (size, odd[i], head, strlen (head)), odd[i], data, size);
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", sum[0], sum[1]);
}

static char *
folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "little-wars", "keepsakes", NULL);
}

static char *
path_of (const char *name)
{
  g_autofree char *within = folder ();

  return g_build_filename (within, name, NULL);
}

/* The name is in the sum, so that a file that was renamed does not pass for another. */
static guint64
sum_of (const char *name, const void *data, gsize size)
{
  return lw_sum_add (lw_sum_add (size, LW_SUM_ODD, name, strlen (name)), LW_SUM_ODD, data, size);
}

/* ---- reading ---- */

static gboolean
read_all (int file, gpointer data, gsize size)
{
  char *at = data;

  while (size > 0)
    {
      gssize got = read (file, at, size);

      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        return FALSE;
      at += got;
      size -= (gsize)got;
    }
  return TRUE;
}

/* FALSE also when the file is not exactly as long as its head says. */
static gboolean
read_head (int file, Head *head)
{
  struct stat status;

  return fstat (file, &status) == 0 && S_ISREG (status.st_mode) &&
         read_all (file, head, sizeof *head) && memcmp (head->magic, magic, sizeof magic) == 0 &&
         head->size <= LW_KEEPSAKE_LARGEST && (guint64)status.st_size == sizeof *head + head->size;
}

GBytes *
lw_keepsake_get (const char *name)
{
  g_autofree char *path = NULL;
  g_autofree guint8 *data = NULL;
  gboolean whole;
  Head head;
  int file;

  g_return_val_if_fail (name != NULL, NULL);

  path = path_of (name);
  file = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW);
  if (file < 0)
    return NULL;
  whole = read_head (file, &head);
  if (whole)
    {
      data = g_malloc (head.size);
      whole = read_all (file, data, head.size) && sum_of (name, data, head.size) == head.sum;
    }
  close (file);
  return whole ? g_bytes_new_take (g_steal_pointer (&data), head.size) : NULL;
}

/* ---- how many ---- */

typedef struct
{
  char *path;
  gint64 time;
  gsize size;
} Found;

static void
found_free (gpointer data)
{
  g_free (((Found *)data)->path);
  g_free (data);
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  const Found *one = *(const Found *const *)a, *other = *(const Found *const *)b;

  return one->time > other->time ? -1 : one->time < other->time;
}

/* A file that is being written, or that was when the program ended, counts too. */
static gboolean
is_ours (const char *name)
{
  gsize n = strspn (name, "0123456789abcdef");

  return n == NAME_LENGTH && (name[n] == '\0' || g_str_equal (name + n, TEMPORARY_TAIL));
}

static GPtrArray *
find_all (const char *within)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (found_free);
  g_autoptr (GDir) dir = g_dir_open (within, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (within, name, NULL);
      struct stat status;
      Found *found;

      if (!is_ours (name) || lstat (path, &status) != 0 || S_ISDIR (status.st_mode))
        continue;
      found = g_new0 (Found, 1);
      found->path = g_steal_pointer (&path);
      found->time = status.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status.st_mtim.tv_nsec;
      found->size = (gsize)status.st_size;
      g_ptr_array_add (all, found);
    }
  return all;
}

/* Removes the oldest until number and size are within bounds. */
static void
keep_bounds (const char *within)
{
  g_autoptr (GPtrArray) all = find_all (within);
  gsize bytes = 0;

  g_ptr_array_sort (all, compare_times);
  for (guint i = 0; i < all->len; i++)
    {
      const Found *found = g_ptr_array_index (all, i);

      bytes += found->size;
      if (i >= LW_KEEPSAKES_MOST || bytes > LW_KEEPSAKES_MOST_BYTES)
        lw_calls ()->unlink (found->path);
    }
}

/* ---- writing ---- */

static gboolean
make_folder (const char *path)
{
  g_autofree char *above = g_path_get_dirname (path);

  if (lw_calls ()->mkdir (path, 0700) == 0 || errno == EEXIST)
    return TRUE;
  return errno == ENOENT && !g_str_equal (above, path) && make_folder (above) &&
         (lw_calls ()->mkdir (path, 0700) == 0 || errno == EEXIST);
}

static gboolean
fill (int file, const Head *head, const void *data)
{
  gboolean whole = lw_write_all (file, (const char *)head, sizeof *head) == 0 &&
                   lw_write_all (file, data, head->size) == 0;

  return lw_calls ()->close (file) == 0 && whole;
}

/* Nothing is synced: a file that a power cut has spoilt is known by its sum. */
static void
write_file (const char *path, const Head *head, const void *data)
{
  g_autofree char *temporary = g_strconcat (path, TEMPORARY_TAIL, NULL);
  int file;

  /* Another program may be writing this very file; it then loses it, which does no harm. */
  lw_calls ()->unlink (temporary);
  file = lw_calls ()->open (temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0)
    return;
  if (!fill (file, head, data) || lw_calls ()->rename (temporary, path) != 0)
    lw_calls ()->unlink (temporary);
}

void
lw_keepsake_put (const char *name, GBytes *bytes)
{
  g_autofree char *within = folder ();
  g_autofree char *path = NULL;
  Head head = { .sum = 0 };
  const void *data;
  gsize size;

  g_return_if_fail (name != NULL && strlen (name) == NAME_LENGTH && bytes != NULL);

  data = g_bytes_get_data (bytes, &size);
  if (size == 0 || size > LW_KEEPSAKE_LARGEST || !make_folder (within))
    return;
  path = g_build_filename (within, name, NULL);
  memcpy (head.magic, magic, sizeof magic);
  head.size = size;
  head.sum = sum_of (name, data, size);
  write_file (path, &head, data);
  keep_bounds (within);
}
