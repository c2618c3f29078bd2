"""Containers of 40 feet: refrigerated with the cooling unit in front, or with doors."""
import math
import random

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import weathered


def container(tone, number="NRVU 304182", width=2.44, height=2.6, length=12.2):
    """Ribbed steel box with corner castings; its end is the cooling unit: fan, grilles, display, number."""
    asm = Assembly("container-" + tone)
    half, coat = width / 2, weathered.painted_steel(tone)
    box(asm, (-half + 0.06, 0.02, 0.1), (half - 0.06, length, height - 0.05), coat, 0)
    ribbed_sides(asm, half, length, height, coat)
    frame = [((side * half - 0.06 - 0.06 * side, -0.05, 0.11), (side * half + 0.06 - 0.06 * side, 0.15, height - 0.11)) for side in (-1, 1)]
    frame += [((-half + 0.02, -0.045, 0.01), (half - 0.02, 0.15, 0.15)), ((-half + 0.02, -0.045, height - 0.13), (half - 0.02, 0.15, height - 0.01))]
    frame += [((side * half - 0.06, 0.1, z), (side * half + 0.02 * side + 0.04, length, z + 0.12)) for side in (-1, 1) for z in (0.02, height - 0.14)]
    boxes(asm, frame, coat, 0.006)
    castings(asm, half, length, height, weathered.painted_steel("5F6466"))
    cooling_unit(asm, half, height)
    ink = mat.paint("1E2A32" if tone[0] in "DE" else "E8EAE6", 0.6)
    p.text(asm, number, 0.12, (-half + 0.24, -0.0245, height - 0.28), ink)
    p.text(asm, "45R1", 0.075, (half - 0.5, -0.0245, height - 0.26), ink)
    with asm.turned((half + 0.034, 1.1, 0), 90):
        p.text(asm, number, 0.17, (0, -0.001, height - 0.42), ink)
    return asm


def ribbed_sides(asm, half, length, height, coat, pitch=0.28, deep=0.032):
    """Side walls of trapezoid sheet."""
    profile = []
    for k in range(int((length - 0.4) / pitch)):
        y = 0.2 + k * pitch
        profile += [(y, 0), (y + 0.07, 0), (y + 0.11, deep), (y + 0.24, deep)]
    profile.append((length - 0.1, 0))
    count = len(profile)
    for side in (-1, 1):
        verts = [(side * (half - 0.03 + out), y, z) for z in (0.13, height - 0.13) for y, out in profile]
        faces = [(k, k + 1, count + k + 1, count + k)[::side] for k in range(count - 1)]
        p.mesh(asm, "side", verts, faces, coat, smooth=False)


def castings(asm, half, length, height, iron):
    """Cast corners with their oval holes."""
    hole = mat.plastic("0C0E10", 0.9)
    for x in (-half, half - 0.162):
        for z in (0.0, height - 0.118):
            for y in (-0.062, length - 0.1):
                box(asm, (x, y, z), (x + 0.162, y + 0.178, z + 0.118), iron, 0.008)
            box(asm, (x + 0.055, -0.0632, z + 0.022), (x + 0.107, -0.04, z + 0.096), hole, 0.024, 5)
            side = -1 if x < 0 else 1
            out = side * half
            box(asm, (min(out, out + side * 0.0012) - 0.01, -0.01, z + 0.03), (max(out, out + side * 0.0012) + 0.0012, 0.07, z + 0.09), hole, 0.02, 5)


