"""What goods travel in: shipping cartons with print and tape, crates of frozen plasma. Built like furniture."""
import math
import random

import bpy

import materials as mat
import parts as p
import printing
from equipment import contents
from parts import box, boxes
from printing import front, top

# Width, depth and height of the cartons in metres.
SIZES = ((0.385, 0.385, 0.292), (0.39, 0.54, 0.30), (0.29, 0.54, 0.24), (0.33, 0.54, 0.42), (0.23, 0.54, 0.20))
BATCHES = ("1F6E96", "C79A4B", "2C8C86", "C46A4A")


def carton(asm, size, kind=0):
    """A shipping carton whose lower front left corner is at the origin."""
    printing.shared(asm, f"carton{SIZES.index(size)}-{kind}", lambda made: fresh_carton(made, size, kind))


def fresh_carton(asm, size, kind):
    (wide, deep, tall), rng = size, random.Random(f"{size}{kind}")
    card, ink = kraft(kind), mat.paint(("3A2A1E", "27425A", "3A2A1E")[kind % 3], 0.7)
    bulged(asm, wide, deep, tall, card)
    boxes(asm, [((wide / 2 - 0.0008, 0.002, tall - 0.001), (wide / 2 + 0.0008, deep - 0.002, tall + 0.0034))], mat.paint("4A3A28", 0.9), 0)
    tape(asm, wide, deep, tall)
    face = front(0, -0.0036, 0)
    low, size_of = tall * 0.18, min(0.075, tall * 0.26)
    printing.arrows_up(asm, wide * 0.07, low, size_of, ink, face)
    if kind != 4:
        printing.fragile(asm, wide * 0.07 + size_of * 1.35, low, size_of, ink, face)
    if kind % 3 != 1:
        printing.keep_dry(asm, wide * 0.07 + size_of * 2.05, low, size_of, ink, face)
    label_wide = min(0.13, wide * 0.36)
    at = front(wide * (0.56 + 0.03 * (kind % 2)), -0.0036, tall * (0.30 + 0.06 * (kind % 3)))
    printing.label(asm, rng, label_wide, label_wide * 0.72, at, f"{rng.randrange(1000, 9999)}-{rng.randrange(10, 99)}", BATCHES[kind % 4])
    printing.areas(asm, printing.lines(rng, wide * 0.07, tall * 0.80, wide * 0.34, 2, 0.012, 0.006), ink, face, 0.0004)
    # The sides are seen at the end of a row.
    for side in (lambda u, v, lift: (-0.0036 - lift, deep - u, v), lambda u, v, lift: (wide + 0.0036 + lift, u, v)):
        printing.arrows_up(asm, deep * 0.08, low, size_of, ink, side)
        printing.fragile(asm, deep * 0.08 + size_of * 1.35, low, size_of, ink, side)
    right = lambda u, v, lift: (wide + 0.0036 + lift, deep * 0.58 + u, tall * 0.36 + v)
    printing.label(asm, rng, label_wide, label_wide * 0.72, right, f"{rng.randrange(1000, 9999)}-{rng.randrange(10, 99)}", BATCHES[kind % 4])


