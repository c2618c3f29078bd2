"""Bags of red cells: flat, full in the middle, welded all around, with a label, ports and a tube at the top."""
import math
import random

import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
import printing

WIDE, TALL, THICK = 0.104, 0.120, 0.032
# The welded film above the filling, where the ports are.
SHOULDER = 0.014
# What the label says; its field has the colour of the group.
GROUPS = ("B+", "O+", "A+", "O−")
COLOURS = ("C8281E", "2C6FA8", "D8A23A", "6A7F8C")
_kinds = {}


def stand(asm, x, y, z, rng, turn=0, lean=0, packed=False, number=None, serial=0, hung=False):
    """A bag on its lower edge, seen from the front; it leans back against the next one. Packed bags support each other;
    `number` is that of its group; with a `serial` it is like no other and its label carries that number. A `hung` bag is held by
    its upper film: its weight is low, folds run down from the hold, its edges curl back."""
    with asm.turned((x, y, z), turn):
        with asm.turned((0, 0, 0), -lean, "X"):
            for part in kind(rng.randrange(4) if number is None else number, packed, serial, hung):
                asm.adopt(bpy.data.objects.new("bag", part))


def kind(number, packed, serial=0, hung=False):
    """The meshes of one of four bags, or of one with a serial; many objects share them."""
    key = number, packed, serial, hung
    if key not in _kinds:
        made = p.Assembly(f"bag{number}-{serial}")
        build(made, number, packed, serial, hung)
        _kinds[key] = [obj.data for obj in made.collection.objects]
    return _kinds[key]


def build(asm, number, packed, serial=0, hung=False):
    shape = {"full": 0.98 + 0.04 * number, "sink": 0.10} if packed else {"full": 0.86 + 0.09 * number, "sink": 0.42}
    if serial:
        own = random.Random(serial)
        shape = {"full": shape["full"] * own.uniform(0.82, 1.02), "sink": shape["sink"] + own.uniform(-0.06, 0.22)}
    shape["fold"] = 1.0 if hung else 0.25
    if hung:
        shape["sink"] = 0.78
    verts, faces = [], []
    for side in (-1, 1):
        patch(verts, faces, lambda u, v: on_bag(u, v, side, **shape), (-1, 1), (-1, 1), 36, 44, side > 0)
    p.mesh(asm, "filling", verts, faces, filling())
    outline, sheet, quads = film(serial + number, shape["fold"])
    p.mesh(asm, "film", sheet, quads, weld())
    p.tubes(asm, [outline], 0.0012, mat.plastic("E3C3BD", 0.2), closed=True, resolution=2)
    label(asm, number, shape, 0.20 if packed else 0.0, serial)
    tubing(asm, number, 0.006 if packed else 0.0)


def on_bag(u, v, side, full, sink, fold=0.0, lift=0.0):
    """u to the right and v upwards from -1 to 1; the filling sinks, so a bag is thickest below its middle."""
    x = u * (1 - 0.13 * v * v) ** 0.5 * WIDE / 2
    z = v * (1 - 0.10 * u * u) ** 0.5 * TALL / 2 + TALL / 2 + 0.004
    swell = max(0, (1 - abs(u) ** 2.6) * (1 - abs(v + 0.16 * (1 - v * v)) ** 2.6)) ** 0.66
    return (x, side * (swell * (1 - sink * v) * full * THICK / 2 + lift) + slack(x, z, fold, swell), z)


def slack(x, z, fold, inside=0.0):
    """How far soft film is from its plane: it curls at the sides and lower corners, and folds run down from the middle of the upper edge."""
    u, v = x / (WIDE / 2), z / TALL
    curl = 0.007 * fold * u * u * (1.2 - v) + 0.004 * fold * abs(u) ** 3 * max(0.0, 0.3 - v) * 4
    away = math.hypot(x, TALL + SHOULDER - z)
    pleats = math.sin(11 * math.atan2(x, TALL + SHOULDER + 0.004 - z)) * math.exp(-((away / 0.062) ** 2)) * min(1.0, away / 0.02)
    ripple = 0.0030 * noise.noise(Vector((x * 26, z * 26, 2.0))) * (1 - 0.6 * inside)
    return curl + 0.0034 * fold * pleats + ripple * (0.4 + 0.6 * fold)


def patch(verts, faces, surface, across, up, columns, rows, back=False):
    start = len(verts)
    for j in range(rows + 1):
        for i in range(columns + 1):
            u = across[0] + (across[1] - across[0]) * i / columns
            v = up[0] + (up[1] - up[0]) * j / rows
            verts.append(surface(u, v))
    for j in range(rows):
        for i in range(columns):
            a = start + j * (columns + 1) + i
            quad = (a, a + 1, a + columns + 2, a + columns + 1)
            faces.append(tuple(reversed(quad)) if back else quad)


