"""Wheels and door mirrors."""
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

from .nodes import lathe, material, mesh, plain, quads


#: Spokes of each design: how many, lean at hub and at rim (radians) of each blade, and its sections (radius, y, half width, depth).
DESIGNS = {
    "twin": (5, ((-.10, -.30), (.10, .30)),
             ((.040, -.020, .023, .040), (.075, -.016, .022, .036), (.13, -.008, .0185, .032), (.19, .000, .0175, .029), (-.032, .007, .0190, .028), (-.004, .012, .032, .026))),
    "five": (5, ((0., 0.),),
             ((.040, -.026, .030, .040), (.075, -.022, .029, .036), (.13, -.012, .027, .032), (.19, .001, .027, .029), (-.032, .010, .031, .028), (-.006, .017, .044, .026))),
    "ten": (10, ((0., .10),),
            ((.040, -.030, .0165, .040), (.075, -.027, .0160, .036), (.13, -.017, .0160, .032), (.19, -.0015, .0160, .029), (-.032, .010, .0185, .028), (-.006, .017, .028, .026))),
}


#: The rim's share of a wheel's radius, where its tyre is not as low as a sports car's.
RIM_SHARES = {"steel": .635, "five": .63}
#: How light the cut faces are of a wheel, and the paint between them.
RIMS = {"dark": (.54, .030), "silver": (.66, .42), "black": (.006, .006)}
PAINTED = dict(color=(.30, .305, .315), metal=.75, rough=.32, coat=.6, coat_rough=.10)


def cut_alloy(tones):
    """Painted, then turned on a lathe: faces that look outwards are bare metal, the rest keeps its paint."""
    m, s = material("rim")
    outwards = s.math("ABSOLUTE", s.split(s.node("TexCoord").outputs["Normal"])[1])
    cut, paint = ((tone, tone * 1.01, tone * 1.03) for tone in tones)
    s.finish(s.mix(s.ramp01(outwards, .74, .84), s.surface(color=paint, metal=.7, rough=.28, coat=.8, coat_rough=.04),
                   s.surface(color=cut, metal=1., rough=.21, coat=.5, coat_rough=.03)))
    return m


def wheel(centre, radius, side, rims, design="twin", shine=.38, moulded=False):
    cx, cy, cz = centre
    rr = radius * RIM_SHARES.get(design, .755)
    place = np.array([[1, 0, 0, cx], [0, side, 0, cy], [0, 0, 1, cz], [0, 0, 0, 1.]])
    tyre = moulded_tyre(cx, cz, rr, radius) if moulded else plain("tyre", color=(.009, .009, .0095), rough=.46, spec=shine)
    rim = plain("rim", **PAINTED) if rims == "painted" else cut_alloy(RIMS[rims])
    side_wall = [(rr - .004, -.22), (rr + .012, -.232), (radius - .045, -.245), (radius - .014, -.235), (radius - .002, -.21)]
    tread = [(radius, y) for y in (-.17, -.165, -.12, -.115, -.06, -.055, -.02)]
    mid = rr + .52 * (radius - rr)
    bulge = [(radius - .001, -.012), (radius - .006, .000), (radius - .010, .006), (radius - .0115, .0045), (radius - .018, .0095), (radius - .030, .020),
             (mid + .011, .0255), (mid + .010, .0275), (mid - .010, .0285), (mid - .011, .0265), (rr + .024, .022), (rr + .020, .0235), (rr + .014, .016),
             (rr + .006, .004), (rr - .006, .002)]
    lathe("tyre", side_wall + tread + bulge, 160, tyre, place, 25)
    lathe("rim-lip", [(rr - .002, .003), (rr + .007, .010), (rr + .006, .016), (rr - .001, .018), (rr - .012, .0165), (rr - .016, .011), (rr - .020, -.004), (rr - .024, -.03),
                      (rr - .034, -.06), (rr - .045, -.20)], 160, rim, place)
    lathe("barrel", [(rr - .03, -.05), (rr - .045, -.21), (rr - .2, -.215)], 96, plain("barrel", color=(.075, .075, .078), metal=.6, rough=.5), place)
    lathe("disc", [(.001, -.075), (.17, -.075), (.172, -.080), (.172, -.095), (.0, -.095)], 96,
          plain("disc", color=(.34, .335, .33), metal=1., rough=.30), place)
    lathe("bell", [(.001, -.062), (.078, -.062), (.084, -.068), (.086, -.080)], 64, plain("bell", color=(.03, .03, .031), metal=.6, rough=.45), place)
    if design == "steel":
        pressed(rr, place, PAINTED)
        return
    caliper(cx, place, rims)
    count, blades, sections = DESIGNS[design]
    sections = [(r if r > 0 else rr + r, y, half, deep) for r, y, half, deep in sections]
    turned = math.pi / 2 + cx / 9  # front and rear wheels stand differently
    for k in range(count):
        for lean in blades:
            spoke(2 * math.pi * k / count + turned, lean, sections, side, rim, place)
    lathe("hub", [(.0001, -.017), (.062, -.018), (.070, -.026), (.070, -.06)], 64, rim, place)
    dark = plain("nut", color=(.05, .05, .052), metal=.9, rough=.30)
    lathe("cap", [(.0001, -.006), (.022, -.006), (.026, -.008), (.029, -.013), (.029, -.03)], 48, dark, place)
    lathe("cap-ring", [(.0225, -.006), (.0235, -.0045), (.0255, -.0055), (.0265, -.008)], 48, rim, place)
    nuts(5, .047, dark, place)


