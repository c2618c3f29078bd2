"""What people leave where they work: gloves, tape, notes, a spray bottle, marks of wheels. Built like furniture."""
import math

import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import box, rod

from .people import ellipsoid, limb, skin

# Root, tip and radius of the fingers of a right hand that lies flat, its wrist at the origin.
FINGERS = (
    ((-0.030, 0.082), (-0.043, 0.158), 0.0100),
    ((-0.010, 0.090), (-0.014, 0.176), 0.0105),
    ((0.011, 0.088), (0.017, 0.168), 0.0105),
    ((0.030, 0.078), (0.044, 0.140), 0.0095),
    ((-0.030, 0.030), (-0.078, 0.090), 0.0120),
)


def glove(asm, rng, tone="4A7FB5", thick=1.0, fold=0.0):
    """Glove as it was taken off: flat, creased, one finger half turned in; `thick` is 2 for one against cold."""
    wide, seed = 0.036 * (0.8 + 0.2 * thick), rng.uniform(0, 60)
    solids = [
        limb([(0, -0.075 * thick, 0.008), (0, 0, 0.009), (0, 0.045, 0.010), (0, 0.096, 0.009)], (wide * 1.08, wide * 0.86, wide * 1.1, wide), flat=0.26),
        ellipsoid((-0.020, 0.030, 0.010), (0.026, 0.038, 0.011)),
    ]
    for k, (root, tip, radius) in enumerate(FINGERS):
        short = rng.choice((1, 1, 0.62)) if thick < 1.5 else 1
        middle = [(a + b) / 2 + rng.uniform(-0.004, 0.004) for a, b in zip(root, tip)]
        end = [a + (b - a) * short for a, b in zip(root, tip)]
        lift = 0.008 + rng.uniform(0, 0.012) * (fold + 0.4)
        radius *= 0.85 + 0.35 * (thick - 1)
        solids.append(limb([(root[0] * 0.8, root[1] - 0.03, 0.010), (*root, 0.010), (*middle, lift), (*end, 0.007)], (radius, radius * 1.05, radius, radius * 0.72), flat=0.52))
    crease = lambda v: 0.0042 * noise.noise(Vector((v.x * 38 + seed, v.y * 22, v.z * 9))) + 0.0022 * (1 - 2 * abs(noise.noise(Vector((v.x * 60, v.y * 75 + seed, 3)))))
    material = mat.plastic(tone, 0.46) if thick < 1.5 else padded(tone)
    skin(asm, solids, material, 0.0022, crease, 3)


def padded(tone):
    """Coated cloth of a glove against cold."""
    material = mat.paint(tone, 0.62)
    if "cloth" not in material:
        mat.add_bump(material, 260, 0.5)
        material["cloth"] = True
    return material


def gloves_off(asm, rng, tone="4A7FB5", thick=1.0):
    """A pair, one across the other."""
    with asm.turned((0, 0, 0), rng.uniform(-12, 12)):
        glove(asm, rng, tone, thick)
    with asm.turned((0.075, 0.03, 0.010 * thick), rng.uniform(34, 58)):
        glove(asm, rng, tone, thick, 1.0)


def tape_roll(asm, rng, tone="D8C79A", radius=0.052, wide=0.019):
    """Roll of tape on its side, its end stands off."""
    ring = [(radius * 0.76, 0), (radius, 0.0004), (radius, wide - 0.0004), (radius * 0.76, wide), (radius * 0.76, 0)]
    p.lathe(asm, ring, mat.paint(tone, 0.55), segments=72)
    core = [(radius * 0.70, 0.0005), (radius * 0.765, 0.0005), (radius * 0.765, wide - 0.0005), (radius * 0.70, wide - 0.0005), (radius * 0.70, 0.0005)]
    p.lathe(asm, core, mat.paint("B79B72", 0.8), segments=72)
    a = [rng.uniform(0, 6.28) + 0.02 * k for k in range(10)]
    flap = [((radius + 0.0003 + 0.0018 * k) * math.cos(a[0] - 0.03 * k), (radius + 0.0003 + 0.0018 * k) * math.sin(a[0] - 0.03 * k)) for k in range(10)]
    verts = [(x, y, z) for z in (0.0006, wide - 0.0006) for x, y in flap]
    p.mesh(asm, "tape", verts, [(k, k + 1, 11 + k, 10 + k) for k in range(9)], mat.paint(tone, 0.5))


def written(asm, rng, x, z, length, y, ink, tall=0.006):
    """A line of handwriting on a face that looks to -y; it says nothing."""
    at, words = x, []
    while at < x + length - tall:
        letters = rng.randrange(2, 6)
        path = []
        for k in range(letters * 5):
            phase = k * 1.25 + rng.uniform(-0.3, 0.3)
            high = 1.9 if rng.random() < 0.08 else 1
            path.append((at + tall * 0.13 * k + tall * 0.12 * math.cos(phase), y, z + tall * (0.42 + 0.36 * high * math.sin(phase))))
        if path[-1][0] > x + length:
            break
        words.append(path)
        at = path[-1][0] + tall * 0.8
    if words:
        p.tubes(asm, words, tall * 0.055, ink, resolution=1)


