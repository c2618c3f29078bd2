"""What gloved hands do from near: turn a valve, lower a probe, hold one into an opening, lift a vial out of a tray. Built like furniture."""
import math
from contextlib import contextmanager

from mathutils import Matrix, Vector

import materials as mat
import parts as p
from equipment import blood_bags, clean_near
from parts import box, rod

from . import assembly_bench, sites
from .gloved_hands import COAT, JACKET, POSES, Pose, gloved_hand, opposed

# For what is thicker than a vial: fingers less bent.
WIDE = Pose(((36, 44, 20), (40, 46, 20), (42, 48, 24), (50, 56, 28)), (5, 0, -4, -9), (40, 44, 88, 8, 10))
# Thumb and two fingers take something thin, the others are lifted off it.
PICK = Pose(((48, 42, 14), (53, 47, 17), (27, 34, 18), (14, 26, 16)), (6, 0, -7, -15), (34, 44, 88, 8, 10))
# Thin glove for assembly.
GREY = "687177"


def holding(asm, rng, tips, wrist, elbow, gap, pose=POSES["pinch"], **dress):
    """A right hand that holds what is at the origin between the pads of thumb and two fingers, `gap` apart. The tips point along
    `tips`, the wrist lies towards `wrist`, the elbow towards `elbow`. Gives the frame of what is held: z away from the tips, x to
    the thumb."""
    pose, grip = opposed(pose, gap)
    z = -Vector(tips).normalized()
    x = Vector(wrist) - z * Vector(wrist).dot(z)
    x.normalize()
    frame = Matrix((x, z.cross(x), z)).transposed().to_4x4()
    place = frame @ grip.inverted()
    gloved_hand(asm, rng, place, pose, place.to_3x3().inverted() @ Vector(elbow), sleeve_length=0.46, **dress)
    return frame


@contextmanager
def along(asm, frame):
    """Parts made inside use the coordinates of what a hand holds."""
    with asm.turned((0, 0, 0), 0):
        asm.frame.rotation_euler = frame.to_euler()
        yield


def valve_turned(asm, rng, tone=GREY, wrist=(0, -0.95, -0.30), elbow=(0.38, -0.85, 0.01)):
    """The hand of a technician on the right wheel of a `manifold`, whose middle is at the origin."""
    holding(asm, rng, (-1, 0, 0), wrist, elbow, 0.0365, WIDE, tone=tone, cloth=JACKET)


def bag_drawn(asm, rng, number=1, serial=2417306, tone="3F74B4"):
    """A bag of blood, drawn upwards by the film at its top: the thumb lies on the side of its label, which looks to the viewer."""
    frame = holding(asm, rng, (0, 0, -1), (0.70, -0.71, 0), (0.86, -0.46, 0.14), 0.0055, PICK, tone=tone, cloth=COAT)
    side = math.degrees(math.atan2(frame[1][0], frame[0][0]))
    with asm.turned((0, 0, 0), side + 90), asm.turned((0, 0, 0), 3.5, "Y"):
        blood_bags.stand(asm, 0, 0, -blood_bags.TALL - blood_bags.SHOULDER + 0.012, rng, 0, -2, number=number, serial=serial, hung=True)


def vaccine_lifted(asm, rng, cap="2C7FA8", tone="4C82BC"):
    """A vial of vaccine, held by its cap."""
    holding(asm, rng, (0.04, 0.10, -1), (0.96, -0.28, 0), (0.86, -0.42, -0.10), 0.0185, tone=tone, cloth=COAT)
    with asm.turned((0, 0.001, -0.0425), -20):
        sites.vaccine_vial(asm, 1, cap)


def probe_lowered(asm, rng, tone=GREY, length=0.16):
    """A thermometer held by its handle, upright: the lower end of its steel is at -`length`; the lead leaves between thumb and fingers."""
    holding(asm, rng, (0, 0, -1), (0.96, -0.28, 0), (0.86, -0.40, -0.02), 0.0145, tone=tone, cloth=JACKET)
    thermometer(asm, length)
    lead = [(0, 0, 0.020), (0.002, -0.006, 0.030), (0.012, -0.040, 0.030), (0.022, -0.072, -0.01), (0.10, -0.06, -0.09), (0.15, -0.02, -0.25), (0.20, 0.03, -0.412)]
    p.tubes(asm, [p.smooth_line(lead, 10)], 0.0022, mat.rubber("20282E"), resolution=4)


