"""A health post on a high plain: the place of `outdoors.py` before snow-covered mountains."""
from . import outdoors
from .mountains import FOOT, PLAIN, peaks


def post(size, make, plan):
    peaks(plan.get("peaks", 46), plan.get("seed", 3), FOOT.get(plan["ground"], PLAIN))
    return outdoors.place(size, make, {**plan, "hills": None})
