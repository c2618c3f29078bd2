"""A health post in the open: ground, hills, plants, a house and the equipment before it."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import Assembly, box, boxes

from . import afield, interior, planting, shores, skies, staged, weathered
from .clinic import HALF, health_post, solar_pole
from .interior import point
from .mountains import FOOT, PLAIN, add_haze, mapped, mixed, peaks, product, texture
from .outside import shade, sky
from .surfaces import grass, mottled

GROUNDS = {
    "earth": lambda: dry_ground("dry earth", "7D6854", "9C856B"),
    "grass": grass,
    "plain": lambda: dry_ground("dry plain", "7F7560", "A69A7C"),
    "laterite": lambda: dry_ground("laterite", "80583F", "AC8363", tone="DCC3A0", near=10, far=260, most=0.88),
    "sand": lambda: dry_ground("dry sand", "B59A72", "D3BC94"),
    "gravel": lambda: dry_ground("dry gravel", "858079", "A5A098"),
    "moor": shores.moor,
}
# Tufts between the plants: their colours and how many there are; the rest is dry grass.
TUFTS = {"moor": (("5D5F33", "75693F", "48532B"), 1500), "plain": (("A0935F", "B3A678", "8C8457"), 900)}
DRY_TUFTS = (("A0935F", "B3A678", "8C8457"), 260)


def place(size, make, plan):
    asm = Assembly("outdoors")
    ground = GROUNDS[plan["ground"]]()
    if plan["ground"] == "grass":
        box(asm, (-400, -60, -0.4), (400, 500, 0), ground, 0)
    else:
        land(asm, plan, ground)
    if plan.get("sea"):
        box(asm, (-400, 60, -0.3), (400, 900, 0.02), mottled("sea", "2F6F8C", "4E90A8", 40, 0.12, 0.5, bump=0.2), 0)
    x0, x1, y0, y1 = plan["slab"]
    shore = plan.get("shore", {})
    if shore:
        shores.water(asm, shore)
    if shore.get("jetty"):
        shores.deck(asm, x0, x1, y0, y1)
    else:
        box(asm, (x0, y0, -0.1), (x1, y1, 0.04), dusty_concrete(plan["ground"]), 0.01)
    house = plan.get("house")
    if house:
        look = {name: house[name] for name in ("colour", "wall", "roof", "leaves", "lit") if name in house}
        with asm.turned((*house["at"], -0.18), 0):
            health_post(asm, random.Random(8), **look)
        pole(asm, house["at"], plan["array"]["at"])
    interior.furnish(asm, plan, (afield, *staged.PLACES))
    asm.place()
    stones(plan, random.Random(plan.get("seed", 3)))
    if not plan.get("shore"):
        pebbles(plan, random.Random(plan.get("seed", 3)))
    for piece in plan["pieces"]:
        x, y, z = piece["at"]
        make(piece["key"]).place((x, y, z + 0.04), piece["turn"])
    plants(plan, random.Random(plan.get("seed", 3)))
    if plan.get("hills"):
        peaks(plan["hills"], plan.get("seed", 3), {**FOOT, "moor": "4B4C34"}.get(plan["ground"], PLAIN), snow=False)
    if plan.get("overcast"):
        shores.overcast(plan["overcast"], plan.get("from", 215))
    elif plan.get("cover"):
        skies.low_sun(plan.get("sun", 20), plan.get("from", 215), shine=plan.get("shine", 8.0), dust=plan.get("dust", 1.2), cover=plan["cover"])
    else:
        sky(plan.get("sun", 40), plan.get("from", 215), 0.12, plan.get("shine", 0.55), 1.0, plan.get("dust", 1.0), clouds=plan.get("clouds", 0.5))
    interior.look(plan["camera"], size)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]


def pole(asm, house, place):
    """The panels beside the house and their cable to its wall."""
    side = 1 if place[0] > house[0] else -1
    wall = (house[0] + side * (HALF + 0.05) - place[0], house[1] + 0.6 - place[1])
    with asm.turned((*place, 0), 0):
        solar_pole(asm, side, wall)


def dry_ground(name, dark, light, **haze):
    """Bare ground: wide patches of dust, grit and gravel between them, haze far off."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat.principled(name, light, 0.95, specular=0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    wide = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=0.16, Detail=12, Roughness=0.66)
    grain = texture(nodes, links, place, "ShaderNodeTexNoise", Scale=6, Detail=14, Roughness=0.76)
    grit = nodes.new("ShaderNodeTexVoronoi")
    grit.inputs["Scale"].default_value = 46
    links.new(place, grit.inputs["Vector"])
    tone = mixed(nodes, links, mapped(nodes, links, wide, 0.36, 0.64), dark, light)
    tone = mixed(nodes, links, mapped(nodes, links, grain, 0.42, 0.72, 0, 0.5), tone, shade(dark, 0.72))
    spots = product(nodes, links, mapped(nodes, links, grit.outputs["Distance"], 0.34, 0.2), mapped(nodes, links, grain, 0.46, 0.58), 0.55)
    tone = mixed(nodes, links, spots, tone, grit.outputs["Color"])
    hue = nodes.new("ShaderNodeMixRGB")
    hue.blend_type, hue.inputs[0].default_value = "COLOR", 0.9
    links.new(tone, hue.inputs[1])
    hue.inputs[2].default_value = mat.linear(light)
    links.new(hue.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    mat.relief(nodes, links, grain, 0.75, 0.03)
    add_haze(nodes, links, **haze)
    return material


def land(asm, plan, material, half=17.0, far=26.0, step=0.085):
    """The plain, and near the viewer ground that is not level, with the ruts of a car."""
    across, along = int(2 * half / step), int((far + 6) / step)
    verts = [(-half + i * step, -6 + j * step, relief(plan, -half + i * step, -6 + j * step)) for j in range(along + 1) for i in range(across + 1)]
    wide = across + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(along) for i in range(across)]
    p.mesh(asm, "land", verts, faces, material)
    x1, y1 = -half + across * step, -6 + along * step
    edge = plan["shore"]["at"] - 4 if plan.get("shore") else y1
    around = [((-900, -60, -0.5), (-half, edge, -0.001)), ((x1, -60, -0.5), (900, edge, -0.001)), ((-half, -60, -0.5), (x1, -6, -0.001))]
    if not plan.get("shore"):
        around.append(((-900, y1, -0.5), (900, 1900, 0)))
    boxes(asm, around, material, 0)


