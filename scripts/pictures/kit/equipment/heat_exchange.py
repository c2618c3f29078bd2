"""Fin coils and axial fans with their guards, as condensers and evaporators have them."""
import math

import materials as mat
import parts as p
from parts import boxes, rod

COPPER = "B8714A"


def copper():
    return mat.steel(COPPER, 0.3)


def fin_coil(asm, lo, hi, pitch=0.0062):
    """Fins before a dark core, between two end plates with copper bends."""
    (x0, y0, z0), (x1, y1, z1) = lo, hi
    boxes(asm, [((x0, y0 + 0.012, z0), (x1, y1 - 0.004, z1 - 0.010))], mat.plastic("2A3238", 0.7), 0)
    count = int((x1 - x0) / pitch)
    fins = [((x0 + k * pitch, y0, z0 + 0.002), (x0 + k * pitch + 0.0016, y1, z1 - 0.002)) for k in range(count)]
    boxes(asm, fins, mat.satin("C3CACE"), 0)
    plates = [((x, y0 - 0.006, z0 - 0.012), (x + 0.003, y1 + 0.006, z1 + 0.012)) for x in (x0 - 0.004, x1 + 0.001)]
    boxes(asm, plates, mat.satin("BAC2C7"), 0.0008)
    for side, x in ((-1, x0 - 0.004), (1, x1 + 0.004)):
        p.tubes(asm, coil_bends(x, side, (y0 + y1) / 2, z0, z1), 0.005, copper(), resolution=4)


def coil_bends(x, side, y, z0, z1):
    rows = max(2, round((z1 - z0) / 0.052))
    step = (z1 - z0) / rows
    bends = []
    for k in range(rows - 1):
        low = z0 + step * (k + 0.5)
        corners = [(x, y, low), (x + side * 0.022, y, low), (x + side * 0.022, y, low + step), (x, y, low + step)]
        bends.append(p.arc_path(corners, 0.016))
    return bends


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
