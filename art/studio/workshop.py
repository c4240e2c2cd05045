"""Indoors: the workshop. Film on its rack, a bench, a roller door."""
import math

from mathutils import Matrix

from .films import film
from .lights import background, card, new_world
from .nodes import lathe, material, mesh, plain
from .building import box, roller

#: The wall behind, the one beside, and the ceiling.
WALL, SIDE, CEILING = -3.4, 8.2, 3.15
#: Film on the rack, row by row from the top: finish, colour.
STOCK = [
    ("gloss", (.55, .57, .58)), ("solid", (.80, .42, .003)), ("satin", (.42, .075, .022)), ("solid", (.42, .002, .004)),
    ("flip", (0, 0, 0)), ("solid", (.008, .05, .36)), ("satin", (.03, .19, .17)), ("matte", (.086, .098, .063)),
    ("pearl", (.78, .77, .73)), ("satin", (.10, .05, .16)), ("solid", (.03, .03, .032)), ("gloss", (.02, .16, .05)),
    ("satin", (.30, .31, .32)), ("matte", (.02, .02, .022)), ("solid", (.55, .55, .54)), ("gloss", (.20, .01, .02)),
]


def floor():
    m, s = material("epoxy")
    where = s.position()
    broad = s.texture("Noise", .8, where, Detail=4.).outputs[0]
    scuffs = s.texture("Noise", 9., where, Detail=5.).outputs[0]
    colour = s.colours(s.math("MULTIPLY_ADD", scuffs, .35, s.math("MULTIPLY", broad, .65)), [(.3, (.050, .052, .056)), (.7, (.080, .082, .087))])
    s.finish(s.surface(color=colour, rough=s.math("MULTIPLY_ADD", scuffs, .16, .03), spec=.5))
    mesh("floor", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], m, False)


def tube(name, start, length, radius, mat, axis="x"):
    """A closed cylinder from `start` along an axis."""
    turn = {"y": Matrix.Identity(3), "x": Matrix(((0, 1, 0), (1, 0, 0), (0, 0, 1))), "z": Matrix(((1, 0, 0), (0, 0, 1), (0, 1, 0)))}[axis].to_4x4()
    chamfer = min(.004, radius / 4)
    profile = [(.0001, 0), (radius - chamfer, 0), (radius, chamfer), (radius, length - chamfer), (radius - chamfer, length), (.0001, length)]
    return lathe(name, profile, 40, mat, Matrix.Translation(start) @ turn)


def rack(left, columns=2, rows=8):
    steel, card_core = plain("steel", color=(.05, .052, .055), metal=.4, rough=.4), plain("core", color=(.42, .36, .27), rough=.8)
    for column in range(columns):
        x = left + column * 1.78
        for row in range(rows):
            finish, colour = STOCK[column * rows + row]
            m, s = material("roll")
            s.finish(film(s, finish, colour))
            z = 2.62 - row * .265
            radius = .058 + .022 * ((row * 7 + column * 5) % 4) / 3
            tube("roll", (x + .06, WALL + .22, z), 1.52, radius, m)
            tube("core", (x + .01, WALL + .22, z), 1.62, .040, card_core)
            for end in (x - .01, x + 1.65):
                box("arm", end - .012, end + .012, WALL, WALL + .24, z - .055, z - .040, steel)
        for post in (x - .02, x + 1.64):
            box("post", post, post + .04, WALL, WALL + .04, 0, 2.9, steel)