def relief(plan, x, y):
    """Height of the ground: level below what stands on it and where the plain begins, ruts where cars pass."""
    away = min(1.0, max(0.0, min(17 - abs(x), y + 6, 26 - y) / 4))
    swell = 0.045 * noise.noise(Vector((x * 0.35, y * 0.35, 3.1))) + 0.016 * noise.fractal(Vector((x * 1.6, y * 1.6, 7.7)), 0.9, 2.1, 4)
    shore = plan.get("shore")
    if shore and not (built_on(plan, x, y) and not shore.get("jetty")):
        return swell + shores.slope(shore, x, y)
    if built_on(plan, x, y):
        return -0.01
    rut = 0.0
    start, turn = plan.get("track", (5.2, 0.16))
    middle = start + turn * y + 0.25 * noise.noise(Vector((y * 0.12, 0.5, 0)))
    for wheel in (middle - 0.72, middle + 0.72):
        off = abs(x - wheel)
        rut += 0.022 * max(0.0, 1 - (off / 0.30) ** 2) if off > 0.12 else 0
        rut -= 0.045 * max(0.0, 1 - (off / 0.15) ** 2)
    return (swell + rut) * away


def built_on(plan, x, y):
    house = plan.get("house")
    inside = house and abs(x - house["at"][0]) < HALF + 0.3 and -0.6 < y - house["at"][1] < 4
    return on_slab(plan, x, y, 0.06) or bool(inside)


def dusty_concrete(ground):
    """Old concrete with dust of the place on it."""
    return weathered.plaster("A8A398", {"earth": "94795F", "laterite": "97745A", "sand": "BFA47C", "plain": "A4956F"}.get(ground, "98928A"), "918C84")


def stones(plan, rng):
    """Loose stones and pebbles around the slab."""
    kinds = [stone(k) for k in range(4)]
    for k in range(plan.get("stones", 60) * 8):
        x, y = rng.uniform(-14, 14), -2 + 28 * rng.random() ** 1.4
        if on_slab(plan, x, y) or in_house(plan, x, y):
            continue
        instance = kinds[k % 4].place((x, y, relief(plan, x, y)), rng.uniform(0, 360))
        instance.scale = (rng.uniform(0.03, 0.15) if k % 8 == 0 else rng.uniform(0.006, 0.03),) * 3


