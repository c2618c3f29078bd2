"""A room put together from data: walls, windows, light, furniture and equipment.

x runs from left to right around 0, y from the viewer to the back wall, z up.
"""
import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes

from . import furniture, outside
from .fittings import ceiling_line
from .surfaces import concrete, epoxy, mottled, oak, vinyl

FLOORS = {
    "epoxy": epoxy,
    "vinyl": vinyl,
    "concrete": concrete,
    "oak": oak,
    "dark": lambda: mottled("dark floor", "1B2A35", "22333F", 3, 0.12, 0.55),
    "terracotta": lambda: mottled("terracotta", "B5805F", "C79472", 5, 0.55, 0.3),
}
NEAR = -5.0


def room(size, make, plan):
    asm = Assembly("room")
    shell(asm, plan)
    LIGHTS[plan["light"]](asm, plan)
    rng = random.Random(plan.get("seed", 1))
    for piece in plan.get("furniture", []):
        with asm.turned((*piece["at"], 0), piece.get("turn", 0)):
            getattr(furniture, piece["kind"])(asm, rng, **piece.get("with", {}))
    asm.place()
    placed = [(make(piece["key"]).place(tuple(piece["at"]), piece["turn"]), piece["key"]) for piece in plan["pieces"]]
    if plan.get("window"):
        VIEWS[plan["window"]["view"]]()
    camera = plan["camera"]
    studio.look(
        camera["eye"], camera["target"], size, camera["lens"], level=True, shift=tuple(camera.get("shift", (0, 0)))
    )
    if camera.get("near") and placed:
        studio.move_in(corners(placed, make), context(plan), size)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]


def corners(placed, make):
    bpy.context.view_layer.update()
    return [
        instance.matrix_world @ corner for instance, key in placed for corner in studio.bounds_points(*make(key).bounds)
    ]


def context(plan):
    """What shows where the equipment stands: the furniture and a part of the window."""
    places = [(*piece["at"], 0.9) for piece in plan.get("furniture", [])]
    window = plan.get("window")
    if window and window["wall"] == "back":
        middle = (window["from"] + window["to"]) / 2
        reach = min(0.9, (window["to"] - window["from"]) / 2)
        places += [(middle + side * reach, plan["size"][1], 1.5) for side in (-1, 1)]
    elif window:
        x = plan["size"][0] / 2 * (-1 if window["wall"] == "left" else 1)
        places.append((x, min(window["to"], plan["size"][1]) - 0.8, 1.5))
    return [Vector(place) for place in places]


