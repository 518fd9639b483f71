#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench-all.sh BUILD: the whole table, on the screen and in BUILD/bench.tsv: rules, files and pages;
# start, memory and rest; frames of the table with the Cairo renderer and with GL; the size; a turn
# beside one of Wesnoth. A screen and a home of their own; ten minutes on a machine that has nothing
# else to do. bench-table.sh makes Markdown of it.
set -eu
build=$(cd "$1" && pwd)

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cd "$build"
rm -f bench.tsv
for part in data config cache state run; do mkdir -m 700 "$home/$part"; done

on_screen ()
{
  env -u WAYLAND_DISPLAY HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" \
    XDG_CACHE_HOME="$home/cache" XDG_STATE_HOME="$home/state" XDG_RUNTIME_DIR="$home/run" \
    LC_ALL=C.UTF-8 TZ=UTC GDK_BACKEND=x11 GTK_A11Y=none GSETTINGS_BACKEND=memory \
    GSETTINGS_SCHEMA_DIR="$build/data" CANBERRA_DRIVER=null DBUS_SESSION_BUS_ADDRESS=disabled: \
    LITTLE_WARS_DATADIR="${LITTLE_WARS_DATADIR:-$build/../data}" \
    xvfb-run -a -s '-screen 0 1600x1000x24 -noreset' env "$@" ||
    echo "# $* ended with an error" | tee -a bench.tsv
}

# A row: id, size, measured, yardstick, unit, goal, one to stretch for or 0, what / yardstick.
row ()
{
  awk -v id="$1" -v size="$2" -v a="$3" -v b="$4" -v unit="$5" -v goal="$6" -v far="$7" \
    -v what="$8" 'BEGIN {
    ratio = a / b; ok = ratio <= goal ? "ok" : "OVER"
    met = far == 0 ? "-" : ratio <= far ? "ok" : "over"
    printf "%-4s %6u %12.2f %-2s %12.2f %-2s %9.3f %9.3f %6.2f %-5s %7.2f %-5s %s\n",
      id, size, a, unit, b, unit, ratio, ratio, goal, ok, far, met, what > "/dev/stderr"
    printf "%s\t%u\t%.3f\t%.3f\t%s\t%.4f\t%.4f\t%.2f\t%s\t%.2f\t%s\t%s\n",
      id, size, a, b, unit, ratio, ratio, goal, ok, far, met, what }' >> bench.tsv
}

# Kilobytes of a program and its data as they would be installed.
measure_size ()
{
  DESTDIR=$home/installed meson install -C "$build" --no-rebuild --strip --quiet \
    > "$home/install.log" 2>&1 || { echo "P21: $(tail -n 1 "$home/install.log")"; return; }
  # As dpkg counts: files in whole kilobytes, and one for each folder.
  ours=$(find "$home/installed" -mindepth 1 -printf '%y %s\n' |
    awk '{ kb += $1 == "f" ? int (($2 + 1023) / 1024) : 1 } END { print kb }')
  theirs=$(dpkg-query -W -f '${Installed-Size}' gnome-chess 2> /dev/null) || theirs=2900
  row P21 0 "$ours" "${theirs:-2900}" kB 1 0 'program and data installed / gnome-chess'
}

# CPU milliseconds of a Wesnoth battle of two computer players, of so many turns.
wesnoth_ms ()
{
  sh -c '
    HOME=$1 XDG_DATA_HOME=$1/data XDG_CONFIG_HOME=$1/config wesnoth-1.16 --nogui --multiplayer \
      --controller 1:ai --controller 2:ai --side 1:Loyalists --side 2:Rebels --turns "$2" \
      --nosound --rng-seed 3 --nodelay > /dev/null 2>&1 || exit 1
    times > "$1/times"' wesnoth "$home" "$1" || return 1
  tail -n 1 "$home/times" |
    awk '{ for (i = 1; i <= 2; i++) { split ($i, t, /[ms]/); sum += t[1] * 60000 + t[2] * 1000 } }
      END { print sum }'
}

beside_wesnoth ()
{
  PATH=$PATH:/usr/games
  if ! command -v wesnoth-1.16 > /dev/null; then
    echo 'P14w: wesnoth-1.16 is not installed: nothing is measured beside it'
    return
  fi
  wesnoth_ms 1 > /dev/null
  few=$(wesnoth_ms 1) && many=$(wesnoth_ms 15) || return 0
  ours=$(awk -F '\t' '$1 == "P14" { print $3 }' bench.tsv)
  [ -n "$ours" ] || return 0
  row P14w 146 "$ours" "$(awk "BEGIN { print ($many - $few) / 14 * 1000 }")" us .05 .01 \
    'a move of both sides, all planned / a turn of Wesnoth with two computer players'
}

on_screen GSK_RENDERER=cairo tests/bench
export LW_BENCH_ADD=1
on_screen GSK_RENDERER=cairo GDK_DEBUG=gl-disable tests/bench-start ./little-wars tests/bench-hello
on_screen GSK_RENDERER=gl tests/bench-start ./little-wars tests/bench-hello
on_screen GSK_RENDERER=cairo GDK_DEBUG=gl-disable tests/bench-frames
on_screen GSK_RENDERER=gl tests/bench-frames
measure_size
beside_wesnoth
