"""A freezer on the day it is mapped: empty, a sensor at each of its points, the leads gathered at the side; a refrigerator
mapped with its stock, the logger on a shelf."""
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from . import cabinets, freezers
from .common import CASTOR
from .piece import Piece

# Sensors on a level: three across, three deep.
ACROSS, DEEP = (0.13, 0.5, 0.87), (0.11, 0.5, 0.9)
OPENED = {0: 86, 1: 101, 2: 93}


def upright(traits):
    piece = freezers.upright(traits, 112, OPENED, sensors)
    asm = piece.assembly
    x, _, z = piece.spots["inside"]
    piece.spots["points"] = (x + 0.01, piece.spots["inside"][1] + 0.05, z + 0.16)
    p.lamp(asm, (x + 0.10, -0.35, z + 0.75), (x, 0.35, z + 0.1), (0.5, 0.2), 6.0)
    p.lamp(asm, (x + 0.25, -0.40, z - 0.10), (x, 0.35, z - 0.12), (0.3, 0.3), 3.5)
    return piece


def sensors(asm, lo, hi, z0, top, level):
    """Each hangs from its lead in the middle of its share of the level and carries a flag with its number."""
    rng, number = random.Random(40 + level), level * 9
    lined(asm, lo, hi, z0, top)
    white, leads = mat.plastic("E9ECEC", 0.45), []
    wide, deep = hi[0] - lo[0], hi[1] - lo[1] - 0.09
    side = hi[0] - 0.006
    for j, v in enumerate(DEEP):
        for i, u in enumerate(ACROSS):
            number += 1
            x = lo[0] + wide * u + rng.uniform(-0.012, 0.012)
            y = lo[1] + 0.075 + deep * v
            z = z0 + (top - z0) * (0.52, 0.46, 0.55)[i] + rng.uniform(-0.012, 0.012)
            roof = top + 0.018 - 0.0015 * i
            hook = [(x, y, z), (x + rng.uniform(-0.004, 0.004), y, z + 0.05), (x, y, roof - 0.012), (x + 0.02, y + 0.004, roof)]
            sag = roof - 0.008 - 0.010 * rng.random()
            leads.append(p.smooth_line([*hook, ((x + side) / 2, y - 0.006 * j, sag), (side - 0.008, y - 0.02, roof - 0.004), (side - 0.002, lo[1] + 0.06 + 0.004 * i, roof - 0.03 - 0.006 * j), (side - 0.001, lo[1] + 0.044, top - 0.07 - 0.012 * j - 0.004 * i), (side + 0.010, lo[1] + 0.010, z0 + 0.10)], 6))
            tip(asm, x, y, z)
            flag(asm, x, y, z + 0.034, number, rng.uniform(-24, 24))
            if i < 2 or j == 1:
                tape(asm, x + 0.004, y, roof, white)
    p.tubes(asm, leads, 0.0016, mat.plastic("6FA886", 0.4), resolution=3)
    boxes(asm, [((side - 0.004, lo[1] + 0.052, top - 0.085), (side + 0.0045, lo[1] + 0.096, top - 0.055))], mat.plastic("C99B5B", 0.4), 0.001)


def lined(asm, lo, hi, z0, top):
    """Matt sheets before the walls: polished ones would mirror the dark room. Frost lies where the level was opened."""
    skin, y, high = mat.satin("E2E7E9"), lo[1] + 0.052, top + 0.026
    walls = [((lo[0] - 0.001, y, z0), (lo[0] + 0.002, hi[1], high)), ((hi[0] - 0.002, y, z0), (hi[0] + 0.001, hi[1], high))]
    walls += [((lo[0], hi[1] - 0.002, z0), (hi[0], hi[1] + 0.001, high)), ((lo[0], y, z0 - 0.003), (hi[0], hi[1], z0)), ((lo[0], y, high - 0.001), (hi[0], hi[1], high + 0.002))]
    boxes(asm, walls, skin, 0)
    seams = [((lo[0] + 0.002, hi[1] - 0.0045, z0), (lo[0] + 0.010, hi[1] - 0.0015, high)), ((hi[0] - 0.010, hi[1] - 0.0045, z0), (hi[0] - 0.002, hi[1] - 0.0015, high))]
    boxes(asm, seams, mat.satin("AEB7BC"), 0.0006)
    rng = random.Random(round(z0 * 1000))
    verts, faces = [], []
    for _ in range(520):
        place = rng.random()
        # On the front edges of the shelf, thicker towards the hinge.
        u = rng.random() ** 1.7
        x = lo[0] + (hi[0] - lo[0]) * u
        size = 0.0008 + 0.0022 * rng.random() ** 2 * (1.2 - u)
        if place < 0.72:
            y0, z = lo[1] + 0.036 + 0.03 * rng.random() ** 2, z0 + 0.0004
        else:
            x, y0, z = lo[0] + 0.0035, lo[1] + 0.054 + 0.05 * rng.random() ** 2, z0 + (high - z0) * rng.random()
        start = len(verts)
        verts += [(x + size, y0, z), (x, y0 + size, z), (x - size, y0, z), (x, y0 - size, z), (x, y0, z + size)]
        faces += [(start + i, start + (i + 1) % 4, start + 4) for i in range(4)]
    p.mesh(asm, "frost", verts, faces, mat.paint("F4F9FB", 0.8), smooth=False)


