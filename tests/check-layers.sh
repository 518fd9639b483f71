#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-layers.sh ROOT: no floor includes what stands above it, or a library it may not use; and
# no room what stands above it on its floor, or anything of another room but its door.
set -u
cd "$1/src" || exit 1
bad=0

# Prints the rooms of a floor from the bottom up, as its meson.build has them.
rooms ()
{
  sed -n "s/^lw_$1_rooms = include_directories(\(.*\))$/\1/p" "$1/meson.build" | tr -d "',"
}

# floor, its <...> headers, the floors beneath it, words it may not use
check ()
{
  grep -rnE '^ *# *include *<' "$1" | grep -vE "<($2)>" && bad=1
  beneath=
  for floor in $3; do beneath="$beneath $(rooms "$floor")"; done
  for room in $(rooms "$1"); do
    doors=$(for below in $beneath; do echo "$below/$below.h"; done | paste -sd'|')
    mates=$(cd "$1/$room" && ls -- *.h | grep -v "^$room.h$" | paste -sd'|')
    # lw-source-places.h and lw-help-places.h are made by the build: where the source's own data,
    # and the help made from it, lie.
    grep -nE '^ *# *include *"' "$1/$room"/*.[ch] |
      grep -vE "\"($doors|$mates|lw-(source|help)-places\.h)\"" && bad=1
    beneath="$beneath $room"
  done
  # Comments and strings may speak of anything.
  find "$1" -name '*.[ch]' | while read -r file; do
    sed 's|/\*.*||; s|^ *\* .*||; s|"[^"]*"||g' "$file" | grep -nwE "$4" | sed "s|^|$file:|"
  done | grep . && bad=1
}

plain='glib|glib/gi18n-lib|glib/gprintf|string|stdlib|stdio|errno|limits|inttypes|stdint|stdbool'
plain="($plain)\.h"
unix='(fcntl|unistd|locale|sys/(stat|types|file|statfs|statvfs|mman)|glib/gstdio|gio/(gio|gunix[a-z]*)|libxml/[A-Za-z]*)\.h'
ink='(math|locale|cairo|cairo-(pdf|svg|ps)|pango/pango[a-z]*|glib/gstdio|glib-object)\.h'
lawless='float|double|gfloat|gdouble|g_get_(real|monotonic)_time|g_(rand|random)_[a-z_]*|rand|time'
check field "$plain" '' "$lawless"
check war "$plain" 'field' "$lawless"
check general "$plain" 'field war' "$lawless"
check tell "$plain" 'field war general' "$lawless"
check store "$plain|$unix" 'field war tell' 'cairo_[a-z_]*|gtk_[a-z_]*|g_rand_[a-z_]*'
check draw "$plain|$ink" 'field war tell' 'gtk_[a-z_]*|xml[A-Z][A-Za-z]*|g_rand_[a-z_]*'
check app '.*' 'field war general tell store draw' 'xml[A-Z][A-Za-z]*'
exit $bad
