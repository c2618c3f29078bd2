"""Instruments, papers and tools that stand on tables, hang on walls or are plugged in. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from . import honours

INK, DARK = "1F3A63", "22303B"


# --- instruments ------------------------------------------------------------


def meter(asm, rng, figure="7.2", unit="kWh", width=0.34):
    """Measuring instrument on a wall: white case, black glass, two sockets below."""
    tall = width * 0.78
    box(asm, (-width / 2, -0.05, 0), (width / 2, 0.0, tall), mat.plastic("E9EDEF", 0.4), 0.012, 4)
    wide, high = width * 0.84, tall * 0.48
    p.display(asm, -wide / 2, tall * 0.42, wide, high, -0.0505, figure, "" if unit == "kWh" else unit, trend=False)
    if unit == "kWh":
        size = min(high * 0.62, wide * 0.27)
        after = -wide * 0.43 + size * (0.22 + sum(0.22 if sign in ".," else 0.5 for sign in figure))
        kilowatt_hours(asm, size * 0.44, (after, -0.0551, tall * 0.42 + high * 0.5), mat.lit(mat.FROST, 1.5))
    for x in (-0.22, 0.22):
        rod(asm, (x * width, -0.052, tall * 0.2), width * 0.07, 0.006, mat.plastic(DARK, 0.5), axis="Y", segments=40)


def kilowatt_hours(asm, size, at, material):
    """The unit, its W drawn: the face's W has crossed strokes, which Blender fills."""
    x, y, z = at
    p.text(asm, "k", size, at, material)
    stroke = [(x + size * u, y, z + size * v) for u, v in ((0.485, 0.57), (0.655, 0.02), (0.845, 0.57), (1.035, 0.02), (1.205, 0.57))]
    p.tubes(asm, [stroke], size * 0.026, material, resolution=4)
    p.text(asm, "h", size, (x + size * 1.24, y, z), material)