def cooling_unit(asm, half, height):
    """The end: access panels with screws, condenser fan behind its guard, open grille, control box, plug."""
    white, panel, steel = mat.enamel("EDF0EF"), weathered.painted_steel("E2E5E3", "8A6A50"), mat.steel("A9B1B5", 0.35)
    dark, rubber = mat.plastic("14191D", 0.7), mat.rubber("1B2024")
    box(asm, (-half + 0.13, -0.02, 0.16), (half - 0.13, 0.1, height - 0.14), panel, 0.004)
    seam = [((-half + 0.16, -0.034, 1.86), (-0.02, -0.01, 2.24)), ((0.02, -0.034, 1.86), (half - 0.16, -0.01, 2.24))]
    boxes(asm, seam, white, 0.006)
    bolts = [(x + dx, z + dz) for (x, _, z), (x1, _, z1) in seam for dx in (0.03, (x1 - x) / 2, x1 - x - 0.03) for dz in (0.03, z1 - z - 0.03)]
    for x, z in bolts:
        rod(asm, (x, -0.040, z), 0.009, 0.008, steel, axis="Y", segments=6)
    # Fresh air disc with its scale.
    rod(asm, (0.42, -0.05, 2.05), 0.085, 0.018, mat.plastic("C9CFD1", 0.4), axis="Y", bevel=0.004)
    rod(asm, (0.42, -0.064, 2.05), 0.022, 0.016, dark, axis="Y", segments=24)
    boxes(asm, [((0.42 + 0.062 * math.cos(a) - 0.006, -0.0515, 2.05 + 0.062 * math.sin(a) - 0.006), (0.42 + 0.062 * math.cos(a) + 0.006, -0.045, 2.05 + 0.062 * math.sin(a) + 0.006)) for a in (0.4 + 0.45 * k for k in range(6))], dark, 0)
    fan(asm, -0.42, 1.36, 0.36, white, dark, steel)
    # The open bay of the compressor.
    box(asm, (-half + 0.17, -0.024, 0.24), (0.1, 0.05, 0.86), dark, 0.01)
    bay(asm, -half + 0.17, 0.1, steel)
    p.louvres(asm, -half + 0.2, 0.06, 0.26, 0.40, -0.03, mat.plastic("3A444A", 0.5), 5)
    # Control box with its display under a hinged cover.
    box(asm, (0.2, -0.13, 0.62), (half - 0.17, 0.0, 1.74), white, 0.018, 5)
    box(asm, (0.225, -0.138, 0.645), (half - 0.195, -0.125, 1.715), panel, 0.012, 4)
    p.display(asm, 0.32, 1.33, 0.56, 0.26, -0.1385, "5.0", "\u00b0C", trend=False)
    keys = [((0.33 + k * 0.14, -0.146, 1.18 - j * 0.10), (0.43 + k * 0.14, -0.135, 1.245 - j * 0.10)) for k in range(4) for j in range(2)]
    boxes(asm, keys, mat.plastic("4A5961", 0.4), 0.008)
    for z in (0.78, 1.58):
        rod(asm, (half - 0.16, -0.12, z - 0.05), 0.014, 0.10, steel)
        box(asm, (0.19, -0.15, z - 0.03), (0.235, -0.12, z + 0.03), steel, 0.006)
    box(asm, (0.36, -0.1405, 0.78), (0.74, -0.13, 0.98), mat.paint("E8C94A", 0.5), 0.002)
    p.tubes(asm, [[(0.55 + r * math.cos(a), -0.1415, 0.875 + r * math.sin(a)) for a, r in ((math.pi / 2, 0.075), (math.pi * 7 / 6, 0.075), (math.pi * 11 / 6, 0.075), (math.pi / 2, 0.075))]], 0.005, dark)
    box(asm, (0.546, -0.1425, 0.862), (0.554, -0.135, 0.905), dark, 0.001)
    # Plug and the coil of its cable.
    coil = [(0.58 + 0.2 * math.cos(0.2 * k), -0.06 - 0.012 * (k % 31) / 6, 0.38 + 0.13 * math.sin(0.2 * k)) for k in range(95)]
    p.tubes(asm, [coil], 0.017, rubber, resolution=4)
    box(asm, (0.48, -0.16, 0.30), (0.68, -0.03, 0.34), steel, 0.006)
    rod(asm, (0.93, -0.12, 0.38), 0.045, 0.13, mat.plastic("B2452C", 0.45), axis="Y", segments=32)


def fan(asm, x, z, radius, white, dark, steel):
    """Recessed fan with blades behind a guard of rings and spokes."""
    rod(asm, (x, -0.026, z), radius, 0.02, dark, axis="Y", segments=72)
    p.tubes(asm, [[(x + radius * 1.02 * math.cos(a * math.pi / 36), -0.035, z + radius * 1.02 * math.sin(a * math.pi / 36)) for a in range(73)]], 0.022, white, resolution=4)
    blade = mat.plastic("59646A", 0.4)
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.3
        ring = [(0.07, a), (0.95 * radius, a + 0.15), (0.98 * radius, a + 0.55), (0.07, a + 0.9)]
        p.mesh(asm, "blade", [(x + r * math.cos(t), -0.030 - 0.008 * n, z + r * math.sin(t)) for n, (r, t) in enumerate(ring)], [(0, 1, 2, 3)], blade, smooth=False)
    rod(asm, (x, -0.055, z), 0.075, 0.03, mat.plastic("2E363B", 0.4), axis="Y", bevel=0.006)
    rings = [[(x + radius * r * math.cos(a * math.pi / 36), -0.066 + 0.02 * r * r, z + radius * r * math.sin(a * math.pi / 36)) for a in range(73)] for r in (0.22, 0.33, 0.44, 0.55, 0.66, 0.77, 0.88, 0.98)]
    spokes = [[(x + radius * r * math.cos(a * math.pi / 4), -0.068 + 0.02 * r * r, z + radius * r * math.sin(a * math.pi / 4)) for r in (0.22, 0.6, 1.0)] for a in range(8)]
    p.tubes(asm, rings, 0.0035, steel, resolution=2)
    p.tubes(asm, spokes, 0.005, steel, resolution=2)


