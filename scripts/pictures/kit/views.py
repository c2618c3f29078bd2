"""How a job is seen: packshot, close-up or room."""
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
    return {"packshot": packshot}[job["view"]](job, size)


def packshot(job, size):
    """One model, cut out, standing on the common floor."""
    piece = equipment.build(job["builder"], job["model"])
    lo, hi = piece.lo, piece.hi
    largest = max(b - a for a, b in zip(lo, hi))
    instances = [piece.assembly.place()]
    studio.product_camera(lo, hi, size, piece.turn, piece.rise, tuple(job["fill"]), job["floor"])
    studio.packshot_light(largest)
    if piece.steel:
        studio.steel_light(hi[2] - lo[2])
    if piece.pane:
        studio.pane_reflection(hi[2] - lo[2])
    ground = studio.packshot_ground()
    return View(cut=True, ground=ground, instances=instances)
