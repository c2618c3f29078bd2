"""A railway: track on ballast, a flat wagon for containers with its bogies and buffers."""
import math
import random

import bmesh

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import weathered
from .surfaces import mottled

# Half the distance of the running edges; heights are above the top of the rails.
HALF_GAUGE, WHEEL, DECK = 0.7175, 0.46, 1.16


# --- track --------------------------------------------------------------------


def track(x, y0, y1):
    """Rails on sleepers of concrete, along y."""
    asm, rail = Assembly("track"), []
    for side in (-1, 1):
        middle = x + side * (HALF_GAUGE + 0.036)
        rail += [((middle - 0.075, y0, -0.172), (middle + 0.075, y1, -0.155)), ((middle - 0.009, y0, -0.16), (middle + 0.009, y1, -0.03)), ((middle - 0.036, y0, -0.045), (middle + 0.036, y1, -0.002))]
        box(asm, (middle - 0.026, y0, -0.004), (middle + 0.026, y1, 0.0), mat.steel("9AA0A3", 0.22), 0)
    boxes(asm, rail, weathered.painted_steel("5B4436", "6E3F24"), 0.004)
    clips, places = [], [y0 + 0.6 * k for k in range(int((y1 - y0) / 0.6))]
    for y in places:
        for side in (-1, 1):
            middle = x + side * (HALF_GAUGE + 0.036)
            clips += [((middle + out - 0.03, y + 0.08, -0.165), (middle + out + 0.03, y + 0.18, -0.145)) for out in (-0.1, 0.1)]
    boxes(asm, clips, mat.paint("4A3B32", 0.8), 0.006)
    boxes(asm, [((x - 1.3, y, -0.38), (x + 1.3, y + 0.26, -0.172)) for y in places], weathered.plaster("96938C", "6B5F52", "8A867F"), 0.02)
    return asm.place()


def ballast(x0, x1, y0, y1):
    """Broken stone: patches of a square metre that are built once and turned."""
    ground = Assembly("bed")
    box(ground, (x0, y0, -0.6), (x1, y1, -0.27), mottled("ballast bed", "4A453F", "6B655D", 14, 0.95, 0.1), 0)
    ground.place()
    kinds, rng = [patch(k) for k in range(3)], random.Random(4)
    for i in range(math.ceil(x1 - x0)):
        for j in range(math.ceil(y1 - y0)):
            at = (x0 + 0.5 + i, y0 + 0.5 + j, -0.25 + rng.uniform(-0.008, 0.008))
            rng.choice(kinds).place(at, rng.choice((0, 90, 180, 270)))


def patch(seed, count=760):
    asm, rng, shape = Assembly(f"ballast{seed}"), random.Random(seed), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=1)
    corners, sides = [v.co.copy() for v in shape.verts], [tuple(v.index for v in f.verts) for f in shape.faces]
    shape.free()
    verts, faces = [], []
    for _ in range(count):
        x, y, z = rng.uniform(-0.52, 0.52), rng.uniform(-0.52, 0.52), rng.uniform(-0.02, 0.035)
        size, turn, flat = rng.uniform(0.017, 0.034), rng.uniform(0, math.tau), rng.uniform(0.5, 0.9)
        start = len(verts)
        for corner in corners:
            u, v, w = (c * size * rng.uniform(0.7, 1.15) for c in corner)
            verts.append((x + u * math.cos(turn) - v * math.sin(turn), y + (u * math.sin(turn) + v * math.cos(turn)) * 0.8, z + w * flat))
        faces += [tuple(start + k for k in side) for side in sides]
    p.mesh(asm, "stones", verts, faces, broken_stone(), smooth=False)
    return asm


