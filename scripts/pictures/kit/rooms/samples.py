"""Samples and what they are handled with: boxes of vials, units of blood, dry ice, flasks of algae. Built like furniture."""
import math
import random

import bpy
from mathutils import Euler, Vector, noise

import materials as mat
import parts as p
import printing
from equipment import air, blood_bags, nitrogen
from parts import box, boxes, rod

from .surfaces import WOODS, timber

SIDE = 0.134


def cryo_boxes(asm, rng, count=3, opened=True, cap="2C7FA8"):
    """Stack of card boxes for 81 vials; the upper one is open."""
    card = coated_card()
    for k in range(count):
        top = k == count - 1
        with asm.turned((rng.uniform(-0.004, 0.004), rng.uniform(-0.004, 0.004), k * 0.0535), rng.uniform(-3, 3)):
            if top and opened:
                open_box(asm, rng, card, cap)
            else:
                box(asm, (-SIDE / 2, 0, 0), (SIDE / 2, SIDE, 0.052), card, 0.0012)
                lid(asm, card, rng.randrange(3), 0.020)


def lid(asm, card, kind, low, high=0.0535):
    """Lid of a box, with a label over its front and one on top."""
    rng = random.Random(500 + kind)
    box(asm, (-SIDE / 2 - 0.0013, -0.0013, low), (SIDE / 2 + 0.0013, SIDE + 0.0013, high), card, 0.0010)
    wide, tall = 0.078, (high - low) * 0.74
    at = printing.front(-0.056 + 0.006 * (kind % 3), -0.0013, low + (high - low) * 0.13)
    printing.label(asm, rng, wide, tall, at, f"{rng.choice('ABCDEF')}{rng.randrange(10, 99)} {rng.randrange(100, 999)}")
    shade = mat.paint(("2C7FA8", "D98A2B", "3F8F4A")[kind % 3], 0.45)
    printing.areas(asm, [(0.084, tall * 0.15, 0.098, tall * 0.85)], shade, at, 0.0003)
    above = printing.top(-0.052 + 0.004 * (kind % 3), 0.020, high)
    printing.label(asm, rng, 0.072, 0.034, above, f"{rng.choice('ABCDEF')}{rng.randrange(10, 99)}")
    printing.areas(asm, [(0.076, 0.004, 0.092, 0.030)], shade, above, 0.0003)


def drawer_racks(asm, rng, columns=5, rows=5, wide=0.71, tall=0.33, drawn=(), out=0.40, taken=()):
    """Front of steel racks for boxes, before those of an open freezer; the drawer in the place `drawn`, column and row from
    the lower left, is pulled out, its first box open; a hand has the vial `taken` from it."""
    frosted, card = nitrogen.frost(), worn_card()
    across, level = wide / columns, tall / rows
    for i in range(columns):
        # Racks are not pushed in equally far.
        push = rng.uniform(0, 0.008)
        a, b = -wide / 2 + across * i + 0.0015, -wide / 2 + across * (i + 1) - 0.0015
        frame = [((x, push, 0), (x + 0.0016, 0.08, tall)) for x in (a, b - 0.0016)]
        frame += [((a, push, level * j), (b, 0.08, level * j + 0.0016)) for j in range(rows)]
        boxes(asm, [*frame, ((a, push, tall - 0.0016), (b, 0.08, tall))], frosted, 0.0004)
        rime(asm, rng, [((a, push, tall), (b, push, tall)), *(((x, push, 0), (x, push, tall)) for x in (a + 0.0008, b - 0.0008))])
        for j in range(rows):
            low, pulled = level * j + 0.0016, (i, j) == tuple(drawn)
            with asm.turned(((a + b) / 2, push - out if pulled else push + rng.uniform(0, 0.003), low), 0):
                drawer(asm, rng, card, frosted, 3 if pulled else 1, taken)


