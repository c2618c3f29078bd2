"""Desks, meals and meetings as people leave them or sit at them. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from . import keyboards, people, props
from .surfaces import timber


def workplace(asm, rng, width=1.6):
    """Desk whose screens face the chair, with what lies about."""
    grey = mat.steel("AEB7BC", 0.35)
    box(asm, (-width / 2, 0, 0.72), (width / 2, 0.80, 0.745), mat.paint(rng.choice(("F0F1EF", "F0F1EF", "D8C3A0")), 0.4), 0.004)
    for x in (-width / 2 + 0.06, width / 2 - 0.10):
        boxes(asm, [((x, 0.38, 0), (x + 0.04, 0.44, 0.721)), ((x - 0.01, 0.06, 0), (x + 0.05, 0.76, 0.035))], grey, 0.004)
    box(asm, (-width / 2, 0.795, 0.50), (width / 2, 0.82, 1.12), people.fabric(rng.choice(("7E929C", "9AA9A2", "B59B86"))), 0.012)
    for side in (-1, 1):
        with asm.turned((side * 0.31, 0.58 - 0.02 * rng.random(), 0.745), -side * 12):
            dashboard(asm, rng)
    box(asm, (-0.22, 0.14, 0.745), (0.22, 0.28, 0.762), mat.plastic("DCE3E7", 0.4), 0.004)
    box(asm, (0.29, 0.17, 0.745), (0.35, 0.27, 0.775), mat.plastic("2A343B", 0.4), 0.012, 4)
    clutter(asm, rng, width)
    with asm.turned((rng.uniform(-0.06, 0.06), -0.55, 0), rng.uniform(-60, 60)):
        task_chair(asm, rng, jacket=rng.random() < 0.5)


def dashboard(asm, rng, wide=0.54, tall=0.33):
    """Screen with tiles of figures and curves."""
    z = 0.13
    box(asm, (-wide / 2, 0, z), (wide / 2, 0.028, z + tall), mat.plastic("1B2429", 0.4), 0.006)
    box(asm, (-wide / 2 + 0.008, -0.0008, z + 0.010), (wide / 2 - 0.008, 0.004, z + tall - 0.008), mat.glow(rng.choice(("E6EDF1", "22384A")), 0.55), 0)
    columns, rows = rng.choice(((3, 2), (4, 3), (2, 2)))
    tile, curve = mat.glow(rng.choice(("FFFFFF", "B9D3E0")), 0.75), mat.glow("1F86B5", 0.9)
    w, h = (wide - 0.04) / columns, (tall - 0.05) / rows
    spans, lines = [], []
    for i in range(columns):
        for j in range(rows):
            x, low = -wide / 2 + 0.02 + i * w, z + 0.02 + j * h
            spans.append(((x + 0.004, -0.0014, low + 0.004), (x + w - 0.004, 0.0, low + h - 0.004)))
            phase = rng.uniform(0, 6)
            lines.append([(x + 0.012 + (w - 0.024) * k / 20, -0.0022, low + h * 0.42 + h * 0.22 * math.sin(phase + k * 0.45) * math.exp(-k / 14)) for k in range(21)])
    boxes(asm, spans, tile, 0)
    p.tubes(asm, lines, 0.0011, curve, resolution=1)
    box(asm, (-0.03, 0.028, 0.01), (0.03, 0.05, z + 0.2), mat.steel(), 0.003)
    box(asm, (-0.12, -0.05, 0), (0.12, 0.14, 0.012), mat.steel(), 0.003)


def clutter(asm, rng, width):
    """Papers, a mug, a plant or a box file."""
    half = width / 2
    for k in range(rng.choice((2, 3, 4))):
        with asm.turned((-half + 0.26 + rng.uniform(-0.04, 0.04), 0.14 + rng.uniform(0, 0.1), 0.7455 + 0.001 * k), rng.uniform(-20, 20)):
            box(asm, (-0.105, 0, 0), (0.105, 0.297, 0.0008), mat.paint(rng.choice(("FAFAF7", "FAFAF7", "F3E9C4")), 0.8), 0)
    with asm.turned((half - 0.22 + rng.uniform(-0.05, 0.05), 0.30, 0.745), 0):
        p.lathe(asm, p.rounded([(0, 0), (0.036, 0), (0.039, 0.09), (0.035, 0.09), (0.032, 0.01), (0, 0.01)], 0.006), mat.plastic(rng.choice(("E9EDEF", "1F6E96", "B7562F", "2A343B")), 0.25), segments=40)
    if rng.random() < 0.6:
        with asm.turned((half - 0.16, 0.62, 0.745), 0):
            plant(asm, rng)
    if rng.random() < 0.5:
        with asm.turned((-half + 0.12, 0.52, 0.745), 4):
            for k in range(3):
                box(asm, (k * 0.06 - 0.08, 0, 0), (k * 0.06 - 0.023, 0.24, 0.30), mat.paint(rng.choice(("1F6E96", "E9EDEF", "8FA0AA")), 0.55), 0.003)


def plant(asm, rng):
    p.lathe(asm, p.rounded([(0, 0), (0.05, 0), (0.062, 0.10), (0.055, 0.10), (0, 0.085)], 0.006), mat.paint("C9A48B", 0.7), segments=40)
    verts, faces = [], []
    for _ in range(34):
        a, reach, top = rng.uniform(0, 2 * math.pi), rng.uniform(0.04, 0.15), rng.uniform(0.14, 0.32)
        dx, dy = math.cos(a), math.sin(a)
        start = len(verts)
        verts += [(dx * 0.01, dy * 0.01, 0.08), (dx * reach * 0.6 - dy * 0.018, dy * reach * 0.6 + dx * 0.018, top * 0.8), (dx * reach, dy * reach, top), (dx * reach * 0.6 + dy * 0.018, dy * reach * 0.6 - dx * 0.018, top * 0.8)]
        faces.append((start, start + 1, start + 2, start + 3))
    p.mesh(asm, "plant", verts, faces, mat.paint("4F7440", 0.55), smooth=False)


def task_chair(asm, rng, jacket=False):
    """Office chair that looks to +y, with a mesh back and arms; a jacket may hang over it."""
    dark, black = people.fabric("2E3B44"), mat.plastic("1B2429", 0.5)
    box(asm, (-0.24, -0.20, 0.42), (0.24, 0.26, 0.485), dark, 0.03, 5)
    with asm.turned((0, -0.22, 0.50), 8, "X"):
        box(asm, (-0.22, -0.035, 0.06), (0.22, 0.0, 0.56), dark, 0.018, 5)
        box(asm, (-0.03, -0.06, -0.10), (0.03, -0.03, 0.30), black, 0.01)
    for side in (-1, 1):
        p.tubes(asm, [p.arc_path([(side * 0.20, 0, 0.44), (side * 0.29, 0, 0.46), (side * 0.29, 0, 0.66)], 0.03)], 0.014, black, resolution=4)
        box(asm, (side * 0.29 - 0.04, -0.12, 0.655), (side * 0.29 + 0.04, 0.14, 0.685), black, 0.012, 4)
    rod(asm, (0, 0, 0.10), 0.026, 0.33, mat.steel("8F9AA1", 0.3))
    turn = rng.uniform(0, 1)
    for k in range(5):
        a = 2 * math.pi * (k + turn) / 5
        end = (0.30 * math.cos(a), 0.30 * math.sin(a))
        p.tubes(asm, [[(0, 0, 0.12), (*end, 0.075)]], 0.018, black, resolution=4)
        rod(asm, (end[0] - 0.012, end[1], 0.028), 0.028, 0.024, mat.rubber(), axis="X", segments=24)
    if jacket:
        drape = [(people.Vector((0, -0.245 - 0.14 * (z - 0.5), z)), rx, ry) for z, rx, ry in ((0.55, 0.245, 0.055), (0.80, 0.25, 0.056), (1.0, 0.25, 0.058), (1.08, 0.23, 0.056), (1.12, 0.12, 0.04))]
        people.skin(asm, [people.loft(drape)], people.fabric(rng.choice(("27435A", "5A4638", "3B4852"))), 0.011, lambda v: 0.014 * people.noise.noise(people.Vector((v.x * 14, v.y * 8, v.z * 3))))


def canteen_table(asm, rng, length=2.4, laid=True):
    """Table with chairs as people leave them; a carafe and tumblers may stand on it."""
    box(asm, (-length / 2, 0, 0.72), (length / 2, 0.80, 0.75), timber(board=0.2), 0.008)
    steel = mat.paint("33424C", 0.5)
    for x in (-length / 2 + 0.22, length / 2 - 0.22):
        boxes(asm, [((x - 0.03, 0.36, 0.02), (x + 0.03, 0.44, 0.721)), ((x - 0.035, 0.06, 0), (x + 0.035, 0.74, 0.028))], steel, 0.004)
    count = int(length / 0.7)
    for k in range(count):
        x = -length / 2 + length * (k + 0.5) / count
        for y, turn in ((-0.26 - rng.uniform(0, 0.2), 0), (1.02 + rng.uniform(-0.04, 0.22), 180)):
            with asm.turned((x + rng.uniform(-0.05, 0.05), y, 0), turn + rng.uniform(-20, 20)):
                dining_chair(asm)
    if laid:
        with asm.turned((rng.uniform(-0.4, 0.4), 0.42, 0.75), 0):
            water(asm, rng)


def water(asm, rng, glasses=3):
    """Carafe with water in it, tumblers beside it."""
    glass, liquid = mat.glass("FAFCFC", 1.2), mat.glass("F4F9F9", 1.0)
    outer = [(0, 0), (0.048, 0), (0.052, 0.012), (0.050, 0.10), (0.036, 0.165), (0.026, 0.205), (0.027, 0.235), (0.037, 0.262)]
    inner = [(0.0345, 0.262), (0.0245, 0.235), (0.0235, 0.205), (0.033, 0.164), (0.047, 0.10), (0.049, 0.016), (0.044, 0.010), (0, 0.010)]
    p.lathe(asm, smooth_profile(outer) + smooth_profile(inner), glass, segments=96)
    p.lathe(asm, [(0.0435, 0.0115), (0.0485, 0.017), (0.0465, 0.10), (0.0338, 0.155), (0, 0.155)], liquid, segments=96)
    for k in range(glasses):
        at = ((0.125, -0.05), (-0.14, -0.02), (0.06, 0.15))[k % 3]
        shape = [(0, 0), (0.029, 0), (0.031, 0.004), (0.037, 0.098), (0.0365, 0.1), (0.0355, 0.098), (0.0295, 0.014), (0.026, 0.011), (0, 0.011)]
        p.lathe(asm, shape, glass, at, 72)
        if k == 0:
            p.lathe(asm, [(0.029, 0.0145), (0.0325, 0.058), (0, 0.058)], liquid, at, 72)


def smooth_profile(points, steps=4):
    return [(v.x, v.y) for v in p.smooth_line([(r, z, 0) for r, z in points], steps)]


def dining_chair(asm):
    """Shell of plywood on steel legs; it looks to +y."""
    wood, steel = timber("beech", "Y", 1), mat.steel("8F9AA1", 0.35)
    box(asm, (-0.21, -0.20, 0.44), (0.21, 0.21, 0.457), wood, 0.03, 5)
    with asm.turned((0, -0.19, 0.60), 9, "X"):
        box(asm, (-0.20, -0.008, 0.02), (0.20, 0.006, 0.24), wood, 0.04, 5)
    legs = [[(sx * 0.17, 0.17, 0.44), (sx * 0.20, 0.21, 0.0)] for sx in (-1, 1)]
    legs += [p.arc_path([(sx * 0.20, -0.22, 0.0), (sx * 0.17, -0.17, 0.45), (sx * 0.17, -0.215, 0.80)], 0.05) for sx in (-1, 1)]
    p.tubes(asm, legs, 0.010, steel, resolution=4)


def carafe(asm, rng):
    p.lathe(asm, [(0, 0.75), (0.05, 0.75), (0.055, 0.90), (0.028, 0.98), (0.035, 1.03)], mat.glass("FAFCFC", 1.0), (rng.uniform(-0.5, 0.5), 0.42), 64)


def audience(asm, rng, count=6, pitch=0.62, taken=0.85):
    """Row of chairs with listeners, seen from behind."""
    for k in range(count):
        x = (k - (count - 1) / 2) * pitch
        with asm.turned((x + rng.uniform(-0.03, 0.03), rng.uniform(-0.04, 0.04), 0), rng.uniform(-8, 8)):
            dining_chair(asm)
            if rng.random() < taken:
                people.person(asm, rng, "seated", rng.choice(("shirt", "knit", "jacket", "shirt")), rng.choice(("short", "short", "tail", "bun")), height=rng.uniform(1.62, 1.82))


def meeting(asm, rng, length=3.2, guests=3):
    """Table with papers, computers and water; some sit on the viewer's side, the other chairs are left as they were."""
    box(asm, (-length / 2, 0, 0.72), (length / 2, 1.1, 0.75), timber(), 0.01)
    boxes(asm, [((x - 0.04, 0.2, 0), (x + 0.04, 0.9, 0.721)) for x in (-length / 2 + 0.4, length / 2 - 0.4)], mat.paint("33424C", 0.5), 0.004)
    count = int(length / 0.8)
    taken = set(rng.sample(range(count), min(guests, count)))
    for k in range(count):
        x = -length / 2 + length * (k + 0.5) / count
        with asm.turned((x, -0.26 if k in taken else -0.5, 0), rng.uniform(-10, 10) if k in taken else rng.uniform(-50, 50)):
            task_chair(asm, rng, jacket=k not in taken)
            if k in taken:
                people.person(asm, rng, "seated", rng.choice(("shirt", "knit", "coat")), rng.choice(("short", "tail", "bun")), height=rng.uniform(1.62, 1.8))
        with asm.turned((x + rng.uniform(-0.1, 0.1), 1.45 + rng.uniform(0, 0.25), 0), 180 + rng.uniform(-40, 40)):
            task_chair(asm, rng)
        for y, turn in ((0.10, 0), (0.78, 180)):
            with asm.turned((x + rng.uniform(-0.08, 0.08), y + (0.3 if turn else 0), 0.7505), turn + rng.uniform(-14, 14)):
                papers(asm, rng)
    carafe(asm, rng)