def driver_held(asm, rng, tone=GREY):
    """A torque screwdriver held upright by its grip; its tip is 0.189 below the origin."""
    holding(asm, rng, (0, 0, -1), (0.90, -0.44, 0), (0.80, -0.52, 0.10), 0.0345, WIDE, tone=tone, cloth=JACKET)
    with asm.turned((-0.0172, 0, -0.075), 90, "Y"):
        assembly_bench.torque_driver(asm, rng)


def thermometer(asm, length):
    """Handle with a ring of colour around the origin, steel below."""
    dark = mat.plastic("20292F", 0.4)
    rod(asm, (0, 0, -0.034), 0.0064, 0.052, dark, bevel=0.002, segments=48)
    rod(asm, (0, 0, 0.016), 0.0036, 0.008, mat.rubber("20282E"), segments=24)
    rod(asm, (0, 0, -0.030), 0.00655, 0.004, mat.plastic("D98A2B", 0.4), bevel=0.0003, segments=48)
    rod(asm, (0, 0, -0.042), 0.0046, 0.009, mat.steel("C3C9CC", 0.3), segments=32)
    rod(asm, (0, 0, -length), 0.0028, length - 0.036, mat.steel("D2D8DB", 0.2), bevel=0.001, segments=32)


# The wells of the block, right and front of its middle, with their radii.
WELLS = ((0.030, -0.004, 0.0048), (-0.030, -0.004, 0.0040), (0.0, 0.026, 0.0034), (0.0, -0.032, 0.0034))
HEAD = 0.030


def dry_block(asm, rng, figure="−80.00", tall=0.30):
    """Calibrator with a block of metal in its top: display and keys, vents at the side, a reference thermometer in one of the
    wells; its lead goes back over the edge. The middle of the block is 0.11 behind the front."""
    half, deep, shell, dark = 0.105, 0.30, mat.plastic("A6AFB4", 0.42), mat.plastic("29343B", 0.45)
    box(asm, (-half, 0.012, 0.014), (half, deep, tall), shell, 0.012, 5)
    box(asm, (-half - 0.003, 0, 0.016), (half + 0.003, 0.022, tall - 0.006), dark, 0.008, 4)
    for x in (-half + 0.03, half - 0.03):
        for y in (0.04, deep - 0.04):
            rod(asm, (x, y, 0), 0.012, 0.018, mat.rubber(), segments=32)
    p.display(asm, -0.080, tall - 0.098, 0.160, 0.066, -0.0005, figure, "°C", trend=False)
    for k in range(4):
        box(asm, (-0.078 + 0.042 * k, -0.004, tall - 0.142), (-0.048 + 0.042 * k, 0.004, tall - 0.124), mat.plastic("8C989F", 0.5), 0.003)
    for x in (-half + 0.006, half - 0.006):
        for z in (0.03, tall - 0.02):
            rod(asm, (x, -0.0012, z), 0.0034, 0.003, mat.steel("AEB7BC", 0.3), axis="Y", segments=24)
    with asm.turned((0, 0.11, tall), 0):
        block(asm)
    # Vents in the right side in the right side.
    for k in range(9):
        box(asm, (half - 0.0012, 0.17, 0.05 + 0.016 * k), (half + 0.0006, 0.27, 0.057 + 0.016 * k), mat.plastic("3B464D", 0.6), 0.0004)


def reference_readout(asm, rng, figure="−79.99"):
    """What the reference thermometer in a `dry_block` says: a box with a display, two sockets and a key."""
    box(asm, (-0.085, 0.006, 0.012), (0.085, 0.20, 0.142), mat.plastic("A6AFB4", 0.42), 0.008, 4)
    box(asm, (-0.088, 0, 0.010), (0.088, 0.014, 0.145), mat.plastic("29343B", 0.45), 0.006, 4)
    for x in (-0.065, 0.065):
        for y in (0.03, 0.17):
            rod(asm, (x, y, 0), 0.009, 0.014, mat.rubber(), segments=24)
    p.display(asm, -0.074, 0.070, 0.148, 0.060, -0.0005, figure, "°C", trend=False)
    for k, tone in enumerate(("C4462B", "20282E")):
        rod(asm, (-0.058 + 0.030 * k, -0.004, 0.040), 0.0085, 0.006, mat.steel("AEB7BC", 0.3), axis="Y", segments=32)
        rod(asm, (-0.058 + 0.030 * k, -0.006, 0.040), 0.0062, 0.006, mat.plastic(tone, 0.4), axis="Y", segments=32)
    box(asm, (0.030, -0.004, 0.030), (0.068, 0.004, 0.050), mat.plastic("8C989F", 0.5), 0.003)


