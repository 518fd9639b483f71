#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-laws.sh ROOT: src/war/LAWS.md has a line for every law and decision, and what it says of
# files, house rules and tests is so.
set -u
cd "$1" || exit 1
laws=src/war/LAWS.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{ seq -f 'R%.0f' 95; seq -f 'Q%.0f' 140; } >"$work/all"
sed -n 's/^| \([RQ][0-9]*\) .*/\1/p' $laws >"$work/there"
{
  diff "$work/all" "$work/there" | sed -n 's/^< /no line for /p; s/^> /one line too many for /p'
  grep '^| [RQ]' $laws | grep -v '`/laws/[RQ][0-9]*/` |$' | grep -v '| not yet built | |$' |
    cut -c1-60 | sed 's/^/neither tested nor said to be not yet built: /'
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
cat "$work/bad"
[ ! -s "$work/bad" ]
