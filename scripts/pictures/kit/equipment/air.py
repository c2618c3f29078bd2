"""Air that is drawn as lines."""
import materials as mat
import parts as p

from . import clean_air


def cabinet(traits):
    """A class II cabinet: downflow parts above the deck to both grilles, room air goes into the front one."""
    piece = clean_air.cabinet(traits)
    side, deck, hood = traits.width / 2 - clean_air.SIDE, clean_air.TABLE + 0.09, clean_air.TABLE + 0.72
    count = max(7, round(2 * side / 0.14))
    down, inward = [], []
    for k in range(count):
        x = -side + 2 * side * (k + 0.5) / count
        down += [
            curve((x, y, hood - 0.05), (x, y, deck + 0.20), (x, end, deck + 0.015))
            for y, end in ((0.24, 0.085), (0.42, traits.depth - 0.09))
        ]
        # Below the pane and close to it: seen from the side, longer lines would pass before the pane.
        inward.append(curve((x, -0.10, deck + 0.03), (x, -0.01, deck + 0.06), (x, 0.065, deck + 0.008)))
    p.tubes(piece.assembly, down, 0.0032, mat.glow("8FD3F0", 3.0), resolution=3)
    p.tubes(piece.assembly, inward, 0.0032, mat.glow("DDF3FC", 2.2), resolution=3)
    return piece


def curve(start, bend, end, steps=16):
    """Leaves `start` towards `bend` and arrives at `end` from there."""
    weights = [((1 - k / steps) ** 2, 2 * k / steps * (1 - k / steps), (k / steps) ** 2) for k in range(steps + 1)]
    return [tuple(sum(w * c for w, c in zip(step, axis)) for axis in zip(start, bend, end)) for step in weights]
