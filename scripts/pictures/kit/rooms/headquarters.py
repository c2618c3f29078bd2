"""The headquarters: an office block, the production hall beside it, a basin that mirrors them."""
import random

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes, rod

from .outside import frange, gradient_sky, hedge, sky, tree
from .surfaces import concrete, grass, oak, water

FLOORS, STOREY, BAY = 5, 3.9, 1.5


def office_block(asm, x0, x1, depth, lit):
    """Curtain-wall block: white slab edges, slim fins, furnished floors behind the glass."""
    white = mat.paint("EDF0F0", 0.45)
    height = 4.6 + (FLOORS - 1) * STOREY
    levels = [0, 4.6] + [4.6 + STOREY * k for k in range(1, FLOORS)]
    slabs = [((x0 - 0.35, -0.35, z - 0.45), (x1 + 0.35, depth + 0.35, z + 0.10)) for z in levels[1:-1]]
    slabs.append(((x0 - 0.35, -0.35, height - 0.5), (x1 + 0.35, depth + 0.35, height + 0.85)))
    boxes(asm, slabs, white, 0.02)
    box(asm, (x0 + 3, 2.5, height + 0.85), (x1 - 6, depth - 3, height + 3.2), mat.paint("9AA7AD", 0.5), 0.02)
    fins = []
    for low, high in zip(levels[1:-1], levels[2:]):
        fins += [((x - 0.04, -0.30, low + 0.1), (x + 0.04, 0.02, high - 0.45)) for x in frange(x0, x1, BAY)]
        fins += [
            ((x0 - 0.30, y - 0.04, low + 0.1), (x0 + 0.02, y + 0.04, high - 0.45)) for y in frange(0, depth, BAY)
        ]
    boxes(asm, fins, mat.paint("DDE3E5", 0.4), 0)
    for low, high in zip(levels[:-1], levels[1:]):
        glaze(asm, x0, x1, depth, low + (0.1 if low else 0), high - 0.45, 0.0 if low else 1.6)
    furnish(asm, x0, x1, depth, levels, lit)
    box(asm, (x0 + 9, depth * 0.5, 0), (x1 - 6, depth * 0.5 + 5, height), mat.paint("8B959A", 0.6), 0)
    entrance(asm, x0 + 12, lit)
    p.wordmark(
        asm, 6.2, (x1 - 8.2, -0.36, height - 0.24), mat.glow("F4FAFF", 5) if lit else mat.paint(mat.INK, 0.4)
    )
    return height


def glaze(asm, x0, x1, depth, z0, z1, setback):
    """Panes on the front and the left side, in bays of slightly different lean."""
    pane = mat.glass("C9DADD", 1.5)
    s = setback
    for a, b in zip(frange(x0 + s, x1 - s, BAY)[:-1], frange(x0 + s, x1 - s, BAY)[1:]):
        tilt = random.Random(a * 31 + z0).uniform(-0.006, 0.006)
        p.mesh(
            asm,
            "pane",
            [(a, s, z0), (b, s + tilt, z0), (b, s + tilt, z1), (a, s, z1)],
            [(0, 1, 2, 3)],
            pane,
            smooth=False,
        )
    p.mesh(
        asm,
        "pane",
        [(x0 + s, s, z0), (x0 + s, depth - s, z0), (x0 + s, depth - s, z1), (x0 + s, s, z1)],
        [(0, 1, 2, 3)],
        pane,
        smooth=False,
    )
    metal = mat.paint("4A565D", 0.4)
    boxes(
        asm, [((x - 0.03, s - 0.03, z0), (x + 0.03, s + 0.03, z1)) for x in frange(x0 + s, x1 - s, BAY)], metal, 0
    )
    boxes(asm, [((x0 + s, s - 0.03, z), (x1 - s, s + 0.03, z + 0.06)) for z in (z0, z1 - 0.06)], metal, 0)


