/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * store-disk.h: a disk that remembers only what was synced, to cut the power of.
 *
 * Every call is written down. For each moment of that list, and each way in which what was not
 * synced may be there or not, disk_each_state() lays the folder out as it would be found.
 *
 * The rules are harsher than those of today's file systems: a name is safe when its folder has been
 * synced, and bytes when their file has; all else may be lost, half there, or nothing but zeros.
 */
#pragma once

#include "store-fault.h"

#include <fcntl.h>

typedef enum
{
  DISK_MAKE,  /* a name and an empty file */
  DISK_WRITE,
  DISK_SYNC,
  DISK_SYNC_FOLDER,
  DISK_RENAME,
  DISK_LINK,
  DISK_UNLINK,
  DISK_EMPTY, /* truncated */
  DISK_ACKNOWLEDGED
} DiskKind;

typedef struct
{
  DiskKind kind;
  guint file;  /* its number */
  char *name;  /* in the folder */
  char *other;
  GBytes *data;
  guint n;
} DiskCall;

/* What is left out of the program: a test that does not notice it has no teeth. */
typedef enum
{
  DISK_HONEST,
  DISK_NO_SYNC,
  DISK_NO_FOLDER_SYNC,
  DISK_NO_RENAME
} DiskMutant;

static struct
{
  GPtrArray *calls;  /* of DiskCall */
  GHashTable *open;  /* descriptor to number + 1 */
  GHashTable *names; /* name to number + 1 */
  guint n_files;
  DiskMutant mutant;
} disk;

static void
free_disk_call (DiskCall *call)
{
  g_free (call->name);
  g_free (call->other);
  g_clear_pointer (&call->data, g_bytes_unref);
  g_free (call);
}

static DiskCall *
disk_note (DiskKind kind, guint file, const char *name)
{
  DiskCall *call = g_new0 (DiskCall, 1);

  call->kind = kind;
  call->file = file;
  call->name = name ? g_path_get_basename (name) : NULL;
  g_ptr_array_add (disk.calls, call);
  return call;
}

static guint
disk_number (GHashTable *table, gconstpointer key)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (table, key));
}

static guint
disk_make (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  guint number = disk.n_files++;

  g_hash_table_insert (disk.names, g_steal_pointer (&name), GUINT_TO_POINTER (number + 1));
  disk_note (DISK_MAKE, number, path);
  return number;
}

static int
disk_open (const char *path, int flags, mode_t mode)
{
  g_autofree char *name = g_path_get_basename (path);
  int file = lw_system_calls.open (path, flags, mode);
  guint number;

  if (file < 0)
    return file;
  if (flags & O_DIRECTORY)
    {
      g_hash_table_insert (disk.open, GINT_TO_POINTER (file), GUINT_TO_POINTER (G_MAXINT));
      return file;
    }
  number = disk_number (disk.names, name);
  if (number == 0)
    number = disk_make (path) + 1;
  if (flags & O_TRUNC)
    disk_note (DISK_EMPTY, number - 1, NULL);
  g_hash_table_insert (disk.open, GINT_TO_POINTER (file), GUINT_TO_POINTER (number));
  return file;
}

static gssize
disk_write (int file, const void *data, gsize size)
{
  gssize done = lw_system_calls.write (file, data, size);

  if (done > 0)
    disk_note (DISK_WRITE, disk_number (disk.open, GINT_TO_POINTER (file)) - 1, NULL)->data =
        g_bytes_new (data, (gsize)done);
  return done;
}

static int
disk_sync (int file)
{
  guint number = disk_number (disk.open, GINT_TO_POINTER (file));
  gboolean folder = number == G_MAXINT;

  if (disk.mutant == DISK_NO_SYNC || (folder && disk.mutant == DISK_NO_FOLDER_SYNC))
    return 0;
  disk_note (folder ? DISK_SYNC_FOLDER : DISK_SYNC, number - 1, NULL);
  return 0;
}

