"""A health post in the open: ground, hills, plants, a house and the equipment before it."""
import random

import materials as mat
import parts as p
import studio
from parts import Assembly, box

from .clinic import clinic_joinery, clinic_walls, solar_roof
from .interior import point
from .outside import hills, sky, tree
from .surfaces import concrete, earth, grass, mottled

GROUNDS = {
    "earth": earth,
    "grass": grass,
    "plain": lambda: mottled("plain", "9C8F6E", "B7A983", 1.2, 0.95, 0.1, bump=0.4),
    "sand": lambda: mottled("sand", "C2A67C", "D8C09A", 1.6, 0.95, 0.1, bump=0.25),
    "gravel": lambda: mottled("gravel", "8E8A82", "A9A59C", 14, 0.95, 0.1, bump=0.5),
}


def place(size, make, plan):
    asm = Assembly("outdoors")
    box(asm, (-400, -60, -0.4), (400, 500, 0), GROUNDS[plan["ground"]](), 0)
    if plan.get("sea"):
        box(asm, (-400, 60, -0.3), (400, 900, 0.02), mottled("sea", "2F6F8C", "4E90A8", 40, 0.12, 0.5, bump=0.2), 0)
    x0, x1, y0, y1 = plan["slab"]
    box(asm, (x0, y0, -0.1), (x1, y1, 0.04), concrete("light"), 0.01)
    house = plan.get("house")
    if house:
        with asm.turned((*house["at"], -0.18), house.get("turn", 0)):
            clinic_walls(asm)
            clinic_joinery(asm, mat.paint(house.get("colour", "2F6F86"), 0.5))
            solar_roof(asm)
            p.lamp(asm, (-2.2, 2.6, 3.0), (-2.2, 2.2, 0), (3, 2), 160, "FFF4E0")
    stones(asm, plan, random.Random(plan.get("seed", 3)))
    asm.place()
    for piece in plan["pieces"]:
        x, y, z = piece["at"]
        make(piece["key"]).place((x, y, z + 0.04), piece["turn"])
    plants(plan, random.Random(plan.get("seed", 3)))
    if plan.get("hills"):
        hills(*plan["hills"]["tops"], colours=tuple(plan["hills"]["colours"]))
    sky(plan.get("sun", 40), plan.get("from", 215), 0.12, 0.55, 1.0, plan.get("dust", 1.0), clouds=0.8)
    camera = plan["camera"]
    shift = tuple(camera.get("shift", (0, 0)))
    studio.look(camera["eye"], camera["target"], size, camera["lens"], level=True, shift=shift)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]


def stones(asm, plan, rng):
    """Loose stones around the slab."""
    grey = mottled("rock", "8A8378", "A29A8D", 5, 0.95, 0.1, bump=0.4)
    for _ in range(plan.get("stones", 60)):
        x, y, r = rng.uniform(-14, 14), rng.uniform(-3, 26), rng.uniform(0.03, 0.14)
        if plan["slab"][0] - 0.2 < x < plan["slab"][1] + 0.2 and plan["slab"][2] - 0.2 < y < plan["slab"][3] + 0.2:
            continue
        with asm.turned((x, y, 0), rng.uniform(0, 180)):
            box(asm, (-r, -r * 0.7, -r * 0.3), (r, r * 0.7, r * rng.uniform(0.4, 0.9)), grey, r * 0.34, 3)


def plants(plan, rng):
    """Trees far off and low shrubs nearer, as dry or green as the ground."""
    for kind in plan.get("plants", []):
        made = [tree(kind.get("seed", 11) + k, kind["height"], kind["leaf"]) for k in range(2)]
        near, far = kind["between"]
        for k in range(kind["count"]):
            x = rng.uniform(-1, 1) * (8 + far * 0.5)
            y = rng.uniform(near, far)
            made[k % 2].place((x, y, -0.05), rng.uniform(0, 360))
