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

from . import furniture, surfaces, walls
from .connections import connect
from .lights import LIGHTS
from .surfaces import concrete, epoxy, mottled, resin, slabs, streak_steel, timber, vinyl, worn
from .views import VIEWS

FLOORS = {
    "epoxy": epoxy,
    "vinyl": vinyl,
    "concrete": concrete,
    "oak": lambda: timber("oak", "Y", 0.16),
    "dark": lambda: mottled("dark floor", "1B2A35", "22333F", 3, 0.12, 0.55),
    "linoleum": lambda: worn(mottled("linoleum", "55695C", "64786A", 3.2, 0.3, 0.5), 0.16, 0.42),
    "resin": resin,
    "slate": lambda: slabs("slate", "4B5052", "3F4446", "6B6E6C", 0.4),
    "terracotta": lambda: mottled("terracotta", "B5805F", "C79472", 5, 0.55, 0.3),
}
NEAR = -5.0
FURNITURE = (furniture, walls)


def room(size, make, plan):
    asm = Assembly("room")
    shell(asm, plan)
    LIGHTS[plan["light"]](asm, plan)
    furnish(asm, plan, FURNITURE)
    asm.place()
    placed = equip(plan, make)
    if plan.get("window"):
        VIEWS[plan["window"]["view"]]()
    look(plan["camera"], size)
    if plan["camera"].get("near") and placed:
        studio.move_in(corners(placed, make), context(plan), size)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]


def look(camera, size):
    """Level, unless the camera looks `down` on a table."""
    studio.look(
        camera["eye"],
        camera["target"],
        size,
        camera["lens"],
        level=not camera.get("down", False),
        focus=camera.get("focus"),
        stop=camera.get("stop", 8),
        shift=tuple(camera.get("shift", (0, 0))),
    )


def equip(plan, make):
    """Places the equipment and connects it with the room."""
    placed = [(make(piece["key"]).place(tuple(piece["at"]), piece["turn"]), piece["key"]) for piece in plan["pieces"]]
    connect(plan, placed, make)
    streak_steel(plan.get("even_steel", False))
    return placed


def furnish(asm, plan, modules):
    """Builds the furniture of a plan; small things stand on others or hang on walls, so their place can have a height."""
    rng = random.Random(plan.get("seed", 1))
    for piece in plan.get("furniture", []):
        with asm.turned((*piece["at"], 0)[:3], piece.get("turn", 0)):
            build = getattr(next(m for m in modules if hasattr(m, piece["kind"])), piece["kind"])
            build(asm, rng, **piece.get("with", {}))


def corners(placed, make):
    bpy.context.view_layer.update()
    return [
        instance.matrix_world @ corner for instance, key in placed for corner in studio.bounds_points(*make(key).bounds)
    ]


def context(plan):
    """What shows where the equipment stands: the furniture and a part of the window."""
    places = [(*piece["at"][:2], 0.9) for piece in plan.get("furniture", [])]
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
    wall = surfaces.wall(plan.get("wall", "EEF1F1"), panels=plan["floor"] == "epoxy" and height <= 3.5)
    box(asm, (x0, NEAR, -0.1), (x1, depth, 0), FLOORS[plan["floor"]](), 0)
    box(asm, (x0, NEAR, height), (x1, depth, height + 0.1), mat.paint(plan.get("ceiling", "F0F2F3"), 0.7), 0)
    window = plan.get("window")
    for name, build in (("back", back_wall), ("left", side_wall), ("right", side_wall)):
        opening = window if window and window["wall"] == name else None
        build(asm, name, x0, x1, depth, height, wall, opening)
    wall_behind(asm, x0, x1, height, wall)
    joints(asm, plan, x0, x1, depth, height)
    skirting = mat.paint("C3CCD1", 0.5)
    box(asm, (x0, depth - 0.012, 0), (x1, depth + 0.01, 0.09), skirting, 0)
    box(asm, (x0 - 0.01, NEAR, 0), (x0 + 0.012, depth, 0.09), skirting, 0)
    box(asm, (x1 - 0.012, NEAR, 0), (x1 + 0.01, depth, 0.09), skirting, 0)
    if plan.get("dado"):
        dado(asm, plan, x0, x1, depth)
    if height > 3.5 and plan["light"] != "night":
        services(asm, plan, x0, x1, depth, height)


def wall_behind(asm, x0, x1, height, wall):
    """The wall behind the viewer, which only the camera and panes look through: the room is closed, so its light comes
    from its lamps and windows and leaves shadows below the equipment."""
    obj = box(asm, (x0 - 0.2, NEAR - 0.1, -0.1), (x1 + 0.2, NEAR, height + 0.1), wall, 0)
    obj.visible_camera = obj.visible_transmission = False


def dado(asm, plan, x0, x1, depth):
    """Coloured wall protection with a rail of oak, as in hospitals; windows begin above it."""
    sill = plan["window"]["sill"] if plan.get("window") else 2.0
    top, sheet, rail = min(1.05, sill - 0.06), mat.paint(plan["dado"], 0.45), timber(board=1)
    spans = lambda out, low, high: [
        ((x0, depth - out, low), (x1, depth + 0.01, high)),
        ((x0 - 0.01, NEAR, low), (x0 + out, depth, high)),
        ((x1 - out, NEAR, low), (x1 + 0.01, depth, high)),
    ]
    boxes(asm, spans(0.008, 0.088, top), sheet, 0)
    boxes(asm, spans(0.035, top - 0.17, top - 0.04), rail, 0.006)


def services(asm, plan, x0, x1, depth, height):
    """What hangs below the ceiling of a hall: girders, an air duct and a tray of cables."""
    steel = mat.paint("B9C2C7", 0.5)
    girders = [((x0, y - 0.08, height - 0.30), (x1, y + 0.08, height + 0.01)) for y in steps(NEAR, depth, 2.4)]
    boxes(asm, girders, steel, 0.004)
    duct = [(x0 + (x1 - x0) * 0.80, NEAR, height - 0.62), (x0 + (x1 - x0) * 0.80, depth, height - 0.62)]
    p.tubes(asm, [duct], 0.24, mat.steel("C9D0D4", 0.35), resolution=8)
    tray = x0 + (x1 - x0) * 0.16
    box(asm, (tray - 0.16, NEAR, height - 0.48), (tray + 0.16, depth, height - 0.42), mat.steel("AEB7BC", 0.4), 0.002)
    cables = [[(tray + dx, NEAR, height - 0.40), (tray + dx, depth, height - 0.40)] for dx in (-0.10, -0.04, 0.05, 0.11)]
    p.tubes(asm, cables, 0.018, mat.plastic("2A343B", 0.6))


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
