"""The honours of the company as they hang on a wall and stand on a sideboard: certificates in frames, plaques, trophies."""
import math
import random

import bpy

import materials as mat
import parts as p
import studio
from parts import Assembly, box, boxes, rod

from .surfaces import mottled, timber

# Measures of the sheet (A4) and of its board.
WIDE, TALL, BOARD = 0.210, 0.297, 0.034
INK = "2A3238"


def wall(size, make, number, turn=18, reach=1.05, lens=70, rise=0.0):
    """A certificate or a plaque on a wall that the sun grazes; `turn` is the camera's place to the right."""
    asm = Assembly("wall")
    box(asm, (-6, 0, -1.6), (6, 0.1, 1.6), behind(number), 0)
    WALL[number - 1](asm, random.Random(number))
    asm.place()
    grazing_sun()
    a = math.radians(turn)
    eye = (reach * math.sin(a), -reach * math.cos(a), rise)
    studio.look(eye, (0, 0, 0), size, lens, level=True, focus=reach - 0.02, stop=2, shift=(0, -rise / reach * lens / studio.SENSOR))


def behind(number):
    """The wall of an honour: plaster in several tones, boards of walnut."""
    tone = ("8F8B83", "4E5B56", "6E655B", "858C8F", "5B6B76", "46535C", "walnut", "969187", "3C4347")[number - 1]
    if tone == "walnut":
        return timber(tone, "Z", 0.24)
    return mottled(f"plaster {tone}", tone, "".join(f"{min(255, int(tone[k : k + 2], 16) + 9):02X}" for k in (0, 2, 4)), 1.6, 0.85, 0.2, bump=0.02)


