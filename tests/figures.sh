#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# figures.sh ROOT BUILD: the program makes its own pictures anew, of a window of 1366 by 768, and
# puts them into data/screenshots (README, AppStream) and, smaller, into help/C/figures. The sight in
# the help was taken by hand.
set -eu
root=$(cd "$1" && pwd)
build=$(cd "$2" && pwd)
for tool in convert import maim xdotool xvfb-run; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -m 700 "$work/home" "$work/home/run"
export HOME="$work/home" XDG_RUNTIME_DIR="$work/home/run" XDG_DATA_HOME="$work/home/data" \
  XDG_STATE_HOME="$work/home/state" XDG_CONFIG_HOME="$work/home/config" \
  XDG_CACHE_HOME="$work/home/cache" LC_ALL=C.UTF-8 TZ=UTC GSETTINGS_BACKEND=memory \
  GSETTINGS_SCHEMA_DIR="$build/data" GSK_RENDERER=cairo GDK_BACKEND=x11 GDK_DEBUG=gl-disable GDK_DISABLE=gl,vulkan \
  GTK_A11Y=none DBUS_SESSION_BUS_ADDRESS=disabled: LITTLE_WARS_DATADIR="$root/data"

on_screen ()
{
  xvfb-run -a -s '-screen 0 1366x768x24 -noreset' "$@" >"$work/log" 2>&1 ||
    { cat "$work/log"; exit 1; }
}

# The battle of Hook's Farm as it stood in the third move, with the charge to be settled.
awk '/ n="99"/ { print "  </record>\n</battle>"; exit } { print }' \
  "$root/data/battles/hooks-farm.lwbattle" >"$work/charge.lwbattle"

# shots FOLDER PROGRAM [WHAT]
shots ()
{
  GTK_A11Y=test G_TEST_SRCDIR=$root/tests G_TEST_BUILDDIR=$build/tests \
    on_screen "$build/tests/$2" "$work/$1" 1366 768 light ${3+"$3"}
}

shots app-shots app-shots
shots editor-shots editor-shots
shots along app-shots sight
shots charge app-shots "$work/charge.lwbattle"
shots report app-shots "$root/data/battles/hooks-farm.lwbattle"
on_screen "$root/build-aux/picture" "$work/start.png" "$build/little-wars"
on_screen "$root/build-aux/picture" "$work/table.png" "$build/little-wars" "$work/charge.lwbattle"
on_screen "$root/build-aux/picture" "$work/war.png" "$build/little-wars" \
  "$root/data/campaigns/two-chairs.lwcampaign"
on_screen "$root/build-aux/picture" "$work/account.png" "$build/little-wars" \
  "$root/data/battles/hooks-farm.lwbattle"

# screenshot NAME PICTURE: few colours, because a floor of wood has thousands of the same.
screenshot ()
{
  convert "$2" -strip -dither None -colors 128 "PNG8:$root/data/screenshots/$1.png"
}

# figure NAME PICTURE [PART]
figure ()
{
  convert "$2" -crop "${3-1366x768+0+0}" +repage -resize 560x -strip -dither None -colors 48 \
    "PNG8:$root/help/C/figures/$1.png"
}

screenshot start "$work/start.png"
screenshot table "$work/table.png"
screenshot sight "$work"/along/04-*.png
screenshot melee "$work"/charge/*-melee.png
screenshot report "$work"/report/*-report.png
screenshot war "$work/war.png"
screenshot editor "$work"/editor-shots/*-bramley-green.png
figure putting-down "$work"/app-shots/*-putting-down-red.png
figure moving "$work"/app-shots/*-all-men.png
figure guns "$work"/app-shots/*-laying.png
figure melee "$work/table.png"
figure campaign "$work/war.png"
figure editor "$work"/editor-shots/*-bramley-green.png
figure score "$work/account.png"
figure replay "$work"/app-shots/*-last-move.png
ls -l "$root/data/screenshots" "$root/help/C/figures"
