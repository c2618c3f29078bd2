"""What certain cabinets hold: plasma by batch, solvents in trays with a rim, donated milk."""
import math
import random

import bpy

import materials as mat
import parts as p
import printing
from parts import Stock, box, boxes, rod

BATCHES = ("1F6E96", "C79A4B", "2C8C86", "D98A5B")


def front_light(asm, lo, hi):
    """What stands deep in drawers gets light from the door opening."""
    middle, tall = (lo[2] + hi[2]) / 2, hi[2] - lo[2]
    p.lamp(asm, (hi[0] - 0.05, lo[1] - 0.55, middle + 0.1), ((lo[0] + hi[0]) / 2, hi[1], middle), (0.3, tall), 9 * tall)


def drawer(asm, x0, x1, y0, y1, z, wall):
    """Tray with a clear front, a grip on its edge and a label in a clip."""
    white, middle = mat.plastic("E6ECEF", 0.4), (x0 + x1) / 2
    box(asm, (x0, y0 + 0.004, z), (x1, y1, z + 0.004), white, 0)
    boxes(asm, [((x, y0 + 0.002, z), (x + 0.004, y1, z + wall)) for x in (x0 + 0.0005, x1 - 0.0045)], white, 0.001)
    pane = [(x0, y0, z), (x1, y0, z), (x1, y0, z + wall), (x0, y0, z + wall)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F2F8FA", 0.7))
    for low, high in ((z - 0.002, z + 0.010), (z + wall - 0.012, z + wall + 0.004)):
        box(asm, (x0, y0 - 0.007, low), (x1, y0 + 0.006, high), white, 0.003, 4)
    box(asm, (middle - 0.07, y0 - 0.026, z + wall - 0.010), (middle + 0.07, y0 - 0.005, z + wall + 0.003), white, 0.005, 4)
    label = ((x0 + 0.04, y0 - 0.004, z + wall * 0.30), (x0 + 0.12, y0 + 0.001, z + wall * 0.66))
    box(asm, *label, mat.paint("FAFBFB", 0.5), 0.001)


def plasma_drawer(asm, x0, x1, y0, y1, z, room, rng, bare):
    """Flat boxes with a bag each, stacked by batch; a drawer in use (`bare`) shows the frozen bags."""
    wall, stock = min(0.085, room * 0.4), Stock()
    drawer(asm, x0, x1, y0, y1, z, wall)
    card, ink = mat.paint("F1EEE6", 0.6), mat.paint("5D7885")
    columns = max(1, int((x1 - x0 - 0.02) / 0.165))
    pitch = (x1 - x0 - 0.02) / columns
    for column in range(columns):
        a, b = x0 + 0.012 + column * pitch, x0 + 0.008 + (column + 1) * pitch
        batch = mat.paint(BATCHES[(column + rng.randrange(2)) % len(BATCHES)], 0.45)
        layers = max(1, int((room - 0.055) / 0.034)) - rng.randrange(2)
        if bare:
            layers = 1
        for layer in range(layers):
            shift, low = rng.uniform(-0.003, 0.003), z + 0.006 + layer * 0.0345
            front = y0 + 0.016 + rng.uniform(0, 0.005)
            stock.add((a + shift, front, low), (b - 0.004 + shift, front + 0.21, low + 0.033), card)
            stock.add((a + 0.010 + shift, front - 0.0006, low + 0.006), (a + 0.060 + shift, front + 0.001, low + 0.027), mat.paint("FFFFFF", 0.5))
            stock.add((a + 0.015 + shift, front - 0.0010, low + 0.014), (a + 0.048 + shift, front + 0.001, low + 0.017), ink)
            stock.add((b - 0.034 + shift, front - 0.0006, low + 0.004), (b - 0.0035 + shift, front + 0.2104, low + 0.0294), batch)
        if bare:
            for k in range(2):
                flat_bag(asm, (a + b) / 2, y0 + 0.125 + 0.004 * k, z + 0.041 + 0.024 * k, pitch * 0.82, 0.185, 0.026, rng.uniform(-4, 4))
    stock.build(asm)


def flat_bag(asm, x, y, z, width, length, thick, turn):
    """A frozen bag of plasma that lies flat: yellow, with a welded rim, a label and ports."""
    verts, faces = swollen(width, length, thick)
    with asm.turned((x, y, z), turn):
        p.mesh(asm, "bag", verts, faces, frozen_plasma())
        rim = ((-width * 0.53, -length * 0.53, -0.001), (width * 0.53, length * 0.53, 0.0008))
        box(asm, *rim, mat.paint("EFE2BC", 0.35), 0.0004, 1)
        top = thick / 2 - 0.0015
        box(asm, (-width * 0.32, -length * 0.30, top), (width * 0.32, length * 0.24, top + 0.0028), mat.paint("F7F7F3", 0.5), 0.0008, 1)
        bars = [((-width * 0.26 + 0.0035 * k, -length * 0.24, top + 0.002), (-width * 0.26 + 0.0035 * k + 0.0009 * (1 + k % 3), -length * 0.12, top + 0.0032)) for k in range(13)]
        bars += [((-width * 0.26, length * v, top + 0.002), (width * w, length * v + 0.004, top + 0.0032)) for v, w in ((-0.05, 0.18), (0.02, 0.05), (0.09, 0.22))]
        boxes(asm, bars, mat.paint("24323C", 0.5), 0)
        ports = [[(d, -length * 0.50, 0), (d, -length * 0.50 - 0.022, 0.001)] for d in (-0.02, 0, 0.02)]
        p.tubes(asm, ports, 0.003, mat.paint("EFE2BC", 0.35))


def swollen(width, length, thick, count=14):
    """A filled bag that lies flat: two films, welded all around."""
    verts, faces = [], []
    for side in (1, -1):
        for j in range(count + 1):
            for i in range(count + 1):
                u, v = 2 * i / count - 1, 2 * j / count - 1
                bulge = max(0, (1 - abs(u) ** 5) * (1 - abs(v) ** 5)) ** 0.5
                verts.append((u * width / 2, v * length / 2, side * bulge * thick / 2))
    for base in (0, (count + 1) ** 2):
        for j in range(count):
            for i in range(count):
                k = base + j * (count + 1) + i
                quad = (k, k + 1, k + count + 2, k + count + 1)
                faces.append(quad if base == 0 else tuple(reversed(quad)))
    return verts, faces


def frozen_plasma():
    """Amber under frost, which lies in patches."""
    found = bpy.data.materials.get("frozen plasma")
    if found:
        return found
    material = mat.principled("frozen plasma", "DCB45F", 0.36, specular=0.5, clearcoat=0.3)
    mat.add_bump(material, 70, 0.5)
    cloud = mat.add_tones(material, "TexNoise", "Fac", ("D2A24A", "EBDDB8"), (0.42, 0.68))
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 16, 8
    return material


# --- solvents -------------------------------------------------------------------------


def spill_shelf(asm, x0, x1, y0, y1, z, rim=0.03):
    """Shelf as a tray: a rim on all sides holds what is spilled."""
    white = mat.enamel("E6ECEF")
    box(asm, (x0, y0, z - 0.004), (x1, y1, z), white, 0.001)
    sides = [((x0, y0 - 0.001, z - 0.006), (x1, y0 + 0.003, z + rim)), ((x0, y1 - 0.003, z - 0.005), (x1, y1, z + rim))]
    sides += [((x, y0 + 0.001, z - 0.005), (x + 0.003, y1 - 0.001, z + rim - 0.0005)) for x in (x0, x1 - 0.003)]
    boxes(asm, sides, white, 0.0012)
    p.tubes(asm, [[(x0, y0 + 0.001, z + rim), (x1, y0 + 0.001, z + rim)]], 0.0032, white, resolution=3)


def solvents(asm, x0, x1, y0, y1, z, room, rng):
    """Amber and clear bottles, cans with a spring lid, each kind together; the label names the danger."""
    x = x0 + 0.012
    while True:
        make, width, rows = rng.choice(((amber_bottle, 0.098, 2), (amber_bottle, 0.098, 2), (canister, 0.125, 1), (white_bottle, 0.082, 3)))
        number = rng.randint(1, 3)
        for _ in range(number):
            if x + width > x1:
                return
            for row in range(rows - 1, -1, -1):
                make(asm, x + width / 2, y0 + 0.012 + width * (row + 0.5), z, min(room * 0.86, 0.235), rng)
            x += width
        x += rng.uniform(0.008, 0.03)


def amber_bottle(asm, x, y, z, tall, rng):
    radius = 0.045
    tall = min(tall, 0.215)
    body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.66), (0.017, tall * 0.84), (0.017, tall * 0.90)], 0.016)
    p.lathe(asm, [(r, h + z) for r, h in body], mat.plastic("6A330E", 0.07), (x, y), 48)
    rod(asm, (x, y, z + tall * 0.87), 0.021, tall * 0.13, mat.plastic(("C33B2B", "1F6E96", "1A2126")[round(x * 10) % 3], 0.4), bevel=0.003, segments=32)
    label(asm, x, y, z, radius, tall * 0.14, tall * 0.56)


