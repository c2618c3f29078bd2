"""Traces of use: leads, frost in the air, marks on the floor, lamps, coats. Built like furniture."""
import random

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import people
from .surfaces import timber

DARK = "22303B"


def cable(asm, rng, path=(), radius=0.004, colour="22303B", bend=0.05):
    """Lead or hose along points, given as x, y, z one after the other."""
    points = [tuple(path[k : k + 3]) for k in range(0, len(path), 3)]
    p.tubes(asm, [p.arc_path(points, bend)], radius, mat.rubber(colour), resolution=4)


def mains(asm, rng, x=0.3, height=0.35):
    """Lead of an appliance, from its rear lower corner at the origin along the floor to a socket on the wall behind."""
    box(asm, (x - 0.045, -0.012, height - 0.045), (x + 0.045, 0.0, height + 0.045), mat.plastic("FAFBFB", 0.35), 0.004)
    rod(asm, (x, -0.052, height), 0.020, 0.042, mat.plastic(DARK, 0.5), axis="Y", segments=32)
    cable(asm, rng, (0, -0.2, 0.22, 0.02, -0.12, 0.012, x * 0.6, -0.09, 0.010, x, -0.07, 0.02, x, -0.07, height - 0.01), 0.0055)


def mist(asm, rng, width=0.6, height=0.9, strength=0.5):
    """Cold air that falls out of an open freezer: thin veils, denser at the bottom."""
    veil = vapour(width, height, strength)
    for k in range(7):
        y, tall = -0.05 - 0.07 * k, height * (1 - 0.10 * k)
        half = width * (0.5 + 0.05 * k)
        sheet = [(-half, y, 0), (half, y - 0.04, 0), (half, y - 0.01, tall), (-half, y, tall)]
        obj = p.mesh(asm, "mist", sheet, [(0, 1, 2, 3)], veil, smooth=False)
        obj.visible_shadow = False