def drawer(asm, rng, card, frosted, count, taken=()):
    """Tray of a rack with `count` boxes behind each other, a folded front with a bow to pull it by; of several boxes the first is open."""
    half, deep = 0.0678, 0.006 + 0.1375 * count if count > 1 else 0.075
    walls = [((-half, 0.003, 0), (half, deep, 0.001)), ((-half, -0.0005, 0), (half, 0.0009, 0.017))]
    walls += [((x, 0.0005, 0.0002), (x + 0.0009, deep, 0.020)) for x in (-half, half - 0.0009)]
    boxes(asm, walls, frosted, 0.0003)
    bow = [(-0.017, 0, 0.012), (-0.017, -0.013, 0.009), (0.017, -0.013, 0.009), (0.017, 0, 0.012)]
    p.tubes(asm, [p.arc_path(bow, 0.005)], 0.0016, mat.steel("C9D0D4", 0.3), resolution=4)
    for k in range(count):
        with asm.turned((0, 0.0035 + 0.1375 * k, 0.0012), rng.uniform(-0.4, 0.4)):
            if count > 1 and k == 0:
                open_box(asm, rng, card, "2C7FA8", taken)
            else:
                closed_box(asm, card, rng.randrange(10000))


def closed_box(asm, card, kind):
    """Box in use: its lid sits a little askew, its label was put on by hand."""
    rng, low, high = random.Random(700 + kind), 0.018 + 0.001 * (kind % 3), 0.0535
    box(asm, (-SIDE / 2, 0, 0), (SIDE / 2, SIDE, 0.052), card, 0.0012)
    box(asm, (-SIDE / 2 - 0.0013, -0.0013, low), (SIDE / 2 + 0.0013, SIDE + 0.0013, high), card, 0.0016)
    lean = math.radians(rng.uniform(-1.3, 1.3))
    x, z = -0.060 + rng.uniform(0, 0.012), low + 0.0032
    askew = lambda u, v, lift: (x + u * math.cos(lean) - v * math.sin(lean), -0.0013 - lift, z + u * math.sin(lean) + v * math.cos(lean))
    rack_label(asm, rng, askew, 0.102, 0.0272)
    rack_label(asm, rng, printing.top(-0.056 + 0.006 * rng.random(), 0.016, high), 0.090, 0.040)


def rack_label(asm, rng, at, wide, tall):
    """Label that is read from a step away: a code in large figures, a bar code, a square code and the colour of its study."""
    paper, ink = mat.paint("E9EAE7", 0.45), mat.paint(printing.INK, 0.55)
    shade = mat.paint(rng.choice(("2C7FA8", "2C7FA8", "D98A2B", "3F8F4A", "7A5AA0", "B8433C")), 0.45)
    printing.areas(asm, [(0, 0, wide, tall)], paper, at, 0.0003)
    tag, pad, side = 0.011, 0.0026, tall - 0.0068
    printing.areas(asm, [(0, 0, tag, tall)] if rng.random() < 0.7 else [(0, tall - 0.0052, wide - side - 2 * pad, tall)], shade, at, 0.0006)
    code = f"{rng.choice('ABCDEFGH')}{rng.randrange(10, 99)}-{rng.randrange(1000, 9999)}"
    size = min(0.0125, tall * 0.46)
    left = tag + pad
    head = tall - 0.0058 - size * 0.74
    printing.figure(asm, code, size, left, head, ink, at, 0.0007, 0.032)
    printing.areas(asm, [*printing.bars(rng, left, pad * 0.8, wide - side - left - 3 * pad, head - pad * 2, 0.00062), *printing.matrix(rng, wide - side - pad, (tall - side) / 2 - 0.001, side, 12)], ink, at, 0.0007)


def worn_card():
    """White board that was handled with cold gloves: a little grey here and there."""
    card = bpy.data.materials.get("worn card")
    if not card:
        card = mat.principled("worn card", "DEDFDC", 0.5, specular=0.35)
        mat.add_bump(card, 700, 0.05)
        marks = mat.add_tones(card, "TexNoise", "Fac", ("C6C8C5", "E2E3E0"), (0.34, 0.50))
        marks.inputs["Scale"].default_value, marks.inputs["Detail"].default_value = 24, 7
    return card


