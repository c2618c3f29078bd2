"""What keeps walls and floors of a store clean and whole: coving and rails against trolleys. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes


def coving(asm, rng, length=10.0, tone="83898C", radius=0.09):
    """The floor runs up the wall in a curve, from the wall at y = 0 towards -y, along x."""
    steps = 8
    curve = [(-radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * k / steps for k in range(steps + 1))]
    curve = [(-radius - 0.02, 0.0008), *((y - 0.0135, z + 0.0008) for y, z in curve), (-0.0135, radius + 0.03)]
    verts = [(x, y, z) for x in (-length / 2, length / 2) for y, z in curve]
    n = len(curve)
    p.mesh(asm, "coving", verts, [(k, k + n, k + n + 1, k + 1) for k in range(n - 1)], mat.paint(tone, 0.22))


def wall_guard(asm, rng, length=6.0, tone="6E7F88", heights=(0.32, 0.92), tall=0.15):
    """Rails of hard plastic with rounded ends on dark feet, grazed where trolleys met them."""
    rail, foot, graze = mat.plastic(tone, 0.4), mat.plastic("2A343B", 0.5), mat.paint("B9C1C4", 0.7)
    for low in heights:
        box(asm, (-length / 2, -0.048, low), (length / 2, -0.016, low + tall), rail, 0.012, 4)
        count = max(2, round(length / 0.8))
        boxes(asm, [((x - 0.03, -0.018, low + 0.03), (x + 0.03, 0.001, low + tall - 0.03)) for x in (-length / 2 + length * (k + 0.5) / count for k in range(count))], foot, 0.003)
        marks = []
        for _ in range(int(length * 2)):
            x, z, wide = rng.uniform(-length / 2, length / 2 - 0.3), low + rng.uniform(0.03, tall - 0.03), rng.uniform(0.05, 0.28)
            marks.append(((x, -0.0486, z), (x + wide, -0.0470, z + rng.uniform(0.0012, 0.004))))
        boxes(asm, marks, graze, 0)
