"""What tells the trade of a room: milk bottles, doses, scales and the logger on the wall. Built like furniture."""
import math

import materials as mat
import parts as p
import printing
from equipment import contents
from parts import box, boxes, rod

DARK = "22303B"


# --- measuring ---------------------------------------------------------------------


def trace(asm, rng, figure="−80.0", unit="°C", down=0.0, up=0.0):
    """Logger of the third generation on the surface behind it: grey case, black glass, five keys; its lead runs up or down."""
    box(asm, (-0.052, -0.036, 0), (0.052, 0, 0.16), mat.plastic("DCE3E7", 0.4), 0.005, 5)
    p.display(asm, -0.044, 0.083, 0.088, 0.069, -0.0362, figure, unit)
    p.wordmark(asm, 0.042, (-0.044, -0.0366, 0.042), mat.paint(mat.INK, 0.4))
    for i in range(5):
        rod(asm, (-0.036 + i * 0.014, -0.0382, 0.018), 0.0042, 0.003, mat.plastic("B9C4CA", 0.4), axis="Y", segments=24)
    rod(asm, (0.040, -0.0372, 0.018), 0.0035, 0.002, mat.glow("3FBF86", 3.0), axis="Y", segments=24)
    for reach, side in ((down, -1), (up, 1)):
        if reach:
            start = 0.002 if side < 0 else 0.158
            p.tubes(asm, [[(0.03, -0.008, start), (0.03, -0.006, start + side * reach)]], 0.0032, mat.rubber("2A343B"), resolution=4)


def scale(asm, rng, figure="52.4", width=0.62):
    """Floor scale with its readout on a post behind the load."""
    half, steel = width / 2, mat.brushed_steel("X", "C9CFD3")
    box(asm, (-half, -half, 0.02), (half, half, 0.055), mat.plastic("3A464E", 0.5), 0.006)
    box(asm, (-half + 0.008, -half + 0.008, 0.05), (half - 0.008, half - 0.008, 0.062), steel, 0.003)
    rod(asm, (half - 0.06, half + 0.02, 0.02), 0.016, 0.90, mat.steel("C3CACE", 0.3))
    with asm.turned((half - 0.06, half + 0.02, 0.88), -20, "X"):
        box(asm, (-0.10, -0.035, 0), (0.10, 0.0, 0.13), mat.plastic("DCE3E7", 0.4), 0.008, 4)
        p.display(asm, -0.085, 0.045, 0.17, 0.07, -0.0355, figure, "kg", trend=False)


def curve_sheet(asm, rng, wide=0.42, tall=0.297):
    """Temperature curve on a sheet under a clear cover, on the surface behind it."""
    box(asm, (-wide / 2, -0.0015, 0), (wide / 2, 0, tall), mat.paint("FDFDFB", 0.7), 0)
    grid = [((-wide * 0.44, -0.002, tall * (0.16 + 0.14 * k)), (wide * 0.44, -0.001, tall * (0.16 + 0.14 * k) + 0.0012)) for k in range(6)]
    boxes(asm, grid, mat.paint("C9D2D7", 0.7), 0)
    at = lambda t: (-wide * 0.44 + wide * 0.88 * t, -0.0024, tall * (0.3 + 0.04 * math.sin(t * 40) + (0.34 * max(0, t - 0.35) ** 1.6)))
    p.tubes(asm, [[at(k / 80) for k in range(81)]], 0.0011, mat.paint("B23A24", 0.6))
    ink, face = mat.paint(printing.INK, 0.7), printing.front(-wide * 0.44, -0.0015, 0)
    printing.areas(asm, printing.lines(rng, 0, tall * 0.94, wide * 0.5, 2, tall * 0.026, tall * 0.011), ink, face, 0.0008)
    for hours in range(0, 25, 6):
        place = wide * 0.88 * hours / 24
        printing.areas(asm, [(place - 0.0004, tall * 0.155, place + 0.0004, tall * 0.175)], ink, face, 0.0010)
        printing.figure(asm, f"{hours}", tall * 0.034, place - tall * (0.010 if hours < 10 else 0.020), tall * 0.115, ink, face, 0.0008)
    printing.areas(asm, printing.lines(rng, 0, tall * 0.075, wide * 0.8, 2, tall * 0.022, tall * 0.008), ink, face, 0.0008)


