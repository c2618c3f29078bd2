"""Chest freezers and refrigerators, and the solar ones with their panels."""
import math
import random

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import vaccine_boxes
from .common import CASTOR, castors
from .piece import Piece

LID = 0.095
ICE_LINED = {"ice-lined-chest", "solar-refrigerator", "solar-refrigerator-freezer"}


class Style:
    """What sets the series apart: stripe, colour of the fittings, latches, wall thickness."""

    def __init__(self, stripe=None, fittings="22303B", latch=False, wall=0.11, foot=CASTOR):
        self.stripe, self.fittings, self.latch, self.wall, self.foot = stripe, fittings, latch, wall, foot


STYLES = {
    "ultra-low-chest": Style(latch=True, wall=0.13),
    "minus-40-chest": Style(stripe="35526B", wall=0.10),
    "minus-25-chest": Style(fittings="7D8B94", wall=0.08),
    "ice-lined-chest": Style(stripe="1F6E96", wall=0.14),
    "solar-refrigerator": Style(stripe="2C8C86", wall=0.14),
    "solar-refrigerator-freezer": Style(stripe="1F6E96", wall=0.14),
}


def chest(traits, lid=0):
    asm = Assembly(traits.slug)
    x1 = traits.width / 2
    body(asm, traits, STYLES[traits.series], lid)
    low, spots = (-x1, -0.06, 0), spots_of(traits)
    if not lid:
        return Piece(asm, low, (x1, traits.depth, traits.height), rise=1.35, spots=spots)
    raised = traits.height - LID + math.sin(math.radians(lid)) * traits.depth
    return Piece(asm, low, (x1, traits.depth + 0.1, raised), rise=0.95, spots=spots)


def solar(traits, lid=0):
    """The chest with a panel on its stand behind the right-hand side."""
    asm = Assembly(traits.slug)
    x1 = traits.width / 2
    body(asm, traits, STYLES[traits.series], lid)
    columns = 1 if traits.litres < 60 else 2
    far = panel_stand(asm, x1 + 0.12, traits.depth * 0.55, columns)
    spots = {**spots_of(traits), "panel": (far - 0.4, traits.depth * 0.7, 0.55)}
    return Piece(asm, (-x1, -0.06, 0), (far, traits.depth, 1.10), softbox=False, turn=24, rise=1.05, spots=spots)


def solar_set(traits):
    """Chest and panels in their true proportion, close together: the panels rise behind the right-hand side."""
    asm = Assembly(traits.slug)
    x1, depth = traits.width / 2, traits.depth
    body(asm, traits, STYLES[traits.series], 0)
    columns = 1 if traits.litres < 60 else 2
    far = panel_stand(asm, x1 - traits.width * 0.36, depth + 0.30, columns, (0.80, 1.42, 0.62))
    gland = CASTOR + 0.045
    rod(asm, (x1 - 0.002, depth - 0.06, gland), 0.015, 0.024, mat.plastic("1B2934", 0.5), axis="X", segments=6)
    lead = [(x1 + 0.015, depth - 0.06, gland), (x1 + 0.055, depth - 0.06, gland), (x1 + 0.075, depth - 0.02, 0.010), (x1 + 0.10, depth + 0.30, 0.010), (x1 + 0.10, depth + 0.50, 0.86)]
    p.tubes(asm, [p.arc_path(lead, 0.04)], 0.007, mat.rubber("20282E"), resolution=3)
    return Piece(asm, (-x1, -0.06, 0), (far, depth + 0.9, 1.75), softbox=False, turn=24, rise=0.85, spots={**spots_of(traits), "panel": (far - 0.8, depth + 0.74, 1.15)})


