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
    """A stem that forks again and again, leaves around its last twigs; `clear` is the bare part of the stem as a share."""
    asm, rng = Assembly(f"broadleaf{seed}"), np.random.default_rng(seed)
    fork = Vector((*rng.uniform(-0.025, 0.025, 2), clear)) * height
    limbs, ends = [[] for _ in range(4)], []
    lead = fork + Vector((*rng.uniform(-0.03, 0.03, 2), 0.30)) * height
    for k in range(7):
        share = k / 6
        angle = 2.4 * k + rng.uniform(-0.5, 0.5)
        out = Vector((math.cos(angle), math.sin(angle), 0)) * (1.0 - 0.65 * share) + Vector((0, 0, 0.45 + 0.75 * share))
        grow(fork.lerp(lead, share), out.normalized(), spread * height * rng.uniform(0.52, 0.74), 0, limbs, ends, rng)
    bark = mat.paint("5F564C", 0.9)
    tallest = max(end.z for end in ends)
    fit = lambda v: Vector((v.x, v.y, fork.z + (v.z - fork.z) * (height * 0.96 - fork.z) / (tallest - fork.z) if v.z > fork.z else v.z))
    stem = [(0, 0, -0.1), tuple(fork * 0.5 + Vector((0.006 * height, 0, 0))), tuple(fork), tuple(fit(lead))]
    p.tubes(asm, [stem], 0.0125 * height, bark, resolution=4)
    for level, paths in enumerate(limbs):
        p.tubes(asm, [[tuple(fit(v)) for v in path] for path in paths], height * (0.0062, 0.0036, 0.0020, 0.0012)[level], bark, resolution=2)
    card, lobes = min(0.0055 * height, 0.048), [(fit(end), height * rng.uniform(0.035, 0.070)) for end in ends]
    for part, tint in ((lobes[::2], leaf), (lobes[1::2], shade(leaf, 0.84))):
        leaf_cards(asm, part, rng, 64000 // len(lobes), card, tint)
    return asm


def grow(start, way, long, level, limbs, ends, rng):
    """One limb with what grows on it."""
    bend = Vector(rng.normal(0, 0.10, 3)) * long
    middle, end = start + way * long * 0.5 + bend, start + way * long
    limbs[level].append([start, middle, end])
    ends.append(end)
    if level == 3:
        return
    for share in ((0.45, 0.75, 1.0) if level < 2 else (0.6, 1.0)):
        side = Vector(rng.normal(0, 1, 3))
        turned = (way + (side - side.dot(way) * way).normalized() * rng.uniform(0.5, 1.0) + Vector((0, 0, 0.12))).normalized()
        grow(start.lerp(end, share), turned, long * rng.uniform(0.48, 0.72), level + 1, limbs, ends, rng)


def thorn(seed, height, leaf="7A7D4A"):
    """Acacia of dry land: low it is a bush of bare twigs with few leaves, tall a tree with a flat crown."""
    asm, rng = Assembly(f"thorn{seed}"), np.random.default_rng(seed)
    bush = height < 2.5
    fork = Vector((*rng.uniform(-0.03, 0.03, 2), 0.04 if bush else 0.34)) * height
    limbs, ends = [[] for _ in range(4)], []
    for k in range(9 if bush else 7):
        angle = 2.4 * k + rng.uniform(-0.4, 0.4)
        way = Vector((math.cos(angle), math.sin(angle), rng.uniform(0.5, 1.5))).normalized()
        grow(fork, way, height * rng.uniform(0.30, 0.48), 0, limbs, ends, rng)
    tallest = max(end.z for end in ends) - fork.z
    flat = lambda v: Vector((v.x, v.y, fork.z + (height - fork.z) * (1 - (1 - (v.z - fork.z) / tallest) ** 2))) if v.z > fork.z else v
    bark = mat.paint("6E5F4C", 0.9)
    p.tubes(asm, [[(0, 0, -0.1), tuple(fork)]], 0.016 * height, bark, resolution=4)
    for level, paths in enumerate(limbs):
        p.tubes(asm, [[tuple(flat(v)) for v in path] for path in paths], height * (0.0075, 0.0045, 0.0026, 0.0016)[level], bark, resolution=2)
    crown = [end for end in map(flat, ends) if bush or end.z > 0.74 * height]
    for part, tint in ((crown[::2], leaf), (crown[1::2], shade(leaf, 0.84))):
        leaf_cards(asm, [(end, 0.055 * height) for end in part], rng, 9 if bush else 60, 0.011 * height if bush else 0.036, tint)
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
