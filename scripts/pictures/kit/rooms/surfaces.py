"""Floors, walls and grounds."""
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
