"""A monitoring workplace: displays with lists, curves, limits and alarms, a plan of rooms, a telephone; the
logger and the protocol of a qualification. Built like furniture; figures and signs only, so one picture serves every language."""
import math
from contextlib import contextmanager

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from .offices import screen_lead
from .surfaces import timber

FINE, WARN, ALARM = "2FAE7A", "E09A2B", "E2492B"
THEMES = {
    "light": {
        "ground": "C9D2D6", "card": "EDF1F2", "chosen": "CBDEE8", "text": "16242D", "quiet": "41545E", "grid": "D3DBDE",
        "limit": "B8531A", "band": "EDBFA8", "alert": "B5371F", "on alert": "FFF6F0", "curves": ("0F5C88", "A8761A", "1B756B", "584790"), "shine": 0.50,
    },
    "dark": {
        "ground": "15202A", "card": "1F2E3A", "chosen": "2C4658", "text": "D9E8EF", "quiet": "86A1AE", "grid": "33454F",
        "limit": "D9874A", "band": "5A2C22", "alert": "5A2C22", "on alert": ALARM, "curves": ("7CC6E2", "E0B861", "86D0A6", "B5A6E0"), "shine": 0.55,
    },
}


def watch_table(asm, rng, width=1.9, depth=0.8, tone="oak"):
    """Desk with a tray for leads behind; its top is at 0.745."""
    frame = mat.paint("4B565C", 0.5)
    box(asm, (-width / 2, 0, 0.718), (width / 2, depth, 0.745), timber(tone, "X", 0.42), 0.003)
    boxes(asm, [((x, 0.08, 0), (x + 0.06, depth - 0.08, 0.719)) for x in (-width / 2 + 0.10, width / 2 - 0.16)], frame, 0.004)
    box(asm, (-width / 2 + 0.2, depth - 0.10, 0.56), (width / 2 - 0.2, depth - 0.02, 0.62), frame, 0.004)


# --- a display and what is drawn on it ------------------------------------------------


@mat.cached
def shown(name, colour, strength):
    """What a matt display shows: most of its light is its own, the rest is the room's."""
    material = mat.principled(name, colour, 0.42, specular=0.3)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = tuple(v * 0.32 for v in mat.linear(colour)[:3]) + (1.0,)
    shader.inputs["Emission"].default_value, shader.inputs["Emission Strength"].default_value = mat.linear(colour), strength
    return material


class Canvas:
    """Draws on a face that looks to -y; u to the right and v upwards from its lower left corner."""

    def __init__(self, asm, wide, tall, theme, corner, front=0.0):
        self.asm, self.wide, self.tall, self.tones = asm, wide, tall, THEMES[theme]
        self.corner, self.front = corner, front
        self.areas([(0, 0, wide, tall)], "ground", 0)

    def tone(self, name, strength=1.0):
        return shown(self.tones.get(name, name), self.tones["shine"] * strength)

    def surface(self, u, v, lift):
        return (self.corner[0] + u, self.front - lift, self.corner[1] + v)

    def areas(self, spans, tone, layer):
        printing.areas(self.asm, spans, self.tone(tone), self.surface, 0.0002 + 0.0002 * layer)

    def words(self, text, size, u, v, tone="text", align="LEFT", face="figures.ttf"):
        # Twice, a little apart: the face is light, and thickening its outlines would break them.
        for k in (0, 1):
            place = self.surface(u + 0.016 * size * k, v, 0.0012 + 0.00005 * k)
            p.text(self.asm, text, size, place, self.tone(tone, 1.15), align, font=face, depth=0)

    def line(self, points, tone, thick=0.0011):
        """Flat, so it is as wide from everywhere; corners are mitred."""
        verts, count = [], len(points)
        for k, (u, v) in enumerate(points):
            (a, b), (c, d) = points[max(0, k - 1)], points[min(count - 1, k + 1)]
            long = math.hypot(c - a, d - b) or 1
            du, dv = -(d - b) / long * thick / 2, (c - a) / long * thick / 2
            verts += [self.surface(u + du, v + dv, 0.0010), self.surface(u - du, v - dv, 0.0010)]
        faces = [(2 * k + 1, 2 * k + 3, 2 * k + 2, 2 * k) for k in range(count - 1)]
        p.mesh(self.asm, "line", verts, faces, self.tone(tone, 1.15), smooth=False)

    def dot(self, u, v, radius, tone):
        ring = [(u + radius * math.cos(a), v + radius * math.sin(a)) for a in (math.tau * k / 28 for k in range(28))]
        printing.outline(self.asm, ring, self.tone(tone, 1.2), self.surface, 0.0011)

    def warning(self, u, v, size, tone=ALARM):
        """A triangle with a stroke and a point."""
        printing.outline(self.asm, [(u, v), (u + size, v), (u + size / 2, v + size * 0.88)], self.tone(tone, 1.2), self.surface, 0.0010)
        middle = u + size / 2
        self.areas([(middle - size * 0.05, v + size * 0.28, middle + size * 0.05, v + size * 0.60), (middle - size * 0.05, v + size * 0.11, middle + size * 0.05, v + size * 0.21)], "card", 6)


