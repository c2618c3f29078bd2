"""A laptop that shows the channels of a logger. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box

from .keyboards import keyboard
from .watching import ALARM, FINE, Canvas, chart, course, openings


def laptop(asm, rng, figure="−80.0", alarm=False):
    """Open laptop with the channels of a logger on its screen."""
    metal = mat.steel("AEB7BC", 0.4)
    box(asm, (-0.18, 0, 0), (0.18, 0.25, 0.016), metal, 0.006, 4)
    keyboard(asm)
    with asm.turned((0, 0.25, 0.016), 0):
        with asm.turned((0, 0, 0), -14, "X"):
            box(asm, (-0.18, -0.003, 0), (0.18, 0.006, 0.24), metal, 0.005, 4)
            box(asm, (-0.176, -0.004, 0.006), (0.176, 0, 0.236), mat.screen(), 0.003, 3)
            channels_shown(asm, rng, figure, alarm)


def channels_shown(asm, rng, figure, alarm, count=9):
    """Curves of some channels over a day between their limits; above them the reading of the first, beside them a table of
    all. An alarm lifts the end of its curve."""
    canvas = Canvas(asm, 0.342, 0.222, "dark", (-0.171, 0.010), -0.0044)
    w, t, now = canvas.wide, canvas.tall, float(figure.replace("−", "-"))
    cold = now < -10
    usual, swing = (-80 if alarm and cold else now), 1.3 if cold else 0.6
    values = [usual + (k % 5 - 2 + rng.uniform(-0.4, 0.4)) * swing for k in range(count)]
    curves = [course(rng, value, swing * rng.uniform(0.2, 0.7), rng.uniform(15, 26), openings(rng, 2, swing * 2), 0.5 * swing, 144) for value in values[:6]]
    if alarm:
        values[0] = now
        curves[0] = [value + (now - usual) * max(0.0, (k - 100) / 44) ** 1.6 for k, value in enumerate(curves[0])]
    table(canvas, (w * 0.71, 0.006, w - 0.006, t - 0.006), [now, *values[1:]], alarm)
    canvas.areas([(0.006, 0.006, w * 0.69, t - 0.006)], "card", 1)
    canvas.words(figure + " °C", 0.026, 0.016, t - 0.034, ALARM if alarm else "text")
    p.wordmark(asm, 0.044, canvas.surface(w * 0.69 - 0.054, t - 0.024, 0.0012), canvas.tone("quiet"))
    step = 5 if cold else 2
    low, high = (usual - 10, max(usual + 10, now + 4)) if cold else (usual - 5, usual + 5)
    marks = [step * k for k in range(math.ceil(low / step), math.floor(high / step) + 1)]
    limits = [marks[1], marks[3 if cold else -2]]
    tones = [ALARM if alarm else canvas.tones["curves"][0], *canvas.tones["curves"][1:], "7FA0B0", "C98BA0"]
    chart(canvas, (0.030, 0.022, w * 0.69 - 0.008, t - 0.046), (low, high), limits, list(zip(tones, curves))[::-1], marks, ("00", "06", "12", "18", "24"), 0.0085, 0.0010)


def table(canvas, frame, values, alarm):
    """Number, state and reading of each channel."""
    u0, v0, u1, v1 = frame
    tall = (v1 - v0) / len(values)
    for k, value in enumerate(values):
        low = v1 - tall * (k + 1)
        bad = alarm and k == 0
        canvas.areas([(u0, low + 0.0008, u1, low + tall - 0.0008)], "alert" if bad else "card", 1)
        canvas.dot(u0 + 0.008, low + tall / 2, 0.0027, ALARM if bad else FINE)
        canvas.words(f"{k + 1:02d}", 0.0095, u0 + 0.015, low + tall / 2 - 0.0034, "quiet")
        canvas.words(f"{value:.1f}".replace("-", "−"), 0.0120, u1 - 0.006, low + tall / 2 - 0.0043, "on alert" if bad else "text", "RIGHT")
