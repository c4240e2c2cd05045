"""Faults of hurried work, through a macro lens: an edge that lifts, dust under film, a cut in the lacquer, two shades of one colour. Lengths are in centimetres; in `score` and `shades`, which show more of a panel, in decimetres."""
import numpy as np

from .curl import panel, peeling
from .films import clear_coat, film
from .lights import card
from .macro import camera, close_film, room, stand, thicken
from .nodes import grid, material, mesh, plain, quads


def satin(scene):
    """Satin film so close that its flakes show, each a little lighter or darker than the next."""
    m, s = material("film")
    where = s.position()
    flake = s.split(s.texture("Voronoi", 220., where).outputs["Color"])[0]
    colour = s.vector("SCALE", tuple(scene.colour), scale=s.math("MULTIPLY_ADD", flake, .9, .55))
    grain = s.texture("Noise", 140., where, Detail=2.).outputs[0]
    s.finish(film(s, "satin", colour, s.bump(grain, .003, .14)))
    return m


def lacquer(s, scene):
    """The maker's paint as it was: pigment under a whole clear coat, nearly flat."""
    ripple = s.bump(s.texture("Noise", 5., s.position(), Detail=1.).outputs[0], .01, .035)
    return clear_coat(s, s.surface(color=tuple(scene.paint), rough=.6, spec=0.), ripple)


def soiled():
    """The back of a film, with the dirt that stuck to it."""
    m, s = material("adhesive")
    where = s.position()
    cloud = s.texture("Noise", 3., where, Detail=5.).outputs[0]
    specks = s.texture("Voronoi", 14., where).outputs["Distance"]
    dirt = s.below(s.math("SUBTRACT", specks, s.math("MULTIPLY_ADD", cloud, 1.1, -.42)), 0., .04)
    s.finish(s.mix(dirt, s.surface(color=(.74, .75, .73), rough=.42, spec=.45), s.surface(color=(.045, .036, .028), rough=.8)))
    return m


def thin(scene, points):
    """Film as a sheet of points (n, m, 3), a tenth of a millimetre thick: its face, its back and its cut edge."""
    ob = mesh("film", points.reshape(-1, 3), quads(*points.shape[:2]), satin(scene))
    ob.data.use_auto_smooth = True
    thicken(ob, .012, soiled(), plain("cut", color=(.80, .95, .92), rough=.4, spec=.5))


def unrolled(start, angle, steps):
    """A section of film: (outwards, upwards) from `start`, by its angle at each step (n, m) and the steps' length."""
    return start + np.cumsum(np.cos(angle) * steps, 1), np.cumsum(np.sin(angle) * steps, 1)


def grains(places, colour, random):
    """Grit, each (x, y, z, radius): no two of one shape."""
    rings, steps = 7, 9
    a, w = np.meshgrid(np.linspace(.05, np.pi - .05, rings), np.linspace(0, 2 * np.pi, steps, endpoint=False), indexing="ij")
    ball = np.stack([np.sin(a) * np.cos(w), np.sin(a) * np.sin(w), np.cos(a)], -1).reshape(-1, 3)
    vertices = [np.array((x, y, z)) + r * ball * random.uniform(.6, 1.25, (len(ball), 1)) * random.uniform(.6, 1.4, 3) for x, y, z, r in places]
    faces = [quads(rings, steps, True) + k * len(ball) for k in range(len(places))]
    mesh("grit", np.vstack(vertices), np.vstack(faces)[:, ::-1], plain("grit", color=colour, rough=.85), False)


def flange(t, side, radius):
    """How far a panel goes (out, up) along its profile: level up to t = 0, round an edge, and down. `side` is where it ends, 1 or -1."""
    a = np.clip(t / radius, 0, np.pi / 2)
    below = np.maximum(t - radius * np.pi / 2, 0)
    return side * (np.minimum(t, 0) + radius * np.sin(a)), -radius * (1 - np.cos(a)) - below


def profile(length, radius, share=.35):
    """Places along a flange from 0 to 1: many of them round the edge."""
    def at(v):
        return np.where(v < 1 - share, -length * (1 - v / (1 - share)) ** 1.6, (v - 1 + share) / share * (radius * np.pi / 2 + .7))
    return at


#: Radius of the panel's edge, how far from where it begins to round the film ends, and how far the film has let go.
ROUND, SHORT, LOOSE = .28, .20, 1.5
#: How far its edge has curled back (radians).
CURL = 1.9


