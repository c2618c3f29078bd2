"""Upright ultra-low freezers: a thick door before four insulated inner doors, machine room below."""
import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .common import CASTOR, castors
from .piece import Piece

DOOR = 0.085
GAP = 0.016
FRONT = DOOR + GAP
LEVELS = 4


def upright(traits, door=0, opened=None, fill=None):
    """`door` is the opening angle, `opened` the angles of the inner doors by level from the top, `fill` what stands
    behind these instead of racks."""
    asm = Assembly(traits.slug)
    width, height, depth = traits.width, traits.height, traits.depth
    x0, x1 = -width / 2, width / 2
    style = STYLES[traits.series]
    sill, lintel = 0.375, height - style.band
    lo, hi = p.shell(
        asm,
        (x0, FRONT, CASTOR),
        (x1, depth, height),
        (0.075, 0.075, sill - CASTOR + 0.07, 0.085 + style.band),
        depth - FRONT - 0.16,
        mat.enamel(),
        mat.brushed_steel("X", "CBD1D5"),
        0.005,
    )
    if door:
        p.gasket(asm, lo[0] - 0.03, hi[0] + 0.03, lo[2] - 0.03, hi[2] + 0.03, FRONT, 0.006, "E4E8EA")
        interior(asm, lo, hi, opened or {}, fill or racked)
    with asm.turned((x0, DOOR, 0), -door):
        outer_door(asm, width, sill, lintel - 0.004)
        style.front(asm, traits, width, sill, lintel)
        for z in (sill + 0.04, lintel - 0.066, (sill + lintel) / 2):
            p.strap_hinge(asm, 1, z, -DOOR, 0.006, 0.06, 0.036)
        if door:
            lining(asm, width, sill, lintel - 0.004)
    if not door:
        box(
            asm,
            (x0 + 0.006, DOOR - 0.004, sill + 0.006),
            (x1 - 0.005, FRONT + 0.004, lintel - 0.008),
            mat.rubber("343E45"),
            0.004,
        )
    if style.band:
        head_band(asm, traits, x0, x1, lintel, height)
    machine_panel(asm, x0, x1, CASTOR + 0.012, sill - 0.012, style.grilles)
    sides(asm, x0, x1, depth, height)
    castors(asm, x0, x1, FRONT, depth)
    middle = (sill + lintel) / 2
    spots = {
        "display": (x0 + min(0.24, width * 0.30), 0, height - 0.15),
        "band": (0, 0, lintel - 0.19),
        "handle": (x1 - 0.062, -0.05, middle),
        "grille": (x0 + width * 0.45, 0.012, 0.26),
        "castor": (x1 - 0.09, FRONT + 0.06, 0.14),
        "vent": (x1, depth - 0.24, 0.30),
        "inside": ((lo[0] + hi[0]) / 2, lo[1] + 0.06, (lo[2] + hi[2]) / 2 + 0.12),
        "gasket": (hi[0], lo[1], hi[2] - 0.25),
    }
    return Piece(asm, (x0, 0, 0), (x1, depth, height), spots=spots)


class Style:
    """What sets the platforms apart: where the display is, how the door opens, how the machine breathes."""

    def __init__(self, front, band=0.0, grilles=1):
        self.front, self.band, self.grilles = front, band, grilles


def display_on_door(asm, traits, width, sill, lintel):
    """Variable speed: black display at the upper left, moulded lever."""
    wide = min(0.36, width * 0.42)
    edge = min(0.075, width * 0.085)
    p.display(asm, edge, lintel - 0.085 - wide * 0.46, wide, wide * 0.46, -DOOR, traits.figure, traits.unit)
    mark = min(0.20, width * 0.235)
    p.wordmark(asm, mark, (width - mark - edge, -DOOR - 0.0004, lintel - 0.185), mat.paint(mat.INK, 0.4))
    lever(asm, width - 0.062, sill + (lintel - sill) * 0.40)


