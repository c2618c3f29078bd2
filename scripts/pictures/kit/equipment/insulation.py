"""A corner of a cabinet, cut so that the layers of its walls show."""
import math

import bpy

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece

RIGHT, LEFT, BACK = 0.30, -0.42, 0.52
LOW, HIGH = 0.16, 0.46
# The corner outside: of a moulded box, of folded sheet.
MOULDED, FOLDED = 0.045, 0.006


def section(traits):
    """A corner of the cabinet, cut level: from the outside to the inside each layer reaches higher than the one before."""
    asm = Assembly(traits.slug)
    layers = LAYERS.get(traits.series, ULTRA_LOW)
    at, step = 0.0, (HIGH - LOW) / (len(layers) - 1)
    for k, (thickness, material) in enumerate(layers):
        top = LOW + step * k
        if material is ice_pack:
            ice_packs(asm, at, thickness, top)
        elif material is vacuum_panel:
            vacuum_panels(asm, at, thickness, top)
        else:
            angle(asm, at, thickness, top, material(), max(0.0005, (MOULDED if layers is BOX else FOLDED) - at))
        at += thickness
    if layers is BOX:
        p.wordmark(asm, 0.15, (LEFT + 0.07, -0.0008, LOW * 0.42), mat.paint(mat.INK, 0.4))
    if traits.series in PIPED:
        evaporator(asm, at - layers[-1][0] - 0.007, HIGH - step, HIGH)
    return Piece(asm, (LEFT, 0, 0), (RIGHT, BACK, HIGH), spots={"layers": (0.06, 0.06, HIGH * 0.46)})


def angle(asm, at, thickness, top, material, radius):
    """Both walls at the corner in one piece, `at` from the outside; `radius` is that of the corner outside."""
    outer, inner = (walls(at + deep, max(0.0004, radius - deep)) for deep in (0.0, thickness))
    count = len(outer)
    verts = [(u, v, z) for z in (0, top) for line in (outer, inner) for u, v in line]
    low_out, low_in, high_out, high_in = (k * count for k in range(4))
    faces = []
    for k in range(count - 1):
        for a, b in ((low_out, high_out), (high_out, high_in), (high_in, low_in), (low_in, low_out)):
            faces.append((a + k, a + k + 1, b + k + 1, b + k))
    faces += [(low_out + k, high_out + k, high_in + k, low_in + k) for k in (0, count - 1)]
    p.mesh(asm, "angle", verts, faces, material, 0.0012 if thickness > 0.005 else 0, 2)


def walls(at, radius, steps=8):
    """A line along both walls, `at` from the outside, round at the corner."""
    x, bend = RIGHT - at, [math.pi / 2 * k / steps for k in range(steps + 1)]
    corner = [(x - radius + radius * math.sin(a), at + radius - radius * math.cos(a)) for a in bend]
    return [(LEFT, at), *corner, (x, BACK)]


def ice_packs(asm, at, thickness, top, pitch=0.148):
    """Flat bottles of ice side by side along both walls, each with its cap and two embossed fields."""
    ice, cap = ice_pack(), mat.plastic("F2F5F6", 0.35)
    x, y = RIGHT - at - thickness - 0.004, at + thickness + 0.004
    while x - pitch > LEFT - 0.10:
        left = max(LEFT, x - pitch + 0.006)
        box(asm, (left, at + 0.001, 0), (x, at + thickness - 0.002, top - 0.016), ice, 0.010, 4)
        boxes(asm, [((left + 0.02, at - 0.0012, z), (x - 0.02, at + 0.006, z + 0.10)) for z in (0.03, top - 0.135)], ice, 0.004)
        rod(asm, (x - 0.040, at + thickness / 2, top - 0.020), 0.013, 0.022, cap, segments=32)
        x -= pitch
    while y < BACK - 0.05:
        end = min(BACK, y + pitch - 0.006)
        box(asm, (RIGHT - at - thickness + 0.002, y, 0), (RIGHT - at - 0.001, end, top - 0.016), ice, 0.010, 4)
        rod(asm, (RIGHT - at - thickness / 2, y + 0.040, top - 0.020), 0.013, 0.022, cap, segments=32)
        y += pitch


