"""How much film changes the colour a car is recorded as: the log book with its colour, and three cars against it."""
from .sheet import number, path
from .vehicles import PANELS, place, side_view

SCALE = .74
FRONT_HALF = ("bumper", "wing", "bonnet", "front_door")


def car(*parts, base="grey", seams="thin"):
    film = [(part, "film") for part in (*parts, "mirror")]
    return side_view("hatch", film, base, "pale", extra=PANELS["hatch"], seams=seams)


def log_book(x, y):
    """A folded form, its lines of print, and the field with the recorded colour."""
    lines = "".join(f"M{x + 22} {y + row}h{width}" for row, width in ((26, 62), (46, 74), (66, 50), (90, 70), (110, 58)))
    more = "".join(f"M{x + 132} {y + row}h{width}" for row, width in ((26, 62), (92, 78), (110, 54)))
    return [
        path("paper", f"M{x} {y}h240v132h-240z"), path("ink", f"M{x} {y}h240v132h-240zM{x + 114} {y}v132"),
        path("thin", lines + more, stroke_opacity=".45"),
        path("grey", f"M{x + 132} {y + 42}h86v34h-86z"), path("ink", f"M{x + 132} {y + 42}h86v34h-86z"),
    ]


def standing(n, x, ground, body):
    return [place(x, ground, SCALE, body), path("thin", f"M{x - 14:g} {ground}h{422 * SCALE + 28:g}"), number(n, x + 34, ground - 104)]


def draw():
    return [
        *log_book(62, 32),
        *standing(1, 384, 164, car("roof")),
        *standing(2, 26, 336, car(*FRONT_HALF)),
        *standing(3, 384, 336, car(base="film", seams="seam")),
    ]
