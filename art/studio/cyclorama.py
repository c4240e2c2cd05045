"""A photographer's hall: a grey floor that turns up into the wall, one lamp as long as the car above it."""
import numpy as np

from .lights import background, card, new_world
from .nodes import material, mesh, quads

#: Where the floor ends beyond the vehicle, and the radius (metres) by which it turns up.
BACK, ROUND = -3.2, 2.4


def cove():
    m, s = material("cove")
    where = s.position()
    y = s.split(where)[1]
    worn = s.texture("Noise", 3., where, Detail=4.).outputs[0]
    near = s.ramp01(y, BACK, BACK + 2.)  # polished where cars stand, matt where it turns up
    rough = s.math("MULTIPLY_ADD", near, -.30, s.math("MULTIPLY_ADD", worn, .12, .40))
    s.finish(s.surface(color=(.20, .215, .235), rough=rough, spec=s.math("MULTIPLY", near, .45)))
    a = np.linspace(0, np.pi / 2, 40)
    profile = np.array([(40., 0.), (BACK, 0.), *zip(BACK - ROUND * np.sin(a), ROUND * (1 - np.cos(a))), (BACK - ROUND, 12.)])
    rings = np.array([np.c_[np.full(len(profile), x), profile] for x in np.linspace(-40, 40, 3)])
    mesh("cove", rings.reshape(-1, 3), quads(3, len(profile)), m)


def cyclorama(scene):
    s = new_world("hall", "NONE")
    s.links.new(background(s, (.75, .85, 1.), .02), s.node("OutputWorld").inputs[0])
    cove()
    cool, warm = (.90, .95, 1.), (1., .94, .86)
    for along, across in ((0, 0), *scene.row):  # one lamp above each vehicle
        card((2.36 + along, .5 + across, 4.1), (2.36 + along, .1 + across, 0), 6.4, 1.9, 5., "edge", (1., .98, .96))
    card((5., -2.2, 4.6), (5., -5.6, 1.4), 20., .8, 10., "soft", cool)
    card((2.36, 9.5, 3.0), (2.36, 0, .7), 10., 1.5, 6.5, "linear", (1., .98, .96))
    card((2.36, 8.5, .55), (2.36, 0, .5), 9., .5, 2.6, "soft", cool)
    card((-5.2, 2.4, 1.5), (0, 0, .6), 3., 1.8, 5., "edge", warm)
    card((9.9, 2.4, 1.5), (4.7, 0, .6), 3., 1.8, 5., "edge", cool, floor=False)
