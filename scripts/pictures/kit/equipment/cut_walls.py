"""A piece sawn out of a wall: each layer is taken off a little further to the left than the one behind it."""
import math
import random

from mathutils import noise

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes

from . import insulation
from .heat_exchange import copper
from .piece import Piece

LEFT, RIGHT, HIGH = -0.24, 0.23, 0.29
SKIN = 0.0014


def frozen(traits):
    """Wall of an ultra-low freezer: sheet, foam, vacuum panel, foam, evaporator, liner."""
    asm, rng = Assembly(traits.slug), random.Random(traits.seed)
    foam_a, foil, foam_b = 0.030, 0.028, 0.046
    peeled(asm, -0.085, rng)
    y = SKIN
    broken(asm, y, foam_a, -0.012, 3)
    y += foam_a
    foil_panel(asm, y, foil, 0.088)
    y += foil
    broken(asm, y, foam_b, 0.150, 8)
    y += foam_b
    coil(asm, y - 0.0062)
    liner(asm, y, mat.satin("C4CACD"))
    crumbs(asm, rng, 0.02, 90)
    return Piece(asm, (LEFT, 0, 0), (RIGHT, y, HIGH), spots={"layers": (0.012, y * 0.4, HIGH * 0.54)})


def ice_lined(traits):
    """Wall of an ice-lined refrigerator: sheet, foam, bottles of ice, the board that guards the vaccine, liner."""
    asm, rng = Assembly(traits.slug), random.Random(traits.seed)
    foam, ice, guard = 0.058, 0.040, 0.014
    peeled(asm, -0.105, rng)
    y = SKIN
    broken(asm, y, foam, -0.055, 5)
    y += foam
    bottles(asm, y, ice, (-0.238, -0.096, 0.046))
    y += ice
    board(asm, y, guard, 0.178)
    y += guard
    liner(asm, y, mat.plastic("E9EEF0", 0.3))
    crumbs(asm, rng, -0.03, 60)
    return Piece(asm, (LEFT, 0, 0), (RIGHT, y, HIGH), spots={"layers": (0.0, y * 0.45, HIGH * 0.56)})


# --- layers ---------------------------------------------------------------------------


def sheet_body(asm, line, low, high, thick, material):
    """Sheet along a line in plan, with bright cut edges; high may differ along it."""
    count = len(line)
    normals = []
    for k in range(count):
        (ax, ay), (bx, by) = line[max(0, k - 1)], line[min(count - 1, k + 1)]
        length = math.hypot(bx - ax, by - ay)
        normals.append((-(by - ay) / length, (bx - ax) / length))
    verts = []
    for side in (0, thick):
        for z in (low, high):
            verts += [(x + nx * side, y + ny * side, z) for (x, y), (nx, ny) in zip(line, normals)]
    a, b, c, d = (k * count for k in range(4))
    faces, kinds = [], []
    for k in range(count - 1):
        faces += [(a + k, a + k + 1, b + k + 1, b + k), (c + k + 1, c + k, d + k, d + k + 1), (b + k, b + k + 1, d + k + 1, d + k)]
        kinds += [0, 1, 2]
    for k in (0, count - 1):
        faces.append((a + k, b + k, d + k, c + k))
        kinds.append(2)
    obj = p.mesh(asm, "sheet", verts, faces, material)
    obj.data.materials.append(primed())
    obj.data.materials.append(mat.steel("C6CCD0", 0.24))
    for polygon, kind in zip(obj.data.polygons, kinds):
        polygon.material_index = kind
    return obj


def peeled(asm, end, rng):
    """The outer sheet, cut with snips and bent away from the foam."""
    radius, turn, steps = 0.060, math.radians(46), 14
    line = [(LEFT, 0.0), (end - 0.06, 0.0), (end - 0.03, 0.0)]
    for k in range(1, steps + 1):
        a = turn * k / steps
        line.append((end - 0.03 + radius * math.sin(a), -radius * (1 - math.cos(a))))
    dx, dy = math.cos(turn), -math.sin(turn)
    line.append((line[-1][0] + dx * 0.018, line[-1][1] + dy * 0.018))
    sheet_body(asm, line, 0, HIGH, SKIN, mat.enamel())
    # A line of the felt pen along which it was to be cut.
    blue = mat.paint("27508F", 0.6)
    ticks = [((end - 0.062 + rng.uniform(-0.0004, 0.0004), -0.0004, z), (end - 0.0605, 0.0005, z + 0.034)) for z in (0.012 + 0.046 * k for k in range(6))]
    boxes(asm, ticks, blue, 0)