def bay(asm, x0, x1, steel):
    """Compressor, receiver and copper pipes in the open bay."""
    iron, copper = mat.paint("3D474D", 0.5), mat.steel("B0673F", 0.35)
    rod(asm, (x0 + 0.34, -0.02, 0.42), 0.12, 0.26, iron, bevel=0.04)
    rod(asm, (x0 + 0.72, -0.02, 0.44), 0.075, 0.34, mat.paint("7D868A", 0.45), bevel=0.03)
    pipes = [[(x0 + 0.05, -0.05, 0.80), (x0 + 0.34, -0.05, 0.80), (x0 + 0.34, -0.05, 0.66)], [(x0 + 0.40, -0.07, 0.50), (x0 + 0.56, -0.07, 0.50), (x0 + 0.56, -0.07, 0.84), (x0 + 0.72, -0.07, 0.84), (x0 + 0.72, -0.07, 0.76)]]
    p.tubes(asm, [p.arc_path(path, 0.04) for path in pipes], 0.011, copper, resolution=4)
    boxes(asm, [((x0, -0.03, z), (x1, 0.0, z + 0.02)) for z in (0.235, 0.85)], steel, 0.002)


def door_container(tone, number, height=2.9, length=12.2):
    """Box of 40 feet whose doors face -y: ribbed leaves, locking bars with handles, seals, hinges, plates."""
    asm = Assembly("box-" + number)
    half, coat = 1.22, weathered.travelled_steel(tone)
    box(asm, (-half + 0.06, 0.1, 0.1), (half - 0.06, length, height - 0.05), coat, 0)
    ribbed_sides(asm, half, length, height, coat)
    posts = [((side * half - 0.05 - 0.05 * side, -0.03, 0.11), (side * half + 0.05 - 0.05 * side, 0.16, height - 0.11)) for side in (-1, 1)]
    posts += [((-half + 0.02, -0.028, 0.012), (half - 0.02, 0.15, 0.14)), ((-half + 0.02, -0.028, height - 0.15), (half - 0.02, 0.15, height - 0.012))]
    posts += [((side * half - 0.06, 0.1, z), (side * half + 0.02 * side + 0.04, length, z + 0.13)) for side in (-1, 1) for z in (0.02, height - 0.14)]
    boxes(asm, posts, coat, 0.006)
    castings(asm, half, length, height, weathered.painted_steel("4C4F50"))
    for side in (-1, 1):
        leaf(asm, side, half, height, coat)
    plates(asm, number, half, height, light_print(tone))
    marks(asm, number, half, length, height, tone)
    with asm.turned((half + 0.036, 0.75, 0), 90):
        p.text(asm, number, 0.19, (0, -0.001, height - 0.46), light_print(tone))
        p.text(asm, "45G1", 0.15, (0.62, -0.001, height - 0.68), light_print(tone))
    return asm


def marks(asm, number, half, length, height, tone):
    """What a box gathers: welded patches on its side, chalk of the checkers, remains of torn-off labels."""
    rng, patch = random.Random(number + "marks"), weathered.painted_steel(weathered.scaled(tone, 0.93))
    for _ in range(3):
        y, z, wide, tall = rng.uniform(0.8, length - 2), rng.uniform(0.4, height - 1.2), rng.uniform(0.35, 0.8), rng.uniform(0.25, 0.6)
        box(asm, (half - 0.04, y, z), (half + 0.0052, y + wide, z + tall), patch, 0.003)
    chalk = mat.paint("C9C8C0", 0.95)
    at, low = rng.uniform(-0.98, -0.80), rng.uniform(0.62, 0.8)
    strokes = [[(at, low + 0.06), (at + 0.05, low), (at + 0.17, low + 0.20)], [(at + 0.26, low + 0.19), (at + 0.37, low + 0.2), (at + 0.30, low - 0.01)], [(at - 0.02, low - 0.07), (at + 0.42, low - 0.05)]]
    p.tubes(asm, [[(x, -0.0285, z) for x, z in stroke] for stroke in strokes], 0.0042, chalk)
    for _ in range(4):
        x, z, side = rng.uniform(0.15, 0.8), rng.uniform(0.5, height - 1.3), rng.uniform(0.05, 0.13)
        rim = [(x + side * math.cos(a) * rng.uniform(0.5, 1), -0.0292, z + 0.7 * side * math.sin(a) * rng.uniform(0.5, 1)) for a in (math.tau * k / 9 for k in range(9))]
        p.mesh(asm, "torn label", rim, [tuple(range(9))], mat.paint(rng.choice(("B9B6AC", "A8A49A", "8F8C84")), 0.9), smooth=False)