def papers(asm, rng):
    """Printed sheets with a pen, or a notebook, and a glass."""
    if rng.random() < 0.6:
        for k in range(3):
            box(asm, (-0.105 + 0.012 * k, 0.008 * k, 0.001 * k), (0.105 + 0.012 * k, 0.297 + 0.008 * k, 0.001 * k + 0.0008), mat.paint("FAFAF7", 0.8), 0)
        boxes(asm, [((-0.06, 0.04 + 0.016 * j, 0.0029), (rng.uniform(0.0, 0.10), 0.044 + 0.016 * j, 0.0032)) for j in range(13)], mat.paint("8A959B", 0.7), 0)
    else:
        box(asm, (-0.10, 0, 0), (0.10, 0.26, 0.016), mat.paint(rng.choice(("27435A", "7C3B30", "2C4A44")), 0.6), 0.004)
    rod(asm, (0.06, 0.02, 0.024), 0.005, 0.13, mat.plastic("1B2934", 0.3), axis="Y", segments=20)
    p.lathe(asm, [(0, 0.001), (0.030, 0.001), (0.034, 0.11), (0.032, 0.11), (0.028, 0.011), (0, 0.011)], mat.glass("FAFCFC", 1.0), (0.19, 0.24), 64)


# --- monitoring ---------------------------------------------------------------------


