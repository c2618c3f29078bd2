"""Cabinets with a head band: refrigerators with glass doors, freezers with solid ones, one to two doors, high or low."""
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from . import blood_bags, contents
from .common import CASTOR, castors
from .piece import Piece

FRONT = 0.058
DOOR_Y = 0.052
WALL = 0.055
EDGE = 0.062


class Layout:
    """Where the parts of a cabinet lie: the head band, the door opening and the foot."""

    def __init__(self, traits, head, foot, stand):
        self.x0, self.x1 = -traits.width / 2, traits.width / 2
        self.depth, self.height, self.stand = traits.depth, traits.height, stand
        self.door_z0, self.door_z1 = stand + foot, traits.height - head


def reach_in(traits, door=0):
    """Full height, on castors; two doors stand side by side, those of a combination one above the other."""
    layout = Layout(traits, 0.20, 0.20, CASTOR)
    return cabinet(traits, layout, styles(traits), door)


def under_counter(traits, door=0):
    """Fits below a worktop of 900 mm; taller ones stand free."""
    layout = Layout(traits, 0.115, 0.10, 0.062)
    return cabinet(traits, layout, styles(traits), door)


class Style:
    def __init__(self, glass, handle="bar", frame=mat.ENAMEL, stripe=None, stacked=False, dark_foot=True):
        self.glass, self.handle, self.frame, self.stripe = glass, handle, frame, stripe
        self.stacked, self.dark_foot = stacked, dark_foot


def styles(traits):
    return {
        "minus-40-upright": Style(False, "lever"),
        "minus-30-upright": Style(False, "bar", stripe="8FA5B1"),
        "minus-25-upright": Style(False, "recess"),
        "compact-ultra-low": Style(False, "lever"),
        "plasma-freezer": Style(False, "lever", stripe="C79A4B"),
        "spark-free-laboratory": Style(False, "recess", stripe="2C8C86"),
        "refrigerator-freezer": Style(True, "bar", stacked=True),
        "laboratory": Style(True, "bar", frame="DDE4E7"),
        "ice-lined-upright": Style(True, "bar", stripe="1F6E96"),
        "blood-refrigerator": Style(True, "bar", frame="F1F3F4"),
    }.get(traits.series, Style(True))


def cabinet(traits, at, style, door):
    asm = Assembly(traits.slug)
    white = mat.enamel()
    foot, head = at.door_z0 - at.stand, at.height - at.door_z1
    lo, hi = p.shell(
        asm,
        (at.x0, FRONT, at.stand),
        (at.x1, at.depth, at.height),
        (WALL, WALL, foot + 0.05, head + 0.05),
        at.depth - FRONT - 0.07,
        white,
        mat.plastic("EEF2F3", 0.35),
        0.008,
    )
    box(asm, (at.x0, 0.006, at.door_z1 + 0.006), (at.x1, FRONT + 0.004, at.height), white, 0.008)
    head_band(asm, traits, at, head, style)
    foot_panel(asm, at, foot)
    doors(asm, traits, at, style, lo, hi, door)
    sides(asm, at)
    if at.stand == CASTOR:
        castors(asm, at.x0, at.x1, FRONT, at.depth, inset=0.07)
    else:
        for x in (at.x0 + 0.06, at.x1 - 0.06):
            for y in (FRONT + 0.05, at.depth - 0.06):
                p.levelling_foot(asm, x, y, at.stand + 0.01)
    middle = (at.door_z0 + at.door_z1) / 2
    spots = {
        "display": (at.x0 + (at.x1 - at.x0) * 0.30, 0.006, at.door_z1 + head * 0.5),
        "displays": ((at.x0 + at.x1) / 2, 0.006, at.door_z1 + head * 0.5),
        "handle": (at.x1 - 0.045 if traits.doors < 2 or style.stacked else 0.0, -0.06, middle),
        "grille": ((at.x0 + at.x1) / 2, 0.0, at.stand + foot * 0.5),
        "castor": (at.x1 - 0.08, FRONT + 0.05, at.stand),
        "vent": (at.x1, at.depth - 0.20, at.stand + 0.15),
        "inside": ((lo[0] + hi[0]) / 2, lo[1] + 0.10, middle),
        "shelf": ((lo[0] + hi[0]) / 2, lo[1] + 0.12, middle + (at.door_z1 - at.door_z0) * 0.12),
        "drawer": ((lo[0] + hi[0]) / 2, lo[1] - 0.02, middle + 0.07),
        "lower": ((lo[0] + hi[0]) / 2, lo[1] + 0.10, at.door_z0 + (at.door_z1 - at.door_z0) * 0.28),
    }
    return Piece(asm, (at.x0, -0.05, 0), (at.x1, at.depth, at.height), pane=style.glass, spots=spots)


