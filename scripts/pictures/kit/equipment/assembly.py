"""A freezer on the line: its door is not hung yet, its machine is in, its seal is being fitted."""

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from .common import CASTOR, castors
from .freezers import FRONT, LEVELS, STYLES
from .heat_exchange import copper
from .machine_room import CEILING, FLOOR, inverter_circuits
from .piece import Piece
from .upkeep import empty_shelves, line_card, protective_film

# How wide the frame around the mouth is, and where in it the seal lies.
FRAME, GROOVE = 0.066, 0.030


def body(traits, machine=True, seal=1.0, card=True):
    """`machine` is in its room or still to come, `seal` is the share of the gasket that is pressed into its groove."""
    asm = Assembly(traits.slug)
    width, height, depth = traits.width, traits.height, traits.depth
    x0, x1 = -width / 2, width / 2
    walls = (0.075, 0.075, 0.095, 0.085 + STYLES[traits.series].band)
    lo, hi = p.shell(asm, (x0, FRONT, CEILING), (x1, depth, height), walls, depth - FRONT - 0.16, mat.enamel(), mat.satin("C9D0D4"), 0.005)
    empty_shelves(asm, lo, hi)
    frame(asm, lo, hi)
    gasket(asm, lo, hi, seal)
    hinge_plates(asm, x0, lo, hi)
    machine_room(asm, x0, x1, depth, machine)
    film = protective_film()
    boxes(asm, [((x, FRONT + 0.06, CEILING + 0.04), (x + 0.0016, depth - 0.05, height - 0.05)) for x in (x0 - 0.0032, x1 + 0.0016)], film, 0)
    loom(asm, hi, x1)
    castors(asm, x0, x1, FRONT, depth)
    if card:
        # Under a magnet on the folded edge of the upper shelf.
        shelf = lo[2] + (hi[2] - lo[2]) * 3 / LEVELS
        line_card(asm, traits, hi[0] - 0.21, lo[1] + 0.040, shelf - 0.228)
    return Piece(asm, (x0, 0, 0), (x1, depth, height), spots={"machine": (0, FRONT, 0.3)})


def frame(asm, lo, hi):
    """Moulded frame that separates the liner from the outer shell, screwed on all around."""
    pale, x0, x1, z0, z1 = mat.plastic("C6CCCE", 0.5), lo[0] - FRAME, hi[0] + FRAME, lo[2] - FRAME, hi[2] + FRAME
    y = FRONT - 0.007
    bars = [((x0, y, z0), (x1, FRONT + 0.002, lo[2] + 0.004)), ((x0, y, hi[2] - 0.004), (x1, FRONT + 0.002, z1))]
    bars += [((x, y + 0.0002, lo[2]), (x + FRAME + 0.004, FRONT + 0.0018, hi[2])) for x in (x0, hi[0] - 0.004)]
    boxes(asm, bars, pale, 0.0015)
    screws = [(x0 + 0.010 + (x1 - x0 - 0.02) * k / 5, z) for k in range(6) for z in (z0 + 0.010, z1 - 0.010)]
    screws += [(x, z0 + (z1 - z0) * k / 8) for k in range(1, 8) for x in (x0 + 0.010, x1 - 0.010)]
    for x, z in screws:
        rod(asm, (x, y - 0.0014, z), 0.0042, 0.002, mat.steel("8F9AA1", 0.3), axis="Y", segments=20)


def gasket(asm, lo, hi, share):
    """Rubber profile with two lips; where it is not pressed in yet, it hangs out of the frame in a loop."""
    rubber, y = mat.rubber("2B3237"), FRONT - 0.011
    ring = p.ring_path(lo[0] - GROOVE, hi[0] + GROOVE, lo[2] - GROOVE, hi[2] + GROOVE, y, 0.03)
    inner = p.ring_path(lo[0] - GROOVE + 0.017, hi[0] + GROOVE - 0.017, lo[2] - GROOVE + 0.017, hi[2] + GROOVE - 0.017, y + 0.002, 0.02)
    p.tubes(asm, [ring], 0.0105, rubber, closed=True, resolution=5)
    p.tubes(asm, [inner], 0.0065, rubber, closed=True, resolution=4)
    if share < 1:
        x, z = hi[0] + GROOVE, lo[2] + 0.30
        loop = [(x, y - 0.006, z + 0.30), (x + 0.01, y - 0.05, z + 0.12), (x - 0.05, y - 0.15, z - 0.10), (x - 0.02, y - 0.12, z - 0.32), (x - 0.10, y - 0.03, z - 0.42)]
        p.tubes(asm, [p.smooth_line(loop, 10)], 0.0105, rubber, resolution=5)