@contextmanager
def display(asm, rng, wide, tall, base, theme):
    """Display on a foot, tilted back a little; gives the canvas of its picture."""
    metal = mat.steel("A4ACB1", 0.4)
    box(asm, (-0.032, 0.030, 0.008), (0.032, 0.044, base + tall * 0.5), metal, 0.003)
    box(asm, (-0.115, -0.07, 0), (0.115, 0.12, 0.009), metal, 0.003)
    screen_lead(asm, rng)
    with asm.turned((0, 0, base), -4, "X"):
        box(asm, (-wide / 2, 0, 0), (wide / 2, 0.022, tall), mat.plastic("23292D", 0.5), 0.004)
        box(asm, (-wide / 2 + 0.06, 0.02, 0.04), (wide / 2 - 0.06, 0.040, tall - 0.05), mat.plastic("23292D", 0.5), 0.010)
        rod(asm, (wide / 2 - 0.03, -0.0004, 0.007), 0.0015, 0.001, mat.glow("5FA8D0", 1.2), axis="Y", segments=16)
        yield Canvas(asm, wide - 0.016, tall - 0.024, theme, (-wide / 2 + 0.008, 0.016), -0.0004)


def course(rng, middle, swing, period, doors=(), drift=0.0, count=288):
    """A day of a cabinet in °C, a value each five minutes: short falls while the compressor runs, slower rises while it rests;
    `doors` are pairs of when it was opened (a share of the day) and how far the air warmed up."""
    values, phase, length = [], rng.random(), period
    for k in range(count + 1):
        phase += 1 / length
        if phase >= 1:
            phase, length = phase - 1, period * rng.uniform(0.86, 1.16)
        saw = 2 * phase / 0.62 - 1 if phase < 0.62 else 1 - 2 * (phase - 0.62) / 0.38
        value = middle + swing * saw + drift * math.sin(k / count * 5 + 1) + rng.uniform(-0.1, 0.1) * swing
        for when, height in doors:
            after = k - when * count
            value += height * (1 - math.exp(-after / 1.1)) * math.exp(-after / 5.5) if after > 0 else 0
        values.append(value)
    return values


def openings(rng, count, height):
    """Mostly in working hours."""
    return [(rng.uniform(0.30, 0.76), height * rng.uniform(0.45, 1.0)) for _ in range(count)]


def height_on(frame, scale):
    """What gives the height of a value on a `scale` (low, high) in a frame (u0, v0, u1, v1)."""
    (_, v0, _, v1), (low, high) = frame, scale
    return lambda value: v0 + (v1 - v0) * (value - low) / (high - low)


