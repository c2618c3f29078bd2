"""Loggers, gateway and probe of the monitoring system; shown larger than life, so details are fine."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece

WHITE = "EEF2F4"


def logger(traits, wired=True):
    """Handheld box leaning back a little: black glass, key and status lamp, probe lead below; without `wired` a room lays the
    lead."""
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    older = traits.slug == "trace-3"
    with asm.turned((0, 0, 0.002), -9, "X"):
        shell = mat.plastic("DCE3E7" if older else WHITE, 0.40)
        box(asm, (x0, 0, 0), (x1, depth, height), shell, 0.008 if not older else 0.004, 6)
        box(asm, (x0 - 0.0004, depth * 0.46, 0.006), (x1 + 0.0004, depth * 0.46 + 0.0012, height - 0.006), mat.plastic("8FA0AA", 0.5), 0)
        edge, low = traits.width * 0.075, height * (0.36 if not older else 0.52)
        p.display(asm, x0 + edge, low, traits.width - 2 * edge, height * 0.95 - low, 0.0005, traits.figure, traits.unit)
        mark = traits.width * 0.40
        p.wordmark(asm, mark, (x0 + edge, -0.0006, height * 0.215), mat.paint(mat.INK, 0.4))
        keys = 3 if not older else 5
        for i in range(keys):
            spot = (x0 + edge + traits.width * (0.06 + 0.13 * i), -0.0022, height * 0.105)
            rod(asm, spot, traits.width * 0.040, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", bevel=0.0006, segments=40)
        rod(asm, (x1 - edge - 0.006, -0.0012, height * 0.105), 0.0035, 0.002, mat.glow("3FBF86", 2.0), axis="Y", segments=32)
    if wired:
        lead(asm, x1 * 0.45, depth * 0.5, traits.slug == "trace-4n")
    spots = {
        "display": (0, 0.0, height * 0.66),
        "keys": (0, 0.0, height * 0.14),
        "lead": (x1 * 0.45, -0.03, 0.01),
    }
    return Piece(asm, (x0, -0.05, 0), (x1 + 0.05, depth + 0.03, height), softbox=False, rise=0.9, spots=spots)


def lead(asm, x, y, metal):
    """The lead runs back to the right and ends in a probe on the ground."""
    path = [(x, y, 0.004), (x + 0.04, y + 0.03, 0.004), (x + 0.075, y - 0.01, 0.003), (x + 0.055, y - 0.055, 0.003), (x + 0.01, y - 0.075, 0.003)]
    p.tubes(asm, [smooth(path)], 0.0018, mat.steel("B9C1C6", 0.3) if metal else mat.rubber("2A343B"), resolution=4)
    p.tubes(asm, [[(x + 0.012, y - 0.0745, 0.003), (x - 0.035, y - 0.083, 0.003)]], 0.0026, mat.steel("C3CACE", 0.22), resolution=5)


def smooth(points, steps=10):
    """Catmull-Rom through the points."""
    padded = [points[0], *points, points[-1]]
    out = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    0.5 * (2 * q + (r - o) * t + (2 * o - 5 * q + 4 * r - s) * t**2 + (3 * q - o - 3 * r + s) * t**3)
                    for o, q, r, s in zip(a, b, c, d)
                )
            )
    return [*out, points[-1]]


def gateway(traits, wired=True):
    """Flat dark box with two aerials and a row of lamps; without `wired` a room lays its leads."""
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.height, traits.depth
    box(asm, (x0, 0, 0.004), (x1, depth, height), mat.plastic("24343F", 0.42), 0.007, 6)
    box(asm, (x0 + 0.018, 0.018, height - 0.001), (x1 - 0.018, depth - 0.018, height + 0.0012), mat.plastic("2B3D49", 0.5), 0.001)
    for k in range(9):
        z0 = ((x0 + 0.05 + k * 0.014, depth * 0.62, height - 0.0005), (x0 + 0.056 + k * 0.014, depth * 0.86, height + 0.0016))
        boxes(asm, [z0], mat.plastic("10181E", 0.7), 0)
    p.wordmark(asm, 0.062, (x0 + 0.016, -0.0005, height * 0.40), mat.paint("EAF1F4", 0.4))
    for i in range(5):
        rod(asm, (x1 - 0.020 - i * 0.012, -0.0008, height * 0.5), 0.0022, 0.0016, mat.glow("3FBF86" if i < 4 else "F0592A", 2.2), axis="Y", segments=24)
    for x in (x0 + 0.030, x1 - 0.030):
        with asm.turned((x, depth - 0.012, height * 0.62), -8 if x < 0 else 8, "Y"):
            rod(asm, (0, 0, -0.006), 0.0055, 0.026, mat.plastic("10181E", 0.5), segments=32)
            rod(asm, (0, 0, 0.020), 0.0042, 0.145, mat.plastic("1A262E", 0.45), bevel=0.002, segments=32)
    for x in (x0 + 0.02, x1 - 0.02):
        for y in (0.02, depth - 0.02):
            rod(asm, (x, y, 0), 0.006, 0.006, mat.rubber(), segments=24)
    if wired:
        cable = [(x1 - 0.06, depth, 0.014), (x1 - 0.055, depth + 0.03, 0.008), (x1 + 0.02, depth + 0.04, 0.004), (x1 + 0.05, depth - 0.04, 0.004)]
        p.tubes(asm, [smooth(cable)], 0.0024, mat.rubber("5D6C76"), resolution=4)
    spots = {"lamps": (x1 - 0.045, 0, height * 0.5), "aerial": (x1 - 0.03, depth, height + 0.05), "mark": (x0 + 0.05, 0, height * 0.5)}
    return Piece(asm, (x0, 0, 0), (x1 + 0.05, depth, height + 0.15), softbox=False, rise=1.0, spots=spots)


def probe(traits):
    """Steel probe at the end of a coiled lead with its plug; the lead is drawn at desk size."""
    asm = Assembly(traits.slug)
    metal, jacket = mat.steel("C3CACE", 0.2), mat.rubber("2A343B")
    coil = []
    for k in range(97):
        a = 2 * math.pi * k / 36
        r = 0.040 + 0.0022 * math.sin(k * 0.35)
        coil.append((r * math.cos(a), r * math.sin(a), 0.003 + 0.0042 * (k // 36) + 0.0042 * (k % 36) / 36))
    tail = [(0.055, -0.030, 0.004), (0.075, -0.055, 0.0035), (0.060, -0.075, 0.0035)]
    p.tubes(asm, [[*reversed(coil), *smooth([coil[0], *tail])]], 0.0021, jacket, resolution=5)
    sleeve = [(0.060, -0.075, 0.0035), (0.046, -0.086, 0.0035)]
    p.tubes(asm, [sleeve], 0.0030, mat.plastic("10181E", 0.5), resolution=5)
    p.tubes(asm, [[sleeve[1], (0.007, -0.117, 0.0035)]], 0.0030, metal, resolution=6)
    end = coil[-1]
    plug = [end, (end[0] - 0.03, end[1] + 0.01, 0.012), (end[0] - 0.055, end[1] - 0.015, 0.008)]
    p.tubes(asm, [smooth(plug)], 0.0021, jacket, resolution=5)
    x, y, _ = plug[-1]
    box(asm, (x - 0.030, y - 0.014, 0.001), (x + 0.004, y + 0.002, 0.015), mat.plastic("1B2934", 0.42), 0.003, 4)
    box(asm, (x - 0.042, y - 0.011, 0.004), (x - 0.029, y - 0.001, 0.012), metal, 0.001)
    spots = {"tip": (0.02, -0.11, 0.003), "plug": (x - 0.015, y - 0.006, 0.008), "coil": (0, 0, 0.01)}
    return Piece(asm, (-0.115, -0.12, 0), (0.078, 0.05, 0.03), softbox=False, turn=20, rise=11, spots=spots)