def broken_stone(apart=4.6):
    """Grey and brownish stones, each of its own tone; oil lies between the rails, rust of brakes beside them.
    Tracks are `apart`, one of them at x = 0."""
    name = "broken stone"
    material, nodes, links, place = weathered.begun(name, "7C766D", 0.95)
    if place is None:
        return material
    shader, each = nodes["Principled BSDF"], place.node.outputs["Random Per Island"]
    off = nodes.new("ShaderNodeMath")
    off.operation, off.inputs[1].default_value = "PINGPONG", apart / 2
    links.new(weathered.split(nodes, links, place)["X"], off.inputs[0])
    patches = weathered.texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.8, Detail=6, Roughness=0.6)
    tone = weathered.mixed(nodes, links, each, "5A544C", "A39C90")
    near = weathered.mapped(nodes, links, off.outputs[0], 1.5, 0.7)
    tone = weathered.mixed(nodes, links, weathered.product(nodes, links, near, weathered.mapped(nodes, links, patches, 0.25, 0.6), 0.75), tone, "5E4030")
    oil = weathered.product(nodes, links, weathered.mapped(nodes, links, off.outputs[0], 0.62, 0.35), weathered.mapped(nodes, links, patches, 0.34, 0.54), 0.9)
    tone = weathered.mixed(nodes, links, oil, tone, "1F1B17")
    links.new(tone, shader.inputs["Base Color"])
    links.new(weathered.mapped(nodes, links, oil, 0.2, 0.8, 0.95, 0.45), shader.inputs["Roughness"])
    return material


# --- wagon --------------------------------------------------------------------


def wagon(number="31 80 4556 127-3", length=13.4):
    """Flat wagon for containers; its end is at y = 0, its buffers stand out to -y."""
    asm, coat, dark = Assembly("wagon"), weathered.travelled_steel("6A4436"), weathered.painted_steel("2F2D2B", "5A4030")
    x = 1.12
    for side in (-1, 1):
        sole_bar(asm, side * x, length, coat)
    across = [((-x, y, 0.94), (x, y + 0.14, 1.12)) for y in (0.7, 3.0, 5.4, 7.8, 10.2, length - 0.84)]
    boxes(asm, [((-1.3, 0, 0.84), (1.3, 0.16, 1.13)), ((-1.3, length - 0.16, 0.84), (1.3, length, 1.13)), ((-0.16, 0.1, 0.8), (0.16, length - 0.1, 1.08)), *across], coat, 0.012)
    for side in (-1, 1):
        buffer(asm, side * 0.875, coat, dark)
        step(asm, side * 1.22, dark)
    hook(asm, dark)
    hoses(asm)
    for y in (1.9, length - 1.9):
        bogie(asm, y, dark)
    for y in (0.62, length - 0.62):
        for side in (-1, 1):
            box(asm, (side * x - 0.13, y - 0.13, 1.12), (side * x + 0.13, y + 0.13, DECK), dark, 0.008)
    with asm.turned((x + 0.098, 3.0, 0), 90):
        p.text(asm, number, 0.115, (0, -0.001, 0.955), mat.paint("DAD7CF", 0.6))
        boxes(asm, [((2.5 + 0.34 * k, -0.0012, 0.93), (2.74 + 0.34 * k, 0.002, 1.09)) for k in range(2)], mat.paint("DAD7CF", 0.6), 0)
        boxes(asm, [((2.53 + 0.34 * k, -0.0016, 0.95 + 0.042 * j), (2.71 + 0.34 * k, 0.001, 0.966 + 0.042 * j)) for k in range(2) for j in range(3)], mat.paint("2B2A28", 0.6), 0)
    return asm


def sole_bar(asm, x, length, coat):
    """Girder of the side: web, two flanges, stiffeners; deeper in the middle."""
    web = [(x, 0.1, 0.86), (x, 3.4, 0.86), (x, 4.3, 0.62), (x, length - 4.3, 0.62), (x, length - 3.4, 0.86), (x, length - 0.1, 0.86)]
    tops = [(px, y, 1.13) for px, y, _ in web]
    count = len(web)
    for out in (-0.008, 0.008):
        verts = [(px + out, y, z) for px, y, z in web + tops]
        p.mesh(asm, "web", verts, [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)], coat, smooth=False)
    box(asm, (x - 0.09, 0.08, 1.11), (x + 0.09, length - 0.08, 1.135), coat, 0.004)
    for (_, ya, za), (_, yb, zb) in zip(web, web[1:]):
        verts = [(x + u, y, z + w) for u in (-0.09, 0.09) for y, z in ((ya, za), (yb, zb)) for w in (0, 0.022)]
        p.mesh(asm, "flange", verts, [(0, 2, 6, 4), (1, 5, 7, 3), (0, 1, 3, 2), (4, 6, 7, 5)], coat, smooth=False)
    boxes(asm, [((x - 0.07, y, 0.88), (x + 0.07, y + 0.014, 1.12)) for y in (0.5, 1.3, 2.7, 3.4, length - 3.4, length - 2.7, length - 1.3, length - 0.5)], coat, 0)