def head_band(asm, traits, at, head, style):
    width = at.x1 - at.x0
    tall = min(0.105, head * 0.56)
    wide = min(tall * 2.35, width * 0.40)
    base = at.door_z1 + 0.006 + (head - 0.006 - tall) / 2
    p.display(asm, at.x0 + 0.05, base, wide, tall, 0.006, traits.figure, traits.unit)
    if style.stacked:
        p.display(asm, at.x0 + 0.06 + wide, base, wide * 0.9, tall, 0.006, "\u221225.0", traits.unit)
    mark = min(0.15, width * 0.23)
    left = at.x1 - mark - 0.05
    displays_end = at.x0 + 0.06 + wide * (1.9 if style.stacked else 1)
    if left > displays_end + 0.02:
        p.wordmark(asm, mark, (left, 0.0055, base + tall * 0.36), mat.paint(mat.INK, 0.4))
    if style.stripe:
        z = at.door_z1 + 0.012
        box(asm, (at.x0, 0.0045, z), (at.x1, 0.03, z + 0.012), mat.paint(style.stripe, 0.4), 0)


def foot_panel(asm, at, foot):
    z0, z1 = at.stand + 0.008, at.door_z0 - 0.006
    box(asm, (at.x0, 0.006, z0), (at.x1, FRONT + 0.004, z1), mat.enamel(), 0.008)
    inset = 0.09 if foot > 0.15 else 0.06
    rows = 6 if foot > 0.15 else 4
    margin = min(0.037, foot * 0.24)
    p.louvres(
        asm,
        at.x0 + inset,
        at.x1 - inset,
        z0 + margin,
        z1 - margin,
        0.003,
        mat.plastic("1B2934", 0.45),
        rows,
        0.012,
    )


def sides(asm, at):
    rows = 7 if at.height > 1.2 else 5
    p.side_vents(asm, at.x1, at.depth - 0.32, at.depth - 0.08, at.stand + 0.06, rows)


# --- doors and what is behind them -------------------------------------------


def doors(asm, traits, at, style, lo, hi, angle):
    if style.stacked:
        split = at.door_z0 + (at.door_z1 - at.door_z0) * 0.42
        one_door(asm, at, style, at.x0, at.x1, split + 0.006, at.door_z1, angle, True)
        one_door(asm, at, style, at.x0, at.x1, at.door_z0, split - 0.006, 0, False)
        box(asm, (lo[0], lo[1] - 0.01, split - 0.05), (hi[0], hi[1], split + 0.05), mat.enamel(), 0.004)
        behind(asm, traits, (lo[0], lo[1], split + 0.05), hi, 4)
        return
    middle = (at.x0 + at.x1) / 2
    spans = [(at.x0, at.x1)] if traits.doors < 2 else [(at.x0, middle - 0.004), (middle + 0.004, at.x1)]
    for i, (a, b) in enumerate(spans):
        one_door(asm, at, style, a, b, at.door_z0, at.door_z1, angle, style.glass, right=i == 1)
    if style.glass or angle:
        if len(spans) == 2:
            box(asm, (middle - 0.03, lo[1] - 0.002, lo[2]), (middle + 0.03, lo[1] + 0.05, hi[2]), mat.enamel(), 0.004)
        behind(asm, traits, lo, hi, shelf_count(traits, hi[2] - lo[2]))


