"""Places of chests, cabinets, boxes and rooms that a text names and a plain view of the piece does not show."""
import math

import materials as mat
import parts as p
from parts import Assembly, box, boxes, rod

from . import boxes as transport
from . import chests, insulation, panels
from .common import CASTOR
from .piece import Piece


# --- chest ------------------------------------------------------------------------------


def brakes(traits):
    """The lower corner of a chest: a guard of bent steel, castors whose brakes are down."""
    piece = chests.chest(traits)
    asm, x1, foot = piece.assembly, traits.width / 2, CASTOR
    guard(asm, x1, foot)
    for x, turn in ((x1 - 0.10, -44), (-x1 + 0.10, -36)):
        brake(asm, x, 0.10, turn)
    piece.spots["guard"] = (x1 - 0.060, 0.05, foot + 0.005)
    return piece


def guard(asm, x1, foot, reach=0.085, thick=0.0022):
    """Two leaves around the edge and one below, held by domed rivets."""
    metal = mat.zinc("BFC7CB")
    leaves = [((x1 - reach, -thick, foot - thick), (x1 + thick, 0.003, foot + reach)), ((x1 - 0.003, -thick + 0.0002, foot - thick), (x1 + thick - 0.0001, reach, foot + reach - 0.0002))]
    boxes(asm, leaves, metal, 0.0009)
    for up in (0.022, reach - 0.020):
        rod(asm, (x1 - reach + 0.018, -thick - 0.0022, foot + up), 0.0058, 0.004, mat.steel("9AA4AA", 0.28), axis="Y", bevel=0.002, segments=32)
        rod(asm, (x1 + thick - 0.0016, reach - 0.018, foot + up), 0.0058, 0.004, mat.steel("9AA4AA", 0.28), axis="X", bevel=0.002, segments=32)


def brake(asm, x, y, turn):
    """Pedal over the wheel of a castor, pressed down onto the tyre."""
    red, steel = mat.plastic("C4462B", 0.42), mat.zinc("AAB4BA")
    with asm.turned((x, y, 0), turn):
        with asm.turned((0, 0.030, CASTOR * 0.74), -24, "X"):
            box(asm, (-0.017, 0.0, -0.004), (0.017, 0.052, 0.005), red, 0.003, 4)
            boxes(asm, [((-0.013, 0.016 + 0.008 * k, 0.0045), (0.013, 0.019 + 0.008 * k, 0.0065)) for k in range(4)], red, 0.0008)
            box(asm, (-0.026, -0.012, -0.006), (0.026, 0.006, 0.002), steel, 0.002)


# --- cabinet ----------------------------------------------------------------------------


def locked(traits):
    """The upper part of a cabinet: the lock in its door with the key and its tag, the display that asks for a code."""
    piece = panels.cabinet(traits)
    asm, x0, top = piece.assembly, -traits.width / 2, traits.height
    key_lock(asm, x0 + 0.115, 0.0006, top - 0.20 - 0.075)
    piece.spots["lock"] = (x0 + 0.150, 0.0, top - 0.190)
    return piece


def key_lock(asm, x, y, z):
    """Cylinder in its rosette, a key in it, a second one and a numbered tag on the ring."""
    steel, brass = mat.steel("C3CACE", 0.22), mat.steel("C9AE74", 0.26)
    p.lathe(asm, p.rounded([(0.0205, 0), (0.0205, 0.002), (0.0165, 0.0045), (0.0125, 0.0048), (0, 0.0048)], 0.0015), steel, segments=64).location = (x, y, z)
    asm.collection.objects[-1].rotation_euler.x = math.pi / 2
    rod(asm, (x, y - 0.0062, z), 0.0095, 0.004, brass, axis="Y", segments=48)
    box(asm, (x - 0.0011, y - 0.030, z - 0.0040), (x + 0.0011, y - 0.004, z + 0.0040), brass, 0.0004)
    with asm.turned((x, y - 0.030, z), 0):
        key_bow(asm, steel)
        ring = [(0.0, -0.016 + 0.011 * math.sin(a) * 0.4, -0.016 + 0.013 * math.cos(a)) for a in (math.tau * k / 32 for k in range(32))]
        p.tubes(asm, [[(a + 0.004 * math.sin(math.tau * k / 32), b, c) for k, (a, b, c) in enumerate(ring)]], 0.0008, steel, closed=True, resolution=3)
        with asm.turned((0.002, -0.016, -0.026), 16, "Y"):
            box(asm, (-0.0125, -0.0016, -0.040), (0.0125, 0.0016, 0.0), mat.plastic("F0592A", 0.4), 0.0014, 3)
            p.text(asm, "27", 0.0150, (0, -0.0018, -0.028), mat.paint("FFFFFF", 0.5), "CENTER")
        with asm.turned((-0.003, -0.014, -0.027), -13, "Y"):
            box(asm, (-0.0045, -0.0008, -0.032), (0.0045, 0.0008, -0.012), brass, 0.0003)
            rod(asm, (0, -0.0010, -0.004), 0.0095, 0.0020, steel, axis="Y", segments=40)


