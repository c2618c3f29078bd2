"""Where land meets water: a moor by a loch under cloud, a lagoon with a jetty."""
import math
import random

import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import weathered
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
