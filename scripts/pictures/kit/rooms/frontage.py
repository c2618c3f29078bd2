"""Before the headquarters: plaza with its basin, beds, the car park of the hall."""
import numpy as np

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import grounds, planting, weathered
from .outside import frange, hedge, tree
from .surfaces import concrete, mottled, water

# The plaza and the path that leads to it from the street: x from, to, y from, to.
PLAZA, PATH = (-16, 46, -30, 1.6), (1.8, 7.2, -64, -30)
CAR_PARK = (49, 100, -26, 6)
BEDS = ((-5.0, 1.5, -46.5, -41), (7.5, 13.0, -46.5, -37))


def ground(asm, wet=False):
    box(asm, (-160, -63, -0.3), (220, 200, -0.06), lawn(), 0)
    for x0, x1, y0, y1 in (PLAZA, PATH):
        box(asm, (x0, y0, -0.2), (x1, y1, 0.0 if y1 > 0 else -0.004), grounds.plaza_slabs(wet), 0)
    for y0, y1 in ((-30, -9), (-9, 1.6)):
        grounds.kerb(asm, PLAZA[0], y0, PLAZA[0], y1, high=0.03)
    drain(asm)
    basin(asm)
    street(asm)
    car_park(asm)
    raised_bed(asm)
    # None where the way to the bicycles crosses their row.
    for x in (x for x in frange(-12, 40, 6.5) if not 19 < x < 22):
        rod(asm, (x, -7.2, 0), 0.06, 0.85, mat.paint("2B363D", 0.4), segments=20)
        rod(asm, (x, -7.2, 0.72), 0.062, 0.08, mat.glow("FFE2B8", 8), segments=20)
    lamps = grounds.street_lamp()
    for x in (-16, 45, 75):
        lamps.place((x, -31.5, 0), 180)


def lawn():
    """Seen at a flat angle: patches of other grasses, worn places, the grain of the blades."""
    material = mottled("lawn", "4E563A", "676C49", 0.7, 0.95, 0.1)
    mat.add_bump(material, 40, 1.0)
    material.node_tree.nodes["Bump"].inputs["Distance"].default_value = 0.03
    return material


def drain(asm):
    """Slotted channel across the plaza."""
    box(asm, (-16, -6.1, -0.05), (46, -5.9, 0.004), mat.steel("6E767A", 0.5), 0)
    boxes(asm, [((x, -6.07, 0), (x + 0.03, -5.93, 0.006)) for x in frange(-15.9, 45.9, 0.12)], mat.plastic("1B1E20"), 0)


def basin(asm):
    box(asm, (-12, -21, -0.05), (22, -8.6, 0.14), concrete("dark"), 0.02)
    box(asm, (-11.6, -20.6, 0.0), (21.6, -9.0, 0.145), water(), 0)


def street(asm):
    """Carriageway and pavement in front of the site."""
    box(asm, (-160, -78, -0.4), (220, -66, -0.14), grounds.asphalt(), 0)
    box(asm, (-160, -66, -0.3), (220, -63, -0.01), grounds.plaza_slabs(), 0)
    grounds.kerb(asm, -160, -66, 220, -66, high=0.0)


def car_park(asm):
    x0, x1, y0, y1 = CAR_PARK
    box(asm, (x0, y0, -0.2), (x1, y1, -0.02), grounds.asphalt(), 0)
    grounds.kerb(asm, x0, y0, x0, y1)
    grounds.kerb(asm, x0, y0, x1, y0)
    grounds.bay_lines(asm, 52, -25.5, 13)
    hedge(asm, (x0 - 1.6, y0 - 1.4, -0.1), (x1, y0 - 0.3, 0.95), 3)
    hedge(asm, (x0 - 1.6, y0 - 0.3, -0.1), (x0 - 0.4, -6, 0.95), 4)


