"""Where the controller of a freezer is put together and checked: the open unit, its front, tools, screws, sensors. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from .surfaces import timber

WIRES = ("B3261E", "1F5E96", "22303B", "C98A1E", "E4E6E2", "5E7D3A", "6B4A2E")


def assembly_bench(asm, rng, length=2.6, depth=1.2, pad=(-0.56, 0.58, 0.05, 0.66)):
    """Bench of beech with an edge of steel, a grey pad that leads static charge away, its lead with a stud."""
    half = length / 2
    box(asm, (-half, 0, 0.86), (half, depth, 0.90), timber("beech", board=0.07), 0.004)
    box(asm, (-half - 0.002, -0.004, 0.856), (half + 0.002, 0.010, 0.9005), mat.steel("AEB7BC", 0.35), 0.002)
    for x in (-half + 0.05, half - 0.11):
        boxes(asm, [((x, y, 0), (x + 0.06, y + 0.06, 0.861)) for y in (0.08, depth - 0.14)], mat.paint("3C5364", 0.5), 0.003)
    x0, x1, y0, y1 = pad
    box(asm, (x0, y0, 0.899), (x1, y1, 0.9025), rubber_pad(), 0.0015)
    stud = (x1 - 0.04, y1 - 0.04)
    rod(asm, (*stud, 0.902), 0.010, 0.004, mat.steel("C9CFD2", 0.25), segments=32)
    rod(asm, (*stud, 0.906), 0.0075, 0.005, mat.plastic("1B2226", 0.4), segments=32)
    lead = [(stud[0], stud[1], 0.909), (stud[0] + 0.06, stud[1] + 0.03, 0.905), (stud[0] + 0.13, stud[1] + 0.12, 0.9025), (stud[0] + 0.06, stud[1] + 0.22, 0.9025), (stud[0] + 0.15, depth - 0.06, 0.9025), (stud[0] + 0.18, depth + 0.03, 0.82)]
    p.tubes(asm, [p.smooth_line(lead, 8)], 0.002, mat.rubber("20272C"), resolution=3)


def rubber_pad():
    pad = mat.paint("51626B", 0.62)
    if "grain" not in pad:
        mat.add_bump(pad, 520, 0.22)
        pad["grain"] = True
    return pad


# --- the controller -----------------------------------------------------------------


def controller(asm, rng, figure="−80.0"):
    """Unit without its lid: board with terminals, relays and heat sink, clamps on a rail; its front stands behind it on a bracket."""
    tray(asm)
    board(asm, rng)
    clamps(asm, rng)
    inner_wires(asm, rng)
    loose_wires(asm, rng)
    with asm.turned((-0.02, 0.30, 0.002), 6):
        front(asm, figure)
    ribbon(asm, (-0.118, 0.186, 0.030), (-0.112, 0.318, 0.030))


def tray(asm):
    zinc, t, high = mat.zinc("C6CCCF"), 0.0014, 0.052
    box(asm, (-0.175, 0, 0.001), (0.175, 0.235, 0.0025), zinc, 0.0006)
    walls = [((-0.175, 0, 0.001), (-0.175 + t, 0.235, high)), ((0.175 - t, 0, 0.001), (0.175, 0.235, high)), ((-0.1745, 0.235 - t, 0.001), (0.1745, 0.235, high - 0.0003)), ((-0.1745, 0, 0.001), (0.1745, t, 0.016))]
    lips = [((-0.175, 0.001, high - t), (-0.163, 0.234, high)), ((0.163, 0.001, high - t), (0.175, 0.234, high))]
    boxes(asm, walls + lips, zinc, 0.0005)
    for x in (-0.169, 0.169):
        for y in (0.014, 0.118, 0.222):
            rod(asm, (x, y, high - 0.0004), 0.0021, 0.0008, mat.plastic("1A1F22", 0.7), segments=20)
    # Openings for cables with grommets in the left wall.
    for y in (0.07, 0.12):
        rod(asm, (-0.1785, y, 0.028), 0.010, 0.006, mat.rubber("1E2529"), axis="X", bevel=0.002, segments=32)


def board(asm, rng):
    x0, y0, x1, y1, z = -0.160, 0.014, 0.050, 0.206, 0.0150
    green = mat.principled("solder mask", "0F3B2C", 0.3, specular=0.5) if "solder mask" not in mat.bpy.data.materials else mat.bpy.data.materials["solder mask"]
    box(asm, (x0, y0, z - 0.0016), (x1, y1, z), green, 0.0003)
    brass, steel = mat.steel("B89A5A", 0.3), mat.steel("C3C9CC", 0.25)
    for x in (x0 + 0.006, x1 - 0.006):
        for y in (y0 + 0.022, y1 - 0.006):
            rod(asm, (x, y, 0.002), 0.0032, 0.0115, brass, segments=6)
            pan_head(asm, x, y, z, 0.0030, steel)
    tracks(asm, rng, x0, y0, z)
    terminals(asm, x0 + 0.008, y0, z, 18)
    for k in range(4):
        relay(asm, x0 + 0.022 + 0.024 * k, y0 + 0.030, z, rng)
    for k, (x, y, radius, tall) in enumerate(((0.118, 0.042, 0.0078, 0.030), (0.138, 0.042, 0.0078, 0.030), (0.128, 0.064, 0.0062, 0.022), (0.150, 0.060, 0.0050, 0.016))):
        capacitor(asm, x0 + x, y0 + y, z, radius, tall)
    heat_sink(asm, x0 + 0.168, y0 + 0.030, z)
    transformer(asm, x0 + 0.128, y0 + 0.090, z)
    chips(asm, rng, x0, y0, z)
    # Socket of the ribbon.
    box(asm, (x0 + 0.020, y1 - 0.026, z), (x0 + 0.064, y1 - 0.016, z + 0.010), mat.plastic("1A1F22", 0.45), 0.0006)
    rod(asm, (x0 + 0.175, y1 - 0.030, z + 0.0005), 0.0105, 0.0034, steel, segments=48)
    for x, tone in ((0.092, "5CE08A"), (0.100, "FFB54A")):
        box(asm, (x0 + x, y1 - 0.020, z), (x0 + x + 0.0032, y1 - 0.0175, z + 0.0012), mat.lit(tone, 2.2), 0.0003)


def pan_head(asm, x, y, z, radius, material):
    """Head of a screw with a cross."""
    p.lathe(asm, [(0, z + radius * 0.62), (radius * 0.6, z + radius * 0.56), (radius, z + radius * 0.12), (radius, z)], material, (x, y), 24)
    slot = mat.plastic("22282B", 0.6)
    boxes(asm, [((x - radius * 0.5, y - radius * 0.09, z + radius * 0.3), (x + radius * 0.5, y + radius * 0.09, z + radius * 0.66)), ((x - radius * 0.09, y - radius * 0.5, z + radius * 0.3), (x + radius * 0.09, y + radius * 0.5, z + radius * 0.655))], slot, 0)


def tracks(asm, rng, x0, y0, z):
    """Copper below the mask, and the white print around parts."""
    surface, lines = printing.top(x0, y0, z), []
    for k in range(26):
        u, v, long = rng.uniform(0.012, 0.15), rng.uniform(0.03, 0.18), rng.uniform(0.012, 0.045)
        lines += [(u, v, u + long, v + 0.0007), (u + long - 0.0007, v, u + long, min(0.186, v + long * 0.5))]
    printing.areas(asm, lines, mat.paint("1F5A43", 0.35), surface, 0.0001)
    white = []
    for u, v, w, h in ((0.0195, 0.027, 0.098, 0.022), (0.122, 0.086, 0.045, 0.038), (0.018, 0.090, 0.044, 0.040), (0.070, 0.098, 0.036, 0.030)):
        white += [(u, v, u + w, v + 0.0004), (u, v + h, u + w, v + h + 0.0004), (u, v, u + 0.0004, v + h), (u + w, v, u + w + 0.0004, v + h)]
    printing.areas(asm, white, mat.paint("DDE3DC", 0.5), surface, 0.00015)


def terminals(asm, x, y, z, count, pitch=0.0104):
    """Row of screw terminals along the front: entries for wires below, screws on top."""
    body, dark, steel = mat.plastic("2C7A50", 0.45), mat.plastic("0E1310", 0.8), mat.steel("C9CDCB", 0.25)
    for k in range(count // 2):
        a = x + 2 * k * pitch
        box(asm, (a + 0.0002, y - 0.002, z), (a + 2 * pitch - 0.0002, y + 0.0085, z + 0.0135), body, 0.0006)
    for k in range(count):
        middle = x + (k + 0.5) * pitch
        box(asm, (middle - 0.0028, y - 0.0024, z + 0.0020), (middle + 0.0028, y + 0.001, z + 0.0078), dark, 0.0004)
        rod(asm, (middle, y + 0.0040, z + 0.0122), 0.0031, 0.0016, dark, segments=24)
        rod(asm, (middle, y + 0.0040, z + 0.0130), 0.0025, 0.0010, steel, segments=24)
        with asm.turned((middle, y + 0.0040, z + 0.0140), 37 * k):
            box(asm, (-0.0023, -0.0003, -0.0002), (0.0023, 0.0003, 0.0003), dark, 0)


def relay(asm, x, y, z, rng):
    box(asm, (x, y, z + 0.0004), (x + 0.0195, y + 0.0155, z + 0.0158), mat.plastic("1F4F9A", 0.32), 0.0008)
    surface = printing.top(x, y, z + 0.0158)
    printing.areas(asm, [(0.0025, 0.0100, 0.0110, 0.0118), (0.0025, 0.0070, 0.0165, 0.0078), (0.0025, 0.0048, 0.0140, 0.0056)], mat.paint("D9E2EA", 0.5), surface, 0.0001)


def capacitor(asm, x, y, z, radius, tall):
    sleeve = mat.plastic("1D2A36", 0.3)
    p.lathe(asm, p.rounded([(0, z), (radius, z), (radius, z + tall), (radius * 0.78, z + tall)], 0.0008), sleeve, (x, y), 40)
    p.lathe(asm, [(0, z + tall - 0.0003), (radius * 0.80, z + tall - 0.0003)], mat.steel("B9BFC2", 0.35), (x, y), 40)
    surface = printing.around(radius, z, (x, y))
    printing.areas(asm, [(-radius * 0.9, tall * 0.08, -radius * 0.4, tall * 0.92)], mat.paint("C9D2D8", 0.5), surface, 0.0001, 0.001)


def heat_sink(asm, x, y, z):
    black = mat.principled("anodised black", "1C2023", 0.42, metallic=0.5) if "anodised black" not in mat.bpy.data.materials else mat.bpy.data.materials["anodised black"]
    box(asm, (x, y, z + 0.001), (x + 0.030, y + 0.006, z + 0.030), black, 0.0005)
    boxes(asm, [((x + 0.0042 * k, y + 0.005, z + 0.001), (x + 0.0042 * k + 0.0012, y + 0.024, z + 0.030)) for k in range(8)], black, 0.0003)
    box(asm, (x + 0.009, y - 0.0045, z + 0.008), (x + 0.020, y + 0.001, z + 0.024), mat.plastic("141719", 0.4), 0.0006)


def transformer(asm, x, y, z):
    box(asm, (x, y, z + 0.002), (x + 0.034, y + 0.028, z + 0.024), mat.plastic("2A2C2E", 0.55), 0.0015)
    box(asm, (x + 0.005, y - 0.002, z + 0.004), (x + 0.029, y + 0.030, z + 0.0225), mat.plastic("C8962B", 0.3), 0.0015)
    printing.areas(asm, [(0.008, 0.006, 0.026, 0.022)], mat.paint("F0EFE9", 0.55), printing.top(x, y, z + 0.024), 0.0002)
    printing.areas(asm, [(0.010, 0.016, 0.022, 0.0175), (0.010, 0.0125, 0.024, 0.0135), (0.010, 0.0095, 0.019, 0.0105)], mat.paint("30383D", 0.5), printing.top(x, y, z + 0.024), 0.0004)


def chips(asm, rng, x0, y0, z):
    black, pin = mat.plastic("15181A", 0.45), mat.steel("C9CDD0", 0.3)
    for u, v, w, h in ((0.030, 0.100, 0.020, 0.020), (0.078, 0.104, 0.010, 0.018), (0.096, 0.104, 0.006, 0.012), (0.030, 0.136, 0.009, 0.006), (0.062, 0.134, 0.012, 0.008)):
        x, y = x0 + u, y0 + v
        box(asm, (x, y, z + 0.0005), (x + w, y + h, z + 0.0024), black, 0.0003)
        legs = [((x - 0.0016, y + 0.001 + 0.0016 * k, z), (x + w + 0.0016, y + 0.0017 + 0.0016 * k, z + 0.0008)) for k in range(int((h - 0.001) / 0.0016))]
        boxes(asm, legs, pin, 0)
        rod(asm, (x + 0.0018, y + h - 0.0018, z + 0.0023), 0.0006, 0.0002, mat.paint("8A9296", 0.6), segments=12)
    for _ in range(46):
        x, y, along = x0 + rng.uniform(0.016, 0.165), y0 + rng.uniform(0.086, 0.176), rng.random() < 0.5
        w, h = (0.0020, 0.0011) if along else (0.0011, 0.0020)
        box(asm, (x, y, z), (x + w, y + h, z + 0.0008), mat.plastic(rng.choice(("B79B72", "2A2C2E", "2A2C2E")), 0.45), 0)
        ends = [((x - 0.0003, y - 0.00005, z), (x + 0.0003, y + h + 0.00005, z + 0.00085)), ((x + w - 0.0003, y - 0.00005, z), (x + w + 0.0003, y + h + 0.00005, z + 0.00085))] if along else [((x - 0.00005, y - 0.0003, z), (x + w + 0.00005, y + 0.0003, z + 0.00085)), ((x - 0.00005, y + h - 0.0003, z), (x + w + 0.00005, y + h + 0.0003, z + 0.00085))]
        boxes(asm, ends, pin, 0)


CLAMP, FIRST = 0.0082, 0.024


def clamps(asm, rng):
    """Numbered clamps on a rail at the right, a fuse switch behind them."""
    box(asm, (0.094, 0.012, 0.002), (0.128, 0.222, 0.010), mat.zinc("D2D7D9"), 0.0008)
    for k in range(13):
        y = FIRST + CLAMP * k
        tone = {9: "2C62A0", 10: "2C62A0", 11: "6E8C3A", 12: "6E8C3A"}.get(k, "9AA2A6")
        box(asm, (0.084, y, 0.008), (0.138, y + CLAMP - 0.0004, 0.036), mat.plastic(tone, 0.5), 0.0006)
        box(asm, (0.094, y + 0.0002, 0.034), (0.128, y + CLAMP - 0.0006, 0.046), mat.plastic(tone, 0.5), 0.0008)
        for x in (0.0892, 0.1328):
            rod(asm, (x, y + CLAMP / 2, 0.0354), 0.0024, 0.0012, mat.steel("C9CDCB", 0.25), segments=20)
            box(asm, (x - 0.0021, y + CLAMP / 2 - 0.0003, 0.0362), (x + 0.0021, y + CLAMP / 2 + 0.0003, 0.0369), mat.plastic("1A1F22", 0.6), 0)
        box(asm, (0.104, y + 0.0008, 0.0455), (0.118, y + CLAMP - 0.0012, 0.0465), mat.paint("F1F2EE", 0.5), 0)
        p.text(asm, f"{k + 1}", 0.0062, (0.111, y + 0.0014, 0.0466), mat.paint("1B2226", 0.5), "CENTER", face=(0, 0, 0))
    box(asm, (0.082, 0.138, 0.008), (0.140, 0.174, 0.052), mat.plastic("DFE2E1", 0.4), 0.002)
    box(asm, (0.096, 0.142, 0.050), (0.126, 0.170, 0.064), mat.plastic("DFE2E1", 0.4), 0.002)
    box(asm, (0.105, 0.149, 0.062), (0.117, 0.163, 0.072), mat.plastic("1C2124", 0.4), 0.002)


def inner_wires(asm, rng):
    """From the terminals of the board across to the clamps, tied in a bundle."""
    for k in range(7):
        y = FIRST + CLAMP * (k + 0.5)
        start = (-0.152 + 0.0104 * (10.5 + k), 0.011, 0.019)
        lift, tone = 0.030 + 0.004 * (k % 3), WIRES[k % len(WIRES)]
        path = [start, (start[0], -0.004 - 0.002 * (k % 2), 0.022), (start[0] + 0.012, -0.003, lift), (0.062 + 0.002 * (k % 3), 0.012 + 0.2 * (y - FIRST), lift + 0.006), (0.068, y - 0.004, 0.040), (0.084, y, 0.026)]
        p.tubes(asm, [p.smooth_line(path, 7)], 0.0014, mat.rubber(tone), resolution=3)
    for k in range(4):
        y = FIRST + CLAMP * (k + 8.5)
        path = [(0.084, y, 0.026), (0.070, y, 0.036 + 0.003 * k), (0.062, 0.150, 0.048), (0.064, 0.176 + 0.004 * k, 0.046), (0.084, 0.170 - 0.006 * k, 0.030)]
        p.tubes(asm, [p.smooth_line(path, 7)], 0.0017, mat.rubber(("22303B", "1F5E96", "22303B", "5E7D3A")[k]), resolution=3)


def loose_wires(asm, rng):
    """Wires not connected yet, each crimped into a ferrule."""
    ends = ((-0.150, -0.070, -108), (-0.122, -0.092, -96), (-0.098, -0.078, -84), (-0.070, -0.098, -92), (-0.045, -0.074, -70))
    for k, (x, y, heading) in enumerate(ends):
        a, tone = math.radians(heading), WIRES[(2 * k + 1) % len(WIRES)]
        back = lambda far, up: (x - far * math.cos(a), y - far * math.sin(a), up)
        path = [(-0.176, 0.120 if k % 2 else 0.070, 0.028 + 0.002 * k), (-0.205 - 0.004 * k, 0.10 - 0.01 * k, 0.020), (-0.205 + 0.012 * k, 0.035 - 0.006 * k, 0.0045 + 0.001 * k), back(0.032, 0.0036), back(0.010, 0.0036), (x, y, 0.0036)]
        p.tubes(asm, [p.smooth_line(path, 9)], 0.0015, mat.rubber(tone), resolution=3)
        with asm.turned((x, y, 0.0036), heading):
            rod(asm, (-0.002, 0, 0), 0.0023, 0.0085, mat.plastic(("B3261E", "2C62A0", "1B2226")[k % 3], 0.35), axis="X", bevel=0.0006, segments=24)
            rod(asm, (0.006, 0, 0), 0.0011, 0.0095, mat.steel("D5D9DA", 0.2), axis="X", bevel=0.0003, segments=20)


def front(asm, figure):
    """Front of the control unit on a bracket, switched on: display, mark, keys."""
    zinc, high = mat.zinc(), 0.040
    boxes(asm, [((side * 0.10 - 0.012, -0.030, 0.001), (side * 0.10 + 0.012, 0.075, 0.0025)) for side in (-1, 1)], zinc, 0.0004)
    boxes(asm, [((side * 0.10 - 0.012, 0.012, 0.001), (side * 0.10 + 0.012, 0.0138, high + 0.06)) for side in (-1, 1)], zinc, 0.0004)
    with asm.turned((0, 0, high), -10, "X"):
        box(asm, (-0.152, -0.006, 0), (0.152, 0.010, 0.112), mat.plastic("DCE1E3", 0.36), 0.006, 5)
        p.display(asm, -0.138, 0.016, 0.166, 0.082, -0.0055, figure)
        p.wordmark(asm, 0.062, (0.054, -0.0064, 0.074), mat.paint("1E2A32", 0.4))
        for k in range(4):
            box(asm, (0.052 + 0.0225 * k, -0.0085, 0.026), (0.068 + 0.0225 * k, -0.005, 0.042), mat.plastic("B3BCC1" if k else "2C7FA8", 0.4), 0.003, 4)


def ribbon(asm, start, end, wide=0.036, count=18):
    """Flat grey cable of single leads, one edge red."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    paths = []
    for k in range(count):
        off = wide * (k / (count - 1) - 0.5)
        paths.append(p.smooth_line([(x0 + off, y0, z0 - 0.010), (x0 + off, y0 + 0.002, z0 + 0.022), (x0 + off + 0.001, y0 + 0.03, z0 + 0.034), ((x0 + x1) / 2 + off, y0 + 0.075, z0 + 0.036), (x1 + off, y1 - 0.03, z1 + 0.008), (x1 + off, y1, z1)], 8))
    p.tubes(asm, paths[1:], wide / count * 0.56, mat.plastic("AEB3B4", 0.5), resolution=2)
    p.tubes(asm, paths[:1], wide / count * 0.56, mat.plastic("A8322A", 0.5), resolution=2)


