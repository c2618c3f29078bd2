"""People without faces: seen from behind, out of focus or blurred by their motion. At turn 0 they look to the back.

Each garment is a rough body of closed shapes that a voxel remesh melts into one skin; `cloth.py` folds it.
"""
import math

import bpy
from mathutils import Matrix, Vector, noise

import materials as mat
import parts as p
from parts import rod

from . import hair as hairdress
from .cloth import Crease, creased, fabric, falls, uneven, vent

SKIN = ("BE9E8A", "A98670", "7D5D4C", "CBAF9C")
# Garment: colour, hem, half width and half depth of the hem, colour of the trousers.
WEAR = {
    "coat": ("DFE4E6", 0.52, 0.235, 0.175, "3B4852"),
    "jacket": ("27435A", 0.84, 0.195, 0.145, "2A3036"),
    "scrubs": ("5E93A6", 0.80, 0.205, 0.150, "5E93A6"),
    "shirt": ("8FA3B0", 0.88, 0.180, 0.135, "2F3740"),
    "knit": ("6B4A46", 0.86, 0.190, 0.140, "33393F"),
}
# Elbow and wrist of the right arm from the shoulder, and how far the trunk and the head bend forward (degrees).
ARMS = {
    "hanging": ((0.06, -0.03, -0.29), (0.06, 0.06, -0.54)),
    "tablet": ((0.05, 0.02, -0.29), (-0.10, 0.22, -0.20)),
    "bench": ((0.05, 0.12, -0.25), (-0.06, 0.36, -0.31)),
    "reaching": ((0.04, 0.19, -0.16), (0.0, 0.40, -0.02)),
}
POSES = {
    "standing": dict(right="hanging", left="tablet", lean=2, nod=14),
    "working": dict(right="bench", left="bench", lean=13, nod=26),
    "reaching": dict(right="reaching", left="hanging", lean=5, nod=6),
    "walking": dict(right="hanging", left="tablet", lean=4, nod=4, stride=0.22),
    "seated": dict(right="bench", left="bench", lean=9, nod=10, seat=0.47),
}


def person(asm, rng, pose="standing", wear="coat", hair="short", height=1.74, moving=0.0, gloves=False):
    """`moving` is how far the figure walks forward while the shutter is open."""
    shape = POSES[pose]
    with asm.turned((0, 0, 0), 0):
        if moving:
            walk(asm.frame, moving)
        asm.frame.scale = (height / 1.74,) * 3
        seat = shape.get("seat", 0)
        drop = 0.90 - seat - 0.06 if seat else 0
        colour, hem, wide, deep, below = WEAR[wear]
        lean = Matrix.Translation((0, 0, 0.92 - drop)) @ Matrix.Rotation(math.radians(-shape["lean"]), 4, "X")
        lift = lean @ Matrix.Translation((0, 0, -0.92))
        hips = -drop
        trousers(asm, below, hips, shape.get("stride", 0.03), seat, rng)
        wrists = garment(asm, rng, colour, max(hem, 0.84) if seat else hem, (wide, deep), lift, shape, wear)
        tone = rng.choice(SKIN)
        for side, (elbow, wrist) in wrists:
            hand(asm, wrist, wrist - elbow, side, "5B9BC4" if gloves else tone)
        head(asm, rng, lift, shape["nod"], hair, tone)


def walk(frame, reach):
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    for at, y in ((scene.frame_current - 1, -reach), (scene.frame_current + 1, reach)):
        frame.location.y = y
        frame.keyframe_insert("location", frame=at)
    for curve in frame.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"


# --- garments ----------------------------------------------------------------------


