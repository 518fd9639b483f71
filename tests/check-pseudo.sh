#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-pseudo.sh ROOT WALK: makes a language of accents, longer than English by two fifths, and
# has WALK (test-app-pseudo) look at the pages in it, from left to right and from right to left; then
# in every language that the program speaks.
set -u
for tool in python3 xgettext msgfmt xvfb-run; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
walk=$(realpath "$2")
cd "$1" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/en_XA/LC_MESSAGES
mkdir -p "$folder"
GETTEXTDATADIRS=$PWD/po xgettext --from-code=UTF-8 --files-from=po/POTFILES.in -o "$work/pot" \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dngettext:2,3 \
  --keyword=g_dpgettext2:2c,3 2>"$work/errors" || { cat "$work/errors"; exit 1; }
python3 tests/make-pseudo.py "$work/pot" "$work/po" || exit 1
msgfmt --check-format --check-accelerators=_ -o "$folder/little-wars.mo" "$work/po" || exit 1
# Since glibc 2.39 no catalogue is read in C.UTF-8, and no other locale needs to be installed: the
# same under another name.
for locale in /usr/lib/locale/C.utf8 /usr/lib/locale/C.UTF-8; do
  [ -d $locale ] && cp -r $locale "$work/en_XA.utf8" && export LOCPATH="$work" LC_ALL=en_XA.UTF-8 &&
    break
done
export LANGUAGE=en_XA LITTLE_WARS_LOCALEDIR="$work"
bad=0
for way in ltr rtl; do
  LITTLE_WARS_TEST_WAY=$way xvfb-run -a -s '-screen 0 1366x768x24 -noreset' "$walk" || bad=1
done
# No word of these can be told to be English, but all must fit.
for language in $(grep -v '^#' po/LINGUAS); do
  mkdir -p "$work/$language/LC_MESSAGES"
  msgfmt -o "$work/$language/LC_MESSAGES/little-wars.mo" "po/$language.po" || exit 1
  LANGUAGE=$language LITTLE_WARS_TEST_WAY=real xvfb-run -a -s '-screen 0 1366x768x24 -noreset' \
    "$walk" || { echo "in the language $language"; bad=1; }
done
LANGUAGE=C LITTLE_WARS_TEST_WAY=real LITTLE_WARS_TEST_TEXT=1.5 \
  xvfb-run -a -s '-screen 0 1366x768x24 -noreset' "$walk" || { echo "in large letters"; bad=1; }
exit $bad
