"""A photographer's hall: a dark floor that turns up into the wall, lamps above the vehicles."""
import numpy as np

from .lights import background, card, new_world
from .nodes import material, mesh, quads

#: Where the floor ends beyond the vehicle, and the radius (metres) by which it turns up. Vans stand farther from it,
#: and it turns up so sharply that a seam shows: a horizon for them to stand on.
BACK, ROUND = -3.2, 2.4
VAN_BACK, VAN_ROUND = -9., .5


def cove(back, bend, ground, shine, glow=0.):
    """Floor and wall in one sheet. It turns up at y = `back` by the radius `bend` (metres); `ground` is how light the floor
    is beside the wall, `shine` how much smoother where cars stand; `glow` the light of a lamp on the wall, behind them."""
    m, s = material("cove")
    m.cycles.sample_as_light = False  # its glow would be sought from everywhere
    where = s.position()
    x, y, z = s.split(where)
    worn = s.texture("Noise", 3., where, Detail=4.).outputs[0]
    near = s.ramp01(y, back, back + 2.)  # polished where cars stand, matt where it turns up
    rough = s.math("MULTIPLY_ADD", near, -shine, s.math("MULTIPLY_ADD", worn, .12, .40))
    tone = s.node("CombineXYZ")
    for socket, cast in zip(tone.inputs, (.045, .049, .055)):
        s.set(s.math("MULTIPLY", s.ramp01(near, 0., 1., 1., ground), cast), socket)
    out = s.surface(color=tone.outputs[0], rough=rough, spec=s.math("MULTIPLY", near, .45))
    across, up = s.math("MULTIPLY", s.math("SUBTRACT", x, 8.5), 1 / 7.5), s.math("MULTIPLY", s.math("SUBTRACT", z, .4), 1 / 2.8)
    halo = s.math("POWER", 2.718, s.math("MULTIPLY", s.math("ADD", s.product(across, across), s.product(up, up)), -1.))
    s.finish(s.add(out, s.emission((.84, .92, 1.), s.product(halo, s.math("SUBTRACT", 1., near), glow))) if glow else out)
    a = np.linspace(0, np.pi / 2, 40)
    profile = np.array([(40., 0.), (back, 0.), *zip(back - bend * np.sin(a), bend * (1 - np.cos(a))), (back - bend, 12.)])
    rings = np.array([np.c_[np.full(len(profile), x), profile] for x in np.linspace(-40, 40, 3)])
    mesh("cove", rings.reshape(-1, 3), quads(3, len(profile)), m)


def cyclorama(scene):
    s = new_world("hall", "NONE")
    s.links.new(background(s, (.75, .85, 1.), .02), s.node("OutputWorld").inputs[0])
    if scene.body == "van":
        cove(VAN_BACK, VAN_ROUND, .55, .34, .09)
        van_lamps()
    else:
        cove(BACK, ROUND, 1., .30, .05)
        car_lamps()


def car_lamps():
    cool, warm = (.90, .95, 1.), (1., .94, .86)
    card((2.36, .5, 4.1), (2.36, .1, 0), 6.4, 1.9, 5., "edge", (1., .98, .96))
    card((5., -2.2, 4.6), (5., -5.6, 1.4), 20., .8, 10., "soft", cool)
    card((2.36, 9.5, 3.0), (2.36, 0, .7), 10., 1.5, 6.5, "linear", (1., .98, .96))
    card((2.36, 8.5, .55), (2.36, 0, .5), 9., .5, 2.6, "soft", cool)
    card((2.36, 8.8, 1.75), (2.36, 0, .75), 12., .20, 24., "edge", (1., .98, .96), floor=False)  # one line of light from nose to tail
    card((-5.2, 2.4, 1.5), (0, 0, .6), 3., 1.8, 5., "edge", warm)
    card((9.9, 2.4, 1.5), (4.7, 0, .6), 3., 1.8, 5., "edge", cool, floor=False)


def van_lamps():
    """One lamp over the roof; a key beside the camera; a long one that the flank mirrors, bright along its lower edge,
    and a broad dim one for the doors below it; one that nose and bonnet mirror; a sheet overhead for the windscreen, as a sky is."""
    white, warm = (1., .98, .96), (1., .95, .88)
    card((2.6, .3, 4.6), (2.6, .1, 0), 6.6, 1.7, 9., "edge", white).visible_glossy = False
    sky = card((3.3, -5., 5.2), (3.2, -5., 0), 13., -5.2, 10., "linear", (.90, .95, 1.))
    sky.visible_diffuse = False
    card((-3., 11., 5.2), (2.2, 0, .8), 9., 4., 7., "edge", white)
    card((4.5, 12., 4.6), (4.5, 0, 1.3), 17., -3.0, 3.6, "linear", white)
    card((4.5, 12., .55), (4.5, 0, .55), 19., 1.9, .9, "linear", white, floor=False)
    card((-8.5, 1., 2.0), (0, 0, .8), 9., 3.6, 5.5, "edge", warm)