def furnish(asm, x0, x1, depth, levels, lit):
    """Back walls, ceilings with light lines, columns, desks and a few blinds."""
    rng = random.Random(8)
    for level, (low, high) in enumerate(zip(levels[:-1], levels[1:])):
        box(asm, (x0 + 0.5, 0.5, low), (x1 - 0.5, depth - 0.5, low + 0.12), mat.paint("8E8A84", 0.7), 0)
        wall = mat.paint("C9C4BA", 0.8)
        box(asm, (x0 + 7, 7.0, low), (x1 - 1, 7.2, high - 0.4), wall, 0)
        boxes(
            asm,
            [((x - 0.25, 1.6, low), (x + 0.25, 2.1, high - 0.4)) for x in frange(x0 + 3, x1 - 3, 7.5)],
            mat.paint("D8D8D4", 0.7),
            0,
        )
        desks = []
        for x in frange(x0 + 2, x1 - 3, 2.4):
            if level and rng.random() < 0.7:
                desks += [
                    ((x, 2.2, low + 0.8), (x + 1.6, 3.0, low + 0.86)),
                    ((x + 0.5, 2.4, low + 0.95), (x + 1.1, 2.45, low + 1.3)),
                    ((x + 0.7, 3.2, low + 0.5), (x + 1.1, 3.3, low + 1.15)),
                ]
        boxes(asm, desks or [((x0 + 8, 4, low + 0.1), (x0 + 11, 4.7, low + 1.1))], mat.paint("4A4F52", 0.6), 0)
        blinds = [
            ((x + 0.05, 0.10, high - 0.5 - rng.uniform(0.4, 1.6)), (x + BAY - 0.05, 0.14, high - 0.45))
            for x in frange(x0, x1 - BAY, BAY)
            if level and rng.random() < 0.22
        ]
        if blinds:
            boxes(asm, blinds, mat.paint("DADBD6", 0.8), 0)
        ceiling = high - 0.46
        lines = [((x, 0.9, ceiling - 0.05), (x + 0.12, 6.5, ceiling)) for x in frange(x0 + 1, x1 - 1, 2.5)]
        boxes(asm, lines, mat.glow("FFE9C8" if level % 2 else "FFF3DF", 9.0 if lit else 2.2), 0)
        if lit and rng.random() < 0.95:
            p.lamp(
                asm,
                ((x0 + x1) / 2, 3.6, ceiling - 0.1),
                ((x0 + x1) / 2, 3.8, 0),
                (x1 - x0 - 2, 4.5),
                rng.uniform(900, 1500),
                "FFE2B8",
            )


def entrance(asm, x, lit):
    """Canopy, timber-lined lobby wall and doors."""
    white = mat.paint("EDF0F0", 0.45)
    box(asm, (x - 4, -4.2, 3.5), (x + 4, 1.6, 3.8), white, 0.02)
    boxes(asm, [((x - 3.9, -4.1, 3.46), (x + 3.9, 1.5, 3.5))], oak(), 0)
    for dx in (-3.6, 3.6):
        rod(asm, (x + dx, -3.8, 0), 0.09, 3.5, mat.paint("D5DBDD", 0.4))
    box(asm, (x - 5, 5.0, 0.12), (x + 9, 5.2, 4.1), oak(), 0)
    boxes(
        asm,
        [((x + dx, 1.5, 0), (x + dx + 0.08, 1.62, 2.6)) for dx in (-2, -0.04, 1.92)]
        + [((x - 2, 1.5, 2.6), (x + 2, 1.62, 2.7))],
        mat.paint("2B363D", 0.4),
        0,
    )
    if lit:
        boxes(
            asm,
            [((x - 3 + i * 1.5, -3.2, 3.45), (x - 2.9 + i * 1.5, 1.0, 3.462)) for i in range(5)],
            mat.glow("FFE9C8", 9),
            0,
        )
        p.lamp(asm, (x, -1.4, 3.42), (x, -1.4, 0), (7, 4), 320, "FFE2B8")


