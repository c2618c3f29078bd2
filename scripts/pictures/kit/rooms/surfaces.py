"""Floors, walls and grounds."""
import math

import bpy

import materials as mat


def mottled(name, dark, light, scale, roughness, specular=0.4, stretch=(1, 1, 1), bump=0.0):
    """Two tones mixed by noise: epoxy, concrete, timber, grass, earth."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, light, roughness, specular=specular)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 6
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, place, colour in zip(ramp.color_ramp.elements, (0.32, 0.68), (dark, light)):
        element.position, element.color = place, mat.linear(colour)
    links.new(coords.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    if bump:
        mat.relief(nodes, links, noise.outputs["Fac"], bump)
    return material


def epoxy():
    return worn(mottled("epoxy", "A3A9AB", "B1B6B7", 2.2, 0.2, 0.5), 0.12, 0.34)


def concrete(tone="light"):
    tones = {"light": ("A7AAA8", "BCBEBB"), "dark": ("7C8182", "8D9192")}[tone]
    return worn(mottled("concrete-" + tone, *tones, 2.6, 0.6, 0.35, bump=0.05), 0.42, 0.75)


def worn(material, polished, dull):
    """A floor in use: its gloss differs from place to place, so reflections break up."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if "gloss" in nodes:
        return material
    coords, gloss = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapRange")
    gloss.name = "gloss"
    patches = noise(nodes, links, coords.outputs["Object"], (1, 1, 1), 1.7, 9, 0.4)
    for key, value in (("From Min", 0.35), ("From Max", 0.65), ("To Min", polished), ("To Max", dull)):
        gloss.inputs[key].default_value = value
    links.new(patches.outputs["Fac"], gloss.inputs["Value"])
    links.new(gloss.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])
    return material


