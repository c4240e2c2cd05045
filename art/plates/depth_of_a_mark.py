"""One section through film, lacquer, paint, primer and steel with five marks, from paint that lies on the film to a cut into the paint."""
from .sections import stack
from .sheet import number, path

#: Levels, from the film's face down; thicknesses are exaggerated.
FACE, FILM, LACQUER, PAINT, PRIMER, STEEL = 138, 198, 214, 242, 258, 326
SMEAR, SCUFF, SCORE, CUT, DEEP = 84, 222, 360, 498, 636


def scuff(x):
    teeth = [(-48, 0), (-42, 6), (-37, 4), (-31, 11), (-24, 7), (-17, 14), (-10, 8), (-3, 15), (4, 9), (11, 15), (18, 8), (25, 12), (31, 5), (37, 8), (46, 0)]
    return [(x + dx, FACE + depth) for dx, depth in teeth]


def groove(x, half, bottom, foot):
    """A groove with its lips pushed up."""
    return [(x - half - 12, FACE), (x - half - 6, FACE - 3), (x - half - 1, FACE - 4), (x - foot, bottom), (x + foot, bottom), (x + half + 1, FACE - 4), (x + half + 6, FACE - 3), (x + half + 12, FACE)]


def smear(x):
    d = f"M{x - 54} {FACE}C{x - 50} {FACE - 10} {x - 38} {FACE - 8} {x - 28} {FACE - 13}S{x - 6} {FACE - 20} {x + 6} {FACE - 17}S{x + 26} {FACE - 12} {x + 34} {FACE - 10}S{x + 50} {FACE - 8} {x + 54} {FACE}Z"
    return path("filler", d) + path("ink", d)


def draw():
    surface = [(16, FACE), *scuff(SCUFF), *groove(SCORE, 6, FACE + 40, 1), *groove(CUT, 14, FILM, 8), *groove(DEEP, 24, PAINT + 6, 5), (704, FACE)]
    return [
        *stack(surface, (FILM, "film"), (LACQUER, "glass"), (PAINT, "paint"), (PRIMER, "pale"), (STEEL, "grey")),
        smear(SMEAR),
        number(1, SMEAR, 60, (SMEAR, FACE - 9)), number(2, SCUFF, 60, (SCUFF, FACE + 7)), number(3, SCORE, 60, (SCORE, FACE + 2)),
        number(4, CUT, 60, (CUT, FACE + 40)), number(5, DEEP, 60, (DEEP, PAINT - 12)),
    ]
