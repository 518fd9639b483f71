#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-translation.sh ROOT [--list]: every file with words for the player is listed for
# translators, its words can be collected, and every translation is sound and has all the words that
# the program says today. With --list it prints the files, as po/POTFILES.in wants them.
set -u
for tool in xgettext msgfmt msgcmp; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
cd "$1" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

{
  grep -rlE '(^|[^A-Za-z_])(_|N_|C_|NC_|ngettext|g_dngettext|g_dpgettext2) ?\(' src --include='*.c'
  grep -rlE 'translatable="yes"' ui --include='*.ui'
  ls data/little-wars.desktop.in data/little-wars.metainfo.xml.in data/lessons/lessons.xml \
    data/countries/*.lwcountry
} | LC_ALL=C sort >"$work/found"
[ "${2-}" != --list ] || { cat "$work/found"; exit 0; }
grep -v '^#' po/POTFILES.in >"$work/listed"
LC_ALL=C diff "$work/listed" "$work/found" || {
  echo "po/POTFILES.in (<) is not the sorted list of the files with words for the player (>):"
  echo "tests/check-translation.sh . --list >po/POTFILES.in makes it so"
  bad=1
}

GETTEXTDATADIRS=$PWD/po xgettext --from-code=UTF-8 --files-from="$work/found" -o "$work/pot" \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dngettext:2,3 \
  --keyword=g_dpgettext2:2c,3 2>"$work/errors" || bad=1
# A sentence whose words change places needs named places, and xgettext says so.
grep -v 'unknown; using C' "$work/errors" && bad=1

for language in $(grep -v '^#' po/LINGUAS); do
  msgfmt -c --check-accelerators=_ -o /dev/null "po/$language.po" || bad=1
  msgfmt --statistics -o /dev/null "po/$language.po" 2>&1 | grep -E 'untranslated|fuzzy' && bad=1
  msgcmp "po/$language.po" "$work/pot" || bad=1
done
exit $bad