def raised_bed(asm):
    x0, x1, y0, y1 = 27, 44, -8.6, -5.0
    box(asm, (x0, y0, -0.05), (x1, y1, 0.42), concrete("dark"), 0.02)
    box(asm, (x0 + 0.2, y0 + 0.2, 0.3), (x1 - 0.2, y1 - 0.2, 0.44), mat.paint("4A3D30", 1.0), 0)
    box(asm, (x0 + 1, y0 - 0.5, 0.40), (x1 - 8, y0 + 0.02, 0.46), mat.paint("9A7B57", 0.6), 0.01)


# --- plants -------------------------------------------------------------------


def plant():
    rng = np.random.default_rng(5)
    broad = [
        planting.broadleaf(3, 10.5, "5F7048"),
        planting.broadleaf(7, 8.0, "6F7B52", 0.38),
        planting.broadleaf(12, 12.5, "566745", 0.30),
    ]
    planting.scatter(broad, CLUMPS, rng)
    belt = [tree(s, h, c) for s, h, c in ((1, 10.5, "66764F"), (2, 9.0, "5B6C4A"), (5, 11.5, "6B7855"))]
    far = [(x + rng.uniform(-3, 3), rng.uniform(62, 84), -0.5) for x in np.arange(-150, 190, 3.6)]
    far += [(x + rng.uniform(-4, 4), rng.uniform(30, 60), -0.5) for x in np.arange(-110, -20, 9)]
    planting.scatter(belt, far, rng, 0.7, 1.5)
    beds(rng)


CLUMPS = (
    *((-9, 9, 0), (-13.5, 13, 0), (-10.5, 19, 0), (-20, 4, 0), (-26, 8, 0), (-23, 16, 0), (-38, 20, 0)),
    *((73, 2.5, 0), (77, 3.2, 0), (96, 0, 0)),
)


def beds(rng):
    """Tall grass along the path, low shrubs between."""
    grasses = [planting.tuft(2, 0.85, "A79F68", 170), planting.tuft(3, 0.6, "8C9A5A", 150), planting.tuft(4, 0.75, "B3A674", 150)]
    shrubs = [planting.shrub(5, 0.55, "64744E"), planting.shrub(6, 0.45, "7B6A78")]
    soil = Assembly("soil")
    for x0, x1, y0, y1 in BEDS:
        box(soil, (x0, y0, -0.1), (x1, y1, -0.03), mat.paint("4A3D30", 1.0), 0)
    soil.place()
    for x0, x1, y0, y1 in BEDS:
        inside = lambda count: [(rng.uniform(x0, x1), rng.uniform(y0, y1), -0.04) for _ in range(count)]
        planting.scatter(grasses, inside(130), rng)
        planting.scatter(shrubs, inside(40), rng)
    turf = [planting.turf(8 + k, tone) for k, tone in enumerate(("6C774C", "757C50", "7F8258", "687049"))]
    mown = [(x + rng.uniform(-0.15, 0.15), y + rng.uniform(-0.15, 0.15), -0.06) for x in np.arange(-16, 24, 0.5) for y in np.arange(-57.5, -30.6, 0.5)]
    planting.scatter(turf, [spot for spot in mown if not in_path(spot)], rng)
    planting.scatter(grasses, [(rng.uniform(27.3, 43.7), rng.uniform(-8.3, -5.2), 0.42) for _ in range(70)], rng, 0.5, 0.9)


def grass_before(eye, target, count=90):
    """Tall grass between the viewer and the house, near the camera."""
    rng = np.random.default_rng(11)
    kinds = [planting.tuft(20 + k, 0.95, tone, 60, 0.003, 0.45) for k, tone in enumerate(("B3A674", "A79F68", "8C9A5A"))]
    ahead = np.array(target[:2]) - np.array(eye[:2])
    ahead /= np.linalg.norm(ahead)
    right = np.array((ahead[1], -ahead[0]))
    spots = []
    for _ in range(count):
        away = rng.uniform(0.9, 3.6)
        spot = np.array(eye[:2]) + ahead * away + right * away * rng.uniform(-0.75, 0.75)
        spots.append((*spot, -0.06))
    planting.scatter(kinds, spots, rng, 0.7, 1.15)


