"""Materials that sun and rain have marked: plaster, painted boards, roof sheets."""
import bpy

import materials as mat

from .mountains import mapped, mixed, product, texture


def plaster(colour, dirt="8A6E52", bare="A07F5E"):
    """Lime or mud on a wall: trowel marks, patches of another mix, splashes above the ground, a few hairline cracks."""
    material, nodes, links, place = begun("plaster-" + colour, colour, 0.92)
    if place is None:
        return material
    height = split(nodes, links, place)["Z"]
    patches = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.9, Detail=9, Roughness=0.62)
    trowel = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=4.5, Detail=12, Roughness=0.74)
    tone = mixed(nodes, links, mapped(nodes, links, patches, 0.36, 0.66), scaled(colour, 0.74), scaled(colour, 1.06))
    tone = mixed(nodes, links, mapped(nodes, links, trowel, 0.55, 0.8, 0, 0.45), tone, scaled(colour, 0.66))
    low = mapped(nodes, links, height, 1.0, 0.25)
    tone = mixed(nodes, links, product(nodes, links, low, mapped(nodes, links, trowel, 0.36, 0.6), 0.85), tone, dirt)
    fallen = mapped(nodes, links, patches, 0.655, 0.67)
    tone = mixed(nodes, links, product(nodes, links, fallen, mapped(nodes, links, height, 1.7, 0.9), 0.85), tone, bare)
    edge = nodes.new("ShaderNodeTexVoronoi")
    edge.feature = "DISTANCE_TO_EDGE"
    edge.inputs["Scale"].default_value = 1.15
    links.new(swayed(nodes, links, place, trowel), edge.inputs["Vector"])
    crack = product(nodes, links, mapped(nodes, links, edge.outputs["Distance"], 0.004, 0.0015), mapped(nodes, links, patches, 0.50, 0.56), 0.8)
    tone = mixed(nodes, links, crack, tone, scaled(colour, 0.42))
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, trowel, 0.55, 0.014)
    return material


def boards(colour, bare="8C7C6A", along="Z"):
    """Painted boards, upright or level: each of its own tone, grain, paint worn off along the grain, dust at the foot."""
    material, nodes, links, place = begun(f"boards-{colour}-{along}", colour, 0.62)
    if place is None:
        return material
    height, each = split(nodes, links, place)["Z"], place.node.outputs["Random Per Island"]
    scale = lambda across, lengthwise: tuple(lengthwise if axis == along else across for axis in "XYZ")
    grain = texture(nodes, links, stretched(nodes, links, place, scale(34, 1.1), each), "ShaderNodeTexNoise", Scale=1.6, Detail=9, Roughness=0.7)
    wear = texture(nodes, links, stretched(nodes, links, place, scale(5, 0.9), each), "ShaderNodeTexNoise", Scale=1.2, Detail=10, Roughness=0.7)
    tone = mixed(nodes, links, each, scaled(colour, 0.74), scaled(colour, 1.1))
    tone = mixed(nodes, links, mapped(nodes, links, grain, 0.35, 0.7), scaled(colour, 0.55), tone)
    worn = product(nodes, links, mapped(nodes, links, wear, 0.56, 0.66), mapped(nodes, links, grain, 0.40, 0.60), 0.9)
    tone = mixed(nodes, links, worn, tone, bare)
    low = product(nodes, links, mapped(nodes, links, height, 0.85, 0.1), mapped(nodes, links, wear, 0.35, 0.6), 0.75)
    tone = mixed(nodes, links, low, tone, "9A8468")
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, grain, 0.6, 0.004)
    return material


