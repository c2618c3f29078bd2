"""What covers a wall: tiles, bricks, boards, a painted dado. Built like furniture before a wall at y = 0."""
import bpy

import materials as mat
from parts import box

from .surfaces import noise, scaled, timber


def lining(asm, rng, kind="tiles", width=8.0, low=0.0, high=3.0, tone="D9DED6", joint="A9ADA6", tile=0.15, tall=0.15):
    """A layer of 10 mm on the wall behind."""
    if kind == "boards":
        material = timber("oak", "Z", 0.14)
    elif kind == "paint":
        material = mat.paint(tone, 0.3)
    else:
        material = laid(kind, tone, joint, tile, tall)
    box(asm, (-width / 2, -0.010, low), (width / 2, 0.001, high), material, 0.001)
    if kind == "tiles" and high < 2.2:
        box(asm, (-width / 2, -0.014, high - 0.002), (width / 2, 0.001, high + 0.022), mat.paint(joint, 0.3), 0.004)


def laid(kind, tone, joint, wide, tall):
    """Tiles or bricks on an upright face: each of its own tone, set a little unevenly, joints that lie back."""
    name = f"laid {kind} {tone} {joint} {wide} {tall}"
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    glazed = kind == "tiles"
    material = mat.principled(name, tone, 0.16 if glazed else 0.85, specular=0.5 if glazed else 0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, split, flat = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "CombineXYZ"))
    links.new(coords.outputs["Object"], split.inputs[0])
    links.new(split.outputs["X"], flat.inputs["X"])
    links.new(split.outputs["Z"], flat.inputs["Y"])
    courses = brick(nodes, links, flat.outputs[0], tone, joint, wide, tall, 0.0 if glazed else 0.5, glazed)
    clouds = noise(nodes, links, coords.outputs["Object"], (1, 1, 1), 2.4, 7, 0.5)
    shade = nodes.new("ShaderNodeHueSaturation")
    links.new(courses.outputs["Color"], shade.inputs["Color"])
    links.new(scaled(nodes, links, clouds.outputs["Fac"], 0.22 if glazed else 0.5, 0.89 if glazed else 0.72), shade.inputs["Value"])
    links.new(shade.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    bump = mat.relief(nodes, links, courses.outputs["Fac"], 0.6, 0.002 if glazed else 0.006)
    bump.invert = True
    return material


def brick(nodes, links, place, tone, joint, wide, tall, offset, glazed):
    texture = nodes.new("ShaderNodeTexBrick")
    texture.offset, texture.squash = offset, 1.0
    dark = tuple(channel * (0.86 if glazed else 0.6) for channel in mat.linear(tone)[:3]) + (1,)
    values = {"Color1": mat.linear(tone), "Color2": dark, "Mortar": mat.linear(joint), "Scale": 1, "Mortar Size": 0.0022 if glazed else 0.006, "Mortar Smooth": 0.2, "Brick Width": wide, "Row Height": tall}
    for key, value in values.items():
        texture.inputs[key].default_value = value
    links.new(place, texture.inputs["Vector"])
    return texture
