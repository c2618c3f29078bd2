"""What cools, taken out of its cabinet: compressors with pipes and condenser, a cylinder of refrigerant."""
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
        starter(asm, x)
    fixings(asm, half)
    spots = {"machine": (0, 0.16, 0.19), "left": (places[0], 0.14, 0.19)}
    return Piece(asm, (-half, 0, 0), (half, 0.52, 0.44), rise=0.9, spots=spots)


def can(asm, x, y):
    """Welded shell of two deep-drawn cups on a base plate with rubber feet, and the box of its terminals."""
    z, seam = BASE + 0.022, BASE + 0.022 + TALL * 0.50
    shell(asm, x, y, z, seam)
    base_plate(asm, x, y)
    box(asm, (x - 0.036, y - CAN - 0.030, seam - 0.075), (x + 0.036, y - CAN + 0.03, seam - 0.012), mat.plastic("343E45", 0.5), 0.007, 4)
    clip = [(x - 0.0385, y - CAN + 0.02, seam - 0.044), (x - 0.0385, y - CAN - 0.032, seam - 0.044), (x + 0.0385, y - CAN - 0.032, seam - 0.044), (x + 0.0385, y - CAN + 0.02, seam - 0.044)]
    p.tubes(asm, [p.arc_path(clip, 0.008)], 0.0013, mat.steel("C3CACE", 0.25), resolution=3)
    plate(asm, x, y - CAN - 0.030, seam - 0.066)
    lead = [(x - 0.022, y - CAN - 0.010, seam - 0.074), (x - 0.024, y - CAN - 0.020, z + 0.03), (x - 0.06, y - CAN - 0.016, BASE + 0.005), (x - 0.15, y - CAN + 0.06, BASE + 0.005)]
    p.tubes(asm, [p.arc_path(lead, 0.02)], 0.0042, mat.rubber("12181C"), resolution=4)


def shell(asm, x, y, z, seam):
    """The upper cup goes over the lower one; the weld between them shows, and so does the sticker of the maker."""
    black, top = mat.paint("14191D", 0.46), BASE + TALL
    lower = [(0, z), (CAN * 0.70, z), (CAN * 0.97, z + 0.022), (CAN, z + 0.050), (CAN, seam + 0.004)]
    p.lathe(asm, p.rounded(lower, 0.018, 8), black, (x, y), 96)
    upper = [(CAN + 0.0015, seam), (CAN + 0.0035, seam + 0.001), (CAN + 0.003, top - 0.060), (CAN * 0.86, top - 0.018), (CAN * 0.52, top - 0.003), (CAN * 0.46, top - 0.006), (0, top - 0.006)]
    p.lathe(asm, [upper[0], *p.rounded(upper[1:], 0.022, 10)], black, (x, y), 96)
    bead = [(CAN + 0.002 + 0.0034 * math.cos(a), seam - 0.001 + 0.0034 * math.sin(a)) for a in (math.radians(30 * k - 90) for k in range(7))]
    p.lathe(asm, bead, mat.paint("23272A", 0.6), (x, y), 96)
    sticker(asm, x, y, seam + 0.012)


