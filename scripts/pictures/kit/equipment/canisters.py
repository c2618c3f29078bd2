"""The neck of a storage dewar without its cap: numbered notches hold the handles of the canisters."""
import math

import materials as mat
import parts as p
from parts import box, rod

from . import nitrogen


def neck(traits):
    piece = nitrogen.storage_dewar(traits, cap=False)
    asm, radius, height = piece.assembly, traits.width / 2 - 0.006, traits.height
    width = min(0.062, max(0.030, radius * 0.19))
    top = height * 0.905
    throat(asm, width, top)
    index_ring(asm, width, top)
    count = 6
    for k in range(count):
        handle(asm, width, top + 0.024, angle(k, count), str(k + 1))
    piece.spots["neck"] = (0, -0.02, top + 0.03)
    return piece


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
