"""The headquarters: an office block, the production hall beside it, a basin that mirrors them."""
import random

import bpy

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes, rod

from . import frontage, grounds, people, planting, skies, weathered
from .outside import frange
from .surfaces import concrete, timber, water

FLOORS, STOREY, BAY = 5, 3.9, 1.5


def office_block(asm, x0, x1, depth, lit):
    """Curtain-wall block: white slab edges, slim fins, furnished floors behind the glass."""
    white = weathered.rained_on("D9D8D2")
    height = 4.6 + (FLOORS - 1) * STOREY
    levels = [0, 4.6] + [4.6 + STOREY * k for k in range(1, FLOORS)]
    slabs = [((x0 - 0.35, -0.35, z - 0.45), (x1 + 0.35, depth + 0.35, z + 0.10)) for z in levels[1:-1]]
    slabs.append(((x0 - 0.35, -0.35, height - 0.5), (x1 + 0.35, depth + 0.35, height + 0.85)))
    boxes(asm, slabs, white, 0.02)
    panel_joints(asm, x0, x1, depth, slabs)
    box(asm, (x0 + 3, 2.5, height + 0.85), (x1 - 6, depth - 3, height + 3.2), mat.paint("9AA7AD", 0.5), 0.02)
    fins = []
    for low, high in zip(levels[1:-1], levels[2:]):
        fins += [((x - 0.04, -0.30, low + 0.1), (x + 0.04, 0.02, high - 0.45)) for x in frange(x0, x1, BAY)]
        fins += [
            ((x0 - 0.30, y - 0.04, low + 0.1), (x0 + 0.02, y + 0.04, high - 0.45)) for y in frange(0, depth, BAY)
        ]
    boxes(asm, fins, mat.principled("anodised", "A8A59C", 0.35, metallic=0.6), 0)
    for low, high in zip(levels[:-1], levels[1:]):
        glaze(asm, x0, x1, depth, low + (0.1 if low else 0), high - 0.45, 0.0 if low else 1.6, lit)
    furnish(asm, x0, x1, depth, levels, lit)
    box(asm, (x0 + 9, depth * 0.5, 0), (x1 - 6, depth * 0.5 + 5, height), mat.paint("8B959A", 0.6), 0)
    entrance(asm, x0 + 12, lit)
    # Not brighter than white: a veil of light would close the letters.
    tone = mat.lit("F4FAFF", 0.55) if lit else mat.paint(mat.INK, 0.4)
    p.wordmark(asm, 6.0, (x1 - 7.4, -0.42, height - 0.36), tone, apart=4)
    return height


def panel_joints(asm, x0, x1, depth, slabs):
    """The slab edges are panels three metres long with a metal coping on the uppermost."""
    joints = []
    for (_, _, z0), (_, _, z1) in slabs:
        joints += [((x - 0.012, -0.353, z0), (x + 0.012, -0.33, z1)) for x in frange(x0, x1, 3)]
        joints += [((x0 - 0.353, y - 0.012, z0), (x0 - 0.33, y + 0.012, z1)) for y in frange(0, depth, 3)]
    boxes(asm, joints, mat.paint("6F6E6A", 0.8), 0)
    top = slabs[-1][1][2]
    box(asm, (x0 - 0.40, -0.40, top - 0.01), (x1 + 0.40, depth + 0.40, top + 0.07), mat.paint("9AA0A2", 0.4), 0.01)


