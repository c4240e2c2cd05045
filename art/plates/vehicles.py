"""The vehicles in ink, from the same bodies as the renders: 1 unit = 1 cm, nose at 0, ground at 0, up is negative."""
import functools
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from side.contours import Side, outlines  # noqa: E402


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


def side_view(kind, parts=(), base="paper", wheels="grey", extra=()):
    """The vehicle, standing at the origin. `parts` are (name of a path, style), painted in this order; `extra` adds paths."""
    p, d = drawn(kind)
    p = p | dict(extra)
    top, name = d["top"], f"{kind}-body"
    inside = "".join(f'<path class="{style}" d="{p[part]}"/>' for part, style in parts if part != "mirror")
    axle = top - d["axle"]
    rings = "".join(
        f'<circle class="dark" cx="{x:g}" cy="{axle:g}" r="{d["tyre"]:g}"/>'
        f'<circle class="{wheels}" cx="{x:g}" cy="{axle:g}" r="{d["tyre"] * .64:g}"/>'
        f'<circle class="dark" cx="{x:g}" cy="{axle:g}" r="4"/>'
        for x in (d["front"], d["rear"])
    )
    arches = "".join(f'<circle class="dark" cx="{x:g}" cy="{axle:g}" r="{d["arch"]:g}"/>' for x in (d["front"], d["rear"]))
    mx, my = d["mirror"][0], top - d["mirror"][1]
    mirror = f"M{mx + 10:.1f} {my - 4:.1f}q-13-3-17 3 0 6 5 7 9 2 14-1Z"
    return f"""<g transform="translate(0 {-top:g})"><clipPath id="{name}"><path d="{p['body']}"/></clipPath>
<g clip-path="url(#{name})"><path class="{base}" d="{p['body']}"/>{inside}{arches}
<path class="dark" d="{p['sill']}{p['grille']}"/><path class="glass" d="{p['screens']}"/><path class="dark" d="{p['side_trim']}"/><path class="glass" d="{p['side_glass']}"/>
<path class="paper" d="{p['lamp']}{p['tail']}"/><path class="thin" d="{p['lamp']}{p['tail']}{p['gaps']}{p['handle']}"/></g>
<path class="ink" d="{p['body']}"/><path class="{dict(parts).get('mirror', base)}" d="{mirror}"/><path class="thin" d="{mirror}"/>{rings}</g>"""


def place(x, y, scale, *parts, mirrored=False):
    flip = -scale if mirrored else scale
    return f'<g transform="translate({x:g} {y:g}) scale({flip:g} {scale:g})">{"".join(parts)}</g>'