def number(asm, rng, figure="12", size=0.16, colour="14324A"):
    """Plate with a figure, fixed to the surface behind it."""
    wide = size * (0.62 * len(figure) + 0.5)
    box(asm, (-wide / 2, -0.003, 0), (wide / 2, 0, size * 1.5), mat.plastic("F7F8F8", 0.35), 0.002)
    p.text(asm, figure, size, (0, -0.0034, size * 0.38), mat.paint(colour, 0.5), align="CENTER")


def scanner(asm, rng):
    """Hand scanner in its cradle: soft grip with a trigger, bumper of rubber around the window, its lead to the table."""
    dark, soft, grey = mat.plastic("262D32", 0.42), mat.rubber("171C20"), mat.plastic("8D979C", 0.42)
    rod(asm, (0, 0.03, 0), 0.056, 0.010, dark, bevel=0.003)
    rod(asm, (0, 0.03, 0.009), 0.044, 0.007, soft, bevel=0.003)
    p.tubes(asm, [p.smooth_line([(0, 0.034, 0.012), (0, 0.036, 0.05), (0, 0.030, 0.085), (0, 0.012, 0.105)], 6)], 0.0085, grey, resolution=6)
    with asm.turned((0, 0.004, 0.030), 14, "X"):
        # From the foot of the grip to its neck, then the head; sections are y, z, half width, half depth.
        grip = [(0.012, 0.0, 0.010, 0.010), (0.012, 0.003, 0.0145, 0.0165), (0.010, 0.03, 0.0150, 0.0165), (0.004, 0.07, 0.0150, 0.0160), (-0.002, 0.095, 0.0160, 0.0190), (-0.006, 0.118, 0.0190, 0.0260)]
        p.loft(asm, grip, soft)
        head = [(0.052, 0.125, 0.010, 0.008), (0.047, 0.126, 0.022, 0.017), (0.02, 0.130, 0.029, 0.022), (-0.02, 0.133, 0.031, 0.0235), (-0.056, 0.134, 0.033, 0.0245), (-0.060, 0.134, 0.031, 0.0225)]
        p.loft(asm, head, grey, along="Y")
        bumper = [(-0.048, 0.134, 0.0345, 0.026), (-0.053, 0.134, 0.036, 0.0275), (-0.064, 0.134, 0.036, 0.0275), (-0.068, 0.134, 0.033, 0.0245)]
        p.loft(asm, bumper, soft, along="Y")
        box(asm, (-0.027, -0.0692, 0.117), (0.027, -0.064, 0.151), mat.principled("scan window", "2A0508", 0.05, specular=0.6), 0.004, 4)
        box(asm, (-0.008, -0.026, 0.076), (0.008, -0.008, 0.104), mat.plastic("C8562B", 0.4), 0.005, 4)
        rod(asm, (0, 0.018, 0.1515), 0.004, 0.002, mat.glow("3FBF86", 2.0), segments=20)
        box(asm, (-0.012, 0.002, 0.1535), (0.012, 0.010, 0.1552), soft, 0.0006)
    lead = [(0, 0.016, 0.035), (0, 0.035, 0.014), (0.03, 0.085, 0.0045), (0.09, 0.10, 0.0045), (0.13, 0.17, 0.0045), (0.10, 0.28, 0.0045)]
    p.tubes(asm, [p.smooth_line(lead, 8)], 0.0028, soft, resolution=4)


# --- milk and medicines -----------------------------------------------------------


def milk_tray(asm, rng, columns=6, rows=3, tall=0.13):
    """Steel tray with milk bottles."""
    with asm.turned((0, 0.012, 0.008), 0):
        wide, deep = contents.milk_bottles(asm, rng, columns, rows, tall)
    a, b = -wide / 2 - 0.012, wide / 2 + 0.012
    steel = mat.brushed_steel("X", "C9CFD3")
    box(asm, (a, 0, 0), (b, deep + 0.024, 0.006), steel, 0.002)
    boxes(asm, [((a, 0, 0.004), (b, 0.003, 0.04)), ((a, deep + 0.021, 0.004), (b, deep + 0.024, 0.04)), ((a, 0.001, 0.004), (a + 0.003, deep + 0.023, 0.039)), ((b - 0.003, 0.001, 0.004), (b, deep + 0.023, 0.039))], steel, 0.001)