# --- around it -----------------------------------------------------------------------


def numbered_probes(asm, rng, count=4, start=(-0.14, 0.16, 0.03)):
    """Temperature sensors beside each other, their handles with a flag that bears a number; their leads come from `start`."""
    for k in range(count):
        x, y, heading = 0.034 * k, rng.uniform(-0.006, 0.006), -90 + rng.uniform(-4, 4)
        rise = 0.0052
        path = [start, (start[0] + 0.04, start[1] - 0.004 * k, start[2] + 0.006), (start[0] + 0.09 + 0.02 * k, start[1] + 0.01 + 0.008 * k, 0.004 + 0.002 * k), (x + 0.004, y + 0.17 - 0.01 * k, 0.0035), (x, y + 0.10, rise), (x, y + 0.046, rise)]
        p.tubes(asm, [p.smooth_line(path, 9)], 0.0021, mat.rubber("2A343B"), resolution=3)
        with asm.turned((x, y, rise), heading):
            rod(asm, (-0.048, 0, 0), 0.0052, 0.050, mat.plastic("1F6E96", 0.4), axis="X", bevel=0.0015, segments=32)
            rod(asm, (0.0, 0, 0), 0.0026, 0.078, mat.steel("D2D8DB", 0.2), axis="X", bevel=0.001, segments=24)
        with asm.turned((x, y + 0.062, 0.0075), rng.uniform(-8, 8)):
            box(asm, (-0.013, -0.008, 0), (0.013, 0.008, 0.0004), mat.paint("F3D64A", 0.55), 0)
            p.text(asm, f"{k + 1}", 0.0135, (0, -0.0046, 0.0005), mat.paint("15191C", 0.5), "CENTER", face=(0, 0, 0))


