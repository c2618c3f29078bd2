"""A workplace that watches equipment: displays with lists, curves, limits and alarms, a plan of rooms, a telephone. Built
like furniture; figures and signs only, so one picture serves every language."""
import math
from contextlib import contextmanager

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from .offices import screen_lead
from .surfaces import timber

THEMES = {
    "light": {
        "ground": "C9D2D6", "card": "EDF1F2", "chosen": "CBDEE8", "text": "16242D", "quiet": "41545E", "grid": "D3DBDE",
        "limit": "B8531A", "band": "F0C9B4", "curves": ("0F5C88", "A8761A", "1B756B", "584790"), "shine": 0.50,
    },
    "dark": {
        "ground": "15202A", "card": "1F2E3A", "chosen": "2C4658", "text": "D9E8EF", "quiet": "86A1AE", "grid": "33454F",
        "limit": "D9874A", "band": "5A2C22", "curves": ("7CC6E2", "E0B861", "86D0A6", "B5A6E0"), "shine": 0.55,
    },
}
FINE, WARN, ALARM = "2FAE7A", "E09A2B", "E2492B"


def watch_table(asm, rng, width=1.9, depth=0.8, tone="oak"):
    """Desk with a tray for leads behind; its top is at 0.745."""
    frame = mat.paint("4B565C", 0.5)
    box(asm, (-width / 2, 0, 0.718), (width / 2, depth, 0.745), timber(tone, "X", 0.42), 0.003)
    boxes(asm, [((x, 0.08, 0), (x + 0.06, depth - 0.08, 0.719)) for x in (-width / 2 + 0.10, width / 2 - 0.16)], frame, 0.004)
    box(asm, (-width / 2 + 0.2, depth - 0.10, 0.56), (width / 2 - 0.2, depth - 0.02, 0.62), frame, 0.004)


def keys(asm, rng, tone="D9DDDE", cap="F2F4F4", columns=14):
    """Flat keyboard with a figure block left out."""
    wide = 0.0205 * columns
    box(asm, (-wide / 2 - 0.008, -0.062, 0), (wide / 2 + 0.008, 0.060, 0.010), mat.plastic(tone, 0.45), 0.004, 4)
    rows = [((-wide / 2 + 0.0205 * i + 0.001, -0.034 + 0.0185 * j, 0.009), (-wide / 2 + 0.0205 * (i + 1) - 0.001, -0.0175 + 0.0185 * j, 0.0135)) for i in range(columns) for j in range(5)]
    bar = [(a, b) for a, b in ((-0.5, -0.36), (-0.35, -0.24), (-0.23, 0.22), (0.23, 0.36), (0.37, 0.5))]
    rows += [((wide * a + 0.001, -0.0535, 0.009), (wide * b - 0.001, -0.036, 0.0135)) for a, b in bar]
    boxes(asm, rows, mat.plastic(cap, 0.5), 0.0012)


def mouse(asm, rng, tone="C6CBCD"):
    sections = [(-0.052 + 0.104 * t, 0.014 * math.sin(math.pi * (0.12 + 0.80 * t)) ** 0.6, 0.030 * math.sin(math.pi * (0.10 + 0.8 * t)) ** 0.35, 0.014 * math.sin(math.pi * (0.12 + 0.80 * t)) ** 0.6) for t in (k / 16 for k in range(17))]
    p.loft(asm, sections, mat.plastic(tone, 0.38), along="Y")


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
        place = self.surface(u, v, 0.0012)
        p.text(self.asm, text, size, place, self.tone(tone, 1.15), align, font=face, depth=0.0001)

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


def chart(canvas, frame, scale, limits, curves, marks=(), hours=(), size=0.0125, thick=0.0014):
    """Curves in a frame (u0, v0, u1, v1) with the `scale` (low, high) in °C, their limits dashed; `marks` are named at the
    left, `hours` below."""
    u0, v0, u1, v1 = frame
    at = lambda value: v0 + (v1 - v0) * (value - scale[0]) / (scale[1] - scale[0])
    canvas.areas([(u0, at(value) - 0.0003, u1, at(value) + 0.0003) for value in marks if value not in limits], "grid", 2)
    canvas.areas([(u0 + (u1 - u0) * k / 8 - 0.0003, v0, u0 + (u1 - u0) * k / 8 + 0.0003, v1) for k in range(9)], "grid", 2)
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
    """The mark, how many points are well, late and in alarm, the time."""
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
        warm = course(rng, 4.8, 0.5, 19, [*openings(rng, 4, 2.2), (0.93, 4.6)], 0.2)
        chart(canvas, (middle + gap / 2 + 0.024, gap + 0.008, right - 0.008, split - gap - 0.026), (0, 10), (2, 8), [(tones[3], warm)], (2, 8), thick=0.0010)


