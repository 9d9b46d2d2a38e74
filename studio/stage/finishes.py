"""The colours of all finishes."""

from stage.glaze import GLAZES
from stage.stone import STONES
from stage.surfaces import CERAMICS, LACQUERS, METALS, Colour, linear
from stage.wood import WOODS


def colour_of(finish: str) -> Colour:
    """The linear colour of a finish."""
    if finish in METALS:
        return METALS[finish].colour
    if finish in WOODS:
        return linear(WOODS[finish][0])
    if finish in STONES:
        return linear(STONES[finish].ground)
    plain = {**CERAMICS, **LACQUERS}
    return plain[finish] if finish in plain else linear(GLAZES[finish])
