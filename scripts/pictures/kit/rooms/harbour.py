"""A service hub on a quay at dusk: offices, loading docks, the water before it, a bridge behind."""
import random

import bpy
import numpy as np

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes, rod

from . import containers, people, planting, railway, skies, weathered
from .outside import frange, sky, tree
from .surfaces import concrete, mottled, timber

# `lamps`: where posts stand along the quay: none before the sign, none cut by the edge of the picture.
VIEWS = {
    "water": dict(eye=(-9, -34, 2.4), target=(8, 2, 2.4), lens=27, shift=(0.0, 0.06), lamps=(-21, -9.8, 1.3, 18, 30, 42)),
    "docks": dict(eye=(12.5, -16.5, 1.9), target=(24, 1, 1.9), lens=31, shift=(0.0, 0.09), lamps=(-9.8, 1.3, 23.7, 46)),
    "offices": dict(eye=(13.6, -11.6, 1.5), target=(2.6, 1, 1.5), lens=27, shift=(0.0, 0.085), lamps=(-21, -9.8)),
}


def hub(size, make, view="water"):
    asm, chosen = Assembly("hub"), VIEWS[view]
    quay(asm, chosen["lamps"])
    offices(asm, -8, 14)
    docks(asm, 14, 44)
    bridge(asm)
    asm.place()
    trailer()
    # Beside the lit offices alone a tree looks cut out.
    for k, (x, y) in enumerate(() if view == "offices" else ((-14, 6), (-19, 12), (-25, 5), (-12, 18), (50, 10), (58, 16))):
        tree(k + 3, 7.5 + k % 3, "5E7444").place((x, y, 0), 50 * k)
    skyline()
    skies.blue_hour(0.9)
    studio.look(chosen["eye"], chosen["target"], size, chosen["lens"], level=True, shift=chosen["shift"])


def quay(asm, lamps):
    """Concrete edge with bollards, the basin below it."""
    box(asm, (-140, -13, -3), (160, 160, 0.0), wet_concrete(), 0)
    box(asm, (-140, -13.3, -1.2), (160, -12.9, 0.12), concrete("dark"), 0.02)
    surface = mat.principled("harbour", "0B1820", 0.16, specular=0.5)
    mat.add_bump(surface, 0.9, 0.35)
    box(asm, (-400, -200, -1.2), (400, -13, -1.0), surface, 0)
    box(asm, (-400, 150, -1.2), (600, 900, -1.0), surface, 0)
    for x in frange(-20, 48, 8.5):
        shape = [(0, 0), (0.17, 0), (0.14, 0.28), (0.22, 0.36), (0.20, 0.42), (0, 0.44)]
        p.lathe(asm, p.rounded(shape, 0.03), mat.paint("22303B", 0.4), (x, -12.3), 40)
    boxes(asm, [((x, -11.4, 0.001), (x + 3, -11.25, 0.006)) for x in frange(-30, 60, 5)], mat.paint("E6E4DA", 0.7), 0)
    for x in lamps:
        rod(asm, (x, -8.6, 0), 0.07, 5.2, mat.paint("4A565D", 0.5), segments=20)
        box(asm, (x - 0.5, -8.8, 5.15), (x + 0.5, -8.4, 5.24), mat.glow("FFE9C8", 2.4), 0)
        p.lamp(asm, (x, -8.6, 5.1), (x, -8.6, 0), (0.9, 0.4), 120, "FFE2B8")


def wet_concrete():
    """Concrete after rain: dark and bright where water stands."""
    found = bpy.data.materials.get("wet concrete")
    if found:
        return found
    material = mottled("wet concrete", "4E5455", "8F9594", 0.22, 0.5, 0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = next(node for node in nodes if node.type == "TEX_NOISE")
    shine = nodes.new("ShaderNodeMapRange")
    shine.inputs["From Min"].default_value, shine.inputs["From Max"].default_value = 0.40, 0.56
    shine.inputs["To Min"].default_value, shine.inputs["To Max"].default_value = 0.05, 0.62
    links.new(noise.outputs["Fac"], shine.inputs["Value"])
    links.new(shine.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])
    return material