def rack(asm, rng, levels=5, iced=False):
    """Rack of boxes from a vessel with its bow, frost on its edges and, when `iced`, on its shelves and labels too; the
    middle of its upper face is at the origin."""
    frosted, half, pitch = nitrogen.frost(), 0.0702, 0.062
    card = worn_card()
    tall = pitch * levels
    sheets = [((side * half - 0.0008, -half, -tall), (side * half + 0.0008, half, 0)) for side in (-1, 1)]
    sheets += [((-half + 0.001, -half + 0.001, -pitch * k - 0.0008), (half - 0.001, half - 0.001, -pitch * k + 0.0008)) for k in range(levels + 1)]
    sheets += [((-half + 0.001, half - 0.001, -tall + 0.001), (half - 0.001, half + 0.0006, -0.001))]
    boxes(asm, sheets, frosted, 0.0003)
    rime(asm, rng, [((-half, -half, 0), (half, -half, 0)), *(((side * half, -half, -tall), (side * half, -half, 0)) for side in (-1, 1)), ((half, -half, 0), (half, half, 0))])
    for k in range(levels):
        with asm.turned((0, -half + 0.002 + rng.uniform(0, 0.003), -pitch * (k + 1) + 0.001), rng.uniform(-0.6, 0.6)):
            closed_box(asm, card, rng.randrange(10000))
    bow = [(0, -0.048, -0.002), (0, -0.048, 0.062), (0, 0.048, 0.062), (0, 0.048, -0.002)]
    p.tubes(asm, [p.arc_path(bow, 0.016)], 0.0042, mat.steel("C9D0D4", 0.34), resolution=5)
    if iced:
        rime(asm, rng, [((-half, -half, -pitch * k), (half, -half, -pitch * k)) for k in range(1, levels + 1)], 0.0009, 0.0021)
        rime(asm, rng, [bow[:2], bow[1:3], bow[2:], ((-half, -half, 0), (-half, half, 0))], 0.0010, 0.0022)
        before = [(-half, -half - 0.0012, -tall), (half, -half - 0.0012, -tall), (half, -half - 0.0012, 0), (-half, -half - 0.0012, 0)]
        p.mesh(asm, "bloom", before, [(0, 1, 2, 3)], bloom(), smooth=False)


def bloom():
    """Thin white frost before labels, thick in places and gone in others."""
    material = bpy.data.materials.get("bloom")
    if not material:
        material = mat.principled("bloom", "E6EEF2", 0.8, specular=0.2)
        nodes, links = material.node_tree.nodes, material.node_tree.links
        coords, cloud, share = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
        cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value, cloud.inputs["Roughness"].default_value = 13, 12, 0.72
        for name, value in (("From Min", 0.48), ("From Max", 0.74), ("To Max", 0.9)):
            share.inputs[name].default_value = value
        links.new(coords.outputs["Object"], cloud.inputs["Vector"])
        links.new(cloud.outputs["Fac"], share.inputs["Value"])
        links.new(share.outputs[0], nodes["Principled BSDF"].inputs["Alpha"])
    return material


def rack_hoisted(asm, rng, levels=9, fall=0.30):
    """An iced rack on the hook of a hoist; cold air sinks along it over the length `fall`."""
    rack(asm, rng, levels, iced=True)
    nitrogen.hook(asm, 0.062)
    low = -0.06 - fall
    for k, out in enumerate((0.104, 0.118, 0.134)):
        path = p.smooth_line([(out - 0.008, 0, -0.05 - 0.03 * k), (out, 0, low * 0.5), (out + 0.03, 0, low)], 5)
        air.spill(asm, path, 70, 31 + k, 0.34)