def pylon_sign(asm, at, turn, lit=False, wide=0.95, tall=2.3):
    """Dark metal slab with the word mark, on a foot of stone."""
    with asm.turned(at, turn):
        box(asm, (-wide / 2 - 0.12, -0.2, -0.05), (wide / 2 + 0.12, 0.28, 0.07), concrete("dark"), 0.012)
        box(asm, (-wide / 2, 0, 0.06), (wide / 2, 0.09, tall), mat.paint("2F383D", 0.45), 0.006)
        box(asm, (-wide / 2 - 0.004, 0.02, 0.06), (-wide / 2 + 0.02, 0.094, tall + 0.004), mat.steel("A9AFB2", 0.35), 0.002)
        p.wordmark(asm, 0.66, (-wide / 2 + 0.13, -0.003, tall - 0.34), mat.lit("F4FAFF", 0.7) if lit else mat.paint("E9ECEC", 0.5))


def letters(asm, at, wide):
    """The word mark on the edge of a slab: letters of brushed metal, 12 mm deep, `at` is the middle of their depth."""
    sign = p.wordmark(asm, wide, at, mat.steel("323537", 0.42))
    sign.data.extrude = 0.006


def troughs():
    """Planted boxes of weathered steel on both sides of the entrance."""
    asm, rng = Assembly("troughs"), np.random.default_rng(8)
    steel = weathered.painted_steel("4A453F", "6E3F24")
    places = ((7.2, -1.3, 1.5), (16.9, -1.3, 2.6))
    for x, y, long in places:
        box(asm, (x, y, 0), (x + long, y + 0.62, 0.62), steel, 0.008)
        box(asm, (x + 0.03, y + 0.03, 0.5), (x + long - 0.03, y + 0.59, 0.626), mat.paint("3C3128", 1.0), 0)
    asm.place()
    grasses = [planting.tuft(31 + k, 0.75, tone, 200, 0.004, 0.5) for k, tone in enumerate(("8C9A5A", "A79F68", "7C8A50"))]
    spots = [(x + rng.uniform(0.1, long - 0.1), y + rng.uniform(0.12, 0.5), 0.6) for x, y, long in places for _ in range(int(9 * long))]
    planting.scatter(grasses, spots, rng, 0.6, 1.1)
    planting.scatter([planting.shrub(41, 0.5, "64744E")], [(x + long * k, y + 0.3, 0.6) for x, y, long in places for k in (0.25, 0.75)], rng)


def wood():
    """Edge of a wood to the left, where a near view looks past the house: trees of all ages, bushes close the gaps below."""
    rng = np.random.default_rng(14)
    kinds = [tree(s, h, c) for s, h, c in ((6, 11.0, "5F6F4A"), (8, 14.0, "66764F"))]
    kinds += [planting.broadleaf(s, h, c, w, 0.16) for s, h, c, w in ((61, 12.0, "6A7A4C", 0.40), (62, 9.0, "7C8452", 0.46), (63, 15.0, "55663F", 0.30))]
    planting.scatter(kinds, [(rng.uniform(-150, -95), y + rng.uniform(-2, 2), -0.5) for y in np.arange(-60, 75, 1.7)], rng, 0.55, 1.35)
    bushes = [planting.shrub(64 + k, 3.0, tone, 700) for k, tone in enumerate(("5F6F4A", "74804F", "556541"))]
    planting.scatter(bushes, [(rng.uniform(-100, -90), y + rng.uniform(-1.5, 1.5), -0.4) for y in np.arange(-60, 75, 2.4)], rng, 0.5, 1.5)
    # A few stand alone, nearer.
    planting.scatter(kinds[2:], [(-34, -3, 0), (-48, 12, 0), (-29, 13, 0), (-62, -2, 0), (-55, 24, 0)], rng, 0.6, 1.1)


