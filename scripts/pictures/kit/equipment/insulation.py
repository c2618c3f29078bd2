"""A wall in section: each layer is cut back further than the one behind it."""
import bpy

import materials as mat
import parts as p
from parts import Assembly, box

from .piece import Piece

HEIGHT = 0.46


def section(traits):
    """From the outside to the inside; the last layer is the liner."""
    asm = Assembly(traits.slug)
    layers = LAYERS.get(traits.series, ULTRA_LOW)
    depth = sum(thickness for thickness, _ in layers)
    right, step = 0.36, 0.62 / len(layers)
    y = 0.0
    for k, (thickness, material) in enumerate(layers):
        x = -0.26 + step * k
        bevel = min(0.0015, thickness / 3)
        box(asm, (-0.36, y, 0), (min(right, x + step), y + thickness + 0.0002, HEIGHT - 0.0004 * k), material(), bevel, 2)
        y += thickness
    if traits.series in PIPED:
        evaporator(asm, -0.30, right - 0.02, depth - 0.012)
    return Piece(asm, (-0.36, 0, 0), (right, depth, HEIGHT), spots={"layers": (0.04, 0, HEIGHT * 0.55)})


def evaporator(asm, x0, x1, y):
    """The pipe of the evaporator lies on the liner, in the foam."""
    rows, bends = 6, []
    for k in range(rows):
        z = 0.05 + k * 0.07
        ends = (x0, x1) if k % 2 == 0 else (x1, x0)
        bends += [(x, y, z) for x in ends]
    p.tubes(asm, [p.arc_path(bends, 0.025)], 0.006, mat.steel("B8714A", 0.26), resolution=6)


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
    return mat.principled("ice pack", "A9D3E6", 0.18, specular=0.6)


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
