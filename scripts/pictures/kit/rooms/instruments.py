"""A laboratory seen from near: a microscope with all its parts, window blinds, daylight that outshines the view. Built like furniture."""
import math

import bpy

import materials as mat
import parts as p
from parts import box, boxes, rod


def microscope(asm, rng, slide=True):
    """Upright light microscope; its eyepieces face the viewer, -y, its stand is behind the stage."""
    white, dark, steel = mat.plastic("E4E8EA", 0.32), mat.plastic("20282E", 0.42), mat.steel("C3CACE", 0.22)
    foot(asm, white, dark)
    arm(asm, white)
    stage(asm, dark, steel, slide)
    nosepiece(asm, dark, steel)
    head(asm, white, dark)
    for side in (-1, 1):
        knob(asm, side, dark, steel)


def foot(asm, white, dark):
    """Y-shaped base with the field lens of the lamp and its dial."""
    outline = [(-0.105, -0.15), (-0.055, -0.165), (-0.03, -0.09), (0.03, -0.09), (0.055, -0.165), (0.105, -0.15), (0.088, 0.13), (0.05, 0.155), (-0.05, 0.155), (-0.088, 0.13)]
    slab(asm, outline, 0.004, 0.048, white, 0.010)
    boxes(asm, [((x - 0.016, y - 0.016, 0), (x + 0.016, y + 0.016, 0.006)) for x in (-0.07, 0.07) for y in (-0.12, 0.11)], mat.rubber(), 0.002)
    rod(asm, (0, -0.03, 0.046), 0.034, 0.026, dark, bevel=0.004)
    rod(asm, (0, -0.03, 0.071), 0.024, 0.003, mat.glow("FFF6E0", 3.0))
    rod(asm, (0.094, 0.02, 0.028), 0.014, 0.012, dark, axis="X", segments=32)


def slab(asm, outline, low, high, material, bevel):
    """Outline in x and y, drawn up from `low` to `high`."""
    count = len(outline)
    verts = [(x, y, z) for z in (low, high) for x, y in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    p.mesh(asm, "slab", verts, faces, material, bevel, 4)


def arm(asm, white):
    """Swan neck from the back of the foot to above the stage."""
    spine = [(0, 0.115, 0.02), (0, 0.122, 0.16), (0, 0.118, 0.26), (0, 0.085, 0.335), (0, 0.02, 0.362), (0, -0.055, 0.366)]
    wide = (0.036, 0.034, 0.033, 0.034, 0.037, 0.040)
    deep = (0.046, 0.034, 0.032, 0.032, 0.024, 0.022)
    rings, count = [], 24
    for k, (_, y, z) in enumerate(spine):
        (_, y0, z0), (_, y1, z1) = spine[max(k - 1, 0)], spine[min(k + 1, len(spine) - 1)]
        length = math.hypot(y1 - y0, z1 - z0)
        across = (-(z1 - z0) / length, (y1 - y0) / length)
        for i in range(count):
            a = 2 * math.pi * i / count
            u, v = squared(math.cos(a)) * wide[k], squared(math.sin(a)) * deep[k]
            rings.append((u, y + across[0] * v, z + across[1] * v))
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(spine) - 1) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple((len(spine) - 1) * count + i for i in range(count))]
    obj = p.mesh(asm, "arm", rings, faces, white)
    soft = obj.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 2


def squared(t, power=0.55):
    return math.copysign(abs(t) ** power, t)


def stage(asm, dark, steel, slide):
    """Mechanical stage with its drive below, condenser and a slide under clips."""
    box(asm, (-0.085, -0.105, 0.188), (0.085, 0.075, 0.200), dark, 0.004)
    box(asm, (-0.045, 0.06, 0.150), (0.045, 0.100, 0.222), dark, 0.006)
    rod(asm, (0, -0.03, 0.136), 0.026, 0.050, dark, bevel=0.004)
    rod(asm, (0, -0.03, 0.130), 0.030, 0.014, steel)
    rod(asm, (0.078, 0.035, 0.104), 0.013, 0.028, dark, segments=32)
    rod(asm, (0.078, 0.035, 0.130), 0.008, 0.060, steel, segments=24)
    box(asm, (-0.060, 0.012, 0.200), (0.070, 0.026, 0.206), steel, 0.001)
    if slide:
        box(asm, (-0.038, -0.044, 0.2005), (0.038, -0.018, 0.2017), mat.plastic("E6F1F3", 0.05), 0)
        box(asm, (-0.012, -0.040, 0.2018), (0.010, -0.022, 0.2022), mat.paint("C98AA6", 0.4), 0)


