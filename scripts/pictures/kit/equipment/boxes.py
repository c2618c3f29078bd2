"""Passive boxes: vaccine cold boxes and carriers, blood transport boxes."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from . import blood_bags
from .piece import Piece

DARK = "22303B"


def cold_box(traits, lid=0, latches=(-1, 1)):
    """Rotation-moulded body with ribs, lid with two `latches`, grips at the sides; blood boxes carry the drop."""
    asm = Assembly(traits.slug)
    blood = traits.series == "blood-transport"
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    rim = height * 0.72
    shade = "F1F3F3" if blood else "E4EDF2"
    shell = mat.plastic(shade, 0.48)
    mat_relief(shell)
    if lid:
        tub(asm, x0 + 0.008, x1 - 0.008, 0.008, depth - 0.008, rim, shell)
        if blood:
            bags(asm, x0, x1, depth, rim, traits.bags)
        else:
            packs(asm, x0, x1, depth, rim)
    else:
        body(asm, x0 + 0.012, x1 - 0.012, 0.012, depth - 0.012, 0.012, rim, shell)
        box(asm, (x0 + 0.004, 0.004, rim - 0.035), (x1 - 0.004, depth - 0.004, rim - 0.004), shell, 0.010, 5)
        seal = ((x0 + 0.016, 0.016, rim - 0.008), (x1 - 0.016, depth - 0.016, rim + 0.008))
        box(asm, *seal, mat.rubber("2A333A"), 0.003)
    with asm.turned((0, depth - 0.004, rim + 0.004), -lid, "X"):
        top = mat.plastic("5D7885" if blood else "1F6E96", 0.46)
        deep = height - rim - 0.004
        box(asm, (x0, -depth + 0.004, 0.010), (x1, 0.004, deep), top, 0.016, 5)
        box(asm, (x0 - 0.003, -depth + 0.001, 0), (x1 + 0.003, 0.007, 0.020), top, 0.006, 4)
        inset = ((x0 + 0.07, -depth + 0.075, deep - 0.010), (x1 - 0.07, -0.065, deep + 0.004))
        box(asm, *inset, top, 0.010, 4)
        if lid:
            plug(asm, x0, x1, depth, shell)
        hinges(asm, x0, x1)
        if x1 - x0 > 0.5:
            lid_ribs(asm, x0, x1, depth, deep, top)
    if 40 < lid < 120:
        stays(asm, x0, x1, depth, rim, lid)
    face = front_of(rim, lid)
    moulded(asm, x0 + 0.012, x1 - 0.012, rim, shell, face)
    for side in latches:
        latch(asm, side * traits.width * 0.26, rim)
    for x, side in ((x0 + 0.006, -1), (x1 - 0.006, 1)):
        grip(asm, x, side, depth, rim * 0.66)
    for x in (x0 + 0.05, x1 - 0.05):
        for y in (0.05, depth - 0.05):
            rod(asm, (x, y, 0), 0.018, 0.014, mat.rubber())
    mark = min(0.16, traits.width * 0.30)
    p.wordmark(asm, mark, (x0 + 0.085, face(rim * 0.30) - 0.0008, rim * 0.30), mat.paint(mat.INK, 0.4))
    if not blood:
        plate(asm, traits, x1 - 0.105, face(rim * 0.16) - 0.0022, rim * 0.16)
    if blood:
        size = min(0.036, traits.width * 0.07)
        drop(asm, x1 - 0.10, rim * 0.36, face(rim * 0.36 + size * 1.5) - 0.0008, size)
    return Piece(asm, (x0, -0.02, 0), (x1, depth, height), rise=1.30, spots=spots_of(traits, rim))


def front_of(rim, lid):
    """Where the front is at a height: a closed body leans outwards, an open one has upright walls."""
    return lambda z: 0.008 if lid else 0.012 + 0.012 * (1 - (z - 0.012) / (rim - 0.012))


def moulded(asm, x0, x1, rim, shell, face):
    """Two ribs near each corner of the front and a foot band, as a rotation mould leaves them."""
    low, high = 0.045, rim - 0.055
    lean = math.degrees(math.atan2(face(low) - face(high), high - low))
    with asm.turned((0, face(low), low), lean, "X"):
        for x in (x0 + 0.036, x0 + 0.052, x1 - 0.052, x1 - 0.036):
            box(asm, (x - 0.0045, -0.0042, 0), (x + 0.0045, 0.012, high - low), shell, 0.0036, 5)
    box(asm, (x0 + 0.030, face(0.02) - 0.0035, 0.014), (x1 - 0.030, face(0.02) + 0.02, 0.030), shell, 0.0034, 5)


def lid_ribs(asm, x0, x1, depth, deep, top):
    """Raised ribs across the lid, on which another box stands."""
    for x in (x0 + (x1 - x0) * share for share in (0.3, 0.7)):
        box(asm, (x - 0.011, -depth + 0.095, deep - 0.006), (x + 0.011, -0.085, deep + 0.009), top, 0.006, 5)


def hinges(asm, x0, x1):
    """In hinge coordinates, behind the rear edge: knuckles on a pin, a leaf screwed to the lid."""
    dark, steel = mat.plastic(DARK, 0.42), mat.steel("AEB7BC", 0.25)
    for x in (x0 + (x1 - x0) * share for share in (0.22, 0.78)):
        rod(asm, (x - 0.045, 0.010, 0.0), 0.009, 0.090, dark, axis="X", segments=32)
        rod(asm, (x - 0.050, 0.010, 0.0), 0.0045, 0.100, steel, axis="X", segments=24)
        box(asm, (x - 0.042, 0.002, 0.004), (x + 0.042, 0.011, 0.052), dark, 0.003)


def stays(asm, x0, x1, depth, rim, lid):
    """A webbing strap at each side keeps the open lid from falling back."""
    turn, reach = math.radians(lid), depth * 0.34
    end = (depth - 0.004 - reach * math.cos(turn), rim + 0.004 + reach * math.sin(turn))
    foot = (depth * 0.58, rim - 0.012)
    sag = ((foot[0] + end[0]) / 2 - 0.012, (foot[1] + end[1]) / 2 - 0.012)
    for x in (x0 + 0.030, x1 - 0.030):
        p.tubes(asm, [p.smooth_line([(x, *foot), (x, *sag), (x, *end)], 8)], 0.0032, mat.rubber("2B3A45"), resolution=4)
        for y, z in (foot, end):
            rod(asm, (x - 0.006, y, z), 0.008, 0.012, mat.plastic(DARK, 0.42), axis="X", segments=24)


def plate(asm, traits, x, y, z):
    """Type plate: model, small print, a square code."""
    rng = random.Random(traits.slug)
    printing.label(asm, rng, 0.052, 0.030, printing.front(x - 0.026, y, z), traits.slug.upper(), "1F6E96")


def mat_relief(material):
    """The grain of a mould, once for each material."""
    if "relief" not in material:
        mat.add_bump(material, 900, 0.05)
        material["relief"] = True


def body(asm, x0, x1, y0, y1, z0, z1, material):
    """Slightly wider at the top."""
    t = 0.012
    verts = [(x0 + t, y0 + t, z0), (x1 - t, y0 + t, z0), (x1 - t, y1 - t, z0), (x0 + t, y1 - t, z0)]
    verts += [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    p.mesh(asm, "body", verts, p.BOX_FACES, material, 0.022, 6)


def plug(asm, x0, x1, depth, shell):
    """Below an open lid: the part that fills the mouth, with its seal; a rib stiffens it."""
    box(asm, (x0 + 0.062, -depth + 0.066, -0.026), (x1 - 0.062, -0.058, 0.004), shell, 0.014, 5)
    boxes(asm, [((x0 + 0.12, y - 0.012, -0.030), (x1 - 0.12, y + 0.012, -0.02)) for y in (-depth * 0.34, -depth * 0.64)], shell, 0.004)
    ring = [(x, y, -0.003) for x, _, y in p.ring_path(x0 + 0.045, x1 - 0.045, -depth + 0.049, -0.041, 0, 0.025)]
    p.tubes(asm, [ring], 0.006, mat.rubber("2A333A"), closed=True, resolution=3)


def tub(asm, x0, x1, y0, y1, rim, shell):
    """The body as four walls and a floor, with a light lining and a seal on the rim."""
    wall = 0.055
    spans = [
        ((x0, y0, 0.012), (x1, y0 + wall, rim)),
        ((x0, y1 - wall, 0.012), (x1, y1, rim)),
        ((x0, y0 + wall - 0.01, 0.012), (x0 + wall, y1 - wall + 0.01, rim)),
        ((x1 - wall, y0 + wall - 0.01, 0.012), (x1, y1 - wall + 0.01, rim)),
        ((x0 + wall - 0.01, y0 + wall - 0.01, 0.012), (x1 - wall + 0.01, y1 - wall + 0.01, 0.07)),
    ]
    boxes(asm, spans, shell, 0.010, segments=4)
    ring = [(x, y, rim + 0.002) for x, _, y in p.ring_path(x0 + 0.022, x1 - 0.022, y0 + 0.022, y1 - 0.022, 0, 0.02)]
    p.tubes(asm, [ring], 0.006, mat.rubber("2A333A"), closed=True, resolution=3)


def bags(asm, x0, x1, depth, rim, count):
    """Blood bags in files between two cold plates, leaning to the left; one of each file lies on the others. The plate at
    the back is not yet pushed down."""
    for y, up in ((0.065, 0.0), (depth - 0.089, 0.055)):
        with asm.turned((0, y, 0.072 + up), -1.2 if up else 0, "Y"):
            cold_plate(asm, x1 - x0 - 0.146, rim - 0.095)
    rng, files = random.Random(4), 1 if count < 10 else 2
    each, floor, lean = count // files - 1, max(0.074, rim - 0.215), 12
    first, last = x0 + 0.112, x1 - 0.084
    for row in range(files):
        y = depth / 2 + (row - (files - 1) / 2) * 0.108
        for k in range(each):
            x = first + (last - first) * (k + 0.3 * row) / (each - 1 + 0.3 * (files - 1))
            blood_bags.stand(asm, x, y + rng.uniform(-0.004, 0.004), floor, rng, 90 + rng.uniform(-4, 4), lean + rng.uniform(-2, 2), packed=True)
        across = x1 - (0.118, 0.160)[row]
        blood_bags.stand(asm, across, y - 0.060, floor + 0.148, rng, (19, -9)[row], 88, packed=True)


def packed(traits):
    """A blood box without its lid, full of bags that stand behind each other in three rows; the first place at the left is
    free. The cold plate at the back is not yet pushed down."""
    asm = Assembly(traits.slug)
    half, depth, rim = traits.width / 2, traits.depth, traits.height * 0.72
    shell = mat.plastic("F1F3F3", 0.48)
    mat_relief(shell)
    tub(asm, -half + 0.008, half - 0.008, 0.008, depth - 0.008, rim, shell)
    with asm.turned((0, depth - 0.089, 0.102), -1.2, "Y"):
        cold_plate(asm, traits.width - 0.146, rim - 0.095)
    bag_rows(asm, depth, rim - 0.112)
    moulded(asm, -half + 0.012, half - 0.012, rim, shell, front_of(rim, True))
    for side in (-1, 1):
        latch(asm, side * traits.width * 0.26, rim)
        grip(asm, side * (half - 0.006), side, depth, rim * 0.66)
    return Piece(asm, (-half, -0.02, 0), (half, depth, traits.height))


def bag_rows(asm, depth, floor, pitch=0.036):
    """No two bags are filled alike or stand alike."""
    rng = random.Random(11)
    for k in range(int((depth - 0.19) / pitch)):
        for column in (-1, 0, 1):
            if (column, k) == (-1, 0):
                continue
            at = (column * 0.1145 + rng.uniform(-0.002, 0.002), 0.088 + pitch * k + rng.uniform(-0.004, 0.004), floor + rng.uniform(-0.010, 0.008))
            with asm.turned(at, rng.uniform(-3.5, 3.5), "Y"):
                blood_bags.stand(asm, 0, 0, 0, rng, rng.uniform(-6, 6), rng.uniform(3, 10), serial=rng.randrange(2400000, 2499999))


def cold_plate(asm, wide, tall, deep=0.022):
    """Upright plate of phase-change material, its front at y = 0: moulded fields, a filler cap, the temperature it melts at."""
    half, plastic = wide / 2, mat.plastic("6E97AC", 0.30)
    box(asm, (-half, 0, 0), (half, deep, tall), plastic, 0.007, 4)
    fields = [((-half + 0.014 + k * (wide - 0.020) / 3, -0.0022, 0.016), (-half + 0.008 + (k + 1) * (wide - 0.020) / 3, 0.004, tall - 0.048)) for k in range(3)]
    boxes(asm, fields, plastic, 0.0020, segments=3)
    rod(asm, (half - 0.030, deep / 2, tall - 0.004), 0.0085, 0.012, mat.plastic("E6ECEE", 0.4), segments=32)
    p.text(asm, "4 °C", 0.026, (-half + 0.016, -0.0008, tall - 0.034), mat.paint("F4F8F9", 0.5))


def packs(asm, x0, x1, depth, rim):
    """Ice packs along the walls, vaccine cartons between them."""
    ice = mat.plastic("A9D3E4", 0.25)
    for y in (0.066, depth - 0.098):
        x = x0 + 0.072
        while x + 0.12 < x1 - 0.06:
            box(asm, (x, y, 0.075), (x + 0.115, y + 0.030, rim - 0.03), ice, 0.010, 4)
            rod(asm, (x + 0.095, y + 0.015, rim - 0.035), 0.010, 0.016, mat.plastic("EDF1F3", 0.35), segments=24)
            x += 0.122
    p.cartons(asm, x0 + 0.08, x1 - 0.07, 0.11, depth - 0.11, 0.075, rim - 0.10, seed=5, fill=0.98)


def latch(asm, x, z):
    dark = mat.plastic(DARK, 0.42)
    box(asm, (x - 0.024, -0.012, z - 0.075), (x + 0.024, 0.012, z + 0.040), dark, 0.007, 4)
    box(asm, (x - 0.017, -0.020, z - 0.060), (x + 0.017, -0.008, z + 0.006), mat.rubber("2B3840"), 0.005, 4)
    boxes(asm, [((x - 0.0125, -0.0212, z - 0.054 + 0.006 * k), (x + 0.0125, -0.018, z - 0.0515 + 0.006 * k)) for k in range(4)], mat.rubber("2B3840"), 0.0010)
    rod(asm, (x - 0.026, -0.004, z + 0.024), 0.005, 0.052, mat.steel("AEB7BC", 0.25), axis="X", segments=24)


def grip(asm, x, side, depth, z):
    """Bow handle on a side wall."""
    out = x + side * 0.034
    middle = depth / 2
    path = [(x, middle - 0.085, z + 0.03), (out, middle - 0.075, z), (out, middle + 0.075, z), (x, middle + 0.085, z + 0.03)]
    p.tubes(asm, [p.arc_path(path, 0.02)], 0.009, mat.plastic(DARK, 0.45), resolution=5)
    for y in (middle - 0.085, middle + 0.085):
        a, b = sorted((x - side * 0.004, x + side * 0.012))
        box(asm, (a, y - 0.02, z + 0.01), (b, y + 0.02, z + 0.055), mat.plastic(DARK, 0.45), 0.005)


def drop(asm, x, z, y, size):
    """The sign of blood: a drop, without words."""
    points = [(0.0, 1.5)]
    for k in range(19):
        a = math.radians(35 - 250 * k / 18)
        points.append((math.cos(a) * 0.72, math.sin(a) * 0.72 + 0.1))
    verts = [(x + u * size, y, z + v * size) for u, v in points]
    p.mesh(asm, "drop", verts, [tuple(range(len(verts)))], mat.paint(mat.INK, 0.4), smooth=False)


def carrier(traits, lid=0):
    """Small carrier for one day: round-cornered body, lid, shoulder strap."""
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    rim = height * 0.74
    shell, top = mat.plastic("E9F0F3", 0.46), mat.plastic("1F6E96", 0.44)
    mat_relief(shell)
    body(asm, x0 + 0.010, x1 - 0.010, 0.010, depth - 0.010, 0.004, rim, shell)
    box(asm, (x0 + 0.034, 0.034, 0), (x1 - 0.034, depth - 0.034, 0.012), mat.rubber("1B2329"), 0.001)
    box(asm, (x0 + 0.012, 0.012, rim - 0.006), (x1 - 0.012, depth - 0.012, rim + 0.008), mat.rubber("2A333A"), 0.003)
    with asm.turned((0, depth - 0.004, rim + 0.004), -lid, "X"):
        deep = height * 0.16
        box(asm, (x0, -depth + 0.004, 0), (x1, 0.004, deep), top, 0.026, 7)
        box(asm, (-0.045, -depth / 2 - 0.03, deep - 0.006), (0.045, -depth / 2 + 0.03, deep + 0.010), top, 0.008, 4)
    latch(asm, 0, rim)
    orange = ((x0 + 0.013, 0.0128, rim * 0.60), (x1 - 0.013, 0.03, rim * 0.66))
    box(asm, *orange, mat.paint("F0592A", 0.4), 0)
    strap(asm, x0, x1, depth / 2, rim * 0.86, height)
    mark = traits.width * 0.36
    p.wordmark(asm, mark, (x0 + 0.055, 0.0184, rim * 0.24), mat.paint(mat.INK, 0.4))
    spots = spots_of(traits, rim)
    return Piece(asm, (x0 - 0.02, -0.02, 0), (x1 + 0.02, depth, height + 0.06), rise=1.15, spots=spots)


def spots_of(traits, rim):
    return {
        "latch": (traits.width * 0.26 if traits.series != "vaccine-carrier" else 0, -0.01, rim),
        "grip": (traits.width / 2, traits.depth / 2, rim * 0.66),
        "mark": (-traits.width * 0.2, 0.01, rim * 0.34),
        "lid": (0, traits.depth * 0.4, traits.height),
        "inside": (0, traits.depth * 0.5, rim * 0.8),
    }


def strap(asm, x0, x1, y, low, top):
    """Webbing over the lid, in two buckles."""
    reach, count, half = (x1 - x0) / 2 + 0.006, 24, 0.015
    centre = (x0 + x1) / 2
    line = []
    for k in range(count + 1):
        a = math.pi * k / count
        line.append((centre - reach * math.cos(a), low + (top + 0.05 - low) * math.sin(a) ** 0.45))
    verts = [(x, y - half, z) for x, z in line] + [(x, y + half, z) for x, z in line]
    n = count + 1
    obj = p.mesh(asm, "strap", verts, [(i, i + 1, n + i + 1, n + i) for i in range(count)], mat.rubber("2B3A45"))
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.003
    for x, side in ((x0, -1), (x1, 1)):
        a, b = sorted((x - side * 0.002, x + side * 0.014))
        box(asm, (a, y - 0.024, low - 0.03), (b, y + 0.024, low + 0.016), mat.plastic(DARK, 0.42), 0.005)
