#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-formats.sh ROOT: all that ships obeys its schema.
set -u
command -v xmllint >/dev/null || { echo "xmllint is missing"; exit 77; }
cd "$1/data" || exit 1
bad=0
for kind in country battle campaign; do
  schema=schema/$kind.rng
  if [ ! -f "$schema" ]; then echo "data/$schema is missing"; bad=1; continue; fi
  for file in $(find . -name "*.lw$kind"); do
    xmllint --noout --nonet --relaxng "$schema" "$file" || bad=1
  done
done
# The war that ships names its battles by what is in their files.
for war in campaigns/*.lwcampaign; do
  xmllint --format "$war" | sed -n 's/.*file="\([^"]*\)".*sha256="\([^"]*\)".*/\2  battles\/\1/p' |
    sha256sum --check --quiet || bad=1
done
xmllint --noout --nonet --relaxng schema/lessons.rng lessons/lessons.xml || bad=1
exit $bad
