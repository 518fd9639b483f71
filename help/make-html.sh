#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make-html.sh SOURCE OUT: the help as pages for a browser, for those who have no reader of help.
# Without the scripts that yelp-build adds: no page of ours has code to be coloured.
set -eu
source=$1 out=$2
rm -rf "$out"
mkdir -p "$out"
yelp-build html -o "$out" "$source"
rm -f "$out"/*.js
# The pictures are those of the reader's help: here by a link, and by another where it is installed.
rm -rf "$out/figures"
ln -sfn "$source/figures" "$out/../figures"
sed -i 's|src="figures/|src="../figures/|' "$out"/*.html
sed -i '/<script/,/<\/script><script/d' "$out"/*.html