def buffer(asm, x, coat, dark):
    """Plate on its shank, in a sleeve with a flange that is bolted to the head stock."""
    box(asm, (x - 0.2, -0.035, 0.86), (x + 0.2, 0.02, 1.26), coat, 0.03)
    turned = lambda radius, y, length, material, bevel=0.006: rod(asm, (x, y, 1.06), radius, length, material, axis="Y", bevel=bevel)
    turned(0.135, -0.36, 0.33, dark, 0.02)
    turned(0.105, -0.56, 0.24, mat.steel("6D6A66", 0.45))
    turned(0.245, -0.62, 0.05, weathered.painted_steel("3B3835", "55463A"), 0.018)
    turned(0.13, -0.6215, 0.006, mat.paint("1B1A19", 0.35))
    for u in (-0.15, 0.15):
        for w in (-0.15, 0.15):
            rod(asm, (x + u, -0.056, 1.06 + w), 0.022, 0.03, mat.paint("4A423B", 0.6), axis="Y", segments=6)


def hook(asm, dark):
    """Draw hook with its screw coupling hung up."""
    box(asm, (-0.2, -0.03, 0.92), (0.2, 0.02, 1.2), dark, 0.02)
    p.tubes(asm, [p.arc_path([(0, 0.02, 1.06), (0, -0.30, 1.06), (0, -0.40, 1.14), (0, -0.33, 1.24), (0, -0.26, 1.2)], 0.06)], 0.04, dark, resolution=4)
    p.tubes(asm, [p.arc_path([(s * 0.06, -0.2, 1.05), (s * 0.075, -0.26, 0.74), (s * 0.06, -0.12, 0.52)], 0.08) for s in (-1, 1)], 0.018, dark, resolution=4)
    rod(asm, (-0.12, -0.25, 0.74), 0.03, 0.24, dark, axis="X")
    p.tubes(asm, [[(-0.06, -0.12, 0.52), (0.06, -0.12, 0.52)]], 0.022, dark, resolution=4)


def hoses(asm):
    """Brake hoses with their cocks; red handles."""
    for side in (-1, 1):
        x = side * 0.42
        rod(asm, (x, -0.08, 0.86), 0.035, 0.1, mat.paint("5A544D", 0.6), axis="Y")
        p.tubes(asm, [p.arc_path([(x, -0.08, 0.86), (x, -0.2, 0.84), (x + side * 0.05, -0.22, 0.56), (x + side * 0.02, -0.12, 0.46)], 0.08)], 0.026, mat.rubber("191A1B"), resolution=4)
        box(asm, (x - 0.012, -0.14, 0.89), (x + 0.012, -0.10, 1.02), mat.paint("A5301F", 0.45), 0.006)


def step(asm, x, dark):
    """Foot step and handrail of the shunter."""
    out = 0.07 if x > 0 else -0.07
    p.tubes(asm, [p.arc_path([(x, 0.05, 0.9), (x, 0.05, 0.4), (x, 0.38, 0.4), (x, 0.38, 0.9)], 0.03)], 0.016, dark, resolution=4)
    box(asm, (min(x - out, x), 0.05, 0.39), (max(x - out, x), 0.38, 0.41), dark, 0.004)
    p.tubes(asm, [p.arc_path([(x * 0.98, -0.02, 0.98), (x * 0.98, -0.10, 0.98), (x * 0.98, -0.10, 0.78), (x * 0.5, -0.10, 0.78), (x * 0.5, -0.02, 0.8)], 0.03)], 0.013, mat.paint("B8A23F", 0.6), resolution=3)