# Rooms of a floor: number, lower left and upper right corner as shares of the plan, and how many units stand there.
ROOMS = (
    ("101", 0.00, 0.58, 0.27, 1.00, 3), ("102", 0.27, 0.58, 0.50, 1.00, 2), ("103", 0.50, 0.58, 0.78, 1.00, 4), ("104", 0.78, 0.58, 1.00, 1.00, 1),
    ("105", 0.00, 0.00, 0.36, 0.42, 5), ("106", 0.36, 0.00, 0.62, 0.42, 2), ("107", 0.62, 0.00, 1.00, 0.42, 4),
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
        canvas.words(number, 0.0135, x0 + 0.006, y1 - 0.0155, "quiet")
        for k in range(units):
            u, v = x1 - 0.012 - 0.0155 * (k % 3), y0 + 0.012 + 0.0165 * (k // 3)
            bad = number == alarm and k == 1
            canvas.areas([(u - 0.0055, v - 0.0055, u + 0.0055, v + 0.0055)], ALARM if bad else (WARN if (number, k) == ("107", 2) else FINE), 4)


def overview(asm, rng, theme="dark", wide=0.68, tall=0.365, base=0.12, alarm="9.4"):
    """A floor with its rooms above, below them the nearest units: state, name, figure and the last hours of each."""
    with display(asm, rng, wide, tall, base, theme) as canvas:
        w, t, gap, tones = canvas.wide, canvas.tall, 0.007, canvas.tones["curves"]
        head(canvas, ("212", "1", "1"))
        split = 0.150
        floor_plan(canvas, (gap, split + gap, w - gap, t - 0.030 - gap))
        units = (("U830-04", "−80.1", -80.1, FINE), ("U570-02", "−79.8", -79.8, FINE), ("R390-11", alarm, 5.0, ALARM), ("R390-12", "4.7", 4.7, FINE), ("R480-03", "3.9", 3.9, FINE), ("U830-05", "−80.4", -80.4, FINE), ("R390-07", "7.2", 5.6, WARN), ("V400-01", "−190", -190, FINE))
        columns = 4
        cell, high = (w - gap * (columns + 1)) / columns, (split - gap) / 2
        for k, (name, value, middle, tone) in enumerate(units):
            u, v = gap + (cell + gap) * (k % columns), gap + (high + gap * 0.5) * (1 - k // columns) - gap * 0.25
            canvas.areas([(u, v, u + cell, v + high - gap * 0.5)], "band" if tone == ALARM else "card", 1)
            canvas.dot(u + 0.011, v + high - 0.0165, 0.0048, tone)
            canvas.words(name, 0.0132, u + 0.021, v + high - 0.0212, "quiet", face="host-grotesk.ttf")
            canvas.words(value, 0.0215, u + 0.008, v + 0.012, "text" if tone == FINE else tone)
            wide_swing = 1.3 if middle < -10 else 0.5
            past = course(rng, middle, wide_swing, rng.uniform(14, 26), openings(rng, 2, wide_swing * 3), count=110)
            if tone == ALARM:
                past = [value + 4.6 * max(0, (k - 84) / 26) ** 0.7 for k, value in enumerate(past)]
            span = 6 if middle < -10 else 5
            frame = (u + 0.074, v + 0.009, u + cell - 0.008, v + high - 0.029)
            chart(canvas, frame, (middle - span, middle + span), (), [(tone if tone != FINE else tones[k % 2 * 2], past)], thick=0.0011)


def alarm_view(asm, rng, theme="dark", wide=0.56, tall=0.335, base=0.13, figure="9.4", name="R390-11"):
    """One refrigerator above its upper limit: since when, its curve with what was beyond the limit, the calls that followed."""
    with display(asm, rng, wide, tall, base, theme) as canvas:
        w, t, gap = canvas.wide, canvas.tall, 0.007
        canvas.areas([(0, t - 0.066, w, t)], "band", 1)
        canvas.warning(0.014, t - 0.050, 0.040)
        canvas.words(figure + " °C", 0.046, 0.070, t - 0.049, ALARM)
        canvas.words(name, 0.0175, w - 0.012, t - 0.029, "text", "RIGHT", "host-grotesk.ttf")
        canvas.words("00:12", 0.0200, w - 0.012, t - 0.054, ALARM, "RIGHT")
        events_from = w - 0.118
        canvas.areas([(gap, gap, events_from - gap, t - 0.066 - gap)], "card", 1)
        values = course(rng, 4.9, 0.55, 13, openings(rng, 6, 2.2), 0.2, 240)
        start = 196
        rise = lambda k: 4.7 * (1 - math.exp(-max(0, k - start) / 22))
        values = [value + rise(k) for k, value in enumerate(values)]
        frame = (gap + 0.028, gap + 0.024, events_from - gap - 0.012, t - 0.066 - gap - 0.012)
        beyond(canvas, frame, (0, 11), 8, values)
        at = chart(canvas, frame, (0, 11), (2, 8), [(canvas.tones["curves"][0], values)], (0, 2, 4, 6, 8, 10), ("04", "06", "08", "10"), 0.0135, 0.0015)
        canvas.dot(frame[2], at(values[-1]), 0.0042, ALARM)
        events = (("09:29", "8.1", ALARM), ("09:30", "8.3", WARN), ("09:35", "8.9", WARN), ("09:38", "9.2", FINE), ("09:41", figure, ALARM))
        row = (t - 0.066 - 2 * gap) / len(events)
        for k, (clock, value, tone) in enumerate(events):
            low = t - 0.066 - gap - row * (k + 1)
            canvas.areas([(events_from, low + 0.0012, w - gap, low + row - 0.0012)], "card", 1)
            canvas.dot(events_from + 0.010, low + row / 2, 0.0045, tone)
            canvas.words(clock, 0.0140, events_from + 0.021, low + row / 2 - 0.005, "quiet")
            canvas.words(value, 0.0165, w - gap - 0.007, low + row / 2 - 0.0058, "text", "RIGHT")


def beyond(canvas, frame, scale, limit, values, tone=ALARM):
    """Fills what is above a limit."""
    u0, v0, u1, v1 = frame
    at = lambda value: v0 + (v1 - v0) * (value - scale[0]) / (scale[1] - scale[0])
    count = len(values) - 1
    first = next(k for k in range(count, 0, -1) if values[k] < limit) + 1
    step = (u1 - u0) / count
    spans = [(u0 + step * k, at(limit), u0 + step * (k + 1), at(values[k])) for k in range(first, count)]
    canvas.areas(spans, "band", 3)


def alarm_telephone(asm, rng, figure="9.4", name="R390-11"):
    """Mobile telephone that leans on a stand, with the alarm of a refrigerator: its figure, its curve, a button to confirm it."""
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
        canvas.words(figure + " °C", 0.0230, 0.007, t - 0.057, ALARM)
        values = [value + 4.7 * (1 - math.exp(-max(0, k - 64) / 10)) for k, value in enumerate(course(rng, 4.9, 0.5, 11, openings(rng, 2, 1.6), count=90))]
        canvas.areas([(0.003, 0.030, w - 0.003, t - 0.067)], "card", 1)
        frame = (0.006, 0.034, w - 0.006, t - 0.071)
        beyond(canvas, frame, (1, 11), 8, values)
        chart(canvas, frame, (1, 11), (2, 8), [(canvas.tones["curves"][0], values)], thick=0.0008)
        canvas.areas([(0.003, 0.006, w * 0.48, 0.026)], FINE, 1)
        canvas.areas([(w * 0.52, 0.006, w - 0.003, 0.026)], "chosen", 1)
        middle = w * 0.25
        canvas.line([(middle - 0.006, 0.0165), (middle - 0.0015, 0.0115), (middle + 0.007, 0.0215)], "text", 0.0018)
        canvas.words("+5", 0.0120, w * 0.76, 0.0118, "text", "CENTER")
