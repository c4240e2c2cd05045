"""Two blocks of film with the same scuff: pigmented all through, and printed, where the scuff reaches white film under laminate and ink."""
from .sections import crossings, stack
from .sheet import number, path

#: How far the blocks go back, on paper; their width, and the level of their face.
BACK, WIDTH, FACE = (50, -112), 236, 142

#: The scuff on the front, and its furrows.
SCUFF = [(70, 0), (88, 30), (96, 42), (107, 34), (119, 45), (131, 35), (140, 41), (148, 30), (166, 0)]
FURROWS = slice(3, -3)

#: Lower faces of the layers, and what lies open in the scuff below which depth.
PIGMENTED, OPEN_PIGMENT = [(102, "film")], [(0, "shine"), (30, "film")]
PRINTED, OPEN_PRINT = [(15, "glass"), (30, "film"), (102, "paper")], [(0, "glass"), (15, "film"), (30, "paper")]
CAR = [(120, "paint"), (190, "grey")]


def polyline(points):
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def shape(points, style):
    return path(style, polyline(points) + "Z")


def back(points, share=1):
    return [(x + BACK[0] * share, y + BACK[1] * share) for x, y in points]


def opening(surface, depth, style):
    """All of the scuff below a depth, from the front to where it runs out."""
    below = [p for p in crossings(surface, FACE + depth) if p[1] > FACE + depth - .01]
    if depth == 0:
        below = below[1:-1]
    (left, _), (right, _), level, end = below[0], below[-1], FACE + depth, 1.02 - depth / 220
    turn = [back([(x, level)], share)[0] for x, share in ((left, .55), (left, end), (right, end), (right, .62))]
    a, b, c, d = (f"{x:.1f} {y:.1f}" for x, y in turn)
    bank = f"L{d}C{c} {b} {a}L{left:.1f} {level:.1f}"
    return path(style, polyline(below) + bank) + path("ink", f"M{right:.1f} {level:.1f}" + bank)


def furrows(floor, lit):
    """The teeth of the scuff run out one by one; those that face the light are bright."""
    ends = [back([p], .66 - .09 * (i % 3))[0] for i, p in enumerate(floor)]
    bright = "".join(shape([a, b, end], "shine") for a, b, end in zip(floor, floor[1:], ends[1:]) if lit and b[1] < a[1])
    return bright + path("thin", "".join(polyline(pair) for pair in zip(floor, ends)))


def block(x, film, opened):
    layers = [(FACE + depth, style) for depth, style in [*film, *CAR]]
    surface = [(x, FACE), *((x + dx, FACE + dy) for dx, dy in SCUFF), (x + WIDTH, FACE)]
    top = [(x, FACE), *back([(x, FACE), (x + WIDTH, FACE)]), (x + WIDTH, FACE)]
    return [
        shape(top, "film"), path("ink", polyline(top)), *side(x + WIDTH, layers),
        *(opening(surface, depth, style) for depth, style in opened), furrows(surface[FURROWS], lit=film is PIGMENTED), *stack(surface, *layers),
    ]


def side(x, layers):
    tops = [FACE, *(level for level, _ in layers)]
    faces = [shape([(x, a), (x, b), *back([(x, b), (x, a)])], style) for a, (b, style) in zip(tops, layers)]
    outline = [(x, FACE), (x, tops[-1]), *back([(x, tops[-1]), (x, FACE)]), (x, FACE)]
    return [*faces, path("ink", polyline(outline) + f"M{x - WIDTH} {FACE}V{tops[-1]}" + "".join(polyline([(x, y), *back([(x, y)])]) for y in tops))]


def draw():
    left, right = 22, 412
    return [
        *block(left, PIGMENTED, OPEN_PIGMENT), *block(right, PRINTED, OPEN_PRINT),
        number(1, 34, 54, (left + 26, FACE + 60)),
        number(2, 350, 130, (right + 16, FACE + 7.5)), number(3, 350, 180, (right + 16, FACE + 22.5)), number(4, 350, 230, (right + 16, FACE + 66)),
    ]
