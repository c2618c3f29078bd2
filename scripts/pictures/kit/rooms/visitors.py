"""What lies on the table where visitors are received: numbered badges, paper cups, leaflets in a stand. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from equipment import air
from mathutils import Vector
from parts import box, boxes, rod

from .samples import cryovial
from .surfaces import timber

BRAND = "1F5F86"


def reception_table(asm, rng, length=2.6, depth=0.9, tone="24506B"):
    """Table of oak with a runner of cloth that hangs over its front."""
    half = length / 2
    box(asm, (-half, 0, 0.706), (half, depth, 0.74), timber("oak", board=0.12), 0.004)
    for x in (-half + 0.06, half - 0.12):
        boxes(asm, [((x, y, 0), (x + 0.06, y + 0.06, 0.707)) for y in (0.06, depth - 0.12)], mat.paint("33424C", 0.5), 0.004)
    cloth = woven(tone)
    box(asm, (-half + 0.02, 0.20, 0.7395), (half - 0.02, depth - 0.18, 0.7415), cloth, 0.0008)
    boxes(asm, [((-half + 0.02, y, 0.7412), (half - 0.02, y + 0.003, 0.7419)) for y in (0.215, depth - 0.198)], mat.paint("E9EDEE", 0.8), 0)


def woven(tone):
    cloth = mat.paint(tone, 0.88)
    if "weave" not in cloth:
        mat.add_bump(cloth, 620, 0.4)
        cloth["weave"] = True
    return cloth


def badge(asm, rng, figure="3", tone=BRAND, band="CF5A2C", loop=(0.02, 0.16, 0.10, 0.24, 0.16, 0.14, 0.08, 0.07), lift=0.0):
    """Card with a number in a clear sleeve, its lanyard laid in a loop through `loop`, points given as x, y one after the other; the sleeve's middle is at the origin."""
    wide, tall = 0.090, 0.124
    with asm.turned((0, 0, lift), rng.uniform(-1.5, 1.5), "Y"):
        box(asm, (-wide / 2, -tall / 2, 0.0012), (wide / 2, tall / 2, 0.0026), mat.paint("F3F4F2", 0.28), 0.0005)
        rim = [(-wide / 2 - 0.003, -tall / 2 - 0.003, 0.0006), (wide / 2 + 0.003, tall / 2 + 0.016, 0.0014)]
        box(asm, *rim, mat.plastic("D3DCDF", 0.12), 0.0004)
        at = printing.top(-wide / 2, -tall / 2, 0.0026)
        printing.areas(asm, [(0, tall - 0.036, wide, tall)], mat.paint(tone, 0.3), at, 0.0002)
        p.wordmark(asm, 0.052, (-wide / 2 + 0.010, tall / 2 - 0.024, 0.0031), mat.paint("F6F8F8", 0.4), face=(0, 0, 0))
        size = 0.066
        number = p.text(asm, figure, size, (0, -0.024, 0.0029), mat.paint("16242E", 0.45), "CENTER", face=(0, 0, 0))
        number.data.offset = 0.018 * size
        printing.areas(asm, printing.bars(rng, 0.020, 0.008, 0.05, 0.013), mat.paint("1E272D", 0.5), at, 0.0002)
        box(asm, (-0.008, tall / 2 + 0.006, 0.0010), (0.008, tall / 2 + 0.010, 0.0020), mat.plastic("2A3338", 0.6), 0.0006)
    hook(asm, tall / 2 + 0.008, lift)
    start = (0, tall / 2 + 0.052)
    inner = [(x, y + tall / 2) for x, y in zip(loop[::2], loop[1::2])]
    path = [(*start, 0.0030 + lift), *[(x, y, 0.0016 + 0.0006 * (k % 2)) for k, (x, y) in enumerate(inner)], (0.004, start[1] + 0.001, 0.0042 + lift)]
    strap(asm, path, 0.014, woven(band))


def hook(asm, y, lift):
    """Swivel hook between the sleeve and the lanyard."""
    steel = mat.steel("C3C9CC", 0.22)
    bow = [(0.0052 * math.cos(a), y + 0.008 + 0.009 * math.sin(a), 0.0032 + lift) for a in (math.tau * k / 24 for k in range(24))]
    p.tubes(asm, [bow], 0.0013, steel, closed=True, resolution=4)
    rod(asm, (0, y + 0.016, 0.0034 + lift), 0.0030, 0.012, steel, axis="Y", bevel=0.001, segments=24)
    box(asm, (-0.0082, y + 0.027, 0.0012 + lift), (0.0082, y + 0.046, 0.0056 + lift), mat.plastic("20282D", 0.4), 0.0012)