def works_hall(asm, x0, x1, y0, depth, height=9.0):
    """Production hall: ribbed cladding, a long window band, dock doors."""
    clad, rib = mat.paint("B9C3C7", 0.45), mat.paint("AEB9BE", 0.45)
    box(asm, (x0, y0, 0), (x1, y0 + depth, height), clad, 0.02)
    boxes(asm, [((x, y0 - 0.06, 0.6), (x + 0.12, y0, height)) for x in frange(x0, x1 - 0.2, 0.6)], rib, 0)
    box(asm, (x0 + 1.5, y0 - 0.10, 5.6), (x1 - 1.5, y0 + 0.02, 7.2), mat.paint("2B363D", 0.4), 0)
    p.mesh(
        asm,
        "band",
        [
            (x0 + 1.6, y0 - 0.11, 5.7),
            (x1 - 1.6, y0 - 0.11, 5.7),
            (x1 - 1.6, y0 - 0.11, 7.1),
            (x0 + 1.6, y0 - 0.11, 7.1),
        ],
        [(0, 1, 2, 3)],
        mat.screen(),
    )
    box(asm, (x0 - 0.1, y0 - 0.12, height - 0.1), (x1, y0 + depth, height + 0.35), mat.paint("E3E8EA", 0.45), 0.02)
    saw_teeth(asm, x0, x1, y0 + 1.5, depth - 3, height + 0.3)
    for x in frange(x0 + 6, x1 - 8, 7):
        box(asm, (x, y0 - 0.14, 0), (x + 3.6, y0 + 0.1, 4.2), mat.paint("DDE3E5", 0.45), 0.01)
        boxes(
            asm,
            [((x, y0 - 0.15, k * 0.6), (x + 3.6, y0 - 0.13, k * 0.6 + 0.02)) for k in range(1, 7)],
            mat.paint("8E999F", 0.5),
            0,
        )


def saw_teeth(asm, x0, x1, y0, depth, z, pitch=6.5, rise=2.6):
    """Roof lights: steep glass towards the office block, a metal slope away from it."""
    metal = mat.paint("C3CCD0", 0.45)
    for x in frange(x0 + 1, x1 - 1, pitch)[:-1]:
        a, b, c = (x, z), (x, z + rise), (x + pitch - 0.6, z)
        verts = [(u, y, w) for y in (y0, y0 + depth) for u, w in (a, b, c)]
        p.mesh(asm, "tooth", verts, [(0, 1, 2), (5, 4, 3), (1, 4, 5, 2), (0, 2, 5, 3)], metal, smooth=False)
        pane = [(x - 0.02, y0 + 0.2, z + 0.3), (x - 0.02, y0 + depth - 0.2, z + 0.3)]
        pane += [(x - 0.02, y0 + depth - 0.2, z + rise - 0.15), (x - 0.02, y0 + 0.2, z + rise - 0.15)]
        p.mesh(asm, "light", pane, [(0, 1, 2, 3)], mat.screen(), smooth=False)


def forecourt(asm, lit):
    """Paving with joints, a shallow basin that mirrors the front, lawn, bollard lights."""
    box(asm, (-120, -160, -0.3), (160, 160, -0.06), grass(), 0)
    box(asm, (-16, -30, -0.2), (70, 1.6, 0.0), concrete("light"), 0)
    joints = [((x - 0.012, -30, -0.01), (x + 0.012, 0, 0.002)) for x in frange(-16, 70, 2.0)]
    joints += [((-16, y - 0.012, -0.01), (70, y + 0.012, 0.002)) for y in frange(-30, 0, 2.0)]
    boxes(asm, joints, mat.paint("8B908F", 0.8), 0)
    box(asm, (-12, -21, -0.05), (22, -8.6, 0.12), concrete("dark"), 0.02)
    box(asm, (-11.6, -20.6, 0.0), (21.6, -9.0, 0.125), water(), 0)
    for x0, x1 in ((26, 44),):
        box(asm, (x0, -9, 0), (x1, -5, 0.45), concrete("dark"), 0.02)
        hedge(asm, (x0 + 0.2, -8.8, 0.4), (x1 - 0.2, -5.2, 1.0), 5)
    for x in frange(-12, 40, 6.5):
        rod(asm, (x, -7.2, 0), 0.06, 0.85, mat.paint("2B363D", 0.4), segments=20)
        rod(asm, (x, -7.2, 0.72), 0.062, 0.08, mat.glow("FFE2B8", 8 if lit else 0.6), segments=20)


