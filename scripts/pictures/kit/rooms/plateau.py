"""A health post on a high plain: the place of `outdoors.py` before snow-covered mountains."""
import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import Assembly

from . import outdoors


def post(size, make, plan):
    peaks(plan.get("peaks", 46), plan.get("seed", 3))
    return outdoors.place(size, make, {**plan, "hills": None})


def peaks(top, seed, near=120.0, far=460.0, half=560.0, columns=460, rows=140):
    """A range as a field of ridged noise: foothills in front, the crest behind."""
    verts = []
    for j in range(rows + 1):
        t = j / rows
        y = near + (far - near) * t
        rise = max(0.0, 1 - abs(t - 0.62) / 0.62) ** 1.3
        for i in range(columns + 1):
            x = -half + 2 * half * i / columns
            spot = Vector((x * 0.0062 + seed * 7.3, y * 0.0062, seed * 1.7))
            ridge = noise.ridged_multi_fractal(spot, 0.9, 2.1, 9, 1.0, 2.0)
            verts.append((x, y, top * rise * (0.18 + 0.42 * ridge) + top * 0.05 * noise.noise(spot * 9) * rise - 2))
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(rows) for i in range(columns)]
    asm = Assembly("peaks")
    p.mesh(asm, "peaks", verts, faces, rock_and_snow(top))
    return asm.place()


def rock_and_snow(top):
    """Rock below and on steep sides, snow above a ragged line, a little haze over all."""
    material = mat.principled("rock and snow", "8C8578", 0.95, specular=0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    slope, rough = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeTexNoise")
    rough.inputs["Scale"].default_value, rough.inputs["Detail"].default_value = 0.05, 6
    links.new(place.outputs["Position"], split.inputs[0])
    links.new(place.outputs["Normal"], slope.inputs[0])
    links.new(place.outputs["Position"], rough.inputs["Vector"])
    height = mapped(nodes, links, split.outputs["Z"], top * 0.45, top * 0.95)
    flat = mapped(nodes, links, slope.outputs["Z"], 0.45, 0.80)
    ragged = mapped(nodes, links, rough.outputs["Fac"], 0.30, 0.62)
    snow = product(nodes, links, product(nodes, links, height, flat, 1.9), ragged, 1.7)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = mat.linear("7A7672"), mat.linear("F4F7FA")
    links.new(snow, mix.inputs[0])
    haze = nodes.new("ShaderNodeMixRGB")
    haze.inputs[0].default_value, haze.inputs[2].default_value = 0.22, mat.linear("B9C9D8")
    links.new(mix.outputs[0], haze.inputs[1])
    links.new(haze.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def mapped(nodes, links, source, low, high):
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = low, high
    links.new(source, ramp.inputs["Value"])
    return ramp.outputs["Result"]


def product(nodes, links, a, b, factor):
    times, gain = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    times.operation = gain.operation = "MULTIPLY"
    gain.use_clamp = True
    gain.inputs[1].default_value = factor
    links.new(a, times.inputs[0])
    links.new(b, times.inputs[1])
    links.new(times.outputs[0], gain.inputs[0])
    return gain.outputs[0]
