"""Where customers are: two windows on one map, at one scale, with north at the top; one each in the drawing's halves.

Positions are degrees; one equirectangular projection, true at the latitude halfway between the two areas.
"""
import os
from math import asin, cos, hypot, radians, sin, sqrt

from .sheet import FILM, INK, PAPER, arrow, path

NAME, FOLDER = "area-map", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../studio")
WORKSHOP = (53.4794, -2.2453)
NORTH = {
    "Bolton": (53.578, -2.429), "Bury": (53.593, -2.297), "Rochdale": (53.616, -2.157), "Oldham": (53.541, -2.112),
    "Salford": (53.487, -2.290), "Stockport": (53.409, -2.158), "Sale": (53.425, -2.322), "Altrincham": (53.387, -2.349),
}
SOUTH = {
    "Wolverhampton": (52.586, -2.128), "Walsall": (52.586, -1.982), "Birmingham": (52.4796, -1.9026),
    "Solihull": (52.412, -1.778), "Coventry": (52.408, -1.5106),
}
EARTH_KM, MILE_KM = 6371.0, 1.609344
MIDDLE = cos(radians((53.5 + 52.5) / 2))
SCALE = 6.8  # units a kilometre


def kilometres(a, b):
    (p, q), (r, s) = (map(radians, a), map(radians, b))
    return 2 * EARTH_KM * asin(sqrt(sin((r - p) / 2) ** 2 + cos(p) * cos(r) * sin((s - q) / 2) ** 2))


def km(place):
    """Kilometres east and south of the zero of the grid."""
    lat, lon = place
    return EARTH_KM * radians(lon) * MIDDLE, -EARTH_KM * radians(lat)


class Window:
    """A rectangle of the map, with the place that lies at a given point of it."""

    def __init__(self, name, x, y, width, height, anchor, at):
        self.name, self.box = name, (x, y, width, height)
        ex, ey = km(anchor)
        self.left, self.top = at[0] - ex * SCALE, at[1] - ey * SCALE

    def at(self, place):
        ex, ey = km(place)
        return self.left + ex * SCALE, self.top + ey * SCALE

    def line(self, places):
        """A smooth line through places."""
        p = [self.at(place) for place in places]
        p = [p[-2] if p[0] == p[-1] else p[0], *p, p[1] if p[0] == p[-1] else p[-1]]
        d = f"M{p[1][0]:.1f} {p[1][1]:.1f}"
        for a, b, c, e in zip(p, p[1:], p[2:], p[3:]):
            one = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
            two = c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6
            d += f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {c[0]:.1f} {c[1]:.1f}"
        return d

    def drawn(self, *parts):
        x, y, w, h = self.box
        frame = f"M{x} {y}h{w}v{h}h{-w}Z"
        return f'<clipPath id="{self.name}"><path d="{frame}"/></clipPath><g clip-path="url(#{self.name})">{path("paper", frame)}{"".join(parts)}</g>{path("ink", frame)}'


def hull(points):
    """The points that a string round all of them touches, clockwise on paper."""
    points = sorted(points)

    def side(points):
        out = []
        for p in points:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return side(points) + side(points[::-1])


def area(window, places, margin=30):
    """A tint round places, with the same margin everywhere: an area served, not a boundary."""
    p = hull([window.at(place) for place in places])
    d = ""
    for a, b in zip(p, p[1:] + p[:1]):
        length = hypot(b[0] - a[0], b[1] - a[1])
        u, v = (b[1] - a[1]) / length * margin, -(b[0] - a[0]) / length * margin
        d += f"{'A%g %g 0 0 1 ' % (margin, margin) if d else 'M'}{a[0] + u:.1f} {a[1] + v:.1f}L{b[0] + u:.1f} {b[1] + v:.1f}"
    start = d[1:d.index("L")]
    return path("film", f"{d}A{margin} {margin} 0 0 1 {start}Z", fill_opacity=".2")


def town(window, name, place, dx, dy, anchor="start"):
    x, y = window.at(place)
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>' + label(name, x + dx, y + dy, anchor)


#: As the page around the map is set in.
FACE = "-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif"