def logger(asm, rng, figure="−80.0", alarm=False):
    """Data logger on a surface behind it, larger lettering than the model's; its lead runs down."""
    colour = mat.EMBER if alarm else mat.FROST
    box(asm, (-0.06, -0.028, 0), (0.06, 0.0, 0.17), mat.plastic("EEF2F4", 0.4), 0.009, 6)
    box(asm, (-0.050, -0.0325, 0.068), (0.050, -0.02, 0.158), mat.screen(), 0.003)
    p.text(asm, figure, 0.034, (-0.043, -0.033, 0.112), mat.glow(colour, 2.2))
    p.text(asm, "°C", 0.013, (0.030, -0.033, 0.094), mat.glow(colour, 1.6))
    p.trend_line(asm, -0.043, 0.022, 0.088, -0.033, mat.glow(colour, 1.2))
    p.wordmark(asm, 0.048, (-0.050, -0.0284, 0.046), mat.paint(mat.INK, 0.4))
    for i in range(3):
        rod(asm, (-0.042 + i * 0.022, -0.031, 0.020), 0.006, 0.004, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
    rod(asm, (0.040, -0.0295, 0.020), 0.005, 0.003, mat.glow(mat.EMBER if alarm else "3FBF86", 4.0), axis="Y", segments=32)
    lead = p.arc_path([(0, -0.012, 0.004), (0, -0.012, -0.16), (0.07, -0.010, -0.30), (0.07, -0.010, -1.2)], 0.06)
    p.tubes(asm, [lead], 0.0032, mat.rubber("2A343B"), resolution=4)


def telephone(asm, rng, figure="5.2", alarm=False):
    """Mobile telephone that leans on a small stand."""
    with asm.turned((0, 0, 0.004), -18, "X"):
        box(asm, (-0.038, 0, 0), (0.038, 0.008, 0.155), mat.screen(), 0.006, 5)
        colour = mat.EMBER if alarm else mat.FROST
        p.text(asm, figure, 0.026, (-0.031, -0.0005, 0.105), mat.glow(colour, 1.8))
        p.trend_line(asm, -0.03, 0.03, 0.07, -0.0008, mat.glow(colour, 1.4))
        box(asm, (-0.03, -0.0006, 0.022), (0.03, 0.001, 0.042), mat.glow(colour if alarm else "1F6E96", 0.8), 0.001)
    box(asm, (-0.03, 0.01, 0), (0.03, 0.06, 0.012), mat.steel("AEB7BC", 0.35), 0.003)


def manifold(asm, rng, ends=None, coiled=False, sill=None):
    """Two pressure gauges on a brass block with hand wheels, a sight glass and three hoses, on a steel stand; `ends` is where
    the hoses of both sides are screwed on, the right one over a `sill`; the one in the middle then leaves to the front, lies
    `coiled` beside the stand or goes to the third end, a valve whose outlet faces -x."""
    brass, steel, block = mat.steel("C9A35A", 0.28), mat.steel("C3CACE", 0.25), mat.plastic("22303B", 0.4)
    box(asm, (-0.105, -0.022, 0.098), (0.105, 0.022, 0.142), block, 0.008, 4)
    rod(asm, (0, -0.026, 0.12), 0.017, 0.006, brass, axis="Y", segments=48)
    rod(asm, (0, -0.028, 0.12), 0.012, 0.003, mat.glass("DCEBEF", 1.0), axis="Y", segments=48)
    # Low on the suction side, in the middle on the pressure side.
    for side, colour, top, needle in ((-1, "1F6E96", 8, 0.24), (1, "B23A2B", 35, 0.46)):
        x = side * 0.062
        hand_wheel(asm, side, mat.plastic(colour, 0.35), steel)
        rod(asm, (x, 0, 0.14), 0.008, 0.022, brass, segments=24)
        with asm.turned((x, -0.012, 0.208), 0):
            gauge(asm, colour, top, needle)
    for x, colour, far in ((-0.062, "1F6E96", -0.30), (0, "D9A92E", 0.17), (0.062, "B23A2B", 0.34)):
        rod(asm, (x, 0, 0.070), 0.0085, 0.028, brass, segments=6)
        rod(asm, (x, 0, 0.052), 0.0095, 0.020, brass, segments=32)
        hose = [(x, 0, 0.06), (x, -0.004, 0.030), (x + (far - x) * 0.25, -0.075, 0.010), (x + (far - x) * 0.7, -0.045, 0.0085), (far, 0.10, 0.0085), (far * 1.3, 0.42, 0.0085)]
        if ends and x:
            hose = screwed_on(asm, x, ends[:3] if x < 0 else ends[3:6], brass, sill if x > 0 else None)
        elif ends and len(ends) > 6:
            ex, ey, ez = ends[6:]
            rod(asm, (ex - 0.03, ey, ez), 0.0105, 0.032, brass, axis="X", segments=6)
            hose = [*hose[:2], (ex * 0.2, -0.09, 0.010), (ex - 0.05, ey - 0.16, 0.0085), (ex - 0.10, ey - 0.02, 0.05), (ex - 0.10, ey, ez - 0.02), (ex - 0.02, ey, ez)]
        elif coiled:
            hose = [*hose[:2], (0.02, -0.07, 0.009), (0.10, -0.085, 0.0085), *coil(0.16, 0.010)]
            rod(asm, (hose[-1][0] - 0.004, hose[-1][1], 0.0095), 0.0092, 0.028, brass, axis="X", segments=24)
        elif ends:
            hose = [*hose[:2], (0.02, -0.10, 0.010), (0.16, -0.22, 0.0085), (0.34, -0.70, 0.0085)]
        p.tubes(asm, [p.arc_path(hose, 0.05)], 0.0062, mat.rubber(colour), resolution=6)
    p.tubes(asm, [[(0, 0.02, 0.006), (0, 0.02, 0.12)]], 0.006, steel)
    box(asm, (-0.075, -0.03, 0), (0.075, 0.08, 0.008), steel, 0.003)
    hook = [(0, 0, 0.14), (0, 0, 0.275), (0, 0.018, 0.295), (0, 0.036, 0.275), (0, 0.036, 0.262)]
    p.tubes(asm, [p.arc_path(hook, 0.012)], 0.0028, steel, resolution=4)


def coil(x, y, radius=0.095, turns=2.5):
    """The rest of a hose as it lies on a table, from its outer turn inwards."""
    count = round(turns * 24)
    spiral = ((radius - 0.0138 * k / 24, math.tau * k / 24 - math.pi / 2) for k in range(count + 1))
    return [(x + r * math.cos(a), y + r * math.sin(a), 0.0085) for r, a in spiral]


def screwed_on(asm, x, end, brass, sill=None):
    """Path of a hose along the floor and up to its end, with the nut there; it hangs over a `sill` on its way."""
    ex, ey, ez = end
    rod(asm, (ex, ey - 0.028, ez), 0.0095, 0.030, brass, axis="Y", segments=32)
    rod(asm, (ex, ey - 0.040, ez), 0.0080, 0.014, brass, axis="Y", segments=6)
    start, last = [(x, 0, 0.06), (x, -0.004, 0.030), (x + (ex - x) * 0.2, -0.070, 0.010)], [(ex, ey - 0.12, ez), (ex, ey - 0.035, ez)]
    if not sill:
        return [*start, (x + (ex - x) * 0.6, 0.02, 0.0085), (ex, ey - 0.20, 0.04), *last]
    sx, sy, sz = sill
    return [*start, (x + (sx - x) * 0.6, 0.06, 0.0085), (sx, sy - 0.07, 0.014), (sx, sy - 0.014, sz - 0.05), (sx, sy - 0.004, sz + 0.022), (sx * 0.6 + ex * 0.4, sy * 0.6 + ey * 0.4, sz + 0.03), *last]


def hand_wheel(asm, side, grip, steel):
    """Knurled wheel at an end of the block."""
    rod(asm, (0.105 if side > 0 else -0.121, 0, 0.12), 0.006, 0.016, steel, axis="X", segments=24)
    start = 0.119 if side > 0 else -0.143
    rod(asm, (start, 0, 0.12), 0.0165, 0.024, grip, axis="X", segments=48)
    edge = [(0.0165 * math.sin(a), 0.12 + 0.0165 * math.cos(a)) for a in (math.tau * k / 18 for k in range(18))]
    p.tubes(asm, [[(start + 0.002, *at), (start + 0.022, *at)] for at in edge], 0.0014, grip, resolution=2)


def gauge(asm, colour, top, needle):
    """Dial with a scale up to `top` bar, its needle at a share of it; a rubber boot in the colour of its side, a steel bezel."""
    rod(asm, (0, -0.012, 0), 0.050, 0.036, mat.rubber(colour), axis="Y", segments=64)
    rod(asm, (0, -0.0155, 0), 0.0455, 0.006, mat.steel("D2D8DB", 0.18), axis="Y", segments=64)
    rod(asm, (0, -0.0160, 0), 0.0425, 0.002, mat.paint("F4F6F4", 0.5), axis="Y", segments=64)
    ink, at = mat.paint(mat.INK), lambda a, r, y=-0.0163: (r * math.sin(a), y, r * math.cos(a))
    for k in range(51):
        a = math.radians(-135 + 5.4 * k)
        p.tubes(asm, [[at(a, 0.0335 if k % 5 == 0 else 0.0358), at(a, 0.0385)]], 0.00045 if k % 5 == 0 else 0.00028, ink, resolution=2)
    for k in range(0, 11, 2):
        a = math.radians(-135 + 27 * k)
        figure = f"{top * k / 10:.0f}"
        x, y, z = at(a, 0.0275)
        p.text(asm, figure, 0.0072, (x - 0.0021 * len(figure), y, z - 0.0026), ink)
    p.text(asm, "bar", 0.0062, (-0.0048, -0.0163, -0.021), ink)
    arc = [at(math.radians(-135 + 5.4 * k), 0.0405) for k in range(34, 51)]
    p.tubes(asm, [arc], 0.0009, mat.paint("C4462B"), resolution=2)
    a = math.radians(-135 + needle * 270)
    p.tubes(asm, [[at(a + math.pi, 0.010, -0.0172), at(a, 0.033, -0.0172)]], 0.0008, ink, resolution=3)
    rod(asm, (0, -0.0188, 0), 0.0034, 0.003, ink, axis="Y", segments=24)


def padded_case(asm, rng):
    """Transport case with handle and catches, its lid laid back; in cut-outs of the foam three steel probes, a readout and a lead."""
    shell, foam = mat.plastic("2E4352", 0.42), mat.paint("A9B4BA", 0.95)
    box(asm, (-0.30, 0, 0), (0.30, 0.40, 0.075), shell, 0.018, 5)
    walls = [((-0.30, 0, 0.07), (0.30, 0.025, 0.118)), ((-0.30, 0.375, 0.07), (0.30, 0.40, 0.118))]
    walls += [((x, 0.02, 0.07), (x + 0.025, 0.38, 0.1179)) for x in (-0.30, 0.275)]
    boxes(asm, walls, shell, 0.008, segments=4)
    box(asm, (-0.276, 0.024, 0.07), (0.276, 0.376, 0.078), mat.paint("5F6C74", 0.95), 0)
    boxes(asm, cut_foam(), foam, 0.003)
    for y, long in ((0.070, 0.36), (0.125, 0.36), (0.180, 0.30)):
        rod(asm, (-0.235, y, 0.112), 0.0075, long, mat.steel("E6EAEC", 0.14), axis="X", segments=32)
        rod(asm, (-0.235 + long - 0.01, y, 0.112), 0.0135, 0.10, mat.plastic("1B2934", 0.35), axis="X", segments=32)
    box(asm, (-0.235, 0.232, 0.08), (-0.045, 0.348, 0.122), mat.plastic("E4E8EA", 0.4), 0.008, 4)
    box(asm, (-0.215, 0.272, 0.1215), (-0.065, 0.336, 0.1228), mat.screen(), 0.002)
    p.text(asm, "−80.02", 0.040, (-0.208, 0.289, 0.1231), mat.glow(mat.FROST, 0.9), face=(0, 0, 0))
    coil = [(0.13 + (0.045 + 0.0008 * k) * math.cos(k * 0.5), 0.29 + (0.040 + 0.0006 * k) * math.sin(k * 0.5), 0.084 + 0.0012 * k) for k in range(26)]
    p.tubes(asm, [coil], 0.0042, mat.rubber("2A343B"), resolution=4)
    with asm.turned((0, 0.40, 0.115), -128, "X"):
        box(asm, (-0.30, -0.40, 0), (0.30, 0, 0.045), shell, 0.018, 5)
        egg_crate(asm, foam)
    black, steel = mat.plastic("1B2429", 0.35), mat.steel("C3CACE", 0.25)
    for x in (-0.19, 0.19):
        box(asm, (x - 0.024, -0.006, 0.052), (x + 0.024, 0.004, 0.100), black, 0.003, 4)
        box(asm, (x - 0.018, -0.013, 0.056), (x + 0.018, -0.005, 0.088), black, 0.004, 4)
        rod(asm, (x - 0.020, -0.009, 0.092), 0.0030, 0.040, steel, axis="X", segments=24)
    grip = p.arc_path([(-0.075, 0.0, 0.055), (-0.075, -0.045, 0.055), (0.075, -0.045, 0.055), (0.075, 0.0, 0.055)], 0.02)
    p.tubes(asm, [grip], 0.011, mat.rubber("1B2429"), resolution=5)


def egg_crate(asm, foam, pitch=0.052):
    """Foam of the lid: hills and dales of one wave, cut off at the rim."""
    columns, rows = 150, 96
    verts = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = -0.276 + 0.552 * i / columns, -0.376 + 0.352 * j / rows
            edge = min(1.0, min(0.276 - abs(x), y + 0.376, -0.024 - y) / 0.006)
            wave = math.sin(math.tau * x / pitch) * math.sin(math.tau * y / pitch)
            verts.append((x, y, 0.004 - (0.017 + 0.010 * wave) * edge))
    step = columns + 1
    faces = [(j * step + i, (j + 1) * step + i, (j + 1) * step + i + 1, j * step + i + 1) for j in range(rows) for i in range(columns)]
    p.mesh(asm, "foam", verts, faces, foam)


def cut_foam(z0=0.075, z1=0.112):
    """Foam around three slots and two pockets, in bands from the front to the back."""
    full = ((-0.276, 0.276),)
    slot, pockets = ((-0.276, -0.245), (0.245, 0.276)), ((-0.276, -0.24), (-0.04, 0.045), (0.215, 0.276))
    bands = [(0.024, 0.055, full), (0.055, 0.085, slot), (0.085, 0.110, full), (0.110, 0.140, slot), (0.140, 0.165, full)]
    bands += [(0.165, 0.195, slot), (0.195, 0.227, full), (0.227, 0.353, pockets), (0.353, 0.376, full)]
    return [((a, y0, z0), (b, y1 + 0.0005, z1)) for y0, y1, xs in bands for a, b in xs]


# --- papers and tools -----------------------------------------------------------


def ledger(asm, rng, rows=17):
    """Open book of readings in ink: two pages, ruled; the left page is full, the right one begun."""
    box(asm, (-0.315, -0.008, 0), (0.315, 0.428, 0.008), mat.paint("2C4A44", 0.7), 0.003)
    paper, rule = mat.paint("F3EEDF", 0.8), mat.paint("B9C7CF", 0.8)
    ink = mat.paint(INK, 0.6)
    for side in (-1, 1):
        a, b = sorted((side * 0.004, side * 0.305))
        box(asm, (a, 0, 0.006), (b, 0.42, 0.022 if side < 0 else 0.017), paper, 0.003)
        top = 0.0223 if side < 0 else 0.0173
        lines = [((a + 0.012, 0.03 + k * 0.021, top), (b - 0.012, 0.0306 + k * 0.021, top + 0.0002)) for k in range(rows + 1)]
        lines += [((a + 0.012 + k * 0.055, 0.03, top), (a + 0.0126 + k * 0.055, 0.39, top + 0.0002)) for k in range(1, 5)]
        boxes(asm, lines, rule, 0)
        for row in range(rows if side < 0 else 6):
            y = 0.034 + (rows - 1 - row) * 0.021
            for column in range(5):
                value = f"{row + 1}" if column == 0 else f"{rng.uniform(3.4, 5.6):.1f}"
                place = (a + 0.020 + column * 0.055 + rng.uniform(-0.003, 0.003), y + rng.uniform(-0.001, 0.001), top + 0.0002)
                p.text(asm, value, 0.0145 + rng.uniform(-0.0008, 0.0008), place, ink, face=(0, 0, rng.uniform(-4, 4)))


def sheets(asm, rng, count=3, curve=True, cold=True):
    """A few printed pages with a curve, fanned out: on the upper one the mark, a number, a diagram, a table of figures, a signature."""
    paper = mat.paint("F6F6F1", 0.75)
    for k in range(count):
        with asm.turned((rng.uniform(-0.006, 0.006), rng.uniform(-0.004, 0.004), 0.0011 * k), rng.uniform(-7, 7)):
            page(asm, paper, rng)
            if k == count - 1:
                printed(asm, rng, curve, cold)


def page(asm, paper, rng):
    """A4; its upper right corner stands off a little."""
    columns, rows = 8, 12
    lift = rng.uniform(0.003, 0.007)
    height = lambda u, v: 0.0006 + lift * max(0.0, u + v - 1.35) ** 2 * 2.4
    verts = [(-0.105 + 0.21 * i / columns, 0.297 * j / rows, height(i / columns, j / rows)) for j in range(rows + 1) for i in range(columns + 1)]
    step = columns + 1
    faces = [(j * step + i, j * step + i + 1, (j + 1) * step + i + 1, (j + 1) * step + i) for j in range(rows) for i in range(columns)]
    p.mesh(asm, "page", verts, faces, paper).modifiers.new("thick", "SOLIDIFY").thickness = 0.0004


def printed(asm, rng, curve, cold):
    """`cold` is a freezer at −80 °C, otherwise it is a refrigerator at 4 °C."""
    ink, soft, z, flat = mat.paint("20282D", 0.6), mat.paint("8B969C", 0.6), 0.0009, (0, 0, 0)
    p.wordmark(asm, 0.034, (-0.085, 0.272, z), ink, face=flat)
    p.text(asm, f"{rng.randint(1000, 9999)}-{rng.randint(10, 99)}", 0.0062, (0.075, 0.272, z), ink, "RIGHT", face=flat)
    boxes(asm, [((-0.085, 0.266, z - 0.0002), (0.075, 0.2664, z))], ink, 0)
    foot = 0.245
    if curve:
        foot = 0.150
        grid = [((-0.078, y, z - 0.0002), (0.075, y + 0.00025, z - 0.0001)) for y in (0.178, 0.196, 0.214, 0.232, 0.250)]
        grid += [((-0.078 + 0.0255 * k, 0.162, z - 0.0002), (-0.07775 + 0.0255 * k, 0.254, z - 0.0001)) for k in range(7)]
        boxes(asm, grid, mat.paint("C9D1D5", 0.7), 0)
        boxes(asm, [((-0.078, 0.1617, z - 0.0002), (0.075, 0.1623, z)), ((-0.0783, 0.162, z - 0.0002), (-0.0777, 0.254, z))], ink, 0)
        for k in range(7):
            p.text(asm, f"{4 * k}", 0.0045, (-0.078 + 0.0255 * k, 0.156, z), ink, "CENTER", face=flat)
        for k, figure in enumerate(("−80", "−60", "−40", "−20") if cold else ("5", "10", "15", "20")):
            p.text(asm, figure, 0.0045, (-0.080, 0.1766 + 0.018 * k, z), ink, "RIGHT", face=flat)
        boxes(asm, [((-0.077 + 0.0062 * k, 0.1852, z - 0.0001), (-0.0735 + 0.0062 * k, 0.1856, z + 0.0001)) for k in range(24)], mat.paint("C4462B", 0.6), 0)
        pull = [(-0.078 + 0.153 * j / 90, 0.178 + 0.070 * math.exp(-j / 13) + 0.0012 * math.sin(j * 1.1), z) for j in range(91)]
        p.tubes(asm, [pull], 0.00045, mat.paint("0B668F", 0.6))
    (readings_printed if curve else offer_printed)(asm, rng, foot, ink, soft, z, cold)
    signed = [(0.012 + 0.042 * t / 40, 0.028 + 0.006 * math.sin(t * 0.9) * math.exp(-t / 30) + 0.0015 * math.sin(t * 0.37), z) for t in range(41)]
    p.tubes(asm, [signed], 0.00038, mat.paint(INK, 0.5))
    boxes(asm, [((0.005, 0.0205, z - 0.0002), (0.075, 0.0208, z))], ink, 0)
    p.tubes(asm, [[(-0.052 + 0.015 * math.cos(a), 0.030 + 0.015 * math.sin(a), z) for a in (math.tau * k / 40 for k in range(41))]], 0.0004, mat.paint("B0392B", 0.6))
    p.text(asm, "OK", 0.0085, (-0.052, 0.0272, z), mat.paint("B0392B", 0.6), "CENTER", face=(0, 0, 14))


def readings_printed(asm, rng, foot, ink, soft, z, cold):
    """A table: time, two temperatures, a current and a voltage."""
    flat = (0, 0, 0)
    rows = int((foot - 0.055) / 0.0078)
    for row in range(rows):
        y = foot - 0.006 - 0.0078 * row
        tone = ink if row else soft
        for x, value in ((-0.085, f"{8 + row // 4:02d}:{row % 4 * 15:02d}"), (-0.040, f"−{rng.uniform(79.2, 80.8):.1f}" if cold else f"{rng.uniform(3.4, 4.6):.1f}"), (-0.004, f"−{rng.uniform(79.0, 80.6):.1f}" if cold else f"{rng.uniform(3.6, 4.9):.1f}"), (0.032, f"{rng.uniform(3.9, 4.9):.2f}"), (0.062, f"{rng.randint(210, 239)}")):
            p.text(asm, value, 0.0052, (x, y, z), tone, face=flat)
        boxes(asm, [((-0.085, y - 0.0019, z - 0.0002), (0.075, y - 0.0017, z - 0.0001))], mat.paint("C9D1D5", 0.7), 0)


def offer_printed(asm, rng, foot, ink, soft, z, cold):
    """An offer: lines of print, three items with their amounts, the sum, more lines."""
    at = printing.top(0, 0, z - 0.0002)
    printing.areas(asm, printing.lines(rng, -0.085, foot - 0.004, 0.075, 3, 0.0062, 0.0021), ink, at, 0.0001)
    printing.areas(asm, printing.lines(rng, -0.085, foot - 0.034, 0.160, 5, 0.0058, 0.0019), soft, at, 0.0001)
    for k in range(4):
        y = foot - 0.082 - 0.0135 * k
        amount = f"{rng.randint(2, 9)} {rng.randint(100, 990)}" if k < 3 else f"{rng.randint(11, 29)} {rng.randint(100, 990)}"
        p.text(asm, amount, 0.0100, (0.075, y, z), ink, "RIGHT", face=(0, 0, 0))
        if k < 3:
            printing.areas(asm, printing.lines(rng, -0.072, y + 0.0015, 0.085, 1, tall=0.0024), ink, at, 0.0001)
            p.text(asm, f"{k + 1}", 0.0085, (-0.085, y, z), ink, face=(0, 0, 0))
        printing.areas(asm, [(-0.085, y - 0.0036, 0.075, y - (0.0033 if k < 2 else 0.0029))], soft if k < 2 else ink, at, 0.0001)
    printing.areas(asm, printing.lines(rng, -0.085, 0.098, 0.160, 6, 0.0058, 0.0019), soft, at, 0.0001)


def pen(asm, rng, colour="1B2934"):
    rod(asm, (0, 0, 0.007), 0.0065, 0.115, mat.plastic(colour, 0.25), axis="X", segments=32)
    rod(asm, (0.114, 0, 0.007), 0.0065, 0.012, mat.steel("C9A86A", 0.25), axis="X", segments=32)
    p.lathe(asm, [(0.006, 0), (0.0012, 0.02), (0, 0.022)], mat.steel("C9A86A", 0.2), segments=24).rotation_euler = (0, -math.pi / 2, 0)
    asm.collection.objects[-1].location = (0, 0, 0.007)


def folders(asm, rng, count=6):
    """Lever arch files in a row, with a ring and a label each."""
    for k in range(count):
        colour = rng.choice(("1F6E96", "35526B", "E9EDEF", "1F6E96", "8FA0AA"))
        x = (k - count / 2) * 0.078
        box(asm, (x, 0, 0), (x + 0.075, 0.28, 0.315), mat.paint(colour, 0.55), 0.004)
        box(asm, (x + 0.014, -0.001, 0.13), (x + 0.061, 0.01, 0.28), mat.paint("F7F7F3", 0.7), 0)
        boxes(asm, [((x + 0.02, -0.0014, 0.22 - j * 0.02), (x + 0.055, 0.0, 0.226 - j * 0.02)) for j in range(3)], mat.paint("5D7885", 0.7), 0)
        rod(asm, (x + 0.0375, -0.002, 0.06), 0.014, 0.004, mat.steel("C3CACE", 0.25), axis="Y", segments=32)


def drawing_board(asm, rng, width=1.5):
    """Drawing board on a stand with the sheet of a cabinet: front, side and dimension lines."""
    tall = width * 0.66
    p.tubes(asm, [[(x, 0.25, 0), (x, 0.22, 1.1)] for x in (-0.5, 0.5)] + [[(-0.5, 0.25, 0.3), (0.5, 0.25, 0.3)]], 0.02, mat.steel("8F9AA1", 0.4), resolution=4)
    with asm.turned((0, 0.10, 0.78), -24, "X"):
        box(asm, (-width / 2, 0, 0), (width / 2, 0.03, tall), mat.paint("D8C6A8", 0.6), 0.006)
        box(asm, (-width * 0.46, -0.0015, tall * 0.07), (width * 0.46, 0.001, tall * 0.94), mat.paint("F6F4EC", 0.8), 0)
        line = lambda *points: [(x * width, -0.003, z * tall) for x, z in points]
        frame = lambda a, b, c, d: line((a, c), (b, c), (b, d), (a, d), (a, c))
        drawn = [frame(-0.38, -0.14, 0.16, 0.84), frame(-0.36, -0.16, 0.30, 0.80), frame(-0.02, 0.14, 0.16, 0.84), frame(0.0, 0.12, 0.30, 0.80)]
        drawn += [line((-0.38, 0.26), (-0.14, 0.26)), line((-0.38, 0.11), (-0.14, 0.11)), line((0.18, 0.16), (0.18, 0.84)), frame(0.24, 0.42, 0.14, 0.30), line((0.24, 0.22), (0.42, 0.22))]
        drawn += [line((-0.36, z), (-0.16, z)) for z in (0.40, 0.50, 0.60, 0.70)]
        p.tubes(asm, drawn, 0.0016, mat.paint(mat.INK, 0.6), resolution=1)
        box(asm, (-width * 0.48, -0.02, tall * 0.40), (width * 0.48, -0.008, tall * 0.43), mat.steel("C3CACE", 0.3), 0.002)


def trophy(asm, rng, year="2024"):
    """Tapered block of glass on a foot with an engraved plate."""
    honours.prism(asm, year)


def panels(asm, rng, count=7, width=0.6, depth=0.4):
    """Stack of vacuum insulation panels: crinkled metal film around a flat core, sealed edges that stand out, labels."""
    for k in range(count):
        film = crinkled(k)
        shift, z = rng.uniform(-0.012, 0.012), k * 0.027
        with asm.turned((shift, shift, z), rng.uniform(-1.6, 1.6)):
            box(asm, (-width / 2, 0, 0), (width / 2, depth, 0.024), film, 0.007, 4)
            for side in (-1, 1):
                a, b = sorted((side * (width / 2 - 0.004), side * (width / 2 + rng.uniform(0.012, 0.026))))
                with asm.turned((0, 0, 0.012), rng.uniform(-2, 2), "Y"):
                    box(asm, (a, 0.01, -0.0006), (b, depth - 0.01, 0.0006), film, 0)
            with asm.turned((0, 0, 0.012), rng.uniform(-6, 10), "X"):
                box(asm, (-width / 2 + 0.01, -rng.uniform(0.010, 0.024), -0.0006), (width / 2 - 0.01, 0.004, 0.0006), film, 0)
            if k == count - 1:
                panel_label(asm, rng)


def crinkled(k):
    """Metal film with fine folds; each panel has its own tone."""
    film = mat.principled(f"film-{k}", ("C9CED1", "C2C8CC", "D0D4D6")[k % 3], 0.22, metallic=0.9)
    mat.add_bump(film, 34, 0.9)
    film.node_tree.nodes["Bump"].inputs["Distance"].default_value = 0.006
    film.node_tree.nodes["Noise Texture"].inputs["Detail"].default_value = 6
    return film


def panel_label(asm, rng):
    """Printed label on the upper side: size, number, bar code."""
    ink, top = mat.paint(mat.INK, 0.6), 0.0246
    with asm.turned((0.10, 0.07, 0), 3):
        box(asm, (-0.075, 0, 0.0235), (0.075, 0.10, top), mat.paint("F4F4F0", 0.5), 0.0005)
        p.text(asm, "600 × 400 × 24", 0.0135, (-0.066, 0.078, top), ink, face=(0, 0, 0), font="host-grotesk.ttf")
        p.text(asm, "VIP 0260", 0.0105, (-0.066, 0.060, top), ink, face=(0, 0, 0), font="host-grotesk.ttf")
        printing.areas(asm, printing.bars(rng, -0.066, 0.012, 0.128, 0.034, 0.0008), ink, printing.top(0, 0, top), 0.0002)
