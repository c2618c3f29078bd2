"""Hands in gloves from near: bones posed by the angles of their joints, flesh melted around them as a field of distances.

Hand coordinates: the wrist is the origin, fingers point to +y, the back of the hand looks to +z; of a right hand the thumb is on the side of -x.
"""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

import materials as mat
import parts as p
import printing

from . import samples
from .cloth import fabric

# Knuckle, lengths of the three bones and radii at its joints, from index to little finger.
FINGERS = (
    ((-0.0295, 0.087, 0.000), (0.043, 0.0255, 0.0165), (0.0110, 0.0095, 0.0084, 0.0074)),
    ((-0.0085, 0.091, 0.003), (0.047, 0.0295, 0.0175), (0.0112, 0.0097, 0.0086, 0.0076)),
    ((0.0125, 0.086, 0.001), (0.044, 0.0275, 0.0170), (0.0108, 0.0093, 0.0082, 0.0073)),
    ((0.0310, 0.076, -0.004), (0.035, 0.0205, 0.0155), (0.0098, 0.0083, 0.0073, 0.0065)),
)
THUMB = ((-0.0205, 0.022, -0.012), (0.045, 0.032, 0.0190), (0.0135, 0.0112, 0.0102, 0.0086))


@dataclass
class Pose:
    """Degrees. `bends`: of each finger at knuckle, middle and end; `spread`: of each finger away from the little one's side;
    `thumb`: out to its side, down to the palm, turned about itself, bent at its two joints."""

    bends: tuple
    spread: tuple = (5, 1, -3, -8)
    thumb: tuple = (40, 22, 55, 12, 14)


POSES = {
    "pinch": Pose(((48, 42, 14), (53, 47, 17), (41, 40, 20), (29, 32, 18)), (4, 0, -4, -10), (34, 44, 88, 8, 10)),
    "grip": Pose(((56, 78, 44), (58, 80, 46), (60, 80, 46), (62, 78, 44)), (1, 0, -1, -3), (22, 56, 88, 22, 34)),
}


# --- bones --------------------------------------------------------------------------


def turn(degrees, axis):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def chain(root, lengths, frame, bends):
    """Frames of the bones from a root; each is bent towards the palm before it goes on along its y."""
    frames, at = [], Matrix.Translation(root) @ frame
    for length, bend in zip(lengths, bends):
        at = at @ turn(-bend, "X")
        frames.append(at.copy())
        at = at @ Matrix.Translation((0, length, 0))
    return frames + [at]


def finger_bones(k, pose):
    root, lengths, _ = FINGERS[k]
    open_share = math.cos(math.radians(min(90, pose.bends[k][0])))
    # Bent fingers all point to the base of the thumb.
    lean = (1 - open_share) * (-9, -2, 5, 12)[k]
    return chain(root, lengths, turn(pose.spread[k] * open_share, "Z") @ turn(lean, "Y"), pose.bends[k])


def thumb_bones(angles):
    out, down, roll, first, second = angles
    root, lengths, _ = THUMB
    return chain(root, lengths, turn(out, "Z") @ turn(-down, "X") @ turn(-roll, "Y"), (0, first, second))


def pad(frames, radius):
    """Middle of the pad of a finger's end and where it looks to."""
    end = frames[-2] @ Matrix.Translation((0, (frames[-1].translation - frames[-2].translation).length * 0.62, 0))
    looks = -(end.to_3x3() @ Vector((0, 0, 1)))
    return end.translation + looks * radius * 1.12, looks


