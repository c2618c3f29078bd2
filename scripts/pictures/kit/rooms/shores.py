"""Where land meets water: a moor by a loch under cloud, a lagoon with a jetty and an island of palms."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import planting, weathered
from .mountains import mapped, mixed, texture
from .surfaces import mottled

# How far the water lies below the ground.
LEVEL = -0.5


def slope(shore, x, y):
    """How much the ground falls on its way into the water; the edge is not straight."""
    beyond = y - shore["at"] - 1.6 * noise.noise(Vector((x * 0.16, 0.3, 5.0))) - 0.5 * noise.noise(Vector((x * 0.7, 1.3, 5.0)))
    return -0.16 * max(0.0, beyond + 3)


def water(asm, shore):
    """Reaches from below the land to the horizon."""
    surface = {"loch": loch, "lagoon": lagoon}[shore["water"]](shore["at"])
    box(asm, (-1500, shore["at"] - 8, LEVEL - 0.3), (1500, 2500, LEVEL), surface, 0)


def loch(_):
    """Grey water in a light wind."""
    material = mat.principled("loch", "2E3A3F", 0.14, specular=0.5)
    waves(material, 1.4, 0.5)
    return material


def lagoon(start):
    """Pale over the sand of the shore, turquoise farther out, blue beyond the reef."""
    material = mat.principled("lagoon", "4FB3AE", 0.08, specular=0.45)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Position"], split.inputs[0])
    patches = texture(nodes, links, place.outputs["Position"], "ShaderNodeTexNoise", Scale=0.09, Detail=6, Roughness=0.55)
    tone = mixed(nodes, links, mapped(nodes, links, split.outputs["Y"], start, start + 14), "9CC4AE", "4AA69F")
    tone = mixed(nodes, links, mapped(nodes, links, split.outputs["Y"], start + 12, start + 70), tone, "237F92")
    tone = mixed(nodes, links, mapped(nodes, links, patches, 0.48, 0.60, 0, 0.6), tone, "2A6F70")
    tone = mixed(nodes, links, mapped(nodes, links, split.outputs["Y"], 190, 210), tone, "1E5E86")
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    waves(material, 2.2, 0.6)
    return material


def waves(material, scale, strength):
    """Ripples, longer across than along the view."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.5, 1.2, 1)
    links.new(place.outputs["Position"], mapping.inputs["Vector"])
    ripples = texture(nodes, links, mapping.outputs["Vector"], "ShaderNodeTexNoise", Scale=scale, Detail=6, Roughness=0.6)
    mat.relief(nodes, links, ripples, strength, 0.08)


@mat.cached
def moor(name):
    """Peat, dark grass and patches of heather."""
    material = mat.principled(name, "4A4A30", 0.95, specular=0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    wide = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.35, Detail=10, Roughness=0.65)
    fine = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=5, Detail=12, Roughness=0.75)
    tone = mixed(nodes, links, mapped(nodes, links, wide, 0.38, 0.6), "3D4527", "5F5636")
    tone = mixed(nodes, links, mapped(nodes, links, wide, 0.58, 0.7, 0, 0.7), tone, "55414A")
    tone = mixed(nodes, links, mapped(nodes, links, fine, 0.42, 0.7, 0, 0.7), tone, "26241A")
    links.new(tone, nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, fine, 0.9, 0.06)
    return material


