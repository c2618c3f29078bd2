"""The flat lead of a probe on its way out of a refrigerator: below the seal of the closed door to a logger."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece

DOOR, GAP, FRAME = 0.050, 0.010, 0.066
LOW, HIGH, LEFT, DEEP = 0.70, 1.50, -0.62, 0.60


def door(traits):
    """The opening edge of a glass door; behind the pane the probe stands in its bottle."""
    asm = Assembly(traits.slug)
    cabinet(asm)
    leaf(asm)
    lead(asm, 1.06)
    bottle(asm, -0.285, DOOR + GAP + 0.10, 0.992)
    logger(asm, 0.20, 0.90)
    return Piece(asm, (LEFT, 0, 0), (0, DEEP, 1.6), spots={"seal": (-0.03, 0.055, 1.025)})


def cabinet(asm):
    white, front = mat.enamel(), DOOR + GAP
    boxes(asm, [((-0.055, front, LOW), (0, DEEP, HIGH)), ((LEFT, DEEP - 0.05, LOW), (-0.05, DEEP - 0.001, HIGH))], white, 0.005, segments=3)
    box(asm, (-0.0568, front + 0.012, LOW + 0.01), (-0.054, DEEP - 0.04, HIGH - 0.01), mat.plastic("EEF2F3", 0.35), 0)
    box(asm, (-0.076, front + 0.03, LOW + 0.05), (-0.062, front + 0.05, HIGH - 0.05), mat.glow("F4FAFF", 2.4), 0)
    p.lamp(asm, (-0.10, front + 0.02, 1.12), (-0.35, DEEP, 1.05), (0.03, 0.6), 1.6)
    for z in (0.99, 1.27):
        p.wire_shelf(asm, LEFT, -0.066, front + 0.06, DEEP - 0.06, z - 0.002, 0.022)
    p.cartons(asm, LEFT + 0.02, -0.36, front + 0.09, DEEP - 0.08, 0.992, 0.2, seed=21, fill=0.95)
    p.cartons(asm, LEFT + 0.02, -0.10, front + 0.09, DEEP - 0.08, 1.272, 0.2, seed=8, fill=0.95)


def leaf(asm):
    """Frame, double pane and the folded seal in the gap."""
    white = mat.enamel("F1F3F4")
    box(asm, (-FRAME, 0, LOW - 0.2), (0, DOOR, HIGH + 0.2), white, 0.006)
    box(asm, (-FRAME - 0.008, 0.006, LOW - 0.2), (-FRAME + 0.002, DOOR - 0.006, HIGH + 0.2), mat.plastic("18222A", 0.4), 0.001)
    for y in (0.010, DOOR - 0.014):
        pane = [(LEFT - 0.2, y, LOW - 0.2), (-FRAME, y, LOW - 0.2), (-FRAME, y, HIGH + 0.2), (LEFT - 0.2, y, HIGH + 0.2)]
        p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F5F9FA", 0.6))
    folds = [[(x, DOOR + GAP / 2, LOW - 0.2), (x, DOOR + GAP / 2, HIGH + 0.2)] for x in (-0.010, -0.020, -0.030)]
    p.tubes(asm, folds, 0.0056, mat.rubber("C3CBD0"), resolution=4)
    p.bar_handle(asm, -FRAME / 2, 0.60, 0.94, 0, mat.steel("AEB7BC", 0.25), 0.05, 0.011)


def ribbon(asm, points, across, material, thick=0.0009):
    """A flat lead: `across` is the direction of its width at each point."""
    left = [tuple(a - b / 2 for a, b in zip(point, wide)) for point, wide in zip(points, across)]
    right = [tuple(a + b / 2 for a, b in zip(point, wide)) for point, wide in zip(points, across)]
    count = len(points)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    obj = p.mesh(asm, "ribbon", left + right, faces, material)
    obj.modifiers.new("thick", "SOLIDIFY").thickness = thick


def lead(asm, z, reach=0.035):
    """Out of the gap, round the edge, along the side and in one bend down to the logger; two clips hold it."""
    jacket, wide = mat.plastic("2F6FA8", 0.4), (0, 0, 0.0075)
    y, flat = DOOR + GAP / 2, 0.0022
    path = p.arc_path([(-0.06, y + 0.005, z), (0.004, y + 0.001, z), (0.0035, y + 0.03, z), (flat, y + 0.145 - reach, z)], 0.006, 8)
    across = [wide] * len(path)
    for k in range(1, 19):
        a = math.pi / 2 * k / 18
        path.append((flat, y + 0.145 - reach + reach * math.sin(a), z - reach + reach * math.cos(a)))
        across.append((0, 0.0075 * math.sin(a), 0.0075 * math.cos(a)))
    path.append((flat, y + 0.145, z - 0.115))
    across.append((0, 0.0075, 0))
    ribbon(asm, path, across, jacket)
    clip = mat.plastic("8F9AA1", 0.45)
    box(asm, (0.0, y + 0.050, z - 0.0085), (0.0045, y + 0.060, z + 0.0085), clip, 0.0015)
    box(asm, (0.0, y + 0.145 - 0.0085, z - 0.062), (0.0045, y + 0.145 + 0.0085, z - 0.052), clip, 0.0015)


def bottle(asm, x, y, z):
    """Glycerol bottle with the probe through its lid; the lead comes from the seal."""
    shape = p.rounded([(0, 0), (0.021, 0), (0.021, 0.050), (0.011, 0.060), (0.011, 0.066)], 0.005)
    p.lathe(asm, [(r, h + z) for r, h in shape], mat.plastic("E8D9A6", 0.08), (x, y), 48)
    p.lathe(asm, [(0.0215, z + 0.012), (0.0215, z + 0.040)], mat.paint("F7F8F8", 0.5), (x, y), 48)
    rod(asm, (x, y, z + 0.064), 0.0135, 0.014, mat.plastic("1F6E96", 0.4), segments=40)
    rod(asm, (x, y, z + 0.076), 0.0032, 0.024, mat.steel("C3CACE", 0.2), segments=24)
    path = [(x, y, z + 0.098), (x, y, z + 0.118), (x + 0.03, y - 0.03, z + 0.110), (-0.066, DOOR + GAP + 0.004, z + 0.068)]
    path = p.arc_path(path, 0.018, 8)
    ribbon(asm, path, [(0.003, 0.004, 0.005)] * len(path), mat.plastic("2F6FA8", 0.4))


def logger(asm, y, z):
    """Held to the side wall by its magnets; the display looks to the side."""
    with asm.turned((0, y, z), 90):
        box(asm, (-0.045, -0.024, -0.07), (0.045, 0.001, 0.062), mat.plastic("EEF2F4", 0.4), 0.007, 5)
        p.display(asm, -0.038, -0.012, 0.076, 0.066, -0.024, "5.0", "°C")
        p.wordmark(asm, 0.036, (-0.038, -0.0246, -0.034), mat.paint(mat.INK, 0.4))
        for k in range(3):
            rod(asm, (-0.032 + 0.016 * k, -0.0262, -0.055), 0.005, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
        rod(asm, (0.034, -0.0256, -0.055), 0.0026, 0.002, mat.glow("3FBF86", 2.5), axis="Y", segments=24)