def torque_driver(asm, rng):
    """Torque screwdriver on its side along x, its bit to the right: grip with flutes, a ring with a scale, hexagon chuck."""
    z, grip, dark = 0.0172, mat.plastic("C4462B", 0.4), mat.rubber("1E2529")
    turned = lambda profile, material: lying(asm, profile, material, z)
    turned([(0, -0.115), (0.010, -0.115), (0.0150, -0.110), (0.0168, -0.098), (0.0168, -0.040), (0.0150, -0.030), (0.0150, -0.024)], grip)
    flutes = [[(-0.104, 0.0166 * math.cos(a), z + 0.0166 * math.sin(a)), (-0.036, 0.0166 * math.cos(a), z + 0.0166 * math.sin(a))] for a in (math.tau * k / 12 for k in range(12))]
    p.tubes(asm, flutes, 0.0017, dark, resolution=4)
    turned([(0.0150, -0.024), (0.0158, -0.022), (0.0158, -0.004), (0.0140, 0.0), (0.0125, 0.004), (0.0125, 0.018), (0.0090, 0.024), (0.0062, 0.026)], mat.steel("B9C0C4", 0.3))
    scale = lambda u, v, lift: (v - 0.020, (0.0159 + lift) * math.cos(u / 0.0159), z + (0.0159 + lift) * math.sin(u / 0.0159))
    printing.areas(asm, [(0.0016 * k, 0.003, 0.0016 * k + 0.0004, 0.009 if k % 5 else 0.013) for k in range(4, 28)], mat.paint("15191C", 0.5), scale, 0.0001)
    turned([(0.0060, 0.024), (0.0060, 0.046), (0.0050, 0.049), (0.0032, 0.050)], mat.steel("9AA2A7", 0.25))
    rod(asm, (0.048, 0, z), 0.0031, 0.058, mat.steel("C3C9CC", 0.22), axis="X", segments=6)
    p.mesh(asm, "tip", [(0.105, -0.0026, z - 0.0026), (0.105, 0.0026, z - 0.0026), (0.105, 0.0026, z + 0.0026), (0.105, -0.0026, z + 0.0026), (0.114, -0.0007, z - 0.0007), (0.114, 0.0007, z - 0.0007), (0.114, 0.0007, z + 0.0007), (0.114, -0.0007, z + 0.0007)], p.BOX_FACES, mat.steel("6E767A", 0.3), 0.0004)


