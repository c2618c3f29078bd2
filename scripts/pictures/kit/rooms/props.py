"""Instruments and papers that stand on tables or hang on walls. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

DARK = "22303B"


def logger(asm, rng, figure="−80.0", alarm=False):
    """Data logger on a surface behind it, larger lettering than the model's; its lead runs down."""
    colour = mat.EMBER if alarm else mat.FROST
    box(asm, (-0.06, -0.028, 0), (0.06, 0.0, 0.17), mat.plastic("EEF2F4", 0.4), 0.009, 6)
    box(asm, (-0.050, -0.0325, 0.068), (0.050, -0.02, 0.158), mat.screen(), 0.003)
    p.text(asm, figure, 0.034, (-0.043, -0.033, 0.112), mat.glow(colour, 2.2))
    p.text(asm, "°C", 0.013, (0.030, -0.033, 0.094), mat.glow(colour, 1.6))
    p.trend_line(asm, -0.043, 0.022, 0.088, -0.033, mat.glow(colour, 1.2))
    p.wordmark(asm, 0.048, (-0.050, -0.0284, 0.046), mat.paint(mat.INK, 0.4))
    for i in range(3):
        rod(asm, (-0.042 + i * 0.022, -0.031, 0.020), 0.006, 0.004, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
    rod(asm, (0.040, -0.0295, 0.020), 0.005, 0.003, mat.glow(mat.EMBER if alarm else "3FBF86", 4.0), axis="Y", segments=32)
    lead = p.arc_path([(0, -0.012, 0.004), (0, -0.012, -0.16), (0.07, -0.010, -0.30), (0.07, -0.010, -1.2)], 0.06)
    p.tubes(asm, [lead], 0.0032, mat.rubber("2A343B"), resolution=4)


def laptop(asm, rng, figure="−80.0", alarm=False):
    """Open laptop with a temperature and its curve; an alarm lifts the end of the curve."""
    metal = mat.steel("AEB7BC", 0.4)
    box(asm, (-0.18, 0, 0), (0.18, 0.25, 0.016), metal, 0.006, 4)
    box(asm, (-0.16, 0.09, 0.0155), (0.16, 0.22, 0.0175), mat.plastic(DARK, 0.6), 0.002)
    with asm.turned((0, 0.25, 0.016), 0):
        with asm.turned((0, 0, 0), -14, "X"):
            box(asm, (-0.18, -0.004, 0), (0.18, 0.006, 0.24), mat.screen(), 0.005, 4)
            colour = mat.EMBER if alarm else mat.FROST
            p.text(asm, figure, 0.055, (-0.155, -0.0045, 0.165), mat.glow(colour, 1.5))
            curve = [(-0.155 + 0.31 * k / 60, -0.0048, 0.06 + 0.004 * math.sin(k * 0.9) + (0.07 * max(0, (k - 40) / 20) ** 2 if alarm else 0)) for k in range(61)]
            p.tubes(asm, [curve], 0.0014, mat.glow(colour, 1.5))
            grid = [((-0.155, -0.0043, z), (0.155, -0.004, z + 0.0006)) for z in (0.04, 0.08, 0.12)]
            boxes(asm, grid, mat.glow("33505F", 0.8), 0)


def sheets(asm, rng, count=3, curve=True):
    """A few printed pages with a curve, fanned out."""
    for k in range(count):
        with asm.turned((0, 0, 0.001 * k), rng.uniform(-9, 9)):
            box(asm, (-0.105, 0, 0), (0.105, 0.297, 0.0008), mat.paint("FAFAF7", 0.8), 0)
            rows = [((-0.085, 0.02 + j * 0.011, 0.0008), (-0.085 + rng.uniform(0.10, 0.165), 0.0225 + j * 0.011, 0.001)) for j in range(11)]
            boxes(asm, rows, mat.paint("9AA4AA", 0.7), 0)
            if curve:
                line = [(-0.085 + 0.17 * j / 40, 0.17 + 0.08 * math.exp(-j / 8) + 0.003 * math.sin(j), 0.0012) for j in range(41)]
                p.tubes(asm, [line, [(-0.085, 0.27, 0.0012), (-0.085, 0.16, 0.0012), (0.085, 0.16, 0.0012)]], 0.0009, mat.paint("0B668F", 0.6))


def pen(asm, rng, colour="1B2934"):
    rod(asm, (0, 0, 0.007), 0.0065, 0.115, mat.plastic(colour, 0.25), axis="X", segments=32)
    rod(asm, (0.114, 0, 0.007), 0.0065, 0.012, mat.steel("C9A86A", 0.25), axis="X", segments=32)
    p.lathe(asm, [(0.006, 0), (0.0012, 0.02), (0, 0.022)], mat.steel("C9A86A", 0.2), segments=24).rotation_euler = (0, -math.pi / 2, 0)
    asm.collection.objects[-1].location = (0, 0, 0.007)