VIEWS = {
    "basin": dict(eye=(-13.5, -33, 1.75), target=(12.5, 2, 1.75), lens=25, shift=(0.03, 0.13)),
    "entrance": dict(eye=(33, -39, 1.7), target=(18, 1, 1.7), lens=25, shift=(0.0, 0.17)),
    "avenue": dict(eye=(8, -46, 1.9), target=(27, 2, 1.9), lens=25, shift=(0.0, 0.10)),
    "works": dict(eye=(16, -40, 2.2), target=(44, 4, 2.2), lens=24, shift=(0.0, 0.10)),
}


def courtyard(size, make):
    """Between two wings: a long pool, benches, trees, glass fronts on both sides."""
    asm = Assembly("courtyard")
    box(asm, (-60, -40, -0.2), (60, 90, 0), concrete("light"), 0)
    box(asm, (-2.6, -6, -0.05), (2.6, 26, 0.16), concrete("dark"), 0.02)
    box(asm, (-2.3, -5.7, 0), (2.3, 25.7, 0.165), water(), 0)
    for x0, x1 in ((-9.5, -4.5), (4.5, 9.5)):
        box(asm, (x0, 2, -0.1), (x1, 24, 0.06), grass(), 0.01)
    for y in (1, 8, 15):
        for x in (-3.9, 3.4):
            box(asm, (x, y, 0.40), (x + 0.5, y + 1.8, 0.46), oak(), 0.008)
            boxes(asm, [((x + 0.05, y + d, 0), (x + 0.45, y + d + 0.08, 0.40)) for d in (0.2, 1.5)], concrete("dark"), 0)
    asm.place()
    wing = Assembly("wing")
    office_block(wing, 0, 36, 15, False)
    wing.place((-12, -2, 0), 90)
    wing.place((12, 34, 0), -90)
    wing.place((-22, 44, 0), 0)
    kinds = [tree(s, t, c) for s, t, c in ((1, 7.0, "64834A"), (2, 6.0, "758F52"))]
    for i, y in enumerate((4, 9.5, 15, 20.5)):
        for x in (-7, 7):
            kinds[i % 2].place((x, y, 0), 70 * i + x)
    sky(48, 150, 0.12, 0.4, 1.0, 0.6, clouds=0.8)
    studio.look((1.2, -9, 1.6), (-0.4, 12, 1.6), size, 24, level=True, shift=(0.0, 0.08))


def front(size, make, dusk=False, view="basin"):
    """By day with the sun from the left, at dusk with the lamps on."""
    asm = Assembly("headquarters")
    office_block(asm, 0, 36, 15, dusk)
    works_hall(asm, 37, 92, 6, 40)
    forecourt(asm, dusk)
    asm.place()
    kinds = [tree(s, h, c) for s, h, c in ((1, 10.5, "64834A"), (2, 9.0, "587A44"), (5, 11.5, "758F52"))]
    for i, (x, y) in enumerate(
        (
            (29, -6.5),
            (34, -7.2),
            (40, -6.4),
            (47, -3),
            (54, -1),
            (62, -3),
            (70, 0),
            (-8, 6),
            (-13, 14),
            (-17, 3),
            (-6, 22),
            (80, -4),
            (-24, 12),
        )
    ):
        kinds[i % 3].place((x, y, 0), 77 * i)
    for i in range(60):
        kinds[i % 3].place((-130 + i * 5.0, 56 + (i * 37) % 23, -0.5), 50 * i)
    if dusk:
        gradient_sky(("E9A877", "C79A94"), ("5C7FA6", "1E3A5F"), 0.75)
    else:
        sky(34, 222, 0.11, 0.5, 1.0, 0.6, clouds=0.8)
    chosen = VIEWS[view]
    studio.look(chosen["eye"], chosen["target"], size, chosen["lens"], level=True, shift=chosen["shift"])
