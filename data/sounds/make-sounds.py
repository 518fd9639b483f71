#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make-sounds.py FOLDER: the sounds of the gun and of a fall, worked out in whole numbers, so that
# they come out the same everywhere: knocks that set a few tones ringing, and a breath of noise.
import struct
import sys
import wave

RATE = 22050
ONE = 1 << 14

# Two times the cosine of a tone's angle a sample, by its frequency, in units of ONE.
TURNS = {170: 32730, 260: 32678, 720: 32081, 1150: 31024, 1900: 28082, 2700: 23539}


def ring(out, frequency, ebb, at, strength):
    """A tone struck at sample AT, which keeps EBB of ONE from sample to sample."""
    y1 = y2 = 0
    turn = TURNS[frequency] * ebb // ONE
    for i in range(at, len(out)):
        y = (turn * y1 - ebb * ebb // ONE * y2) // ONE
        if i == at:
            y += strength
        y2, y1 = y1, y
        out[i] += y


def hiss(out, at, length, strength, seed):
    for i in range(at, min(at + length, len(out))):
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        left = length - (i - at)
        out[i] += ((seed >> 16) % 2001 - 1000) * strength * left * left // (1000 * length * length)


def write(path, samples):
    most = max(abs(s) for s in samples)
    with wave.open(path, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(b"".join(struct.pack("<h", s * 22000 // most) for s in samples))


def gun():
    """A spring let go, and the breech against its stop."""
    out = [0] * (RATE * 26 // 100)
    hiss(out, 0, RATE // 40, 9000, 1913)
    ring(out, 170, 16345, 60, 900)
    ring(out, 260, 16330, 60, 600)
    ring(out, 1150, 16290, 20, 1500)
    ring(out, 2700, 16250, 0, 1800)
    return out


def fall():
    """A lead man goes over: his helmet, his base, and a last tap."""
    out = [0] * (RATE * 24 // 100)
    for at, strength in ((0, 10), (RATE // 17, 6), (RATE // 9, 3)):
        hiss(out, at, RATE // 160, 500 * strength, 4700 + at)
        ring(out, 720, 16270, at, 160 * strength)
        ring(out, 1900, 16210, at, 170 * strength)
    return out


folder = sys.argv[1]
write(folder + "/gun.wav", gun())
write(folder + "/fall.wav", fall())