def vapour(width, height, strength):
    material = mat.principled("vapour", "FFFFFF", 1.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    coords, cloud = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 2.2 / width, 6
    split, fade = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = height, 0
    sides = nodes.new("ShaderNodeMapRange")
    sides.inputs["From Min"].default_value, sides.inputs["From Max"].default_value = width * 0.62, width * 0.2
    away = nodes.new("ShaderNodeMath")
    away.operation = "ABSOLUTE"
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.30, 0.85
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(coords.outputs["Object"], split.inputs[0])
    links.new(split.outputs["Z"], fade.inputs["Value"])
    links.new(split.outputs["X"], away.inputs[0])
    links.new(away.outputs[0], sides.inputs["Value"])
    links.new(cloud.outputs["Fac"], ramp.inputs["Value"])
    amount = product(nodes, links, product(nodes, links, ramp.outputs[0], fade.outputs[0]), sides.outputs[0], strength)
    clear, white, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
    white.inputs["Color"].default_value = mat.linear("FFFFFF")
    links.new(amount, mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(white.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def product(nodes, links, a, b, factor=1.0):
    first, second = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    first.operation = second.operation = "MULTIPLY"
    links.new(a, first.inputs[0])
    links.new(b, first.inputs[1])
    links.new(first.outputs[0], second.inputs[0])
    second.inputs[1].default_value = factor
    return second.outputs[0]


def lane(asm, rng, width=1.6, length=8.0, colour="D9B13B"):
    """Walkway between two lines of tape, worn here and there."""
    lines = []
    for x in (-width / 2, width / 2):
        y = 0.0
        while y < length:
            piece = rng.uniform(0.5, 1.6)
            lines.append(((x - 0.035, y, 0), (x + 0.035, min(length, y + piece), 0.0012)))
            y += piece + rng.choice((0.0, 0.0, 0.012, 0.03))
    boxes(asm, lines, mat.paint(colour, 0.55), 0)


def busbar(asm, rng, length=10.0, height=2.9, drops=(0.8, 2.0), reach=(0.4, 0.0, 1.9)):
    """Power rail below the ceiling along y, with a box and a lead at each drop; `reach` is where a lead ends beside it."""
    grey, dark = mat.paint("D5DBDE", 0.45), mat.plastic(DARK, 0.5)
    box(asm, (-0.05, -4, height), (0.05, length, height + 0.10), grey, 0.004)
    for y in drops:
        box(asm, (-0.075, y - 0.13, height - 0.16), (0.075, y + 0.13, height - 0.001), dark, 0.008)
        rod(asm, (0, y - 0.134, height - 0.05), 0.018, 0.006, mat.glow("57C98C", 2.5), axis="Y", segments=24)
        p.tubes(asm, [p.smooth_line(dropped(y, height, reach), 8)], 0.0085, mat.rubber("D9772F"), resolution=4)


def dropped(y, height, reach):
    """A lead from its box to where it ends beside the rail: each has its own slack and sways to its own side."""
    own = random.Random(round(y * 100))
    slack, sway, aside = own.uniform(0.0, 0.30), own.uniform(-0.16, 0.16), own.uniform(-0.05, 0.05)
    end = (reach[0], y + reach[1] + aside, reach[2])
    belly = (reach[0] * 0.55, y + reach[1] * 0.5 + sway, reach[2] + 0.30 - slack)
    return [(0, y, height - 0.15), (reach[0] * 0.1, y + sway * 0.3, height - 0.36), belly, (end[0] * 0.9, end[1] - sway * 0.3, reach[2] + 0.12 - slack * 0.35), end]


def andon(asm, rng, height=2.3, lit=0):
    """Signal lamp on a post: green, amber, red; `lit` is the one that shines."""
    rod(asm, (0, 0, 0), 0.10, 0.015, mat.steel("8F9AA1", 0.4))
    rod(asm, (0, 0, 0.015), 0.018, height - 0.30, mat.steel("C3CACE", 0.3))
    for k, colour in enumerate(("3FBF86", "E0A93A", "C4462B")):
        tone = mat.glow(colour, 3.0) if k == lit else mat.plastic(colour, 0.2)
        rod(asm, (0, 0, height - 0.285 + 0.085 * k), 0.034, 0.082, tone, segments=40)
    rod(asm, (0, 0, height - 0.03), 0.037, 0.02, mat.plastic(DARK, 0.4), segments=40)


def bins(asm, rng, columns=4, rows=3, colour="1F6E96"):
    """Rail with open bins of small parts; hang it on a wall."""
    wide, tall = 0.15, 0.13
    box(asm, (-columns * wide / 2 - 0.02, 0, 0), (columns * wide / 2 + 0.02, 0.012, rows * (tall + 0.03)), mat.paint("C3CACE", 0.45), 0.002)
    for i in range(columns):
        for j in range(rows):
            x, z = -columns * wide / 2 + i * wide, j * (tall + 0.03) + 0.01
            tone = mat.plastic(colour if (i + j) % 4 else "C4462B", 0.4)
            boxes(asm, [((x + 0.006, -0.19, z), (x + wide - 0.006, -0.001, z + 0.008)), ((x + 0.006, -0.19, z), (x + wide - 0.006, -0.182, z + 0.05)), ((x + 0.006, -0.19, z), (x + 0.014, -0.001, z + 0.10)), ((x + wide - 0.014, -0.19, z), (x + wide - 0.006, -0.001, z + 0.10))], tone, 0.002)
            fill = mat.steel(rng.choice(("B8714A", "C9A86A", "9AA4AA", "8F9AA1")), 0.35)
            for _ in range(7):
                rod(asm, (x + rng.uniform(0.03, wide - 0.06), rng.uniform(-0.16, -0.03), z + rng.uniform(0.01, 0.05)), rng.uniform(0.006, 0.014), rng.uniform(0.02, 0.04), fill, axis=rng.choice("XY"), segments=16)


def coats(asm, rng, count=3):
    """Lab coats on hooks."""
    box(asm, (-0.16 * count, -0.03, 1.72), (0.16 * count, 0, 1.80), timber(), 0.004)
    for k in range(count):
        x = -0.16 * count + 0.16 + 0.32 * k
        rod(asm, (x, -0.09, 1.75), 0.008, 0.09, mat.steel("AEB7BC", 0.3), axis="Y", segments=20)
        if k == count - 1 and count > 1:
            continue
        with asm.turned((x, -0.085, 0), rng.uniform(-25, 25)):
            hang = [(people.Vector((0, 0, z)), rx, ry) for z, rx, ry in ((0.72, 0.19, 0.050), (1.05, 0.17, 0.055), (1.40, 0.165, 0.060), (1.58, 0.13, 0.055), (1.70, 0.045, 0.035), (1.76, 0.02, 0.02))]
            solids = [people.loft(hang)]
            for side in (-1, 1):
                solids.append(people.limb([(side * 0.13, -0.01, 1.58), (side * 0.185, -0.02, 1.30), (side * 0.175, -0.02, 0.98)], (0.05, 0.05, 0.042), flat=0.7))
            seed = rng.uniform(0, 40)
            wave = lambda v: 0.030 * people.noise.noise(people.Vector((v.x * 13 + seed, v.y * 4, v.z * 1.2))) + 0.006 * people.noise.noise(v * 12)
            people.skin(asm, solids, people.fabric("EDF0F1"), 0.010, wave)