def pasteuriser(asm, rng, figure="62.5"):
    """Bench-top bath in which bottles stand to the neck, with a controller at its front."""
    steel = mat.brushed_steel("X", "C9CFD3")
    lo, hi = (-0.32, 0, 0.012), (0.32, 0.42, 0.25)
    boxes(asm, [((lo[0], 0, lo[2]), (hi[0], 0.03, hi[2])), ((lo[0], 0.39, lo[2]), (hi[0], hi[1], hi[2])), ((lo[0], 0.028, lo[2]), (lo[0] + 0.03, 0.392, hi[2] - 0.001)), ((hi[0] - 0.03, 0.028, lo[2]), (hi[0], 0.392, hi[2] - 0.001)), ((lo[0] + 0.01, 0.01, lo[2]), (hi[0] - 0.01, 0.41, 0.06))], steel, 0.006)
    box(asm, (-0.291, 0.029, 0.05), (0.291, 0.391, 0.215), mat.plastic("CFE3E8", 0.03), 0)
    with asm.turned((0, 0.07, 0.15), 0):
        contents.milk_bottles(asm, rng, 8, 4)
    p.display(asm, -0.26, 0.10, 0.22, 0.09, -0.002, figure, "°C", trend=False)
    for k in range(2):
        rod(asm, (0.12 + 0.10 * k, -0.022, 0.14), 0.026, 0.024, mat.plastic(DARK, 0.4), axis="Y", segments=40)
    with asm.turned((0, 0.40, 0.25), -68, "X"):
        box(asm, (-0.32, -0.42, 0.002), (0.32, 0.0, 0.02), steel, 0.006)


def doses(asm, rng, count=2):
    """Prepared doses on a tray: infusion bags with a label that lie on each other, and capped syringes."""
    white, x = mat.plastic("E6EAEB", 0.36), 0.06 + 0.065 * count
    box(asm, (-x, 0, 0), (x, 0.32, 0.004), white, 0.001)
    walls = [((-x, 0, 0.001), (x, 0.0035, 0.026)), ((-x, 0.3165, 0.001), (x, 0.32, 0.026)), ((-x, 0.001, 0), (-x + 0.0035, 0.319, 0.0255)), ((x - 0.0035, 0.001, 0), (x, 0.319, 0.0255))]
    boxes(asm, walls, white, 0.0012)
    p.tubes(asm, [[(u, v, 0.026) for u, _, v in p.ring_path(-x, x, 0, 0.32, 0, 0.012)]], 0.0035, white, closed=True, resolution=4)
    for k in range(count):
        fluid = clear_fluid(("F2F4F1", "EFE0A8", "F1D7CC")[k % 3])
        with asm.turned((0.128 * (k - (count - 1) / 2), 0.205 - 0.012 * (k % 2), 0.020 + 0.006 * k), 164 + rng.uniform(-9, 9)):
            verts, faces = contents.swollen(0.115, 0.16, 0.030)
            p.mesh(asm, "infusion", verts, faces, fluid)
            boxes(asm, [((-0.060, -0.086, -0.0006), (0.060, 0.084, 0.0006))], clear_fluid("F4F6F6"), 0)
            p.tubes(asm, [[(d, 0.078, 0), (d, 0.112, 0)] for d in (-0.014, 0.014)], 0.0045, mat.plastic("E8ECEC", 0.3), resolution=4)
            rod(asm, (0.014, 0.105, 0), 0.0062, 0.016, mat.plastic("2C6FA8", 0.4), axis="Y", segments=24)
        with asm.turned((0.128 * (k - (count - 1) / 2), 0.205 - 0.012 * (k % 2), 0.0358 + 0.006 * k), rng.uniform(-9, 9)):
            printing.label(asm, rng, 0.074, 0.062, printing.top(-0.037, -0.040, 0), f"{rng.randrange(1000, 9999)}", "6B3F8C")
    for k in range(3):
        with asm.turned((0.045 - x, 0.034 + 0.030 * k, 0.0155), rng.uniform(-4, 4)):
            printing.shared(asm, f"syringe{k}", lambda made, k=k: syringe(made, ("F2F4F1", "EFE0A8", "F1D7CC")[k]))