def watch_desk(asm, rng, width=2.5, units=("U830-04", "−80.1", "−75", "−85", "U570-02", "−79.8", "−75", "−85", "R390-11", "5.0", "8", "2"), tone="C9CCCB"):
    """Desk of a monitoring room; each screen names a unit and shows its temperature between its limits. Screens face the viewer."""
    frame = mat.paint("33424C", 0.5)
    top = timber(tone, "X", 0.42) if tone in ("oak", "beech", "walnut") else mat.paint(tone, 0.45)
    box(asm, (-width / 2, 0, 0.72), (width / 2, 0.85, 0.745), top, 0.004)
    box(asm, (-width / 2 + 0.06, 0.70, 0.08), (width / 2 - 0.06, 0.73, 0.72), frame, 0.004)
    boxes(asm, [((x, 0.06, 0), (x + 0.05, 0.80, 0.72)) for x in (-width / 2 + 0.08, width / 2 - 0.13)], frame, 0.004)
    views = [units[k : k + 4] for k in range(0, len(units), 4)]
    for k, view in enumerate(views):
        side = k - (len(views) - 1) / 2
        with asm.turned((side * 0.63, 0.52 - 0.09 * abs(side), 0.745), -13 * side + rng.uniform(-2, 2)):
            unit_screen(asm, rng, *view)
            screen_lead(asm, rng)
    with asm.turned((-0.02, 0.16, 0.745), rng.uniform(-5, 3)):
        keyboards.keys(asm, rng)
    with asm.turned((0.30, 0.17, 0.745), -8):
        keyboards.mouse(asm, rng)


