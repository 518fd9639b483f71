#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-pseudo.py POT PO: a language for tests: every word with accents, and longer by two fifths.

What is read in plain letters on the screen has not been translated, and what does not fit there
will not fit in a language of long words."""

import re
import sys

ACCENTS = str.maketrans("aeiouyAEIOUYcnsCNS", "áéíóúýÁÉÍÓÚÝçñšÇÑŠ")
# What a program puts in or reads itself: formats, entities, markup, key names in angle brackets.
KEEP = re.compile(r"%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:l|ll|h|z)?[a-zA-Z%]|&[a-z]+;|<[^>]*>|\\.")


def unquote(text):
    return text[1:-1]


def accented(words):
    parts, last = [], 0
    for found in KEEP.finditer(words):
        parts += [words[last:found.start()].translate(ACCENTS), found.group()]
        last = found.end()
    return "".join(parts + [words[last:].translate(ACCENTS)])


def padding(length):
    """Words of eight letters: no line is longer than a language would make it."""
    words = "·ééééééé " * (length // 9 + 1)
    return words[:length].rstrip()


def longer(words):
    if not re.search("[A-Za-z]", KEEP.sub("", words)):
        return words
    tail = re.search(r"(\\n|\s)*$", words).group()
    body = words[: len(words) - len(tail)] if tail else words
    more = (len(KEEP.sub("", body).replace("_", "")) * 2 + 4) // 5
    return accented(body) + padding(more) + tail


def entries(lines):
    entry, field = {}, None
    for line in lines + [""]:
        line = line.rstrip("\n")
        if not line:
            if "msgid" in entry:
                yield entry
            entry, field = {}, None
        elif line.startswith("#"):
            entry["comments"] = entry.get("comments", "") + line + "\n"
        elif line.startswith('"'):
            entry[field] += unquote(line)
        else:
            field, text = line.split(" ", 1)
            entry[field] = unquote(text)


def main():
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as pot, open(target, "w", encoding="utf-8") as po:
        for entry in entries(pot.readlines()):
            if entry["msgid"] == "":
                po.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
                         '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n')
                continue
            flags = [c for c in entry.get("comments", "").splitlines() if c.startswith("#,")]
            po.write("".join(flag + "\n" for flag in flags))
            if "msgctxt" in entry:
                po.write('msgctxt "%s"\n' % entry["msgctxt"])
            po.write('msgid "%s"\n' % entry["msgid"])
            if "msgid_plural" in entry:
                po.write('msgid_plural "%s"\n' % entry["msgid_plural"])
                po.write('msgstr[0] "%s"\n' % longer(entry["msgid"]))
                po.write('msgstr[1] "%s"\n\n' % longer(entry["msgid_plural"]))
            else:
                po.write('msgstr "%s"\n\n' % longer(entry["msgid"]))


main()
