#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-install.sh ROOT BUILD ID: what is installed goes away again when it is uninstalled, and
# from an installation elsewhere the program runs, the desktop knows its files, and the session
# bus starts it and ends it.
set -u
root=$1 build=$2 id=$3
for tool in meson ninja gio gdbus update-mime-database glib-compile-schemas dbus-run-session \
  xvfb-run bash; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

complain ()
{
  echo "$1"
  bad=1
}

# Meson's own words go where they are seen when something fails.
call ()
{
  "$@" >"$work/log" 2>&1 || { cat "$work/log"; complain "$1 failed"; }
}

# ---- there, and gone again ----
export DESTDIR="$work/gone"
call meson install -C "$build" --no-rebuild
[ -n "$(find "$work/gone" -type f)" ] || complain "nothing was installed"
call ninja -C "$build" uninstall
find "$work/gone" -type f 2>/dev/null | grep . && complain "these were left by ninja uninstall"
DESTDIR="$work/there"
call meson install -C "$build" --no-rebuild
unset DESTDIR

# ---- everything in its place ----
program=$(find "$work/there" -type f -name little-wars -path '*/bin/*')
prefix=${program%/bin/little-wars}
share=$prefix/share
for file in applications/$id.desktop metainfo/$id.metainfo.xml dbus-1/services/$id.service \
  mime/packages/$id.xml glib-2.0/schemas/$id.gschema.xml man/man6/little-wars.6 \
  bash-completion/completions/little-wars \
  icons/hicolor/scalable/apps/$id.svg icons/hicolor/symbolic/apps/$id-symbolic.svg \
  help/C/little-wars/index.page little-wars/help/C/index.html little-wars/countries/hooks-farm.lwcountry \
  little-wars/lessons/lessons.xml little-wars/sounds/gun.wav; do
  [ -s "$share/$file" ] || complain "share/$file is missing"
done
for kind in country battle campaign; do
  [ -s "$share/icons/hicolor/scalable/mimetypes/application-x-littlewars-$kind+xml.svg" ] ||
    complain "the icon of a $kind is missing"
done
for language in $(grep -v '^#' "$root/po/LINGUAS"); do
  [ -s "$share/locale/$language/LC_MESSAGES/little-wars.mo" ] || complain "$language is missing"
done

# ---- as a desktop would see it ----
call glib-compile-schemas --strict "$share/glib-2.0/schemas"
call update-mime-database "$share/mime"
mkdir -m 700 "$work/home" "$work/home/run"
export HOME="$work/home" XDG_RUNTIME_DIR="$work/home/run" XDG_DATA_DIRS="$share:/usr/share" \
  XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config" \
  XDG_STATE_HOME="$work/home/state" XDG_CACHE_HOME="$work/home/cache" \
  LITTLE_WARS_DATADIR="$share/little-wars" LITTLE_WARS_LOCALEDIR="$share/locale" \
  GSETTINGS_SCHEMA_DIR="$share/glib-2.0/schemas"
for kind in country battle campaign; do
  file=$(find "$share/little-wars" -name "*.lw$kind" | head -n 1)
  gio info -a standard::content-type,standard::icon "$file" >"$work/info"
  grep -q "content-type: application/x-littlewars-$kind+xml" "$work/info" ||
    complain "gio does not know a $kind: $(cat "$work/info")"
  grep -q "application-x-littlewars-$kind+xml" "$work/info" || complain "no icon for a $kind"
done

# ---- without a display ----
find "$share/little-wars" -name '*.lw*' -exec "$program" --check {} + >"$work/log" ||
  { grep -v ': ok' "$work/log"; complain "not all that ships is sound"; }
[ -n "$("$program" --version)" ] || complain "--version says nothing"

# ---- the shell's proposals ----
words=$(bash -c '. "$1"; COMP_WORDS=(little-wars --); _little_wars little-wars -- little-wars
  printf "%s\n" "${COMPREPLY[@]}"' - "$share/bash-completion/completions/little-wars")
for option in $("$program" --help | grep -oE '\-\-[a-z-]+' | sort -u); do
  echo "$words" | grep -qx -e "$option" || complain "the shell does not propose $option"
done
for option in $words; do
  "$program" --help | grep -q -e "$option" || complain "the shell proposes $option"
done

# ---- started by the session bus, in a window, and ended by its own action ----
cat >"$work/ask.sh" <<'END'
path=/$(echo "$1" | tr . /)
gdbus wait --session --activate "$1" --timeout 30 || exit 1
gdbus call --session --dest "$1" --object-path "$path" \
  --method org.freedesktop.Application.Activate '{}' || exit 1
gdbus call --session --dest "$1" --object-path "$path" --method org.gtk.Actions.List || exit 1
gdbus call --session --dest "$1" --object-path "$path" \
  --method org.freedesktop.Application.ActivateAction quit '[]' '{}'
END
service=$share/dbus-1/services/$id.service
sed "s|^Exec=.*/bin/|Exec=$prefix/bin/|" "$service" >"$work/service"
cp "$work/service" "$service"
GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none GSETTINGS_BACKEND=memory \
  xvfb-run -a dbus-run-session -- sh "$work/ask.sh" "$id" >"$work/log" 2>&1 ||
  { cat "$work/log"; complain "the session bus could not start it"; }
grep -q "'timekeeper'" "$work/log" || { cat "$work/log"; complain "its actions are not there"; }
grep -qE 'CRITICAL|WARNING' "$work/log" && { cat "$work/log"; complain "it grumbled"; }
exit $bad