def white_bottle(asm, x, y, z, tall, rng):
    radius = 0.037
    tall = min(tall, 0.18)
    body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.72), (0.016, tall * 0.86), (0.016, tall * 0.90)], 0.012)
    p.lathe(asm, [(r, h + z) for r, h in body], mat.plastic("EDEFEA", 0.38), (x, y), 40)
    rod(asm, (x, y, z + tall * 0.86), 0.021, tall * 0.13, mat.plastic("C33B2B", 0.4), bevel=0.003, segments=32)
    label(asm, x, y, z, radius, tall * 0.16, tall * 0.58)


def canister(asm, x, y, z, tall, rng):
    """Safety can of sheet steel with a yellow band, a spout with a spring lid and a bow."""
    red, radius = mat.paint("B3261E", 0.3), 0.056
    tall = min(tall, 0.21)
    body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.60), (0.020, tall * 0.76), (0.020, tall * 0.86)], 0.010)
    p.lathe(asm, [(r, h + z) for r, h in body], red, (x, y), 56)
    p.lathe(asm, [(radius + 0.0006, z + tall * 0.12), (radius + 0.0006, z + tall * 0.30)], mat.paint("F2C230", 0.4), (x, y), 56)
    rod(asm, (x, y, z + tall * 0.85), 0.025, tall * 0.06, mat.steel("B9C1C6", 0.3), segments=32)
    bow = [(x - radius * 0.8, y, z + tall * 0.62), (x - radius * 0.9, y, z + tall * 0.98), (x + 0.02, y, z + tall)]
    p.tubes(asm, [p.arc_path(bow, 0.03)], 0.005, red, resolution=5)


