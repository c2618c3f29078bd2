"""What measures: sensors in a cabinet, loggers, baths, wired meters. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes, rod

DARK = "22303B"


def mapping(asm, rng, half=0.24, levels=(0.50, 0.80, 1.10, 1.40, 1.66), out=(0.9, -0.6, 0.86), shelves=()):
    """Sensors on the shelves of an open cabinet; their leads run over the shelf edges and down the frame to a logger at `out`.
    Where the heights of the `shelves` are known, the sensors hang from the rails in front of what lies below."""
    if shelves:
        hung(asm, rng, half, shelves, out)
        return
    spots = [(x, y, z) for z in levels for x, y in ((-half * 0.7, 0.14), (half * 0.5, 0.30), (half * 0.1, 0.08))]
    for k, (x, y, z) in enumerate(spots):
        rod(asm, (x, y, z - 0.04), 0.0075, 0.075, mat.steel("D2D8DB", 0.2), segments=24)
        rod(asm, (x, y, z + 0.035), 0.0105, 0.045, mat.plastic("1F6E96", 0.4), bevel=0.003, segments=40)
        rod(asm, (x, y, z + 0.078), 0.0045, 0.016, mat.rubber("20282E"), segments=24)
        box(asm, (x - 0.012, y - 0.0125, z + 0.046), (x + 0.012, y - 0.0110, z + 0.066), mat.paint("F6F6F1", 0.6), 0.0005)
        p.text(asm, f"{k + 1}", 0.013, (x, y - 0.0127, z + 0.0512), mat.paint(mat.INK), "CENTER")
        side, row = half + 0.012 + 0.004 * (k % 4), 0.0035 * (k // 4)
        jack = (out[0] - 0.11 + 0.0157 * k, out[1] + 0.07, out[2] + 0.03)
        front, tie = (x * 0.75 + 0.04, 0.014 - row, z + 0.058), (side, -0.008 - row, z - 0.05 - 0.012 * (k % 3))
        inside = p.arc_path([(x, y, z + 0.08), (x, y, z + 0.10), ((x + front[0]) / 2, y * 0.6, z + 0.092), front], 0.02)
        low = (side + 0.004, -0.010 - row, 0.60)
        floor = hanging(low, (jack[0], jack[1] + 0.05, jack[2]), rng.uniform(0.16, 0.34))
        path = [*inside, *hanging(front, tie, rng.uniform(0.05, 0.11))[1:], *floor, jack]
        p.tubes(asm, [path], 0.0026, mat.rubber(("2A343B", "DDE1E2", "1F6E96", "C9825A")[k % 4]), resolution=4)
    for z in (0.62, 1.0, 1.36):
        box(asm, (half - 0.004, -0.026, z), (half + 0.040, 0.002, z + 0.028), mat.paint("E9E3CF", 0.7), 0.001)
    with asm.turned(out, 0):
        channels(asm, rng, len(spots))


def hung(asm, rng, half, shelves, out, rail=0.127):
    """Sensors on their own leads, tied to the front rail of each shelf."""
    number, white = 0, mat.paint("F6F6F1", 0.6)
    for z in shelves:
        for j, share in enumerate((-0.66, -0.02, 0.58)):
            x, drop, number = half * share + rng.uniform(-0.03, 0.03), rng.uniform(0.035, 0.075), number + 1
            with asm.turned((x, rail, z), rng.uniform(-4, 4), "Y"):
                sensor(asm, drop, number, white)
            box(asm, (x - 0.005, rail - 0.006, z - 0.008), (x + 0.005, rail + 0.012, z + 0.006), mat.plastic("20282E", 0.5), 0.002)
            side, row = half + 0.012 + 0.004 * j, 0.0035 * (number // 3)
            jack = (out[0] - 0.11 + 0.0130 * (number - 1), out[1] + 0.07, out[2] + 0.03)
            along = hanging((x, rail - 0.004, z + 0.002), (half - 0.012, rail - 0.022, z - 0.006), 0.018 + 0.012 * j)
            down = [(side, -0.008 - row, z - 0.07 - 0.02 * j), (side + 0.004, -0.010 - row, 0.60)]
            slack = hanging(down[1], (jack[0], jack[1] + 0.05, jack[2]), rng.uniform(0.16, 0.34))
            path = [*along, *p.arc_path([along[-1], (half + 0.002, 0.04, z - 0.03), *down], 0.03), *slack[1:], jack]
            p.tubes(asm, [path], 0.0024, mat.rubber(("2A343B", "DDE1E2", "1F6E96", "C9825A")[number % 4]), resolution=4)
    for z in (0.70, 0.96, 1.20, 1.42):
        box(asm, (half + 0.004, -0.036, z), (half + 0.030, 0.001, z + 0.020), mat.paint("E9E3CF", 0.7), 0.001)
    with asm.turned(out, 0):
        channels(asm, rng, number)


def sensor(asm, drop, number, white):
    """Steel probe on its lead, with a flag that bears its number."""
    p.tubes(asm, [[(0, -0.004, 0), (0.001, -0.005, -drop / 2), (0, -0.004, -drop)]], 0.0024, mat.rubber("2A343B"), resolution=4)
    rod(asm, (0, -0.004, -drop - 0.044), 0.0068, 0.046, mat.plastic("1F6E96", 0.4), bevel=0.002, segments=40)
    rod(asm, (0, -0.004, -drop - 0.112), 0.0034, 0.070, mat.steel("D2D8DB", 0.2), bevel=0.001, segments=24)
    box(asm, (-0.001, -0.0085, -drop + 0.008), (0.023, -0.0078, -drop + 0.026), white, 0)
    p.text(asm, f"{number}", 0.012, (0.012, -0.0088, -drop + 0.0125), mat.paint(mat.INK), "CENTER")


def hanging(start, end, sag, count=16):
    """Points of a lead that hangs between two places by its weight."""
    at = lambda t: tuple(a + (b - a) * t for a, b in zip(start, end))
    return [(x, y, z - 4 * sag * t * (1 - t)) for t in (k / count for k in range(count + 1)) for x, y, z in [at(t)]]


def port(asm, rng, count=8, out=(0.7, -0.3, -0.66)):
    """Leads through the test port in the right-hand side of a freezer, in a bundle to a logger at `out`."""
    rod(asm, (-0.004, 0, 0), 0.032, 0.016, mat.plastic("C3CCD1", 0.5), axis="X", segments=40)
    rod(asm, (0.008, 0, 0), 0.020, 0.010, mat.rubber("2A333A"), axis="X", segments=40)
    for k in range(count):
        a = 2 * math.pi * k / count
        y, z = 0.010 * math.cos(a), 0.010 * math.sin(a)
        jack = (out[0] - 0.10 + 0.2 * k / (count - 1), out[1] + 0.07, out[2] + 0.03)
        path = [(0.010, y, z), (0.10, y, z - 0.01), (0.17, y - 0.02, z - 0.34), (out[0] - 0.30, out[1] + 0.26 + y, out[2] + 0.014), (jack[0], jack[1] + 0.10, out[2] + 0.016), jack]
        p.tubes(asm, [p.arc_path(path, 0.07)], 0.0032, mat.rubber(("2A343B", "E4E8EA", "1F6E96")[k % 3]), resolution=3)
    with asm.turned(out, 0):
        channels(asm, rng, count)


def channels(asm, rng, count=12):
    """Logger with a socket for each sensor at its back and a screen on top."""
    box(asm, (-0.14, -0.10, 0), (0.14, 0.075, 0.055), mat.plastic("E4E8EA", 0.4), 0.010, 4)
    box(asm, (-0.125, -0.075, 0.05), (0.06, 0.03, 0.0562), mat.screen(), 0.002)
    bars = [((-0.115 + 0.011 * k, -0.065, 0.0563), (-0.108 + 0.011 * k, -0.065 + 0.03 + 0.035 * abs(math.sin(k * 1.7)), 0.0566)) for k in range(min(count, 15))]
    boxes(asm, bars, mat.glow(mat.FROST, 1.4), 0)
    for k in range(3):
        rod(asm, (0.09, -0.055 + 0.035 * k, 0.054), 0.009, 0.005, mat.plastic("8FA0AA", 0.4), segments=24)


def instrument_shelf(asm, rng, length=2.2, height=1.32):
    """Wall shelf with measuring instruments, glassware and folders."""
    box(asm, (-length / 2, -0.32, height), (length / 2, 0, height + 0.025), mat.plastic("F1F4F5", 0.35), 0.003)
    x = -length / 2 + 0.05
    while x < length / 2 - 0.34:
        kind, z = rng.random(), height + 0.025
        if kind < 0.45:
            wide, tall = rng.uniform(0.24, 0.34), rng.uniform(0.11, 0.19)
            box(asm, (x, -0.29, z + 0.008), (x + wide, -0.02, z + tall), mat.plastic(rng.choice(("DDE3E6", "C9BFA8", "3A464E")), 0.45), 0.008, 4)
            p.display(asm, x + 0.02, z + tall * 0.42, wide * 0.5, tall * 0.42, -0.2905, f"{rng.uniform(1, 99):.2f}", "", trend=False)
            for k in range(3):
                rod(asm, (x + wide * (0.66 + 0.11 * k), -0.305, z + tall * 0.5), 0.012, 0.016, mat.plastic(DARK, 0.5), axis="Y", segments=24)
            x += wide + 0.03
        elif kind < 0.75:
            for _ in range(rng.choice((2, 3))):
                r, tall = rng.uniform(0.03, 0.05), rng.uniform(0.13, 0.24)
                p.lathe(asm, p.rounded([(0, z), (r, z), (r, z + tall * 0.7), (r * 0.4, z + tall * 0.86), (r * 0.42, z + tall)], 0.012), mat.plastic(rng.choice(("DCE8EC", "8C5A2E", "DCE8EC")), 0.12), (x + r, -0.15), 40)
                x += 2 * r + 0.02
        else:
            for _ in range(3):
                box(asm, (x, -0.29, z), (x + 0.066, -0.02, z + 0.31), mat.paint(rng.choice(("1F6E96", "E9EDEF", "35526B")), 0.55), 0.003)
                x += 0.07
            x += 0.04


def wiring(asm, rng, columns=4, rows=5):
    """Slotted ducts and coloured wires between the meters of a `switchboard` in the same place, and a strip of terminals."""
    pitch, tall, face = 0.17, 0.22, -0.12
    half = (columns * pitch + 0.14) / 2
    grey, wires = mat.plastic("AEB9BF", 0.55), {}
    for j in range(rows):
        rail = 0.30 + j * tall
        low = rail - 0.050
        box(asm, (-half + 0.03, face - 0.012, low), (half - 0.03, face + 0.05, low + 0.036), grey, 0.001)
        slots = [((-half + 0.04 + 0.012 * k, face - 0.0126, low + 0.006), (-half + 0.045 + 0.012 * k, face, low + 0.030)) for k in range(int((half * 2 - 0.08) / 0.012))]
        boxes(asm, slots, mat.paint("5A666E", 0.8), 0)
        for i in range(columns):
            x = -half + 0.08 + i * pitch
            for k, colour in enumerate(("6B4226", "1B2429", "8A8F92", "2B6FB5")):
                wx = x + 0.022 + 0.033 * k
                wires.setdefault(colour, []).append(p.arc_path([(wx, face - 0.018, rail + 0.006), (wx, face - 0.034, rail - 0.004), (wx + rng.uniform(-0.006, 0.006), face - 0.030, rail - 0.022), (wx, face, rail - 0.030)], 0.010))
            box(asm, (x + 0.060, face - 0.0312, rail + 0.022), (x + 0.128, face - 0.02, rail + 0.048), mat.paint("F2E9A8", 0.7), 0)
    for colour, paths in wires.items():
        p.tubes(asm, paths, 0.0042, mat.plastic(colour, 0.4), resolution=3)


def pressures(asm, rng, figures=("−15", "−30", "−30", "−45", "−60", "−15"), warning=3):
    """Display on the wall behind with the pressure of six rooms, in order; the one that changes has another colour."""
    wide, tall = 0.34, 0.46
    box(asm, (-wide / 2, -0.034, 0), (wide / 2, 0, tall), mat.plastic("E2E7E9", 0.4), 0.012, 5)
    box(asm, (-wide / 2 + 0.016, -0.0355, 0.058), (wide / 2 - 0.016, -0.02, tall - 0.016), mat.screen(), 0.003)
    front, row = -0.0360, (tall - 0.098) / len(figures)
    rule = [((-wide / 2 + 0.030, front + 0.0002, 0.070 + row * k), (wide / 2 - 0.030, front + 0.0006, 0.0706 + row * k)) for k in range(1, len(figures))]
    boxes(asm, rule, mat.lit("29404E", 0.5), 0)
    for k, value in enumerate(figures):
        low = tall - 0.028 - row * (k + 1)
        tone = mat.lit("E2A33A" if k == warning else "3FBF86", 1.1)
        box(asm, (-wide / 2 + 0.026, front - 0.0002, low + row * 0.20), (-wide / 2 + 0.034, front + 0.0008, low + row * 0.80), tone, 0.0003)
        p.text(asm, f"{k + 1}", row * 0.42, (-wide / 2 + 0.048, front, low + row * 0.36), mat.lit("8FAFBD", 0.8))
        p.text(asm, value, row * 0.62, (wide / 2 - 0.078, front, low + row * 0.28), tone if k == warning else mat.lit(mat.FROST, 1.5), align="RIGHT")
        p.text(asm, "Pa", row * 0.30, (wide / 2 - 0.070, front, low + row * 0.28), mat.lit("8FAFBD", 0.8))
        curve = [(-0.085 + 0.10 * j / 30, front - 0.0002, low + row * (0.5 + 0.10 * math.sin(j * 0.6 + k) + (0.012 * max(0, j - 20) if k == warning else 0)) + rng.uniform(-1, 1) * 0.0006) for j in range(31)]
        p.tubes(asm, [curve], 0.0006, tone if k == warning else mat.lit("6FA3B8", 0.8), resolution=1)
    p.wordmark(asm, 0.07, (-wide / 2 + 0.026, -0.0344, 0.022), mat.paint(mat.INK, 0.4))
    for k in range(3):
        rod(asm, (wide / 2 - 0.036 - 0.032 * k, -0.0375, 0.030), 0.009, 0.006, mat.plastic("B9C4CA", 0.4), axis="Y", segments=40)
    # Hoses of the sensors go up into the wall panel.
    p.tubes(asm, [[(x, -0.012, tall - 0.004), (x, -0.010, tall + 0.7)] for x in (-0.05, 0, 0.05)], 0.004, mat.rubber("C9D2D6"), resolution=4)


def magnets(asm, rng, apart=0.16, tones=("1F6E96", "22303B")):
    """Round magnets that hold a sheet on steel."""
    for k, tone in enumerate(tones):
        rod(asm, (apart * (k - (len(tones) - 1) / 2), -0.0105, 0.004 * k), 0.0105, 0.0085, mat.plastic(tone, 0.35), axis="Y", bevel=0.002, segments=40)
