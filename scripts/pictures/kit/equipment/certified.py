"""A safety cabinet as it is certified."""
from . import clean_air


def cabinet(traits):
    """Nothing stands on the work deck."""
    return clean_air.cabinet(traits, tools=lambda *_: None)