def pictograms(traits):
    """The solar chest whose display has a sign for sun on the panel, dust to wipe off and shade; one is lit."""
    piece = solar(traits)
    asm, (x, _, z) = piece.assembly, piece.spots["display"]
    box(asm, (x - 0.165, -0.013, z - 0.085), (x + 0.165, 0.004, z + 0.085), mat.screen(), 0.004)
    light, unlit, warning = mat.lit(mat.FROST, 1.6), mat.paint("33424D", 0.6), mat.lit(mat.EMBER, 1.9)
    p.text(asm, traits.figure, 0.050, (x - 0.148, -0.0135, z + 0.022), light)
    p.text(asm, traits.unit, 0.020, (x - 0.078, -0.0135, z + 0.040), light)
    signs = ((x - 0.114, unlit, sun), (x - 0.008, warning, dust), (x + 0.096, unlit, cloud))
    for middle, colour, sign in signs:
        with asm.turned((middle, -0.0145, z - 0.045), 0):
            p.tubes(asm, [*solar_panel(), *sign()], 0.0011, colour, resolution=3)
    return piece


def solar_panel():
    """A tilted panel in lines, in the xz plane."""
    corner = lambda u, v: (-0.034 + 0.048 * u + 0.014 * v, 0, -0.026 + 0.030 * v)
    lines = [[corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1), corner(0, 0)]]
    return lines + [[corner(u, 0), corner(u, 1)] for u in (0.33, 0.67)] + [[corner(0, 0.5), corner(1, 0.5)]]


def ring(x, z, radius, start=0, end=360):
    count = 24
    angles = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [(x + radius * math.cos(a), 0, z + radius * math.sin(a)) for a in angles]


def sun():
    rays = []
    for k in range(8):
        a = math.radians(45 * k)
        rays.append([(0.034 + r * math.cos(a), 0, 0.016 + r * math.sin(a)) for r in (0.0115, 0.0165)])
    return [ring(0.034, 0.016, 0.008), *rays]


def dust():
    """Grains above the panel."""
    spots = [(-0.012, 0.014), (0.004, 0.020), (0.018, 0.013), (0.030, 0.020), (0.010, 0.030), (0.026, 0.032)]
    return [ring(x, z, 0.0018) for x, z in spots]


def cloud():
    return [ring(0.022, 0.016, 0.008, 90, 250) + ring(0.046, 0.015, 0.007, -90, 60) + ring(0.034, 0.020, 0.010, 20, 160) + [(0.019, 0, 0.0238)]]


def spots_of(traits):
    x1, top = traits.width / 2, traits.height - LID
    return {
        "display": (x1 - min(0.25, traits.width * 0.23), 0, top - 0.16),
        "handle": (0, -0.05, top),
        "grille": (x1 - min(0.25, traits.width * 0.23), 0, CASTOR + 0.20),
        "castor": (x1 - 0.10, 0.10, 0.10),
        "vent": (x1, traits.depth - 0.3, CASTOR + 0.18),
        "inside": (0, traits.depth * 0.5, top - 0.10),
        "corner": (x1, 0, top),
        "mark": (-x1 + 0.20, 0, top - 0.15),
    }


def body(asm, traits, style, lid):
    width, depth = traits.width, traits.depth
    x0, x1, top = -width / 2, width / 2, traits.height - LID - 0.006
    white, dark = mat.enamel(), mat.plastic(style.fittings, 0.42)
    if lid:
        inside(asm, traits, style, x0, x1, top)
    else:
        box(asm, (x0, 0, style.foot), (x1, depth, top), white, 0.014, 5)
    seal = ((x0 + 0.012, 0.012, top - 0.004), (x1 - 0.012, depth - 0.012, top + 0.014))
    if not lid:
        box(asm, *seal, mat.rubber("2A333A"), 0.004)
    with asm.turned((0, depth, top + 0.012), -lid, "X"):
        the_lid(asm, x0, x1, depth, style, dark, lid)
    if lid > 30:
        struts(asm, x0, x1, depth, top, lid)
    front(asm, traits, style, x0, x1, top, dark, 0.010 if lid else 0.014)
    p.side_vents(asm, x1, depth - 0.46, depth - 0.14, style.foot + 0.08, 9)
    for x in (x0 + width * 0.16, x1 - width * 0.16):
        box(asm, (x - 0.05, depth - 0.01, top - 0.12), (x + 0.05, depth + 0.03, top + 0.06), mat.steel(), 0.006)
    castors(asm, x0, x1, 0, depth, inset=0.10)
    if width > 1.85:
        for y in (0.10, depth - 0.10):
            p.castor(asm, 0, y, CASTOR, turn=40)


