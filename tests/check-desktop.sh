#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-desktop.sh ROOT BUILD ID VERSION: desktop file, AppStream data, schema, D-Bus service,
# file types and icons are sound, and all speak of the same program.
set -u
root=$1 data=$2/data id=$3 version=$4
for tool in desktop-file-validate appstreamcli glib-compile-schemas xmllint update-mime-database; do
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

desktop-file-validate "$data/$id.desktop" || bad=1
appstreamcli validate --no-net --explain "$data/$id.metainfo.xml" >"$work/appstream" ||
  { cat "$work/appstream"; bad=1; }
pictures=$(xmllint --xpath '//screenshot/image/text()' "$data/$id.metainfo.xml")
[ "$(echo "$pictures" | wc -w)" -ge 3 ] || complain "AppStream wants three pictures"
for picture in $pictures; do
  [ -s "$root/data/screenshots/${picture##*/}" ] || complain "there is no picture $picture"
done
mkdir "$work/schemas" && cp "$data/$id.gschema.xml" "$work/schemas"
glib-compile-schemas --strict --dry-run "$work/schemas" || bad=1
for key in $(xmllint --xpath '//key/@name' "$data/$id.gschema.xml" | grep -o '"[^"]*"'); do
  grep -rqF -e "$key" "$root/src/app" || complain "nothing reads the setting $key"
done
[ "$(xmllint --xpath 'string(//release[1]/@version)' "$data/$id.metainfo.xml")" = "$version" ] ||
  complain "the newest release in the AppStream data is not $version"
grep -qx "Name=$id" "$data/$id.service" || complain "the D-Bus service is not called $id"
grep -qx "Icon=$id" "$data/$id.desktop" || complain "the icon is not called $id"

mkdir -p "$work/mime/packages"
cp "$root/data/little-wars.mime.xml" "$work/mime/packages/$id.xml"
XDG_DATA_DIRS=$work update-mime-database "$work/mime" || bad=1
for kind in country battle campaign; do
  type="application/x-littlewars-$kind+xml"
  grep -qx ".*:$type:\*.lw$kind" "$work/mime/globs2" || complain "no file ending for $type"
  grep -q "MimeType=.*$type;" "$data/$id.desktop" || complain "the desktop file omits $type"
  grep -q "<mediatype>$type<" "$data/$id.metainfo.xml" || complain "AppStream omits $type"
done
# By its beginning alone, and whatever was written before the root.
cp "$root/data/battles/hooks-farm.lwbattle" "$work/battle"
found=$(XDG_DATA_DIRS=$work XDG_DATA_HOME=$work python3 - "$work/battle" <<'END'
import ctypes, sys
gio = ctypes.CDLL("libgio-2.0.so.0")
gio.g_content_type_guess.restype = ctypes.c_char_p
data = open(sys.argv[1], "rb").read(8192)
print(gio.g_content_type_guess(None, data, ctypes.c_size_t(len(data)), None).decode())
END
)
[ "$found" = application/x-littlewars-battle+xml ] || complain "a battle without its ending is $found"
for icon in "$root"/data/icons/*.svg; do
  xmllint --noout --nonet "$icon" || bad=1
  grep -qE '<(image|text|script)' "$icon" && complain "$icon is more than a drawing"
done
exit $bad