def rime(asm, rng, edges, pitch=0.0011, largest=0.0019):
    """Frost that has grown on edges: grains of ice, dense in some places and gone in others."""
    verts, faces, seed = [], [], rng.uniform(0, 90)
    for a, b in edges:
        a, b = Vector(a), Vector(b)
        for k in range(int((b - a).length / pitch)):
            at = a + (b - a) * k * pitch / (b - a).length
            grown = 0.42 + 1.2 * noise.noise(at * 21 + Vector((seed, 0, 0)))
            for _ in range(2):
                if rng.random() > grown:
                    continue
                size = largest * rng.uniform(0.25, 1) * min(1, 0.35 + grown)
                centre = at + Vector([rng.gauss(0, 0.0011) for _ in range(3)])
                spin = Euler([rng.uniform(0, 6) for _ in range(3)]).to_matrix()
                start = len(verts)
                verts += [centre + spin @ Vector(q) * size * rng.uniform(0.6, 1) for q in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
                faces += [tuple(start + i for i in f) for f in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    if verts:
        ice = bpy.data.materials.get("rime") or mat.principled("rime", "E3EBEF", 0.55, specular=0.5)
        p.mesh(asm, "rime", verts, faces, ice, smooth=False)


def frosted_edges(asm, rng, edges=()):
    """Frost along edges of a freezer: pairs of places."""
    rime(asm, rng, edges, 0.0012, 0.0024)


def coated_card():
    """White board with a slight sheen and the grain of paper."""
    card = mat.paint("EFF0EE", 0.5)
    if "grain" not in card:
        mat.add_bump(card, 700, 0.06)
        card["grain"] = True
    return card


def open_box(asm, rng, card, cap, taken=()):
    """The base with its dividers and vials; some places are empty."""
    x, wall, t = SIDE / 2, 0.034, 0.0017
    walls = [((-x, 0, 0), (x, t, wall)), ((-x, SIDE - t, 0), (x, SIDE, wall)), ((-x, 0.001, 0), (-x + t, SIDE - 0.001, wall - 0.0004)), ((x - t, 0.001, 0), (x, SIDE - 0.001, wall - 0.0004))]
    boxes(asm, [*walls, ((-x + 0.001, 0.001, 0.0003), (x - 0.001, SIDE - 0.001, 0.003))], card, 0.0005)
    pitch = (SIDE - 2 * t) / 9
    strips = [((-x + t + pitch * k - 0.0004, t, 0.003), (-x + t + pitch * k + 0.0004, SIDE - t, 0.0305)) for k in range(1, 9)]
    strips += [((-x + t, t + pitch * k - 0.0004, 0.003), (x - t, t + pitch * k + 0.0004, 0.0300)) for k in range(1, 9)]
    boxes(asm, strips, mat.paint("D9DAD6", 0.8), 0)
    at = printing.front(-0.046, 0, 0.006)
    printing.label(asm, rng, 0.066, 0.022, at, f"{rng.choice('ABCDEF')}{rng.randrange(10, 99)} {rng.randrange(100, 999)}")
    tones = (cap, "ECEEEE", cap, "D98A2B")
    for j in range(9):
        tone = rng.choice(tones)
        for i in range(9):
            if rng.random() < 0.05 or (j < 2 and i > 5) or (i, j) == tuple(taken):
                continue
            with asm.turned((-x + t + pitch * (i + 0.5), t + pitch * (j + 0.5), 0.003 + rng.uniform(0, 0.0006)), rng.uniform(0, 180)):
                printing.shared(asm, f"cryovial-{tone}", lambda made, tone=tone: cryovial(made, tone))


def cryovial(asm, tone):
    """Vial of 2 mL: clear body, knurled cap with a disc of colour set into it."""
    frosted = mat.plastic("E4EBEC", 0.25)
    rod(asm, (0, 0, 0), 0.0056, 0.032, frosted, segments=24)
    shade = mat.plastic(tone, 0.38)
    cap = p.rounded([(0.0058, 0.030), (0.0062, 0.031), (0.0062, 0.0405), (0.0048, 0.0415), (0.0046, 0.0403), (0, 0.0403)], 0.0005, 2)
    p.lathe(asm, cap, shade, segments=24)
    p.tubes(asm, [[(0.0062 * math.sin(a), 0.0062 * math.cos(a), 0.0315), (0.0062 * math.sin(a), 0.0062 * math.cos(a), 0.0400)] for a in (math.tau * k / 16 for k in range(16))], 0.00045, shade, resolution=0)
    rod(asm, (0, 0, 0.0402), 0.0036, 0.0005, mat.plastic("F4F5F4", 0.45), segments=20)


def blood_units(asm, rng, count=5):
    """Tray with units of red cells that stand behind each other."""
    wide, deep = 0.15, 0.05 + 0.046 * count
    grey = mat.plastic("DCE5E9", 0.35)
    box(asm, (-wide / 2, 0, 0), (wide / 2, deep, 0.006), grey, 0.002)
    walls = [((-wide / 2, 0, 0), (wide / 2, 0.004, 0.05)), ((-wide / 2, deep - 0.004, 0), (wide / 2, deep, 0.05)), ((-wide / 2, 0.001, 0), (-wide / 2 + 0.004, deep - 0.001, 0.049)), ((wide / 2 - 0.004, 0.001, 0), (wide / 2, deep - 0.001, 0.049))]
    boxes(asm, walls, grey, 0.002)
    p.tubes(asm, [[(u, v, 0.0495) for u, _, v in p.ring_path(-wide / 2 + 0.001, wide / 2 - 0.001, 0.001, deep - 0.001, 0, 0.008)]], 0.0034, grey, closed=True, resolution=4)
    at = printing.front(-0.038, -0.0004, 0.012)
    printing.label(asm, rng, 0.076, 0.026, at, f"{rng.randrange(100, 999)} {rng.randrange(100, 999)}", "B3261E")
    for k in range(count):
        blood_bags.stand(asm, rng.uniform(-0.006, 0.006), 0.030 + 0.046 * k, 0.006, rng, rng.uniform(-6, 6), rng.uniform(4, 13), serial=2410000 + 977 * rng.randrange(9))


def dry_ice(asm, rng, wide=0.52, deep=0.36, tall=0.26):
    """Foam box with pellets of dry ice, open."""
    foam, wall = beads(), 0.04
    x, z = wide / 2, 0.003
    walls = [((-x, 0, z), (x, wall, tall)), ((-x, deep - wall, z), (x, deep, tall)), ((-x + 0.001, wall - 0.002, z), (-x + wall, deep - wall + 0.002, tall - 0.001)), ((x - wall, wall - 0.002, z), (x - 0.001, deep - wall + 0.002, tall - 0.001))]
    boxes(asm, [*walls, ((-x + 0.01, 0.01, 0), (x - 0.01, deep - 0.01, 0.03))], foam, 0.006)
    white = mat.paint("E6ECEF", 0.7)
    printing.label(asm, rng, 0.12, min(0.085, tall * 0.55), printing.front(-x + 0.035, -0.0004, tall * 0.24), "UN 1845", "C79A4B")
    box(asm, (-x + wall - 0.002, wall - 0.002, 0.02), (x - wall + 0.002, deep - wall + 0.002, tall - 0.08), white, 0)
    for _ in range(230):
        at = (rng.uniform(-x + wall + 0.015, x - wall - 0.04), rng.uniform(wall + 0.015, deep - wall - 0.015), tall - 0.070 + rng.uniform(0, 0.035))
        with asm.turned(at, rng.uniform(0, 180)):
            rod(asm, (0, 0, 0), 0.008, rng.uniform(0.018, 0.034), white, axis="X", segments=12)


def beads():
    """Expanded foam: the beads show on its faces."""
    material = mat.principled("beads", "F1F3F3", 0.8)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, cells = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 230
    links.new(coords.outputs["Object"], cells.inputs["Vector"])
    mat.relief(nodes, links, cells.outputs["Distance"], 0.5, 0.0012).invert = True
    return material


def vial_cartons(asm, rng, columns=3, rows=2):
    """Flat cartons of vaccine side by side, each printed with its dose, batch and codes."""
    for i in range(columns):
        for j in range(rows):
            for level in range(1 + rng.randrange(2)):
                kind = (i // 2) % 3
                place = ((i - columns / 2) * 0.128 + rng.uniform(-0.002, 0.002), j * 0.108 + rng.uniform(-0.003, 0.003), level * 0.0455)
                with asm.turned(place, rng.uniform(-1.5, 1.5)):
                    printing.shared(asm, f"vaccine{kind}", lambda made, kind=kind: vaccine_carton(made, kind))


def vaccine_carton(asm, kind, wide=0.122, deep=0.102, tall=0.045):
    """Folding box of ten vials: tuck flap in front with a seal, coloured edge, print on top and front."""
    rng, tone = random.Random(900 + kind), ("1F6E96", "2C8C86", "C46A4A")[kind]
    card, shade, ink = mat.paint("F4F5F3", 0.42), mat.paint(tone, 0.42), mat.paint(printing.INK, 0.5)
    box(asm, (0, 0, 0), (wide, deep, tall), card, 0.0010, 2)
    boxes(asm, [((0.003, -0.0003, tall - 0.0032), (wide - 0.003, 0.001, tall - 0.0027)), ((0.0022, -0.0003, 0.004), (0.0027, 0.001, tall - 0.003)), ((wide - 0.0027, -0.0003, 0.004), (wide - 0.0022, 0.001, tall - 0.003))], mat.paint("B4B8B8", 0.8), 0)
    face, above = printing.front(0, 0, 0), printing.top(0, 0, tall)
    printing.areas(asm, [(0.004, 0.004, wide - 0.004, 0.0105)], shade, face, 0.0004)
    printing.areas(asm, [(0.006, deep - 0.026, wide - 0.006, deep - 0.010), (0.006, 0.008, 0.010, deep - 0.030)], shade, above, 0.0003)
    number = f"{rng.randrange(100, 999)}{rng.choice('ABK')}{rng.randrange(10, 99)}"
    printing.figure(asm, "10 × 0.5 mL", 0.0105, 0.016, deep - 0.044, ink, above, 0.0004)
    printing.areas(asm, [*printing.lines(rng, 0.016, deep - 0.056, 0.058, 4, 0.0066, 0.0022), *printing.matrix(rng, wide - 0.034, 0.012, 0.024), *printing.bars(rng, 0.016, 0.012, 0.058, 0.014, 0.0006)], ink, above, 0.0004)
    printing.figure(asm, number, 0.0088, 0.008, 0.028, ink, face, 0.0005)
    printing.areas(asm, [*printing.lines(rng, 0.008, 0.022, 0.042, 2, 0.0046, 0.0016), *printing.matrix(rng, wide - 0.032, 0.014, 0.020), *printing.bars(rng, 0.056, 0.015, 0.028, 0.018, 0.0005)], ink, face, 0.0005)
    seal = mat.glass("F6F8F8", 1.4)
    printing.areas(asm, [(wide / 2 - 0.008, tall - 0.010, wide / 2 + 0.008, tall)], seal, face, 0.0008)


def culture_shelf(asm, rng, width=1.5, levels=3):
    """Shelf on the wall behind with flasks of algae, lit from below each level and from above."""
    steel, greens = mat.steel("C3CACE", 0.3), ("4F7A2A", "6E8F35", "2F6B45", "8A7A2E", "7A4A2A")
    for k in range(levels):
        z = 0.42 * k
        box(asm, (-width / 2, -0.34, z), (width / 2, 0, z + 0.018), mat.plastic("EDF1F2", 0.4), 0.003)
        rod(asm, (-width / 2 + 0.04, -0.17, z + 0.392), 0.013, width - 0.08, mat.glow("F3FBEF", 2.2), axis="X", segments=24)
        p.lamp(asm, (0, -0.18, z + 0.37), (0, -0.14, z), (width * 0.9, 0.06), 2.4, "F3FBEF")
        count = int((width - 0.1) / 0.135)
        for i in range(count):
            for j in range(2):
                if rng.random() < 0.08:
                    continue
                flask(asm, (-width / 2 + 0.10 + 0.135 * i + rng.uniform(-0.008, 0.008), -0.25 + 0.14 * j, z + 0.018), rng.choice(greens))
    box(asm, (-width / 2, -0.34, 0.42 * levels), (width / 2, 0, 0.42 * levels + 0.018), mat.plastic("EDF1F2", 0.4), 0.003)
    posts = [((x, y, -0.02), (x + 0.022, y + 0.022, 0.42 * levels + 0.02)) for x in (-width / 2 - 0.01, width / 2 - 0.012) for y in (-0.345, -0.024)]
    boxes(asm, posts, steel, 0.002)


def flask(asm, at, colour):
    """Conical flask with a culture and a cotton stopper."""
    x, y, z = at
    glass = mat.glass("EEF6F4", 0.7)
    outside = [(0, 0), (0.052, 0), (0.054, 0.012), (0.019, 0.118), (0.017, 0.155)]
    p.lathe(asm, [(r, h + z) for r, h in p.rounded(outside, 0.006)], glass, (x, y), 40)
    inside = [(0, 0.003), (0.050, 0.003), (0.051, 0.012), (0.036, 0.058), (0, 0.058)]
    p.lathe(asm, [(r, h + z) for r, h in inside], mat.plastic(colour, 0.25), (x, y), 40)
    rod(asm, (x, y, z + 0.142), 0.0165, 0.034, mat.paint("F1EFE6", 0.9), segments=24)


def eggs(asm, rng, columns=6, rows=5, pitch=0.047):
    """Tray of moulded pulp with eggs, brown and white; some are taken."""
    pulp, shells = mat.paint("8F9188", 0.9), [mat.paint(tone, 0.55) for tone in ("B98360", "C79873", "E9E2D6")]
    wide, deep = columns * pitch + 0.012, rows * pitch + 0.012
    box(asm, (-wide / 2, 0, 0), (wide / 2, deep, 0.014), pulp, 0.005, 4)
    for i in range(columns + 1):
        for j in range(rows + 1):
            cone = p.rounded([(0.011, 0.012), (0.006, 0.040), (0, 0.041)], 0.003)
            p.lathe(asm, cone, pulp, ((i - columns / 2) * pitch, 0.006 + j * pitch), 16)
    outline = [(0.0215 * math.sin(a) * (1 - 0.10 * math.cos(a)), 0.0275 * (1 - math.cos(a))) for a in (math.pi * k / 20 for k in range(21))]
    for i in range(columns):
        for j in range(rows):
            if rng.random() > 0.08:
                place = ((i + 0.5 - columns / 2) * pitch, 0.006 + (j + 0.5) * pitch)
                p.lathe(asm, [(r, z + 0.011) for r, z in outline], rng.choice(shells), place, 32)


def produce(asm, rng, columns=5, rows=4):
    """Grey crate with apples in two layers."""
    pitch, grey = 0.076, mat.plastic("5F6B72", 0.5)
    x, deep, tall = columns * pitch / 2 + 0.012, rows * pitch + 0.024, 0.10
    walls = [((-x, 0, z), (x, 0.006, z + 0.026)) for z in (0.006, 0.040, 0.074)]
    walls += [((-x, deep - 0.006, 0), (x, deep, tall)), ((-x, 0.001, 0), (-x + 0.006, deep - 0.001, tall - 0.001)), ((x - 0.006, 0.001, 0), (x, deep - 0.001, tall - 0.001))]
    walls += [((u - 0.012, 0.0008, 0), (u + 0.012, 0.0052, tall - 0.001)) for u in (-x + 0.0125, 0, x - 0.0125)]
    boxes(asm, [*walls, ((-x + 0.001, 0.001, 0), (x - 0.001, deep - 0.001, 0.006))], grey, 0.0015)
    printing.label(asm, rng, 0.085, 0.024, printing.front(-0.13, -0.0004, 0.041), f"{rng.randrange(10, 99)}-{rng.randrange(100, 999)}", "3F8F4A")
    for layer in range(2):
        for i in range(columns - layer):
            for j in range(rows - layer):
                at = ((i - (columns - layer - 1) / 2) * pitch + rng.uniform(-0.004, 0.004), 0.012 + (j + 0.5 + layer / 2) * pitch, 0.006 + 0.050 * layer)
                with asm.turned(at, rng.uniform(0, 360)):
                    apple(asm, rng.uniform(0.034, 0.037), rng.choice(("A32A22", "B5452C", "8FA03A")))


def apple(asm, radius, tone):
    """With a hollow and a stem at its top."""
    skin = [(radius * math.sin(a) ** 0.9 if 0 < a < math.pi else 0, radius * (0.92 - 0.92 * math.cos(a) - (0.34 * math.exp(-((math.pi - a) / 0.42) ** 2)))) for a in (math.pi * k / 22 for k in range(23))]
    p.lathe(asm, skin, mottled_skin(tone), segments=28)
    rod(asm, (0, 0, radius * 1.45), 0.0014, 0.018, mat.paint("4A3624", 0.8), segments=8)


@mat.cached
def mottled_skin(name, tone):
    """Peel with yellow patches."""
    material = mat.principled(name, tone, 0.32, specular=0.5)
    patches = mat.add_tones(material, "TexNoise", "Fac", (tone, "C2A548"), (0.48, 0.70))
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 26, 4
    return material


def countdown(asm, rng, figure="11:42", width=0.62):
    """Screen on the surface behind it that counts minutes down."""
    box(asm, (-width / 2, -0.05, 0), (width / 2, 0, width * 0.42), mat.plastic("1B2329", 0.4), 0.008, 4)
    box(asm, (-width / 2 + 0.012, -0.0515, 0.012), (width / 2 - 0.012, -0.04, width * 0.42 - 0.012), mat.screen(), 0.002)
    p.text(asm, figure, width * 0.26, (0, -0.0522, width * 0.12), mat.glow("F3B23C", 2.0), align="CENTER")


def worktop(asm, rng, length=1.6, depth=0.68, gap=(-0.3, 0.3), tone="B9C2C7", fronts="DCE4E8", drawer=0.0):
    """Worktop of 900 mm on cupboards, open at `gap` for what stands below it; a drawer from the height `drawer` closes what
    is left above that."""
    half, front, dark = length / 2, timber(fronts, "Z", 0.28) if fronts in WOODS else mat.enamel(fronts), mat.plastic("3A464E", 0.6)
    box(asm, (-half, -0.02, 0.87), (half, depth, 0.90), mat.plastic(tone, 0.3), 0.004)
    for a, b in ((-half, gap[0]), (gap[1], half)):
        if b - a < 0.1:
            box(asm, (a, 0, 0), (b, depth - 0.002, 0.869), front, 0.003)
            continue
        box(asm, (a + 0.002, 0.06, 0), (b - 0.002, depth - 0.01, 0.10), mat.plastic("2A343B", 0.6), 0)
        box(asm, (a, 0.02, 0.09), (b, depth - 0.002, 0.869), dark, 0)
        count = max(1, round((b - a) / 0.55))
        step = (b - a) / count
        boxes(asm, [((a + k * step + 0.002, 0, 0.105), (a + (k + 1) * step - 0.002, 0.021, 0.855)) for k in range(count)], front, 0.002)
        # The side that the gap shows.
        for x in (a, b):
            box(asm, (x - 0.009, 0.003, 0.09), (x + 0.009, depth - 0.003, 0.868), front, 0.001)
    if drawer:
        a, b = gap[0] + 0.012, gap[1] - 0.012
        box(asm, (a, 0.002, drawer), (b, 0.42, 0.862), front, 0.003)
        p.tubes(asm, [p.arc_path([(a + 0.16, 0.003, (drawer + 0.866) / 2), (a + 0.16, -0.028, (drawer + 0.866) / 2), (b - 0.16, -0.028, (drawer + 0.866) / 2), (b - 0.16, 0.003, (drawer + 0.866) / 2)], 0.012)], 0.0055, mat.steel("8F989D", 0.3), resolution=4)


def evaporator(asm, rng, width=2.2, fans=3):
    """Cooler below the ceiling: its front with fans looks to the viewer, its upper edge is at the origin."""
    box(asm, (-width / 2, 0, -0.62), (width / 2, 0.62, -0.06), mat.enamel("E6EBED"), 0.01)
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        rod(asm, (x, 0.3, -0.08), 0.008, 0.08, mat.steel("AEB7BC", 0.3))
    for k in range(fans):
        x = -width / 2 + width * (k + 0.5) / fans
        rod(asm, (x, -0.05, -0.34), 0.235, 0.052, mat.plastic("39454D", 0.5), axis="Y", segments=64)
        rings = [[(x + r * math.cos(a), -0.054, -0.34 + r * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))] for r in (0.06, 0.11, 0.16, 0.21)]
        p.tubes(asm, rings, 0.0035, mat.steel("D5DBDE", 0.3), closed=True, resolution=3)
        p.tubes(asm, [[(x - 0.225 * c, -0.0545, -0.34 - 0.225 * s), (x + 0.225 * c, -0.0545, -0.34 + 0.225 * s)] for c, s in ((1, 0), (0, 1))], 0.004, mat.steel("D5DBDE", 0.3), resolution=3)
    p.tubes(asm, [p.arc_path([(width / 2 - 0.02, 0.45, -0.5), (width / 2 + 0.12, 0.45, -0.5), (width / 2 + 0.12, 0.45, 0.01)], 0.05)], 0.024, mat.rubber("2A343B"), resolution=5)
