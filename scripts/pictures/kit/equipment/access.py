"""Ways in and out: the port of a refrigerator with its alarm contact, the inside of a cold room's door."""
import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

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


def socket(traits):
    """The inside of a laboratory refrigerator: a splash-proof socket and a port in the rear wall, a stirrer that runs."""
    asm = Assembly(traits.slug)
    half, deep, low, high = 0.34, 0.50, 0.55, 1.45
    liner = mat.satin("D6DCDF")
    box(asm, (-half, deep, low), (half, deep + 0.05, high), liner, 0)
    for x in (-half - 0.05, half):
        box(asm, (x, 0, low), (x + 0.05, deep + 0.02, high), liner, 0.004)
        rail = x + 0.05 if x < 0 else x
        boxes(asm, [((rail - 0.002, y, low), (rail + 0.002, y + 0.018, high)) for y in (0.10, 0.36)], mat.steel("AEB7BC", 0.35), 0.0005)
    p.lamp(asm, (0, 0.02, high - 0.12), (0, deep, 0.95), (0.6, 0.08), 3.2)
    p.lamp(asm, (0, -0.5, 1.2), (0, deep, 0.95), (0.5, 0.5), 4.0)
    x, y, z = 0.11, deep, 1.06
    splash_socket(asm, x, y, z)
    cable = [(x, y - 0.062, z - 0.012), (x, y - 0.085, z - 0.05), (x - 0.02, y - 0.09, z - 0.16), (x - 0.05, y - 0.09, 0.835), (x - 0.12, y - 0.12, 0.812), (x - 0.14, y - 0.16, 0.812)]
    p.tubes(asm, [p.arc_path(cable, 0.05, 10)], 0.0042, mat.plastic("2A333A", 0.5), resolution=6)
    through(asm, -0.15, y, 1.08)
    for shelf in (0.80, 1.33):
        p.wire_shelf(asm, -half + 0.004, half - 0.004, 0.06, deep - 0.02, shelf, 0.02, material=mat.steel("C3CACE", 0.25))
    stirrer(asm, -0.06, 0.26, 0.804)
    return Piece(asm, (-half, 0, low), (half, deep, high), spots={"socket": (0.0, 0.36, 0.965)})


def splash_socket(asm, x, y, z):
    """Grey housing with its lid up and a plug in it."""
    grey = mat.plastic("B9C4CA", 0.42)
    box(asm, (x - 0.044, y - 0.034, z - 0.046), (x + 0.044, y + 0.002, z + 0.046), grey, 0.008, 4)
    rod(asm, (x, y - 0.038, z - 0.004), 0.027, 0.008, mat.plastic("2E3A42", 0.45), axis="Y", segments=64)
    rod(asm, (x, y - 0.062, z - 0.006), 0.020, 0.030, mat.plastic("1B2228", 0.5), axis="Y", bevel=0.006, segments=48)
    with asm.turned((x, y - 0.034, z + 0.040), 62, "X"):
        box(asm, (-0.038, -0.010, -0.072), (0.038, 0.0, 0.004), mat.plastic("C9D2D7", 0.35), 0.005, 4)
    rod(asm, (x - 0.036, y - 0.036, z + 0.040), 0.005, 0.072, mat.plastic("7D8B94", 0.4), axis="X", segments=24)
    rod(asm, (x + 0.033, y - 0.036, z - 0.036), 0.0032, 0.004, mat.glow("3FBF86", 3.0), axis="Y", segments=24)


def through(asm, x, y, z):
    """Port of 25 mm in its collar; two leads pass the plug of rubber."""
    rod(asm, (x, y - 0.005, z), 0.027, 0.008, mat.plastic("EDF1F3", 0.4), axis="Y", segments=64)
    rod(asm, (x, y - 0.013, z), 0.0135, 0.012, mat.rubber(), axis="Y", bevel=0.003, segments=48)
    for k in (-1, 1):
        lead = [(x + 0.004 * k, y, z), (x + 0.004 * k, y - 0.045, z), (x + 0.012 * k, y - 0.055, z - 0.10), (x + 0.03 * k - 0.03, y - 0.04, 0.808), (x + 0.03 * k - 0.06, y - 0.14, 0.808)]
        p.tubes(asm, [p.arc_path(lead, 0.035, 8)], 0.0022, mat.plastic("DDE3E6", 0.45), resolution=5)


def stirrer(asm, x, y, z):
    """Magnetic stirrer with a beaker."""
    box(asm, (x - 0.075, y - 0.09, z), (x + 0.075, y + 0.09, z + 0.055), mat.plastic("E8EDEF", 0.4), 0.010, 4)
    rod(asm, (x, y + 0.01, z + 0.055), 0.062, 0.006, mat.brushed_steel("Z"), segments=96)
    rod(asm, (x + 0.035, y - 0.096, z + 0.026), 0.013, 0.010, mat.plastic("1B2934", 0.45), axis="Y", segments=40)
    rod(asm, (x - 0.04, y - 0.0915, z + 0.026), 0.003, 0.003, mat.glow("3FBF86", 3.0), axis="Y", segments=20)
    glass = [(0, 0.0), (0.040, 0.0), (0.043, 0.006), (0.043, 0.105), (0.046, 0.110)]
    p.lathe(asm, [(r, h + z + 0.062) for r, h in glass], mat.glass("E6F1F4", 0.9), (x, y + 0.01), 64)
    filling = p.rounded([(0, 0.002), (0.040, 0.002), (0.0415, 0.008), (0.0415, 0.062), (0, 0.060)], 0.004)
    p.lathe(asm, [(r, h + z + 0.062) for r, h in filling], mat.plastic("C77F96", 0.08), (x, y + 0.01), 64)
