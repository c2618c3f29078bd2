"""Cartons of vaccine seen from above: printed lids, marks made by hand, one open with its vials."""
import random

import materials as mat
import parts as p
import printing
from parts import box, boxes

# Width, depth and height, band and ground of the print, and the content of a vial.
KINDS = (
    ((0.078, 0.104, 0.062), "1F6E96", "F3F4F1", "0.5 mL"),
    ((0.064, 0.064, 0.086), "2C8C86", "F4F2EA", "2.5 mL"),
    ((0.096, 0.118, 0.046), "C9763B", "EEF2F3", "5 mL"),
    ((0.070, 0.088, 0.055), "6C5A94", "F5F5F2", "0.5 mL"),
    ((0.052, 0.118, 0.060), "B23A44", "F2F3EE", "1 mL"),
)


def stock(asm, x0, x1, y0, y1, z0, z1, seed, opened=False):
    """Fills a basket with kinds in blocks, as they were delivered; layers end at different heights. A carton of the first
    block may be `opened`."""
    rng = random.Random(seed)
    kinds = rng.sample(range(len(KINDS)), 3)
    y = y0
    while y < y1 - 0.05:
        kind = kinds.pop() if kinds else rng.randrange(len(KINDS))
        (wide, deep, tall), *_ = KINDS[kind]
        rows = max(1, min(rng.choice((1, 2, 2)), int((y1 - y) / (deep + 0.003))))
        if y + rows * (deep + 0.003) > y1:
            break
        columns = int((x1 - x0) / (wide + 0.0025))
        gap = (x1 - x0 - columns * wide) / (columns + 1)
        most = max(1, int((z1 - z0) / tall))
        taken = rng.randrange(columns)
        for i in range(columns):
            for j in range(rows):
                layers = most - (i >= taken and rng.random() < 0.7) * (j == 0)
                x, front = x0 + gap + i * (wide + gap), y + j * (deep + 0.003)
                pile(asm, x, front, z0, max(1, layers), kind, rng, opened and i == columns - 2 and j == rows - 1)
        opened = False
        y += rows * (deep + 0.003) + rng.uniform(0.004, 0.012)


def pile(asm, x, y, z, layers, kind, rng, opened):
    (wide, deep, tall), *_ = KINDS[kind]
    for layer in range(layers):
        top = layer == layers - 1
        at = (x + wide / 2 + rng.uniform(-0.0008, 0.0008), y + deep / 2 + rng.uniform(-0.001, 0.001), z + layer * (tall + 0.0006))
        with asm.turned(at, rng.uniform(-1.6, 1.6) if top else rng.uniform(-0.5, 0.5)):
            if top and opened:
                open_carton(asm, kind)
                continue
            variant = rng.randrange(3)
            printing.shared(asm, f"vaccine-{kind}-{variant}", lambda made, variant=variant: carton(made, kind, variant))
            if top and rng.random() < 0.45:
                scrawl(asm, rng, wide, deep, tall)


def carton(asm, kind, variant):
    """Closed: band and print on the lid and in front, the edge of the tuck flap, tape over it or none."""
    (wide, deep, tall), band, ground, dose = KINDS[kind]
    rng, u, v = random.Random(kind * 10 + variant), wide / 2, deep / 2
    box(asm, (-u, -v, 0), (u, v, tall), mat.paint(ground, 0.42), 0.0012, 2)
    ink, shade = mat.paint("22303A", 0.55), mat.paint(band, 0.4)
    lid = printing.top(-u, -v, tall)
    printing.areas(asm, [(0.001, deep * 0.76, wide - 0.001, deep - 0.001)], shade, lid, 0.0003)
    printing.areas(asm, [(0.0012, 0.0048, wide - 0.0012, 0.0055), (0.004, 0.0012, 0.0046, 0.005), (wide - 0.0046, 0.0012, wide - 0.004, 0.005)], mat.paint("A9ACA8", 0.8), lid, 0.0003)
    size = min(0.0125, wide / (0.62 * len(dose) + 2))
    printing.figure(asm, dose, size, 0.006, deep * 0.60, ink, lid, 0.0004, 0.02)
    spans = printing.lines(rng, 0.006, deep * 0.50, wide * 0.55, 4, 0.0042, 0.0016)
    side = min(0.018, deep * 0.2)
    spans += printing.matrix(rng, wide - side - 0.006, deep * 0.42, side)
    spans += printing.bars(rng, 0.006, deep * 0.10, wide * 0.55, deep * 0.14, 0.0006)
    printing.areas(asm, spans, ink, lid, 0.0004)
    printing.areas(asm, printing.lines(rng, 0.006, deep * 0.88, wide * 0.7, 2, 0.006, 0.0026), mat.paint("F7F8F6", 0.5), lid, 0.0006)
    face = printing.front(-u, -v, 0)
    printing.areas(asm, [(0.001, tall * 0.06, wide - 0.001, tall * 0.22)], shade, face, 0.0003)
    spans = printing.lines(rng, 0.006, tall * 0.74, wide * 0.6, 2, 0.005, 0.0018) + printing.bars(rng, 0.006, tall * 0.34, wide * 0.5, tall * 0.2, 0.0006)
    printing.areas(asm, spans, ink, face, 0.0003)
    if variant == 1:
        box(asm, (-0.009, -v - 0.0005, tall - 0.016), (0.009, -v + 0.020, tall + 0.0006), mat.principled("clear tape", "DDD9C6", 0.12, specular=0.6), 0.0003, 1)


