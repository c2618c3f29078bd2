"""Traces of work: leads, tools, frost in the air, marks on the floor, desks where somebody sits. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

from . import people

DARK = "22303B"


# --- leads and air -----------------------------------------------------------------


def cable(asm, rng, path=(), radius=0.004, colour="22303B", bend=0.05):
    """Lead or hose along points, given as x, y, z one after the other."""
    points = [tuple(path[k : k + 3]) for k in range(0, len(path), 3)]
    p.tubes(asm, [p.arc_path(points, bend)], radius, mat.rubber(colour), resolution=4)


def mains(asm, rng, x=0.3, height=0.35):
    """Lead of an appliance, from its rear lower corner at the origin along the floor to a socket on the wall behind."""
    box(asm, (x - 0.045, -0.012, height - 0.045), (x + 0.045, 0.0, height + 0.045), mat.plastic("FAFBFB", 0.35), 0.004)
    rod(asm, (x, -0.052, height), 0.020, 0.042, mat.plastic(DARK, 0.5), axis="Y", segments=32)
    cable(asm, rng, (0, -0.2, 0.22, 0.02, -0.12, 0.012, x * 0.6, -0.09, 0.010, x, -0.07, 0.02, x, -0.07, height - 0.01), 0.0055)


def mist(asm, rng, width=0.6, height=0.9, strength=0.5):
    """Cold air that falls out of an open freezer: thin veils, denser at the bottom."""
    veil = vapour(width, height, strength)
    for k in range(7):
        y, tall = -0.05 - 0.07 * k, height * (1 - 0.10 * k)
        half = width * (0.5 + 0.05 * k)
        sheet = [(-half, y, 0), (half, y - 0.04, 0), (half, y - 0.01, tall), (-half, y, tall)]
        obj = p.mesh(asm, "mist", sheet, [(0, 1, 2, 3)], veil, smooth=False)
        obj.visible_shadow = False


def vapour(width, height, strength):
    material = mat.principled("vapour", "FFFFFF", 1.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    coords, cloud = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 2.2 / width, 6
    split, fade = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = height, 0
    sides = nodes.new("ShaderNodeMapRange")
    sides.inputs["From Min"].default_value, sides.inputs["From Max"].default_value = width * 0.62, width * 0.2
    away = nodes.new("ShaderNodeMath")
    away.operation = "ABSOLUTE"
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.30, 0.85
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(coords.outputs["Object"], split.inputs[0])
    links.new(split.outputs["Z"], fade.inputs["Value"])
    links.new(split.outputs["X"], away.inputs[0])
    links.new(away.outputs[0], sides.inputs["Value"])
    links.new(cloud.outputs["Fac"], ramp.inputs["Value"])
    amount = product(nodes, links, product(nodes, links, ramp.outputs[0], fade.outputs[0]), sides.outputs[0], strength)
    clear, white, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeMixShader")
    white.inputs["Color"].default_value = mat.linear("FFFFFF")
    links.new(amount, mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(white.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def product(nodes, links, a, b, factor=1.0):
    first, second = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    first.operation = second.operation = "MULTIPLY"
    links.new(a, first.inputs[0])
    links.new(b, first.inputs[1])
    links.new(first.outputs[0], second.inputs[0])
    second.inputs[1].default_value = factor
    return second.outputs[0]


# --- floors and walls ------------------------------------------------------------------


def lane(asm, rng, width=1.6, length=8.0, colour="D9B13B"):
    """Walkway between two lines of tape, worn here and there."""
    lines = []
    for x in (-width / 2, width / 2):
        y = 0.0
        while y < length:
            piece = rng.uniform(0.5, 1.6)
            lines.append(((x - 0.035, y, 0), (x + 0.035, min(length, y + piece), 0.0012)))
            y += piece + rng.choice((0.0, 0.0, 0.012, 0.03))
    boxes(asm, lines, mat.paint(colour, 0.55), 0)


def bay(asm, rng, figure="12", width=1.1, depth=1.1, colour="F4F6F6"):
    """Numbered place on the floor of a hall, outlined with tape."""
    t, half = 0.03, width / 2
    lines = [((-half, 0, 0), (-half + t, depth, 0.0012)), ((half - t, 0, 0), (half, depth, 0.0012)), ((-half, -t, 0), (half, 0, 0.0013))]
    boxes(asm, lines, mat.paint(colour, 0.55), 0)
    p.text(asm, figure, 0.22, (0, -0.30, 0.0014), mat.paint(colour, 0.55), align="CENTER", face=(0, 0, 0))


def busbar(asm, rng, length=10.0, height=2.9, drops=(0.8, 2.0), reach=(0.4, 0.0, 1.9)):
    """Power rail below the ceiling along y, with a box and a lead at each drop; `reach` is where a lead ends beside it."""
    grey, dark = mat.paint("D5DBDE", 0.45), mat.plastic(DARK, 0.5)
    box(asm, (-0.05, -4, height), (0.05, length, height + 0.10), grey, 0.004)
    for y in drops:
        box(asm, (-0.075, y - 0.13, height - 0.16), (0.075, y + 0.13, height - 0.001), dark, 0.008)
        rod(asm, (0, y - 0.134, height - 0.05), 0.018, 0.006, mat.glow("57C98C", 2.5), axis="Y", segments=24)
        sag = [(0, y, height - 0.15), (reach[0] * 0.3, y, height - 0.55), (reach[0] * 0.8, y + reach[1], reach[2] + 0.15), (reach[0], y + reach[1], reach[2])]
        p.tubes(asm, [p.arc_path(sag, 0.15)], 0.010, mat.rubber("E07B2E"), resolution=4)


def andon(asm, rng, height=2.3, lit=0):
    """Signal lamp on a post: green, amber, red; `lit` is the one that shines."""
    rod(asm, (0, 0, 0), 0.10, 0.015, mat.steel("8F9AA1", 0.4))
    rod(asm, (0, 0, 0.015), 0.018, height - 0.30, mat.steel("C3CACE", 0.3))
    for k, colour in enumerate(("3FBF86", "E0A93A", "C4462B")):
        tone = mat.glow(colour, 3.0) if k == lit else mat.plastic(colour, 0.2)
        rod(asm, (0, 0, height - 0.285 + 0.085 * k), 0.034, 0.082, tone, segments=40)
    rod(asm, (0, 0, height - 0.03), 0.037, 0.02, mat.plastic(DARK, 0.4), segments=40)


def bins(asm, rng, columns=4, rows=3, colour="1F6E96"):
    """Rail with open bins of small parts; hang it on a wall."""
    wide, tall = 0.15, 0.13
    box(asm, (-columns * wide / 2 - 0.02, 0, 0), (columns * wide / 2 + 0.02, 0.012, rows * (tall + 0.03)), mat.paint("C3CACE", 0.45), 0.002)
    for i in range(columns):
        for j in range(rows):
            x, z = -columns * wide / 2 + i * wide, j * (tall + 0.03) + 0.01
            tone = mat.plastic(colour if (i + j) % 4 else "C4462B", 0.4)
            boxes(asm, [((x + 0.006, -0.19, z), (x + wide - 0.006, -0.001, z + 0.008)), ((x + 0.006, -0.19, z), (x + wide - 0.006, -0.182, z + 0.05)), ((x + 0.006, -0.19, z), (x + 0.014, -0.001, z + 0.10)), ((x + wide - 0.014, -0.19, z), (x + wide - 0.006, -0.001, z + 0.10))], tone, 0.002)
            fill = mat.steel(rng.choice(("B8714A", "C9A86A", "9AA4AA", "8F9AA1")), 0.35)
            for _ in range(7):
                rod(asm, (x + rng.uniform(0.03, wide - 0.06), rng.uniform(-0.16, -0.03), z + rng.uniform(0.01, 0.05)), rng.uniform(0.006, 0.014), rng.uniform(0.02, 0.04), fill, axis=rng.choice("XY"), segments=16)


def coats(asm, rng, count=3):
    """Lab coats on hooks."""
    box(asm, (-0.16 * count, -0.03, 1.72), (0.16 * count, 0, 1.80), mat.paint("C7A680", 0.5), 0.004)
    for k in range(count):
        x = -0.16 * count + 0.16 + 0.32 * k
        rod(asm, (x, -0.09, 1.75), 0.008, 0.09, mat.steel("AEB7BC", 0.3), axis="Y", segments=20)
        if k == count - 1 and count > 1:
            continue
        with asm.turned((x, -0.085, 0), rng.uniform(-25, 25)):
            hang = [(people.Vector((0, 0, z)), rx, ry) for z, rx, ry in ((0.72, 0.19, 0.050), (1.05, 0.17, 0.055), (1.40, 0.165, 0.060), (1.58, 0.13, 0.055), (1.70, 0.045, 0.035), (1.76, 0.02, 0.02))]
            solids = [people.loft(hang)]
            for side in (-1, 1):
                solids.append(people.limb([(side * 0.13, -0.01, 1.58), (side * 0.185, -0.02, 1.30), (side * 0.175, -0.02, 0.98)], (0.05, 0.05, 0.042), flat=0.7))
            seed = rng.uniform(0, 40)
            wave = lambda v: 0.030 * people.noise.noise(people.Vector((v.x * 13 + seed, v.y * 4, v.z * 1.2))) + 0.006 * people.noise.noise(v * 12)
            people.skin(asm, solids, people.fabric("EDF0F1"), 0.010, wave)


# --- tools ---------------------------------------------------------------------------------


def service_bench(asm, rng, length=2.4, panel=True):
    """Bench with a steel edge, a drawer unit and a vice; on the wall a board with hand tools, above it a shelf."""
    half = length / 2
    box(asm, (-half, 0, 0.85), (half, 0.70, 0.90), mat.paint("B4946A", 0.55), 0.004)
    box(asm, (-half - 0.002, -0.004, 0.846), (half + 0.002, 0.012, 0.896), mat.steel("AEB7BC", 0.35), 0.002)
    frame = mat.paint("3C5364", 0.5)
    for x in (-half + 0.04, half - 0.10):
        boxes(asm, [((x, 0.05, 0), (x + 0.06, 0.11, 0.851)), ((x, 0.58, 0), (x + 0.06, 0.64, 0.851)), ((x + 0.01, 0.10, 0.16), (x + 0.05, 0.59, 0.20))], frame, 0.003)
    drawers(asm, half - 0.68, 0.50, frame)
    vice(asm, -half + 0.26)
    if not panel:
        return
    with asm.turned((0, 0.70, 1.05), 0):
        board(asm, rng, length)
    shelf(asm, rng, length, 1.92)


def drawers(asm, x, wide, frame):
    box(asm, (x, 0.06, 0.14), (x + wide, 0.62, 0.851), frame, 0.003)
    for k, (low, high) in enumerate(((0.16, 0.36), (0.37, 0.55), (0.56, 0.69), (0.70, 0.83))):
        out = 0.05 if k == 2 else 0.0
        box(asm, (x + 0.012, 0.045 - out, low), (x + wide - 0.012, 0.065, high), mat.paint("C9D3D8", 0.45), 0.003)
        box(asm, (x + 0.10, 0.030 - out, high - 0.035), (x + wide - 0.10, 0.046 - out, high - 0.018), mat.steel("8F9AA1", 0.35), 0.002)


def vice(asm, x):
    blue, bright = mat.paint("2B5E80", 0.4), mat.steel("C3CACE", 0.25)
    box(asm, (x - 0.07, 0.10, 0.90), (x + 0.07, 0.30, 0.925), blue, 0.006)
    box(asm, (x - 0.045, 0.14, 0.92), (x + 0.045, 0.26, 1.02), blue, 0.012, 4)
    box(asm, (x - 0.06, 0.20, 1.015), (x + 0.06, 0.23, 1.05), bright, 0.002)
    box(asm, (x - 0.06, 0.09, 0.985), (x + 0.06, 0.12, 1.05), bright, 0.002)
    box(asm, (x - 0.045, 0.07, 0.94), (x + 0.045, 0.125, 1.02), blue, 0.012, 4)
    rod(asm, (x, -0.04, 0.975), 0.013, 0.16, bright, axis="Y", segments=32)
    rod(asm, (x - 0.09, -0.03, 0.975), 0.006, 0.18, bright, axis="X", segments=20)


def board(asm, rng, length):
    """Perforated board; tools of different kinds, with gaps where some are in use."""
    half, tall = length / 2, 0.80
    box(asm, (-half, 0, 0), (half, 0.02, tall), mat.paint("8C9BA4", 0.55), 0.002)
    holes = [((x - 0.004, -0.001, z - 0.004), (x + 0.004, 0.002, z + 0.004)) for x in places(-half + 0.04, half, 0.05) for z in places(0.04, tall, 0.05)]
    boxes(asm, holes, mat.paint("4A5963", 0.8), 0)
    x, last = -half + 0.12, None
    while x < half - 0.12:
        tool = rng.choice([t for t in TOOLS if t is not last])
        last = tool
        if rng.random() > 0.16:
            with asm.turned((x, -0.012, 0.70), rng.uniform(-3, 3), "Y"):
                tool(asm, rng)
        x += rng.uniform(0.105, 0.175)


def places(start, end, step):
    return [start + step * k for k in range(int((end - start) / step))]


def screwdriver(asm, rng):
    tall, grip = rng.uniform(0.10, 0.22), mat.plastic(rng.choice(("C4462B", "E0A93A", "1F6E96")), 0.35)
    rod(asm, (0, 0, -tall), 0.004, tall, mat.steel("C3CACE", 0.25), segments=20)
    p.lathe(asm, p.rounded([(0, 0), (0.012, 0), (0.014, 0.03), (0.011, 0.06), (0.014, 0.10), (0, 0.105)], 0.006), grip, segments=32)


def spanner(asm, rng):
    tall, steel = rng.uniform(0.16, 0.30), mat.steel("B9C1C6", 0.3)
    wide = 0.06 * tall / 0.25
    box(asm, (-wide * 0.28, -0.004, -tall), (wide * 0.28, 0.004, 0), steel, 0.002)
    ring = [(wide * 0.55 * math.cos(a), 0, -tall - wide * 0.3 + wide * 0.55 * math.sin(a)) for a in (math.radians(130 + 28 * k) for k in range(11))]
    eye = [(wide * 0.5 * math.cos(a), 0, 0.01 + wide * 0.5 * math.sin(a)) for a in (math.radians(30 * k) for k in range(13))]
    p.tubes(asm, [ring, eye], wide * 0.17, steel, resolution=4)


def pliers(asm, rng):
    grip = mat.plastic(rng.choice(("C4462B", "1F6E96", "2A343B")), 0.35)
    for side in (-1, 1):
        arm = [(side * 0.006, 0, -0.05), (side * 0.022, 0, -0.10), (side * 0.020, 0, -0.17)]
        p.tubes(asm, [p.arc_path(arm, 0.03)], 0.0075, grip, resolution=5)
        p.mesh(asm, "jaw", [(0, -0.006, 0.02), (side * 0.016, -0.006, -0.03), (side * 0.006, -0.006, -0.055), (0, -0.006, -0.055)], [(0, 1, 2, 3)] if side < 0 else [(3, 2, 1, 0)], mat.steel("9AA4AA", 0.3))
    rod(asm, (0, -0.007, -0.045), 0.012, 0.012, mat.steel("9AA4AA", 0.3), axis="Y", segments=32)


def hammer(asm, rng):
    rod(asm, (0, 0, -0.30), 0.013, 0.31, mat.paint("C9A878", 0.6), segments=32)
    rod(asm, (-0.055, 0, 0.0), 0.016, 0.11, mat.steel("8F9AA1", 0.35), axis="X", segments=32)


def saw(asm, rng):
    frame = [(-0.02, 0, 0.0), (0.05, 0, 0.02), (0.05, 0, -0.30), (0.0, 0, -0.32)]
    p.tubes(asm, [p.arc_path(frame, 0.02)], 0.006, mat.steel("B9C1C6", 0.3), resolution=4)
    box(asm, (-0.024, -0.001, -0.32), (-0.012, 0.001, 0.0), mat.steel("C3CACE", 0.25), 0)
    box(asm, (-0.03, -0.012, -0.42), (0.012, 0.012, -0.30), mat.plastic("E0A93A", 0.4), 0.008, 4)


def hex_keys(asm, rng):
    for k in range(6):
        x, tall = -0.035 + 0.014 * k, 0.16 - 0.018 * k
        p.tubes(asm, [p.arc_path([(x, 0, -tall), (x, 0, 0), (x, -0.03, 0.0)], 0.008)], 0.0032 - 0.0003 * k, mat.steel("3A464E", 0.4), resolution=3)
    box(asm, (-0.045, -0.012, -0.05), (0.045, 0.006, -0.02), mat.plastic("C4462B", 0.4), 0.003)


def tape(asm, rng):
    rod(asm, (0, -0.03, -0.05), 0.052, 0.045, mat.plastic(rng.choice(("2A343B", "E9EDEF", "C4462B")), 0.35), axis="Y", segments=48)
    rod(asm, (0, -0.032, -0.05), 0.034, 0.05, mat.paint("C9A878", 0.7), axis="Y", segments=48)


TOOLS = (screwdriver, screwdriver, spanner, spanner, pliers, hammer, saw, hex_keys, tape)


def shelf(asm, rng, length, z):
    """Wall shelf with spray cans, boxes of parts and folders."""
    box(asm, (-length / 2, 0.40, z), (length / 2, 0.70, z + 0.025), mat.paint("C9D3D8", 0.5), 0.003)
    x = -length / 2 + 0.06
    while x < length / 2 - 0.25:
        kind = rng.random()
        if kind < 0.3:
            rod(asm, (x + 0.035, 0.52, z + 0.025), 0.032, 0.19, mat.paint(rng.choice(("1F6E96", "E0A93A", "C4462B", "E9EDEF")), 0.3), bevel=0.008)
            rod(asm, (x + 0.035, 0.52, z + 0.215), 0.017, 0.035, mat.plastic("E9EDEF", 0.4), segments=24)
            x += 0.085
        elif kind < 0.75:
            wide, tall = rng.uniform(0.16, 0.30), rng.uniform(0.12, 0.24)
            box(asm, (x, 0.43, z + 0.025), (x + wide, 0.66, z + 0.025 + tall), mat.paint(rng.choice(("C9A878", "BE9C6C", "E4E8EA", "35526B")), 0.7), 0.003)
            box(asm, (x + 0.03, 0.4285, z + 0.06), (x + wide * 0.6, 0.44, z + 0.06 + tall * 0.35), mat.paint("F7F7F3", 0.7), 0)
            x += wide + 0.02
        else:
            x += rng.uniform(0.05, 0.18)


def loose_tools(asm, rng):
    """What lies beside the work: cutters, a spanner, a torch that is on, a multimeter with its leads."""
    with asm.turned((0, 0, 0.012), 0):
        for x, y, turn, tool in ((-0.16, 0.05, 65, pliers), (0.0, -0.03, 100, spanner), (0.16, 0.02, 40, screwdriver)):
            with asm.turned((x, y, 0), turn):
                with asm.turned((0, 0, 0), 90, "X"):
                    tool(asm, rng)
    with asm.turned((-0.30, 0.16, 0), 18):
        multimeter(asm)


def multimeter(asm):
    box(asm, (-0.045, -0.085, 0), (0.045, 0.085, 0.036), mat.plastic("D9A12B", 0.4), 0.012, 4)
    box(asm, (-0.036, -0.074, 0.030), (0.036, 0.076, 0.038), mat.plastic("2A343B", 0.4), 0.006)
    box(asm, (-0.030, 0.030, 0.0375), (0.030, 0.068, 0.0395), mat.paint("AEBDAA", 0.3), 0.001)
    p.text(asm, "24.1", 0.026, (-0.026, 0.038, 0.0397), mat.paint("10181E", 0.5), face=(0, 0, 0))
    rod(asm, (0, -0.015, 0.037), 0.019, 0.008, mat.plastic("E9EDEF", 0.4), segments=40)
    for x, colour in ((-0.018, "C4462B"), (0.018, "10181E")):
        lead = [(x, -0.065, 0.045), (x * 1.5, -0.12, 0.03), (x * 6 + 0.04, -0.20, 0.006), (x * 8 + 0.16, -0.10, 0.006), (x * 5 + 0.26, -0.02, 0.008)]
        p.tubes(asm, [p.arc_path(lead, 0.05)], 0.0026, mat.rubber(colour), resolution=3)


def work_gloves(asm, rng, colour="E07B2E"):
    """A pair of knitted gloves, dropped on a table."""
    for k, turn in enumerate((8, -24)):
        with asm.turned((0.05 * k, 0.03 * k, 0.012 + 0.012 * k), turn):
            solids = [people.limb([(0, -0.09, 0), (0, -0.02, 0), (0, 0.06, 0)], (0.040, 0.048, 0.050), flat=0.30)]
            solids += [people.limb([(x, 0.04, 0), (x * 1.25, 0.10, 0.004), (x * 1.3, 0.10 + reach, -0.002)], (0.015, 0.013, 0.011), flat=0.75) for x, reach in ((-0.036, 0.03), (-0.012, 0.045), (0.013, 0.04), (0.037, 0.02))]
            solids.append(people.limb([(0.035, -0.03, 0), (0.075, 0.01, 0.004), (0.085, 0.05, 0)], (0.017, 0.014, 0.012), flat=0.75))
            people.skin(asm, solids, people.fabric(colour if k else "2A343B"), 0.006, lambda v: 0.004 * people.noise.noise(v * 40))


# --- desks --------------------------------------------------------------------------------


def workplace(asm, rng, width=1.6, seated=True, wear="shirt", hair="short", turn=0):
    """Desk whose screens face the chair, with what lies about; somebody may sit there, seen from behind."""
    grey = mat.steel("AEB7BC", 0.35)
    box(asm, (-width / 2, 0, 0.72), (width / 2, 0.80, 0.745), mat.paint(rng.choice(("F0F1EF", "F0F1EF", "D8C3A0")), 0.4), 0.004)
    for x in (-width / 2 + 0.06, width / 2 - 0.10):
        boxes(asm, [((x, 0.38, 0), (x + 0.04, 0.44, 0.721)), ((x - 0.01, 0.06, 0), (x + 0.05, 0.76, 0.035))], grey, 0.004)
    box(asm, (-width / 2, 0.795, 0.50), (width / 2, 0.82, 1.12), people.fabric(rng.choice(("7E929C", "9AA9A2", "B59B86"))), 0.012)
    for side in (-1, 1):
        with asm.turned((side * 0.31, 0.58 - 0.02 * rng.random(), 0.745), -side * 12):
            dashboard(asm, rng)
    box(asm, (-0.22, 0.14, 0.745), (0.22, 0.28, 0.762), mat.plastic("DCE3E7", 0.4), 0.004)
    box(asm, (0.29, 0.17, 0.745), (0.35, 0.27, 0.775), mat.plastic("2A343B", 0.4), 0.012, 4)
    clutter(asm, rng, width)
    with asm.turned((rng.uniform(-0.06, 0.06), -0.28 if seated else -0.55, 0), rng.uniform(-8, 8) if seated else rng.uniform(-60, 60)):
        task_chair(asm, rng, jacket=not seated and rng.random() < 0.5)
        if seated:
            with asm.turned((0, -0.02, 0), turn):
                people.person(asm, rng, "seated", wear, hair, height=rng.uniform(1.64, 1.80))


def dashboard(asm, rng, wide=0.54, tall=0.33):
    """Screen with tiles of figures and curves."""
    z = 0.13
    box(asm, (-wide / 2, 0, z), (wide / 2, 0.028, z + tall), mat.plastic("1B2429", 0.4), 0.006)
    box(asm, (-wide / 2 + 0.008, -0.0008, z + 0.010), (wide / 2 - 0.008, 0.004, z + tall - 0.008), mat.glow(rng.choice(("E6EDF1", "22384A")), 0.55), 0)
    columns, rows = rng.choice(((3, 2), (4, 3), (2, 2)))
    tile, curve = mat.glow(rng.choice(("FFFFFF", "B9D3E0")), 0.75), mat.glow("1F86B5", 0.9)
    w, h = (wide - 0.04) / columns, (tall - 0.05) / rows
    spans, lines = [], []
    for i in range(columns):
        for j in range(rows):
            x, low = -wide / 2 + 0.02 + i * w, z + 0.02 + j * h
            spans.append(((x + 0.004, -0.0014, low + 0.004), (x + w - 0.004, 0.0, low + h - 0.004)))
            phase = rng.uniform(0, 6)
            lines.append([(x + 0.012 + (w - 0.024) * k / 20, -0.0022, low + h * 0.42 + h * 0.22 * math.sin(phase + k * 0.45) * math.exp(-k / 14)) for k in range(21)])
    boxes(asm, spans, tile, 0)
    p.tubes(asm, lines, 0.0011, curve, resolution=1)
    box(asm, (-0.03, 0.028, 0.01), (0.03, 0.05, z + 0.2), mat.steel(), 0.003)
    box(asm, (-0.12, -0.05, 0), (0.12, 0.14, 0.012), mat.steel(), 0.003)


def clutter(asm, rng, width):
    """Papers, a mug, a plant or a box file."""
    half = width / 2
    for k in range(rng.choice((2, 3, 4))):
        with asm.turned((-half + 0.26 + rng.uniform(-0.04, 0.04), 0.14 + rng.uniform(0, 0.1), 0.7455 + 0.001 * k), rng.uniform(-20, 20)):
            box(asm, (-0.105, 0, 0), (0.105, 0.297, 0.0008), mat.paint(rng.choice(("FAFAF7", "FAFAF7", "F3E9C4")), 0.8), 0)
    with asm.turned((half - 0.22 + rng.uniform(-0.05, 0.05), 0.30, 0.745), 0):
        p.lathe(asm, p.rounded([(0, 0), (0.036, 0), (0.039, 0.09), (0.035, 0.09), (0.032, 0.01), (0, 0.01)], 0.006), mat.plastic(rng.choice(("E9EDEF", "1F6E96", "B7562F", "2A343B")), 0.25), segments=40)
    if rng.random() < 0.6:
        with asm.turned((half - 0.16, 0.62, 0.745), 0):
            plant(asm, rng)
    if rng.random() < 0.5:
        with asm.turned((-half + 0.12, 0.52, 0.745), 4):
            for k in range(3):
                box(asm, (k * 0.06 - 0.08, 0, 0), (k * 0.06 - 0.023, 0.24, 0.30), mat.paint(rng.choice(("1F6E96", "E9EDEF", "8FA0AA")), 0.55), 0.003)


def plant(asm, rng):
    p.lathe(asm, p.rounded([(0, 0), (0.05, 0), (0.062, 0.10), (0.055, 0.10), (0, 0.085)], 0.006), mat.paint("C9A48B", 0.7), segments=40)
    verts, faces = [], []
    for _ in range(34):
        a, reach, top = rng.uniform(0, 2 * math.pi), rng.uniform(0.04, 0.15), rng.uniform(0.14, 0.32)
        dx, dy = math.cos(a), math.sin(a)
        start = len(verts)
        verts += [(dx * 0.01, dy * 0.01, 0.08), (dx * reach * 0.6 - dy * 0.018, dy * reach * 0.6 + dx * 0.018, top * 0.8), (dx * reach, dy * reach, top), (dx * reach * 0.6 + dy * 0.018, dy * reach * 0.6 - dx * 0.018, top * 0.8)]
        faces.append((start, start + 1, start + 2, start + 3))
    p.mesh(asm, "plant", verts, faces, mat.paint("4F7440", 0.55), smooth=False)


def task_chair(asm, rng, jacket=False):
    """Office chair that looks to +y, with a mesh back and arms; a jacket may hang over it."""
    dark, black = people.fabric("2E3B44"), mat.plastic("1B2429", 0.5)
    box(asm, (-0.24, -0.20, 0.42), (0.24, 0.26, 0.485), dark, 0.03, 5)
    with asm.turned((0, -0.22, 0.50), 8, "X"):
        box(asm, (-0.22, -0.035, 0.06), (0.22, 0.0, 0.56), dark, 0.018, 5)
        box(asm, (-0.03, -0.06, -0.10), (0.03, -0.03, 0.30), black, 0.01)
    for side in (-1, 1):
        p.tubes(asm, [p.arc_path([(side * 0.20, 0, 0.44), (side * 0.29, 0, 0.46), (side * 0.29, 0, 0.66)], 0.03)], 0.014, black, resolution=4)
        box(asm, (side * 0.29 - 0.04, -0.12, 0.655), (side * 0.29 + 0.04, 0.14, 0.685), black, 0.012, 4)
    rod(asm, (0, 0, 0.10), 0.026, 0.33, mat.steel("8F9AA1", 0.3))
    turn = rng.uniform(0, 1)
    for k in range(5):
        a = 2 * math.pi * (k + turn) / 5
        end = (0.30 * math.cos(a), 0.30 * math.sin(a))
        p.tubes(asm, [[(0, 0, 0.12), (*end, 0.075)]], 0.018, black, resolution=4)
        rod(asm, (end[0] - 0.012, end[1], 0.028), 0.028, 0.024, mat.rubber(), axis="X", segments=24)
    if jacket:
        drape = [(people.Vector((0, -0.26 - 0.05 * (1.06 - z), z)), rx, ry) for z, rx, ry in ((0.55, 0.20, 0.030), (0.80, 0.22, 0.036), (1.0, 0.235, 0.042), (1.07, 0.21, 0.045), (1.10, 0.10, 0.03))]
        people.skin(asm, [people.loft(drape)], people.fabric(rng.choice(("27435A", "5A4638", "3B4852"))), 0.011, lambda v: 0.014 * people.noise.noise(people.Vector((v.x * 14, v.y * 8, v.z * 3))))


# --- measuring ------------------------------------------------------------------------------


def mapping(asm, rng, half=0.24, levels=(0.50, 0.80, 1.10, 1.40, 1.66), out=(0.9, -0.6, 0.86)):
    """Sensors on the shelves of an open cabinet; their leads run over the shelf edges and down the frame to a logger at `out`."""
    spots = [(x, y, z) for z in levels for x, y in ((-half * 0.7, 0.14), (half * 0.5, 0.30), (half * 0.1, 0.08))]
    for k, (x, y, z) in enumerate(spots):
        rod(asm, (x, y, z - 0.04), 0.0075, 0.075, mat.steel("D2D8DB", 0.2), segments=24)
        rod(asm, (x, y, z + 0.035), 0.0105, 0.045, mat.plastic("1F6E96", 0.4), segments=24)
        side, row = half + 0.012 + 0.004 * (k % 4), 0.0035 * (k // 4)
        jack = (out[0] - 0.11 + 0.0157 * k, out[1] + 0.07, out[2] + 0.03)
        sag = rng.uniform(0.0, 0.10)
        path = [(x, y, z + 0.08), (x, y, z + 0.10), (x * 0.6 + 0.07, 0.03, z + 0.05), (side, -0.006 - row, z - 0.02), (side, -0.010 - row, 0.42), (side + 0.14, out[1] * 0.4, 0.30 - sag), (jack[0], jack[1] + 0.18, out[2] - 0.12 - sag), (jack[0], jack[1] + 0.06, jack[2]), jack]
        p.tubes(asm, [p.arc_path(path, 0.05)], 0.0026, mat.rubber(("2A343B", "E9EDEF", "1F6E96", "D98A5B")[k % 4]), resolution=4)
    for z in (0.62, 1.0, 1.36):
        box(asm, (half - 0.004, -0.026, z), (half + 0.040, 0.002, z + 0.028), mat.paint("E9E3CF", 0.7), 0.001)
    with asm.turned(out, 0):
        channels(asm, rng, len(spots))


def channels(asm, rng, count=12):
    """Logger with a socket for each sensor at its back and a screen on top."""
    box(asm, (-0.14, -0.10, 0), (0.14, 0.075, 0.055), mat.plastic("E4E8EA", 0.4), 0.010, 4)
    box(asm, (-0.125, -0.075, 0.05), (0.06, 0.03, 0.0562), mat.screen(), 0.002)
    bars = [((-0.115 + 0.011 * k, -0.065, 0.0563), (-0.108 + 0.011 * k, -0.065 + 0.03 + 0.035 * abs(math.sin(k * 1.7)), 0.0566)) for k in range(min(count, 15))]
    boxes(asm, bars, mat.glow(mat.FROST, 1.4), 0)
    for k in range(3):
        rod(asm, (0.09, -0.055 + 0.035 * k, 0.054), 0.009, 0.005, mat.plastic("8FA0AA", 0.4), segments=24)


def probe_thermometer(asm, rng):
    """Platinum thermometer in its open case, with a coiled lead."""
    rod(asm, (-0.25, 0, 0.008), 0.0045, 0.30, mat.steel("D2D8DB", 0.2), axis="X", segments=24)
    rod(asm, (0.05, 0, 0.010), 0.010, 0.10, mat.plastic("1B2934", 0.35), axis="X", segments=32)
    coil = [(0.15 + 0.05 * math.sin(a), 0.06 - 0.05 * math.cos(a) + 0.002 * a, 0.006 + 0.0008 * a) for a in (0.3 * k for k in range(60))]
    p.tubes(asm, [coil], 0.0028, mat.rubber("2A343B"), resolution=3)


# --- meals ------------------------------------------------------------------------------------


def canteen_table(asm, rng, length=2.4, guests=2, wears=("shirt", "knit", "jacket", "coat")):
    """Table with chairs as people leave them, trays and glasses; guests sit on the viewer's side, seen from behind."""
    box(asm, (-length / 2, 0, 0.72), (length / 2, 0.80, 0.75), mat.paint("D9C4A2", 0.45), 0.008)
    steel = mat.paint("33424C", 0.5)
    for x in (-length / 2 + 0.22, length / 2 - 0.22):
        boxes(asm, [((x - 0.03, 0.36, 0.02), (x + 0.03, 0.44, 0.721)), ((x - 0.035, 0.06, 0), (x + 0.035, 0.74, 0.028))], steel, 0.004)
    count = int(length / 0.7)
    taken = set(rng.sample(range(count), min(guests, count)))
    for k in range(count):
        x = -length / 2 + length * (k + 0.5) / count
        here = k in taken
        with asm.turned((x + rng.uniform(-0.04, 0.04), -0.16 if here else -0.26 - rng.uniform(0, 0.2), 0), rng.uniform(-9, 9) if here else rng.uniform(-24, 24)):
            dining_chair(asm)
            if here:
                people.person(asm, rng, "seated", rng.choice(wears), rng.choice(("short", "short", "tail", "bun")), height=rng.uniform(1.62, 1.80))
        with asm.turned((x + rng.uniform(-0.05, 0.05), 1.02 + rng.uniform(-0.04, 0.22), 0), 180 + rng.uniform(-16, 16)):
            dining_chair(asm)
        if here or rng.random() < 0.3:
            with asm.turned((x, 0.10, 0.75), rng.uniform(-7, 7)):
                meal(asm, rng)
        if rng.random() < 0.3:
            with asm.turned((x + 0.1, 0.68, 0.75), 180 + rng.uniform(-9, 9)):
                meal(asm, rng)
    carafe(asm, rng)


