"""What stands in and on the body in a side view: wheels, mirrors, panes, lamps, plastic."""
import math
import re

PETROL = "#0f6a63"  # what the side views are drawn in


def n(v):
    return f"{v:.1f}".rstrip("0").rstrip(".")


def spokes(kind, radius):
    """Five pairs of slender spokes, or on the hatchback five broad ones, each narrower at the rim."""
    out = ""
    for k in range(5):
        middle = 2 * math.pi * k / 5 - math.pi / 2
        for lean0, lean1, foot, tip in ((0, 0, 4.2, 3.2),) if kind == "hatch" else ((-.10, -.27, 1.9, 1.4), (.10, .27, 1.9, 1.4)):
            a0, a1 = middle + lean0, middle + lean1
            corners = [(math.cos(a) * r - math.sin(a) * o, math.sin(a) * r + math.cos(a) * o)
                       for r, a, o in ((4, a0, -foot), (radius - 1, a1, -tip), (radius - 1, a1, tip), (4, a0, foot))]
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
    r = tyre * {"van": .68, "hatch": .74}.get(kind, .76)
    wall = f"""<circle r="{n(tyre)}" fill="#08090a"/><circle r="{n(tyre - 2)}" fill="url(#wall)"/><circle r="{n((tyre + r) / 2)}" fill="none" stroke="#33363b" stroke-width=".6"/><circle r="{n(r + 1.2)}" fill="none" stroke="#000" stroke-width="1.4"/>"""
    if kind == "van":
        inner = f"""<circle r="{n(r)}" fill="#17191c"/><circle r="{n(r - .8)}" fill="none" stroke="url(#rim)" stroke-width="1.8"/><circle r="{n(r - 3)}" fill="url(#steel)"/><path d="{holes(r * .68)}" fill="#08090a"/><circle r="{n(r * .47)}" fill="none" stroke="#000" stroke-opacity=".4"/><circle r="{n(r * .45)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".5"/><circle r="6.2" fill="#1b1d20"/><circle r="5.2" fill="#2c2f34"/>"""
    else:
        inner = f"""<circle r="{n(r + .4)}" fill="url(#barrel)"/><circle r="{n(r * .6)}" fill="url(#disc)"/><path class="trim-caliper" fill="#3b4147" d="M{n(-r * .66)}-4.5a{n(r * .7)} {n(r * .7)} 0 0 1 9-9.5l4 5.5a12 12 0 0 0-6.5 6Z"/><path d="{spokes(kind, r)}" fill="#14161a" transform="translate(1 1.5)"/><path d="{spokes(kind, r)}" fill="url(#rim)" stroke="#000" stroke-opacity=".35" stroke-width=".4"/><circle r="{n(r - .3)}" fill="none" stroke="url(#rim)" stroke-width="1.7"/><circle r="{n(r - 1.6)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width=".6"/><circle r="4.6" fill="url(#rim)"/><circle r="2.4" fill="#15171a"/>"""
    return f'<symbol id="wheel" viewBox="-40 -40 80 80" overflow="visible">{wall}{inner}</symbol>'


def mirror(kind, at):
    """The van's lower half is black; the cap is what a film covers."""
    x, y = at
    before = after = ""
    if kind == "van":
        shape = f"M{n(x + 1)} {n(y - 13)}q-12-1-15 10-1 5-.6 12H{n(x + 1.6)}q1.6-11-.6-22Z"
        before = f'<path fill="#121417" stroke="#4a5057" stroke-width=".5" d="M{n(x - 15)} {n(y + 8)}q0 9 4 11 6 2 11 0 1.6-4 1.6-11Z"/>'
    else:
        shape = f"M{n(x + 10)} {n(y - 4)}q-13-3-17 3 0 6 5 7 9 2 14-1Z"
        after = f'<path fill="#08090a" d="M{n(x - 4)} {n(y + 5.4)}q9 3 16-.4l3 3h-20q-1.6-1.4 1-2.6Z"/>'
    return f'{before}<g class="panel-mirror"><path fill="{PETROL}" d="{shape}"/><path d="{shape}" fill="url(#mirror-light)"/></g>{after}'


