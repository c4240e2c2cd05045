"""The bright trim of a car, each piece in film, and what is not wrapped."""
from .sheet import FILM, INK, number, path
from .vehicles import drawn, mirror, place, side_view

#: In the hatchback's own centimetres, from the top of its drawing.
RAIL = "M191 10.5C194 6 197 3.2 202 2.6C250-2 300-.5 335 7.6C343 9.6 348 12.4 351 17M272-.2V5.6"
GRILLE = "M7 96C11 97 15 97.5 19.5 97.5C19.5 106 18.5 116 16.5 124C13 124 10 123.5 7.5 122.5Z"
DOOR_STRIPS = "M132 108.5H233M245 108.5H280"
BOOT_STRIP = "M376 76.5C386 76.5 394 76 401.6 75"
EXHAUST = "M380 129H399Q402.5 129 402.5 134T399 142H380Z"


def trim(d, width=3):
    """A piece of trim in film: a green line with ink on both sides and round ends."""
    line = '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/>'
    return line.format(d, INK, width + 2.8) + line.format(d, FILM, width)


def draw():
    paths, size = drawn("hatch")
    from_top = lambda *parts: place(0, -size["top"], 1, *parts)  # noqa: E731
    car = side_view("hatch", [("handle", "film")], extra={"grille": GRILLE})
    exhaust = path("grey", EXHAUST) + path("ink", EXHAUST)
    pieces = "".join(trim(d) for d in (RAIL, paths["side_trim"], DOOR_STRIPS, BOOT_STRIP, GRILLE)) + mirror("hatch", "film")
    return [
        place(60, 290, 1.42, from_top(exhaust), car, from_top(pieces)),
        path("thin", "M20 290H700"),
        number(1, 262, 40, (304, 110)), number(2, 470, 26, (440, 69)), number(3, 36, 136, (78, 214)),
        number(4, 330, 334, (330, 225.5)), number(4, 676, 104, (614, 180)),
        number(5, 166, 70, (260, 137)), number(6, 462, 334, (499, 161.5)),
        number(7, 128, 334, (166, 264)), number(7, 672, 330, (616, 262)),
    ]
