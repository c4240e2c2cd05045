"""What cross-sections are made of: layers seen on edge, and the knife."""
from .sheet import path

FILM, PAINT, STEEL, TAPE = "#0f6a63", "#a20e1c", "#a7abb0", "#d9a441"


def knife(x, y, lean=0):
    return f'<g transform="translate({x} {y}) rotate({lean})">{path("grey", "M0 0L9-26V-92H-9V-40Z")}{path("ink", "M0 0L9-26V-92H-9V-40ZM-9-52L9-40M-9-70L9-58")}</g>'


def layer(d, colour, width):
    """A layer seen on edge: a thick stroke with ink on both sides."""
    return f'<path d="{d}" fill="none" stroke="#14161a" stroke-width="{width + 3}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
