"""The paper that plates are drawn on: 720 by 360 units, ink lines, petrol film, numbered balloons.

A plate is a list of SVG fragments. The numbers are explained by the list under the plate
in its article, so that no plate holds words.
"""
import os
import re

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WIDTH, HEIGHT = 720, 360
FOLDER = os.path.join(os.path.dirname(__file__), "..", "..", "app", "article", "plates")

INK, PAPER, FILM = "#14161a", "#fffaf0", "#0f6a63"
LINE = f'fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"'

#: What a class stands for. Attributes, because the site's policy refuses style sheets inside a drawing.
STYLES = {
    "ink": f'{LINE} stroke-width="2"',
    "thin": f'{LINE} stroke-width="1.2"',
    "seam": f'fill="none" stroke="{PAPER}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke" stroke-width="1.2"',
    "cut": f'{LINE} stroke-width="2" stroke-dasharray="7 6"',
    "dot": f'fill="{INK}"',
    "balloon": f'fill="{PAPER}" stroke="{INK}" stroke-width="2"',
    "paper": f'fill="{PAPER}"',
    "pale": 'fill="#dcd6c8"',
    "glass": 'fill="#cfc9bb"',
    "grey": 'fill="#a7abb0"',
    "dark": f'fill="{INK}"',
    "film": f'fill="{FILM}"',
    "shine": 'fill="#35a597"',
    "paint": 'fill="#a20e1c"',
    "filler": 'fill="#d9a441"',
    "hatch": 'fill="url(#hatch)"',
    "weave": 'fill="url(#weave)"',
}
PATTERNS = f"""<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="{INK}" stroke-width="2.4"/></pattern>
<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="{FILM}" stroke-width="7"/></pattern>"""


HEADLINES = TTFont(os.path.join(FOLDER, "..", "..", "styles", "special-gothic-subset.woff2"))


def digit(n, x, y, size=20):
    """A digit around (x, y) as an outline of the headline face, which no picture could load."""
    glyphs, name = HEADLINES.getGlyphSet(), HEADLINES.getBestCmap()[ord(str(n))]
    scale = size / HEADLINES["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".removesuffix(".0"))
    middle = HEADLINES["OS/2"].sCapHeight * scale / 2
    glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x - glyphs[name].width * scale / 2, y + middle)))
    return f'<path class="dark" d="{pen.getCommands()}"/>'


def number(n, x, y, *path):
    """A balloon at (x, y), with a leader through the points of `path` that ends in a dot."""
    leader = ""
    if path:
        points = " ".join(f"{a:g} {b:g}" for a, b in path)
        end = path[-1]
        leader = f'<path class="thin" d="M{x:g} {y:g}L{points}"/><circle class="dot" r="3.2" cx="{end[0]:g}" cy="{end[1]:g}"/>'
    return f'{leader}<circle class="balloon" r="18" cx="{x:g}" cy="{y:g}"/>{digit(n, x, y)}'


def path(style, d, **more):
    extra = "".join(f' {k.replace("_", "-")}="{v}"' for k, v in more.items())
    return f'<path class="{style}" d="{d}"{extra}/>'


def arrow(x0, y0, x1, y1):
    """A thin line with an open head at its second end."""
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** .5
    u, v = (x1 - x0) / length * 11, (y1 - y0) / length * 11
    head = f"M{x1 - u - v * .5:.1f} {y1 - v + u * .5:.1f}L{x1:g} {y1:g}L{x1 - u + v * .5:.1f} {y1 - v - u * .5:.1f}"
    return path("ink", f"M{x0:g} {y0:g}L{x1:g} {y1:g}{head}")


def measure(x0, x1, y):
    """A dimension line between two upright ticks."""
    return path("thin", f"M{x0:g} {y - 8:g}v16M{x1:g} {y - 8:g}v16M{x0:g} {y:g}H{x1:g}m-9-4l9 4-9 4M{x0 + 9:g} {y - 4:g}l-9 4 9 4")


def write(name, *parts, box=(0, 0, WIDTH, HEIGHT), folder=FOLDER):
    body = re.sub(r'class="(\w+)"', lambda m: STYLES[m[1]], "\n".join(parts))
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="{' '.join(map(str, box))}" width="{box[2]}" height="{box[3]}">
<defs>{PATTERNS}</defs>
{body}
</svg>
"""
    file = os.path.normpath(os.path.join(folder, f"{name}.svg"))
    with open(file, "w") as out:
        out.write(svg)
    print(os.path.relpath(file), len(svg))
