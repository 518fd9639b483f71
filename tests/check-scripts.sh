#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-scripts.sh ROOT: every script is plain POSIX shell and may be executed.
set -u
cd "$1" || exit 1
bad=0
for script in $(find build-aux -maxdepth 1 -type f) build-aux/debian/build \
  build-aux/debian/tests/shipped-files .ci/run tests/*.sh tests/laws-coverage; do
  head -n 1 "$script" | grep -qx '#!/bin/sh' || { echo "$script: not for /bin/sh"; bad=1; }
  sh -n "$script" || bad=1
  [ -x "$script" ] || { echo "$script: not executable"; bad=1; }
  grep -nE '\[\[|^ *local |<<<|\$\(\(.*\+\+|=~|^ *function |echo -[en]' "$script" |
    grep -v 'grep -nE' && { echo "$script: not POSIX"; bad=1; }
done
exit $bad