def dining_chair(asm):
    """Shell of plywood on steel legs; it looks to +y."""
    wood, steel = mat.paint("C9A97C", 0.45), mat.steel("8F9AA1", 0.35)
    box(asm, (-0.21, -0.20, 0.44), (0.21, 0.21, 0.457), wood, 0.03, 5)
    with asm.turned((0, -0.19, 0.60), 9, "X"):
        box(asm, (-0.20, -0.008, 0.02), (0.20, 0.006, 0.24), wood, 0.04, 5)
    legs = [[(sx * 0.17, 0.17, 0.44), (sx * 0.20, 0.21, 0.0)] for sx in (-1, 1)]
    legs += [p.arc_path([(sx * 0.20, -0.22, 0.0), (sx * 0.17, -0.17, 0.45), (sx * 0.17, -0.215, 0.80)], 0.05) for sx in (-1, 1)]
    p.tubes(asm, legs, 0.010, steel, resolution=4)


def meal(asm, rng):
    """Tray with a plate, a bowl, a glass and cutlery."""
    box(asm, (-0.21, 0, 0), (0.21, 0.31, 0.012), mat.plastic(rng.choice(("7E929C", "B7562F", "3B5A50")), 0.5), 0.008, 4)
    white = mat.plastic("F4F4F1", 0.2)
    p.lathe(asm, [(0, 0.016), (0.075, 0.016), (0.118, 0.030), (0.115, 0.034), (0.07, 0.021), (0, 0.021)], white, (-0.03, 0.15), 56)
    for _ in range(9):
        a, r = rng.uniform(0, 6.3), rng.uniform(0, 0.055)
        blob = people.ellipsoid((-0.03 + r * math.cos(a), 0.15 + r * math.sin(a), 0.028), (0.022, 0.017, 0.012), 10)
        p.mesh(asm, "food", blob[0], blob[1], mat.paint(rng.choice(("B5652B", "6E8F3C", "E2D3A6", "8C3B2A")), 0.5))
    p.lathe(asm, [(0, 0.012), (0.03, 0.014), (0.052, 0.055), (0.049, 0.055), (0, 0.035)], white, (0.14, 0.23), 40)
    p.lathe(asm, [(0, 0.013), (0.030, 0.013), (0.034, 0.12), (0.031, 0.12), (0, 0.02)], mat.glass("E8F1F2", 1.0), (-0.16, 0.26), 32)
    for dx in (0.10, 0.125):
        box(asm, (dx, 0.06, 0.012), (dx + 0.012, 0.22, 0.016), mat.steel("C9D0D4", 0.2), 0.001)