def garment(asm, rng, colour, hem, spread, lift, shape, wear):
    """Trunk and sleeves; gives elbow and wrist of both arms."""
    slim = 0.94 if wear in ("shirt", "knit", "scrubs") else 1.0
    trunk = [
        (hem, *spread),
        ((hem + 1.02) / 2, 0.196, 0.146),
        (1.02, 0.166 * slim, 0.124),
        (1.10, 0.158 * slim, 0.118),
        (1.20, 0.172, 0.124),
        (1.30, 0.188, 0.124),
        (1.365, 0.186, 0.110),
        (1.405, 0.158, 0.094),
        (1.435, 0.112, 0.078),
        (1.465, 0.074, 0.066),
        (1.500, 0.056, 0.058),
    ]
    solids = [loft([(lift @ Vector((0, 0.012 * math.sin(3 * z), z)), rx, ry) for z, rx, ry in trunk])]
    wrists, creases = [], [Crease(lift @ Vector((0, -0.05, 1.08)), Vector((0.25, 0, 1)).normalized(), 0.17, 0.055, 0.006)]
    for side, name in ((1, shape["right"]), (-1, shape["left"])):
        shoulder = lift @ Vector((side * 0.176, 0, 1.368))
        elbow, wrist = (shoulder + Vector((side * x, y, z)) for x, y, z in ARMS[name])
        solids.append(limb([lift @ Vector((side * 0.09, 0, 1.395)), shoulder, (shoulder * 2 + elbow) / 3, elbow, (elbow + wrist) / 2, wrist], (0.052, 0.062, 0.058, 0.050, 0.048, 0.041)))
        wrists.append((side, (elbow, wrist)))
        creases += sleeve(lift, shoulder, elbow, wrist, side)
    seed = rng.uniform(0, 50)
    cloth = fabric(colour)
    slit = (lambda v: vent(v, hem)) if wear == "coat" else (lambda v: 0.0)
    skin(asm, solids, cloth, 0.008, lambda v: falls(v, seed, hem) + creased(v, creases, seed) + slit(v))
    collar(asm, lift, cloth, wear)
    cuffs(asm, wrists, cloth)
    if wear == "coat":
        back_of_coat(asm, lift, cloth)
    return wrists


def sleeve(lift, shoulder, elbow, wrist, side):
    """Cloth gathers at the armpit, at the elbow and above the cuff."""
    upper, lower = (elbow - shoulder).normalized(), (wrist - elbow).normalized()
    pit = lift @ Vector((side * 0.15, -0.03, 1.29))
    return [
        Crease(elbow, (upper + lower).normalized(), 0.10, 0.030, 0.010),
        Crease(pit, Vector((side * 0.6, 0, 0.8)), 0.10, 0.038, 0.008),
        Crease(wrist - lower * 0.05, lower, 0.06, 0.022, 0.005),
        Crease((shoulder + elbow) / 2, (upper + Vector((side * 0.5, 0, 0))).normalized(), 0.09, 0.045, 0.005),
    ]


def cuffs(asm, wrists, cloth):
    """The hem of a sleeve is thicker than the sleeve."""
    for _, (elbow, wrist) in wrists:
        turn = (wrist - elbow).to_track_quat("Z", "Y")
        ring = [wrist + turn @ Vector((0.042 * math.cos(a), 0.042 * math.sin(a), -0.006)) for a in (2 * math.pi * k / 24 for k in range(24))]
        p.tubes(asm, [ring], 0.0055, cloth, closed=True, resolution=3)


def collar(asm, lift, cloth, wear):
    ring = [lift @ Vector((0.072 * math.sin(a), 0.072 * math.cos(a) - 0.004, 1.487 - 0.020 * math.cos(a))) for a in (2 * math.pi * k / 28 for k in range(28))]
    p.tubes(asm, [ring], 0.011 if wear == "coat" else 0.009, cloth, closed=True, resolution=4)


def back_of_coat(asm, lift, cloth):
    """Half belt with two buttons."""
    turns = [math.radians(-36 + 4 * k) for k in range(19)]
    at = lambda a, z: lift @ Vector((0.181 * math.sin(a), -0.143 * math.cos(a), z))
    verts = [at(a, z) for a in turns for z in (1.055, 1.10)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(turns) - 1)]
    belt = p.mesh(asm, "belt", verts, faces, cloth)
    thick = belt.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.024, 0
    for a in (turns[2], turns[-3]):
        rod(asm, at(a, 1.078) - Vector((0, 0.018, 0)), 0.008, 0.012, mat.plastic("D9DEE0", 0.35), axis="Y", segments=20)


