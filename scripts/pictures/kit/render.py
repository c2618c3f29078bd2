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

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}
# Larger with fewer paths and reduced afterwards: the same time, far cleaner edges. Large pictures do without,
# for the memory it takes.
OVERSAMPLE = 1.3
LARGE = 1_800_000


def main():
    job_file, target = sys.argv[sys.argv.index("--") + 1 :][:2]
    with open(job_file, encoding="utf-8") as handle:
        job = json.load(handle)
    size = tuple(job["size"])
    over = OVERSAMPLE if size[0] * size[1] < LARGE else 1
    large = tuple(round(side * over) for side in size)
    studio.fresh_scene()
    view = views.build(job, large)
    studio.cycles(max(8, round(job["samples"] / over**2)), job["threads"])
    folder = tempfile.mkdtemp(prefix="passes-")
    try:
        render_passes(folder)
        if view.cut:
            render_matte(folder, view)
            render_bare_ground(folder, view)
        develop.develop(
            folder, target, size, view.exposure, view.contrast, view.strength, glow=view.glow, cut=view.cut
        )
    finally:
        shutil.rmtree(folder)
    if view.points:
        with open(target + ".json", "w", encoding="utf-8") as handle:
            json.dump(view.points, handle)


def render_passes(folder):
    """One EXR for each pass the denoiser reads."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.color_mode = "OPEN_EXR", "32", "RGBA"
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(name + "_")
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    bpy.ops.render.render()
    scene.use_nodes = False
    for name in PASSES:
        os.replace(os.path.join(folder, f"{name}_0001.exr"), os.path.join(folder, name + ".exr"))


def render_matte(folder, view):
    """What the product covers: it alone, without light."""
    scene = bpy.context.scene
    view.ground.hide_render = True
    scene.render.film_transparent = True
    scene.cycles.samples, scene.cycles.max_bounces = 12, 0
    lights = [thing for thing in bpy.data.objects if thing.type == "LIGHT"]
    for light in lights:
        light.hide_render = True
    render_to(os.path.join(folder, "matte.exr"))
    for light in lights:
        light.hide_render = False
    view.ground.hide_render, scene.render.film_transparent = False, False


def render_bare_ground(folder, view):
    """The ground without the product: small, as it is smooth."""
    scene = bpy.context.scene
    for instance in view.instances:
        instance.hide_render = True
    scene.render.resolution_percentage = 20
    scene.cycles.samples, scene.cycles.max_bounces = 96, 6
    render_to(os.path.join(folder, "bare.exr"))


def render_to(path):
    render = bpy.context.scene.render
    settings = render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "OPEN_EXR", "32", "RGBA"
    render.filepath = path
    bpy.ops.render.render(write_still=True)


main()
