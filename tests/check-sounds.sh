#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-sounds.sh ROOT: the sounds that ship are those that data/sounds/make-sounds.py makes.
set -u
root=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
command -v python3 >/dev/null || exit 77
python3 "$root/data/sounds/make-sounds.py" "$work" || exit 1
bad=0
for sound in gun fall; do
  cmp "$work/$sound.wav" "$root/data/sounds/$sound.wav" || bad=1
done
exit $bad
