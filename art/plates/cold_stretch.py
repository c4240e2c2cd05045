"""Film over a bumper's recess: laid into it and set with heat, and stretched across it cold, from where it has crept out."""
from .sections import band, nozzle, parallel, trace
from .sheet import arrow, number, path

#: Bumper, paint and film, exaggerated.
PLASTIC, COAT, FILM = 30, 12, 16
FACE, FLOOR = 146, 288

BUMPER = [(14, FACE), (88, FACE, 24), (112, FLOOR, 46), (238, FLOOR, 46), (262, FACE, 24), (336, FACE)]
CREPT = [(14, FACE), (92, FACE, 110), (175, FACE + 28, 110), (258, FACE, 110), (336, FACE)]


def bumper():
    return [band(BUMPER, -PLASTIC, 0, "pale"), band(BUMPER, 0, COAT, "paint")]


def laid_in():
    return [*bumper(), band(BUMPER, COAT, COAT + FILM, "film"), nozzle(175, 226, 90), number(1, 44, 54)]


def crept_out():
    where_it_lay = trace([*parallel(BUMPER, COAT + FILM / 2)[1:5]])
    return [
        *bumper(), path("cut", where_it_lay), band(CREPT, COAT, COAT + FILM, "film"),
        arrow(175, 252, 175, 196), number(2, 44, 54),
    ]


def draw():
    return [*laid_in(), path("thin", "M360 40V330", stroke_opacity=".3"), '<g transform="translate(370 0)">', *crept_out(), "</g>"]