def opposed(pose, gap):
    """Turns the thumb until its pad faces the pads of index and middle finger across `gap`."""
    pads = [pad(finger_bones(k, pose), FINGERS[k][2][3]) for k in (0, 1)]
    place = pads[0][0] * 0.62 + pads[1][0] * 0.38
    looks = (pads[0][1] + pads[1][1]).normalized()
    along = finger_bones(0, pose)[-1].to_3x3() @ Vector((0, 1, 0))

    def miss(angles):
        bones = thumb_bones(angles)
        at, faces = pad(bones, THUMB[2][3])
        level = bones[-1].to_3x3() @ Vector((0, 1, 0))
        odd = sum(max(0, low - a, a - high) for a, (low, high) in zip(angles, LIMITS))
        return (at - (place + looks * gap)).length / 0.002 + 3.5 * (1 + faces.dot(looks)) + 1.2 * (1 - level.dot(along)) + odd * 0.5

    angles, step = list(pose.thumb), 16.0
    while step > 0.2:
        best = miss(angles)
        for k in range(5):
            for sign in (-1, 1):
                trial = list(angles)
                trial[k] += sign * step
                if miss(trial) < best - 1e-6:
                    angles, best = trial, miss(trial)
                    break
            else:
                continue
            break
        else:
            step *= 0.6
    return Pose(pose.bends, pose.spread, tuple(angles)), hold(place + looks * gap / 2, looks, along)


LIMITS = ((5, 62), (5, 80), (30, 125), (-5, 50), (-12, 60))


def hold(place, looks, along):
    """Frame of what is held: its z points away from the tips, its x from the fingers to the thumb."""
    x = looks.normalized()
    z = -(along - x * along.dot(x)).normalized()
    frame = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    return Matrix.Translation(place) @ frame


# --- flesh: distances -----------------------------------------------------------------


def melted(a, b, reach):
    """The smaller distance, rounded where both are within `reach`."""
    h = np.clip(0.5 + 0.5 * (b - a) / reach, 0, 1)
    return b + (a - b) * h - reach * h * (1 - h)


class Field:
    """Distances on a grid around the hand."""

    def __init__(self, low, high, step):
        self.low, self.step = np.array(low, np.float32), step
        count = np.ceil((np.array(high) - low) / step).astype(int) + 1
        axes = [np.arange(n, dtype=np.float32) * step + o for n, o in zip(count, self.low)]
        self.places = np.stack(np.meshgrid(*axes, indexing="ij"), -1)

    def empty(self):
        return np.full(self.places.shape[:3], 0.05, np.float32)

    def window(self, points, margin):
        low, high = np.min(points, 0) - margin, np.max(points, 0) + margin
        a = np.clip(((low - self.low) / self.step).astype(int), 0, None)
        b = ((high - self.low) / self.step).astype(int) + 2
        return tuple(slice(i, max(i + 1, j)) for i, j in zip(a, b))

    def cone(self, into, a, b, ra, rb, reach=0.004, flat=1.0, up=(0, 0, 1)):
        """Adds a bone with flesh: round, thicker at one end; `flat` makes it thinner along `up`."""
        a, b, up = (np.array(v, np.float32) for v in (a, b, up))
        part = self.window([a, b], max(ra, rb) + reach + 0.014)
        q = self.places[part] - a
        axis = b - a
        if flat != 1.0:
            up = up - axis * (up @ axis) / (axis @ axis)
            up /= np.linalg.norm(up)
            q = q + (q @ up)[..., None] * up * (1 / flat - 1)
        t = np.clip((q @ axis) / (axis @ axis), 0, 1)
        t = t * t * (3 - 2 * t) * 0.35 + t * 0.65
        d = (np.linalg.norm(q - t[..., None] * axis, axis=-1) - (ra + (rb - ra) * t)) * (flat + 1) / 2
        into[part] = melted(into[part], d, reach)

    def ball(self, into, centre, radii, frame, reach=0.006):
        centre, radii = np.array(centre, np.float32), np.array(radii, np.float32)
        part = self.window([centre], max(radii) + reach + 0.012)
        q = (self.places[part] - centre) @ np.array(frame.to_3x3(), np.float32)
        k = np.linalg.norm(q / radii, axis=-1)
        d = k * (k - 1) / np.maximum(np.linalg.norm(q / radii**2, axis=-1), 1e-6)
        into[part] = melted(into[part], d, reach)


