"""Hall with freezers on one side and nitrogen vessels on the other."""
import math
import random

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes

from .fittings import ceiling_line, window_wall
from .outside import gradient_sky, hedge, sky, tree
from .surfaces import epoxy, grass, streak_steel, timber

HALL = dict(x0=-3.1, x1=3.4, y0=-5.0, y1=21.0, z=3.5)


def hall_shell(asm, glow, power):
    h = HALL
    white = mat.paint("EFF2F3", 0.6)
    box(asm, (h["x0"], h["y0"], -0.1), (h["x1"], h["y1"], 0), epoxy(), 0)
    box(asm, (h["x0"] - 0.2, h["y0"], 0), (h["x0"], h["y1"], h["z"]), white, 0)
    box(asm, (h["x0"], h["y0"], h["z"]), (h["x1"] + 0.4, h["y1"], h["z"] + 0.2), white, 0)
    joints = [((h["x0"], y, h["z"] - 0.004), (h["x1"], y + 0.02, h["z"] + 0.01)) for y in range(-4, 21, 2)]
    boxes(asm, joints, mat.paint("C3CCD1", 0.6), 0)
    box(asm, (h["x1"] - 0.02, h["y0"], 0), (h["x1"] + 0.25, h["y1"], 0.45), white, 0.004)
    window_wall(asm, h["x1"] + 0.1, h["y0"], h["y1"], 0.45, 3.1, 2.0, 2.0, "F0F3F4")
    box(asm, (h["x1"] - 0.02, h["y0"], 3.1), (h["x1"] + 0.25, h["y1"], h["z"]), white, 0.004)
    boxes(
        asm,
        [((-0.98, h["y0"], 0.0005), (-0.93, h["y1"], 0.001)), ((1.22, h["y0"], 0.0005), (1.27, h["y1"], 0.001))],
        mat.paint("F4F7F8", 0.4),
        0,
    )
    for x in (-1.6, 0.9):
        ceiling_line(asm, x, h["y0"] + 1, x + 0.14, h["y1"] - 0.5, h["z"], glow, power)
    boxes(
        asm, [((h["x0"] + 0.02, h["y0"], 2.75), (h["x0"] + 0.32, h["y1"], 2.80))], mat.steel("C3CACE", 0.35), 0.004
    )
    p.tubes(
        asm,
        [[(h["x0"] + x, h["y0"], 2.86), (h["x0"] + x, h["y1"], 2.86)] for x in (0.08, 0.17, 0.25)],
        0.025,
        mat.paint("DDE4E7", 0.4),
    )


def hall_end(asm, power):
    """Glazed end wall with a double door and a bright corridor behind."""
    h, y = HALL, HALL["y1"]
    metal = mat.paint("D5DDE1", 0.4)
    xs = [h["x0"] + i * (h["x1"] - h["x0"]) / 6 for i in range(7)]
    boxes(
        asm,
        [((x - 0.03, y - 0.03, 0), (x + 0.03, y + 0.03, h["z"])) for x in xs]
        + [((h["x0"], y - 0.03, 2.3), (h["x1"], y + 0.03, 2.36))],
        metal,
        0,
    )
    p.mesh(
        asm,
        "pane",
        [(h["x0"], y, 0), (h["x1"], y, 0), (h["x1"], y, h["z"]), (h["x0"], y, h["z"])],
        [(0, 1, 2, 3)],
        mat.glass("EAF3F4", 1.0),
    )
    box(asm, (h["x0"], y, -0.1), (h["x1"], y + 5, 0), epoxy(), 0)
    box(asm, (h["x0"], y + 5, 0), (h["x1"], y + 5.1, h["z"]), timber("oak", "Z"), 0)
    p.lamp(asm, (0, y + 2.5, 3.3), (0, y + 3.5, 0), (5, 3), power)


def garden(asm_seed=3, x=9.0, y0=-8, y1=26, ground=-0.3):
    """Lawn and trees outside the windows."""
    asm = Assembly("garden")
    box(asm, (3.8, -40, ground - 0.1), (80, 60, ground), grass(), 0)
    hedge(asm, (x - 2.5, y0, ground), (x - 1.7, y1, ground + 0.9), 4)
    asm.place()
    rng = random.Random(asm_seed)
    kinds = [tree(s, 7.5, c) for s, c in ((1, "6A8A4C"), (2, "587A44"), (5, "7D9655"))]
    for i in range(13):
        kinds[i % 3].place(
            (x + rng.uniform(0, 9), y0 + (y1 - y0) * i / 12 + rng.uniform(-1, 1), ground), rng.uniform(0, 360)
        )


def dark_ground():
    """Outside the windows by night, so that the panes show the hall only."""
    asm = Assembly("ground")
    box(asm, (3.8, -40, -0.4), (80, 60, -0.3), mat.paint("0B141C", 0.9), 0)
    return asm.place()


def aisle(size, make):
    """By day, before a garden front."""
    asm = Assembly("hall")
    hall_shell(asm, 4.0, 105)
    hall_end(asm, 60)
    asm.place()
    garden()
    rows(make)
    sky(42, 60, 0.22, 0.3, clouds=0.7)
    studio.area((5.2, 8, 2.4), (0, 8, 0.6), (26, 3.0), 300, "FFF9F0", visible=False)
    studio.look((0.25, -4.0, 1.5), (0.05, 8, 1.45), size, 25, level=True, shift=(0.01, -0.03))


def night(size, make, portrait=False):
    """Lamps turned down, dusk over the garden; phones look from lower down.

    The hall is mirrored: the banner names the temperature of the freezers at the right, its title stands at
    the left, where the vessels begin farther away.
    """
    asm = Assembly("hall")
    hall_shell(asm, 1.1, 20)
    hall_end(asm, 150)
    for i in range(9):
        # From the aisle, so that the fronts get the light and not only the edges of the doors.
        lamp = p.lamp(asm, (-0.3, -1.6 + i * 2.3, 3.2), (-1.9, -1.4 + i * 2.3, 0.9), (0.4, 1.4), 30, "E6F3FA")
        lamp.data.spread = math.radians(100)
        p.lamp(asm, (1.4, 0.4 + i * 2.0, 3.3), (2.3, 0.6 + i * 2.0, 0.9), (0.5, 0.2), 24, "CFE8F6")
    mirrored(asm.place())
    mirrored(dark_ground())
    rows(make, side=-1, first_vessel=2)
    gradient_sky(("2F5872", "24465F"), ("16324A", "0A1B2A"), 0.5)
    if portrait:
        studio.look((0.25, -2.9, 1.5), (2.1, 8, 1.45), size, 40, level=True, shift=(0.0, -0.12), focus=3.0, stop=1.4)
    else:
        studio.look((0.40, -2.45, 1.58), (0.95, 8, 1.6), size, 38, level=True, shift=(0.0, 0.01), focus=2.35, stop=1.4)


def mirrored(instance):
    instance.scale.x = -1


def rows(make, side=1, first_vessel=0):
    """`side` is -1 in a mirrored hall."""
    freezers = [make("freezer"), make("second"), make("third")]
    for i in range(17):
        freezers[(i * 2) % 3].place((side * (HALL["x0"] + 1.32), -1.4 + i * 1.16, 0), side * 90)
    tank = make("vessel")
    for i in range(first_vessel, 9):
        tank.place((side * 2.35, 0.6 + i * 2.0, 0), side * (-75 + (i % 3) * 4))
    streak_steel()
