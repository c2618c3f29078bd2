"""Refrigerator of a milk bank, and the bottles in it."""
import materials as mat
import parts as p
from parts import rod

from . import cabinets


def refrigerator(traits, door=0):
    """The cabinet of the model with donated milk on its shelves."""
    traits.contents = "milk"
    return cabinets.reach_in(traits, door)


def bottles(asm, rng, columns=6, rows=3, tall=0.13):
    """Bottles of donated milk: cream-coloured to the neck, two labels, coloured caps by batch."""
    radius, pitch = tall * 0.215, tall * 0.47
    milk, clear, label = mat.plastic("F3EAD2", 0.35), mat.plastic("E9EFF0", 0.12), mat.paint("FBFBF8", 0.55)
    body = p.rounded([(0, 0), (radius, 0), (radius, tall * 0.62), (radius * 0.62, tall * 0.76)], 0.006)
    neck = [(radius * 0.64, tall * 0.74), (radius * 0.62, tall * 0.84)]
    for i in range(columns):
        cap = mat.plastic(rng.choice(("E2B84A", "7FB4C8", "C97F8E", "F2F4F4")), 0.4)
        for j in range(rows):
            centre = (-columns * pitch / 2 + pitch * (i + 0.5), pitch * (j + 0.5))
            p.lathe(asm, body, milk, centre, 28)
            p.lathe(asm, neck, clear, centre, 28)
            rod(asm, (*centre, tall * 0.82), radius * 0.82, tall * 0.16, cap, segments=28)
            p.lathe(asm, [(radius + 0.0006, tall * 0.12), (radius + 0.0006, tall * 0.52)], label, centre, 28)
    return columns * pitch, rows * pitch
