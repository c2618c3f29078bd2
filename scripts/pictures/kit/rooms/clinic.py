"""Health post in the open with a metal roof, its panels on a pole in the sun; the refrigerator stands in the shade behind open doors."""
import math

import materials as mat
import parts as p
from equipment.chests import panel
from parts import box, boxes, rod

from . import furniture, walls, weathered
from .outside import frange
from .surfaces import concrete, mottled

HALF, DEPTH, DOOR = 2.3, 3.4, 1.15


def health_post(asm, rng, colour="2F6F86", wall="EDE8DD", roof="A3ABAE", leaves=True, lit=True):
    """Its front is at y = 0, its floor at z = 0.25; without `leaves` the wall beside the door is bare; unlit, its room is a store."""
    lime, inner = weathered.plaster(wall), mat.paint("A9AFA9", 0.8)
    p.shell(asm, (-HALF, 0.03, 0.2), (HALF, DEPTH, 2.95), (0.2, 0.2, 0.05, 0.2), DEPTH - 0.25, lime, inner, 0.01)
    front = [(-HALF - 0.004, -DOOR, 0.2, 2.95), (DOOR, HALF + 0.004, 0.2, 2.95), (-DOOR - 0.001, DOOR + 0.001, 2.38, 2.949)]
    boxes(asm, [((x0, 0, z0), (x1, 0.2, z1)) for x0, x1, z0, z1 in front], lime, 0)
    stone = mottled("stone", "9C8468", "B79D7E", 4, 0.9, 0.1, bump=0.5)
    base = [((x0, -0.03, 0.15), (x1, 0.02, 0.62)) for x0, x1 in ((-HALF - 0.028, -DOOR - 0.06), (DOOR + 0.06, HALF + 0.028))]
    base += [((side * HALF - 0.03, -0.026, 0.15), (side * HALF + 0.03, DEPTH, 0.619)) for side in (-1, 1)]
    boxes(asm, base, stone, 0)
    box(asm, (-DOOR - 0.1, -0.45, 0.1), (DOOR + 0.1, 0.21, 0.246), concrete("light"), 0.01)
    doors(asm, weathered.boards(colour), leaves)
    metal_roof(asm, weathered.roof_sheet(roof))
    box(asm, (-HALF + 0.15, 0.15, 0.2), (HALF - 0.15, DEPTH - 0.15, 0.252), concrete("light"), 0)
    post_room(asm, rng, lit)


def doors(asm, coat, leaves):
    """A painted frame, in it two leaves of boards that are laid back against the wall."""
    frame = [((side * DOOR - 0.04, -0.02, 0.25), (side * DOOR + 0.04, 0.21, 2.42)) for side in (-1, 1)]
    boxes(asm, [*frame, ((-DOOR - 0.039, -0.019, 2.36), (DOOR + 0.039, 0.209, 2.42))], coat, 0.004)
    for side in (-1, 1) if leaves else ():
        with asm.turned((side * (DOOR + 0.02), -0.045, 0), side * 172):
            a, b = sorted((0, -side * (DOOR - 0.03)))
            shown = [0.002 * (k * 3 % 4) for k in range(7)]
            boxes(asm, [((a + 0.002 + (b - a) * k / 7, -0.04, 0.27 - 0.006 * (k * 5 % 3)), (a - 0.002 + (b - a) * (k + 1) / 7, -out, 2.34)) for k, out in enumerate(shown)], coat, 0.003)
            boxes(asm, [((a + 0.004, -0.03, 0.29), (b - 0.004, -0.012, 2.33))], mat.paint("3A342E", 0.8), 0)
            boxes(asm, [((a + 0.02, -0.01, z), (b - 0.02, 0.024, z + 0.12)) for z in (0.45, 1.25, 2.05)], coat, 0.004)
            for x, z in [(a + (b - a) * (k + 0.5) / 7, z + dz) for k in range(7) for z in (0.45, 1.25, 2.05) for dz in (0.03, 0.09)]:
                rod(asm, (x, 0.022, z), 0.006, 0.004, mat.steel("8A8580", 0.5), axis="Y", segments=10)