def light_print(tone):
    return mat.paint("1E2A32" if tone[0] in "CDE" else "E4E4DE", 0.6)


def leaf(asm, side, half, height, coat):
    """One door: a sheet with five level ribs, its gasket, four hinges, two bars."""
    rubber, bars = mat.rubber("1B1D1E"), weathered.travelled_steel("8E908C")
    inner, outer = side * 0.012, side * (half - 0.105)
    a, b = sorted((inner, outer))
    low, high = 0.15, height - 0.16
    box(asm, (a - 0.008, 0.012, low - 0.008), (b + 0.008, 0.05, high + 0.008), rubber, 0.01)
    box(asm, (a + 0.012, -0.004, low + 0.012), (b - 0.012, 0.04, high - 0.012), coat, 0.004)
    for k in range(5):
        z = low + 0.22 + (high - low - 0.44) * k / 4
        verts = [(x, y, z + w) for x in (a + 0.06, b - 0.06) for y, w in ((-0.0035, -0.15), (-0.028, -0.10), (-0.028, 0.10), (-0.0035, 0.15))]
        p.mesh(asm, "rib", verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (0, 3, 2, 1), (4, 5, 6, 7)], coat, smooth=False)
    for k in range(4):
        z = low + 0.28 + (high - low - 0.56) * k / 3
        boxes(asm, [((min(outer - side * 0.14, outer + side * 0.05), -0.012, z - 0.05), (max(outer - side * 0.14, outer + side * 0.05), 0.0, z + 0.05))], coat, 0.004)
        rod(asm, (outer + side * 0.035, -0.02, z - 0.07), 0.016, 0.14, bars)
    for at in (0.28, 0.78):
        bar(asm, side * (at if side > 0 else at), side, height, bars)


def bar(asm, x, side, height, bars):
    """Locking bar with cams in their keepers, brackets, a handle with its hasp."""
    rod(asm, (x, -0.06, 0.06), 0.017, height - 0.12, bars)
    for z in (0.045, height - 0.125):
        box(asm, (x - 0.055, -0.085, z), (x + 0.055, -0.02, z + 0.08), bars, 0.012)
        box(asm, (x - 0.022, -0.1, z + 0.012), (x + 0.03, -0.05, z + 0.068), bars, 0.008)
    for z in (0.42, 0.95, 1.5, 2.05, 2.5):
        box(asm, (x - 0.045, -0.082, z - 0.03), (x + 0.045, -0.0, z + 0.03), bars, 0.01)
    level = 1.02 if abs(x) < 0.5 else 1.18
    grip = [(x, -0.085, level), (x + 0.05 * side, -0.1, level), (x + 0.40 * side if abs(x) < 0.5 else x - 0.40 * side, -0.085, level - 0.015)]
    p.tubes(asm, [p.arc_path(grip, 0.02)], 0.013, bars, resolution=4)
    end = grip[-1][0]
    box(asm, (end - 0.05, -0.105, level - 0.05), (end + 0.05, -0.03, level + 0.03), bars, 0.008)
    if side > 0:
        rod(asm, (end, -0.115, level - 0.045), 0.008, 0.075, mat.plastic("D9B53A", 0.4))
        rod(asm, (end, -0.115, level - 0.09), 0.016, 0.05, mat.plastic("D9B53A", 0.4))


def plates(asm, number, half, height, ink):
    """Number and size on the right leaf, lines of weights below, the safety plate on the left."""
    p.text(asm, number, 0.125, (0.20, -0.0296, height - 0.34), ink)
    p.text(asm, "45G1", 0.1, (0.72, -0.0296, height - 0.52), ink)
    rng = random.Random(number)
    rows = [(0.34, "32500"), (0.34, "3880"), (0.34, "28620"), (0.34, "76.4")]
    for k, (x, figure) in enumerate(rows):
        p.text(asm, figure, 0.056, (x + 0.10, -0.0296, height - 0.92 - 0.085 * k), ink)
        boxes(asm, [((x - 0.06, -0.0296, height - 0.915 - 0.085 * k), (x + rng.uniform(0.01, 0.05), -0.0288, height - 0.885 - 0.085 * k))], ink, 0)
    box(asm, (-0.66, -0.033, 1.30), (-0.42, -0.027, 1.50), mat.steel("9EA3A4", 0.4), 0.003)
    boxes(asm, [((-0.64, -0.0336, 1.32 + 0.026 * k), (-0.64 + rng.uniform(0.1, 0.2), -0.0325, 1.332 + 0.026 * k)) for k in range(6)], mat.paint("2B2A28", 0.6), 0)
