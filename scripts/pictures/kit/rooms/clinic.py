"""Health post in the open with a metal roof, its panels on a pole in the sun; the refrigerator stands in the shade behind open doors."""
import materials as mat
import parts as p
from equipment.chests import panel
from parts import box, boxes, rod

from . import furniture, walls
from .outside import frange
from .surfaces import concrete, mottled

HALF, DEPTH, DOOR = 2.3, 3.4, 1.15


def health_post(asm, rng, colour="2F6F86", wall="EDE8DD", roof="A3ABAE"):
    """Its front is at y = 0, its floor at z = 0.25."""
    lime, inner = mottled("lime-" + wall, wall, "F3EFE6", 0.8, 0.85, 0.2), mat.paint("DCE4E2", 0.7)
    p.shell(asm, (-HALF, 0.03, 0.2), (HALF, DEPTH, 2.95), (0.2, 0.2, 0.05, 0.2), DEPTH - 0.25, lime, inner, 0.01)
    front = [(-HALF, -DOOR, 0.2, 2.95), (DOOR, HALF, 0.2, 2.95), (-DOOR - 0.001, DOOR + 0.001, 2.38, 2.949)]
    boxes(asm, [((x0, 0, z0), (x1, 0.2, z1)) for x0, x1, z0, z1 in front], lime, 0)
    stone = mottled("stone", "9C8468", "B79D7E", 4, 0.9, 0.1, bump=0.5)
    base = [((x0, -0.03, 0.15), (x1, 0.02, 0.62)) for x0, x1 in ((-HALF - 0.028, -DOOR - 0.06), (DOOR + 0.06, HALF + 0.028))]
    base += [((side * HALF - 0.03, -0.026, 0.15), (side * HALF + 0.03, DEPTH, 0.619)) for side in (-1, 1)]
    boxes(asm, base, stone, 0)
    box(asm, (-DOOR - 0.1, -0.45, 0.1), (DOOR + 0.1, 0.21, 0.246), concrete("light"), 0.01)
    doors(asm, mat.paint(colour, 0.5))
    metal_roof(asm, mat.paint(roof, 0.35))
    post_room(asm, rng)


def doors(asm, coat):
    """Two leaves of boards, laid back against the wall, in a painted frame."""
    frame = [((side * DOOR - 0.04, -0.02, 0.25), (side * DOOR + 0.04, 0.21, 2.42)) for side in (-1, 1)]
    boxes(asm, [*frame, ((-DOOR - 0.039, -0.019, 2.36), (DOOR + 0.039, 0.209, 2.42))], coat, 0.004)
    for side in (-1, 1):
        with asm.turned((side * (DOOR + 0.02), -0.045, 0), side * 172):
            a, b = sorted((0, -side * (DOOR - 0.03)))
            boxes(asm, [((a + 0.005 + (b - a) * k / 7, -0.04, 0.27), (a - 0.005 + (b - a) * (k + 1) / 7, 0, 2.34)) for k in range(7)], coat, 0.004)
            boxes(asm, [((a + 0.02, -0.055, z), (b - 0.02, -0.035, z + 0.12)) for z in (0.45, 1.25, 2.05)], coat, 0.004)


def metal_roof(asm, sheet):
    """Ribbed sheet on rafters, low to the front, where it shades the doors."""
    with asm.turned((0, -1.15, 2.80), 4, "X"):
        box(asm, (-HALF - 0.45, 0, 0), (HALF + 0.45, DEPTH + 1.5, 0.02), sheet, 0)
        boxes(asm, [((x, -0.02, 0.015), (x + 0.07, DEPTH + 1.5, 0.05)) for x in frange(-HALF - 0.43, HALF + 0.36, 0.21)], sheet, 0.012, segments=2)
        wood = mat.paint("8A7257", 0.7)
        boxes(asm, [((x, 0.04, -0.14), (x + 0.07, DEPTH + 1.4, 0)) for x in frange(-HALF - 0.3, HALF + 0.23, 1.15)], wood, 0)
        boxes(asm, [((side * (HALF + 0.42) - 0.015, 0, -0.20), (side * (HALF + 0.42) + 0.015, DEPTH + 1.5, 0.015)) for side in (-1, 1)], wood, 0)


def post_room(asm, rng):
    """What is seen behind the doors: wall protection, shelves, a board, a lamp."""
    box(asm, (-HALF + 0.19, DEPTH - 0.235, 0.24), (HALF - 0.19, DEPTH - 0.17, 1.3), mat.paint("7FA39A", 0.6), 0)
    with asm.turned((-1.32, DEPTH - 0.62, 0.25), 0):
        furniture.shelves(asm, rng, 1.2, 4)
    with asm.turned((0.75, DEPTH - 0.22, 1.45), 0):
        walls.notices(asm, rng, 0.9, 0.8)
    box(asm, (-0.6, 1.5, 2.70), (0.6, 1.62, 2.745), mat.glow("FFF6E6", 4.0), 0)
    p.lamp(asm, (0, 1.0, 2.65), (0, 1.0, 0), (2.0, 1.2), 95, "FFF6E6")


def solar_pole(asm, side, wall, wide=0.98, tall=1.2, tilt=45):
    """Two panels on a pole at the origin; their cable runs down it and along the ground to `wall`, x and y of the house's side."""
    steel, height = mat.steel("B9C1C5", 0.4), 1.95
    box(asm, (-0.25, -0.25, -0.1), (0.25, 0.25, 0.06), concrete("light"), 0.01)
    rod(asm, (0, 0, 0.05), 0.055, height - 0.05, steel)
    with asm.turned((0, 0, height), tilt, "X"):
        for x in (-wide - 0.015, 0.015):
            panel(asm, x, -tall / 2, wide, tall)
        boxes(asm, [((-wide - 0.05, v, -0.05), (wide + 0.05, v + 0.05, -0.002)) for v in (-tall * 0.32, tall * 0.28)], steel, 0.003)
        boxes(asm, [((x - 0.03, -tall * 0.40, -0.10), (x + 0.03, tall * 0.40, -0.045)) for x in (-0.35, 0.35)], steel, 0.003)
    p.tubes(asm, [[(-0.3, 0.06, height - 0.05), (0, 0, height - 0.5), (0.3, 0.06, height - 0.05)]], 0.022, steel, resolution=4)
    x, y = wall
    run = [(0.02, 0.075, height - 0.1), (0.02, 0.075, 0.10), (side * -0.25, 0.075, 0.03), (x, y, 0.03), (x, y, 1.45)]
    p.tubes(asm, [p.arc_path(run, 0.08)], 0.016, mat.plastic("3A464E", 0.5), resolution=5)
    box(asm, (x - 0.07, y - 0.10, 1.40), (x + 0.07, y + 0.10, 1.70), mat.plastic("D5DADB", 0.4), 0.01)