static int
disk_close (int file)
{
  g_hash_table_remove (disk.open, GINT_TO_POINTER (file));
  return lw_system_calls.close (file);
}

/* The mutant writes the new text over the old file, as a careless program does. */
static int
disk_overwrite (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  gsize size;
  int file;

  g_file_get_contents (from, &text, &size, NULL);
  file = disk_open (to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  disk_write (file, text, size);
  disk_close (file);
  return 0;
}

static int
disk_rename (const char *from, const char *to)
{
  g_autofree char *old = g_path_get_basename (from);
  g_autofree char *name = g_path_get_basename (to);
  guint number = disk_number (disk.names, old);
  int done;

  if (disk.mutant == DISK_NO_RENAME && *old == '.')
    return disk_overwrite (from, to);
  done = lw_system_calls.rename (from, to);
  if (done == 0)
    {
      disk_note (DISK_RENAME, number - 1, from)->other = g_strdup (name);
      g_hash_table_remove (disk.names, old);
      g_hash_table_insert (disk.names, g_steal_pointer (&name), GUINT_TO_POINTER (number));
    }
  return done;
}

static int
disk_link (const char *from, const char *to)
{
  g_autofree char *old = g_path_get_basename (from);
  g_autofree char *name = g_path_get_basename (to);
  guint number = disk_number (disk.names, old);
  int done = lw_system_calls.link (from, to);

  if (done == 0)
    {
      disk_note (DISK_LINK, number - 1, to);
      g_hash_table_insert (disk.names, g_steal_pointer (&name), GUINT_TO_POINTER (number));
    }
  return done;
}

static int
disk_unlink (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  int done = lw_system_calls.unlink (path);

  if (done == 0 && disk_number (disk.names, name) != 0)
    {
      disk_note (DISK_UNLINK, 0, path);
      g_hash_table_remove (disk.names, name);
    }
  return done;
}

static inline void
disk_acknowledge (guint n)
{
  disk_note (DISK_ACKNOWLEDGED, 0, NULL)->n = n;
}

static inline void
disk_begin (DiskMutant mutant)
{
  static LwStoreCalls calls;

  disk.mutant = mutant;
  disk.n_files = 0;
  disk.calls = g_ptr_array_new_with_free_func ((GDestroyNotify)free_disk_call);
  disk.open = g_hash_table_new (NULL, NULL);
  disk.names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  calls = lw_system_calls;
  calls.open = disk_open;
  calls.write = disk_write;
  calls.sync = disk_sync;
  calls.sync_data = disk_sync;
  calls.close = disk_close;
  calls.rename = disk_rename;
  calls.link = disk_link;
  calls.unlink = disk_unlink;
  lw_calls_replace_for_test (&calls);
}

static inline void
disk_end (void)
{
  lw_calls_replace_for_test (NULL);
  g_clear_pointer (&disk.calls, g_ptr_array_unref);
  g_clear_pointer (&disk.open, g_hash_table_unref);
  g_clear_pointer (&disk.names, g_hash_table_unref);
}

/* ---- the states ---- */

typedef enum
{
  LOST_NOTHING,
  LOST_ALL,
  LOST_HALF,
  LOST_TO_ZEROS,
  N_LOSSES
} DiskLoss;

typedef struct
{
  GByteArray *bytes;
  gsize synced;
} DiskFile;

static void
free_disk_file (DiskFile *file)
{
  g_byte_array_unref (file->bytes);
  g_free (file);
}

static void
disk_apply_name (GHashTable *names, const DiskCall *call)
{
  if (call->kind == DISK_UNLINK)
    g_hash_table_remove (names, call->name);
  if (call->kind == DISK_MAKE || call->kind == DISK_LINK)
    g_hash_table_insert (names, g_strdup (call->name), GUINT_TO_POINTER (call->file + 1));
  if (call->kind == DISK_RENAME)
    {
      g_hash_table_remove (names, call->name);
      g_hash_table_insert (names, g_strdup (call->other), GUINT_TO_POINTER (call->file + 1));
    }
}

static gboolean
disk_is_name (DiskKind kind)
{
  return kind == DISK_MAKE || kind == DISK_LINK || kind == DISK_UNLINK || kind == DISK_RENAME;
}

/* What the files hold after the first @n calls. Returns: of DiskFile, by number */
static GPtrArray *
disk_files (guint n)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify)free_disk_file);

  for (guint i = 0; i < disk.n_files; i++)
    {
      DiskFile *file = g_new0 (DiskFile, 1);

      file->bytes = g_byte_array_new ();
      g_ptr_array_add (files, file);
    }
  for (guint i = 0; i < n; i++)
    {
      const DiskCall *call = g_ptr_array_index (disk.calls, i);
      DiskFile *file = call->file < files->len ? g_ptr_array_index (files, call->file) : NULL;

      if (call->kind == DISK_WRITE)
        g_byte_array_append (file->bytes, g_bytes_get_data (call->data, NULL),
                             (guint)g_bytes_get_size (call->data));
      if (call->kind == DISK_SYNC)
        file->synced = file->bytes->len;
      if (call->kind == DISK_EMPTY)
        {
          g_byte_array_set_size (file->bytes, 0);
          file->synced = 0;
        }
    }
  return files;
}

