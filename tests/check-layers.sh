#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-layers.sh ROOT: no floor includes what stands above it, or a library it may not use.
set -u
cd "$1/src" || exit 1
bad=0

# floor, its <...> headers, the floors whose "..." headers it may use, words it may not use
check ()
{
  own=$(cd .. && ls $(printf 'src/%s ' $3) -R | grep '\.h$' | paste -sd'|' | sed 's/\./\\./g')
  grep -rnE '^ *# *include *<' "$1" | grep -vE "<($2)>" && bad=1
  # lw-source-places.h and lw-help-places.h are made by the build: where the source's own data, and
  # the help made from it, lie.
  grep -rnE '^ *# *include *"' "$1" | grep -vE "\"(.*/)?($own|lw-(source|help)-places\.h)\"" && bad=1
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
check field "$plain" 'field' "$lawless"
check war "$plain" 'field war' "$lawless"
check store "$plain|$unix" 'field war store' 'cairo_[a-z_]*|gtk_[a-z_]*|g_rand_[a-z_]*'
check draw "$plain|$ink" 'field war draw' 'gtk_[a-z_]*|xml[A-Z][A-Za-z]*|g_rand_[a-z_]*'
check app '.*' 'field war store draw app' 'xml[A-Z][A-Za-z]*'
exit $bad