def pressed(rr, place, paint):
    """A van's wheel, pressed from one sheet: a crown, twelve oval holes on its slope to the rim, six nuts round a cap."""
    m, s = material("pressed")
    radius, turn, _ = s.split(s.node("TexCoord").outputs["UV"])
    cell = s.math("MULTIPLY_ADD", s.math("FRACT", s.math("MULTIPLY", turn, 12.)), 2., -1.)
    across = s.math("MULTIPLY", cell, math.pi * .76 * rr / 12 / .0215)
    along = s.math("MULTIPLY", s.math("SUBTRACT", radius, .765 * rr), 1 / .0150)
    hole = s.math("SUBTRACT", s.math("SQRT", s.math("ADD", s.product(across, across), s.product(along, along))), 1.)
    rolled = s.bump(s.ramp01(hole, 0., .35), .006, 1.)
    s.finish(s.mix(s.below(hole), s.surface(**paint, normal=rolled), s.node("BsdfTransparent").outputs[0]))
    profile = [(.030, -.030), (.062, -.031), (.086, -.031), (.094, -.027), (.108, -.014), (.122, -.0065), (.134, -.006), (.144, -.010),
               (.64 * rr + .008, -.020), (.76 * rr, -.031), (.86 * rr, -.042), (.90 * rr, -.048), (rr - .012, -.050), (rr - .006, -.046)]
    r, y = np.array(profile).T
    fine = np.linspace(r[0], r[-1], 60)
    depth = PchipInterpolator(r, y)(fine)
    steps = 145
    a = np.linspace(0, 2 * np.pi, steps)[:, None]
    v = np.stack([fine * np.cos(a), np.broadcast_to(depth, (steps, 60)), fine * np.sin(a)], -1).reshape(-1, 3)
    faces = quads(steps, 60)
    ob = mesh("pressed", (np.c_[v, np.ones(len(v))] @ place.T)[:, :3], faces, m)
    where = np.stack([np.tile(fine, steps), np.repeat(np.linspace(0, 1, steps), 60)], 1)
    ob.data.uv_layers.new().data.foreach_set("uv", where[faces.ravel()].astype(np.float32).ravel())
    lathe("behind", [(.10, -.076), (rr - .03, -.076)], 64, plain("behind", color=(.004, .004, .004), rough=.9, spec=.05), place)
    lathe("cap", [(.0001, -.002), (.022, -.003), (.027, -.007), (.031, -.030)], 48, plain("cap", color=(.09, .092, .095), rough=.42, spec=.4), place)
    bright = plain("nut", color=(.36, .36, .37), metal=.9, rough=.34)
    nuts(6, .062, bright, place)


def nuts(count, distance, mat, place):
    for k in range(count):
        a = 2 * math.pi * (k + .5) / count
        at = place @ np.array([[1, 0, 0, distance * math.cos(a)], [0, 1, 0, 0], [0, 0, 1, distance * math.sin(a)], [0, 0, 0, 1.]])
        lathe("nut", [(.0001, -.010), (.008, -.010), (.0105, -.014), (.0108, -.032)], 6, mat, at)