def display_across(asm, traits, width, sill, lintel):
    """Dual system: one dark band across the door with the figure and a curve for each circuit."""
    z, tall = lintel - 0.255, 0.135
    p.display(asm, 0.05, z, width - 0.10, tall, -DOOR, traits.figure, traits.unit, trend=False)
    quiet = mat.glow("6FA3B8", 0.8)
    for line, seed in ((0.66, 3), (0.34, 8)):
        p.trend_line(asm, width * 0.56, width - 0.085, z + tall * line, -DOOR - 0.0045, quiet, seed)
    p.wordmark(asm, min(0.20, width * 0.24), (0.06, -DOOR - 0.0004, lintel - 0.345), mat.paint(mat.INK, 0.4))
    lever(asm, width - 0.062, sill + (lintel - sill) * 0.36)


def plain_front(asm, traits, width, sill, lintel):
    """Fixed cascade: the display is in the band above; a long steel handle with its lock."""
    metal = mat.steel("AEB7BC", 0.25)
    x, middle = width - 0.055, sill + (lintel - sill) * 0.5
    p.bar_handle(asm, x, middle - 0.30, middle + 0.30, -DOOR, metal, 0.062, 0.015)
    lock(asm, x, middle - 0.40)
    inset = [
        ((0.055, -DOOR - 0.0012, sill + 0.06), (width - 0.12, -DOOR + 0.004, lintel - 0.06)),
    ]
    boxes(asm, inset, mat.enamel(), 0.0011)


def lever(asm, x, z):
    p.lever_handle(asm, x, z, -DOOR, 0.44)
    lock(asm, x, z - 0.075)


def lock(asm, x, z):
    rod(asm, (x, -DOOR - 0.006, z), 0.013, 0.008, mat.steel(), axis="Y", segments=40)
    slot = ((x - 0.0015, -DOOR - 0.0066, z - 0.007), (x + 0.0015, -DOOR - 0.005, z + 0.007))
    boxes(asm, [slot], mat.rubber())


STYLES = {
    "variable-speed-upright": Style(display_on_door),
    "cascade-upright": Style(plain_front, band=0.175),
    "dual-system-upright": Style(display_across, grilles=2),
}


def outer_door(asm, width, z0, z1):
    """In hinge coordinates: x from 0 to width, front at y = -DOOR."""
    box(asm, (0, -DOOR, z0), (width, -0.018, z1), mat.enamel(), 0.016, 5)
    box(asm, (0.004, -0.020, z0 + 0.004), (width - 0.004, 0, z1 - 0.004), mat.plastic("D3DADE", 0.5), 0.004)


def lining(asm, width, z0, z1):
    """Inside of the outer door: raised panel and folded gaskets."""
    box(asm, (0.075, -0.004, z0 + 0.075), (width - 0.075, 0.022, z1 - 0.075), mat.plastic("E8EDEF", 0.42), 0.018, 4)
    p.gasket(asm, 0.035, width - 0.035, z0 + 0.035, z1 - 0.035, 0.008)


def head_band(asm, traits, x0, x1, z0, z1):
    """Fixed fascia above the door with display and wordmark."""
    y = 0.012
    box(asm, (x0, y, z0 + 0.006), (x1, FRONT + 0.004, z1), mat.enamel(), 0.010, 4)
    wide = min(0.30, (x1 - x0) * 0.36)
    p.display(asm, x0 + 0.055, z0 + 0.036, wide, 0.105, y, traits.figure, traits.unit, trend=False)
    mark = min(0.20, (x1 - x0) * 0.25)
    p.wordmark(asm, mark, (x1 - 0.06 - mark, y - 0.0005, z0 + 0.07), mat.paint(mat.INK, 0.4))


