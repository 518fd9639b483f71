#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench-table.sh BENCH.TSV [ID...]: the table that `ninja speed` has left, as Markdown: all rows, or
# those, in the order of their numbers.
set -eu
tsv=$1
shift

echo '| id | size | measured | yardstick | ratio | must | | better | | what / yardstick |'
echo '|---|--:|--:|--:|--:|--:|---|--:|---|---|'
grep -v -e '^#' -e '^id' "$tsv" |
  awk -F '\t' -v wanted=" $* " '
    wanted != "  " && !index (wanted, " " $1 " ") { next }
    {
      order = $1
      gsub (/[^0-9]/, "", order)
      goal = $8 + 0 == 0 ? "" : $8 + 0
      better = $10 + 0 == 0 ? "" : $10 + 0
      printf "%s%05d\t| %s | %s | %.0f %s | %.0f %s | %.3f | %s | %s | %s | %s | %s |\n",
        substr ($1, 1, 1) == "Y" ? "A" : substr ($1, 1, 1), order, $1, $2 + 0 == 0 ? "" : $2,
        $3, $5, $4, $5, $6, goal, $9, better, $11, $12
    }' | sort -s -k 1,1 | cut -f 2-
