#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-command.sh ROOT PROGRAM: the command line where something is wrong: a full disk, a private
# file, a link, options that do not go together, names that would move a terminal's cursor.
set -u
root=$1 program=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
battle=$(find "$root/data" -name '*.lwbattle' | sort | head -n 1)
country=$root/data/countries/hooks-farm.lwcountry

complain ()
{
  echo "$*"
  bad=1
}

# Runs the program with the arguments from the second on; it must end with the first.
must_end ()
{
  want=$1
  shift
  "$program" "$@" >"$work/out" 2>"$work/err"
  got=$?
  [ "$got" -eq "$want" ] || { complain "ends with $got and not $want: $*"; cat "$work/err"; }
}

# The same with a file through a pipe.
must_end_piped ()
{
  want=$1 from=$2
  shift 2
  # shellcheck disable=SC2002
  cat "$from" | "$program" "$@" >"$work/out" 2>"$work/err"
  got=$?
  [ "$got" -eq "$want" ] || { complain "ends with $got and not $want: $*"; cat "$work/err"; }
}

# Each result, to a disk that is full: 1 and a sentence.
for what in "--replay $battle" "--replay $battle --positions" "--check $country" --version; do
  # shellcheck disable=SC2086
  "$program" $what >/dev/full 2>"$work/err" && complain "no fault on a full disk: $what"
  [ -s "$work/err" ] || complain "not a word on a full disk: $what"
done
must_end 1 --export "$country" -o /dev/full
must_end 1 --report "$battle" -o /dev/full
grep -q . "$work/err" || complain "not a word"

# What is there stays as private as it is, a link stays a link, and what fails leaves it whole.
for kind in pdf svg png txt; do
  echo before >"$work/mine.$kind"
  chmod 600 "$work/mine.$kind"
  must_end 0 --report "$battle" -o "$work/mine.$kind"
  [ "$(stat -c %a "$work/mine.$kind")" = 600 ] || complain "not private any more: .$kind"
  grep -qx before "$work/mine.$kind" && complain "not written: .$kind"
done
echo before >"$work/target.png"
ln -s target.png "$work/link.png"
must_end 0 --export "$country" -o "$work/link.png"
[ -h "$work/link.png" ] || complain "the link is a file"
grep -qx before "$work/target.png" && complain "the link's target is as it was"
if [ "$(id -u)" -ne 0 ]; then
  echo before >"$work/kept.png"
  chmod 400 "$work/kept.png"
  must_end 1 --export "$country" -o "$work/kept.png"
  grep -qx before "$work/kept.png" || complain "a file that may not be written is written"
fi
must_end 1 --export "$country" -o "$work/no/such/folder.png"
[ -z "$(find "$work" -name '.*.png.*')" ] || complain "a temporary file is left"

# Endings in capitals; the standard output.
must_end 0 --export "$country" -o "$work/LOUD.PNG"
must_end 0 --report "$battle" -o -
head -c 5 "$work/out" | grep -q '%PDF-' || complain "no PDF on the standard output"
cp "$work/out" "$work/piped.pdf"
must_end 0 --report "$battle" -o "$work/filed.pdf"
cmp -s "$work/piped.pdf" "$work/filed.pdf" || complain "the standard output is another file"

# The standard input, by each of its names, from a file and from a pipe.
for name in - /dev/stdin /dev/fd/0; do
  must_end 0 --check "$name" <"$country"
  must_end_piped 0 "$battle" --replay "$name"
  must_end_piped 0 "$country" --export "$name" -o "$work/input.png"
  [ -s "$work/input.png" ] || complain "no picture of a Country from a pipe: $name"
  rm -f "$work/input.png"
done
must_end_piped 0 "$battle" --report - -o -
cmp -s "$work/out" "$work/filed.pdf" || complain "a report from a pipe is another one"
echo nonsense >"$work/nonsense"
must_end_piped 1 "$work/nonsense" --check -
grep -q '^-' "$work/err" || complain "what is wrong with the standard input is not said"
must_end 1 --check - <&-
must_end 1 --check - <"$work"
must_end 2 - <"$battle"

# Options that do not go together.
must_end 2 --replay "$battle" --csv
must_end 2 --csv "$battle"
must_end 2 --replay "$battle" --report "$battle" -o "$work/x.pdf"
must_end 2 --replay "$battle" "$battle"
must_end 2 --replay "$battle" -o "$work/x.txt"
must_end 2 --export "$country" --scale 1:12 -o "$work/x.png"
must_end 2 --plan "$country" --war "$battle" -o "$work/x.pdf"
must_end 2 --plan "$country" --paper a5 -o "$work/x.pdf"
must_end 2 --report "$battle"
must_end 2 --check
must_end 1 --report "$battle" --war "$country" -o "$work/x.pdf"
find "$work" -name "x.*" | grep -q . && complain "something was written"

# Generals where there is no battle to be had: a sentence and no file; and where there are no guns, or
# a river that nobody can cross, a battle all the same, and its end.
table=$root/data/countries/nursery-table.lwcountry
river='<river id="river-1" width="768"><line>0,4600 12288,4600</line></river>'
sed 's/infantry="12" cavalry="6"/infantry="0" cavalry="0"/' "$table" >"$work/no-men.lwcountry"
sed '/side="red"/s/infantry="12"/infantry="900"/' "$table" >"$work/no-room.lwcountry"
sed 's/guns="1"/guns="0"/' "$table" >"$work/no-guns.lwcountry"
sed -e '/<board\|<rock\|<tree\|<wall\|<house\|<shed/d' -e "s|<scenario|$river<scenario|" "$table" >"$work/no-way.lwcountry"
for kind in no-men no-room; do
  must_end 1 --general-battle "$work/$kind.lwcountry" --red cadet --blue captain -o "$work/$kind.lwbattle"
  grep -q . "$work/err" || complain "not a word: $kind"
  [ ! -e "$work/$kind.lwbattle" ] || complain "a battle was written: $kind"
done
for kind in no-guns no-way; do
  must_end 0 --general-battle "$work/$kind.lwcountry" --red cadet --blue captain -o "$work/$kind.lwbattle"
  must_end 0 --check "$work/$kind.lwbattle"
done

# Names that move the cursor, forge a line or turn the direction: none of it reaches a terminal.
escape=$(printf '\033[2K\033[1A\rok (country)\nx.lwcountry: ok')
turned=$(printf 'a\342\200\256b\302\233c')
for name in "$escape" "$turned"; do
  cp "$country" "$work/$name"
  "$program" --check "$work/$name" >"$work/out" 2>&1
  [ "$(wc -l <"$work/out")" -eq 1 ] || complain "a name forges a line"
  {
    "$program" --check "$work/$name.not-there" "$name"
    "$program" --replay "$work/$name"
    "$program" --card -o "$work/$name.pdf"
    "$program" --export "$work/$name" -o "$work/$name"
    "$program" "--$name"
  } >"$work/out" 2>&1
  LC_ALL=C tr -d '\n\040-\176\200-\377' <"$work/out" | grep -q . && complain "a control character gets through"
  grep -q "$(printf '\342\200\256')" "$work/out" && complain "a turn of direction gets through"
done
exit $bad