def metal_roof(asm, sheet):
    """Corrugated sheet on purlins and rafters, low to the front, where it shades the doors."""
    reach, length = HALF + 0.45, DEPTH + 1.5
    with asm.turned((0, -1.15, 2.80), 4, "X"):
        corrugated(asm, -reach, reach, length, 0.012, sheet)
        wood = weathered.boards("8A7257", "6E6152", "Y")
        boxes(asm, [((-reach + 0.02, y, -0.05), (reach - 0.02, y + 0.05, 0.001)) for y in frange(0.08, length - 0.3, 0.9)], wood, 0)
        boxes(asm, [((x, 0.04, -0.19), (x + 0.07, length - 0.1, -0.049)) for x in frange(-HALF - 0.3, HALF + 0.23, 1.15)], wood, 0.003)
        boxes(asm, [((side * (HALF + 0.42) - 0.015, 0, -0.20), (side * (HALF + 0.42) + 0.015, length, 0.002)) for side in (-1, 1)], wood, 0.003)


def corrugated(asm, x0, x1, length, z, sheet, pitch=0.076, deep=0.009):
    """Wavy sheet, thin, open below."""
    steps = int((x1 - x0) / pitch * 10)
    rows = [(x0 + (x1 - x0) * k / steps, deep + deep * math.sin(2 * math.pi * k / 10)) for k in range(steps + 1)]
    verts = [(x, y, z + up + thick) for thick in (0, 0.0012) for y in (-0.04, length) for x, up in rows]
    wide = steps + 1
    faces = [(a + k, a + k + 1, a + wide + k + 1, a + wide + k) for a in (0, 2 * wide) for k in range(steps)]
    faces += [(a + k, a + k + 1, a + 2 * wide + k + 1, a + 2 * wide + k) for a in (0, wide) for k in range(steps)]
    p.mesh(asm, "roof sheet", verts, faces, sheet)


def post_room(asm, rng, lit):
    """What is seen behind the doors, darker than the ground in the sun: shelves; unless it is a store also wall protection and a board."""
    with asm.turned((-1.32, DEPTH - 0.62, 0.25), 0):
        furniture.shelves(asm, rng, 1.2, 4)
    p.lamp(asm, (0, 1.0, 2.65), (0, 1.6, 0), (2.0, 1.2), 14, "FFEBD2")
    if not lit:
        return
    box(asm, (-HALF + 0.19, DEPTH - 0.235, 0.24), (HALF - 0.19, DEPTH - 0.17, 1.3), mat.paint("6C8C84", 0.6), 0)
    with asm.turned((0.75, DEPTH - 0.22, 1.45), 0):
        walls.notices(asm, rng, 0.9, 0.8)


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
        clamps(asm, wide, tall)
    p.tubes(asm, [[(-0.3, 0.06, height - 0.05), (0, 0, height - 0.5), (0.3, 0.06, height - 0.05)]], 0.022, steel, resolution=4)
    x, y = wall
    run = [(0.02, 0.075, height - 0.1), (0.02, 0.075, 0.10), (side * -0.25, 0.075, 0.03), (x, y, 0.03), (x, y, 1.45)]
    p.tubes(asm, [p.arc_path(run, 0.08)], 0.016, mat.plastic("3A464E", 0.5), resolution=5)
    box(asm, (x - 0.07, y - 0.10, 1.40), (x + 0.07, y + 0.10, 1.70), mat.plastic("D5DADB", 0.4), 0.01)


def clamps(asm, wide, tall):
    """What holds the panels on their rails: end clamps, middle clamps, bolts; dust lies on the glass, more at its lower edge."""
    zinc, bolt = mat.zinc(), mat.steel("8E979C", 0.35)
    for v in (-tall * 0.32 + 0.025, tall * 0.28 + 0.025):
        for x, half in ((-wide - 0.025, 0.018), (0.0, 0.028), (wide + 0.025, 0.018)):
            box(asm, (x - half, v - 0.02, 0.002), (x + half, v + 0.02, 0.036), zinc, 0.003)
            rod(asm, (x, v, 0.034), 0.0075, 0.010, bolt, segments=6)
    for x in (-wide - 0.015, 0.015):
        corners = [(x + 0.016, -tall / 2 + 0.016), (x + wide - 0.016, -tall / 2 + 0.016), (x + wide - 0.016, tall / 2 - 0.016), (x + 0.016, tall / 2 - 0.016)]
        p.mesh(asm, "dust", [(u, v, 0.0324) for u, v in corners], [(0, 1, 2, 3)], weathered.dust(-tall / 2, tall / 2))
        joints = [((u - 0.0006, v - 0.017, 0.0301), (u + 0.0006, v + 0.017, 0.0303)) for u in (x + 0.015, x + wide - 0.015) for v in (-tall / 2 + 0.018, tall / 2 - 0.018)]
        boxes(asm, joints, mat.paint("7C868C", 0.6), 0)
