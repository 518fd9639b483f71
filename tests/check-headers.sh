#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-headers.sh ROOT: every header compiles alone, with the include path of its floor.
set -u
cd "$1/src" || exit 1
compiler=${CC:-cc}

# floor, the floors beneath it, pkg-config modules
check ()
{
  path=
  for floor in $1 $2; do path="$path -I$floor"; done
  # shellcheck disable=SC2046,SC2086
  find "$1" -name '*.h' -print0 | xargs -0 -r -P 2 -I HEADER \
    $compiler -fsyntax-only -std=gnu11 -Wall -Wextra -Wno-unused-parameter -Werror \
    -DGETTEXT_PACKAGE='""' -DLW_APP_ID='""' $path $(pkg-config --cflags $3) \
    -include HEADER -x c /dev/null || bad=1
}

bad=0
check field '' glib-2.0
check war field glib-2.0
check general 'field war' glib-2.0
check tell 'field war general' glib-2.0
check store 'field war tell' 'glib-2.0 gio-unix-2.0 libxml-2.0'
check draw 'field war tell' 'glib-2.0 cairo pangocairo'
check app 'field war general tell store draw' gtk4
exit $bad
