"""A health post in the open: ground, hills, plants, a house and the equipment before it."""
import random

import bmesh
import bpy
from mathutils import Vector, noise

import materials as mat
import parts as p
from parts import Assembly, box

from . import interior, planting
from .clinic import HALF, health_post, solar_pole
from .interior import point
from .mountains import FOOT, PLAIN, peaks
from .outside import sky
from .surfaces import grass, mottled

GROUNDS = {
    "earth": lambda: dry_ground("dry earth", "7D6854", "9C856B"),
    "grass": grass,
    "plain": lambda: dry_ground("dry plain", "8E8160", "B0A27A"),
    "sand": lambda: dry_ground("dry sand", "B59A72", "D3BC94"),
    "gravel": lambda: dry_ground("dry gravel", "858079", "A5A098"),
}


def place(size, make, plan):
    asm = Assembly("outdoors")
    box(asm, (-400, -60, -0.4), (400, 500, 0), GROUNDS[plan["ground"]](), 0)
    if plan.get("sea"):
        box(asm, (-400, 60, -0.3), (400, 900, 0.02), mottled("sea", "2F6F8C", "4E90A8", 40, 0.12, 0.5, bump=0.2), 0)
    x0, x1, y0, y1 = plan["slab"]
    box(asm, (x0, y0, -0.1), (x1, y1, 0.04), dusty_concrete(), 0.01)
    house = plan.get("house")
    if house:
        look = {name: house[name] for name in ("colour", "wall", "roof") if name in house}
        with asm.turned((*house["at"], -0.18), 0):
            health_post(asm, random.Random(8), **look)
        pole(asm, house["at"], plan["array"]["at"])
    asm.place()
    stones(plan, random.Random(plan.get("seed", 3)))
    for piece in plan["pieces"]:
        x, y, z = piece["at"]
        make(piece["key"]).place((x, y, z + 0.04), piece["turn"])
    plants(plan, random.Random(plan.get("seed", 3)))
    if plan.get("hills"):
        peaks(plan["hills"], plan.get("seed", 3), FOOT.get(plan["ground"], PLAIN), snow=False)
    sky(plan.get("sun", 40), plan.get("from", 215), 0.12, 0.55, 1.0, plan.get("dust", 1.0), clouds=0.8)
    interior.look(plan["camera"], size)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]


def pole(asm, house, place):
    """The panels beside the house and their cable to its wall."""
    side = 1 if place[0] > house[0] else -1
    wall = (house[0] + side * (HALF + 0.05) - place[0], house[1] + 0.6 - place[1])
    with asm.turned((*place, 0), 0):
        solar_pole(asm, side, wall)


def dry_ground(name, dark, light):
    """Bare ground: wide patches, and a fine grain that the low sun shows."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mottled(name, dark, light, 0.22, 0.95, 0.1)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords = nodes["Texture Coordinate"]
    grain, relief = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 5, 12
    grain.inputs["Roughness"].default_value = 0.72
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.8, 0.06
    links.new(coords.outputs["Object"], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], relief.inputs["Height"])
    links.new(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return material


def dusty_concrete():
    return mottled("dusty concrete", "938D82", "B1ADA4", 1.3, 0.85, 0.2)


def stones(plan, rng):
    """Loose stones and pebbles around the slab."""
    kinds = [stone(k) for k in range(4)]
    for k in range(plan.get("stones", 60) * 8):
        x, y = rng.uniform(-14, 14), -2 + 28 * rng.random() ** 1.4
        if on_slab(plan, x, y) or in_house(plan, x, y):
            continue
        instance = kinds[k % 4].place((x, y, 0), rng.uniform(0, 360))
        instance.scale = (rng.uniform(0.03, 0.15) if k % 8 == 0 else rng.uniform(0.006, 0.03),) * 3


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
    clear = lambda x, y: not (on_slab(plan, x, y, 0.5) or in_house(plan, x, y))
    for kind in plan.get("plants", []):
        seed, low = kind.get("seed", 11), kind["height"] < 1.5
        grown = planting.shrub if low else planting.broadleaf
        made = [grown(seed + k, kind["height"], kind["leaf"]) for k in range(3)]
        near, far = kind["between"]
        spots = [spot for spot in clumps(rng, kind["count"], near, far) if clear(*spot)]
        planting.scatter(made, [(x, y, -0.03) for x, y in spots], rng, 0.4 if low else 0.7, 1.25)
    if plan["ground"] != "grass":
        tufts = [planting.tuft(k, 0.22, colour, 60, 0.004) for k, colour in enumerate(("A0935F", "B3A678", "8C8457"))]
        spots = [spot for spot in clumps(rng, 260, 0.5, 24, 0.9) if clear(*spot)]
        planting.scatter(tufts, [(x, y, -0.01) for x, y in spots], rng, 0.4, 1.2)


def clumps(rng, count, near, far, wide=2.6):
    """Places in groups of one to five."""
    spots = []
    while len(spots) < count:
        y = near + (far - near) * rng.random() ** 1.3
        x = rng.uniform(-1, 1) * (6 + y * 0.75)
        spots += [(x + rng.gauss(0, wide / 2), max(near, y + rng.gauss(0, wide / 2))) for _ in range(rng.choice((1, 1, 2, 3, 5)))]
    return spots[:count]
