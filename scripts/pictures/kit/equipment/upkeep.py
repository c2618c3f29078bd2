"""A freezer while it is built and serviced: empty on the line; its grille off, the dust filter half out before the condenser."""
import math
import random

import materials as mat
import parts as p
import printing
from parts import Assembly, box, boxes, rod

from .common import CASTOR, castors
from .freezers import DOOR, FRONT, LEVELS, STYLES, lining, machine_panel, outer_door, sides, upright
from .heat_exchange import copper, fin_coil
from .machine_room import CEILING, FLOOR, base
from .piece import Piece
from .seal_lead import ribbon


def intake(traits):
    """The base of a freezer: fins across the opening, before their right half the filter, tilted out."""
    asm = Assembly(traits.slug)
    x0, x1 = base(asm, traits)
    fin_coil(asm, (x0 + 0.045, 0.165, FLOOR + 0.024), (x1 - 0.045, 0.215, CEILING - 0.024), 0.0046)
    rims = [((x0 + 0.001, 0.160, FLOOR - 0.002), (x1 - 0.001, 0.164, FLOOR + 0.020)), ((x0 + 0.001, 0.160, CEILING - 0.020), (x1 - 0.001, 0.164, CEILING + 0.002))]
    rims += [((x, 0.1602, FLOOR), (x + 0.034, 0.1642, CEILING)) for x in (x0 + 0.002, x1 - 0.036)]
    boxes(asm, rims, mat.satin("BAC3C8"), 0.0008)
    channel = [((x0 + 0.010, 0.124, FLOOR - 0.001), (x1 - 0.010, 0.128, FLOOR + 0.014)), ((x0 + 0.010, 0.148, FLOOR - 0.001), (x1 - 0.010, 0.152, FLOOR + 0.014))]
    boxes(asm, channel, mat.satin("AEB8BE"), 0.0006)
    for x in (x0 + 0.020, x1 - 0.020):
        for z in (FLOOR + 0.05, CEILING - 0.05):
            rod(asm, (x, 0.156, z), 0.0052, 0.005, mat.steel("8F9AA1", 0.3), axis="Y", segments=6)
    liquid = [(x0 + 0.022, 0.19, CEILING - 0.05), (x0 + 0.022, 0.150, CEILING - 0.05), (x0 + 0.014, 0.138, CEILING - 0.06), (x0 + 0.014, 0.138, FLOOR + 0.02)]
    p.tubes(asm, [p.arc_path(liquid, 0.014)], 0.0042, copper(), resolution=5)
    with asm.turned(((x0 + x1) / 2 + 0.10, 0.138, FLOOR + 0.006), 5):
        with asm.turned((0, 0, 0), 24, "X"):
            dust_filter(asm, 0.40, CEILING - FLOOR - 0.026)
    half = traits.width / 2
    return Piece(asm, (-half, 0, 0), (half, traits.depth, 1.15), spots={"filter": (0.1, 0.08, 0.30)})


def dust_filter(asm, wide, tall):
    """Moulded frame with a grip, ribs and a fine mesh; the dust of a year hangs in it."""
    half, rim, dark = wide / 2, 0.013, mat.plastic("2A343B", 0.5)
    frame = [((-half, -0.006, 0), (half, 0.006, rim)), ((-half, -0.006, tall - rim), (half, 0.006, tall))]
    frame += [((x, -0.0058, 0.002), (x + rim, 0.0058, tall - 0.002)) for x in (-half, half - rim)]
    boxes(asm, frame, dark, 0.0025, segments=3)
    ribs = [((-half + wide * k / 4 - 0.002, -0.0045, rim), (-half + wide * k / 4 + 0.002, 0.004, tall - rim + 0.001)) for k in (1, 2, 3)]
    ribs += [((-half + rim, -0.0043, tall * 0.5 - 0.002), (half - rim, 0.0038, tall * 0.5 + 0.002))]
    boxes(asm, ribs, dark, 0.0008)
    box(asm, (-0.045, -0.011, tall - 0.003), (0.045, -0.004, tall + 0.020), dark, 0.0025)
    boxes(asm, [((-0.036 + 0.009 * k, -0.0125, tall + 0.001), (-0.032 + 0.009 * k, -0.010, tall + 0.017)) for k in range(9)], dark, 0.0008)
    wires = [[(-half + rim + 0.0034 * k, 0, rim), (-half + rim + 0.0034 * k, 0, tall - rim)] for k in range(1, int((wide - 2 * rim) / 0.0034))]
    wires += [[(-half + rim, 0, rim + 0.0034 * k), (half - rim, 0, rim + 0.0034 * k)] for k in range(1, int((tall - 2 * rim) / 0.0034))]
    p.tubes(asm, wires, 0.00055, mat.plastic("151C21", 0.55), resolution=1)
    lint(asm, half - rim, rim, tall - rim)


