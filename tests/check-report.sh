#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-report.sh ROOT PROGRAM: the report of the battle of the book, as it comes from the command
# line: pages, papers, margins, fonts, names in other scripts, every loss in tables and words, and
# the same bytes twice.
set -u
for tool in pdfinfo pdftotext pdffonts pdftoppm; do
  command -v $tool >/dev/null || { echo "$tool is missing"; exit 77; }
done
root=$1 program=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

complain ()
{
  echo "$*"
  bad=1
}

# Ink of page $2 of $1 keeps $3 dots from every edge, at 50 dots to the inch; and there is some.
check_ink ()
{
  pdftoppm -r 50 -gray -f "$2" -l "$2" "$1" "$work/page" || complain "$1: page $2 is not drawn"
  picture=$(echo "$work"/page*.pgm)
  # Width, height and then one grey number a dot.
  { sed -n 2p "$picture" | tr ' ' '\n'; tail -n +4 "$picture" | od -An -v -tu1 | tr -s ' ' '\n'; } |
    grep . | awk -v edge="$3" -v what="$1, page $2" '
      NR == 1 { wide = $1 } NR == 2 { high = $1 }
      NR > 2 && $1 < 250 {
        n = NR - 3; x = n % wide; y = int (n / wide); ink++
        if (x < edge || y < edge || x >= wide - edge || y >= high - edge) out++
      }
      END {
        if (out) { print what ": " out " dots in the margin"; exit 1 }
        if (ink < 1000) { print what ": nearly blank"; exit 1 }
      }' || bad=1
  rm -f "$work"/page*.pgm
}

# check_pdf FILE SIZE LEAST MOST: a document of LEAST to MOST pages of that size.
check_pdf ()
{
  pages=$(pdfinfo "$1" | sed -n 's/^Pages: *//p')
  [ "$pages" -ge "$3" ] && [ "$pages" -le "$4" ] || complain "$1: $pages pages"
  pdfinfo "$1" | grep -qF "$2" || complain "$1: not $2"
  pdffonts "$1" | awk 'NR > 2 && $(NF - 4) != "yes" { print "not embedded: " $0; bad = 1 }
                       END { exit bad || NR < 3 }' || bad=1
  page=1
  while [ "$page" -le "$pages" ]; do
    pdftotext -f $page -l $page "$1" - | grep -qF "page $page of $pages" ||
      complain "$1: page $page has not its number"
    # 15 mm are 29 dots.
    check_ink "$1" $page 29
    page=$((page + 1))
  done
}

battle=$root/data/battles/hooks-farm.lwbattle
"$program" --report "$battle" -o "$work/a4.pdf" >/dev/null || complain "no report"
"$program" --report "$battle" -o "$work/again.pdf" >/dev/null || complain "no second report"
"$program" --report "$battle" --paper letter -o "$work/letter.pdf" >/dev/null || complain "no Letter"
"$program" --card -o "$work/card.pdf" >/dev/null || complain "no card"
cmp "$work/a4.pdf" "$work/again.pdf" || complain "the second report is another"
check_pdf "$work/a4.pdf" "(A4)" 2 4
check_pdf "$work/letter.pdf" "(letter)" 2 4
check_pdf "$work/card.pdf" "(A4)" 1 1

