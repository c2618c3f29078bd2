"""Fin coils and axial fans with their guards, as condensers and evaporators have them."""
import math
import random

import materials as mat
import parts as p
from parts import boxes, rod

COPPER = "B8714A"


def copper():
    return mat.steel(COPPER, 0.3)


def fin_coil(asm, lo, hi, pitch=0.0062):
    """Fins on tubes before a dark core, between two end plates with copper bends. Fins are never quite even."""
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    boxes(asm, [((x0, y0 + 0.012, z0), (x1, y1 - 0.004, z1 - 0.010))], mat.plastic("343C42", 0.7), 0)
    rng, count, drift = random.Random(round(x0 * 1000)), int((x1 - x0) / pitch), 0.0
    fins = []
    for k in range(count):
        drift = 0.8 * drift + rng.uniform(-0.14, 0.14) * pitch
        x = x0 + k * pitch + drift
        fins.append(((x, y0 + rng.uniform(0, 0.0012), z0 + 0.002), (x + 0.0012, y1, z1 - 0.002)))
    boxes(asm, fins, mat.satin("C3CACE"), 0)
    plates = [((x, y0 - 0.006, z0 - 0.012), (x + 0.003, y1 + 0.006, z1 + 0.012)) for x in (x0 - 0.004, x1 + 0.001)]
    boxes(asm, plates, mat.satin("BAC2C7"), 0.0008)
    rows = [[(x0, y0 + 0.0095, z), (x1, y0 + 0.0095, z)] for z in row_heights(z0, z1)]
    p.tubes(asm, rows, 0.005, mat.steel("8A5A40", 0.4), resolution=3)
    bends = [bend for side in (-1, 1) for bend in coil_bends(lo, hi, side)]
    p.tubes(asm, bends, 0.0042, copper(), resolution=4)


def row_heights(z0, z1):
    """Heights of the tubes: an even number, so that a circuit begins and ends at the same side."""
    rows = 2 * max(1, round((z1 - z0) / 0.08))
    return [z0 + (z1 - z0) * (k + 0.5) / rows for k in range(rows)]


def coil_bends(lo, hi, side):
    """Bends at the left (-1) or right (1) end: the front row is open at the left, the rear row at the right."""
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    x, heights, bends = (x0 - 0.004 if side < 0 else x1 + 0.004), row_heights(z0, z1), []
    for free, y in ((-1, y0 + (y1 - y0) * 0.3), (1, y0 + (y1 - y0) * 0.7)):
        for low, high in zip(heights[side == free :: 2], heights[1 + (side == free) :: 2]):
            out = x + side * 0.020
            bends.append(p.arc_path([(x, y, low), (out, y, low), (out, y, high), (x, y, high)], 0.016))
    return bends


def coil_ports(lo, hi, side):
    """The lower and the upper open end of the row that is open at a side."""
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    heights = row_heights(z0, z1)
    x, y = (x0 - 0.004, y0 + (y1 - y0) * 0.3) if side < 0 else (x1 + 0.004, y0 + (y1 - y0) * 0.7)
    return (x, y, heights[0]), (x, y, heights[-1])


def to_port(port, side, front):
    """Path of a pipe from before the coil, at `front`, around its end plate into a port."""
    x, y, z = port
    return [(x + side * 0.034, front, z), (x + side * 0.034, y, z), (x - side * 0.002, y, z)]


def capillary(asm, start, way, radius=0.021, turns=3):
    """Thin copper from the front of a drier: its length is wound up upright, then it goes its way to where it is brazed in."""
    x, y, z = start
    path = [start, (x, y - 0.010, z)]
    for k in range(turns * 16 + 1):
        a = math.tau * k / 16 - math.pi / 2
        path.append((x + radius * math.cos(a), y - 0.014 - 0.0027 * k / 16, z + radius + radius * math.sin(a)))
    p.tubes(asm, [p.smooth_line([*path, *way], 4)], 0.0014, copper(), resolution=3)