def glaze(asm, x0, x1, depth, z0, z1, setback, lit):
    """Panes on the front and the left side, in bays of slightly different lean."""
    pane = facade_glass("D9E3E3", 2.0 if lit else 3.2)
    s = setback
    for a, b in zip(frange(x0 + s, x1 - s, BAY)[:-1], frange(x0 + s, x1 - s, BAY)[1:]):
        tilt = random.Random(a * 31 + z0).uniform(-0.006, 0.006)
        p.mesh(
            asm,
            "pane",
            [(a, s, z0), (b, s + tilt, z0), (b, s + tilt, z1), (a, s, z1)],
            [(0, 1, 2, 3)],
            pane,
            smooth=False,
        )
    p.mesh(
        asm,
        "pane",
        [(x0 + s, s, z0), (x0 + s, depth - s, z0), (x0 + s, depth - s, z1), (x0 + s, s, z1)],
        [(0, 1, 2, 3)],
        pane,
        smooth=False,
    )
    metal = mat.paint("4A565D", 0.4)
    boxes(
        asm, [((x - 0.03, s - 0.03, z0), (x + 0.03, s + 0.03, z1)) for x in frange(x0 + s, x1 - s, BAY)], metal, 0
    )
    boxes(asm, [((x0 + s, s - 0.03, z), (x1 - s, s + 0.03, z + 0.06)) for z in (z0, z1 - 0.06)], metal, 0)


def facade_glass(tint, reflect):
    """A coated pane that also lets light in at a flat angle: from behind it has the same index of refraction."""
    name = f"facade glass {tint} {reflect}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.glass(tint, reflect).copy()
    material.name = name
    nodes, links = material.node_tree.nodes, material.node_tree.links
    side, index = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeMapRange")
    index.inputs["To Min"].default_value, index.inputs["To Max"].default_value = 1.5, 1 / 1.5
    links.new(side.outputs["Backfacing"], index.inputs["Value"])
    links.new(index.outputs["Result"], nodes["Fresnel"].inputs["IOR"])
    return material


def furnish(asm, x0, x1, depth, levels, lit):
    """Back walls, ceilings, columns; the lobby is lit from end to end, above it each office by itself."""
    rng = random.Random(11)
    wall, pale = mat.paint("C9C4BA", 0.8), mat.paint("D8D8D4", 0.7)
    for level, (low, high) in enumerate(zip(levels[:-1], levels[1:])):
        box(asm, (x0 + 0.5, 0.5, low), (x1 - 0.5, depth - 0.5, low + 0.12), mat.paint("8E8A84", 0.7), 0)
        box(asm, (x0 + 7, 7.0, low), (x1 - 0.1, 7.2, high - 0.4), wall, 0)
        # The side towards the hall has no windows.
        box(asm, (x1 - 0.3, 0.1 if level else 1.65, low - 0.3 * bool(level)), (x1 - 0.02, depth - 0.2, high - 0.3), wall, 0)
        boxes(asm, [((x - 0.25, 1.6, low), (x + 0.25, 2.1, high - 0.4)) for x in frange(x0 + 3, x1 - 3, 7.5)], pale, 0)
        if level:
            edges = office_edges(x0, x1, rng)
            for a, b in zip(edges[:-1], edges[1:]):
                office(asm, a, b, low + 0.12, high - 0.46, rng, lit)
            blinds(asm, x0, x1, low, high, rng)
        else:
            box(asm, (x0 + 8, 4, low + 0.1), (x0 + 11, 4.7, low + 1.1), mat.paint("4A4F52", 0.6), 0)
            lines = [((x, y, high - 0.51), (x + 1.5, y + 0.12, high - 0.46)) for x in frange(x0 + 1, x1 - 3, 2.5) for y in (2.4, 5.2)]
            boxes(asm, lines, mat.glow("FFE9C8", 7.0 if lit else 4.0), 0)
            if lit:
                p.lamp(asm, ((x0 + x1) / 2, 3.6, high - 0.56), ((x0 + x1) / 2, 3.8, 0), (x1 - x0 - 2, 4.5), 1050, "FFE2B8")


def office_edges(x0, x1, rng):
    """Where the partitions of a floor stand: on the bars of the front, two to six bays apart."""
    edges = [x0 + 0.55]
    while edges[-1] < x1 - 4 * BAY:
        edges.append(round((edges[-1] - x0) / BAY) * BAY + x0 + BAY * rng.choice((2, 3, 3, 4)))
    return [*edges[: -1 if edges[-1] > x1 - 2 * BAY else None], x1 - 0.32]