def offices(asm, x0, x1, depth=14, height=7.6):
    """Two floors behind glass, white slab edges."""
    white, frame = mat.paint("E6EBED", 0.45), mat.paint("33424C", 0.4)
    levels = (0.15, 3.8, height - 0.4)
    boxes(asm, [((x0 - 0.3, -0.4, z - 0.15), (x1 + 0.01, depth, z + 0.2)) for z in levels[1:]], white, 0.02)
    box(asm, (x0, 6.5, 0), (x1, 6.7, height), mat.paint("D8D2C6", 0.8), 0)
    box(asm, (x0, 0.2, 0), (x1, depth, 0.15), mat.paint("8E8A84", 0.7), 0)
    pane, rng = mat.glass("D5E2E4", 1.2), random.Random(5)
    for low, high in zip(levels[:-1], levels[1:]):
        bars = [((x - 0.035, -0.02, low), (x + 0.035, 0.08, high - 0.1)) for x in frange(x0, x1, 1.7)]
        boxes(asm, bars, frame, 0)
        p.mesh(asm, "pane", [(x0, 0.03, low), (x1, 0.03, low), (x1, 0.03, high), (x0, 0.03, high)], [(0, 1, 2, 3)], pane)
        lines = [((x, 1.0, high - 0.30), (x + 0.14, 5.8, high - 0.26)) for x in frange(x0 + 1, x1 - 1, 2.6)]
        boxes(asm, lines, mat.glow("FFEFD6", 7.0), 0)
        p.lamp(asm, ((x0 + x1) / 2, 3.4, high - 0.35), ((x0 + x1) / 2, 3.4, 0), (x1 - x0 - 2, 4), 900, "FFE2B8")
        things = []
        for x in frange(x0 + 1, x1 - 2, 2.5):
            if rng.random() < 0.75:
                things += [((x, 2.2, low + 0.7), (x + 1.5, 3.0, low + 0.76)), ((x + 0.4, 2.5, low + 0.85), (x + 1.0, 2.54, low + 1.2))]
                things += [((x + 0.68, 2.55, low + 0.75), (x + 0.72, 2.6, low + 0.9)), *(((side, 2.25, low), (side + 0.05, 2.95, low + 0.71)) for side in (x + 0.08, x + 1.37))]
        boxes(asm, things, mat.paint("4A4F52", 0.6), 0)
        back_wall(asm, x0, x1, low, rng)


def back_wall(asm, x0, x1, low, rng):
    """Doors, shelves with files and panels of felt along the wall behind the desks."""
    files = p.Stock()
    for k, x in enumerate(frange(x0 + 0.8, x1 - 2.6, 2.6)):
        if k % 3 == 0:
            box(asm, (x, 6.42, low), (x + 0.95, 6.51, low + 2.1), timber("oak", "Z"), 0)
            box(asm, (x + 0.82, 6.38, low + 0.98), (x + 0.90, 6.43, low + 1.02), mat.steel(), 0)
        elif k % 3 == 1:
            boxes(asm, [((x, 6.2, low + 0.45 * j), (x + 1.9, 6.51, low + 0.45 * j + 0.03)) for j in range(5)], mat.paint("6E5840", 0.6), 0)
            for j in range(4):
                for i in range(22):
                    if rng.random() < 0.8:
                        tone = mat.paint(rng.choice(("35526B", "8FA0AA", "E9EDEF", "7C5A3E", "2C4A44")), 0.6)
                        files.add((x + 0.04 + 0.083 * i, 6.24, low + 0.45 * j + 0.03), (x + 0.11 + 0.083 * i, 6.48, low + 0.45 * j + rng.uniform(0.28, 0.38)), tone)
        else:
            box(asm, (x, 6.42, low + 0.8), (x + 1.8, 6.51, low + 2.0), mat.paint("4F6B78", 0.9), 0)
    files.build(asm)


