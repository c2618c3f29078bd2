"""Cameras, light set-ups and render settings."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials as mat
from parts import Assembly, mesh

SENSOR = 36.0


def fresh_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def world(colour="DCE7EC", strength=0.35):
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = mat.linear(colour)
    background.inputs["Strength"].default_value = strength


def area(location, target, size, power, colour="FFFFFF", visible=True):
    """Softbox: a rectangular light of size (width, height) aimed at a point."""
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", *size
    light.energy, light.color = power, mat.linear(colour)[:3]
    obj = bpy.data.objects.new("area", light)
    obj.location = location
    aim = Vector(target) - Vector(location)
    obj.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = False
    obj.visible_glossy = visible
    bpy.context.scene.collection.objects.link(obj)
    return obj


def card(location, target, size, colour="05090D"):
    """Black or white card seen only in reflections; it gives steel its dark edge."""
    asm = Assembly("card")
    w, h = size[0] / 2, size[1] / 2
    obj = mesh(
        asm, "card", [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], mat.paint(colour, 1.0)
    )
    bpy.context.scene.collection.children.link(asm.collection)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_shadow = obj.visible_diffuse = False
    return obj


def pane_reflection(size):
    """A slanted light band seen only in glass doors, where the house view mirrors to."""
    s = max(size, 0.5)
    obj = card((-0.90 * s, -1.53 * s, 0.48 * s), (-0.90 * s, 0, 0.48 * s), (0.13 * s, 0.98 * s))
    obj.rotation_euler.rotate_axis("Z", math.radians(11))
    obj.data.materials[0] = mat.glow("EAF4FA", 2.4)


def cyclorama(material, front=-9.0, back=3.2, radius=2.2, height=9.0, half_width=14.0):
    """Floor that curves into the back wall."""
    profile = [(front, 0.0)]
    for k in range(17):
        angle = math.pi / 2 * k / 16
        profile.append((back + radius * math.sin(angle), radius * (1 - math.cos(angle))))
    profile.append((back + radius, height))
    verts = [(x, y, z) for x in (-half_width, half_width) for y, z in profile]
    count = len(profile)
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    asm = Assembly("cyclorama")
    obj = mesh(asm, "cyclorama", verts, faces, material)
    bpy.context.scene.collection.children.link(asm.collection)
    return obj


def packshot_light(size, key=1.0, behind=0.0):
    """Key from the upper left, long strip on the right edge, soft top. `size`: largest side; `behind`: the place on
    the wall that the camera looks at."""
    s = max(size, 0.5)
    aim = (0, 0.3 * s, 0.45 * s)
    area((-1.75 * s, -1.5 * s, 2.15 * s), aim, (1.3 * s, 1.4 * s), 80 * key * s * s, "FFFDFA")
    area((0.2 * s, 0.3 * s, 2.3 * s), (0, 0.2 * s, 0), (1.8 * s, 1.4 * s), 16 * key * s * s, "F6FAFF")
    area((1.9 * s, 1.1 * s, 0.9 * s), (0, 0.3 * s, 0.5 * s), (0.30 * s, 1.7 * s), 5 * key * s * s, "F2F7FC")
    area((behind, 1.8, 5.2), (behind, 5.2, 1.4), (6.5, 1.4), 135 * key, "F6FAFC", visible=False)
    sheen(s, key)
    world("E6EDF1", 0.16 * key)


def product_light(lo, hi, softbox):
    """Packshots of painted pieces: a near key that falls off down the front, a side in shade with a bright rim at the
    rear edge; with `softbox` the coat of the front mirrors one. The camera is that of the scene."""
    s = max(0.5, *(high - low for low, high in zip(lo, hi)))
    area((-1.2 * s, -1.35 * s, 1.75 * s), (0, 0.2 * s, 0.6 * s), (0.9 * s, 0.9 * s), 34 * s * s, "FFFDFA")
    area((0.1 * s, 0.3 * s, 2.3 * s), (0, 0.2 * s, 0), (1.8 * s, 1.4 * s), 16 * s * s, "F6FAFF")
    area((1.9 * s, 1.1 * s, 0.9 * s), (0, 0.3 * s, 0.5 * s), (0.30 * s, 1.7 * s), 0.5 * s * s, "F2F7FC", visible=False)
    area((0, 1.8, 5.2), (0, 5.2, 1.4), (6.5, 1.4), 135, "F6FAFC", visible=False)
    rear_rim(lo, hi, 0.013 * s, 2.6)
    if softbox:
        mirrored_softbox(lo, hi, s, 8.0)
    else:
        sheen(s, 1.0)
    world("E6EDF1", 0.13)


def rear_rim(lo, hi, wide, light):
    """A strip just behind the rear right edge, seen only in the side that ends there."""
    eye = bpy.context.scene.camera.location
    middle = Vector((hi[0] + 0.012 + wide / 2, hi[1] + 0.01, lo[2] + 0.515 * (hi[2] - lo[2])))
    strip = card(middle, middle + Vector((0, -1, 0)), (wide, 0.97 * (hi[2] - lo[2])))
    strip.data.materials[0] = mat.level_glow("F6FAFC", light, (eye - middle).length)


def mirrored_softbox(lo, hi, away, light):
    """A softbox `away` metres from the front, where the camera sees it mirrored on the upper left half, below the display."""
    wide, tall = hi[0] - lo[0], hi[2] - lo[2]
    eye = bpy.context.scene.camera.location
    spot = Vector((lo[0] + 0.38 * wide, lo[1], lo[2] + 0.62 * tall))
    ray = spot - Vector((eye.x, 2 * lo[1] - eye.y, eye.z))
    larger = 1 + away / ray.length
    box = card(spot + ray.normalized() * away, spot, (0.30 * wide * larger, 0.46 * tall * larger))
    box.data.materials[0] = mat.glow("F8FBFD", light)


def sheen(s, key):
    """What the front of a piece mirrors in the house view: a tall soft strip that models flat coats."""
    strip = card((-1.35 * s, -1.75 * s, 0.55 * s), (0, 0, 0.55 * s), (0.55 * s, 1.9 * s))
    strip.data.materials[0] = mat.glow("F6FAFC", 1.5 * key)


def stage_light(size, turn, steel):
    """Dark stage: a near key that falls off down the front, strips along the edges, for `steel` longer and on both sides,
    light from above for the shadow at the feet, a wide cloth over the whole floor, a cold glow on the back wall behind
    the piece as the camera sees it, `turn` to the right."""
    s = max(size, 0.5)
    aim = (0, 0.3 * s, 0.45 * s)
    area((-0.75 * s, -0.8 * s, 1.75 * s), (-0.1 * s, 0.1 * s, 0.8 * s), (0.7 * s, 0.7 * s), 21 * s * s, "F4FAFF", visible=False)
    area((1.7 * s, 0.9 * s, 1.3 * s), aim, (0.26 * s, 1.6 * s), 8 * s * s, "BFE0F4", visible=False)
    area((0.5 * s, -1.5 * s, 0.22 * s), (0, 0, 0.1 * s), (1.2 * s, 0.1 * s), 5 * s * s, "DDF0FA", visible=False)
    tall, middle = (2.2, 0.7) if steel else (1.3, 0.9)
    strips = [((-1.7, 0.75), 0.22, 3.2), ((-1.35, -1.75), 0.5, 0.5)]
    for place, wide, light in strips + [((1.7, 0.9), 0.26, 2.4)] * steel:
        strip = card((place[0] * s, place[1] * s, middle * s), (0, 0.2 * s, middle * s), (wide * s, tall * s))
        strip.data.materials[0] = mat.level_glow("DDF0FA", light, 4.8 * s)
    area((0, 0.3 * s, 2.5 * s), (0, 0.25 * s, 0), (1.8 * s, 1.2 * s), 22 * s * s, "EAF6FF", visible=False)
    behind = -5.2 * math.tan(math.radians(turn))
    area((behind, 0, 7.5), (behind, 0, 0), (14, 8), 300, "7FB0D2", visible=False)
    area((behind, 2.2, 3.6), (behind, 5.2, 1.3), (4.2, 1.4), 95, "6FA9CC", visible=False)
    world("0A1B2A", 0.12)


def stage_rims(lo, hi, softbox):
    """What the coat of one painted piece mirrors on the dark stage: light from behind along its left edge and its rear
    right one; with `softbox` the front mirrors one."""
    s = max(0.5, *(high - low for low, high in zip(lo, hi)))
    middle = lo[2] + 0.5 * s
    left = card((lo[0] - 1.3 * s, lo[1] + 0.7 * s, middle), (lo[0], lo[1], middle), (0.7 * s, 0.9 * s))
    left.data.materials[0] = mat.level_glow("EAF6FF", 12.0, 4.8 * s)
    rear_rim(lo, hi, 0.010 * s, 4.2)
    if softbox:
        mirrored_softbox(lo, hi, s, 5.0)


def key_light(eye, target, key=1.0, side=-1, behind=0.0):
    """Close-ups: one softbox at the upper left (`side` 1: right) that is near enough to fall off across the picture, a
    strip from behind on the other side for the edges, little else; the wall has one pool of light, `behind` the subject."""
    eye, target = Vector(eye), Vector(target)
    away = eye - target
    reach, heading = away.length, math.atan2(away.x, -away.y)

    def spot(turn, rise, far):
        a, up = heading + math.radians(turn * -side), math.radians(rise)
        flat = far * reach * math.cos(up)
        return target + Vector((flat * math.sin(a), -flat * math.cos(a), far * reach * math.sin(up)))

    unit = key * reach * reach
    area(spot(-52, 44, 1.15), target, (0.62 * reach, 0.5 * reach), 11.5 * unit, "FFFCF8")
    area(spot(142, 38, 1.5), target, (0.16 * reach, 1.1 * reach), 5 * unit, "E6F1FA", visible=False)
    area(spot(48, 16, 1.6), target, (0.9 * reach, 0.9 * reach), 3.2 * unit, "EAF2F8", visible=False)
    # What bright metal mirrors on its dark side.
    board = card(spot(62, 12, 1.3), target, (0.7 * reach, 1.1 * reach))
    board.data.materials[0] = mat.glow("EAF2F8", 0.42 * key)
    area((behind, 2.4, 3.0), (behind, 5.2, 1.2), (1.6, 0.8), 46 * key, "DCE8F0", visible=False)
    world("DDE7EE", 0.09 * key)


def open_door_fill(size):
    """Fill from the right front for cabinets whose open door shades the inside."""
    s = max(size, 0.5)
    area(
        (1.7 * s, -2.3 * s, 1.3 * s),
        (-0.1 * s, 0.1 * s, 0.5 * s),
        (1.1 * s, 1.5 * s),
        15 * s * s,
        "FAFCFF",
        visible=False,
    )


def steel_light(size):
    """Tall strips left and right: bright bands with dark gaps on brushed cylinders."""
    s = max(size, 0.5)
    area((-1.5 * s, -1.0 * s, 0.9 * s), (0, 0, 0.5 * s), (0.55 * s, 2.2 * s), 30 * s * s, "FFFDFA")
    area((2.0 * s, -0.7 * s, 0.9 * s), (0, 0, 0.5 * s), (0.35 * s, 2.2 * s), 22 * s * s, "F2F8FF")
    card((0.9 * s, -2.4 * s, 0.8 * s), (0, 0, 0.5 * s), (0.7 * s, 2.4 * s))


def stage_steel(size):
    """What brushed steel mirrors on the dark stage; it does not light the floor."""
    s = max(size, 0.5)
    for place, wide, light in (((-1.6 * s, -1.0 * s, 1.15 * s), 0.5 * s, 3.0), ((2.0 * s, -0.7 * s, 1.15 * s), 0.3 * s, 4.0)):
        strip = card(place, (0, 0, 0.5 * s), (wide, 1.7 * s))
        strip.data.materials[0] = mat.glow("EAF4FA", light)


def key_steel(size):
    """What brushed steel mirrors below one key light: two strips and, for domes and worktops, a cloth above."""
    s = max(size, 0.5)
    stage_steel(size)
    cloth = card((-0.55 * s, 0.5 * s, 2.3 * s), (0, 0.3 * s, 0.8 * s), (0.9 * s, 1.3 * s))
    cloth.data.materials[0] = mat.glow("F2F7FA", 0.95)
    front = card((-0.5 * s, -2.2 * s, 1.5 * s), (0, 0, 0.6 * s), (0.5 * s, 1.5 * s))
    front.data.materials[0] = mat.glow("EAF2F8", 0.6)


def packshot_ground(colour="DAE2E7"):
    """Light studio ground."""
    return cyclorama(mat.ground(colour))


def cover_ground():
    """Light ground whose floor is darker than the wall it runs into: white pieces stand out, and covers share it."""
    material = mat.ground("DCE4E9")
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, split, ramp = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    reach = nodes.new("ShaderNodeMapRange")
    reach.inputs["From Min"].default_value, reach.inputs["From Max"].default_value = -2.0, 4.2
    links.new(place.outputs["Object"], split.inputs[0])
    links.new(split.outputs["Y"], reach.inputs["Value"])
    links.new(reach.outputs["Result"], ramp.inputs["Fac"])
    for element, colour in zip(ramp.color_ramp.elements, ("BAC7D0", "DFE7EC")):
        element.color = mat.linear(colour)
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return cyclorama(material)


def stage_ground(steel):
    """Dark floor with a very soft reflection; that of the strips for `steel` needs a smoother one to stay small."""
    return cyclorama(mat.ground("14293B", *((0.22, 0.5) if steel else (0.36, 0.4))), height=30.0, half_width=80.0)


def bounds_points(lo, hi):
    return [Vector((x, y, z)) for x in (lo[0], hi[0]) for y in (lo[1], hi[1]) for z in (lo[2], hi[2])]


def shift_camera(eye, turn, points, size, fill=(0.80, 0.80), floor=None, across=0.5):
    """Level camera whose shift frames the given points, so that verticals stay vertical.

    `turn` is the heading in degrees to the left of +y; `floor` is where the subject ends above the lower
    border, as a share of the height; without it the subject stands in the middle. `across` is where its
    middle is, as a share of the width.
    """
    scene = bpy.context.scene
    width, height = size
    scene.render.resolution_x, scene.render.resolution_y = width, height
    heading = math.radians(turn)
    right = Vector((math.cos(heading), math.sin(heading), 0))
    ahead = Vector((-math.sin(heading), math.cos(heading), 0))
    flat = [
        ((p - Vector(eye)).dot(right) / (p - Vector(eye)).dot(ahead), (p.z - eye[2]) / (p - Vector(eye)).dot(ahead))
        for p in points
    ]
    us, vs = [u for u, _ in flat], [v for _, v in flat]
    view_h = max((max(vs) - min(vs)) / fill[1], (max(us) - min(us)) / fill[0] * height / width)
    span = max(view_h, view_h * width / height)
    camera = bpy.data.cameras.new("camera")
    camera.sensor_width, camera.lens = SENSOR, SENSOR / span
    camera.shift_x = ((max(us) + min(us)) / 2 + (0.5 - across) * view_h * width / height) / span
    middle = (max(vs) + min(vs)) / 2 if floor is None else min(vs) + (0.5 - floor) * view_h
    camera.shift_y = middle / span
    camera.clip_start, camera.clip_end = 0.02, 2000
    return mount(camera, eye, (math.radians(90), 0, heading))


def mount(camera, eye, rotation):
    obj = bpy.data.objects.new("camera", camera)
    obj.location, obj.rotation_euler = eye, rotation
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


def look(eye, target, size, lens=35, level=False, focus=None, stop=8.0, shift=(0, 0)):
    """Plain camera; `level` keeps verticals vertical, `focus` turns on depth of field."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = lens, SENSOR
    camera.shift_x, camera.shift_y = shift
    camera.clip_start, camera.clip_end = 0.02, 2000
    if focus is not None:
        camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, focus, stop
    direction = Vector(target) - Vector(eye)
    if level:
        direction.z = 0
    return mount(camera, eye, direction.to_track_quat("-Z", "Y").to_euler())