def vacuum_panels(asm, at, thickness, top):
    """A panel along each wall, sealed in foil: the fin of the weld is folded over and held with tape."""
    foil, x = vacuum_panel(), RIGHT - at
    inner = at + thickness
    box(asm, (LEFT, at, 0), (x - thickness - 0.0015, inner, top), foil, 0.0045, 3)
    box(asm, (x - thickness, at, 0), (x, BACK, top), foil, 0.0045, 3)
    fin, tape = vacuum_panel(), mat.plastic("D9B98A", 0.35)
    low, high = top - 0.030, top - 0.003
    for axis, start, end in (("x", LEFT, x - thickness - 0.006), ("y", inner - 0.012, BACK)):
        flap = [leaf(axis, start, end, low - 0.004, high, at, 0.0018), leaf(axis, start, end, low - 0.0045, low - 0.001, at, 0.0026)]
        boxes(asm, flap, fin, 0.0006)
        step = (end - start) / 2.5
        boxes(asm, [leaf(axis, start + step * (k + 0.4), start + step * (k + 0.4) + 0.034, low - 0.018, high + 0.001, at, 0.0032) for k in range(2)], tape, 0.0006)


def leaf(axis, start, end, low, high, at, out):
    """A thin layer on the outer face of a panel along x or y."""
    if axis == "x":
        return (start, at - out, low), (end, at + 0.001, high)
    return (RIGHT - at - 0.001, start, low), (RIGHT - at + out, end, high)


def evaporator(asm, at, z0, z1):
    """The pipe of the evaporator lies around the liner, in the foam."""
    paths = [
        p.arc_path([(LEFT, at, z), (RIGHT - at, at, z), (RIGHT - at, BACK, z)], 0.02)
        for z in (z0 + (z1 - z0) * share for share in (0.28, 0.72))
    ]
    p.tubes(asm, paths, 0.006, mat.steel("B8714A", 0.26), resolution=6)


def sheet():
    return mat.enamel()


def liner():
    return mat.brushed_steel("X", "CBD1D5")


@mat.cached
def shell(name):
    """Moulded, with the grain of the mould."""
    material = mat.principled(name, "E3E9EB", 0.46, specular=0.4)
    mat.add_bump(material, 900, 0.10)
    return material


@mat.cached
def foam(name):
    """Polyurethane as it is cut: yellowish, with open cells of two sizes, denser in layers as it rose."""
    material = mat.principled(name, "E4D3A0", 0.95, specular=0.05)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords = nodes.new("ShaderNodeTexCoord")
    large, small = (cells(nodes, links, coords, scale) for scale in (150, 330))
    both = joined(nodes, links, large, small, 0.4)
    rise = nodes.new("ShaderNodeTexNoise")
    rise.inputs["Scale"].default_value, rise.inputs["Detail"].default_value = 14, 5
    links.new(coords.outputs["Object"], rise.inputs["Vector"])
    tone = joined(nodes, links, both, rise.outputs["Fac"], 0.35)
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, place, colour in zip(ramp.color_ramp.elements, (0.12, 0.52), ("A88D54", "EBDDB0")):
        element.position, element.color = place, mat.linear(colour)
    links.new(tone, ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, both, 0.9, 0.003)
    return material


