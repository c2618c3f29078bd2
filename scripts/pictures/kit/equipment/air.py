"""Air that smoke or cold makes visible: veils that billow along the flow, fog that lies and runs."""
import math

import bpy

import materials as mat
import parts as p

from . import clean_air

WHITE = "E4F3FB"


def cabinet(traits, flow=0.0):
    """A class II cabinet: downflow parts above the deck to both grilles, room air goes into the front one. `flow` is how
    far the smoke has come, in lengths of its way."""
    piece = clean_air.cabinet(traits)
    dim(piece.assembly, 0.10)
    side, deck, hood = traits.width / 2 - clean_air.SIDE - 0.03, clean_air.TABLE + 0.09, clean_air.TABLE + 0.72
    back = traits.depth - 0.09
    # From the back to the front; more sheets than a ray may cross would turn black.
    for k, (start, end) in enumerate(((0.33, back), (0.31, back - 0.06), (0.29, back - 0.14), (0.28, 0.125), (0.26, 0.085))):
        path = curve((0, start, hood - 0.03), (0, start, deck + 0.16), (0, end, deck + 0.012))
        sheet(piece.assembly, path, side, smoke(k, side, 0.22, flow))
    wand(piece.assembly, side, hood)
    # Below the pane and close to it: seen from the side, longer sheets would pass before the pane.
    for k, rise in enumerate((0.045, 0.075)):
        path = curve((0, -0.16, deck + rise + 0.01), (0, -0.02, deck + rise + 0.03), (0, 0.07, deck + 0.006))
        sheet(piece.assembly, path, side, smoke(5 + k, side, 0.26, flow))
    return piece


def dim(asm, share):
    """White smoke shows before walls that are darker than it."""
    for obj in asm.collection.objects:
        if obj.type == "LIGHT":
            obj.data.energy *= share
    for material in bpy.data.materials:
        if material.name.startswith("glow-F2F9FF"):
            material.node_tree.nodes["Emission"].inputs["Strength"].default_value *= 0.3


def wand(asm, side, hood):
    """The pipe with small holes that the smoke comes from, and its hose."""
    grey, z, y = mat.plastic("8D99A1", 0.6), hood - 0.045, 0.295
    p.tubes(asm, [[(-side * 0.82, y, z), (side * 0.82, y, z)]], 0.010, grey, resolution=4)
    hose = [(side * 0.82, y, z), (side * 0.97, y, z), (side * 0.97, y + 0.08, z - 0.30), (side * 0.97, 0.12, clean_air.TABLE + 0.10)]
    p.tubes(asm, [p.arc_path(hose, 0.05)], 0.009, mat.rubber("5E6B73"), resolution=4)


def sheet(asm, path, side, material):
    """A curved surface across the cabinet; u runs across in metres, v along the flow from 0 to 1."""
    columns, rows = 12, len(path)
    verts = [(-side + 2 * side * i / columns, y, z) for i in range(columns + 1) for _, y, z in path]
    faces = [(i * rows + k, (i + 1) * rows + k, (i + 1) * rows + k + 1, i * rows + k + 1) for i in range(columns) for k in range(rows - 1)]
    obj = p.mesh(asm, "smoke", verts, faces, material)
    layer = obj.data.uv_layers.new(name="flow")
    for loop in obj.data.loops:
        column, row = divmod(loop.vertex_index, rows)
        layer.data[loop.index].uv = (-side + 2 * side * column / columns, row / (rows - 1))
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False


def smoke(seed, side, density, flow=0.0):
    """Clouds with soft streaks along the flow in them; they fade at both ends and towards the side walls."""
    material, nodes, links, split = on_sheet("smoke")
    across, along = split.outputs["X"], split.outputs["Y"]
    cloud = billows(nodes, links, split, (3.4, 1.5, seed * 7.3), flow, distortion=0.9, clear=0.36, full=0.70)
    streaks = billows(nodes, links, split, (12.0, 0.9, seed * 3.1), flow, distortion=1.4, clear=0.18, full=0.80)
    shown = times(nodes, links, times(nodes, links, cloud, streaks), faded(nodes, links, along))
    shown = times(nodes, links, times(nodes, links, shown, before_walls(nodes, links, across, side)), density * 2.2)
    lit = nodes.new("ShaderNodeEmission")
    lit.inputs["Color"].default_value, lit.inputs["Strength"].default_value = mat.linear(WHITE), 1.25
    show(nodes, links, lit.outputs[0], shown)
    return material


