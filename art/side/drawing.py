"""Draws the side views for the visualiser, and the measured line drawing.

  python3 art/side/drawing.py coupe|van|hatch        writes app/pictures/side-<kind>.svg
  python3 art/side/drawing.py line                   writes app/pictures/line-coupe.svg

They are drawn in petrol, satin; app/visualiser/dress.ts changes that by attributes. Ids start
with the vehicle's name, so each may be inlined once per page.
"""
import math
import os
import re
import sys

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from side.contours import Side, outlines  # noqa: E402

target = os.path.join(os.path.dirname(os.path.dirname(here)), "app", "pictures")
TITLES = {"coupe": "Coupé", "van": "Panel van", "hatch": "Hatchback"}


def n(v):
    return f"{v:.1f}".rstrip("0").rstrip(".")


def spokes(radius):
    out = ""
    for k in range(5):
        for hand in (-1, 1):
            a0 = 2 * math.pi * k / 5 - math.pi / 2 + hand * .10
            a1 = 2 * math.pi * k / 5 - math.pi / 2 + hand * .30
            corners = [(math.cos(a) * r - math.sin(a) * o, math.sin(a) * r + math.cos(a) * o)
                       for r, a, o in ((4, a0, -1.7), (radius - 1, a1, -1.6), (radius - 1, a1, 1.6), (4, a0, 1.7))]
            out += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in corners) + "Z"
    return out


def holes(radius):
    out = ""
    for k in range(10):
        a = 2 * math.pi * (k + .5) / 10
        out += f"M{n(math.cos(a) * radius - 1.7)} {n(math.sin(a) * radius)}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z"
    return out


def wheel(kind, tyre):
    """A tyre's wall is lit at its shoulder and where it meets the rim; a van's is taller."""
    r = tyre * {"van": .68, "hatch": .79}.get(kind, .76)
    wall = f"""<circle r="{n(tyre)}" fill="#08090a"/><circle r="{n(tyre - 2)}" fill="url(#wall)"/><circle r="{n((tyre + r) / 2)}" fill="none" stroke="#33363b" stroke-width=".6"/><circle r="{n(r + 1.2)}" fill="none" stroke="#000" stroke-width="1.4"/>"""
    if kind == "van":
        inner = f"""<circle r="{n(r)}" fill="#17191c"/><circle r="{n(r - .8)}" fill="none" stroke="url(#rim)" stroke-width="1.8"/><circle r="{n(r - 3)}" fill="url(#steel)"/><path d="{holes(r * .68)}" fill="#08090a"/><circle r="{n(r * .47)}" fill="none" stroke="#000" stroke-opacity=".4"/><circle r="{n(r * .45)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".5"/><circle r="6.2" fill="#1b1d20"/><circle r="5.2" fill="#2c2f34"/>"""
    else:
        inner = f"""<circle r="{n(r + .4)}" fill="#050506"/><circle r="{n(r * .62)}" fill="url(#disc)"/><path class="trim-caliper" fill="#3b4147" d="M{n(-r * .66)}-4.5a{n(r * .7)} {n(r * .7)} 0 0 1 9-9.5l4 5.5a12 12 0 0 0-6.5 6Z"/><path d="{spokes(r)}" fill="url(#rim)" stroke="#000" stroke-opacity=".35" stroke-width=".4"/><circle r="{n(r - .3)}" fill="none" stroke="url(#rim)" stroke-width="1.7"/><circle r="{n(r - 1.6)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".6"/><circle r="4.6" fill="url(#rim)"/><circle r="2.4" fill="#15171a"/>"""
    return f'<symbol id="wheel" viewBox="-40 -40 80 80" overflow="visible">{wall}{inner}</symbol>'


