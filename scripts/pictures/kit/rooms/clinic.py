"""Small clinic with a solar roof and the vaccine refrigerator by the open door."""
import math
import random

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes, rod

from .outside import frange, hills, sky, tree
from .surfaces import concrete, earth, mottled, oak


def solar(size, make):
    asm = Assembly("clinic")
    box(asm, (-200, -80, -0.4), (200, 300, -0.08), earth(), 0)
    box(asm, (-5.6, -2.6, -0.2), (5.6, 6, 0.22), concrete("light"), 0.02)
    clinic_walls(asm)
    clinic_joinery(asm, mat.paint("2F6F86", 0.5))
    solar_roof(asm)
    p.lamp(asm, (-2.2, 2.6, 3.0), (-2.2, 2.2, 0), (3, 2), 160, "FFF4E0")
    asm.place()
    make("refrigerator").place((-2.05, 2.3, 0.22), 12)
    bushes()
    sky(44, 212, 0.12, 0.6, 1.0, 1.2, clouds=0.8)
    ground_array()
    studio.look((-3.4, -11.3, 1.7), (1.6, 1.5, 1.7), size, 25, level=True, shift=(0.01, 0.035))


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


def ground_array():
    """Tilted panels on a steel frame beside the house."""
    asm = Assembly("array")
    with asm.turned((0, 0, 0.55), 24, "X"):
        panels = [
            ((i * 1.2, j * 1.95, 0), (i * 1.2 + 1.14, j * 1.95 + 1.88, 0.04)) for i in range(5) for j in range(2)
        ]
        boxes(asm, panels, mat.plastic("14294A", 0.08), 0)
        edges = [
            ((x0 - 0.02, y0 - 0.02, -0.01), (x1 + 0.02, y1 + 0.02, 0.03)) for (x0, y0, _), (x1, y1, _) in panels
        ]
        boxes(asm, edges, mat.steel("D5DADD", 0.3), 0)
        lines = [
            ((i * 1.2 + k * 0.19, j * 1.95, 0.0402), (i * 1.2 + k * 0.19 + 0.008, j * 1.95 + 1.88, 0.041))
            for i in range(5)
            for j in range(2)
            for k in range(1, 6)
        ]
        lines += [
            ((i * 1.2, j * 1.95 + k * 0.188, 0.0402), (i * 1.2 + 1.14, j * 1.95 + k * 0.188 + 0.006, 0.041))
            for i in range(5)
            for j in range(2)
            for k in range(1, 10)
        ]
        boxes(asm, lines, mat.paint("8FA3B5", 0.4), 0)
    for x in (0.3, 2.95, 5.6):
        rod(asm, (x, 0.4, -0.2), 0.04, 0.9, mat.steel())
        rod(asm, (x, 3.2, -0.2), 0.04, 2.1, mat.steel())
    asm.place((6.2, -4.6, 0), -10)


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


def bushes():
    kinds = [tree(11, 6.5, "6F7F4A"), tree(14, 5.0, "7F8A52")]
    for i, (x, y) in enumerate(((8.5, 3), (11, 9), (-9, 10), (-13, 16), (16, 22), (4, 26), (-22, 30))):
        kinds[i % 2].place((x, y, -0.1), 60 * i)
    low = tree(21, 1.3, "8A8F5A")
    rng = random.Random(4)
    for _ in range(70):
        x, y = rng.uniform(-30, 30), rng.uniform(-3, 60)
        if abs(x) > 6.5 or y > 8:
            low.place((x, y, -0.25), rng.uniform(0, 360))
    hills(26, 40)