# How the lamps of an office are: the share of their light, its colour. In most nobody is any more.
EVENING = ((1.0, "FFE9C8"), (0.75, "FFDDB0"), (0.9, "F1F3EC"), (0.3, "FFD9A0"), (0.15, "FFE2B8"), (0, ""), (0, ""))
DAYTIME = ((1.0, "FFEBD2"), (1.0, "F4F3EC"), (0, ""), (0, ""), (0, ""))


def office(asm, a, b, low, ceiling, rng, lit):
    """One office: partition, desks with screens and chairs, what stands along the back wall, its lamps on, low or off."""
    share, colour = rng.choice(EVENING if lit else DAYTIME)
    kept_by_window(asm, a + 0.06, b - 0.06, low, lit)
    box(asm, (b - 0.05, 0.35, low - 0.05), (b + 0.05, 7.05, ceiling + 0.04), mat.paint(rng.choice(("C9C4BA", "B9BDBC", "D2CDC2")), 0.8), 0)
    back = rng.choice(("C9C4BA", "A9B4B4", "C4A98A", "8DA0A6", "D2CDC2"))
    box(asm, (a + 0.06, 6.93, low - 0.05), (b - 0.06, 6.99, ceiling + 0.04), mat.paint(back, 0.8), 0)
    tall, dark, wood = [], [], []
    x = a + rng.uniform(0.3, 0.8)
    while x < b - 1.2:
        wide = rng.uniform(0.8, 1.6)
        if rng.random() < 0.7:
            tall.append(((x, 6.5, low), (min(x + wide, b - 0.2), 6.94, low + rng.choice((0.8, 1.2, 1.2, 2.1)))))
        x += wide + rng.uniform(0.05, 1.4)
    for x in row(a + 0.6, b - 2.2, 2.4):
        if rng.random() < 0.85:
            y = rng.uniform(1.2, 2.6)
            wood.append(((x, y, low + 0.70), (x + 1.6, y + 0.8, low + 0.73)))
            dark += [((x + side, y + 0.04, low), (x + side + 0.05, y + 0.76, low + 0.701)) for side in (0.05, 1.5)]
            dark += [((x + 0.25 + shift, y + 0.5, low + 0.86), (x + 0.80 + shift, y + 0.53, low + 1.2)) for shift in ((0, 0.6) if rng.random() < 0.4 else (0.25,))]
            turn = rng.uniform(-0.3, 0.5)
            dark += [((x + 0.5 + turn, y - 0.55, low + 0.42), (x + 0.98 + turn, y - 0.1, low + 0.5)), ((x + 0.52 + turn, y - 0.62, low + 0.55), (x + 0.96 + turn, y - 0.54, low + rng.uniform(0.98, 1.12)))]
    for things, tone in ((tall, rng.choice(("B9B4A8", "6F7B80", "A58A66"))), (dark, "2F3437"), (wood, "C9B492")):
        if things:
            boxes(asm, things, mat.paint(tone, 0.6), 0)
    lines = [((x, y, ceiling - 0.05), (x + 1.5, y + 0.12, ceiling)) for x in row(a + 0.5, b - 1.9, 2.5) for y in (1.4, 3.6, 5.8)]
    strong = 9.0 if lit else 4.0
    boxes(asm, lines, mat.glow(colour, round(strong * share, 2)) if share > 0.5 else mat.paint("C9C9C4", 0.5), 0)
    if share and lit:
        p.lamp(asm, ((a + b) / 2, 3.6, ceiling - 0.1), ((a + b) / 2, 3.8, 0), (b - a - 0.6, 4.5), 36 * (b - a) * share * rng.uniform(0.75, 1.2), colour)


def row(start, stop, pitch):
    """As many places as fit, one at least."""
    return [start + pitch * k for k in range(max(0, int((stop - start) / pitch)) + 1)]


