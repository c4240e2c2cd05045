"""The bright trim of a car, each piece in film, and what is not wrapped."""
from .sheet import FILM, INK, number, path
from .vehicles import mirror, place, side_view

#: In the hatchback's own centimetres, from the top of its drawing.
WINDOWS = "M146 51.8L364.5 46.2C357 37 351 27.5 343 24C334.6 19.8 324 21.9 315 21.1C296 19.5 277 18.3 257 18.1C250 17.9 243 17.8 237 18C224 18.7 210 19.6 196.8 22.3C190 23.8 184 25.6 178 28.5C166 34 156 43 146 51.8Z"
PILLAR = "M236 18H242.5L241 50H235Z"
RAIL = "M191 12.5C194 8 197 5.2 202 4.6C250-.5 305 .5 350 7C358 8.2 364 11 368 15.5M282 1.5V7"
GRILLE = "M2 97C6 98 10 98.5 14.5 98.5C14.5 107 13.5 117 11.5 125C8 125 5 124.5 2.5 123.5Z"
DOOR_STRIPS = "M132 109.5H233M245 109.5H282"
BOOT_STRIP = "M396 77.5C405 77.5 411 77 416 75.8"
EXHAUST = "M394 130H413Q416.5 130 416.5 135T413 140H394Z"


def trim(d, width=3):
    """A piece of trim in film: a green line with ink on both sides and round ends."""
    line = '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/>'
    return line.format(d, INK, width + 2.8) + line.format(d, FILM, width)


def draw():
    car = side_view("hatch", [("handle", "film")], extra={"grille": GRILLE})
    exhaust = path("grey", EXHAUST) + path("ink", EXHAUST)
    pieces = "".join(trim(d) for d in (RAIL, WINDOWS, DOOR_STRIPS, BOOT_STRIP, GRILLE)) + mirror("hatch", "film")
    return [
        place(60, 290, 1.42, place(0, -155, 1, exhaust), car, place(0, -155, 1, path("dark", PILLAR), pieces)),
        path("thin", "M20 290H700"),
        number(1, 262, 40, (304, 115)), number(2, 470, 26, (440, 73)), number(3, 36, 136, (71, 208)),
        number(4, 330, 334, (330, 225.5)), number(4, 676, 104, (640, 178)),
        number(5, 166, 70, (258, 138)), number(6, 462, 334, (507, 166.5)),
        number(7, 128, 334, (166, 264)), number(7, 672, 330, (638, 262)),
    ]
