"""Windows, ceiling lights, benches and what stands on them."""
import math
import random

import materials as mat
import parts as p
from parts import box, boxes, rod


def ceiling_line(asm, x0, y0, x1, y1, z, strength=7.0, power=28):
    """Recessed light line: visible diffuser plus a lamp below it."""
    box(asm, (x0, y0, z - 0.012), (x1, y1, z + 0.004), mat.glow("FBFDFF", strength), 0)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    p.lamp(asm, (*middle, z - 0.03), (*middle, 0), (x1 - x0, y1 - y0), power, "FBFDFF")


def bench(asm, x0, x1, y0, y1, top=0.90, drawers=4, tone="B9C2C7"):
    """Laboratory bench: solid worktop, handleless units on a dark plinth."""
    box(asm, (x0, y0 - 0.02, top - 0.03), (x1, y1, top), mat.plastic(tone, 0.3), 0.004)
    box(asm, (x0, y0 + 0.06, 0), (x1, y1, 0.10), mat.plastic("2A343B", 0.6), 0)
    count = max(1, round((x1 - x0) / 0.6))
    step, front = (x1 - x0) / count, mat.enamel("DCE4E8")
    fronts = []
    for i in range(count):
        a, b = x0 + i * step + 0.002, x0 + (i + 1) * step - 0.002
        levels = drawers if i % 2 == 0 else 1
        height = (top - 0.045 - 0.105) / levels
        fronts += [
            ((a, y0, 0.105 + k * height + 0.002), (b, y0 + 0.02, 0.105 + (k + 1) * height - 0.012))
            for k in range(levels)
        ]
    box(asm, (x0, y0 + 0.02, 0.10), (x1, y1, top - 0.032), mat.plastic("3A464E", 0.6), 0)
    boxes(asm, fronts, front, 0.002)


def microscope(asm, x, y, z):
    white, dark, metal = mat.plastic("E9EDEF", 0.35), mat.plastic("2A343B", 0.4), mat.steel()
    box(asm, (x - 0.09, y - 0.11, z), (x + 0.09, y + 0.14, z + 0.045), white, 0.02, 4)
    box(asm, (x - 0.035, y + 0.06, z + 0.04), (x + 0.035, y + 0.13, z + 0.34), white, 0.02, 4)
    box(asm, (x - 0.04, y - 0.09, z + 0.29), (x + 0.04, y + 0.13, z + 0.36), white, 0.02, 4)
    box(asm, (x - 0.08, y - 0.08, z + 0.135), (x + 0.08, y + 0.06, z + 0.150), dark, 0.004)
    for dx, dy in ((-0.02, -0.05), (0.02, -0.05), (0, -0.02)):
        rod(asm, (x + dx, y + dy, z + 0.20), 0.013, 0.09, metal, segments=24)
    for dx in (-0.03, 0.03):
        with asm.turned((x + dx, y - 0.07, z + 0.34), 50, "X"):
            rod(asm, (0, 0, 0), 0.017, 0.12, dark, segments=24)
    for side in (-0.055, 0.035):
        rod(asm, (x + side, y + 0.095, z + 0.11), 0.022, 0.02, dark, axis="X", segments=32)


def stool(asm, x, y):
    dark, metal = mat.plastic("33424C", 0.55), mat.steel("C3CACE", 0.2)
    rod(asm, (x, y, 0.60), 0.18, 0.06, dark, bevel=0.02)
    rod(asm, (x, y, 0.12), 0.024, 0.48, metal)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        end = (x + 0.26 * math.cos(a), y + 0.26 * math.sin(a))
        p.tubes(asm, [[(x, y, 0.14), (*end, 0.07)]], 0.016, metal, resolution=4)
        rod(asm, (end[0], end[1], 0), 0.022, 0.06, mat.rubber(), segments=24)


def bottle_row(asm, x, end, y, z, seed=6):
    """Reagent bottles of mixed size in small groups."""
    rng = random.Random(seed)
    while x < end:
        tall, radius = rng.uniform(0.16, 0.26), rng.uniform(0.035, 0.055)
        neck = radius * 0.45
        body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.72), (neck, tall * 0.9), (neck, tall)], 0.012)
        tint, cap = rng.choice(("DCE8EC", "B98A58", "E8EEF0", "C9DCE4")), rng.choice(("1F6E96", "E9EEF0", "2A343B"))
        p.lathe(asm, [(r, h + z) for r, h in body], mat.plastic(tint, 0.12), (x, y), 40)
        rod(asm, (x, y, z + tall), radius * 0.55, 0.025, mat.plastic(cap, 0.4), segments=32)
        x += radius * 2 + rng.choice((0.015, 0.02, 0.16))


def monitor(asm, x, y, z):
    """Screen with a temperature and its curve, foot and keyboard."""
    box(asm, (x - 0.30, y, z + 0.14), (x + 0.30, y + 0.03, z + 0.49), mat.screen(), 0.006)
    p.trend_line(asm, x - 0.25, x + 0.25, z + 0.28, y - 0.002, mat.glow(mat.FROST, 1.2))
    p.text(asm, "\u221286.0", 0.075, (x - 0.25, y - 0.0015, z + 0.37), mat.glow(mat.FROST, 1.3))
    box(asm, (x - 0.02, y + 0.03, z), (x + 0.02, y + 0.06, z + 0.30), mat.steel(), 0.003)
    box(asm, (x - 0.11, y - 0.08, z), (x + 0.11, y + 0.12, z + 0.012), mat.steel(), 0.003)
    box(asm, (x - 0.23, y - 0.34, z), (x + 0.19, y - 0.20, z + 0.018), mat.plastic("DCE3E7", 0.4), 0.004)