def screen_lead(asm, rng):
    """Two leads from the back of a screen sag to the desk and leave over its rear edge."""
    for k, x in enumerate((-0.05, 0.06)):
        lie = x + rng.uniform(-0.10, 0.10)
        way = [(x, 0.036, 0.22), (x, 0.075, 0.15), (x * 0.5 + lie * 0.5, 0.17, 0.010), (lie, 0.24, 0.005), (lie, 0.36, 0.005), (lie, 0.40, -0.2)]
        p.tubes(asm, [p.arc_path(way, 0.04)], 0.0034 - 0.0008 * k, mat.rubber("1B2227"), resolution=4)


def unit_screen(asm, rng, unit, figure, high, low, wide=0.59, tall=0.345):
    """Model and number above, the figure, the curve of a day between two limits; above them the curve rises and the lamp is
    red. A matt screen tilted back a little: it takes a veil of the light in the room."""
    z, alarm = 0.12, value_of(figure) > value_of(high)
    box(asm, (-0.03, 0.028, 0.01), (0.03, 0.05, z + 0.2), mat.steel("8F989D", 0.4), 0.003)
    box(asm, (-0.12, -0.05, 0), (0.12, 0.14, 0.012), mat.steel("8F989D", 0.4), 0.003)
    with asm.turned((0, 0, z), -4, "X"):
        box(asm, (-wide / 2, 0, 0), (wide / 2, 0.028, tall), mat.plastic("1A2025", 0.5), 0.006)
        box(asm, (-wide / 2 + 0.010, -0.0004, 0.016), (wide / 2 - 0.010, 0.01, tall - 0.010), backlit(), 0)
        rod(asm, (wide / 2 - 0.03, -0.0006, 0.008), 0.0018, 0.002, mat.glow("5FA8D0", 1.2), axis="Y", segments=16)
        readout(asm, rng, (unit, figure, high, low), alarm, wide, tall)


