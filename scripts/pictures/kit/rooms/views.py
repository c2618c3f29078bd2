"""What the windows of a room show."""
import math
import random

import materials as mat
from parts import Assembly, box, boxes, mesh

from . import mountains as mountains_far
from . import outside
from .surfaces import grass, mottled


def garden(ground=-0.4):
    lawn(grass(), ground)
    asm = Assembly("hedges")
    # Behind the deepest room.
    outside.hedge(asm, (-14, 17, ground), (14, 17.8, ground + 0.8), 4)
    asm.place()
    trees((("6A8A4C", 8.0), ("587A44", 9.0), ("7D9655", 7.0)), ground, 20, 38, 22)
    trees((("5C7A46", 11.0), ("6E8A56", 9.0)), ground, 60, 110, 40)


def fields():
    lawn(mottled("field", "8F9A4E", "B5B368", 1.6, 0.95, 0.1, bump=0.4), -0.5)
    outside.hills(14, 22, colours=("8C9C6A", "A9B39A"))
    trees((("6A7F42", 6.5), ("74874C", 5.0)), -0.5, 40, 90, 12)


def sea():
    asm = Assembly("sea")
    box(asm, (-400, 6, -8.2), (400, 500, -8), mottled("sea", "2F6F8C", "4E90A8", 40, 0.12, 0.5, bump=0.2), 0)
    asm.place()
    outside.hills(10, 0, y=420.0, colours=("6F8792", "8FA3AC"))


def mountains():
    lawn(mottled("plain", "9C8F6E", "B7A983", 1.2, 0.95, 0.1, bump=0.4), -0.4)
    mountains_far.peaks(80, 5)


def campus():
    lawn(grass(), -0.5)
    asm = Assembly("campus")
    for x, wide, tall in ((-26, 20, 11), (2, 26, 14), (34, 18, 10)):
        box(asm, (x - wide / 2, 44, -0.5), (x + wide / 2, 58, tall), mat.paint("CDB9A2", 0.7), 0.02)
        panes = [((x - wide / 2 + 1 + k * 2.2, 43.94, z), (x - wide / 2 + 2.2 + k * 2.2, 44.02, z + 1.8)) for k in range(int((wide - 1) / 2.2)) for z in (1.0, 4.4, 7.6)]
        boxes(asm, panes, mat.plastic("33424C", 0.15), 0)
    asm.place()
    trees((("6A8A4C", 8.5), ("587A44", 7.5)), -0.5, 20, 40, 12)


LIT_WINDOWS = (("FFD9A0", 1.1), ("FFE8C6", 0.7), ("E4EDF2", 0.8), ("FFC98A", 0.5))


def city():
    """Towers with lit floors all around, seen from an upper floor at dusk; the farther, the more haze."""
    asm, rng = Assembly("city"), random.Random(5)
    for _ in range(150):
        away, bearing = rng.uniform(190, 700), rng.uniform(-84, 84)
        wide, tall = rng.uniform(16, 38), rng.uniform(8, 14 + away * 0.09)
        x, y = away * math.sin(math.radians(bearing)), away * math.cos(math.radians(bearing))
        with asm.turned((x, y, 0), -bearing + rng.uniform(-25, 25)):
            box(asm, (-wide / 2, 0, -60), (wide / 2, wide * 0.8, tall), haze(away), 0)
            lit = lit_windows(rng, wide, tall)
            for k, (colour, strength) in enumerate(LIT_WINDOWS):
                boxes(asm, lit[k :: len(LIT_WINDOWS)], mat.far_glow(colour, strength), 0)
    asm.place()


def city_lights():
    """Lights of a town far behind what is sharp, over dark roofs."""
    asm, rng = Assembly("city lights"), random.Random(8)
    for k in range(26):
        x, tall = -190 + 15 * k + rng.uniform(-5, 5), rng.uniform(34, 62)
        box(asm, (x - 9, 300 + k % 3, -80), (x + 9, 306, tall), mat.far_glow(rng.choice(("1C2733", "24313D", "303B46")), 0.35), 0)
    for x, z, radius, colour, strength in far_lights(rng):
        verts = [(x + radius * math.cos(a), 290 + rng.random(), z + radius * math.sin(a)) for a in (math.tau * j / 28 for j in range(28))]
        disc = mesh(asm, "light", [(u, verts[0][1], w) for u, _, w in verts], [tuple(range(28))], mat.far_glow(colour, strength), smooth=False)
        disc.visible_shadow = False
    asm.place()


def far_lights(rng):
    """Lamps of streets in rows that climb, crowded and small where they are far; windows in columns; a few signs and red lamps."""
    warm, lights = ("FFB46A", "FFC98A", "FFD9A0"), []
    for _ in range(13):
        x, z, slope, near = rng.uniform(-190, 190), rng.uniform(-46, 6), rng.uniform(-0.35, 0.35), rng.uniform(0.5, 1)
        colour, glow = rng.choice(warm), rng.uniform(0.35, 1.3)
        for k in range(rng.randrange(4, 11)):
            lights.append((x + 7.5 * near * k + rng.gauss(0, 0.6), z + 7.5 * near * k * slope + rng.gauss(0, 0.5), rng.uniform(1.2, 2.0) * near * 0.97**k, colour, glow * rng.uniform(0.55, 1.15)))
    for _ in range(90):
        x, z, colour = rng.uniform(-190, 190), rng.uniform(-40, 40), rng.choice(("FFE8C6", "D8E2EA", "FFD9A0"))
        for k in range(rng.randrange(1, 6)):
            lights.append((x + rng.choice((0, 3.2)), z + 4.4 * k, rng.uniform(0.7, 1.3), colour, rng.uniform(0.06, 0.34)))
    signs = (("E8453C", 0.8), ("E8453C", 0.5), ("7FB8E8", 0.7), ("9FE0C0", 0.45), ("FFF3DC", 1.6))
    lights += [(rng.uniform(-190, 190), rng.uniform(-30, 40), rng.uniform(1.0, 2.8), *rng.choice(signs)) for _ in range(16)]
    return lights


def haze(away):
    near, far, share = (0x1A, 0x24, 0x30), (0xB4, 0x90, 0x8E), min(1, (away - 190) / 560)
    return mat.far_glow("".join(f"{round(a + (b - a) * round(share, 1)):02X}" for a, b in zip(near, far)), 0.5)


def lit_windows(rng, wide, tall):
    """Some floors of a tower are lit in runs, most are dark."""
    spans, count = [], int((wide - 2) / 2.4)
    for floor in range(int((tall + 58) / 3.4)):
        z, share = -58 + floor * 3.4, rng.choice((0.05, 0.1, 0.2, 0.6))
        for k in range(count):
            if rng.random() < share:
                x = -wide / 2 + 1 + k * 2.4
                spans.append(((x, -0.08, z), (x + 1.7, 0, z + 1.6)))
    return spans


def lawn(material, level):
    asm = Assembly("lawn")
    box(asm, (-300, -60, level - 0.1), (300, 400, level), material, 0)
    asm.place()


def trees(kinds, level, near, far, count):
    rng = random.Random(len(kinds) * 7 + count)
    made = [outside.tree(s + 1, height, leaf) for s, (leaf, height) in enumerate(kinds)]
    for k in range(count):
        spot = (-40 + 80 * k / count + rng.uniform(-2, 2), rng.uniform(near, far), level)
        made[k % len(made)].place(spot, rng.uniform(0, 360))


VIEWS = {
    "garden": garden,
    "fields": fields,
    "sea": sea,
    "mountains": mountains,
    "campus": campus,
    "city": city,
    "city_lights": city_lights,
}