def kraft(kind):
    """Brown board: lighter and darker patches, the fine lines of the flutes below."""
    name = f"kraft{kind}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, "B58F63", 0.82, specular=0.2)
    noise = mat.add_bump(material, 1.0, 0.22, (240, 9, 9))
    nodes, links = material.node_tree.nodes, material.node_tree.links
    cloud, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 7, 6
    links.new(noise.inputs["Vector"].links[0].from_node.inputs["Vector"].links[0].from_socket, cloud.inputs["Vector"])
    tones = (("B39069", "C4A47D"), ("BA9870", "CCAD86"), ("AA875F", "BC9A72"), ("CFCBC0", "DEDBD2"), ("98774F", "AC8C64"))[kind % 5]
    for stop, tone in zip(ramp.color_ramp.elements, tones):
        stop.color = mat.linear(tone)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    links.new(cloud.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def bulged(asm, wide, deep, tall, material, out=0.0035, count=6):
    """A full carton: its faces are pushed out a little, its edges stay."""
    verts, index, faces = [], {}, []

    def at(i, j, k):
        if (i, j, k) not in index:
            u, v, w = i / count, j / count, k / count
            hump = lambda a, b: out * (4 * a * (1 - a) * 4 * b * (1 - b)) ** 0.5
            x = wide * u + (hump(v, w) if i == count else -hump(v, w) if i == 0 else 0)
            y = deep * v + (hump(u, w) if j == count else -hump(u, w) if j == 0 else 0)
            z = tall * w + (hump(u, v) if k == count else 0)
            index[(i, j, k)] = len(verts)
            verts.append((x, y, z))
        return index[(i, j, k)]

    for a in range(count):
        for b in range(count):
            for low, flip in ((0, True), (count, False)):
                for quad in (
                    [at(low, a, b), at(low, a + 1, b), at(low, a + 1, b + 1), at(low, a, b + 1)],
                    [at(a, low, b), at(a, low, b + 1), at(a + 1, low, b + 1), at(a + 1, low, b)],
                    [at(a, b, low), at(a + 1, b, low), at(a + 1, b + 1, low), at(a, b + 1, low)],
                ):
                    faces.append(tuple(reversed(quad)) if flip else tuple(quad))
    p.mesh(asm, "carton", verts, faces, material, 0.0022, 2)


def tape(asm, wide, deep, tall, half=0.024):
    """Brown glossy tape along the seam of the flaps and down the front, and up from below."""
    film, x = mat.paint("A57F50", 0.17), wide / 2
    strips = [((x - half, -0.003, tall - 0.001), (x + half, deep + 0.003, tall + 0.0041)), ((x - half, -0.0042, tall - 0.062), (x + half, -0.001, tall + 0.0037)), ((x - half, -0.0042, 0.0), (x + half, -0.001, 0.036))]
    boxes(asm, strips, film, 0.0003, segments=1)


# --- plasma ----------------------------------------------------------------------------


def crate(asm, wide=0.60, deep=0.40, tall=0.165, colour="66747C"):
    """Ventilated stacking crate: slotted walls with ribs, a rim, columns at the corners, hand holes in the short sides."""
    body = mat.plastic(colour, 0.46)
    t, rim = 0.0035, 0.030
    x, spans = wide / 2, []
    for y in (0.010, deep - 0.010 - t):
        wall(spans, lambda a, b, low, high, o=0.0, q=0.0, y=y: ((a, y - o, low), (b, y + t + q, high)), -x + 0.02, x - 0.02, tall, False, y < 0.1)
    for side in (-1, 1):
        inner = side * (x - 0.010)
        low_x, high_x = sorted((inner, inner - side * t))
        wall(spans, lambda a, b, low, high, o=0.0, q=0.0, low_x=low_x, high_x=high_x, s=side: ((low_x - (o if s < 0 else q), a, low), (high_x + (o if s > 0 else q), b, high)), 0.02, deep - 0.02, tall, True, True)
    boxes(asm, spans, body, 0.0011)
    columns = [((cx - 0.019, cy - 0.019, 0.002), (cx + 0.019, cy + 0.019, tall - 0.002)) for cx in (-x + 0.022, x - 0.022) for cy in (0.022, deep - 0.022)]
    boxes(asm, columns, body, 0.009, segments=4)
    # The rim: four strips that overlap at the corners, a step below them.
    strips = [((-x, 0, tall - 0.008), (x, 0.015, tall)), ((-x, deep - 0.015, tall - 0.008), (x, deep, tall))]
    strips += [((a, 0.004, tall - 0.0075), (a + 0.015, deep - 0.004, tall - 0.0005)) for a in (-x, x - 0.015)]
    boxes(asm, strips, body, 0.003, segments=3)
    boxes(asm, [((-x + 0.004, 0.004, tall - rim), (x - 0.004, 0.0096, tall - rim + 0.005)), ((-x + 0.006, 0.006, 0), (x - 0.006, deep - 0.006, 0.006))], body, 0.0015)
    # Holder for a card.
    holder = ((-0.062, 0.0022, 0.045), (0.062, 0.0085, 0.105))
    box(asm, *holder, body, 0.002)


def wall(spans, place, a, b, tall, handle, ribs):
    """Bands above, in the middle and below, bars between the slots; a hand hole takes the middle of the upper band."""
    mid, half = (a + b) / 2, 0.055
    if handle:
        spans += [place(a, mid - half, tall - 0.055, tall - 0.004), place(mid + half, b, tall - 0.055, tall - 0.004), place(mid - half, mid + half, tall - 0.020, tall - 0.004, 0.004)]
        spans.append(place(mid - half - 0.004, mid + half + 0.004, tall - 0.062, tall - 0.054, 0.006))
    else:
        spans.append(place(a, b, tall - 0.045, tall - 0.004))
    spans += [place(a, b, 0.003, 0.024), place(a, b, 0.064, 0.078)]
    pitch, slot = 0.0165, 0.0065
    count = int((b - a) / pitch)
    for k in range(count):
        at = a + (b - a) * k / count
        spans.append(place(at + slot, a + (b - a) * (k + 1) / count + 0.0002, 0.0235, tall - 0.044, 0.0, -0.0004))
    if ribs:
        for k in range(6):
            at = a + (b - a) * (k + 0.5) / 6
            if not (handle and abs(at - mid) < half):
                spans.append(place(at - 0.0018, at + 0.0018, 0.004, tall - 0.006, 0.0055))


def plasma_crate(asm, rng, sleeves=True):
    """Crate of frozen plasma: flat units on edge in white sleeves with a label, or bare as they come from the freezer."""
    crate(asm)
    printing.label(asm, rng, 0.110, 0.050, front(-0.055, 0.0018, 0.050), "NP 0427", BATCHES[0])
    (sleeved if sleeves else bare)(asm, rng)


def sleeved(asm, rng, deep=0.40):
    for column in range(3):
        x, y = -0.192 + column * 0.192, 0.026
        lean = rng.choice((-2.0, 1.5, 3.0))
        while y < deep - 0.058:
            unit = rng.randrange(9)
            with asm.turned((x + rng.uniform(-0.004, 0.004), y + 0.016, 0.007), rng.uniform(-1.6, 1.6)):
                with asm.turned((0, 0, 0), -lean + rng.uniform(-0.8, 0.8), "X"):
                    printing.shared(asm, f"sleeve{unit}", lambda made, unit=unit: sleeve(made, unit))
            y += 0.0335 + rng.uniform(0, 0.0035) + (0.03 if rng.random() < 0.07 else 0)
    contents.flat_bag(asm, 0.13, 0.13, 0.224, 0.145, 0.185, 0.024, 24)


def bare(asm, rng):
    """Bags in layers; the upper ones lie less straight."""
    for layer in range(6):
        for i in range(3):
            for j in range(2):
                loose = 3 + 5 * (layer == 5)
                at = (-0.182 + 0.182 * i + rng.uniform(-0.008, 0.008), 0.108 + 0.185 * j + rng.uniform(-0.006, 0.006), 0.020 + 0.0262 * layer + 0.002 * i)
                contents.flat_bag(asm, *at, rng.uniform(0.135, 0.145), 0.172, 0.025, rng.uniform(-loose, loose) + 180 * (layer % 2))
    contents.flat_bag(asm, 0.02, 0.15, 0.180, 0.142, 0.172, 0.025, 34)


def sleeve(asm, number, wide=0.176, thick=0.031, tall=0.202):
    """Folding box of a unit: a tuck flap with a thumb cut on top, a label over the upper edge with its number twice."""
    rng = random.Random(700 + number)
    card, grey = mat.paint("F3F2ED", 0.62), mat.paint("A9ADAB", 0.8)
    x, batch = wide / 2, BATCHES[(number * 3) % 4]
    box(asm, (-x, -thick / 2, 0), (x, thick / 2, tall), card, 0.0014, 2)
    # Seams of the flap.
    seams = [((-x + 0.002, thick / 2 - 0.0034, tall - 0.001), (x - 0.002, thick / 2 - 0.0028, tall + 0.0003))]
    seams += [((s * (x - 0.0018) - 0.0003, -thick / 2 + 0.001, tall - 0.001), (s * (x - 0.0018) + 0.0003, thick / 2 - 0.001, tall + 0.0003)) for s in (-1, 1)]
    boxes(asm, seams, grey, 0)
    printing.label(asm, rng, 0.100, 0.072, front(-x + 0.012, -thick / 2, tall - 0.080), f"{rng.randrange(100, 999)} {rng.randrange(100, 999)}", batch)
    upper = top(-x + 0.012, -thick / 2 + 0.003, tall)
    printing.label(asm, rng, 0.100, thick - 0.008, upper, f"{rng.randrange(100, 999)} {rng.randrange(100, 999)}", None)
    printing.areas(asm, [(0.112, 0, 0.134, thick - 0.008)], mat.paint(batch, 0.5), upper, 0.0004)
    printing.areas(asm, [(x * 2 - 0.046, 0, x * 2 - 0.024, 0.072)], mat.paint(batch, 0.5), front(-x, -thick / 2, tall - 0.080), 0.0004)


# --- retained samples ---------------------------------------------------------------------

PULPS = (("8A4630", "B26A48"), ("A88C5C", "CDB488"), ("7C8058", "A2A67C"), ("B08A5E", "D0B088"), ("C4B48C", "E2D8BA"))


def sample_jars(asm, rng, columns=4, rows=2, layers=1, gaps=0.0):
    """Wide-neck jars of retained samples, in rows that are not quite straight; labels towards the viewer."""
    for k in range(layers):
        for i in range(columns):
            for j in range(rows):
                if rng.random() < gaps:
                    continue
                kind = rng.randrange(len(PULPS) * 2)
                at = (0.084 * (i - (columns - 1) / 2) + rng.uniform(-0.004, 0.004), 0.040 + 0.084 * j + rng.uniform(-0.004, 0.004), 0.1215 * k)
                with asm.turned(at, rng.uniform(-16, 16)):
                    printing.shared(asm, f"jar{kind}", lambda made, kind=kind: jar(made, kind))


def jar(asm, kind, radius=0.037, tall=0.096):
    """Jar of 250 mL of clear plastic: what is in it lies in a heap; ribbed white cap, a seal across cap and body, a label."""
    rng, pulp = random.Random(300 + kind), PULPS[kind % len(PULPS)]
    neck, full = radius - 0.006, tall * rng.uniform(0.62, 0.82)
    # What is filled is one glossy body: a shell of glass around it would take its light. Above it the jar is clear.
    heap = rng.uniform(0.003, 0.009)
    filled = [(0, 0.004), (radius - 0.010, 0.0022), (radius - 0.005, 0), (radius, 0.003), (radius, full), (radius * 0.6, full + heap * 0.7), (0, full + heap)]
    p.lathe(asm, p.rounded(filled, 0.004), pulp_of(*pulp), segments=64)
    clear = [(radius, full - 0.0005), (radius, tall - 0.014), (neck, tall - 0.005), (neck, tall + 0.008)]
    p.lathe(asm, p.rounded(clear, 0.004), mat.glass("F1F6F5", 0.4), segments=64)
    white, cap = mat.plastic("F1F2F0", 0.42), radius - 0.0005
    profile = p.rounded([(cap, tall - 0.004), (cap, tall + 0.019), (cap - 0.008, tall + 0.0205), (cap - 0.009, tall + 0.0195), (0, tall + 0.0195)], 0.0018)
    p.lathe(asm, profile, white, segments=64)
    ribs = [((cap + 0.0001) * math.sin(a), (cap + 0.0001) * math.cos(a)) for a in (math.tau * k / 72 for k in range(72))]
    p.tubes(asm, [[(x, y, tall - 0.002), (x, y, tall + 0.0165)] for x, y in ribs], 0.0007, white, resolution=1)
    wide = radius * 1.75
    around = printing.around(radius + 0.0002, tall * 0.12)
    number = f"{rng.choice((24, 25, 26))}-{rng.randrange(1000, 9999)}"
    printing.label(asm, rng, wide, tall * 0.56, lambda u, v, lift: around(u - wide / 2, v, lift), number, BATCHES[kind % 4], step=0.003)
    # The seal is torn before the jar can be opened.
    orange = mat.paint("D8862F", 0.3)
    printing.areas(asm, [(-0.007, 0, 0.007, 0.0285)], orange, printing.around(cap + 0.0007, tall - 0.012), 0.0003, 0.003)
    printing.areas(asm, [(0, 0, 0.014, 0.018)], orange, top(-0.007, -cap - 0.0008, tall + 0.0206), 0.0003)


def pulp_of(dark, light):
    """Ground and dried fruit and grain: coarse, behind clear plastic, with lighter pieces."""
    name = f"pulp-{dark}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, dark, 0.8, specular=0.2, clearcoat=0.6)
    mat.add_bump(material, 340, 0.7)
    material.node_tree.nodes["Principled BSDF"].inputs["Clearcoat Roughness"].default_value = 0.06
    grain = mat.add_tones(material, "TexVoronoi", "Distance", (light, dark), (0.15, 0.75))
    grain.inputs["Scale"].default_value = 320
    return material


def sample_tray(asm, rng, columns=5, rows=3):
    """White tray with a rounded rim that holds the jars, a number on its front."""
    deep, tall, t = rows * 0.084 + 0.03, 0.030, 0.003
    white, x = mat.plastic("E4E8E9", 0.4), columns * 0.042 + 0.015
    walls = [((-x, 0, 0.001), (x, t, tall)), ((-x, deep - t, 0.001), (x, deep, tall)), ((-x, 0.001, 0), (-x + t, deep - 0.001, tall - 0.0005)), ((x - t, 0.001, 0), (x, deep - 0.001, tall - 0.0005))]
    boxes(asm, [*walls, ((-x + 0.001, 0.001, 0.0005), (x - 0.001, deep - 0.001, 0.004))], white, 0.001)
    rim = [(u, v, tall) for u, _, v in p.ring_path(-x, x, 0, deep, 0, 0.012)]
    p.tubes(asm, [rim], 0.0035, white, closed=True, resolution=4)
    printing.label(asm, rng, 0.06, 0.022, front(-0.03, -0.0004, 0.004), f"{rng.randrange(10, 99)}-{rng.randrange(100, 999)}", BATCHES[0])
    with asm.turned((0, 0.015, 0.0042), 0):
        sample_jars(asm, rng, columns, rows, gaps=0.06)


def straps(asm, rng, high=4, tone="22303B"):
    """Two straps around a pallet of `furniture.pallet` and across its top, with edge guards of card and a buckle."""
    top, band, card = 0.145 + high * 0.297, mat.plastic(tone, 0.35), mat.paint("C9A878", 0.8)
    for x in (-0.31, 0.33):
        loop = p.arc_path([(x, -0.004, 0.13), (x, -0.004, top + 0.004), (x, 0.806, top + 0.004), (x, 0.806, 0.13)], 0.008)
        p.mesh(
            asm,
            "strap",
            [(a + side, b, c) for a, b, c in loop for side in (-0.008, 0.008)],
            [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(loop) - 1)],
            band,
            smooth=False,
        )
        box(asm, (x - 0.013, -0.008, 0.62), (x + 0.013, -0.003, 0.655), mat.steel("AEB7BC", 0.3), 0.001)
    for y in (-0.0025, 0.766):
        box(asm, (-0.6, y, top - 0.036), (0.6, y + 0.0365, top + 0.0028), card, 0.001)
