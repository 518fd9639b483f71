#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-words.sh ROOT: every source says whose it is and what for; nothing is left undone.
set -u
cd "$1" || exit 1
bad=0

complain ()
{
  echo "$1: $2"
  bad=1
}

for file in $(find src tests -name '*.[ch]' -o -name '*.sh') \
  $(find build-aux -maxdepth 1 -type f) build-aux/debian/build .ci/*; do
  name=${file##*/}
  head -n 3 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' ||
    complain "$file" "no SPDX line on top"
  head -n 6 "$file" | grep -qE "^(#| \*) ${name}( [A-Z\[].*)?: ." ||
    complain "$file" "no line '$name: what it is for' on top"
done

# These words are put together here so that this file does not find itself.
undone="TO""DO|FIX""ME|\bXX""X\b|not written ""yet"
sources='src tests ui data po help build-aux .ci README.md meson.build'
# shellcheck disable=SC2086
grep -rnE "$undone" $sources --exclude='*.png' --exclude='*.wav' --exclude-dir=fuzz && bad=1
# shellcheck disable=SC2086
grep -rnP '\t' $sources --exclude='*.png' --exclude='*.wav' --exclude='*.po' --exclude=rules --exclude-dir=fuzz && bad=1
# shellcheck disable=SC2086
grep -rnE ' +$' $sources --exclude='*.png' --exclude='*.wav' --exclude='*.po' --exclude-dir=fuzz && bad=1
# Counted in letters and not in bytes.
long=$(find src tests -name '*.[ch]' -exec awk -v most=100 '
  { gsub(/[\200-\277]/, "") }
  length > most { print FILENAME ":" FNR ": " length " columns" }' {} +)
[ -z "$long" ] || { echo "$long"; bad=1; }
exit $bad