def label(asm, x, y, z, radius, low, high):
    """White label around the front with the diamond of a flammable liquid."""
    p.lathe(asm, [(radius + 0.0006, z + low), (radius + 0.0006, z + high)], mat.paint("F7F7F3", 0.5), (x, y), 48)
    size, middle, out = (high - low) * 0.34, z + low + (high - low) * 0.58, y - radius - 0.0016
    diamond = lambda s, d: [(x + s * size * math.cos(a), out - d, middle + s * size * math.sin(a)) for a in (0, math.pi / 2, math.pi, 3 * math.pi / 2)]
    p.mesh(asm, "sign", diamond(1.0, 0), [(0, 3, 2, 1)], mat.paint("C8281E", 0.5), smooth=False)
    p.mesh(asm, "sign", diamond(0.78, 0.0006), [(0, 3, 2, 1)], mat.paint("FFFFFF", 0.5), smooth=False)
    flame = [(0, 0.44), (0.10, 0.20), (0.20, 0.16), (0.20, -0.12), (0.10, -0.30), (-0.12, -0.30), (-0.20, -0.06), (-0.12, 0.14)]
    verts = [(x + u * size, out - 0.0012, middle + v * size) for u, v in flame]
    p.mesh(asm, "sign", verts, [tuple(range(len(verts)))], mat.paint("141A1E", 0.5), smooth=False)
    lines = [((x - radius * 0.5, y - radius - 0.0012, z + low + (high - low) * v), (x + radius * w, y - radius * 0.8, z + low + (high - low) * v + 0.003)) for v, w in ((0.06, 0.5), (0.14, 0.1))]
    boxes(asm, lines, mat.paint("5D7885"), 0)