def key_bow(asm, steel):
    """The part of a key that the fingers turn, seen edge on from the side."""
    rod(asm, (-0.0011, -0.010, 0), 0.0112, 0.0022, steel, axis="X", segments=48)
    rod(asm, (-0.0013, -0.0155, -0.0055), 0.0028, 0.0026, mat.plastic("12191E", 0.7), axis="X", segments=24)


# --- transport boxes --------------------------------------------------------------------


def parts_replaced(traits):
    """The front of a cold box: one latch is unscrewed; the new one, its screws and a piece of seal lie on the lid."""
    piece = transport.cold_box(traits, latches=(1,))
    asm, rim, top = piece.assembly, traits.height * 0.72, traits.height + 0.004
    x = -traits.width * 0.26
    bare_seat(asm, x, rim)
    with asm.turned((x + 0.150, 0.155, top + 0.012), 24):
        with asm.turned((0, 0, 0), -90, "X"):
            transport.latch(asm, 0, 0)
    for k, (dx, dy) in enumerate(((0.020, 0.120), (0.044, 0.105), (0.030, 0.145), (0.056, 0.138))):
        screw(asm, x + dx, dy, top, 40 + 77 * k)
    driver(asm, (x + 0.245, 0.205, top + 0.012), 118)
    seal = [(x + 0.30 + 0.055 * math.cos(a) * (1 - 0.010 * k), 0.14 + 0.055 * math.sin(a) * (1 - 0.010 * k), top + 0.006 + 0.0011 * k) for k, a in ((k, math.tau * k / 22) for k in range(50))]
    p.tubes(asm, [p.smooth_line(seal, 2)], 0.0058, mat.rubber("2A333A"), resolution=4)
    piece.spots["bare"] = (x + 0.155, 0.07, top - 0.035)
    return piece


def bare_seat(asm, x, rim):
    """Where a latch was: a paler print of it with four threaded brass inserts."""
    brass, dark = mat.steel("C9A35A", 0.28), mat.plastic("11171B", 0.7)
    for z, y in ((rim - 0.058, 0.0065), (rim - 0.020, 0.0030), (rim + 0.028, -0.0004)):
        for side in (-0.014, 0.014):
            rod(asm, (x + side, y - 0.0014, z), 0.0052, 0.012, brass, axis="Y", segments=32)
            rod(asm, (x + side, y - 0.0017, z), 0.0030, 0.012, dark, axis="Y", segments=24)


def screw(asm, x, y, z, turn):
    """Countersunk screw that lies on its side."""
    steel = mat.steel("C3CACE", 0.22)
    with asm.turned((x, y, z + 0.0044), turn):
        thread = [(0, 0), (0.0018, 0.0005), (0.0022, 0.004)]
        thread += [(0.0022 + 0.0005 * (k % 2), 0.004 + 0.0006 * k) for k in range(18)]
        thread += [(0.0022, 0.0148), (0.0044, 0.0178), (0.0044, 0.0184), (0, 0.0184)]
        p.lathe(asm, thread, steel, segments=24).rotation_euler.y = math.radians(84)


