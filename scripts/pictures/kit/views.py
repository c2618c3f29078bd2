"""How a job is seen: packshot or close-up."""
import math
from dataclasses import dataclass, field

import equipment
import studio


@dataclass
class View:
    exposure: float = 1.2
    contrast: float = 0.18
    strength: float = 4.0
    glow: float = 0.0
    cut: bool = False
    ground: object = None
    instances: list = field(default_factory=list)


def build(job, size):
    return {"packshot": packshot, "detail": detail}[job["view"]](job, size)


def packshot(job, size):
    """One model, cut out, standing on the common floor."""
    piece = built(job)
    instances = [piece.assembly.place()]
    studio.product_camera(piece.lo, piece.hi, size, piece.turn, piece.rise, tuple(job["fill"]), job["floor"])
    light(piece, job)
    ground = studio.packshot_ground()
    return View(cut=True, ground=ground, instances=instances)


def detail(job, size):
    """A place of a piece from near: `turn` to the right of its front, `rise` above it, in degrees."""
    piece = built(job)
    piece.assembly.place()
    shot = job["shot"]
    turn, rise, reach = math.radians(shot["turn"]), math.radians(shot["rise"]), shot["reach"]
    x, y, z = piece.spots[shot["spot"]]
    flat = reach * math.cos(rise)
    eye = (x + flat * math.sin(turn), y - flat * math.cos(turn), z + reach * math.sin(rise))
    studio.look(eye, (x, y, z), size, shot["lens"], level=abs(shot["rise"]) < 8, focus=reach, stop=16)
    light(piece, job)
    studio.packshot_ground()
    return View(exposure=shot.get("exposure", 1.15))


def built(job):
    state = job.get("state", {})
    if "opened" in state:
        state = {**state, "opened": {int(level): angle for level, angle in state["opened"].items()}}
    return equipment.build(job["builder"], job["model"], **state)


def light(piece, job):
    """The house light, larger for larger pieces; what stands open is lit from the right front as well."""
    sides = [high - low for low, high in zip(piece.lo, piece.hi)]
    studio.packshot_light(max(sides))
    if piece.steel:
        studio.steel_light(sides[2])
    if job.get("state"):
        studio.open_door_fill(sides[2])
    elif piece.pane:
        studio.pane_reflection(sides[2])
