/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-hostile.c: files that are meant to do harm are refused with a word of why, and with little
 * work: it is counted, for a busy machine tells nothing by its clock. `meson test --benchmark
 * file-speed` has the milliseconds.
 */
#include "hostile-files.h"
#include "store-fault.h"

#include "lw-country-file.h"

#include <libxml/xmlmemory.h>
#include <sys/resource.h>

#define MOST_KIB (50 * 1024)
/* How often the XML library may ask for memory: it does so for each node that it hands over, and
 * the reader of the program stops it at a bound of its own. */
#define MOST_ALLOCATIONS 1000

static guint allocations;

static void *
counted_malloc (size_t size)
{
  allocations++;
  return malloc (size);
}

static void *
counted_realloc (void *old, size_t size)
{
  allocations++;
  return realloc (old, size);
}

static char *
counted_strdup (const char *text)
{
  allocations++;
  return strdup (text);
}

static glong
peak_kib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

/* In a process of its own, so that the peak is this file's. */
static void
load_hostile (gpointer data)
{
  const HostileFile *file = data;
  g_autoptr (LwCountry) country = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  g_autofree char *text = hostile_text (file, &size);
  glong before = peak_kib ();

  allocations = 0;
  country = lw_country_file_parse ("file", text, size, NULL, &error);
  if (country != NULL)
    _exit (2);
  g_test_message ("%s: %u allocations, %ld KiB: %s", file->name, allocations, peak_kib () - before,
                  error->message);
  if (strstr (error->message, file->words) == NULL || !g_str_has_prefix (error->message, "file:"))
    _exit (3);
  if (allocations > MOST_ALLOCATIONS)
    _exit (4);
  _exit (peak_kib () - before > MOST_KIB ? 5 : 0);
}

static void
test_refused (gconstpointer file)
{
  int status = in_child (load_hostile, (gpointer)file);

  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* A gzip file under our name is no text, whatever it unpacks to. */
static void
test_gzip (void)
{
  static const guint8 head[] = { 0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xed, 0xc1 };
  g_autoptr (GError) error = NULL;

  g_assert_null (lw_country_file_parse ("file", (const char *)head, sizeof head, NULL, &error));
  g_assert_error (error, LW_STORE_ERROR, LW_STORE_ERROR_XML);
}

int
main (int argc, char **argv)
{
  xmlMemSetup (free, counted_malloc, counted_realloc, counted_strdup);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (hostile_files); i++)
    {
      g_autofree char *path = g_strconcat ("/store/hostile/", hostile_files[i].name, NULL);

      g_test_add_data_func (path, &hostile_files[i], test_refused);
    }
  g_test_add_func ("/store/hostile/gzip", test_gzip);
  return g_test_run ();
}