# Every loss of the record, in the tables and in the words.
pdftotext -layout "$work/a4.pdf" "$work/table"
pdftotext -raw "$work/a4.pdf" - | tr -s '\n\f' '  ' | sed 's/- /-/g' >"$work/words"
row ()
{
  tr -s ' ' <"$work/table" | grep -qF "$1" || complain "not in the tables: $1"
}
word ()
{
  grep -qF "$1" "$work/words" || complain "not in the words: $1"
}
row "2, Blue fire of the right gun 3 – – – – –"
row "3, Red fire of the left and centre guns – – – 6 2 –"
row "melee at Hook’s Farm, 18 against 21 – 15 3 – 15 –"
row "3, Blue fire of the right gun 1 1 – – – –"
row "4, Red fire of the left and centre guns – – – 8 – –"
row "4, Blue fire of three guns 10 – – – – –"
row "melee at Hook’s Farm, 9 against 6 3 – 3 3 – –"
row "5, Blue fire of the centre and right guns 2 2 – – – –"
row "6, Blue fire of three guns* 10 – – – – –"
row "7, Blue fire of three guns* 9 – – – – –"
row "Lost 38 18 6 17 17 –"
row "Left free on the field or home 7 4 31 8"
row "Score 26 196"
for loss in "three Red foot" "two Blue horse and six foot" "eighteen Reds" "one-and-twenty Blues" \
  "Fifteen dropped on either hand, three Reds yielded" "ne Red horseman and one foot-soldier" \
  "ight Blue foot" "twelve rounds of it, struck down ten Red foot" "nine Blues" "six Reds" "two Red horse and two foot" \
  "nine Red foot" \
  "cost Red eighteen horse and eight-and-thirty foot dead and six taken" \
  "cost seventeen horse and seventeen foot dead" "170 points"; do
  word "$loss"
done

# Names of other scripts come out as letters, not as boxes.
sed -e 's/name="Red"/name="Łukasz Bär"/' -e 's/name="General H. G. W."/name="漢字 \&amp; Søn"/' \
  "$battle" >"$work/names.lwbattle"
"$program" --report "$work/names.lwbattle" -o "$work/names.pdf" >/dev/null || complain "no names"
check_pdf "$work/names.pdf" "(A4)" 2 4
pdftotext "$work/names.pdf" - >"$work/words"
word "Łukasz Bär"
if fc-list ":charset=6f22" | grep -q .; then word "漢字 & Søn"; fi

# Fought in a war, it has its line of the ledger.
cat >"$work/war.lwcampaign" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<campaign xmlns="urn:little-wars:campaign" format="1.0" name="The Sandgate War" target="600" method="margin">
  <player side="red" name="Robert"/>
  <player side="blue" name="Anna"/>
  <battle id="686f6f6b7320666172612c2031393133" date="1913-06-01" country="Hook's Farm" variety="finish" where="screen" result="blue">
    <side name="red" sent="48 25 3" home="7 4 1" dead="38 18" captive="3 3" taken="0" points="52"/>
    <side name="blue" sent="48 25 3" home="31 8 5" dead="17 17" captive="0 0" taken="6" points="392"/>
  </battle>
</campaign>
END
sed '/^<battle /s/ variety=/ campaign="war.lwcampaign"&/' "$battle" >"$work/war.lwbattle"
"$program" --report "$work/war.lwbattle" -o "$work/war.pdf" >/dev/null || complain "no report of a war"
check_pdf "$work/war.pdf" "(A4)" 2 4
pdftotext "$work/war.pdf" - >"$work/words"
word "The Sandgate War, battle 1"
word "Battle 1, Hook’s Farm: Red 0, Blue 170."
word "Standing after it: Red 0, Blue 170. Red needs 300, Blue 130."
"$program" --sheet "$work/war.lwcampaign" --paper letter -o "$work/sheet.pdf" >/dev/null ||
  complain "no war sheet"
check_pdf "$work/sheet.pdf" "(letter)" 1 1
"$program" --card "$work/war.lwcampaign" -o "$work/card.pdf" >/dev/null || complain "no card"
pdftotext "$work/card.pdf" - | grep -q "Robert" || complain "the card does not know the players"

# What is no plain file is written to, and not replaced by one: a pipe stays a pipe.
mkfifo "$work/pipe.txt"
cat "$work/pipe.txt" >"$work/piped" &
"$program" --report "$battle" -o "$work/pipe.txt" >/dev/null || complain "nothing into a pipe"
[ -p "$work/pipe.txt" ] || { complain "the pipe is a pipe no more"; kill $!; }
wait
grep -q "Hook’s Farm" "$work/piped" || complain "nothing came out of the pipe"

"$program" --report "$battle" --paper folio -o "$work/x.pdf" 2>/dev/null
[ $? -eq 2 ] || complain "an unknown paper was taken"
"$program" --report "$battle" 2>/dev/null
[ $? -eq 2 ] || complain "a report was written nowhere"
exit $bad