def finger_flesh(field, bones, radii):
    """Three bones, wider at their joints, with the pads between them on the side of the palm."""
    flesh = field.empty()
    for k in range(3):
        a, b = bones[k].translation, bones[k + 1].translation
        slim = 0.97
        ra, rb = radii[k], radii[k + 1]
        middle = (a + b) / 2
        dorsal = bones[k].to_3x3() @ Vector((0, 0, 1))
        field.cone(flesh, a, middle, ra, (ra + rb) / 2 * slim, 0.003, 0.94, dorsal)
        field.cone(flesh, middle, b, (ra + rb) / 2 * slim, rb, 0.003, 0.94, dorsal)
        length = (b - a).length
        wide = (ra + rb) / 2
        at = bones[k] @ Vector((0, length * (0.62 if k == 2 else 0.48), -wide * (0.30 if k == 2 else 0.34)))
        field.ball(flesh, at, (wide * 0.90, length * (0.46 if k == 2 else 0.40), wide * 0.84), bones[k], 0.005)
    for k in (1, 2):
        # A joint stands out on the back of a finger.
        at = bones[k] @ Vector((0, 0, radii[k] * 0.14))
        field.ball(flesh, at, (radii[k] * 0.98, radii[k] * 1.05, radii[k] * 0.88), bones[k], 0.005)
    return flesh


def palm_flesh(field, fingers, thumb):
    palm, still = field.empty(), Matrix.Identity(4)
    for k, bones in enumerate(fingers):
        root = bones[0].translation
        wrist = Vector(((-0.013, -0.005, 0.005, 0.013)[k], 0.006, -0.002))
        field.cone(palm, wrist, root - Vector((0, 0.004, 0.002)), 0.0150, (0.0128, 0.0130, 0.0124, 0.0116)[k], 0.010)
        # Knuckle; when the finger is bent, its head comes out.
        out = 0.0012 + 0.0018 * math.sin(math.radians(max(0, bent_by(bones))))
        field.ball(palm, root + Vector((0, 0.001, out)), (0.0098, 0.0125, 0.0100), still, 0.007)
        # Pad below the finger.
        field.ball(palm, root + Vector((0, -0.006, -0.0085)), (0.0115, 0.014, 0.0095), still, 0.008)
    for a, b in zip(fingers, fingers[1:]):
        # The web, a third of the way to the next joint.
        along = [(bones[0].to_3x3() @ Vector((0, 1, 0))) * 0.014 + bones[0].translation for bones in (a, b)]
        field.cone(palm, along[0], along[1], 0.0062, 0.0062, 0.008)
    field.ball(palm, (0.024, 0.036, -0.010), (0.0165, 0.036, 0.0165), turn(-8, "Z"), 0.012)
    root, joint = thumb[0].translation, thumb[1].translation
    field.ball(palm, root * 0.52 + joint * 0.48 + Vector((0.006, 0.002, -0.003)), (0.0165, 0.031, 0.0165), thumb[0], 0.012)
    field.cone(palm, (-0.012, 0.004, -0.004), root, 0.0165, 0.0150, 0.012)
    # The web between thumb and index finger.
    edge = fingers[0][0].translation
    for share, radius in ((0.30, 0.0105), (0.55, 0.0088), (0.78, 0.0068)):
        field.cone(palm, root * (1 - share) + joint * share, edge * (0.30 + share * 0.55) + Vector((-0.006, 0.006, -0.004)) * (0.7 - share * 0.55), radius, radius, 0.012)
    return palm


def bent_by(bones):
    """Degrees between a finger's first bone and the palm."""
    along = bones[0].to_3x3() @ Vector((0, 1, 0))
    return math.degrees(math.acos(max(-1, min(1, along.y))))


def hand_flesh(field, fingers, thumb, arm):
    palm = palm_flesh(field, fingers, thumb)
    wrist_flesh(field, palm, arm)
    whole = palm
    for bones, (_, _, radii) in zip(fingers, FINGERS):
        whole = melted(whole, melted(palm, finger_flesh(field, bones, radii), 0.0075), 0.0007)
    whole = melted(whole, melted(palm, finger_flesh(field, thumb, THUMB[2]), 0.010), 0.0007)
    # The glove ends in a straight edge around the wrist.
    away = field.places @ np.array(arm.to_3x3() @ Vector((0, 0, 1)), np.float32)
    return np.maximum(whole, away - CUFF)


