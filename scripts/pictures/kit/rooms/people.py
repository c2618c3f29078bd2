"""People without faces: seen from behind, out of focus or blurred by their motion. At turn 0 they look to the back.

Each garment is a rough body of closed shapes that a voxel remesh melts into one skin; noise along it makes the folds.
"""
import math

import bpy
from mathutils import Matrix, Vector, noise

import materials as mat
import parts as p
from parts import rod

SKIN = ("C99C80", "B98566", "8A5A3F", "D8B094")
HAIR = ("2B1E17", "17130F", "4A3423", "5B5048")
# Garment: colour, hem, half width and half depth of the hem, colour of the trousers.
WEAR = {
    "coat": ("E9EDEF", 0.52, 0.235, 0.175, "3B4852"),
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
        for side, (elbow, wrist) in wrists:
            hand(asm, wrist, wrist - elbow, side, "5B9BC4" if gloves else rng.choice(SKIN))
        head(asm, rng, lift, shape["nod"], hair)


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
    trunk = [
        (hem, *spread),
        ((hem + 1.02) / 2, 0.20, 0.148),
        (1.02, 0.172, 0.128),
        (1.12, 0.170, 0.124),
        (1.26, 0.187, 0.130),
        (1.34, 0.192, 0.120),
        (1.405, 0.158, 0.098),
        (1.450, 0.100, 0.074),
        (1.500, 0.058, 0.058),
    ]
    solids = [loft([(lift @ Vector((0, 0.012 * math.sin(3 * z), z)), rx, ry) for z, rx, ry in trunk])]
    wrists = []
    for side, name in ((1, shape["right"]), (-1, shape["left"])):
        shoulder = lift @ Vector((side * 0.172, 0, 1.372))
        elbow, wrist = (shoulder + Vector((side * x, y, z)) for x, y, z in ARMS[name])
        solids.append(limb([lift @ Vector((side * 0.09, 0, 1.395)), shoulder, (shoulder * 2 + elbow) / 3, elbow, (elbow + wrist) / 2, wrist], (0.055, 0.064, 0.060, 0.053, 0.050, 0.045)))
        wrists.append((side, (elbow, wrist)))
    seed = rng.uniform(0, 50)
    cloth = fabric(colour)
    skin(asm, solids, cloth, 0.011, lambda v: folds(v, seed, hem))
    collar(asm, lift, cloth, wear)
    if wear == "coat":
        back_of_coat(asm, lift, cloth)
    return wrists


def folds(v, seed, hem):
    """Long folds below the waist, short ones across the sleeves and the small of the back."""
    low = max(0.0, min(1.0, (1.05 - v.z) / 0.4))
    long = noise.noise(Vector((v.x * 10 + seed, v.y * 10, v.z * 1.1)))
    cross = ridge(Vector((v.x * 4, v.y * 6 + seed, v.z * 9 + v.x * 5)))
    slack = ridge(Vector((v.x * 5 + 9, v.y * 5, v.z * 4 + v.x * 3 + seed)))
    return 0.036 * low * long + 0.011 * (1 - low * 0.7) * cross + 0.008 * slack


def ridge(v):
    """Sharp crests, wide troughs."""
    return (1 - 2 * abs(noise.noise(v))) ** 3 - 0.3


def collar(asm, lift, cloth, wear):
    ring = [lift @ Vector((0.072 * math.sin(a), 0.072 * math.cos(a) - 0.004, 1.487 - 0.020 * math.cos(a))) for a in (2 * math.pi * k / 28 for k in range(28))]
    p.tubes(asm, [ring], 0.013 if wear == "coat" else 0.011, cloth, closed=True, resolution=4)


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
    solids, feet = [], []
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
    solids.append(ellipsoid((0, 0, hip + 0.01), (0.150, 0.108, 0.12)))
    seed = rng.uniform(0, 50)
    wrinkle = lambda v: 0.010 * noise.noise(Vector((v.x * 6, v.y * 6 + seed, v.z * 14))) + 0.006 * noise.noise(Vector((v.x * 14, v.y * 14, v.z * 3)))
    skin(asm, solids, fabric(colour), 0.012, wrinkle)
    for foot in feet:
        shoe(asm, foot)


def shoe(asm, foot):
    at = lambda y, z: Vector((foot.x, foot.y + y, z))
    upper = limb([at(-0.075, 0.045), at(-0.02, 0.062), at(0.07, 0.050), at(0.15, 0.036)], (0.038, 0.046, 0.043, 0.034))
    skin(asm, [upper], mat.plastic("E6E8E8", 0.5), 0.008)
    sole = limb([at(-0.08, 0.016), at(0.04, 0.016), at(0.165, 0.016)], (0.034, 0.042, 0.033), flat=0.38)
    skin(asm, [sole], mat.rubber("C9CDD0"), 0.008)


# --- head and hands ---------------------------------------------------------------


def head(asm, rng, lift, nod, hair):
    tone = mat.principled("skin", rng.choice(SKIN), 0.5, specular=0.35, subsurface=0.04)
    bend = lift @ Matrix.Translation((0, 0.005, 1.51)) @ Matrix.Rotation(math.radians(-nod), 4, "X")
    at = lambda x, y, z: bend @ Vector((x, y, z))
    solids = [
        limb([lift @ Vector((0, -0.005, 1.44)), at(0, 0, 0.05)], (0.062, 0.054)),
        ellipsoid(at(0, 0.005, 0.125), (0.074, 0.094, 0.108)),
        ellipsoid(at(0, 0.045, 0.065), (0.053, 0.055, 0.062)),
        ellipsoid(at(-0.075, 0.005, 0.10), (0.010, 0.020, 0.032)),
        ellipsoid(at(0.075, 0.005, 0.10), (0.010, 0.020, 0.032)),
    ]
    skin(asm, solids, tone, 0.007)
    if hair == "cap":
        solids = [ellipsoid(at(0, -0.012, 0.150), (0.090, 0.108, 0.092))]
        skin(asm, solids, fabric("A9CFE0"), 0.007, lambda v: 0.008 * noise.noise(v * 26))
        return
    solids = [ellipsoid(at(0, -0.014, 0.140), (0.081, 0.096, 0.104)), ellipsoid(at(0, -0.052, 0.075), (0.060, 0.044, 0.066))]
    if hair == "tail":
        solids += [ellipsoid(at(0, -0.105, 0.150), (0.030, 0.030, 0.030)), limb([at(0, -0.11, 0.145), at(0, -0.145, 0.09), at(0.004, -0.14, -0.02), at(0, -0.125, -0.10)], (0.020, 0.026, 0.024, 0.008))]
    if hair == "bun":
        solids.append(ellipsoid(at(0, -0.112, 0.160), (0.044, 0.040, 0.042)))
    strands = lambda v: 0.006 * noise.noise(Vector((v.x * 70, v.y * 22, v.z * 12))) + 0.004 * noise.noise(v * 30)
    skin(asm, solids, locks(rng.choice(HAIR)), 0.006, strands)


def locks(colour):
    material = mat.principled("hair", colour, 0.42, specular=0.45)
    mat.add_bump(material, 14, 0.7, (30, 30, 1.5))
    return material


def hand(asm, wrist, along, side, colour):
    """Fingers a little bent, the thumb towards the body."""
    fingers = ((-0.030, 0.068, 0.0080), (-0.011, 0.080, 0.0088), (0.010, 0.076, 0.0086), (0.030, 0.062, 0.0076))
    turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
    at = lambda x, y, z: wrist + (turn @ Vector((x, y, z)))
    solids = [limb([at(0, 0, -0.02), at(0, 0, 0.03), at(0, -0.004, 0.085)], (0.031, 0.038, 0.042), flat=0.6)]
    for x, reach, radius in fingers:
        base, bend, tip = at(x, -0.004, 0.060), at(x, -0.014, 0.08 + reach * 0.5), at(x, -0.044, 0.08 + reach * 0.9)
        solids.append(limb([base, bend, tip], (radius * 1.35, radius * 1.15, radius * 0.95)))
    solids.append(limb([at(-side * 0.026, 0, 0.02), at(-side * 0.054, -0.014, 0.055), at(-side * 0.056, -0.030, 0.090)], (0.015, 0.012, 0.009)))
    glossy = mat.principled("hand-" + colour, colour, 0.45, specular=0.4)
    skin(asm, solids, glossy, 0.004)


# --- shapes -------------------------------------------------------------------------


def fabric(colour):
    """Woven cloth: matt, with a little sheen at the edges."""
    found = bpy.data.materials.get("fabric-" + colour)
    if found:
        return found
    material = mat.principled("fabric-" + colour, colour, 0.9, specular=0.15, sheen=0.3)
    mat.add_bump(material, 900, 0.15)
    return material


def skin(asm, solids, material, voxel, relief=None):
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
    smooth = rough.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 7
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
