"""Displays as a close-up shows them: two figures, curves, bars and signs, no words."""
import math
import random

import bpy

import materials as mat
import parts as p
from parts import box

from . import cabinets, chests, clean_air, freezers

# The figures beside that of the model, by series.
SECOND = {
    "blood-refrigerator": "4.2",
    "plasma-freezer": "\u221239.6",
    "minus-25-chest": "\u221224.3",
    "solar-refrigerator-freezer": "\u221215.0",
}


def cabinet(traits):
    """The head band of a cabinet."""
    build, head = (cabinets.reach_in, 0.20) if traits.height > 1.2 else (cabinets.under_counter, 0.115)
    piece = build(traits)
    tall = min(0.105, head * 0.56)
    wide = min(tall * 2.35, traits.width * 0.40)
    base = traits.height - head + 0.006 + (head - 0.006 - tall) / 2
    return shown(piece, traits, -traits.width / 2 + 0.05, base, wide, tall, 0.006)


def band(traits):
    """The fixed band above the door of a cascade freezer."""
    piece = freezers.upright(traits)
    wide = min(0.30, traits.width * 0.36)
    return shown(piece, traits, -traits.width / 2 + 0.055, traits.height - 0.175 + 0.036, wide, 0.105, 0.012)


def chest(traits):
    """The front of a chest, at its right."""
    piece = (chests.solar if traits.series.startswith("solar") else chests.chest)(traits)
    wide, edge = min(0.30, traits.width * 0.30), min(0.10, traits.width * 0.085)
    top = traits.height - chests.LID - 0.006
    return shown(piece, traits, traits.width / 2 - edge - wide, top - 0.125 - wide * 0.33, wide, wide * 0.44, 0)


def hood(traits):
    """The leaning front of a safety cabinet."""
    piece = clean_air.cabinet(traits)
    low = clean_air.TABLE + 0.72
    high = traits.height - (0.16 if traits.series == "type-b2-cabinet" else 0)
    wide, lean = min(0.38, traits.width * 0.30), math.atan2(clean_air.SLOPE, high - low)
    tall = wide * 0.45
    with piece.assembly.turned((0, 0, low), -math.degrees(lean), "X"):
        face = Face(piece.assembly, -wide / 2 - 0.002, clean_air.DISPLAY - 0.002, wide + 0.004, tall + 0.004, -0.0075)
        FACES[traits.series][1](face, traits)
    up = clean_air.DISPLAY + tall / 2
    piece.spots["panel"] = (0, up * math.sin(lean), low + up * math.cos(lean))
    return piece


def shown(piece, traits, x, z, wide, tall, y):
    """Lays the face of the series over the plain display; "panel" is its middle."""
    share, draw = FACES[traits.series]
    wide *= share
    face = Face(piece.assembly, x - 0.002, z - 0.002, wide + 0.004, tall + 0.004, y - 0.0065)
    draw(face, traits)
    piece.spots["panel"] = (x + wide / 2, y, z + tall / 2)
    return piece


class Face:
    """Places on the glass are shares of its width and height."""

    def __init__(self, asm, x, z, wide, tall, front):
        self.asm, self.x, self.z, self.wide, self.tall = asm, x, z, wide, tall
        self.front = front - 0.0005
        box(asm, (x, front, z), (x + wide, front + 0.012, z + tall), mat.screen(), 0.003)

    def at(self, u, v):
        return self.x + u * self.wide, self.front, self.z + v * self.tall

    def figure(self, u, v, figure, unit, size, colour=mat.FROST):
        lit = mat.glow(colour, 1.25)
        x, y, z = self.at(u, v)
        number = p.text(self.asm, figure, size * self.tall, (x, y, z), lit)
        bpy.context.view_layer.update()
        raised = (x + number.dimensions.x + size * self.tall * 0.14, y, z + size * self.tall * 0.34)
        p.text(self.asm, unit, size * self.tall * 0.44, raised, lit)

    def sign(self, u, v, lines, size, colour="6FA3B8"):
        x, y, z = self.at(u, v)
        scale = size * self.tall
        paths = [[(x + a * scale, y, z + b * scale) for a, b in line] for line in lines]
        p.tubes(self.asm, paths, scale * 0.055, mat.glow(colour, 0.95), resolution=3)

    def line(self, points, colour="6FA3B8", width=0.008, glow=1.0):
        p.tubes(self.asm, [[self.at(u, v) for u, v in points]], width * self.tall, mat.glow(colour, glow), resolution=2)

    def curve(self, u0, u1, v, height, seed, colour="6FA3B8"):
        """As the temperature of a cabinet goes: down while it cools, up while it rests, a peak after the door."""
        count = 96
        values = p.cycles(random.Random(seed), count, 13)
        points = [(u0 + (u1 - u0) * k / count, v + height * value / 2) for k, value in enumerate(values)]
        self.line(points, colour, 0.0065, 0.75)

    def dots(self, u, v):
        for k, colour in enumerate(("3FBF86", "6FA3B8", "6FA3B8")):
            x, y, z = self.at(u, v)
            p.rod(self.asm, (x - k * self.tall * 0.12, y - 0.0005, z), self.tall * 0.026, 0.001, mat.glow(colour, 1.3), axis="Y", segments=24)