def docks(asm, x0, x1, depth=22, height=8.6):
    """Hall of ribbed sheet with dock doors: some open and lit, the word mark above."""
    coat, dark = mat.paint("2F4A5C", 0.45), mat.rubber("20282E")
    places = list(frange(x0 + 1.6, x1 - 4.6, 4.6))
    front_of_hall(asm, x0, x1, depth, height, [x for k, x in enumerate(places) if k % 3 == 1], coat)
    boxes(asm, [((x, 0.27, 4.8), (x + 0.16, 0.36, height)) for x in frange(x0, x1 - 0.2, 0.5)], mat.paint("2A4353", 0.45), 0)
    box(asm, (x0 - 0.1, 0.2, height - 0.1), (x1 + 0.1, depth, height + 0.3), mat.paint("DDE3E5", 0.45), 0.02)
    box(asm, (x0 - 0.05, -0.6, 4.55), (x1 + 0.05, 0.4, 4.72), mat.paint("C9D0D4", 0.4), 0.01)
    sign = p.wordmark(asm, 6.6, (x0 + 1.6, 0.25, 6.0), mat.glow("F4FAFF", 1.3), apart=1.5)
    # Wet ground and water would show it a second time, upside down.
    sign.visible_glossy = False
    for k, x in enumerate(places):
        boxes(asm, [((x - 0.4, -0.35, 0.6), (x, 0.36, 4.3)), ((x + 2.8, -0.35, 0.6), (x + 3.2, 0.36, 4.3)), ((x - 0.4, -0.35, 3.8), (x + 3.2, 0.36, 4.4))], dark, 0.05)
        if k % 3 == 1:
            open_dock(asm, x, random.Random(k))
        else:
            box(asm, (x, 0.30, 1.0), (x + 2.8, 0.34, 3.8), mat.paint("DDE3E5", 0.45), 0)
            boxes(asm, [((x, 0.27, 1.0 + j * 0.56), (x + 2.8, 0.31, 1.02 + j * 0.56)) for j in range(6)], mat.paint("9AA7AD", 0.5), 0)
        boxes(asm, [((x - 0.06, -0.36, 0.7), (x + 0.02, -0.34, 1.7)), ((x + 2.78, -0.36, 0.7), (x + 2.86, -0.34, 1.7))], mat.paint("E0B23A", 0.5), 0)
        box(asm, (x - 0.4, -0.2, 0), (x + 3.2, 0.36, 0.95), concrete("dark"), 0)
        lanes = [((side, -9.5, 0.001), (side + 0.10, -0.9 - 0.25 * (k % 2), 0.005)) for side in (x - 0.5, x + 3.2)]
        boxes(asm, lanes, mat.paint("C9B04A", 0.7), 0)
        box(asm, (x + 1.1, -0.55, 4.46), (x + 1.7, -0.35, 4.53), mat.glow("FFEFD6", 2.6), 0)
        p.lamp(asm, (x + 1.4, -0.5, 4.4), (x + 1.4, -1.5, 0), (0.6, 0.3), 60, "FFE2B8")


def front_of_hall(asm, x0, x1, depth, height, openings, coat):
    """The body of the hall; behind each opening a bay is left free."""
    behind = 7.0
    box(asm, (x0, behind, 0), (x1, depth, height), coat, 0.02)
    edges = [x0, *(edge for x in openings for edge in (x, x + 2.8)), x1]
    solid = [((a, 0.35, 0), (b, behind + 0.1, height - 0.05)) for a, b in zip(edges[::2], edges[1::2])]
    solid += [((x - 0.01, 0.35, low), (x + 2.81, behind + 0.1, top)) for x in openings for low, top in ((0, 0.98), (3.8, height - 0.06))]
    boxes(asm, solid, coat, 0)