def lifted(scene):
    """Film that ends short of a panel's edge, and has let go of it."""
    def crown(y):
        return np.where(y > 0, .05, .01) * y * y

    def bow(x):
        return .006 * x * x

    paint, s = material("paint")
    s.finish(lacquer(s, scene))
    at = profile(16., ROUND, .4)
    for side, begins, skin in ((1, 0., paint), (-1, -1.05, satin(scene))):
        def surface(u, v):
            x = (u - .5) * 24
            out, up = flange(at(v), side, ROUND)
            y = begins + bow(x) - out
            return x, y, crown(np.maximum(y, 0) + np.minimum(y - begins, 0)) + up
        sheet = grid("panel", surface, 300, 700, skin)
        if side < 0:
            sheet.data.flip_normals()
    x = np.linspace(-11, 11, 1500)[:, None]
    far = 15 * np.linspace(1, 0, 900)[None] ** 2.2  # from the cut edge, along the film
    t = np.clip((x + 2.3) / 4.2, 0, 1)
    share = t * t * (3 - 2 * t) * (1 + .07 * np.sin(2.1 * x + .9) + .025 * np.sin(5.1 * x))  # it has let go from the right
    loose = LOOSE * share**.7 + 1e-6
    q = np.clip(1 - far / loose, 0, 1)
    angle = CURL * share**.6 * q**1.5 + .02 * np.sin(7 * x) * share * q
    steps = np.abs(np.diff(far, axis=1, append=0))
    out, up = unrolled(-SHORT - far[:, :1], angle, steps)
    y = bow(x) - out + .004 * np.sin(9 * x) * share
    thin(scene, np.stack([np.broadcast_to(x, y.shape), y, crown(y) + up + .001], -1))
    random = np.random.default_rng(4)
    for count, colour in ((420, (.05, .038, .027)), (140, (.30, .25, .19))):
        places = []
        for _ in range(count):
            px, r = random.beta(2.4, 1.6) * 5 - 2.2, .004 + .013 * random.random() ** 4
            places.append((px, bow(px) + random.beta(1.3, 2.2) * 1.1 * min(1, (px + 2.3) / 2), r * .5, r))
        grains(places, colour, random)
    on_paint = [(-1.2, .05, .13), (-.92, .0, .06), (.50, .05, .13), (.76, .09, .06), (.30, .0, .035), (1.5, .08, .08), (-2.1, .08, .05)]
    on_film = [(1.78, 1.0, .12), (2.08, .78, .06), (1.55, 1.3, .05), (2.2, 1.35, .09), (-2.1, 1.1, .07), (-1.8, 1.4, .1)]
    stand([(px, bow(px) + py, r) for px, py, r in on_paint + on_film], random, lambda px, py: crown(py) + .012 * (py > .3))
    room(.5)
    card((5, 26, 13), (0, 1, 0), 44., 1.3, 7., "edge", (.92, .96, 1.))
    card((3, 13, 23), (0, 2, 0), 40., 2.0, 24., "edge", (.95, .98, 1.))
    card((-3, -4, 22), (0, 0, 0), 30., 1.2, 7., "edge", (1., .97, .92))
    card((6, -15, 8.5), (0, 0, .3), 8., 4., 46., "soft", (1., .98, .95))
    camera((-4.2, -11.0, 5.2), (.0, .6, .16), 105, .2)


#: Specks under the film: where, how high and how wide each stands.
SPECKS = [(0., 0., .085, .17), (.16, .06, .035, .10), (-.12, .05, .030, .09), (-.98, .42, .042, .10), (-.90, .47, .03, .06), (.95, .62, .034, .085), (1.02, .58, .022, .05)]


def dust(scene):
    """Grit in a loose trail: the film stands over each speck as a low dome with a skirt, no two alike."""
    random = np.random.default_rng(11)
    small = [(x, .25 * x + random.normal(.25, .35), random.uniform(.010, .026), random.uniform(.030, .060)) for x in random.uniform(-1.7, 1.8, 16)]

    def surface(u, v):
        x, y = (u - .5) * 7, (v - .42) * 7
        z = -.21 * y * y - .004 * x * x
        for k, (cx, cy, high, wide) in enumerate(SPECKS + small):
            dx, dy = (x - cx) / wide, (y - cy) / wide
            turn = np.arctan2(dy, dx)
            far = np.hypot(dx, dy)
            far = far * (1 + far / (far + .7) * (.22 * np.cos(2 * turn + k) + .16 * np.cos(3 * turn + 2 * k)))
            z = z + high * (.5 * np.exp(-far**2 * 1.4) + .5 * np.exp(1 - np.sqrt(far**2 * 1.7 + 1)))
        return x, y, z
    grid("panel", surface, 1300, 1300, satin(scene))
    room(.3)
    lamp = card((1, 13.6, 12.3), (0, 0, 0), 40., .9, 54., "edge", (.95, .98, 1.))
    lamp.rotation_euler.rotate_axis("Z", .2)
    card((-14, 2, 5), (0, 0, 0), 6., 4., 10., "soft", (1., .93, .85))
    camera((-1.9, -10.9, 9.2), (.06, -.10, .03), 195, .3)