def mirror(kind, at):
    """The van's stands on two arms, its foot and lower half black; the cap is what a film covers."""
    x, y = at
    before = after = ""
    if kind == "van":
        shape = f"M{n(x - 6)} {n(y - 12)}q-9-2-10 4v15h17V{n(y - 6)}q-2-5-7-6Z"
        before = (f'<path fill="none" stroke="#08090a" stroke-width="2.6" stroke-linecap="round" d="M{n(x - 4)} {n(y + 14)}l-9 5M{n(x)} {n(y + 2)}l4 1"/>'
                  f'<path fill="#0a0b0d" stroke="#3a3e44" stroke-width=".5" d="M{n(x - 16)} {n(y + 7)}v7q0 5 6 5h8q3-1 3-5v-7Z"/>')
    else:
        shape = f"M{n(x + 10)} {n(y - 4)}q-13-3-17 3 0 6 5 7 9 2 14-1Z"
        after = f'<path fill="#08090a" d="M{n(x - 2)} {n(y + 6)}q9 2 14-1l3 3h-9Z"/>'
    return f'{before}<g class="panel-mirror"><path fill="{PETROL}" d="{shape}"/><path d="{shape}" fill="url(#mirror-light)"/></g>{after}'


def flank(kind, top):
    """What a van's flank mirrors where it has no windows: a long lamp, broken where the wall turns, and the crease below."""
    if kind != "van":
        return "", ""
    y = lambda z: n(top - 100 * z)  # noqa: E731
    lamp = (f'<path id="flank" fill="url(#flank-light)" d="M228 {y(1.60)}Q350 {y(1.655)} 486 {y(1.58)}L478 {y(1.30)}Q350 {y(1.36)} 228 {y(1.32)}Z"/>'
            f'<path id="streaks" fill="url(#flank-light)" d="M252 {y(1.62)}h34L250 {y(.87)}h-24ZM296 {y(1.62)}h12L272 {y(.87)}h-8ZM408 {y(1.62)}h42L414 {y(.89)}h-30Z"/>')
    crease = (f'<path d="M112 {y(.83)}L484 {y(.87)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="5" filter="url(#soft1)"/>'
              f'<path d="M112 {y(.851)}L484 {y(.892)}" fill="none" stroke="url(#lamp-sweep)" stroke-width=".9" stroke-opacity=".55"/>')
    return lamp, crease


def rail(shape):
    """What the sliding door runs in."""
    return f'<path d="{shape}" fill="#050607"/><path d="{shape}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".5" transform="translate(0 .9)"/>' if shape else ""


# Black plastic: the hatchback's reaches higher, the van's is lit enough to stand out from a black page.
SILLS = {"hatch": 'fill="#0a0b0c" stroke="#0a0b0c" stroke-width="9"', "van": 'fill="#1c1f23" stroke="#4a4f56" stroke-opacity=".6" stroke-width=".6"'}

# The seats that are seen through the side glass: where the backrest's foot stands.
SEATS = {"van": (205,), "hatch": (222, 306)}


def seats(kind, top, glass):
    """Panes with their rubber seals, and what stands behind them."""
    pane = f'<path d="{glass}" fill="url(#glass)"/>'
    if kind not in SEATS:
        return "", pane
    lift = top - (118 if kind == "van" else 104)
    backs = "".join(f"M{x} {n(lift + 14)}l3-26q1-4 6-4 5 0 5 5l-1 25ZM{x + 4} {n(lift - 19)}q0-9 2-9h7q3 0 2 9Z" for x in SEATS[kind])
    return (f'<clipPath id="panes"><path d="{glass}"/></clipPath>', f'{pane}<g clip-path="url(#panes)"><path fill="#343a40" opacity=".55" d="{backs}"/></g>'
            f'<path d="{glass}" fill="none" stroke="#000" stroke-width="1.6"/><path d="{glass}" fill="none" stroke="#8a929b" stroke-opacity=".4" stroke-width=".4"/>')


def tail_lamp(kind, shape):
    """The van's stands upright and is all lens: a lit rim and a clear band stand in for the line of light the cars have."""
    if kind != "van":
        return f'<path d="{shape}" fill="#3a0507"/>'
    return (f'<clipPath id="tail"><path d="{shape}"/></clipPath><g clip-path="url(#tail)"><path d="{shape}" fill="url(#tail-lens)"/><rect x="460" y="108" width="60" height="5" fill="#f7e9e6" opacity=".35"/>'
            f'<path d="{shape}" fill="none" stroke="#f32" stroke-opacity=".75" stroke-width="3.4"/></g><path d="{shape}" fill="none" stroke="#000" stroke-opacity=".7"/>')