def open_dock(asm, x, rng):
    """Lit bay with racks of cartons on both sides; somebody stands in it with a pallet truck."""
    pale = mat.paint("E6E2D8", 0.6)
    boxes(asm, [((x - 0.02, 0.40, 1.0), (x + 0.03, 7.0, 3.8)), ((x + 2.77, 0.40, 1.0), (x + 2.82, 7.0, 3.8)), ((x, 6.93, 1.0), (x + 2.8, 6.99, 3.8)), ((x, 0.40, 3.74), (x + 2.8, 7.0, 3.79))], pale, 0)
    box(asm, (x, 0.36, 0.96), (x + 2.8, 7.0, 1.005), concrete("light"), 0)
    stock = p.Stock()
    for side in (x + 0.06, x + 2.04):
        for level in range(3):
            for row in range(5):
                tone = mat.paint(rng.choice(("C9A878", "BE9C6C", "D8C3A0", "E4E8EA")), 0.8)
                stock.add((side, 2.2 + row * 0.92, 1.06 + level * 0.86), (side + 0.70, 2.9 + row * 0.92, 1.10 + level * 0.86 + rng.uniform(0.42, 0.74)), tone)
    stock.build(asm, 0.01)
    bars = [((side, 2.1 + row * 0.92, 1.0), (side + 0.05, 2.16 + row * 0.92, 3.7)) for side in (x + 0.02, x + 0.76, x + 2.0, x + 2.74) for row in range(6)]
    boxes(asm, bars, mat.paint("2C5A73", 0.5), 0)
    for y in (1.4, 3.6, 5.8):
        box(asm, (x + 0.9, y, 3.70), (x + 1.9, y + 0.12, 3.735), mat.glow("FFF1DA", 6.0), 0)
        p.lamp(asm, (x + 1.4, y, 3.66), (x + 1.4, y, 1), (1.0, 0.5), 90, "FFE9C8")
    p.lamp(asm, (x + 1.4, 0.1, 3.6), (x + 1.4, -3.0, 0), (2.4, 0.4), 120, "FFE2B8")
    with asm.turned((x + 1.1, 0.9, 1.0), 24):
        people.person(asm, rng, "working", "jacket")
    pallet_truck(asm, x + 1.2, 1.45)


def pallet_truck(asm, x, y):
    """Pallet with cartons on the forks of a hand truck."""
    wood, red = mat.paint("B99A6B", 0.8), mat.paint("B7562F", 0.5)
    boxes(asm, [((x - 0.1, y + 0.1, 1.08), (x + 0.9, y + 1.3, 1.2))], wood, 0.01)
    boxes(asm, [((x - 0.08 + 0.49 * i, y + 0.12 + 0.58 * j, 1.2), (x + 0.38 + 0.49 * i, y + 0.67 + 0.58 * j, 1.68 - 0.1 * ((i + j) % 2))) for i in range(2) for j in range(2)], mat.paint("C9A878", 0.8), 0.008)
    p.tubes(asm, [[(x + 0.35, y + 0.05, 1.15), (x + 0.2, y - 0.28, 2.1)]], 0.03, red)


def trailer(x=31.0, front=-13.0):
    """Refrigerated trailer backed to a dock, its cooling unit towards the viewer."""
    body = containers.container("E4EAEC", length=11.9)
    body.place((x, front + 0.9, 1.12))
    asm = Assembly("chassis")
    dark, rubber = mat.paint("22303B", 0.5), mat.rubber("161C20")
    boxes(asm, [((side * 0.5 - 0.08, 0.4, 0.86), (side * 0.5 + 0.08, 12.2, 1.13)) for side in (-1, 1)], dark, 0.01)
    for y in (8.4, 9.7, 11.0):
        for side in (-1, 1):
            rod(asm, (min(side * 0.85, side * 1.2), y, 0.5), 0.5, 0.35, rubber, axis="X", bevel=0.05, segments=56)
            rod(asm, (min(side * 0.84, side * 1.21), y, 0.5), 0.26, 0.37, mat.steel("8F9AA1", 0.4), axis="X", segments=40)
    for side in (-1, 1):
        box(asm, (side * 0.85 - 0.06, 2.6, 0.06), (side * 0.85 + 0.06, 2.72, 0.9), dark, 0.004)
        box(asm, (side * 0.85 - 0.14, 2.52, 0.0), (side * 0.85 + 0.14, 2.80, 0.06), dark, 0.004)
        box(asm, (side * 1.2 - 0.02, 3.2, 0.45), (side * 1.2 + 0.02, 7.6, 0.85), mat.steel("AEB7BC", 0.4), 0.004)
        for y in (0.6, 4.0, 7.4):
            box(asm, (side * 1.24 - 0.01, y + 0.5, 1.14), (side * 1.24 + 0.015, y + 0.62, 1.19), mat.glow("F0A03A", 2.0), 0.003)
    asm.place((x, front + 0.9, 0))