def drier(asm, x, y, z, half=0.05):
    """Filter drier along y: spun copper with a printed band, brazed at both ends."""
    with asm.turned((x, y, z), -90, "X"):
        shape = [(0, -half), (0.006, -half), (0.017, -half + 0.015), (0.017, half - 0.015), (0.006, half), (0, half)]
        p.lathe(asm, p.rounded(shape, 0.006), copper(), segments=48)
        p.lathe(asm, [(0.0173, -0.022), (0.0173, 0.020)], mat.paint("E4E6E2", 0.45), segments=48)
        p.lathe(asm, [(0.0175, 0.008), (0.0175, 0.014)], mat.paint("1F6E96", 0.45), segments=48)
        for end in (-half - 0.004, half - 0.003):
            p.lathe(asm, p.rounded([(0.0045, end), (0.0068, end), (0.0068, end + 0.007), (0.0045, end + 0.007)], 0.0015), mat.steel("C9B98E", 0.34), segments=32)


def fan(asm, x, y, z, radius, blades=5, colour="20282E"):
    """Axial fan that blows towards -y: shroud, blades in a dark throat, guard of wire rings."""
    dark = mat.plastic(colour, 0.45)
    with asm.turned((x, y, z), 90, "X"):
        throat = [(radius * 1.13, -0.002), (radius * 1.10, 0.012), (radius, 0.006), (radius * 0.99, -0.07)]
        p.lathe(asm, p.rounded(throat, 0.006), dark, segments=96)
        p.lathe(asm, [(0, -0.068), (radius, -0.068)], mat.plastic("0B1116", 0.8), segments=64)
        hub = [(radius * 0.26, -0.06), (radius * 0.26, -0.016), (radius * 0.20, -0.008), (0, -0.008)]
        p.lathe(asm, p.rounded(hub, 0.006), mat.plastic("3A464E", 0.4), segments=48)
        for k in range(blades):
            blade(asm, radius, 2 * math.pi * k / blades, mat.plastic("4A565E", 0.42))
    guard(asm, x, y - 0.022, z, radius * 1.08)


def blade(asm, radius, start, material):
    """Twisted and swept: steep at the hub, flat at the tip."""
    across, out, verts = 6, 7, []
    for i in range(out + 1):
        u = i / out
        r = radius * (0.24 + 0.70 * u)
        for k in range(across + 1):
            v = k / across - 0.5
            angle = start + v * (0.72 + 0.25 * u) + 0.30 * u
            verts.append((r * math.cos(angle), r * math.sin(angle), -0.036 + v * 0.044 * (1 - 0.45 * u)))
    row = across + 1
    faces = [(i * row + k, i * row + k + 1, (i + 1) * row + k + 1, (i + 1) * row + k) for i in range(out) for k in range(across)]
    obj = p.mesh(asm, "blade", verts, faces, material)
    obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.002


def guard(asm, x, y, z, radius):
    """Wire rings on bars, dished towards the middle, with four feet."""
    wire, rings, count = mat.steel("AEB7BC", 0.35), [], 64
    for share in (0.22, 0.36, 0.50, 0.64, 0.78, 0.90, 1.0):
        out = y - 0.020 * (1 - share**2)
        angles = [2 * math.pi * i / count for i in range(count + 1)]
        rings.append([(x + radius * share * math.cos(a), out, z + radius * share * math.sin(a)) for a in angles])
    p.tubes(asm, rings, 0.0017, wire, resolution=2)
    bars = []
    for k in range(4):
        a = math.radians(45 + 90 * k)
        far, near = radius * 1.06, radius * 0.20
        bars.append([(x + far * math.cos(a), y + 0.018, z + far * math.sin(a)), (x + radius * math.cos(a), y + 0.002, z + radius * math.sin(a)), (x + near * math.cos(a), y - 0.018, z + near * math.sin(a))])
    p.tubes(asm, bars, 0.0028, wire, resolution=3)
    rod(asm, (x, y - 0.026, z), radius * 0.20, 0.008, mat.plastic("20282E", 0.45), axis="Y", segments=48)