def moulded_tyre(cx, cz, rr, radius):
    """A wall for pictures that come close: a band of fine ribs towards the tread, rings, and a dull sheen."""
    m, s = material("tyre")
    x, _, z = s.split(s.position())
    dx, dz = s.math("SUBTRACT", x, cx), s.math("SUBTRACT", z, cz)
    share = s.math("MULTIPLY", s.math("SUBTRACT", s.math("SQRT", s.math("ADD", s.product(dx, dx), s.product(dz, dz))), rr), 1 / (radius - rr))

    def band(middle, half):
        return s.ramp01(s.math("ABSOLUTE", s.math("SUBTRACT", share, middle)), half + .012, half - .012)

    ribs = s.math("SINE", s.math("MULTIPLY", s.math("ARCTAN2", dz, dx), 200.))
    relief = s.math("MULTIPLY_ADD", ribs, s.math("MULTIPLY", band(.76, .055), .30), s.math("MULTIPLY", band(.76, .055), .5))
    for middle in (.16, .33, .62, .88):
        relief = s.math("ADD", relief, band(middle, .014))
    tone = s.node("CombineXYZ")
    for n, cast in enumerate((1., 1., 1.03)):
        s.set(s.math("MULTIPLY", s.math("MULTIPLY_ADD", relief, .009, .014), cast), tone.inputs[n])
    s.finish(s.surface(color=tone.outputs[0], rough=.46, spec=.5, normal=s.bump(relief, .0016, .8)))
    return m


def caliper(cx, place, rims):
    a = np.linspace(*(math.radians(d) for d in ((110, 170) if cx > 2 else (10, 70))), 14)[:, None]
    p = np.array([(.125, -.055), (.185, -.055), (.192, -.062), (.192, -.11), (.125, -.11)])
    v = np.stack([p[None, :, 0] * np.cos(a), np.broadcast_to(p[None, :, 1], (14, 5)), p[None, :, 0] * np.sin(a)], -1).reshape(-1, 3)
    colour = (.25, .01, .01) if rims == "silver" else (.02, .02, .02)
    mesh("caliper", (np.c_[v, np.ones(len(v))] @ place.T)[:, :3], quads(14, 5, True), plain("caliper", color=colour, rough=.25, coat=.7), False)


def spoke(angle, lean, sections, side, mat, place):
    """One blade: a tapered six-sided loft with a small bevel, its sections joined by curves."""
    rows = []
    r, *shape = np.array(sections).T
    for t in np.linspace(0, 1, 28):
        at = r[0] + t * (r[-1] - r[0])
        y, half, deep = (PchipInterpolator(r, values)(at) for values in shape)
        a = angle + lean[0] * (1 - t) + lean[1] * t
        c = np.array([math.cos(a) * at, 0, math.sin(a) * at])
        across = np.array([-math.sin(a), 0, math.cos(a)])
        rows.append([c + across * half * u + np.array([0, y + w * deep, 0])
                     for u, w in ((-1, -1), (-1, -.25), (-.62, 0), (.62, 0), (1, -.25), (1, -1))])
    v = np.array(rows).reshape(-1, 3)
    faces = quads(len(rows), 6, True)
    ob = mesh("spoke", (np.c_[v, np.ones(len(v))] @ place.T)[:, :3], faces if side > 0 else faces[:, ::-1], mat, False)
    bevel = ob.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = .0022, 2, "ANGLE"


def power(q, e):
    return np.sign(q) * np.abs(q) ** e


