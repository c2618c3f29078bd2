"""House of a health post with a solar roof; its room is seen through the open door."""
import materials as mat
import parts as p
from parts import box, boxes, rod

from . import furniture, walls
from .grounds import fabric
from .outside import frange
from .surfaces import concrete, mottled, oak


def clinic_walls(asm):
    """Lime-washed walls around a door and a window, on a stone base; veranda posts and seat."""
    wall = mottled("lime", "EDE8DD", "F3EFE6", 0.8, 0.85, 0.2)
    stone = mottled("stone", "9C8468", "B79D7E", 4, 0.9, 0.1, bump=0.5)
    p.shell(asm, (-5, 0.03, 0.2), (5, 6, 3.4), (0.25, 0.25, 0.05, 0.2), 5.6, wall, mat.paint("DCE4E2", 0.7), 0.01)
    front = [(-5, -2.9, 0.2, 3.4), (-2.9, -1.5, 2.5, 3.4), (-1.5, 1.0, 0.2, 3.4)]
    front += [(1.0, 3.4, 0.2, 1.15), (1.0, 3.4, 2.5, 3.4), (3.4, 5, 0.2, 3.4)]
    boxes(asm, [((x0, 0, z0), (x1, 0.25, z1)) for x0, x1, z0, z1 in front], wall, 0)
    base = [((-5.05, -0.03, 0.2), (-2.95, 0.0, 0.75)), ((-1.45, -0.03, 0.2), (5.05, 0.0, 0.75))]
    boxes(asm, base, stone, 0)
    for x in (-5.2, -1.75, 1.75, 5.2):
        rod(asm, (x, -2.3, 0.2), 0.07, 2.75, mat.paint("E3E0D8", 0.5))
    box(asm, (1.2, -0.75, 0.62), (3.2, -0.32, 0.68), oak(), 0.01)
    boxes(asm, [((x, -0.7, 0.2), (x + 0.08, -0.36, 0.62)) for x in (1.3, 3.0)], concrete("dark"), 0)


def clinic_joinery(asm, colour):
    """Painted window frame and the open door leaf."""
    uprights = [((x, 0.05, 1.15), (x + 0.065, 0.2, 2.5)) for x in (1.0, 2.17, 3.335)]
    rails = [((1.0, 0.06, 2.43), (3.4, 0.19, 2.5)), ((0.9, -0.1, 1.08), (3.5, 0.24, 1.15))]
    boxes(asm, uprights + rails, colour, 0)
    pane = [(1.07, 0.12, 1.15), (3.33, 0.12, 1.15), (3.33, 0.12, 2.43), (1.07, 0.12, 2.43)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("DCE8E8", 1.0))
    with asm.turned((-2.9, 0.05, 0), -100):
        box(asm, (0, -0.05, 0.24), (1.38, 0, 2.48), colour, 0.004)
        p.tubes(asm, [p.arc_path([(1.22, y, 1.28), (1.3, y, 1.28), (1.3, -0.025, 1.28)], 0.02) for y in (-0.11, 0.06)], 0.010, mat.steel())


def clinic_room(asm, rng):
    """What is seen through the door and the window: a room in use, lit by day; outside a lamp and the roof's lead."""
    box(asm, (-4.7, 3.4, 0.2), (4.7, 3.5, 3.3), mat.paint("C9D3CC", 0.8), 0)
    box(asm, (-4.7, 3.385, 0.2), (4.7, 3.42, 1.25), mat.paint("7FA39A", 0.6), 0)
    with asm.turned((-2.35, 3.02, 0.25), 0):
        furniture.shelves(asm, rng, 1.3, 4)
    with asm.turned((-0.95, 3.38, 1.45), 0):
        walls.notices(asm, rng, 0.9, 0.8)
    with asm.turned((0.2, 2.5, 0.25), 0):
        furniture.desk(asm, rng)
    folds = [((x, 0.34 + 0.03 * (k % 2), 1.05), (x + 0.11, 0.36 + 0.03 * (k % 2), 2.55)) for k, x in enumerate(frange(1.0, 1.55, 0.11))]
    folds += [((x, 0.34 + 0.03 * (k % 2), 1.05), (x + 0.11, 0.36 + 0.03 * (k % 2), 2.55)) for k, x in enumerate(frange(2.75, 3.3, 0.11))]
    boxes(asm, folds, fabric("D9CDB4"), 0)
    p.lamp(asm, (-2.2, 1.8, 3.0), (-2.2, 1.8, 0), (2.4, 1.6), 75, "FFF4E0")
    steel = mat.plastic("4A5358", 0.5)
    p.tubes(asm, [[(-1.02, -0.035, 3.38), (-1.02, -0.035, 1.75)], [(-1.02, -0.035, 1.55), (-1.02, -0.035, 0.2)]], 0.016, steel)
    box(asm, (-1.14, -0.10, 1.5), (-0.90, 0.005, 1.82), mat.plastic("D5DADB", 0.4), 0.008)
    rod(asm, (-2.2, -0.16, 2.78), 0.09, 0.17, steel, axis="Y", segments=32)


def solar_roof(asm):
    """Mono-pitch roof on beams, covered with panels."""
    slope = 11
    with asm.turned((0, -2.9, 3.05), slope, "X"):
        box(asm, (-5.7, 0, 0), (5.7, 9.6, 0.14), mat.paint("C9CFD0", 0.4), 0.01)
        boxes(asm, [((x, 0.1, -0.16), (x + 0.12, 9.4, 0)) for x in frange(-5.3, 5.2, 1.75)], oak(), 0)
        panels, lines = [], []
        for i in range(9):
            for j in range(4):
                x, y = -5.4 + i * 1.2, 0.35 + j * 1.95
                panels.append(((x, y, 0.20), (x + 1.14, y + 1.88, 0.24)))
                lines += [
                    ((x + k * 0.19, y, 0.2402), (x + k * 0.19 + 0.008, y + 1.88, 0.2408)) for k in range(1, 6)
                ]
                lines += [
                    ((x, y + k * 0.188, 0.2402), (x + 1.14, y + k * 0.188 + 0.006, 0.2408)) for k in range(1, 10)
                ]
        boxes(asm, panels, mat.plastic("12233A", 0.08), 0.004)
        boxes(asm, lines, mat.paint("7E93A6", 0.4), 0)