def block(asm):
    """Ring of insulation, the face of the block with its wells, rime around them, the reference in one."""
    p.lathe(asm, p.rounded([(0.078, -0.002), (0.078, 0.006), (0.072, HEAD - 0.004), (0.050, HEAD - 0.002), (0.050, HEAD - 0.010)], 0.004), mat.plastic("2A343A", 0.5), segments=96)
    p.lathe(asm, p.rounded([(0.0498, HEAD - 0.020), (0.0498, HEAD - 0.006), (0, HEAD - 0.006)], 0.001), mat.brushed_steel("X", "B9C0C4"), segments=96)
    steel, black = mat.steel("D2D8DB", 0.22), mat.plastic("06090B", 0.8)
    for x, y, radius in WELLS:
        ring = [(radius, HEAD - 0.0058), (radius + 0.0022, HEAD - 0.0048), (radius + 0.0030, HEAD - 0.0062)]
        p.lathe(asm, ring, steel, (x, y), 48)
        rod(asm, (x, y, HEAD - 0.012), radius, 0.0064, black, bevel=0, segments=48)
    x, y, _ = WELLS[1]
    with asm.turned((x, y, HEAD + 0.064), 0):
        thermometer(asm, 0.075)
    lead = [(x, y, HEAD + 0.086), (x - 0.004, y + 0.004, HEAD + 0.120), (x - 0.05, y + 0.07, HEAD + 0.10), (x - 0.085, y + 0.16, 0.03), (x - 0.105, y + 0.22, -0.10), (x - 0.12, y + 0.26, -0.27)]
    p.tubes(asm, [p.smooth_line(lead, 10)], 0.0022, mat.rubber("20282E"), resolution=4)


def probe_at_sash(asm, rng, meter=(-0.34, 0.07, 0.13), tone="4C82BC", figure="0.45"):
    """The probe of an anemometer, held at its end and pointed into an opening to the left; its lead goes to the `meter`, in a
    holder with a sucker on the pane above."""
    steel, dark = mat.steel("D2D8DB", 0.18), mat.plastic("20292F", 0.42)
    frame = holding(asm, rng, (-0.78, 0.62, 0.05), (0.35, 0.18, -0.92), (0.96, -0.26, -0.77), 0.0165, tone=tone, cloth=JACKET)
    with along(asm, frame):
        rod(asm, (0, 0, -0.060), 0.0076, 0.080, dark, bevel=0.002, segments=48)
        for start, length, radius in ((-0.13, 0.075, 0.0058), (-0.20, 0.075, 0.0046), (-0.27, 0.075, 0.0035)):
            rod(asm, (0, 0, start), radius, length, steel, segments=32)
        box(asm, (-0.0048, -0.0048, -0.296), (0.0048, 0.0048, -0.268), steel, 0.0015)
        box(asm, (-0.0054, -0.0026, -0.291), (0.0054, 0.0026, -0.275), mat.plastic("0D1317", 0.6), 0.0005)
    end, out = frame @ Vector((0, 0, 0.020)), frame @ Vector((0.004, -0.035, 0.030))
    mx, my, mz = meter
    lead = [tuple(end), tuple(out), (out.x - 0.04, out.y - 0.01, out.z - 0.045), (mx + 0.10, my - 0.08, mz - 0.21), (mx + 0.006, my - 0.05, mz - 0.165), (mx, my - 0.012, mz - 0.086)]
    p.tubes(asm, [p.smooth_line(lead, 12)], 0.0022, mat.rubber("20282E"), resolution=4)
    with asm.turned(meter, 90, "X"):
        clean_near.readout(asm, figure, 0.092, 0.178)
    # The holder: a clip behind the meter, its arm to the pane behind.
    top = mz + 0.040
    box(asm, (mx - 0.030, my, mz - 0.020), (mx + 0.030, my + 0.012, top + 0.014), mat.plastic("2A343B", 0.5), 0.004)
    rod(asm, (mx, my + 0.004, top), 0.010, 0.050, mat.plastic("2A343B", 0.5), axis="Y", segments=32)
    rod(asm, (mx, my + 0.048, top), 0.030, 0.012, mat.rubber("2A343B"), axis="Y", bevel=0.004, segments=48)