def van_mirrors(position, size, door, cap=None):
    """Tall housings of black plastic, flat to the rear, each on one arm from the door; `cap` is the paint of their
    fronts' upper part, where it is not plastic too, with a repeater lamp along its slanting lower edge."""
    (px, py, pz), black = position, plain("arm", color=(.013, .013, .0135), rough=.40, spec=.4)
    glass = plain("mirror-glass", color=(.50, .53, .56), metal=1., rough=.02)
    foot, rise = pz - .36 * size[2], -.16 * size[2] / size[1]  # of the cap's edge: its height at py, and how much that falls outwards
    housing, m = material("mirror")
    x, y, z = m.split(m.position())
    outwards = m.math("SUBTRACT", m.math("ABSOLUTE", y), py)
    below = m.math("SUBTRACT", m.math("MULTIPLY_ADD", outwards, rise, foot - .014), z)
    lens = m.product(m.below(m.math("ABSOLUTE", below), .007), m.below(m.math("MULTIPLY", outwards, -1), .02), m.below(x, px))
    m.finish(m.mix(lens, m.surface(color=(.013, .013, .0135), rough=.40, spec=.4), m.surface(color=(.38, .11, .006), rough=.2, spec=.5)))
    u, w = np.meshgrid(np.linspace(0, np.pi, 49), np.linspace(0, 2 * np.pi, 96, endpoint=False), indexing="ij")
    x = power(np.cos(u), .75)
    y, z = power(np.sin(u), .42) * power(np.cos(w), .42), power(np.sin(u), .42) * power(np.sin(w), .42)
    x = np.where(x > 0, x * .25, x * (1.25 - .25 * z))
    a = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    for s in (1, -1):
        v = np.stack([px + size[0] * (x + .30 * y), s * (py + size[1] * y * (1 - .06 * z)), pz + size[2] * z], -1)
        mesh("mirror", v.reshape(-1, 3), quads(49, 96, True), housing)
        if cap:
            middle = np.array((px, s * py, pz))
            shell = middle + (v[24:] - middle) * 1.02  # ahead of the broadest ring
            shell[..., 2] = np.maximum(shell[..., 2], foot + rise * (s * shell[..., 1] - py))
            mesh("cap", shell.reshape(-1, 3), quads(25, 96, True)[:, ::-s], cap)
        pane = [(px + size[0] * (.26 + .30 * cy), s * (py + size[1] * cy), pz + size[2] * cz)
                for cy, cz in zip(.84 * power(np.cos(a), .4), .88 * power(np.sin(a), .4))]
        mesh("mirror-glass", pane, [tuple(range(32))], glass, False)
        rings = []
        for t in np.linspace(0, 1, 12):
            c = np.array([px + .015 * t, s * (door + (py - .35 * size[1] - door) * t), pz - .165 + .085 * t * t])
            half = (.090 - .045 * t ** .6, .034 - .006 * t)
            rings.append(c + np.stack([power(np.cos(a), .7) * half[0], 0 * a, power(np.sin(a), .7) * half[1]], -1))
        mesh("arm", np.array(rings).reshape(-1, 3), quads(12, 32, True), black)


def mirrors(position, size, mat):
    """Door mirrors: wedges with a flat rear and a rising lower edge, black below, each on a short stalk; `mat` is the paint
    of their caps."""
    black = plain("stalk", color=(.006, .006, .007), rough=.15, coat=1.)

    u, w = np.meshgrid(np.linspace(0, np.pi, 97), np.linspace(0, 2 * np.pi, 96, endpoint=False), indexing="ij")
    x, y, z = power(np.cos(u), .75), power(np.sin(u), .5) * power(np.cos(w), .6), power(np.sin(u), .5) * power(np.sin(w), .6)
    x = np.where(x > 0, x * .3, x * 1.1)
    z = np.where(z < 0, z * (1 - .22 * y), z * (1 - .10 * y))
    for s in (1, -1):
        at = [position[0] + size[0] * (x + .42 * y), s * (position[1] + size[1] * y), position[2] + size[2] * z]
        mesh("mirror", np.stack(at, -1).reshape(-1, 3), quads(97, 96, True), black)
        cap = [middle + (side - middle) * 1.02 for middle, side in zip((position[0], s * position[1], position[2]), at)]
        cap[2] = np.maximum(cap[2], position[2] - .45 * size[2])
        mesh("cap", np.stack(cap, -1).reshape(-1, 3), quads(97, 96, True)[:, ::-s], mat)  # a clear coat has an outside
        a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        rings = []
        for t in np.linspace(0, 1, 7):
            c = np.array([position[0] + .02, s * (position[1] - .08 - .17 * (1 - t)), position[2] - .045 - .035 * (1 - t)])
            rings.append(c + np.stack([np.cos(a) * .05, 0 * a, np.sin(a) * .014], -1))
        mesh("stalk", np.array(rings).reshape(-1, 3), quads(7, 24, True), black)