PETROL = "#0f6a63"
VAN = 570  # the widest: all are shown to its scale
# Where a roof's film ends: along the windows, then from the last one's corner to the rear screen.
ROOFS = {
    "coupe": "M150 52L186 47.7L372 45.4L416 40V-20H150Z",
    "hatch": "M118 60L154 53.3L364.6 47.1L404 45.6V-20H118Z",
    "van": "M176 24L181 38L203 33L223 29L244 27.5L349 26.2L494 30L520 32V-20H176Z",
}


def gradients(kind):
    def stops(*items):
        return "".join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a is not None else "") + "/>" for o, c, a in items)

    def vertical(name, *items):
        return f'<linearGradient id="{name}" x2="0" y2="1">{stops(*items)}</linearGradient>'

    b, w = "#000", "#fff"
    return (
        vertical("shade", (0, w, ".22"), (".36", w, ".04"), (".62", b, ".12"), (1, b, ".62"))
        + f'<linearGradient id="ends">{stops((0, b, ".62"), (".13", b, ".08"), (".5", b, "0"), (".86", b, ".12"), (1, b, ".66"))}</linearGradient>'
        + f'<linearGradient id="lamp-sweep">{stops((0, w, ".1"), (".25", w, ".75"), (".55", w, ".5"), (".8", w, ".8"), (1, w, ".15"))}</linearGradient>'
        + vertical("chrome-film", (0, "#76828f", None), (".3", "#dfe6ec", None), (".5", "#f8fafb", None), (".53", "#08090b", None), (".585", "#3a3e42", None),
                   (".66", "#b3ada5", None), (1, "#3d3833", None))
        + f'<linearGradient id="flip-film" x1=".05" y1="0" x2=".85" y2="1">{stops((0, "#c4552a", None), (".3", "#5b2a8c", None), (".62", PETROL, None), (1, "#5b2a8c", None))}</linearGradient>'
        + vertical("glass", (0, "#59636d", None), (".22", "#20262c", None), (".5", "#0b0e11", None), (1, "#14181c", None))
        + f'<linearGradient id="rim" x1=".2" x2=".8" y2="1">{stops((0, "#d9dde2", None), (".5", "#7c828a", None), (1, "#33373d", None))}</linearGradient>'
        + f'<radialGradient id="disc">{stops((".3", "#2a2c30", None), (".9", "#5d6167", None), (1, "#303338", None))}</radialGradient>'
        + f'<radialGradient id="shadow">{stops((0, b, ".85"), (".7", b, ".55"), (1, b, "0"))}</radialGradient>'
        + vertical("mirror-light", (0, w, ".45"), (".5", b, ".1"), (1, b, ".6"))
        + f'<radialGradient id="arch">{stops((".85", b, ".55"), (".868", w, ".22"), (".91", w, ".04"), (1, w, "0"))}</radialGradient>'
        + vertical("tail-lens", (0, "#6e0a0e", None), (".45", "#a3141a", None), (1, "#2c0305", None))
        + vertical("fade", (0, w, ".34"), (1, w, "0"))
        + f'<radialGradient id="wall">{stops((".76", "#0d0e10", None), (".88", "#25282c", None), (".95", "#1b1d20", None), (1, "#0a0b0c", None))}</radialGradient>'
        + (f'<radialGradient id="steel" cx=".42" cy=".36">{stops((".1", "#6d737a", None), (".55", "#a4aab1", None), (".72", "#6f757c", None), (1, "#474c52", None))}</radialGradient>'
           + vertical("flank-light", (0, w, ".55"), (".3", w, ".3"), (1, w, ".02")) if kind == "van" else "")
    )