def pebbles(plan, rng, count=2600):
    """Gravel before the camera: the nearer, the more."""
    (x, y, _), aim, lens = plan["camera"]["eye"], plan["camera"]["target"], plan["camera"]["lens"]
    bearing, spread = math.atan2(aim[0] - x, aim[1] - y), math.atan(19 / lens) + 0.05
    kinds = [stone(k) for k in range(4, 8)]
    for k in range(count):
        reach, turn = 0.5 + 13 * rng.random() ** 1.7, bearing + rng.uniform(-spread, spread)
        px, py = x + reach * math.sin(turn), y + reach * math.cos(turn)
        if built_on(plan, px, py) or noise.noise(Vector((px * 0.7, py * 0.7, 1))) < rng.uniform(-0.5, 0.3):
            continue
        instance = kinds[k % 4].place((px, py, relief(plan, px, py)), rng.uniform(0, 360))
        instance.scale = (min(0.04, 0.003 * (1 + 0.25 * reach) / rng.uniform(0.25, 1.0) ** 1.3),) * 3


def stone(seed):
    asm, shape = Assembly(f"stone{seed}"), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
    for vert in shape.verts:
        push = 1 + 0.42 * noise.noise(vert.co * 1.1 + Vector((seed * 5.1, 0, 0))) + 0.10 * noise.noise(vert.co * 3.3)
        vert.co = Vector((vert.co.x, vert.co.y * 0.8, vert.co.z * 0.55)) * push
    verts, faces = [tuple(v.co) for v in shape.verts], [tuple(v.index for v in f.verts) for f in shape.faces]
    shape.free()
    p.mesh(asm, "stone", verts, faces, mottled("rock", "7C756B", "A0988B", 5, 0.95, 0.1))
    return asm


def on_slab(plan, x, y, clear=0.25):
    x0, x1, y0, y1 = plan["slab"]
    return x0 - clear < x < x1 + clear and y0 - clear < y < y1 + clear


def in_house(plan, x, y):
    """Also the way to its doors."""
    house = plan.get("house")
    if not house:
        return False
    dx, dy = x - house["at"][0], y - house["at"][1]
    return abs(dx) < HALF + 0.7 and -2.6 < dy < 4.6


def plants(plan, rng):
    """Trees far off, shrubs in clumps, dry grass nearer."""
    ground = lambda x, y: relief(plan, x, y) if plan.get("shore") else 0
    dry = lambda x, y: ground(x, y) > shores.LEVEL + 0.1
    clear = lambda x, y: not (on_slab(plan, x, y, 0.5) or in_house(plan, x, y)) and dry(x, y)
    for kind in plan.get("plants", []):
        seed, short = kind.get("seed", 11), kind["height"] < 1.5
        grown = planting.thorn if kind.get("thorn") else planting.shrub if short else planting.broadleaf
        made = [grown(seed + k, kind["height"], kind["leaf"]) for k in range(3)]
        spots = kind.get("at") or [spot for spot in clumps(rng, kind["count"], *kind["between"]) if clear(*spot)]
        planting.scatter(made, [(x, y, ground(x, y) - 0.03) for x, y in spots], rng, 0.4 if short else 0.7, 1.25)
    if plan["ground"] != "grass":
        colours, count = TUFTS.get(plan["ground"], DRY_TUFTS)
        tufts = [planting.tuft(k, 0.22, colour, 60, 0.004) for k, colour in enumerate(colours)]
        spots = [spot for spot in clumps(rng, count, 0.5, 24, 0.9) if clear(*spot)]
        planting.scatter(tufts, [(x, y, ground(x, y) - 0.01) for x, y in spots], rng, 0.4, 1.2)


def clumps(rng, count, near, far, wide=2.6):
    """Places in groups of one to five."""
    spots = []
    while len(spots) < count:
        y = near + (far - near) * rng.random() ** 1.3
        x = rng.uniform(-1, 1) * (6 + y * 0.75)
        spots += [(x + rng.gauss(0, wide / 2), max(near, y + rng.gauss(0, wide / 2))) for _ in range(rng.choice((1, 1, 2, 3, 5)))]
    return spots[:count]