CUFF = 0.062


def wrist_flesh(field, palm, arm):
    """The wrist and the cuff of the glove, along the forearm, whose z points away from the hand."""
    up = arm.to_3x3() @ Vector((0, 1, 0))
    field.cone(palm, (0, 0.016, -0.001), arm @ Vector((0, 0, 0.022)), 0.0300, 0.0285, 0.014, 0.66, up)
    field.cone(palm, arm @ Vector((0, 0, 0.018)), arm @ Vector((0, 0, CUFF + 0.02)), 0.0285, 0.0385, 0.008, 0.76, up)


# --- surface ----------------------------------------------------------------------------


CORNERS = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]


def surface(values, low, step):
    """Quads where the distance is zero: a corner in each cell that the surface crosses (surface nets)."""
    shape = np.array(values.shape) - 1
    cut = lambda offset: values[tuple(slice(o, o + n) for o, n in zip(offset, shape))]
    inside = [cut(c) < 0 for c in CORNERS]
    crossed = np.any(inside, 0) & ~np.all(inside, 0)
    cells = np.argwhere(crossed)
    total, hits = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for a in CORNERS:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(1 if n == axis else c for n, c in enumerate(a))
            va, vb = cut(a)[crossed].astype(float), cut(b)[crossed].astype(float)
            hit = (va < 0) != (vb < 0)
            t = np.where(hit, va / np.where(hit, va - vb, 1), 0)
            point = np.array(a, float) + t[:, None] * np.eye(3)[axis]
            total += np.where(hit[:, None], point, 0)
            hits += hit
    verts = (cells + total / hits[:, None]) * step + low
    number = np.full(shape, -1)
    number[crossed] = np.arange(len(cells))
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        first = np.moveaxis(values, axis, 0)
        change = np.moveaxis((first[:-1] < 0) != (first[1:] < 0), 0, axis)
        for edge in np.argwhere(change):
            if edge[u] == 0 or edge[v] == 0 or edge[u] > shape[u] - 1 or edge[v] > shape[v] - 1:
                continue
            quad = []
            for du, dv in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
                cell = edge.copy()
                cell[u] += du
                cell[v] += dv
                quad.append(number[tuple(cell)])
            faces.append(tuple(quad) if values[tuple(edge)] < 0 else tuple(reversed(quad)))
    return verts, faces


