"""What cools, taken out of its cabinet: compressors with pipes and condenser, a cylinder of refrigerant."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from .heat_exchange import capillary, coil_ports, copper, drier, fin_coil, to_port
from .piece import Piece

CAN, TALL = 0.088, 0.205
BASE = 0.05
# The second circuit has a smaller compressor.
SIZES = (1.0, 0.88)


def compressor(traits):
    """One circuit."""
    return circuits(traits, [0.0], 0.52)


def compressors(traits):
    """Two circuits side by side, each with its own pipes."""
    return circuits(traits, [-0.19, 0.19], 0.80)


def circuits(traits, places, width):
    asm = Assembly(traits.slug)
    half = width / 2
    box(asm, (-half, 0, BASE - 0.016), (half, 0.52, BASE), mat.steel("B9C1C6", 0.38), 0.003)
    lips = [((x, 0.002, 0), (x + 0.016, 0.518, BASE - 0.001)) for x in (-half + 0.002, half - 0.018)]
    boxes(asm, lips, mat.steel("A9B2B7", 0.4), 0.002)
    coil = (-half + 0.06, 0.40, BASE + 0.02), (half - 0.06, 0.46, BASE + 0.36)
    fin_coil(asm, *coil, 0.0052)
    for serial, x in enumerate(places):
        sized_can(asm, x, 0.16, BASE, SIZES[serial], serial)
        pipes(asm, x, 0.16, SIZES[serial], coil, -1 if len(places) > 1 and serial == 0 else 1)
        starter(asm, x, serial)
    fixings(asm, half)
    spots = {"machine": (0, 0.16, 0.19), "left": (places[0], 0.14, 0.19)}
    return Piece(asm, (-half, 0, 0), (half, 0.52, 0.44), rise=0.9, spots=spots)


def sized_can(asm, x, y, z, size=1.0, serial=0):
    """A compressor that stands on z."""
    with asm.turned((x, y, z - BASE * size), 0):
        asm.frame.scale = (size, size, size)
        can(asm, 0, 0, serial)


def can(asm, x, y, serial=0):
    """Welded shell of two deep-drawn cups on a base plate with rubber feet, and the box of its terminals; `serial` tells
    two of them apart."""
    z, seam = BASE + 0.022, BASE + 0.022 + TALL * 0.50
    shell(asm, x, y, z, seam, serial)
    base_plate(asm, x, y)
    box(asm, (x - 0.036, y - CAN - 0.030, seam - 0.075), (x + 0.036, y - CAN + 0.03, seam - 0.012), mat.plastic(("343E45", "8B9599")[serial % 2], 0.5), 0.007, 4)
    clip = [(x - 0.0385, y - CAN + 0.02, seam - 0.044), (x - 0.0385, y - CAN - 0.032, seam - 0.044), (x + 0.0385, y - CAN - 0.032, seam - 0.044), (x + 0.0385, y - CAN + 0.02, seam - 0.044)]
    p.tubes(asm, [p.arc_path(clip, 0.008)], 0.0013, mat.steel("C3CACE", 0.25), resolution=3)
    plate(asm, x, y - CAN - 0.030, seam - 0.066, serial)
    lead = [(x - 0.022, y - CAN - 0.010, seam - 0.074), (x - 0.024, y - CAN - 0.020, z + 0.03), (x - 0.06, y - CAN - 0.016, BASE + 0.005), (x - 0.15, y - CAN + 0.06, BASE + 0.005)]
    p.tubes(asm, [p.arc_path(lead, 0.02)], 0.0042, mat.rubber("12181C"), resolution=4)


def shell(asm, x, y, z, seam, serial=0):
    """The upper cup goes over the lower one; the weld between them shows, and so does the sticker of the maker."""
    black, top = dusty_coat(), BASE + TALL
    lower = [(0, z), (CAN * 0.70, z), (CAN * 0.97, z + 0.022), (CAN, z + 0.050), (CAN, seam + 0.004)]
    p.lathe(asm, p.rounded(lower, 0.018, 8), black, (x, y), 96)
    upper = [(CAN + 0.0015, seam), (CAN + 0.0035, seam + 0.001), (CAN + 0.003, top - 0.060), (CAN * 0.86, top - 0.018), (CAN * 0.52, top - 0.003), (CAN * 0.46, top - 0.006), (0, top - 0.006)]
    p.lathe(asm, [upper[0], *p.rounded(upper[1:], 0.022, 10)], black, (x, y), 96)
    weld(asm, x, y, seam)
    sticker(asm, x, y, seam + 0.012, serial)


def weld(asm, x, y, seam):
    """Scales of the weld pool, one over the other, around the shell."""
    count, ring = 132, []
    for k in range(count * 3):
        a, out = math.tau * k / (count * 3), 0.0006 * (k % 3)
        ring.append((x + (CAN + 0.0024 + out) * math.cos(a), y + (CAN + 0.0024 + out) * math.sin(a), seam - 0.001 + 0.0004 * math.sin(a * 17)))
    p.tubes(asm, [ring], 0.0032, mat.paint("2A2D2E", 0.5), closed=True, resolution=4)


@mat.cached
def dusty_coat(name):
    """Black paint with orange peel; dust lies on what faces upwards."""
    material = mat.principled(name, "15191C", 0.36, specular=0.5)
    mat.add_bump(material, 300, 0.16)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    kinds = ("NewGeometry", "SeparateXYZ", "MapRange", "TexCoord", "TexNoise", "Math", "MixRGB", "MapRange")
    faced, split, up, coords, patches, amount, mix, rough = (nodes.new("ShaderNode" + kind) for kind in kinds)
    up.inputs["From Min"].default_value, up.inputs["From Max"].default_value = 0.25, 1.1
    patches.inputs["Scale"].default_value, patches.inputs["Detail"].default_value = 26, 9
    amount.operation = "MULTIPLY"
    mix.inputs[1].default_value, mix.inputs[2].default_value = mat.linear("15191C"), mat.linear("8B8A83")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.34, 0.9
    links.new(faced.outputs["Normal"], split.inputs[0])
    links.new(split.outputs["Z"], up.inputs["Value"])
    links.new(coords.outputs["Object"], patches.inputs["Vector"])
    links.new(up.outputs["Result"], amount.inputs[0])
    links.new(patches.outputs["Fac"], amount.inputs[1])
    links.new(amount.outputs[0], mix.inputs[0])
    links.new(amount.outputs[0], rough.inputs["Value"])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    links.new(rough.outputs["Result"], nodes["Principled BSDF"].inputs["Roughness"])
    return material


# What is printed on the stickers and plates: serial, band, refrigerant, supply.
MADE = (
    ("61-0428", "2C6E8F", "R290", "3 ~ 150 Hz"),
    ("58-7713", "C07A2C", "R170", "3 ~ 120 Hz"),
)


def sticker(asm, x, y, low, serial=0):
    """Bent around the upper cup, beside the front: serial, small print and codes; a small round one of the last test."""
    number, band, _, _ = MADE[serial % len(MADE)]
    rng, turned = random.Random(11 + serial), (0.010, -0.012)[serial % 2]
    around = printing.around(CAN + 0.0036, low + 0.001 + 0.002 * (serial % 2), (x, y))
    printing.label(asm, rng, 0.070, 0.038, lambda u, v, lift: around(u + turned - 0.02, v + 0.02 * (u - 0.035) * (1 - 2 * (serial % 2)), lift), number, band, step=0.002, lift=0.0003)
    # Passed: a tick in green.
    right = 0.072 + turned
    printing.areas(asm, [(right, 0.006, right + 0.017, 0.023)], mat.paint("2F9A62", 0.45), around, 0.0003, 0.002)
    printing.areas(asm, [(right + 0.003, 0.0085, right + 0.014, 0.0115), (right + 0.003, 0.0135, right + 0.010, 0.0150)], mat.paint("F4F6F4", 0.5), around, 0.0006, 0.002)


def base_plate(asm, x, y):
    """Pressed plate below the shell; a grommet, a washer and a bolt at each corner."""
    reach = CAN + 0.012
    box(asm, (x - reach, y - reach, BASE + 0.014), (x + reach, y + reach, BASE + 0.018), mat.paint("1B2125", 0.5), 0.0018, 3)
    p.lathe(asm, p.rounded([(CAN * 0.78, BASE + 0.017), (CAN * 0.70, BASE + 0.030), (0, BASE + 0.030)], 0.004), mat.paint("1B2125", 0.5), (x, y), 64)
    for dx in (-reach + 0.016, reach - 0.016):
        for dy in (-reach + 0.016, reach - 0.016):
            rubber = [(0, BASE), (0.0125, BASE), (0.0135, BASE + 0.005), (0.010, BASE + 0.010), (0.0135, BASE + 0.015), (0.0115, BASE + 0.024), (0, BASE + 0.024)]
            p.lathe(asm, p.rounded(rubber, 0.002, 3), mat.rubber("2B2F31"), (x + dx, y + dy), 32)
            rod(asm, (x + dx, y + dy, BASE + 0.024), 0.0095, 0.0018, mat.zinc(), segments=32)
            rod(asm, (x + dx, y + dy, BASE + 0.0255), 0.0058, 0.006, mat.zinc(), segments=6)


def plate(asm, x, front, low, serial=0):
    """Rating plate on the box of the terminals: refrigerant, supply, bar code; put on by hand, so never quite level."""
    _, _, gas, supply = MADE[serial % len(MADE)]
    lean, rng = (0.9, -1.4)[serial % 2], random.Random(90 + serial)
    ink, out = mat.paint(mat.INK), front - 0.0012
    with asm.turned((x, 0, low), lean, "Y"):
        box(asm, (-0.029, front - 0.0008, 0), (0.029, front + 0.001, 0.046), mat.paint("E4E6E2", 0.42), 0)
        p.text(asm, gas, 0.0125, (-0.025, out, 0.031), ink)
        p.text(asm, supply if serial else "230 V  50 Hz", 0.0062, (-0.025, out, 0.021), ink)
        printing.areas(asm, printing.bars(rng, -0.025, 0.004, 0.036, 0.011, 0.0006), ink, printing.front(0, front - 0.0008, 0), 0.0003)
        printing.areas(asm, printing.matrix(rng, 0.013, 0.004, 0.012), ink, printing.front(0, front - 0.0008, 0), 0.0003)


def joint(asm, x, y, z, radius=0.0048):
    """A pipe brazed into a socket: the cup, a ring of silver solder, copper darkened by the flame above it."""
    p.lathe(asm, p.rounded([(radius + 0.0030, z - 0.006), (radius + 0.0030, z + 0.011), (radius + 0.0004, z + 0.0125)], 0.001), mat.steel("7E4A30", 0.42), (x, y), 32)
    bead = [(radius + 0.0026, z + 0.0105), (radius + 0.0030, z + 0.0120), (radius + 0.0018, z + 0.0142), (radius + 0.0002, z + 0.0150)]
    p.lathe(asm, p.rounded(bead, 0.0008), mat.steel("C9B98E", 0.34), (x, y), 32)
    p.lathe(asm, [(radius + 0.0002, z + 0.0148), (radius + 0.0002, z + 0.034)], scorched(), (x, y), 32)


@mat.cached
def scorched(name):
    material = mat.principled(name, "6A3B27", 0.5, metallic=0.8)
    tones = mat.add_tones(material, "TexNoise", "Fac", ("3B241C", "A0623F"), (0.38, 0.66))
    tones.inputs["Scale"].default_value = 120
    return material


def starter(asm, x, serial=0):
    """Box of the capacitor on the tray beside the compressor; its lead ends in the terminals."""
    left, z, tall, front = x + 0.155, BASE, (0.092, 0.078)[serial], 0.16 - (CAN + 0.022) * SIZES[serial]
    box(asm, (left, 0.200, z - 0.001), (left + 0.052, 0.290, z + tall), mat.plastic("C9D0D3", 0.45), 0.005, 4)
    box(asm, (left + 0.006, 0.1985, z + 0.036), (left + 0.046, 0.2005, z + tall - 0.010), mat.paint("F2F3F0", 0.5), 0)
    ink = mat.paint(mat.INK)
    p.text(asm, ("35 µF", "25 µF")[serial], 0.010, (left + 0.009, 0.1982, z + tall - 0.025), ink)
    boxes(asm, [((left + 0.009, 0.1981, z + 0.040 + 0.005 * k), (left + 0.040 - 0.008 * k, 0.1984, z + 0.042 + 0.005 * k)) for k in range(2)], ink, 0)
    for side, colour in ((0.014, "2A333A"), (0.026, "C33B2B"), (0.038, "1F6E96")):
        rod(asm, (left + side, 0.192, z + 0.014), 0.0042, 0.012, mat.plastic("20282E", 0.5), axis="Y", segments=24)
        wire = [(left + side, 0.194, z + 0.014), (left + side, 0.150, z + 0.012), (x + 0.070 + side, 0.060, z + 0.006), (x + 0.020 + side * 0.4, front - 0.010, z + 0.020), (x + side * 0.7, front, z + 0.078)]
        p.tubes(asm, [p.arc_path(wire, 0.022)], 0.0022, mat.plastic(colour, 0.42), resolution=4)


def fixings(asm, half):
    """Rubber feet and the screws of the tray, a row of slots in its front lip."""
    for x in (-half + 0.03, half - 0.03):
        for y in (0.04, 0.48):
            rod(asm, (x, y, BASE - 0.0005), 0.0065, 0.005, mat.steel("9AA4AA", 0.3), segments=6)
            rod(asm, (x, y, BASE - 0.0008), 0.010, 0.002, mat.steel("C3CACE", 0.25), segments=32)
    box(asm, (-half + 0.0165, 0.001, 0.002), (half - 0.0165, 0.004, BASE - 0.0155), mat.steel("AEB7BC", 0.4), 0.001)
    slots = [((-half + 0.06 + 0.034 * k, -0.0002, 0.012), (-half + 0.082 + 0.034 * k, 0.0035, 0.020)) for k in range(int((2 * half - 0.12) / 0.034))]
    boxes(asm, slots, mat.plastic("11171B", 0.8), 0)


def pipes(asm, x, y, size, coil, side):
    """Copper to and from the ports of the coil at a `side`, through a drier and a capillary into the suction pipe, which
    has a black sleeve and a valve."""
    top, full, front = BASE + TALL * size, BASE + TALL, coil[0][1] - 0.026
    low, high = coil_ports(*coil, side)
    brass = mat.steel("C9A86A", 0.3)
    out = (x + 0.05 * size, y + 0.03 * size)
    hot = [(*out, top - 0.02), (*out, high[2]), (out[0], front, high[2]), *to_port(high, side, front)]
    filter_x, level = x + 0.135, low[2]
    cold = [*reversed(to_port(low, side, front)), (filter_x, front, level), (filter_x, 0.13, level)]
    tip = (x - 0.045, y - 0.085, full + 0.035)
    short = [(x - 0.045 * size, y - 0.03 * size, top - 0.02), (x - 0.045 * size, y - 0.03 * size, tip[2]), tip]
    p.tubes(asm, [p.arc_path(hot, 0.016), p.arc_path(short, 0.02)], 0.0048, copper(), resolution=6)
    p.tubes(asm, [p.arc_path(cold, 0.016)], 0.0036, copper(), resolution=6)
    for px, py in (out, short[0][:2]):
        joint(asm, px, py, top - 0.008)
    suction = (x - 0.05 * size, y + 0.035 * size)
    joint(asm, *suction, top - 0.008, 0.006)
    drier(asm, filter_x, 0.10, level)
    capillary(asm, (filter_x, 0.05, level), [(filter_x - 0.03, 0.10, top - 0.02), (x + 0.03, y + 0.06, top + 0.040), (suction[0] + 0.02, suction[1] + 0.01, top + 0.034), (*suction, top + 0.022)])
    bare = [(*suction, top - 0.02), (x - 0.05, y + 0.035, full + 0.045)]
    bend = [(x - 0.05, y + 0.035, full + 0.030), (x - 0.05, y + 0.035, full + 0.085), (x - 0.128, y + 0.035, full + 0.085), (x - 0.128, y + 0.035, BASE + 0.034)]
    last = [(x - 0.128, y + 0.035, BASE + 0.050), (x - 0.128, y + 0.035, BASE + 0.010), (x - 0.128, y - 0.105, BASE + 0.010)]
    p.tubes(asm, [bare, p.arc_path(last, 0.018)], 0.006, copper(), resolution=6)
    p.tubes(asm, [p.arc_path(bend, 0.030)], 0.0115, mat.rubber("252D33"), resolution=6)
    rod(asm, (x - 0.128, y - 0.130, BASE + 0.010), 0.0085, 0.026, brass, axis="Y", segments=6)
    rod(asm, (x - 0.128, y - 0.146, BASE + 0.010), 0.0080, 0.017, mat.plastic("1F6E96", 0.4), axis="Y", bevel=0.003, segments=32)
    rod(asm, (*tip[:2], tip[2]), 0.009, 0.02, brass, axis="Y", segments=6)


def cylinder(traits):
    """Steel cylinder with a collar and a valve."""
    asm = Assembly(traits.slug)
    radius, height = 0.115, 0.36
    coat = mat.paint("9DB6C4", 0.38)
    shape = [(0, 0.01), (radius * 0.8, 0.012), (radius, 0.05), (radius, height - 0.09), (radius * 0.72, height - 0.02), (0.03, height), (0, height)]
    p.lathe(asm, p.rounded(shape, 0.035, 8), coat, segments=96)
    p.lathe(asm, p.rounded([(radius * 0.86, 0), (radius * 0.95, 0.03), (radius * 0.90, 0.034), (radius * 0.80, 0)], 0.004), coat, segments=96)
    brass = mat.steel("C9A86A", 0.28)
    rod(asm, (0, 0, height - 0.004), 0.017, 0.055, brass)
    rod(asm, (-0.055, 0, height + 0.028), 0.010, 0.06, brass, axis="X", segments=6)
    rod(asm, (0, 0, height + 0.048), 0.030, 0.014, mat.plastic("1F6E96", 0.4), segments=40)
    collar = [p.arc_path([(-0.075, 0.0, height - 0.03), (-0.075, 0.0, height + 0.085), (0.075, 0.0, height + 0.085), (0.075, 0.0, height - 0.03)], 0.03)]
    p.tubes(asm, collar, 0.007, coat, resolution=6)
    p.lathe(asm, [(radius + 0.0006, 0.13), (radius + 0.0006, 0.22)], mat.paint("E9EDEE", 0.4), segments=96)
    p.lathe(asm, [(radius + 0.0009, 0.205), (radius + 0.0009, 0.22)], mat.paint("B23A2B", 0.45), segments=96)
    ink = mat.paint(mat.INK, 0.5)
    for words, size, z in (("R290", 0.030, 0.168), ("C3H8", 0.013, 0.150), ("UN 1978", 0.010, 0.137)):
        p.wrap(asm, p.text(asm, words, size, (0, 0, 0), ink, "CENTER"), radius + 0.0008, z)
    return Piece(asm, (-radius, -radius, 0), (radius, radius, height + 0.10), rise=0.9)
