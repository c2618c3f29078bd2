"""What cools, where it stands: the base of a freezer with its front panel off, trays, the back of a cabinet."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from rooms import props

from . import machine
from .common import CASTOR, castors
from .heat_exchange import capillary, coil_ports, copper, drier, fin_coil, to_port
from .piece import Piece

FLOOR, CEILING = CASTOR + 0.022, 0.455
# The height of the grille.
GRILLE = 0.246
# Of a compressor of full size, above what it stands on.
TOP = machine.TALL


# --- the four arrangements --------------------------------------------------------


def cascade(traits):
    """Two stages with a heat exchanger between them; all valves are at the front."""
    asm = Assembly(traits.slug)
    x0, x1 = base(asm, traits)
    fin_coil(asm, (x0 + 0.06, 0.52, FLOOR + 0.02), (x0 + 0.40, 0.58, CEILING - 0.03))
    high, low = x0 + 0.15, x0 + 0.42
    for serial, x in enumerate((high, low)):
        machine.sized_can(asm, x, 0.27, FLOOR, 1.0, serial)
        flame_sign(asm, x + 0.015, 0.27 - machine.CAN - 0.031, FLOOR + 0.091, 0.0135)
    exchanger(asm, (high + low) / 2 + 0.005, 0.43)
    stage_pipes(asm, high, low)
    oil_separator(asm, x1 - 0.205, 0.37)
    transformer(asm, x1 - 0.115, 0.30)
    valves(asm, [(x1 - 0.215 + 0.05 * k, ("1F6E96", "C33B2B")[k // 2]) for k in range(4)], low)
    return in_base(asm, traits, (0.0, 0.25, 0.285))


def variable(traits):
    """Compressors whose speed an inverter sets; its cable goes to the terminals."""
    asm = Assembly(traits.slug)
    x0, x1 = base(asm, traits)
    inverter_circuits(asm, x0, x1, 0.22, 0.60)
    return in_base(asm, traits, (-0.165, 0.16, 0.255))


def inverter_circuits(asm, x0, x1, y, deep):
    """Two compressors with their inverters before one coil at `deep`, the second one smaller and farther back; a loom of
    leads runs below the ceiling."""
    coil = (x0 + 0.10, deep, FLOOR + 0.02), (x1 - 0.10, deep + 0.06, CEILING - 0.03)
    fin_coil(asm, *coil)
    for serial, (x, back) in enumerate(((-0.10, 0.0), (0.26, 0.20))):
        size = machine.SIZES[serial]
        machine.sized_can(asm, x, y + back, FLOOR, size, serial)
        circuit_pipes(asm, x, y + back, FLOOR, coil, 2 * serial - 1, size)
        inverter(asm, x - 0.235, y + back - 0.05, x, y + back, size)
    ceiling_loom(asm, x0, x1, y + 0.03, (-0.335, 0.025))


def ceiling_loom(asm, x0, x1, y, drops):
    """Leads in ties below the ceiling, from the left wall to the right; some come down to the inverters."""
    top, tones = CEILING - 0.016, ("E4E8EA", "20282E", "A8352A", "1F6E96", "20282E", "C9A02C")
    for k, tone in enumerate(tones):
        dy, dz = 0.0034 * (k % 3), 0.0034 * (k // 3)
        start = (x0 + 0.012, y - 0.06 + dy, FLOOR + 0.10)
        corner = (x0 + 0.012 + dz, y - 0.06 + dy, top - dz)
        if k < 2:
            way = [(drops[k], y - 0.06 + dy, top - dz), (drops[k], y - 0.055 + 0.2 * k, top - 0.06), (drops[k] - 0.01, y - 0.045 + 0.2 * k, FLOOR + 0.19)]
        else:
            end = (x1 - 0.03, y - 0.06 + dy, top - dz)
            way = [*sagging(corner, end), end, (x1 - 0.028, y + 0.02 + dy, top - 0.05), (x1 - 0.026, y + 0.2, FLOOR + 0.02 + dz)]
        p.tubes(asm, [p.smooth_line(p.arc_path([start, corner, *way], 0.018), 2)], 0.0017, mat.plastic(tone, 0.5), resolution=4)
    ties = [((x, y - 0.0635, top - 0.0065), (x + 0.0035, y - 0.0495, top + 0.004)) for x in (x0 + 0.10 + (x1 - x0 - 0.2) * k / 4 for k in range(5))]
    boxes(asm, ties, mat.plastic("2A3036", 0.5), 0.0006)


def sagging(start, end, count=4, depth=0.007):
    """Places between two ties, where leads hang through a little."""
    along = lambda share: [a + (b - a) * share for a, b in zip(start, end)]
    return [(x, y, z - depth * (k % 2)) for k in range(1, 2 * count) for x, y, z in [along(k / (2 * count))]]


def grille_off(traits):
    """The grille, lifted off by hand, leans before the open base."""
    piece = variable(traits)
    asm, half = piece.assembly, traits.width / 2
    with asm.turned((half * 0.34, -0.155, 0.002), -9), asm.turned((0, 0, 0), -27, "X"):
        loose_grille(asm, -half, half, GRILLE)
    piece.spots["grille"] = (half * 0.16, -0.02, 0.215)
    return piece


def loose_grille(asm, x0, x1, high):
    """Pressed frame with its edges folded back; light falls between the slats, on which dust lies."""
    white, edge, rail, lip, sheet = mat.enamel(), 0.075, 0.035, 0.022, 0.0016
    face = [((x0, 0, 0.0004), (x0 + edge, sheet, high - 0.0004)), ((x1 - edge, 0, 0.0004), (x1, sheet, high - 0.0004))]
    face += [((x0 + edge - 0.001, 0.0002, z), (x1 - edge + 0.001, sheet - 0.0002, z + rail)) for z in (0.0006, high - rail - 0.0006)]
    boxes(asm, face, white, 0.0004)
    folded = [((x0 - 0.0004, 0.0006, z), (x1 + 0.0004, lip, z + sheet)) for z in (0, high - sheet)]
    folded += [((x, 0.0007, 0.001), (x + sheet, lip - 0.0004, high - 0.001)) for x in (x0 - 0.0002, x1 - sheet + 0.0002)]
    boxes(asm, folded, white, 0.0005)
    dark, count = machine.dusty_coat(), 9
    low, pitch = rail, (high - 2 * rail) / 9
    verts, faces = [], []
    for k in range(count):
        z = low + k * pitch
        profile = [(0.003, z + pitch * 0.10), (0.021, z + pitch * 0.62), (0.021, z + pitch * 0.74), (0.003, z + pitch * 0.26)]
        start = len(verts)
        verts += [(x, y, h) for x in (x0 + edge - 0.006, x1 - edge + 0.006) for y, h in profile]
        faces += [tuple(start + i for i in f) for f in [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (0, 1, 2, 3), (7, 6, 5, 4)]]
    p.mesh(asm, "slats", verts, faces, dark, 0.0010, 2)
    ribs = [((x, 0.0215, rail * 0.5), (x + 0.012, 0.0235, high - rail * 0.5)) for x in (x0 + (x1 - x0) * share for share in (0.30, 0.5, 0.70))]
    boxes(asm, ribs, mat.plastic("1B2227", 0.5), 0.0005)
    # The studs that snap into the base.
    for x in (x0 + 0.03, x1 - 0.03):
        for z in (0.03, high - 0.03):
            rod(asm, (x, sheet - 0.001, z), 0.0045, 0.026, mat.zinc(), axis="Y", bevel=0.002, segments=24)


def dual(traits):
    """Two systems that share nothing: a tray, a circuit, a board and a mains lead each."""
    asm = Assembly(traits.slug)
    for serial, (x, y, lead) in enumerate(((-0.255, 0.0, "E3E8EA"), (0.255, 0.10, "2A333A"))):
        with asm.turned((x, y, 0), 0):
            system(asm, lead, serial)
    return Piece(asm, (-0.49, -0.04, 0), (0.49, 0.68, 0.44), spots={"machine": (0, 0.25, 0.165)})


def single(traits):
    """One stage on one tray."""
    asm = Assembly(traits.slug)
    system(asm, "2A333A")
    return Piece(asm, (-0.23, -0.14, 0), (0.23, 0.56, 0.44), spots={"machine": (0, 0.16, 0.185)})


def system(asm, lead, serial=0):
    """One circuit on its tray: compressor, coil, board and mains lead."""
    tray(asm, 0.46, 0.56)
    coil = (-0.19, 0.45, 0.07), (0.19, 0.51, 0.38)
    machine.sized_can(asm, -0.115, 0.17, 0.05, 1.0, serial)
    circuit_pipes(asm, -0.115, 0.17, 0.05, coil, -1)
    fin_coil(asm, *coil)
    board(asm, 0.045, 0.10, 0.075)
    mains(asm, lead)


def pair(traits):
    """The back of a combination: a small compressor and a wire condenser for each compartment. Gauges are screwed to the
    circuit at the left, which has stopped; the other one runs."""
    asm = Assembly(traits.slug)
    half, sill, height = traits.width / 2, 0.36, 1.4
    white, dark = mat.enamel(), mat.satin("AEB8BE")
    box(asm, (-half, 0, sill), (half, 0.5, height), white, 0.006)
    boxes(asm, [((x, 0.001, 0.06), (x + 0.018, 0.5, sill + 0.002)) for x in (-half, half - 0.018)], white, 0.003)
    box(asm, (-half + 0.002, 0.002, 0.05), (half - 0.002, 0.5, 0.075), dark, 0.002)
    box(asm, (-half + 0.01, 0.32, 0.07), (half - 0.01, 0.34, sill + 0.01), mat.plastic("59666E", 0.6), 0)
    for x in (-half + 0.05, half - 0.05):
        p.levelling_foot(asm, x, 0.06, 0.06)
    for side in (-1, 1):
        x = side * half * 0.48
        machine.sized_can(asm, x, 0.11, 0.075, 0.84, int(side > 0))
        wire_condenser(asm, x, half * 0.42, sill + 0.06, height - 0.02)
        small_circuit(asm, x, side, sill)
        control_box(asm, x, sill, "3FBF86" if side > 0 else "F0592A")
    left, port = -half * 0.48, 0.075 + TOP * 0.84 + 0.02
    rod(asm, (left + 0.10, -0.034, port), 0.0065, 0.022, mat.steel("C9A86A", 0.3), axis="Y", segments=6)
    at = (half + 0.03, -0.16)
    with asm.turned((*at, 0), 14):
        turn = math.radians(-14)
        ends = []
        for x, y in ((left - 0.02, -0.020), (left + 0.10, -0.036)):
            dx, dy = x - at[0], y - at[1]
            ends += [dx * math.cos(turn) - dy * math.sin(turn), dx * math.sin(turn) + dy * math.cos(turn), port]
        props.manifold(asm, None, ends)
    p.lamp(asm, (0, -0.7, 0.25), (0, 0.3, 0.2), (0.6, 0.2), 3.0)
    return Piece(asm, (-half, -0.05, 0), (half, 0.5, height), spots={"machine": (0.08, 0, 0.25)})


# --- where it stands ----------------------------------------------------------------


def base(asm, traits):
    """The base of an upright freezer below its door, open to the front; gives its inner sides."""
    x0, x1, deep = -traits.width / 2, traits.width / 2, traits.depth
    white, top = mat.enamel(), 1.15
    walls = [((x0, 0.10, CASTOR), (x0 + 0.024, deep, top)), ((x1 - 0.024, 0.10, CASTOR), (x1, deep, top))]
    boxes(asm, walls, white, 0.004)
    box(asm, (x0 + 0.002, 0.102, CASTOR + 0.001), (x1 - 0.002, deep - 0.002, FLOOR), mat.satin("B4BDC2"), 0.002)
    box(asm, (x0 + 0.02, 0.70, FLOOR - 0.01), (x1 - 0.02, 0.72, CEILING + 0.02), mat.plastic("7C8990", 0.6), 0)
    box(asm, (x0 + 0.002, 0.105, CEILING), (x1 - 0.002, deep - 0.003, top - 0.01), white, 0.004)
    box(asm, (x0, 0, CEILING + 0.02), (x1, 0.082, top), white, 0.016, 5)
    box(asm, (x0 + 0.012, 0.078, CEILING + 0.03), (x1 - 0.012, 0.11, top - 0.02), mat.rubber("2A333A"), 0.002)
    castors(asm, x0, x1, 0.10, deep)
    wide = x1 - x0
    p.lamp(asm, (0, -0.45, 0.20), (0, 0.45, 0.27), (wide, 0.2), 2.6)
    p.lamp(asm, (0, 0.24, CEILING - 0.004), (0, 0.28, 0), (wide * 0.8, 0.25), 1.6)
    return x0 + 0.024, x1 - 0.024


def in_base(asm, traits, spot):
    half = traits.width / 2
    return Piece(asm, (-half, 0, 0), (half, traits.depth, 1.15), spots={"machine": spot})


def tray(asm, width, depth):
    """Folded sheet with a grip in its front, on two rails."""
    half, sheet = width / 2, mat.satin("BAC3C8")
    box(asm, (-half, 0, 0.034), (half, depth, 0.05), sheet, 0.003)
    box(asm, (-half, -0.003, 0.012), (half, 0.006, 0.062), sheet, 0.003)
    box(asm, (-0.06, -0.0045, 0.024), (0.06, 0.002, 0.046), mat.plastic("1B2934", 0.5), 0.004)
    rails = [((x, 0.004, 0), (x + 0.022, depth - 0.004, 0.036)) for x in (-half + 0.012, half - 0.034)]
    boxes(asm, rails, mat.plastic("59666E", 0.5), 0.002)


# --- parts -----------------------------------------------------------------------------


def circuit_pipes(asm, x, y, z, coil, side, size=1.0):
    """Discharge into the port of the coil at a `side`, suction in its sleeve, liquid back through drier and capillary."""
    top, full, front = z + TOP * size, z + TOP, coil[0][1] - 0.024
    low, high = coil_ports(*coil, side)
    over = min(full + 0.055, high[2])
    out, filling = (x + 0.05 * size, y + 0.03 * size), (x - 0.03 * size, y - 0.055 * size)
    around = to_port(high, side, front)
    hot = [(*out, top - 0.02), (*out, over), (out[0], front, over), (around[0][0], front, over), *around]
    dry = (x + 0.128, y - 0.07, low[2])
    cold = [*reversed(to_port(low, side, front)), (dry[0], front, low[2]), (dry[0], y - 0.03, low[2])]
    fill = [(*filling, top - 0.015), (*filling, full + 0.025), (x - 0.03, y - 0.115, full + 0.025)]
    p.tubes(asm, [p.arc_path(path, 0.018) for path in (hot, fill)], 0.0045, copper(), resolution=5)
    p.tubes(asm, [p.arc_path(cold, 0.018)], 0.0034, copper(), resolution=5)
    for px, py in (out, filling):
        machine.joint(asm, px, py, top - 0.008)
    rod(asm, (x - 0.03, y - 0.135, full + 0.025), 0.008, 0.022, mat.steel("C9A86A", 0.3), axis="Y", segments=6)
    sleeve = [(x - 0.05 * size, y + 0.04 * size, top - 0.03), (x - 0.05 * size, y + 0.04 * size, full + 0.06), (x - 0.05, coil[0][1] - 0.10, full + 0.06), (x - 0.05, coil[0][1] - 0.10, CEILING)]
    p.tubes(asm, [p.arc_path(sleeve, 0.035)], 0.0125, mat.rubber("252D33"), resolution=5)
    drier(asm, *dry)
    end = (x - 0.05 * size, y + 0.028 * size, top + 0.012)
    capillary(asm, (dry[0], dry[1] - 0.05, dry[2]), [(x + 0.10, y - 0.06, top - 0.03), (x + 0.02, y + 0.02, top + 0.028), end])


def exchanger(asm, x, y):
    """Plate heat exchanger of the cascade in its insulation; four pipes leave at the top and in front."""
    foam = mat.rubber("252D33")
    box(asm, (x - 0.045, y - 0.04, FLOOR), (x + 0.045, y + 0.05, CEILING - 0.055), foam, 0.012, 4)
    bands = [((x - 0.0465, y - 0.0415, z), (x + 0.0465, y + 0.0515, z + 0.016)) for z in (FLOOR + 0.05, FLOOR + 0.19)]
    boxes(asm, bands, mat.satin("BAC3C8"), 0.001)


def stage_pipes(asm, high, low):
    """From the upper stage to the condenser and the exchanger, from there to the lower stage."""
    top, y = FLOOR + TOP, 0.27
    middle = (high + low) / 2 + 0.005
    roof = CEILING - 0.03
    paths = [
        [(high - 0.05, y + 0.03, top - 0.02), (high - 0.05, y + 0.03, roof - 0.015), (high - 0.05, 0.52, roof - 0.015)],
        [(high + 0.05, y + 0.02, top - 0.02), (high + 0.05, y + 0.02, roof), (middle - 0.02, y + 0.10, roof), (middle - 0.02, 0.43, roof), (middle - 0.02, 0.43, roof - 0.06)],
        [(low - 0.045, y + 0.02, top - 0.02), (low - 0.045, y + 0.02, roof - 0.012), (middle + 0.022, 0.41, roof - 0.012), (middle + 0.022, 0.43, roof - 0.06)],
        [(middle - 0.02, 0.40, FLOOR + 0.10), (middle - 0.02, 0.33, FLOOR + 0.10), (middle - 0.02, 0.30, FLOOR + 0.02), (middle - 0.02, 0.16, FLOOR + 0.02), (high + 0.02, 0.14, FLOOR + 0.02), (high - 0.10, 0.14, FLOOR + 0.02), (high - 0.10, 0.5, FLOOR + 0.06)],
    ]
    p.tubes(asm, [p.arc_path(path, 0.022) for path in paths], 0.0048, copper(), resolution=5)
    sleeve = [(low + 0.05, y + 0.03, top - 0.03), (low + 0.05, y + 0.03, roof - 0.012), (low + 0.05, 0.69, roof - 0.012)]
    p.tubes(asm, [p.arc_path(sleeve, 0.035)], 0.013, mat.rubber("252D33"), resolution=5)
    drier(asm, middle - 0.02, 0.22, FLOOR + 0.022)


def oil_separator(asm, x, y):
    steel = mat.paint("39454D", 0.36)
    shape = [(0, FLOOR), (0.034, FLOOR), (0.036, FLOOR + 0.02), (0.036, FLOOR + 0.20), (0.026, FLOOR + 0.225), (0, FLOOR + 0.228)]
    p.lathe(asm, p.rounded(shape, 0.012), steel, (x, y), 64)
    over = [(x, y, FLOOR + 0.22), (x, y, CEILING - 0.05), (x - 0.08, y, CEILING - 0.05), (x - 0.13, y - 0.07, CEILING - 0.05), (x - 0.13, y - 0.07, FLOOR + TOP - 0.02)]
    p.tubes(asm, [p.arc_path(over, 0.02)], 0.0048, copper(), resolution=5)


def transformer(asm, x, y):
    """Laminated core with two windings, for a supply that is too low or too high."""
    core = mat.paint("59666E", 0.5)
    z = FLOOR
    box(asm, (x - 0.075, y - 0.035, z + 0.012), (x + 0.075, y + 0.035, z + 0.032), core, 0.001)
    box(asm, (x - 0.075, y - 0.035, z + 0.125), (x + 0.075, y + 0.035, z + 0.150), core, 0.001)
    boxes(asm, [((x + d - 0.012, y - 0.034, z + 0.03), (x + d + 0.012, y + 0.034, z + 0.127)) for d in (-0.063, 0, 0.063)], core, 0.001)
    winding = mat.paint("74482C", 0.3)
    for d in (-0.032, 0.032):
        box(asm, (x + d - 0.0185, y - 0.055, z + 0.036), (x + d + 0.0185, y + 0.055, z + 0.121), winding, 0.012, 4)
    feet = [((x - 0.085, y + d - 0.012, z), (x + 0.085, y + d + 0.012, z + 0.014)) for d in (-0.026, 0.026)]
    boxes(asm, feet, mat.satin(), 0.001)
    box(asm, (x - 0.055, y - 0.02, z + 0.15), (x + 0.055, y + 0.02, z + 0.170), mat.plastic("D9E0E3", 0.45), 0.003)


def valves(asm, places, source):
    """Service valves in one row on a bracket, each with a black cap and a coloured ring."""
    y, z, brass = 0.135, FLOOR + 0.075, mat.steel("C9A86A", 0.28)
    first, last = places[0][0], places[-1][0]
    box(asm, (first - 0.03, y + 0.012, FLOOR - 0.002), (last + 0.03, y + 0.016, z + 0.03), mat.satin("BAC3C8"), 0.001)
    pipes = []
    for k, (x, cap) in enumerate(places):
        rod(asm, (x, y - 0.022, z), 0.0115, 0.040, brass, axis="Y", segments=6)
        rod(asm, (x, y - 0.010, z - 0.026), 0.007, 0.03, brass, segments=24)
        rod(asm, (x, y - 0.040, z), 0.0110, 0.020, mat.plastic("20282E", 0.45), axis="Y", bevel=0.003, segments=32)
        rod(asm, (x, y - 0.028, z), 0.0114, 0.004, mat.plastic(cap, 0.5), axis="Y", segments=32)
        low = FLOOR + 0.012 + 0.011 * (k % 2)
        pipes.append([(x, y - 0.010, z - 0.02), (x, y - 0.010, low), (x - 0.03, y - 0.012, low), (source + 0.13 - 0.014 * k, y + 0.02, low), (source + 0.13 - 0.014 * k, y + 0.20, low)])
    p.tubes(asm, [p.arc_path(path, 0.014) for path in pipes], 0.0036, copper(), resolution=4)


def flame_sign(asm, x, y, z, size=0.027):
    """Warning of a flammable refrigerant: yellow triangle with a flame."""
    corner = lambda scale, out: [(x + scale * size * math.cos(a), y - out, z + scale * size * math.sin(a)) for a in (math.radians(90 + 120 * k) for k in range(3))]
    p.mesh(asm, "sign", corner(1.0, 0.0005), [(0, 1, 2)], mat.paint("141A1E", 0.5), smooth=False)
    p.mesh(asm, "sign", corner(0.80, 0.0012), [(0, 1, 2)], mat.paint("F2C230", 0.5), smooth=False)
    flame = [(0, 0.44), (0.10, 0.20), (0.07, 0.10), (0.20, 0.16), (0.22, -0.06), (0.10, -0.24), (-0.12, -0.24), (-0.22, -0.04), (-0.12, 0.14), (-0.06, 0.06)]
    verts = [(x + u * size, y - 0.0018, z + v * size) for u, v in flame]
    p.mesh(asm, "sign", verts, [tuple(range(len(verts)))], mat.paint("141A1E", 0.5), smooth=False)


def inverter(asm, x, y, to_x, to_y, size=1.0):
    """Die-cast housing with cooling ribs; a shielded cable goes to the compressor of a `size` at `to`."""
    metal, z = mat.satin("AEB8BE"), FLOOR + 0.05
    box(asm, (x - 0.075, y + 0.03, FLOOR - 0.002), (x + 0.075, y + 0.034, z + 0.16), mat.satin("BAC3C8"), 0.001)
    box(asm, (x - 0.070, y - 0.030, z), (x + 0.070, y + 0.031, z + 0.15), metal, 0.006, 3)
    ribs = [((x - 0.063 + 0.0105 * k, y - 0.052, z + 0.045), (x - 0.059 + 0.0105 * k, y - 0.028, z + 0.142)) for k in range(13)]
    boxes(asm, ribs, metal, 0.001)
    box(asm, (x - 0.060, y - 0.040, z + 0.006), (x + 0.060, y - 0.028, z + 0.036), mat.plastic("1B2934", 0.45), 0.003)
    rod(asm, (x - 0.044, y - 0.0415, z + 0.021), 0.0035, 0.002, mat.glow("3FBF86", 3.0), axis="Y", segments=24)
    gland, terminals = (x + 0.036, y - 0.040, z + 0.020), (to_x - 0.022 * size, to_y - (machine.CAN + 0.030) * size, FLOOR + 0.110 * size)
    rod(asm, (gland[0], gland[1] - 0.012, gland[2]), 0.012, 0.014, mat.steel("C9A86A", 0.3), axis="Y", segments=6)
    cable = [gland, (gland[0], gland[1] - 0.06, gland[2] - 0.01), (gland[0] + 0.05, gland[1] - 0.085, FLOOR + 0.02), (terminals[0] - 0.005, terminals[1] - 0.055, FLOOR + 0.05), (terminals[0], terminals[1] - 0.03, terminals[2]), (terminals[0], terminals[1] + 0.012, terminals[2])]
    p.tubes(asm, [p.arc_path(cable, 0.03, 8)], 0.0044, mat.rubber("343C41"), resolution=6)
    rod(asm, (terminals[0], terminals[1] - 0.016, terminals[2]), 0.0085, 0.018, mat.plastic("1B2934", 0.45), axis="Y", segments=6)


def board(asm, x, y, z):
    """Controller of one system on its carrier: relays, capacitors, terminals, a lit lamp."""
    wide, tall = 0.155, 0.20
    box(asm, (x - 0.008, y + 0.008, 0.048), (x + wide + 0.008, y + 0.012, z + tall + 0.012), mat.satin("BAC3C8"), 0.001)
    box(asm, (x, y - 0.002, z), (x + wide, y + 0.0005, z + tall), mat.paint("1E6B4A", 0.4), 0)
    for dx in (0.008, wide - 0.008):
        for dz in (0.008, tall - 0.008):
            rod(asm, (x + dx, y - 0.004, z + dz), 0.0032, 0.014, mat.steel(), axis="Y", segments=6)
    on = lambda dx, dz, w, h, d: ((x + dx, y - d, z + dz), (x + dx + w, y - 0.001, z + dz + h))
    boxes(asm, [on(0.020 + 0.030 * k, 0.130, 0.024, 0.030, 0.018) for k in range(4)], mat.plastic("2C6FA0", 0.4), 0.001)
    boxes(asm, [on(0.018 + 0.0125 * k, 0.014, 0.0112, 0.018, 0.016) for k in range(10)], mat.plastic("3FA06B", 0.45), 0.001)
    boxes(asm, [on(0.022, 0.080, 0.030, 0.030, 0.004), on(0.066, 0.095, 0.020, 0.014, 0.003)], mat.plastic("141A1E", 0.5), 0)
    for dx in (0.110, 0.132):
        rod(asm, (x + dx, y - 0.030, z + 0.095), 0.0095, 0.029, mat.plastic("22303B", 0.35), axis="Y", segments=32)
    rod(asm, (x + 0.080, y - 0.0045, z + 0.070), 0.0028, 0.003, mat.glow("3FBF86", 3.5), axis="Y", segments=20)
    rod(asm, (x + 0.092, y - 0.0045, z + 0.070), 0.0028, 0.003, mat.glow("6FA3B8", 2.5), axis="Y", segments=20)
    for k, colour in enumerate(("E8EDEF", "2A333A", "C33B2B", "E8EDEF", "1F6E96")):
        start = x + 0.0236 + 0.025 * k
        wire = [(start, y - 0.012, z + 0.014), (start, y - 0.018, z - 0.012), (x + 0.02 + 0.002 * k, y - 0.022, 0.060), (x - 0.02, y - 0.030 + 0.001 * k, 0.058)]
        p.tubes(asm, [p.arc_path(wire, 0.012)], 0.0016, mat.plastic(colour, 0.45), resolution=4)
    loom = [(x - 0.008, y - 0.028, 0.058), (x - 0.075, y - 0.055, 0.058), (x - 0.140, y - 0.062, 0.066), (x - 0.150, y - 0.060, 0.115), (x - 0.150, y - 0.030, 0.120)]
    p.tubes(asm, [p.arc_path(loom, 0.022)], 0.0058, mat.plastic("2A333A", 0.55), resolution=5)


def mains(asm, colour):
    """The lead of one system with its plug, on the floor beside the tray."""
    jacket = mat.plastic(colour, 0.5)
    lead = [(0.10, 0.085, 0.062), (0.10, 0.02, 0.062), (0.10, -0.03, 0.075), (0.115, -0.07, 0.006), (0.06, -0.13, 0.006), (-0.04, -0.12, 0.006)]
    p.tubes(asm, [p.arc_path(lead, 0.03, 8)], 0.0046, jacket, resolution=5)
    box(asm, (-0.085, -0.135, 0.001), (-0.038, -0.105, 0.030), jacket, 0.007, 4)
    for y in (-0.127, -0.113):
        rod(asm, (-0.104, y, 0.015), 0.0024, 0.022, mat.steel("C9A86A", 0.3), axis="X", segments=20)


def wire_condenser(asm, x, reach, z0, z1):
    """Black tube in bends with wires welded across, held off the wall."""
    black, y = mat.paint("1A2126", 0.4), -0.026
    rows = round((z1 - z0) / 0.062)
    bends = []
    for k in range(rows):
        z = z0 + (z1 - z0) * k / (rows - 1)
        ends = (x - reach, x + reach) if k % 2 == 0 else (x + reach, x - reach)
        bends += [(end, y, z) for end in ends]
    p.tubes(asm, [p.arc_path(bends, 0.024)], 0.0034, black, resolution=4)
    count = round(2 * reach / 0.0105)
    places = [x - reach + 0.02 + (2 * reach - 0.04) * k / count for k in range(count + 1)]
    wires = [[(w, y + side, z0 - 0.008), (w, y + side, z1)] for w in places for side in (-0.0042, 0.0042)]
    p.tubes(asm, wires, 0.0009, black, resolution=1)
    for z in (z0 + 0.08, z1 - 0.3):
        boxes(asm, [((x + d - 0.008, y - 0.002, z), (x + d + 0.008, 0.004, z + 0.012)) for d in (-reach * 0.9, reach * 0.9)], black, 0.001)


def small_circuit(asm, x, side, sill):
    """Copper from the compressor into the wire condenser, a sleeve up into the wall."""
    top = 0.075 + TOP * 0.84
    hot = [(x + 0.04, 0.09, top - 0.02), (x + 0.04, 0.09, top + 0.02), (x + 0.10, -0.01, top + 0.02), (x + 0.10, -0.026, sill + 0.02), (x + 0.10, -0.026, sill + 0.06)]
    fill = [(x - 0.02, 0.06, top - 0.015), (x - 0.02, 0.06, top + 0.02), (x - 0.02, 0.0, top + 0.02)]
    p.tubes(asm, [p.arc_path(path, 0.016) for path in (hot, fill)], 0.0036, copper(), resolution=5)
    rod(asm, (x - 0.02, -0.016, top + 0.02), 0.007, 0.018, mat.steel("C9A86A", 0.3), axis="Y", segments=6)
    sleeve = [(x - 0.045, 0.13, top - 0.03), (x - 0.045, 0.13, top + 0.03), (x - 0.045, 0.24, top + 0.03), (x - 0.045, 0.33, top + 0.03)]
    p.tubes(asm, [p.arc_path(sleeve, 0.026)], 0.011, mat.rubber("252D33"), resolution=5)


def control_box(asm, x, sill, lamp):
    """Grey housing with a lamp, between the compressor and the wall."""
    box(asm, (x - 0.06, -0.004, sill + 0.008), (x + 0.03, 0.004, sill + 0.044), mat.plastic("D3DBE0", 0.42), 0.004)
    rod(asm, (x - 0.045, -0.0055, sill + 0.026), 0.0035, 0.003, mat.glow(lamp, 3.0), axis="Y", segments=24)
