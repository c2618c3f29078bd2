"""What a builder is given and what it gives back."""
from dataclasses import dataclass, field


@dataclass
class Piece:
    assembly: object
    # Low and high corner of what the camera frames.
    lo: tuple
    hi: tuple
    turn: float = 27
    # Height of the eye as a share of the height: above 1 for low pieces, so that lids show.
    rise: float = 0.62
    # Brushed steel wants strips to mirror, glass doors one slanted band.
    steel: bool = False
    pane: bool = False
    # Coats mirror a softbox on the upper left half of the front, unless a display or bare metal is there.
    softbox: bool = True
    # Places to look at from near, by name.
    spots: dict = field(default_factory=dict)


class Traits:
    """The data of a model in metres, with its display taken apart."""

    def __init__(self, model):
        self.slug, self.series = model["slug"], model["series"]
        self.width, self.height, self.depth = (model[side] / 1000 for side in ("width", "height", "depth"))
        self.doors = model.get("doors", 1)
        self.contents = model.get("contents")
        self.litres = model.get("netLitres", 0)
        self.shelves, self.bags = (model["facts"].get(fact) for fact in ("shelves", "bag-capacity"))
        figure, _, unit = (model.get("display") or "").partition(" ")
        self.figure, self.unit = figure.replace("-", "\u2212"), unit

    @property
    def seed(self):
        """Differs from model to model and stays the same from run to run."""
        return sum(ord(letter) * (place + 1) for place, letter in enumerate(self.slug))
