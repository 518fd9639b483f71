#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-ui.sh ROOT: GTK knows every class and property of the interface. It runs under a
# display, without which the tool crashes. A template that holds widgets of our own is only
# read as XML here: the tool does not know them, and the tests of the program build it.
set -u
for tool in gtk4-builder-tool xmllint; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
cd "$1/ui" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

for file in $(find . -name '*.ui' -o -name '*.xml'); do
  xmllint --noout --nonet "$file" || bad=1
done
for file in $(find . -name '*.ui'); do
  grep -q '<object class="Lw' "$file" && continue
  # Handlers and types of our own are known to the program alone.
  grep -v '<signal ' "$file" >"$work/${file##*/}"
  gtk4-builder-tool validate "$work/${file##*/}" || bad=1
done
# What is not in the bundle is not in the program.
for file in $(find . -name '*.ui' -o -name '*.css' -o -name '*.svg'); do
  grep -q ">${file#./}</file>" little-wars.gresource.xml || { echo "$file is not bundled"; bad=1; }
done
exit $bad
