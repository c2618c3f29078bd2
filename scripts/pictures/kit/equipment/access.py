"""Ways in and out: the port of a refrigerator with its alarm contact, the inside of a cold room's door."""
import materials as mat
import parts as p
from parts import Assembly, box, rod

from .piece import Piece


def port(traits):
    """The rear wall: leads of two probes pass a rubber port, a cable is plugged into the alarm contact."""
    asm = Assembly(traits.slug)
    left, right, height = -1.2, 0.36, 1.9
    box(asm, (left, 0, 0), (right, 0.5, height), mat.enamel(), 0.008)
    for x in (-0.34, 0.30):
        box(asm, (x - 0.0015, -0.0006, 0), (x + 0.0015, 0.004, height), mat.rubber("B9C5CC"), 0)
    x, z = -0.12, 0.95
    rod(asm, (x, -0.006, z), 0.044, 0.008, mat.plastic("CDD6DB", 0.4), axis="Y")
    rod(asm, (x, -0.020, z), 0.030, 0.016, mat.rubber(), axis="Y", bevel=0.004)
    for k, end in enumerate((-0.155, -0.075)):
        lead = [(x + 0.010 * (1 - 2 * k), 0.0, z), (x + 0.010 * (1 - 2 * k), -0.075, z), (end, -0.085, z - 0.20), (end + 0.02, -0.05, z - 0.6)]
        p.tubes(asm, [p.arc_path(lead, 0.05, 10)], 0.0032, mat.plastic("DDE3E6", 0.45), resolution=6)
    contact(asm, 0.13, z)
    return Piece(asm, (left, -0.10, 0), (right, 0.5, height), spots={"port": (0.02, -0.02, z - 0.04)})


def contact(asm, x, z):
    """A recessed plate with a terminal for three wires, a plug and its cable."""
    box(asm, (x - 0.085, -0.004, z - 0.065), (x + 0.085, 0.004, z + 0.065), mat.plastic("D3DBE0", 0.42), 0.006)
    for side in (-0.072, 0.072):
        for up in (-0.052, 0.052):
            rod(asm, (x + side, -0.0065, z + up), 0.0045, 0.004, mat.steel("9AA4AA", 0.3), axis="Y", segments=24)
    box(asm, (x - 0.050, -0.024, z - 0.022), (x + 0.050, 0, z + 0.016), mat.plastic("1F6E96", 0.45), 0.003)
    ink = mat.paint(mat.INK, 0.5)
    for k, name in enumerate(("NC", "C", "NO")):
        at = x + (k - 1) * 0.031
        rod(asm, (at, -0.0265, z + 0.004), 0.0062, 0.006, mat.steel("C3CACE", 0.25), axis="Y", segments=24)
        p.text(asm, name, 0.013, (at, -0.0046, z + 0.026), ink, "CENTER", font="host-grotesk.ttf")
        wire = [(at, -0.02, z - 0.016), (at, -0.022, z - 0.06), (x + (k - 1) * 0.004, -0.026, z - 0.11)]
        p.tubes(asm, [p.arc_path(wire, 0.03, 8)], 0.0022, mat.plastic(("2A333A", "C33B2B", "E8EDEF")[k], 0.45), resolution=5)
    cable = [(x, -0.026, z - 0.10), (x, -0.028, z - 0.24), (x + 0.07, -0.03, z - 0.6)]
    p.tubes(asm, [p.arc_path(cable, 0.06, 10)], 0.0056, mat.plastic("2A333A", 0.5), resolution=6)


def release(traits):
    """The inner side of the door and the wall beside it: a push rod, a bell with a battery."""
    asm = Assembly(traits.slug)
    wall, leaf = mat.enamel("EDF1F2"), mat.plastic("E8EDEF", 0.42)
    box(asm, (-0.84, 0, 0), (0.12, 0.06, 2.1), leaf, 0.006)
    box(asm, (0.17, -0.03, 0), (1.4, 0.10, 2.3), wall, 0.006)
    box(asm, (0.118, 0.012, 0), (0.172, 0.05, 2.3), mat.rubber("3A464E"), 0.004)
    box(asm, (-0.84, -0.003, 0), (0.12, 0.002, 0.30), mat.brushed_steel("X", "C9CFD3"), 0.001)
    x, z = -0.16, 1.05
    box(asm, (x - 0.085, -0.010, z - 0.15), (x + 0.085, 0, z + 0.15), mat.brushed_steel("Z", "C9CFD3"), 0.008, 4)
    rod(asm, (x, -0.090, z), 0.016, 0.085, mat.steel("C3CACE", 0.22), axis="Y")
    rod(asm, (x, -0.125, z), 0.050, 0.036, mat.plastic("3FBF86", 0.3), axis="Y", bevel=0.012, segments=96)
    for up in (-0.12, 0.12):
        rod(asm, (x, -0.0125, z + up), 0.008, 0.004, mat.steel("9AA4AA", 0.3), axis="Y", segments=24)
    bell(asm, 0.42, z + 0.06)
    return Piece(asm, (-0.84, -0.13, 0), (1.4, 0.10, 2.3), spots={"release": (0.10, -0.06, z)})


def bell(asm, x, z):
    """A call button in its box; the line under it charges the battery."""
    box(asm, (x - 0.095, -0.082, z - 0.12), (x + 0.095, -0.03, z + 0.12), mat.plastic("E9C23A", 0.4), 0.014, 4)
    rod(asm, (x, -0.092, z + 0.02), 0.052, 0.012, mat.plastic("2A333A", 0.45), axis="Y", segments=64)
    rod(asm, (x, -0.122, z + 0.02), 0.042, 0.034, mat.plastic("C33B2B", 0.35), axis="Y", bevel=0.012, segments=96)
    rod(asm, (x, -0.086, z - 0.08), 0.008, 0.006, mat.glow("58D68D", 3.0), axis="Y", segments=32)
    p.tubes(asm, [[(x, -0.045, z + 0.11), (x, -0.045, 2.3)]], 0.012, mat.plastic("DCE3E7", 0.45), resolution=5)