def slabs(name, tone, other, joint, size):
    """Square tiles on a floor, each of a tone between two, with worn gloss."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, tone, 0.3, specular=0.45)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, courses = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexBrick")
    courses.offset = 0.0
    for key, value in (("Color1", mat.linear(tone)), ("Color2", mat.linear(other)), ("Mortar", mat.linear(joint)), ("Scale", 1), ("Mortar Size", 0.003), ("Brick Width", size), ("Row Height", size)):
        courses.inputs[key].default_value = value
    links.new(coords.outputs["Object"], courses.inputs["Vector"])
    links.new(courses.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, courses.outputs["Fac"], 0.5, 0.003).invert = True
    return worn(material, 0.18, 0.5)


# Dark grain, light wood, how much boards differ, roughness.
WOODS = {
    "oak": ("A8865C", "CFB288", 0.10, 0.42),
    "beech": ("B59674", "D2BA98", 0.06, 0.38),
    "ash": ("A59D93", "C0BAB0", 0.05, 0.46),
    "pine": ("B98F5E", "DBBF92", 0.12, 0.65),
    "walnut": ("4A3122", "7A5638", 0.14, 0.36),
}


def timber(wood="oak", along="X", board=0.12):
    """Boards of real wood: long grain with pores, each `board` metres wide and of another tone."""
    name = f"timber {wood} {along} {board}"
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    dark, light, spread, roughness = WOODS[wood]
    material = mat.principled(name, light, roughness, specular=0.45)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, tone = boards_of(nodes, links, along, board)
    grain = noise(nodes, links, place, [1.1 if axis == along else 26 for axis in "XYZ"], 2.2, 7, 0.9)
    pores = noise(nodes, links, place, [3 if axis == along else 190 for axis in "XYZ"], 3, 2, 0)
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, at, colour in zip(ramp.color_ramp.elements, (0.3, 0.64), (dark, light)):
        element.position, element.color = at, mat.linear(colour)
    links.new(grain.outputs["Fac"], ramp.inputs["Fac"])
    value = scaled(nodes, links, tone, spread * 2, 1 - spread)
    fine = scaled(nodes, links, pores.outputs["Fac"], 0.30, 0.85)
    both, shade = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeHueSaturation")
    both.operation = "MULTIPLY"
    links.new(value, both.inputs[0])
    links.new(fine, both.inputs[1])
    links.new(both.outputs[0], shade.inputs["Value"])
    links.new(ramp.outputs["Color"], shade.inputs["Color"])
    shader = nodes["Principled BSDF"]
    links.new(shade.outputs["Color"], shader.inputs["Base Color"])
    links.new(scaled(nodes, links, pores.outputs["Fac"], -0.25, roughness + 0.12), shader.inputs["Roughness"])
    return material


def boards_of(nodes, links, along, board):
    """The place in the wood, moved for each board, and a number from 0 to 1 for each."""
    coords, split, number = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeTexWhiteNoise")
    links.new(coords.outputs["Object"], split.inputs[0])
    across = {"X": "Y", "Y": "X", "Z": "X"}[along]
    part, whole = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    part.operation, part.inputs[1].default_value, whole.operation = "DIVIDE", board, "FLOOR"
    links.new(split.outputs[across], part.inputs[0])
    links.new(part.outputs[0], whole.inputs[0])
    number.noise_dimensions = "1D"
    links.new(whole.outputs[0], number.inputs["W"])
    moved = nodes.new("ShaderNodeVectorMath")
    moved.operation, moved.inputs[1].default_value = "MULTIPLY_ADD", (9, 9, 9)
    links.new(number.outputs["Color"], moved.inputs[0])
    links.new(coords.outputs["Object"], moved.inputs[2])
    return moved.outputs[0], number.outputs["Value"]


def noise(nodes, links, place, stretch, scale, detail, distortion):
    mapping, texture = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
    mapping.inputs["Scale"].default_value = stretch
    for key, value in (("Scale", scale), ("Detail", detail), ("Distortion", distortion)):
        texture.inputs[key].default_value = value
    links.new(place, mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
    return texture


def scaled(nodes, links, value, factor, offset):
    node = nodes.new("ShaderNodeMath")
    node.operation, node.inputs[1].default_value, node.inputs[2].default_value = "MULTIPLY_ADD", factor, offset
    links.new(value, node.inputs[0])
    return node.outputs[0]


def grass():
    return mottled("grass", "4C6B35", "7C9650", 9, 0.95, 0.1, bump=0.6)


def vinyl():
    """Sheet flooring of laboratories and wards: grey with flecks of a lighter and a darker grey."""
    found = bpy.data.materials.get("vinyl")
    if found:
        return found
    material = mat.principled("vinyl", "A9ADAC", 0.3, specular=0.45)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    flecks = mat.add_tones(material, "TexVoronoi", "Color", ("979C9C", "BDC0BE"), (0.2, 0.8))
    flecks.inputs["Scale"].default_value = 160
    return worn(material, 0.2, 0.38)


def resin(tone="83898C"):
    """Poured floor of one tone with fine flakes: it mirrors calmly, a little softened by the orange peel of the roller."""
    name = "resin " + tone
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, tone, 0.17, specular=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, shade = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeHueSaturation")
    flakes = nodes.new("ShaderNodeTexVoronoi")
    flakes.inputs["Scale"].default_value = 120
    links.new(coords.outputs["Object"], flakes.inputs["Vector"])
    grey = nodes.new("ShaderNodeSeparateColor")
    links.new(flakes.outputs["Color"], grey.inputs[0])
    shade.inputs["Color"].default_value = mat.linear(tone)
    links.new(scaled(nodes, links, grey.outputs[0], 0.16, 0.92), shade.inputs["Value"])
    links.new(shade.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    mat.add_bump(material, 34, 0.05)
    return material


# Between two joints of wall panels, and how wide a joint is, in metres.
PANEL, JOINT = 1.2, 0.005


def wall(colour, panels=False):
    """Painted wall: faint relief of the roller and tones that differ a little. `panels`: of coated panels with upright
    joints, as in clean rooms and cold stores."""
    name = f"wall {colour} {panels}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, colour, 0.38 if panels else 0.62, specular=0.4)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, shade = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeHueSaturation")
    clouds = noise(nodes, links, coords.outputs["Object"], (1, 1, 0.6), 0.9, 6, 0.3)
    shade.inputs["Color"].default_value = mat.linear(colour)
    value = scaled(nodes, links, clouds.outputs["Fac"], 0.16, 0.92)
    if panels:
        value = dark_joints(nodes, links, coords, value)
    else:
        mat.add_bump(material, 240, 0.10)
    links.new(value, shade.inputs["Value"])
    links.new(shade.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def dark_joints(nodes, links, coords, value):
    """`value`, halved where two panels meet: along x on a wall across the room, along y on the others."""
    place, facing = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(coords.outputs["Object"], place.inputs[0])
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Normal"], facing.inputs[0])
    sideways = math_node(nodes, links, "GREATER_THAN", math_node(nodes, links, "ABSOLUTE", facing.outputs["X"]), 0.5)
    along = nodes.new("ShaderNodeMix")
    links.new(sideways, along.inputs["Factor"])
    links.new(place.outputs["X"], along.inputs["A"])
    links.new(place.outputs["Y"], along.inputs["B"])
    distance = math_node(nodes, links, "PINGPONG", along.outputs["Result"], PANEL / 2)
    joint = math_node(nodes, links, "LESS_THAN", distance, JOINT / 2)
    return math_node(nodes, links, "MULTIPLY", value, scaled(nodes, links, joint, -0.5, 1))


def math_node(nodes, links, operation, *values):
    """`values` are numbers or outputs of nodes."""
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for entry, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            entry.default_value = value
        else:
            links.new(value, entry)
    return node.outputs[0]


def water():
    material = mat.principled("water", "0C1A20", 0.02, specular=0.5)
    mat.add_bump(material, 2.2, 0.25)
    return material


# What brushed steel mirrors all around, from the left (0) by the viewer (a quarter) to the right: strips of light and dark.
STRIPS = (
    (0.00, 0.62), (0.03, 1.00), (0.07, 0.66), (0.16, 0.46), (0.23, 0.60), (0.31, 0.52), (0.39, 0.92), (0.43, 1.00),
    (0.46, 0.60), (0.55, 0.40), (0.64, 0.80), (0.68, 0.46), (0.80, 0.38), (0.92, 0.55),
)


def streak_steel(even=False):
    """Bodies of brushed steel show upright bands: a room of even brightness would leave them a matt grey. `even` brushing
    runs all around without patches, for vessels seen from near."""
    for material in bpy.data.materials:
        if material.name.startswith("brushed_steel-Z"):
            streaked(material)
            if even:
                evenly_brushed(material)


def evenly_brushed(material):
    for node in material.node_tree.nodes:
        if node.type == "MAPPING":
            node.inputs["Scale"].default_value = (0.12, 0.12, 220)
        elif node.type == "BUMP":
            node.inputs["Strength"].default_value = 0.05
        elif node.type == "MAP_RANGE" and node.inputs["To Max"].default_value < 0.5:
            node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = 0.20, 0.27


def streaked(material):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    coords, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    bearing, share, ramp = (nodes.new(kind) for kind in ("ShaderNodeMath", "ShaderNodeMapRange", "ShaderNodeValToRGB"))
    bearing.operation = "ARCTAN2"
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = -math.pi, math.pi
    ramp.color_ramp.interpolation = "EASE"
    while len(ramp.color_ramp.elements) < len(STRIPS):
        ramp.color_ramp.elements.new(0.5)
    for element, (place, light) in zip(ramp.color_ramp.elements, STRIPS):
        element.position, element.color = place, (light, light * 1.01, light * 1.02, 1)
    links.new(coords.outputs["Reflection"], split.inputs[0])
    links.new(split.outputs["Y"], bearing.inputs[0])
    links.new(split.outputs["X"], bearing.inputs[1])
    links.new(bearing.outputs[0], share.inputs["Value"])
    links.new(share.outputs["Result"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
