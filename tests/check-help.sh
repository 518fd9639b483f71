#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-help.sh ROOT: the help is valid, all its links lead somewhere, every page is reached
# and listed, and the page about the keyboard knows every key of the shortcuts window.
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

# The window of the shortcuts and the page about the keyboard speak of the same keys.
shortcuts=$root/ui/gtk/help-overlay.ui
if [ -f "$shortcuts" ]; then
  titles=$(sed -n 's|.*<property name="title"[^>]*>\(.*\)</property>.*|\1|p' "$shortcuts")
  words=$(sed 's/<[^>]*>//g' keyboard.page | tr -s ' \n' ' ')
  echo "$titles" | while read -r title; do
    [ -z "$title" ] || echo "$words" | grep -qF "$title" ||
      echo "the page about the keyboard does not speak of: $title"
  done | grep . && bad=1
fi
exit $bad