def shelf_count(traits, room):
    told = (traits.shelves or 0) // max(1, traits.doors)
    return max(2, min(told or 9, round(room / 0.23)))


def one_door(asm, at, style, a, b, z0, z1, angle, glass, right=False):
    """A door in coordinates of its hinge; right-hand ones are mirrored."""
    width, hand = b - a, -1 if right else 1
    with asm.turned((b if right else a, DOOR_Y, 0), -angle * hand):
        build = glass_door if glass else solid_door
        build(asm, width, z0, z1, hand, style)
        for z in (z0 + 0.03, z1 - 0.065):
            p.strap_hinge(asm, hand, z, -0.05, 0.0, 0.045, 0.032)


def mirrored(spans, hand):
    """Boxes of a left-hand door for the hand wanted."""
    if hand > 0:
        return spans
    return [((-hi[0], lo[1], lo[2]), (-lo[0], hi[1], hi[2])) for lo, hi in spans]


def glass_door(asm, width, z0, z1, hand, style):
    """Framed double pane, front at y = -0.05."""
    frame = [
        ((0, -0.05, z0), (EDGE, 0, z1)),
        ((width - EDGE, -0.05, z0), (width, 0, z1)),
        ((EDGE - 0.01, -0.05, z0), (width - EDGE + 0.01, 0, z0 + EDGE)),
        ((EDGE - 0.01, -0.05, z1 - EDGE), (width - EDGE + 0.01, 0, z1)),
    ]
    boxes(asm, mirrored(frame, hand), mat.enamel(style.frame), 0.006, segments=3)
    a, b, low, high = EDGE, width - EDGE, z0 + EDGE, z1 - EDGE
    spacer = [
        ((a - 0.002, -0.044, low - 0.002), (a + 0.010, -0.006, high + 0.002)),
        ((b - 0.010, -0.044, low - 0.002), (b + 0.002, -0.006, high + 0.002)),
        ((a, -0.044, low - 0.002), (b, -0.006, low + 0.010)),
        ((a, -0.044, high - 0.010), (b, -0.006, high + 0.002)),
    ]
    boxes(asm, mirrored(spacer, hand), mat.plastic("18222A", 0.4), 0.001)
    for y in (-0.040, -0.014):
        pane = [(hand * x, y, z) for x, z in ((a, low), (b, low), (b, high), (a, high))]
        p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F3F8F9", 0.8 if y < -0.03 else 0.45))
    bar(asm, hand * (width - 0.032), z0, z1)


def bar(asm, x, z0, z1, y=-0.05):
    tall = min(0.5, (z1 - z0) * 0.30)
    middle = (z0 + z1) / 2
    p.bar_handle(asm, x, middle - tall / 2, middle + tall / 2, y, mat.steel("AEB7BC", 0.25), 0.05, 0.011)


def solid_door(asm, width, z0, z1, hand, style):
    """Insulated door with a pressed field, front at y = -0.05."""
    slab, seal = ((0, -0.05, z0), (width, -0.004, z1)), ((0.008, -0.008, z0 + 0.008), (width - 0.008, 0.006, z1 - 0.008))
    boxes(asm, mirrored([slab], hand), mat.enamel(), 0.012, segments=4)
    boxes(asm, mirrored([seal], hand), mat.rubber("2A333A"), 0.002)
    lining = ((0.062, 0.002, z0 + 0.062), (width - 0.062, 0.018, z1 - 0.062))
    boxes(asm, mirrored([lining], hand), mat.plastic("E8EDEF", 0.42), 0.008)
    x = hand * (width - 0.045)
    if style.handle == "lever" and z1 - z0 > 0.8:
        p.lever_handle(asm, x, z0 + (z1 - z0) * 0.42, -0.05, 0.34)
    elif style.handle == "lever":
        p.lever_handle(asm, x, z0 + (z1 - z0) * 0.34, -0.05, 0.20)
    elif style.handle == "recess":
        recess_handle(asm, hand, width, z0, z1)
    else:
        bar(asm, x, z0, z1)
    rod(asm, (x, -0.056, z0 + 0.06), 0.011, 0.008, mat.steel(), axis="Y", segments=40)