def the_lid(asm, x0, x1, depth, style, dark, lid):
    """In hinge coordinates; long lids have a handle for each hand."""
    box(asm, (x0 - 0.008, -depth - 0.008, 0), (x1 + 0.008, 0.004, LID), mat.enamel(), 0.020, 6)
    box(asm, (x0 - 0.0095, -depth - 0.0095, -0.001), (x1 + 0.0095, 0.0055, 0.013), mat.plastic("B9C1C5", 0.45), 0.005, 3)
    if lid:
        underside(asm, x0, x1, depth)
    grips = (-0.25 * (x1 - x0), 0.25 * (x1 - x0)) if x1 - x0 > 1.85 else (0.0,)
    for x in grips:
        half = min(0.16, (x1 - x0) * 0.13)
        box(asm, (x - half, -depth - 0.062, 0.018), (x + half, -depth - 0.004, 0.052), dark, 0.014, 5)
        box(asm, (x - half - 0.03, -depth - 0.020, 0.010), (x + half + 0.03, -depth - 0.004, 0.062), dark, 0.006)
    if style.latch:
        for x in grips:
            hook = ((x - 0.022, -depth - 0.036, -0.085), (x + 0.022, -depth - 0.010, 0.030))
            box(asm, *hook, mat.steel("AEB7BC", 0.3), 0.006, 4)


def front(asm, traits, style, x0, x1, top, dark, corner):
    """Lock, display, wordmark, stripe and the grille of the machine room at the right; `corner` is the radius of the upright edges."""
    width = x1 - x0
    box(asm, (-0.05, -0.022, top - 0.075), (0.05, 0.004, top - 0.004), dark, 0.006)
    rod(asm, (0, -0.026, top - 0.045), 0.012, 0.008, mat.steel(), axis="Y", segments=40)
    wide = min(0.30, width * 0.30)
    edge = min(0.10, width * 0.085)
    p.display(asm, x1 - edge - wide, top - 0.125 - wide * 0.33, wide, wide * 0.44, 0, traits.figure, traits.unit)
    mark = min(0.20, width * 0.20)
    p.wordmark(asm, mark, (x0 + edge, -0.0004, top - 0.155), mat.paint(mat.INK, 0.4))
    low, high = style.foot + 0.07, style.foot + 0.07 + min(0.26, wide * 0.86)
    if style.stripe:
        z = high + (top - 0.26 - high) * 0.5
        stripe(asm, x0, x1, traits.depth, z, corner, mat.paint(style.stripe, 0.4))
    p.louvres(asm, x1 - edge - wide, x1 - edge, low, high, -0.003, mat.plastic("1B2934", 0.45), 9)


def underside(asm, x0, x1, depth):
    """Inner panel of the lid in a stepped frame, stiffened by ribs, and the bellows gasket around it."""
    liner, seal = mat.plastic("DDE3E6", 0.42), mat.rubber("4A555C")
    box(asm, (x0 + 0.07, -depth + 0.07, -0.024), (x1 - 0.07, -0.07, 0.002), liner, 0.010, 4)
    box(asm, (x0 + 0.12, -depth + 0.12, -0.034), (x1 - 0.12, -0.12, -0.020), liner, 0.008, 4)
    ribs = [x0 + 0.20 + k * (x1 - x0 - 0.40) / 4 for k in range(5)]
    boxes(asm, [((x - 0.010, -depth + 0.17, -0.0385), (x + 0.010, -0.17, -0.030)) for x in ribs], liner, 0.0042, segments=3)
    for inset, radius in ((0.034, 0.0085), (0.050, 0.0060)):
        ring = [(x, y, -0.005) for x, _, y in p.ring_path(x0 + inset, x1 - inset, -depth + inset, -inset, 0, 0.03)]
        p.tubes(asm, [ring], radius, seal, closed=True, resolution=3)


