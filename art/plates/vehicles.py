"""The vehicles in ink, from the same bodies as the renders: 1 unit = 1 cm, nose at 0, ground at 0, up is negative."""
import functools

import numpy as np

from .contours import Side, outlines

#: Pieces drawn by hand where the grid of the bodies leaves splinters.
TIDY = {
    "coupe": {
        "sill": "M4 122.5H425L418 140H4Z",
        "rear_screen": "",
        "screen": "M129 52L137 50C144 53 153 53.5 160 50C176 39 196 27 218 19L206 10L128 46ZM306 8L311 14.5C340 20 378 30 409 40.5L414 36L420 30Z",
    },
    "hatch": {"sill": "M8 134H372L366 141H8Z"},
}

#: Where the panels of a side view end, with a margin outside the body, in the same centimetres as the paths of `drawn`.
PANELS = {
    "coupe": {
        "bonnet": "M-6 30H132L160 51C150 57 140 57.5 130 57.5C100 58.5 80 62 61 67.5C44 68 22 72 8 80L-6 84Z",
        "roof": "M160 55L200 0H392V31L371 44L340 34L240 25L180 48Z",
        "boot_lid": "M413 30H480V48.5H424Z",
        "wing": "M61 63C80 58 100 54 130 53C140 53 150 53 158 51.5C154 64 149 77 146 87C142 99 144 104 147 113H148V124H58V84L57 72Z",
        "door": "M158.3 51.5L176 46L297 44C297 51 301 60 303 68C304 77 301 88 296 98C292 105 286 113 282 113C256 114 200 115 147 113C144 104 142 99 146 87C149 77 154 64 158.3 51.5Z",
        "quarter": "M297 44H371L392 27L413 30L424 48.5L418 53V75H405V124H147V113C200 115 256 114 282 113C286 113 292 105 296 98C301 88 304 77 303 68C301 60 297 51 297 44Z",
    },
    "hatch": {
        "bonnet": "M-6 43H106L134 51C131 56 126 57.5 118 58C98 60 80 64 62 68.5C44 69 30 71 15 76L-6 85Z",
        "bumper": "M-6 81L14 73L52 68L49.4 76.6C48 83.6 50.4 91.4 56 98V145H-6Z",
        "wing": "M52 68C72 62 98 58 118 55C126 54 131 53 134 51C129 69 127 89 126 104C126 113 126 118 128 121V135H50V101C50 91 48 83 49.4 76.6Z",
        "front_door": "M134 52L146 49L240 47L239 112C239 118 238 123 236 123.5C205 124 165 124 133 123C127 122 126 113 126 104C127 89 129 71 134 52Z",
        "roof": "M180-3H400V35L345 27L338 27H244V14H235V27L154 49H138L176 7Z",
    },
}


@functools.cache
def drawn(kind):
    """Paths of a side view, and its measures in centimetres."""
    paths, size = outlines(kind)
    side = Side(kind)
    clip = lambda k: np.where(side.inside, -side.masks[k].clip(-.2, .2), -.2)  # noqa: E731
    for part in ("door", "sliding_door", "bonnet", "boot", "bumper", "cap"):
        if part in side.masks:
            paths["area_" + part] = side.area(clip(part), tolerance=.004, most=2)
    return paths, size


def mirror(kind, style):
    """The door mirror, in the same centimetres as the paths of `drawn`."""
    d = drawn(kind)[1]
    x, y = d["mirror"][0], d["top"] - d["mirror"][1]
    shape = f"M{x + 10:.1f} {y - 4:.1f}q-13-3-17 3 0 6 5 7 9 2 14-1Z"
    return f'<path class="{style}" d="{shape}"/><path class="thin" d="{shape}"/>'


def side_view(kind, parts=(), base="paper", wheels="grey", extra=(), seams="thin", stretch=(1, 1)):
    """The vehicle, standing at the origin. `parts` are (name of a path, style), painted in this order; `extra` adds paths.

    `stretch` makes it longer and higher; its wheels stay round.
    """
    p, d = drawn(kind)
    p = p | TIDY.get(kind, {}) | dict(extra)
    (sx, sy), top, axle, name = stretch, d["top"], d["top"] - d["axle"], f"{kind}-body"
    inside = "".join(f'<path class="{style}" d="{p[part]}"/>' for part, style in parts if part != "mirror")
    arches = "".join(f'<ellipse class="dark" cx="{x:g}" cy="{axle:g}" rx="{d["arch"] * sy / sx:g}" ry="{d["arch"]:g}"/>' for x in (d["front"], d["rear"]))
    rings = "".join(wheel(x * sx, d["tyre"] * sy, wheels) for x in (d["front"], d["rear"]))
    return f"""<g transform="scale({sx:g} {sy:g}) translate(0 {-top:g})"><clipPath id="{name}"><path d="{p['body']}"/></clipPath>
<g clip-path="url(#{name})"><path class="{base}" d="{p['body']}"/>{inside}{arches}
<path class="dark" d="{p['sill']}{p['grille']}"/><path class="glass" d="{p['screen']}{p['rear_screen']}"/><path class="dark" d="{p['side_trim']}"/><path class="glass" d="{p['side_glass']}"/>
<path class="paper" d="{p['lamp']}{p['tail']}"/><path class="{seams}" d="{p['gaps']}{p['bumper']}{p['handle']}"/><path class="thin" d="{p['lamp']}{p['tail']}"/></g>
<path class="ink" d="{p['body']}"/>{mirror(kind, dict(parts).get('mirror', base))}</g>{rings}"""


def wheel(x, radius, style):
    circles = (("dark", radius), (style, radius * .64), ("dark", 4))
    return "".join(f'<circle class="{fill}" cx="{x:g}" cy="{-radius:g}" r="{r:g}"/>' for fill, r in circles)


def place(x, y, scale, *parts, mirrored=False):
    flip = -scale if mirrored else scale
    return f'<g transform="translate({x:g} {y:g}) scale({flip:g} {scale:g})">{"".join(parts)}</g>'