def cells(nodes, links, coords, scale):
    """0 in the middle of a pore, 1 on the walls between pores; some pores are shallow."""
    pores = nodes.new("ShaderNodeTexVoronoi")
    pores.inputs["Scale"].default_value = scale
    links.new(coords.outputs["Object"], pores.inputs["Vector"])
    wall = nodes.new("ShaderNodeMapRange")
    wall.interpolation_type = "SMOOTHSTEP"
    wall.inputs["From Min"].default_value, wall.inputs["From Max"].default_value = 0.15, 0.62
    links.new(pores.outputs["Distance"], wall.inputs["Value"])
    shallow = nodes.new("ShaderNodeSeparateColor")
    links.new(pores.outputs["Color"], shallow.inputs[0])
    deepest = nodes.new("ShaderNodeMath")
    deepest.operation = "MAXIMUM"
    links.new(wall.outputs["Result"], deepest.inputs[0])
    links.new(shallow.outputs[0], deepest.inputs[1])
    return deepest.outputs[0]


def joined(nodes, links, a, b, share):
    """`share` of b, the rest of a."""
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[0].default_value = share
    links.new(a, mix.inputs[1])
    links.new(b, mix.inputs[2])
    return mix.outputs[0]


def ice_pack():
    """Frozen water in a clear wall: pale blue."""
    material = bpy.data.materials.get("ice pack")
    if not material:
        material = mat.principled("ice pack", "8FC6E4", 0.16, specular=0.7, clearcoat=0.4)
        mat.add_bump(material, 60, 0.12)
    return material


def guard():
    """The layer that keeps the ice from the vaccine."""
    return mat.principled("guard", "2C8C86", 0.6, specular=0.2)


def plastic_liner():
    return mat.plastic("EDF2F4", 0.34)


@mat.cached
def vacuum_panel(name):
    """Foil drawn tight on its core by the vacuum: creases that run into each other, between them the grain of the core."""
    material = mat.principled(name, "CDD2D5", 0.26, metallic=0.92)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, warp, folds, grain = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "TexVoronoi", "TexNoise"))
    warp.inputs["Scale"].default_value, warp.inputs["Detail"].default_value = 9, 3
    folds.feature, folds.inputs["Scale"].default_value = "DISTANCE_TO_EDGE", 26
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 90, 4
    bent = nodes.new("ShaderNodeMixRGB")
    bent.inputs[0].default_value = 0.16
    links.new(coords.outputs["Object"], warp.inputs["Vector"])
    links.new(coords.outputs["Object"], bent.inputs[1])
    links.new(warp.outputs["Color"], bent.inputs[2])
    links.new(bent.outputs[0], folds.inputs["Vector"])
    links.new(coords.outputs["Object"], grain.inputs["Vector"])
    crease = nodes.new("ShaderNodeMapRange")
    crease.interpolation_type = "SMOOTHSTEP"
    crease.inputs["From Max"].default_value = 0.14
    crease.inputs["To Min"].default_value, crease.inputs["To Max"].default_value = 1.0, 0.0
    links.new(folds.outputs["Distance"], crease.inputs["Value"])
    height = joined(nodes, links, crease.outputs["Result"], grain.outputs["Fac"], 0.35)
    mat.relief(nodes, links, height, 0.8, 0.004)
    return material


ULTRA_LOW = [(0.004, sheet), (0.030, foam), (0.028, vacuum_panel), (0.046, foam), (0.003, liner)]
ICE = [(0.004, sheet), (0.058, foam), (0.040, ice_pack), (0.014, guard), (0.003, plastic_liner)]
PANEL = [(0.004, sheet), (0.092, foam), (0.004, sheet)]
BOX = [(0.006, shell), (0.012, foam), (0.024, vacuum_panel), (0.012, foam), (0.005, shell)]
LAYERS = {
    "blood-transport": BOX,
    "vaccine-cold-box": BOX,
    "solar-refrigerator": ICE,
    "ice-lined-upright": ICE,
    "cold-room": PANEL,
    "freezer-room": PANEL,
}
# Behind these liners lies the evaporator.
PIPED = {"variable-speed-upright", "cascade-upright", "dual-system-upright", "ultra-low-chest", "minus-40-chest"}
