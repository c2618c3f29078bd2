"""What stands on a bench before samples are frozen: a refrigerated centrifuge, blood tubes in a rack."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece


def centrifuge(traits):
    """Table model with the compressor at its right-hand side; the display shows the temperature of the chamber."""
    asm = Assembly("centrifuge")
    white, dark = mat.enamel(), mat.plastic("22303B", 0.42)
    x0, x1, depth, top = -0.33, 0.33, 0.60, 0.34
    profile = [(0.0, 0.035), (0.0, 0.17), (0.05, top), (depth, top), (depth, 0.035)]
    count = len(profile)
    verts = [(x, y, z) for x in (x0, x1) for y, z in profile]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    p.mesh(asm, "body", verts, faces, white, 0.022, 6)
    box(asm, (x0 + 0.012, 0.012, 0.018), (x1 - 0.012, depth - 0.012, 0.06), dark, 0.008)
    middle, radius = -0.075, 0.205
    seam = [(radius + 0.012, top - 0.004), (radius + 0.012, top + 0.006), (radius - 0.004, top + 0.006)]
    p.lathe(asm, seam, mat.rubber("2A333A"), (middle, 0.33))
    lid = p.rounded([(0, top + 0.048), (radius - 0.05, top + 0.046), (radius, top + 0.022), (radius, top + 0.004), (0, top + 0.004)], 0.016, 6)
    p.lathe(asm, lid, white, (middle, 0.33), 128)
    rod(asm, (middle, 0.33, top + 0.043), 0.050, 0.008, mat.screen(), segments=64)
    box(asm, (middle - 0.07, 0.33 - radius - 0.016, top + 0.008), (middle + 0.07, 0.33 - radius + 0.03, top + 0.030), dark, 0.009, 4)
    lean = -math.degrees(math.atan2(0.05, top - 0.17))
    with asm.turned((0, 0, 0.17), lean, "X"):
        p.display(asm, x0 + 0.05, 0.030, 0.24, 0.105, 0.0, "4.0", "°C")
        rod(asm, (0.125, -0.018, 0.082), 0.030, 0.022, mat.plastic("AEB8BE", 0.35), axis="Y", segments=56)
        for k in range(3):
            box(asm, (0.19 + 0.038 * k, -0.004, 0.072), (0.218 + 0.038 * k, 0.002, 0.092), mat.plastic("77848D", 0.5), 0.002)
    p.side_vents(asm, x1, 0.20, 0.50, 0.08, 8)
    for x in (x0 + 0.06, x1 - 0.06):
        for y in (0.07, depth - 0.07):
            rod(asm, (x, y, 0), 0.022, 0.030, mat.rubber("1B2329"))
    return Piece(asm, (x0, -0.02, 0), (x1, depth, top + 0.05), softbox=False, rise=1.35)


def blood_tubes(traits):
    """Tubes of two kinds in a rack, filled, capped and barcoded."""
    asm = Assembly("tubes")
    rack, pitch, columns, rows = mat.plastic("E3EAED", 0.4), 0.024, 8, 3
    wide, deep = columns * pitch + 0.02, rows * pitch + 0.016
    x0, y0 = -wide / 2, 0.0
    for z, thick in ((0.0, 0.010), (0.060, 0.008)):
        box(asm, (x0, y0, z), (x0 + wide, y0 + deep, z + thick), rack, 0.004, 4)
    for x in (x0, x0 + wide - 0.007):
        box(asm, (x, y0 + 0.002, 0.004), (x + 0.007, y0 + deep - 0.002, 0.064), rack, 0.002)
    blood = mat.principled("blood in tubes", "82121A", 0.25, specular=0.5)
    glass, label, ink = mat.glass("F3F8F9", 0.9), mat.paint("F6F6F2", 0.6), mat.paint("1B2329", 0.6)
    bars = []
    for i in range(columns):
        for j in range(rows):
            x, y, k = x0 + 0.010 + (i + 0.5) * pitch, y0 + 0.008 + (j + 0.5) * pitch, i * 3 + j
            full = 0.072 + 0.006 * math.sin(k * 2.3)
            p.lathe(asm, p.rounded([(0, 0.0105), (0.0066, 0.0105), (0.0066, 0.100)], 0.006), glass, (x, y), 40)
            p.lathe(asm, p.rounded([(0, 0.0115), (0.0058, 0.0115), (0.0058, full), (0, full)], 0.005), blood, (x, y), 40)
            p.lathe(asm, [(0.0069, 0.034 + 0.036), (0.0069, 0.034 + 0.058)], label, (x, y), 40)
            bars += [((x - 0.0048 + 0.0016 * n, y - 0.0074, 0.074), (x - 0.0048 + 0.0016 * n + 0.0008, y - 0.0048, 0.088)) for n in range(7) if (n * 5 + k) % 4]
            rod(asm, (x, y, 0.098), 0.0082, 0.017, mat.plastic("6A4B93" if i < 5 else "B4472F", 0.42), segments=40)
    boxes(asm, bars, ink, 0)
    return Piece(asm, (x0, 0, 0), (x0 + wide, deep, 0.115), softbox=False, rise=1.5)