def struts(asm, x0, x1, depth, top, lid):
    """A gas strut at each side holds the open lid."""
    turn = math.radians(lid)
    reach = depth * 0.42
    end = (depth - reach * math.cos(turn), top + 0.012 + reach * math.sin(turn))
    foot = (depth - 0.30, top - 0.03)
    middle = tuple(a + 0.55 * (b - a) for a, b in zip(foot, end))
    for x in (x0 + 0.022, x1 - 0.022):
        p.tubes(asm, [[(x, *foot), (x, *middle)]], 0.0095, mat.plastic("20292F", 0.35), resolution=4)
        p.tubes(asm, [[(x, *middle), (x, *end)]], 0.0045, mat.steel("D2D8DB", 0.18), resolution=4)
        for y, z in (foot, end):
            rod(asm, (x - 0.012, y, z), 0.011, 0.024, mat.steel("8E979C", 0.35), axis="X", segments=24)


def stripe(asm, x0, x1, depth, z, corner, coat, tall=0.022, lift=0.0008):
    """A band around the cabinet that follows its rounded edges."""
    around = [(x, y) for x, _, y in p.ring_path(x0 - lift, x1 + lift, -lift, depth + lift, 0, corner + lift, 8)]
    count = len(around)
    verts = [(x, y, level) for level in (z, z + tall) for x, y in around]
    p.mesh(asm, "stripe", verts, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], coat)


def inside(asm, traits, style, x0, x1, top):
    """A tub in four walls with a rim, filled with racks or baskets."""
    depth, wall = traits.depth, style.wall
    white, liner = mat.enamel(), mat.satin()
    z0, base = style.foot, style.foot + 0.14
    spans = [
        ((x0, 0, z0), (x1, wall, top)),
        ((x0, depth - wall, z0), (x1, depth, top)),
        ((x0, wall - 0.01, z0), (x0 + wall, depth - wall + 0.01, top)),
        ((x1 - wall, wall - 0.01, z0), (x1, depth - wall + 0.01, top)),
    ]
    boxes(asm, spans, white, 0.010, segments=4)
    box(asm, (x0 + wall - 0.01, wall - 0.01, z0), (x1 - wall + 0.01, depth - wall + 0.01, base), liner, 0)
    a, b, c, d = x0 + wall, x1 - wall, wall, depth - wall
    if traits.series in ICE_LINED:
        liner = mat.plastic("EDF2F4", 0.34)
        ice_lining(asm, a, b, c, d, base, top - 0.14)
    # The lining covers the walls: in one plane with them it would be black.
    sheet, skin = 0.002, 0.001
    lining = [
        ((a - skin, c - skin, base), (b + skin, c + sheet, top - 0.02)),
        ((a - skin, d - sheet, base), (b + skin, d + skin, top - 0.02)),
        ((a - skin, c, base), (a + sheet, d, top - 0.0201)),
        ((b - sheet, c, base), (b + skin, d, top - 0.0201)),
    ]
    boxes(asm, lining, liner, 0)
    if traits.series == "ultra-low-chest":
        racks(asm, a, b, c, d, base, top - 0.09)
    elif traits.series == "solar-refrigerator-freezer":
        split = a + (b - a) * 0.64
        baskets(asm, a + 0.03, split - 0.03, c + 0.03, d - 0.03, top - 0.10, traits.seed)
        freezing_side(asm, split, b, c, d, base, top)
    else:
        inset = 0.03 if traits.series in ICE_LINED else 0.004
        baskets(asm, a + inset, b - inset, c + inset, d - inset, top - 0.10, traits.seed)


