/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-leaks.c: what the libraries make while they are loaded is not looked at for leaks: GLib's
 * first table of quarks, which it lets go of on purpose when it needs a larger one. Nor is what the
 * row of folders in GTK's chooser of files loses since 4.14, whoever opens it: for each folder the
 * GFileInfo that it asked for, and the list of its buttons when it gets others (gtkpathbar.c). The
 * sanitizer sees no name of GTK there that could be suppressed; the question itself can be told.
 */
#define _GNU_SOURCE
#include "app-leaks.h"

#include <dlfcn.h>
#include <gio/gio.h>

/* What only the row of folders asks, in one go, and of one folder after the other. */
#define PATH_BAR_ASKS "standard::display-name,standard::is-hidden,standard::is-backup"

/* Of the leak sanitizer; absent from a build without it. */
extern void __lsan_disable (void) __attribute__ ((weak));
extern void __lsan_enable (void) __attribute__ ((weak));
extern void __lsan_ignore_object (const void *object) __attribute__ ((weak));

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Asked;

/* GTK's row of folders is being answered. */
static gboolean path_bar;

static void
look_away (void)
{
  if (__lsan_disable != NULL)
    __lsan_disable ();
}

/* Called before the constructors of all libraries. */
__attribute__ ((section (".preinit_array"),
                used)) static void (*const first_of_all) (void) = look_away;

void
app_leaks_watch (void)
{
  if (__lsan_enable != NULL)
    __lsan_enable ();
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Asked *asked = data;

  path_bar = TRUE;
  look_away ();
  asked->callback (source, result, asked->data);
  app_leaks_watch ();
  path_bar = FALSE;
}

/* Before GIO's own for all libraries, as the program's names are. */
void
g_file_query_info_async (GFile *file,
                         const char *attributes,
                         GFileQueryInfoFlags flags,
                         int priority,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  __typeof__ (&g_file_query_info_async) ask = dlsym (RTLD_NEXT, "g_file_query_info_async");
  Asked *asked;

  if (__lsan_disable != NULL && g_str_equal (attributes, PATH_BAR_ASKS))
    {
      asked = g_new (Asked, 1);
      *asked = (Asked){ callback, data };
      callback = answered_cb;
      data = asked;
    }
  ask (file, attributes, flags, priority, cancellable, callback, data);
}

GFileInfo *
g_file_query_info_finish (GFile *file, GAsyncResult *result, GError **error)
{
  __typeof__ (&g_file_query_info_finish) finish = dlsym (RTLD_NEXT, "g_file_query_info_finish");
  GFileInfo *info = finish (file, result, error);

  if (path_bar && info != NULL)
    __lsan_ignore_object (info);
  return info;
}
