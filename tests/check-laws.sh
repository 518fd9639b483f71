#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-laws.sh ROOT: src/war/LAWS.md has a line for every law and decision, and what it says of
# files, house rules and tests is so. Lists the tests that name each law, and counts the laws that
# are named: a law that only players can keep is named by the test of what they are told.
set -u
cd "$1" || exit 1
laws=src/war/LAWS.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{ seq -f 'R%.0f' 95; seq -f 'Q%.0f' 140; } >"$work/all"
sed -n 's/^| \([RQ][0-9]*\) .*/\1/p' $laws >"$work/there"
{
  diff "$work/all" "$work/there" | sed -n 's/^< /no line for /p; s/^> /one line too many for /p'
  grep '^| [RQ]' $laws | grep -v '`/laws/[RQ][0-9]*/` |$' | cut -c1-60 | sed 's/^/not tested: /'
  grep -o '`/laws/[^`]*`' $laws | tr -d '`' | while read -r path; do
    grep -qF "\"$path" tests/*.c || echo "no test is called $path"
  done
  grep -oE '`[./a-z]*lw-[a-z-]+\.[ch]`' $laws | tr -d '`' | sort -u | while read -r file; do
    [ -f "src/war/$file" ] || echo "there is no src/war/$file"
  done
  cut -d'|' -f4 $laws | grep -o '`[a-z-]*`' | tr -d '`' | while read -r rule; do
    grep -qF "\"$rule\"" src/war/lw-house-rules.c || echo "there is no house rule $rule"
  done
} >"$work/bad"
grep -oE '"/laws/[RQ][0-9]+/[^"]*"' tests/*.c | tr -d '"' |
  sed 's,^tests/test-\(.*\)\.c:/laws/\([RQ][0-9]*\)/\(.*\),\2 \1/\3,' | sort -u >"$work/named"
while read -r law; do
  names=$(sed -n "s/^$law //p" "$work/named" | tr '\n' ' ')
  echo "$law ${names:-: no test names it}"
  [ -n "$names" ] || echo "no test names $law" >>"$work/bad"
done <"$work/all"
count() {
  cut -d' ' -f1 "$work/named" | sort -u | grep -xF -f "$work/all" | grep -c "^$1"
}
echo "laws $(count R)/95, decisions $(count Q)/140"
cat "$work/bad"
[ ! -s "$work/bad" ]
