#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# valgrind.sh ROOT BUILD: the real window under valgrind: opened and closed; the pages about a battle;
# a battle by the mouse from the start page to the ledger and the report on paper; a Country laid out.
# What is not ours is named in valgrind.supp and in the lists that GLib and GTK ship; anything else
# fails. It takes a quarter of an hour.
set -eu
root=$1
build=$2

if [ ! -f "$build/build.ninja" ]; then
  meson setup "$build" "$root" -Dbuildtype=debug >/dev/null
fi
tests='app-start app-pages journey-mouse journey-editor'
# shellcheck disable=SC2046,SC2086
ninja -C "$build" --quiet $(printf 'tests/test-%s ' $tests) data/gschemas.compiled >/dev/null
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
supp=
for list in /usr/share/glib-2.0/valgrind/glib.supp /usr/share/gtk-4.0/valgrind/gtk.supp \
  "$root/tests/valgrind.supp"; do
  [ -f "$list" ] && supp="$supp --suppressions=$list"
done

bad=0
for test in $tests; do
  echo "==> $test under valgrind"
  # shellcheck disable=SC2086
  env -i PATH="$PATH" HOME="$home" XDG_RUNTIME_DIR="$home/run" XDG_STATE_HOME="$home/state" \
    LC_ALL=C.UTF-8 TZ=UTC GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=gl-disable GDK_DISABLE=gl,vulkan \
    GTK_A11Y=test \
    GSETTINGS_BACKEND=memory GSETTINGS_SCHEMA_DIR="$build/data" G_SLICE=always-malloc \
    DBUS_SESSION_BUS_ADDRESS=disabled: LITTLE_WARS_DATADIR="$root/data" CANBERRA_DRIVER=null \
    APP_TEST_PATIENCE_S=1200 G_TEST_SRCDIR="$root/tests" G_TEST_BUILDDIR="$build/tests" \
    xvfb-run -a -s '-screen 0 1366x768x24 -noreset' \
    valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=definite \
    --errors-for-leak-kinds=definite --num-callers=30 $supp \
    "$build/tests/test-$test" || bad=1
done
[ "$bad" -eq 0 ] && echo "0 errors"
exit $bad