def carafe(asm, rng):
    p.lathe(asm, [(0, 0.75), (0.05, 0.75), (0.055, 0.90), (0.028, 0.98), (0.035, 1.03)], mat.glass("E4F0F2", 1.0), (rng.uniform(-0.5, 0.5), 0.42), 48)


def stirred_bath(asm, rng, figure="0.00", probes=3, readout=(0.5, 0.0)):
    """Calibration bath with stirrer, lid and knobs; the leads of its thermometers end at a readout beside it."""
    steel, dark = mat.brushed_steel("X", "C9CFD3"), mat.plastic(DARK, 0.45)
    box(asm, (-0.17, 0.02, 0.03), (0.17, 0.38, 0.30), steel, 0.012, 4)
    box(asm, (-0.178, 0, 0.015), (0.178, 0.06, 0.305), mat.plastic("E4E8EA", 0.4), 0.012, 4)
    boxes(asm, [((-0.16, 0.03, 0), (-0.12, 0.07, 0.031)), ((0.12, 0.03, 0), (0.16, 0.07, 0.031)), ((-0.16, 0.33, 0), (-0.12, 0.37, 0.031)), ((0.12, 0.33, 0), (0.16, 0.37, 0.031))], mat.rubber(), 0.002)
    p.display(asm, -0.15, 0.185, 0.17, 0.085, -0.0005, figure, "°C", trend=False)
    for x, z in ((0.075, 0.23), (0.125, 0.23)):
        rod(asm, (x, -0.022, z), 0.018, 0.024, dark, axis="Y", segments=40)
    boxes(asm, [((-0.14 + 0.035 * k, -0.002, 0.06), (-0.12 + 0.035 * k, 0.01, 0.13)) for k in range(8)], mat.paint("8FA0AA", 0.6), 0.002)
    rod(asm, (-0.02, 0.20, 0.298), 0.115, 0.016, mat.plastic("3A464E", 0.4), segments=72)
    rod(asm, (-0.02, 0.20, 0.313), 0.060, 0.006, steel, segments=48)
    rod(asm, (0.115, 0.31, 0.298), 0.016, 0.20, steel, segments=32)
    box(asm, (0.06, 0.26, 0.44), (0.16, 0.36, 0.60), mat.plastic("E4E8EA", 0.4), 0.014, 4)
    rod(asm, (0.03, 0.255, 0.32), 0.006, 0.16, steel, segments=20)
    for k in range(probes):
        a = math.radians(200 + 55 * k)
        x, y, tall = -0.02 + 0.06 * math.cos(a), 0.20 + 0.06 * math.sin(a), 0.45 + 0.03 * k
        rod(asm, (x, y, 0.30), 0.0042, tall - 0.30, mat.steel("D2D8DB", 0.2), segments=24)
        rod(asm, (x, y, tall - 0.01), 0.010, 0.075, mat.plastic(("1B2934", "1B2934", "8C3B2A")[k % 3], 0.4), segments=32)
        end = (readout[0] - 0.03 + 0.03 * k, readout[1] + 0.15, 0.035)
        lead = [(x, y, tall + 0.06), (x + 0.01, y, tall + 0.14), (x + 0.14, y + 0.02, tall + 0.10), (readout[0] - 0.12, readout[1] + 0.26 + 0.02 * k, 0.012), (end[0], end[1] + 0.08, 0.012), end]
        p.tubes(asm, [p.arc_path(lead, 0.06)], 0.0030, mat.rubber(("2A343B", "2A343B", "7A8891")[k % 3]), resolution=4)
    with asm.turned((*readout, 0), -6):
        box(asm, (-0.13, 0, 0), (0.13, 0.16, 0.09), mat.plastic("DDE3E6", 0.4), 0.010, 4)
        p.display(asm, -0.115, 0.022, 0.17, 0.055, -0.0005, figure + "4", "", trend=False)
        for k in range(3):
            rod(asm, (0.075 + 0.02 * k, -0.006, 0.045), 0.007, 0.008, dark, axis="Y", segments=24)