def recess_handle(asm, hand, width, z0, z1):
    """A grip strip along the opening edge."""
    middle, tall = (z0 + z1) / 2, min(0.62, (z1 - z0) * 0.46)
    grip = ((width - 0.052, -0.066, middle - tall / 2), (width - 0.016, -0.046, middle + tall / 2))
    hollow = ((width - 0.070, -0.0512, middle - tall / 2 + 0.02), (width - 0.050, -0.04, middle + tall / 2 - 0.02))
    boxes(asm, mirrored([grip], hand), mat.plastic("22303B", 0.4), 0.008, segments=4)
    boxes(asm, mirrored([hollow], hand), mat.plastic("0F171D", 0.6), 0.003)


def behind(asm, traits, lo, hi, shelves):
    if traits.series == "spark-free-laboratory":
        contents.safe_probe(asm, hi[0] - 0.14, hi[1], lo[2] + (hi[2] - lo[2]) * 0.93)
    else:
        # A freezer has less light than a refrigerator: its white inside would show nothing else.
        light_bars(asm, lo, hi, 0.3 if traits.series.startswith("minus-") else 1)
    if traits.series in DRAWERS or traits.series == "spark-free-laboratory":
        contents.front_light(asm, lo, hi)
    middle = (lo[0] + hi[0]) / 2
    halves = [(lo[0], hi[0])] if traits.doors < 2 or traits.series == "refrigerator-freezer" else [
        (lo[0], middle - 0.01),
        (middle + 0.01, hi[0]),
    ]
    for side, (a, b) in enumerate(halves):
        stock(asm, traits, (a, lo[1], lo[2]), (b, hi[1], hi[2]), shelves, side)


def light_bars(asm, lo, hi, share=1):
    """LED strips behind the door frame; lamps in front of them do the lighting."""
    middle, tall = (lo[2] + hi[2]) / 2, (hi[2] - lo[2]) * 0.95
    power = share * 1.6 * tall * max(0.5, hi[0] - lo[0]) / 0.55
    for x in (lo[0] + 0.02, hi[0] - 0.02):
        p.lamp(asm, (x, lo[1] + 0.02, middle), ((lo[0] + hi[0]) / 2, hi[1], middle), (0.03, tall), power)
    lit = mat.glow("F4FAFF", 2.6 * share)
    for x, side in ((lo[0] + 0.004, 1), (hi[0] - 0.004, -1)):
        a, b = sorted((x, x + side * 0.012))
        box(asm, (a, lo[1] + 0.030, lo[2] + 0.05), (b, lo[1] + 0.050, hi[2] - 0.05), lit, 0)
    box(asm, (lo[0] + 0.05, lo[1] + 0.03, hi[2] - 0.012), (hi[0] - 0.05, lo[1] + 0.06, hi[2] - 0.002), lit, 0)


