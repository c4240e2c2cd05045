"""Draws the side views for the visualiser.

  python3 art/side/drawing.py coupe|van|hatch        writes app/pictures/side-<kind>.svg

They are drawn in petrol, satin; app/visualiser/dress.ts changes that by attributes. Ids start
with the vehicle's name, so each may be inlined once per page.
"""
import os
import re
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from shapes.bodies import Coupe  # noqa: E402
from shapes.maths import fair  # noqa: E402
from side.contours import outlines  # noqa: E402
from side.parts import PETROL, across, creases, mirror, n, panes, plastic, post, pressings, rail, reflections, tail_lamp, wheel  # noqa: E402
from side.trim import TRIM  # noqa: E402

target = os.path.join(os.path.dirname(os.path.dirname(here)), "app", "pictures")
TITLES = {"coupe": "Coupé", "van": "Panel van", "hatch": "Hatchback"}

VAN = 570  # the widest: all are shown to its scale
# Where a roof's film ends: along the windows, then from the last one's corner to the rear screen.
ROOFS = {
    "coupe": "M150 52L186 47.7L372 45.4L416 40V-20H150Z",
    "hatch": "M131 49L141 51.5L285 46.6L325 41.4L346 40.6L392 52V-20H131Z",
    "van": "M150-20L156 17L170 25.5H502L520 28V-20Z",
}


def gradients(kind):
    def stops(*items):
        return "".join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a is not None else "") + "/>" for o, c, a in items)

    def vertical(name, *items):
        return f'<linearGradient id="{name}" x2="0" y2="1">{stops(*items)}</linearGradient>'

    b, w = "#000", "#fff"
    return (
        vertical("shade", (0, w, ".1"), (".36", w, ".03"), (".62", b, ".1"), (1, b, ".5"))
        + f'<linearGradient id="ends">{stops((0, b, ".3"), (".07", b, ".04"), (".5", b, "0"), (".93", b, ".05"), (1, b, ".32"))}</linearGradient>'
        + f'<linearGradient id="lamp-sweep">{stops((0, w, ".1"), (".25", w, ".75"), (".55", w, ".5"), (".8", w, ".8"), (1, w, ".15"))}</linearGradient>'
        + vertical("chrome-film", (0, "#76828f", None), (".3", "#dfe6ec", None), (".5", "#f8fafb", None), (".53", "#08090b", None), (".585", "#3a3e42", None),
                   (".66", "#b3ada5", None), (1, "#3d3833", None))
        + f'<linearGradient id="flip-film" x1=".05" y1="0" x2=".85" y2="1">{stops((0, "#c4552a", None), (".3", "#5b2a8c", None), (".62", PETROL, None), (1, "#5b2a8c", None))}</linearGradient>'
        + vertical("glass", (0, "#59636d", None), (".22", "#20262c", None), (".5", "#0b0e11", None), (1, "#14181c", None))
        + f'<linearGradient id="rim" x1=".2" x2=".8" y2="1">{stops((0, "#d9dde2", None), (".5", "#7c828a", None), (1, "#33373d", None))}</linearGradient>'
        + f'<radialGradient id="disc">{stops((".3", "#2a2c30", None), (".9", "#5d6167", None), (1, "#303338", None))}</radialGradient>'
        + f'<radialGradient id="barrel">{stops((".5", "#0a0b0c", None), (".86", "#24272b", None), (1, "#060708", None))}</radialGradient>'
        + f'<radialGradient id="pool">{stops((0, w, ".13"), (".6", w, ".05"), (1, w, 0))}</radialGradient>'
        + f'<radialGradient id="shadow">{stops((0, b, ".85"), (".7", b, ".55"), (1, b, "0"))}</radialGradient>'
        + vertical("mirror-light", (0, w, ".45"), (".5", b, ".1"), (1, b, ".6"))
        + f'<radialGradient id="arch">{stops((".855", b, ".6"), (".862", w, ".3"), (".872", b, ".16"), (".92", b, ".06"), (1, b, 0))}</radialGradient>'
        + vertical("edge", (0, w, ".6"), (".5", w, ".3"), (".8", w, ".18"), (1, w, ".14"))
        + f'<linearGradient id="crease-light">{stops((0, w, 0), (".12", w, ".55"), (".5", w, ".35"), (".9", w, ".6"), (1, w, 0))}</linearGradient>'
        + f'<linearGradient id="horizon" {across(TRIM[kind].shoulder, 44)}>{stops((0, b, ".3"), (".3", b, ".17"), (".7", b, ".04"), (1, b, 0))}</linearGradient>'
        + f'<linearGradient id="blade-light" {across(TRIM[kind].blade, -17)}>{stops((0, w, ".36"), (1, w, 0))}</linearGradient>'
        + f'<linearGradient id="middle-part">{stops((0, w, ".2"), (".16", w, None), (".84", w, None), (1, w, ".2"))}</linearGradient>'
        + vertical("plastic", *((0, "#3a3f45", None), (".45", "#202327", None), (1, "#0d0f11", None)) if kind == "van" else ((0, "#1c1f22", None), (1, "#0a0b0d", None)))
        + vertical("pressing", (0, b, ".6"), (".5", b, ".12"), (1, w, ".55"))
        + vertical("tail-lens", (0, "#6e0a0e", None), (".45", "#a3141a", None), (1, "#2c0305", None))
        + vertical("fade", (0, w, ".34"), (1, w, "0"))
        + f'<radialGradient id="wall">{stops((".76", "#0d0e10", None), (".86", "#33373c", None), (".94", "#212429", None), (1, "#0a0b0c", None))}</radialGradient>'
        + (f'<radialGradient id="steel" cx=".42" cy=".36">{stops((".1", "#6d737a", None), (".55", "#a4aab1", None), (".72", "#6f757c", None), (1, "#474c52", None))}</radialGradient>' if kind == "van" else "")
    )


