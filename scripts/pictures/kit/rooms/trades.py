"""What tells the trade of a room: milk bottles, produce, doses, plasma, scales and the logger on the wall. Built like furniture."""
import math

import materials as mat
import parts as p
from equipment.contents import milk_bottles
from parts import box, boxes, rod

DARK = "22303B"


# --- measuring ---------------------------------------------------------------------


def trace(asm, rng, figure="−80.0", unit="°C", down=0.0, up=0.0):
    """Logger of the third generation on the surface behind it: grey case, black glass, five keys; its lead runs up or down."""
    box(asm, (-0.052, -0.036, 0), (0.052, 0, 0.16), mat.plastic("DCE3E7", 0.4), 0.005, 5)
    p.display(asm, -0.044, 0.083, 0.088, 0.069, -0.0362, figure, unit)
    p.wordmark(asm, 0.042, (-0.044, -0.0366, 0.042), mat.paint(mat.INK, 0.4))
    for i in range(5):
        rod(asm, (-0.036 + i * 0.014, -0.0382, 0.018), 0.0042, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", segments=24)
    rod(asm, (0.040, -0.0372, 0.018), 0.0035, 0.002, mat.glow("3FBF86", 3.0), axis="Y", segments=24)
    for reach, side in ((down, -1), (up, 1)):
        if reach:
            start = 0.002 if side < 0 else 0.158
            p.tubes(asm, [[(0.03, -0.008, start), (0.03, -0.006, start + side * reach)]], 0.0032, mat.rubber("2A343B"), resolution=4)


def scale(asm, rng, figure="52.4", width=0.62):
    """Floor scale with its readout on a post behind the load."""
    half, steel = width / 2, mat.brushed_steel("X", "C9CFD3")
    box(asm, (-half, -half, 0.02), (half, half, 0.055), mat.plastic("3A464E", 0.5), 0.006)
    box(asm, (-half + 0.008, -half + 0.008, 0.05), (half - 0.008, half - 0.008, 0.062), steel, 0.003)
    rod(asm, (half - 0.06, half + 0.02, 0.02), 0.016, 0.90, mat.steel("C3CACE", 0.3))
    with asm.turned((half - 0.06, half + 0.02, 0.88), -20, "X"):
        box(asm, (-0.10, -0.035, 0), (0.10, 0.0, 0.13), mat.plastic("DCE3E7", 0.4), 0.008, 4)
        p.display(asm, -0.085, 0.045, 0.17, 0.07, -0.0355, figure, "kg", trend=False)


def curve_sheet(asm, rng, wide=0.42, tall=0.297):
    """Temperature curve on a sheet under a clear cover, on the surface behind it."""
    box(asm, (-wide / 2, -0.0015, 0), (wide / 2, 0, tall), mat.paint("FDFDFB", 0.7), 0)
    grid = [((-wide * 0.44, -0.002, tall * (0.16 + 0.14 * k)), (wide * 0.44, -0.001, tall * (0.16 + 0.14 * k) + 0.0012)) for k in range(6)]
    boxes(asm, grid, mat.paint("C9D2D7", 0.7), 0)
    at = lambda t: (-wide * 0.44 + wide * 0.88 * t, -0.0024, tall * (0.3 + 0.04 * math.sin(t * 40) + (0.34 * max(0, t - 0.35) ** 1.6)))
    p.tubes(asm, [[at(k / 80) for k in range(81)]], 0.0016, mat.paint("B23A24", 0.6))


def number(asm, rng, figure="12", size=0.16, colour="14324A"):
    """Plate with a figure, fixed to the surface behind it."""
    wide = size * (0.62 * len(figure) + 0.5)
    box(asm, (-wide / 2, -0.003, 0), (wide / 2, 0, size * 1.5), mat.plastic("F7F8F8", 0.35), 0.002)
    p.text(asm, figure, size, (0, -0.0034, size * 0.38), mat.paint(colour, 0.5), align="CENTER")


def scanner(asm, rng):
    """Hand scanner in its stand."""
    dark = mat.plastic(DARK, 0.45)
    rod(asm, (0, 0, 0), 0.05, 0.012, dark)
    with asm.turned((0, 0, 0.012), 18, "X"):
        box(asm, (-0.018, -0.018, 0), (0.018, 0.018, 0.13), dark, 0.012, 5)
        box(asm, (-0.032, -0.075, 0.12), (0.032, 0.035, 0.165), dark, 0.014, 5)
        box(asm, (-0.024, -0.0765, 0.128), (0.024, -0.07, 0.156), mat.glow("E4572B", 0.8), 0.002)


# --- milk, food and medicines -----------------------------------------------------------


def milk_tray(asm, rng, columns=6, rows=3, tall=0.13):
    """Steel tray with milk bottles."""
    with asm.turned((0, 0.012, 0.008), 0):
        wide, deep = milk_bottles(asm, rng, columns, rows, tall)
    a, b = -wide / 2 - 0.012, wide / 2 + 0.012
    steel = mat.brushed_steel("X", "C9CFD3")
    box(asm, (a, 0, 0), (b, deep + 0.024, 0.006), steel, 0.002)
    boxes(asm, [((a, 0, 0.004), (b, 0.003, 0.04)), ((a, deep + 0.021, 0.004), (b, deep + 0.024, 0.04)), ((a, 0.001, 0.004), (a + 0.003, deep + 0.023, 0.039)), ((b - 0.003, 0.001, 0.004), (b, deep + 0.023, 0.039))], steel, 0.001)


def pasteuriser(asm, rng, figure="62.5"):
    """Bench-top bath in which bottles stand to the neck, with a controller at its front."""
    steel = mat.brushed_steel("X", "C9CFD3")
    lo, hi = (-0.32, 0, 0.012), (0.32, 0.42, 0.25)
    boxes(asm, [((lo[0], 0, lo[2]), (hi[0], 0.03, hi[2])), ((lo[0], 0.39, lo[2]), (hi[0], hi[1], hi[2])), ((lo[0], 0.028, lo[2]), (lo[0] + 0.03, 0.392, hi[2] - 0.001)), ((hi[0] - 0.03, 0.028, lo[2]), (hi[0], 0.392, hi[2] - 0.001)), ((lo[0] + 0.01, 0.01, lo[2]), (hi[0] - 0.01, 0.41, 0.06))], steel, 0.006)
    box(asm, (-0.291, 0.029, 0.05), (0.291, 0.391, 0.215), mat.plastic("CFE3E8", 0.03), 0)
    with asm.turned((0, 0.07, 0.15), 0):
        milk_bottles(asm, rng, 8, 4)
    p.display(asm, -0.26, 0.10, 0.22, 0.09, -0.002, figure, "°C", trend=False)
    for k in range(2):
        rod(asm, (0.12 + 0.10 * k, -0.022, 0.14), 0.026, 0.024, mat.plastic(DARK, 0.4), axis="Y", segments=40)
    with asm.turned((0, 0.40, 0.25), -68, "X"):
        box(asm, (-0.32, -0.42, 0.002), (0.32, 0.0, 0.02), steel, 0.006)


def produce(asm, rng, kind="oranges", wide=0.40, deep=0.30):
    """Crate with oranges, lemons, peppers or tomatoes."""
    colours, radius, long = {"oranges": (("E07F22", "D9761C", "E88F30"), 0.038, 1.0), "lemons": (("E6C93A", "DDBE2E", "EBD55A"), 0.030, 1.25), "tomatoes": (("B8271C", "C2361F", "A82418"), 0.033, 0.85), "peppers": (("3E7A2E", "B5281C", "D9A526"), 0.040, 1.2)}[kind]
    green, tall = mat.plastic("2F6B4A", 0.5), 0.15
    box(asm, (-wide / 2, 0, 0), (wide / 2, deep, 0.008), green, 0.002)
    slats = [((-wide / 2, y, z), (wide / 2, y + 0.008, z + 0.034)) for y in (0, deep - 0.008) for z in (0.008, 0.060, 0.112)]
    slats += [((x, 0.001, z), (x + 0.008, deep - 0.001, z + 0.033)) for x in (-wide / 2, wide / 2 - 0.008) for z in (0.009, 0.061, 0.113)]
    slats += [((x, y, 0), (x + 0.02, y + 0.02, tall)) for x in (-wide / 2 + 0.002, wide / 2 - 0.022) for y in (0.002, deep - 0.022)]
    boxes(asm, slats, green, 0.003)
    step = radius * 1.92
    for layer in range(2):
        for i in range(int((wide - 0.03) / step)):
            for j in range(int((deep - 0.03) / step)):
                centre = (-wide / 2 + 0.02 + step * (i + 0.5) + rng.uniform(-0.004, 0.004), 0.02 + step * (j + 0.5), 0.035 + layer * (tall - 0.055) + rng.uniform(-0.008, 0.010))
                fruit(asm, rng, centre, radius * rng.uniform(0.9, 1.06), long, mat.plastic(rng.choice(colours), 0.38))


def fruit(asm, rng, centre, radius, long, skin):
    with asm.turned(centre, rng.uniform(-70, 70), "Y"):
        ring = [(radius * math.sin(a), -radius * long * math.cos(a)) for a in (math.pi * k / 14 for k in range(15))]
        p.lathe(asm, ring, skin, segments=28)


def sample_tubs(asm, rng, columns=3, rows=2, layers=3):
    """Sealed tubs of retained samples with a code on each."""
    clear, ink = mat.plastic("E3E9E6", 0.25), mat.paint("2A343B", 0.7)
    for k in range(layers):
        for i in range(columns):
            for j in range(rows):
                if k == layers - 1 and rng.random() < 0.35:
                    continue
                x, y, z = -columns * 0.065 + 0.13 * i + 0.065, 0.065 + 0.13 * j, k * 0.092
                p.lathe(asm, p.rounded([(0, z), (0.050, z), (0.058, z + 0.074)], 0.006), mat.plastic(rng.choice(("C98B45", "B9A33E", "8E4A36", "7C8F52")), 0.35), (x, y), 32)
                rod(asm, (x, y, z + 0.073), 0.061, 0.014, clear, segments=40)
                box(asm, (x - 0.026, y - 0.0600, z + 0.018), (x + 0.026, y - 0.045, z + 0.058), mat.paint("FAFAF7", 0.6), 0)
                bars = [((x - 0.022 + 0.006 * b, y - 0.0605, z + 0.024), (x - 0.022 + 0.006 * b + rng.choice((0.0015, 0.003)), y - 0.055, z + 0.046)) for b in range(7)]
                boxes(asm, bars, ink, 0)


def doses(asm, rng, count=5):
    """Prepared doses: infusion bags in clear pouches, side by side, and capped syringes on a tray."""
    box(asm, (-0.24, 0, 0), (0.24, 0.32, 0.012), mat.plastic("E9EEF0", 0.3), 0.004)
    for k in range(count):
        x = -0.20 + 0.40 * k / max(1, count - 1)
        with asm.turned((x, 0.20 + rng.uniform(-0.01, 0.01), 0.012), rng.uniform(-10, 10)):
            pillow(asm, 0.085, 0.030, 0.15, mat.plastic(rng.choice(("D9E6EA", "E9D6A8", "E6C7BE", "D9E6EA")), 0.12))
            box(asm, (-0.028, -0.0175, 0.045), (0.028, -0.010, 0.10), mat.paint("FBFBF8", 0.55), 0.001)
    for k in range(4):
        rod(asm, (-0.19 + 0.012, 0.03 + 0.024 * k, 0.022), 0.009, 0.09, mat.plastic("E3ECEF", 0.1), axis="X", segments=24)
        rod(asm, (-0.09, 0.03 + 0.024 * k, 0.022), 0.004, 0.03, mat.plastic("D94F2B", 0.4), axis="X", segments=20)


def pillow(asm, width, thick, tall, material):
    """Filled bag that stands: full in the middle, flat along its upper seam."""
    shape = [(0.40, 0.30, 0.0), (0.47, 0.46, 0.06), (0.50, 0.50, 0.22), (0.50, 0.46, 0.50), (0.50, 0.32, 0.74), (0.49, 0.12, 0.90), (0.49, 0.04, 1.0)]
    rows = [[(rx * width * math.cos(a), ry * thick * math.sin(a), z * tall) for a in (2 * math.pi * k / 28 for k in range(28))] for rx, ry, z in shape]
    last = len(shape) - 1
    faces = [(r * 28 + k, r * 28 + (k + 1) % 28, (r + 1) * 28 + (k + 1) % 28, (r + 1) * 28 + k) for r in range(last) for k in range(28)]
    faces += [tuple(reversed(range(28))), tuple(last * 28 + k for k in range(28))]
    p.mesh(asm, "pillow", [q for row in rows for q in row], faces, material)


def dose_box(asm, rng, figure="20:00"):
    """Transport box for cytotoxic doses, yellow, with the minutes that are left."""
    box(asm, (-0.22, 0, 0), (0.22, 0.32, 0.22), mat.plastic("E3B52C", 0.42), 0.02, 5)
    box(asm, (-0.226, -0.006, 0.20), (0.226, 0.326, 0.255), mat.plastic("2E3940", 0.45), 0.016, 5)
    for x in (-0.13, 0.13):
        box(asm, (x - 0.025, -0.016, 0.165), (x + 0.025, 0.0, 0.225), mat.plastic("C9D0D4", 0.4), 0.005)
    p.display(asm, -0.085, 0.055, 0.17, 0.075, -0.002, figure, "", trend=False)
    grip = p.arc_path([(-0.09, 0.16, 0.25), (-0.09, 0.16, 0.31), (0.09, 0.16, 0.31), (0.09, 0.16, 0.25)], 0.03)
    p.tubes(asm, [grip], 0.011, mat.rubber(DARK), resolution=5)


# --- plasma and transport -----------------------------------------------------------------


def plasma_crate(asm, rng, layers=1):
    """Grey crates of frozen plasma, the upper one open: yellow bags on edge with white labels."""
    wide, deep, tall = 0.56, 0.38, 0.17
    for k in range(layers):
        z = k * (tall + 0.004)
        grey = mat.plastic("5E7F96", 0.5)
        box(asm, (-wide / 2, 0, z), (wide / 2, deep, z + 0.01), grey, 0.003)
        walls = [((-wide / 2, 0, z), (wide / 2, 0.012, z + tall)), ((-wide / 2, deep - 0.012, z), (wide / 2, deep, z + tall)), ((-wide / 2, 0.010, z + 0.001), (-wide / 2 + 0.012, deep - 0.010, z + tall - 0.001)), ((wide / 2 - 0.012, 0.010, z + 0.001), (wide / 2, deep - 0.010, z + tall - 0.001))]
        boxes(asm, walls, grey, 0.003)
        boxes(asm, [((-wide / 2 - 0.006, -0.006, z + tall - 0.03), (wide / 2 + 0.006, 0.0, z + tall - 0.012))], grey, 0.002)
        box(asm, (-0.07, -0.0015, z + 0.05), (0.07, 0.005, z + 0.11), mat.paint("FBFBF8", 0.6), 0)
    frozen = [mat.plastic(c, 0.45) for c in ("DDBE78", "E3C98C", "D3AF62")]
    for i in range(4):
        for j in range(5):
            with asm.turned((-wide / 2 + 0.078 + 0.134 * i, 0.055 + 0.066 * j, z + 0.012), rng.uniform(-5, 5)):
                pillow(asm, 0.128, 0.058, 0.205 + rng.uniform(-0.012, 0.012), frozen[(i + j) % 3])
                box(asm, (-0.040, -0.031, 0.10), (0.040, -0.012, 0.185), mat.paint("FBFBF8", 0.6), 0.001)


def pallet_truck(asm, rng, angle=-22):
    """Hand pallet truck; its forks point to the back."""
    red, dark = mat.plastic("D07A1E", 0.4), mat.rubber("20282E")
    for side in (-1, 1):
        a, b = sorted((side * 0.12, side * 0.27))
        box(asm, (a, 0, 0.05), (b, 1.12, 0.105), red, 0.012, 4)
        rod(asm, ((a + b) / 2 - 0.04, 1.0, 0.041), 0.04, 0.08, dark, axis="X", segments=32)
    box(asm, (-0.20, -0.14, 0.06), (0.20, 0.02, 0.36), red, 0.03, 5)
    for x in (-0.11, 0.04):
        rod(asm, (x, -0.11, 0.09), 0.09, 0.07, dark, axis="X", segments=40)
    with asm.turned((0, -0.12, 0.28), -angle, "X"):
        rod(asm, (0, 0, 0), 0.022, 0.86, mat.steel("8F9AA1", 0.35))
        ring = p.arc_path([(0, 0, 0.84), (-0.15, 0, 0.92), (-0.15, 0, 1.06), (0.15, 0, 1.06), (0.15, 0, 0.92), (0, 0, 0.84)], 0.05)
        p.tubes(asm, [ring], 0.016, dark, resolution=5)