def creases(trim):
    """Light along the shoulder and the blade."""
    return "".join(f'<path d="{line}" fill="none" stroke="url(#crease-light)" stroke-width=".8"/>' for line in (trim.shoulder, trim.blade))


def across(line, depth):
    """Where a gradient begins and ends that runs square to a line, from it to so far below (or above: negative)."""
    x0, y0, *_, x1, y1 = (float(v) for v in re.findall(r"-?[\d.]+", line))
    x, y, long = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0)
    return f'gradientUnits="userSpaceOnUse" x1="{n(x)}" y1="{n(y)}" x2="{n(x + (y0 - y1) / long * depth)}" y2="{n(y + (x1 - x0) / long * depth)}"'


def reflections(trim, top):
    """What the flank mirrors: below the shoulder the dark floor, above the blade light, each with one hard edge."""
    x0, y0, *_, x1, y1 = re.findall(r"-?[\d.]+", trim.blade)
    return (f'<path id="below" d="{trim.shoulder}V{n(top)}H-6Z" fill="url(#horizon)" mask="url(#but-ends)"/>'
            f'<path id="lit" d="{trim.blade}V{n(float(y1) - 18)}L{x0} {n(float(y0) - 18)}Z" fill="url(#blade-light)"/>')


def plastic(trim):
    """What film never covers: bumpers' lower halves, skirts, the intake and its fins."""
    return (f'<path d="{trim.plastic}" fill="url(#plastic)"/><path d="{trim.plastic}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".5"/>'
            f'<path d="{trim.grooves}" fill="none" stroke="#000" stroke-width=".9"/><path d="{trim.grooves}" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width=".5" transform="translate(0 .7)"/>'
            f'<path d="{trim.intakes}" fill="#060607" stroke="#fff" stroke-opacity=".2" stroke-width=".6"/><path d="{trim.fins}" fill="none" stroke="#30353a" stroke-width="1.1"/>'
            f'<path d="{trim.reflector}" fill="#8a1218"/>')


def pressings(trim):
    return f'<path d="{trim.pressings}" fill="none" stroke="url(#pressing)" stroke-width="1.1"/>' if trim.pressings else ""


def rail(shape):
    """What the sliding door runs in."""
    return f'<path d="{shape}" fill="#050607"/><path d="{shape}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".5" transform="translate(0 .9)"/>' if shape else ""


def panes(glass):
    """Panes with their rubber seals."""
    return (f'<path d="{glass}" fill="url(#glass)" stroke="#000" stroke-width="1.6"/>'
            f'<path d="{glass}" fill="none" stroke="#8a929b" stroke-opacity=".4" stroke-width=".4"/>')


def post(trim):
    return f'<path d="{trim.post}" fill="none" stroke="#000" stroke-width="2"/><path d="{trim.post}" fill="none" stroke="#8a929b" stroke-opacity=".35" stroke-width=".4" transform="translate(1.1 0)"/>' if trim.post else ""


def tail_lamp(kind, shape):
    """The van's stands upright and is all lens: a lit rim and a clear band stand in for the line of light the cars have."""
    if kind != "van":
        return f'<path d="{shape}" fill="#3a0507"/>'
    return (f'<clipPath id="tail"><path d="{shape}"/></clipPath><g clip-path="url(#tail)"><path d="{shape}" fill="url(#tail-lens)"/><rect x="460" y="108" width="60" height="5" fill="#f7e9e6" opacity=".35"/>'
            f'<path d="{shape}" fill="none" stroke="#f32" stroke-opacity=".5" stroke-width="2"/></g><path d="{shape}" fill="none" stroke="#000" stroke-opacity=".7"/>')