def film(seed, fold, columns=18, rows=24):
    """The weld: a rim of clear film with a broad shoulder at the top, slack at its edges. Gives its outline, and its points and faces."""
    half, low, high = WIDE / 2 + 0.004, 0.0, TALL + SHOULDER
    corner, outline = 0.012, []
    limp = lambda x, z: slack(x, z, fold) + 0.0040 * noise.noise(Vector((x * 30, z * 30, seed % 89))) * min(1.0, max(abs(x) / half, abs(2 * z / high - 1)) ** 4)
    for cx, cz, start in ((half - corner, high - corner, 0), (-half + corner, high - corner, 1), (-half + corner, low + corner, 2), (half - corner, low + corner, 3)):
        for k in range(6):
            a = (start + k / 5) * math.pi / 2
            outline.append((cx + corner * math.cos(a), cz + corner * math.sin(a)))
    dense = [(a[0] + (b[0] - a[0]) * k / 8, a[1] + (b[1] - a[1]) * k / 8) for a, b in zip(outline, outline[1:] + outline[:1]) for k in range(8 if math.dist(a, b) > 0.02 else 1)]
    verts, faces = [], []

    def on_film(u, v):
        """A point of a square, drawn in to the rounded corners."""
        x, z = u * half, high / 2 + v * high / 2
        over_x, over_z = abs(x) - (half - corner), abs(z - high / 2) - (high / 2 - corner)
        reach = max(over_x, over_z)
        if over_x > 0 and over_z > 0:
            shrink = reach / math.hypot(over_x, over_z)
            x = math.copysign(half - corner + over_x * shrink, x)
            z = high / 2 + math.copysign(high / 2 - corner + over_z * shrink, v)
        return (x, limp(x, z), z)

    patch(verts, faces, on_film, (-1, 1), (-1, 1), columns, rows)
    return [(x, limp(x, z), z) for x, z in dense], verts, faces


def label(asm, number, shape, raised, serial=0):
    """Paper on the front that follows the bag: a code, lines, a field with the group, the serial; `raised` is how much higher it is."""
    front = lambda lift: lambda u, v: on_bag(u, v + raised, -1, lift=lift, **shape)
    sheets = (
        (mat.paint("F5F5F1", 0.55), 0.0007, [((-0.66, 0.66), (-0.58, 0.52))]),
        (mat.paint("1B2B38", 0.6), 0.0012, codes(number)),
        (mat.paint(COLOURS[number], 0.5), 0.0012, [((0.14, 0.58), (-0.02, 0.42))]),
    )
    for material, lift, fields in sheets:
        verts, faces = [], []
        for across, up in fields:
            wide = 10 if across[1] - across[0] > 0.3 else 1
            patch(verts, faces, front(lift), across, up, wide, 10 if wide > 1 else 2)
        p.mesh(asm, "label", verts, faces, material)
    on_label = lambda u, v, lift: front(lift)(u / (WIDE / 2), v / (TALL / 2))
    printing.figure(asm, GROUPS[number], 0.0155, 0.0085, 0.0055, mat.paint("FFFFFF", 0.5), on_label, 0.0017)
    if serial:
        printing.figure(asm, f"{serial:07d}", 0.0076, -0.0300, -0.0030, mat.paint("1B2B38", 0.6), on_label, 0.0013)
    rng = random.Random(60 + number + serial)
    printing.areas(asm, printing.matrix(rng, 0.0135, -0.0305, 0.0145, 12), mat.paint("1B2B38", 0.6), on_label, 0.0013)


def codes(number):
    bars, u = [], -0.58
    for k in range(13):
        wide = 0.018 * (1 + (k * (number + 2)) % 3)
        bars.append(((u, u + wide), (0.10, 0.42)))
        u += wide + 0.022
    lines = [((-0.58, -0.58 + length), (v, v + 0.032)) for v, length in ((-0.10, 0.62), (-0.20, 0.5), (-0.30, 0.68), (-0.40, 0.4), (-0.50, 0.6))]
    return [bar for bar in bars if bar[0][1] < 0.06] + lines


def tubing(asm, number, out):
    """Two short ports and the donor tube: it bends over the front at once and hangs there in a slack curve, `out` further
    away where the bag is plump to the top."""
    top = TALL + SHOULDER
    p.tubes(asm, [[(x, 0, top - 0.016), (x, 0, top + 0.007)] for x in (-0.022, 0.022)], 0.0034, weld(), resolution=3)
    p.tubes(asm, [[(x, 0, top + 0.003), (x, 0, top + 0.010)] for x in (-0.022, 0.022)], 0.0042, mat.plastic("E6DAD4", 0.4), resolution=3)
    # It hangs beside the label, which stays readable.
    tube = [(0, 0, top - 0.014), (-0.001, -0.004, top + 0.004), (-0.014, -0.010, top + 0.001), (-0.034, -0.012, 0.116)]
    tube += [(-0.046, -0.012, 0.092), (-0.0475, -0.011, 0.060 - 0.004 * number), (-0.0455, -0.011, 0.036), (-0.041, -0.014, 0.026)]
    tube = tube[:2] + [(x, y - out, z) for x, y, z in tube[2:]]
    p.tubes(asm, [p.smooth_line(tube, 6)], 0.0016, mat.plastic("7E141A", 0.2), resolution=3)


@mat.cached
def weld(name):
    """Clear soft film: half of what is behind it shows."""
    return mat.see_through(mat.principled(name, "E8CCC6", 0.22, specular=0.6), 0.5)


def filling():
    """Dark red under film that is drawn into fine creases."""
    found = bpy.data.materials.get("bag filling")
    if found:
        return found
    material = mat.principled("bag filling", "5C0A11", 0.24, specular=0.5, clearcoat=0.7)
    mat.add_bump(material, 60, 0.5, (1, 1, 0.4))
    return material