def broken(asm, y, thick, end, seed, rows=9, steps=90):
    """Foam: sawn at the top and at the left, broken off at the right."""
    def edge(z, t):
        at = lambda scale, power: power * noise.noise((z * scale, t * scale + seed, seed * 3.1))
        return end + at(9, 0.020) + at(34, 0.008) + at(110, 0.0032) + at(260, 0.0014) + (0.012 * (t / thick) if thick < 0.05 else 0.02 * t / thick)

    verts, faces, kinds = [], [], []
    for j in range(rows + 1):
        t = thick * j / rows
        verts += [(edge(HIGH * k / steps, t), y + t, HIGH * k / steps) for k in range(steps + 1)]
    row = steps + 1
    for j in range(rows):
        for k in range(steps):
            a = j * row + k
            faces.append((a, a + row, a + row + 1, a + 1))
            kinds.append(2)
    front, back = range(row), range(rows * row, rows * row + row)
    base = len(verts)
    verts += [(LEFT, y, 0), (LEFT, y, HIGH), (LEFT, y + thick, 0), (LEFT, y + thick, HIGH)]
    faces += [(base, *front, base + 1), (base + 3, *reversed(back), base + 2)]
    kinds += [1, 1]
    faces += [(base + 1, *(j * row + steps for j in range(rows + 1)), base + 3), (base, base + 1, base + 3, base + 2)]
    kinds += [0, 0]
    obj = p.mesh(asm, "foam", verts, faces, sawn_foam())
    obj.data.use_auto_smooth = True
    obj.data.materials.append(foam_skin())
    obj.data.materials.append(torn_foam())
    for polygon, kind in zip(obj.data.polygons, kinds):
        polygon.material_index = kind
    return obj


def foil_panel(asm, y, thick, end):
    """Vacuum panel: core of pressed fibre in foil; its right-hand end is whole, with the fin of the weld folded over."""
    core, foil = fibre(), insulation.vacuum_panel()
    box(asm, (LEFT, y + 0.0012, 0), (end - 0.006, y + thick - 0.0012, HIGH - 0.0006), core, 0)
    box(asm, (LEFT - 0.0004, y + 0.0002, 0), (end, y + 0.0014, HIGH + 0.0012), foil, 0.0005)
    box(asm, (LEFT - 0.0004, y + thick - 0.0014, 0), (end, y + thick - 0.0002, HIGH + 0.0008), foil, 0.0005)
    box(asm, (end - 0.008, y + 0.0004, 0), (end + 0.0012, y + thick - 0.0004, HIGH - 0.001), foil, 0.005, 4)
    flap = [((end - 0.030, y - 0.0012, 0.0), (end + 0.0004, y + 0.0006, HIGH - 0.002)), ((end - 0.030, y - 0.0020, 0.0), (end - 0.0275, y - 0.0002, HIGH - 0.002))]
    boxes(asm, flap, foil, 0.0006)
    tape = mat.plastic("C99B5B", 0.32)
    for z in (0.062, 0.205):
        box(asm, (end - 0.052, y - 0.0026, z), (end + 0.0022, y + 0.0002, z + 0.026), tape, 0.0006)
        box(asm, (end - 0.001, y - 0.0024, z), (end + 0.0022, y + 0.016, z + 0.026), tape, 0.0006)
    # The mark of its maker: date and serial in ink-jet dots would be too small, so a label.
    rng = random.Random(41)
    printing.label(asm, rng, 0.052, 0.030, printing.front(end - 0.096, y - 0.0006, 0.128), "0417", lift=0.0003)