def backlit():
    """Dark picture on a matt screen: its black still shines a little."""
    material = mat.plastic("0A0F13", 0.26)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = mat.linear("22303A"), 0.35
    return material


def readout(asm, rng, shown, alarm, wide, tall):
    unit, figure, high, low = shown
    x0, x1, front = -wide / 2 + 0.035, wide / 2 - 0.078, -0.0008
    bright, quiet, limit, grid = mat.glow("A9CBD8", 0.62), mat.glow("6E95A6", 0.5), mat.glow("B97F4A", 0.5), mat.glow("31424C", 0.35)
    p.text(asm, unit, 0.031, (x0, front, tall - 0.052), quiet, font="host-grotesk.ttf")
    p.text(asm, figure + " °C", 0.058, (x0, front, tall - 0.122), mat.glow(mat.EMBER, 0.9) if alarm else bright)
    rod(asm, (wide / 2 - 0.042, front - 0.001, tall - 0.042), 0.007, 0.002, mat.glow(mat.EMBER if alarm else "3FBF86", 0.9), axis="Y", segments=32)
    top, base = (0.125 if alarm else 0.160), 0.045
    boxes(asm, [((x0, front + 0.0002, z), (x1, 0, z + 0.0008)) for z in (base - 0.016, (base + top) / 2)], grid, 0)
    boxes(asm, [((x0 + (x1 - x0) * k / 8, front + 0.0002, base - 0.016), (x0 + (x1 - x0) * k / 8 + 0.0008, 0, top + 0.012)) for k in range(9)], grid, 0)
    for level, name in ((top, high), (base, low)):
        boxes(asm, [((x0 + 0.015 * k, front, level), (x0 + 0.015 * k + 0.009, 0.002, level + 0.0012)) for k in range(int((x1 - x0) / 0.015))], limit, 0)
        p.text(asm, name, 0.022, (x1 + 0.010, front, level - 0.007), limit)
    course, count = day_course(rng), 200
    curve = [(x0 + (x1 - x0) * k / count, front - 0.0004, (top + base) / 2 + course[k] + 0.09 * alarm * max(0, (k / count - 0.64) / 0.36) ** 1.5) for k in range(count + 1)]
    p.tubes(asm, [curve], 0.00085, bright, resolution=2)


