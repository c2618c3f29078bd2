"""The two refrigeration units of a walk-in room: condensing units on its roof, or coolers below its ceiling."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .heat_exchange import copper, fan, fin_coil
from .piece import Piece


# The parts are measured from the roof and from below the ceiling, this high above the ground of the studio.
LIFT = 2.0


def condensing(traits):
    """Two units side by side on the roof panels; either can carry the room alone."""
    asm = Assembly(traits.slug)
    with asm.turned((0, 0, LIFT), 0):
        roof(asm)
        for x in (-0.62, 0.42):
            condensing_unit(asm, x, 0.30)
    return Piece(asm, (-1.6, -0.6, LIFT - 0.3), (1.6, 1.6, LIFT + 0.6), spots={"unit": (0.04, 0.30, LIFT + 0.24)})


def roof(asm):
    """Sandwich panels with joints, and the front edge of the room."""
    white = mat.enamel("E6EBED")
    for k in range(-2, 3):
        box(asm, (k * 1.0 - 0.4985, -0.42, -0.10), (k * 1.0 + 0.4985, 2.4, 0), white, 0.003)
    box(asm, (-2.5, -0.415, -2.2), (2.5, -0.32, -0.002), white, 0.003)
    boxes(asm, [((k * 1.0 - 0.5025, -0.40, -0.06), (k * 1.0 - 0.4975, 2.4, -0.003)) for k in range(-2, 3)], mat.plastic("8494A0", 0.6), 0)


def condensing_unit(asm, x, y):
    """Open sides with the coil, a fan to the front, a hood with a seam, feet of rubber, an isolator."""
    wide, deep, tall, foot = 0.74, 0.52, 0.56, 0.045
    sheet, seam = mat.enamel("CFD8DC"), mat.plastic("59666E", 0.5)
    half, z0, z1 = wide / 2, foot, foot + tall
    for dx in (-half + 0.06, half - 0.06):
        for dy in (0.04, deep - 0.04):
            rod(asm, (x + dx, y + dy, 0), 0.024, foot - 0.012, mat.rubber(), segments=32)
    box(asm, (x - half, y, z0 - 0.014), (x + half, y + deep, z0 + 0.012), seam, 0.002)
    box(asm, (x - half - 0.004, y - 0.005, z1 - 0.05), (x + half + 0.004, y + deep + 0.005, z1), sheet, 0.008, 4)
    machine = half - 0.20
    box(asm, (x + machine, y, z0 + 0.011), (x + half, y + deep, z1 - 0.045), sheet, 0.004)
    boxes(asm, [((x + machine + 0.002, y - 0.0012, z), (x + half - 0.002, y + 0.01, z + 0.003)) for z in (z0 + 0.20, z0 + 0.36)], seam, 0)
    for dx in (0.016, 0.184):
        for dz in (0.03, 0.185, 0.215, 0.345, 0.375, 0.49):
            rod(asm, (x + machine + dx, y - 0.003, z0 + dz), 0.0052, 0.004, mat.steel("9AA4AA", 0.3), axis="Y", segments=6)
    p.louvres(asm, x + machine + 0.03, x + half - 0.03, z0 + 0.045, z0 + 0.175, y - 0.003, sheet, 7, 0.010)
    isolator(asm, x + half - 0.10, y, z0 + 0.28)
    front(asm, x - half, x + machine, y, z0, z1 - 0.045, sheet)
    fin_coil(asm, (x - half + 0.03, y + deep - 0.075, z0 + 0.02), (x + machine - 0.02, y + deep - 0.01, z1 - 0.06))
    side_coil(asm, x - half, y, deep, z0, z1)
    lines(asm, x + half, y + 0.30, z0)


def front(asm, x0, x1, y, z0, z1, sheet):
    """Sheet with a round opening; the fan sits in it."""
    radius = min(x1 - x0, z1 - z0) * 0.41
    cx, cz, count = (x0 + x1) / 2, (z0 + z1) / 2, 64
    verts, faces = [], []
    for k in range(count):
        a = 2 * math.pi * k / count + math.pi / 4
        c, s = math.cos(a), math.sin(a)
        stretch = 1 / max(abs(c), abs(s))
        verts += [(cx + radius * 1.06 * c, y, cz + radius * 1.06 * s), (cx + c * stretch * (x1 - x0) / 2, y, cz + s * stretch * (z1 - z0) / 2)]
    for k in range(count):
        a, b = 2 * k, 2 * ((k + 1) % count)
        faces.append((a, b, b + 1, a + 1))
    p.mesh(asm, "front", verts, faces, sheet, smooth=False)
    box(asm, (x0 + 0.004, y + 0.09, z0), (x1 - 0.004, y + 0.10, z1), mat.plastic("10181E", 0.8), 0)
    fan(asm, cx, y + 0.004, cz, radius)


def side_coil(asm, x, y, deep, z0, z1):
    """The coil goes round the left side: fins behind a wire guard, between two posts."""
    post = mat.enamel("CFD8DC")
    boxes(asm, [((x, y + d, z0), (x + 0.02, y + d + 0.03, z1 - 0.04)) for d in (0.001, deep - 0.031)], post, 0.002)
    box(asm, (x + 0.016, y + 0.03, z0), (x + 0.05, y + deep - 0.03, z1 - 0.045), mat.plastic("2A3238", 0.7), 0)
    pitch = 0.0062
    count = int((deep - 0.064) / pitch)
    fins = [((x + 0.006, y + 0.032 + k * pitch, z0 + 0.012), (x + 0.02, y + 0.0336 + k * pitch, z1 - 0.048)) for k in range(count)]
    boxes(asm, fins, mat.satin("C3CACE"), 0)


def isolator(asm, x, y, z):
    """Red switch on a yellow plate in a grey housing."""
    box(asm, (x - 0.045, y - 0.035, z - 0.055), (x + 0.045, y + 0.002, z + 0.055), mat.plastic("B9C4CA", 0.45), 0.006, 4)
    box(asm, (x - 0.030, y - 0.038, z - 0.026), (x + 0.030, y - 0.033, z + 0.034), mat.plastic("E9C23A", 0.4), 0.003)
    rod(asm, (x, y - 0.052, z + 0.004), 0.020, 0.016, mat.plastic("C33B2B", 0.4), axis="Y", segments=48)
    box(asm, (x - 0.0055, y - 0.064, z - 0.017), (x + 0.0055, y - 0.050, z + 0.025), mat.plastic("C33B2B", 0.4), 0.003)


def lines(asm, x, y, z):
    """Suction line in its sleeve and the bare liquid line, from two valves down through the roof."""
    brass = mat.steel("C9A86A", 0.28)
    for k, (height, thick, material) in enumerate(((0.22, 0.017, mat.rubber("252D33")), (0.13, 0.0062, copper()))):
        rod(asm, (x - 0.002, y + 0.06 * k, z + height), 0.014, 0.034, brass, axis="X", segments=6)
        reach = x + 0.105 - 0.03 * k
        path = [(x + 0.02, y + 0.06 * k, z + height), (reach, y + 0.06 * k, z + height), (reach, y + 0.06 * k, -0.01)]
        p.tubes(asm, [p.arc_path(path, 0.04)], thick, material, resolution=6)
        p.lathe(asm, [(thick, 0.002), (thick + 0.03, 0.002), (thick + 0.028, 0.008), (thick, 0.012)], mat.rubber("59666E"), (reach, y + 0.06 * k), 40)


# --- coolers below the ceiling -----------------------------------------------------------


def coolers(traits):
    """Two coolers below the ceiling of a freezer room: the left one is white with rime and defrosts."""
    asm = Assembly(traits.slug)
    with asm.turned((0, 0, LIFT), 0):
        ceiling(asm)
        for x, rime in ((-0.66, True), (0.66, False)):
            cooler(asm, x, 0.42, rime)
        p.lamp(asm, (0, -0.9, 0.5), (0, 0.5, 0.3), (2.0, 0.4), 16)
        p.lamp(asm, (0, -1.2, -0.6), (0, 0.6, 0.5), (1.6, 0.5), 8)
    return Piece(asm, (-1.4, -0.2, LIFT - 0.4), (1.4, 1.0, LIFT + 0.7), spots={"unit": (0.13, 0.42, LIFT + 0.28)})


def ceiling(asm):
    """Panels above and behind, with joints."""
    white, dark = mat.enamel("EDF1F2"), mat.plastic("9FAEB7", 0.6)
    for k in range(-2, 3):
        box(asm, (k * 1.0 - 0.4985, -1.5, 0.66), (k * 1.0 + 0.4985, 1.2, 0.76), white, 0.003)
        box(asm, (k * 1.0 - 0.4985, 0.98, -1.6), (k * 1.0 + 0.4985, 1.08, 0.659), white, 0.003)
    upright = [((k - 0.503, 0.972, -1.6), (k - 0.497, 0.985, 0.66)) for k in range(-2, 3)]
    across = [((k - 0.503, -1.5, 0.652), (k - 0.497, 0.98, 0.665)) for k in range(-2, 3)]
    boxes(asm, upright + across, dark, 0)


def cooler(asm, x, y, rime):
    """Housing with two fans, the coil behind, a tray with its drain, hangers to the ceiling."""
    wide, deep, low, high = 1.10, 0.40, 0.16, 0.60
    sheet, half = mat.enamel("DCE3E6"), wide / 2
    for dx in (-half + 0.08, half - 0.08):
        boxes(asm, [((x + dx - 0.015, y + d, high - 0.01), (x + dx + 0.015, y + d + 0.03, 0.67)) for d in (0.06, deep - 0.09)], mat.steel("AEB7BC", 0.35), 0.001)
    boxes(asm, [((x + side * half - 0.004, y, low), (x + side * half + 0.004, y + deep, high)) for side in (-1, 1)], sheet, 0.003)
    box(asm, (x - half, y - 0.002, high - 0.014), (x + half, y + deep, high), sheet, 0.004)
    tray = [(x - half - 0.01, y - 0.012, low - 0.004), (x + half + 0.01, y - 0.012, low - 0.004), (x + half + 0.01, y + deep, low - 0.004), (x - half - 0.01, y + deep, low - 0.004)]
    base = [(x - half, y + 0.01, low - 0.055), (x + half, y + 0.01, low - 0.075), (x + half, y + deep - 0.02, low - 0.075), (x - half, y + deep - 0.02, low - 0.055)]
    p.mesh(asm, "tray", base + tray, p.BOX_FACES, sheet, 0.004, 3)
    for dx in (-half / 2, half / 2):
        front(asm, x + dx - half / 2 + 0.003, x + dx + half / 2 - 0.003, y, low, high - 0.012, rimed() if rime else sheet)
    fin_coil(asm, (x - half + 0.05, y + deep - 0.16, low + 0.01), (x + half - 0.05, y + deep - 0.02, high - 0.02))
    drain(asm, x + half - 0.12, y + 0.10, low - 0.06)
    if rime:
        icicles(asm, x, y, low, half)


def rimed():
    """Painted sheet under a crust of rime."""
    material = mat.principled("rime", "F6FAFC", 0.85, specular=0.2)
    mat.add_bump(material, 55, 0.9)
    return material


def icicles(asm, x, y, low, half):
    """Rime on the guards and drops on the edge of the tray as it melts."""
    ice = mat.principled("meltwater", "EAF4F8", 0.12, specular=0.6)
    for k in range(15):
        place, tall = x - half + 0.05 + 0.07 * k, 0.010 + 0.016 * ((k * 7) % 5) / 4
        shape = [(0, low - 0.006 - tall), (0.0026, low - 0.004 - tall), (0.0042, low - 0.004 - tall * 0.3), (0.003, low - 0.004)]
        p.lathe(asm, p.rounded(shape, 0.002), ice, (place, y - 0.010), 20)


def drain(asm, x, y, z):
    pipe = [(x, y, z - 0.002), (x, y, z - 0.10), (x, 0.985, z - 0.16)]
    p.tubes(asm, [p.arc_path(pipe, 0.04)], 0.016, mat.plastic("E8EDEF", 0.45), resolution=6)
    rod(asm, (x, y, z - 0.045), 0.022, 0.035, mat.plastic("59666E", 0.5), segments=32)