def label(text, x, y, anchor="start", weight=500, colour=INK):
    """A name with paper round it. It still belongs beside lines, not on them."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" stroke="{PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
        f' font-family="{FACE}" font-size="16" font-weight="{weight}" text-anchor="{anchor}">{text}</text>'
    )


def road(name, x, y):
    return label(name, x, y, "middle", 700, FILM)


def motorway(window, places):
    d = window.line(places)
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="5"/><path d="{d}" fill="none" stroke="{PAPER}" stroke-width="2"/>'


def workshop(window):
    x, y = window.at(WORKSHOP)
    return path("film", f"M{x - 10:.1f} {y + 9:.1f}v-13l10-8 10 8v13Z") + path("ink", f"M{x - 10:.1f} {y + 9:.1f}v-13l10-8 10 8v13Z")


def scale_bar(x, y, miles):
    width = miles * MILE_KM * SCALE
    return path("ink", f"M{x} {y - 7}v7h{width:.1f}v-7M{x + width / 2:.1f} {y - 5}v5") + label(f"{miles} miles", x + width + 10, y + 2)


def north(x, y):
    return path("dark", f"M{x} {y}l9 26-9-6-9 6Z") + label("N", x, y + 48, "middle", 700)


M60 = [
    (53.408, -2.160), (53.402, -2.185), (53.396, -2.215), (53.400, -2.248), (53.408, -2.275), (53.421, -2.298), (53.433, -2.312), (53.448, -2.333),
    (53.466, -2.352), (53.483, -2.372), (53.512, -2.377), (53.525, -2.362), (53.530, -2.335), (53.541, -2.300), (53.549, -2.257),
    (53.545, -2.222), (53.540, -2.195), (53.524, -2.158), (53.512, -2.140), (53.490, -2.118), (53.458, -2.117), (53.425, -2.118), (53.414, -2.138), (53.408, -2.160),
]
M56 = [(53.400, -2.248), (53.388, -2.262), (53.373, -2.283), (53.364, -2.315), (53.363, -2.372), (53.350, -2.420), (53.345, -2.500), (53.335, -2.590), (53.318, -2.700)]
M6_SOUTH = [(52.80, -2.13), (52.73, -2.105), (52.690, -2.095), (52.650, -2.070), (52.610, -2.035), (52.585, -2.010), (52.566, -2.005), (52.552, -1.965), (52.553, -1.932), (52.533, -1.890), (52.511, -1.866), (52.512, -1.800), (52.508, -1.735), (52.470, -1.715), (52.458, -1.640), (52.462, -1.560), (52.456, -1.483), (52.442, -1.428), (52.420, -1.330), (52.41, -1.25)]


def towards(window, place, y0, y1):
    """An arrow on the straight line from the workshop to a place outside the window."""
    (x, y), (u, v) = window.at(WORKSHOP), window.at(place)
    along = lambda level: x + (u - x) * (level - y) / (v - y)  # noqa: E731
    return arrow(along(y0), y0, along(y1), y1)


def greater_manchester():
    window, n = Window("north", 14, 14, 332, 332, WORKSHOP, (190, 166)), NORTH
    distance = round(kilometres(WORKSHOP, SOUTH["Birmingham"]) / MILE_KM)
    x, y = window.at(WORKSHOP)
    return window.drawn(
        area(window, [*n.values(), WORKSHOP]), motorway(window, M60), motorway(window, M56), towards(window, SOUTH["Birmingham"], 290, 332),
        *(town(window, name, n[name], 0, -11, "middle") for name in ("Bolton", "Bury", "Rochdale", "Oldham")), town(window, "Salford", n["Salford"], 4, -11, "middle"),
        town(window, "Stockport", n["Stockport"], -8, 28), town(window, "Altrincham", n["Altrincham"], -10, 7, "end"), town(window, "Sale", n["Sale"], -13, 6, "end"),
        workshop(window), label("Manchester", x + 8, y + 26, "middle"),
        road("M60", 274, 176), road("M56", 70, 298), label("Birmingham", 206, 308, "end"), label(f"{distance} miles", 206, 328, "end"),
    )


def west_midlands():
    window, s = Window("south", 374, 14, 332, 332, SOUTH["Birmingham"], (508, 178)), SOUTH
    x, y = window.at(s["Wolverhampton"])  # Its name hangs from a line: beside it runs the motorway.
    return window.drawn(
        area(window, s.values()), motorway(window, M6_SOUTH),
        path("thin", f"M{x:.1f} {y:.1f}v34"), town(window, "Wolverhampton", s["Wolverhampton"], -24, 48), town(window, "Walsall", s["Walsall"], 12, 3),
        *(town(window, name, s[name], 0, 22, "middle") for name in ("Birmingham", "Solihull")), town(window, "Coventry", s["Coventry"], 12, 22, "end"),
        road("M6", 664, 168), scale_bar(394, 324, 10), north(680, 34),
    )


def draw():
    return [greater_manchester(), west_midlands()]
