"""Gloved hands with cartons of vaccine, a canister out of the cold and a rack of tubes. Built like furniture."""
import math

from mathutils import Matrix, Vector

import materials as mat
import parts as p
import printing
from equipment import air, nitrogen, vaccine_boxes
from parts import box, boxes, rod

from . import gloved_hands, samples
from .gloved_hands import FINGERS, POSES, Pose, finger_bones, opposed, pad

# Fingers almost straight, bent at the knuckles until they point down.
SPAN = Pose(((58, 30, 6), (60, 29, 5), (60, 29, 5), (56, 31, 7)), (3, 0, -2, -6), (30, 60, 88, 12, 14))


def flattened(pose):
    """Turns each finger at its knuckle and back at the next joint until all pads lie on one plane."""
    place, looks = pad(finger_bones(1, pose), FINGERS[1][2][3])
    bends = list(pose.bends)
    for k in (0, 2, 3):
        first, second, third = pose.bends[k]
        off = lambda d: abs((pad(finger_bones(k, Pose((*bends[:k], (first + d, second - d, third), *bends[k + 1 :]), pose.spread)), FINGERS[k][2][3])[0] - place).dot(looks))
        best = min((d / 2 for d in range(-60, 61)), key=off)
        bends[k] = (first + best, second - best, third)
    return Pose(tuple(bends), pose.spread, pose.thumb)


def spanning(asm, rng, elbow, width, tone="4C82BC", sleeve=0.34):
    """Hand around something upright, `width` wide along x, the thumb on its right; the middle between the pads is at the
    origin. `elbow` is the way to the elbow."""
    pose, grip = opposed(flattened(SPAN), width)
    place = grip.inverted()
    gloved_hands.gloved_hand(asm, rng, place, pose, place.to_3x3().inverted() @ Vector(elbow), tone=tone, sleeve_length=sleeve)


def carton_held(asm, rng, elbow=(0.9, -0.2, 0.30), kind=4, above=0.024, tone="4C82BC", sleeve=0.34):
    """A hand holds a carton of vaccine from above by its sides; the pads are `above` below its lid."""
    wide, _, tall = vaccine_boxes.KINDS[kind][0]
    spanning(asm, rng, elbow, wide, tone, sleeve)
    with asm.turned((0, 0, above - tall), 0):
        near_carton(asm, kind, 0)


def near_carton(asm, kind, variant):
    """A carton whose dose can also be read in front."""
    (wide, deep, tall), *_, dose = vaccine_boxes.KINDS[kind]
    vaccine_boxes.carton(asm, kind, variant)
    face = printing.front(-wide / 2, -deep / 2, 0)
    printing.figure(asm, dose, 0.0085, wide * 0.60, tall * 0.40, mat.paint("22303A", 0.55), face, 0.0004, 0.02)


def carton_layer(asm, rng, blocks=(), free=()):
    """Cartons side by side from x = 0, y = 0; each of the `blocks` is a kind, its columns and rows. The place `free` (block,
    column, row) is empty."""
    x = 0.0
    for b, (kind, columns, rows) in enumerate(blocks):
        (wide, deep, _), *_ = vaccine_boxes.KINDS[kind]
        for i in range(columns):
            x += wide / 2
            for j in range(rows):
                if (b, i, j) == tuple(free):
                    continue
                at = (x + rng.uniform(-0.0006, 0.0006), deep / 2 + j * (deep + 0.003) + rng.uniform(0, 0.003), rng.uniform(0, 0.002))
                with asm.turned(at, rng.uniform(-1.2, 1.2)):
                    near_carton(asm, kind, rng.randrange(3))
            x += wide / 2 + 0.0028


