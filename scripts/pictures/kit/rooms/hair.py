"""Hair of single strands over a cap of the same colour; the head looks to +y."""
import math

import bpy
from mathutils import Vector

import materials as mat
import parts as p

COLOURS = ("2B1E17", "17130F", "4A3423", "5B5048")
CENTRE, RADII = Vector((0, -0.014, 0.140)), Vector((0.080, 0.095, 0.103))
KNOT = {"tail": Vector((0, -0.96, 0.28)), "bun": Vector((0, -0.92, 0.40))}
# Where a tail hangs from.
TIED = (0, -0.106, 0.165)
# Strands of three tones show where locks lie over each other.
TONES = (0.80, 1.0, 1.22)


def strands(asm, rng, at, style, colour):
    """`at` places a point of the head."""
    gathered = KNOT.get(style)
    paths = [[] for _ in TONES]
    for k in range(1300):
        start, turn = rng.random(), rng.uniform(0, 2 * math.pi)
        line = to_knot(rng, turn, gathered.normalized()) if gathered else downwards(rng, start, turn)
        paths[tone_of(rng, turn)].append([at(*q) for q in line])
    for k in range({"tail": 420, "bun": 320}.get(style, 0)):
        line = [at(*TIED) + q for q in tail(rng)] if style == "tail" else [at(*q) for q in bun(rng)]
        paths[tone_of(rng, k * 0.02)].append(line)
    for share, lines in zip(TONES, paths):
        p.tubes(asm, lines, 0.0013, locks(shaded(colour, share)), resolution=0)


def tone_of(rng, turn):
    """Neighbours have the same tone, mostly."""
    return round(1 + math.sin(turn * 13) * 0.5 + rng.uniform(-0.9, 0.9)) % 3


def on_head(polar, turn, lift=0.0):
    direction = Vector((math.sin(polar) * math.sin(turn), math.sin(polar) * math.cos(turn), math.cos(polar)))
    return CENTRE + Vector(d * (r + lift) for d, r in zip(direction, RADII))


def hairline(turn):
    """How far from the crown the hair reaches: high over the face, over the ears, low at the neck."""
    front = math.cos(turn)
    return math.radians(100 - 32 * max(0, front) + 46 * max(0, -front))


def downwards(rng, start, turn, steps=9):
    """From the whorl of the crown down to the hairline, in short locks that lie on each other."""
    end = hairline(turn) * rng.uniform(0.84, 1.04)
    begin, sway = end * start * 0.8, rng.uniform(-0.16, 0.16)
    lift = rng.uniform(0.001, 0.004)
    line = []
    for k in range(steps + 1):
        share = k / steps
        polar = begin + (end - begin) * share
        swirl = 0.7 * math.exp(-polar * 2.2)
        bow = lift * math.sin(math.pi * min(1, share * 1.1)) + 0.001
        line.append(on_head(polar, turn + swirl + sway * share, bow))
    return line


def to_knot(rng, turn, knot, steps=9):
    """Combed from the hairline to where the hair is tied."""
    start = (on_head(hairline(turn) * rng.uniform(0.25, 1.0), turn) - CENTRE)
    start = Vector(s / r for s, r in zip(start, RADII)).normalized()
    lift, line = rng.uniform(0.001, 0.004), []
    for k in range(steps + 1):
        direction = start.slerp(knot, k / steps) if start.dot(knot) > -0.98 else knot
        line.append(CENTRE + Vector(d * (r + lift) for d, r in zip(direction, RADII)))
    return line


def tail(rng):
    """Loose hair from the knot: how far its points hang from there, whatever the head does."""
    spread, length = Vector((rng.gauss(0, 0.010), rng.gauss(0, 0.009), 0)), rng.uniform(0.75, 1.08)
    spine = [Vector(q) for q in ((0, 0, 0), (0, -0.030, -0.004), (0.001, -0.046, -0.055), (0.003, -0.040, -0.13), (0.002, -0.026, -0.20), (0.0, -0.012, -0.26))]
    widths = (0.35, 0.9, 1.5, 1.6, 1.2, 0.45)
    return p.smooth_line([q * length + spread * w for q, w in zip(spine, widths)], 3)


def bun(rng):
    """A strand wound around the knot."""
    centre, a, tilt = Vector((0, -0.118, 0.172)), rng.uniform(0, 6.3), rng.uniform(-0.9, 0.9)
    line = []
    for k in range(9):
        turn = a + 0.42 * k
        line.append(centre + Vector((0.041 * math.cos(turn), 0.034 * math.sin(tilt + 0.5 * math.sin(turn)), 0.039 * math.sin(turn))))
    return line


def shaded(colour, factor):
    return "".join(f"{min(255, round(int(colour[i : i + 2], 16) * factor)):02X}" for i in (0, 2, 4))


def locks(colour):
    name = "hair-" + colour
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, colour, 0.42, specular=0.45)
    mat.add_bump(material, 14, 0.7, (30, 30, 1.5))
    return material