def chart(canvas, frame, scale, limits, curves, marks=(), hours=(), size=0.0125, thick=0.0014):
    """Curves in a frame (u0, v0, u1, v1) with the `scale` (low, high) in °C, their limits dashed; `marks` are named at the
    left, `hours` below."""
    u0, v0, u1, v1 = frame
    at = height_on(frame, scale)
    canvas.areas([(u0, at(value) - 0.0003, u1, at(value) + 0.0003) for value in marks if value not in limits], "grid", 2)
    columns = len(hours) - 1 if hours else 4
    canvas.areas([(u0 + (u1 - u0) * k / columns - 0.0003, v0, u0 + (u1 - u0) * k / columns + 0.0003, v1) for k in range(columns + 1)], "grid", 2)
    for value in marks:
        canvas.words(f"{value}".replace("-", "−"), size, u0 - 0.004, at(value) - size * 0.34, "limit" if value in limits else "quiet", "RIGHT")
    for k, hour in enumerate(hours):
        canvas.words(hour, size, u0 + (u1 - u0) * k / (len(hours) - 1), v0 - size * 1.15, "quiet", "CENTER")
    dash = (u1 - u0) / max(12, round((u1 - u0) / 0.011))
    for value in limits:
        canvas.areas([(u0 + dash * k, at(value) - 0.0006, u0 + dash * (k + 0.6), at(value) + 0.0006) for k in range(round((u1 - u0) / dash))], "limit", 3)
    for tone, values in curves:
        count = len(values) - 1
        canvas.line([(u0 + (u1 - u0) * k / count, min(v1, max(v0, at(value)))) for k, value in enumerate(values)], tone, thick)
    return at


def head(canvas, counts, clock="09:41"):
    """The mark, how many points are in range, near a limit and in alarm, the time."""
    w, t = canvas.wide, canvas.tall
    canvas.areas([(0, t - 0.030, w, t)], "card", 1)
    x, y, z = canvas.surface(0.012, t - 0.0205, 0.0012)
    p.wordmark(canvas.asm, 0.074, (x, y, z), canvas.tone("text"))
    u = w * 0.42
    for tone, count in zip((FINE, WARN, ALARM), counts):
        canvas.dot(u, t - 0.015, 0.0045, tone)
        canvas.words(count, 0.0150, u + 0.010, t - 0.0202)
        u += 0.030 + 0.0095 * len(count)
    canvas.words(clock, 0.0150, w - 0.012, t - 0.0202, "quiet", "RIGHT")


def unit_list(canvas, rows, frame, chosen=1):
    """Name, figure and state of each unit, one below the other."""
    u0, v0, u1, v1 = frame
    tall = (v1 - v0) / len(rows)
    for k, (name, value, tone) in enumerate(rows):
        low = v1 - tall * (k + 1)
        canvas.areas([(u0, low + 0.0012, u1, low + tall - 0.0012)], "chosen" if k == chosen else "card", 1)
        canvas.dot(u0 + 0.010, low + tall / 2, 0.0042, tone)
        canvas.words(name, 0.0140, u0 + 0.020, low + tall / 2 - 0.0050, "quiet", face="host-grotesk.ttf")
        canvas.words(value, 0.0185, u1 - 0.007, low + tall / 2 - 0.0065, "text" if tone == FINE else tone, "RIGHT")


def titled(canvas, frame, name, value, size):
    """Card with the name and the figure of a unit in its upper corners."""
    u0, v0, u1, v1 = frame
    canvas.areas([frame], "card", 1)
    canvas.words(name, size * 0.72, u0 + 0.010, v1 - size * 1.05, "quiet", face="host-grotesk.ttf")
    canvas.words(value + " °C", size, u1 - 0.010, v1 - size * 1.08, "text", "RIGHT")