def instrument_shelf(asm, rng, length=2.2, height=1.32):
    """Wall shelf with measuring instruments, glassware and folders."""
    box(asm, (-length / 2, -0.32, height), (length / 2, 0, height + 0.025), mat.plastic("F1F4F5", 0.35), 0.003)
    x = -length / 2 + 0.05
    while x < length / 2 - 0.34:
        kind, z = rng.random(), height + 0.025
        if kind < 0.45:
            wide, tall = rng.uniform(0.24, 0.34), rng.uniform(0.11, 0.19)
            box(asm, (x, -0.29, z + 0.008), (x + wide, -0.02, z + tall), mat.plastic(rng.choice(("DDE3E6", "C9BFA8", "3A464E")), 0.45), 0.008, 4)
            p.display(asm, x + 0.02, z + tall * 0.42, wide * 0.5, tall * 0.42, -0.2905, f"{rng.uniform(1, 99):.2f}", "", trend=False)
            for k in range(3):
                rod(asm, (x + wide * (0.66 + 0.11 * k), -0.305, z + tall * 0.5), 0.012, 0.016, mat.plastic(DARK, 0.5), axis="Y", segments=24)
            x += wide + 0.03
        elif kind < 0.75:
            for _ in range(rng.choice((2, 3))):
                r, tall = rng.uniform(0.03, 0.05), rng.uniform(0.13, 0.24)
                p.lathe(asm, p.rounded([(0, z), (r, z), (r, z + tall * 0.7), (r * 0.4, z + tall * 0.86), (r * 0.42, z + tall)], 0.012), mat.plastic(rng.choice(("DCE8EC", "8C5A2E", "DCE8EC")), 0.12), (x + r, -0.15), 40)
                x += 2 * r + 0.02
        else:
            for _ in range(3):
                box(asm, (x, -0.29, z), (x + 0.066, -0.02, z + 0.31), mat.paint(rng.choice(("1F6E96", "E9EDEF", "35526B")), 0.55), 0.003)
                x += 0.07
            x += 0.04


