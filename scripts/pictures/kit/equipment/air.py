"""Air that smoke makes visible: thin sheets with streaks along the flow."""
import bpy

import materials as mat
import parts as p

from . import clean_air


def cabinet(traits):
    """A class II cabinet: downflow parts above the deck to both grilles, room air goes into the front one."""
    piece = clean_air.cabinet(traits)
    side, deck, hood = traits.width / 2 - clean_air.SIDE - 0.03, clean_air.TABLE + 0.09, clean_air.TABLE + 0.72
    back = traits.depth - 0.09
    for k, (start, end) in enumerate(((0.20, 0.080), (0.27, 0.105), (0.38, back - 0.03), (0.46, back))):
        path = curve((0, start, hood - 0.03), (0, start, deck + 0.16), (0, end, deck + 0.012))
        sheet(piece.assembly, path, side, smoke(k, "8CCDF0", 0.42))
    # Below the pane and close to it: seen from the side, longer sheets would pass before the pane.
    for k, rise in enumerate((0.045, 0.075)):
        path = curve((0, -0.16, deck + rise + 0.01), (0, -0.02, deck + rise + 0.03), (0, 0.07, deck + 0.006))
        sheet(piece.assembly, path, side, smoke(4 + k, "CDEBF8", 0.36))
    return piece


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


def smoke(seed, tint, density):
    """Lit streaks on nothing: narrow across, long along the flow; they fade at both ends."""
    material = bpy.data.materials.new("smoke")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    flow, split, join = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
    links.new(flow.outputs["UV"], split.inputs[0])
    links.new(scaled(nodes, links, split.outputs["X"], 26), join.inputs["X"])
    links.new(scaled(nodes, links, split.outputs["Y"], 1.3), join.inputs["Y"])
    join.inputs["Z"].default_value = seed * 7.3
    noise, streaks = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.0, 3
    noise.inputs["Distortion"].default_value = 0.35
    links.new(join.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], streaks.inputs["Value"])
    streaks.inputs["From Min"].default_value, streaks.inputs["From Max"].default_value = 0.44, 0.74
    streaks.inputs["To Max"].default_value = density
    shown = nodes.new("ShaderNodeMath")
    shown.operation = "MULTIPLY"
    links.new(streaks.outputs["Result"], shown.inputs[0])
    links.new(faded(nodes, links, split.outputs["Y"]), shown.inputs[1])
    clear, lit, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeMixShader")
    lit.inputs["Color"].default_value = mat.linear(tint)
    for source, target in ((shown, 0), (clear, 1), (lit, 2)):
        links.new(source.outputs[0], mix.inputs[target])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def scaled(nodes, links, value, factor):
    node = nodes.new("ShaderNodeMath")
    node.operation, node.inputs[1].default_value = "MULTIPLY", factor
    links.new(value, node.inputs[0])
    return node.outputs[0]


def faded(nodes, links, along):
    """0 at both ends, 1 from a fifth of the way on."""
    there = nodes.new("ShaderNodeMath")
    there.operation, there.inputs[1].default_value = "PINGPONG", 0.5
    links.new(along, there.inputs[0])
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Max"].default_value = 0.2
    links.new(there.outputs[0], ramp.inputs["Value"])
    return ramp.outputs["Result"]


def curve(start, bend, end, steps=16):
    """Leaves `start` towards `bend` and arrives at `end` from there."""
    weights = [((1 - k / steps) ** 2, 2 * k / steps * (1 - k / steps), (k / steps) ** 2) for k in range(steps + 1)]
    return [tuple(sum(w * c for w, c in zip(step, axis)) for axis in zip(start, bend, end)) for step in weights]
