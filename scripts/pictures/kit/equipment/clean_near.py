"""Clean air from near: what the texts beside the close-ups of cabinets and benches name."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from . import access, air, clean_air
from .clean_air import TABLE

OPEN = 0.30
# Of the strokes on sheets, or they are lost on white.
PRINT = 0.022


# --- clean bench --------------------------------------------------------------------------


def prefilter(traits):
    """The roof of a bench: two frames with washable mats over the intake, one of them lifted."""
    piece = clean_air.bench(traits)
    asm, roof = piece.assembly, traits.height
    grey, dark = mat.satin("B9C2C7"), mat.plastic("12191E", 0.8)
    left, right, front, back = -0.50, 0.50, 0.16, 0.58
    rims = [((left, y, roof - 0.002), (right, y + 0.022, roof + 0.020)) for y in (front, back - 0.022)]
    rims += [((x, front + 0.001, roof - 0.002), (x + 0.022, back - 0.001, roof + 0.0198)) for x in (left, right - 0.022, -0.011)]
    boxes(asm, rims, grey, 0.003)
    box(asm, (left + 0.004, front + 0.004, roof - 0.001), (right - 0.004, back - 0.004, roof + 0.004), dark, 0)
    slats = [((0.012, front + 0.03 + 0.022 * k, roof + 0.004), (right - 0.024, front + 0.036 + 0.022 * k, roof + 0.014)) for k in range(17)]
    boxes(asm, slats, mat.satin("8E999F"), 0.0006)
    deep, wide = back - front - 0.050, (right - left) / 2 - 0.036
    for x, angle in ((left + 0.023 + wide / 2, 0), (0.012 + wide / 2, 52)):
        with asm.turned((x, back - 0.026, roof + 0.018), -angle, "X"):
            with asm.turned((0, 0, 0), 90, "X"):
                mat_frame(asm, wide, deep)
    piece.spots["filter"] = (0.15, 0.10, roof - 0.02)
    return piece


def mat_frame(asm, wide, tall):
    """Aluminium frame with a bent-over grip around a white mat that is grey from dust; it stands along z."""
    half, rim, metal = wide / 2, 0.016, mat.satin("C9D0D4")
    frame = [((-half, -0.008, z), (half, 0.008, z + rim)) for z in (0, tall - rim)]
    frame += [((x, -0.0078, 0.001), (x + rim, 0.0078, tall - 0.001)) for x in (-half, half - rim)]
    boxes(asm, frame, metal, 0.0015)
    box(asm, (-half + 0.004, -0.005, 0.004), (half - 0.004, 0.005, tall - 0.004), fleece(), 0)
    wires = [[(-half + 0.01, side * 0.0062, 0.05 * k), (half - 0.01, side * 0.0062, 0.05 * k)] for k in range(1, int(tall / 0.05) + 1) for side in (-1, 1)]
    wires += [[(-half + 0.06 * k, side * 0.0074, 0.01), (-half + 0.06 * k, side * 0.0074, tall - 0.01)] for k in range(1, int(wide / 0.06) + 1) for side in (-1, 1)]
    p.tubes(asm, wires, 0.0011, mat.steel("AEB7BC", 0.3), resolution=2)
    box(asm, (-0.035, -0.014, tall - 0.004), (0.035, -0.004, tall + 0.016), mat.plastic("1F6E96", 0.4), 0.003)


def fleece():
    """Mat of fibres, greyer where more air has passed."""
    material = mat.paint("D5D6D1", 0.96).copy()
    mat.add_tones(material, "TexNoise", "Fac", ("8F918C", "E2E3DE"), (0.34, 0.62)).inputs["Scale"].default_value = 9
    mat.add_bump(material, 520, 0.9)
    return material


def from_above(traits):
    """The work space as the air sees it: filter and lamps in the ceiling, three walls, tall ware below."""
    piece = clean_air.vertical_bench(traits, sash_open=0.235, tools=tall_ware)
    asm, hood, x = piece.assembly, traits.height - 0.42, traits.width / 2 - 0.045
    ceiling(asm, -x, x, 0.17, traits.depth - 0.05, hood - 0.014)
    piece.spots["ceiling"] = (0.20, 0.40, hood - 0.25)
    return lit_from_left(piece)


def ceiling(asm, x0, x1, y0, y1, z):
    """Pleats behind a grid of bright bars, a lit tube before and behind them."""
    with asm.turned((0, y1, z), 90, "X"):
        clean_air.filter_face(asm, x0 + 0.03, x1 - 0.03, 0.075, y1 - y0 - 0.075, -0.002)
        grid = [[(x0 + 0.03, -0.012, 0.06 + 0.045 * k), (x1 - 0.03, -0.012, 0.06 + 0.045 * k)] for k in range(1, int((y1 - y0 - 0.12) / 0.045))]
        grid += [[(x0 + 0.03 + 0.045 * k, -0.0135, 0.075), (x0 + 0.03 + 0.045 * k, -0.0135, y1 - y0 - 0.075)] for k in range(1, int((x1 - x0 - 0.06) / 0.045))]
        p.tubes(asm, grid, 0.0016, mat.paint("F4F7F8", 0.4), resolution=2)
    for y in (y0 + 0.028, y1 - 0.030):
        box(asm, (x0 + 0.02, y - 0.026, z - 0.006), (x1 - 0.02, y + 0.026, z + 0.004), mat.satin("DDE3E6"), 0.002)
        rod(asm, (x0 + 0.06, y, z - 0.020), 0.013, x1 - x0 - 0.12, mat.glow("F2F9FF", 4.0), axis="X", segments=24)
        for x in (x0 + 0.035, x1 - 0.060):
            box(asm, (x, y - 0.016, z - 0.038), (x + 0.026, y + 0.016, z - 0.004), mat.plastic("E9EEF0", 0.4), 0.003)


def lit_from_left(piece):
    """The lamps of the work space are weaker than one at the left before it, so that what stands there has shadows."""
    air.dim(piece.assembly, 0.42)
    p.lamp(piece.assembly, (-0.62, -0.30, TABLE + 0.62), (0.10, 0.40, TABLE + 0.08), (0.22, 0.22), 11.0, "FFF6EA")
    return piece


def tall_ware(asm, x0, x1, deck, seed):
    """A retort stand with a separating flask, bottles, a cylinder: what stands high in the stream."""
    rng = random.Random(seed)
    for x, y in ((x1 - 0.62, 0.44), (x1 - 0.50, 0.36)):
        clean_air.bottle(asm, x, y, deck, rng)
    cylinder(asm, x1 - 0.26, 0.40, deck)
    clean_air.pipettes(asm, x1 - 0.86, 0.42, deck, rng)
    clean_air.plates(asm, x0 + 0.30, 0.36, deck, rng)


def cylinder(asm, x, y, z):
    """Measuring cylinder of 500 mL with its foot, half full."""
    clear = mat.glass("EAF3F5", 0.9)
    p.lathe(asm, p.rounded([(0, z), (0.046, z), (0.046, z + 0.008), (0.030, z + 0.016), (0.0245, z + 0.026)], 0.004), mat.plastic("2C7FA8", 0.3), (x, y), 72)
    p.lathe(asm, [(0.0245, z + 0.024), (0.0245, z + 0.336), (0.0275, z + 0.346)], clear, (x, y), 72)
    p.lathe(asm, [(0, z + 0.028), (0.0232, z + 0.028), (0.0232, z + 0.196), (0, z + 0.194)], mat.plastic("D9A7A0", 0.08), (x, y), 72)
    around, ink = printing.around(0.0247, z, (x, y)), mat.paint("2E5F8A", 0.5)
    marks = [(-0.006, 0.050 + 0.0125 * k, 0.010 if k % 2 else 0.018, 0.0506 + 0.0125 * k) for k in range(22)]
    printing.areas(asm, marks, ink, around, 0.0003, 0.003)
    for k in range(1, 6):
        printing.figure(asm, f"{100 * k}", 0.0085, -0.026, 0.047 + 0.05 * k, ink, around, 0.0003)


def one_piece(traits):
    """A corner of the worktop: folded up at the back and the side without a seam, a splash-proof socket above it."""
    piece = clean_air.vertical_bench(traits, sash_open=0.22, tools=plugged_in)
    asm, deck, x1 = piece.assembly, TABLE + 0.03, traits.width / 2
    back, side = traits.depth - 0.041, x1 - 0.036
    fold(asm, -x1 + 0.04, side, 0.14, back, deck)
    with asm.turned((side, back - 0.072, deck + 0.165), -90):
        access.splash_socket(asm, 0, 0, 0)
    cable = [(side - 0.064, back - 0.072, deck + 0.158), (side - 0.085, back - 0.076, deck + 0.11), (side - 0.09, back - 0.10, deck + 0.008), (side - 0.14, back - 0.05, deck + 0.006), (side - 0.27, back - 0.10, deck + 0.006), (side - 0.27, back - 0.16, deck + 0.014)]
    p.tubes(asm, [p.arc_path(cable, 0.035, 10)], 0.0040, mat.plastic("2A333A", 0.5), resolution=6)
    piece.spots["corner"] = (side - 0.20, back - 0.20, deck + 0.075)
    return lit_from_left(piece)


def fold(asm, x0, x1, y0, y1, deck, radius=0.026, up=0.060):
    """Cove of the sheet: along the back wall and the right one, with the same sheet above it."""
    steps = 8
    profile = [(radius * (1 - math.sin(math.pi / 2 * k / steps)), radius * (1 - math.cos(math.pi / 2 * k / steps))) for k in range(steps + 1)]
    profile = [(radius + 0.03, 0.0)] + profile + [(0.0, up), (-0.004, up + 0.0005)]
    # A path around the corner: the offset from the walls shrinks towards them.
    verts, rows = [], len(profile)
    for place in range(3):
        for away, high in profile:
            at = [(x0, y1 - 0.0015 - away), (x1 - 0.0015 - away, y1 - 0.0015 - away), (x1 - 0.0015 - away, y0)][place]
            verts.append((*at, deck + 0.0008 + high))
    faces = [(a * rows + k, (a + 1) * rows + k, (a + 1) * rows + k + 1, a * rows + k + 1) for a in range(2) for k in range(rows - 1)]
    p.mesh(asm, "fold", verts, faces, mat.brushed_steel("X", "CBD1D5"))


def plugged_in(asm, x0, x1, deck, seed):
    rng = random.Random(seed)
    access.stirrer(asm, x1 - 0.285, 0.385, deck)
    clean_air.plates(asm, x1 - 0.55, 0.33, deck, rng)
    clean_air.bottle(asm, x1 - 0.60, 0.52, deck, rng)
    clean_air.tube_block(asm, x1 - 0.40, 0.55, deck, rng)


# --- safety cabinet -----------------------------------------------------------------------


def at_rest(traits):
    """The front edge with the rest for the arms: padded, hung into the grille by two brackets."""
    piece = clean_air.cabinet(traits, tools=in_work)
    asm, deck, half = piece.assembly, TABLE + 0.09, traits.width / 2 - clean_air.SIDE - 0.05
    pad, metal = mat.rubber("333E46"), mat.steel("AEB7BC", 0.24)
    if "relief" not in pad:
        mat.add_bump(pad, 700, 0.25)
        pad["relief"] = True
    outline = [(math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)) * 0.036, math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)) * 0.017) for a in (math.tau * k / 24 for k in range(24))]
    stations = [(-half, 0.72), (-half + 0.006, 0.94), (-half + 0.016, 1), (half - 0.016, 1), (half - 0.006, 0.94), (half, 0.72)]
    verts = [(x, -0.026 + size * u, deck + 0.030 + size * v) for x, size in stations for u, v in outline]
    faces = [(j * 24 + k, (j + 1) * 24 + k, (j + 1) * 24 + (k + 1) % 24, j * 24 + (k + 1) % 24) for j in range(5) for k in range(24)]
    faces += [tuple(range(24)), tuple(reversed(range(120, 144)))]
    p.mesh(asm, "pad", verts, faces, pad)
    for x in (-half + 0.09, half - 0.09):
        arm = [(x, -0.026, deck + 0.018), (x, 0.006, deck + 0.012), (x, 0.040, deck + 0.016), (x, 0.060, deck + 0.002)]
        p.tubes(asm, [p.arc_path([(a + dx, b, c) for a, b, c in arm], 0.010) for dx in (-0.012, 0.012)], 0.0032, metal, resolution=4)
    piece.spots["rest"] = (half - 0.28, -0.02, deck + 0.10)
    return lit_from_left(piece)


def in_work(asm, x0, x1, deck, seed):
    """Near the right-hand side: dishes, a rack, tips and the pipettes."""
    rng = random.Random(seed)
    for make, x, y in ((clean_air.tube_block, x1 - 0.36, 0.25), (clean_air.tip_box, x1 - 0.56, 0.36), (clean_air.pipettes, x1 - 0.36, 0.42), (clean_air.plates, x1 - 0.78, 0.26), (clean_air.bottle, x1 - 0.92, 0.42), (clean_air.bottle, x0 + 0.16, 0.40)):
        make(asm, x, y, deck, rng)


def taken_apart(traits):
    """One section of the floor is lifted out and lies on its neighbour: below is the tray with its drain."""
    piece = clean_air.cabinet(traits, OPEN, sections, lambda asm, x0, x1, deck, seed: clean_air.bottle(asm, x1 - 0.16, 0.44, deck, random.Random(seed)))
    piece.spots["drain"] = (0.12, 0.33, TABLE + 0.085)
    return lit_from_left(piece)


def sections(asm, x0, x1, deck, depth, count=4, lifted=2):
    """The floor as plates in a row above a tray pressed from one sheet."""
    steel, pan = mat.brushed_steel("X", "CBD1D5"), TABLE + 0.026
    back = depth - 0.06
    box(asm, (x0, 0.03, TABLE), (x1, depth - 0.05, pan - 0.004), mat.plastic("D5DDE1", 0.4), 0.002)
    box(asm, (x0 + 0.002, 0.032, pan - 0.006), (x1 - 0.002, depth - 0.052, pan), steel, 0)
    tray = [((x0 + 0.002, 0.128, pan - 0.002), (x1 - 0.002, 0.136, deck - 0.007)), ((x0 + 0.002, back, pan - 0.002), (x1 - 0.002, depth - 0.051, deck + 0.030))]
    boxes(asm, tray, steel, 0.003)
    clean_air.front_grille(asm, x0, x1, deck, steel)
    pitch = (x1 - x0) / count
    edges = [x0 + pitch * k for k in range(count)]
    bearers = [((x - 0.010, 0.134, pan - 0.001), (x + 0.010, back + 0.002, deck - 0.0065)) for x in (edges[lifted] + 0.004, edges[lifted] + pitch - 0.004)]
    boxes(asm, bearers, steel, 0.003)
    for k, x in enumerate(edges):
        if k != lifted:
            plate(asm, (x + 0.0015, 0.138, deck - 0.006), pitch - 0.003, back - 0.142, steel)
    with asm.turned((edges[lifted - 1] - 0.055, 0.165, deck + 0.0005), 7):
        plate(asm, (0, 0, 0), pitch - 0.003, back - 0.142, steel)
    x, y = edges[lifted] + pitch * 0.5, 0.30
    drain(asm, x, y, pan, steel)
    spill = mat.glass("E6B9BE", 1.0)
    outline = [(x - 0.062 + (0.045 + 0.010 * math.sin(3 * a + 1) + 0.006 * math.sin(5 * a)) * math.cos(a), y + 0.115 + (0.034 + 0.008 * math.sin(2 * a)) * math.sin(a), pan + 0.0012) for a in (math.tau * k / 48 for k in range(48))]
    p.mesh(asm, "spill", outline, [tuple(range(48))], spill, smooth=False)


def plate(asm, corner, wide, deep, steel):
    """Section of the floor with flanges and a hole for a finger."""
    x, y, z = corner
    box(asm, (x, y, z), (x + wide, y + deep, z + 0.006), steel, 0.0022, 3)
    rod(asm, (x + wide / 2, y + 0.045, z + 0.0052), 0.0155, 0.0014, mat.steel("D2D8DB", 0.2), segments=48)
    rod(asm, (x + wide / 2, y + 0.045, z + 0.0054), 0.0130, 0.0016, mat.plastic("11171B", 0.7), segments=48)


def drain(asm, x, y, z, steel):
    """Outlet with its strainer, in a shallow dish of the sheet."""
    p.lathe(asm, p.rounded([(0.052, z + 0.0006), (0.046, z + 0.0024), (0.034, z + 0.0016), (0.030, z + 0.0008)], 0.002), steel, (x, y), 72)
    rod(asm, (x, y, z + 0.0004), 0.031, 0.0012, mat.plastic("0D1317", 0.7), segments=64)
    bars = [[(x + d, y - (0.029**2 - d * d) ** 0.5, z + 0.0028), (x + d, y + (0.029**2 - d * d) ** 0.5, z + 0.0028)] for d in (0.0075 * k for k in range(-3, 4))]
    bars.append([(x + 0.030 * math.cos(a), y + 0.030 * math.sin(a), z + 0.0026) for a in (math.tau * k / 48 for k in range(49))])
    p.tubes(asm, bars, 0.0013, mat.steel("D2D8DB", 0.2), resolution=3)


def reported(traits):
    """On the floor of a measured cabinet: its report with the grid of velocities, the probe in the stream, its readout."""
    piece = clean_air.cabinet(traits, OPEN, tools=lambda asm, x0, x1, deck, seed: anemometer(asm, 0.17, 0.30, deck, "0.45"))
    clipped(piece.assembly, -0.10, 0.155, TABLE + 0.09, velocity_sheet)
    piece.spots["report"] = (0.035, 0.27, TABLE + 0.12)
    return lit_from_left(piece)


def calculated(traits):
    """The drawing of the duct with its figures, and what it was verified with."""
    piece = clean_air.cabinet(traits, OPEN, tools=lambda asm, x0, x1, deck, seed: anemometer(asm, 0.17, 0.30, deck, "0.55"))
    clipped(piece.assembly, -0.10, 0.155, TABLE + 0.09, duct_sheet)
    piece.spots["report"] = (0.035, 0.27, TABLE + 0.12)
    return lit_from_left(piece)


def clipped(asm, x, y, z, draw, wide=0.21, tall=0.297):
    """Sheets on a clip board; `draw` prints the upper one."""
    with asm.turned((x, y, z + 0.0006), 8):
        box(asm, (-wide / 2 - 0.010, -0.012, 0), (wide / 2 + 0.010, tall + 0.022, 0.0032), mat.plastic("35424B", 0.5), 0.0012)
        for k, (turn, tone) in enumerate(((-1.4, "D9D6CC"), (0.7, "E2E1DC"), (0, "E9E9E5"))):
            with asm.turned((0, 0, 0.0032 + 0.0004 * k), turn):
                box(asm, (-wide / 2, 0, 0), (wide / 2, tall, 0.00035), mat.paint(tone, 0.8), 0)
        draw(asm, printing.top(-wide / 2, 0, 0.0045), wide, tall)
        metal = mat.steel("C3CACE", 0.2)
        box(asm, (-0.060, tall - 0.012, 0.0044), (0.060, tall + 0.020, 0.0068), metal, 0.001)
        p.tubes(asm, [[(-0.058, tall - 0.012, 0.0066), (0.058, tall - 0.012, 0.0066)], p.arc_path([(-0.030, tall + 0.014, 0.008), (-0.022, tall + 0.034, 0.016), (0.022, tall + 0.034, 0.016), (0.030, tall + 0.014, 0.008)], 0.010)], 0.0030, metal, resolution=4)
        rod(asm, (wide / 2 - 0.022, 0.060, 0.0088), 0.0042, 0.128, mat.plastic("22303B", 0.35), axis="Y", segments=32)
        rod(asm, (wide / 2 - 0.022, 0.180, 0.0088), 0.0044, 0.014, mat.steel("C3CACE", 0.2), axis="Y", segments=32)


def velocity_sheet(asm, page, wide, tall):
    """Velocities on a grid, the scan of the filter in fields, a code and a signature."""
    rng, ink, quiet = random.Random(45), mat.paint(mat.INK, 0.6), mat.paint("8E9AA1", 0.6)
    printing.figure(asm, "0.45 m/s", 0.0150, 0.016, tall - 0.044, ink, page, 0.0006, PRINT)
    printing.figure(asm, "± 0.02", 0.0110, 0.100, tall - 0.044, ink, page, 0.0006, PRINT)
    left, low, pitch, row = 0.016, 0.122, 0.0296, 0.0190
    rules = [(left, low + row * k - 0.0003, left + 6 * pitch, low + row * k + 0.0003) for k in range(7)]
    rules += [(left + pitch * k - 0.0003, low, left + pitch * k + 0.0003, low + 6 * row) for k in range(7)]
    printing.areas(asm, rules, quiet, page, 0.0003)
    for j in range(6):
        for i in range(6):
            printing.figure(asm, f"0.{rng.choice((43, 44, 44, 45, 45, 45, 46, 46, 47))}", 0.0112, left + pitch * i + 0.0042, low + row * j + 0.0055, ink, page, 0.0006, PRINT)
    cells = [(left + 0.0072 * i, 0.052 + 0.0072 * j, left + 0.0072 * i + 0.0064, 0.052 + 0.0072 * j + 0.0064) for i in range(16) for j in range(8)]
    for k, tone in enumerate(("5BB58A", "7CC7A2", "A6D8BE")):
        printing.areas(asm, [cell for n, cell in enumerate(cells) if (n * 7 + n // 5) % 3 == k], mat.paint(tone, 0.6), page, 0.0002)
    signed(asm, page, wide, rng, ink)


def signed(asm, page, wide, rng, ink):
    """Lines of small print, a square code, a signature in blue."""
    printing.areas(asm, printing.matrix(rng, wide - 0.052, 0.064, 0.034, 18) + printing.lines(rng, 0.016, 0.038, 0.085, 4, 0.0052, 0.0017), ink, page, 0.0002)
    pen = [page(0.128 + 0.0030 * k, 0.030 + 0.0060 * math.sin(k * 1.7) * (1 - k / 24), 0.0006) for k in range(20)]
    p.tubes(asm, [p.smooth_line(pen, 4)], 0.0005, mat.paint("1E3A8A", 0.5), resolution=2)


def duct_sheet(asm, page, wide, tall):
    """Duct from the cabinet to the fan on the roof, in a drawing with measures; a table of its resistances."""
    rng, ink, quiet, blue = random.Random(55), mat.paint(mat.INK, 0.6), mat.paint("8E9AA1", 0.6), mat.paint("1F6E96", 0.5)
    line = lambda points, width, material: p.tubes(asm, [[page(u, v, 0.0004) for u, v in points]], width, material, resolution=2)
    for gap in (0, 0.0075):
        line([(0.050 - gap / 2, 0.132), (0.050 - gap / 2, 0.176 + gap * 0.5), (0.100, 0.201 + gap * 0.8), (0.140 - gap, 0.183 + gap * 1.4), (0.140 - gap, 0.236)], 0.0006, blue)
    line([(0.026, 0.098), (0.076, 0.098), (0.076, 0.128), (0.068, 0.132), (0.030, 0.132), (0.026, 0.128), (0.026, 0.098)], 0.0006, ink)
    line([(0.032, 0.104), (0.070, 0.104), (0.070, 0.116), (0.032, 0.116), (0.032, 0.104)], 0.0004, quiet)
    line([(0.136 + 0.017 * math.cos(a), 0.252 + 0.017 * math.sin(a)) for a in (math.tau * k / 40 for k in range(41))], 0.0006, ink)
    for k in range(3):
        line([(0.136, 0.252)] + [(0.136 + 0.014 * math.cos(a), 0.252 + 0.014 * math.sin(a)) for a in (math.tau * k / 3, math.tau * k / 3 + 0.5)] + [(0.136, 0.252)], 0.0004, ink)
    line([(0.104, 0.226), (0.190, 0.226)], 0.0003, quiet)
    for words, size, u, v, shade in (("Ø 250", 0.0080, 0.014, 0.156, ink), ("6.40 m", 0.0080, 0.076, 0.212, ink), ("3.15 m", 0.0080, 0.146, 0.202, ink), ("1190 m³/h", 0.0095, 0.016, tall - 0.046, ink), ("380 Pa", 0.0095, 0.016, tall - 0.062, blue)):
        printing.figure(asm, words, size * 1.25, u, v, shade, page, 0.0006, PRINT)
    for k, words in enumerate(("42 Pa", "118 Pa", "66 Pa", "154 Pa", "380 Pa")):
        v = 0.148 - 0.0125 * k
        printing.areas(asm, [(0.098, v - 0.0036, 0.196, v - 0.0033), *printing.lines(rng, 0.098, v, 0.044, 1, tall=0.0020)], quiet, page, 0.0002)
        printing.figure(asm, words, 0.0090, 0.158, v - 0.0012, ink if k < 4 else blue, page, 0.0006, PRINT)
    signed(asm, page, wide, rng, ink)


def anemometer(asm, x, y, z, figure):
    """Thermal anemometer: its telescopic probe in a clamp above the floor, the lead to the readout that lies before it."""
    steel, dark = mat.steel("D2D8DB", 0.18), mat.plastic("2A343B", 0.45)
    p.lathe(asm, p.rounded([(0, 0.016), (0.020, 0.014), (0.052, 0.006), (0.055, 0), (0, 0)], 0.004), dark, (x + 0.10, y + 0.10), 64).location.z = z
    rod(asm, (x + 0.10, y + 0.10, z + 0.010), 0.005, 0.21, steel, segments=32)
    with asm.turned((x + 0.10, y + 0.10, z + 0.168), 14):
        box(asm, (-0.014, -0.016, -0.012), (0.014, 0.010, 0.012), dark, 0.003)
        rod(asm, (0.016, 0, 0), 0.008, 0.012, dark, axis="X", segments=24)
        for start, length, radius in ((-0.10, 0.16, 0.0062), (-0.19, 0.10, 0.0048), (-0.27, 0.09, 0.0036)):
            rod(asm, (start, -0.018, 0), radius, length, steel, axis="X", segments=32)
        rod(asm, (0.055, -0.018, 0), 0.0095, 0.085, dark, axis="X", bevel=0.003, segments=40)
        # The head: a slot through which the wire shows.
        box(asm, (-0.292, -0.0225, -0.0045), (-0.268, -0.0135, 0.0045), steel, 0.0015)
        box(asm, (-0.289, -0.0230, -0.0022), (-0.276, -0.0130, 0.0022), mat.plastic("0D1317", 0.6), 0.0005)
        rod(asm, (-0.290, -0.018, 0), 0.0010, 0.014, mat.steel("E9C98A", 0.2), axis="X", segments=12)
    start = (x + 0.10 + 0.14 * math.cos(math.radians(14)) + 0.018 * math.sin(math.radians(14)), y + 0.10 + 0.14 * math.sin(math.radians(14)) - 0.018, z + 0.168)
    lead = [start, (start[0] + 0.05, start[1] - 0.01, z + 0.14), (start[0] + 0.07, start[1] - 0.08, z + 0.004), (x + 0.14, y - 0.02, z + 0.004), (x + 0.065, y + 0.02, z + 0.006), (x + 0.045, y - 0.01, z + 0.014)]
    p.tubes(asm, [p.smooth_line(lead, 10)], 0.0024, mat.rubber("20282E"), resolution=4)
    with asm.turned((x + 0.035, y - 0.105, z), -12):
        readout(asm, figure)


def readout(asm, figure, wide=0.072, tall=0.150):
    """Lies on its back: display, keys, the mark of its calibration."""
    half = wide / 2
    box(asm, (-half, -tall / 2, 0.0005), (half, tall / 2, 0.026), mat.plastic("E4E8EA", 0.4), 0.009, 5)
    box(asm, (-half - 0.001, -tall / 2 + 0.010, 0.006), (half + 0.001, tall / 2 - 0.010, 0.016), mat.rubber("1F6E96"), 0.004, 4)
    with asm.turned((0, 0, 0.026), -90, "X"):
        p.display(asm, -half + 0.007, 0.012, wide - 0.014, 0.054, -0.0006, figure, "m/s", trend=False)
        for k in range(6):
            rod(asm, (-0.020 + 0.020 * (k % 3), -0.003, -0.012 - 0.020 * (k // 3)), 0.0066, 0.004, mat.plastic("8F9AA1" if k else "C4462B", 0.45), axis="Y", bevel=0.002, segments=32)
        box(asm, (-0.028, -0.0012, -0.066), (0.004, 0.001, -0.046), mat.paint("F2F4F1", 0.5), 0)
        box(asm, (-0.028, -0.0015, -0.051), (0.004, 0.001, -0.046), mat.paint("3C9A62", 0.5), 0)
        p.text(asm, "2027-11", 0.0066, (-0.012, -0.0016, -0.0605), mat.paint(mat.INK, 0.5), "CENTER")


# --- exhaust ------------------------------------------------------------------------------


def ducted(traits):
    """The exhaust as it is installed: filter housing with its clamps, an airtight damper, the duct up to the roof."""
    piece = clean_air.cabinet(traits)
    asm, centre, z = piece.assembly, (0, traits.depth * 0.58), traits.height
    zinc, steel, dark = mat.brushed_steel("Z", "B9C1C6"), mat.steel("C3CACE", 0.24), mat.plastic("22303B", 0.45)
    p.lathe(asm, [(0.148, z - 0.010), (0.148, z + 1.4)], zinc, centre, 96)
    for low in (0.0, 0.20):
        ring = p.rounded([(0.147, z + low), (0.178, z + low), (0.178, z + low + 0.012), (0.147, z + low + 0.012)], 0.002)
        p.lathe(asm, ring, steel, centre, 96)
        p.lathe(asm, [(0.174, z + low - 0.003), (0.174, z + low + 0.0)], mat.rubber(), centre, 96)
        for k in range(12):
            a = math.tau * (k + 0.5) / 12
            rod(asm, (0.164 * math.cos(a), centre[1] + 0.164 * math.sin(a), z + low + 0.011), 0.0065, 0.007, steel, segments=6)
    seams = [[(0.1492 * math.cos(a), centre[1] + 0.1492 * math.sin(a), z + 0.30 + 0.11 * k + 0.11 * j / 48) for j, a in ((j, math.tau * j / 48) for j in range(49))] for k in range(9)]
    p.tubes(asm, seams, 0.0026, zinc, resolution=3)
    damper(asm, centre, z + 0.105, steel, dark)
    tap(asm, 0.38, traits.depth * 0.40, z - 0.16)
    piece.spots["outlet"] = (0.05, traits.depth * 0.40, z + 0.06)
    return piece


def damper(asm, centre, z, steel, dark):
    """Its shaft with a lever on a sector, and a drive with a scale."""
    y = centre[1] - 0.150
    box(asm, (-0.034, y - 0.020, z - 0.034), (0.034, y + 0.012, z + 0.034), steel, 0.003)
    box(asm, (-0.062, y - 0.086, z - 0.048), (0.062, y - 0.018, z + 0.058), mat.plastic("D98A2B", 0.4), 0.010, 4)
    box(asm, (-0.048, y - 0.0875, z - 0.036), (0.048, y - 0.080, z + 0.044), dark, 0.004)
    dial = [(-0.0 + 0.030 * math.cos(a), y - 0.0885, z + 0.030 * math.sin(a)) for a in (math.radians(10 + 5 * k) for k in range(33))]
    p.tubes(asm, [dial], 0.0014, mat.paint("F4F6F4", 0.5), resolution=3)
    rod(asm, (0, y - 0.096, z), 0.011, 0.012, mat.plastic("E9EEF0", 0.4), axis="Y", segments=40)
    with asm.turned((0, y - 0.093, z), -38, "Y"):
        box(asm, (-0.0035, -0.002, 0), (0.0035, 0.002, 0.029), mat.plastic("F0592A", 0.4), 0.001)
    for k, words in enumerate(("0", "90")):
        p.text(asm, words, 0.010, (0.034 - 0.080 * k, y - 0.0885, z - 0.012), mat.paint("F4F6F4", 0.5))
    cable = [(0.060, y - 0.050, z - 0.020), (0.110, y - 0.052, z - 0.030), (0.190, y + 0.02, z - 0.258), (0.225, y + 0.20, z - 0.260), (0.10, y + 0.44, z - 0.260)]
    p.tubes(asm, [p.arc_path(cable, 0.03, 8)], 0.0042, mat.rubber("20282E"), resolution=5)


def tap(asm, x, y, z):
    """Filter monitor on the roof: a box with a figure in pascals, its two hoses lead into the housing."""
    top = z + 0.001
    with asm.turned((x, y, top), 0):
        box(asm, (-0.085, -0.045, 0), (0.085, 0.055, 0.115), mat.plastic("E4E8EA", 0.4), 0.008, 4)
        p.display(asm, -0.068, 0.046, 0.136, 0.052, -0.0455, "186", "Pa", trend=False)
        for k, tone in enumerate(("C4462B", "1F6E96")):
            rod(asm, (-0.050 + 0.030 * k, -0.053, 0.024), 0.0055, 0.010, mat.steel("C9A35A", 0.28), axis="Y", segments=24)
            hose = [(-0.050 + 0.030 * k, -0.050, 0.024), (-0.050 + 0.030 * k, -0.090, 0.024), (-0.13, -0.10 - 0.02 * k, 0.006), (-0.22, -0.02, 0.006), (-0.27 + 0.02 * k, 0.02, 0.030)]
            p.tubes(asm, [p.arc_path(hose, 0.022, 8)], 0.0034, mat.rubber(tone), resolution=4)
