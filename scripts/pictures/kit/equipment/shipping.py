"""Dry shippers in use: open with a canister hung on the bow, the lid taken off, one in a frame to be carried on the back."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, rod

from . import nitrogen
from .piece import Piece

CAPS = ("1F6E96", "ECEEEE", "3F8F4A", "D98A2B")


def measures(traits):
    """Radius of the body and height of its shoulder."""
    return traits.width / 2 - 0.012, traits.height - 0.12


def opened(traits):
    """One canister is raised and hangs on the bow, vials in it."""
    piece = nitrogen.shipper(traits, lid=False)
    radius, top = measures(traits)
    asm, rim = piece.assembly, top * 0.965
    neck = radius * 0.44
    ring = [(radius * 0.63, top * 0.92), (radius * 0.60, rim), (neck, rim), (neck - 0.003, rim - 0.012), (neck - 0.003, rim - 0.22), (0, rim - 0.22)]
    p.lathe(asm, p.rounded(ring, 0.005), mat.plastic("D3DADA", 0.5), segments=128)
    canister(asm, neck * 0.62, rim - 0.19, rim + 0.012, traits.height - 0.026)
    return piece


def canister(asm, radius, low, high, hook):
    """Round tin with vials; its rod ends in a hook over the bow."""
    steel = mat.steel("C3CACE", 0.25)
    p.lathe(asm, [(radius - 0.001, high), (radius, high), (radius, low), (0, low)], steel, segments=64)
    p.lathe(asm, [(radius - 0.0015, high - 0.0005), (radius - 0.0015, high - 0.02), (0, high - 0.02)], mat.steel("8E979C", 0.4), segments=64)
    y = radius - 0.001
    rise = [(0, y, high - 0.06), (0, y, hook + 0.012), (0, 0.008, hook + 0.022), (0, -0.018, hook + 0.020), (0, -0.020, hook - 0.012)]
    p.tubes(asm, [p.arc_path(rise, 0.012)], 0.0028, steel, resolution=5)
    spots = [(0, 0), *[(radius * 0.62 * math.cos(k * math.tau / 6 + 0.3), radius * 0.62 * math.sin(k * math.tau / 6 + 0.3)) for k in range(6)]]
    for k, (x, y) in enumerate(spots):
        rod(asm, (x, y, high - 0.03), 0.0056, 0.034 + 0.002 * (k % 3), mat.plastic("E4EBEC", 0.25), segments=24)
        rod(asm, (x, y, high + 0.003 + 0.002 * (k % 3)), 0.0062, 0.011, mat.plastic(CAPS[k % 4], 0.38), bevel=0.001, segments=24)


def lid(traits):
    """The lid upside down, its foam plug upwards."""
    asm = Assembly(f"{traits.slug}-lid")
    radius, top = measures(traits)
    with asm.turned((0, 0, top * 1.065), 180, "X"):
        nitrogen.shipper_lid(asm, radius, top)
    low, wide = top * 0.11, radius * 0.41
    plug = [(0, low), (wide, low), (wide * 0.97, low + 0.13), (wide * 0.90, low + 0.14), (0, low + 0.14)]
    p.lathe(asm, p.rounded(plug, 0.006), mat.paint("E9E4D2", 0.9), segments=96)
    return Piece(asm, (-radius, -radius, 0), (radius, radius, low + 0.14))


def recorded(traits):
    """The probe goes through a port in the lid; its logger is strapped to the body and shows the temperature inside."""
    piece = nitrogen.shipper(traits)
    radius, top = measures(traits)
    asm, head = piece.assembly, top * 1.065
    steel, dark = mat.steel("C3CACE", 0.22), mat.plastic("1B2329", 0.45)
    x, y = 0.018, -0.020
    p.lathe(asm, p.rounded([(0.026, head - 0.002), (0.024, head + 0.004), (0.013, head + 0.006), (0.011, head + 0.022), (0.0035, head + 0.026)], 0.002), dark, (x, y), 64)
    rod(asm, (x, y, head + 0.004), 0.0145, 0.009, steel, segments=6)
    turn, belt = 46, top * 0.60
    with asm.turned((0, 0, 0), turn):
        band = [(radius + 0.0006, belt), (radius + 0.003, belt + 0.002), (radius + 0.003, belt + 0.026), (radius + 0.0006, belt + 0.028)]
        p.lathe(asm, band, mat.rubber("2B3840"), segments=128)
        out, low = -radius - 0.003, belt - 0.042
        box(asm, (-0.034, out - 0.021, low), (0.034, out + 0.004, low + 0.098), mat.plastic("EEF2F4", 0.4), 0.006, 5)
        p.display(asm, -0.027, low + 0.038, 0.054, 0.050, out - 0.0205, "\u2212191", "°C")
        rod(asm, (-0.014, out - 0.0235, low + 0.019), 0.0075, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", segments=32)
        rod(asm, (0.019, out - 0.0225, low + 0.019), 0.0026, 0.002, mat.glow("3FBF86", 3.0), axis="Y", segments=24)
    beside = lambda degrees, r, z: (r * math.sin(math.radians(degrees)), -r * math.cos(math.radians(degrees)), z)
    lead = [(x, y, head + 0.024), (x, y, head + 0.048), (x + 0.030, y - 0.024, head + 0.046), beside(48, radius * 0.68, head - 0.004), beside(58, radius * 0.88, top * 0.93), beside(64, radius + 0.006, top * 0.82), beside(65, radius + 0.014, belt + 0.030), beside(61, radius + 0.012, belt)]
    p.tubes(asm, [p.smooth_line(lead, 10)], 0.0023, mat.plastic("DDE3E6", 0.45), resolution=5)
    piece.spots["logger"] = (0.040, -radius * 0.60, top * 0.80)
    return piece


def carried(traits):
    """In a frame of tubes with two belts around the body; the shoulder straps hang behind."""
    piece = nitrogen.shipper(traits)
    radius, top = measures(traits)
    asm, back = piece.assembly, radius + 0.035
    tube, belt = mat.steel("B9BDB8", 0.45), mat.rubber("4A5240")
    side, high = radius * 0.78, traits.height + 0.10
    frame = [(-side, back, 0.012), (-side, back, high), (side, back, high), (side, back, 0.012)]
    shelf = [(-side, back, 0.012), (-side, -radius * 0.5, 0.010), (side, -radius * 0.5, 0.010), (side, back, 0.012)]
    bars = [[(-side, back, z), (side, back, z)] for z in (top * 0.30, top * 0.62, top * 0.96)]
    p.tubes(asm, [p.arc_path(frame, 0.06), p.arc_path(shelf, 0.05), *bars], 0.011, tube, resolution=5)
    for z in (top * 0.20, top * 0.80):
        band = [(radius + 0.0005, z), (radius + 0.003, z + 0.001), (radius + 0.003, z + 0.037), (radius + 0.0005, z + 0.038)]
        p.lathe(asm, band, belt, segments=128)
        box(asm, (-0.022, -radius - 0.009, z + 0.002), (0.022, -radius + 0.004, z + 0.036), mat.plastic("1B1F1C", 0.4), 0.004, 4)
    straps = [[(x * side, back + 0.01, high * 0.9), (x * side, back + 0.12, high * 0.75), (x * side * 1.1, back + 0.13, top * 0.4), (x * side, back + 0.01, 0.10)] for x in (-0.7, 0.7)]
    p.tubes(asm, [p.arc_path(path, 0.08) for path in straps], 0.018, belt, resolution=5)
    return piece