def bench(width):
    """Drawers under a wooden top along the side wall, with bottles and a roll on it."""
    turn = Matrix.Translation((SIDE, WALL + .5, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
    place = lambda ob: setattr(ob, "matrix_world", turn @ ob.matrix_world)  # noqa: E731
    top = plain("top", color=(.27, .155, .075), rough=.45, spec=.4)
    grey, dark = plain("drawer", color=(.045, .048, .053), rough=.32, spec=.5), plain("gap", color=(.008, .008, .008), rough=.6)
    pull = plain("pull", color=(.4, .4, .41), metal=1., rough=.3)
    place(box("top", -.04, width + .04, .02, .78, .90, .945, top))
    place(box("carcass", 0, width, .04, .72, .06, .90, dark))
    drawer = width / 4
    for i in range(4):
        for low, high in ((.08, .40), (.41, .64), (.65, .89)):
            x = i * drawer
            place(box("drawer", x + .008, x + drawer - .008, .70, .735, low, high, grey))
            place(box("pull", x + .12, x + drawer - .12, .735, .752, high - .045, high - .03, pull))
    upright = Matrix(((1, 0, 0), (0, 0, 1), (0, 1, 0))).to_4x4()
    for x, y, colour in ((1.75, .35, (.62, .64, .66)), (1.93, .42, (.55, .08, .03)), (2.10, .36, (.62, .64, .66)), (2.32, .40, (.05, .13, .30))):
        bottle = plain("bottle", color=colour, rough=.3, spec=.5)
        profile = [(.0001, 0), (.036, 0), (.038, .01), (.038, .13), (.016, .19), (.014, .21), (.0001, .21)]
        place(lathe("bottle", profile, 32, bottle, Matrix.Translation((x, y, .945)) @ upright))
        place(box("trigger", x - .055, x + .03, y - .015, y + .015, 1.155, 1.195, dark))
    m, s = material("spare")
    s.finish(film(s, "satin", (.02, .13, .12)))
    place(tube("spare", (.05, .40, 1.015), 1.52, .07, m))


def panels():
    """Flat lamps in the ceiling: roof and bonnet mirror them whole."""
    m, s = material("panel")
    s.finish(s.emission((.96, .98, 1.), 7.))
    for x in (-3.6, -1.5, .6, 2.7, 4.8, 6.9):
        for y in (-1.9, .3, 2.5, 4.7):
            box("panel", x - .6, x + .6, y - .15, y + .15, CEILING - .03, CEILING - .01, m)


def workshop(_):
    """Pale walls lit from below, and one long lamp over the roof."""
    s = new_world("room", "NONE")
    out = s.node("OutputWorld")
    s.links.new(background(s, (.9, .95, 1.), .04), out.inputs[0])
    floor()
    upper, lower = plain("wall", color=(.12, .125, .135), rough=.85), plain("dado", color=(.016, .017, .019), rough=.6)
    box("wall", -12, 14, WALL - .2, WALL, 1.15, CEILING, upper)
    box("dado", -12, 14, WALL - .2, WALL + .012, 0, 1.15, lower)
    box("dado", SIDE - .012, SIDE + .2, WALL, 9, 0, 1.15, lower)
    box("side", SIDE, SIDE + .2, WALL, 9, 0, CEILING, upper)
    box("ceiling", -12, 14, WALL - .2, 9, CEILING, CEILING + .1, plain("ceiling", color=(.02, .02, .022), rough=.9))
    box("shutter", 4.9, 7.9, WALL - .1, WALL + .02, 0, 2.75, roller())
    box("end", -6.4, -6.2, WALL, 9, 0, CEILING, upper)
    box("end-dado", -6.2, -6.188, WALL, 9, 0, 1.15, lower)
    box("end-shutter", -6.3, -6.18, -1.4, 2.6, 0, 2.75, roller())
    rack(.1)
    bench(2.6)
    warm = (1., .97, .92)
    card((3.2, -2.3, 1.0), (3.2, -3.4, 1.5), 8.5, .5, 7., "edge", warm).visible_glossy = False  # it lights the wall; the floor would show its back
    panels()
    card((-4.2, 5.0, 2.6), (1.2, .4, .7), 5.5, 2.2, 4.5, "soft", warm)
    card((3.6, 6.4, 1.9), (2.6, .6, .7), 8., 1.4, 11., "linear", warm)
    card((-6.0, 4.4, 2.4), (.4, .5, .6), 4.5, 2.2, 6., "round", warm)
