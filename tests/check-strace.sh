#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-strace.sh ROOT SAVE-ONCE: the calls of a save made to fail, and to kill, by the system
# itself: the file is the old one or the new one. What the tests do in a table, seen from outside.
set -u
save=$2
command -v strace >/dev/null || { echo "strace is missing"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ASAN_OPTIONS=detect_leaks=0
file=$work/a.lwbattle
strace -f -o /dev/null true 2>/dev/null || { echo "this user may not trace programs"; exit 77; }

bad=0
struck=0
# call, what happens to it, how often it comes at most in one save
try ()
{
  for when in 1 2 3; do
    rm -f "$work"/* "$work"/.a*
    "$save" "$file" older && "$save" "$file" old || bad=1
    strace -f -o "$work/trace" -P "$work" -P "$file" -P "$file.0" -e trace="$1" \
      -e inject="$1:$2:when=$when" "$save" "$file" new >"$work/said" 2>&1
    status=$?
    grep -qE 'INJECTED|killed by SIGKILL' "$work/trace" && struck=$((struck + 1))
    text=$(cat "$file")
    case $text in
      old | new) ;;
      *) echo "$1 $2 at $when: the file holds \"$text\""; bad=1 ;;
    esac
    if [ $status -eq 0 ] && [ "$text" != new ]; then
      echo "$1 $2 at $when: said to be saved, and is not"
      bad=1
    fi
  done
}

for fault in error=ENOSPC error=EIO error=EROFS signal=KILL; do
  for call in openat fsync rename link write; do
    try $call $fault
  done
done
echo "$struck calls struck"
[ $struck -gt 8 ] || { echo "too few calls were struck"; bad=1; }
exit $bad