def sticker(asm, x, y, low):
    """Bent around the upper cup, right of the front: model, refrigerant and a code of bars."""
    radius, tall, steps = CAN + 0.0042, 0.036, 12
    angles = [math.radians(-92 + 46 * k / steps) for k in range(steps + 1)]
    field = lambda r, first, last, z0, z1: [(x + r * math.cos(a), y + r * math.sin(a), z) for a in angles[first:last] for z in (z0, z1)]
    strip = lambda verts: [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(verts) // 2 - 1)]
    for verts, colour in (
        (field(radius, 0, steps + 1, low, low + tall), "E6E9E8"),
        (field(radius + 0.0003, 0, steps + 1, low + tall - 0.008, low + tall), "2C6E8F"),
        *((field(radius + 0.0003, 1, 7 - k, low + 0.006 + 0.007 * k, low + 0.0085 + 0.007 * k), "2A333A") for k in range(3)),
        *((field(radius + 0.0003, k, k + 2, low + 0.005, low + 0.022), "1B2227") for k in (8, 10)),
    ):
        p.mesh(asm, "sticker", verts, strip(verts), mat.paint(colour, 0.5))


def base_plate(asm, x, y):
    """Pressed plate below the shell; a grommet, a washer and a bolt at each corner."""
    reach = CAN + 0.012
    box(asm, (x - reach, y - reach, BASE + 0.014), (x + reach, y + reach, BASE + 0.018), mat.paint("1B2125", 0.5), 0.0018, 3)
    p.lathe(asm, p.rounded([(CAN * 0.78, BASE + 0.017), (CAN * 0.70, BASE + 0.030), (0, BASE + 0.030)], 0.004), mat.paint("1B2125", 0.5), (x, y), 64)
    for dx in (-reach + 0.016, reach - 0.016):
        for dy in (-reach + 0.016, reach - 0.016):
            rubber = [(0, BASE), (0.0125, BASE), (0.0135, BASE + 0.005), (0.010, BASE + 0.010), (0.0135, BASE + 0.015), (0.0115, BASE + 0.024), (0, BASE + 0.024)]
            p.lathe(asm, p.rounded(rubber, 0.002, 3), mat.rubber("2B2F31"), (x + dx, y + dy), 32)
            rod(asm, (x + dx, y + dy, BASE + 0.024), 0.0095, 0.0018, mat.zinc(), segments=32)
            rod(asm, (x + dx, y + dy, BASE + 0.0255), 0.0058, 0.006, mat.zinc(), segments=6)


def plate(asm, x, front, low):
    """Rating plate on the box of the terminals: refrigerant, voltage, bar code."""
    box(asm, (x - 0.029, front - 0.0008, low), (x + 0.029, front + 0.001, low + 0.046), mat.paint("E9EDEE", 0.5), 0)
    ink = mat.paint(mat.INK)
    p.text(asm, "R290", 0.0125, (x - 0.025, front - 0.0012, low + 0.031), ink)
    p.text(asm, "230 V  50 Hz", 0.0062, (x - 0.025, front - 0.0012, low + 0.021), ink)
    bars = [((x - 0.025 + 0.0016 * k, front - 0.0011, low + 0.004), (x - 0.0245 + 0.0016 * k + 0.0005 * (k * 7 % 3), front - 0.0007, low + 0.015)) for k in range(30)]
    boxes(asm, bars, ink, 0)


def starter(asm, x):
    """Box of the capacitor on the tray beside the compressor; its lead ends in the terminals."""
    left, z = x + 0.155, BASE
    box(asm, (left, 0.200, z - 0.001), (left + 0.052, 0.290, z + 0.092), mat.plastic("C9D0D3", 0.45), 0.005, 4)
    box(asm, (left + 0.006, 0.1985, z + 0.040), (left + 0.046, 0.2005, z + 0.078), mat.paint("F2F3F0", 0.5), 0)
    ink = mat.paint(mat.INK)
    p.text(asm, "35 µF", 0.010, (left + 0.009, 0.1982, z + 0.063), ink)
    boxes(asm, [((left + 0.009, 0.1981, z + 0.046 + 0.005 * k), (left + 0.040 - 0.008 * k, 0.1984, z + 0.048 + 0.005 * k)) for k in range(2)], ink, 0)
    for side, colour in ((0.014, "2A333A"), (0.026, "C33B2B"), (0.038, "1F6E96")):
        rod(asm, (left + side, 0.192, z + 0.014), 0.0042, 0.012, mat.plastic("20282E", 0.5), axis="Y", segments=24)
        wire = [(left + side, 0.194, z + 0.014), (left + side, 0.150, z + 0.012), (x + 0.070 + side, 0.060, z + 0.006), (x + 0.020 + side * 0.4, 0.040, z + 0.020), (x + side * 0.7, 0.050, z + 0.078)]
        p.tubes(asm, [p.arc_path(wire, 0.022)], 0.0022, mat.plastic(colour, 0.42), resolution=4)


def fixings(asm, half):
    """Rubber feet and the screws of the tray, a row of slots in its front lip."""
    for x in (-half + 0.03, half - 0.03):
        for y in (0.04, 0.48):
            rod(asm, (x, y, BASE - 0.0005), 0.0065, 0.005, mat.steel("9AA4AA", 0.3), segments=6)
            rod(asm, (x, y, BASE - 0.0008), 0.010, 0.002, mat.steel("C3CACE", 0.25), segments=32)
    box(asm, (-half + 0.0165, 0.001, 0.002), (half - 0.0165, 0.004, BASE - 0.0155), mat.steel("AEB7BC", 0.4), 0.001)
    slots = [((-half + 0.06 + 0.034 * k, -0.0002, 0.012), (-half + 0.082 + 0.034 * k, 0.0035, 0.020)) for k in range(int((2 * half - 0.12) / 0.034))]
    boxes(asm, slots, mat.plastic("11171B", 0.8), 0)


def pipes(asm, x, y):
    """Copper to and from the condenser, a drier on the way, the suction pipe in its black sleeve."""
    copper, top = mat.steel("B8714A", 0.24), BASE + TALL
    brass = mat.steel("C9A86A", 0.3)
    hot = [(x + 0.05, y + 0.03, top - 0.02), (x + 0.05, y + 0.03, top + 0.09), (x + 0.05, y + 0.20, top + 0.09), (x + 0.05, 0.42, top + 0.09)]
    cold = [(x + 0.06, 0.42, BASE + 0.05), (x + 0.06, 0.34, BASE + 0.05), (x + 0.135, 0.30, BASE + 0.05), (x + 0.135, 0.07, BASE + 0.05)]
    short = [(x - 0.045, y - 0.03, top - 0.02), (x - 0.045, y - 0.03, top + 0.035), (x - 0.045, y - 0.085, top + 0.035)]
    p.tubes(asm, [p.arc_path(hot, 0.03), p.arc_path(short, 0.02)], 0.0052, copper, resolution=6)
    p.tubes(asm, [p.arc_path(cold, 0.025)], 0.004, copper, resolution=6)
    bare = [(x - 0.05, y + 0.035, top - 0.02), (x - 0.05, y + 0.035, top + 0.045)]
    bend = [(x - 0.05, y + 0.035, top + 0.030), (x - 0.05, y + 0.035, top + 0.085), (x - 0.128, y + 0.035, top + 0.085), (x - 0.128, y + 0.035, BASE + 0.034)]
    last = [(x - 0.128, y + 0.035, BASE + 0.050), (x - 0.128, y + 0.035, BASE + 0.010), (x - 0.128, y - 0.105, BASE + 0.010)]
    p.tubes(asm, [bare, p.arc_path(last, 0.018)], 0.006, copper, resolution=6)
    p.tubes(asm, [p.arc_path(bend, 0.030)], 0.0115, mat.rubber("252D33"), resolution=6)
    rod(asm, (x - 0.128, y - 0.130, BASE + 0.010), 0.0085, 0.026, brass, axis="Y", segments=6)
    rod(asm, (x - 0.128, y - 0.146, BASE + 0.010), 0.0080, 0.017, mat.plastic("1F6E96", 0.4), axis="Y", bevel=0.003, segments=32)
    with asm.turned((x + 0.135, 0.10, BASE + 0.05), -90, "X"):
        drier = [(0, -0.05), (0.006, -0.05), (0.017, -0.035), (0.017, 0.035), (0.006, 0.05), (0, 0.05)]
        p.lathe(asm, p.rounded(drier, 0.006), copper, (0, 0), 48)
    rod(asm, (x - 0.045, y - 0.083, top + 0.035), 0.009, 0.02, brass, axis="Y", segments=6)


def condenser(asm, x0, x1, y0, y1, z0, z1):
    """Close fins on rows of tubes between two plates, with copper bends at the ends."""
    pitch, middle = 0.0034, (y0 + y1) / 2
    fins = [((x, y0, z0), (x + 0.0011, y1, z1)) for x in (x0 + k * pitch for k in range(int((x1 - x0) / pitch)))]
    boxes(asm, fins, mat.satin("CBD1D4"), 0)
    # Nobody sees through the rows of tubes.
    box(asm, (x0, middle - 0.018, z0 + 0.002), (x1, middle + 0.018, z1 - 0.002), mat.satin("6E777C"), 0)
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
    p.lathe(asm, [(radius + 0.0006, 0.13), (radius + 0.0006, 0.22)], mat.paint("E9EDEE", 0.4), segments=96)
    p.lathe(asm, [(radius + 0.0009, 0.205), (radius + 0.0009, 0.22)], mat.paint("B23A2B", 0.45), segments=96)
    ink = mat.paint(mat.INK, 0.5)
    for words, size, z in (("R290", 0.030, 0.168), ("C3H8", 0.013, 0.150), ("UN 1978", 0.010, 0.137)):
        p.wrap(asm, p.text(asm, words, size, (0, 0, 0), ink, "CENTER"), radius + 0.0008, z)
    return Piece(asm, (-radius, -radius, 0), (radius, radius, height + 0.10), rise=0.9)
