/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-leaks.c: what the libraries make while they are loaded is not looked at for leaks: GLib's
 * first table of quarks, which it lets go of on purpose when it needs a larger one.
 */
#include "app-leaks.h"

#include <stddef.h>

/* Of the leak sanitizer; absent from a build without it. */
extern void __lsan_disable (void) __attribute__ ((weak));
extern void __lsan_enable (void) __attribute__ ((weak));

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