def roof_sheet(colour):
    """Corrugated sheet: one tone for each sheet, dull spots, rust that runs down from the nails and the lower edge."""
    material, nodes, links, place = begun("roof sheet-" + colour, colour, 0.45)
    if place is None:
        return material
    material.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.25
    runs = texture(nodes, links, stretched(nodes, links, place, (7, 0.55, 0.55)), "ShaderNodeTexNoise", Scale=1.5, Detail=9, Roughness=0.68)
    dull = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=2.2, Detail=8, Roughness=0.65)
    tone = mixed(nodes, links, mapped(nodes, links, dull, 0.35, 0.68), scaled(colour, 0.72), scaled(colour, 1.08))
    tone = mixed(nodes, links, mapped(nodes, links, runs, 0.57, 0.72, 0, 0.85), tone, "7A4A2C")
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    links.new(mapped(nodes, links, dull, 0.3, 0.7, 0.35, 0.75), nodes["Principled BSDF"].inputs["Roughness"])
    return material


def painted_steel(colour, rust="6E3F24"):
    """Lacquered steel that has been at sea: chalky patches, streaks of rust that run down, scrapes near the ground."""
    material, nodes, links, place = begun("painted steel-" + colour, colour, 0.5)
    if place is None:
        return material
    patches = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=1.3, Detail=10, Roughness=0.66)
    runs = texture(nodes, links, stretched(nodes, links, place, (9, 9, 0.55)), "ShaderNodeTexNoise", Scale=1.4, Detail=10, Roughness=0.68)
    chips = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=13, Detail=10, Roughness=0.7)
    tone = mixed(nodes, links, mapped(nodes, links, patches, 0.36, 0.66), scaled(colour, 0.86), scaled(colour, 1.04))
    tone = mixed(nodes, links, mapped(nodes, links, runs, 0.54, 0.74, 0, 0.3), tone, scaled(colour, 0.6))
    tone = mixed(nodes, links, product(nodes, links, mapped(nodes, links, runs, 0.60, 0.70), mapped(nodes, links, patches, 0.48, 0.60), 0.8), tone, rust)
    tone = mixed(nodes, links, product(nodes, links, mapped(nodes, links, chips, 0.67, 0.69), mapped(nodes, links, patches, 0.46, 0.56), 0.9), tone, rust)
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    links.new(mapped(nodes, links, patches, 0.3, 0.7, 0.38, 0.68), nodes["Principled BSDF"].inputs["Roughness"])
    mat.relief(nodes, links, chips, 0.25, 0.002)
    return material


def dust(low, high):
    """A veil of dust on glass, thicker towards `low` on its own y, in runs that rain has left."""
    found = bpy.data.materials.get("dust")
    if found:
        return found
    material = mat.principled("dust", "B49E7E", 1.0, specular=0.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    runs = texture(nodes, links, stretched(nodes, links, place, (14, 1.6, 1)), "ShaderNodeTexNoise", Scale=1.4, Detail=9, Roughness=0.7)
    edge = mapped(nodes, links, split(nodes, links, place)["Y"], low + (high - low) * 0.3, low)
    share, clear, mix = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    share.operation = "MULTIPLY_ADD"
    links.new(edge, share.inputs[0])
    share.inputs[1].default_value = 0.20
    links.new(mapped(nodes, links, runs, 0.4, 0.75, 0.02, 0.13), share.inputs[2])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


@mat.cached
def travelled_steel(name, colour):
    """Coat of a container: what `painted_steel` has and dents, dirt that rises from its lower edge, scrapes at the height
    of forks and straps, bleached patches. Heights are those of its own drawing."""
    rust = "70401F"
    material = painted_steel(colour, rust).copy()
    material.name = name
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    own, place = nodes.new("ShaderNodeTexCoord").outputs["Object"], nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    height = split(nodes, links, own)["Z"]
    wide = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.55, Detail=8, Roughness=0.6)
    fine = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=5.5, Detail=12, Roughness=0.75)
    drips = texture(nodes, links, stretched(nodes, links, place, (11, 11, 0.35)), "ShaderNodeTexNoise", Scale=1.5, Detail=8, Roughness=0.65)
    scratches = texture(nodes, links, stretched(nodes, links, place, (0.8, 0.8, 30)), "ShaderNodeTexNoise", Scale=1.2, Detail=6, Roughness=0.6)
    tone = shader.inputs["Base Color"].links[0].from_socket
    tone = mixed(nodes, links, mapped(nodes, links, wide, 0.50, 0.70, 0, 0.40), tone, bleached(colour))
    tone = mixed(nodes, links, mapped(nodes, links, drips, 0.52, 0.72, 0, 0.55), tone, scaled(colour, 0.42))
    below = product(nodes, links, mapped(nodes, links, drips, 0.55, 0.64), mapped(nodes, links, wide, 0.44, 0.54), 0.75)
    tone = mixed(nodes, links, below, tone, rust)
    tone = mixed(nodes, links, product(nodes, links, mapped(nodes, links, height, 0.75, 0.05), mapped(nodes, links, fine, 0.30, 0.62), 0.85), tone, "4E4438")
    tone = mixed(nodes, links, product(nodes, links, mapped(nodes, links, scratches, 0.66, 0.69), mapped(nodes, links, wide, 0.52, 0.60), 0.7), tone, "8A8880")
    links.new(tone, shader.inputs["Base Color"])
    dents = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=1.5, Detail=2, Roughness=0.4)
    bump = mat.relief(nodes, links, dents, 0.6, 0.05)
    before = next(node for node in nodes if node.type == "BUMP" and node != bump)
    links.new(before.outputs["Normal"], bump.inputs["Normal"])
    return material