def station(asm, rng, theme="light", wide=0.62, tall=0.365, base=0.12):
    """The points of a hospital: a list, a refrigerator with two sensors over a day, below it a freezer and a second refrigerator."""
    with display(asm, rng, wide, tall, base, theme) as canvas:
        w, t, gap = canvas.wide, canvas.tall, 0.007
        head(canvas, ("383", "2", "1"))
        rows = [("R390-01", "4.6", FINE), ("R390-02", "5.1", FINE), ("R390-03", "4.9", FINE), ("R480-01", "7.4", WARN), ("U570-01", "−79.8", FINE), ("U570-02", "−80.3", FINE), ("R390-04", "5.0", FINE), ("R390-05", "4.4", FINE)]
        unit_list(canvas, rows, (gap, gap - 0.0012, 0.170, t - 0.030 - gap + 0.0012))
        left, right, split = 0.170 + gap, w - gap, 0.118
        titled(canvas, (left, split, right, t - 0.030 - gap), "R390-02", "5.1", 0.0245)
        tones = canvas.tones["curves"]
        air = course(rng, 4.9, 0.55, 15, openings(rng, 12, 3.4), 0.2)
        load = course(rng, 5.2, 0.16, 15, openings(rng, 5, 0.6), 0.3)
        chart(canvas, (left + 0.030, split + 0.022, right - 0.012, t - 0.030 - gap - 0.034), (0, 10), (2, 8), [(tones[1], load), (tones[0], air)], (0, 2, 4, 6, 8, 10), ("00", "06", "12", "18", "24"))
        middle = (left + right) / 2
        titled(canvas, (left, gap, middle - gap / 2, split - gap), "U570-01", "−79.8", 0.0185)
        chart(canvas, (left + 0.034, gap + 0.008, middle - gap / 2 - 0.008, split - gap - 0.026), (-90, -70), (-85, -75), [(tones[2], course(rng, -79.8, 1.5, 22, openings(rng, 2, 5), 0.6))], (-85, -75), thick=0.0010)
        titled(canvas, (middle + gap / 2, gap, right, split - gap), "R480-01", "7.4", 0.0185)
        warm = course(rng, 4.8, 0.5, 19, [*openings(rng, 4, 2.2), (0.985, 5.2)], 0.2)
        chart(canvas, (middle + gap / 2 + 0.024, gap + 0.008, right - 0.008, split - gap - 0.026), (0, 10), (2, 8), [(tones[3], warm)], (2, 8), thick=0.0010)


# Rooms of a floor: number, lower left and upper right corner as shares of the plan, and how many units stand there.
ROOMS = (
    ("101", 0.00, 0.58, 0.27, 1.00, 9), ("102", 0.27, 0.58, 0.50, 1.00, 6), ("103", 0.50, 0.58, 0.78, 1.00, 12), ("104", 0.78, 0.58, 1.00, 1.00, 4),
    ("105", 0.00, 0.00, 0.36, 0.42, 16), ("106", 0.36, 0.00, 0.62, 0.42, 7), ("107", 0.62, 0.00, 1.00, 0.42, 13),
)


