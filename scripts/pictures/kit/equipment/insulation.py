"""A wall in section: each layer is cut back further than the one behind it."""
import materials as mat
import parts as p
from parts import Assembly, box

from .piece import Piece

HEIGHT = 0.46


def section(traits):
    """From the outside to the inside; the last layer is the liner."""
    asm = Assembly(traits.slug)
    layers = LAYERS.get(traits.series, ULTRA_LOW)
    depth = sum(thickness for thickness, _ in layers)
    right, step = 0.36, 0.62 / len(layers)
    y = 0.0
    for k, (thickness, material) in enumerate(layers):
        x = -0.26 + step * k
        bevel = min(0.0015, thickness / 3)
        box(asm, (-0.36, y, 0), (min(right, x + step), y + thickness + 0.0002, HEIGHT - 0.0004 * k), material(), bevel, 2)
        y += thickness
    if traits.series in PIPED:
        evaporator(asm, -0.30, right - 0.02, depth - 0.012)
    return Piece(asm, (-0.36, 0, 0), (right, depth, HEIGHT), spots={"layers": (0.04, 0, HEIGHT * 0.55)})


def evaporator(asm, x0, x1, y):
    """The pipe of the evaporator lies on the liner, in the foam."""
    rows, bends = 6, []
    for k in range(rows):
        z = 0.05 + k * 0.07
        ends = (x0, x1) if k % 2 == 0 else (x1, x0)
        bends += [(x, y, z) for x in ends]
    p.tubes(asm, [p.arc_path(bends, 0.025)], 0.006, mat.steel("B8714A", 0.26), resolution=6)


def sheet():
    return mat.enamel()


def liner():
    return mat.brushed_steel("X", "CBD1D5")


def shell():
    return mat.plastic("E6ECEF", 0.4)


def foam():
    """Polyurethane as it is cut: yellowish, with open pores."""
    material = mat.principled("foam", "E4D3A0", 0.9, specular=0.1)
    mat.add_bump(material, 180, 0.5)
    return material


def ice_pack():
    """Frozen water in a clear wall: pale blue."""
    return mat.principled("ice pack", "A9D3E6", 0.18, specular=0.6)


def guard():
    """The layer that keeps the ice from the vaccine."""
    return mat.principled("guard", "2C8C86", 0.6, specular=0.2)


def plastic_liner():
    return mat.plastic("EDF2F4", 0.34)


def vacuum_panel():
    """Foil drawn tight on its core by the vacuum: fine creases."""
    material = mat.principled("vacuum panel", "C8CED2", 0.30, metallic=0.9)
    mat.add_bump(material, 34, 0.35)
    return material


ULTRA_LOW = [(0.004, sheet), (0.030, foam), (0.028, vacuum_panel), (0.046, foam), (0.003, liner)]
ICE = [(0.004, sheet), (0.058, foam), (0.040, ice_pack), (0.014, guard), (0.003, plastic_liner)]
PANEL = [(0.004, sheet), (0.092, foam), (0.004, sheet)]
BOX = [(0.006, shell), (0.012, foam), (0.024, vacuum_panel), (0.012, foam), (0.005, shell)]
LAYERS = {
    "blood-transport": BOX,
    "vaccine-cold-box": BOX,
    "solar-refrigerator": ICE,
    "ice-lined-upright": ICE,
    "cold-room": PANEL,
    "freezer-room": PANEL,
}
# Behind these liners lies the evaporator.
PIPED = {"variable-speed-upright", "cascade-upright", "dual-system-upright", "ultra-low-chest", "minus-40-chest"}
