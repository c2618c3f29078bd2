"""Print on packages: labels with a figure, codes and lines; signs on cartons. Things that many pictures repeat share their meshes.

A surface tells where a point of the print is: u to the right, v upwards, `lift` away from the package, all in metres.
"""
import math

import bpy

import materials as mat
import parts as p

INK = "1E272D"
_kinds = {}


def shared(asm, name, build):
    """Puts a thing into `asm` that is built once; all copies share its meshes. The builder must not use `turned`."""
    if name not in _kinds:
        made = p.Assembly(name)
        build(made)
        _kinds[name] = list(made.collection.objects)
    for part in _kinds[name]:
        asm.adopt(part.copy())


def front(x, y, z):
    """A front that faces -y; the print begins at its lower left corner."""
    return lambda u, v, lift: (x + u, y - lift, z + v)


def top(x, y, z):
    """An upper face, read from -y."""
    return lambda u, v, lift: (x + u, y + v, z + lift)


def around(radius, z, centre=(0, 0)):
    """A cylinder about z; u = 0 is what faces -y."""
    return lambda u, v, lift: (
        centre[0] + (radius + lift) * math.sin(u / radius),
        centre[1] - (radius + lift) * math.cos(u / radius),
        z + v,
    )


def areas(asm, spans, material, surface, lift, step=0.0):
    """Printed areas (u0, v0, u1, v1); on a curved surface wide ones are cut into columns of `step`."""
    verts, faces = [], []
    for u0, v0, u1, v1 in spans:
        columns = max(1, math.ceil((u1 - u0) / step)) if step else 1
        for k in range(columns + 1):
            u = u0 + (u1 - u0) * k / columns
            verts += [surface(u, v0, lift), surface(u, v1, lift)]
        start = len(verts) - 2 * (columns + 1)
        faces += [(start + 2 * k, start + 2 * k + 2, start + 2 * k + 3, start + 2 * k + 1) for k in range(columns)]
    return p.mesh(asm, "print", verts, faces, material, smooth=bool(step))


def outline(asm, points, material, surface, lift):
    """A printed shape of any outline, corners counter-clockwise."""
    return p.mesh(asm, "print", [surface(u, v, lift) for u, v in points], [tuple(range(len(points)))], material, smooth=False)


# Distance between the copies of a thick figure, in metres: two faces in one plane would be black.
COPY_LIFT = 2e-5


def figure(asm, words, size, u, v, material, surface, lift, weight=0.0):
    """Figures on any surface; `weight` thickens their strokes, as a share of their size, with
    shifted copies: Blender's offset of outlines breaks the 1 and the 7."""
    flat = p.text(asm, words, size, (0, 0, 0), material, depth=0)
    bpy.context.scene.collection.objects.link(flat)
    bpy.context.view_layer.update()
    outlines = flat.evaluated_get(bpy.context.evaluated_depsgraph_get())
    reach = weight * size
    shifts = ((-reach, 0), (reach, 0), (0, -reach), (0, reach)) if weight else ((0, 0),)
    for k, (right, up) in enumerate(shifts):
        data = bpy.data.meshes.new_from_object(outlines)
        for vertex in data.vertices:
            vertex.co = surface(u + vertex.co.x + right, v + vertex.co.y + up, lift + k * COPY_LIFT)
        asm.adopt(bpy.data.objects.new("figure", data))
    bpy.context.scene.collection.objects.unlink(flat)
    asm.collection.objects.unlink(flat)


def bars(rng, u, v, wide, tall, thin=0.0007):
    """Bar code: bars of one to three units, gaps of one to two."""
    spans, at = [], u
    while at < u + wide - 3 * thin:
        bar = thin * rng.choice((1, 1, 2, 3))
        spans.append((at, v, at + bar, v + tall))
        at += bar + thin * rng.choice((1, 1, 2))
    return spans


def matrix(rng, u, v, side, count=14):
    """Square code: a solid edge left and below, modules elsewhere."""
    cell = side / count
    spans = [(u, v, u + side, v + cell), (u, v + cell, u + cell, v + side)]
    for j in range(1, count):
        run = None
        for i in range(1, count + 1):
            dark = i < count and rng.random() < 0.5
            if dark and run is None:
                run = i
            if not dark and run is not None:
                spans.append((u + run * cell, v + j * cell, u + i * cell, v + (j + 1) * cell))
                run = None
    return spans