def trousers(asm, colour, drop, stride, seat, rng):
    hip, ankle = 0.90 + drop, 0.09
    solids, feet, creases = [], [], []
    for side in (-1, 1):
        x = side * 0.095
        ahead = side * stride
        if seat:
            knee, foot = Vector((x * 1.15, 0.42, hip - 0.02)), Vector((x * 1.15, 0.40, ankle))
        else:
            knee, foot = Vector((x * 1.02, ahead * 0.45 + 0.02, 0.49)), Vector((x * 1.05, ahead, ankle))
        start = Vector((x * 0.9, 0, hip + 0.06))
        solids.append(limb([start, start * 0.6 + knee * 0.4, knee, knee * 0.5 + foot * 0.5, foot], (0.080, 0.088, 0.071, 0.066, 0.062)))
        feet.append(foot)
        creases.append(Crease(knee - Vector((0, 0.03, 0)), Vector((0, 0, 1)), 0.12, 0.040, 0.008))
        creases.append(Crease(foot + Vector((0, 0, 0.09)), Vector((0, 0.3, 1)).normalized(), 0.10, 0.032, 0.008))
    solids.append(ellipsoid((0, 0, hip + 0.01), (0.150, 0.108, 0.12)))
    seed = rng.uniform(0, 50)
    wrinkle = lambda v: 0.010 * noise.noise(Vector((v.x * 6, v.y * 6 + seed, v.z * 14))) + 0.006 * noise.noise(Vector((v.x * 14, v.y * 14, v.z * 3)))
    skin(asm, solids, fabric(colour), 0.009, lambda v: wrinkle(v) + creased(v, creases, seed))
    for foot in feet:
        shoe(asm, foot)


def shoe(asm, foot):
    at = lambda y, z: Vector((foot.x, foot.y + y, z))
    upper = limb([at(-0.075, 0.045), at(-0.02, 0.062), at(0.07, 0.050), at(0.15, 0.036)], (0.038, 0.046, 0.043, 0.034))
    skin(asm, [upper], mat.plastic("E6E8E8", 0.5), 0.008)
    sole = limb([at(-0.08, 0.016), at(0.04, 0.016), at(0.165, 0.016)], (0.034, 0.042, 0.033), flat=0.38)
    skin(asm, [sole], mat.rubber("C9CDD0"), 0.008)


# --- head and hands ---------------------------------------------------------------


def head(asm, rng, lift, nod, hair, colour):
    bend = lift @ Matrix.Translation((0, 0.005, 1.51)) @ Matrix.Rotation(math.radians(-nod), 4, "X")
    at = lambda x, y, z: bend @ Vector((x, y, z))
    solids = [
        limb([lift @ Vector((0, -0.012, 1.43)), lift @ Vector((0, -0.006, 1.50)), at(0, 0, 0.06)], (0.064, 0.055, 0.054)),
        ellipsoid(at(0, 0.005, 0.125), (0.072, 0.092, 0.106)),
        ellipsoid(at(0, 0.045, 0.065), (0.051, 0.055, 0.062)),
        ellipsoid(at(-0.074, 0.000, 0.105), (0.009, 0.019, 0.031)),
        ellipsoid(at(0.074, 0.000, 0.105), (0.009, 0.019, 0.031)),
    ]
    skin(asm, solids, skin_tone(colour), 0.005, smooth=4)
    if hair == "cap":
        solids = [ellipsoid(at(0, -0.012, 0.150), (0.090, 0.108, 0.092))]
        skin(asm, solids, fabric("A9CFE0"), 0.006, lambda v: 0.008 * noise.noise(v * 26) + 0.004 * noise.noise(v * 70))
        return
    tint = rng.choice(hairdress.COLOURS)
    solids = [ellipsoid(at(*hairdress.CENTRE), hairdress.RADII * 0.985), ellipsoid(at(0, -0.040, 0.078), (0.050, 0.036, 0.040))]
    if hair == "tail":
        solids += [ellipsoid(at(0, -0.105, 0.165), (0.016, 0.020, 0.016)), limb([at(*hairdress.TIED) + Vector(q) for q in ((0, 0, 0), (0, -0.030, -0.006), (0.001, -0.045, -0.055), (0.003, -0.039, -0.13), (0.001, -0.022, -0.21))], (0.010, 0.013, 0.017, 0.016, 0.005))]
    if hair == "bun":
        solids.append(ellipsoid(at(0, -0.118, 0.172), (0.040, 0.034, 0.038)))
    skin(asm, solids, hairdress.locks(tint), 0.005, lambda v: 0.003 * noise.noise(Vector((v.x * 70, v.y * 40, v.z * 12))), smooth=4)
    hairdress.strands(asm, rng, at, hair, tint)


def skin_tone(colour):
    """Not quite even, with fine pores."""
    found = bpy.data.materials.get("skin-" + colour)
    if found:
        return found
    material = mat.principled("skin-" + colour, colour, 0.5, specular=0.35, subsurface=0.04)
    mat.add_bump(material, 260, 0.25)
    uneven(material, colour, 0.80, 22.0)
    return material


