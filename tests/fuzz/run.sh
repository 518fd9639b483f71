#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh ROOT BUILD SECONDS: builds the four targets with clang's libFuzzer and the sanitizers in
# BUILD, and runs each for so many seconds over its seeds. What it finds stays in BUILD.
set -eu
root=$1
build=$2
seconds=$3
compiler=${FUZZ_CC:-$(command -v clang)}
mkdir -p "$build"

flags="-g -O1 -std=gnu11 -w -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined"
defines='-DGETTEXT_PACKAGE="little-wars" -DG_LOG_DOMAIN="little-wars" -DLW_DATADIR="/usr/share"'
# What meson makes for the store.
[ -f "$build/lw-source-places.h" ] ||
  printf '#define LW_SOURCE_DATADIR "%s/data"\n' "$root" >"$build/lw-source-places.h"
include=$(cd "$root/src" && find field war tell store -type d | sed "s|^|-I$root/src/|" | tr '\n' ' ')
include="$include -I$build"
packages=$(pkg-config --cflags glib-2.0 gio-unix-2.0 libxml-2.0)

compile ()
{
  object=$build/$(basename "$1" .c).o
  [ "$object" -nt "$1" ] && return
  # shellcheck disable=SC2086
  "$compiler" $flags $defines $include $packages -c "$1" -o "$object"
}

# A header that has changed makes everything anew.
if [ -n "$(find "$root/src" -name '*.h' -newer "$build/stamp" 2>/dev/null)" ]; then
  rm -f "$build"/*.o
fi
touch "$build/stamp"
for file in "$root"/src/field/*/*.c "$root"/src/war/*/*.c "$root"/src/tell/*/*.c "$root"/src/store/*/*.c "$root"/tests/fuzz/fuzz-[bcj]*.c; do
  compile "$file"
done

bad=0
for target in country battle campaign journal; do
  objects=$(find "$build" -name 'lw-*.o')
  # shellcheck disable=SC2046,SC2086
  "$compiler" -g -fsanitize=fuzzer,address,undefined -o "$build/fuzz-$target" \
    "$build/fuzz-$target.o" $objects $(pkg-config --libs glib-2.0 gio-unix-2.0 libxml-2.0) -lm
  mkdir -p "$build/corpus-$target"
  echo "==> fuzzing: $target, $seconds s"
  log=$build/fuzz-$target.log
  # Three calls deep is enough to see who allocated: more takes longer than the target itself.
  ASAN_OPTIONS=allocator_may_return_null=1:malloc_context_size=3:quarantine_size_mb=8 \
    "$build/fuzz-$target" -max_total_time="$seconds" -max_len=8192 -timeout=10 -rss_limit_mb=512 \
    -print_final_stats=1 -artifact_prefix="$build/$target-" -dict="$root/tests/fuzz/lw.dict" \
    "$build/corpus-$target" "$root/tests/fuzz/seeds/$target" "$root/tests/fuzz/corpus/$target" \
    >"$log" 2>&1 || bad=1
  grep -E 'stat::number_of_executed_units|SUMMARY|ERROR' "$log" || true
done
exit $bad
