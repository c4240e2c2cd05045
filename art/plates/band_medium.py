"""A medium car, in film: the one the price table is read by."""
from .bands import BOX, car  # noqa: F401  the box is read by draw.py


def draw():
    return car("coupe", parts=(("mirror", "film"),), base="film", seams="seam")