def refined(verts, faces, smooth=3):
    """The mesh softened and divided once, for creases finer than the grid."""
    data = bpy.data.meshes.new("glove")
    data.from_pydata([tuple(v) for v in verts], [], faces)
    rough = bpy.data.objects.new("glove", data)
    bpy.context.scene.collection.objects.link(rough)
    soft = rough.modifiers.new("smooth", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smooth
    rough.modifiers.new("fine", "SUBSURF").levels = 1
    bpy.context.view_layer.update()
    fine = bpy.data.meshes.new_from_object(rough.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(rough)
    return fine


# --- creases ------------------------------------------------------------------------------


def joints(fingers, thumb):
    """Place, way along, back and radius of each joint that is bent, with how much."""
    found = []
    for bones, radii in [*((b, f[2]) for b, f in zip(fingers, FINGERS)), (thumb, THUMB[2])]:
        for k in (1, 2):
            before, after = (bones[j].to_3x3() @ Vector((0, 1, 0)) for j in (k - 1, k))
            bend = before.angle(after)
            found.append((bones[k].translation, (before + after).normalized(), bones[k].to_3x3() @ Vector((0, 0, 1)), radii[k], bend))
    return found


def creases(fingers, thumb, arm, seed):
    """How far thin rubber stands out at a place: folds around joints, across the wrist, slack on the back and in the palm."""
    bent = joints(fingers, thumb)
    along_arm = arm.to_3x3() @ Vector((0, 0, 1))

    def rise(v):
        height = 0.00022 * noise.noise(v * 150 + Vector((seed, 0, 0))) + 0.00030 * noise.noise(v * 62)
        for place, along, back, radius, bend in bent:
            away = v - place
            if away.length > radius * 2.4:
                continue
            s = away.dot(along)
            weight = math.exp(-((s / (0.0055 + 0.35 * radius)) ** 2))
            palmward = 0.5 - 0.5 * max(-1, min(1, away.dot(back) / radius))
            wander = 1.4 * noise.noise(v * 170 + Vector((0, seed, 0)))
            fold = (1 - abs(math.sin(math.pi * s / 0.0036 + wander))) ** 2
            height -= weight * (0.00012 + (0.00022 + 0.0006 * bend * palmward)) * (fold - 0.25)
        s = v.dot(along_arm)
        if -0.03 < s < CUFF + 0.02:
            weight = math.exp(-(((s - 0.022) / 0.026) ** 2))
            phase = s / 0.0085 + 0.9 * noise.noise(v * 48 + Vector((seed, 3, 0)))
            broken = max(0.0, 0.5 + 1.2 * noise.noise(v * 36 + Vector((9, seed, 0))))
            height += 0.0016 * weight * broken * ((1 - abs(math.sin(math.pi * phase))) ** 1.7 - 0.3)
        slack = (1 - 2 * abs(noise.noise(Vector((v.x * 52 + v.y * 16, v.y * 26 - v.x * 9, v.z * 42 + seed))))) ** 5
        height += 0.00045 * slack
        return height

    return rise


# --- gloves ---------------------------------------------------------------------------------


def nitrile(tone):
    """Thin satin rubber: a little light goes through it, small grain, uneven sheen."""
    name = "nitrile-" + tone
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, tone, 0.38, specular=0.45, subsurface=0.06, sheen=0.15)
    material.node_tree.nodes["Principled BSDF"].inputs["Subsurface Radius"].default_value = (0.001, 0.0015, 0.003)
    material.node_tree.nodes["Principled BSDF"].inputs["Subsurface Color"].default_value = mat.linear(tone)
    mat.add_bump(material, 420, 0.05)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, cloud, reach = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "MapRange"))
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 60, 4
    reach.inputs["To Min"].default_value, reach.inputs["To Max"].default_value = 0.29, 0.50
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(cloud.outputs["Fac"], reach.inputs["Value"])
    links.new(reach.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])
    return material


# Cotton of a laboratory coat and of a technician's jacket, and the knitted cuffs of both.
COAT, JACKET = "CBD1D6", "27405F"
KNITTED = {COAT: "C2C9CD", JACKET: "1B2A3E"}


def forearm(direction):
    """Frame of the forearm: z points from the wrist to the elbow, y to its back."""
    z = Vector(direction).normalized()
    y = Vector((0, 0, 1)) - z * z.z
    x = y.normalized().cross(z)
    return Matrix((x, y.normalized(), z)).transposed().to_4x4()


def gloved_hand(asm, rng, place, pose, arm=(0, -1, 0), tone="4C82BC", grid=0.0013, sleeve_length=0.34, cloth=COAT):
    """A hand in a thin glove with the sleeve of a coat or a jacket, whose colour is `cloth`; `place` maps hand coordinates to those of `asm`, `arm` is where
    the elbow is, in hand coordinates."""
    fingers, thumb = [finger_bones(k, pose) for k in range(4)], thumb_bones(pose.thumb)
    arm = forearm(arm)
    points = [b.translation for bones in (*fingers, thumb) for b in bones] + [arm @ Vector((x, y, CUFF - 0.012)) for x in (-0.03, 0.03) for y in (-0.025, 0.025)] + [Vector((0, 0, 0))]
    low, high = ([f(q[i] for q in points) + side * 0.022 for i in range(3)] for f, side in ((min, -1), (max, 1)))
    field = Field(low, high, grid)
    verts, faces = surface(hand_flesh(field, fingers, thumb, arm), field.low, grid)
    fine = refined(verts, faces)
    rise = creases(fingers, thumb, arm, rng.uniform(0, 50))
    for vertex, normal in [(v, v.normal.copy()) for v in fine.vertices]:
        vertex.co += normal * rise(vertex.co)
    fine.transform(place)
    fine.materials.clear()
    fine.materials.append(nitrile(tone))
    fine.polygons.foreach_set("use_smooth", [True] * len(fine.polygons))
    fine.update()
    asm.adopt(bpy.data.objects.new("glove", fine))
    dressed(asm, rng, place @ arm, tone, sleeve_length, cloth)


