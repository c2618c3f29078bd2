"""A transport box made ready: sealed, with its papers in a clip and a logger whose probe is inside."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import boxes as transport
from .monitoring import smooth


def sealed(traits):
    piece = transport.cold_box(traits)
    asm, rim, top = piece.assembly, traits.height * 0.72, traits.height
    eyes(asm, 0.0, rim)
    # On the raised field of the lid.
    papers(asm, -0.065, traits.depth * 0.50, top + 0.0035)
    logger(asm, 0.095, traits.depth * 0.42, top + 0.0035, rim, traits.width * 0.26 + 0.036)
    piece.spots["handover"] = (0.01, 0.09, rim + 0.012)
    return piece


def eyes(asm, x, rim):
    """An eye on the body, one on the lid; a numbered seal is drawn through both."""
    metal = mat.steel("C3CACE", 0.24)
    for z, y in ((rim - 0.030, 0.0), (rim + 0.032, -0.006)):
        box(asm, (x - 0.020, y - 0.004, z - 0.013), (x + 0.020, y + 0.012, z + 0.013), metal, 0.002)
        ring = [(x + 0.0105 * math.cos(a), y - 0.012, z + 0.0105 * math.sin(a)) for a in (2 * math.pi * k / 32 for k in range(32))]
        p.tubes(asm, [ring], 0.0026, metal, closed=True, resolution=4)
    loop = [(x, -0.013, rim + 0.038), (x + 0.016, -0.028, rim + 0.010), (x + 0.010, -0.022, rim - 0.034), (x - 0.004, -0.010, rim - 0.034), (x - 0.014, -0.028, rim), (x - 0.008, -0.024, rim + 0.034), (x, -0.013, rim + 0.038)]
    orange = mat.plastic("F0592A", 0.38)
    p.tubes(asm, [smooth(loop)], 0.0018, orange, resolution=4)
    with asm.turned((x + 0.014, -0.027, rim - 0.030), 12, "Y"):
        box(asm, (-0.012, -0.0025, -0.062), (0.012, 0.0025, 0.004), orange, 0.0015)
        p.text(asm, "48207", 0.0080, (0, -0.0028, -0.032), mat.paint("FFFFFF", 0.5), "CENTER")
        bars = [((-0.008 + 0.0016 * k, -0.0029, -0.055), (-0.0074 + 0.0016 * k + 0.0003 * (k % 3), -0.002, -0.042)) for k in range(10)]
        boxes(asm, bars, mat.paint("FFFFFF", 0.5), 0)


def papers(asm, x, y, top):
    """Sheets under a spring clip on the lid, printed in lines without words."""
    half, deep = 0.074, 0.105
    for k, (turn, tone) in enumerate(((-2.5, "F3EFE2"), (1.2, "F7F8F8"), (0, "FBFCFC"))):
        with asm.turned((x, y, top + 0.001 + 0.0012 * k), turn):
            box(asm, (-half, -deep, 0), (half, deep, 0.0009), mat.paint(tone, 0.7), 0)
    z = top + 0.0044
    lines = [((x - half + 0.012, y + 0.066 - 0.012 * k, z - 0.001), (x - half + 0.012 + (0.118, 0.094, 0.124, 0.06)[k % 4], y + 0.069 - 0.012 * k, z)) for k in range(9)]
    boxes(asm, lines, mat.paint("8496A0", 0.6), 0)
    boxes(asm, [((x - half + 0.012, y - 0.048, z - 0.001), (x + half - 0.012, y - 0.0465, z))], mat.paint("24323C", 0.6), 0)
    pen = [(x - 0.045 + 0.0045 * k, y - 0.062 + 0.007 * math.sin(k * 1.9) * (1 - k / 26), z + 0.0003) for k in range(20)]
    p.tubes(asm, [smooth(pen, 4)], 0.0007, mat.paint("1E3A8A", 0.5), resolution=2)
    metal = mat.steel("C3CACE", 0.2)
    box(asm, (x - 0.05, y + deep - 0.022, top + 0.003), (x + 0.05, y + deep + 0.012, top + 0.010), metal, 0.003, 4)
    p.tubes(asm, [[(x - 0.046, y + deep + 0.010, top + 0.009), (x + 0.046, y + deep + 0.010, top + 0.009)]], 0.006, metal, resolution=5)


def logger(asm, x, y, top, rim, down):
    """Flat logger on the lid; its flat lead goes over the edge at `down`, beside a latch, and under the seal."""
    with asm.turned((x, y, top - 0.001), -90 + 14, "X"):
        box(asm, (-0.040, -0.022, -0.055), (0.040, 0.004, 0.055), mat.plastic("EEF2F4", 0.4), 0.006, 5)
        p.display(asm, -0.034, -0.012, 0.068, 0.058, -0.022, "4.1", "°C")
        rod(asm, (0.026, -0.024, -0.035), 0.0026, 0.003, mat.glow("3FBF86", 3.0), axis="Y", segments=24)
        for k in range(2):
            rod(asm, (-0.024 + 0.022 * k, -0.0245, -0.035), 0.0075, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
    lead = [(x, y - 0.055, top + 0.008), ((x + down) / 2, y - 0.10, top), (down, 0.022, top - 0.003), (down, -0.003, top - 0.020), (down, -0.004, rim + 0.03), (down, 0.006, rim + 0.003)]
    p.tubes(asm, [smooth(lead)], 0.0016, mat.plastic("DDE3E6", 0.45), resolution=4)
