"""Film half off a panel, from a hand's breadth: it curls over its own face, and the paint below it is clean. Lengths are in decimetres."""
import numpy as np

from .films import film
from .lights import card
from .macro import camera, close_film, room, thicken
from .nodes import grid, material

#: How far the curl turns (radians), and the share of its radius that each radian takes from it.
TURN, TIGHTER = 4.1, .060
#: The share of the mesh's rows that lie on the panel, the curl's being closer together; its near edge (y).
FLAT, NEAR = .62, -.95


def panel(x, y):
    """A bonnet, hardly crowned."""
    return -.04 * x * x - .05 * y * y


def paint(scene):
    """It falls into the dark away from the curl, or the picture would end in an edge beside the heading."""
    m, s = material("paint")
    x, y, _ = s.split(s.position())
    away = s.math("SQRT", s.math("ADD", s.product(x, x), s.product(y, y)))
    s.finish(s.mix(s.ramp01(away, .6, 1.25), film(s, "gloss", tuple(scene.paint)), s.surface(color=(.001, .001, .001), rough=1., spec=0.)))
    grid("paint", lambda u, v: (x := (u - .5) * 12, y := (v - .4) * 12, panel(x, y)), 300, 300, m)


def adhesive():
    """Pale, and crossed by the channels that let air out."""
    m, s = material("adhesive")
    along, across = (s.math("SINE", s.math("MULTIPLY", s.mask(k), 150.)) for k in ("rising", "falling"))
    channel = s.math("MAXIMUM", s.ramp01(along, .86, .98), s.ramp01(across, .86, .98))
    s.finish(s.surface(color=(.40, .395, .39), rough=.38, spec=.5, coat=.3, coat_rough=.2, normal=s.bump(channel, -.003, .5)))
    return m


def peeling(scene):
    """The sheet: flat on the panel, then a curl that tightens towards its loose end."""
    nu, nv = 1100, 700

    def surface(u, v):
        y = NEAR + 7.5 * v
        line = .05 + .16 * y + .03 * np.sin(2.2 * y)  # where the film leaves the panel
        radius = .34 - .02 * y
        a = np.clip((u - FLAT) / (1 - FLAT), 0, 1) * (TURN + .22 * np.sin(1.3 * y + .5))
        r = radius * (1 - TIGHTER * a)
        x = np.where(u < FLAT, line - (FLAT - u) / FLAT * (4.9 + line), line + r * np.sin(a))
        z = np.where(u < FLAT, 0, radius - r * np.cos(a))
        return x, y, z + .006 + panel(x, y)

    sheet = grid("film", surface, nu, nv, close_film(scene))
    u, v = (k.ravel() for k in np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij"))
    for name, way in (("rising", 1), ("falling", -1)):
        sheet.data.attributes.new("a_" + name, "FLOAT", "POINT").data.foreach_set("value", (u * 3.6 + way * v * 7.5).astype(np.float32))
    thicken(sheet, .004, adhesive())


def curling(scene):
    paint(scene)
    peeling(scene)
    room(1.15)
    card((-2.2, 4.2, 3.0), (-.8, 0, 0), 6., 2.6, 5.5)
    card((3.2, .4, 1.6), (0, 0, .2), 1.3, 3.6, 6., "round", (1., .78, .56))
    card((-3.2, -1.5, 1.4), (0, 0, .1), .6, 3., 5., "edge", (.65, .82, 1.))
    card((0, -.3, 3.6), (0, 0, 0), 3.2, .4, 5.)
    card((2.6, 5.5, 2.4), (.9, 0, 0), 3.4, 1.5, 5., "round", (.90, .95, 1.))
    camera((-1.35, -2.75, 1.30), (.10, -.42, .10), 60, 5.6)


SCENES = {"curl": curling}
