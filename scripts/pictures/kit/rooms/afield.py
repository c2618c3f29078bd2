"""What lies about where people work in the open: a table of planks, a coil of rope, a woven cloth. Built like furniture."""
import math

import materials as mat
import parts as p
from parts import box, boxes

from . import weathered
from .cloth import fabric


def plank_table(asm, rng, length=1.6, depth=0.7, height=0.74, colour="8A7257"):
    """Four worn planks on two trestles."""
    wood = weathered.boards(colour, "6E6152", "X")
    wide = depth / 4
    for k in range(4):
        a, b = rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03)
        box(asm, (-length / 2 + a, wide * k + 0.003, height - 0.04 + 0.001 * k), (length / 2 + b, wide * (k + 1) - 0.003, height + 0.001 * (k % 2)), wood, 0.004)
    for x in (-length * 0.38, length * 0.38):
        posts = [((x - 0.03, y, 0), (x + 0.03, y + 0.06, height - 0.12)) for y in (0.06, depth - 0.12)]
        boxes(asm, [*posts, ((x - 0.035, 0.02, height - 0.121), (x + 0.035, depth - 0.02, height - 0.039))], weathered.boards(colour), 0.003)


def rope(asm, rng, radius=0.14, turns=4, thick=0.011):
    """A coil that was thrown down; its end runs out."""
    steps, path = 40, []
    for k in range(turns * steps):
        angle, turn = math.tau * k / steps, k / steps
        out = radius + 0.012 * math.sin(2 * angle + turn) + 0.008 * rng.uniform(-0.2, 0.2) + 0.012 * (turn % 2)
        path.append((out * math.cos(angle), out * math.sin(angle), thick * (1 + 1.6 * (turn // 2)) + 0.004 * math.sin(3 * angle + turn)))
    x, y, _ = path[-1]
    path += [(x + 0.02 * k, y + 0.028 * k, thick + (path[-1][2] - thick) * max(0, 1 - k / 4)) for k in range(1, 12)]
    hemp = mat.paint("A58E66", 0.9)
    if "strands" not in hemp:
        mat.add_bump(hemp, 260, 0.5)
        hemp["strands"] = True
    p.tubes(asm, [path], thick, hemp, resolution=4)


def woven_cloth(asm, rng, wide=0.5, lying=0.3, falling=0.34, tones=("8C3B2E", "D8C7A0", "2E5A66", "D8C7A0")):
    """Striped cloth over the front edge of a table whose top is z = 0 and edge y = 0."""
    seed, rows, columns = rng.uniform(0, 9), 30, 56
    length = lying + falling
    stripes = [k % len(tones) for k in range(14)]

    def at(i, j):
        u, s = i / columns - 0.5, j / rows * length - falling
        fold = math.sin(u * 17 + seed) + 0.5 * math.sin(u * 41 + 2 * seed)
        if s >= 0:
            return (u * wide, s, 0.005 + 0.003 * (1 + math.sin(u * 11 + s * 23 + seed)))
        drop = -s / falling
        return (u * wide * (1 - 0.06 * drop), -0.008 - 0.020 * drop * (1 + 0.7 * fold), 0.006 + s + 0.012 * drop * math.sin(u * 5))

    verts = [at(i, j) for j in range(rows + 1) for i in range(columns + 1)]
    for tone in range(len(tones)):
        faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns) if stripes[i * len(stripes) // columns] == tone]
        p.mesh(asm, "cloth", verts, faces, fabric(tones[tone]))
