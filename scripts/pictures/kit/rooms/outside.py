"""Skies, plants and what lies outside the windows."""
import math
import random

import bpy
from mathutils import Vector

import materials as mat
import parts as p
from parts import Assembly, box


# --- skies ------------------------------------------------------------------


def add_clouds(nodes, links, source, amount):
    """Thin clouds: noise on the sky plane, mixed to white."""
    coords, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    lift, divide = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeVectorMath")
    lift.operation, lift.inputs[1].default_value = "ADD", 0.12
    divide.operation = "DIVIDE"
    noise, ramp, mix = (
        nodes.new("ShaderNodeTexNoise"),
        nodes.new("ShaderNodeValToRGB"),
        nodes.new("ShaderNodeMixRGB"),
    )
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 0.55, 7
    noise.inputs["Distortion"].default_value = 0.4
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.48, 0.78
    ramp.color_ramp.elements[1].color = (amount, amount, amount, 1)
    mix.inputs[2].default_value = (7.0, 7.2, 7.5, 1)
    links.new(coords.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], lift.inputs[0])
    links.new(coords.outputs["Generated"], divide.inputs[0])
    links.new(lift.outputs[0], divide.inputs[1])
    links.new(divide.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], mix.inputs[0])
    links.new(source, mix.inputs[1])
    return mix.outputs[0]


def sky(elevation, rotation, strength=0.12, sun=0.6, air=1.0, dust=1.0, clouds=0.0):
    """Physical sky; rotation 0 puts the sun behind +y."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_elevation, texture.sun_rotation = math.radians(elevation), math.radians(rotation)
    texture.sun_intensity, texture.air_density, texture.dust_density = sun, air, dust
    texture.sun_size = math.radians(2.0)
    nodes["Background"].inputs["Strength"].default_value = strength
    colour = add_clouds(nodes, links, texture.outputs[0], clouds) if clouds else texture.outputs[0]
    links.new(colour, nodes["Background"].inputs["Color"])


def gradient_sky(low, high, strength=1.0, turn=0.0):
    """Dusk: one colour at the horizon, another overhead."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("dusk")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    coords, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    stops = [(0.0, low[0]), (0.07, low[1]), (0.24, high[0]), (0.8, high[1])]
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (place, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = place, mat.linear(colour)
    links.new(coords.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


# --- plants -----------------------------------------------------------------


def tree(seed=1, height=8.0, leaf="5E7F45"):
    """Trunk, crooked branches and flat clouds of leaf cards along them; place it many times."""
    asm, rng = Assembly(f"tree{seed}"), random.Random(seed)
    lean = Vector((rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), 0)) * height
    top = lean + Vector((0, 0, height * 0.9))
    trunk = [Vector((0, 0, 0)), lean * 0.4 + Vector((0, 0, height * 0.42)), top]
    branches, clouds = [], [(top, 0.09 * height), (top * 0.9, 0.12 * height)]
    for k in range(13):
        start = trunk[1].lerp(top, rng.uniform(-0.25, 0.75))
        angle = 2.4 * k + rng.uniform(-0.5, 0.5)
        reach = rng.uniform(0.10, 0.30) * height * (1.30 - start.z / height)
        rise = rng.uniform(0.03, 0.20) * height
        middle = start + Vector((math.cos(angle), math.sin(angle), 0.2)) * reach * 0.5
        end = start + Vector((math.cos(angle + 0.3) * reach, math.sin(angle + 0.3) * reach, rise))
        branches.append([tuple(start), tuple(middle), tuple(end)])
        clouds += [(end, rng.uniform(0.06, 0.13) * height), (middle.lerp(end, 0.5), rng.uniform(0.05, 0.10) * height)]
    bark = mat.paint("6E6256", 0.9)
    p.tubes(asm, [[tuple(v) for v in trunk]], height * 0.011, bark)
    p.tubes(asm, branches, height * 0.004, bark)
    for part, tint in ((clouds[::2], leaf), (clouds[1::2], shade(leaf, 0.82))):
        leaf_cards(asm, part, rng, height, tint)
    return asm


def shade(colour, factor):
    return "".join(f"{int(int(colour[i : i + 2], 16) * factor):02X}" for i in (0, 2, 4))


def leaf_cards(asm, clouds, rng, height, leaf):
    verts, faces = [], []
    for centre, radius in clouds:
        for _ in range(300):
            direction = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.55)))
            spot = centre + direction.normalized() * radius * rng.random() ** 0.45
            normal = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.6, 1))).normalized()
            side = normal.orthogonal().normalized() * height * rng.uniform(0.005, 0.010)
            along = normal.cross(side.normalized()) * height * rng.uniform(0.009, 0.015)
            start = len(verts)
            verts += [tuple(spot + v) for v in (-along, side, along, -side)]
            faces.append((start, start + 1, start + 2, start + 3))
    p.mesh(asm, "leaves", verts, faces, leaf_material(leaf), smooth=False)


def leaf_material(colour):
    name = "leaf-" + colour
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, colour, 0.6, specular=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    through.inputs["Color"].default_value = mat.linear("9DB35A")
    mix.inputs[0].default_value = 0.35
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def hedge(asm, lo, hi, seed=1):
    """Clipped hedge: a dark core under leaf cards."""
    rng = random.Random(seed)
    box(asm, [v + 0.06 for v in lo], [v - 0.06 for v in hi], mat.paint("33472B", 0.95), 0.02)
    verts, faces = [], []
    for _ in range(int(260 * (hi[0] - lo[0]) * (hi[2] - lo[2] + hi[1] - lo[1]))):
        spot = Vector([rng.uniform(a, b) for a, b in zip(lo, hi)])
        axis = rng.choice((1, 2, 2, 1))
        spot[axis] = (lo[1] if axis == 1 else hi[2]) + rng.uniform(-0.03, 0.03)
        a = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * 0.05
        b = a.orthogonal().normalized() * 0.03
        start = len(verts)
        verts += [tuple(spot + v) for v in (-a, b, a, -b)]
        faces.append((start, start + 1, start + 2, start + 3))
    p.mesh(asm, "hedge", verts, faces, leaf_material("55743F"), smooth=False)


def frange(start, stop, step):
    count = int(round((stop - start) / step))
    return [start + (stop - start) * i / count for i in range(count + 1)]


def hills(*ranges, y=260.0, colours=("A99C8B", "B9B4AE")):
    """Silhouettes at the horizon; `ranges` are their heights, near to far."""
    asm = Assembly("hills")
    for k, (top, colour) in enumerate(zip(ranges, colours)):
        line = []
        for i in range(161):
            ridge = sum(0.5**n * (1 - abs(math.sin(i * 0.05 * 1.9**n + k * 2 + n * 1.7))) for n in range(6))
            line.append((-400 + i * 5, y + 25 * k, top * (0.15 + 0.6 * ridge)))
        verts = line + [(x, far, -2) for x, far, _ in line]
        faces = [(i, i + 1, i + 162, i + 161) for i in range(160)]
        p.mesh(asm, "hill", verts, faces, mat.paint(colour, 1.0))
    return asm.place()