def nosepiece(asm, dark, steel):
    """Leaning turret with four objectives; the one at the back stands upright over the slide."""
    rod(asm, (0, -0.040, 0.318), 0.026, 0.040, dark)
    with asm.turned((0, -0.050, 0.322), -15, "X"):
        rod(asm, (0, 0, -0.012), 0.037, 0.022, steel, bevel=0.003)
        for k, (ring, length) in enumerate((("D8B23A", 0.060), ("57A05C", 0.066), ("3F7FB5", 0.090), ("C4462B", 0.048))):
            turn = math.radians(-90 + 90 * k)
            with asm.turned((0.021 * math.cos(turn), 0.021 * math.sin(turn), -0.010), -15 * math.cos(turn), "Y"):
                with asm.turned((0, 0, 0), 15 * math.sin(turn), "X"):
                    objective(asm, length, ring, dark, steel)


def objective(asm, length, ring, dark, steel):
    body = p.rounded([(0, -length), (0.006, -length), (0.011, -length + 0.012), (0.0125, -length + 0.02), (0.0125, 0)], 0.002)
    p.lathe(asm, body, steel, segments=40)
    for low, tone in ((-length + 0.026, mat.paint(ring, 0.4)), (-0.012, dark)):
        p.lathe(asm, [(0.0132, low), (0.0132, low + 0.005)], tone, segments=40)


def head(asm, white, dark):
    """Binocular head on the arm: prism housing, two tubes that lean to the viewer, eyepieces with cups."""
    rod(asm, (0, -0.045, 0.384), 0.040, 0.016, dark, bevel=0.003)
    box(asm, (-0.052, -0.105, 0.398), (0.052, 0.030, 0.452), white, 0.018, 5)
    for x in (-0.031, 0.031):
        with asm.turned((x, -0.088, 0.425), 60, "X"):
            rod(asm, (0, 0, 0), 0.020, 0.062, white, bevel=0.003)
            rod(asm, (0, 0, 0.060), 0.0165, 0.040, dark, bevel=0.002)
            rod(asm, (0, 0, 0.098), 0.0195, 0.022, mat.rubber("14191D"), bevel=0.005)


def knob(asm, side, dark, steel):
    """Coarse and fine drive on the arm."""
    for radius, out, thick, tone in ((0.027, 0.036, 0.020, dark), (0.018, 0.056, 0.014, steel)):
        rod(asm, (out if side > 0 else -out - thick, 0.105, 0.092), radius, thick, tone, axis="X", bevel=0.002)


# --- windows ------------------------------------------------------------------


def blinds(asm, rng, width=1.4, height=1.7, drop=0.55, tilt=32):
    """Venetian blind before a window: from its upper edge at the origin it hangs down, `drop` of the height with open slats."""
    slat, rail = mat.paint("E9ECEB", 0.5), mat.paint("D5DBDD", 0.4)
    box(asm, (-width / 2, -0.03, -0.045), (width / 2, 0.03, 0), rail, 0.004)
    pitch, lean = 0.042, math.radians(tilt)
    count = int(height * drop / pitch)
    verts, faces = [], []
    for k in range(count):
        z = -0.07 - pitch * k
        half, rise = 0.025 * math.cos(lean), 0.025 * math.sin(lean)
        start = len(verts)
        for y, dz in ((-half, -rise), (0, 0.003), (half, rise)):
            verts += [(-width / 2 + 0.012, y, z + dz), (width / 2 - 0.012, y, z + dz)]
        faces += [(start, start + 1, start + 3, start + 2), (start + 2, start + 3, start + 5, start + 4)]
    p.mesh(asm, "slats", verts, faces, slat)
    low = -0.07 - pitch * count
    box(asm, (-width / 2 + 0.01, -0.026, low - 0.018), (width / 2 - 0.01, 0.026, low), rail, 0.004)
    cords = [[(x, y, -0.02), (x, y, low)] for x in (-width * 0.36, width * 0.36) for y in (-0.026, 0.026)]
    p.tubes(asm, cords, 0.0012, mat.paint("C3CACE", 0.6), resolution=0)


def daylight(asm, rng, width=4.0, height=1.8, veil=0.72, light=2.6):
    """Outside a window, the viewer's exposure is for the room: all but the darkest things drown in light."""
    name = f"daylight-{veil}-{light}"
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    clear, lit, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeMixShader")
    lit.inputs["Color"].default_value, lit.inputs["Strength"].default_value = mat.linear("F4F8FA"), light
    mix.inputs[0].default_value = veil
    for source, target in ((clear, 1), (lit, 2)):
        links.new(source.outputs[0], mix.inputs[target])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    pane = [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)]
    obj = p.mesh(asm, "daylight", pane, [(0, 1, 2, 3)], material, smooth=False)
    # Only the camera and what mirrors see it; the sun goes on shining in.
    obj.visible_diffuse = obj.visible_shadow = False
    material.cycles.sample_as_light = False
