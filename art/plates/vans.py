"""The van short and long: a long one is the short one with a piece let in behind the sliding door."""
from .sheet import number, path
from .vehicles import place, side_view

#: Where the piece is let in, and how long it is: centimetres from the nose.
SEAM, LONGER = 357, 90
#: Drawn as one layer: otherwise each colour is cut by itself, and a hair of paper shows at the seam.
LAYER = 'opacity=".999"'


def short_van(*parts, extra=()):
    return side_view("van", parts, extra=extra)


def long_van(*parts, extra=()):
    """Front, a hair's breadth of the middle stretched, and rear."""
    stretch = LONGER / 2 + 1
    return f"""<defs><g id="van">{side_view("van", parts, extra=extra)}</g>
<clipPath id="front"><path d="M-20-240H{SEAM}V10H-20Z"/></clipPath><clipPath id="rear"><path d="M{SEAM}-240H540V10H{SEAM}Z"/></clipPath><clipPath id="middle"><path d="M{SEAM - 1}-240h2V10h-2Z"/></clipPath></defs>
<g transform="translate({SEAM - 1 - (SEAM - 1) * stretch:g} 0) scale({stretch:g} 1)"><g clip-path="url(#middle)"><use href="#van"/></g></g>
<g clip-path="url(#front)" {LAYER}><use href="#van"/></g><g transform="translate({LONGER} 0)"><g clip-path="url(#rear)" {LAYER}><use href="#van"/></g></g>"""


def three_vans(*vans):
    """Three short vans, two above one, numbered. Each is `parts`, `extra` and perhaps what goes `over` it."""
    drawn = []
    for n, x, ground, van in zip((1, 2, 3), (22, 372, 196), (166, 166, 342), vans):
        body = short_van(*van["parts"], extra=van["extra"])
        drawn += [place(x, ground, .64, body, van.get("over", "")), path("thin", f"M{x - 12} {ground}h350"), number(n, x + 40, ground - 120)]
    return drawn