def bogie(asm, y, dark, base=1.8):
    """Two wheelsets in a cast frame: axle boxes, coil springs, brake shoes."""
    for at in (y - base / 2, y + base / 2):
        wheelset(asm, at)
    for side in (-1, 1):
        x = side * 1.0
        beam = [(y - 1.28, 0.52, 0.64), (y - 0.62, 0.50, 0.66), (y - 0.45, 0.30, 0.70), (y + 0.45, 0.30, 0.70), (y + 0.62, 0.50, 0.66), (y + 1.28, 0.52, 0.64)]
        verts = [(x + u, at, z) for u in (-0.05, 0.05) for at, low, high in beam for z in (low, high)]
        count = 2 * len(beam)
        faces = [(2 * k + o, 2 * k + 1 + o, 2 * k + 3 + o, 2 * k + 2 + o) for o in (0, count) for k in range(len(beam) - 1)]
        faces += [(2 * k + e, 2 * k + 2 + e, count + 2 * k + 2 + e, count + 2 * k + e) for e in (0, 1) for k in range(len(beam) - 1)]
        faces += [(0, 1, count + 1, count), (count - 2, count - 1, 2 * count - 1, 2 * count - 2)]
        p.mesh(asm, "frame", verts, faces, dark, 0.012, smooth=False)
        for at in (y - base / 2, y + base / 2):
            axle_box(asm, x, side, at, dark)
        for u in (-0.16, 0.0, 0.16):
            coil(asm, x, y + u, 0.36, 0.62, dark)
        box(asm, (x - 0.14, y - 0.3, 0.33), (x + 0.14, y + 0.3, 0.37), dark, 0.01)
    box(asm, (-1.0, y - 0.16, 0.56), (1.0, y + 0.16, 0.80), dark, 0.02)


def wheelset(asm, y):
    tread, iron = mat.steel("8A8580", 0.3), weathered.painted_steel("3A342F", "5A4030")
    rod(asm, (-1.02, y, WHEEL), 0.08, 2.04, iron, axis="X")
    for side in (-1, 1):
        inner = side * 0.68
        a, b = sorted((inner, inner + side * 0.135))
        rod(asm, (a, y, WHEEL), WHEEL - 0.004, b - a, tread, axis="X", segments=96)
        a, b = sorted((inner - side * 0.002, inner + side * 0.03))
        rod(asm, (a, y, WHEEL), WHEEL + 0.028, b - a, tread, axis="X", bevel=0.008, segments=96)
        face = inner + side * 0.136
        disc = rod(asm, (min(face, face - side * 0.05), y, WHEEL), WHEEL - 0.075, 0.056, iron, axis="X", bevel=0.012, segments=72)
        disc.location.x = face - 0.05 if side > 0 else face - 0.006
        hub = rod(asm, (0, y, WHEEL), 0.13, 0.1, iron, axis="X", bevel=0.02)
        hub.location.x = face if side > 0 else face - 0.1


def axle_box(asm, x, side, y, dark):
    """Housing of the bearing with its bolted cover, the springs of the wheel on both sides."""
    box(asm, (x - 0.1, y - 0.15, WHEEL - 0.14), (x + 0.1, y + 0.15, WHEEL + 0.16), dark, 0.03, 4)
    a, b = sorted((x + side * 0.09, x + side * 0.15))
    rod(asm, (a, y, WHEEL), 0.12, b - a, weathered.painted_steel("45403B", "5A4030"), axis="X", bevel=0.016)
    for k in range(3):
        turn = math.tau * (k + 0.25) / 3
        rod(asm, (b - 0.006 if side > 0 else a - 0.012, y + 0.085 * math.cos(turn), WHEEL + 0.085 * math.sin(turn)), 0.016, 0.018, mat.steel("8A857E", 0.4), axis="X", segments=6)
    for u in (-0.22, 0.22):
        box(asm, (x - 0.09, y + u - 0.08, WHEEL - 0.11), (x + 0.09, y + u + 0.08, WHEEL - 0.07), dark, 0.008)
        coil(asm, x, y + u, WHEEL - 0.07, 0.6, dark)


def coil(asm, x, y, low, high, dark, radius=0.062):
    turns = [(x + radius * math.cos(0.45 * k), y + radius * math.sin(0.45 * k), low + (high - low) * k / 70) for k in range(71)]
    p.tubes(asm, [turns], 0.014, dark, resolution=3)