# --- signs, in a square of one about the origin ----------------------------------------


def arc(x, z, radius, start, end, count=24):
    angles = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def air():
    """Three waves."""
    return [[(-0.5 + k / 12, d + 0.09 * math.sin(k * math.pi / 3)) for k in range(13)] for d in (-0.28, 0, 0.28)]


def load():
    """A bag with its tube."""
    bag = [(-0.30, -0.45), (0.30, -0.45), (0.32, 0.20), (0.10, 0.30), (-0.10, 0.30), (-0.32, 0.20), (-0.30, -0.45)]
    return [bag, [(0, 0.30), (0, 0.5)], [(-0.18, -0.05), (0.18, -0.05)]]


def basket():
    sides = [[(-0.45, 0.30), (-0.34, -0.40), (0.34, -0.40), (0.45, 0.30)], [(-0.5, 0.30), (0.5, 0.30)]]
    return sides + [[(d * 1.2, 0.30), (d, -0.40)] for d in (-0.13, 0.13)] + [[(-0.40, -0.05), (0.40, -0.05)]]


def snowflake():
    lines = []
    for k in range(6):
        a = math.radians(60 * k + 30)
        spot = lambda r, turn: (r * math.cos(a + turn), r * math.sin(a + turn))
        lines += [[(0, 0), spot(0.5, 0)], [spot(0.44, 0.42), spot(0.28, 0), spot(0.44, -0.42)]]
    return lines


def bell():
    dome = [(-0.42, -0.26), (-0.28, -0.12), (-0.28, 0.10), *arc(0, 0.10, 0.28, 180, 0), (0.28, -0.12), (0.42, -0.26), (-0.42, -0.26)]
    return [dome, arc(0, -0.28, 0.11, 180, 360), [(0, 0.38), (0, 0.48)]]


def moon():
    return [arc(0, 0, 0.44, 60, 330) + list(reversed(arc(0.24, 0.12, 0.37, 95, 293)))]


def bolt():
    return [[(0.10, 0.5), (-0.24, -0.06), (0.02, -0.06), (-0.10, -0.5), (0.26, 0.10), (0.0, 0.10), (0.10, 0.5)]]


def battery():
    case = [(-0.5, -0.26), (0.40, -0.26), (0.40, 0.26), (-0.5, 0.26), (-0.5, -0.26)]
    return [case, [(0.40, -0.1), (0.5, -0.1), (0.5, 0.1), (0.40, 0.1)]] + [[(d, -0.12), (d, 0.12)] for d in (-0.34, -0.16, 0.02, 0.20)]


def falling():
    """Air from above onto the work surface."""
    arrows = [[[(d, 0.46), (d, -0.14)], [(d - 0.12, 0.02), (d, -0.14), (d + 0.12, 0.02)]] for d in (-0.22, 0.22)]
    return [line for arrow in arrows for line in arrow] + [[(-0.5, -0.36), (0.5, -0.36)]]


def drawn_in():
    """Room air that turns down before the work surface."""
    bends = [[(-0.5, v), (-0.12, v), *arc(-0.12, v - r, r, 90, 0, 8), (-0.12 + r, -0.34)] for v, r in ((0.34, 0.40), (0.06, 0.16))]
    return bends + [[(0.16, -0.18), (0.28, -0.34), (0.40, -0.18)], [(-0.08, -0.20), (0.04, -0.34), (0.16, -0.20)]]