def blinds(asm, x0, x1, low, high, rng):
    """Each office has roller blinds or slats at a height of its own, and within it people have changed single ones."""
    rolled, slats, drop, slatted = [], [], 0, False
    top = high - 0.45
    for k, x in enumerate(frange(x0, x1 - BAY, BAY)):
        if k % 2 == 0 or rng.random() < 0.3:
            drop, slatted = rng.choice((0, 0, 0.2, 0.35, 0.5, 0.65, 0.95)) * (high - low), rng.random() < 0.6
        own = drop * rng.choice((1, 1, 1, 0.6, 0.3))
        if not own:
            continue
        end = top - own + rng.uniform(0, 0.08)
        a, b = x + 0.06, x + BAY - 0.06
        if slatted:
            slats += [((a, 0.15, top - 0.07 * j - 0.042), (b, 0.185, top - 0.07 * j - 0.036)) for j in range(int((top - end) / 0.07))]
            slats += [((a, 0.15, end - 0.03), (b, 0.18, end)), ((a, 0.14, top - 0.04), (b, 0.19, top + 0.01))]
        else:
            rolled += [((a, 0.16, end), (b, 0.17, top)), ((a, 0.155, end - 0.03), (b, 0.175, end - 0.001))]
    if rolled:
        boxes(asm, rolled, grounds.fabric("F2EFE6"), 0)
    if slats:
        boxes(asm, slats, mat.paint("C9CCCA", 0.5), 0)


def kept_by_window(asm, a, b, low, lit):
    """What tells one office from the next: a plant, a floor lamp, pictures or a board on the wall behind, files."""
    rng = random.Random(f"{a:.1f} {low:.1f}")
    if rng.random() < 0.6:
        potted(asm, (rng.uniform(a + 0.5, b - 0.5), rng.uniform(0.55, 0.8), low), rng.uniform(0.9, 1.7), rng)
    if rng.random() < 0.45:
        floor_lamp(asm, (rng.uniform(a + 0.8, b - 0.8), rng.uniform(1.0, 1.6), low), lit)
    if rng.random() < 0.5:
        x = rng.uniform(a + 0.5, max(a + 0.6, b - 2.4))
        box(asm, (x, 6.89, low + 1.0), (x + 1.8, 6.935, low + 2.2), mat.paint("E4E5E0", 0.5), 0.01)
        boxes(asm, [((x + 0.12 + 0.4 * k, 6.885, low + 1.15 + 0.3 * (k % 2)), (x + 0.4 + 0.4 * k, 6.892, low + 1.7 + 0.3 * (k % 2))) for k in range(4)], mat.paint(rng.choice(("4F6C7C", "A86A3C", "6E7B5A")), 0.7), 0)
    files = rng.uniform(a + 0.3, max(a + 0.4, b - 1.6))
    for tone in ("2E4A5E", "8C4A32", "C9C4B6"):
        count = rng.randint(2, 6)
        boxes(asm, [((files + 0.085 * k, 0.42, low + 0.6), (files + 0.085 * k + 0.075, 0.70, low + 0.6 + 0.32)) for k in range(count)], mat.paint(tone, 0.6), 0)
        files += 0.085 * count + 0.01
    start = files - 1.6 if files - 1.6 > a + 0.1 else a + 0.1
    box(asm, (start, 0.38, low), (min(files + 0.3, b - 0.1), 0.74, low + 0.6), mat.paint("B7B2A6", 0.6), 0)


def potted(asm, at, tall, rng):
    """Plant in a tub, its leaves in a few crowns."""
    x, y, z = at
    p.lathe(asm, [(0, z), (0.14, z), (0.18, z + 0.34), (0.16, z + 0.34), (0.15, z + 0.28), (0, z + 0.28)], mat.paint("56606A", 0.6), (x, y), 24)
    crowns = [(planting.Vector((x + rng.uniform(-0.2, 0.2), y + rng.uniform(-0.1, 0.1), z + tall * rng.uniform(0.45, 0.95))), rng.uniform(0.16, 0.28)) for _ in range(5)]
    p.tubes(asm, [[(x, y, z + 0.2), tuple(crown)] for crown, _ in crowns], 0.01, mat.paint("5F564C", 0.9))
    planting.leaf_cards(asm, crowns, planting.np.random.default_rng(rng.randrange(999)), 90, 0.07, "4F6B3C")