def ice_packs(asm, rng, count=3, tall=0.125, pitch=0.122):
    """Packs of ice that stand side by side from x = 0, with their filler caps; they are not pushed down equally far."""
    ice, cap = mat.plastic("8FC3DA", 0.22), mat.plastic("EDF1F3", 0.35)
    for k in range(count):
        with asm.turned((k * pitch, rng.uniform(-0.001, 0.001), -rng.uniform(0, 0.006)), rng.uniform(-0.6, 0.6)):
            box(asm, (0, 0, 0), (0.1165, 0.0335, tall), ice, 0.010, 5)
            box(asm, (0.012, 0.009, tall - 0.004), (0.072, 0.0245, tall + 0.0016), ice, 0.0018, 3)
            rod(asm, (0.094, 0.0168, tall - 0.004), 0.0100, 0.014, cap, bevel=0.002, segments=32)


STRAWS = ("E9C23A", "C33B2B", "F1F3F2", "3F8F4A", "7A5BA8", "1F6E96", "F1F3F2", "D98A2B")


def canister_lifted(asm, rng, out=0.108, elbow=(0.82, -0.25, 0.34), tone="2B4F7A"):
    """A canister with straws is drawn `out` above the neck of a dewar by its rod; the middle of the neck is at the origin."""
    radius, tall = 0.0215, 0.12
    frosted = nitrogen.frost()
    low = out - tall
    wall = [(radius, low), (radius, out), (radius - 0.0010, out), (radius - 0.0010, out - 0.05), (0, out - 0.05)]
    p.lathe(asm, [(0, low), *wall], frosted, segments=96)
    round_edge = lambda z: [(radius * math.cos(a), radius * math.sin(a), z) for a in (math.tau * k / 48 for k in range(49))]
    ring = round_edge(out)
    samples.rime(asm, rng, [*zip(ring, ring[1:])])
    goblets(asm, rng, out)
    p.text(asm, "2", 0.017, (0, -radius - 0.0003, out - 0.052), mat.paint("2B3840", 0.6), "CENTER")
    # The rod is riveted to the wall at the back and goes up through the fist to its hook.
    y, top = radius + 0.0018, out + 0.185
    rod_path = [(0, y, out - 0.07), (0, y, top), (0, y + 0.045, top + 0.004), (0, y + 0.045, top - 0.024)]
    p.tubes(asm, [p.arc_path(rod_path, 0.010)], 0.0026, mat.steel("C3CACE", 0.24), resolution=5)
    grip = rod_path[-1]
    rod(asm, (grip[0], grip[1], grip[2] - 0.030), 0.0062, 0.036, mat.plastic("2C8C86", 0.42), bevel=0.002, segments=32)
    fist(asm, rng, Vector((0, y, out + 0.108)), elbow, tone)
    cold_vapour(asm)


def goblets(asm, rng, out):
    """Clear cups with straws, their coloured plugs up."""
    cup = mat.plastic("DCE6E8", 0.25)
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        x, y, wide = 0.0098 * math.cos(a), 0.0098 * math.sin(a), 0.0088
        p.lathe(asm, [(wide, out - 0.05), (wide, out + 0.006), (wide - 0.0006, out + 0.006), (wide - 0.0006, out - 0.02), (0, out - 0.02)], cup, (x, y), 48)
        spots = [(0, 0)] + [(0.0055 * math.cos(t), 0.0055 * math.sin(t)) for t in (math.tau * j / 7 + k for j in range(7))]
        for u, v in spots:
            high = out + rng.uniform(0.016, 0.023)
            tone = STRAWS[(k * 3 + rng.randrange(2)) % len(STRAWS)]
            rod(asm, (x + u, y + v, out - 0.04), 0.00155, high - out + 0.04, mat.plastic("EEF1EE", 0.3), segments=16)
            rod(asm, (x + u, y + v, high - 0.010), 0.00165, 0.0105, mat.plastic(tone, 0.4), segments=16)


