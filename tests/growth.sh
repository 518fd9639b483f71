#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# growth.sh BENCH: counts instructions, which no other program on the machine can disturb: a turn, the
# melees and a search of the neighbourhood may grow by the 1.1th power of the men between 1,000 and
# 10,000 of them, and the melees may cost five times what the bare groups do.
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
  if awk "BEGIN { exit !($2 > 0 && $2 <= $3) }"; then
    echo "ok: $1: $2, at most $3"
  else
    echo "too much: $1: $2, at most $3"
    bad=1
  fi
}

for id in G P9 P10m; do
  few=$(count --one $id 1000)
  many=$(count --one $id 10000)
  echo "$id: $few instructions at 1,000, $many at 10,000"
  judge "$id, the power by which it grows" \
    "$(awk "BEGIN { print log ($many / $few) / log (10) }")" 1.1
done
melees=$(count --one P9 500)
groups=$(count --yardstick P9 500)
judge "P9, melees of 500 men to their bare groups" "$(awk "BEGIN { print $melees / $groups }")" 5
exit $bad