def freezing_side(asm, x0, x1, y0, y1, z0, top):
    """A wall of its own keeps the packs from the vaccine; they stand in a rack to freeze."""
    box(asm, (x0 - 0.028, y0 - 0.002, z0), (x0 + 0.028, y1 + 0.002, top - 0.030), mat.plastic("E3E9EC", 0.38), 0.008, 4)
    low, high, step = top - 0.29, top - 0.085, 0.052
    blue, white = mat.principled("ice pack", "8CC4E2", 0.16, specular=0.6), mat.plastic("F2F5F6", 0.35)
    count = int((y1 - y0 - 0.06) / step)
    columns = max(1, int((x1 - x0 - 0.06) / 0.155))
    wide = (x1 - x0 - 0.07) / columns
    for column in range(columns):
        left = x0 + 0.042 + column * wide
        for k in range(count):
            y = y0 + 0.03 + k * step
            drop = 0.006 * ((k * 3 + column) % 4)
            if (k, column) == (1, columns - 1):
                continue
            box(asm, (left, y, low), (left + wide - 0.014, y + 0.034, high - drop), blue, 0.010, 4)
            rod(asm, (left + wide - 0.045, y + 0.017, high - drop - 0.004), 0.011, 0.016, white, segments=24)
    rails = [[(x0 + 0.035, y, high - 0.035), (x1 - 0.014, y, high - 0.035)] for y in (y0 + 0.024 + k * step for k in range(count + 1))]
    p.tubes(asm, rails, 0.0026, mat.steel("C3CACE", 0.3), resolution=2)


def ice_lining(asm, x0, x1, y0, y1, z0, z1, pitch=0.19):
    """Ice packs behind the lining show as flat ribs around the compartment."""
    rib, reach = mat.plastic("D3E4EC", 0.30), 0.022
    across = max(2, round((x1 - x0) / pitch))
    along = max(2, round((y1 - y0) / pitch))
    dx, dy, gap = (x1 - x0) / across, (y1 - y0) / along, 0.012
    packs = [((x0 + k * dx + gap, y, z0), (x0 + (k + 1) * dx - gap, y + reach, z1)) for k in range(across) for y in (y0, y1 - reach)]
    packs += [((x, y0 + k * dy + gap, z0), (x + reach, y0 + (k + 1) * dy - gap, z1)) for k in range(along) for x in (x0, x1 - reach)]
    boxes(asm, packs, rib, 0.007, segments=3)


def racks(asm, x0, x1, y0, y1, z0, z1):
    """Vertical steel racks with handles, side by side."""
    steel, pitch = mat.steel("C3CACE", 0.3), 0.145
    columns, rows = int((x1 - x0) / pitch), max(1, int((y1 - y0) / pitch))
    spans, grips = [], []
    for i in range(columns):
        for j in range(rows):
            x, y = x0 + (i + 0.5) * (x1 - x0) / columns, y0 + (j + 0.5) * (y1 - y0) / rows
            top = z1 - 0.012 * ((i * 3 + j * 5) % 3)
            spans.append(((x - 0.068, y - 0.068, z0), (x + 0.068, y + 0.068, top)))
            grips.append(p.arc_path([(x - 0.04, y, top), (x - 0.04, y, top + 0.035), (x + 0.04, y, top + 0.035), (x + 0.04, y, top)], 0.015))
    boxes(asm, spans, mat.brushed_steel("X", "CBD1D5"), 0.002)
    p.tubes(asm, grips, 0.003, steel)


def baskets(asm, x0, x1, y0, y1, z, seed):
    """Wire baskets that hang from the rim, with cartons in them."""
    count = max(2, round((x1 - x0) / 0.36))
    step, rng = (x1 - x0) / count, random.Random(seed)
    for i in range(count):
        a, b = x0 + i * step + 0.008, x0 + (i + 1) * step - 0.008
        basket(asm, a, b, y0 + 0.01, y1 - 0.01, z - 0.19, z)
        vaccine_boxes.stock(asm, a + 0.010, b - 0.010, y0 + 0.020, y1 - 0.020, z - 0.186, z - 0.004, rng.randrange(999), i == 1)