def coil(asm, y):
    """Copper pipes of the evaporator, held to the liner with aluminium tape; they were sawn through at the top."""
    tape = mat.principled("aluminium tape", "C9CED1", 0.22, metallic=0.9)
    mat.add_bump(tape, 180, 0.5)
    for k, x in enumerate((-0.19, -0.115, -0.04, 0.035, 0.110, 0.186)):
        top = HIGH + (0.010, 0.004, 0.013, 0.006, 0.011, 0.016)[k]
        ring = [(0.0044, top - 0.03), (0.0044, top), (0.0058, top), (0.0060, top - 0.0008), (0.0060, 0), (0, 0)]
        p.lathe(asm, ring, copper(), (x, y), 32)
        p.lathe(asm, [(0.0044, top - 0.014), (0, top - 0.014)], mat.plastic("140D0A", 0.9), (x, y), 24)
    for z in (0.045, 0.15, 0.246):
        lift, start = 0.0068, 0.186
        arc = [(start + lift * math.cos(a), y - lift * math.sin(a)) for a in (math.pi * k / 12 for k in range(13))]
        line = [(start + 0.021, y + 0.0050), (start + 0.010, y + 0.0046), *arc, (start - 0.010, y + 0.0046), (start - 0.021, y + 0.0050)]
        verts = [(u, v, h) for h in (z, z + 0.030) for u, v in line]
        count = len(line)
        p.mesh(asm, "tape", verts, [(k + 1, k, count + k, count + k + 1) for k in range(count - 1)], tape)


def liner(asm, y, material):
    """The inner sheet, a little higher than what was sawn beside it."""
    box(asm, (LEFT, y, 0), (RIGHT, y + 0.0016, HIGH + 0.003), material, 0.0003, 1)


def bottles(asm, y, thick, places, pitch=0.136):
    """Bottles of ice side by side, each with its cap and two embossed fields."""
    blue, cap = frozen_bottle(), mat.plastic("EEF1F2", 0.38)
    for k, left in enumerate(places):
        right, top = min(left + pitch, 0.19), HIGH - 0.034 - (0.0, 0.004, 0.0015)[k]
        box(asm, (left, y + 0.001, 0.002), (right, y + thick - 0.002, top), blue, 0.011, 5)
        fields = [((left + 0.020, y - 0.0010, z), (right - 0.020, y + 0.006, z + 0.085)) for z in (0.032, 0.140)]
        boxes(asm, fields, blue, 0.004)
        neck = right - 0.040
        p.rod(asm, (neck, y + thick / 2, top - 0.003), 0.011, 0.008, blue, segments=32)
        p.rod(asm, (neck, y + thick / 2, top + 0.004), 0.0145, 0.016, cap, bevel=0.002, segments=40)
        ribs = [(0.0147 * math.cos(a), 0.0147 * math.sin(a)) for a in (math.tau * i / 36 for i in range(36))]
        p.tubes(asm, [[(neck + u, y + thick / 2 + v, top + 0.006), (neck + u, y + thick / 2 + v, top + 0.018)] for u, v in ribs], 0.0006, cap, resolution=0)


def board(asm, y, thick, end):
    """The guard between ice and vaccine: a dark board with a milled edge, two screws and a pencilled number."""
    teal = insulation.guard()
    box(asm, (LEFT, y, 0), (end, y + thick, HIGH), teal, 0.0008)
    for z in (0.04, HIGH - 0.03):
        p.rod(asm, (end - 0.014, y - 0.0024, z), 0.0055, 0.004, mat.zinc(), axis="Y", segments=32)
        boxes(asm, [((end - 0.0175, y - 0.0026, z - 0.0005), (end - 0.0105, y - 0.0018, z + 0.0005))], mat.plastic("1A2126", 0.8), 0)


def crumbs(asm, rng, middle, count):
    """What fell off when the foam was broken."""
    verts, faces = [], []
    for _ in range(count):
        size = 0.0007 + 0.0032 * rng.random() ** 3
        x, y = middle + rng.gauss(0.04, 0.07), -abs(rng.gauss(0, 0.035)) - 0.004
        start = len(verts)
        wobble = lambda: rng.uniform(0.6, 1.3) * size
        verts += [(x + wobble(), y, size), (x, y + wobble(), size), (x - wobble(), y, size * 0.8), (x, y - wobble(), size), (x, y, size + wobble()), (x, y, 0.0003)]
        faces += [(start + i, start + (i + 1) % 4, start + 4) for i in range(4)] + [(start + (i + 1) % 4, start + i, start + 5) for i in range(4)]
    p.mesh(asm, "crumbs", verts, faces, torn_foam(), smooth=False)