def point(model, place):
    """Where a place is on the picture, in per cent from the left and from the top."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(scene, scene.camera, Vector(place))
    return {"model": model, "x": round(x * 100, 1), "y": round((1 - y) * 100, 1)}


# --- walls --------------------------------------------------------------------


def shell(asm, plan):
    width, depth, height = plan["size"]
    x0, x1 = -width / 2, width / 2
    wall = mat.paint(plan.get("wall", "EEF1F1"), 0.6)
    box(asm, (x0, NEAR, -0.1), (x1, depth, 0), FLOORS[plan["floor"]](), 0)
    box(asm, (x0, NEAR, height), (x1, depth, height + 0.1), mat.paint(plan.get("ceiling", "F0F2F3"), 0.7), 0)
    window = plan.get("window")
    for name, build in (("back", back_wall), ("left", side_wall), ("right", side_wall)):
        opening = window if window and window["wall"] == name else None
        build(asm, name, x0, x1, depth, height, wall, opening)
    joints(asm, plan, x0, x1, depth, height)
    skirting = mat.paint("C3CCD1", 0.5)
    box(asm, (x0, depth - 0.012, 0), (x1, depth + 0.01, 0.09), skirting, 0)
    box(asm, (x0 - 0.01, NEAR, 0), (x0 + 0.012, depth, 0.09), skirting, 0)
    box(asm, (x1 - 0.012, NEAR, 0), (x1 + 0.01, depth, 0.09), skirting, 0)


def joints(asm, plan, x0, x1, depth, height, grid=1.2):
    """The seams of ceiling panels; a dark or high ceiling has none."""
    if plan["light"] == "night" or height > 3.5:
        return
    seam, t = mat.paint("C9D0D4", 0.7), 0.003
    across = [((x0, y - t, height - 0.002), (x1, y + t, height + 0.01)) for y in steps(NEAR, depth, grid)]
    along = [((x - t, NEAR, height - 0.0021), (x + t, depth, height + 0.01)) for x in steps(x0, x1, grid)]
    boxes(asm, across + along, seam, 0)


def steps(start, end, width):
    count = round((end - start) / width)
    return [start + (end - start) * k / count for k in range(1, count)]


def back_wall(asm, _, x0, x1, depth, height, wall, opening):
    if not opening:
        box(asm, (x0 - 0.2, depth, 0), (x1 + 0.2, depth + 0.2, height + 0.1), wall, 0)
        return
    a, b, sill, head = (opening[side] for side in ("from", "to", "sill", "head"))
    spans = [
        ((x0 - 0.2, depth, 0), (a, depth + 0.2, height + 0.1)),
        ((b, depth, 0), (x1 + 0.2, depth + 0.2, height + 0.1)),
        ((a - 0.001, depth, 0), (b + 0.001, depth + 0.2, sill)),
        ((a - 0.001, depth, head), (b + 0.001, depth + 0.2, height + 0.1)),
    ]
    boxes(asm, spans, wall, 0)
    metal, t = mat.paint("E3E8EA", 0.4), 0.03
    count = max(1, round((b - a) / 1.4))
    bars = [((a + (b - a) * k / count - t, depth + 0.06, sill), (a + (b - a) * k / count + t, depth + 0.14, head)) for k in range(count + 1)]
    bars += [((a, depth + 0.061, z - t), (b, depth + 0.139, z + t)) for z in (sill, head)]
    boxes(asm, bars, metal, 0.003)
    pane = [(a, depth + 0.1, sill), (b, depth + 0.1, sill), (b, depth + 0.1, head), (a, depth + 0.1, head)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F1F7F7", 0.35))


def side_wall(asm, name, x0, x1, depth, height, wall, opening):
    a, b = (x0 - 0.2, x0) if name == "left" else (x1, x1 + 0.2)
    if not opening:
        box(asm, (a, NEAR, 0), (b, depth + 0.2, height + 0.1), wall, 0)
        return
    y0, y1, sill, head = (opening[side] for side in ("from", "to", "sill", "head"))
    spans = [
        ((a, NEAR, 0), (b, y0, height + 0.1)),
        ((a, y1, 0), (b, depth + 0.2, height + 0.1)),
        ((a, y0 - 0.001, 0), (b, y1 + 0.001, sill)),
        ((a, y0 - 0.001, head), (b, y1 + 0.001, height + 0.1)),
    ]
    boxes(asm, spans, wall, 0)
    x, metal, t = (a + b) / 2, mat.paint("E3E8EA", 0.4), 0.03
    count = max(1, round((y1 - y0) / 1.4))
    bars = [((x - 0.04, y0 + (y1 - y0) * k / count - t, sill), (x + 0.04, y0 + (y1 - y0) * k / count + t, head)) for k in range(count + 1)]
    bars += [((x - 0.039, y0, z - t), (x + 0.039, y1, z + t)) for z in (sill, head)]
    boxes(asm, bars, metal, 0.003)
    pane = [(x, y0, sill), (x, y1, sill), (x, y1, head), (x, y0, head)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F1F7F7", 0.35))


# --- light --------------------------------------------------------------------


def lines(asm, plan, strength, power):
    """Recessed light lines from the viewer to the back."""
    width, depth, height = plan["size"]
    count = max(2, round(width / 2.6))
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        ceiling_line(asm, x - 0.06, -3.0, x + 0.06, depth - 0.3, height, strength, power * (depth + 3) / 8)


def window_light(plan, power, colour):
    window = plan.get("window")
    if not window:
        return
    width, depth, _ = plan["size"]
    middle, wide = (window["from"] + window["to"]) / 2, window["to"] - window["from"]
    z, tall = (window["sill"] + window["head"]) / 2, window["head"] - window["sill"]
    if window["wall"] == "back":
        place, aim = (middle, depth + 0.4, z + 0.2), (middle * 0.6, depth - 3, 0.4)
    else:
        side = -1 if window["wall"] == "left" else 1
        place, aim = (side * (width / 2 + 0.4), middle, z + 0.2), (0, middle, 0.4)
    studio.area(place, aim, (wide, tall), power * wide * tall / 4, colour, visible=False)


def by_day(asm, plan):
    lines(asm, plan, 4.0, 26)
    window_light(plan, 70, "FFF8EE")
    outside.sky(40, plan.get("sun", 60), 0.20, 0.3, clouds=0.7)


def bright(asm, plan):
    lines(asm, plan, 5.0, 44)
    outside.sky(48, plan.get("sun", 60), 0.18, 0.2, clouds=0.6)


def by_night(asm, plan):
    """Lights down: cold lines at the floor, lamps over the equipment, what the cabinets give themselves."""
    width, depth, height = plan["size"]
    studio.world("0A1B2A", 0.14)
    for x in (-width / 2 + 0.04, width / 2 - 0.05):
        box(asm, (x, -3, height - 0.05), (x + 0.01, depth, height - 0.03), mat.glow("8CC7E2", 3.0), 0)
    box(asm, (-width / 2, depth - 0.03, height - 0.05), (width / 2, depth - 0.02, height - 0.03), mat.glow("8CC7E2", 3.0), 0)
    for side in (-1, 1):
        strip = studio.card((side * (width / 2 - 0.2), depth * 0.3, 1.9), (0, depth * 0.85, 0.9), (0.6, 2.0))
        strip.data.materials[0] = mat.glow("DCEBF5", 4.0)
    p.lamp(asm, (0, depth * 0.5, height - 0.1), (0, depth * 0.55, 0), (width * 0.7, depth * 0.5), 46, "BFE0F2")
    for piece in plan["pieces"]:
        x, y = piece["at"][:2]
        p.lamp(asm, (x, y - 1.1, height - 0.12), (x, y, 0.9), (0.5, 0.25), 14, "E6F4FC")


def warm(asm, plan):
    """Pendant lamps of opal glass."""
    width, depth, height = plan["size"]
    count = max(2, round(width / 2.2))
    for k in range(count):
        x, y, z = -width / 2 + width * (k + 0.5) / count, depth * 0.55, height - 0.75
        p.tubes(asm, [[(x, y, z + 0.2), (x, y, height)]], 0.006, mat.plastic("2A343B", 0.5))
        shade = p.rounded([(0.03, z + 0.22), (0.06, z + 0.20), (0.20, z + 0.02), (0.20, z)], 0.03)
        p.lathe(asm, shade, mat.paint("2A343B", 0.5), (x, y), 64)
        p.lathe(asm, [(0, z + 0.012), (0.19, z + 0.012)], mat.glow("FFF0DA", 6), (x, y), 48)
        p.lamp(asm, (x, y, z - 0.02), (x, y, 0), (0.4, 0.4), 26, "FFEFDA")
    lines(asm, plan, 1.6, 12)
    window_light(plan, 60, "FFF8EE")
    outside.sky(38, plan.get("sun", 70), 0.20, 0.3, clouds=0.7)


def at_dusk(asm, plan):
    lines(asm, plan, 3.6, 24)
    outside.gradient_sky(("E9A877", "C79A94"), ("5C7FA6", "1E3A5F"), 0.7)


LIGHTS = {"day": by_day, "bright": bright, "night": by_night, "warm": warm, "dusk": at_dusk}


# --- what the windows show ------------------------------------------------------


def garden(ground=-0.4):
    lawn(outside.grass(), ground)
    asm = Assembly("hedges")
    outside.hedge(asm, (-14, 13, ground), (14, 13.8, ground + 0.8), 4)
    asm.place()
    trees((("6A8A4C", 8.0), ("587A44", 9.0), ("7D9655", 7.0)), ground, 16, 34, 22)


def fields():
    lawn(mottled("field", "8F9A4E", "B5B368", 1.6, 0.95, 0.1, bump=0.4), -0.5)
    outside.hills(14, 22, colours=("8C9C6A", "A9B39A"))
    trees((("6A7F42", 6.5), ("74874C", 5.0)), -0.5, 40, 90, 12)


def sea():
    asm = Assembly("sea")
    box(asm, (-400, 6, -8.2), (400, 500, -8), mottled("sea", "2F6F8C", "4E90A8", 40, 0.12, 0.5, bump=0.2), 0)
    asm.place()
    outside.hills(10, 0, y=420.0, colours=("6F8792", "8FA3AC"))


def mountains():
    lawn(mottled("plain", "9C8F6E", "B7A983", 1.2, 0.95, 0.1, bump=0.4), -0.4)
    outside.hills(34, 62, colours=("8C8578", "C9D0D4"))


def campus():
    lawn(outside.grass(), -0.5)
    asm = Assembly("campus")
    for x, wide, tall in ((-26, 20, 11), (2, 26, 14), (34, 18, 10)):
        box(asm, (x - wide / 2, 44, -0.5), (x + wide / 2, 58, tall), mat.paint("CDB9A2", 0.7), 0.02)
        panes = [((x - wide / 2 + 1 + k * 2.2, 43.94, z), (x - wide / 2 + 2.2 + k * 2.2, 44.02, z + 1.8)) for k in range(int((wide - 1) / 2.2)) for z in (1.0, 4.4, 7.6)]
        boxes(asm, panes, mat.plastic("33424C", 0.15), 0)
    asm.place()
    trees((("6A8A4C", 8.5), ("587A44", 7.5)), -0.5, 20, 40, 12)


def city():
    """Towers with lit windows, seen from an upper floor at dusk."""
    asm, rng = Assembly("city"), random.Random(5)
    dark = mat.paint("22303C", 0.6)
    lit = []
    for _ in range(70):
        x, y = rng.uniform(-120, 120), rng.uniform(45, 200)
        wide, tall = rng.uniform(8, 18), rng.uniform(6, 44)
        box(asm, (x, y, -30), (x + wide, y + wide, tall - 18), dark, 0)
        for row in range(int((tall + 12) / 3.2)):
            for k in range(int(wide / 2.0)):
                if rng.random() < 0.34:
                    z = -30 + row * 3.2 + 1
                    lit.append(((x + 0.5 + k * 2.0, y - 0.05, z), (x + 1.7 + k * 2.0, y, z + 1.6)))
    boxes(asm, lit, mat.glow("FFD9A0", 2.6), 0)
    asm.place()


def lawn(material, level):
    asm = Assembly("lawn")
    box(asm, (-300, -60, level - 0.1), (300, 400, level), material, 0)
    asm.place()


def trees(kinds, level, near, far, count):
    rng = random.Random(len(kinds) * 7 + count)
    made = [outside.tree(s + 1, height, leaf) for s, (leaf, height) in enumerate(kinds)]
    for k in range(count):
        spot = (-40 + 80 * k / count + rng.uniform(-2, 2), rng.uniform(near, far), level)
        made[k % len(made)].place(spot, rng.uniform(0, 360))


VIEWS = {
    "garden": garden,
    "fields": fields,
    "sea": sea,
    "mountains": mountains,
    "campus": campus,
    "city": city,
}