def floor_lamp(asm, at, lit):
    """Lamp with a shade of cloth."""
    x, y, z = at
    dark = mat.paint("23292D", 0.5)
    rod(asm, (x, y, z), 0.15, 0.02, dark)
    rod(asm, (x, y, z + 0.02), 0.012, 1.4, dark)
    p.lathe(asm, [(0.15, z + 1.62), (0.21, z + 1.34)], mat.lit("F2C98A", 2.6) if lit else mat.paint("E6DCC6", 0.8), (x, y), 40)
    if lit:
        p.lamp(asm, (x, y, z + 1.33), (x, y, 0), (0.25, 0.25), 16, "FFD9A0")
        p.lamp(asm, (x, y, z + 1.63), (x, y, z + 3), (0.2, 0.2), 16, "FFD9A0")


def entrance(asm, x, lit):
    """Canopy that juts out of the slab, so that no post stands before the doors; timber-lined lobby wall and doors."""
    white = mat.paint("EDF0F0", 0.45)
    box(asm, (x - 4, -4.2, 3.5), (x + 4, 1.6, 3.8), white, 0.02)
    canopy_boards(asm, x)
    box(asm, (x - 5, 5.0, 0.12), (x + 9, 5.2, 4.1), timber("oak", "X"), 0)
    boxes(
        asm,
        [((x + dx, 1.5, 0), (x + dx + 0.08, 1.62, 2.6)) for dx in (-2, -0.04, 1.92)]
        + [((x - 2, 1.5, 2.6), (x + 2, 1.62, 2.7))],
        mat.paint("2B363D", 0.4),
        0,
    )
    for dx in (-0.16, 0.24):
        rod(asm, (x + dx, 1.44, 0.9), 0.02, 1.1, mat.steel())
        boxes(asm, [((x + dx - 0.012, 1.44, z), (x + dx + 0.012, 1.56, z + 0.024)) for z in (1.0, 1.86)], mat.steel(), 0)
    box(asm, (x - 1.9, 0.1, -0.01), (x + 1.9, 1.5, 0.006), mat.rubber("26292B"), 0)
    box(asm, (x - 1.95, 0.05, -0.01), (x + 1.95, 1.55, 0.004), mat.steel("8F9699", 0.4), 0)
    lobby(asm, x)
    if lit:
        boxes(
            asm,
            [((x - 3 + i * 1.5, -3.2, 3.44), (x - 2.9 + i * 1.5, 1.0, 3.46)) for i in range(5)],
            mat.glow("FFE9C8", 9),
            0,
        )
        p.lamp(asm, (x, -1.4, 3.42), (x, -1.4, 0), (7, 4), 320, "FFE2B8")
    else:
        downlights(asm, x)


def canopy_boards(asm, x, wide=0.14, joint=0.012):
    """Under the canopy: oak boards with open joints before a dark ground, their ends do not meet in one line."""
    box(asm, (x - 3.9, -4.1, 3.476), (x + 3.9, 1.5, 3.51), mat.paint("1E1A16", 0.9), 0)
    boards = []
    for k in range(39):
        y, cut = wide * (k - 29), x + (-1.3, 1.6, 0.2)[k % 3]
        boards += [((a, y, 3.454), (b, y + wide - joint, 3.48)) for a, b in ((x - 3.88, cut - 0.003), (cut + 0.003, x + 3.88))]
    boxes(asm, boards, timber("oak", "X", wide), 0.002)


def downlights(asm, x):
    """Two rows of small round lamps in the boards."""
    rim, light = mat.steel("B9C1C6", 0.35), mat.far_glow("FFE2B8", 12.0)
    for place in [(x + dx, y) for y in (-3.15, -0.49) for dx in (-3.3, -2.2, -1.1, 0, 1.1, 2.2, 3.3)]:
        rod(asm, (*place, 3.446), 0.062, 0.02, rim, segments=40)
        rod(asm, (*place, 3.443), 0.048, 0.01, light, segments=40)


