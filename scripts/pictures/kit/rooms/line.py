"""Stations of an assembly line: a tool on its balancer, the sheet of the step, a stand with parts, mats. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

DARK = "20282E"


def hung_driver(asm, rng, top=2.9, swing=3.0):
    """Torque screwdriver on a balancer: the origin is the tip of its bit; rope, coiled lead, grip, lever, ring of light."""
    dark, orange, steel = mat.plastic(DARK, 0.45), mat.plastic("D9702E", 0.4), mat.steel("C3CACE", 0.25)
    with asm.turned((0, 0, 0), swing, "Y"):
        rod(asm, (0, 0, 0), 0.0032, 0.070, mat.steel("8F9AA1", 0.25), segments=6)
        p.lathe(asm, p.rounded([(0, 0.062), (0.0085, 0.062), (0.0095, 0.070), (0.0095, 0.096), (0.0125, 0.102), (0.0150, 0.112), (0.0150, 0.118), (0, 0.118)], 0.0015), steel, segments=48)
        p.lathe(asm, p.rounded([(0, 0.116), (0.0175, 0.116), (0.0205, 0.132), (0.0205, 0.158), (0.0190, 0.162)], 0.003), mat.plastic("4A555C", 0.35), segments=64)
        p.lathe(asm, [(0.0193, 0.160), (0.0200, 0.162), (0.0200, 0.168), (0.0193, 0.170)], mat.glow("3FBF86", 1.4), segments=64)
        grip = [(0.0190, 0.168), (0.0200, 0.185), (0.0185, 0.225), (0.0200, 0.275), (0.0215, 0.315), (0.0205, 0.332), (0, 0.336)]
        p.lathe(asm, p.rounded(grip, 0.004), dark, segments=64)
        rings = [[(0.0203 * math.cos(a), 0.0203 * math.sin(a), 0.262 + 0.0085 * k) for a in (math.tau * i / 40 for i in range(40))] for k in range(6)]
        p.tubes(asm, rings, 0.0013, mat.rubber("12171A"), closed=True, resolution=3)
        lever = [(0.0, -0.0215, 0.300), (0.0, -0.0300, 0.285), (0.0, -0.0285, 0.225), (0.0, -0.0215, 0.205)]
        p.tubes(asm, [p.arc_path(lever, 0.012)], 0.0042, orange, resolution=5)
        p.lathe(asm, p.rounded([(0.0208, 0.322), (0.0212, 0.324), (0.0212, 0.334), (0.0208, 0.336)], 0.001), orange, segments=64)
        eye = [(0.012 * math.cos(a), 0, 0.348 + 0.012 * math.sin(a)) for a in (math.tau * k / 24 for k in range(24))]
        p.tubes(asm, [eye], 0.0026, steel, closed=True, resolution=4)
        box(asm, (-0.004, -0.005, 0.357), (0.004, 0.005, 0.392), steel, 0.002)
        p.tubes(asm, [[(0, 0, 0.388), (0, 0, top)]], 0.0016, mat.steel("9AA4AA", 0.3), resolution=4)
        coil(asm, top)


def coil(asm, top):
    """The lead of the tool: straight at its grip, then wound around the rope."""
    turns, path = int((top - 0.72) / 0.017), [(0.010, 0.004, 0.334), (0.018, 0.006, 0.38), (0.030, 0.004, 0.50)]
    for k in range(turns * 12):
        a, z = math.tau * k / 12, 0.56 + 0.017 * k / 12
        path.append((0.024 * math.cos(a), 0.024 * math.sin(a), z))
    p.tubes(asm, [path], 0.0044, mat.rubber("2A3036"), resolution=4)


def step_sheet(asm, rng, height=1.34, step="4"):
    """Post with the sheet of a work step in a frame: the cabinet drawn, its screws numbered, torque and tool."""
    rod(asm, (0, 0.03, 0), 0.16, 0.014, mat.steel("6E787E", 0.4))
    rod(asm, (0, 0.03, 0.014), 0.016, height + 0.12, mat.steel("C3CACE", 0.3))
    with asm.turned((0, 0, height), 8, "X"):
        box(asm, (-0.225, -0.004, -0.165), (0.225, 0.012, 0.165), mat.plastic("3C4A52", 0.45), 0.008, 4)
        box(asm, (-0.210, -0.0055, -0.1485), (0.210, 0, 0.1485), mat.paint("F2F2EE", 0.6), 0)
        drawn(asm, step)
        for x in (-0.10, 0.10):
            box(asm, (x - 0.020, -0.0085, 0.146), (x + 0.020, 0.006, 0.172), mat.steel("AEB7BC", 0.3), 0.002)


def drawn(asm, step):
    """What is printed on the sheet."""
    ink, y, red, blue = mat.paint("20282D", 0.6), -0.0062, mat.paint("C4462B", 0.6), mat.paint("1F6E96", 0.6)
    box(asm, (-0.205, y, 0.112), (-0.150, y + 0.0005, 0.144), blue, 0)
    p.text(asm, step, 0.026, (-0.1775, y - 0.0003, 0.1185), mat.paint("F2F2EE", 0.6), "CENTER")
    p.wordmark(asm, 0.062, (0.138, y, 0.122), ink)
    boxes(asm, [((-0.205, y, 0.1075), (0.205, y + 0.0004, 0.1083)), ((0.060, y, -0.140), (0.0606, y + 0.0004, 0.1075))], ink, 0)
    line = lambda *points: [(x, y, z) for x, z in points]
    # The cabinet from its corner, its mouth and its base.
    body = [line((-0.16, -0.12), (-0.04, -0.135), (-0.04, 0.075), (-0.16, 0.090), (-0.16, -0.12)), line((-0.04, -0.135), (0.03, -0.105), (0.03, 0.090), (-0.04, 0.075)), line((-0.16, 0.090), (-0.09, 0.103), (0.03, 0.090))]
    body += [line((-0.148, -0.066), (-0.052, -0.078), (-0.052, 0.064), (-0.148, 0.076), (-0.148, -0.066)), line((-0.16, -0.074), (-0.04, -0.088), (0.03, -0.060))]
    p.tubes(asm, body, 0.0007, ink, resolution=2)
    p.tubes(asm, [line((-0.143, -0.061), (-0.057, -0.072), (-0.057, 0.059), (-0.143, 0.070), (-0.143, -0.061))], 0.0016, red, resolution=2)
    marks = ((-0.188, 0.05, -0.150, 0.04), (-0.188, -0.03, -0.150, -0.02), (-0.02, 0.0, -0.054, 0.0), (-0.10, -0.02, -0.10, -0.066))
    p.tubes(asm, [line((a, b), (c, d)) for a, b, c, d in marks], 0.0006, blue, resolution=2)
    for k, (a, b, _, _) in enumerate(marks):
        rod(asm, (a, y - 0.0008, b), 0.0088, 0.001, blue, axis="Y", segments=32)
        p.text(asm, f"{k + 1}", 0.0110, (a, y - 0.0013, b - 0.0042), mat.paint("F2F2EE", 0.6), "CENTER")
    for k, words in enumerate(("M5 × 16", "4.5 N·m", "M6 × 20", "8.0 N·m")):
        p.text(asm, words, 0.0150, (0.098, y, 0.078 - 0.050 * k), ink)
        rod(asm, (0.080, y - 0.0004, 0.083 - 0.050 * k), 0.0088, 0.001, blue, axis="Y", segments=32)
        p.text(asm, f"{k + 1}", 0.0110, (0.080, y - 0.0009, 0.0788 - 0.050 * k), mat.paint("F2F2EE", 0.6), "CENTER")
        box(asm, (0.066, y, 0.058 - 0.050 * k), (0.200, y + 0.0004, 0.0584 - 0.050 * k), mat.paint("B9C1C4", 0.6), 0)


def parts_stand(asm, rng, columns=4):
    """Stand of square tube with open bins in three slanting rows; bags with seals hang below."""
    wide = columns * 0.21 + 0.04
    tube = mat.paint("39505F", 0.45)
    boxes(asm, [((x - 0.016, y - 0.016, 0.03), (x + 0.016, y + 0.016, top)) for x in (-wide / 2, wide / 2) for y, top in ((0.02, 1.00), (0.42, 1.42))], tube, 0.003)
    boxes(asm, [((x - 0.0155, -0.10, 0.03), (x + 0.0155, 0.52, 0.06)) for x in (-wide / 2, wide / 2)], tube, 0.003)
    for k, z in enumerate((0.55, 0.86, 1.17)):
        with asm.turned((0, 0.02 + 0.10 * k, z), -14, "X"):
            box(asm, (-wide / 2, 0, -0.012), (wide / 2, 0.34, 0), mat.satin("BAC3C8"), 0.002)
            for i in range(columns):
                with asm.turned((-wide / 2 + 0.02 + 0.21 * (i + 0.5), 0.02, 0.001), 0):
                    bin_of_parts(asm, rng, ("2C6E93", "2C6E93", "C9A02C")[(i + k) % 3], k + i)


def bin_of_parts(asm, rng, tone, kind):
    """Open bin with a low front, a label and what is in it: screws, caps, elbows of copper, coils of seal."""
    shade, half = mat.plastic(tone, 0.42), 0.094
    boxes(asm, [((-half, 0, 0), (half, 0.30, 0.004)), ((-half, 0, 0.001), (half, 0.005, 0.062)), ((-half, 0.295, 0.001), (half, 0.30, 0.125))], shade, 0.0015)
    for side in (-1, 1):
        x = side * half
        a, b = sorted((x, x - side * 0.004))
        verts = [(x, y, z) for x in (a, b) for y, z in ((0.001, 0.002), (0.299, 0.002), (0.299, 0.124), (0.10, 0.124), (0.001, 0.061))]
        faces = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]
        p.mesh(asm, "side", verts, faces, shade, smooth=False)
    box(asm, (-0.060, -0.0012, 0.014), (0.060, 0.001, 0.050), mat.paint("F4F4F0", 0.5), 0)
    p.text(asm, f"{rng.randrange(100, 999)}-{rng.randrange(10, 99)}", 0.018, (-0.052, -0.0016, 0.026), mat.paint(mat.INK, 0.5))
    filled = (screws, elbows, caps, seals)[kind % 4]
    filled(asm, rng, half - 0.012)


def screws(asm, rng, half):
    steel = mat.steel("AEB7BC", 0.3)
    box(asm, (-half, 0.008, 0.003), (half, 0.29, 0.030), mat.steel("7C868C", 0.5), 0.006)
    for _ in range(110):
        with asm.turned((rng.uniform(-half, half), rng.uniform(0.015, 0.28), 0.032 + rng.uniform(0, 0.008)), rng.uniform(0, 360)):
            rod(asm, (0, 0, 0), 0.0028, 0.020, steel, axis="X", segments=10)
            rod(asm, (-0.004, 0, 0), 0.0052, 0.005, steel, axis="X", segments=6)


def elbows(asm, rng, half):
    paths = []
    for _ in range(46):
        x, y, z, a = rng.uniform(-half + 0.02, half - 0.02), rng.uniform(0.03, 0.27), rng.uniform(0.02, 0.06), rng.uniform(0, math.tau)
        c, s = math.cos(a) * 0.03, math.sin(a) * 0.03
        paths.append(p.arc_path([(x - c, y - s, z), (x, y, z + 0.004), (x - s, y + c, z + rng.uniform(0, 0.02))], 0.012))
    p.tubes(asm, paths, 0.0058, mat.steel("B8714A", 0.28), resolution=4)


def caps(asm, rng, half):
    for _ in range(60):
        tone = rng.choice(("20282E", "20282E", "C33B2B"))
        rod(asm, (rng.uniform(-half, half - 0.02), rng.uniform(0.02, 0.27), rng.uniform(0.008, 0.055)), 0.010, 0.018, mat.plastic(tone, 0.45), axis=rng.choice("XYZ"), segments=24)


def seals(asm, rng, half):
    coils = [[((0.060 - 0.004 * k) * math.cos(a), 0.15 + (0.085 - 0.004 * k) * math.sin(a), 0.014 + 0.013 * k) for a in (math.tau * i / 40 for i in range(40))] for k in range(5)]
    p.tubes(asm, coils, 0.0075, mat.rubber("2B3237"), closed=True, resolution=4)


def floor_mat(asm, rng, wide=0.9, length=3.0, tone="383E42", studded=True):
    """Mat to stand or kneel on: bevelled edges, studs if it is `studded`."""
    box(asm, (-wide / 2, 0, 0.0005), (wide / 2, length, 0.013), mat.rubber(tone), 0.010, 3)
    if not studded:
        return
    pitch = 0.03
    studs = [((-wide / 2 + 0.05 + pitch * i, 0.05 + pitch * j, 0.012), (-wide / 2 + 0.066 + pitch * i, 0.066 + pitch * j, 0.0148)) for i in range(int((wide - 0.1) / pitch)) for j in range(int((length - 0.1) / pitch))]
    boxes(asm, studs, mat.rubber("42484C"), 0.001)


def steel_line(asm, rng, length=12.0, rise=0.2):
    """Roller conveyor of worn steel between two frames with a guide rail."""
    steel, frame = mat.steel("A4ADB2", 0.34), mat.paint("4A5A63", 0.45)
    for x in (-0.58, 0.54):
        box(asm, (x, 0, rise - 0.14), (x + 0.04, length, rise - 0.005), frame, 0.004)
    boxes(asm, [((x - 0.01, y, 0), (x + 0.05, y + 0.06, rise - 0.13)) for x in (-0.58, 0.54) for y in (0.8 * k for k in range(int(length / 0.8)))], frame, 0.003)
    for k in range(int(length / 0.11)):
        rod(asm, (-0.545, 0.05 + k * 0.11, rise - 0.030), 0.027, 1.09, steel, axis="X", segments=24)
    box(asm, (0.585, 0, rise - 0.055), (0.592, length, rise - 0.015), mat.paint("C9CFD2", 0.45), 0.002)