def fist(asm, rng, place, elbow, tone):
    """A thick glove around an upright rod, the thumb above."""
    pose = POSES["grip"]
    bar = gloved_hands.bend_of(pose)
    ahead = -Vector((elbow[0], elbow[1], 0)).normalized()
    x = Vector((0, 0, -1))
    frame = Matrix((x, ahead, x.cross(ahead))).transposed().to_4x4()
    at = Matrix.Translation(place) @ frame @ Matrix.Translation(-bar)
    gloved_hands.cryo_hand(asm, rng, at, pose, at.to_3x3().inverted() @ Vector(elbow), tone=tone)


def cold_vapour(asm, wide=0.0405):
    """Cold vapour stands in the neck and runs over its ring and down the shoulder."""
    for k, (z, density) in enumerate(((-0.030, 0.7), (-0.006, 0.55), (0.012, 0.42), (0.028, 0.30), (0.042, 0.2))):
        air.layer(asm, wide if z < 0.02 else wide + 0.012, z, k + 31, density)
    for k in range(2):
        lift = 0.006 + 0.009 * k
        path = [(wide * 0.7, 0.020), (wide, 0.026 + lift), (0.066, 0.024 + lift), (0.076 + lift, 0.010), (0.072 + lift, -0.03), (0.082 + lift, -0.075), (0.13 + lift, -0.13 + lift)]
        air.spill(asm, p.smooth_line([(r, 0, z) for r, z in path], 4), 62 - 14 * k, k + 41, 0.58)


def rack_of_tubes_held(asm, rng, elbow=(0.9, -0.2, 0.30), tone="4C82BC", caps=("3F8F4A", "D98A2B"), rows=7):
    """A hand sets down a rack of capped tubes, which it holds by its sides from above; the rack's foot is at the origin."""
    wide, tall, pitch = 0.062, 0.062, 0.0188
    deep = rows * pitch + 0.012
    with asm.turned((0, 0, tall - 0.012), 0):
        spanning(asm, rng, elbow, wide, tone)
    shell = mat.plastic("7FA9B8", 0.42)
    half, y0, y1 = wide / 2, -deep / 2, deep / 2
    walls = [((s * half - (0.003 if s > 0 else 0), y0, 0.004), (s * half + (0 if s > 0 else 0.003), y1, tall)) for s in (-1, 1)]
    boxes(asm, walls, shell, 0.0012)
    for y in (y0, y1 - 0.003):
        boxes(asm, [((-half + 0.001, y + 0.0002, 0.0005), (half - 0.001, y + 0.0028, 0.024)), ((-half + 0.001, y + 0.0002, tall - 0.014), (half - 0.001, y + 0.0028, tall - 0.0005))], shell, 0.0012)
    boxes(asm, [((-half + 0.002, y0 + 0.002, z), (half - 0.002, y1 - 0.002, z + 0.003)) for z in (0.002, 0.030, tall - 0.006)], shell, 0)
    glass, content, paper = mat.glass("F3F8F9", 0.9), mat.principled("serum", "C9973F", 0.2, specular=0.5), mat.paint("F2F2EE", 0.6)
    for i in range(3):
        for j in range(rows):
            x, y = (i - 1) * pitch, y0 + 0.006 + (j + 0.5) * pitch
            high = 0.0008 * rng.randrange(3)
            p.lathe(asm, p.rounded([(0, 0.006), (0.0064, 0.006), (0.0064, 0.074 + high)], 0.005), glass, (x, y), 32)
            p.lathe(asm, p.rounded([(0, 0.007), (0.0056, 0.007), (0.0056, 0.050), (0, 0.050)], 0.004), content, (x, y), 32)
            p.lathe(asm, [(0.0067, 0.033), (0.0067, 0.056)], paper, (x, y), 32)
            rod(asm, (x, y, 0.071 + high), 0.0078, 0.014, mat.plastic(caps[(i + (j > 3)) % 2], 0.42), bevel=0.0012, segments=40)
    printing.label(asm, rng, 0.040, 0.0115, printing.front(-0.020, y0, tall - 0.0128), "27")