def strap(asm, points, wide, cloth):
    """Flat band that lies on a table along points."""
    line = p.smooth_line(points, 12)
    verts = []
    for k, q in enumerate(line):
        along = line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]
        side = Vector((-along.y, along.x, 0)).normalized() * wide / 2
        # It does not lie quite flat: one edge stands off where it turns.
        tip = 0.0012 * math.sin(k * 0.35)
        verts += [tuple(q + side + Vector((0, 0, max(0, tip)))), tuple(q - side + Vector((0, 0, max(0, -tip))))]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
    band = p.mesh(asm, "strap", verts, faces, cloth)
    band.modifiers.new("thick", "SOLIDIFY").thickness = 0.0009


def paper_cup(asm, rng, tone=BRAND, filled=True):
    """Cup of card with a rolled rim, a coloured band with the mark, coffee or water in it."""
    card = mat.paint("F1F1EC", 0.55)
    wall = [(0.0275, 0.002), (0.0285, 0.0), (0.0290, 0.001), (0.0385, 0.092)]
    p.lathe(asm, wall, card, segments=96)
    ring = [(0.0385 + 0.0018 * math.cos(a), 0.0925 + 0.0018 * math.sin(a)) for a in (math.tau * k / 16 - math.pi / 2 for k in range(17))]
    p.lathe(asm, ring, card, segments=96)
    p.lathe(asm, [(0.0372, 0.0925), (0.0285, 0.006), (0, 0.006)], card, segments=96)
    p.lathe(asm, [(0.02915 + 0.0095 * t, 0.001 + 0.091 * t) for t in (0.18, 0.3, 0.45, 0.62)], mat.paint(tone, 0.5), segments=96)
    if filled:
        p.lathe(asm, [(0, 0.074), (0.0353, 0.074), (0.0357, 0.0746)], mat.plastic("2B1810", 0.08), segments=64)
    sign = p.wordmark(asm, 0.030, (0, 0, 0), mat.paint("F4F6F6", 0.5), face=(0, 0, 0))
    p.wrap(asm, sign, 0.0330, 0.033)


def cup_stack(asm, rng, count=7, tone=BRAND):
    """Cups put into each other, upside down: below the uppermost a ring of each wall and its rolled rim show; they sit a
    little askew."""
    card = mat.paint("F1F1EC", 0.55)
    x = y = 0.0
    for k in range(count):
        with asm.turned((x, y, 0.0128 * k), rng.uniform(0, 360)):
            wall = [(0.0372, 0.0008), (0.0290, 0.092), (0.0281, 0.0926), (0.0275, 0.0920), (0.0272, 0.0885), (0, 0.0885)]
            p.lathe(asm, wall, card, segments=80)
            rim = [(0.0386 + 0.0023 * math.cos(a), 0.0023 + 0.0023 * math.sin(a)) for a in (math.tau * j / 16 for j in range(17))]
            p.lathe(asm, rim, card, segments=80)
            if k == count - 1:
                p.lathe(asm, [(0.02935 + 0.0082 * t, 0.0916 - 0.0900 * t) for t in (0.18, 0.3, 0.45, 0.62)], mat.paint(tone, 0.5), segments=80)
        x, y = x + rng.uniform(-0.0007, 0.0007), y + rng.uniform(-0.0007, 0.0007)


