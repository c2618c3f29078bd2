"""A freezer on the day it is mapped: empty, a sensor at each of its points, the leads gathered at the side."""
import random

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import freezers

# Sensors on a level: three across, three deep.
ACROSS, DEEP = (0.13, 0.5, 0.87), (0.11, 0.5, 0.9)
OPENED = {0: 86, 1: 101, 2: 93}


def upright(traits):
    piece = freezers.upright(traits, 112, OPENED, sensors)
    asm = piece.assembly
    x, _, z = piece.spots["inside"]
    piece.spots["points"] = (x + 0.01, piece.spots["inside"][1] + 0.05, z + 0.16)
    p.lamp(asm, (x + 0.10, -0.35, z + 0.75), (x, 0.35, z + 0.1), (0.5, 0.2), 6.0)
    p.lamp(asm, (x + 0.25, -0.40, z - 0.10), (x, 0.35, z - 0.12), (0.3, 0.3), 3.5)
    return piece


def sensors(asm, lo, hi, z0, top, level):
    """Each hangs from its lead in the middle of its share of the level and carries a flag with its number."""
    rng, number = random.Random(40 + level), level * 9
    lined(asm, lo, hi, z0, top)
    white, leads = mat.plastic("E9ECEC", 0.45), []
    wide, deep = hi[0] - lo[0], hi[1] - lo[1] - 0.09
    side = hi[0] - 0.006
    for j, v in enumerate(DEEP):
        for i, u in enumerate(ACROSS):
            number += 1
            x = lo[0] + wide * u + rng.uniform(-0.012, 0.012)
            y = lo[1] + 0.075 + deep * v
            z = z0 + (top - z0) * (0.52, 0.46, 0.55)[i] + rng.uniform(-0.012, 0.012)
            roof = top + 0.018 - 0.0015 * i
            hook = [(x, y, z), (x + rng.uniform(-0.004, 0.004), y, z + 0.05), (x, y, roof - 0.012), (x + 0.02, y + 0.004, roof)]
            sag = roof - 0.008 - 0.010 * rng.random()
            leads.append(p.smooth_line([*hook, ((x + side) / 2, y - 0.006 * j, sag), (side - 0.008, y - 0.02, roof - 0.004), (side - 0.002, lo[1] + 0.06 + 0.004 * i, roof - 0.03 - 0.006 * j), (side - 0.001, lo[1] + 0.044, top - 0.07 - 0.012 * j - 0.004 * i), (side + 0.010, lo[1] + 0.010, z0 + 0.10)], 6))
            tip(asm, x, y, z)
            flag(asm, x, y, z + 0.034, number, rng.uniform(-24, 24))
            if i < 2 or j == 1:
                tape(asm, x + 0.004, y, roof, white)
    p.tubes(asm, leads, 0.0016, mat.plastic("6FA886", 0.4), resolution=3)
    boxes(asm, [((side - 0.004, lo[1] + 0.052, top - 0.085), (side + 0.0045, lo[1] + 0.096, top - 0.055))], mat.plastic("C99B5B", 0.4), 0.001)


def lined(asm, lo, hi, z0, top):
    """Matt sheets before the walls: polished ones would mirror the dark room. Frost lies where the level was opened."""
    skin, y, high = mat.satin("E2E7E9"), lo[1] + 0.052, top + 0.026
    walls = [((lo[0] - 0.001, y, z0), (lo[0] + 0.002, hi[1], high)), ((hi[0] - 0.002, y, z0), (hi[0] + 0.001, hi[1], high))]
    walls += [((lo[0], hi[1] - 0.002, z0), (hi[0], hi[1] + 0.001, high)), ((lo[0], y, z0 - 0.003), (hi[0], hi[1], z0)), ((lo[0], y, high - 0.001), (hi[0], hi[1], high + 0.002))]
    boxes(asm, walls, skin, 0)
    seams = [((lo[0] + 0.002, hi[1] - 0.0045, z0), (lo[0] + 0.010, hi[1] - 0.0015, high)), ((hi[0] - 0.010, hi[1] - 0.0045, z0), (hi[0] - 0.002, hi[1] - 0.0015, high))]
    boxes(asm, seams, mat.satin("AEB7BC"), 0.0006)
    rng = random.Random(round(z0 * 1000))
    verts, faces = [], []
    for _ in range(520):
        place = rng.random()
        # On the front edges of the shelf, thicker towards the hinge.
        u = rng.random() ** 1.7
        x = lo[0] + (hi[0] - lo[0]) * u
        size = 0.0008 + 0.0022 * rng.random() ** 2 * (1.2 - u)
        if place < 0.72:
            y0, z = lo[1] + 0.036 + 0.03 * rng.random() ** 2, z0 + 0.0004
        else:
            x, y0, z = lo[0] + 0.0035, lo[1] + 0.054 + 0.05 * rng.random() ** 2, z0 + (high - z0) * rng.random()
        start = len(verts)
        verts += [(x + size, y0, z), (x, y0 + size, z), (x - size, y0, z), (x, y0 - size, z), (x, y0, z + size)]
        faces += [(start + i, start + (i + 1) % 4, start + 4) for i in range(4)]
    p.mesh(asm, "frost", verts, faces, mat.paint("F4F9FB", 0.8), smooth=False)


def tip(asm, x, y, z):
    rod(asm, (x, y, z - 0.036), 0.0030, 0.036, mat.steel("C9CFD2", 0.22), segments=24)
    rod(asm, (x, y, z - 0.003), 0.0038, 0.014, mat.rubber("2A2F33"), segments=24)


def flag(asm, x, y, z, number, turn):
    """White tape folded over the lead."""
    with asm.turned((x, y, z), turn):
        box(asm, (-0.002, -0.0009, -0.0125), (0.042, 0.0009, 0.0125), mat.paint("F7F5EC", 0.5), 0.0006)
        p.text(asm, str(number), 0.020, (0.023, -0.0012, -0.0072), mat.paint("1B2C56", 0.5), "CENTER")


def tape(asm, x, y, z, material):
    box(asm, (x - 0.016, y - 0.010, z - 0.0016), (x + 0.018, y + 0.012, z + 0.003), material, 0.0006)
