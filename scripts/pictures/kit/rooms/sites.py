"""Parts of halls and docks: racking, a dock with its lorry, a test gantry, electricity meters, stands of a fair."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import box, boxes, rod

from . import fittings, furniture, packing
from .surfaces import timber


def racking(asm, rng, bays=2, levels=4, bay=1.5, pitch=0.62, full=0.94, bins=0.35):
    """Steel racking with cartons, a share of its bays with bins: posts, beams, labels."""
    length = bays * bay
    post, beam = mat.paint("2C5A73", 0.5), mat.paint("C9CFD2", 0.45)
    xs = [-length / 2 + k * bay for k in range(bays + 1)]
    boxes(asm, [((x - 0.03, y, 0), (x + 0.03, y + 0.05, levels * pitch + 0.35)) for x in xs for y in (0, 0.62)], post, 0.003)
    shelves = []
    for level in range(levels):
        z = 0.14 + level * pitch
        shelves += [((-length / 2, -0.004, z - 0.07), (length / 2, 0.03, z)), ((-length / 2, 0.64, z - 0.07), (length / 2, 0.68, z))]
        shelves.append(((-length / 2, 0.02, z - 0.012), (length / 2, 0.66, z + 0.002)))
    boxes(asm, shelves, beam, 0.002)
    stock = p.Stock()
    blues, label, ink = mat.plastic("2C6E93", 0.5), mat.paint("F4F4F0", 0.6), mat.paint("33424C", 0.7)
    for level in range(levels):
        for k in range(bays):
            x, end, z = xs[k] + 0.05, xs[k + 1] - 0.05, 0.143 + level * pitch
            small = rng.random() < bins
            while x < end - 0.2:
                kind = rng.randrange(5)
                size = (0.20, 0.54, 0.17) if small else rng.choice([fit for fit in packing.SIZES[1:] if fit[2] < pitch - 0.16])
                wide, _, tall = size
                if x + wide > end:
                    break
                if rng.random() < full:
                    if small:
                        stock.add((x, 0.04, z), (x + wide - 0.012, 0.58, z + tall), blues)
                        stock.add((x + 0.04, 0.0385, z + tall * 0.3), (x + 0.15, 0.05, z + tall * 0.3 + 0.07), label)
                        stock.add((x + 0.05, 0.038, z + tall * 0.3 + 0.03), (x + 0.12, 0.05, z + tall * 0.3 + 0.036), ink)
                    for layer in range(0 if small else 2 if 2 * tall < pitch - 0.12 else 1):
                        with asm.turned((x + rng.uniform(0, 0.006), 0.03 + rng.uniform(0, 0.02), z + layer * (tall + 0.003)), rng.uniform(-0.8, 0.8)):
                            packing.carton(asm, size, kind)
                x += wide + 0.012
    stock.build(asm)


def dock(asm, rng, inside=True):
    """Opening of a loading dock in the wall behind: cushions, leveller, the load space of a lorry."""
    dark, edge = mat.rubber("20282E"), mat.paint("E0B23A", 0.5)
    boxes(asm, [((-1.72, -0.30, 0.02), (-1.25, 0.02, 3.3)), ((1.25, -0.30, 0.02), (1.72, 0.02, 3.3)), ((-1.72, -0.301, 2.75), (1.72, 0.021, 3.3))], dark, 0.06)
    boxes(asm, [((side * 1.32 - 0.04, -0.306, 0.05), (side * 1.32 + 0.04, -0.296, 1.3)) for side in (-1, 1)], edge, 0)
    steel = mat.steel("8F9AA1", 0.5)
    box(asm, (-1.05, -1.5, 0.0), (1.05, 0.1, 0.02), steel, 0.003)
    boxes(asm, [((side * 1.10 - 0.05, -1.6, 0.001), (side * 1.10 + 0.05, -0.3, 0.004)) for side in (-1, 1)], edge, 0)
    if not inside:
        return
    white, floor = mat.paint("EDF1F2", 0.45), mat.paint("8F9AA0", 0.4)
    box(asm, (-1.24, -0.02, -0.02), (1.24, 0.0, 0.012), steel, 0)
    box(asm, (-1.25, -0.005, 0.0), (1.25, 0.006, 2.76), mat.glow("E9F2F6", 0.75), 0)
    for x in (-1.18, 1.12):
        box(asm, (x, -0.06, 0.03), (x + 0.06, -0.01, 2.72), white, 0.004)
    box(asm, (-1.18, -0.06, 2.66), (1.18, -0.01, 2.74), white, 0.004)
    boxes(asm, [((-1.12 + k * 0.28, -0.012, 0.03), (-1.10 + k * 0.28, -0.004, 2.66)) for k in range(1, 8)], mat.paint("B9C6CC", 0.5), 0)
    box(asm, (-1.12, -0.014, 0.02), (1.12, -0.004, 0.34), floor, 0)


def gantry(asm, rng, width=2.2, height=2.7):
    """Test portal: two posts on feet, one beam bolted between them, lamp, screen and cable."""
    blue, steel = mat.paint("2C5A73", 0.45), mat.steel("B9C1C6", 0.35)
    half = width / 2
    boxes(asm, [((x - 0.06, -0.06, 0.02), (x + 0.06, 0.06, height)) for x in (-half, half)], blue, 0.006)
    boxes(asm, [((x - 0.16, -0.16, 0), (x + 0.16, 0.16, 0.022)) for x in (-half, half)], steel, 0.003)
    box(asm, (-half - 0.062, -0.062, height - 0.13), (half + 0.062, 0.062, height + 0.03), blue, 0.006)
    boxes(asm, [((x - 0.075, -0.075, height - 0.22), (x + 0.075, 0.075, height - 0.10)) for x in (-half, half)], steel, 0.004)
    rod(asm, (half, 0, height + 0.03), 0.045, 0.14, mat.glow("57C98C", 1.6), segments=40)
    box(asm, (-half - 0.17, -0.13, 1.25), (-half + 0.17, -0.07, 1.5), mat.plastic("22303B", 0.45), 0.01)
    p.display(asm, -half - 0.15, 1.27, 0.30, 0.21, -0.1305, "−80.1", "°C")
    hang = p.arc_path([(0.2, 0, height - 0.13), (0.2, 0, height - 0.45), (0.32, 0.02, height - 0.62)], 0.06)
    p.tubes(asm, [hang], 0.012, mat.rubber("2A343B"), resolution=4)


def switchboard(asm, rng, columns=4, rows=5):
    """Electricity meters behind an open door, each with its figure, above a row of breakers."""
    pitch, tall = 0.17, 0.22
    wide = columns * pitch + 0.14
    high = rows * tall + 0.40
    steel = mat.enamel("C9D0D4")
    p.shell(asm, (-wide / 2, -0.24, 0.0), (wide / 2, 0.0, high), (0.025, 0.025, 0.025, 0.025), 0.18, steel, mat.paint("DDE3E6", 0.5), 0.004)
    with asm.turned((-wide / 2, -0.24, 0), -112):
        box(asm, (0, -0.02, 0), (wide, 0.0, high), steel, 0.005)
        box(asm, (wide * 0.3, -0.0, high * 0.5), (wide * 0.7, 0.002, high * 0.78), mat.paint("F7F7F3", 0.7), 0)
    face = -0.12
    for j in range(rows):
        rail = 0.30 + j * tall
        box(asm, (-wide / 2 + 0.05, face + 0.03, rail + 0.06), (wide / 2 - 0.05, face + 0.05, rail + 0.095), mat.steel("AEB7BC", 0.35), 0)
        for i in range(columns):
            x = -wide / 2 + 0.08 + i * pitch
            box(asm, (x, face - 0.03, rail), (x + 0.145, face + 0.04, rail + 0.165), mat.plastic("EDF0F1", 0.4), 0.006)
            box(asm, (x + 0.012, face - 0.0325, rail + 0.075), (x + 0.133, face - 0.02, rail + 0.150), mat.screen(), 0.002)
            p.text(asm, f"{rng.uniform(2, 98):.1f}", 0.042, (x + 0.122, face - 0.0332, rail + 0.097), mat.glow("A9E4B8", 1.4), align="RIGHT")
            rod(asm, (x + 0.03, face - 0.033, rail + 0.035), 0.006, 0.004, mat.glow("F0592A" if rng.random() < 0.3 else "3FBF86", 2), axis="Y", segments=24)
    breakers = [((-wide / 2 + 0.06 + k * 0.036, face - 0.02, 0.06), (-wide / 2 + 0.094 + k * 0.036, face + 0.04, 0.17)) for k in range(int((wide - 0.12) / 0.036))]
    boxes(asm, breakers, mat.plastic("DCE2E5", 0.45), 0.003)
    boxes(asm, [((a[0] + 0.010, face - 0.034, 0.10), (b[0] - 0.010, face - 0.01, 0.125)) for a, b in breakers], mat.plastic("22303B", 0.5), 0.002)


def sign_wall(asm, rng, width=4.2, height=2.9, figure="−86°", colour="14324A"):
    """Back wall of a fair stand: the word mark and a lit figure."""
    box(asm, (-width / 2, 0, 0), (width / 2, 0.14, height), mat.paint(colour, 0.5), 0.004)
    p.wordmark(asm, min(1.3, width * 0.34), (-width * 0.42, -0.004, height * 0.76), mat.glow("F4FAFF", 1.6))
    p.text(asm, figure, height * 0.24, (width * 0.42, -0.004, height * 0.68), mat.glow(mat.FROST, 2.0), align="RIGHT")
    box(asm, (-width / 2, -0.03, height - 0.05), (width / 2, 0.0, height), mat.glow("EAF6FC", 3.0), 0)


def carpet(asm, rng, width=2.4, length=20.0, colour="1F5F86"):
    box(asm, (-width / 2, 0, 0.0), (width / 2, length, 0.006), mat.paint(colour, 0.95), 0)


def hose(asm, rng, start=(0, 0, 2.2), end=(0.2, 0, 1.1), reach=0.7):
    """Insulated hose from a valve above to the neck of a vessel; its end is white with frost."""
    frost = mat.paint("F4F8FA", 0.9)
    middle = (start[0] * 0.5 + end[0] * 0.5 + reach * 0.2, min(start[1], end[1]) - 0.1, (start[2] + end[2]) / 2 + 0.15)
    path = p.arc_path([tuple(start), (start[0], start[1], start[2] - 0.2), middle, (end[0], end[1], end[2] + 0.35), tuple(end)], 0.14, 8)
    p.tubes(asm, [path], 0.022, mat.steel("B9C1C6", 0.35), resolution=5)
    p.tubes(asm, [path[-9:]], 0.028, frost, resolution=5)
    rod(asm, (start[0], start[1], start[2] - 0.04), 0.035, 0.08, mat.steel("C9A86A", 0.3), segments=6)


def open_chamber(asm, rng, figure="−5.0", width=2.6, depth=3.0, height=2.6):
    """Climate chamber with its door open: lit steel inside, a grating of air at the back, the temperature over the door."""
    half, wall = width / 2, mat.paint("E3E9EC", 0.4)
    steel = mat.brushed_steel("X", "C9CFD3")
    boxes(asm, [((-3.6, 0, 0), (-half, 0.12, 3.4)), ((half, 0, 0), (3.6, 0.12, 3.4)), ((-half - 0.001, 0, height), (half + 0.001, 0.12, 3.4))], wall, 0.002)
    boxes(asm, [((-half - 0.09, -0.03, 0), (-half + 0.006, 0.14, height + 0.09)), ((half - 0.006, -0.03, 0), (half + 0.09, 0.14, height + 0.09)), ((-half - 0.089, -0.03, height - 0.006), (half + 0.089, 0.139, height + 0.089))], steel, 0.004)
    skin = mat.satin("DDE3E6")
    inside = [((-half - 0.3, 0.12, -0.02), (-half - 0.2, depth, height + 0.2)), ((half + 0.2, 0.12, -0.02), (half + 0.3, depth, height + 0.2))]
    inside += [((-half - 0.3, depth, 0), (half + 0.3, depth + 0.1, height + 0.2)), ((-half - 0.3, 0.12, height + 0.15), (half + 0.3, depth, height + 0.25))]
    boxes(asm, inside, skin, 0)
    box(asm, (-half - 0.3, 0.05, 0.001), (half + 0.3, depth, 0.02), steel, 0)
    boxes(asm, [((-half - 0.1, depth - 0.03, 1.75 + k * 0.06), (half + 0.1, depth + 0.01, 1.78 + k * 0.06)) for k in range(9)], mat.paint("8FA0AA", 0.5), 0.002)
    for x in (-half * 0.55, half * 0.55):
        box(asm, (x - 0.06, 0.5, height + 0.13), (x + 0.06, depth - 0.5, height + 0.151), mat.glow("F4FBFF", 9.0), 0)
    p.lamp(asm, (0, depth * 0.45, height + 0.1), (0, depth * 0.5, 0), (width * 0.8, depth * 0.6), 70, "F4FBFF")
    with asm.turned((half + 0.06, -0.03, 0), 68):
        box(asm, (0.02, -0.14, 0.03), (width * 0.62, -0.02, height + 0.04), mat.enamel("EDF1F2"), 0.02, 4)
        p.bar_handle(asm, width * 0.55, 0.9, 1.4, -0.02, mat.steel("AEB7BC", 0.25), -0.06, 0.015)
    p.display(asm, -0.42, height + 0.20, 0.84, 0.36, -0.002, figure, "°C", trend=False)


def oxygen(asm, rng, figure="20.9"):
    """Monitor for oxygen on a wall: figure, sign of the gas, lamp above."""
    box(asm, (-0.26, -0.09, 0), (0.26, 0.0, 0.36), mat.plastic("EDF0F1", 0.4), 0.02, 4)
    box(asm, (-0.225, -0.094, 0.10), (0.225, -0.08, 0.325), mat.screen(), 0.006)
    light = mat.glow(mat.FROST, 1.8)
    p.text(asm, figure, 0.128, (-0.205, -0.0945, 0.165), light)
    p.text(asm, "% O", 0.078, (0.042, -0.0945, 0.165), light, font="host-grotesk.ttf")
    p.text(asm, "2", 0.050, (0.158, -0.0945, 0.150), light, font="host-grotesk.ttf")
    rod(asm, (0.20, -0.094, 0.05), 0.012, 0.006, mat.glow("3FBF86", 3.0), axis="Y", segments=32)
    for k in range(3):
        rod(asm, (-0.20 + k * 0.05, -0.093, 0.05), 0.014, 0.006, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
    rod(asm, (0, -0.045, 0.36), 0.05, 0.02, mat.plastic(mat.INK, 0.4), segments=48)
    p.lathe(asm, p.rounded([(0.042, 0.38), (0.042, 0.43), (0.026, 0.46), (0, 0.46)], 0.014), mat.plastic("E4572B", 0.2), (0, -0.045), 64)
    p.tubes(asm, [[(0.20, -0.03, 0.36), (0.20, -0.02, 1.4)]], 0.010, mat.plastic("DDE3E6", 0.4), resolution=4)


def desk_lamp(asm, rng):
    """Lamp with a jointed arm, lit."""
    dark = mat.paint("22303B", 0.4)
    rod(asm, (0, 0, 0), 0.085, 0.018, dark, bevel=0.006)
    p.tubes(asm, [p.arc_path([(0, 0, 0.01), (-0.05, 0.02, 0.30), (0.20, -0.02, 0.47)], 0.03)], 0.007, dark, resolution=5)
    with asm.turned((0.20, -0.02, 0.47), 18, "Y"):
        p.lathe(asm, p.rounded([(0.02, 0.05), (0.035, 0.03), (0.085, -0.06), (0.080, -0.06)], 0.015), dark, segments=64)
        p.lathe(asm, [(0, -0.045), (0.066, -0.045)], mat.glow("FFE9C8", 9.0), segments=48)
    p.lamp(asm, (0.20, -0.02, 0.40), (0.24, -0.06, 0), (0.10, 0.10), 5.0, "FFE4BC")


def mug(asm, rng, colour="E9EDEF"):
    p.lathe(asm, p.rounded([(0, 0), (0.038, 0), (0.041, 0.095), (0.037, 0.095), (0.034, 0.008), (0, 0.008)], 0.006), mat.plastic(colour, 0.25), segments=64)
    p.lathe(asm, [(0, 0.078), (0.0365, 0.078)], mat.plastic("2A1A10", 0.1), segments=48)
    p.tubes(asm, [p.arc_path([(0.038, 0, 0.078), (0.066, 0, 0.074), (0.066, 0, 0.03), (0.039, 0, 0.024)], 0.016)], 0.006, mat.plastic(colour, 0.25), resolution=5)


def reefer(asm, rng, depth=12.0, width=2.5, height=2.6, figure="5.0"):
    """The inside of a refrigerated load space: white ribs, floor of T-bars, air duct, cooling unit at the far end."""
    half, white = width / 2, mat.paint("F0F4F5", 0.4)
    boxes(asm, [((side * half - 0.02 if side > 0 else -half - 0.01, y, 0.3), (half + 0.01 if side > 0 else -half + 0.02, y + 0.03, height - 0.06)) for side in (-1, 1) for y in (0.6 * k for k in range(-6, int(depth / 0.6)))], mat.paint("DCE4E8", 0.4), 0.002)
    boxes(asm, [((-half - 0.01, -4, 0), (-half + 0.03, depth, 0.3)), ((half - 0.03, -4, 0), (half + 0.01, depth, 0.3))], mat.brushed_steel("X", "B9C1C6"), 0.003)
    boxes(asm, [((-half + 0.05 + k * 0.062, -4, 0), (-half + 0.085 + k * 0.062, depth, 0.014)) for k in range(int((width - 0.08) / 0.062))], mat.steel("AEB7BC", 0.4), 0)
    box(asm, (-half + 0.35, depth - 0.5, 0.25), (half - 0.35, depth + 0.01, height - 0.45), mat.satin("DDE3E6"), 0.01)
    p.louvres(asm, -half + 0.5, half - 0.5, height - 0.85, height - 0.5, depth - 0.51, white, 6)
    p.display(asm, -0.34, height - 0.40, 0.68, 0.28, depth - 0.52, figure, "°C", trend=False)
    box(asm, (-0.55, -4, height - 0.05), (0.55, depth - 0.6, height + 0.01), mat.plastic("DCE4E8", 0.6), 0.01)
    for x in (-0.85, 0.85):
        box(asm, (x - 0.03, -3.0, height - 0.025), (x + 0.03, depth - 0.4, height - 0.008), mat.glow("F4FBFF", 6.0), 0)
        p.lamp(asm, (x, depth * 0.3, height - 0.06), (x * 0.6, depth * 0.3, 0), (0.1, depth * 0.8), 120, "F4FBFF")


def stage(asm, rng, width=7.0, height=3.0):
    """Back wall of a stage under warm and cold washes of light, curtain folds at both sides."""
    box(asm, (-width * 0.28, -0.06, 0.4), (width * 0.28, 0.0, height), mat.paint("2A5676", 0.7), 0.004)
    for k, colour in enumerate(("FFD2A0", "9CC8EC", "FFD2A0")):
        x = (k - 1) * width * 0.2
        p.lamp(asm, (x, -0.5, height - 0.1), (x, -0.05, height * 0.3), (0.2, 0.2), 26, colour)
    for k in range(9):
        x = (k - 4) * width * 0.06
        rod(asm, (x, -0.34, height * 0.56), 0.05, 0.10, mat.glow("FFE2B8", 5), axis="Y", segments=32)
    folds = []
    for side in (-1, 1):
        for k in range(14):
            x = side * (width * 0.30 + 0.04 + k * 0.105)
            folds.append([(x, -0.05 - 0.035 * (k % 2), 0), (x, -0.05 - 0.035 * (k % 2), height + 0.6)])
    p.tubes(asm, folds, 0.062, mat.paint("1B3A53", 0.95), resolution=6)


def pedestal(asm, rng, height=1.0, width=0.46, colour="F4F6F6"):
    """Base for a single piece under a spot of light."""
    box(asm, (-width / 2, 0, 0), (width / 2, width, height), mat.enamel(colour), 0.006)
    p.lamp(asm, (-0.6, -1.2, height + 2.2), (0, width / 2, height), (0.3, 0.3), 52, "FFF4E4")
    p.lamp(asm, (0.7, 0.6, height + 1.6), (0, width / 2, height + 0.1), (0.3, 0.3), 30, "EAF6FF")


def bunting(asm, rng, length=8.0, height=2.9):
    """Pennants on a line below the ceiling."""
    line, flags = [], []
    for k in range(61):
        t = k / 60
        line.append((-length / 2 + length * t, 0, height - 0.16 * math.sin(math.pi * ((t * 3) % 1))))
    p.tubes(asm, [line], 0.003, mat.paint("F4F4F0", 0.7))
    for k in range(2, 60, 3):
        (x, y, z), tone = line[k], rng.choice(("1F6E96", "F0592A", "E9EDEF", "8FBBD0"))
        p.mesh(asm, "flag", [(x - 0.09, y, z), (x + 0.09, y, z), (x, y - 0.02, z - 0.24)], [(0, 1, 2)], mat.paint(tone, 0.8), smooth=False)


def console(asm, rng, width=2.2, screens=2, alarm=False):
    """Desk whose screens face the viewer, with a keyboard and an empty chair half turned away."""
    grey = mat.steel("AEB7BC", 0.35)
    box(asm, (-width / 2, 0, 0.72), (width / 2, 0.85, 0.75), timber(), 0.004)
    for x in (-width / 2 + 0.06, width / 2 - 0.10):
        boxes(asm, [((x, 0.06, 0), (x + 0.04, 0.10, 0.72)), ((x, 0.76, 0), (x + 0.04, 0.80, 0.72))], grey, 0.003)
    for k in range(screens):
        with asm.turned((-width / 2 + width * (k + 0.5) / screens, 0.52, 0.75), 8 * (screens - 1) * (1 - 2 * k / max(1, screens - 1))):
            fittings.monitor(asm, 0, 0, 0)
    with asm.turned((width * 0.30, -0.55, 0), 150):
        furniture.chair(asm, 0, 0)


def vial_tray(asm, rng, columns=7, rows=4):
    """Tray of filled vials: glass with a label, an aluminium crimp and a coloured cap; two are out of line."""
    wide, deep, t = columns * 0.030 + 0.022, rows * 0.030 + 0.022, 0.0025
    white, x = mat.plastic("DFE7EA", 0.34), columns * 0.015 + 0.011
    boxes(asm, [((-x, 0, 0.001), (x, t, 0.022)), ((-x, deep - t, 0.001), (x, deep, 0.022)), ((-x, 0.001, 0), (-x + t, deep - 0.001, 0.0215)), ((x - t, 0.001, 0), (x, deep - 0.001, 0.0215)), ((-x + 0.001, 0.001, 0.0005), (x - 0.001, deep - 0.001, 0.0035))], white, 0.0009)
    p.tubes(asm, [[(u, v, 0.022) for u, _, v in p.ring_path(-x, x, 0, deep, 0, 0.008)]], 0.0026, white, closed=True, resolution=4)
    for j in range(rows):
        tone = "D9532F" if j == 1 else "2C7FA8"
        for i in range(columns):
            if (i, j) == (columns - 2, 0):
                continue
            kind = rng.randrange(3)
            at = (-wide / 2 + 0.026 + 0.030 * i + rng.uniform(-0.0012, 0.0012), 0.026 + 0.030 * j + rng.uniform(-0.0012, 0.0012), 0.0036)
            with asm.turned(at, rng.uniform(-35, 35)):
                printing.shared(asm, f"vial{kind}-{tone}", lambda made, kind=kind, tone=tone: vaccine_vial(made, kind, tone))


def vaccine_vial(asm, kind, tone, radius=0.0112, tall=0.044):
    """Vial of 10 doses."""
    rng = random.Random(40 + kind)
    full = tall * 0.60
    vaccine = mat.principled("vaccine", "DDE6E6", 0.14, specular=0.5, clearcoat=0.8)
    p.lathe(asm, p.rounded([(0, 0.0012), (radius - 0.002, 0), (radius, 0.0015), (radius, full), (0, full + 0.0002)], 0.0015), vaccine, segments=40)
    shoulder = [(radius, full - 0.0003), (radius, tall * 0.66), (radius * 0.56, tall * 0.80), (radius * 0.56, tall * 0.87)]
    p.lathe(asm, p.rounded(shoulder, 0.003), mat.glass("EEF5F6", 0.5), segments=40)
    crimp = p.rounded([(radius * 0.54, tall * 0.845), (radius * 0.76, tall * 0.85), (radius * 0.76, tall * 0.985), (0, tall * 0.985)], 0.0008, 3)
    p.lathe(asm, crimp, mat.steel("D5DADD", 0.3), segments=40)
    cap = p.rounded([(radius * 0.5, tall * 0.98), (radius * 0.80, tall * 0.985), (radius * 0.80, tall * 1.055), (radius * 0.72, tall * 1.07), (0, tall * 1.07)], 0.0006, 3)
    p.lathe(asm, cap, mat.plastic(tone, 0.36), segments=40)
    wide = radius * 4.2
    surface = printing.around(radius + 0.0001, tall * 0.10)
    printing.label(asm, rng, wide, tall * 0.46, lambda u, v, lift: surface(u - wide * 0.45, v, lift), f"{rng.randrange(100, 999)}K{kind}", tone, step=0.0015, lift=0.0001)


def quick_logger(asm, rng, figure="5.1"):
    """Small logger lying on a table, its figure readable from above."""
    box(asm, (-0.05, -0.035, 0), (0.05, 0.035, 0.018), mat.plastic("EEF2F4", 0.4), 0.006, 5)
    box(asm, (-0.042, -0.018, 0.0176), (0.042, 0.028, 0.0186), mat.screen(), 0.002)
    p.text(asm, figure, 0.026, (-0.036, -0.006, 0.0188), mat.glow(mat.FROST, 1.6), face=(0, 0, 0))


def stand_wall(asm, rng, width=4.0, height=2.8, colour="DCE6EB"):
    """Plain wall of a fair stand with the word mark, lit along its upper edge."""
    box(asm, (-width / 2, 0, 0), (width / 2, 0.14, height), mat.paint(colour, 0.5), 0.004)
    box(asm, (-width / 2, -0.03, height - 0.05), (width / 2, 0.0, height), mat.glow("EAF6FC", 3.0), 0)