def floor_plan(canvas, frame, alarm="103"):
    """Walls with their doors on a corridor, in each room its number and a square for each unit."""
    u0, v0, u1, v1 = frame
    canvas.areas([frame], "card", 1)
    u0, v0, u1, v1 = u0 + 0.010, v0 + 0.010, u1 - 0.010, v1 - 0.010
    at = lambda a, b: (u0 + (u1 - u0) * a, v0 + (v1 - v0) * b)
    for number, a, b, c, d, units in ROOMS:
        (x0, y0), (x1, y1) = at(a, b), at(c, d)
        canvas.areas([(x0, y0, x1, y1)], "band" if number == alarm else "chosen", 2)
        t, door = 0.0008, (x0 + 0.016, x0 + 0.034)
        walls = [(x0 - t, y0 - t, x0 + t, y1 + t), (x1 - t, y0 - t, x1 + t, y1 + t)]
        outer, inner = (y1, y0) if b > 0.5 else (y0, y1)
        walls += [(x0, outer - t, x1, outer + t), (x0, inner - t, door[0], inner + t), (door[1], inner - t, x1, inner + t)]
        canvas.areas(walls, "quiet", 3)
        canvas.words(number, 0.0115, x0 + 0.006, y1 - 0.0135, "quiet")
        canvas.words(f"{units}", 0.0095, x1 - 0.006, y1 - 0.0125, "quiet", "RIGHT")
        for k in range(units):
            u, v = x1 - 0.009 - 0.0082 * (k % 8), y0 + 0.009 + 0.0092 * (k // 8)
            bad = number == alarm and k == 3
            canvas.areas([(u - 0.0026, v - 0.0026, u + 0.0026, v + 0.0026)], ALARM if bad else (WARN if (number, k) == ("107", 2) else FINE), 4)


def overview(asm, rng, theme="light", wide=0.68, tall=0.365, base=0.12, alarm="9.4"):
    """A floor with its rooms above, below them the nearest units: state, name, figure and the last hours of each."""
    with display(asm, rng, wide, tall, base, theme) as canvas:
        w, t, gap, tones = canvas.wide, canvas.tall, 0.007, canvas.tones["curves"]
        head(canvas, ("212", "1", "1"))
        split = 0.140
        floor_plan(canvas, (gap, split + gap, w - gap, t - 0.030 - gap))
        units = (("U830-04", "−80.1", -80.1, FINE), ("U570-02", "−79.8", -79.8, FINE), ("R390-11", alarm, 5.0, ALARM), ("R390-12", "4.7", 4.7, FINE), ("R480-03", "3.9", 3.9, FINE), ("U830-05", "−80.4", -80.4, FINE), ("R390-07", "7.2", 5.6, WARN), ("V400-01", "−190", -190, FINE), ("U570-04", "−80.2", -80.2, FINE), ("R390-15", "4.4", 4.4, FINE))
        columns = 5
        cell, high = (w - gap * (columns + 1)) / columns, (split - gap) / 2
        for k, (name, value, middle, tone) in enumerate(units):
            u, v = gap + (cell + gap) * (k % columns), gap + (high + gap * 0.5) * (1 - k // columns) - gap * 0.25
            canvas.areas([(u, v, u + cell, v + high - gap * 0.5)], "band" if tone == ALARM else "card", 1)
            canvas.dot(u + 0.009, v + high - 0.0140, 0.0034, tone)
            canvas.words(name, 0.0112, u + 0.016, v + high - 0.0180, "quiet", face="host-grotesk.ttf")
            canvas.words(value, 0.0160, u + cell - 0.006, v + high - 0.0195, "text" if tone == FINE else tone, "RIGHT")
            wide_swing = 1.3 if middle < -10 else 0.5
            past = course(rng, middle, wide_swing, rng.uniform(14, 26), openings(rng, 2, wide_swing * 3), count=160)
            if tone == ALARM:
                past = heated(past, 118, 14)
            span = 6 if middle < -10 else 5
            frame = (u + 0.020, v + 0.006, u + cell - 0.006, v + high - 0.026)
            limits = (round(middle) - 3, round(middle) + 3)
            chart(canvas, frame, (middle - span, middle + span), limits, [(tone if tone != FINE else tones[k % 2 * 2], past)], limits, size=0.0068, thick=0.0008)


def heated(values, start, slowness, rise=4.7):
    """From `start` on the door stands ajar."""
    return [value + rise * (1 - math.exp(-max(0, k - start) / slowness)) for k, value in enumerate(values)]


def beyond(canvas, frame, scale, limit, values):
    """Fills what is above a limit."""
    u0, _, u1, _ = frame
    at = height_on(frame, scale)
    step = (u1 - u0) / (len(values) - 1)
    canvas.areas([(u0 + step * k, at(limit), u0 + step * (k + 1), at(value)) for k, value in enumerate(values[:-1]) if value > limit], "band", 3)


def alarm_telephone(asm, rng, figure="9.4", name="R390-11", usual=4.9, swing=0.5, limits=(2, 8), scale=(1, 11)):
    """Mobile telephone that leans on a stand, with the alarm of a unit: its figure, its curve, a button to confirm it."""
    wide, tall = 0.077, 0.160
    steel = mat.steel("AEB7BC", 0.35)
    box(asm, (-0.034, -0.020, 0), (0.034, 0.075, 0.006), steel, 0.003)
    box(asm, (-0.030, -0.022, 0.004), (0.030, -0.016, 0.018), steel, 0.002)
    with asm.turned((0, 0.034, 0.006), -20, "X"):
        box(asm, (-0.018, 0.002, 0), (0.018, 0.007, 0.10), steel, 0.002)
    with asm.turned((0, -0.012, 0.008), -20, "X"):
        box(asm, (-wide / 2, 0, 0), (wide / 2, 0.0085, tall), mat.plastic("14191D", 0.25), 0.004, 5)
        canvas = Canvas(asm, wide - 0.008, tall - 0.012, "dark", (-wide / 2 + 0.004, 0.006), -0.0003)
        w, t = canvas.wide, canvas.tall
        canvas.words("09:41", 0.0078, 0.005, t - 0.009, "quiet")
        canvas.areas([(0.003, t - 0.064, w - 0.003, t - 0.013)], "band", 1)
        canvas.warning(0.007, t - 0.032, 0.015)
        canvas.words(name, 0.0100, w - 0.006, t - 0.0275, "text", "RIGHT", "host-grotesk.ttf")
        canvas.words(figure + " °C", 0.0230 if len(figure) < 4 else 0.0165, 0.007, t - 0.056, ALARM)
        rise = 1.045 * (float(figure.replace("−", "-")) - usual)
        values = heated(course(rng, usual, swing, 11, openings(rng, 2, swing * 3.2), count=90), 64, 9, rise)
        canvas.areas([(0.003, 0.030, w - 0.003, t - 0.067)], "card", 1)
        frame = (0.006, 0.034, w - 0.006, t - 0.071)
        beyond(canvas, frame, scale, limits[1], values)
        chart(canvas, frame, scale, limits, [(canvas.tones["curves"][0], values)], thick=0.0008)
        canvas.areas([(0.003, 0.006, w * 0.48, 0.026)], FINE, 1)
        canvas.areas([(w * 0.52, 0.006, w - 0.003, 0.026)], "chosen", 1)
        middle = w * 0.25
        canvas.line([(middle - 0.006, 0.0165), (middle - 0.0015, 0.0115), (middle + 0.007, 0.0215)], "text", 0.0018)
        canvas.words("+5", 0.0120, w * 0.76, 0.0118, "text", "CENTER")


# --- a qualification ----------------------------------------------------------------------


def qualification(asm, rng, count=9, port=(0.3, 0.8, 0.5), facing=-30, lie=(0.2, 0.3)):
    """Logger with a display that leans back; its leads come from a test port that faces +x, turned by `facing`, fall to the
    table at `lie` and run to the sockets at its back."""
    with asm.turned(port, facing):
        rod(asm, (-0.003, 0, 0), 0.030, 0.012, mat.plastic("C3CCD1", 0.5), axis="X", bevel=0.003, segments=48)
        rod(asm, (0.006, 0, 0), 0.019, 0.012, mat.rubber("2A333A"), axis="X", bevel=0.002, segments=40)
    channel_display(asm, rng, count)
    out = (math.cos(math.radians(facing)), math.sin(math.radians(facing)))
    leads = []
    for k in range(count):
        a, share = math.tau * k / count, k / (count - 1) - 0.5
        x, y, z = port[0], port[1] + 0.009 * math.cos(a), port[2] + 0.009 * math.sin(a)
        lx, ly = lie[0] + 0.05 * share, lie[1] + 0.012 * (k % 3)
        jack = (0.20 * share, 0.118, 0.034)
        way = [(x, y, z), (x + 0.05 * out[0], y + 0.05 * out[1], z - 0.004), (x + 0.11 * out[0] + 0.01 * share, y + 0.11 * out[1] - 0.03, z - 0.07)]
        low = ((lx + x + 0.12 * out[0]) / 2 + 0.03, (ly + y) / 2, z * 0.27)
        way += [low, (lx + 0.07, ly + 0.06, 0.012), (lx, ly, 0.0035), ((lx + jack[0]) / 2, (ly + jack[1]) / 2 + 0.09, 0.0035), (jack[0], jack[1] + 0.05, 0.020), (jack[0], jack[1] + 0.012, jack[2]), jack]
        leads.append(p.smooth_line(way, 8))
        rod(asm, (jack[0], jack[1] - 0.004, jack[2]), 0.0055, 0.022, mat.plastic("D9A441", 0.45), axis="Y", bevel=0.0015, segments=32)
    p.tubes(asm, leads, 0.0021, mat.rubber("3A6A86"), resolution=4)


def channel_display(asm, rng, count=9):
    """Body like a desk, its face with the figure of each channel."""
    shell = mat.plastic("D5DADC", 0.42)
    box(asm, (-0.1345, 0.046, 0), (0.1345, 0.118, 0.062), shell, 0.008, 5)
    with asm.turned((0, 0.0, 0.004), -38, "X"):
        box(asm, (-0.135, 0, 0), (0.135, 0.030, 0.135), shell, 0.009, 5)
        canvas = Canvas(asm, 0.244, 0.100, "dark", (-0.122, 0.026), -0.0004)
        cell, high = 0.244 / 3, 0.100 / 3
        for k in range(count):
            u, v = cell * (k % 3), 0.100 - high * (k // 3 + 1)
            canvas.areas([(u + 0.0012, v + 0.0012, u + cell - 0.0012, v + high - 0.0012)], "card", 1)
            canvas.words(f"{k + 1}", 0.0105, u + 0.005, v + high - 0.0115, "quiet")
            canvas.words(f"−{79.9 + rng.uniform(-0.8, 0.8):.1f}", 0.0200, u + cell - 0.006, v + 0.0075, "text", "RIGHT")
        for k in range(4):
            box(asm, (-0.118 + 0.030 * k, -0.0030, 0.007), (-0.096 + 0.030 * k, 0.002, 0.018), mat.plastic("9AA6AD" if k else "1F6E96", 0.45), 0.002)
        p.wordmark(asm, 0.044, (0.074, -0.0006, 0.009), mat.paint(mat.INK, 0.4))


CHECKS = (("1", "230 V"), ("2", "50 Hz"), ("3", "16 A"), ("4", "21.4 °C"), ("5", "−80.0 °C"), ("6", "−75 °C"), ("7", "−85 °C"), ("8", "60 s"), ("9", "7 d"))


def checklist(asm, rng, ticked=6):
    """Protocol on a clipboard: each line has a number, a printed rule, a figure and a box; some are ticked by hand."""
    steel, ink, soft, pen = mat.steel("C3CACE", 0.25), mat.paint("1E272D", 0.6), mat.paint("B4BEC3", 0.7), mat.paint("1F3F8C", 0.5)
    box(asm, (-0.118, -0.012, 0), (0.118, 0.318, 0.0035), mat.plastic("3B4A54", 0.45), 0.0015)
    box(asm, (-0.105, 0, 0.003), (0.105, 0.297, 0.0046), mat.paint("DEDDD6", 0.75), 0.0002)
    surface, flat, z = printing.top(-0.105, 0, 0.0046), (0, 0, 0), 0.0050
    p.wordmark(asm, 0.052, (-0.090, 0.252, z), ink, face=flat)
    printing.areas(asm, printing.bars(rng, 0.135, 0.248, 0.058, 0.016, 0.0006), ink, surface, 0.0003)
    printing.areas(asm, [(0.014, 0.236, 0.196, 0.2368)], ink, surface, 0.0003)
    row = 0.0225
    for k, (number, figure) in enumerate(CHECKS):
        v = 0.213 - row * k
        p.text(asm, number, 0.0125, (-0.089, v, z), ink, face=flat)
        p.text(asm, figure, 0.0135, (0.058, v, z), ink, "RIGHT", face=flat)
        printing.areas(asm, [(0.032, v + 0.003, 0.032 + rng.uniform(0.045, 0.072), v + 0.0062)], soft, surface, 0.0003)
        printing.areas(asm, [(0.014, v - 0.0068, 0.196, v - 0.0064)], soft, surface, 0.0003)
        u, side = 0.178, 0.0125
        edge = [(u, v - 0.001, u + side, v - 0.0003), (u, v + side - 0.0017, u + side, v + side - 0.001), (u, v - 0.0003, u + 0.0007, v + side - 0.0017), (u + side - 0.0007, v - 0.0003, u + side, v + side - 0.0017)]
        printing.areas(asm, edge, ink, surface, 0.0003)
        if k < ticked:
            shift = rng.uniform(-0.0012, 0.0012)
            hook = [(-0.105 + u + 0.002 + shift, v + 0.006, z + 0.0004), (-0.105 + u + 0.0055 + shift, v + 0.001, z + 0.0004), (-0.105 + u + 0.0155 + shift, v + 0.0145 + shift, z + 0.0004)]
            p.tubes(asm, [p.smooth_line(hook, 6)], 0.0006, pen, resolution=2)
    box(asm, (-0.062, 0.279, 0.0050), (0.062, 0.312, 0.0075), steel, 0.002)
    p.tubes(asm, [[(-0.060, 0.312, 0.011), (0.060, 0.312, 0.011)]], 0.0070, steel, resolution=6)
