"""Things that stand in rooms. Each is built around x = 0 with its front at y = 0, in the frame of its place."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import fittings, packing
from .surfaces import timber


def bench(asm, rng, length=2.4, goods=True, tone="B9C2C7"):
    """Laboratory bench with an instrument, racks and bottles."""
    half = length / 2
    fittings.bench(asm, -half, half, 0, 0.68, tone=tone)
    if not goods:
        return
    fittings.bottle_row(asm, -half + 0.1, -half + 0.1 + length * 0.3, 0.52, 0.90, rng.randrange(99))
    centrifuge(asm, half * 0.35, 0.90)
    for i, colour in enumerate(("2C7FA8", "E9EEF0", "D98A5B")):
        x = -half * 0.25 + i * 0.14
        box(asm, (x, 0.16, 0.90), (x + 0.11, 0.28, 0.95), mat.plastic(colour, 0.4), 0.004)
        spots = [(x + 0.02 + 0.023 * k, 0.18 + 0.025 * j) for k in range(4) for j in range(4)]
        p.vial_mesh(asm, spots, 0.92, "E9EEF0", 0.008, 0.06)


def centrifuge(asm, x, z):
    box(asm, (x, 0.14, z), (x + 0.50, 0.60, z + 0.26), mat.enamel(), 0.03, 5)
    box(asm, (x + 0.04, 0.18, z + 0.255), (x + 0.46, 0.56, z + 0.30), mat.plastic("2A3843", 0.35), 0.025, 5)
    p.display(asm, x + 0.12, z + 0.06, 0.18, 0.07, 0.14, "4500", "", trend=False)


def incubators(asm, rng, columns=2, rows=3):
    """Bench with small incubators in stacks, on feet."""
    length = columns * 0.62 + 0.4
    fittings.bench(asm, -length / 2, length / 2, 0, 0.68)
    for i in range(columns):
        for j in range(rows):
            with asm.turned((-columns * 0.31 + i * 0.62, 0.08, 0.90 + j * 0.345), 0):
                incubator(asm)


def incubator(asm):
    """Four chambers with a small door each, below a dark band with warmth and gas."""
    dark, steel, front = mat.plastic("2F3A41", 0.42), mat.steel("AEB7BC", 0.25), mat.enamel("DDE3E5")
    for x in (0.06, 0.54):
        for y in (0.06, 0.46):
            rod(asm, (x, y, 0), 0.020, 0.026, mat.rubber())
    box(asm, (0.01, 0, 0.024), (0.59, 0.52, 0.338), mat.enamel("AAB5BB"), 0.014, 4)
    box(asm, (0.022, -0.012, 0.262), (0.578, 0.004, 0.326), dark, 0.006, 4)
    p.display(asm, 0.036, 0.268, 0.116, 0.052, -0.012, "37.0", "°C", trend=False)
    p.display(asm, 0.160, 0.268, 0.100, 0.052, -0.012, "6.0", "%", trend=False)
    for k in range(4):
        rod(asm, (0.440 + 0.034 * k, -0.016, 0.294), 0.009, 0.006, mat.plastic("9AA6AD", 0.4), axis="Y", segments=32)
    for x in (0.024, 0.304):
        for z in (0.042, 0.152):
            box(asm, (x - 0.003, -0.004, z - 0.003), (x + 0.275, 0.004, z + 0.101), mat.rubber("2A343B"), 0.006, 4)
            box(asm, (x, -0.026, z), (x + 0.272, -0.003, z + 0.098), front, 0.010, 5)
            handle = [(x + 0.176, -0.024, z + 0.050), (x + 0.176, -0.048, z + 0.050), (x + 0.250, -0.048, z + 0.050), (x + 0.250, -0.024, z + 0.050)]
            p.tubes(asm, [p.arc_path(handle, 0.010)], 0.0055, steel, resolution=5)
            box(asm, (x + 0.018, -0.0275, z + 0.030), (x + 0.074, -0.02, z + 0.068), mat.screen(), 0.003)
            p.text(asm, "37.0", 0.020, (x + 0.023, -0.0277, z + 0.042), mat.lit(mat.FROST, 1.5))
            rod(asm, (x + 0.092, -0.0265, z + 0.049), 0.005, 0.003, mat.lit("3FBF86", 1.1), axis="Y", segments=20)


def stool(asm, rng):
    fittings.stool(asm, 0, 0)


def desk(asm, rng, width=1.6, screens=1):
    """Table with screens that show a temperature and its curve, and a chair."""
    grey = mat.steel("AEB7BC", 0.35)
    box(asm, (-width / 2, 0, 0.72), (width / 2, 0.75, 0.75), mat.plastic("B9C2C7", 0.35), 0.004)
    for x in (-width / 2 + 0.06, width / 2 - 0.10):
        boxes(asm, [((x, 0.06, 0), (x + 0.04, 0.10, 0.72)), ((x, 0.66, 0), (x + 0.04, 0.70, 0.72))], grey, 0.003)
    for k in range(screens):
        with asm.turned((-width / 2 + width * (k + 0.5) / screens, 0.45, 0.75), 180):
            fittings.monitor(asm, 0, 0, 0)
    chair(asm, 0, -0.45)


def chair(asm, x, y):
    dark = mat.plastic("33424C", 0.55)
    box(asm, (x - 0.24, y - 0.22, 0.44), (x + 0.24, y + 0.24, 0.50), dark, 0.025, 5)
    box(asm, (x - 0.22, y - 0.26, 0.56), (x + 0.22, y - 0.21, 0.98), dark, 0.022, 5)
    rod(asm, (x, y, 0.08), 0.024, 0.38, mat.steel("C3CACE", 0.2))
    for k in range(5):
        a = 2 * math.pi * k / 5
        end = (x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), 0.05)
        p.tubes(asm, [[(x, y, 0.11), end]], 0.016, mat.plastic("22303B", 0.5), resolution=4)


def screens(asm, rng, columns=4, rows=2, base=1.05, figures=("−86.0", "5.0", "−190", "4.0")):
    """Wall of screens with figures and curves; hang it on a wall, its front at y = 0."""
    wide, tall = 1.0, 0.58
    for i in range(columns):
        for j in range(rows):
            x, z = (i - columns / 2) * (wide + 0.02), base + j * (tall + 0.02)
            box(asm, (x, -0.02, z), (x + wide, 0.03, z + tall), mat.screen(), 0.004)
            figure = figures[(i + j * columns) % len(figures)]
            p.text(asm, figure, 0.17, (x + 0.08, -0.0215, z + tall * 0.55), mat.glow(mat.FROST, 1.3))
            for row in range(2):
                line = z + tall * (0.34 - 0.16 * row)
                p.trend_line(asm, x + 0.08, x + wide - 0.08, line, -0.022, mat.glow("6FA3B8", 1.0), rng.randrange(99))


def doors(asm, rng, width=1.9, tone="8DA3AE"):
    """Double door, closed, in the wall behind: a tall pane, a kick plate, a pull handle and a closer on each leaf."""
    leaf, steel, half = mat.enamel(tone), mat.brushed_steel("X", "C9CFD3"), width / 2
    frame, seal = mat.paint("66767F", 0.45), mat.rubber("2A343B")
    sides = [((x, -0.05, 0), (x + 0.07, 0.05, 2.19)) for x in (-half - 0.07, half)]
    boxes(asm, [*sides, ((-half - 0.069, -0.049, 2.12), (half + 0.069, 0.05, 2.189))], frame, 0.004)
    for side in (-1, 1):
        a, b = sorted((side * 0.004, side * (half - 0.004)))
        box(asm, (a, -0.035, 0.012), (b, 0.0, 2.116), leaf, 0.005)
        box(asm, (a + 0.02, -0.038, 0.035), (b - 0.02, -0.03, 0.34), steel, 0.001)
        near, far = sorted((side * 0.21, side * 0.41))
        box(asm, (near - 0.022, -0.041, 0.978), (far + 0.022, -0.03, 1.842), seal, 0.003)
        box(asm, (near, -0.0425, 1.0), (far, -0.03, 1.82), mat.plastic("A9BCC4", 0.06), 0.001)
        p.bar_handle(asm, side * 0.10, 0.90, 1.30, -0.035, mat.steel("C3CACE", 0.22), 0.055, 0.013)
        near, far = sorted((side * (half - 0.12), side * (half - 0.40)))
        box(asm, (near, -0.075, 2.035), (far, -0.03, 2.09), mat.steel("AEB7BC", 0.35), 0.004)
    box(asm, (-0.012, -0.040, 0.013), (0.012, -0.034, 2.115), frame, 0.001)


def trolley(asm, rng, load="cartons"):
    """Steel trolley with two decks: `load` is cartons, a screen or nothing."""
    steel = mat.steel("C3CACE", 0.3)
    sheet, bumper = mat.brushed_steel("X", "C6CCD0"), mat.rubber("4A555C")
    for z in (0.30, 0.80):
        # The sheet is folded down at its edges.
        box(asm, (-0.42, 0.02, z - 0.010), (0.42, 0.50, z + 0.02), sheet, 0.0035, 4)
    boxes(asm, [((x - 0.022, y - 0.022, 0.772), (x + 0.022, y + 0.022, 0.802)) for x in (-0.42, 0.42) for y in (0.04, 0.48)], bumper, 0.012, segments=4)
    posts = [[(x, y, 0.12), (x, y, 0.95 if x < 0 else 0.82)] for x in (-0.42, 0.42) for y in (0.04, 0.48)]
    p.tubes(asm, [*posts, [(-0.42, 0.04, 0.95), (-0.42, 0.48, 0.95)]], 0.013, steel, resolution=4)
    for x in (-0.40, 0.40):
        for y in (0.06, 0.46):
            p.castor(asm, x, y, 0.12, turn=rng.uniform(0, 180))
    if load == "cartons":
        for z in (0.322, 0.822):
            p.cartons(asm, -0.38, 0.38, 0.06, 0.46, z, 0.26, seed=rng.randrange(999))
    elif load == "screen":
        with asm.turned((0, 0.34, 0.82), 0):
            fittings.monitor(asm, 0, 0, 0)


def pallet(asm, rng, high=4):
    """Wooden pallet with printed cartons in layers."""
    wood = timber("pine", "X", 0.14)
    boards = [((-0.6, y, 0.12), (0.6, y + 0.10, 0.144)) for y in (0, 0.14, 0.28, 0.42, 0.56, 0.70)]
    boards += [((x, 0, 0.022), (x + 0.10, 0.80, 0.12)) for x in (-0.6, -0.05, 0.5)]
    boxes(asm, boards, wood, 0.003)
    for level in range(high):
        for i in range(3):
            for j in range(2):
                with asm.turned((-0.59 + i * 0.395 + rng.uniform(-0.004, 0.004), 0.01 + j * 0.395 + rng.uniform(-0.006, 0.004), 0.145 + level * 0.297), rng.uniform(-0.8, 0.8)):
                    packing.carton(asm, packing.SIZES[0], rng.choice((0, 1, 2, 2, 4)))


def shelves(asm, rng, width=2.0, levels=5):
    """Open shelves with cartons."""
    white, steel = mat.plastic("F1F4F5", 0.35), mat.steel("C3CACE", 0.35)
    for k in range(levels):
        z = 0.25 + k * 0.40
        box(asm, (-width / 2, 0, z), (width / 2, 0.35, z + 0.025), white, 0.003)
        p.cartons(asm, -width / 2 + 0.05, width / 2 - 0.05, 0.03, 0.33, z + 0.026, 0.32, seed=rng.randrange(999), fill=0.95)
    for x in (-width / 2 - 0.01, width / 2 - 0.02):
        boxes(asm, [((x, 0.01, 0), (x + 0.03, 0.04, 2.25)), ((x, 0.31, 0), (x + 0.03, 0.34, 2.25))], steel, 0.003)


def counter(asm, rng, length=2.2):
    """Counter of oak and white with a screen."""
    box(asm, (-length / 2, 0, 0), (length / 2, 0.60, 1.02), mat.enamel("E9EEF0"), 0.01)
    box(asm, (-length / 2 - 0.03, -0.03, 1.02), (length / 2 + 0.03, 0.63, 1.06), timber(), 0.006)
    slats = [((-length / 2 + 0.04 + k * 0.06, -0.014, 0.08), (-length / 2 + 0.075 + k * 0.06, 0.01, 0.98)) for k in range(int(length / 0.06) - 1)]
    boxes(asm, slats, mat.paint("BD9B72", 0.55), 0.002)


def tank(asm, rng, radius=0.7, height=2.4):
    """Process tank on legs with a manway and pipes."""
    steel = mat.brushed_steel("Z")
    low = 0.55
    shape = [(0, low - 0.18), (radius * 0.6, low - 0.12), (radius, low + 0.05), (radius, height - 0.1), (radius * 0.6, height + 0.08), (0, height + 0.12)]
    p.lathe(asm, p.rounded(shape, 0.12, 8), steel, (0, radius), 128)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        rod(asm, (radius * 0.8 * math.cos(a), radius + radius * 0.8 * math.sin(a), 0), 0.05, low + 0.1, mat.steel())
    p.tubes(asm, [p.arc_path([(0, radius, height), (0, radius, height + 0.4), (radius * 1.6, radius, height + 0.4)], 0.12)], 0.035, mat.steel("C3CACE", 0.2), resolution=5)
    rod(asm, (0, 0.012, height * 0.62), 0.16, 0.03, mat.steel("D2D8DB", 0.2), axis="Y", segments=64)


def supply_line(asm, rng, length=6.0, height=2.3):
    """Insulated nitrogen line along a wall; `connections.py` leads a hose from it to each vessel."""
    pipe, steel = mat.paint("DDE4E7", 0.35), mat.steel("C3CACE", 0.25)
    p.tubes(asm, [[(-length / 2, 0, height), (length / 2, 0, height)]], 0.05, pipe, resolution=5)
    count = max(2, round(length / 1.5))
    for k in range(count):
        x = -length / 2 + length * (k + 0.5) / count
        box(asm, (x - 0.02, 0.02, height - 0.01), (x + 0.02, 0.14, height + 0.02), steel, 0.002)
        rod(asm, (x - 0.02, 0, height), 0.054, 0.04, steel, axis="X")


def conveyor(asm, rng, length=10.0):
    """Roller conveyor at floor level."""
    steel = mat.steel("B9C1C6", 0.3)
    for x in (-0.55, 0.51):
        box(asm, (x, 0, 0.06), (x + 0.04, length, 0.20), mat.paint("2C5A73", 0.45), 0.004)
    for k in range(int(length / 0.14)):
        rod(asm, (-0.52, 0.07 + k * 0.14, 0.16), 0.03, 1.04, steel, axis="X", segments=24)


def plinth(asm, rng, width=1.5, depth=1.3, height=0.16):
    """Low white base for a piece on show."""
    box(asm, (-width / 2, 0, 0), (width / 2, depth, height), mat.enamel("F4F6F6"), 0.01)
    box(asm, (-width / 2 + 0.03, -0.004, 0.012), (width / 2 - 0.03, 0.02, 0.02), mat.glow("DDF0FA", 2.0), 0)


def sofa(asm, rng, seats=2):
    """Upholstered seat with loose cushions, piped seams and turned legs of oak."""
    cloth, half = weave("5D7480"), seats * 0.34
    box(asm, (-half, 0.14, 0.18), (half, 0.84, 0.32), cloth, 0.03, 5)
    for k in range(seats):
        a, b = -half + k * 0.68 + 0.006, -half + (k + 1) * 0.68 - 0.006
        cushion(asm, ((a + b) / 2, 0.42, 0.385), ((b - a) / 2, 0.36, 0.085), cloth)
        with asm.turned(((a + b) / 2, 0.74, 0.62), 14, "X"):
            cushion(asm, (0, 0, 0), ((b - a) / 2 + 0.01, 0.10, 0.25), cloth)
    box(asm, (-half, 0.80, 0.20), (half, 0.90, 0.80), cloth, 0.045, 6)
    for side in (-1, 1):
        a, b = sorted((side * (half - 0.01), side * (half + 0.12)))
        box(asm, (a, 0.10, 0.18), (b, 0.90, 0.58), cloth, 0.055, 7)
        seam = p.arc_path([(a + 0.03, 0.098, 0.20), (a + 0.03, 0.098, 0.575), (b - 0.03, 0.098, 0.575), (b - 0.03, 0.098, 0.20)], 0.025)
        p.tubes(asm, [seam], 0.004, cloth, resolution=4)
    for x in (-half - 0.04, half + 0.04):
        for y in (0.16, 0.84):
            p.lathe(asm, [(0, 0), (0.011, 0), (0.020, 0.185), (0, 0.185)], mat.paint("8A6742", 0.45), (x, y), 32)


def weave(colour):
    """Upholstery of coarse yarn."""
    material = mat.principled(f"weave-{colour}", colour, 0.95, specular=0.1, sheen=0.4)
    mat.add_bump(material, 260, 0.5)
    return material


def cushion(asm, centre, reach, cloth, power=0.32):
    """Filled cushion: crowned faces, soft corners, piping around its edge."""
    signed = lambda v, e: math.copysign(abs(v) ** e, v)
    rows, columns, verts = 24, 48, []
    for i in range(rows + 1):
        v = -math.pi / 2 + math.pi * i / rows
        for j in range(columns):
            u = math.tau * j / columns
            flat = signed(math.cos(v), 0.55)
            verts.append((centre[0] + reach[0] * flat * signed(math.cos(u), power), centre[1] + reach[1] * flat * signed(math.sin(u), power), centre[2] + reach[2] * signed(math.sin(v), 0.55)))
    faces = [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j) for i in range(rows) for j in range(columns)]
    p.mesh(asm, "cushion", verts, faces, cloth)
    edge = [verts[(rows // 2) * columns + j] for j in range(columns)]
    p.tubes(asm, [edge], 0.004, cloth, closed=True, resolution=4)


def armchair(asm, rng):
    sofa(asm, rng, seats=1)


def slats(asm, rng, width=5.0, height=2.6, mark=0.62):
    """Wall of oak slats with the word mark; `mark` is its place as a part of the height."""
    box(asm, (-width / 2, 0.03, 0), (width / 2, 0.06, height), mat.paint("6E5840", 0.7), 0)
    count = int(width / 0.075)
    bars = [((-width / 2 + k * 0.075, 0, 0), (-width / 2 + k * 0.075 + 0.045, 0.04, height)) for k in range(count)]
    boxes(asm, bars, timber(along="Z", board=0.075), 0.003)
    p.wordmark(asm, min(1.7, width * 0.42), (-width * 0.21, -0.012, height * mark), mat.paint("F7F9FA", 0.5))


def long_table(asm, rng, length=3.2):
    """Table of oak with chairs on both sides."""
    box(asm, (-length / 2, 0, 0.72), (length / 2, 0.85, 0.76), timber(), 0.006)
    for x in (-length / 2 + 0.25, length / 2 - 0.31):
        box(asm, (x, 0.08, 0), (x + 0.06, 0.77, 0.72), mat.paint("33424C", 0.5), 0.006)
    for k in range(int(length / 0.75)):
        x = -length / 2 + 0.45 + k * 0.75
        dining_chair(asm, x, -0.22, 0)
        dining_chair(asm, x, 1.07, 180)


def dining_chair(asm, x, y, turn):
    with asm.turned((x, y, 0), turn):
        wood = timber("beech", "Y")
        box(asm, (-0.21, -0.21, 0.43), (0.21, 0.21, 0.46), wood, 0.012, 4)
        box(asm, (-0.20, -0.22, 0.62), (0.20, -0.19, 0.82), wood, 0.012, 4)
        legs = [[(sx * 0.19, sy * 0.19, 0.44), (sx * 0.21, sy * 0.22, 0.0)] for sx in (-1, 1) for sy in (-1, 1)]
        legs += [[(sx * 0.19, -0.20, 0.44), (sx * 0.19, -0.21, 0.80)] for sx in (-1, 1)]
        p.tubes(asm, legs, 0.011, mat.paint("33424C", 0.5), resolution=3)


def books(asm, rng, width=4.0, levels=6):
    """Shelves full of books."""
    wood = timber("walnut", "X", 0.4)
    pitch = 0.38
    box(asm, (-width / 2, 0.28, 0), (width / 2, 0.31, levels * pitch + 0.04), wood, 0)
    boxes(asm, [((-width / 2, 0, k * pitch), (width / 2, 0.30, k * pitch + 0.03)) for k in range(levels + 1)], wood, 0.002)
    columns = max(2, round(width / 0.9))
    sides = [((-width / 2 + width * k / columns - 0.012, 0, 0), (-width / 2 + width * k / columns + 0.012, 0.30, levels * pitch + 0.03)) for k in range(columns + 1)]
    boxes(asm, sides, wood, 0.002)
    stock = p.Stock()
    tones = [mat.paint(c, 0.6) for c in ("35526B", "8E5B3C", "C9B48C", "5D7885", "E4DFD2", "7C3B30", "2C4A44")]
    gilt = mat.paint("C9AC6A", 0.4)
    for level in range(levels):
        x = -width / 2 + 0.03
        while x < width / 2 - 0.08:
            if rng.random() < 0.04:
                x += rng.uniform(0.06, 0.2)
                continue
            wide, tall = rng.uniform(0.018, 0.05), rng.uniform(0.20, 0.31)
            low = level * pitch + 0.03
            front = rng.uniform(0.02, 0.06)
            stock.add((x, front, low), (x + wide - 0.002, 0.24, low + tall), rng.choice(tones))
            for share in rng.choice(((), (0.8,), (0.12, 0.86), (0.12, 0.62, 0.80))):
                stock.add((x + 0.001, front - 0.0008, low + tall * share), (x + wide - 0.003, front + 0.001, low + tall * share + 0.006), gilt)
            x += wide
    stock.build(asm)


def planter(asm, rng, height=1.5):
    """Pot with a leafy plant."""
    pot = p.rounded([(0, 0), (0.20, 0), (0.25, 0.44), (0.23, 0.44), (0.20, 0.38), (0, 0.38)], 0.02)
    p.lathe(asm, pot, mat.paint("E4E8EA", 0.5), segments=48)
    verts, faces = [], []
    for k in range(46):
        a, reach = rng.uniform(0, 2 * math.pi), rng.uniform(0.15, 0.55)
        z0, z1 = 0.40 + rng.uniform(0, 0.3), rng.uniform(0.7, height)
        tip = (reach * math.cos(a), reach * math.sin(a), z1)
        side = (-math.sin(a) * 0.05, math.cos(a) * 0.05)
        middle = (tip[0] * 0.6, tip[1] * 0.6, (z0 + z1) * 0.56)
        start = len(verts)
        verts += [(0, 0, z0), (middle[0] + side[0], middle[1] + side[1], middle[2]), tip, (middle[0] - side[0], middle[1] - side[1], middle[2])]
        faces.append((start, start + 1, start + 2, start + 3))
    p.mesh(asm, "plant", verts, faces, mat.paint("55743F", 0.6), smooth=False)


def lectern(asm, rng):
    box(asm, (-0.28, 0, 0), (0.28, 0.42, 1.05), mat.enamel("E9EEF0"), 0.012)
    with asm.turned((0, 0.02, 1.05), 14, "X"):
        box(asm, (-0.32, -0.04, 0), (0.32, 0.46, 0.03), timber(), 0.006)


def projection(asm, rng, width=2.6, circuit=False):
    """White screen with the temperatures of a pull-down over hours, or a circuit of refrigerant; hang it on a wall."""
    tall = width * 0.56
    box(asm, (-width / 2, -0.02, 1.0), (width / 2, 0.03, 1.0 + tall), mat.glow("F4F8FA", 0.95), 0.004)
    if circuit:
        refrigerant_circuit(asm, width, tall)
        return
    ink, quiet = mat.paint("1B3A53", 0.6), mat.paint("7E909B", 0.6)
    left, right, low, top = -width * 0.36, width * 0.42, 1.0 + tall * 0.14, 1.0 + tall * 0.66
    p.text(asm, "−80.0", tall * 0.15, (left, -0.024, 1.0 + tall * 0.77), ink)
    p.text(asm, "U830", tall * 0.07, (right, -0.024, 1.0 + tall * 0.80), quiet, align="RIGHT", font="host-grotesk.ttf")
    levels = [low + (top - low) * k / 5 for k in range(6)]
    boxes(asm, [((left, -0.0225, z), (right, -0.021, z + 0.0025)) for z in levels], mat.paint("B9C4CA", 0.6), 0)
    for k, z in enumerate(levels):
        p.text(asm, f"−{100 - 20 * k}" if k < 5 else "0", tall * 0.042, (left - width * 0.015, -0.024, z - tall * 0.014), quiet, align="RIGHT")
    for k in range(7):
        p.text(asm, str(k), tall * 0.042, (left + (right - left) * k / 6, -0.024, low - tall * 0.07), quiet, align="CENTER")
    for colour, rate, end in (("0B668F", 9, 0.20), ("B7562F", 13, 0.22), ("6E8F3C", 18, 0.25)):
        curve = [(left + (right - left) * k / 80, -0.024, low + (top - low) * (end + (1.1 - end) * math.exp(-k / (2 * rate)) + 0.008 * math.sin(k * 0.9) * (k > 30))) for k in range(81)]
        p.tubes(asm, [curve], 0.011, mat.paint(colour, 0.6))


def refrigerant_circuit(asm, width, tall):
    """Diagram on a projection: compressor at the right, condenser above, valve at the left, evaporator below; red is hot."""
    y, ink, hot, cold = -0.042, mat.glow("16324A", 0.5), mat.glow("B8321F", 0.55), mat.glow("0F5F9C", 0.55)
    left, right, low, top = -width * 0.30, width * 0.30, 1.0 + tall * 0.22, 1.0 + tall * 0.70
    middle, thick = (low + top) / 2, width * 0.0075
    coil = lambda z, side: [(width * (-0.15 + 0.0375 * k), y, z + side * tall * (0.055 if k % 2 else -0.055)) for k in range(9)]
    upper = [(right, y, middle + tall * 0.09), (right, y, top), *reversed(coil(top, 1)), (left, y, top), (left, y, middle + tall * 0.05)]
    lower = [(left, y, middle - tall * 0.05), (left, y, low), *coil(low, 1), (right, y, low), (right, y, middle - tall * 0.09)]
    p.tubes(asm, [upper], thick, hot, resolution=3)
    p.tubes(asm, [lower], thick, cold, resolution=3)
    ring = [(right + tall * 0.09 * math.cos(a), y, middle + tall * 0.09 * math.sin(a)) for a in (math.tau * k / 48 for k in range(48))]
    p.tubes(asm, [ring], thick, ink, closed=True, resolution=3)
    cone = [(right - tall * 0.062, y, middle - tall * 0.062), (right - tall * 0.03, y, middle + tall * 0.083), (right + tall * 0.03, y, middle + tall * 0.083), (right + tall * 0.062, y, middle - tall * 0.062)]
    valve = [(left - tall * 0.045, y, middle + tall * 0.05), (left + tall * 0.045, y, middle + tall * 0.05), (left - tall * 0.045, y, middle - tall * 0.05), (left + tall * 0.045, y, middle - tall * 0.05)]
    p.tubes(asm, [cone[:2], cone[2:]], thick * 0.8, ink, resolution=3)
    p.tubes(asm, [valve], thick * 0.8, ink, closed=True, resolution=3)
    for words, x, z, tone, align in (("45 °C", 0, top - tall * 0.19, hot, "CENTER"), ("−86 °C", 0, low + tall * 0.11, cold, "CENTER"), ("18 bar", right + width * 0.03, top - tall * 0.02, hot, "LEFT"), ("0.4 bar", right + width * 0.03, low - tall * 0.02, cold, "LEFT")):
        p.text(asm, words, tall * 0.10, (x, y, z), tone, align=align)
    p.text(asm, "R290", tall * 0.085, (-width * 0.46, y, 1.0 + tall * 0.87), ink, font="host-grotesk.ttf")


def crate(asm, rng, width=1.1, height=2.1, depth=1.0):
    """Packing crate of boards."""
    wood, dark = timber("pine", "Z", 0.16), timber("pine", "X", 0.1)
    box(asm, (-width / 2, 0, 0.10), (width / 2, depth, height), wood, 0.003)
    boards = [((-width / 2 - 0.012, -0.018, z), (width / 2 + 0.012, depth + 0.018, z + 0.10)) for z in (0.12, height * 0.5, height - 0.12)]
    boards += [((x, -0.022, 0.10), (x + 0.10, 0.01, height)) for x in (-width / 2, width / 2 - 0.10)]
    boxes(asm, boards, dark, 0.003)
    boxes(asm, [((x, 0, 0), (x + 0.10, depth, 0.10)) for x in (-width / 2, -0.05, width / 2 - 0.10)], dark, 0.003)
