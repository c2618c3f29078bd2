"""Renders one picture: blender -b --factory-startup -P render.py -- JOB.json OUT.png

The job names the view and its measures; ../jobs.ts writes it.
"""
import json
import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy

import develop
import studio
import views

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
# Where nothing covers the ground of a packshot, and how open it is to what is above: written by its material.
GROUND, OPEN = "ground", "open"


def main():
    job_file, target = sys.argv[sys.argv.index("--") + 1 :][:2]
    with open(job_file, encoding="utf-8") as handle:
        job = json.load(handle)
    studio.fresh_scene()
    view = views.build(job, tuple(job["size"]))
    studio.cycles(job["samples"], job["threads"])
    folder = tempfile.mkdtemp(prefix="passes-")
    try:
        render_passes(folder, view)
        if view.cut:
            render_bare_ground(folder, view)
        develop.develop(folder, target, view)
    finally:
        shutil.rmtree(folder)
    if view.points:
        with open(target + ".json", "w", encoding="utf-8") as handle:
            json.dump(view.points, handle)


def render_passes(folder, view):
    """One EXR for each pass the denoiser reads; for a cut-out also what covers the ground."""
    scene = bpy.context.scene
    passes = {**PASSES, GROUND: GROUND, OPEN: OPEN} if view.cut else PASSES
    if view.cut:
        mark_ground(view.ground, view.occlusion)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.color_mode = "OPEN_EXR", "32", "RGBA"
    output.file_slots.clear()
    for name, socket in passes.items():
        output.file_slots.new(name + "_")
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    bpy.ops.render.render()
    scene.use_nodes = False
    for name in passes:
        os.replace(os.path.join(folder, f"{name}_0001.exr"), os.path.join(folder, name + ".exr"))


def mark_ground(ground, reach):
    """The material of the ground writes two passes; what is up to `reach` metres away makes it less open."""
    tree = ground.data.materials[0].node_tree
    for name in (GROUND, OPEN):
        mark = bpy.context.view_layer.aovs.add()
        mark.name, mark.type = name, "VALUE"
        output = tree.nodes.new("ShaderNodeOutputAOV")
        output.name, output.inputs["Value"].default_value = name, 1
    above = tree.nodes.new("ShaderNodeAmbientOcclusion")
    above.samples, above.inputs["Distance"].default_value = 16, reach
    tree.links.new(above.outputs["AO"], output.inputs["Value"])


def render_bare_ground(folder, view):
    """The ground without the product: small, as it is smooth."""
    scene = bpy.context.scene
    for instance in view.instances:
        instance.hide_render = True
    scene.render.use_border = scene.render.use_crop_to_border = False
    scene.render.resolution_percentage = 20
    scene.cycles.samples = 24
    render_to(os.path.join(folder, "bare.exr"))


def render_to(path):
    render = bpy.context.scene.render
    settings = render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "OPEN_EXR", "32", "RGBA"
    render.filepath = path
    bpy.ops.render.render(write_still=True)


main()