def lobby(asm, x):
    """Desk and seats behind the glass; the wall of boards has joints, a way to the stairs, a lamp in a row over the desk."""
    joints = [((x - 5 + 1.2 * k, 4.994, 0.12), (x - 5 + 1.2 * k + 0.012, 5.1, 4.1)) for k in range(1, 12)]
    boxes(asm, joints, mat.paint("5A4630", 0.8), 0)
    for at in (x + 2.2, x + 6.6):
        box(asm, (at, 4.98, 0.12), (at + 1.35, 5.1, 2.55), mat.paint("2E2B28", 0.7), 0)
        box(asm, (at + 0.06, 4.97, 0.12), (at + 1.0, 5.09, 2.48), mat.paint("6E6A62", 0.7), 0)
    box(asm, (x + 4.0, 4.95, 1.0), (x + 6.0, 5.1, 2.3), mat.paint("26333B", 0.5), 0.01)
    box(asm, (x - 5.01, 4.96, 0.12), (x + 9.01, 5.1, 0.24), mat.paint("3A342E", 0.7), 0)
    for k in range(4):
        rod(asm, (x - 2.6 + 0.9 * k, 4.0, 2.5), 0.006, 1.7, mat.paint("2B2B2B", 0.5), segments=8)
        p.lathe(asm, [(0.02, 2.52), (0.05, 2.5), (0.16, 2.3), (0.15, 2.28)], mat.paint("2B363D", 0.5), (x - 2.6 + 0.9 * k, 4.0), 32)
        p.lathe(asm, [(0, 2.3), (0.145, 2.3)], mat.glow("FFE2B0", 9), (x - 2.6 + 0.9 * k, 4.0), 32)
    box(asm, (x - 3, 3.6, 0.12), (x + 0.4, 4.4, 1.22), timber("oak", "X"), 0.02)
    for k, sx in enumerate((x + 4.4, x + 6.2, x - 8.4)):
        box(asm, (sx, 2.8, 0.12), (sx + 1.4, 3.5, 0.52), mat.paint(("35586B", "8A8F8C", "35586B")[k], 0.9), 0.08)
        box(asm, (sx, 3.4, 0.12), (sx + 1.4, 3.6, 0.95), mat.paint(("35586B", "8A8F8C", "35586B")[k], 0.9), 0.08)


def works_hall(asm, x0, x1, y0, depth, height=9.0):
    """Production hall: ribbed cladding, a long window band, dock doors."""
    clad, rib = mat.paint("93A0A6", 0.45), mat.paint("87949A", 0.45)
    box(asm, (x0, y0, 0), (x1, y0 + depth, height), clad, 0.02)
    boxes(asm, [((x, y0 - 0.06, 0.6), (x + 0.12, y0, height)) for x in frange(x0, x1 - 0.2, 0.6)], rib, 0)
    box(asm, (x0 + 1.5, y0 - 0.10, 5.6), (x1 - 1.5, y0 + 0.02, 7.2), mat.paint("2B363D", 0.4), 0)
    p.mesh(
        asm,
        "band",
        [
            (x0 + 1.6, y0 - 0.11, 5.7),
            (x1 - 1.6, y0 - 0.11, 5.7),
            (x1 - 1.6, y0 - 0.11, 7.1),
            (x0 + 1.6, y0 - 0.11, 7.1),
        ],
        [(0, 1, 2, 3)],
        mat.screen(),
    )
    box(asm, (x0 - 0.1, y0 - 0.12, height - 0.1), (x1, y0 + depth, height + 0.35), mat.paint("E3E8EA", 0.45), 0.02)
    saw_teeth(asm, x0, x1, y0 + 1.5, depth - 3, height + 0.3)
    for x in frange(x0 + 6, x1 - 8, 7):
        box(asm, (x, y0 - 0.14, 0), (x + 3.6, y0 + 0.1, 4.2), mat.paint("DDE3E5", 0.45), 0.01)
        boxes(
            asm,
            [((x, y0 - 0.15, k * 0.6), (x + 3.6, y0 - 0.13, k * 0.6 + 0.02)) for k in range(1, 7)],
            mat.paint("8E999F", 0.5),
            0,
        )