def scored(scene):
    """The maker's paint with a blade's line in it: dark where it is open, pale where the lacquer broke away beside it."""
    m, s = material("scored")
    x, y, _ = s.split(s.position())
    along = s.math("MULTIPLY_ADD", y, .34, s.math("MULTIPLY", x, .94))
    wave = s.texture("Noise", 2.2, s.position(), Detail=2.).outputs[0]
    ragged = s.texture("Noise", 70., s.position(), Detail=3.).outputs[0]
    across = s.math("ADD", s.math("MULTIPLY_ADD", x, -.34, s.math("MULTIPLY", y, .94)), s.math("MULTIPLY_ADD", wave, .06, .41))
    far = s.math("DIVIDE", s.math("ABSOLUTE", across), s.math("MULTIPLY", s.math("MULTIPLY_ADD", ragged, .8, .6), s.ramp01(along, 1.35, .6, .0003, .0062)))
    relief = s.math("ADD", s.ramp01(far, .7, 1.1), s.math("MULTIPLY", s.product(s.ramp01(far, 1., 1.4), s.ramp01(far, 2.6, 1.5)), .8))
    skin = clear_coat(s, s.surface(color=tuple(scene.paint), metal=.55, rough=.42, spec=.4), s.bump(relief, .008, .9))
    skin = s.mix(s.below(far, 1.7, .5), skin, s.surface(color=(.78, .79, .80), rough=.6))
    s.finish(s.mix(s.below(far, .95, .15), skin, s.surface(color=(.012, .012, .013), rough=.8, spec=.1)))
    grid("scored", lambda u, v: (x := (u - .5) * 12, y := (v - .4) * 12, panel(x, y)), 300, 300, m)


def score(scene):
    """A blade's line in the lacquer, found as the film comes off."""
    scored(scene)
    peeling(scene)
    room(1.15)
    card((-2.2, 4.2, 3.0), (-.8, 0, 0), 6., 2.6, 4.5)
    card((3.2, .4, 1.6), (0, 0, .2), 1.3, 3.6, 6., "round", (1., .90, .78), clear=True)
    card((-3.2, -1.5, 1.4), (0, 0, .1), .6, 3., 5., "edge", (.65, .82, 1.))
    card((0, -.3, 3.6), (0, 0, 0), 3.2, .4, 5.)
    card((2.6, 5.5, 2.4), (.9, 0, 0), 3.4, 1.5, 5., "round", (.90, .95, 1.), clear=True)
    camera((-.35, -2.75, 1.35), (.34, -.36, .06), 62, 5.6)


def shades(scene):
    """Wing and door, one crease through both, wrapped from two batches."""
    def body(x, y):
        s = y - .10 * x + .05
        return -.045 * x * x - .16 * (y - .1) ** 2 - .40 * np.sqrt(s * s + .02**2) - .12 * np.exp(-(((s + .62) / .28) ** 2))

    at = profile(4., .035, .3)
    for name, side, ends, colour in (("wing", 1, -.05, scene.colour), ("door", -1, .05, (.040, .203, .222))):
        def surface(u, v):
            out, up = flange(at(u), side, .035)
            y = (v - .45) * 6.
            x = ends + .22 * y + out
            return x, y, body(x, y) + up
        scene.colour = colour
        sheet = grid(name, surface, 320, 1300, close_film(scene))
        if side < 0:
            sheet.data.flip_normals()
    room(1.15)
    card((0, 5.2, 3.2), (0, .2, -.3), 11., 4.6, 1.5, "linear", (.80, .90, 1.))
    card((0, -4.4, 3.6), (0, -.3, -.3), 11., 3.4, .9, "linear", (1., .94, .88))
    card((.2, 2.6, 2.0), (0, .2, 0), 4.4, .75, 7.5)
    card((-.3, -2.6, 1.7), (0, -.2, 0), 4.6, .45, 6.2)
    camera((-.70, -1.6, 2.5), (.0, -.18, -.20), 62, .36)


SCENES = {"lifted": lifted, "dust": dust, "score": score, "shades": shades}
