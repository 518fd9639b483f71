#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench-all.sh BUILD: the whole table, on the screen and in BUILD/bench.tsv: rules, files and pages; frames
# of the table with the Cairo renderer and with GL; start, memory and rest. A screen and a home of
# their own; ten minutes on a machine that has nothing else to do.
set -eu
build=$1

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
    xvfb-run -a -s '-screen 0 1600x1000x24 -noreset' env "$@"
}

on_screen GSK_RENDERER=cairo tests/bench
export LW_BENCH_ADD=1
on_screen GSK_RENDERER=cairo GDK_DEBUG=gl-disable tests/bench-start ./little-wars tests/bench-hello
on_screen GSK_RENDERER=gl tests/bench-start ./little-wars tests/bench-hello
on_screen GSK_RENDERER=cairo GDK_DEBUG=gl-disable tests/bench-frames
on_screen GSK_RENDERER=gl tests/bench-frames