def far_hall(long=48, deep=26, height=6.2):
    """Another hall of the works far to the left in the evening: a row of windows, most of them lit, a lamp over each door."""
    asm, rng = Assembly("far hall"), random.Random(23)
    box(asm, (0, 0, 0), (long, deep, height), mat.paint("8A979D", 0.5), 0.02)
    box(asm, (-0.15, -0.15, height - 0.1), (long + 0.15, deep, height + 0.3), mat.paint("C3CCD0", 0.45), 0.02)
    box(asm, (long + 1, 4, 0), (long + 12, deep - 6, 3.6), mat.paint("A79F92", 0.6), 0.02)
    saw_teeth(asm, 1, long, 2, deep - 4, height + 0.25, 8, 1.8)
    panes = {light: [] for light in (("FFDDA8", 0.6), ("FFCF90", 0.4), ("F4E8D0", 0.75), ("", 0))}
    for x in [*frange(1.6, long - 3, 2.9), *frange(long + 2, long + 10, 2.6)]:
        z = 3.2 if x < long else 1.2
        y = -0.04 if x < long else 3.96
        panes[rng.choice([*panes])].append(((x, y, z), (x + 2.2, y + 0.1, z + 1.3)))
    for (tone, strength), some in panes.items():
        boxes(asm, some, mat.far_glow(tone, strength) if tone else mat.paint("2B363D", 0.3), 0)
    for x in (7, 21, 35):
        box(asm, (x, -0.06, 0), (x + 3.4, 0.1, 2.8), mat.paint("B7C0C4", 0.5), 0)
        p.lamp(asm, (x + 1.7, -0.8, 3.0), (x + 1.7, -1.6, 0), (2.4, 0.3), 160, "FFE2B8")
    box(asm, (-10, -24, -0.1), (long + 16, 0, -0.01), grounds.asphalt(), 0)
    asm.place((-74, -12, 0), 90)


def saw_teeth(asm, x0, x1, y0, depth, z, pitch=6.5, rise=2.6):
    """Roof lights: steep glass towards the office block, a metal slope away from it."""
    metal = mat.paint("C3CCD0", 0.45)
    for x in frange(x0 + 1, x1 - 1, pitch)[:-1]:
        a, b, c = (x, z), (x, z + rise), (x + pitch - 0.6, z)
        verts = [(u, y, w) for y in (y0, y0 + depth) for u, w in (a, b, c)]
        p.mesh(asm, "tooth", verts, [(0, 1, 2), (5, 4, 3), (1, 4, 5, 2), (0, 2, 5, 3)], metal, smooth=False)
        pane = [(x - 0.02, y0 + 0.2, z + 0.3), (x - 0.02, y0 + depth - 0.2, z + 0.3)]
        pane += [(x - 0.02, y0 + depth - 0.2, z + rise - 0.15), (x - 0.02, y0 + 0.2, z + rise - 0.15)]
        p.mesh(asm, "light", pane, [(0, 1, 2, 3)], mat.screen(), smooth=False)


VIEWS = {
    "street": dict(eye=(-6.4, -45, 1.25), target=(21, 0, 1.25), lens=29, shift=(0.0, 0.135)),
    "lobby": dict(eye=(24.5, -15.5, 1.25), target=(12, 0.5, 1.25), lens=30, shift=(0.0, 0.12)),
    "evening": dict(eye=(29.0, -13.6, 1.35), target=(11.5, 0, 1.35), lens=34, shift=(0.0, 0.15), focus=19, stop=1.2),
    "canopy": dict(eye=(20.2, -6.3, 1.6), target=(11.0, 1.3, 1.6), lens=26, shift=(0.0, 0.095), focus=8.5, stop=2.8),
    "park": dict(eye=(-20.5, -13.5, 1.55), target=(12, 1, 1.55), lens=29, shift=(0.0, 0.13), focus=16, stop=1.4),
}


