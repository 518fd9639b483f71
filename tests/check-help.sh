#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-help.sh ROOT: the help is valid, all its links lead somewhere, and every page is reached
# and listed. The page about the keyboard is compared with the keys by test-app-own-keys.
set -u
for tool in yelp-check xmllint; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
root=$(cd "$1" && pwd) || exit 1
cd "$root/help/C" || exit 1
bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grammar=/usr/share/xml/mallard/1.0/mallard-1.0.rng
[ -f "$grammar" ] || { echo "$grammar is missing"; exit 77; }
xmllint --noout --nonet --relaxng "$grammar" ./*.page 2>"$work/errors" ||
  { cat "$work/errors"; bad=1; }
for look in links orphans media; do
  yelp-check $look . | grep . && { echo "yelp-check $look found these"; bad=1; }
done
yelp-check status --only stub:incomplete:draft:outdated . | grep . &&
  { echo "these pages are not finished"; bad=1; }
yelp-check license . | grep -v ': gpl-3.0$' && { echo "these pages lack the licence"; bad=1; }
for page in *.page; do
  grep -q "id=\"${page%.page}\"" "$page" || { echo "$page: its id is not its name"; bad=1; }
  grep -q "'$page'" ../meson.build || { echo "$page is not installed"; bad=1; }
done
exit $bad
