#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-reproducible.sh ROOT: built as for a package in two places, everything that is installed is
# the same to the byte, and no place is named in it. Not part of the suite: it builds twice.
set -u
root=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A copy of the source below the folder $1, built and installed into $1/installed.
build_in ()
{
  mkdir -p "$1/source"
  (cd "$root" && tar -cf - --exclude='./build*' --exclude=./.git .) 2>/dev/null |
    tar -xf - -C "$1/source"
  flags="-g -O2 -ffile-prefix-map=$1/source=."
  CFLAGS=$flags meson setup --wrap-mode=nodownload --buildtype=plain --prefix=/usr --bindir=games \
    -Dtests=false -Din_place=false "$1/source/build" "$1/source" >"$1/log" 2>&1 &&
    ninja -C "$1/source/build" >>"$1/log" 2>&1 &&
    DESTDIR=$1/installed meson install -C "$1/source/build" --no-rebuild >>"$1/log" 2>&1 ||
    { tail -n 20 "$1/log"; exit 1; }
}

build_in "$work/one"
build_in "$work/another/and/deeper"
(cd "$work/one/installed" && find . -type f -exec sha256sum {} + | sort -k 2) >"$work/sums"
(cd "$work/another/and/deeper/installed" && find . -type f -exec sha256sum {} + | sort -k 2) |
  diff "$work/sums" - || { echo "what is installed depends on where it was built"; exit 1; }
strip -o "$work/stripped" "$work/one/installed/usr/games/little-wars"
if grep -qF "$work" "$work/stripped"; then
  echo "the program names the place where it was built"
  exit 1
fi
echo "$(wc -l <"$work/sums") files, the same from two places"