# --- cuffs and sleeve ------------------------------------------------------------------------


def ring_mesh(asm, rows, material, steps):
    """Open tube through rows of points."""
    verts = [q for row in rows for q in row]
    faces = [(r * steps + k, r * steps + (k + 1) % steps, (r + 1) * steps + (k + 1) % steps, (r + 1) * steps + k) for r in range(len(rows) - 1) for k in range(steps)]
    return p.mesh(asm, "sleeve", verts, faces, material, smooth=True)


def dressed(asm, rng, arm, tone, length, cloth):
    """Rolled edge of the glove, knitted cuff and sleeve along the forearm."""
    seed = rng.uniform(0, 40)
    oval = lambda a, r, z: arm @ Vector((r * math.cos(a), 0.76 * r * math.sin(a), z))
    angles = lambda n: [math.tau * k / n for k in range(n)]
    edge = [oval(a, 0.0368, CUFF - 0.0006) for a in angles(72)]
    p.tubes(asm, [edge], 0.0015, nitrile(tone), closed=True, resolution=4)
    knit = fabric(KNITTED[cloth])
    rows, steps = [], 360
    for j in range(40):
        z = CUFF - 0.004 + 0.050 * j / 39
        ease = 0.0336 + 0.0012 * j / 39 + 0.0010 * noise.noise(Vector((z * 60, seed, 0)))
        rows.append([oval(a, ease + 0.0013 * abs(math.sin(a * 30)) + 0.0006 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, z * 90))), z) for a in angles(steps)])
    ring_mesh(asm, rows, knit, steps)
    sleeve(asm, arm, length, seed, tone=cloth)


def cotton(tone):
    """Smooth woven cloth: its folds are in the mesh, the weave is too fine to be seen."""
    name = "cotton-" + tone
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material = mat.principled(name, tone, 0.85, specular=0.15, sheen=0.25)
    mat.add_bump(material, 1100, 0.06)
    return material


def sleeve(asm, arm, length, seed, start=0.094, tone=COAT):
    """Cotton: small pleats above the seam of the cuff, then soft folds that run diagonally around the arm and fade."""
    steps, rows = 160, []
    count = int(length / 0.0022)
    crest = lambda t: math.exp(-((t / 0.22) ** 2))
    for j in range(count):
        z = start + length * j / (count - 1)
        s = z - start
        radius = 0.0385 + 0.009 * (1 - math.exp(-s / 0.035)) + 0.024 * s
        gather = math.exp(-s / 0.022)
        row = []
        for a in (math.tau * k / steps for k in range(steps)):
            c = Vector((math.cos(a), math.sin(a), 0))
            pleat = 0.0020 * gather * math.sin(a * 17 + 2.4 * noise.noise(c * 2 + Vector((0, 0, seed)))) * min(1, s / 0.006)
            wander = 0.42 * math.sin(a + seed) + 0.75 * noise.noise(Vector((c.x * 0.9, c.y * 0.9 + seed, z * 7)))
            phase = z / 0.060 + wander
            strong = max(0.0, 0.45 + 1.3 * noise.noise(Vector((c.x * 0.9 + seed, c.y * 0.9, z * 9))))
            fold = 0.0092 * strong * crest((phase % 1) - 0.5) * (1 - gather)
            second = 0.0062 * max(0.0, 0.2 + 1.5 * noise.noise(Vector((c.x, c.y + seed, z * 8 + 7)))) * crest(((z / 0.034 - 1.7 * wander) % 1) - 0.5) * (1 - gather)
            slack = 0.0036 * noise.noise(Vector((c.x * 1.2, c.y * 1.2 + seed, z * 14)))
            r = radius + pleat + fold + second + slack
            row.append(arm @ Vector((r * c.x, 0.84 * r * c.y, z)))
        rows.append(row)
    # The hem is turned in.
    inner = [[arm @ Vector((0.0372 * math.cos(a), 0.0372 * 0.82 * math.sin(a), start + d)) for a in (math.tau * k / steps for k in range(steps))] for d in (0.02, 0.0004)]
    ring_mesh(asm, [*inner, *rows], cotton(tone), steps)


