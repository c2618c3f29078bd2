"""What joins equipment to a room: hoses from a nitrogen line to vessels, the ducts of safety cabinets."""
import math

import bpy
from mathutils import Vector

import materials as mat
import parts as p
from parts import Assembly, rod

# A hose is not longer than this across the room.
REACH = 2.4


def connect(plan, placed, make):
    asm = Assembly("connections")
    bpy.context.view_layer.update()
    lines = [piece for piece in plan.get("furniture", []) if piece["kind"] == "supply_line"]
    for instance, key in placed:
        spots = {name: instance.matrix_world @ Vector(spot) for name, spot in make(key).spots.items()}
        if "inlet" in spots:
            join_line(asm, lines, spots["inlet"], instance.location, -make(key).bounds[0][0])
        if "outlet" in spots:
            exhaust(asm, spots["outlet"], plan["size"][2])
    asm.place()


# --- nitrogen -------------------------------------------------------------------


def join_line(asm, lines, inlet, middle, radius):
    """A drop with a valve on the nearest line, a hose from it to the inlet."""
    taps = [tap for tap in (nearest(line, inlet) for line in lines) if (tap - inlet).xy.length < REACH]
    if not taps:
        return
    tap = min(taps, key=lambda tap: (tap - inlet).xy.length)
    start = tap - Vector((0, 0, 0.46))
    drop(asm, tap, start)
    hose(asm, start, inlet, middle, radius)


def nearest(line, place):
    """The place on a line that is nearest."""
    turn, measures = math.radians(line.get("turn", 0)), line.get("with", {})
    along = Vector((math.cos(turn), math.sin(turn), 0))
    x, y = line["at"][:2]
    half = measures.get("length", 6.0) / 2 - 0.1
    far = max(-half, min(half, (place - Vector((x, y, 0))).dot(along)))
    return Vector((x, y, measures.get("height", 2.3))) + along * far


def drop(asm, tap, end):
    brass, steel = mat.steel("C9A86A", 0.3), mat.steel("C3CACE", 0.25)
    length = tap.z - end.z
    rod(asm, end, 0.018, length - 0.03, steel)
    rod(asm, end + Vector((0, 0, length * 0.42)), 0.034, 0.07, brass, segments=6)
    rod(asm, end + Vector((-0.09, 0, length * 0.42 + 0.075)), 0.009, 0.10, mat.plastic("1F6E96", 0.4), axis="X", segments=24)
    rod(asm, end - Vector((0, 0, 0.03)), 0.027, 0.06, brass, segments=6)


def hose(asm, start, end, middle, radius):
    """Braided hose that hangs through between the drop and the vessel, and around it."""
    low = start.lerp(end, 0.6)
    low.z = end.z - 0.24
    out = (low - middle).xy
    if out.length < radius + 0.10:
        low.xy = middle.xy + out.normalized() * (radius + 0.10)
    path = p.smooth_line([start, start - Vector((0, 0, 0.22)), low, end - Vector((0, 0, 0.13)), end], 10)
    p.tubes(asm, [path], 0.019, mat.steel("AAB3B8", 0.42), resolution=5)
    for tip, down in ((start, 0.09), (end, 0.09)):
        rod(asm, tip - Vector((0, 0, down)), 0.025, 0.06, mat.steel("8F9AA1", 0.3), segments=32)


# --- exhaust ----------------------------------------------------------------------


def exhaust(asm, outlet, ceiling):
    """Duct from the collar of a cabinet up into the ceiling."""
    metal, length = mat.steel("C9D0D4", 0.34), ceiling - outlet.z
    rod(asm, outlet - Vector((0, 0, 0.06)), 0.152, length + 0.08, metal, segments=96)
    for z in (0.02, length * 0.55):
        rod(asm, outlet + Vector((0, 0, z)), 0.158, 0.03, mat.steel("8F999F", 0.3), segments=96)
    rod(asm, outlet + Vector((0, 0, length - 0.012)), 0.21, 0.014, mat.paint("E9EDEE", 0.5), segments=96)