def bridge(asm):
    """Cable-stayed bridge far behind: one leaning pylon, deck, stays."""
    pale = mat.paint("8FA0B0", 0.8)
    base, top = (-95, 330, -1), (-115, 330, 62)
    p.tubes(asm, [[base, top]], 1.4, pale, resolution=4)
    box(asm, (-260, 326, 8), (160, 334, 9.6), pale, 0)
    stays = []
    for k in range(12):
        t = 0.45 + 0.5 * k / 11
        joint = tuple(a + (b - a) * t for a, b in zip(base, top))
        stays.append([joint, (-80 + 14 * k, 330, 9.5)])
    stays.append([top, (-190, 330, 9.5)])
    p.tubes(asm, stays, 0.16, pale, resolution=1)


def skyline():
    asm, rng = Assembly("skyline"), random.Random(9)
    dark, lit = mat.paint("4A5A6C", 0.9), []
    for _ in range(36):
        x, wide, tall = rng.uniform(-330, 420), rng.uniform(10, 26), rng.uniform(8, 34)
        y = rng.uniform(350, 420)
        box(asm, (x, y, -1), (x + wide, y + 12, tall), dark, 0)
        lit += [((x + 1 + k * 2.4, y - 0.1, z), (x + 2.2 + k * 2.4, y, z + 1.2)) for k in range(int(wide / 2.4) - 1) for z in frange(2, tall - 3, 3.4) if rng.random() < 0.16]
    boxes(asm, lit, mat.glow("FFD9A0", 1.6), 0)
    asm.place()


# --- container yard -------------------------------------------------------------


def yard(size, make):
    """Refrigerated containers in stacks; the cooling unit of the nearest is sharp, the port behind it soft."""
    asm = Assembly("yard")
    box(asm, (-300, -60, -0.2), (300, 400, 0), weathered.plaster("6F7272", "4E5050", "5C5F5F"), 0)
    boxes(asm, [((x, -20, 0.001), (x + 0.16, 60, 0.005)) for x in (-6.2, 3.1)], weathered.painted_steel("D0A63A", "6F7272"), 0)
    asm.place()
    kinds = [containers.container(tone, number) for tone, number in (("E1E4E2", "NRVU 304182"), ("DADFDF", "NRVU 311907"), ("2F5A70", "BLTU 520436"), ("8E4630", "SGMU 718250"))]
    kinds[0].place((-1.4, 4.0, 0))
    rng = random.Random(12)
    for column in range(4):
        for level in range(3):
            if column or level:
                tone = kinds[1] if level == 0 else rng.choice(kinds)
                tone.place((-1.4 - column * 2.7, 4 + 0.05 * rng.random(), level * 2.62), 0)
    for column in range(4):
        for level in range(2 + column % 2):
            rng.choice(kinds).place((3.6 + column * 2.7, 38, level * 2.62), 0)
    crane()
    sky(24, 200, 0.12, 0.5, 1.0, 1.6, clouds=0.9)
    studio.look((0.95, 0.15, 1.62), (-0.75, 4, 1.62), size, 30, level=True, shift=(0.0, 0.02), focus=3.9, stop=0.9)


def crane():
    """Ship-to-shore crane far behind."""
    asm = Assembly("crane")
    tone = mat.paint("7C93A6", 0.7)
    for x in (3, 52):
        legs = [((x + a, 150 + b, 0), (x + a + 1.2, 151.2 + b, 46)) for a in (0, 14) for b in (0, 16)]
        boxes(asm, legs, tone, 0)
        boxes(asm, [((x - 26, 157, 44), (x + 40, 160, 47)), ((x, 150, 20), (x + 15, 151, 21.5))], tone, 0)
        p.tubes(asm, [[(x + 7, 158, 64), (x - 24, 158, 46)], [(x + 7, 158, 64), (x + 38, 158, 46)], [(x + 7, 158, 46), (x + 7, 158, 64)]], 0.4, tone)
    asm.place()


# --- railway --------------------------------------------------------------------