def safe_probe(asm, x, y, z):
    """Intrinsically safe probe on the rear wall: steel sleeve in a clip, blue lead into the wall."""
    rod(asm, (x, y - 0.016, z - 0.07), 0.0045, 0.075, mat.steel("C3CACE", 0.2), segments=24)
    box(asm, (x - 0.012, y - 0.024, z - 0.05), (x + 0.012, y, z - 0.035), mat.plastic("DDE3E6", 0.45), 0.002)
    lead = [(x, y - 0.016, z), (x, y - 0.016, z + 0.05), (x + 0.05, y - 0.016, z + 0.07), (x + 0.07, y + 0.01, z + 0.07)]
    p.tubes(asm, [p.arc_path(lead, 0.02)], 0.0034, mat.plastic("1E5FB4", 0.45), resolution=5)
    rod(asm, (x + 0.07, y - 0.010, z + 0.07), 0.013, 0.012, mat.plastic("1E5FB4", 0.45), axis="Y", segments=32)


def milk(asm, inside, rng):
    """Bottles in four rows, some batches in larger ones."""
    x0, x1, y0, _, z = inside
    tall = rng.choice((0.13, 0.13, 0.15))
    with asm.turned(((x0 + x1) / 2 - 0.01, y0, z + 0.006), 0):
        milk_bottles(asm, rng, int((x1 - x0) / (tall * 0.47)), 4, tall)


def milk_bottles(asm, rng, columns=6, rows=3, tall=0.13):
    """Bottles of donated milk: cream-coloured to the neck, with a label and caps coloured by batch."""
    pitch = tall * 0.47
    for i in range(columns):
        cap = rng.choice(("F2F4F4", "F2F4F4", "8DB4C4", "DDBE6A"))
        for j in range(rows):
            kind = rng.randrange(3)
            at = (-columns * pitch / 2 + pitch * (i + 0.5) + rng.uniform(-0.001, 0.001), pitch * (j + 0.5) + rng.uniform(-0.001, 0.001), 0)
            with asm.turned(at, rng.uniform(-22, 22)):
                printing.shared(asm, f"milk-{tall}-{cap}-{kind}", lambda made, cap=cap, kind=kind: milk_bottle(made, tall, cap, kind))
    return columns * pitch, rows * pitch


def milk_bottle(asm, tall, tone, kind):
    """Clear bottle, filled below the shoulder, cream on top of the milk; ribbed cap, a label with donor, batch and codes."""
    rng, radius = random.Random(70 + kind), tall * 0.215
    full = tall * (0.60, 0.62, 0.55)[kind]
    # The filled part is one glossy body, the neck above it is clear.
    milk, cream = (mat.principled(name, colour, 0.16, specular=0.5, clearcoat=0.8) for name, colour in (("donated milk", "F7F2E6"), ("cream", "F6EBCF")))
    p.lathe(asm, p.rounded([(0, 0.002), (radius - 0.005, 0.0006), (radius - 0.002, 0), (radius, 0.002), (radius, full - 0.012)], 0.004), milk, segments=40)
    p.lathe(asm, [(radius, full - 0.0122), (radius, full), (radius - 0.002, full + 0.0004), (0, full + 0.0004)], cream, segments=40)
    p.lathe(asm, p.rounded([(radius, full), (radius, tall * 0.64 + 0.001), (radius * 0.64, tall * 0.77), (radius * 0.64, tall * 0.84)], 0.004), mat.glass("F3F7F6", 0.35), segments=40)
    shade, cap = mat.plastic(tone, 0.4), radius * 0.80
    p.lathe(asm, p.rounded([(cap * 0.94, tall * 0.81), (cap, tall * 0.82), (cap, tall * 0.975), (cap * 0.84, tall * 0.985), (0, tall * 0.985)], 0.0012, 3), shade, segments=40)
    edge = [(cap * math.sin(a), cap * math.cos(a)) for a in (math.tau * k / 36 for k in range(36))]
    p.tubes(asm, [[(x, y, tall * 0.825), (x, y, tall * 0.962)] for x, y in edge], 0.0006, shade, resolution=0)
    wide = radius * 1.8
    around = printing.around(radius + 0.0002, tall * 0.12)
    printing.label(asm, rng, wide, tall * 0.40, lambda u, v, lift: around(u - wide / 2, v, lift), f"{rng.randrange(100, 999)}-{rng.randrange(10, 99)}", "2C8C86", step=0.003, lift=0.0002)