def grazing_sun():
    """Sun through a window at the left, cut by its bars; a soft light from the room."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 3.6, math.radians(1.2), mat.linear("FFE9CC")[:3]
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = (math.radians(58), 0, math.radians(-38))
    bpy.context.scene.collection.objects.link(lamp)
    bars = Assembly("bars")
    spans = [((-2.4, -1.4 + 0.62 * k, -3), (-2.38, -1.33 + 0.62 * k, 4)) for k in range(-4, 3)]
    spans += [((-2.401, -5, z), (-2.379, 1, z + 0.06)) for z in (0.62, 1.7)]
    boxes(bars, spans, mat.paint("E3E8EA", 0.5), 0)
    bars.place()
    studio.area((-2.2, -2.6, 1.2), (0, 0, 0), (1.6, 2.0), 110, "EEF4FA")
    studio.area((1.8, -3.4, 1.6), (0, 0, 0), (2.4, 1.6), 50, "FFF6EA", visible=False)
    studio.world("DCE4EA", 0.5)


# --- frames ---------------------------------------------------------------------

# Profiles of frames: how far inside the outer edge, how far before the wall.
SLIM = ((0, 0.002), (0, 0.026), (0.0015, 0.0275), (0.0105, 0.0275), (0.012, 0.026), (0.012, 0.008))
COVE = ((0, 0.002), (0, 0.018), (0.002, 0.024), (0.006, 0.027), (0.010, 0.026), (0.013, 0.021), (0.018, 0.016), (0.023, 0.014), (0.025, 0.016), (0.027, 0.016), (0.028, 0.013), (0.028, 0.008))
FLAT = ((0, 0.002), (0, 0.022), (0.002, 0.024), (0.020, 0.021), (0.022, 0.019), (0.022, 0.008))


def framed(asm, profile, coat, board="EFEDE6"):
    """Frame around a board with a bevelled opening, glass before it; the sheet in it faces the viewer at y = 0.

    Gives the depth of the sheet before the wall."""
    inner = profile[-1][0]
    half_w, half_h = WIDE / 2 + BOARD + inner - 0.004, TALL / 2 + BOARD + inner - 0.004
    rings(asm, [(half_w - d, half_h - d, -y) for d, y in profile], coat)
    cut = 0.003
    rings(asm, [(half_w - inner + 0.002, half_h - inner + 0.002, -0.012), (WIDE / 2 + cut, TALL / 2 + cut, -0.012), (WIDE / 2, TALL / 2, -0.0095)], mat.paint(board, 0.9))
    pane = [(x, -0.0135, z) for x, z in corners(half_w - inner + 0.003, half_h - inner + 0.003)]
    p.mesh(asm, "pane", pane, [(0, 1, 2, 3)], mat.glass("F6FAFA", 0.8), smooth=False).visible_shadow = False
    return -0.0094


def corners(w, h):
    return ((-w, -h), (w, -h), (w, h), (-w, h))


def rings(asm, steps, material):
    """Mitred mouldings: rectangles of (half width, half height, depth), joined in their order."""
    verts = [(x, y, z) for w, h, y in steps for x, z in corners(w, h)]
    faces = [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for i in range(len(steps) - 1) for k in range(4)]
    return p.mesh(asm, "moulding", verts, faces, material)


def wood(dark, light):
    return mottled(f"wood {dark}", dark, light, 9, 0.34, 0.4, (16, 16, 1.2))


# --- print ----------------------------------------------------------------------


class Print:
    """What is printed on a sheet, a plate or a pane at depth `y`; each layer lies a little before the last."""

    def __init__(self, asm, y, thick=0.00012):
        self.asm, self.y, self.thick = asm, y, thick

    def lift(self):
        self.y -= self.thick
        return self.y

    def shape(self, outline, material):
        y = self.lift()
        p.mesh(self.asm, "print", [(x, y, z) for x, z in outline], [tuple(range(len(outline)))], material, smooth=False)

    def bands(self, spans, material):
        """Rectangles of (x0, z0, x1, z1)."""
        y = self.lift()
        boxes(self.asm, [((x0, y, z0), (x1, y + 0.00008, z1)) for x0, z0, x1, z1 in spans], material, 0)

    def border(self, inset, width, material, w=WIDE / 2, h=TALL / 2):
        a, b = w - inset, h - inset
        self.bands([(-a, -b, a, -b + width), (-a, b - width, a, b), (-a, -b + width, -a + width, b - width), (a - width, -b + width, a, b - width)], material)

    def lines(self, paths, radius, material):
        y = self.lift()
        p.tubes(self.asm, [[(x, y, z) for x, z in path] for path in paths], radius, material, resolution=1)

    def title(self, words, size, z, material, x=0.0, align="CENTER"):
        font = "figures.ttf" if words[0].isdigit() else "host-grotesk.ttf"
        p.text(self.asm, words, size, (x, self.lift(), z), material, align=align, font=font, depth=0.00004)

    def rules(self, rng, z, wide, rows, size, material, x=0.0, lead=3.4, centred=True):
        """Fine rules where lines of print would be; the last one is shorter."""
        spans = []
        for row in range(rows):
            reach = wide * (0.6 if rows > 1 and row == rows - 1 else rng.uniform(0.94, 1.0))
            start = x - (reach if centred else wide) / 2
            low = z - row * size * lead
            spans.append((start, low, start + reach, low + size * 0.36))
        self.bands(spans, material)

    def signature(self, rng, x, z, wide, material):
        points = [(x + wide * k / 14, z + 0.006 * rng.uniform(-1, 1) * (1.6 if k in (1, 6) else 1) * (1 - 0.04 * k)) for k in range(15)]
        path = [(v.x, v.y) for v in p.smooth_line([(*point, 0) for point in points], 6)]
        self.lines([path], 0.00028, material)
        self.bands([(x - 0.004, z - 0.012, x + wide + 0.004, z - 0.0117)], mat.paint("6B7478", 0.8))


def star(radius, points=5, inner=0.42, at=(0, 0), turn=90):
    out = []
    for k in range(2 * points):
        a, r = math.radians(turn + 180 * k / points), radius * (inner if k % 2 else 1)
        out.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a)))
    return out


def disc(radius, at=(0, 0), count=64):
    return [(at[0] + radius * math.cos(math.tau * k / count), at[1] + radius * math.sin(math.tau * k / count)) for k in range(count)]


def snowflake(radius, at=(0, 0)):
    """Paths of a crystal with six branches."""
    paths = []
    for k in range(6):
        a = math.radians(90 + 60 * k)
        along = lambda r, side=0.0, b=a: (at[0] + r * math.cos(b) - side * math.sin(b), at[1] + r * math.sin(b) + side * math.cos(b))
        paths.append([at, along(radius)])
        paths += [[along(radius * share), along(radius * (share + 0.2), side * radius * 0.2)] for share in (0.42, 0.68) for side in (-1, 1)]
    return paths


def laurel(radius, at=(0, 0)):
    """Outlines of the leaves of a wreath that is open at the top."""
    leaves = []
    for side in (-1, 1):
        for k in range(11):
            a = math.radians(-84 + 13.5 * k)
            for lean in (-0.55, 0.55):
                r, turn = radius * (1 + 0.10 * (1 if lean < 0 else -1)), a + math.pi / 2 + lean
                x, z = r * math.cos(a), r * math.sin(a)
                long, wide = radius * 0.27, radius * 0.075
                leaf = [(x + long * t * math.cos(turn) - w * wide * math.sin(turn), z + long * t * math.sin(turn) + w * wide * math.cos(turn)) for t, w in ((0, 0), (0.25, 0.8), (0.5, 1), (0.8, 0.55), (1, 0), (0.8, -0.55), (0.5, -1), (0.25, -0.8))]
                leaves.append([(at[0] + side * u, at[1] + v) for u, v in leaf])
    return leaves


def guilloche(wide, tall, at=(0, 0), count=14):
    """Waves that cross each other, as on bank notes."""
    paths = []
    for k in range(count):
        shift = math.tau * k / count
        paths.append([(at[0] - wide / 2 + wide * j / 160, at[1] + tall * (0.30 * math.sin(j * 0.16 + shift) + 0.20 * math.sin(j * 0.295 - 2 * shift))) for j in range(161)])
    return paths


def rosette(radius, at=(0, 0), count=9, lobes=12):
    return [
        [(at[0] + r * math.cos(a), at[1] + r * math.sin(a)) for a, r in ((math.tau * j / 180, radius * (0.70 + 0.28 * math.sin(lobes * math.tau * j / 180 + math.tau * k / count))) for j in range(181))]
        for k in range(count)
    ]


def seal(asm, x, y, z, radius, foil):
    """Pressed seal of metal foil: a toothed edge, two raised rings, a star."""
    edge = star(radius, 40, 0.94)
    depth = 0.0006
    verts = [(x + u, y, z + w) for u, w in edge] + [(x + u * 0.99, y - depth, z + w * 0.99) for u, w in edge]
    n = len(edge)
    p.mesh(asm, "seal", verts, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n, 2 * n))], foil, smooth=False)
    ring = lambda r: [(x + u, y - depth, z + w) for u, w in disc(r)]
    p.tubes(asm, [ring(radius * 0.80), ring(radius * 0.62)], 0.0005, foil, closed=True, resolution=3)
    raised = star(radius * 0.42, 5)
    points = [(x + u, y - depth, z + w) for u, w in raised]
    p.mesh(asm, "star", [(x, y - depth - 0.0016, z), *points], [(0, 1 + k, 1 + (k + 1) % 10) for k in range(10)], foil, smooth=False)


# --- certificates -----------------------------------------------------------------


def sheet(asm, y, tone="F6F4EC"):
    p.mesh(asm, "sheet", [(x, y, z) for x, z in corners(WIDE / 2 + 0.001, TALL / 2 + 0.001)], [(0, 1, 2, 3)], mat.paint(tone, 0.75), smooth=False)
    return Print(asm, y)


def blue_seal(asm, rng):
    it = sheet(asm, framed(asm, SLIM, mat.paint("1E262C", 0.28)))
    blue, ink = mat.paint("1F5E8C", 0.6), mat.paint(INK, 0.7)
    it.border(0.012, 0.0012, blue)
    it.border(0.0145, 0.0004, blue)
    it.lines(snowflake(0.015, (0, 0.100)), 0.0009, blue)
    it.title("ISO", 0.0150, 0.064, ink)
    it.title("13485", 0.039, 0.032, ink)
    it.title("2010", 0.0150, 0.011, blue)
    it.rules(rng, -0.008, 0.142, 4, 0.0021, mat.paint("59656C", 0.8))
    it.rules(rng, -0.044, 0.100, 2, 0.0026, ink)
    it.signature(rng, -0.075, -0.085, 0.050, blue)
    seal(asm, 0.052, it.lift(), -0.084, 0.022, mat.steel("2A6CA3", 0.26))


def gold_emblem(asm, rng):
    it = sheet(asm, framed(asm, COVE, mat.steel("C7A35C", 0.32), "F3EEDF"), "F8F2E2")
    gold, ink = mat.steel("B98D3E", 0.3), mat.paint("3A3020", 0.7)
    it.border(0.011, 0.0016, gold)
    it.border(0.0145, 0.0005, gold)
    it.lines(rosette(0.056, (0, -0.006)), 0.00016, mat.paint("E3D3A8", 0.8))
    for leaf in laurel(0.021, (0, 0.096)):
        it.shape(leaf, gold)
        it.y += it.thick
    it.shape(star(0.0095, at=(0, 0.098)), gold)
    it.title("PQS", 0.034, 0.040, ink)
    it.title("2012", 0.0155, 0.018, gold)
    it.rules(rng, -0.006, 0.138, 5, 0.0021, mat.paint("6A5E48", 0.8))
    it.signature(rng, -0.078, -0.088, 0.044, ink)
    it.signature(rng, 0.034, -0.088, 0.044, ink)
    seal(asm, 0, it.lift(), -0.088, 0.019, gold)


def dark_border(asm, rng):
    it = sheet(asm, framed(asm, FLAT, mat.steel("BFC5C9", 0.3)))
    navy, ink = mat.paint("14293C", 0.5), mat.paint(INK, 0.7)
    it.border(0.0, 0.011, navy)
    it.border(0.0135, 0.0006, mat.steel("B98D3E", 0.3))
    it.shape(disc(0.020, (0, 0.096)), navy)
    it.shape(star(0.012, at=(0, 0.096)), mat.steel("CBA55A", 0.3))
    it.title("2013", 0.040, 0.036, ink)
    it.title("1", 0.020, 0.012, mat.paint("B0552F", 0.6))
    it.rules(rng, -0.006, 0.140, 4, 0.0022, mat.paint("59656C", 0.8))
    for k in range(3):
        it.rules(rng, -0.046 - 0.0075 * k, 0.030, 1, 0.0019, mat.paint("8A949A", 0.8), x=-0.058, centred=False)
        it.rules(rng, -0.046 - 0.0075 * k, 0.080, 1, 0.0021, ink, x=0.012, centred=False)
    it.signature(rng, -0.074, -0.096, 0.050, navy)
    seal(asm, 0.056, it.lift(), -0.096, 0.020, mat.steel("1E3A55", 0.3))


def two_columns(asm, rng):
    it = sheet(asm, framed(asm, FLAT, wood("4A3122", "6B4A33"), "EFEAE0"), "FAF6EC")
    red, ink = mat.paint("9E2B22", 0.6), mat.paint(INK, 0.7)
    it.lines([path for k in range(7) for path in guilloche(0.180, 0.016, (0, 0.105 - 0.035 * k), 3)], 0.00014, mat.paint("EFDFC6", 0.8))
    it.border(0.009, 0.0016, red)
    it.border(0.0125, 0.0004, red)
    it.shape(star(0.013, at=(0, 0.112)), red)
    it.title("2016", 0.038, 0.062, red)
    it.rules(rng, 0.046, 0.120, 2, 0.0028, ink)
    for x in (-0.042, 0.042):
        it.rules(rng, 0.014, 0.070, 8, 0.0022, mat.paint("4F5A60", 0.8), x=x, centred=False)
    it.rules(rng, -0.076, 0.050, 2, 0.0026, ink, x=0.052, centred=False)
    ring = [disc(0.0205, (0.056, -0.086))]
    it.lines([[*ring[0], ring[0][0]]], 0.0009, mat.paint("B4382C", 0.7))
    it.shape(star(0.0075, at=(0.056, -0.086)), mat.paint("B4382C", 0.7))
    it.signature(rng, -0.078, -0.092, 0.048, ink)


def ribbon(asm, rng):
    it = sheet(asm, framed(asm, SLIM, mat.paint("1B3246", 0.3)))
    navy, blue, ink = mat.paint("17304A", 0.6), mat.paint("2F7CA8", 0.6), mat.paint(INK, 0.7)
    a, b = WIDE / 2, TALL / 2
    for s in (-1, 1):
        it.shape([(s * a, -s * b), (s * (a - 0.062), -s * b), (s * a, -s * (b - 0.062))], navy)
        it.shape([(s * (a - 0.062), -s * b), (s * (a - 0.074), -s * b), (s * a, -s * (b - 0.074)), (s * a, -s * (b - 0.062))], blue)
    it.title("ISO", 0.0115, 0.112, ink)
    it.title("14001", 0.031, 0.084, ink)
    it.title("45001", 0.031, 0.055, ink)
    it.title("2021", 0.0150, 0.037, blue)
    it.rules(rng, 0.022, 0.136, 3, 0.0021, mat.paint("59656C", 0.8))
    silk = mat.principled("silk", "1F5E8C", 0.38, specular=0.4)
    for side in (-1, 1):
        tail = [(side * 0.002, -0.028), (side * 0.020, -0.024), (side * 0.030, -0.078), (side * 0.021, -0.072), (side * 0.012, -0.081)]
        it.shape(tail, silk)
        it.lines([[(side * 0.006, -0.03), (side * 0.0165, -0.077)], [(side * 0.015, -0.03), (side * 0.0255, -0.075)]], 0.0005, mat.paint("123F60", 0.5))
    seal(asm, 0, it.lift() - 0.0006, -0.022, 0.022, mat.steel("24486A", 0.28))
    it.signature(rng, -0.078, -0.104, 0.050, navy)


def guilloche_band(asm, rng):
    it = sheet(asm, framed(asm, COVE, mat.steel("AEB4B8", 0.34)))
    teal, ink = mat.paint("2B6E73", 0.6), mat.paint(INK, 0.7)
    it.border(0.011, 0.0006, teal)
    it.lines(rosette(0.024, (0, 0.096)), 0.0002, mat.paint("4F93A0", 0.7))
    it.lines(snowflake(0.009, (0, 0.096)), 0.0007, ink)
    it.title("U830", 0.038, 0.036, ink)
    it.title("7.20", 0.0220, 0.012, teal)
    it.title("2025", 0.0130, -0.006, ink)
    it.rules(rng, -0.020, 0.142, 4, 0.0021, mat.paint("59656C", 0.8))
    it.signature(rng, -0.026, -0.064, 0.052, ink)
    it.lines(guilloche(0.186, 0.034, (0, -0.108), 18), 0.00018, mat.paint("5E9B95", 0.7))
    it.lines(guilloche(0.186, 0.024, (0, -0.108), 10), 0.00018, mat.paint("B08A4A", 0.7))


# --- plaques ----------------------------------------------------------------------


def standoffs(asm, x, z, steel):
    """Turned spacers with caps at the four corners; they hold a plate before the wall."""
    for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod(asm, (sx * x, -0.020, sz * z), 0.007, 0.021, steel, axis="Y")
        rod(asm, (sx * x, -0.0285, sz * z), 0.0095, 0.004, steel, axis="Y", bevel=0.0012)


def steel_plaque(asm, rng):
    w, h = 0.21, 0.14
    box(asm, (-w, -0.024, -h), (w, -0.021, h), mat.brushed_steel("X", "C6CBCE"), 0.0006)
    standoffs(asm, w - 0.018, h - 0.018, mat.steel("D2D8DB", 0.18))
    it, etched = Print(asm, -0.0241), mat.paint("2E3A42", 0.6)
    for leaf in laurel(0.044, (0, 0.058)):
        it.shape(leaf, etched)
        it.y += it.thick
    it.lines(snowflake(0.024, (0, 0.058)), 0.0016, etched)
    it.title("2018", 0.050, -0.044, etched)
    it.rules(rng, -0.070, 0.25, 2, 0.0044, etched)


def wooden_plaque(asm, rng):
    w, h = 0.20, 0.15
    walnut = wood("3E281B", "5F4029")
    rings(asm, [(w, h, 0), (w, h, -0.014), (w - 0.003, h - 0.003, -0.018), (w - 0.008, h - 0.008, -0.019), (w - 0.010, h - 0.010, -0.022)], walnut)
    p.mesh(asm, "board", [(x, -0.0219, z) for x, z in corners(w - 0.009, h - 0.009)], [(0, 1, 2, 3)], walnut, smooth=False)
    brass, engraved = mat.brushed_steel("X", "CBA45C"), mat.paint("4A3714", 0.6)
    a, b = 0.158, 0.108
    box(asm, (-a, -0.0250, -b), (a, -0.0215, b), brass, 0.0008)
    for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod(asm, (sx * (a - 0.010), -0.0268, sz * (b - 0.010)), 0.0036, 0.003, mat.steel("B98D3E", 0.25), axis="Y", bevel=0.0012)
    it = Print(asm, -0.0251)
    it.border(0.018, 0.0008, engraved, a, b)
    it.shape(star(0.024, at=(0, 0.052)), engraved)
    it.title("2022", 0.050, -0.022, engraved)
    it.rules(rng, -0.046, 0.20, 2, 0.0040, engraved)


def glass_plaque(asm, rng):
    w, h = 0.20, 0.15
    tint = mat.principled("blue glass", "1C5E86", 0.08, specular=0.6, clearcoat=1.0)
    box(asm, (-w, -0.030, -h), (w, -0.0222, h), tint, 0.0012)
    boxes(asm, [((-w - 0.0004, -0.0285, -h + 0.002), (w + 0.0004, -0.0235, h - 0.002))], mat.paint("8FC4CF", 0.3), 0.0003)
    standoffs(asm, w - 0.020, h - 0.020, mat.steel("D2D8DB", 0.18))
    for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod(asm, (sx * (w - 0.020), -0.0345, sz * (h - 0.020)), 0.0105, 0.005, mat.steel("D2D8DB", 0.16), axis="Y", bevel=0.0014)
    it, frosted = Print(asm, -0.0302), mat.paint("E4EEF1", 0.6)
    p.wordmark(asm, 0.062, (-0.031, it.lift(), 0.048), frosted, mark=True)
    it.title("2025", 0.050, -0.034, frosted)
    it.rules(rng, -0.066, 0.24, 2, 0.0044, frosted)


WALL = (blue_seal, gold_emblem, dark_border, two_columns, ribbon, guilloche_band, steel_plaque, wooden_plaque, glass_plaque)


# --- trophies ---------------------------------------------------------------------


# Of each trophy: the wood of the sideboard, the wall, its slats.
SETTINGS = ((("2C221B", "46362A"), "33454F", "8A6A4A"), (("6B4A30", "8A6444"), "3B4A45", "5F6B62"), (("1D2225", "2B3236"), "5A4A3E", "A98A66"))


def shelf(size, make, number, eye=(0.05, -0.82, 0.17), lens=66):
    """A trophy on a dark sideboard in the evening, the room with its lamps soft behind."""
    asm = Assembly("shelf")
    box(asm, (-1.6, -0.5, -0.04), (1.6, 0.62, 0), wood(*SETTINGS[number - 10][0]), 0.003)
    box(asm, (-4, 3.6, -2), (4, 3.7, 3), mat.paint(SETTINGS[number - 10][1], 0.8), 0)
    boxes(asm, [((-1.5 + 0.11 * k, 3.5, -2), (-1.43 + 0.11 * k, 3.6, 3)) for k in range(14)], mat.paint(SETTINGS[number - 10][2], 0.6), 0)
    for x, y, z in ((-0.98, 2.5, 0.55), (-0.62, 3.3, 0.66), (-0.20, 2.2, 0.72), (0.36, 3.1, 0.58), (0.58, 2.4, 0.76), (0.98, 3.2, 0.50)):
        p.lathe(asm, p.rounded([(0, z + 0.05), (0.04, z + 0.045), (0.05, z), (0.04, z - 0.045), (0, z - 0.05)], 0.03), mat.glow("FFD9A0", 7), (x, y), 32)
    for k, x in enumerate((-0.25, 0.27)):
        with asm.turned((x, 0.34 + 0.10 * k, 0), 14 - 30 * k):
            TROPHIES[(number - 10 + k + 1) % 3](asm)
    with asm.turned((0, 0, 0), -12):
        TROPHIES[number - 10](asm)
    asm.place()
    studio.area((-1.3, -0.5, 1.0), (0, 0, 0.12), (0.5, 1.2), 60, "FFF4E4")
    studio.area((1.2, 0.5, 0.7), (0, 0, 0.14), (0.25, 1.0), 34, "DCEBF8")
    studio.area((0, 0.4, 1.6), (0, 0.1, 0), (1.2, 0.6), 40, "FFF6EA", visible=False)
    studio.area((0, 2.2, 2.4), (0, 3.6, 0.4), (2.4, 0.6), 90, "FFDDB0", visible=False)
    # In front they light edges and steel, behind they are seen through the glass.
    for place, across in (((-0.9, -0.7, 0.25), 0.30), ((1.1, -0.5, 0.25), 0.16), ((-0.72, 0.9, 0.3), 0.25), ((0.8, 0.8, 0.3), 0.12)):
        strip = studio.card(place, (0, 0, 0.15), (across, 0.9))
        strip.data.materials[0] = mat.glow("F4F6F6", 3.0)
    room = studio.card((0, -2.6, 0.6), (0, 0, 0.3), (40, 16))
    room.data.materials[0] = mat.glow("8F8880", 0.42)
    # As bright as the card: steel mirrors both.
    studio.world("8A8886", 0.4)
    studio.look(eye, (0, 0, 0.17), size, lens, level=True, focus=-eye[1] - 0.02, stop=2, shift=(0, -0.085))


def crystal(tint="F2FAFB"):
    """Solid glass that lets light through to what it stands on."""
    found = bpy.data.materials.get("crystal")
    if found:
        return found
    material = mat.principled("crystal", tint, 0.0, transmission=1.0, ior=1.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    path, clear, mix = (nodes.new("ShaderNode" + kind) for kind in ("LightPath", "BsdfTransparent", "MixShader"))
    clear.inputs["Color"].default_value = (0.8, 0.85, 0.87, 1)
    links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def foot(asm, year, w=0.055, d=0.04, h=0.045):
    """Lacquered block with an engraved plate of brass."""
    box(asm, (-w, -d, 0), (w, d, h), mat.principled("lacquer", "11171C", 0.12, specular=0.5, clearcoat=1.0), 0.003)
    box(asm, (-w * 0.62, -d - 0.0008, h * 0.24), (w * 0.62, -d + 0.001, h * 0.76), mat.brushed_steel("X", "CBA45C"), 0.0003)
    it = Print(asm, -d - 0.0009)
    it.title(year, 0.0145, h * 0.385, mat.paint("3A2C10", 0.6))


def prism(asm, year="2019"):
    """Tapered block of glass with a slanting top, the mark in it."""
    foot(asm, year)
    base, top, z0, left, right = (0.044, 0.022), (0.034, 0.016), 0.0451, 0.262, 0.232
    verts = [(-base[0], -base[1], z0), (base[0], -base[1], z0), (base[0], base[1], z0), (-base[0], base[1], z0)]
    verts += [(-top[0], -top[1], right), (top[0], -top[1], left), (top[0], top[1], left), (-top[0], top[1], right)]
    p.mesh(asm, "prism", verts, p.BOX_FACES, crystal(), 0.0022, 2, smooth=True)
    with asm.turned((0, -0.0208, 0.125), 1.7, "X"):
        p.wordmark(asm, 0.040, (-0.020, 0, 0), mat.paint("EEF3F4", 0.7), mark=True)
        Print(asm, 0).rules(random.Random(4), -0.014, 0.044, 2, 0.0024, mat.paint("EEF3F4", 0.7))


def cup(asm):
    """Steel cup with two handles on a turned foot of dark wood."""
    steel = mat.steel("CED3D6", 0.10)
    p.lathe(asm, p.rounded([(0, 0), (0.052, 0), (0.052, 0.012), (0.047, 0.016), (0.045, 0.036), (0.040, 0.042), (0, 0.042)], 0.003), mat.principled("lacquer", "11171C", 0.12, specular=0.5, clearcoat=1.0), segments=128)
    profile = [(0, 0.042), (0.034, 0.042), (0.033, 0.047), (0.022, 0.053), (0.011, 0.064), (0.0085, 0.078), (0.0115, 0.083), (0.0125, 0.087), (0.010, 0.092), (0.018, 0.100), (0.038, 0.116), (0.050, 0.140), (0.055, 0.170), (0.057, 0.205), (0.062, 0.226), (0.0635, 0.228), (0.0625, 0.230), (0.060, 0.2285), (0.0545, 0.205), (0.050, 0.16), (0.03, 0.118), (0, 0.112)]
    p.lathe(asm, [(v.x, v.y) for v in p.smooth_line([(r, z, 0) for r, z in profile], 5)], steel, segments=160)
    for side in (-1, 1):
        path = [(side * 0.055, 0, 0.210), (side * 0.074, 0, 0.222), (side * 0.090, 0, 0.208), (side * 0.088, 0, 0.176), (side * 0.072, 0, 0.148), (side * 0.049, 0, 0.136)]
        p.tubes(asm, [p.smooth_line(path, 10)], 0.0042, steel, resolution=8)
    engraved = mat.paint("39444B", 0.6)
    mark = p.wordmark(asm, 0.030, (-0.015, 0, 0), engraved, mark=True)
    p.wrap(asm, mark, 0.0562, 0.168)
    box(asm, (-0.020, -0.0485, 0.018), (0.020, -0.044, 0.033), mat.brushed_steel("X", "CBA45C"), 0.0003)
    Print(asm, -0.0486).title("2023", 0.0115, 0.0215, mat.paint("3A2C10", 0.6))


def crystal_star(asm):
    """Star of six points, cut from glass, on a steel stem."""
    foot(asm, "2026")
    rod(asm, (0, 0, 0.044), 0.0048, 0.052, mat.steel("D2D8DB", 0.14))
    rod(asm, (0, 0, 0.044), 0.011, 0.004, mat.steel("D2D8DB", 0.14), bevel=0.0012)
    outline = star(0.082, 6, 0.5)
    ring = [(x, 0, 0.172 + z) for x, z in outline]
    verts = [(0, -0.026, 0.172), (0, 0.026, 0.172), *ring]
    faces = [face for k in range(12) for face in ((0, 2 + k, 2 + (k + 1) % 12), (1, 2 + (k + 1) % 12, 2 + k))]
    p.mesh(asm, "star", verts, faces, crystal(), smooth=False)


TROPHIES = (prism, cup, crystal_star)
