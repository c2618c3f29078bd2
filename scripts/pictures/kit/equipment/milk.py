"""Refrigerator of a milk bank."""
from . import cabinets


def refrigerator(traits, door=0):
    """The cabinet of the model with donated milk on its shelves."""
    traits.contents = "milk"
    return cabinets.reach_in(traits, door)