def day_course(rng):
    """How a temperature runs over a day, in metres on a screen: quick or slow cycles of a compressor, strong or faint, over
    a load that drifts."""
    pace, swing, drift = rng.choice((9, 14, 22, 34)), rng.choice((0.007, 0.010, 0.014, 0.018)), rng.uniform(-0.010, 0.010)
    values, bend, reach = p.cycles(rng, 200, pace), rng.uniform(0.4, 2.2), max(1, pace // 9)
    around = lambda k: values[max(0, k - reach) : k + reach + 1]
    return [swing * sum(around(k)) / len(around(k)) + drift * math.sin(bend * k / 60) for k in range(201)]


def value_of(figure):
    return float(figure.replace("−", "-"))


# --- a desk for callers ---------------------------------------------------------------


def clipboard(asm, rng):
    """Protocol on a board of hard plastic, held by a spring clip, a pen across it."""
    steel = mat.steel("C3CACE", 0.2)
    box(asm, (-0.118, -0.012, 0), (0.118, 0.318, 0.0035), mat.plastic("27506B", 0.45), 0.0015)
    with asm.turned((0, 0, 0.0038), 0):
        props.sheets(asm, rng, count=2)
    box(asm, (-0.062, 0.278, 0.0055), (0.062, 0.312, 0.0075), steel, 0.002)
    p.tubes(asm, [[(-0.060, 0.312, 0.012), (0.060, 0.312, 0.012)]], 0.0075, steel, resolution=6)
    p.tubes(asm, [p.arc_path([(-0.030, 0.314, 0.016), (-0.030, 0.345, 0.020), (0.030, 0.345, 0.020), (0.030, 0.314, 0.016)], 0.01)], 0.0022, steel, resolution=4)
    with asm.turned((0.0, 0.055, 0.0065), 34):
        props.pen(asm, rng)


def headset(asm, rng):
    """Headset for calls on its stand: padded band, two ear cushions, the microphone turned down."""
    dark, pad, steel = mat.plastic("1E262B", 0.38), mat.rubber("15191C"), mat.steel("C3CACE", 0.22)
    rod(asm, (0, 0, 0), 0.062, 0.012, mat.plastic("20282E", 0.45), bevel=0.004, segments=64)
    rod(asm, (0, 0, 0.01), 0.009, 0.235, steel, segments=32)
    p.tubes(asm, [[(0, -0.032, 0.245), (0, 0.032, 0.245)]], 0.013, mat.plastic("20282E", 0.45), resolution=6)
    bow = [(0.078 * math.cos(a), 0, 0.178 + 0.088 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
    for y in (-0.008, 0.0, 0.008):
        p.tubes(asm, [[(x, y, z) for x, _, z in bow]], 0.0055, dark, resolution=5)
    p.tubes(asm, [[(x * 0.93, 0, 0.178 + (z - 0.178) * 0.93) for x, _, z in bow[7:18]]], 0.011, pad, resolution=6)
    for side in (-1, 1):
        boxes(asm, [((side * 0.079 - 0.004, -0.010, 0.125), (side * 0.079 + 0.004, 0.010, 0.185))], steel, 0.002)
        with asm.turned((side * 0.074, 0, 0.118), -side * 6, "Y"):
            rod(asm, (-0.007, 0, 0), 0.031, 0.014, dark, axis="X", bevel=0.005, segments=64)
            rod(asm, (0.006 if side < 0 else -0.020, 0, 0), 0.033, 0.014, pad, axis="X", bevel=0.0065, segments=64)
            rod(asm, (side * 0.0075 - 0.0005, 0, 0), 0.020, 0.001, steel, axis="X", segments=48)
    boom = p.arc_path([(0.084, 0, 0.118), (0.090, -0.03, 0.105), (0.080, -0.105, 0.060), (0.062, -0.125, 0.052)], 0.02)
    p.tubes(asm, [boom], 0.0026, dark, resolution=4)
    p.tubes(asm, [boom[-3:]], 0.0062, pad, resolution=6)


def desk_telephone(asm, rng, figure="09:41"):
    """Telephone of a desk: receiver on the left with its coiled cord, keys with figures, a small display."""
    body, key, ink = mat.plastic("23292E", 0.45), mat.plastic("4A535A", 0.5), mat.paint("EDF1F3", 0.5)
    with asm.turned((0, 0, 0.012), 15, "X"):
        box(asm, (-0.10, 0, 0), (0.10, 0.19, 0.024), body, 0.008, 5)
        box(asm, (-0.026, 0.122, 0.0235), (0.092, 0.176, 0.0255), mat.screen(), 0.002)
        p.text(asm, figure, 0.028, (0.032, 0.139, 0.0258), mat.glow(mat.FROST, 1.2), "CENTER", face=(0, 0, 0))
        for k, sign in enumerate("123456789*0#"):
            x, y = -0.012 + 0.027 * (k % 3), 0.096 - 0.024 * (k // 3)
            box(asm, (x - 0.0105, y - 0.0085, 0.0235), (x + 0.0105, y + 0.0085, 0.0275), key, 0.002)
            if sign not in "*#":
                p.text(asm, sign, 0.011, (x, y - 0.004, 0.0277), ink, "CENTER", face=(0, 0, 0))
        boxes(asm, [((0.070, 0.016 + 0.020 * k, 0.0235), (0.088, 0.028 + 0.020 * k, 0.0265)) for k in range(4)], mat.plastic("1F6E96", 0.45), 0.002)
        handle = p.arc_path([(-0.066, 0.022, 0.040), (-0.066, 0.05, 0.060), (-0.066, 0.14, 0.060), (-0.066, 0.168, 0.040)], 0.03)
        p.tubes(asm, [handle], 0.0125, body, resolution=6)
        for y in (0.026, 0.164):
            rod(asm, (-0.066, y, 0.0235), 0.024, 0.022, body, bevel=0.007, segments=48)
    coil = []
    for k in range(261):
        t = k / 260
        a = t * math.tau * 26
        coil.append((-0.085 - 0.07 * math.sin(math.pi * t) + 0.006 * math.cos(a), 0.005 - 0.11 * math.sin(math.pi * t) * 0.6 + 0.15 * t * t, 0.0085 + 0.006 * math.sin(a)))
    p.tubes(asm, [coil], 0.0019, mat.rubber("1B2226"), resolution=3)
    boxes(asm, [((x, y, 0), (x + 0.02, y + 0.02, 0.016 if y < 0.1 else 0.05)) for x in (-0.09, 0.07) for y in (0.01, 0.145)], body, 0.003)


def brochure(asm, rng, tone="1F5F86"):
    """Leaflet of a product: a field of colour with a freezer, the word mark and its figure, ruled lines below."""
    box(asm, (-0.105, 0, 0), (0.105, 0.297, 0.0022), mat.paint("F6F7F5", 0.35), 0.0006)
    surface = printing.top(-0.105, 0, 0.0022)
    printing.areas(asm, [(0, 0.115, 0.21, 0.297)], mat.paint(tone, 0.4), surface, 0.0002)
    printing.areas(asm, [(0.115, 0.130, 0.185, 0.272)], mat.paint("F2F5F6", 0.4), surface, 0.0004)
    printing.areas(asm, [(0.120, 0.246, 0.150, 0.264), (0.172, 0.185, 0.177, 0.220), (0.120, 0.132, 0.180, 0.146)], mat.paint("1B2429", 0.4), surface, 0.0006)
    p.text(asm, "−86 °C", 0.026, (-0.093, 0.225, 0.0026), mat.paint("F6F7F5", 0.4), face=(0, 0, 0))
    p.wordmark(asm, 0.062, (-0.093, 0.264, 0.0026), mat.paint("F6F7F5", 0.4), face=(0, 0, 0))
    rules = [(0.012, 0.098 - 0.012 * k, 0.012 + w, 0.1005 - 0.012 * k) for k, w in enumerate((0.12, 0.186, 0.170, 0.186, 0.09))]
    printing.areas(asm, rules, mat.paint("9AA6AC", 0.6), surface, 0.0002)
