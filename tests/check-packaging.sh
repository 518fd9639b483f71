#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-packaging.sh ROOT ID VERSION: the files for Debian and Flatpak are whole and speak of the
# same program; the runtime stands in one place.
set -u
for tool in python3 dpkg-parsechangelog; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
cd "$1/build-aux" || exit 1
id=$2 version=$3
bad=0

complain ()
{
  echo "$1"
  bad=1
}

manifest=flatpak/$id.json
python3 -m json.tool "$manifest" >/dev/null || complain "$manifest is not JSON"
grep -q "\"id\": \"$id\"" "$manifest" || complain "$manifest is of another program"
[ "$(grep -rho '"runtime-version": "[0-9]*"' flatpak | wc -l)" = 1 ] ||
  complain "the runtime stands in more than one place, or in none"
grep -qE 'filesystem|share=network' "$manifest" && complain "the program needs no files, no network"

case $(dpkg-parsechangelog -l debian/changelog -S Version) in
  "$version"-*) ;;
  *) complain "debian/changelog is not of version $version" ;;
esac
[ "$(cat debian/source/format)" = '3.0 (quilt)' ] || complain "debian/source/format"
[ -x debian/rules ] || complain "debian/rules is not a program"
for word in 'debhelper-compat (= 13)' 'Rules-Requires-Root: no' 'Section: games'; do
  grep -qF "$word" debian/control || complain "debian/control lacks: $word"
done
exit $bad