def overcast(strength=1.0, bearing=140.0):
    """Cloud over all of the sky, brightest high up on the side of the hidden sun."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("overcast")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    way, toward, stretch = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeVectorMath"), nodes.new("ShaderNodeMapping")
    turn = math.radians(bearing)
    toward.operation, toward.inputs[1].default_value = "DOT_PRODUCT", (0.7 * math.sin(turn), 0.7 * math.cos(turn), 0.7)
    stretch.inputs["Scale"].default_value = (1, 1, 4)
    links.new(way.outputs["Generated"], toward.inputs[0])
    links.new(way.outputs["Generated"], stretch.inputs["Vector"])
    banks = texture(nodes, links, stretch.outputs["Vector"], "ShaderNodeTexNoise", Scale=1.7, Detail=9, Roughness=0.55)
    glow = mapped(nodes, links, toward.outputs["Value"], -0.1, 0.95, 0.0, 1.0)
    tone = mixed(nodes, links, mapped(nodes, links, banks, 0.36, 0.62), "93A0AA", "CBD3D8")
    bright = nodes.new("ShaderNodeMath")
    bright.operation, bright.inputs[1].default_value, bright.inputs[2].default_value = "MULTIPLY_ADD", 2.2 * strength, 0.75 * strength
    links.new(glow, bright.inputs[0])
    links.new(tone, nodes["Background"].inputs["Color"])
    links.new(bright.outputs[0], nodes["Background"].inputs["Strength"])


def deck(asm, x0, x1, y0, y1, top=0.04, board=0.14):
    """A jetty of worn boards on posts, its length along y."""
    rng, wood = random.Random(6), weathered.boards("A09A8E", "85807A", "X")
    count = int((y1 - y0) / board)
    for k in range(count):
        y, out = y0 + k * board, rng.uniform(-0.03, 0.03)
        box(asm, (x0 + out, y + 0.005, top - 0.035 + 0.003 * (k % 2)), (x1 + out, y + board - 0.005, top + 0.003 * (k % 2)), wood, 0.004)
    boxes(asm, [((x - 0.07, y0, top - 0.2), (x + 0.07, y1, top - 0.036)) for x in (x0 + 0.15, x1 - 0.15)], weathered.boards("7C6E5C"), 0.005)
    for x in (x0 - 0.1, x1 + 0.1):
        for y in (y0 + 0.3, y1 - 0.25):
            rod(asm, (x, y, -2), 0.085, 2.0 + 0.62 + 0.05 * rng.random(), mottled("pile", "4E443A", "7D6F5E", 9, 0.9, 0.1), segments=20, bevel=0.01)


def island(x, y, reach, seed=4, palms=11):
    """Beach, scrub and palms across the water."""
    asm, rng = Assembly("island"), random.Random(seed)
    sand = mottled("beach", "C9B894", "E2D6BA", 1.5, 0.95, 0.1)
    profile = [(reach * 1.1, LEVEL - 0.4), (reach * 0.92, LEVEL + 0.25), (reach * 0.7, LEVEL + 0.8), (0, LEVEL + 1.3)]
    with asm.turned((x, y, 0), 0):
        p.lathe(asm, profile, sand, segments=48)
    asm.place()
    spot = lambda share, z: (x + share * reach * rng.uniform(-1, 1), y + share * reach * rng.uniform(-0.7, 0.4), LEVEL + z)
    scrub = [planting.shrub(seed + k, 2.6, "4F7A3C", 420) for k in range(3)]
    planting.scatter(scrub, [spot(0.66, 0.6) for _ in range(26)], rng, 0.7, 1.5)
    trees = [palm(seed + k, 7.0 + k) for k in range(3)]
    planting.scatter(trees, [spot(0.68, 0.5) for _ in range(palms)], rng, 0.8, 1.2)


def palm(seed, height):
    """Coconut palm: a leaning stem and a crown of drooping fronds of narrow leaves."""
    asm, rng = Assembly(f"palm{seed}"), np.random.default_rng(seed)
    lean = Vector((*rng.uniform(-0.22, 0.22, 2), 0)) * height
    stem = [tuple(lean * (t * t) + Vector((0, 0, height * t))) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    p.tubes(asm, [stem], 0.12, mottled("palm stem", "6B5F50", "93846F", 4, 0.9, 0.1), resolution=4)
    crown, verts, ribs = Vector(stem[-1]), [], []
    for k in range(19):
        bearing, rise, long = 2.4 * k + rng.uniform(-0.2, 0.2), 0.9 - 1.5 * (k / 19) + rng.uniform(-0.1, 0.1), rng.uniform(2.4, 3.1)
        out = Vector((math.cos(bearing), math.sin(bearing), 0))
        along = lambda t: crown + out * long * t * (1 - 0.15 * t) + Vector((0, 0, long * (rise * t - 0.95 * t * t)))
        ribs.append([tuple(along(t / 6)) for t in range(7)])
        across = Vector((-out.y, out.x, 0))
        for j in range(2, 40):
            t = j / 40
            root, wide = along(t), 0.62 * math.sin(math.pi * (0.12 + 0.86 * t))
            for side in (-1, 1):
                tip = root + across * side * wide + out * 0.30 * wide + Vector((0, 0, -0.55 * wide))
                verts += [tuple(root - out * 0.03), tuple(root + out * 0.03), tuple(tip)]
    p.tubes(asm, ribs, 0.02, mat.paint("7E8A4A", 0.7))
    p.mesh(asm, "fronds", verts, [(k, k + 1, k + 2) for k in range(0, len(verts), 3)], planting.foliage("5C8238"), smooth=False)
    return asm