def hinge_plates(asm, x0, lo, hi):
    """Plates that the hinges of the door come on: four screws each."""
    steel = mat.satin("BAC3C8")
    for z in (lo[2] + 0.03, (lo[2] + hi[2]) / 2 - 0.05, hi[2] - 0.13):
        box(asm, (x0 - 0.0035, FRONT + 0.012, z), (x0 + 0.002, FRONT + 0.052, z + 0.10), steel, 0.0008)
        for dy in (0.022, 0.042):
            for dz in (0.02, 0.08):
                rod(asm, (x0 - 0.006, FRONT + dy, z + dz), 0.0045, 0.004, mat.steel("8F9AA1", 0.3), axis="X", segments=6)


def machine_room(asm, x0, x1, depth, machine):
    """Below the liner, open to the front: floor and sides, in it two compressors with their circuits."""
    white, dark = mat.enamel(), mat.plastic("7C8990", 0.6)
    boxes(asm, [((x0, FRONT, CASTOR), (x0 + 0.024, depth, CEILING + 0.002)), ((x1 - 0.024, FRONT, CASTOR), (x1, depth, CEILING + 0.002))], white, 0.003)
    box(asm, (x0 + 0.002, FRONT + 0.001, CASTOR + 0.001), (x1 - 0.002, depth - 0.002, FLOOR), mat.satin("B4BDC2"), 0.002)
    box(asm, (x0 + 0.02, depth - 0.05, FLOOR - 0.01), (x1 - 0.02, depth - 0.03, CEILING), dark, 0)
    box(asm, (x0 + 0.022, FRONT + 0.02, CEILING - 0.004), (x1 - 0.022, depth - 0.03, CEILING - 0.001), mat.satin("BAC3C8"), 0)
    if not machine:
        ends = [[(x, FRONT + 0.14, CEILING), (x, FRONT + 0.14, CEILING - 0.05), (x + 0.03, FRONT + 0.05, CEILING - 0.10), (x + 0.03, FRONT + 0.05, CEILING - 0.17)] for x in (-0.2, -0.1, 0.08, 0.18)]
        p.tubes(asm, [p.arc_path(path, 0.03) for path in ends], 0.0055, copper(), resolution=5)
        for k, path in enumerate(ends):
            rod(asm, (path[-1][0], path[-1][1], path[-1][2] - 0.02), 0.008, 0.028, mat.plastic(("C33B2B", "1F6E96")[k % 2], 0.4), segments=32)
        return
    inverter_circuits(asm, x0, x1, 0.24, 0.66)
    p.lamp(asm, (0, FRONT - 0.35, 0.34), (0, 0.45, 0.26), (x1 - x0, 0.25), 3.2)
    p.lamp(asm, (0, 0.30, CEILING - 0.012), (0, 0.32, 0), ((x1 - x0) * 0.8, 0.25), 1.4)


def loom(asm, hi, x1):
    """Leads of door and sensors in a bundle beside the mouth, its plug not joined yet."""
    y, x = FRONT - 0.010, x1 - 0.016
    tones = ("E4E8EA", "20282E", "C33B2B", "1F6E96", "E4E8EA", "D98A2B")
    paths = []
    for k, tone in enumerate(tones):
        dx, dy = 0.0030 * (k % 3), 0.0030 * (k // 3)
        path = [(x - dx, FRONT + 0.05, hi[2] + 0.02), (x - dx, y - dy, hi[2] + 0.01), (x - dx, y - dy, hi[2] - 0.10), (x - 0.03 - dx, y - 0.04 - dy, hi[2] - 0.24), (x - dx, y - 0.03 - dy, hi[2] - 0.36)]
        paths.append((tone, p.arc_path(path, 0.04)))
    for tone, path in paths:
        p.tubes(asm, [path], 0.0019, mat.rubber(tone), resolution=4)
    box(asm, (x - 0.018, y - 0.048, hi[2] - 0.40), (x + 0.012, y - 0.024, hi[2] - 0.355), mat.plastic("E9EDEE", 0.45), 0.003)
    for low in (0.03, 0.13):
        box(asm, (x - 0.010, y - 0.007, hi[2] - low), (x + 0.005, y + 0.004, hi[2] - low + 0.004), mat.plastic("141A1E", 0.5), 0.001)