def interior(asm, lo, hi, opened, fill):
    pitch = (hi[2] - lo[2]) / LEVELS
    shelves = [
        ((lo[0], lo[1] + 0.036, hi[2] - k * pitch - 0.006), (hi[0], hi[1], hi[2] - k * pitch + 0.004))
        for k in range(1, LEVELS)
    ]
    boxes(asm, shelves, mat.brushed_steel("X", "CBD1D5"), 0.001)
    for level in opened:
        z0 = hi[2] - (level + 1) * pitch + 0.008
        fill(asm, lo, hi, z0, z0 + pitch - 0.035, level)
    inner_doors(asm, lo, hi, opened)


def racked(asm, lo, hi, z0, top, level):
    columns = max(3, round((hi[0] - lo[0]) / 0.14))
    p.cryo_racks(asm, lo[0] + 0.02, hi[0] - 0.02, lo[1] + 0.075, hi[1] - 0.02, z0, top, columns, seed=level + 2)


def inner_doors(asm, lo, hi, opened):
    """Light insulated doors, one for each level."""
    pitch = (hi[2] - lo[2]) / LEVELS
    width = hi[0] - lo[0] - 0.012
    for level in range(LEVELS):
        z0 = hi[2] - (level + 1) * pitch + 0.006
        z1 = z0 + pitch - 0.012
        with asm.turned((lo[0] + 0.006, lo[1] + 0.032, 0), -opened.get(level, 0)):
            inner_door(asm, width, z0, z1)
        for z in (z0 + 0.04, z1 - 0.07):
            rod(asm, (lo[0] + 0.004, lo[1] + 0.028, z), 0.006, 0.03, mat.steel(), segments=20)


def inner_door(asm, width, z0, z1):
    middle = (z0 + z1) / 2
    panel = ((0.035, -0.0295, z0 + 0.035), (width - 0.035, -0.020, z1 - 0.035))
    grip = ((width - 0.060, -0.042, middle - 0.055), (width - 0.026, -0.026, middle + 0.055))
    box(asm, (0, -0.028, z0), (width, 0, z1), mat.plastic("EDF1F3", 0.38), 0.007, 4)
    box(asm, *panel, mat.plastic("E3E9EC", 0.42), 0.004)
    box(asm, *grip, mat.plastic("9FB0BA", 0.45), 0.006)
    seal = p.ring_path(0.012, width - 0.012, z0 + 0.012, z1 - 0.012, 0.003, 0.02)
    p.tubes(asm, [seal], 0.005, mat.rubber("C9D0D4"), closed=True)


def machine_panel(asm, x0, x1, z0, z1, grilles):
    """Lower fascia with an air intake for each compressor."""
    y, edge, rail = 0.012, 0.075, 0.035
    pitch = (x1 - x0 - edge) / grilles
    bars = [((x0 + i * pitch, y, z0), (x0 + i * pitch + edge, FRONT + 0.004, z1)) for i in range(grilles + 1)]
    bars += [((x0 + edge / 2, y + 0.0004, z), (x1 - edge / 2, FRONT + 0.003, z + rail)) for z in (z0, z1 - rail)]
    boxes(asm, bars, mat.enamel(), 0.0)
    for i in range(grilles):
        a, b = x0 + i * pitch + edge, x0 + (i + 1) * pitch
        p.louvres(asm, a, b, z0 + rail, z1 - rail, y + 0.004, mat.plastic("1B2934", 0.45), 9)


def sides(asm, x0, x1, depth, height):
    """Pressed side sheets, vents, probe port and rear spacer."""
    sheets = [
        ((x - 0.0025, FRONT + 0.045, CASTOR + 0.035), (x + 0.0025, depth - 0.045, height - 0.05)) for x in (x0, x1)
    ]
    boxes(asm, sheets, mat.enamel(), 0.0024, segments=3)
    p.side_vents(asm, x1 + 0.0025, depth - 0.36, depth - 0.10, CASTOR + 0.07)
    rod(asm, (x1 + 0.001, depth - 0.20, height - 0.42), 0.024, 0.008, mat.plastic("C3CCD1", 0.5), axis="X")
    boxes(asm, [((x0 + 0.05, depth, height - 0.5), (x1 - 0.05, depth + 0.03, height - 0.46))], mat.steel())
