"""Climate chambers of a test hall. Built like furniture."""
import materials as mat
import parts as p
from parts import box, boxes, rod

DARK = "22303B"
DOOR, HEAD = 1.06, 2.10


def chamber_bank(asm, rng, figures=("−30.0", "43.0", "−5.0", "32.0"), pitch=2.3, depth=1.9, height=3.2):
    """Chambers in a row behind a wall of panels; lit windows in their doors show what is tested."""
    half = len(figures) * pitch / 2
    panel, seam = mat.satin("E4E9EB"), mat.paint("AEB9BF", 0.6)
    spans = [((-half - 6, 0, 0), (-half + (pitch - DOOR) / 2, 0.12, height))]
    for k, _ in enumerate(figures):
        x = -half + pitch * (k + 0.5)
        after = half + 6 if k == len(figures) - 1 else x + pitch - DOOR / 2
        spans += [((x + DOOR / 2, 0, 0), (after, 0.12, height)), ((x - DOOR / 2 - 0.001, 0, HEAD), (x + DOOR / 2 + 0.001, 0.12, height))]
    boxes(asm, spans, panel, 0)
    joints = [((x - 0.003, -0.002, 0), (x + 0.003, 0.01, height)) for x in (-half + pitch * k for k in range(len(figures) + 1))]
    boxes(asm, joints, seam, 0)
    for k, figure in enumerate(figures):
        with asm.turned((-half + pitch * (k + 0.5), 0, 0), 0):
            inside(asm, pitch, depth, height)
            chamber_door(asm)
            controls(asm, rng, figure, height)
    tray(asm, half, height)


def inside(asm, pitch, depth, height):
    """The lit space behind a door."""
    wide, skin = pitch / 2 - 0.05, mat.satin("DDE3E6")
    boxes(asm, [((-wide - 0.08, 0.12, 0), (-wide, depth, 2.5)), ((wide, 0.12, 0), (wide + 0.08, depth, 2.5)), ((-wide, depth - 0.05, 0), (wide, depth, 2.5)), ((-wide, 0.12, 2.44), (wide, depth, 2.5))], skin, 0)
    box(asm, (-0.5, 0.5, 2.40), (0.5, 0.62, 2.445), mat.glow("F4FBFF", 9.0), 0)
    p.lamp(asm, (0, 0.7, 2.38), (0, 0.9, 0), (1.2, 0.6), 34, "F4FBFF")


def chamber_door(asm):
    """Leaf on its frame with a window, two hinges, a lever and a kick plate."""
    half, white, steel = DOOR / 2, mat.enamel("EDF1F2"), mat.brushed_steel("X", "C9CFD3")
    frame = [((-half - 0.08, -0.03, 0), (-half, 0.13, HEAD + 0.08)), ((half, -0.03, 0), (half + 0.08, 0.13, HEAD + 0.08)), ((-half - 0.079, -0.029, HEAD), (half + 0.079, 0.129, HEAD + 0.079))]
    boxes(asm, frame, steel, 0.004)
    a, b, low, top = -0.27, 0.27, 0.98, 1.78
    x0, x1, z0, z1 = -half - 0.03, half + 0.03, 0.03, HEAD + 0.03
    leaf = [((x0, -0.15, z0), (a, -0.04, z1)), ((b, -0.15, z0), (x1, -0.04, z1)), ((a - 0.001, -0.15, z0), (b + 0.001, -0.04, low)), ((a - 0.001, -0.15, top), (b + 0.001, -0.04, z1))]
    boxes(asm, leaf, white, 0)
    p.tubes(asm, [p.ring_path(x0 + 0.02, x1 - 0.02, z0 + 0.02, z1 - 0.02, -0.035, 0.05)], 0.014, mat.rubber("1B2429"), closed=True, resolution=3)
    p.tubes(asm, [p.ring_path(a, b, low, top, -0.152, 0.05)], 0.016, mat.rubber("2A343B"), closed=True, resolution=4)
    p.mesh(asm, "pane", [(a, -0.12, low), (b, -0.12, low), (b, -0.12, top), (a, -0.12, top)], [(0, 1, 2, 3)], mat.glass("EAF4F4", 0.7))
    for z in (0.35, 1.75):
        rod(asm, (x0 - 0.012, -0.12, z), 0.022, 0.17, steel, segments=32)
        box(asm, (x0 - 0.09, -0.035, z + 0.02), (x0 + 0.06, -0.02, z + 0.15), steel, 0.003)
        box(asm, (x0 + 0.001, -0.158, z + 0.02), (x0 + 0.16, -0.149, z + 0.15), steel, 0.003)
    p.bar_handle(asm, x1 - 0.10, 0.92, 1.30, -0.15, mat.steel("8F9AA1", 0.25), 0.07, 0.016)
    box(asm, (x0 + 0.01, -0.154, z0 + 0.01), (x1 - 0.01, -0.149, 0.26), steel, 0.001)
    box(asm, (-half - 0.08, -0.42, 0), (half + 0.08, -0.03, 0.022), mat.steel("8F9AA1", 0.45), 0.006)


def controls(asm, rng, figure, height):
    """Beside the door: display, keys and lamp; on the other side a port with leads of sensors, which go up to the tray."""
    x = DOOR / 2 + 0.34
    box(asm, (x - 0.15, -0.07, 1.22), (x + 0.15, 0.01, 1.72), mat.plastic("DDE3E6", 0.4), 0.012, 4)
    p.display(asm, x - 0.125, 1.50, 0.25, 0.18, -0.0705, figure, "°C")
    for k in range(6):
        rod(asm, (x - 0.08 + 0.08 * (k % 3), -0.078, 1.40 - 0.07 * (k // 3)), 0.018, 0.01, mat.plastic(("3FBF86", "C9D0D4", "C4462B", "C9D0D4", "C9D0D4", "1F6E96")[k], 0.4), axis="Y", segments=32)
    rod(asm, (0, -0.02, HEAD + 0.19), 0.05, 0.03, mat.plastic(DARK, 0.4), axis="Y", segments=40)
    rod(asm, (0, -0.05, HEAD + 0.19), 0.042, 0.035, mat.glow(rng.choice(("3FBF86", "3FBF86", "E0A93A")), 3.0), axis="Y", segments=40)
    port = -DOOR / 2 - 0.34
    rod(asm, (port, -0.05, 1.05), 0.055, 0.06, mat.steel("AEB7BC", 0.3), axis="Y", segments=48)
    for k in range(5):
        dx, dz = rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02)
        side = port + 0.016 * (k - 2)
        lead = [(port + dx, 0, 1.05 + dz), (port + dx, -0.12, 1.06 + dz), (side, -0.05, 1.4), (side, -0.05, height - 0.4)]
        p.tubes(asm, [p.arc_path(lead, 0.06)], 0.0042, mat.rubber((DARK, "E9EDEF", "D98A5B")[k % 3]), resolution=3)


def tray(asm, half, height):
    """Cable tray and pipes above the doors."""
    box(asm, (-half - 6, -0.28, height - 0.42), (half + 6, -0.02, height - 0.37), mat.steel("AEB7BC", 0.4), 0.002)
    leads = [[(-half - 6, y, height - 0.35), (half + 6, y, height - 0.35)] for y in (-0.24, -0.20, -0.15, -0.09)]
    p.tubes(asm, leads, 0.015, mat.plastic(DARK, 0.6))
    p.tubes(asm, [[(-half - 6, -0.10, height - 0.58), (half + 6, -0.10, height - 0.58)]], 0.04, mat.paint("DDE4E7", 0.4), resolution=5)