def driver(asm, at, turn):
    """Screwdriver with a handle of two tones."""
    with asm.turned(at, turn):
        shape = p.rounded([(0, 0), (0.0085, 0.002), (0.0125, 0.016), (0.0115, 0.050), (0.0130, 0.074), (0.0085, 0.092), (0.0045, 0.096)], 0.006)
        p.lathe(asm, shape, mat.plastic("1F6E96", 0.4), segments=24).rotation_euler.y = math.pi / 2
        p.lathe(asm, [(r + 0.0004, h) for r, h in p.rounded([(0.0114, 0.026), (0.0117, 0.032), (0.0113, 0.048), (0.0117, 0.054)], 0.003)], mat.rubber("20282E"), segments=24).rotation_euler.y = math.pi / 2
        rod(asm, (0.094, 0, 0), 0.0030, 0.098, mat.steel("C3CACE", 0.18), axis="X", segments=24)


def read_through(traits):
    """Two boxes on each other; through the window in the lid of the upper one the logger is read."""
    lower, asm = transport.cold_box(traits), Assembly(traits.slug)
    upper = transport.cold_box(traits)
    for part, up in ((lower, 0.0), (upper, traits.height + 0.0095)):
        with asm.turned((0, 0, up), 0):
            for obj in list(part.assembly.collection.objects):
                if obj.parent is None:
                    asm.adopt(obj)
                else:
                    asm.collection.objects.link(obj)
    x, y, top = 0.0, traits.depth * 0.36, 2 * traits.height + 0.0160
    window(asm, x, y, top)
    return Piece(asm, (-traits.width / 2, -0.02, 0), (traits.width / 2, traits.depth, top), rise=1.2, spots={"window": (x + 0.01, y - 0.03, top - 0.02)})