def lint(asm, half, low, high):
    """A felt of grey fibres behind the mesh, thin where it was wiped."""
    box(asm, (-half, 0.0012, low), (half, 0.0034, high), felt(), 0)
    rng, fibres = random.Random(7), []
    for _ in range(2600):
        x, z = rng.uniform(-half, half), low + (high - low) * rng.random() ** 1.3
        if x < -half * 0.25 and z > low + (high - low) * 0.45:
            continue
        y = rng.uniform(-0.0028, -0.0008)
        step = lambda: rng.uniform(-0.0032, 0.0032)
        fibres.append([(x, y, z), (x + step(), y - 0.001, z + step()), (x + 2 * step(), y, z + step())])
    p.tubes(asm, fibres, 0.00018, mat.paint("A9A59C", 0.95), resolution=0)


def felt():
    material = mat.principled("felt", "8F8B83", 0.97)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords, cloud, tone = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 16, 8
    tone.color_ramp.elements[0].position, tone.color_ramp.elements[1].position = 0.32, 0.68
    tone.color_ramp.elements[0].color, tone.color_ramp.elements[1].color = mat.linear("3A3B3B"), mat.linear("B4AFA5")
    links.new(coords.outputs["Object"], cloud.inputs["Vector"])
    links.new(cloud.outputs["Fac"], tone.inputs["Fac"])
    links.new(tone.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    mat.add_bump(material, 900, 0.6)
    return material


def grille(traits):
    """The grille that was taken off, standing."""
    asm = Assembly(traits.slug)
    half = traits.width / 2
    machine_panel(asm, -half, half, 0.002, 0.25, 1)
    box(asm, (-half + 0.004, FRONT - 0.006, 0.006), (half - 0.004, FRONT - 0.002, 0.246), mat.plastic("59666E", 0.6), 0)
    return Piece(asm, (-half, 0, 0), (half, FRONT, 0.25))


def on_line(traits, door=0):
    """A freezer on the line, empty: bare steel before its door is hung, or painted with the door open. Film is on what must not
    be scratched, tape holds the shelves, the card of the line hangs at the top."""
    asm = Assembly(traits.slug)
    width, height, depth = traits.width, traits.height, traits.depth
    x0, x1 = -width / 2, width / 2
    style, sill = STYLES[traits.series], 0.375
    lintel = height - style.band
    outside = mat.enamel() if door else mat.brushed_steel("X", "B9C1C5")
    walls = (0.075, 0.075, sill - CASTOR + 0.07, 0.085 + style.band)
    lo, hi = p.shell(asm, (x0, FRONT, CASTOR), (x1, depth, height), walls, depth - FRONT - 0.16, outside, mat.brushed_steel("X", "CBD1D5"), 0.005)
    empty_shelves(asm, lo, hi)
    # The collar of the tank; foam shows around it until the door frame is on.
    collar = p.ring_path(lo[0] - 0.02, hi[0] + 0.02, lo[2] - 0.02, hi[2] + 0.02, FRONT - 0.002, 0.03)
    p.tubes(asm, [collar], 0.011, mat.rubber("E4E8EA") if door else mat.paint("E2D3A2", 0.95), closed=True, resolution=4)
    film = protective_film()
    boxes(asm, [((x, FRONT + 0.05, CASTOR + 0.30), (x + 0.0016, depth - 0.05, height - 0.05)) for x in (x0 - 0.0032, x1 + 0.0016)], film, 0)
    if door:
        with asm.turned((x0, DOOR, 0), -door):
            outer_door(asm, width, sill, lintel - 0.004)
            lining(asm, width, sill, lintel - 0.004)
            box(asm, (0.085, 0.0225, sill + 0.10), (width - 0.085, 0.0235, lintel - 0.12), film, 0)
            for z in (sill + 0.04, lintel - 0.066, (sill + lintel) / 2):
                p.strap_hinge(asm, 1, z, -DOOR, 0.006, 0.06, 0.036)
        machine_panel(asm, x0, x1, CASTOR + 0.012, sill - 0.012, style.grilles)
        sides(asm, x0, x1, depth, height)
    else:
        bare_base(asm, x0, x1, sill)
    castors(asm, x0, x1, FRONT, depth)
    line_card(asm, traits, hi[0] - 0.23, FRONT - 0.016, height - 0.335)
    return Piece(asm, (x0, 0, 0), (x1, depth, height), spots={"card": (hi[0] - 0.15, FRONT, height - 0.22)})


def empty_shelves(asm, lo, hi):
    """Steel shelves with a folded front edge, each held by two pieces of tape; pilasters with slots at the sides."""
    pitch = (hi[2] - lo[2]) / LEVELS
    steel, tape = mat.brushed_steel("X", "D2D8DB"), mat.plastic("E07B2A", 0.4)
    heights = [lo[2] + pitch * k for k in range(1, LEVELS)]
    boxes(asm, [((lo[0] + 0.012, lo[1] + 0.05, z), (hi[0] - 0.012, hi[1] - 0.004, z + 0.004)) for z in heights], steel, 0)
    boxes(asm, [((lo[0] + 0.012, lo[1] + 0.048, z - 0.022), (hi[0] - 0.012, lo[1] + 0.052, z + 0.0045)) for z in heights], steel, 0.001)
    boxes(asm, [((x - 0.024, lo[1] + 0.0465, z - 0.030), (x + 0.024, lo[1] + 0.0485, z + 0.006)) for z in heights for x in (lo[0] + 0.13, hi[0] - 0.13)], tape, 0)
    posts = [(x, y) for x in (lo[0] + 0.001, hi[0] - 0.007) for y in (lo[1] + 0.09, hi[1] - 0.08)]
    boxes(asm, [((x, y, lo[2] + 0.01), (x + 0.006, y + 0.03, hi[2] - 0.01)) for x, y in posts], mat.satin("B7C0C5"), 0.0005)
    slots = [((x - 0.0004, y + 0.011, lo[2] + 0.04 + 0.035 * k), (x + 0.0064, y + 0.019, lo[2] + 0.056 + 0.035 * k)) for x, y in posts for k in range(int((hi[2] - lo[2] - 0.08) / 0.035))]
    boxes(asm, slots, mat.plastic("2A343B", 0.7), 0)
    p.lamp(asm, ((lo[0] + hi[0]) / 2, lo[1] - 0.30, hi[2] + 0.1), ((lo[0] + hi[0]) / 2, hi[1], (lo[2] + hi[2]) / 2), (0.5, 0.3), 9.0)


def protective_film():
    """Blue film with small creases."""
    material = mat.principled("protective film", "A9C8D8", 0.3, clearcoat=0.4)
    mat.add_bump(material, 24, 0.25)
    return material


def bare_base(asm, x0, x1, sill):
    """The open space of the machine: dark, with rails, a lead and the pipes of the tank, their ends closed with caps."""
    box(asm, (x0 + 0.05, FRONT - 0.003, CASTOR + 0.03), (x1 - 0.05, FRONT + 0.02, sill + 0.005), mat.plastic("0F161B", 0.8), 0)
    boxes(asm, [((x, FRONT - 0.02, CASTOR + 0.03), (x + 0.03, FRONT + 0.01, CASTOR + 0.06)) for x in (x0 + 0.14, x1 - 0.17)], mat.satin("AEB8BE"), 0.002)
    ends = [(x0 + 0.22 + 0.085 * k, 0.16 + 0.03 * (k % 2)) for k in range(4)]
    pipes = [p.arc_path([(x, FRONT, sill - 0.02), (x, FRONT - 0.045, sill - 0.03), (x + 0.02, FRONT - 0.05, sill - tall)], 0.025) for x, tall in ends]
    p.tubes(asm, pipes, 0.0055, copper(), resolution=5)
    for k, (x, tall) in enumerate(ends):
        rod(asm, (x + 0.02, FRONT - 0.05, sill - tall - 0.02), 0.008, 0.03, mat.plastic(("C33B2B", "1F6E96")[k % 2], 0.4), segments=32)
    lead = [(x1 - 0.2, FRONT, sill - 0.02), (x1 - 0.2, FRONT - 0.05, sill - 0.05), (x1 - 0.24, FRONT - 0.05, sill - 0.20), (x1 - 0.18, FRONT - 0.05, sill - 0.22), (x1 - 0.17, FRONT - 0.045, sill - 0.10)]
    p.tubes(asm, [p.arc_path(lead, 0.03)], 0.0065, mat.plastic("DDE3E6", 0.45), resolution=5)


def line_card(asm, traits, x, y, z, wide=0.148, tall=0.21):
    """Card of the line in a clear cover under a magnet: model, number, code, the steps that are done."""
    box(asm, (x - 0.004, y + 0.0005, z - 0.004), (x + wide + 0.004, y + 0.0015, z + tall + 0.012), mat.plastic("F3C64B", 0.35), 0.0005)
    box(asm, (x, y, z), (x + wide, y + 0.001, z + tall), mat.paint("F7F7F2", 0.5), 0.0003)
    rod(asm, (x + wide / 2, y - 0.006, z + tall + 0.004), 0.014, 0.008, mat.plastic("22303B", 0.4), axis="Y", segments=40)
    ink, front = mat.paint(mat.INK, 0.5), y - 0.0004
    p.text(asm, traits.slug.upper(), 0.030, (x + 0.012, front, z + tall - 0.046), ink)
    p.text(asm, "2611 0417", 0.0125, (x + 0.012, front, z + tall - 0.068), ink)
    rng = random.Random(11)
    codes = printing.matrix(rng, wide - 0.048, tall - 0.068, 0.036, 16) + printing.bars(rng, 0.012, 0.010, wide - 0.012, 0.026, 0.0007)
    printing.areas(asm, codes, ink, printing.front(x, front, z), 0)
    for k in range(6):
        low = z + tall - 0.090 - 0.0145 * k
        boxes(asm, [((x + 0.012, front, low), (x + 0.021, front + 0.0003, low + 0.009)), ((x + 0.028, front, low + 0.003), (x + 0.028 + (0.09, 0.07, 0.10, 0.06, 0.085, 0.095)[k], front + 0.0003, low + 0.0055))], mat.paint("8B969C", 0.6), 0)
        if k < 4:
            p.tubes(asm, [[(x + 0.012, front - 0.0004, low + 0.006), (x + 0.0155, front - 0.0004, low + 0.001), (x + 0.024, front - 0.0004, low + 0.012)]], 0.0010, mat.paint("1E3A8A", 0.5))


def comparison(traits):
    """The inside of a refrigerator: on its shelf a bottle with the probe of the cabinet and a reference thermometer, whose
    figure is beside it."""
    asm = Assembly(traits.slug)
    half, low, high, shelf = 0.30, 0.62, 1.52, 0.962
    liner = mat.plastic("E4E9EB", 0.36)
    box(asm, (-half, 0.50, low), (half, 0.54, high), liner, 0)
    for x in (-half - 0.07, half):
        box(asm, (x, 0, low - 0.3), (x + 0.07, 0.52, high + 0.3), liner, 0.008)
        inner = x + 0.07 if x < 0 else x
        slots = [((inner - 0.0012, y + 0.004, low + 0.03 * k), (inner + 0.0012, y + 0.010, low + 0.03 * k + 0.014)) for y in (0.08, 0.38) for k in range(30)]
        boxes(asm, [((inner - 0.002, y, low), (inner + 0.0008, y + 0.014, high)) for y in (0.08, 0.38)], mat.steel("C3CACE", 0.3), 0.0005)
        boxes(asm, slots, mat.plastic("3A464E", 0.6), 0)
        p.lamp(asm, (inner * 0.96, 0.03, 1.10), (0, 0.40, 1.02), (0.03, 0.7), 2.6, "FFF4E4")
    folds = [[(x, -0.004, low - 0.3), (x, -0.004, high + 0.3)] for x in (-half - 0.022, -half - 0.034, half + 0.022, half + 0.034)]
    p.tubes(asm, folds, 0.006, mat.rubber("C3CBD0"), resolution=4)
    for z in (shelf - 0.28, shelf, shelf + 0.30):
        p.wire_shelf(asm, -half + 0.006, half - 0.006, 0.05, 0.47, z - 0.002, 0.026, 0.018, mat.steel("D2D8DB", 0.25))
    for z, seed in ((shelf - 0.28, 5), (shelf + 0.30, 9)):
        p.cartons(asm, -half + 0.02, half - 0.02, 0.09, 0.44, z, 0.2, seed=seed, fill=0.95)
    p.cartons(asm, -half + 0.02, -0.075, 0.15, 0.44, shelf, 0.19, seed=21, fill=0.95)
    p.cartons(asm, -0.05, half - 0.02, 0.26, 0.45, shelf, 0.20, seed=12, fill=0.95)
    with_two_probes(asm, -0.035, 0.13, shelf)
    with asm.turned((0.115, 0.135, shelf), 9):
        reference(asm, traits.figure or "5.0")
    return Piece(asm, (-half, 0, low), (half, 0.54, high), spots={"bottle": (0, 0.13, shelf + 0.05)})


def with_two_probes(asm, x, y, z):
    """Glass bottle with glycerol, label and blue cap; through the cap go the flat lead of the cabinet and a steel thermometer."""
    glass = p.rounded([(0, 0.001), (0.030, 0.001), (0.0315, 0.006), (0.0315, 0.070), (0.017, 0.084), (0.0155, 0.094)], 0.006)
    p.lathe(asm, [(r, h + z) for r, h in glass], mat.glass("F3F6F4", 0.9), (x, y), 72)
    filling = p.rounded([(0, 0.003), (0.0285, 0.003), (0.0297, 0.008), (0.0297, 0.066), (0, 0.066)], 0.004)
    p.lathe(asm, [(r, h + z) for r, h in filling], mat.plastic("EED9A4", 0.05), (x, y), 72)
    label = [(0.0319, z + 0.014), (0.0319, z + 0.052)]
    p.lathe(asm, label, mat.paint("F5F6F3", 0.45), (x, y), 96)
    p.lathe(asm, [(0.0321, z + 0.046), (0.0321, z + 0.052)], mat.paint("1F6E96", 0.45), (x, y), 96)
    ink = mat.paint(mat.INK, 0.5)
    for words, size, up in (("C3H8O3", 0.0085, 0.034), ("50 ml", 0.0062, 0.025), ("2026-11", 0.0056, 0.0175)):
        with asm.turned((x, y, 0), 0):
            p.wrap(asm, p.text(asm, words, size, (0, 0, 0), ink, "CENTER"), 0.0322, z + up)
    p.lathe(asm, [(r, h + z) for r, h in p.rounded([(0, 0.112), (0.0185, 0.112), (0.0195, 0.109), (0.0195, 0.090), (0.0185, 0.089)], 0.0015)], mat.plastic("1F6E96", 0.38), (x, y), 72)
    ridges = [[(x + 0.0195 * c, y + 0.0195 * s, z + 0.091), (x + 0.0195 * c, y + 0.0195 * s, z + 0.108)] for c, s in ((math.cos(a), math.sin(a)) for a in (math.tau * k / 48 for k in range(48)))]
    p.tubes(asm, ridges, 0.0006, mat.plastic("1F6E96", 0.38), resolution=2)
    rod(asm, (x + 0.006, y - 0.003, z + 0.010), 0.0030, 0.150, mat.steel("D6DBDD", 0.16), segments=32)
    rod(asm, (x + 0.006, y - 0.003, z + 0.158), 0.0065, 0.052, mat.plastic("1B2228", 0.38), bevel=0.002, segments=40)
    back = [(x + 0.006, y - 0.003, z + 0.208), (x + 0.006, y - 0.003, z + 0.236), (x + 0.050, y + 0.020, z + 0.240), (x + 0.110, y - 0.030, z + 0.150), (x + 0.150, y + 0.010, z + 0.150), (x + 0.150, y + 0.024, z + 0.112)]
    p.tubes(asm, [p.arc_path(back, 0.030, 10)], 0.0020, mat.rubber("20282E"), resolution=5)
    rod(asm, (x - 0.008, y + 0.002, z + 0.110), 0.0032, 0.020, mat.steel("C3CACE", 0.2), segments=32)
    flat = p.arc_path([(x - 0.008, y + 0.002, z + 0.128), (x - 0.008, y + 0.002, z + 0.152), (x - 0.05, y - 0.02, z + 0.140), (-0.298, 0.02, z + 0.05), (-0.306, -0.006, z + 0.04)], 0.022, 10)
    ribbon(asm, flat, [(0.003, 0.004, 0.005)] * len(flat), mat.plastic("2F6FA8", 0.4))


def reference(asm, figure):
    """Readout that leans back on its foot, the seal of its calibration on the case."""
    with asm.turned((0, 0, 0.002), -14, "X"):
        box(asm, (-0.046, 0, 0), (0.046, 0.026, 0.112), mat.plastic("2B3237", 0.48), 0.008, 5)
        box(asm, (-0.047, 0.008, 0.010), (0.047, 0.018, 0.102), mat.rubber("C9822B"), 0.004, 4)
        box(asm, (-0.0385, -0.0012, 0.052), (0.0385, 0.002, 0.102), mat.plastic("0E1215", 0.1), 0.003)
        lcd = mat.paint("B4BFA9", 0.25)
        box(asm, (-0.034, -0.0017, 0.057), (0.034, 0.0, 0.097), lcd, 0.001)
        ink = mat.paint("141A18", 0.5)
        p.text(asm, figure + "2", 0.026, (-0.029, -0.0020, 0.070), ink)
        p.text(asm, "°C", 0.010, (0.018, -0.0020, 0.081), ink)
        p.text(asm, "\u00b1 0.02", 0.0062, (-0.029, -0.0020, 0.0605), ink)
        for k in range(3):
            box(asm, (-0.036 + 0.019 * k, -0.0022, 0.034), (-0.021 + 0.019 * k, 0.001, 0.043), mat.plastic("8F9AA1" if k else "C4462B", 0.5), 0.002)
        box(asm, (-0.036, -0.0006, 0.009), (0.006, 0.001, 0.028), mat.paint("F2F4F1", 0.5), 0)
        box(asm, (-0.036, -0.0009, 0.0225), (0.006, 0.0005, 0.028), mat.paint("3C9A62", 0.5), 0)
        p.text(asm, "2027-11", 0.0072, (-0.015, -0.0009, 0.0130), ink, "CENTER")
        p.wordmark(asm, 0.022, (0.014, -0.0004, 0.014), mat.paint("DDE3E6", 0.5))
        rod(asm, (0, 0.016, 0.110), 0.0050, 0.014, mat.plastic("15191C", 0.5), segments=32)


def coded(traits):
    """A freezer with its own code on the door, beside the lever: what is known about it opens from there."""
    piece = upright(traits)
    asm, half = piece.assembly, traits.width / 2
    x, z, y = half - 0.262, 1.205, -0.0008
    box(asm, (x, y, z), (x + 0.092, 0.002, z + 0.128), mat.paint("F6F7F5", 0.28), 0.0003)
    ink, green = mat.paint(mat.INK, 0.5), mat.paint("3C9A62", 0.5)
    box(asm, (x + 0.0002, y - 0.0003, z + 0.110), (x + 0.0918, y + 0.0005, z + 0.1278), mat.paint("1F6E96", 0.4), 0.0001)
    p.text(asm, "VLC-017", 0.0115, (x + 0.008, y - 0.0006, z + 0.1150), mat.paint("F6F7F5", 0.5))
    quick_code(asm, x + 0.0135, y - 0.0002, z + 0.038, 0.065, ink)
    for k in range(4):
        at = x + 0.012 + 0.0205 * k
        box(asm, (at, y - 0.0003, z + 0.0085), (at + 0.0125, y + 0.0005, z + 0.0255), mat.paint("DDE3E6", 0.5), 0.0002)
        boxes(asm, [((at + 0.002, y - 0.0005, z + 0.0115 + 0.003 * i), (at + 0.0105 - 0.002 * (i == 3), y, z + 0.0123 + 0.003 * i)) for i in range(4)], ink, 0)
        rod(asm, (at + 0.0115, y - 0.0009, z + 0.0095), 0.0030, 0.001, green, axis="Y", segments=24)
    piece.spots["code"] = (x + 0.046, y, z + 0.064)
    return piece


def quick_code(asm, x, y, z, size, ink):
    """Squares as in a code that a telephone reads, with its three corners; it says nothing."""
    count, rng = 25, random.Random(17)
    corners = ((0, 0), (0, count - 7), (count - 7, count - 7))
    cells = []
    for i in range(count):
        for j in range(count):
            near = next(((i - a, j - b) for a, b in corners if -1 <= i - a <= 7 and -1 <= j - b <= 7), None)
            if near:
                ring = max(abs(near[0] - 3), abs(near[1] - 3))
                dark = ring == 3 or ring <= 1
            else:
                dark = rng.random() < 0.48
            if dark:
                cells.append((i, j))
    step = size / count
    boxes(asm, [((x + step * i, y - 0.0002, z + step * j), (x + step * (i + 1), y + 0.0004, z + step * (j + 1))) for i, j in cells], ink, 0)