def lines(rng, u, v, wide, count, pitch=0.0032, tall=0.0012):
    """Small print: lines of unequal length, words with gaps; the first line is the uppermost, at v."""
    spans = []
    for k in range(count):
        at, end = u, u + wide * rng.uniform(0.55, 1)
        while at < end:
            word = rng.uniform(1.5, 6) * tall
            spans.append((at, v - k * pitch, min(at + word, end), v - k * pitch + tall))
            at += word + tall * 0.8
    return spans


def label(asm, rng, wide, tall, surface, number, band=None, step=0.0, code=True, lift=0.0004):
    """White label: its number large, small print, a bar code, a square code; `band` colours its upper edge."""
    paper, ink = mat.paint("FBFBF9", 0.38), mat.paint(INK, 0.55)
    areas(asm, [(0, 0, wide, tall)], paper, surface, lift, step)
    pad, print_lift = min(wide, tall) * 0.09, lift + 0.0003
    head = tall
    if band:
        head = tall * 0.86
        areas(asm, [(0, head, wide, tall)], mat.paint(band, 0.4), surface, print_lift, step)
    size = min(tall * 0.24, (wide - 2 * pad) / (0.60 * len(number)))
    figure(asm, number, size, pad, head - pad - size * 0.72, ink, surface, print_lift)
    low = head - pad - size * 1.2
    spans, side = [], min(tall * 0.34, wide * 0.30)
    if code:
        spans += bars(rng, pad, pad, wide - 3 * pad - side, low - pad - tall * 0.16, wide / 130)
        spans += matrix(rng, wide - pad - side, pad, side)
    rows = 2 if code else max(1, int((low - pad) / (tall * 0.1)))
    spans += lines(rng, pad, low - tall * 0.03, (wide - 3 * pad - side) if code else wide - 2 * pad, rows, tall * 0.075, tall * 0.028)
    areas(asm, spans, ink, surface, print_lift, step)


# --- signs of transport ----------------------------------------------------------------


def arrows_up(asm, u, v, size, material, surface, lift=0.0004):
    """This side up: two arrows on a line."""
    w = size * 0.5
    areas(asm, [(u, v, u + size * 1.16, v + size * 0.07)], material, surface, lift)
    for k in range(2):
        x = u + k * size * 0.62 + size * 0.04
        shaft = [(x + w * 0.34, v + size * 0.14), (x + w * 0.66, v + size * 0.14), (x + w * 0.66, v + size * 0.56), (x + w, v + size * 0.56), (x + w / 2, v + size), (x, v + size * 0.56), (x + w * 0.34, v + size * 0.56)]
        # Two convex parts: a face with notches is not filled reliably.
        outline(asm, [shaft[0], shaft[1], shaft[2], shaft[6]], material, surface, lift)
        outline(asm, [shaft[5], shaft[3], shaft[4]], material, surface, lift)


def fragile(asm, u, v, size, material, surface, lift=0.0004):
    """A wine glass."""
    w = size * 0.5
    outline(asm, [(u + w * 0.12, v), (u + w * 0.88, v), (u + w * 0.88, v + size * 0.06), (u + w * 0.12, v + size * 0.06)], material, surface, lift)
    outline(asm, [(u + w * 0.44, v + size * 0.06), (u + w * 0.56, v + size * 0.06), (u + w * 0.56, v + size * 0.44), (u + w * 0.44, v + size * 0.44)], material, surface, lift)
    bowl = [(u + w * 0.30, v + size * 0.44), (u + w * 0.70, v + size * 0.44), (u + w * 0.92, v + size * 0.62), (u + w, v + size), (u, v + size), (u + w * 0.08, v + size * 0.62)]
    outline(asm, bowl, material, surface, lift)


def keep_dry(asm, u, v, size, material, surface, lift=0.0004):
    """An umbrella under drops."""
    w = size * 0.9
    dome = [(u + w / 2 + w / 2 * math.cos(a), v + size * 0.46 + w * 0.40 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))]
    outline(asm, dome, material, surface, lift)
    areas(asm, [(u + w * 0.47, v + size * 0.08, u + w * 0.53, v + size * 0.46), (u + w * 0.47, v, u + w * 0.66, v + size * 0.07)], material, surface, lift)
    areas(asm, [(u + w * s, v + size * 0.90, u + w * s + size * 0.04, v + size * 1.02) for s in (0.1, 0.36, 0.62, 0.86)], material, surface, lift)
