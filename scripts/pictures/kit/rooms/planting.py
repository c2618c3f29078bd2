"""Plants of gardens and of dry land: broad-crowned trees, shrubs, tufts of grass."""
import math

import bpy
import numpy as np
from mathutils import Vector

import materials as mat
import parts as p
from parts import Assembly

from .outside import leaf_material, shade


def broadleaf(seed, height, leaf="5E7F45", spread=0.34, clear=0.2):
    """Forked stem under a full crown of lobes; `clear` is the bare part of the stem as a share."""
    asm, rng = Assembly(f"broadleaf{seed}"), np.random.default_rng(seed)
    fork = Vector((rng.uniform(-0.02, 0.02) * height, rng.uniform(-0.02, 0.02) * height, clear * height))
    lobes, limbs = [], []
    for k in range(26):
        share = (k + rng.uniform(0.2, 0.8)) / 26
        z = height * (clear + 0.08 + (0.9 - clear) * share)
        reach = spread * height * math.sqrt(math.sin(math.pi * (0.12 + 0.8 * share))) * rng.uniform(0.3, 0.85)
        angle = 2.4 * k + rng.uniform(-0.6, 0.6)
        lobe = Vector((math.cos(angle) * reach, math.sin(angle) * reach, z))
        lobes.append((lobe, height * rng.uniform(0.07, 0.125)))
        limbs.append([tuple(fork), tuple(fork.lerp(lobe, 0.5) + Vector((0, 0, 0.03 * height))), tuple(lobe)])
    bark = mat.paint("5F564C", 0.9)
    p.lathe(asm, [(0.020 * height, -0.1), (0.012 * height, 0.3), (0.010 * height, clear * height), (0, 0.7 * height)], bark, segments=14)
    p.tubes(asm, limbs, height * 0.0035, bark)
    card = min(0.0055 * height, 0.048)
    for part, tint in ((lobes[::2], leaf), (lobes[1::2], shade(leaf, 0.84))):
        leaf_cards(asm, part, rng, 2200, card, tint)
    return asm


def shrub(seed, height, leaf="8F8A58", leaves=110):
    """Low cushion of twigs and leaves on the ground."""
    asm, rng = Assembly(f"shrub{seed}"), np.random.default_rng(seed)
    lobes = [
        (Vector((*rng.uniform(-0.5, 0.5, 2), rng.uniform(0.15, 0.6))) * height, height * rng.uniform(0.25, 0.42))
        for _ in range(7)
    ]
    twigs = [[(0, 0, -0.02), tuple(lobe * 1.3)] for lobe, _ in lobes]
    p.tubes(asm, twigs, height * 0.012, mat.paint("6B5D4A", 0.9))
    for part, tint in ((lobes[::2], leaf), (lobes[1::2], shade(leaf, 0.8))):
        leaf_cards(asm, part, rng, leaves, height * 0.05, tint)
    return asm


def leaf_cards(asm, lobes, rng, count, size, tint):
    """Small rhombic leaves, mostly near the surface of each lobe."""
    centres = np.repeat([lobe for lobe, _ in lobes], count, axis=0)
    radii = np.repeat([radius for _, radius in lobes], count)[:, None]
    spots = centres + unit(rng, len(centres), (1, 1, 0.75)) * radii * rng.random((len(centres), 1)) ** 0.4
    along = unit(rng, len(spots)) * size * rng.uniform(0.7, 1.3, (len(spots), 1))
    side = np.cross(along, unit(rng, len(spots))) * 0.55
    verts = np.stack([spots - along, spots + side, spots + along, spots - side], 1).reshape(-1, 3)
    quads = np.arange(len(verts)).reshape(-1, 4)
    p.mesh(asm, "leaves", verts.tolist(), quads.tolist(), foliage(tint), smooth=False)


def foliage(colour):
    """Leaves of many tones: younger and older boughs, each leaf a little different, some turning yellow."""
    found = bpy.data.materials.get("foliage-" + colour)
    if found:
        return found
    material = leaf_material(colour).copy()
    material.name = "foliage-" + colour
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes["Translucent BSDF"].inputs["Color"].default_value = mat.linear("8A935F")
    nodes["Mix Shader"].inputs[0].default_value = 0.26
    coords, bough, leaf = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "TexNoise"))
    bough.inputs["Scale"].default_value, leaf.inputs["Scale"].default_value = 0.9, 26
    ramp, both = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeMixRGB")
    both.inputs[0].default_value = 0.6
    for noise, socket in ((bough, 1), (leaf, 2)):
        links.new(coords.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], both.inputs[socket])
    ramp.color_ramp.elements.new(0.5)
    tones = (shade(colour, 0.62), colour, blended(colour, "A9A46A"))
    for element, place, tone in zip(ramp.color_ramp.elements, (0.30, 0.5, 0.72), tones):
        element.position, element.color = place, mat.linear(tone)
    links.new(both.outputs[0], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def blended(a, b, share=0.45):
    return "".join(f"{round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share):02X}" for i in (0, 2, 4))


def unit(rng, count, scale=(1, 1, 1)):
    vectors = rng.normal(size=(count, 3)) * scale
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def tuft(seed, height, blade="8C9A5A", blades=130, width=0.006, lean=0.55):
    """Blades that bend outwards from one root."""
    asm, rng = Assembly(f"tuft{seed}"), np.random.default_rng(seed)
    verts, faces = [], []
    for _ in range(blades):
        angle, tall, bend = rng.uniform(0, 2 * math.pi), height * rng.uniform(0.55, 1), rng.uniform(0.1, lean) * height
        out, across = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
        root = Vector((*rng.normal(0, 0.12 * height, 2), -0.02))
        for k in range(5):
            t = k / 4
            middle = root + out * bend * t**2 + Vector((0, 0, tall * (t - 0.25 * t**3 * bend / height)))
            half = across * width * (1 - t) ** 0.6
            verts += [tuple(middle - half), tuple(middle + half)]
            if k:
                n = len(verts)
                faces.append((n - 4, n - 3, n - 1, n - 2))
    p.mesh(asm, "tuft", verts, faces, foliage(blade))
    return asm


def turf(seed, blade, side=0.6, blades=900, height=0.05):
    """A patch of mown grass: a triangle for each blade."""
    asm, rng = Assembly(f"turf{seed}"), np.random.default_rng(seed)
    roots = np.column_stack([rng.uniform(-side / 2, side / 2, (blades, 2)), np.full(blades, -0.01)])
    turn = rng.uniform(0, 2 * math.pi, blades)
    across = np.column_stack([np.cos(turn), np.sin(turn), np.zeros(blades)]) * 0.0022
    tips = roots + np.column_stack([rng.normal(0, 0.4, (blades, 2)), np.ones(blades)]) * height * rng.uniform(0.5, 1.2, (blades, 1))
    verts = np.stack([roots - across, roots + across, tips], 1).reshape(-1, 3)
    p.mesh(asm, "turf", verts.tolist(), np.arange(len(verts)).reshape(-1, 3).tolist(), foliage(blade), smooth=False)
    return asm


def scatter(kinds, spots, rng, low=0.75, high=1.3):
    """Places plants with a random turn and size; `spots` are (x, y, z)."""
    for k, spot in enumerate(spots):
        instance = kinds[k % len(kinds)].place(spot, rng.uniform(0, 360))
        instance.scale = (rng.uniform(low, high),) * 3
