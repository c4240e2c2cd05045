"""Wheels and door mirrors."""
import math

import numpy as np

from .nodes import lathe, mesh, plain, quads


#: Spokes of each design: how many, lean at hub and at rim (radians) of each blade, and its sections (radius, y, half width, depth).
DESIGNS = {
    "twin": (5, ((-.10, -.30), (.10, .30)),
             ((.040, -.020, .020, .040), (.075, -.016, .019, .036), (.13, -.008, .0155, .030), (.19, .000, .0135, .026), (-.022, .004, .0140, .022), (-.006, .002, .022, .020))),
    "ten": (10, ((0., .10),),
            ((.040, -.030, .0125, .040), (.075, -.027, .0115, .036), (.13, -.018, .0098, .032), (.19, -.006, .0088, .028), (-.022, .004, .0100, .024), (-.006, .003, .016, .020))),
}


def wheel(centre, radius, side, rims, design="twin", shine=.38):
    cx, cy, cz = centre
    rr = radius * .755
    place = np.array([[1, 0, 0, cx], [0, side, 0, cy], [0, 0, 1, cz], [0, 0, 0, 1.]])
    tyre = plain("tyre", color=(.010, .010, .011), rough=.52, spec=shine)
    alloy = {"dark": dict(color=(.24, .24, .25), metal=1., rough=.26, coat=.6, coat_rough=.05),
             "silver": dict(color=(.55, .56, .58), metal=1., rough=.22, coat=.4, coat_rough=.04),
             "black": dict(color=(.006, .006, .007), rough=.12, coat=1.)}[rims]
    rim = plain("rim", **alloy)
    side_wall = [(rr - .004, -.22), (rr + .012, -.232), (radius - .045, -.245), (radius - .014, -.235), (radius - .002, -.21)]
    tread = [(radius, y) for y in (-.17, -.165, -.12, -.115, -.06, -.055, -.02)]
    bulge = [(radius - .001, -.012), (radius - .010, .006), (radius - .030, .020), (radius - .055, .026), (rr + .024, .022), (rr + .014, .016),
             (rr + .006, .004), (rr - .006, .002)]
    lathe("tyre", side_wall + tread + bulge, 160, tyre, place)
    lathe("rim-lip", [(rr - .002, .003), (rr + .007, .010), (rr + .006, .016), (rr - .001, .018), (rr - .010, .012), (rr - .018, -.004), (rr - .024, -.03),
                      (rr - .034, -.06), (rr - .045, -.20)], 160, rim, place)
    lathe("barrel", [(rr - .03, -.05), (rr - .045, -.21), (rr - .2, -.215)], 96, plain("barrel", color=(.02, .02, .022), metal=.8, rough=.4), place)
    lathe("disc", [(.001, -.075), (.17, -.075), (.172, -.080), (.172, -.095), (.0, -.095)], 96,
          plain("disc", color=(.32, .31, .30), metal=1., rough=.32), place)
    caliper(cx, place, rims)
    count, blades, sections = DESIGNS[design]
    sections = [(r if r > 0 else rr + r, y, half, deep) for r, y, half, deep in sections]
    for k in range(count):
        for lean in blades:
            spoke(2 * math.pi * k / count + math.pi / 2, lean, sections, side, rim, place)
    lathe("hub", [(.0001, -.004), (.030, -.004), (.033, -.007), (.036, -.012), (.060, -.018), (.066, -.024), (.066, -.06)], 64, rim, place)


def caliper(cx, place, rims):
    a = np.linspace(*(math.radians(d) for d in ((110, 170) if cx > 2 else (10, 70))), 14)[:, None]
    p = np.array([(.125, -.055), (.185, -.055), (.192, -.062), (.192, -.11), (.125, -.11)])
    v = np.stack([p[None, :, 0] * np.cos(a), np.broadcast_to(p[None, :, 1], (14, 5)), p[None, :, 0] * np.sin(a)], -1).reshape(-1, 3)
    colour = (.25, .01, .01) if rims == "silver" else (.02, .02, .02)
    mesh("caliper", (np.c_[v, np.ones(len(v))] @ place.T)[:, :3], quads(14, 5, True), plain("caliper", color=colour, rough=.25, coat=.7), False)


def spoke(angle, lean, sections, side, mat, place):
    """One blade: a tapered six-sided loft with a small bevel."""
    rows = []
    first, last = sections[0][0], sections[-1][0]
    for r, y, half, deep in sections:
        t = (r - first) / (last - first)
        a = angle + lean[0] * (1 - t) + lean[1] * t
        c = np.array([math.cos(a) * r, 0, math.sin(a) * r])
        across = np.array([-math.sin(a), 0, math.cos(a)])
        rows.append([c + across * half * u + np.array([0, y + w * deep, 0])
                     for u, w in ((-1, -1), (-1, -.25), (-.62, 0), (.62, 0), (1, -.25), (1, -1))])
    v = np.array(rows).reshape(-1, 3)
    faces = quads(len(rows), 6, True)
    ob = mesh("spoke", (np.c_[v, np.ones(len(v))] @ place.T)[:, :3], faces if side > 0 else faces[:, ::-1], mat, False)
    bevel = ob.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = .0022, 2, "ANGLE"


def mirrors(position, size, mat):
    """Door mirrors: super-ellipsoids, flat to the rear, each on a short stalk."""
    black = plain("stalk", color=(.006, .006, .007), rough=.15, coat=1.)

    def power(q, e):
        return np.sign(q) * np.abs(q) ** e

    u, w = np.meshgrid(np.linspace(0, np.pi, 49), np.linspace(0, 2 * np.pi, 96, endpoint=False), indexing="ij")
    x, y, z = power(np.sin(u), .8) * power(np.cos(w), .9), power(np.cos(u), .75), power(np.sin(u), .8) * power(np.sin(w), .75)
    x = np.where(x > 0, x * .45, x * 1.15)
    for s in (1, -1):
        v = np.stack([position[0] + size[0] * (x + .25 * y), s * (position[1] + size[1] * y * .95), position[2] + size[2] * z * (1 - .12 * y)], -1)
        mesh("mirror", v.reshape(-1, 3), quads(49, 96, True), mat)
        a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        rings = []
        for t in np.linspace(0, 1, 7):
            c = np.array([position[0] + .02, s * (position[1] - .08 - .17 * (1 - t)), position[2] - .045 - .035 * (1 - t)])
            rings.append(c + np.stack([np.cos(a) * .05, 0 * a, np.sin(a) * .014], -1))
        mesh("stalk", np.array(rings).reshape(-1, 3), quads(7, 24, True), black)
