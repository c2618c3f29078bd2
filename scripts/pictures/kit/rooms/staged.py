"""A room of `interior.py` with small things in it: instruments, papers, doors of a dock; a close camera can have a focus."""
import studio
from parts import Assembly

from . import computers, hands_on, in_use, instruments, keyboards, linings, measuring, offices, packing, people, props, samples, sites, test_hall, trades, watching, workshop, protection, gloved_hands, assembly_bench, visitors, line, hands_at_work, hands_with_samples
from .interior import FURNITURE, context, corners, equip, furnish, look, point, shell
from .lights import LIGHTS
from .views import VIEWS

PLACES = (props, sites, *FURNITURE, in_use, measuring, offices, workshop, test_hall, packing, trades, samples, people, instruments, keyboards, computers, hands_on, linings, watching, protection, gloved_hands, assembly_bench, visitors, line, hands_at_work, hands_with_samples)


def room(size, make, plan):
    asm = Assembly("room")
    shell(asm, plan)
    LIGHTS[plan["light"]](asm, plan)
    furnish(asm, plan, PLACES)
    asm.place()
    placed = equip(plan, make)
    if plan.get("window"):
        VIEWS[plan["window"]["view"]]()
    look(plan["camera"], size)
    if plan["camera"].get("near") and placed:
        studio.move_in(corners(placed, make), context(plan), size)
    return [point(spot["model"], spot["at"]) for spot in plan.get("spots", [])]
