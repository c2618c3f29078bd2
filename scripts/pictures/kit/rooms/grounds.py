"""What is found before a building: paving, kerbs, vehicles, bicycles, flags."""
import math

import bpy

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .mountains import mapped, mixed, product, texture
from .surfaces import mottled


# --- paving -------------------------------------------------------------------


def pavers(name, one, two, joint, length, width, wet=False):
    """Slabs in running bond: each of its own tone, dirt along the joints, stains and spots where people walk.

    `wet`: after rain, with water standing in the hollows."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, one, 0.8, specular=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, brick = nodes.new("ShaderNodeTexCoord").outputs["Object"], nodes.new("ShaderNodeTexBrick")
    for socket, colour in zip(("Color1", "Color2", "Mortar"), (one, two, joint)):
        brick.inputs[socket].default_value = mat.linear(colour)
    for socket, value in {"Scale": 1, "Mortar Size": 0.012 if wet else 0.006, "Mortar Smooth": 0.3, "Brick Width": length, "Row Height": width}.items():
        brick.inputs[socket].default_value = value
    links.new(place, brick.inputs["Vector"])
    wide = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.33, Detail=10, Roughness=0.62)
    fine = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=7, Detail=12, Roughness=0.75)
    spots = nodes.new("ShaderNodeTexVoronoi")
    spots.inputs["Scale"].default_value = 2.3
    links.new(place, spots.inputs["Vector"])
    tone = times(nodes, links, brick.outputs["Color"], mapped(nodes, links, wide, 0.32, 0.66, 0.70, 1.05))
    tone = times(nodes, links, tone, mapped(nodes, links, fine, 0.3, 0.7, 0.80, 1.10))
    rim = nodes.new("ShaderNodeTexBrick")
    for socket, value in {"Scale": 1, "Mortar Size": 0.05, "Mortar Smooth": 1.0, "Brick Width": length, "Row Height": width}.items():
        rim.inputs[socket].default_value = value
    links.new(place, rim.inputs["Vector"])
    tone = mixed(nodes, links, product(nodes, links, rim.outputs["Fac"], mapped(nodes, links, fine, 0.35, 0.62), 0.55), tone, joint)
    drops = product(nodes, links, mapped(nodes, links, spots.outputs["Distance"], 0.085, 0.06), mapped(nodes, links, wide, 0.44, 0.56), 0.5)
    tone = mixed(nodes, links, drops, tone, "4B4843")
    shader = nodes["Principled BSDF"]
    if wet:
        hollows = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.42, Detail=3, Roughness=0.5)
        tone = times(nodes, links, tone, mapped(nodes, links, hollows, 0.36, 0.56, 0.80, 0.36))
        # Puddles have an edge; around them the slabs are only damp, so that their joints are seen.
        links.new(mapped(nodes, links, hollows, 0.505, 0.525, 0.52, 0.02), shader.inputs["Roughness"])
        links.new(mapped(nodes, links, hollows, 0.505, 0.525, 0.22, 0.5), shader.inputs["Specular"])
        bump = mat.relief(nodes, links, fine, 0.12, 0.004)
        links.new(mapped(nodes, links, hollows, 0.505, 0.525, 0.30, 0.0), bump.inputs["Strength"])
    else:
        links.new(mapped(nodes, links, fine, 0.3, 0.7, 0.62, 0.9), shader.inputs["Roughness"])
        mat.relief(nodes, links, fine, 0.35, 0.004)
    links.new(tone, shader.inputs["Base Color"])
    return material


def times(nodes, links, colour, factor):
    node = nodes.new("ShaderNodeMixRGB")
    node.blend_type, node.inputs[0].default_value = "MULTIPLY", 1
    links.new(colour, node.inputs[1])
    links.new(factor, node.inputs[2])
    return node.outputs[0]


def plaza_slabs(wet=False):
    return pavers("plaza slabs" + " wet" * wet, "8F8A80" if wet else "9C978D", "BBB6AB", "2E2C29" if wet else "5F5B53", 1.2, 0.6, wet)


def kerbstones():
    return pavers("kerbstones", "9E9C97", "A9A7A1", "6E6C68", 1.0, 4.0)


def asphalt():
    return mottled("asphalt", "3F4244", "4C4F50", 30, 0.85, 0.25, bump=0.2)


def kerb(asm, x0, y0, x1, y1, wide=0.18, high=0.14):
    """Edge of a bed or a carriageway, along x or along y."""
    half = wide / 2
    lo, hi = (min(x0, x1) - half, min(y0, y1) - half, -0.2), (max(x0, x1) + half, max(y0, y1) + half, high)
    box(asm, lo, hi, kerbstones(), 0.02)


# --- vehicles -----------------------------------------------------------------

HULL = [
    (-2.16, 0.40, 0.60, 0.66),
    (-2.06, 0.26, 0.70, 0.80),
    (-1.50, 0.20, 0.84, 0.88),
    (-0.90, 0.20, 0.92, 0.89),
    (0.80, 0.20, 0.95, 0.90),
    (1.70, 0.22, 0.95, 0.87),
    (2.08, 0.30, 0.88, 0.80),
    (2.16, 0.44, 0.78, 0.70),
]
CABIN = [(-1.08, 0.90, 0.76, 0.74), (-0.35, 1.42, 0.74, 0.56), (0.95, 1.43, 0.75, 0.57), (1.92, 0.93, 0.70, 0.62)]


def car(colour):
    """Estate car; its nose points to -x."""
    asm = Assembly("car-" + colour)
    coat = mat.principled("car " + colour, colour, 0.3, specular=0.5, clearcoat=1.0)
    dark = mat.plastic("14181B", 0.5)
    hull = [[(-w * 0.9, lo), (-w, (lo + hi) / 2), (-w * 0.94, hi - 0.02), (-w * 0.6, hi + 0.03)] for _, lo, hi, w in HULL]
    rings = [[*half, *[(-y, z) for y, z in reversed(half)]] for half in hull]
    soft(loft(asm, [x for x, *_ in HULL], rings, coat))
    cabin = [[(-low, 0.86), (-top, z), (top, z), (low, 0.86)] for _, z, low, top in CABIN]
    loft(asm, [x for x, *_ in CABIN], cabin, mat.screen())
    box(asm, (-0.38, -0.56, 1.415), (1.0, 0.56, 1.455), coat, 0.018)
    for side in (-1, 1):
        bars = [[(-1.04, side * 0.755, 0.92), (-0.36, side * 0.565, 1.43)], [(0.3, side * 0.755, 0.92), (0.3, side * 0.575, 1.43)], [(1.86, side * 0.70, 0.94), (0.98, side * 0.575, 1.43)]]
        p.tubes(asm, bars, 0.035, coat)
        box(asm, (-0.92, side * 0.96 - 0.09, 0.92), (-0.78, side * 0.96 + 0.09, 1.04), coat, 0.03)
        for x in (-1.35, 1.35):
            wheel(asm, x, side * 0.91, side)
    boxes(asm, [((2.10, s * 0.60 - 0.14, 0.70), (2.18, s * 0.60 + 0.14, 0.84)) for s in (-1, 1)], mat.plastic("8E1A16", 0.2), 0.02)
    boxes(asm, [((-2.13, s * 0.60 - 0.15, 0.58), (-2.02, s * 0.60 + 0.15, 0.68)) for s in (-1, 1)], mat.plastic("E8EDF0", 0.1), 0.02)
    box(asm, (-2.20, -0.42, 0.34), (-2.08, 0.42, 0.48), dark, 0.02)
    return asm


def van(colour="E9EDEE"):
    """High delivery van; its nose points to -x."""
    asm, coat = Assembly("van"), mat.principled("van coat", colour, 0.35, specular=0.5, clearcoat=0.6)
    outline = [(-2.9, 0.35), (-2.95, 0.95), (-2.2, 1.15), (-1.6, 2.05), (-1.2, 2.45), (2.9, 2.55), (3.0, 2.3), (3.0, 0.35)]
    extrude(asm, outline, 0.98, coat, 0.09)
    glass = [(-2.08, 1.2), (-1.56, 1.98), (-0.75, 1.98), (-0.75, 1.2)]
    extrude(asm, glass, 0.984, mat.screen(), 0)
    pane = [(-2.19, -0.8, 1.22), (-2.19, 0.8, 1.22), (-1.64, 0.74, 2.02), (-1.64, -0.74, 2.02)]
    p.mesh(asm, "windscreen", pane, [(0, 1, 2, 3)], mat.screen(), smooth=False)
    for side in (-1, 1):
        for x in (-1.95, 1.9):
            wheel(asm, x, side * 0.97, side, 0.36)
    boxes(asm, [((-0.5, s * 0.985 - 0.004, 0.7), (-0.49, s * 0.985 + 0.004, 2.3)) for s in (-1, 1)], mat.plastic("3A4248"), 0)
    return asm


def wheel(asm, x, y, side, radius=0.33):
    """Arch, tyre and rim; `y` is the outside of the body."""
    rod(asm, (x, y - 0.10, radius), radius + 0.06, 0.2, mat.plastic("0C0E10", 0.8), axis="Y", segments=40)
    rod(asm, (x, y - 0.11, radius), radius, 0.22, mat.rubber("17191B"), axis="Y", bevel=0.03, segments=40)
    rod(asm, (x, y - 0.125 if side < 0 else y + 0.02, radius), radius * 0.66, 0.105, mat.steel("A4ABB0", 0.35), axis="Y", segments=24)


def loft(asm, xs, rings, material):
    """Joins closed (y, z) rings along x and closes the ends."""
    count = len(rings[0])
    verts = [(x, y, z) for x, ring in zip(xs, rings) for y, z in ring]
    faces = [
        (i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k)
        for i in range(len(xs) - 1)
        for k in range(count)
    ]
    ends = [tuple(range(count)), tuple(reversed(range(len(verts) - count, len(verts))))]
    return p.mesh(asm, "loft", verts, faces + ends, material, smooth=False)


def soft(obj):
    modifier = obj.modifiers.new("soft", "SUBSURF")
    modifier.levels = modifier.render_levels = 2
    obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))


def extrude(asm, outline, half, material, bevel):
    """A (x, z) outline drawn out to both sides along y."""
    count = len(outline)
    verts = [(x, y, z) for y in (-half, half) for x, z in outline]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    ends = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    return p.mesh(asm, "extruded", verts, sides + ends, material, bevel)


# --- bicycles, flags, lamps ---------------------------------------------------


def bicycle(colour):
    """Along x, standing upright."""
    asm, dark = Assembly("bicycle-" + colour), mat.rubber("1B1E20")
    ring = lambda x: [(x + 0.34 * math.cos(a * math.pi / 16), 0, 0.35 + 0.34 * math.sin(a * math.pi / 16)) for a in range(33)]
    p.tubes(asm, [ring(-0.52), ring(0.52)], 0.02, dark)
    hub, rear, head, seat = (-0.06, 0, 0.32), (0.52, 0, 0.35), (-0.36, 0, 0.86), (0.18, 0, 0.82)
    p.tubes(asm, [[hub, head], [hub, seat], [head, seat], [seat, rear], [hub, rear], [head, (-0.52, 0, 0.35)]], 0.017, mat.paint(colour, 0.3))
    p.tubes(asm, [[head, (-0.34, 0, 1.02)], [(-0.40, -0.3, 1.04), (-0.32, 0, 1.03), (-0.40, 0.3, 1.04)], [seat, (0.2, 0, 0.95)]], 0.013, mat.steel())
    box(asm, (0.06, -0.07, 0.94), (0.34, 0.07, 1.0), dark, 0.03)
    return asm


def bicycle_stand(x, y, count=9):
    """Steel hoops along x with bicycles at some of them."""
    asm = Assembly("hoops")
    hoops = [p.arc_path([(x + 0.9 * k, y - 0.4, 0), (x + 0.9 * k, y - 0.4, 0.85), (x + 0.9 * k, y + 0.4, 0.85), (x + 0.9 * k, y + 0.4, 0)], 0.12) for k in range(count)]
    p.tubes(asm, hoops, 0.024, mat.steel("AEB6BA", 0.3))
    asm.place()
    kinds = [bicycle(colour) for colour in ("23424F", "8C2F23", "2B2E30")]
    for k in range(count):
        if k % 4 != 2:
            kinds[k % 3].place((x + 0.9 * k + 0.14, y + 0.1 * (k % 3), 0), 88 + 5 * (k % 3))


def flag(colour, band, height=9.0):
    """Pole with a hanging flag."""
    asm = Assembly("flag-" + colour)
    rod(asm, (0, 0, 0), 0.055, height, mat.steel("C3CACE", 0.35), segments=20)
    box(asm, (-0.25, -0.25, -0.1), (0.25, 0.25, 0.06), kerbstones(), 0.02)
    columns, rows = 26, 20
    for top, bottom, tint in ((0, 15, colour), (15, rows, band)):
        verts = []
        for j in range(top, bottom + 1):
            for i in range(columns + 1):
                u, v = i / columns, j / rows
                fold = 0.10 * u * math.sin(9 * u + 2.2 * v) + 0.05 * u * math.sin(21 * u - 3 * v)
                verts.append((0.07 + 0.95 * u - 0.1 * u * v, fold, height - 0.25 - 2.9 * v - 0.45 * u**2))
        wide = columns + 1
        faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(bottom - top) for i in range(columns)]
        p.mesh(asm, "cloth", verts, faces, fabric(tint))
    return asm


def fabric(colour):
    """Cloth that lets light through: flags, blinds."""
    name = "fabric-" + colour
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, colour, 0.9, specular=0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    through.inputs["Color"].default_value = mat.linear(colour)
    mix.inputs[0].default_value = 0.4
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def street_lamp(height=5.5):
    asm, metal = Assembly("street lamp"), mat.paint("3C464C", 0.4)
    p.lathe(asm, [(0, 0), (0.09, 0), (0.045, height), (0, height)], metal, segments=20)
    box(asm, (-0.12, -0.75, height - 0.02), (0.12, 0.12, height + 0.06), metal, 0.02)
    box(asm, (-0.09, -0.7, height - 0.04), (0.09, -0.15, height - 0.015), mat.glow("FFE2B8", 12), 0)
    return asm


def cars_in_row(x, y, count, turn, pitch=2.7):
    """Parked side by side along x, some places empty."""
    kinds = [car(colour) for colour in ("B9BEC2", "2A3A48", "E4E6E6", "5A1F1C", "17191B")]
    for k in range(count):
        if k % 5 != 3:
            kinds[(k * 2) % 5].place((x + k * pitch, y + 0.15 * ((k * 3) % 4), 0), turn + (180 if k % 4 == 1 else 0))


def bay_lines(asm, x, y, count, pitch=2.7, length=5.0):
    """White lines between the parking places."""
    spans = [((x + (k - 0.5) * pitch - 0.05, y, 0.002), (x + (k - 0.5) * pitch + 0.05, y + length, 0.006)) for k in range(count + 1)]
    boxes(asm, spans, mat.paint("D9D9D4", 0.7), 0)