def open_carton(asm, kind):
    """The lid stands half open; a row of vials is missing."""
    (wide, deep, tall), band, ground, _ = KINDS[kind]
    u, v, wall = wide / 2, deep / 2, 0.0008
    outside, inside = mat.paint(ground, 0.42), mat.paint("D8D3C4", 0.7)
    walls = [((-u, -v, 0), (u, -v + wall, tall)), ((-u, v - wall, 0), (u, v, tall)), ((-u, -v, 0), (-u + wall, v, tall)), ((u - wall, -v, 0), (u, v, tall))]
    boxes(asm, walls, outside, 0.0002)
    box(asm, (-u + wall, -v + wall, 0), (u - wall, v - wall, tall * 0.34), inside, 0)
    with asm.turned((0, v, tall), -58, "X"):
        box(asm, (-u, -deep, 0), (u, 0, wall), outside, 0.0002)
        printing.areas(asm, [(0.001, 0.001, wide - 0.001, deep * 0.24)], mat.paint(band, 0.4), lambda a, b, lift: (-u + a, -b, wall + lift), 0.0003)
        with asm.turned((0, -deep, wall), 64, "X"):
            box(asm, (-u + 0.003, -0.016, -wall), (u - 0.003, 0, 0), outside, 0.0002)
    pitch, spots = 0.0185, []
    columns, rows = int((wide - 0.004) / pitch), int((deep - 0.004) / pitch)
    for i in range(columns):
        for j in range(rows):
            if j == 0 or (j == 1 and i > columns // 2):
                continue
            spots.append((-columns * pitch / 2 + pitch * (i + 0.5), -rows * pitch / 2 + pitch * (j + 0.5)))
    p.vial_mesh(asm, spots, tall * 0.34, band, 0.0082, tall * 0.50)


def scrawl(asm, rng, wide, deep, tall):
    """A date and a tick, written with a felt pen."""
    x, y, size, strokes = -wide * 0.40, -deep * rng.uniform(0.02, 0.16), 0.011, []
    figures = {
        "1": [(0.1, 0.75), (0.35, 1), (0.33, 0)], "2": [(0, 0.8), (0.3, 1), (0.5, 0.72), (0, 0), (0.55, 0.04)], "3": [(0, 0.9), (0.4, 0.95), (0.2, 0.55), (0.5, 0.3), (0, 0.02)],
        "7": [(0, 1), (0.55, 0.98), (0.2, 0)], "6": [(0.45, 1), (0.05, 0.35), (0.3, 0), (0.5, 0.3), (0.08, 0.34)], "/": [(0.4, 1.1), (0, -0.1)], "v": [(0, 0.5), (0.2, 0.05), (0.75, 1.2)],
    }
    for letter in rng.choice(("12/7", "3/12", "6/11", "v", "17/6", "v 3")):
        if letter in figures:
            line = [(x + (a + rng.uniform(-0.05, 0.05)) * size, y + (b + rng.uniform(-0.05, 0.05)) * size, tall + 0.0006) for a, b in figures[letter]]
            strokes.append(p.smooth_line(line, 5))
        x += size * 0.78
    p.tubes(asm, strokes, 0.00055, mat.paint(rng.choice(("1E3C8C", "1B1F24", "8C1E24")), 0.6), resolution=1)