def note(asm, rng, tone="F3DF7A", size=0.076, ink="22303B", rows=4):
    """Sticky note on the surface behind it: its lower edge has curled up; the middle of its upper edge is at the origin."""
    n = 10
    out = lambda v: 0.0012 + 0.016 * max(0.0, v - 0.25) ** 2.2
    verts = [(size * (i - 0.5), -out(j / n) - 0.003 * (i - 0.5) * (j / n) ** 3, -size * j / n) for j in range(n + 1) for i in (0, 1)]
    p.mesh(asm, "note", verts, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(n)], mat.paint(tone, 0.75)).modifiers.new("thick", "SOLIDIFY").thickness = 0.0002
    for k in range(rows):
        v = (k + 0.9) / (rows + 1)
        written(asm, rng, -size * 0.42, -size * v - 0.002, size * rng.uniform(0.5, 0.82), -out(v) - 0.0008, mat.paint(ink, 0.6), size * 0.085)


def strip(asm, rng, length=0.13, wide=0.024, tone="E6DDBF", ink="22303B"):
    """Strip of paper tape with a hand-written line, on the surface behind it, torn off at both ends."""
    jag = lambda side: [(side * length / 2 + rng.uniform(-0.0016, 0.0016), -0.0004, wide * (k / 6 - 0.5)) for k in range(7)]
    left, right = jag(-1), jag(1)
    p.mesh(asm, "strip", left + right, [(k, k + 7, k + 8, k + 1) for k in range(6)], mat.paint(tone, 0.7))
    written(asm, rng, -length * 0.44, -wide * 0.22, length * 0.86, -0.0009, mat.paint(ink, 0.6), wide * 0.46)


def strip_flat(asm, rng, length=0.13, wide=0.024, tone="E6DDBF", ink="22303B"):
    """The same on a table."""
    with asm.turned((0, 0, 0), -90, "X"):
        strip(asm, rng, length, wide, tone, ink)


def spray_bottle(asm, rng, tone="E8EDEE", head="2C6E93"):
    """Bottle of disinfectant with a trigger, a third used."""
    body = [(0, 0), (0.040, 0), (0.042, 0.004), (0.042, 0.115), (0.030, 0.158), (0.0145, 0.178), (0.0145, 0.190)]
    p.lathe(asm, p.rounded(body, 0.008), mat.plastic(tone, 0.28), segments=64)
    rod(asm, (0, 0, 0.186), 0.0175, 0.020, mat.plastic(head, 0.4), segments=48)
    box(asm, (-0.058, -0.012, 0.204), (0.034, 0.012, 0.240), mat.plastic(head, 0.4), 0.008, 4)
    rod(asm, (-0.068, 0, 0.226), 0.0085, 0.014, mat.plastic("F2F4F4", 0.4), axis="X", segments=32)
    with asm.turned((-0.032, 0, 0.206), 16, "Y"):
        box(asm, (-0.006, -0.008, -0.058), (0.004, 0.008, 0.004), mat.plastic("F2F4F4", 0.4), 0.003)
    p.lathe(asm, [(0.0424, 0.022), (0.0424, 0.104)], mat.paint("F7F8F6", 0.45), segments=64)
    p.lathe(asm, [(0.0427, 0.082), (0.0427, 0.100)], mat.paint(head, 0.45), segments=64)


def wiped(asm, rng, tone="EEF0EE"):
    """Paper towel, crumpled once and left."""
    n, seed = 16, rng.uniform(0, 50)
    rise = lambda u, v: 0.004 + 0.030 * abs(noise.noise(Vector((u * 2.6 + seed, v * 2.6, 1)))) + 0.012 * abs(noise.noise(Vector((u * 7, v * 7 + seed, 2))))
    verts = []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n - 0.5, j / n - 0.5
            shift = 0.03 * noise.noise(Vector((u * 3, v * 3, seed)))
            verts.append((0.17 * u + shift, 0.14 * v - shift, rise(u, v)))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    obj = p.mesh(asm, "towel", verts, faces, mat.paint(tone, 0.9), smooth=True)
    obj.modifiers.new("soft", "SUBSURF").render_levels = 1


def wheel_marks(asm, rng, length=2.0, count=5, tone="4A4E50", strength=0.35):
    """Marks of rubber wheels and soles on a floor: broken bands along y that bend a little."""
    material = faint(tone, strength)
    for _ in range(count):
        x, bend, wide = rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0.006, 0.022)
        start, end = sorted((rng.uniform(0, length), rng.uniform(0, length)))
        n = 14
        middle = [(x + bend * (k / n) ** 2, start + (end - start) * k / n) for k in range(n + 1)]
        verts = [(u + side * wide / 2, v, 0.0006 + 0.00005 * rng.random()) for u, v in middle for side in (-1, 1)]
        p.mesh(asm, "mark", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], material)


def faint(tone, strength):
    """A stain: what is below shows through, in patches."""
    name = f"faint {tone} {strength}"
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    material = mat.principled(name, tone, 0.7, specular=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, cloud, reach = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "TexNoise", "MapRange"))
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 9, 6
    for key, value in (("From Min", 0.42), ("From Max", 0.66), ("To Max", strength)):
        reach.inputs[key].default_value = value
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(cloud.outputs["Fac"], reach.inputs["Value"])
    links.new(reach.outputs["Result"], nodes["Principled BSDF"].inputs["Alpha"])
    return material


def softbox(asm, rng, aim=(0, 0, 0), power=40, wide=0.8, tall=0.8, tone="FFF6EA", gleam=False):
    """The light of a room comes mainly from here; it is not seen, but with `gleam` mirrored. `aim` is a place in the coordinates of the light."""
    light = p.lamp(asm, (0, 0, 0), tuple(aim), (wide, tall), power, tone)
    light.visible_glossy = gleam
