# SPDX-License-Identifier: GPL-3.0-or-later
#
# house.py: what the checks of the house read of it: its floors and rooms, what each object defines
# and wants, and what each function names.
import os
import re
import subprocess
from collections import defaultdict

FLOORS = ('field', 'war', 'general', 'tell', 'store', 'draw', 'app')


def rooms(root, floor):
    """The rooms of a floor from the bottom up, as its meson.build has them."""
    path = os.path.join(root, 'src', floor, 'meson.build')
    if not os.path.exists(path):
        return []
    with open(path) as file:
        found = re.search(r'lw_%s_rooms = include_directories\((.*?)\)' % floor, file.read(), re.S)
    return re.findall(r"'([^']+)'", found.group(1))


class File:
    """One source file with its floor and room; `name` is its stem."""

    def __init__(self, root, floor, room, base):
        self.floor, self.room = floor, room
        self.name, self.ending = base.rsplit('.', 1)
        self.path = '/'.join(('src', floor, room, base))
        with open(os.path.join(root, self.path)) as file:
            self.text = file.read()

    def code(self):
        """The text without comments, strings and characters, line for line."""
        text = re.sub(r'/\*.*?\*/', lambda m: '\n' * m.group().count('\n'), self.text, flags=re.S)
        return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', '""', text)


def files(root):
    """All files of the house in the order of floors and rooms."""
    found = []
    for floor in FLOORS:
        for room in rooms(root, floor):
            for base in sorted(os.listdir(os.path.join(root, 'src', floor, room))):
                if base.endswith(('.c', '.h')):
                    found.append(File(root, floor, room, base))
    return found


def objects(build):
    """What each object of the libraries in @build defines and wants: two dictionaries of sets, by
    the path of the source without its ending, `war/moving/lw-march`."""
    defined, wanted = defaultdict(set), defaultdict(set)
    for floor in FLOORS:
        library = os.path.join(build, 'src', floor, 'liblw-%s.a' % floor)
        if not os.path.exists(library):
            continue
        lines = subprocess.run(['nm', '-A', '-g', library], capture_output=True, text=True,
                               check=True).stdout.splitlines()
        for line in lines:
            found = re.match(r'.*[:/]([a-z]+)_(lw-[a-z0-9-]+)\.c\.o:[0-9a-f ]* ([A-Za-z]) (\S+)$', line)
            if found is None:
                continue
            room, name, kind, symbol = found.groups()
            (wanted if kind == 'U' else defined)['/'.join((floor, room, name))].add(symbol)
    return defined, wanted


# A function as the house writes it: its name begins a line, a brace alone opens and closes its body.
FUNCTION = re.compile(r'^(?!G_)(\w+) \([^;{}]*\)[^;{}]*\n\{\n(.*?)^\}', re.M | re.S)
INLINE = re.compile(r'^static inline [^;{}]*?\b(\w+) \([^;{}]*\)\n\{\n(.*?)^\}', re.M | re.S)
WORD = re.compile(r'\b[A-Za-z_]\w*\b')


def chunks(code):
    """The pieces of a file: (names, words): what a piece defines, and every word that stands in it."""
    taken = []
    for pattern in (FUNCTION, INLINE):
        for found in pattern.finditer(code):
            yield [found.group(1)], set(WORD.findall(found.group(2)))
            taken.append(found.span())
    rest, at = [], 0
    for begin, end in sorted(taken):
        rest.append(code[at:begin])
        at = max(at, end)
    rest = ''.join(rest + [code[at:]])
    # Types by their macro: whoever wants the type gets what the macro calls by its name.
    for found in re.finditer(r'^(G_DEFINE_\w+|G_DECLARE_\w+) \((.*?)\)+;?$', rest, re.M | re.S):
        words = WORD.findall(found.group(2))
        for word in [word for word in words if '_' in word]:
            yield [word + '_get_type', word + '_quark', words[0]], \
                set(words) | {word + end for end in ('_class_init', '_init', '_private_init',
                                                     '_private_copy', '_private_clear')}
    for found in re.finditer(r'^ *# *define (\w+)((?:\\\n|.)*)', rest, re.M):
        yield [found.group(1)], set(WORD.findall(found.group(2)))
    # Tables and variables at the head of a file.
    for found in re.finditer(r'^(?:static |const |extern |G_GNUC_\w+ )*[A-Za-z][\w \*]*?\b(\w+)((?:\[[^\]]*\])*)'
                             r' =(.*?);$', rest, re.M | re.S):
        yield [found.group(1)], set(WORD.findall(found.group(3)))
    for found in re.finditer(r'^\} (\w+)(?:\[[^\]]*\])* = \{(.*?)^\};$', rest, re.M | re.S):
        yield [found.group(1)], set(WORD.findall(found.group(2)))