static void
disk_lay_out (const char *folder, GHashTable *names, GPtrArray *files, DiskLoss loss)
{
  GHashTableIter iter;
  gpointer name, number;

  remove_tree (folder);
  g_mkdir_with_parents (folder, 0700);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &number))
    {
      const DiskFile *file = g_ptr_array_index (files, GPOINTER_TO_UINT (number) - 1);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree guint8 *bytes = g_memdup2 (file->bytes->data, file->bytes->len);
      gsize loose = file->bytes->len - file->synced;
      gsize size = file->bytes->len;

      if (loss == LOST_ALL)
        size -= loose;
      if (loss == LOST_HALF)
        size -= loose / 2;
      if (loss == LOST_TO_ZEROS && loose > 0)
        memset (bytes + file->synced, 0, loose);
      g_file_set_contents (path, (char *)bytes, (gssize)size, NULL);
    }
}

/* Of the names since the last sync of the folder the first @kept are there. */
static GHashTable *
disk_names (guint n, guint kept, guint *loose)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint synced = 0;

  for (guint i = 0; i < n; i++)
    if (((DiskCall *)g_ptr_array_index (disk.calls, i))->kind == DISK_SYNC_FOLDER)
      synced = i;
  *loose = 0;
  for (guint i = 0; i < n; i++)
    {
      const DiskCall *call = g_ptr_array_index (disk.calls, i);

      if (!disk_is_name (call->kind))
        continue;
      if (i < synced || *loose < kept)
        disk_apply_name (names, call);
      *loose += i >= synced;
    }
  return names;
}

typedef gboolean (*DiskCheck) (guint acknowledged);

/* So many bad states prove the point. */
#define DISK_ENOUGH 200

/* Lays out every state and asks @fine of each. Returns: how many were not, at most DISK_ENOUGH */
static inline guint
disk_each_state (const char *folder, DiskCheck fine, guint *n_states)
{
  guint acknowledged = 0, bad = 0;

  *n_states = 0;
  for (guint n = 0; n <= disk.calls->len && bad < DISK_ENOUGH; n++)
    {
      g_autoptr (GPtrArray) files = disk_files (n);
      const DiskCall *last = n > 0 ? g_ptr_array_index (disk.calls, n - 1) : NULL;
      guint loose = 0;

      if (last && last->kind == DISK_ACKNOWLEDGED)
        acknowledged = last->n;
      for (guint kept = 0; kept <= loose; kept++)
        for (guint loss = 0; loss < N_LOSSES; loss++)
          {
            g_autoptr (GHashTable) names = disk_names (n, kept, &loose);

            disk_lay_out (folder, names, files, loss);
            bad += !fine (acknowledged);
            (*n_states)++;
          }
    }
  return bad;
}