class DrawnCoupe(Coupe):
    """As an outline alone it wants a sharper nose, and a tail without the ducktail's hook."""

    def __init__(self):
        super().__init__()
        self.nose = fair([.0, .14, .22, .34, .46, .54, .62, .70, .78, 1.0], [.20, .13, .065, .022, .0, .012, .045, .10, .19, .5], .03)
        self.tail = fair([.0, .2, .30, .42, .56, .68, .76, .86, .94, 1.0, 1.1], [.40, .25, .15, .065, .018, .0, .010, .034, .056, .06, .07], .025)


def view(kind):
    p, d = outlines(kind, DrawnCoupe if kind == "coupe" else None)
    top, length, axle, arch = d["top"], d["length"], d["top"] - d["axle"], d["arch"] * (1 if kind == "van" else .975)
    mx, mz = d["mirror"]
    box = f'x="-6" y="-2" width="{n(length + 12)}" height="{n(top)}"'
    wheels = "".join(f'<use href="#wheel" x="{n(a - 40)}" y="{n(axle - 40)}" width="80" height="80"/>' for a in (d["front"], d["rear"]))
    blur = "".join(f'<filter id="soft{i}" x="-5%" width="110%" y="-20%" height="140%"><feGaussianBlur stdDeviation="{v}"/></filter>' for i, v in enumerate((".7", "4 1.4" if kind == "van" else "7 2.4", "12 6", "1.2", "1.6", "3 .7", "4 1.5")))
    t = TRIM[kind]
    p |= t.instead
    screens = p["screen"] + p["rear_screen"]
    below = (f'<rect x="{n(d["front"])}" y="{n(top - 24)}" width="{n(d["rear"] - d["front"])}" height="21" opacity=".72"/>'
             + "".join(f'<ellipse cx="{n(a)}" cy="{n(top - 1)}" rx="{n(d["tyre"] * .9)}" ry="3" opacity=".8"/>' for a in (d["front"], d["rear"])))
    haunches = "".join(f"M{n(a - arch * 1.2)} {n(axle - arch * .8)}Q{n(a)} {n(axle - arch * 1.75)} {n(a + arch * 1.2)} {n(axle - arch * .8)}Q{n(a)} {n(axle - arch * 1.45)} {n(a - arch * 1.2)} {n(axle - arch * .8)}Z"
                       for a in (d["front"], d["rear"]) if kind != "van")
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{n((length + 60) / VAN * 100)}%" viewBox="-30 -26 {n(length + 60)} {n(top + 60)}" role="img" aria-label="{TITLES[kind]}, side view">
<defs>
<clipPath id="outline"><path d="{p['body']}"/></clipPath>
<clipPath id="above"><path d="{t.shoulder}V-40H-6Z"/></clipPath>
<clipPath id="roof-outline"><path d="{ROOFS[kind]}"/></clipPath>
<path id="sky" d="{p['sky']}"/><path id="high" d="{p['high']}"/><path id="middle" d="{p['middle']}"/><path id="low" d="{p['low']}"/><path id="ground" d="{p['ground']}"/>
{gradients(kind)}{reflections(t, top)}
<mask id="but-ends"><rect {box} fill="url(#middle-part)"/></mask>
<pattern id="twill" width="3.2" height="3.2" patternUnits="userSpaceOnUse"><path fill="#101113" d="M0 0h3.2v3.2H0z"/><path fill="#34373b" d="M0 0h1.6v.8H0zM.8.8h1.6v.8H.8zM1.6 1.6h1.6v.8H1.6zM2.4 2.4h.8v.8h-.8zM0 2.4h.8v.8H0z"/></pattern>
<filter id="glow" x="-30%" width="160%" y="-200%" height="500%"><feGaussianBlur stdDeviation="1.6" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<mask id="floor"><rect x="-30" y="{n(top - 1)}" width="{n(length + 60)}" height="34" fill="url(#fade)"/></mask>
{blur}
{wheel(kind, d['tyre'])}
</defs>
<ellipse cx="{n(length / 2)}" cy="{n(top + 4)}" rx="{n(length / 2 + 29)}" ry="24" fill="url(#pool)"/><ellipse cx="{n(length / 2)}" cy="{n(top - 1)}" rx="{n(length * .53)}" ry="9" fill="url(#shadow)"/>
<g filter="url(#soft4)">{below}</g>
<g mask="url(#floor)"><use href="#vehicle" transform="matrix(1 0 0-1 0 {n(2 * top - 3)})" filter="url(#soft0)"/></g>
<g id="vehicle"><g clip-path="url(#outline)">
<g class="panel-body"><path class="paint" fill="{PETROL}" d="{p['body']}"/><rect class="film on-flip" display="none" {box} fill="url(#flip-film)"/><rect class="film on-carbon" display="none" {box} fill="url(#twill)"/><rect class="film on-chrome" display="none" {box} fill="url(#chrome-film)"/></g>
<rect {box} fill="url(#shade)"/>
<g class="film on-gloss" display="none"><g clip-path="url(#above)"><g filter="url(#soft5)"><use href="#middle" fill="#fff" opacity=".1"/><use href="#high" fill="url(#lamp-sweep)" opacity=".26"/><use href="#sky" fill="#fff" opacity=".16"/></g></g><use href="#below"/><use href="#lit"/></g>
<g class="film on-chrome" display="none"><g filter="url(#soft3)"><use href="#sky" fill="#1d2329" opacity=".3"/><use href="#high" fill="#fff" opacity=".3"/><use href="#middle" fill="none" stroke="#000" stroke-width="2.6" opacity=".5"/><use href="#low" opacity=".34"/><use href="#ground" opacity=".5"/></g></g>
<g class="film on-satin"><g clip-path="url(#above)"><g filter="url(#soft1)"><use href="#middle" fill="#fff" opacity=".14"/><use href="#high" fill="url(#lamp-sweep)" opacity=".26"/><use href="#sky" fill="#fff" opacity=".1"/></g></g><g filter="url(#soft6)"><use href="#below"/><use href="#lit" opacity=".8"/></g></g>
<g class="film on-matte" display="none"><g filter="url(#soft2)"><use href="#high" fill="#fff" opacity=".14"/></g><g filter="url(#soft1)"><use href="#below" opacity=".55"/><use href="#lit" opacity=".35"/></g></g>
<path d="{p['front_end']}{p['rear_end']}" filter="url(#soft1)" opacity=".16"/>
<path d="{t.corners}{haunches}" fill="#fff" opacity=".15" filter="url(#soft1)"/>
<rect {box} fill="url(#ends)"/>
<circle cx="{n(d['front'])}" cy="{n(axle)}" r="{n(arch * 1.17)}" fill="url(#arch)"/><circle cx="{n(d['rear'])}" cy="{n(axle)}" r="{n(arch * 1.17)}" fill="url(#arch)"/>
{creases(t)}<path d="{p['gaps']}{t.seams}" fill="none" stroke="#000" stroke-opacity=".72" stroke-width=".8"/><path d="{p['gaps']}{t.seams}" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width=".5" transform="translate(.7 .5)"/>{pressings(t)}
<path d="{p['handle']}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width=".6" transform="translate(0 .7)"/><path d="{p['handle']}" fill="#000" fill-opacity=".3" stroke="#000" stroke-opacity=".6" stroke-width=".5"/>
{rail(p['rail'])}{plastic(t)}
<path d="{screens}" fill="#12161a"/><path d="{screens}" fill="url(#glass)" stroke="#000" stroke-width=".8"/>
<path d="{p['side_trim']}" fill="#050506"/>{panes(p["side_glass"])}{post(t)}
{'' if kind == 'van' else f'<path class="trim-chrome" fill="none" stroke="#c9ced4" stroke-width="1.1" stroke-linejoin="round" d="{p["side_trim"]}"/>'}
<path d="{p['lamp']}" fill="#0a0c0e" stroke="#000" stroke-opacity=".5" stroke-width=".5"/><path d="{p['lamp_blocks']}" fill="none" stroke="#aebccb" stroke-opacity=".65" stroke-width="2" stroke-dasharray="5 2.2"/>{tail_lamp(kind, p['tail'])}<path d="{p['lamp_line']}" fill="#eaf4ff" filter="url(#glow)"/><path d="{p['tail_line']}" fill="#f32" filter="url(#glow)"/>
<circle cx="{n(d['front'])}" cy="{n(axle)}" r="{n(arch)}" fill="#020203"/><circle cx="{n(d['rear'])}" cy="{n(axle)}" r="{n(arch)}" fill="#020203"/>
<path d="{p['body']}" fill="none" stroke="url(#edge)" stroke-width="1.3"/>
</g>
<g class="roof" clip-path="url(#roof-outline)"/>
{mirror(kind, (mx, top - mz))}
{wheels}</g>
</svg>
"""
    for name in set(re.findall(r'id="([\w-]+)"', svg)):
        svg = re.sub(r'(id="|url\(#|href="#)' + name + r'(?=["\)])', lambda m, name=name: f"{m[1]}{kind}-{name}", svg)
    return svg


if __name__ == "__main__":
    for kind in sys.argv[1:]:
        path = os.path.join(target, f"side-{kind}.svg")
        with open(path, "w") as file:
            file.write(view(kind))