def stock(asm, traits, lo, hi, count, side):
    """Shelves with cartons, vials and bottles, or drawers of blood bags; no two cabinets hold the same."""
    rng = random.Random(traits.seed * 2 + side)
    room = (hi[2] - lo[2]) / count
    for i in range(count):
        z = lo[2] + i * room + 0.012
        y0, y1 = lo[1] + 0.075, hi[1] - 0.02
        if traits.contents == "blood":
            drawer_of_bags(asm, lo[0] + 0.012, hi[0] - 0.012, y0, y1, z, rng.randrange(999))
            continue
        if traits.series == "compact-ultra-low":
            columns = max(2, round((hi[0] - lo[0]) / 0.14))
            p.cryo_racks(asm, lo[0] + 0.01, hi[0] - 0.01, y0, y1, z, z + room - 0.03, columns, 3, seed=i + 2)
            continue
        if traits.series in DRAWERS:
            out = 0.24 if i == count // 2 else 0
            fill = DRAWERS[traits.series]
            fill(asm, lo[0] + 0.012, hi[0] - 0.012, y0 - 0.03 - out, y1 - out, z, room, rng, bool(out))
            continue
        if traits.series == "spark-free-laboratory":
            contents.spill_shelf(asm, lo[0] + 0.006, hi[0] - 0.006, y0 - 0.03, y1, z)
            contents.solvents(asm, lo[0] + 0.02, hi[0] - 0.02, y0 - 0.02, y1, z, room - 0.02, rng)
            continue
        p.wire_shelf(asm, lo[0] + 0.008, hi[0] - 0.008, y0, y1, z, 0.022)
        inside = (lo[0] + 0.025, hi[0] - 0.02, y0 + 0.015, y1, z + 0.003)
        if traits.contents == "milk":
            contents.milk(asm, inside, rng)
            continue
        if traits.contents == "vials" and rng.random() < 0.6:
            laboratory_goods(asm, inside, room - 0.04, rng)
        elif rng.random() < 0.2:
            vials(asm, inside, rng)
        else:
            p.cartons(asm, *inside, room - 0.04, seed=rng.randrange(9999), fill=rng.uniform(0.72, 0.97))


def vials(asm, inside, rng):
    x0, x1, y0, _, z = inside
    spots = [(x + 0.035, y0 + 0.02 + 0.032 * j) for j in range(3) for x in steps(x0, x1 - 0.05, 0.030)]
    p.vial_mesh(asm, spots, z, rng.choice(("2C7FA8", "D98A5B", "9FB0BA")))


def steps(start, end, pitch):
    return [start + pitch * k for k in range(max(1, int((end - start) / pitch)))]


def laboratory_goods(asm, inside, room, rng):
    """Reagent bottles and racks of tubes in groups."""
    x, x1, y0, _, z = inside
    while x < x1 - 0.12:
        if rng.random() < 0.5:
            x = bottles(asm, x, x1, y0, z, room, rng)
        else:
            x = tube_rack(asm, x, x1, y0, z, rng)
        x += rng.uniform(0.01, 0.05)


def bottles(asm, x, x1, y0, z, room, rng):
    tall, radius = min(room * 0.85, rng.uniform(0.12, 0.19)), rng.uniform(0.026, 0.042)
    glassy = mat.plastic(rng.choice(("DCE8EC", "B98A58", "E8EEF0", "C9DCE4")), 0.12)
    cap = mat.plastic(rng.choice(("1F6E96", "E9EEF0", "2A343B", "D98A5B")), 0.4)
    neck = radius * 0.48
    body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.70), (neck, tall * 0.84), (neck, tall * 0.9)], 0.010)
    for _ in range(rng.randint(2, 4)):
        if x + radius * 2 > x1:
            return x1
        for row in range(2):
            centre = (x + radius, y0 + radius + row * (radius * 2 + 0.006))
            p.lathe(asm, [(r, h + z) for r, h in body], glassy, centre, 32)
            rod(asm, (*centre, z + tall * 0.88), radius * 0.58, tall * 0.12, cap, segments=24)
            label = [(radius + 0.0006, z + tall * 0.16), (radius + 0.0006, z + tall * 0.5)]
            p.lathe(asm, label, mat.paint("F4F6F6", 0.5), centre, 32)
        x += radius * 2 + 0.006
    return x


