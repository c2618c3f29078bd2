"""What hangs on the walls of rooms that are in use, or stands before them. Built like furniture; the wall is at y = 0."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod


def sockets(asm, rng, length=2.4, plugs=2):
    """Cable duct with sockets; some have a plug, whose lead goes down."""
    box(asm, (-length / 2, -0.05, 0), (length / 2, 0, 0.12), mat.plastic("EDF0F1", 0.45), 0.004)
    count = max(1, int(length / 0.42))
    spots = [-length / 2 + length * (k + 0.5) / count for k in range(count)]
    for x in spots:
        box(asm, (x - 0.045, -0.056, 0.018), (x + 0.045, -0.04, 0.102), mat.plastic("FAFBFB", 0.35), 0.006, 4)
        rod(asm, (x, -0.0575, 0.06), 0.026, 0.003, mat.plastic("C9D0D4", 0.5), axis="Y", segments=32)
    for x in rng.sample(spots, min(plugs, count)):
        rod(asm, (x, -0.095, 0.06), 0.021, 0.038, mat.plastic("22303B", 0.5), axis="Y", segments=32)
        lead = p.arc_path([(x, -0.10, 0.05), (x, -0.10, -0.2), (x + 0.06, -0.03, -0.9)], 0.05)
        p.tubes(asm, [lead], 0.005, mat.rubber("22303B"), resolution=4)


def plug_meter(asm, rng, figure="13.7"):
    """Double socket on the wall; in the left half an energy meter, in the meter the plug of a freezer, its lead goes down."""
    white, cream = mat.plastic("F1F2F0", 0.32), mat.plastic("E3E5E3", 0.42)
    box(asm, (-0.073, -0.030, -0.043), (0.073, 0, 0.043), white, 0.005, 4)
    for x in (-0.0605, 0.0605):
        rod(asm, (x, -0.0308, 0), 0.0036, 0.0014, mat.steel("B9C1C6", 0.3), axis="Y", segments=24)
    holes = [((0.034 - 0.004, -0.0304, 0.010), (0.034 + 0.004, -0.028, 0.017)), ((0.034 - 0.0145, -0.0304, -0.014), (0.034 - 0.0075, -0.028, -0.010)), ((0.034 + 0.0075, -0.0304, -0.014), (0.034 + 0.0145, -0.028, -0.010))]
    boxes(asm, holes, mat.plastic("14191C", 0.8), 0)
    for x in (-0.006, 0.056):
        box(asm, (x - 0.005, -0.0335, 0.022), (x + 0.005, -0.029, 0.037), white, 0.0015)
        box(asm, (x - 0.003, -0.0337, 0.0335), (x + 0.003, -0.033, 0.0350), mat.paint("C4331F", 0.5), 0)
    with asm.turned((-0.034, -0.0305, 0), 0):
        box(asm, (-0.031, -0.036, -0.075), (0.031, -0.0004, 0.068), cream, 0.007, 5)
        box(asm, (-0.0313, -0.0165, -0.0752), (0.0313, -0.0155, 0.0682), mat.plastic("B9C0C2", 0.5), 0)
        box(asm, (-0.0265, -0.0372, 0.018), (0.0265, -0.034, 0.062), mat.plastic("1C2226", 0.15), 0.002)
        box(asm, (-0.0235, -0.0376, 0.022), (0.0235, -0.036, 0.058), mat.paint("B6C2A8", 0.25), 0.0008)
        ink = mat.paint("151B19", 0.5)
        p.text(asm, figure, 0.0205, (-0.0205, -0.0379, 0.0315), ink)
        p.text(asm, "kWh", 0.0066, (0.0205, -0.0379, 0.0248), ink, "RIGHT")
        p.text(asm, "24:00", 0.0066, (-0.0205, -0.0379, 0.0248), ink)
        boxes(asm, [((-0.0205 + 0.0038 * k, -0.0379, 0.0505), (-0.0178 + 0.0038 * k, -0.0377, 0.0518 + 0.0008 * (k % 4))) for k in range(11)], ink, 0)
        for k, colour in enumerate(("C4462B", "6B767C", "6B767C")):
            rod(asm, (-0.017 + 0.017 * k, -0.0382, 0.006), 0.0046, 0.003, mat.plastic(colour, 0.45), axis="Y", bevel=0.001, segments=32)
        box(asm, (-0.0235, -0.0585, -0.061), (0.0235, -0.0355, -0.013), mat.plastic("20272C", 0.45), 0.008, 5)
        rod(asm, (0, -0.0595, -0.034), 0.0036, 0.002, mat.steel("B9C1C6", 0.3), axis="Y", segments=20)
        p.text(asm, "13 A", 0.0058, (0, -0.0588, -0.024), mat.paint("7C878C", 0.5), "CENTER")
        rod(asm, (0, -0.047, -0.080), 0.0062, 0.022, mat.rubber("20272C"), bevel=0.002, segments=32)
        ribs = [[(0.0064 * math.cos(a), -0.047 + 0.0064 * math.sin(a), -0.066 - 0.004 * k) for a in (math.tau * i / 24 for i in range(25))] for k in range(4)]
        p.tubes(asm, ribs, 0.0009, mat.rubber("20272C"), resolution=3)
        lead = [(0, -0.047, -0.079), (0, -0.047, -0.16), (-0.03, -0.04, -0.34), (-0.10, -0.02, -0.62), (-0.34, -0.02, -0.98)]
        p.tubes(asm, [p.arc_path(lead, 0.09, 10)], 0.0042, mat.rubber("20272C"), resolution=5)


def gloves(asm, rng, count=3):
    """Rack with boxes of gloves, one above the other."""
    tall, steel = 0.135, mat.steel("C3CACE", 0.3)
    box(asm, (-0.135, -0.105, -0.006), (0.135, 0, 0), steel, 0.001)
    for side in (-1, 1):
        a, b = sorted((side * 0.135, side * 0.129))
        box(asm, (a, -0.105, 0), (b, 0, count * tall), steel, 0.001)
    for k in range(count):
        z, colour = k * tall, ("2C7FA8", "7FB4C8", "8E7FB0")[k % 3]
        box(asm, (-0.122, -0.098, z + 0.002), (0.122, -0.004, z + tall - 0.006), mat.paint("F3F6F7", 0.6), 0.003)
        box(asm, (-0.122, -0.0985, z + 0.004), (0.122, -0.09, z + 0.05), mat.paint(colour, 0.55), 0.001)
        rod(asm, (0.02, -0.0995, z + 0.085), 0.030, 0.003, mat.paint("2A343B", 0.7), axis="Y", segments=32)
        p.lathe(asm, p.rounded([(0, 0), (0.020, 0), (0.012, 0.030), (0, 0.034)], 0.006), mat.rubber(colour), segments=24)
        tuft = asm.collection.objects[-1]
        tuft.rotation_euler, tuft.location = (math.radians(68), 0, rng.uniform(-0.4, 0.4)), (0.02, -0.098, z + 0.082)


def clock(asm, rng, radius=0.16):
    """Round wall clock at ten past ten."""
    rod(asm, (0, -0.035, 0), radius, 0.035, mat.steel("C3CACE", 0.3), axis="Y", bevel=0.006, segments=96)
    rod(asm, (0, -0.037, 0), radius * 0.92, 0.003, mat.paint("FAFAF8", 0.5), axis="Y", segments=96)
    at = lambda turn, reach: (radius * reach * math.sin(turn), -0.0385, radius * reach * math.cos(turn))
    ink = mat.paint(mat.INK, 0.5)
    ticks = [[at(math.radians(30 * k), 0.74), at(math.radians(30 * k), 0.85)] for k in range(12)]
    p.tubes(asm, ticks, 0.0028, ink)
    p.tubes(asm, [[at(math.radians(305), -0.08), at(math.radians(305), 0.5)], [at(math.radians(62), -0.1), at(math.radians(62), 0.72)]], 0.0042, ink)


def notices(asm, rng, width=1.2, height=0.8, sheets=7):
    """White board with printed sheets under magnets."""
    box(asm, (-width / 2 - 0.015, -0.022, -0.015), (width / 2 + 0.015, 0, height + 0.015), mat.steel("C9D0D4", 0.35), 0.004)
    box(asm, (-width / 2, -0.024, 0), (width / 2, -0.01, height), mat.plastic("F8FAFA", 0.25), 0)
    columns = max(1, int(width / 0.26))
    spots = [(-width / 2 + 0.05 + i * (width - 0.08) / columns, height - 0.36 - 0.36 * j) for j in range(int(height / 0.37)) for i in range(columns)]
    for x, z in sorted(rng.sample(spots, min(sheets, len(spots)))):
        with asm.turned((x + rng.uniform(-0.01, 0.02), -0.0245, z + rng.uniform(-0.01, 0.02)), rng.uniform(-2, 2), "Y"):
            box(asm, (0, -0.001, 0), (0.21, 0, 0.297), mat.paint(rng.choice(("FFFFFF", "FFFFFF", "FBF3D2", "E4F0F5")), 0.75), 0)
            rows = [((0.02, -0.0016, 0.25 - k * 0.018), (rng.uniform(0.10, 0.19), 0, 0.2545 - k * 0.018)) for k in range(rng.randrange(6, 13))]
            boxes(asm, rows, mat.paint("66757F", 0.75), 0)
            rod(asm, (0.105, -0.009, 0.28), 0.012, 0.008, mat.plastic(rng.choice(("1F6E96", "C4462B", "2A343B")), 0.35), axis="Y", segments=32)


def basin(asm, rng):
    """Hand basin with a tap at a splash back, with dispensers of soap and towels above."""
    white, chrome = mat.plastic("F4F6F6", 0.15), mat.steel("D5DADD", 0.12)
    box(asm, (-0.45, -0.012, 0.80), (0.45, 0, 1.62), mat.paint("DCE8EC", 0.2), 0.002)
    bowl = [(0.03, 0.70), (0.19, 0.73), (0.27, 0.87), (0.27, 0.89), (0.245, 0.89), (0.235, 0.86), (0.16, 0.76), (0.02, 0.75), (0, 0.75)]
    p.lathe(asm, p.rounded(bowl, 0.02), white, (0, -0.285), 96)
    rod(asm, (0, -0.22, 0.45), 0.035, 0.26, chrome)
    p.tubes(asm, [p.arc_path([(0, -0.22, 0.46), (0, -0.22, 0.40), (0, -0.01, 0.40)], 0.05)], 0.03, chrome, resolution=6)
    p.tubes(asm, [p.arc_path([(0, -0.05, 0.87), (0, -0.05, 1.12), (0, -0.20, 1.12), (0, -0.20, 1.05)], 0.05)], 0.011, chrome, resolution=6)
    rod(asm, (0.06, -0.05, 0.88), 0.014, 0.05, chrome)
    for x, width, tall in ((-0.22, 0.10, 0.24), (0.22, 0.30, 0.34)):
        box(asm, (x - width / 2, -0.14, 1.24), (x + width / 2, -0.012, 1.24 + tall), mat.plastic("EEF2F4", 0.3), 0.016, 5)
        box(asm, (x - width * 0.36, -0.143, 1.26), (x + width * 0.36, -0.13, 1.26 + tall * 0.32), mat.plastic("9DB1BC", 0.25), 0.008, 4)
    box(asm, (0.13, -0.10, 1.18), (0.31, -0.04, 1.245), mat.paint("FFFFFF", 0.9), 0.002)


def waste(asm, rng):
    """Pedal bin of a hospital with the yellow lid of clinical waste. It stands before the wall."""
    body = mat.plastic("EEF1F2", 0.4)
    box(asm, (-0.20, -0.42, 0.02), (0.20, -0.06, 0.565), body, 0.025, 5)
    box(asm, (-0.215, -0.435, 0.56), (0.215, -0.05, 0.62), mat.plastic("E0B43A", 0.35), 0.022, 5)
    box(asm, (-0.06, -0.50, 0.03), (0.06, -0.40, 0.045), mat.plastic("2A343B", 0.5), 0.005)
    box(asm, (-0.07, -0.4225, 0.30), (0.07, -0.41, 0.44), mat.paint("F9E9A8", 0.6), 0.001)


def extinguisher(asm, rng):
    """Fire extinguisher on its bracket, with its sign above."""
    red, dark = mat.plastic("B3261E", 0.25), mat.plastic("1E262C", 0.5)
    p.lathe(asm, p.rounded([(0, 0.25), (0.075, 0.25), (0.075, 0.66), (0.028, 0.72), (0.028, 0.76), (0, 0.76)], 0.03), red, (0, -0.095), 64)
    rod(asm, (0, -0.095, 0.75), 0.022, 0.04, mat.steel("C9A86A", 0.25))
    box(asm, (-0.012, -0.16, 0.79), (0.012, -0.05, 0.815), dark, 0.004)
    p.tubes(asm, [p.arc_path([(0, -0.12, 0.78), (0.10, -0.13, 0.78), (0.095, -0.10, 0.36)], 0.05)], 0.010, dark, resolution=5)
    box(asm, (-0.05, -0.1705, 0.40), (0.05, -0.12, 0.56), mat.paint("F4F4F0", 0.5), 0.002)
    box(asm, (-0.02, -0.03, 0.30), (0.02, 0, 0.70), dark, 0.002)
    box(asm, (-0.10, -0.004, 1.55), (0.10, 0, 1.75), mat.paint("C22B22", 0.5), 0.001)
    box(asm, (-0.022, -0.006, 1.59), (0.022, 0, 1.69), mat.paint("FFFFFF", 0.6), 0.001)


def partition(asm, rng, left=-4.0, right=4.0, height=2.9, openings=(-0.5, 0.5, 0.16, 1.56), tone="EDF0F0"):
    """Lightweight wall before the wall; each opening (x from, to, z from, to) has a frame of steel, for what is built in."""
    panel, steel = mat.paint(tone, 0.55), mat.brushed_steel("X", "C9CFD3")
    spots = sorted(tuple(openings[k : k + 4]) for k in range(0, len(openings), 4))
    edges = [left, *(edge for spot in spots for edge in spot[:2]), right]
    spans = [((a, 0, 0), (b, 0.10, height)) for a, b in zip(edges[::2], edges[1::2])]
    for a, b, low, high in spots:
        spans += [((a - 0.001, 0, z0), (b + 0.001, 0.10, z1)) for z0, z1 in ((0, low), (high, height)) if z1 > z0]
        frame = [((x - 0.035, -0.014, low - 0.035), (x + 0.035, 0.02, high + 0.035)) for x in (a - 0.03, b + 0.03)]
        frame += [((a - 0.001, -0.013, z - 0.035), (b + 0.001, 0.02, z + 0.035)) for z in (low, high) if z > 0.05]
        boxes(asm, frame, steel, 0.003)
    boxes(asm, spans, panel, 0)
    joints = [((x - 0.002, -0.001, 0.09), (x + 0.002, 0.01, height)) for x in seams(left, right, spots)]
    boxes(asm, joints, mat.paint("B9C2C7", 0.6), 0)
    box(asm, (left, -0.012, 0), (right, 0.01, 0.09), mat.paint("C3CCD1", 0.5), 0)


def seams(left, right, spots, pitch=1.2):
    """Where two panels meet, beside the openings."""
    xs = [left + pitch * k for k in range(1, int((right - left) / pitch) + 1)]
    return [x for x in xs if not any(a - 0.1 < x < b + 0.1 for a, b, *_ in spots)]


def door(asm, rng, width=0.96, tone="B9C9D1", frame="9FAEB7"):
    """Door with a narrow window and a lever."""
    box(asm, (-width / 2 - 0.06, -0.03, 0), (width / 2 + 0.06, 0.02, 2.16), mat.paint(frame, 0.5), 0.004)
    box(asm, (-width / 2, -0.045, 0.008), (width / 2, -0.01, 2.10), mat.enamel(tone), 0.004)
    box(asm, (width * 0.18, -0.048, 1.10), (width * 0.32, -0.04, 1.85), mat.screen(), 0.003)
    box(asm, (-width / 2 + 0.015, -0.048, 0.02), (width / 2 - 0.015, -0.04, 0.28), mat.brushed_steel("X", "C9CFD3"), 0.001)
    chrome = mat.steel("D5DADD", 0.2)
    rod(asm, (-width * 0.40, -0.095, 1.04), 0.011, 0.05, chrome, axis="Y", segments=32)
    rod(asm, (-width * 0.40, -0.09, 1.04), 0.010, 0.13, chrome, axis="X", segments=32)


def pipes(asm, rng, length=4.0):
    """Two pipes and a conduit along the wall in clips, with a drop to a valve; a band tells which is which."""
    white, steel = mat.plastic("E4E7E6", 0.4), mat.steel("B5BCBF", 0.35)
    half = length / 2
    p.tubes(asm, [[(-half, -0.055, 0.0), (half, -0.055, 0.0)]], 0.017, white, resolution=5)
    down = p.arc_path([(half * 0.36, -0.05, 0.075), (half * 0.36, -0.05, -0.9)], 0.02)
    p.tubes(asm, [[(-half, -0.05, 0.075), (half, -0.05, 0.075)], down], 0.011, mat.steel("B0754E", 0.3), resolution=5)
    p.tubes(asm, [[(-half, -0.03, 0.15), (half, -0.03, 0.15)]], 0.012, mat.plastic("C9CDCD", 0.45), resolution=4)
    spots = [-half + 0.2 + 0.8 * k for k in range(int((length - 0.2) / 0.8) + 1)]
    boxes(asm, [((x - 0.011, -0.076, -0.024), (x + 0.011, 0, 0.17)) for x in spots], steel, 0.003)
    for x in spots[1::3]:
        p.tubes(asm, [[(x + 0.2, -0.055, 0), (x + 0.3, -0.055, 0)]], 0.0178, mat.paint("2F7A4F", 0.5), resolution=5)
    x = half * 0.36
    box(asm, (x - 0.022, -0.072, -0.93), (x + 0.022, -0.02, -0.87), steel, 0.005)
    box(asm, (x - 0.05, -0.085, -0.91), (x + 0.05, -0.074, -0.888), mat.plastic("B2452C", 0.4), 0.004)