def hand(asm, wrist, along, side, colour):
    """Fingers a little bent, the thumb towards the body."""
    fingers = ((-0.032, 0.066, 0.0072), (-0.011, 0.079, 0.0078), (0.010, 0.075, 0.0076), (0.031, 0.060, 0.0068))
    turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
    at = lambda x, y, z: wrist + (turn @ Vector((x, y, z)))
    solids = [limb([at(0, 0, -0.02), at(0, 0, 0.03), at(0, -0.004, 0.072), at(0, -0.006, 0.084)], (0.029, 0.036, 0.040, 0.036), flat=0.55)]
    for x, reach, radius in fingers:
        # A little apart, or the remesh would melt them into a mitten.
        base, bend, tip = at(x, -0.005, 0.070), at(x * 1.14, -0.014, 0.08 + reach * 0.5), at(x * 1.22, -0.040, 0.08 + reach * 0.92)
        solids.append(limb([base, (base + bend) / 2, bend, tip], (radius * 1.25, radius * 1.1, radius * 1.12, radius * 0.85)))
    solids.append(limb([at(-side * 0.024, 0, 0.02), at(-side * 0.050, -0.014, 0.052), at(-side * 0.058, -0.028, 0.088)], (0.014, 0.0105, 0.008)))
    glove = colour not in SKIN
    material = mat.principled("glove-" + colour, colour, 0.45, specular=0.4) if glove else skin_tone(colour)
    skin(asm, solids, material, 0.003, smooth=3)


# --- shapes -------------------------------------------------------------------------


def skin(asm, solids, material, voxel, relief=None, smooth=7):
    """Melts closed shapes into one smooth surface and gives it relief along its normals."""
    verts, faces = [], []
    for shape, quads in solids:
        faces += [tuple(len(verts) + i for i in quad) for quad in quads]
        verts += shape
    data = bpy.data.meshes.new("body")
    data.from_pydata(verts, [], faces)
    rough = bpy.data.objects.new("body", data)
    bpy.context.scene.collection.objects.link(rough)
    remesh = rough.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    soft = rough.modifiers.new("smooth", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smooth
    bpy.context.view_layer.update()
    melted = bpy.data.meshes.new_from_object(rough.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(rough)
    if relief:
        for vertex, normal in [(v, v.normal.copy()) for v in melted.vertices]:
            vertex.co += normal * relief(vertex.co)
    melted.materials.clear()
    melted.materials.append(material)
    melted.polygons.foreach_set("use_smooth", [True] * len(melted.polygons))
    melted.update()
    return asm.adopt(bpy.data.objects.new("body", melted))


def loft(sections, steps=36):
    """Closed body over flat ellipses: centre, half width, half depth."""
    verts = []
    for centre, rx, ry in sections:
        verts += [centre + Vector((rx * rounded_square(math.cos(a)), ry * rounded_square(math.sin(a)), 0)) for a in (2 * math.pi * k / steps for k in range(steps))]
    return verts, tube_faces(len(sections), steps)


def rounded_square(t, power=0.88):
    return math.copysign(abs(t) ** power, t)


def limb(points, radii, steps=18, flat=1.0):
    """Closed tube along points with a radius at each; `flat` squeezes it. Its frame turns along without a twist."""
    points = [Vector(q) for q in points]
    verts, frame, before = [], None, None
    for k, (q, radius) in enumerate(zip(points, radii)):
        along = (points[min(k + 1, len(points) - 1)] - points[max(k - 1, 0)]).normalized()
        frame = before.rotation_difference(along).to_matrix() @ frame if frame else along.to_track_quat("Z", "Y").to_matrix()
        before = along
        verts += [q + frame @ Vector((radius * math.cos(a), flat * radius * math.sin(a), 0)) for a in (2 * math.pi * i / steps for i in range(steps))]
    return verts, tube_faces(len(points), steps)


def tube_faces(rows, steps):
    sides = [(r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k) for r in range(rows - 1) for k in range(steps)]
    return sides + [tuple(reversed(range(steps))), tuple((rows - 1) * steps + k for k in range(steps))]


def ellipsoid(centre, radii, steps=20):
    centre, rows = Vector(centre), steps // 2
    verts = []
    for r in range(rows + 1):
        polar = math.pi * (r + 0.02) / (rows + 0.04)
        verts += [centre + Vector((radii[0] * math.sin(polar) * math.cos(a), radii[1] * math.sin(polar) * math.sin(a), -radii[2] * math.cos(polar))) for a in (2 * math.pi * k / steps for k in range(steps))]
    return verts, tube_faces(rows + 1, steps)
