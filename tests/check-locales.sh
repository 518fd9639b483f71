#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-locales.sh ROOT PROGRAM: in the locales of seven countries and the time zones at both ends of
# the day: files are read and written alike, paper is what is usual there, a battle keeps the day of
# the place where it was fought, and names of any direction stay whole.
set -u
root=$1 program=$2
for tool in localedef pdfinfo pdftotext; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
[ -e /usr/share/i18n/locales/en_US ] || { echo "the sources of locales are missing"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
battle=$root/data/battles/hooks-farm.lwbattle

complain ()
{
  echo "$*"
  bad=1
}

# A battle with names from both directions, and one that would turn the rest of its line about.
right='דוד' left='ليلى' turned="Bob$(printf '\342\200\256')"
sed -e "s/name=\"Red\"/name=\"$right\"/" -e "s/name=\"General H. G. W.\"/name=\"$left\"/" \
  -e 's/ title="The Battle/ begun="2026-12-01T23:30:00Z" zone="60"&/' \
  -e "s/The Battle of Hook's Farm\"/$turned 🐎\"/" "$battle" >"$work/named.lwbattle"
grep -q 'zone="60"' "$work/named.lwbattle" || complain "the shipped battle is written otherwise"

LOCPATH=$work/locales
export LOCPATH
mkdir "$LOCPATH"
unset LANGUAGE
first=
for locale in en_US de_DE fr_FR ar_EG fa_IR ja_JP tr_TR; do
  localedef -i $locale -f UTF-8 "$LOCPATH/$locale.UTF-8" 2>/dev/null ||
    { complain "$locale cannot be made"; continue; }
  export LC_ALL=$locale.UTF-8
  for zone in ABC11 UTC0 ABC-14; do
    TZ=$zone "$program" --report "$work/named.lwbattle" -o "$work/$locale.txt" >/dev/null ||
      complain "$locale, $zone: no report"
    grep -q '2 \|2026-12-02\|December\|Dezember\|décembre' "$work/$locale.txt" ||
      complain "$locale, $zone: no day"
    grep -qE '(^|[^0-9])(2026-12-01|1(st)? December|December 1[^0-9]|1\. Dezember|1er décembre)' \
      "$work/$locale.txt" && complain "$locale, $zone: the day of another place"
  done
  for name in $right $left 🐎; do
    grep -qF "$name" "$work/$locale.txt" || complain "$locale: no $name in the report"
  done
  grep -q "$(printf '\342\200\256')" "$work/$locale.txt" &&
    complain "$locale: a mark of direction in the report"
  "$program" --report "$battle" -o "$work/$locale.pdf" >/dev/null || complain "$locale: no pages"
  paper=$(pdfinfo "$work/$locale.pdf" | sed -n 's/^Page size: *\([0-9]*\).*/\1/p')
  [ "$paper" = $([ $locale = en_US ] && echo 612 || echo 595) ] ||
    complain "$locale: pages $paper points wide"
  sum=$("$program" --replay "$battle" --positions | sha256sum)
  first=${first:-$sum}
  [ "$sum" = "$first" ] || complain "$locale: another replay"
  "$program" --check "$root"/data/*/*.lw* >/dev/null || complain "$locale: a shipped file is refused"
done
exit $bad
