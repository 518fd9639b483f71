#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-format.sh ROOT: every .c file is as clang-format 14 leaves it. Other versions lay the lines of
# a macro out differently, and are not asked about those.
set -u
command -v clang-format >/dev/null || { echo "clang-format is missing"; exit 77; }
cd "$1" || exit 1
judge ()
{
  find src tests -name '*.c' -print0 | xargs -0 clang-format --style=file --dry-run -Werror
}
case $(clang-format --version) in
  *' version 14.'*) judge; exit ;;
esac
# A complaint is two lines, or three with the mark: where, what stands there, and the place in it.
judge 2>&1 | awk '
  /clang-format-violations/ { where = $0; getline; if ($0 !~ /^#define|\\$/) { print where; print; bad = 1 } }
  END { exit bad }'
