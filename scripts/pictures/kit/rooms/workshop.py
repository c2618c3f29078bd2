"""Benches with tools, and cabinets that are being built. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

from .surfaces import timber


def service_bench(asm, rng, length=2.4, panel=True):
    """Bench with a steel edge, a drawer unit and a vice; on the wall a board with hand tools, above it a shelf."""
    half = length / 2
    box(asm, (-half, 0, 0.85), (half, 0.70, 0.90), timber("beech", board=0.06), 0.004)
    box(asm, (-half - 0.002, -0.004, 0.846), (half + 0.002, 0.012, 0.896), mat.steel("AEB7BC", 0.35), 0.002)
    frame = mat.paint("3C5364", 0.5)
    for x in (-half + 0.04, half - 0.10):
        boxes(asm, [((x, 0.05, 0), (x + 0.06, 0.11, 0.851)), ((x, 0.58, 0), (x + 0.06, 0.64, 0.851)), ((x + 0.01, 0.10, 0.16), (x + 0.05, 0.59, 0.20))], frame, 0.003)
    drawers(asm, half - 0.68, 0.50, frame)
    vice(asm, -half + 0.26)
    if not panel:
        return
    with asm.turned((0, 0.70, 1.05), 0):
        board(asm, rng, length)
    shelf(asm, rng, length, 1.92)


def drawers(asm, x, wide, frame):
    box(asm, (x, 0.06, 0.14), (x + wide, 0.62, 0.851), frame, 0.003)
    for k, (low, high) in enumerate(((0.16, 0.36), (0.37, 0.55), (0.56, 0.69), (0.70, 0.83))):
        out = 0.05 if k == 2 else 0.0
        box(asm, (x + 0.012, 0.045 - out, low), (x + wide - 0.012, 0.065, high), mat.paint("C9D3D8", 0.45), 0.003)
        box(asm, (x + 0.10, 0.030 - out, high - 0.035), (x + wide - 0.10, 0.046 - out, high - 0.018), mat.steel("8F9AA1", 0.35), 0.002)


def vice(asm, x):
    blue, bright = mat.paint("2B5E80", 0.4), mat.steel("C3CACE", 0.25)
    box(asm, (x - 0.07, 0.10, 0.90), (x + 0.07, 0.30, 0.925), blue, 0.006)
    box(asm, (x - 0.045, 0.14, 0.92), (x + 0.045, 0.26, 1.02), blue, 0.012, 4)
    box(asm, (x - 0.06, 0.20, 1.015), (x + 0.06, 0.23, 1.05), bright, 0.002)
    box(asm, (x - 0.06, 0.09, 0.985), (x + 0.06, 0.12, 1.05), bright, 0.002)
    box(asm, (x - 0.045, 0.07, 0.94), (x + 0.045, 0.125, 1.02), blue, 0.012, 4)
    rod(asm, (x, -0.04, 0.975), 0.013, 0.16, bright, axis="Y", segments=32)
    rod(asm, (x - 0.09, -0.03, 0.975), 0.006, 0.18, bright, axis="X", segments=20)


def board(asm, rng, length):
    """Perforated board; tools of different kinds, with gaps where some are in use."""
    half, tall = length / 2, 0.80
    box(asm, (-half, 0, 0), (half, 0.02, tall), mat.paint("8C9BA4", 0.55), 0.002)
    holes = [((x - 0.004, -0.001, z - 0.004), (x + 0.004, 0.002, z + 0.004)) for x in places(-half + 0.04, half, 0.05) for z in places(0.04, tall, 0.05)]
    boxes(asm, holes, mat.paint("4A5963", 0.8), 0)
    x, last = -half + 0.12, None
    while x < half - 0.12:
        tool = rng.choice([t for t in TOOLS if t is not last])
        last = tool
        if rng.random() > 0.16:
            with asm.turned((x, -0.012, 0.70), rng.uniform(-3, 3), "Y"):
                tool(asm, rng)
        x += rng.uniform(0.105, 0.175)


def places(start, end, step):
    return [start + step * k for k in range(int((end - start) / step))]


def screwdriver(asm, rng):
    tall, grip, steel = rng.uniform(0.10, 0.22), mat.plastic(rng.choice(("C4462B", "E0A93A", "1F6E96")), 0.35), mat.steel("A9B1B5", 0.3)
    rod(asm, (0, 0, -tall), 0.0031, tall, steel, segments=24)
    wide, tip = 0.0042, -tall - 0.016
    verts = [(x, y, z) for z, w, t in ((-tall + 0.004, 0.0030, 0.0030), (-tall - 0.006, wide, 0.0016), (tip, wide * 0.9, 0.0005)) for x, y in ((-w, -t), (w, -t), (w, t), (-w, t))]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in (0, 1) for k in range(4)]
    p.mesh(asm, "blade", verts, [*faces, (8, 9, 10, 11)], mat.steel("5B6266", 0.4), smooth=False)
    p.lathe(asm, p.rounded([(0, -0.010), (0.0055, -0.010), (0.0062, -0.002), (0.0062, 0.004), (0, 0.004)], 0.001), steel, segments=40)
    p.lathe(asm, p.rounded([(0, 0), (0.009, 0), (0.011, 0.006), (0.0085, 0.016), (0.0125, 0.034), (0.0135, 0.07), (0.0125, 0.098), (0.008, 0.106), (0, 0.107)], 0.004), grip, segments=48)
    flutes = [[(0.0128 * math.cos(a), 0.0128 * math.sin(a), 0.034), (0.0138 * math.cos(a), 0.0138 * math.sin(a), 0.066), (0.0128 * math.cos(a), 0.0128 * math.sin(a), 0.094)] for a in (math.tau * k / 8 for k in range(8))]
    p.tubes(asm, flutes, 0.0016, mat.rubber("1B2429"), resolution=3)


def spanner(asm, rng):
    """Hangs from its ring: the jaw is below."""
    long = rng.uniform(0.15, 0.23)
    with asm.turned((0, 0.004, 0), 90, "Y"), asm.turned((0, 0, 0), 90, "X"):
        lying_spanner(asm, rng, long)


@mat.cached
def worn_chrome(name):
    """Chrome that has been used: dull patches, scratches along x."""
    material = mat.principled(name, "B4BABD", 0.3, metallic=1.0)
    tones = mat.add_tones(material, "TexNoise", "Fac", ("8A8F91", "BFC5C8"), (0.36, 0.58))
    tones.inputs["Scale"].default_value, tones.inputs["Detail"].default_value = 60, 8
    mat.add_bump(material, 30, 0.10, (1, 26, 26))
    return material


def lying_spanner(asm, rng, long=0.19):
    """Combination spanner on the floor: open jaw to +x, set at an angle, ring at the origin; its size is stamped on the shaft."""
    steel, thick, scale = worn_chrome(), 0.0070, long / 0.19
    jaw, ring, waist = 0.0205 * scale, 0.0140 * scale, 0.0052 * scale
    p.mesh(asm, "jaw", *prism(open_jaw(long, jaw, 0.0088 * scale), 0.0012, 0.0012 + thick), steel, 0.0008)
    shaft = [(ring * 0.8, -waist * 1.15), (ring * 1.8, -waist), (long - jaw * 1.7, -waist * 1.2), (long - jaw * 0.75, -waist * 2.0)]
    outline = shaft + [(x, -y) for x, y in reversed(shaft)]
    p.mesh(asm, "shaft", *prism(outline, 0.0024, 0.0066), steel, 0.0012)
    edges = [[(x, side * (abs(y) - 0.0010), 0.0064) for x, y in shaft] for side in (-1, 1)]
    p.tubes(asm, edges, 0.0010, steel, resolution=3)
    twelve = [(ring * 0.66 + 0.0007 * (k % 2)) for k in range(24)]
    hole = [(r * math.cos(math.tau * k / 24), r * math.sin(math.tau * k / 24)) for k, r in enumerate(twelve)]
    rim = [(ring * math.cos(math.tau * k / 24), ring * math.sin(math.tau * k / 24)) for k in range(24)]
    p.mesh(asm, "ring", *collar(hole, rim, 0.0012, 0.0095), steel, 0.0008)
    p.text(asm, f"{round(17 * scale)}", 0.0062 * scale, (long * 0.34, -0.0022 * scale, 0.0067), mat.steel("5B6266", 0.5), face=(0, 0, 0))


def collar(inner, outer, low, high):
    """Corners and faces of what is between two closed outlines of the same number of points."""
    count = len(inner)
    verts = [(x, y, z) for z in (low, high) for line in (inner, outer) for x, y in line]
    faces = []
    for k in range(count):
        j = (k + 1) % count
        faces += [(2 * count + k, 3 * count + k, 3 * count + j, 2 * count + j), (k, j, count + j, count + k)]
        faces += [(k, 2 * count + k, 2 * count + j, j), (count + k, count + j, 3 * count + j, 3 * count + k)]
    return verts, faces


def open_jaw(long, radius, gap=0.0095, lean=15):
    """Outline of a round head with a slot that opens at an angle to the shaft."""
    start = math.degrees(math.asin(gap / radius))
    arc = [math.radians(start + (360 - 2 * start) * k / 40) for k in range(41)]
    head = [(radius * math.cos(a), radius * math.sin(a)) for a in arc] + [(-0.004, -gap), (-0.007, 0), (-0.004, gap)]
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    return [(long + x * c - y * s, x * s + y * c) for x, y in head]


def prism(outline, low, high):
    """Corners and faces of an outline between two heights."""
    count = len(outline)
    verts = [(x, y, z) for z in (low, high) for x, y in outline]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    return verts, [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]


def pliers(asm, rng):
    grip = mat.plastic(rng.choice(("C4462B", "1F6E96", "2A343B")), 0.35)
    for side in (-1, 1):
        arm = [(side * 0.006, 0, -0.05), (side * 0.022, 0, -0.10), (side * 0.020, 0, -0.17)]
        p.tubes(asm, [p.arc_path(arm, 0.03)], 0.0075, grip, resolution=5)
        p.mesh(asm, "jaw", [(0, -0.006, 0.02), (side * 0.016, -0.006, -0.03), (side * 0.006, -0.006, -0.055), (0, -0.006, -0.055)], [(0, 1, 2, 3)] if side < 0 else [(3, 2, 1, 0)], mat.steel("9AA4AA", 0.3))
    rod(asm, (0, -0.007, -0.045), 0.012, 0.012, mat.steel("9AA4AA", 0.3), axis="Y", segments=32)


def hammer(asm, rng):
    rod(asm, (0, 0, -0.30), 0.013, 0.31, mat.paint("C9A878", 0.6), segments=32)
    rod(asm, (-0.055, 0, 0.0), 0.016, 0.11, mat.steel("8F9AA1", 0.35), axis="X", segments=32)


def saw(asm, rng):
    frame = [(-0.02, 0, 0.0), (0.05, 0, 0.02), (0.05, 0, -0.30), (0.0, 0, -0.32)]
    p.tubes(asm, [p.arc_path(frame, 0.02)], 0.006, mat.steel("B9C1C6", 0.3), resolution=4)
    box(asm, (-0.024, -0.001, -0.32), (-0.012, 0.001, 0.0), mat.steel("C3CACE", 0.25), 0)
    box(asm, (-0.03, -0.012, -0.42), (0.012, 0.012, -0.30), mat.plastic("E0A93A", 0.4), 0.008, 4)


def hex_keys(asm, rng):
    for k in range(6):
        x, tall = -0.035 + 0.014 * k, 0.16 - 0.018 * k
        p.tubes(asm, [p.arc_path([(x, 0, -tall), (x, 0, 0), (x, -0.03, 0.0)], 0.008)], 0.0032 - 0.0003 * k, mat.steel("3A464E", 0.4), resolution=3)
    box(asm, (-0.045, -0.012, -0.05), (0.045, 0.006, -0.02), mat.plastic("C4462B", 0.4), 0.003)


def tape(asm, rng):
    rod(asm, (0, -0.03, -0.05), 0.052, 0.045, mat.plastic(rng.choice(("2A343B", "E9EDEF", "C4462B")), 0.35), axis="Y", segments=48)
    rod(asm, (0, -0.032, -0.05), 0.034, 0.05, mat.paint("C9A878", 0.7), axis="Y", segments=48)


TOOLS = (screwdriver, screwdriver, spanner, spanner, pliers, hammer, saw, hex_keys, tape)


def shelf(asm, rng, length, z):
    """Wall shelf with spray cans, boxes of parts and folders."""
    box(asm, (-length / 2, 0.40, z), (length / 2, 0.70, z + 0.025), mat.paint("C9D3D8", 0.5), 0.003)
    x = -length / 2 + 0.06
    while x < length / 2 - 0.25:
        kind = rng.random()
        if kind < 0.3:
            rod(asm, (x + 0.035, 0.52, z + 0.025), 0.032, 0.19, mat.paint(rng.choice(("1F6E96", "E0A93A", "C4462B", "E9EDEF")), 0.3), bevel=0.008)
            rod(asm, (x + 0.035, 0.52, z + 0.215), 0.017, 0.035, mat.plastic("E9EDEF", 0.4), segments=24)
            x += 0.085
        elif kind < 0.75:
            wide, tall = rng.uniform(0.16, 0.30), rng.uniform(0.12, 0.24)
            box(asm, (x, 0.43, z + 0.025), (x + wide, 0.66, z + 0.025 + tall), mat.paint(rng.choice(("C9A878", "BE9C6C", "E4E8EA", "35526B")), 0.7), 0.003)
            box(asm, (x + 0.03, 0.4285, z + 0.06), (x + wide * 0.6, 0.44, z + 0.06 + tall * 0.35), mat.paint("F7F7F3", 0.7), 0)
            x += wide + 0.02
        else:
            x += rng.uniform(0.05, 0.18)


def loose_tools(asm, rng):
    """What lies beside the work: a spanner, a screwdriver, a multimeter with its leads."""
    with asm.turned((0, 0, 0.012), 0):
        for x, y, turn, tool in ((0.0, -0.03, 100, spanner), (0.16, 0.02, 40, screwdriver)):
            with asm.turned((x, y, 0), turn):
                with asm.turned((0, 0, 0), 90, "X"):
                    tool(asm, rng)
    with asm.turned((-0.30, 0.16, 0), 18):
        multimeter(asm)


def meter_with_leads(asm, rng, clips=()):
    """`clips` is what the two leads are clipped to, seen from the meter; without it they end in probes beside it."""
    multimeter(asm, not clips)
    for k, (x, colour) in enumerate(((0.009, "10181E"), (0.027, "C4462B")) if clips else ()):
        ex, ey, ez = clips[3 * k : 3 * k + 3]
        boot, steel = mat.plastic(colour, 0.4), mat.steel("C3CACE", 0.25)
        boxes(asm, [((ex + side - 0.0008, ey - 0.004, ez - 0.006), (ex + side + 0.0008, ey + 0.004, ez + 0.018)) for side in (-0.0035, 0.0035)], steel, 0)
        rod(asm, (ex, ey, ez + 0.014), 0.0068, 0.040, boot, bevel=0.002, segments=32)
        rod(asm, (x, -0.066, 0.041), 0.0062, 0.020, boot, bevel=0.002, segments=32)
        lead = [(x, -0.066, 0.058), (x, -0.066, 0.074), (x + 0.004, -0.105, 0.070), (x + 0.03, -0.16 - 0.03 * k, 0.0035), (x + 0.13, -0.15 - 0.03 * k, 0.0035), (ex * 0.75, ey - 0.36, 0.0035), (ex, ey - 0.20, ez - 0.02), (ex, ey - 0.05, ez + 0.10), (ex, ey, ez + 0.052)]
        p.tubes(asm, [p.arc_path(lead, 0.035)], 0.0019, mat.rubber(colour), resolution=4)


def multimeter(asm, probes=True):
    """Lying meter, 92 x 188 mm: rubber holster with ribs, glass, keys, a dial with its print, four sockets, leads with probes."""
    holster, face, ink = mat.rubber("D08A1E"), mat.plastic("2B3237", 0.5), mat.paint("E4E8EA", 0.5)
    box(asm, (-0.046, -0.094, 0.001), (0.046, 0.094, 0.037), holster, 0.011, 5)
    for side in (-1, 1):
        boxes(asm, [((side * 0.0455 - 0.0012, -0.050 + 0.009 * k, 0.010), (side * 0.0455 + 0.0012, -0.045 + 0.009 * k, 0.030)) for k in range(10)], holster, 0.001)
    box(asm, (-0.0385, -0.086, 0.030), (0.0385, 0.086, 0.0405), face, 0.006, 4)
    box(asm, (-0.0315, 0.031, 0.0395), (0.0315, 0.074, 0.0412), mat.plastic("0E1215", 0.12), 0.002)
    box(asm, (-0.0275, 0.035, 0.0405), (0.0275, 0.070, 0.0415), mat.paint("9DAA94", 0.25), 0.001)
    dark = mat.paint("161C1A", 0.5)
    p.text(asm, "4.71", 0.023, (-0.018, 0.044, 0.0417), dark, face=(0, 0, 0))
    p.text(asm, "A", 0.009, (0.019, 0.044, 0.0417), dark, face=(0, 0, 0))
    boxes(asm, [((-0.024 + 0.0019 * k, 0.0375, 0.0416), (-0.0232 + 0.0019 * k, 0.0405 if k % 5 else 0.0415, 0.0418)) for k in range(24)], dark, 0)
    for k in range(4):
        box(asm, (-0.0285 + 0.0155 * k, 0.018, 0.040), (-0.0175 + 0.0155 * k, 0.025, 0.0422), mat.plastic("C9D0D3" if k else "D08A1E", 0.5), 0.0012)
    rod(asm, (0, -0.018, 0.0402), 0.0235, 0.0012, mat.plastic("1C2226", 0.4), segments=64)
    rod(asm, (0, -0.018, 0.041), 0.0185, 0.006, mat.plastic("353E44", 0.42), bevel=0.002, segments=64)
    with asm.turned((0, -0.018, 0.0465), 38):
        box(asm, (-0.0045, -0.0175, 0), (0.0045, 0.0175, 0.0075), mat.plastic("353E44", 0.42), 0.002, 4)
        box(asm, (-0.0006, 0.006, 0.007), (0.0006, 0.0165, 0.0078), ink, 0)
    for k, mark in enumerate(("V", "mV", "°C", "Hz", "µA", "mA", "A")):
        a = math.radians(128 - 43 * k)
        p.text(asm, mark, 0.0058, (0.030 * math.cos(a), -0.020 + 0.028 * math.sin(a), 0.0408), ink, "CENTER", face=(0, 0, 0))
    sockets = ((-0.027, "D08A1E"), (-0.009, "C4462B"), (0.009, "10181E"), (0.027, "C4462B"))
    for x, colour in sockets:
        rod(asm, (x, -0.066, 0.040), 0.0068, 0.0016, mat.plastic(colour, 0.45), segments=32)
        rod(asm, (x, -0.066, 0.0412), 0.0040, 0.0008, mat.plastic("07090A", 0.8), segments=24)
    for x, colour, out in ((0.009, "10181E", 0.0), (0.027, "C4462B", 0.05)) if probes else ():
        rod(asm, (x, -0.066, 0.041), 0.0062, 0.020, mat.plastic(colour, 0.4), bevel=0.002, segments=32)
        lead = [(x, -0.066, 0.058), (x, -0.066, 0.074), (x + 0.004, -0.105, 0.070), (x + 0.03, -0.17 - out * 0.4, 0.0035), (x + 0.15, -0.19 - out, 0.0035), (x + 0.21, -0.08 - out, 0.0035), (x + 0.15, -0.01 - out, 0.006)]
        p.tubes(asm, [p.arc_path(lead, 0.035)], 0.0019, mat.rubber(colour), resolution=4)
        with asm.turned((x + 0.15, -0.01 - out, 0.0068), 158):
            rod(asm, (0, 0, 0), 0.0060, 0.085, mat.plastic(colour, 0.35), axis="X", bevel=0.002, segments=32)
            rod(asm, (0.060, 0, 0), 0.0068, 0.004, mat.plastic(colour, 0.35), axis="X", segments=32)
            rod(asm, (0.084, 0, 0), 0.0011, 0.022, mat.steel("C9A86A", 0.2), axis="X", segments=16)


def dust_brush(asm, rng):
    """Flat brush for fins, lying down along x: beech handle with a hole, tinned ferrule with nails, bristles that spread."""
    wood, tin = mat.paint("C08F55", 0.42), mat.steel("C9CDCF", 0.3)
    outline = [(-0.165, 0.009), (-0.150, 0.0135), (-0.110, 0.0125), (-0.050, 0.0085), (-0.020, 0.0125), (0.0, 0.0235)]
    rim = outline + [(x, -y) for x, y in reversed(outline)]
    count = len(rim)
    verts = [(x, y, z) for z in (0.007, 0.021) for x, y in rim]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [((k + 1) % count, k, count + k, count + (k + 1) % count) for k in range(count)]
    p.mesh(asm, "handle", verts, faces, wood, 0.005, 4)
    rod(asm, (-0.148, 0, 0.0065), 0.004, 0.015, mat.plastic("15191C", 0.8), segments=24)
    box(asm, (-0.003, -0.026, 0.004), (0.032, 0.026, 0.024), tin, 0.003)
    boxes(asm, [((x, -0.0264, 0.0037), (x + 0.0015, 0.0264, 0.0243)) for x in (0.004, 0.024)], tin, 0.0005)
    for y in (-0.016, 0.0, 0.016):
        rod(asm, (0.014, y, 0.0235), 0.0022, 0.0014, mat.steel("8F9AA1", 0.3), segments=16)
    bristles = []
    for _ in range(1100):
        y, z = rng.uniform(-0.024, 0.024), rng.uniform(0.006, 0.022)
        long, fan = rng.uniform(0.050, 0.060), 1 + rng.uniform(0.05, 0.28)
        bristles.append([(0.030, y, z), (0.030 + long * 0.6, y * (1 + (fan - 1) * 0.4), z), (0.030 + long, y * fan, max(0.0012, z + (z - 0.014) * 0.5 - 0.003))])
    p.tubes(asm, bristles, 0.00036, mat.paint("B7A07A", 0.7), resolution=0)


def carcass(asm, rng, width=0.9, height=1.79, depth=0.86, film=True):
    """Cabinet on the line before its door: bare steel, grey profile around the mouth, blue film on the side, pipes that wait for the machine."""
    x0, x1 = -width / 2, width / 2
    p.shell(asm, (x0, 0, 0.06), (x1, depth, height), (0.075, 0.075, 0.36, 0.10), depth - 0.16, mat.steel("BFC6CA", 0.42), mat.satin("DDE3E6"), 0.004)
    p.tubes(asm, [p.ring_path(x0 + 0.069, x1 - 0.069, 0.426, height - 0.106, -0.002, 0.03)], 0.008, mat.rubber("8C9497"), closed=True, resolution=4)
    boxes(asm, [((x0 + 0.10, 0.10, z), (x1 - 0.10, depth - 0.14, z + 0.012)) for z in (0.82, 1.18, 1.52)], mat.brushed_steel("X"), 0)
    if film:
        for side in (x0 - 0.003, x1 + 0.001):
            box(asm, (side, 0.06, 0.30), (side + 0.002, depth - 0.05, height - 0.04), mat.plastic("4C9BCB", 0.25), 0)
    box(asm, (x0 + 0.05, -0.004, 0.10), (x1 - 0.05, 0.02, 0.38), mat.plastic("0B1116", 0.8), 0)
    pipes = [p.arc_path([(x, 0.05, 0.12), (x, -0.05, 0.16), (x + 0.05, -0.06, 0.30 + 0.04 * k), (x + 0.10, 0.02, 0.34)], 0.03) for k, x in enumerate((-0.2, -0.05, 0.12))]
    p.tubes(asm, pipes, 0.007, mat.steel("B8714A", 0.24), resolution=4)
    card = mat.paint("F6EFC9", 0.8)
    box(asm, (x1 - 0.24, -0.012, height - 0.29), (x1 - 0.09, -0.010, height - 0.06), card, 0)
