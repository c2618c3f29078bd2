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
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = bump
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def epoxy():
    return mottled("epoxy", "C0CBD0", "C5CFD4", 3, 0.16, 0.5)


def concrete(tone="light"):
    return mottled(
        "concrete-" + tone, *{"light": ("B4B8B8", "C4C7C6"), "dark": ("7C8182", "8D9192")}[tone], 6, 0.75, 0.3
    )


def oak():
    return mottled("oak", "B39A7E", "C6B094", 3, 0.5, 0.35, (14, 14, 0.6))


def grass():
    return mottled("grass", "4C6B35", "7C9650", 9, 0.95, 0.1, bump=0.6)


def vinyl():
    return mottled("vinyl", "C0CACE", "C6CFD2", 5, 0.22, 0.45)


def water():
    material = mat.principled("water", "0C1A20", 0.02, specular=0.5)
    mat.add_bump(material, 2.2, 0.25)
    return material


# What brushed steel mirrors all around, from the left (0) by the viewer (a quarter) to the right: strips of light and dark.
STRIPS = (
    (0.00, 0.62), (0.03, 1.00), (0.07, 0.66), (0.16, 0.46), (0.23, 0.60), (0.31, 0.52), (0.39, 0.92), (0.43, 1.00),
    (0.46, 0.60), (0.55, 0.40), (0.64, 0.80), (0.68, 0.46), (0.80, 0.38), (0.92, 0.55),
)


def streak_steel():
    """Bodies of brushed steel show upright bands: a room of even brightness would leave them a matt grey."""
    for material in bpy.data.materials:
        if material.name.startswith("brushed_steel-Z"):
            streaked(material)


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