def fan_stopped():
    """A fan of three blades, struck through."""
    blades = []
    for k in range(3):
        a = math.radians(120 * k + 90)
        spot = lambda r, turn: (r * math.cos(a + turn), r * math.sin(a + turn))
        blades.append([(0, 0), spot(0.22, 0.55), spot(0.36, 0.30), spot(0.36, -0.10), (0, 0)])
    return [arc(0, 0, 0.47, 0, 360, 48), *blades, [(-0.40, 0.48), (0.40, -0.48)]]


def close_sash():
    """A pane that goes down in its frame."""
    frame = [(-0.42, -0.46), (-0.42, 0.46), (0.42, 0.46), (0.42, -0.46)]
    return [frame, [(-0.42, 0.10), (0.42, 0.10)], [(0, 0.10), (0, -0.38)], [(-0.14, -0.22), (0, -0.38), (0.14, -0.22)]]


def padlock():
    body = [(-0.34, -0.48), (0.34, -0.48), (0.34, 0.06), (-0.34, 0.06), (-0.34, -0.48)]
    return [body, [(-0.22, 0.06), (-0.22, 0.20), *arc(0, 0.20, 0.22, 180, 0, 16), (0.22, 0.06)], [(0, -0.14), (0, -0.28)]]


# --- faces by series --------------------------------------------------------------------


def two(second):
    """Air and load side by side, a curve below each."""

    def draw(face, traits):
        size = 0.34 if face.wide > 3 * face.tall else 0.27
        for k, (figure, lines) in enumerate(((traits.figure, air()), (SECOND[traits.series], second()))):
            left = 0.055 + 0.5 * k
            face.figure(left, 0.44, figure, traits.unit, size)
            face.sign(left + 0.365, 0.82, lines, 0.17)
            face.curve(left, left + 0.39, 0.20, 0.10 if k == 0 else 0.03, 3 + 5 * k)
        face.line([(0.5, 0.12), (0.5, 0.88)], "35526B", 0.006)

    return draw


def voltage(face, traits):
    """The supply beside the temperature; a sag that it rode out."""
    face.figure(0.06, 0.46, traits.figure, traits.unit, 0.34)
    face.sign(0.60, 0.60, bolt(), 0.30, mat.EMBER)
    face.figure(0.67, 0.49, "196", "V", 0.27, mat.EMBER)
    line = [(0.06, 0.24), (0.40, 0.24), (0.43, 0.12), (0.60, 0.13), (0.63, 0.25), (0.70, 0.22), (0.94, 0.23)]
    face.line(line, width=0.010)


def night(face, traits):
    """Moon, and a speed that falls in the evening and rises in the morning."""
    face.figure(0.07, 0.46, traits.figure, traits.unit, 0.36)
    face.sign(0.86, 0.64, moon(), 0.28, "C9EEFC")
    steps = [(0.07, 0.28), (0.28, 0.28), (0.31, 0.12), (0.68, 0.12), (0.71, 0.28), (0.93, 0.28)]
    face.line(steps, width=0.012)


def readings(face, traits):
    """A reading every ten seconds: a curve of points over the day, and the alarm battery."""
    face.figure(0.06, 0.52, traits.figure, traits.unit, 0.33)
    face.sign(0.66, 0.66, battery(), 0.20)
    face.figure(0.74, 0.58, "72", "h", 0.20, "6FA3B8")
    for v in (0.12, 0.26, 0.40):
        face.line([(0.06, v), (0.94, v)], "24404F", 0.004)
    face.curve(0.06, 0.94, 0.26, 0.17, 4, mat.FROST)


def limit(face, traits):
    """The cut-out of 2 °C as a line below the curve, with a snowflake."""
    face.figure(0.07, 0.48, traits.figure, traits.unit, 0.34)
    face.sign(0.68, 0.66, snowflake(), 0.26)
    face.figure(0.77, 0.57, "2.0", traits.unit, 0.19, "6FA3B8")
    face.curve(0.07, 0.93, 0.29, 0.06, 6)
    face.line([(0.07, 0.12), (0.93, 0.12)], mat.EMBER, 0.009)


def warning(face, traits):
    """The alarm before the cut-out: the figure and a bell in orange."""
    face.figure(0.07, 0.48, "2.4", traits.unit, 0.40, mat.EMBER)
    face.sign(0.70, 0.66, bell(), 0.28, mat.EMBER)
    face.sign(0.87, 0.66, snowflake(), 0.22)
    points = [(0.07 + 0.86 * k / 60, 0.34 - 0.16 * (k / 60) ** 2.2 + 0.012 * math.sin(k * 0.9)) for k in range(61)]
    face.line(points, mat.EMBER, 0.009)
    face.line([(0.07, 0.11), (0.93, 0.11)], "6FA3B8", 0.006)


