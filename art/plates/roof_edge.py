"""Two sections of a roof's edge: film that ends in the channel under a trim strip, and film that ends above a strip that stays."""
from .sections import band
from .sheet import arrow, number, path

#: Sheet metal, paint and film, exaggerated.
METAL, COAT, FILM = 14, 9, 13
LEFT, RIGHT, FLOOR = 140, 256, 240
INSIDE_LEFT, INSIDE_RIGHT = LEFT + COAT, RIGHT - COAT
STRIP = 158

ROOF = [(14, 142), (60, 142, 260), (LEFT, 150, 12), (LEFT, FLOOR, 22), (RIGHT - METAL - 8, FLOOR)]
SIDE = [(LEFT - 6, FLOOR + METAL), (RIGHT, FLOOR + METAL, 16), (RIGHT, 150, 12), (316, 154, 44), (340, 312, 18), (284, 312, 14), (284, 356)]
INNER = [(RIGHT - 22, FLOOR + 2 * METAL), (LEFT - 38, FLOOR + 2 * METAL, 18), (LEFT - 2, 330, 44), (284 - 2 * METAL, 312, 16), (284 - 2 * METAL, 356)]
SURFACE = [*ROOF[:4], (RIGHT, FLOOR, 22), *SIDE[2:5], (304, 312)]


def shell():
    """Roof, body side and inner rail are welded in the channel's floor; paint runs over all of it."""
    return [
        band(INNER, 0, METAL, "grey", "s"), band(SIDE, -METAL, 0, "grey", "s"), band(ROOF, -METAL, 0, "grey", "e"),
        band(SURFACE, 0, COAT, "paint", "e"),
    ]


def strip(left, y):
    """The trim strip on edge: a domed cap, and a foot that snaps into the channel."""
    middle, right = 208, INSIDE_RIGHT - 1
    return (
        f"M{left} {y + 10}Q{left} {y} {left + 12} {y - 4}Q{middle} {y - 18} {right - 10} {y - 4}Q{right} {y} {right} {y + 10}V{y + 16}"
        f"H{middle + 11}V{y + 38}L{middle + 19} {y + 48}L{middle + 8} {y + 68}H{middle - 8}L{middle - 19} {y + 48}L{middle - 11} {y + 38}V{y + 16}H{left}Z"
    )


def lifted():
    left = INSIDE_LEFT + FILM + 1
    return [
        *shell(), band([*ROOF[:4], (LEFT + 50, FLOOR)], COAT, COAT + FILM, "film", "e"),
        path("dark", strip(left, STRIP)), path("cut", strip(left, 42)), arrow(208, 116, 208, 138),
        number(1, 44, 64),
    ]


def stays():
    return [
        *shell(), band([*ROOF[:2], (LEFT - 20, 148)], COAT, COAT + FILM, "film", "e"),
        path("dark", strip(INSIDE_LEFT + 1, STRIP)), arrow(172, 66, 139, 124),
        number(2, 44, 64),
    ]


def draw():
    return [*lifted(), path("thin", "M360 40V344", stroke_opacity=".3"), '<g transform="translate(362 0)">', *stays(), "</g>"]
