"""What cools, taken out of its cabinet: compressors with pipes and condenser, a cylinder of refrigerant, a toolbox."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece

CAN, TALL = 0.088, 0.205
BASE = 0.05


def compressor(traits):
    """One circuit."""
    return circuits(traits, [0.0], 0.52)


def compressors(traits):
    """Two circuits side by side, each with its own pipes."""
    return circuits(traits, [-0.19, 0.19], 0.80)


def circuits(traits, places, width):
    asm = Assembly(traits.slug)
    half = width / 2
    box(asm, (-half, 0, BASE - 0.016), (half, 0.52, BASE), mat.steel("B9C1C6", 0.38), 0.003)
    lips = [((x, 0.002, 0), (x + 0.016, 0.518, BASE - 0.001)) for x in (-half + 0.002, half - 0.018)]
    boxes(asm, lips, mat.steel("A9B2B7", 0.4), 0.002)
    condenser(asm, -half + 0.06, half - 0.06, 0.40, 0.47, BASE + 0.02, BASE + 0.36)
    for x in places:
        can(asm, x, 0.16)
        pipes(asm, x, 0.16)
    spots = {"machine": (0, 0.16, 0.19), "left": (places[0], 0.14, 0.19)}
    return Piece(asm, (-half, 0, 0), (half, 0.52, 0.44), rise=0.9, spots=spots)


def can(asm, x, y):
    """Welded shell on rubber feet, with the box of its terminals."""
    black = mat.paint("1A2126", 0.34)
    z, seam = BASE + 0.022, BASE + 0.022 + TALL * 0.56
    profile = [(0, z), (CAN * 0.86, z), (CAN, z + 0.03), (CAN, seam - 0.006), (CAN + 0.007, seam - 0.006)]
    profile += [(CAN + 0.007, seam + 0.006), (CAN * 0.98, seam + 0.006), (CAN * 0.97, z + TALL - 0.045)]
    profile += [(CAN * 0.66, z + TALL - 0.008), (0, z + TALL)]
    p.lathe(asm, p.rounded(profile, 0.016, 6), black, (x, y), 96)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        foot = (x + 0.105 * math.cos(a), y + 0.105 * math.sin(a))
        rod(asm, (*foot, BASE), 0.017, 0.022, mat.rubber(), segments=32)
        rod(asm, (*foot, BASE + 0.02), 0.007, 0.012, mat.steel(), segments=6)
    p.lathe(asm, [(0.05, z + 0.001), (0.125, z + 0.001), (0.125, z + 0.005), (0.05, z + 0.005)], mat.paint("222B31", 0.4), (x, y), 64)
    box(asm, (x - 0.036, y - CAN - 0.030, seam - 0.075), (x + 0.036, y - CAN + 0.03, seam - 0.012), mat.plastic("2E3A42", 0.45), 0.007, 4)
    plate(asm, x, y - CAN - 0.030, seam - 0.066)
    lead = [(x - 0.022, y - CAN - 0.010, seam - 0.074), (x - 0.024, y - CAN - 0.020, z + 0.03), (x - 0.06, y - CAN - 0.016, BASE + 0.005), (x - 0.15, y - CAN + 0.06, BASE + 0.005)]
    p.tubes(asm, [p.arc_path(lead, 0.02)], 0.0042, mat.rubber("12181C"), resolution=4)


def plate(asm, x, front, low):
    """Rating plate on the box of the terminals: refrigerant, voltage, bar code."""
    box(asm, (x - 0.029, front - 0.0008, low), (x + 0.029, front + 0.001, low + 0.046), mat.paint("E9EDEE", 0.5), 0)
    ink = mat.paint(mat.INK)
    p.text(asm, "R290", 0.0125, (x - 0.025, front - 0.0012, low + 0.031), ink)
    p.text(asm, "230 V  50 Hz", 0.0062, (x - 0.025, front - 0.0012, low + 0.021), ink)
    bars = [((x - 0.025 + 0.0016 * k, front - 0.0011, low + 0.004), (x - 0.0245 + 0.0016 * k + 0.0005 * (k * 7 % 3), front - 0.0007, low + 0.015)) for k in range(30)]
    boxes(asm, bars, ink, 0)


def pipes(asm, x, y):
    """Copper to and from the condenser, a drier on the way, the suction pipe in its black sleeve."""
    copper, top = mat.steel("B8714A", 0.24), BASE + TALL
    brass = mat.steel("C9A86A", 0.3)
    hot = [(x + 0.05, y + 0.03, top - 0.02), (x + 0.05, y + 0.03, top + 0.09), (x + 0.05, y + 0.20, top + 0.09), (x + 0.05, 0.42, top + 0.09)]
    cold = [(x + 0.06, 0.42, BASE + 0.05), (x + 0.06, 0.34, BASE + 0.05), (x + 0.135, 0.30, BASE + 0.05), (x + 0.135, 0.07, BASE + 0.05)]
    short = [(x - 0.045, y - 0.03, top - 0.02), (x - 0.045, y - 0.03, top + 0.035), (x - 0.045, y - 0.085, top + 0.035)]
    p.tubes(asm, [p.arc_path(hot, 0.03), p.arc_path(short, 0.02)], 0.0052, copper, resolution=6)
    p.tubes(asm, [p.arc_path(cold, 0.025)], 0.004, copper, resolution=6)
    sleeve = [(x - 0.05, y + 0.035, top - 0.02), (x - 0.05, y + 0.035, top + 0.14), (x - 0.13, y + 0.035, top + 0.14), (x - 0.13, y + 0.035, BASE + 0.002)]
    p.tubes(asm, [p.arc_path(sleeve, 0.035)], 0.013, mat.rubber("252D33"), resolution=6)
    with asm.turned((x + 0.135, 0.10, BASE + 0.05), -90, "X"):
        drier = [(0, -0.05), (0.006, -0.05), (0.017, -0.035), (0.017, 0.035), (0.006, 0.05), (0, 0.05)]
        p.lathe(asm, p.rounded(drier, 0.006), copper, (0, 0), 48)
    rod(asm, (x - 0.045, y - 0.083, top + 0.035), 0.009, 0.02, brass, axis="Y", segments=6)


def condenser(asm, x0, x1, y0, y1, z0, z1):
    """Fins between two plates, with copper bends at the ends."""
    pitch = 0.0058
    fins = [((x, y0, z0), (x + 0.0011, y1, z1)) for x in (x0 + k * pitch for k in range(int((x1 - x0) / pitch)))]
    boxes(asm, fins, mat.steel("C6CDD1", 0.3), 0)
    plates = [((x, y0 - 0.012, z0 - 0.022), (x + 0.003, y1 + 0.012, z1 + 0.012)) for x in (x0 - 0.005, x1 + 0.002)]
    boxes(asm, plates, mat.steel("AEB7BC", 0.36), 0.001)
    copper, rows = mat.steel("B8714A", 0.24), 7
    step = (z1 - z0) / rows
    for side, x in ((-1, x0 - 0.005), (1, x1 + 0.005)):
        bends = []
        for k in range(rows - 1):
            low = z0 + step * (k + 0.5)
            bends.append([(x, y0 + 0.03, low), (x + side * 0.022, y0 + 0.03, low), (x + side * 0.022, y0 + 0.03, low + step), (x, y0 + 0.03, low + step)])
        p.tubes(asm, [p.arc_path(bend, 0.018) for bend in bends], 0.005, copper, resolution=5)


def cylinder(traits):
    """Steel cylinder with a collar and a valve."""
    asm = Assembly(traits.slug)
    radius, height = 0.115, 0.36
    coat = mat.paint("9DB6C4", 0.38)
    shape = [(0, 0.01), (radius * 0.8, 0.012), (radius, 0.05), (radius, height - 0.09), (radius * 0.72, height - 0.02), (0.03, height), (0, height)]
    p.lathe(asm, p.rounded(shape, 0.035, 8), coat, segments=96)
    p.lathe(asm, p.rounded([(radius * 0.86, 0), (radius * 0.95, 0.03), (radius * 0.90, 0.034), (radius * 0.80, 0)], 0.004), coat, segments=96)
    brass = mat.steel("C9A86A", 0.28)
    rod(asm, (0, 0, height - 0.004), 0.017, 0.055, brass)
    rod(asm, (-0.055, 0, height + 0.028), 0.010, 0.06, brass, axis="X", segments=6)
    rod(asm, (0, 0, height + 0.048), 0.030, 0.014, mat.plastic("1F6E96", 0.4), segments=40)
    collar = [p.arc_path([(-0.075, 0.0, height - 0.03), (-0.075, 0.0, height + 0.085), (0.075, 0.0, height + 0.085), (0.075, 0.0, height - 0.03)], 0.03)]
    p.tubes(asm, collar, 0.007, coat, resolution=6)
    p.lathe(asm, [(radius + 0.0006, 0.14), (radius + 0.0006, 0.20)], mat.paint("E9EDEE", 0.5), segments=96)
    return Piece(asm, (-radius, -radius, 0), (radius, radius, height + 0.10), rise=0.9)


def toolbox(traits):
    """Closed box with two latches and a bar to carry it."""
    asm = Assembly(traits.slug)
    blue, dark, metal = mat.paint("1F6E96", 0.36), mat.plastic("1B2934", 0.45), mat.steel("C3CACE", 0.25)
    box(asm, (-0.24, 0, 0.004), (0.24, 0.22, 0.15), blue, 0.012, 4)
    box(asm, (-0.243, -0.003, 0.153), (0.243, 0.223, 0.205), blue, 0.014, 4)
    box(asm, (-0.236, 0.003, 0.148), (0.236, 0.217, 0.156), dark, 0.001)
    for x in (-0.14, 0.14):
        box(asm, (x - 0.018, -0.012, 0.118), (x + 0.018, 0.004, 0.182), metal, 0.003)
    grip = [(-0.10, 0.11, 0.20), (-0.10, 0.11, 0.262), (0.10, 0.11, 0.262), (0.10, 0.11, 0.20)]
    p.tubes(asm, [p.arc_path(grip, 0.03)], 0.011, dark, resolution=6)
    return Piece(asm, (-0.243, -0.012, 0), (0.243, 0.223, 0.273), rise=0.9)
