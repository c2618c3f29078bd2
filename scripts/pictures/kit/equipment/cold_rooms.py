"""Walk-in cold and freezer rooms: panels with joints, a door, the refrigeration unit on the roof."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece
from .roof_units import condensing_unit

PANEL = 1.0
THICK = 0.10


def cold_room(traits, door=None):
    """`door` is the opening angle; cold rooms stand open to show their shelves, freezer rooms stay shut."""
    asm = Assembly(traits.slug)
    freezer = traits.series == "freezer-room"
    angle = (0 if freezer else 78) if door is None else door
    x0, x1, depth = -traits.width / 2, traits.width / 2, traits.depth
    height = traits.height - 0.36
    left = x0 + traits.width * (0.22 if traits.width < 3.5 else 0.30)
    right, top = left + 0.98, 2.02
    walls(asm, x0, x1, depth, height, left, right, top)
    frame(asm, left, right, top, freezer)
    leaf(asm, left, right, top, angle, freezer)
    room_inside(asm, x0, x1, depth, height, left, right, top, traits.seed)
    if angle:
        curtain(asm, left, right, top)
    controller(asm, traits, right + 0.30, 1.42)
    p.wordmark(asm, 0.42, (right + 0.20, -0.0006, 2.02), mat.paint(mat.INK, 0.4))
    units(asm, traits.width * 0.15, depth * 0.45, height + 0.003)
    box(asm, (x0 - 0.004, -0.006, 0), (x1 + 0.004, depth, 0.10), mat.plastic("8FA0AA", 0.5), 0.004)
    spots = {
        "inside": ((left + right) / 2, 0.6, 1.15),
        "controller": (right + 0.28, -0.04, 1.42),
        "door": ((left + right) / 2, -0.08, 1.25),
        "floor": ((left + right) / 2, 0.2, 0.25),
    }
    return Piece(asm, (x0, -0.30 if angle else 0, 0), (x1, depth, traits.height), softbox=False, rise=0.62, spots=spots)


def walls(asm, x0, x1, depth, height, left, right, top):
    """Front in three parts around the door, sides, back and roof; grooves between the panels."""
    white, lining = mat.enamel("EDF1F2"), mat.enamel("F2F5F6")
    spans = [
        ((x0, 0, 0), (left, THICK, height)),
        ((right, 0, 0), (x1, THICK, height)),
        ((left - 0.002, 0, top), (right + 0.002, THICK, height)),
        ((x1 - THICK, THICK - 0.002, 0), (x1, depth, height)),
    ]
    boxes(asm, spans, white, 0.004)
    inner = [
        ((x0, THICK - 0.002, 0), (x0 + THICK, depth, height)),
        ((x0 + THICK - 0.002, depth - THICK, 0), (x1 - THICK + 0.002, depth, height)),
        ((x0 + 0.002, 0.002, height - THICK), (x1 - 0.002, depth - 0.002, height + 0.003)),
    ]
    boxes(asm, inner, lining, 0.003)
    # Above the top of the plinth: faces in one plane come out black.
    box(asm, (x0 + THICK - 0.002, THICK, 0.0), (x1 - THICK + 0.002, depth - THICK, 0.104), mat.paint("AEB9BF", 0.5), 0)
    grooves = [((x - 0.003, -0.0008, 0.10), (x + 0.003, 0.004, height - 0.01)) for x in joints(x0, x1) if not left - 0.1 < x < right + 0.1]
    grooves += [((x - 0.003, -0.0008, top + 0.12), (x + 0.003, 0.004, height - 0.01)) for x in joints(x0, x1) if left - 0.1 < x < right + 0.1]
    grooves += [((x1 - 0.004, y - 0.003, 0.10), (x1 + 0.0008, y + 0.003, height - 0.01)) for y in joints(0, depth)]
    boxes(asm, grooves, mat.plastic("9FAEB7", 0.6), 0)


def joints(start, end):
    count = max(1, round((end - start) / PANEL))
    return [start + (end - start) * k / count for k in range(1, count)]


def frame(asm, left, right, top, freezer):
    steel, t = mat.brushed_steel("X", "C9CFD3"), 0.07
    spans = [
        ((left - t, -0.012, 0), (left + 0.004, THICK * 0.4, top + t)),
        ((right - 0.004, -0.012, 0), (right + t, THICK * 0.4, top + t)),
        ((left - t + 0.002, -0.011, top - 0.004), (right + t - 0.002, THICK * 0.4, top + t)),
    ]
    boxes(asm, spans, steel, 0.003)
    if freezer:
        seal = [(left, -0.014, 0.02), (left, -0.014, top), (right, -0.014, top), (right, -0.014, 0.02)]
        p.tubes(asm, [seal], 0.008, mat.rubber("2A333A"))


def leaf(asm, left, right, top, angle, freezer):
    """Insulated door with a window, long handle and two lifting hinges."""
    width = right - left + 0.06
    with asm.turned((left - 0.03, -0.016, 0), -angle):
        box(asm, (0, -0.075, 0.015), (width, 0, top + 0.03), mat.enamel("F1F4F5"), 0.012, 4)
        window = ((width * 0.30, -0.0765, 1.34), (width * 0.70, -0.06, 1.78))
        box(asm, (window[0][0] - 0.03, -0.079, 1.31), (window[1][0] + 0.03, -0.06, 1.81), mat.rubber("2A333A"), 0.008)
        box(asm, (window[0][0], -0.0812, 1.34), (window[1][0], -0.06, 1.78), mat.screen(), 0.004)
        kick = ((0.02, -0.0765, 0.03), (width - 0.02, -0.07, 0.28))
        box(asm, *kick, mat.brushed_steel("X", "C9CFD3"), 0.001)
        p.bar_handle(asm, width - 0.085, 0.86, 1.30, -0.075, mat.steel("AEB7BC", 0.25), 0.065, 0.015)
        for z in (0.26, 1.62):
            box(asm, (-0.05, -0.085, z), (0.16, -0.070, z + 0.09), mat.plastic("3A464E", 0.45), 0.006)
            rod(asm, (-0.03, -0.078, z - 0.02), 0.018, 0.13, mat.steel("9AA4AA", 0.3), segments=32)
        if angle:
            box(asm, (0.06, -0.004, 0.06), (width - 0.06, 0.018, top - 0.03), mat.plastic("E8EDEF", 0.42), 0.010, 4)
            p.gasket(asm, 0.03, width - 0.03, 0.04, top, 0.006, 0.012)


def room_inside(asm, x0, x1, depth, height, left, right, top, seed):
    """Strip lamp, evaporator and shelves with cartons, as far as the door shows them."""
    ceiling = height - THICK - 0.01
    middle = (left + right) / 2
    box(asm, (middle - 0.06, 0.4, ceiling - 0.03), (middle + 0.06, depth - 0.5, ceiling), mat.glow("F6FAFF", 6), 0)
    p.lamp(asm, (middle, depth * 0.45, ceiling - 0.05), (middle, depth * 0.5, 0), (0.6, depth * 0.6), 20)
    p.lamp(asm, (middle, 0.5, ceiling - 0.05), (middle - 0.2, depth, 1.0), (0.5, 0.3), 6)
    cooler(asm, middle, depth - THICK, ceiling)
    wall = x0 + THICK
    for k in range(4):
        z = 0.32 + k * 0.46
        for a, b, y0, y1 in ((wall + 0.05, x1 - THICK - 0.05, depth - THICK - 0.46, depth - THICK - 0.03),):
            p.wire_shelf(asm, a, b, y0, y1, z, 0.03, 0.05)
            p.cartons(asm, a + 0.05, b - 0.05, y0 + 0.02, y1 - 0.02, z + 0.004, 0.40, seed=seed + k, fill=0.9)
    posts = [[(x, depth - THICK - y, 0.1), (x, depth - THICK - y, 1.95)] for x in (wall + 0.05, middle, x1 - THICK - 0.05) for y in (0.46, 0.03)]
    p.tubes(asm, posts, 0.014, mat.steel("C3CACE", 0.3), resolution=3)


def cooler(asm, x, y, ceiling, half=0.62):
    """Evaporator below the ceiling at the back: casing, two fans in guards, drip tray and its pipe."""
    white, dark, wire = mat.enamel("DDE3E5"), mat.plastic("2B353B", 0.5), mat.steel("AEB7BC", 0.35)
    box(asm, (x - half, y - 0.42, ceiling - 0.46), (x + half, y - 0.02, ceiling - 0.06), white, 0.008)
    box(asm, (x - half - 0.02, y - 0.46, ceiling - 0.50), (x + half + 0.02, y - 0.02, ceiling - 0.455), wire, 0.004)
    for side in (-0.5, 0.5):
        middle = x + side * half
        rod(asm, (middle, y - 0.445, ceiling - 0.26), 0.165, 0.03, dark, axis="Y", segments=48)
        guard = [[(middle + r * math.cos(a), y - 0.449, ceiling - 0.26 + r * math.sin(a)) for a in (math.tau * k / 40 for k in range(40))] for r in (0.03, 0.06, 0.09, 0.12, 0.15)]
        p.tubes(asm, guard, 0.0026, wire, closed=True, resolution=2)
    p.tubes(asm, [[(x + half, y - 0.06, ceiling - 0.48), (x + half, y - 0.06, 0.2)]], 0.016, mat.plastic("C3CACE", 0.5), resolution=4)


def curtain(asm, left, right, top, wide=0.20, lap=0.06):
    """Strips of clear film behind the door, those at the left pushed aside."""
    film, rail, step = strip_film(), mat.steel("AEB7BC", 0.35), wide - lap
    count = int((right - left) / step)
    box(asm, (left, THICK + 0.03, top - 0.05), (right, THICK + 0.05, top - 0.005), rail, 0.002)
    for k in range(count):
        aside = k < count * 0.5
        x = left + (0.05 + 0.045 * k if aside else step * k)
        y, turn = THICK + 0.055 + 0.004 * (k % 3), 62 if aside else 4 * math.sin(k * 2.3)
        with asm.turned((x, y, 0), turn):
            rows = [(j / 8, wide * (i / 6)) for j in range(9) for i in range(7)]
            verts = [(u, 0.018 * math.sin(math.pi * u / wide) + 0.010 * (1 - v) * math.sin(3 * v + k), 0.14 + (top - 0.16) * v) for v, u in rows]
            p.mesh(asm, "strip", verts, [(a, a + 1, a + 8, a + 7) for a in (7 * j + i for j in range(8) for i in range(6))], film)


@mat.cached
def strip_film(name):
    """Soft clear plastic, slightly blue, scuffed."""
    return mat.see_through(mat.principled(name, "BFD3D8", 0.18, specular=0.6), 0.26)


def controller(asm, traits, x, z):
    box(asm, (x - 0.16, -0.045, z - 0.12), (x + 0.16, 0.004, z + 0.14), mat.plastic("DCE3E7", 0.4), 0.012, 4)
    p.display(asm, x - 0.13, z - 0.01, 0.26, 0.115, -0.045, traits.figure, traits.unit, trend=False)
    for i, colour in enumerate(("3FBF86", "9FB0BA", "9FB0BA")):
        rod(asm, (x - 0.09 + i * 0.06, -0.050, z - 0.065), 0.012, 0.008, mat.plastic(colour, 0.4), axis="Y", segments=32)


def units(asm, x, y, z):
    """Two condensing units on the roof, side by side."""
    for side in (-0.36, 0.36):
        with asm.turned((x + side, y, z + 0.002), 0):
            asm.frame.scale = (0.85, 0.85, 0.85)
            condensing_unit(asm, 0, 0)
