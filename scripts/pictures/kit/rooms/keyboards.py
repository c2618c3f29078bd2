"""Keyboards with printed keys, on a desk and in a laptop, and a mouse. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

# Rows from the near one: a letter or sign and the width of its key where it is not 1; "ctrl" stands for a printed word.
ROWS = tuple(
    [(legend, float(units or 1)) for legend, _, units in (key.partition("_") for key in row.split())]
    for row in (
        "ctrl_1.25 ctrl_1.25 ctrl_1.25 space_6.25 ctrl ctrl ← ↓ →",
        "↑_2.25 Z X C V B N M , . / ↑_2.75",
        "ctrl_1.75 A S D F G H J K L ; ' ←_2.25",
        "→_1.5 Q W E R T Y U I O P [ ] \\_1.5",
        "` 1 2 3 4 5 6 7 8 9 0 - = ←_2",
        "ctrl F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 ctrl ctrl",
    )
)
UNITS = 15
ARROWS = {"→": 0, "↑": 90, "←": 180, "↓": 270}


def keys(asm, rng, tone="32383C", cap="3B4246", ink="DDE3E6", pitch=0.019):
    """Keyboard of a desk without a number pad: a flat body on two feet, bevelled caps."""
    wide, deep = pitch * UNITS, pitch * len(ROWS)
    with asm.turned((0, -0.062, 0.003), 4, "X"):
        box(asm, (-wide / 2 - 0.007, 0, 0), (wide / 2 + 0.007, deep + 0.014, 0.0095), mat.plastic(tone, 0.5), 0.004, 4)
        caps(asm, (-wide / 2, 0.007, 0.0085), pitch, pitch, (0.0065, 0.0016, 0.0011), mat.plastic(cap, 0.55), mat.paint(ink, 0.5))
    feet = [((x - 0.014, deep - 0.066, 0), (x + 0.014, deep - 0.058, 0.010)) for x in (-wide * 0.4, wide * 0.4)]
    boxes(asm, [*feet, *(((x - 0.014, -0.058, 0), (x + 0.014, -0.050, 0.005)) for x in (-wide * 0.4, wide * 0.4))], mat.rubber("22282C"), 0.001)


def keyboard(asm):
    """Flat keys and the touch pad in the body of a laptop."""
    box(asm, (-0.158, 0.092, 0.0150), (0.158, 0.232, 0.0161), mat.plastic("1A1F23", 0.6), 0.001)
    caps(asm, (-0.1545, 0.095, 0.0160), 0.0206, 0.0224, (0.0018, 0.0014, 0.0003), mat.plastic("262C30", 0.5), mat.paint("D3DADD", 0.5))
    box(asm, (-0.052, 0.012, 0.0155), (0.052, 0.082, 0.0164), mat.steel("9DA6AB", 0.32), 0.001)


def caps(asm, corner, pitch, deep, shape, cap, ink):
    """Rows of keys from the lower left `corner`; `shape` is how high a cap is, the gap between two and its taper."""
    (x0, y0, z0), (rise, gap, taper) = corner, shape
    verts, faces = [], []
    for row, line in enumerate(ROWS):
        u, y = 0.0, y0 + deep * row
        for legend, units in line:
            x = x0 + u * pitch
            u += units
            span = (x + gap / 2, y + gap / 2, x0 + u * pitch - gap / 2, y + deep - gap / 2)
            faces += [tuple(len(verts) + i for i in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
            verts += [*rim(span, 0, z0), *rim(span, taper, z0 + rise)]
            printed(asm, legend, span, taper, z0 + rise, deep, ink)
    p.mesh(asm, "caps", verts, faces, cap, min(0.0012, rise * 0.4), 3)


def rim(span, inset, z):
    x0, y0, x1, y1 = span
    return [(x0 + inset, y0 + inset, z), (x1 - inset, y0 + inset, z), (x1 - inset, y1 - inset, z), (x0 + inset, y1 - inset, z)]


def printed(asm, legend, span, taper, z, deep, ink):
    """A letter in the upper left of its key, an arrow or a short word as a dash."""
    x, y = span[0] + taper + deep * 0.13, span[3] - taper - deep * 0.13
    at = lambda u, v, lift: (x + u, y + v, z + lift)
    if legend == "ctrl":
        printing.areas(asm, [(0, -deep * 0.20, deep * 0.19, -deep * 0.11), (deep * 0.21, -deep * 0.20, deep * 0.34, -deep * 0.11)], ink, at, 0.0001)
    elif legend in ARROWS:
        arrow(asm, deep * 0.26, ARROWS[legend], at, ink)
    elif legend != "space":
        size = deep * (0.27 if len(legend) > 1 else 0.38)
        p.text(asm, legend, size, (x, y - size * 0.72, z + 0.0001), ink, face=(0, 0, 0), font="host-grotesk.ttf", depth=0)


def arrow(asm, size, turn, at, ink):
    """A shaft with its head, in a square below the corner it is drawn from."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    place = lambda u, v, lift: at(size / 2 + u * c - v * s, -size / 2 + u * s + v * c, lift)
    printing.areas(asm, [(-size / 2, -size * 0.07, size * 0.2, size * 0.07)], ink, place, 0.0001)
    printing.outline(asm, [(size * 0.1, -size * 0.3), (size / 2, 0), (size * 0.1, size * 0.3)], ink, place, 0.0001)


def mouse(asm, rng, tone="343A3E", long=0.112):
    """Mouse with a back that rises to the hand, two keys with a wheel between them, on a foot."""
    half = lambda t: 0.0315 * (1 - abs(2 * t - 1) ** 3) ** 0.5 * (1 - 0.4 * t * (1 - t))
    high = lambda t: 0.034 * (1 - 0.5 * t**1.5) * (1 - abs(2 * t - 1) ** 5) ** 0.5
    steps = [0.5 - 0.5 * math.cos(math.pi * k / 32) for k in range(33)]
    turns = [math.pi * k / 28 for k in range(29)]
    power = lambda value, by: math.copysign(abs(value) ** by, value)
    verts = [(half(t) * power(math.cos(a), 0.75), long * (t - 0.5), 0.0025 + high(t) * power(math.sin(a), 0.7)) for t in steps for a in turns]
    count = len(turns)
    faces = [(i * count + k, i * count + k + 1, (i + 1) * count + k + 1, (i + 1) * count + k) for i in range(len(steps) - 1) for k in range(count - 1)]
    p.mesh(asm, "mouse", verts, faces, mat.plastic(tone, 0.45))
    dark = mat.rubber("14181B")
    seam = [(0, long * (t - 0.5), 0.0024 + high(t)) for t in (0.48 + 0.02 * k for k in range(25))]
    p.tubes(asm, [seam], 0.0007, dark)
    rod(asm, (-0.0035, long * 0.22, high(0.72) - 0.0062), 0.0115, 0.007, dark, axis="X", bevel=0.002)
    box(asm, (-0.024, -0.042, 0), (0.024, 0.042, 0.006), dark, 0.002)
