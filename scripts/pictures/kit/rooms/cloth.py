"""Woven cloth and how it falls: folds by noise along a garment and creases where it is bent."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector, noise

import materials as mat


@dataclass
class Crease:
    """Where cloth is pushed together: folds across `along`, fainter with the distance from `place`."""

    place: Vector
    along: Vector
    reach: float = 0.11
    pitch: float = 0.034
    height: float = 0.008


def falls(v, seed, hem):
    """Long folds below the waist, short ones across the sleeves and the small of the back."""
    low = max(0.0, min(1.0, (1.05 - v.z) / 0.4))
    long = noise.noise(Vector((v.x * 10 + seed, v.y * 10, v.z * 1.1)))
    pleats = ridge(Vector((v.x * 17 + seed, v.y * 13, v.z * 1.6)))
    cross = ridge(Vector((v.x * 4, v.y * 6 + seed, v.z * 9 + v.x * 5)))
    slack = ridge(Vector((v.x * 5 + 9, v.y * 5, v.z * 4 + v.x * 3 + seed)))
    fine = ridge(Vector((v.x * 13 + v.z * 9, v.y * 13 + seed, v.z * 15 - v.x * 8)))
    flare = 0.030 * low * long * min(1.0, (1.10 - hem) / 0.5)
    return flare + 0.008 * low * pleats + 0.013 * (1 - low * 0.7) * cross + 0.010 * slack + 0.0036 * fine


def creased(v, creases, seed):
    """Sharp crests at uneven distances, as at an elbow, an armpit or the back of a knee."""
    rise = 0.0
    for crease in creases:
        away = v - crease.place
        weight = math.exp(-((away.length / crease.reach) ** 2))
        if weight < 0.02:
            continue
        wander = 0.9 * noise.noise(Vector((v.x * 9 + seed, v.y * 9, v.z * 9)))
        phase = away.dot(crease.along) / crease.pitch + wander
        broken = 0.55 + 0.9 * noise.noise(Vector((v.x * 15, v.y * 15 + seed, v.z * 15)))
        rise += 1.5 * crease.height * weight * max(0.0, broken) * ((1 - abs(math.sin(math.pi * phase))) ** 1.6 - 0.35)
    return rise


def ridge(v):
    """Sharp crests, wide troughs."""
    return (1 - 2 * abs(noise.noise(v))) ** 3 - 0.3


def vent(v, hem, length=0.36):
    """The slit at the back of a coat: how deep the cloth lies there."""
    if v.y > 0 or v.z > hem + length or abs(v.x) > 0.02:
        return 0.0
    return -0.016 * math.exp(-((v.x / 0.007) ** 2)) * min(1.0, (hem + length - v.z) / 0.08)


def fabric(colour):
    """Matt, with a little sheen at the edges, a weave, small wrinkles and an uneven tone."""
    found = bpy.data.materials.get("fabric-" + colour)
    if found:
        return found
    material = mat.principled("fabric-" + colour, colour, 0.9, specular=0.15, sheen=0.3)
    mat.add_bump(material, 900, 0.15)
    wrinkle(material)
    uneven(material, colour, 0.86)
    return material


def wrinkle(material, scale=34, strength=0.45):
    """A second, wider relief below the weave."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    weave = nodes["Bump"]
    coords, cloud, bump = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "Bump"))
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = scale, 3
    cloud.inputs["Distortion"].default_value = 1.2
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.006
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(cloud.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], weave.inputs["Normal"])


def uneven(material, colour, darkest, scale=7.0):
    """The colour goes a little darker here and there."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, cloud, mix = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "MixRGB"))
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = scale, 5
    tone = mat.linear(colour)
    mix.inputs[1].default_value = tuple(channel * darkest for channel in tone[:3]) + (1,)
    mix.inputs[2].default_value = tone
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(cloud.outputs["Fac"], mix.inputs[0])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
