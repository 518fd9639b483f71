#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-format.sh ROOT: every .c file is as clang-format leaves it.
set -u
command -v clang-format >/dev/null || { echo "clang-format is missing"; exit 77; }
cd "$1" || exit 1
find src tests -name '*.c' -print0 | xargs -0 clang-format --style=file --dry-run -Werror
