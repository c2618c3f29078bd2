"""The neck of a storage dewar without its cap: numbered notches hold the handles of the canisters."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import nitrogen


def neck(traits, taken=-1):
    """The handle of one canister may be `taken` from its notch."""
    piece = nitrogen.storage_dewar(traits, cap=False)
    asm, radius, height = piece.assembly, traits.width / 2 - 0.006, traits.height
    width = min(0.062, max(0.030, radius * 0.19))
    top = height * 0.905
    throat(asm, width, top)
    index_ring(asm, width, top)
    count = 6
    for k in range(count):
        if k != taken:
            handle(asm, width, top + 0.024, angle(k, count), str(k + 1))
    piece.spots["neck"] = (0, -0.02, top + 0.03)
    return piece


def locked(traits):
    """The neck with its cap under a hasp and a padlock; the dipstick leans on the shoulder."""
    piece = nitrogen.storage_dewar(traits)
    asm, radius, height = piece.assembly, traits.width / 2 - 0.006, traits.height
    width = min(0.062, max(0.030, radius * 0.19)) * 1.75
    steel, brass = mat.steel("C3CACE", 0.22), mat.steel("C9A35A", 0.26)
    with asm.turned((0, 0, 0), 16):
        front, low = -width - 0.0005, height * 0.905
        box(asm, (-0.011, front - 0.003, low - 0.020), (0.011, front + 0.003, height - 0.010), steel, 0.0012)
        box(asm, (-0.011, -width + 0.002, height - 0.0105), (0.011, 0.012, height - 0.0030), steel, 0.0012)
        rod(asm, (0, -width * 0.45, height - 0.0032), 0.006, 0.0026, steel, segments=32)
        box(asm, (-0.0035, front - 0.020, low - 0.017), (0.0035, front - 0.001, low - 0.012), steel, 0.0008)
        # It lies on the shoulder.
        with asm.turned((0, front - 0.012, low - 0.010), -48, "X"):
            bow = [(s * 0.0095, -0.004, -0.036 + 0.036 * c) for s, c in ((-1, 0), (-1, 0.75), (-0.7, 0.93), (0, 1), (0.7, 0.93), (1, 0.75), (1, 0))]
            p.tubes(asm, [p.smooth_line(bow, 5)], 0.0026, steel, resolution=5)
            box(asm, (-0.0175, -0.0115, -0.066), (0.0175, 0.0035, -0.033), brass, 0.003, 4)
            p.text(asm, "35", 0.0095, (0, -0.0118, -0.054), mat.paint("5A431A", 0.5), "CENTER")
    dipstick(asm, radius, height)
    piece.spots["cap"] = (0.02, -0.06, height * 0.875)
    return piece


def dipstick(asm, radius, height, long=0.92):
    """Black rod of plastic with a white scale in centimetres and a loop at its end."""
    black, white = mat.plastic("14191D", 0.5), mat.paint("F1F3F2", 0.5)
    with asm.turned((radius * 1.47, -radius * 1.12, 0.002), 59):
        with asm.turned((0, 0, 0), -20, "X"):
            box(asm, (-0.009, -0.0022, 0), (0.009, 0.0022, long), black, 0.0008)
            marks = [((-0.009, -0.0026, 0.02 + 0.01 * k), (0.009 if k % 10 == 0 else 0.002 if k % 5 == 0 else -0.003, -0.002, 0.0208 + 0.01 * k)) for k in range(88)]
            boxes(asm, marks, white, 0)
            for k in range(1, 9):
                p.text(asm, f"{10 * k}", 0.0105, (0.0005, -0.0027, 0.023 + 0.1 * k), white, "CENTER")
            ring = [(0.012 * math.sin(a), 0, long + 0.010 + 0.012 * math.cos(a)) for a in (math.tau * k / 32 for k in range(32))]
            p.tubes(asm, [ring], 0.0026, black, closed=True, resolution=4)


def angle(k, count):
    """Notches start at the front left; the numbers are read from the front."""
    return math.radians(210 + 360 * k / count)


def throat(asm, width, top):
    """The plastic tube into the dark, with vapour in it."""
    wall = [(width * 1.02, top + 0.012), (width * 0.96, top), (width * 0.96, top - 0.16), (0, top - 0.16)]
    p.lathe(asm, wall, mat.plastic("D9DEDC", 0.5), segments=96)
    p.lathe(asm, [(0, top - 0.06), (width * 0.95, top - 0.062)], mat.paint("E8F1F5", 0.9), segments=64)


def index_ring(asm, width, top):
    """Ring with six notches and the figures beside them."""
    inner, outer = width * 1.02, width * 1.62
    ring = [(inner, top), (outer, top), (outer + 0.002, top + 0.004), (outer, top + 0.020), (inner + 0.004, top + 0.022), (inner, top + 0.018), (inner, top)]
    p.lathe(asm, p.rounded(ring, 0.003), mat.plastic("16324A", 0.42), segments=128)
    for k in range(6):
        a = angle(k, 6)
        with asm.turned((0, 0, top), math.degrees(a) - 270):
            box(asm, (-0.0045, -outer - 0.003, 0.008), (0.0045, -inner + 0.002, 0.0226), mat.plastic("0B141C", 0.6), 0.001)
            p.text(asm, str(k + 1), 0.016, (-0.019, -(inner + outer) / 2 - 0.006, 0.0222), mat.paint("FFFFFF", 0.45), "CENTER", face=(0, 0, 0), depth=0.0004)


def handle(asm, width, z, a, name):
    """Rod of a canister with its hook over the ring and a coloured grip."""
    reach = width * 1.62 + 0.004
    spot = lambda r, h: (r * math.cos(a), r * math.sin(a), h)
    path = [spot(width * 0.70, z - 0.30), spot(width * 0.70, z + 0.016), spot(reach, z + 0.016), spot(reach, z - 0.022)]
    p.tubes(asm, [p.arc_path(path, 0.008)], 0.0026, mat.steel("C3CACE", 0.22), resolution=5)
    end = spot(reach, z - 0.020)
    colour = ("1F6E96", "D98A5B", "2C8C86", "C33B2B", "E9C23A", "7FB4C8")[int(name) - 1]
    rod(asm, (end[0], end[1], end[2] - 0.030), 0.0062, 0.036, mat.plastic(colour, 0.42), bevel=0.002, segments=32)
