#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# mutation.sh ROOT BUILD [PATTERN]: does the suite miss a law? In a copy of the tree every number of
# mutations.txt is broken in its turn, and the tests of the two lower floors must go red. A line of
# the list that no longer stands in one place of its file is a failure too. With a pattern, only the
# lines that hold it. Not part of the suite: it builds as often as it breaks.
set -u
list=$1/tests/mutations.txt
copy=$2/mutation
pattern=${3-}
rm -rf "$copy"
mkdir -p "$copy"
(cd "$1" && tar -cf - --exclude='./build*' --exclude=./.git .) | tar -xf - -C "$copy"
log=$copy/log
# The tests of the two floors, and nothing that they do not need.
tests=$(sed -n "/^  'field': \[/,/^  'store': \[/s/^    '\([a-z-]*\)',/\1/p" "$copy/tests/meson.build")
# Those of them that are called after a law: they see best what becomes of it.
tests_of() {
  for name in $tests; do
    grep -q "\"/laws/$1/" "$copy"/tests/*/"test-$name.c" && echo "$name"
  done
}
meson setup -Dbuildtype=debug "$copy/build" "$copy" >"$log" 2>&1 || { tail "$log"; exit 1; }
build() {
  # shellcheck disable=SC2046
  ninja -C "$copy/build" $(printf 'tests/test-%s ' "$@") >"$log" 2>&1
}
# TRUE when one of the tests goes red; says which.
red() {
  for name in "$@"; do
    G_DEBUG=fatal-warnings LC_ALL=C.UTF-8 LITTLE_WARS_DATADIR=$copy/data \
      timeout 300 "$copy/build/tests/test-$name" >"$log" 2>&1 || { by=$name; return 0; }
  done
  return 1
}
# shellcheck disable=SC2086
build $tests || { tail "$log"; exit 1; }
# shellcheck disable=SC2086
red $tests && { echo "$by is red before anything is broken"; exit 1; }

broken=0 seen=0
field() {
  printf '%s\n' "$line" | awk -F ' ~ ' -v n="$1" '{ print $n }'
}
grep -v '^#' "$list" | grep -F -e "$pattern" >"$copy/list"
while IFS= read -r line; do
  file=$(field 1) old=$(field 2) new=$(field 3) what=$(field 4)
  broken=$((broken + 1))
  cp "$copy/src/$file" "$copy/whole"
  old=$old new=$new awk '
    (at = index($0, ENVIRON["old"])) {
      $0 = substr($0, 1, at - 1) ENVIRON["new"] substr($0, at + length(ENVIRON["old"])); found++
    }
    { print }
    END { exit found != 1 }' "$copy/whole" >"$copy/src/$file" || {
    echo "not in one line of $file: $old"
    cp "$copy/whole" "$copy/src/$file"
    continue
  }
  likely=$(tests_of "${what%%:*}")
  # shellcheck disable=SC2086
  if ! build ${likely:-$tests}; then
    printf '%-6s %-20s %s\n' broken "does not compile" "$what"
  elif red $likely || { build $tests && red $tests; }; then
    seen=$((seen + 1))
    printf '%-6s %-20s %s\n' red "$by" "$what"
  else
    printf '%-6s %-20s %s\n' GREEN "$file" "$what"
  fi
  cp "$copy/whole" "$copy/src/$file"
done <"$copy/list"
echo "$seen of $broken seen"
[ -n "$pattern" ] || [ "$broken" -ge 100 ] || { echo "fewer than a hundred are broken"; exit 1; }
[ "$seen" -eq "$broken" ]