def leaflet_stand(asm, rng, tone="24506B", figure="−86 °C"):
    """Leaflets that lean in a clear stand: a freezer, the mark and a figure on a field of colour."""
    clear = mat.glass("EEF5F6", 1.4)
    with asm.turned((0, 0, 0.004), -14, "X"):
        for k in range(3):
            box(asm, (-0.105, 0.004 + 0.003 * k, 0), (0.105, 0.006 + 0.003 * k, 0.297 - 0.002 * k), mat.paint("F3F4F2", 0.4), 0.0004)
        at = printing.front(-0.105, 0.004, 0)
        printing.areas(asm, [(0, 0.085, 0.21, 0.297)], mat.paint(tone, 0.35), at, 0.0002)
        printing.areas(asm, [(0.112, 0.100, 0.188, 0.262)], mat.paint("EEF2F3", 0.4), at, 0.0004)
        printing.areas(asm, [(0.118, 0.232, 0.148, 0.252), (0.172, 0.165, 0.178, 0.205), (0.117, 0.102, 0.183, 0.118)], mat.paint("1B2429", 0.4), at, 0.0006)
        p.wordmark(asm, 0.070, (-0.090, 0.0034, 0.262), mat.paint("F6F8F8", 0.4))
        p.text(asm, figure, 0.028, (-0.090, 0.0034, 0.215), mat.paint("F6F8F8", 0.4))
        printing.areas(asm, [(0.015, 0.066 - 0.012 * k, 0.015 + w, 0.069 - 0.012 * k) for k, w in enumerate((0.12, 0.18, 0.17, 0.18, 0.10))], mat.paint("9AA6AC", 0.6), at, 0.0002)
        p.mesh(asm, "pane", [(-0.112, 0.0, 0.0), (0.112, 0.0, 0.0), (0.112, 0.0, 0.075), (-0.112, 0.0, 0.075)], [(0, 1, 2, 3)], clear, smooth=False)
        p.mesh(asm, "back", [(-0.112, 0.016, 0.0), (0.112, 0.016, 0.0), (0.112, 0.016, 0.28), (-0.112, 0.016, 0.28)], [(0, 1, 2, 3)], clear, smooth=False)
    box(asm, (-0.112, -0.004, 0), (0.112, 0.10, 0.003), mat.plastic("D8E1E3", 0.15), 0.001)


def ice_bowl(asm, rng, radius=0.125, tall=0.105):
    """Insulated bowl heaped with pellets of dry ice, vials stand in them; cold vapour runs over its rim."""
    foam = mat.paint("2C3A44", 0.75)
    wall = [(0, 0.0), (radius * 0.80, 0.0), (radius * 0.86, 0.004), (radius, tall - 0.006), (radius - 0.003, tall), (radius - 0.022, tall), (radius - 0.025, tall - 0.006), (radius * 0.66, 0.02), (0, 0.02)]
    p.lathe(asm, p.rounded(wall, 0.004), foam, segments=96)
    ice, inner = mat.paint("E3EAEE", 0.7), radius - 0.030
    p.lathe(asm, [(inner + 0.004, tall - 0.026), (inner * 0.6, tall - 0.012), (0, tall - 0.004)], ice, segments=64)
    for _ in range(330):
        far, a = inner * math.sqrt(rng.random()), rng.uniform(0, math.tau)
        z = tall - 0.022 + 0.022 * (1 - far / inner) + rng.uniform(0, 0.010)
        with asm.turned((far * math.cos(a), far * math.sin(a), z), rng.uniform(0, 360)):
            with asm.turned((0, 0, 0), rng.uniform(-28, 28), "Y"):
                printing.shared(asm, f"pellet-{rng.randrange(4)}", lambda made: rod(made, (-0.009, 0, 0), 0.0042, 0.019, ice, axis="X", segments=14))
    for k in range(7):
        far, a = inner * rng.uniform(0.15, 0.8), k * 0.9 + rng.uniform(-0.2, 0.2)
        with asm.turned((far * math.cos(a), far * math.sin(a), tall - 0.012), rng.uniform(-14, 14), "Y"):
            tone = ("2C7FA8", "D98A2B", "ECEEEE")[k % 3]
            printing.shared(asm, f"cryovial-{tone}", lambda made, tone=tone: cryovial(made, tone))
    for k, (z, density) in enumerate(((tall - 0.010, 0.30), (tall + 0.006, 0.24), (tall + 0.020, 0.16))):
        air.layer(asm, radius - 0.012, z, k + 51, density)
    path = [(radius * 0.7, tall + 0.004), (radius - 0.006, tall + 0.010), (radius + 0.012, tall - 0.006), (radius + 0.006, tall * 0.5), (radius + 0.016, 0.012), (radius + 0.09, 0.006)]
    air.spill(asm, p.smooth_line([(r, 0, z) for r, z in path], 4), 70, 55, 0.30)