def window(asm, x, y, top, wide=0.21, deep=0.14):
    """Clear pane in a screwed frame; the logger lies in its place below it."""
    dark, low = mat.plastic("22303B", 0.42), top - 0.004
    half, back = wide / 2, deep / 2
    frame = [((x - half, y + s * (back - 0.009) - 0.009, low), (x + half, y + s * (back - 0.009) + 0.009, top + 0.006)) for s in (-1, 1)]
    frame += [((x + s * (half - 0.009) - 0.009, y - back + 0.001, low), (x + s * (half - 0.009) + 0.009, y + back - 0.001, top + 0.0058)) for s in (-1, 1)]
    boxes(asm, frame, dark, 0.003, segments=3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod(asm, (x + sx * (half - 0.009), y + sy * (back - 0.009), top + 0.005), 0.0042, 0.0022, mat.steel("AEB7BC", 0.25), segments=24)
    box(asm, (x - half + 0.012, y - back + 0.012, low - 0.001), (x + half - 0.012, y + back - 0.012, top - 0.0016), mat.paint("3A474F", 0.8), 0)
    with asm.turned((x, y, top - 0.0016), -90, "X"):
        box(asm, (-0.062, -0.0042, -0.036), (0.062, 0.001, 0.036), mat.plastic("E9EEF0", 0.4), 0.003, 3)
        p.display(asm, -0.055, -0.026, 0.078, 0.054, -0.0010, "4.6", "°C")
        for k in range(2):
            rod(asm, (0.042, -0.0052, -0.014 + 0.026 * k), 0.0068, 0.002, mat.plastic("9FB0BA", 0.4), axis="Y", segments=32)
    pane = [(x - half + 0.016, y - back + 0.016, top + 0.0040), (x + half - 0.016, y - back + 0.016, top + 0.0040), (x + half - 0.016, y + back - 0.016, top + 0.0040), (x - half + 0.016, y + back - 0.016, top + 0.0040)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F0F6F8", 0.8))


# --- floor of a freezer room ------------------------------------------------------------


def heated_floor(traits):
    """The floor in steps, from the ground to the plate: pipes that air passes, heating cable, foam, board, chequered plate."""
    asm, half, back = Assembly(traits.slug), 0.52, 0.86
    concrete = mat.paint("A9A8A2", 0.9).copy()
    mat.add_tones(concrete, "TexNoise", "Fac", ("8C8B86", "B4B3AD"), (0.3, 0.7)).inputs["Scale"].default_value = 22
    mat.add_bump(concrete, 160, 0.5)
    box(asm, (-half, 0, 0), (half, back, 0.105), concrete, 0.003)
    for k in range(3):
        x = -0.34 + 0.34 * k
        ring = p.rounded([(0.040, 0), (0.040, -0.026), (0.0345, -0.026), (0.0345, 0.02)], 0.0015)
        pipe = p.lathe(asm, ring, mat.plastic("C8743A", 0.45), segments=64)
        pipe.location, pipe.rotation_euler.x = (x, -0.004, 0.052), -math.pi / 2
        rod(asm, (x, -0.006, 0.052), 0.0345, 0.008, mat.plastic("07090B", 0.9), axis="Y", segments=64)
    screed = mat.paint("BDB9AE", 0.9).copy()
    mat.add_bump(screed, 300, 0.5)
    box(asm, (-half, 0.10, 0.104), (half, back, 0.128), screed, 0.002)
    cable = []
    for k in range(13):
        x = -half + 0.045 + 0.078 * k
        near, far = (x, 0.135, 0.1305), (x, 0.40, 0.1305)
        cable += [near, far] if k % 2 == 0 else [far, near]
    p.tubes(asm, [p.arc_path(cable, 0.030, 8)], 0.0052, mat.plastic("C4312B", 0.42), resolution=5)
    clips = [((-half + 0.02, y, 0.1275), (half - 0.02, y + 0.012, 0.1295)) for y in (0.165, 0.235)]
    boxes(asm, clips, mat.zinc("B9C2C7"), 0.0005)
    box(asm, (-half, 0.275, 0.127), (half, back, 0.140), screed, 0.002)
    box(asm, (-half, 0.315, 0.1395), (half, back, 0.1412), mat.plastic("1B2126", 0.35), 0.0004)
    box(asm, (-half, 0.345, 0.141), (half, back, 0.262), insulation.foam(), 0.0015)
    board = mat.paint("B58A5A", 0.7).copy()
    mat.add_tones(board, "TexNoise", "Fac", ("8A6238", "C39A66"), (0.35, 0.65)).inputs["Scale"].default_value = 7
    box(asm, (-half, 0.455, 0.2615), (half, back, 0.280), board, 0.001)
    metal = mat.brushed_steel("X", "B9C1C5")
    box(asm, (-half, 0.545, 0.2795), (half, back, 0.2835), metal, 0.0008)
    chequers(asm, -half, half, 0.545, back, 0.2835, metal)
    box(asm, (-half, back - 0.13, 0.283), (half, back, 0.62), mat.enamel("EDF1F2"), 0.003)
    cove = [(x, back - 0.134 - 0.030 * (1 - math.sin(a)), 0.284 + 0.030 * (1 - math.cos(a))) for x in (-half, half) for a in (math.pi / 2 * k / 8 for k in range(9))]
    p.mesh(asm, "cove", cove, [(k, k + 1, k + 10, k + 9) for k in range(8)], metal)
    return Piece(asm, (-half, -0.03, 0), (half, back, 0.62), spots={"floor": (0.02, 0.30, 0.155)})


def chequers(asm, x0, x1, y0, y1, z, metal, pitch=0.030):
    """Raised lozenges, in turn along and across."""
    verts, faces = [], []
    for j in range(int((y1 - y0) / pitch)):
        for i in range(int((x1 - x0) / pitch)):
            x, y, a = x0 + pitch * (i + 0.5), y0 + pitch * (j + 0.5), math.radians(45 if (i + j) % 2 else -45)
            start = len(verts)
            for u, v in ((0.0145, 0), (0, 0.0036), (-0.0145, 0), (0, -0.0036)):
                verts.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + 0.0002))
            for u in (0.008, -0.008):
                verts.append((x + u * math.cos(a), y + u * math.sin(a), z + 0.0020))
            faces += [tuple(start + k for k in face) for face in ((0, 1, 4), (1, 5, 4), (1, 2, 5), (2, 3, 5), (3, 4, 5), (3, 0, 4))]
    p.mesh(asm, "chequers", verts, faces, metal)