def wiring(asm, rng, columns=4, rows=5):
    """Slotted ducts and coloured wires between the meters of a `switchboard` in the same place, and a strip of terminals."""
    pitch, tall, face = 0.17, 0.22, -0.12
    half = (columns * pitch + 0.14) / 2
    grey, wires = mat.plastic("AEB9BF", 0.55), {}
    for j in range(rows):
        rail = 0.30 + j * tall
        low = rail - 0.050
        box(asm, (-half + 0.03, face - 0.012, low), (half - 0.03, face + 0.05, low + 0.036), grey, 0.001)
        slots = [((-half + 0.04 + 0.012 * k, face - 0.0126, low + 0.006), (-half + 0.045 + 0.012 * k, face, low + 0.030)) for k in range(int((half * 2 - 0.08) / 0.012))]
        boxes(asm, slots, mat.paint("5A666E", 0.8), 0)
        for i in range(columns):
            x = -half + 0.08 + i * pitch
            for k, colour in enumerate(("6B4226", "1B2429", "8A8F92", "2B6FB5")):
                wx = x + 0.022 + 0.033 * k
                wires.setdefault(colour, []).append(p.arc_path([(wx, face - 0.018, rail + 0.006), (wx, face - 0.034, rail - 0.004), (wx + rng.uniform(-0.006, 0.006), face - 0.030, rail - 0.022), (wx, face, rail - 0.030)], 0.010))
            box(asm, (x + 0.060, face - 0.0312, rail + 0.022), (x + 0.128, face - 0.02, rail + 0.048), mat.paint("F2E9A8", 0.7), 0)
    for colour, paths in wires.items():
        p.tubes(asm, paths, 0.0042, mat.plastic(colour, 0.4), resolution=3)


