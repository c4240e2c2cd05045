"""Film coming off: warm and folded back low along the panel, and pulled straight up so that weak paint comes with it."""
from math import cos, radians, sin

from .sections import angle, band, broken, nozzle, parallel, trace
from .sheet import arrow, number, path

#: Steel, paint, film and its adhesive, exaggerated.
STEEL, COAT, FILM, GLUE = 36, 18, 17, 6
TOP = 292
SKIN = TOP - COAT
LOW = 21
FRONT = 556

#: Where weak paint has let go: two edges along the steel's face. What left them sits as far up the film.
TORN = [(404, 440), (478, 528)]


def film(line):
    """Film with its adhesive; the line is the adhesive's face."""
    glue = parallel(line, -GLUE)
    return band(line, -FILM - GLUE, 0, "film", "e") + path("filler", f"{trace(line)}{trace(glue[::-1], 'L')}Z") + path("thin", trace(glue)) + path("ink", trace(line))


def panel(left, right):
    return band([(left, TOP), (right, TOP)], -STEEL, 0, "grey")


def folded_low():
    u, v = cos(radians(LOW)), -sin(radians(LOW))
    line = [(340, SKIN), (4, SKIN, 26), (4 + 310 * u, SKIN + 310 * v)]
    x, y, _ = parallel(line, -FILM - GLUE)[1]
    return [
        panel(20, 340), band([(20, TOP), (340, TOP)], 0, COAT, "paint"), film(line),
        arrow(4 + 328 * u, SKIN + 328 * v + 11, 4 + 372 * u, SKIN + 372 * v + 11), angle(x, y, 150, -LOW, 0),
        nozzle(88, 226, 66), number(1, 42, 50),
    ]


def straight_up():
    flakes = [broken([(FRONT, SKIN - (FRONT - b)), (FRONT, SKIN - (FRONT - a))], COAT, "paint") for a, b in TORN]
    left = [378, *(edge for gap in TORN for edge in gap), 702]
    return [
        panel(378, 702),
        *(broken([(a, TOP), (b, TOP)], COAT, "paint", open_ends=("s" if a == 378 else "") + ("e" if b == 702 else "")) for a, b in zip(left[::2], left[1::2])),
        film([(702, SKIN), (FRONT, SKIN, 22), (FRONT, 84)]), *flakes,
        path("ink", f"M{FRONT + FILM + GLUE} 223h28V251"), arrow(FRONT + 11, 72, FRONT + 11, 24), number(2, 404, 50),
    ]


def draw():
    return [*folded_low(), path("thin", "M360 40V330", stroke_opacity=".3"), *straight_up()]