def basket(asm, x0, x1, y0, y1, z0, z1):
    wires = []
    for z in (z0, (z0 + z1) / 2, z1):
        wires.append([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), (x0, y0, z)])
    for k in range(9):
        x, y = x0 + (x1 - x0) * k / 8, y0 + (y1 - y0) * k / 8
        wires.append([(x, y0, z1), (x, y0, z0), (x, y1, z0), (x, y1, z1)])
        wires.append([(x0, y, z1), (x0, y, z0), (x1, y, z0), (x1, y, z1)])
    p.tubes(asm, wires, 0.0022, mat.paint("E3E9EC", 0.4), resolution=1)


# --- solar panels -------------------------------------------------------------


def panel_stand(asm, x0, y, columns, size=(0.56, 0.98, 0.16)):
    """Tilted panels on a galvanised stand, width and height of each and the height of the lower edge; gives the right-hand edge."""
    wide, tall, base = size
    metal = mat.steel("C9CFD2", 0.35)
    with asm.turned((x0, y, base), 52, "X"):
        for i in range(columns):
            panel(asm, i * (wide + 0.03), 0, wide, tall)
        for v in (tall * 0.22, tall * 0.78):
            box(asm, (-0.03, v, -0.035), (columns * (wide + 0.03), v + 0.035, -0.002), metal, 0.003)
    far = x0 + columns * (wide + 0.03) - 0.03
    top = tall * math.sin(math.radians(52))
    for x in (x0 + 0.08, far - 0.08):
        p.tubes(asm, [[(x, y + 0.10, 0.01), (x, y + 0.10, base + 0.10)]], 0.016, metal, resolution=4)
        rear = y + tall * 0.53
        p.tubes(asm, [[(x, rear, 0.01), (x, rear, base + top * 0.80)]], 0.016, metal, resolution=4)
        for foot in (y + 0.10, rear):
            box(asm, (x - 0.05, foot - 0.05, 0), (x + 0.05, foot + 0.05, 0.012), metal, 0.003)
    if base > 0.2:
        return far
    cable = p.arc_path([(x0 - 0.13, y + 0.1, 0.30), (x0 - 0.05, y + 0.1, 0.03), (x0 + 0.09, y + 0.12, 0.02), (x0 + 0.10, y + 0.16, 0.30)], 0.04)
    p.tubes(asm, [cable], 0.006, mat.rubber("20282E"), resolution=3)
    return far


def panel(asm, x, y, wide, tall):
    """Aluminium frame, dark cells with fine conductors."""
    box(asm, (x, y, 0), (x + wide, y + tall, 0.030), mat.steel("D5DADD", 0.3), 0.002)
    box(asm, (x + 0.014, y + 0.014, 0.010), (x + wide - 0.014, y + tall - 0.014, 0.0312), mat.plastic("12233A", 0.32), 0)
    cols, rows = round(wide / 0.14), round(tall / 0.14)
    dx, dy = (wide - 0.04) / cols, (tall - 0.04) / rows
    lines = [((x + 0.02 + i * dx - 0.0015, y + 0.02, 0.0312), (x + 0.02 + i * dx + 0.0015, y + tall - 0.02, 0.0316)) for i in range(cols + 1)]
    lines += [((x + 0.02, y + 0.02 + j * dy - 0.0015, 0.0312), (x + wide - 0.02, y + 0.02 + j * dy + 0.0015, 0.0317)) for j in range(rows + 1)]
    boxes(asm, lines, mat.paint("8FA3B5", 0.4), 0)
    fine = [((x + 0.02 + (i + k) * dx - 0.0004, y + 0.02, 0.0312), (x + 0.02 + (i + k) * dx + 0.0004, y + tall - 0.02, 0.03145)) for i in range(cols) for k in (0.33, 0.67)]
    boxes(asm, fine, mat.paint("6E8296", 0.4), 0)
