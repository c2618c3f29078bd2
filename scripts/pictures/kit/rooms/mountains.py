"""Mountains at the horizon of dry plains, with or without snow."""
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import Assembly

from .outside import shade as shaded

# Below the mountains the plain goes on in its own colour.
PLAIN = "8F8565"
FOOT = {"gravel": "8F8A80", "earth": "8A7460", "sand": "B99F78"}


# How much farther and higher the range is than it was drawn: from the plain it looks as high, but as far as it is.
AFAR = 3.0


def peaks(top, seed, foot=PLAIN, snow=True, near=64.0, far=620.0, half=560.0, columns=900, rows=300):
    """A range as a field of ridged noise: low foothills in front, gullied slopes, the crest behind."""
    top, near, far, half = (value * AFAR for value in (top, near, far, half))
    verts = []
    for j in range(rows + 1):
        t = (j / rows) ** 1.25
        y = near + (far - near) * t
        for i in range(columns + 1):
            x = -half + 2 * half * i / columns
            verts.append((x, y, elevation(x, y, t, top, seed)))
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(rows) for i in range(columns)]
    asm = Assembly("peaks")
    p.mesh(asm, "peaks", verts, faces, rock_and_snow(top, foot, snow))
    return asm.place()


def elevation(x, y, t, top, seed):
    """Height of the range; `t` is 0 where it rises from the plain and 1 at its far end."""
    spot = Vector((x * 0.0015 + seed * 7.3, y * 0.0015, seed * 1.7))
    spot += noise.noise_vector(spot * 1.3) * 0.30 + noise.noise_vector(spot * 5.1) * 0.035
    rise = smooth((t - 0.10) / 0.55) * (1 - 0.7 * smooth((t - 0.72) / 0.28))
    massif = 0.5 + 0.5 * noise.fractal(spot * 0.62, 1.0, 2.0, 2)
    ridge = noise.ridged_multi_fractal(spot, 1.02, 2.1, 9, 1.0, 2.0)
    gullies = noise.ridged_multi_fractal(spot * 4.2, 0.9, 2.2, 6, 0.9, 2.0)
    foothills = max(0.0, noise.fractal(spot * 2.4, 1.0, 2.1, 6) + 0.35) * smooth(t / 0.16) * (1 - 0.6 * rise)
    slopes = ridge * (0.55 + 0.6 * massif)
    return top * (rise * (0.10 + 0.34 * slopes + 0.05 * gullies * min(1.0, ridge)) + 0.08 * foothills) - 1.2 + 1.2 * smooth(t / 0.08)


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def rock_and_snow(top, foot, covered):
    """Dry grass below, fissured rock, snow above a ragged line where it is not too steep; haze by distance."""
    material = mat.principled("rock and snow", "8C8578", 0.95, specular=0.05)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    slope = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Position"], split.inputs[0])
    links.new(place.outputs["Normal"], slope.inputs[0])
    where = place.outputs["Position"]
    fissures = texture(nodes, links, where, "ShaderNodeTexMusgrave", Scale=0.012, Detail=14, Dimension=0.82)
    fissures.node.musgrave_type = "RIDGED_MULTIFRACTAL"
    patches = texture(nodes, links, where, "ShaderNodeTexNoise", Scale=0.022, Detail=13, Roughness=0.7)
    flat = mapped(nodes, links, slope.outputs["Z"], 0.52, 0.80)
    ragged = mapped(nodes, links, patches, 0.30, 0.62)
    height = mapped(nodes, links, split.outputs["Z"], top * 0.40, top * 0.68)
    snow = product(nodes, links, product(nodes, links, height, flat, 2.4), ragged, 2.6 if covered else 0)
    rock = mixed(nodes, links, mapped(nodes, links, fissures, 0.3, 1.6), "5A5450", "82766A")
    grass = product(nodes, links, mapped(nodes, links, split.outputs["Z"], top * 0.34, top * 0.04), flat, 1.0)
    tufts = texture(nodes, links, where, "ShaderNodeTexNoise", Scale=0.16, Detail=12, Roughness=0.75)
    sward = mixed(nodes, links, mapped(nodes, links, patches, 0.36, 0.64), shaded(foot, 0.66), foot)
    sward = mixed(nodes, links, mapped(nodes, links, tufts, 0.50, 0.60, 0, 0.75), sward, shaded(foot, 0.42))
    ground = mixed(nodes, links, grass, rock, sward)
    links.new(mixed(nodes, links, snow, ground, "E4EAF0"), nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, fissures, 0.7, 6.0)
    add_haze(nodes, links)
    return material


def add_haze(nodes, links, tone="A9C0DC", near=80, far=1800, most=0.70):
    """Air between the viewer and what is far, as bright as a level surface under the same sky."""
    view, air, mix = (nodes.new(kind) for kind in ("ShaderNodeCameraData", "ShaderNodeBsdfDiffuse", "ShaderNodeMixShader"))
    air.inputs["Color"].default_value = mat.linear(tone)
    up = nodes.new("ShaderNodeCombineXYZ")
    up.inputs["Z"].default_value = 1
    share = mapped(nodes, links, view.outputs["View Distance"], near, far, 0.04, most)
    links.new(up.outputs[0], air.inputs["Normal"])
    links.new(share, mix.inputs[0])
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(air.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])


def texture(nodes, links, place, kind, **inputs):
    node = nodes.new(kind)
    for name, value in inputs.items():
        node.inputs[name].default_value = value
    links.new(place, node.inputs["Vector"])
    return node.outputs["Fac"]


def mixed(nodes, links, share, one, two):
    """Two colours, each a hex or a socket."""
    mix = nodes.new("ShaderNodeMixRGB")
    links.new(share, mix.inputs[0])
    for socket, colour in ((mix.inputs[1], one), (mix.inputs[2], two)):
        if isinstance(colour, str):
            socket.default_value = mat.linear(colour)
        else:
            links.new(colour, socket)
    return mix.outputs[0]


def mapped(nodes, links, source, low, high, start=0.0, end=1.0):
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = low, high
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = start, end
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
