#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-man.sh ROOT PROGRAM: the manual page is sound and knows every option of the program.
set -u
command -v mandoc >/dev/null || { echo "mandoc is missing"; exit 77; }
page=$1/data/little-wars.6
help=$("$2" --help) || { echo "$2 --help failed"; exit 1; }
mandoc -T lint -W warning "$page" || exit 1
bad=0
for option in $(echo "$help" | grep -oE '\-\-[a-z-]+' | sort -u); do
  case $option in --help-all | --help-gtk) continue ;; esac
  mandoc -T utf8 "$page" | sed 's/.\x08//g' | grep -q -e "$option" ||
    { echo "$page does not speak of $option"; bad=1; }
done
for option in $(mandoc -T utf8 "$page" | sed 's/.\x08//g' | grep -oE '\-\-[a-z]+' | sort -u); do
  echo "$help" | grep -q -e "$option" || { echo "$2 --help does not speak of $option"; bad=1; }
done
exit $bad