def move_in(points, context, size, fill=(0.84, 0.60), floor=0.16, largest=1.6):
    """Frames the points closer with the level camera of the scene; `context` stays in the picture, too."""
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    turned = camera.matrix_world.inverted()
    local = [turned @ point for point in points]
    aside = [p for p in (turned @ point for point in context) if p.z < -1]
    us, vs = [p.x / -p.z for p in local + aside], [p.y / -p.z for p in local]
    width, height = size
    before = SENSOR / camera.data.lens
    span = max((max(us) - min(us)) / fill[0], (max(vs) - min(vs)) / fill[1] * width / height, before / largest)
    if width < height or span > before * 0.95:
        return
    camera.data.lens = SENSOR / span
    camera.data.shift_x = (max(us) + min(us)) / 2 / span
    camera.data.shift_y = (min(vs) + (0.5 - floor) * span * height / width) / span


def product_camera(lo, hi, size, turn=27, rise=0.62, fill=(0.78, 0.82), floor=0.094, across=0.5, points=None):
    """House view: right of the front, level, far enough for calm perspective; stands on `floor`. A group is framed by its `points`."""
    centre = (Vector(lo) + Vector(hi)) / 2
    tall = hi[2] - lo[2]
    reach = 3.6 * max(hi[i] - lo[i] for i in range(3))
    angle = math.radians(turn)
    eye = (centre.x + reach * math.sin(angle), centre.y - reach * math.cos(angle), lo[2] + rise * tall)
    return shift_camera(eye, turn, points or bounds_points(lo, hi), size, fill, floor, across)


# Around the product, as shares of the picture: the light comes from the upper left.
SHADOW_LEFT, SHADOW_RIGHT, ABOVE = 0.10, 0.28, 0.02


def crop(lo, hi, size):
    """Renders only the product with its shadow; gives the upper left corner in pixels."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, point) for point in bounds_points(lo, hi)]
    width, height = size
    left = int(width * max(0, min(point.x for point in seen) - SHADOW_LEFT))
    right = int(width * min(1, max(point.x for point in seen) + SHADOW_RIGHT))
    top = int(height * max(0, 1 - max(point.y for point in seen) - ABOVE))
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    # A little more than whole pixels: Blender cuts fractions off.
    render.border_min_x, render.border_max_x = (left + 0.01) / width, (right + 0.01) / width
    render.border_min_y, render.border_max_y = 0, (height - top + 0.01) / height
    return left, top


def cycles(samples, threads, clamp=4.0):
    """Settings for a two-core CPU: few paths, the denoiser does the rest."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device, c.samples, c.use_denoising = "CPU", samples, False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 3
    c.transparent_max_bounces, c.transmission_bounces = 12, 4
    c.sample_clamp_indirect, c.blur_glossy = clamp, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.4
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.use_persistent_data = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
