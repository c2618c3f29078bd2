"""The equipment, built from the data of a model: its kind, measures, doors, contents and display."""
from importlib import import_module

from .piece import Piece, Traits


def build(builder, model, **state) -> Piece:
    """`builder` names a module of this folder and its function; `state` opens doors."""
    module, function = builder.split(".")
    return getattr(import_module("equipment." + module), function)(Traits(model), **state)