def lying(asm, profile, material, z, segments=48):
    """A turned part along x from (radius, x) pairs."""
    obj = p.lathe(asm, [(r, x) for r, x in profile], material, segments=segments)
    obj.location, obj.rotation_euler = (0, 0, z), (0, math.pi / 2, 0)
    return obj


def screw_dish(asm, rng, count=34, radius=0.062):
    """Magnetic dish with screws; a few have been laid beside it."""
    steel = mat.brushed_steel("Z", "C3C9CC")
    rim = [(0, 0.002), (radius * 0.8, 0.002), (radius * 0.94, 0.004), (radius, 0.020), (radius + 0.0015, 0.0215), (radius + 0.0025, 0.020), (radius * 0.96, 0.0), (0, 0.0)]
    p.lathe(asm, p.rounded(rim, 0.003), steel, segments=96)
    rod(asm, (0, 0, -0.0005), radius * 0.82, 0.0008, mat.rubber("1E2529"))
    for k in range(count):
        inside = k < count - 4
        far, a = (radius * 0.72 * math.sqrt(rng.random()), rng.uniform(0, math.tau)) if inside else (radius + rng.uniform(0.016, 0.04), math.radians(rng.uniform(200, 300)))
        with asm.turned((far * math.cos(a), far * math.sin(a), (0.0058 + rng.uniform(0, 0.006)) if inside else 0.0042), rng.uniform(0, 360)):
            with asm.turned((0, 0, 0), rng.uniform(-14, 14), "Y"):
                printing.shared(asm, "screw", small_screw)


