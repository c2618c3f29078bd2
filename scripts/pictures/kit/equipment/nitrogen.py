"""Liquid nitrogen: vapour-phase vessels, storage and carrying dewars, dry shippers."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, rod

from . import air
from .common import CASTOR
from .piece import Piece

DARK = "1B2934"
# Of the body: the openings of the current models are 44 to 47 per cent of their diameters.
NECK = 0.45
# The tops of the racks below the rim.
RACKS = 0.115
# Vapour above the tops of the racks (below zero it shows in the gaps), and how dense it is there.
LAYERS = ((-0.045, 0.80), (-0.012, 0.60), (0.014, 0.40), (0.036, 0.36), (0.060, 0.32), (0.086, 0.28), (0.112, 0.22))


# --- vapour-phase vessel ------------------------------------------------------


def vessel(traits, lid=0, flow=0.0, spill=True, drawn=False):
    """Brushed steel body, insulated lid, console, filling line, castors; wide ones have a step. `flow` moves the vapour;
    without `spill` it only stands over the racks, and the steel below the rim is clear. A rack in front can be `drawn` out."""
    asm = Assembly(traits.slug)
    radius, height = traits.width / 2, traits.height - 0.17
    neck = radius * NECK
    steel, base = mat.brushed_steel("Z"), CASTOR + 0.03
    profile = [(0.02, base + 0.02), (radius - 0.02, base + 0.02), (radius, base + 0.06), (radius, height - 0.15)]
    p.lathe(asm, p.rounded(profile, 0.06, 8), steel, segments=160)
    head = [(radius, height - 0.15), (radius, height - 0.070), (radius * 0.84, height - 0.028), (neck + 0.075, height - 0.012)]
    p.lathe(asm, p.rounded(head, 0.07, 10), mat.steel("C3C9CD", 0.31), segments=160)
    rim = [(neck + 0.078, height - 0.016), (neck + 0.040, height - 0.010), (neck + 0.040, height + 0.012), (neck, height + 0.012)]
    p.lathe(asm, p.rounded(rim, 0.006, 4), steel, segments=160)
    for z in (base + 0.16, height - 0.15):
        band = [(radius, z), (radius + 0.006, z + 0.005), (radius + 0.006, z + 0.025), (radius, z + 0.03)]
        p.lathe(asm, band, steel, segments=160)
    skirt = [
        (radius * 0.5, base - 0.022),
        (radius - 0.03, base - 0.022),
        (radius - 0.015, base - 0.010),
        (radius - 0.015, base + 0.045),
    ]
    p.lathe(asm, skirt, mat.plastic(DARK, 0.5))
    hinge_block(asm, neck + 0.045, height)
    with asm.turned((0, neck + 0.045, height + 0.008), -lid, "X"):
        vessel_lid(asm, neck + 0.045, neck)
    if lid:
        opening(asm, neck, radius - 0.09, height, flow, spill, drawn)
    console(asm, traits, radius, height)
    pipework(asm, radius, height)
    for angle in (40, 140, 220, 320):
        a = math.radians(angle)
        p.castor(asm, (radius - 0.13) * math.cos(a), (radius - 0.13) * math.sin(a), CASTOR, turn=-angle / 8 - 20)
    if traits.litres > 1300:
        step(asm, radius)
    front = -radius - (0.42 if traits.litres > 1300 else 0.03)
    spots = {
        "console": (0, -radius, height - 0.32),
        "lid": (0, -radius * 0.2, height + 0.06),
        "neck": (0.03, -0.02, height + 0.03),
        "valve": (radius + 0.02, 0.05, height + 0.03),
        "inlet": hose_end(radius, height),
        "castor": (radius * 0.6, -radius * 0.6, 0.12),
    }
    high = (radius + 0.12, radius, height + 0.17)
    return Piece(asm, (-radius, front, 0), high, turn=24, rise=1.05, steel=True, spots=spots)


def step(asm, radius):
    """Two treads in front, to look into a wide neck."""
    metal, tread = mat.steel("B9C1C6", 0.3), mat.rubber("2A333A")
    x0, x1, y = -radius * 0.30, radius * 0.30, -radius - 0.08
    for k, z in enumerate((0.36, 0.18)):
        front = y - 0.17 * (k + 1)
        box(asm, (x0, front, z - 0.025), (x1, front + 0.17, z), metal, 0.004)
        box(asm, (x0 + 0.015, front + 0.012, z), (x1 - 0.015, front + 0.158, z + 0.004), tread, 0)
    for x in (x0 - 0.012, x1 + 0.012):
        path = [(x, y - 0.01, 0.01), (x, y - 0.01, 0.355), (x, y - 0.18, 0.355), (x, y - 0.36, 0.01)]
        p.tubes(asm, [p.arc_path(path, 0.03)], 0.014, metal, resolution=4)


def opening(asm, neck, inner, height, flow=0.0, spill=True, drawn=False):
    """The neck; below it the vessel is wider, and racks stand all over its turntable."""
    top = height - RACKS
    wall = [(neck, height + 0.012), (neck - 0.004, height - 0.01), (neck - 0.004, height - 0.085), (inner * 0.8, height - 0.10), (inner, height - 0.16), (inner, height - 0.6), (0, height - 0.6)]
    p.lathe(asm, wall, mat.brushed_steel("Z", "C9D0D3"), segments=128)
    places = list(rack_places(neck))
    if drawn:
        places.remove(min(places, key=lambda place: math.dist(place, (0.09, -0.09))))
    racks(asm, places, top)
    vapour(asm, neck, height, flow, spill)
    p.lamp(asm, (0, -neck * 0.3, height + 0.5), (0, 0, height - 0.2), (0.4, 0.4), 1.2)


def rack_places(neck, pitch=0.139, gap=0.020):
    """Middles of the racks that can be seen through the neck: a square grid in four sectors."""
    reach = int(neck / pitch) + 1
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            x, y = ((k + 0.5) * pitch + (gap if k >= 0 else -gap) for k in (i, j))
            if math.hypot(x, y) < neck + 0.16:
                yield x, y


def racks(asm, places, top):
    """Racks of boxes with frost on them, a bow to lift them by and a number on a tag."""
    frosted, half = frost(), 0.066
    p.boxes(asm, [((x - half, y - half, top - 0.5), (x + half, y + half, top)) for x, y in places], frosted, 0.002)
    folds = [((x - half, y + side * half - 0.0015, top - 0.01), (x + half, y + side * half + 0.0015, top + 0.007)) for x, y in places for side in (-1, 1)]
    p.boxes(asm, folds, frosted, 0.0008)
    bows = [p.arc_path([(x - 0.034, y, top), (x - 0.034, y, top + 0.062), (x + 0.034, y, top + 0.062), (x + 0.034, y, top)], 0.018) for x, y in places]
    p.tubes(asm, bows, 0.0042, mat.steel("C9D0D4", 0.34), resolution=4)
    tag, ink = mat.paint("F2F4F3", 0.5), mat.paint(mat.INK, 0.5)
    p.boxes(asm, [((x - 0.022, y - 0.052, top), (x + 0.022, y - 0.026, top + 0.0012)) for x, y in places], tag, 0)
    for k, (x, y) in enumerate(places):
        p.text(asm, f"{k + 11}", 0.019, (x, y - 0.0455, top + 0.0014), ink, "CENTER", face=(0, 0, 0))


def hook(asm, z):
    """Forged hook with its latch through the bow, a swivel, the band of the hoist and the stop on it."""
    forged, dark = mat.steel("8F9AA1", 0.32), mat.plastic(DARK, 0.45)
    arc = [(0.022 * math.sin(a), 0, z + 0.012 - 0.022 * math.cos(a)) for a in (math.radians(-130 + 17 * k) for k in range(17))]
    p.tubes(asm, [[*arc[1:], (0, 0, z + 0.052), (0, 0, z + 0.080)]], 0.0068, forged, resolution=5)
    rod(asm, (0, 0, z + 0.066), 0.015, 0.030, forged, bevel=0.004)
    box(asm, (-0.026, -0.017, z + 0.094), (0.026, 0.017, z + 0.164), mat.paint("D9A21B", 0.4), 0.010, 4)
    rod(asm, (0, -0.019, z + 0.132), 0.006, 0.038, forged, axis="Y", segments=6)
    box(asm, (-0.0125, -0.0012, z + 0.160), (0.0125, 0.0012, z + 1.9), mat.plastic("3A4348", 0.75), 0.0006)
    box(asm, (-0.022, -0.012, z + 0.205), (0.022, 0.012, z + 0.232), dark, 0.005, 4)


@mat.cached
def frost(name):
    """Steel under a thin bloom of frost, thicker in places."""
    material = mat.principled(name, "D5DCE0", 0.5, metallic=0.35, specular=0.4)
    bloom = mat.add_tones(material, "TexNoise", "Fac", ("7F8990", "C9D1D6"), (0.36, 0.66))
    bloom.inputs["Scale"].default_value, bloom.inputs["Detail"].default_value = 9.0, 6
    return material


def vapour(asm, neck, height, flow, spill=True):
    """Cold vapour lies between and over the racks up to the rim; with `spill` a thin veil runs over the rim at the front."""
    low = height - RACKS
    for k, (z, density) in enumerate(LAYERS):
        air.layer(asm, neck - 0.008, low + z, k + 11, density if spill else density * 0.85, flow)
    if spill:
        for k in range(2):
            out, lift = neck + 0.045, 0.008 + 0.010 * k
            path = [(neck * 0.72, height - 0.012), (neck - 0.01, height + 0.020 + lift), (out, height + 0.012 + lift), (out + 0.05, height - 0.006 + lift)]
            path += [(neck * 1.75, height - 0.018 + lift), (neck * 2.08, height - 0.035 + lift), (neck * 2.26 + lift, height - 0.10), (neck * 2.28 + lift, height - 0.32)]
            air.spill(asm, p.smooth_line([(r, 0, z) for r, z in path], 4), 50 - 8 * k, k + 21, 0.80, flow)


def hinge_block(asm, back, height):
    """Carries the shaft of the lid behind the neck: a block with two lugs of steel and the nuts of the shaft."""
    box(asm, (-0.10, back - 0.005, height - 0.030), (0.10, back + 0.11, height + 0.022), mat.plastic(DARK, 0.45), 0.010, 4)
    steel, middle = mat.steel("B9C1C6", 0.3), back + 0.07
    for side in (-1, 1):
        x0, x1 = sorted((side * 0.101, side * 0.111))
        box(asm, (x0, middle - 0.028, height - 0.034), (x1, middle + 0.028, height + 0.082), steel, 0.004)
        rod(asm, (min(side * 0.111, side * 0.128), middle, height + 0.053), 0.013, 0.017, steel, axis="X", segments=6)


def vessel_lid(asm, radius, neck):
    """In coordinates of its hinge at the back; a plug of foam fits the neck."""
    z, centre = 0.0, (0, -radius)
    dark = mat.plastic(DARK, 0.45)
    plug = [(0, z - 0.080), (neck - 0.040, z - 0.080), (neck - 0.020, z - 0.066), (neck - 0.014, z + 0.004), (0, z + 0.004)]
    p.lathe(asm, p.rounded(plug, 0.008, 5), mat.plastic("C3CCD1", 0.55), centre, 128)
    seal = p.rounded([(0, z), (radius - 0.012, z), (radius - 0.012, z + 0.018), (0, z + 0.018)], 0.004)
    p.lathe(asm, seal, mat.rubber("B9C2C7"), centre, 128)
    profile = [(0, z + 0.016), (radius, z + 0.016), (radius, z + 0.085), (radius - 0.05, z + 0.115), (0, z + 0.122)]
    p.lathe(asm, p.rounded(profile, 0.022, 8), mat.enamel(), centre, 160)
    ring = [(radius + 0.0015, z + 0.030), (radius + 0.003, z + 0.034), (radius + 0.003, z + 0.046), (radius + 0.0015, z + 0.050)]
    p.lathe(asm, ring, dark, centre, 160)
    y, half = -radius * 1.80, min(0.13, radius * 0.36)
    path = [(-half, y + 0.02, z + 0.10), (-half, y - 0.035, z + 0.165), (half, y - 0.035, z + 0.165), (half, y + 0.02, z + 0.10)]
    p.tubes(asm, [p.arc_path(path, 0.03)], 0.013, mat.steel("C3CACE", 0.22), resolution=6)
    box(asm, (-0.085, -0.03, z + 0.015), (0.085, 0.095, z + 0.070), dark, 0.012, 4)
    rod(asm, (-0.12, 0.07, z + 0.045), 0.016, 0.24, mat.steel(), axis="X")


def console(asm, traits, radius, height):
    """Flat housing in front of the round wall with display, wordmark and keys."""
    wide = min(0.36, radius * 0.86)
    scale = wide / 0.36
    z, front = height - 0.19 - 0.31 * scale, min(-math.sqrt(radius**2 - (wide / 2) ** 2) - 0.012, -radius - 0.022)
    box(asm, (-wide / 2, front, z), (wide / 2, -radius * 0.9, z + 0.31 * scale), mat.plastic("E6EBED", 0.4), 0.014, 5)
    left = -0.150 * scale
    p.display(asm, left, z + 0.105 * scale, 0.30 * scale, 0.165 * scale, front, traits.figure, traits.unit)
    p.wordmark(asm, 0.125 * scale, (left, front - 0.0004, z + 0.048 * scale), mat.paint(mat.INK, 0.4))
    for i in range(3):
        spot = ((0.070 + i * 0.038) * scale, front - 0.004, z + 0.056 * scale)
        rod(asm, spot, 0.011 * scale, 0.006, mat.plastic("B9C4CA", 0.4), axis="Y", segments=40)


def shoulder(radius):
    """Where the filling line enters the vessel."""
    a = math.radians(8)
    return (radius - 0.06) * math.cos(a), (radius - 0.06) * math.sin(a)


def hose_end(radius, height):
    """The lower end of the filling line."""
    x, y = shoulder(radius)
    return (x + 0.12, y + 0.03, height - 0.135)


def pipework(asm, radius, height):
    """Filling line with a valve on the right shoulder, insulated hose end."""
    metal, brass = mat.steel("B9C1C6", 0.25), mat.steel("C9A86A", 0.3)
    x, y = shoulder(radius)
    drop = height - 0.06
    path = [
        (x - 0.02, y, height - 0.07),
        (x - 0.02, y, height + 0.10),
        (x + 0.12, y + 0.03, height + 0.10),
        (x + 0.12, y + 0.03, drop),
    ]
    p.tubes(asm, [p.arc_path(path, 0.035)], 0.011, metal, resolution=5)
    rod(asm, (x - 0.02, y, height - 0.060), 0.020, 0.044, metal, segments=6)
    rod(asm, (x + 0.12, y + 0.03, drop - 0.03), 0.021, 0.045, brass, segments=6)
    end = p.rounded([(0, drop - 0.075), (0.019, drop - 0.075), (0.019, drop - 0.028), (0, drop - 0.028)], 0.005)
    p.lathe(asm, end, mat.rubber("2A3238"), (x + 0.12, y + 0.03), 40)
    rod(asm, (x + 0.03, y + 0.01, height + 0.10), 0.020, 0.05, brass, axis="X", segments=6)
    rod(asm, (x + 0.055, y + 0.016, height + 0.115), 0.007, 0.035, metal)
    wheel = [(0, height + 0.15), (0.032, height + 0.15), (0.032, height + 0.165), (0, height + 0.165)]
    p.lathe(asm, p.rounded(wheel, 0.006), mat.plastic("1F6E96", 0.4), (x + 0.055, y + 0.016), 40)


# --- dewars and shippers --------------------------------------------------------


def dewar(traits):
    if traits.series == "carrying-dewar":
        return carrying_dewar(traits)
    return storage_dewar(traits)


def storage_dewar(traits, cap=True):
    """Aluminium body with a narrow neck, coloured band, cap and two grips."""
    asm = Assembly(traits.slug)
    radius, height = traits.width / 2 - 0.006, traits.height
    neck = min(0.062, max(0.030, radius * 0.19))
    aluminium_body(asm, radius, height, neck, "0B668F", cap)
    for side in (-1, 1):
        shoulder = height * 0.74
        points = [
            (side * radius * 0.72, 0, shoulder * 0.98),
            (side * radius * 0.80, 0, shoulder * 1.14),
            (side * radius * 0.46, 0, shoulder * 1.18),
            (side * radius * 0.42, 0, shoulder * 1.05),
        ]
        p.tubes(asm, [p.arc_path(points, 0.025)], 0.009, mat.plastic(DARK, 0.45), resolution=5)
    return small(asm, radius, height)


def carrying_dewar(traits):
    """For the way by hand or on wheels: wide neck, bail, and a roller base below the large one."""
    asm = Assembly(traits.slug)
    radius, height = traits.width / 2 - 0.012, traits.height
    rollers = traits.litres > 45
    lift = 0.10 if rollers else 0
    neck = radius * 0.30
    with asm.turned((0, 0, lift), 0):
        aluminium_body(asm, radius, height - lift - 0.09, neck, "2C8C86")
        bail(asm, radius, (height - lift - 0.09) * 0.72, height - lift)
    if rollers:
        ring = [(radius * 0.4, 0.085), (radius + 0.012, 0.085), (radius + 0.012, 0.112), (radius * 0.4, 0.112)]
        p.lathe(asm, p.rounded(ring, 0.006), mat.plastic("22303B", 0.5), segments=96)
        for k in range(5):
            a = 2 * math.pi * k / 5 + 0.5
            p.castor(asm, (radius - 0.045) * math.cos(a), (radius - 0.045) * math.sin(a), 0.088, turn=-30 - 8 * k)
    return small(asm, radius + 0.012, height)


def bail(asm, radius, low, top):
    """Carrying bow with a soft grip, turning in two brackets on the shoulder."""
    steel = mat.steel("C3CACE", 0.22)
    reach = radius * 0.93
    path = [(-reach, 0, low), (-reach, 0, top * 0.94), (-radius * 0.5, 0, top - 0.012), (radius * 0.5, 0, top - 0.012)]
    path += [(reach, 0, top * 0.94), (reach, 0, low)]
    p.tubes(asm, [p.arc_path(path, min(0.05, radius * 0.2))], 0.008, steel, resolution=5)
    rod(asm, (-radius * 0.34, 0, top - 0.012), 0.015, radius * 0.68, mat.rubber("2A3238"), axis="X", bevel=0.004)
    for side in (-1, 1):
        box(asm, (side * reach - 0.016, -0.025, low - 0.05), (side * reach + 0.016, 0.025, low + 0.025), mat.plastic(DARK, 0.45), 0.006)


def shipper(traits, lid=True):
    """Dry shipper: squat body, wide black lid with a latch, bow and a shock-absorbing foot."""
    asm = Assembly(traits.slug)
    radius, height = traits.width / 2 - 0.012, traits.height
    top = height - 0.12
    metal = mat.brushed_steel("Z", "CDD2D5")
    foot = [(radius * 0.8, 0), (radius + 0.010, 0), (radius + 0.012, 0.070), (radius - 0.004, 0.084)]
    p.lathe(asm, p.rounded(foot, 0.010), mat.rubber("2A3238"), segments=128)
    body = [(0, 0.02), (radius, 0.02), (radius, top * 0.80), (radius * 0.93, top * 0.90), (radius * 0.62, top * 0.94)]
    p.lathe(asm, p.rounded(body, 0.035, 8), metal, segments=160)
    orange = [(radius, top * 0.72), (radius + 0.0012, top * 0.722), (radius + 0.0012, top * 0.752), (radius, top * 0.754)]
    p.lathe(asm, orange, mat.paint("F0592A", 0.4), segments=160)
    word = p.wordmark(asm, radius * 0.72, (0, 0, 0), mat.paint(mat.INK, 0.4), face=(0, 0, 0))
    p.wrap(asm, word, radius, top * 0.46)
    if lid:
        shipper_lid(asm, radius, top)
        box(asm, (-0.022, -radius * 0.76, top * 0.88), (0.022, -radius * 0.64, top * 1.0), mat.steel("AEB7BC", 0.3), 0.005, 4)
    bail(asm, radius, top * 0.80, height)
    return small(asm, radius + 0.012, height)


def shipper_lid(asm, radius, top):
    shape = [(radius * 0.66, top * 0.92), (radius * 0.70, top * 0.95), (radius * 0.70, top * 1.02), (radius * 0.5, top * 1.06), (0, top * 1.065)]
    p.lathe(asm, p.rounded(shape, 0.016, 8), mat.plastic(DARK, 0.45), segments=96)


def aluminium_body(asm, radius, height, neck, colour, cap=True):
    shoulder = height * 0.74
    body = [(0, 0.012), (radius, 0.012), (radius, shoulder * 0.82), (radius * 0.86, shoulder * 0.97)]
    body += [(neck * 1.9, shoulder * 1.12), (neck * 1.5, height * 0.90)]
    p.lathe(asm, p.rounded(body, min(0.045, radius * 0.2), 10), mat.brushed_steel("Z", "CDD2D5"), segments=160)
    low = [(radius * 0.9, 0), (radius + 0.006, 0), (radius + 0.006, 0.045), (radius - 0.002, 0.052)]
    p.lathe(asm, p.rounded(low, 0.006), mat.rubber("2A3238"), segments=160)
    z = height * 0.44
    ring = [(radius, z), (radius + 0.0012, z + 0.002), (radius + 0.0012, z + 0.018), (radius, z + 0.02)]
    p.lathe(asm, ring, mat.paint(colour, 0.4), segments=160)
    word = p.wordmark(asm, min(0.15, radius * 0.72), (0, 0, 0), mat.paint(mat.INK, 0.4), face=(0, 0, 0))
    p.wrap(asm, word, radius, z + 0.045)
    collar = [
        (neck * 1.5, height * 0.88),
        (neck * 1.8, height * 0.885),
        (neck * 1.8, height * 0.905),
        (neck, height * 0.91),
    ]
    p.lathe(asm, p.rounded(collar, 0.004), mat.steel("C3CACE", 0.25))
    if cap:
        neck_cap(asm, neck, height)


def neck_cap(asm, neck, height):
    cap = [(neck * 1.2, height * 0.905), (neck * 1.75, height * 0.91), (neck * 1.75, height * 0.985), (0, height)]
    p.lathe(asm, p.rounded(cap, 0.012, 8), mat.plastic(DARK, 0.45))


def small(asm, radius, height):
    spots = {
        "neck": (0, -radius * 0.1, height * 0.84),
        "band": (0, -radius, height * 0.47),
        "base": (radius * 0.3, -radius * 0.8, 0.08),
    }
    return Piece(asm, (-radius, -radius, 0), (radius, radius, height), turn=24, rise=1.0, steel=True, spots=spots)