def on_sheet(name):
    """A material without a surface, and the place on the sheet it is made from."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    uv, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs["UV"], split.inputs[0])
    return material, nodes, links, split


def show(nodes, links, surface, share):
    """The surface as far as `share` is above nothing; the rest is clear."""
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    for source, target in ((share, 0), (clear.outputs[0], 1), (surface, 2)):
        links.new(source, mix.inputs[target])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])


# --- fog ------------------------------------------------------------------------------


def layer(asm, radius, z, seed, density, flow=0.0):
    """A level of fog in a round opening, a little uneven; u and v are metres from its middle."""
    rings, count = 10, 64
    verts = [(0.0, 0.0, z)]
    for k in range(1, rings + 1):
        for i in range(count):
            a, r = 2 * math.pi * i / count, radius * k / rings
            x, y = r * math.cos(a), r * math.sin(a)
            verts.append((x, y, z + 0.006 * math.sin(11 * x + seed) * math.cos(13 * y + 2 * seed)))
    at = lambda k, i: 1 + (k - 1) * count + i % count
    faces = [(0, at(1, i), at(1, i + 1)) for i in range(count)]
    faces += [(at(k, i), at(k + 1, i), at(k + 1, i + 1), at(k, i + 1)) for k in range(1, rings) for i in range(count)]
    fogged(asm, verts, faces, lambda v: verts[v][:2], fog(seed, radius, density, flow))


def spill(asm, profile, reach, seed, density, flow=0.0):
    """Fog that runs down a round shoulder along the (radius, 0, height) profile, `reach` degrees to both sides of the
    front; u is from -1 to 1 across, v from 0 to 1 along the flow."""
    columns, rows = 40, len(profile)
    verts, places = [], []
    for i in range(columns + 1):
        u = 2 * i / columns - 1
        a = math.radians(-90 + reach * u)
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, _, z in profile]
        places += [(u, k / (rows - 1)) for k in range(rows)]
    faces = [(i * rows + k, (i + 1) * rows + k, (i + 1) * rows + k + 1, i * rows + k + 1) for i in range(columns) for k in range(rows - 1)]
    fogged(asm, verts, faces, lambda v: places[v], veil(seed, density, flow))


def fogged(asm, verts, faces, place, material):
    """A mesh of fog: it casts no shadow and does not light what is around it."""
    obj = p.mesh(asm, "fog", verts, faces, material)
    coords = obj.data.uv_layers.new(name="flow")
    for loop in obj.data.loops:
        coords.data[loop.index].uv = place(loop.vertex_index)
    obj.visible_shadow = obj.visible_diffuse = obj.visible_glossy = False


def fog(seed, radius, density, flow):
    """Soft clouds, nowhere quite clear, thinner towards the wall."""
    material, nodes, links, split = on_sheet("fog")
    cloud = billows(nodes, links, split, (7.0, 7.0, seed * 5.7), flow, distortion=0.7, clear=0.34, full=0.66, detail=3)
    middle = ramp(nodes, links, distance(nodes, links, split), radius, radius * 0.45)
    shown = times(nodes, links, times(nodes, links, cloud, middle), density)
    show(nodes, links, white(nodes, links), shown)
    return material


def veil(seed, density, flow):
    """Thin fog that runs: it thins out to both sides and where it falls."""
    material, nodes, links, split = on_sheet("veil")
    cloud = billows(nodes, links, split, (2.2, 2.4, seed * 4.9), flow, distortion=0.6, clear=0.30, full=0.75, detail=2)
    shown = times(nodes, links, times(nodes, links, cloud, faded(nodes, links, split.outputs["Y"])), before_walls(nodes, links, split.outputs["X"], 1.0, 0.2))
    show(nodes, links, white(nodes, links), times(nodes, links, shown, density))
    return material


def white(nodes, links):
    """Fog takes the light of the room from both sides and glows a little, so that it is not grey before steel."""
    lit, front, back, both, all_of = (nodes.new("ShaderNode" + kind) for kind in ("Emission", "BsdfDiffuse", "BsdfTranslucent", "AddShader", "AddShader"))
    lit.inputs["Color"].default_value, lit.inputs["Strength"].default_value = mat.linear(WHITE), 0.42
    front.inputs["Color"].default_value = back.inputs["Color"].default_value = (0.42, 0.43, 0.44, 1)
    for source, target in ((front, both.inputs[0]), (back, both.inputs[1]), (both, all_of.inputs[0]), (lit, all_of.inputs[1])):
        links.new(source.outputs[0], target)
    return all_of.outputs[0]


def distance(nodes, links, split):
    """From the middle of the sheet."""
    flat, length = nodes.new("ShaderNodeCombineXYZ"), nodes.new("ShaderNodeVectorMath")
    links.new(split.outputs["X"], flat.inputs["X"])
    links.new(split.outputs["Y"], flat.inputs["Y"])
    length.operation = "LENGTH"
    links.new(flat.outputs[0], length.inputs[0])
    return length.outputs["Value"]


def ramp(nodes, links, value, nothing, all_of):
    """Smoothly from 0 at `nothing` to 1 at `all_of`."""
    node = nodes.new("ShaderNodeMapRange")
    links.new(value, node.inputs["Value"])
    node.interpolation_type = "SMOOTHSTEP"
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = nothing, all_of
    return node.outputs["Result"]


# --- patterns and sums ------------------------------------------------------------------


def billows(nodes, links, at, scale, moved, distortion, clear, full, detail=4):
    """Noise over the sheet, from nothing at `clear` to all at `full`; the third scale tells the sheets apart."""
    place, noise = nodes.new("ShaderNodeCombineXYZ"), nodes.new("ShaderNodeTexNoise")
    links.new(times(nodes, links, at.outputs["X"], scale[0]), place.inputs["X"])
    links.new(times(nodes, links, minus(nodes, links, at.outputs["Y"], moved), scale[1]), place.inputs["Y"])
    place.inputs["Z"].default_value = scale[2]
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, detail
    noise.inputs["Distortion"].default_value = distortion
    links.new(place.outputs[0], noise.inputs["Vector"])
    return ramp(nodes, links, noise.outputs["Fac"], clear, full)


def before_walls(nodes, links, across, side, middle=0.55):
    """1 in the middle, nothing at the side walls: the edge of a sheet would be a line."""
    away = nodes.new("ShaderNodeMath")
    away.operation = "ABSOLUTE"
    links.new(across, away.inputs[0])
    return ramp(nodes, links, away.outputs[0], side, side * middle)


def minus(nodes, links, value, number):
    node = nodes.new("ShaderNodeMath")
    node.operation, node.inputs[1].default_value = "SUBTRACT", number
    links.new(value, node.inputs[0])
    return node.outputs[0]


def times(nodes, links, value, other):
    """`other` is a socket or a number."""
    node = nodes.new("ShaderNodeMath")
    node.operation = "MULTIPLY"
    links.new(value, node.inputs[0])
    if isinstance(other, float):
        node.inputs[1].default_value = other
    else:
        links.new(other, node.inputs[1])
    return node.outputs[0]


def faded(nodes, links, along):
    """0 at both ends, 1 from a third of the way on."""
    there = nodes.new("ShaderNodeMath")
    there.operation, there.inputs[1].default_value = "PINGPONG", 0.5
    links.new(along, there.inputs[0])
    return ramp(nodes, links, there.outputs[0], 0.0, 0.3)


def curve(start, bend, end, steps=16):
    """Leaves `start` towards `bend` and arrives at `end` from there."""
    weights = [((1 - k / steps) ** 2, 2 * k / steps * (1 - k / steps), (k / steps) ** 2) for k in range(steps + 1)]
    return [tuple(sum(w * c for w, c in zip(step, axis)) for axis in zip(start, bend, end)) for step in weights]