def bleached(colour):
    """What sun makes of a coat: paler and greyer."""
    return "".join(f"{round(int(colour[i : i + 2], 16) * 0.62 + 0x9A * 0.38):02X}" for i in (0, 2, 4))


def rained_on(colour, roughness=0.55):
    """Pale panels of a front: grey runs below their upper edges, dust in patches."""
    material, nodes, links, place = begun("rained on-" + colour, colour, roughness)
    if place is None:
        return material
    runs = texture(nodes, links, stretched(nodes, links, place, (5, 5, 0.22)), "ShaderNodeTexNoise", Scale=1.6, Detail=10, Roughness=0.7)
    patches = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.5, Detail=8, Roughness=0.6)
    tone = mixed(nodes, links, mapped(nodes, links, patches, 0.35, 0.68), scaled(colour, 0.86), scaled(colour, 1.03))
    tone = mixed(nodes, links, mapped(nodes, links, runs, 0.50, 0.74, 0, 0.55), tone, scaled(colour, 0.62))
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    return material


def begun(name, colour, roughness):
    """The material and the place of what is shaded; no place when the material is there already."""
    found = bpy.data.materials.get(name)
    if found:
        return found, None, None, None
    material = mat.principled(name, colour, roughness, specular=0.2)
    nodes = material.node_tree.nodes
    return material, nodes, material.node_tree.links, nodes.new("ShaderNodeNewGeometry").outputs["Position"]


def split(nodes, links, vector):
    node = nodes.new("ShaderNodeSeparateXYZ")
    links.new(vector, node.inputs[0])
    return node.outputs


def stretched(nodes, links, place, scale, apart=None):
    """The place with another scale for each axis; `apart` moves islands so that no two look alike."""
    times, add = nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeVectorMath")
    times.operation, times.inputs[1].default_value = "MULTIPLY", scale
    links.new(place, times.inputs[0])
    if apart is None:
        return times.outputs[0]
    add.operation, far = "ADD", nodes.new("ShaderNodeMath")
    far.operation, far.inputs[1].default_value = "MULTIPLY", 57.0
    links.new(apart, far.inputs[0])
    links.new(times.outputs[0], add.inputs[0])
    links.new(far.outputs[0], add.inputs[1])
    return add.outputs[0]


def swayed(nodes, links, place, noise, amount=0.35):
    """The place moved by noise: cracks are no straight lines."""
    times, add = nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeVectorMath")
    times.operation, times.inputs[1].default_value, add.operation = "MULTIPLY", (amount,) * 3, "ADD"
    links.new(noise, times.inputs[0])
    links.new(place, add.inputs[0])
    links.new(times.outputs[0], add.inputs[1])
    return add.outputs[0]


def scaled(colour, factor):
    return "".join(f"{min(255, round(int(colour[i : i + 2], 16) * factor)):02X}" for i in (0, 2, 4))