# --- at work -----------------------------------------------------------------------------------


def pinching(asm, rng, heading, elbow, gap, tone):
    """Hand with what it holds at the origin, between the pads of thumb and two fingers that point down. `heading` is where
    the hand points to, in degrees from x; `elbow` is the way to the elbow. Gives the side of the thumb, in degrees from x."""
    pose, grip = opposed(POSES["pinch"], gap)
    freed = grip.inverted()
    ahead = freed.to_3x3() @ Vector((0, 1, 0))
    turned = heading - math.degrees(math.atan2(ahead.y, ahead.x))
    place = turn(turned, "Z") @ freed
    gloved_hand(asm, rng, place, pose, place.to_3x3().inverted() @ Vector(elbow), tone)
    return turned


def vial_lifted(asm, rng, heading=178, elbow=(0.86, -0.30, -0.16), gap=0.0125, cap="D98A2B", tone="4C82BC"):
    """A hand holds a vial upright by its cap, whose middle is at the origin."""
    pinching(asm, rng, heading, elbow, gap, tone)
    with asm.turned((0, 0, -0.0365), rng.uniform(0, 180)):
        samples.cryovial(asm, cap)
    with asm.turned((0, 0, -0.0365), 0):
        surface = printing.around(0.0058, 0.0055)
        printing.areas(asm, [(-0.0125, 0, 0.006, 0.0165)], mat.paint("EEF0EE", 0.5), surface, 0.0001, 0.001)
        printing.areas(asm, [*printing.matrix(rng, -0.0020, 0.0085, 0.0068, 10), *printing.bars(rng, -0.0040, 0.0015, 0.0095, 0.0055, 0.00035)], mat.paint(printing.INK, 0.5), surface, 0.0003)
        printing.areas(asm, [(-0.0125, 0, -0.0050, 0.0165)], mat.paint(cap, 0.45), surface, 0.0003, 0.001)


# --- against cold ---------------------------------------------------------------------------------


def quilted(tone):
    """Matt coated cloth with a weave."""
    name = "quilted-" + tone
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material = mat.principled(name, tone, 0.82, specular=0.2, sheen=0.35)
    mat.add_bump(material, 750, 0.22)
    return material


def seams(u, v, pitch=0.026):
    """How deep the stitched lines of a quilt draw cloth in, and how full it is between them."""
    away = min(abs(((u + s * v) / pitch) % 1 - 0.5) for s in (1, -1))
    return -0.0030 * math.exp(-((away * pitch / 0.0026) ** 2)) + 0.0016 * min(1.0, away * 3.2)