# --- production -------------------------------------------------------------------------------


def carcass(asm, rng, width=0.9, height=1.79, depth=0.86, film=True):
    """Cabinet on the line before its door: bare steel, foam at the edges, blue film on the side, pipes that wait for the machine."""
    x0, x1 = -width / 2, width / 2
    p.shell(asm, (x0, 0, 0.06), (x1, depth, height), (0.075, 0.075, 0.36, 0.10), depth - 0.16, mat.steel("BFC6CA", 0.42), mat.satin("DDE3E6"), 0.004)
    p.tubes(asm, [p.ring_path(x0 + 0.038, x1 - 0.038, 0.43, height - 0.05, -0.004, 0.03)], 0.013, mat.paint("EADFB8", 0.95), closed=True, resolution=3)
    boxes(asm, [((x0 + 0.10, 0.10, z), (x1 - 0.10, depth - 0.14, z + 0.012)) for z in (0.82, 1.18, 1.52)], mat.brushed_steel("X"), 0)
    if film:
        for side in (x0 - 0.003, x1 + 0.001):
            box(asm, (side, 0.06, 0.30), (side + 0.002, depth - 0.05, height - 0.04), mat.plastic("4C9BCB", 0.25), 0)
    box(asm, (x0 + 0.05, -0.004, 0.10), (x1 - 0.05, 0.02, 0.38), mat.plastic("0B1116", 0.8), 0)
    pipes = [p.arc_path([(x, 0.05, 0.12), (x, -0.05, 0.16), (x + 0.05, -0.06, 0.30 + 0.04 * k), (x + 0.10, 0.02, 0.34)], 0.03) for k, x in enumerate((-0.2, -0.05, 0.12))]
    p.tubes(asm, pipes, 0.007, mat.steel("B8714A", 0.24), resolution=4)
    card = mat.paint("F6EFC9", 0.8)
    box(asm, (x1 - 0.24, -0.012, height - 0.29), (x1 - 0.09, -0.010, height - 0.06), card, 0)


