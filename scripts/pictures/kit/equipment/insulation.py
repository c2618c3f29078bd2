"""A corner of a cabinet, cut so that the layers of its walls show."""
import bpy

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .piece import Piece

RIGHT, LEFT, BACK = 0.30, -0.42, 0.52
LOW, HIGH = 0.16, 0.46


def section(traits):
    """A corner of the cabinet, cut level: from the outside to the inside each layer reaches higher than the one before."""
    asm = Assembly(traits.slug)
    layers = LAYERS.get(traits.series, ULTRA_LOW)
    at, step = 0.0, (HIGH - LOW) / (len(layers) - 1)
    for k, (thickness, material) in enumerate(layers):
        top = LOW + step * k
        if material is ice_pack:
            ice_packs(asm, at, thickness, top)
        else:
            angle(asm, at, thickness, top, material(), 0.008 if k == 0 else 0.0)
        at += thickness
    if traits.series in PIPED:
        evaporator(asm, at - layers[-1][0] - 0.007, HIGH - step, HIGH)
    return Piece(asm, (LEFT, 0, 0), (RIGHT, BACK, HIGH), spots={"layers": (0.06, 0.06, HIGH * 0.46)})


def angle(asm, at, thickness, top, material, bevel):
    """Both walls at the corner in one piece, `at` from the outside."""
    x, inner = RIGHT - at, RIGHT - at - thickness
    outline = [(LEFT, at), (x, at), (x, BACK), (inner, BACK), (inner, at + thickness), (LEFT, at + thickness)]
    count = len(outline)
    verts = [(u, v, z) for z in (0, top) for u, v in outline]
    # Concave: the level faces are two quadrangles each.
    level = [(0, 1, 4, 5), (1, 2, 3, 4)]
    faces = [tuple(reversed(f)) for f in level] + [tuple(count + i for i in f) for f in level]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    obj = p.mesh(asm, "angle", verts, faces, material)
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = bevel, 4, "ANGLE"


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


def shell():
    return mat.plastic("E6ECEF", 0.4)


def foam():
    """Polyurethane as it is cut: yellowish, with open cells of two sizes, denser in layers as it rose."""
    found = bpy.data.materials.get("foam")
    if found:
        return found
    material = mat.principled("foam", "E4D3A0", 0.95, specular=0.05)
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
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.9, 0.003
    links.new(both, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
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


def vacuum_panel():
    """Foil drawn tight on its core by the vacuum: fine creases."""
    material = mat.principled("vacuum panel", "C8CED2", 0.30, metallic=0.9)
    mat.add_bump(material, 34, 0.35)
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
