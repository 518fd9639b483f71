#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# growth.sh BENCH: counts instructions, which no other program on the machine can disturb: a search of
# the neighbourhood, a move of all men, the melees and a whole turn with guns and charges may grow by
# the 1.1th power of the men between 1,000 and 10,000, and the melees may cost half of what the bare
# groups do.
set -eu
bench=$1
command -v valgrind >/dev/null || { echo "valgrind is missing"; exit 77; }

count ()
{
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=bench_once \
    "$bench" "$1" "$2" "$3" 2>&1 | sed -n 's/.*Collected : *//p'
}

bad=0
judge ()
{
  if [ -n "$2" ] && awk "BEGIN { exit !($2 > 0 && $2 <= $3) }"; then
    echo "ok: $1: $2, at most $3"
  else
    echo "too much: $1: $2, at most $3"
    bad=1
  fi
}

# How what is called $1 grows from $2 men to $3, ten times as many.
grow ()
{
  few=$(count --one "$1" "$2")
  many=$(count --one "$1" "$3")
  echo "$1: $few instructions at $2, $many at $3"
  judge "$1, the power by which it grows" \
    "$(awk "BEGIN { print log (${many:-1} / ${few:-1}) / log (10) }")" 1.1
}

for what in G P10m P9 P10; do grow $what 1000 10000; done
melees=$(count --one P9 500)
groups=$(count --yardstick P9 500)
judge "P9, melees of 500 men to their bare groups" \
  "$(awk "BEGIN { print ${melees:-0} / ${groups:-1} }")" .5
exit $bad