def leaning_door(asm, rng, width=0.88, height=1.58):
    """Door of a freezer, foamed and wrapped, that leans on a rack."""
    with asm.turned((0, 0, 0.05), -9, "X"):
        box(asm, (-width / 2, 0, 0), (width / 2, 0.085, height), mat.enamel("EDF1F2"), 0.008)
        box(asm, (-width / 2 + 0.02, -0.002, 0.02), (width / 2 - 0.02, 0.01, height - 0.02), mat.plastic("BFDDEE", 0.2), 0)


# --- meetings -----------------------------------------------------------------------------------


def audience(asm, rng, count=6, pitch=0.62, taken=0.85):
    """Row of chairs with listeners, seen from behind."""
    for k in range(count):
        x = (k - (count - 1) / 2) * pitch
        with asm.turned((x + rng.uniform(-0.03, 0.03), rng.uniform(-0.04, 0.04), 0), rng.uniform(-8, 8)):
            dining_chair(asm)
            if rng.random() < taken:
                people.person(asm, rng, "seated", rng.choice(("shirt", "knit", "jacket", "shirt")), rng.choice(("short", "short", "tail", "bun")), height=rng.uniform(1.62, 1.82))


def meeting(asm, rng, length=3.2, guests=3):
    """Table with papers, computers and water; some sit on the viewer's side, the other chairs are left as they were."""
    box(asm, (-length / 2, 0, 0.72), (length / 2, 1.1, 0.75), mat.paint("D9C4A2", 0.4), 0.01)
    boxes(asm, [((x - 0.04, 0.2, 0), (x + 0.04, 0.9, 0.721)) for x in (-length / 2 + 0.4, length / 2 - 0.4)], mat.paint("33424C", 0.5), 0.004)
    count = int(length / 0.8)
    taken = set(rng.sample(range(count), min(guests, count)))
    for k in range(count):
        x = -length / 2 + length * (k + 0.5) / count
        with asm.turned((x, -0.26 if k in taken else -0.5, 0), rng.uniform(-10, 10) if k in taken else rng.uniform(-50, 50)):
            task_chair(asm, rng, jacket=k not in taken)
            if k in taken:
                people.person(asm, rng, "seated", rng.choice(("shirt", "knit", "coat")), rng.choice(("short", "tail", "bun")), height=rng.uniform(1.62, 1.8))
        with asm.turned((x + rng.uniform(-0.1, 0.1), 1.45 + rng.uniform(0, 0.25), 0), 180 + rng.uniform(-40, 40)):
            task_chair(asm, rng)
        for y, turn in ((0.10, 0), (0.78, 180)):
            with asm.turned((x + rng.uniform(-0.08, 0.08), y + (0.3 if turn else 0), 0.7505), turn + rng.uniform(-14, 14)):
                papers(asm, rng)
    carafe(asm, rng)


def papers(asm, rng):
    """Printed sheets with a pen, or a notebook, and a glass."""
    if rng.random() < 0.6:
        for k in range(3):
            box(asm, (-0.105 + 0.012 * k, 0.008 * k, 0.001 * k), (0.105 + 0.012 * k, 0.297 + 0.008 * k, 0.001 * k + 0.0008), mat.paint("FAFAF7", 0.8), 0)
        boxes(asm, [((-0.06, 0.04 + 0.016 * j, 0.0029), (rng.uniform(0.0, 0.10), 0.044 + 0.016 * j, 0.0032)) for j in range(13)], mat.paint("8A959B", 0.7), 0)
    else:
        box(asm, (-0.10, 0, 0), (0.10, 0.26, 0.016), mat.paint(rng.choice(("27435A", "7C3B30", "2C4A44")), 0.6), 0.004)
    rod(asm, (0.06, 0.02, 0.024), 0.005, 0.13, mat.plastic("1B2934", 0.3), axis="Y", segments=20)
    p.lathe(asm, [(0, 0.001), (0.030, 0.001), (0.034, 0.11), (0.031, 0.11), (0, 0.008)], mat.glass("E8F1F2", 1.0), (0.19, 0.24), 32)