def view(kind):
    p, d = outlines(kind)
    top, length, axle, arch = d["top"], d["length"], d["top"] - d["axle"], d["arch"]
    mx, mz = d["mirror"]
    box = f'x="-6" y="-2" width="{n(length + 12)}" height="{n(top)}"'
    wheels = "".join(f'<use href="#wheel" x="{n(a - 40)}" y="{n(axle - 40)}" width="80" height="80"/>' for a in (d["front"], d["rear"]))
    blur = "".join(f'<filter id="soft{i}" x="-5%" width="110%" y="-20%" height="140%"><feGaussianBlur stdDeviation="{v}"/></filter>' for i, v in enumerate((.7, 3.6, 8, 1.2)))
    lamp, crease = flank(kind, top)
    on_flank = lambda a, b: f'<use href="#flank" opacity="{a}"/><use href="#streaks" opacity="{b}"/>' if lamp else ""  # noqa: E731
    panes_clip, panes = seats(kind, top, p["side_glass"])
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{n((length + 60) / VAN * 100)}%" viewBox="-30 -26 {n(length + 60)} {n(top + 60)}" role="img" aria-label="{TITLES[kind]}, side view">
<defs>
<clipPath id="outline"><path d="{p['body']}"/></clipPath>
<clipPath id="roof-outline"><path d="{ROOFS[kind]}"/></clipPath>
<path id="sky" d="{p['sky']}"/><path id="high" d="{p['high']}"/><path id="middle" d="{p['middle']}"/><path id="low" d="{p['low']}"/><path id="ground" d="{p['ground']}"/>
{gradients(kind)}
<pattern id="twill" width="3.2" height="3.2" patternUnits="userSpaceOnUse"><path fill="#101113" d="M0 0h3.2v3.2H0z"/><path fill="#34373b" d="M0 0h1.6v.8H0zM.8.8h1.6v.8H.8zM1.6 1.6h1.6v.8H1.6zM2.4 2.4h.8v.8h-.8zM0 2.4h.8v.8H0z"/></pattern>
<filter id="glow" x="-30%" width="160%" y="-200%" height="500%"><feGaussianBlur stdDeviation="1.6" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<mask id="floor"><rect x="-30" y="{n(top - 1)}" width="{n(length + 60)}" height="34" fill="url(#fade)"/></mask>
{blur}
{wheel(kind, d['tyre'])}
{lamp}{panes_clip}
</defs>
<ellipse cx="{n(length / 2)}" cy="{n(top - 1)}" rx="{n(length * .53)}" ry="9" fill="url(#shadow)"/>
<g mask="url(#floor)"><use href="#vehicle" transform="matrix(1 0 0-1 0 {n(2 * top - 3)})" filter="url(#soft0)"/></g>
<g id="vehicle"><g clip-path="url(#outline)">
<g class="panel-body"><path class="paint" fill="{PETROL}" d="{p['body']}"/><rect class="film on-flip" display="none" {box} fill="url(#flip-film)"/><rect class="film on-carbon" display="none" {box} fill="url(#twill)"/><rect class="film on-chrome" display="none" {box} fill="url(#chrome-film)"/></g>
<rect {box} fill="url(#shade)"/>
<g class="film on-gloss" display="none"><g filter="url(#soft1)"><use href="#low" opacity=".14"/><use href="#ground" opacity=".26"/></g><g filter="url(#soft0)"><use href="#middle" fill="#fff" opacity=".1"/><use href="#high" fill="url(#lamp-sweep)" opacity=".42"/><use href="#sky" fill="#fff" opacity=".3"/>{on_flank(".55", ".24")}</g></g>
<g class="film on-chrome" display="none"><g filter="url(#soft3)"><use href="#sky" fill="#1d2329" opacity=".3"/><use href="#high" fill="#fff" opacity=".3"/><use href="#middle" fill="none" stroke="#000" stroke-width="2.6" opacity=".5"/><use href="#low" opacity=".34"/><use href="#ground" opacity=".5"/></g></g>
<g class="film on-satin" filter="url(#soft1)"><use href="#low" opacity=".34"/><use href="#ground" opacity=".4"/><use href="#middle" fill="#fff" opacity=".14"/><use href="#high" fill="url(#lamp-sweep)" opacity=".46"/><use href="#sky" fill="#fff" opacity=".16"/>{on_flank(".34", ".2")}</g>
<g class="film on-matte" display="none" filter="url(#soft2)"><use href="#ground" opacity=".45"/><use href="#low" opacity=".2"/><use href="#high" fill="#fff" opacity=".22"/></g>
<path d="{p['front_end']}{p['rear_end']}" filter="url(#soft1)" opacity=".35"/>
<rect {box} fill="url(#ends)"/>
<circle cx="{n(d['front'])}" cy="{n(axle)}" r="{n(arch * 1.17)}" fill="url(#arch)"/><circle cx="{n(d['rear'])}" cy="{n(axle)}" r="{n(arch * 1.17)}" fill="url(#arch)"/>
{crease}<path d="{p['gaps']}" fill="none" stroke="#000" stroke-opacity=".72" stroke-width=".8"/><path d="{p['gaps']}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".5" transform="translate(.7 .5)"/>
<path d="{p['handle']}" fill="#000" fill-opacity=".25" stroke="#000" stroke-opacity=".7" stroke-width=".5"/>
{rail(p['rail'])}<path d="{p['sill']}" {SILLS.get(kind, 'fill="#0a0b0c"')}/><path d="{p['grille']}" fill="#060607"/>
<path d="{p['screens']}" fill="#0b0e11"/><path d="{p['screens']}" fill="url(#glass)" opacity=".8"/>
<path d="{p['side_trim']}" fill="#050506"/>{panes}
{'' if kind == 'van' else f'<path class="trim-chrome" fill="none" stroke="#c9ced4" stroke-width="1.1" d="{p["side_trim"]}"/>'}
<path d="{p['lamp']}" fill="#0a0c0e" stroke="#000" stroke-opacity=".5" stroke-width=".5"/><path d="{p['lamp_blocks']}" fill="none" stroke="#aebccb" stroke-opacity=".65" stroke-width="2" stroke-dasharray="5 2.2"/>{tail_lamp(kind, p['tail'])}<path d="{p['lamp_line']}" fill="#eaf4ff" filter="url(#glow)"/><path d="{p['tail_line']}" fill="#f32" filter="url(#glow)"/>
<circle cx="{n(d['front'])}" cy="{n(axle)}" r="{n(arch)}" fill="#020203"/><circle cx="{n(d['rear'])}" cy="{n(axle)}" r="{n(arch)}" fill="#020203"/>
<path d="{p['body']}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1"/>
</g>
<g class="roof" clip-path="url(#roof-outline)"/>
{mirror(kind, (mx, top - mz + 0 * mz))}
{wheels}</g>
</svg>
"""
    for name in set(re.findall(r'id="([\w-]+)"', svg)):
        svg = re.sub(r'(id="|url\(#|href="#)' + name + r'(?=["\)])', lambda m, name=name: f"{m[1]}{kind}-{name}", svg)
    return svg


def line_drawing():
    """The coupé in strokes of the text's own colour, for measured drawings."""
    s = Side("coupe")
    p, d = outlines("coupe")
    m = s.masks
    coarse = lambda k, **o: s.area(-abs_clip(m[k]), **{"tolerance": .005, "most": 1, **o})  # noqa: E731
    top, axle = d["top"], d["top"] - d["axle"]
    x, z = np.meshgrid(s.xs, s.zs, indexing="ij")
    body = s.area(-abs_clip(np.maximum(s.nearest, -s.body.arch_mask(x, z))), tolerance=.004, most=1, corner=.8)
    rings = ""
    for x in (d["front"], d["rear"]):
        for r in (d["tyre"], d["tyre"] * .76, 4.6):
            rings += f'<circle cx="{n(x)}" cy="{n(axle)}" r="{n(r)}"/>'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 {n(d['length'] + 20)} {n(top + 14)}" fill="none" stroke="currentColor" stroke-width="1" stroke-linejoin="round" stroke-linecap="round" role="img" aria-label="Coupé, side view, line drawing">
<path class="line-body" stroke-width="1.5" d="{body}"/>
<path class="line-glass" d="{coarse('side_glass')}"/>
<path class="line-gaps" d="{p['gaps']}"/>
<path class="line-lamps" d="{coarse('lamp', shortest=.1)}{coarse('tail', shortest=.08)}"/>
<path class="line-details" d="{p['handle']}{coarse('grille', blur=.01, shortest=.1)}"/>
<path class="line-mirror" d="M{n(d['mirror'][0] + 10)} {n(top - d['mirror'][1] - 4)}q-13-3-17 3 0 6 5 7 9 2 14-1Z"/>
<g class="line-wheels">{rings}</g>
</svg>
"""


def abs_clip(a):
    return a.clip(-.2, .2)


if __name__ == "__main__":
    for word in sys.argv[1:]:
        text = line_drawing() if word == "line" else view(word)
        path = os.path.join(target, "line-coupe.svg" if word == "line" else f"side-{word}.svg")
        with open(path, "w") as file:
            file.write(text)
        print(path, len(text))