def tube_rack(asm, x, x1, y0, z, rng):
    if x + 0.15 > x1:
        return x1
    box(asm, (x, y0, z), (x + 0.14, y0 + 0.085, z + 0.045), mat.plastic(rng.choice(("2C7FA8", "E9EEF0", "D98A5B")), 0.4), 0.004)
    spots = [(x + 0.018 + k * 0.021, y0 + 0.018 + j * 0.025) for k in range(6) for j in range(3)]
    p.vial_mesh(asm, spots, z + 0.018, rng.choice(("E9EEF0", "D98A5B", "2C8C86")), 0.007, 0.05)
    return x + 0.14


def clear_drawer(asm, x0, x1, y0, y1, z, room, rng, drawn):
    """Cartons in a drawer with a clear front."""
    contents.drawer(asm, x0, x1, y0, y1, z, room * (0.45 if drawn else 0.6))
    p.cartons(asm, x0 + 0.02, x1 - 0.02, y0 + 0.02, y1, z + 0.006, room * 0.8, seed=rng.randrange(9999), fill=0.95)


DRAWERS = {"plasma-freezer": contents.plasma_drawer, "minus-25-upright": clear_drawer}


def drawer_of_bags(asm, x0, x1, y0, y1, z, seed):
    """Steel roll-out drawer with blood bags standing in rows, each against the one behind it."""
    rng = random.Random(seed)
    tray = [
        ((x0, y0, z), (x1, y1, z + 0.003)),
        ((x0, y0, z), (x1, y0 + 0.003, z + 0.055)),
        ((x0, y0, z), (x0 + 0.003, y1, z + 0.07)),
        ((x1 - 0.003, y0, z), (x1, y1, z + 0.07)),
    ]
    boxes(asm, tray, mat.brushed_steel("X", "CBD1D5"), 0.001)
    box(asm, (x0, y0 - 0.012, z + 0.044), (x1, y0 + 0.004, z + 0.060), mat.plastic("C3CCD1", 0.4), 0.004)
    middle = (x0 + x1) / 2
    group = rng.randrange(len(blood_bags.GROUPS))
    card(asm, middle, y0 - 0.0125, z + 0.009, group, rng)
    count = max(1, int((x1 - x0 - 0.03) / 0.122))
    step = (x1 - x0 - 0.03) / count
    missing = rng.randrange(count * 2)
    for k in range(count):
        for row in range(3):
            if k == missing and row == 0:
                continue
            spot = (x0 + 0.015 + (k + 0.5) * step, y0 + 0.030 + row * 0.045, z + 0.006)
            blood_bags.stand(asm, *spot, rng, rng.uniform(-6, 6), rng.uniform(5, 14), number=group, serial=2410000 + 977 * rng.randrange(9))


def card(asm, x, y, z, group, rng):
    """In its clip on the front of a drawer: the group, its colour, a code to scan and a date by hand."""
    box(asm, (x - 0.056, y - 0.0005, z), (x + 0.056, y + 0.0125, z + 0.031), mat.plastic("DDE3E6", 0.3), 0.002)
    shift = rng.uniform(-0.002, 0.002)
    front, ink = printing.front(x - 0.052 + shift, y - 0.0005, z + 0.003), mat.paint("1B2B38", 0.6)
    printing.areas(asm, [(0, 0, 0.100, 0.025)], mat.paint("F6F6F1", 0.5), front, 0.0003)
    printing.areas(asm, [(0, 0, 0.030, 0.025)], mat.paint(blood_bags.COLOURS[group], 0.5), front, 0.0006)
    printing.figure(asm, blood_bags.GROUPS[group], 0.0165, 0.0045, 0.0065, mat.paint("FFFFFF", 0.5), front, 0.0009, 0.03)
    spans = printing.bars(rng, 0.036, 0.004, 0.036, 0.010, 0.0006) + printing.matrix(rng, 0.079, 0.003, 0.018, 12)
    printing.areas(asm, spans + printing.lines(rng, 0.036, 0.019, 0.036, 1, 0.003, 0.0016), ink, front, 0.0006)