def planted_trees():
    """Young trees in the paving, each in a square of gravel."""
    asm = Assembly("squares")
    places = ((-14.4, -5.4), (-8.4, -4.8), (-2.6, -4.4))
    for x, y in places:
        box(asm, (x - 0.9, y - 0.9, -0.02), (x + 0.9, y + 0.9, 0.006), mottled("fine gravel", "6E6659", "958C7C", 40, 0.95, 0.1, bump=0.4), 0)
        boxes(asm, [((x - 0.92, y + d, -0.02), (x + 0.92, y + d + 0.03, 0.02)) for d in (-0.92, 0.89)], mat.steel("6E767A", 0.5), 0)
    asm.place()
    kinds = [planting.broadleaf(51 + k, 7.4 - 0.5 * k, tone, 0.26, 0.3) for k, tone in enumerate(("66774A", "5C7046", "707E50"))]
    planting.scatter(kinds, [(x, y, 0) for x, y in places], np.random.default_rng(9), 0.95, 1.05)


def in_path(spot):
    return PATH[0] - 0.3 < spot[0] < PATH[1] + 0.3


def fallen_leaves(areas, seed=17):
    """Single leaves on the paving, most where the wind leaves them: `areas` are x from, to, y from, to, how many."""
    asm, rng = Assembly("fallen leaves"), np.random.default_rng(seed)
    tones, shapes = ("8A6A32", "A9843C", "6E4A2A", "93803F"), [[] for _ in range(4)]
    for x0, x1, y0, y1, count in areas:
        heaps = np.column_stack([rng.uniform(x0, x1, 9), rng.uniform(y0, y1, 9)])
        for k in range(count):
            spot = heaps[rng.integers(9)] + rng.normal(0, 0.55, 2) if k % 3 else np.array((rng.uniform(x0, x1), rng.uniform(y0, y1)))
            turn, long = rng.uniform(0, 2 * np.pi), rng.uniform(0.025, 0.05)
            along, across = np.array((np.cos(turn), np.sin(turn))) * long, np.array((-np.sin(turn), np.cos(turn))) * long * 0.62
            curl = rng.uniform(0.002, 0.022, 4)
            rim = [spot - along, spot - along * 0.1 + across, spot + along, spot - along * 0.1 - across]
            shapes[k % 4].append([(*point, 0.003 + up) for point, up in zip(rim, curl)])
    for tone, leaves in zip(tones, shapes):
        p.mesh(asm, "leaves", [v for leaf in leaves for v in leaf], [(n, n + 1, n + 2, n + 3) for n in range(0, 4 * len(leaves), 4)], mat.paint(tone, 0.75), smooth=False)
    asm.place()


# --- use ----------------------------------------------------------------------


def use():
    """Parked cars, a van at the hall, bicycles and flags."""
    grounds.cars_in_row(52, -23.2, 13, 90)
    grounds.cars_in_row(58, -9.5, 9, -90)
    grounds.van().place((60, 3.0, 0), 78)
    grounds.bicycle_stand(24.5, -2.6)
    for k, (colour, band) in enumerate((("1F4F6B", "E9EEF0"), ("E4E8E8", "1F4F6B"), ("1F4F6B", "E9EEF0"))):
        grounds.flag(colour, band).place((38.5 + 2.4 * k, -13, 0), -20 + 9 * k)


def left_outside():
    """Near the entrance in the evening: bicycles at their stand."""
    grounds.bicycle_stand(22.0, -1.4, 5)


def light_on_trees():
    """Lamps in the ground below the trees beside the house."""
    asm = Assembly("lights on trees")
    for x, y in ((-17.6, 2.2), (-23.4, 6.0), (-20.4, 14.2), (-35.2, 18.0)):
        p.lamp(asm, (x, y, 0.3), (x - 2.4, y + 1.8, 5.0), (0.9, 0.9), 320, "FFE6C4")
    asm.place()
