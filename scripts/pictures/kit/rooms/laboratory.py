"""Laboratory corner with a window, a bench, a safety cabinet and a freezer."""
import random

import materials as mat
import studio
from parts import Assembly, box, boxes

from .fittings import bench, bench_equipment, ceiling_line, microscope, stool, window_wall
from .outside import sky, tree
from .surfaces import grass, timber, vinyl


def corner(size, make):
    asm = Assembly("laboratory")
    wall = mat.paint("EEF1F1", 0.6)
    box(asm, (-3.6, -5, -0.1), (3.4, 2.6, 0), vinyl(), 0)
    box(asm, (-3.6, 2.5, 0), (3.4, 2.7, 3.0), wall, 0)
    boxes(asm, [((3.3, -5, 0), (3.5, 2.7, 3.0))], wall, 0)
    box(asm, (-3.6, -5, 3.0), (3.4, 2.7, 3.1), wall, 0)
    boxes(
        asm,
        [
            ((-3.8, -5, 0), (-3.6, 2.7, 0.95)),
            ((-3.8, -5, 2.75), (-3.6, 2.7, 3.1)),
            ((-3.8, 1.9, 0.95), (-3.6, 2.7, 2.75)),
        ],
        wall,
        0,
    )
    window_wall(asm, -3.66, -5, 1.9, 0.95, 2.75, 1.7, 1.3, "F2F4F4")
    box(asm, (-3.58, 2.47, 1.48), (-0.62, 2.5, 2.30), timber(), 0.002)
    for x in (-2.4, 0.2, 2.3):
        ceiling_line(asm, x, -4.2, x + 0.12, 2.1, 3.0, 4.0, 15)
    bench(asm, -3.58, -0.60, 1.80, 2.48)
    bench_equipment(asm)
    asm.place()
    make("cabinet").place((0.40, 1.62, 0))
    make("freezer").place((1.72, 1.52, 0))
    window_bench()
    outside_left()
    sky(38, 290, 0.22, 0.3, clouds=0.7)
    studio.area((-4.6, -1.6, 2.4), (0, 0, 0.6), (6.5, 2.2), 90, "FFF8EE", visible=False)
    studio.look((1.15, -2.85, 1.48), (-0.55, 2.0, 1.3), size, 24.5, level=True, shift=(0, -0.03))


def window_bench():
    """Second bench along the window wall with a microscope, and a stool before it."""
    asm = Assembly("window bench")
    bench(asm, -3.4, 1.78, 2.95, 3.58)
    microscope(asm, 0.35, 3.20, 0.90)
    for i in range(4):
        box(
            asm,
            (-0.75 + i * 0.002, 3.22, 0.90 + i * 0.03),
            (-0.50 + i * 0.002, 3.40, 0.928 + i * 0.03),
            mat.paint(("E9EEF0", "7FB4C8", "E9EEF0", "35526B")[i], 0.5),
            0.002,
        )
    stool(asm, 0.30, 2.45)
    asm.place(turn=90)


def outside_left():
    asm = Assembly("outside")
    box(asm, (-80, -40, -4.1), (-4.2, 60, -4.0), grass(), 0)
    asm.place()
    kinds = [tree(s, 9.0, c) for s, c in ((1, "6A8A4C"), (2, "587A44"))]
    rng = random.Random(2)
    for i in range(12):
        kinds[i % 2].place((-12 - rng.uniform(0, 10), -8 + 2.2 * i, -4), rng.uniform(0, 360))