def small_screw(asm):
    zinc = mat.steel("C9CCC6", 0.28)
    lying(asm, [(0, -0.0028), (0.0022, -0.0026), (0.0036, -0.0008), (0.0036, 0.0), (0.0018, 0.0)], zinc, 0, 20)
    thread = [(0.0018 + 0.0003 * (k % 2), 0.0006 * k) for k in range(18)] + [(0, 0.0110)]
    lying(asm, thread, zinc, 0, 14)


def cutters(asm, rng, tone="1F6E96"):
    """Side cutters lying open a little, their jaws to +y."""
    steel, grip = mat.steel("8F989D", 0.3), mat.plastic(tone, 0.4)
    for side in (-1, 1):
        jaw = [(0.0, -0.004), (side * 0.010, -0.002), (side * 0.0105, 0.010), (side * 0.0045, 0.030), (side * 0.0008, 0.033), (side * 0.0004, 0.010)]
        jaw = jaw if side > 0 else list(reversed(jaw))
        count = len(jaw)
        verts = [(x, y, z) for z in (0.004, 0.0125) for x, y in jaw]
        faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
        p.mesh(asm, "jaw", verts, faces, steel, 0.0008)
        arm = p.smooth_line([(side * 0.004, -0.002, 0.0085), (side * 0.012, -0.022, 0.0085), (side * 0.025, -0.055, 0.0085), (side * 0.026, -0.088, 0.0085), (side * 0.020, -0.112, 0.0085)], 8)
        p.tubes(asm, [arm[:14]], 0.0042, steel, resolution=5)
        p.tubes(asm, [arm[10:]], 0.0068, grip, resolution=6)
    rod(asm, (0, 0.002, 0.0035), 0.0085, 0.0100, steel, segments=40)
    rod(asm, (0, 0.002, 0.0134), 0.0038, 0.0010, mat.steel("C9CDD0", 0.25), segments=24)
