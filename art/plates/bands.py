"""What the cars of the three size bands have in common: one scale, and room for the largest."""
from .sheet import path
from .vehicles import side_view

BOX = (-6, -186, 500, 190)


def car(kind, stretch=(1, 1), **dress):
    return [side_view(kind, stretch=stretch, **dress), path("ink", "M-6 0H494")]