# --- what they are made of --------------------------------------------------------------


def foam_of(name, tones, cell, voids=0.2):
    """Fine closed cells with a few larger voids; density varies as it rose."""
    material = mat.principled(name, tones[1], 0.92, specular=0.08)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords = nodes.new("ShaderNodeTexCoord")
    fine, large = (insulation.cells(nodes, links, coords, scale) for scale in (cell, cell * 0.36))
    both = insulation.joined(nodes, links, fine, large, voids)
    rise = nodes.new("ShaderNodeTexNoise")
    rise.inputs["Scale"].default_value, rise.inputs["Detail"].default_value = 17, 6
    links.new(coords.outputs["Object"], rise.inputs["Vector"])
    tone = insulation.joined(nodes, links, both, rise.outputs["Fac"], 0.5)
    ramp = nodes.new("ShaderNodeValToRGB")
    for element, place, colour in zip(ramp.color_ramp.elements, (0.22, 0.62), tones):
        element.position, element.color = place, mat.linear(colour)
    links.new(tone, ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material, nodes, links, coords, both


@mat.cached
def torn_foam(name):
    material, nodes, links, _, both = foam_of(name, ("9C8350", "E6D6A6"), 560)
    mat.relief(nodes, links, both, 0.9, 0.0016)
    return material


@mat.cached
def sawn_foam(name):
    """Marks of the saw blade across the layer, at slightly uneven distances."""
    material, nodes, links, coords, both = foam_of(name, ("B79E68", "E9DCB2"), 760)
    marks, mapping = nodes.new("ShaderNodeTexWave"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value = (0, 0, math.radians(17))
    marks.inputs["Scale"].default_value, marks.inputs["Distortion"].default_value = 70, 2.6
    marks.inputs["Detail"].default_value, marks.inputs["Detail Scale"].default_value = 2, 0.5
    links.new(coords.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], marks.inputs["Vector"])
    mat.relief(nodes, links, insulation.joined(nodes, links, marks.outputs["Fac"], both, 0.45), 0.7, 0.0012)
    return material


@mat.cached
def foam_skin(name):
    """Where it stuck to the sheet: denser, darker, with remnants of primer and flow lines."""
    material, nodes, links, coords, both = foam_of(name, ("B4965A", "DFCA92"), 520, 0.08)
    flow = nodes.new("ShaderNodeTexNoise")
    flow.inputs["Scale"].default_value, flow.inputs["Detail"].default_value = 30, 8
    links.new(coords.outputs["Object"], flow.inputs["Vector"])
    mat.relief(nodes, links, insulation.joined(nodes, links, flow.outputs["Fac"], both, 0.3), 0.5, 0.0022)
    return material


@mat.cached
def primed(name):
    """The back of the sheet: grey primer, and foam that stayed on it."""
    material = mat.principled(name, "8E979B", 0.6, specular=0.3)
    tones = mat.add_tones(material, "TexNoise", "Fac", ("8E979B", "CDB67C"), (0.50, 0.56))
    tones.inputs["Scale"].default_value, tones.inputs["Detail"].default_value = 38, 9
    mat.add_bump(material, 260, 0.6)
    return material


@mat.cached
def frozen_bottle(name):
    """Clear plastic full of ice: clouded in its middle, with a bloom of frost."""
    material = mat.principled(name, "A5CBDD", 0.2, specular=0.6, clearcoat=0.5)
    tones = mat.add_tones(material, "TexNoise", "Fac", ("84B6D2", "D5E7EE"), (0.40, 0.72))
    tones.inputs["Scale"].default_value, tones.inputs["Detail"].default_value = 13, 10
    mat.add_bump(material, 240, 0.5)
    return material


@mat.cached
def fibre(name):
    """Pressed glass fibre, in layers parallel to the faces of the panel."""
    material = mat.principled(name, "ECEDE9", 0.95, specular=0.05)
    tones = mat.add_tones(material, "TexNoise", "Fac", ("C3C4BE", "F3F3EF"), (0.35, 0.62))
    tones.inputs["Scale"].default_value, tones.inputs["Detail"].default_value = 60, 8
    noise_node = mat.add_bump(material, 30, 0.9, (3, 40, 3))
    noise_node.inputs["Detail"].default_value = 6
    return material