def courtyard(size, make):
    """Between two wings: a long pool, benches, trees, glass fronts on both sides."""
    asm = Assembly("courtyard")
    box(asm, (-60, -40, -0.2), (60, 90, 0), grounds.plaza_slabs(), 0)
    box(asm, (-2.6, -6, -0.05), (2.6, 26, 0.16), concrete("dark"), 0.02)
    box(asm, (-2.3, -5.7, 0), (2.3, 25.7, 0.165), water(), 0)
    for x0, x1 in ((-9.5, -4.5), (4.5, 9.5)):
        box(asm, (x0, 2, -0.1), (x1, 24, 0.06), frontage.lawn(), 0.01)
    for y in (1, 8, 15):
        for x in (-3.9, 3.4):
            box(asm, (x, y, 0.40), (x + 0.5, y + 1.8, 0.46), timber("oak", "X"), 0.008)
            boxes(asm, [((x + 0.05, y + d, 0), (x + 0.45, y + d + 0.08, 0.40)) for d in (0.2, 1.5)], concrete("dark"), 0)
    rng = random.Random(66)
    for at, turn, wear, style in (((3.15, -4.4, 0), 4, "shirt", "short"), ((3.75, -4.0, 0), -3, "knit", "tail"), ((-3.3, 4.6, 0), 4, "coat", "bun")):
        with asm.turned(at, turn):
            people.person(asm, rng, "walking", wear, style)
    asm.place()
    wing = Assembly("wing")
    office_block(wing, 0, 36, 15, False)
    wing.place((-12, -2, 0), 90)
    wing.place((12, 34, 0), -90)
    wing.place((-22, 44, 0), 0)
    kinds = [planting.broadleaf(s, t, c, clear=0.3) for s, t, c in ((3, 7.2, "5C7C42"), (7, 6.0, "6E8A4A"))]
    for i, y in enumerate((4, 9.5, 15, 20.5)):
        for x in (-7, 7):
            kinds[(i + (x > 0)) % 2].place((x + 0.4 * (i % 3), y, 0), 70 * i + x)
    bush = planting.shrub(12, 1.0, "6E8A4A")
    for x, y in ((-0.4, -6.7), (-0.9, -6.9), (-1.5, -6.6), (-2.1, -6.9)):
        bush.place((x, y, 0), 80 * x)
    skies.low_sun(24, 128, cover=0.6)
    studio.look((1.5, -8.6, 1.5), (0.7, 12, 1.5), size, 28, level=True, focus=20, stop=0.6, shift=(0.0, 0.05))


def front(size, make, view="street", dull=False):
    """In the evening after rain with lamps on, or by day in low sun."""
    asm, chosen = Assembly("headquarters"), VIEWS[view]
    office_block(asm, 0, 36, 15, not dull)
    works_hall(asm, 37, 92, 6, 40)
    frontage.ground(asm, wet=not dull)
    if view == "evening":
        frontage.pylon_sign(asm, (20.7, -2.7, 0), 30, True, tall=1.8)
    if view == "canopy":
        frontage.letters(asm, (15.75, -0.376, 4.24), 2.0)
    if dull:
        p.lamp(asm, (14, 3.6, 3.9), (14, 3.8, 0), (20, 3), 900, "FFEBD2")
    asm.place()
    frontage.plant()
    frontage.use()
    if view == "evening":
        frontage.left_outside()
        frontage.light_on_trees()
        far_hall()
    if dull:
        frontage.wood()
        skies.low_sun(*SUNS[view])
    else:
        skies.blue_hour(0.62)
    if view == "street":
        frontage.grass_before(chosen["eye"], chosen["target"])
    if view == "canopy":
        frontage.troughs()
        frontage.fallen_leaves(((6, 21, -8, -0.2, 420), (14, 19.8, -5.4, -1.0, 160)))
    if view == "park":
        frontage.planted_trees()
        frontage.fallen_leaves(((-19, 0, -13, -2, 1500),))
    # The house is sharp, the grass near the viewer soft.
    studio.look(chosen["eye"], chosen["target"], size, chosen["lens"], level=True, focus=chosen.get("focus", 45), stop=chosen.get("stop", 0.8), shift=chosen["shift"])


# Height and bearing of the sun, for each view by day.
SUNS = {"canopy": (15, 226), "park": (17, 150)}
