"""Clean air: class II safety cabinets, clean benches, pass boxes."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from .piece import Piece

SLOPE = 0.11
TABLE = 0.76
SIDE = 0.07
# The lower edge of the display, above that of the hood.
DISPLAY = 0.20


# --- class II cabinet -----------------------------------------------------------


def cabinet(traits, sash_open=0.0, surface=None, tools=None):
    """On a stand with feet; type B2 leads its exhaust into a duct. `sash_open` raises the front pane; `surface` and `tools`
    build other things than the work deck and what stands on it."""
    asm = Assembly(traits.slug)
    exhaust = traits.series == "type-b2-cabinet"
    x0, x1, depth = -traits.width / 2, traits.width / 2, traits.depth
    height = traits.height - (0.16 if exhaust else 0)
    deck, hood = TABLE + 0.09, TABLE + 0.72
    mouth = deck + 0.22 + sash_open
    cheeks(asm, x0, x1, depth, hood)
    (surface or work_deck)(asm, x0 + SIDE, x1 - SIDE, deck, depth)
    sash(asm, x0 + SIDE, x1 - SIDE, mouth, hood)
    sloped_hood(asm, x0, x1, hood, height, depth)
    box(asm, (x0 + 0.10, 0.16, hood - 0.012), (x1 - 0.10, 0.42, hood + 0.002), mat.glow("F2F9FF", 5.5), 0)
    p.lamp(asm, (0, 0.28, hood - 0.02), (0, 0.36, deck), (traits.width * 0.8, 0.2), 8.7 * traits.width)
    hood_panel(asm, traits, x0, x1, hood, height, exhaust)
    (tools or bench_tools)(asm, x0 + SIDE, x1 - SIDE, deck, traits.seed)
    stand(asm, x0, x1, depth, TABLE)
    if exhaust:
        duct(asm, depth, height, traits.height)
    spots = {"outlet": (0, depth * 0.58, traits.height)} if exhaust else {}
    return Piece(asm, (x0, 0, 0), (x1, depth, traits.height), softbox=False, spots=spots)


def cheeks(asm, x0, x1, depth, hood):
    """Side walls, back wall and inner side sheets."""
    white, satin, deck = mat.enamel(), mat.satin(), TABLE + 0.09
    walls = [((x0, 0.10, TABLE), (x0 + SIDE, depth, hood + 0.02)), ((x1 - SIDE, 0.10, TABLE), (x1, depth, hood + 0.02))]
    boxes(asm, walls, white, 0.008, segments=3)
    for x, out in ((x0, 1), (x1, -1)):
        a, b = sorted((x, x + out * SIDE))
        verts = [(a, 0.02, TABLE), (b, 0.02, TABLE), (b, 0.12, TABLE), (a, 0.12, TABLE)]
        verts += [(a, 0.0, hood), (b, 0.0, hood), (b, 0.12, hood), (a, 0.12, hood)]
        p.mesh(asm, "cheek", verts, p.BOX_FACES, white, 0.008, 3)
    box(asm, (x0 + SIDE, depth - 0.05, TABLE), (x1 - SIDE, depth, hood), satin, 0)
    for x in (x0 + SIDE, x1 - SIDE - 0.002):
        box(asm, (x, 0.06, deck), (x + 0.002, depth - 0.05, hood), satin, 0)


def sloped_hood(asm, x0, x1, z0, z1, depth):
    """Upper body whose front leans back."""
    verts = [(x0, 0, z0), (x1, 0, z0), (x1, depth, z0), (x0, depth, z0)]
    verts += [(x0, SLOPE, z1), (x1, SLOPE, z1), (x1, depth, z1), (x0, depth, z1)]
    p.mesh(asm, "hood", verts, p.BOX_FACES, mat.enamel(), 0.012, 4)


def work_deck(asm, x0, x1, deck, depth):
    steel = mat.brushed_steel("X", "CBD1D5")
    box(asm, (x0, 0.03, TABLE), (x1, depth - 0.05, deck - 0.004), mat.plastic("D5DDE1", 0.4), 0.003)
    box(asm, (x0, 0.13, deck - 0.006), (x1, depth - 0.06, deck), steel, 0.002)
    front_grille(asm, x0, x1, deck, steel)


def front_grille(asm, x0, x1, deck, steel):
    """Slots behind the front edge, before them the rest for the arms."""
    box(asm, (x0, 0.015, TABLE + 0.004), (x1, 0.13, deck - 0.002), steel, 0.012, 4)
    slots = [
        (
            (x0 + 0.03 + i * 0.026, 0.045 + row * 0.022, deck - 0.003),
            (x0 + 0.045 + i * 0.026, 0.055 + row * 0.022, deck - 0.0014),
        )
        for i in range(int((x1 - x0 - 0.06) / 0.026))
        for row in range(4)
    ]
    boxes(asm, slots, mat.plastic("10181E", 0.8), 0)
    rest = ((x0 + 0.14, 0.0, deck - 0.035), (x1 - 0.14, 0.022, deck - 0.012))
    box(asm, *rest, mat.plastic("C3CCD1", 0.4), 0.008, 4)


def sash(asm, x0, x1, mouth, hood):
    """Sliding front pane that leans like the hood, with a dark grip rail."""
    y, lean = 0.030, 0.020
    pane = [(x0, y, mouth), (x1, y, mouth), (x1, y + lean, hood + 0.01), (x0, y + lean, hood + 0.01)]
    p.mesh(asm, "sash", pane, [(0, 1, 2, 3)], mat.glass("EEF5F6", 0.8))
    box(asm, (x0 + 0.002, 0.020, mouth - 0.012), (x1 - 0.002, 0.040, mouth + 0.006), mat.plastic("1B2934", 0.4), 0.004)
    for x in (x0, x1 - 0.014):
        box(asm, (x, 0.022, TABLE + 0.088), (x + 0.014, 0.060, hood), mat.zinc("B4BDC2"), 0.002)


def hood_panel(asm, traits, x0, x1, hood, height, exhaust):
    """Display, wordmark and keys on the leaning front."""
    width = x1 - x0
    lean = -math.degrees(math.atan2(SLOPE, height - hood))
    wide = min(0.38, width * 0.30)
    with asm.turned((0, 0, hood), lean, "X"):
        box(asm, (x0 + 0.012, -0.005, 0.018), (x1 - 0.012, 0.004, 0.026), mat.plastic("9FB0BA", 0.5), 0.001)
        p.display(asm, -wide / 2, DISPLAY, wide, wide * 0.45, -0.001, traits.figure, "m/s")
        mark = min(0.24, width * 0.19)
        p.wordmark(asm, mark, (x0 + 0.07, -0.0014, 0.262), mat.paint(mat.INK, 0.4))
        for i in range(3 if width < 1 else 4):
            x = x1 - 0.075 - i * min(0.055, width * 0.04)
            box(asm, (x - 0.014, -0.0045, 0.274), (x + 0.014, 0.002, 0.296), mat.plastic("77848D", 0.5), 0.002)
        if exhaust:
            box(asm, (x0 + 0.001, -0.0015, 0.066), (x1 - 0.001, 0.002, 0.082), mat.paint("1F6E96", 0.4), 0)


def duct(asm, depth, low, high):
    """Exhaust collar with a clamp on the roof."""
    centre, metal = (0, depth * 0.58), mat.brushed_steel("Z")
    pipe = [(0.155, low - 0.01), (0.155, high - 0.004), (0.147, high), (0.0, high)]
    p.lathe(asm, pipe, metal, centre, 96)
    flange = [(0.15, low), (0.20, low), (0.20, low + 0.012), (0.15, low + 0.012)]
    p.lathe(asm, p.rounded(flange, 0.003), metal, centre, 96)
    clamp = [(0.156, low + 0.075), (0.163, low + 0.078), (0.163, low + 0.096), (0.156, low + 0.099)]
    p.lathe(asm, clamp, mat.steel("8F999F", 0.3), centre, 96)


def bench_tools(asm, x0, x1, deck, seed):
    """Tube racks, plates, a bottle and a pipette stand, placed anew for each model."""
    rng = random.Random(seed)
    makers = [tube_block, plates, tip_box, bottle, pipettes]
    rng.shuffle(makers)
    slots = [x0 + (x1 - x0) * (k + 0.5) / 5 for k in range(5)]
    for make, x in zip(makers[: 3 if x1 - x0 < 0.9 else 5], slots if x1 - x0 >= 0.9 else slots[1:4]):
        make(asm, x + rng.uniform(-0.03, 0.03), 0.34 + rng.uniform(-0.03, 0.05), deck, rng)
    if x1 - x0 > 1.2:
        tube_block(asm, (x0 + x1) / 2 + 0.16, 0.30, deck, rng)


def tube_block(asm, x, y, z, rng):
    box(asm, (x - 0.07, y - 0.04, z), (x + 0.07, y + 0.04, z + 0.045), mat.plastic(rng.choice(("2C7FA8", "E9EEF0", "2C8C86")), 0.4), 0.004)
    spots = [(x - 0.052 + k * 0.021, y - 0.025 + j * 0.025) for k in range(6) for j in range(3)]
    p.vial_mesh(asm, spots, z + 0.018, rng.choice(("D98A5B", "E9EEF0", "1F6E96")), 0.007, 0.05)


def plates(asm, x, y, z, rng):
    """Stack of dishes with agar, and one beside it."""
    places = [(x + rng.uniform(-0.002, 0.002), y + rng.uniform(-0.002, 0.002), z + 0.0152 * k) for k in range(rng.randint(3, 5))]
    for at in [*places, (x + 0.096, y - 0.03, z)]:
        tone = rng.choice(("D9B97C", "D9B97C", "C88A72"))
        with asm.turned(at, rng.uniform(0, 360)):
            printing.shared(asm, f"dish-{tone}", lambda made, tone=tone: dish(made, tone))


def dish(asm, tone, radius=0.0425):
    """Clear dish: agar with colonies, a lid that reaches over the rim, marks of a pen on it."""
    clear, rim = mat.glass("F4F8F8", 0.9), mat.plastic("DCE8EA", 0.15)
    rod(asm, (0, 0, 0.0012), radius - 0.0012, 0.0048, mat.principled(f"agar {tone}", tone, 0.12, specular=0.5), segments=64)
    rng = random.Random(tone)
    for _ in range(26):
        a, r = rng.uniform(0, math.tau), (radius - 0.008) * rng.random() ** 0.5
        rod(asm, (r * math.cos(a), r * math.sin(a), 0.0055), rng.uniform(0.0008, 0.0017), 0.0011, mat.plastic("F3EBD2", 0.3), segments=12)
    p.lathe(asm, [(radius, 0.0), (radius, 0.0125)], clear, segments=64)
    p.lathe(asm, [(radius + 0.0016, 0.0045), (radius + 0.0016, 0.0145), (0, 0.0145)], clear, segments=64)
    for r, high in ((radius, 0.0004), (radius + 0.0016, 0.0046), (radius + 0.0014, 0.0144)):
        ring = [(r * math.cos(a), r * math.sin(a), high) for a in (math.tau * k / 64 for k in range(64))]
        p.tubes(asm, [ring], 0.0005, rim, closed=True, resolution=2)
    pen = printing.top(0.004, -0.030, 0.0146)
    printing.figure(asm, f"{rng.randrange(10, 99)}", 0.0095, 0, 0, mat.paint("23408A", 0.5), pen, 0.0003)


def tip_box(asm, x, y, z, rng):
    """Rack of tips with its clear lid open behind it; some tips are used."""
    tone, deep, tall = rng.choice(("2C7FA8", "D98A5B")), 0.086, 0.050
    with asm.turned((x - 0.062, y - deep / 2, z), 0):
        box(asm, (0, 0, 0), (0.124, deep, tall - 0.004), mat.plastic("E7ECEE", 0.3), 0.005, 4)
        box(asm, (0.004, 0.004, tall - 0.008), (0.120, deep - 0.004, tall), mat.plastic(tone, 0.4), 0.002)
        for k in range(96):
            i, j = k % 12, k // 12
            if j < 2 and i > 6:
                continue
            with asm.turned((0.0125 + 0.009 * i, 0.0115 + 0.009 * j, tall), 0):
                printing.shared(asm, "tip", tip)
        with asm.turned((0, deep - 0.001, tall), -104, "X"):
            lid = [((0, -deep, 0.034), (0.124, 0, 0.036)), ((0, -deep, 0), (0.124, -deep + 0.002, 0.035)), ((0, -0.002, 0), (0.124, 0, 0.035)), ((0, -deep, 0), (0.002, 0, 0.035)), ((0.122, -deep, 0), (0.124, 0, 0.035))]
            boxes(asm, lid, mat.glass("E6EEF0", 1.0), 0)
            edge = [(0.001, -deep + 0.001, 0.0), (0.123, -deep + 0.001, 0.0), (0.123, -0.001, 0.0), (0.001, -0.001, 0.0)]
            p.tubes(asm, [edge, [(a, b, 0.0352) for a, b, _ in edge]], 0.0010, mat.plastic("DCE6E9", 0.2), closed=True, resolution=2)


def tip(asm):
    p.lathe(asm, [(0.0022, -0.004), (0.0026, 0.001), (0.0034, 0.0012), (0.0034, 0.008), (0.0029, 0.008), (0.0025, 0.001)], mat.plastic("F1F4F2", 0.25), segments=14)


def bottle(asm, x, y, z, rng):
    tint = rng.choice(("D7C6A8", "DCE8EC", "E6C7BE"))
    with asm.turned((x, y, z), 12 if tint == "DCE8EC" else -9):
        printing.shared(asm, f"medium-{tint}", lambda made: medium(made, tint))


def medium(asm, tint, radius=0.042):
    """Bottle of medium: filled below the shoulder, a clear neck, a ribbed cap, a label and a white scale."""
    rng, full = random.Random(tint), 0.088
    fluid = mat.principled(f"medium {tint}", tint, 0.1, specular=0.5, clearcoat=0.8)
    p.lathe(asm, p.rounded([(0, 0.001), (radius - 0.006, 0), (radius, 0.004), (radius, full), (0, full + 0.0004)], 0.004), fluid, segments=64)
    neck = p.rounded([(radius, full - 0.0005), (radius, 0.100), (0.020, 0.125), (0.020, 0.138)], 0.012)
    p.lathe(asm, neck, mat.glass("EEF5F6", 0.5), segments=64)
    blue = mat.plastic("2C7FA8", 0.4)
    p.lathe(asm, p.rounded([(0.0225, 0.132), (0.0240, 0.133), (0.0240, 0.156), (0.0215, 0.158), (0, 0.158)], 0.0016), blue, segments=48)
    p.tubes(asm, [[(0.024 * math.sin(a), 0.024 * math.cos(a), 0.135), (0.024 * math.sin(a), 0.024 * math.cos(a), 0.153)] for a in (math.tau * k / 40 for k in range(40))], 0.0008, blue, resolution=1)
    around = printing.around(radius + 0.0002, 0.018)
    printing.label(asm, rng, 0.060, 0.046, lambda u, v, lift: around(u - 0.036, v, lift), f"{rng.randrange(100, 999)}", "1F6E96", step=0.004)
    marks = [(0.030, 0.010 * k, 0.040 if k % 2 else 0.036, 0.010 * k + 0.0007) for k in range(7)]
    printing.areas(asm, marks, mat.paint("FBFBF9", 0.5), around, 0.0004, 0.003)


def pipettes(asm, x, y, z, rng):
    """Carousel with four pipettes that hang by their finger rests, tips downwards."""
    grey, dark = mat.plastic("C9D1D5", 0.4), mat.plastic("2A343B", 0.45)
    p.lathe(asm, p.rounded([(0, z + 0.016), (0.030, z + 0.014), (0.076, z + 0.005), (0.078, z), (0, z)], 0.006), grey, (x, y), 72)
    rod(asm, (x, y, z + 0.010), 0.009, 0.270, mat.steel("C3CACE", 0.22), segments=40)
    rod(asm, (x, y, z + 0.222), 0.034, 0.020, grey, bevel=0.004, segments=64)
    rod(asm, (x, y, z + 0.278), 0.014, 0.016, dark, bevel=0.005, segments=40)
    for k, tone in enumerate(("2C7FA8", "D98A2B", "3F8F4A", "B23A2B")):
        with asm.turned((x, y, 0), 62 * k + 100 + rng.uniform(-4, 4)):
            box(asm, (-0.013, -0.056, z + 0.224), (-0.009, -0.026, z + 0.238), grey, 0.001)
            box(asm, (0.009, -0.056, z + 0.224), (0.013, -0.026, z + 0.238), grey, 0.001)
            with asm.turned((0, -0.050, z), 0):
                printing.shared(asm, f"pipette-{tone}", lambda made, tone=tone: pipette(made, tone))


def pipette(asm, tone):
    """Upright with its tip cone 34 mm above the ground: ejector sleeve, hand piece with a window of three figures, finger
    rest, button in the colour of its volume."""
    white, shade, dark = mat.plastic("EDF0F0", 0.32), mat.plastic(tone, 0.4), mat.plastic("20292F", 0.35)
    shaft = [(0, 0.034), (0.0022, 0.034), (0.0034, 0.062), (0.0052, 0.070), (0.0060, 0.108), (0.0085, 0.128)]
    p.lathe(asm, shaft, white, segments=32)
    hand = p.rounded([(0.0085, 0.126), (0.0128, 0.140), (0.0120, 0.196), (0.0142, 0.236), (0.0150, 0.262), (0.0120, 0.272), (0, 0.272)], 0.006)
    p.lathe(asm, hand, white, segments=48)
    p.lathe(asm, [(0.0131, 0.141), (0.0134, 0.143), (0.0131, 0.149), (0.0128, 0.150)], shade, segments=48)
    rod(asm, (0, 0, 0.270), 0.0042, 0.022, mat.steel("D2D8DB", 0.2), segments=24)
    rod(asm, (0, 0, 0.290), 0.0088, 0.012, shade, bevel=0.003, segments=40)
    # Towards the post: the rest hangs on the ring.
    box(asm, (-0.0125, 0.008, 0.238), (0.0125, 0.030, 0.245), white, 0.003, 4)
    box(asm, (-0.0065, -0.0152, 0.202), (0.0065, -0.008, 0.232), dark, 0.002)
    front = printing.front(-0.0040, -0.0155, 0.205)
    for k in range(3):
        printing.figure(asm, "250"[k], 0.0078, 0.0018, 0.0175 - 0.0078 * k, mat.paint("F4F6F4", 0.5), front, 0.0002)
    box(asm, (0.008, -0.006, 0.258), (0.017, 0.006, 0.276), mat.plastic("C9D1D5", 0.4), 0.003, 4)


def stand(asm, x0, x1, depth, table):
    """A leg below each corner of the body, rails around the top, one rail low at each side and one at the back."""
    grey, t = mat.enamel("DDE3E6"), 0.055
    a, b, front, back, top = x0 + 0.006, x1 - 0.006, 0.075, depth - 0.012, table - 0.002
    spans = []
    for x in (a, b - t):
        spans += [((x, y, 0.055), (x + t, y + t, top)) for y in (front, back - t)]
        spans += [((x + 0.004, front + t - 0.002, z), (x + t - 0.004, back - t + 0.002, z + 0.046)) for z in (0.14, top - 0.048)]
    spans += [((a + t - 0.002, y + 0.004, top - 0.048), (b - t + 0.002, y + t - 0.004, top - 0.002)) for y in (front, back - t)]
    spans.append(((a + t - 0.002, back - t + 0.004, 0.14), (b - t + 0.002, back - 0.004, 0.186)))
    boxes(asm, spans, grey, 0.004, segments=3)
    for x in (a + t / 2, b - t / 2):
        for y in (front + t / 2, back - t / 2):
            p.levelling_foot(asm, x, y, 0.06)


# --- clean benches --------------------------------------------------------------


def bench(traits):
    """Air from above behind a sash, or from the back over an open worktop."""
    if traits.slug in ("l110", "l140"):
        return horizontal_bench(traits)
    return vertical_bench(traits)


def vertical_bench(traits, sash_open=0.0, tools=None):
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    hood = height - 0.42
    deck = TABLE + 0.03
    table_top(asm, x0, x1, depth, deck)
    for x in (x0, x1 - 0.035):
        box(asm, (x, 0.09, deck - 0.01), (x + 0.035, depth, hood + 0.01), mat.enamel(), 0.006)
        window = ((x - 0.001, 0.14, deck + 0.08), (x + 0.036, depth - 0.16, hood - 0.06))
        box(asm, *window, mat.plastic("C9D8DE", 0.1), 0)
    box(asm, (x0 + 0.03, depth - 0.04, deck), (x1 - 0.03, depth, hood), mat.satin(), 0)
    box(asm, (x0, 0.05, hood), (x1, depth, height), mat.enamel(), 0.012, 4)
    box(asm, (x0 + 0.08, 0.16, hood - 0.010), (x1 - 0.08, 0.36, hood + 0.002), mat.glow("F2F9FF", 5.0), 0)
    p.lamp(asm, (0, 0.28, hood - 0.02), (0, 0.36, deck), (traits.width * 0.8, 0.2), 8.0 * traits.width)
    sash(asm, x0 + 0.035, x1 - 0.035, deck + 0.30 + sash_open, hood)
    fascia(asm, traits, x0, x1, hood, height, 0.049)
    (tools or bench_tools)(asm, x0 + 0.03, x1 - 0.03, deck, traits.seed)
    stand(asm, x0, x1, depth, TABLE)
    return Piece(asm, (x0, 0, 0), (x1, depth, height), softbox=False)


def horizontal_bench(traits):
    """The filter stands behind the worktop; its pleats are what one sees."""
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    deck, hood, wall = TABLE + 0.03, height - 0.24, depth - 0.26
    table_top(asm, x0, x1, depth, deck)
    for x in (x0, x1 - 0.030):
        verts = [(x, 0.16, deck - 0.01), (x + 0.03, 0.16, deck - 0.01), (x + 0.03, wall + 0.03, deck - 0.01), (x, wall + 0.03, deck - 0.01)]
        verts += [(x, 0.10, hood + 0.002), (x + 0.03, 0.10, hood + 0.002), (x + 0.03, wall + 0.03, hood + 0.002), (x, wall + 0.03, hood + 0.002)]
        p.mesh(asm, "cheek", verts, p.BOX_FACES, mat.enamel(), 0.006, 3)
    # The housing stands 1 mm out on all sides: faces in one plane come out black.
    box(asm, (x0 - 0.001, wall + 0.02, deck - 0.02), (x1 + 0.001, depth + 0.001, height + 0.001), mat.enamel(), 0.010, 4)
    box(asm, (x0, 0.08, hood), (x1, wall + 0.04, height), mat.enamel(), 0.012, 4)
    filter_face(asm, x0 + 0.05, x1 - 0.05, deck + 0.03, hood - 0.02, wall + 0.016)
    box(asm, (x0 + 0.08, 0.16, hood - 0.010), (x1 - 0.08, 0.30, hood + 0.002), mat.glow("F2F9FF", 5.0), 0)
    p.lamp(asm, (0, 0.24, hood - 0.02), (0, 0.40, deck), (traits.width * 0.8, 0.15), 5.0 * traits.width)
    fascia(asm, traits, x0, x1, hood, height, 0.079)
    bench_tools(asm, x0 + 0.03, x1 - 0.03, deck, traits.seed)
    stand(asm, x0, x1, depth, TABLE)
    return Piece(asm, (x0, 0, 0), (x1, depth, height), softbox=False)


def table_top(asm, x0, x1, depth, deck):
    box(asm, (x0, 0.03, TABLE), (x1, depth, deck - 0.004), mat.enamel(), 0.006)
    box(asm, (x0 + 0.004, 0.024, deck - 0.010), (x1 - 0.004, depth - 0.02, deck), mat.brushed_steel("X", "CBD1D5"), 0.004)


def fascia(asm, traits, x0, x1, z0, z1, y):
    width, tall = x1 - x0, z1 - z0
    wide = min(0.26, width * 0.30)
    high = min(wide * 0.45, tall * 0.6)
    p.display(asm, x0 + width * 0.40, z0 + (tall - high) / 2, wide, high, y, traits.figure, "m/s", trend=False)
    mark = min(0.20, width * 0.22)
    p.wordmark(asm, mark, (x0 + 0.06, y - 0.0006, z0 + tall / 2 - mark * 0.08), mat.paint(mat.INK, 0.4))
    for i in range(3):
        spot = (x1 - 0.07 - i * 0.045, y - 0.004, z0 + tall / 2)
        rod(asm, spot, 0.011, 0.008, mat.plastic("B9C4CA", 0.4), axis="Y", segments=40)


def filter_face(asm, x0, x1, z0, z1, y):
    """Fine pleats with beads across, in cells of a frame."""
    paper, metal = mat.paint("B7C1C6", 0.85), mat.satin("C3CACE")
    box(asm, (x0, y + 0.006, z0), (x1, y + 0.012, z1), mat.paint("6F7C84", 0.85), 0)
    count = int((x1 - x0) / 0.013)
    pitch = (x1 - x0) / count
    verts, faces = [], []
    for k in range(2 * count + 1):
        px, py = x0 + k * pitch / 2, y + (0.007 if k % 2 else -0.006)
        verts += [(px, py, z0), (px, py, z1)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(2 * count)]
    p.mesh(asm, "pleats", verts, faces, paper, smooth=False)
    rows = max(2, round((z1 - z0) / 0.10))
    beads = [[(x0, y - 0.006, z0 + (z1 - z0) * j / rows), (x1, y - 0.006, z0 + (z1 - z0) * j / rows)] for j in range(1, rows)]
    p.tubes(asm, beads, 0.0016, mat.paint("FFFFFF", 0.6), resolution=2)
    cells = max(1, round((x1 - x0) / 0.62))
    posts = [x0 + (x1 - x0) * k / cells for k in range(1, cells)]
    boxes(asm, [((px - 0.008, y - 0.010, z0), (px + 0.008, y + 0.004, z1)) for px in posts], metal, 0.001)
    frame = [((x0 - 0.012, y - 0.011, z), (x1 + 0.012, y + 0.004, z + 0.020)) for z in (z0 - 0.012, z1 - 0.008)]
    frame += [((px, y - 0.0105, z0 - 0.010), (px + 0.020, y + 0.004, z1 + 0.010)) for px in (x0 - 0.012, x1 - 0.008)]
    boxes(asm, frame, metal, 0.001)


# --- pass box -------------------------------------------------------------------


def pass_box(traits, door=0):
    """Stainless box for a wall opening: a window door on this side and one on the other."""
    asm = Assembly(traits.slug)
    x0, x1, depth, height = -traits.width / 2, traits.width / 2, traits.depth, traits.height
    tall = height > 1.2
    base, head = (0.16 if tall else 0.012), 0.13
    steel = mat.brushed_steel("X", "C6CCD0")
    wall = 0.055
    lo, hi = p.shell(asm, (x0, 0.05, base), (x1, depth, height), (wall, wall, wall, head), depth - 0.06, steel, mat.satin(), 0.008)
    chamber(asm, lo, hi, traits.seed)
    with asm.turned((x0 + 0.02, 0.045, 0), -door):
        window_door(asm, traits.width - 0.04, base + 0.02, height - head + 0.02)
    y = 0.049
    wide = min(0.16, traits.width * 0.22)
    keys = ((x0 + 0.04, y - 0.004, height - 0.095), (x0 + 0.04 + wide, y + 0.01, height - 0.045))
    box(asm, *keys, mat.screen(), 0.003)
    for i, colour in enumerate(("3FBF86", "F0592A", "6FA3B8")):
        spot = (x0 + 0.065 + i * wide * 0.28, y - 0.0055, height - 0.070)
        rod(asm, spot, 0.009, 0.002, mat.glow(colour, 1.4), axis="Y", segments=32)
    mark = min(0.17, traits.width * 0.24)
    p.wordmark(asm, mark, (x1 - mark - 0.05, y - 0.0006, height - 0.083), mat.paint(mat.INK, 0.4))
    if tall:
        for x in (x0 + 0.08, x1 - 0.08):
            for along in (0.12, depth - 0.10):
                p.castor(asm, x, along, base, turn=30)
    spots = {
        "keys": (x0 + 0.12, 0.04, height - 0.07),
        "handle": (x1 - 0.06, -0.02, (base + height - head) / 2),
        "inside": (0, 0.3, lo[2] + 0.10),
    }
    return Piece(asm, (x0, 0, 0), (x1, depth, height), softbox=False, rise=0.7 if tall else 1.0, spots=spots)


def window_door(asm, width, z0, z1):
    edge, steel = 0.075, mat.brushed_steel("X", "CDD3D6")
    frame = [
        ((0, -0.045, z0), (edge, 0, z1)),
        ((width - edge, -0.045, z0), (width, 0, z1)),
        ((edge - 0.01, -0.044, z0), (width - edge + 0.01, 0, z0 + edge)),
        ((edge - 0.01, -0.044, z1 - edge), (width - edge + 0.01, 0, z1)),
    ]
    boxes(asm, frame, steel, 0.005, segments=3)
    p.tubes(asm, [p.ring_path(edge, width - edge, z0 + edge, z1 - edge, -0.040, 0.02)], 0.006, mat.rubber("20282E"), closed=True)
    a, b, low, high = edge, width - edge, z0 + edge, z1 - edge
    pane = [(a, -0.030, low), (b, -0.030, low), (b, -0.030, high), (a, -0.030, high)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F0F6F8", 0.9))
    middle = (z0 + z1) / 2
    p.bar_handle(asm, width - edge / 2, middle - 0.10, middle + 0.10, -0.045, mat.steel("AEB7BC", 0.22), 0.045, 0.010)
    for z in (z0 + 0.07, z1 - 0.12):
        rod(asm, (-0.008, -0.030, z), 0.011, 0.06, mat.steel("AEB7BC", 0.25), segments=32)


def chamber(asm, lo, hi, seed):
    """Tray with a box and bottles inside, lamp above, coved floor."""
    rng = random.Random(seed)
    p.lamp(asm, (0, (lo[1] + hi[1]) / 2, hi[2] - 0.02), (0, (lo[1] + hi[1]) / 2, lo[2]), ((hi[0] - lo[0]) * 0.7, 0.15), 5.5 * (hi[0] - lo[0]))
    box(asm, (lo[0] + 0.06, lo[1] + 0.20, hi[2] - 0.012), (hi[0] - 0.06, lo[1] + 0.26, hi[2] - 0.002), mat.glow("F4FAFF", 4), 0)
    z = lo[2] + 0.02
    box(asm, (-0.16, lo[1] + 0.16, z - 0.015), (0.18, lo[1] + 0.40, z), mat.plastic("2C7FA8", 0.4), 0.006)
    box(asm, (-0.12, lo[1] + 0.20, z), (0.02, lo[1] + 0.32, z + 0.10), mat.paint("EEF1F1", 0.45), 0.003)
    printing.label(asm, rng, 0.085, 0.055, printing.front(-0.105, lo[1] + 0.20, z + 0.028), f"{rng.randrange(100, 999)} {rng.randrange(100, 999)}", "2C8C86")
    for k in range(3):
        bottle(asm, 0.06 + k * 0.05, lo[1] + 0.22 + 0.075 * (k % 2), z, rng)