def month(face, traits):
    """Thirty days as bars from the lowest to the highest reading; one day had an alarm."""
    face.figure(0.07, 0.56, traits.figure, traits.unit, 0.30)
    face.dots(0.93, 0.80)
    rng = random.Random(7)
    for day in range(30):
        u, low, high = 0.07 + 0.86 * day / 29, 0.16 + rng.uniform(0, 0.06), 0.34 + rng.uniform(0, 0.07)
        high += 0.06 if day == 19 else 0
        face.line([(u, low), (u, high)], mat.EMBER if day == 19 else "6FA3B8", 0.016)
    face.line([(0.07, 0.10), (0.93, 0.10)], "24404F", 0.005)


def code(face, traits):
    """The set point is locked: a padlock, two of four figures entered; the alarm battery."""
    face.figure(0.06, 0.52, traits.figure, traits.unit, 0.32)
    face.sign(0.12, 0.24, padlock(), 0.26, mat.EMBER)
    for k in range(4):
        u = 0.25 + 0.085 * k
        face.line([(u, 0.14), (u + 0.055, 0.14)], mat.FROST, 0.012)
        if k < 2:
            face.figure(u + 0.008, 0.19, "*", "", 0.24)
    face.sign(0.72, 0.26, battery(), 0.20)
    face.figure(0.80, 0.19, "72", "h", 0.17, "6FA3B8")


def velocities(face, traits):
    """Downflow and inflow, steady over the day, and how far the filter is loaded."""
    for k, (lines, figure) in enumerate(((falling(), "0.45"), (drawn_in(), "0.53"))):
        left = 0.05 + 0.48 * k
        face.sign(left + 0.055, 0.72, lines, 0.22)
        face.figure(left + 0.13, 0.62, figure, "m/s", 0.25)
        face.curve(left, left + 0.40, 0.42, 0.035, 4 + 3 * k)
    frame = [(0.05, 0.14), (0.95, 0.14), (0.95, 0.22), (0.05, 0.22), (0.05, 0.14)]
    face.line(frame, "35526B", 0.006)
    for k in range(24):
        u = 0.066 + 0.0372 * k
        face.line([(u, 0.18), (u + 0.022, 0.18)], "3FBF86" if k < 8 else "1D2F3A", 0.020)


def interlock(face, traits):
    """The exhaust has stopped: bell, fan struck through, no downflow after three seconds, the sash is to be closed."""
    face.sign(0.12, 0.70, bell(), 0.30, mat.EMBER)
    face.figure(0.24, 0.58, "0.00", "m/s", 0.27, mat.EMBER)
    face.sign(0.68, 0.70, fan_stopped(), 0.28, mat.EMBER)
    face.sign(0.87, 0.70, close_sash(), 0.28, mat.FROST)
    fall = [(0.06, 0.36), (0.50, 0.36), *((0.50 + 0.16 * t, 0.36 - 0.22 * (3 * t * t - 2 * t**3)) for t in (k / 12 for k in range(1, 13))), (0.94, 0.14)]
    face.line(fall, mat.EMBER, 0.010)
    for u in (0.50, 0.66):
        face.line([(u, 0.10), (u, 0.44)], "35526B", 0.006)
    face.figure(0.70, 0.28, "3", "s", 0.14, "6FA3B8")


# The width as a share of the plain display, and what is on it.
FACES = {
    "blood-refrigerator": (1.62, two(load)),
    "plasma-freezer": (1.62, two(load)),
    "minus-25-chest": (1.0, two(basket)),
    "solar-refrigerator-freezer": (1.0, two(snowflake)),
    "cascade-upright": (1.0, voltage),
    "compact-ultra-low": (1.0, night),
    "minus-40-upright": (1.0, readings),
    "under-counter-pharmacy": (1.0, limit),
    "upright-pharmacy": (1.0, warning),
    "ice-lined-chest": (1.0, month),
    "minus-25-upright": (1.0, code),
    "type-a2-cabinet": (1.0, velocities),
    "type-b2-cabinet": (1.0, interlock),
}
