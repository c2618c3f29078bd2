"""The light of a room: by day, bright, at night, warm and at dusk."""
import materials as mat
import parts as p
import studio
from parts import box

from . import outside
from .fittings import ceiling_line


def lines(asm, plan, strength, power):
    """Light lines from the viewer to the back: in the ceiling, in a hall below its girders."""
    width, depth, height = plan["size"]
    height -= 0.33 if height > 3.5 else 0
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


# Where the sun stands for its light to fall through the window onto the floor; 0 is behind the back wall.
SUN = {"back": 24, "left": 288, "right": 72}


def sunny(plan, height, strength, sun):
    window = plan.get("window")
    outside.sky(height, SUN[window["wall"]] if window else 60, strength, sun, clouds=0.7)


def by_day(asm, plan):
    lines(asm, plan, 4.0, 15)
    window_light(plan, 130, "FFF8EE")
    sunny(plan, 33, 0.22, 0.34)


def bright(asm, plan):
    lines(asm, plan, 5.0, 44)
    sunny(plan, 40, 0.18, 0.24)


def by_night(asm, plan):
    """Lights down: cold lines at the floor, lamps over the equipment, what the cabinets give themselves."""
    width, depth, height = plan["size"]
    studio.world("0A1B2A", 0.14)
    for x in (-width / 2 + 0.04, width / 2 - 0.05):
        box(asm, (x, -3, height - 0.05), (x + 0.01, depth, height - 0.03), mat.glow("8CC7E2", 3.0), 0)
    box(asm, (-width / 2, depth - 0.03, height - 0.05), (width / 2, depth - 0.02, height - 0.03), mat.glow("8CC7E2", 3.0), 0)
    for side in (-1, 1):
        # So far in front that the floor does not mirror them to the viewer.
        strip = studio.card((side * (width / 2 - 0.2), -1.8, 2.5), (0, depth * 0.85, 0.9), (0.6, 2.0))
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
    sunny(plan, 26, 0.22, 0.36)


def at_dusk(asm, plan):
    lines(asm, plan, 3.6, 24)
    outside.gradient_sky(("E9A877", "C79A94"), ("5C7FA6", "1E3A5F"), 0.7)


def from_window(asm, plan):
    """Lamps off: what there is comes in through the window and falls off into the room."""
    window_light(plan, 230, "FFF3E2")
    sunny(plan, 24, 0.26, 0.42)


def dimmed(asm, plan):
    """Lamps turned down; a light among the furniture (`softbox`) shapes what the picture is about."""
    lines(asm, plan, 1.6, 7)
    window_light(plan, 40, "F2F6FF")
    sunny(plan, 30, 0.14, 0.2)


LIGHTS = {"window": from_window, "dimmed": dimmed, "day": by_day, "bright": bright, "night": by_night, "warm": warm, "dusk": at_dusk}