def syringe(asm, tone, radius=0.0105, long=0.085):
    """Syringe of 20 mL with a cap instead of a needle, on its side along x: fluid, plunger, scale, flanges."""
    rod(asm, (0, 0, 0), radius, long, mat.glass("F4F8F8", 1.0), axis="X", segments=40)
    rod(asm, (0.002, 0, 0), radius - 0.0012, long * 0.62, clear_fluid(tone), axis="X", segments=40)
    rod(asm, (long * 0.64, 0, 0), radius - 0.0010, 0.008, mat.rubber("20262A"), axis="X", segments=40)
    white = mat.plastic("EEF1F1", 0.35)
    box(asm, (long * 0.68, -0.0012, -radius * 0.7), (long + 0.034, 0.0012, radius * 0.7), white, 0.0005)
    box(asm, (long * 0.68, -radius * 0.7, -0.0012), (long + 0.034, radius * 0.7, 0.0012), white, 0.0005)
    rod(asm, (long + 0.032, 0, 0), radius, 0.0022, white, axis="X", segments=40)
    box(asm, (long - 0.001, -radius * 1.7, -radius * 0.9), (long + 0.0015, radius * 1.7, radius * 0.9), mat.glass("EEF3F4", 1.2), 0.0008)
    rod(asm, (-0.006, 0, 0), 0.0042, 0.008, white, axis="X", segments=24)
    rod(asm, (-0.022, 0, 0), 0.0058, 0.018, mat.plastic("C9432B", 0.4), axis="X", segments=24)
    scale = lambda u, v, lift: (u, -(radius + 0.0002) * math.cos(v / radius), (radius + 0.0002) * math.sin(v / radius))
    marks = [(long * 0.06 + k * long * 0.028, 0.002, long * 0.06 + k * long * 0.028 + 0.0004, 0.007 if k % 5 == 0 else 0.005) for k in range(21)]
    printing.areas(asm, marks, mat.paint("1E272D"), scale, 0)


@mat.cached
def clear_fluid(name, tone):
    """Fluid in clear film: most of what is behind it shows, tinted, under a glossy skin with creases."""
    material = mat.principled(name, tone, 0.12, specular=0.6)
    mat.add_bump(material, 55, 0.35)
    return mat.see_through(material, 0.42, tone)


def dose_box(asm, rng, figure="20:00"):
    """Transport box for cytotoxic doses: moulded yellow tub with a collar, lid on hinges, two toggle latches, the minutes that are left."""
    yellow, lid, dark = mat.plastic("D8A72A", 0.44), mat.plastic("343D43", 0.5), mat.rubber("1B2226")
    if "relief" not in yellow:
        mat.add_bump(yellow, 900, 0.05)
        mat.add_bump(lid, 900, 0.05)
        yellow["relief"] = True
    wide, deep, tall, t = 0.40, 0.30, 0.205, 0.012
    x = wide / 2
    body = [(-x + t, t, 0.010), (x - t, t, 0.010), (x - t, deep - t, 0.010), (-x + t, deep - t, 0.010), (-x + 0.006, 0.006, tall), (x - 0.006, 0.006, tall), (x - 0.006, deep - 0.006, tall), (-x + 0.006, deep - 0.006, tall)]
    p.mesh(asm, "tub", body, p.BOX_FACES, yellow, 0.022, 6)
    boxes(asm, [((-x, 0, tall - 0.026), (x, deep, tall - 0.002)), ((-x + 0.003, 0.003, tall - 0.034), (x - 0.003, deep - 0.003, tall - 0.024))], yellow, 0.006, segments=4)
    for rib in (-0.165, -0.150, 0.150, 0.165):
        box(asm, (rib - 0.0035, 0.0052, 0.03), (rib + 0.0035, 0.02, tall - 0.03), yellow, 0.003, 4)
    for foot in (-x + 0.05, x - 0.05):
        for y in (0.05, deep - 0.05):
            rod(asm, (foot, y, 0), 0.016, 0.013, dark, bevel=0.003)
    box(asm, (-x + 0.008, 0.008, tall - 0.003), (x - 0.008, deep - 0.008, tall + 0.004), dark, 0.001)
    box(asm, (-x - 0.002, -0.002, tall + 0.003), (x + 0.002, deep + 0.002, tall + 0.030), lid, 0.010, 5)
    box(asm, (-x + 0.022, 0.022, tall + 0.020), (x - 0.022, deep - 0.022, tall + 0.047), lid, 0.013, 5)
    for at in (-0.125, 0.125):
        toggle(asm, at, tall)
    # The display sits in a recess with a frame and two keys.
    box(asm, (-0.098, -0.0005, 0.052), (0.098, 0.03, 0.146), lid, 0.007, 4)
    p.display(asm, -0.084, 0.064, 0.130, 0.070, -0.0006, figure, "", trend=False)
    for key in (0.082, 0.116):
        rod(asm, (0.071, -0.0035, key), 0.0085, 0.006, mat.plastic("AEB8BE", 0.4), axis="Y", segments=32)
    # Bow handle that lies in two bearings.
    for side in (-1, 1):
        box(asm, (side * 0.085 - 0.011, deep / 2 - 0.017, tall + 0.044), (side * 0.085 + 0.011, deep / 2 + 0.017, tall + 0.064), dark, 0.005, 4)
        rod(asm, (side * 0.085 - 0.014, deep / 2, tall + 0.055), 0.0042, 0.028, mat.steel("B9C1C6", 0.25), axis="X", segments=24)
    bow = [(-0.085, deep / 2, tall + 0.055), (-0.085, deep / 2 - 0.016, tall + 0.100), (0.085, deep / 2 - 0.016, tall + 0.100), (0.085, deep / 2, tall + 0.055)]
    p.tubes(asm, [p.arc_path(bow, 0.022)], 0.0068, dark, resolution=6)
    p.tubes(asm, [[(-0.052, deep / 2 - 0.016, tall + 0.100), (0.052, deep / 2 - 0.016, tall + 0.100)]], 0.0105, dark, resolution=8)
    printing.label(asm, rng, 0.082, 0.052, printing.top(-0.160, 0.060, tall + 0.0475), "C 1207", "6B3F8C")