def tip(asm, x, y, z):
    rod(asm, (x, y, z - 0.036), 0.0030, 0.036, mat.steel("C9CFD2", 0.22), segments=24)
    rod(asm, (x, y, z - 0.003), 0.0038, 0.014, mat.rubber("2A2F33"), segments=24)


def flag(asm, x, y, z, number, turn):
    """White tape folded over the lead."""
    with asm.turned((x, y, z), turn):
        box(asm, (-0.002, -0.0009, -0.0125), (0.042, 0.0009, 0.0125), mat.paint("F7F5EC", 0.5), 0.0006)
        p.text(asm, str(number), 0.020, (0.023, -0.0012, -0.0072), mat.paint("1B2C56", 0.5), "CENTER")


def tape(asm, x, y, z, material):
    box(asm, (x - 0.016, y - 0.010, z - 0.0016), (x + 0.018, y + 0.012, z + 0.003), material, 0.0006)


# --- a refrigerator with its stock -------------------------------------------------------

SHELVES = (0.455, 0.660, 0.865, 1.070, 1.275, 1.480)
# Where a lead is tied to the rail of a shelf, and the height of a plug above the foot of the logger.
RAIL, PLUG = 0.126, 0.042


def refrigerator(traits):
    """Open, filled; six sensors hang from the rails of two shelves, three more at the rear wall, their leads run to the right
    and down into the logger on the shelf below."""
    asm, at = Assembly(traits.slug), cabinets.Layout(traits, 0.20, 0.20, CASTOR)
    foot, head = at.door_z0 - at.stand, at.height - at.door_z1
    walls = (cabinets.WALL, cabinets.WALL, foot + 0.05, head + 0.05)
    lo, hi = p.shell(asm, (at.x0, cabinets.FRONT, at.stand), (at.x1, at.depth, at.height), walls, at.depth - cabinets.FRONT - 0.07, mat.enamel("DCE2E4"), mat.plastic("D3D9DA", 0.42), 0.008)
    cabinets.one_door(asm, at, cabinets.Style(True), at.x0, at.x1, at.door_z0, at.door_z1, 112, True)
    liner(asm, lo, hi)
    front, seeds = lo[1] + 0.075, (4, 21, 12, 33, 8, 17)
    for z, seed in zip(SHELVES, seeds):
        p.wire_shelf(asm, lo[0] + 0.010, hi[0] - 0.010, front, hi[1] - 0.03, z, 0.022, material=mat.paint("CDD4D6", 0.4))
        end = 0.030 if z == SHELVES[2] else hi[0] - 0.045
        p.cartons(asm, lo[0] + 0.03, end, front + 0.018, hi[1] - 0.03, z + 0.003, 0.125, seed=seed, fill=0.90)
    rng = random.Random(traits.seed)
    foot_of_logger = (0.150, front + 0.006, SHELVES[2] + 0.002)
    plugs = [(foot_of_logger[0] - 0.072 + 0.018 * k, foot_of_logger[1] - 0.021, foot_of_logger[2] + PLUG) for k in range(9)]
    for k, plug in enumerate(plugs):
        level, column = SHELVES[4 - k // 3], k % 3
        x = (-0.195, -0.035, 0.124)[column] + rng.uniform(-0.005, 0.005)
        y = RAIL if k < 6 else hi[1] - 0.10
        if k >= 6:
            level, x = SHELVES[4] if k == 7 else SHELVES[3], (-0.115, 0.045, 0.205)[column]
        hanging_sensor(asm, rng, (x, y, level), k + 1)
        run(asm, rng, (x, y, level), k, (hi[0] - 0.012, RAIL - 0.016), plug)
    ties(asm, hi[0] - 0.012)
    with asm.turned(foot_of_logger, 0):
        nine_channels(asm)
    return Piece(asm, (at.x0, -0.05, 0), (at.x1, at.depth, at.height))


def liner(asm, lo, hi):
    """Uprights with slots that bear the shelves, the grille of the fan, a soft strip of light at the left."""
    steel, dark = mat.satin("BFC7CA"), mat.plastic("39434A", 0.6)
    uprights = [((x, y - 0.012, lo[2] + 0.02), (x + 0.004, y + 0.012, hi[2] - 0.02)) for x in (lo[0] - 0.001, hi[0] - 0.003) for y in (lo[1] + 0.13, hi[1] - 0.12)]
    boxes(asm, uprights, steel, 0.001)
    count = int((hi[2] - lo[2] - 0.08) / 0.0256)
    slots = [((x, y - 0.0035, lo[2] + 0.04 + 0.0256 * k), (x + 0.0012, y + 0.0035, lo[2] + 0.052 + 0.0256 * k)) for x in (lo[0] + 0.0024, hi[0] - 0.0036) for y in (lo[1] + 0.13, hi[1] - 0.12) for k in range(count)]
    boxes(asm, slots, dark, 0)
    box(asm, (lo[0] + 0.09, hi[1] - 0.014, lo[2] + 0.05), (hi[0] - 0.09, hi[1] + 0.001, hi[2] - 0.05), mat.plastic("C6CDCF", 0.45), 0.006)
    holes = [((x, hi[1] - 0.0146, z), (x + 0.020, hi[1] - 0.012, z + 0.005)) for x in (lo[0] + 0.12 + 0.046 * i for i in range(7)) for z in (lo[2] + 0.14 + 0.205 * j for j in range(6))]
    boxes(asm, holes, dark, 0)
    middle = (lo[2] + hi[2]) / 2
    p.lamp(asm, (lo[0] + 0.015, lo[1] + 0.02, middle), (hi[0], hi[1] - 0.1, middle), (0.03, 1.2), 1.8)
    p.lamp(asm, ((lo[0] + hi[0]) / 2, lo[1] + 0.10, hi[2] - 0.02), (0, hi[1] - 0.15, lo[2]), (0.4, 0.06), 1.4)


def hanging_sensor(asm, rng, place, number):
    """Clip on the rail, lead, card with the number, grip and steel tip."""
    x, y, z = place
    box(asm, (x - 0.005, y - 0.005, z - 0.007), (x + 0.005, y + 0.012, z + 0.005), mat.plastic("20282E", 0.5), 0.002)
    drop = rng.uniform(0.040, 0.052)
    with asm.turned((x, y - 0.003, z), rng.uniform(-2, 2), "Y"):
        p.tubes(asm, [[(0, 0, 0), (0.0004, 0, -drop / 2), (0, 0, -drop - 0.004)]], 0.0019, lead_colour(), resolution=4)
        rod(asm, (0, 0, -drop - 0.010), 0.0036, 0.012, mat.rubber("20282E"), segments=32)
        rod(asm, (0, 0, -drop - 0.044), 0.0062, 0.036, mat.plastic("E0E4E5", 0.4), bevel=0.002, segments=48)
        rod(asm, (0, 0, -drop - 0.092), 0.0032, 0.050, mat.satin("CBD1D4"), bevel=0.001, segments=32)
    with asm.turned((x, y - 0.003, z - drop * 0.5), rng.uniform(-7, 7)):
        number_card(asm, f"{number}")


def number_card(asm, number):
    """White card around the lead; its figure is upright and thick enough to be read from afar."""
    wide, tall, face = 0.030, 0.028, -0.0031
    box(asm, (-wide / 2, face, -tall / 2), (wide / 2, face + 0.0012, tall / 2), mat.paint("EDEBE2", 0.6), 0.0005)
    box(asm, (-wide / 2 - 0.0002, face - 0.0003, tall / 2 - 0.0052), (wide / 2 + 0.0002, face + 0.0010, tall / 2 + 0.0002), mat.paint("1F6E96", 0.5), 0.0002)
    # The face is light; thickening its outlines would break them, so the figure is printed a few times, a little apart.
    for k, (dx, dz) in enumerate(((0, 0), (0.00035, 0), (-0.00035, 0), (0, 0.00035), (0, -0.00035))):
        p.text(asm, number, 0.0250, (dx, face - 0.0005 - 0.00003 * k, -tall / 2 + 0.0032 + dz), mat.paint("141B20", 0.6), "CENTER", depth=0)


def lead_colour():
    return mat.rubber("3A6A86")


def run(asm, rng, start, k, corner, plug):
    """A lead from its clip in one slack bow to the right, down along the wall in a bundle, into its plug."""
    x, y, z = start
    side, out = corner[0] - 0.0042 * (k % 3), corner[1] - 0.0042 * (k // 3)
    reach = corner[0] - x
    sag = 0.020 + 0.075 * reach + 0.006 * (k % 3) + rng.uniform(0, 0.006)
    tied = (side, out, z - 0.020 - 0.010 * (k % 3))
    first = (x, y - 0.003, z - 0.004)
    bow = []
    for t in (j / 6 for j in range(7)):
        u, v, w = (a + (b - a) * t for a, b in zip(first, tied))
        bow.append((u, v, w - 4 * sag * t * (1 - t) * (1 - 0.35 * t)))
    low = plug[2] + 0.060 + 0.004 * (k % 3)
    down = [(side, out - 0.001, min(tied[2] - 0.03, low + 0.05)), (side - 0.001, out - 0.002, low)]
    px, py, pz = plug
    fan = [(side - 0.010, out - 0.012, pz - 0.006), ((px + side) / 2 + 0.006, py - 0.020, pz - 0.014 - 0.03 * (side - px) / 0.3), (px + 0.003, py - 0.024, pz - 0.006), (px, py - 0.012, pz), (px, py, pz)]
    p.tubes(asm, [p.smooth_line([*bow, *down, *fan], 7)], 0.0017, lead_colour(), resolution=4)


def ties(asm, x):
    """Straps around the bundle."""
    for z in (1.205, 1.115, 1.010):
        box(asm, (x - 0.0115, RAIL - 0.0275, z), (x + 0.0035, RAIL - 0.0135, z + 0.005), mat.plastic("20282E", 0.5), 0.002)


def nine_channels(asm):
    """Logger that stands on a shelf: a figure above, nine numbered sockets with their plugs below."""
    wide, tall, deep = 0.182, 0.106, 0.10
    box(asm, (-wide / 2, 0, 0), (wide / 2, deep, tall), mat.plastic("3C4850", 0.42), 0.007, 5)
    box(asm, (-wide / 2 + 0.004, -0.0008, 0.026), (wide / 2 - 0.004, 0.004, 0.0565), mat.plastic("59666E", 0.5), 0.002)
    p.display(asm, -0.006, 0.0625, 0.088, 0.037, -0.0006, "4.8", "°C", trend=False)
    p.wordmark(asm, 0.044, (-wide / 2 + 0.010, -0.0006, 0.086), mat.paint("E6EBED", 0.5))
    for k in range(3):
        rod(asm, (-wide / 2 + 0.015 + 0.016 * k, -0.0030, 0.072), 0.0048, 0.004, mat.plastic("AEB8BD", 0.4), axis="Y", segments=32)
    for k in range(9):
        x = -0.072 + 0.018 * k
        rod(asm, (x, -0.0030, PLUG - 0.002), 0.0066, 0.004, mat.plastic("1B2226", 0.5), axis="Y", segments=32)
        rod(asm, (x, -0.0210, PLUG - 0.002), 0.0050, 0.020, mat.plastic("D9A441", 0.45), axis="Y", bevel=0.0015, segments=32)
        printing.figure(asm, f"{k + 1}", 0.0092, x - 0.0024, 0, mat.paint("F2F5F6", 0.5), printing.front(0, -0.0009, 0.0492), 0.0004)
