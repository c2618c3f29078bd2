"""Rooms and buildings the equipment stands in. Each builds its scene and sets its camera."""
from importlib import import_module


def build(room, size, make, options):
    """`room` names a module of this folder and its function; `make` builds the piece of a key.

    Gives the places of products on the picture, where the room is told to.
    """
    module, function = room.split(".")
    return getattr(import_module("rooms." + module), function)(size, make, **options) or []