def toggle(asm, x, z):
    """Toggle latch: base plate with two screws, lever on a pin, wire bow over the hook of the lid."""
    dark, steel = mat.plastic("20282D", 0.42), mat.steel("C3CACE", 0.22)
    box(asm, (x - 0.019, -0.006, z - 0.072), (x + 0.019, 0.008, z - 0.028), dark, 0.003, 4)
    for v in (-0.066, -0.036):
        rod(asm, (x, -0.0072, z + v), 0.0032, 0.003, steel, axis="Y", segments=20)
    with asm.turned((x, -0.008, z - 0.032), -5, "X"):
        box(asm, (-0.015, -0.010, -0.046), (0.015, 0.001, 0.006), dark, 0.0042, 4)
        box(asm, (-0.015, -0.0135, -0.047), (0.015, -0.006, -0.040), dark, 0.003, 4)
    rod(asm, (x - 0.0205, -0.010, z - 0.030), 0.0032, 0.041, steel, axis="X", segments=24)
    bow = [(x - 0.0175, -0.011, z - 0.030), (x - 0.0175, -0.0105, z + 0.016), (x + 0.0175, -0.0105, z + 0.016), (x + 0.0175, -0.011, z - 0.030)]
    p.tubes(asm, [p.arc_path(bow, 0.006)], 0.0016, steel, resolution=4)
    box(asm, (x - 0.016, -0.0125, z + 0.010), (x + 0.016, 0.004, z + 0.026), dark, 0.004, 4)


# --- transport -----------------------------------------------------------------


def pallet_truck(asm, rng, angle=-22):
    """Hand pallet truck; its forks point to the back."""
    red, dark = mat.plastic("D07A1E", 0.4), mat.rubber("20282E")
    for side in (-1, 1):
        a, b = sorted((side * 0.12, side * 0.27))
        box(asm, (a, 0, 0.05), (b, 1.12, 0.105), red, 0.012, 4)
        rod(asm, ((a + b) / 2 - 0.04, 1.0, 0.041), 0.04, 0.08, dark, axis="X", segments=32)
    box(asm, (-0.20, -0.14, 0.06), (0.20, 0.02, 0.36), red, 0.03, 5)
    for x in (-0.11, 0.04):
        rod(asm, (x, -0.11, 0.09), 0.09, 0.07, dark, axis="X", segments=40)
    with asm.turned((0, -0.12, 0.28), -angle, "X"):
        rod(asm, (0, 0, 0), 0.022, 0.86, mat.steel("8F9AA1", 0.35))
        ring = p.arc_path([(0, 0, 0.84), (-0.15, 0, 0.92), (-0.15, 0, 1.06), (0.15, 0, 1.06), (0.15, 0, 0.92), (0, 0, 0.84)], 0.05)
        p.tubes(asm, [ring], 0.016, dark, resolution=5)