def siding(size, make):
    """The last wagon of a train in a terminal with its container, seen from the loading lane; further trains behind."""
    asm = Assembly("siding")
    box(asm, (2.35, -30, -0.5), (300, 300, -0.1), weathered.plaster("7A7C7A", "4E5050", "686A68"), 0)
    box(asm, (2.2, -30, -0.6), (2.42, 300, -0.06), weathered.plaster("A5A29A", "6B6358", "8D8A83"), 0.02)
    box(asm, (2.62, -30, -0.101), (2.76, 300, -0.096), weathered.painted_steel("C9A23A", "7A7C7A"), 0)
    box(asm, (-300, -30, -1), (300, 400, -0.3), mottled("yard", "5E594F", "77716A", 3, 0.95, 0.1), 0)
    asm.place()
    railway.ballast(-9, 2.2, -6, 46)
    for x in (0, -4.6):
        railway.track(x, -12, 120)
    train(0, 0, (("2E5368", "NRVU 520436 7"), ("7E4231", "SGMU 718250 4"), ("8A8F8E", "BLTU 304182 0")))
    train(-4.6, -7, (("4A5E4A", "TKLU 311907 5"), ("2E5368", "NRVU 520441 9"), ("7E4231", "SGMU 718266 1")))
    portal(64)
    stacked = [containers.door_container(tone, number) for tone, number in (("8E4630", "TKLU 718250 4"), ("4F6A78", "SGMU 520436 7"))]
    rng = random.Random(3)
    for column in range(5):
        for level in range(3 if column % 2 else 2):
            rng.choice(stacked).place((14 + 2.6 * column, 46, -0.1 + 2.91 * level))
    trees = [tree(k + 3, 9 + 2 * k, "5A6A48") for k in range(3)]
    for k in range(110):
        trees[k % 3].place((-120 + 2.6 * k + rng.uniform(-1, 1), rng.uniform(120, 165), -0.6), 50 * k)
    weeds(random.Random(8))
    skies.low_sun(17, 112, cover=0.62)
    studio.look((3.15, -3.5, 1.6), (0.8, 3, 1.6), size, 26, level=True, shift=(0.0, 0.045), focus=3.8, stop=2.8)


def weeds(rng):
    """Grass in the joint between the lane and the ballast; the lane has joints of its own and marks of tyres."""
    asm = Assembly("lane")
    boxes(asm, [((2.5, y, -0.11), (40, y + 0.018, -0.0985)) for y in frange(-5.5, 60, 5.5)], mat.paint("35332F", 0.95), 0)
    asm.place()
    kinds = [planting.tuft(60 + k, 0.16, tone, 34, 0.0028, 0.8) for k, tone in enumerate(("7F8448", "9A8F55", "66703C"))]
    spots = [(2.13 + rng.gauss(0, 0.06), 3.4 * k + rng.gauss(0, 0.5), -0.27) for k in range(-1, 12) for _ in range(rng.choice((1, 3, 6)))]
    planting.scatter(kinds, spots, np.random.default_rng(3), 0.7, 1.9)


def train(x, y, boxes_of):
    """Wagons behind one another, a container on each; the same thing is built once."""
    flat = railway.wagon()
    for k, (tone, number) in enumerate(boxes_of):
        flat.place((x, y + 14.8 * k, 0))
        containers.door_container(tone, number).place((x, y + 0.6 + 14.8 * k, railway.DECK))


def portal(y):
    """Gantry crane over the tracks."""
    asm, tone, dark = Assembly("portal"), weathered.painted_steel("B98A2E"), mat.paint("3A4248", 0.6)
    legs = [((x, y + a, -0.3), (x + 1.0, y + a + 1.0, 14)) for x in (-17, 15) for a in (0, 11)]
    boxes(asm, [*legs, ((-17, y, 12.6), (-16, y + 12, 13.8)), ((15, y, 12.6), (16, y + 12, 13.8)), ((-24, y + 2.5, 14), (24, y + 4, 16)), ((-24, y + 8, 14), (24, y + 9.5, 16))], tone, 0.05)
    boxes(asm, [((-9, y + 2, 16), (-3, y + 10, 17.2)), ((-4.6, y + 3, 10.8), (-2.2, y + 5, 13.4))], dark, 0.05)
    asm.place()
