"""What cross-sections are made of: layers seen on edge, the knife, warmth, and lines that run parallel round corners.

A line is a list of corners (x, y) or (x, y, radius). Its outer side is on the left as one walks along it.
"""
from math import atan2, cos, hypot, pi, sin, tan

from .sheet import path

FILM, PAINT, STEEL, TAPE = "#0f6a63", "#a20e1c", "#a7abb0", "#d9a441"


def knife(x, y, lean=0):
    return f'<g transform="translate({x} {y}) rotate({lean})">{path("grey", "M0 0L9-26V-92H-9V-40Z")}{path("ink", "M0 0L9-26V-92H-9V-40ZM-9-52L9-40M-9-70L9-58")}</g>'


def layer(d, colour, width):
    """A layer seen on edge: a thick stroke with ink on both sides."""
    return f'<path d="{d}" fill="none" stroke="#14161a" stroke-width="{width + 3}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'


def directions(line):
    """The unit vector of each straight piece."""
    return [((b[0] - a[0]) / hypot(b[0] - a[0], b[1] - a[1]), (b[1] - a[1]) / hypot(b[0] - a[0], b[1] - a[1])) for a, b in zip(line, line[1:])]


def turns(line):
    """The angle turned at each inner corner, positive to the right, which is away from the outer side."""
    ways = directions(line)
    return [atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1]) for u, v in zip(ways, ways[1:])]


def parallel(line, distance):
    """The line moved to its outer side; round corners stay concentric."""
    ways, angles = directions(line), [0, *turns(line), 0]
    moved = []
    for i, (x, y, *radius) in enumerate(line):
        before, after = ways[max(i - 1, 0)], ways[min(i, len(ways) - 1)]
        nx, ny = before[1] + after[1], -before[0] - after[0]
        scale = 2 * distance / (nx * nx + ny * ny)
        grown = max((radius[0] if radius else 0) + (distance if angles[i] > 0 else -distance), 1)
        moved.append((x + nx * scale, y + ny * scale, grown))
    return moved


def trace(line, start="M"):
    """Path data along a line, with its corners rounded."""
    ways, d = directions(line), [f"{start}{line[0][0]:.1f} {line[0][1]:.1f}"]
    for (x, y, *radius), u, v, turn in zip(line[1:], ways, ways[1:], turns(line)):
        r = radius[0] if radius else 1
        cut = r * tan(min(abs(turn), pi - .01) / 2)
        d.append(f"L{x - u[0] * cut:.1f} {y - u[1] * cut:.1f}A{r:.1f} {r:.1f} 0 0 {int(turn > 0)} {x + v[0] * cut:.1f} {y + v[1] * cut:.1f}")
    return "".join(d) + f"L{line[-1][0]:.1f} {line[-1][1]:.1f}"


def band(line, near, far, style, ends=""):
    """A layer between two distances from a line, with ink on both sides. `ends` names those that are cut square: "s" start, "e" end."""
    inner, outer = parallel(line, near), parallel(line, far)
    across = "".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for end, a, b in (("s", inner[0], outer[0]), ("e", inner[-1], outer[-1])) if end in ends)
    return path(style, f"{trace(inner)}{trace(outer[::-1], 'L')}Z") + path("ink", trace(inner) + trace(outer) + across)


def warmth(x, y, heading=90, lines=3, length=56, apart=22):
    """Warm air that flows towards (x, y), as waves side by side. The heading is in degrees, 90 is down the page."""
    w = length / 4
    waves = "".join(f"M{-length:g} {apart * (i - (lines - 1) / 2):g}q{w / 2:g}-10 {w:g} 0t{w:g} 0 {w:g} 0 {w:g} 0" for i in range(lines))
    return f'<g transform="translate({x} {y}) rotate({heading:g})">{path("ink", waves)}</g>'


def nozzle(x, y, heading=90, length=56):
    """The end of a heat gun, with warm air from it that ends at (x, y)."""
    shell = f"M{-length - 10:g}-30V30L{-length - 58:g} 20V-20Z"
    return warmth(x, y, heading, length=length) + f'<g transform="translate({x} {y}) rotate({heading:g})">{path("grey", shell)}{path("ink", shell)}</g>'


def angle(x, y, radius, start, end):
    """An arc about (x, y) between two headings in degrees, clockwise down the page."""
    a, b = ((x + radius * cos(h / 180 * pi), y + radius * sin(h / 180 * pi)) for h in (start, end))
    return path("ink", f"M{a[0]:.1f} {a[1]:.1f}A{radius} {radius} 0 0 1 {b[0]:.1f} {b[1]:.1f}")


def broken(line, thickness, style, open_ends=""):
    """A straight piece of a layer whose ends have snapped. `open_ends` names those that run on instead: "s" start, "e" end."""
    (a, b), (u, v) = line, directions(line)[0]
    nx, ny = v, -u
    at = lambda p, along, up: f"{p[0] + u * along + nx * thickness * up:.1f} {p[1] + v * along + ny * thickness * up:.1f}"  # noqa: E731
    jag = [(-2, 0), (3, .35), (1, .6), (7, 1)]
    start = [at(a, 0 if "s" in open_ends else k, t) for k, t in jag]
    end = [at(b, 0 if "e" in open_ends else k, t) for k, t in jag[::-1]]
    ink = "M" + "L".join([start[-1], end[0]]) + "M" + "L".join([start[0], end[-1]])
    ink += "" if "s" in open_ends else "M" + "L".join(start)
    ink += "" if "e" in open_ends else "M" + "L".join(end)
    return path(style, "M" + "L".join(start + end) + "Z") + path("ink", ink)


def crossings(surface, level):
    """The surface as points, with those added where it passes a level."""
    points = [surface[0]]
    for (x0, y0), (x1, y1) in zip(surface, surface[1:]):
        if (y0 - level) * (y1 - level) < 0:
            points.append((x0 + (x1 - x0) * (level - y0) / (y1 - y0), level))
        points.append((x1, y1))
    return points


def stack(surface, *layers):
    """Flat layers under a surface that may be worn into them. Layers are (level of the lower face, style), from the top."""
    fills, lines, top = [], [], min(y for _, y in surface)
    left, right = surface[0][0], surface[-1][0]
    for bottom, style in layers:
        points = crossings(crossings(surface, top), bottom)
        edge = "L".join(f"{x:.1f} {min(max(y, top), bottom):.1f}" for x, y in points)
        fills.append(path(style, f"M{edge}L{right:.1f} {bottom:.1f}L{left:.1f} {bottom:.1f}Z"))
        whole = [(a, b) for a, b in zip(points, points[1:]) if max(a[1], b[1]) <= bottom]
        lines.append(path("ink", "".join(f"M{a[0]:.1f} {bottom}H{b[0]:.1f}" for a, b in whole)))
        top = bottom
    return [*fills, *lines, path("ink", "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in surface))]
