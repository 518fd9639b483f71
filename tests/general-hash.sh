#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# general-hash.sh ROOT [BATTLES]: a General's turn is the same whoever compiled him. Builds
# general-hash with several compilers and settings, lets each fight BATTLES battles (1 when not
# said) and compares what their states hash to.
set -u
root=$1
battles=${2:-1}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$root" || exit 1

sources="tests/general/general-hash.c tests/random/random-country.c src/field/*/*.c src/war/*/*.c
  src/general/*/*.c"
flags="-std=gnu11 -w -fno-strict-aliasing -DGETTEXT_PACKAGE=\"little-wars\"
  -DG_LOG_DOMAIN=\"little-wars\" -Isrc/field -Isrc/war -Isrc/general -Itests/random"
for room in src/field/* src/war/* src/general/*; do
  [ ! -d "$room" ] || flags="$flags -I$room"
done
first=
bad=0

compare ()
{
  compiler=$1
  if ! command -v "$compiler" >/dev/null; then
    echo "$compiler is missing: passed over"
    return
  fi
  # The lists are meant to be split into words.
  # shellcheck disable=SC2086,SC2046
  if ! "$@" $flags $sources -o "$work/general-hash" $(pkg-config --cflags --libs glib-2.0); then
    echo "$*: does not build"
    bad=1
    return
  fi
  hash=$("$work/general-hash" "$battles") || bad=1
  echo "$hash  $*"
  [ -n "$first" ] || first=$hash
  [ "$hash" = "$first" ] || bad=1
}

compare gcc -O0
compare gcc -O3 -march=native -ffast-math
compare clang -O3
[ -n "$first" ] || exit 77
exit $bad