def cryo_hand(asm, rng, place, pose, arm, tone="2B4F7A", grid=0.0022, padding=0.0062):
    """A hand in a thick glove against cold, its quilted gauntlet over the sleeve."""
    fingers, thumb = [finger_bones(k, pose) for k in range(4)], thumb_bones(pose.thumb)
    arm = forearm(arm)
    points = [b.translation for bones in (*fingers, thumb) for b in bones] + [arm @ Vector((x, y, CUFF - 0.012)) for x in (-0.03, 0.03) for y in (-0.025, 0.025)] + [Vector((0, 0, 0))]
    low, high = ([f(q[i] for q in points) + side * 0.032 for i in range(3)] for f, side in ((min, -1), (max, 1)))
    field = Field(low, high, grid)
    verts, faces = surface(hand_flesh(field, fingers, thumb, arm) - padding, field.low, grid)
    fine = refined(verts, faces, 5)
    bent, seed = joints(fingers, thumb), rng.uniform(0, 50)
    back = [bones[0].translation for bones in fingers]

    def rise(v):
        height = 0.0012 * noise.noise(v * 46 + Vector((seed, 0, 0))) + 0.0005 * noise.noise(v * 120)
        if v.y < back[1].y - 0.004:
            height += seams(v.x + seed, v.y)
        for at, along, _, radius, bend in bent:
            away = v - at
            if away.length < radius * 3:
                s = away.dot(along)
                phase = s / 0.0085 + 0.8 * noise.noise(v * 70 + Vector((0, seed, 0)))
                height -= 0.0022 * math.exp(-((s / 0.012) ** 2)) * min(1, 0.3 + bend) * ((1 - abs(math.sin(math.pi * phase))) ** 2 - 0.3)
        return height

    for vertex, normal in [(v, v.normal.copy()) for v in fine.vertices]:
        vertex.co += normal * rise(vertex.co)
    fine.transform(place)
    fine.materials.clear()
    fine.materials.append(quilted(tone))
    fine.polygons.foreach_set("use_smooth", [True] * len(fine.polygons))
    fine.update()
    asm.adopt(bpy.data.objects.new("glove", fine))
    gauntlet(asm, place @ arm, tone, seed)
    sleeve(asm, place @ arm, 0.36, seed, 0.16)


def gauntlet(asm, arm, tone, seed, start=0.030, end=0.205):
    """Quilted tube, drawn in at the wrist, wider to its bound edge."""
    rows, steps, count = [], 180, 110
    for j in range(count):
        z = start + (end - start) * j / (count - 1)
        s = (z - start) / (end - start)
        radius = 0.0435 + 0.022 * s**0.8 - 0.0045 * math.exp(-(((z - 0.052) / 0.010) ** 2)) - 0.004 * math.exp(-s * 40)
        row = []
        for a in (math.tau * k / steps for k in range(steps)):
            c = Vector((math.cos(a), math.sin(a), 0))
            slack = 0.0036 * noise.noise(Vector((c.x * 1.3 + seed, c.y * 1.3, z * 16))) * s
            gather = 0.0016 * math.sin(a * 24 + 2 * noise.noise(c * 2)) * math.exp(-(((z - 0.052) / 0.014) ** 2))
            r = radius + slack + gather + seams(a / math.tau * 0.026 * 12, z) * min(1, max(0, z - 0.058) / 0.012)
            row.append(arm @ Vector((r * c.x, 0.82 * r * c.y, z)))
        rows.append(row)
    inner = [[arm @ (arm.inverted() @ q * 0.96 + Vector((0, 0, d))) for q in rows[-1]] for d in (0.006, -0.02)]
    ring_mesh(asm, [*rows, *inner], quilted(tone), steps)
    p.tubes(asm, [rows[-1]], 0.0030, quilted("1D2B3A"), closed=True, resolution=4)


def bend_of(pose):
    """Middle of the bend of the two middle fingers, where a bar lies."""
    bones = [bone for k in (1, 2) for bone in finger_bones(k, pose)[:4]]
    return sum((bone.translation for bone in bones), Vector()) / len(bones)


def rack_lifted(asm, rng, elbow=(0.80, -0.16, 0.42), tone="2B4F7A", levels=5):
    """A rack of boxes, drawn out of a vessel by its bow with a thick glove; the middle of its upper face is at the origin."""
    samples.rack(asm, rng, levels)
    pose = POSES["grip"]
    bar = bend_of(pose)
    ahead = -Vector(elbow)
    ahead = (ahead - Vector((0, ahead.y, 0))).normalized()
    x = Vector((0, 1, 0))
    z = x.cross(ahead)
    frame = Matrix((x, ahead, z)).transposed().to_4x4()
    place = Matrix.Translation((0, 0, 0.062)) @ frame @ Matrix.Translation(-bar)
    cryo_hand(asm, rng, place, pose, place.to_3x3().inverted() @ Vector(elbow), tone=tone)
